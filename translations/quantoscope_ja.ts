<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>ChartExport</name>
    <message>
        <source>Not enough memory for an image of this size.</source>
        <translation>この大きさの画像を作るにはメモリが足りません。</translation>
    </message>
    <message>
        <source>Choose a smaller size or fewer dots per inch.</source>
        <translation>サイズを小さくするか、解像度 (dpi) を下げてください。</translation>
    </message>
</context>
<context>
    <name>ChartInteraction</name>
    <message>
        <source>Set cursor A here</source>
        <translation>カーソル A をここに設定</translation>
    </message>
    <message>
        <source>Set cursor B here</source>
        <translation>カーソル B をここに設定</translation>
    </message>
    <message>
        <source>Remove cursors</source>
        <translation>カーソルを消す</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>ズームをリセット</translation>
    </message>
    <message>
        <source>Drag the chart to another program or to a folder.</source>
        <translation>グラフを他のプログラムまたはフォルダーにドラッグします。</translation>
    </message>
    <message>
        <source>Move a note</source>
        <translation>注釈を移動</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>注釈を追加</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>注釈を編集</translation>
    </message>
    <message>
        <source>Edit a note</source>
        <translation>注釈を編集</translation>
    </message>
    <message>
        <source>Delete a note</source>
        <translation>注釈を削除</translation>
    </message>
    <message>
        <source>Edit the note…</source>
        <translation>注釈を編集…</translation>
    </message>
    <message>
        <source>Delete the note</source>
        <translation>注釈を削除</translation>
    </message>
    <message>
        <source>Add a note here…</source>
        <translation>ここに注釈を追加…</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注釈</translation>
    </message>
    <message>
        <source>Δ %1: %2 (%3×)</source>
        <translation>Δ %1: %2 (%3×)</translation>
    </message>
    <message>
        <source>Δ %1: %2</source>
        <translation>Δ %1: %2</translation>
    </message>
    <message>
        <source>Text of the note:</source>
        <translation>注釈のテキスト:</translation>
    </message>
</context>
<context>
    <name>ComparisonCells</name>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>実際の動作</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Cold/hot (×)</source>
        <translation>コールド/ホット (×)</translation>
    </message>
    <message>
        <source>CV (%)</source>
        <translation>CV (%)</translation>
    </message>
    <message>
        <source>Speed-up (×)</source>
        <translation>高速化率 (×)</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Ceiling (%)</source>
        <translation>上限比 (%)</translation>
    </message>
    <message>
        <source>SQNR (dB)</source>
        <translation>SQNR (dB)</translation>
    </message>
    <message>
        <source>MSE</source>
        <translation>MSE</translation>
    </message>
    <message>
        <source>Max error</source>
        <translation>最大誤差</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>コサイン</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Ratio (×)</source>
        <translation>比 (×)</translation>
    </message>
    <message>
        <source>Compile (ms)</source>
        <translation>コンパイル (ms)</translation>
    </message>
    <message>
        <source>Search (ms)</source>
        <translation>探索 (ms)</translation>
    </message>
    <message>
        <source>Clock (MHz)</source>
        <translation>クロック (MHz)</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>計測方式</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>The requested mode: format, granularity, static or dynamic scale.</source>
        <translation>要求されたモード: 形式、粒度、静的または動的スケール。</translation>
    </message>
    <message>
        <source>What actually ran: backend, data types, arithmetic. ≠ marks a difference from the request.</source>
        <translation>実際に実行された内容: バックエンド、データ型、演算。≠ は要求との相違を示します。</translation>
    </message>
    <message>
        <source>Comparison of this mode with the baseline, from pairs of samples of the same round.</source>
        <translation>このモードとベースラインの比較。同じラウンドのサンプルの組によります。</translation>
    </message>
    <message>
        <source>Measured samples, without warm-up.</source>
        <translation>計測したサンプル。ウォームアップは含みません。</translation>
    </message>
    <message>
        <source>Cold p50 / hot p50: the gain from data in the cache.</source>
        <translation>コールド p50 / ホット p50: データがキャッシュにある場合の効果。</translation>
    </message>
    <message>
        <source>Coefficient of variation: standard deviation / mean, in percent.</source>
        <translation>変動係数: 標準偏差 / 平均 (%)。</translation>
    </message>
    <message>
        <source>Time of the baseline / time, median of the ratios of the same rounds; above 1 is faster. Grey without a verdict.</source>
        <translation>ベースラインの時間 / 時間、同じラウンドの比の中央値。1 より大きければ高速です。判定がない場合は灰色です。</translation>
    </message>
    <message>
        <source>Operations of the task / median, in 10¹² per second; a multiply-add counts as two.</source>
        <translation>タスクの演算数 / 中央値 (毎秒 10¹²)。積和は 2 と数えます。</translation>
    </message>
    <message>
        <source>Bytes that must be moved / median, in 10⁹ bytes per second.</source>
        <translation>移動が必要なバイト数 / 中央値 (毎秒 10⁹ バイト)。</translation>
    </message>
    <message>
        <source>Signal to quantization noise, 10·log10(Σx² / Σ(x−x̂)²), in decibels; higher is better.</source>
        <translation>信号対量子化雑音比、10·log10(Σx² / Σ(x−x̂)²)、デシベル。高いほど良好です。</translation>
    </message>
    <message>
        <source>Mean squared error, mean of (x−x̂)².</source>
        <translation>平均二乗誤差、(x−x̂)² の平均。</translation>
    </message>
    <message>
        <source>Largest |x−x̂|.</source>
        <translation>|x−x̂| の最大値。</translation>
    </message>
    <message>
        <source>Cosine similarity of input and restored values.</source>
        <translation>入力と復元値のコサイン類似度。</translation>
    </message>
    <message>
        <source>Codes, scales and zero points together.</source>
        <translation>コード、スケール、ゼロ点の合計。</translation>
    </message>
    <message>
        <source>Size / size of the input.</source>
        <translation>サイズ / 入力のサイズ。</translation>
    </message>
    <message>
        <source>Time to compile the kernels for this shape, once, before the first call. It is not part of any latency.</source>
        <translation>この形状向けにカーネルをコンパイルする時間。最初の呼び出し前に 1 回だけかかり、レイテンシには含みません。</translation>
    </message>
    <message>
        <source>Time to try the algorithms of a library and choose one, once, before the first call. It is not part of any latency.</source>
        <translation>ライブラリのアルゴリズムを試して 1 つ選ぶ時間。最初の呼び出し前に 1 回だけかかり、レイテンシには含みません。</translation>
    </message>
    <message>
        <source>Median SM clock during the samples, in megahertz.</source>
        <translation>サンプル中の SM クロックの中央値 (メガヘルツ)。</translation>
    </message>
    <message>
        <source>How a sample is taken: one launch, or the mean of several in a row.</source>
        <translation>サンプルの取り方: 1 回の起動、または連続した複数回の平均。</translation>
    </message>
    <message>
        <source>Rows whose codes and scales were compared with the oracle, bit for bit.</source>
        <translation>コードとスケールをリファレンスとビット単位で比較した行。</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <source>? NOT TRUSTED</source>
        <translation>? 信頼不可</translation>
    </message>
    <message>
        <source>↑ FASTER %1×</source>
        <translation>↑ 高速 %1×</translation>
    </message>
    <message>
        <source>↓ SLOWER %1×</source>
        <translation>↓ 低速 %1×</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= 同じ</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? 未判別</translation>
    </message>
    <message>
        <source>… TOO FEW</source>
        <translation>… サンプル不足</translation>
    </message>
    <message>
        <source>each launch</source>
        <translation>起動ごと</translation>
    </message>
    <message>
        <source>events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>連続 %1 回</translation>
    </message>
    <message>
        <source>graph of %1</source>
        <translation>%1 回のグラフ</translation>
    </message>
    <message>
        <source>%1 − %2 µs</source>
        <translation>%1 − %2 µs</translation>
    </message>
    <message>
        <source>✓ %1 rows</source>
        <translation>✓ %1 行</translation>
    </message>
    <message>
        <source>✗ %1 of %2 differ</source>
        <translation>✗ %2 中 %1 が相違</translation>
    </message>
    <message>
        <source>imported: %1</source>
        <translation>インポート: %1</translation>
    </message>
    <message>
        <source>∞ exact</source>
        <translation>∞ 正確</translation>
    </message>
    <message>
        <source>Imported from %1, which does not give the number of samples.</source>
        <translation>%1 からインポート。サンプル数は記載されていません。</translation>
    </message>
    <message>
        <source>n = %1 samples</source>
        <translation>n = %1 サンプル</translation>
    </message>
    <message>
        <source>%1, imported from %2.</source>
        <translation>%1、%2 からインポート。</translation>
    </message>
    <message>
        <source>, %1 warm-up samples excluded</source>
        <translation>、ウォームアップ %1 サンプルを除外</translation>
    </message>
    <message>
        <source>, warm-up excluded</source>
        <translation>、ウォームアップを除外</translation>
    </message>
    <message>
        <source>; cache: %1</source>
        <translation>; キャッシュ: %1</translation>
    </message>
    <message>
        <source>; each sample is the mean of %1 consecutive launches, so percentiles describe such means</source>
        <translation>; 各サンプルは連続 %1 回の起動の平均なので、パーセンタイルはその平均のものです</translation>
    </message>
    <message>
        <source>Not given by %1.</source>
        <translation>%1 では示されていません。</translation>
    </message>
    <message>
        <source>No samples yet.</source>
        <translation>まだサンプルがありません。</translation>
    </message>
    <message>
        <source>n = %1 is below 59: too few samples to bound it with 95% confidence.</source>
        <translation>n = %1 は 59 未満: 95% の信頼度で限界を示すにはサンプルが足りません。</translation>
    </message>
    <message>
        <source>n = %1 is below 299: too few samples to bound it with 95% confidence.</source>
        <translation>n = %1 は 299 未満: 95% の信頼度で限界を示すにはサンプルが足りません。</translation>
    </message>
    <message>
        <source>%1
Not available for imported results.</source>
        <translation>%1
インポートした結果では取得できません。</translation>
    </message>
    <message>
        <source>Not computed yet. %1</source>
        <translation>まだ計算していません。%1</translation>
    </message>
    <message>
        <source>Infinite: every value is restored exactly.</source>
        <translation>無限大: すべての値が正確に復元されます。</translation>
    </message>
    <message>
        <source>Not defined: one side is all zero.</source>
        <translation>定義されません: 片方がすべてゼロです。</translation>
    </message>
    <message>
        <source>Over n = %1 finite elements</source>
        <translation>n = %1 個の有限要素について</translation>
    </message>
    <message>
        <source>, %1 NaN or infinite ones excluded</source>
        <translation>、NaN または無限大の %1 個を除外</translation>
    </message>
    <message>
        <source>; the input is constant, so there was nothing to scale</source>
        <translation>; 入力が定数なので、スケールするものがありません</translation>
    </message>
    <message>
        <source>n = %1 pairs: a 95% interval needs at least 6.</source>
        <translation>n = %1 組: 95% 区間には少なくとも 6 組必要です。</translation>
    </message>
    <message>
        <source>Speed-up over %1: %2, 95% interval [%3, %4], n = %5.</source>
        <translation>%1 に対する高速化率: %2、95% 区間 [%3, %4]、n = %5。</translation>
    </message>
    <message>
        <source>%1 pairs of the same round</source>
        <translation>同じラウンドの %1 組</translation>
    </message>
    <message>
        <source>%1 samples, not paired</source>
        <translation>%1 サンプル、対応なし</translation>
    </message>
    <message>
        <source>Counts as the same: ±%1%.</source>
        <translation>同じとみなす: ±%1%。</translation>
    </message>
    <message>
        <source>The other modes are compared with this one.</source>
        <translation>他のモードはこれと比較されます。</translation>
    </message>
    <message>
        <source>Imported results are not compared: they were not measured in the same rounds.</source>
        <translation>インポートした結果は比較しません: 同じラウンドで計測していないためです。</translation>
    </message>
    <message>
        <source>Not compared with %1: there are no samples of both yet.</source>
        <translation>%1 と比較していません: 両方のサンプルがまだありません。</translation>
    </message>
    <message>
        <source>Two series of the same kernel (%1) differ in this run, so differences between modes are not reliable.
%2</source>
        <translation>この実行では同じカーネル (%1) の 2 系列に差があるため、モード間の差は信頼できません。
%2</translation>
    </message>
    <message>
        <source>The whole interval lies above the band: this mode is faster.</source>
        <translation>区間全体が帯より上にあります: このモードは高速です。</translation>
    </message>
    <message>
        <source>The whole interval lies below the band: this mode is slower.</source>
        <translation>区間全体が帯より下にあります: このモードは低速です。</translation>
    </message>
    <message>
        <source>The whole interval lies within the band: no difference that matters.</source>
        <translation>区間全体が帯の中にあります: 意味のある差はありません。</translation>
    </message>
    <message>
        <source>The interval crosses the edge of the band: it may be a difference or noise. More samples narrow it.</source>
        <translation>区間が帯の端をまたいでいます: 差かもしれず、ノイズかもしれません。サンプルを増やすと狭まります。</translation>
    </message>
    <message>
        <source>No ranks: two series of the same kernel (%1) differ in this run.</source>
        <translation>順位なし: この実行では同じカーネル (%1) の 2 系列に差があります。</translation>
    </message>
    <message>
        <source>Imported results are not ranked: they were not measured in the same rounds.</source>
        <translation>インポートした結果には順位を付けません: 同じラウンドで計測していないためです。</translation>
    </message>
    <message>
        <source>Not known yet: no pairs of samples.</source>
        <translation>まだ不明: サンプルの組がありません。</translation>
    </message>
    <message>
        <source>Among %1 modes, by the verdicts of all pairs (95% intervals of ratios by round).</source>
        <translation>%1 モード中、すべての組の判定 (ラウンドごとの比の 95% 区間) による。</translation>
    </message>
    <message>
        <source>Rank %1: every other mode is resolved as faster or slower.
%2</source>
        <translation>%1 位: 他のすべてのモードについて高速か低速かが判別されています。
%2</translation>
    </message>
    <message>
        <source>One of the ranks %1 to %2: the order among them is not resolved.
%3</source>
        <translation>%1 位から %2 位のいずれか: その中の順序は判別されていません。
%3</translation>
    </message>
    <message>
        <source>The baseline %1 has no samples in this run.</source>
        <translation>ベースライン %1 はこの実行にサンプルがありません。</translation>
    </message>
    <message>
        <source>Grey because there is no verdict.</source>
        <translation>判定がないため灰色です。</translation>
    </message>
    <message>
        <source>Imported from %1. See the source for how it was measured.</source>
        <translation>%1 からインポート。計測方法はインポート元を参照してください。</translation>
    </message>
    <message>
        <source>Each launch is timed individually, between two timestamps.</source>
        <translation>各起動を 2 つのタイムスタンプの間で個別に計時します。</translation>
    </message>
    <message>
        <source>A sample is the mean of %1 consecutive launches, because a single launch is too short for the timer. Percentiles describe such means.</source>
        <translation>1 回の起動はタイマーに対して短すぎるため、サンプルは連続 %1 回の起動の平均です。パーセンタイルはその平均のものです。</translation>
    </message>
    <message>
        <source>The host takes %1 µs to enqueue one launch.</source>
        <translation>ホストが 1 回の起動をキューに入れるのに %1 µs かかります。</translation>
    </message>
    <message>
        <source>From launch to synchronization: %1 µs of wall time.</source>
        <translation>起動から同期まで: 実時間 %1 µs。</translation>
    </message>
    <message>
        <source>%1
Not measured. Set &apos;Cache&apos; to &apos;cold and hot&apos; for both.</source>
        <translation>%1
未計測。両方を得るには「キャッシュ」を「コールドとホット」にしてください。</translation>
    </message>
    <message>
        <source>Cold</source>
        <translation>コールド</translation>
    </message>
    <message>
        <source>Hot</source>
        <translation>ホット</translation>
    </message>
    <message>
        <source>The rates come from the calibration of the device.</source>
        <translation>速度はデバイスの校正によるものです。</translation>
    </message>
    <message>
        <source>%1
No ceiling was measured.</source>
        <translation>%1
上限は計測されていません。</translation>
    </message>
    <message>
        <source>%1
Not applicable here.</source>
        <translation>%1
ここでは該当しません。</translation>
    </message>
    <message>
        <source>%1
The compiled kernels came from the cache; this is the time to load them.</source>
        <translation>%1
コンパイル済みカーネルをキャッシュから読み込んだ時間です。</translation>
    </message>
    <message>
        <source>Imported from %1, not measured here.</source>
        <translation>%1 からインポート。ここでは計測していません。</translation>
    </message>
    <message>
        <source>Not measured here: imported from %1. Read-only, and not verified against the oracle.</source>
        <translation>ここでは計測していません。%1 からインポート。読み取り専用で、リファレンスと照合していません。</translation>
    </message>
    <message>
        <source>Nothing ran yet.</source>
        <translation>まだ何も実行していません。</translation>
    </message>
    <message>
        <source>≠ Differs from the request: %1 on %2.
Ran: %3</source>
        <translation>≠ 要求と異なります: %2 での %1。
実行: %3</translation>
    </message>
    <message>
        <source>Ran as requested: %1</source>
        <translation>要求どおりに実行: %1</translation>
    </message>
    <message>
        <source>Imported results cannot be verified: their codes are not available.</source>
        <translation>インポートした結果は検証できません。コードがありません。</translation>
    </message>
    <message>
        <source>%1
Not verified yet.</source>
        <translation>%1
まだ検証していません。</translation>
    </message>
    <message>
        <source>Results compared with a double-precision reference: %1 rows, %2 beyond the tolerance of %3 (relative); the largest error is %4.</source>
        <translation>結果を倍精度のリファレンスと比較: %1 行、許容差 %3 (相対) を超えたもの %2。最大の誤差は %4。</translation>
    </message>
    <message>
        <source>Codes and scales compared with the oracle, bit for bit: %1 rows, %2 differ.</source>
        <translation>コードとスケールをリファレンスとビット単位で比較: %1 行、%2 が相違。</translation>
    </message>
    <message>
        <source>%1
%2 per call, n = %3.</source>
        <translation>%1
1 回の呼び出しで %2、n = %3。</translation>
    </message>
    <message>
        <source>%1
Almost no arithmetic.</source>
        <translation>%1
演算はほとんどありません。</translation>
    </message>
    <message>
        <source>%1
Measured with clock stamps around each sample, on the same multiprocessor.</source>
        <translation>%1
同じマルチプロセッサ上で、各サンプルの前後のクロック値により計測。</translation>
    </message>
    <message>
        <source>%1
Not available here.</source>
        <translation>%1
ここでは取得できません。</translation>
    </message>
    <message>
        <source>%1
One launch moves at least %2. n = %3.</source>
        <translation>%1
1 回の起動で少なくとも %2 を移動。n = %3。</translation>
    </message>
    <message>
        <source>%1
%2 bytes.</source>
        <translation>%1
%2 バイト。</translation>
    </message>
    <message>
        <source>%1
Input: %2.</source>
        <translation>%1
入力: %2。</translation>
    </message>
    <message>
        <source>Δ (%)</source>
        <translation>Δ (%)</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>評価不能</translation>
    </message>
    <message>
        <source>Finite input values that were restored as NaN or infinite. They are excluded from all error figures.</source>
        <translation>NaN または無限大として復元された有限の入力値。すべての誤差の数値から除外します。</translation>
    </message>
    <message>
        <source>Input values that are NaN or infinite, for which no error is defined.</source>
        <translation>NaN または無限大の入力値。誤差は定義されません。</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>評価不能</translation>
    </message>
    <message>
        <source>∞ in part</source>
        <translation>∞ 一部</translation>
    </message>
    <message>
        <source>Infinite: every value that can be judged is restored exactly; the others are not.</source>
        <translation>無限大: 評価できる値はすべて正確に復元されますが、他の値は復元されません。</translation>
    </message>
    <message>
        <source>, %1 destroyed: restored as NaN or infinite</source>
        <translation>、%1 個が破損: NaN または無限大として復元</translation>
    </message>
    <message>
        <source>The ratio changes during the run. The interval covers the ratios before and after the change.</source>
        <translation>実行中に比が変化しています。区間は変化の前後の比をどちらも含みます。</translation>
    </message>
    <message>
        <source>From the two medians, which were not measured in the same rounds.</source>
        <translation>2 つの中央値による値。両者は同じラウンドで計測していません。</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>サイズ (バイト)</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>Median latency.</source>
        <translation>レイテンシの中央値。</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>Half the width of the 95% order-statistic interval of the median.</source>
        <translation>中央値の 95% 順序統計区間の半幅。</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Arithmetic mean. A single slow sample changes it; the median is robust.</source>
        <translation>算術平均。遅いサンプル 1 つで変わります。中央値は頑健です。</translation>
    </message>
    <message>
        <source>Hot p50</source>
        <translation>ホット p50</translation>
    </message>
    <message>
        <source>Median latency with hot caches, measured in the same rounds.</source>
        <translation>同じラウンドで計測した、ホットキャッシュでのレイテンシの中央値。</translation>
    </message>
    <message>
        <source>Cold p50</source>
        <translation>コールド p50</translation>
    </message>
    <message>
        <source>Median latency with cold caches, measured in the same rounds.</source>
        <translation>同じラウンドで計測した、コールドキャッシュでのレイテンシの中央値。</translation>
    </message>
    <message>
        <source>p95</source>
        <translation>p95</translation>
    </message>
    <message>
        <source>p99</source>
        <translation>p99</translation>
    </message>
    <message>
        <source>MAD</source>
        <translation>MAD</translation>
    </message>
    <message>
        <source>1.4826 × median absolute deviation: a measure of spread that is robust to a few slow samples.</source>
        <translation>1.4826 × 中央絶対偏差: 少数の遅いサンプルに対して頑健な、ばらつきの尺度。</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>Standard deviation with n − 1.</source>
        <translation>n − 1 による標準偏差。</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Fastest sample.</source>
        <translation>最速のサンプル。</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Slowest sample.</source>
        <translation>最も遅いサンプル。</translation>
    </message>
    <message>
        <source>Below n = 6 there is no 95% interval; minimum and maximum are shown instead: [%1, %2] %3.</source>
        <translation>n = 6 未満では 95% 区間がなく、代わりに最小値と最大値を示します: [%1, %2] %3。</translation>
    </message>
    <message>
        <source>95% order-statistic interval of the median: [%1, %2] %3.</source>
        <translation>中央値の 95% 順序統計区間: [%1, %2] %3。</translation>
    </message>
    <message>
        <source>%1
Compared with %2, p50 %3. n = %4.</source>
        <translation>%1
%2 との比較、p50 %3。n = %4。</translation>
    </message>
    <message>
        <source>%1: %2 [%3, %4], n = %5.</source>
        <translation>%1: %2 [%3, %4]、n = %5。</translation>
    </message>
    <message>
        <source>%1 at the copy rate of %2 GB/s: %3.</source>
        <translation>%1、コピー速度 %2 GB/s で: %3。</translation>
    </message>
    <message>
        <source>%1 at %2 TFLOP/s (%3): %4.</source>
        <translation>%1、%2 TFLOP/s (%3) で: %4。</translation>
    </message>
    <message>
        <source>%1
Roofline of this device: %2, the larger of two times at calibrated rates. n = %3.</source>
        <translation>%1
このデバイスのルーフライン: %2。校正した速度による 2 つの時間の大きい方。n = %3。</translation>
    </message>
    <message>
        <source>%1
Ceiling: %2, %3 GB/s, measured on this device in the same run with the same method. n = %4.</source>
        <translation>%1
上限: %2、%3 GB/s。このデバイスで同じ実行中に同じ方法で計測。n = %4。</translation>
    </message>
    <message>
        <source>Change in time relative to the baseline, in percent; negative is faster. This is the median of the ratios of the same rounds, which the verdict uses. It may differ from the ratio of the two p50 values.</source>
        <translation>ベースラインに対する時間の変化 (%)。負は高速。同じラウンドどうしの比の中央値で、判定にはこれを使います。2 つの p50 の値の比とは異なることがあります。</translation>
    </message>
    <message>
        <source>Rank by latency; 1 is the fastest. A range where differences are not resolved.</source>
        <translation>レイテンシの順位。1 が最速。差が判別されない場合は範囲で示します。</translation>
    </message>
    <message>
        <source>Shortest possible time on this device / median, in percent. The shortest time is that of a kernel with the same traffic, or follows from the measured memory and arithmetic rates.</source>
        <translation>このデバイスで可能な最短時間 / 中央値 (%)。最短時間は、同じ転送量のカーネルの時間か、計測したメモリと演算の速度から求めたものです。</translation>
    </message>
    <message>
        <source>Effective n = %1: the samples are autocorrelated (lag 1: %2) and count as about %1 independent ones, so the true intervals are wider.</source>
        <translation>有効 n = %1: サンプルに自己相関があり (ラグ 1: %2)、独立な約 %1 個分に相当するため、真の区間はより広くなります。</translation>
    </message>
    <message>
        <source>The ratio of the means, %1, is not borne out by the medians: slow samples raise the mean of %2.</source>
        <translation>平均の比 %1 は中央値では裏付けられません: 遅いサンプルが %2 の平均を引き上げています。</translation>
    </message>
    <message>
        <source>%1 of them are between iterations %2 and %3.</source>
        <translation>そのうち %1 個は反復 %2 から %3 の間にあります。</translation>
    </message>
    <message>
        <source>One of them is iteration %1.</source>
        <translation>その 1 つは反復 %1 です。</translation>
    </message>
    <message>
        <source>Among them: iterations %1.</source>
        <translation>反復 %1 が含まれます。</translation>
    </message>
    <message>
        <source>The samples are autocorrelated and count as about %1 independent ones. The interval takes this into account.</source>
        <translation>サンプルに自己相関があり、独立な約 %1 個分に相当します。区間はこれを考慮しています。</translation>
    </message>
    <message>
        <source>The constant cost of a sequence, %1 µs [%2, %3], was measured with two lengths and is subtracted from every sample.</source>
        <translation>シーケンスの一定コスト %1 µs [%2, %3] は 2 つの長さで計測し、各サンプルから差し引いています。</translation>
    </message>
    <message>
        <source>Energy (J/call)</source>
        <translation>エネルギー (J/呼び出し)</translation>
    </message>
    <message>
        <source>Energy of the whole GPU per call, idle power included, by its energy counter over at least 2 s of calls in a row. Shown only if power readings agree within 5%.</source>
        <translation>1 回の呼び出しあたりの GPU 全体のエネルギー。アイドル時の電力を含み、2 s 以上連続した呼び出しについて GPU のエネルギーカウンターで計測します。電力の読み取り値との差が 5% 以内の場合のみ表示します。</translation>
    </message>
    <message>
        <source>%1
Not known: %2.</source>
        <translation>%1
不明: %2。</translation>
    </message>
    <message>
        <source>%1
Not measured: select &apos;Energy&apos; in the setup.</source>
        <translation>%1
未計測: 設定で「エネルギー」を選んでください。</translation>
    </message>
    <message>
        <source>%1
%2 W by the counter and %3 W by power readings, over %4 s.</source>
        <translation>%1
カウンターでは %2 W、電力の読み取り値では %3 W (%4 s 間)。</translation>
    </message>
    <message>
        <source>
Idle before the calls: %1 W.</source>
        <translation>
呼び出し前のアイドル時: %1 W。</translation>
    </message>
    <message>
        <source>95th percentile (type 7), in microseconds; from n = 59 on.</source>
        <translation>95 パーセンタイル (タイプ 7)、マイクロ秒。n = 59 以上で表示。</translation>
    </message>
    <message>
        <source>99th percentile (type 7), in microseconds; from n = 299 on.</source>
        <translation>99 パーセンタイル (タイプ 7)、マイクロ秒。n = 299 以上で表示。</translation>
    </message>
    <message>
        <source>Faster or slower has to exceed %1%, the difference between two identical kernels (%2, measured twice) in this run.</source>
        <translation>高速・低速とするには、%1% を超える必要があります。これはこの実行における同一カーネル 2 つの差です (%2、2 回計測)。</translation>
    </message>
</context>
<context>
    <name>ExampleSession</name>
    <message>
        <source>The example session could not be unpacked.</source>
        <translation>サンプルセッションを展開できませんでした。</translation>
    </message>
    <message>
        <source>Make room in the folder for temporary files.</source>
        <translation>一時ファイル用フォルダーの空きを増やしてください。</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>Drift</source>
        <translation>ドリフト</translation>
    </message>
    <message>
        <source>Level shift</source>
        <translation>レベル変化</translation>
    </message>
    <message>
        <source>Caused by the clock</source>
        <translation>クロックによるもの</translation>
    </message>
    <message>
        <source>Two levels</source>
        <translation>2 つのレベル</translation>
    </message>
    <message>
        <source>Switches between two levels</source>
        <translation>2 つのレベルを行き来</translation>
    </message>
    <message>
        <source>Too few samples</source>
        <translation>サンプル不足</translation>
    </message>
    <message>
        <source>Below the timer&apos;s resolution</source>
        <translation>タイマーの分解能未満</translation>
    </message>
    <message>
        <source>Data stays in the cache</source>
        <translation>データがキャッシュに残る</translation>
    </message>
    <message>
        <source>Impossible rate</source>
        <translation>あり得ない速度</translation>
    </message>
    <message>
        <source>Isolated slow samples</source>
        <translation>孤立した遅いサンプル</translation>
    </message>
    <message>
        <source>Work outside the timestamps</source>
        <translation>タイムスタンプの外の作業</translation>
    </message>
    <message>
        <source>Means and medians disagree</source>
        <translation>平均と中央値が食い違う</translation>
    </message>
    <message>
        <source>Difference is not resolved</source>
        <translation>差は未判別</translation>
    </message>
    <message>
        <source>Throttled</source>
        <translation>スロットリング</translation>
    </message>
    <message>
        <source>Another process on the device</source>
        <translation>デバイス上の他のプロセス</translation>
    </message>
    <message>
        <source>Take more samples</source>
        <translation>サンプルを増やす</translation>
    </message>
    <message>
        <source>Measure cold</source>
        <translation>コールドで計測</translation>
    </message>
    <message>
        <source>Batch launches in a graph</source>
        <translation>起動をグラフにまとめる</translation>
    </message>
    <message>
        <source>Exclude the warm-up</source>
        <translation>ウォームアップを除外</translation>
    </message>
    <message>
        <source>Rerun this pair</source>
        <translation>この組を再計測</translation>
    </message>
    <message>
        <source>Pause repainting</source>
        <translation>再描画を止める</translation>
    </message>
    <message>
        <source>Measures again with more iterations.</source>
        <translation>反復を増やして再計測します。</translation>
    </message>
    <message>
        <source>Measures again with cold caches.</source>
        <translation>コールドキャッシュで再計測します。</translation>
    </message>
    <message>
        <source>Measures again with several launches per sample.</source>
        <translation>1 サンプルを複数回の起動として再計測します。</translation>
    </message>
    <message>
        <source>Counts the slow first samples as warm-up: they stay visible in grey and are excluded from all statistics.</source>
        <translation>最初の遅いサンプルをウォームアップとみなします。灰色で表示したまま、すべての統計から除外します。</translation>
    </message>
    <message>
        <source>Measures only these two modes again, interleaved.</source>
        <translation>この 2 つのモードだけを交互に再計測します。</translation>
    </message>
    <message>
        <source>Measures again without repainting the trace.</source>
        <translation>トレースを再描画せずに再計測します。</translation>
    </message>
    <message>
        <source>Preempted by the operating system</source>
        <translation>OS によるプリエンプション</translation>
    </message>
    <message>
        <source>Shorter than the graph&apos;s constant</source>
        <translation>グラフの固定コスト未満</translation>
    </message>
    <message>
        <source>The first iteration raises the mean</source>
        <translation>最初の反復が平均を押し上げている</translation>
    </message>
    <message>
        <source>One outlier dominates the variance</source>
        <translation>1 つの外れ値が分散を支配している</translation>
    </message>
    <message>
        <source>Slow start</source>
        <translation>立ち上がりが遅い</translation>
    </message>
    <message>
        <source>Samples are autocorrelated</source>
        <translation>サンプルに自己相関がある</translation>
    </message>
    <message>
        <source>Launch bound</source>
        <translation>起動律速</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>コールドスタート</translation>
    </message>
    <message>
        <source>Outliers</source>
        <translation>外れ値</translation>
    </message>
    <message>
        <source>Unsteady speed</source>
        <translation>速度が不安定</translation>
    </message>
    <message>
        <source>Difference not resolved</source>
        <translation>差は未判別</translation>
    </message>
    <message>
        <source>Too short for the timer</source>
        <translation>タイマーには短すぎる</translation>
    </message>
    <message>
        <source>Data in the cache</source>
        <translation>データがキャッシュ内</translation>
    </message>
    <message>
        <source>Autocorrelated samples</source>
        <translation>自己相関のあるサンプル</translation>
    </message>
    <message>
        <source>Wrong results</source>
        <translation>結果の誤り</translation>
    </message>
    <message>
        <source>NaN or infinite values</source>
        <translation>NaN または無限大の値</translation>
    </message>
    <message>
        <source>Constant input</source>
        <translation>一定の入力</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n mode(s)</source>
        <translation>
            <numerusform>%1 (%n モード)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2 of %n mode(s)</source>
        <translation>
            <numerusform>%1 (%n モード中 %2 モード)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing left of some values</source>
        <translation>一部の値が失われている</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Results of other tools and saved sessions can be dropped on the window. Ctrl+K finds every command, F1 opens the manual.</source>
        <translation>他のツールの結果や保存したセッションは、ウィンドウにドロップできます。Ctrl+K ですべてのコマンドを検索、F1 でマニュアルを開きます。</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>About Quantoscope</source>
        <translation>Quantoscope について</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Quantoscope %1&lt;/h2&gt;&lt;p&gt;An oscilloscope for neural-network quantization: what a number format costs in time, and what it costs in accuracy.&lt;/p&gt;&lt;p&gt;Commit %2&lt;br&gt;Built with Qt %3, running with Qt %4&lt;/p&gt;&lt;p&gt;Free software under the &lt;a href=&quot;https://www.gnu.org/licenses/gpl-3.0.html&quot;&gt;GNU General Public License 3&lt;/a&gt; or later, with an additional permission for linking with the CUDA libraries. It comes with no warranty. The charts use Qt Charts (GPL-3.0). The typeface is Inter (SIL Open Font License 1.1).&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Quantoscope %1&lt;/h2&gt;&lt;p&gt;ニューラルネットワーク量子化のオシロスコープ: 数値形式が時間と正解率にどれだけのコストをもたらすかを示します。&lt;/p&gt;&lt;p&gt;コミット %2&lt;br&gt;Qt %3 でビルド、Qt %4 で動作&lt;/p&gt;&lt;p&gt;&lt;a href=&quot;https://www.gnu.org/licenses/gpl-3.0.html&quot;&gt;GNU 一般公衆ライセンス 3&lt;/a&gt; またはそれ以降に基づく自由ソフトウェアで、CUDA ライブラリとのリンクを許可する追加条項があります。無保証です。グラフには Qt Charts (GPL-3.0) を使用しています。書体は Inter (SIL Open Font License 1.1) です。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>InputFiles</name>
    <message>
        <source>Its type %1 is not a floating-point type.</source>
        <translation>型 %1 は浮動小数点型ではありません。</translation>
    </message>
    <message>
        <source>It is a single number.</source>
        <translation>単一の数値です。</translation>
    </message>
    <message>
        <source>Its shape is not valid.</source>
        <translation>形状が有効ではありません。</translation>
    </message>
    <message>
        <source>It has no elements.</source>
        <translation>要素がありません。</translation>
    </message>
    <message>
        <source>scalar</source>
        <translation>スカラー</translation>
    </message>
</context>
<context>
    <name>JobNames</name>
    <message>
        <source>%1 on %2</source>
        <comment>&apos;Sweep&apos; on a target</comment>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>%1, task %2</source>
        <translation>%1、タスク %2</translation>
    </message>
    <message>
        <source>%1 (partial: %2 of %3 tasks)</source>
        <translation>%1 (途中まで: %3 タスク中 %2)</translation>
    </message>
    <message>
        <source>Quantize</source>
        <translation>量子化</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Mode study</source>
        <translation>モード比較</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>言語モデル</translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>%1 %2</source>
        <comment>a count, then the state of so many tasks</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a state and its reason</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, expected to start %2</source>
        <translation>%1、開始予定 %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1、ノード %2</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>running for a time</comment>
        <translation>%1、経過時間 %2</translation>
    </message>
    <message>
        <source>not known yet; it is looked for by its name</source>
        <translation>まだ不明です。名前で検索しています</translation>
    </message>
    <message>
        <source>%1 on cluster %2</source>
        <translation>%1 (クラスター %2)</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>コマンド: %1</translation>
    </message>
    <message>
        <source>Slurm job: %1</source>
        <translation>Slurm ジョブ: %1</translation>
    </message>
    <message>
        <source>Where: %1</source>
        <translation>場所: %1</translation>
    </message>
    <message>
        <source>Folder there: %1</source>
        <translation>ターゲットのフォルダー: %1</translation>
    </message>
    <message>
        <source>GPUs per task: %1</source>
        <translation>タスクあたりの GPU: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>tasks done of all</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>ended without a connection; its result was kept</source>
        <translation>接続が切れている間に終了。結果は保存されています</translation>
    </message>
    <message>
        <source>File there: %1</source>
        <translation>ターゲットのファイル: %1</translation>
    </message>
    <message>
        <source>does not respond</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>working</source>
        <translation>作業中</translation>
    </message>
    <message>
        <source>no work in progress</source>
        <translation>進行中の作業なし</translation>
    </message>
    <message>
        <source>%1; a program is connected</source>
        <translation>%1 (プログラムが接続中)</translation>
    </message>
    <message>
        <source>Process: %1</source>
        <translation>プロセス: %1</translation>
    </message>
    <message>
        <source>Version: %1</source>
        <translation>バージョン: %1</translation>
    </message>
    <message>
        <source>Log there: %1</source>
        <translation>ターゲットのログ: %1</translation>
    </message>
    <message>
        <source>submission not confirmed</source>
        <translation>投入されたかどうか不明</translation>
    </message>
    <message>
        <source>%1; connected to this window</source>
        <translation>%1、このウィンドウが接続中</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英語</translation>
    </message>
    <message>
        <source>German</source>
        <translation>ドイツ語</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>スペイン語</translation>
    </message>
    <message>
        <source>French</source>
        <translation>フランス語</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国語</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>アラビア語</translation>
    </message>
</context>
<context>
    <name>LlmCharts</name>
    <message>
        <source>%1× faster</source>
        <translation>%1× 高速</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>%1× 低速</translation>
    </message>
    <message>
        <source>same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>未判別</translation>
    </message>
    <message>
        <source>too few rounds</source>
        <translation>ラウンド不足</translation>
    </message>
    <message>
        <source>%1 equivalent within ±0.5%</source>
        <translation>±0.5% 以内で同等 %1</translation>
    </message>
    <message>
        <source>%1 lower</source>
        <translation>低い %1</translation>
    </message>
    <message>
        <source>%1 higher</source>
        <translation>高い %1</translation>
    </message>
    <message>
        <source>%1 not resolved</source>
        <translation>未判別 %1</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>高速 %1</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>低速 %1</translation>
    </message>
    <message>
        <source>%1 simulated</source>
        <translation>シミュレーション %1</translation>
    </message>
    <message>
        <source>Perplexity by configuration</source>
        <translation>構成別のパープレキシティ</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>パープレキシティ</translation>
    </message>
    <message>
        <source>Perplexity of %1</source>
        <translation>%1 のパープレキシティ</translation>
    </message>
    <message>
        <source>95% interval of the ratio to the baseline, the same tokens</source>
        <translation>ベースラインに対する比の 95% 区間、同じトークン</translation>
    </message>
    <message>
        <source>±0.5%: equivalent</source>
        <translation>±0.5%: 同等</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <source>Divergence from the baseline</source>
        <translation>ベースラインからの乖離</translation>
    </message>
    <message>
        <source>Mean KL divergence per token</source>
        <translation>トークンあたりの平均 KL ダイバージェンス</translation>
    </message>
    <message>
        <source>± 1.96 standard errors</source>
        <translation>± 標準誤差の 1.96 倍</translation>
    </message>
    <message>
        <source>top-1 %1</source>
        <translation>上位 1 位 %1</translation>
    </message>
    <message>
        <source>Correct answers out of %1 items</source>
        <translation>%1 項目の正答</translation>
    </message>
    <message>
        <source>95% interval of the difference from the baseline, paired by item</source>
        <translation>ベースラインとの差の 95% 区間、項目ごとの対応あり</translation>
    </message>
    <message>
        <source>±0.5 points: equivalent</source>
        <translation>±0.5 ポイント: 同等</translation>
    </message>
    <message>
        <source>%1
%2 of %3 correct, standard error %4 points</source>
        <translation>%1
%3 中 %2 正答、標準誤差 %4 ポイント</translation>
    </message>
    <message>
        <source>Load time</source>
        <translation>読み込み時間</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>reading and quantizing</source>
        <translation>読み取りと量子化</translation>
    </message>
    <message>
        <source>copying to the device</source>
        <translation>デバイスへのコピー</translation>
    </message>
    <message>
        <source>other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>cold %1 s</source>
        <translation>コールド %1 s</translation>
    </message>
    <message>
        <source>%1: %2 s
reading and quantizing %3 s
to the device %4 s</source>
        <translation>%1: %2 s
読み取りと量子化 %3 s
デバイスへの転送 %4 s</translation>
    </message>
    <message>
        <source>%1 of the files&apos; pages were in the page cache</source>
        <translation>ファイルのページの %1 がページキャッシュにありました</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Weights, KV cache of all sequences, workspace</source>
        <translation>重み、全系列の KV キャッシュ、作業領域</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV キャッシュ</translation>
    </message>
    <message>
        <source>workspace</source>
        <translation>作業領域</translation>
    </message>
    <message>
        <source>weights %1</source>
        <translation>重み %1</translation>
    </message>
    <message>
        <source>%1
weights %2 bytes
KV cache %3
workspace %4
peak %5</source>
        <translation>%1
重み %2 バイト
KV キャッシュ %3
作業領域 %4
ピーク %5</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>出力トークンあたりの時間</translation>
    </message>
    <message>
        <source>One sequence decoded, median</source>
        <translation>1 系列のデコード、中央値</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>95% interval of the median</source>
        <translation>中央値の 95% 区間</translation>
    </message>
    <message>
        <source>, simulated</source>
        <translation>、シミュレーション</translation>
    </message>
    <message>
        <source>simulated: the time is that of the simulation, not of the format</source>
        <translation>シミュレーション: 時間はシミュレーションのもので、その形式のものではありません</translation>
    </message>
    <message>
        <source>sequences decoded together</source>
        <translation>同時にデコードする系列数</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>トークン/s</translation>
    </message>
    <message>
        <source>Perplexity against time per token</source>
        <translation>パープレキシティとトークンあたりの時間</translation>
    </message>
    <message>
        <source>Perplexity against size</source>
        <translation>パープレキシティとサイズ</translation>
    </message>
    <message>
        <source>time per output token</source>
        <translation>出力トークンあたりの時間</translation>
    </message>
    <message>
        <source>Logarithmic time axis</source>
        <translation>時間を対数軸で表示</translation>
    </message>
    <message>
        <source>Logarithmic size axis</source>
        <translation>サイズを対数軸で表示</translation>
    </message>
    <message>
        <source>perplexity %1</source>
        <translation>パープレキシティ %1</translation>
    </message>
    <message>
        <source>%1 ms per token</source>
        <translation>トークンあたり %1 ms</translation>
    </message>
    <message>
        <source>Scoring text and tasks</source>
        <translation>テキストとタスクの採点</translation>
    </message>
    <message>
        <source>Prompts (prefill)</source>
        <translation>プロンプト (プリフィル)</translation>
    </message>
    <message numerus="yes">
        <source>Decoding, %n sequence(s)</source>
        <translation>
            <numerusform>デコード、%n 系列</numerusform>
        </translation>
    </message>
    <message>
        <source>round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Random guessing reaches %1.</source>
        <translation>ランダムな推測では %1 です。</translation>
    </message>
    <message>
        <source>%1
first token of a prompt of %2 tokens after %3 ms
%4 tokens/s over wall time</source>
        <translation>%1
%2 トークンのプロンプトの最初のトークンまで %3 ms
実時間で %4 トークン/s</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>スループット</translation>
    </message>
    <message>
        <source>median step %1 ms, one token of every sequence</source>
        <translation>ステップの中央値 %1 ms、全系列で 1 トークンずつ</translation>
    </message>
    <message>
        <source>%1 tokens/s at the median step</source>
        <translation>ステップの中央値で %1 トークン/s</translation>
    </message>
    <message>
        <source>Decoded tokens over wall time</source>
        <translation>実時間に対するデコードトークン数</translation>
    </message>
    <message>
        <source>95% interval of the mean of the rounds</source>
        <translation>ラウンドの平均の 95% 区間</translation>
    </message>
    <message>
        <source>Throughput of each round</source>
        <translation>ラウンドごとのスループット</translation>
    </message>
    <message>
        <source>Prompt tokens per second of each round</source>
        <translation>ラウンドごとの毎秒プロンプトトークン数</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>1 秒あたりのトークン数</translation>
    </message>
    <message>
        <source>From opening the files until the model can generate</source>
        <translation>ファイルを開いてからモデルが生成できるまで</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>ナット</translation>
    </message>
    <message>
        <source>Perplexity: %1.</source>
        <translation>パープレキシティ: %1。</translation>
    </message>
    <message>
        <source>Time per token: %1.</source>
        <translation>トークンあたりの時間: %1。</translation>
    </message>
    <message>
        <source>Configurations compared with the baseline. %1</source>
        <translation>ベースラインと比較した構成の数。%1</translation>
    </message>
    <message>
        <source>%1
mean %2, median %3, 99% %4, largest %5 nats, of %6 tokens
same most likely token for %7 of %8 tokens</source>
        <translation>%1
平均 %2、中央値 %3、99% %4、最大 %5 ナット、%6 トークン
%8 トークン中 %7 トークンで最有力トークンが同じ</translation>
    </message>
</context>
<context>
    <name>LlmColumns</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 バイト</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 高速</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 低速</translation>
    </message>
    <message>
        <source>same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>未判別</translation>
    </message>
    <message>
        <source>too few rounds</source>
        <translation>ラウンド不足</translation>
    </message>
    <message>
        <source>* Simulated on this device: the time is that of the simulation, not of the format.</source>
        <translation>* このデバイスではシミュレーション: 時間はシミュレーションのもので、その形式のものではありません。</translation>
    </message>
    <message>
        <source>median of %1 steps; 95% %2 to %3 ms; p95 %4 ms</source>
        <translation>%1 ステップの中央値。95% %2～%3 ms。p95 %4 ms</translation>
    </message>
    <message>
        <source>median of %1 prompts of %2 tokens; 95% %3 to %4 ms; %5 tokens/s</source>
        <translation>%2 トークンのプロンプト %1 個の中央値。95% %3～%4 ms。%5 トークン/s</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>パープレキシティ</translation>
    </message>
    <message>
        <source>± %1, %2 tokens</source>
        <translation>± %1、%2 トークン</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>All others are compared with this.</source>
        <translation>他のすべての構成の比較基準。</translation>
    </message>
    <message>
        <source>%1 bits; %2 tokens compared</source>
        <translation>%1 ビット。%2 トークンを比較</translation>
    </message>
    <message>
        <source>Top-1 (%)</source>
        <translation>上位 1 位 (%)</translation>
    </message>
    <message>
        <source>Tokens for which this configuration and the baseline predict the same most likely token.</source>
        <translation>この構成とベースラインで、予測した最有力トークンが一致するトークン。</translation>
    </message>
    <message>
        <source>%1 tokens; 95% %2 to %3%</source>
        <translation>%1 トークン。95% %2～%3%</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Exact bytes of codes, scales and zero points, of embedding, head and norms; a tied head once.</source>
        <translation>埋め込み、ヘッド、正規化を含む、コード、スケール、ゼロ点の正確なバイト数。共有ヘッドは 1 回だけ数えます。</translation>
    </message>
    <message>
        <source>%1 (%)</source>
        <translation>%1 (%)</translation>
    </message>
    <message>
        <source>%1 of %2 correct; standard error %3 points</source>
        <translation>%2 中 %1 正答。標準誤差 %3 ポイント</translation>
    </message>
    <message>
        <source>± SE</source>
        <translation>± SE</translation>
    </message>
    <message>
        <source>Standard error of the share, in points, as lm-eval gives it.</source>
        <translation>割合の標準誤差 (ポイント)。lm-eval が示すものと同じです。</translation>
    </message>
    <message>
        <source>Share minus that of the baseline on the same items, in percentage points.</source>
        <translation>同じ項目での割合からベースラインの割合を引いたもの、パーセントポイント。</translation>
    </message>
    <message>
        <source>95% %1 to %2 points (Tango); %3 items became correct, %4 wrong</source>
        <translation>95% %1～%2 ポイント (Tango)。%3 項目が正答に、%4 が誤答に</translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test against the baseline on the same items, adjusted for the number of configurations (Holm).</source>
        <translation>同じ項目でのベースラインに対する McNemar の正確検定。構成の数で補正 (Holm)。</translation>
    </message>
    <message>
        <source>%1 before Holm&apos;s correction</source>
        <translation>Holm 補正前は %1</translation>
    </message>
    <message>
        <source>Equivalent: the 90% interval of the difference (Tango) lies within ±0.5 points. Better, worse: p is below 0.05. Otherwise not resolved.</source>
        <translation>同等: 差の 90% 区間 (Tango) が ±0.5 ポイント以内。優れる・劣る: p が 0.05 未満。それ以外は未判別。</translation>
    </message>
    <message>
        <source>ms/token</source>
        <translation>ms/トークン</translation>
    </message>
    <message numerus="yes">
        <source>Time per output token with %n sequence(s) decoded together, median.</source>
        <translation>
            <numerusform>%n 系列を同時にデコードしたときの出力トークンあたりの時間、中央値。</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>First token (ms)</source>
        <translation>最初のトークン (ms)</translation>
    </message>
    <message>
        <source>Time to first token of a prompt of %1 tokens, median.</source>
        <translation>%1 トークンのプロンプトの最初のトークンまでの時間、中央値。</translation>
    </message>
    <message>
        <source>KL (nats)</source>
        <translation>KL (ナット)</translation>
    </message>
    <message>
        <source>As requested by the configuration.</source>
        <translation>構成で要求された形式。</translation>
    </message>
    <message>
        <source>Weight format</source>
        <translation>重みの形式</translation>
    </message>
    <message>
        <source>Weight type</source>
        <translation>重みの型</translation>
    </message>
    <message>
        <source>Requested activations</source>
        <translation>要求された活性</translation>
    </message>
    <message>
        <source>Activations at run time</source>
        <translation>実行時の活性</translation>
    </message>
    <message>
        <source>Format that the matrix products of the layers actually used.</source>
        <translation>層の行列積で実際に使われた形式。</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV キャッシュ</translation>
    </message>
    <message>
        <source>Format of keys and values.</source>
        <translation>キーと値の形式。</translation>
    </message>
    <message>
        <source>Computed by</source>
        <translation>計算方法</translation>
    </message>
    <message>
        <source>Library or kernel for the matrix products of the layers.</source>
        <translation>層の行列積に使うライブラリまたはカーネル。</translation>
    </message>
    <message>
        <source>As requested?</source>
        <translation>要求どおり?</translation>
    </message>
    <message>
        <source>Whether this device ran what was requested, and if not, why.</source>
        <translation>このデバイスが要求どおりに実行したかどうか。しなかった場合はその理由。</translation>
    </message>
    <message>
        <source>Simulated: values are valid, speed is not.</source>
        <translation>シミュレーション: 値は有効ですが、速度は有効ではありません。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no: </source>
        <translation>いいえ: </translation>
    </message>
    <message>
        <source>Load (s)</source>
        <translation>読み込み (s)</translation>
    </message>
    <message>
        <source>Quantizing (s)</source>
        <translation>量子化 (s)</translation>
    </message>
    <message>
        <source>Part of the load time for reading, calibrating and quantizing.</source>
        <translation>読み込み時間のうち、読み取り、キャリブレーション、量子化の時間。</translation>
    </message>
    <message>
        <source>To the device (s)</source>
        <translation>デバイスへ (s)</translation>
    </message>
    <message>
        <source>Part of the load time for copying to the device.</source>
        <translation>読み込み時間のうち、デバイスへのコピーの時間。</translation>
    </message>
    <message>
        <source>vs baseline</source>
        <translation>対ベースライン</translation>
    </message>
    <message>
        <source>In page cache (%)</source>
        <translation>ページキャッシュ内 (%)</translation>
    </message>
    <message>
        <source>Share of the files&apos; pages that were in the page cache before: 100% is a warm load.</source>
        <translation>読み込み前にページキャッシュにあったファイルのページの割合。100% ならウォームな読み込みです。</translation>
    </message>
    <message>
        <source>Not reported by the system.</source>
        <translation>システムから報告されません。</translation>
    </message>
    <message>
        <source>Cold load (s)</source>
        <translation>コールド読み込み (s)</translation>
    </message>
    <message>
        <source>With the files dropped from the page cache first. Measured once, with the first configuration, because all read the same files.</source>
        <translation>先にファイルをページキャッシュから除いた場合。すべて同じファイルを読むため、最初の構成で 1 回だけ計測します。</translation>
    </message>
    <message>
        <source>vs baseline (%)</source>
        <translation>対ベースライン (%)</translation>
    </message>
    <message>
        <source>Weights relative to the baseline.</source>
        <translation>ベースラインに対する重みの比。</translation>
    </message>
    <message>
        <source>For all sequences at full context.</source>
        <translation>全系列、フルコンテキストの場合。</translation>
    </message>
    <message>
        <source>Keys and values of one token.</source>
        <translation>1 トークンのキーと値。</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>作業領域</translation>
    </message>
    <message>
        <source>Activations and scratch.</source>
        <translation>活性と一時領域。</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>ピーク</translation>
    </message>
    <message>
        <source>Peak allocation, including loading.</source>
        <translation>読み込みを含む、割り当ての最大量。</translation>
    </message>
    <message>
        <source>Number of tokens of one sequence that fit into free memory with this configuration loaded.</source>
        <translation>この構成を読み込んだ状態で空きメモリに収まる、1 系列のトークン数。</translation>
    </message>
    <message>
        <source>First token (ms), prompt %1</source>
        <translation>最初のトークン (ms)、プロンプト %1</translation>
    </message>
    <message>
        <source>batch %1, prompt %2</source>
        <translation>バッチ %1、プロンプト %2</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>バッチ %1</translation>
    </message>
    <message>
        <source>ms/token, %1</source>
        <translation>ms/トークン、%1</translation>
    </message>
    <message>
        <source>Time per output token (TPOT): one more token of all sequences; median.</source>
        <translation>出力トークンあたりの時間 (TPOT): 全系列がもう 1 トークン進む時間。中央値。</translation>
    </message>
    <message>
        <source>Speed, %1</source>
        <translation>速度、%1</translation>
    </message>
    <message>
        <source>Request (s), %1</source>
        <translation>リクエスト (s)、%1</translation>
    </message>
    <message>
        <source>Standard error by means of blocks of 32 neighbouring tokens.</source>
        <translation>隣り合う 32 トークンのブロックによる標準誤差。</translation>
    </message>
    <message>
        <source>Δ (%)</source>
        <translation>Δ (%)</translation>
    </message>
    <message>
        <source>Perplexity relative to the baseline, on the same tokens.</source>
        <translation>ベースラインに対するパープレキシティ。同じトークンで比較します。</translation>
    </message>
    <message>
        <source>95% interval (%)</source>
        <translation>95% 区間 (%)</translation>
    </message>
    <message>
        <source>Interval of the ratio of perplexities: paired bootstrap (BCa) over blocks of 32 tokens.</source>
        <translation>パープレキシティの比の区間: 32 トークンのブロックによる対応ありブートストラップ (BCa)。</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>better</source>
        <translation>優れる</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>劣る</translation>
    </message>
    <message>
        <source>equivalent</source>
        <translation>同等</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Inspection</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>レイテンシ</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>タスク</translation>
    </message>
    <message>
        <source>Throughput (tokens/s), %1</source>
        <translation>スループット (トークン/s)、%1</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>構成</translation>
    </message>
    <message>
        <source>As requested.</source>
        <translation>要求された形式。</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>失敗: %1</translation>
    </message>
    <message>
        <source>Median of %1 steps. The throughput over wall time is %2 tokens/s.</source>
        <translation>%1 ステップの中央値。実時間に対するスループットは %2 トークン/s です。</translation>
    </message>
    <message>
        <source>95% interval %1 to %2 tokens/s.</source>
        <translation>95% 区間 %1～%2 トークン/s。</translation>
    </message>
    <message>
        <source>Tokens of %1 steps over their wall time; %2 tokens/s at the median step, %3 with the prompts counted.</source>
        <translation>%1 ステップのトークン数を実時間で割った値。ステップの中央値では %2 トークン/s、プロンプトも含めると %3。</translation>
    </message>
    <message>
        <source>%1: ± SE</source>
        <translation>%1: ± SE</translation>
    </message>
    <message>
        <source>%1: Δ points</source>
        <translation>%1: Δ ポイント</translation>
    </message>
    <message>
        <source>%1: p</source>
        <translation>%1: p</translation>
    </message>
    <message>
        <source>%1: verdict</source>
        <translation>%1: 判定</translation>
    </message>
    <message>
        <source>All decoded tokens of all sequences over the wall time of all steps, disturbed ones included.</source>
        <translation>全系列の全デコードトークン数を、全ステップ (乱されたステップも含む) の実時間で割った値。</translation>
    </message>
    <message>
        <source>Perplexity verdict</source>
        <translation>パープレキシティの判定</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>トークンあたりの KV キャッシュ</translation>
    </message>
    <message>
        <source>Median step (tokens/s), %1</source>
        <translation>ステップの中央値 (トークン/s)、%1</translation>
    </message>
    <message>
        <source>Tokens per second of all sequences at the median step, as without disturbed steps.</source>
        <translation>ステップの中央値での、全系列の 1 秒あたりのトークン数。外乱を受けたステップがない場合の値です。</translation>
    </message>
    <message>
        <source>KL, mean (nats)</source>
        <translation>KL、平均 (ナット)</translation>
    </message>
    <message>
        <source>KL, median (nats)</source>
        <translation>KL、中央値 (ナット)</translation>
    </message>
    <message>
        <source>KL, 99% (nats)</source>
        <translation>KL、99% (ナット)</translation>
    </message>
    <message>
        <source>KL, largest (nats)</source>
        <translation>KL、最大 (ナット)</translation>
    </message>
    <message>
        <source>Time per token relative to the baseline, from pairs of the same round. A difference must exceed that between two measurements of the baseline. This is the median of the ratios of the rounds, not the ratio of the ms/token columns.</source>
        <translation>ベースラインに対するトークンあたりの時間。同じラウンドの組によります。差は、ベースラインの 2 回の計測の差を超えなければなりません。これはラウンドごとの比の中央値で、ms/トークン列どうしの比ではありません。</translation>
    </message>
    <message>
        <source>From opening the files until the model can generate.</source>
        <translation>ファイルを開いてからモデルが生成できるまで。</translation>
    </message>
    <message>
        <source>Load time divided by that of the baseline. Each was loaded once, so there is no interval.</source>
        <translation>読み込み時間をベースラインの読み込み時間で割った値。読み込みは 1 回ずつなので、区間はありません。</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>割り当て</translation>
    </message>
    <message>
        <source>Memory allocated for weights on the device, including padding and both layouts of a matrix.</source>
        <translation>デバイス上で重みに割り当てたメモリ。パディングと、行列の両方のレイアウトを含みます。</translation>
    </message>
    <message>
        <source>KV capacity (tokens)</source>
        <translation>KV 容量 (トークン)</translation>
    </message>
    <message>
        <source>From a new prompt to its first output token (TTFT); median.</source>
        <translation>新しいプロンプトから最初の出力トークンまで (TTFT)。中央値。</translation>
    </message>
    <message>
        <source>p-value of the difference, adjusted for the number of configurations (Holm).</source>
        <translation>差の p 値。構成の数に応じて補正 (Holm)。</translation>
    </message>
    <message>
        <source>All prompts one after another, then their tokens together; computed from the mean prompt and the mean step.</source>
        <translation>すべてのプロンプトを順に処理し、その後それらのトークンをまとめて生成。プロンプトの平均とステップの平均から算出します。</translation>
    </message>
    <message>
        <source>Energy counter over %1 s: mean %2 W; power readings: %3 W</source>
        <translation>エネルギーカウンター、%1 s 間: 平均 %2 W。電力の読み取り値: %3 W</translation>
    </message>
    <message>
        <source>Energy of the whole GPU, idle power included, by its energy counter over at least 2 s of decoding. Shown only where power readings agree within 5%. There is no interval.</source>
        <translation>GPU 全体のエネルギー。アイドル時の電力を含み、2 s 以上のデコードについて GPU のエネルギーカウンターで計測します。電力の読み取り値との差が 5% 以内の場合のみ表示します。区間はありません。</translation>
    </message>
    <message>
        <source>Tokens per joule, %1</source>
        <translation>ジュールあたりのトークン数、%1</translation>
    </message>
    <message>
        <source>Energy (J/token), %1</source>
        <translation>エネルギー (J/トークン)、%1</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>The configurations were dealt out over several devices. Each is compared with the baseline of its own device; different devices are not interleaved.</source>
        <translation>構成は複数のデバイスに分配しました。それぞれ同じデバイスのベースラインと比較します。異なるデバイスどうしは交互に実行していません。</translation>
    </message>
    <message>
        <source>%1, PCI bus %2</source>
        <translation>%1、PCI バス %2</translation>
    </message>
    <message>
        <source>Energy (J/prompt token), prompt %1</source>
        <translation>エネルギー (J/プロンプトのトークン)、プロンプト %1</translation>
    </message>
    <message>
        <source>Energy of the whole GPU for reading the prompt, divided by its tokens.</source>
        <translation>プロンプトの読み込みに使った GPU 全体のエネルギーを、そのトークン数で割った値。</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>median of %1 steps; 95% %2 to %3 ms</source>
        <translation>%1 ステップの中央値。95% %2～%3 ms</translation>
    </message>
    <message>
        <source>exp of the mean cross-entropy per token. Lower is better.</source>
        <translation>トークンあたりの平均クロスエントロピーの exp。小さいほど良好です。</translation>
    </message>
    <message>
        <source>Text: %1.</source>
        <translation>テキスト: %1。</translation>
    </message>
    <message>
        <source>Equivalent: the 95% interval of the ratio of perplexities lies within ±0.5%. Better, worse: p is below 0.05 after Holm&apos;s correction. Otherwise not resolved. Not judged: the baseline is the same checkpoint, dequantized.</source>
        <translation>同等: パープレキシティの比の 95% 区間が ±0.5% に収まります。優れる、劣る: Holm 補正後の p が 0.05 未満です。それ以外は未判別です。評価不能: ベースラインが、同じチェックポイントを逆量子化したものです。</translation>
    </message>
    <message>
        <source>Over %1 of %2 tokens, spread evenly.</source>
        <translation>%2 トークンのうち、等間隔に選んだ %1 トークンで計算。</translation>
    </message>
    <message>
        <source>Over all %1 tokens.</source>
        <translation>全 %1 トークンで計算。</translation>
    </message>
    <message>
        <source>Mean KL divergence of the baseline&apos;s predictions from this configuration&apos;s, over the whole vocabulary, by token. %1</source>
        <translation>ベースラインの予測とこの構成の予測との平均 KL ダイバージェンス。全語彙、トークン単位。%1</translation>
    </message>
    <message>
        <source>Median of the tokens&apos; KL divergences. %1</source>
        <translation>トークンごとの KL ダイバージェンスの中央値。%1</translation>
    </message>
    <message>
        <source>99th percentile of the tokens&apos; KL divergences. %1</source>
        <translation>トークンごとの KL ダイバージェンスの 99 パーセンタイル。%1</translation>
    </message>
    <message>
        <source>Largest of the tokens&apos; KL divergences. %1</source>
        <translation>トークンごとの KL ダイバージェンスの最大値。%1</translation>
    </message>
    <message>
        <source>KL tokens</source>
        <translation>KL トークン数</translation>
    </message>
    <message>
        <source>Tokens whose KL divergence was computed.</source>
        <translation>KL ダイバージェンスを計算したトークンの数。</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>評価不能</translation>
    </message>
</context>
<context>
    <name>LlmSlides</name>
    <message>
        <source>%1, perplexity</source>
        <translation>%1、パープレキシティ</translation>
    </message>
    <message>
        <source>standard error %1</source>
        <translation>標準誤差 %1</translation>
    </message>
    <message>
        <source>%1 against the baseline</source>
        <translation>ベースラインに対して %1</translation>
    </message>
    <message>
        <source>95% interval %1 to %2</source>
        <translation>95% 区間 %1 から %2</translation>
    </message>
    <message>
        <source>%1, weights</source>
        <translation>%1、重み</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中 %1</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>%1, time per token</source>
        <translation>%1、トークンあたりの時間</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>%1 decodes %2× as fast as the baseline, one sequence at a time.</source>
        <translation>%1 は 1 系列ずつのデコードがベースラインの %2× の速さです。</translation>
    </message>
    <message>
        <source>No configuration decodes measurably faster than the baseline on this device.</source>
        <translation>このデバイスでベースラインより有意に高速にデコードする構成はありません。</translation>
    </message>
    <message numerus="yes">
        <source>n = %n step(s)</source>
        <translation>
            <numerusform>n = %n ステップ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n token(s)</source>
        <translation>
            <numerusform>n = %n トークン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n round(s)</source>
        <translation>
            <numerusform>n = %n ラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the largest increase.</source>
        <translation>増加が最も大きいのは %1 です。</translation>
    </message>
    <message>
        <source>No smaller configuration is shown to match the perplexity of the baseline within ±0.5%.</source>
        <translation>±0.5% 以内でベースラインと同じパープレキシティと示された、より小さい構成はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n configuration(s) match the perplexity of the baseline within ±0.5%.</source>
        <translation>
            <numerusform>%n 構成中 %1 構成のパープレキシティが、ベースラインと ±0.5% 以内で一致します。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the smallest configuration that matches the perplexity of the baseline within ±0.5%.</source>
        <translation>%1 は、パープレキシティがベースラインの ±0.5% 以内に収まる最小の構成です。</translation>
    </message>
</context>
<context>
    <name>MeasureTour</name>
    <message>
        <source>Start</source>
        <translation>計測を始める</translation>
    </message>
    <message>
        <source>F5 measures every chosen mode in turn, in the same rounds, so that a warming device cannot favor one of them. The runs of this tour were recorded on an NVIDIA H200; no GPU is needed to look at them.</source>
        <translation>F5 は、選んだすべてのモードを同じラウンドの中で順番に計測するため、デバイスの温度上昇が特定のモードに有利に働くことはありません。このツアーの実行は NVIDIA H200 で記録したもので、見るだけなら GPU は不要です。</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>ライブで計測する</translation>
    </message>
    <message>
        <source>Live measures until you stop it. The trace grows while the kernels run: an envelope of all samples, the median, outliers as dots, and the distribution on the same axis.</source>
        <translation>「ライブ」は停止するまで計測を続けます。カーネルが動く間、トレースが伸びていきます: 全サンプルの包絡線、中央値、点で示す外れ値、そして同じ軸に沿った分布です。</translation>
    </message>
    <message>
        <source>Turn a knob</source>
        <translation>つまみを回す</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較する</translation>
    </message>
    <message>
        <source>Drag Tokens, or choose another operation, size or number format: the running measurement follows at once. The text below the setup shows how long a run takes and how much memory it needs.</source>
        <translation>「トークン」をドラッグするか、別の演算、サイズ、数値形式を選ぶと、実行中の計測にすぐに反映されます。設定の下に、実行にかかる時間と必要なメモリが表示されます。</translation>
    </message>
    <message>
        <source>Every mode against the baseline, with ratio and interval: FASTER, SLOWER, SAME within ±1%, or NOT RESOLVED. Point at a cell to see how its number was measured. The first finding names the mode to choose.</source>
        <translation>各モードをベースラインと比較し、比と区間を付けて示します: 「高速」、「低速」、±1% 以内の「同じ」、または「未判別」。セルを指すと、その根拠が表示されます。所見の最初に、選ぶべきモードが示されます。</translation>
    </message>
</context>
<context>
    <name>qs::Message</name>
    <message numerus="yes">
        <source>&quot;%1&quot; (%n values)</source>
        <comment>&quot;%1&quot; (%n value)</comment>
        <translation>
            <numerusform>&quot;%1&quot; (値 %n 個)</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list</source>
        <translation>&quot;%1&quot; はリストでなければなりません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is not a duration</source>
        <translation>%2 の &quot;%1&quot; は時間の長さではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of query %2 is not a time</source>
        <translation>クエリ %2 の &quot;%1&quot; が時間ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, value %2 is not a time</source>
        <translation>&quot;%1&quot; の値 %2 が時間ではありません</translation>
    </message>
    <message>
        <source>&quot;added_tokens&quot; is not a list</source>
        <translation>&quot;added_tokens&quot; がリストではありません</translation>
    </message>
    <message>
        <source>&quot;computeMs&quot; of query %1 is not a time</source>
        <translation>クエリ %1 の &quot;computeMs&quot; は時間ではありません</translation>
    </message>
    <message>
        <source>&quot;consolidated.safetensors&quot; has the tensor names of the model&apos;s own code, which are not supported. Download the files for transformers as well.</source>
        <translation>&quot;consolidated.safetensors&quot; のテンソル名はモデル独自のコードのもので、対応していません。transformers 用のファイルもダウンロードしてください。</translation>
    </message>
    <message>
        <source>&quot;dur&quot; of event %1 is not a duration in microseconds</source>
        <translation>イベント %1 の &quot;dur&quot; はマイクロ秒単位の時間の長さではありません</translation>
    </message>
    <message>
        <source>&quot;elapsed_time&quot; is not a positive number</source>
        <translation>&quot;elapsed_time&quot; が正の数ではありません</translation>
    </message>
    <message>
        <source>&quot;endComputeMs&quot; of query %1 is not a time after &quot;startComputeMs&quot;</source>
        <translation>クエリ %1 の &quot;endComputeMs&quot; は &quot;startComputeMs&quot; より後の時刻ではありません</translation>
    </message>
    <message>
        <source>&quot;traceEvents&quot; is not a list</source>
        <translation>&quot;traceEvents&quot; がリストではありません</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 was skipped by nvbench.</source>
        <translation>%1 %2 は nvbench で省略されました。</translation>
    </message>
    <message>
        <source>%1 %2 … %3</source>
        <translation>%1 %2 … %3</translation>
    </message>
    <message>
        <source>%1 %2 … %3 in steps of %4</source>
        <translation>%1 %2 … %3、%4 刻み</translation>
    </message>
    <message>
        <source>%1 %2 … %3, doubling</source>
        <translation>%1 %2 … %3、2 倍ずつ</translation>
    </message>
    <message>
        <source>%1 %2 … %3, each ×%4</source>
        <translation>%1 %2 … %3、%4 倍ずつ</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4, on %5</source>
        <translation>%1 %2、%3、%4、%5 上</translation>
    </message>
    <message>
        <source>%1 %2× [%3, %4], n = %5</source>
        <translation>%1 %2× [%3, %4]、n = %5</translation>
    </message>
    <message>
        <source>%1 %2×, exact</source>
        <translation>%1 %2×、正確</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 から %3)</translation>
    </message>
    <message>
        <source>%1 (%2 tokens/s with batch %3, %4 with batch %5: %6× [%7, %8])</source>
        <translation>%1 (バッチ %3 で %2 トークン/s、バッチ %5 で %4: %6× [%7, %8])</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <translation>%1 (%2、%3 行目)</translation>
    </message>
    <message>
        <source>%1 (SQNR %2 dB)</source>
        <translation>%1 (SQNR %2 dB)</translation>
    </message>
    <message>
        <source>%1 (custom kernel; cuBLASLt was not found)</source>
        <translation>%1 (カスタムカーネル。cuBLASLt が見つかりません)</translation>
    </message>
    <message>
        <source>%1 (few rows: custom kernel; more: cuBLASLt)</source>
        <translation>%1 (行が少ないとき: カスタムカーネル、多いとき: cuBLASLt)</translation>
    </message>
    <message>
        <source>%1 (nothing is left of %2)</source>
        <translation>%1 (%2 は何も残りません)</translation>
    </message>
    <message>
        <source>%1 (simulated)</source>
        <translation>%1 (シミュレーション)</translation>
    </message>
    <message>
        <source>%1 It printed: %2</source>
        <translation>%1 出力: %2</translation>
    </message>
    <message>
        <source>%1 Slurm reported: %2</source>
        <translation>%1 Slurm の報告: %2</translation>
    </message>
    <message>
        <source>%1 activations</source>
        <translation>%1 の活性</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%2 に対する %1</translation>
    </message>
    <message>
        <source>%1 allows no more sessions in one connection.</source>
        <translation>%1 は 1 つの接続でこれ以上のセッションを許可しません。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>%1 and %2 are the same device: %3.</source>
        <translation>%1 と %2 は同じデバイスです: %3。</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 ほか %2 件</translation>
    </message>
    <message>
        <source>%1 are not resolved with this text.</source>
        <translation>%1 はこのテキストでは判別されません。</translation>
    </message>
    <message>
        <source>%1 assigns id %3 to the token %2; ids must be from 0 to %4.</source>
        <translation>%1 はトークン %2 に ID %3 を割り当てています。ID は 0 から %4 でなければなりません。</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%2 での %1: %3</translation>
    </message>
    <message>
        <source>%1 bytes at its end belong to no tensor</source>
        <translation>末尾の %1 バイトがどのテンソルのものでもありません</translation>
    </message>
    <message>
        <source>%1 bytes before %2 belong to no tensor</source>
        <translation>%2 の前の %1 バイトがどのテンソルのものでもありません</translation>
    </message>
    <message>
        <source>%1 bytes from offset %2 exceed the buffer size of %3.</source>
        <translation>位置 %2 からの %1 バイトがバッファーの %3 を超えます。</translation>
    </message>
    <message>
        <source>%1 can be swept over %2.</source>
        <translation>%1 は %2 についてスイープできます。</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1に %2 は指定できません。</translation>
    </message>
    <message>
        <source>%1 cannot be a Slurm option.</source>
        <translation>%1 は Slurm のオプションとして使えません。</translation>
    </message>
    <message>
        <source>%1 cannot be a word of a command.</source>
        <translation>%1 はコマンドの語として使えません。</translation>
    </message>
    <message>
        <source>%1 cannot be the name of a target.</source>
        <translation>%1 はターゲットの名前として使えません。</translation>
    </message>
    <message>
        <source>%1 changed all weights during training, so it cannot be combined with other modes.</source>
        <translation>%1 は訓練ですべての重みを変更したため、他のモードと組み合わせることはできません。</translation>
    </message>
    <message>
        <source>%1 classes are not supported; use 2 to 1,000.</source>
        <translation>%1 クラスには対応していません。2 から 1,000 を指定してください。</translation>
    </message>
    <message>
        <source>%1 compared with %2: %3; %4 items became correct and %5 wrong.</source>
        <translation>%1 と %2 の比較: %3。%4 項目が正答に、%5 項目が誤答になりました。</translation>
    </message>
    <message>
        <source>%1 compared with %2: the ratio of means is %3×, that of medians %4× (%5–%6). The rest is due to slow samples.</source>
        <translation>%1 と %2 の比較: 平均の比は %3×、中央値の比は %4× (%5–%6) です。残りは遅いサンプルによるものです。</translation>
    </message>
    <message>
        <source>%1 contains &quot;sliding_attention&quot;, but no window is specified.</source>
        <translation>%1 に &quot;sliding_attention&quot; がありますが、ウィンドウの指定がありません。</translation>
    </message>
    <message>
        <source>%1 contains %2 twice.</source>
        <translation>%1 に %2 が 2 回あります。</translation>
    </message>
    <message>
        <source>%1 contains %2, which is not supported.</source>
        <translation>%1 にある %2 には対応していません。</translation>
    </message>
    <message>
        <source>%1 contains a LoRA adapter (adapter_config.json), not a complete model.</source>
        <translation>%1 にあるのは LoRA アダプター (adapter_config.json) で、完全なモデルではありません。</translation>
    </message>
    <message>
        <source>%1 contains a control character.</source>
        <translation>%1 に制御文字が含まれています。</translation>
    </message>
    <message>
        <source>%1 contains an unclosed quotation mark.</source>
        <translation>%1 に閉じていない引用符があります。</translation>
    </message>
    <message>
        <source>%1 contains more than %2 rows (the limit).</source>
        <translation>%1 は上限の %2 行を超えています。</translation>
    </message>
    <message>
        <source>%1 contains more than 2,000,000 items (the limit).</source>
        <translation>%1 は上限の 2,000,000 項目を超えています。</translation>
    </message>
    <message>
        <source>%1 contains neither &quot;model.safetensors&quot; nor &quot;model.safetensors.index.json&quot;.</source>
        <translation>%1 に &quot;model.safetensors&quot; と &quot;model.safetensors.index.json&quot; のどちらもありません。</translation>
    </message>
    <message>
        <source>%1 contains no &quot;tokenizer.json&quot;, only &quot;tokenizer.model&quot; (SentencePiece), which is not supported.</source>
        <translation>%1 に &quot;tokenizer.json&quot; がなく、対応していない &quot;tokenizer.model&quot; (SentencePiece) だけがあります。</translation>
    </message>
    <message>
        <source>%1 contains no run of one size measured by Quantoscope.</source>
        <translation>%1 に、Quantoscope で計測した単一サイズの実行がありません。</translation>
    </message>
    <message>
        <source>%1 contains no run: it is neither a session nor a results.json.</source>
        <translation>%1 に実行がありません。セッションでも results.json でもありません。</translation>
    </message>
    <message>
        <source>%1 contains the token %2 (%3), but the model supports tokens 0 to %4: its tokenizer has %5 tokens, its embedding %6 rows.</source>
        <translation>%1 のトークン %2 (%3) は、モデルが対応するトークン 0 から %4 の範囲外です。トークナイザーは %5 トークン、埋め込みは %6 行です。</translation>
    </message>
    <message>
        <source>%1 could not be removed: %2</source>
        <translation>%1 を削除できませんでした: %2</translation>
    </message>
    <message>
        <source>%1 dB in groups of %2</source>
        <translation>グループサイズ %2 で %1 dB</translation>
    </message>
    <message>
        <source>%1 dB per tensor</source>
        <translation>テンソル単位で %1 dB</translation>
    </message>
    <message>
        <source>%1 dB per token</source>
        <translation>トークン単位で %1 dB</translation>
    </message>
    <message>
        <source>%1 decoded in registers × %2, FP32 multiply-adds (%3)</source>
        <translation>レジスター内で復号した %1 × %2、FP32 積和 (%3)</translation>
    </message>
    <message>
        <source>%1 decoded in registers × %2, FP32 multiply-adds (more than 32 rows: dequantized, %3)</source>
        <translation>レジスター内で復号した %1 × %2、FP32 積和 (32 行を超えるとき: 逆量子化、%3)</translation>
    </message>
    <message>
        <source>%1 decoded in registers × %2, tensor cores, FP32 sums (up to %3 rows: custom kernel; more: dequantized, cuBLASLt)</source>
        <translation>レジスター内で復号した %1 × %2、テンソルコア、FP32 の和 (%3 行まで: カスタムカーネル、超えるとき: 逆量子化、cuBLASLt)</translation>
    </message>
    <message>
        <source>%1 decompresses to more than %2 (the limit).</source>
        <translation>%1 は展開すると上限の %2 を超えます。</translation>
    </message>
    <message>
        <source>%1 devices</source>
        <translation>デバイス %1 台</translation>
    </message>
    <message>
        <source>%1 did not complete the login within %2 s.</source>
        <translation>%1 へのログインが %2 s 以内に完了しませんでした。</translation>
    </message>
    <message>
        <source>%1 does not answer.</source>
        <translation>%1 が応答しません。</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 は存在しません。</translation>
    </message>
    <message>
        <source>%1 does not fill a whole number of bytes</source>
        <translation>%1 が整数バイトになっていません</translation>
    </message>
    <message>
        <source>%1 duplicate images were removed, so that no two splits share an item.</source>
        <translation>どの部分も同じ項目を共有しないように、重複した画像 %1 枚を除きました。</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 要素</translation>
    </message>
    <message>
        <source>%1 epochs are not supported</source>
        <translation>%1 エポックには対応していません</translation>
    </message>
    <message>
        <source>%1 exists, but is not a session that this version can write.</source>
        <translation>%1 はすでに存在しますが、このバージョンで書き込めるセッションではありません。</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 は失敗しました: %2</translation>
    </message>
    <message>
        <source>%1 generates its operands; a file can be used for quantization only.</source>
        <translation>%1 はオペランドを自動生成します。ファイルを使えるのは量子化だけです。</translation>
    </message>
    <message>
        <source>%1 gives no session without a terminal.</source>
        <translation>%1 は端末なしのセッションを開けません。</translation>
    </message>
    <message>
        <source>%1 has %2 dimensions; the limit is 64</source>
        <translation>%1 は %2 次元です。上限は 64 です</translation>
    </message>
    <message>
        <source>%1 has %2 float tensors.</source>
        <translation>%1 に浮動小数点テンソルが %2 個あります。</translation>
    </message>
    <message>
        <source>%1 has %2 merges; the limit is %3.</source>
        <translation>%1 のマージが %2 個あります。上限は %3 個です。</translation>
    </message>
    <message>
        <source>%1 has %2 records, and the first %3 are used as examples before each question.</source>
        <translation>%1 のレコードは %2 個で、最初の %3 個を各問題の前に置く例として使います。</translation>
    </message>
    <message>
        <source>%1 has %2 tokens; at least two are required.</source>
        <translation>%1 は %2 トークンです。少なくとも 2 トークン必要です。</translation>
    </message>
    <message>
        <source>%1 has AWQ weights of %2 bits in groups of %3, which is not supported.</source>
        <translation>%1 の AWQ の重みは %2 ビット、グループサイズ %3 で、対応していません。</translation>
    </message>
    <message>
        <source>%1 has GPTQ weights of %2 bits in groups of %3, which is not supported.</source>
        <translation>%1 の GPTQ の重みは %2 ビット、グループサイズ %3 で、対応していません。</translation>
    </message>
    <message>
        <source>%1 has a &quot;%2&quot; that is neither true nor false</source>
        <translation>%1 の &quot;%2&quot; が true でも false でもありません</translation>
    </message>
    <message>
        <source>%1 has a &quot;%2&quot;, which is not supported.</source>
        <translation>%1 に &quot;%2&quot; がありますが、対応していません。</translation>
    </message>
    <message>
        <source>%1 has a &quot;dropout&quot;, which would give different tokens each time.</source>
        <translation>%1 に &quot;dropout&quot; があり、トークンが毎回変わります。</translation>
    </message>
    <message>
        <source>%1 has a dimension that is not a whole number from 0 to 2^63 - 1</source>
        <translation>%1 に、0 から 2^63 - 1 の整数でない次元があります</translation>
    </message>
    <message>
        <source>%1 has a higher perplexity.</source>
        <translation>%1 のパープレキシティは高くなります。</translation>
    </message>
    <message>
        <source>%1 has a lower perplexity.</source>
        <translation>%1 のパープレキシティは低くなります。</translation>
    </message>
    <message>
        <source>%1 has an invalid size</source>
        <translation>%1 のサイズが無効です</translation>
    </message>
    <message>
        <source>%1 has an invalid size.</source>
        <translation>%1 のサイズが無効です。</translation>
    </message>
    <message>
        <source>%1 has data_offsets %2, but the file contains only %3 bytes of data</source>
        <translation>%1 の data_offsets は %2 ですが、ファイルのデータは %3 バイトしかありません</translation>
    </message>
    <message>
        <source>%1 has data_offsets %2, whose end is before the start</source>
        <translation>%1 の data_offsets %2 は、終わりが始まりより前です</translation>
    </message>
    <message>
        <source>%1 has data_offsets that are not whole numbers of 0 or more</source>
        <translation>%1 の data_offsets が 0 以上の整数ではありません</translation>
    </message>
    <message>
        <source>%1 has more than %2 records.</source>
        <translation>%1 のレコードが %2 個を超えています。</translation>
    </message>
    <message>
        <source>%1 has more than 1,000 groups.</source>
        <translation>%1 のグループが 1,000 個を超えています。</translation>
    </message>
    <message>
        <source>%1 has narrower vectors</source>
        <translation>%1 のベクトル幅が狭いため</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot;</source>
        <translation>%1 に &quot;%2&quot; がありません</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot; that is a number of 0 or more</source>
        <translation>%1 に 0 以上の数の &quot;%2&quot; がありません</translation>
    </message>
    <message>
        <source>%1 has no &quot;config_groups&quot;.</source>
        <translation>%1 に &quot;config_groups&quot; がありません。</translation>
    </message>
    <message>
        <source>%1 has no &quot;merges&quot;, which are required to tokenize text.</source>
        <translation>%1 に &quot;merges&quot; がありません。テキストのトークン化に必要です。</translation>
    </message>
    <message>
        <source>%1 has no &quot;model&quot;.</source>
        <translation>%1 に &quot;model&quot; がありません。</translation>
    </message>
    <message>
        <source>%1 has no &quot;pattern&quot; that is a String or a Regex</source>
        <translation>%1 に String または Regex の &quot;pattern&quot; がありません</translation>
    </message>
    <message>
        <source>%1 has no &quot;quant_method&quot;.</source>
        <translation>%1 に &quot;quant_method&quot; がありません。</translation>
    </message>
    <message>
        <source>%1 has no &quot;vocab&quot;.</source>
        <translation>%1 に &quot;vocab&quot; がありません。</translation>
    </message>
    <message>
        <source>%1 has no &quot;weight_map&quot;.</source>
        <translation>%1 に &quot;weight_map&quot; がありません。</translation>
    </message>
    <message>
        <source>%1 has no &quot;weights&quot;.</source>
        <translation>%1 に &quot;weights&quot; がありません。</translation>
    </message>
    <message>
        <source>%1 has no %2.</source>
        <translation>%1 に %2 はありません。</translation>
    </message>
    <message>
        <source>%1 has no GNU C library (glibc).</source>
        <translation>%1 には GNU C ライブラリ (glibc) がありません。</translation>
    </message>
    <message>
        <source>%1 has no dtype</source>
        <translation>%1 に dtype がありません</translation>
    </message>
    <message>
        <source>%1 has no elements.</source>
        <translation>%1 に要素がありません。</translation>
    </message>
    <message>
        <source>%1 has no learned step sizes.</source>
        <translation>%1 の学習済みステップサイズがありません。</translation>
    </message>
    <message>
        <source>%1 has no pair of data_offsets</source>
        <translation>%1 に data_offsets の組がありません</translation>
    </message>
    <message>
        <source>%1 has no records.</source>
        <translation>%1 にレコードがありません。</translation>
    </message>
    <message>
        <source>%1 has no shape</source>
        <translation>%1 に形状がありません</translation>
    </message>
    <message>
        <source>%1 has no tensor %2, but is listed for it in %3.</source>
        <translation>%1 にテンソル %2 がありませんが、%3 には記載されています。</translation>
    </message>
    <message>
        <source>%1 has no tensor %2.</source>
        <translation>%1 にテンソル %2 がありません。</translation>
    </message>
    <message>
        <source>%1 has no tensor of a supported floating-point type (it has %2 tensors).</source>
        <translation>%1 に対応する浮動小数点型のテンソルがありません (テンソル %2 個)。</translation>
    </message>
    <message>
        <source>%1 has not been trained.</source>
        <translation>%1 は訓練されていません。</translation>
    </message>
    <message>
        <source>%1 has separate rules for single layers (&quot;dynamic&quot;), which is not supported.</source>
        <translation>%1 には個別の層の規則 (&quot;dynamic&quot;) がありますが、対応していません。</translation>
    </message>
    <message>
        <source>%1 has the AWQ version %2, which is not supported.</source>
        <translation>%1 の AWQ のバージョン %2 には対応していません。</translation>
    </message>
    <message>
        <source>%1 has the GPTQ format %2, which is not supported.</source>
        <translation>%1 の GPTQ の形式 %2 には対応していません。</translation>
    </message>
    <message>
        <source>%1 has the behavior %2, which is not supported</source>
        <translation>%1 の behavior %2 には対応していません</translation>
    </message>
    <message>
        <source>%1 has the format %2 with %3-bit %4 weights, which is not supported.</source>
        <translation>%1 は %3 ビットの %4 重みの形式 %2 で、対応していません。</translation>
    </message>
    <message>
        <source>%1 has the method %2, which is not supported.</source>
        <translation>%1 の手法 %2 には対応していません。</translation>
    </message>
    <message>
        <source>%1 has the smallest file of all equivalent modes: %2 KiB, %3% of the baseline.</source>
        <translation>同等なモードのうちファイルが最小なのは %1 です: %2 KiB、ベースラインの %3%。</translation>
    </message>
    <message>
        <source>%1 has the smallest loss of the configurations that meet the limits: %2.</source>
        <translation>制限を満たす構成のうち、損失が最も小さいのは %1 です: %2。</translation>
    </message>
    <message>
        <source>%1 has the smallest weights: %2 bytes, %3 of the baseline.</source>
        <translation>重みが最小なのは %1 です: %2 バイト、ベースラインの %3。</translation>
    </message>
    <message>
        <source>%1 has the strategy %2 with a group size that does not fit it.</source>
        <translation>%1 の strategy %2 にグループサイズが合っていません。</translation>
    </message>
    <message>
        <source>%1 has the type %2, which is not supported.</source>
        <translation>%1 の型 %2 には対応していません。</translation>
    </message>
    <message>
        <source>%1 has the unknown token %2, which is not in its vocabulary.</source>
        <translation>%1 の未知語トークン %2 が語彙にありません。</translation>
    </message>
    <message>
        <source>%1 has the weights of the baseline, which is this checkpoint, dequantized: the comparison does not show what quantization cost.</source>
        <translation>%1 の重みはベースラインと同じで、ベースラインはこのチェックポイントを逆量子化したものです: この比較では、量子化で失われたものはわかりません。</translation>
    </message>
    <message>
        <source>%1 has transforms that run with the model (&quot;transform_config&quot;: %2), which is not supported. Without them its predictions are wrong.</source>
        <translation>%1 には、モデルとともに実行する変換 (&quot;transform_config&quot;: %2) がありますが、対応していません。変換なしでは予測が誤ったものになります。</translation>
    </message>
    <message>
        <source>%1 have a higher perplexity.</source>
        <translation>%1 のパープレキシティは高くなります。</translation>
    </message>
    <message>
        <source>%1 have a lower perplexity.</source>
        <translation>%1 のパープレキシティは低くなります。</translation>
    </message>
    <message>
        <source>%1 have the weights of the baseline, which is this checkpoint, dequantized: the comparison does not show what quantization cost.</source>
        <translation>%1 の重みはベースラインと同じで、ベースラインはこのチェックポイントを逆量子化したものです: この比較では、量子化で失われたものはわかりません。</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 ヘッド</translation>
    </message>
    <message>
        <source>%1 holds %2 results; studies are compared one with one.</source>
        <translation>%1 には結果が %2 件あります。比較の結果どうしは 1 対 1 でのみ比べられます。</translation>
    </message>
    <message>
        <source>%1 holds samples without a setup, the other file holds a study.</source>
        <translation>%1 には設定のないサンプルが、もう一方のファイルには比較の結果が入っています。</translation>
    </message>
    <message>
        <source>%1 images require more than 4 GiB (the limit).</source>
        <translation>%1 枚の画像には上限の 4 GiB を超えるメモリが必要です。</translation>
    </message>
    <message>
        <source>%1 in the group %2</source>
        <translation>%1 のグループ %2</translation>
    </message>
    <message>
        <source>%1 is %2, a RoPE scaling that is not supported.</source>
        <translation>%1 は %2 で、この RoPE スケーリングには対応していません。</translation>
    </message>
    <message>
        <source>%1 is %2, which is %3 above the limit of %4.</source>
        <translation>%1 は %2 で、制限 %4 を %3 上回っています。</translation>
    </message>
    <message>
        <source>%1 is %2, which is %3 below the limit of %4.</source>
        <translation>%1 は %2 で、制限 %4 を %3 下回っています。</translation>
    </message>
    <message>
        <source>%1 is %2, which is not a token id of a vocabulary of %3 tokens.</source>
        <translation>%1 は %2 ですが、%3 トークンの語彙にこのトークン ID はありません。</translation>
    </message>
    <message>
        <source>%1 is %2, which is not divisible by the %3 heads, and there is no &quot;head_dim&quot;.</source>
        <translation>%1 は %2 で、%3 ヘッドで割り切れず、&quot;head_dim&quot; もありません。</translation>
    </message>
    <message>
        <source>%1 is %2, which is not supported.</source>
        <translation>%1 は %2 で、対応していません。</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 は %2 です。</translation>
    </message>
    <message>
        <source>%1 is %2; expected %3.</source>
        <translation>%1 が %2 ですが、%3 でなければなりません。</translation>
    </message>
    <message>
        <source>%1 is %2; it must be a multiple of %3.</source>
        <translation>%1 は %2 です。%3 の倍数でなければなりません。</translation>
    </message>
    <message>
        <source>%1 is %2; it must be between %3 and %4.</source>
        <translation>%1 は %2 です。%3 から %4 でなければなりません。</translation>
    </message>
    <message>
        <source>%1 is %2; it requires increasing whole numbers from 1 to %3.</source>
        <translation>%1 は %2 です。1 から %3 までの整数を昇順で指定する必要があります。</translation>
    </message>
    <message>
        <source>%1 is %2; the limit of %3 lies within the 95% interval.</source>
        <translation>%1 は %2 です。制限の %3 は 95% 区間の中にあります。</translation>
    </message>
    <message>
        <source>%1 is %2; the range is 1 to %3</source>
        <translation>%1 が %2 です。範囲は 1 から %3 です</translation>
    </message>
    <message>
        <source>%1 is a GGUF model (llama.cpp), which is not supported.</source>
        <translation>%1 は GGUF モデル (llama.cpp) で、対応していません。</translation>
    </message>
    <message>
        <source>%1 is a Parquet file; task files must be JSONL or JSON.</source>
        <translation>%1 は Parquet ファイルです。タスクファイルは JSONL または JSON でなければなりません。</translation>
    </message>
    <message>
        <source>%1 is a layer profile of trtexec --exportProfile, which contains no query times.</source>
        <translation>%1 は trtexec --exportProfile による層のプロファイルで、クエリの時間を含みません。</translation>
    </message>
    <message>
        <source>%1 is a pointer of Git LFS, not the file itself, which was not downloaded.</source>
        <translation>%1 は Git LFS のポインターで、ファイル本体ではありません。本体はダウンロードされていません。</translation>
    </message>
    <message>
        <source>%1 is a single number.</source>
        <translation>%1 は単一の数値です。</translation>
    </message>
    <message>
        <source>%1 is an .npy file, which contains a single tensor without a name.</source>
        <translation>%1 は .npy ファイルで、名前のないテンソルを 1 つだけ含みます。</translation>
    </message>
    <message>
        <source>%1 is compressed; task files must be JSONL or JSON.</source>
        <translation>%1 は圧縮されています。タスクファイルは JSONL または JSON でなければなりません。</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at %3 of %4 sizes, by %5 to %6.</source>
        <translation>%1 は %4 サイズ中 %3 サイズで %2 より高速です (%5～%6)。</translation>
    </message>
    <message>
        <source>%1 is larger than 1 GiB.</source>
        <translation>%1 は 1 GiB を超えています。</translation>
    </message>
    <message>
        <source>%1 is missing, and the model_type %2 is not supported.</source>
        <translation>%1 がなく、model_type %2 には対応していません。</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 がありません。</translation>
    </message>
    <message>
        <source>%1 is neither an .npy nor a .safetensors file.</source>
        <translation>%1 は .npy でも .safetensors でもありません。</translation>
    </message>
    <message>
        <source>%1 is not a JSON object.</source>
        <translation>%1 は JSON オブジェクトではありません。</translation>
    </message>
    <message>
        <source>%1 is not a finite number</source>
        <translation>%1 は有限の数ではありません</translation>
    </message>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 はフォルダーではありません。</translation>
    </message>
    <message>
        <source>%1 is not a list of %2 types, one for each layer.</source>
        <translation>%1 は、層ごとに 1 つ、計 %2 個の型のリストではありません。</translation>
    </message>
    <message>
        <source>%1 is not a target.</source>
        <translation>%1 はターゲットではありません。</translation>
    </message>
    <message>
        <source>%1 is not an lm-eval item: it has neither doc_id nor doc_hash.</source>
        <translation>%1 は lm-eval の項目ではありません: doc_id も doc_hash もありません。</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation>%1 はオブジェクトではありません。</translation>
    </message>
    <message>
        <source>%1 is not resolved with this text.</source>
        <translation>%1 はこのテキストでは判別されません。</translation>
    </message>
    <message>
        <source>%1 is not supported</source>
        <translation>%1 には対応していません</translation>
    </message>
    <message>
        <source>%1 is not the output of a supported tool; it begins with %2.</source>
        <translation>%1 は対応しているツールの出力ではありません。先頭は %2 です。</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: line %2, column %3: %4.</source>
        <translation>%1 は正しい JSON ではありません: %2 行 %3 列: %4。</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: line 1, column 1: unexpected end of input.</source>
        <translation>%1 は正しい JSON ではありません: 1 行 1 列: 予期しない終わり。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is skipped at %n points, first at %2: %3</source>
        <comment>%1 is skipped at %2: %3</comment>
        <translation>
            <numerusform>%1 を %n 点でスキップ、最初は %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is skipped: %2</source>
        <translation>%1 をスキップ: %2</translation>
    </message>
    <message>
        <source>%1 is stored in column-major order.</source>
        <translation>%1 は列優先で保存されています。</translation>
    </message>
    <message>
        <source>%1 is the best (%2), significantly better than each of the others on these %3 items.</source>
        <translation>%1 が最良です (%2)。この %3 項目で、他のどれよりも有意に優れています。</translation>
    </message>
    <message>
        <source>%1 is the fastest configuration that meets the limits: %2.</source>
        <translation>制限を満たす構成のうち、最も高速なのは %1 です: %2。</translation>
    </message>
    <message>
        <source>%1 is too large for single precision</source>
        <translation>%1 は単精度には大きすぎます</translation>
    </message>
    <message>
        <source>%1 is too large: %2. JSON files can have up to %3.</source>
        <translation>%1 は大きすぎます: %2。JSON ファイルの上限は %3 です。</translation>
    </message>
    <message>
        <source>%1 lists more than %2 shards.</source>
        <translation>%1 に記載された分割ファイルが %2 個を超えています。</translation>
    </message>
    <message>
        <source>%1 lists more than 1,000 ids.</source>
        <translation>%1 の ID が 1,000 個を超えています。</translation>
    </message>
    <message>
        <source>%1 lists no tensors.</source>
        <translation>%1 にテンソルの記載がありません。</translation>
    </message>
    <message>
        <source>%1 looks like a result of %2, but %3.</source>
        <translation>%1 は %2 の結果のようですが、%3。</translation>
    </message>
    <message>
        <source>%1 maps the tensor %2 to a file that is not a plain file name.</source>
        <translation>%1 はテンソル %2 の保存先を単純なファイル名で示していません。</translation>
    </message>
    <message>
        <source>%1 match the perplexity within ±0.5%.</source>
        <translation>%1 のパープレキシティは ±0.5% 以内で一致します。</translation>
    </message>
    <message>
        <source>%1 matches the perplexity within ±0.5%.</source>
        <translation>%1 のパープレキシティは ±0.5% 以内で一致します。</translation>
    </message>
    <message>
        <source>%1 meet the limits and need the least memory (the same number of bytes).</source>
        <translation>制限を満たし、必要なメモリが最小なのは %1 です (バイト数は同じ)。</translation>
    </message>
    <message>
        <source>%1 merge %2 is not a pair of tokens: %3.</source>
        <translation>%1 のマージ %2 がトークンの組ではありません: %3。</translation>
    </message>
    <message>
        <source>%1 merge %2 uses the token %3, which is not in the vocabulary.</source>
        <translation>%1 のマージ %2 が使うトークン %3 が語彙にありません。</translation>
    </message>
    <message>
        <source>%1 modes</source>
        <translation>%1 モード</translation>
    </message>
    <message>
        <source>%1 modes are better; the largest difference is that of %2, %3.</source>
        <translation>%1 モードが優れます。差が最も大きいのは %2、%3。</translation>
    </message>
    <message>
        <source>%1 modes are equivalent to FP32 within ±0.5 points; the largest difference is that of %2, %3.</source>
        <translation>%1 モードが ±0.5 ポイント以内で FP32 と同等です。差が最も大きいのは %2、%3。</translation>
    </message>
    <message>
        <source>%1 modes are equivalent to and faster than the baseline on this device, by %2× to %3×.</source>
        <translation>このデバイスでは、%1 モードがベースラインと同等かつ高速で、%2× から %3× です。</translation>
    </message>
    <message>
        <source>%1 modes are not resolved with these items; the largest difference is that of %2, %3.</source>
        <translation>%1 モードはこれらの項目では判別されません。差が最も大きいのは %2、%3。</translation>
    </message>
    <message>
        <source>%1 modes are worse; the largest difference is that of %2, %3.</source>
        <translation>%1 モードが劣ります。差が最も大きいのは %2、%3。</translation>
    </message>
    <message>
        <source>%1 must be %2.</source>
        <translation>%1 は %2 でなければなりません。</translation>
    </message>
    <message>
        <source>%1 must be larger than low_freq_factor.</source>
        <translation>%1 は low_freq_factor より大きくなければなりません。</translation>
    </message>
    <message>
        <source>%1 needs the least memory of the configurations that meet the limits: %2.</source>
        <translation>制限を満たす構成のうち、必要なメモリが最小なのは %1 です: %2。</translation>
    </message>
    <message>
        <source>%1 ns = %2 ps per element</source>
        <translation>要素あたり %1 ns = %2 ps</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot;</source>
        <translation>&quot;%2&quot; の %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中 %1</translation>
    </message>
    <message>
        <source>%1 of %2 columns never change in the training split; they are set to 0.</source>
        <translation>%2 列中 %1 列は訓練部分で変化しません。0 にします。</translation>
    </message>
    <message>
        <source>%1 of %2 configurations measured</source>
        <translation>%2 構成中 %1 を計測済み</translation>
    </message>
    <message>
        <source>%1 of %2 groups</source>
        <translation>%2 グループ中 %1 グループ</translation>
    </message>
    <message>
        <source>%1 of %2 items are used, chosen by the seed.</source>
        <translation>%2 項目中 %1 項目をシードで選んで使います。</translation>
    </message>
    <message>
        <source>%1 of %2 items of %3 were skipped, because a choice has no token that can be scored; %4.</source>
        <translation>%3 の %2 項目中 %1 項目は、採点できるトークンのない選択肢があるためスキップしました。%4。</translation>
    </message>
    <message>
        <source>%1 of %2 items of %3 were skipped, because they do not fit into the model&apos;s context of %4 tokens; %5.</source>
        <translation>%3 の %2 項目中 %1 項目は、モデルのコンテキスト %4 トークンに収まらないためスキップしました。%5。</translation>
    </message>
    <message>
        <source>%1 of %2 points measured</source>
        <translation>%2 点中 %1 点を計測</translation>
    </message>
    <message>
        <source>%1 of %2 points on %3 devices</source>
        <translation>%2 点中 %1 点、デバイス %3 台</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%2 行中 %1 行</translation>
    </message>
    <message>
        <source>%1 of %2 samples took no longer than the constant overhead of their graph and count as 0 µs.</source>
        <translation>%2 サンプル中 %1 サンプルはグラフの一定のオーバーヘッド以下の時間だったため、0 µs とみなします。</translation>
    </message>
    <message>
        <source>%1 of %2 test items are used, chosen by the seed.</source>
        <translation>テスト %2 項目中 %1 項目をシードで選んで使います。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n comparisons with a baseline are not resolved. Ratios within ±1% count as the same; intervals are 95%.</source>
        <comment>%1 of %n comparison with a baseline is not resolved. Ratios within ±1% count as the same; intervals are 95%.</comment>
        <translation>
            <numerusform>ベースラインとの比較 %n 件中 %1 件は判別されません。±1% 以内の比は同じとみなします。区間は 95% です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tasks done</source>
        <comment>%1 of %n task done</comment>
        <translation>
            <numerusform>%n タスク中 %1 タスクが完了</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of its %2 items are duplicates and were removed. The remaining %3 are split into %4 for training, %5 for calibration and %6 for testing; no split can be empty</source>
        <translation>その %2 項目中 %1 項目は重複のため除きました。残りの %3 項目は訓練用 %4、校正用 %5、テスト用 %6 に分かれます。どの部分も空にはできません</translation>
    </message>
    <message>
        <source>%1 of its %2 items are duplicates of others or of test items and were removed. The remaining %3 are split into %4 for training and %5 for calibration; no split can be empty</source>
        <translation>その %2 項目中 %1 項目は他の項目またはテスト項目と重複するため除きました。残りの %3 項目は訓練用 %4、校正用 %5 に分かれます。どの部分も空にはできません</translation>
    </message>
    <message>
        <source>%1 of shape %2 and type %3</source>
        <translation>形状 %2、型 %3 の %1</translation>
    </message>
    <message>
        <source>%1 on %2, batch %3, prompts of %4 tokens</source>
        <translation>%1、%2 上、バッチ %3、%4 トークンのプロンプト</translation>
    </message>
    <message>
        <source>%1 on averages of %2×%3 pixels</source>
        <translation>%1、%2×%3 ピクセルの平均を入力</translation>
    </message>
    <message>
        <source>%1 on minima</source>
        <translation>最小値では %1</translation>
    </message>
    <message>
        <source>%1 on steady means</source>
        <translation>定常平均では %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 または %2</translation>
    </message>
    <message>
        <source>%1 overlaps the previous tensor</source>
        <translation>%1 が前のテンソルと重なっています</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <translation>%2単位の %1</translation>
    </message>
    <message>
        <source>%1 per call</source>
        <translation>呼び出しあたり %1</translation>
    </message>
    <message>
        <source>%1 per channel</source>
        <translation>%1、チャネル単位</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>%1、トークン単位</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 ポイント</translation>
    </message>
    <message>
        <source>%1 refused the login after too many keys.</source>
        <translation>試した鍵が多すぎるため、%1 がログインを拒否しました。</translation>
    </message>
    <message>
        <source>%1 refused the login.</source>
        <translation>%1 がログインを拒否しました。</translation>
    </message>
    <message>
        <source>%1 refuses connections: no SSH server listens there.</source>
        <translation>%1 が接続を拒否しています: SSH サーバーが待ち受けていません。</translation>
    </message>
    <message>
        <source>%1 requires %2 bytes, but its data_offsets specify %3</source>
        <translation>%1 には %2 バイト必要ですが、data_offsets の指定は %3 です</translation>
    </message>
    <message>
        <source>%1 requires %2 bytes, but the file has more</source>
        <translation>%1 には %2 バイト必要ですが、ファイルのデータはそれより多くあります</translation>
    </message>
    <message>
        <source>%1 requires %2 bytes, but the file has only %3</source>
        <translation>%1 には %2 バイト必要ですが、ファイルには %3 しかありません</translation>
    </message>
    <message>
        <source>%1 requires 1 to 16 numbers.</source>
        <translation>%1 には 1 から 16 個の数が必要です。</translation>
    </message>
    <message>
        <source>%1 requires a calibration text.</source>
        <translation>%1 にはキャリブレーション用テキストが必要です。</translation>
    </message>
    <message>
        <source>%1 requires more than 2^63 bytes</source>
        <translation>%1 には 2^63 バイトを超える領域が必要です</translation>
    </message>
    <message>
        <source>%1 requires the inputs of the layer on a calibration split.</source>
        <translation>%1 には、校正部分に対する層の入力が必要です。</translation>
    </message>
    <message>
        <source>%1 rows (%2) independently yield the same n = %3: each contains one slow sample among %4, most likely its first run.</source>
        <translation>%1 行 (%2) から独立に同じ n = %3 が得られます。それぞれ %4 個のうちに遅いサンプルを 1 つ含み、おそらく最初の実行です。</translation>
    </message>
    <message>
        <source>%1 rows have the same features as another row. They are kept, because table rows can repeat, so splits can share values.</source>
        <translation>%1 行は他の行と特徴が同じです。表の行は重複し得るため残します。そのため、部分間で値を共有することがあります。</translation>
    </message>
    <message>
        <source>%1 rows of heads of %2 elements are too much for the attention kernel.</source>
        <translation>%2 要素のヘッド %1 行は、アテンションカーネルの上限を超えます。</translation>
    </message>
    <message>
        <source>%1 runs %2.</source>
        <translation>%1 では %2 が動いています。</translation>
    </message>
    <message>
        <source>%1 samples are too few: the 95% interval of the median is %2 to %3, and p95 requires 59.</source>
        <translation>%1 サンプルでは不足です: 中央値の 95% 区間は %2 から %3 で、p95 には 59 必要です。</translation>
    </message>
    <message>
        <source>%1 samples do not determine the median precisely enough: its 95% interval is %2 to %3 (%4 wide; target: 2%).</source>
        <translation>%1 サンプルでは中央値が十分な精度で定まりません。95% 区間は %2 から %3 です (幅 %4、目標: 2%)。</translation>
    </message>
    <message>
        <source>%1 specifies %2, an architecture that is not supported.</source>
        <translation>%1 に指定されたアーキテクチャ %2 には対応していません。</translation>
    </message>
    <message>
        <source>%1 steps are too many</source>
        <translation>%1 ステップは多すぎます</translation>
    </message>
    <message>
        <source>%1 steps were requested at a time.</source>
        <translation>一度に %1 ステップが要求されました。</translation>
    </message>
    <message>
        <source>%1 to %2 (%3 sizes)</source>
        <translation>%1 から %2 (%3 サイズ)</translation>
    </message>
    <message>
        <source>%1 to %2 buffers</source>
        <translation>バッファー %1 から %2 個</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 トークン</translation>
    </message>
    <message>
        <source>%1 values, FP32 multiplication (simulated)</source>
        <translation>値 %1、FP32 の乗算 (シミュレーション)</translation>
    </message>
    <message>
        <source>%1 was altered in transit.</source>
        <translation>%1 が転送の途中で書き換わりました。</translation>
    </message>
    <message>
        <source>%1 was lost, and its configurations are measured on the other devices: %2</source>
        <translation>%1 が使えなくなったため、その構成は他のデバイスで計測します: %2</translation>
    </message>
    <message>
        <source>%1 was lost, and its points are measured on the other devices: %2</source>
        <translation>%1 が使えなくなったため、その点は他のデバイスで計測します: %2</translation>
    </message>
    <message>
        <source>%1 was lost: %2</source>
        <translation>%1 が使えなくなりました: %2</translation>
    </message>
    <message>
        <source>%1 was not measured; the limit is %2.</source>
        <translation>%1 は計測していません。制限は %2 です。</translation>
    </message>
    <message>
        <source>%1 was skipped by Google Benchmark: %2</source>
        <translation>%1 は Google Benchmark によりスキップされました: %2</translation>
    </message>
    <message>
        <source>%1 was tried first.</source>
        <translation>最初に %1 を探しました。</translation>
    </message>
    <message>
        <source>%1 weights dequantized, FP32 multiplication</source>
        <translation>重み %1 を逆量子化、FP32 の乗算</translation>
    </message>
    <message>
        <source>%1 would have more than %2 elements.</source>
        <translation>%1 が %2 要素を超えます。</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × %2, FP32 multiply-adds (%3)</source>
        <translation>%1 × %2、FP32 積和 (%3)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>%1, %2 classes, seed %3</source>
        <translation>%1、%2 クラス、シード %3</translation>
    </message>
    <message>
        <source>%1, %2 parameters</source>
        <translation>%1、パラメーター %2 個</translation>
    </message>
    <message>
        <source>%1, %2 parameters, %3 layers, width %4, vocabulary %5, context %6</source>
        <translation>%1、パラメーター %2、%3 層、幅 %4、語彙 %5、コンテキスト %6</translation>
    </message>
    <message>
        <source>%1, %2 parameters, %3 layers, width %4, vocabulary %5, context %6, quantized (%7)</source>
        <translation>%1、パラメーター %2、%3 層、幅 %4、語彙 %5、コンテキスト %6、量子化済み (%7)</translation>
    </message>
    <message>
        <source>%1, %2 tokens</source>
        <translation>%1、%2 トークン</translation>
    </message>
    <message>
        <source>%1, %2, on %3</source>
        <translation>%1、%2、%3 上</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2: %3</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <translation>%1、%2: %3。</translation>
    </message>
    <message>
        <source>%1, 95% %2 to %3</source>
        <translation>%1、95% %2 から %3</translation>
    </message>
    <message>
        <source>%1, INT32 sums (%2)</source>
        <translation>%1、INT32 の和 (%2)</translation>
    </message>
    <message>
        <source>%1, by reading more than the cache size</source>
        <translation>%1、キャッシュサイズを超える読み取りによる</translation>
    </message>
    <message>
        <source>%1, checked</source>
        <translation>%1、検証済み</translation>
    </message>
    <message>
        <source>%1, each after BOS</source>
        <translation>%1、それぞれ先頭に BOS</translation>
    </message>
    <message>
        <source>%1, expected to start at %2</source>
        <translation>%1、開始予定 %2</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1 (%2 から)</translation>
    </message>
    <message>
        <source>%1, groups of %2</source>
        <translation>%1、%2 個のグループ</translation>
    </message>
    <message>
        <source>%1, groups of %2, clip %3</source>
        <translation>%1、%2 個のグループ、切り詰め %3</translation>
    </message>
    <message>
        <source>%1, imported from %2</source>
        <translation>%1、%2 からインポート</translation>
    </message>
    <message>
        <source>%1, item %2</source>
        <translation>%1、項目 %2</translation>
    </message>
    <message>
        <source>%1, larger than the cache, so not actually hot</source>
        <translation>%1、キャッシュより大きいため実際にはホットではありません</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm</source>
        <translation>%1、キャッシュの 2 倍未満のため一部ウォーム</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm (rotation limited by the available memory)</source>
        <translation>%1、キャッシュの 2 倍未満のため一部ウォーム (空きメモリにより巡回を制限)</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm (rotation limited to %2 buffers)</source>
        <translation>%1、キャッシュの 2 倍未満のため一部ウォーム (巡回は %2 バッファーまでに制限)</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm (rotation limited to 1 GiB or a quarter of the available memory)</source>
        <translation>%1、キャッシュの 2 倍未満のため一部ウォーム (巡回は 1 GiB または空きメモリの 4 分の 1 に制限)</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1、%2 行目</translation>
    </message>
    <message>
        <source>%1, line %2, %3</source>
        <translation>%1、%2 行目、%3</translation>
    </message>
    <message>
        <source>%1, line %2: %3.</source>
        <translation>%1、%2 行目: %3。</translation>
    </message>
    <message>
        <source>%1, one dynamic scale for the whole tensor, computed by the kernel: %2.</source>
        <translation>%1、テンソル全体に 1 つの動的スケール、カーネルが計算: %2。</translation>
    </message>
    <message>
        <source>%1, one dynamic scale per %2 elements of a token, computed by the kernel: %3.</source>
        <translation>%1、トークンの %2 要素ごとに 1 つの動的スケール、カーネルが計算: %3。</translation>
    </message>
    <message>
        <source>%1, one dynamic scale per token, computed by the kernel: %2.</source>
        <translation>%1、トークンごとに 1 つの動的スケール、カーネルが計算: %2。</translation>
    </message>
    <message>
        <source>%1, one scale per row</source>
        <translation>%1、行ごとに 1 スケール</translation>
    </message>
    <message>
        <source>%1, one scale per row, clip %2</source>
        <translation>%1、行ごとに 1 スケール、切り詰め %2</translation>
    </message>
    <message>
        <source>%1, one scale per tensor</source>
        <translation>%1、テンソルに 1 スケール</translation>
    </message>
    <message>
        <source>%1, one scale per tensor, clip %2</source>
        <translation>%1、テンソルに 1 スケール、切り詰め %2</translation>
    </message>
    <message>
        <source>%1, one static scale for the whole tensor: %2.</source>
        <translation>%1、テンソル全体に 1 つの静的スケール: %2。</translation>
    </message>
    <message>
        <source>%1, one static scale per %2 elements of a token: %3.</source>
        <translation>%1、トークンの %2 要素ごとに 1 つの静的スケール: %3。</translation>
    </message>
    <message>
        <source>%1, one static scale per token: %2.</source>
        <translation>%1、トークンごとに 1 つの静的スケール: %2。</translation>
    </message>
    <message>
        <source>%1, p = %2</source>
        <translation>%1、p = %2</translation>
    </message>
    <message>
        <source>%1, record %2</source>
        <translation>%1、レコード %2</translation>
    </message>
    <message>
        <source>%1, row &quot;%2&quot;</source>
        <translation>%1、行 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1, run %2: %3</source>
        <translation>%1、実行 %2: %3</translation>
    </message>
    <message>
        <source>%1, run %2: it has no &quot;result&quot;.</source>
        <translation>%1、実行 %2: &quot;result&quot; がありません。</translation>
    </message>
    <message>
        <source>%1, the first %2 of %3 tokens</source>
        <translation>%1、全 %3 トークンの最初の %2 トークン</translation>
    </message>
    <message>
        <source>%1, the first %2 tokens</source>
        <translation>%1、最初の %2 トークン</translation>
    </message>
    <message>
        <source>%1, through %2</source>
        <translation>%1、%2 経由</translation>
    </message>
    <message>
        <source>%1, without BOS</source>
        <translation>%1、BOS なし</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. Do not use the figures of this mode, and report this problem.</source>
        <translation>%1。このモードの数値は使わず、この問題を報告してください。</translation>
    </message>
    <message>
        <source>%1. Do not use the figures of this variant, and report this problem.</source>
        <translation>%1。この変種の数値は使わず、この問題を報告してください。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; %3 is a difference of %4 of %5 items, z = %6, which is within the noise of so few items.</source>
        <translation>%1: &quot;%2&quot; %3 は %5 項目中 %4 項目の差 (z = %6) で、この項目数のノイズの範囲内です。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is given as %3, but %4 compared with %5 gives %6.</source>
        <translation>%1: &quot;%2&quot; は %3 とありますが、%4 と %5 の比較では %6 です。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is given as %3, but std %4 divided by mean %5 is %6.</source>
        <translation>%1: &quot;%2&quot; は %3 とありますが、std %4 を mean %5 で割ると %6 です。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3).</source>
        <translation>%1: %2 (%3)。</translation>
    </message>
    <message>
        <source>%1: %2 compared with &quot;%3&quot; depends on one sample; without it, the result is %4.</source>
        <translation>%1: &quot;%3&quot; に対する %2 は 1 つのサンプルに依存しています。それを除いた結果は %4 です。</translation>
    </message>
    <message>
        <source>%1: %2 contains row numbers and is not used.</source>
        <translation>%1: %2 は行番号のため使いません。</translation>
    </message>
    <message>
        <source>%1: %2 divided by %3 is %4, not %5: %6.</source>
        <translation>%1: %2 を %3 で割ると、%5 ではなく %4 です: %6。</translation>
    </message>
    <message>
        <source>%1: %2 is of type %3, which is not supported.</source>
        <translation>%1: %2 の型 %3 には対応していません。</translation>
    </message>
    <message>
        <source>%1: %2 training, %3 calibration and %4 test items</source>
        <translation>%1: 訓練 %2 項目、校正 %3 項目、テスト %4 項目</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos;</source>
        <translation>%1: &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is missing.</source>
        <translation>%1: &apos;%2&apos; がありません。</translation>
    </message>
    <message>
        <source>%1: Sequence has no &quot;%2&quot;.</source>
        <translation>%1: Sequence に &quot;%2&quot; がありません。</translation>
    </message>
    <message>
        <source>%1: a model of %2 to %3 KB is mostly file metadata, so its size ratios do not characterize the formats.</source>
        <translation>%1: %2 から %3 KB のモデルはほとんどがファイルのメタデータのため、サイズ比は形式の特性を示しません。</translation>
    </message>
    <message>
        <source>%1: according to line %2, it ran as %3 (%4). Label it as simulated.</source>
        <translation>%1: %2 行目によれば %3 として実行されています (%4)。シミュレーションと明記してください。</translation>
    </message>
    <message>
        <source>%1: all accuracies are multiples of 1/%2 (%3), so they were measured on %4 items. The standard error at %5 is ±%6 points. Differences below %7 points are not resolved; a paired test (McNemar) resolves none below %8 points (%9 items).</source>
        <translation>%1: 正解率はすべて 1/%2 の倍数 (%3) なので、%4 項目で計測されています。%5 での標準誤差は ±%6 ポイントです。%7 ポイント未満の差は判別されません。対応のある検定 (McNemar) でも %8 ポイント (%9 項目) 未満は判別されません。</translation>
    </message>
    <message>
        <source>%1: layer %2 of %3</source>
        <translation>%1: 層 %2 / %3</translation>
    </message>
    <message>
        <source>%1: measuring a point again while the other devices are idle</source>
        <translation>%1: 他のデバイスがアイドルの間に 1 点を再計測中</translation>
    </message>
    <message>
        <source>%1: measuring the baseline again while the other devices are idle</source>
        <translation>%1: 他のデバイスがアイドルの間にベースラインを再計測中</translation>
    </message>
    <message>
        <source>%1: of %2 sizes, %3 is printed as the best per element (%4). Recomputed, it is the worst: %5 ns compared with %6 ns for %7. The conclusion is inverted.</source>
        <translation>%1: %2 個のサイズのうち %3 が要素あたり最良 (%4) とされていますが、再計算では最悪です (%7 の %6 ns に対し %5 ns)。結論が逆です。</translation>
    </message>
    <message>
        <source>%1: one outlier of %2 dominates the variance. (max − mean)/std = %3 = √(n − 1) gives n = %4. The other %5 samples take %6 on average, not %7.</source>
        <translation>%1: %2 の外れ値 1 つが分散を支配しています。(max − mean)/std = %3 = √(n − 1) から n = %4。残り %5 サンプルの平均は %7 ではなく %6 です。</translation>
    </message>
    <message>
        <source>%1: run “%2”, n = %3 items; 95% intervals of differences paired by item.</source>
        <translation>%1: 実行「%2」、n = %3 項目。項目で対応付けた差の 95% 区間。</translation>
    </message>
    <message>
        <source>%1: the baseline could not be measured: %2</source>
        <translation>%1: ベースラインを計測できませんでした: %2</translation>
    </message>
    <message>
        <source>%1: the label %2 is not a whole number of at most 2147483647.</source>
        <translation>%1: ラベル %2 は 2147483647 以下の整数ではありません。</translation>
    </message>
    <message>
        <source>%1: the label is %2, %3.</source>
        <translation>%1: ラベルは %2、%3。</translation>
    </message>
    <message>
        <source>%1: the label is missing.</source>
        <translation>%1: ラベルがありません。</translation>
    </message>
    <message>
        <source>%1: the record</source>
        <translation>%1: レコード</translation>
    </message>
    <message>
        <source>%1: the tensor %2 has shape %3; expected %4.</source>
        <translation>%1: テンソル %2 の形状が %3 ですが、%4 でなければなりません。</translation>
    </message>
    <message>
        <source>%1: the tensor %2 has type %3; expected %4.</source>
        <translation>%1: テンソル %2 の型が %3 ですが、%4 でなければなりません。</translation>
    </message>
    <message>
        <source>%1: this label is the 1,001st class; the limit is 1,000.</source>
        <translation>%1: このラベルは 1,001 番目のクラスです。上限は 1,000 です。</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; its figures are not reliable.</source>
        <translation>%1。数値は信頼できません。</translation>
    </message>
    <message>
        <source>%1; its last output: %2.</source>
        <translation>%1。最後の出力: %2。</translation>
    </message>
    <message>
        <source>%1; not measured by Quantoscope.</source>
        <translation>%1。Quantoscope による計測ではありません。</translation>
    </message>
    <message>
        <source>%1@%2, port %3</source>
        <translation>%1@%2、ポート %3</translation>
    </message>
    <message>
        <source>%1× faster %2 than %3</source>
        <translation>%3 より %1× 高速 %2</translation>
    </message>
    <message>
        <source>%1× slower %2 than %3</source>
        <translation>%3 より %1× 低速 %2</translation>
    </message>
    <message>
        <source>%1×%2 exceeds the %3 elements that were prepared.</source>
        <translation>%1×%2 は準備した %3 要素を超えています。</translation>
    </message>
    <message>
        <source>%2 has no variant &apos;%1&apos;.</source>
        <translation>%2 に変種 &apos;%1&apos; はありません。</translation>
    </message>
    <message>
        <source>%2 of %1 layers use a sliding window of %3 tokens and the others full attention, which is not supported. The context is limited to the window, where both are equivalent.</source>
        <translation>%1 層のうち %2 層は %3 トークンのスライディングウィンドウ、他の層はフルアテンションで、この構成には対応していません。コンテキストは、両者が等価になるウィンドウの長さに制限されます。</translation>
    </message>
    <message>
        <source>%2×%3 is not divisible into cells of %1 pixels.</source>
        <translation>%2×%3 は %1 ピクセルのセルに割り切れません。</translation>
    </message>
    <message numerus="yes">
        <source>%n buffers</source>
        <comment>%n buffer</comment>
        <translation>
            <numerusform>バッファー %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buffers, %1</source>
        <comment>%n buffer, %1</comment>
        <translation>
            <numerusform>バッファー %n 個、%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are not resolved.</source>
        <comment>%n configuration is not resolved.</comment>
        <translation>
            <numerusform>%n 構成は判別されません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are not resolved. Measure %1 rounds and the whole text to narrow their intervals.</source>
        <comment>%n configuration is not resolved. Measure %1 rounds and the whole text to narrow its intervals.</comment>
        <translation>
            <numerusform>%n 構成は判別されません。区間を狭めるには、%1 ラウンドと全テキストで計測してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are simulated on this device.</source>
        <comment>%n configuration is simulated on this device.</comment>
        <translation>
            <numerusform>%n 構成はこのデバイスではシミュレーションです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are simulated on this device. Their predictions and sizes are valid; their times are not representative of hardware with support.</source>
        <comment>%n configuration is simulated on this device. Its predictions and size are valid; its times are not representative of hardware with support.</comment>
        <translation>
            <numerusform>%n 構成はこのデバイスではシミュレーションです。予測とサイズは有効ですが、時間は対応ハードウェアを代表するものではありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations do not meet the limits.</source>
        <comment>%n configuration does not meet the limits.</comment>
        <translation>
            <numerusform>%n 構成は制限を満たしません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fall</source>
        <comment>%n falls</comment>
        <translation>
            <numerusform>%n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finite input values were restored as NaN or infinite and are excluded from the error figures.</source>
        <comment>%n finite input value was restored as NaN or infinite and is excluded from the error figures.</comment>
        <translation>
            <numerusform>有限の入力値 %n 個が NaN または無限大として復元されました。誤差の数値からは除外されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finite values became 0</source>
        <comment>%n finite value became 0</comment>
        <translation>
            <numerusform>%n 個の有限値が 0 になりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finite values became 0 or nearly 0</source>
        <comment>%n finite value became 0 or nearly 0</comment>
        <translation>
            <numerusform>%n 個の有限値が 0 またはほぼ 0 になりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n input values are NaN or infinite and are excluded from the error figures.</source>
        <comment>%n input value is NaN or infinite and is excluded from the error figures.</comment>
        <translation>
            <numerusform>入力値 %n 個が NaN または無限大で、誤差の数値からは除外されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iterations</source>
        <comment>%n iteration</comment>
        <translation>
            <numerusform>%n 反復</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iterations and at least %1 ms</source>
        <comment>%n iteration and at least %1 ms</comment>
        <translation>
            <numerusform>%n 反復かつ少なくとも %1 ms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kernel runs</source>
        <comment>%n kernel run</comment>
        <translation>
            <numerusform>カーネル実行 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n language-model studies</source>
        <comment>%n language-model study</comment>
        <translation>
            <numerusform>言語モデルの比較 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n latency samples</source>
        <comment>%n latency sample</comment>
        <translation>
            <numerusform>レイテンシのサンプル %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n measurements have a single variant, so they contain no comparison.</source>
        <comment>%n measurement has a single variant, so it contains no comparison.</comment>
        <translation>
            <numerusform>%n 件の計測には変種が 1 つしかないため、比較を含みません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mode studies</source>
        <comment>%n mode study</comment>
        <translation>
            <numerusform>モード比較 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are better: %1.</source>
        <comment>%n mode is better: %1.</comment>
        <translation>
            <numerusform>%n モードが優れます: %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are equivalent to FP32 within ±0.5 points: %1.</source>
        <comment>%n mode is equivalent to FP32 within ±0.5 points: %1.</comment>
        <translation>
            <numerusform>%n モードが ±0.5 ポイント以内で FP32 と同等です: %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are not resolved with these items: %1.</source>
        <comment>%n mode is not resolved with these items: %1.</comment>
        <translation>
            <numerusform>%n モードはこれらの項目では判別されません: %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are not resolved. Measure %1 calls and %2 test items to narrow their intervals.</source>
        <comment>%n mode is not resolved. Measure %1 calls and %2 test items to narrow its intervals.</comment>
        <translation>
            <numerusform>%n モードは判別されません。区間を狭めるには、%1 回の呼び出しとテスト %2 項目で計測してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are simulated on this device. Their accuracy and size are valid; their latency is not representative of hardware with support.</source>
        <comment>%n mode is simulated on this device. Its accuracy and size are valid; its latency is not representative of hardware with support.</comment>
        <translation>
            <numerusform>%n モードはこのデバイスではシミュレーションです。正解率とサイズは有効ですが、レイテンシは対応ハードウェアを代表するものではありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are worse: %1.</source>
        <comment>%n mode is worse: %1.</comment>
        <translation>
            <numerusform>%n モードが劣ります: %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more types of warnings are listed with the runs.</source>
        <comment>%n more type of warning is listed with the runs.</comment>
        <translation>
            <numerusform>ほか %n 種類の警告は各実行に示されています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 columns of the input hold outliers.</source>
        <comment>%n of %1 columns of the input holds outliers.</comment>
        <translation>
            <numerusform>入力の %1 列中 %n 列に外れ値があります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 rows of the input hold outliers.</source>
        <comment>%n of %1 rows of the input holds outliers.</comment>
        <translation>
            <numerusform>入力の %1 行中 %n 行に外れ値があります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median, and %3 on a repaint of this window, no more than expected by chance (p = %4).</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median, and %3 on a repaint of this window, no more than expected by chance (p = %4).</comment>
        <translation>
            <numerusform>%1 サンプル中 %n 個が孤立したスパイクです。p99 は中央値の %2 倍で、%3がこのウィンドウの再描画時ですが、偶然で予想される範囲内です (p = %4)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</comment>
        <translation>
            <numerusform>%1 サンプル中 %n 個が孤立したスパイクです。p99 は中央値の %2 倍で、%3がこのウィンドウの再描画時です: プログラムが自らの計測を乱しています (p = %4)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median.</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median.</comment>
        <translation>
            <numerusform>%1 サンプル中 %n 個が孤立したスパイクです。p99 は中央値の %2 倍です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes</source>
        <comment>%n other process</comment>
        <translation>
            <numerusform>他のプロセス %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes used the device during the run.</source>
        <comment>%n other process used the device during the run.</comment>
        <translation>
            <numerusform>実行中に他のプロセス %n 個がデバイスを使いました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes used the device during the run: %1.</source>
        <comment>%n other process used the device during the run: %1.</comment>
        <translation>
            <numerusform>実行中に他のプロセス %n 個がデバイスを使いました: %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other studies</source>
        <comment>%n other study</comment>
        <translation>
            <numerusform>その他の比較 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <comment>%n row</comment>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows were measured by other tools, not in the same rounds.</source>
        <comment>%n row was measured by another tool, not in the same rounds.</comment>
        <translation>
            <numerusform>%n 行は他のツールで計測したもので、同じラウンドではありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples are too few: an interval of the median requires 6, p95 requires 59, and p99 requires 299.</source>
        <comment>%n sample is too few: an interval of the median requires 6, p95 requires 59, and p99 requires 299.</comment>
        <translation>
            <numerusform>%n サンプルでは不足です: 中央値の区間に 6、p95 に 59、p99 に 299 必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples were not shown during the measurement; the result contains all of them.</source>
        <comment>%n sample was not shown during the measurement; the result contains it.</comment>
        <translation>
            <numerusform>%n サンプルは計測中に表示されませんでしたが、結果にはすべて含まれています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scores</source>
        <comment>%n score</comment>
        <translation>
            <numerusform>スコア %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweeps</source>
        <comment>%n sweep</comment>
        <translation>
            <numerusform>スイープ %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensors of the checkpoint are not used: %1.</source>
        <comment>%n tensor of the checkpoint is not used: %1.</comment>
        <translation>
            <numerusform>チェックポイントの %n 個のテンソルは使いません: %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variants are not resolved. Run until resolved to narrow their intervals.</source>
        <comment>%n variant is not resolved. Run until resolved to narrow its interval.</comment>
        <translation>
            <numerusform>%n 変種は判別されません。区間を狭めるには、判別まで実行してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; did not end within %2 s.</source>
        <translation>&apos;%1&apos; が %2 s 以内に終了しませんでした。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has printed nothing for %2 s.</source>
        <translation>&apos;%1&apos; が %2 s 間何も出力していません。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in its configuration %2</source>
        <translation>設定の &apos;%1&apos; %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a backend.</source>
        <translation>&apos;%1&apos; はバックエンドではありません。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a memory size.</source>
        <translation>&apos;%1&apos; はメモリのサイズではありません。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid size for %2.</source>
        <translation>&apos;%1&apos; は %2 の有効なサイズではありません。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; requires a GPU.</source>
        <translation>&apos;%1&apos; には GPU が必要です。</translation>
    </message>
    <message>
        <source>&apos;bytes&apos; must be a whole number of 0 or more.</source>
        <translation>&apos;bytes&apos; は 0 以上の整数でなければなりません。</translation>
    </message>
    <message>
        <source>&apos;quantoscope llm configs&apos; lists them.</source>
        <translation>&apos;quantoscope llm configs&apos; で一覧を表示します。</translation>
    </message>
    <message>
        <source>&apos;quantoscope modes --list&apos; lists all modes.</source>
        <translation>&apos;quantoscope modes --list&apos; ですべてのモードを表示できます。</translation>
    </message>
    <message>
        <source>&apos;quantoscope sessions&apos; lists them.</source>
        <translation>&apos;quantoscope sessions&apos; で一覧を表示します。</translation>
    </message>
    <message>
        <source>&apos;runs&apos; must be a list of at most %1 runs.</source>
        <translation>&apos;runs&apos; は最大 %1 個の実行のリストでなければなりません。</translation>
    </message>
    <message>
        <source>&apos;speed&apos;, &apos;memory&apos; or &apos;loss&apos;</source>
        <translation>&apos;speed&apos;、&apos;memory&apos;、&apos;loss&apos; のいずれか</translation>
    </message>
    <message>
        <source>--context is %1; a window has at least %2 tokens.</source>
        <translation>--context が %1 です。ウィンドウには少なくとも %2 トークン必要です。</translation>
    </message>
    <message>
        <source>--context is %1; the model supports %2 positions.</source>
        <translation>--context が %1 です。モデルが対応しているのは %2 位置です。</translation>
    </message>
    <message>
        <source>--devices cannot be used with Slurm, which chooses the GPUs.</source>
        <translation>--devices は Slurm と併用できません。GPU は Slurm が選びます。</translation>
    </message>
    <message>
        <source>--energy requires rounds, but the speed is not measured (--rounds 0 or --no-speed).</source>
        <translation>--energy にはラウンドが必要ですが、速度を計測しません (--rounds 0 または --no-speed)。</translation>
    </message>
    <message>
        <source>--group-size is %1; it must be a multiple of 8.</source>
        <translation>--group-size が %1 です。8 の倍数でなければなりません。</translation>
    </message>
    <message>
        <source>--out is the folder of the model itself.</source>
        <translation>--out がモデル自身のフォルダーです。</translation>
    </message>
    <message>
        <source>--stride is %1; it must be smaller than the window of %2 tokens.</source>
        <translation>--stride が %1 です。ウィンドウの %2 トークンより小さくなければなりません。</translation>
    </message>
    <message>
        <source>--stride is %1; with windows of %2 tokens it can be up to %3.</source>
        <translation>--stride が %1 です。%2 トークンのウィンドウでは最大 %3 です。</translation>
    </message>
    <message>
        <source>--text-tokens is 1; at least two tokens are required.</source>
        <translation>--text-tokens が 1 です。少なくとも 2 トークン必要です。</translation>
    </message>
    <message>
        <source>128 is usual.</source>
        <translation>通常は 128 です。</translation>
    </message>
    <message>
        <source>16 elements per thread</source>
        <translation>スレッドあたり 16 要素</translation>
    </message>
    <message>
        <source>16 elements per thread; adjacent lanes load adjacent 16-byte words. Two instructions saturate and pack four codes, four shuffles collect 16 adjacent codes in one lane, and one 16-byte store writes them. 5 instructions per element; memory is the only limit.</source>
        <translation>スレッドあたり 16 要素。隣り合うレーンが隣り合う 16 バイトワードを読み込みます。2 命令で 4 コードを飽和・パックし、4 回のシャッフルで隣り合う 16 コードを 1 レーンに集め、16 バイトの書き込み 1 回で書き出します。要素あたり 5 命令で、制約はメモリだけです。</translation>
    </message>
    <message>
        <source>16-bit weights must be FP16 or BF16</source>
        <translation>16 ビットの重みは FP16 または BF16 でなければなりません</translation>
    </message>
    <message>
        <source>32-bit floating point</source>
        <translation>32 ビット浮動小数点</translation>
    </message>
    <message>
        <source>4 elements per thread</source>
        <translation>スレッドあたり 4 要素</translation>
    </message>
    <message>
        <source>4096x8192, or a number of elements such as 50000000</source>
        <translation>4096x8192、または 50000000 のような要素数</translation>
    </message>
    <message>
        <source>512, 64x4096x14336 (m x k x n) or m64k4096n14336</source>
        <translation>512、64x4096x14336 (m x k x n)、または m64k4096n14336</translation>
    </message>
    <message>
        <source>64 hexadecimal digits</source>
        <translation>64 桁の 16 進数</translation>
    </message>
    <message>
        <source>8 elements per thread</source>
        <translation>スレッドあたり 8 要素</translation>
    </message>
    <message>
        <source>95% from %1 to %2</source>
        <translation>95% は %1 から %2</translation>
    </message>
    <message>
        <source>A %1 split of %2 items exceeds the limit of %3.</source>
        <translation>%2 項目の %1 部分は上限 %3 を超えます。</translation>
    </message>
    <message>
        <source>A %1 split of %2 items is not valid.</source>
        <translation>%2 項目の %1 部分は有効ではありません。</translation>
    </message>
    <message>
        <source>A batch has no id or no tasks.</source>
        <translation>ID またはタスクのないバッチがあります。</translation>
    </message>
    <message>
        <source>A batch of %1 sequences is not supported.</source>
        <translation>%1 系列のバッチには対応していません。</translation>
    </message>
    <message>
        <source>A buffer of %1 bytes was requested.</source>
        <translation>%1 バイトのバッファーが要求されました。</translation>
    </message>
    <message>
        <source>A buffer requires %1 MiB of GPU memory; %2 MiB is available.</source>
        <translation>バッファーに %1 MiB の GPU メモリが必要です。空きは %2 MiB です。</translation>
    </message>
    <message>
        <source>A buffer requires %1 of memory; %2 is available.</source>
        <translation>バッファーに %1 のメモリが必要です。空きは %2 です。</translation>
    </message>
    <message>
        <source>A calibration input of the layer is not a finite number.</source>
        <translation>層のキャリブレーション入力に有限でない数があります。</translation>
    </message>
    <message>
        <source>A context of %1 tokens was requested; the model supports %2.</source>
        <translation>%1 トークンのコンテキストが要求されましたが、モデルが対応しているのは %2 です。</translation>
    </message>
    <message>
        <source>A dimension of %1 exceeds the limit of the BLAS library.</source>
        <translation>次元 %1 は BLAS ライブラリの上限を超えます。</translation>
    </message>
    <message>
        <source>A folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>A group must have at least one element, not %1.</source>
        <translation>グループには少なくとも 1 要素必要です。%1 は指定できません。</translation>
    </message>
    <message>
        <source>A header of %1 bytes exceeds the limit of the format.</source>
        <translation>%1 バイトのヘッダーは形式の上限を超えます。</translation>
    </message>
    <message>
        <source>A hidden layer of width %1 is not supported; use 1 to 65,536.</source>
        <translation>幅 %1 の隠れ層には対応していません。1 から 65,536 を指定してください。</translation>
    </message>
    <message>
        <source>A host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>A kernel wrote outside its output at %1×%2.</source>
        <translation>%1×%2 でカーネルが出力の範囲外に書き込みました。</translation>
    </message>
    <message>
        <source>A larger batch reduces the total throughput of %1. Use the smaller batch size on this device.</source>
        <translation>バッチを大きくすると、%1 の合計スループットが下がります。このデバイスでは小さい方のバッチサイズを使ってください。</translation>
    </message>
    <message>
        <source>A limit must be a number of 0 or more.</source>
        <translation>制限は 0 以上の数でなければなりません。</translation>
    </message>
    <message>
        <source>A line is longer than %1 bytes.</source>
        <translation>%1 バイトより長い行があります。</translation>
    </message>
    <message>
        <source>A login host</source>
        <translation>ログインホスト</translation>
    </message>
    <message>
        <source>A matrix of %1 × %2 was passed for layer %3; expected %4 × %5.</source>
        <translation>層 %3 に %1 × %2 の行列が渡されましたが、%4 × %5 でなければなりません。</translation>
    </message>
    <message>
        <source>A matrix of the model was passed twice.</source>
        <translation>モデルの行列が 2 回渡されました。</translation>
    </message>
    <message>
        <source>A matrix passed to the engine is invalid: %1.</source>
        <translation>エンジンに渡された行列が無効です: %1。</translation>
    </message>
    <message>
        <source>A mean includes every slow sample, at the beginning or later. Compare two kernels by the ratio of their medians, with its interval.</source>
        <translation>平均には、最初か途中かを問わず、遅いサンプルがすべて含まれます。2 つのカーネルは、中央値の比とその区間で比較してください。</translation>
    </message>
    <message>
        <source>A message announces %1 bytes; the limit is %2.</source>
        <translation>メッセージのサイズは %1 バイトとされています。上限は %2 です。</translation>
    </message>
    <message>
        <source>A message must be a JSON object.</source>
        <translation>メッセージは JSON オブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>A model must be set up for at least one item at a time.</source>
        <translation>モデルは、一度に少なくとも 1 項目を処理する設定でなければなりません。</translation>
    </message>
    <message>
        <source>A number of GPUs</source>
        <translation>GPU の数</translation>
    </message>
    <message>
        <source>A partition</source>
        <translation>パーティション</translation>
    </message>
    <message>
        <source>A pattern has %1 bytes; the limit is %2.</source>
        <translation>パターンが %1 バイトあります。上限は %2 です。</translation>
    </message>
    <message>
        <source>A pattern of the tokenizer takes too long for this text.</source>
        <translation>このテキストではトークナイザーのパターンに時間がかかりすぎます。</translation>
    </message>
    <message>
        <source>A plain copy with the traffic of this mode is %1× as fast as one with the traffic of %2. This mode reaches %3% of the speed of its copy, %2 reaches %4%.</source>
        <translation>このモードと同じ転送量の単純なコピーは、%2 と同じ転送量のコピーの %1× の速さです。このモードはそのコピーの速度の %3%、%2 は %4% に達します。</translation>
    </message>
    <message>
        <source>A product of %1 matrices with %2 rows is too large without cuBLASLt.</source>
        <translation>%2 行の行列 %1 個の積は、cuBLASLt なしでは大きすぎます。</translation>
    </message>
    <message>
        <source>A product of %1 rows was asked of the kernel for few.</source>
        <translation>少ない行のためのカーネルに %1 行の積が要求されました。</translation>
    </message>
    <message>
        <source>A prompt of %1 tokens and %2 generated tokens require %3 positions; the model supports %4.</source>
        <translation>%1 トークンのプロンプトと生成する %2 トークンには %3 位置が必要ですが、モデルが対応しているのは %4 です。</translation>
    </message>
    <message>
        <source>A quantized file cannot be used as a model. Open the original model.</source>
        <translation>量子化したファイルはモデルとして使えません。元のモデルを開いてください。</translation>
    </message>
    <message>
        <source>A read sweep makes each single launch cold and cannot be used inside a graph.</source>
        <translation>読み取り走査は 1 回ごとの起動をコールドにするため、グラフの中では使えません。</translation>
    </message>
    <message>
        <source>A result has an unsupported element type (%1).</source>
        <translation>結果の要素型 (%1) には対応していません。</translation>
    </message>
    <message>
        <source>A retarget request requires a &apos;spec&apos;.</source>
        <translation>リターゲット要求には &apos;spec&apos; が必要です。</translation>
    </message>
    <message>
        <source>A row of the tensor is too long to be sent.</source>
        <translation>テンソルの 1 行が長すぎて送信できません。</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>実行中です。</translation>
    </message>
    <message>
        <source>A run of fewer than three modes cannot be split by mode.</source>
        <translation>モードが 3 つ未満の実行はモードごとに分割できません。</translation>
    </message>
    <message>
        <source>A run request requires a &apos;spec&apos;.</source>
        <translation>実行要求には &apos;spec&apos; が必要です。</translation>
    </message>
    <message>
        <source>A sample cannot contain %1 launches.</source>
        <translation>1 サンプルを %1 回の起動にはできません。</translation>
    </message>
    <message>
        <source>A sample cannot contain %1 launches; use 1 to %2.</source>
        <translation>1 サンプルを %1 回の起動にはできません。1 から %2 回を指定してください。</translation>
    </message>
    <message>
        <source>A sample is the time of a graph replay minus the constant overhead of the graph. If nothing remains, the sample counts as 0 µs and lowers the statistics. Use more launches per graph, so that their time exceeds the overhead.</source>
        <translation>サンプルは、グラフの再生時間からグラフの一定のオーバーヘッドを引いた時間です。残りがない場合、サンプルは 0 µs とみなされ、統計値が下がります。グラフあたりの起動を増やし、その時間がオーバーヘッドを上回るようにしてください。</translation>
    </message>
    <message>
        <source>A scale follows the largest magnitude of what shares it. Per tensor, a few large columns or rows make the steps coarse for all values; per token, large columns do so in every row; in groups only the groups that hold them are affected. A column (or row) holds outliers where its largest magnitude is above %1 times the median of those of all columns (rows). Modes below 20 dB with codes of 8 bits, or below 10 dB with codes of 4, are not recommended.</source>
        <translation>スケールは、それを共有する値の最大の大きさで決まります。テンソル単位では、少数の大きな列や行がすべての値の刻みを粗くします。トークン単位では、大きな列がすべての行でそうします。グループでは、それを含むグループだけが影響を受けます。列 (または行) の最大の大きさが、すべての列 (行) の最大の大きさの中央値の %1 倍を超えるとき、外れ値があるとします。8 ビットのコードで 20 dB 未満、4 ビットのコードで 10 dB 未満のモードは推奨しません。</translation>
    </message>
    <message>
        <source>A sequence of %1 tokens exceeds the context of %2.</source>
        <translation>%1 トークンの系列はコンテキスト %2 を超えます。</translation>
    </message>
    <message>
        <source>A session cannot be run; it only answers prompts.</source>
        <translation>セッションは実行できません。プロンプトへの応答だけを行います。</translation>
    </message>
    <message>
        <source>A single custom kernel. Scores stay on chip, tile by tile, with a running maximum and sum per row, so only queries, keys, values and the result access memory.</source>
        <translation>単一のカスタムカーネル。スコアは行ごとの最大値と和を更新しながらタイルごとにチップ上に保持するため、メモリにアクセスするのはクエリ、キー、バリュー、結果だけです。</translation>
    </message>
    <message>
        <source>A static scale can be set for quantization only.</source>
        <translation>静的スケールを設定できるのは量子化だけです。</translation>
    </message>
    <message>
        <source>A step of %1 tokens is too long.</source>
        <translation>%1 トークンのステップは長すぎます。</translation>
    </message>
    <message>
        <source>A study is in progress.</source>
        <translation>比較を実行中です。</translation>
    </message>
    <message>
        <source>A study of fewer than two configurations beside FP16 cannot be split.</source>
        <translation>FP16 のほかに構成が 2 つ未満の比較は分割できません。</translation>
    </message>
    <message>
        <source>A sweep cannot be live.</source>
        <translation>スイープはライブにできません。</translation>
    </message>
    <message>
        <source>A sweep changes the size of the input, but the size of a file is fixed.</source>
        <translation>スイープは入力のサイズを変えますが、ファイルのサイズは固定です。</translation>
    </message>
    <message>
        <source>A sweep has one or two axes.</source>
        <translation>スイープの軸は 1 つか 2 つです。</translation>
    </message>
    <message>
        <source>A sweep is dealt out over devices of one computer only.</source>
        <translation>スイープを分配できるのは、1 台のコンピューターのデバイスだけです。</translation>
    </message>
    <message>
        <source>A table requires features and a label, in columns separated by commas, semicolons or tabs.</source>
        <translation>表には特徴とラベルが必要です。列はカンマ、セミコロン、またはタブで区切ります。</translation>
    </message>
    <message>
        <source>A table requires features and a label.</source>
        <translation>表には特徴とラベルが必要です。</translation>
    </message>
    <message>
        <source>A task file has one JSON record per line, or a JSON array of records.</source>
        <translation>タスクファイルの内容は、1 行に 1 つの JSON レコード、またはレコードの JSON 配列です。</translation>
    </message>
    <message>
        <source>A time limit</source>
        <translation>時間制限</translation>
    </message>
    <message>
        <source>A timer has a finite resolution and reports some time even for an empty launch. If a launch is not much longer than both, the sample measures the timer as much as the kernel, and differences of a few percent are lost. Time many launches per sample; quantiles are then those of means.</source>
        <translation>タイマーの分解能は有限で、空の起動でもある程度の時間を示します。起動の時間がそれらより十分長くなければ、サンプルはカーネルと同程度にタイマーを計測することになり、数パーセントの差は失われます。1 サンプルで多くの起動を計時してください。その場合の分位数は平均のものになります。</translation>
    </message>
    <message>
        <source>A transformer requires images, which it splits into patches; table rows cannot be split.</source>
        <translation>Transformer には、パッチに分割できる画像が必要です。表の行は分割できません。</translation>
    </message>
    <message>
        <source>A transformer with width %1, %2 heads, %3 blocks and MLP width %4 is not supported: the width must be divisible by the heads, widths can be up to 65,536, and blocks up to 64.</source>
        <translation>幅 %1、ヘッド %2、ブロック %3、MLP 幅 %4 の Transformer には対応していません。幅はヘッド数で割り切れる必要があり、幅の上限は 65,536、ブロックの上限は 64 です。</translation>
    </message>
    <message>
        <source>A vector of %1 numbers was passed; expected %2.</source>
        <translation>%1 個の数のベクトルが渡されましたが、%2 個でなければなりません。</translation>
    </message>
    <message>
        <source>A vector of the model was passed twice.</source>
        <translation>モデルのベクトルが 2 回渡されました。</translation>
    </message>
    <message>
        <source>A weight of the layer is not a finite number.</source>
        <translation>層の重みに有限でない数があります。</translation>
    </message>
    <message>
        <source>AWQ and GPTQ were calibrated on English novels, because no calibration text was specified (--calibration).</source>
        <translation>キャリブレーション用テキストの指定 (--calibration) がなかったため、AWQ と GPTQ は英語の小説でキャリブレーションしました。</translation>
    </message>
    <message>
        <source>AWQ received %1 weights for a layer of %2 × %3.</source>
        <translation>AWQ が %2 × %3 の層に対して受け取った重みは %1 個です。</translation>
    </message>
    <message>
        <source>AWQ requires calibration samples of %1 features each.</source>
        <translation>AWQ には、それぞれ特徴 %1 個のキャリブレーションサンプルが必要です。</translation>
    </message>
    <message>
        <source>AWQ supports groups within a row or entire rows, not the entire tensor.</source>
        <translation>AWQ が対応しているのは行内のグループまたは行全体で、テンソル全体には対応していません。</translation>
    </message>
    <message numerus="yes">
        <source>About %n more rounds may show the next one.</source>
        <comment>About %n more round may show the next one.</comment>
        <translation>
            <numerusform>あと約 %n ラウンドで、次の構成が高速と示される可能性があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>According to the file, the rows from %1 were measured on %2.</source>
        <translation>ファイルによれば、%1 の行は %2 で計測されました。</translation>
    </message>
    <message>
        <source>According to the text, the arithmetic that ran differs from the one in the row&apos;s name. Label such a row as simulated.</source>
        <translation>テキストによれば、実際に実行された演算は行の名前にある演算と異なります。そのような行はシミュレーションと明記してください。</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正解率</translation>
    </message>
    <message>
        <source>Accuracy loss</source>
        <translation>正解率の損失</translation>
    </message>
    <message>
        <source>Accuracy loss in %1</source>
        <translation>%1 での正解率の損失</translation>
    </message>
    <message numerus="yes">
        <source>Accuracy: %1 of %n modes are not resolved with the test items.</source>
        <comment>Accuracy: %1 of %n mode is not resolved with the test items.</comment>
        <translation>
            <numerusform>正解率: %n モード中 %1 モードはテスト項目では判別されません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy: run “%1”, n = %2 test items; 95% intervals of differences paired by item.</source>
        <translation>正解率: 実行「%1」、n = %2 テスト項目。項目で対応付けた差の 95% 区間。</translation>
    </message>
    <message>
        <source>Add its content to config.json as &quot;quantization_config&quot;, with &quot;quant_method&quot;: &quot;gptq&quot; or &quot;awq&quot;.</source>
        <translation>その内容を &quot;quantization_config&quot; として config.json に追加し、&quot;quant_method&quot;: &quot;gptq&quot; または &quot;awq&quot; を含めてください。</translation>
    </message>
    <message>
        <source>Add the method that quantized the checkpoint: compressed-tensors, awq or gptq.</source>
        <translation>チェックポイントを量子化した方式を追加してください: compressed-tensors、awq、gptq のいずれか。</translation>
    </message>
    <message>
        <source>Agree to put it there (%1 compressed, into %2): run &apos;quantoscope targets test %3 --upload&apos;.</source>
        <translation>そこへの配置に同意するには (圧縮時 %1、配置先 %2)、次を実行してください: &apos;quantoscope targets test %3 --upload&apos;。</translation>
    </message>
    <message>
        <source>All columns: run “%1”, imported from %2.</source>
        <translation>すべての列: 実行「%1」、%2 からインポート。</translation>
    </message>
    <message>
        <source>All columns: run “%1”, n = %2 iterations of each, interleaved; 95% intervals of the median ratio by iteration.</source>
        <translation>すべての列: 実行「%1」、それぞれ n = %2 反復、交互に実行。反復ごとの比の中央値の 95% 区間。</translation>
    </message>
    <message>
        <source>All features of the training items have the same value, so a model cannot learn from them.</source>
        <translation>訓練項目の特徴がすべて同じ値のため、モデルは学習できません。</translation>
    </message>
    <message>
        <source>All measured samples are kept. The next run starts a new worker process.</source>
        <translation>計測したサンプルはすべて保持されています。次の実行で新しいワーカープロセスが起動します。</translation>
    </message>
    <message>
        <source>All results received so far are kept.</source>
        <translation>受信済みの結果はすべて保持されています。</translation>
    </message>
    <message>
        <source>All samples received so far are kept.</source>
        <translation>これまでに受信したサンプルはすべて残っています。</translation>
    </message>
    <message>
        <source>All samples received so far are kept. The next run starts a new worker process.</source>
        <translation>受信済みのサンプルはすべて保持されています。次の実行で新しいワーカープロセスが起動します。</translation>
    </message>
    <message>
        <source>All sentences of the text are alike, so a cloze task cannot be generated from it.</source>
        <translation>テキストの文がすべて似ているため、穴埋めタスクを生成できません。</translation>
    </message>
    <message>
        <source>All sizes must be 1 or more.</source>
        <translation>すべてのサイズが 1 以上でなければなりません。</translation>
    </message>
    <message>
        <source>Alternating blocks require devices of one computer.</source>
        <translation>ブロックごとに交互に計測するには、1 台のコンピューターのデバイスが必要です。</translation>
    </message>
    <message>
        <source>An IDX file begins with 0, 0, a type (8 for bytes) and 1 to 8 dimensions.</source>
        <translation>IDX ファイルは 0、0、型 (バイトは 8)、1 から 8 の次元数で始まります。</translation>
    </message>
    <message>
        <source>An account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>An accuracy over n items is a multiple of 1/n. All figures of the column are multiples of the same 1/n, which is unlikely to be a coincidence. The standard error is √(p(1 − p)/n). On the same items, the McNemar test requires at least 6 items that changed in one direction.</source>
        <translation>n 項目に対する正解率は 1/n の倍数です。列の数値はすべて同じ 1/n の倍数で、偶然とは考えにくいものです。標準誤差は √(p(1 − p)/n) です。同じ項目での McNemar 検定には、一方向に変わった項目が少なくとも 6 個必要です。</translation>
    </message>
    <message>
        <source>An embedding must be dense, and a tied model must not have a separate head.</source>
        <translation>埋め込みは密でなければなりません。また、重みを共有するモデルに別のヘッドがあってはなりません。</translation>
    </message>
    <message>
        <source>An imported evaluation has scores only; its memory is unknown.</source>
        <translation>インポートした評価にはスコアしかないため、メモリは不明です。</translation>
    </message>
    <message>
        <source>An imported evaluation has scores only; its speed is unknown.</source>
        <translation>インポートした評価にはスコアしかないため、速度は不明です。</translation>
    </message>
    <message>
        <source>Another export is in progress.</source>
        <translation>別のエクスポートを実行中です。</translation>
    </message>
    <message>
        <source>Another process on the device uses compute time, memory bandwidth and cache at unpredictable times. Any sample can be affected, and statistics cannot correct for it. Stop that process, or measure on another device.</source>
        <translation>デバイス上の他のプロセスが、予測できないタイミングで計算時間、メモリ帯域、キャッシュを使います。どのサンプルにも影響し得るもので、統計では補正できません。そのプロセスを停止するか、別のデバイスで計測してください。</translation>
    </message>
    <message>
        <source>Another program is writing to it. Try again later.</source>
        <translation>別のプログラムが書き込み中です。後でもう一度試してください。</translation>
    </message>
    <message>
        <source>Another program took over this session on %1.</source>
        <translation>別のプログラムが %1 のこのセッションを引き継ぎました。</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>アーキテクチャ</translation>
    </message>
    <message>
        <source>As FP8 E4M3, but with E5M2 activations, which have a larger range and one mantissa bit less. Weights remain E4M3, because tensor cores cannot multiply E5M2 by E5M2.</source>
        <translation>FP8 E4M3 と同様で、活性は E5M2。範囲が広く、仮数が 1 ビット少なくなります。テンソルコアは E5M2 同士を乗算できないため、重みは E4M3 のままです。</translation>
    </message>
    <message>
        <source>As QAT INT4, with a learned step size per group of weights (Esser et al. 2020).</source>
        <translation>QAT INT4 と同様で、重みのグループごとにステップサイズを学習 (Esser et al. 2020)。</translation>
    </message>
    <message>
        <source>As QAT INT8, with learned step sizes of weights and activations; one activation step size per layer (Esser et al. 2020).</source>
        <translation>QAT INT8 と同様で、重みと活性のステップサイズを学習。活性のステップサイズは層ごとに 1 つ (Esser et al. 2020)。</translation>
    </message>
    <message>
        <source>As fast as %1: %2.</source>
        <translation>%1 と同じ速さ: %2。</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>公表値</translation>
    </message>
    <message>
        <source>Ask who runs the host. If the new key is right, remove the old one with &apos;ssh-keygen -R HOST&apos; and connect again.</source>
        <translation>ホストの管理者に確認してください。新しい鍵が正しい場合は、&apos;ssh-keygen -R HOST&apos; で古い鍵を削除してから接続し直してください。</translation>
    </message>
    <message>
        <source>At %1, %2 compared with %3: the ratio of means is %4×, that of medians %5× (%6–%7). The rest is due to slow samples.</source>
        <translation>%1 での %2 と %3 の比較: 平均の比は %4×、中央値の比は %5× (%6–%7) です。残りは遅いサンプルによるものです。</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>%1 のとき: %2</translation>
    </message>
    <message>
        <source>At least two classes are required. Check that this is the label column.</source>
        <translation>少なくとも 2 クラス必要です。これがラベルの列かどうか確認してください。</translation>
    </message>
    <message>
        <source>Attention heads per sequence.</source>
        <translation>系列あたりのアテンションヘッド数。</translation>
    </message>
    <message>
        <source>Attention on the GPU supports FP16 and BF16, not FP32.</source>
        <translation>GPU のアテンションが対応しているのは FP16 と BF16 で、FP32 には対応していません。</translation>
    </message>
    <message>
        <source>Available modes: %1.</source>
        <translation>使えるモード: %1。</translation>
    </message>
    <message>
        <source>Available variants: %1.</source>
        <translation>使える変種: %1。</translation>
    </message>
    <message>
        <source>BETTER</source>
        <translation>優れる</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>BF16 tensor cores with FP32 accumulation: the range of FP32, 7 mantissa bits, the speed of FP16.</source>
        <translation>BF16 テンソルコア、FP32 累積: FP32 の範囲、仮数 7 ビット、FP16 の速度。</translation>
    </message>
    <message>
        <source>BF16 tensor cores, FP32 sums</source>
        <translation>BF16 テンソルコア、FP32 の和</translation>
    </message>
    <message>
        <source>BF16 tensor cores, FP32 sums (cuBLASLt)</source>
        <translation>BF16 テンソルコア、FP32 の和 (cuBLASLt)</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>バックエンド</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Batch sizes</source>
        <translation>バッチサイズ</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Begin it with /.</source>
        <translation>先頭を / にしてください。</translation>
    </message>
    <message>
        <source>Bias and GELU in the epilogue of the cuBLASLt matrix product, applied while the sums are in registers: one launch, no second pass.</source>
        <translation>バイアスと GELU を cuBLASLt 行列積のエピローグで、和がレジスターにある間に適用: 起動 1 回、2 回目の走査なし。</translation>
    </message>
    <message>
        <source>Both configurations are &apos;%1&apos;.</source>
        <translation>両方の構成が &apos;%1&apos; です。</translation>
    </message>
    <message>
        <source>Both must come from the same export.</source>
        <translation>両方が同じエクスポートのものである必要があります。</translation>
    </message>
    <message>
        <source>Both sizes must be 1 or more.</source>
        <translation>どちらのサイズも 1 以上でなければなりません。</translation>
    </message>
    <message>
        <source>Buffer %1 does not exist.</source>
        <translation>バッファー %1 はありません。</translation>
    </message>
    <message>
        <source>Buffer %1 of the recorded program %2 no longer exists.</source>
        <translation>記録されたプログラム %2 のバッファー %1 はもうありません。</translation>
    </message>
    <message>
        <source>Build the CUDA module for this device (CMAKE_CUDA_ARCHITECTURES).</source>
        <translation>このデバイス用に CUDA モジュールをビルドしてください (CMAKE_CUDA_ARCHITECTURES)。</translation>
    </message>
    <message>
        <source>Build with the CUDA Toolkit, install the package quantoscope-cuda13, or set QUANTOSCOPE_BACKENDS to its folder. Searched: %1.</source>
        <translation>CUDA Toolkit を使ってビルドするか、パッケージ quantoscope-cuda13 をインストールするか、QUANTOSCOPE_BACKENDS にそのフォルダーを設定してください。検索した場所: %1。</translation>
    </message>
    <message>
        <source>C library</source>
        <translation>C ライブラリ</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>CPU frequency scaling was enabled during the Google Benchmark measurement.</source>
        <translation>Google Benchmark の計測中、CPU の周波数スケーリングが有効でした。</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>CUDA device %1 does not exist; there are %2, numbered from 0.</source>
        <translation>CUDA デバイス %1 はありません。デバイスは %2 台で、番号は 0 からです。</translation>
    </message>
    <message>
        <source>CUDA device %1 does not exist; there is %2, numbered from 0.</source>
        <translation>CUDA デバイス %1 はありません。デバイスは %2 台で、番号は 0 からです。</translation>
    </message>
    <message>
        <source>CUDA failed while %1: %2 (%3).</source>
        <translation>CUDA が失敗しました (%1 の最中): %2 (%3)。</translation>
    </message>
    <message>
        <source>CUDA graph</source>
        <translation>CUDA グラフ</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>Calibrate again.</source>
        <translation>校正し直してください。</translation>
    </message>
    <message>
        <source>Calibrating layer %1</source>
        <translation>層 %1 をキャリブレーション中</translation>
    </message>
    <message>
        <source>Calibrating layer %1 to %2</source>
        <translation>層 %1 から %2 をキャリブレーション中</translation>
    </message>
    <message>
        <source>Calibration text</source>
        <translation>キャリブレーション用テキスト</translation>
    </message>
    <message>
        <source>Calls per mode</source>
        <translation>モードごとの呼び出し</translation>
    </message>
    <message>
        <source>Cannot continue this training: %1.</source>
        <translation>この訓練は続けられません: %1。</translation>
    </message>
    <message>
        <source>Cannot copy %1: %2</source>
        <translation>%1 をコピーできません: %2</translation>
    </message>
    <message>
        <source>Cannot create a folder for the connection in %1: %2.</source>
        <translation>%1 に接続用のフォルダーを作れません: %2。</translation>
    </message>
    <message>
        <source>Cannot create a folder without a name.</source>
        <translation>名前のないフォルダーは作成できません。</translation>
    </message>
    <message>
        <source>Cannot create the folder %1: %2 is a file, not a folder.</source>
        <translation>フォルダー %1 を作成できません: %2 はフォルダーではなくファイルです。</translation>
    </message>
    <message>
        <source>Cannot create the folder %1: %2.</source>
        <translation>フォルダー %1 を作成できません: %2。</translation>
    </message>
    <message>
        <source>Cannot create the folder %1: the name contains a zero byte.</source>
        <translation>フォルダー %1 を作成できません: 名前にゼロバイトがあります。</translation>
    </message>
    <message>
        <source>Cannot create the socket %1: %2.</source>
        <translation>ソケット %1 を作れません: %2。</translation>
    </message>
    <message>
        <source>Cannot decompress %1: %2.</source>
        <translation>%1 を展開できません: %2。</translation>
    </message>
    <message>
        <source>Cannot listen at %1: %2.</source>
        <translation>%1 で待ち受けできません: %2。</translation>
    </message>
    <message>
        <source>Cannot load the BLAS library &apos;%1&apos; set in %2, or it has no cblas_sgemm.</source>
        <translation>%2 で指定された BLAS ライブラリ &apos;%1&apos; を読み込めないか、cblas_sgemm がありません。</translation>
    </message>
    <message>
        <source>Cannot load the CUDA module: %1.</source>
        <translation>CUDA モジュールを読み込めません: %1。</translation>
    </message>
    <message>
        <source>Cannot measure latency: %1</source>
        <translation>レイテンシを計測できません: %1</translation>
    </message>
    <message>
        <source>Cannot normalize a text: %1.</source>
        <translation>テキストを正規化できません: %1。</translation>
    </message>
    <message>
        <source>Cannot process %1: %2</source>
        <translation>%1 を処理できません: %2</translation>
    </message>
    <message>
        <source>Cannot process %1: %2.</source>
        <translation>%1 を処理できません: %2。</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 を読み込めません: %2。</translation>
    </message>
    <message>
        <source>Cannot read %1: in its .npy header, at character %2, %3.</source>
        <translation>%1 を読み込めません: .npy ヘッダーの %2 文字目、%3。</translation>
    </message>
    <message>
        <source>Cannot read %1: line %2, column %3: %4.</source>
        <translation>%1 を読み込めません: %2 行 %3 列: %4。</translation>
    </message>
    <message>
        <source>Cannot read the folder %1: %2.</source>
        <translation>フォルダー %1 を読み込めません: %2。</translation>
    </message>
    <message>
        <source>Cannot remove %1: %2.</source>
        <translation>%1 を削除できません: %2。</translation>
    </message>
    <message>
        <source>Cannot save %1: %2.</source>
        <translation>%1 を保存できません: %2。</translation>
    </message>
    <message>
        <source>Cannot start %1: %2.</source>
        <translation>%1 を起動できません: %2。</translation>
    </message>
    <message>
        <source>Cannot start a thread.</source>
        <translation>スレッドを開始できません。</translation>
    </message>
    <message>
        <source>Cannot start training: %1.</source>
        <translation>訓練を開始できません: %1。</translation>
    </message>
    <message>
        <source>Cannot use %1 as a model: %2.</source>
        <translation>%1 はモデルとして使えません: %2。</translation>
    </message>
    <message>
        <source>Cannot use %1 as data: %2.</source>
        <translation>%1 はデータとして使えません: %2。</translation>
    </message>
    <message>
        <source>Cannot write %1: %2 is a file, not a folder.</source>
        <translation>%1 に書き込めません: %2 はフォルダーではなくファイルです。</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>%1 に書き込めません: %2。</translation>
    </message>
    <message>
        <source>Cannot write %1: %3 (%2 were written).</source>
        <translation>%1 に書き込めません: %3 (%2 を書き込み済み)。</translation>
    </message>
    <message>
        <source>Cannot write %1: %4 (%2 of %3 were written).</source>
        <translation>%1 に書き込めません: %4 (%3 中 %2 を書き込み済み)。</translation>
    </message>
    <message>
        <source>Cannot write %1: its folder does not exist.</source>
        <translation>%1 に書き込めません: フォルダーがありません。</translation>
    </message>
    <message>
        <source>Cannot write %1: no program is reading from the pipe.</source>
        <translation>%1 に書き込めません: パイプから読み取るプログラムがありません。</translation>
    </message>
    <message>
        <source>Cannot write %1: the name contains a zero byte.</source>
        <translation>%1 に書き込めません: 名前にゼロバイトがあります。</translation>
    </message>
    <message>
        <source>Cannot write %1: the shape %2 of %3 does not match its %4 bytes.</source>
        <translation>%1 に書き込めません: %3 の形状 %2 が %4 バイトと合いません。</translation>
    </message>
    <message>
        <source>Cannot write a file without a name.</source>
        <translation>名前のないファイルには書き込めません。</translation>
    </message>
    <message>
        <source>Cannot write into the folder %1: %2.</source>
        <translation>フォルダー %1 に書き込めません: %2。</translation>
    </message>
    <message>
        <source>Cannot write tensor %1: %2.</source>
        <translation>テンソル %1 を書き込めません: %2。</translation>
    </message>
    <message>
        <source>Cannot write the journal %1: %2.</source>
        <translation>ジャーナル %1 を書き込めません: %2。</translation>
    </message>
    <message>
        <source>Cannot write the journal of the run: %1.</source>
        <translation>実行のジャーナルを書き込めません: %1。</translation>
    </message>
    <message>
        <source>Change its permissions or choose another location.</source>
        <translation>権限を変更するか、別の場所を選んでください。</translation>
    </message>
    <message>
        <source>Chat template: %1, with the default system message of the model: “%2”</source>
        <translation>チャットテンプレート: %1、モデルの既定のシステムメッセージ付き: 「%2」</translation>
    </message>
    <message>
        <source>Chat template: %1.</source>
        <translation>チャットテンプレート: %1。</translation>
    </message>
    <message>
        <source>Chat templates: %1.</source>
        <translation>チャットテンプレート: %1。</translation>
    </message>
    <message>
        <source>Check nvidia-smi and CUDA_VISIBLE_DEVICES, or run on the CPU.</source>
        <translation>nvidia-smi と CUDA_VISIBLE_DEVICES を確認するか、CPU で実行してください。</translation>
    </message>
    <message>
        <source>Check that &apos;sh&apos; can be run there, and that the command passes its standard input and output on unchanged.</source>
        <translation>そこで &apos;sh&apos; を実行できること、コマンドが標準入出力を変更せずに渡すことを確認してください。</translation>
    </message>
    <message>
        <source>Check that both programs have the same version.</source>
        <translation>両方のプログラムが同じ版かどうか確認してください。</translation>
    </message>
    <message>
        <source>Check that config.json belongs to these weights.</source>
        <translation>config.json がこの重みのものかどうか確認してください。</translation>
    </message>
    <message>
        <source>Check that config.json describes how the checkpoint is quantized.</source>
        <translation>チェックポイントの量子化方法が config.json に記載されているか確認してください。</translation>
    </message>
    <message>
        <source>Check that it is a .safetensors file.</source>
        <translation>.safetensors ファイルかどうか確認してください。</translation>
    </message>
    <message>
        <source>Check that it is a model folder and that the download was complete.</source>
        <translation>モデルのフォルダーであり、完全にダウンロードされているか確認してください。</translation>
    </message>
    <message>
        <source>Check that it is a tokenizer.json of Hugging Face tokenizers.</source>
        <translation>Hugging Face の tokenizers の tokenizer.json かどうか確認してください。</translation>
    </message>
    <message>
        <source>Check that it is not the file of another task.</source>
        <translation>別のタスクのファイルではないか確認してください。</translation>
    </message>
    <message>
        <source>Check that it is the complete config.json of a language model.</source>
        <translation>言語モデルの完全な config.json かどうか確認してください。</translation>
    </message>
    <message>
        <source>Check that it is the config.json of a language model.</source>
        <translation>言語モデルの config.json かどうか確認してください。</translation>
    </message>
    <message>
        <source>Check that it is the correct file, and keep only the part with the tables.</source>
        <translation>正しいファイルか確認し、表の部分だけを残してください。</translation>
    </message>
    <message>
        <source>Check that it is the correct file.</source>
        <translation>正しいファイルかどうか確認してください。</translation>
    </message>
    <message>
        <source>Check that the command passes its standard input and output on, and that it does not wait for anything.</source>
        <translation>コマンドが標準入出力を渡すこと、何かを待っていないことを確認してください。</translation>
    </message>
    <message>
        <source>Check that the download or export was complete.</source>
        <translation>ダウンロードまたはエクスポートが完全だったか確認してください。</translation>
    </message>
    <message>
        <source>Check that the download was complete, or compress the file again.</source>
        <translation>ダウンロードが完了しているか確認するか、ファイルを圧縮し直してください。</translation>
    </message>
    <message>
        <source>Check that the export was complete and that the file was not modified by hand.</source>
        <translation>エクスポートが完全で、ファイルが手作業で変更されていないことを確認してください。</translation>
    </message>
    <message>
        <source>Check that the export was complete.</source>
        <translation>エクスポートが完全だったか確認してください。</translation>
    </message>
    <message>
        <source>Check that the file exists and is executable.</source>
        <translation>ファイルが存在して実行可能か確認してください。</translation>
    </message>
    <message>
        <source>Check that this is the label column.</source>
        <translation>これがラベルの列かどうか確認してください。</translation>
    </message>
    <message>
        <source>Check that this is the label column. Regression targets are not supported.</source>
        <translation>これがラベルの列か確認してください。回帰の目標値には対応していません。</translation>
    </message>
    <message>
        <source>Check that tokenizer.json is complete.</source>
        <translation>tokenizer.json に欠けがないか確認してください。</translation>
    </message>
    <message>
        <source>Check the disk, or use another one.</source>
        <translation>ディスクを確認するか、別のディスクを使ってください。</translation>
    </message>
    <message>
        <source>Check the features.</source>
        <translation>特徴を確認してください。</translation>
    </message>
    <message>
        <source>Check the file for damage.</source>
        <translation>ファイルが壊れていないか確認してください。</translation>
    </message>
    <message>
        <source>Check the name, ~/.ssh/config and the network (VPN).</source>
        <translation>名前、~/.ssh/config、ネットワーク (VPN) を確認してください。</translation>
    </message>
    <message>
        <source>Check the network (VPN).</source>
        <translation>ネットワーク (VPN) を確認してください。</translation>
    </message>
    <message>
        <source>Check the network (VPN, firewall), and whether the host is running.</source>
        <translation>ネットワーク (VPN、ファイアウォール) と、ホストが動作しているかを確認してください。</translation>
    </message>
    <message>
        <source>Check the network, and start again.</source>
        <translation>ネットワークを確認して、もう一度開始してください。</translation>
    </message>
    <message>
        <source>Check the numbers of the configuration.</source>
        <translation>構成の数値を確認してください。</translation>
    </message>
    <message>
        <source>Check the path and the disk.</source>
        <translation>パスとディスクを確認してください。</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>パスを確認してください。</translation>
    </message>
    <message>
        <source>Check the path; relative paths start at the current folder.</source>
        <translation>パスを確認してください。相対パスは現在のフォルダーから始まります。</translation>
    </message>
    <message>
        <source>Check the permissions of %1.</source>
        <translation>%1 の権限を確認してください。</translation>
    </message>
    <message>
        <source>Check the port in ~/.ssh/config, and whether sshd is running.</source>
        <translation>~/.ssh/config のポートと、sshd が動作しているかを確認してください。</translation>
    </message>
    <message>
        <source>Check the target&apos;s partition, GPUs, account and options, and the script.</source>
        <translation>ターゲットのパーティション、GPU、アカウント、オプションと、スクリプトを確認してください。</translation>
    </message>
    <message>
        <source>Check the target&apos;s partition, GPUs, account and options.</source>
        <translation>ターゲットのパーティション、GPU、アカウント、オプションを確認してください。</translation>
    </message>
    <message>
        <source>Check the user name and the key in ~/.ssh/config, or the password. It is not tried again automatically.</source>
        <translation>~/.ssh/config のユーザー名と鍵、またはパスワードを確認してください。自動では再試行しません。</translation>
    </message>
    <message>
        <source>Choose 1 to %1.</source>
        <translation>1 から %1 を選んでください。</translation>
    </message>
    <message>
        <source>Choose 10 (digits) or 36 (digits and letters).</source>
        <translation>10 (数字) または 36 (数字と文字) を選んでください。</translation>
    </message>
    <message>
        <source>Choose FP16 or BF16.</source>
        <translation>FP16 か BF16 を選んでください。</translation>
    </message>
    <message>
        <source>Choose a .quantoscope file, a results.json of an exported report, or a tensor file by its ending: .npy or .safetensors.</source>
        <translation>.quantoscope ファイル、エクスポートしたレポートの results.json、または拡張子が .npy か .safetensors のテンソルファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose a .quantoscope file, or a results.json of an exported report.</source>
        <translation>.quantoscope ファイル、またはエクスポートしたレポートの results.json を選んでください。</translation>
    </message>
    <message>
        <source>Choose a .quantoscope file.</source>
        <translation>.quantoscope ファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose a checkpoint without rotations at run time (SpinQuant R3 and R4, QuIP).</source>
        <translation>実行時の回転 (SpinQuant の R3 と R4、QuIP) のないチェックポイントを選んでください。</translation>
    </message>
    <message>
        <source>Choose a configuration that quantizes it, or the baseline.</source>
        <translation>量子化する構成か、ベースラインを選んでください。</translation>
    </message>
    <message>
        <source>Choose a container with a newer system on that host as the target.</source>
        <translation>そのホスト上の、より新しいシステムのコンテナーをターゲットに選んでください。</translation>
    </message>
    <message>
        <source>Choose a file written by &apos;quantoscope llm --json&apos;.</source>
        <translation>&apos;quantoscope llm --json&apos; が書いたファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose a file written by &apos;quantoscope modes --json&apos;.</source>
        <translation>&apos;quantoscope modes --json&apos; が書いたファイルを選んでください。</translation>
    </message>
    <message>
        <source>Choose a folder with MNIST-style files (train-images-idx3-ubyte, …), a .csv file with a label column, or x.npy with y.npy.</source>
        <translation>MNIST 形式のファイル (train-images-idx3-ubyte など) のあるフォルダー、ラベル列のある .csv ファイル、または x.npy と y.npy を選んでください。</translation>
    </message>
    <message>
        <source>Choose a folder with write permission.</source>
        <translation>書き込み権限のあるフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Choose a login host of the cluster, or add the folder of Slurm&apos;s commands to PATH in the start-up files of the shell there.</source>
        <translation>クラスターのログインホストを選ぶか、そこのシェルの起動ファイルで、Slurm のコマンドのフォルダーを PATH に追加してください。</translation>
    </message>
    <message>
        <source>Choose a name without a colon.</source>
        <translation>コロンを含まない名前を選んでください。</translation>
    </message>
    <message>
        <source>Choose a results.json or session written by Quantoscope.</source>
        <translation>Quantoscope が書いた results.json またはセッションを選んでください。</translation>
    </message>
    <message>
        <source>Choose a results.json written by Quantoscope.</source>
        <translation>Quantoscope が書いた results.json を選んでください。</translation>
    </message>
    <message>
        <source>Choose a shorter --prompt-len or --gen-len.</source>
        <translation>より短い --prompt-len または --gen-len を選んでください。</translation>
    </message>
    <message>
        <source>Choose a shorter one.</source>
        <translation>短くしてください。</translation>
    </message>
    <message>
        <source>Choose a smaller model or another configuration.</source>
        <translation>より小さいモデルか、別の構成を選んでください。</translation>
    </message>
    <message>
        <source>Choose a smaller model, fewer configurations or a smaller batch.</source>
        <translation>モデルかバッチを小さくするか、構成を減らしてください。</translation>
    </message>
    <message>
        <source>Choose a smaller size or fewer variants.</source>
        <translation>サイズを小さくするか、変種を減らしてください。</translation>
    </message>
    <message>
        <source>Choose a smaller size.</source>
        <translation>小さいサイズを選んでください。</translation>
    </message>
    <message>
        <source>Choose a smaller tensor or hot cache, or free memory of the GPU.</source>
        <translation>テンソルを小さくするか、ホットキャッシュを選ぶか、GPU のメモリを空けてください。</translation>
    </message>
    <message>
        <source>Choose a smaller tensor, or free memory of the GPU.</source>
        <translation>テンソルを小さくするか、GPU のメモリを空けてください。</translation>
    </message>
    <message>
        <source>Choose a smaller tensor.</source>
        <translation>テンソルを小さくしてください。</translation>
    </message>
    <message>
        <source>Choose a smaller window.</source>
        <translation>ウィンドウを小さくしてください。</translation>
    </message>
    <message>
        <source>Choose a tensor of at least 1×1.</source>
        <translation>1×1 以上のテンソルを選んでください。</translation>
    </message>
    <message>
        <source>Choose a tensor with the shape [tokens, hidden].</source>
        <translation>形状 [tokens, hidden] のテンソルを選んでください。</translation>
    </message>
    <message>
        <source>Choose another folder or remove the file.</source>
        <translation>別のフォルダーを選ぶか、そのファイルを除いてください。</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Choose another n.</source>
        <translation>別の n を選んでください。</translation>
    </message>
    <message>
        <source>Choose another name, or remove the existing one.</source>
        <translation>別の名前を選ぶか、既存のものを除いてください。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Choose another path.</source>
        <translation>別のパスを選んでください。</translation>
    </message>
    <message>
        <source>Choose another size, another type or another backend.</source>
        <translation>別のサイズ、別の型、または別のバックエンドを選んでください。</translation>
    </message>
    <message>
        <source>Choose another target, or --backend cpu without --devices.</source>
        <translation>別のターゲットを選ぶか、--devices なしで --backend cpu を指定してください。</translation>
    </message>
    <message>
        <source>Choose another tensor.</source>
        <translation>別のテンソルを選んでください。</translation>
    </message>
    <message>
        <source>Choose at least one quantization mode.</source>
        <translation>量子化モードを少なくとも 1 つ選んでください。</translation>
    </message>
    <message>
        <source>Choose at least one variant of %1.</source>
        <translation>%1 の変種を少なくとも 1 つ選んでください。</translation>
    </message>
    <message>
        <source>Choose at least one; the FP32 baseline is always measured.</source>
        <translation>少なくとも 1 つ選んでください。FP32 ベースラインは常に計測します。</translation>
    </message>
    <message>
        <source>Choose fewer items or a smaller model.</source>
        <translation>項目を減らすか、より小さいモデルを選んでください。</translation>
    </message>
    <message>
        <source>Choose fewer tokens or a smaller hidden size.</source>
        <translation>トークンを減らすか、隠れ次元を小さくしてください。</translation>
    </message>
    <message>
        <source>Choose fewer tokens, a smaller hidden size or a 16-bit type.</source>
        <translation>トークンを減らすか、隠れ次元を小さくするか、16 ビット型を選んでください。</translation>
    </message>
    <message>
        <source>Choose m up to 64, or a matrix product with 16-bit weights.</source>
        <translation>64 以下の m か、16 ビットの重みの行列積を選んでください。</translation>
    </message>
    <message>
        <source>Choose one as FILE:TENSOR. The file contains: %1.</source>
        <translation>FILE:TENSOR の形で 1 つ選んでください。ファイルの内容: %1。</translation>
    </message>
    <message>
        <source>Choose one of its points.</source>
        <translation>スイープにある点を選んでください。</translation>
    </message>
    <message>
        <source>Choose random input.</source>
        <translation>乱数入力を選んでください。</translation>
    </message>
    <message>
        <source>Choose smaller sizes or fewer iterations.</source>
        <translation>サイズを小さくするか、反復を減らしてください。</translation>
    </message>
    <message>
        <source>Choose smaller sizes or fewer variants.</source>
        <translation>サイズを小さくするか、変種を減らしてください。</translation>
    </message>
    <message>
        <source>Choose smaller sizes, or add --mem to the target&apos;s options.</source>
        <translation>サイズを小さくするか、ターゲットのオプションに --mem を追加してください。</translation>
    </message>
    <message>
        <source>Choose smaller sizes.</source>
        <translation>サイズを小さくしてください。</translation>
    </message>
    <message>
        <source>Choose the Hugging Face folder that it was created from, with config.json, model.safetensors and tokenizer.json.</source>
        <translation>変換元の Hugging Face フォルダー (config.json、model.safetensors、tokenizer.json のあるもの) を選んでください。</translation>
    </message>
    <message>
        <source>Choose the data that it was trained on, or set --classes.</source>
        <translation>訓練に使ったデータを選ぶか、--classes を指定してください。</translation>
    </message>
    <message>
        <source>Choose the file with the images, or the table.</source>
        <translation>画像のファイルまたは表を選んでください。</translation>
    </message>
    <message>
        <source>Choose the folder of a model, with its config.json.</source>
        <translation>config.json のあるモデルのフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Choose the target again to log in.</source>
        <translation>ログインするには、ターゲットをもう一度選んでください。</translation>
    </message>
    <message>
        <source>Choose tiny or mlp.</source>
        <translation>tiny または mlp を選んでください。</translation>
    </message>
    <message>
        <source>Choose two different configurations.</source>
        <translation>異なる 2 つの構成を選んでください。</translation>
    </message>
    <message>
        <source>Choose two or more.</source>
        <translation>2 つ以上選んでください。</translation>
    </message>
    <message>
        <source>Choose your own model; this one is included with Quantoscope.</source>
        <translation>独自のモデルを選んでください。これは Quantoscope に付属のモデルです。</translation>
    </message>
    <message>
        <source>Class numbers start at 0. Remove unlabelled items.</source>
        <translation>クラス番号は 0 から始まります。ラベルのない項目を除いてください。</translation>
    </message>
    <message>
        <source>Classifier: %1 on %2.</source>
        <translation>分類器: %2 での %1。</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>クロック</translation>
    </message>
    <message>
        <source>Clocks, caches and the driver need several launches to reach a steady state. Until then, samples are too slow and raise the mean. Discard them, or use a longer warm-up.</source>
        <translation>クロック、キャッシュ、ドライバーが定常状態になるまでには、何回かの起動が必要です。それまでのサンプルは遅く、平均を引き上げます。それらを除外するか、ウォームアップを長くしてください。</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>他のプログラムを閉じて、もう一度試してください。</translation>
    </message>
    <message>
        <source>Close other programs or use a smaller file.</source>
        <translation>他のプログラムを閉じるか、より小さいファイルを使ってください。</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller one.</source>
        <translation>他のプログラムを閉じるか、より小さいものを選んでください。</translation>
    </message>
    <message>
        <source>Close other programs, or use a smaller model.</source>
        <translation>他のプログラムを閉じるか、より小さいモデルを使ってください。</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>他のプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>Close other sessions to this host, or ask for a larger MaxSessions.</source>
        <translation>このホストへの他のセッションを閉じるか、MaxSessions を増やすよう依頼してください。</translation>
    </message>
    <message>
        <source>Close some files, or raise the limit (ulimit -n).</source>
        <translation>いくつかのファイルを閉じるか、上限を上げてください (ulimit -n)。</translation>
    </message>
    <message>
        <source>Close some programs.</source>
        <translation>いくつかプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>Close that process first.</source>
        <translation>先にそのプロセスを終了してください。</translation>
    </message>
    <message>
        <source>Codes can be read back for quantization only.</source>
        <translation>コードを読み戻せるのは量子化だけです。</translation>
    </message>
    <message>
        <source>Cold, the same kernel takes %1 times as long: its data (%2 × the size of the last-level cache) did not come from memory.</source>
        <translation>コールドでは同じカーネルが %1 倍かかります。最終レベルキャッシュのサイズの %2 倍のデータが、メモリから読み込まれていません。</translation>
    </message>
    <message>
        <source>Columns of the left matrix and rows of the right one: the dimension that is summed over.</source>
        <translation>左の行列の列、右の行列の行: 和を取る次元。</translation>
    </message>
    <message>
        <source>Columns of the right matrix and of the result: outputs.</source>
        <translation>右の行列と結果の列: 出力。</translation>
    </message>
    <message>
        <source>Commit of Quantoscope</source>
        <translation>Quantoscope のコミット</translation>
    </message>
    <message>
        <source>Compare results that contain samples.</source>
        <translation>サンプルを含む結果を比較してください。</translation>
    </message>
    <message>
        <source>Compare runs of the same modes and sizes.</source>
        <translation>モードとサイズが同じ実行を比較してください。</translation>
    </message>
    <message>
        <source>Compare runs, sweeps, accuracy studies or studies of language models.</source>
        <translation>比較できるのは、実行、スイープ、正解率の比較、言語モデルの比較です。</translation>
    </message>
    <message>
        <source>Compare series of one mode each, or results of the same modes.</source>
        <translation>モードが 1 つずつの系列か、同じモードの結果を比較してください。</translation>
    </message>
    <message>
        <source>Compare two results of the same kind.</source>
        <translation>同じ種類の 2 つの結果を比較してください。</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Conditions changed at one point in time: a clock step, another process or another power state. The median mixes both conditions and is valid for neither. Check clocks and other processes at that time, then measure again.</source>
        <translation>ある時点で条件が変わりました: クロックの段階、他のプロセス、または電源状態。中央値は両方の条件が混ざり、どちらにも当てはまりません。その時点のクロックと他のプロセスを確認し、再計測してください。</translation>
    </message>
    <message>
        <source>Connect and log in</source>
        <translation>接続してログイン</translation>
    </message>
    <message>
        <source>Connect once with ssh in a terminal and compare the key&apos;s fingerprint, or answer the question here.</source>
        <translation>一度端末から ssh で接続して鍵のフィンガープリントを照合するか、ここで質問に答えてください。</translation>
    </message>
    <message>
        <source>Continue it on that device, or run the sweep again.</source>
        <translation>そのデバイスで続けるか、スイープをもう一度実行してください。</translation>
    </message>
    <message>
        <source>Convert it first, for example with .astype(numpy.float32).</source>
        <translation>先に変換してください。例: .astype(numpy.float32)。</translation>
    </message>
    <message>
        <source>Convert it to JSON Lines, for example with to_json(orient=&quot;records&quot;, lines=True) in pandas.</source>
        <translation>JSON Lines に変換してください。例えば pandas では to_json(orient=&quot;records&quot;, lines=True) です。</translation>
    </message>
    <message>
        <source>Convert it: %1</source>
        <translation>変換してください: %1</translation>
    </message>
    <message>
        <source>Copies the input unchanged; the reference for size and accuracy.</source>
        <translation>入力をそのままコピーします。サイズと正確さの基準です。</translation>
    </message>
    <message>
        <source>Copy its folder.</source>
        <translation>そのフォルダーをコピーしてください。</translation>
    </message>
    <message>
        <source>Copy its table and paste it into the audit dialog.</source>
        <translation>その表をコピーして監査ダイアログに貼り付けてください。</translation>
    </message>
    <message>
        <source>Copy or download it to the folder.</source>
        <translation>フォルダーにコピーまたはダウンロードしてください。</translation>
    </message>
    <message>
        <source>Correct it, or check that the file is a text table.</source>
        <translation>修正するか、ファイルがテキストの表か確認してください。</translation>
    </message>
    <message>
        <source>Correct it, or check that the file is complete and UTF-8.</source>
        <translation>修正するか、ファイルが完全で UTF-8 か確認してください。</translation>
    </message>
    <message>
        <source>Correct or remove such items.</source>
        <translation>そのような項目を修正するか除いてください。</translation>
    </message>
    <message>
        <source>Correct or unset %1.</source>
        <translation>%1 を修正するか、設定を解除してください。</translation>
    </message>
    <message>
        <source>Correct the file, or delete it.</source>
        <translation>ファイルを修正するか、削除してください。</translation>
    </message>
    <message>
        <source>Correct the file.</source>
        <translation>ファイルを修正してください。</translation>
    </message>
    <message>
        <source>Correct the line. Where its failure does not matter, add &apos;|| true&apos; to it.</source>
        <translation>その行を修正してください。失敗しても差し支えない場合は、&apos;|| true&apos; を付け加えてください。</translation>
    </message>
    <message>
        <source>Correct the row.</source>
        <translation>その行を修正してください。</translation>
    </message>
    <message>
        <source>Correct the setup, or switch to a page that measures.</source>
        <translation>設定を修正するか、計測するページに切り替えてください。</translation>
    </message>
    <message>
        <source>Correct ~/.ssh/config.</source>
        <translation>~/.ssh/config を修正してください。</translation>
    </message>
    <message>
        <source>Create a new script, and edit that one.</source>
        <translation>新しいスクリプトを作成し、それを編集してください。</translation>
    </message>
    <message>
        <source>Create one: %1</source>
        <translation>次のコマンドで作成してください: %1</translation>
    </message>
    <message>
        <source>Create the folder or choose another one.</source>
        <translation>フォルダーを作るか、別のものを選んでください。</translation>
    </message>
    <message>
        <source>Custom matrix product that applies bias and GELU before writing the result. On the CPU, GELU is applied to each panel while it is in the cache.</source>
        <translation>結果を書き込む前にバイアスと GELU を適用する、カスタム行列積。CPU では、パネルがキャッシュにある間に GELU を適用します。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>データセット</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>データ型</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>デコード</translation>
    </message>
    <message>
        <source>Decode throughput</source>
        <translation>デコードスループット</translation>
    </message>
    <message>
        <source>Decompress it first.</source>
        <translation>先に展開してください。</translation>
    </message>
    <message>
        <source>Dequantization requires modes, not &apos;%1&apos;.</source>
        <translation>逆量子化にはモードが必要です。&apos;%1&apos; は指定できません。</translation>
    </message>
    <message>
        <source>Dequantizes %1 codes with one scale for the whole tensor: %2.</source>
        <translation>テンソル全体に 1 つのスケールを持つ %1 コードを逆量子化します: %2。</translation>
    </message>
    <message>
        <source>Dequantizes %1 codes with one scale per %2 elements of a token: %3.</source>
        <translation>トークンの %2 要素ごとに 1 つのスケールを持つ %1 コードを逆量子化します: %3。</translation>
    </message>
    <message>
        <source>Dequantizes %1 codes with one scale per token: %2.</source>
        <translation>トークンごとに 1 つのスケールを持つ %1 コードを逆量子化します: %2。</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Device: %1.</source>
        <translation>デバイス: %1。</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Differences between these modes were not tested.</source>
        <translation>これらのモード間の差は検定していません。</translation>
    </message>
    <message>
        <source>Different RoPE parameters for types of layers are not supported.</source>
        <translation>層の種類ごとに異なる RoPE パラメーターには対応していません。</translation>
    </message>
    <message>
        <source>Discarded from the earlier Live setups: %1 samples, including all samples of %2 setups.</source>
        <translation>以前のライブの設定から破棄: %1 サンプル (%2 設定の全サンプルを含む)。</translation>
    </message>
    <message>
        <source>Divides, rounds, adds the zero point, clamps and converts in five kernels over FP32 intermediates, as eager PyTorch does. Moves 37 bytes per element (four times 4 + 4, once 4 + 1), where a single kernel needs 5, and launches five kernels.</source>
        <translation>除算、丸め、ゼロ点の加算、クランプ、変換を、eager の PyTorch と同じく FP32 の中間値を介した 5 つのカーネルで行います。要素あたり 37 バイト (4 + 4 を 4 回、4 + 1 を 1 回) を移動し、5 回起動します。単一のカーネルなら 5 バイトです。</translation>
    </message>
    <message>
        <source>Divides, rounds, adds the zero point, clamps and converts in five passes over FP32 intermediates in memory, as eager PyTorch does. Moves 37 bytes per element (four times 4 + 4, once 4 + 1); a single pass needs 5.</source>
        <translation>除算、丸め、ゼロ点の加算、クランプ、変換を、eager の PyTorch と同じく、メモリ上の FP32 の中間値に対する 5 回の走査で行います。要素あたり 37 バイト (4 + 4 を 4 回、4 + 1 を 1 回) を移動します。1 回の走査なら 5 バイトです。</translation>
    </message>
    <message>
        <source>Download or save the model again.</source>
        <translation>モデルをダウンロードまたは保存し直してください。</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>EMNIST stores images transposed; they were transposed back.</source>
        <translation>EMNIST の画像は転置して保存されているため、元の向きに転置しました。</translation>
    </message>
    <message>
        <source>Each launch finds its data in the last-level cache, where the previous launch left it. The cache is faster than memory, and a model that accesses other data in between does not reach this speed. Measure cold for that case, and report this number as hot.</source>
        <translation>各起動のデータは、前の起動により最終レベルキャッシュに残っています。キャッシュはメモリより速く、間に他のデータにアクセスするモデルではこの速度になりません。その場合はコールドで計測し、この数値はホットとして報告してください。</translation>
    </message>
    <message>
        <source>Each record of this task requires it; see &apos;quantoscope llm --help&apos;.</source>
        <translation>このタスクの各レコードに必要です。&apos;quantoscope llm --help&apos; を参照してください。</translation>
    </message>
    <message>
        <source>Each sample is one launch as recorded by the profiler, without launch overhead and gaps between kernels. Launches of one kernel can have different sizes. %1 launches, %2 in total.</source>
        <translation>各サンプルは、プロファイラーが記録した 1 回の起動で、起動オーバーヘッドとカーネル間の空きは含みません。同じカーネルの起動でもサイズが異なることがあります。%1 回の起動、合計 %2。</translation>
    </message>
    <message>
        <source>Each split requires at least one item. Use several hundred for a meaningful result.</source>
        <translation>各部分に少なくとも 1 項目必要です。意味のある結果を得るには数百項目を使ってください。</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>Elements per attention head. The GPU kernels support 64 and 128.</source>
        <translation>アテンションヘッドあたりの要素数。GPU カーネルが対応しているのは 64 と 128 です。</translation>
    </message>
    <message>
        <source>Elements per token: columns of the input.</source>
        <translation>トークンあたりの要素数: 入力の列。</translation>
    </message>
    <message>
        <source>Enter a host as ssh takes it.</source>
        <translation>ssh が受け付ける形でホストを入力してください。</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>名前を入力してください。</translation>
    </message>
    <message>
        <source>Enter a text to continue.</source>
        <translation>続きを生成するテキストを入力してください。</translation>
    </message>
    <message>
        <source>Enter another name.</source>
        <translation>別の名前を入力してください。</translation>
    </message>
    <message>
        <source>Enter the name of a running container.</source>
        <translation>実行中のコンテナーの名前を入力してください。</translation>
    </message>
    <message>
        <source>Enter the words to be put before a command, for example: docker exec -i trainer</source>
        <translation>コマンドの前に置く語を入力してください。例: docker exec -i trainer</translation>
    </message>
    <message>
        <source>Equivalent to and faster than the baseline on this device: %1.</source>
        <translation>このデバイスでベースラインと同等かつ高速: %1。</translation>
    </message>
    <message>
        <source>Evaluate a longer text.</source>
        <translation>より長いテキストを評価してください。</translation>
    </message>
    <message>
        <source>Evaluate more items.</source>
        <translation>より多くの項目を評価してください。</translation>
    </message>
    <message>
        <source>Export it as a table: ncu --import FILE --csv --page raw &gt; FILE.csv</source>
        <translation>表としてエクスポートしてください: ncu --import FILE --csv --page raw &gt; FILE.csv</translation>
    </message>
    <message>
        <source>Export the study to compare, or keep it alone in a session.</source>
        <translation>対象の 1 件をエクスポートするか、それだけを 1 つのセッションに保存してください。</translation>
    </message>
    <message>
        <source>FASTER %1× [%2, %3], n = %4</source>
        <translation>高速 %1× [%2, %3]、n = %4</translation>
    </message>
    <message>
        <source>FASTER %1× [%2, %3], n = %4 pairs</source>
        <translation>高速 %1× [%2, %3]、n = %4 組</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>FP16 tensor cores with FP32 accumulation; half the bytes of FP32.</source>
        <translation>FP16 テンソルコア、FP32 累積。バイト数は FP32 の半分。</translation>
    </message>
    <message>
        <source>FP16 tensor cores, FP32 sums</source>
        <translation>FP16 テンソルコア、FP32 の和</translation>
    </message>
    <message>
        <source>FP16 tensor cores, FP32 sums (cuBLASLt)</source>
        <translation>FP16 テンソルコア、FP32 の和 (cuBLASLt)</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>FP32 in memory. Tensor cores round the operands to 10 mantissa bits and accumulate in FP32.</source>
        <translation>メモリ上は FP32。テンソルコアがオペランドを仮数 10 ビットに丸め、FP32 で累積します。</translation>
    </message>
    <message>
        <source>FP32 library matrix product: cuBLASLt without tensor cores, or the BLAS library of the CPU. The baseline.</source>
        <translation>FP32 のライブラリ行列積: テンソルコアを使わない cuBLASLt、または CPU の BLAS ライブラリ。ベースライン。</translation>
    </message>
    <message>
        <source>FP32 multiply-adds</source>
        <translation>FP32 積和</translation>
    </message>
    <message>
        <source>FP32 with a custom kernel (cuBLASLt was not found)</source>
        <translation>カスタムカーネルによる FP32 (cuBLASLt が見つかりません)</translation>
    </message>
    <message>
        <source>FP32 with a custom kernel (not available in cuBLASLt)</source>
        <translation>カスタムカーネルによる FP32 (cuBLASLt では使えません)</translation>
    </message>
    <message>
        <source>FP32 without TF32 (cuBLASLt)</source>
        <translation>TF32 を使わない FP32 (cuBLASLt)</translation>
    </message>
    <message>
        <source>FP8 E4M3</source>
        <translation>FP8 E4M3</translation>
    </message>
    <message>
        <source>FP8 E4M3 weights, per-output-channel scales; FP8 E4M3 activations, dynamic per-token scales.</source>
        <translation>FP8 E4M3 の重み、出力チャネルごとのスケール。FP8 E4M3 の活性、トークンごとの動的スケール。</translation>
    </message>
    <message>
        <source>FP8 E4M3 × FP8 E4M3, FP32 sums (FP8 tensor cores; one row: custom kernel; more: cuBLASLt)</source>
        <translation>FP8 E4M3 × FP8 E4M3、FP32 の和 (FP8 テンソルコア。1 行のとき: カスタムカーネル、多いとき: cuBLASLt)</translation>
    </message>
    <message>
        <source>FP8 tensor cores with BF16 results; twice as fast as FP16. Accumulators keep about 14 bits.</source>
        <translation>FP8 テンソルコア、結果は BF16。FP16 の 2 倍の速さ。累積の精度は約 14 ビット。</translation>
    </message>
    <message>
        <source>FP8 tensor cores, FP32 sums (cuBLASLt)</source>
        <translation>FP8 テンソルコア、FP32 の和 (cuBLASLt)</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>失敗しました: %1</translation>
    </message>
    <message>
        <source>Fast with no measurable quality loss: %1. Each is faster than the baseline and equivalent in perplexity.</source>
        <translation>高速で品質の低下が測定されないもの: %1。どれもベースラインより高速で、パープレキシティは同等です。</translation>
    </message>
    <message>
        <source>Faster than %1: %2.</source>
        <translation>%1 より高速: %2。</translation>
    </message>
    <message>
        <source>Faster than the baseline per token, one sequence at a time: %1.</source>
        <translation>1 系列ずつの場合に、トークンあたりでベースラインより高速: %1。</translation>
    </message>
    <message>
        <source>Faster, but not recommended on this data, of which they leave too little: %1. Finer scales (per token, groups) keep more where single channels are large.</source>
        <translation>高速ですが、このデータでは情報がほとんど残らないため推奨しません: %1。一部のチャネルが大きい場合は、より細かいスケール (トークンごと、グループ) のほうが多くを保ちます。</translation>
    </message>
    <message>
        <source>Fastest with no measurable quality loss: %1. It is faster than the baseline and equivalent in perplexity.</source>
        <translation>品質の低下が測定されないもので最速: %1。ベースラインより高速で、パープレキシティは同等です。</translation>
    </message>
    <message>
        <source>Fastest with no measurable quality loss: none. No configuration is shown to be faster than the baseline and equivalent in perplexity on this device.</source>
        <translation>品質の低下が測定されないもので最速: 該当なし。このデバイスで、ベースラインより有意に高速で、パープレキシティが同等の構成はありません。</translation>
    </message>
    <message>
        <source>Fetch the file %1.</source>
        <translation>ファイル %1 を取得してください。</translation>
    </message>
    <message>
        <source>Fill it in or remove the row.</source>
        <translation>入力するか、その行を除いてください。</translation>
    </message>
    <message>
        <source>Fine-tuned from the baseline with the rounding of INT8 dynamic (straight-through estimator), then evaluated with the same arithmetic.</source>
        <translation>ベースラインから INT8 動的の丸めを含めてファインチューニング (ストレートスルー推定) し、同じ演算で評価。</translation>
    </message>
    <message>
        <source>Fine-tuned from the baseline with the rounding of symmetric INT4 weights in groups (straight-through estimator); activations are not quantized.</source>
        <translation>ベースラインから、グループ単位の対称 INT4 重みの丸めを含めてファインチューニング (ストレートスルー推定)。活性は量子化しません。</translation>
    </message>
    <message>
        <source>Folder for the worker</source>
        <translation>ワーカーのフォルダー</translation>
    </message>
    <message>
        <source>For calibration, %1 runs the unquantized model first. Choose a configuration without calibration.</source>
        <translation>キャリブレーションのため、%1 はまず量子化していないモデルを実行します。キャリブレーション不要の構成を選んでください。</translation>
    </message>
    <message>
        <source>For n positive samples, the coefficient of variation is at most √(n − 1) (Samuelson&apos;s inequality), and it reaches this limit only if all samples but one are equal. The standard deviation shown here is that of a single outlier and does not describe the other samples. Use the median with its interval, and the MAD.</source>
        <translation>正の n サンプルの変動係数は最大 √(n − 1) で (Samuelson の不等式)、1 つを除くすべてのサンプルが等しい場合だけこの上限に達します。ここに示された標準偏差は 1 つの外れ値によるもので、他のサンプルを表していません。中央値とその区間、および MAD を使ってください。</translation>
    </message>
    <message>
        <source>For the lowest latency of %1: %2, %3 as fast as %4.</source>
        <translation>%1 のレイテンシを最小にするには: %2、%4 の %3 の速さ。</translation>
    </message>
    <message>
        <source>For the lowest latency of %1: any of %2 compared with %3. Which of them is fastest is not resolved.</source>
        <translation>%1 のレイテンシを最小にするには: %3 との比較で %2 のいずれか。どれが最速かは判別されません。</translation>
    </message>
    <message>
        <source>For the lowest latency of %1: no mode is resolved as faster than %2.</source>
        <translation>%1 のレイテンシを最小にするには: %2 より有意に高速なモードはありません。</translation>
    </message>
    <message>
        <source>For the lowest latency on this device with %1 items per call: any of %2. Each is equivalent to and faster than FP32.</source>
        <translation>このデバイスで、呼び出しあたり %1 項目のレイテンシを最小にするには: %2 のいずれか。どれも FP32 と同等で、FP32 より高速です。</translation>
    </message>
    <message>
        <source>For the lowest latency on this device with %1 items per call: any of the %2 that are equivalent to and faster than FP32.</source>
        <translation>このデバイスで、呼び出しあたり %1 項目のレイテンシを最小にするには: FP32 と同等で FP32 より高速な %2 のいずれか。</translation>
    </message>
    <message>
        <source>For the lowest latency: none. No equivalent mode is shown to be faster than FP32 on this device.</source>
        <translation>レイテンシを最小にするには: 該当なし。このデバイスで FP32 より有意に高速な同等のモードはありません。</translation>
    </message>
    <message>
        <source>For the smallest size: %1, the smallest mode that is equivalent within ±0.5 points (%2 KiB instead of %3).</source>
        <translation>サイズを最小にするには: %1。±0.5 ポイント以内で同等なモードのうち最小です (%3 ではなく %2 KiB)。</translation>
    </message>
    <message>
        <source>Four adjacent float4 per thread: 7 instructions per element, four loads in flight. Lanes are 64 bytes apart in each load and 16 bytes in each 4-byte store, so each touches four times as many cache lines as it uses.</source>
        <translation>スレッドあたり隣り合う float4 を 4 つ: 要素あたり 7 命令、読み込み 4 つが同時進行。レーンの間隔は読み込みで 64 バイト、4 バイトの書き込みで 16 バイトのため、使う量の 4 倍のキャッシュラインにアクセスします。</translation>
    </message>
    <message>
        <source>Free some space or choose a folder on another disk.</source>
        <translation>空きを作るか、別のディスクのフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Free some space there, or set another folder for this target.</source>
        <translation>そこの空き容量を増やすか、このターゲットに別のフォルダーを設定してください。</translation>
    </message>
    <message>
        <source>From sample %1 on, the latency is %2 higher: %3 after %4.</source>
        <translation>サンプル %1 からレイテンシが %2 高くなりました: %4 から %3 へ。</translation>
    </message>
    <message>
        <source>From sample %1 on, the latency is %2 lower: %3 after %4.</source>
        <translation>サンプル %1 からレイテンシが %2 低くなりました: %4 から %3 へ。</translation>
    </message>
    <message>
        <source>Further metrics of %1 were not imported.</source>
        <translation>%1 のその他の指標はインポートしていません。</translation>
    </message>
    <message>
        <source>Fused attention of NVIDIA cuDNN, if the library is installed: the same algorithm, tuned by NVIDIA.</source>
        <translation>NVIDIA cuDNN の融合アテンション (ライブラリがインストールされている場合): 同じアルゴリズムを NVIDIA がチューニングしたもの。</translation>
    </message>
    <message>
        <source>GPTQ received %1 weights for a layer of %2 × %3.</source>
        <translation>GPTQ が %2 × %3 の層に対して受け取った重みは %1 個です。</translation>
    </message>
    <message>
        <source>GPTQ requires at least one calibration sample.</source>
        <translation>GPTQ には少なくとも 1 つのキャリブレーションサンプルが必要です。</translation>
    </message>
    <message>
        <source>GPU driver</source>
        <translation>GPU ドライバー</translation>
    </message>
    <message>
        <source>Generated characters have 10 or 36 classes, not %1.</source>
        <translation>生成する文字のクラスは 10 または 36 で、%1 ではありません。</translation>
    </message>
    <message>
        <source>Generating the data was stopped.</source>
        <translation>データの生成を停止しました。</translation>
    </message>
    <message>
        <source>Groups of %1 are not supported.</source>
        <translation>グループサイズ %1 には対応していません。</translation>
    </message>
    <message>
        <source>Groups of %1 weights are not supported.</source>
        <translation>重み %1 個のグループには対応していません。</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>ヘッドサイズ</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>ヘッド数</translation>
    </message>
    <message>
        <source>Heads of %1 elements are too large for the GPU kernels, which support up to 256.</source>
        <translation>%1 要素のヘッドは GPU カーネルには大きすぎます。最大 256 です。</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>隠れ次元</translation>
    </message>
    <message>
        <source>INT%1 asymmetric</source>
        <translation>INT%1 非対称</translation>
    </message>
    <message>
        <source>INT%1 symmetric</source>
        <translation>INT%1 対称</translation>
    </message>
    <message>
        <source>INT4 weights in groups of 128 with zero points, after scaling up input channels with large activations. The factors are folded into the preceding layers at no cost (Lin et al. 2024). They are searched by the error of single matrix products, not of whole blocks as in the publication.</source>
        <translation>ゼロ点を持つ INT4 の重み、128 個ごとのグループ。先に、活性の大きい入力チャネルを拡大します。係数は前の層に畳み込まれ、追加のコストはありません (Lin et al. 2024)。係数は、論文のようなブロック全体ではなく、個々の行列積の誤差で探索します。</translation>
    </message>
    <message>
        <source>INT4 weights in groups of 128, symmetric, rounded to nearest; 16-bit activations.</source>
        <translation>128 個のグループの INT4 重み、対称、最近接丸め。16 ビットの活性。</translation>
    </message>
    <message>
        <source>INT4 weights with one scale per 128 elements along k, 16-bit activations, decoded in registers. For 1 to 64 rows: a quarter of the bytes of BF16.</source>
        <translation>k 方向 128 要素ごとに 1 スケールの INT4 重み、16 ビット活性、レジスター内で復号。1 から 64 行向け。バイト数は BF16 の 4 分の 1。</translation>
    </message>
    <message>
        <source>INT8</source>
        <translation>INT8</translation>
    </message>
    <message>
        <source>INT8 matrices with quantized activations are not restored.</source>
        <translation>活性も量子化した INT8 行列は復元しません。</translation>
    </message>
    <message>
        <source>INT8 tensor cores with INT32 accumulation. Results are written as INT32, 4 bytes each.</source>
        <translation>INT8 テンソルコア、INT32 累積。結果は 1 つ 4 バイトの INT32 で書き込みます。</translation>
    </message>
    <message>
        <source>INT8 tensor cores, INT32 sums (cuBLASLt)</source>
        <translation>INT8 テンソルコア、INT32 の和 (cuBLASLt)</translation>
    </message>
    <message>
        <source>INT8 weights in groups of 128, scales from the largest magnitude, rounded to nearest; 16-bit activations.</source>
        <translation>128 個のグループの INT8 重み、スケールは最大の大きさから、最近接丸め。16 ビットの活性。</translation>
    </message>
    <message>
        <source>INT8 weights in groups of 128, with scales optimized for the smallest weight error; 16-bit activations. The published comparison does not specify how its scales were computed. This differs from INT8-W8A16-RTN only in the scale search.</source>
        <translation>128 個のグループの INT8 重み、スケールは重みの誤差が最小になるよう最適化。16 ビットの活性。公開された比較には、スケールの計算方法の記載がありません。INT8-W8A16-RTN との違いはスケールの探索だけです。</translation>
    </message>
    <message>
        <source>INT8 weights with one scale per 128 elements along k, 16-bit activations. For 1 to 64 rows, where reading the weights dominates: half the bytes of BF16.</source>
        <translation>k 方向 128 要素ごとに 1 スケールの INT8 重み、16 ビット活性。重みの読み込みが支配的な 1 から 64 行向け。バイト数は BF16 の半分。</translation>
    </message>
    <message>
        <source>INT8 weights, per-output-channel scales; INT8 activations, dynamic per-token scales; integer arithmetic.</source>
        <translation>INT8 の重み、出力チャネルごとのスケール。INT8 の活性、トークンごとの動的スケール。整数演算。</translation>
    </message>
    <message>
        <source>INT8 × INT8, INT32 sums (few rows: custom kernel; more: INT8 tensor cores with cuBLASLt)</source>
        <translation>INT8 × INT8、INT32 の和 (行が少ないとき: カスタムカーネル、多いとき: cuBLASLt の INT8 テンソルコア)</translation>
    </message>
    <message>
        <source>Identical kernels differed (%1 compared with itself: %2), so the verdicts of this run are not reliable.</source>
        <translation>同一カーネルの結果が異なったため (%1 同士: %2)、この実行の判定は信頼できません。</translation>
    </message>
    <message>
        <source>Identical kernels differed (%1 compared with itself: %2). Only what differs by more than that is called faster or slower.</source>
        <translation>同一カーネルの結果が異なりました (%1 同士: %2)。差がこれを超えるものだけを高速・低速とします。</translation>
    </message>
    <message>
        <source>Identical kernels differed in this run, so its speed-ups are not reliable.</source>
        <translation>この実行では同一カーネルの結果が異なったため、高速化率は信頼できません。</translation>
    </message>
    <message numerus="yes">
        <source>If ratio and scatter stay as they are, about %n more rounds resolve it.</source>
        <comment>If ratio and scatter stay as they are, about %n more round resolves it.</comment>
        <translation>
            <numerusform>比とばらつきが変わらなければ、あと約 %n ラウンドで判別できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>If the system terminated it because memory ran out (%1 is available now), choose smaller sizes.</source>
        <translation>メモリ不足のためにシステムが終了させた場合は (現在の空き %1)、サイズを小さくしてください。</translation>
    </message>
    <message>
        <source>If this happens at each try, the host may limit connections; wait some minutes.</source>
        <translation>毎回発生する場合は、ホストが接続数を制限している可能性があります。数分待ってください。</translation>
    </message>
    <message>
        <source>Images of %1×%2 have %3 patches; the limit is 1,024, because attention is quadratic in the number of patches.</source>
        <translation>%1×%2 の画像はパッチが %3 個になります。アテンションの計算量はパッチ数の 2 乗のため、上限は 1,024 個です。</translation>
    </message>
    <message>
        <source>Images of %3×%4 are not divisible into patches of %1×%2 pixels.</source>
        <translation>%3×%4 の画像は %1×%2 ピクセルのパッチに割り切れません。</translation>
    </message>
    <message>
        <source>Import a part of them, or import them as a separate run.</source>
        <translation>一部をインポートするか、別の実行としてインポートしてください。</translation>
    </message>
    <message>
        <source>Import fewer files at once. Nothing was written.</source>
        <translation>一度にインポートするファイルを減らしてください。何も書き込んでいません。</translation>
    </message>
    <message>
        <source>Import into a separate session, without --beside.</source>
        <translation>--beside なしで、別のセッションにインポートしてください。</translation>
    </message>
    <message>
        <source>Import its results of this task.</source>
        <translation>このタスクの結果をインポートしてください。</translation>
    </message>
    <message>
        <source>Import results with standard errors, or the samples of --log_samples.</source>
        <translation>標準誤差のある結果か、--log_samples のサンプルをインポートしてください。</translation>
    </message>
    <message>
        <source>Import the results as a separate run.</source>
        <translation>結果を別の実行としてインポートしてください。</translation>
    </message>
    <message>
        <source>Import the samples, or measure it with Quantoscope.</source>
        <translation>サンプルをインポートするか、Quantoscope で計測してください。</translation>
    </message>
    <message>
        <source>Import them as a separate run, or add them to a run of one size.</source>
        <translation>別の実行としてインポートするか、単一サイズの実行に追加してください。</translation>
    </message>
    <message>
        <source>Imported evaluations, compared with %1</source>
        <translation>インポートした評価、%1 と比較</translation>
    </message>
    <message>
        <source>Imported from %1: %2</source>
        <translation>%1 からインポート: %2</translation>
    </message>
    <message>
        <source>Imported without comparable samples, so no interval is available.</source>
        <translation>比較できるサンプルなしでインポートしたため、区間がありません。</translation>
    </message>
    <message numerus="yes">
        <source>In %n measurements, identical kernels differed, so their verdicts are not reliable.</source>
        <comment>In %n measurement, identical kernels differed, so its verdicts are not reliable.</comment>
        <translation>
            <numerusform>%n 件の計測で同一カーネルの結果が異なったため、その判定は信頼できません。</numerusform>
        </translation>
    </message>
    <message>
        <source>In a file of a few kilobytes, names and headers take more space than the weights. Ratios of such sizes do not apply to real models.</source>
        <translation>数キロバイトのファイルでは、名前とヘッダーが重みより大きな領域を占めます。このようなサイズの比は実際のモデルには当てはまりません。</translation>
    </message>
    <message>
        <source>In clock cycles, the change is %1 instead of %2: the clock changed, not the kernel.</source>
        <translation>クロックサイクルでは変化は %2 ではなく %1 です。変化したのはカーネルではなくクロックです。</translation>
    </message>
    <message>
        <source>Increase the limit, or choose smaller formats.</source>
        <translation>上限を増やすか、小さい形式を選んでください。</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Input %1 of the calibration samples contains values that are not finite.</source>
        <translation>キャリブレーションサンプルの入力 %1 に有限でない値があります。</translation>
    </message>
    <message>
        <source>Install cuDNN 9, or set LD_LIBRARY_PATH or CUDNN_PATH to its folder, and restart.</source>
        <translation>cuDNN 9 をインストールするか、LD_LIBRARY_PATH または CUDNN_PATH にそのフォルダーを設定し、再起動してください。</translation>
    </message>
    <message>
        <source>Install it beside this program, or measure without a worker process (without --isolate; in the settings &apos;Run kernels in a separate process&apos;).</source>
        <translation>このプログラムと同じ場所にインストールするか、ワーカープロセスなしで計測してください (--isolate なし。設定では「カーネルを別プロセスで実行」)。</translation>
    </message>
    <message>
        <source>Install libopenblas0 (Debian, Ubuntu: &apos;apt install libopenblas0&apos;), or set QUANTOSCOPE_BLAS to a library.</source>
        <translation>libopenblas0 をインストールするか (Debian、Ubuntu: &apos;apt install libopenblas0&apos;)、QUANTOSCOPE_BLAS にライブラリを設定してください。</translation>
    </message>
    <message>
        <source>Install the CUDA Toolkit&apos;s libraries.</source>
        <translation>CUDA Toolkit のライブラリをインストールしてください。</translation>
    </message>
    <message>
        <source>Install the CUDA Toolkit, or set CUDA_PATH to where it is.</source>
        <translation>CUDA Toolkit をインストールするか、CUDA_PATH にその場所を設定してください。</translation>
    </message>
    <message>
        <source>Install the NVIDIA driver, or run on the CPU.</source>
        <translation>NVIDIA ドライバーをインストールするか、CPU で実行してください。</translation>
    </message>
    <message>
        <source>Install the complete quantoscope package, build them with packaging/worker, or set QUANTOSCOPE_WORKERS to their folder. Searched: %1.</source>
        <translation>quantoscope パッケージを完全にインストールするか、packaging/worker でビルドするか、QUANTOSCOPE_WORKERS にそのフォルダーを設定してください。検索した場所: %1。</translation>
    </message>
    <message>
        <source>Install the complete quantoscope package, or choose &apos;Never&apos; for &apos;Run kernels in a separate process&apos; in the settings.</source>
        <translation>quantoscope パッケージ一式をインストールするか、設定の「カーネルを別プロセスで実行」で「しない」を選んでください。</translation>
    </message>
    <message>
        <source>Install the complete quantoscope package.</source>
        <translation>quantoscope パッケージを完全にインストールしてください。</translation>
    </message>
    <message>
        <source>Install the package quantoscope-model (portable: extract quantoscope-model-*.tar.xz into the program folder), set QUANTOSCOPE_LLM to the model folder, or choose your own model. Searched: %1.</source>
        <translation>パッケージ quantoscope-model をインストールするか (ポータブル版: quantoscope-model-*.tar.xz をプログラムのフォルダーに展開)、QUANTOSCOPE_LLM にモデルのフォルダーを設定するか、独自のモデルを選んでください。検索した場所: %1。</translation>
    </message>
    <message>
        <source>Install the quantoscope package again.</source>
        <translation>quantoscope パッケージを再インストールしてください。</translation>
    </message>
    <message>
        <source>Install the same version of quantoscope and quantoscope-worker.</source>
        <translation>quantoscope と quantoscope-worker は同じ版をインストールしてください。</translation>
    </message>
    <message>
        <source>Install the same version of the program and the module.</source>
        <translation>プログラムとモジュールは同じ版をインストールしてください。</translation>
    </message>
    <message>
        <source>Integers must have 2 to 8 bits, not %1.</source>
        <translation>整数は 2 から 8 ビットでなければなりません。%1 は使えません。</translation>
    </message>
    <message>
        <source>Is it the right file?</source>
        <translation>正しいファイルですか?</translation>
    </message>
    <message>
        <source>It contains %1. If that is the complete model, rename it to &quot;model.safetensors&quot;.</source>
        <translation>%1 があります。それが完全なモデルなら、&quot;model.safetensors&quot; に名前を変更してください。</translation>
    </message>
    <message>
        <source>It contains no tensors.</source>
        <translation>テンソルがありません。</translation>
    </message>
    <message>
        <source>It contains: %1.</source>
        <translation>内容: %1。</translation>
    </message>
    <message>
        <source>It contains: %1. Download &quot;model.safetensors.index.json&quot;, which says which tensors they have.</source>
        <translation>内容: %1。どのテンソルがどのファイルにあるかを示す &quot;model.safetensors.index.json&quot; をダウンロードしてください。</translation>
    </message>
    <message>
        <source>It failed: %1</source>
        <translation>失敗しました: %1</translation>
    </message>
    <message>
        <source>It has no list &apos;batches&apos;.</source>
        <translation>リスト &apos;batches&apos; がありません。</translation>
    </message>
    <message>
        <source>It has no list &apos;targets&apos;.</source>
        <translation>リスト &apos;targets&apos; がありません。</translation>
    </message>
    <message>
        <source>It is a GGUF model: %1</source>
        <translation>GGUF モデルです: %1</translation>
    </message>
    <message>
        <source>It is a ZIP archive, such as .npz or a PyTorch checkpoint: %1</source>
        <translation>.npz や PyTorch チェックポイントなどの ZIP アーカイブです: %1</translation>
    </message>
    <message>
        <source>It requires compute capability 8.0 or later; this GPU has %1.%2.</source>
        <translation>Compute Capability 8.0 以降が必要です。この GPU は %1.%2 です。</translation>
    </message>
    <message>
        <source>It was held back while they worked (%1), and not when alone.</source>
        <translation>同時動作中はスロットリングがありましたが (%1)、単独ではありませんでした。</translation>
    </message>
    <message>
        <source>It was imported, so Quantoscope has no command to measure it.</source>
        <translation>インポートしたものなので、計測する Quantoscope のコマンドはありません。</translation>
    </message>
    <message>
        <source>It was not evaluated on %1.</source>
        <translation>%1 では評価されていません。</translation>
    </message>
    <message>
        <source>Item %1 has label %2, but the model has %3 classes.</source>
        <translation>項目 %1 のラベルは %2 ですが、モデルは %3 クラスです。</translation>
    </message>
    <message>
        <source>Items of %1×%2 are not supported; the limit is 1,048,576 features.</source>
        <translation>%1×%2 の項目には対応していません。特徴の上限は 1,048,576 個です。</translation>
    </message>
    <message>
        <source>Items per call</source>
        <translation>呼び出しあたりの項目数</translation>
    </message>
    <message>
        <source>Its SM clock was %1 MHz while they worked and %2 MHz alone.</source>
        <translation>SM クロックは同時動作中が %1 MHz、単独では %2 MHz でした。</translation>
    </message>
    <message>
        <source>Its accuracy was not measured.</source>
        <translation>その正解率は計測していません。</translation>
    </message>
    <message>
        <source>Its journals and run files are still there.</source>
        <translation>そのジャーナルと実行のファイルはまだあります。</translation>
    </message>
    <message>
        <source>Its loss was not measured.</source>
        <translation>その損失は計測していません。</translation>
    </message>
    <message>
        <source>Its memory was not measured.</source>
        <translation>そのメモリは計測していません。</translation>
    </message>
    <message>
        <source>Its speed is too near to the baseline&apos;s for more rounds to tell; a quieter machine may.</source>
        <translation>速度がベースラインに近すぎるため、ラウンドを増やしても判別できません。他の負荷が少ないマシンなら判別できる可能性があります。</translation>
    </message>
    <message>
        <source>Its speed-up over the baseline does not have an interval yet.</source>
        <translation>ベースラインに対する高速化率に、まだ区間がありません。</translation>
    </message>
    <message>
        <source>Its temperature was %1 °C while they worked and %2 °C alone.</source>
        <translation>温度は同時動作中が %1 °C、単独では %2 °C でした。</translation>
    </message>
    <message>
        <source>JIT, compiled for the shape</source>
        <translation>JIT、形状に合わせてコンパイル</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>KL divergence of %1 of %2 scored tokens, spread evenly</source>
        <translation>採点した %2 トークンのうち、等間隔に選んだ %1 トークンの KL ダイバージェンス</translation>
    </message>
    <message>
        <source>KL divergence of all %1 scored tokens</source>
        <translation>採点した全 %1 トークンの KL ダイバージェンス</translation>
    </message>
    <message>
        <source>Keep the reading program running until the output is complete.</source>
        <translation>出力が完了するまで、読み取るプログラムを実行したままにしてください。</translation>
    </message>
    <message>
        <source>Kernels compiled by NVRTC for exactly this shape, and cuBLASLt matrix products with searched algorithms; each step uses whichever is faster on this device. With few tokens, five or six kernels remain: layer norms are fused into the following matrix product; bias, GELU and residual additions into the preceding one; and each kernel prefetches its weights while the previous one is still running. Compile time is reported separately.</source>
        <translation>この形状専用に NVRTC でコンパイルしたカーネルと、アルゴリズムを探索した cuBLASLt の行列積。各ステップで、このデバイスで速い方を使います。トークンが少ないと 5、6 個のカーネルになります。レイヤー正規化は後の行列積に、バイアス、GELU、残差の加算は前の行列積に融合し、各カーネルは前のカーネルの実行中に重みをプリフェッチします。コンパイル時間は別に示します。</translation>
    </message>
    <message>
        <source>Labels must be class numbers. Regression targets are not supported.</source>
        <translation>ラベルはクラス番号でなければなりません。回帰の目標値には対応していません。</translation>
    </message>
    <message>
        <source>Language model: %1 (%2).</source>
        <translation>言語モデル: %1 (%2)。</translation>
    </message>
    <message>
        <source>Language models</source>
        <translation>言語モデル</translation>
    </message>
    <message>
        <source>Language models require a GPU with compute capability 8.0 or later; this GPU has %1.%2.</source>
        <translation>言語モデルには Compute Capability 8.0 以降の GPU が必要です。この GPU は %1.%2 です。</translation>
    </message>
    <message>
        <source>Latency per call</source>
        <translation>呼び出しごとのレイテンシ</translation>
    </message>
    <message>
        <source>Launches fall into two groups, for example because of buffer addresses, cache sets or the distribution of blocks. Mean and median are at or between these two levels and describe few launches. See the histogram, and report both levels.</source>
        <translation>起動は 2 つのグループに分かれます。原因は、例えばバッファーのアドレス、キャッシュセット、ブロックの分配です。平均と中央値はこの 2 つのレベルの一方か中間にあり、当てはまる起動はわずかです。ヒストグラムを確認し、両方のレベルを報告してください。</translation>
    </message>
    <message>
        <source>Launches per graph must be 1 to 1,000, or 0 to choose them for each mode.</source>
        <translation>グラフあたりの起動は 1 から 1,000、またはモードごとに選ぶ場合は 0 でなければなりません。</translation>
    </message>
    <message>
        <source>Launches per sample</source>
        <translation>サンプルあたりの起動回数</translation>
    </message>
    <message>
        <source>Launches without a duration in %1 were skipped.</source>
        <translation>%1 の時間の記録がない起動をスキップしました。</translation>
    </message>
    <message>
        <source>Layer %1: %2</source>
        <translation>層 %1: %2</translation>
    </message>
    <message>
        <source>Layer &apos;%1&apos; cannot run in this mode: %2.</source>
        <translation>層 &apos;%1&apos; はこのモードでは実行できません: %2。</translation>
    </message>
    <message>
        <source>Limits per token apply to language models only.</source>
        <translation>トークンあたりの制限は言語モデルにのみ適用されます。</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>Line %1 and others: the figures %2 have consecutive digits, so they are placeholders, not measurements.</source>
        <translation>%1 行目ほか: 数値 %2 は連続した数字の並びのため、計測値ではなく仮の値です。</translation>
    </message>
    <message>
        <source>Linear + GELU requires compute capability 8.0 or later.</source>
        <translation>線形 + GELU には Compute Capability 8.0 以降が必要です。</translation>
    </message>
    <message>
        <source>Linear + GELU runs in FP16 and BF16 on the GPU.</source>
        <translation>GPU の線形 + GELU は FP16 と BF16 で動作します。</translation>
    </message>
    <message>
        <source>Linear layer %1 does not exist.</source>
        <translation>線形層 %1 はありません。</translation>
    </message>
    <message>
        <source>Live keeps the newest rounds of a setup: the first %1 of %2 are not included in the result and its statistics.</source>
        <translation>ライブは設定の最新のラウンドを残します: %2 ラウンド中、最初の %1 ラウンドは結果とその統計に含めません。</translation>
    </message>
    <message>
        <source>Live keeps the newest samples: %1 older samples are not included in the result and its statistics.</source>
        <translation>ライブは最新のサンプルを残します: 古い %1 個は結果とその統計に含めません。</translation>
    </message>
    <message>
        <source>Loading layer %1 of %2</source>
        <translation>%2 層中 %1 層目を読み込み中</translation>
    </message>
    <message>
        <source>Long contexts</source>
        <translation>長いコンテキスト</translation>
    </message>
    <message>
        <source>Make a new one.</source>
        <translation>新しく作成してください。</translation>
    </message>
    <message>
        <source>Make ~/.ssh/config writable by you alone: chmod 600 ~/.ssh/config.</source>
        <translation>~/.ssh/config を自分だけが書き込めるようにしてください: chmod 600 ~/.ssh/config。</translation>
    </message>
    <message>
        <source>Matrices in %1 were dequantized to %2.</source>
        <translation>%1 の行列を %2 に逆量子化しました。</translation>
    </message>
    <message>
        <source>Matrix product with bias, then GELU in a separate pass: the result is written to memory and read back by GELU.</source>
        <translation>バイアス付きの行列積の後、別の走査で GELU。結果をメモリに書き込み、GELU が読み戻します。</translation>
    </message>
    <message>
        <source>Matrix product with bias, then GELU, each launched by the host in turn. Small sizes are launch-bound.</source>
        <translation>バイアス付きの行列積と GELU を、ホストが順に起動。小さいサイズは起動律速です。</translation>
    </message>
    <message>
        <source>Matrix products of this type require compute capability %1.%2.</source>
        <translation>この型の行列積には Compute Capability %1.%2 が必要です。</translation>
    </message>
    <message numerus="yes">
        <source>Measure about %n more rounds.</source>
        <comment>Measure about %n more round.</comment>
        <translation>
            <numerusform>あと約 %n ラウンド計測してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure again when no other process uses the device.</source>
        <translation>他のプロセスがデバイスを使っていないときに、もう一度計測してください。</translation>
    </message>
    <message>
        <source>Measure at least 6 rounds together with the baseline.</source>
        <translation>ベースラインとともに 6 ラウンド以上計測してください。</translation>
    </message>
    <message>
        <source>Measure both at the same sizes.</source>
        <translation>両方を同じサイズで計測してください。</translation>
    </message>
    <message>
        <source>Measure it on a device with native support for this format.</source>
        <translation>この形式をネイティブにサポートするデバイスで計測してください。</translation>
    </message>
    <message>
        <source>Measure it on each of these instead, one after another.</source>
        <translation>代わりに、これらで 1 台ずつ順に計測してください。</translation>
    </message>
    <message>
        <source>Measure it with trtexec --loadEngine=FILE --exportTimes=times.json, and open times.json.</source>
        <translation>trtexec --loadEngine=FILE --exportTimes=times.json で計測し、times.json を開いてください。</translation>
    </message>
    <message>
        <source>Measure more iterations.</source>
        <translation>より多くの反復を計測してください。</translation>
    </message>
    <message>
        <source>Measure more rounds, or this batch and prompt length.</source>
        <translation>より多くのラウンドか、このバッチとプロンプト長を計測してください。</translation>
    </message>
    <message>
        <source>Measure one device at a time, with --device.</source>
        <translation>--device で 1 台ずつ計測してください。</translation>
    </message>
    <message>
        <source>Measure the same configurations or modes in both.</source>
        <translation>両方で同じ構成またはモードを計測してください。</translation>
    </message>
    <message>
        <source>Measure these one after another instead.</source>
        <translation>代わりに、これらを 1 台ずつ順に計測してください。</translation>
    </message>
    <message>
        <source>Measured times do not have consecutive digits. Such figures are placeholders that were entered by hand.</source>
        <translation>計測した時間が連続した数字の並びになることはありません。そのような数値は手入力された仮の値です。</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation>計測: %1。</translation>
    </message>
    <message>
        <source>Measures it again together with the baseline.</source>
        <translation>ベースラインと一緒にもう一度計測します。</translation>
    </message>
    <message>
        <source>Measures only this variant with the same setup.</source>
        <translation>同じ設定でこの変種だけを計測します。</translation>
    </message>
    <message>
        <source>Median latency</source>
        <translation>レイテンシの中央値</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Memory: run “%1”; its speed was not measured.</source>
        <translation>メモリ: 実行「%1」。その速度は計測していません。</translation>
    </message>
    <message>
        <source>Merge it into %1 (merge_and_unload() of peft), save the result, and choose that folder.</source>
        <translation>%1 にマージし (peft の merge_and_unload())、結果を保存して、そのフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Metaspace has a replacement that is not a character</source>
        <translation>Metaspace の replacement が文字ではありません</translation>
    </message>
    <message>
        <source>Metaspace has the prepend_scheme %1, which is not supported</source>
        <translation>Metaspace の prepend_scheme %1 には対応していません</translation>
    </message>
    <message>
        <source>Mode %1 is listed twice.</source>
        <translation>モード %1 が 2 回指定されています。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>More test items narrow the intervals in proportion to the square root of their number.</source>
        <translation>テスト項目を増やすと、区間は項目数の平方根に比例して狭くなります。</translation>
    </message>
    <message>
        <source>More than one batch ID starts with %1.</source>
        <translation>%1 で始まるバッチが複数あります。</translation>
    </message>
    <message>
        <source>Multiplies and adds in one instruction with a single rounding: 25 instructions per element instead of 27, the same number of bytes. Rounds after adding the zero point, so ties round differently if the zero point is odd.</source>
        <translation>乗算と加算を 1 命令、1 回の丸めで行います。要素あたり 27 命令が 25 命令になり、バイト数は同じです。ゼロ点を足した後に丸めるため、ゼロ点が奇数の場合は中点の丸めが異なります。</translation>
    </message>
    <message>
        <source>Multiplies and adds in one instruction with a single rounding; the same number of bytes. Rounds after adding the zero point, so ties round differently if the zero point is odd.</source>
        <translation>乗算と加算を 1 命令、1 回の丸めで行います。バイト数は同じです。ゼロ点を足した後に丸めるため、ゼロ点が奇数の場合は中点の丸めが異なります。</translation>
    </message>
    <message>
        <source>Multiplies by 1/s instead of dividing: 27 instructions per element instead of 38, still 5 bytes. Faster only if arithmetic, not memory, was the limit. Codes can differ from those of the division where a quotient is close to a tie.</source>
        <translation>除算の代わりに 1/s を掛けます。要素あたり 38 命令が 27 命令になり、5 バイトのままです。速くなるのは、メモリではなく演算が制約の場合だけです。商が中点に近いと、除算の場合とコードが異なることがあります。</translation>
    </message>
    <message>
        <source>Multiplies by 1/s instead of dividing; still 5 bytes per element. Faster only if arithmetic, not memory, was the limit. Codes can differ from those of the division where a quotient is close to a tie.</source>
        <translation>除算の代わりに 1/s を掛けます。要素あたり 5 バイトのままです。速くなるのは、メモリではなく演算が制約の場合だけです。商が中点に近いと、除算の場合とコードが異なることがあります。</translation>
    </message>
    <message>
        <source>NOT RESOLVED %1× [%2, %3], n = %4</source>
        <translation>未判別 %1× [%2, %3]、n = %4</translation>
    </message>
    <message>
        <source>NOT RESOLVED %1× [%2, %3], n = %4 pairs</source>
        <translation>未判別 %1× [%2, %3]、n = %4 組</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s management library (libnvidia-ml.so.1) is not available</source>
        <translation>NVIDIA の管理ライブラリ (libnvidia-ml.so.1) が利用できません</translation>
    </message>
    <message>
        <source>NVRTC failed while %1: %2</source>
        <translation>NVRTC が失敗しました (%1 の最中): %2</translation>
    </message>
    <message>
        <source>Name a column &apos;label&apos;, &apos;class&apos; or &apos;target&apos;, or put class numbers in the first column.</source>
        <translation>いずれかの列の名前を &apos;label&apos;、&apos;class&apos;、&apos;target&apos; にするか、クラス番号を最初の列に置いてください。</translation>
    </message>
    <message>
        <source>Name the label column &apos;label&apos; in both tables.</source>
        <translation>両方の表でラベル列の名前を &apos;label&apos; にしてください。</translation>
    </message>
    <message>
        <source>No BLAS library was found (OpenBLAS, BLIS or MKL).</source>
        <translation>BLAS ライブラリ (OpenBLAS、BLIS、MKL) が見つかりません。</translation>
    </message>
    <message>
        <source>No NVIDIA driver was found.</source>
        <translation>NVIDIA ドライバーが見つかりません。</translation>
    </message>
    <message>
        <source>No POSIX shell answered (status %1).</source>
        <translation>POSIX シェルが応答しませんでした (ステータス %1)。</translation>
    </message>
    <message>
        <source>No batch was submitted from this computer.</source>
        <translation>このコンピューターから投入されたバッチはありません。</translation>
    </message>
    <message>
        <source>No configuration could be measured: %1</source>
        <translation>計測できた構成がありません: %1</translation>
    </message>
    <message>
        <source>No configuration is shown to meet the limits.</source>
        <translation>制限を満たすと示された構成はありません。</translation>
    </message>
    <message>
        <source>No configuration that meets the limits is shown to be faster than %1.</source>
        <translation>制限を満たす構成のうち、%1 より高速と示されたものはありません。</translation>
    </message>
    <message>
        <source>No container was specified.</source>
        <translation>コンテナーが指定されていません。</translation>
    </message>
    <message>
        <source>No copy of the samples can be kept in %1 while measuring: %2.</source>
        <translation>計測中、サンプルのコピーを %1 に保持できません: %2。</translation>
    </message>
    <message>
        <source>No folder on %1 can hold and run the worker. Tried: %2.</source>
        <translation>%1 には、ワーカーを置いて実行できるフォルダーがありません。試した場所: %2。</translation>
    </message>
    <message>
        <source>No host was specified.</source>
        <translation>ホストが指定されていません。</translation>
    </message>
    <message>
        <source>No item of %1 (%2) fits into the model&apos;s context of %3 tokens; %4.</source>
        <translation>%1 (%2) の項目はどれもモデルのコンテキスト %3 トークンに収まりません。%4。</translation>
    </message>
    <message>
        <source>No item of %1 (%2) has tokens that can be scored; %3.</source>
        <translation>%1 (%2) のどの項目にも採点できるトークンがありません。%3。</translation>
    </message>
    <message>
        <source>No kernel can exceed the memory bandwidth. Part of the data came from a cache, fewer bytes were moved than counted, or the timed interval does not include all of the work. Do not use this number until the cause is known.</source>
        <translation>どのカーネルもメモリ帯域幅を超えられません。データの一部がキャッシュから読み込まれたか、転送されたバイトが計算上より少ないか、計時した区間が処理全体を含んでいません。原因がわかるまでこの数値を使わないでください。</translation>
    </message>
    <message>
        <source>No language model was measured: time per token, throughput, perplexity and memory are unknown.</source>
        <translation>言語モデルを計測していません: トークンあたりの時間、スループット、パープレキシティ、メモリは不明です。</translation>
    </message>
    <message>
        <source>No line break follows the %1 bytes of a message.</source>
        <translation>メッセージの %1 バイトの後に改行がありません。</translation>
    </message>
    <message>
        <source>No mode is selected.</source>
        <translation>モードが選ばれていません。</translation>
    </message>
    <message>
        <source>No mode is shown to be equivalent within ±0.5 points with these items, so none can be recommended instead of FP32.</source>
        <translation>これらの項目では、±0.5 ポイント以内で有意に同等なモードがないため、FP32 の代わりに推奨できるものはありません。</translation>
    </message>
    <message>
        <source>No model has been trained yet.</source>
        <translation>訓練済みモデルがまだありません。</translation>
    </message>
    <message>
        <source>No model was measured in all modes: accuracy, size and time per call are unknown.</source>
        <translation>すべてのモードで計測したモデルがありません: 正解率、サイズ、呼び出しあたりの時間は不明です。</translation>
    </message>
    <message>
        <source>No model was specified.</source>
        <translation>モデルが指定されていません。</translation>
    </message>
    <message>
        <source>No operation was measured: latency and error of single kernels are unknown.</source>
        <translation>演算を計測していません: 個々のカーネルのレイテンシと誤差は不明です。</translation>
    </message>
    <message>
        <source>No perplexity was imported with a standard error, so its limit does not apply.</source>
        <translation>標準誤差付きのパープレキシティがインポートされていないため、その制限は適用されません。</translation>
    </message>
    <message>
        <source>No plan fits into %1 bytes; the smallest plan has %2.</source>
        <translation>%1 バイトに収まる計画がありません。最小の計画は %2 です。</translation>
    </message>
    <message>
        <source>No recipe is required, because the model is not quantized.</source>
        <translation>モデルを量子化しないため、レシピは不要です。</translation>
    </message>
    <message>
        <source>No sample can be more than √(n − 1) standard deviations above the mean (Samuelson), and this limit is reached only if all other samples are equal. The printed mean, deviation and maximum reach it, which determines n and the mean of the other samples. The outlier is usually the first, cold run. Publish the median with an interval, and report the warm-up separately.</source>
        <translation>どのサンプルも平均より √(n − 1) 標準偏差を超えて上になることはなく (Samuelson)、この上限に達するのは他のサンプルがすべて等しい場合だけです。示された平均、偏差、最大値はこの上限に達しているため、n と他のサンプルの平均が求まります。外れ値は通常、最初のコールド実行です。中央値を区間とともに示し、ウォームアップは別に報告してください。</translation>
    </message>
    <message>
        <source>No series of samples can have all of these figures. At least one of them was mistyped or comes from a different run.</source>
        <translation>これらの数値をすべて満たすサンプル系列はありません。少なくとも 1 つは入力ミスか、別の実行のものです。</translation>
    </message>
    <message>
        <source>No tensor is prepared.</source>
        <translation>準備されたテンソルがありません。</translation>
    </message>
    <message>
        <source>No training item belongs to class %1, so the model cannot learn it.</source>
        <translation>クラス %1 の訓練項目がないため、モデルはこのクラスを学習できません。</translation>
    </message>
    <message>
        <source>No variant is selected.</source>
        <translation>変種が選ばれていません。</translation>
    </message>
    <message>
        <source>None of the %1 algorithms that cuBLASLt recommends runs on this device.</source>
        <translation>cuBLASLt が推奨する %1 個のアルゴリズムは、どれもこのデバイスで動作しません。</translation>
    </message>
    <message>
        <source>None of the variants can run on this device. %1</source>
        <translation>このデバイスで実行できる変種がありません。%1</translation>
    </message>
    <message>
        <source>Not enough host memory.</source>
        <translation>ホストメモリが足りません。</translation>
    </message>
    <message>
        <source>Not enough memory for %1 of partial results.</source>
        <translation>部分結果 %1 のメモリが足りません。</translation>
    </message>
    <message>
        <source>Not enough memory for %1.</source>
        <translation>%1 のためのメモリが足りません。</translation>
    </message>
    <message>
        <source>Not enough memory for a BLAS library, which requires 128 MiB for each of %1 threads.</source>
        <translation>BLAS ライブラリ用のメモリが足りません。%1 スレッドのそれぞれに 128 MiB 必要です。</translation>
    </message>
    <message>
        <source>Not enough memory for a matrix of %1.</source>
        <translation>%1 の行列用のメモリが足りません。</translation>
    </message>
    <message>
        <source>Not enough memory for a matrix.</source>
        <translation>行列用のメモリが足りません。</translation>
    </message>
    <message>
        <source>Not enough memory for a pattern.</source>
        <translation>パターンのためのメモリが足りません。</translation>
    </message>
    <message>
        <source>Not enough memory for an input of %1 elements from %2.</source>
        <translation>%2 からの %1 要素の入力用のメモリが足りません。</translation>
    </message>
    <message>
        <source>Not enough memory for an input of %1 elements.</source>
        <translation>%1 要素の入力用のメモリが足りません。</translation>
    </message>
    <message>
        <source>Not enough memory for the layer inputs during calibration.</source>
        <translation>キャリブレーション中に、層の入力用のメモリが足りなくなりました。</translation>
    </message>
    <message>
        <source>Not enough memory for the logits of a batch of %1.</source>
        <translation>バッチ %1 のロジット用のメモリが足りません。</translation>
    </message>
    <message>
        <source>Not enough memory for the predictions of %1.</source>
        <translation>%1 の予測用のメモリが足りません。</translation>
    </message>
    <message>
        <source>Not enough memory for the predictions of the text.</source>
        <translation>テキストの予測用のメモリが足りません。</translation>
    </message>
    <message>
        <source>Not enough memory for the request.</source>
        <translation>要求を処理するメモリが足りません。</translation>
    </message>
    <message>
        <source>Not enough memory for the run.</source>
        <translation>実行するメモリが足りません。</translation>
    </message>
    <message>
        <source>Not enough memory for the study.</source>
        <translation>比較するメモリが足りません。</translation>
    </message>
    <message>
        <source>Not enough memory to compress %1 bytes.</source>
        <translation>%1 バイトを圧縮するにはメモリが足りません。</translation>
    </message>
    <message>
        <source>Not enough memory to decompress %1.</source>
        <translation>%1 を展開するメモリが足りません。</translation>
    </message>
    <message>
        <source>Not enough memory to match a pattern.</source>
        <translation>パターンの照合用のメモリが足りません。</translation>
    </message>
    <message>
        <source>Not enough memory to read the result back.</source>
        <translation>結果を読み戻すメモリが足りません。</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>メモリが足りません。</translation>
    </message>
    <message>
        <source>Not recommended without further measures, because accuracy is lower: %1.</source>
        <translation>正解率が低いため、対策なしでは推奨できません: %1。</translation>
    </message>
    <message>
        <source>Not resolved against %1: %2.</source>
        <translation>%1 に対して未判別: %2。</translation>
    </message>
    <message>
        <source>Not resolved: %1.</source>
        <translation>未判別: %1。</translation>
    </message>
    <message>
        <source>Not resolved: %1. A longer text narrows the intervals in proportion to the square root of its length.</source>
        <translation>未判別: %1。テキストを長くすると、その長さの平方根に比例して区間が狭くなります。</translation>
    </message>
    <message>
        <source>Nothing could be measured.</source>
        <translation>何も計測できませんでした。</translation>
    </message>
    <message>
        <source>Nothing is left of %1 (constant): %2.</source>
        <translation>%1 (定数) は何も残りません: %2。</translation>
    </message>
    <message>
        <source>Nothing is left of %1: %2.</source>
        <translation>%1 は何も残りません: %2。</translation>
    </message>
    <message>
        <source>Nothing is prepared.</source>
        <translation>何も準備されていません。</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>実行中のものはありません。</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>何も書き込んでいません。</translation>
    </message>
    <message>
        <source>Nsight Compute runs kernels one at a time and, by default, locks the clocks to base and flushes the caches before each kernel, so these durations differ from those of an application that is not profiled.</source>
        <translation>Nsight Compute はカーネルを 1 つずつ実行し、既定ではカーネルごとに事前にクロックをベースに固定してキャッシュをフラッシュします。そのため、これらの時間はプロファイルしていないアプリケーションの時間とは異なります。</translation>
    </message>
    <message>
        <source>Nsight Compute, medians of %1: %2.</source>
        <translation>Nsight Compute、%1 の中央値: %2。</translation>
    </message>
    <message>
        <source>NumPy has no data type for %1.</source>
        <translation>numpy に %1 のデータ型がありません。</translation>
    </message>
    <message>
        <source>Number of elements in the tensor.</source>
        <translation>テンソルの要素数。</translation>
    </message>
    <message>
        <source>Number of tokens: rows of the input.</source>
        <translation>トークン数: 入力の行。</translation>
    </message>
    <message>
        <source>Of the earlier Live setups, up to %1 samples in total are kept, at least %2 rounds of each and at most %3 setups; the shortest are discarded first.</source>
        <translation>以前のライブの設定からは、合計で最大 %1 サンプル、それぞれ少なくとも %2 ラウンド、最大 %3 設定を保持します。短いものから破棄します。</translation>
    </message>
    <message>
        <source>Of these, %1 needs the least memory (%2).</source>
        <translation>このうち必要なメモリが最小なのは %1 です (%2)。</translation>
    </message>
    <message>
        <source>One is %1, the other is %2.</source>
        <translation>一方は%1、もう一方は%2です。</translation>
    </message>
    <message>
        <source>One kernel, one element per thread: 5 bytes per element instead of 37, one launch instead of five. About 38 instructions per element, 8 of them for the IEEE division. Each warp loads 128 bytes at a time and stores single bytes, so it waits for memory with few requests in flight.</source>
        <translation>1 カーネル、スレッドあたり 1 要素: 要素あたり 37 バイトが 5 バイトに、起動 5 回が 1 回になります。要素あたり約 38 命令、うち 8 命令が IEEE 除算です。各ワープは一度に 128 バイトを読み込み、1 バイトずつ書き込むため、実行中の要求が少ないままメモリを待ちます。</translation>
    </message>
    <message numerus="yes">
        <source>One launch takes %1, which is %2 times the timer floor of %3, and %4 of the samples are ties. Time %n launches per sample.</source>
        <comment>One launch takes %1, which is %2 times the timer floor of %3, and %4 of the samples are ties. Time %n launch per sample.</comment>
        <translation>
            <numerusform>1 回の起動は %1 で、タイマーの下限 %3 の %2 倍です。また、サンプルの %4 が同値です。1 サンプルにつき %n 回の起動を計時してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One launch takes %1, which is %2 times the timer floor of %3. Time %n launches per sample.</source>
        <comment>One launch takes %1, which is %2 times the timer floor of %3. Time %n launch per sample.</comment>
        <translation>
            <numerusform>1 回の起動は %1 で、タイマーの下限 %3 の %2 倍です。1 サンプルにつき %n 回の起動を計時してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>One of the two files contains no samples.</source>
        <translation>2 つのファイルの一方にサンプルがありません。</translation>
    </message>
    <message>
        <source>One pass, vectorized by the compiler: 5 bytes per element instead of 37. Each element is divided by the scale; a vector division takes several times as long as a multiplication.</source>
        <translation>1 回の走査、コンパイラによるベクトル化: 要素あたり 37 バイトではなく 5 バイト。各要素をスケールで割りますが、ベクトルの除算には乗算の数倍の時間がかかります。</translation>
    </message>
    <message>
        <source>One sample causes nearly all of the variation: the coefficient of variation, %1, is %2 of the maximum for %3 samples.</source>
        <translation>ばらつきのほぼすべてが 1 つのサンプルによるものです。変動係数 %1 は、%3 サンプルでの最大値の %2 です。</translation>
    </message>
    <message>
        <source>One scale serves the whole tensor: rows whose values are below half a step become 0. Scales per token or per group keep them.</source>
        <translation>1 つのスケールがテンソル全体に使われます: 値が刻みの半分に満たない行は 0 になります。トークン単位またはグループ単位のスケールなら残ります。</translation>
    </message>
    <message>
        <source>Only &quot;BPE&quot; is supported.</source>
        <translation>&quot;BPE&quot; だけに対応しています。</translation>
    </message>
    <message>
        <source>Only &quot;gemm&quot; is supported.</source>
        <translation>&quot;gemm&quot; だけに対応しています。</translation>
    </message>
    <message>
        <source>Only &quot;silu&quot; is supported.</source>
        <translation>&quot;silu&quot; だけに対応しています。</translation>
    </message>
    <message>
        <source>Only %1 of the %2 requested items are available. They are split in proportion.</source>
        <translation>要求された %2 項目のうち使えるのは %1 項目だけのため、比例して分割します。</translation>
    </message>
    <message>
        <source>Only 1 (rotation of the entire head) is supported.</source>
        <translation>1 (ヘッド全体の回転) だけに対応しています。</translation>
    </message>
    <message>
        <source>Only 4 bits are supported.</source>
        <translation>4 ビットだけに対応しています。</translation>
    </message>
    <message>
        <source>Only a sweep has points.</source>
        <translation>点があるのはスイープだけです。</translation>
    </message>
    <message>
        <source>Only arrays of numbers are supported. %1</source>
        <translation>数の配列だけに対応しています。%1</translation>
    </message>
    <message>
        <source>Only images with one channel are supported. Convert them to greyscale.</source>
        <translation>1 チャネルの画像だけに対応しています。グレースケールに変換してください。</translation>
    </message>
    <message>
        <source>Only models trained and saved by this program can be opened here. The Tensors page opens any tensor file.</source>
        <translation>ここで開けるのはこのプログラムが訓練して保存したモデルだけです。テンソルのファイルは「テンソル」ページで開けます。</translation>
    </message>
    <message>
        <source>Only models without it are supported.</source>
        <translation>これを使わないモデルだけに対応しています。</translation>
    </message>
    <message>
        <source>Only quantization can change its shape during a run.</source>
        <translation>実行中に形状を変更できるのは量子化だけです。</translation>
    </message>
    <message>
        <source>Open it with a newer version of Quantoscope.</source>
        <translation>新しい版の Quantoscope で開いてください。</translation>
    </message>
    <message>
        <source>Open the Hugging Face folder (config.json and .safetensors files) that it was created from.</source>
        <translation>変換元の Hugging Face フォルダー (config.json と .safetensors ファイル) を開いてください。</translation>
    </message>
    <message>
        <source>Open the plan in the plan editor and save its model there.</source>
        <translation>計画エディターで計画を開き、そこでモデルを保存してください。</translation>
    </message>
    <message>
        <source>Opening a pickle can run arbitrary code, so it is not supported. Save the tensors with safetensors.</source>
        <translation>pickle を開くと任意のコードが実行され得るため、対応していません。テンソルを safetensors で保存してください。</translation>
    </message>
    <message>
        <source>Operands of type %1 cannot be made.</source>
        <translation>型 %1 のオペランドは作成できません。</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>オペレーティングシステム</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>Operations: %1 and %2 more.</source>
        <translation>演算: %1 ほか %2 個。</translation>
    </message>
    <message>
        <source>Operations: %1.</source>
        <translation>演算: %1。</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>Out of memory while quantizing the weights.</source>
        <translation>重みの量子化中にメモリが足りなくなりました。</translation>
    </message>
    <message>
        <source>Outliers: %1 input channels of %2 were multiplied by %3 and their weights divided by it, so the function of the model is unchanged.</source>
        <translation>外れ値: %2 の入力チャネル %1 個に %3 を掛け、その重みを %3 で割ったため、モデルの関数は変わりません。</translation>
    </message>
    <message>
        <source>PCI bus ID</source>
        <translation>PCI バス ID</translation>
    </message>
    <message>
        <source>Partial: the run was not completed. These are the %1 samples received until then.</source>
        <translation>部分的: 実行は完了していません。それまでに受信した %1 サンプルです。</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>パープレキシティ</translation>
    </message>
    <message>
        <source>Perplexity increase</source>
        <translation>パープレキシティの上昇</translation>
    </message>
    <message numerus="yes">
        <source>Perplexity: %1 of %n configurations are not resolved against the baseline.</source>
        <comment>Perplexity: %1 of %n configuration is not resolved against the baseline.</comment>
        <translation>
            <numerusform>パープレキシティ: %n 構成中 %1 構成はベースラインに対して判別されません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Perplexity: run “%1”, %2; 95% intervals of differences paired by token, n = %3.</source>
        <translation>パープレキシティ: 実行「%1」、%2。トークンで対応付けた差の 95% 区間、n = %3。</translation>
    </message>
    <message>
        <source>Plans require the sensitivity of single layers, which has not been measured.</source>
        <translation>計画には層ごとの感度が必要ですが、計測されていません。</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>プリフィル</translation>
    </message>
    <message>
        <source>Prepare the run again for this shape.</source>
        <translation>この形状で実行を準備し直してください。</translation>
    </message>
    <message>
        <source>Prepare the run again.</source>
        <translation>実行を準備し直してください。</translation>
    </message>
    <message>
        <source>Published tables to audit</source>
        <translation>監査する公表された表</translation>
    </message>
    <message>
        <source>Put it in a folder with the config.json, tokenizer.json and .safetensors files of the model, and open that folder.</source>
        <translation>モデルの config.json、tokenizer.json、.safetensors ファイルのあるフォルダーに入れて、そのフォルダーを開いてください。</translation>
    </message>
    <message>
        <source>Put the file with the same name, but &apos;labels-idx1&apos; instead of &apos;images-idx3&apos;, in the same folder.</source>
        <translation>同じ名前で &apos;images-idx3&apos; を &apos;labels-idx1&apos; に置き換えたファイルを、同じフォルダーに置いてください。</translation>
    </message>
    <message>
        <source>Put y.npy, labels.npy or %1_labels.npy in the same folder.</source>
        <translation>同じフォルダーに y.npy、labels.npy、または %1_labels.npy を置いてください。</translation>
    </message>
    <message>
        <source>QUANTOSCOPE_INSTRUCTION_SET is &quot;%1&quot;, which this processor does not have.</source>
        <translation>QUANTOSCOPE_INSTRUCTION_SET が &quot;%1&quot; ですが、このプロセッサーにはない命令セットです。</translation>
    </message>
    <message>
        <source>QUANTOSCOPE_INSTRUCTION_SET is &quot;%1&quot;.</source>
        <translation>QUANTOSCOPE_INSTRUCTION_SET が &quot;%1&quot; です。</translation>
    </message>
    <message>
        <source>Quantization-aware training supports 2 to 8 bits, not %1 for weights and %2 for activations.</source>
        <translation>量子化を考慮した訓練が対応しているのは 2 から 8 ビットです。重み %1、活性 %2 には対応していません。</translation>
    </message>
    <message>
        <source>Quantize all layers with the same rule.</source>
        <translation>すべての層を同じ規則で量子化してください。</translation>
    </message>
    <message>
        <source>Quantizing %1 requires %2 of memory; %3 is available.</source>
        <translation>%1 の量子化に %2 のメモリが必要です。空きは %3 です。</translation>
    </message>
    <message>
        <source>Quantizing layer %1 of %2</source>
        <translation>%2 層中 %1 層目を量子化中</translation>
    </message>
    <message>
        <source>Quantoscope imports nvbench --json, Google Benchmark JSON, ncu --csv (details or raw page), torch.profiler traces, llama-bench -o json|jsonl|csv, vLLM bench latency|throughput|serve, lm-eval results_*.json and samples_*.jsonl, optimum-benchmark, trtexec --exportTimes.</source>
        <translation>Quantoscope がインポートするもの: nvbench --json、Google Benchmark の JSON、ncu --csv (details または raw ページ)、torch.profiler のトレース、llama-bench -o json|jsonl|csv、vLLM bench latency|throughput|serve、lm-eval の results_*.json と samples_*.jsonl、optimum-benchmark、trtexec --exportTimes。</translation>
    </message>
    <message>
        <source>Quantoscope opens sessions and results (.quantoscope, .json), tensors (.npy, .safetensors), results of other tools (.json, .jsonl, .csv, .json.gz), published tables (.md, .tsv, .csv, .txt), folders of language models (config.json, tokenizer.json, .index.json) and data sets (-ubyte, -ubyte.gz, .idx).</source>
        <translation>Quantoscope で開けるもの: セッションと結果 (.quantoscope、.json)、テンソル (.npy、.safetensors)、他のツールの結果 (.json、.jsonl、.csv、.json.gz)、公表された表 (.md、.tsv、.csv、.txt)、言語モデルのフォルダー (config.json、tokenizer.json、.index.json)、データセット (-ubyte、-ubyte.gz、.idx)。</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -f) or choose another disk.</source>
        <translation>上限を上げる (ulimit -f) か、別のディスクを選んでください。</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -u, or the process limit of the container), or close other programs.</source>
        <translation>上限を上げるか (ulimit -u、またはコンテナーのプロセス数の上限)、他のプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -v), or close other programs.</source>
        <translation>上限を上げるか (ulimit -v)、他のプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>Rank by loss, or measure the model with Quantoscope.</source>
        <translation>損失で順位付けするか、Quantoscope でモデルを計測してください。</translation>
    </message>
    <message>
        <source>Read the SSH configuration</source>
        <translation>SSH の設定を読む</translation>
    </message>
    <message>
        <source>Reading the data was stopped.</source>
        <translation>データの読み込みを停止しました。</translation>
    </message>
    <message>
        <source>Reading the result was stopped.</source>
        <translation>結果の読み取りを停止しました。</translation>
    </message>
    <message>
        <source>Recorded program %1 does not exist.</source>
        <translation>記録されたプログラム %1 はありません。</translation>
    </message>
    <message>
        <source>Recovered: the program ended during this run. The journal contained %1 samples of complete rounds, without the A/A control and the device states.</source>
        <translation>復元: この実行中にプログラムが終了しました。ジャーナルには、完了したラウンドの %1 サンプルがありましたが、A/A 対照とデバイスの状態はありませんでした。</translation>
    </message>
    <message>
        <source>Reduce the number of tokens or the hidden size.</source>
        <translation>トークン数または隠れ次元を減らしてください。</translation>
    </message>
    <message>
        <source>Reinstall it.</source>
        <translation>インストールし直してください。</translation>
    </message>
    <message>
        <source>Remove %1 from the text, or put the tokenizer.json that the model was trained with in its folder.</source>
        <translation>テキストから %1 を除くか、モデルの訓練に使った tokenizer.json をそのフォルダーに置いてください。</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <translation>%1 を削除してください。</translation>
    </message>
    <message>
        <source>Remove --device.</source>
        <translation>--device を外してください。</translation>
    </message>
    <message>
        <source>Remove --no-sensitivity.</source>
        <translation>--no-sensitivity を外してください。</translation>
    </message>
    <message>
        <source>Remove it, or turn off that sessions are kept on this target.</source>
        <translation>それを取り除くか、このターゲットでセッションの保持を無効にしてください。</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>削除してください。</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>どちらかを外してください。</translation>
    </message>
    <message>
        <source>Remove some.</source>
        <translation>いくつか削除してください。</translation>
    </message>
    <message>
        <source>Remove that part.</source>
        <translation>その部分を削除してください。</translation>
    </message>
    <message>
        <source>Remove the longest runs, or save them in several sessions. Nothing was written.</source>
        <translation>最も長い実行を除くか、複数のセッションに分けて保存してください。何も書き込んでいません。</translation>
    </message>
    <message>
        <source>Remove the sizes, or use its hidden size and at most its number of tokens.</source>
        <translation>サイズを外すか、隠れ次元はその値、トークン数はその値以下にしてください。</translation>
    </message>
    <message>
        <source>Repair the link or choose another path.</source>
        <translation>リンクを直すか、別のパスを選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>Repeated in %n lines of the text.</source>
        <comment>Repeated in %n line of the text.</comment>
        <translation>
            <numerusform>本文の %n 行で繰り返されています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Report this problem and attach the file.</source>
        <translation>この問題を、ファイルを添えて報告してください。</translation>
    </message>
    <message>
        <source>Report this problem together with the setup.</source>
        <translation>この問題を、設定を添えて報告してください。</translation>
    </message>
    <message>
        <source>Report this problem with the shape and the mode.</source>
        <translation>この問題を、形状とモードを添えて報告してください。</translation>
    </message>
    <message>
        <source>Report this problem.</source>
        <translation>この問題を報告してください。</translation>
    </message>
    <message>
        <source>Rescale the column.</source>
        <translation>その列をスケーリングし直してください。</translation>
    </message>
    <message>
        <source>Restart the program to use the GPU; everything measured is kept.</source>
        <translation>GPU を使うにはプログラムを再起動してください。計測したものはすべて残っています。</translation>
    </message>
    <message>
        <source>Results cannot be added to a sweep, because its points have different sizes.</source>
        <translation>スイープは点ごとにサイズが異なるため、結果を追加できません。</translation>
    </message>
    <message>
        <source>Results of other tools</source>
        <translation>他のツールの結果</translation>
    </message>
    <message>
        <source>Rotate buffers, or time single launches.</source>
        <translation>バッファーを切り替えるか、起動を 1 回ずつ計時してください。</translation>
    </message>
    <message>
        <source>Rotate the buffers, or time each launch separately.</source>
        <translation>バッファーを切り替えるか、起動ごとに個別に計時してください。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>Row %1 does not exist in a result of %2 rows.</source>
        <translation>%2 行の結果に行 %1 はありません。</translation>
    </message>
    <message>
        <source>Rows can be read only for operations other than quantization.</source>
        <translation>行を読み取れるのは量子化以外の演算だけです。</translation>
    </message>
    <message>
        <source>Rows measured separately yield the same number of samples. This rarely happens by chance, so each row probably contains one cold run among that many samples.</source>
        <translation>別々に計測した行から同じサンプル数が得られます。偶然にはまれなため、各行はその数のサンプルの中にコールド実行を 1 回含むと考えられます。</translation>
    </message>
    <message>
        <source>Rows of %1 weights are not a multiple of %2, so their group size is %3.</source>
        <translation>%1 個の重みの行が %2 の倍数ではないため、グループサイズは %3 です。</translation>
    </message>
    <message>
        <source>Rows of %1 weights are not a multiple of %2, so they have one scale per row.</source>
        <translation>%1 個の重みの行が %2 の倍数ではないため、行ごとに 1 スケールです。</translation>
    </message>
    <message>
        <source>Rows of the left matrix and of the result: tokens.</source>
        <translation>左の行列と結果の行: トークン。</translation>
    </message>
    <message>
        <source>Run &apos;git lfs pull&apos; in the folder, or download the model again.</source>
        <translation>フォルダーで &apos;git lfs pull&apos; を実行するか、モデルをダウンロードし直してください。</translation>
    </message>
    <message>
        <source>Run &apos;quantoscope devices&apos; to list all devices.</source>
        <translation>&apos;quantoscope devices&apos; を実行すると、すべてのデバイスを一覧表示できます。</translation>
    </message>
    <message>
        <source>Run &gt; Jobs fetches its results.</source>
        <translation>「実行 &gt; ジョブ」で結果を取得できます。</translation>
    </message>
    <message>
        <source>Run a shell</source>
        <translation>シェルの実行</translation>
    </message>
    <message>
        <source>Run again; Slurm chooses another node or waits for a free one.</source>
        <translation>もう一度実行してください。Slurm が別のノードを選ぶか、空きを待ちます。</translation>
    </message>
    <message>
        <source>Run language models on the CPU.</source>
        <translation>言語モデルは CPU で実行してください。</translation>
    </message>
    <message>
        <source>Run the model on the CPU.</source>
        <translation>モデルを CPU で実行してください。</translation>
    </message>
    <message>
        <source>Run the study again.</source>
        <translation>モード比較をもう一度実行してください。</translation>
    </message>
    <message>
        <source>Run the study first.</source>
        <translation>まずモード比較を実行してください。</translation>
    </message>
    <message>
        <source>SAME %1× [%2, %3], n = %4</source>
        <translation>同じ %1× [%2, %3]、n = %4</translation>
    </message>
    <message>
        <source>SAME %1× [%2, %3], n = %4 pairs</source>
        <translation>同じ %1× [%2, %3]、n = %4 組</translation>
    </message>
    <message>
        <source>SLOWER %1× [%2, %3], n = %4</source>
        <translation>低速 %1× [%2, %3]、n = %4</translation>
    </message>
    <message>
        <source>SLOWER %1× [%2, %3], n = %4 pairs</source>
        <translation>低速 %1× [%2, %3]、n = %4 組</translation>
    </message>
    <message>
        <source>SM %1 MHz max</source>
        <translation>SM 最大 %1 MHz</translation>
    </message>
    <message>
        <source>SM clock while measuring</source>
        <translation>計測中の SM クロック</translation>
    </message>
    <message>
        <source>SM unknown</source>
        <translation>SM 不明</translation>
    </message>
    <message>
        <source>SQNR %1 dB</source>
        <translation>SQNR %1 dB</translation>
    </message>
    <message>
        <source>SQNR of %1: %2.</source>
        <translation>%1 の SQNR: %2。</translation>
    </message>
    <message>
        <source>Samples (%1) were received that do not belong to any row of the result.</source>
        <translation>結果のどの行にも属さないサンプル (%1) を受信しました。</translation>
    </message>
    <message>
        <source>Samples are autocorrelated (lag 1: %1): %2 samples count as about %3 independent ones.</source>
        <translation>サンプルに自己相関があります (ラグ 1: %1)。%2 サンプルは約 %3 個の独立なサンプルに相当します。</translation>
    </message>
    <message>
        <source>Samples are autocorrelated: n = %1 counts as about %2 independent samples, and the interval is wider accordingly.</source>
        <translation>サンプルに自己相関があります: n = %1 は約 %2 個の独立なサンプルに相当し、その分だけ区間が広くなります。</translation>
    </message>
    <message>
        <source>Save FP8 tensors as .safetensors.</source>
        <translation>FP8 テンソルは .safetensors で保存してください。</translation>
    </message>
    <message>
        <source>Save another configuration.</source>
        <translation>別の構成を保存してください。</translation>
    </message>
    <message>
        <source>Save class numbers. Convert one-hot rows with argmax.</source>
        <translation>クラス番号を保存してください。one-hot の行は argmax で変換してください。</translation>
    </message>
    <message>
        <source>Save it again with numpy.save, or check that the copy is complete.</source>
        <translation>numpy.save で保存し直すか、コピーが完全か確認してください。</translation>
    </message>
    <message>
        <source>Save it again: numpy.save(file, numpy.ascontiguousarray(array)).</source>
        <translation>もう一度保存してください: numpy.save(file, numpy.ascontiguousarray(array))。</translation>
    </message>
    <message>
        <source>Save it as float32, uint8 or int64.</source>
        <translation>float32、uint8、または int64 で保存してください。</translation>
    </message>
    <message>
        <source>Save it with numpy.ascontiguousarray.</source>
        <translation>numpy.ascontiguousarray で保存してください。</translation>
    </message>
    <message>
        <source>Save its weights with safetensors.</source>
        <translation>重みを safetensors で保存してください。</translation>
    </message>
    <message>
        <source>Save one field as an array of numbers.</source>
        <translation>1 つのフィールドを数の配列として保存してください。</translation>
    </message>
    <message>
        <source>Save single tensors with numpy.save, or all of them with safetensors.</source>
        <translation>テンソルを 1 つずつ numpy.save で、またはすべてを safetensors で保存してください。</translation>
    </message>
    <message>
        <source>Save the data to a regular file first.</source>
        <translation>まずデータを通常のファイルに保存してください。</translation>
    </message>
    <message>
        <source>Save the model again with compressed-tensors.</source>
        <translation>compressed-tensors でモデルを保存し直してください。</translation>
    </message>
    <message>
        <source>Save the model in FP32, FP16 or BF16.</source>
        <translation>モデルを FP32、FP16、BF16 のいずれかで保存してください。</translation>
    </message>
    <message>
        <source>Save the tables as Markdown, CSV or plain text.</source>
        <translation>表を Markdown、CSV、またはプレーンテキストで保存してください。</translation>
    </message>
    <message>
        <source>Save the tensor with numpy.save or safetensors.</source>
        <translation>テンソルを numpy.save または safetensors で保存してください。</translation>
    </message>
    <message>
        <source>Save the tokenizer again, with its merges.</source>
        <translation>マージを含めてトークナイザーを保存し直してください。</translation>
    </message>
    <message>
        <source>Saves the model with the measured codes, in compressed-tensors format.</source>
        <translation>計測したコードのモデルを compressed-tensors 形式で保存します。</translation>
    </message>
    <message>
        <source>Scales of %1 bytes do not fit into %2.</source>
        <translation>%1 バイトのスケールは %2 バイトに収まりません。</translation>
    </message>
    <message>
        <source>Scales of uniform integers must be FP32, FP16 or BF16.</source>
        <translation>一様整数のスケールは FP32、FP16、BF16 のいずれかでなければなりません。</translation>
    </message>
    <message>
        <source>Scores: %1 imported evaluations, compared with the first of the session; 95% intervals of differences paired by item where the items were imported, else from the standard errors.</source>
        <translation>スコア: インポートした評価 %1 件、セッションの最初のものと比較。差の 95% 区間は、項目をインポートした場合は項目で対応付け、それ以外は標準誤差によります。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Select fewer of them.</source>
        <translation>選ぶ数を減らしてください。</translation>
    </message>
    <message>
        <source>Select it for the study.</source>
        <translation>比較の対象として選んでください。</translation>
    </message>
    <message>
        <source>Send its specification.</source>
        <translation>仕様を送信してください。</translation>
    </message>
    <message>
        <source>Send one JSON object per line.</source>
        <translation>1 行に 1 つの JSON オブジェクトを送信してください。</translation>
    </message>
    <message>
        <source>Sequence has no &quot;processors&quot;</source>
        <translation>Sequence に &quot;processors&quot; がありません</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>系列長</translation>
    </message>
    <message>
        <source>Sequences computed together.</source>
        <translation>同時に計算する系列の数。</translation>
    </message>
    <message>
        <source>Serves the checkpoint without changes, with the measured batch size.</source>
        <translation>チェックポイントを変更せずに、計測したバッチサイズでサービングします。</translation>
    </message>
    <message>
        <source>Serves the saved checkpoint, whose config.json describes the quantization, with the measured batch size.</source>
        <translation>保存したチェックポイントを、計測したバッチサイズでサービングします。量子化の方法はその config.json に記載されています。</translation>
    </message>
    <message>
        <source>Sessions and results</source>
        <translation>セッションと結果</translation>
    </message>
    <message>
        <source>Set HOME.</source>
        <translation>HOME を設定してください。</translation>
    </message>
    <message>
        <source>Set IdentityFile and IdentitiesOnly for this host in ~/.ssh/config.</source>
        <translation>~/.ssh/config で、このホストに IdentityFile と IdentitiesOnly を設定してください。</translation>
    </message>
    <message>
        <source>Set XDG_RUNTIME_DIR to a shorter folder.</source>
        <translation>XDG_RUNTIME_DIR に、パスの短いフォルダーを設定してください。</translation>
    </message>
    <message>
        <source>Set a folder for this target: one of your own, in which programs can be executed.</source>
        <translation>このターゲットにフォルダーを設定してください: 自分が所有し、プログラムを実行できるものです。</translation>
    </message>
    <message>
        <source>Set a longer time for this target.</source>
        <translation>このターゲットの時間を長くしてください。</translation>
    </message>
    <message>
        <source>Set it to %1, or leave it empty for the best that this processor has.</source>
        <translation>%1 に設定するか、空にしてください。空の場合は、このプロセッサーで最良のものを使います。</translation>
    </message>
    <message>
        <source>Set it to null.</source>
        <translation>null に設定してください。</translation>
    </message>
    <message>
        <source>Shorten the prompt, or generate fewer tokens.</source>
        <translation>プロンプトを短くするか、生成するトークンを減らしてください。</translation>
    </message>
    <message>
        <source>Simulated (no native support on this device): %1.</source>
        <translation>シミュレーション (このデバイスはネイティブにサポートしていません): %1。</translation>
    </message>
    <message>
        <source>Simulated (no native support on this device): %1. Predictions and sizes are valid; times are those of the simulation.</source>
        <translation>シミュレーション (このデバイスはネイティブにサポートしていません): %1。予測とサイズは有効ですが、時間はシミュレーションのものです。</translation>
    </message>
    <message>
        <source>Simulated on this device (%1): its speed is not representative of the format.</source>
        <translation>このデバイスではシミュレーション (%1): 速度はその形式を代表しません。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Size of the model file</source>
        <translation>モデルファイルのサイズ</translation>
    </message>
    <message>
        <source>Size: run “%1”, exact bytes of the model file.</source>
        <translation>サイズ: 実行「%1」、モデルファイルの正確なバイト数。</translation>
    </message>
    <message>
        <source>Slow changes affect consecutive samples alike, so each sample contains less information than an independent one. Intervals that assume independent samples are too narrow. Measure more samples, and interleave variants so that such changes cancel.</source>
        <translation>ゆっくりした変化は連続するサンプルに同様に影響するため、各サンプルの情報は独立なサンプルより少なくなります。独立なサンプルを仮定した区間は狭すぎます。サンプルを増やし、そのような変化が打ち消されるように変種を交互に計測してください。</translation>
    </message>
    <message>
        <source>Slower than %1: %2.</source>
        <translation>%1 より低速: %2。</translation>
    </message>
    <message>
        <source>Slower than the baseline per token, one sequence at a time: %1.</source>
        <translation>1 系列ずつの場合に、トークンあたりでベースラインより低速: %1。</translation>
    </message>
    <message>
        <source>Slurm did not answer; whether the job was submitted is unknown.</source>
        <translation>Slurm が応答しませんでした。ジョブが受け付けられたかどうかは不明です。</translation>
    </message>
    <message>
        <source>Slurm did not cancel the job: %1</source>
        <translation>Slurm がジョブをキャンセルしませんでした: %1</translation>
    </message>
    <message>
        <source>Slurm did not report the state of the jobs: %1</source>
        <translation>Slurm からジョブの状態が示されません: %1</translation>
    </message>
    <message>
        <source>Slurm did not run the worker.</source>
        <translation>Slurm がワーカーを実行しませんでした。</translation>
    </message>
    <message>
        <source>Slurm did not start the job.</source>
        <translation>Slurm がジョブを開始しませんでした。</translation>
    </message>
    <message>
        <source>Slurm refused the job: %1</source>
        <translation>Slurm がジョブを拒否しました: %1</translation>
    </message>
    <message>
        <source>Slurm reported: %1</source>
        <translation>Slurm の報告: %1</translation>
    </message>
    <message>
        <source>Smallest with no measurable quality loss: %1 (%2 of the size of the baseline).</source>
        <translation>品質の低下が測定されないもので最小: %1 (ベースラインのサイズの %2)。</translation>
    </message>
    <message>
        <source>Smallest with no measurable quality loss: %1 (%2 of the size of the baseline, and %3× faster per token).</source>
        <translation>測定できる品質低下のない最小の構成: %1 (ベースラインの %2 のサイズで、トークンあたり %3× 高速)。</translation>
    </message>
    <message>
        <source>Smallest with no measurable quality loss: %1 (%2 of the size of the baseline; its time per token is %3× that of the baseline).</source>
        <translation>測定できる品質低下のない最小の構成: %1 (ベースラインの %2 のサイズ。トークンあたりの時間はベースラインの %3×)。</translation>
    </message>
    <message>
        <source>Some launches were delayed by something other than the kernel: interrupts, the display, another process or the window of this program. They raise the mean and determine the high quantiles, but do not affect the median. If they coincide with repaints of this window, pause the display while measuring.</source>
        <translation>一部の起動が、割り込み、表示、他のプロセス、このプログラムのウィンドウなど、カーネル以外の要因で遅れました。平均を引き上げ、高い分位数を決めますが、中央値には影響しません。このウィンドウの再描画と重なる場合は、計測中は表示を一時停止してください。</translation>
    </message>
    <message>
        <source>Space for %1 logits was provided.</source>
        <translation>ロジット %1 個分の領域が渡されました。</translation>
    </message>
    <message>
        <source>Specify &quot;sliding_window&quot;, and set &quot;use_sliding_window&quot; to true.</source>
        <translation>&quot;sliding_window&quot; を指定し、&quot;use_sliding_window&quot; を true に設定してください。</translation>
    </message>
    <message>
        <source>Specify FILE or FILE:TENSOR.</source>
        <translation>FILE または FILE:TENSOR を指定してください。</translation>
    </message>
    <message>
        <source>Specify a file inside it.</source>
        <translation>その中のファイルを指定してください。</translation>
    </message>
    <message>
        <source>Specify a file name.</source>
        <translation>ファイル名を指定してください。</translation>
    </message>
    <message>
        <source>Specify a folder name.</source>
        <translation>フォルダー名を指定してください。</translation>
    </message>
    <message>
        <source>Specify a new file for --session, or a session to add to.</source>
        <translation>--session には新しいファイル、または追加先のセッションを指定してください。</translation>
    </message>
    <message>
        <source>Specify one file per task.</source>
        <translation>タスクごとにファイルを 1 つ指定してください。</translation>
    </message>
    <message>
        <source>Specify your own text files with --text and --calibration.</source>
        <translation>--text と --calibration で独自のテキストファイルを指定してください。</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed and memory: run “%1”, batch %2, prompts of %3 tokens, %4 rounds of %5 tokens with all configurations in each; 95% intervals of the median ratio by round.</source>
        <translation>速度とメモリ: 実行「%1」、バッチ %2、%3 トークンのプロンプト、%5 トークンのラウンド %4 回、各ラウンドに全構成。ラウンドごとの比の中央値の 95% 区間。</translation>
    </message>
    <message>
        <source>Speed and memory: run “%1”, batch %2, prompts of %3 tokens, %4 rounds of %5 tokens, dealt out over several devices; ratios are to the baseline of the same device, and figures of different devices are not interleaved.</source>
        <translation>速度とメモリ: 実行「%1」、バッチ %2、%3 トークンのプロンプト、%5 トークンのラウンド %4 回、複数のデバイスに分配。比は同じデバイスのベースラインに対する値で、異なるデバイスの数値は交互に計測したものではありません。</translation>
    </message>
    <message>
        <source>Speed and memory: run “%1”, batch %2, prompts of %3 tokens, %4 rounds of %5 tokens, one configuration after another; 95% intervals of the ratio of the medians.</source>
        <translation>速度とメモリ: 実行「%1」、バッチ %2、%3 トークンのプロンプト、%5 トークンのラウンド %4 回、構成を 1 つずつ順に。中央値の比の 95% 区間。</translation>
    </message>
    <message>
        <source>Speed: run “%1”, calls of %2 items, %3 calls of each mode; 95% intervals of the median ratio by round.</source>
        <translation>速度: 実行「%1」、%2 項目の呼び出し、各モード %3 回。ラウンドごとの比の中央値の 95% 区間。</translation>
    </message>
    <message>
        <source>Start a new training.</source>
        <translation>新しい訓練を開始してください。</translation>
    </message>
    <message>
        <source>Start a run first.</source>
        <translation>まず実行を開始してください。</translation>
    </message>
    <message>
        <source>Start a study.</source>
        <translation>比較を開始してください。</translation>
    </message>
    <message>
        <source>Start again.</source>
        <translation>もう一度開始してください。</translation>
    </message>
    <message>
        <source>Start the reading program first.</source>
        <translation>先に、読み取るプログラムを開始してください。</translation>
    </message>
    <message>
        <source>Start the worker</source>
        <translation>ワーカーの開始</translation>
    </message>
    <message>
        <source>Static scale</source>
        <translation>静的スケール</translation>
    </message>
    <message>
        <source>Stop it first.</source>
        <translation>先に停止してください。</translation>
    </message>
    <message>
        <source>Stop it or choose another file.</source>
        <translation>停止するか、別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Stop rule</source>
        <translation>停止規則</translation>
    </message>
    <message>
        <source>Stop the other program, or choose another device; nvidia-smi lists what runs on it.</source>
        <translation>他のプログラムを停止するか、別のデバイスを選んでください。デバイスで動作中のものは nvidia-smi で確認できます。</translation>
    </message>
    <message>
        <source>Stopped while the connection to %1 was lost.</source>
        <translation>%1 への接続が切れている間に停止しました。</translation>
    </message>
    <message>
        <source>Stopped while the input was being generated.</source>
        <translation>入力の生成中に停止しました。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>Strip has no character to strip</source>
        <translation>Strip に取り除く文字がありません</translation>
    </message>
    <message>
        <source>Supported architectures: LlamaForCausalLM, MistralForCausalLM and Qwen2ForCausalLM.</source>
        <translation>対応しているアーキテクチャ: LlamaForCausalLM、MistralForCausalLM、Qwen2ForCausalLM。</translation>
    </message>
    <message>
        <source>Supported behaviors: Removed, Isolated, MergedWithPrevious, MergedWithNext and Contiguous.</source>
        <translation>対応している動作: Removed、Isolated、MergedWithPrevious、MergedWithNext、Contiguous。</translation>
    </message>
    <message>
        <source>Supported formats: &quot;gptq&quot; and &quot;gptq_v2&quot;.</source>
        <translation>対応している形式: &quot;gptq&quot; と &quot;gptq_v2&quot;。</translation>
    </message>
    <message>
        <source>Supported formats: pack-quantized (2 to 8 bits), int-quantized and float-quantized (8 bits), nvfp4-pack-quantized, mxfp4-pack-quantized and mxfp8-quantized.</source>
        <translation>対応している形式: pack-quantized (2 から 8 ビット)、int-quantized と float-quantized (8 ビット)、nvfp4-pack-quantized、mxfp4-pack-quantized、mxfp8-quantized。</translation>
    </message>
    <message>
        <source>Supported methods: compressed-tensors, awq and gptq. Checkpoints that are not quantized are supported as well.</source>
        <translation>対応している方式: compressed-tensors、awq、gptq。量子化されていないチェックポイントにも対応しています。</translation>
    </message>
    <message>
        <source>Supported strategies: tensor, channel, group with a group_size, and for FP8 block with a block_structure.</source>
        <translation>対応している strategy: tensor、channel、group_size を伴う group、FP8 では block_structure を伴う block。</translation>
    </message>
    <message>
        <source>Supported types: &quot;default&quot;, &quot;linear&quot; and &quot;llama3&quot;.</source>
        <translation>対応している型: &quot;default&quot;、&quot;linear&quot;、&quot;llama3&quot;。</translation>
    </message>
    <message>
        <source>Supported types: &quot;full_attention&quot; and &quot;sliding_attention&quot;.</source>
        <translation>対応している型: &quot;full_attention&quot; と &quot;sliding_attention&quot;。</translation>
    </message>
    <message>
        <source>Supported types: ByteLevel, ByteFallback, Fuse, Metaspace, Strip, Replace and Sequence.</source>
        <translation>対応している型: ByteLevel、ByteFallback、Fuse、Metaspace、Strip、Replace、Sequence。</translation>
    </message>
    <message>
        <source>Supported types: ByteLevel, Split, Metaspace, Digits, Punctuation, Whitespace, WhitespaceSplit and Sequence.</source>
        <translation>対応している型: ByteLevel、Split、Metaspace、Digits、Punctuation、Whitespace、WhitespaceSplit、Sequence。</translation>
    </message>
    <message>
        <source>Supported types: F64, F32, F16, BF16, F8_E4M3 and F8_E5M2.</source>
        <translation>対応している型: F64、F32、F16、BF16、F8_E4M3、F8_E5M2。</translation>
    </message>
    <message>
        <source>Supported types: F64, F32, F16, BF16, F8_E4M3, F8_E5M2, I8, U8 and I32.</source>
        <translation>対応している型: F64、F32、F16、BF16、F8_E4M3、F8_E5M2、I8、U8、I32。</translation>
    </message>
    <message>
        <source>Supported types: FP64, FP32, FP16, BF16, FP8 E4M3 and FP8 E5M2.</source>
        <translation>対応している型: FP64、FP32、FP16、BF16、FP8 E4M3、FP8 E5M2。</translation>
    </message>
    <message>
        <source>Supported types: NFC, NFD, NFKC, NFKD, Lowercase, Strip, Prepend, Replace and Sequence.</source>
        <translation>対応している型: NFC、NFD、NFKC、NFKD、Lowercase、Strip、Prepend、Replace、Sequence。</translation>
    </message>
    <message>
        <source>Supported types: TemplateProcessing, ByteLevel and Sequence.</source>
        <translation>対応している型: TemplateProcessing、ByteLevel、Sequence。</translation>
    </message>
    <message>
        <source>Supported values: always, first and never.</source>
        <translation>対応している値: always、first、never。</translation>
    </message>
    <message>
        <source>Supported widths: 2, 3, 4 and 8 bits.</source>
        <translation>対応しているビット幅: 2、3、4、8 ビット。</translation>
    </message>
    <message>
        <source>Supported: literals, classes, \s, \w, \d, \p{…}, groups, lookaround, repeats and (?i:…).</source>
        <translation>対応: リテラル、文字クラス、\\s、\\w、\\d、\\p{…}、グループ、先読み・後読み、繰り返し、(?i:…)。</translation>
    </message>
    <message>
        <source>Sweep point %1: %2</source>
        <translation>スイープの点 %1: %2</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>TOO FEW %1×, n = %2</source>
        <translation>サンプル不足 %1×、n = %2</translation>
    </message>
    <message numerus="yes">
        <source>TOO FEW %1×, n = %n pairs</source>
        <comment>TOO FEW %1×, n = %n pair</comment>
        <translation>
            <numerusform>サンプル不足 %1×、n = %n 組</numerusform>
        </translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>表 %1</translation>
    </message>
    <message>
        <source>Table %1 (%2)</source>
        <translation>表 %1 (%2)</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>Task %1 failed: %2</source>
        <translation>タスク %1 が失敗しました: %2</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>タスク</translation>
    </message>
    <message>
        <source>Tasks: %1.</source>
        <translation>使えるタスク: %1。</translation>
    </message>
    <message>
        <source>TemplateProcessing has no &quot;single&quot;</source>
        <translation>TemplateProcessing に &quot;single&quot; がありません</translation>
    </message>
    <message>
        <source>Ten launches, as in a framework without a compiler: layer norms, matrix products with bias, attention, GELU and residual additions, issued by the host one after another. At small sizes, the launch overhead of 3 to 5 µs per kernel dominates.</source>
        <translation>コンパイラのないフレームワークと同じ 10 回の起動: レイヤー正規化、バイアス付きの行列積、アテンション、GELU、残差の加算を、ホストが順に発行します。小さいサイズでは、カーネルあたり 3 から 5 µs の起動オーバーヘッドが支配的です。</translation>
    </message>
    <message>
        <source>Ten steps, as in a framework without a compiler: layer norms, matrix products with bias, attention, GELU and residual additions, one after another. Each step reads from memory what the previous one wrote.</source>
        <translation>コンパイラのないフレームワークと同じ 10 ステップ: レイヤー正規化、バイアス付きの行列積、アテンション、GELU、残差の加算を順に実行します。各ステップは、前のステップが書き込んだものをメモリから読み込みます。</translation>
    </message>
    <message>
        <source>Tensor %1 has type %2; the input must have a floating-point type.</source>
        <translation>テンソル %1 の型は %2 です。入力は浮動小数点型でなければなりません。</translation>
    </message>
    <message>
        <source>Tensor %1 of shape %2</source>
        <translation>形状 %2 のテンソル %1</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Test the target.</source>
        <translation>ターゲットをテストしてください。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Text columns cannot be used as features. Convert them to numbers or remove them. The label is %1, %2.</source>
        <translation>テキストの列は特徴として使えません。数に変換するか、削除してください。ラベルは %1、%2。</translation>
    </message>
    <message>
        <source>Text is being generated.</source>
        <translation>テキストを生成中です。</translation>
    </message>
    <message>
        <source>That computer is %1; this program&apos;s own worker runs on %2 only.</source>
        <translation>そのコンピューターは %1 です。このプログラム自身のワーカーは %2 でのみ動作します。</translation>
    </message>
    <message>
        <source>The %1 columns contain numbers from 0 to 255 and are interpreted as images of %2 × %3 pixels.</source>
        <translation>%1 列は 0 から 255 の数のため、%2 × %3 ピクセルの画像として解釈します。</translation>
    </message>
    <message>
        <source>The %1 values of the file were rounded to %2: %3 of %4 overflowed to infinity, %5 were flushed to zero, %6 became denormal.</source>
        <translation>ファイルの %1 の値を %2 に丸めました: %4 個中、%3 個がオーバーフローして無限大に、%5 個がゼロに切り捨てられ、%6 個が非正規化数になりました。</translation>
    </message>
    <message>
        <source>The %1 values of the file were rounded to %2: none overflowed, and none was flushed to zero.</source>
        <translation>ファイルの %1 の値を %2 に丸めました: オーバーフローした値も、ゼロに切り捨てられた値もありません。</translation>
    </message>
    <message numerus="yes">
        <source>The %n kernels with the least time were omitted: %1 of %2 in total.</source>
        <comment>The %n kernel with the least time was omitted: %1 of %2.</comment>
        <translation>
            <numerusform>時間が最も短いカーネル %n 個を省きました: 合計で %2 中 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The CPU backend computes these operations in FP32.</source>
        <translation>CPU バックエンドはこれらの演算を FP32 で計算します。</translation>
    </message>
    <message>
        <source>The CPU backend does not support %1 input.</source>
        <translation>CPU バックエンドは %1 の入力に対応していません。</translation>
    </message>
    <message>
        <source>The CPU backend does not support %1 operands.</source>
        <translation>CPU バックエンドは %1 のオペランドに対応していません。</translation>
    </message>
    <message>
        <source>The CPU backend has only device 0.</source>
        <translation>CPU バックエンドにはデバイス 0 しかありません。</translation>
    </message>
    <message>
        <source>The CPU backend was used before a run was prepared.</source>
        <translation>実行の準備の前に CPU バックエンドが使われました。</translation>
    </message>
    <message>
        <source>The CUDA backend supports only half, bfloat16 and float operands.</source>
        <translation>CUDA バックエンドは half、bfloat16、float のオペランドだけに対応しています。</translation>
    </message>
    <message>
        <source>The CUDA module %1 belongs to a different version of the program.</source>
        <translation>CUDA モジュール %1 はプログラムの別の版のものです。</translation>
    </message>
    <message>
        <source>The CUDA module (%1) is not installed: this program was built without nvcc, or was installed without the module.</source>
        <translation>CUDA モジュール (%1) がインストールされていません。このプログラムが nvcc なしでビルドされたか、モジュールなしでインストールされています。</translation>
    </message>
    <message>
        <source>The CUDA module belongs to a different version of the program.</source>
        <translation>CUDA モジュールはプログラムの別の版のものです。</translation>
    </message>
    <message>
        <source>The CUDA module has no code for this device&apos;s compute capability; it was built for %1.</source>
        <translation>CUDA モジュールに、このデバイスの Compute Capability 用のコードがありません。ビルド対象は %1 です。</translation>
    </message>
    <message>
        <source>The FP32 baseline classifies %1 of %2 test items correctly: %3, 95% interval %4 to %5.</source>
        <translation>FP32 ベースラインはテスト %2 項目中 %1 項目を正しく分類: %3、95% 区間 %4 から %5。</translation>
    </message>
    <message>
        <source>The GPU has not enough memory for %1: %2 of %3 GiB are free.</source>
        <translation>GPU のメモリが足りません (%1): 空きは %3 GiB 中 %2 GiB です。</translation>
    </message>
    <message>
        <source>The GPU is not available for %1: another process uses it in exclusive mode, or it is in prohibited mode.</source>
        <translation>GPU を利用できません (%1): 別のプロセスが排他モードで使用しているか、GPU が使用禁止モードです。</translation>
    </message>
    <message>
        <source>The GPU stopped working while %1: %2.</source>
        <translation>GPU が動作を停止しました (%1 の最中): %2。</translation>
    </message>
    <message>
        <source>The GPUs there are %1.</source>
        <translation>そこにある GPU は %1 です。</translation>
    </message>
    <message>
        <source>The Google Benchmark library was a debug build, which increases times.</source>
        <translation>Google Benchmark ライブラリがデバッグビルドでした。そのため時間が長くなります。</translation>
    </message>
    <message>
        <source>The KL divergence is that of %1 of the %2 tokens, spread evenly over the text: the predictions of all of them would take %3.</source>
        <translation>KL ダイバージェンスは、テキストの %2 トークンから等間隔に選んだ %1 トークンのものです: すべてのトークンの予測には %3 が必要になります。</translation>
    </message>
    <message>
        <source>The NVIDIA driver found no device.</source>
        <translation>NVIDIA ドライバーでデバイスが見つかりません。</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it supports CUDA %1.%2, but the module requires %3.%4.</source>
        <translation>NVIDIA ドライバーが古すぎます。対応は CUDA %1.%2 ですが、モジュールには %3.%4 が必要です。</translation>
    </message>
    <message>
        <source>The SQNR is %1 dB, and %2 dB without them.</source>
        <translation>SQNR は %1 dB、これらを除くと %2 dB です。</translation>
    </message>
    <message>
        <source>The SQNR, %1 dB, does not show it: their values are small beside the others.</source>
        <translation>SQNR (%1 dB) には現れません: ほかの値に比べて小さいためです。</translation>
    </message>
    <message>
        <source>The Slurm controller does not respond.</source>
        <translation>Slurm コントローラーが応答しません。</translation>
    </message>
    <message>
        <source>The accuracy limit does not apply to Cloze, which is generated from the text used for perplexity.</source>
        <translation>Cloze はパープレキシティ用のテキストから生成されるため、正解率の制限は適用されません。</translation>
    </message>
    <message>
        <source>The answer is larger than %1.</source>
        <translation>応答が %1 を超えています。</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; contains %2 twice.</source>
        <translation>軸「%1」に %2 が 2 回あります。</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; contains &apos;%2&apos;; expected a whole number of 1 or more.</source>
        <translation>軸「%1」に「%2」があります。1 以上の整数でなければなりません。</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; does not name a dimension. Dimensions: %2.</source>
        <translation>軸「%1」は次元の名前ではありません。次元: %2。</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; has more than %2 values.</source>
        <translation>軸「%1」の値は %2 個を超えています。</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; has no step such as x2 or +1024, or its last value is smaller than its first.</source>
        <translation>軸「%1」に x2 や +1024 のような刻みがないか、最後の値が最初の値より小さくなっています。</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; is neither first:last:step nor a list.</source>
        <translation>軸「%1」は first:last:step でも一覧でもありません。</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; requires whole numbers of 1 or more as its limits.</source>
        <translation>軸「%1」の範囲には 1 以上の整数が必要です。</translation>
    </message>
    <message>
        <source>The baseline was not measured, so no comparison is possible.</source>
        <translation>ベースラインを計測していないため、比較できません。</translation>
    </message>
    <message>
        <source>The baseline with the KV cache in FP8 E4M3, without scales.</source>
        <translation>ベースラインで、KV キャッシュをスケールなしの FP8 E4M3 としたもの。</translation>
    </message>
    <message>
        <source>The baseline with the KV cache in INT8, one scale per token and head.</source>
        <translation>ベースラインで、KV キャッシュを INT8 としたもの。トークンとヘッドごとに 1 スケール。</translation>
    </message>
    <message>
        <source>The batch is of an unknown kind.</source>
        <translation>バッチの種類が不明です。</translation>
    </message>
    <message>
        <source>The batches are %1.</source>
        <translation>既存のバッチ: %1。</translation>
    </message>
    <message>
        <source>The beginning of each text</source>
        <translation>各テキストの先頭</translation>
    </message>
    <message>
        <source>The buffers require %1 MiB of device memory; %2 MiB is available.</source>
        <translation>バッファーにデバイスメモリが %1 MiB 必要ですが、空きは %2 MiB です。</translation>
    </message>
    <message>
        <source>The calibration has version %1; this program requires version %2.</source>
        <translation>校正はバージョン %1 ですが、このプログラムにはバージョン %2 が必要です。</translation>
    </message>
    <message>
        <source>The calibration inputs have %1 features, but the layer has %2 inputs.</source>
        <translation>キャリブレーション入力の特徴は %1 個ですが、層の入力は %2 個です。</translation>
    </message>
    <message>
        <source>The calibration text has %1 tokens; AWQ and GPTQ require at least 64.</source>
        <translation>キャリブレーション用テキストは %1 トークンです。AWQ と GPTQ には少なくとも 64 トークン必要です。</translation>
    </message>
    <message>
        <source>The calibration was stopped.</source>
        <translation>校正を停止しました。</translation>
    </message>
    <message>
        <source>The chat template of the model is unknown, so the prompt is used without a template.</source>
        <translation>モデルのチャットテンプレートが不明なため、プロンプトはテンプレートなしで使われます。</translation>
    </message>
    <message>
        <source>The checkpoint already has this format.</source>
        <translation>チェックポイントはすでにこの形式です。</translation>
    </message>
    <message>
        <source>The checkpoint has %1 (%2), which this program does not support in the architecture %3. Without them its predictions would be wrong.</source>
        <translation>チェックポイントには%1 (%2) がありますが、このプログラムはアーキテクチャ %3 ではこれに対応していません。これなしでは予測が誤ったものになります。</translation>
    </message>
    <message>
        <source>The checkpoint has no tensor %1.</source>
        <translation>チェックポイントにテンソル %1 がありません。</translation>
    </message>
    <message>
        <source>The checkpoint is not quantized.</source>
        <translation>チェックポイントは量子化されていません。</translation>
    </message>
    <message>
        <source>The checkpoint is quantized (%1). The baseline uses its dequantized values in FP16, and other configurations quantize these values again.</source>
        <translation>チェックポイントは量子化済みです (%1)。ベースラインはそれを逆量子化した FP16 の値を使い、他の構成はその値を再び量子化します。</translation>
    </message>
    <message>
        <source>The checkpoint specifies a KV cache in %1, with scales other than 1; %2 was used.</source>
        <translation>チェックポイントは 1 以外のスケールを持つ %1 の KV キャッシュを指定していますが、%2 を使いました。</translation>
    </message>
    <message>
        <source>The checkpoint specifies a KV cache in %1; %2 was used.</source>
        <translation>チェックポイントは %1 の KV キャッシュを指定していますが、%2 を使いました。</translation>
    </message>
    <message>
        <source>The checkpoint specifies activations in %1; %2 was used.</source>
        <translation>チェックポイントは %1 の活性を指定していますが、%2 を使いました。</translation>
    </message>
    <message>
        <source>The checkpoint specifies matrix product results in %1; %2 was used.</source>
        <translation>チェックポイントは %1 の行列積の結果を指定していますが、%2 を使いました。</translation>
    </message>
    <message>
        <source>The clip factor must be between 0.3 and 1.</source>
        <translation>切り詰めの係数は 0.3 から 1 でなければなりません。</translation>
    </message>
    <message>
        <source>The clip factor must be in (0, 1].</source>
        <translation>切り詰めの係数は (0, 1] でなければなりません。</translation>
    </message>
    <message>
        <source>The cloze task is not available: %1</source>
        <translation>穴埋めタスクは使えません: %1</translation>
    </message>
    <message>
        <source>The codes of a quantized checkpoint without changes, multiplied as its configuration specifies if the device supports it.</source>
        <translation>量子化済みチェックポイントのコードを変更せずに使い、デバイスが対応していれば構成の指定どおりに乗算します。</translation>
    </message>
    <message>
        <source>The column can be computed from other columns within their rounding, and the result differs. Derived figures should be computed by the program that writes the table, not entered by hand.</source>
        <translation>この列は他の列から丸めの範囲内で計算できますが、結果が異なります。派生した数値は手入力せず、表を書き出すプログラムで計算してください。</translation>
    </message>
    <message>
        <source>The command has too many words.</source>
        <translation>コマンドの語が多すぎます。</translation>
    </message>
    <message>
        <source>The command is empty.</source>
        <translation>コマンドが空です。</translation>
    </message>
    <message>
        <source>The command srun was not found on %1.</source>
        <translation>%1 にコマンド srun が見つかりません。</translation>
    </message>
    <message numerus="yes">
        <source>The configurations were dealt out over %n devices that worked at the same time. Each is compared with the baseline of its own device; figures of different devices are not interleaved.</source>
        <comment>The configurations were measured on %n device.</comment>
        <translation>
            <numerusform>同時に動作した %n 台のデバイスに構成を分配しました。それぞれ同じデバイスのベースラインと比較します。異なるデバイスの数値は交互に計測したものではありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The configurations were timed one after another, not in rounds, because together they require about %1 of the available %2. A change of the clock during the measurement can appear as a difference.</source>
        <translation>構成の合計で空きの %2 のうち約 %1 が必要なため、ラウンドではなく順番に計時しました。計測中にクロックが変わると、差として現れることがあります。</translation>
    </message>
    <message>
        <source>The configurations with the smallest loss that meet the limits are %1; the differences between them are not resolved.</source>
        <translation>制限を満たす構成のうち損失が最も小さいのは %1 です。これらの間の差は判別されません。</translation>
    </message>
    <message>
        <source>The connection to %1 changes bytes on their way.</source>
        <translation>%1 への接続で、途中のバイトが書き換えられています。</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation>%1 への接続に失敗しました。</translation>
    </message>
    <message>
        <source>The connection to %1 was closed by the other side.</source>
        <translation>%1 への接続が相手側から閉じられました。</translation>
    </message>
    <message>
        <source>The connection to %1 was lost.</source>
        <translation>%1 への接続が切れました。</translation>
    </message>
    <message>
        <source>The connection to %1 was lost: the host has not answered for 45 s.</source>
        <translation>%1 への接続が切れました: ホストから 45 s の間応答がありません。</translation>
    </message>
    <message>
        <source>The connection to the session was lost.</source>
        <translation>セッションへの接続が切れました。</translation>
    </message>
    <message>
        <source>The damping of GPTQ must be a number of 0 or more.</source>
        <translation>GPTQ のダンピングは 0 以上の数でなければなりません。</translation>
    </message>
    <message>
        <source>The data set contains no items.</source>
        <translation>データセットに項目がありません。</translation>
    </message>
    <message>
        <source>The device alternates between two states, for example because of clock steps or other processes. The median depends on the share of time in each state. Compare only interleaved measurements, and check the clocks.</source>
        <translation>デバイスが 2 つの状態を交互に取ります。原因は、例えばクロックの段階や他のプロセスです。中央値は各状態の時間の割合に左右されます。交互に計測したものだけを比較し、クロックを確認してください。</translation>
    </message>
    <message>
        <source>The device changes during the measurement, usually because it heats up and lowers its clock, or because another process uses it. The median then depends on the duration of the measurement, and variants measured one after another cannot be compared. Interleave them, let the device reach its operating temperature, or lock its clocks.</source>
        <translation>計測中にデバイスが変化しています。通常は発熱によるクロックの低下か、他のプロセスの使用が原因です。中央値が計測時間に左右され、順に計測した変種は比較できません。交互に計測するか、動作温度に達するのを待つか、クロックを固定してください。</translation>
    </message>
    <message>
        <source>The device could not be calibrated (%1), so the timer floor and the peak rates are unknown.</source>
        <translation>デバイスを校正できなかった (%1) ため、タイマーの下限とピーク速度は不明です。</translation>
    </message>
    <message>
        <source>The device could not be calibrated.</source>
        <translation>デバイスを校正できませんでした。</translation>
    </message>
    <message>
        <source>The device index must be 0 or more.</source>
        <translation>デバイス番号は 0 以上でなければなりません。</translation>
    </message>
    <message numerus="yes">
        <source>The device lowered its clock during %n samples, for %1 according to its counters.</source>
        <comment>The device lowered its clock during %n sample, for %1 according to its counters.</comment>
        <translation>
            <numerusform>デバイスが %n サンプルの間クロックを下げました (カウンターによれば %1)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The device lowered its clock during %n samples.</source>
        <comment>The device lowered its clock during %n sample.</comment>
        <translation>
            <numerusform>デバイスが %n サンプルの間クロックを下げました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The device lowered its clock in %1 stretches with %2 samples, for %3 according to its counters.</source>
        <translation>デバイスが %1 区間、%2 サンプルでクロックを下げました (デバイスのカウンターでは %3)。</translation>
    </message>
    <message>
        <source>The device lowered its clock in %1 stretches with %2 samples.</source>
        <translation>デバイスが %1 区間、%2 サンプルでクロックを下げました。</translation>
    </message>
    <message>
        <source>The device lowered its clock to stay within its power or temperature limits. Samples measured meanwhile are too slow, and their number depends on cooling and on neighbouring devices. Improve cooling, lock a lower clock, or compare only interleaved measurements.</source>
        <translation>デバイスが電力または温度の制限内に収まるよう、クロックを下げました。その間のサンプルは遅く、その数は冷却や隣接するデバイスに左右されます。冷却を改善する、低いクロックに固定する、または交互に計測したものだけを比較してください。</translation>
    </message>
    <message>
        <source>The device lowered its clock.</source>
        <translation>デバイスがクロックを下げました。</translation>
    </message>
    <message>
        <source>The devices influenced each other: %1 at %2 on %3 was measured again while the other devices were idle, against its figure while they worked: %4.</source>
        <translation>デバイスが互いに影響しました: %3 の %2 での %1 を、他のデバイスがアイドルの間に再計測し、それらの動作中の値と比較しました: %4。</translation>
    </message>
    <message>
        <source>The devices influenced each other: %1 at %2 on %3 was measured again while the other devices were idle. The times do not differ, but the state of the device does.</source>
        <translation>デバイスが互いに影響しました: %3 の %2 での %1 を、他のデバイスがアイドルの間に再計測しました。時間に差はありませんが、デバイスの状態が異なります。</translation>
    </message>
    <message>
        <source>The devices were measured in alternating blocks of rounds.</source>
        <translation>デバイスは、ラウンドのブロックごとに交互に計測しました。</translation>
    </message>
    <message>
        <source>The difference is within the variation that the same model shows on another set of as many items, so it does not rank the models. Use more items, or a paired test on the same items.</source>
        <translation>この差は、同じモデルが同数の別の項目で示す変動の範囲内のため、モデルの順位付けはできません。項目を増やすか、同じ項目での対応のある検定を使ってください。</translation>
    </message>
    <message>
        <source>The document contains zero bytes, so it is not text.</source>
        <translation>文書にゼロバイトがあるため、テキストではありません。</translation>
    </message>
    <message>
        <source>The document has more than %1 lines (the limit).</source>
        <translation>文書は上限の %1 行を超えています。</translation>
    </message>
    <message>
        <source>The document is too large: %1. The limit is %2.</source>
        <translation>文書が大きすぎます: %1。上限は %2 です。</translation>
    </message>
    <message>
        <source>The driver does not support %1.</source>
        <translation>ドライバーが %1 に対応していません。</translation>
    </message>
    <message>
        <source>The driver does not support tensor maps.</source>
        <translation>ドライバーがテンソルマップに対応していません。</translation>
    </message>
    <message>
        <source>The driver does not tell the UUID of %1.</source>
        <translation>ドライバーが %1 の UUID を示しません。</translation>
    </message>
    <message>
        <source>The driver failed while %1 (error %2).</source>
        <translation>ドライバーが失敗しました (%1 の最中、エラー %2)。</translation>
    </message>
    <message>
        <source>The driver rejected a tensor map (error %1).</source>
        <translation>ドライバーがテンソルマップを拒否しました (エラー %1)。</translation>
    </message>
    <message>
        <source>The earlier samples could not be sent to the worker process.</source>
        <translation>以前のサンプルをワーカープロセスに送信できませんでした。</translation>
    </message>
    <message>
        <source>The engine was requested to %1 at the wrong time.</source>
        <translation>エンジンが不適切な時点で要求を受けました: %1。</translation>
    </message>
    <message>
        <source>The events enclose only part of the work: some of it runs on another stream, after the stop event, or on the host. The measured time is too short. Record the events on the stream that does the work, and compare with the synchronized wall time.</source>
        <translation>イベントが囲んでいるのは作業の一部だけです。残りは別のストリーム、終了イベントの後、またはホストで実行されています。計測された時間は短すぎます。作業を実行するストリームにイベントを記録し、同期した実時間と比較してください。</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>エクスポートをキャンセルしました。</translation>
    </message>
    <message>
        <source>The faster of the epilogue and the custom kernel, as a CUDA graph with one node, so the host only launches the graph. If all samples are graphs, this equals the faster of the two.</source>
        <translation>エピローグとカスタムカーネルの速い方を、ノード 1 つの CUDA グラフとして実行。ホストはグラフを起動するだけです。すべてのサンプルがグラフの場合は、速い方と等しくなります。</translation>
    </message>
    <message>
        <source>The fastest configurations that meet the limits are %1; the differences between them are not resolved.</source>
        <translation>制限を満たす構成のうち最も高速なのは %1 です。これらの間の差は判別されません。</translation>
    </message>
    <message>
        <source>The file contains an unknown mode.</source>
        <translation>ファイルに不明なモードがあります。</translation>
    </message>
    <message>
        <source>The file contains only scores, so there are no rows to add to the run.</source>
        <translation>ファイルにはスコアしかないため、実行に追加できる行がありません。</translation>
    </message>
    <message>
        <source>The file has INT4 groups, but no group_size in its metadata.</source>
        <translation>ファイルに INT4 のグループがありますが、メタデータに group_size がありません。</translation>
    </message>
    <message>
        <source>The file is damaged or malicious.</source>
        <translation>ファイルが壊れているか悪意があります。</translation>
    </message>
    <message>
        <source>The file is damaged or must be split.</source>
        <translation>ファイルが壊れているか、分割が必要です。</translation>
    </message>
    <message>
        <source>The file is damaged or was modified by hand.</source>
        <translation>ファイルが手で変更されたか壊れています。</translation>
    </message>
    <message>
        <source>The file is damaged or was modified. Save the model again.</source>
        <translation>ファイルが壊れているか変更されています。モデルを保存し直してください。</translation>
    </message>
    <message>
        <source>The file is damaged or was not written by NumPy. Save it again.</source>
        <translation>ファイルが壊れているか、NumPy で書き込まれたものではありません。保存し直してください。</translation>
    </message>
    <message>
        <source>The file is damaged. Copy or save it again.</source>
        <translation>ファイルが壊れています。コピーまたは保存し直してください。</translation>
    </message>
    <message>
        <source>The file is empty. Check that it was written completely.</source>
        <translation>ファイルが空です。最後まで書き込まれたか確認してください。</translation>
    </message>
    <message>
        <source>The file is truncated. Copy it again.</source>
        <translation>ファイルが途中で切れています。もう一度コピーしてください。</translation>
    </message>
    <message>
        <source>The file is truncated. Copy or download it again.</source>
        <translation>ファイルが途中で切れています。コピーまたはダウンロードし直してください。</translation>
    </message>
    <message>
        <source>The file lists %1 modes for %2 linear layers.</source>
        <translation>ファイルには %2 個の線形層に対して %1 モードが記載されています。</translation>
    </message>
    <message>
        <source>The file was changed by hand or is damaged.</source>
        <translation>ファイルが手作業で変更されたか、破損しています。</translation>
    </message>
    <message>
        <source>The file was modified by hand.</source>
        <translation>ファイルが手で変更されています。</translation>
    </message>
    <message>
        <source>The file was not written by Quantoscope or was modified by hand.</source>
        <translation>ファイルは Quantoscope が書いたものではないか、手で変更されています。</translation>
    </message>
    <message>
        <source>The files contain biases that config.json does not mention (%1), and they are used.</source>
        <translation>ファイルには config.json に記載のないバイアス (%1) があり、これを使います。</translation>
    </message>
    <message>
        <source>The files stay in %1.</source>
        <translation>ファイルは %1 に残ります。</translation>
    </message>
    <message numerus="yes">
        <source>The first %n iterations are still part of the warm-up: their median is %1, %2 above the median of the rest (%3).</source>
        <comment>The first %n iteration is still part of the warm-up: its time is %1, %2 above the median of the rest (%3).</comment>
        <translation>
            <numerusform>最初の %n 反復はまだウォームアップの一部です: 中央値 %1 は、残りの中央値 (%3) より %2 高いです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first iteration took %1, the others %2. It alone raises the mean by %3.</source>
        <translation>最初の反復は %1、他は %2 でした。これだけで平均が %3 上がります。</translation>
    </message>
    <message>
        <source>The first iteration took %1, the others %2. It alone raises the mean by a factor of %3.</source>
        <translation>最初の反復は %1、他は %2 でした。これだけで平均が %3 倍になります。</translation>
    </message>
    <message>
        <source>The first launch includes one-time costs: loading the kernel, allocating memory, filling caches, raising the clock. The mean, the standard deviation and everything derived from them describe this one event, not the kernel. Exclude it, or use the median, which it does not affect.</source>
        <translation>最初の起動には、カーネルの読み込み、メモリの確保、キャッシュの充填、クロックの上昇という 1 回だけのコストが含まれます。平均、標準偏差、それらから計算したものは、カーネルではなくこの 1 回の起動を表します。これを除外するか、影響を受けない中央値を使ってください。</translation>
    </message>
    <message>
        <source>The first step took %1, the median step %2. The first samples of each kernel probably include warm-up.</source>
        <translation>最初のステップは %1、中央値のステップは %2 でした。各カーネルの最初のサンプルはおそらくウォームアップを含みます。</translation>
    </message>
    <message>
        <source>The folder also contains a LoRA adapter (adapter_config.json), which is not applied.</source>
        <translation>フォルダーには LoRA アダプター (adapter_config.json) もありますが、適用しません。</translation>
    </message>
    <message>
        <source>The folder must be an absolute path.</source>
        <translation>フォルダーは絶対パスでなければなりません。</translation>
    </message>
    <message>
        <source>The folder of a model contains config.json; the folder of a report contains results.json.</source>
        <translation>モデルのフォルダーには config.json が、レポートのフォルダーには results.json があります。</translation>
    </message>
    <message>
        <source>The following can run at this size: %1.</source>
        <translation>このサイズで実行できるもの: %1。</translation>
    </message>
    <message>
        <source>The format of INT4 RTN after scaling up the input channels with large activations, and clipping, both optimized for the smallest output error (Lin et al. 2024).</source>
        <translation>INT4 RTN の形式。活性の大きい入力チャネルを拡大し、切り詰めを行います。どちらも出力誤差が最小になるように最適化 (Lin et al. 2024)。</translation>
    </message>
    <message>
        <source>The format of INT4 RTN; the rounding error of each column is distributed over the columns not yet rounded, using the inverse Hessian of the calibration inputs (Frantar et al. 2023).</source>
        <translation>INT4 RTN の形式。各列の丸め誤差を、キャリブレーション入力の逆ヘッセ行列を使って、まだ丸めていない列に分配します (Frantar et al. 2023)。</translation>
    </message>
    <message>
        <source>The format of INT4-W4A16; the rounding error of each column is distributed over the columns not yet rounded, using the inverse Hessian of the calibration inputs (Frantar et al. 2023). The inputs are those of the unquantized model; in the publication those of the layers quantized before.</source>
        <translation>INT4-W4A16 の形式。各列の丸め誤差を、キャリブレーション入力の逆ヘッセ行列を使って、まだ丸めていない列に分配します (Frantar et al. 2023)。入力は量子化していないモデルのものです。論文では、先に量子化した層のものです。</translation>
    </message>
    <message>
        <source>The fused CPU kernel supports head sizes that are multiples of 16 up to 1,024, not %1.</source>
        <translation>CPU の融合カーネルが対応しているヘッドサイズは 1,024 までの 16 の倍数です。%1 には対応していません。</translation>
    </message>
    <message>
        <source>The group_size in the file is not a whole number above 0.</source>
        <translation>ファイルの group_size が 0 より大きい整数ではありません。</translation>
    </message>
    <message>
        <source>The head size is %1; it has to be 64 or 128.</source>
        <translation>ヘッドサイズが %1 です。64 または 128 でなければなりません。</translation>
    </message>
    <message>
        <source>The header does not match the data. Save or download the file again.</source>
        <translation>ヘッダーがデータと合いません。ファイルを保存またはダウンロードし直してください。</translation>
    </message>
    <message>
        <source>The header of %1</source>
        <translation>%1 のヘッダー</translation>
    </message>
    <message>
        <source>The host key of %1 has changed. The host was reinstalled, or another computer answers in its place.</source>
        <translation>%1 のホスト鍵が変わりました。ホストが再インストールされたか、別のコンピューターが代わりに応答しています。</translation>
    </message>
    <message>
        <source>The host key of %1 was not accepted.</source>
        <translation>%1 のホスト鍵は承認されませんでした。</translation>
    </message>
    <message>
        <source>The host may have been restarted, or it ends users&apos; programs when they log out.</source>
        <translation>ホストが再起動されたか、ログアウトしたユーザーのプログラムを終了させている可能性があります。</translation>
    </message>
    <message>
        <source>The host needs about as long to enqueue a launch as the device needs to run it, so the device waits. In a program that launches kernels one at a time, a faster kernel makes no difference. Measure and use a CUDA graph of several launches.</source>
        <translation>ホストが起動をキューに入れる時間とデバイスが実行する時間がほぼ同じため、デバイスが待っています。カーネルを 1 つずつ起動するプログラムでは、カーネルを速くしても変わりません。複数の起動をまとめた CUDA グラフで計測し、使用してください。</translation>
    </message>
    <message>
        <source>The host takes %1 to enqueue a launch that runs for %2, so the measurement is launch-bound.</source>
        <translation>%2 で終わる起動をキューに入れるのにホストが %1 かかるため、計測は起動律速です。</translation>
    </message>
    <message>
        <source>The index of the recovery copy is damaged: %1.</source>
        <translation>復元用コピーの索引が壊れています: %1。</translation>
    </message>
    <message>
        <source>The input from %1 requires %2 of memory; %3 is available.</source>
        <translation>%1 からの入力に %2 のメモリが必要ですが、空きは %3 です。</translation>
    </message>
    <message>
        <source>The input is empty: %1.</source>
        <translation>入力が空です: %1。</translation>
    </message>
    <message>
        <source>The input requires %1 of memory; %2 is available.</source>
        <translation>入力に %1 のメモリが必要ですが、空きは %2 です。</translation>
    </message>
    <message>
        <source>The input type must be half, bfloat16 or float.</source>
        <translation>入力の型は half、bfloat16、float のいずれかでなければなりません。</translation>
    </message>
    <message>
        <source>The interrupted study is damaged.</source>
        <translation>中断した比較は破損しています。</translation>
    </message>
    <message>
        <source>The interval of the ratio includes both &apos;the same&apos; and &apos;different&apos;, so these samples are not sufficient to rank the two. Measure the pair again with more samples, or accept that the difference is too small to matter.</source>
        <translation>比の区間が「同じ」と「異なる」の両方を含むため、これらのサンプルでは順位付けに不十分です。サンプルを増やして 2 つを再計測するか、差が小さすぎて問題にならないとみなしてください。</translation>
    </message>
    <message>
        <source>The job is kept in the list and looked for by its name: run &apos;batch list&apos; later.</source>
        <translation>ジョブは一覧に残り、名前で検索されます: 後で &apos;batch list&apos; を実行してください。</translation>
    </message>
    <message>
        <source>The job ran out of memory.</source>
        <translation>ジョブのメモリが不足しました。</translation>
    </message>
    <message>
        <source>The job reached its time limit.</source>
        <translation>ジョブが時間制限に達しました。</translation>
    </message>
    <message>
        <source>The job was cancelled.</source>
        <translation>ジョブはキャンセルされました。</translation>
    </message>
    <message>
        <source>The job was preempted by another one.</source>
        <translation>ジョブは他のジョブによってプリエンプトされました。</translation>
    </message>
    <message>
        <source>The journal of run %1 contains no complete round.</source>
        <translation>実行 %1 のジャーナルに完全なラウンドがありません。</translation>
    </message>
    <message>
        <source>The journal of run %1 is damaged.</source>
        <translation>実行 %1 のジャーナルは破損しています。</translation>
    </message>
    <message>
        <source>The latency alternates between %1 and %2 over longer stretches; %3 of the samples are at the slower level (runs test Z = %4).</source>
        <translation>レイテンシが長い区間ごとに %1 と %2 を交互に取り、サンプルの %3 が遅いレベルにあります (連の検定 Z = %4)。</translation>
    </message>
    <message>
        <source>The latency decreases by %1 over the run (Mann–Kendall Z = %2).</source>
        <translation>実行中にレイテンシが %1 下がっています (Mann–Kendall Z = %2)。</translation>
    </message>
    <message>
        <source>The latency increases by %1 over the run (Mann–Kendall Z = %2).</source>
        <translation>実行中にレイテンシが %1 上がっています (Mann–Kendall Z = %2)。</translation>
    </message>
    <message>
        <source>The layer %1 assigns input %2 to group %3 of %4.</source>
        <translation>層 %1 は入力 %2 を %4 グループ中のグループ %3 に割り当てています。</translation>
    </message>
    <message>
        <source>The layer %1 has %2 outputs, which is not a multiple of 8, as AWQ requires.</source>
        <translation>層 %1 の出力は %2 個で、AWQ に必要な 8 の倍数ではありません。</translation>
    </message>
    <message>
        <source>The layer %1 has an odd number of inputs, which is not possible with pairs of 4-bit floats.</source>
        <translation>層 %1 の入力数が奇数のため、4 ビット浮動小数点の組にできません。</translation>
    </message>
    <message>
        <source>The left matrix</source>
        <translation>左の行列</translation>
    </message>
    <message>
        <source>The level changes during the run: the interval covers the levels before and after the change, and the verdict applies to all parts.</source>
        <translation>実行中にレベルが変化しています: 区間は変化の前後のレベルをどちらも含み、判定はすべての部分に当てはまります。</translation>
    </message>
    <message>
        <source>The limit is %1.</source>
        <translation>上限は %1 です。</translation>
    </message>
    <message>
        <source>The limit of the time per call does not apply to language models.</source>
        <translation>呼び出しあたりの時間の制限は言語モデルには適用されません。</translation>
    </message>
    <message>
        <source>The list of batches, %1, cannot be used: %2</source>
        <translation>バッチの一覧 %1 を使えません: %2</translation>
    </message>
    <message>
        <source>The list of sessions cannot be read.</source>
        <translation>セッションの一覧を読み取れません。</translation>
    </message>
    <message>
        <source>The list of targets, %1, cannot be used: %2</source>
        <translation>ターゲットの一覧 %1 を使えません: %2</translation>
    </message>
    <message>
        <source>The load time with a cold page cache is not available: %1 of the files&apos; pages remained in the cache.</source>
        <translation>ページキャッシュがコールドのときの読み込み時間は取得できません。ファイルのページの %1 がキャッシュに残りました。</translation>
    </message>
    <message>
        <source>The load time with a cold page cache is not available: the system does not report which pages of these files are cached.</source>
        <translation>ページキャッシュがコールドのときの読み込み時間は取得できません。これらのファイルのどのページがキャッシュにあるか、システムが報告しません。</translation>
    </message>
    <message>
        <source>The login to %1 was cancelled.</source>
        <translation>%1 へのログインをキャンセルしました。</translation>
    </message>
    <message>
        <source>The loss in step %1 of %2 is not a finite number. Training stopped with the weights of step %3.</source>
        <translation>%2 ステップ中のステップ %1 で、損失が有限の数ではありません。ステップ %3 の重みで訓練を停止しました。</translation>
    </message>
    <message>
        <source>The means suggest a speed-up of %1×, but the medians support only %2. The rest is due to slow samples.</source>
        <translation>平均では %1× の高速化ですが、中央値で裏付けられるのは %2 だけです。残りは遅いサンプルによるものです。</translation>
    </message>
    <message>
        <source>The memory limit applies to models, not to single operations.</source>
        <translation>メモリの制限はモデルに適用され、個々の演算には適用されません。</translation>
    </message>
    <message>
        <source>The memory of this process is limited; &apos;ulimit -v&apos; shows and sets the limit.</source>
        <translation>このプロセスのメモリには上限があります。&apos;ulimit -v&apos; で上限を表示、設定できます。</translation>
    </message>
    <message>
        <source>The model has %1 hidden layers; 1 to 64 are supported.</source>
        <translation>モデルの隠れ層は %1 層です。対応しているのは 1 から 64 層です。</translation>
    </message>
    <message>
        <source>The model has no chat template, so the system message is placed before the prompt, separated by a blank line.</source>
        <translation>モデルにチャットテンプレートがないため、システムメッセージは空行を挟んでプロンプトの前に置かれます。</translation>
    </message>
    <message>
        <source>The model has no tensor &apos;%1&apos;.</source>
        <translation>モデルにテンソル &apos;%1&apos; がありません。</translation>
    </message>
    <message>
        <source>The model in %1 requires %2×%3 features and %4 classes; the data has %5×%6 and %7.</source>
        <translation>%1 のモデルには特徴 %2×%3 と %4 クラスが必要ですが、データは %5×%6 と %7 です。</translation>
    </message>
    <message>
        <source>The model included with the program is not installed.</source>
        <translation>プログラムに付属するモデルがインストールされていません。</translation>
    </message>
    <message>
        <source>The model is incomplete: matrix %1 of layer %2 is missing.</source>
        <translation>モデルが不完全です: 層 %2 の行列 %1 がありません。</translation>
    </message>
    <message>
        <source>The model is incomplete: vector %1 of layer %2 is missing.</source>
        <translation>モデルが不完全です: 層 %2 のベクトル %1 がありません。</translation>
    </message>
    <message>
        <source>The model requires %1 features per item, but %2 items have %3 in total.</source>
        <translation>モデルには項目ごとに特徴 %1 個が必要ですが、%2 項目の合計は %3 個です。</translation>
    </message>
    <message>
        <source>The model requires %1 of GPU memory (%2 for weights, %3 for the KV cache, %4 of workspace); %5 is available.</source>
        <translation>モデルには %1 の GPU メモリが必要です (重み %2、KV キャッシュ %3、作業領域 %4)。空きは %5 です。</translation>
    </message>
    <message>
        <source>The model requires %1 of memory (%2 for weights, %3 for the KV cache, %4 of workspace); %5 is available.</source>
        <translation>モデルには %1 のメモリが必要です (重み %2、KV キャッシュ %3、作業領域 %4)。空きは %5 です。</translation>
    </message>
    <message>
        <source>The model would have %1 weights; the limit is 268,435,456.</source>
        <translation>モデルの重みが %1 個になります。上限は 268,435,456 個です。</translation>
    </message>
    <message>
        <source>The model&apos;s predictions are not finite (NaN or infinity), so they cannot be evaluated.</source>
        <translation>モデルの予測が有限でない (NaN または無限大) ため、評価できません。</translation>
    </message>
    <message>
        <source>The module was built without compute capability 9.0.</source>
        <translation>モジュールが Compute Capability 9.0 なしでビルドされています。</translation>
    </message>
    <message>
        <source>The name of the input file is empty.</source>
        <translation>入力ファイルの名前が空です。</translation>
    </message>
    <message>
        <source>The next prompt starts a new worker process.</source>
        <translation>次のプロンプトで新しいワーカープロセスが起動します。</translation>
    </message>
    <message>
        <source>The next run starts a new session.</source>
        <translation>次の実行で新しいセッションが始まります。</translation>
    </message>
    <message>
        <source>The node of the job failed.</source>
        <translation>ジョブのノードに障害が発生しました。</translation>
    </message>
    <message>
        <source>The number of items is too small even for a paired test.</source>
        <translation>項目数が、対応のある検定にも少なすぎます。</translation>
    </message>
    <message>
        <source>The number of iterations must be 1 to 10,000,000.</source>
        <translation>反復数は 1 から 10,000,000 でなければなりません。</translation>
    </message>
    <message>
        <source>The number of warm-up iterations must be 0 to 10,000,000.</source>
        <translation>ウォームアップの反復数は 0 から 10,000,000 でなければなりません。</translation>
    </message>
    <message>
        <source>The offset or scale of the features is not a finite number.</source>
        <translation>特徴のオフセットまたはスケールが有限の数ではありません。</translation>
    </message>
    <message>
        <source>The operating system preempted the measuring threads during %1 of %2 samples.</source>
        <translation>%2 サンプル中 %1 サンプルで、OS が計測スレッドをプリエンプトしました。</translation>
    </message>
    <message numerus="yes">
        <source>The operating system preempted the measuring threads during %1 of %2 samples; %n of them are slow.</source>
        <comment>The operating system preempted the measuring threads during %1 of %2 samples; %n of them is slow.</comment>
        <translation>
            <numerusform>%2 サンプル中 %1 サンプルで、OS が計測スレッドをプリエンプトしました。うち %n 個が遅いサンプルです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The operating system ran another program on the core of a thread that computed a sample (CPU) or enqueued it (GPU, for longer than the 5 ms during which the stream is held back). Such samples can include the time of the other program, or gaps between launches. Close other programs, or use fewer threads than cores.</source>
        <translation>サンプルを計算していたスレッド (CPU)、またはキューに入れていたスレッド (GPU。ストリームを待たせる 5 ms より長い間) のコアで、OS が別のプログラムを実行しました。そのようなサンプルには、他のプログラムの時間や起動間の空きが含まれている可能性があります。他のプログラムを閉じるか、スレッド数をコア数より少なくしてください。</translation>
    </message>
    <message>
        <source>The operation is empty: a size is 0.</source>
        <translation>演算が空です: サイズが 0 です。</translation>
    </message>
    <message>
        <source>The other process reported an error without a message.</source>
        <translation>他方のプロセスがメッセージのないエラーを報告しました。</translation>
    </message>
    <message>
        <source>The pairs above show which measures help: error compensation (GPTQ), scaling (AWQ), quantization-aware training (QAT), or keeping sensitive layers in a more precise format.</source>
        <translation>効果のある対策は上の組に示されています: 誤差補償 (GPTQ)、スケーリング (AWQ)、量子化を考慮した訓練 (QAT)、または感度の高い層をより精度の高い形式のままにすること。</translation>
    </message>
    <message>
        <source>The path of the control socket for %1 is too long.</source>
        <translation>%1 の制御ソケットのパスが長すぎます。</translation>
    </message>
    <message>
        <source>The pattern %1 is not supported: %2 at byte %3.</source>
        <translation>パターン %1 には対応していません: バイト位置 %3 の %2。</translation>
    </message>
    <message>
        <source>The pattern %1 is not valid: %2.</source>
        <translation>パターン %1 は正しくありません: %2。</translation>
    </message>
    <message>
        <source>The pattern is malicious, or the text repeats one character for many megabytes.</source>
        <translation>パターンに悪意があるか、テキストで同じ文字が何メガバイトも繰り返されています。</translation>
    </message>
    <message>
        <source>The perplexities are those of different texts, so they are not compared.</source>
        <translation>パープレキシティは異なるテキストのものなので、比較しません。</translation>
    </message>
    <message>
        <source>The perplexity of the baseline on the text (%1) is %2 ± %3.</source>
        <translation>テキスト (%1) でのベースラインのパープレキシティは %2 ± %3 です。</translation>
    </message>
    <message>
        <source>The perplexity of the baseline on the text (%1; %2) is %3 ± %4.</source>
        <translation>テキスト (%1; %2) でのベースラインのパープレキシティは %3 ± %4 です。</translation>
    </message>
    <message>
        <source>The plan combines a trained mode with other modes.</source>
        <translation>計画で、訓練したモードと他のモードが組み合わされています。</translation>
    </message>
    <message>
        <source>The plan lists %1 modes, but the model has %2 linear layers.</source>
        <translation>計画には %1 モードが記載されていますが、モデルの線形層は %2 個です。</translation>
    </message>
    <message numerus="yes">
        <source>The points were dealt out over %n devices that worked at the same time.</source>
        <comment>The points were measured on %n device.</comment>
        <translation>
            <numerusform>同時に動作した %n 台のデバイスに点を分配しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The points were measured on %1 different devices, so that differences between points are also differences between devices: %2. Each point keeps its own environment.</source>
        <translation>%1 台の異なるデバイスで点を計測したため、点の間の差はデバイスの間の差でもあります: %2。環境は点ごとに保持しています。</translation>
    </message>
    <message>
        <source>The program quantoscope-worker, which runs kernels in a separate process, was not found next to this program or in PATH.</source>
        <translation>カーネルを別プロセスで実行するプログラム quantoscope-worker が、このプログラムと同じ場所にも PATH にも見つかりません。</translation>
    </message>
    <message>
        <source>The program was paused for %1 s (stopped, suspended or without CPU time) about %2 s after the run began. Samples from that time may include the pause.</source>
        <translation>実行開始の約 %2 s 後に、プログラムが %1 s 中断しました (停止、サスペンド、または CPU 時間なし)。その間のサンプルには中断が含まれている可能性があります。</translation>
    </message>
    <message>
        <source>The prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>The prompt did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>プロンプトが「停止」に応答しなかったため、放棄しました。デバイスまたはその上のカーネルが応答していません。</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, and %2 are to be generated; the limit is %3 in total.</source>
        <translation>プロンプトは %1 トークン、生成するのは %2 トークンですが、合計の上限は %3 です。</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, and %2 are to be generated; the model supports %3 positions.</source>
        <translation>プロンプトは %1 トークン、生成するのは %2 トークンですが、モデルが対応しているのは %3 位置です。</translation>
    </message>
    <message>
        <source>The prompt is empty.</source>
        <translation>プロンプトが空です。</translation>
    </message>
    <message>
        <source>The prompt may not be exactly that of the model&apos;s template, which also writes: %1.</source>
        <translation>プロンプトは、モデルのテンプレートによるものと完全には一致しない可能性があります。テンプレートは次も書き込みます: %1。</translation>
    </message>
    <message>
        <source>The queries</source>
        <translation>クエリ</translation>
    </message>
    <message>
        <source>The range search must have 1 to 99 steps.</source>
        <translation>範囲の探索は 1 から 99 ステップでなければなりません。</translation>
    </message>
    <message>
        <source>The ratio is %1, whose interval crosses the ±%2 that count as the same: not resolved.</source>
        <translation>比は %1 で、区間が同じとみなす ±%2 をまたぎます: 未判別。</translation>
    </message>
    <message>
        <source>The ratio is %1, whose interval crosses the ±%2 that count as the same: not resolved. Samples are autocorrelated: %3 samples count as about %4 independent ones.</source>
        <translation>比は %1 で、区間が同じとみなす ±%2 をまたぎます: 未判別。サンプルに自己相関があります: %3 サンプルは約 %4 個の独立なサンプルに相当します。</translation>
    </message>
    <message>
        <source>The ratio is %1, whose interval crosses the ±%2 that count as the same: not resolved. The ratio changes during the run, and the interval covers the values before and after the change.</source>
        <translation>比は %1 で、区間が同じとみなす ±%2 をまたぎます: 未判別。実行中に比が変化し、区間は変化の前後の値をどちらも含みます。</translation>
    </message>
    <message>
        <source>The ratio of means is dominated by one slow sample. Without that sample, the ratio of the steady means and of the minima is much smaller. Publish the ratio of medians of interleaved runs with its interval.</source>
        <translation>平均の比が 1 つの遅いサンプルに支配されています。それを除くと、定常平均の比と最小値の比はずっと小さくなります。交互の実行の中央値の比を、区間とともに示してください。</translation>
    </message>
    <message>
        <source>The ratio of means is much larger than that of the medians, because a few slow launches raise the mean of one variant: a cold start, or outliers later in the run. The speed-up of the means is due to them, not to the kernel. Exclude the warm-up, and report the ratio of medians with its interval.</source>
        <translation>平均の比が中央値の比よりはるかに大きくなっています。少数の遅い起動が一方の変種の平均を引き上げているためです: コールドスタート、またはその後の外れ値です。平均の高速化はそれらによるもので、カーネルによるものではありません。ウォームアップを除外し、中央値の比を区間とともに報告してください。</translation>
    </message>
    <message>
        <source>The recovery folder cannot be locked.</source>
        <translation>復元用フォルダーをロックできません。</translation>
    </message>
    <message>
        <source>The request did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>要求が「停止」に応答しなかったため、放棄しました。デバイスまたはその上のカーネルが応答していません。</translation>
    </message>
    <message>
        <source>The request failed: %1</source>
        <translation>要求に失敗しました: %1</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>The result has no &apos;spec&apos; or no list &apos;runs&apos;.</source>
        <translation>結果に &apos;spec&apos; またはリスト &apos;runs&apos; がありません。</translation>
    </message>
    <message>
        <source>The result has schema version %1; this program supports version 1.</source>
        <translation>結果のスキーマのバージョンは %1 です。このプログラムが対応しているのはバージョン 1 です。</translation>
    </message>
    <message>
        <source>The result is not a JSON object.</source>
        <translation>結果が JSON オブジェクトではありません。</translation>
    </message>
    <message>
        <source>The result is too large for one message.</source>
        <translation>結果が大きすぎて 1 つのメッセージに収まりません。</translation>
    </message>
    <message>
        <source>The right matrix</source>
        <translation>右の行列</translation>
    </message>
    <message>
        <source>The row of %1 shows the time on the device. Other medians of trtexec: %2.</source>
        <translation>%1 の行はデバイス上の時間です。trtexec が他に計測した中央値: %2。</translation>
    </message>
    <message>
        <source>The rows measured so far are kept. The next study starts a new worker process.</source>
        <translation>これまでに計測した行は残っています。次のモード比較で新しいワーカープロセスが起動します。</translation>
    </message>
    <message>
        <source>The run contains no row measured by Quantoscope.</source>
        <translation>この実行には Quantoscope で計測した行がありません。</translation>
    </message>
    <message>
        <source>The run continues on %1.</source>
        <translation>実行は %1 で続いています。</translation>
    </message>
    <message>
        <source>The run continues on its target.</source>
        <translation>実行はターゲットで続いています。</translation>
    </message>
    <message>
        <source>The run did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>実行が「停止」に応答しなかったため、放棄しました。デバイスまたはその上のカーネルが応答していません。</translation>
    </message>
    <message>
        <source>The run failed: %1</source>
        <translation>実行に失敗しました: %1</translation>
    </message>
    <message>
        <source>The run goes on there for at most %1 min. Once the host can be reached, &apos;quantoscope sessions stop %2 --on %3&apos; ends it.</source>
        <translation>実行はそこで最長 %1 min 続きます。ホストに接続できるようになったら、&apos;quantoscope sessions stop %2 --on %3&apos; で終了できます。</translation>
    </message>
    <message>
        <source>The run was hot: data that fits into the caches is read from there, so the number of bytes matters less.</source>
        <translation>実行はホットでした。キャッシュに収まるデータはキャッシュから読み込まれるため、バイト数の影響は小さくなります。</translation>
    </message>
    <message>
        <source>The run was interrupted before anything was measured.</source>
        <translation>何も計測しないうちに実行が中断しました。</translation>
    </message>
    <message>
        <source>The run would contain %1 imported rows; the limit is %2.</source>
        <translation>実行のインポートした行が %1 になります。上限は %2 です。</translation>
    </message>
    <message>
        <source>The run-time compiler NVRTC (libnvrtc.so.13 or .12) was not found.</source>
        <translation>実行時コンパイラー NVRTC (libnvrtc.so.13 または .12) が見つかりません。</translation>
    </message>
    <message>
        <source>The runs were measured in alternating blocks of rounds.</source>
        <translation>実行は、ラウンドのブロックごとに交互に計測しました。</translation>
    </message>
    <message>
        <source>The runs were not interleaved, so device drift between them cannot be excluded.</source>
        <translation>実行を交互に行っていないため、その間のデバイスのドリフトを排除できません。</translation>
    </message>
    <message numerus="yes">
        <source>The same applies to %1, in %n cases.</source>
        <comment>The same applies to %1, in %n case.</comment>
        <translation>
            <numerusform>%1 も同様です (%n 件)。</numerusform>
        </translation>
    </message>
    <message>
        <source>The same applies to %1.</source>
        <translation>%1 も同様です。</translation>
    </message>
    <message numerus="yes">
        <source>The same applies to %n other modes.</source>
        <comment>The same applies to %n other mode.</comment>
        <translation>
            <numerusform>ほかの %n モードも同様です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same applies, to a lesser degree, to %n further pairs. Use the medians.</source>
        <comment>The same applies, to a lesser degree, to %n further pair. Use the medians.</comment>
        <translation>
            <numerusform>程度は小さいものの、ほかの %n 組でも同様です。中央値を使ってください。</numerusform>
        </translation>
    </message>
    <message>
        <source>The same format with llm-compressor, which calibrates a scale; 1 was used in this measurement.</source>
        <translation>llm-compressor による同じ形式。llm-compressor はスケールをキャリブレーションしますが、この計測では 1 を使いました。</translation>
    </message>
    <message>
        <source>The same format with llm-compressor. Its codes can differ in the last digit from those measured here.</source>
        <translation>llm-compressor による同じ形式。そのコードは、ここで計測したものと最後の桁が異なることがあります。</translation>
    </message>
    <message>
        <source>The same ten launches, recorded once and replayed as a CUDA graph. This removes the gaps between launches; the kernels and their memory traffic are unchanged.</source>
        <translation>同じ 10 回の起動を一度記録し、CUDA グラフとして再生します。起動間の空きがなくなり、カーネルとメモリの転送量は変わりません。</translation>
    </message>
    <message>
        <source>The same two kernels without gaps between launches. The intermediate result is written to memory and read back by GELU.</source>
        <translation>同じ 2 つのカーネルを起動間の空きなしで実行。中間結果はメモリに書き込み、GELU が読み戻します。</translation>
    </message>
    <message>
        <source>The samples form two groups: %1 take %2, %3 take %4.</source>
        <translation>サンプルが 2 つのグループに分かれています: %1 は %2、%3 は %4 かかります。</translation>
    </message>
    <message>
        <source>The samples imply %1 GB/s, which is %2% of the maximum memory bandwidth.</source>
        <translation>サンプルから計算すると %1 GB/s で、最大メモリ帯域幅の %2% です。</translation>
    </message>
    <message>
        <source>The scale is known only after a pass over the whole tensor, so the input is read twice. If it does not stay in a cache for the second pass, %1× is expected from the bytes.</source>
        <translation>スケールはテンソル全体を走査した後でなければわからないため、入力を 2 回読みます。2 回目の走査でキャッシュに残っていない場合、バイト数からの予想は %1× です。</translation>
    </message>
    <message>
        <source>The script has no line &apos;#SBATCH --job-name=qs-…&apos;.</source>
        <translation>スクリプトに &apos;#SBATCH --job-name=qs-…&apos; の行がありません。</translation>
    </message>
    <message>
        <source>The script was made for another command or target.</source>
        <translation>このスクリプトは、別のコマンドまたはターゲット用に作成されたものです。</translation>
    </message>
    <message>
        <source>The second moments of the calibration inputs cannot be factorized, even with a damping of %1.</source>
        <translation>キャリブレーション入力の 2 次モーメントを、ダンピング %1 でも分解できません。</translation>
    </message>
    <message>
        <source>The session %1 cannot be ended: %2.</source>
        <translation>セッション %1 を終了できません: %2。</translation>
    </message>
    <message>
        <source>The session at %1 cannot be reached: %2.</source>
        <translation>%1 のセッションに接続できません: %2。</translation>
    </message>
    <message>
        <source>The session could not be started.</source>
        <translation>セッションを開始できませんでした。</translation>
    </message>
    <message>
        <source>The session has no result that was not fetched.</source>
        <translation>このセッションに未取得の結果はありません。</translation>
    </message>
    <message>
        <source>The session is open in another process.</source>
        <translation>セッションは別のプロセスで開いています。</translation>
    </message>
    <message>
        <source>The session on %1 ended while there was no connection.</source>
        <translation>%1 のセッションは、接続がない間に終了しました。</translation>
    </message>
    <message>
        <source>The session would be %1 large; at most %2 can be opened again.</source>
        <translation>セッションが %1 になります。再び開けるのは最大 %2 です。</translation>
    </message>
    <message>
        <source>The session would be larger than 2 GiB, which the window cannot open.</source>
        <translation>セッションが 2 GiB を超え、ウィンドウで開けません。</translation>
    </message>
    <message>
        <source>The sessions on %1 cannot be listed: %2</source>
        <translation>%1 のセッションを一覧表示できません: %2</translation>
    </message>
    <message>
        <source>The setup line must be one line of at most %1 bytes.</source>
        <translation>準備行は最大 %1 バイトの 1 行でなければなりません。</translation>
    </message>
    <message>
        <source>The setup line of this target failed (status %1).</source>
        <translation>このターゲットの準備行が失敗しました (ステータス %1)。</translation>
    </message>
    <message>
        <source>The setup of this page cannot be run as it is.</source>
        <translation>このページの設定は、このままでは実行できません。</translation>
    </message>
    <message>
        <source>The shape %1 exceeds the %2 elements that were prepared.</source>
        <translation>形状 %1 は準備した %2 要素を超えています。</translation>
    </message>
    <message>
        <source>The shape passed to the engine is inconsistent.</source>
        <translation>エンジンに渡された形状の整合が取れていません。</translation>
    </message>
    <message numerus="yes">
        <source>The shard %1 is missing; according to %2, it contains %n tensors.</source>
        <comment>The shard %1 is missing; according to %2, it contains %n tensor.</comment>
        <translation>
            <numerusform>分割ファイル %1 がありません。%2 によれば、テンソル %n 個を含みます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The shards belong to different models. Download the model again.</source>
        <translation>分割ファイルが異なるモデルのものです。モデルをダウンロードし直してください。</translation>
    </message>
    <message>
        <source>The shell there reported: %1</source>
        <translation>そこのシェルの報告: %1</translation>
    </message>
    <message>
        <source>The size that is most efficient according to the printed figures is the least efficient one when recomputed, or vice versa. The conclusion drawn from the column is reversed.</source>
        <translation>示された数値で最も効率的なサイズが、再計算では最も非効率です (またはその逆)。この列から得た結論は逆になります。</translation>
    </message>
    <message>
        <source>The ssh configuration for %1 has an error.</source>
        <translation>%1 の ssh 設定に誤りがあります。</translation>
    </message>
    <message>
        <source>The standard error of %1 was not imported, so no interval is available.</source>
        <translation>%1 の標準誤差がインポートされていないため、区間がありません。</translation>
    </message>
    <message>
        <source>The static scale must be a finite number above 0.</source>
        <translation>静的スケールは 0 より大きい有限の数でなければなりません。</translation>
    </message>
    <message>
        <source>The study contains an unknown configuration &apos;%1&apos;.</source>
        <translation>比較に不明な構成 &apos;%1&apos; があります。</translation>
    </message>
    <message>
        <source>The study contains an unknown mode &apos;%1&apos;.</source>
        <translation>モード比較に不明なモード &apos;%1&apos; があります。</translation>
    </message>
    <message>
        <source>The study did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>比較が「停止」に応答しなかったため、放棄しました。デバイスまたはその上のカーネルが応答していません。</translation>
    </message>
    <message>
        <source>The study failed: %1</source>
        <translation>比較に失敗しました: %1</translation>
    </message>
    <message>
        <source>The study has no &apos;spec&apos;.</source>
        <translation>モード比較に &apos;spec&apos; がありません。</translation>
    </message>
    <message>
        <source>The study has schema version %1; this program supports version 1.</source>
        <translation>モード比較のスキーマのバージョンは %1 です。このプログラムが対応しているのはバージョン 1 です。</translation>
    </message>
    <message>
        <source>The sweep has more than %1 points.</source>
        <translation>スイープが %1 点を超えます。</translation>
    </message>
    <message>
        <source>The sweep has no point %1.</source>
        <translation>スイープに点 %1 はありません。</translation>
    </message>
    <message>
        <source>The sweep to continue was measured on %1. This device is %2.</source>
        <translation>続けるスイープは %1 で計測されました。このデバイスは %2 です。</translation>
    </message>
    <message>
        <source>The sweep&apos;s axis %1 has no values.</source>
        <translation>スイープの軸 %1 に値がありません。</translation>
    </message>
    <message>
        <source>The system cannot start another thread or process.</source>
        <translation>システムがこれ以上スレッドまたはプロセスを開始できません。</translation>
    </message>
    <message>
        <source>The target has no name.</source>
        <translation>ターゲットに名前がありません。</translation>
    </message>
    <message>
        <source>The targets are %1.</source>
        <translation>ターゲットは %1 です。</translation>
    </message>
    <message>
        <source>The task has no specification.</source>
        <translation>タスクに仕様がありません。</translation>
    </message>
    <message>
        <source>The tasks could not be written into %1: %2</source>
        <translation>タスクを %1 に書き込めませんでした: %2</translation>
    </message>
    <message>
        <source>The template of the model has no place for a system message; it stands before the prompt.</source>
        <translation>モデルのテンプレートにはシステムメッセージの場所がないため、プロンプトの前に置かれます。</translation>
    </message>
    <message>
        <source>The template writes these lines before the system message: %1</source>
        <translation>テンプレートは、システムメッセージの前に次の行を書き込みます: %1</translation>
    </message>
    <message>
        <source>The tensor %1 has %2 bytes of %3; expected %4 of %5.</source>
        <translation>テンソル %1 は %3 の %2 バイトですが、%5 の %4 バイトでなければなりません。</translation>
    </message>
    <message>
        <source>The tensor %1 occurs in both %2 and %3.</source>
        <translation>テンソル %1 が %2 と %3 の両方にあります。</translation>
    </message>
    <message>
        <source>The tensor does not fit into memory.</source>
        <translation>テンソルがメモリに収まりません。</translation>
    </message>
    <message>
        <source>The tensor has no elements, or no modes are selected.</source>
        <translation>テンソルに要素がないか、モードが選ばれていません。</translation>
    </message>
    <message>
        <source>The tensor has no finite values.</source>
        <translation>テンソルに有限の値がありません。</translation>
    </message>
    <message>
        <source>The tensor in %1 is %2, but %3 was requested.</source>
        <translation>%1 のテンソルは %2 ですが、要求されたのは %3 です。</translation>
    </message>
    <message>
        <source>The tensor is empty, or its size does not match its shape.</source>
        <translation>テンソルが空か、サイズが形状と一致しません。</translation>
    </message>
    <message>
        <source>The test split is the file %1; calibration items are taken out of %2.</source>
        <translation>テスト部分はファイル %1 です。校正項目は %2 から取ります。</translation>
    </message>
    <message>
        <source>The text has %1 sentences of ten words or more; a cloze task requires at least 8.</source>
        <translation>テキストには 10 語以上の文が %1 個あります。穴埋めタスクには少なくとも 8 個必要です。</translation>
    </message>
    <message>
        <source>The text has %1 tokens for windows of %2; at least two of each are required.</source>
        <translation>テキストは %1 トークン、窓は %2 トークンです。どちらも少なくとも 2 必要です。</translation>
    </message>
    <message>
        <source>The text has more than %1 combining marks in a row.</source>
        <translation>テキストに %1 個を超えて連続する結合文字があります。</translation>
    </message>
    <message numerus="yes">
        <source>The texts are identical for %n tokens, then one of them ends.</source>
        <comment>The texts are identical for %n token, then one of them ends.</comment>
        <translation>
            <numerusform>テキストは %n トークンまで同一で、その先で一方が終わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texts are identical for %n tokens, until one of them was stopped.</source>
        <comment>The texts are identical for %n token, until one of them was stopped.</comment>
        <translation>
            <numerusform>テキストは %n トークンまで同一で、そこで一方が停止されました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The texts differ from token %1 on.</source>
        <translation>テキストはトークン %1 から異なります。</translation>
    </message>
    <message>
        <source>The texts were cut differently (%1; %2), so the perplexities are not compared.</source>
        <translation>テキストの区切り方が異なる (%1; %2) ため、パープレキシティは比較しません。</translation>
    </message>
    <message>
        <source>The time limit must be above 0 and at most 86,400 s.</source>
        <translation>時間制限は 0 より大きく 86,400 s 以下でなければなりません。</translation>
    </message>
    <message>
        <source>The timer shows %1, but the work takes %2 to complete: most of it is outside the timed interval.</source>
        <translation>タイマーは %1 を示しますが、作業の完了までに %2 かかります。大部分が計時区間の外にあります。</translation>
    </message>
    <message>
        <source>The tokenizer belongs to a different model. Use the tokenizer of this model.</source>
        <translation>トークナイザーは別のモデルのものです。このモデルのトークナイザーを使ってください。</translation>
    </message>
    <message>
        <source>The tokenizer has no token %1, so the control tokens of the chat template are plain text for this model.</source>
        <translation>トークナイザーにトークン %1 がないため、チャットテンプレートの制御トークンはこのモデルではプレーンテキストになります。</translation>
    </message>
    <message>
        <source>The trace contains no GPU kernels. Each sample is one call of an operator on the host, including the operators that it calls.</source>
        <translation>トレースに GPU のカーネルがありません。各サンプルはホスト上の 1 回の演算子呼び出しで、そこから呼び出される演算子を含みます。</translation>
    </message>
    <message>
        <source>The trace contains no steps, so the warm-up cannot be separated. Call profiler.step() after each iteration, with torch.profiler.schedule(wait=1, warmup=3, active=20).</source>
        <translation>トレースにステップがないため、ウォームアップを分離できません。torch.profiler.schedule(wait=1, warmup=3, active=20) を使い、各反復の後に profiler.step() を呼び出してください。</translation>
    </message>
    <message>
        <source>The training may have diverged.</source>
        <translation>訓練が発散したのかもしれません。</translation>
    </message>
    <message>
        <source>The transformer block runs in FP16 and BF16 on the GPU, not in FP32.</source>
        <translation>GPU の Transformer ブロックは FP16 と BF16 で動作し、FP32 では動作しません。</translation>
    </message>
    <message>
        <source>The two axes of a sweep must be different dimensions; &apos;elements&apos; cannot be combined with another axis.</source>
        <translation>スイープの 2 つの軸は異なる次元でなければなりません。&apos;elements&apos; は他の軸と組み合わせられません。</translation>
    </message>
    <message>
        <source>The two configurations do not fit into memory together, so they generated one after the other.</source>
        <translation>両方の構成を同時にメモリに載せられないため、順番に生成しました。</translation>
    </message>
    <message>
        <source>The two kernels overlap: GELU blocks are scheduled while the matrix product finishes, or GELU processes one panel of rows while the next is multiplied. The intermediate result still passes through L2 or memory.</source>
        <translation>2 つのカーネルがオーバーラップします: 行列積の終了時に GELU のブロックがスケジュールされるか、次のパネルの乗算中に GELU が行のパネルを処理します。中間結果は L2 またはメモリを通ります。</translation>
    </message>
    <message>
        <source>The two results have common modes, but no common size.</source>
        <translation>2 つの結果に共通のモードはありますが、共通のサイズがありません。</translation>
    </message>
    <message>
        <source>The two results have no common mode.</source>
        <translation>2 つの結果に共通のモードがありません。</translation>
    </message>
    <message>
        <source>The two studies have no figure in common.</source>
        <translation>2 つの比較に共通の数値がありません。</translation>
    </message>
    <message numerus="yes">
        <source>The two texts are identical (%n tokens).</source>
        <comment>The two texts are identical (%n token).</comment>
        <translation>
            <numerusform>2 つのテキストは同一です (%n トークン)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The user counted the first %n measured samples of each mode as warm-up after the run.</source>
        <comment>The user counted the first %n measured sample of each mode as warm-up after the run.</comment>
        <translation>
            <numerusform>実行後に、ユーザーが各モードの最初の計測 %n サンプルをウォームアップとしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The validation file %1 is not used.</source>
        <translation>検証ファイル %1 は使いません。</translation>
    </message>
    <message>
        <source>The values are too small for the smallest scale of the mode.</source>
        <translation>値が、このモードの最小のスケールに対して小さすぎます。</translation>
    </message>
    <message>
        <source>The vectorized quantization kernel: saturating instructions pack several vectors of codes into one, and large cold results bypass the caches, so their cache lines are not read first. The same number of bytes; memory is the only limit.</source>
        <translation>ベクトル化した量子化カーネル: 飽和命令が複数のコードベクトルを 1 つにパックし、大きくコールドな結果はキャッシュを通さずに書き込むため、キャッシュラインを事前に読み込みません。バイト数は同じで、制約はメモリだけです。</translation>
    </message>
    <message>
        <source>The warm-up time must be 0 to 60,000 ms.</source>
        <translation>ウォームアップ時間は 0 から 60,000 ms でなければなりません。</translation>
    </message>
    <message>
        <source>The weight of output %1, input %2 is not a finite number.</source>
        <translation>出力 %1、入力 %2 の重みが有限の数ではありません。</translation>
    </message>
    <message>
        <source>The weight-only kernels require compute capability 8.0 or later.</source>
        <translation>重みのみ量子化カーネルには Compute Capability 8.0 以降が必要です。</translation>
    </message>
    <message>
        <source>The weight-only kernels support 1 to %1 rows of activations, not %2.</source>
        <translation>重みのみ量子化カーネルが対応している活性は 1 から %1 行です。%2 行には対応していません。</translation>
    </message>
    <message>
        <source>The weight-only kernels support FP16 and BF16 activations.</source>
        <translation>重みのみ量子化カーネルが対応している活性は FP16 と BF16 です。</translation>
    </message>
    <message>
        <source>The weight_shape of layer %1 is %2; expected %3.</source>
        <translation>層 %1 の weight_shape が %2 ですが、%3 でなければなりません。</translation>
    </message>
    <message>
        <source>The weights are not finite (NaN or infinity) in %1.</source>
        <translation>%1 に有限でない重み (NaN または無限大) があります。</translation>
    </message>
    <message>
        <source>The weights are pickled (pytorch_model.bin), which is not supported. Load the model with transformers and save it with save_pretrained(), which writes safetensors.</source>
        <translation>重みが pickle 形式 (pytorch_model.bin) で、対応していません。モデルを transformers で読み込み、safetensors を書き出す save_pretrained() で保存してください。</translation>
    </message>
    <message>
        <source>The weights in %1 are quantized, but config.json has no &quot;quantization_config&quot;.</source>
        <translation>%1 の重みは量子化されていますが、config.json に &quot;quantization_config&quot; がありません。</translation>
    </message>
    <message>
        <source>The weights in %1 are quantized, but config.json has no &quot;quantization_config&quot;; they are described in %2, which is not read.</source>
        <translation>%1 の重みは量子化されていますが、config.json に &quot;quantization_config&quot; がありません。記述は %2 にありますが、このファイルは読み込みません。</translation>
    </message>
    <message>
        <source>The width of the interval determines the precision of the median. p95 requires 59 samples and p99 requires 299, so that at least one sample can be expected above it. Measure more samples, until the interval is within ±1%.</source>
        <translation>中央値の精度は区間の幅で決まります。p95 には 59、p99 には 299 サンプル必要です。それより少ないと、その値を上回るサンプルを 1 つも期待できません。区間が ±1% に収まるまでサンプルを増やしてください。</translation>
    </message>
    <message>
        <source>The worker %1 has %2 bytes; its manifest says %3.</source>
        <translation>ワーカー %1 は %2 バイトですが、マニフェストでは %3 です。</translation>
    </message>
    <message>
        <source>The worker %1 is missing.</source>
        <translation>ワーカー %1 がありません。</translation>
    </message>
    <message>
        <source>The worker could not be put into %1.</source>
        <translation>ワーカーを %1 に置けませんでした。</translation>
    </message>
    <message>
        <source>The worker could not be started on %1: %2</source>
        <translation>%1 でワーカーを開始できませんでした: %2</translation>
    </message>
    <message>
        <source>The worker is not on %1 yet.</source>
        <translation>ワーカーはまだ %1 にありません。</translation>
    </message>
    <message>
        <source>The worker needs the GNU C library %1 or newer; the host has none, or does not say which.</source>
        <translation>ワーカーには GNU C ライブラリ %1 以降が必要です。ホストにはないか、版が示されません。</translation>
    </message>
    <message>
        <source>The worker needs the GNU C library %1 or newer; the host has version %2.</source>
        <translation>ワーカーには GNU C ライブラリ %1 以降が必要です。ホストの版は %2 です。</translation>
    </message>
    <message>
        <source>The worker on %1 was ended by signal %2 (%3).</source>
        <translation>%1 のワーカーがシグナル %2 (%3) で終了しました。</translation>
    </message>
    <message>
        <source>The worker process did not report a size.</source>
        <translation>ワーカープロセスからサイズの報告がありません。</translation>
    </message>
    <message>
        <source>The worker process did not report what it wrote.</source>
        <translation>ワーカープロセスから、書き込んだものの報告がありません。</translation>
    </message>
    <message>
        <source>The worker process did not return a plan.</source>
        <translation>ワーカープロセスから計画が返されませんでした。</translation>
    </message>
    <message>
        <source>The worker process has not responded for %1 s; it may be suspended. Choose Stop to terminate it.</source>
        <translation>ワーカープロセスが %1 s 間応答していません。一時停止している可能性があります。終了させるには「停止」を選んでください。</translation>
    </message>
    <message>
        <source>The worker process has not responded for %1 s; it may be suspended. It is terminated after %2 s without a sign of life.</source>
        <translation>ワーカープロセスが %1 s 間応答していません。一時停止している可能性があります。%2 s 間まったく応答がなければ終了させます。</translation>
    </message>
    <message>
        <source>The worker process is responding again.</source>
        <translation>ワーカープロセスが再び応答しています。</translation>
    </message>
    <message>
        <source>The worker process sent a different size than it announced.</source>
        <translation>ワーカープロセスが予告と異なるサイズを送りました。</translation>
    </message>
    <message>
        <source>The worker process with the model of this study has ended.</source>
        <translation>この比較のモデルを持つワーカープロセスが終了しました。</translation>
    </message>
    <message>
        <source>The worker requires glibc; systems with musl, such as Alpine, are not supported.</source>
        <translation>ワーカーには glibc が必要です。Alpine など musl のシステムには対応していません。</translation>
    </message>
    <message>
        <source>The workers for other machines are not installed.</source>
        <translation>他のマシン用のワーカーがインストールされていません。</translation>
    </message>
    <message>
        <source>The workload is not valid: %1 variants.</source>
        <translation>ワークロードが無効です: %1 変種。</translation>
    </message>
    <message>
        <source>The workload is not valid: %1×%2.</source>
        <translation>ワークロードが無効です: %1×%2。</translation>
    </message>
    <message>
        <source>Their accuracy and size are valid; their latency is not representative of hardware with support.</source>
        <translation>正解率とサイズは有効ですが、レイテンシは対応ハードウェアを代表するものではありません。</translation>
    </message>
    <message>
        <source>There are fewer than two runs to compare.</source>
        <translation>比較する実行が 2 つ未満です。</translation>
    </message>
    <message>
        <source>There are more than %1 modes or configurations.</source>
        <translation>モードまたは構成が %1 個を超えています。</translation>
    </message>
    <message>
        <source>There are too many heads for one batched matrix product.</source>
        <translation>ヘッドが多すぎて、1 つのバッチ行列積にまとめられません。</translation>
    </message>
    <message>
        <source>There are too many targets.</source>
        <translation>ターゲットが多すぎます。</translation>
    </message>
    <message>
        <source>There are too many tokens or heads.</source>
        <translation>トークンまたはヘッドが多すぎます。</translation>
    </message>
    <message>
        <source>There is a target named %1 already.</source>
        <translation>%1 という名前のターゲットはすでにあります。</translation>
    </message>
    <message>
        <source>There is no GPU %1 on %2.</source>
        <translation>%2 に GPU %1 はありません。</translation>
    </message>
    <message>
        <source>There is no GPU on %1. %2</source>
        <translation>%1 に GPU がありません。%2</translation>
    </message>
    <message>
        <source>There is no batch %1.</source>
        <translation>バッチ %1 はありません。</translation>
    </message>
    <message>
        <source>There is no folder for kept sessions: %1 is not a folder that only you can enter.</source>
        <translation>保持するセッション用のフォルダーがありません: %1 は自分だけが入れるフォルダーではありません。</translation>
    </message>
    <message>
        <source>There is no folder for the list of targets.</source>
        <translation>ターゲットの一覧用のフォルダーがありません。</translation>
    </message>
    <message>
        <source>There is no host named %1.</source>
        <translation>%1 という名前のホストはありません。</translation>
    </message>
    <message>
        <source>There is no mode and size that all runs of both sides have.</source>
        <translation>両側のすべての実行に共通するモードとサイズがありません。</translation>
    </message>
    <message>
        <source>There is no route to %1.</source>
        <translation>%1 への経路がありません。</translation>
    </message>
    <message>
        <source>There is no session named %1.</source>
        <translation>%1 という名前のセッションはありません。</translation>
    </message>
    <message>
        <source>There is no stopped study to continue.</source>
        <translation>続行できる停止した比較がありません。</translation>
    </message>
    <message>
        <source>There is no study to continue.</source>
        <translation>続行できる比較がありません。</translation>
    </message>
    <message>
        <source>There is no such session.</source>
        <translation>そのようなセッションはありません。</translation>
    </message>
    <message>
        <source>There is no target named %1.</source>
        <translation>%1 という名前のターゲットはありません。</translation>
    </message>
    <message>
        <source>There is no worker for the host&apos;s architecture, %1; there are workers for %2.</source>
        <translation>ホストのアーキテクチャ %1 用のワーカーがありません。%2 用のワーカーがあります。</translation>
    </message>
    <message>
        <source>There is nothing to restore.</source>
        <translation>復元するものはありません。</translation>
    </message>
    <message>
        <source>This build has no attention kernel for compute capability 9.0.</source>
        <translation>このビルドには Compute Capability 9.0 用のアテンションカーネルがありません。</translation>
    </message>
    <message>
        <source>This device&apos;s shared memory is too small for %1 rows.</source>
        <translation>このデバイスの共有メモリは %1 行には小さすぎます。</translation>
    </message>
    <message>
        <source>This happens if values exceed the range of the activation type. Try BF16 or FP32.</source>
        <translation>値が活性の型の範囲を超えると起こります。BF16 または FP32 を試してください。</translation>
    </message>
    <message>
        <source>This is not a Quantoscope result: it has no &quot;schema&quot;: 1.</source>
        <translation>Quantoscope の結果ではありません: &quot;schema&quot;: 1 がありません。</translation>
    </message>
    <message>
        <source>This is not a mode study of Quantoscope.</source>
        <translation>Quantoscope のモード比較ではありません。</translation>
    </message>
    <message>
        <source>This is not an LLM study of Quantoscope.</source>
        <translation>Quantoscope の言語モデル比較ではありません。</translation>
    </message>
    <message>
        <source>This is the format of ModelOpt. Supported methods: compressed-tensors, awq and gptq.</source>
        <translation>これは ModelOpt の形式です。対応している方式: compressed-tensors、awq、gptq。</translation>
    </message>
    <message numerus="yes">
        <source>This is the worst of %1 such pairs at %n sizes. Use the medians.</source>
        <comment>This is the worst of %1 such pairs at %n size. Use the medians.</comment>
        <translation>
            <numerusform>%n 個のサイズでのそのような %1 組のうち最悪のものです。中央値を使ってください。</numerusform>
        </translation>
    </message>
    <message>
        <source>This model is set up for 1 to %1 items at a time, not %2.</source>
        <translation>このモデルの設定は一度に 1 から %1 項目です。%2 項目には対応していません。</translation>
    </message>
    <message>
        <source>This page has no setup.</source>
        <translation>このページには設定がありません。</translation>
    </message>
    <message>
        <source>This requires %1 of device memory; %2 is available.</source>
        <translation>デバイスメモリが %1 必要ですが、空きは %2 です。</translation>
    </message>
    <message>
        <source>This requires %1 of host memory; %2 is available.</source>
        <translation>ホストメモリが %1 必要ですが、空きは %2 です。</translation>
    </message>
    <message>
        <source>This result has no row %1.</source>
        <translation>この結果に行 %1 はありません。</translation>
    </message>
    <message>
        <source>This run requires %1 of memory for its buffers; %2 is available.</source>
        <translation>この実行のバッファーに %1 のメモリが必要です。空きは %2 です。</translation>
    </message>
    <message>
        <source>This run requires %1 of memory for operands, results and buffers; %2 is available.</source>
        <translation>この実行のオペランド、結果、バッファーに %1 のメモリが必要です。空きは %2 です。</translation>
    </message>
    <message>
        <source>This script was submitted before.</source>
        <translation>このスクリプトはすでに投入されています。</translation>
    </message>
    <message>
        <source>This session has no measurement of %1 at this size.</source>
        <translation>このセッションには、このサイズでの %1 の計測がありません。</translation>
    </message>
    <message>
        <source>This session has no measurement of %1 with this model.</source>
        <translation>このセッションには、このモデルでの %1 の計測がありません。</translation>
    </message>
    <message>
        <source>This session has no measurement of batch %1 with prompts of %2 tokens.</source>
        <translation>このセッションには、%2 トークンのプロンプトでのバッチ %1 の計測がありません。</translation>
    </message>
    <message>
        <source>This study does not support &apos;%1&apos;.</source>
        <translation>この比較は &apos;%1&apos; に対応していません。</translation>
    </message>
    <message>
        <source>This worker process has no study.</source>
        <translation>このワーカープロセスに比較がありません。</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>Time divided by the number of elements gives a different figure. A factor of 1000 indicates a unit error: microseconds divided by millions of elements are picoseconds, not nanoseconds.</source>
        <translation>時間を要素数で割ると別の数値になります。1000 倍の差は単位の誤りを示します。マイクロ秒を百万要素で割ると、ナノ秒ではなくピコ秒です。</translation>
    </message>
    <message>
        <source>Time multiplied by the SM clock gives cycles, which stay constant while the time changes. The clock has changed because of power or temperature limits; the kernel is not slower. Interleave variants, compare cycles, or lock the clocks.</source>
        <translation>時間に SM クロックを掛けるとサイクル数になり、時間が変わってもサイクル数は一定です。電力または温度の制限でクロックが変わったのであり、カーネルは遅くなっていません。変種を交互に計測するか、サイクル数で比較するか、クロックを固定してください。</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>トークンあたりの時間</translation>
    </message>
    <message>
        <source>Time per token not resolved against the baseline: %1.</source>
        <translation>トークンあたりの時間がベースラインに対して未判別: %1。</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>最初のトークンまでの時間</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>計時</translation>
    </message>
    <message>
        <source>Token %1 is outside the model&apos;s vocabulary of %2 tokens.</source>
        <translation>トークン %1 は、モデルの語彙 (%2 トークン) の範囲外です。</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Tokens per round</source>
        <translation>ラウンドあたりのトークン数</translation>
    </message>
    <message>
        <source>Tokens per sequence. The number of operations in attention grows quadratically with it.</source>
        <translation>系列あたりのトークン数。アテンションの演算数はその 2 乗で増えます。</translation>
    </message>
    <message>
        <source>Too many Slurm options.</source>
        <translation>Slurm のオプションが多すぎます。</translation>
    </message>
    <message>
        <source>Too many requests are pending.</source>
        <translation>待機中の要求が多すぎます。</translation>
    </message>
    <message>
        <source>Training and test data must have the same classes.</source>
        <translation>訓練データとテストデータのクラスは同じでなければなりません。</translation>
    </message>
    <message>
        <source>Training and test data must have the same features.</source>
        <translation>訓練データとテストデータの特徴は同じでなければなりません。</translation>
    </message>
    <message>
        <source>Training stopped at step %1 of %2.</source>
        <translation>訓練を %2 中 %1 ステップで停止しました。</translation>
    </message>
    <message>
        <source>Trains and quantizes the model in this mode and saves it.</source>
        <translation>このモードでモデルを訓練、量子化し、保存します。</translation>
    </message>
    <message>
        <source>Try &apos;ssh %1&apos; in a terminal.</source>
        <translation>端末で &apos;ssh %1&apos; を試してください。</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>後でもう一度試してください。</translation>
    </message>
    <message>
        <source>Try again, or set another folder for this target.</source>
        <translation>もう一度試すか、このターゲットに別のフォルダーを設定してください。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>もう一度試してください。</translation>
    </message>
    <message>
        <source>Try another number of tokens or another type.</source>
        <translation>別のトークン数か別の型を試してください。</translation>
    </message>
    <message>
        <source>Turn off Live, or remove the axes.</source>
        <translation>ライブをオフにするか、軸を外してください。</translation>
    </message>
    <message>
        <source>Two adjacent float4 per thread: 8 instructions per element, two loads in flight. The lanes of a warp are 32 bytes apart in each load, which touches twice as many cache lines as it uses.</source>
        <translation>スレッドあたり隣り合う float4 を 2 つ: 要素あたり 8 命令、読み込み 2 つが同時進行。ワープのレーンの間隔は読み込みごとに 32 バイトのため、使う量の 2 倍のキャッシュラインにアクセスします。</translation>
    </message>
    <message>
        <source>Two library matrix products with a softmax between them. The entire tokens × tokens score matrix is written to memory and read back twice, which takes most of the time.</source>
        <translation>ライブラリの行列積 2 回とその間の softmax。トークン × トークンのスコア行列全体をメモリに書き込んで 2 回読み戻すため、それが時間の大半を占めます。</translation>
    </message>
    <message>
        <source>Two studies of this kind cannot be compared.</source>
        <translation>この種類の 2 つの結果は比較できません。</translation>
    </message>
    <message>
        <source>Two workers on one device would slow each other down. Name each device once.</source>
        <translation>1 台のデバイスで 2 つのワーカーを動かすと互いに遅くなります。各デバイスは 1 回だけ指定してください。</translation>
    </message>
    <message>
        <source>UUID of the device</source>
        <translation>デバイスの UUID</translation>
    </message>
    <message>
        <source>Uniform integers support the dialects standard, compressed-tensors and AWQ.</source>
        <translation>一様整数が対応している方言は standard、compressed-tensors、AWQ です。</translation>
    </message>
    <message>
        <source>Unknown attention variant &apos;%1&apos;.</source>
        <translation>アテンションの変種 &apos;%1&apos; はありません。</translation>
    </message>
    <message>
        <source>Unknown chat template &apos;%1&apos;.</source>
        <translation>チャットテンプレート &apos;%1&apos; はありません。</translation>
    </message>
    <message>
        <source>Unknown configuration &apos;%1&apos;.</source>
        <translation>構成「%1」はありません。</translation>
    </message>
    <message>
        <source>Unknown instruction %1.</source>
        <translation>命令 %1 はありません。</translation>
    </message>
    <message>
        <source>Unknown ladder variant &apos;%1&apos;.</source>
        <translation>ラダーに段 &apos;%1&apos; はありません。</translation>
    </message>
    <message>
        <source>Unknown linear + GELU &apos;%1&apos;.</source>
        <translation>線形 + GELU の変種 &apos;%1&apos; はありません。</translation>
    </message>
    <message>
        <source>Unknown matrix product &apos;%1&apos;.</source>
        <translation>行列積の変種 &apos;%1&apos; はありません。</translation>
    </message>
    <message>
        <source>Unknown mode &apos;%1&apos;.</source>
        <translation>モード &apos;%1&apos; はありません。</translation>
    </message>
    <message>
        <source>Unknown operation %1.</source>
        <translation>演算 %1 はありません。</translation>
    </message>
    <message>
        <source>Unknown request &apos;%1&apos;.</source>
        <translation>要求 &apos;%1&apos; はありません。</translation>
    </message>
    <message>
        <source>Unknown task &apos;%1&apos;.</source>
        <translation>タスク &apos;%1&apos; はありません。</translation>
    </message>
    <message>
        <source>Unknown transformer block &apos;%1&apos;.</source>
        <translation>Transformer ブロックの変種 &apos;%1&apos; はありません。</translation>
    </message>
    <message>
        <source>Unknown type of study &apos;%1&apos;.</source>
        <translation>比較の種類 &apos;%1&apos; はありません。</translation>
    </message>
    <message>
        <source>Unknown variant %1.</source>
        <translation>変種 %1 はありません。</translation>
    </message>
    <message>
        <source>Unsupported file format: %1.</source>
        <translation>対応していないファイル形式です: %1。</translation>
    </message>
    <message>
        <source>Unsupported file format: %1. Its keys are %2.</source>
        <translation>対応していないファイル形式です: %1。キーは %2 です。</translation>
    </message>
    <message>
        <source>Update Quantoscope to open it. The file was left as it is.</source>
        <translation>開くには Quantoscope を更新してください。ファイルはそのままにしてあります。</translation>
    </message>
    <message>
        <source>Update Quantoscope, or repair the file.</source>
        <translation>Quantoscope を更新するか、ファイルを修正してください。</translation>
    </message>
    <message>
        <source>Update the NVIDIA driver to one for CUDA 12.</source>
        <translation>NVIDIA ドライバーを CUDA 12 対応のものに更新してください。</translation>
    </message>
    <message>
        <source>Update the NVIDIA driver.</source>
        <translation>NVIDIA ドライバーを更新してください。</translation>
    </message>
    <message>
        <source>Upload the worker</source>
        <translation>ワーカーのアップロード</translation>
    </message>
    <message>
        <source>Use &apos;quantoscope diagnose FILE&apos; to analyze the measurement.</source>
        <translation>計測を分析するには &apos;quantoscope diagnose FILE&apos; を使ってください。</translation>
    </message>
    <message>
        <source>Use --backend cpu, or auto, which uses the CPU if there is no GPU.</source>
        <translation>--backend cpu、または GPU がなければ CPU を使う auto を使ってください。</translation>
    </message>
    <message>
        <source>Use --on once for each job.</source>
        <translation>--on はジョブごとに 1 回だけ使ってください。</translation>
    </message>
    <message>
        <source>Use --split none.</source>
        <translation>--split none を使ってください。</translation>
    </message>
    <message>
        <source>Use 0 for the usual window.</source>
        <translation>通常のウィンドウには 0 を使ってください。</translation>
    </message>
    <message>
        <source>Use 0 for the whole text.</source>
        <translation>テキスト全体には 0 を使ってください。</translation>
    </message>
    <message>
        <source>Use 0 for windows without overlap.</source>
        <translation>ウィンドウを重ねない場合は 0 を使ってください。</translation>
    </message>
    <message>
        <source>Use 1 to 4,096.</source>
        <translation>1 から 4,096 を指定してください。</translation>
    </message>
    <message>
        <source>Use 64 or 128, as is usual in models.</source>
        <translation>モデルで一般的な 64 または 128 を使ってください。</translation>
    </message>
    <message>
        <source>Use a calibration split with at least one item.</source>
        <translation>少なくとも 1 項目の校正部分を使ってください。</translation>
    </message>
    <message>
        <source>Use a calibration split.</source>
        <translation>校正部分を使ってください。</translation>
    </message>
    <message>
        <source>Use a command that passes standard input and output on unchanged, without a terminal (no &apos;-t&apos;).</source>
        <translation>端末なしで (&apos;-t&apos; を付けずに)、標準入出力を変更せずに渡すコマンドを使ってください。</translation>
    </message>
    <message>
        <source>Use a file saved or exported by Quantoscope.</source>
        <translation>Quantoscope が保存またはエクスポートしたファイルを使ってください。</translation>
    </message>
    <message>
        <source>Use a learning rate lower than %1, or check the data for values that are too large.</source>
        <translation>%1 より小さい学習率を使うか、データに大きすぎる値がないか確認してください。</translation>
    </message>
    <message>
        <source>Use a longer file or fewer examples (--shots).</source>
        <translation>より長いファイルを使うか、例を減らしてください (--shots)。</translation>
    </message>
    <message>
        <source>Use a longer text or a task file.</source>
        <translation>より長いテキストまたはタスクファイルを使ってください。</translation>
    </message>
    <message>
        <source>Use a longer text.</source>
        <translation>より長いテキストを使ってください。</translation>
    </message>
    <message>
        <source>Use a number with B, KiB, MiB, GiB, TiB, kB, MB, GB or TB, such as 8GiB.</source>
        <translation>8GiB のように、B、KiB、MiB、GiB、TiB、kB、MB、GB、TB のいずれかを付けた数を使ってください。</translation>
    </message>
    <message>
        <source>Use a part of it.</source>
        <translation>その一部を使ってください。</translation>
    </message>
    <message>
        <source>Use a part of them.</source>
        <translation>それらの一部を使ってください。</translation>
    </message>
    <message>
        <source>Use a shorter calibration text.</source>
        <translation>より短いキャリブレーション用テキストを使ってください。</translation>
    </message>
    <message>
        <source>Use a shorter prompt and fewer tokens to generate.</source>
        <translation>プロンプトを短くし、生成するトークンを減らしてください。</translation>
    </message>
    <message>
        <source>Use a shorter prompt, generate fewer tokens, or use a longer context.</source>
        <translation>プロンプトを短くするか、生成するトークンを減らすか、コンテキストを長くしてください。</translation>
    </message>
    <message>
        <source>Use a shorter text or a smaller limit.</source>
        <translation>より短いテキストか、小さな上限を使ってください。</translation>
    </message>
    <message>
        <source>Use a shorter text.</source>
        <translation>より短いテキストを使ってください。</translation>
    </message>
    <message>
        <source>Use a smaller batch or context, a configuration with fewer bits, or a smaller model.</source>
        <translation>バッチやコンテキストを小さくするか、ビット数の少ない構成か、小さなモデルを使ってください。</translation>
    </message>
    <message>
        <source>Use a smaller batch.</source>
        <translation>バッチを小さくしてください。</translation>
    </message>
    <message>
        <source>Use a smaller file.</source>
        <translation>小さいファイルを使ってください。</translation>
    </message>
    <message>
        <source>Use a smaller model or fewer rows at a time, or free memory of the GPU.</source>
        <translation>小さいモデルを使うか、一度の行を減らすか、GPU のメモリを空けてください。</translation>
    </message>
    <message>
        <source>Use a smaller model or fewer rows at a time.</source>
        <translation>小さいモデルを使うか、一度の行を減らしてください。</translation>
    </message>
    <message>
        <source>Use a text that is similar to the future inputs of the model.</source>
        <translation>モデルの実際の入力に似たテキストを使ってください。</translation>
    </message>
    <message>
        <source>Use another host.</source>
        <translation>別のホストを使ってください。</translation>
    </message>
    <message>
        <source>Use another text.</source>
        <translation>別のテキストを使ってください。</translation>
    </message>
    <message>
        <source>Use at most %1.</source>
        <translation>最大 %1 にしてください。</translation>
    </message>
    <message>
        <source>Use data of the size that the model was trained on.</source>
        <translation>モデルを訓練したサイズのデータを使ってください。</translation>
    </message>
    <message>
        <source>Use data with the classes that the model was trained on.</source>
        <translation>モデルを訓練したクラスのデータを使ってください。</translation>
    </message>
    <message>
        <source>Use fewer examples before each question (--shots).</source>
        <translation>各問題の前の例を減らしてください (--shots)。</translation>
    </message>
    <message>
        <source>Use fewer items (--limit).</source>
        <translation>項目を減らしてください (--limit)。</translation>
    </message>
    <message>
        <source>Use fewer items.</source>
        <translation>項目を減らしてください。</translation>
    </message>
    <message>
        <source>Use fewer rows.</source>
        <translation>行を減らしてください。</translation>
    </message>
    <message>
        <source>Use groups of 128.</source>
        <translation>グループサイズ 128 を使ってください。</translation>
    </message>
    <message>
        <source>Use half, bfloat16 or float.</source>
        <translation>half、bfloat16、float を使ってください。</translation>
    </message>
    <message>
        <source>Use it for all layers or for none.</source>
        <translation>すべての層に使うか、どの層にも使わないでください。</translation>
    </message>
    <message>
        <source>Use larger steps.</source>
        <translation>刻みを大きくしてください。</translation>
    </message>
    <message>
        <source>Use letters, digits and _ . / = : , @ % + - only, and no - at the beginning.</source>
        <translation>英字、数字、_ . / = : , @ % + - だけを使い、先頭に - を置かないでください。</translation>
    </message>
    <message>
        <source>Use more items or different split sizes.</source>
        <translation>項目を増やすか、部分のサイズを変えてください。</translation>
    </message>
    <message>
        <source>Use more samples or a larger damping.</source>
        <translation>サンプルを増やすか、ダンピングを大きくしてください。</translation>
    </message>
    <message>
        <source>Use num-tokens=1:65536:x2 (factor), hidden-size=1024:8192:+1024 (step) or elements=500000,1000000 (list).</source>
        <translation>num-tokens=1:65536:x2 (倍率)、hidden-size=1024:8192:+1024 (刻み)、または elements=500000,1000000 (リスト) を使ってください。</translation>
    </message>
    <message>
        <source>Use one that this program made, and keep this line.</source>
        <translation>このプログラムが作成したスクリプトを使い、この行を残してください。</translation>
    </message>
    <message>
        <source>Use single launches or rotating buffers.</source>
        <translation>1 回ずつの起動か、バッファーの切り替えを使ってください。</translation>
    </message>
    <message>
        <source>Use sweep with --axis, or --split none.</source>
        <translation>--axis を付けた sweep か、--split none を使ってください。</translation>
    </message>
    <message>
        <source>Use the config.json that belongs to these weights.</source>
        <translation>これらの重みの config.json を使ってください。</translation>
    </message>
    <message>
        <source>Use the group size of the format; INT4 supports groups of 32, 64 and 128.</source>
        <translation>形式のグループサイズを使ってください。INT4 が対応しているのは 32、64、128 です。</translation>
    </message>
    <message>
        <source>Use the output of trtexec --exportTimes.</source>
        <translation>trtexec --exportTimes の出力を使ってください。</translation>
    </message>
    <message>
        <source>Use the samples_*.jsonl of --log_samples.</source>
        <translation>--log_samples の samples_*.jsonl を使ってください。</translation>
    </message>
    <message>
        <source>Use the tokenizer of the model.</source>
        <translation>モデルのトークナイザーを使ってください。</translation>
    </message>
    <message>
        <source>Use tiny, mlp, transformer, or a .safetensors file.</source>
        <translation>tiny、mlp、transformer、または .safetensors ファイルを使ってください。</translation>
    </message>
    <message>
        <source>Use up to 64 letters, digits and _ . = : , @ % + -, not beginning with &apos;.&apos; or &apos;-&apos;, other than &apos;local&apos;.</source>
        <translation>64 文字以内の英字、数字、_ . = : , @ % + - を使い、先頭に &apos;.&apos; や &apos;-&apos; を置かないでください。&apos;local&apos; は使えません。</translation>
    </message>
    <message>
        <source>Variant %1 has no result of that kind.</source>
        <translation>変種 %1 にその種類の結果はありません。</translation>
    </message>
    <message>
        <source>Variant %1 has no result to read back.</source>
        <translation>変種 %1 には読み戻せる結果がありません。</translation>
    </message>
    <message>
        <source>Variant %1 has no such result to read back.</source>
        <translation>変種 %1 には、読み戻せるそのような結果がありません。</translation>
    </message>
    <message>
        <source>Variant %1 is listed twice.</source>
        <translation>変種 %1 が 2 回指定されています。</translation>
    </message>
    <message>
        <source>Variant %1 is not prepared.</source>
        <translation>変種 %1 は準備されていません。</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>変種</translation>
    </message>
    <message numerus="yes">
        <source>Verified against a reference: %n rows, %1 differ.</source>
        <comment>Verified against a reference: %n row, %1 differ.</comment>
        <translation>
            <numerusform>リファレンスと照合: %n 行、%1 行が相違。</numerusform>
        </translation>
    </message>
    <message>
        <source>Version of Quantoscope</source>
        <translation>Quantoscope のバージョン</translation>
    </message>
    <message>
        <source>W4A16, custom kernel</source>
        <translation>W4A16、カスタムカーネル</translation>
    </message>
    <message>
        <source>W8A16, custom kernel</source>
        <translation>W8A16、カスタムカーネル</translation>
    </message>
    <message>
        <source>W8A16: weights with one scale (amax/127) per output channel, dequantized for the multiplication; activations are not quantized.</source>
        <translation>W8A16: 重みは出力チャネルごとに 1 スケール (amax/127)、乗算時に逆量子化。活性は量子化しません。</translation>
    </message>
    <message>
        <source>W8A8 after moving outliers from activations to weights: s = max|X|^0.5 / max|W|^0.5 per input channel (Xiao et al. 2023).</source>
        <translation>外れ値を活性から重みに移した後の W8A8: 入力チャネルごとに s = max|X|^0.5 / max|W|^0.5 (Xiao et al. 2023)。</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, clipped at the 99.99th percentile of the calibration magnitudes.</source>
        <translation>層ごとに活性スケール 1 つの W8A8。校正データの大きさの 99.99 パーセンタイルで切り詰め。</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, clipped where the histogram loses the least information (Kullback-Leibler divergence). The model input is not clipped, because pixel values are not bell-shaped and the rule would remove the bright strokes.</source>
        <translation>層ごとに活性スケール 1 つの W8A8。ヒストグラムの情報損失 (Kullback-Leibler ダイバージェンス) が最小の位置で切り詰め。モデルの入力は切り詰めません。ピクセル値は釣鐘型の分布ではなく、この規則では明るい線が失われるためです。</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, clipped where the mean squared error over the calibration histogram is smallest.</source>
        <translation>層ごとに活性スケール 1 つの W8A8。校正ヒストグラムの平均二乗誤差が最小の位置で切り詰め。</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, from the largest magnitude in the calibration split. A single outlier enlarges the scale for all values.</source>
        <translation>層ごとに活性スケール 1 つの W8A8。スケールは校正部分の最大の大きさから。外れ値 1 つで、すべての値のスケールが大きくなります。</translation>
    </message>
    <message>
        <source>W8A8: weights with one scale (amax/127) per output channel, activations with one dynamic scale (amax/127) per row. Integer arithmetic with INT32 accumulation.</source>
        <translation>W8A8: 重みは出力チャネルごとに 1 スケール (amax/127)、活性は行ごとに 1 つの動的スケール (amax/127)。整数演算、INT32 累積。</translation>
    </message>
    <message>
        <source>WORSE</source>
        <translation>劣る</translation>
    </message>
    <message>
        <source>Wait for responses.</source>
        <translation>応答を待ってください。</translation>
    </message>
    <message>
        <source>Wait until it has ended, or cancel it.</source>
        <translation>終わりを待つか、キャンセルしてください。</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>ウォームアップ</translation>
    </message>
    <message>
        <source>Weights and activations in BF16, the type of most checkpoints: the range of FP32 with 8 bits of precision.</source>
        <translation>重みと活性は BF16 (多くのチェックポイントの型): FP32 の範囲、8 ビットの精度。</translation>
    </message>
    <message>
        <source>Weights and activations in FP16: the baseline for all other configurations.</source>
        <translation>重みと活性は FP16: 他のすべての構成のベースライン。</translation>
    </message>
    <message>
        <source>Weights and activations in FP32, without rounding.</source>
        <translation>重みと活性は FP32、丸めなし。</translation>
    </message>
    <message>
        <source>Weights and activations in FP32: the baseline for all other modes.</source>
        <translation>重みと活性は FP32: 他のすべてのモードのベースライン。</translation>
    </message>
    <message>
        <source>Weights and activations rounded to BF16 (8 bits of precision), FP32 accumulation.</source>
        <translation>重みと活性を BF16 (精度 8 ビット) に丸め、FP32 累積。</translation>
    </message>
    <message>
        <source>Weights and activations rounded to FP16, FP32 accumulation.</source>
        <translation>重みと活性を FP16 に丸め、FP32 累積。</translation>
    </message>
    <message>
        <source>Weights and inputs of its linear layers are available.</source>
        <translation>線形層の重みと入力を表示できます。</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one E4M3 scale per 16 weights and one FP32 scale per matrix; 16-bit activations.</source>
        <translation>重みは E2M1、重み 16 個ごとに E4M3 スケール 1 つ、行列ごとに FP32 スケール 1 つ。16 ビットの活性。</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one E4M3 scale per 16 weights and one FP32 scale per tensor; activations are not quantized.</source>
        <translation>重みは E2M1、重み 16 個ごとに E4M3 スケール 1 つ、テンソルごとに FP32 スケール 1 つ。活性は量子化しません。</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one power-of-two scale per 32 weights (OCP Microscaling); 16-bit activations.</source>
        <translation>重みは E2M1、重み 32 個ごとに 2 のべき乗のスケール 1 つ (OCP Microscaling)。16 ビットの活性。</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one power-of-two scale per 32 weights (OCP Microscaling); activations are not quantized.</source>
        <translation>重みは E2M1、重み 32 個ごとに 2 のべき乗のスケール 1 つ (OCP Microscaling)。活性は量子化しません。</translation>
    </message>
    <message>
        <source>Weights as E4M3 with one power-of-two scale per 32 weights (OCP Microscaling); activations are not quantized.</source>
        <translation>重みは E4M3、重み 32 個ごとに 2 のべき乗のスケール 1 つ (OCP Microscaling)。活性は量子化しません。</translation>
    </message>
    <message>
        <source>Weights as quantiles of the normal distribution, one scale per 64 weights (Dettmers et al. 2023); 16-bit activations.</source>
        <translation>重みは正規分布の分位数、重み 64 個ごとに 1 スケール (Dettmers et al. 2023)。16 ビットの活性。</translation>
    </message>
    <message>
        <source>Weights as quantiles of the normal distribution, one scale per 64 weights (Dettmers et al. 2023); activations are not quantized.</source>
        <translation>重みは正規分布の分位数、重み 64 個ごとに 1 スケール (Dettmers et al. 2023)。活性は量子化しません。</translation>
    </message>
    <message>
        <source>Weights in groups, asymmetric with a 4-bit zero point, rounded to nearest; activations are not quantized.</source>
        <translation>重みをグループに分け、4 ビットのゼロ点で非対称、最近接丸め。活性は量子化しません。</translation>
    </message>
    <message>
        <source>Weights that are not quantized do not need a quantization_config.</source>
        <translation>量子化されていない重みに quantization_config は不要です。</translation>
    </message>
    <message>
        <source>Weights with one scale (amax/448) per output channel, activations with one per row; FP8 multiplication if the device supports it.</source>
        <translation>重みは出力チャネルごとに 1 スケール (amax/448)、活性は行ごとに 1 スケール。デバイスが対応していれば FP8 乗算。</translation>
    </message>
    <message>
        <source>What came instead: %1</source>
        <translation>代わりに届いたもの: %1</translation>
    </message>
    <message>
        <source>Whatever makes identical kernels differ also affects others: other load on the machine, clock changes, or the order within a round. Measure again when no other process uses the device.</source>
        <translation>同一カーネルに差を生じさせるものは、ほかにも影響します: マシンのほかの負荷、クロックの変化、ラウンド内の順序など。デバイスを使うプロセスがほかにないときに、計測し直してください。</translation>
    </message>
    <message>
        <source>Whether it is faster than %1 is not resolved: %2×.</source>
        <translation>%1 より高速かどうかは未判別です: %2×。</translation>
    </message>
    <message>
        <source>With a measured quality loss: %1.</source>
        <translation>品質の低下が測定されたもの: %1。</translation>
    </message>
    <message>
        <source>With a measured quality loss: %1. The smallest of them is %2 (%3 of the size of the baseline).</source>
        <translation>品質の低下が測定されたもの: %1。最小は %2 です (ベースラインのサイズの %3)。</translation>
    </message>
    <message>
        <source>With a read sweep before each sample, only the first of several launches would be cold.</source>
        <translation>サンプル前に読み取り走査をすると、複数の起動のうち最初だけがコールドになります。</translation>
    </message>
    <message>
        <source>With a zero point the scale is the range of the values, maximum less minimum. Where all values are the same it vanishes, and so does what is restored with it. vLLM and AutoAWQ lose such rows and groups, too; a symmetric scale keeps them.</source>
        <translation>ゼロ点を使うとき、スケールは値の範囲 (最大値 − 最小値) で決まります。すべての値が同じならスケールは 0 になり、復元される値も失われます。vLLM と AutoAWQ でもこのような行やグループは失われます。対称スケールなら残ります。</translation>
    </message>
    <message>
        <source>With several launches per sample, a read sweep makes only the first launch cold.</source>
        <translation>1 サンプルに複数回起動する場合、読み取り走査でコールドになるのは最初の起動だけです。</translation>
    </message>
    <message>
        <source>Worker process %1 crashed (signal %2)</source>
        <translation>ワーカープロセス %1 がクラッシュしました (シグナル %2)</translation>
    </message>
    <message>
        <source>Worker process %1 did not respond within %2 s after Stop and was terminated: the device or a kernel hangs.</source>
        <translation>ワーカープロセス %1 は停止から %2 s 以内に応答しなかったため終了させました。デバイスまたはカーネルがハングしています。</translation>
    </message>
    <message>
        <source>Worker process %1 did not start correctly: unexpected output.</source>
        <translation>ワーカープロセス %1 が正しく開始しませんでした: 予期しない出力。</translation>
    </message>
    <message>
        <source>Worker process %1 did not start within %2 s.</source>
        <translation>ワーカープロセス %1 が %2 s 以内に開始しませんでした。</translation>
    </message>
    <message>
        <source>Worker process %1 exited with status %2</source>
        <translation>ワーカープロセス %1 がステータス %2 で終了しました</translation>
    </message>
    <message>
        <source>Worker process %1 gave no sign of life for %2 s and was terminated; it may have been suspended.</source>
        <translation>ワーカープロセス %1 は %2 s 間まったく応答がなかったため、終了させました。一時停止していた可能性があります。</translation>
    </message>
    <message>
        <source>Worker process %1 is being terminated by the system</source>
        <translation>ワーカープロセス %1 をシステムが終了させています</translation>
    </message>
    <message>
        <source>Worker process %1 sent an invalid message and was terminated: %2</source>
        <translation>ワーカープロセス %1 が無効なメッセージを送信したため終了させました: %2</translation>
    </message>
    <message>
        <source>Worker process %1 uses protocol version %2; this program uses version %3.</source>
        <translation>ワーカープロセス %1 のプロトコルはバージョン %2、このプログラムはバージョン %3 です。</translation>
    </message>
    <message>
        <source>Worker process %1 was killed (signal %2)</source>
        <translation>ワーカープロセス %1 が強制終了されました (シグナル %2)</translation>
    </message>
    <message>
        <source>Workers run on Linux only.</source>
        <translation>ワーカーは Linux でのみ動作します。</translation>
    </message>
    <message>
        <source>Write each option as one word, for example --exclusive or --constraint=a100.</source>
        <translation>各オプションは 1 語で書いてください。例: --exclusive、--constraint=a100。</translation>
    </message>
    <message>
        <source>Write fewer tensors or less metadata.</source>
        <translation>書き込むテンソルかメタデータを減らしてください。</translation>
    </message>
    <message>
        <source>Write ssh:HOST, slurm:HOST/PARTITION or &apos;exec:PREFIX&apos; for one that is not in the list.</source>
        <translation>一覧にないものは ssh:HOST、slurm:HOST/PARTITION、&apos;exec:PREFIX&apos; の形で指定してください。</translation>
    </message>
    <message>
        <source>Write ssh:HOST, slurm:HOST/PARTITION or &apos;exec:PREFIX&apos;, or a name that &apos;quantoscope targets&apos; lists.</source>
        <translation>ssh:HOST、slurm:HOST/PARTITION、&apos;exec:PREFIX&apos;、または &apos;quantoscope targets&apos; が一覧に示す名前を指定してください。</translation>
    </message>
    <message>
        <source>Write the codes as uint8 instead.</source>
        <translation>コードは uint8 で書いてください。</translation>
    </message>
    <message>
        <source>Write the command on one line.</source>
        <translation>コマンドは 1 行で書いてください。</translation>
    </message>
    <message>
        <source>Write the size as %1.</source>
        <translation>サイズは %1 のように書いてください。</translation>
    </message>
    <message>
        <source>\D in a class</source>
        <translation>クラス内の \D</translation>
    </message>
    <message>
        <source>\W in a class</source>
        <translation>クラス内の \W</translation>
    </message>
    <message>
        <source>a .safetensors file</source>
        <translation>.safetensors ファイル</translation>
    </message>
    <message>
        <source>a GGUF model file</source>
        <translation>GGUF モデルファイル</translation>
    </message>
    <message>
        <source>a GPU was found</source>
        <translation>GPU を検出</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>JPEG 画像</translation>
    </message>
    <message>
        <source>a JSON file</source>
        <translation>JSON ファイル</translation>
    </message>
    <message>
        <source>a LoRA adapter</source>
        <translation>LoRA アダプター</translation>
    </message>
    <message>
        <source>a NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>PDF 文書</translation>
    </message>
    <message>
        <source>a PNG image</source>
        <translation>PNG 画像</translation>
    </message>
    <message>
        <source>a Parquet table</source>
        <translation>Parquet テーブル</translation>
    </message>
    <message>
        <source>a Python pickle, such as an old PyTorch checkpoint</source>
        <translation>Python の pickle (古い PyTorch チェックポイントなど)</translation>
    </message>
    <message>
        <source>a TensorFlow Lite model</source>
        <translation>TensorFlow Lite モデル</translation>
    </message>
    <message>
        <source>a TensorRT engine</source>
        <translation>TensorRT エンジン</translation>
    </message>
    <message>
        <source>a ZIP archive, such as .npz or a PyTorch checkpoint</source>
        <translation>ZIP アーカイブ (.npz や PyTorch チェックポイントなど)</translation>
    </message>
    <message>
        <source>a batch size of %1 is not supported</source>
        <translation>バッチサイズ %1 には対応していません</translation>
    </message>
    <message>
        <source>a benchmark has no list &quot;states&quot;</source>
        <translation>ベンチマークにリスト &quot;states&quot; がありません</translation>
    </message>
    <message>
        <source>a binary file of an unknown format</source>
        <translation>形式不明のバイナリファイル</translation>
    </message>
    <message>
        <source>a cache state</source>
        <translation>キャッシュの状態</translation>
    </message>
    <message>
        <source>a callout</source>
        <translation>コールアウト</translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>a class in a class</source>
        <translation>クラス内のクラス</translation>
    </message>
    <message>
        <source>a class name is not a string</source>
        <translation>クラス名の 1 つが文字列ではありません</translation>
    </message>
    <message>
        <source>a class that is not closed</source>
        <translation>閉じていないクラス</translation>
    </message>
    <message>
        <source>a closing parenthesis without a group</source>
        <translation>グループのない閉じ括弧</translation>
    </message>
    <message>
        <source>a config.json</source>
        <translation>config.json</translation>
    </message>
    <message>
        <source>a damaged gzip file</source>
        <translation>壊れた gzip ファイル</translation>
    </message>
    <message>
        <source>a dimension is larger than 2^63 - 1</source>
        <translation>次元が 2^63 - 1 を超えます</translation>
    </message>
    <message>
        <source>a dimension is negative</source>
        <translation>次元が負です</translation>
    </message>
    <message>
        <source>a dimension is not a whole number</source>
        <translation>次元が整数ではありません</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>a file compressed with Zstandard</source>
        <translation>Zstandard で圧縮されたファイル</translation>
    </message>
    <message>
        <source>a file compressed with bzip2</source>
        <translation>bzip2 で圧縮されたファイル</translation>
    </message>
    <message>
        <source>a file compressed with gzip</source>
        <translation>gzip で圧縮されたファイル</translation>
    </message>
    <message>
        <source>a file compressed with xz</source>
        <translation>xz で圧縮されたファイル</translation>
    </message>
    <message>
        <source>a file or folder with this name already exists</source>
        <translation>同じ名前のファイルまたはフォルダーがすでに存在します</translation>
    </message>
    <message>
        <source>a folder without a language model, a data set or a report</source>
        <translation>言語モデルもデータセットもレポートもないフォルダー</translation>
    </message>
    <message>
        <source>a group is not closed</source>
        <translation>閉じていないグループ</translation>
    </message>
    <message>
        <source>a gzip file</source>
        <translation>gzip ファイル</translation>
    </message>
    <message>
        <source>a known name; &apos;%1&apos; is unknown</source>
        <translation>既知の名前 (&apos;%1&apos; は不明)</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>a list of 2 to %1 strings</source>
        <translation>2 から %1 個の文字列のリスト</translation>
    </message>
    <message>
        <source>a list of at most 64 mode names</source>
        <translation>最大 64 個のモード名のリスト</translation>
    </message>
    <message>
        <source>a list of at most 64 names</source>
        <translation>最大 64 個の名前のリスト</translation>
    </message>
    <message>
        <source>a list of at most two axes</source>
        <translation>最大 2 つの軸のリスト</translation>
    </message>
    <message>
        <source>a list of known modes; &apos;%1&apos; is unknown</source>
        <translation>既知のモードのリスト (&apos;%1&apos; は不明)</translation>
    </message>
    <message>
        <source>a list of latencies</source>
        <translation>レイテンシのリスト</translation>
    </message>
    <message>
        <source>a list of mode names</source>
        <translation>モード名のリスト</translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>名前のリスト</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>数のリスト</translation>
    </message>
    <message>
        <source>a list of scores</source>
        <translation>スコアのリスト</translation>
    </message>
    <message>
        <source>a list of scores with names and numbers</source>
        <translation>名前と数を持つスコアのリスト</translation>
    </message>
    <message>
        <source>a list of tensors</source>
        <translation>テンソルのリスト</translation>
    </message>
    <message>
        <source>a list of times in microseconds</source>
        <translation>マイクロ秒単位の時間のリスト</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>整数のリスト</translation>
    </message>
    <message>
        <source>a list with at least one entry</source>
        <translation>1 つ以上の項目を含むリスト</translation>
    </message>
    <message>
        <source>a message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>a mixture of experts</source>
        <translation>混合エキスパート</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>a multiple of four</source>
        <translation>4 の倍数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>a number above 0 and up to %1</source>
        <translation>0 より大きく %1 以下の数</translation>
    </message>
    <message>
        <source>a number from 0 to 10^15</source>
        <translation>0 から 10^15 の数</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>数がありません</translation>
    </message>
    <message>
        <source>a number of 0 or more</source>
        <translation>0 以上の数</translation>
    </message>
    <message>
        <source>a numeric character code</source>
        <translation>数値による文字コード</translation>
    </message>
    <message>
        <source>a part of a language model</source>
        <translation>言語モデルの一部</translation>
    </message>
    <message>
        <source>a part of it has no items</source>
        <translation>一部に項目がありません</translation>
    </message>
    <message>
        <source>a part of the path is a file, not a folder</source>
        <translation>パスの途中がフォルダーではなくファイルです</translation>
    </message>
    <message>
        <source>a program or library</source>
        <translation>プログラムまたはライブラリ</translation>
    </message>
    <message>
        <source>a property without braces</source>
        <translation>波括弧のないプロパティ</translation>
    </message>
    <message>
        <source>a question of ssh</source>
        <translation>ssh の質問</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>引用符が閉じていません</translation>
    </message>
    <message>
        <source>a repeat of a repeat</source>
        <translation>繰り返しの繰り返し</translation>
    </message>
    <message>
        <source>a repeat of nothing</source>
        <translation>対象のない繰り返し</translation>
    </message>
    <message>
        <source>a row has neither &quot;avg_ns&quot; nor &quot;samples_ns&quot;</source>
        <translation>行に &quot;avg_ns&quot; も &quot;samples_ns&quot; もありません</translation>
    </message>
    <message>
        <source>a run has no file</source>
        <translation>ファイルのない実行があります</translation>
    </message>
    <message>
        <source>a run of kernels</source>
        <translation>カーネル実行</translation>
    </message>
    <message>
        <source>a server under load</source>
        <translation>負荷のかかったサーバー</translation>
    </message>
    <message>
        <source>a session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>a short prompt</source>
        <translation>短いプロンプト</translation>
    </message>
    <message>
        <source>a small batch</source>
        <translation>小さなバッチ</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>a string is longer than 64 bytes or contains a backslash</source>
        <translation>文字列が 64 バイトを超えるか、バックスラッシュを含みます</translation>
    </message>
    <message>
        <source>a string is not terminated</source>
        <translation>文字列が終了していません</translation>
    </message>
    <message>
        <source>a string of 0 and 1</source>
        <translation>0 と 1 からなる文字列</translation>
    </message>
    <message>
        <source>a string with the result after &apos;#### &apos;</source>
        <translation>&apos;#### &apos; の後に結果がある文字列</translation>
    </message>
    <message>
        <source>a study of a language model</source>
        <translation>言語モデルの比較</translation>
    </message>
    <message>
        <source>a study of another kind</source>
        <translation>その他の種類の比較</translation>
    </message>
    <message>
        <source>a sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>a target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>a tensor&apos;s shape</source>
        <translation>テンソルの形状</translation>
    </message>
    <message>
        <source>a tokenizer.json</source>
        <translation>tokenizer.json</translation>
    </message>
    <message>
        <source>a version, for example &apos;2.28&apos;</source>
        <translation>版 (例: &apos;2.28&apos;)</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 から %2 の整数</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1</source>
        <translation>0 から %1 の整数</translation>
    </message>
    <message>
        <source>a whole number in range</source>
        <translation>範囲内の整数</translation>
    </message>
    <message>
        <source>about %1 · %2 device memory</source>
        <translation>約 %1 · デバイスメモリ %2</translation>
    </message>
    <message>
        <source>about %1 · %2 memory</source>
        <translation>約 %1 · メモリ %2</translation>
    </message>
    <message>
        <source>about %1 · %2 of %3 device memory</source>
        <translation>約 %1 · デバイスメモリ %3 中 %2</translation>
    </message>
    <message>
        <source>about %1 · %2 of %3 memory</source>
        <translation>約 %1 · メモリ %3 中 %2</translation>
    </message>
    <message>
        <source>according to the other tool</source>
        <translation>他のツールの記載による</translation>
    </message>
    <message>
        <source>accuracy %1 points (better)</source>
        <translation>正解率 %1 ポイント (向上)</translation>
    </message>
    <message>
        <source>accuracy %1 points (difference not resolved)</source>
        <translation>正解率 %1 ポイント (差は未判別)</translation>
    </message>
    <message>
        <source>accuracy %1 points (equivalent within ±0.5 points)</source>
        <translation>正解率 %1 ポイント (±0.5 ポイント以内で同等)</translation>
    </message>
    <message>
        <source>accuracy %1 points (worse)</source>
        <translation>正解率 %1 ポイント (低下)</translation>
    </message>
    <message>
        <source>activation order</source>
        <translation>活性順 (act-order)</translation>
    </message>
    <message>
        <source>again, because the first attempt was disturbed</source>
        <translation>1 回目に外乱があったため再試行</translation>
    </message>
    <message>
        <source>all items have the same label (%1)</source>
        <translation>すべての項目のラベルが同じです (%1)</translation>
    </message>
    <message>
        <source>all iterations done</source>
        <translation>すべての反復が完了</translation>
    </message>
    <message>
        <source>all medians of all points within ±1%</source>
        <translation>すべての点のすべての中央値が ±1% 以内</translation>
    </message>
    <message>
        <source>all medians within ±1%</source>
        <translation>すべての中央値が ±1% 以内</translation>
    </message>
    <message>
        <source>all medians within ±1% and all comparisons resolved</source>
        <translation>すべての中央値が ±1% 以内で、すべての比較が判別済み</translation>
    </message>
    <message>
        <source>all points done</source>
        <translation>すべての点が完了</translation>
    </message>
    <message>
        <source>allocating</source>
        <translation>メモリを確保</translation>
    </message>
    <message>
        <source>allocating buffers</source>
        <translation>バッファーの割り当て</translation>
    </message>
    <message>
        <source>allocating host memory</source>
        <translation>ホストメモリの割り当て</translation>
    </message>
    <message>
        <source>already there</source>
        <translation>すでにあります</translation>
    </message>
    <message>
        <source>an .npy file</source>
        <translation>.npy ファイル</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>HDF5 ファイル</translation>
    </message>
    <message>
        <source>an HTML or XML document</source>
        <translation>HTML または XML 文書</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>HTML ページ</translation>
    </message>
    <message>
        <source>an IDX file</source>
        <translation>IDX ファイル</translation>
    </message>
    <message>
        <source>an IDX file begins with %1 bytes, but the file has only %2</source>
        <translation>IDX ファイルの先頭には %1 バイト必要ですが、ファイルは %2 しかありません</translation>
    </message>
    <message>
        <source>an Nsight Compute report</source>
        <translation>Nsight Compute のレポート</translation>
    </message>
    <message>
        <source>an Nsight Systems report</source>
        <translation>Nsight Systems のレポート</translation>
    </message>
    <message>
        <source>an ONNX model</source>
        <translation>ONNX モデル</translation>
    </message>
    <message>
        <source>an SQLite database, such as an export of Nsight Systems</source>
        <translation>SQLite データベース (Nsight Systems のエクスポートなど)</translation>
    </message>
    <message>
        <source>an accuracy study</source>
        <translation>正解率の比較</translation>
    </message>
    <message>
        <source>an added token has %1 bytes; the limit is %2</source>
        <translation>追加トークンが %1 バイトあります。上限は %2 です</translation>
    </message>
    <message>
        <source>an added token has no &quot;content&quot;</source>
        <translation>追加トークンに &quot;content&quot; がありません</translation>
    </message>
    <message>
        <source>an anchor in a class</source>
        <translation>クラス内のアンカー</translation>
    </message>
    <message>
        <source>an empty class</source>
        <translation>空のクラス</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>空のファイル</translation>
    </message>
    <message>
        <source>an infinity</source>
        <translation>無限大</translation>
    </message>
    <message>
        <source>an intersection of classes</source>
        <translation>クラスの積集合</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>an object of a string and two counts</source>
        <translation>文字列 1 つと個数 2 つのオブジェクト</translation>
    </message>
    <message>
        <source>an object of byte counts</source>
        <translation>バイト数のオブジェクト</translation>
    </message>
    <message>
        <source>an object of numbers</source>
        <translation>数のオブジェクト</translation>
    </message>
    <message>
        <source>an object of numbers by type</source>
        <translation>型ごとの数のオブジェクト</translation>
    </message>
    <message>
        <source>an object of reasons by name</source>
        <translation>名前ごとの理由のオブジェクト</translation>
    </message>
    <message>
        <source>an object of strings</source>
        <translation>文字列のオブジェクト</translation>
    </message>
    <message>
        <source>an object of times</source>
        <translation>時間のオブジェクト</translation>
    </message>
    <message>
        <source>an object with a cache state and samples</source>
        <translation>キャッシュの状態とサンプルを持つオブジェクト</translation>
    </message>
    <message>
        <source>an object with a mode and its samples</source>
        <translation>モードとそのサンプルを持つオブジェクト</translation>
    </message>
    <message>
        <source>an object with the fields of the task</source>
        <translation>タスクの項目を持つオブジェクト</translation>
    </message>
    <message>
        <source>another one in each entry</source>
        <translation>項目ごとに異なるもの</translation>
    </message>
    <message>
        <source>another tensor has the same name</source>
        <translation>別のテンソルに同じ名前があります</translation>
    </message>
    <message>
        <source>as fast as %1 within ±%2%: %3×</source>
        <translation>±%2% 以内で %1 と同じ速さ: %3×</translation>
    </message>
    <message>
        <source>as long as check_loss and check_accuracy</source>
        <translation>check_loss と check_accuracy と同じ長さ</translation>
    </message>
    <message>
        <source>as long as choices.text</source>
        <translation>choices.text と同じ長さ</translation>
    </message>
    <message>
        <source>as long as loss and accuracy</source>
        <translation>loss と accuracy と同じ長さ</translation>
    </message>
    <message>
        <source>as requested</source>
        <translation>要求どおり</translation>
    </message>
    <message>
        <source>as stored</source>
        <translation>保存されたまま</translation>
    </message>
    <message>
        <source>as stored: %1</source>
        <translation>保存されたまま: %1</translation>
    </message>
    <message>
        <source>asking for free memory</source>
        <translation>空きメモリの問い合わせ</translation>
    </message>
    <message>
        <source>asking for its workspace</source>
        <translation>作業領域の問い合わせ</translation>
    </message>
    <message>
        <source>asking for shared memory</source>
        <translation>共有メモリの要求</translation>
    </message>
    <message>
        <source>asking for the cache&apos;s size</source>
        <translation>キャッシュサイズの問い合わせ</translation>
    </message>
    <message>
        <source>asking for the device</source>
        <translation>デバイスの問い合わせ</translation>
    </message>
    <message>
        <source>asking whether a stream is recorded</source>
        <translation>ストリームが記録中かどうかの問い合わせ</translation>
    </message>
    <message>
        <source>asymmetric</source>
        <translation>非対称</translation>
    </message>
    <message>
        <source>attention output of Llama 3 8B</source>
        <translation>Llama 3 8B のアテンション出力</translation>
    </message>
    <message>
        <source>attention sinks</source>
        <translation>アテンションシンク</translation>
    </message>
    <message>
        <source>auto, cpu or cuda</source>
        <translation>auto、cpu、cuda のいずれか</translation>
    </message>
    <message>
        <source>automatic: %1</source>
        <translation>自動: %1</translation>
    </message>
    <message>
        <source>automatic: a CUDA device was found</source>
        <translation>自動: CUDA デバイスを検出</translation>
    </message>
    <message>
        <source>axes whose values are whole numbers</source>
        <translation>値が整数の軸</translation>
    </message>
    <message>
        <source>axes with a known parameter and a list of values</source>
        <translation>既知のパラメーターと値のリストを持つ軸</translation>
    </message>
    <message>
        <source>b4h16s2048d128; append c for causal</source>
        <translation>b4h16s2048d128。因果的な場合は末尾に c</translation>
    </message>
    <message>
        <source>b8t512d1024h16: batch, tokens, width, heads</source>
        <translation>b8t512d1024h16: バッチ、トークン、幅、ヘッド</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <source>batch size</source>
        <translation>バッチサイズ</translation>
    </message>
    <message>
        <source>batch size %1</source>
        <translation>バッチサイズ %1</translation>
    </message>
    <message>
        <source>better by %1 points (95% %2 to %3, p = %4)</source>
        <translation>%1 ポイント優れる (95% %2 から %3、p = %4)</translation>
    </message>
    <message>
        <source>binary values are not valid JSON</source>
        <translation>バイナリ値は有効な JSON ではありません</translation>
    </message>
    <message>
        <source>block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>blocks of %1×%2</source>
        <translation>%1×%2 のブロック</translation>
    </message>
    <message>
        <source>both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>both are %1 on %2</source>
        <translation>どちらも %2 の %1 です</translation>
    </message>
    <message>
        <source>both are the CPU of %1</source>
        <translation>どちらも %1 の CPU です</translation>
    </message>
    <message>
        <source>both have the UUID %1</source>
        <translation>どちらも UUID が %1 です</translation>
    </message>
    <message>
        <source>building a graph</source>
        <translation>グラフの構築</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>名前による</translation>
    </message>
    <message>
        <source>cache copy</source>
        <translation>キャッシュ内コピー</translation>
    </message>
    <message>
        <source>calibrating</source>
        <translation>校正</translation>
    </message>
    <message>
        <source>calibrating this device (once): %1</source>
        <translation>このデバイスを校正 (1 回だけ): %1</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>校正</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>capture inputs</source>
        <translation>入力の取り込み</translation>
    </message>
    <message>
        <source>channel</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>checking the worker on %1</source>
        <translation>%1 のワーカーを確認中</translation>
    </message>
    <message>
        <source>choosing a stream</source>
        <translation>ストリームの選択</translation>
    </message>
    <message>
        <source>choosing an algorithm</source>
        <translation>アルゴリズムの選択</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>選択による</translation>
    </message>
    <message>
        <source>chosen by the timer resolution</source>
        <translation>タイマーの分解能により選択</translation>
    </message>
    <message>
        <source>clearing a buffer</source>
        <translation>バッファーのクリア</translation>
    </message>
    <message>
        <source>clearing a counter</source>
        <translation>カウンターのクリア</translation>
    </message>
    <message>
        <source>clearing a workspace</source>
        <translation>作業領域のクリア</translation>
    </message>
    <message>
        <source>clearing buffers</source>
        <translation>バッファーのクリア</translation>
    </message>
    <message>
        <source>clearing counters</source>
        <translation>カウンターのクリア</translation>
    </message>
    <message>
        <source>clearing the output</source>
        <translation>出力のクリア</translation>
    </message>
    <message>
        <source>clearing weights</source>
        <translation>重みのクリア</translation>
    </message>
    <message>
        <source>codes must be INT8 or FP8</source>
        <translation>コードは INT8 または FP8 でなければなりません</translation>
    </message>
    <message numerus="yes">
        <source>codes verified against the oracle: %1 rows, %n differ</source>
        <comment>codes verified against the oracle: %1 rows, %n differs</comment>
        <translation>
            <numerusform>コードをリファレンスと照合: %1 行、%n 行が相違</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>codes verified against the oracle: 1 row, %n differ</source>
        <comment>codes verified against the oracle: 1 row, %n differs</comment>
        <translation>
            <numerusform>コードをリファレンスと照合: 1 行、%n 行が相違</numerusform>
        </translation>
    </message>
    <message>
        <source>cold</source>
        <translation>コールド</translation>
    </message>
    <message>
        <source>cold by read sweep of %1 before each sample</source>
        <translation>コールド: サンプルごとに %1 の読み取り走査</translation>
    </message>
    <message>
        <source>cold in part: %1 buffer, %2, %3 × L2</source>
        <translation>一部コールド: バッファー %1 個、%2、%3 × L2</translation>
    </message>
    <message>
        <source>cold in part: %1 buffers, %2, %3 × L2</source>
        <translation>一部コールド: バッファー %1 個、%2、%3 × L2</translation>
    </message>
    <message>
        <source>cold: %1</source>
        <translation>コールド: %1</translation>
    </message>
    <message>
        <source>cold: %1 buffer, %2, %3 × L2</source>
        <translation>コールド: バッファー %1 個、%2、%3 × L2</translation>
    </message>
    <message>
        <source>cold: %1 buffers, %2, %3 × L2</source>
        <translation>コールド: バッファー %1 個、%2、%3 × L2</translation>
    </message>
    <message>
        <source>cold: %1 per variant, at least %2</source>
        <translation>コールド: 変種ごとに %1、少なくとも %2</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>column %1 (%2)</source>
        <translation>列 %1 (%2)</translation>
    </message>
    <message>
        <source>compiling kernels</source>
        <translation>カーネルのコンパイル</translation>
    </message>
    <message>
        <source>compressed-tensors does not support NF4 weights.</source>
        <translation>compressed-tensors は NF4 の重みに対応していません。</translation>
    </message>
    <message>
        <source>compressed-tensors does not support a KV cache with one scale per token and head</source>
        <translation>compressed-tensors は、トークンとヘッドごとに 1 スケールの KV キャッシュに対応していません</translation>
    </message>
    <message>
        <source>compressed-tensors does not support an INT8 KV cache with one scale per token and head.</source>
        <translation>compressed-tensors は、トークンとヘッドごとに 1 スケールの INT8 KV キャッシュに対応していません。</translation>
    </message>
    <message>
        <source>compressed-tensors does not support this format</source>
        <translation>compressed-tensors はこの形式に対応していません</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>computing a prompt</source>
        <translation>プロンプトの計算</translation>
    </message>
    <message>
        <source>computing statistics</source>
        <translation>統計を計算中</translation>
    </message>
    <message>
        <source>config.json ties the head to the embedding (&quot;tie_word_embeddings&quot;), but the files contain a head with different values, which is used.</source>
        <translation>config.json ではヘッドを埋め込みと共有しています (&quot;tie_word_embeddings&quot;) が、ファイルには値の異なるヘッドがあり、そちらを使います。</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>接続済み</translation>
    </message>
    <message>
        <source>connecting to %1</source>
        <translation>%1 に接続中</translation>
    </message>
    <message>
        <source>constant input: there is nothing to scale (scale 0, codes 0).</source>
        <translation>入力が一定のため、スケーリングするものがありません (スケール 0、コード 0)。</translation>
    </message>
    <message>
        <source>context of GPT-2</source>
        <translation>GPT-2 のコンテキスト</translation>
    </message>
    <message>
        <source>context of Llama 2</source>
        <translation>Llama 2 のコンテキスト</translation>
    </message>
    <message>
        <source>context of Llama 3</source>
        <translation>Llama 3 のコンテキスト</translation>
    </message>
    <message>
        <source>context of Llama 3.1</source>
        <translation>Llama 3.1 のコンテキスト</translation>
    </message>
    <message>
        <source>context of Mistral 7B v0.2</source>
        <translation>Mistral 7B v0.2 のコンテキスト</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>copy a sequence</source>
        <translation>系列のコピー</translation>
    </message>
    <message>
        <source>copy beyond the caches</source>
        <translation>キャッシュを超えるコピー</translation>
    </message>
    <message>
        <source>copy rates</source>
        <translation>コピー速度</translation>
    </message>
    <message>
        <source>copy to the device %1</source>
        <translation>デバイスへのコピー %1</translation>
    </message>
    <message>
        <source>copy to the host %1</source>
        <translation>ホストへのコピー %1</translation>
    </message>
    <message>
        <source>copying a sequence</source>
        <translation>系列のコピー</translation>
    </message>
    <message>
        <source>copying operands</source>
        <translation>オペランドのコピー</translation>
    </message>
    <message>
        <source>copying the input to the GPU</source>
        <translation>GPU への入力のコピー</translation>
    </message>
    <message>
        <source>cuBLASLt (libcublasLt.so.13 or .12) was not found.</source>
        <translation>cuBLASLt (libcublasLt.so.13 または .12) が見つかりません。</translation>
    </message>
    <message>
        <source>cuBLASLt (libcublasLt.so.13 or .12) was not found. It is required for prompts with quantized weights.</source>
        <translation>cuBLASLt (libcublasLt.so.13 または .12) が見つかりません。量子化された重みのプロンプトに必要です。</translation>
    </message>
    <message>
        <source>cuBLASLt epilogue</source>
        <translation>cuBLASLt エピローグ</translation>
    </message>
    <message>
        <source>cuBLASLt failed while %1 (status %2).</source>
        <translation>cuBLASLt が失敗しました (%1 の最中、ステータス %2)。</translation>
    </message>
    <message>
        <source>cuBLASLt has no algorithm for a product of %1 × %2 × %3 in these types on this device (status %4).</source>
        <translation>cuBLASLt には、このデバイスでこれらの型の %1 × %2 × %3 の積を計算するアルゴリズムがありません (ステータス %4)。</translation>
    </message>
    <message>
        <source>cuBLASLt multiplies %1 only where n is a multiple of %2; it is %3.</source>
        <translation>cuBLASLt の %1 の積では n が %2 の倍数でなければなりません。n は %3 です。</translation>
    </message>
    <message>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <source>cuDNN %1 failed while %2 (status %3).</source>
        <translation>cuDNN %1 が失敗しました (%2 の最中、ステータス %3)。</translation>
    </message>
    <message>
        <source>cuDNN %1 failed while %2 (status %3: %4).</source>
        <translation>cuDNN %1 が失敗しました (%2 の最中、ステータス %3: %4)。</translation>
    </message>
    <message>
        <source>cuDNN %1 has no fused attention for this shape on this device.</source>
        <translation>cuDNN %1 には、このデバイスでこの形状の融合アテンションがありません。</translation>
    </message>
    <message>
        <source>cuDNN %1 has no fused attention for this shape on this device: %2.</source>
        <translation>cuDNN %1 には、このデバイスでこの形状の融合アテンションがありません: %2。</translation>
    </message>
    <message>
        <source>cuDNN (libcudnn.so.9) was not found.</source>
        <translation>cuDNN (libcudnn.so.9) が見つかりません。</translation>
    </message>
    <message>
        <source>custom %1 loops (%2)</source>
        <translation>カスタム %1 ループ (%2)</translation>
    </message>
    <message>
        <source>deadline reached</source>
        <translation>期限に到達</translation>
    </message>
    <message>
        <source>decode into a buffer that is too small</source>
        <translation>小さすぎるバッファーへのデコード</translation>
    </message>
    <message>
        <source>decode more sequences than there are, or none</source>
        <translation>存在する数を超える系列、または空の入力のデコード</translation>
    </message>
    <message>
        <source>decode, a batch of 32</source>
        <translation>デコード、バッチ 32</translation>
    </message>
    <message>
        <source>decode, a large batch</source>
        <translation>デコード、大きなバッチ</translation>
    </message>
    <message>
        <source>decode, one sequence</source>
        <translation>デコード、1 系列</translation>
    </message>
    <message>
        <source>decoding</source>
        <translation>デコード</translation>
    </message>
    <message>
        <source>describing a batch</source>
        <translation>バッチの記述</translation>
    </message>
    <message>
        <source>describing a matrix</source>
        <translation>行列の記述</translation>
    </message>
    <message>
        <source>describing a product</source>
        <translation>積の記述</translation>
    </message>
    <message>
        <source>describing the operation</source>
        <translation>演算の記述</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>down projection of Llama 3 70B</source>
        <translation>Llama 3 70B のダウンプロジェクション</translation>
    </message>
    <message>
        <source>down projection of Llama 3 8B</source>
        <translation>Llama 3 8B のダウンプロジェクション</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>動的</translation>
    </message>
    <message>
        <source>dynamic quantization after training</source>
        <translation>訓練後の動的量子化</translation>
    </message>
    <message>
        <source>eager, one call per operation</source>
        <translation>eager、演算ごとに 1 回の呼び出し</translation>
    </message>
    <message>
        <source>eager, two launches</source>
        <translation>eager、起動 2 回</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>ending</source>
        <translation>終了処理中</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>エネルギー</translation>
    </message>
    <message>
        <source>equivalent within ±%1 points (%2 points, 95% %3 to %4)</source>
        <translation>±%1 ポイント以内で同等 (%2 ポイント、95% %3 から %4)</translation>
    </message>
    <message>
        <source>equivalent within ±%1 points (%2 points, 95% %3 to %4, p = %5: a small but certain difference)</source>
        <translation>±%1 ポイント以内で同等 (%2 ポイント、95% %3 から %4、p = %5: 小さいが確かな差)</translation>
    </message>
    <message>
        <source>equivalent within ±0.5% (%1)</source>
        <translation>±0.5% 以内で同等 (%1)</translation>
    </message>
    <message>
        <source>event.pairs contains an invalid comparison.</source>
        <translation>event.pairs に無効な比較があります。</translation>
    </message>
    <message>
        <source>event.pairs contains an unknown caution.</source>
        <translation>event.pairs に不明な注意点があります。</translation>
    </message>
    <message>
        <source>event.pairs contains an unknown verdict.</source>
        <translation>event.pairs に不明な判定があります。</translation>
    </message>
    <message>
        <source>event.pairs must be a square table.</source>
        <translation>event.pairs は正方の表でなければなりません。</translation>
    </message>
    <message>
        <source>event.part does not match the event.</source>
        <translation>event.part がイベントと一致しません。</translation>
    </message>
    <message>
        <source>event.part is missing.</source>
        <translation>event.part がありません。</translation>
    </message>
    <message>
        <source>expected &apos;%1&apos;, but found %2</source>
        <translation>&apos;%1&apos; が必要ですが、%2 でした</translation>
    </message>
    <message>
        <source>expected a string in quotation marks</source>
        <translation>引用符で囲んだ文字列が必要です</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>失敗: %1</translation>
    </message>
    <message>
        <source>failed: a node did not start</source>
        <translation>失敗: ノードが起動しませんでした</translation>
    </message>
    <message>
        <source>failed: a node failed</source>
        <translation>失敗: ノードに障害が発生しました</translation>
    </message>
    <message>
        <source>failed: out of memory</source>
        <translation>失敗: メモリ不足</translation>
    </message>
    <message>
        <source>features of shape %1 are empty</source>
        <translation>形状 %1 の特徴は空です</translation>
    </message>
    <message>
        <source>features of shape %1 are neither [items, columns] nor [items, height, width]</source>
        <translation>形状 %1 の特徴は [項目, 列] でも [項目, 高さ, 幅] でもありません</translation>
    </message>
    <message>
        <source>features of shape %1 require more than 4 GiB as float (the limit)</source>
        <translation>形状 %1 の特徴には float で上限の 4 GiB を超えるメモリが必要です</translation>
    </message>
    <message>
        <source>fetching a buffer</source>
        <translation>バッファーの取得</translation>
    </message>
    <message>
        <source>fetching logits</source>
        <translation>ロジットの取得</translation>
    </message>
    <message>
        <source>fetching the inputs of a layer</source>
        <translation>層の入力の取得</translation>
    </message>
    <message>
        <source>fetching tokens</source>
        <translation>トークンの取得</translation>
    </message>
    <message>
        <source>filling activations</source>
        <translation>活性の初期化</translation>
    </message>
    <message>
        <source>filling operands</source>
        <translation>オペランドの初期化</translation>
    </message>
    <message>
        <source>filling the rotating buffers</source>
        <translation>切り替え用バッファーの初期化</translation>
    </message>
    <message>
        <source>finding the extremes of the input</source>
        <translation>入力の最小値と最大値の検出</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>finishing queued work</source>
        <translation>キュー内の作業の完了</translation>
    </message>
    <message>
        <source>float4 loads and char4 stores: each warp loads 512 bytes at a time, and four elements share the index arithmetic. 11 instructions per element instead of 25, the same number of bytes.</source>
        <translation>float4 の読み込みと char4 の書き込み: 各ワープが一度に 512 バイトを読み込み、添字計算を 4 要素で共有します。要素あたり 25 命令が 11 命令になり、バイト数は同じです。</translation>
    </message>
    <message>
        <source>fortran_order is neither True nor False</source>
        <translation>fortran_order が True でも False でもありません</translation>
    </message>
    <message>
        <source>from the input</source>
        <translation>入力から</translation>
    </message>
    <message>
        <source>full precision</source>
        <translation>完全精度</translation>
    </message>
    <message>
        <source>further norms</source>
        <translation>追加の正規化</translation>
    </message>
    <message>
        <source>fused multiply-add</source>
        <translation>融合積和</translation>
    </message>
    <message>
        <source>fused, CUDA graph</source>
        <translation>融合、CUDA グラフ</translation>
    </message>
    <message>
        <source>fused, custom kernel</source>
        <translation>融合、カスタムカーネル</translation>
    </message>
    <message>
        <source>fused, division</source>
        <translation>融合、除算</translation>
    </message>
    <message>
        <source>fused, online softmax</source>
        <translation>融合、オンライン softmax</translation>
    </message>
    <message>
        <source>generated characters, %1 classes, seed %2</source>
        <translation>生成した文字、%1 クラス、シード %2</translation>
    </message>
    <message>
        <source>generated from the text: which of four continuations follows</source>
        <translation>テキストから生成: 4 つの続きのうちどれが続くか</translation>
    </message>
    <message>
        <source>generating characters</source>
        <translation>文字を生成中</translation>
    </message>
    <message>
        <source>generating operands, compiling and selecting algorithms</source>
        <translation>オペランドの生成、コンパイル、アルゴリズムの選択</translation>
    </message>
    <message>
        <source>generating the input</source>
        <translation>入力を生成中</translation>
    </message>
    <message>
        <source>governor %1</source>
        <translation>ガバナー %1</translation>
    </message>
    <message>
        <source>governor %1 (the clock rate depends on the load)</source>
        <translation>ガバナー %1 (クロックは負荷に依存)</translation>
    </message>
    <message>
        <source>group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>groups of %1</source>
        <translation>%1 個のグループ</translation>
    </message>
    <message>
        <source>hardware slowdown</source>
        <translation>ハードウェアによる減速</translation>
    </message>
    <message>
        <source>has a step without a &quot;type&quot;</source>
        <translation>&quot;type&quot; のないステップがあります</translation>
    </message>
    <message>
        <source>has more than %1 steps</source>
        <translation>ステップが %1 個を超えています</translation>
    </message>
    <message>
        <source>has no &quot;type&quot;</source>
        <translation>&quot;type&quot; がありません</translation>
    </message>
    <message>
        <source>head size</source>
        <translation>ヘッドサイズ</translation>
    </message>
    <message>
        <source>head size %1</source>
        <translation>ヘッドサイズ %1</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>ヘッド数</translation>
    </message>
    <message>
        <source>heads of %1 elements cannot be rotated in pairs</source>
        <translation>%1 要素のヘッドは 2 要素ずつ回転できません</translation>
    </message>
    <message>
        <source>held</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>hidden size</source>
        <translation>隠れ次元</translation>
    </message>
    <message>
        <source>hidden size %1</source>
        <translation>隠れ次元 %1</translation>
    </message>
    <message>
        <source>higher (%1)</source>
        <translation>高い (%1)</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>ホット</translation>
    </message>
    <message>
        <source>hot: %1</source>
        <translation>ホット: %1</translation>
    </message>
    <message>
        <source>hot: 1 buffer</source>
        <translation>ホット: バッファー 1 つ</translation>
    </message>
    <message>
        <source>hot: 1 buffer per variant, at most %1</source>
        <translation>ホット: 変種ごとにバッファー 1 つ、最大 %1</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>imported from %1</source>
        <translation>%1 からインポート</translation>
    </message>
    <message>
        <source>included text</source>
        <translation>内蔵のテキスト</translation>
    </message>
    <message>
        <source>interleaved</source>
        <translation>交互に実行</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>がありません</translation>
    </message>
    <message>
        <source>is not a list of at most 64 widths</source>
        <translation>64 個以下の幅のリストではありません</translation>
    </message>
    <message>
        <source>is not a number</source>
        <translation>数ではありません</translation>
    </message>
    <message>
        <source>is not a whole number from 0 to 1,048,576</source>
        <translation>0 から 1,048,576 の整数ではありません</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>大きすぎます</translation>
    </message>
    <message>
        <source>it contains a zero byte, so it is not a text file</source>
        <translation>ゼロバイトがあるため、テキストファイルではありません</translation>
    </message>
    <message>
        <source>it contains another run.</source>
        <translation>別の実行が含まれています。</translation>
    </message>
    <message>
        <source>it contains more than %1 launches (the limit)</source>
        <translation>上限の %1 回を超える起動があります</translation>
    </message>
    <message>
        <source>it contains more than %1 rows (the limit)</source>
        <translation>上限の %1 行を超えています</translation>
    </message>
    <message>
        <source>it contains more than %1 runs.</source>
        <translation>実行が %1 個を超えています。</translation>
    </message>
    <message>
        <source>it contains more than %1 values (the limit)</source>
        <translation>上限の %1 個を超える値があります</translation>
    </message>
    <message>
        <source>it contains neither a row with a time nor a score</source>
        <translation>時間のある行もスコアもありません</translation>
    </message>
    <message>
        <source>it contains neither kernels (categories kernel, gpu_memcpy, gpu_memset) nor operators (cpu_op)</source>
        <translation>カーネル (カテゴリ kernel、gpu_memcpy、gpu_memset) も演算子 (cpu_op) もありません</translation>
    </message>
    <message>
        <source>it contains no duration (gpu__time_duration.sum, or Duration on the details page)</source>
        <translation>時間 (gpu__time_duration.sum、または details ページの Duration) がありません</translation>
    </message>
    <message>
        <source>it contains no rows below its header</source>
        <translation>見出しの下に行がありません</translation>
    </message>
    <message>
        <source>it contains no session.</source>
        <translation>セッションがありません。</translation>
    </message>
    <message>
        <source>it contains none of ttfts, itls, latencies, mean_ttft_ms</source>
        <translation>ttfts、itls、latencies、mean_ttft_ms のどれもありません</translation>
    </message>
    <message>
        <source>it did not start</source>
        <translation>開始しませんでした</translation>
    </message>
    <message>
        <source>it does not contain a model configuration</source>
        <translation>モデルの設定がありません</translation>
    </message>
    <message>
        <source>it does not list its runs</source>
        <translation>実行の一覧がありません</translation>
    </message>
    <message>
        <source>it ends unexpectedly after %1 decompressed bytes</source>
        <translation>%1 バイト展開したところで予期せず終わっています</translation>
    </message>
    <message>
        <source>it has %1 bytes, which is too short for a .safetensors file</source>
        <translation>%1 バイトで、.safetensors ファイルには短すぎます</translation>
    </message>
    <message>
        <source>it has %1 cells, the first line has %2</source>
        <translation>セルが %1 個ですが、最初の行は %2 個です</translation>
    </message>
    <message>
        <source>it has %1 classes; the limit is %2</source>
        <translation>%1 クラスあります。上限は %2 です</translation>
    </message>
    <message>
        <source>it has %1 labels, but %2 has %3 items</source>
        <translation>ラベルが %1 個ですが、%2 は %3 項目です</translation>
    </message>
    <message>
        <source>it has .npy version %1; supported versions are 1 to 3</source>
        <translation>.npy バージョン %1 です。対応は 1 から 3 です</translation>
    </message>
    <message>
        <source>it has an unexpected tensor %1</source>
        <translation>予期しないテンソル %1 があります</translation>
    </message>
    <message>
        <source>it has more than %1 cells (the limit)</source>
        <translation>上限の %1 個を超えるセルがあります</translation>
    </message>
    <message>
        <source>it has neither &quot;latencies&quot; nor a positive &quot;avg_latency&quot;</source>
        <translation>&quot;latencies&quot; も正の &quot;avg_latency&quot; もありません</translation>
    </message>
    <message>
        <source>it has no &apos;result&apos;.</source>
        <translation>&apos;result&apos; がありません。</translation>
    </message>
    <message>
        <source>it has no feature columns</source>
        <translation>特徴の列がありません</translation>
    </message>
    <message>
        <source>it has no list &quot;benchmarks&quot;</source>
        <translation>リスト &quot;benchmarks&quot; がありません</translation>
    </message>
    <message>
        <source>it has no list of runs</source>
        <translation>実行の一覧がありません</translation>
    </message>
    <message>
        <source>it has no object &quot;results&quot;</source>
        <translation>オブジェクト &quot;results&quot; がありません</translation>
    </message>
    <message>
        <source>it has no schema number.</source>
        <translation>スキーマ番号がありません。</translation>
    </message>
    <message>
        <source>it has no weight</source>
        <translation>重みがありません</translation>
    </message>
    <message>
        <source>it has only one column</source>
        <translation>列が 1 つだけです</translation>
    </message>
    <message>
        <source>it is a device or a pipe</source>
        <translation>デバイスまたはパイプです</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>it is a running program</source>
        <translation>実行中のプログラムです</translation>
    </message>
    <message>
        <source>it is damaged after %1 decompressed bytes (%2)</source>
        <translation>%1 バイト展開した後が壊れています (%2)</translation>
    </message>
    <message>
        <source>it is followed by text</source>
        <translation>後にテキストが続いています</translation>
    </message>
    <message>
        <source>it is nested deeper than %1 levels (the limit)</source>
        <translation>上限の %1 段より深く入れ子になっています</translation>
    </message>
    <message>
        <source>it is not a gzip file</source>
        <translation>gzip ファイルではありません</translation>
    </message>
    <message>
        <source>it is not an .npy file</source>
        <translation>.npy ファイルではありません</translation>
    </message>
    <message>
        <source>it is not an IDX file</source>
        <translation>IDX ファイルではありません</translation>
    </message>
    <message>
        <source>it is stored in column-major order (fortran_order)</source>
        <translation>列優先で保存されています (fortran_order)</translation>
    </message>
    <message>
        <source>it is stored in column-major order (fortran_order), but tokens are rows</source>
        <translation>列優先で保存されています (fortran_order) が、トークンは行です</translation>
    </message>
    <message>
        <source>it is too large for this computer</source>
        <translation>このコンピューターには大きすぎます</translation>
    </message>
    <message>
        <source>it was changed while it was being read</source>
        <translation>読み込み中に変更されました</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Quantoscope (schema %1; this one reads up to %2).</source>
        <translation>新しい版の Quantoscope で保存されています (スキーマ %1、この版が読むのは %2 まで)。</translation>
    </message>
    <message>
        <source>it was started for %1 steps, but %2 items require %3</source>
        <translation>%1 ステップで開始しましたが、%2 項目には %3 ステップ必要です</translation>
    </message>
    <message>
        <source>it was truncated while it was being read</source>
        <translation>読み込み中に切り詰められました</translation>
    </message>
    <message>
        <source>item %1 has %2 as feature %3</source>
        <translation>項目 %1 の特徴 %3 が %2 です</translation>
    </message>
    <message>
        <source>item %1 has the negative label %2</source>
        <translation>項目 %1 のラベルが負です (%2)</translation>
    </message>
    <message>
        <source>item %1 of the test data has the label %2, which does not occur in the training data and is out of range</source>
        <translation>テスト部分の項目 %1 のラベル %2 は訓練データになく、範囲外です</translation>
    </message>
    <message>
        <source>its %1 items are split into %2 for training and %3 for calibration; no split can be empty</source>
        <translation>その %1 項目は訓練用 %2、校正用 %3 に分かれます。どの部分も空にはできません</translation>
    </message>
    <message>
        <source>its %1 items are split into %2 for training, %3 for calibration and %4 for testing; no split can be empty</source>
        <translation>その %1 項目は訓練用 %2、校正用 %3、テスト用 %4 に分かれます。どの部分も空にはできません</translation>
    </message>
    <message>
        <source>its __metadata__ %1 is not a string</source>
        <translation>__metadata__ の %1 が文字列ではありません</translation>
    </message>
    <message>
        <source>its __metadata__ is not an object</source>
        <translation>__metadata__ がオブジェクトではありません</translation>
    </message>
    <message>
        <source>its baseline %1 is not a known mode.</source>
        <translation>ベースライン %1 は既知のモードではありません。</translation>
    </message>
    <message>
        <source>its buffers need more than an eighth of the available memory (%1)</source>
        <translation>バッファーに空きメモリの 8 分の 1 (%1) を超えるメモリが必要です</translation>
    </message>
    <message>
        <source>its checksum is wrong</source>
        <translation>チェックサムが正しくありません</translation>
    </message>
    <message>
        <source>its configuration does not have one name for each of %1 classes</source>
        <translation>設定に %1 クラスそれぞれの名前がありません</translation>
    </message>
    <message>
        <source>its configuration is inconsistent: %1</source>
        <translation>設定の整合が取れていません: %1</translation>
    </message>
    <message>
        <source>its configuration is not an object</source>
        <translation>設定がオブジェクトではありません</translation>
    </message>
    <message>
        <source>its configuration specifies an unknown type of model</source>
        <translation>設定に指定されたモデルの種類が不明です</translation>
    </message>
    <message>
        <source>its data type %1 is not supported</source>
        <translation>データ型 %1 には対応していません</translation>
    </message>
    <message>
        <source>its elements are Python objects</source>
        <translation>要素が Python のオブジェクトです</translation>
    </message>
    <message>
        <source>its elements are not plain numbers</source>
        <translation>要素が単純な数ではありません</translation>
    </message>
    <message>
        <source>its elements are single bytes of an unnamed type (NumPy has no name for FP8 E4M3)</source>
        <translation>要素が名前のない型の 1 バイトです (NumPy には FP8 E4M3 の名前がありません)</translation>
    </message>
    <message>
        <source>its elements are structures with several fields</source>
        <translation>要素が複数のフィールドを持つ構造体です</translation>
    </message>
    <message>
        <source>its format is not %1.</source>
        <translation>形式が %1 ではありません。</translation>
    </message>
    <message>
        <source>its header</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>its header does not begin with &apos;{&apos;</source>
        <translation>ヘッダーが &apos;{&apos; で始まっていません</translation>
    </message>
    <message>
        <source>its header size is %1 bytes, but only %2 follow</source>
        <translation>ヘッダーのサイズは %1 バイトですが、続くのは %2 だけです</translation>
    </message>
    <message>
        <source>its header size is %1 bytes; the limit is %2</source>
        <translation>ヘッダーのサイズは %1 バイトです。上限は %2 です</translation>
    </message>
    <message>
        <source>its header size is %1; the limit is 1 MiB</source>
        <translation>ヘッダーのサイズは %1 です。上限は 1 MiB です</translation>
    </message>
    <message>
        <source>its list &quot;benchmarks&quot; contains entries that are not objects</source>
        <translation>リスト &quot;benchmarks&quot; に、オブジェクトでない項目があります</translation>
    </message>
    <message>
        <source>its list contains entries that are not objects</source>
        <translation>リストに、オブジェクトでない項目があります</translation>
    </message>
    <message>
        <source>its name contains control characters or is not valid UTF-8</source>
        <translation>名前に制御文字があるか、有効な UTF-8 ではありません</translation>
    </message>
    <message>
        <source>its name does not end in .csv, .tsv, .npy, .idx or -ubyte (IDX)</source>
        <translation>名前の末尾が .csv、.tsv、.npy、.idx、-ubyte (IDX) のどれでもありません</translation>
    </message>
    <message>
        <source>its name is empty or reserved</source>
        <translation>名前が空か予約されています</translation>
    </message>
    <message>
        <source>its shape %1</source>
        <translation>形状 %1</translation>
    </message>
    <message>
        <source>its shape %1 has more than %2 elements (the limit)</source>
        <translation>形状 %1 は上限の %2 要素を超えます</translation>
    </message>
    <message>
        <source>its shape %1 of %2-byte elements requires more than the %3 bytes in the file</source>
        <translation>%2 バイト要素の形状 %1 には、ファイルの %3 バイトより多く必要です</translation>
    </message>
    <message>
        <source>its state is incomplete for this model</source>
        <translation>状態がこのモデルには不完全です</translation>
    </message>
    <message>
        <source>its symbolic links form a loop</source>
        <translation>シンボリックリンクが循環しています</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>k = %1</source>
        <translation>k = %1</translation>
    </message>
    <message>
        <source>labels of shape %1 are not a list with one number per item</source>
        <translation>形状 %1 のラベルは、項目ごとに 1 つの数のリストではありません</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>レイテンシ</translation>
    </message>
    <message>
        <source>latency with copies %1</source>
        <translation>コピー込みのレイテンシ %1</translation>
    </message>
    <message>
        <source>launching GELU</source>
        <translation>GELU の起動</translation>
    </message>
    <message>
        <source>launching a compiled kernel</source>
        <translation>コンパイル済みカーネルの起動</translation>
    </message>
    <message>
        <source>launching a graph</source>
        <translation>グラフの起動</translation>
    </message>
    <message>
        <source>launching a kernel</source>
        <translation>カーネルの起動</translation>
    </message>
    <message>
        <source>launching a layer norm</source>
        <translation>層正規化の起動</translation>
    </message>
    <message>
        <source>launching a product</source>
        <translation>積の起動</translation>
    </message>
    <message>
        <source>launching a residual sum</source>
        <translation>残差の和の起動</translation>
    </message>
    <message>
        <source>laying out activations</source>
        <translation>活性の配置</translation>
    </message>
    <message>
        <source>line %1 has %2 cells instead of %3; the file may be truncated</source>
        <translation>%1 行目のセルが %3 個ではなく %2 個です。ファイルが途中で切れている可能性があります</translation>
    </message>
    <message>
        <source>loading a compiled kernel</source>
        <translation>コンパイル済みカーネルの読み込み</translation>
    </message>
    <message>
        <source>loading a product</source>
        <translation>積の読み込み</translation>
    </message>
    <message>
        <source>loading compiled kernels</source>
        <translation>コンパイル済みカーネルの読み込み</translation>
    </message>
    <message>
        <source>loading kernels</source>
        <translation>カーネルの読み込み</translation>
    </message>
    <message>
        <source>loading products</source>
        <translation>積の読み込み</translation>
    </message>
    <message>
        <source>loading the attention kernel</source>
        <translation>アテンションカーネルの読み込み</translation>
    </message>
    <message>
        <source>loading the fused kernel</source>
        <translation>融合カーネルの読み込み</translation>
    </message>
    <message>
        <source>looking for a compiled kernel</source>
        <translation>コンパイル済みカーネルの検索</translation>
    </message>
    <message>
        <source>looking for devices</source>
        <translation>デバイスの検索</translation>
    </message>
    <message>
        <source>looking for devices on %1</source>
        <translation>%1 のデバイスを検索中</translation>
    </message>
    <message>
        <source>looking for functions of the driver</source>
        <translation>ドライバーの関数の検索</translation>
    </message>
    <message>
        <source>looking for the driver&apos;s tensor maps</source>
        <translation>ドライバーのテンソルマップの検索</translation>
    </message>
    <message>
        <source>lower (%1)</source>
        <translation>低い (%1)</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>m = %1</source>
        <translation>m = %1</translation>
    </message>
    <message>
        <source>making a stream</source>
        <translation>ストリームの作成</translation>
    </message>
    <message>
        <source>making events</source>
        <translation>イベントの作成</translation>
    </message>
    <message>
        <source>making operands</source>
        <translation>オペランドの作成</translation>
    </message>
    <message>
        <source>making the codes</source>
        <translation>コードの作成</translation>
    </message>
    <message>
        <source>materialized</source>
        <translation>実体化</translation>
    </message>
    <message>
        <source>matrix rate, %1</source>
        <translation>行列演算の速度、%1</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>平均 %1</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>計測</translation>
    </message>
    <message>
        <source>measuring the energy of %1</source>
        <translation>%1 のエネルギーを計測中</translation>
    </message>
    <message>
        <source>memory %1 MHz</source>
        <translation>メモリ %1 MHz</translation>
    </message>
    <message>
        <source>memory unknown</source>
        <translation>メモリ不明</translation>
    </message>
    <message>
        <source>min %1</source>
        <translation>最小 %1</translation>
    </message>
    <message>
        <source>multiplying</source>
        <translation>乗算</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>no BLAS library was found</source>
        <translation>BLAS ライブラリが見つかりません</translation>
    </message>
    <message>
        <source>no byte dot products (VNNI) with %1 on this CPU</source>
        <translation>この CPU には %1 のバイト内積 (VNNI) がありません</translation>
    </message>
    <message>
        <source>no call was completed between two changes of the energy counter</source>
        <translation>エネルギーカウンターの 2 回の更新の間に完了した呼び出しがありません</translation>
    </message>
    <message>
        <source>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but none of the %4 others is shown to be worse.</source>
        <translation>有意に最良の構成はありません。正答が最も多いのは %1 (%3 中 %2) ですが、他の %4 構成のうち有意に劣るものはありません。</translation>
    </message>
    <message numerus="yes">
        <source>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but only %n of the %4 others are shown to be worse.</source>
        <comment>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but only %n of the %4 others is shown to be worse.</comment>
        <translation>
            <numerusform>最良と示された構成はありません。正答が最も多いのは %1 (%3 中 %2) ですが、ほかの %4 構成のうち劣ると示されたのは %n 構成だけです。</numerusform>
        </translation>
    </message>
    <message>
        <source>no connection is needed</source>
        <translation>接続は不要です</translation>
    </message>
    <message>
        <source>no item has a metric such as &quot;acc&quot; or &quot;exact_match&quot;</source>
        <translation>&quot;acc&quot; や &quot;exact_match&quot; などの指標を持つ項目がありません</translation>
    </message>
    <message>
        <source>no label column was found</source>
        <translation>ラベルの列が見つかりません</translation>
    </message>
    <message>
        <source>no label file was found next to it</source>
        <translation>同じ場所にラベルのファイルがありません</translation>
    </message>
    <message>
        <source>no log</source>
        <translation>ログなし</translation>
    </message>
    <message>
        <source>no quantization error</source>
        <translation>量子化誤差なし</translation>
    </message>
    <message>
        <source>no selected variant supports this size</source>
        <translation>選んだ変種にこのサイズに対応するものがありません</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>そのようなファイルはありません</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>そのようなファイルやフォルダーはありません</translation>
    </message>
    <message>
        <source>no task has a metric such as &quot;acc,none&quot;</source>
        <translation>&quot;acc,none&quot; などの指標を持つタスクがありません</translation>
    </message>
    <message>
        <source>norms of queries and keys</source>
        <translation>クエリとキーの正規化</translation>
    </message>
    <message>
        <source>not enough device memory for three matrices</source>
        <translation>3 つの行列にはデバイスメモリが足りません</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>not judged: the baseline is this checkpoint, dequantized</source>
        <translation>評価不能: ベースラインは、このチェックポイントを逆量子化したものです</translation>
    </message>
    <message>
        <source>not judged: the baseline is this checkpoint, dequantized (%1)</source>
        <translation>評価不能: ベースラインは、このチェックポイントを逆量子化したものです (%1)</translation>
    </message>
    <message>
        <source>not listed by Slurm</source>
        <translation>Slurm の一覧にありません</translation>
    </message>
    <message>
        <source>not resolved (%1 points, 95% %2 to %3, p = %4)</source>
        <translation>未判別 (%1 ポイント、95% %2 から %3、p = %4)</translation>
    </message>
    <message>
        <source>not resolved (%1)</source>
        <translation>未判別 (%1)</translation>
    </message>
    <message>
        <source>not throttled</source>
        <translation>スロットリングなし</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>未検証</translation>
    </message>
    <message>
        <source>not within ±1% yet</source>
        <translation>まだ ±1% 以内ではない</translation>
    </message>
    <message>
        <source>nothing is prepared</source>
        <translation>何も準備されていません</translation>
    </message>
    <message>
        <source>num_tokens × hidden_size is %1, more than %2 elements.</source>
        <translation>num_tokens × hidden_size は %1 で、%2 要素を超えます。</translation>
    </message>
    <message>
        <source>offline processing</source>
        <translation>オフライン処理</translation>
    </message>
    <message>
        <source>one configuration after another</source>
        <translation>構成ごとに順に実行</translation>
    </message>
    <message>
        <source>one of choices.label</source>
        <translation>choices.label のいずれか</translation>
    </message>
    <message>
        <source>one sequence</source>
        <translation>1 系列</translation>
    </message>
    <message>
        <source>only %1 MiB of device memory is available, too little for a copy that exceeds the cache</source>
        <translation>デバイスメモリの空きが %1 MiB しかなく、キャッシュを超えるコピーには足りません</translation>
    </message>
    <message>
        <source>opening cuBLASLt</source>
        <translation>cuBLASLt の読み込み</translation>
    </message>
    <message>
        <source>opening the device</source>
        <translation>デバイスを開いています</translation>
    </message>
    <message>
        <source>ordering streams</source>
        <translation>ストリームの順序付け</translation>
    </message>
    <message>
        <source>packed times in microseconds; these are damaged</source>
        <translation>マイクロ秒単位の時間をパックしたもの (壊れています)</translation>
    </message>
    <message>
        <source>packed, 16-byte stores</source>
        <translation>パック、16 バイト書き込み</translation>
    </message>
    <message>
        <source>packing weights</source>
        <translation>重みのパック</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>途中まで</translation>
    </message>
    <message>
        <source>per channel</source>
        <translation>チャネル単位</translation>
    </message>
    <message>
        <source>per tensor</source>
        <translation>テンソル単位</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>権限がありません</translation>
    </message>
    <message>
        <source>perplexity %1 (difference not resolved)</source>
        <translation>パープレキシティ %1 (差は未判別)</translation>
    </message>
    <message>
        <source>perplexity %1 (equivalent within ±0.5%)</source>
        <translation>パープレキシティ %1 (±0.5% 以内で同等)</translation>
    </message>
    <message>
        <source>perplexity %1 (higher)</source>
        <translation>パープレキシティ %1 (上昇)</translation>
    </message>
    <message>
        <source>perplexity %1 (lower)</source>
        <translation>パープレキシティ %1 (低下)</translation>
    </message>
    <message>
        <source>perplexity %1 (the baseline is the same checkpoint, dequantized)</source>
        <translation>パープレキシティ %1 (ベースラインは、同じチェックポイントを逆量子化したもの)</translation>
    </message>
    <message>
        <source>phase, note, started, training, row, rows, cell, speed or token</source>
        <translation>phase、note、started、training、row、rows、cell、speed、token のいずれか</translation>
    </message>
    <message>
        <source>phase, progress, segment, table or note</source>
        <translation>phase、progress、segment、table、note のいずれか</translation>
    </message>
    <message>
        <source>power brake</source>
        <translation>電源ブレーキ</translation>
    </message>
    <message>
        <source>power cap</source>
        <translation>電力上限</translation>
    </message>
    <message>
        <source>preempted</source>
        <translation>プリエンプト済み</translation>
    </message>
    <message>
        <source>prefill a sequence that does not exist, nothing, or into room of another size</source>
        <translation>存在しない系列、空の入力、または大きさの異なる領域へのプリフィル</translation>
    </message>
    <message>
        <source>prefill a sequence that does not exist, or nothing</source>
        <translation>存在しない系列または空の入力のプリフィル</translation>
    </message>
    <message>
        <source>prefill; context of Llama 2</source>
        <translation>プリフィル、Llama 2 のコンテキスト</translation>
    </message>
    <message>
        <source>prefill; context of Llama 3</source>
        <translation>プリフィル、Llama 3 のコンテキスト</translation>
    </message>
    <message>
        <source>preparing the cache</source>
        <translation>キャッシュの準備</translation>
    </message>
    <message>
        <source>preparing the model</source>
        <translation>モデルの準備</translation>
    </message>
    <message>
        <source>profiling one iteration per mode</source>
        <translation>モードごとに 1 反復をプロファイル</translation>
    </message>
    <message>
        <source>quantized weights that config.json does not describe</source>
        <translation>config.json に記述のない量子化された重み</translation>
    </message>
    <message>
        <source>quantizing</source>
        <translation>量子化</translation>
    </message>
    <message>
        <source>query %1 has neither &quot;computeMs&quot; nor &quot;startComputeMs&quot; and &quot;endComputeMs&quot;</source>
        <translation>クエリ %1 に &quot;computeMs&quot; も、&quot;startComputeMs&quot; と &quot;endComputeMs&quot; もありません</translation>
    </message>
    <message>
        <source>query, key and value of Llama 3 8B</source>
        <translation>Llama 3 8B のクエリ、キー、値</translation>
    </message>
    <message>
        <source>queueing a reading of the clock</source>
        <translation>時刻の読み取りのキュー登録</translation>
    </message>
    <message>
        <source>queueing a step of the model</source>
        <translation>モデルのステップのキュー登録</translation>
    </message>
    <message>
        <source>queueing an instruction</source>
        <translation>命令のキュー登録</translation>
    </message>
    <message>
        <source>queueing attention</source>
        <translation>アテンションのキュー登録</translation>
    </message>
    <message>
        <source>queueing work</source>
        <translation>作業のキュー登録</translation>
    </message>
    <message>
        <source>random, seed %1</source>
        <translation>乱数、シード %1</translation>
    </message>
    <message>
        <source>reading %1</source>
        <translation>%1 を読み込み中</translation>
    </message>
    <message>
        <source>reading a kernel</source>
        <translation>カーネルの読み取り</translation>
    </message>
    <message>
        <source>reading a time</source>
        <translation>時間の読み取り</translation>
    </message>
    <message>
        <source>reading back</source>
        <translation>読み戻し</translation>
    </message>
    <message>
        <source>reading device attributes</source>
        <translation>デバイス属性の読み取り</translation>
    </message>
    <message>
        <source>reading device properties</source>
        <translation>デバイスプロパティの読み取り</translation>
    </message>
    <message>
        <source>reading the bus id</source>
        <translation>バス ID の読み取り</translation>
    </message>
    <message>
        <source>reading the device&apos;s timer</source>
        <translation>デバイスのタイマーの読み取り</translation>
    </message>
    <message>
        <source>reading the driver&apos;s version</source>
        <translation>ドライバーのバージョンの読み取り</translation>
    </message>
    <message>
        <source>reading the runtime&apos;s version</source>
        <translation>ランタイムのバージョンの読み取り</translation>
    </message>
    <message>
        <source>reciprocal</source>
        <translation>逆数</translation>
    </message>
    <message>
        <source>recording a graph</source>
        <translation>グラフの記録</translation>
    </message>
    <message>
        <source>recording a product</source>
        <translation>積の記録</translation>
    </message>
    <message>
        <source>recording an event</source>
        <translation>イベントの記録</translation>
    </message>
    <message>
        <source>recovered, interrupted</source>
        <translation>復元、中断</translation>
    </message>
    <message>
        <source>refining %1</source>
        <translation>%1 を精密化中</translation>
    </message>
    <message>
        <source>replaying a program</source>
        <translation>プログラムの再生</translation>
    </message>
    <message>
        <source>requested</source>
        <translation>指定による</translation>
    </message>
    <message>
        <source>requeued</source>
        <translation>再キュー済み</translation>
    </message>
    <message>
        <source>requeued and held</source>
        <translation>再キュー済み、保留</translation>
    </message>
    <message>
        <source>reserving shared memory</source>
        <translation>共有メモリの予約</translation>
    </message>
    <message>
        <source>restoring weights</source>
        <translation>重みの復元</translation>
    </message>
    <message>
        <source>returning to the session on %1</source>
        <translation>%1 のセッションに復帰中</translation>
    </message>
    <message>
        <source>rewind</source>
        <translation>巻き戻し</translation>
    </message>
    <message>
        <source>rows of %1 weights are not a multiple of the group size %2, and compressed-tensors loads only complete groups</source>
        <translation>%1 個の重みの行がグループサイズ %2 の倍数ではありません。compressed-tensors は完全なグループだけを読み込みます</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>running a kernel</source>
        <translation>カーネルの実行</translation>
    </message>
    <message>
        <source>running instructions</source>
        <translation>命令の実行</translation>
    </message>
    <message>
        <source>running the model</source>
        <translation>モデルの実行</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>sample %1 of %2 is not a time</source>
        <translation>%2 のサンプル %1 が時間ではありません</translation>
    </message>
    <message>
        <source>selecting the device</source>
        <translation>デバイスの選択</translation>
    </message>
    <message>
        <source>sending a buffer</source>
        <translation>バッファーの送信</translation>
    </message>
    <message>
        <source>sending tables</source>
        <translation>テーブルの送信</translation>
    </message>
    <message>
        <source>sending tokens</source>
        <translation>トークンの送信</translation>
    </message>
    <message>
        <source>sending weights</source>
        <translation>重みの送信</translation>
    </message>
    <message>
        <source>sensitivity of single layers</source>
        <translation>層ごとの感度</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>系列長</translation>
    </message>
    <message>
        <source>sequence length %1</source>
        <translation>系列長 %1</translation>
    </message>
    <message>
        <source>shape %1 of %2 has %3 bits, but the data has %4 bytes</source>
        <translation>%2 の形状 %1 は %3 ビットですが、データは %4 バイトです</translation>
    </message>
    <message>
        <source>shape %1 of %2 is invalid</source>
        <translation>%2 の形状 %1 が無効です</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <source>simulated: values of FP8 E4M3 × FP8 E4M3 in %1; this GPU does not support FP8 multiplication</source>
        <translation>シミュレーション: FP8 E4M3 × FP8 E4M3 の値、%1。この GPU は FP8 乗算に対応していません</translation>
    </message>
    <message>
        <source>simulated: values of FP8 E4M3 × FP8 E4M3, FP32 multiply-adds (%1); CPUs do not support FP8 multiplication</source>
        <translation>シミュレーション: FP8 E4M3 × FP8 E4M3 の値、FP32 積和 (%1)。CPU は FP8 乗算に対応していません</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>speed difference from %1 not resolved: %2× crosses ±%3%</source>
        <translation>%1 との速度の差は未判別: %2× が ±%3% をまたぎます</translation>
    </message>
    <message>
        <source>ssh refuses its configuration because of its permissions.</source>
        <translation>パーミッションの問題により、ssh が設定ファイルを拒否しています。</translation>
    </message>
    <message>
        <source>ssh reported: %1</source>
        <translation>ssh の報告: %1</translation>
    </message>
    <message>
        <source>ssh, container, slurm or exec</source>
        <translation>ssh、container、slurm、exec のいずれか</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>starting a worker process</source>
        <translation>ワーカープロセスを開始</translation>
    </message>
    <message>
        <source>starting the attention kernel</source>
        <translation>アテンションカーネルの起動</translation>
    </message>
    <message>
        <source>starting the fused kernel</source>
        <translation>融合カーネルの起動</translation>
    </message>
    <message>
        <source>starting the profiler</source>
        <translation>プロファイラーの開始</translation>
    </message>
    <message>
        <source>starting the softmax kernel</source>
        <translation>softmax カーネルの起動</translation>
    </message>
    <message>
        <source>static</source>
        <translation>静的</translation>
    </message>
    <message>
        <source>stays warm: %1 buffer, %2, %3 × L2</source>
        <translation>ウォームのまま: バッファー %1 個、%2、%3 × L2</translation>
    </message>
    <message>
        <source>stays warm: %1 buffers, %2, %3 × L2</source>
        <translation>ウォームのまま: バッファー %1 個、%2、%3 × L2</translation>
    </message>
    <message>
        <source>std %1</source>
        <translation>標準偏差 %1</translation>
    </message>
    <message>
        <source>stopped before the energy was measured</source>
        <translation>エネルギーを計測する前に停止しました</translation>
    </message>
    <message>
        <source>stopped by the user</source>
        <translation>ユーザーが停止</translation>
    </message>
    <message>
        <source>stopped by the user, %1 of %2 points measured</source>
        <translation>ユーザーが停止、%2 点中 %1 点を計測</translation>
    </message>
    <message>
        <source>stopping the profiler</source>
        <translation>プロファイラーの停止</translation>
    </message>
    <message>
        <source>storing the scale</source>
        <translation>スケールの格納</translation>
    </message>
    <message>
        <source>storing the zero point</source>
        <translation>ゼロ点の格納</translation>
    </message>
    <message>
        <source>submission not confirmed</source>
        <translation>投入されたかどうか不明</translation>
    </message>
    <message>
        <source>suspended</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>sweeping the cache</source>
        <translation>キャッシュの走査</translation>
    </message>
    <message>
        <source>symmetric</source>
        <translation>対称</translation>
    </message>
    <message>
        <source>take a matrix</source>
        <translation>行列の受け取り</translation>
    </message>
    <message>
        <source>take a vector</source>
        <translation>ベクトルの受け取り</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>tensor %1</source>
        <translation>テンソル %1</translation>
    </message>
    <message>
        <source>test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>text follows a closing quotation mark</source>
        <translation>閉じ引用符の後に文字があります</translation>
    </message>
    <message>
        <source>text without a supported table</source>
        <translation>対応している表のないテキスト</translation>
    </message>
    <message>
        <source>the %2 attention heads are not divisible by the %1 KV heads</source>
        <translation>%2 個のアテンションヘッドが %1 個の KV ヘッドで割り切れません</translation>
    </message>
    <message>
        <source>the .npy header is truncated</source>
        <translation>.npy ヘッダーが途中で切れています</translation>
    </message>
    <message>
        <source>the CPU does not support multiplication of %1.</source>
        <translation>CPU は %1 の乗算に対応していません。</translation>
    </message>
    <message>
        <source>the audit</source>
        <translation>監査</translation>
    </message>
    <message>
        <source>the baseline</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <source>the calls ran for %1 s; at least %2 s are needed</source>
        <translation>呼び出しの実行時間は %1 s でした。%2 s 以上必要です</translation>
    </message>
    <message>
        <source>the checkpoint already has this format</source>
        <translation>チェックポイントはすでにこの形式です</translation>
    </message>
    <message>
        <source>the claimed %1</source>
        <translation>記載された %1</translation>
    </message>
    <message>
        <source>the comma is missing in a shape with one dimension</source>
        <translation>1 次元の形状にカンマがありません</translation>
    </message>
    <message>
        <source>the configuration in %1</source>
        <translation>%1 の設定</translation>
    </message>
    <message>
        <source>the connection to %1 was lost; trying again in %2 s. The run goes on there (Stop ends only the wait)</source>
        <translation>%1 への接続が切れました。%2 s 後に再試行します。実行はそこで続いています (「停止」は待機だけを終了)</translation>
    </message>
    <message>
        <source>the context length</source>
        <translation>コンテキスト長</translation>
    </message>
    <message>
        <source>the copied %1 is less than three times the cache size (%2): partly warm</source>
        <translation>コピーした %1 がキャッシュサイズ (%2) の 3 倍未満です: 一部ウォーム</translation>
    </message>
    <message>
        <source>the data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>the device does not report the size of its cache</source>
        <translation>デバイスがキャッシュのサイズを報告しません</translation>
    </message>
    <message>
        <source>the device does not respond; its worker process will be terminated in %1 s</source>
        <translation>デバイスが応答しません。ワーカープロセスを %1 s 後に終了させます</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>ディスクがエラーを報告しました</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>the energy counter (%1 W) and the power readings (%2 W) differ by %3</source>
        <translation>エネルギーカウンター (%1 W) と電力の読み取り値 (%2 W) の差が %3 あります</translation>
    </message>
    <message>
        <source>the energy counter changes only every %1 s</source>
        <translation>エネルギーカウンターが %1 s ごとにしか更新されません</translation>
    </message>
    <message>
        <source>the energy counter did not change</source>
        <translation>エネルギーカウンターが変化しませんでした</translation>
    </message>
    <message>
        <source>the energy counter is that of the whole GPU, which MIG divides</source>
        <translation>エネルギーカウンターは、MIG が分割している GPU 全体のものです</translation>
    </message>
    <message>
        <source>the energy counter went back</source>
        <translation>エネルギーカウンターの値が減りました</translation>
    </message>
    <message>
        <source>the energy of the cache sweeps between the calls would count</source>
        <translation>呼び出しの間のキャッシュ走査のエネルギーも含まれてしまいます</translation>
    </message>
    <message>
        <source>the entry of %1 is not an object</source>
        <translation>%1 の項目がオブジェクトではありません</translation>
    </message>
    <message>
        <source>the escape %1</source>
        <translation>エスケープ %1</translation>
    </message>
    <message>
        <source>the features require more than 4 GiB (the limit)</source>
        <translation>特徴に上限の 4 GiB を超えるメモリが必要です</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>the file or its folder does not exist</source>
        <translation>ファイルまたはフォルダーがありません</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>ファイルシステムが読み取り専用です</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>書き込むファイル</translation>
    </message>
    <message>
        <source>the file would exceed the maximum file size</source>
        <translation>ファイルが最大ファイルサイズを超えます</translation>
    </message>
    <message>
        <source>the first has %1 tokens</source>
        <translation>最初のものは %1 トークンです</translation>
    </message>
    <message>
        <source>the first is line %1</source>
        <translation>最初のものは %1 行目です</translation>
    </message>
    <message>
        <source>the first is line %1 with %2 tokens</source>
        <translation>最初のものは %1 行目、%2 トークンです</translation>
    </message>
    <message>
        <source>the first one, of whole numbers</source>
        <translation>最初の整数の列</translation>
    </message>
    <message>
        <source>the folder contains no data files</source>
        <translation>フォルダーにデータファイルがありません</translation>
    </message>
    <message>
        <source>the folder contains only labels: %1</source>
        <translation>フォルダーにはラベルしかありません: %1</translation>
    </message>
    <message>
        <source>the folder contains several data sets: %1</source>
        <translation>フォルダーに複数のデータセットがあります: %1</translation>
    </message>
    <message>
        <source>the folder of the data</source>
        <translation>データのフォルダー</translation>
    </message>
    <message>
        <source>the folder to create</source>
        <translation>作成するフォルダー</translation>
    </message>
    <message>
        <source>the folder to write</source>
        <translation>書き込むフォルダー</translation>
    </message>
    <message>
        <source>the format has no type %1</source>
        <translation>この形式に型 %1 はありません</translation>
    </message>
    <message>
        <source>the head size</source>
        <translation>ヘッドサイズ</translation>
    </message>
    <message>
        <source>the hidden size</source>
        <translation>隠れ次元</translation>
    </message>
    <message>
        <source>the import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>the intermediate size</source>
        <translation>中間次元</translation>
    </message>
    <message>
        <source>the items</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>the journal</source>
        <translation>ジャーナル</translation>
    </message>
    <message>
        <source>the journal of the run</source>
        <translation>実行のジャーナル</translation>
    </message>
    <message>
        <source>the key %1 is unknown</source>
        <translation>キー %1 は不明です</translation>
    </message>
    <message>
        <source>the key %1 occurs twice</source>
        <translation>キー %1 が 2 回あります</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; is missing</source>
        <translation>キー &apos;%1&apos; がありません</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; occurs twice</source>
        <translation>キー &apos;%1&apos; が 2 回あります</translation>
    </message>
    <message>
        <source>the label is column %1 of the training table, but %2 of the test table</source>
        <translation>ラベルは訓練の表では %1 列目、テストの表では %2 列目です</translation>
    </message>
    <message>
        <source>the last one, of whole numbers</source>
        <translation>最後の整数の列</translation>
    </message>
    <message>
        <source>the learning rate is not a positive number</source>
        <translation>学習率が正の数ではありません</translation>
    </message>
    <message>
        <source>the list of sessions</source>
        <translation>セッションの一覧</translation>
    </message>
    <message>
        <source>the list of targets</source>
        <translation>ターゲットの一覧</translation>
    </message>
    <message>
        <source>the mean is above the maximum</source>
        <translation>平均が最大値より大きい</translation>
    </message>
    <message>
        <source>the mean is below the minimum</source>
        <translation>平均が最小値より小さい</translation>
    </message>
    <message>
        <source>the minimum is above the maximum</source>
        <translation>最小値が最大値より大きい</translation>
    </message>
    <message>
        <source>the model does not respond; its worker process will be terminated in %1 s</source>
        <translation>モデルが応答しません。ワーカープロセスを %1 s 後に終了させます</translation>
    </message>
    <message>
        <source>the model included with the program</source>
        <translation>プログラムに付属するモデル</translation>
    </message>
    <message>
        <source>the model that it was trained on</source>
        <translation>訓練元のモデル</translation>
    </message>
    <message>
        <source>the name contains a zero byte</source>
        <translation>名前にゼロバイトがあります</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>名前が空です</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>the name of a file in the same folder</source>
        <translation>同じフォルダー内のファイルの名前</translation>
    </message>
    <message>
        <source>the name of an architecture, for example &apos;x86_64&apos;</source>
        <translation>アーキテクチャの名前 (例: &apos;x86_64&apos;)</translation>
    </message>
    <message>
        <source>the number of KV heads</source>
        <translation>KV ヘッド数</translation>
    </message>
    <message>
        <source>the number of heads</source>
        <translation>ヘッド数</translation>
    </message>
    <message>
        <source>the number of layers</source>
        <translation>層数</translation>
    </message>
    <message>
        <source>the only one with text</source>
        <translation>唯一のテキストの列</translation>
    </message>
    <message>
        <source>the operation is not permitted</source>
        <translation>その操作は許可されていません</translation>
    </message>
    <message>
        <source>the path or the file name is too long</source>
        <translation>パスまたはファイル名が長すぎます</translation>
    </message>
    <message>
        <source>the power was not read often enough to check the energy counter</source>
        <translation>電力の読み取り回数が少なく、エネルギーカウンターを確認できません</translation>
    </message>
    <message>
        <source>the ratio of means, %1×,</source>
        <translation>平均の比 %1×</translation>
    </message>
    <message>
        <source>the reading end was closed</source>
        <translation>読み取り側が閉じられました</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>the session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>the shape has more than 64 dimensions</source>
        <translation>形状が 64 次元を超えます</translation>
    </message>
    <message>
        <source>the sizes in its state do not match the model</source>
        <translation>状態のサイズがモデルと一致しません</translation>
    </message>
    <message>
        <source>the sliding window is negative</source>
        <translation>スライディングウィンドウが負です</translation>
    </message>
    <message>
        <source>the standard deviation is too large for the range of the samples</source>
        <translation>標準偏差がサンプルの範囲に対して大きすぎる</translation>
    </message>
    <message>
        <source>the study</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>the study does not respond; its worker process will be terminated in %1 s</source>
        <translation>モード比較が応答しません。ワーカープロセスを %1 s 後に終了させます</translation>
    </message>
    <message>
        <source>the table is empty</source>
        <translation>表が空です</translation>
    </message>
    <message>
        <source>the template adds the id %1 to a vocabulary of %2 tokens</source>
        <translation>テンプレートが %2 トークンの語彙に ID %1 を加えています</translation>
    </message>
    <message>
        <source>the template does not contain the text</source>
        <translation>テンプレートにテキストがありません</translation>
    </message>
    <message>
        <source>the template for a single text refers to another text, or to the text twice</source>
        <translation>テキスト 1 つのテンプレートが、別のテキストを参照するか、同じテキストを 2 回参照しています</translation>
    </message>
    <message>
        <source>the template has a part that is neither a SpecialToken nor a Sequence</source>
        <translation>テンプレートに SpecialToken でも Sequence でもない部分があります</translation>
    </message>
    <message>
        <source>the template has no &quot;ids&quot; for %1</source>
        <translation>テンプレートに %1 の &quot;ids&quot; がありません</translation>
    </message>
    <message>
        <source>the tensor %1</source>
        <translation>テンソル %1</translation>
    </message>
    <message>
        <source>the tensor %1 has no finite number at element %2</source>
        <translation>テンソル %1 の要素 %2 が有限の数ではありません</translation>
    </message>
    <message>
        <source>the tensor %1 has shape %2 instead of %3</source>
        <translation>テンソル %1 の形状が %3 ではなく %2 です</translation>
    </message>
    <message>
        <source>the tensor %1 has type %2, not F32</source>
        <translation>テンソル %1 の型が F32 ではなく %2 です</translation>
    </message>
    <message>
        <source>the tensor %1 is missing</source>
        <translation>テンソル %1 がありません</translation>
    </message>
    <message>
        <source>the time of a row is not positive</source>
        <translation>行の時間が正ではありません</translation>
    </message>
    <message>
        <source>the time unit %1 of %2 is unknown</source>
        <translation>%2 の時間の単位 %1 は不明です</translation>
    </message>
    <message>
        <source>the unit %1 of %2 is not a unit of time</source>
        <translation>%2 の単位 %1 は時間の単位ではありません</translation>
    </message>
    <message>
        <source>the vocabulary</source>
        <translation>語彙</translation>
    </message>
    <message>
        <source>the weight decay is not a positive number</source>
        <translation>重み減衰が正の数ではありません</translation>
    </message>
    <message>
        <source>the weight has no scales</source>
        <translation>重みにスケールがありません</translation>
    </message>
    <message>
        <source>the worker has no CUDA module</source>
        <translation>ワーカーに CUDA モジュールがありません</translation>
    </message>
    <message>
        <source>there</source>
        <translation>存在する項目</translation>
    </message>
    <message>
        <source>there are no items to train on</source>
        <translation>訓練する項目がありません</translation>
    </message>
    <message>
        <source>there are no rows below the header</source>
        <translation>見出しの下に行がありません</translation>
    </message>
    <message>
        <source>there is no machine code</source>
        <translation>機械語がありません</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>メモリが足りません</translation>
    </message>
    <message>
        <source>thermal (hardware)</source>
        <translation>温度 (ハードウェア)</translation>
    </message>
    <message>
        <source>thermal (software)</source>
        <translation>温度 (ソフトウェア)</translation>
    </message>
    <message>
        <source>these are labels, and no file with the features was found next to them</source>
        <translation>これはラベルですが、同じ場所に特徴のファイルがありません</translation>
    </message>
    <message>
        <source>this GPU does not support multiplication of %1.</source>
        <translation>この GPU は %1 の乗算に対応していません。</translation>
    </message>
    <message>
        <source>this GPU has no energy counter</source>
        <translation>この GPU にはエネルギーカウンターがありません</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>this device does not support multiplication of %1</source>
        <translation>このデバイスは %1 の乗算に対応していません</translation>
    </message>
    <message>
        <source>this device has no energy counter that this program reads</source>
        <translation>このデバイスには、このプログラムが読めるエネルギーカウンターがありません</translation>
    </message>
    <message>
        <source>this property</source>
        <translation>このプロパティ</translation>
    </message>
    <message>
        <source>this type of group</source>
        <translation>この種類のグループ</translation>
    </message>
    <message>
        <source>throttled: %1</source>
        <translation>スロットリング: %1</translation>
    </message>
    <message>
        <source>throttling unknown</source>
        <translation>スロットリング不明</translation>
    </message>
    <message>
        <source>time limit of %1 s reached (%2 s per point)</source>
        <translation>時間制限 %1 s に到達 (1 点あたり %2 s)</translation>
    </message>
    <message>
        <source>time limit of %1 s reached before all medians and comparisons were resolved</source>
        <translation>すべての中央値と比較が判別される前に時間制限 %1 s に到達</translation>
    </message>
    <message>
        <source>time limit of %1 s reached before all medians were within ±1%</source>
        <translation>すべての中央値が ±1% 以内になる前に時間制限 %1 s に到達</translation>
    </message>
    <message>
        <source>time limit reached</source>
        <translation>時間制限に到達</translation>
    </message>
    <message>
        <source>timer and launches</source>
        <translation>タイマーと起動</translation>
    </message>
    <message>
        <source>timing a graph</source>
        <translation>グラフの計時</translation>
    </message>
    <message>
        <source>timing a large copy</source>
        <translation>大きなコピーを計時</translation>
    </message>
    <message>
        <source>timing a program</source>
        <translation>プログラムの計時</translation>
    </message>
    <message>
        <source>timing a step</source>
        <translation>ステップの計時</translation>
    </message>
    <message>
        <source>timing arithmetic</source>
        <translation>演算を計時</translation>
    </message>
    <message>
        <source>timing the clock and an empty launch</source>
        <translation>タイマーと空の起動を計時</translation>
    </message>
    <message>
        <source>tiny MLP %1</source>
        <translation>小さな MLP %1</translation>
    </message>
    <message>
        <source>token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>too large by %1</source>
        <translation>%1 だけ過大</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>開いているファイルが多すぎます</translation>
    </message>
    <message>
        <source>too many files are open on this machine</source>
        <translation>このマシンで開いているファイルが多すぎます</translation>
    </message>
    <message>
        <source>too small by %1</source>
        <translation>%1 だけ過小</translation>
    </message>
    <message>
        <source>training</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>training %1</source>
        <translation>%1 を訓練中</translation>
    </message>
    <message>
        <source>training items have %1 features, test items %2</source>
        <translation>訓練項目の特徴は %1 個、テスト項目は %2 個です</translation>
    </message>
    <message>
        <source>transformer, %1 blocks of width %2, %3 heads, %4 patches of %5×%6</source>
        <translation>Transformer、幅 %2 のブロック %1、ヘッド %3、%5×%6 のパッチ %4</translation>
    </message>
    <message>
        <source>transforms of activations</source>
        <translation>活性の変換</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true または false</translation>
    </message>
    <message>
        <source>tuning products</source>
        <translation>積のチューニング</translation>
    </message>
    <message>
        <source>turbo off</source>
        <translation>ターボ無効</translation>
    </message>
    <message>
        <source>turbo on (the clock rate depends on load and temperature)</source>
        <translation>ターボ有効 (クロックは負荷と温度に依存)</translation>
    </message>
    <message>
        <source>two kernels</source>
        <translation>2 カーネル</translation>
    </message>
    <message>
        <source>two kernels, overlapped</source>
        <translation>2 カーネル、重ね合わせ</translation>
    </message>
    <message>
        <source>unfused passes</source>
        <translation>融合なし、個別の走査</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>理由不明</translation>
    </message>
    <message>
        <source>until resolved, at most %1 s</source>
        <translation>判別まで、最大 %1 s</translation>
    </message>
    <message>
        <source>until stopped</source>
        <translation>停止まで</translation>
    </message>
    <message>
        <source>up projection of Llama 2 7B</source>
        <translation>Llama 2 7B のアッププロジェクション</translation>
    </message>
    <message>
        <source>up projection of Llama 3 70B</source>
        <translation>Llama 3 70B のアッププロジェクション</translation>
    </message>
    <message>
        <source>up projection of Llama 3 8B</source>
        <translation>Llama 3 8B のアッププロジェクション</translation>
    </message>
    <message>
        <source>uploading a graph</source>
        <translation>グラフのアップロード</translation>
    </message>
    <message>
        <source>uploading the worker to %1: %2</source>
        <translation>%1 にワーカーをアップロード中: %2</translation>
    </message>
    <message numerus="yes">
        <source>verified against the FP64 reference: %n rows, %1 off by more than %2 (largest %3)</source>
        <comment>verified against the FP64 reference: %n row, %1 off by more than %2 (largest %3)</comment>
        <translation>
            <numerusform>FP64 リファレンスと照合: %n 行、うち %2 を超える相違は %1 行 (最大 %3)</numerusform>
        </translation>
    </message>
    <message>
        <source>verifying the codes</source>
        <translation>コードを検証</translation>
    </message>
    <message>
        <source>vocabulary of Llama 3</source>
        <translation>Llama 3 の語彙</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>waiting for a kernel</source>
        <translation>カーネルの待機</translation>
    </message>
    <message>
        <source>waiting in the queue: job %1</source>
        <translation>キューで待機中: ジョブ %1</translation>
    </message>
    <message>
        <source>waiting in the queue: job %1, %2</source>
        <translation>キューで待機中: ジョブ %1、%2</translation>
    </message>
    <message>
        <source>warming up</source>
        <translation>ウォームアップ</translation>
    </message>
    <message>
        <source>windows of %1 tokens with a stride of %2</source>
        <translation>%1 トークンのウィンドウ、ストライド %2</translation>
    </message>
    <message>
        <source>windows of %1 tokens without overlap</source>
        <translation>%1 トークンのウィンドウ、重なりなし</translation>
    </message>
    <message>
        <source>within the space for a result</source>
        <translation>結果用の領域の範囲内</translation>
    </message>
    <message>
        <source>worse by %1 points (95% %2 to %3, p = %4)</source>
        <translation>%1 ポイント劣る (95% %2 から %3、p = %4)</translation>
    </message>
    <message>
        <source>your disk quota is exceeded</source>
        <translation>ディスクのクォータを超えています</translation>
    </message>
    <message>
        <source>† %1: %2</source>
        <translation>† %1: %2</translation>
    </message>
</context>
<context>
    <name>ModeCharts</name>
    <message>
        <source>%1× faster</source>
        <translation>%1× 高速</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>%1× 低速</translation>
    </message>
    <message>
        <source>same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>未判別</translation>
    </message>
    <message>
        <source>too few samples</source>
        <translation>サンプル不足</translation>
    </message>
    <message>
        <source>Identical kernels differ in this run, so no difference is resolved.</source>
        <translation>この実行では同一カーネルの結果が異なるため、どの差も判別されません。</translation>
    </message>
    <message>
        <source>%1 is %2× faster than %3.</source>
        <translation>%1 は %3 より %2× 高速です。</translation>
    </message>
    <message>
        <source>1 faster, %1× (%2)</source>
        <translation>高速 1、%1× (%2)</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>低速 %1</translation>
    </message>
    <message>
        <source>%1 the same</source>
        <translation>同じ %1</translation>
    </message>
    <message>
        <source>%1 not resolved</source>
        <translation>未判別 %1</translation>
    </message>
    <message>
        <source>Compared with %1: %2.</source>
        <translation>%1 との比較: %2。</translation>
    </message>
    <message>
        <source>roofline of this device</source>
        <translation>このデバイスのルーフライン</translation>
    </message>
    <message>
        <source>ceiling of this device</source>
        <translation>このデバイスの上限</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>演算速度</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Median latency</source>
        <translation>レイテンシの中央値</translation>
    </message>
    <message>
        <source>p5–p95</source>
        <translation>p5–p95</translation>
    </message>
    <message>
        <source>First %1 of %2 rows; the table shows all rows.</source>
        <translation>%2 行の最初の %1 行。表にはすべての行を表示。</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Signal to quantization noise</source>
        <translation>信号対量子化雑音比</translation>
    </message>
    <message>
        <source>Accuracy against double precision</source>
        <translation>倍精度に対する正確さ</translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation>SQNR</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message>
        <source>∞ (exact)</source>
        <translation>∞ (正確)</translation>
    </message>
    <message>
        <source>Size with scales</source>
        <translation>スケール込みのサイズ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>∞ (of those judged)</source>
        <translation>∞ (評価できた値のみ)</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>評価不能</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 個破損</translation>
    </message>
    <message>
        <source>%1 faster, up to %2× (%3)</source>
        <translation>高速 %1、最大 %2× (%3)</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>%1 (recovered)</source>
        <translation>%1 (復元)</translation>
    </message>
    <message>
        <source>Mode study</source>
        <translation>モード比較</translation>
    </message>
    <message>
        <source>Interrupted run</source>
        <translation>中断した実行</translation>
    </message>
    <message>
        <source>There is nothing to restore; discard it.</source>
        <translation>復元するものはありません。破棄してください。</translation>
    </message>
    <message>
        <source>Nothing can be restored: %1</source>
        <translation>何も復元できません: %1</translation>
    </message>
    <message>
        <source>The files stay in %1.</source>
        <translation>ファイルは %1 に残ります。</translation>
    </message>
    <message>
        <source>The interrupted study is empty.</source>
        <translation>中断した比較は空です。</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>言語モデル</translation>
    </message>
    <message>
        <source>The journal of run %1 is damaged; its intact samples are restored.</source>
        <translation>実行 %1 のジャーナルは破損しています。無事なサンプルを復元しました。</translation>
    </message>
    <message>
        <source>It is not complete, so saving it will not overwrite %1.</source>
        <translation>完全ではないため、保存しても %1 は上書きされません。</translation>
    </message>
    <message>
        <source>%1 has changed since it was last read or saved here, so saving will not overwrite it.</source>
        <translation>%1 は、ここで最後に読み込みまたは保存した後に変更されているため、保存しても上書きされません。</translation>
    </message>
    <message>
        <source>%1 is missing, so saving will ask for a name.</source>
        <translation>%1 がないため、保存時に名前を確認します。</translation>
    </message>
    <message>
        <source>%1 is in no file any more.</source>
        <translation>%1 はもうどのファイルにもありません。</translation>
    </message>
</context>
<context>
    <name>ReportExporter</name>
    <message>
        <source>Cannot draw the image %1.</source>
        <translation>画像 %1 を描画できません。</translation>
    </message>
    <message>
        <source>Close other programs and export again.</source>
        <translation>他のプログラムを閉じて、もう一度エクスポートしてください。</translation>
    </message>
    <message>
        <source>There are no runs to report.</source>
        <translation>報告する実行がありません。</translation>
    </message>
    <message>
        <source>Measure something first.</source>
        <translation>まず計測してください。</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>ルーフライン</translation>
    </message>
    <message>
        <source>Latency per iteration, all modes</source>
        <translation>反復ごとのレイテンシ、全モード</translation>
    </message>
    <message>
        <source>Latency per iteration, %1</source>
        <translation>反復ごとのレイテンシ、%1</translation>
    </message>
    <message numerus="yes">
        <source>%1, at the first of %n value(s) of the second axis</source>
        <translation>
            <numerusform>%1、第 2 軸の %n 個の値のうち最初の値</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Roofline</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>operations per byte (log)</source>
        <translation>バイトあたりの演算数 (対数)</translation>
    </message>
    <message>
        <source>TFLOP/s (log)</source>
        <translation>TFLOP/s (対数)</translation>
    </message>
    <message>
        <source>no device calibration in this run: no slope and no roofs</source>
        <translation>この実行にデバイスの校正がありません: 斜線も屋根もありません</translation>
    </message>
    <message>
        <source>%1 rows without operations or bytes are not drawn</source>
        <translation>演算またはバイトのない %1 行は描画しません</translation>
    </message>
    <message>
        <source>cache %1 GB/s</source>
        <translation>キャッシュ %1 GB/s</translation>
    </message>
    <message>
        <source>memory %1 GB/s</source>
        <translation>メモリ %1 GB/s</translation>
    </message>
    <message>
        <source>%1 reaches %2% of what this device allows</source>
        <translation>%1 はこのデバイスの許す %2% に達しています</translation>
    </message>
    <message>
        <source>%1 is at %2% of the copy rate, so its data stays in the cache</source>
        <translation>%1 はコピー速度の %2% のため、データがキャッシュに残っています</translation>
    </message>
    <message>
        <source>%1 is at %2% of the calibrated %3 rate</source>
        <translation>%1 は校正した %3 の速度の %2% です</translation>
    </message>
    <message>
        <source>%1; it is memory-bound.</source>
        <translation>%1。メモリ律速です。</translation>
    </message>
    <message>
        <source>%1; it is compute-bound.</source>
        <translation>%1。演算律速です。</translation>
    </message>
    <message>
        <source>%1; all of them are memory-bound.</source>
        <translation>%1。すべてメモリ律速です。</translation>
    </message>
    <message>
        <source>%1; all of them are compute-bound.</source>
        <translation>%1。すべて演算律速です。</translation>
    </message>
    <message>
        <source>%1; %2 of %3 are memory-bound.</source>
        <translation>%1。%3 中 %2 がメモリ律速です。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Operations per byte</source>
        <translation>バイトあたりの演算数</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>TFLOP/s low</source>
        <translation>TFLOP/s 下限</translation>
    </message>
    <message>
        <source>TFLOP/s high</source>
        <translation>TFLOP/s 上限</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>p50 (µs)</source>
        <translation>p50 (µs)</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Roof (TFLOP/s)</source>
        <translation>屋根 (TFLOP/s)</translation>
    </message>
    <message>
        <source>Share of the roof (%)</source>
        <translation>屋根比 (%)</translation>
    </message>
    <message>
        <source>memory					%1</source>
        <translation>メモリ					%1</translation>
    </message>
    <message>
        <source>roof %1		%2</source>
        <translation>屋根 %1		%2</translation>
    </message>
    <message>
        <source>%1 is at %2% of the rate of a plain copy, which writes as much as it reads</source>
        <translation>%1 は、読み込みと同じ量を書き込む単純なコピーの速度の %2% です</translation>
    </message>
    <message>
        <source>modes without counted arithmetic are placed at %1 operations per element; the distance to the slope shows their GB/s</source>
        <translation>演算を数えていないモードは要素あたり %1 演算の位置に置かれます。斜線までの距離がその GB/s を示します</translation>
    </message>
    <message>
        <source>%1 reaches %2% of its ceiling, a kernel that only moves the same bytes</source>
        <translation>%1 は、同じバイト数を移動するだけのカーネルによる上限の %2% に達します</translation>
    </message>
    <message>
        <source>What lies above the copy line moves its bytes faster than the calibration&apos;s plain copy, which writes as much as it reads.</source>
        <translation>コピーの線より上にあるものは、校正の単純なコピー (読み取りと同量を書き込む) より高速にバイトを移動します。</translation>
    </message>
    <message>
        <source>What lies above the copy line is served by the caches.</source>
        <translation>コピーの線より上にあるものは、キャッシュから供給されています。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a mode and the device</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>RunFindings</name>
    <message>
        <source>Codes verified against the oracle: %1 rows, %2 differ.</source>
        <translation>コードをリファレンスと照合: %1 行、%2 が相違。</translation>
    </message>
    <message>
        <source>Codes and scales of %1 of %2 modes were read back and compared bit for bit with the reference implementation.</source>
        <translation>%2 モード中 %1 モードのコードとスケールを読み戻し、リファレンス実装とビット単位で比較しました。</translation>
    </message>
    <message>
        <source>Results verified against a double-precision reference: %1 rows, %2 beyond the tolerance.</source>
        <translation>結果を倍精度のリファレンスと照合: %1 行、許容差を超えたもの %2。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Constant input: there is nothing to scale (scale 0, codes 0).</source>
        <translation>入力が定数: スケールするものがありません (スケール 0、コード 0)。</translation>
    </message>
    <message>
        <source>%1 input values are NaN or infinite and are excluded from the error figures.</source>
        <translation>NaN または無限大の入力値 %1 個を誤差の数値から除外します。</translation>
    </message>
    <message>
        <source>(First of %1 such periods.)</source>
        <translation>(そのような %1 区間の最初のもの。)</translation>
    </message>
    <message>
        <source>Compared with %1: %2</source>
        <translation>%1 との比較: %2</translation>
    </message>
    <message>
        <source>%1 finite input values were restored as NaN or infinite and are excluded from the error figures.</source>
        <translation>有限の入力値 %1 個が NaN または無限大として復元されました。誤差の数値から除外します。</translation>
    </message>
    <message>
        <source>Rows of %1 of %2 variants were read back and compared with a double-precision reference. The tolerance allows for rounding in the types of each variant. The accuracy columns show the errors.</source>
        <translation>%2 変種中 %1 変種の行を読み戻し、倍精度の基準と比較しました。許容誤差は、各変種の型での丸めを見込んでいます。誤差は精度の列に示されます。</translation>
    </message>
    <message>
        <source>Identical kernels differ: verdicts are not reliable.</source>
        <translation>同一カーネルに差があります: 判定は信頼できません。</translation>
    </message>
    <message>
        <source>%1 of %2 rows differ from the reference by more than rounding explains. Do not rely on the figures of this variant.</source>
        <translation>%2 行中 %1 行が、丸めで説明できる範囲を超えて基準と異なります。この変種の数値に頼らないでください。</translation>
    </message>
    <message>
        <source>%1 of %2 rows differ from the oracle. Do not rely on the figures of this mode.</source>
        <translation>%2 行中 %1 行がリファレンスと異なります。このモードの数値に頼らないでください。</translation>
    </message>
    <message>
        <source>Up to %1% of the roofline (%2). Possible causes: it writes less than a plain copy, or its arithmetic rate exceeds that of the large matrix product in the calibration.</source>
        <translation>最大でルーフラインの %1% (%2)。考えられる原因: 単純なコピーより書き込みが少ないか、演算速度が校正の大きな行列積を上回っています。</translation>
    </message>
    <message>
        <source>Up to %1% of the roofline (%2). Possible causes: operands stay in the cache, or the arithmetic rate exceeds that of the large matrix product in the calibration.</source>
        <translation>最大でルーフラインの %1% (%2)。考えられる原因: オペランドがキャッシュに残っているか、演算速度が校正の大きな行列積を上回っています。</translation>
    </message>
    <message>
        <source>Up to %1% of the ceiling (%2). Possible causes: noise, or caches that serve more of its traffic than of the ceiling kernel&apos;s.</source>
        <translation>最大で上限の %1% (%2)。考えられる原因: ノイズ、または、上限のカーネルより多くの転送がキャッシュでまかなわれています。</translation>
    </message>
    <message>
        <source>Up to %1% of the ceiling (%2). Possible causes: the kernel starts before the previous one has ended, which the ceiling kernel does not do; noise; or the cache.</source>
        <translation>最大で上限の %1% (%2)。考えられる原因: 前のカーネルが終わる前に始まること (上限のカーネルにはありません)、ノイズ、またはキャッシュ。</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%2 に対する %1</translation>
    </message>
    <message>
        <source>Identical kernels differ: an effect has to exceed %1%.</source>
        <translation>同一カーネルに差があります: 効果は %1% を超える必要があります。</translation>
    </message>
    <message>
        <source>%1 was measured twice in each round, and the two series differ: ratio %2, 95% interval [%3, %4], n = %5 pairs. Possible causes are other work on the machine, a changing clock, or the order within a round; they affect all modes.</source>
        <translation>%1 を各ラウンドで 2 回計測したところ、2 つの系列が異なりました: 比 %2、95% 区間 [%3, %4]、n = %5 組。考えられる原因は、マシンの他の処理、クロックの変化、ラウンド内の順序で、すべてのモードに影響します。</translation>
    </message>
    <message>
        <source>Remove the cause and measure again before you rely on any difference in this run.</source>
        <translation>この実行の差を根拠にする前に、原因を取り除いて計測し直してください。</translation>
    </message>
    <message>
        <source>What differs by more is still called faster or slower; what does not is not resolved.</source>
        <translation>差がこれを超えるものは、引き続き高速・低速とします。それ以外は未判別です。</translation>
    </message>
</context>
<context>
    <name>RunNames</name>
    <message>
        <source>copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>%1 per tensor</source>
        <translation>テンソル単位の %1</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>トークン単位の %1</translation>
    </message>
    <message>
        <source>%1 per group</source>
        <translation>グループ単位の %1</translation>
    </message>
    <message>
        <source>%1 %2× faster</source>
        <translation>%1 が %2× 高速</translation>
    </message>
    <message>
        <source>%1: none faster</source>
        <translation>%1: 高速なものなし</translation>
    </message>
    <message>
        <source>timing %1</source>
        <translation>計時 %1</translation>
    </message>
    <message>
        <source>fixed iterations</source>
        <translation>固定反復数</translation>
    </message>
    <message>
        <source>until resolved</source>
        <translation>判別まで</translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s)</source>
        <translation>
            <numerusform>%n 反復</numerusform>
        </translation>
    </message>
    <message>
        <source>on the CPU</source>
        <translation>CPU 上</translation>
    </message>
    <message>
        <source>on the GPU</source>
        <translation>GPU 上</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n トークン</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden %1</source>
        <translation>隠れ %1</translation>
    </message>
    <message>
        <source>other modes</source>
        <translation>別のモード</translation>
    </message>
    <message>
        <source>other variants</source>
        <translation>別の変種</translation>
    </message>
    <message>
        <source>other input</source>
        <translation>別の入力</translation>
    </message>
    <message>
        <source>other scale</source>
        <translation>別のスケール</translation>
    </message>
    <message>
        <source>Sweep of %1</source>
        <translation>%1 のスイープ</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n モード</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n mode(s) equivalent</source>
        <translation>
            <numerusform>%n モード中 %1 モードが同等</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configuration(s)</source>
        <translation>
            <numerusform>%n 構成</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>実行 %1</translation>
    </message>
    <message>
        <source>repeated</source>
        <translation>再実行</translation>
    </message>
    <message numerus="yes">
        <source>%n modes faster, up to %1×</source>
        <comment>several are equally fast</comment>
        <translation>
            <numerusform>%n モードが高速、最大 %1×</numerusform>
        </translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>a device or host</comment>
        <translation>%1 で計測</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>このコンピューター</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in %1 cannot be read. The current settings apply until the program ends.</source>
        <translation>%1 の設定を読み取れません。プログラムを終了するまで、現在の設定が有効です。</translation>
    </message>
    <message>
        <source>The settings were damaged and have been reset. The old file is now %1.</source>
        <translation>設定が破損していたため、リセットしました。古いファイルは %1 になりました。</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>In a chart</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Measure (trace)</source>
        <translation>計測 (トレース)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>拡大・縮小</translation>
    </message>
    <message>
        <source>+ and −, wheel</source>
        <translation>+ と −、ホイール</translation>
    </message>
    <message>
        <source>Zoom the other axis</source>
        <translation>もう一方の軸を拡大・縮小</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+ホイール</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>ズームをリセット</translation>
    </message>
    <message>
        <source>0, double click</source>
        <translation>0、ダブルクリック</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>対数軸</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Set cursor A or B here</source>
        <translation>カーソル A または B をここに設定</translation>
    </message>
    <message>
        <source>A, B, Shift+click</source>
        <translation>A、B、Shift+クリック</translation>
    </message>
    <message>
        <source>Pin a note here</source>
        <translation>ここに注釈を付ける</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Show the values as a table</source>
        <translation>値を表で表示</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Select the cell of the heat map</source>
        <translation>ヒートマップのセルを選ぶ</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>More: copy, save, traces</source>
        <translation>その他: コピー、保存、トレース</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>メニューキー、右クリック</translation>
    </message>
    <message>
        <source>In a table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Move between rows</source>
        <translation>行の間を移動</translation>
    </message>
    <message>
        <source>Up, Down, Page Up, Page Down</source>
        <translation>上、下、Page Up、Page Down</translation>
    </message>
    <message>
        <source>Choose columns, sort</source>
        <translation>列の選択、並べ替え</translation>
    </message>
    <message>
        <source>Menu key, right click on the header</source>
        <translation>メニューキー、見出しを右クリック</translation>
    </message>
    <message>
        <source>While presenting</source>
        <translation>プレゼンテーション中</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Right, Space, Page Down</source>
        <translation>右、スペース、Page Down</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Left, Page Up</source>
        <translation>左、Page Up</translation>
    </message>
    <message>
        <source>First and last page</source>
        <translation>最初と最後のページ</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>ページへ移動</translation>
    </message>
    <message>
        <source>Digits, then Enter</source>
        <translation>数字、続けて Enter</translation>
    </message>
    <message>
        <source>Blank the screen</source>
        <translation>画面を黒くする</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Next or previous control</source>
        <translation>次または前の部品</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Open a menu by its underlined letter</source>
        <translation>下線の文字でメニューを開く</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt とその文字</translation>
    </message>
    <message>
        <source>Close a message, a palette or a dialog</source>
        <translation>メッセージ、パレット、ダイアログを閉じる</translation>
    </message>
    <message>
        <source>Advance automatically, pause</source>
        <translation>自動送り、一時停止</translation>
    </message>
    <message>
        <source>F5 or A, P</source>
        <translation>F5 または A、P</translation>
    </message>
    <message>
        <source>+ and −</source>
        <translation>+ と −</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>ライトまたはダーク</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Next screen</source>
        <translation>次の画面</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Move between values</source>
        <translation>値の間を移動</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Move a zoomed chart</source>
        <translation>拡大したグラフを動かす</translation>
    </message>
    <message>
        <source>Shift and arrow keys, drag</source>
        <translation>Shift と矢印キー、ドラッグ</translation>
    </message>
    <message>
        <source>Drag the image to another program</source>
        <translation>画像を別のプログラムへドラッグ</translation>
    </message>
    <message>
        <source>Alt and drag</source>
        <translation>Alt とドラッグ</translation>
    </message>
    <message>
        <source>Slower and faster</source>
        <translation>遅く・速く</translation>
    </message>
    <message>
        <source>Laser pointer with values</source>
        <translation>値の出るレーザーポインター</translation>
    </message>
    <message>
        <source>List these keys</source>
        <translation>これらのキーを一覧表示</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
</context>
<context>
    <name>SlideExport</name>
    <message>
        <source>There are no pages to export.</source>
        <translation>エクスポートするページがありません。</translation>
    </message>
    <message>
        <source>Measure something, or show a hidden page.</source>
        <translation>何かを計測するか、非表示のページを表示してください。</translation>
    </message>
    <message>
        <source>Cannot draw the slides.</source>
        <translation>スライドを描画できません。</translation>
    </message>
    <message>
        <source>Close other programs and export again.</source>
        <translation>他のプログラムを閉じて、もう一度エクスポートしてください。</translation>
    </message>
</context>
<context>
    <name>SlideFigures</name>
    <message>
        <source>95% interval %1 to %2</source>
        <translation>95% 区間 %1 から %2</translation>
    </message>
    <message>
        <source>imported from %1</source>
        <translation>%1 からインポート</translation>
    </message>
    <message>
        <source>%1 against %2: not reliable, identical kernels differ</source>
        <translation>%2 に対する %1: 信頼できません。同一カーネルの結果が異なります</translation>
    </message>
    <message>
        <source>%1 is faster than %2</source>
        <translation>%1 は %2 より高速</translation>
    </message>
    <message>
        <source>%1 is slower than %2</source>
        <translation>%1 は %2 より低速</translation>
    </message>
    <message>
        <source>%1 and %2 are the same</source>
        <translation>%1 と %2 は同じ</translation>
    </message>
    <message>
        <source>%1 against %2: not resolved</source>
        <translation>%2 に対する %1: 未判別</translation>
    </message>
    <message>
        <source>%1 against %2: too few samples to say</source>
        <translation>%2 に対する %1: サンプル不足</translation>
    </message>
    <message>
        <source>%1, bandwidth</source>
        <translation>%1、帯域幅</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>%1, of the roofline of this device</source>
        <translation>%1、このデバイスのルーフライン比</translation>
    </message>
    <message>
        <source>%1, of the ceiling of this device</source>
        <translation>%1、このデバイスの上限比</translation>
    </message>
    <message>
        <source>%1 against FP32: %2</source>
        <translation>FP32 に対する %1: %2</translation>
    </message>
    <message>
        <source>points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>exact, with scales and header</source>
        <translation>正確な値、スケールとヘッダー込み</translation>
    </message>
    <message>
        <source>%1 is smaller than FP32</source>
        <translation>%1 は FP32 より小さい</translation>
    </message>
    <message>
        <source>FP32 against %1</source>
        <translation>%1 に対する FP32</translation>
    </message>
    <message>
        <source>exact bytes of the model files</source>
        <translation>モデルファイルの正確なバイト数</translation>
    </message>
    <message>
        <source>%1, median</source>
        <translation>%1、中央値</translation>
    </message>
    <message>
        <source>%1, of what this device allows</source>
        <translation>%1、このデバイスの許す値に対して</translation>
    </message>
    <message>
        <source>%1, arithmetic</source>
        <translation>%1、演算</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>95 of 100 are at or below</source>
        <translation>100 のうち 95 がこの値以下</translation>
    </message>
    <message>
        <source>99 of 100 are at or below</source>
        <translation>100 のうち 99 がこの値以下</translation>
    </message>
    <message>
        <source>Mean, affected by slow samples</source>
        <translation>平均、遅いサンプルの影響あり</translation>
    </message>
    <message>
        <source>standard deviation %1 %2</source>
        <translation>標準偏差 %1 %2</translation>
    </message>
    <message>
        <source>Longest sample</source>
        <translation>最長のサンプル</translation>
    </message>
    <message>
        <source>FP32, the baseline</source>
        <translation>FP32、ベースライン</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>ナット</translation>
    </message>
    <message>
        <source>%1 against FP32</source>
        <translation>FP32 に対する %1</translation>
    </message>
    <message>
        <source>%1 against FP32: not resolved</source>
        <translation>FP32 に対する %1: 未判別</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Modes and variants</source>
        <translation>モードと変種</translation>
    </message>
    <message numerus="yes">
        <source>n = %n sample(s)</source>
        <translation>
            <numerusform>n = %n サンプル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n test item(s), paired</source>
        <translation>
            <numerusform>n = %n テスト項目、対応あり</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n test item(s)</source>
        <translation>
            <numerusform>n = %n テスト項目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s); the ratio changes during the run</source>
        <translation>
            <numerusform>n = %n 組。実行中に比が変わっています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s)</source>
        <translation>
            <numerusform>n = %n 組</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n バイト</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, signal to quantization noise</source>
        <translation>%1、信号対量子化雑音比</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message numerus="yes">
        <source>n = %n value(s)</source>
        <translation>
            <numerusform>n = %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s), about %1 independent (autocorrelated)</source>
        <translation>
            <numerusform>n = %n 組、独立は約 %1 (自己相関あり)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, of its ceiling</source>
        <translation>%1、上限比</translation>
    </message>
    <message>
        <source>Latency samples</source>
        <translation>レイテンシのサンプル</translation>
    </message>
</context>
<context>
    <name>SlidePage</name>
    <message>
        <source>Values as a table</source>
        <translation>値の表</translation>
    </message>
    <message>
        <source>There are no pages to export.</source>
        <translation>エクスポートするページがありません。</translation>
    </message>
    <message>
        <source>Measure something, or show a hidden page.</source>
        <translation>何かを計測するか、非表示のページを表示してください。</translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %n row(s); the session file has all.</source>
        <translation>
            <numerusform>全 %n 行の最初の %1 行。すべてはセッションファイルにあります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Slides</name>
    <message>
        <source>imported from %1</source>
        <translation>%1 からインポート</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 in %n step(s): %3× faster.</source>
        <translation>
            <numerusform>%1 から %2 へ %n 段階で %3× 高速。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 in %n step(s): %3× slower.</source>
        <translation>
            <numerusform>%1 から %2 へ %n 段階で %3× 低速。</numerusform>
        </translation>
    </message>
    <message>
        <source>This sweep has no size measured yet.</source>
        <translation>このスイープではまだどのサイズも計測していません。</translation>
    </message>
    <message>
        <source>%1 This holds at %2, the largest size measured.</source>
        <translation>%1 これは計測した最大のサイズ %2 でのことです。</translation>
    </message>
    <message>
        <source>This run has no device calibration, so its limits are not shown.</source>
        <translation>この実行にはデバイスの校正がないため、上限を表示しません。</translation>
    </message>
    <message>
        <source>%1: half of its samples take at most %2, and 99 of 100 at most %3.</source>
        <translation>%1: サンプルの半分は %2 以内、100 個中 99 個は %3 以内です。</translation>
    </message>
    <message numerus="yes">
        <source>%1: half of its samples take at most %2; %n sample(s) are too few for a 99th percentile.</source>
        <translation>
            <numerusform>%1: サンプルの半分は %2 以内です。%n サンプルでは 99 パーセンタイルには足りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n higher</source>
        <translation>
            <numerusform>高い %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lower</source>
        <translation>
            <numerusform>低い %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not resolved</source>
        <translation>
            <numerusform>未判別 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Loss by mode.</source>
        <translation>モード別の損失。</translation>
    </message>
    <message>
        <source>Loss against the FP32 baseline, after Holm&apos;s correction: %1.</source>
        <translation>FP32 ベースラインに対する損失、Holm 補正後: %1。</translation>
    </message>
    <message>
        <source>Size of the model file by mode.</source>
        <translation>モード別のモデルファイルのサイズ。</translation>
    </message>
    <message>
        <source>The smallest file is that of %1: %2 instead of %3. Its accuracy: %4.</source>
        <translation>最小のファイルは %1 です: %3 ではなく %2。正解率: %4。</translation>
    </message>
    <message>
        <source>Accuracy by mode.</source>
        <translation>モード別の正解率。</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 in the window to measure.</source>
        <translation>まだ計測がありません。ウィンドウで F5 を押すと計測します。</translation>
    </message>
    <message>
        <source>This run no longer has the finding “%1”.</source>
        <translation>この実行には所見「%1」がもうありません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Being measured now · %1</source>
        <translation>計測中 · %1</translation>
    </message>
    <message>
        <source>live</source>
        <translation>ライブ</translation>
    </message>
    <message>
        <source>Nothing is being measured now.</source>
        <translation>今は何も計測していません。</translation>
    </message>
    <message>
        <source>What this page showed is no longer in the session.</source>
        <translation>このページに示していたものは、もうセッションにありません。</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>What is being measured</source>
        <translation>計測中のもの</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>ラダー</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>ルーフライン</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>所見</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正解率</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>モデルサイズ</translation>
    </message>
    <message>
        <source>Accuracy against size</source>
        <translation>サイズに対する正解率</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>注意点</translation>
    </message>
    <message>
        <source>run removed</source>
        <translation>実行を除去</translation>
    </message>
    <message>
        <source>Perplexity of a language model</source>
        <translation>言語モデルのパープレキシティ</translation>
    </message>
    <message>
        <source>Speed of a language model</source>
        <translation>言語モデルの速度</translation>
    </message>
    <message>
        <source>%1 M parameters</source>
        <translation>%1 M パラメーター</translation>
    </message>
    <message>
        <source>No error was measured in this run.</source>
        <translation>この実行では誤差を計測していません。</translation>
    </message>
    <message>
        <source>Nothing has been compared yet, so there are no recommendations.</source>
        <translation>まだ何も比較していないため、推奨はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n more recommendation(s) are in the report.</source>
        <translation>
            <numerusform>ほか %n 件の推奨がレポートにあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Method and limitations</source>
        <translation>方法と限界</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>問い</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Quantization error</source>
        <translation>量子化誤差</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s) measured; no verdict yet.</source>
        <translation>
            <numerusform>%n モードを計測しました。判定はまだありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2 at %3, the largest size measured.</source>
        <translation>計測した最大のサイズ %3 で、%1 は %2 かかります。</translation>
    </message>
    <message>
        <source>%1 has a signal-to-quantization-noise ratio of %2 dB.</source>
        <translation>%1 の信号対量子化雑音比は %2 dB です。</translation>
    </message>
    <message>
        <source>%1 has the highest SQNR (%2 dB), %3 the lowest (%4 dB).</source>
        <translation>SQNR が最も高いのは %1 (%2 dB)、最も低いのは %3 (%4 dB) です。</translation>
    </message>
    <message>
        <source>Which quantization of %1 is fast and small without a measurable loss?</source>
        <translation>測定できる損失なしで、高速かつ小さい %1 の量子化はどれか?</translation>
    </message>
    <message>
        <source>Which quantization of %1 is fast and small without a measurable loss on %2?</source>
        <translation>%2 で、測定できる損失なしで、高速かつ小さい %1 の量子化はどれか?</translation>
    </message>
    <message>
        <source>Which number format keeps the accuracy, and what does it gain?</source>
        <translation>正解率を保つ数値形式はどれか、その効果は?</translation>
    </message>
    <message>
        <source>Which number format keeps the accuracy, and what does it gain on %1?</source>
        <translation>正解率を保つ数値形式はどれか、%1 での効果は?</translation>
    </message>
    <message>
        <source>What does quantization gain, and what does it cost?</source>
        <translation>量子化の効果とコストは?</translation>
    </message>
    <message>
        <source>What does quantization gain on %1, and what does it cost?</source>
        <translation>%1 における量子化の効果とコストは?</translation>
    </message>
    <message>
        <source>Recorded on %1, %2: nothing is being measured now.</source>
        <translation>%2 に %1 で記録したもの: 今は何も計測していません。</translation>
    </message>
    <message>
        <source>Accuracy against size.</source>
        <translation>サイズに対する正解率。</translation>
    </message>
    <message>
        <source>Perplexity against size of a language model</source>
        <translation>言語モデルのパープレキシティとサイズ</translation>
    </message>
</context>
<context>
    <name>StudyEstimate</name>
    <message>
        <source>a second or two</source>
        <translation>1、2 秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>About %1, based on the last study.</source>
        <translation>約 %1、前回の比較に基づく。</translation>
    </message>
    <message>
        <source>About %1 on this CPU (refined after the first study).</source>
        <translation>この CPU で約 %1 (最初の比較の後に、より正確になります)。</translation>
    </message>
</context>
<context>
    <name>StudyFindings</name>
    <message>
        <source>Based only on the verdicts in the table.</source>
        <translation>表の判定だけに基づきます。</translation>
    </message>
</context>
<context>
    <name>StudyTexts</name>
    <message>
        <source>ran as %1</source>
        <translation>実際には %1</translation>
    </message>
    <message>
        <source>simulated: values match the mode, arithmetic and latency do not</source>
        <translation>シミュレーション: 値はこのモードと一致しますが、演算とレイテンシは一致しません</translation>
    </message>
    <message>
        <source>only %1 in %2
signal-to-noise ratio of its output: %3 dB
model loss %4 [%5, %6], %7 items
correct items %8
%9 in this mode</source>
        <translation>%2 にしたのは %1 のみ
出力の信号対雑音比: %3 dB
モデルの損失 %4 [%5, %6]、%7 項目
正解項目 %8
このモードで %9</translation>
    </message>
    <message>
        <source>not resolved: the interval includes 0</source>
        <translation>未判別: 区間に 0 が含まれます</translation>
    </message>
    <message>
        <source>accuracy %1   [%2, %3]</source>
        <translation>正解率 %1   [%2, %3]</translation>
    </message>
    <message>
        <source>%1, %2× smaller</source>
        <translation>%1、%2× 小さい</translation>
    </message>
    <message>
        <source>latency %1 for %2 items, n = %3</source>
        <translation>レイテンシ %1、%2 項目、n = %3</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>未計測</translation>
    </message>
    <message>
        <source>better by %1 points</source>
        <translation>%1 ポイント優れる</translation>
    </message>
    <message>
        <source>worse by %1 points</source>
        <translation>%1 ポイント劣る</translation>
    </message>
    <message>
        <source>equivalent</source>
        <translation>同等</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>未判別</translation>
    </message>
    <message>
        <source>%1 equivalent within ±0.5 points</source>
        <translation>±0.5 ポイント以内で同等 %1</translation>
    </message>
    <message>
        <source>%1 better</source>
        <translation>優れる %1</translation>
    </message>
    <message>
        <source>%1 worse</source>
        <translation>劣る %1</translation>
    </message>
    <message>
        <source>%1 not resolved</source>
        <translation>未判別 %1</translation>
    </message>
    <message>
        <source>Compared with the FP32 baseline: %1.</source>
        <translation>FP32 ベースラインとの比較: %1。</translation>
    </message>
    <message>
        <source>Accuracy by mode</source>
        <translation>モード別の正解率</translation>
    </message>
    <message>
        <source>Accuracy on %1 test items</source>
        <translation>テスト %1 項目での正解率</translation>
    </message>
    <message>
        <source>95% interval (Wilson)</source>
        <translation>95% 区間 (Wilson)</translation>
    </message>
    <message>
        <source>baseline ±0.5 points</source>
        <translation>ベースライン ±0.5 ポイント</translation>
    </message>
    <message>
        <source>%1 of %2 items correct, 95% %3 to %4</source>
        <translation>%2 項目中 %1 項目正解、95% %3 から %4</translation>
    </message>
    <message>
        <source>Loss by mode</source>
        <translation>モード別の損失</translation>
    </message>
    <message>
        <source>Mean cross-entropy on %1 test items</source>
        <translation>テスト %1 項目での平均交差エントロピー</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>ナット</translation>
    </message>
    <message>
        <source>95% interval of the difference from the baseline, paired by item</source>
        <translation>ベースラインとの差の 95% 区間、項目ごとの対応あり</translation>
    </message>
    <message>
        <source>not a finite number</source>
        <translation>有限の数ではない</translation>
    </message>
    <message>
        <source>, not resolved</source>
        <translation>、未判別</translation>
    </message>
    <message>
        <source>%1
loss %2, difference from the baseline %3 [%4, %5]
%6 after Holm&apos;s correction, %7 pairs</source>
        <translation>%1
損失 %2、ベースラインとの差 %3 [%4, %5]
Holm 補正後 %6、%7 組</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>モデルサイズ</translation>
    </message>
    <message>
        <source>Size of the model file</source>
        <translation>モデルファイルのサイズ</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>codes</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>scales</source>
        <translation>スケール</translation>
    </message>
    <message>
        <source>zero points</source>
        <translation>ゼロ点</translation>
    </message>
    <message>
        <source>not quantized</source>
        <translation>非量子化</translation>
    </message>
    <message>
        <source>header</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>%1× smaller</source>
        <translation>%1× 小さい</translation>
    </message>
    <message>
        <source>%1: %2 bytes
codes %3
scales %4
zero points %5
not quantized %6
header %7</source>
        <translation>%1: %2 バイト
コード %3
スケール %4
ゼロ点 %5
非量子化 %6
ヘッダー %7</translation>
    </message>
    <message>
        <source>Signal-to-noise ratio of the layer&apos;s output, dB</source>
        <translation>層の出力の信号対雑音比、dB</translation>
    </message>
    <message>
        <source>Change in model loss, thousandths</source>
        <translation>モデルの損失の変化、1000 分の 1</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>評価不能</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>exact in part</source>
        <translation>一部正確</translation>
    </message>
    <message>
        <source>%1 values of the output became NaN or infinite; they are excluded from the ratio</source>
        <translation>出力の値 %1 個が NaN または無限大になりました。比からは除外します</translation>
    </message>
    <message>
        <source>Most sensitive: %1 in %2 (change in loss +%3 thousandths).</source>
        <translation>最も敏感: %2 での %1 (損失の変化 +%3/1000)。</translation>
    </message>
</context>
<context>
    <name>SweepDrawing</name>
    <message>
        <source>+ %1</source>
        <translation>+ %1</translation>
    </message>
    <message>
        <source> (log)</source>
        <translation> (対数)</translation>
    </message>
    <message>
        <source>, log</source>
        <translation>、対数</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>未判別</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 区間</translation>
    </message>
    <message>
        <source>ceiling, measured</source>
        <translation>上限、計測値</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>fits into %1</source>
        <translation>%1 に収まる</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1 内</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>収まる</translation>
    </message>
    <message>
        <source>larger than %1</source>
        <translation>%1 より大きい</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>大きい</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>メモリ</translation>
    </message>
</context>
<context>
    <name>SweepHeat</name>
    <message>
        <source>Speed-up over the baseline</source>
        <translation>ベースラインに対する高速化率</translation>
    </message>
    <message>
        <source>Speed-up of %1 over %2</source>
        <translation>%2 に対する %1 の高速化率</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 の%1</translation>
    </message>
    <message>
        <source>is being measured</source>
        <translation>計測中</translation>
    </message>
    <message>
        <source>does not support this size</source>
        <translation>このサイズに対応していません</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>未計測</translation>
    </message>
    <message>
        <source>against %1: %2</source>
        <translation>%1 に対して: %2</translation>
    </message>
    <message>
        <source>this is the baseline</source>
        <translation>これがベースラインです</translation>
    </message>
    <message>
        <source>the baseline is not measured at this size</source>
        <translation>ベースラインはこのサイズでは計測されていません</translation>
    </message>
</context>
<context>
    <name>SweepTexts</name>
    <message>
        <source>ceiling, measured</source>
        <translation>上限、計測値</translation>
    </message>
    <message>
        <source>ceiling, %1 B/element</source>
        <translation>上限、%1 B/要素</translation>
    </message>
    <message>
        <source>large copy, %1 GB/s</source>
        <translation>大きなコピー、%1 GB/s</translation>
    </message>
    <message>
        <source>the cache</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>device memory</source>
        <translation>デバイスメモリ</translation>
    </message>
    <message>
        <source>Median latency</source>
        <translation>レイテンシの中央値</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>Time per element</source>
        <translation>要素あたりの時間</translation>
    </message>
    <message>
        <source>Share of the measured ceiling</source>
        <translation>計測した上限に対する割合</translation>
    </message>
    <message>
        <source>computed: %1 / %2 elements = %3</source>
        <translation>計算値: %1 / %2 要素 = %3</translation>
    </message>
    <message>
        <source>Logarithmic median latency</source>
        <translation>対数のレイテンシの中央値</translation>
    </message>
    <message>
        <source>Logarithmic bandwidth</source>
        <translation>対数の帯域幅</translation>
    </message>
    <message>
        <source>Logarithmic time per element</source>
        <translation>対数の要素あたりの時間</translation>
    </message>
    <message>
        <source>Logarithmic share of the measured ceiling</source>
        <translation>対数の計測した上限に対する割合</translation>
    </message>
    <message>
        <source>%1, one line per %2</source>
        <translation>%1、%2ごとに 1 本の線</translation>
    </message>
    <message>
        <source>%1 tokens × %2 = %3 elements</source>
        <translation>%1 トークン × %2 = %3 要素</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>   %1% of the ceiling</source>
        <translation>   上限の %1%</translation>
    </message>
    <message>
        <source>means of %1 launches</source>
        <translation>%1 回の起動の平均</translation>
    </message>
    <message>
        <source>not resolved: the interval is wider than ±1%, or n is below 59</source>
        <translation>未判別: 区間が ±1% より広いか、n が 59 未満です</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>演算速度</translation>
    </message>
    <message>
        <source>Logarithmic arithmetic rate</source>
        <translation>対数の演算速度</translation>
    </message>
    <message>
        <source>p50 %1 %2   [%3, %4]   n = %5</source>
        <translation>p50 %1 %2   [%3, %4]   n = %5</translation>
    </message>
</context>
<context>
    <name>TraceWriter</name>
    <message>
        <source>setup</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>WorkText</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Each call moves at least %1.</source>
        <translation>1 回の呼び出しで少なくとも %1 を移動します。</translation>
    </message>
    <message>
        <source>Per call: %1, at least %2; %3 operations per byte.</source>
        <translation>1 回の呼び出し: %1、少なくとも %2。バイトあたり %3 演算。</translation>
    </message>
</context>
<context>
    <name>qs::AuditDialog</name>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>%1 The first %2 are shown; a copy contains all of them.</source>
        <translation>%1 最初の %2 件を表示。コピーにはすべて含まれます。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. No findings: all derived figures are consistent.</source>
        <translation>%1。所見なし: 派生した数値はすべて整合しています。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>Audit of a published table</source>
        <translation>公表された表の監査</translation>
    </message>
    <message>
        <source>&amp;Copy as Markdown</source>
        <translation>Markdown でコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the findings to the clipboard as a list</source>
        <translation>所見をリストとしてクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Published &amp;table</source>
        <translation>公表された表(&amp;T)</translation>
    </message>
    <message>
        <source>Published table</source>
        <translation>公表された表</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>ファイルを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Audit a Markdown, text, CSV or TSV file</source>
        <translation>Markdown、テキスト、CSV、TSV ファイルを監査</translation>
    </message>
    <message>
        <source>&amp;Example</source>
        <translation>例(&amp;E)</translation>
    </message>
    <message>
        <source>Insert a small table whose claims do not follow</source>
        <translation>数値から導けない主張を含む小さな表を挿入します</translation>
    </message>
    <message>
        <source>&amp;Audit</source>
        <translation>監査(&amp;A)</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>所見</translation>
    </message>
    <message>
        <source>Show the line in the table</source>
        <translation>表のその行を表示</translation>
    </message>
    <message>
        <source>Audit a file</source>
        <translation>ファイルを監査</translation>
    </message>
    <message>
        <source>Published tables (*.md *.markdown *.txt *.csv *.tsv *.rst *.html);;All files (*)</source>
        <translation>公表された表 (*.md *.markdown *.txt *.csv *.tsv *.rst *.html);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込み中…</translation>
    </message>
    <message>
        <source>Auditing…</source>
        <translation>監査中…</translation>
    </message>
    <message>
        <source>%1 (too large to be shown here) — %2</source>
        <translation>%1 (大きすぎてここに表示できません) — %2</translation>
    </message>
    <message>
        <source>Everything that can be recomputed agrees with the table.</source>
        <translation>再計算できるものはすべて表と一致しています。</translation>
    </message>
    <message>
        <source>Paste a table, open a file, or try the example.</source>
        <translation>表を貼り付けるか、ファイルを開くか、例を試してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n 個の表</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>所見 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>No table was found. A table needs a header row, such as Mean, Std, Min and Max, and one row of figures per variant.</source>
        <translation>表が見つかりません。表には、Mean、Std、Min、Max などの見出し行と、変種ごとに 1 行の数値が必要です。</translation>
    </message>
    <message>
        <source>Paste a table here: Markdown, CSV or tab-separated, with a header row such as mean, std, min and max.

Text around the table can stay; its claims are checked too. You can also drop a file here.</source>
        <translation>ここに表を貼り付けてください: Markdown、CSV、またはタブ区切りで、mean、std、min、max などの見出し行のあるもの。

表の前後のテキストは残してかまいません。その主張も検査されます。ここにファイルをドロップすることもできます。</translation>
    </message>
    <message>
        <source>Audit now. The audit also runs when you stop typing.</source>
        <translation>今すぐ監査します。入力をやめたときにも監査は実行されます。</translation>
    </message>
    <message>
        <source>Claims that do not follow from the figures of the table appear here, with the numbers behind them.</source>
        <translation>表の数値からは導けない主張が、根拠の数値とともにここに表示されます。</translation>
    </message>
</context>
<context>
    <name>qs::CalibrationDialog</name>
    <message>
        <source>&amp;Measure again</source>
        <translation>再計測(&amp;M)</translation>
    </message>
    <message>
        <source>Calibration of %1</source>
        <translation>%1 の校正</translation>
    </message>
    <message>
        <source>Timer and ceilings of the device</source>
        <translation>デバイスのタイマーと上限</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Takes one or two seconds</source>
        <translation>1、2 秒かかります</translation>
    </message>
    <message>
        <source>A run is in progress: stop it first</source>
        <translation>実行中です: 先に停止してください</translation>
    </message>
    <message>
        <source>This device has not been calibrated yet. The first run calibrates it, or you can calibrate it now.</source>
        <translation>このデバイスはまだ校正されていません。最初の実行で校正されます。今すぐ校正することもできます。</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Measured on %1 with driver %2, n = %3; kept for this device and driver.</source>
        <translation>%1 にドライバー %2 で計測、n = %3。このデバイスとドライバー用に保存。</translation>
    </message>
    <message>
        <source>The smallest step between two timestamps.</source>
        <translation>2 つのタイムスタンプの最小の間隔。</translation>
    </message>
    <message>
        <source>Interval around an empty kernel</source>
        <translation>空のカーネルの間隔</translation>
    </message>
    <message>
        <source>Measured time around a kernel that does nothing; its 95th percentile is %1.</source>
        <translation>何もしないカーネルの前後で計測した時間。95 パーセンタイルは %1。</translation>
    </message>
    <message>
        <source>Launches are batched below</source>
        <translation>これ未満の起動はまとめる</translation>
    </message>
    <message>
        <source>20 × the larger of the two. Shorter launches are timed several at a time.</source>
        <translation>2 つの大きい方の 20 倍。それより短い起動は複数まとめて計時します。</translation>
    </message>
    <message>
        <source>Host time of a launch</source>
        <translation>起動のホスト時間</translation>
    </message>
    <message>
        <source>Empty launch and synchronization</source>
        <translation>空の起動と同期</translation>
    </message>
    <message>
        <source>Step of the device clock</source>
        <translation>デバイスのクロックの刻み</translation>
    </message>
    <message>
        <source>Used to determine the SM clock during each sample.</source>
        <translation>各サンプル中の SM クロックを求めるために使います。</translation>
    </message>
    <message>
        <source>Clock stamps around a sample</source>
        <translation>サンプル前後のクロック記録</translation>
    </message>
    <message>
        <source>Added time between samples, outside the timed interval.</source>
        <translation>サンプル間に加わる時間。計時区間の外です。</translation>
    </message>
    <message>
        <source>One query of the device state</source>
        <translation>デバイス状態の 1 回の取得</translation>
    </message>
    <message>
        <source>Only between blocks of samples.</source>
        <translation>サンプルのまとまりの間だけ。</translation>
    </message>
    <message>
        <source>Large copy</source>
        <translation>大きなコピー</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>Bytes read and written; 95% interval of the median %1 to %2 GB/s.</source>
        <translation>読み書きしたバイト。中央値の 95% 区間は %1 から %2 GB/s。</translation>
    </message>
    <message>
        <source>Copy within the cache</source>
        <translation>キャッシュ内のコピー</translation>
    </message>
    <message>
        <source>Matrix rate, %1</source>
        <translation>行列演算の速度、%1</translation>
    </message>
    <message>
        <source>%1 TOP/s</source>
        <translation>%1 TOP/s</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>Reached by multiplying two %1 × %1 matrices.</source>
        <translation>2 つの %1 × %1 行列の乗算で到達。</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未計測</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>計測中…</translation>
    </message>
    <message>
        <source>Measured on %1, n = %2; kept for this device.</source>
        <translation>%1 に計測、n = %2。このデバイス用に保存。</translation>
    </message>
    <message>
        <source>Timer resolution</source>
        <translation>タイマーの分解能</translation>
    </message>
</context>
<context>
    <name>qs::CategoryBars</name>
    <message>
        <source>; the axis does not start at 0</source>
        <translation>; 軸は 0 から始まりません</translation>
    </message>
    <message>
        <source>faded: not resolved</source>
        <translation>淡色: 未判別</translation>
    </message>
    <message>
        <source>%1 (baseline): %2</source>
        <translation>%1 (ベースライン): %2</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>区間</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>%1, lower bound</source>
        <translation>%1、下端</translation>
    </message>
    <message>
        <source>%1, upper bound</source>
        <translation>%1、上端</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (ベースライン)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No measurements yet. Choose modes and press F5. Each mode is added as soon as it has run.</source>
        <translation>まだ計測がありません。モードを選んで F5 を押してください。各モードは、実行が済みしだい追加されます。</translation>
    </message>
</context>
<context>
    <name>qs::ChannelChart</name>
    <message>
        <source>Largest magnitude by column</source>
        <translation>列ごとの最大の大きさ</translation>
    </message>
    <message>
        <source>Largest magnitude by row</source>
        <translation>行ごとの最大の大きさ</translation>
    </message>
    <message>
        <source>outlier, above 6 × the median</source>
        <translation>外れ値、中央値の 6 倍超</translation>
    </message>
    <message>
        <source>RMS error</source>
        <translation>RMS 誤差</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>channels, sorted by magnitude</source>
        <translation>チャネル、大きさ順</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>largest magnitude %1</source>
        <translation>最大の大きさ %1</translation>
    </message>
    <message>
        <source>RMS error %1</source>
        <translation>RMS 誤差 %1</translation>
    </message>
    <message>
        <source>outlier</source>
        <translation>外れ値</translation>
    </message>
    <message>
        <source>%1 columns.</source>
        <translation>%1 列。</translation>
    </message>
    <message>
        <source>%1 rows.</source>
        <translation>%1 行。</translation>
    </message>
    <message>
        <source>No outliers.</source>
        <translation>外れ値はありません。</translation>
    </message>
    <message>
        <source>Sort by magnitude</source>
        <translation>大きさで並べ替え</translation>
    </message>
    <message>
        <source>largest magnitude</source>
        <translation>最大の大きさ</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>No tensor selected. Choose one above to see which channels cause the error.</source>
        <translation>テンソルが選択されていません。上で選ぶと、どのチャネルが誤差の原因かがわかります。</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Outliers (above %1 × the median): %2. The first are %3.</source>
        <translation>外れ値 (中央値の %1 倍超): %2。最初のものは %3。</translation>
    </message>
</context>
<context>
    <name>qs::ChartCommands</name>
    <message>
        <source>Show chart &amp;data</source>
        <translation>グラフのデータを表示(&amp;D)</translation>
    </message>
    <message>
        <source>Show the values of a chart as a table that can be sorted and copied (T on the chart)</source>
        <translation>グラフの値を、並べ替えやコピーのできる表で表示します (グラフ上では T キー)</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Add a n&amp;ote to the chart…</source>
        <translation>グラフに注釈を追加(&amp;O)…</translation>
    </message>
    <message>
        <source>Add a note at a point in the data (N on the chart)</source>
        <translation>データ上の点に注釈を追加します (グラフ上では N キー)</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Export this &amp;chart…</source>
        <translation>このグラフをエクスポート(&amp;C)…</translation>
    </message>
    <message>
        <source>Write a chart as PNG, SVG or PDF, at the size and in the colours that you choose</source>
        <translation>グラフを PNG、SVG、PDF で、選んだサイズと色で書き出します</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Export all c&amp;harts…</source>
        <translation>すべてのグラフをエクスポート(&amp;H)…</translation>
    </message>
    <message>
        <source>Write the charts of this page, or of the whole session, into a folder</source>
        <translation>このページまたはセッション全体のグラフをフォルダーに書き出します</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>There is no chart with data on this page.</source>
        <translation>このページにはデータのあるグラフがありません。</translation>
    </message>
    <message>
        <source>Measure first, or open a session.</source>
        <translation>先に計測するか、セッションを開いてください。</translation>
    </message>
    <message>
        <source>Export this chart</source>
        <translation>このグラフをエクスポート</translation>
    </message>
    <message>
        <source>Images (*.%1)</source>
        <translation>画像 (*.%1)</translation>
    </message>
    <message>
        <source>Folder for the charts</source>
        <translation>グラフのフォルダー</translation>
    </message>
    <message>
        <source>The chart was not exported.</source>
        <translation>グラフをエクスポートできませんでした。</translation>
    </message>
    <message>
        <source>Chart exported as %1.</source>
        <translation>グラフを %1 としてエクスポートしました。</translation>
    </message>
    <message>
        <source>The charts were not exported.</source>
        <translation>グラフをエクスポートできませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n chart(s) exported to %1.</source>
        <translation>
            <numerusform>%n 個のグラフを %1 にエクスポートしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>注釈を追加</translation>
    </message>
    <message>
        <source>Exporting the chart</source>
        <translation>グラフをエクスポート中</translation>
    </message>
    <message>
        <source>Exporting the charts</source>
        <translation>グラフをエクスポート中</translation>
    </message>
</context>
<context>
    <name>qs::ChartExportDialog</name>
    <message>
        <source>Export this chart</source>
        <translation>このグラフをエクスポート</translation>
    </message>
    <message>
        <source>Export all charts</source>
        <translation>すべてのグラフをエクスポート</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>PNG for the web and for slides, SVG and PDF for print, at any size</source>
        <translation>Web やスライドには PNG、印刷には SVG と PDF (任意のサイズ)</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG、ピクセル</translation>
    </message>
    <message>
        <source>SVG, scalable</source>
        <translation>SVG、拡大可能</translation>
    </message>
    <message>
        <source>PDF, scalable</source>
        <translation>PDF、拡大可能</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>形式(&amp;F):</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>解像度 (dpi)</translation>
    </message>
    <message>
        <source>Resolution of a PNG: 96 for standard screens, 192 for high-resolution screens, 300 or more for print</source>
        <translation>PNG の解像度: 標準的な画面は 96、高解像度の画面は 192、印刷は 300 以上</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>&amp;Dots per inch:</source>
        <translation>解像度 (dpi)(&amp;D):</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Light for paper, dark for dark slides</source>
        <translation>紙にはライト、暗いスライドにはダーク</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>As shown</source>
        <translation>表示どおり</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>色(&amp;C):</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Preview of the image, scaled to fit</source>
        <translation>画像のプレビュー (収まるように縮小)</translation>
    </message>
    <message>
        <source>Choose the fo&amp;lder…</source>
        <translation>フォルダーを選択(&amp;L)…</translation>
    </message>
    <message>
        <source>Choose the f&amp;ile…</source>
        <translation>ファイルを選択(&amp;I)…</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Text and lines are larger on a slide</source>
        <translation>スライドでは文字と線が大きくなります</translation>
    </message>
    <message>
        <source>As shown in the window</source>
        <translation>ウィンドウの表示どおり</translation>
    </message>
    <message>
        <source>Report, 1,200 × 675</source>
        <translation>レポート、1,200 × 675</translation>
    </message>
    <message>
        <source>Slide, 1,920 × 1,080</source>
        <translation>スライド、1,920 × 1,080</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>サイズ(&amp;S):</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Width of the image</source>
        <translation>画像の幅</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Height of the image</source>
        <translation>画像の高さ</translation>
    </message>
    <message>
        <source>Unit of width and height</source>
        <translation>幅と高さの単位</translation>
    </message>
    <message>
        <source>A pixel is 1/96 inch</source>
        <translation>ピクセルは 1/96 インチ</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>ピクセル</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>&amp;Width and height:</source>
        <translation>幅と高さ(&amp;W):</translation>
    </message>
    <message>
        <source>Which charts</source>
        <translation>対象のグラフ</translation>
    </message>
    <message>
        <source>Charts of this page</source>
        <translation>このページのグラフ</translation>
    </message>
    <message>
        <source>Charts of the whole session</source>
        <translation>セッション全体のグラフ</translation>
    </message>
    <message>
        <source>Charts to export</source>
        <translation>エクスポートするグラフ</translation>
    </message>
    <message>
        <source>Press Space to include or exclude a chart</source>
        <translation>スペースキーでグラフを追加または除外します</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>すべて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>なし(&amp;N)</translation>
    </message>
    <message>
        <source>Select all charts of the list</source>
        <translation>一覧のすべてのグラフを選択します</translation>
    </message>
    <message>
        <source>Clear all charts of the list</source>
        <translation>一覧のすべてのグラフの選択を解除します</translation>
    </message>
    <message>
        <source>There are no charts with data.</source>
        <translation>データのあるグラフがありません。</translation>
    </message>
    <message>
        <source>This image would have more than 200 million pixels. Choose a smaller size or fewer dots per inch.</source>
        <translation>この画像は 2 億ピクセルを超えます。サイズを小さくするか、解像度 (dpi) を下げてください。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, about %3</source>
        <translation>%1 × %2 ピクセル、約 %3</translation>
    </message>
    <message>
        <source>%1 × %2 units of 1/96 inch (%3 × %4 mm), about %5</source>
        <translation>1/96 インチ単位で %1 × %2 (%3 × %4 mm)、約 %5</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s).</source>
        <translation>
            <numerusform>%n ファイル。</numerusform>
        </translation>
    </message>
    <message>
        <source>All charts of the session are drawn, including those that were not shown</source>
        <translation>表示していなかったものも含め、セッションのすべての図を描きます</translation>
    </message>
</context>
<context>
    <name>qs::ChartTableDialog</name>
    <message>
        <source>Chart data</source>
        <translation>グラフのデータ</translation>
    </message>
    <message>
        <source>Data of “%1”</source>
        <translation>「%1」のデータ</translation>
    </message>
    <message>
        <source>Chart values</source>
        <translation>グラフの値</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Markdown でコピー(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard as Markdown</source>
        <translation>表を Markdown としてクリップボードにコピーします</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>CSV で保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>更新(&amp;R)</translation>
    </message>
    <message>
        <source>The chart has no values yet.</source>
        <translation>グラフにはまだ値がありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Save values</source>
        <translation>値を保存</translation>
    </message>
    <message>
        <source>Comma separated values (*.csv)</source>
        <translation>カンマ区切りの値 (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>Values shown in the chart</source>
        <translation>図に示された値</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard for a spreadsheet. If rows are selected, only those are copied.</source>
        <translation>表計算ソフト用に、表をクリップボードにコピーします。行が選択されている場合は、その行だけをコピーします。</translation>
    </message>
    <message>
        <source>Save the table to a file. Numbers use a decimal point.</source>
        <translation>表をファイルに保存します。数値には小数点を使います。</translation>
    </message>
    <message>
        <source>Reload the values from the chart</source>
        <translation>図から値を再読み込みします</translation>
    </message>
</context>
<context>
    <name>qs::ChartWidget</name>
    <message>
        <source>Copy image</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Not enough memory for an image of this size.</source>
        <translation>この大きさの画像を作るにはメモリが足りません。</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>注釈を追加</translation>
    </message>
    <message>
        <source>Show data…</source>
        <translation>データを表示…</translation>
    </message>
    <message>
        <source>Copy data as text</source>
        <translation>データをテキストでコピー</translation>
    </message>
    <message>
        <source>Export this chart…</source>
        <translation>このグラフをエクスポート…</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>画像を保存…</translation>
    </message>
</context>
<context>
    <name>qs::CheckTree</name>
    <message>
        <source>Select or clear all modes of this kind</source>
        <translation>この種のモードをすべて選択/解除</translation>
    </message>
    <message>
        <source>Only the baseline is selected, so nothing is compared. Select a mode, or press Default.</source>
        <translation>ベースラインだけが選ばれているため、比較するものがありません。モードを選択するか、「既定」を押してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n モード</numerusform>
        </translation>
    </message>
    <message>
        <source>Always measured. All other modes are compared with it.</source>
        <translation>常に計測されます。ほかのすべてのモードがこれと比較されます。</translation>
    </message>
</context>
<context>
    <name>qs::ChosenDevices</name>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>CUDA device %1</source>
        <translation>CUDA デバイス %1</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a target and its device</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>qs::ChosenDevicesDialog</name>
    <message>
        <source>Each device measures the whole setup while the others are idle. The results are compared side by side.</source>
        <translation>各デバイスが、他のデバイスがアイドルの間に設定全体を計測します。結果は並べて比較します。</translation>
    </message>
    <message>
        <source>The devices take turns in blocks of rounds, so that a drift of the computer affects all of them. The devices must belong to one computer.</source>
        <translation>ラウンドのブロックごとにデバイスが交代するため、コンピューターのドリフトはすべてのデバイスに等しく影響します。デバイスは 1 台のコンピューターのものに限ります。</translation>
    </message>
    <message>
        <source>The devices work at the same time, each on other points, and the sweep is one result. The devices must belong to one computer. A setup without a sweep is measured on one after another.</source>
        <translation>デバイスが同時に動作してそれぞれ別の点を計測し、スイープは 1 つの結果になります。デバイスは 1 台のコンピューターのものに限ります。スイープのない設定は 1 台ずつ順に計測します。</translation>
    </message>
    <message>
        <source>Measure on several devices</source>
        <translation>複数のデバイスで計測</translation>
    </message>
    <message>
        <source>Devices to measure on</source>
        <translation>計測に使うデバイス</translation>
    </message>
    <message>
        <source>Select the check boxes of the devices that the setup is measured on</source>
        <translation>設定を計測するデバイスのチェックボックスをオンにしてください</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>How the devices share the setup</source>
        <translation>デバイス間での設定の分担方法</translation>
    </message>
    <message>
        <source>&amp;Measure on these</source>
        <translation>これらで計測(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>順序(&amp;O):</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>The device that Slurm allocates</source>
        <translation>Slurm が割り当てるデバイス</translation>
    </message>
    <message>
        <source>Its first GPU, or its CPU</source>
        <translation>その最初の GPU、または CPU</translation>
    </message>
    <message>
        <source>%1. Choose this target in the list of targets first to choose among its devices.</source>
        <translation>%1。デバイスを選ぶには、先にターゲットの一覧でこのターゲットを選んでください。</translation>
    </message>
    <message>
        <source>Select two or more.</source>
        <translation>2 つ以上選んでください。</translation>
    </message>
    <message>
        <source>&amp;Measure on one device</source>
        <translation>1 台のデバイスで計測(&amp;M)</translation>
    </message>
    <message>
        <source>None is selected: runs use the device chosen in the list again.</source>
        <translation>何も選ばれていません: 実行には再び一覧で選んだデバイスを使います。</translation>
    </message>
    <message>
        <source>One after another</source>
        <translation>1 台ずつ順に</translation>
    </message>
    <message>
        <source>In alternating blocks</source>
        <translation>ブロックごとに交互</translation>
    </message>
    <message>
        <source>Distribute the points of a sweep</source>
        <translation>スイープの点を分配</translation>
    </message>
</context>
<context>
    <name>qs::CollapsibleSection</name>
    <message>
        <source>Show or hide: %1</source>
        <translation>表示/非表示: %1</translation>
    </message>
</context>
<context>
    <name>qs::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>コマンドパレット</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>Find a command, a page, a run or a field of the setup</source>
        <translation>コマンド、ページ、実行、設定項目を検索</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Type a few letters. Use the arrow keys to choose, Enter to run, and Escape to close.</source>
        <translation>数文字を入力してください。矢印キーで選択、Enter で実行、Esc で閉じます。</translation>
    </message>
    <message>
        <source>No matches. Try fewer letters.</source>
        <translation>一致するものがありません。文字を減らしてみてください。</translation>
    </message>
</context>
<context>
    <name>qs::CompareModule</name>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Bars, roofline and reasons of the modes or variants</source>
        <translation>モードまたは変種の棒グラフ、ルーフライン、理由</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>比較(&amp;M)</translation>
    </message>
    <message>
        <source>Show the comparison charts</source>
        <translation>比較のグラフを表示</translation>
    </message>
    <message>
        <source>Alt+2</source>
        <translation>Alt+2</translation>
    </message>
</context>
<context>
    <name>qs::ComparePage</name>
    <message>
        <source>Median latency</source>
        <translation>レイテンシの中央値</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>演算速度</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>Signal to quantization noise</source>
        <translation>信号対量子化雑音比</translation>
    </message>
    <message>
        <source>Output size</source>
        <translation>出力サイズ</translation>
    </message>
    <message>
        <source>Comparison of the modes</source>
        <translation>モードの比較</translation>
    </message>
    <message>
        <source>View of the comparison</source>
        <translation>比較の表示</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>棒グラフ</translation>
    </message>
    <message>
        <source>Latency, rates and accuracy side by side</source>
        <translation>レイテンシ、速度、正確さを並べて表示</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>ルーフライン</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>What each of them does, and what it gains</source>
        <translation>それぞれの内容と効果</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Imported scores of models on tasks</source>
        <translation>インポートした、タスクでのモデルのスコア</translation>
    </message>
    <message>
        <source>&amp;Copy the scores</source>
        <translation>スコアをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy all scores to the clipboard, tab-separated</source>
        <translation>すべてのスコアをタブ区切りでクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Press F5 to compare the chosen modes.</source>
        <translation>F5 を押すと、選んだモードを比較します。</translation>
    </message>
    <message>
        <source>%1: %2

This page shows the modes of a run side by side: latency, bandwidth, signal-to-quantization-noise ratio and size as bars with their intervals, the roofline of the device, and the reasons for the differences.

Press F5 to run the setup as it is.</source>
        <translation>%1: %2

このページは、実行の各モードを並べて示します: レイテンシ、帯域幅、信号対量子化雑音比、サイズの区間付きの棒、デバイスのルーフライン、そして差の理由です。

この設定のまま実行するには F5 を押してください。</translation>
    </message>
    <message>
        <source>%1: %2

This page shows the variants of a run side by side: latency, arithmetic rate and bandwidth as bars with their intervals, the roofline of the device, and the reasons for the differences.

Press F5 to run the setup as it is.</source>
        <translation>%1: %2

このページは、実行の各変種を並べて示します: レイテンシ、演算速度、帯域幅の区間付きの棒、デバイスのルーフライン、そして差の理由です。

この設定のまま実行するには F5 を押してください。</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>比較するものがまだありません</translation>
    </message>
    <message>
        <source>Whether memory or arithmetic limits each of them on this device</source>
        <translation>このデバイスで、それぞれがメモリと演算のどちらに制限されるか</translation>
    </message>
</context>
<context>
    <name>qs::ComparisonChart</name>
    <message>
        <source>, log</source>
        <translation>、対数</translation>
    </message>
    <message>
        <source>faded: not resolved</source>
        <translation>淡色: 未判別</translation>
    </message>
    <message>
        <source>Nothing to compare yet. Choose two or more modes and press F5.</source>
        <translation>まだ比較するものがありません。2 つ以上のモードを選んで F5 を押してください。</translation>
    </message>
    <message>
        <source> (difference not resolved)</source>
        <translation> (差は未判別)</translation>
    </message>
    <message>
        <source>%1 (baseline): %2</source>
        <translation>%1 (ベースライン): %2</translation>
    </message>
    <message>
        <source>; the axis does not start at 0</source>
        <translation>; 軸は 0 から始まりません</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>区間</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>%1, lower bound</source>
        <translation>%1、下端</translation>
    </message>
    <message>
        <source>%1, upper bound</source>
        <translation>%1、上端</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>difference resolved</source>
        <translation>差が判別済み</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (ベースライン)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: %2 から %3</translation>
    </message>
    <message>
        <source>difference not resolved</source>
        <translation>差は未判別</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>対数軸</translation>
    </message>
</context>
<context>
    <name>qs::ComparisonModel</name>
    <message>
        <source>Variant</source>
        <translation>変種</translation>
    </message>
</context>
<context>
    <name>qs::ComparisonView</name>
    <message>
        <source> (imported)</source>
        <translation> (インポート)</translation>
    </message>
    <message>
        <source>Comparison of the modes</source>
        <translation>モードの比較</translation>
    </message>
    <message>
        <source>Columns of the comparison</source>
        <translation>比較の列</translation>
    </message>
    <message>
        <source>Use as &amp;baseline</source>
        <translation>ベースラインにする(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Reset columns</source>
        <translation>列をリセット(&amp;R)</translation>
    </message>
    <message>
        <source>No measurements yet. Choose what to compare in the setup and press F5. The table fills during the run.</source>
        <translation>まだ計測がありません。比較するものを設定で選び、F5 を押してください。表は実行中に埋まっていきます。</translation>
    </message>
</context>
<context>
    <name>qs::ContextHelp</name>
    <message>
        <source>Open in the manual</source>
        <translation>マニュアルで開く</translation>
    </message>
</context>
<context>
    <name>qs::CopyableTable</name>
    <message>
        <source>Copy the selected rows, or all rows, to the clipboard for a spreadsheet</source>
        <translation>選んだ行、またはすべての行を表計算用にクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all rows, to the clipboard as Markdown</source>
        <translation>選んだ行、またはすべての行を Markdown としてクリップボードにコピーします</translation>
    </message>
    <message>
        <source>&amp;Copy the selected rows as TSV</source>
        <translation>選んだ行を TSV でコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy the table as TSV</source>
        <translation>表を TSV でコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected rows as &amp;Markdown</source>
        <translation>選んだ行を Markdown でコピー(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the table as &amp;Markdown</source>
        <translation>表を Markdown でコピー(&amp;M)</translation>
    </message>
</context>
<context>
    <name>qs::DecideModule</name>
    <message>
        <source>Decide</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Which configuration to use, under limits of memory, time and loss</source>
        <translation>メモリ、時間、損失の制限のもとで、どの構成を使うか</translation>
    </message>
    <message>
        <source>Dec&amp;ide</source>
        <translation>決定(&amp;I)</translation>
    </message>
    <message>
        <source>Show which configuration to use</source>
        <translation>どの構成を使うかを表示します</translation>
    </message>
    <message>
        <source>Alt+7</source>
        <translation>Alt+7</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>言語モデル</translation>
    </message>
    <message>
        <source>Open the page that measures a language model in every configuration</source>
        <translation>言語モデルを全構成で計測するページを開きます</translation>
    </message>
    <message>
        <source>Model in every mode</source>
        <translation>全モードのモデル</translation>
    </message>
    <message>
        <source>Open the page that measures accuracy, size and time of a model</source>
        <translation>モデルの正解率、サイズ、時間を計測するページを開きます</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>Open the page that measures the latency of an operation</source>
        <translation>演算のレイテンシを計測するページを開きます</translation>
    </message>
    <message>
        <source>Set up what is missing for the decision (%1)</source>
        <translation>決定に足りないものを設定します (%1)</translation>
    </message>
    <message>
        <source>Nothing is missing for this decision.</source>
        <translation>この決定に足りないものはありません。</translation>
    </message>
    <message>
        <source>To measure again, go to the page of the run.</source>
        <translation>再計測するには、その実行のページに移動してください。</translation>
    </message>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>終わりを待つか、停止してください。</translation>
    </message>
    <message>
        <source>Check the setup and run it.</source>
        <translation>設定を確認して実行してください。</translation>
    </message>
    <message>
        <source>The setup for the decision is filled in.</source>
        <translation>決定のための設定が入力されました。</translation>
    </message>
    <message>
        <source>Check it and run it.</source>
        <translation>確認して実行してください。</translation>
    </message>
    <message>
        <source>Change the limits of the decision</source>
        <translation>決定の制限を変更します</translation>
    </message>
    <message>
        <source>The device of that run is not available. The current device is kept.</source>
        <translation>その実行のデバイスは使用できません。現在のデバイスのままにします。</translation>
    </message>
    <message>
        <source>This mode changes every weight and cannot be mixed by layer.</source>
        <translation>このモードはすべての重みを変えるため、層ごとに混在させることはできません。</translation>
    </message>
    <message>
        <source>Set limits of memory, time and loss beside the page: it ranks what was measured, with the reason for each place, and does not rank what is not resolved. Use it has the vLLM command, the recipe or the saved model.</source>
        <translation>ページの隣でメモリ、時間、損失の制限を設定すると、計測したものが各順位の理由とともに順位付けされます。判別されていないものは順位付けされません。「使用する」には vLLM のコマンド、レシピ、または保存したモデルがあります。</translation>
    </message>
</context>
<context>
    <name>qs::DecidePage</name>
    <message>
        <source>Save the quantized model</source>
        <translation>量子化モデルを保存</translation>
    </message>
    <message>
        <source>Serve it with vLLM</source>
        <translation>vLLM でサービング</translation>
    </message>
    <message>
        <source>Recipe for llm-compressor</source>
        <translation>llm-compressor のレシピ</translation>
    </message>
    <message>
        <source>Measure it again</source>
        <translation>再計測</translation>
    </message>
    <message>
        <source>No configurations to rank yet</source>
        <translation>順位付けする構成がまだありません</translation>
    </message>
    <message>
        <source>This page ranks what was measured under your limits of memory, time and loss. Measure a language model, a model in every mode, or an operation first.</source>
        <translation>このページは、計測したものをメモリ、時間、損失の制限のもとで順位付けします。まず言語モデル、全モードのモデル、または演算を計測してください。</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使用する</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>足りないもの</translation>
    </message>
    <message>
        <source>Decide on</source>
        <translation>決定の対象</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown でコピー</translation>
    </message>
    <message>
        <source>Copy answer, ranking, reasons and evidence to the clipboard</source>
        <translation>答え、順位、理由、根拠をクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Show the run</source>
        <translation>実行を表示</translation>
    </message>
    <message>
        <source>Go to the run that these figures come from</source>
        <translation>この数値の元になった実行に移動します</translation>
    </message>
    <message>
        <source>Open in the plan editor</source>
        <translation>計画エディターで開く</translation>
    </message>
    <message>
        <source>Edit the modes of single layers on the Accuracy page, starting with this configuration</source>
        <translation>正解率のページで、この構成から個々の層のモードを編集します</translation>
    </message>
    <message>
        <source>How to use the configuration</source>
        <translation>構成の使い方</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy this text to the clipboard</source>
        <translation>このテキストをクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Command or recipe</source>
        <translation>コマンドまたはレシピ</translation>
    </message>
    <message>
        <source>No run of this session was measured on a device whose name contains “%1”. Choose another device in the limits.</source>
        <translation>名前に「%1」を含むデバイスで計測した実行がこのセッションにありません。制限で別のデバイスを選んでください。</translation>
    </message>
    <message>
        <source>%1. %2: %3.</source>
        <comment>state, name, reason</comment>
        <translation>%1。%2: %3。</translation>
    </message>
    <message>
        <source>Missing (%1)</source>
        <translation>足りないもの (%1)</translation>
    </message>
    <message>
        <source>Nothing is missing for this decision.</source>
        <translation>この決定に足りないものはありません。</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>設定する</translation>
    </message>
    <message>
        <source>Open the page with this setup without starting a run</source>
        <translation>この設定でページを開きます。実行は開始しません</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>今すぐ計測</translation>
    </message>
    <message>
        <source>Open the page with this setup and run it</source>
        <translation>この設定でページを開き、実行します</translation>
    </message>
    <message>
        <source>Only runs that measure the same thing are ranked together</source>
        <translation>同じものを計測した実行だけが一緒に順位付けされます</translation>
    </message>
</context>
<context>
    <name>qs::DecisionModel</name>
    <message>
        <source>Rank %1–%2</source>
        <translation>順位 %1～%2</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>順位 %1</translation>
    </message>
    <message>
        <source>Not resolved</source>
        <translation>未判別</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>不採用</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Mode or variant</source>
        <translation>モードまたは変種</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>構成</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Speed-up (×)</source>
        <translation>高速化率 (×)</translation>
    </message>
    <message>
        <source>Relative to the baseline of the same run, with the 95% interval; above 1 is faster</source>
        <translation>同じ実行のベースラインに対する比、95% 区間付き。1 より大きければ高速です</translation>
    </message>
    <message>
        <source>Time per token (ms)</source>
        <translation>トークンあたりの時間 (ms)</translation>
    </message>
    <message>
        <source>Time per call (µs)</source>
        <translation>呼び出しあたりの時間 (µs)</translation>
    </message>
    <message>
        <source>Median with its 95% interval</source>
        <translation>中央値とその 95% 区間</translation>
    </message>
    <message>
        <source>Throughput (tokens/s)</source>
        <translation>スループット (トークン/s)</translation>
    </message>
    <message>
        <source>Decoded tokens of all sequences per second of wall time, with the 95% interval</source>
        <translation>実時間 1 秒あたりの全系列のデコードトークン数、95% 区間付き</translation>
    </message>
    <message>
        <source>Perplexity (%)</source>
        <translation>パープレキシティ (%)</translation>
    </message>
    <message>
        <source>Change against the baseline with its 95% interval; lower is better</source>
        <translation>ベースラインに対する変化、95% 区間付き。小さいほど良好です</translation>
    </message>
    <message>
        <source>Accuracy (points)</source>
        <translation>正解率 (ポイント)</translation>
    </message>
    <message>
        <source>Difference from the baseline with its 95% interval; for several tasks, the one with the largest possible loss</source>
        <translation>ベースラインとの差、95% 区間付き。タスクが複数ある場合は、損失が最大になり得るもの</translation>
    </message>
    <message>
        <source>SQNR (dB)</source>
        <translation>SQNR (dB)</translation>
    </message>
    <message>
        <source>Signal to quantization noise; higher is better</source>
        <translation>信号対量子化雑音比。大きいほど良好です</translation>
    </message>
    <message>
        <source>Output (MiB)</source>
        <translation>出力 (MiB)</translation>
    </message>
    <message>
        <source>Memory (MiB)</source>
        <translation>メモリ (MiB)</translation>
    </message>
    <message>
        <source>Codes, scales and zero points that are written</source>
        <translation>書き込まれるコード、スケール、ゼロ点</translation>
    </message>
    <message>
        <source>Device memory with the model loaded: weights, KV cache and workspace</source>
        <translation>モデルを読み込んだ状態のデバイスメモリ: 重み、KV キャッシュ、作業領域</translation>
    </message>
    <message>
        <source>Exact size of the model file</source>
        <translation>モデルファイルの正確なサイズ</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Run that the figures come from</source>
        <translation>数値の元の実行</translation>
    </message>
    <message>
        <source>Possible ranks of the configuration. Configurations that share ranks are equivalent within their intervals.</source>
        <translation>構成の取りうる順位。順位を共有する構成は、区間の範囲内で同等です。</translation>
    </message>
</context>
<context>
    <name>qs::DecisionTableView</name>
    <message>
        <source>Configurations and their ranking</source>
        <translation>構成とその順位</translation>
    </message>
    <message>
        <source>There are no measured configurations to rank.</source>
        <translation>順位付けできる計測済みの構成がありません。</translation>
    </message>
</context>
<context>
    <name>qs::DeckEditor</name>
    <message>
        <source>Pages of the presentation</source>
        <translation>プレゼンテーションのページ</translation>
    </message>
    <message>
        <source>Pages in their order; a tick shows the page</source>
        <translation>順番に並んだページ。チェックしたページを表示</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>ページを追加</translation>
    </message>
    <message>
        <source>Remove the page</source>
        <translation>ページを除去</translation>
    </message>
    <message>
        <source>Move the page up</source>
        <translation>ページを上へ</translation>
    </message>
    <message>
        <source>Move the page down</source>
        <translation>ページを下へ</translation>
    </message>
    <message>
        <source>As made from the session</source>
        <translation>セッションからの既定</translation>
    </message>
    <message>
        <source>Discard the choice. Pages follow the runs of the session again.</source>
        <translation>選択を取り消します: ページは再びセッションの実行に従います。</translation>
    </message>
    <message>
        <source>Your own sentence; empty: the sentence made from the verdict</source>
        <translation>独自の文。空の場合は判定から生成した文</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time per page when the presentation advances automatically</source>
        <translation>自動送りのときの各ページの表示時間</translation>
    </message>
    <message>
        <source>&amp;Sentence:</source>
        <translation>文(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Present from here</source>
        <translation>ここから発表(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Export slides…</source>
        <translation>スライドをエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>choose pages by themselves</source>
        <translation>ページの自動選択</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>order the pages</source>
        <translation>ページの並べ替え</translation>
    </message>
    <message>
        <source>show or hide a page</source>
        <translation>ページの表示・非表示</translation>
    </message>
    <message>
        <source>add a page</source>
        <translation>ページの追加</translation>
    </message>
    <message>
        <source>remove a page</source>
        <translation>ページの除去</translation>
    </message>
    <message>
        <source>change the sentence of a page</source>
        <translation>ページの文の変更</translation>
    </message>
    <message>
        <source>&amp;Time per page:</source>
        <translation>ページあたりの時間(&amp;T):</translation>
    </message>
    <message>
        <source>change the time per page</source>
        <translation>ページあたりの時間の変更</translation>
    </message>
</context>
<context>
    <name>qs::DimensionKnob</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Page Up and Page Down go to powers of two and 3·2ᵏ.</source>
        <translation>Page Up と Page Down で 2 の累乗と 3·2ᵏ に移動します。</translation>
    </message>
    <message>
        <source>%1, values of known models</source>
        <translation>%1、既知のモデルの値</translation>
    </message>
    <message>
        <source>Values of known models</source>
        <translation>既知のモデルの値</translation>
    </message>
    <message>
        <source>%1, log scale</source>
        <translation>%1、対数目盛</translation>
    </message>
</context>
<context>
    <name>qs::DivergenceView</name>
    <message>
        <source>Background by KL divergence</source>
        <translation>KL ダイバージェンス別の背景色</translation>
    </message>
    <message>
        <source>Text by divergence</source>
        <translation>乖離別のテキスト</translation>
    </message>
    <message>
        <source>Configuration whose divergence is shown</source>
        <translation>乖離を表示する構成</translation>
    </message>
    <message>
        <source>Configuration whose predictions are compared with those of the baseline</source>
        <translation>ベースラインと予測を比較する構成</translation>
    </message>
    <message>
        <source>&amp;Worst token</source>
        <translation>最悪のトークン(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Next worst</source>
        <translation>次に悪い(&amp;N)</translation>
    </message>
    <message>
        <source>Worst token</source>
        <translation>最悪のトークン</translation>
    </message>
    <message>
        <source>Go to the token with the largest divergence (W in the text)</source>
        <translation>乖離が最大のトークンへ移動 (テキスト内で W)</translation>
    </message>
    <message>
        <source>Next worst token</source>
        <translation>次に悪いトークン</translation>
    </message>
    <message>
        <source>Go to the token with the next largest divergence (N in the text)</source>
        <translation>乖離が次に大きいトークンへ移動 (テキスト内で N)</translation>
    </message>
    <message>
        <source>The first %1 of %2 tokens; over all of them the mean is %3 nats, the largest %4.</source>
        <translation>全 %2 トークンの最初の %1 トークン。全体では平均 %3 ナット、最大 %4。</translation>
    </message>
    <message>
        <source>“%1”: KL divergence %2 nats (%3 bits)</source>
        <translation>「%1」: KL ダイバージェンス %2 ナット (%3 ビット)</translation>
    </message>
    <message>
        <source>; probability of this token %1% in the baseline, %2% in %3</source>
        <translation>。このトークンの確率はベースラインで %1%、%3 で %2%</translation>
    </message>
    <message>
        <source>Point at a token, or use the arrow keys.</source>
        <translation>トークンを指すか、矢印キーを使ってください。</translation>
    </message>
    <message>
        <source>KL divergence of the baseline&apos;s prediction from this configuration&apos;s, by token: no background below 0.01 nats, then steps at 0.01, 0.03, 0.1, 0.3 (dotted underline) and 1 nat (underline).</source>
        <translation>この構成の予測に対するベースラインの予測の KL ダイバージェンス (トークンごと): 0.01 ナット未満は背景色なし、その後 0.01、0.03、0.1、0.3 (点線の下線)、1 ナット (下線) の段階。</translation>
    </message>
    <message>
        <source>The text appears here, token by token, when a configuration other than the baseline has processed it.</source>
        <translation>ベースライン以外の構成が処理したテキストが、ここにトークンごとに表示されます。</translation>
    </message>
    <message>
        <source>nats or more</source>
        <translation>ナット以上</translation>
    </message>
    <message>
        <source>The first %1 of %2 tokens; the divergence was computed for %5 of all, spread evenly: their mean is %3 nats, the largest %4.</source>
        <translation>全 %2 トークンの最初の %1 トークン。ダイバージェンスは、全体から等間隔に選んだ %5 トークンで計算しました: 平均 %3 ナット、最大 %4。</translation>
    </message>
    <message>
        <source>“%1”: the KL divergence of this token was not computed</source>
        <translation>「%1」: このトークンの KL ダイバージェンスは計算していません</translation>
    </message>
</context>
<context>
    <name>qs::FileCommands</name>
    <message>
        <source>Quantoscope sessions (*.%1)</source>
        <translation>Quantoscope セッション (*.%1)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>保存していない変更</translation>
    </message>
    <message>
        <source>This session has unsaved changes.</source>
        <translation>セッションに保存していない変更があります。</translation>
    </message>
    <message>
        <source>Not opened:</source>
        <translation>開けませんでした:</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>セッションを保存</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>まだエクスポートするものがありません。</translation>
    </message>
    <message>
        <source>Press F5 to measure first.</source>
        <translation>まず F5 を押して計測してください。</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Images (*.png *.svg *.pdf)</source>
        <translation>画像 (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>The image was not saved.</source>
        <translation>画像は保存されませんでした。</translation>
    </message>
    <message>
        <source>Image saved as %1.</source>
        <translation>画像を %1 として保存しました。</translation>
    </message>
    <message>
        <source>Not exported:</source>
        <translation>エクスポートできませんでした:</translation>
    </message>
    <message>
        <source>Report written to %1.</source>
        <translation>レポートを %1 に書き込みました。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>読み込み直す</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Reload the session from its file</source>
        <translation>セッションをファイルから再読み込みします</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>セッションを別の名前で保存します</translation>
    </message>
    <message>
        <source>Another window has this file open (process %1 on %2).</source>
        <translation>このファイルは別のウィンドウで開いています (%2 のプロセス %1)。</translation>
    </message>
    <message>
        <source>%1 was removed or renamed by another program.</source>
        <translation>%1 は別のプログラムにより削除されたか、名前が変更されました。</translation>
    </message>
    <message>
        <source>The session is still open. Save it to create the file again.</source>
        <translation>セッションは開いたままです。保存するとファイルが再び作成されます。</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 は別のプログラムにより変更されました。</translation>
    </message>
    <message>
        <source>This window still shows the previous contents.</source>
        <translation>このウィンドウには以前の内容が表示されています。</translation>
    </message>
    <message>
        <source>Overwrite another version?</source>
        <translation>別の版に上書き保存しますか?</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here.</source>
        <translation>%1 は、ここで開いた後に別のプログラムにより変更されました。</translation>
    </message>
    <message>
        <source>%1 is open in another window (process %2 on %3).</source>
        <translation>%1 は別のウィンドウで開いています (%3 のプロセス %2)。</translation>
    </message>
    <message>
        <source>Overwrite replaces that version with this one. Reload discards the unsaved changes in this window.</source>
        <translation>「上書き」はその版をこの版に置き換えます。「読み込み直す」はこのウィンドウの保存していない変更を破棄します。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>The session stays open and unsaved. A recovery copy is kept.</source>
        <translation>セッションは未保存のまま開いています。復元用コピーは保持しています。</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>保存できませんでした: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Saving the image</source>
        <translation>画像を保存中</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>レポートを書き込み中</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Keep the open session</source>
        <translation>開いているセッションを残す</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込み中…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 を保存中…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s).</source>
        <translation>
            <numerusform>%n 個のファイル。</numerusform>
        </translation>
    </message>
    <message>
        <source>All files that can be opened (%1)</source>
        <translation>開けるすべてのファイル (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n file(s)…</source>
        <translation>
            <numerusform>%n ファイルを読み込み中…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the changes to this session?</source>
        <translation>このセッションの変更を保存しますか?</translation>
    </message>
    <message>
        <source>Each window would overwrite what the other saves. You are asked before saving.</source>
        <translation>どちらのウィンドウも、他方が保存した内容を上書きすることになります。保存の前に確認します。</translation>
    </message>
    <message>
        <source>Results that arrived while saving are not in the file yet. Save again.</source>
        <translation>保存中に届いた結果は、まだファイルにありません。もう一度保存してください。</translation>
    </message>
    <message>
        <source>Overwrite replaces that version with this one.</source>
        <translation>「上書き」はその版をこの版に置き換えます。</translation>
    </message>
</context>
<context>
    <name>qs::FindingCard</name>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Show it in the trace</source>
        <translation>トレースで表示</translation>
    </message>
    <message>
        <source>Show this mode</source>
        <translation>このモードを表示</translation>
    </message>
    <message>
        <source>show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Show in the trace: %1</source>
        <translation>トレースで表示: %1</translation>
    </message>
    <message>
        <source>why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>理由: %1</translation>
    </message>
    <message>
        <source>Evidence and what to do</source>
        <translation>根拠と対処</translation>
    </message>
    <message>
        <source>less</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>推奨</translation>
    </message>
    <message>
        <source>Select these modes</source>
        <translation>これらのモードを選択</translation>
    </message>
    <message>
        <source>Show each: %1</source>
        <translation>それぞれを表示: %1</translation>
    </message>
    <message>
        <source>details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Show the input on the Tensors page</source>
        <translation>入力を「テンソル」ページに表示</translation>
    </message>
</context>
<context>
    <name>qs::FindingMembers</name>
    <message>
        <source>Show it in the trace</source>
        <translation>トレースで表示</translation>
    </message>
    <message>
        <source>Show this mode</source>
        <translation>このモードを表示</translation>
    </message>
    <message>
        <source>Show the input on the Tensors page</source>
        <translation>入力を「テンソル」ページに表示</translation>
    </message>
</context>
<context>
    <name>qs::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>所見</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>注記 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>警告 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>エラー %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recommendation(s)</source>
        <translation>
            <numerusform>推奨 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings yet. Warnings about the measurement (cold start, throttling, failed verification) appear here.</source>
        <translation>所見はまだありません。計測についての警告 (コールドスタート、スロットリング、検証の失敗) がここに表示されます。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search the findings</source>
        <translation>所見を検索</translation>
    </message>
    <message>
        <source>Show only findings whose text or modes contain this</source>
        <translation>テキストまたはモードにこの文字列を含む所見だけを表示します</translation>
    </message>
    <message>
        <source>%1: show or hide</source>
        <translation>%1: 表示/非表示</translation>
    </message>
    <message>
        <source>No findings match the filter.</source>
        <translation>フィルターに一致する所見はありません。</translation>
    </message>
</context>
<context>
    <name>qs::HeatMap</name>
    <message>
        <source>worse</source>
        <translation>劣る</translation>
    </message>
    <message>
        <source>better</source>
        <translation>優れる</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>未判別</translation>
    </message>
    <message>
        <source>in the plan</source>
        <translation>計画内</translation>
    </message>
    <message>
        <source>Sensitivity of the layers</source>
        <translation>層ごとの感度</translation>
    </message>
    <message>
        <source>%1 for %2 layers in %3 modes, %4 cells measured.</source>
        <translation>%3 モードでの %2 層の%1、%4 セルを計測。</translation>
    </message>
    <message>
        <source>Difference not resolved: %1.</source>
        <translation>差は未判別: %1。</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>層</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>as shown</source>
        <translation>表示値</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>判別済み</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未計測</translation>
    </message>
    <message>
        <source>No sensitivity results yet. Turn on Sensitivity and press F5. Each cell shows one layer in one mode.</source>
        <translation>感度の結果はまだありません。「感度」をオンにして F5 を押してください。各セルは、1 つの層の 1 つのモードでの結果を示します。</translation>
    </message>
</context>
<context>
    <name>qs::HistogramChart</name>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Values (log)</source>
        <translation>値 (対数)</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>切り詰め</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>No tensor selected. Choose one above, or open a .safetensors or .npy file.</source>
        <translation>テンソルが選ばれていません。上で選ぶか、.safetensors または .npy ファイルを開いてください。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 から %2</translation>
    </message>
    <message>
        <source>restored %1</source>
        <translation>復元 %1</translation>
    </message>
    <message>
        <source>nearest code value %1</source>
        <translation>最も近いコードの値 %1</translation>
    </message>
    <message>
        <source>Logarithmic count axis</source>
        <translation>度数を対数軸で表示</translation>
    </message>
    <message>
        <source>from</source>
        <translation>下端</translation>
    </message>
    <message>
        <source>to</source>
        <translation>上端</translation>
    </message>
    <message>
        <source>values</source>
        <translation>個</translation>
    </message>
    <message>
        <source>count</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>original</source>
        <translation>元の値</translation>
    </message>
    <message>
        <source>%1 values from %2 to %3, standard deviation %4. %5 represents %6 values at the median scale, in the range %7 to %8.</source>
        <translation>%2 から %3 までの %1 個の値、標準偏差 %4。中央値のスケールでは、%5 は %7 から %8 の範囲の %6 個の値を表します。</translation>
    </message>
    <message>
        <source>original %1</source>
        <translation>元の値 %1</translation>
    </message>
</context>
<context>
    <name>qs::ImportCommands</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>Import results</source>
        <translation>結果をインポート</translation>
    </message>
    <message>
        <source>Show a run of a single size that was measured here.</source>
        <translation>ここで計測した単一サイズの実行を表示してください。</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込み中…</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>何もインポートしませんでした。</translation>
    </message>
    <message>
        <source>Imported %1: %2, read-only.</source>
        <translation>%1 をインポートしました: %2、読み取り専用。</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation>インポートできませんでした: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s)</source>
        <translation>
            <numerusform>%n 個のスコア</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading %n file(s)…</source>
        <translation>
            <numerusform>%n ファイルを読み込み中…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>There is no run to add imported results to.</source>
        <translation>インポートした結果を追加できる実行がありません。</translation>
    </message>
    <message>
        <source>Add imported results to %1</source>
        <translation>インポートした結果を %1 に追加</translation>
    </message>
    <message>
        <source>The run was removed.</source>
        <translation>その実行は削除されました。</translation>
    </message>
    <message>
        <source>add imported results to %1</source>
        <translation>インポートした結果を %1 に追加</translation>
    </message>
    <message>
        <source>Added %1 to %2: %3, read-only and without verdicts.</source>
        <translation>%1 を %2 に追加しました: %3、読み取り専用、判定なし。</translation>
    </message>
</context>
<context>
    <name>qs::InputSection</name>
    <message>
        <source>half (FP16)</source>
        <translation>half (FP16)</translation>
    </message>
    <message>
        <source>bfloat16 (BF16)</source>
        <translation>bfloat16 (BF16)</translation>
    </message>
    <message>
        <source>float (FP32)</source>
        <translation>float (FP32)</translation>
    </message>
    <message>
        <source>Input type</source>
        <translation>入力型</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>型(&amp;Y)</translation>
    </message>
    <message>
        <source>Tensor of the file</source>
        <translation>ファイルのテンソル</translation>
    </message>
    <message>
        <source>Te&amp;nsor</source>
        <translation>テンソル(&amp;N)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Seed of the random normal input (mean 0, standard deviation 1). The same seed gives the same bytes on every backend.</source>
        <translation>乱数正規入力のシード (平均 0、標準偏差 1)。同じシードはどのバックエンドでも同じバイトになります。</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>シード(&amp;S)</translation>
    </message>
    <message>
        <source>random normal</source>
        <translation>正規乱数</translation>
    </message>
    <message>
        <source>Input file</source>
        <translation>入力ファイル</translation>
    </message>
    <message>
        <source>Choose an input file</source>
        <translation>入力ファイルを選択</translation>
    </message>
    <message>
        <source>Choose a .npy or .safetensors file</source>
        <translation>.npy または .safetensors ファイルを選択</translation>
    </message>
    <message>
        <source>Use random input</source>
        <translation>乱数入力を使う</translation>
    </message>
    <message>
        <source>Use random normal input</source>
        <translation>正規乱数の入力を使う</translation>
    </message>
    <message>
        <source>Val&amp;ues</source>
        <translation>値(&amp;U)</translation>
    </message>
    <message>
        <source>Choose an input tensor</source>
        <translation>入力テンソルを選択</translation>
    </message>
    <message>
        <source>Tensors (*.npy *.safetensors);;All files (*)</source>
        <translation>テンソル (*.npy *.safetensors);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The file contains no tensors.</source>
        <translation>ファイルにテンソルがありません。</translation>
    </message>
    <message>
        <source>No tensor of the file can be used: %1</source>
        <translation>使えるテンソルがファイルにありません: %1</translation>
    </message>
    <message>
        <source>(array)</source>
        <translation>(配列)</translation>
    </message>
    <message>
        <source>%1  ·  %2  %3</source>
        <translation>%1  ·  %2  %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 The input is still %2.</source>
        <translation>%1 入力は %2 のままです。</translation>
    </message>
    <message>
        <source>%1 The input is still random normal.</source>
        <translation>%1 入力は正規乱数のままです。</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 を読み込み中 …</translation>
    </message>
    <message>
        <source>Values from the file; the seed is not used.</source>
        <translation>値はファイルから。シードは使いません。</translation>
    </message>
    <message>
        <source>Seed %1 is used until you enter another one.</source>
        <translation>別の値を入力するまでシード %1 を使います。</translation>
    </message>
    <message>
        <source>Random normal. Drop a .npy or .safetensors file here for real data.</source>
        <translation>正規乱数。実データには .npy または .safetensors ファイルをここにドロップします。</translation>
    </message>
    <message>
        <source>FP32, seed %1</source>
        <translation>FP32、シード %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1、シード %2</translation>
    </message>
    <message>
        <source>Values from the file, %1 as %2; the seed is not used.</source>
        <translation>値はファイルから (%1 を %2 として)。シードは使いません。</translation>
    </message>
    <message>
        <source>The file&apos;s %1 values are rounded to %2: some may overflow to infinity or become zero. The result shows how many.</source>
        <translation>ファイルの %1 の値は %2 に丸められます。オーバーフローして無限大になる値や、ゼロになる値が生じることがあります。その個数は結果に示されます。</translation>
    </message>
    <message>
        <source>Data type of the input tensor before quantization. A file has its own type; if you choose another one, the values are rounded.</source>
        <translation>量子化前の入力テンソルのデータ型。ファイルには固有の型があり、別の型を選ぶと値は丸められます。</translation>
    </message>
    <message>
        <source>Tensor of the file to use as input. Tensors that cannot be used show the reason.</source>
        <translation>入力に使うファイル内のテンソル。使えないテンソルには理由が示されます。</translation>
    </message>
    <message>
        <source>Source of the values: a .npy or .safetensors file, or empty for random normal values. You can drop a file anywhere on the setup.</source>
        <translation>値の取得元: .npy または .safetensors ファイル。空なら正規乱数です。ファイルは設定のどこにでもドロップできます。</translation>
    </message>
</context>
<context>
    <name>qs::JobBoard</name>
    <message>
        <source>fetching results…</source>
        <translation>結果を取得中…</translation>
    </message>
    <message>
        <source>The results of %1 were not fetched:</source>
        <translation>%1 の結果を取得できませんでした:</translation>
    </message>
    <message>
        <source>cancelling…</source>
        <translation>キャンセル中…</translation>
    </message>
    <message>
        <source>%1 was not cancelled:</source>
        <translation>%1 をキャンセルできませんでした:</translation>
    </message>
    <message>
        <source>%1 was cancelled.</source>
        <translation>%1 をキャンセルしました。</translation>
    </message>
    <message>
        <source>removing…</source>
        <translation>削除中…</translation>
    </message>
    <message>
        <source>%1 was removed from the list.</source>
        <translation>%1 を一覧から削除しました。</translation>
    </message>
    <message>
        <source>%1 was not removed:</source>
        <translation>%1 を削除できませんでした:</translation>
    </message>
    <message>
        <source>waiting for its result…</source>
        <translation>結果を待機中…</translation>
    </message>
    <message>
        <source>The result of %1 was not fetched:</source>
        <translation>%1 の結果を取得できませんでした:</translation>
    </message>
    <message>
        <source>ending…</source>
        <translation>終了中…</translation>
    </message>
    <message>
        <source>The session %1 was not ended:</source>
        <translation>セッション %1 を終了できませんでした:</translation>
    </message>
    <message>
        <source>The session %1 is being ended.</source>
        <translation>セッション %1 を終了しています。</translation>
    </message>
    <message>
        <source>The results of %1 were not added, because another session was opened. Fetch them again to add them to this one.</source>
        <translation>別のセッションを開いたため、%1 の結果は追加していません。このセッションに追加するには、もう一度取得してください。</translation>
    </message>
</context>
<context>
    <name>qs::JobCommands</name>
    <message>
        <source>Submit to &amp;queue…</source>
        <translation>キューに投入(&amp;Q)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+U</source>
        <translation>Ctrl+Shift+U</translation>
    </message>
    <message>
        <source>Choose a Slurm target in the list of targets.</source>
        <translation>ターゲットの一覧で Slurm のターゲットを選んでください。</translation>
    </message>
    <message>
        <source>&amp;Jobs…</source>
        <translation>ジョブ(&amp;J)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+J</source>
        <translation>Ctrl+Shift+J</translation>
    </message>
    <message>
        <source>%1 has ended: %2.</source>
        <translation>%1 が終了しました: %2。</translation>
    </message>
    <message>
        <source>Its results can be fetched.</source>
        <translation>結果を取得できます。</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) submitted to the queue of %1.</source>
        <translation>
            <numerusform>%1 のキューに %n 個のジョブを投入しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>This window may be closed meanwhile; the list of jobs fetches the results.</source>
        <translation>その間、このウィンドウは閉じてもかまいません。結果はジョブの一覧で取得されます。</translation>
    </message>
    <message>
        <source>%1 has no results so far.</source>
        <translation>%1 の結果はまだありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n run(s) in the session</source>
        <translation>
            <numerusform>%1: セッションに %n 個の実行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, partial: %2 of %3 tasks are done</source>
        <translation>%1、途中まで: %3 タスク中 %2 が完了</translation>
    </message>
    <message>
        <source>%1, unchanged</source>
        <translation>%1、変更なし</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Remove job</source>
        <translation>ジョブを削除</translation>
    </message>
    <message>
        <source>The files of %1 on %2 could not be removed. Remove it from the list all the same?</source>
        <translation>%2 にある %1 のファイルを削除できませんでした。それでも一覧から削除しますか?</translation>
    </message>
    <message>
        <source>Remove here</source>
        <translation>ここでのみ削除</translation>
    </message>
    <message>
        <source>A run on %1 may have been left there.</source>
        <translation>%1 に実行が残っている可能性があります。</translation>
    </message>
    <message>
        <source>The list of jobs looks for it with Refresh.</source>
        <translation>ジョブの一覧の「更新」で検索できます。</translation>
    </message>
    <message>
        <source>Submit the setup of this page to Slurm&apos;s queue; its results are fetched later</source>
        <translation>このページの設定を Slurm のキューに投入します。結果は後で取得します</translation>
    </message>
    <message>
        <source>Show the jobs in Slurm&apos;s queue, and the sessions that continue on targets</source>
        <translation>Slurm のキューにあるジョブと、ターゲットで続いているセッションを表示します</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
</context>
<context>
    <name>qs::JobsDialog</name>
    <message>
        <source>Re&amp;fresh</source>
        <translation>更新(&amp;F)</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Details of the selected job</source>
        <translation>選択したジョブの詳細</translation>
    </message>
    <message>
        <source>There are no jobs.

Choose a Slurm target and Run › Submit to queue… to measure without this window: its results are fetched here. Sessions that went on at a target when their connection was lost are listed, too; Refresh looks for them.</source>
        <translation>ジョブはありません。

Slurm のターゲットを選び、「実行 › キューに投入…」を選ぶと、このウィンドウなしで計測できます: 結果はここで取得します。接続が切れた後もターゲットで続いているセッションも一覧に表示されます。「更新」で検索できます。</translation>
    </message>
    <message>
        <source>Fetch &amp;results</source>
        <translation>結果を取得(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cancel job…</source>
        <translation>ジョブをキャンセル(&amp;C)…</translation>
    </message>
    <message>
        <source>Return to &amp;it</source>
        <translation>セッションに戻る(&amp;I)</translation>
    </message>
    <message>
        <source>Stop &amp;waiting</source>
        <translation>待機をやめる(&amp;W)</translation>
    </message>
    <message>
        <source>The work goes on there</source>
        <translation>作業はターゲットで続きます</translation>
    </message>
    <message>
        <source>&amp;End session…</source>
        <translation>セッションを終了(&amp;E)…</translation>
    </message>
    <message>
        <source>Stop the work there</source>
        <translation>ターゲットでの作業を停止します</translation>
    </message>
    <message>
        <source>Re&amp;move…</source>
        <translation>削除(&amp;M)…</translation>
    </message>
    <message>
        <source>Remove it from the list, with its files there</source>
        <translation>ターゲットのファイルとともに一覧から削除します</translation>
    </message>
    <message>
        <source>It has ended.</source>
        <translation>すでに終了しています。</translation>
    </message>
    <message>
        <source>No job is selected.</source>
        <translation>ジョブが選ばれていません。</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>ジョブをキャンセル</translation>
    </message>
    <message>
        <source>Cancel %1?</source>
        <translation>%1 をキャンセルしますか?</translation>
    </message>
    <message>
        <source>Cancel the job</source>
        <translation>ジョブをキャンセル</translation>
    </message>
    <message>
        <source>Its files on the cluster and the fetched ones are deleted. Runs of the session stay.</source>
        <translation>クラスターにあるファイルと取得済みのファイルを削除します。セッションの実行は残ります。</translation>
    </message>
    <message>
        <source>The file is deleted there. Runs of the session stay.</source>
        <translation>ターゲットのファイルを削除します。セッションの実行は残ります。</translation>
    </message>
    <message>
        <source>It has results that were not fetched.</source>
        <translation>未取得の結果があります。</translation>
    </message>
    <message>
        <source>Remove job</source>
        <translation>ジョブを削除</translation>
    </message>
    <message>
        <source>Remove %1 from the list?</source>
        <translation>%1 を一覧から削除しますか?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Return to session</source>
        <translation>セッションに戻る</translation>
    </message>
    <message>
        <source>Take over %1?</source>
        <translation>%1 を引き継ぎますか?</translation>
    </message>
    <message>
        <source>A program is connected to it. If it is this window or another one, its run ends there and its result comes here.</source>
        <translation>プログラムが接続中です。それがこのウィンドウまたは別のウィンドウの場合、そちらでの実行は終了し、結果はここに届きます。</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>引き継ぐ</translation>
    </message>
    <message>
        <source>End session</source>
        <translation>セッションを終了</translation>
    </message>
    <message>
        <source>End %1?</source>
        <translation>%1 を終了しますか?</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>セッションを終了</translation>
    </message>
    <message>
        <source>Check now, and look for sessions that were left at the chosen target</source>
        <translation>今すぐ確認し、選んだターゲットに残っているセッションを検索します</translation>
    </message>
    <message>
        <source>Add the available results to the session; a run is marked as partial until all are available</source>
        <translation>得られた結果をセッションに追加します。すべて揃うまで、実行は途中までのものとして示されます</translation>
    </message>
    <message>
        <source>Remove it from Slurm&apos;s queue, or end it (scancel)</source>
        <translation>Slurm のキューから削除するか、終了します (scancel)</translation>
    </message>
    <message>
        <source>Add the result to the session; if the work is still running, wait for its end</source>
        <translation>結果をセッションに追加します。作業がまだ続いている場合は、終了を待ちます</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>確認中…</translation>
    </message>
    <message>
        <source>Checked at %1. Nothing is pending.</source>
        <translation>%1 に確認しました。未完了のものはありません。</translation>
    </message>
    <message>
        <source>Checked at %1; next check in %2 s.</source>
        <translation>%1 に確認しました。次の確認は %2 s 後です。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Pending tasks leave the queue, and running tasks are ended. Existing results are kept and can be fetched.</source>
        <translation>待機中のタスクはキューから外れ、実行中のタスクは終了します。既存の結果は保持され、取得できます。</translation>
    </message>
    <message>
        <source>It has not ended and will be cancelled.</source>
        <translation>まだ終了していないため、キャンセルされます。</translation>
    </message>
    <message>
        <source>Its work is stopped. What was measured is written to a file there, which is then listed here.</source>
        <translation>作業を停止します。計測済みの内容はターゲットのファイルに書き込まれ、その後ここに表示されます。</translation>
    </message>
    <message>
        <source>This window is connected to it.</source>
        <translation>このウィンドウが接続しています。</translation>
    </message>
</context>
<context>
    <name>qs::JobsModel</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Tasks done</source>
        <translation>完了タスク</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Of the job, as Slurm lists it, or of the session</source>
        <translation>Slurm の一覧でのジョブの名前、またはセッションの名前</translation>
    </message>
    <message>
        <source>Where it runs</source>
        <translation>実行される場所</translation>
    </message>
    <message>
        <source>What is measured, as a command</source>
        <translation>計測の内容 (コマンド)</translation>
    </message>
    <message>
        <source>When it was submitted, or when the session began</source>
        <translation>投入した日時、またはセッションを開始した日時</translation>
    </message>
    <message>
        <source>State; a state that Quantoscope does not know is shown as Slurm reports it</source>
        <translation>状態。Quantoscope が認識しない状態は Slurm の報告のまま表示します</translation>
    </message>
    <message>
        <source>Tasks with results, of all</source>
        <translation>結果のあるタスク数/全タスク数</translation>
    </message>
</context>
<context>
    <name>qs::KernelGuard</name>
    <message>
        <source>The run does not respond to Stop.</source>
        <translation>実行が「停止」に応答しません。</translation>
    </message>
    <message>
        <source>From now on kernels run in a separate worker process, which Stop can end even if a kernel hangs.</source>
        <translation>今後、カーネルは別のワーカープロセスで実行されます。カーネルがハングしても「停止」で終了できます。</translation>
    </message>
    <message>
        <source>The device was lost: %1</source>
        <translation>デバイスが失われました: %1</translation>
    </message>
    <message>
        <source>All measurements are kept. Restart the program to use the device, or run kernels in a separate process.</source>
        <translation>計測したものはすべて残っています。デバイスを使うには、プログラムを再起動するか、カーネルを別プロセスで実行してください。</translation>
    </message>
    <message>
        <source>The current request does not respond to Stop.</source>
        <translation>現在の要求が「停止」に応答しません。</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Keep the results received so far, abandon the run, and measure in a separate process from now on</source>
        <translation>これまでに届いた結果を残して実行を放棄し、以後は別プロセスで計測します</translation>
    </message>
    <message>
        <source>The window is waiting for it. Close the window again to abandon it. All results received so far are kept.</source>
        <translation>ウィンドウがその終了を待っています。放棄するには、もう一度ウィンドウを閉じてください。これまでに届いた結果はすべて保持されます。</translation>
    </message>
    <message>
        <source>The device or a kernel on it may hang. Wait, or abandon it. All results received so far are kept.</source>
        <translation>デバイスまたはその上のカーネルが応答していない可能性があります。待つか、放棄してください。これまでに届いた結果はすべて保持されます。</translation>
    </message>
    <message>
        <source>The run was abandoned. The results received so far are kept and marked as partial.</source>
        <translation>実行を放棄しました。これまでに届いた結果は保持され、途中までのものとして示されます。</translation>
    </message>
    <message>
        <source>The request was abandoned.</source>
        <translation>要求を放棄しました。</translation>
    </message>
    <message>
        <source>The device may stay busy until the program is restarted. Choose &apos;Automatic&apos; in the settings to use a separate process.</source>
        <translation>プログラムを再起動するまで、デバイスがビジーのままになる可能性があります。別プロセスを使うには、設定で「自動」を選んでください。</translation>
    </message>
    <message>
        <source>All measurements are kept. From now on kernels run in a separate worker process. Run again.</source>
        <translation>計測はすべて保持されています。以後、カーネルは別のワーカープロセスで実行されます。もう一度実行してください。</translation>
    </message>
</context>
<context>
    <name>qs::LanguageMenu</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>The language of the interface</source>
        <translation>画面の言語</translation>
    </message>
    <message>
        <source>Use the language of the system</source>
        <translation>システムの言語を使います</translation>
    </message>
    <message>
        <source>Use this language</source>
        <translation>この言語を使います</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>今すぐ再起動</translation>
    </message>
    <message>
        <source>Reopen the window in the new language; the session is kept</source>
        <translation>新しい言語でウィンドウを開き直します。セッションは保持されます</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>システムに従う(&amp;S)</translation>
    </message>
    <message>
        <source>Restart to apply the new language.</source>
        <translation>新しい言語を適用するには再起動してください。</translation>
    </message>
    <message>
        <source>The open session is kept.</source>
        <translation>開いているセッションは保持されます。</translation>
    </message>
</context>
<context>
    <name>qs::LimitsPanel</name>
    <message>
        <source>A configuration has to meet these limits. Empty: no limit.</source>
        <translation>構成はこれらの制限を満たさなければなりません。空欄: 制限なし。</translation>
    </message>
    <message>
        <source>Rank by</source>
        <translation>順位付けの基準</translation>
    </message>
    <message>
        <source>Quantity by which the configurations that meet the limits are ranked</source>
        <translation>制限を満たす構成の順位付けに使う量</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Only use runs that were measured on this device</source>
        <translation>このデバイスで計測した実行だけを使います</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Sequences of a language model that are decoded together</source>
        <translation>同時にデコードする言語モデルの系列数</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>プロンプト長</translation>
    </message>
    <message>
        <source>Tokens of a language model&apos;s prompt</source>
        <translation>言語モデルのプロンプトのトークン数</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Device memory with the model loaded: weights, KV cache and workspace. For a model on the Accuracy page, the size of its file.</source>
        <translation>モデルを読み込んだ状態のデバイスメモリ: 重み、KV キャッシュ、作業領域。正解率のページのモデルでは、そのファイルのサイズ。</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>トークンあたりの時間</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Median time of a decoding step of a language model</source>
        <translation>言語モデルのデコードステップの時間の中央値</translation>
    </message>
    <message>
        <source>Time per call</source>
        <translation>呼び出しあたりの時間</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Median latency of an operation, or of a call of a model on the Accuracy page</source>
        <translation>演算、または正解率のページのモデルの呼び出しのレイテンシの中央値</translation>
    </message>
    <message>
        <source>Perplexity rise</source>
        <translation>パープレキシティの上昇</translation>
    </message>
    <message>
        <source>Increase in perplexity over the baseline</source>
        <translation>ベースラインに対するパープレキシティの上昇</translation>
    </message>
    <message>
        <source>Accuracy loss</source>
        <translation>正解率の損失</translation>
    </message>
    <message>
        <source>pp</source>
        <translation>pp</translation>
    </message>
    <message>
        <source>Accuracy below that of the baseline, in percentage points</source>
        <translation>ベースラインの正解率を下回る分 (パーセントポイント)</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>スループット</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Decoded tokens of all sequences of a language model per second of wall time</source>
        <translation>実時間 1 秒あたりの、言語モデルの全系列のデコードトークン数</translation>
    </message>
    <message>
        <source>Default limits</source>
        <translation>既定の制限</translation>
    </message>
    <message>
        <source>No limits except a rise of 1% in perplexity and a loss of 1 point in accuracy</source>
        <translation>パープレキシティ 1% の上昇と正解率 1 ポイントの低下以外は制限なし</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a quantity and its unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>%1: “%2” is not valid. Enter a number of 0 or more.</source>
        <translation>%1: 「%2」は有効ではありません。0 以上の数を入力してください。</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>最小</translation>
    </message>
</context>
<context>
    <name>qs::LineChart</name>
    <message>
        <source>%1, log</source>
        <translation>%1、対数</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1: %3 で %2</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>下端</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>上端</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>対数軸</translation>
    </message>
</context>
<context>
    <name>qs::LlmConfigurationChooser</name>
    <message>
        <source>Configurations to study</source>
        <translation>比較する構成</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <source>Without quantization</source>
        <translation>量子化なし</translation>
    </message>
    <message>
        <source>INT8</source>
        <translation>INT8</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>INT4</source>
        <translation>INT4</translation>
    </message>
    <message>
        <source>Other 4-bit formats</source>
        <translation>その他の 4 ビット形式</translation>
    </message>
    <message>
        <source>KV cache only</source>
        <translation>KV キャッシュのみ</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Select all configurations</source>
        <translation>すべての構成を選択</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Clear all but the baseline</source>
        <translation>ベースライン以外をすべて解除</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Select the configurations of the default study</source>
        <translation>既定の比較の構成を選択</translation>
    </message>
    <message>
        <source>Select the seven configurations of the published comparison</source>
        <translation>公開された比較の 7 つの構成を選択</translation>
    </message>
    <message>
        <source>%1 of %2 configurations</source>
        <translation>%2 構成中 %1</translation>
    </message>
    <message>
        <source>; AWQ and GPTQ read the calibration text first</source>
        <translation>。AWQ と GPTQ は先にキャリブレーション用テキストを読みます</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>基本</translation>
    </message>
</context>
<context>
    <name>qs::LlmGeneratePanel</name>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Type the beginning of a text…</source>
        <translation>テキストの書き出しを入力…</translation>
    </message>
    <message>
        <source>The morning was bright, and Emma</source>
        <comment>a prompt for an English model</comment>
        <translation>The morning was bright, and Emma</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>生成(&amp;G)</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>モデルを読み込み中…</translation>
    </message>
    <message>
        <source>Cannot generate: %1</source>
        <translation>生成できません: %1</translation>
    </message>
    <message>
        <source>The text to continue, or the message to a chat model. Ctrl+Return sends it.</source>
        <translation>続きを生成するテキスト、またはチャットモデルへのメッセージ。Ctrl+Return で送信します。</translation>
    </message>
    <message>
        <source>System message</source>
        <translation>システムメッセージ</translation>
    </message>
    <message>
        <source>Instructions to a chat model, before the prompt. Leave it empty for none.</source>
        <translation>プロンプトの前に置く、チャットモデルへの指示。不要なら空欄にします。</translation>
    </message>
    <message>
        <source>System message (optional)</source>
        <translation>システムメッセージ (任意)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>構成</translation>
    </message>
    <message>
        <source>The configuration in which the model of the setup is loaded</source>
        <translation>設定のモデルを読み込む構成</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>A second configuration that continues the same prompt beside the first one. They take turns, token by token; the first token that differs is marked.</source>
        <translation>1 つ目の構成と並べて、同じプロンプトの続きを生成する 2 つ目の構成。1 トークンずつ交互に生成し、最初に異なるトークンに印を付けます。</translation>
    </message>
    <message>
        <source>Maximum number of tokens</source>
        <translation>最大トークン数</translation>
    </message>
    <message>
        <source>Generation ends after this many tokens, or when the model ends the text</source>
        <translation>このトークン数に達するか、モデルがテキストを終えると生成が終わります</translation>
    </message>
    <message>
        <source>&amp;Configuration</source>
        <translation>構成(&amp;C)</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>比較対象(&amp;W)</translation>
    </message>
    <message>
        <source>Ma&amp;x. tokens</source>
        <translation>最大トークン数(&amp;X)</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Divides the logits before a token is sampled. 0 is greedy: always the most likely token.</source>
        <translation>トークンのサンプリングの前にロジットをこの値で割ります。0 は貪欲法: 常に最も確率の高いトークン。</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>&amp;Temperature</source>
        <translation>温度(&amp;T)</translation>
    </message>
    <message>
        <source>Top-&amp;p</source>
        <translation>Top-&amp;p</translation>
    </message>
    <message>
        <source>Top-&amp;k</source>
        <translation>Top-&amp;k</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>シード(&amp;D)</translation>
    </message>
    <message>
        <source>From the model</source>
        <translation>モデルに従う</translation>
    </message>
    <message>
        <source>Chat template</source>
        <translation>チャットテンプレート</translation>
    </message>
    <message>
        <source>C&amp;hat template</source>
        <translation>テンプレート(&amp;H)</translation>
    </message>
    <message>
        <source>From the model: %1</source>
        <translation>モデルに従う: %1</translation>
    </message>
    <message>
        <source>From the model: not recognized</source>
        <translation>モデルに従う: 認識できません</translation>
    </message>
    <message>
        <source>From the model: none</source>
        <translation>モデルに従う: なし</translation>
    </message>
    <message>
        <source>Enter a prompt first</source>
        <translation>まずプロンプトを入力してください</translation>
    </message>
    <message>
        <source>Choose two different configurations</source>
        <translation>異なる 2 つの構成を選んでください</translation>
    </message>
    <message>
        <source>Stop generating</source>
        <translation>生成を停止</translation>
    </message>
    <message>
        <source>Stop generating. The text so far is kept.</source>
        <translation>生成を停止します。ここまでのテキストは残ります。</translation>
    </message>
    <message>
        <source>Continue the prompt (Ctrl+Return)</source>
        <translation>プロンプトの続きを生成 (Ctrl+Return)</translation>
    </message>
    <message>
        <source>Sample from the most likely tokens whose probabilities add up to this. 1: from all tokens.</source>
        <translation>確率の合計がこの値になるまでの、最も確率の高いトークンからサンプリングします。1: すべてのトークンから。</translation>
    </message>
    <message>
        <source>Sample from this number of the most likely tokens. 0: from all tokens.</source>
        <translation>最も確率の高いこの個数のトークンからサンプリングします。0: すべてのトークンから。</translation>
    </message>
    <message>
        <source>The same seed gives the same text in the same configuration</source>
        <translation>同じシードなら、同じ構成で同じテキストになります</translation>
    </message>
    <message>
        <source>Has no effect while the temperature is 0</source>
        <translation>温度が 0 の間は効果がありません</translation>
    </message>
    <message>
        <source>The same text so far</source>
        <translation>ここまでは同じテキスト</translation>
    </message>
    <message>
        <source>The texts differ.</source>
        <translation>テキストが異なります。</translation>
    </message>
    <message>
        <source>Format of the prompt as a turn of a conversation. Templates are recognized by their tokens; the template code in tokenizer_config.json is not run.</source>
        <translation>プロンプトを会話の 1 ターンにする形式。テンプレートはそのトークンで識別します。tokenizer_config.json のテンプレートコードは実行しません。</translation>
    </message>
</context>
<context>
    <name>qs::LlmLivePanel</name>
    <message>
        <source>Tokens per second appear here while the study runs.</source>
        <translation>比較の実行中、1 秒あたりのトークン数がここに表示されます。</translation>
    </message>
    <message>
        <source>Phase of the rates</source>
        <translation>速度のフェーズ</translation>
    </message>
    <message>
        <source>Text of the configurations</source>
        <translation>各構成のテキスト</translation>
    </message>
    <message>
        <source>The most likely continuation of the start of the text, for each configuration</source>
        <translation>テキストの先頭に対する、各構成の最も確からしい続き</translation>
    </message>
    <message>
        <source>The text of each configuration appears here, token by token.</source>
        <translation>各構成のテキストが、トークンごとにここに表示されます。</translation>
    </message>
    <message>
        <source>&amp;Rates of</source>
        <translation>速度の対象(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>all %n token(s) as the baseline</source>
        <translation>
            <numerusform>全 %n トークンがベースラインと同じ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %1 of %n token(s) as the baseline</source>
        <translation>
            <numerusform>全 %n トークンのうち最初の %1 トークンがベースラインと同じ</numerusform>
        </translation>
    </message>
    <message>
        <source>Rates of prefill, decoding and scoring differ too much for one chart. The chart follows the measured phase until you choose one.</source>
        <translation>プリフィル、デコード、採点の速度は違いが大きすぎて、1 つの図に収まりません。いずれかを選ぶまで、図は計測中の段階に追従します。</translation>
    </message>
</context>
<context>
    <name>qs::LlmPage</name>
    <message>
        <source>Charts of the language model study</source>
        <translation>言語モデル比較のグラフ</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>ライブ</translation>
    </message>
    <message>
        <source>Tokens per second during the study, and the text of each configuration</source>
        <translation>比較中の 1 秒あたりのトークン数と、各構成のテキスト</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Throughput over batch sizes, and time per output token</source>
        <translation>バッチサイズ別のスループットと、出力トークンあたりの時間</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>パープレキシティ</translation>
    </message>
    <message>
        <source>Perplexity and KL divergence relative to the baseline, on the same tokens</source>
        <translation>同じトークンでの、ベースラインに対するパープレキシティと KL ダイバージェンス</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>タスク</translation>
    </message>
    <message>
        <source>Correct answers by task, with verdicts on the same items</source>
        <translation>タスク別の正答と、同じ項目での判定</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Weights, caches and load time</source>
        <translation>重み、キャッシュ、読み込み時間</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>Pareto</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>The text with the divergence of each token</source>
        <translation>各トークンの乖離を示したテキスト</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Continue a prompt in any configuration</source>
        <translation>任意の構成でプロンプトの続きを生成</translation>
    </message>
    <message>
        <source>The configurations appear here one by one, as soon as they are measured.</source>
        <translation>計測が済みしだい、構成が 1 つずつここに表示されます。</translation>
    </message>
    <message>
        <source>Decoded tokens per second appear here with the first round.</source>
        <translation>1 秒あたりのデコードトークン数が、最初のラウンドからここに表示されます。</translation>
    </message>
    <message>
        <source>How does quantization affect a language model?</source>
        <translation>量子化は言語モデルにどう影響するか?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel the study</source>
        <translation>比較をキャンセル</translation>
    </message>
    <message>
        <source>Stop the study and keep the results so far</source>
        <translation>比較を停止し、それまでの結果を残します</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Table that is shown; each chart selects its own</source>
        <translation>表示する表。グラフごとに対応する表が選ばれます</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>表(&amp;T)</translation>
    </message>
    <message>
        <source>Task and metric</source>
        <translation>タスクと指標</translation>
    </message>
    <message>
        <source>acc: largest log-likelihood; acc_norm: largest per character; exact_match: of generated answers</source>
        <translation>acc: 対数尤度が最大。acc_norm: 文字あたりで最大。exact_match: 生成した回答による</translation>
    </message>
    <message>
        <source>Tas&amp;k</source>
        <translation>タスク(&amp;K)</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>出力トークンあたりの時間</translation>
    </message>
    <message>
        <source>Bytes of the weights</source>
        <translation>重みのバイト数</translation>
    </message>
    <message>
        <source>Quantity that perplexity is compared with</source>
        <translation>パープレキシティと比較する量</translation>
    </message>
    <message>
        <source>Perplexity a&amp;gainst</source>
        <translation>パープレキシティの比較対象(&amp;G)</translation>
    </message>
    <message>
        <source>Preparing the study…</source>
        <translation>比較を準備中…</translation>
    </message>
    <message>
        <source>Opening the model</source>
        <translation>モデルを開いています</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>停止中…</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>計測中…</translation>
    </message>
    <message>
        <source>No measurements yet.</source>
        <translation>まだ計測がありません。</translation>
    </message>
    <message>
        <source>Only the baseline was measured: nothing is compared.</source>
        <translation>ベースラインだけを計測しました: 比較するものがありません。</translation>
    </message>
    <message>
        <source>Perplexity against time per token or size</source>
        <translation>パープレキシティと、トークンあたりの時間またはサイズ</translation>
    </message>
    <message>
        <source>A study loads a model of the Llama family in every chosen configuration and measures memory, speed and predictions, with intervals and verdicts.

The setup beside this page is ready to run with the small built-in model: press F5. You can also use your own model from a Hugging Face folder.</source>
        <translation>比較では、選んだ構成ごとに Llama 系のモデルを読み込み、メモリ、速度、予測を区間と判定付きで計測します。

このページの横の設定は、内蔵の小さなモデルでそのまま実行できます: F5 を押してください。Hugging Face フォルダーにある自分のモデルも使えます。</translation>
    </message>
    <message>
        <source>Simulated configurations have no valid time and are not shown against time</source>
        <translation>シミュレーションの構成には有効な時間がないため、時間に対しては表示されません</translation>
    </message>
</context>
<context>
    <name>qs::LlmPresenter</name>
    <message>
        <source>%1; %2 of files.</source>
        <translation>%1。ファイルは %2。</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <source>Computed by: %1</source>
        <translation>計算方法: %1</translation>
    </message>
    <message>
        <source>Loading the model: %1, %2%</source>
        <translation>モデルを読み込み中: %1、%2%</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>言語モデル</translation>
    </message>
    <message>
        <source>Effect of quantization on a language model</source>
        <translation>言語モデルへの量子化の影響</translation>
    </message>
    <message>
        <source>Lan&amp;guage model</source>
        <translation>言語モデル(&amp;G)</translation>
    </message>
    <message>
        <source>Show the effect of quantization on a language model</source>
        <translation>言語モデルへの量子化の影響を表示します</translation>
    </message>
    <message>
        <source>Alt+6</source>
        <translation>Alt+6</translation>
    </message>
    <message>
        <source>&amp;Generate text</source>
        <translation>テキストを生成(&amp;G)</translation>
    </message>
    <message>
        <source>Continue your own prompt in any configuration of a language model</source>
        <translation>言語モデルの任意の構成で、独自のプロンプトの続きを生成します</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>A study of a language model is in progress.</source>
        <translation>言語モデルの比較を実行中です。</translation>
    </message>
    <message>
        <source>Run the study of the language model in the setup (%1)</source>
        <translation>設定の言語モデルの比較を実行 (%1)</translation>
    </message>
    <message>
        <source>The largest configuration needs about %1 for weights, KV cache and workspace; %2 is free.</source>
        <translation>最大の構成は重み、KV キャッシュ、作業領域に約 %1 を必要とします。空きは %2 です。</translation>
    </message>
    <message>
        <source>The largest configuration needs about %1 for weights, KV cache and workspace, but only %2 is free. It will not be loaded.</source>
        <translation>最大の構成は重み、KV キャッシュ、作業領域に約 %1 を必要としますが、空きは %2 だけです。この構成は読み込まれません。</translation>
    </message>
    <message>
        <source>Look at a language model</source>
        <translation>言語モデルを見る</translation>
    </message>
    <message>
        <source>Each configuration of a Llama model: memory, latency, throughput, perplexity, tasks and the text token by token. Generate lets two configurations continue a prompt side by side. F5 here measures the model that comes with the program.</source>
        <translation>Llama モデルの各構成: メモリ、レイテンシ、スループット、パープレキシティ、タスク、そしてトークンごとのテキスト。「生成」では、2 つの構成が同じプロンプトの続きを並べて生成します。ここで F5 を押すと、プログラムに付属のモデルを計測します。</translation>
    </message>
</context>
<context>
    <name>qs::LlmSetupPanel</name>
    <message>
        <source>Setup of the language model study</source>
        <translation>言語モデル比較の設定</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Configurations</source>
        <translation>構成</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>タスク</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Model folder</source>
        <translation>モデルのフォルダー</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>テキスト(&amp;T)</translation>
    </message>
    <message>
        <source>Text file for perplexity</source>
        <translation>パープレキシティ用のテキストファイル</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Cali&amp;bration</source>
        <translation>キャリブレーション(&amp;C)</translation>
    </message>
    <message>
        <source>Text file for calibration</source>
        <translation>キャリブレーション用のテキストファイル</translation>
    </message>
    <message>
        <source>Choose a text</source>
        <translation>テキストを選択</translation>
    </message>
    <message>
        <source>Choose a text for calibration</source>
        <translation>キャリブレーション用テキストを選択</translation>
    </message>
    <message>
        <source>Tasks and their files</source>
        <translation>タスクとそのファイル</translation>
    </message>
    <message>
        <source>Multiple-choice tasks and GSM8K from local files, in the format of lm-eval&apos;s sources (JSONL or JSON).</source>
        <translation>lm-eval のソースの形式 (JSONL または JSON) による、ローカルファイルの多肢選択タスクと GSM8K。</translation>
    </message>
    <message>
        <source>Add a task</source>
        <translation>タスクを追加</translation>
    </message>
    <message>
        <source>Choose a task, then its file</source>
        <translation>タスクを選び、次にそのファイルを選択</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>除く</translation>
    </message>
    <message>
        <source>Remove the task</source>
        <translation>タスクを除く</translation>
    </message>
    <message>
        <source>Remove the selected task</source>
        <translation>選択したタスクを削除します</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>項目数</translation>
    </message>
    <message>
        <source>Maximum number of items per task; 0: all.</source>
        <translation>各タスクの項目の最大数。0 ならすべて。</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例題</translation>
    </message>
    <message>
        <source>Solved examples before each GSM8K question.</source>
        <translation>GSM8K の各問の前に置く解答済みの例題。</translation>
    </message>
    <message>
        <source>Cloze items</source>
        <translation>穴埋め項目</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>&amp;Batches</source>
        <translation>バッチ(&amp;B)</translation>
    </message>
    <message>
        <source>Number of sequences decoded together: one or more numbers, such as 1, 8, 32. The KV cache is sized for the largest.</source>
        <translation>同時にデコードする系列の数: 1, 8, 32 のように 1 つ以上の数。KV キャッシュのサイズは最大の数に合わせます。</translation>
    </message>
    <message>
        <source>&amp;Prompts</source>
        <translation>プロンプト(&amp;P)</translation>
    </message>
    <message>
        <source>Tokens per prompt: one or more numbers. The prompt and the generated tokens must fit into the model&apos;s context.</source>
        <translation>プロンプトあたりのトークン数: 1 つ以上の数。プロンプトと生成するトークンがモデルのコンテキストに収まる必要があります。</translation>
    </message>
    <message>
        <source>&amp;Generated</source>
        <translation>生成(&amp;G)</translation>
    </message>
    <message>
        <source>Tokens that are generated in each measurement.</source>
        <translation>各計測で生成するトークン数。</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>ラウンド(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>シード(&amp;S)</translation>
    </message>
    <message>
        <source>Seed of the order in the rounds, the cloze task and resampling.</source>
        <translation>ラウンドの順序、穴埋めタスク、再標本化のシード。</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>フォルダーを選択(&amp;F)…</translation>
    </message>
    <message>
        <source>Choose a model folder</source>
        <translation>モデルのフォルダーを選択</translation>
    </message>
    <message>
        <source>Built-in &amp;model</source>
        <translation>内蔵モデル(&amp;M)</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近使ったもの</translation>
    </message>
    <message>
        <source>Text (*.txt *.md *.raw);;All files (*)</source>
        <translation>テキスト (*.txt *.md *.raw);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Choose a file for %1</source>
        <translation>%1 のファイルを選択</translation>
    </message>
    <message>
        <source>Tasks (*.jsonl *.json);;All files (*)</source>
        <translation>タスク (*.jsonl *.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Batches are whole numbers from 1 to %1, such as 1, 8, 32.</source>
        <translation>バッチは 1 から %1 までの整数です。例: 1, 8, 32。</translation>
    </message>
    <message>
        <source>Prompts are whole numbers of tokens, such as 128, 1024.</source>
        <translation>プロンプトはトークン数の整数です。例: 128, 1024。</translation>
    </message>
    <message>
        <source>built-in</source>
        <translation>内蔵</translation>
    </message>
    <message>
        <source>held-out text</source>
        <translation>取り置きのテキスト</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n タスク</numerusform>
        </translation>
    </message>
    <message>
        <source>cloze, %1 items</source>
        <translation>穴埋め、%1 項目</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>バッチ %1</translation>
    </message>
    <message>
        <source>Load the model in each configuration and evaluate all of them on the same tokens (Ctrl+Return here, F5 everywhere)</source>
        <translation>各構成でモデルを読み込み、すべての構成を同じトークンで評価します (ここでは Ctrl+Return、どこでも F5)</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>組み込み</translation>
    </message>
    <message>
        <source>A Hugging Face model folder with config.json, model.safetensors or its shards, and tokenizer.json. Llama, Mistral and Qwen2 are supported, also quantized as compressed-tensors, AWQ or GPTQ. You can drop the folder here. Empty: the small built-in model.</source>
        <translation>config.json、model.safetensors またはその分割ファイル、tokenizer.json のある Hugging Face のモデルフォルダー。Llama、Mistral、Qwen2 に対応し、compressed-tensors、AWQ、GPTQ で量子化されたものも使えます。フォルダーはここにドロップできます。空なら内蔵の小さなモデル。</translation>
    </message>
    <message>
        <source>UTF-8 text file for perplexity, KL divergence and agreement. Empty: held-out text that the small model was not trained on.</source>
        <translation>パープレキシティ、KL ダイバージェンス、一致率のための UTF-8 テキストファイル。空なら、小さなモデルの訓練に使っていない取り置きのテキスト。</translation>
    </message>
    <message>
        <source>Number of tokens to evaluate, from the start of the text; 0: all. Intervals narrow with the square root of this number.</source>
        <translation>評価するトークンの数 (テキストの先頭から)。0: すべて。区間は、この数の平方根に応じて狭くなります。</translation>
    </message>
    <message>
        <source>UTF-8 text file for the calibration of AWQ and GPTQ. Empty: the built-in text.</source>
        <translation>AWQ と GPTQ のキャリブレーション用の UTF-8 テキストファイル。空なら内蔵のテキスト。</translation>
    </message>
    <message>
        <source>Number of items in a cloze task made from the text: which of four words comes next. Used only if no other task is set. 0: none.</source>
        <translation>テキストから作る穴埋めタスクの項目数: 4 つの単語のうち、次に来るのはどれか。ほかのタスクが設定されていない場合にだけ使います。0: なし。</translation>
    </message>
    <message>
        <source>The built-in model needs no further settings.</source>
        <translation>内蔵のモデルにはこれ以上の設定は不要です。</translation>
    </message>
    <message>
        <source>per token</source>
        <translation>トークン単位</translation>
    </message>
    <message>
        <source>Measure the energy per token</source>
        <translation>トークンあたりのエネルギーを計測</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>エネルギー</translation>
    </message>
    <message>
        <source>After the rounds, repeats prompts and decoding for 3 to 10 seconds each and reads the energy counter of the GPU. The latencies do not change. Not available on a CPU.</source>
        <translation>ラウンドの後に、プロンプトとデコードをそれぞれ 3 から 10 秒間繰り返し、GPU のエネルギーカウンターを読み取ります。レイテンシは変わりません。CPU では使えません。</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Tokens of the text that the model sees together, the one that begins a text included. Auto: its context, up to 2,048. Perplexities of different windows are not comparable.</source>
        <translation>モデルが一度に見るテキストのトークン数。テキストの先頭を示すトークンを含みます。自動: モデルのコンテキスト、最大 2,048。ウィンドウが異なるパープレキシティは比較できません。</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation>ストライド</translation>
    </message>
    <message>
        <source>Tokens from one window to the next. Smaller than the window: windows overlap, and each token is predicted with more context. None: no overlap.</source>
        <translation>ウィンドウから次のウィンドウまでのトークン数。ウィンドウより小さい場合: ウィンドウが重なり、各トークンをより多くのコンテキストから予測します。なし: 重なりなし。</translation>
    </message>
    <message>
        <source>Each round times every configuration once, in random order. A verdict needs at least 6 rounds. None: only memory and quality are measured.</source>
        <translation>各ラウンドで、すべての構成をランダムな順に 1 回ずつ計時します。判定には少なくとも 6 ラウンド必要です。なし: メモリと品質だけを計測します。</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未計測</translation>
    </message>
</context>
<context>
    <name>qs::LlmTable</name>
    <message>
        <source>Configurations of the study</source>
        <translation>比較の構成</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5. Each configuration is added as soon as it has run.</source>
        <translation>まだ計測がありません。F5 を押してください。各構成は、実行が済みしだい追加されます。</translation>
    </message>
</context>
<context>
    <name>qs::LlmTextColumn</name>
    <message>
        <source>Generated text</source>
        <translation>生成されたテキスト</translation>
    </message>
    <message>
        <source>The continuation appears here as it is generated.</source>
        <translation>続きが、生成されながらここに表示されます。</translation>
    </message>
    <message>
        <source>Speed of the generated text</source>
        <translation>生成されたテキストの速度</translation>
    </message>
    <message>
        <source>Tokens per second is the number of tokens after the first one divided by their total time. The median step is the typical time of one token. If two configurations take turns, the time of each includes only its own turns.</source>
        <translation>1 秒あたりのトークン数は、最初のトークンより後のトークン数をその合計時間で割ったものです。ステップの中央値は、1 トークンの典型的な時間です。2 つの構成が交互に生成する場合、それぞれの時間には自分の番だけを含みます。</translation>
    </message>
    <message>
        <source>Text generated by %1</source>
        <translation>%1 が生成したテキスト</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) · %1 ms per token · %2 tokens/s</source>
        <translation>
            <numerusform>%n トークン · トークンあたり %1 ms · %2 トークン/s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n トークン</numerusform>
        </translation>
    </message>
    <message>
        <source>end of the text</source>
        <translation>テキストの終わり</translation>
    </message>
    <message>
        <source>first token after %1 ms</source>
        <translation>最初のトークンまで %1 ms</translation>
    </message>
    <message>
        <source>%1 ms per token</source>
        <translation>トークンあたり %1 ms</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 トークン/s</translation>
    </message>
    <message>
        <source>median step %1 ms</source>
        <translation>ステップの中央値 %1 ms</translation>
    </message>
</context>
<context>
    <name>qs::MainWindow</name>
    <message>
        <source>The table was copied to the clipboard as Markdown.</source>
        <translation>表を Markdown としてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The table was copied to the clipboard, tab-separated.</source>
        <translation>表をタブ区切りでクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Views of the run</source>
        <translation>実行の表示</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>所見</translation>
    </message>
</context>
<context>
    <name>qs::ManualBrowser</name>
    <message>
        <source>Text of the manual</source>
        <translation>マニュアルの本文</translation>
    </message>
</context>
<context>
    <name>qs::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>マニュアルを検索</translation>
    </message>
    <message>
        <source>Go back to what was shown before (Alt+Left)</source>
        <translation>前に表示していたものに戻ります (Alt+Left)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n セクション</numerusform>
        </translation>
    </message>
    <message>
        <source>No section contains this text.</source>
        <translation>このテキストを含むセクションはありません。</translation>
    </message>
</context>
<context>
    <name>qs::MeasureModule</name>
    <message>
        <source>Scope</source>
        <translation>スコープ</translation>
    </message>
    <message>
        <source>Latency of every iteration</source>
        <translation>全反復のレイテンシ</translation>
    </message>
    <message>
        <source>S&amp;cope</source>
        <translation>スコープ(&amp;C)</translation>
    </message>
    <message>
        <source>Show the live trace</source>
        <translation>ライブのトレースを表示</translation>
    </message>
    <message>
        <source>Alt+1</source>
        <translation>Alt+1</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>実行中です。</translation>
    </message>
    <message>
        <source>Input file:</source>
        <translation>入力ファイル:</translation>
    </message>
    <message>
        <source>Cannot run this setup.</source>
        <translation>この設定は実行できません。</translation>
    </message>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>終わりを待つか、停止してください。</translation>
    </message>
    <message>
        <source>There is no run to apply this to.</source>
        <translation>適用できる実行がありません。</translation>
    </message>
    <message>
        <source>This run was imported from %1: it cannot be measured again here.</source>
        <translation>この実行は %1 からインポートしたため、ここで再計測できません。</translation>
    </message>
    <message>
        <source>There are no samples to exclude.</source>
        <translation>除外するサンプルがありません。</translation>
    </message>
    <message>
        <source>exclude the warm-up</source>
        <translation>ウォームアップを除外</translation>
    </message>
    <message>
        <source>Use Undo to restore them.</source>
        <translation>復元するには「元に戻す」を使ってください。</translation>
    </message>
    <message>
        <source>This is not available for the shown run.</source>
        <translation>表示中の実行では使えません。</translation>
    </message>
    <message>
        <source>The target of the setup was not found.</source>
        <translation>設定のターゲットが見つかりません。</translation>
    </message>
    <message>
        <source>The run failed:</source>
        <translation>実行に失敗しました:</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Exclude this mode from the comparison</source>
        <translation>このモードを比較から除外します</translation>
    </message>
    <message>
        <source>Include this mode in the comparison</source>
        <translation>このモードを比較に含めます</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>変種</translation>
    </message>
    <message>
        <source>Exclude this variant from the comparison</source>
        <translation>この変種を比較から除外します</translation>
    </message>
    <message>
        <source>Include this variant in the comparison</source>
        <translation>この変種を比較に含めます</translation>
    </message>
    <message>
        <source>Preparing %1…</source>
        <translation>%1 を準備中…</translation>
    </message>
    <message>
        <source>Measured with %1</source>
        <translation>%1 で計測</translation>
    </message>
    <message>
        <source>Measured with another setup of %1</source>
        <translation>%1 の別の設定で計測</translation>
    </message>
    <message>
        <source>Press F5 or Live to measure again.</source>
        <translation>再計測するには F5 またはライブを押してください。</translation>
    </message>
    <message>
        <source>Press F5 or Live to measure %1.</source>
        <translation>%1 を計測するには F5 またはライブを押してください。</translation>
    </message>
    <message>
        <source>Go to a page that measures.</source>
        <translation>計測するページに移動してください。</translation>
    </message>
    <message>
        <source>Nsight profiles GPU kernels. Choose a GPU as the target.</source>
        <translation>Nsight は GPU カーネルをプロファイルします。ターゲットに GPU を選んでください。</translation>
    </message>
    <message>
        <source>Measure continuously until stopped, and follow changes to the setup (%1)</source>
        <translation>停止するまで計測を続け、設定の変更に追従します (%1)</translation>
    </message>
    <message>
        <source>Live is not available for studies</source>
        <translation>ライブは比較では使えません</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it to measure live.</source>
        <translation>実行中です。ライブで計測するには停止してください。</translation>
    </message>
    <message>
        <source>Measure the setup (%1; Space on the chart)</source>
        <translation>この設定を計測 (%1、図の上ではスペース)</translation>
    </message>
    <message>
        <source>The slow first samples now count as warm-up. Verdicts were updated.</source>
        <translation>最初の遅いサンプルはウォームアップになりました。判定を更新しました。</translation>
    </message>
    <message>
        <source>The device of a target is calibrated by the first run there.</source>
        <translation>ターゲットのデバイスは、そこでの最初の実行で校正されます。</translation>
    </message>
    <message>
        <source>The ceilings of a run are part of its report.</source>
        <translation>実行の上限は、そのレポートに含まれます。</translation>
    </message>
    <message>
        <source>Nsight profiles on this computer only. Choose a device of this computer.</source>
        <translation>Nsight はこのコンピューターでのみプロファイルします。このコンピューターのデバイスを選んでください。</translation>
    </message>
    <message>
        <source>Live measures on one device. Choose one in the list of targets.</source>
        <translation>「ライブ」は 1 台のデバイスで計測します。ターゲットの一覧で 1 台選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>On each of %n devices: %1</source>
        <translation>
            <numerusform>%n 台のデバイスでそれぞれ: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dealt out over %n devices. One alone: %1</source>
        <translation>
            <numerusform>%n 台のデバイスに分配。1 台のみの場合: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>エラー: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Open it in its default program</source>
        <translation>既定のプログラムで開きます</translation>
    </message>
    <message>
        <source>Show the folder in the file manager</source>
        <translation>ファイルマネージャーでフォルダーを表示</translation>
    </message>
</context>
<context>
    <name>qs::ModeChooser</name>
    <message>
        <source>any</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>per tensor</source>
        <translation>テンソル単位</translation>
    </message>
    <message>
        <source>per token</source>
        <translation>トークン単位</translation>
    </message>
    <message>
        <source>per group</source>
        <translation>グループ単位</translation>
    </message>
    <message>
        <source>Show modes of granularity</source>
        <translation>粒度でモードを絞る</translation>
    </message>
    <message>
        <source>Shows only modes with this number of elements per scale. Hidden modes stay selected.</source>
        <translation>スケールあたりの要素数がこの値のモードだけを表示します。非表示のモードも選択されたままです。</translation>
    </message>
    <message>
        <source>&amp;Granularity</source>
        <translation>粒度(&amp;G)</translation>
    </message>
    <message>
        <source>static</source>
        <translation>静的</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>動的</translation>
    </message>
    <message>
        <source>Show modes of scale</source>
        <translation>スケールでモードを絞る</translation>
    </message>
    <message>
        <source>Static: the scale is set before the launch. Dynamic: the kernel computes it from the data. Hidden modes stay selected.</source>
        <translation>静的: スケールを起動前に設定します。動的: カーネルがデータから計算します。非表示のモードも選択されたままです。</translation>
    </message>
    <message>
        <source>Sc&amp;ale</source>
        <translation>スケール(&amp;A)</translation>
    </message>
    <message>
        <source>Modes to compare</source>
        <translation>比較するモード</translation>
    </message>
    <message>
        <source>INT8</source>
        <translation>INT8</translation>
    </message>
    <message>
        <source>FP8 E4M3</source>
        <translation>FP8 E4M3</translation>
    </message>
    <message>
        <source>FP8 E5M2</source>
        <translation>FP8 E5M2</translation>
    </message>
    <message>
        <source>INT4</source>
        <translation>INT4</translation>
    </message>
    <message>
        <source>4-bit integers with one scale per group.</source>
        <translation>4 ビット整数、グループごとに 1 スケール。</translation>
    </message>
    <message>
        <source>4-bit float</source>
        <translation>4 ビット浮動小数点</translation>
    </message>
    <message>
        <source>Sixteen unevenly spaced values: NF4, and E2M1 in blocks (MXFP4, NVFP4).</source>
        <translation>間隔が一様でない 16 個の値: NF4、およびブロックの E2M1 (MXFP4、NVFP4)。</translation>
    </message>
    <message>
        <source>Block formats</source>
        <translation>ブロック形式</translation>
    </message>
    <message>
        <source>8-bit blocks with a power-of-two scale (MXFP8), and the block formats of GGUF (Q8_0, Q4_0).</source>
        <translation>2 のべき乗のスケールを持つ 8 ビットブロック (MXFP8)、および GGUF のブロック形式 (Q8_0、Q4_0)。</translation>
    </message>
    <message>
        <source>Dialects</source>
        <translation>方言</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <source>Select or clear all visible modes of %1</source>
        <translation>表示中の %1 のモードをすべて選択/解除</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Clear all visible modes</source>
        <translation>表示中のモードをすべて解除</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Show all modes and select those of the default comparison</source>
        <translation>すべてのモードを表示し、既定の比較のモードを選択</translation>
    </message>
    <message>
        <source>No mode is selected. Select at least one, or press Default.</source>
        <translation>モードが選ばれていません。少なくとも 1 つ選択するか、「既定」を押してください。</translation>
    </message>
    <message>
        <source>%1 of %2 modes</source>
        <translation>%2 モード中 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n モード</numerusform>
        </translation>
    </message>
    <message>
        <source>The same formats with the scaling and rounding of other packages. The codes differ; the cost is almost the same.</source>
        <translation>同じ形式を、ほかのパッケージのスケーリングと丸めで。コードは異なりますが、コストはほぼ同じです。</translation>
    </message>
    <message>
        <source>Select all visible modes. Modes of collapsed families are not changed.</source>
        <translation>表示中のモードをすべて選択します。折りたたまれた系統のモードは変わりません。</translation>
    </message>
    <message numerus="yes">
        <source>; %n hidden by the filter but still measured</source>
        <translation>
            <numerusform>、%n モードがフィルターで非表示ですが計測されます</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::OpenCommands</name>
    <message>
        <source>Not opened: %1</source>
        <translation>開けませんでした: %1</translation>
    </message>
    <message>
        <source>Not opened:</source>
        <translation>開けませんでした:</translation>
    </message>
    <message>
        <source>Only one file of a kind can be open. Open the others one at a time.</source>
        <translation>同じ種類のファイルは 1 つしか開けません。他のファイルは 1 つずつ開いてください。</translation>
    </message>
</context>
<context>
    <name>qs::OperationSection</name>
    <message>
        <source>Quantize</source>
        <translation>量子化</translation>
    </message>
    <message>
        <source>Dequantize</source>
        <translation>逆量子化</translation>
    </message>
    <message>
        <source>INT8 ladder</source>
        <translation>INT8 ラダー</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <translation>行列積</translation>
    </message>
    <message>
        <source>Linear + GELU</source>
        <translation>線形 + GELU</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>アテンション</translation>
    </message>
    <message>
        <source>Transformer block</source>
        <translation>Transformer ブロック</translation>
    </message>
    <message>
        <source>Converts a tensor [tokens, hidden] to codes and scales, in every number format.</source>
        <translation>テンソル [tokens, hidden] を各数値形式のコードとスケールに変換します。</translation>
    </message>
    <message>
        <source>Converts codes and scales back to values of the selected type.</source>
        <translation>コードとスケールを選択した型の値に戻します。</translation>
    </message>
    <message>
        <source>[m, k] · [k, n] in several number formats, and with 8-bit and 4-bit weights.</source>
        <translation>[m, k] · [k, n]、複数の数値形式、および 8 ビットと 4 ビットの重みで。</translation>
    </message>
    <message>
        <source>gelu([m, k] · [k, n] + bias): as several kernels, as one kernel, and as a graph.</source>
        <translation>gelu([m, k] · [k, n] + bias): 複数のカーネル、1 つのカーネル、グラフとして。</translation>
    </message>
    <message>
        <source>softmax(Q·Kᵀ/√d)·V: with the scores in memory, and fused.</source>
        <translation>softmax(Q·Kᵀ/√d)·V: スコアをメモリに置く場合と、融合。</translation>
    </message>
    <message>
        <source>A transformer block: call by call, as a graph, and compiled for its shape.</source>
        <translation>Transformer ブロック: 呼び出しごと、グラフ、形状に合わせたコンパイル。</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>&amp;Operation</source>
        <translation>演算(&amp;O)</translation>
    </message>
    <message>
        <source>Codes of random normal values, generated on the device from the seed; the type is that of the restored values.</source>
        <translation>シードからデバイス上で生成した正規乱数のコード。型は復元値のものです。</translation>
    </message>
    <message>
        <source>Random normal FP32, generated on the device from the seed.</source>
        <translation>シードからデバイス上で生成した FP32 の正規乱数。</translation>
    </message>
    <message>
        <source>Random normal, generated on the device from the seed.</source>
        <translation>シードからデバイス上で生成した正規乱数。</translation>
    </message>
    <message>
        <source>Random normal, generated on the device from the seed. Variants named after a type use that type.</source>
        <translation>シードからデバイス上で生成した正規乱数。型の名前の付いた変種はその型を使います。</translation>
    </message>
    <message>
        <source>dominated by launch overhead</source>
        <translation>起動オーバーヘッドが支配的</translation>
    </message>
    <message>
        <source>compute-bound</source>
        <translation>演算律速</translation>
    </message>
    <message>
        <source>published benchmark</source>
        <translation>公表されたベンチマーク</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, decode</source>
        <translation>Llama 3 8B、アッププロジェクション、デコード</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, batch of 16</source>
        <translation>Llama 3 8B、アッププロジェクション、バッチ 16</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, batch of 64</source>
        <translation>Llama 3 8B、アッププロジェクション、バッチ 64</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, prefill</source>
        <translation>Llama 3 8B、アッププロジェクション、プリフィル</translation>
    </message>
    <message>
        <source>Llama 3 8B, down projection, decode</source>
        <translation>Llama 3 8B、ダウンプロジェクション、デコード</translation>
    </message>
    <message>
        <source>Llama 3 8B, down projection, batch of 16</source>
        <translation>Llama 3 8B、ダウンプロジェクション、バッチ 16</translation>
    </message>
    <message>
        <source>Llama 3 70B, up projection, decode</source>
        <translation>Llama 3 70B、アッププロジェクション、デコード</translation>
    </message>
    <message>
        <source>GPT-2, MLP</source>
        <translation>GPT-2、MLP</translation>
    </message>
    <message>
        <source>BERT large, MLP</source>
        <translation>BERT large、MLP</translation>
    </message>
    <message>
        <source>small, for a CPU</source>
        <translation>小、CPU 向け</translation>
    </message>
    <message>
        <source>GPT-2</source>
        <translation>GPT-2</translation>
    </message>
    <message>
        <source>Llama 2 7B, prefill</source>
        <translation>Llama 2 7B、プリフィル</translation>
    </message>
    <message>
        <source>long context</source>
        <translation>長いコンテキスト</translation>
    </message>
    <message>
        <source>BERT large</source>
        <translation>BERT large</translation>
    </message>
    <message>
        <source>INT8 quantization, from five passes over memory to one kernel with packed conversion. Shows the gain of each optimization.</source>
        <translation>INT8 量子化。メモリを 5 回走査するものから、パック変換を使う 1 カーネルまで。それぞれの最適化の効果を示します。</translation>
    </message>
</context>
<context>
    <name>qs::PageList</name>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>終わりを待つか、停止してください。</translation>
    </message>
</context>
<context>
    <name>qs::PaletteCommands</name>
    <message>
        <source>There are no measurements yet. Press F5 to measure.</source>
        <translation>まだ計測がありません。F5 を押して計測してください。</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>コマンドパレット(&amp;P)…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Show this run of the session</source>
        <translation>セッションのこの実行を表示</translation>
    </message>
    <message>
        <source>Find every command, setting, operation, mode, page, run and field</source>
        <translation>すべてのコマンド、設定、演算、モード、ページ、実行、入力欄を検索します</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>a setting</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>用語集</translation>
    </message>
    <message>
        <source>Explain this term</source>
        <translation>この用語を説明します</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>a field of the setup</comment>
        <translation>%1…</translation>
    </message>
</context>
<context>
    <name>qs::PaletteModel</name>
    <message>
        <source>%1, not available: %2</source>
        <translation>%1、使用不可: %2</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1、%2内</translation>
    </message>
    <message>
        <source>%1, in %2, keys %3</source>
        <translation>%1、%2内、キー %3</translation>
    </message>
</context>
<context>
    <name>qs::PanelStrip</name>
    <message>
        <source>Hidden panels</source>
        <translation>非表示のパネル</translation>
    </message>
    <message>
        <source>Show the panel %1</source>
        <translation>パネル「%1」を表示</translation>
    </message>
</context>
<context>
    <name>qs::ParetoChart</name>
    <message>
        <source>front</source>
        <translation>フロント</translation>
    </message>
    <message>
        <source>area: latency</source>
        <translation>面積: レイテンシ</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>計画</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 区間</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>予算</translation>
    </message>
    <message>
        <source>Accuracy against size</source>
        <translation>サイズに対する正解率</translation>
    </message>
    <message>
        <source>Logarithmic size axis</source>
        <translation>サイズを対数軸で表示</translation>
    </message>
    <message>
        <source>mode or plan</source>
        <translation>モードまたは計画</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>model size</source>
        <translation>モデルサイズ</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>レイテンシ</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>フロント上</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>%1, %2 (log)</source>
        <translation>%1、%2 (対数)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正解率</translation>
    </message>
    <message>
        <source>%1: %2 for %3</source>
        <translation>%1: %3 で %2</translation>
    </message>
    <message>
        <source>On the Pareto front (no other point is better in both): %1.</source>
        <translation>パレートフロント上 (両方で優れる点が他にない): %1。</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>下端</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>上端</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%2 で %1</translation>
    </message>
    <message>
        <source>within the intervals</source>
        <translation>区間内</translation>
    </message>
    <message>
        <source>equivalent to the front within the 95% intervals</source>
        <translation>95% 区間の範囲でパレートフロントと同等</translation>
    </message>
    <message>
        <source>faded: behind the front beyond the intervals</source>
        <translation>淡色: 区間を超えてパレートフロントに劣る</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 to plot each mode by size and accuracy.</source>
        <translation>まだ計測がありません。F5 を押すと、各モードがサイズと正解率でプロットされます。</translation>
    </message>
    <message>
        <source>Equivalent to the front within the intervals: %1.</source>
        <translation>区間の範囲内でフロントと同等: %1。</translation>
    </message>
    <message>
        <source>behind the front: another point costs no more and is better beyond the intervals</source>
        <translation>フロントの後方: コストが同じか低く、区間を超えて優れる点がほかにあります</translation>
    </message>
    <message>
        <source>%1; the axis does not start at 0</source>
        <translation>%1; 軸は 0 から始まりません</translation>
    </message>
</context>
<context>
    <name>qs::PlanEditor</name>
    <message>
        <source> KiB</source>
        <translation> KiB</translation>
    </message>
    <message>
        <source>Maximum file size</source>
        <translation>最大ファイルサイズ</translation>
    </message>
    <message>
        <source>Maximum file size of the suggested plan</source>
        <translation>提案する計画の最大ファイルサイズ</translation>
    </message>
    <message>
        <source>S&amp;uggest</source>
        <translation>提案(&amp;U)</translation>
    </message>
    <message>
        <source>Suggest a plan within the budget</source>
        <translation>予算内の計画を提案</translation>
    </message>
    <message>
        <source>&amp;Measure plan</source>
        <translation>計画を計測(&amp;M)</translation>
    </message>
    <message>
        <source>Measure the plan on the test items</source>
        <translation>計画をテスト項目で計測</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Save the model as this plan stores it</source>
        <translation>この計画の形でモデルを保存</translation>
    </message>
    <message>
        <source>Plan with&amp;in</source>
        <translation>計画の上限(&amp;I)</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Mode of all layers</source>
        <translation>すべての層のモード</translation>
    </message>
    <message>
        <source>Sets all layers to one mode</source>
        <translation>すべての層を 1 つのモードに設定します</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>すべての層</translation>
    </message>
    <message>
        <source>Mode of layer %1</source>
        <translation>層 %1 のモード</translation>
    </message>
    <message>
        <source>%1: %2 inputs, %3 outputs</source>
        <translation>%1: 入力 %2、出力 %3</translation>
    </message>
    <message>
        <source>Find the plan with the least expected loss within the budget, from the sensitivity of single layers</source>
        <translation>層ごとの感度から、予算内で予想損失が最小の計画を求めます</translation>
    </message>
    <message>
        <source>Measure accuracy and loss of the plan on the test items and add it to the Pareto chart</source>
        <translation>計画の正解率と損失をテスト項目で計測し、パレート図に追加します</translation>
    </message>
    <message>
        <source>Save the model as this plan stores it, as safetensors. The file has the size shown here.</source>
        <translation>この計画の形でモデルを safetensors として書きます。ファイルはここに示すサイズです。</translation>
    </message>
    <message>
        <source>Size: …</source>
        <translation>サイズ: …</translation>
    </message>
    <message>
        <source>Measuring… %1, %2% of FP32</source>
        <translation>計測中… %1、FP32 の %2%</translation>
    </message>
    <message>
        <source>%1, %2% of FP32</source>
        <translation>%1、FP32 の %2%</translation>
    </message>
    <message>
        <source>Measuring… %1</source>
        <translation>計測中… %1</translation>
    </message>
    <message numerus="yes">
        <source>Codes %1, scales %2, zero points %3, not quantized %4, header %n byte(s)</source>
        <translation>
            <numerusform>コード %1、スケール %2、ゼロ点 %3、非量子化 %4、ヘッダー %n バイト</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::PresentCommands</name>
    <message>
        <source>&amp;Present</source>
        <translation>プレゼンテーション(&amp;P)</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>発表</translation>
    </message>
    <message>
        <source>Shift+F5</source>
        <translation>Shift+F5</translation>
    </message>
    <message>
        <source>Pages of the pr&amp;esentation…</source>
        <translation>プレゼンテーションのページ(&amp;E)…</translation>
    </message>
    <message>
        <source>Choose, order and name the pages</source>
        <translation>ページを選び、並べ替え、名前を付けます</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Export s&amp;lides…</source>
        <translation>スライドをエクスポート(&amp;L)…</translation>
    </message>
    <message>
        <source>Write the presentation as PDF slides or as one HTML page</source>
        <translation>プレゼンテーションを PDF のスライドまたは 1 つの HTML ページに書き出します</translation>
    </message>
    <message>
        <source>Ctrl+Alt+E</source>
        <translation>Ctrl+Alt+E</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>ツアーを始める(&amp;T)</translation>
    </message>
    <message>
        <source>Open the &amp;example session</source>
        <translation>サンプルセッションを開く(&amp;E)</translation>
    </message>
    <message>
        <source>Look at recorded runs of an NVIDIA H200; no GPU is needed</source>
        <translation>NVIDIA H200 で記録した実行を見ます。GPU は不要です</translation>
    </message>
    <message>
        <source>Export slides</source>
        <translation>スライドをエクスポート</translation>
    </message>
    <message>
        <source>PDF slides (*.pdf);;HTML page (*.html)</source>
        <translation>PDF スライド (*.pdf);;HTML ページ (*.html)</translation>
    </message>
    <message>
        <source>Not exported:</source>
        <translation>エクスポートできませんでした:</translation>
    </message>
    <message>
        <source>Presentation written to %1.</source>
        <translation>プレゼンテーションを %1 に書き出しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s).</source>
        <translation>
            <numerusform>%n ページ。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not opened:</source>
        <translation>開けませんでした:</translation>
    </message>
    <message>
        <source>Exporting the slides</source>
        <translation>スライドをエクスポート中</translation>
    </message>
    <message>
        <source>The example session was not installed, or a run is in progress.</source>
        <translation>例のセッションがインストールされていないか、実行中です。</translation>
    </message>
    <message>
        <source>Show question, answer, evidence and caveats full screen</source>
        <translation>問い、答え、根拠、注意点を全画面で表示します</translation>
    </message>
    <message>
        <source>See in three minutes what the program does, with recorded runs</source>
        <translation>プログラムでできることを、記録した実行を使って 3 分で紹介します</translation>
    </message>
</context>
<context>
    <name>qs::PresentWindow</name>
    <message>
        <source>Presentation</source>
        <translation>プレゼンテーション</translation>
    </message>
    <message>
        <source>There is one screen.</source>
        <translation>画面は 1 つだけです。</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Arrow keys, Space, Page Down, click</source>
        <translation>矢印キー、スペース、Page Down、クリック</translation>
    </message>
    <message>
        <source>Arrow keys, Page Up, right click</source>
        <translation>矢印キー、Page Up、右クリック</translation>
    </message>
    <message>
        <source>First and last page</source>
        <translation>最初と最後のページ</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>Page by number</source>
        <translation>番号でページへ</translation>
    </message>
    <message>
        <source>Digits, Enter</source>
        <translation>数字、Enter</translation>
    </message>
    <message>
        <source>F5 or A, P</source>
        <translation>F5 または A、P</translation>
    </message>
    <message>
        <source>Slower and faster</source>
        <translation>遅く・速く</translation>
    </message>
    <message>
        <source>+ and −</source>
        <translation>+ と −</translation>
    </message>
    <message>
        <source>Blank the screen</source>
        <translation>画面を消す</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>ライトまたはダーク</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Next screen</source>
        <translation>次の画面</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Page %1, then Enter</source>
        <translation>ページ %1、続けて Enter</translation>
    </message>
    <message numerus="yes">
        <source>Advancing automatically, %n second(s) per page</source>
        <translation>
            <numerusform>自動送り、1 ページ %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Esc ends the presentation. F1 shows all keys.</source>
        <translation>Esc で発表を終了します。F1 ですべてのキーを表示します。</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Advance automatically, pause</source>
        <translation>自動送り、一時停止</translation>
    </message>
    <message>
        <source>Laser pointer</source>
        <translation>レーザーポインター</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) per page</source>
        <translation>
            <numerusform>1 ページ %n 秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::PresenterView</name>
    <message>
        <source>Presenter&apos;s view</source>
        <translation>発表者ビュー</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>経過時間</translation>
    </message>
    <message>
        <source>Notes for this page</source>
        <translation>このページのメモ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>画面を消す</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%2 ページ中 %1 ページ</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Advance automatically</source>
        <translation>自動送り</translation>
    </message>
</context>
<context>
    <name>qs::PresetDialog</name>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Select a preset and press F2 to rename it, or Delete to remove it.</source>
        <translation>プリセットを選択し、F2 で名前を変更、Delete で削除できます。</translation>
    </message>
</context>
<context>
    <name>qs::PromptDialog</name>
    <message>
        <source>Log in</source>
        <translation>ログイン</translation>
    </message>
    <message>
        <source>Unknown host key</source>
        <translation>不明なホスト鍵</translation>
    </message>
    <message>
        <source>Question of ssh</source>
        <translation>ssh の質問</translation>
    </message>
    <message>
        <source>Message of ssh</source>
        <translation>ssh のメッセージ</translation>
    </message>
    <message>
        <source>The connection to %1 asks:</source>
        <translation>%1 への接続からの質問:</translation>
    </message>
    <message>
        <source>The connection to %1 says:</source>
        <translation>%1 への接続からのメッセージ:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Trust this key and connect</source>
        <translation>この鍵を信頼して接続</translation>
    </message>
    <message>
        <source>Do not connect</source>
        <translation>接続しない</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Upload the worker</source>
        <translation>ワーカーのアップロード</translation>
    </message>
    <message>
        <source>To measure on %1, a program that runs the kernels, quantoscope-worker, must be uploaded there.</source>
        <translation>%1 で計測するには、カーネルを実行するプログラム quantoscope-worker をそこにアップロードする必要があります。</translation>
    </message>
    <message>
        <source>Folder: %1
Size: %2 compressed</source>
        <translation>フォルダー: %1
サイズ: 圧縮時 %2</translation>
    </message>
    <message>
        <source>This question is asked once per target. Nothing is installed outside this folder.</source>
        <translation>この質問はターゲットごとに 1 回だけ表示されます。このフォルダーの外には何もインストールされません。</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>アップロード</translation>
    </message>
    <message>
        <source>Text from the server (not verified):</source>
        <translation>サーバーからのテキスト (未検証):</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>The answer is passed to ssh and not stored</source>
        <translation>回答は ssh に渡され、保存されません</translation>
    </message>
    <message>
        <source>Fingerprint from a trusted source, compared by ssh (optional):</source>
        <translation>信頼できる情報源のフィンガープリント。ssh が照合します (任意):</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>フィンガープリント</translation>
    </message>
</context>
<context>
    <name>qs::ReadingStrip</name>
    <message>
        <source>Readings of the active mode</source>
        <translation>アクティブなモードの値</translation>
    </message>
    <message>
        <source>median latency</source>
        <translation>レイテンシの中央値</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>of ceiling</source>
        <translation>上限比</translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation>SQNR</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>no mode selected</source>
        <translation>モードが選ばれていません</translation>
    </message>
    <message>
        <source>%1, n = %2</source>
        <translation>%1、n = %2</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>未計測</translation>
    </message>
    <message>
        <source>%1 median, n = %2</source>
        <translation>%1 の中央値、n = %2</translation>
    </message>
    <message>
        <source>median, n = %1</source>
        <translation>中央値、n = %1</translation>
    </message>
    <message>
        <source>%1 median</source>
        <translation>%1 の中央値</translation>
    </message>
    <message>
        <source>Median latency with %1 caches, measured in the same rounds.</source>
        <translation>%1キャッシュでのレイテンシの中央値、同じラウンドで計測。</translation>
    </message>
    <message>
        <source>95% interval: [%1, %2] %3.</source>
        <translation>95% 区間: [%1, %2] %3。</translation>
    </message>
    <message>
        <source>Median latency of the active mode: no sample yet.</source>
        <translation>アクティブなモードのレイテンシの中央値: まだサンプルがありません。</translation>
    </message>
    <message>
        <source>Median of n = %1 samples, warm-up excluded.</source>
        <translation>n = %1 サンプルの中央値、ウォームアップを除外。</translation>
    </message>
    <message>
        <source>Median; the number of samples is not known.</source>
        <translation>中央値。サンプル数は不明です。</translation>
    </message>
    <message>
        <source>± is half the range from fastest to slowest; below n = 6 there is no 95% interval.</source>
        <translation>± は最速から最遅までの範囲の半分です。n = 6 未満では 95% 区間がありません。</translation>
    </message>
    <message>
        <source>± is half the 95% order-statistic interval of the median, [%1, %2] %3.</source>
        <translation>± は中央値の 95% 順序統計区間の半分、[%1, %2] %3。</translation>
    </message>
    <message>
        <source>Imported from %1, not measured here.</source>
        <translation>%1 からインポート。ここでは計測していません。</translation>
    </message>
    <message>
        <source>Each sample is the mean of %1 consecutive launches.</source>
        <translation>各サンプルは連続 %1 回の起動の平均です。</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>Operations of the task / median latency, in 10¹² per second: %1 per call.</source>
        <translation>タスクの演算数 / レイテンシの中央値 (毎秒 10¹²): 1 回の呼び出しで %1。</translation>
    </message>
    <message>
        <source>Moving at least %1 gives %2 GB/s.</source>
        <translation>少なくとも %1 を移動、%2 GB/s。</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>Bytes that must be moved / median latency: not known yet.</source>
        <translation>移動が必要なバイト数 / レイテンシの中央値: まだ不明。</translation>
    </message>
    <message>
        <source>Bytes that must be moved / median latency, in 10⁹ bytes per second.</source>
        <translation>移動が必要なバイト数 / レイテンシの中央値 (毎秒 10⁹ バイト)。</translation>
    </message>
    <message>
        <source>One launch moves at least %1: input read once, result written once.</source>
        <translation>1 回の起動で少なくとも %1 を移動: 入力を 1 回読み、結果を 1 回書く。</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>Time of a kernel with the same traffic / median latency: no ceiling measured yet.</source>
        <translation>同じ転送量のカーネルの時間 / レイテンシの中央値: まだ上限が計測されていません。</translation>
    </message>
    <message>
        <source>of roofline</source>
        <translation>ルーフライン比</translation>
    </message>
    <message>
        <source>Shortest time at the calibrated memory and arithmetic rates of this device / median latency. The Ceiling column of the table shows which rates apply.</source>
        <translation>このデバイスの校正したメモリと演算の速度による最短時間 / レイテンシの中央値。どの速度が適用されるかは、表の「上限比」の列に示されます。</translation>
    </message>
    <message>
        <source>Time of a kernel that only moves the same bytes / median latency. Both measured on this device, in this run, with the same method.</source>
        <translation>同じバイトを動かすだけのカーネルの時間 / レイテンシの中央値。どちらもこのデバイスでこの実行中に同じ方法で計測。</translation>
    </message>
    <message>
        <source>Ceiling: %1 GB/s.</source>
        <translation>上限: %1 GB/s。</translation>
    </message>
    <message>
        <source>Signal to quantization noise: not computed yet.</source>
        <translation>信号対量子化雑音比: まだ計算していません。</translation>
    </message>
    <message>
        <source>Signal to quantization noise, 10·log10(Σx² / Σ(x−x̂)²), over all finite values of the input.</source>
        <translation>信号対量子化雑音比、10·log10(Σx² / Σ(x−x̂)²)、入力の有限の値すべてについて。</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>%1 dB</source>
        <translation>%1 dB</translation>
    </message>
    <message>
        <source>%1 values of the input are NaN or infinite and cannot be judged.</source>
        <translation>入力の値 %1 個が NaN または無限大で、評価できません。</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 個破損</translation>
    </message>
    <message>
        <source>Destroyed: finite values of the input that were restored as NaN or infinite. They are excluded from all figures.</source>
        <translation>破損: NaN または無限大として復元された有限の入力値。すべての数値から除外します。</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>評価不能</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>一部のみ</translation>
    </message>
    <message>
        <source>%1 · ±%2, wider than 1%</source>
        <translation>%1 · ±%2、1% より広い</translation>
    </message>
    <message>
        <source>Not yet precise: the interval is wider than ±1%, or n is below 59.</source>
        <translation>まだ精密ではありません: 区間が ±1% より広いか、n が 59 未満です。</translation>
    </message>
</context>
<context>
    <name>qs::RecordedBanner</name>
    <message>
        <source>Recorded on %1, %2 — nothing is being measured now.</source>
        <translation>%2 に %1 で記録 — 今は何も計測していません。</translation>
    </message>
</context>
<context>
    <name>qs::RecoveryBar</name>
    <message>
        <source>Unsaved session</source>
        <translation>未保存のセッション</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n 個の実行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2、%3</translation>
    </message>
    <message numerus="yes">
        <source>%n interrupted</source>
        <translation>
            <numerusform>%n 個が中断</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 and %3, %4</source>
        <translation>%1: %2 と %3、%4</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Restore the newest session in this window</source>
        <translation>最新のセッションをこのウィンドウに復元します</translation>
    </message>
    <message>
        <source>Show contents…</source>
        <translation>内容を表示…</translation>
    </message>
    <message>
        <source>List the sessions and their runs, and choose</source>
        <translation>セッションとその実行を一覧表示して選びます</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>破棄…</translation>
    </message>
    <message>
        <source>Delete the recovery copies</source>
        <translation>復元用コピーを削除します</translation>
    </message>
    <message>
        <source>Decide later. You are asked again at the next start.</source>
        <translation>後で決める: 次回の起動時に再び表示します。</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>後で決める</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were not saved when the program ended.</source>
        <translation>
            <numerusform>プログラムの終了時に %n 個のセッションが保存されていませんでした。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RecoveryDialog</name>
    <message>
        <source>Sessions that were not saved</source>
        <translation>保存されなかったセッション</translation>
    </message>
    <message>
        <source>The program ended without saving these. Restoring one opens it in this window, where it can be saved; the others stay.</source>
        <translation>プログラムが保存せずに終了したセッションです。復元するとこのウィンドウで開き、保存できます。他のものは残ります。</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Last written</source>
        <translation>最終書き込み</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>破棄…</translation>
    </message>
    <message>
        <source>Unsaved session</source>
        <translation>未保存のセッション</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) interrupted while measuring</source>
        <translation>
            <numerusform>計測中に中断した実行 %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RecoveryManager</name>
    <message>
        <source>No recovery copy can be kept: %1</source>
        <translation>復元用コピーを保持できません: %1</translation>
    </message>
    <message>
        <source>Runs continue. Save the session soon. %1</source>
        <translation>実行は続きます。早めにセッションを保存してください。%1</translation>
    </message>
    <message>
        <source>Another window has already restored this session.</source>
        <translation>このセッションは別のウィンドウですでに復元されています。</translation>
    </message>
    <message>
        <source>Not restored:</source>
        <translation>復元できませんでした:</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) restored.</source>
        <translation>
            <numerusform>%n 個の実行を復元しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the session to keep it.</source>
        <translation>セッションを保存すると残ります。</translation>
    </message>
    <message>
        <source>Some parts could not be read: %1</source>
        <translation>一部を読み込めませんでした: %1</translation>
    </message>
    <message>
        <source>Discard the recovery copies?</source>
        <translation>復元用コピーを破棄しますか?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) will be deleted permanently.</source>
        <translation>
            <numerusform>%n 個のセッションが完全に削除されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The recovery copy is kept in %1 until it is discarded.</source>
        <translation>復元用コピーは、破棄するまで %1 に残ります。</translation>
    </message>
</context>
<context>
    <name>qs::RemoteFileDialog</name>
    <message>
        <source>%1 on %2</source>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>Go to the folder above</source>
        <translation>上のフォルダーに移動します</translation>
    </message>
    <message>
        <source>Folder or file</source>
        <translation>フォルダーまたはファイル</translation>
    </message>
    <message>
        <source>A path on %1; press Enter to go there</source>
        <translation>%1 上のパス。Enter を押すと移動します</translation>
    </message>
    <message>
        <source>Files shown</source>
        <translation>表示するファイル</translation>
    </message>
    <message>
        <source>Choose folder</source>
        <translation>フォルダーを選択</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Files on %1</source>
        <translation>%1 のファイル</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown; type the path.</source>
        <translation>
            <numerusform>ほか %n 件は表示していません。パスを入力してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder is being read.</source>
        <translation>フォルダーを読み込み中です。</translation>
    </message>
    <message>
        <source>Select a folder.</source>
        <translation>フォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Select a file.</source>
        <translation>ファイルを選択してください。</translation>
    </message>
</context>
<context>
    <name>qs::ReportDialog</name>
    <message>
        <source>&amp;Tables and text</source>
        <translation>表とテキスト(&amp;T)</translation>
    </message>
    <message>
        <source>Setup, tables, verdicts and findings of each run. The summary is always written.</source>
        <translation>各実行の設定、表、判定、所見。要約は常に書き出します。</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>グラフ(&amp;C)</translation>
    </message>
    <message>
        <source>Every chart as a PNG image, also shown in the text</source>
        <translation>すべてのグラフを PNG 画像として (本文中にも表示)</translation>
    </message>
    <message>
        <source>&amp;Samples (CSV)</source>
        <translation>サンプル (CSV)(&amp;S)</translation>
    </message>
    <message>
        <source>Every measured latency in samples.csv, with series.csv</source>
        <translation>計測したすべてのレイテンシを samples.csv に、series.csv とともに</translation>
    </message>
    <message>
        <source>&amp;Results (JSON)</source>
        <translation>結果 (JSON)(&amp;R)</translation>
    </message>
    <message>
        <source>All results in results.json, which the program and its command line can read</source>
        <translation>すべての結果を results.json に。このプログラムとコマンドラインで読み込めます</translation>
    </message>
    <message>
        <source>&amp;Web page (one HTML file)</source>
        <translation>Web ページ (1 つの HTML ファイル)(&amp;W)</translation>
    </message>
    <message>
        <source>report.html: the whole report with its charts in one file that any browser can open offline</source>
        <translation>report.html: グラフを含むレポート全体。どのブラウザーでもオフラインで開ける 1 つのファイルです</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>レポートをエクスポート</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Runs in the report</source>
        <translation>レポートに含める実行</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>すべて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>なし(&amp;N)</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>フォルダー(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <source>Folder for the report</source>
        <translation>レポートのフォルダー</translation>
    </message>
    <message>
        <source>Select at least one run.</source>
        <translation>少なくとも 1 つの実行を選択してください。</translation>
    </message>
    <message>
        <source>Enter the full path of a folder.</source>
        <translation>フォルダーの完全なパスを入力してください。</translation>
    </message>
    <message>
        <source>This is a file. Enter the path of a folder.</source>
        <translation>これはファイルです。フォルダーのパスを入力してください。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>The folder holds a report, which is replaced. Other files in it stay as they are.</source>
        <translation>フォルダーにレポートがあり、置き換えられます。フォルダー内の他のファイルはそのままです。</translation>
    </message>
    <message>
        <source>The folder will be created.</source>
        <translation>フォルダーが作成されます。</translation>
    </message>
</context>
<context>
    <name>qs::RooflineChart</name>
    <message>
        <source>Roofline</source>
        <translation>ルーフライン</translation>
    </message>
    <message>
        <source>   [%1, %2]</source>
        <translation>   [%1, %2]</translation>
    </message>
    <message>
        <source>p50 %1%2   n = %3</source>
        <translation>p50 %1%2   n = %3</translation>
    </message>
    <message>
        <source>p50 %1</source>
        <translation>p50 %1</translation>
    </message>
    <message>
        <source>%1 TFLOP/s   [%2, %3]</source>
        <translation>%1 TFLOP/s   [%2, %3]</translation>
    </message>
    <message>
        <source>%1 per call, %2 operations per byte</source>
        <translation>1 回の呼び出しで %1、バイトあたり %2 演算</translation>
    </message>
    <message>
        <source>%1 GB/s, at least %2 per call</source>
        <translation>%1 GB/s、1 回の呼び出しで少なくとも %2</translation>
    </message>
    <message>
        <source>%1% of the copy rate, which is the limit</source>
        <translation>制約であるコピー速度の %1%</translation>
    </message>
    <message>
        <source>%1% of the %2 rate, which is the limit</source>
        <translation>制約である %2 の速度の %1%</translation>
    </message>
    <message>
        <source>the %1 rate of this device was not measured</source>
        <translation>このデバイスの %1 の速度は計測されていません</translation>
    </message>
    <message>
        <source>no arithmetic is counted: the position is nominal</source>
        <translation>演算を数えません: 位置は名目上のものです</translation>
    </message>
    <message>
        <source>imported, not measured here</source>
        <translation>インポート、ここでは計測していません</translation>
    </message>
    <message>
        <source>%1: %2 GB/s</source>
        <translation>%1: %2 GB/s</translation>
    </message>
    <message>
        <source>%1: %2 TFLOP/s at %3 operations per byte</source>
        <translation>%1: %2 TFLOP/s、バイトあたり %3 演算</translation>
    </message>
    <message>
        <source>, %1% of the roof</source>
        <translation>、屋根の %1%</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>変種</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation>バイトあたりの演算数</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>rate, lower bound</source>
        <translation>速度、下端</translation>
    </message>
    <message>
        <source>rate, upper bound</source>
        <translation>速度、上端</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>operations per call</source>
        <translation>呼び出しあたりの演算数</translation>
    </message>
    <message>
        <source>bytes per call</source>
        <translation>呼び出しあたりのバイト数</translation>
    </message>
    <message>
        <source>roof</source>
        <translation>屋根</translation>
    </message>
    <message>
        <source>share of the roof</source>
        <translation>屋根比</translation>
    </message>
    <message>
        <source>%1 operations per byte</source>
        <translation>バイトあたり %1 演算</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 to plot each variant under the roofline of this device.</source>
        <translation>まだ計測がありません。F5 を押すと、各変種がこのデバイスのルーフラインの下にプロットされます。</translation>
    </message>
    <message>
        <source>%1% of its ceiling, a kernel that only moves the same bytes</source>
        <translation>同じバイト数を移動するだけのカーネルによる上限の %1%</translation>
    </message>
    <message>
        <source>This run has no device calibration, so no roofs are drawn.</source>
        <translation>この実行にはデバイスの校正がないため、屋根は描かれません。</translation>
    </message>
    <message>
        <source>, %1% of its ceiling</source>
        <translation>、上限の %1%</translation>
    </message>
</context>
<context>
    <name>qs::RunCommands</name>
    <message>
        <source>&amp;Use this setup</source>
        <translation>この設定を使う(&amp;U)</translation>
    </message>
    <message>
        <source>Put the setup of the selected run into the panel, to change or measure it</source>
        <translation>選択した実行の設定をパネルに読み込み、変更または計測できるようにします</translation>
    </message>
    <message>
        <source>Run &amp;again</source>
        <translation>もう一度実行(&amp;A)</translation>
    </message>
    <message>
        <source>Measure the selected run once more, with the setup that it was measured with</source>
        <translation>選択した実行を、計測時と同じ設定でもう一度計測します</translation>
    </message>
    <message>
        <source>Ctrl+F5</source>
        <translation>Ctrl+F5</translation>
    </message>
    <message>
        <source>&amp;Duplicate with a change…</source>
        <translation>変更して複製(&amp;D)…</translation>
    </message>
    <message>
        <source>Put the setup of the selected run into the panel and change something; the next run is named by what differs</source>
        <translation>選択した実行の設定をパネルに読み込み、一部を変更します。次の実行には、異なる点による名前が付きます</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Sa&amp;ve setup as preset…</source>
        <translation>設定をプリセットとして保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Keep the setup of this page under a name</source>
        <translation>このページの設定に名前を付けて保存します</translation>
    </message>
    <message>
        <source>This page has no setup.</source>
        <translation>このページには設定がありません。</translation>
    </message>
    <message>
        <source>&amp;Manage presets…</source>
        <translation>プリセットを管理(&amp;M)…</translation>
    </message>
    <message>
        <source>Rename and delete presets</source>
        <translation>プリセットの名前の変更と削除</translation>
    </message>
    <message>
        <source>There are no presets yet.</source>
        <translation>プリセットはまだありません。</translation>
    </message>
    <message>
        <source>P&amp;resets</source>
        <translation>プリセット(&amp;R)</translation>
    </message>
    <message>
        <source>Put this setup into the panel: %1</source>
        <translation>この設定をパネルに読み込みます: %1</translation>
    </message>
    <message>
        <source>Select a run in the history first.</source>
        <translation>先に履歴で実行を選択してください。</translation>
    </message>
    <message>
        <source>The setup of an imported run is not known.</source>
        <translation>インポートした実行の設定は不明です。</translation>
    </message>
    <message>
        <source>The setup of %1 was not loaded:</source>
        <translation>「%1」の設定を読み込めませんでした:</translation>
    </message>
    <message>
        <source>The setup of %1 is loaded.</source>
        <translation>「%1」の設定を読み込みました。</translation>
    </message>
    <message>
        <source>Change something and press %1; the new run is named by what differs.</source>
        <translation>一部を変更して %1 を押してください。新しい実行には、異なる点による名前が付きます。</translation>
    </message>
    <message>
        <source>Save setup as preset</source>
        <translation>設定をプリセットとして保存</translation>
    </message>
    <message>
        <source>Name of the preset (%1). A preset of the same name is replaced.</source>
        <translation>プリセットの名前 (%1)。同じ名前のプリセットは置き換えられます。</translation>
    </message>
    <message>
        <source>The setup is kept as the preset %1.</source>
        <translation>設定をプリセット「%1」として保存しました。</translation>
    </message>
    <message>
        <source>The device of that run is not available. The current device is kept.</source>
        <translation>その実行のデバイスは使用できません。現在のデバイスのままにします。</translation>
    </message>
</context>
<context>
    <name>qs::RunComparing</name>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Runs of the session against a baseline run: medians, ratio, verdict, and what else differs</source>
        <translation>セッションの実行とベースライン実行の比較: 中央値、比、判定、その他の相違点</translation>
    </message>
</context>
<context>
    <name>qs::RunComparisonModel</name>
    <message>
        <source>… TOO FEW</source>
        <translation>… サンプル不足</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? 未判別</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= 同じ</translation>
    </message>
    <message>
        <source>↑ FASTER</source>
        <translation>↑ 高速</translation>
    </message>
    <message>
        <source>↓ SLOWER</source>
        <translation>↓ 低速</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>The mode or variant that both runs measured</source>
        <translation>両方の実行で計測したモードまたは変種</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>The run that is compared with the baseline run</source>
        <translation>ベースライン実行と比較する実行</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Samples of the shorter series</source>
        <translation>短い方の系列のサンプル数</translation>
    </message>
    <message>
        <source>In SM cycles: %1</source>
        <translation>SM サイクルでは: %1</translation>
    </message>
    <message>
        <source>Ceiling, baseline run (%)</source>
        <translation>上限比、ベースライン実行 (%)</translation>
    </message>
    <message>
        <source>Shortest possible time on the device of the baseline run / median</source>
        <translation>ベースライン実行のデバイスで可能な最短時間 / 中央値</translation>
    </message>
    <message>
        <source>Ceiling (%)</source>
        <translation>上限比 (%)</translation>
    </message>
    <message>
        <source>Shortest possible time on the device of this run / median</source>
        <translation>この実行のデバイスで可能な最短時間 / 中央値</translation>
    </message>
    <message>
        <source>In cycles</source>
        <translation>サイクルでの判定</translation>
    </message>
    <message>
        <source>The verdict on SM cycles (time × SM clock), where both runs recorded the clock of every sample. SAME beside FASTER or SLOWER: the clock alone differs.</source>
        <translation>SM サイクル (時間 × SM クロック) による判定。両方の実行が全サンプルのクロックを記録している場合に示します。「高速」または「低速」に対してここが「同じ」であれば、違いはクロックだけです。</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>トークン/s</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a quantity and its unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>↑ BETTER</source>
        <translation>↑ 優れる</translation>
    </message>
    <message>
        <source>↓ WORSE</source>
        <translation>↓ 劣る</translation>
    </message>
    <message>
        <source>Simulated: the time is that of the simulation, not of the format.</source>
        <translation>シミュレーション: 時間はシミュレーションのもので、その形式のものではありません。</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>What is compared, and its unit</source>
        <translation>比較する内容とその単位</translation>
    </message>
    <message>
        <source>FASTER or SLOWER, BETTER or WORSE where the whole interval lies outside the range that counts as the same</source>
        <translation>区間全体が同じとみなす範囲を超える場合に「高速」または「低速」、「優れる」または「劣る」</translation>
    </message>
    <message>
        <source>Baseline run</source>
        <translation>ベースライン実行</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>この実行</translation>
    </message>
    <message>
        <source>Change (%)</source>
        <translation>変化 (%)</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>比</translation>
    </message>
    <message>
        <source>%1, simulated</source>
        <translation>%1、シミュレーション</translation>
    </message>
    <message>
        <source>Size of the baseline run → of this run, where they differ. For language models, the sequences × the tokens of the prompt, or the task.</source>
        <translation>ベースライン実行のサイズ → この実行のサイズ (異なる場合)。言語モデルでは、系列数 × プロンプトのトークン数、またはタスク。</translation>
    </message>
    <message>
        <source>Figure of the baseline run with its 95% interval; for times, the median</source>
        <translation>ベースライン実行の数値とその 95% 区間。時間は中央値</translation>
    </message>
    <message>
        <source>Figure of this run with its 95% interval; for times, the median</source>
        <translation>この実行の数値とその 95% 区間。時間は中央値</translation>
    </message>
    <message>
        <source>Change of the figure of this run relative to the baseline run. For times, negative is faster. Grey without a verdict.</source>
        <translation>ベースライン実行に対するこの実行の数値の変化。時間では負が高速。判定がない場合は灰色。</translation>
    </message>
    <message>
        <source>How many times better this run is, with the 95% interval from both runs; for times, the speed-up</source>
        <translation>この実行が何倍優れるか。両方の実行による 95% 区間付き。時間では高速化率</translation>
    </message>
</context>
<context>
    <name>qs::RunComparisonView</name>
    <message>
        <source>Runs against the baseline run</source>
        <translation>ベースライン実行と各実行の比較</translation>
    </message>
    <message>
        <source>Differences between the runs</source>
        <translation>実行間の相違</translation>
    </message>
    <message>
        <source>To compare runs, select the check boxes of two or more in the Runs panel, or choose a baseline run.</source>
        <translation>実行を比較するには、「実行」パネルで 2 つ以上のチェックボックスを選択するか、ベースライン実行を選んでください。</translation>
    </message>
    <message>
        <source>The setup and the environment of the runs are the same.</source>
        <translation>実行の設定と環境は同じです。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n faster</source>
        <translation>
            <numerusform>高速 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slower</source>
        <translation>
            <numerusform>低速 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n the same</source>
        <translation>
            <numerusform>同じ %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not resolved</source>
        <translation>
            <numerusform>未判別 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with too few samples</source>
        <translation>
            <numerusform>サンプル不足 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>The runs did different work (operation, size, data type or input), so the ratio does not compare implementations alone.</source>
        <translation>実行の処理内容 (演算、サイズ、データ型、入力) が異なるため、比は実装だけの比較にはなりません。</translation>
    </message>
    <message>
        <source>Compared with the baseline run: %1</source>
        <translation>ベースライン実行と比較: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) are of the clock alone: in SM cycles the runs are the same.</source>
        <translation>
            <numerusform>%n 件の差はクロックだけによるものです: SM サイクルでは実行は同じです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 ほか %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n better</source>
        <translation>
            <numerusform>優れる %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worse</source>
        <translation>
            <numerusform>劣る %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The times of simulated configurations are those of the simulation, not of the format.</source>
        <translation>シミュレーションの構成の時間はシミュレーションのもので、その形式のものではありません。</translation>
    </message>
    <message>
        <source>In the baseline run and not in %1: %2.</source>
        <translation>ベースライン実行にあって %1 にないもの: %2。</translation>
    </message>
    <message>
        <source>In %1 and not in the baseline run: %2.</source>
        <translation>%1 にあってベースライン実行にないもの: %2。</translation>
    </message>
    <message>
        <source>Mode of the chart</source>
        <translation>グラフのモード</translation>
    </message>
    <message>
        <source>The mode or variant that the chart shows of each sweep</source>
        <translation>各スイープについてグラフに表示するモードまたは変種</translation>
    </message>
    <message>
        <source>Runs side by side</source>
        <translation>実行を並べて表示</translation>
    </message>
    <message>
        <source>Arrangement of the runs</source>
        <translation>実行の並べ方</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>A row for each mode of each run</source>
        <translation>実行とモードの組み合わせごとに 1 行</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>並べて表示</translation>
    </message>
    <message>
        <source>A row for each mode, with columns for each run or device</source>
        <translation>モードごとに 1 行、実行またはデバイスごとに列</translation>
    </message>
</context>
<context>
    <name>qs::RunDelegate</name>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>qs::RunDifferenceModel</name>
    <message>
        <source>What differs</source>
        <translation>相違点</translation>
    </message>
    <message>
        <source>Part of the setup or of the environment</source>
        <translation>設定または環境の項目</translation>
    </message>
    <message>
        <source>Baseline run</source>
        <translation>ベースライン実行</translation>
    </message>
    <message>
        <source>In the baseline run</source>
        <translation>ベースライン実行での値</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>この実行</translation>
    </message>
    <message>
        <source>In the run that is compared with it</source>
        <translation>比較する実行での値</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>The run that is compared with the baseline run</source>
        <translation>ベースライン実行と比較する実行</translation>
    </message>
</context>
<context>
    <name>qs::RunNotice</name>
    <message>
        <source>Go to the page that shows the selected run</source>
        <translation>選択した実行を表示するページに移動します</translation>
    </message>
    <message>
        <source>Select the run that this page shows</source>
        <translation>このページが表示している実行を選択します</translation>
    </message>
</context>
<context>
    <name>qs::RunPresenter</name>
    <message>
        <source>imported from %1</source>
        <translation>%1 からインポート</translation>
    </message>
    <message>
        <source>Current run</source>
        <translation>現在の実行</translation>
    </message>
    <message>
        <source>Latency per iteration</source>
        <translation>反復ごとのレイテンシ</translation>
    </message>
    <message>
        <source>This run was imported without individual samples. Its figures are in the table below, its scores on the Compare page.</source>
        <translation>この実行は個々のサンプルなしでインポートされました。数値は下の表、スコアは「比較」ページにあります。</translation>
    </message>
    <message>
        <source>Latency of %1 in each run</source>
        <translation>各実行での %1 のレイテンシ</translation>
    </message>
    <message>
        <source>recorded · %1</source>
        <translation>記録 · %1</translation>
    </message>
    <message>
        <source>%1 M parameters</source>
        <translation>%1 M パラメーター</translation>
    </message>
    <message numerus="yes">
        <source>Latency per sample, each the mean of %n launch(es)</source>
        <translation>
            <numerusform>サンプルごとのレイテンシ、各サンプルは %n 回の起動の平均</numerusform>
        </translation>
    </message>
    <message>
        <source>Latency of %1 in each run, the first %2 iterations</source>
        <translation>各実行での %1 のレイテンシ、最初の %2 反復</translation>
    </message>
    <message>
        <source>The chart shows the run in progress. Stop it to show an earlier run.</source>
        <translation>図は進行中の実行を示しています。以前の実行を表示するには停止してください。</translation>
    </message>
    <message>
        <source>This sweep was recorded on %1 and cannot be continued here.</source>
        <translation>このスイープは %1 で記録されたもので、ここでは続けられません。</translation>
    </message>
    <message>
        <source>%1 of %2 points · %3</source>
        <translation>%1/%2 点 · %3</translation>
    </message>
</context>
<context>
    <name>qs::RunSelection</name>
    <message>
        <source>The selected run, %1, is an accuracy study.</source>
        <translation>選択した実行「%1」は正解率の比較です。</translation>
    </message>
    <message>
        <source>The selected run, %1, is a study of a language model.</source>
        <translation>選択した実行「%1」は言語モデルの比較です。</translation>
    </message>
    <message>
        <source>The selected run, %1, is a study of another kind.</source>
        <translation>選択した実行「%1」は別の種類の比較です。</translation>
    </message>
    <message>
        <source>The selected run, %1, is a sweep.</source>
        <translation>選択した実行「%1」はスイープです。</translation>
    </message>
    <message>
        <source>This page shows %1 instead.</source>
        <translation>このページは代わりに「%1」を表示しています。</translation>
    </message>
    <message>
        <source>This session has no run that this page can show.</source>
        <translation>このセッションには、このページで表示できる実行がありません。</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <comment>a page</comment>
        <translation>「%1」へ移動</translation>
    </message>
    <message>
        <source>Select %1</source>
        <comment>a run</comment>
        <translation>「%1」を選択</translation>
    </message>
    <message>
        <source>The selected run, %1, is not a sweep.</source>
        <translation>選択した実行「%1」はスイープではありません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The selected run, %1, is not an accuracy study.</source>
        <translation>選択した実行「%1」は正解率の比較ではありません。</translation>
    </message>
    <message>
        <source>The selected run, %1, is not a study of a language model.</source>
        <translation>選択した実行「%1」は言語モデルの比較ではありません。</translation>
    </message>
</context>
<context>
    <name>qs::RunStore</name>
    <message>
        <source>Mode study %1 · %2 · %3</source>
        <translation>モード比較 %1 · %2 · %3</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>rename run</source>
        <translation>実行の名前を変更</translation>
    </message>
    <message>
        <source>change note</source>
        <translation>メモを変更</translation>
    </message>
    <message>
        <source>use %1 as baseline</source>
        <translation>%1 をベースラインにする</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1 を移動</translation>
    </message>
    <message numerus="yes">
        <source>remove %n run(s)</source>
        <translation>
            <numerusform>実行 %n 件を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>small Llama</source>
        <translation>小さな Llama</translation>
    </message>
    <message>
        <source>Language model %1 · %2 · %3</source>
        <translation>言語モデル %1 · %2 · %3</translation>
    </message>
    <message>
        <source>use %1 as baseline run</source>
        <translation>%1 をベースライン実行にする</translation>
    </message>
    <message>
        <source>clear baseline run</source>
        <translation>ベースライン実行を解除</translation>
    </message>
</context>
<context>
    <name>qs::RunsModel</name>
    <message>
        <source>Running now</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>★ Baseline: the other runs are compared with it</source>
        <translation>★ ベースライン: 他の実行はこれと比較されます</translation>
    </message>
    <message>
        <source>, running</source>
        <translation>、実行中</translation>
    </message>
    <message>
        <source>, baseline</source>
        <translation>、ベースライン</translation>
    </message>
</context>
<context>
    <name>qs::RunsPanel</name>
    <message>
        <source>Runs of this session</source>
        <translation>このセッションの実行</translation>
    </message>
    <message>
        <source>Note on this run</source>
        <translation>この実行のメモ</translation>
    </message>
    <message>
        <source>Note on the run</source>
        <translation>実行のメモ</translation>
    </message>
    <message>
        <source>A note on the active run. It is saved with the session and included in the report.</source>
        <translation>アクティブな実行のメモ。セッションとともに保存され、レポートに含まれます。</translation>
    </message>
    <message>
        <source>&amp;Overlay on the active run</source>
        <translation>アクティブな実行に重ねる(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Edit &amp;note</source>
        <translation>メモを編集(&amp;N)</translation>
    </message>
    <message>
        <source>Draw the active mode of the checked runs in one chart</source>
        <translation>チェックした実行のアクティブなモードを 1 つのグラフに描画します</translation>
    </message>
    <message>
        <source>Rename the active run</source>
        <translation>アクティブな実行の名前を変更します</translation>
    </message>
    <message>
        <source>Remove the selected runs from the session. Undo restores them.</source>
        <translation>選んだ実行をセッションから除きます。元に戻すで復帰します。</translation>
    </message>
    <message>
        <source>Edit the note on the active run</source>
        <translation>アクティブな実行のメモを編集します</translation>
    </message>
    <message>
        <source>Move the active run up in the list</source>
        <translation>アクティブな実行をリスト内で上に移動します</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>下へ(&amp;W)</translation>
    </message>
    <message>
        <source>Move the active run down in the list</source>
        <translation>アクティブな実行をリスト内で下に移動します</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>名前を変更(&amp;M)</translation>
    </message>
    <message>
        <source>Mo&amp;ve up</source>
        <translation>上へ(&amp;V)</translation>
    </message>
    <message>
        <source>Use as baseline r&amp;un</source>
        <translation>ベースライン実行にする(&amp;U)</translation>
    </message>
    <message>
        <source>Compare the other runs with this one, on the Compare page</source>
        <translation>「比較」ページで、他の実行をこの実行と比較します</translation>
    </message>
    <message>
        <source>No runs yet. Press F5 to measure. Every run is kept here. Select the check boxes of two or more runs to overlay them.</source>
        <translation>まだ実行がありません。F5 を押して計測してください。すべての実行がここに保持されます。重ねて表示するには、2 つ以上の実行のチェックボックスをオンにしてください。</translation>
    </message>
    <message>
        <source>This run is in progress. You can rename it and add a note when it has ended.</source>
        <translation>この実行は進行中です。終了後に、名前の変更と注記の追加ができます。</translation>
    </message>
</context>
<context>
    <name>qs::ScaleSection</name>
    <message>
        <source>from the input</source>
        <translation>入力から</translation>
    </message>
    <message>
        <source>given</source>
        <translation>指定</translation>
    </message>
    <message>
        <source>Source of the static scale</source>
        <translation>静的スケールの出所</translation>
    </message>
    <message>
        <source>From the input: the extremes of the input, found before the measurement. Given: the values below, for every static mode.</source>
        <translation>入力から: 計測前に求めた入力の最小値と最大値。指定: すべての静的モードに下の値を使います。</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>出所(&amp;O)</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Static scale</source>
        <translation>静的スケール</translation>
    </message>
    <message>
        <source>Scale s of the static modes, a number above 0: a code q represents q·s.</source>
        <translation>静的モードのスケール s、0 より大きい数: コード q は q·s を表します。</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>スケール(&amp;L)</translation>
    </message>
    <message>
        <source>Zero point</source>
        <translation>ゼロ点</translation>
    </message>
    <message>
        <source>Zero point z of int8-tensor-static-azp and int8-tensor-affine, an integer: a code q represents (q − z)·s. Empty with a given scale: 0.</source>
        <translation>int8-tensor-static-azp と int8-tensor-affine のゼロ点 z、整数: コード q は (q − z)·s を表します。スケール指定時に空なら 0。</translation>
    </message>
    <message>
        <source>&amp;Zero point</source>
        <translation>ゼロ点(&amp;Z)</translation>
    </message>
    <message>
        <source>Enter a scale, or choose &apos;from the input&apos;.</source>
        <translation>スケールを入力するか「入力から」を選んでください。</translation>
    </message>
    <message>
        <source>The scale must be a finite number above 0, for example 0.05.</source>
        <translation>スケールは 0 より大きい有限の数でなければなりません (例: 0.05)。</translation>
    </message>
    <message>
        <source>The zero point must be an integer, for example −12.</source>
        <translation>ゼロ点は整数でなければなりません (例: −12)。</translation>
    </message>
    <message>
        <source>No static mode is selected; dynamic modes compute their own scale.</source>
        <translation>静的モードが選ばれていません。動的モードはスケールを自動で計算します。</translation>
    </message>
    <message>
        <source>No static mode with a zero point is selected; the zero point is not used.</source>
        <translation>ゼロ点を持つ静的モードが選ばれていません。ゼロ点は使われません。</translation>
    </message>
    <message>
        <source>s = %1</source>
        <translation>s = %1</translation>
    </message>
    <message>
        <source>INT8 and FP8 share this scale, but their codes reach 127 and 448 or more: one of them clips or uses only part of its range.</source>
        <translation>INT8 と FP8 はこのスケールを共有しますが、コードの最大は 127 と 448 以上です: 一方は切り詰められるか、範囲の一部しか使いません。</translation>
    </message>
</context>
<context>
    <name>qs::ScopeChart</name>
    <message>
        <source>No samples yet. Press F5 to run the setup on the left, or turn on Live.</source>
        <translation>まだサンプルがありません。F5 を押して左の設定を実行するか、ライブをオンにしてください。</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median %3, p95 %4, p99 %5, maximum %6.</source>
        <translation>%1: %2 反復、中央値 %3、p95 %4、p99 %5、最大 %6。</translation>
    </message>
    <message>
        <source>Latency of each iteration.</source>
        <translation>各反復のレイテンシ。</translation>
    </message>
    <message>
        <source>Logarithmic latency</source>
        <translation>対数レイテンシ</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>強調表示</translation>
    </message>
    <message>
        <source>All medians</source>
        <translation>すべての中央値</translation>
    </message>
    <message>
        <source>Δ %1 iterations</source>
        <translation>Δ %1 反復</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>sample %1 %2</source>
        <translation>サンプル %1 %2</translation>
    </message>
    <message>
        <source>median %1   min %2   max %3 %4   (%5 samples)</source>
        <translation>中央値 %1   最小 %2   最大 %3 %4   (%5 サンプル)</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>iteration %1</source>
        <translation>反復 %1</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>レイテンシ</translation>
    </message>
    <message>
        <source>iterations %1 to %2</source>
        <translation>反復 %1 から %2</translation>
    </message>
    <message>
        <source>median %1 %2</source>
        <translation>中央値 %1 %2</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>中央値 %1</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>トレース</translation>
    </message>
    <message>
        <source>first iteration</source>
        <translation>最初の反復</translation>
    </message>
    <message>
        <source>last iteration</source>
        <translation>最後の反復</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median about %3, p95 about %4, p99 about %5, maximum %6.</source>
        <translation>%1: %2 反復、中央値 約 %3、p95 約 %4、p99 約 %5、最大 %6。</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median about %3, p95 about %4, maximum %5.</source>
        <translation>%1: %2 反復、中央値 約 %3、p95 約 %4、最大 %5。</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median %3, p95 %4, maximum %5.</source>
        <translation>%1: %2 反復、中央値 %3、p95 %4、最大 %5。</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median about %3, maximum %4.</source>
        <translation>%1: %2 反復、中央値 約 %3、最大 %4。</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median %3, maximum %4.</source>
        <translation>%1: %2 反復、中央値 %3、最大 %4。</translation>
    </message>
</context>
<context>
    <name>qs::ScopePage</name>
    <message>
        <source>Latency per iteration</source>
        <translation>反復ごとのレイテンシ</translation>
    </message>
    <message>
        <source>Comparison of the modes</source>
        <translation>モードの比較</translation>
    </message>
    <message>
        <source>Press F5 to measure. The trace grows here while the kernels run.</source>
        <translation>F5 を押すと計測します。カーネルが動く間、トレースがここに伸びます。</translation>
    </message>
    <message>
        <source>Ready to measure</source>
        <translation>計測の準備ができています</translation>
    </message>
    <message>
        <source>%1: %2

The setup beside this page can be run as it is: every chosen mode, and a plain copy of the same tensor to compare with, on the target in the toolbar.

Press F5, or Live to measure until stopped. The trace grows here while the kernels run; the table below it says what each mode costs, and whether the difference is resolved.</source>
        <translation>%1: %2

このページの横の設定は、そのまま実行できます: 選んだすべてのモードと、比較用に同じテンソルの単純なコピーを、ツールバーのターゲットで実行します。

F5 を押すか、「ライブ」を押すと停止するまで計測します。カーネルの実行中は、トレースがここに伸びていきます。その下の表は、各モードのコストと、差が判別されたかどうかを示します。</translation>
    </message>
    <message>
        <source>%1: %2

The setup beside this page can be run as it is: every chosen variant, on the target in the toolbar.

Press F5, or Live to measure until stopped. The trace grows here while the kernels run; the table below it says what each variant costs, and whether the difference is resolved.</source>
        <translation>%1: %2

このページの横の設定は、そのまま実行できます: 選んだすべての変種を、ツールバーのターゲットで実行します。

F5 を押すか、「ライブ」を押すと停止するまで計測します。カーネルの実行中は、トレースがここに伸びていきます。その下の表は、各変種のコストと、差が判別されたかどうかを示します。</translation>
    </message>
</context>
<context>
    <name>qs::ScopePicture</name>
    <message>
        <source>Throttled in iterations %1 to %2: %3</source>
        <translation>反復 %1 から %2 でスロットリング: %3</translation>
    </message>
    <message>
        <source>Latency (%1, log)</source>
        <translation>レイテンシ (%1、対数)</translation>
    </message>
    <message>
        <source>Latency (%1)</source>
        <translation>レイテンシ (%1)</translation>
    </message>
    <message>
        <source>median per pixel column</source>
        <translation>ピクセル列ごとの中央値</translation>
    </message>
    <message>
        <source>median of %1</source>
        <translation>%1 の中央値</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>p5–p95 of each</source>
        <translation>それぞれの p5–p95</translation>
    </message>
    <message>
        <source>Distribution (visible)</source>
        <translation>分布 (表示範囲)</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Samples per bin (log)</source>
        <translation>区間ごとのサンプル数 (対数)</translation>
    </message>
    <message>
        <source>each iteration</source>
        <translation>各反復</translation>
    </message>
    <message>
        <source>min–max per pixel column</source>
        <translation>ピクセル列ごとの最小–最大</translation>
    </message>
    <message>
        <source>outlier</source>
        <translation>外れ値</translation>
    </message>
    <message>
        <source>outlier &gt; %1</source>
        <translation>外れ値 &gt; %1</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>ウォームアップ</translation>
    </message>
    <message>
        <source>throttled</source>
        <translation>スロットリング</translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 反復</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>中央値 %1</translation>
    </message>
    <message>
        <source>p95 %1</source>
        <translation>p95 %1</translation>
    </message>
    <message>
        <source>p99 %1</source>
        <translation>p99 %1</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>%1 traces</source>
        <translation>トレース %1 本</translation>
    </message>
    <message>
        <source>median of each</source>
        <translation>それぞれの中央値</translation>
    </message>
    <message>
        <source>median about %1</source>
        <translation>中央値 約 %1</translation>
    </message>
    <message>
        <source>p95 about %1</source>
        <translation>p95 約 %1</translation>
    </message>
    <message>
        <source>p99 about %1</source>
        <translation>p99 約 %1</translation>
    </message>
</context>
<context>
    <name>qs::ScoreModel</name>
    <message>
        <source>reference</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>↑ BETTER %1</source>
        <translation>↑ 優れる %1</translation>
    </message>
    <message>
        <source>↓ WORSE %1</source>
        <translation>↓ 劣る %1</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= 同じ</translation>
    </message>
    <message>
        <source>… TOO FEW</source>
        <translation>… サンプル不足</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? 未判別</translation>
    </message>
    <message>
        <source>The others of this task and metric are compared with this one.</source>
        <translation>このタスクと指標の他の値はこれと比較されます。</translation>
    </message>
    <message>
        <source>There is no second score of this task and metric to compare it with.</source>
        <translation>このタスクと指標に比較する 2 つ目の値がありません。</translation>
    </message>
    <message>
        <source>Not compared with %1: there are no items to pair. Import the samples_*.jsonl of --log_samples with both results.</source>
        <translation>%1 と比較していません: 組にする項目がありません。両方の結果に --log_samples の samples_*.jsonl を付けてインポートしてください。</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>高いほど良好です。</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>低いほど良好です。</translation>
    </message>
    <message>
        <source>Not given by %1.</source>
        <translation>%1 では示されていません。</translation>
    </message>
    <message>
        <source>%1 does not give the number of items.</source>
        <translation>%1 には項目数の記載がありません。</translation>
    </message>
    <message>
        <source>%1 on %2, %3: not measured here, imported from %4.</source>
        <translation>%2 での %1、%3: ここでは計測せず、%4 からインポート。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>タスク</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>± std error</source>
        <translation>± 標準誤差</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>インポート元</translation>
    </message>
    <message>
        <source>Model or configuration.</source>
        <translation>モデルまたは設定。</translation>
    </message>
    <message>
        <source>What it was evaluated on.</source>
        <translation>評価に使ったもの。</translation>
    </message>
    <message>
        <source>↑: higher is better, ↓: lower is better.</source>
        <translation>↑: 高いほど良好、↓: 低いほど良好。</translation>
    </message>
    <message>
        <source>As given in the file.</source>
        <translation>ファイルに記載された値。</translation>
    </message>
    <message>
        <source>Standard error, as given in the file.</source>
        <translation>ファイルに記載された標準誤差。</translation>
    </message>
    <message>
        <source>Number of items in the value.</source>
        <translation>値の計算に使った項目の数。</translation>
    </message>
    <message>
        <source>Comparison with the first score of the same task and metric, on the items that both have.</source>
        <translation>同じタスクと指標の最初の値との比較。両者に共通の項目によります。</translation>
    </message>
    <message>
        <source>Tool and file.</source>
        <translation>ツールとファイル。</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) in common with %1; a verdict needs at least 6.</source>
        <translation>
            <numerusform>%1 と共通の項目は %n 個です。判定には少なくとも 6 個必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compared with %1, on the same n = %n item(s): difference %2, 95% interval [%3, %4].
Counts as the same: ±%5. %6</source>
        <translation>
            <numerusform>%1 との比較、同じ n = %n 項目: 差 %2、95% 区間 [%3, %4]。
同じとみなす範囲: ±%5。%6</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Run kernels in a separate process</source>
        <translation>カーネルを別プロセスで実行</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>自動(&amp;A)</translation>
    </message>
    <message>
        <source>In this process until a device is lost or does not respond; from then on in a separate process.</source>
        <translation>デバイスが失われるか応答しなくなるまではこのプロセス内、それ以降は別プロセス。</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <translation>常に(&amp;W)</translation>
    </message>
    <message>
        <source>A kernel that crashes or hangs affects only the worker process. Stop always works.</source>
        <translation>カーネルがクラッシュまたはハングしても、影響を受けるのはワーカープロセスだけです。「停止」は常に使えます。</translation>
    </message>
    <message>
        <source>&amp;Never</source>
        <translation>しない(&amp;N)</translation>
    </message>
    <message>
        <source>Always in this process. After a fault, the program must be restarted to use the device again.</source>
        <translation>常にこのプロセス内。障害の後にデバイスを再び使うには、プログラムの再起動が必要です。</translation>
    </message>
    <message>
        <source>The device was lost in this process or did not respond. Only a separate process can use it now.</source>
        <translation>デバイスがこのプロセスで失われたか、応答しませんでした。現在は別プロセスでのみ使えます。</translation>
    </message>
    <message>
        <source>The worker is %1.</source>
        <translation>ワーカーは %1 です。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>The language of the interface</source>
        <translation>インターフェイスの言語</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Light or dark, or follow the system</source>
        <translation>ライト、ダーク、またはシステムに従う</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>The size of the text in the window, in percent of the size set in the system</source>
        <translation>ウィンドウ内の文字サイズ。システムで設定されたサイズに対するパーセント</translation>
    </message>
    <message>
        <source>Device at start</source>
        <translation>起動時のデバイス</translation>
    </message>
    <message>
        <source>The device that is chosen when the program starts</source>
        <translation>プログラムの起動時に選択されるデバイス</translation>
    </message>
    <message>
        <source>CPU threads</source>
        <translation>CPU スレッド数</translation>
    </message>
    <message>
        <source>The maximum number of threads for kernels on the CPU; applies after a restart</source>
        <translation>CPU のカーネルの最大スレッド数。再起動後に適用されます</translation>
    </message>
    <message>
        <source>A kernel that crashes or hangs in a separate process does not affect the window</source>
        <translation>別プロセスでカーネルがクラッシュまたはハングしても、ウィンドウに影響しません</translation>
    </message>
    <message>
        <source>Folder for files</source>
        <translation>ファイルのフォルダー</translation>
    </message>
    <message>
        <source>Where file dialogs start; empty: the last used folder</source>
        <translation>ファイルダイアログの初期フォルダー。空の場合は、最後に使ったフォルダー</translation>
    </message>
    <message>
        <source>Save recovery copies</source>
        <translation>復元用コピーを保存</translation>
    </message>
    <message>
        <source>How often unsaved results are copied to disk, so that a crash does not lose them</source>
        <translation>クラッシュで失われないように、未保存の結果をディスクにコピーする間隔</translation>
    </message>
    <message>
        <source>Ask before unsaved runs are discarded</source>
        <translation>未保存の実行を破棄する前に確認する</translation>
    </message>
    <message>
        <source>Ask whether to save when a session with unsaved runs is closed</source>
        <translation>未保存の実行があるセッションを閉じるとき、保存するかどうかを確認します</translation>
    </message>
    <message>
        <source>Ask when closing the window or opening another session would stop a run</source>
        <translation>ウィンドウを閉じたり別のセッションを開いたりすると実行が停止する場合に確認します</translation>
    </message>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>計測</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>システムに従う</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>今すぐ再起動</translation>
    </message>
    <message>
        <source>Reopen the window in the new language; the session is kept</source>
        <translation>新しい言語でウィンドウを開き直します。セッションは保持されます</translation>
    </message>
    <message>
        <source>Restart to apply the new language.</source>
        <translation>新しい言語を適用するには再起動してください。</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>size of the text</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Last used device</source>
        <translation>最後に使ったデバイス</translation>
    </message>
    <message>
        <source>Automatic: a GPU if available</source>
        <translation>自動: GPU があれば GPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>%1 (not found)</source>
        <translation>%1 (見つかりません)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Last used folder</source>
        <translation>最後に使ったフォルダー</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>フォルダーを選択</translation>
    </message>
    <message>
        <source>After each change</source>
        <translation>変更のたび</translation>
    </message>
    <message numerus="yes">
        <source>At most every %n second(s)</source>
        <translation>
            <numerusform>最短 %n 秒ごと</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask before closing stops a run</source>
        <translation>閉じることで実行が停止する前に確認する</translation>
    </message>
</context>
<context>
    <name>qs::SetupCommand</name>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation>コマンドとしてコピー(&amp;M)</translation>
    </message>
    <message>
        <source>Copy a command that measures this setup on a computer that cannot be reached from here; the file that it writes is opened here</source>
        <translation>ここから接続できないコンピューターでこの設定を計測するコマンドをコピーします。書き出されたファイルはここで開きます</translation>
    </message>
    <message>
        <source>The setup of this page cannot be run as it is.</source>
        <translation>このページの設定は、このままでは実行できません。</translation>
    </message>
    <message>
        <source>The command was copied to the clipboard.</source>
        <translation>コマンドをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Run it on a computer with quantoscope-worker. Then open the file %1, which it writes, here: choose Open, or drop it on the window.</source>
        <translation>quantoscope-worker のあるコンピューターで実行してください。その後、書き出されたファイル %1 をここで開きます: 「開く」を選ぶか、ウィンドウにドロップしてください。</translation>
    </message>
    <message>
        <source>Correct the setup, or switch to a page that measures.</source>
        <translation>設定を修正するか、計測するページに切り替えてください。</translation>
    </message>
</context>
<context>
    <name>qs::SetupPanel</name>
    <message>
        <source>Setup</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>変種</translation>
    </message>
    <message>
        <source>Static scale</source>
        <translation>静的スケール</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>計時</translation>
    </message>
    <message>
        <source>Estimate of the run</source>
        <translation>実行の見積もり</translation>
    </message>
    <message>
        <source>Time and memory that a run with this setup needs</source>
        <translation>この設定での実行に必要な時間とメモリ</translation>
    </message>
    <message>
        <source>Run comparison</source>
        <translation>比較を実行</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>オペランド</translation>
    </message>
    <message>
        <source>Run sweep</source>
        <translation>スイープを実行</translation>
    </message>
    <message>
        <source>Measure the chosen modes in interleaved rounds (Ctrl+Return here, F5 everywhere)</source>
        <translation>選んだモードをラウンドごとに交互に計測 (ここでは Ctrl+Return、どこでも F5)</translation>
    </message>
    <message>
        <source>Measure the chosen variants in interleaved rounds (Ctrl+Return here, F5 everywhere)</source>
        <translation>選んだ変種をラウンドごとに交互に計測 (ここでは Ctrl+Return、どこでも F5)</translation>
    </message>
    <message>
        <source>Run measurement</source>
        <translation>計測を実行</translation>
    </message>
    <message>
        <source>Live needs a single size. To use it, set Sweep to Off.</source>
        <translation>ライブには単一のサイズが必要です。使うには、「スイープ」を「オフ」にしてください。</translation>
    </message>
</context>
<context>
    <name>qs::ShapeSection</name>
    <message>
        <source>Decode 128</source>
        <translation>生成 128</translation>
    </message>
    <message>
        <source>Prefill 4096</source>
        <translation>プリフィル 4096</translation>
    </message>
    <message>
        <source>Prefill 8192</source>
        <translation>プリフィル 8192</translation>
    </message>
    <message>
        <source>500 k</source>
        <translation>500 k</translation>
    </message>
    <message>
        <source>1 M</source>
        <translation>1 M</translation>
    </message>
    <message>
        <source>5 M</source>
        <translation>5 M</translation>
    </message>
    <message>
        <source>10 M</source>
        <translation>10 M</translation>
    </message>
    <message>
        <source>50 M</source>
        <translation>50 M</translation>
    </message>
    <message>
        <source>%1 elements, as in the published ladder.</source>
        <translation>%1 要素、公表されたラダーと同じ。</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 要素</translation>
    </message>
    <message>
        <source>Tokens × hidden size is more than %1 elements. Choose fewer tokens or a smaller hidden size.</source>
        <translation>トークン × 隠れ次元が %1 要素を超えます。トークンを減らすか、隠れ次元を小さくしてください。</translation>
    </message>
    <message>
        <source>%1 elements, %2 as %3</source>
        <translation>%1 要素、%3 で %2</translation>
    </message>
    <message>
        <source>The first rows of the file&apos;s tensor, %1. Its hidden size cannot be changed.</source>
        <translation>ファイルのテンソル %1 の最初の行。隠れ次元は変えられません。</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s), as in one step of a model; the hidden size does not change.</source>
        <translation>
            <numerusform>モデルの 1 ステップと同じ %n トークン。隠れ次元は変わりません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ShortcutsDialog</name>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>ショートカットを検索</translation>
    </message>
    <message>
        <source>Search by command or key</source>
        <translation>コマンドまたはキーで検索</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the list to the clipboard as Markdown</source>
        <translation>一覧を Markdown としてクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>PDF で保存(&amp;D)…</translation>
    </message>
    <message>
        <source>Save the list as a printable page</source>
        <translation>一覧を印刷できるページとして保存します</translation>
    </message>
    <message>
        <source>The list was copied to the clipboard as Markdown.</source>
        <translation>一覧を Markdown としてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Save shortcuts</source>
        <translation>ショートカットを保存</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>%1 に書き出しました。</translation>
    </message>
    <message>
        <source>Keyboard shortcuts of Quantoscope</source>
        <translation>Quantoscope のキーボードショートカット</translation>
    </message>
</context>
<context>
    <name>qs::SideBySideModel</name>
    <message>
        <source>%1 (in cycles: SAME)</source>
        <translation>%1 (サイクルでは: 同じ)</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Mode or variant, with its size where there are several</source>
        <translation>モードまたは変種。サイズが複数ある場合はサイズも表示</translation>
    </message>
    <message>
        <source>Median latency on %1, ± half its 95% interval</source>
        <translation>%1 でのレイテンシの中央値、± は 95% 区間の半分</translation>
    </message>
    <message>
        <source>Shortest possible time on %1 / median: each device has its own ceiling</source>
        <translation>%1 で可能な最短時間 / 中央値: 上限はデバイスごとに異なります</translation>
    </message>
    <message>
        <source>Energy of the whole device %1 per call</source>
        <translation>1 回の呼び出しあたりのデバイス %1 全体のエネルギー</translation>
    </message>
    <message>
        <source>How many times faster %1 is than %2, with the 95% interval and the verdict. The runs were not interleaved.</source>
        <translation>%1 が %2 の何倍速いか。95% 区間と判定付き。実行は交互に行っていません。</translation>
    </message>
    <message>
        <source>p50 (µs)</source>
        <translation>p50 (µs)</translation>
    </message>
    <message>
        <source>Ceiling (%)</source>
        <translation>上限比 (%)</translation>
    </message>
    <message>
        <source>Energy (J/call)</source>
        <translation>エネルギー (J/呼び出し)</translation>
    </message>
    <message>
        <source>Speed-up, not interleaved</source>
        <translation>高速化率、交互実行なし</translation>
    </message>
    <message>
        <source>Speed-up, alternating blocks</source>
        <translation>高速化率、交互のブロック</translation>
    </message>
    <message>
        <source>How many times faster %1 is than %2, with the 95% interval and the verdict. The runs were measured in alternating blocks of rounds.</source>
        <translation>%1 が %2 の何倍速いか。95% 区間と判定付き。実行は、ラウンドのブロックごとに交互に計測しました。</translation>
    </message>
</context>
<context>
    <name>qs::SizeSection</name>
    <message>
        <source>Size presets</source>
        <translation>サイズのプリセット</translation>
    </message>
    <message>
        <source>Sizes of published comparisons, in the syntax of the command line.</source>
        <translation>公表された比較のサイズ。コマンドラインの書式です。</translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation>プリセット(&amp;E)</translation>
    </message>
    <message>
        <source>Ca&amp;usal mask</source>
        <translation>因果マスク(&amp;U)</translation>
    </message>
    <message>
        <source>Causal attention</source>
        <translation>因果アテンション</translation>
    </message>
    <message>
        <source>other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Width %1 = %2 heads × %3.
</source>
        <translation>幅 %1 = %2 ヘッド × %3。
</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Each token attends only to itself and to earlier tokens, as in text generation. This halves the arithmetic.</source>
        <translation>テキスト生成と同様に、各トークンは自分自身とそれより前のトークンだけに注意を向けます。演算は半分になります。</translation>
    </message>
</context>
<context>
    <name>qs::SlideView</name>
    <message>
        <source>Slide</source>
        <translation>スライド</translation>
    </message>
</context>
<context>
    <name>qs::StatusLine</name>
    <message>
        <source>Ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>準備中</translation>
    </message>
    <message>
        <source>Preparing: %1</source>
        <translation>準備中: %1</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>実行中: %1</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>残り %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>残り %1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min left</source>
        <translation>残り %1 h %2 min</translation>
    </message>
    <message>
        <source>%1 k samples/s</source>
        <translation>%1 k サンプル/s</translation>
    </message>
    <message>
        <source>%1 samples/s</source>
        <translation>%1 サンプル/s</translation>
    </message>
    <message>
        <source>Operation and size of the run</source>
        <translation>実行の演算とサイズ</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>実行の進み具合</translation>
    </message>
    <message>
        <source>Estimate from the iterations done so far</source>
        <translation>これまでの反復からの見積もり</translation>
    </message>
    <message>
        <source>Samples drawn per second, over the last half second</source>
        <translation>直近 0.5 秒に描画した 1 秒あたりのサンプル数</translation>
    </message>
    <message>
        <source>until stopped</source>
        <translation>停止まで</translation>
    </message>
    <message>
        <source>Stopping: %1</source>
        <translation>停止中: %1</translation>
    </message>
    <message>
        <source>What the run is doing: %1</source>
        <translation>実行の状態: %1</translation>
    </message>
    <message>
        <source>Clocks and temperature of the device: current values during a run, otherwise those at the end of the shown run</source>
        <translation>デバイスのクロックと温度: 実行中は現在の値、それ以外は表示中の実行の終了時の値</translation>
    </message>
    <message>
        <source>Samples that were recorded but not drawn, because the display could not keep up. The result contains all of them.</source>
        <translation>記録されたものの、表示が追いつかずに描かれなかったサンプル。結果にはすべて含まれています。</translation>
    </message>
    <message>
        <source>%1 samples not drawn</source>
        <translation>%1 サンプルは描画なし</translation>
    </message>
</context>
<context>
    <name>qs::StopFirst</name>
    <message>
        <source>A run is in progress</source>
        <translation>実行中です</translation>
    </message>
    <message>
        <source>Stop the run?</source>
        <translation>実行を停止しますか?</translation>
    </message>
    <message>
        <source>The samples measured so far are kept in the session.</source>
        <translation>これまでに計測したサンプルはセッションに残ります。</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>実行を停止</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>It can also continue on %1 without this window. Run &gt; Jobs fetches its results later.</source>
        <translation>このウィンドウがなくても %1 で続けることができます。結果は後で「実行 &gt; ジョブ」で取得できます。</translation>
    </message>
    <message>
        <source>Leave it running</source>
        <translation>実行を続けさせる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>What was measured so far is kept in the session.</source>
        <translation>これまでに計測したものはセッションに残ります。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続行</translation>
    </message>
</context>
<context>
    <name>qs::StudyForm</name>
    <message>
        <source>Choose: %1</source>
        <translation>選択: %1</translation>
    </message>
    <message>
        <source>Estimate of the study</source>
        <translation>比較の見積もり</translation>
    </message>
    <message>
        <source>What the study does, and about how long it takes</source>
        <translation>比較の内容と、おおよその時間</translation>
    </message>
    <message>
        <source>Run study</source>
        <translation>比較を実行</translation>
    </message>
</context>
<context>
    <name>qs::StudyModeChooser</name>
    <message>
        <source>Modes to study</source>
        <translation>比較するモード</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <source>Half precision</source>
        <translation>半精度</translation>
    </message>
    <message>
        <source>INT8</source>
        <translation>INT8</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>INT4</source>
        <translation>INT4</translation>
    </message>
    <message>
        <source>Other 4- and 8-bit formats</source>
        <translation>その他の 4・8 ビット形式</translation>
    </message>
    <message>
        <source>Quantization-aware training (QAT)</source>
        <translation>量子化を考慮した訓練 (QAT)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Select all modes, including trained ones</source>
        <translation>訓練するものを含め、すべてのモードを選択</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Clear all modes but the baseline</source>
        <translation>ベースライン以外をすべて解除</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Select the modes of the default study, including two trained ones</source>
        <translation>既定の比較のモードを選択 (訓練するもの 2 つを含む)</translation>
    </message>
    <message>
        <source>No QAT</source>
        <translation>QAT なし</translation>
    </message>
    <message>
        <source>Select the modes of the default study without the trained ones, which is faster</source>
        <translation>訓練するものを除き、既定の比較のモードを選択。速くなります</translation>
    </message>
    <message>
        <source>%1 of %2 modes</source>
        <translation>%2 モード中 %1</translation>
    </message>
    <message>
        <source>; trained modes take longest</source>
        <translation>; 訓練するモードが最も時間がかかります</translation>
    </message>
</context>
<context>
    <name>qs::StudyModel</name>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>実際の動作</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>正解率 (%)</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 区間</translation>
    </message>
    <message>
        <source>Δ points</source>
        <translation>Δ ポイント</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Δ loss</source>
        <translation>Δ 損失</translation>
    </message>
    <message>
        <source>Size (KiB)</source>
        <translation>サイズ (KiB)</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>縮小率</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>高速化率</translation>
    </message>
    <message>
        <source>Quantize (ms)</source>
        <translation>量子化時間 (ms)</translation>
    </message>
    <message>
        <source>As requested.</source>
        <translation>要求された形式。</translation>
    </message>
    <message>
        <source>The arithmetic that ran. Simulated: values match the mode, the arithmetic does not.</source>
        <translation>実際に実行された演算。シミュレーション: 値はモードと一致しますが、演算は一致しません。</translation>
    </message>
    <message>
        <source>Share of test items whose largest output is that of their label.</source>
        <translation>最大の出力がラベルと一致したテスト項目の割合。</translation>
    </message>
    <message>
        <source>Accuracy minus that of the baseline, in percentage points.</source>
        <translation>正解率からベースラインの正解率を引いたもの、パーセントポイント。</translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test of equal accuracy on the same items, adjusted for the number of modes (Holm).</source>
        <translation>同じ項目で正解率が等しいかの McNemar の正確検定、モード数で補正 (Holm)。</translation>
    </message>
    <message>
        <source>Equivalent: the 90% interval of the difference (Tango) lies within ±0.5 points. Better, worse: p is below 0.05. Otherwise not resolved.</source>
        <translation>同等: 差の 90% 区間 (Tango) が ±0.5 ポイント以内。優れる・劣る: p が 0.05 未満。それ以外は未判別。</translation>
    </message>
    <message>
        <source>Mean cross-entropy over the test items, in nats. Lower is better.</source>
        <translation>テスト項目での平均交差エントロピー (ナット)。小さいほど良好です。</translation>
    </message>
    <message>
        <source>Loss minus that of the baseline, averaged over the same items.</source>
        <translation>損失からベースラインの損失を引いたもの、同じ項目での平均。</translation>
    </message>
    <message>
        <source>Bytes of the model file that Save quantized model writes.</source>
        <translation>「量子化モデルを保存」が書くモデルファイルのバイト数。</translation>
    </message>
    <message>
        <source>Size of the baseline divided by that of the mode.</source>
        <translation>ベースラインのサイズをモードのサイズで割ったもの。</translation>
    </message>
    <message>
        <source>Median latency of a call with one batch.</source>
        <translation>1 バッチの呼び出しのレイテンシの中央値。</translation>
    </message>
    <message>
        <source>Compared with the baseline, from pairs of the same round; grey where not resolved.</source>
        <translation>同じラウンドの組による、ベースラインとの比較。未判別なら灰色。</translation>
    </message>
    <message>
        <source>Calibrating and quantizing; for QAT, without the training.</source>
        <translation>校正と量子化。QAT は訓練を除きます。</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Simulated: values match the mode, arithmetic and latency do not.</source>
        <translation>シミュレーション: 値はモードと一致しますが、演算とレイテンシは一致しません。</translation>
    </message>
    <message>
        <source>%1 of %2 items correct; 95% %3 to %4 (Wilson)</source>
        <translation>%2 項目中 %1 項目正解。95% %3 から %4 (Wilson)</translation>
    </message>
    <message>
        <source>All others are compared with this.</source>
        <translation>他のすべてのモードの比較基準。</translation>
    </message>
    <message>
        <source>%1
%2 items became correct, %3 wrong; %4 before Holm&apos;s correction</source>
        <translation>%1
%2 項目が正答に、%3 項目が誤答になりました。Holm 補正前 %4</translation>
    </message>
    <message>
        <source>mean over %1 items</source>
        <translation>%1 項目の平均</translation>
    </message>
    <message>
        <source>difference %1, 95% %2 to %3 (bootstrap over %4 items), %5 after Holm&apos;s correction</source>
        <translation>差 %1、95% %2 から %3 (%4 項目のブートストラップ)、Holm 補正後 %5</translation>
    </message>
    <message>
        <source>%1 bytes: codes %2, scales %3, zero points %4, not quantized %5, header %6</source>
        <translation>%1 バイト: コード %2、スケール %3、ゼロ点 %4、非量子化 %5、ヘッダー %6</translation>
    </message>
    <message>
        <source>median of %1 calls with %2 items; 95% %3 to %4; p95 %5</source>
        <translation>%2 項目の呼び出し %1 回の中央値。95% %3 から %4。p95 %5</translation>
    </message>
    <message>
        <source>trained for %1 s before that</source>
        <translation>その前に %1 s 訓練</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>レイテンシ</translation>
    </message>
    <message>
        <source>95% interval of the accuracy (Wilson). To compare modes, use Δ, which pairs the same items.</source>
        <translation>正解率の 95% 区間 (Wilson)。モードを比較するには、同じ項目を対にした Δ を使ってください。</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>median of %1 calls with %2 items; 95% %3 to %4</source>
        <translation>%2 項目の呼び出し %1 回の中央値。95% %3 から %4</translation>
    </message>
</context>
<context>
    <name>qs::StudyModule</name>
    <message>
        <source>Cannot run this study.</source>
        <translation>この比較は実行できません。</translation>
    </message>
    <message>
        <source>The study failed:</source>
        <translation>比較に失敗しました:</translation>
    </message>
</context>
<context>
    <name>qs::StudyPage</name>
    <message>
        <source>Charts of the mode study</source>
        <translation>モード比較のグラフ</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>Accuracy and loss</source>
        <translation>正解率と損失</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>パレート</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>もしも</translation>
    </message>
    <message>
        <source>There is no study yet. Press F5 to start one.</source>
        <translation>まだモード比較がありません: F5 で始めます。</translation>
    </message>
    <message>
        <source>The modes appear here one by one, as soon as they are measured.</source>
        <translation>モードは計測され次第、1 つずつここに現れます。</translation>
    </message>
    <message>
        <source>The curves grow here while the model trains.</source>
        <translation>モデルの訓練中、曲線がここに伸びます。</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>Continue the study</source>
        <translation>モード比較を続ける</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>モデルを保存</translation>
    </message>
    <message>
        <source>What does quantization cost in accuracy?</source>
        <translation>量子化で正解率はどれだけ下がるか?</translation>
    </message>
    <message>
        <source>Change in loss</source>
        <translation>損失の変化</translation>
    </message>
    <message>
        <source>Signal-to-noise ratio of the output</source>
        <translation>出力の信号対雑音比</translation>
    </message>
    <message>
        <source>Value shown in the cells</source>
        <translation>セルに表示する値</translation>
    </message>
    <message>
        <source>Value shown in the cells for a layer that is quantized by itself</source>
        <translation>単独で量子化した層についてセルに表示する値</translation>
    </message>
    <message>
        <source>Preparing the study…</source>
        <translation>モード比較を準備中…</translation>
    </message>
    <message>
        <source>No measurements yet.</source>
        <translation>まだ計測がありません。</translation>
    </message>
    <message>
        <source>The model was read from a file and not trained here</source>
        <translation>モデルはファイルから読み込まれ、ここでは訓練していません</translation>
    </message>
    <message>
        <source>Save the trained model, or its quantized version in a mode or plan, as safetensors</source>
        <translation>訓練したモデル、またはモードや計画で量子化したモデルを safetensors として保存します</translation>
    </message>
    <message>
        <source>Continue the study where it was stopped</source>
        <translation>停止したところからモード比較を続けます</translation>
    </message>
    <message>
        <source>Trained model, FP32…</source>
        <translation>訓練したモデル、FP32…</translation>
    </message>
    <message>
        <source>%1, %2…</source>
        <translation>%1, %2…</translation>
    </message>
    <message>
        <source>Save model</source>
        <translation>モデルを保存</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <comment>what a study is doing</comment>
        <translation>実行中: %1</translation>
    </message>
    <message>
        <source>Sensitivity of each layer to each mode, and the effect of mixed modes</source>
        <translation>各モードに対する各層の感度と、混在モードの効果</translation>
    </message>
    <message>
        <source>Each layer is quantized by itself here, one mode after the other. You can turn this off in the setup.</source>
        <translation>ここでは、各層を単独で、モードごとに順に量子化します。設定でオフにできます。</translation>
    </message>
    <message>
        <source>A mode study trains a small model, quantizes it in every chosen mode, and shows accuracy, loss and size with their intervals and verdicts.

The setup beside this page is ready to run on characters that the program draws: press F5. You can also use your own data as IDX, CSV or .npy files.</source>
        <translation>モード比較は、小さなモデルを訓練し、選んだモードごとに量子化して、正解率、損失、サイズを区間と判定付きで示します。

このページの横の設定は、プログラムが描く文字でそのまま実行できます: F5 を押してください。IDX、CSV、.npy ファイルの自分のデータも使えます。</translation>
    </message>
    <message>
        <source>Click a cell to use that mode for that layer. Click it again to return to FP32.</source>
        <translation>セルをクリックすると、その層にそのモードを使います。もう一度クリックすると FP32 に戻ります。</translation>
    </message>
</context>
<context>
    <name>qs::StudyPresenter</name>
    <message>
        <source>items×%1</source>
        <translation>項目×%1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>Not saved:</source>
        <translation>保存できませんでした:</translation>
    </message>
    <message>
        <source>No plan:</source>
        <translation>計画なし:</translation>
    </message>
    <message>
        <source>No tensor:</source>
        <translation>テンソルなし:</translation>
    </message>
    <message>
        <source>Not measured:</source>
        <translation>未計測:</translation>
    </message>
    <message>
        <source>within %1 KiB</source>
        <translation>%1 KiB 以内</translation>
    </message>
    <message>
        <source>Save the plan&apos;s model</source>
        <translation>計画のモデルを保存</translation>
    </message>
    <message>
        <source>Save the trained model</source>
        <translation>訓練したモデルを保存</translation>
    </message>
    <message>
        <source>Save the quantized model</source>
        <translation>量子化モデルを保存</translation>
    </message>
    <message>
        <source>Safetensors (*.safetensors)</source>
        <translation>Safetensors (*.safetensors)</translation>
    </message>
    <message>
        <source>The study is in progress</source>
        <translation>モード比較の実行中です</translation>
    </message>
    <message>
        <source>A run is in progress and must not be disturbed</source>
        <translation>実行中です。妨げないでください</translation>
    </message>
    <message>
        <source>There is no study yet. Press F5 to start one.</source>
        <translation>まだモード比較がありません: F5 で始めます。</translation>
    </message>
    <message>
        <source>The model of this study is no longer in memory. Run the study again.</source>
        <translation>この比較のモデルはもうメモリにありません: もう一度実行してください。</translation>
    </message>
    <message>
        <source>plan %1</source>
        <translation>計画 %1</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正解率</translation>
    </message>
    <message>
        <source>What each mode costs in accuracy, loss and size</source>
        <translation>正解率、損失、サイズにおける各モードのコスト</translation>
    </message>
    <message>
        <source>&amp;Accuracy</source>
        <translation>正解率(&amp;A)</translation>
    </message>
    <message>
        <source>Show accuracy, loss and size by mode</source>
        <translation>モード別の正解率、損失、サイズを表示</translation>
    </message>
    <message>
        <source>Alt+4</source>
        <translation>Alt+4</translation>
    </message>
    <message>
        <source>A mode study is in progress.</source>
        <translation>モード比較の実行中です。</translation>
    </message>
    <message>
        <source>Run the mode study of the setup (%1)</source>
        <translation>設定のモード比較を実行 (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s).</source>
        <translation>
            <numerusform>%n バイト。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask what if</source>
        <translation>「もしも」を試す</translation>
    </message>
    <message>
        <source>Each row is a mode, each column a layer; the color shows the loss when only that layer is quantized in that mode. After a study on this computer, click cells to mix modes: accuracy, size and the Pareto chart follow. Suggest finds a mix for a size limit.</source>
        <translation>各行はモード、各列は層です。色は、その層だけをそのモードで量子化したときの損失を示します。このコンピューターでスタディを実行した後、セルをクリックしてモードを組み合わせると、精度、サイズ、パレート図が追従します。「提案」はサイズの上限に収まる組み合わせを探します。</translation>
    </message>
</context>
<context>
    <name>qs::StudySetupPanel</name>
    <message>
        <source>Setup of the mode study</source>
        <translation>モード比較の設定</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>計測</translation>
    </message>
    <message>
        <source>Drawn, 10 digits</source>
        <translation>描画、数字 10 種</translation>
    </message>
    <message>
        <source>Drawn, 36 characters</source>
        <translation>描画、文字 36 種</translation>
    </message>
    <message>
        <source>Your own…</source>
        <translation>手持ち…</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>データ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>元(&amp;F)</translation>
    </message>
    <message>
        <source>File or folder of the data</source>
        <translation>データのファイルまたはフォルダー</translation>
    </message>
    <message>
        <source>A folder with IDX files or .npy pairs, or a CSV file. You can drop it here.</source>
        <translation>IDX ファイルまたは .npy の組のあるフォルダー、または CSV ファイル。ここにドロップできます。</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>ファイルを選択(&amp;F)…</translation>
    </message>
    <message>
        <source>Choose a f&amp;older…</source>
        <translation>フォルダーを選択(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>訓練(&amp;T)</translation>
    </message>
    <message>
        <source>Items that the model is trained on.</source>
        <translation>モデルを訓練する項目。</translation>
    </message>
    <message>
        <source>&amp;Calibration</source>
        <translation>校正(&amp;C)</translation>
    </message>
    <message>
        <source>T&amp;esting</source>
        <translation>テスト(&amp;E)</translation>
    </message>
    <message>
        <source>Tiny (2.7 KB)</source>
        <translation>Tiny (2.7 KB)</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>Trained, from a file…</source>
        <translation>訓練済み、ファイルから…</translation>
    </message>
    <message>
        <source>Tiny: two small layers, as in the published comparison. MLP: three or four linear layers. Transformer: patches and attention blocks. Trained, from a file: a .safetensors file that this program saved.</source>
        <translation>Tiny: 公表された比較と同じ小さな 2 層。MLP: 線形層 3、4 層。Transformer: パッチとアテンションブロック。訓練済み、ファイルから: このプログラムが保存した .safetensors ファイル。</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>モデル(&amp;M)</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>ファイル(&amp;I)</translation>
    </message>
    <message>
        <source>File of the trained model</source>
        <translation>訓練済みモデルのファイル</translation>
    </message>
    <message>
        <source>A .safetensors file that this program saved. You can drop it here.</source>
        <translation>このプログラムが保存した .safetensors ファイル。ここにドロップできます。</translation>
    </message>
    <message>
        <source>E&amp;pochs</source>
        <translation>エポック(&amp;P)</translation>
    </message>
    <message>
        <source>default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Inject &amp;outliers</source>
        <translation>外れ値を加える(&amp;O)</translation>
    </message>
    <message>
        <source>Inject outliers</source>
        <translation>外れ値を加える</translation>
    </message>
    <message>
        <source>&amp;QAT epochs</source>
        <translation>QAT エポック(&amp;Q)</translation>
    </message>
    <message>
        <source>Number of epochs for which QAT modes continue training from the baseline.</source>
        <translation>QAT モードがベースラインから訓練を続けるエポック数。</translation>
    </message>
    <message>
        <source>Group size of INT4</source>
        <translation>INT4 のグループサイズ</translation>
    </message>
    <message>
        <source>Weights that share a scale and a zero point. A layer with fewer inputs is one group.</source>
        <translation>スケールとゼロ点を共有する重み。入力の少ない層は 1 グループです。</translation>
    </message>
    <message>
        <source>&amp;Group size</source>
        <translation>グループサイズ(&amp;G)</translation>
    </message>
    <message>
        <source>Sensitivity of each &amp;layer</source>
        <translation>層ごとの感度(&amp;L)</translation>
    </message>
    <message>
        <source>Sensitivity of each layer</source>
        <translation>層ごとの感度</translation>
    </message>
    <message>
        <source>&amp;Batch</source>
        <translation>バッチ(&amp;B)</translation>
    </message>
    <message>
        <source>Items per call when latency is measured.</source>
        <translation>レイテンシの計測での、呼び出しあたりの項目数。</translation>
    </message>
    <message>
        <source>Calls per mode</source>
        <translation>モードあたりの呼び出し</translation>
    </message>
    <message>
        <source>Measured calls of each mode, in interleaved rounds.</source>
        <translation>各モードで計測する呼び出し、ラウンドごとに交互。</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>シード(&amp;S)</translation>
    </message>
    <message>
        <source>Seed of data, weights and training. The same seed gives the same table on the same device.</source>
        <translation>データ、重み、訓練のシード。同じデバイスで同じシードなら同じ表になります。</translation>
    </message>
    <message>
        <source>Choose a folder with data</source>
        <translation>データのフォルダーを選択</translation>
    </message>
    <message>
        <source>Choose data</source>
        <translation>データを選択</translation>
    </message>
    <message>
        <source>Data (*.csv *.npy *.gz *-ubyte *.idx);;All files (*)</source>
        <translation>データ (*.csv *.npy *.gz *-ubyte *.idx);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Choose a trained model</source>
        <translation>訓練済みモデルを選択</translation>
    </message>
    <message>
        <source>Models (*.safetensors);;All files (*)</source>
        <translation>モデル (*.safetensors);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Choose a file or a folder with data.</source>
        <translation>データのファイルかフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Choose the file of a trained model.</source>
        <translation>訓練済みモデルのファイルを選んでください。</translation>
    </message>
    <message>
        <source>A trained model is a .safetensors file.</source>
        <translation>訓練済みモデルは .safetensors ファイルです。</translation>
    </message>
    <message>
        <source>The counts are maximums. The three parts never share an item.</source>
        <translation>数は上限です。3 つの部分が項目を共有することはありません。</translation>
    </message>
    <message>
        <source>Generated from the seed. The three parts never share an item.</source>
        <translation>シードから生成します。3 つの部分が項目を共有することはありません。</translation>
    </message>
    <message>
        <source>%1 / %2 / %3</source>
        <translation>%1 / %2 / %3</translation>
    </message>
    <message>
        <source>batch %1, seed %2</source>
        <translation>バッチ %1、シード %2</translation>
    </message>
    <message>
        <source>Train the model, quantize it in each mode and evaluate all of them on the same items (Ctrl+Return here, F5 everywhere)</source>
        <translation>モデルを訓練し、各モードで量子化して、すべてを同じ項目で評価 (ここでは Ctrl+Return、どこでも F5)</translation>
    </message>
    <message>
        <source>Drawn: characters that the program draws from strokes and distorts; the same seed gives the same data. Your own: IDX files (the format of MNIST), CSV with a label column, or .npy pairs.</source>
        <translation>描画: プログラムがストロークで描いて変形した文字。同じシードなら同じデータになります。手持ち: IDX ファイル (MNIST の形式)、ラベル列のある CSV、または .npy の組。</translation>
    </message>
    <message>
        <source>Items for finding scales and for GPTQ and AWQ. Test items are never used.</source>
        <translation>スケールの決定と、GPTQ および AWQ に使う項目。テスト項目は決して使いません。</translation>
    </message>
    <message>
        <source>Items that every mode is evaluated on. 10,000 items resolve a difference of about half a point.</source>
        <translation>すべてのモードを評価する項目。10,000 項目で約 0.5 ポイントの差を判別できます。</translation>
    </message>
    <message>
        <source>Number of passes over the training data. 0: the default of the model.</source>
        <translation>訓練データを通す回数。0: モデルの既定値。</translation>
    </message>
    <message>
        <source>Scales a few activation channels up and their weights down. The model computes the same function but has outliers, as large language models do.</source>
        <translation>少数の活性チャネルを拡大し、対応する重みを縮小します。モデルが計算する関数は同じですが、大規模言語モデルのように外れ値を持つようになります。</translation>
    </message>
    <message>
        <source>Quantizes one layer at a time in each mode. The heat map and mixed-precision plans need this.</source>
        <translation>各モードで 1 層ずつ量子化します。ヒートマップと混合精度の計画に必要です。</translation>
    </message>
</context>
<context>
    <name>qs::StudyTable</name>
    <message>
        <source>Modes of the study</source>
        <translation>比較のモード</translation>
    </message>
    <message>
        <source>No measurements yet. Choose data, model and modes in the setup and press F5. Each mode is added as soon as it has run.</source>
        <translation>まだ計測がありません。設定でデータ、モデル、モードを選び、F5 を押してください。各モードは、実行が済みしだい追加されます。</translation>
    </message>
</context>
<context>
    <name>qs::SubmitDialog</name>
    <message>
        <source>Everything in one task</source>
        <translation>すべてを 1 つのタスクで</translation>
    </message>
    <message numerus="yes">
        <source>Points of the sweep: %n task(s)</source>
        <translation>
            <numerusform>スイープの点ごと: %n タスク</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Configurations, each beside the baseline: %n task(s)</source>
        <translation>
            <numerusform>構成ごと、それぞれベースラインと並べて: %n タスク</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Variants, each beside the first: %n task(s)</source>
        <translation>
            <numerusform>変種ごと、それぞれ最初の変種と並べて: %n タスク</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Modes, each beside the baseline: %n task(s)</source>
        <translation>
            <numerusform>モードごと、それぞれベースラインと並べて: %n タスク</numerusform>
        </translation>
    </message>
    <message>
        <source>Submit to queue of %1</source>
        <translation>%1 のキューに投入</translation>
    </message>
    <message>
        <source>&amp;Submit</source>
        <translation>投入(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>再試行(&amp;T)</translation>
    </message>
    <message>
        <source>Connect to the target again</source>
        <translation>ターゲットに再び接続します</translation>
    </message>
    <message>
        <source>&amp;Restore script</source>
        <translation>スクリプトを復元(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;cript for sbatch:</source>
        <translation>sbatch 用スクリプト(&amp;C):</translation>
    </message>
    <message>
        <source>Setup:</source>
        <translation>設定:</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>At the same ti&amp;me:</source>
        <translation>同時実行数(&amp;M):</translation>
    </message>
    <message>
        <source>%1 (of the target)</source>
        <translation>%1 (ターゲットの設定)</translation>
    </message>
    <message>
        <source>Time &amp;limit:</source>
        <translation>時間制限(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;GPUs per task:</source>
        <translation>タスクあたりの GPU(&amp;G):</translation>
    </message>
    <message>
        <source>Lines that begin with #SBATCH are options of sbatch; a line of your own can be added</source>
        <translation>#SBATCH で始まる行は sbatch のオプションです。独自の行を追加できます</translation>
    </message>
    <message>
        <source>The script was edited; the fields above are those that it was made from.</source>
        <translation>スクリプトは編集されています。上の各欄は、スクリプトの作成に使った値です。</translation>
    </message>
    <message>
        <source>The script of the first job. Where several are submitted, it cannot be edited.</source>
        <translation>最初のジョブのスクリプト。複数のジョブを投入する場合は編集できません。</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>%1 に接続中…</translation>
    </message>
    <message>
        <source>Submitting…</source>
        <translation>投入中…</translation>
    </message>
    <message>
        <source>Discard the edits, and regenerate the script from the fields above</source>
        <translation>編集を破棄し、上の各欄からスクリプトを作成し直します</translation>
    </message>
    <message>
        <source>How the work is split into tasks. Tasks may run on different nodes at the same time; results say which device each was measured on</source>
        <translation>作業をタスクに分割する方法。タスクは異なるノードで同時に実行されることがあります。どのデバイスで計測したかは結果に示されます</translation>
    </message>
    <message>
        <source>Split &amp;work:</source>
        <translation>作業の分割(&amp;W):</translation>
    </message>
    <message>
        <source>Maximum number of tasks that run at the same time</source>
        <translation>同時に実行するタスクの最大数</translation>
    </message>
    <message>
        <source>Of each task, in minutes or as HH:MM:SS. If it is reached, what was measured is kept</source>
        <translation>タスクごとの制限。分単位または HH:MM:SS で指定します。制限に達した場合、計測済みの内容は保持されます</translation>
    </message>
    <message>
        <source>partition default</source>
        <translation>パーティションの既定</translation>
    </message>
    <message>
        <source>As --gpus of sbatch takes it: 1 or h100:1. Separated by commas, a job is submitted for each</source>
        <translation>sbatch --gpus に渡す形: 1 または h100:1。カンマ区切りの場合は、それぞれについてジョブを投入します</translation>
    </message>
    <message>
        <source>none requested</source>
        <translation>要求なし</translation>
    </message>
</context>
<context>
    <name>qs::SweepChart</name>
    <message>
        <source>No sweep points yet. Press F5 to start the sweep.</source>
        <translation>スイープの点はまだありません。F5 を押すとスイープを開始します。</translation>
    </message>
    <message>
        <source>%1 against %2.</source>
        <translation>%2に対する%1。</translation>
    </message>
    <message>
        <source>Sizes not measured yet: %1.</source>
        <translation>まだ計測していないサイズ: %1。</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>p50, lower bound</source>
        <translation>p50、下端</translation>
    </message>
    <message>
        <source>p50, upper bound</source>
        <translation>p50、上端</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>time per element</source>
        <translation>要素あたりの時間</translation>
    </message>
    <message>
        <source>ns</source>
        <translation>ns</translation>
    </message>
    <message>
        <source>share of the ceiling</source>
        <translation>上限比</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>判別済み</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>%1: %2 at %3, %4 at %5.</source>
        <translation>%1: %3 で %2、%5 で %4。</translation>
    </message>
    <message>
        <source>Unresolved points of %1: %2 of %3.</source>
        <translation>%1 の未判別の点: %3 中 %2。</translation>
    </message>
    <message>
        <source>arithmetic rate</source>
        <translation>演算速度</translation>
    </message>
</context>
<context>
    <name>qs::SweepHeatMap</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>faster than %1</source>
        <translation>%1 より高速</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>低速</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>未判別</translation>
    </message>
    <message>
        <source>A sweep over two dimensions is shown here as a heat map.</source>
        <translation>2 つの次元のスイープは、ここにヒートマップとして表示されます。</translation>
    </message>
    <message>
        <source>%1 of %2: %3 down, %4 across; cells measured: %5 of %6.</source>
        <translation>%2 の%1: 縦は%3、横は%4。計測済みのセル: %6 中 %5。</translation>
    </message>
    <message>
        <source>Not resolved: %1.</source>
        <translation>未判別: %1。</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>p50, lower bound</source>
        <translation>p50、下端</translation>
    </message>
    <message>
        <source>p50, upper bound</source>
        <translation>p50、上端</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>arithmetic rate</source>
        <translation>演算速度</translation>
    </message>
    <message>
        <source>share of the ceiling</source>
        <translation>上限比</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>判別済み</translation>
    </message>
    <message>
        <source>speed-up over %1</source>
        <translation>%1 に対する高速化率</translation>
    </message>
    <message>
        <source>speed-up, lower bound</source>
        <translation>高速化率、下端</translation>
    </message>
    <message>
        <source>speed-up, upper bound</source>
        <translation>高速化率、上端</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
</context>
<context>
    <name>qs::SweepModel</name>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>計測中</translation>
    </message>
    <message>
        <source>more samples needed</source>
        <translation>サンプル追加が必要</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>計測済み</translation>
    </message>
    <message>
        <source>The 95% interval of the median is wider than ±1%, or there are fewer than 59 samples (n = %1).</source>
        <translation>中央値の 95% 区間が ±1% より広いか、サンプルが 59 未満です (n = %1)。</translation>
    </message>
    <message>
        <source>Median %1, 95% interval [%2, %3], n = %4</source>
        <translation>中央値 %1、95% 区間 [%2, %3]、n = %4</translation>
    </message>
    <message>
        <source>Least bytes that a launch must move, divided by the median of %1</source>
        <translation>1 回の起動で移動が必要な最小のバイト数を %1 の中央値で割ったもの</translation>
    </message>
    <message>
        <source>Median of the kernel with the same traffic, divided by the median of %1</source>
        <translation>同じ転送量のカーネルの中央値を %1 の中央値で割ったもの</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>± (%)</source>
        <translation>± (%)</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>per element</source>
        <translation>要素あたり</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Median divided by the number of elements</source>
        <translation>中央値を要素数で割ったもの</translation>
    </message>
    <message>
        <source>ns/element</source>
        <translation>ns/要素</translation>
    </message>
    <message>
        <source>does not support this size</source>
        <translation>このサイズに対応していません</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>Median latency.</source>
        <translation>レイテンシの中央値。</translation>
    </message>
    <message>
        <source>Ceiling (%)</source>
        <translation>上限比 (%)</translation>
    </message>
    <message>
        <source>Median of the kernel with the same traffic / median, in percent.</source>
        <translation>同じ転送量のカーネルの中央値 / 中央値、パーセント。</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Largest distance between the median and the bounds of its 95% interval, in percent of the median; resolved up to 1%</source>
        <translation>中央値とその 95% 区間の端との最大の距離 (中央値に対する %)。1% 以下なら判別済み</translation>
    </message>
</context>
<context>
    <name>qs::SweepModule</name>
    <message>
        <source>Sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>Latency and bandwidth against size</source>
        <translation>サイズに対するレイテンシと帯域幅</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>スイープ(&amp;W)</translation>
    </message>
    <message>
        <source>Show latency and bandwidth against size</source>
        <translation>サイズに対するレイテンシと帯域幅を表示</translation>
    </message>
    <message>
        <source>Alt+3</source>
        <translation>Alt+3</translation>
    </message>
</context>
<context>
    <name>qs::SweepPage</name>
    <message>
        <source>Quantities</source>
        <translation>量</translation>
    </message>
    <message>
        <source>Quantities shown in the charts</source>
        <translation>グラフに表示する量</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>横軸</translation>
    </message>
    <message>
        <source>Dimension of the horizontal axis</source>
        <translation>横軸の次元</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>線</translation>
    </message>
    <message>
        <source>All modes at one value of the second axis, or one mode with a line for each of its values</source>
        <translation>第 2 軸の 1 つの値での全モード、または 1 つのモードを各値の線で</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>対数</translation>
    </message>
    <message>
        <source>Logarithmic vertical axes</source>
        <translation>対数の縦軸</translation>
    </message>
    <message>
        <source>Logarithmic vertical axes (L in a chart)</source>
        <translation>対数の縦軸 (グラフ上で L)</translation>
    </message>
    <message>
        <source>Modes in the charts</source>
        <translation>グラフのモード</translation>
    </message>
    <message>
        <source>Modes shown in the charts; the table shows all of them</source>
        <translation>グラフに表示するモード。表にはすべてのモードを表示</translation>
    </message>
    <message>
        <source>No measurements yet. Points appear here as they are measured.</source>
        <translation>まだ計測がありません。計測した点から順にここに表示されます。</translation>
    </message>
    <message>
        <source>&amp;More samples</source>
        <translation>サンプル追加(&amp;M)</translation>
    </message>
    <message>
        <source>More samples for the selected point</source>
        <translation>選んだ点のサンプルを増やす</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>Continue the sweep</source>
        <translation>スイープを続ける</translation>
    </message>
    <message>
        <source>No sweep yet</source>
        <translation>まだスイープがありません</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>%1に対して</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>すべて表示(&amp;A)</translation>
    </message>
    <message>
        <source>Points measured: %1 of %2</source>
        <translation>計測済みの点: %2 中 %1</translation>
    </message>
    <message>
        <source>The sweep is running.</source>
        <translation>スイープの実行中です。</translation>
    </message>
    <message>
        <source>All points are measured and resolved.</source>
        <translation>すべての点が計測され、判別されています。</translation>
    </message>
    <message>
        <source>Measures what is missing, then adds samples where the intervals are widest</source>
        <translation>不足分を計測し、次に区間の最も広い所のサンプルを増やします</translation>
    </message>
    <message>
        <source>Select a row of the table, or click a point of a chart.</source>
        <translation>表の行を選ぶか、グラフの点をクリックしてください。</translation>
    </message>
    <message>
        <source>Adds samples to the point of the selected row, all modes in interleaved rounds</source>
        <translation>選んだ行の点のサンプルを、全モード交互のラウンドで増やします</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Points that need more samples: %1</source>
        <translation>サンプル追加が必要な点: %1</translation>
    </message>
    <message>
        <source>Now measuring %1</source>
        <translation>%1 を計測中</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 only</source>
        <translation>%1のみ</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1、%2別</translation>
    </message>
    <message>
        <source>Adds samples to all points that need more; select a row to add them to that point alone</source>
        <translation>不足しているすべての点にサンプルを追加します。行を選ぶと、その点だけに追加します</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>ヒートマップ</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Both axes as a map of one mode, or lines against one of them</source>
        <translation>両方の軸を 1 つのモードのマップとして、または一方の軸に対する線として表示します</translation>
    </message>
    <message>
        <source>Value of the cells</source>
        <translation>セルの値</translation>
    </message>
    <message>
        <source>Quantity shown by the colour of a cell</source>
        <translation>セルの色で表す量</translation>
    </message>
    <message>
        <source>Mode of the map</source>
        <translation>マップのモード</translation>
    </message>
    <message>
        <source>The mode or variant that the map shows</source>
        <translation>マップに示すモードまたは変種</translation>
    </message>
    <message>
        <source>Run the usual sweep</source>
        <translation>通常のスイープを実行</translation>
    </message>
    <message>
        <source>%1: %2

A sweep measures all chosen modes at many sizes and shows where they reach the ceiling of the device.

Press F5 here for the usual sweep: %3. The section Sweep of the setup has the other dimensions and ranges.</source>
        <translation>%1: %2

スイープは、選んだすべてのモードを多数のサイズで計測し、どこでデバイスの上限に達するかを示します。

ここで F5 を押すと、通常のスイープを実行します: %3。ほかの次元と範囲は、設定の「スイープ」の項にあります。</translation>
    </message>
    <message>
        <source>%1: %2

A sweep measures all chosen variants at many sizes and shows where they reach the ceiling of the device.

Press F5 here for the usual sweep: %3. The section Sweep of the setup has the other dimensions and ranges.</source>
        <translation>%1: %2

スイープは、選んだすべての変種を多数のサイズで計測し、どこでデバイスの上限に達するかを示します。

ここで F5 を押すと、通常のスイープを実行します: %3。ほかの次元と範囲は、設定の「スイープ」の項にあります。</translation>
    </message>
    <message>
        <source>Sweeps over the first dimension of the operation</source>
        <translation>演算の最初の次元をスイープします</translation>
    </message>
</context>
<context>
    <name>qs::SweepSection</name>
    <message>
        <source>Values: %1 (%2)</source>
        <translation>値: %1 (%2)</translation>
    </message>
    <message>
        <source>Sweep over</source>
        <translation>スイープの対象</translation>
    </message>
    <message>
        <source>S&amp;weep over</source>
        <translation>スイープの対象(&amp;W)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Common ranges</source>
        <translation>一般的な範囲</translation>
    </message>
    <message>
        <source>No values. Enter 1:65536:x2, 1024:8192:+1024 or a list such as 128,1024,8192.</source>
        <translation>値がありません。1:65536:x2、1024:8192:+1024、または 128,1024,8192 のようなリストを入力してください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Points: %1 · modes: %2 · measurements: %3.</source>
        <translation>点: %1 · モード: %2 · 計測: %3。</translation>
    </message>
    <message>
        <source>Points: %1 · variants: %2 · measurements: %3.</source>
        <translation>点: %1 · 変種: %2 · 計測: %3。</translation>
    </message>
    <message>
        <source>Row length: the hidden size of Shape, %1, or its next smaller divisor.</source>
        <translation>行の長さは「形状」の隠れ次元 %1、またはその次に小さい約数。</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>Second axis</source>
        <translation>第 2 軸</translation>
    </message>
    <message>
        <source>Measures all chosen modes or variants at every value of a dimension. The points appear on the Sweep page as they are measured.</source>
        <translation>選んだモードまたは変種をすべて、次元の各値で計測します。点は計測され次第「スイープ」ページに現れます。</translation>
    </message>
    <message>
        <source>Measures every combination of both dimensions and shows them as a heat map.</source>
        <translation>両方の次元のすべての組み合わせを計測し、ヒートマップで示します。</translation>
    </message>
    <message>
        <source>an&amp;d over</source>
        <translation>第 2 の対象(&amp;D)</translation>
    </message>
    <message>
        <source>First axis, presets</source>
        <translation>第 1 軸、プリセット</translation>
    </message>
    <message>
        <source>Second axis, presets</source>
        <translation>第 2 軸、プリセット</translation>
    </message>
    <message>
        <source>Values of the first axis</source>
        <translation>第 1 軸の値</translation>
    </message>
    <message>
        <source>Values of the second axis</source>
        <translation>第 2 軸の値</translation>
    </message>
    <message>
        <source>1:65536:x2 doubles from 1 to 65536, 1024:8192:+1024 takes steps of 1024, 500000,1000000 is a list. The same syntax as --axis on the command line.</source>
        <translation>1:65536:x2 は 1 から 65536 まで 2 倍ずつ、1024:8192:+1024 は 1024 刻み、500000,1000000 はリストです。コマンドラインの --axis と同じ書き方です。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Off: a single size</source>
        <translation>オフ: 単一のサイズ</translation>
    </message>
    <message>
        <source>None: one axis</source>
        <translation>なし: 1 軸のみ</translation>
    </message>
    <message>
        <source>At %1, from Shape.</source>
        <translation>固定値: %1 (「形状」より)。</translation>
    </message>
    <message>
        <source>At %1, from Size.</source>
        <translation>固定値: %1 (「サイズ」より)。</translation>
    </message>
    <message>
        <source>Choose a dimension to see latency and rates against size; two for a heat map.</source>
        <translation>次元を選ぶと、サイズに対するレイテンシと速度が分かります。2 つ選ぶとヒートマップになります。</translation>
    </message>
</context>
<context>
    <name>qs::SweepTable</name>
    <message>
        <source>Points of the sweep</source>
        <translation>スイープの点</translation>
    </message>
    <message>
        <source>&amp;More samples for this point</source>
        <translation>この点のサンプルを増やす(&amp;M)</translation>
    </message>
</context>
<context>
    <name>qs::TableModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a device and a column</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>qs::TargetChooser</name>
    <message>
        <source>Target device</source>
        <translation>ターゲットデバイス</translation>
    </message>
    <message>
        <source>The device that the kernels run on</source>
        <translation>カーネルを動かすデバイス</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>A GPU if available, otherwise the CPU</source>
        <translation>GPU があれば GPU、なければ CPU</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>自動: %1</translation>
    </message>
    <message>
        <source>CPU – not available</source>
        <translation>CPU – 使用不可</translation>
    </message>
    <message>
        <source>CUDA – no GPU</source>
        <translation>CUDA – GPU なし</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>CUDA device %1</source>
        <translation>CUDA デバイス %1</translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation>まだ見つかっていません</translation>
    </message>
    <message>
        <source>Device not found</source>
        <translation>デバイスが見つかりません</translation>
    </message>
    <message>
        <source>Looking for devices…</source>
        <translation>デバイスを検索中…</translation>
    </message>
    <message>
        <source>The target of the setup was not found.</source>
        <translation>設定のターゲットが見つかりません。</translation>
    </message>
    <message>
        <source>No GPU: %1</source>
        <translation>GPU なし: %1</translation>
    </message>
    <message>
        <source>connecting…</source>
        <translation>接続中…</translation>
    </message>
    <message>
        <source>connection failed</source>
        <translation>接続に失敗</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>接続済み</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>未接続</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>It is connected by the first run, or by &apos;Connect&apos; in the list of targets.</source>
        <translation>最初の実行時、またはターゲットの一覧の「接続」で接続されます。</translation>
    </message>
    <message>
        <source>Target %1: %2</source>
        <translation>ターゲット %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n devices</source>
        <translation>
            <numerusform>デバイス %n 台</numerusform>
        </translation>
    </message>
    <message>
        <source>The devices that the kernels run on</source>
        <translation>カーネルを動かすデバイス</translation>
    </message>
</context>
<context>
    <name>qs::TargetCommands</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No target is chosen.</source>
        <translation>ターゲットが選ばれていません。</translation>
    </message>
    <message>
        <source>Measure on this computer again</source>
        <translation>再びこのコンピューターで計測します</translation>
    </message>
    <message>
        <source>This computer is used.</source>
        <translation>このコンピューターが使われています。</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>接続(&amp;C)</translation>
    </message>
    <message>
        <source>Connect to the chosen target and list its devices</source>
        <translation>選んだターゲットに接続し、デバイスを一覧表示します</translation>
    </message>
    <message>
        <source>Cancel c&amp;onnecting</source>
        <translation>接続をキャンセル(&amp;O)</translation>
    </message>
    <message>
        <source>Stop connecting to the chosen target</source>
        <translation>選んだターゲットへの接続を中止します</translation>
    </message>
    <message>
        <source>No connection is being made.</source>
        <translation>接続処理は行われていません。</translation>
    </message>
    <message>
        <source>&amp;Test target…</source>
        <translation>ターゲットをテスト(&amp;T)…</translation>
    </message>
    <message>
        <source>Try everything that a run on the chosen target needs, step by step</source>
        <translation>選んだターゲットでの実行に必要なものを、順を追ってすべて試します</translation>
    </message>
    <message>
        <source>&amp;Edit target…</source>
        <translation>ターゲットを編集(&amp;E)…</translation>
    </message>
    <message>
        <source>Change the chosen target</source>
        <translation>選んだターゲットを変更します</translation>
    </message>
    <message>
        <source>&amp;Remove target…</source>
        <translation>ターゲットを削除(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Add target…</source>
        <translation>ターゲットを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Measure on another computer: through ssh, in a container, on a Slurm cluster or by a command</source>
        <translation>別のコンピューターで計測します: ssh 経由、コンテナー内、Slurm クラスター上、またはコマンドを使用</translation>
    </message>
    <message>
        <source>The target is connected.</source>
        <translation>ターゲットは接続されています。</translation>
    </message>
    <message>
        <source>A connection is being made.</source>
        <translation>接続処理中です。</translation>
    </message>
    <message>
        <source>Stop it to measure on another computer.</source>
        <translation>別のコンピューターで計測するには、それを停止してください。</translation>
    </message>
    <message>
        <source>Remove target</source>
        <translation>ターゲットを削除</translation>
    </message>
    <message>
        <source>Remove the target %1 from the list?</source>
        <translation>ターゲット %1 を一覧から削除しますか?</translation>
    </message>
    <message>
        <source>Results that were measured there are kept. The worker that was uploaded stays there.</source>
        <translation>そこで計測した結果は残ります。アップロードしたワーカーもそこに残ります。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Use this com&amp;puter</source>
        <translation>このコンピューターを使用(&amp;P)</translation>
    </message>
    <message>
        <source>Remove the chosen target from the list of targets</source>
        <translation>選択したターゲットをターゲットの一覧から削除します</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>ターゲット(&amp;T)</translation>
    </message>
    <message>
        <source>Measure on &amp;several devices…</source>
        <translation>複数のデバイスで計測(&amp;S)…</translation>
    </message>
    <message>
        <source>Measure the same setup on several devices or targets, and compare them side by side</source>
        <translation>同じ設定を複数のデバイスまたはターゲットで計測し、並べて比較します</translation>
    </message>
    <message>
        <source>Several devices are chosen.</source>
        <translation>複数のデバイスが選択されています。</translation>
    </message>
</context>
<context>
    <name>qs::TargetDialog</name>
    <message>
        <source>Edit target</source>
        <translation>ターゲットを編集</translation>
    </message>
    <message>
        <source>Add target</source>
        <translation>ターゲットを追加</translation>
    </message>
    <message>
        <source>&amp;Test…</source>
        <translation>テスト(&amp;T)…</translation>
    </message>
    <message>
        <source>Connect and try everything that a run needs, step by step</source>
        <translation>接続し、実行に必要なものを順を追ってすべて試します</translation>
    </message>
</context>
<context>
    <name>qs::TargetForm</name>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>How the computer is reached</source>
        <translation>コンピューターへの接続方法</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>コンテナー</translation>
    </message>
    <message>
        <source>Slurm</source>
        <translation>Slurm</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>T&amp;ype:</source>
        <translation>種類(&amp;Y):</translation>
    </message>
    <message>
        <source>&amp;Host:</source>
        <translation>ホスト(&amp;H):</translation>
    </message>
    <message>
        <source>A host as ssh takes it: an alias of ~/.ssh/config, or user@name. Ports, keys and jump hosts are taken from the ssh configuration.</source>
        <translation>ssh が受け付ける形のホスト: ~/.ssh/config のエイリアスまたは user@name。ポート、鍵、踏み台ホストは ssh の設定から取得します。</translation>
    </message>
    <message>
        <source>Alias or user@host</source>
        <translation>エイリアスまたは user@host</translation>
    </message>
    <message>
        <source>&amp;Engine:</source>
        <translation>エンジン(&amp;E):</translation>
    </message>
    <message>
        <source>Co&amp;ntainer:</source>
        <translation>コンテナー(&amp;N):</translation>
    </message>
    <message>
        <source>The name of a running container; for apptainer an image file or instance://NAME</source>
        <translation>実行中のコンテナーの名前。apptainer ではイメージファイルまたは instance://NAME</translation>
    </message>
    <message>
        <source>&amp;Login host:</source>
        <translation>ログインホスト(&amp;L):</translation>
    </message>
    <message>
        <source>The host on which srun and sbatch are called, through ssh; empty: this computer</source>
        <translation>ssh 経由で srun と sbatch を呼び出すホスト。空欄: このコンピューター</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>&amp;Partition:</source>
        <translation>パーティション(&amp;P):</translation>
    </message>
    <message>
        <source>As srun --partition takes it</source>
        <translation>srun --partition に渡す形</translation>
    </message>
    <message>
        <source>Default of the site</source>
        <translation>サイトの既定</translation>
    </message>
    <message>
        <source>&amp;GPUs:</source>
        <translation>GPU(&amp;G):</translation>
    </message>
    <message>
        <source>As srun --gpus takes it: 1, or a type and a number such as h100:1; empty: none</source>
        <translation>srun --gpus に渡す形: 1、または h100:1 のような種類と数。空欄: なし</translation>
    </message>
    <message>
        <source>As srun --time takes it: minutes, or hours:minutes:seconds</source>
        <translation>srun --time に渡す形: 分、または 時:分:秒</translation>
    </message>
    <message>
        <source>Default of the partition</source>
        <translation>パーティションの既定</translation>
    </message>
    <message>
        <source>As srun --account takes it</source>
        <translation>srun --account に渡す形</translation>
    </message>
    <message>
        <source>Default of the user</source>
        <translation>ユーザーの既定</translation>
    </message>
    <message>
        <source>&amp;Options:</source>
        <translation>オプション(&amp;O):</translation>
    </message>
    <message>
        <source>More options of srun and sbatch, separated by spaces, each as one word</source>
        <translation>srun と sbatch のその他のオプション。空白で区切り、それぞれを 1 語で書きます</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>コマンド(&amp;C):</translation>
    </message>
    <message>
        <source>The words to be put before a command, which run it with its standard input and output. They are not passed to a shell.</source>
        <translation>コマンドの前に置く語。その標準入出力を使ってコマンドを実行するものです。シェルには渡されません。</translation>
    </message>
    <message>
        <source>&amp;Setup line:</source>
        <translation>準備行(&amp;S):</translation>
    </message>
    <message>
        <source>A line that sh runs there before the worker, for example to load modules</source>
        <translation>ワーカーの前にそこで sh が実行する行。例えばモジュールを読み込みます</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>フォルダー(&amp;F):</translation>
    </message>
    <message>
        <source>Where the worker is put. Empty: the first folder of the cache, /var/tmp and /dev/shm that can hold and execute it.</source>
        <translation>ワーカーを置く場所。空欄: キャッシュ、/var/tmp、/dev/shm のうち、ワーカーを置いて実行できる最初のフォルダー。</translation>
    </message>
    <message>
        <source>Chosen automatically</source>
        <translation>自動的に選択</translation>
    </message>
    <message>
        <source>N&amp;ame:</source>
        <translation>名前(&amp;M):</translation>
    </message>
    <message>
        <source>How the target is called in lists, in results and after --on on the command line</source>
        <translation>一覧、結果、コマンドラインの --on で使うターゲットの名前</translation>
    </message>
    <message>
        <source>&amp;Keep runs (min):</source>
        <translation>実行の保持 (分)(&amp;K):</translation>
    </message>
    <message>
        <source>default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Minutes that a run goes on there after its connection was lost, to be returned to; 0: it ends with the connection. The default is 180 with SSH and 0 with the others, whose commands end what they started.</source>
        <translation>接続が切れた後も、後で戻れるように実行をターゲットで続ける時間 (分)。0: 接続とともに終了します。既定は SSH では 180、それ以外では 0 です (それらのコマンドは、自身が開始したものを終了させるため)。</translation>
    </message>
    <message>
        <source>Ti&amp;me limit:</source>
        <translation>時間制限(&amp;M):</translation>
    </message>
    <message>
        <source>Acco&amp;unt:</source>
        <translation>アカウント(&amp;U):</translation>
    </message>
</context>
<context>
    <name>qs::TargetTestDialog</name>
    <message>
        <source>in progress</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Test of %1</source>
        <translation>%1 のテスト</translation>
    </message>
    <message>
        <source>Test &amp;again</source>
        <translation>もう一度テスト(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy all steps to the clipboard as text</source>
        <translation>すべてのステップをテキストとしてクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Testing %1 …</source>
        <translation>%1 をテスト中 …</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>テストを停止しました。</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>未実行</translation>
    </message>
    <message numerus="yes">
        <source>%1 is ready: %n device(s).</source>
        <translation>
            <numerusform>%1 の準備ができました: デバイス %n 台。</numerusform>
        </translation>
    </message>
    <message>
        <source>The test failed: %1</source>
        <translation>テストに失敗しました: %1</translation>
    </message>
    <message>
        <source>Test of %1 (%2)</source>
        <translation>%1 のテスト (%2)</translation>
    </message>
</context>
<context>
    <name>qs::TensorViewPanel</name>
    <message>
        <source>per tensor</source>
        <translation>テンソル単位</translation>
    </message>
    <message>
        <source>per row</source>
        <translation>行単位</translation>
    </message>
    <message>
        <source>(array)</source>
        <translation>(配列)</translation>
    </message>
    <message>
        <source>No tensor yet. Run a mode study, or open a .safetensors or .npy file.</source>
        <translation>まだテンソルがありません。モード比較を実行するか、.safetensors または .npy ファイルを開いてください。</translation>
    </message>
    <message>
        <source>Tensor and format</source>
        <translation>テンソルと形式</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Tensor to show. Type part of the name to find it.</source>
        <translation>表示するテンソル。名前の一部を入力すると検索できます。</translation>
    </message>
    <message>
        <source>&amp;Tensor</source>
        <translation>テンソル(&amp;T)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Format of the quantized values: 2-bit to 8-bit integers, 8-bit floats, the quantiles of NF4, or blocks with their own scale.</source>
        <translation>量子化した値の形式: 2 から 8 ビットの整数、8 ビット浮動小数点、NF4 の分位数、または独自のスケールを持つブロック。</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Bits</source>
        <translation>ビット(&amp;B)</translation>
    </message>
    <message>
        <source>Bits per integer: 2 bits represent 4 values, 8 bits represent 256.</source>
        <translation>整数のビット数: 2 ビットは 4 個、8 ビットは 256 個の値を表します。</translation>
    </message>
    <message>
        <source>&amp;Symmetric, no zero point</source>
        <translation>対称、ゼロ点なし(&amp;S)</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>対称</translation>
    </message>
    <message>
        <source>Symmetric: the range is ± the largest magnitude. Otherwise it is from the smallest to the largest value, with a zero point.</source>
        <translation>対称: 範囲は ± 最大の大きさ。それ以外は最小値から最大値までで、ゼロ点があります。</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>グループ(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Clip</source>
        <translation>切り詰め(&amp;C)</translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation>SQNR</translation>
    </message>
    <message>
        <source>10·log10(signal power / error power)</source>
        <translation>10·log10 (信号の電力 / 誤差の電力)</translation>
    </message>
    <message>
        <source>MSE</source>
        <translation>MSE</translation>
    </message>
    <message>
        <source>Mean squared error of the restored values</source>
        <translation>復元値の平均二乗誤差</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>最大誤差</translation>
    </message>
    <message>
        <source>Largest difference between a value and its restored value</source>
        <translation>値と復元値の差の最大</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>コサイン</translation>
    </message>
    <message>
        <source>Cosine of the angle between the values and the restored values</source>
        <translation>値と復元値のなす角のコサイン</translation>
    </message>
    <message>
        <source>Bits per element</source>
        <translation>要素あたりのビット数</translation>
    </message>
    <message>
        <source>Codes, scales and zero points together, by the number of elements</source>
        <translation>コード、スケール、ゼロ点の合計を要素数で割ったもの</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Smallest and largest value before quantization</source>
        <translation>量子化前の最小値と最大値</translation>
    </message>
    <message>
        <source>Mean ± std</source>
        <translation>平均 ± 標準偏差</translation>
    </message>
    <message>
        <source>Mean and standard deviation before quantization</source>
        <translation>量子化前の平均と標準偏差</translation>
    </message>
    <message>
        <source>Kurtosis</source>
        <translation>尖度</translation>
    </message>
    <message>
        <source>How heavy the tails are; 3 for a normal distribution</source>
        <translation>裾の重さ。正規分布なら 3</translation>
    </message>
    <message>
        <source>Outlier columns</source>
        <translation>外れ値の列</translation>
    </message>
    <message>
        <source>Columns whose largest magnitude is more than 6 times the median of the columns</source>
        <translation>最大の大きさが列の中央値の 6 倍を超える列</translation>
    </message>
    <message>
        <source>Computed in</source>
        <translation>計算時間</translation>
    </message>
    <message>
        <source>Time to compute this view</source>
        <translation>この表示の計算時間</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No tensor can be shown: %1</source>
        <translation>テンソルを表示できません: %1</translation>
    </message>
    <message>
        <source>The format has groups of %1.</source>
        <translation>この形式のグループは %1 です。</translation>
    </message>
    <message>
        <source>The format sets its scales by the largest magnitude; nothing is clipped.</source>
        <translation>この形式は最大の大きさでスケールを決めます。切り詰めはありません。</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 から %2</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中 %1</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>評価不能</translation>
    </message>
    <message>
        <source>exact in part</source>
        <translation>一部正確</translation>
    </message>
    <message numerus="yes">
        <source>%n finite value(s) are restored as NaN or infinite</source>
        <translation>
            <numerusform>%n 個の有限の値が NaN または無限大として復元されます</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of neighbouring values that share a scale. Smaller groups fit the values better but store more scales.</source>
        <translation>スケールを共有する隣接した値の数。グループが小さいほど値によく合いますが、保存するスケールは多くなります。</translation>
    </message>
    <message>
        <source>Share of each group&apos;s range that is kept. Clipping a few outliers gives finer steps for all other values.</source>
        <translation>各グループの範囲のうち残す割合。少数の外れ値を切り詰めると、ほかのすべての値の刻みが細かくなります。</translation>
    </message>
    <message>
        <source>Optimize clipping</source>
        <translation>切り詰めを最適化</translation>
    </message>
    <message>
        <source>Find the clipping with the smallest mean squared error</source>
        <translation>平均二乗誤差が最小になる切り詰めを求めます</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are NaN or infinite and excluded</source>
        <translation>
            <numerusform>NaN または無限大の値 %n 個を除外</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::TensorsModule</name>
    <message>
        <source>Tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Effect of formats on single tensors</source>
        <translation>個々のテンソルへの形式の影響</translation>
    </message>
    <message>
        <source>Te&amp;nsors</source>
        <translation>テンソル(&amp;N)</translation>
    </message>
    <message>
        <source>Show the effect of formats on single tensors</source>
        <translation>個々のテンソルへの形式の影響を表示</translation>
    </message>
    <message>
        <source>Alt+5</source>
        <translation>Alt+5</translation>
    </message>
    <message>
        <source>Tensor file:</source>
        <translation>テンソルファイル:</translation>
    </message>
</context>
<context>
    <name>qs::TensorsPage</name>
    <message>
        <source>No change, %1 bits per element: %2</source>
        <translation>変化なし、要素あたり %1 ビット: %2</translation>
    </message>
    <message>
        <source>%1 dB, %2 bits per element: %3</source>
        <translation>%1 dB、要素あたり %2 ビット: %3</translation>
    </message>
    <message>
        <source>Choose a tensor beside this page.</source>
        <translation>このページの隣でテンソルを選んでください。</translation>
    </message>
    <message>
        <source>Run a mode study, or open a .safetensors or .npy file.</source>
        <translation>モード比較を実行するか、.safetensors または .npy ファイルを開いてください。</translation>
    </message>
    <message>
        <source>Tensors of the study</source>
        <translation>比較のテンソル</translation>
    </message>
    <message>
        <source>Tensors of a file</source>
        <translation>ファイルのテンソル</translation>
    </message>
    <message>
        <source>Where the tensors come from</source>
        <translation>テンソルの出所</translation>
    </message>
    <message>
        <source>Weights and inputs of the current study, or tensors of a file</source>
        <translation>現在の比較の重みと入力、またはファイルのテンソル</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>ファイルを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a tensor file</source>
        <translation>テンソルファイルを開く</translation>
    </message>
    <message>
        <source>Show a tensor of a .safetensors or .npy file. You can also drop the file here.</source>
        <translation>.safetensors または .npy ファイルのテンソルを見ます。ここにドロップもできます。</translation>
    </message>
    <message>
        <source>by column</source>
        <translation>列ごと</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>行ごと</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>Columns are the inputs of a weight, rows its outputs</source>
        <translation>列は重みの入力、行は出力です</translation>
    </message>
    <message>
        <source>How does a format change the numbers?</source>
        <translation>形式によって数値はどう変わるか?</translation>
    </message>
    <message>
        <source>No tensor</source>
        <translation>テンソルなし</translation>
    </message>
    <message>
        <source>There is no study in memory</source>
        <translation>メモリに比較がありません</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Computed in %1 ms</source>
        <translation>計算時間 %1 ms</translation>
    </message>
    <message>
        <source>Tensors (*.safetensors *.npy)</source>
        <translation>テンソル (*.safetensors *.npy)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n value(s) can be judged, %2 bits per element: %3</source>
        <translation>
            <numerusform>%n 個の値のうち %1 個を判定可能、要素あたり %2 ビット: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>This page shows the distribution of a tensor before and after quantization, the number line of the format, and the error of each channel. Drag bits, group and clip to see their effect.

Run a mode study (Alt+4, F5) to show its weights and activations, or open a .safetensors or .npy file.</source>
        <translation>このページは、量子化の前後のテンソルの分布、形式の数直線、各チャネルの誤差を示します。ビット、グループ、切り詰めをドラッグすると、その効果がわかります。

モード比較 (Alt+4、F5) を実行すると、その重みと活性を表示できます。または、.safetensors か .npy ファイルを開いてください。</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2; %n evenly spaced row(s) are used</source>
        <translation>
            <numerusform>%1 × %2、等間隔の %n 行を使用</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::TimingSection</name>
    <message>
        <source>cold</source>
        <translation>コールド</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>ホット</translation>
    </message>
    <message>
        <source>cold and hot</source>
        <translation>コールドとホット</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>Cold: the data is not in the caches, as in a model where other layers ran before. Hot: the same buffer each time. Cold and hot: both in the same rounds, side by side in the table.</source>
        <translation>コールド: 前に他の層が実行されたモデルのように、データがキャッシュにありません。ホット: 毎回同じバッファー。コールドとホット: 同じラウンドで両方を計測し、表に並べます。</translation>
    </message>
    <message>
        <source>Cach&amp;e</source>
        <translation>キャッシュ(&amp;E)</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>切り替え</translation>
    </message>
    <message>
        <source>read sweep</source>
        <translation>読み取り走査</translation>
    </message>
    <message>
        <source>Method that makes the caches cold</source>
        <translation>キャッシュをコールドにする方法</translation>
    </message>
    <message>
        <source>Cold &amp;by</source>
        <translation>コールド方式(&amp;B)</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>each launch</source>
        <translation>起動ごと</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Timing method</source>
        <translation>計時方法</translation>
    </message>
    <message>
        <source>Automatic: each launch, or a graph where a launch is too short for the timer. Each launch: timestamps around every launch (a steady clock on the CPU). Graph: K launches in one CUDA graph (in a row on the CPU), time / K.</source>
        <translation>自動: 起動ごと、タイマーに対して短すぎればグラフ。起動ごと: 各起動の前後のタイムスタンプ (CPU では定常クロック)。グラフ: 1 つの CUDA グラフに K 回の起動 (CPU では連続)、時間 / K。</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>方法(&amp;M)</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Launches in a graph, K</source>
        <translation>グラフ内の起動数 K</translation>
    </message>
    <message>
        <source>K launches per sample; the sample is their mean. Auto: as many launches as take 200 × the timer&apos;s floor, for each mode.</source>
        <translation>サンプルあたり K 回の起動。サンプルはその平均です。自動: モードごとに、タイマーの下限の 200 倍の時間になる回数。</translation>
    </message>
    <message>
        <source>&amp;K launches</source>
        <translation>起動数 K(&amp;K)</translation>
    </message>
    <message>
        <source>Warm-up iterations</source>
        <translation>ウォームアップの反復</translation>
    </message>
    <message>
        <source>Iterations before the measured ones, for each mode. They are kept and shown in grey, but excluded from all statistics.</source>
        <translation>各モードの計測前の反復。保持して灰色で表示しますが、すべての統計から除外します。</translation>
    </message>
    <message>
        <source>Warm-u&amp;p</source>
        <translation>ウォームアップ(&amp;P)</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Warm-up time in milliseconds</source>
        <translation>ウォームアップ時間 (ミリ秒)</translation>
    </message>
    <message>
        <source>Minimum duration of the warm-up, regardless of the number of iterations. Clocks need about 25 ms to rise.</source>
        <translation>反復数によらないウォームアップの最短時間。クロックの上昇に約 25 ms かかります。</translation>
    </message>
    <message>
        <source>for at least</source>
        <translation>少なくとも</translation>
    </message>
    <message>
        <source>fixed number</source>
        <translation>固定回数</translation>
    </message>
    <message>
        <source>until resolved</source>
        <translation>判別まで</translation>
    </message>
    <message>
        <source>When the measurement ends</source>
        <translation>計測を終える条件</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Measured iterations</source>
        <translation>計測する反復</translation>
    </message>
    <message>
        <source>Measured iterations of each mode. p95 is trusted from n = 59, p99 from n = 299.</source>
        <translation>各モードで計測する反復。p95 は n = 59、p99 は n = 299 から信頼できます。</translation>
    </message>
    <message>
        <source>&amp;Iterations</source>
        <translation>反復(&amp;I)</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Time limit in seconds</source>
        <translation>時間制限 (秒)</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>時間制限</translation>
    </message>
    <message>
        <source>With a read sweep between the launches, each launch is timed individually.</source>
        <translation>起動の間に読み取り走査を行う場合、各起動を個別に計時します。</translation>
    </message>
    <message>
        <source>A read sweep comes before each launch, so launches cannot share a graph. Choose rotation, or another method.</source>
        <translation>各起動の前に読み取り走査が入るため、グラフを共有できません。切り替えか別の方法を選んでください。</translation>
    </message>
    <message>
        <source>Timing by graph is not available on this device. Choose &apos;each launch&apos;.</source>
        <translation>このデバイスではグラフによる計時を使えません。「起動ごと」を選んでください。</translation>
    </message>
    <message>
        <source>%1 Choose &apos;each launch&apos;.</source>
        <translation>%1 「起動ごと」を選んでください。</translation>
    </message>
    <message>
        <source>p95 needs 59 iterations to be trusted, p99 needs 299.</source>
        <translation>p95 には 59 反復、p99 には 299 反復が必要です。</translation>
    </message>
    <message>
        <source>p99 needs 299 iterations to be trusted.</source>
        <translation>p99 には 299 反復が必要です。</translation>
    </message>
    <message>
        <source>Percentiles describe means of several launches.</source>
        <translation>パーセンタイルは複数の起動の平均のものです。</translation>
    </message>
    <message numerus="yes">
        <source>Percentiles describe means of %n launch(es).</source>
        <translation>
            <numerusform>パーセンタイルは %n 回の起動の平均のものです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cold: %1 are read before each sample.</source>
        <translation>コールド: サンプルの前に %1 を読みます。</translation>
    </message>
    <message>
        <source>Cold: buffers of more than %1 in total.</source>
        <translation>コールド: 合計 %1 を超えるバッファー。</translation>
    </message>
    <message>
        <source>%1, %2, ±1% or %3</source>
        <translation>%1、%2、±1% または %3</translation>
    </message>
    <message>
        <source>%1, %2, %3 + %4</source>
        <translation>%1, %2, %3 + %4</translation>
    </message>
    <message>
        <source>Ends when every median is known within ±1% and every comparison is resolved, or after %1.</source>
        <translation>すべての中央値が ±1% 以内でわかり、すべての比較が判別されるか、%1 が経過すると終わります。</translation>
    </message>
    <message>
        <source>Rotation: launches cycle through buffers that together exceed 3 × the last-level cache. Read sweep: before each sample, a kernel reads twice the size of the cache, so that no dirty lines remain to be written back; each sample is a single launch.</source>
        <translation>切り替え: 起動のたびに、合計で最終レベルキャッシュの 3 倍を超えるバッファーを順に使います。読み取り走査: 各サンプルの前に、カーネルがキャッシュの 2 倍の量を読み取り、書き戻し待ちのダーティラインを残しません。各サンプルは 1 回の起動です。</translation>
    </message>
    <message>
        <source>Until resolved: stops after at least 300 iterations when the 95% interval of every median is within ±1% and every comparison with the baseline is decided or known within ±1%, or at the time limit. The result shows which. A sweep point stops when the medians are within ±1% and n ≥ 59. Fixed number: stops after this many iterations of each mode.</source>
        <translation>判別まで: 少なくとも 300 反復の後、すべての中央値の 95% 区間が ±1% 以内で、ベースラインとのすべての比較が決定済みか ±1% 以内とわかったとき、または制限時間に停止します。どちらだったかは結果に示されます。スイープの点は、中央値が ±1% 以内かつ n ≥ 59 で停止します。固定回数: 各モードをこの反復数で停止します。</translation>
    </message>
    <message>
        <source>Measuring stops at this time even if intervals are still too wide. Unresolved results are marked.</source>
        <translation>区間がまだ広すぎても、計測はこの時間で停止します。未判別の結果には印が付きます。</translation>
    </message>
    <message>
        <source>per call</source>
        <translation>呼び出しあたり</translation>
    </message>
    <message>
        <source>Measure the energy per call</source>
        <translation>呼び出しあたりのエネルギーを計測</translation>
    </message>
    <message>
        <source>After the samples, runs each mode for 3 to 10 seconds and reads the energy counter of the GPU. The latencies do not change. Not in Live, and not on a CPU.</source>
        <translation>サンプルの後、各モードを 3 ～ 10 秒間実行し、GPU のエネルギーカウンターを読み取ります。レイテンシは変わりません。ライブと CPU では使えません。</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>エネルギー</translation>
    </message>
</context>
<context>
    <name>qs::Tour</name>
    <message>
        <source>Show the slides</source>
        <translation>スライドを見せる</translation>
    </message>
    <message>
        <source>Present (Shift+F5) makes slides from the verdicts: question, answer, evidence, caveats. Ctrl+Alt+E writes them as PDF or as one HTML page, Ctrl+E a report. This was the tour: press F5 to measure on your device.</source>
        <translation>「発表」(Shift+F5) は判定からスライドを作ります: 問い、答え、根拠、注意点。Ctrl+Alt+E で PDF または 1 つの HTML ページに、Ctrl+E でレポートに書き出します。ツアーは以上です。F5 を押して、お使いのデバイスで計測してください。</translation>
    </message>
</context>
<context>
    <name>qs::TourOverlay</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>ツアーを省略</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中 %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Tour, %1: %2</source>
        <translation>ツアー、%1: %2</translation>
    </message>
</context>
<context>
    <name>qs::TrainingChart</name>
    <message>
        <source>Accuracy (%)</source>
        <translation>正解率 (%)</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>Loss (log)</source>
        <translation>損失 (対数)</translation>
    </message>
    <message>
        <source>each step, and the running mean</source>
        <translation>各ステップと移動平均</translation>
    </message>
    <message>
        <source>on the calibration split</source>
        <translation>校正部分で</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>No training yet. Press F5 to see loss and accuracy while the model is trained.</source>
        <translation>まだ訓練していません。F5 を押すと、訓練中の損失と正解率が表示されます。</translation>
    </message>
    <message>
        <source>%1 after %2 epochs: loss %3, accuracy %4% on the calibration split</source>
        <translation>%2 エポック後の %1: 損失 %3、校正部分での正解率 %4%</translation>
    </message>
    <message>
        <source>%1: loss %2 so far</source>
        <translation>%1: これまでの損失 %2</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>エポック %1</translation>
    </message>
    <message>
        <source>training</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>of</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>正解率</translation>
    </message>
    <message>
        <source>calibration split</source>
        <translation>校正部分</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>損失 %1</translation>
    </message>
    <message>
        <source>accuracy %1%</source>
        <translation>正解率 %1%</translation>
    </message>
</context>
<context>
    <name>qs::VariantChooser</name>
    <message>
        <source>the GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>the CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Variants to compare</source>
        <translation>比較する変種</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Select all variants that are available on this device</source>
        <translation>このデバイスで使える変種をすべて選択</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Clear all variants</source>
        <translation>すべての変種を解除</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Select the variants of the default comparison</source>
        <translation>既定の比較の変種を選択</translation>
    </message>
    <message>
        <source>only on the CPU</source>
        <translation>CPU のみ</translation>
    </message>
    <message>
        <source>only on the GPU</source>
        <translation>GPU のみ</translation>
    </message>
    <message>
        <source>⚠ Cannot run on this target: %1.</source>
        <translation>⚠ このターゲットでは実行できません: %1。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No variant is selected. Select at least one, or press Default.</source>
        <translation>変種が選ばれていません。少なくとも 1 つ選択するか、「既定」を押してください。</translation>
    </message>
    <message>
        <source>None of the selected variants runs on %1. Press Default, or choose another target.</source>
        <translation>選んだ変種はどれも %1 で実行できません。「既定」を押すか、別のターゲットを選んでください。</translation>
    </message>
    <message>
        <source>%1 of %2 variants</source>
        <translation>%2 変種中 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s)</source>
        <translation>
            <numerusform>%n 変種</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n cannot run here and will be skipped</source>
        <translation>
            <numerusform>、%n 変種はここで実行できないためスキップされます</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::VariantDelegate</name>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
</context>
<context>
    <name>qs::ViewNumber</name>
    <message>
        <source>%1%</source>
        <comment>a number in percent</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>qs::WhyPanel</name>
    <message>
        <source>too few samples to say (n = %1 pairs)</source>
        <translation>サンプル不足 (n = %1 組)</translation>
    </message>
    <message>
        <source>↑ FASTER</source>
        <translation>↑ 高速</translation>
    </message>
    <message>
        <source>↓ SLOWER</source>
        <translation>↓ 低速</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= 同じ</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? 未判別</translation>
    </message>
    <message>
        <source>%1 %2× [%3, %4], n = %5 pairs</source>
        <translation>%1 %2× [%3, %4]、n = %5 組</translation>
    </message>
    <message>
        <source>at least %1 moved</source>
        <translation>少なくとも %1 を移動</translation>
    </message>
    <message>
        <source>%1, at least %2 moved: %3 operations per byte</source>
        <translation>%1、少なくとも %2 を移動: バイトあたり %3 演算</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>%1% of the roofline</source>
        <translation>ルーフラインの %1%</translation>
    </message>
    <message>
        <source>%1% of the ceiling</source>
        <translation>上限の %1%</translation>
    </message>
    <message>
        <source>loaded from the cache in %1 ms</source>
        <translation>%1 ms でキャッシュから読み込み</translation>
    </message>
    <message>
        <source>compiled in %1 ms</source>
        <translation>%1 ms でコンパイル</translation>
    </message>
    <message>
        <source>algorithms searched in %1 ms</source>
        <translation>%1 ms でアルゴリズムを探索</translation>
    </message>
    <message>
        <source>Once, before the first call: %1</source>
        <translation>最初の呼び出し前に 1 回: %1</translation>
    </message>
    <message>
        <source>Imported from %1, not measured here.</source>
        <translation>%1 からインポート。ここでは計測していません。</translation>
    </message>
    <message>
        <source>? NOT TRUSTED: identical kernels gave different results in this run</source>
        <translation>? 信頼不可: この実行では同一カーネルの結果が異なりました</translation>
    </message>
    <message>
        <source>Reasons for the speed of the variants</source>
        <translation>変種の速さの理由</translation>
    </message>
    <message>
        <source>Compared with %1: %2.</source>
        <translation>%1 との比較: %2。</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation>計測: %1。</translation>
    </message>
    <message>
        <source>Per call: %1.</source>
        <translation>1 回の呼び出し: %1。</translation>
    </message>
    <message>
        <source>Select a row in the table below to see its explanation here.</source>
        <translation>下の表で行を選ぶと、ここに説明が表示されます。</translation>
    </message>
    <message>
        <source>%1 %2× [%3, %4], n = %5 pairs; the ratio changes during the run</source>
        <translation>%1 %2× [%3, %4]、n = %5 組。実行中に比が変わっています</translation>
    </message>
    <message>
        <source>reads %1 and writes %2</source>
        <translation>%1 を読み、%2 を書き込みます</translation>
    </message>
    <message>
        <source>The bytes explain the measured ratio: nothing is left beyond noise.</source>
        <translation>計測した比はバイト数で説明できます: ノイズを超える残りはありません。</translation>
    </message>
    <message>
        <source>Not explained by the bytes: it takes %1% longer, 95% interval %2 to %3%.</source>
        <translation>バイト数で説明できない分: %1% 長くかかります。95% 区間 %2～%3%。</translation>
    </message>
    <message>
        <source>Not explained by the bytes: it takes %1% less time, 95% interval %2 to %3%.</source>
        <translation>バイト数で説明できない分: かかる時間が %1% 短くなります。95% 区間 %2～%3%。</translation>
    </message>
    <message>
        <source>Each call %1.</source>
        <translation>各呼び出しで %1。</translation>
    </message>
    <message>
        <source>Each call %1; %2 %3.</source>
        <translation>各呼び出しで %1。%2 は %3。</translation>
    </message>
    <message>
        <source>If only memory traffic took time, it would be %1× as fast.</source>
        <translation>メモリ転送だけに時間がかかるとすると、%1× の速さです。</translation>
    </message>
    <message>
        <source>Expected from the bytes: %1×. Measured: %2×, 95% interval %3 to %4.</source>
        <translation>バイト数からの予想: %1×。計測: %2×、95% 区間 %3～%4。</translation>
    </message>
    <message>
        <source>%1 %2× [%3, %4], n = %5 pairs, about %6 independent (autocorrelated)</source>
        <translation>%1 %2× [%3, %4]、n = %5 組、独立は約 %6 (自己相関あり)</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 to see what each variant gains, and why.</source>
        <translation>まだ計測がありません。F5 を押すと、各変種の効果とその理由がわかります。</translation>
    </message>
</context>
<context>
    <name>qs::WindowActions</name>
    <message>
        <source>&amp;New session</source>
        <translation>新しいセッション(&amp;N)</translation>
    </message>
    <message>
        <source>Start an empty session</source>
        <translation>空のセッションを始めます</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>セッションを保存します</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>セッションを別の名前で保存します</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>&amp;Import results…</source>
        <translation>結果をインポート(&amp;I)…</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Ctrl+I</translation>
    </message>
    <message>
        <source>Ctrl+Shift+I</source>
        <translation>Ctrl+Shift+I</translation>
    </message>
    <message>
        <source>&amp;Export report…</source>
        <translation>レポートをエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Write a report with tables, charts and samples into a folder</source>
        <translation>表、グラフ、サンプルを含むレポートをフォルダーに書き出します</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Quit Quantoscope</source>
        <translation>Quantoscope を終了します</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the run and keep every complete sample</source>
        <translation>実行を停止し、完了したサンプルをすべて残します</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>ライブ(&amp;L)</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>ライブ</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Device &amp;calibration…</source>
        <translation>デバイスの校正(&amp;C)…</translation>
    </message>
    <message>
        <source>Show the measured timer and ceilings of the target</source>
        <translation>計測したターゲットのタイマーと上限を表示します</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>&amp;Profile one iteration</source>
        <translation>1 反復をプロファイル(&amp;P)</translation>
    </message>
    <message>
        <source>Run each mode once between profiler start and stop, for Nsight</source>
        <translation>Nsight 用に、プロファイラーの開始と終了の間で各モードを 1 回実行します</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>&amp;Logarithmic latency axis</source>
        <translation>対数のレイテンシ軸(&amp;L)</translation>
    </message>
    <message>
        <source>Show latency on a logarithmic axis</source>
        <translation>レイテンシを対数軸で表示</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>Reset &amp;zoom</source>
        <translation>ズームをリセット(&amp;Z)</translation>
    </message>
    <message>
        <source>Show the whole trace (double-click on the chart)</source>
        <translation>トレース全体を表示 (グラフ上でダブルクリック)</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>レイアウトをリセット(&amp;R)</translation>
    </message>
    <message>
        <source>Restore the default arrangement of panels, splitters and columns</source>
        <translation>パネル、分割、列を既定の配置に戻します</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面(&amp;F)</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>ウィンドウを全画面で表示</translation>
    </message>
    <message>
        <source>Use as &amp;baseline</source>
        <translation>ベースラインにする(&amp;B)</translation>
    </message>
    <message>
        <source>Show all differences relative to the selected mode</source>
        <translation>すべての差を、選んだモードに対して表示します</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>&amp;Overlay the selected run</source>
        <translation>選んだ実行を重ねる(&amp;O)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>&amp;Audit a published table…</source>
        <translation>公表された表を監査(&amp;A)…</translation>
    </message>
    <message>
        <source>Paste a table with mean, standard deviation, minimum and maximum, and check which claims follow</source>
        <translation>平均、標準偏差、最小値、最大値の表を貼り付け、どの主張が成り立つかを調べます</translation>
    </message>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation>Ctrl+Shift+A</translation>
    </message>
    <message>
        <source>Copy table as &amp;Markdown</source>
        <translation>表を Markdown でコピー(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard as Markdown</source>
        <translation>表を Markdown としてクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Ctrl+Shift+M</source>
        <translation>Ctrl+Shift+M</translation>
    </message>
    <message>
        <source>Copy table as &amp;TSV</source>
        <translation>表を TSV でコピー(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard for a spreadsheet</source>
        <translation>表を表計算用にクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>Copy &amp;image of the trace</source>
        <translation>トレースの画像をコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Copy the trace to the clipboard as an image</source>
        <translation>トレースを画像としてクリップボードにコピーします</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>List all shortcuts</source>
        <translation>すべてのショートカットを一覧表示</translation>
    </message>
    <message>
        <source>&amp;About Quantoscope</source>
        <translation>Quantoscope について(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>版とライセンス</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Qt について(&amp;Q)</translation>
    </message>
    <message>
        <source>The version of Qt</source>
        <translation>Qt の版</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>Show or hide %1</source>
        <translation>%1 の表示/非表示</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Target:</source>
        <translation>ターゲット:</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>この一覧を消去(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>Undo the last change to the session</source>
        <translation>セッションの直前の変更を元に戻します</translation>
    </message>
    <message>
        <source>Redo the last undone change to the session</source>
        <translation>元に戻したセッションの変更をやり直します</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>元に戻す(&amp;U): %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>やり直す(&amp;R): %1</translation>
    </message>
    <message>
        <source>Follow the light or dark theme of the desktop</source>
        <translation>デスクトップのライト・ダークテーマに従います</translation>
    </message>
    <message>
        <source>Always use this theme</source>
        <translation>常にこのテーマを使います</translation>
    </message>
    <message>
        <source>This file no longer exists, or its disk is not connected.</source>
        <translation>このファイルは存在しないか、ディスクが接続されていません。</translation>
    </message>
    <message>
        <source>&amp;Remove missing files</source>
        <translation>ないファイルを一覧から除く(&amp;R)</translation>
    </message>
    <message>
        <source>Clear the list of recent files. The files are not deleted.</source>
        <translation>開いたファイルの記録を消します。ファイルは残ります。</translation>
    </message>
    <message>
        <source>Ctrl+Alt+C</source>
        <translation>Ctrl+Alt+C</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>設定(&amp;T)…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it ends, or stop it.</source>
        <translation>実行中です。終わりを待つか、停止してください。</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>実行中のものはありません。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>元に戻すものがありません。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>やり直すものがありません。</translation>
    </message>
    <message>
        <source>Open any file that Quantoscope reads: a session, results, tensors, a model, a table</source>
        <translation>Quantoscope が読み込める任意のファイルを開きます: セッション、結果、テンソル、モデル、表</translation>
    </message>
    <message>
        <source>Add results of nvbench, Google Benchmark, Nsight Compute, the PyTorch profiler, llama-bench, vLLM, lm-eval, optimum-benchmark or trtexec to the session</source>
        <translation>nvbench、Google Benchmark、Nsight Compute、PyTorch プロファイラー、llama-bench、vLLM、lm-eval、optimum-benchmark、trtexec の結果をセッションに追加します</translation>
    </message>
    <message>
        <source>Measure continuously until stopped, and follow changes to the setup</source>
        <translation>停止するまで計測を続け、設定の変更に追従します</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>Collap&amp;se panels</source>
        <translation>パネルを折りたたむ(&amp;S)</translation>
    </message>
    <message>
        <source>Language, theme, text size, device, folders and other settings</source>
        <translation>言語、テーマ、文字サイズ、デバイス、フォルダー、その他の設定</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>Open the manual at the section about the focused control</source>
        <translation>フォーカスのある項目の節でマニュアルを開きます</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>用語集(&amp;G)</translation>
    </message>
    <message>
        <source>Explain the terms of the interface, such as SQNR, ceiling or azp</source>
        <translation>SQNR、上限、azp など、インターフェイスの用語を説明します</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>これは何ですか(&amp;W)?</translation>
    </message>
    <message>
        <source>Click a part of the window to see its explanation</source>
        <translation>ウィンドウの部分をクリックすると説明を表示します</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Shift+F1</translation>
    </message>
    <message>
        <source>Ctrl+F1</source>
        <translation>Ctrl+F1</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>システムに従う(&amp;S)</translation>
    </message>
    <message>
        <source>A&amp;dd imported results to this run…</source>
        <translation>インポートした結果をこの実行に追加(&amp;D)…</translation>
    </message>
    <message>
        <source>Add results of other tools to the table of the shown run, after its own rows and without verdicts</source>
        <translation>ほかのツールの結果を、表示中の実行の表に追加します。その実行自身の行の後に、判定なしで入ります</translation>
    </message>
    <message>
        <source>Measure the setup (Space on the chart)</source>
        <translation>この設定を計測 (図の上ではスペース)</translation>
    </message>
    <message>
        <source>Pause displa&amp;y</source>
        <translation>表示を一時停止(&amp;Y)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Pause the display; the measurement continues</source>
        <translation>表示を一時停止します。計測は続きます</translation>
    </message>
    <message>
        <source>Hide all panels behind a strip with their names, to enlarge the page</source>
        <translation>すべてのパネルを名前だけの帯に隠して、ページを広げます</translation>
    </message>
    <message>
        <source>Draw the active mode of two or more checked runs in one chart</source>
        <translation>チェックした 2 つ以上の実行のアクティブなモードを 1 つの図に描きます</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <comment>starts a measurement</comment>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>How far to trust a &amp;verdict</source>
        <translation>判定はどこまで信頼できるか(&amp;T)</translation>
    </message>
    <message>
        <source>How often FASTER, SLOWER and SAME are wrong, by the kind of noise</source>
        <translation>FASTER、SLOWER、SAME が誤る頻度 (ノイズの種類別)</translation>
    </message>
</context>
<context>
    <name>qs::WindowTitle</name>
    <message>
        <source>Unsaved session</source>
        <translation>未保存のセッション</translation>
    </message>
</context>
</TS>
