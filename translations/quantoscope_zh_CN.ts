<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>ChartExport</name>
    <message>
        <source>Not enough memory for an image of this size.</source>
        <translation>内存不足，无法生成这么大的图片。</translation>
    </message>
    <message>
        <source>Choose a smaller size or fewer dots per inch.</source>
        <translation>请选择较小的大小或较低的每英寸点数。</translation>
    </message>
</context>
<context>
    <name>ChartInteraction</name>
    <message>
        <source>Set cursor A here</source>
        <translation>将光标 A 设在此处</translation>
    </message>
    <message>
        <source>Set cursor B here</source>
        <translation>将光标 B 设在此处</translation>
    </message>
    <message>
        <source>Remove cursors</source>
        <translation>移除光标</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>重置缩放</translation>
    </message>
    <message>
        <source>Drag the chart to another program or to a folder.</source>
        <translation>将图表拖到其他程序或文件夹中。</translation>
    </message>
    <message>
        <source>Move a note</source>
        <translation>移动批注</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>添加批注</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>编辑批注</translation>
    </message>
    <message>
        <source>Edit a note</source>
        <translation>编辑批注</translation>
    </message>
    <message>
        <source>Delete a note</source>
        <translation>删除批注</translation>
    </message>
    <message>
        <source>Edit the note…</source>
        <translation>编辑批注…</translation>
    </message>
    <message>
        <source>Delete the note</source>
        <translation>删除批注</translation>
    </message>
    <message>
        <source>Add a note here…</source>
        <translation>在此添加批注…</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>批注</translation>
    </message>
    <message>
        <source>Δ %1: %2 (%3×)</source>
        <translation>Δ %1：%2（%3×）</translation>
    </message>
    <message>
        <source>Δ %1: %2</source>
        <translation>Δ %1：%2</translation>
    </message>
    <message>
        <source>Text of the note:</source>
        <translation>批注的文本：</translation>
    </message>
</context>
<context>
    <name>ComparisonCells</name>
    <message>
        <source>baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>? NOT TRUSTED</source>
        <translation>? 不可信</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= 相同</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? 未能区分</translation>
    </message>
    <message>
        <source>… TOO FEW</source>
        <translation>… 样本过少</translation>
    </message>
    <message>
        <source>each launch</source>
        <translation>每次启动</translation>
    </message>
    <message>
        <source>events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>连续 %1 次</translation>
    </message>
    <message>
        <source>graph of %1</source>
        <translation>%1 次的图</translation>
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
        <translation>✗ %2 行中 %1 行不同</translation>
    </message>
    <message>
        <source>∞ exact</source>
        <translation>∞ 精确</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>未判定</translation>
    </message>
    <message>
        <source>∞ in part</source>
        <translation>∞ 部分</translation>
    </message>
    <message>
        <source>↑ FASTER %1</source>
        <translation>↑ 更快 %1</translation>
    </message>
    <message>
        <source>↓ SLOWER %1</source>
        <translation>↓ 更慢 %1</translation>
    </message>
</context>
<context>
    <name>ComparisonColumns</name>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>The requested mode: format, granularity, static or dynamic scale.</source>
        <translation>请求的模式：格式、粒度、静态或动态缩放因子。</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>实际执行</translation>
    </message>
    <message>
        <source>What actually ran: backend, data types, arithmetic. ≠ marks a difference from the request.</source>
        <translation>实际运行的内容：后端、数据类型、运算。≠ 表示与请求不同。</translation>
    </message>
    <message>
        <source>imported: %1</source>
        <translation>导入：%1</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Operations of the task / median, in 10¹² per second; a multiply-add counts as two.</source>
        <translation>任务的运算次数 / 中位数，单位 10¹² 每秒；乘加计为两次。</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>Median latency.</source>
        <translation>延迟中位数。</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>Half the width of the 95% order-statistic interval of the median.</source>
        <translation>中位数 95% 次序统计区间的半宽。</translation>
    </message>
    <message>
        <source>Δ (%)</source>
        <translation>Δ (%)</translation>
    </message>
    <message>
        <source>Change in time relative to the baseline, in percent; negative is faster. This is the median of the ratios of the same rounds, which the verdict uses. It may differ from the ratio of the two p50 values.</source>
        <translation>时间相对于基准的变化，以百分比表示；负值表示更快。这是相同轮次之比的中位数，结论依据此值。它可能与两个 p50 值之比不同。</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Comparison of this mode with the baseline, from pairs of samples of the same round.</source>
        <translation>该模式与基准的比较，基于同一轮样本的配对。</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Rank by latency; 1 is the fastest. A range where differences are not resolved.</source>
        <translation>按延迟排名；1 为最快。差异未能区分时显示名次范围。</translation>
    </message>
    <message>
        <source>Speed-up (×)</source>
        <translation>加速比 (×)</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Arithmetic mean. A single slow sample changes it; the median is robust.</source>
        <translation>算术平均。一个慢样本就会改变它；中位数则稳健。</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Bytes that must be moved / median, in 10⁹ bytes per second.</source>
        <translation>必须移动的字节数 / 中位数，单位 10⁹ 字节每秒。</translation>
    </message>
    <message>
        <source>Ceiling (%)</source>
        <translation>上限 (%)</translation>
    </message>
    <message>
        <source>Shortest possible time on this device / median, in percent. The shortest time is that of a kernel with the same traffic, or follows from the measured memory and arithmetic rates.</source>
        <translation>在该设备上可能的最短时间 / 中位数，以百分比表示。最短时间取自相同流量的内核，或由测得的内存速率和运算速率得出。</translation>
    </message>
    <message>
        <source>Energy (J/call)</source>
        <translation>能耗 (J/次调用)</translation>
    </message>
    <message>
        <source>Energy of the whole GPU per call, idle power included, by its energy counter over at least 2 s of calls in a row. Shown only if power readings agree within 5%.</source>
        <translation>每次调用整个 GPU 的能耗（含空闲功率），由其能耗计数器在至少 2 s 的连续调用中测得。仅当与功率读数相差不超过 5% 时显示。</translation>
    </message>
    <message>
        <source>Compile (ms)</source>
        <translation>编译 (ms)</translation>
    </message>
    <message>
        <source>Time to compile the kernels for this shape, once, before the first call. It is not part of any latency.</source>
        <translation>为该形状编译内核所用的时间，仅在首次调用前编译一次。不计入任何延迟。</translation>
    </message>
    <message>
        <source>Search (ms)</source>
        <translation>搜索 (ms)</translation>
    </message>
    <message>
        <source>Time to try the algorithms of a library and choose one, once, before the first call. It is not part of any latency.</source>
        <translation>试运行库中各算法并选出一个所用的时间，仅在首次调用前进行一次。不计入任何延迟。</translation>
    </message>
    <message>
        <source>SQNR (dB)</source>
        <translation>SQNR (dB)</translation>
    </message>
    <message>
        <source>Signal to quantization noise, 10·log10(Σx² / Σ(x−x̂)²), in decibels; higher is better.</source>
        <translation>信号与量化噪声之比，10·log10(Σx² / Σ(x−x̂)²)，分贝；越高越好。</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>损毁</translation>
    </message>
    <message>
        <source>Finite input values that were restored as NaN or infinite. They are excluded from all error figures.</source>
        <translation>被还原为 NaN 或无穷的有限输入值。它们不计入任何误差数字。</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>未判定</translation>
    </message>
    <message>
        <source>Input values that are NaN or infinite, for which no error is defined.</source>
        <translation>为 NaN 或无穷的输入值，其误差没有定义。</translation>
    </message>
    <message>
        <source>Hot p50</source>
        <translation>热 p50</translation>
    </message>
    <message>
        <source>Median latency with hot caches, measured in the same rounds.</source>
        <translation>热缓存下的延迟中位数，在同一轮中测得。</translation>
    </message>
    <message>
        <source>Cold p50</source>
        <translation>冷 p50</translation>
    </message>
    <message>
        <source>Median latency with cold caches, measured in the same rounds.</source>
        <translation>冷缓存下的延迟中位数，在同一轮中测得。</translation>
    </message>
    <message>
        <source>Cold/hot (×)</source>
        <translation>冷/热 (×)</translation>
    </message>
    <message>
        <source>Cold p50 / hot p50: the gain from data in the cache.</source>
        <translation>冷 p50 / 热 p50：数据在缓存中带来的收益。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Codes, scales and zero points together.</source>
        <translation>编码、缩放因子和零点合计。</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>大小（字节）</translation>
    </message>
    <message>
        <source>Ratio (×)</source>
        <translation>比率 (×)</translation>
    </message>
    <message>
        <source>Size / size of the input.</source>
        <translation>大小 / 输入的大小。</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Measured samples, without warm-up.</source>
        <translation>测得的样本，不含预热。</translation>
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
        <source>Sampling</source>
        <translation>采样方式</translation>
    </message>
    <message>
        <source>How a sample is taken: one launch, or the mean of several in a row.</source>
        <translation>样本的取法：单次启动，或连续多次的平均。</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Rows whose codes and scales were compared with the oracle, bit for bit.</source>
        <translation>编码和缩放因子与参考实现逐位比较过的行数。</translation>
    </message>
    <message>
        <source>Clock (MHz)</source>
        <translation>时钟 (MHz)</translation>
    </message>
    <message>
        <source>Median SM clock during the samples, in megahertz.</source>
        <translation>采样期间 SM 时钟的中位数，兆赫。</translation>
    </message>
    <message>
        <source>MAD</source>
        <translation>MAD</translation>
    </message>
    <message>
        <source>1.4826 × median absolute deviation: a measure of spread that is robust to a few slow samples.</source>
        <translation>1.4826 × 绝对偏差中位数：对少数慢样本稳健的离散度。</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Standard deviation with n − 1.</source>
        <translation>按 n − 1 计算的标准差。</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Fastest sample.</source>
        <translation>最快的样本。</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Slowest sample.</source>
        <translation>最慢的样本。</translation>
    </message>
    <message>
        <source>CV (%)</source>
        <translation>CV (%)</translation>
    </message>
    <message>
        <source>Coefficient of variation: standard deviation / mean, in percent.</source>
        <translation>变异系数：标准差 / 平均值，百分比。</translation>
    </message>
    <message>
        <source>MSE</source>
        <translation>MSE</translation>
    </message>
    <message>
        <source>Mean squared error, mean of (x−x̂)².</source>
        <translation>均方误差，(x−x̂)² 的平均值。</translation>
    </message>
    <message>
        <source>Max error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>Largest |x−x̂|.</source>
        <translation>最大的 |x−x̂|。</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Cosine similarity of input and restored values.</source>
        <translation>输入与还原值的余弦相似度。</translation>
    </message>
    <message>
        <source>95th percentile (type 7); from n = 59 on.</source>
        <translation>第 95 百分位（类型 7）；n 达到 59 起。</translation>
    </message>
    <message>
        <source>99th percentile (type 7); from n = 299 on.</source>
        <translation>第 99 百分位（类型 7）；n 达到 299 起。</translation>
    </message>
    <message>
        <source>Time of the baseline / time, median of the ratios of the same rounds; above 1 is faster. Gray without a verdict.</source>
        <translation>基准时间 / 时间，同一轮比值的中位数；大于 1 表示更快。没有结论时为灰色。</translation>
    </message>
</context>
<context>
    <name>ComparisonToolTips</name>
    <message>
        <source>Imported from %1, which does not give the number of samples.</source>
        <translation>从 %1 导入，其中未给出样本数量。</translation>
    </message>
    <message>
        <source>n = %1 samples</source>
        <translation>n = %1 个样本</translation>
    </message>
    <message>
        <source>%1, imported from %2.</source>
        <translation>%1，从 %2 导入。</translation>
    </message>
    <message>
        <source>, %1 warm-up samples excluded</source>
        <translation>，不含 %1 个预热样本</translation>
    </message>
    <message>
        <source>, warm-up excluded</source>
        <translation>，不含预热</translation>
    </message>
    <message>
        <source>; cache: %1</source>
        <translation>；缓存：%1</translation>
    </message>
    <message>
        <source>; each sample is the mean of %1 consecutive launches, so percentiles describe such means</source>
        <translation>；每个样本是连续 %1 次启动的平均值，因此百分位描述的是这类平均值</translation>
    </message>
    <message>
        <source>Not given by %1.</source>
        <translation>%1 未给出。</translation>
    </message>
    <message>
        <source>No samples yet.</source>
        <translation>还没有样本。</translation>
    </message>
    <message>
        <source>Below n = 6 there is no 95% interval; minimum and maximum are shown instead: [%1, %2] %3.</source>
        <translation>n &lt; 6 时没有 95% 区间，改为显示最小值和最大值：[%1, %2] %3。</translation>
    </message>
    <message>
        <source>95% order-statistic interval of the median: [%1, %2] %3.</source>
        <translation>中位数的 95% 次序统计区间：[%1, %2] %3。</translation>
    </message>
    <message>
        <source>n = %1 is below 59: too few samples to bound it with 95% confidence.</source>
        <translation>n = %1 小于 59：样本过少，无法以 95% 置信度界定。</translation>
    </message>
    <message>
        <source>n = %1 is below 299: too few samples to bound it with 95% confidence.</source>
        <translation>n = %1 小于 299：样本过少，无法以 95% 置信度界定。</translation>
    </message>
    <message>
        <source>Effective n = %1: the samples are autocorrelated (lag 1: %2) and count as about %1 independent ones, so the true intervals are wider.</source>
        <translation>有效 n = %1：样本存在自相关（滞后 1：%2），相当于约 %1 个独立样本，因此真实的区间更宽。</translation>
    </message>
    <message>
        <source>%1
Not available for imported results.</source>
        <translation>%1
导入的结果没有此项。</translation>
    </message>
    <message>
        <source>Not computed yet. %1</source>
        <translation>尚未计算。%1</translation>
    </message>
    <message>
        <source>Over n = %1 finite elements</source>
        <translation>基于 n = %1 个有限元素</translation>
    </message>
    <message>
        <source>, %1 NaN or infinite ones excluded</source>
        <translation>，不含 %1 个 NaN 或无穷值</translation>
    </message>
    <message>
        <source>, %1 destroyed: restored as NaN or infinite</source>
        <translation>，%1 个损毁：还原为 NaN 或无穷</translation>
    </message>
    <message>
        <source>; the input is constant, so there was nothing to scale</source>
        <translation>；输入是常数，没有可缩放的内容</translation>
    </message>
    <message>
        <source>Infinite: every value is restored exactly.</source>
        <translation>无穷大：每个值都精确还原。</translation>
    </message>
    <message>
        <source>Infinite: every value that can be judged is restored exactly; the others are not.</source>
        <translation>无穷大：每个可判定的值都精确还原，其他值则没有。</translation>
    </message>
    <message>
        <source>Not defined: one side is all zero.</source>
        <translation>未定义：一侧全为零。</translation>
    </message>
    <message>
        <source>n = %1 pairs: a 95% interval needs at least 6.</source>
        <translation>n = %1 对：95% 区间至少需要 6 对。</translation>
    </message>
    <message>
        <source>Speed-up over %1: %2 (95% interval), n = %3.</source>
        <translation>相对 %1 的加速比：%2（95% 区间），n = %3。</translation>
    </message>
    <message>
        <source>%1 pairs of the same round</source>
        <translation>同一轮的 %1 对</translation>
    </message>
    <message>
        <source>%1 samples, not paired</source>
        <translation>%1 个样本，未配对</translation>
    </message>
    <message>
        <source>Counts as the same: ±%1%.</source>
        <translation>视为相同：±%1%。</translation>
    </message>
    <message>
        <source>Faster or slower has to exceed %1%, the difference between two identical kernels (%2, measured twice) in this run.</source>
        <translation>更快或更慢须超过 %1%，即本次运行中两个相同内核之间的差异（%2，测量两次）。</translation>
    </message>
    <message>
        <source>The speed-up of the means, %1, is not borne out by the medians: slow samples raise the mean of %2.</source>
        <translation>平均值的加速比 %1 未得到中位数的印证：慢样本抬高了 %2 的平均值。</translation>
    </message>
    <message>
        <source>%1 of them are between iterations %2 and %3.</source>
        <translation>其中 %1 个在迭代 %2 与 %3 之间。</translation>
    </message>
    <message>
        <source>One of them is iteration %1.</source>
        <translation>其中之一是迭代 %1。</translation>
    </message>
    <message>
        <source>Among them: iterations %1.</source>
        <translation>其中包括迭代 %1。</translation>
    </message>
    <message>
        <source>The other modes are compared with this one.</source>
        <translation>其他模式与它比较。</translation>
    </message>
    <message>
        <source>Imported results are not compared: they were not measured in the same rounds.</source>
        <translation>导入的结果不参与比较：它们不是在同一轮中测得的。</translation>
    </message>
    <message>
        <source>Not compared with %1: there are no samples of both yet.</source>
        <translation>未与 %1 比较：尚未同时具备两者的样本。</translation>
    </message>
    <message>
        <source>Two series of the same kernel (%1) differ in this run, so differences between modes are not reliable.
%2</source>
        <translation>本次运行中同一内核（%1）的两个序列存在差异，因此模式之间的差异不可信。
%2</translation>
    </message>
    <message>
        <source>The whole interval lies above the band: this mode is faster.</source>
        <translation>整个区间在带之上：该模式更快。</translation>
    </message>
    <message>
        <source>The whole interval lies below the band: this mode is slower.</source>
        <translation>整个区间在带之下：该模式更慢。</translation>
    </message>
    <message>
        <source>The whole interval lies within the band: no difference that matters.</source>
        <translation>整个区间在带之内：没有要紧的差异。</translation>
    </message>
    <message>
        <source>The interval crosses the edge of the band: it may be a difference or noise. More samples narrow it.</source>
        <translation>区间跨过带的边缘：可能是差异，也可能是噪声。更多样本会使它变窄。</translation>
    </message>
    <message>
        <source>The samples are autocorrelated and count as about %1 independent ones. The interval takes this into account.</source>
        <translation>样本存在自相关，相当于约 %1 个独立样本。区间已将此计入。</translation>
    </message>
    <message>
        <source>The ratio changes during the run. The interval covers the ratios before and after the change.</source>
        <translation>比值在运行期间发生变化。区间涵盖变化前后的比值。</translation>
    </message>
    <message>
        <source>No ranks: two series of the same kernel (%1) differ in this run.</source>
        <translation>没有名次：本次运行中同一内核（%1）的两个序列存在差异。</translation>
    </message>
    <message>
        <source>Imported results are not ranked: they were not measured in the same rounds.</source>
        <translation>导入的结果不排名：它们不是在同一轮中测得的。</translation>
    </message>
    <message>
        <source>Not known yet: no pairs of samples.</source>
        <translation>尚不可知：没有样本对。</translation>
    </message>
    <message>
        <source>Among %1 modes, by the verdicts of all pairs (95% intervals of ratios by round).</source>
        <translation>在 %1 个模式中，依据所有配对的结论（逐轮比值的 95% 区间）。</translation>
    </message>
    <message>
        <source>Rank %1: every other mode is resolved as faster or slower.
%2</source>
        <translation>第 %1 名：其余每个模式都已确定为更快或更慢。
%2</translation>
    </message>
    <message>
        <source>One of the ranks %1 to %2: the order among them is not resolved.
%3</source>
        <translation>第 %1 至 %2 名之一：它们之间的次序未能区分。
%3</translation>
    </message>
    <message>
        <source>The baseline %1 has no samples in this run.</source>
        <translation>基准 %1 在本次运行中没有样本。</translation>
    </message>
    <message>
        <source>%1
Compared with %2, p50 %3. n = %4.</source>
        <translation>%1
与 %2 相比，p50 %3。n = %4。</translation>
    </message>
    <message>
        <source>From the two medians, which were not measured in the same rounds.</source>
        <translation>由两个中位数得出，二者并非在同一轮中测得。</translation>
    </message>
    <message>
        <source>Grey because there is no verdict.</source>
        <translation>灰色，因为没有结论。</translation>
    </message>
    <message>
        <source>Imported from %1. See the source for how it was measured.</source>
        <translation>从 %1 导入。测量方式见其来源。</translation>
    </message>
    <message>
        <source>Each launch is timed individually, between two timestamps.</source>
        <translation>每次启动在两个时间戳之间单独计时。</translation>
    </message>
    <message>
        <source>A sample is the mean of %1 consecutive launches, because a single launch is too short for the timer. Percentiles describe such means.</source>
        <translation>一个样本是连续 %1 次启动的平均值，因为单次启动对计时器来说太短。百分位描述的是这类平均值。</translation>
    </message>
    <message>
        <source>The constant cost of a sequence, %1 µs [%2, %3], was measured with two lengths and is subtracted from every sample.</source>
        <translation>一次序列的固定开销 %1 µs [%2, %3] 用两种长度测得，并已从每个样本中减去。</translation>
    </message>
    <message>
        <source>The host takes %1 µs to enqueue one launch.</source>
        <translation>主机将一次启动排入队列需要 %1 µs。</translation>
    </message>
    <message>
        <source>From launch to synchronization: %1 µs of wall time.</source>
        <translation>从启动到同步：%1 µs 实际时间。</translation>
    </message>
    <message>
        <source>%1
Not measured. Set &apos;Cache&apos; to &apos;cold and hot&apos; for both.</source>
        <translation>%1
未测量。将“缓存”设为“冷和热”可同时得到两者。</translation>
    </message>
    <message>
        <source>%1: %2 [%3, %4], n = %5.</source>
        <translation>%1：%2 [%3, %4]，n = %5。</translation>
    </message>
    <message>
        <source>Cold</source>
        <translation>冷</translation>
    </message>
    <message>
        <source>Hot</source>
        <translation>热</translation>
    </message>
    <message>
        <source>The rates come from the calibration of the device.</source>
        <translation>速率来自设备的校准。</translation>
    </message>
    <message>
        <source>%1 at the copy rate of %2 GB/s: %3.</source>
        <translation>%1，按 %2 GB/s 的复制速率：%3。</translation>
    </message>
    <message>
        <source>%1 at %2 TFLOP/s (%3): %4.</source>
        <translation>%1，按 %2 TFLOP/s（%3）：%4。</translation>
    </message>
    <message>
        <source>%1
No ceiling was measured.</source>
        <translation>%1
没有测得上限。</translation>
    </message>
    <message>
        <source>%1
Roofline of this device: %2, the larger of two times at calibrated rates. n = %3.</source>
        <translation>%1
该设备的屋顶线：%2，即按校准速率得出的两个时间中较大者。n = %3。</translation>
    </message>
    <message>
        <source>%1
Ceiling: %2, %3 GB/s, measured on this device in the same run with the same method. n = %4.</source>
        <translation>%1
上限：%2，%3 GB/s，在同一设备、同一次运行中用相同方法测得。n = %4。</translation>
    </message>
    <message>
        <source>%1
Not applicable here.</source>
        <translation>%1
在此不适用。</translation>
    </message>
    <message>
        <source>%1
The compiled kernels came from the cache; this is the time to load them.</source>
        <translation>%1
已编译的内核来自缓存；这是加载它们的时间。</translation>
    </message>
    <message>
        <source>%1
Not known: %2.</source>
        <translation>%1
未知：%2。</translation>
    </message>
    <message>
        <source>%1
Not measured: select &apos;Energy&apos; in the setup.</source>
        <translation>%1
未测量：请在设置中选择“能耗”。</translation>
    </message>
    <message>
        <source>%1
%2 W by the counter and %3 W by power readings, over %4 s.</source>
        <translation>%1
计数器得出 %2 W，功率读数得出 %3 W，历时 %4 s。</translation>
    </message>
    <message>
        <source>
Idle before the calls: %1 W.</source>
        <translation>
调用前空闲功率：%1 W。</translation>
    </message>
    <message>
        <source>Imported from %1, not measured here.</source>
        <translation>从 %1 导入，非此处测得。</translation>
    </message>
    <message>
        <source>Not measured here: imported from %1. Read-only, and not verified against the oracle.</source>
        <translation>非此处测得：从 %1 导入。只读，且未经参考实现核对。</translation>
    </message>
    <message>
        <source>Nothing ran yet.</source>
        <translation>尚未运行。</translation>
    </message>
    <message>
        <source>≠ Differs from the request: %1 on %2.
Ran: %3</source>
        <translation>≠ 与请求不同：%2 上的 %1。
实际运行：%3</translation>
    </message>
    <message>
        <source>Ran as requested: %1</source>
        <translation>按请求运行：%1</translation>
    </message>
    <message>
        <source>Imported results cannot be verified: their codes are not available.</source>
        <translation>导入的结果无法核对：没有其编码。</translation>
    </message>
    <message>
        <source>%1
Not verified yet.</source>
        <translation>%1
尚未验证。</translation>
    </message>
    <message>
        <source>Results compared with a double-precision reference: %1 rows, %2 beyond the tolerance of %3 (relative); the largest error is %4.</source>
        <translation>结果与双精度参考值比较：%1 行，%2 行超出容差 %3（相对）；最大误差为 %4。</translation>
    </message>
    <message>
        <source>Codes and scales compared with the oracle, bit for bit: %1 rows, %2 differ.</source>
        <translation>编码和缩放因子与参考实现逐位比较：%1 行，%2 行不同。</translation>
    </message>
    <message>
        <source>%1
%2 per call, n = %3.</source>
        <translation>%1
每次调用 %2，n = %3。</translation>
    </message>
    <message>
        <source>%1
Almost no arithmetic.</source>
        <translation>%1
几乎没有算术运算。</translation>
    </message>
    <message>
        <source>%1
One launch moves at least %2. n = %3.</source>
        <translation>%1
一次启动至少移动 %2。n = %3。</translation>
    </message>
    <message>
        <source>%1
Measured with clock stamps around each sample, on the same multiprocessor.</source>
        <translation>%1
用同一多处理器上每个样本前后的时钟戳测量。</translation>
    </message>
    <message>
        <source>%1
Not available here.</source>
        <translation>%1
在此不可用。</translation>
    </message>
    <message>
        <source>%1
%2 bytes.</source>
        <translation>%1
%2 字节。</translation>
    </message>
    <message>
        <source>%1
Input: %2.</source>
        <translation>%1
输入：%2。</translation>
    </message>
</context>
<context>
    <name>ExampleSession</name>
    <message>
        <source>The example session could not be unpacked.</source>
        <translation>无法解包示例会话。</translation>
    </message>
    <message>
        <source>Make room in the folder for temporary files.</source>
        <translation>请在临时文件夹中腾出空间。</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>FigureSource</name>
    <message>
        <source>n = %1 per mode</source>
        <translation>每个模式 n = %1</translation>
    </message>
    <message>
        <source>n = %1–%2 per mode</source>
        <translation>每个模式 n = %1–%2</translation>
    </message>
    <message>
        <source>%1, driver %2</source>
        <translation>%1，驱动 %2</translation>
    </message>
    <message>
        <source>imported from %1</source>
        <translation>从 %1 导入</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>Drift</source>
        <translation>漂移</translation>
    </message>
    <message>
        <source>Level shift</source>
        <translation>电平跳变</translation>
    </message>
    <message>
        <source>Caused by the clock</source>
        <translation>由时钟引起</translation>
    </message>
    <message>
        <source>Two levels</source>
        <translation>两个电平</translation>
    </message>
    <message>
        <source>Switches between two levels</source>
        <translation>在两个电平间切换</translation>
    </message>
    <message>
        <source>Too few samples</source>
        <translation>样本过少</translation>
    </message>
    <message>
        <source>Below the timer&apos;s resolution</source>
        <translation>低于计时器分辨率</translation>
    </message>
    <message>
        <source>Data stays in the cache</source>
        <translation>数据留在缓存中</translation>
    </message>
    <message>
        <source>Impossible rate</source>
        <translation>不可能的速率</translation>
    </message>
    <message>
        <source>Isolated slow samples</source>
        <translation>孤立的慢样本</translation>
    </message>
    <message>
        <source>Work outside the timestamps</source>
        <translation>有工作在时间戳之外</translation>
    </message>
    <message>
        <source>Means and medians disagree</source>
        <translation>平均值与中位数不一致</translation>
    </message>
    <message>
        <source>Difference is not resolved</source>
        <translation>差异未能区分</translation>
    </message>
    <message>
        <source>Throttled</source>
        <translation>降频</translation>
    </message>
    <message>
        <source>Another process on the device</source>
        <translation>设备上有其他进程</translation>
    </message>
    <message>
        <source>Take more samples</source>
        <translation>采集更多样本</translation>
    </message>
    <message>
        <source>Measure cold</source>
        <translation>冷缓存测量</translation>
    </message>
    <message>
        <source>Batch launches in a graph</source>
        <translation>用图批量启动</translation>
    </message>
    <message>
        <source>Exclude the warm-up</source>
        <translation>排除预热</translation>
    </message>
    <message>
        <source>Rerun this pair</source>
        <translation>重测这一对</translation>
    </message>
    <message>
        <source>Pause repainting</source>
        <translation>暂停重绘</translation>
    </message>
    <message>
        <source>Measures again with more iterations.</source>
        <translation>以更多迭代重新测量。</translation>
    </message>
    <message>
        <source>Measures again with cold caches.</source>
        <translation>以冷缓存重新测量。</translation>
    </message>
    <message>
        <source>Measures again with several launches per sample.</source>
        <translation>以每样本多次启动重新测量。</translation>
    </message>
    <message>
        <source>Measures only these two modes again, interleaved.</source>
        <translation>只重新测量这两个模式，交错进行。</translation>
    </message>
    <message>
        <source>Measures again without repainting the trace.</source>
        <translation>重新测量，期间不重绘轨迹。</translation>
    </message>
    <message>
        <source>Preempted by the operating system</source>
        <translation>被操作系统抢占</translation>
    </message>
    <message>
        <source>Shorter than the graph&apos;s constant</source>
        <translation>短于图的固定开销</translation>
    </message>
    <message>
        <source>The first iteration raises the mean</source>
        <translation>首次迭代抬高了平均值</translation>
    </message>
    <message>
        <source>One outlier dominates the variance</source>
        <translation>一个离群值主导了方差</translation>
    </message>
    <message>
        <source>Slow start</source>
        <translation>启动缓慢</translation>
    </message>
    <message>
        <source>Samples are autocorrelated</source>
        <translation>样本存在自相关</translation>
    </message>
    <message>
        <source>Launch bound</source>
        <translation>受限于启动</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>冷启动</translation>
    </message>
    <message>
        <source>Outliers</source>
        <translation>离群值</translation>
    </message>
    <message>
        <source>Unsteady speed</source>
        <translation>速度不稳定</translation>
    </message>
    <message>
        <source>Difference not resolved</source>
        <translation>差异未能区分</translation>
    </message>
    <message>
        <source>Too short for the timer</source>
        <translation>对计时器而言过短</translation>
    </message>
    <message>
        <source>Data in the cache</source>
        <translation>数据在缓存中</translation>
    </message>
    <message>
        <source>Autocorrelated samples</source>
        <translation>自相关的样本</translation>
    </message>
    <message>
        <source>Wrong results</source>
        <translation>结果错误</translation>
    </message>
    <message>
        <source>NaN or infinite values</source>
        <translation>NaN 或无穷值</translation>
    </message>
    <message>
        <source>Constant input</source>
        <translation>恒定的输入</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n mode(s)</source>
        <translation>
            <numerusform>%1（%n 个模式）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2 of %n mode(s)</source>
        <translation>
            <numerusform>%1（%n 个模式中的 %2 个）</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing left of some values</source>
        <translation>部分值全部丢失</translation>
    </message>
    <message>
        <source>Coarse steps of the timer</source>
        <translation>计时器步长较粗</translation>
    </message>
    <message>
        <source>Counts the slow first samples as warm-up: they stay visible in gray and are excluded from all statistics.</source>
        <translation>将缓慢的首批样本计为预热：它们仍以灰色显示，但不计入任何统计。</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Results of other tools and saved sessions can be dropped on the window. Ctrl+K finds every command, F1 opens the manual.</source>
        <translation>可将其他工具的结果和已保存的会话拖放到窗口上。Ctrl+K 可找到每个命令，F1 打开手册。</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>About Quantoscope</source>
        <translation>关于 Quantoscope</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Quantoscope %1&lt;/h2&gt;&lt;p&gt;An oscilloscope for neural-network quantization: what a number format costs in time, and what it costs in accuracy.&lt;/p&gt;&lt;p&gt;Commit %2&lt;br&gt;Built with Qt %3, running with Qt %4&lt;/p&gt;&lt;p&gt;Free software under the &lt;a href=&quot;https://www.gnu.org/licenses/gpl-3.0.html&quot;&gt;GNU General Public License 3&lt;/a&gt; or later, with an additional permission for linking with the CUDA libraries. It comes with no warranty. The charts use Qt Charts (GPL-3.0). The typeface is Inter (SIL Open Font License 1.1).&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Quantoscope %1&lt;/h2&gt;&lt;p&gt;神经网络量化的示波器：一种数字格式在时间上的代价，以及在准确率上的代价。&lt;/p&gt;&lt;p&gt;提交 %2&lt;br&gt;使用 Qt %3 构建，运行于 Qt %4&lt;/p&gt;&lt;p&gt;自由软件，遵循 &lt;a href=&quot;https://www.gnu.org/licenses/gpl-3.0.html&quot;&gt;GNU 通用公共许可证 3&lt;/a&gt; 或更高版本，并附加允许与 CUDA 库链接的许可。不提供任何担保。图表使用 Qt Charts (GPL-3.0)。字体为 Inter (SIL Open Font License 1.1)。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>InputFiles</name>
    <message>
        <source>Its type %1 is not a floating-point type.</source>
        <translation>其类型 %1 不是浮点类型。</translation>
    </message>
    <message>
        <source>It is a single number.</source>
        <translation>它是单个数。</translation>
    </message>
    <message>
        <source>Its shape is not valid.</source>
        <translation>其形状无效。</translation>
    </message>
    <message>
        <source>It has no elements.</source>
        <translation>它没有元素。</translation>
    </message>
    <message>
        <source>scalar</source>
        <translation>标量</translation>
    </message>
</context>
<context>
    <name>JobNames</name>
    <message>
        <source>%1 on %2</source>
        <comment>&apos;Sweep&apos; on a target</comment>
        <translation>%2 上的 %1</translation>
    </message>
    <message>
        <source>%1, task %2</source>
        <translation>%1，任务 %2</translation>
    </message>
    <message>
        <source>%1 (partial: %2 of %3 tasks)</source>
        <translation>%1（部分结果：%3 个任务中的 %2 个）</translation>
    </message>
    <message>
        <source>Quantize</source>
        <translation>量化</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Accuracy study</source>
        <translation>准确率研究</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>语言模型</translation>
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
        <translation>%1，预计 %2 开始</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1，节点 %2</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>running for a time</comment>
        <translation>%1，已运行 %2</translation>
    </message>
    <message>
        <source>not known yet; it is looked for by its name</source>
        <translation>尚不清楚；正在按名称查找</translation>
    </message>
    <message>
        <source>%1 on cluster %2</source>
        <translation>%1，集群 %2</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>命令：%1</translation>
    </message>
    <message>
        <source>Slurm job: %1</source>
        <translation>Slurm 作业：%1</translation>
    </message>
    <message>
        <source>Where: %1</source>
        <translation>位置：%1</translation>
    </message>
    <message>
        <source>Folder there: %1</source>
        <translation>目标上的文件夹：%1</translation>
    </message>
    <message>
        <source>GPUs per task: %1</source>
        <translation>每个任务的 GPU：%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>tasks done of all</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>ended without a connection; its result was kept</source>
        <translation>在连接断开期间结束；结果已保留</translation>
    </message>
    <message>
        <source>File there: %1</source>
        <translation>目标上的文件：%1</translation>
    </message>
    <message>
        <source>does not respond</source>
        <translation>没有响应</translation>
    </message>
    <message>
        <source>working</source>
        <translation>正在工作</translation>
    </message>
    <message>
        <source>no work in progress</source>
        <translation>没有正在进行的工作</translation>
    </message>
    <message>
        <source>%1; a program is connected</source>
        <translation>%1；有程序已连接</translation>
    </message>
    <message>
        <source>Process: %1</source>
        <translation>进程：%1</translation>
    </message>
    <message>
        <source>Version: %1</source>
        <translation>版本：%1</translation>
    </message>
    <message>
        <source>Log there: %1</source>
        <translation>目标上的日志：%1</translation>
    </message>
    <message>
        <source>submission not confirmed</source>
        <translation>不确定是否已提交</translation>
    </message>
    <message>
        <source>%1; connected to this window</source>
        <translation>%1；已连接到此窗口</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英语</translation>
    </message>
    <message>
        <source>German</source>
        <translation>德语</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>西班牙语</translation>
    </message>
    <message>
        <source>French</source>
        <translation>法语</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日语</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>阿拉伯语</translation>
    </message>
</context>
<context>
    <name>LlmCharts</name>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>未能区分</translation>
    </message>
    <message>
        <source>too few rounds</source>
        <translation>轮数过少</translation>
    </message>
    <message>
        <source>%1 equivalent within ±0.5%</source>
        <translation>%1 个在 ±0.5% 内等效</translation>
    </message>
    <message>
        <source>%1 lower</source>
        <translation>%1 个更低</translation>
    </message>
    <message>
        <source>%1 higher</source>
        <translation>%1 个更高</translation>
    </message>
    <message>
        <source>%1 not resolved</source>
        <translation>%1 个未能区分</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 个更快</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 个更慢</translation>
    </message>
    <message>
        <source>%1 simulated</source>
        <translation>%1 个为模拟</translation>
    </message>
    <message>
        <source>Perplexity by configuration</source>
        <translation>各配置的困惑度</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>困惑度</translation>
    </message>
    <message>
        <source>Perplexity of %1</source>
        <translation>%1 的困惑度</translation>
    </message>
    <message>
        <source>95% interval of the ratio to the baseline, the same tokens</source>
        <translation>与基准之比的 95% 区间，相同词元</translation>
    </message>
    <message>
        <source>±0.5%: equivalent</source>
        <translation>±0.5%：等效</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Divergence from the baseline</source>
        <translation>与基准的散度</translation>
    </message>
    <message>
        <source>Mean KL divergence per token</source>
        <translation>每词元的平均 KL 散度</translation>
    </message>
    <message>
        <source>± 1.96 standard errors</source>
        <translation>± 1.96 倍标准误</translation>
    </message>
    <message>
        <source>top-1 %1</source>
        <translation>top-1 %1</translation>
    </message>
    <message>
        <source>Correct answers out of %1 items</source>
        <translation>%1 个样例中的正确数</translation>
    </message>
    <message>
        <source>95% interval of the difference from the baseline, paired by item</source>
        <translation>与基准之差的 95% 区间，按样例配对</translation>
    </message>
    <message>
        <source>±0.5 points: equivalent</source>
        <translation>±0.5 个百分点：等效</translation>
    </message>
    <message>
        <source>%1
%2 of %3 correct, standard error %4 points</source>
        <translation>%1
%3 中 %2 正确，标准误 %4 个百分点</translation>
    </message>
    <message>
        <source>Load time</source>
        <translation>加载时间</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>reading and quantizing</source>
        <translation>读取和量化</translation>
    </message>
    <message>
        <source>copying to the device</source>
        <translation>复制到设备</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>cold %1 s</source>
        <translation>冷 %1 s</translation>
    </message>
    <message>
        <source>%1: %2 s
reading and quantizing %3 s
to the device %4 s</source>
        <translation>%1：%2 s
读取和量化 %3 s
传至设备 %4 s</translation>
    </message>
    <message>
        <source>%1 of the files&apos; pages were in the page cache</source>
        <translation>这些文件的页有 %1 在页缓存中</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Weights, KV cache of all sequences, workspace</source>
        <translation>权重、所有序列的 KV 缓存、工作空间</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>workspace</source>
        <translation>工作空间</translation>
    </message>
    <message>
        <source>weights %1</source>
        <translation>权重 %1</translation>
    </message>
    <message>
        <source>%1
weights %2 bytes
KV cache %3
workspace %4
peak %5</source>
        <translation>%1
权重 %2 字节
KV 缓存 %3
工作空间 %4
峰值 %5</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>每输出词元时间</translation>
    </message>
    <message>
        <source>One sequence decoded, median</source>
        <translation>解码一个序列，中位数</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>95% interval of the median</source>
        <translation>中位数的 95% 区间</translation>
    </message>
    <message>
        <source>, simulated</source>
        <translation>，模拟</translation>
    </message>
    <message>
        <source>simulated: the time is that of the simulation, not of the format</source>
        <translation>模拟：时间是模拟的时间，不是该格式的时间</translation>
    </message>
    <message>
        <source>sequences decoded together</source>
        <translation>同时解码的序列</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>词元/s</translation>
    </message>
    <message>
        <source>Perplexity against time per token</source>
        <translation>困惑度与每词元时间</translation>
    </message>
    <message>
        <source>Perplexity against size</source>
        <translation>困惑度与大小</translation>
    </message>
    <message>
        <source>time per output token</source>
        <translation>每输出词元时间</translation>
    </message>
    <message>
        <source>Logarithmic time axis</source>
        <translation>时间轴取对数</translation>
    </message>
    <message>
        <source>Logarithmic size axis</source>
        <translation>大小轴取对数</translation>
    </message>
    <message>
        <source>perplexity %1</source>
        <translation>困惑度 %1</translation>
    </message>
    <message>
        <source>%1 ms per token</source>
        <translation>每词元 %1 ms</translation>
    </message>
    <message>
        <source>Scoring text and tasks</source>
        <translation>文本和任务的评分</translation>
    </message>
    <message>
        <source>Prompts (prefill)</source>
        <translation>提示词（预填充）</translation>
    </message>
    <message numerus="yes">
        <source>Decoding, %n sequence(s)</source>
        <translation>
            <numerusform>解码，%n 个序列</numerusform>
        </translation>
    </message>
    <message>
        <source>round</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Random guessing reaches %1.</source>
        <translation>随机猜测可达 %1。</translation>
    </message>
    <message>
        <source>%1
first token of a prompt of %2 tokens after %3 ms
%4 tokens/s over wall time</source>
        <translation>%1
%2 个词元的提示词，%3 ms 后得到首词元
按实际时间为 %4 词元/s</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>median step %1 ms, one token of every sequence</source>
        <translation>步的中位数 %1 ms，每个序列一个词元</translation>
    </message>
    <message>
        <source>%1 tokens/s at the median step</source>
        <translation>按步的中位数为 %1 词元/s</translation>
    </message>
    <message>
        <source>Decoded tokens over wall time</source>
        <translation>按实际时间计的解码词元数</translation>
    </message>
    <message>
        <source>95% interval of the mean of the rounds</source>
        <translation>各轮平均值的 95% 区间</translation>
    </message>
    <message>
        <source>Throughput of each round</source>
        <translation>每轮的吞吐量</translation>
    </message>
    <message>
        <source>Prompt tokens per second of each round</source>
        <translation>每轮每秒的提示词词元数</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>每秒词元数</translation>
    </message>
    <message>
        <source>From opening the files until the model can generate</source>
        <translation>从打开文件到模型可以生成</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>奈特</translation>
    </message>
    <message>
        <source>Perplexity: %1.</source>
        <translation>困惑度：%1。</translation>
    </message>
    <message>
        <source>Time per token: %1.</source>
        <translation>每词元时间：%1。</translation>
    </message>
    <message>
        <source>Configurations compared with the baseline. %1</source>
        <translation>与基准相比的配置数。%1</translation>
    </message>
    <message>
        <source>%1
mean %2, median %3, 99% %4, largest %5 nats, of %6 tokens
same most likely token for %7 of %8 tokens</source>
        <translation>%1
平均 %2，中位数 %3，99% %4，最大 %5 奈特，共 %6 个词元
%8 个词元中有 %7 个的最可能词元相同</translation>
    </message>
    <message>
        <source>%1, faster</source>
        <translation>%1，更快</translation>
    </message>
    <message>
        <source>%1, slower</source>
        <translation>%1，更慢</translation>
    </message>
</context>
<context>
    <name>LlmColumns</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>未能区分</translation>
    </message>
    <message>
        <source>too few rounds</source>
        <translation>轮数过少</translation>
    </message>
    <message>
        <source>* Simulated on this device: the time is that of the simulation, not of the format.</source>
        <translation>* 在该设备上为模拟：时间是模拟的时间，不是该格式的时间。</translation>
    </message>
    <message>
        <source>median of %1 steps; 95% %2 to %3 ms; p95 %4 ms</source>
        <translation>%1 步的中位数；95% 为 %2 至 %3 ms；p95 为 %4 ms</translation>
    </message>
    <message>
        <source>median of %1 prompts of %2 tokens; 95% %3 to %4 ms; %5 tokens/s</source>
        <translation>%1 个提示词（每个 %2 个词元）的中位数；95% 为 %3 至 %4 ms；%5 词元/s</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>困惑度</translation>
    </message>
    <message>
        <source>± %1, %2 tokens</source>
        <translation>± %1，%2 个词元</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>All others are compared with this.</source>
        <translation>其他所有配置均与此比较。</translation>
    </message>
    <message>
        <source>%1 bits; %2 tokens compared</source>
        <translation>%1 位；比较了 %2 个词元</translation>
    </message>
    <message>
        <source>Top-1 (%)</source>
        <translation>Top-1 (%)</translation>
    </message>
    <message>
        <source>Tokens for which this configuration and the baseline predict the same most likely token.</source>
        <translation>此配置与基准预测的最可能词元相同的词元。</translation>
    </message>
    <message>
        <source>%1 tokens; 95% %2 to %3%</source>
        <translation>%1 个词元；95% %2 至 %3%</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Exact bytes of codes, scales and zero points, of embedding, head and norms; a tied head once.</source>
        <translation>编码、缩放因子和零点的准确字节数，含嵌入、输出头和归一化；共享的输出头只计一次。</translation>
    </message>
    <message>
        <source>%1 (%)</source>
        <translation>%1 (%)</translation>
    </message>
    <message>
        <source>%1 of %2 correct; standard error %3 points</source>
        <translation>%2 中 %1 正确；标准误 %3 个百分点</translation>
    </message>
    <message>
        <source>± SE</source>
        <translation>± 标准误</translation>
    </message>
    <message>
        <source>Standard error of the share, in points, as lm-eval gives it.</source>
        <translation>比例的标准误，百分点，与 lm-eval 的给法相同。</translation>
    </message>
    <message>
        <source>Share minus that of the baseline on the same items, in percentage points.</source>
        <translation>比例减去基准在相同样例上的比例，百分点。</translation>
    </message>
    <message>
        <source>95% %1 to %2 points (Tango); %3 items became correct, %4 wrong</source>
        <translation>95% %1 至 %2 个百分点 (Tango)；%3 个样例变为正确，%4 个变为错误</translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test against the baseline on the same items, adjusted for the number of configurations (Holm).</source>
        <translation>在相同样例上与基准比较的 McNemar 精确检验，按配置数量校正 (Holm)。</translation>
    </message>
    <message>
        <source>%1 before Holm&apos;s correction</source>
        <translation>Holm 校正前 %1</translation>
    </message>
    <message>
        <source>Equivalent: the 90% interval of the difference (Tango) lies within ±0.5 points. Better, worse: p is below 0.05. Otherwise not resolved.</source>
        <translation>等效：差异的 90% 区间 (Tango) 在 ±0.5 个百分点内。更好、更差：p 小于 0.05。否则未能区分。</translation>
    </message>
    <message>
        <source>ms/token</source>
        <translation>ms/词元</translation>
    </message>
    <message numerus="yes">
        <source>Time per output token with %n sequence(s) decoded together, median.</source>
        <translation>
            <numerusform>同时解码 %n 个序列时的每输出词元时间，中位数。</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>First token (ms)</source>
        <translation>首词元 (ms)</translation>
    </message>
    <message>
        <source>Time to first token of a prompt of %1 tokens, median.</source>
        <translation>%1 个词元的提示词的首词元时间，中位数。</translation>
    </message>
    <message>
        <source>KL (nats)</source>
        <translation>KL（奈特）</translation>
    </message>
    <message>
        <source>As requested by the configuration.</source>
        <translation>按配置的请求。</translation>
    </message>
    <message>
        <source>Weight format</source>
        <translation>权重格式</translation>
    </message>
    <message>
        <source>Weight type</source>
        <translation>权重类型</translation>
    </message>
    <message>
        <source>Requested activations</source>
        <translation>请求的激活</translation>
    </message>
    <message>
        <source>Activations at run time</source>
        <translation>运行时激活</translation>
    </message>
    <message>
        <source>Format that the matrix products of the layers actually used.</source>
        <translation>各层矩阵乘积实际使用的格式。</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>Format of keys and values.</source>
        <translation>键和值的格式。</translation>
    </message>
    <message>
        <source>Computed by</source>
        <translation>计算方式</translation>
    </message>
    <message>
        <source>Library or kernel for the matrix products of the layers.</source>
        <translation>用于各层矩阵乘积的库或内核。</translation>
    </message>
    <message>
        <source>As requested?</source>
        <translation>按请求？</translation>
    </message>
    <message>
        <source>Whether this device ran what was requested, and if not, why.</source>
        <translation>该设备是否按请求运行；若否，原因是什么。</translation>
    </message>
    <message>
        <source>Simulated: values are valid, speed is not.</source>
        <translation>模拟：数值有效，速度无效。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no: </source>
        <translation>否： </translation>
    </message>
    <message>
        <source>Load (s)</source>
        <translation>加载 (s)</translation>
    </message>
    <message>
        <source>Quantizing (s)</source>
        <translation>量化 (s)</translation>
    </message>
    <message>
        <source>Part of the load time for reading, calibrating and quantizing.</source>
        <translation>加载时间中用于读取、校准和量化的部分。</translation>
    </message>
    <message>
        <source>To the device (s)</source>
        <translation>传至设备 (s)</translation>
    </message>
    <message>
        <source>Part of the load time for copying to the device.</source>
        <translation>加载时间中用于复制到设备的部分。</translation>
    </message>
    <message>
        <source>In page cache (%)</source>
        <translation>页缓存内 (%)</translation>
    </message>
    <message>
        <source>Share of the files&apos; pages that were in the page cache before: 100% is a warm load.</source>
        <translation>加载前文件的页已在页缓存中的比例：100% 为热加载。</translation>
    </message>
    <message>
        <source>Not reported by the system.</source>
        <translation>系统未报告。</translation>
    </message>
    <message>
        <source>Cold load (s)</source>
        <translation>冷加载 (s)</translation>
    </message>
    <message>
        <source>With the files dropped from the page cache first. Measured once, with the first configuration, because all read the same files.</source>
        <translation>事先将文件移出页缓存。只用第一个配置测量一次，因为所有配置读取的文件相同。</translation>
    </message>
    <message>
        <source>vs baseline (%)</source>
        <translation>相对基准 (%)</translation>
    </message>
    <message>
        <source>Weights relative to the baseline.</source>
        <translation>权重大小与基准之比。</translation>
    </message>
    <message>
        <source>For all sequences at full context.</source>
        <translation>针对上下文全满的所有序列。</translation>
    </message>
    <message>
        <source>Keys and values of one token.</source>
        <translation>一个词元的键和值。</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>工作空间</translation>
    </message>
    <message>
        <source>Activations and scratch.</source>
        <translation>激活和临时空间。</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>Peak allocation, including loading.</source>
        <translation>分配峰值，含加载过程。</translation>
    </message>
    <message>
        <source>Number of tokens of one sequence that fit into free memory with this configuration loaded.</source>
        <translation>加载此配置后，空闲内存还能容纳的单个序列的词元数。</translation>
    </message>
    <message>
        <source>First token (ms), prompt %1</source>
        <translation>首词元 (ms)，提示词 %1</translation>
    </message>
    <message>
        <source>batch %1, prompt %2</source>
        <translation>批 %1，提示词 %2</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>批 %1</translation>
    </message>
    <message>
        <source>ms/token, %1</source>
        <translation>ms/词元，%1</translation>
    </message>
    <message>
        <source>Time per output token (TPOT): one more token of all sequences; median.</source>
        <translation>每输出词元时间 (TPOT)：所有序列各多一个词元；中位数。</translation>
    </message>
    <message>
        <source>Speed, %1</source>
        <translation>速度，%1</translation>
    </message>
    <message>
        <source>Request (s), %1</source>
        <translation>请求 (s)，%1</translation>
    </message>
    <message>
        <source>Δ (%)</source>
        <translation>Δ (%)</translation>
    </message>
    <message>
        <source>Perplexity relative to the baseline, on the same tokens.</source>
        <translation>相同词元上的困惑度与基准之比。</translation>
    </message>
    <message>
        <source>95% interval (%)</source>
        <translation>95% 区间 (%)</translation>
    </message>
    <message>
        <source>Interval of the ratio of perplexities: paired bootstrap (BCa) over blocks of 32 tokens.</source>
        <translation>困惑度之比的区间：以 32 个词元为一块的配对自助法 (BCa)。</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>更差</translation>
    </message>
    <message>
        <source>equivalent</source>
        <translation>等效</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Inspection</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Throughput (tokens/s), %1</source>
        <translation>吞吐量 (词元/s)，%1</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>As requested.</source>
        <translation>按请求。</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>Median of %1 steps. The throughput over wall time is %2 tokens/s.</source>
        <translation>%1 步的中位数。按实际时间计的吞吐量为 %2 词元/s。</translation>
    </message>
    <message>
        <source>95% interval %1 to %2 tokens/s.</source>
        <translation>95% 区间 %1 至 %2 词元/s。</translation>
    </message>
    <message>
        <source>Tokens of %1 steps over their wall time; %2 tokens/s at the median step, %3 with the prompts counted.</source>
        <translation>%1 步的词元数除以其实际时间；按步的中位数为 %2 词元/s，计入提示词为 %3。</translation>
    </message>
    <message>
        <source>%1: ± SE</source>
        <translation>%1：± 标准误</translation>
    </message>
    <message>
        <source>%1: Δ points</source>
        <translation>%1：Δ 百分点</translation>
    </message>
    <message>
        <source>%1: p</source>
        <translation>%1：p</translation>
    </message>
    <message>
        <source>%1: verdict</source>
        <translation>%1：结论</translation>
    </message>
    <message>
        <source>All decoded tokens of all sequences over the wall time of all steps, disturbed ones included.</source>
        <translation>所有序列的全部解码词元除以所有步（含受干扰的步）的实际时间。</translation>
    </message>
    <message>
        <source>Perplexity verdict</source>
        <translation>困惑度结论</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>每词元 KV 缓存</translation>
    </message>
    <message>
        <source>Median step (tokens/s), %1</source>
        <translation>步的中位数 (词元/s)，%1</translation>
    </message>
    <message>
        <source>Tokens per second of all sequences at the median step, as without disturbed steps.</source>
        <translation>所有序列按步时间中位数计的每秒词元数，相当于没有受干扰的步。</translation>
    </message>
    <message>
        <source>KL, mean (nats)</source>
        <translation>KL，平均（奈特）</translation>
    </message>
    <message>
        <source>KL, median (nats)</source>
        <translation>KL，中位数（奈特）</translation>
    </message>
    <message>
        <source>KL, 99% (nats)</source>
        <translation>KL，99%（奈特）</translation>
    </message>
    <message>
        <source>KL, largest (nats)</source>
        <translation>KL，最大（奈特）</translation>
    </message>
    <message>
        <source>Time per token relative to the baseline, from pairs of the same round. A difference must exceed that between two measurements of the baseline. This is the median of the ratios of the rounds, not the ratio of the ms/token columns.</source>
        <translation>每词元时间相对于基准的比值，取自同一轮的配对。差异必须超过基准两次测量之间的差异。这是各轮比值的中位数，而不是 ms/词元 两列之比。</translation>
    </message>
    <message>
        <source>From opening the files until the model can generate.</source>
        <translation>从打开文件到模型可以生成。</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>已分配</translation>
    </message>
    <message>
        <source>Memory allocated for weights on the device, including padding and both layouts of a matrix.</source>
        <translation>在设备上为权重分配的内存，包括填充以及矩阵的两种布局。</translation>
    </message>
    <message>
        <source>KV capacity (tokens)</source>
        <translation>KV 容量（词元）</translation>
    </message>
    <message>
        <source>From a new prompt to its first output token (TTFT); median.</source>
        <translation>从新提示词到其第一个输出词元 (TTFT)；中位数。</translation>
    </message>
    <message>
        <source>p-value of the difference, adjusted for the number of configurations (Holm).</source>
        <translation>差异的 p 值，已按配置数量校正 (Holm)。</translation>
    </message>
    <message>
        <source>All prompts one after another, then their tokens together; computed from the mean prompt and the mean step.</source>
        <translation>先逐个处理所有提示词，再一起生成它们的词元；由提示词平均值和步平均值计算得出。</translation>
    </message>
    <message>
        <source>Energy counter over %1 s: mean %2 W; power readings: %3 W</source>
        <translation>能耗计数器，%1 s 内：平均 %2 W；功率读数：%3 W</translation>
    </message>
    <message>
        <source>Energy of the whole GPU, idle power included, by its energy counter over at least 2 s of decoding. Shown only where power readings agree within 5%. There is no interval.</source>
        <translation>整个 GPU 的能耗（含空闲功率），由其能耗计数器在至少 2 s 的解码中测得。仅当与功率读数相差不超过 5% 时显示。没有区间。</translation>
    </message>
    <message>
        <source>Tokens per joule, %1</source>
        <translation>每焦耳词元数，%1</translation>
    </message>
    <message>
        <source>Energy (J/token), %1</source>
        <translation>能耗 (J/词元)，%1</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>The configurations were dealt out over several devices. Each is compared with the baseline of its own device; different devices are not interleaved.</source>
        <translation>各配置已分配给多个设备。每个配置都与其所在设备的基准比较；不同设备之间没有交错进行。</translation>
    </message>
    <message>
        <source>%1, PCI bus %2</source>
        <translation>%1，PCI 总线 %2</translation>
    </message>
    <message>
        <source>Energy (J/prompt token), prompt %1</source>
        <translation>能耗 (J/提示词词元)，提示词 %1</translation>
    </message>
    <message>
        <source>Energy of the whole GPU for reading the prompt, divided by its tokens.</source>
        <translation>读取提示词时整个 GPU 的能耗，除以其词元数。</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>median of %1 steps; 95% %2 to %3 ms</source>
        <translation>%1 步的中位数；95% 为 %2 至 %3 ms</translation>
    </message>
    <message>
        <source>exp of the mean cross-entropy per token. Lower is better.</source>
        <translation>每词元平均交叉熵的 exp。越低越好。</translation>
    </message>
    <message>
        <source>Text: %1.</source>
        <translation>文本：%1。</translation>
    </message>
    <message>
        <source>Equivalent: the 95% interval of the ratio of perplexities lies within ±0.5%. Better, worse: p is below 0.05 after Holm&apos;s correction. Otherwise not resolved. Not judged: the baseline is the same checkpoint, dequantized.</source>
        <translation>等效：困惑度之比的 95% 区间在 ±0.5% 内。更好、更差：Holm 校正后 p 小于 0.05。否则未能区分。未判定：基准是同一检查点的反量化结果。</translation>
    </message>
    <message>
        <source>Over %1 of %2 tokens, spread evenly.</source>
        <translation>基于 %2 个词元中均匀分布的 %1 个。</translation>
    </message>
    <message>
        <source>Over all %1 tokens.</source>
        <translation>基于全部 %1 个词元。</translation>
    </message>
    <message>
        <source>Mean KL divergence of the baseline&apos;s predictions from this configuration&apos;s, over the whole vocabulary, by token. %1</source>
        <translation>基准的预测相对此配置的预测的平均 KL 散度，在整个词表上，按词元。%1</translation>
    </message>
    <message>
        <source>Median of the tokens&apos; KL divergences. %1</source>
        <translation>各词元 KL 散度的中位数。%1</translation>
    </message>
    <message>
        <source>99th percentile of the tokens&apos; KL divergences. %1</source>
        <translation>各词元 KL 散度的第 99 百分位。%1</translation>
    </message>
    <message>
        <source>Largest of the tokens&apos; KL divergences. %1</source>
        <translation>各词元 KL 散度的最大值。%1</translation>
    </message>
    <message>
        <source>KL tokens</source>
        <translation>KL 词元数</translation>
    </message>
    <message>
        <source>Tokens whose KL divergence was computed.</source>
        <translation>计算了 KL 散度的词元数。</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>未判定</translation>
    </message>
    <message>
        <source>%1, faster</source>
        <translation>%1，更快</translation>
    </message>
    <message>
        <source>%1, slower</source>
        <translation>%1，更慢</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Load time of the baseline / load time; above 1 is faster. Each was loaded once, so there is no interval.</source>
        <translation>基准的加载时间 / 加载时间；大于 1 表示更快。每个配置只加载一次，因此没有区间。</translation>
    </message>
    <message>
        <source>Standard error by means of blocks of 32 neighboring tokens.</source>
        <translation>标准误，按 32 个相邻词元的块计算。</translation>
    </message>
</context>
<context>
    <name>LlmSlides</name>
    <message>
        <source>%1, perplexity</source>
        <translation>%1，困惑度</translation>
    </message>
    <message>
        <source>standard error %1</source>
        <translation>标准误 %1</translation>
    </message>
    <message>
        <source>%1 against the baseline</source>
        <translation>%1 相对基准</translation>
    </message>
    <message>
        <source>95% interval %1 to %2</source>
        <translation>95% 区间 %1 至 %2</translation>
    </message>
    <message>
        <source>%1, weights</source>
        <translation>%1，权重</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>%1, time per token</source>
        <translation>%1，每词元时间</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>No configuration decodes measurably faster than the baseline on this device.</source>
        <translation>在该设备上，没有任何配置的解码可测地快于基准。</translation>
    </message>
    <message numerus="yes">
        <source>n = %n step(s)</source>
        <translation>
            <numerusform>n = %n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n token(s)</source>
        <translation>
            <numerusform>n = %n 个词元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n round(s)</source>
        <translation>
            <numerusform>n = %n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the largest increase.</source>
        <translation>增幅最大的是 %1。</translation>
    </message>
    <message>
        <source>No smaller configuration is shown to match the perplexity of the baseline within ±0.5%.</source>
        <translation>没有更小的配置被证实困惑度与基准在 ±0.5% 内一致。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n configuration(s) match the perplexity of the baseline within ±0.5%.</source>
        <translation>
            <numerusform>%n 个配置中有 %1 个的困惑度与基准在 ±0.5% 内相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the smallest configuration that matches the perplexity of the baseline within ±0.5%.</source>
        <translation>%1 是困惑度与基准相差不超过 ±0.5% 的最小配置。</translation>
    </message>
    <message>
        <source>%1 decodes %2 as fast as the baseline, one sequence at a time.</source>
        <translation>%1 的解码速度为基准的 %2，一次一个序列。</translation>
    </message>
</context>
<context>
    <name>MeasureTour</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>F5 measures every chosen mode in turn, in the same rounds, so that a warming device cannot favor one of them. The runs of this tour were recorded on an NVIDIA H200; no GPU is needed to look at them.</source>
        <translation>F5 在相同的轮次中轮流测量所选的每个模式，使设备升温不会偏袒其中任何一个。本导览的运行是在 NVIDIA H200 上记录的；查看它们不需要 GPU。</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>实时测量</translation>
    </message>
    <message>
        <source>Live measures until you stop it. The trace grows while the kernels run: an envelope of all samples, the median, outliers as dots, and the distribution on the same axis.</source>
        <translation>“实时”会持续测量，直到您停止。内核运行时轨迹不断增长：所有样本的包络、中位数、以点表示的离群值，以及同一坐标轴上的分布。</translation>
    </message>
    <message>
        <source>Turn a knob</source>
        <translation>调节旋钮</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Drag Tokens, or choose another operation, size or number format: the running measurement follows at once. The text below the setup shows how long a run takes and how much memory it needs.</source>
        <translation>拖动“词元”，或选择其他操作、大小或数字格式：正在进行的测量会立即随之改变。设置下方显示一次运行需要多长时间和多少内存。</translation>
    </message>
    <message>
        <source>Every mode against the baseline, with ratio and interval: FASTER, SLOWER, SAME within ±1%, or NOT RESOLVED. Point at a cell to see how its number was measured. The first finding names the mode to choose.</source>
        <translation>每个模式与基准相比，附比值和区间：更快、更慢、相同（±1% 以内）或未能区分。指向单元格可查看其依据。“发现”首先列出应选择的模式。</translation>
    </message>
</context>
<context>
    <name>qs::Message</name>
    <message numerus="yes">
        <source>&quot;%1&quot; (%n values)</source>
        <comment>&quot;%1&quot; (%n value)</comment>
        <translation>
            <numerusform>&quot;%1&quot;（%n 个值）</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a list</source>
        <translation>&quot;%1&quot; 不是列表</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a token and its id</source>
        <translation>“%1”不是词元及其 ID</translation>
    </message>
    <message>
        <source>&quot;added_tokens&quot; is not a list</source>
        <translation>&quot;added_tokens&quot; 不是列表</translation>
    </message>
    <message>
        <source>&quot;consolidated.safetensors&quot; has the tensor names of the model&apos;s own code, which are not supported. Download the files for transformers as well.</source>
        <translation>&quot;consolidated.safetensors&quot; 使用该模型自有代码的张量名称，不受支持。请另外下载用于 transformers 的文件。</translation>
    </message>
    <message>
        <source>&quot;traceEvents&quot; is not a list</source>
        <translation>&quot;traceEvents&quot; 不是列表</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 was skipped by nvbench.</source>
        <translation>%1 %2 被 nvbench 跳过。</translation>
    </message>
    <message>
        <source>%1 %2 … %3</source>
        <translation>%1 %2 … %3</translation>
    </message>
    <message>
        <source>%1 %2 … %3 in steps of %4</source>
        <translation>%1 %2 … %3，步长 %4</translation>
    </message>
    <message>
        <source>%1 %2 … %3, doubling</source>
        <translation>%1 %2 … %3，逐次翻倍</translation>
    </message>
    <message>
        <source>%1 %2 … %3, each ×%4</source>
        <translation>%1 %2 … %3，每次 ×%4</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4, on %5</source>
        <translation>%1 %2，%3，%4，在 %5 上</translation>
    </message>
    <message>
        <source>%1 %2× [%3, %4], n = %5</source>
        <translation>%1 %2× [%3, %4]，n = %5</translation>
    </message>
    <message>
        <source>%1 %2×, exact</source>
        <translation>%1 %2×，精确</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>%1 (%2 tokens/s with batch %3, %4 with batch %5: %6)</source>
        <translation>%1（批量 %3 时 %2 词元/s，批量 %5 时 %4：%6）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <translation>%1（%2，第 %3 行）</translation>
    </message>
    <message>
        <source>%1 (SQNR %2 dB)</source>
        <translation>%1（SQNR %2 dB）</translation>
    </message>
    <message>
        <source>%1 (custom kernel; cuBLASLt was not found)</source>
        <translation>%1（自定义内核；没有找到 cuBLASLt）</translation>
    </message>
    <message>
        <source>%1 (few rows: custom kernel; more: cuBLASLt)</source>
        <translation>%1（行少时：自定义内核；行多时：cuBLASLt）</translation>
    </message>
    <message>
        <source>%1 (nothing is left of %2)</source>
        <translation>%1（%2全部丢失）</translation>
    </message>
    <message>
        <source>%1 (simulated)</source>
        <translation>%1（模拟）</translation>
    </message>
    <message>
        <source>%1 It printed: %2</source>
        <translation>%1 其输出：%2</translation>
    </message>
    <message>
        <source>%1 Slurm reported: %2</source>
        <translation>%1 Slurm 报告：%2</translation>
    </message>
    <message>
        <source>%1 activations</source>
        <translation>%1 激活</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>%1 allows no more sessions in one connection.</source>
        <translation>%1 不允许在一个连接中建立更多会话。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 and %2 are the same device: %3.</source>
        <translation>%1 和 %2 是同一设备：%3。</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 等，另有 %2 个</translation>
    </message>
    <message>
        <source>%1 are not resolved with this text.</source>
        <translation>用该文本未能区分 %1。</translation>
    </message>
    <message>
        <source>%1 assigns id %3 to the token %2; ids must be from 0 to %4.</source>
        <translation>%1 为词元 %2 指定了 ID %3；ID 必须在 0 到 %4 之间。</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1（%2）：%3</translation>
    </message>
    <message>
        <source>%1 bytes at its end belong to no tensor</source>
        <translation>末尾的 %1 字节不属于任何张量</translation>
    </message>
    <message>
        <source>%1 bytes before %2 belong to no tensor</source>
        <translation>%2 之前的 %1 字节不属于任何张量</translation>
    </message>
    <message>
        <source>%1 bytes from offset %2 exceed the buffer size of %3.</source>
        <translation>从偏移 %2 起的 %1 字节超出缓冲区大小 %3。</translation>
    </message>
    <message>
        <source>%1 can be swept over %2.</source>
        <translation>%1 可按 %2 扫描。</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1不能是 %2。</translation>
    </message>
    <message>
        <source>%1 cannot be a Slurm option.</source>
        <translation>%1 不能作为 Slurm 选项。</translation>
    </message>
    <message>
        <source>%1 cannot be a word of a command.</source>
        <translation>%1 不能作为命令的一个词。</translation>
    </message>
    <message>
        <source>%1 cannot be the name of a target.</source>
        <translation>%1 不能作为目标的名称。</translation>
    </message>
    <message>
        <source>%1 changed all weights during training, so it cannot be combined with other modes.</source>
        <translation>%1 在训练中改变了所有权重，因此不能与其他模式组合。</translation>
    </message>
    <message>
        <source>%1 classes are not supported; use 2 to 1,000.</source>
        <translation>不支持 %1 个类别；请使用 2 到 1,000 个。</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 与 %2 相比</translation>
    </message>
    <message>
        <source>%1 compared with %2: %3; %4 items became correct and %5 wrong.</source>
        <translation>%1 与 %2 相比：%3；%4 个样例变为正确，%5 个变为错误。</translation>
    </message>
    <message>
        <source>%1 contains &quot;sliding_attention&quot;, but no window is specified.</source>
        <translation>%1 含有 &quot;sliding_attention&quot;，但未指定窗口。</translation>
    </message>
    <message>
        <source>%1 contains %2 twice.</source>
        <translation>%1 两次包含 %2。</translation>
    </message>
    <message>
        <source>%1 contains %2, which is not supported.</source>
        <translation>%1 含有 %2，不受支持。</translation>
    </message>
    <message>
        <source>%1 contains a LoRA adapter (adapter_config.json), not a complete model.</source>
        <translation>%1 包含的是 LoRA 适配器 (adapter_config.json)，不是完整的模型。</translation>
    </message>
    <message>
        <source>%1 contains a control character.</source>
        <translation>%1 含有控制字符。</translation>
    </message>
    <message>
        <source>%1 contains an unclosed quotation mark.</source>
        <translation>%1 含有未闭合的引号。</translation>
    </message>
    <message>
        <source>%1 contains more than %2 rows (the limit).</source>
        <translation>%1 的行数超过 %2（上限）。</translation>
    </message>
    <message>
        <source>%1 contains more than 2,000,000 items (the limit).</source>
        <translation>%1 的样例数超过 2,000,000（上限）。</translation>
    </message>
    <message>
        <source>%1 contains neither &quot;model.safetensors&quot; nor &quot;model.safetensors.index.json&quot;.</source>
        <translation>%1 中既没有 &quot;model.safetensors&quot;，也没有 &quot;model.safetensors.index.json&quot;。</translation>
    </message>
    <message>
        <source>%1 contains no &quot;tokenizer.json&quot;, only &quot;tokenizer.model&quot; (SentencePiece), which is not supported.</source>
        <translation>%1 中没有 &quot;tokenizer.json&quot;，只有不受支持的 &quot;tokenizer.model&quot; (SentencePiece)。</translation>
    </message>
    <message>
        <source>%1 contains no run of one size measured by Quantoscope.</source>
        <translation>%1 不含由 Quantoscope 测得的单一大小的运行。</translation>
    </message>
    <message>
        <source>%1 contains no run: it is neither a session nor a results.json.</source>
        <translation>%1 不含运行：它既不是会话也不是 results.json。</translation>
    </message>
    <message>
        <source>%1 contains no tensors.</source>
        <translation>%1 不包含张量。</translation>
    </message>
    <message>
        <source>%1 contains the token %2 (%3), but the model supports tokens 0 to %4: its tokenizer has %5 tokens, its embedding %6 rows.</source>
        <translation>%1 含有词元 %2 (%3)，但模型支持的词元为 0 到 %4：其分词器有 %5 个词元，其嵌入有 %6 行。</translation>
    </message>
    <message>
        <source>%1 could not be removed: %2</source>
        <translation>无法移除 %1：%2</translation>
    </message>
    <message>
        <source>%1 dB in groups of %2</source>
        <translation>每组 %2 个时 %1 dB</translation>
    </message>
    <message>
        <source>%1 dB per tensor</source>
        <translation>按张量 %1 dB</translation>
    </message>
    <message>
        <source>%1 dB per token</source>
        <translation>按词元 %1 dB</translation>
    </message>
    <message>
        <source>%1 decoded in registers × %2, FP32 multiply-adds (%3)</source>
        <translation>%1（在寄存器中解码）× %2，FP32 乘加 (%3)</translation>
    </message>
    <message>
        <source>%1 decoded in registers × %2, FP32 multiply-adds (more than 32 rows: dequantized, %3)</source>
        <translation>%1（在寄存器中解码）× %2，FP32 乘加（超过 32 行：先反量化，%3）</translation>
    </message>
    <message>
        <source>%1 decoded in registers × %2, tensor cores, FP32 sums (up to %3 rows: custom kernel; more: dequantized, cuBLASLt)</source>
        <translation>%1（在寄存器中解码）× %2，张量核心，FP32 求和（不超过 %3 行：自定义内核；更多：先反量化，cuBLASLt）</translation>
    </message>
    <message>
        <source>%1 decompresses to more than %2 (the limit).</source>
        <translation>%1 解压后超过 %2（上限）。</translation>
    </message>
    <message>
        <source>%1 devices</source>
        <translation>%1 个设备</translation>
    </message>
    <message>
        <source>%1 did not complete the login within %2 s.</source>
        <translation>%1 未在 %2 s 内完成登录。</translation>
    </message>
    <message>
        <source>%1 does not answer.</source>
        <translation>%1 没有响应。</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 不存在。</translation>
    </message>
    <message>
        <source>%1 does not fill a whole number of bytes</source>
        <translation>%1 不是整数个字节</translation>
    </message>
    <message>
        <source>%1 duplicate images were removed, so that no two splits share an item.</source>
        <translation>已删除 %1 张重复图像，使各部分之间没有共同的样例。</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 个元素</translation>
    </message>
    <message>
        <source>%1 epochs are not supported</source>
        <translation>不支持 %1 个 epoch</translation>
    </message>
    <message>
        <source>%1 exists, but is not a session that this version can write.</source>
        <translation>%1 已存在，但不是本版本可写入的会话。</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 失败：%2</translation>
    </message>
    <message>
        <source>%1 failed: an exit code is %2.</source>
        <translation>%1 失败：有一个退出码为 %2。</translation>
    </message>
    <message>
        <source>%1 generates its operands; a file can be used for quantization only.</source>
        <translation>%1 自行生成操作数；文件只能用于量化。</translation>
    </message>
    <message>
        <source>%1 gives no session without a terminal.</source>
        <translation>%1 不提供没有终端的会话。</translation>
    </message>
    <message>
        <source>%1 has %2 dimensions; the limit is 64</source>
        <translation>%1 有 %2 维；上限为 64</translation>
    </message>
    <message>
        <source>%1 has %2 float tensors.</source>
        <translation>%1 有 %2 个浮点张量。</translation>
    </message>
    <message>
        <source>%1 has %2 merges; the limit is %3.</source>
        <translation>%1 有 %2 条合并规则；上限为 %3。</translation>
    </message>
    <message>
        <source>%1 has %2 records, and the first %3 are used as examples before each question.</source>
        <translation>%1 有 %2 条记录，而前 %3 条是每个问题之前的示例。</translation>
    </message>
    <message>
        <source>%1 has %2 tokens; at least two are required.</source>
        <translation>%1 有 %2 个词元；至少要有两个才能评分。</translation>
    </message>
    <message>
        <source>%1 has %2 tokens; the limit is %3.</source>
        <translation>%1 有 %2 个词元；上限是 %3。</translation>
    </message>
    <message>
        <source>%1 has AWQ weights of %2 bits in groups of %3, which is not supported.</source>
        <translation>%1 含有 %2 位、每组 %3 的 AWQ 权重，这不受支持。</translation>
    </message>
    <message>
        <source>%1 has GPTQ weights of %2 bits in groups of %3, which is not supported.</source>
        <translation>%1 含有 %2 位、每组 %3 的 GPTQ 权重，这不受支持。</translation>
    </message>
    <message>
        <source>%1 has a &quot;%2&quot; of 0</source>
        <translation>%1 的“%2”为 0</translation>
    </message>
    <message>
        <source>%1 has a &quot;%2&quot; that is damaged</source>
        <translation>%1 的“%2”已损坏</translation>
    </message>
    <message>
        <source>%1 has a &quot;%2&quot; that is neither true nor false</source>
        <translation>%1 的 &quot;%2&quot; 既不是 true 也不是 false</translation>
    </message>
    <message>
        <source>%1 has a &quot;%2&quot; that is not a whole number.</source>
        <translation>%1 的“%2”不是整数。</translation>
    </message>
    <message>
        <source>%1 has a &quot;dropout&quot;, which would give different tokens each time.</source>
        <translation>%1 含有 &quot;dropout&quot;，它会使每次得到不同的词元。</translation>
    </message>
    <message>
        <source>%1 has a dimension that is not a whole number from 0 to 2^63 - 1</source>
        <translation>%1 的某一维不是 0 到 2^63 - 1 的整数</translation>
    </message>
    <message>
        <source>%1 has a higher perplexity.</source>
        <translation>%1 的困惑度更高。</translation>
    </message>
    <message>
        <source>%1 has a lower perplexity.</source>
        <translation>%1 的困惑度更低。</translation>
    </message>
    <message>
        <source>%1 has an invalid size</source>
        <translation>%1 的大小无效</translation>
    </message>
    <message>
        <source>%1 has an invalid size.</source>
        <translation>%1 的大小无效。</translation>
    </message>
    <message>
        <source>%1 has data_offsets %2, but the file contains only %3 bytes of data</source>
        <translation>%1 的 data_offsets 为 %2，但文件只有 %3 字节数据</translation>
    </message>
    <message>
        <source>%1 has data_offsets %2, whose end is before the start</source>
        <translation>%1 的 data_offsets 为 %2，其终点在起点之前</translation>
    </message>
    <message>
        <source>%1 has data_offsets that are not whole numbers of 0 or more</source>
        <translation>%1 的 data_offsets 不是不小于 0 的整数</translation>
    </message>
    <message>
        <source>%1 has more than %2 records.</source>
        <translation>%1 的记录超过 %2 条。</translation>
    </message>
    <message>
        <source>%1 has more than 1,000 groups.</source>
        <translation>%1 的组超过 1,000 个。</translation>
    </message>
    <message>
        <source>%1 has narrower vectors</source>
        <translation>%1 的向量更窄</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot;</source>
        <translation>%1 没有 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot; that is a number of 0 or more</source>
        <translation>%1 没有不小于 0 的数值 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 has no &quot;avg&quot;</source>
        <translation>%1 没有 &quot;avg&quot;</translation>
    </message>
    <message>
        <source>%1 has no &quot;config_groups&quot;.</source>
        <translation>%1 没有 &quot;config_groups&quot;。</translation>
    </message>
    <message>
        <source>%1 has no &quot;merges&quot;, which are required to tokenize text.</source>
        <translation>%1 没有将文本切分为词元所需的 &quot;merges&quot;。</translation>
    </message>
    <message>
        <source>%1 has no &quot;model&quot;.</source>
        <translation>%1 没有 &quot;model&quot;。</translation>
    </message>
    <message>
        <source>%1 has no &quot;pattern&quot; that is a String or a Regex</source>
        <translation>%1 没有类型为 String 或 Regex 的 &quot;pattern&quot;</translation>
    </message>
    <message>
        <source>%1 has no &quot;quant_method&quot;.</source>
        <translation>%1 没有 &quot;quant_method&quot;。</translation>
    </message>
    <message>
        <source>%1 has no &quot;stats&quot;</source>
        <translation>%1 没有 &quot;stats&quot;</translation>
    </message>
    <message>
        <source>%1 has no &quot;vocab&quot;.</source>
        <translation>%1 没有 &quot;vocab&quot;。</translation>
    </message>
    <message>
        <source>%1 has no &quot;weight_map&quot;.</source>
        <translation>%1 没有 &quot;weight_map&quot;。</translation>
    </message>
    <message>
        <source>%1 has no &quot;weights&quot;.</source>
        <translation>%1 没有 &quot;weights&quot;。</translation>
    </message>
    <message>
        <source>%1 has no %2.</source>
        <translation>%1 没有 %2。</translation>
    </message>
    <message>
        <source>%1 has no GNU C library (glibc).</source>
        <translation>%1 没有 GNU C 库 (glibc)。</translation>
    </message>
    <message>
        <source>%1 has no dtype</source>
        <translation>%1 没有 dtype</translation>
    </message>
    <message>
        <source>%1 has no elements.</source>
        <translation>%1 没有元素。</translation>
    </message>
    <message>
        <source>%1 has no learned step sizes.</source>
        <translation>%1 没有学习到的步长。</translation>
    </message>
    <message>
        <source>%1 has no pair of data_offsets</source>
        <translation>%1 没有一对 data_offsets</translation>
    </message>
    <message>
        <source>%1 has no records.</source>
        <translation>%1 没有记录。</translation>
    </message>
    <message>
        <source>%1 has no shape</source>
        <translation>%1 没有形状</translation>
    </message>
    <message>
        <source>%1 has no tensor %2, but is listed for it in %3.</source>
        <translation>%1 没有张量 %2，但 %3 将其列在该文件中。</translation>
    </message>
    <message>
        <source>%1 has no tensor %2.</source>
        <translation>%1 没有张量 %2。</translation>
    </message>
    <message>
        <source>%1 has no tensor of a supported floating-point type; its tensors are of type %2.</source>
        <translation>%1 没有受支持的浮点类型的张量；其张量的类型为 %2。</translation>
    </message>
    <message>
        <source>%1 has no time</source>
        <translation>%1 没有时间</translation>
    </message>
    <message>
        <source>%1 has not been trained.</source>
        <translation>%1 尚未训练。</translation>
    </message>
    <message>
        <source>%1 has separate rules for single layers (&quot;dynamic&quot;), which is not supported.</source>
        <translation>%1 为个别层指定了各自的规则 (&quot;dynamic&quot;)，这不受支持。</translation>
    </message>
    <message>
        <source>%1 has the AWQ version %2, which is not supported.</source>
        <translation>%1 的 AWQ 版本为 %2，不受支持。</translation>
    </message>
    <message>
        <source>%1 has the GPTQ format %2, which is not supported.</source>
        <translation>%1 的 GPTQ 格式为 %2，不受支持。</translation>
    </message>
    <message>
        <source>%1 has the behavior %2, which is not supported</source>
        <translation>%1 的行为 (behavior) 为 %2，不受支持</translation>
    </message>
    <message>
        <source>%1 has the format %2 with %3-bit %4 weights, which is not supported.</source>
        <translation>%1 的格式为 %2，权重为 %3 位 %4，不受支持。</translation>
    </message>
    <message>
        <source>%1 has the method %2, which is not supported.</source>
        <translation>%1 的方法为 %2，不受支持。</translation>
    </message>
    <message>
        <source>%1 has the smallest file of all equivalent modes: %2 KiB, %3% of the baseline.</source>
        <translation>等效模式中文件最小的是 %1：%2 KiB，为基准的 %3%。</translation>
    </message>
    <message>
        <source>%1 has the smallest loss of the configurations that meet the limits: %2.</source>
        <translation>在满足限制的配置中，%1 的损失最小：%2。</translation>
    </message>
    <message>
        <source>%1 has the smallest weights: %2 bytes, %3 of the baseline.</source>
        <translation>权重最小的是 %1：%2 字节，为基准的 %3。</translation>
    </message>
    <message>
        <source>%1 has the strategy %2 with a group size that does not fit it.</source>
        <translation>%1 的策略为 %2，但其组大小与该策略不符。</translation>
    </message>
    <message>
        <source>%1 has the type %2, which is not supported.</source>
        <translation>%1 的类型为 %2，不受支持。</translation>
    </message>
    <message>
        <source>%1 has the unknown token %2, which is not in its vocabulary.</source>
        <translation>%1 的未知词元为 %2，它不在词表中。</translation>
    </message>
    <message>
        <source>%1 has the weights of the baseline, which is this checkpoint, dequantized: the comparison does not show what quantization cost.</source>
        <translation>%1 的权重与基准相同，而基准是此检查点的反量化结果：这一比较不能显示量化的代价。</translation>
    </message>
    <message>
        <source>%1 has transforms that run with the model (&quot;transform_config&quot;: %2), which is not supported. Without them its predictions are wrong.</source>
        <translation>%1 含有随模型运行的变换 (&quot;transform_config&quot;: %2)，不受支持。缺少这些变换，其预测是错误的。</translation>
    </message>
    <message>
        <source>%1 have a higher perplexity.</source>
        <translation>%1 的困惑度均更高。</translation>
    </message>
    <message>
        <source>%1 have a lower perplexity.</source>
        <translation>%1 的困惑度均更低。</translation>
    </message>
    <message>
        <source>%1 have the weights of the baseline, which is this checkpoint, dequantized: the comparison does not show what quantization cost.</source>
        <translation>%1 的权重与基准相同，而基准是此检查点的反量化结果：这一比较不能显示量化的代价。</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 个头</translation>
    </message>
    <message>
        <source>%1 holds %2 results; studies are compared one with one.</source>
        <translation>%1 含有 %2 个结果；研究只能一对一比较。</translation>
    </message>
    <message>
        <source>%1 holds codes or scales of a microscaling format, which stand for values only together. Dequantize the tensor to BF16 with the tool that wrote it, and save that.</source>
        <translation>%1 存放的是微缩放格式的编码或缩放因子，两者合在一起才表示数值。请用写出该文件的工具将张量反量化为 BF16 后保存。</translation>
    </message>
    <message>
        <source>%1 holds samples without a setup, the other file holds a study.</source>
        <translation>%1 只含样本而没有设置，另一个文件含有研究。</translation>
    </message>
    <message>
        <source>%1 images require more than 4 GiB (the limit).</source>
        <translation>%1 张图像需要超过 4 GiB（上限）。</translation>
    </message>
    <message>
        <source>%1 in the group %2</source>
        <translation>%1 的组 %2</translation>
    </message>
    <message>
        <source>%1 is %2, a RoPE scaling that is not supported.</source>
        <translation>%1 为 %2，这种 RoPE 缩放不受支持。</translation>
    </message>
    <message>
        <source>%1 is %2, which is %3 above the limit of %4.</source>
        <translation>%1 为 %2，比限制 %4 高 %3。</translation>
    </message>
    <message>
        <source>%1 is %2, which is %3 below the limit of %4.</source>
        <translation>%1 为 %2，比限制 %4 低 %3。</translation>
    </message>
    <message>
        <source>%1 is %2, which is not a token id of a vocabulary of %3 tokens.</source>
        <translation>%1 为 %2，它不是 %3 个词元的词表中的 ID。</translation>
    </message>
    <message>
        <source>%1 is %2, which is not divisible by the %3 heads, and there is no &quot;head_dim&quot;.</source>
        <translation>%1 为 %2，不能被 %3 个头整除，且没有 &quot;head_dim&quot;。</translation>
    </message>
    <message>
        <source>%1 is %2, which is not supported.</source>
        <translation>%1 为 %2，不受支持。</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 是%2。</translation>
    </message>
    <message>
        <source>%1 is %2; expected %3.</source>
        <translation>%1 为 %2；应为 %3。</translation>
    </message>
    <message>
        <source>%1 is %2; it must be a multiple of %3.</source>
        <translation>%1 为 %2；必须是 %3 的倍数。</translation>
    </message>
    <message>
        <source>%1 is %2; it must be between %3 and %4.</source>
        <translation>%1 为 %2；必须介于 %3 和 %4 之间。</translation>
    </message>
    <message>
        <source>%1 is %2; it requires increasing whole numbers from 1 to %3.</source>
        <translation>%1 为 %2；需要 1 到 %3 的递增整数。</translation>
    </message>
    <message>
        <source>%1 is %2; the limit of %3 lies within the 95% interval.</source>
        <translation>%1 为 %2；限制 %3 位于 95% 区间之内。</translation>
    </message>
    <message>
        <source>%1 is %2; the range is 1 to %3</source>
        <translation>%1 为 %2；范围是 1 到 %3</translation>
    </message>
    <message>
        <source>%1 is a GGUF model (llama.cpp), which is not supported.</source>
        <translation>%1 是 GGUF 模型 (llama.cpp)，不受支持。</translation>
    </message>
    <message>
        <source>%1 is a Parquet file; task files must be JSONL or JSON.</source>
        <translation>%1 是 Parquet 文件；任务文件必须为 JSONL 或 JSON。</translation>
    </message>
    <message>
        <source>%1 is a layer profile of trtexec --exportProfile, which contains no query times.</source>
        <translation>%1 是 trtexec --exportProfile 的层剖析，不含查询时间。</translation>
    </message>
    <message>
        <source>%1 is a pointer of Git LFS, not the file itself, which was not downloaded.</source>
        <translation>%1 是 Git LFS 的指针，不是文件本身；文件尚未下载。</translation>
    </message>
    <message>
        <source>%1 is a result of Quantoscope itself; there is nothing to import.</source>
        <translation>%1 是 Quantoscope 自身的结果，无需导入。</translation>
    </message>
    <message>
        <source>%1 is a single number.</source>
        <translation>%1 是单个数。</translation>
    </message>
    <message>
        <source>%1 is an .npy file, which contains a single tensor without a name.</source>
        <translation>%1 是 .npy 文件，其中有一个没有名称的张量。</translation>
    </message>
    <message>
        <source>%1 is compressed; task files must be JSONL or JSON.</source>
        <translation>%1 已压缩；任务文件必须为 JSONL 或 JSON。</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at %3 of %4 sizes, by %5 to %6.</source>
        <translation>在 %4 个大小中的 %3 个上，%1 比 %2 快 %5 至 %6。</translation>
    </message>
    <message>
        <source>%1 is faster than %2 from %3 on (%4); at %5 both take the same time.</source>
        <translation>从 %3 起，%1 比 %2 快（%4）；在 %5 时两者用时相同。</translation>
    </message>
    <message>
        <source>%1 is faster than %2 from %3 on (%4); at %5 the difference is not resolved.</source>
        <translation>从 %3 起，%1 比 %2 快（%4）；在 %5 时差异未能区分。</translation>
    </message>
    <message>
        <source>%1 is faster than %2 from about %3 on (%4); it is slower at %5 and faster at %6.</source>
        <translation>从约 %3 起，%1 比 %2 快（%4）；在 %5 时较慢，在 %6 时较快。</translation>
    </message>
    <message>
        <source>%1 is faster than %2 up to %3 (%4); at %5 both take the same time.</source>
        <translation>到 %3 为止，%1 比 %2 快（%4）；在 %5 时两者用时相同。</translation>
    </message>
    <message>
        <source>%1 is faster than %2 up to %3 (%4); at %5 the difference is not resolved.</source>
        <translation>到 %3 为止，%1 比 %2 快（%4）；在 %5 时差异未能区分。</translation>
    </message>
    <message>
        <source>%1 is faster than %2 up to about %3 (%4); it is faster at %5 and slower at %6.</source>
        <translation>到约 %3 为止，%1 比 %2 快（%4）；在 %5 时较快，在 %6 时较慢。</translation>
    </message>
    <message>
        <source>%1 is larger than 1 GiB.</source>
        <translation>%1 大于 1 GiB。</translation>
    </message>
    <message>
        <source>%1 is missing, and the model_type %2 is not supported.</source>
        <translation>缺少 %1，且不支持 model_type %2。</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>缺少 %1。</translation>
    </message>
    <message>
        <source>%1 is neither an .npy nor a .safetensors file.</source>
        <translation>%1 既不是 .npy 也不是 .safetensors 文件。</translation>
    </message>
    <message>
        <source>%1 is no number: %2</source>
        <translation>%1 不是数字：%2</translation>
    </message>
    <message>
        <source>%1 is not a JSON object.</source>
        <translation>%1 不是 JSON 对象。</translation>
    </message>
    <message>
        <source>%1 is not a finite number</source>
        <translation>%1 不是有限数</translation>
    </message>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 不是文件夹。</translation>
    </message>
    <message>
        <source>%1 is not a list of %2 types, one for each layer.</source>
        <translation>%1 不是含 %2 个类型（每层一个）的列表。</translation>
    </message>
    <message>
        <source>%1 is not a target.</source>
        <translation>%1 不是目标。</translation>
    </message>
    <message>
        <source>%1 is not an object</source>
        <translation>%1 不是对象</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation>%1 不是对象。</translation>
    </message>
    <message>
        <source>%1 is not resolved with this text.</source>
        <translation>用该文本未能区分 %1。</translation>
    </message>
    <message>
        <source>%1 is not supported</source>
        <translation>不支持 %1</translation>
    </message>
    <message>
        <source>%1 is not the output of a supported tool; it begins with %2.</source>
        <translation>%1 不是受支持工具的输出；其开头为 %2。</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: %2.</source>
        <translation>%1 不是有效的 JSON：%2。</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: line %2, column %3: %4.</source>
        <translation>%1 不是有效的 JSON：第 %2 行第 %3 列：%4。</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: line 1, column 1: unexpected end of input.</source>
        <translation>%1 不是有效的 JSON：第 1 行第 1 列：意外结束。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is skipped at %n points, first at %2: %3</source>
        <comment>%1 is skipped at %2: %3</comment>
        <translation>
            <numerusform>%1 在 %n 个点被跳过，首先是 %2：%3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is skipped: %2</source>
        <translation>跳过 %1：%2</translation>
    </message>
    <message>
        <source>%1 is stored in column-major order.</source>
        <translation>%1 以列主序存储。</translation>
    </message>
    <message>
        <source>%1 is the FP8 of AMD MI300, whose bias differs, so the same bits stand for other values. Convert the tensor first: x.to(torch.float32).</source>
        <translation>%1 是 AMD MI300 的 FP8，其偏置不同，因此相同的位表示不同的数值。请先转换张量：x.to(torch.float32)。</translation>
    </message>
    <message>
        <source>%1 is the best (%2), significantly better than each of the others on these %3 items.</source>
        <translation>%1 最好 (%2)，在这 %3 个样例上显著优于其他每一个。</translation>
    </message>
    <message>
        <source>%1 is the fastest configuration that meets the limits: %2.</source>
        <translation>在满足限制的配置中，%1 最快：%2。</translation>
    </message>
    <message>
        <source>%1 is too large for single precision</source>
        <translation>%1 对单精度来说太大</translation>
    </message>
    <message>
        <source>%1 is too large: %2. JSON files can have up to %3.</source>
        <translation>%1 太大：%2。JSON 文件最大为 %3。</translation>
    </message>
    <message>
        <source>%1 lists more than %2 shards.</source>
        <translation>%1 列出的分片超过 %2 个。</translation>
    </message>
    <message>
        <source>%1 lists more than 1,000 ids.</source>
        <translation>%1 列出的 ID 超过 1,000 个。</translation>
    </message>
    <message>
        <source>%1 lists no tensors.</source>
        <translation>%1 没有列出张量。</translation>
    </message>
    <message>
        <source>%1 looks like a result of %2, but %3.</source>
        <translation>%1 像是 %2 的结果，但%3。</translation>
    </message>
    <message>
        <source>%1 maps the tensor %2 to a file that is not a plain file name.</source>
        <translation>%1 将张量 %2 对应到一个文件，但它不是单纯的文件名。</translation>
    </message>
    <message>
        <source>%1 match the perplexity within ±0.5%.</source>
        <translation>%1 的困惑度在 ±0.5% 内一致。</translation>
    </message>
    <message>
        <source>%1 matches the perplexity within ±0.5%.</source>
        <translation>%1 的困惑度在 ±0.5% 内一致。</translation>
    </message>
    <message>
        <source>%1 meet the limits and need the least memory (the same number of bytes).</source>
        <translation>%1 满足限制且所需内存最少（字节数相同）。</translation>
    </message>
    <message>
        <source>%1 merge %2 is not a pair of tokens: %3.</source>
        <translation>%1 的合并规则 %2 不是一对词元：%3。</translation>
    </message>
    <message>
        <source>%1 merge %2 uses the token %3, which is not in the vocabulary.</source>
        <translation>%1 的合并规则 %2 使用了词元 %3，它不在词表中。</translation>
    </message>
    <message>
        <source>%1 modes</source>
        <translation>%1 个模式</translation>
    </message>
    <message>
        <source>%1 modes are better; the largest difference is that of %2, %3.</source>
        <translation>%1 个模式更好；差异最大的是 %2，%3。</translation>
    </message>
    <message>
        <source>%1 modes are equivalent to FP32 within ±0.5 points; the largest difference is that of %2, %3.</source>
        <translation>%1 个模式在 ±0.5 个百分点内与 FP32 等效；差异最大的是 %2，%3。</translation>
    </message>
    <message>
        <source>%1 modes are equivalent to and faster than the baseline on this device, by %2 to %3.</source>
        <translation>%1 个模式在该设备上与基准等效且更快，加速 %2 到 %3。</translation>
    </message>
    <message>
        <source>%1 modes are not resolved with these items; the largest difference is that of %2, %3.</source>
        <translation>%1 个模式用这些样例未能区分；差异最大的是 %2，%3。</translation>
    </message>
    <message>
        <source>%1 modes are worse; the largest difference is that of %2, %3.</source>
        <translation>%1 个模式更差；差异最大的是 %2，%3。</translation>
    </message>
    <message>
        <source>%1 must be %2.</source>
        <translation>%1 必须为 %2。</translation>
    </message>
    <message>
        <source>%1 must be larger than low_freq_factor.</source>
        <translation>%1 必须大于 low_freq_factor。</translation>
    </message>
    <message>
        <source>%1 needs the least memory of the configurations that meet the limits: %2.</source>
        <translation>在满足限制的配置中，%1 所需内存最少：%2。</translation>
    </message>
    <message>
        <source>%1 ns = %2 ps per element</source>
        <translation>每元素 %1 ns = %2 ps</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot;</source>
        <translation>&quot;%2&quot; 的 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>%1 of %2 columns never change in the training split; they are set to 0.</source>
        <translation>%2 列中有 %1 列在训练部分中不变；已设为 0。</translation>
    </message>
    <message>
        <source>%1 of %2 configurations measured</source>
        <translation>已测量 %2 个配置中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 groups</source>
        <translation>%2 组中的 %1 组</translation>
    </message>
    <message>
        <source>%1 of %2 is no number</source>
        <translation>%2 的 %1 不是数字</translation>
    </message>
    <message>
        <source>%1 of %2 items are used, chosen by the seed.</source>
        <translation>使用 %2 个样例中的 %1 个，由种子选取。</translation>
    </message>
    <message>
        <source>%1 of %2 items of %3 were skipped, because a choice has no token that can be scored; %4.</source>
        <translation>%3 的 %2 个样例中有 %1 个被跳过，因为某个选项没有可评分的词元；%4。</translation>
    </message>
    <message>
        <source>%1 of %2 items of %3 were skipped, because they do not fit into the model&apos;s context of %4 tokens; %5.</source>
        <translation>%3 的 %2 个样例中有 %1 个被跳过，因为它们超出模型 %4 个词元的上下文；%5。</translation>
    </message>
    <message>
        <source>%1 of %2 points measured</source>
        <translation>已测 %2 个点中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 points on %3 devices</source>
        <translation>%2 个点中的 %1 个，%3 个设备</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%2 行中的 %1 行</translation>
    </message>
    <message>
        <source>%1 of %2 samples took no longer than the constant overhead of their graph and count as 0 µs.</source>
        <translation>%2 个样本中有 %1 个用时不超过其图的固定开销，计为 0 µs。</translation>
    </message>
    <message>
        <source>%1 of %2 test items are used, chosen by the seed.</source>
        <translation>使用 %2 个测试样例中的 %1 个，由种子选取。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n comparisons with a baseline are not resolved. Ratios within ±1% count as the same; intervals are 95%.</source>
        <comment>%1 of %n comparison with a baseline is not resolved. Ratios within ±1% count as the same; intervals are 95%.</comment>
        <translation>
            <numerusform>与基准的 %n 个比较中有 %1 个未能区分。±1% 以内的比值视为相同；区间为 95%。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tasks done</source>
        <comment>%1 of %n task done</comment>
        <translation>
            <numerusform>%n 个任务中已完成 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of its %2 items are duplicates and were removed. The remaining %3 are split into %4 for training, %5 for calibration and %6 for testing; no split can be empty</source>
        <translation>其 %2 个样例中有 %1 个重复，已被删除。其余 %3 个分为训练 %4 个、校准 %5 个、测试 %6 个；任何一份都不能为空</translation>
    </message>
    <message>
        <source>%1 of its %2 items are duplicates of others or of test items and were removed. The remaining %3 are split into %4 for training and %5 for calibration; no split can be empty</source>
        <translation>其 %2 个样例中有 %1 个与其他样例或测试样例重复，已被删除。其余 %3 个分为训练 %4 个、校准 %5 个；任何一份都不能为空</translation>
    </message>
    <message>
        <source>%1 of shape %2 and type %3</source>
        <translation>形状 %2、类型 %3 的 %1</translation>
    </message>
    <message>
        <source>%1 on %2, batch %3, prompts of %4 tokens</source>
        <translation>%1，在 %2 上，批量 %3，提示词 %4 个词元</translation>
    </message>
    <message>
        <source>%1 on averages of %2×%3 pixels</source>
        <translation>%1，输入为 %2×%3 像素的平均值</translation>
    </message>
    <message>
        <source>%1 on minima</source>
        <translation>按最小值为 %1</translation>
    </message>
    <message>
        <source>%1 on steady means</source>
        <translation>按稳定平均值为 %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 over %2: the ratio of the medians is %3, outside the interval of the ratio by round, %4. No recommendation rests on it.</source>
        <translation>%1 相对 %2：中位数之比为 %3，在逐轮比值的区间 %4 之外。没有任何建议以此为依据。</translation>
    </message>
    <message>
        <source>%1 over %2: the speed-up of the means is %3, that of the medians %4. The difference is due to slow samples.</source>
        <translation>%1 相对 %2：平均值的加速比为 %3，中位数的加速比为 %4。差异源于慢样本。</translation>
    </message>
    <message>
        <source>%1 overlaps the previous tensor</source>
        <translation>%1 与前一个张量重叠</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <translation>%1 按%2</translation>
    </message>
    <message>
        <source>%1 per call</source>
        <translation>每次调用 %1</translation>
    </message>
    <message>
        <source>%1 per channel</source>
        <translation>%1，按通道</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>每词元 %1</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 个百分点</translation>
    </message>
    <message>
        <source>%1 refused the login after too many keys.</source>
        <translation>尝试的密钥过多，%1 拒绝了登录。</translation>
    </message>
    <message>
        <source>%1 refused the login.</source>
        <translation>%1 拒绝了登录。</translation>
    </message>
    <message>
        <source>%1 refuses connections: no SSH server listens there.</source>
        <translation>%1 拒绝连接：没有 SSH 服务器在监听。</translation>
    </message>
    <message>
        <source>%1 requires %2 bytes, but its data_offsets specify %3</source>
        <translation>%1 需要 %2 字节，但其 data_offsets 指定了 %3</translation>
    </message>
    <message>
        <source>%1 requires %2 bytes, but the file has more</source>
        <translation>%1 需要 %2 字节，但文件中更多</translation>
    </message>
    <message>
        <source>%1 requires %2 bytes, but the file has only %3</source>
        <translation>%1 需要 %2 字节，但文件中只有 %3</translation>
    </message>
    <message>
        <source>%1 requires 1 to 16 numbers.</source>
        <translation>%1 需要 1 到 16 个数。</translation>
    </message>
    <message>
        <source>%1 requires a calibration text.</source>
        <translation>%1 需要校准文本。</translation>
    </message>
    <message>
        <source>%1 requires more than 2^63 bytes</source>
        <translation>%1 需要超过 2^63 字节</translation>
    </message>
    <message>
        <source>%1 requires the inputs of the layer on a calibration split.</source>
        <translation>%1 需要该层在校准部分上的输入。</translation>
    </message>
    <message>
        <source>%1 rows (%2) independently yield the same n = %3: each contains one slow sample among %4, most likely its first run.</source>
        <translation>%1 行（%2）各自独立得出相同的 n = %3：每行在 %4 个样本中含有一个慢样本，很可能是首次运行。</translation>
    </message>
    <message>
        <source>%1 rows have the same features as another row. They are kept, because table rows can repeat, so splits can share values.</source>
        <translation>%1 行与另一行的特征相同。由于表格的行可能重复，这些行被保留，因此各部分可能共享数值。</translation>
    </message>
    <message>
        <source>%1 rows of heads of %2 elements are too much for the attention kernel.</source>
        <translation>%1 行、每个头 %2 个元素，超出注意力内核的能力。</translation>
    </message>
    <message>
        <source>%1 runs %2.</source>
        <translation>%1 运行的是 %2。</translation>
    </message>
    <message>
        <source>%1 samples are too few: the 95% interval of the median is %2 to %3, and p95 requires 59.</source>
        <translation>%1 个样本太少：中位数的 95% 区间为 %2 至 %3，而 p95 需要 59 个。</translation>
    </message>
    <message>
        <source>%1 samples do not determine the median precisely enough: its 95% interval is %2 to %3 (%4 wide; target: 2%).</source>
        <translation>%1 个样本不足以精确确定中位数：其 95% 区间为 %2 至 %3（宽 %4；目标：2%）。</translation>
    </message>
    <message>
        <source>%1 specifies %2, an architecture that is not supported.</source>
        <translation>%1 指定了 %2，这一架构不受支持。</translation>
    </message>
    <message>
        <source>%1 steps are too many</source>
        <translation>%1 步太多</translation>
    </message>
    <message>
        <source>%1 steps were requested at a time.</source>
        <translation>一次请求了 %1 步。</translation>
    </message>
    <message>
        <source>%1 the speed of %2</source>
        <translation>速度为 %2 的 %1</translation>
    </message>
    <message>
        <source>%1 to %2 (%3 sizes)</source>
        <translation>%1 至 %2（%3 个大小）</translation>
    </message>
    <message>
        <source>%1 to %2 buffers</source>
        <translation>%1 到 %2 个缓冲区</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 词元</translation>
    </message>
    <message>
        <source>%1 values, FP32 multiplication (simulated)</source>
        <translation>%1 数值，FP32 乘法（模拟）</translation>
    </message>
    <message>
        <source>%1 was altered in transit.</source>
        <translation>%1 在传输途中发生了改变。</translation>
    </message>
    <message>
        <source>%1 was lost, and its configurations are measured on the other devices: %2</source>
        <translation>%1 已丢失，它的配置改在其他设备上测量：%2</translation>
    </message>
    <message>
        <source>%1 was lost, and its points are measured on the other devices: %2</source>
        <translation>%1 已丢失，它的点改在其他设备上测量：%2</translation>
    </message>
    <message>
        <source>%1 was lost: %2</source>
        <translation>%1 已丢失：%2</translation>
    </message>
    <message>
        <source>%1 was not measured; the limit is %2.</source>
        <translation>没有测量 %1；限制为 %2。</translation>
    </message>
    <message>
        <source>%1 was skipped by Google Benchmark: %2</source>
        <translation>%1 被 Google Benchmark 跳过：%2</translation>
    </message>
    <message>
        <source>%1 was tried first.</source>
        <translation>首先尝试的是 %1。</translation>
    </message>
    <message>
        <source>%1 weights dequantized, FP32 multiplication</source>
        <translation>%1 权重反量化，FP32 乘法</translation>
    </message>
    <message>
        <source>%1 would have more than %2 elements.</source>
        <translation>%1 将超过 %2 个元素。</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × %2, FP32 multiply-adds (%3)</source>
        <translation>%1 × %2，FP32 乘加 (%3)</translation>
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
        <translation>%1，%2 个类别，种子 %3</translation>
    </message>
    <message>
        <source>%1, %2 parameters</source>
        <translation>%1，%2 个参数</translation>
    </message>
    <message>
        <source>%1, %2 parameters, %3 layers, width %4, vocabulary %5, context %6</source>
        <translation>%1，%2 个参数，%3 层，宽度 %4，词表 %5，上下文 %6</translation>
    </message>
    <message>
        <source>%1, %2 parameters, %3 layers, width %4, vocabulary %5, context %6, quantized (%7)</source>
        <translation>%1，%2 个参数，%3 层，宽度 %4，词表 %5，上下文 %6，已量化 (%7)</translation>
    </message>
    <message>
        <source>%1, %2 tokens</source>
        <translation>%1，%2 个词元</translation>
    </message>
    <message>
        <source>%1, %2, on %3</source>
        <translation>%1，%2，在 %3 上</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <translation>%1，%2：%3。</translation>
    </message>
    <message>
        <source>%1, 95% %2 to %3</source>
        <translation>%1，95% 为 %2 至 %3</translation>
    </message>
    <message>
        <source>%1, INT32 sums (%2)</source>
        <translation>%1，INT32 求和 (%2)</translation>
    </message>
    <message>
        <source>%1, by reading more than the cache size</source>
        <translation>%1，通过读取超过缓存大小的数据</translation>
    </message>
    <message>
        <source>%1, checked</source>
        <translation>%1，已校验</translation>
    </message>
    <message>
        <source>%1, each after BOS</source>
        <translation>%1，每个窗口以 BOS 开头</translation>
    </message>
    <message>
        <source>%1, expected to start at %2</source>
        <translation>%1，预计开始于 %2</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1，来自 %2</translation>
    </message>
    <message>
        <source>%1, groups of %2</source>
        <translation>%1，每组 %2</translation>
    </message>
    <message>
        <source>%1, groups of %2, clip %3</source>
        <translation>%1，每组 %2，截断 %3</translation>
    </message>
    <message>
        <source>%1, imported from %2</source>
        <translation>%1，从 %2 导入</translation>
    </message>
    <message>
        <source>%1, item %2</source>
        <translation>%1，样例 %2</translation>
    </message>
    <message>
        <source>%1, larger than the cache, so not actually hot</source>
        <translation>%1，大于缓存，因此实际上不热</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm</source>
        <translation>%1，不足缓存大小的两倍，因此部分为热</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm (rotation limited by the available memory)</source>
        <translation>%1，不足缓存大小的两倍，因此部分为热（轮换受可用内存限制）</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm (rotation limited to %2 buffers)</source>
        <translation>%1，不足缓存大小的两倍，因此部分为热（轮换限于 %2 个缓冲区）</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm (rotation limited to 1 GiB or a quarter of the available memory)</source>
        <translation>%1，不足缓存大小的两倍，因此部分为热（轮换限于 1 GiB 或可用内存的四分之一）</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>%1, line %2, %3</source>
        <translation>%1，第 %2 行，%3</translation>
    </message>
    <message>
        <source>%1, line %2: %3.</source>
        <translation>%1，第 %2 行：%3。</translation>
    </message>
    <message>
        <source>%1, one dynamic scale for the whole tensor, computed by the kernel: %2.</source>
        <translation>%1，整个张量一个动态缩放因子，由内核计算：%2。</translation>
    </message>
    <message>
        <source>%1, one dynamic scale per %2 elements of a token, computed by the kernel: %3.</source>
        <translation>%1，词元中每 %2 个元素一个动态缩放因子，由内核计算：%3。</translation>
    </message>
    <message>
        <source>%1, one dynamic scale per token, computed by the kernel: %2.</source>
        <translation>%1，每个词元一个动态缩放因子，由内核计算：%2。</translation>
    </message>
    <message>
        <source>%1, one scale per row</source>
        <translation>%1，每行一个缩放因子</translation>
    </message>
    <message>
        <source>%1, one scale per row, clip %2</source>
        <translation>%1，每行一个缩放因子，截断 %2</translation>
    </message>
    <message>
        <source>%1, one scale per tensor</source>
        <translation>%1，每张量一个缩放因子</translation>
    </message>
    <message>
        <source>%1, one scale per tensor, clip %2</source>
        <translation>%1，每张量一个缩放因子，截断 %2</translation>
    </message>
    <message>
        <source>%1, one static scale for the whole tensor: %2.</source>
        <translation>%1，整个张量一个静态缩放因子：%2。</translation>
    </message>
    <message>
        <source>%1, one static scale per %2 elements of a token: %3.</source>
        <translation>%1，词元中每 %2 个元素一个静态缩放因子：%3。</translation>
    </message>
    <message>
        <source>%1, one static scale per token: %2.</source>
        <translation>%1，每个词元一个静态缩放因子：%2。</translation>
    </message>
    <message>
        <source>%1, p = %2</source>
        <translation>%1，p = %2</translation>
    </message>
    <message>
        <source>%1, record %2</source>
        <translation>%1，记录 %2</translation>
    </message>
    <message>
        <source>%1, row &quot;%2&quot;</source>
        <translation>%1，行 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1, run %2: %3</source>
        <translation>%1，运行 %2：%3</translation>
    </message>
    <message>
        <source>%1, run %2: it has no &quot;result&quot;.</source>
        <translation>%1，运行 %2：没有 &quot;result&quot;。</translation>
    </message>
    <message>
        <source>%1, the first %2 of %3 tokens</source>
        <translation>%1，%3 个词元中的前 %2 个</translation>
    </message>
    <message>
        <source>%1, the first %2 tokens</source>
        <translation>%1，前 %2 个词元</translation>
    </message>
    <message>
        <source>%1, through %2</source>
        <translation>%1，经由 %2</translation>
    </message>
    <message>
        <source>%1, without BOS</source>
        <translation>%1，无 BOS</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. Do not use the figures of this mode, and report this problem.</source>
        <translation>%1。请勿使用该模式的数字，并请报告此问题。</translation>
    </message>
    <message>
        <source>%1. Do not use the figures of this variant, and report this problem.</source>
        <translation>%1。请勿使用该变体的数字，并请报告此问题。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; %3 is a difference of %4 of %5 items, z = %6, which is within the noise of so few items.</source>
        <translation>%1：&quot;%2&quot; %3 是 %5 个样例中 %4 个的差异，z = %6，在如此少的样例的噪声范围之内。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is %3, below &quot;%4&quot; of %5. A higher percentile is never smaller.</source>
        <translation>%1：&quot;%2&quot; 为 %3，低于 &quot;%4&quot; 的 %5。较高的百分位绝不会更小。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is %3, which is more than 100% of the peak.</source>
        <translation>%1：&quot;%2&quot; 为 %3，超过峰值的 100%。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is given as %3, but %4 compared with %5 gives %6.</source>
        <translation>%1：&quot;%2&quot; 给出的是 %3，但 %4 与 %5 相比得出 %6。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is given as %3, but %4 gives %5 (%6).</source>
        <translation>%1：&quot;%2&quot; 给出的是 %3，但由 %4 得出 %5（%6）。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is given as %3, but std %4 divided by mean %5 is %6.</source>
        <translation>%1：&quot;%2&quot; 给出的是 %3，但 std %4 除以 mean %5 是 %6。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is given as %3, but the change of %4 is within the noise (%5).</source>
        <translation>%1：&quot;%2&quot; 给出的是 %3，但 %4 的变化在噪声范围之内（%5）。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 (%3).</source>
        <translation>%1：%2（%3）。</translation>
    </message>
    <message>
        <source>%1: %2 compared with &quot;%3&quot; depends on one sample; without it, the result is %4.</source>
        <translation>%1：%2 相对 &quot;%3&quot; 的结果取决于一个样本；去掉它，结果为 %4。</translation>
    </message>
    <message>
        <source>%1: %2 contains row numbers and is not used.</source>
        <translation>%1：%2 是行号，未使用。</translation>
    </message>
    <message>
        <source>%1: %2 divided by %3 is %4, not %5: %6.</source>
        <translation>%1：%2 除以 %3 是 %4，而不是 %5：%6。</translation>
    </message>
    <message>
        <source>%1: %2 is of type %3, which is not supported.</source>
        <translation>%1：%2 的类型是 %3，不受支持。</translation>
    </message>
    <message>
        <source>%1: %2 training, %3 calibration and %4 test items</source>
        <translation>%1：%2 个训练，%3 个校准，%4 个测试</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos;</source>
        <translation>%1：&apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is missing.</source>
        <translation>%1：缺少 &apos;%2&apos;。</translation>
    </message>
    <message>
        <source>%1: Sequence has no &quot;%2&quot;.</source>
        <translation>%1：Sequence 没有 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>%1: a model of %2 to %3 KB is mostly file metadata, so its size ratios do not characterize the formats.</source>
        <translation>%1：%2 到 %3 KB 的模型大部分是文件元数据，因此其大小之比不能反映格式的特性。</translation>
    </message>
    <message>
        <source>%1: according to line %2, it ran as %3 (%4). Label it as simulated.</source>
        <translation>%1：根据第 %2 行，它以 %3 运行（%4）。请标为模拟。</translation>
    </message>
    <message>
        <source>%1: all accuracies are multiples of 1/%2 (%3), so they were measured on %4 items. The standard error at %5 is ±%6 points. Differences below %7 points are not resolved; a paired test (McNemar) resolves none below %8 points (%9 items).</source>
        <translation>%1：所有准确率都是 1/%2 的倍数（%3），因此是在 %4 个样例上测得的。在 %5 处标准误为 ±%6 个百分点。小于 %7 个百分点的差异未能区分；配对检验 (McNemar) 也无法区分小于 %8 个百分点（%9 个样例）的差异。</translation>
    </message>
    <message>
        <source>%1: all times of &quot;%2&quot; are multiples of %3 (%4 to %5 of them), as the steps of a timer are.</source>
        <translation>%1：&quot;%2&quot; 的所有时间都是 %3 的倍数（%4 到 %5 倍），如同计时器的步长。</translation>
    </message>
    <message>
        <source>%1: entry %2 of &quot;vocab&quot; is not a token and its score: %3.</source>
        <translation>%1：“vocab”的第 %2 项不是词元及其分数：%3。</translation>
    </message>
    <message>
        <source>%1: layer %2 of %3</source>
        <translation>%1：第 %2 层，共 %3 层</translation>
    </message>
    <message>
        <source>%1: measuring a point again while the other devices are idle</source>
        <translation>%1：正在其他设备空闲时重新测量一个点</translation>
    </message>
    <message>
        <source>%1: measuring the baseline again while the other devices are idle</source>
        <translation>%1：正在其他设备空闲时重新测量基准</translation>
    </message>
    <message>
        <source>%1: of %2 sizes, %3 is printed as the best per element (%4). Recomputed, it is the worst: %5 ns compared with %6 ns for %7. The conclusion is inverted.</source>
        <translation>%1：%2 个大小中，%3 被列为每元素最好（%4）。重新计算后它最差：%5 ns，而 %7 为 %6 ns。结论颠倒。</translation>
    </message>
    <message>
        <source>%1: one outlier of %2 dominates the variance. (max − mean)/std = %3 = √(n − 1) gives n = %4. The other %5 samples take %6 on average, not %7.</source>
        <translation>%1：一个离群值 %2 主导了方差。(max − mean)/std = %3 = √(n − 1) 得出 n = %4。其余 %5 个样本平均为 %6，而不是 %7。</translation>
    </message>
    <message>
        <source>%1: run “%2”, n = %3 items; 95% intervals of differences paired by item.</source>
        <translation>%1：运行“%2”，n = %3 个样例；按样例配对的差值的 95% 区间。</translation>
    </message>
    <message>
        <source>%1: the %2 is given as %3, but the samples in the file give %4.</source>
        <translation>%1：%2给出为 %3，但按文件中的样本计算为 %4。</translation>
    </message>
    <message>
        <source>%1: the baseline could not be measured: %2</source>
        <translation>%1：无法测量基准：%2</translation>
    </message>
    <message>
        <source>%1: the label %2 is not a whole number of at most 2147483647.</source>
        <translation>%1：标签 %2 不是不超过 2147483647 的整数。</translation>
    </message>
    <message>
        <source>%1: the label is %2, %3.</source>
        <translation>%1：标签是 %2，%3。</translation>
    </message>
    <message>
        <source>%1: the label is missing.</source>
        <translation>%1：缺少标签。</translation>
    </message>
    <message>
        <source>%1: the record</source>
        <translation>%1：记录</translation>
    </message>
    <message>
        <source>%1: the tensor %2 has shape %3; expected %4.</source>
        <translation>%1：张量 %2 的形状为 %3；应为 %4。</translation>
    </message>
    <message>
        <source>%1: the tensor %2 has type %3; expected %4.</source>
        <translation>%1：张量 %2 的类型为 %3；应为 %4。</translation>
    </message>
    <message>
        <source>%1: the text says %2, but %3 gives %4.</source>
        <translation>%1：文本中写的是 %2，但 %3 得出 %4。</translation>
    </message>
    <message>
        <source>%1: this label is the 1,001st class; the limit is 1,000.</source>
        <translation>%1：此标签是第 1,001 个类别；上限为 1,000 个。</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; its figures are not reliable.</source>
        <translation>%1；其数字不可信。</translation>
    </message>
    <message>
        <source>%1; its last output: %2.</source>
        <translation>%1；其最后输出：%2。</translation>
    </message>
    <message>
        <source>%1; not measured by Quantoscope.</source>
        <translation>%1；并非由 Quantoscope 测得。</translation>
    </message>
    <message>
        <source>%1@%2, port %3</source>
        <translation>%1@%2，端口 %3</translation>
    </message>
    <message>
        <source>%1×%2 exceeds the %3 elements that were prepared.</source>
        <translation>%1×%2 超出所准备的 %3 个元素。</translation>
    </message>
    <message>
        <source>%2 has no variant &apos;%1&apos;.</source>
        <translation>%2 没有变体“%1”。</translation>
    </message>
    <message>
        <source>%2 of %1 layers use a sliding window of %3 tokens and the others full attention, which is not supported. The context is limited to the window, where both are equivalent.</source>
        <translation>%1 层中有 %2 层使用 %3 个词元的滑动窗口，其余各层使用全注意力，这不受支持。上下文限于窗口长度，在此范围内两者等价。</translation>
    </message>
    <message>
        <source>%2×%3 is not divisible into cells of %1 pixels.</source>
        <translation>%2×%3 不能划分为 %1 像素的单元。</translation>
    </message>
    <message numerus="yes">
        <source>%n accuracy studies</source>
        <comment>%n accuracy study</comment>
        <translation>
            <numerusform>%n 项准确率研究</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buffers</source>
        <comment>%n buffer</comment>
        <translation>
            <numerusform>%n 个缓冲区</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buffers, %1</source>
        <comment>%n buffer, %1</comment>
        <translation>
            <numerusform>%n 个缓冲区，%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are not resolved.</source>
        <comment>%n configuration is not resolved.</comment>
        <translation>
            <numerusform>%n 个配置未能区分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are not resolved. Measure %1 rounds and the whole text to narrow their intervals.</source>
        <comment>%n configuration is not resolved. Measure %1 rounds and the whole text to narrow its intervals.</comment>
        <translation>
            <numerusform>%n 个配置未能区分。请测量 %1 轮并使用整个文本，以缩小其区间。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are simulated on this device.</source>
        <comment>%n configuration is simulated on this device.</comment>
        <translation>
            <numerusform>%n 个配置在该设备上是模拟的。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are simulated on this device. Their predictions and sizes are valid; their times are not representative of hardware with support.</source>
        <comment>%n configuration is simulated on this device. Its predictions and size are valid; its times are not representative of hardware with support.</comment>
        <translation>
            <numerusform>%n 个配置在该设备上为模拟。其预测和大小有效；其时间不代表支持该格式的硬件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations do not meet the limits.</source>
        <comment>%n configuration does not meet the limits.</comment>
        <translation>
            <numerusform>%n 个配置不满足限制。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries were left out. The first: %1.</source>
        <comment>%n entry was left out: %1.</comment>
        <translation>
            <numerusform>略去了 %n 个条目。首个：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fall</source>
        <comment>%n falls</comment>
        <translation>
            <numerusform>%n 个落在</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures were left out because they are NaN, infinite or no number.</source>
        <comment>%n figure was left out because it is NaN, infinite or no number.</comment>
        <translation>
            <numerusform>略去了 %n 个数值，因为它们是 NaN、无穷大或不是数字。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finite input values were restored as NaN or infinite and are excluded from the error figures.</source>
        <comment>%n finite input value was restored as NaN or infinite and is excluded from the error figures.</comment>
        <translation>
            <numerusform>%n 个有限的输入值还原为 NaN 或无穷，不计入误差数字。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finite values became 0</source>
        <comment>%n finite value became 0</comment>
        <translation>
            <numerusform>%n 个有限值变为 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finite values became 0 or nearly 0</source>
        <comment>%n finite value became 0 or nearly 0</comment>
        <translation>
            <numerusform>%n 个有限值变为 0 或接近 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n input values are NaN or infinite and are excluded from the error figures.</source>
        <comment>%n input value is NaN or infinite and is excluded from the error figures.</comment>
        <translation>
            <numerusform>%n 个输入值为 NaN 或无穷，不计入误差数字。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iterations</source>
        <comment>%n iteration</comment>
        <translation>
            <numerusform>%n 次迭代</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iterations and at least %1 ms</source>
        <comment>%n iteration and at least %1 ms</comment>
        <translation>
            <numerusform>%n 次迭代且至少 %1 ms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kernel runs</source>
        <comment>%n kernel run</comment>
        <translation>
            <numerusform>%n 次内核运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n language-model studies</source>
        <comment>%n language-model study</comment>
        <translation>
            <numerusform>%n 项语言模型研究</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n latency samples</source>
        <comment>%n latency sample</comment>
        <translation>
            <numerusform>%n 个延迟样本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines around the JSON were skipped: they are a log.</source>
        <comment>%n line around the JSON was skipped: it is a log.</comment>
        <translation>
            <numerusform>跳过了 JSON 前后的 %n 行：它们是日志。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n measurements have a single variant, so they contain no comparison.</source>
        <comment>%n measurement has a single variant, so it contains no comparison.</comment>
        <translation>
            <numerusform>%n 次测量只有一个变体，因此不含任何比较。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are better: %1.</source>
        <comment>%n mode is better: %1.</comment>
        <translation>
            <numerusform>%n 个模式更好：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are equivalent to FP32 within ±0.5 points: %1.</source>
        <comment>%n mode is equivalent to FP32 within ±0.5 points: %1.</comment>
        <translation>
            <numerusform>%n 个模式在 ±0.5 个百分点内与 FP32 等效：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are not resolved with these items: %1.</source>
        <comment>%n mode is not resolved with these items: %1.</comment>
        <translation>
            <numerusform>%n 个模式用这些样例未能区分：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are not resolved. Measure %1 calls and %2 test items to narrow their intervals.</source>
        <comment>%n mode is not resolved. Measure %1 calls and %2 test items to narrow its intervals.</comment>
        <translation>
            <numerusform>%n 个模式未能区分。请测量 %1 次调用和 %2 个测试样例，以缩小其区间。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are simulated on this device. Their accuracy and size are valid; their latency is not representative of hardware with support.</source>
        <comment>%n mode is simulated on this device. Its accuracy and size are valid; its latency is not representative of hardware with support.</comment>
        <translation>
            <numerusform>%n 个模式在该设备上为模拟。其准确率和大小有效；其延迟不代表支持该格式的硬件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are worse: %1.</source>
        <comment>%n mode is worse: %1.</comment>
        <translation>
            <numerusform>%n 个模式更差：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes leave too little of the values of their input: %1.</source>
        <comment>%n mode leaves too little of the values of its input: %1.</comment>
        <translation>
            <numerusform>%n 个模式对其输入的数值保留过少：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more types of warnings are listed with the runs.</source>
        <comment>%n more type of warning is listed with the runs.</comment>
        <translation>
            <numerusform>另有 %n 类警告列在各次运行中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 columns of the input hold outliers.</source>
        <comment>%n of %1 columns of the input holds outliers.</comment>
        <translation>
            <numerusform>输入的 %1 列中有 %n 列含离群值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 rows of the input hold outliers.</source>
        <comment>%n of %1 rows of the input holds outliers.</comment>
        <translation>
            <numerusform>输入的 %1 行中有 %n 行含离群值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median, and %3 on a repaint of this window, no more than expected by chance (p = %4).</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median, and %3 on a repaint of this window, no more than expected by chance (p = %4).</comment>
        <translation>
            <numerusform>%1 个样本中有 %n 个是孤立尖峰；p99 为中位数的 %2 倍；%3 在本窗口重绘时，不多于随机预期（p = %4）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</comment>
        <translation>
            <numerusform>%1 个样本中有 %n 个是孤立尖峰；p99 为中位数的 %2 倍；%3 在本窗口重绘时：程序干扰了自身的测量（p = %4）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median.</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median.</comment>
        <translation>
            <numerusform>%1 个样本中有 %n 个是孤立尖峰；p99 为中位数的 %2 倍。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes</source>
        <comment>%n other process</comment>
        <translation>
            <numerusform>另外 %n 个进程</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes used the device during the run.</source>
        <comment>%n other process used the device during the run.</comment>
        <translation>
            <numerusform>运行期间有 %n 个其他进程使用该设备。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes used the device during the run: %1.</source>
        <comment>%n other process used the device during the run: %1.</comment>
        <translation>
            <numerusform>运行期间有 %n 个其他进程使用该设备：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other studies</source>
        <comment>%n other study</comment>
        <translation>
            <numerusform>%n 项其他研究</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests failed, according to the file.</source>
        <comment>%n request failed, according to the file.</comment>
        <translation>
            <numerusform>根据文件，有 %n 个请求失败。</numerusform>
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
        <source>%n rows give neither samples nor a standard deviation with its number of samples, so there is a ratio and no interval.</source>
        <comment>%n row gives neither samples nor a standard deviation with its number of samples, so there is a ratio and no interval.</comment>
        <translation>
            <numerusform>有 %n 行既没有样本，也没有标准差及其样本数量，因此只有比值而没有区间。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no samples: their intervals come from mean, standard deviation and number of samples, taken as independent, because the order of measuring is not known.</source>
        <comment>%n row has no samples: its interval comes from mean, standard deviation and number of samples, taken as independent, because the order of measuring is not known.</comment>
        <translation>
            <numerusform>有 %n 行没有样本：其区间由平均值、标准差和样本数量得出，并视为相互独立，因为测量顺序未知。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows were measured by other tools, not in the same rounds.</source>
        <comment>%n row was measured by another tool, not in the same rounds.</comment>
        <translation>
            <numerusform>%n 行由其他工具测得，不在同一轮中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples are too few: an interval of the median requires 6, p95 requires 59, and p99 requires 299.</source>
        <comment>%n sample is too few: an interval of the median requires 6, p95 requires 59, and p99 requires 299.</comment>
        <translation>
            <numerusform>%n 个样本太少：中位数的区间需要 6 个，p95 需要 59 个，p99 需要 299 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples were left out because they are NaN or below 0.</source>
        <comment>%n sample was left out because it is NaN or below 0.</comment>
        <translation>
            <numerusform>略去了 %n 个样本，因为它们是 NaN 或小于 0。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples were not shown during the measurement; the result contains all of them.</source>
        <comment>%n sample was not shown during the measurement; the result contains it.</comment>
        <translation>
            <numerusform>%n 个样本在测量期间没有显示；结果包含全部样本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scores</source>
        <comment>%n score</comment>
        <translation>
            <numerusform>%n 个得分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweeps</source>
        <comment>%n sweep</comment>
        <translation>
            <numerusform>%n 次扫描</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensors of the checkpoint are not used: %1.</source>
        <comment>%n tensor of the checkpoint is not used: %1.</comment>
        <translation>
            <numerusform>检查点中有 %n 个张量未使用：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times of 0 or below were left out: nothing was measured there.</source>
        <comment>%n time of 0 or below was left out: nothing was measured there.</comment>
        <translation>
            <numerusform>略去了 %n 个小于或等于 0 的时间：那里没有测到任何内容。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variants are not resolved. Run until resolved to narrow their intervals.</source>
        <comment>%n variant is not resolved. Run until resolved to narrow its interval.</comment>
        <translation>
            <numerusform>%n 个变体未能区分。请运行直到区分，以缩小其区间。</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; did not end within %2 s.</source>
        <translation>&apos;%1&apos; 未在 %2 s 内结束。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has printed nothing for %2 s.</source>
        <translation>“%1”已有 %2 s 没有任何输出。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in its configuration %2</source>
        <translation>其配置中的“%1”%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a backend.</source>
        <translation>&apos;%1&apos; 不是后端。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a memory size.</source>
        <translation>“%1”不是内存大小。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid size for %2.</source>
        <translation>“%1”对 %2 不是有效的大小。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; requires a GPU.</source>
        <translation>“%1”需要 GPU。</translation>
    </message>
    <message>
        <source>&apos;bytes&apos; must be a whole number of 0 or more.</source>
        <translation>&apos;bytes&apos; 必须是不小于 0 的整数。</translation>
    </message>
    <message>
        <source>&apos;quantoscope llm configs&apos; lists them.</source>
        <translation>&apos;quantoscope llm configs&apos; 会列出它们。</translation>
    </message>
    <message>
        <source>&apos;quantoscope modes --list&apos; lists all modes.</source>
        <translation>&apos;quantoscope modes --list&apos; 列出全部模式。</translation>
    </message>
    <message>
        <source>&apos;quantoscope sessions&apos; lists them.</source>
        <translation>&apos;quantoscope sessions&apos; 会列出它们。</translation>
    </message>
    <message>
        <source>&apos;runs&apos; must be a list of at most %1 runs.</source>
        <translation>&apos;runs&apos; 必须是最多 %1 个运行的列表。</translation>
    </message>
    <message>
        <source>&apos;speed&apos;, &apos;memory&apos; or &apos;loss&apos;</source>
        <translation>&apos;speed&apos;、&apos;memory&apos; 或 &apos;loss&apos;</translation>
    </message>
    <message>
        <source>--context is %1; a window has at least %2 tokens.</source>
        <translation>--context 为 %1；窗口至少要有 %2 个词元。</translation>
    </message>
    <message>
        <source>--context is %1; the model supports %2 positions.</source>
        <translation>--context 为 %1；该模型支持 %2 个位置。</translation>
    </message>
    <message>
        <source>--devices cannot be used with Slurm, which chooses the GPUs.</source>
        <translation>--devices 不能与 Slurm 一起使用：GPU 由 Slurm 选择。</translation>
    </message>
    <message>
        <source>--energy requires rounds, but the speed is not measured (--rounds 0 or --no-speed).</source>
        <translation>--energy 需要轮次，但不测量速度（--rounds 0 或 --no-speed）。</translation>
    </message>
    <message>
        <source>--group-size is %1; it must be a multiple of 8.</source>
        <translation>--group-size 为 %1；必须是 8 的倍数。</translation>
    </message>
    <message>
        <source>--out is the folder of the model itself.</source>
        <translation>--out 是模型自身的文件夹。</translation>
    </message>
    <message>
        <source>--stride is %1; it must be smaller than the window of %2 tokens.</source>
        <translation>--stride 为 %1；必须小于 %2 个词元的窗口。</translation>
    </message>
    <message>
        <source>--stride is %1; with windows of %2 tokens it can be up to %3.</source>
        <translation>--stride 为 %1；窗口为 %2 个词元时，最大为 %3。</translation>
    </message>
    <message>
        <source>--text-tokens is 1; at least two tokens are required.</source>
        <translation>--text-tokens 为 1；至少要有两个词元才能评分。</translation>
    </message>
    <message>
        <source>1 / time</source>
        <translation>1 / 时间</translation>
    </message>
    <message>
        <source>1 / time per token</source>
        <translation>1 / 每词元时间</translation>
    </message>
    <message>
        <source>128 is usual.</source>
        <translation>通常为 128。</translation>
    </message>
    <message>
        <source>16 elements per thread</source>
        <translation>每线程 16 个元素</translation>
    </message>
    <message>
        <source>16 elements per thread; adjacent lanes load adjacent 16-byte words. Two instructions saturate and pack four codes, four shuffles collect 16 adjacent codes in one lane, and one 16-byte store writes them. 5 instructions per element; memory is the only limit.</source>
        <translation>每线程 16 个元素；相邻通道加载相邻的 16 字节字。两条指令饱和并打包四个编码，四次 shuffle 将 16 个相邻编码集中到一个通道，再由一次 16 字节存储写出。每元素 5 条指令；仅受内存限制。</translation>
    </message>
    <message>
        <source>16-bit weights must be FP16 or BF16</source>
        <translation>16 位权重必须为 FP16 或 BF16</translation>
    </message>
    <message>
        <source>2 × M × N × K / time</source>
        <translation>2 × M × N × K / 时间</translation>
    </message>
    <message>
        <source>2 × the product of the sizes / time</source>
        <translation>2 × 各大小之积 / 时间</translation>
    </message>
    <message>
        <source>32-bit floating point</source>
        <translation>32 位浮点</translation>
    </message>
    <message>
        <source>4 elements per thread</source>
        <translation>每线程 4 个元素</translation>
    </message>
    <message>
        <source>4-bit weights as quantiles of the normal distribution with one FP32 scale per 64 elements along k, 16-bit activations, decoded in registers: 4.5 bits per weight. For 1 to 64 rows, on compute capability 9.0 up to 512.</source>
        <translation>以正态分布分位数表示的 4 位权重，沿 k 每 64 个元素一个 FP32 缩放因子，16 位激活，在寄存器中解码：每个权重 4.5 位。适用于 1 至 64 行，在计算能力 9.0 上最多 512 行。</translation>
    </message>
    <message>
        <source>4096x8192, or a number of elements such as 50000000</source>
        <translation>4096x8192，或元素数如 50000000</translation>
    </message>
    <message>
        <source>512, 64x4096x14336 (m x k x n) or m64k4096n14336</source>
        <translation>512、64x4096x14336 (m x k x n) 或 m64k4096n14336</translation>
    </message>
    <message>
        <source>64 hexadecimal digits</source>
        <translation>64 位十六进制数字</translation>
    </message>
    <message>
        <source>8 elements per thread</source>
        <translation>每线程 8 个元素</translation>
    </message>
    <message>
        <source>8 × bytes / parameters</source>
        <translation>8 × 字节数 / 参数个数</translation>
    </message>
    <message>
        <source>95% from %1 to %2</source>
        <translation>95% 为 %1 至 %2</translation>
    </message>
    <message>
        <source>A %1 split of %2 items exceeds the limit of %3.</source>
        <translation>含 %2 个样例的 %1 部分超过上限 %3。</translation>
    </message>
    <message>
        <source>A %1 split of %2 items is not valid.</source>
        <translation>含 %2 个样例的 %1 部分无效。</translation>
    </message>
    <message>
        <source>A batch has no id or no tasks.</source>
        <translation>有批处理缺少 ID 或任务。</translation>
    </message>
    <message>
        <source>A batch of %1 sequences is not supported.</source>
        <translation>不支持 %1 个序列的批。</translation>
    </message>
    <message>
        <source>A buffer of %1 bytes was requested.</source>
        <translation>请求了 %1 字节的缓冲区。</translation>
    </message>
    <message>
        <source>A buffer requires %1 MiB of GPU memory; %2 MiB is available.</source>
        <translation>缓冲区需要 %1 MiB GPU 内存；可用 %2 MiB。</translation>
    </message>
    <message>
        <source>A buffer requires %1 of memory; %2 is available.</source>
        <translation>缓冲区需要 %1 内存；可用 %2。</translation>
    </message>
    <message>
        <source>A calibration input of the layer is not a finite number.</source>
        <translation>该层的某个校准输入不是有限数。</translation>
    </message>
    <message>
        <source>A change that is smaller than the relative deviation of the measurements is no evidence. Measure both in the same rounds and publish the interval of their ratio.</source>
        <translation>小于测量相对偏差的变化不足为据。请在同一轮中测量二者，并发布其比值的区间。</translation>
    </message>
    <message>
        <source>A context of %1 tokens was requested; the model supports %2.</source>
        <translation>请求的上下文为 %1 个词元；该模型支持 %2 个。</translation>
    </message>
    <message>
        <source>A dimension of %1 exceeds the limit of the BLAS library.</source>
        <translation>维度 %1 超出 BLAS 库的限制。</translation>
    </message>
    <message>
        <source>A folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>A group must have at least one element, not %1.</source>
        <translation>组必须至少有一个元素，而不是 %1。</translation>
    </message>
    <message>
        <source>A header of %1 bytes exceeds the limit of the format.</source>
        <translation>%1 字节的头部超过该格式的限制。</translation>
    </message>
    <message>
        <source>A hidden layer of width %1 is not supported; use 1 to 65,536.</source>
        <translation>不支持宽度为 %1 的隐藏层；请使用 1 到 65,536。</translation>
    </message>
    <message>
        <source>A host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>A kernel wrote outside its output at %1×%2.</source>
        <translation>一个内核在 %1×%2 时写到了其输出范围之外。</translation>
    </message>
    <message>
        <source>A larger batch reduces the total throughput of %1. Use the smaller batch size on this device.</source>
        <translation>更大的批量会降低 %1 的总吞吐量。在该设备上请使用较小的批量。</translation>
    </message>
    <message>
        <source>A limit must be a number of 0 or more.</source>
        <translation>限制必须是不小于 0 的数。</translation>
    </message>
    <message>
        <source>A line is longer than %1 bytes.</source>
        <translation>有一行超过 %1 字节。</translation>
    </message>
    <message>
        <source>A login host</source>
        <translation>登录主机</translation>
    </message>
    <message>
        <source>A matrix of %1 × %2 was passed for layer %3; expected %4 × %5.</source>
        <translation>传给第 %3 层的矩阵为 %1 × %2；应为 %4 × %5。</translation>
    </message>
    <message>
        <source>A matrix of the model was passed twice.</source>
        <translation>模型的一个矩阵被传入两次。</translation>
    </message>
    <message>
        <source>A matrix passed to the engine is invalid: %1.</source>
        <translation>传给引擎的矩阵无效：%1。</translation>
    </message>
    <message>
        <source>A mean includes every slow sample, at the beginning or later. Compare two kernels by the ratio of their medians, with its interval.</source>
        <translation>平均值包含每个慢样本，无论在开头还是之后。请用中位数之比及其区间来比较两个内核。</translation>
    </message>
    <message>
        <source>A message announces %1 bytes; the limit is %2.</source>
        <translation>某条消息声明为 %1 字节；上限为 %2。</translation>
    </message>
    <message>
        <source>A message must be a JSON object.</source>
        <translation>消息必须是 JSON 对象。</translation>
    </message>
    <message>
        <source>A model must be set up for at least one item at a time.</source>
        <translation>设置模型时每次至少要有一个样例。</translation>
    </message>
    <message>
        <source>A number of GPUs</source>
        <translation>GPU 数量</translation>
    </message>
    <message>
        <source>A partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>A pattern has %1 bytes; the limit is %2.</source>
        <translation>某个正则表达式有 %1 字节；上限为 %2。</translation>
    </message>
    <message>
        <source>A pattern of the tokenizer takes too long for this text.</source>
        <translation>分词器的某个正则表达式在此文本上耗时过长。</translation>
    </message>
    <message>
        <source>A plain copy with the traffic of this mode is %1× as fast as one with the traffic of %2. This mode reaches %3% of the speed of its copy, %2 reaches %4%.</source>
        <translation>与此模式流量相同的普通复制，速度是与 %2 流量相同的普通复制的 %1×。此模式达到其复制速度的 %3%，%2 达到 %4%。</translation>
    </message>
    <message>
        <source>A product of %1 matrices with %2 rows is too large without cuBLASLt.</source>
        <translation>没有 cuBLASLt 时，%1 个矩阵、%2 行的乘积过大。</translation>
    </message>
    <message>
        <source>A product of %1 rows was asked of the kernel for few.</source>
        <translation>向用于少量行的内核请求了 %1 行的乘积。</translation>
    </message>
    <message>
        <source>A prompt of %1 tokens and %2 generated tokens require %3 positions; the model supports %4.</source>
        <translation>%1 个词元的提示词和 %2 个生成的词元需要 %3 个位置；该模型支持 %4 个。</translation>
    </message>
    <message>
        <source>A quantized file cannot be used as a model. Open the original model.</source>
        <translation>量化后的文件不能用作模型。请打开原模型。</translation>
    </message>
    <message>
        <source>A read sweep makes each single launch cold and cannot be used inside a graph.</source>
        <translation>读取扫过使每次单独启动都变冷，不能用在图中。</translation>
    </message>
    <message>
        <source>A result has an unsupported element type (%1).</source>
        <translation>某个结果的元素类型不受支持 (%1)。</translation>
    </message>
    <message>
        <source>A retarget request requires a &apos;spec&apos;.</source>
        <translation>重定目标的请求需要 &apos;spec&apos;。</translation>
    </message>
    <message>
        <source>A row of the tensor is too long to be sent.</source>
        <translation>张量的一行过长，无法发送。</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>正在运行。</translation>
    </message>
    <message>
        <source>A run of fewer than three modes cannot be split by mode.</source>
        <translation>模式少于三个的运行无法按模式拆分。</translation>
    </message>
    <message>
        <source>A run request requires a &apos;spec&apos;.</source>
        <translation>运行请求需要 &apos;spec&apos;。</translation>
    </message>
    <message>
        <source>A sample cannot contain %1 launches.</source>
        <translation>一个样本不能包含 %1 次启动。</translation>
    </message>
    <message>
        <source>A sample cannot contain %1 launches; use 1 to %2.</source>
        <translation>一个样本不能包含 %1 次启动；请使用 1 到 %2 次。</translation>
    </message>
    <message>
        <source>A sample is the time of a graph replay minus the constant overhead of the graph. If nothing remains, the sample counts as 0 µs and lowers the statistics. Use more launches per graph, so that their time exceeds the overhead.</source>
        <translation>样本是图的重放时间减去图的固定开销。若没有剩余，该样本计为 0 µs，并拉低统计值。请增加每个图中的启动次数，使其时间超过固定开销。</translation>
    </message>
    <message>
        <source>A scale follows the largest magnitude of what shares it. Per tensor, a few large columns or rows make the steps coarse for all values; per token, large columns do so in every row; in groups only the groups that hold them are affected. A column (or row) holds outliers where its largest magnitude is above %1 times the median of those of all columns (rows). Modes below 20 dB with codes of 8 bits, or below 10 dB with codes of 4, are not recommended.</source>
        <translation>缩放因子取决于共用它的值中的最大幅值。按张量时，少数很大的列或行会使所有值的量化步长变粗；按词元时，很大的列在每一行都会如此；按组时只影响含有它们的组。若一列（或行）的最大幅值超过所有列（行）最大幅值中位数的 %1 倍，则该列（行）含离群值。8 位编码低于 20 dB 或 4 位编码低于 10 dB 的模式不予推荐。</translation>
    </message>
    <message>
        <source>A sequence of %1 tokens exceeds the context of %2.</source>
        <translation>%1 个词元的序列超出 %2 个词元的上下文。</translation>
    </message>
    <message>
        <source>A session cannot be run; it only answers prompts.</source>
        <translation>会话不能运行；它只回答提示词。</translation>
    </message>
    <message>
        <source>A single custom kernel. Scores stay on chip, tile by tile, with a running maximum and sum per row, so only queries, keys, values and the result access memory.</source>
        <translation>单个自定义内核。得分逐块留在芯片上，每行维护运行最大值与运行和，因此只有查询、键、值和结果访问内存。</translation>
    </message>
    <message>
        <source>A static scale can be set for quantization only.</source>
        <translation>静态缩放因子只能为量化设置。</translation>
    </message>
    <message>
        <source>A step of %1 tokens is too long.</source>
        <translation>%1 个词元的一步过长。</translation>
    </message>
    <message>
        <source>A study is in progress.</source>
        <translation>研究正在进行。</translation>
    </message>
    <message>
        <source>A study of fewer than two configurations beside FP16 cannot be split.</source>
        <translation>除 FP16 外配置少于两个的研究无法拆分。</translation>
    </message>
    <message>
        <source>A sweep cannot be live.</source>
        <translation>扫描不能是实时的。</translation>
    </message>
    <message>
        <source>A sweep changes the size of the input, but the size of a file is fixed.</source>
        <translation>扫描会改变输入的大小，但文件的大小是固定的。</translation>
    </message>
    <message>
        <source>A sweep has one or two axes.</source>
        <translation>扫描有一个或两个轴。</translation>
    </message>
    <message>
        <source>A sweep is dealt out over devices of one computer only.</source>
        <translation>扫描只能分配给同一台计算机的设备。</translation>
    </message>
    <message>
        <source>A table requires features and a label, in columns separated by commas, semicolons or tabs.</source>
        <translation>表格需要特征和标签，各列以逗号、分号或制表符分隔。</translation>
    </message>
    <message>
        <source>A table requires features and a label.</source>
        <translation>表格需要特征和标签。</translation>
    </message>
    <message>
        <source>A task file has one JSON record per line, or a JSON array of records.</source>
        <translation>任务文件每行一条 JSON 记录，或为由记录组成的一个 JSON 数组。</translation>
    </message>
    <message>
        <source>A time limit</source>
        <translation>时间限制</translation>
    </message>
    <message>
        <source>A timer has a finite resolution and reports some time even for an empty launch. If a launch is not much longer than both, the sample measures the timer as much as the kernel, and differences of a few percent are lost. Time many launches per sample; quantiles are then those of means.</source>
        <translation>计时器的分辨率有限，即使是空启动也会报告一定时间。若一次启动不比二者长多少，样本测到的既是内核也是计时器，百分之几的差异会被淹没。请在每个样本中对多次启动计时；此时分位数是平均值的分位数。</translation>
    </message>
    <message>
        <source>A transformer requires images, which it splits into patches; table rows cannot be split.</source>
        <translation>Transformer 需要图像，并将其切成小块；表格的行无法切分。</translation>
    </message>
    <message>
        <source>A transformer with width %1, %2 heads, %3 blocks and MLP width %4 is not supported: the width must be divisible by the heads, widths can be up to 65,536, and blocks up to 64.</source>
        <translation>不支持宽度 %1、%2 个头、%3 个块、MLP 宽度 %4 的 Transformer：宽度必须能被头数整除，宽度最大 65,536，块最多 64 个。</translation>
    </message>
    <message>
        <source>A vector of %1 numbers was passed; expected %2.</source>
        <translation>传入了含 %1 个数的向量；应为 %2 个。</translation>
    </message>
    <message>
        <source>A vector of the model was passed twice.</source>
        <translation>模型的一个向量被传入两次。</translation>
    </message>
    <message>
        <source>A weight of the layer is not a finite number.</source>
        <translation>该层的某个权重不是有限数。</translation>
    </message>
    <message>
        <source>AWQ and GPTQ were calibrated on English novels, because no calibration text was specified (--calibration).</source>
        <translation>AWQ 和 GPTQ 用英文小说校准，因为没有指定校准文本 (--calibration)。</translation>
    </message>
    <message>
        <source>AWQ received %1 weights for a layer of %2 × %3.</source>
        <translation>AWQ 收到 %1 个权重，而该层为 %2 × %3。</translation>
    </message>
    <message>
        <source>AWQ requires calibration samples of %1 features each.</source>
        <translation>AWQ 需要每个含 %1 个特征的校准样本。</translation>
    </message>
    <message>
        <source>AWQ supports groups within a row or entire rows, not the entire tensor.</source>
        <translation>AWQ 支持行内的组或整行，不支持整个张量。</translation>
    </message>
    <message numerus="yes">
        <source>About %n more rounds may show the next one.</source>
        <comment>About %n more round may show the next one.</comment>
        <translation>
            <numerusform>再测约 %n 轮，可能证实下一个更快。</numerusform>
        </translation>
    </message>
    <message>
        <source>According to the file, the %1 of %2 is %3; its samples give %4.</source>
        <translation>根据文件，%2 的%1为 %3；按其样本计算为 %4。</translation>
    </message>
    <message>
        <source>According to the file, the rows from %1 were measured on %2.</source>
        <translation>根据该文件，来自 %1 的行是在 %2 上测得的。</translation>
    </message>
    <message>
        <source>According to the text, the arithmetic that ran differs from the one in the row&apos;s name. Label such a row as simulated.</source>
        <translation>根据文中内容，实际运行的运算与行名中的不同。请将这样的行标为模拟。</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Accuracy loss</source>
        <translation>准确率损失</translation>
    </message>
    <message>
        <source>Accuracy loss in %1</source>
        <translation>%1 的准确率损失</translation>
    </message>
    <message numerus="yes">
        <source>Accuracy: %1 of %n modes are not resolved with the test items.</source>
        <comment>Accuracy: %1 of %n mode is not resolved with the test items.</comment>
        <translation>
            <numerusform>准确率：%n 个模式中有 %1 个用测试样例未能区分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy: %1 test items, each mode compared with the baseline on the same items (exact McNemar test, p adjusted by Holm over the modes). Equivalent: the 90% interval lies within ±0.5 points. Size: that of the file.</source>
        <translation>准确率：%1 个测试样例，每个模式在相同样例上与基准比较（McNemar 精确检验，p 按模式数量以 Holm 法校正）。等效：90% 区间在 ±0.5 个百分点内。大小：文件的大小。</translation>
    </message>
    <message>
        <source>Accuracy: run “%1”, n = %2 test items; 95% intervals of differences paired by item.</source>
        <translation>准确率：运行“%1”，n = %2 个测试样例；按样例配对的差值的 95% 区间。</translation>
    </message>
    <message>
        <source>Add its content to config.json as &quot;quantization_config&quot;, with &quot;quant_method&quot;: &quot;gptq&quot; or &quot;awq&quot;.</source>
        <translation>请将其内容作为 &quot;quantization_config&quot; 加入 config.json，并设 &quot;quant_method&quot;: &quot;gptq&quot; 或 &quot;awq&quot;。</translation>
    </message>
    <message>
        <source>Add the method that quantized the checkpoint: compressed-tensors, awq or gptq.</source>
        <translation>请补上量化该检查点所用的方法：compressed-tensors、awq 或 gptq。</translation>
    </message>
    <message>
        <source>Agree to put it there (%1 compressed, into %2): run &apos;quantoscope targets test %3 --upload&apos;.</source>
        <translation>如同意将其放到那里（压缩后 %1，放入 %2），请运行 &apos;quantoscope targets test %3 --upload&apos;。</translation>
    </message>
    <message>
        <source>All columns: run “%1”, imported from %2.</source>
        <translation>所有列：运行“%1”，从 %2 导入。</translation>
    </message>
    <message>
        <source>All columns: run “%1”, n = %2 iterations of each, interleaved; 95% intervals of the median ratio by iteration.</source>
        <translation>所有列：运行“%1”，各 n = %2 次迭代，交错进行；按迭代的比值中位数的 95% 区间。</translation>
    </message>
    <message>
        <source>All features of the training items have the same value, so a model cannot learn from them.</source>
        <translation>训练样例的所有特征都是同一个值，因此模型无法从中学习。</translation>
    </message>
    <message>
        <source>All measured samples are kept. The next run starts a new worker process.</source>
        <translation>已测得的所有样本均保留。下次运行会启动新的工作进程。</translation>
    </message>
    <message>
        <source>All of them are off by about %1.</source>
        <translation>它们全都偏差约 %1。</translation>
    </message>
    <message>
        <source>All results received so far are kept.</source>
        <translation>已收到的所有结果均保留。</translation>
    </message>
    <message numerus="yes">
        <source>All samples are multiples of %1, which is %2 of the median: %n values occur.</source>
        <comment>All samples are multiples of %1, which is %2 of the median: %n value occurs.</comment>
        <translation>
            <numerusform>所有样本都是 %1 的倍数，即中位数的 %2：共出现 %n 个值。</numerusform>
        </translation>
    </message>
    <message>
        <source>All samples received so far are kept.</source>
        <translation>到目前为止收到的样本均保留。</translation>
    </message>
    <message>
        <source>All samples received so far are kept. The next run starts a new worker process.</source>
        <translation>已收到的所有样本均保留。下次运行会启动新的工作进程。</translation>
    </message>
    <message>
        <source>All sentences of the text are alike, so a cloze task cannot be generated from it.</source>
        <translation>文本的句子全都相同，因此无法由其生成完形填空任务。</translation>
    </message>
    <message>
        <source>All sizes must be 1 or more.</source>
        <translation>所有大小都须为 1 或更大。</translation>
    </message>
    <message>
        <source>Alternating blocks require devices of one computer.</source>
        <translation>按块交替测量要求各设备属于同一台计算机。</translation>
    </message>
    <message>
        <source>An IDX file begins with 0, 0, a type (8 for bytes) and 1 to 8 dimensions.</source>
        <translation>IDX 文件以 0、0、类型（8 表示字节）和 1 到 8 个维度开头。</translation>
    </message>
    <message>
        <source>An account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>An accuracy over n items is a multiple of 1/n. All figures of the column are multiples of the same 1/n, which is unlikely to be a coincidence. The standard error is √(p(1 − p)/n). On the same items, the McNemar test requires at least 6 items that changed in one direction.</source>
        <translation>n 个样例上的准确率是 1/n 的倍数。该列所有数字都是同一个 1/n 的倍数，不太可能是巧合。标准误为 √(p(1 − p)/n)。在相同样例上，McNemar 检验至少需要 6 个朝同一方向变化的样例。</translation>
    </message>
    <message>
        <source>An embedding must be dense, and a tied model must not have a separate head.</source>
        <translation>嵌入必须为稠密矩阵，且输出头与嵌入绑定的模型不能有单独的输出头。</translation>
    </message>
    <message>
        <source>An imported evaluation has scores only; its memory is unknown.</source>
        <translation>导入的评估只有得分，其内存未知。</translation>
    </message>
    <message>
        <source>An imported evaluation has scores only; its speed is unknown.</source>
        <translation>导入的评估只有得分，其速度未知。</translation>
    </message>
    <message>
        <source>Another export is in progress.</source>
        <translation>另一项导出正在进行。</translation>
    </message>
    <message>
        <source>Another process on the device uses compute time, memory bandwidth and cache at unpredictable times. Any sample can be affected, and statistics cannot correct for it. Stop that process, or measure on another device.</source>
        <translation>设备上的另一个进程在不可预知的时刻占用计算时间、内存带宽和缓存。任何样本都可能受影响，统计无法修正。请停止该进程，或在另一台设备上测量。</translation>
    </message>
    <message>
        <source>Another program is writing to it. Try again later.</source>
        <translation>另一个程序正在写入它。请稍后重试。</translation>
    </message>
    <message>
        <source>Another program took over this session on %1.</source>
        <translation>另一个程序接管了 %1 上的此会话。</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>As FP8 E4M3, but with E5M2 activations, which have a larger range and one mantissa bit less. Weights remain E4M3, because tensor cores cannot multiply E5M2 by E5M2.</source>
        <translation>同 FP8 E4M3，但激活为 E5M2，范围更大，尾数少一位。权重仍为 E4M3，因为张量核心不能将 E5M2 与 E5M2 相乘。</translation>
    </message>
    <message>
        <source>As QAT INT4, with a learned step size per group of weights (Esser et al. 2020).</source>
        <translation>同 QAT INT4，但每组权重的步长为学习所得 (Esser et al. 2020)。</translation>
    </message>
    <message>
        <source>As QAT INT8, with learned step sizes of weights and activations; one activation step size per layer (Esser et al. 2020).</source>
        <translation>同 QAT INT8，但权重和激活的步长为学习所得；激活的步长每层一个 (Esser et al. 2020)。</translation>
    </message>
    <message>
        <source>As fast as %1: %2.</source>
        <translation>与 %1 一样快：%2。</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>已发布的值</translation>
    </message>
    <message>
        <source>Ask who runs the host. If the new key is right, remove the old one with &apos;ssh-keygen -R HOST&apos; and connect again.</source>
        <translation>请询问该主机的管理者。如果新密钥正确，请用 &apos;ssh-keygen -R HOST&apos; 删除旧密钥，然后重新连接。</translation>
    </message>
    <message>
        <source>At %1, %2 over %3: the speed-up of the means is %4, that of the medians %5. The difference is due to slow samples.</source>
        <translation>在 %1，%2 相对 %3：平均值的加速比为 %4，中位数的加速比为 %5。差异源于慢样本。</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>%1 时：%2</translation>
    </message>
    <message>
        <source>At least two classes are required. Check that this is the label column.</source>
        <translation>至少需要两个类别。请确认这是标签列。</translation>
    </message>
    <message>
        <source>Attention heads per sequence.</source>
        <translation>每个序列的注意力头数。</translation>
    </message>
    <message>
        <source>Attention on the GPU supports FP16 and BF16, not FP32.</source>
        <translation>GPU 上的注意力支持 FP16 和 BF16，不支持 FP32。</translation>
    </message>
    <message>
        <source>Available modes: %1.</source>
        <translation>可用模式：%1。</translation>
    </message>
    <message>
        <source>Available variants: %1.</source>
        <translation>可用变体：%1。</translation>
    </message>
    <message>
        <source>BETTER</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>BF16 tensor cores with FP32 accumulation: the range of FP32, 7 mantissa bits, the speed of FP16.</source>
        <translation>BF16 张量核心，以 FP32 累加：FP32 的范围，7 位尾数，FP16 的速度。</translation>
    </message>
    <message>
        <source>BF16 tensor cores, FP32 sums</source>
        <translation>BF16 张量核心，FP32 求和</translation>
    </message>
    <message>
        <source>BF16 tensor cores, FP32 sums (cuBLASLt)</source>
        <translation>BF16 张量核心，FP32 求和 (cuBLASLt)</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>后端</translation>
    </message>
    <message>
        <source>Bars show the median of each; the verdict rests on the ratio within each round. They differ where the times have several levels, and the two were not at the same one in the same rounds. Look at the trace, and measure again when no other process uses the device.</source>
        <translation>条形显示各自的中位数；结论依据每一轮内的比值。如果时间有多个水平，而二者在相同轮次中不在同一水平，两者就会不同。请查看轨迹，并在没有其他进程使用该设备时重新测量。</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批量</translation>
    </message>
    <message>
        <source>Batch sizes</source>
        <translation>批量大小</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Begin it with /.</source>
        <translation>请以 / 开头。</translation>
    </message>
    <message>
        <source>Bias and GELU in the epilogue of the cuBLASLt matrix product, applied while the sums are in registers: one launch, no second pass.</source>
        <translation>偏置和 GELU 位于 cuBLASLt 矩阵乘积的 epilogue 中，在和仍在寄存器中时施加：一次启动，没有第二遍。</translation>
    </message>
    <message>
        <source>Both configurations are &apos;%1&apos;.</source>
        <translation>两个配置都是 &apos;%1&apos;。</translation>
    </message>
    <message>
        <source>Both must come from the same export.</source>
        <translation>两者必须来自同一次导出。</translation>
    </message>
    <message>
        <source>Both sizes must be 1 or more.</source>
        <translation>两个大小都须为 1 或更大。</translation>
    </message>
    <message>
        <source>Buffer %1 does not exist.</source>
        <translation>缓冲区 %1 不存在。</translation>
    </message>
    <message>
        <source>Buffer %1 of the recorded program %2 no longer exists.</source>
        <translation>记录的程序 %2 的缓冲区 %1 已不存在。</translation>
    </message>
    <message>
        <source>Build the CUDA module for this device (CMAKE_CUDA_ARCHITECTURES).</source>
        <translation>请为此设备构建 CUDA 模块 (CMAKE_CUDA_ARCHITECTURES)。</translation>
    </message>
    <message>
        <source>Build with the CUDA Toolkit, install the package quantoscope-cuda13, or set QUANTOSCOPE_BACKENDS to its folder. Searched: %1.</source>
        <translation>请使用 CUDA Toolkit 构建、安装软件包 quantoscope-cuda13，或将 QUANTOSCOPE_BACKENDS 设为其文件夹。已搜索：%1。</translation>
    </message>
    <message>
        <source>C library</source>
        <translation>C 库</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>CPU frequency scaling was enabled during the Google Benchmark measurement.</source>
        <translation>Google Benchmark 测量时启用了 CPU 频率调节。</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>CUDA device %1 does not exist; there are %2, numbered from 0.</source>
        <translation>CUDA 设备 %1 不存在；共有 %2 个，从 0 开始编号。</translation>
    </message>
    <message>
        <source>CUDA device %1 does not exist; there is %2, numbered from 0.</source>
        <translation>CUDA 设备 %1 不存在；共有 %2 个，从 0 开始编号。</translation>
    </message>
    <message>
        <source>CUDA failed while %1: %2 (%3).</source>
        <translation>CUDA 在“%1”时失败：%2（%3）。</translation>
    </message>
    <message>
        <source>CUDA graph</source>
        <translation>CUDA 图</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>Caches, branch predictors and the allocator need several calls to reach a steady state. Until then, samples are too slow and raise the mean. Discard them, or use a longer warm-up.</source>
        <translation>缓存、分支预测器和内存分配器需要几次调用才能达到稳态。在此之前样本偏慢，会抬高平均值。请丢弃这些样本，或延长预热。</translation>
    </message>
    <message>
        <source>Calibrate again.</source>
        <translation>请重新校准。</translation>
    </message>
    <message>
        <source>Calibrating layer %1</source>
        <translation>正在校准第 %1 层</translation>
    </message>
    <message>
        <source>Calibrating layer %1 to %2</source>
        <translation>正在校准第 %1 至 %2 层</translation>
    </message>
    <message>
        <source>Calibration text</source>
        <translation>校准文本</translation>
    </message>
    <message>
        <source>Calls fall into two groups, for example because of the sizes of their inputs, of caches, or of which core they ran on. Mean and median describe few calls. See the histogram, and report both levels.</source>
        <translation>调用分为两组，例如由于输入的大小、缓存，或运行所在的核心不同。平均值和中位数只能描述少数调用。请查看直方图，并报告两个水平。</translation>
    </message>
    <message>
        <source>Calls per mode</source>
        <translation>每模式调用次数</translation>
    </message>
    <message>
        <source>Cannot continue this training: %1.</source>
        <translation>无法继续该训练：%1。</translation>
    </message>
    <message>
        <source>Cannot copy %1: %2</source>
        <translation>无法复制 %1：%2</translation>
    </message>
    <message>
        <source>Cannot create a folder for the connection in %1: %2.</source>
        <translation>无法在 %1 中创建用于连接的文件夹：%2。</translation>
    </message>
    <message>
        <source>Cannot create a folder without a name.</source>
        <translation>无法创建没有名称的文件夹。</translation>
    </message>
    <message>
        <source>Cannot create the folder %1: %2 is a file, not a folder.</source>
        <translation>无法创建文件夹 %1：%2 是文件，不是文件夹。</translation>
    </message>
    <message>
        <source>Cannot create the folder %1: %2.</source>
        <translation>无法创建文件夹 %1：%2。</translation>
    </message>
    <message>
        <source>Cannot create the folder %1: the name contains a zero byte.</source>
        <translation>无法创建文件夹 %1：名称含有零字节。</translation>
    </message>
    <message>
        <source>Cannot create the socket %1: %2.</source>
        <translation>无法创建套接字 %1：%2。</translation>
    </message>
    <message>
        <source>Cannot decompress %1: %2.</source>
        <translation>无法解压 %1：%2。</translation>
    </message>
    <message>
        <source>Cannot listen at %1: %2.</source>
        <translation>无法在 %1 上监听：%2。</translation>
    </message>
    <message>
        <source>Cannot load the BLAS library &apos;%1&apos; set in %2, or it has no cblas_sgemm.</source>
        <translation>无法加载 %2 中设置的 BLAS 库“%1”，或它没有 cblas_sgemm。</translation>
    </message>
    <message>
        <source>Cannot load the CUDA module: %1.</source>
        <translation>无法加载 CUDA 模块：%1。</translation>
    </message>
    <message>
        <source>Cannot measure latency: %1</source>
        <translation>无法测量延迟：%1</translation>
    </message>
    <message>
        <source>Cannot normalize a text: %1.</source>
        <translation>无法规范化文本：%1。</translation>
    </message>
    <message>
        <source>Cannot process %1: %2</source>
        <translation>无法处理 %1：%2</translation>
    </message>
    <message>
        <source>Cannot process %1: %2.</source>
        <translation>无法处理 %1：%2。</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>Cannot read %1: in its .npy header, at character %2, %3.</source>
        <translation>无法读取 %1：在 .npy 头部第 %2 个字符处，%3。</translation>
    </message>
    <message>
        <source>Cannot read %1: line %2, column %3: %4.</source>
        <translation>无法读取 %1：第 %2 行第 %3 列：%4。</translation>
    </message>
    <message>
        <source>Cannot read the folder %1: %2.</source>
        <translation>无法读取文件夹 %1：%2。</translation>
    </message>
    <message>
        <source>Cannot remove %1: %2.</source>
        <translation>无法删除 %1：%2。</translation>
    </message>
    <message>
        <source>Cannot save %1: %2.</source>
        <translation>无法保存 %1：%2。</translation>
    </message>
    <message>
        <source>Cannot start %1: %2.</source>
        <translation>无法启动 %1：%2。</translation>
    </message>
    <message>
        <source>Cannot start a thread.</source>
        <translation>无法启动线程。</translation>
    </message>
    <message>
        <source>Cannot start training: %1.</source>
        <translation>无法开始训练：%1。</translation>
    </message>
    <message>
        <source>Cannot use %1 as a model: %2.</source>
        <translation>无法将 %1 用作模型：%2。</translation>
    </message>
    <message>
        <source>Cannot use %1 as data: %2.</source>
        <translation>无法将 %1 用作数据：%2。</translation>
    </message>
    <message>
        <source>Cannot write %1: %2 is a file, not a folder.</source>
        <translation>无法写入 %1：%2 是文件，不是文件夹。</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>Cannot write %1: %3 (%2 were written).</source>
        <translation>无法写入 %1：%3（已写入 %2）。</translation>
    </message>
    <message>
        <source>Cannot write %1: %4 (%2 of %3 were written).</source>
        <translation>无法写入 %1：%4（已写入 %3 中的 %2）。</translation>
    </message>
    <message>
        <source>Cannot write %1: its folder does not exist.</source>
        <translation>无法写入 %1：其文件夹不存在。</translation>
    </message>
    <message>
        <source>Cannot write %1: no program is reading from the pipe.</source>
        <translation>无法写入 %1：没有程序在读取该管道。</translation>
    </message>
    <message>
        <source>Cannot write %1: the name contains a zero byte.</source>
        <translation>无法写入 %1：名称含有零字节。</translation>
    </message>
    <message>
        <source>Cannot write %1: the shape %2 of %3 does not match its %4 bytes.</source>
        <translation>无法写入 %1：%3 的形状 %2 与其 %4 字节不符。</translation>
    </message>
    <message>
        <source>Cannot write a file without a name.</source>
        <translation>无法写入没有名称的文件。</translation>
    </message>
    <message>
        <source>Cannot write into the folder %1: %2.</source>
        <translation>无法写入文件夹 %1：%2。</translation>
    </message>
    <message>
        <source>Cannot write tensor %1: %2.</source>
        <translation>无法写入张量 %1：%2。</translation>
    </message>
    <message>
        <source>Cannot write the journal %1: %2.</source>
        <translation>无法写入日志 %1：%2。</translation>
    </message>
    <message>
        <source>Cannot write the journal of the run: %1.</source>
        <translation>无法写入运行的日志：%1。</translation>
    </message>
    <message>
        <source>Change its permissions or choose another location.</source>
        <translation>请更改权限或选择其他位置。</translation>
    </message>
    <message>
        <source>Chat template: %1, with the default system message of the model: “%2”</source>
        <translation>聊天模板：%1，带模型的默认系统消息：“%2”</translation>
    </message>
    <message>
        <source>Chat template: %1.</source>
        <translation>聊天模板：%1。</translation>
    </message>
    <message>
        <source>Chat templates: %1.</source>
        <translation>聊天模板：%1。</translation>
    </message>
    <message>
        <source>Check nvidia-smi and CUDA_VISIBLE_DEVICES, or run on the CPU.</source>
        <translation>请检查 nvidia-smi 和 CUDA_VISIBLE_DEVICES，或在 CPU 上运行。</translation>
    </message>
    <message>
        <source>Check that &apos;sh&apos; can be run there, and that the command passes its standard input and output on unchanged.</source>
        <translation>请确认那里可以运行 &apos;sh&apos;，并且该命令原样传递其标准输入和输出。</translation>
    </message>
    <message>
        <source>Check that both programs have the same version.</source>
        <translation>请确认两个程序的版本相同。</translation>
    </message>
    <message>
        <source>Check that config.json belongs to these weights.</source>
        <translation>请确认 config.json 属于这些权重。</translation>
    </message>
    <message>
        <source>Check that config.json describes how the checkpoint is quantized.</source>
        <translation>请确认 config.json 注明了检查点的量化方式。</translation>
    </message>
    <message>
        <source>Check that it is a .safetensors file.</source>
        <translation>请确认这是 .safetensors 文件。</translation>
    </message>
    <message>
        <source>Check that it is a model folder and that the download was complete.</source>
        <translation>请确认这是模型文件夹，且下载完整。</translation>
    </message>
    <message>
        <source>Check that it is a tokenizer.json of Hugging Face tokenizers.</source>
        <translation>请确认这是 Hugging Face tokenizers 的 tokenizer.json。</translation>
    </message>
    <message>
        <source>Check that it is not the file of another task.</source>
        <translation>请确认这不是另一个任务的文件。</translation>
    </message>
    <message>
        <source>Check that it is the complete config.json of a language model.</source>
        <translation>请确认这是语言模型的完整 config.json。</translation>
    </message>
    <message>
        <source>Check that it is the config.json of a language model.</source>
        <translation>请确认这是语言模型的 config.json。</translation>
    </message>
    <message>
        <source>Check that it is the correct file, and keep only the part with the tables.</source>
        <translation>请检查文件是否正确，并只保留含表格的部分。</translation>
    </message>
    <message>
        <source>Check that it is the correct file.</source>
        <translation>请确认这是正确的文件。</translation>
    </message>
    <message>
        <source>Check that the command passes its standard input and output on, and that it does not wait for anything.</source>
        <translation>请确认该命令会传递其标准输入和输出，并且没有在等待什么。</translation>
    </message>
    <message>
        <source>Check that the download or export was complete.</source>
        <translation>请确认下载或导出完整。</translation>
    </message>
    <message>
        <source>Check that the download was complete, or compress the file again.</source>
        <translation>请检查下载是否完整，或重新压缩该文件。</translation>
    </message>
    <message>
        <source>Check that the export was complete and that the file was not modified by hand.</source>
        <translation>请确认导出完整，且文件未被手工修改。</translation>
    </message>
    <message>
        <source>Check that the export was complete.</source>
        <translation>请确认导出完整。</translation>
    </message>
    <message>
        <source>Check that the file exists and is executable.</source>
        <translation>请检查文件是否存在且可执行。</translation>
    </message>
    <message>
        <source>Check that this is the label column.</source>
        <translation>请确认这是标签列。</translation>
    </message>
    <message>
        <source>Check that this is the label column. Regression targets are not supported.</source>
        <translation>请检查这是否为标签列。不支持回归目标。</translation>
    </message>
    <message>
        <source>Check that tokenizer.json is complete.</source>
        <translation>请确认 tokenizer.json 完整。</translation>
    </message>
    <message>
        <source>Check the disk, or use another one.</source>
        <translation>请检查磁盘，或换一个磁盘。</translation>
    </message>
    <message>
        <source>Check the features.</source>
        <translation>请检查特征。</translation>
    </message>
    <message>
        <source>Check the file for damage.</source>
        <translation>请检查文件是否损坏。</translation>
    </message>
    <message>
        <source>Check the name, ~/.ssh/config and the network (VPN).</source>
        <translation>请检查名称、~/.ssh/config 和网络 (VPN)。</translation>
    </message>
    <message>
        <source>Check the network (VPN).</source>
        <translation>请检查网络 (VPN)。</translation>
    </message>
    <message>
        <source>Check the network (VPN, firewall), and whether the host is running.</source>
        <translation>请检查网络（VPN、防火墙），以及主机是否正在运行。</translation>
    </message>
    <message>
        <source>Check the network, and start again.</source>
        <translation>请检查网络，然后重新开始。</translation>
    </message>
    <message>
        <source>Check the numbers of the configuration.</source>
        <translation>请检查配置中的数字。</translation>
    </message>
    <message>
        <source>Check the path and the disk.</source>
        <translation>请检查路径和磁盘。</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>请检查路径。</translation>
    </message>
    <message>
        <source>Check the path; relative paths start at the current folder.</source>
        <translation>请检查路径；相对路径从当前文件夹开始。</translation>
    </message>
    <message>
        <source>Check the permissions of %1.</source>
        <translation>请检查 %1 的权限。</translation>
    </message>
    <message>
        <source>Check the port in ~/.ssh/config, and whether sshd is running.</source>
        <translation>请检查 ~/.ssh/config 中的端口，以及 sshd 是否正在运行。</translation>
    </message>
    <message>
        <source>Check the target&apos;s partition, GPUs, account and options, and the script.</source>
        <translation>请检查目标的分区、GPU、账户和选项，以及脚本。</translation>
    </message>
    <message>
        <source>Check the target&apos;s partition, GPUs, account and options.</source>
        <translation>请检查目标的分区、GPU、账户和选项。</translation>
    </message>
    <message>
        <source>Check the user name and the key in ~/.ssh/config, or the password. It is not tried again automatically.</source>
        <translation>请检查 ~/.ssh/config 中的用户名和密钥，或检查密码。不会自动重试。</translation>
    </message>
    <message>
        <source>Choose 1 to %1.</source>
        <translation>请选择 1 到 %1。</translation>
    </message>
    <message>
        <source>Choose 10 (digits) or 36 (digits and letters).</source>
        <translation>请选择 10（数字）或 36（数字和字母）。</translation>
    </message>
    <message>
        <source>Choose FP16 or BF16.</source>
        <translation>请选择 FP16 或 BF16。</translation>
    </message>
    <message>
        <source>Choose a .quantoscope file, a results.json of an exported report, or a tensor file by its ending: .npy or .safetensors.</source>
        <translation>请选择 .quantoscope 文件、所导出报告的 results.json，或后缀为 .npy 或 .safetensors 的张量文件。</translation>
    </message>
    <message>
        <source>Choose a .quantoscope file, or a results.json of an exported report.</source>
        <translation>请选择 .quantoscope 文件，或导出报告中的 results.json。</translation>
    </message>
    <message>
        <source>Choose a .quantoscope file.</source>
        <translation>请选择 .quantoscope 文件。</translation>
    </message>
    <message>
        <source>Choose a checkpoint without rotations at run time (SpinQuant R3 and R4, QuIP).</source>
        <translation>请选择不含运行时旋转（SpinQuant R3 和 R4、QuIP）的检查点。</translation>
    </message>
    <message>
        <source>Choose a configuration that quantizes it, or the baseline.</source>
        <translation>请选择对其量化的配置，或选择基准。</translation>
    </message>
    <message>
        <source>Choose a container with a newer system on that host as the target.</source>
        <translation>请选择该主机上系统较新的容器作为目标。</translation>
    </message>
    <message>
        <source>Choose a file written by &apos;quantoscope llm --json&apos;.</source>
        <translation>请选择由 &apos;quantoscope llm --json&apos; 写出的文件。</translation>
    </message>
    <message>
        <source>Choose a file written by &apos;quantoscope modes --json&apos;.</source>
        <translation>请选择由 &apos;quantoscope modes --json&apos; 写出的文件。</translation>
    </message>
    <message>
        <source>Choose a folder with MNIST-style files (train-images-idx3-ubyte, …), a .csv file with a label column, or x.npy with y.npy.</source>
        <translation>请选择含 MNIST 式文件（train-images-idx3-ubyte 等）的文件夹、带标签列的 .csv 文件，或 x.npy 与 y.npy。</translation>
    </message>
    <message>
        <source>Choose a folder with write permission.</source>
        <translation>请选择有写入权限的文件夹。</translation>
    </message>
    <message>
        <source>Choose a login host of the cluster, or add the folder of Slurm&apos;s commands to PATH in the start-up files of the shell there.</source>
        <translation>请选择集群的登录主机，或在那里的 shell 启动文件中将 Slurm 命令所在的文件夹加入 PATH。</translation>
    </message>
    <message>
        <source>Choose a name without a colon.</source>
        <translation>请选择不含冒号的名称。</translation>
    </message>
    <message>
        <source>Choose a results.json or session written by Quantoscope.</source>
        <translation>请选择由 Quantoscope 写出的 results.json 或会话。</translation>
    </message>
    <message>
        <source>Choose a results.json written by Quantoscope.</source>
        <translation>请选择由 Quantoscope 写出的 results.json。</translation>
    </message>
    <message>
        <source>Choose a shorter --prompt-len or --gen-len.</source>
        <translation>请选择更小的 --prompt-len 或 --gen-len。</translation>
    </message>
    <message>
        <source>Choose a shorter one.</source>
        <translation>请选择较短的。</translation>
    </message>
    <message>
        <source>Choose a smaller model or another configuration.</source>
        <translation>请选择较小的模型或其他配置。</translation>
    </message>
    <message>
        <source>Choose a smaller model, fewer configurations or a smaller batch.</source>
        <translation>请选择较小的模型、更少的配置或较小的批量。</translation>
    </message>
    <message>
        <source>Choose a smaller size or fewer variants.</source>
        <translation>请选择较小的大小或更少的变体。</translation>
    </message>
    <message>
        <source>Choose a smaller size.</source>
        <translation>请选择较小的大小。</translation>
    </message>
    <message>
        <source>Choose a smaller tensor or hot cache, or free memory of the GPU.</source>
        <translation>请选择较小的张量或热缓存，或释放 GPU 的内存。</translation>
    </message>
    <message>
        <source>Choose a smaller tensor, or free memory of the GPU.</source>
        <translation>请选择较小的张量，或释放 GPU 的内存。</translation>
    </message>
    <message>
        <source>Choose a smaller tensor.</source>
        <translation>请选择较小的张量。</translation>
    </message>
    <message>
        <source>Choose a smaller window.</source>
        <translation>请选择较小的窗口。</translation>
    </message>
    <message>
        <source>Choose a tensor of at least 1×1.</source>
        <translation>请选择至少 1×1 的张量。</translation>
    </message>
    <message>
        <source>Choose a tensor with the shape [tokens, hidden].</source>
        <translation>请选择形状为 [tokens, hidden] 的张量。</translation>
    </message>
    <message>
        <source>Choose another folder or remove the file.</source>
        <translation>请选择其他文件夹或移除该文件。</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>请选择其他文件夹。</translation>
    </message>
    <message>
        <source>Choose another n.</source>
        <translation>请选择其他 n。</translation>
    </message>
    <message>
        <source>Choose another name, or remove the existing one.</source>
        <translation>请选择其他名称，或移除已有的那个。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请选择其他名称。</translation>
    </message>
    <message>
        <source>Choose another path.</source>
        <translation>请选择其他路径。</translation>
    </message>
    <message>
        <source>Choose another size, another type or another backend.</source>
        <translation>请选择其他大小、其他类型或其他后端。</translation>
    </message>
    <message>
        <source>Choose another target, or --backend cpu without --devices.</source>
        <translation>请选择其他目标，或使用 --backend cpu 而不使用 --devices。</translation>
    </message>
    <message>
        <source>Choose another tensor.</source>
        <translation>请选择其他张量。</translation>
    </message>
    <message>
        <source>Choose another variant.</source>
        <translation>请选择其他变体。</translation>
    </message>
    <message>
        <source>Choose at least one quantization mode.</source>
        <translation>请至少选择一种量化模式。</translation>
    </message>
    <message>
        <source>Choose at least one variant of %1.</source>
        <translation>请至少选择 %1 的一个变体。</translation>
    </message>
    <message>
        <source>Choose at least one; the FP32 baseline is always measured.</source>
        <translation>请至少选择一个；FP32 基准总会测量。</translation>
    </message>
    <message>
        <source>Choose fewer items or a smaller model.</source>
        <translation>请选择更少的样例或较小的模型。</translation>
    </message>
    <message>
        <source>Choose fewer tokens or a smaller hidden size.</source>
        <translation>请选择更少的词元或更小的隐藏维度。</translation>
    </message>
    <message>
        <source>Choose fewer tokens, a smaller hidden size or a 16-bit type.</source>
        <translation>请选择更少的词元、更小的隐藏维度或 16 位类型。</translation>
    </message>
    <message>
        <source>Choose finer scales (per token, groups), or another format.</source>
        <translation>请选择更细的缩放因子（按词元、按组），或其他格式。</translation>
    </message>
    <message>
        <source>Choose m up to 512, or a matrix product with 16-bit weights.</source>
        <translation>请选择不超过 512 的 m，或权重为 16 位的矩阵乘积。</translation>
    </message>
    <message>
        <source>Choose m up to 64, or a matrix product with 16-bit weights.</source>
        <translation>请选择不超过 64 的 m，或权重为 16 位的矩阵乘积。</translation>
    </message>
    <message>
        <source>Choose one as FILE:TENSOR. The file contains: %1.</source>
        <translation>请以 FILE:TENSOR 选择一个。文件中有：%1。</translation>
    </message>
    <message>
        <source>Choose one of its points.</source>
        <translation>请选择其中的一个点。</translation>
    </message>
    <message>
        <source>Choose random input.</source>
        <translation>请选择随机输入。</translation>
    </message>
    <message>
        <source>Choose smaller sizes or fewer iterations.</source>
        <translation>请选择较小的大小或更少的迭代。</translation>
    </message>
    <message>
        <source>Choose smaller sizes or fewer variants.</source>
        <translation>请选择较小的大小或更少的变体。</translation>
    </message>
    <message>
        <source>Choose smaller sizes, or add --mem to the target&apos;s options.</source>
        <translation>请选择较小的大小，或在目标的选项中添加 --mem。</translation>
    </message>
    <message>
        <source>Choose smaller sizes.</source>
        <translation>请选择较小的大小。</translation>
    </message>
    <message>
        <source>Choose the CPU backend for this mode.</source>
        <translation>请为此模式选择 CPU 后端。</translation>
    </message>
    <message>
        <source>Choose the Hugging Face folder that it was created from, with config.json, model.safetensors and tokenizer.json.</source>
        <translation>请选择生成它所用的 Hugging Face 文件夹，其中含 config.json、model.safetensors 和 tokenizer.json。</translation>
    </message>
    <message>
        <source>Choose the data that it was trained on, or set --classes.</source>
        <translation>请选择训练它所用的数据，或设置 --classes。</translation>
    </message>
    <message>
        <source>Choose the file with the images, or the table.</source>
        <translation>请选择图像文件或表格。</translation>
    </message>
    <message>
        <source>Choose the folder of a model, with its config.json.</source>
        <translation>请选择含 config.json 的模型文件夹。</translation>
    </message>
    <message>
        <source>Choose the folder of a model, with its config.json. A model of the Hugging Face hub has to be downloaded first: &apos;hf download %1&apos; prints its folder.</source>
        <translation>请选择含 config.json 的模型文件夹。Hugging Face Hub 上的模型须先下载：“hf download %1”会输出其文件夹。</translation>
    </message>
    <message>
        <source>Choose the target again to log in.</source>
        <translation>要登录，请重新选择该目标。</translation>
    </message>
    <message>
        <source>Choose tiny or mlp.</source>
        <translation>请选择 tiny 或 mlp。</translation>
    </message>
    <message>
        <source>Choose two different configurations.</source>
        <translation>请选择两个不同的配置。</translation>
    </message>
    <message>
        <source>Choose two or more.</source>
        <translation>请选择两个或更多。</translation>
    </message>
    <message>
        <source>Choose your own model; this one is included with Quantoscope.</source>
        <translation>请选择您自己的模型；这个模型是 Quantoscope 自带的。</translation>
    </message>
    <message>
        <source>Class numbers start at 0. Remove unlabelled items.</source>
        <translation>类别编号从 0 开始。请移除没有标签的样例。</translation>
    </message>
    <message>
        <source>Classifier: %1 on %2.</source>
        <translation>分类器：%1，数据 %2。</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Clocks, caches and the driver need several launches to reach a steady state. Until then, samples are too slow and raise the mean. Discard them, or use a longer warm-up.</source>
        <translation>时钟、缓存和驱动需要几次启动才能达到稳态。在此之前样本偏慢，会抬高平均值。请丢弃这些样本，或延长预热。</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>请关闭其他程序后重试。</translation>
    </message>
    <message>
        <source>Close other programs or use a smaller file.</source>
        <translation>请关闭其他程序，或使用较小的文件。</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller one.</source>
        <translation>请关闭其他程序，或选择较小的张量。</translation>
    </message>
    <message>
        <source>Close other programs, or use a smaller model.</source>
        <translation>请关闭其他程序，或使用较小的模型。</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>请关闭其他程序。</translation>
    </message>
    <message>
        <source>Close other sessions to this host, or ask for a larger MaxSessions.</source>
        <translation>请关闭到该主机的其他会话，或请求调大 MaxSessions。</translation>
    </message>
    <message>
        <source>Close some files, or raise the limit (ulimit -n).</source>
        <translation>请关闭一些文件，或提高限制 (ulimit -n)。</translation>
    </message>
    <message>
        <source>Close some programs.</source>
        <translation>请关闭一些程序。</translation>
    </message>
    <message>
        <source>Close that process first.</source>
        <translation>请先关闭该进程。</translation>
    </message>
    <message>
        <source>Codes can be read back for quantization only.</source>
        <translation>只有量化的编码可以回读。</translation>
    </message>
    <message>
        <source>Cold, the same kernel takes %1 times as long: its data (%2 × the size of the last-level cache) did not come from memory.</source>
        <translation>冷缓存下同一内核用时为 %1 倍：其数据（末级缓存大小的 %2 倍）并非来自内存。</translation>
    </message>
    <message>
        <source>Columns of the left matrix and rows of the right one: the dimension that is summed over.</source>
        <translation>左矩阵的列数、右矩阵的行数：求和的维度。</translation>
    </message>
    <message>
        <source>Columns of the right matrix and of the result: outputs.</source>
        <translation>右矩阵和结果的列数：输出。</translation>
    </message>
    <message>
        <source>Commit of Quantoscope</source>
        <translation>Quantoscope 的提交</translation>
    </message>
    <message>
        <source>Compare results that contain samples.</source>
        <translation>请比较含有样本的结果。</translation>
    </message>
    <message>
        <source>Compare runs of the same modes and sizes.</source>
        <translation>请比较模式和大小相同的运行。</translation>
    </message>
    <message>
        <source>Compare runs, sweeps, accuracy studies or studies of language models.</source>
        <translation>请比较运行、扫描、准确率研究或语言模型研究。</translation>
    </message>
    <message>
        <source>Compare series of one mode each, or results of the same modes.</source>
        <translation>请比较各含一个模式的序列，或含有相同模式的结果。</translation>
    </message>
    <message>
        <source>Compare two results of the same kind.</source>
        <translation>请比较两个同类的结果。</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>计算机</translation>
    </message>
    <message>
        <source>Conditions changed at one point in time: a clock step, another process or another power state. The median mixes both conditions and is valid for neither. Check clocks and other processes at that time, then measure again.</source>
        <translation>条件在某一时刻发生了变化：时钟档位、其他进程或电源状态。中位数混合了两种条件，对两者都无效。请检查该时刻的时钟和其他进程，然后重新测量。</translation>
    </message>
    <message>
        <source>Conditions changed at one point in time: another process, another clock of the CPU, another size of the input. The median mixes both conditions and is valid for neither. Find what changed, then measure again.</source>
        <translation>测量条件在某个时刻发生了变化：另一个进程、CPU 时钟改变，或输入大小改变。中位数混合了两种条件，对二者都不成立。请找出变化的原因，然后重新测量。</translation>
    </message>
    <message>
        <source>Connect and log in</source>
        <translation>连接并登录</translation>
    </message>
    <message>
        <source>Connect once with ssh in a terminal and compare the key&apos;s fingerprint, or answer the question here.</source>
        <translation>请在终端中用 ssh 连接一次并核对密钥的指纹，或在此回答问题。</translation>
    </message>
    <message>
        <source>Continue it on that device, or run the sweep again.</source>
        <translation>请在该设备上继续，或重新运行扫描。</translation>
    </message>
    <message>
        <source>Convert it first, for example with .astype(numpy.float32).</source>
        <translation>请先转换，例如用 .astype(numpy.float32)。</translation>
    </message>
    <message>
        <source>Convert it to JSON Lines, for example with to_json(orient=&quot;records&quot;, lines=True) in pandas.</source>
        <translation>请转换为 JSON Lines，例如在 pandas 中用 to_json(orient=&quot;records&quot;, lines=True)。</translation>
    </message>
    <message>
        <source>Convert it: %1</source>
        <translation>请转换：%1</translation>
    </message>
    <message>
        <source>Copies the input unchanged; the reference for size and accuracy.</source>
        <translation>原样复制输入；大小和准确率的基准。</translation>
    </message>
    <message>
        <source>Copy its folder.</source>
        <translation>请复制其文件夹。</translation>
    </message>
    <message>
        <source>Copy its table and paste it into the audit dialog.</source>
        <translation>请复制其表格并粘贴到审查对话框中。</translation>
    </message>
    <message>
        <source>Copy or download it to the folder.</source>
        <translation>请将它复制或下载到该文件夹。</translation>
    </message>
    <message>
        <source>Correct it, or check that the file is a text table.</source>
        <translation>请修正，或检查文件是否为文本表格。</translation>
    </message>
    <message>
        <source>Correct it, or check that the file is complete and UTF-8.</source>
        <translation>请修正，或检查文件是否完整且为 UTF-8。</translation>
    </message>
    <message>
        <source>Correct or remove such items.</source>
        <translation>请修正或移除这样的样例。</translation>
    </message>
    <message>
        <source>Correct or unset %1.</source>
        <translation>请修正或取消设置 %1。</translation>
    </message>
    <message>
        <source>Correct the file, or delete it.</source>
        <translation>请更正该文件，或将其删除。</translation>
    </message>
    <message>
        <source>Correct the file.</source>
        <translation>请修正该文件。</translation>
    </message>
    <message>
        <source>Correct the line. Where its failure does not matter, add &apos;|| true&apos; to it.</source>
        <translation>请更正该行。如果其失败无关紧要，请在末尾加上“|| true”。</translation>
    </message>
    <message>
        <source>Correct the row.</source>
        <translation>请修正该行。</translation>
    </message>
    <message>
        <source>Correct the setup, or switch to a page that measures.</source>
        <translation>请修正设置，或切换到可以测量的页面。</translation>
    </message>
    <message>
        <source>Correct ~/.ssh/config.</source>
        <translation>请更正 ~/.ssh/config。</translation>
    </message>
    <message>
        <source>Create a new script, and edit that one.</source>
        <translation>请新建一个脚本，然后编辑它。</translation>
    </message>
    <message>
        <source>Create one: %1</source>
        <translation>请创建一个：%1</translation>
    </message>
    <message>
        <source>Create the folder or choose another one.</source>
        <translation>请创建该文件夹或选择其他文件夹。</translation>
    </message>
    <message>
        <source>Custom matrix product that applies bias and GELU before writing the result. On the CPU, GELU is applied to each panel while it is in the cache.</source>
        <translation>自定义矩阵乘积，在写出结果之前施加偏置和 GELU。在 CPU 上，GELU 在每个面板仍在缓存中时施加。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>数据类型</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>解码</translation>
    </message>
    <message>
        <source>Decode throughput</source>
        <translation>解码吞吐量</translation>
    </message>
    <message>
        <source>Decompress it first.</source>
        <translation>请先解压。</translation>
    </message>
    <message>
        <source>Dequantization requires modes, not &apos;%1&apos;.</source>
        <translation>反量化需要模式，而不是“%1”。</translation>
    </message>
    <message>
        <source>Dequantizes %1 codes with one scale for the whole tensor: %2.</source>
        <translation>对整个张量共用一个缩放因子的 %1 编码进行反量化：%2。</translation>
    </message>
    <message>
        <source>Dequantizes %1 codes with one scale per %2 elements of a token: %3.</source>
        <translation>对词元中每 %2 个元素一个缩放因子的 %1 编码进行反量化：%3。</translation>
    </message>
    <message>
        <source>Dequantizes %1 codes with one scale per token: %2.</source>
        <translation>对每个词元一个缩放因子的 %1 编码进行反量化：%2。</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Device: %1.</source>
        <translation>设备：%1。</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Differences between these modes were not tested.</source>
        <translation>未检验这些模式之间的差异。</translation>
    </message>
    <message>
        <source>Different RoPE parameters for types of layers are not supported.</source>
        <translation>不支持不同类型的层使用不同的 RoPE 参数。</translation>
    </message>
    <message>
        <source>Discarded from the earlier Live setups: %1 samples, including all samples of %2 setups.</source>
        <translation>已丢弃早先实时设置的样本：%1 个样本，包括 %2 个设置的全部样本。</translation>
    </message>
    <message>
        <source>Divides, rounds, adds the zero point, clamps and converts in five kernels over FP32 intermediates, as eager PyTorch does. Moves 37 bytes per element (four times 4 + 4, once 4 + 1), where a single kernel needs 5, and launches five kernels.</source>
        <translation>与即时模式 (eager) 的 PyTorch 一样，用五个内核在 FP32 中间值上做除法、舍入、加零点、钳位和转换。每元素移动 37 字节（四次 4 + 4，一次 4 + 1），而单个内核只需 5 字节；共启动五个内核。</translation>
    </message>
    <message>
        <source>Divides, rounds, adds the zero point, clamps and converts in five passes over FP32 intermediates in memory, as eager PyTorch does. Moves 37 bytes per element (four times 4 + 4, once 4 + 1); a single pass needs 5.</source>
        <translation>与即时模式 (eager) 的 PyTorch 一样，对内存中的 FP32 中间值分五遍做除法、舍入、加零点、钳位和转换。每元素移动 37 字节（四次 4 + 4，一次 4 + 1），而单遍只需 5 字节。</translation>
    </message>
    <message>
        <source>Download or save the model again.</source>
        <translation>请重新下载或保存模型。</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>驱动</translation>
    </message>
    <message>
        <source>EMNIST stores images transposed; they were transposed back.</source>
        <translation>EMNIST 的图像是转置存储的；已转置回来。</translation>
    </message>
    <message>
        <source>Each launch finds its data in the last-level cache, where the previous launch left it. The cache is faster than memory, and a model that accesses other data in between does not reach this speed. Measure cold for that case, and report this number as hot.</source>
        <translation>每次启动都在末级缓存中找到上一次启动留下的数据。缓存比内存快，而中间访问其他数据的模型达不到这一速度。这种情况请冷测，并将此数字标为热。</translation>
    </message>
    <message>
        <source>Each record of this task requires it; see &apos;quantoscope llm --help&apos;.</source>
        <translation>该任务的每条记录都需要它；见 &apos;quantoscope llm --help&apos;。</translation>
    </message>
    <message>
        <source>Each sample is one launch as recorded by the profiler, without launch overhead and gaps between kernels. Launches of one kernel can have different sizes. %1 launches, %2 in total.</source>
        <translation>每个样本是剖析器记录的一次启动，不含启动开销和内核之间的空隙。同一内核的各次启动大小可能不同。%1 次启动，共 %2。</translation>
    </message>
    <message>
        <source>Each split requires at least one item. Use several hundred for a meaningful result.</source>
        <translation>每部分至少需要一个样例。要得到有意义的结果，请使用数百个。</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Elements per attention head. The GPU kernels support 64 and 128.</source>
        <translation>每个注意力头的元素数。GPU 内核支持 64 和 128。</translation>
    </message>
    <message>
        <source>Elements per token: columns of the input.</source>
        <translation>每个词元的元素数：输入的列数。</translation>
    </message>
    <message>
        <source>Enter a host as ssh takes it.</source>
        <translation>请按 ssh 接受的形式输入主机。</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>请输入名称。</translation>
    </message>
    <message>
        <source>Enter a text to continue.</source>
        <translation>请输入文本以便续写。</translation>
    </message>
    <message>
        <source>Enter another name.</source>
        <translation>请输入其他名称。</translation>
    </message>
    <message>
        <source>Enter the name of a running container.</source>
        <translation>请输入正在运行的容器的名称。</translation>
    </message>
    <message>
        <source>Enter the words to be put before a command, for example: docker exec -i trainer</source>
        <translation>请输入放在命令之前的词，例如：docker exec -i trainer</translation>
    </message>
    <message>
        <source>Equivalent to and faster than the baseline on this device: %1.</source>
        <translation>在该设备上与基准等效且更快：%1。</translation>
    </message>
    <message>
        <source>Evaluate a longer text.</source>
        <translation>请评估更长的文本。</translation>
    </message>
    <message>
        <source>Evaluate more items.</source>
        <translation>请评估更多样例。</translation>
    </message>
    <message>
        <source>Export it as a table: ncu --import FILE --csv --page raw &gt; FILE.csv</source>
        <translation>请导出为表格：ncu --import FILE --csv --page raw &gt; FILE.csv</translation>
    </message>
    <message>
        <source>Export the study to compare, or keep it alone in a session.</source>
        <translation>请导出要比较的研究，或将其单独保存在一个会话中。</translation>
    </message>
    <message>
        <source>FASTER %1, n = %2</source>
        <translation>更快 %1，n = %2</translation>
    </message>
    <message>
        <source>FASTER %1, n = %2 pairs</source>
        <translation>更快 %1，n = %2 对</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>FP16 tensor cores with FP32 accumulation; half the bytes of FP32.</source>
        <translation>FP16 张量核心，以 FP32 累加；字节数为 FP32 的一半。</translation>
    </message>
    <message>
        <source>FP16 tensor cores, FP32 sums</source>
        <translation>FP16 张量核心，FP32 求和</translation>
    </message>
    <message>
        <source>FP16 tensor cores, FP32 sums (cuBLASLt)</source>
        <translation>FP16 张量核心，FP32 求和 (cuBLASLt)</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>FP32 in memory. Tensor cores round the operands to 10 mantissa bits and accumulate in FP32.</source>
        <translation>内存中为 FP32。张量核心将操作数舍入为 10 位尾数，以 FP32 累加。</translation>
    </message>
    <message>
        <source>FP32 library matrix product: cuBLASLt without tensor cores, or the BLAS library of the CPU. The baseline.</source>
        <translation>FP32 的库矩阵乘积：不用张量核心的 cuBLASLt，或 CPU 的 BLAS 库。基准。</translation>
    </message>
    <message>
        <source>FP32 multiply-adds</source>
        <translation>FP32 乘加</translation>
    </message>
    <message>
        <source>FP32 with a custom kernel (cuBLASLt was not found)</source>
        <translation>FP32，自定义内核（没有找到 cuBLASLt）</translation>
    </message>
    <message>
        <source>FP32 with a custom kernel (not available in cuBLASLt)</source>
        <translation>FP32，自定义内核（cuBLASLt 中没有）</translation>
    </message>
    <message>
        <source>FP32 without TF32 (cuBLASLt)</source>
        <translation>FP32，不用 TF32 (cuBLASLt)</translation>
    </message>
    <message>
        <source>FP4 weights (E2M1) with one E4M3 scale per 16 elements along k and one for the tensor, 16-bit activations, decoded in registers: 4.5 bits per weight. For 1 to 64 rows, on compute capability 9.0 up to 512.</source>
        <translation>FP4 权重（E2M1），沿 k 每 16 个元素一个 E4M3 缩放因子，整个张量另有一个，16 位激活，在寄存器中解码：每个权重 4.5 位。适用于 1 至 64 行，在计算能力 9.0 上最多 512 行。</translation>
    </message>
    <message>
        <source>FP4 weights (E2M1) with one power of two per 32 elements along k as scale, 16-bit activations, decoded in registers: 4.25 bits per weight. For 1 to 64 rows, on compute capability 9.0 up to 512.</source>
        <translation>FP4 权重（E2M1），沿 k 每 32 个元素以一个 2 的幂为缩放因子，16 位激活，在寄存器中解码：每个权重 4.25 位。适用于 1 至 64 行，在计算能力 9.0 上最多 512 行。</translation>
    </message>
    <message>
        <source>FP8 E4M3</source>
        <translation>FP8 E4M3</translation>
    </message>
    <message>
        <source>FP8 E4M3 weights, per-output-channel scales; 16-bit activations.</source>
        <translation>FP8 E4M3 权重，每输出通道一个缩放因子；16 位激活。</translation>
    </message>
    <message>
        <source>FP8 E4M3 weights, per-output-channel scales; FP8 E4M3 activations, dynamic per-token scales.</source>
        <translation>FP8 E4M3 权重，每输出通道一个缩放因子；FP8 E4M3 激活，每词元动态缩放因子。</translation>
    </message>
    <message>
        <source>FP8 E4M3 with block scales</source>
        <translation>带块缩放因子的 FP8 E4M3</translation>
    </message>
    <message>
        <source>FP8 E4M3 × FP8 E4M3, FP32 sums (few rows: custom kernel; more: FP8 tensor cores with cuBLASLt)</source>
        <translation>FP8 E4M3 × FP8 E4M3，FP32 求和（行少时：自定义内核；行多时：cuBLASLt 的 FP8 张量核心）</translation>
    </message>
    <message>
        <source>FP8 products with block scales require compute capability 9.0.</source>
        <translation>带块缩放因子的 FP8 乘积需要计算能力 9.0。</translation>
    </message>
    <message>
        <source>FP8 products with block scales require cuBLASLt of CUDA 12.9 or later, both where the program is built and where it runs.</source>
        <translation>带块缩放因子的 FP8 乘积在构建和运行程序时都需要 CUDA 12.9 或更高版本的 cuBLASLt。</translation>
    </message>
    <message>
        <source>FP8 tensor cores with BF16 results; twice as fast as FP16. Accumulators keep about 14 bits.</source>
        <translation>FP8 张量核心，结果为 BF16；速度为 FP16 的两倍。累加器保留约 14 位。</translation>
    </message>
    <message>
        <source>FP8 tensor cores, BF16 results, FP32 scales: one for each 128 × 128 of the weights and each 1 × 128 of the activations. Sums of 128 products are scaled and added in FP32. By cuBLASLt from 12.9 on, on compute capability 9.0.</source>
        <translation>FP8 张量核心，结果为 BF16，缩放因子为 FP32：权重每 128 × 128 一个，激活每 1 × 128 一个。每 128 个乘积之和经缩放后以 FP32 相加。使用 cuBLASLt 12.9 及更高版本，在计算能力 9.0 上。</translation>
    </message>
    <message>
        <source>FP8 tensor cores, FP32 sums (cuBLASLt)</source>
        <translation>FP8 张量核心，FP32 求和 (cuBLASLt)</translation>
    </message>
    <message>
        <source>FP8 weights (E4M3) with one power of two per 32 elements along k as scale, 16-bit activations, decoded in registers: 8.25 bits per weight. For 1 to 64 rows, on compute capability 9.0 up to 512.</source>
        <translation>FP8 权重（E4M3），沿 k 每 32 个元素以一个 2 的幂为缩放因子，16 位激活，在寄存器中解码：每个权重 8.25 位。适用于 1 至 64 行，在计算能力 9.0 上最多 512 行。</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>Fast with no measurable quality loss: %1. Each is faster than the baseline and equivalent in perplexity.</source>
        <translation>快速且无可测的质量损失：%1；每一个都比基准快，且困惑度等效。</translation>
    </message>
    <message>
        <source>Faster than %1: %2.</source>
        <translation>比 %1 快：%2。</translation>
    </message>
    <message>
        <source>Faster than the baseline per token, one sequence at a time: %1.</source>
        <translation>每词元比基准快（一次一个序列）：%1。</translation>
    </message>
    <message>
        <source>Faster, but not recommended on this data, of which they leave too little: %1. Finer scales (per token, groups) keep more where single channels are large.</source>
        <translation>更快，但不推荐用于这些数据，因为保留的信息太少：%1。在个别通道较大时，更细的缩放因子（按词元、分组）能保留更多。</translation>
    </message>
    <message>
        <source>Faster, but not recommended, since the medians have another ratio than the rounds: %1.</source>
        <translation>更快，但不推荐，因为中位数之比与各轮的比值不同：%1。</translation>
    </message>
    <message>
        <source>Fastest with no measurable quality loss: %1. It is faster than the baseline and equivalent in perplexity.</source>
        <translation>无可测质量损失时最快：%1；它比基准快，且困惑度等效。</translation>
    </message>
    <message>
        <source>Fastest with no measurable quality loss: none. No configuration is shown to be faster than the baseline and equivalent in perplexity on this device.</source>
        <translation>无可测质量损失时最快：无。在该设备上没有配置被证实比基准快且困惑度等效。</translation>
    </message>
    <message>
        <source>Fetch the file %1.</source>
        <translation>请获取文件 %1。</translation>
    </message>
    <message>
        <source>Fill it in or remove the row.</source>
        <translation>请补上标签或移除该行。</translation>
    </message>
    <message>
        <source>Fine-tuned from the baseline with the rounding of INT8 dynamic (straight-through estimator), then evaluated with the same arithmetic.</source>
        <translation>从基准起按 INT8 动态的舍入微调（直通估计），再以相同的运算评估。</translation>
    </message>
    <message>
        <source>Fine-tuned from the baseline with the rounding of symmetric INT4 weights in groups (straight-through estimator); activations are not quantized.</source>
        <translation>从基准起按分组对称 INT4 权重的舍入微调（直通估计）；激活不量化。</translation>
    </message>
    <message>
        <source>Folder for the worker</source>
        <translation>工作程序的文件夹</translation>
    </message>
    <message>
        <source>For calibration, %1 runs the unquantized model first. Choose a configuration without calibration.</source>
        <translation>为了校准，%1 会先运行未量化的模型。请选择无需校准的配置。</translation>
    </message>
    <message>
        <source>For n positive samples, the coefficient of variation is at most √(n − 1) (Samuelson&apos;s inequality), and it reaches this limit only if all samples but one are equal. The standard deviation shown here is that of a single outlier and does not describe the other samples. Use the median with its interval, and the MAD.</source>
        <translation>对于 n 个正样本，变异系数最大为 √(n − 1)（Samuelson 不等式），且仅当除一个外其余样本全部相等时才达到。此处显示的标准差是单个离群值的，不能描述其余样本。请使用中位数及其区间，以及 MAD。</translation>
    </message>
    <message>
        <source>For the lowest latency of %1: %2, %3 as fast as %4 in this run.</source>
        <translation>对于 %1，延迟最低：%2，在本次运行中速度为 %4 的 %3。</translation>
    </message>
    <message>
        <source>For the lowest latency of %1: any of %2 compared with %3. Which of them is fastest is not resolved in this run.</source>
        <translation>对于 %1，延迟最低：%2 中的任何一个，相对 %3。其中哪个最快在本次运行中未能区分。</translation>
    </message>
    <message>
        <source>For the lowest latency of %1: no mode is resolved as faster than %2.</source>
        <translation>对于 %1，延迟最低：没有任何模式被证实比 %2 快。</translation>
    </message>
    <message>
        <source>For the lowest latency on this device with %1 items per call: any of %2. Each is equivalent to and faster than FP32.</source>
        <translation>在该设备上每次调用 %1 个样例时，延迟最低：%2 中的任何一个。每个都与 FP32 等效且更快。</translation>
    </message>
    <message>
        <source>For the lowest latency on this device with %1 items per call: any of the %2 that are equivalent to and faster than FP32.</source>
        <translation>在该设备上每次调用 %1 个样例时，延迟最低：%2 个与 FP32 等效且更快的模式中的任何一个。</translation>
    </message>
    <message>
        <source>For the lowest latency: none. No equivalent mode is shown to be faster than FP32 on this device.</source>
        <translation>延迟最低：无。在该设备上没有等效模式被证实比 FP32 快。</translation>
    </message>
    <message>
        <source>For the smallest size: %1, the smallest mode that is equivalent within ±0.5 points (%2 KiB instead of %3).</source>
        <translation>大小最小：%1，在 ±0.5 个百分点内等效的模式中最小（%2 KiB，而不是 %3）。</translation>
    </message>
    <message>
        <source>Four adjacent float4 per thread: 7 instructions per element, four loads in flight. Lanes are 64 bytes apart in each load and 16 bytes in each 4-byte store, so each touches four times as many cache lines as it uses.</source>
        <translation>每线程四个相邻的 float4：每元素 7 条指令，四个加载同时进行。各通道每次加载相隔 64 字节，每次 4 字节存储相隔 16 字节，因此触及的缓存行是所用的四倍。</translation>
    </message>
    <message>
        <source>Free some space or choose a folder on another disk.</source>
        <translation>请腾出空间或选择其他磁盘上的文件夹。</translation>
    </message>
    <message>
        <source>Free some space there, or set another folder for this target.</source>
        <translation>请在那里腾出一些空间，或为此目标设置其他文件夹。</translation>
    </message>
    <message>
        <source>From sample %1 on, the latency is %2 higher: %3 after %4.</source>
        <translation>从样本 %1 起延迟升高 %2：由 %4 变为 %3。</translation>
    </message>
    <message>
        <source>From sample %1 on, the latency is %2 lower: %3 after %4.</source>
        <translation>从样本 %1 起延迟降低 %2：由 %4 变为 %3。</translation>
    </message>
    <message>
        <source>Further JSON values in the file were not imported: %1.</source>
        <translation>文件中其余的 JSON 值未导入：%1。</translation>
    </message>
    <message>
        <source>Further metrics of %1 were not imported.</source>
        <translation>未导入 %1 的其他指标。</translation>
    </message>
    <message>
        <source>Fused attention of NVIDIA cuDNN, if the library is installed: the same algorithm, tuned by NVIDIA.</source>
        <translation>NVIDIA cuDNN 的融合注意力（若已安装该库）：相同的算法，由 NVIDIA 调优。</translation>
    </message>
    <message>
        <source>GPTQ received %1 weights for a layer of %2 × %3.</source>
        <translation>GPTQ 收到 %1 个权重，而该层为 %2 × %3。</translation>
    </message>
    <message>
        <source>GPTQ requires at least one calibration sample.</source>
        <translation>GPTQ 至少需要一个校准样本。</translation>
    </message>
    <message>
        <source>GPU driver</source>
        <translation>GPU 驱动</translation>
    </message>
    <message>
        <source>GPU timers have steps of %1, so the unit is probably µs.</source>
        <translation>GPU 计时器的步长为 %1，因此单位很可能是 µs。</translation>
    </message>
    <message>
        <source>Generated characters have 10 or 36 classes, not %1.</source>
        <translation>生成的字符有 10 或 36 个类别，而不是 %1。</translation>
    </message>
    <message>
        <source>Generating the data was stopped.</source>
        <translation>数据生成已停止。</translation>
    </message>
    <message>
        <source>Groups of %1 are not supported.</source>
        <translation>不支持每组 %1。</translation>
    </message>
    <message>
        <source>Groups of %1 weights are not supported.</source>
        <translation>不支持每组 %1 个权重。</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>头大小</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>Heads of %1 elements are too large for the GPU kernels, which support up to 256.</source>
        <translation>每个头 %1 个元素，对 GPU 内核来说太大，GPU 内核最多支持 256。</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <source>INT%1 asymmetric</source>
        <translation>INT%1 非对称</translation>
    </message>
    <message>
        <source>INT%1 symmetric</source>
        <translation>INT%1 对称</translation>
    </message>
    <message>
        <source>INT4 weights in groups of 128 with zero points, after scaling up input channels with large activations. The factors are folded into the preceding layers at no cost (Lin et al. 2024). They are searched by the error of single matrix products, not of whole blocks as in the publication.</source>
        <translation>INT4 权重，每 128 个一组，带零点，先放大激活较大的输入通道。缩放系数并入前面的层，不增加开销 (Lin et al. 2024)。系数按单个矩阵乘积的误差搜索，而不是像论文中那样按整个块的误差。</translation>
    </message>
    <message>
        <source>INT4 weights in groups of 128, symmetric, rounded to nearest; 16-bit activations.</source>
        <translation>INT4 权重，每组 128 个，对称，舍入到最近；16 位激活。</translation>
    </message>
    <message>
        <source>INT4 weights with one scale per 128 elements along k, 16-bit activations, decoded in registers. For 1 to 64 rows, on compute capability 9.0 up to 512: a quarter of the bytes of BF16.</source>
        <translation>INT4 权重，沿 k 每 128 个元素一个缩放因子，16 位激活，在寄存器中解码。适用于 1 至 64 行，在计算能力 9.0 上最多 512 行：字节数为 BF16 的四分之一。</translation>
    </message>
    <message>
        <source>INT8</source>
        <translation>INT8</translation>
    </message>
    <message>
        <source>INT8 matrices with quantized activations are not restored.</source>
        <translation>带量化激活的 INT8 矩阵不会还原。</translation>
    </message>
    <message>
        <source>INT8 tensor cores with INT32 accumulation. Results are written as INT32, 4 bytes each.</source>
        <translation>INT8 张量核心，以 INT32 累加。结果以 INT32 写出，每个 4 字节。</translation>
    </message>
    <message>
        <source>INT8 tensor cores, INT32 sums (cuBLASLt)</source>
        <translation>INT8 张量核心，INT32 求和 (cuBLASLt)</translation>
    </message>
    <message>
        <source>INT8 weights in groups of 128, scales from the largest magnitude, rounded to nearest; 16-bit activations.</source>
        <translation>INT8 权重，每组 128 个，缩放因子取自最大幅值，舍入到最近；16 位激活。</translation>
    </message>
    <message>
        <source>INT8 weights in groups of 128, with scales optimized for the smallest weight error; 16-bit activations. The published comparison does not specify how its scales were computed. This differs from INT8-W8A16-RTN only in the scale search.</source>
        <translation>INT8 权重，每组 128 个，缩放因子按权重误差最小优化；16 位激活。已发表的比较没有说明其缩放因子如何计算。与 INT8-W8A16-RTN 的区别只在于缩放因子的搜索。</translation>
    </message>
    <message>
        <source>INT8 weights with one scale per 128 elements along k, 16-bit activations. For 1 to 64 rows, on compute capability 9.0 up to 512; where reading the weights dominates: half the bytes of BF16.</source>
        <translation>INT8 权重，沿 k 每 128 个元素一个缩放因子，16 位激活。适用于 1 至 64 行，在计算能力 9.0 上最多 512 行；用于读取权重占主导的情形：字节数为 BF16 的一半。</translation>
    </message>
    <message>
        <source>INT8 weights, per-output-channel scales; INT8 activations, dynamic per-token scales; integer arithmetic.</source>
        <translation>INT8 权重，每输出通道一个缩放因子；INT8 激活，每词元动态缩放因子；整数运算。</translation>
    </message>
    <message>
        <source>INT8 × INT8, INT32 sums (few rows: custom kernel; more: INT8 tensor cores with cuBLASLt)</source>
        <translation>INT8 × INT8，INT32 求和（行少时：自定义内核；行多时：cuBLASLt 的 INT8 张量核心）</translation>
    </message>
    <message>
        <source>Identical kernels differed (%1 compared with itself: %2), so the verdicts of this run are not reliable.</source>
        <translation>相同的内核出现差异（%1 与自身相比：%2），因此本次运行的结论不可信。</translation>
    </message>
    <message>
        <source>Identical kernels differed (%1 compared with itself: %2). Only what differs by more than that is called faster or slower.</source>
        <translation>相同的内核出现差异（%1 与自身相比：%2）。只有差异超过这一幅度的才称为更快或更慢。</translation>
    </message>
    <message>
        <source>Identical kernels differed in this run, so its speed-ups are not reliable.</source>
        <translation>本次运行中相同的内核出现差异，因此其加速比不可信。</translation>
    </message>
    <message numerus="yes">
        <source>If ratio and scatter stay as they are, about %n more rounds resolve it.</source>
        <comment>If ratio and scatter stay as they are, about %n more round resolves it.</comment>
        <translation>
            <numerusform>如果比值和离散度保持不变，再测约 %n 轮即可区分。</numerusform>
        </translation>
    </message>
    <message>
        <source>If the system terminated it because memory ran out (%1 is available now), choose smaller sizes.</source>
        <translation>若系统因内存不足将其终止（现可用 %1），请选择较小的大小。</translation>
    </message>
    <message>
        <source>If this happens at each try, the host may limit connections; wait some minutes.</source>
        <translation>如果每次尝试都出现此问题，可能是主机限制了连接数；请等待几分钟。</translation>
    </message>
    <message>
        <source>Images of %1×%2 have %3 patches; the limit is 1,024, because attention is quadratic in the number of patches.</source>
        <translation>%1×%2 的图像有 %3 个小块；上限为 1,024，因为注意力的开销与小块数的平方成正比。</translation>
    </message>
    <message>
        <source>Images of %3×%4 are not divisible into patches of %1×%2 pixels.</source>
        <translation>%3×%4 的图像不能划分为 %1×%2 像素的小块。</translation>
    </message>
    <message>
        <source>Import a part of them, or import them as a separate run.</source>
        <translation>请导入一部分，或作为单独的运行。</translation>
    </message>
    <message>
        <source>Import fewer files at once. Nothing was written.</source>
        <translation>请一次导入较少文件。没有写入任何内容。</translation>
    </message>
    <message>
        <source>Import into a separate session, without --beside.</source>
        <translation>请不带 --beside 导入到单独的会话。</translation>
    </message>
    <message>
        <source>Import its results of this task.</source>
        <translation>请导入其在此任务上的结果。</translation>
    </message>
    <message>
        <source>Import results with standard errors, or the samples of --log_samples.</source>
        <translation>请导入含标准误的结果，或 --log_samples 的样本。</translation>
    </message>
    <message>
        <source>Import the results as a separate run.</source>
        <translation>请将结果作为单独的运行导入。</translation>
    </message>
    <message>
        <source>Import the samples, or measure it with Quantoscope.</source>
        <translation>请导入样本，或用 Quantoscope 测量。</translation>
    </message>
    <message>
        <source>Import them as a separate run, or add them to a run of one size.</source>
        <translation>请作为单独的运行导入，或添加到单一大小的运行中。</translation>
    </message>
    <message>
        <source>Imported evaluations, compared with %1</source>
        <translation>导入的评估，与 %1 比较</translation>
    </message>
    <message>
        <source>Imported from %1: %2</source>
        <translation>从 %1 导入：%2</translation>
    </message>
    <message>
        <source>Imported without comparable samples, so no interval is available.</source>
        <translation>导入时没有可比较的样本，因此没有可用的区间。</translation>
    </message>
    <message numerus="yes">
        <source>In %n measurements, identical kernels differed, so their verdicts are not reliable.</source>
        <comment>In %n measurement, identical kernels differed, so its verdicts are not reliable.</comment>
        <translation>
            <numerusform>%n 次测量中相同的内核得出了不同结果，因此其结论不可信。</numerusform>
        </translation>
    </message>
    <message>
        <source>In a file of a few kilobytes, names and headers take more space than the weights. Ratios of such sizes do not apply to real models.</source>
        <translation>在几 KB 的文件中，名称和头部所占的空间比权重还多。这种大小之比不适用于真实模型。</translation>
    </message>
    <message>
        <source>In clock cycles, the change is %1 instead of %2: the clock changed, not the kernel.</source>
        <translation>以时钟周期计，变化为 %1 而不是 %2：变的是时钟，不是内核。</translation>
    </message>
    <message>
        <source>Increase the limit, or choose smaller formats.</source>
        <translation>请提高限制，或选择较小的格式。</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Input %1 of the calibration samples contains values that are not finite.</source>
        <translation>校准样本的输入 %1 含有非有限值。</translation>
    </message>
    <message>
        <source>Install CUDA 12.9 or later.</source>
        <translation>请安装 CUDA 12.9 或更高版本。</translation>
    </message>
    <message>
        <source>Install cuDNN 9, or set LD_LIBRARY_PATH or CUDNN_PATH to its folder, and restart.</source>
        <translation>请安装 cuDNN 9，或将 LD_LIBRARY_PATH 或 CUDNN_PATH 设为其文件夹，然后重新启动。</translation>
    </message>
    <message>
        <source>Install it beside this program, or measure without a worker process (without --isolate; in the settings &apos;Run kernels in a separate process&apos;).</source>
        <translation>请将它安装在本程序旁，或不使用工作进程进行测量（不带 --isolate；在首选项中为“在单独的进程中运行内核”）。</translation>
    </message>
    <message>
        <source>Install libopenblas0 (Debian, Ubuntu: &apos;apt install libopenblas0&apos;), or set QUANTOSCOPE_BLAS to a library.</source>
        <translation>请安装 libopenblas0（Debian、Ubuntu：&apos;apt install libopenblas0&apos;），或将 QUANTOSCOPE_BLAS 设为某个库。</translation>
    </message>
    <message>
        <source>Install the CUDA Toolkit&apos;s libraries.</source>
        <translation>请安装 CUDA Toolkit 的库。</translation>
    </message>
    <message>
        <source>Install the CUDA Toolkit, or set CUDA_PATH to where it is.</source>
        <translation>请安装 CUDA Toolkit，或将 CUDA_PATH 设为其所在位置。</translation>
    </message>
    <message>
        <source>Install the NVIDIA driver, or run on the CPU.</source>
        <translation>请安装 NVIDIA 驱动，或在 CPU 上运行。</translation>
    </message>
    <message>
        <source>Install the complete quantoscope package, build them with packaging/worker, or set QUANTOSCOPE_WORKERS to their folder. Searched: %1.</source>
        <translation>请完整安装软件包 quantoscope、用 packaging/worker 构建它们，或将 QUANTOSCOPE_WORKERS 设为其文件夹。已搜索：%1。</translation>
    </message>
    <message>
        <source>Install the complete quantoscope package, or choose &apos;Never&apos; for &apos;Run kernels in a separate process&apos; in the settings.</source>
        <translation>请安装完整的软件包 quantoscope，或在首选项中将“在单独的进程中运行内核”选为“从不”。</translation>
    </message>
    <message>
        <source>Install the complete quantoscope package.</source>
        <translation>请完整安装软件包 quantoscope。</translation>
    </message>
    <message>
        <source>Install the package quantoscope-model (portable: extract quantoscope-model-*.tar.xz into the program folder), set QUANTOSCOPE_LLM to the model folder, or choose your own model. Searched: %1.</source>
        <translation>请安装软件包 quantoscope-model（便携版：将 quantoscope-model-*.tar.xz 解压到程序文件夹中），将 QUANTOSCOPE_LLM 设为模型文件夹，或选择自己的模型。已搜索：%1。</translation>
    </message>
    <message>
        <source>Install the quantoscope package again.</source>
        <translation>请重新安装软件包 quantoscope。</translation>
    </message>
    <message>
        <source>Install the same version of quantoscope and quantoscope-worker.</source>
        <translation>请安装相同版本的 quantoscope 和 quantoscope-worker。</translation>
    </message>
    <message>
        <source>Install the same version of the program and the module.</source>
        <translation>请安装相同版本的程序和模块。</translation>
    </message>
    <message>
        <source>Integers must have 2 to 8 bits, not %1.</source>
        <translation>整数必须为 2 到 8 位，而不是 %1。</translation>
    </message>
    <message>
        <source>Is it the right file?</source>
        <translation>这是正确的文件吗？</translation>
    </message>
    <message>
        <source>It contains %1. If that is the complete model, rename it to &quot;model.safetensors&quot;.</source>
        <translation>其中有 %1。如果它是完整的模型，请将其重命名为 &quot;model.safetensors&quot;。</translation>
    </message>
    <message>
        <source>It contains no tensors.</source>
        <translation>其中没有张量。</translation>
    </message>
    <message>
        <source>It contains: %1.</source>
        <translation>它含有：%1。</translation>
    </message>
    <message>
        <source>It contains: %1. Download &quot;model.safetensors.index.json&quot;, which says which tensors they have.</source>
        <translation>其中有：%1。请下载 &quot;model.safetensors.index.json&quot;，它说明各文件含有哪些张量。</translation>
    </message>
    <message>
        <source>It failed: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>It has no list &apos;batches&apos;.</source>
        <translation>其中没有列表 &apos;batches&apos;。</translation>
    </message>
    <message>
        <source>It has no list &apos;targets&apos;.</source>
        <translation>其中没有列表 &apos;targets&apos;。</translation>
    </message>
    <message>
        <source>It is a GGUF model: %1</source>
        <translation>它是 GGUF 模型：%1</translation>
    </message>
    <message>
        <source>It is a ZIP archive, such as .npz or a PyTorch checkpoint: %1</source>
        <translation>它是 ZIP 归档，例如 .npz 或 PyTorch 检查点：%1</translation>
    </message>
    <message>
        <source>It leaves too little of the values of its input.</source>
        <translation>它对输入值的保留过少。</translation>
    </message>
    <message>
        <source>It requires compute capability 8.0 or later; this GPU has %1.%2.</source>
        <translation>需要计算能力 8.0 或更高；此 GPU 为 %1.%2。</translation>
    </message>
    <message>
        <source>It was held back while they worked (%1), and not when alone.</source>
        <translation>它在各设备同时工作时被降频 (%1)，单独工作时则没有。</translation>
    </message>
    <message>
        <source>It was imported, so Quantoscope has no command to measure it.</source>
        <translation>它是导入的，因此 Quantoscope 没有测量它的命令。</translation>
    </message>
    <message>
        <source>It was not evaluated on %1.</source>
        <translation>未在 %1 上评估过它。</translation>
    </message>
    <message>
        <source>Item %1 has label %2, but the model has %3 classes.</source>
        <translation>样例 %1 的标签为 %2，但模型有 %3 个类别。</translation>
    </message>
    <message>
        <source>Items of %1×%2 are not supported; the limit is 1,048,576 features.</source>
        <translation>不支持 %1×%2 的样例；上限为 1,048,576 个特征。</translation>
    </message>
    <message>
        <source>Items per call</source>
        <translation>每次调用的样例数</translation>
    </message>
    <message>
        <source>Its SM clock was %1 MHz while they worked and %2 MHz alone.</source>
        <translation>其 SM 时钟在各设备同时工作时为 %1 MHz，单独工作时为 %2 MHz。</translation>
    </message>
    <message>
        <source>Its accuracy was not measured.</source>
        <translation>没有测量其准确率。</translation>
    </message>
    <message>
        <source>Its journals and run files are still there.</source>
        <translation>其日志和运行文件仍在。</translation>
    </message>
    <message>
        <source>Its loss was not measured.</source>
        <translation>没有测量其损失。</translation>
    </message>
    <message>
        <source>Its memory was not measured.</source>
        <translation>没有测量其内存。</translation>
    </message>
    <message>
        <source>Its speed is too near to the baseline&apos;s for more rounds to tell; a quieter machine may.</source>
        <translation>其速度与基准过于接近，增加轮次也无法区分；更安静的机器或许可以。</translation>
    </message>
    <message>
        <source>Its speed-up over the baseline does not have an interval yet.</source>
        <translation>其相对基准的加速比尚无区间。</translation>
    </message>
    <message>
        <source>Its temperature was %1 °C while they worked and %2 °C alone.</source>
        <translation>其温度在各设备同时工作时为 %1 °C，单独工作时为 %2 °C。</translation>
    </message>
    <message>
        <source>JIT, compiled for the shape</source>
        <translation>JIT，为该形状编译</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>KL divergence of %1 of %2 scored tokens, spread evenly</source>
        <translation>%2 个评分词元中均匀分布的 %1 个的 KL 散度</translation>
    </message>
    <message>
        <source>KL divergence of all %1 scored tokens</source>
        <translation>全部 %1 个评分词元的 KL 散度</translation>
    </message>
    <message>
        <source>Keep the reading program running until the output is complete.</source>
        <translation>请让读取程序运行到输出完成。</translation>
    </message>
    <message>
        <source>Kernels compiled by NVRTC for exactly this shape, and cuBLASLt matrix products with searched algorithms; each step uses whichever is faster on this device. With few tokens, five or six kernels remain: layer norms are fused into the following matrix product; bias, GELU and residual additions into the preceding one; and each kernel prefetches its weights while the previous one is still running. Compile time is reported separately.</source>
        <translation>由 NVRTC 为此形状专门编译的内核，以及搜索过算法的 cuBLASLt 矩阵乘积；每一步使用该设备上较快的一种。词元少时只剩五六个内核：层归一化融合到其后的矩阵乘积中，偏置、GELU 和残差相加融合到其前的矩阵乘积中，且每个内核在前一个仍在运行时预取其权重。编译时间单独给出。</translation>
    </message>
    <message>
        <source>Labels must be class numbers. Regression targets are not supported.</source>
        <translation>标签必须是类别编号。不支持回归目标。</translation>
    </message>
    <message>
        <source>Language model: %1 (%2).</source>
        <translation>语言模型：%1 (%2)。</translation>
    </message>
    <message>
        <source>Language models</source>
        <translation>语言模型</translation>
    </message>
    <message>
        <source>Language models require a GPU with compute capability 8.0 or later; this GPU has %1.%2.</source>
        <translation>语言模型需要计算能力 8.0 或更高的 GPU；此 GPU 为 %1.%2。</translation>
    </message>
    <message>
        <source>Latency per call</source>
        <translation>每次调用的延迟</translation>
    </message>
    <message>
        <source>Launches fall into two groups, for example because of buffer addresses, cache sets or the distribution of blocks. Mean and median are at or between these two levels and describe few launches. See the histogram, and report both levels.</source>
        <translation>启动分为两组，例如由于缓冲区地址、缓存组或块的分布。平均值和中位数位于这两个电平或其间，只能描述少数启动。请查看直方图，并给出两个电平。</translation>
    </message>
    <message>
        <source>Launches per graph must be 1 to 1,000, or 0 to choose them for each mode.</source>
        <translation>每图的启动次数须为 1 到 1,000，或为 0 以便为每个模式自动选择。</translation>
    </message>
    <message>
        <source>Launches per sample</source>
        <translation>每样本启动次数</translation>
    </message>
    <message>
        <source>Layer %1: %2</source>
        <translation>层 %1：%2</translation>
    </message>
    <message>
        <source>Layer &apos;%1&apos; cannot run in this mode: %2.</source>
        <translation>层“%1”不能在此模式下运行：%2。</translation>
    </message>
    <message>
        <source>Limits per token apply to language models only.</source>
        <translation>每词元的限制仅适用于语言模型。</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Line %1 and others: the figures %2 have consecutive digits, so they are placeholders, not measurements.</source>
        <translation>第 %1 行及其他行：数字 %2 由连续的数码组成，因此是占位符，不是测量值。</translation>
    </message>
    <message>
        <source>Linear + GELU requires compute capability 8.0 or later.</source>
        <translation>线性 + GELU 需要计算能力 8.0 或更高。</translation>
    </message>
    <message>
        <source>Linear + GELU runs in FP16 and BF16 on the GPU.</source>
        <translation>线性 + GELU 在 GPU 上以 FP16 和 BF16 运行。</translation>
    </message>
    <message>
        <source>Linear layer %1 does not exist.</source>
        <translation>线性层 %1 不存在。</translation>
    </message>
    <message>
        <source>Live keeps the newest rounds of a setup: the first %1 of %2 are not included in the result and its statistics.</source>
        <translation>“实时”保留一个设置最新的各轮：%2 轮中的前 %1 轮不计入结果及其统计。</translation>
    </message>
    <message>
        <source>Live keeps the newest samples: %1 older samples are not included in the result and its statistics.</source>
        <translation>“实时”保留最新的样本：%1 个较旧的样本不计入结果及其统计。</translation>
    </message>
    <message>
        <source>Loading layer %1 of %2</source>
        <translation>正在加载第 %1 层，共 %2 层</translation>
    </message>
    <message>
        <source>Long contexts</source>
        <translation>长上下文</translation>
    </message>
    <message>
        <source>MXFP4-W4A16, custom kernel</source>
        <translation>MXFP4-W4A16，自定义内核</translation>
    </message>
    <message>
        <source>MXFP8-W8A16, custom kernel</source>
        <translation>MXFP8-W8A16，自定义内核</translation>
    </message>
    <message>
        <source>Make a new one.</source>
        <translation>请新建一个。</translation>
    </message>
    <message>
        <source>Make ~/.ssh/config writable by you alone: chmod 600 ~/.ssh/config.</source>
        <translation>请使 ~/.ssh/config 仅可由您本人写入：chmod 600 ~/.ssh/config。</translation>
    </message>
    <message>
        <source>Matrices in %1 were dequantized to %2.</source>
        <translation>%1 格式的矩阵已反量化为 %2。</translation>
    </message>
    <message>
        <source>Matrix product with bias, then GELU in a separate pass: the result is written to memory and read back by GELU.</source>
        <translation>带偏置的矩阵乘积，然后单独一遍做 GELU：结果写入内存，再由 GELU 读回。</translation>
    </message>
    <message>
        <source>Matrix product with bias, then GELU, each launched by the host in turn. Small sizes are launch-bound.</source>
        <translation>先是带偏置的矩阵乘积，再是 GELU，由主机依次启动。小尺寸受启动限制。</translation>
    </message>
    <message>
        <source>Matrix products of this type require compute capability %1.%2.</source>
        <translation>此类型的矩阵乘积需要计算能力 %1.%2。</translation>
    </message>
    <message numerus="yes">
        <source>Measure about %n more rounds.</source>
        <comment>Measure about %n more round.</comment>
        <translation>
            <numerusform>请再测约 %n 轮。</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure again when no other process uses the device.</source>
        <translation>请在没有其他进程使用该设备时重新测量。</translation>
    </message>
    <message>
        <source>Measure at least 6 rounds together with the baseline.</source>
        <translation>请与基准一起测量至少 6 轮。</translation>
    </message>
    <message>
        <source>Measure both at the same sizes.</source>
        <translation>请以相同的大小测量两者。</translation>
    </message>
    <message>
        <source>Measure it on a device with native support for this format.</source>
        <translation>请在原生支持此格式的设备上测量。</translation>
    </message>
    <message>
        <source>Measure it on each of these instead, one after another.</source>
        <translation>请改为在这些设备上依次测量。</translation>
    </message>
    <message>
        <source>Measure it with trtexec --loadEngine=FILE --exportTimes=times.json, and open times.json.</source>
        <translation>请用 trtexec --loadEngine=FILE --exportTimes=times.json 测量，然后打开 times.json。</translation>
    </message>
    <message>
        <source>Measure more iterations.</source>
        <translation>请测量更多迭代。</translation>
    </message>
    <message>
        <source>Measure more rounds, or this batch and prompt length.</source>
        <translation>请测量更多轮，或测量此批量和提示词长度。</translation>
    </message>
    <message>
        <source>Measure one device at a time, with --device.</source>
        <translation>请使用 --device，一次测量一个设备。</translation>
    </message>
    <message>
        <source>Measure the same configurations or modes in both.</source>
        <translation>请在两者中测量相同的配置或模式。</translation>
    </message>
    <message>
        <source>Measure these one after another instead.</source>
        <translation>请改为依次测量这些设备。</translation>
    </message>
    <message>
        <source>Measured times do not have consecutive digits. Such figures are placeholders that were entered by hand.</source>
        <translation>测得的时间不会由连续的数码组成。这样的数字是手工键入的占位符。</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation>测得：%1。</translation>
    </message>
    <message>
        <source>Measures it again together with the baseline.</source>
        <translation>与基准一起重新测量它。</translation>
    </message>
    <message>
        <source>Measures only this variant with the same setup.</source>
        <translation>以相同的设置只测量此变体。</translation>
    </message>
    <message>
        <source>Median latency</source>
        <translation>延迟中位数</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Memory: run “%1”; its speed was not measured.</source>
        <translation>内存：运行“%1”；没有测量其速度。</translation>
    </message>
    <message>
        <source>Merge it into %1 (merge_and_unload() of peft), save the result, and choose that folder.</source>
        <translation>请将它合并到 %1（peft 的 merge_and_unload()），保存结果，并选择该文件夹。</translation>
    </message>
    <message>
        <source>Metaspace has a replacement that is not a character</source>
        <translation>Metaspace 的 replacement 不是单个字符</translation>
    </message>
    <message>
        <source>Metaspace has the prepend_scheme %1, which is not supported</source>
        <translation>Metaspace 的 prepend_scheme 为 %1，不受支持</translation>
    </message>
    <message>
        <source>Mode %1 is listed twice.</source>
        <translation>模式 %1 列出了两次。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>More test items narrow the intervals in proportion to the square root of their number.</source>
        <translation>增加测试样例会使区间按其数量的平方根变窄。</translation>
    </message>
    <message>
        <source>More than one batch ID starts with %1.</source>
        <translation>有多个批处理以 %1 开头。</translation>
    </message>
    <message>
        <source>Multiplies and adds in one instruction with a single rounding: 25 instructions per element instead of 27, the same number of bytes. Rounds after adding the zero point, so ties round differently if the zero point is odd.</source>
        <translation>在一条指令中完成乘和加，只舍入一次：每元素 25 条指令而不是 27 条，字节数相同。在加零点之后舍入，因此零点为奇数时，中点的舍入结果不同。</translation>
    </message>
    <message>
        <source>Multiplies and adds in one instruction with a single rounding; the same number of bytes. Rounds after adding the zero point, so ties round differently if the zero point is odd.</source>
        <translation>在一条指令中完成乘和加，只舍入一次；字节数相同。在加零点之后舍入，因此零点为奇数时，中点的舍入结果不同。</translation>
    </message>
    <message>
        <source>Multiplies by 1/s instead of dividing: 27 instructions per element instead of 38, still 5 bytes. Faster only if arithmetic, not memory, was the limit. Codes can differ from those of the division where a quotient is close to a tie.</source>
        <translation>乘以 1/s 而不是除：每元素 27 条指令而不是 38 条，仍为 5 字节。只有在瓶颈是运算而非内存时才更快。商接近中点时，编码可能与除法的不同。</translation>
    </message>
    <message>
        <source>Multiplies by 1/s instead of dividing; still 5 bytes per element. Faster only if arithmetic, not memory, was the limit. Codes can differ from those of the division where a quotient is close to a tie.</source>
        <translation>乘以 1/s 而不是除；每元素仍为 5 字节。只有在瓶颈是运算而非内存时才更快。商接近中点时，编码可能与除法的不同。</translation>
    </message>
    <message>
        <source>NF4-W4A16, custom kernel</source>
        <translation>NF4-W4A16，自定义内核</translation>
    </message>
    <message>
        <source>NOT RESOLVED %1, n = %2</source>
        <translation>未能区分 %1，n = %2</translation>
    </message>
    <message>
        <source>NOT RESOLVED %1, n = %2 pairs</source>
        <translation>未能区分 %1，n = %2 对</translation>
    </message>
    <message>
        <source>NVFP4-W4A16, custom kernel</source>
        <translation>NVFP4-W4A16，自定义内核</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s management library (libnvidia-ml.so.1) is not available</source>
        <translation>NVIDIA 的管理库 (libnvidia-ml.so.1) 不可用</translation>
    </message>
    <message>
        <source>NVRTC failed while %1: %2</source>
        <translation>NVRTC 在“%1”时失败：%2</translation>
    </message>
    <message>
        <source>Name a column &apos;label&apos;, &apos;class&apos; or &apos;target&apos;, or put class numbers in the first column.</source>
        <translation>请将一列命名为 &apos;label&apos;、&apos;class&apos; 或 &apos;target&apos;，或把类别编号放在第一列。</translation>
    </message>
    <message>
        <source>Name the label column &apos;label&apos; in both tables.</source>
        <translation>请在两个表中都将标签列命名为 &apos;label&apos;。</translation>
    </message>
    <message>
        <source>No BLAS library was found (OpenBLAS, BLIS or MKL).</source>
        <translation>未找到 BLAS 库（OpenBLAS、BLIS 或 MKL）。</translation>
    </message>
    <message>
        <source>No NVIDIA driver was found.</source>
        <translation>没有找到 NVIDIA 驱动。</translation>
    </message>
    <message>
        <source>No POSIX shell answered (status %1).</source>
        <translation>没有 POSIX shell 响应（状态 %1）。</translation>
    </message>
    <message>
        <source>No batch was submitted from this computer.</source>
        <translation>尚未从本机提交过批处理。</translation>
    </message>
    <message>
        <source>No configuration could be measured: %1</source>
        <translation>没有能测量的配置：%1</translation>
    </message>
    <message>
        <source>No configuration is shown to meet the limits.</source>
        <translation>没有配置被表明满足限制。</translation>
    </message>
    <message>
        <source>No configuration that meets the limits is shown to be faster than %1.</source>
        <translation>在满足限制的配置中，没有一个被证实比 %1 快。</translation>
    </message>
    <message>
        <source>No container was specified.</source>
        <translation>未指定容器。</translation>
    </message>
    <message>
        <source>No copy of the samples can be kept in %1 while measuring: %2.</source>
        <translation>测量期间无法在 %1 中保留样本的副本：%2。</translation>
    </message>
    <message>
        <source>No folder on %1 can hold and run the worker. Tried: %2.</source>
        <translation>%1 上没有可存放并运行工作程序的文件夹。已尝试：%2。</translation>
    </message>
    <message>
        <source>No host was specified.</source>
        <translation>未指定主机。</translation>
    </message>
    <message>
        <source>No item of %1 (%2) fits into the model&apos;s context of %3 tokens; %4.</source>
        <translation>%1 (%2) 没有一个样例能放入模型 %3 个词元的上下文；%4。</translation>
    </message>
    <message>
        <source>No item of %1 (%2) has tokens that can be scored; %3.</source>
        <translation>%1 (%2) 没有一个样例含有可评分的词元；%3。</translation>
    </message>
    <message>
        <source>No kernel can exceed the memory bandwidth. Part of the data came from a cache, fewer bytes were moved than counted, or the timed interval does not include all of the work. Do not use this number until the cause is known.</source>
        <translation>没有内核能超过内存带宽。可能是部分数据来自缓存、移动的字节少于计数，或计时区间不含全部工作。查明原因之前，请勿使用这个数字。</translation>
    </message>
    <message>
        <source>No language model was measured: time per token, throughput, perplexity and memory are unknown.</source>
        <translation>没有测量语言模型：每词元时间、吞吐量、困惑度和内存未知。</translation>
    </message>
    <message>
        <source>No line break follows the %1 bytes of a message.</source>
        <translation>消息的 %1 个字节之后没有换行。</translation>
    </message>
    <message>
        <source>No mode is selected.</source>
        <translation>没有选择模式。</translation>
    </message>
    <message>
        <source>No mode is shown to be equivalent within ±0.5 points with these items, so none can be recommended instead of FP32.</source>
        <translation>用这些样例没有任何模式被证实在 ±0.5 个百分点内等效，因此不能推荐任何模式代替 FP32。</translation>
    </message>
    <message>
        <source>No model has been trained yet.</source>
        <translation>还没有训练好的模型。</translation>
    </message>
    <message>
        <source>No model was measured in all modes: accuracy, size and time per call are unknown.</source>
        <translation>没有在所有模式下测量模型：准确率、大小和每次调用时间未知。</translation>
    </message>
    <message>
        <source>No model was specified.</source>
        <translation>没有指定模型。</translation>
    </message>
    <message>
        <source>No operation was measured: latency and error of single kernels are unknown.</source>
        <translation>没有测量操作：单个内核的延迟和误差未知。</translation>
    </message>
    <message>
        <source>No perplexity was imported with a standard error, so its limit does not apply.</source>
        <translation>没有导入带标准误的困惑度，因此其限制不适用。</translation>
    </message>
    <message>
        <source>No plan fits into %1 bytes; the smallest plan has %2.</source>
        <translation>没有方案能放入 %1 字节；最小的方案为 %2。</translation>
    </message>
    <message>
        <source>No recipe is required, because the model is not quantized.</source>
        <translation>模型未量化，因此不需要配方。</translation>
    </message>
    <message>
        <source>No sample can be more than √(n − 1) standard deviations above the mean (Samuelson), and this limit is reached only if all other samples are equal. The printed mean, deviation and maximum reach it, which determines n and the mean of the other samples. The outlier is usually the first, cold run. Publish the median with an interval, and report the warm-up separately.</source>
        <translation>任何样本高出平均值都不会超过 √(n − 1) 个标准差 (Samuelson)，且仅当其余样本全部相等时才达到此极限。给出的平均值、标准差和最大值恰好达到，由此可确定 n 和其余样本的平均值。离群值通常是首次冷运行。请发布带区间的中位数，并单独报告预热。</translation>
    </message>
    <message>
        <source>No series of samples can have all of these figures. At least one of them was mistyped or comes from a different run.</source>
        <translation>没有任何样本序列能同时具有这些数字。至少有一个键入错误，或来自另一次运行。</translation>
    </message>
    <message>
        <source>No tensor is prepared.</source>
        <translation>没有准备好的张量。</translation>
    </message>
    <message>
        <source>No training item belongs to class %1, so the model cannot learn it.</source>
        <translation>没有训练样例属于类别 %1，因此模型无法学习它。</translation>
    </message>
    <message>
        <source>No variant is selected.</source>
        <translation>没有选择变体。</translation>
    </message>
    <message>
        <source>None of the %1 algorithms that cuBLASLt recommends runs on this device.</source>
        <translation>cuBLASLt 推荐的 %1 个算法均无法在此设备上运行。</translation>
    </message>
    <message>
        <source>None of the variants can run on this device. %1</source>
        <translation>没有变体能在该设备上运行。%1</translation>
    </message>
    <message>
        <source>Not enough host memory.</source>
        <translation>主机内存不足。</translation>
    </message>
    <message>
        <source>Not enough memory for %1 of partial results.</source>
        <translation>没有足够内存存放 %1 的部分结果。</translation>
    </message>
    <message>
        <source>Not enough memory for %1.</source>
        <translation>内存不足（%1）。</translation>
    </message>
    <message>
        <source>Not enough memory for a BLAS library, which requires 128 MiB for each of %1 threads.</source>
        <translation>内存不足，无法使用 BLAS 库：%1 个线程各需要 128 MiB。</translation>
    </message>
    <message>
        <source>Not enough memory for a matrix of %1.</source>
        <translation>没有足够内存存放 %1 的矩阵。</translation>
    </message>
    <message>
        <source>Not enough memory for a matrix.</source>
        <translation>没有足够内存存放某个矩阵。</translation>
    </message>
    <message>
        <source>Not enough memory for a pattern.</source>
        <translation>内存不足，无法处理正则表达式。</translation>
    </message>
    <message>
        <source>Not enough memory for an input of %1 elements from %2.</source>
        <translation>没有足够内存存放来自 %2 的 %1 个元素的输入。</translation>
    </message>
    <message>
        <source>Not enough memory for an input of %1 elements.</source>
        <translation>没有足够内存存放 %1 个元素的输入。</translation>
    </message>
    <message>
        <source>Not enough memory for the layer inputs during calibration.</source>
        <translation>校准时没有足够内存存放各层的输入。</translation>
    </message>
    <message>
        <source>Not enough memory for the logits of a batch of %1.</source>
        <translation>没有足够内存存放批量 %1 的 logits。</translation>
    </message>
    <message>
        <source>Not enough memory for the predictions of %1.</source>
        <translation>没有足够内存存放 %1 的预测。</translation>
    </message>
    <message>
        <source>Not enough memory for the predictions of the text.</source>
        <translation>没有足够内存存放该文本的预测。</translation>
    </message>
    <message>
        <source>Not enough memory for the request.</source>
        <translation>没有足够内存处理该请求。</translation>
    </message>
    <message>
        <source>Not enough memory for the run.</source>
        <translation>没有足够内存进行该运行。</translation>
    </message>
    <message>
        <source>Not enough memory for the study.</source>
        <translation>没有足够内存进行该研究。</translation>
    </message>
    <message>
        <source>Not enough memory to compress %1 bytes.</source>
        <translation>内存不足，无法压缩 %1 字节。</translation>
    </message>
    <message>
        <source>Not enough memory to decompress %1.</source>
        <translation>内存不足，无法解压 %1。</translation>
    </message>
    <message>
        <source>Not enough memory to match a pattern.</source>
        <translation>内存不足，无法匹配正则表达式。</translation>
    </message>
    <message>
        <source>Not enough memory to read the result back.</source>
        <translation>没有足够内存回读结果。</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>Not recommended without further measures, because accuracy is lower: %1.</source>
        <translation>不采取进一步措施则不推荐，因为准确率较低：%1。</translation>
    </message>
    <message>
        <source>Not resolved against %1: %2.</source>
        <translation>相对 %1 未能区分：%2。</translation>
    </message>
    <message>
        <source>Not resolved: %1.</source>
        <translation>未能区分：%1。</translation>
    </message>
    <message>
        <source>Not resolved: %1. A longer text narrows the intervals in proportion to the square root of its length.</source>
        <translation>未能区分：%1。更长的文本会按其长度的平方根成比例地缩小区间。</translation>
    </message>
    <message>
        <source>Nothing could be measured.</source>
        <translation>未能测得任何结果。</translation>
    </message>
    <message>
        <source>Nothing exceeds the peak of the device. Bytes or operations were counted that did not happen, data came from a cache, the time is too short, or the peak is that of another device or data type.</source>
        <translation>任何结果都不能超过设备的峰值。可能是计入了并未发生的字节或操作、数据来自缓存、时间过短，或者峰值属于其他设备或数据类型。</translation>
    </message>
    <message>
        <source>Nothing is left of %1 (constant): %2.</source>
        <translation>%1（常数）全部丢失：%2。</translation>
    </message>
    <message>
        <source>Nothing is left of %1: %2.</source>
        <translation>%1全部丢失：%2。</translation>
    </message>
    <message>
        <source>Nothing is prepared.</source>
        <translation>没有任何准备好的内容。</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>没有正在运行的内容。</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>没有写入任何内容。</translation>
    </message>
    <message>
        <source>Nsight Compute runs kernels one at a time and, by default, locks the clocks to base and flushes the caches before each kernel, so these durations differ from those of an application that is not profiled.</source>
        <translation>Nsight Compute 一次运行一个内核，并默认将时钟锁定为基础频率、在每个内核之前清空缓存，因此这些时长与未经剖析的应用程序不同。</translation>
    </message>
    <message>
        <source>Nsight Compute, medians of %1: %2.</source>
        <translation>Nsight Compute，%1 的中位数：%2。</translation>
    </message>
    <message>
        <source>NumPy has no data type for %1.</source>
        <translation>NumPy 没有 %1 的数据类型。</translation>
    </message>
    <message>
        <source>Number of elements in the tensor.</source>
        <translation>张量的元素数。</translation>
    </message>
    <message>
        <source>Number of tokens: rows of the input.</source>
        <translation>词元数：输入的行数。</translation>
    </message>
    <message>
        <source>Numbers are read with a decimal comma, as %1 shows.</source>
        <translation>数字按小数逗号读取，%1 表明了这一点。</translation>
    </message>
    <message>
        <source>Numbers such as %1 are read with a decimal comma, because cells are separated by semicolons. Nothing else in the file shows it.</source>
        <translation>%1 这样的数字按小数逗号读取，因为单元格以分号分隔。文件中没有其他依据。</translation>
    </message>
    <message>
        <source>Of the earlier Live setups, up to %1 samples in total are kept, at least %2 rounds of each and at most %3 setups; the shortest are discarded first.</source>
        <translation>早先的实时设置总共最多保留 %1 个样本，每个设置至少 %2 轮，最多 %3 个设置；最短的最先丢弃。</translation>
    </message>
    <message>
        <source>Of the ratios to the baseline; as measured it is %1.</source>
        <translation>依据与基准之比；按实测为 %1。</translation>
    </message>
    <message>
        <source>Of these, %1 needs the least memory (%2).</source>
        <translation>其中 %1 所需内存最少（%2）。</translation>
    </message>
    <message>
        <source>One is %1, the other is %2.</source>
        <translation>一个是%1，另一个是%2。</translation>
    </message>
    <message>
        <source>One kernel, one element per thread: 5 bytes per element instead of 37, one launch instead of five. About 38 instructions per element, 8 of them for the IEEE division. Each warp loads 128 bytes at a time and stores single bytes, so it waits for memory with few requests in flight.</source>
        <translation>一个内核，每线程一个元素：每元素 5 字节而不是 37 字节，一次启动而不是五次。每元素约 38 条指令，其中 8 条用于 IEEE 除法。每个 warp 每次加载 128 字节并存储单字节，因此并发的请求很少，需要等待内存。</translation>
    </message>
    <message numerus="yes">
        <source>One launch takes %1, which is %2 times the timer floor of %3, and %4 of the samples are ties. Time %n launches per sample.</source>
        <comment>One launch takes %1, which is %2 times the timer floor of %3, and %4 of the samples are ties. Time %n launch per sample.</comment>
        <translation>
            <numerusform>一次启动用时 %1，是计时器下限 %3 的 %2 倍，且 %4 的样本数值相同。请每个样本合并计时 %n 次启动。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One launch takes %1, which is %2 times the timer floor of %3. Time %n launches per sample.</source>
        <comment>One launch takes %1, which is %2 times the timer floor of %3. Time %n launch per sample.</comment>
        <translation>
            <numerusform>一次启动用时 %1，是计时器下限 %3 的 %2 倍。请每个样本合并计时 %n 次启动。</numerusform>
        </translation>
    </message>
    <message>
        <source>One of the two files contains no samples.</source>
        <translation>两个文件之一没有样本。</translation>
    </message>
    <message>
        <source>One pass, vectorized by the compiler: 5 bytes per element instead of 37. Each element is divided by the scale; a vector division takes several times as long as a multiplication.</source>
        <translation>一遍访问，由编译器向量化：每元素 5 字节而不是 37。每个元素除以缩放因子，而向量除法所需时间是乘法的数倍。</translation>
    </message>
    <message>
        <source>One sample causes nearly all of the variation: the coefficient of variation, %1, is %2 of the maximum for %3 samples.</source>
        <translation>几乎全部离散由一个样本造成：变异系数 %1 是 %3 个样本可能最大值的 %2。</translation>
    </message>
    <message>
        <source>One scale serves the whole tensor: rows whose values are below half a step become 0. Scales per token or per group keep them.</source>
        <translation>整个张量共用一个缩放因子：值不足半个步长的行变为 0。按词元或按组的缩放因子会保留它们。</translation>
    </message>
    <message>
        <source>Only &quot;gemm&quot; is supported.</source>
        <translation>仅支持 &quot;gemm&quot;。</translation>
    </message>
    <message>
        <source>Only &quot;silu&quot; is supported.</source>
        <translation>仅支持 &quot;silu&quot;。</translation>
    </message>
    <message>
        <source>Only %1 of the %2 requested items are available. They are split in proportion.</source>
        <translation>请求的 %2 个样例中只有 %1 个可用，按比例划分。</translation>
    </message>
    <message>
        <source>Only 1 (rotation of the entire head) is supported.</source>
        <translation>仅支持 1（整个头旋转）。</translation>
    </message>
    <message>
        <source>Only 4 bits are supported.</source>
        <translation>仅支持 4 位。</translation>
    </message>
    <message>
        <source>Only a sweep has points.</source>
        <translation>只有扫描才有点。</translation>
    </message>
    <message>
        <source>Only arrays of numbers are supported. %1</source>
        <translation>仅支持数字数组。%1</translation>
    </message>
    <message>
        <source>Only images with one channel are supported. Convert them to grayscale.</source>
        <translation>仅支持单通道图像。请转换为灰度。</translation>
    </message>
    <message>
        <source>Only models trained and saved by this program can be opened here. The Tensors page opens any tensor file.</source>
        <translation>此处只能打开由本程序训练并保存的模型。“张量”页可打开任何张量文件。</translation>
    </message>
    <message>
        <source>Only quantization can change its shape during a run.</source>
        <translation>只有量化可在运行期间改变形状。</translation>
    </message>
    <message>
        <source>Open it in the window, or give it to &apos;quantoscope compare&apos;, &apos;diagnose&apos; or &apos;decide&apos; as it is. To put rows of other tools beside it, use --beside.</source>
        <translation>请在窗口中打开它，或原样交给 &apos;quantoscope compare&apos;、&apos;diagnose&apos; 或 &apos;decide&apos;。要将其他工具的行与它并列，请使用 --beside。</translation>
    </message>
    <message>
        <source>Open it with a newer version of Quantoscope.</source>
        <translation>请用更新版本的 Quantoscope 打开。</translation>
    </message>
    <message>
        <source>Open the Hugging Face folder (config.json and .safetensors files) that it was created from.</source>
        <translation>请打开生成它所用的 Hugging Face 文件夹（config.json 和 .safetensors 文件）。</translation>
    </message>
    <message>
        <source>Open the plan in the plan editor and save its model there.</source>
        <translation>请在方案编辑器中打开该方案，并在那里保存其模型。</translation>
    </message>
    <message>
        <source>Opening a pickle can run arbitrary code, so it is not supported. Save the tensors with safetensors.</source>
        <translation>打开 pickle 可能会运行任意代码，因此不受支持。请用 safetensors 保存张量。</translation>
    </message>
    <message>
        <source>Operands of type %1 cannot be made.</source>
        <translation>无法生成类型为 %1 的操作数。</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>操作系统</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Operations: %1 and %2 more.</source>
        <translation>操作：%1 及另外 %2 个。</translation>
    </message>
    <message>
        <source>Operations: %1.</source>
        <translation>操作：%1。</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Out of memory while quantizing the weights.</source>
        <translation>量化权重时内存不足。</translation>
    </message>
    <message>
        <source>Outliers: %1 input channels of %2 were multiplied by %3 and their weights divided by it, so the function of the model is unchanged.</source>
        <translation>离群值：%2 个输入通道中的 %1 个乘以 %3，其权重除以同一数，因此模型的函数不变。</translation>
    </message>
    <message>
        <source>PCI bus ID</source>
        <translation>PCI 总线 ID</translation>
    </message>
    <message>
        <source>Partial: the run was not completed. These are the %1 samples received until then.</source>
        <translation>部分结果：运行未完成。这些是在此之前收到的 %1 个样本。</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>困惑度</translation>
    </message>
    <message>
        <source>Perplexity increase</source>
        <translation>困惑度上升</translation>
    </message>
    <message numerus="yes">
        <source>Perplexity: %1 of %n configurations are not resolved against the baseline.</source>
        <comment>Perplexity: %1 of %n configuration is not resolved against the baseline.</comment>
        <translation>
            <numerusform>困惑度：%n 个配置中有 %1 个相对基准未能区分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Perplexity: compared with the baseline on the same blocks of 32 tokens (paired bootstrap, p adjusted by Holm over the configurations). Equivalent: the 95% interval lies within ±0.5%.</source>
        <translation>困惑度：在以 32 个词元为一块的相同块上与基准比较（配对自助法，p 按配置数量以 Holm 法校正）。等效：95% 区间在 ±0.5% 内。</translation>
    </message>
    <message>
        <source>Perplexity: run “%1”, %2; 95% intervals of differences paired by token, n = %3.</source>
        <translation>困惑度：运行“%1”，%2；按词元配对的差值的 95% 区间，n = %3。</translation>
    </message>
    <message>
        <source>Plans require the sensitivity of single layers, which has not been measured.</source>
        <translation>方案需要各层的敏感度，而它尚未测量。</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>预填充</translation>
    </message>
    <message>
        <source>Prepare the run again for this shape.</source>
        <translation>请为此形状重新准备运行。</translation>
    </message>
    <message>
        <source>Prepare the run again.</source>
        <translation>请重新准备该运行。</translation>
    </message>
    <message>
        <source>Published tables to audit</source>
        <translation>要审查的已发布表格</translation>
    </message>
    <message>
        <source>Put it in a folder with the config.json, tokenizer.json and .safetensors files of the model, and open that folder.</source>
        <translation>请将它放入含有模型的 config.json、tokenizer.json 和 .safetensors 文件的文件夹，然后打开该文件夹。</translation>
    </message>
    <message>
        <source>Put the file with the same name, but &apos;labels-idx1&apos; instead of &apos;images-idx3&apos;, in the same folder.</source>
        <translation>请将同名但以 &apos;labels-idx1&apos; 代替 &apos;images-idx3&apos; 的文件放入同一文件夹。</translation>
    </message>
    <message>
        <source>Put y.npy, labels.npy or %1_labels.npy in the same folder.</source>
        <translation>请将 y.npy、labels.npy 或 %1_labels.npy 放入同一文件夹。</translation>
    </message>
    <message>
        <source>QUANTOSCOPE_INSTRUCTION_SET is &quot;%1&quot;, which this processor does not have.</source>
        <translation>QUANTOSCOPE_INSTRUCTION_SET 为 &quot;%1&quot;，此处理器没有该指令集。</translation>
    </message>
    <message>
        <source>QUANTOSCOPE_INSTRUCTION_SET is &quot;%1&quot;.</source>
        <translation>QUANTOSCOPE_INSTRUCTION_SET 为 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>Quantization-aware training supports 2 to 8 bits, not %1 for weights and %2 for activations.</source>
        <translation>量化感知训练支持 2 到 8 位，而不是权重 %1 位和激活 %2 位。</translation>
    </message>
    <message>
        <source>Quantize all layers with the same rule.</source>
        <translation>请以同一规则量化所有层。</translation>
    </message>
    <message>
        <source>Quantizing %1 requires %2 of memory; %3 is available.</source>
        <translation>量化 %1 需要 %2 内存；可用 %3。</translation>
    </message>
    <message>
        <source>Quantizing layer %1 of %2</source>
        <translation>正在量化第 %1 层，共 %2 层</translation>
    </message>
    <message>
        <source>Quantoscope imports nvbench --json|--jsonbin, Google Benchmark JSON, ncu --csv (details or raw page), torch.profiler traces, triton.testing and tritonbench CSV, KernelBench, trtexec --exportTimes, pytest-benchmark and hyperfine JSON, llama-bench -o json|jsonl|csv, logs of llama-perplexity, vLLM bench latency|throughput|serve, SGLang bench_serving and bench_one_batch, AIPerf, GuideLLM, optimum-benchmark, lm-eval results_*.json and samples_*.jsonl.</source>
        <translation>Quantoscope 可导入 nvbench --json|--jsonbin、Google Benchmark JSON、ncu --csv（details 或 raw 页）、torch.profiler 轨迹、triton.testing 和 tritonbench CSV、KernelBench、trtexec --exportTimes、pytest-benchmark 和 hyperfine JSON、llama-bench -o json|jsonl|csv、llama-perplexity 的日志、vLLM bench latency|throughput|serve、SGLang bench_serving 和 bench_one_batch、AIPerf、GuideLLM、optimum-benchmark、lm-eval results_*.json 和 samples_*.jsonl。</translation>
    </message>
    <message>
        <source>Quantoscope opens sessions and results (.quantoscope, .json), tensors (.npy, .safetensors), results of other tools (.json, .jsonl, .csv, .json.gz, .log, .txt), published tables (.md, .tsv, .csv, .txt), folders of language models (config.json, tokenizer.json, .index.json) and data sets (-ubyte, -ubyte.gz, .idx).</source>
        <translation>Quantoscope 可打开会话和结果（.quantoscope、.json）、张量（.npy、.safetensors）、其他工具的结果（.json、.jsonl、.csv、.json.gz、.log、.txt）、已发布的表格（.md、.tsv、.csv、.txt）、语言模型的文件夹（config.json、tokenizer.json、.index.json）和数据集（-ubyte、-ubyte.gz、.idx）。</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -f) or choose another disk.</source>
        <translation>请提高限制 (ulimit -f) 或选择其他磁盘。</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -u, or the process limit of the container), or close other programs.</source>
        <translation>请提高限制（ulimit -u，或容器的进程数限制），或关闭其他程序。</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -v), or close other programs.</source>
        <translation>请提高限制 (ulimit -v)，或关闭其他程序。</translation>
    </message>
    <message>
        <source>Rank by loss, or measure the model with Quantoscope.</source>
        <translation>请按损失排名，或用 Quantoscope 测量该模型。</translation>
    </message>
    <message>
        <source>Read the SSH configuration</source>
        <translation>读取 SSH 配置</translation>
    </message>
    <message>
        <source>Reading the data was stopped.</source>
        <translation>数据读取已停止。</translation>
    </message>
    <message>
        <source>Reading the result was stopped.</source>
        <translation>结果读取已停止。</translation>
    </message>
    <message>
        <source>Recorded program %1 does not exist.</source>
        <translation>记录的程序 %1 不存在。</translation>
    </message>
    <message>
        <source>Recovered: the program ended during this run. The journal contained %1 samples of complete rounds, without the A/A control and the device states.</source>
        <translation>已恢复：程序在此次运行期间结束。日志包含完整轮次的 %1 个样本，不含 A/A 对照和设备状态。</translation>
    </message>
    <message>
        <source>Reduce the number of tokens or the hidden size.</source>
        <translation>请减少词元数或隐藏维度。</translation>
    </message>
    <message>
        <source>Reinstall it.</source>
        <translation>请重新安装。</translation>
    </message>
    <message>
        <source>Remove %1 from the text, or put the tokenizer.json that the model was trained with in its folder.</source>
        <translation>请从文本中移除 %1，或将训练模型时所用的 tokenizer.json 放入其文件夹。</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <translation>请移除 %1。</translation>
    </message>
    <message>
        <source>Remove --device.</source>
        <translation>请移除 --device。</translation>
    </message>
    <message>
        <source>Remove --no-sensitivity.</source>
        <translation>请移除 --no-sensitivity。</translation>
    </message>
    <message>
        <source>Remove it, or turn off that sessions are kept on this target.</source>
        <translation>请将其移除，或关闭此目标的会话保留。</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>请将其移除。</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>请去掉其中之一。</translation>
    </message>
    <message>
        <source>Remove some.</source>
        <translation>请移除一些。</translation>
    </message>
    <message>
        <source>Remove that part.</source>
        <translation>请移除该部分。</translation>
    </message>
    <message>
        <source>Remove the longest runs, or save them in several sessions. Nothing was written.</source>
        <translation>请移除最长的运行，或分成多个会话保存。没有写入任何内容。</translation>
    </message>
    <message>
        <source>Remove the sizes, or use its hidden size and at most its number of tokens.</source>
        <translation>请移除大小，或使用其隐藏维度及不超过其词元数的值。</translation>
    </message>
    <message>
        <source>Repair the link or choose another path.</source>
        <translation>请修复链接或选择其他路径。</translation>
    </message>
    <message numerus="yes">
        <source>Repeated in %n lines of the text.</source>
        <comment>Repeated in %n line of the text.</comment>
        <translation>
            <numerusform>在文本的 %n 行中重复出现。</numerusform>
        </translation>
    </message>
    <message>
        <source>Report this problem and attach the file.</source>
        <translation>请报告此问题并附上该文件。</translation>
    </message>
    <message>
        <source>Report this problem together with the setup.</source>
        <translation>请连同设置报告此问题。</translation>
    </message>
    <message>
        <source>Report this problem with the shape and the mode.</source>
        <translation>请连同形状和模式报告此问题。</translation>
    </message>
    <message>
        <source>Report this problem.</source>
        <translation>请报告此问题。</translation>
    </message>
    <message>
        <source>Requests arrive faster than they are served, so the queue grows, or lengths of prompts and answers change over the run. The median then depends on the number of requests. Lower the rate, or compare at the same load.</source>
        <translation>请求到达的速度快于处理速度，队列因此不断增长；或者提示词和回答的长度在运行期间发生变化。此时中位数取决于请求的数量。请降低速率，或在相同负载下比较。</translation>
    </message>
    <message>
        <source>Requests fall into two groups: those that waited and those that did not, cached and uncached prompts, or two lengths. Mean and median describe few requests. See the histogram, and report both groups.</source>
        <translation>请求分为两组：等待过的和未等待的，已缓存的和未缓存的提示词，或两种长度。平均值和中位数只能描述少数请求。请查看直方图，并报告两组。</translation>
    </message>
    <message>
        <source>Requests that are served together wait together, so each contains less information than an independent one. Intervals that assume independent samples are too narrow. Compare several runs.</source>
        <translation>一同处理的请求也一同等待，因此每个请求包含的信息少于独立的请求。假定样本独立的区间过窄。请比较多次运行。</translation>
    </message>
    <message>
        <source>Rescale the column.</source>
        <translation>请缩放该列。</translation>
    </message>
    <message>
        <source>Restart the program to use the GPU; everything measured is kept.</source>
        <translation>请重新启动程序以使用 GPU；已测得的全部保留。</translation>
    </message>
    <message>
        <source>Results cannot be added to a sweep, because its points have different sizes.</source>
        <translation>不能将结果添加到扫描，因为其各点的大小不同。</translation>
    </message>
    <message>
        <source>Results of other tools</source>
        <translation>其他工具的结果</translation>
    </message>
    <message>
        <source>Rotate buffers, or time single launches.</source>
        <translation>请轮换缓冲区，或对单次启动计时。</translation>
    </message>
    <message>
        <source>Rotate the buffers, or time each launch separately.</source>
        <translation>请轮换缓冲区，或对每次启动单独计时。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Row %1 does not exist in a result of %2 rows.</source>
        <translation>结果只有 %2 行，行 %1 不存在。</translation>
    </message>
    <message>
        <source>Rows can be read only for operations other than quantization.</source>
        <translation>只有量化以外的操作可以读取行。</translation>
    </message>
    <message>
        <source>Rows measured separately yield the same number of samples. This rarely happens by chance, so each row probably contains one cold run among that many samples.</source>
        <translation>分别测量的各行得出相同的样本数。这很少是偶然，因此每行很可能在这么多样本中含有一次冷运行。</translation>
    </message>
    <message>
        <source>Rows of %1 weights are not a multiple of %2, so their group size is %3.</source>
        <translation>每行 %1 个权重不是 %2 的倍数，因此组大小为 %3。</translation>
    </message>
    <message>
        <source>Rows of %1 weights are not a multiple of %2, so they have one scale per row.</source>
        <translation>每行 %1 个权重不是 %2 的倍数，因此每行一个缩放因子。</translation>
    </message>
    <message>
        <source>Rows of the left matrix and of the result: tokens.</source>
        <translation>左矩阵和结果的行数：词元。</translation>
    </message>
    <message>
        <source>Run &apos;git lfs pull&apos; in the folder, or download the file again.</source>
        <translation>请在该文件夹中运行 &apos;git lfs pull&apos;，或重新下载该文件。</translation>
    </message>
    <message>
        <source>Run &apos;git lfs pull&apos; in the folder, or download the model again.</source>
        <translation>请在该文件夹中运行 &apos;git lfs pull&apos;，或重新下载模型。</translation>
    </message>
    <message>
        <source>Run &apos;quantoscope devices&apos; to list all devices.</source>
        <translation>请运行 &apos;quantoscope devices&apos; 列出所有设备。</translation>
    </message>
    <message>
        <source>Run &gt; Jobs fetches its results.</source>
        <translation>“运行 &gt; 作业”取回其结果。</translation>
    </message>
    <message>
        <source>Run a shell</source>
        <translation>运行 shell</translation>
    </message>
    <message>
        <source>Run again; Slurm chooses another node or waits for a free one.</source>
        <translation>请重新运行；Slurm 会选择其他节点或等待空闲节点。</translation>
    </message>
    <message>
        <source>Run language models on the CPU.</source>
        <translation>请在 CPU 上运行语言模型。</translation>
    </message>
    <message>
        <source>Run the model on the CPU.</source>
        <translation>请在 CPU 上运行该模型。</translation>
    </message>
    <message>
        <source>Run the study again.</source>
        <translation>请重新运行研究。</translation>
    </message>
    <message>
        <source>Run the study first.</source>
        <translation>请先运行研究。</translation>
    </message>
    <message>
        <source>SAME %1, n = %2</source>
        <translation>相同 %1，n = %2</translation>
    </message>
    <message>
        <source>SAME %1, n = %2 pairs</source>
        <translation>相同 %1，n = %2 对</translation>
    </message>
    <message>
        <source>SLOWER %1, n = %2</source>
        <translation>更慢 %1，n = %2</translation>
    </message>
    <message>
        <source>SLOWER %1, n = %2 pairs</source>
        <translation>更慢 %1，n = %2 对</translation>
    </message>
    <message>
        <source>SM %1 MHz max</source>
        <translation>SM 最高 %1 MHz</translation>
    </message>
    <message>
        <source>SM clock while measuring</source>
        <translation>测量时的 SM 时钟</translation>
    </message>
    <message>
        <source>SM unknown</source>
        <translation>SM 未知</translation>
    </message>
    <message>
        <source>SQNR %1 dB</source>
        <translation>SQNR %1 dB</translation>
    </message>
    <message>
        <source>SQNR of %1: %2.</source>
        <translation>%1 的 SQNR：%2。</translation>
    </message>
    <message>
        <source>Samples (%1) were received that do not belong to any row of the result.</source>
        <translation>收到的样本 (%1) 不属于结果的任何一行。</translation>
    </message>
    <message>
        <source>Samples are autocorrelated (lag 1: %1): %2 samples count as about %3 independent ones.</source>
        <translation>样本存在自相关（滞后 1：%1）：%2 个样本约相当于 %3 个独立样本。</translation>
    </message>
    <message>
        <source>Samples are autocorrelated: n = %1 counts as about %2 independent samples, and the interval is wider accordingly.</source>
        <translation>样本存在自相关：n = %1 约相当于 %2 个独立样本，区间也相应更宽。</translation>
    </message>
    <message>
        <source>Samples were left out, so sample i of both files is not of the same round.</source>
        <translation>略去了一些样本，因此两个文件的第 i 个样本不属于同一轮。</translation>
    </message>
    <message>
        <source>Save FP8 tensors as .safetensors.</source>
        <translation>请将 FP8 张量保存为 .safetensors。</translation>
    </message>
    <message>
        <source>Save another configuration.</source>
        <translation>请保存其他配置。</translation>
    </message>
    <message>
        <source>Save class numbers. Convert one-hot rows with argmax.</source>
        <translation>请保存类别编号。one-hot 行请用 argmax 转换。</translation>
    </message>
    <message>
        <source>Save it again with numpy.save, or check that the copy is complete.</source>
        <translation>请用 numpy.save 重新保存，或确认副本完整。</translation>
    </message>
    <message>
        <source>Save it again: numpy.save(file, numpy.ascontiguousarray(array)).</source>
        <translation>请重新保存：numpy.save(file, numpy.ascontiguousarray(array))。</translation>
    </message>
    <message>
        <source>Save it as float32, uint8 or int64.</source>
        <translation>请保存为 float32、uint8 或 int64。</translation>
    </message>
    <message>
        <source>Save it with numpy.ascontiguousarray.</source>
        <translation>请用 numpy.ascontiguousarray 保存。</translation>
    </message>
    <message>
        <source>Save its weights with safetensors.</source>
        <translation>请用 safetensors 保存其权重。</translation>
    </message>
    <message>
        <source>Save one field as an array of numbers.</source>
        <translation>请将一个字段保存为数字数组。</translation>
    </message>
    <message>
        <source>Save single tensors with numpy.save, or all of them with safetensors.</source>
        <translation>请用 numpy.save 保存单个张量，或用 safetensors 保存全部张量。</translation>
    </message>
    <message>
        <source>Save the data to a regular file first.</source>
        <translation>请先将数据存为普通文件。</translation>
    </message>
    <message>
        <source>Save the model again with compressed-tensors.</source>
        <translation>请用 compressed-tensors 重新保存模型。</translation>
    </message>
    <message>
        <source>Save the model in FP32, FP16 or BF16.</source>
        <translation>请以 FP32、FP16 或 BF16 保存模型。</translation>
    </message>
    <message>
        <source>Save the tables as Markdown, CSV or plain text.</source>
        <translation>请将表格存为 Markdown、CSV 或纯文本。</translation>
    </message>
    <message>
        <source>Save the tensor with numpy.save or safetensors.</source>
        <translation>请用 numpy.save 或 safetensors 保存该张量。</translation>
    </message>
    <message>
        <source>Save the tokenizer again, with its merges.</source>
        <translation>请重新保存分词器，并包含其合并规则。</translation>
    </message>
    <message>
        <source>Saves the model with the measured codes, in compressed-tensors format.</source>
        <translation>以 compressed-tensors 格式保存模型，使用测量时的编码。</translation>
    </message>
    <message>
        <source>Scales of %1 bytes do not fit into %2.</source>
        <translation>%1 字节的缩放因子放不进 %2 字节。</translation>
    </message>
    <message>
        <source>Scales of uniform integers must be FP32, FP16 or BF16.</source>
        <translation>均匀整数的缩放因子必须为 FP32、FP16 或 BF16。</translation>
    </message>
    <message>
        <source>Scores: %1 imported evaluations, compared with the first of the session; 95% intervals of differences paired by item where the items were imported, else from the standard errors.</source>
        <translation>得分：%1 个导入的评估，与会话中的第一个比较；差值的 95% 区间：导入了样例时按样例配对，否则由标准误得出。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Select fewer of them.</source>
        <translation>请减少所选的数量。</translation>
    </message>
    <message>
        <source>Select it for the study.</source>
        <translation>请为研究选择它。</translation>
    </message>
    <message>
        <source>Send its specification.</source>
        <translation>请发送其规格。</translation>
    </message>
    <message>
        <source>Send one JSON object per line.</source>
        <translation>请每行发送一个 JSON 对象。</translation>
    </message>
    <message>
        <source>Sequence has no &quot;processors&quot;</source>
        <translation>Sequence 没有 &quot;processors&quot;</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Sequences computed together.</source>
        <translation>同时计算的序列数。</translation>
    </message>
    <message>
        <source>Serves the checkpoint without changes, with the measured batch size.</source>
        <translation>部署未经更改的检查点，采用测量时的批量。</translation>
    </message>
    <message>
        <source>Serves the saved checkpoint, whose config.json describes the quantization, with the measured batch size.</source>
        <translation>部署已保存的检查点（其 config.json 描述了量化方式），采用测量时的批量。</translation>
    </message>
    <message>
        <source>Sessions and results</source>
        <translation>会话和结果</translation>
    </message>
    <message>
        <source>Set HOME.</source>
        <translation>请设置 HOME。</translation>
    </message>
    <message>
        <source>Set IdentityFile and IdentitiesOnly for this host in ~/.ssh/config.</source>
        <translation>请在 ~/.ssh/config 中为此主机设置 IdentityFile 和 IdentitiesOnly。</translation>
    </message>
    <message>
        <source>Set XDG_RUNTIME_DIR to a shorter folder.</source>
        <translation>请将 XDG_RUNTIME_DIR 设为路径较短的文件夹。</translation>
    </message>
    <message>
        <source>Set a folder for this target: one of your own, in which programs can be executed.</source>
        <translation>请为此目标设置文件夹：应为您自己的、可在其中执行程序的文件夹。</translation>
    </message>
    <message>
        <source>Set a longer time for this target.</source>
        <translation>请为此目标设置更长的时间。</translation>
    </message>
    <message>
        <source>Set it to %1, or leave it empty for the best that this processor has.</source>
        <translation>请将其设为 %1；留空则使用此处理器所具备的最佳指令集。</translation>
    </message>
    <message>
        <source>Set it to null.</source>
        <translation>请将其设为 null。</translation>
    </message>
    <message>
        <source>Shorten the prompt, or generate fewer tokens.</source>
        <translation>请缩短提示词，或生成更少的词元。</translation>
    </message>
    <message>
        <source>Simulated (no native support on this device): %1.</source>
        <translation>模拟（该设备没有原生支持）：%1。</translation>
    </message>
    <message>
        <source>Simulated (no native support on this device): %1. Predictions and sizes are valid; times are those of the simulation.</source>
        <translation>模拟（该设备没有原生支持）：%1。预测和大小有效；时间是模拟的时间。</translation>
    </message>
    <message>
        <source>Simulated on this device (%1): its speed is not representative of the format.</source>
        <translation>在该设备上为模拟 (%1)：其速度不代表该格式。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Size of the model file</source>
        <translation>模型文件大小</translation>
    </message>
    <message>
        <source>Size: run “%1”, exact bytes of the model file.</source>
        <translation>大小：运行“%1”，模型文件的精确字节数。</translation>
    </message>
    <message>
        <source>Slow changes affect consecutive samples alike, so each sample contains less information than an independent one. Intervals that assume independent samples are too narrow. Measure more samples, and interleave variants so that such changes cancel.</source>
        <translation>缓慢的变化对连续的样本影响相同，因此每个样本的信息少于独立样本。假定样本独立的区间太窄。请测量更多样本，并交错测量各变体，使这类变化相互抵消。</translation>
    </message>
    <message>
        <source>Slow changes affect consecutive samples alike, so each sample contains less information than an independent one. Intervals that assume independent samples are too narrow. Measure more samples.</source>
        <translation>缓慢的变化会同样影响相邻的样本，因此每个样本包含的信息少于独立的样本。假定样本独立的区间过窄。请测量更多样本。</translation>
    </message>
    <message>
        <source>Slower than %1: %2.</source>
        <translation>比 %1 慢：%2。</translation>
    </message>
    <message>
        <source>Slower than the baseline per token, one sequence at a time: %1.</source>
        <translation>每词元比基准慢（一次一个序列）：%1。</translation>
    </message>
    <message>
        <source>Slurm did not answer; whether the job was submitted is unknown.</source>
        <translation>Slurm 没有响应；不确定它是否已接受该作业。</translation>
    </message>
    <message>
        <source>Slurm did not cancel the job: %1</source>
        <translation>Slurm 没有取消作业：%1</translation>
    </message>
    <message>
        <source>Slurm did not report the state of the jobs: %1</source>
        <translation>Slurm 没有给出作业的状态：%1</translation>
    </message>
    <message>
        <source>Slurm did not run the worker.</source>
        <translation>Slurm 没有运行工作程序。</translation>
    </message>
    <message>
        <source>Slurm did not start the job.</source>
        <translation>Slurm 没有启动作业。</translation>
    </message>
    <message>
        <source>Slurm refused the job: %1</source>
        <translation>Slurm 拒绝了作业：%1</translation>
    </message>
    <message>
        <source>Slurm reported: %1</source>
        <translation>Slurm 报告：%1</translation>
    </message>
    <message>
        <source>Smallest with no measurable quality loss: %1 (%2 of the size of the baseline).</source>
        <translation>无可测质量损失时最小：%1（为基准大小的 %2）。</translation>
    </message>
    <message>
        <source>Smallest with no measurable quality loss: %1 (%2 of the size of the baseline, and %3 faster per token).</source>
        <translation>无可测质量损失的最小配置：%1（大小为基准的 %2，每词元快 %3）。</translation>
    </message>
    <message>
        <source>Smallest with no measurable quality loss: %1 (%2 of the size of the baseline, but slower per token: %3 of its speed).</source>
        <translation>无可测质量损失的最小配置：%1（大小为基准的 %2，但每词元更慢：速度为基准的 %3）。</translation>
    </message>
    <message>
        <source>Some calls were delayed by something else: interrupts, garbage collection, another process. They raise the mean and determine the high quantiles, but do not affect the median.</source>
        <translation>有些调用因其他原因而延迟：中断、垃圾回收、另一个进程。它们会抬高平均值并决定高分位数，但不影响中位数。</translation>
    </message>
    <message>
        <source>Some launches were delayed by something other than the kernel: interrupts, the display, another process or the window of this program. They raise the mean and determine the high quantiles, but do not affect the median. If they coincide with repaints of this window, pause the display while measuring.</source>
        <translation>个别启动被内核之外的因素延迟：中断、显示、其他进程或本程序的窗口。它们抬高平均值并决定高分位数，但不影响中位数。若与本窗口的重绘同时出现，请在测量时暂停显示。</translation>
    </message>
    <message>
        <source>Some requests waited much longer than the others: for a place in a batch, for a preempted sequence, or for the network. They determine p99, which is what users feel, but do not affect the median.</source>
        <translation>有些请求的等待时间远长于其他请求：等待批次中的位置、被抢占的序列，或网络。它们决定 p99，即用户的实际感受，但不影响中位数。</translation>
    </message>
    <message>
        <source>Space for %1 logits was provided.</source>
        <translation>提供了 %1 个 logits 的空间。</translation>
    </message>
    <message>
        <source>Specify &quot;sliding_window&quot;, and set &quot;use_sliding_window&quot; to true.</source>
        <translation>请指定 &quot;sliding_window&quot;，并将 &quot;use_sliding_window&quot; 设为 true。</translation>
    </message>
    <message>
        <source>Specify FILE or FILE:TENSOR.</source>
        <translation>请指定 FILE 或 FILE:TENSOR。</translation>
    </message>
    <message>
        <source>Specify a file inside it.</source>
        <translation>请指定其中的文件。</translation>
    </message>
    <message>
        <source>Specify a file name.</source>
        <translation>请指定文件名。</translation>
    </message>
    <message>
        <source>Specify a folder name.</source>
        <translation>请指定文件夹名。</translation>
    </message>
    <message>
        <source>Specify a new file for --session, or a session to add to.</source>
        <translation>请为 --session 指定新文件，或要追加的会话。</translation>
    </message>
    <message>
        <source>Specify one file per task.</source>
        <translation>请为每个任务指定一个文件。</translation>
    </message>
    <message>
        <source>Specify your own text files with --text and --calibration.</source>
        <translation>请用 --text 和 --calibration 指定自己的文本文件。</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed and memory: run “%1”, batch %2, prompts of %3 tokens, %4 rounds of %5 tokens with all configurations in each; 95% intervals of the median ratio by round.</source>
        <translation>速度和内存：运行“%1”，批量 %2，提示词 %3 个词元，%4 轮、每轮 %5 个词元且含所有配置；按轮的比值中位数的 95% 区间。</translation>
    </message>
    <message>
        <source>Speed and memory: run “%1”, batch %2, prompts of %3 tokens, %4 rounds of %5 tokens, dealt out over several devices; ratios are to the baseline of the same device, and figures of different devices are not interleaved.</source>
        <translation>速度和内存：运行“%1”，批量 %2，提示词 %3 个词元，%4 轮、每轮 %5 个词元，分配给多个设备；比值相对于同一设备的基准，不同设备的数值没有交错进行。</translation>
    </message>
    <message>
        <source>Speed and memory: run “%1”, batch %2, prompts of %3 tokens, %4 rounds of %5 tokens, one configuration after another; 95% intervals of the ratio of the medians.</source>
        <translation>速度和内存：运行“%1”，批量 %2，提示词 %3 个词元，%4 轮、每轮 %5 个词元，各配置依次进行；中位数之比的 95% 区间。</translation>
    </message>
    <message>
        <source>Speed: run “%1”, calls of %2 items, %3 calls of each mode; 95% intervals of the median ratio by round.</source>
        <translation>速度：运行“%1”，每次调用 %2 个样例，每个模式 %3 次调用；按轮的比值中位数的 95% 区间。</translation>
    </message>
    <message>
        <source>Speed: the ratio within each of %1 rounds, with its 95% interval.</source>
        <translation>速度：%1 轮中每一轮内的比值，附其 95% 区间。</translation>
    </message>
    <message>
        <source>Speed: the time per token within each of %1 rounds, as a ratio with its 95% interval.</source>
        <translation>速度：%1 轮中每一轮内的每词元时间，以比值表示，附其 95% 区间。</translation>
    </message>
    <message>
        <source>Start a new training.</source>
        <translation>请重新开始训练。</translation>
    </message>
    <message>
        <source>Start a run first.</source>
        <translation>请先启动运行。</translation>
    </message>
    <message>
        <source>Start a study.</source>
        <translation>请启动研究。</translation>
    </message>
    <message>
        <source>Start again.</source>
        <translation>请重新开始。</translation>
    </message>
    <message>
        <source>Start the reading program first.</source>
        <translation>请先启动读取它的程序。</translation>
    </message>
    <message>
        <source>Start the worker</source>
        <translation>启动工作程序</translation>
    </message>
    <message>
        <source>Static scale</source>
        <translation>静态缩放因子</translation>
    </message>
    <message>
        <source>Stop it first.</source>
        <translation>请先将其停止。</translation>
    </message>
    <message>
        <source>Stop it or choose another file.</source>
        <translation>请停止它或选择其他文件。</translation>
    </message>
    <message>
        <source>Stop rule</source>
        <translation>停止规则</translation>
    </message>
    <message>
        <source>Stop the other program, or choose another device; nvidia-smi lists what runs on it.</source>
        <translation>请停止另一个程序，或选择其他设备；nvidia-smi 会列出设备上运行的程序。</translation>
    </message>
    <message>
        <source>Stopped while the connection to %1 was lost.</source>
        <translation>已在到 %1 的连接断开期间停止。</translation>
    </message>
    <message>
        <source>Stopped while the input was being generated.</source>
        <translation>生成输入时已停止。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Strip has no character to strip</source>
        <translation>Strip 没有指定要去除的字符</translation>
    </message>
    <message>
        <source>Supported architectures: LlamaForCausalLM, MistralForCausalLM and Qwen2ForCausalLM.</source>
        <translation>支持的架构：LlamaForCausalLM、MistralForCausalLM 和 Qwen2ForCausalLM。</translation>
    </message>
    <message>
        <source>Supported behaviors: Removed, Isolated, MergedWithPrevious, MergedWithNext and Contiguous.</source>
        <translation>支持的行为：Removed、Isolated、MergedWithPrevious、MergedWithNext 和 Contiguous。</translation>
    </message>
    <message>
        <source>Supported formats: &quot;gptq&quot; and &quot;gptq_v2&quot;.</source>
        <translation>支持的格式：&quot;gptq&quot; 和 &quot;gptq_v2&quot;。</translation>
    </message>
    <message>
        <source>Supported formats: pack-quantized (2 to 8 bits), int-quantized and float-quantized (8 bits), nvfp4-pack-quantized, mxfp4-pack-quantized and mxfp8-quantized.</source>
        <translation>支持的格式：pack-quantized（2 到 8 位），int-quantized 和 float-quantized（8 位），nvfp4-pack-quantized、mxfp4-pack-quantized 和 mxfp8-quantized。</translation>
    </message>
    <message>
        <source>Supported methods: compressed-tensors, awq and gptq. Checkpoints that are not quantized are supported as well.</source>
        <translation>支持的方法：compressed-tensors、awq 和 gptq。也支持未量化的检查点。</translation>
    </message>
    <message>
        <source>Supported strategies: tensor, channel, group with a group_size, and for FP8 block with a block_structure.</source>
        <translation>支持的策略：tensor、channel、带 group_size 的 group，以及用于 FP8 的带 block_structure 的 block。</translation>
    </message>
    <message>
        <source>Supported types: &quot;default&quot;, &quot;linear&quot; and &quot;llama3&quot;.</source>
        <translation>支持的类型：&quot;default&quot;、&quot;linear&quot; 和 &quot;llama3&quot;。</translation>
    </message>
    <message>
        <source>Supported types: &quot;full_attention&quot; and &quot;sliding_attention&quot;.</source>
        <translation>支持的类型：&quot;full_attention&quot; 和 &quot;sliding_attention&quot;。</translation>
    </message>
    <message>
        <source>Supported types: %1.</source>
        <translation>支持的类型：%1。</translation>
    </message>
    <message>
        <source>Supported types: F64, F32, F16, BF16, F8_E4M3 and F8_E5M2.</source>
        <translation>支持的类型：F64、F32、F16、BF16、F8_E4M3 和 F8_E5M2。</translation>
    </message>
    <message>
        <source>Supported types: F64, F32, F16, BF16, F8_E4M3, F8_E5M2, I8, U8 and I32.</source>
        <translation>支持的类型：F64、F32、F16、BF16、F8_E4M3、F8_E5M2、I8、U8 和 I32。</translation>
    </message>
    <message>
        <source>Supported types: FP64, FP32, FP16, BF16, FP8 E4M3 and FP8 E5M2.</source>
        <translation>支持的类型：FP64、FP32、FP16、BF16、FP8 E4M3 和 FP8 E5M2。</translation>
    </message>
    <message>
        <source>Supported values: always, first and never.</source>
        <translation>支持的值：always、first 和 never。</translation>
    </message>
    <message>
        <source>Supported widths: 2, 3, 4 and 8 bits.</source>
        <translation>支持的位宽：2、3、4 和 8 位。</translation>
    </message>
    <message>
        <source>Supported: literals, classes, \s, \w, \d, \p{…}, groups, lookaround, repeats and (?i:…).</source>
        <translation>支持：字面字符、字符类、\s、\w、\d、\p{…}、分组、环视、重复和 (?i:…)。</translation>
    </message>
    <message>
        <source>Sweep point %1: %2</source>
        <translation>扫描点 %1：%2</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>TOO FEW %1, n = %2</source>
        <translation>样本过少 %1，n = %2</translation>
    </message>
    <message numerus="yes">
        <source>TOO FEW %1, n = %n pairs</source>
        <comment>TOO FEW %1, n = %n pair</comment>
        <translation>
            <numerusform>样本过少 %1，n = %n 对</numerusform>
        </translation>
    </message>
    <message>
        <source>TTFT + TPOT × (output tokens − 1)</source>
        <translation>TTFT + TPOT × (输出词元数 − 1)</translation>
    </message>
    <message>
        <source>TTFT + TPOT × as many tokens as in the other rows</source>
        <translation>TTFT + TPOT × 与其他行相同的词元数</translation>
    </message>
    <message>
        <source>TTFT + TPOT × output tokens</source>
        <translation>TTFT + TPOT × 输出词元数</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>表 %1</translation>
    </message>
    <message>
        <source>Table %1 (%2)</source>
        <translation>表 %1（%2）</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Task %1 failed: %2</source>
        <translation>任务 %1 失败：%2</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Tasks: %1.</source>
        <translation>任务：%1。</translation>
    </message>
    <message>
        <source>TemplateProcessing has no &quot;single&quot;</source>
        <translation>TemplateProcessing 没有 &quot;single&quot;</translation>
    </message>
    <message>
        <source>Ten launches, as in a framework without a compiler: layer norms, matrix products with bias, attention, GELU and residual additions, issued by the host one after another. At small sizes, the launch overhead of 3 to 5 µs per kernel dominates.</source>
        <translation>十次启动，如同没有编译器的框架：层归一化、带偏置的矩阵乘积、注意力、GELU 和残差相加，由主机逐个发出。在小尺寸下，每个内核 3 到 5 µs 的启动开销占主导。</translation>
    </message>
    <message>
        <source>Ten steps, as in a framework without a compiler: layer norms, matrix products with bias, attention, GELU and residual additions, one after another. Each step reads from memory what the previous one wrote.</source>
        <translation>十步，如同没有编译器的框架：层归一化、带偏置的矩阵乘积、注意力、GELU 和残差相加，逐个进行。每一步都从内存读取前一步写入的内容。</translation>
    </message>
    <message>
        <source>Tensor %1 has type %2; the input must have a floating-point type.</source>
        <translation>张量 %1 的类型是 %2；输入必须是浮点类型。</translation>
    </message>
    <message>
        <source>Tensor %1 of shape %2</source>
        <translation>形状为 %2 的张量 %1</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Test the target.</source>
        <translation>请测试该目标。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Text columns cannot be used as features. Convert them to numbers or remove them. The label is %1, %2.</source>
        <translation>文本列不能用作特征。请转换为数字或移除。标签是 %1，%2。</translation>
    </message>
    <message>
        <source>Text is being generated.</source>
        <translation>正在生成文本。</translation>
    </message>
    <message>
        <source>Text: %1.</source>
        <translation>文本：%1。</translation>
    </message>
    <message>
        <source>That computer is %1; this program&apos;s own worker runs on %2 only.</source>
        <translation>那台计算机是 %1；本程序自身的工作程序只能在 %2 上运行。</translation>
    </message>
    <message>
        <source>The %1 columns contain numbers from 0 to 255 and are interpreted as images of %2 × %3 pixels.</source>
        <translation>这 %1 列含 0 到 255 的数，被解释为 %2 × %3 像素的图像。</translation>
    </message>
    <message>
        <source>The %1 values of the file were rounded to %2: %3 of %4 overflowed to infinity, %5 were flushed to zero, %6 became denormal.</source>
        <translation>文件的 %1 值已舍入为 %2：%4 个值中 %3 个溢出为无穷，%5 个被冲刷为零，%6 个变为非规格化数。</translation>
    </message>
    <message>
        <source>The %1 values of the file were rounded to %2: none overflowed, and none was flushed to zero.</source>
        <translation>文件的 %1 值已舍入为 %2：没有值溢出，也没有值被冲刷为零。</translation>
    </message>
    <message numerus="yes">
        <source>The %n kernels with the least time were omitted: %1 of %2 in total.</source>
        <comment>The %n kernel with the least time was omitted: %1 of %2.</comment>
        <translation>
            <numerusform>已省略耗时最少的 %n 个内核：合计占 %2 中的 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The A/A control called identical kernels different in %1 of %2 runs on this device (95% interval %3–%4%).</source>
        <translation>在该设备上的 %2 次运行中，A/A 对照有 %1 次将相同的内核判为不同（95% 区间 %3–%4%）。</translation>
    </message>
    <message>
        <source>The CPU backend computes these operations in FP32.</source>
        <translation>CPU 后端以 FP32 计算这些操作。</translation>
    </message>
    <message>
        <source>The CPU backend does not support %1 input.</source>
        <translation>CPU 后端不支持 %1 输入。</translation>
    </message>
    <message>
        <source>The CPU backend does not support %1 operands.</source>
        <translation>CPU 后端不支持 %1 操作数。</translation>
    </message>
    <message>
        <source>The CPU backend has only device 0.</source>
        <translation>CPU 后端只有设备 0。</translation>
    </message>
    <message>
        <source>The CPU backend was used before a run was prepared.</source>
        <translation>在准备运行之前就使用了 CPU 后端。</translation>
    </message>
    <message>
        <source>The CUDA backend supports only half, bfloat16 and float operands.</source>
        <translation>CUDA 后端仅支持 half、bfloat16 和 float 操作数。</translation>
    </message>
    <message>
        <source>The CUDA module %1 belongs to a different version of the program.</source>
        <translation>CUDA 模块 %1 属于程序的另一个版本。</translation>
    </message>
    <message>
        <source>The CUDA module (%1) is not installed: this program was built without nvcc, or was installed without the module.</source>
        <translation>未安装 CUDA 模块 (%1)：本程序构建时没有 nvcc，或安装时没有包含该模块。</translation>
    </message>
    <message>
        <source>The CUDA module belongs to a different version of the program.</source>
        <translation>CUDA 模块属于程序的另一个版本。</translation>
    </message>
    <message>
        <source>The CUDA module has no code for this device&apos;s compute capability; it was built for %1.</source>
        <translation>CUDA 模块没有适合此设备计算能力的代码；它是为 %1 构建的。</translation>
    </message>
    <message>
        <source>The FP32 baseline classifies %1 of %2 test items correctly: %3, 95% interval %4 to %5.</source>
        <translation>FP32 基准正确分类 %2 个测试样例中的 %1 个：%3，95% 区间 %4 至 %5。</translation>
    </message>
    <message>
        <source>The GPU has not enough memory for %1: %2 of %3 GiB are free.</source>
        <translation>GPU 内存不足，无法“%1”：%3 GiB 中空闲 %2 GiB。</translation>
    </message>
    <message>
        <source>The GPU is not available for %1: another process uses it in exclusive mode, or it is in prohibited mode.</source>
        <translation>GPU 不可用于“%1”：另一个进程正以独占模式使用它，或它处于禁止模式。</translation>
    </message>
    <message>
        <source>The GPU stopped working while %1: %2.</source>
        <translation>GPU 在“%1”时停止工作：%2。</translation>
    </message>
    <message>
        <source>The GPUs there are %1.</source>
        <translation>那里的 GPU 是 %1。</translation>
    </message>
    <message>
        <source>The Google Benchmark library was a debug build, which increases times.</source>
        <translation>Google Benchmark 库是调试构建，会使时间变长。</translation>
    </message>
    <message>
        <source>The KL divergence is that of %1 of the %2 tokens, spread evenly over the text: the predictions of all of them would take %3.</source>
        <translation>KL 散度取自 %2 个词元中在文本上均匀分布的 %1 个：全部词元的预测需要 %3。</translation>
    </message>
    <message>
        <source>The NVIDIA driver found no device.</source>
        <translation>NVIDIA 驱动没有找到设备。</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it supports CUDA %1.%2, but the module requires %3.%4.</source>
        <translation>NVIDIA 驱动过旧：它支持 CUDA %1.%2，模块需要 %3.%4。</translation>
    </message>
    <message>
        <source>The SQNR is %1 dB, and %2 dB without them.</source>
        <translation>SQNR 为 %1 dB，不计它们时为 %2 dB。</translation>
    </message>
    <message>
        <source>The SQNR, %1 dB, does not show it: their values are small beside the others.</source>
        <translation>SQNR（%1 dB）看不出这一点：与其他值相比，它们很小。</translation>
    </message>
    <message>
        <source>The Slurm controller does not respond.</source>
        <translation>Slurm 控制器没有响应。</translation>
    </message>
    <message>
        <source>The accuracy limit does not apply to Cloze, which is generated from the text used for perplexity.</source>
        <translation>准确率限制不适用于 Cloze，它由困惑度所用的文本生成。</translation>
    </message>
    <message>
        <source>The answer is larger than %1.</source>
        <translation>应答超过 %1。</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; contains %2 twice.</source>
        <translation>轴“%1”两次包含 %2。</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; contains &apos;%2&apos;; expected a whole number of 1 or more.</source>
        <translation>轴“%1”含有“%2”；应为不小于 1 的整数。</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; does not name a dimension. Dimensions: %2.</source>
        <translation>轴“%1”不是维度的名称。维度：%2。</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; has more than %2 values.</source>
        <translation>轴“%1”的值超过 %2 个。</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; has no step such as x2 or +1024, or its last value is smaller than its first.</source>
        <translation>轴“%1”没有 x2 或 +1024 这样的步长，或其终值小于初值。</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; is neither first:last:step nor a list.</source>
        <translation>轴“%1”既不是 first:last:step 也不是列表。</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; requires whole numbers of 1 or more as its limits.</source>
        <translation>轴“%1”的两端必须是不小于 1 的整数。</translation>
    </message>
    <message>
        <source>The baseline that both measured is %1: the machine may have caused this difference.</source>
        <translation>两者都测量的基准为 %1：这一差异可能由机器造成。</translation>
    </message>
    <message>
        <source>The baseline was not measured, so no comparison is possible.</source>
        <translation>没有测量基准，因此无法比较。</translation>
    </message>
    <message>
        <source>The baseline with the KV cache in FP8 E4M3, without scales.</source>
        <translation>基准，KV 缓存采用 FP8 E4M3，没有缩放因子。</translation>
    </message>
    <message>
        <source>The baseline with the KV cache in INT8, one scale per token and head.</source>
        <translation>基准，KV 缓存采用 INT8，每个词元和头一个缩放因子。</translation>
    </message>
    <message>
        <source>The batch is of an unknown kind.</source>
        <translation>该批处理的类型未知。</translation>
    </message>
    <message>
        <source>The batches are %1.</source>
        <translation>现有批处理：%1。</translation>
    </message>
    <message>
        <source>The beginning of each text</source>
        <translation>每个文本的开头</translation>
    </message>
    <message>
        <source>The buffers require %1 MiB of device memory; %2 MiB is available.</source>
        <translation>缓冲区需要 %1 MiB 设备内存；可用 %2 MiB。</translation>
    </message>
    <message>
        <source>The calibration has version %1; this program requires version %2.</source>
        <translation>该校准的版本为 %1；本程序需要版本 %2。</translation>
    </message>
    <message>
        <source>The calibration inputs have %1 features, but the layer has %2 inputs.</source>
        <translation>校准输入有 %1 个特征，但该层有 %2 个输入。</translation>
    </message>
    <message>
        <source>The calibration text has %1 tokens; AWQ and GPTQ require at least 64.</source>
        <translation>校准文本有 %1 个词元；AWQ 和 GPTQ 至少需要 64 个。</translation>
    </message>
    <message>
        <source>The calibration was stopped.</source>
        <translation>校准已停止。</translation>
    </message>
    <message numerus="yes">
        <source>The chart marks %n more crossings.</source>
        <comment>The chart marks %n more crossing.</comment>
        <translation>
            <numerusform>图表中还标出了 %n 个交点。</numerusform>
        </translation>
    </message>
    <message>
        <source>The chat template of the model is unknown, so the prompt is used without a template.</source>
        <translation>该模型的聊天模板未知，因此提示词不使用模板。</translation>
    </message>
    <message>
        <source>The checkpoint already has this format.</source>
        <translation>检查点已是此格式。</translation>
    </message>
    <message>
        <source>The checkpoint has %1 (%2), which this program does not support in the architecture %3. Without them its predictions would be wrong.</source>
        <translation>检查点含有%1 (%2)，本程序在架构 %3 中不支持。忽略它会使预测出错。</translation>
    </message>
    <message>
        <source>The checkpoint has no tensor %1.</source>
        <translation>检查点没有张量 %1。</translation>
    </message>
    <message>
        <source>The checkpoint is not quantized.</source>
        <translation>该检查点未量化。</translation>
    </message>
    <message>
        <source>The checkpoint is quantized (%1). The baseline uses its dequantized values in FP16, and other configurations quantize these values again.</source>
        <translation>该检查点已量化 (%1)。基准以 FP16 使用其反量化后的值，其他配置对这些值再次量化。</translation>
    </message>
    <message>
        <source>The checkpoint specifies a KV cache in %1, with scales other than 1; %2 was used.</source>
        <translation>检查点指定 KV 缓存为 %1，且缩放因子不为 1；实际使用 %2。</translation>
    </message>
    <message>
        <source>The checkpoint specifies a KV cache in %1; %2 was used.</source>
        <translation>检查点指定 KV 缓存为 %1；实际使用 %2。</translation>
    </message>
    <message>
        <source>The checkpoint specifies activations in %1; %2 was used.</source>
        <translation>检查点指定激活为 %1；实际使用 %2。</translation>
    </message>
    <message>
        <source>The checkpoint specifies matrix product results in %1; %2 was used.</source>
        <translation>检查点指定矩阵乘积的结果为 %1；实际使用 %2。</translation>
    </message>
    <message>
        <source>The clip factor must be between 0.3 and 1.</source>
        <translation>截断系数必须在 0.3 到 1 之间。</translation>
    </message>
    <message>
        <source>The clip factor must be in (0, 1].</source>
        <translation>截断系数必须在 (0, 1] 内。</translation>
    </message>
    <message>
        <source>The cloze task is not available: %1</source>
        <translation>完形填空任务不可用：%1</translation>
    </message>
    <message>
        <source>The codes of a quantized checkpoint without changes, multiplied as its configuration specifies if the device supports it.</source>
        <translation>原样使用已量化检查点的编码；若设备支持，则按其配置所指定的方式相乘。</translation>
    </message>
    <message>
        <source>The column can be computed from other columns within their rounding, and the result differs. Derived figures should be computed by the program that writes the table, not entered by hand.</source>
        <translation>该列可由其他列在舍入范围内算出，但结果不同。派生数字应由写表的程序计算，而不是手工键入。</translation>
    </message>
    <message>
        <source>The comma in numbers such as %1 is read as one between thousands. Nothing else in the file shows it: if it is a decimal comma, the figures are 1,000 times too large.</source>
        <translation>%1 这样的数字中的逗号按千位分隔符读取。文件中没有其他依据：如果它是小数逗号，数值就会大 1,000 倍。</translation>
    </message>
    <message>
        <source>The command has too many words.</source>
        <translation>命令的词过多。</translation>
    </message>
    <message>
        <source>The command is empty.</source>
        <translation>命令为空。</translation>
    </message>
    <message>
        <source>The command srun was not found on %1.</source>
        <translation>在 %1 上没有找到命令 srun。</translation>
    </message>
    <message numerus="yes">
        <source>The configurations were dealt out over %n devices that worked at the same time. Each is compared with the baseline of its own device; figures of different devices are not interleaved.</source>
        <comment>The configurations were measured on %n device.</comment>
        <translation>
            <numerusform>各配置已分配给同时工作的 %n 个设备。每个配置都与其所在设备的基准比较；不同设备的数值没有交错进行。</numerusform>
        </translation>
    </message>
    <message>
        <source>The configurations were timed one after another, not in rounds, because together they require about %1 of the available %2. A change of the clock during the measurement can appear as a difference.</source>
        <translation>各配置逐个计时，而不是按轮交错，因为合在一起约需可用的 %2 中的 %1。测量期间时钟频率的变化可能表现为差异。</translation>
    </message>
    <message>
        <source>The configurations with the smallest loss that meet the limits are %1; the differences between them are not resolved.</source>
        <translation>满足限制且损失最小的配置是 %1；它们之间的差异未能区分。</translation>
    </message>
    <message>
        <source>The connection to %1 changes bytes on their way.</source>
        <translation>到 %1 的连接在传输途中改变了字节。</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation>到 %1 的连接失败。</translation>
    </message>
    <message>
        <source>The connection to %1 was closed by the other side.</source>
        <translation>到 %1 的连接被对方关闭。</translation>
    </message>
    <message>
        <source>The connection to %1 was lost.</source>
        <translation>到 %1 的连接已断开。</translation>
    </message>
    <message>
        <source>The connection to %1 was lost: the host has not answered for 45 s.</source>
        <translation>到 %1 的连接已断开：主机已有 45 s 没有响应。</translation>
    </message>
    <message>
        <source>The connection to the session was lost.</source>
        <translation>到会话的连接已断开。</translation>
    </message>
    <message>
        <source>The damping of GPTQ must be a number of 0 or more.</source>
        <translation>GPTQ 的阻尼必须是不小于 0 的数。</translation>
    </message>
    <message>
        <source>The data set contains no items.</source>
        <translation>该数据集没有样例。</translation>
    </message>
    <message>
        <source>The device alternates between two states, for example because of clock steps or other processes. The median depends on the share of time in each state. Compare only interleaved measurements, and check the clocks.</source>
        <translation>设备在两种状态之间交替，例如由于时钟档位变化或其他进程。中位数取决于各状态所占的时间。请只比较交错进行的测量，并检查时钟。</translation>
    </message>
    <message>
        <source>The device changes during the measurement, usually because it heats up and lowers its clock, or because another process uses it. The median then depends on the duration of the measurement, and variants measured one after another cannot be compared. Interleave them, let the device reach its operating temperature, or lock its clocks.</source>
        <translation>设备在测量期间发生变化，通常是因为变热而降低时钟，或有其他进程使用它。此时中位数取决于测量的时长，先后测量的变体不可比较。请交错测量，让设备达到工作温度，或锁定其时钟。</translation>
    </message>
    <message>
        <source>The device could not be calibrated (%1), so the timer floor and the peak rates are unknown.</source>
        <translation>设备无法校准 (%1)，因此计时器下限和峰值速率未知。</translation>
    </message>
    <message>
        <source>The device could not be calibrated.</source>
        <translation>无法校准设备。</translation>
    </message>
    <message>
        <source>The device index must be 0 or more.</source>
        <translation>设备编号须为 0 或更大。</translation>
    </message>
    <message numerus="yes">
        <source>The device lowered its clock during %n samples, for %1 according to its counters.</source>
        <comment>The device lowered its clock during %n sample, for %1 according to its counters.</comment>
        <translation>
            <numerusform>设备在 %n 个样本期间降低了时钟，按其计数器持续 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The device lowered its clock during %n samples.</source>
        <comment>The device lowered its clock during %n sample.</comment>
        <translation>
            <numerusform>设备在 %n 个样本期间降低了时钟。</numerusform>
        </translation>
    </message>
    <message>
        <source>The device lowered its clock in %1 stretches with %2 samples, for %3 according to its counters.</source>
        <translation>设备在 %1 段、共 %2 个样本中降低了时钟，按其计数器为 %3。</translation>
    </message>
    <message>
        <source>The device lowered its clock in %1 stretches with %2 samples.</source>
        <translation>设备在 %1 段、共 %2 个样本中降低了时钟。</translation>
    </message>
    <message>
        <source>The device lowered its clock to stay within its power or temperature limits. Samples measured meanwhile are too slow, and their number depends on cooling and on neighbouring devices. Improve cooling, lock a lower clock, or compare only interleaved measurements.</source>
        <translation>设备为保持在功率或温度限制之内而降低了时钟。此期间测得的样本偏慢，其数量取决于散热和相邻设备。请改善散热、锁定较低的时钟，或只比较交错进行的测量。</translation>
    </message>
    <message>
        <source>The device lowered its clock.</source>
        <translation>设备降低了时钟。</translation>
    </message>
    <message>
        <source>The devices influenced each other: %1 at %2 on %3 was measured again while the other devices were idle, against its figure while they worked: %4.</source>
        <translation>各设备相互影响：%3 上 %2 处的 %1 在其他设备空闲时重新测量，与它们工作时的数值相比：%4。</translation>
    </message>
    <message>
        <source>The devices influenced each other: %1 at %2 on %3 was measured again while the other devices were idle. The times do not differ, but the state of the device does.</source>
        <translation>各设备相互影响：%3 上 %2 处的 %1 在其他设备空闲时重新测量。时间没有差异，但设备的状态不同。</translation>
    </message>
    <message>
        <source>The devices were measured in alternating blocks of rounds.</source>
        <translation>各设备按轮次块交替测量。</translation>
    </message>
    <message>
        <source>The difference in time is one of the clock alone: in SM cycles it is %1.</source>
        <translation>时间上的差异仅来自时钟：以 SM 周期计为 %1。</translation>
    </message>
    <message>
        <source>The difference is within the variation that the same model shows on another set of as many items, so it does not rank the models. Use more items, or a paired test on the same items.</source>
        <translation>该差异在同一模型于另一组同样数量的样例上的波动范围之内，因此不能对模型排名。请使用更多样例，或在相同样例上做配对检验。</translation>
    </message>
    <message>
        <source>The document contains zero bytes, so it is not text.</source>
        <translation>文档含有零字节，因此不是文本。</translation>
    </message>
    <message>
        <source>The document has more than %1 lines (the limit).</source>
        <translation>文档的行数超过 %1（上限）。</translation>
    </message>
    <message>
        <source>The document is too large: %1. The limit is %2.</source>
        <translation>文档太大：%1。上限为 %2。</translation>
    </message>
    <message>
        <source>The driver does not support %1.</source>
        <translation>驱动不支持 %1。</translation>
    </message>
    <message>
        <source>The driver does not support tensor maps.</source>
        <translation>驱动不支持张量映射。</translation>
    </message>
    <message>
        <source>The driver does not tell the UUID of %1.</source>
        <translation>驱动没有给出 %1 的 UUID。</translation>
    </message>
    <message>
        <source>The driver failed while %1 (error %2).</source>
        <translation>驱动在“%1”时失败（错误 %2）。</translation>
    </message>
    <message>
        <source>The driver rejected a tensor map (error %1).</source>
        <translation>驱动拒绝了张量映射（错误 %1）。</translation>
    </message>
    <message>
        <source>The earlier samples could not be sent to the worker process.</source>
        <translation>之前的样本无法发送给工作进程。</translation>
    </message>
    <message>
        <source>The engine was requested to %1 at the wrong time.</source>
        <translation>在错误的时机请求引擎%1。</translation>
    </message>
    <message>
        <source>The evaluation has no perplexity with a standard error, for it and for the baseline, so its loss is not known.</source>
        <translation>评测没有给出它和基准的带标准误的困惑度，因此其损失未知。</translation>
    </message>
    <message>
        <source>The events enclose only part of the work: some of it runs on another stream, after the stop event, or on the host. The measured time is too short. Record the events on the stream that does the work, and compare with the synchronized wall time.</source>
        <translation>事件只包围了部分工作：其余在另一个流上、停止事件之后或主机上运行。测得的时间太短。请在执行工作的流上记录事件，并与同步后的实际时间比较。</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>导出已取消。</translation>
    </message>
    <message>
        <source>The faster of the epilogue and the custom kernel, as a CUDA graph with one node, so the host only launches the graph. If all samples are graphs, this equals the faster of the two.</source>
        <translation>epilogue 与自定义内核中较快者，作为单节点的 CUDA 图，因此主机只启动该图。若所有样本都是图，它等于两者中较快的。</translation>
    </message>
    <message>
        <source>The fastest configurations that meet the limits are %1; the differences between them are not resolved.</source>
        <translation>满足限制且最快的配置是 %1；它们之间的差异未能区分。</translation>
    </message>
    <message>
        <source>The file contains an unknown mode.</source>
        <translation>文件含有未知的模式。</translation>
    </message>
    <message>
        <source>The file contains only scores, so there are no rows to add to the run.</source>
        <translation>文件只含得分，因此没有可添加到该运行的行。</translation>
    </message>
    <message>
        <source>The file does not name a unit, so its times are read as microseconds, and the median is %1. If they are in nanoseconds, add &quot;unit&quot;: &quot;ns&quot; to the JSON, or name the column latency_ns.</source>
        <translation>文件未注明单位，因此时间按微秒读取，中位数为 %1。如果单位是纳秒，请在 JSON 中添加 &quot;unit&quot;: &quot;ns&quot;，或将该列命名为 latency_ns。</translation>
    </message>
    <message>
        <source>The file does not name a unit, so its times are read as microseconds, and the median is %1: shorter than any launch. If they are in seconds or milliseconds, add &quot;unit&quot;: &quot;s&quot; or &quot;ms&quot; to the JSON, or name the column latency_s or latency_ms.</source>
        <translation>文件未注明单位，因此时间按微秒读取，中位数为 %1：比任何启动都短。如果单位是秒或毫秒，请在 JSON 中添加 &quot;unit&quot;: &quot;s&quot; 或 &quot;ms&quot;，或将该列命名为 latency_s 或 latency_ms。</translation>
    </message>
    <message>
        <source>The file does not name the unit of %1; its times are read as seconds.</source>
        <translation>文件未注明 %1 的单位；其时间按秒读取。</translation>
    </message>
    <message>
        <source>The file has INT4 groups, but no group_size in its metadata.</source>
        <translation>文件含有 INT4 组，但其元数据中没有 group_size。</translation>
    </message>
    <message>
        <source>The file is damaged or malicious.</source>
        <translation>文件损坏或含有恶意内容。</translation>
    </message>
    <message>
        <source>The file is damaged or must be split.</source>
        <translation>文件损坏或必须拆分。</translation>
    </message>
    <message>
        <source>The file is damaged or was modified by hand.</source>
        <translation>文件被手工更改或损坏。</translation>
    </message>
    <message>
        <source>The file is damaged or was modified. Save the model again.</source>
        <translation>文件损坏或被修改。请重新保存模型。</translation>
    </message>
    <message>
        <source>The file is damaged or was not written by NumPy. Save it again.</source>
        <translation>文件损坏或不是由 NumPy 写出的。请重新保存。</translation>
    </message>
    <message>
        <source>The file is damaged. Copy or save it again.</source>
        <translation>文件损坏。请重新复制或保存。</translation>
    </message>
    <message>
        <source>The file is empty. Check that it was written completely.</source>
        <translation>文件为空。请确认写入完整。</translation>
    </message>
    <message>
        <source>The file is truncated. Copy it again.</source>
        <translation>文件被截断。请重新复制。</translation>
    </message>
    <message>
        <source>The file is truncated. Copy or download it again.</source>
        <translation>文件被截断。请重新复制或下载。</translation>
    </message>
    <message>
        <source>The file lists %1 modes for %2 linear layers.</source>
        <translation>文件为 %2 个线性层列出了 %1 个模式。</translation>
    </message>
    <message>
        <source>The file rounds its figures, or the clock counts in steps, so times that differ by less than a step read the same. No difference below a step can be resolved. Export more digits.</source>
        <translation>文件对数值做了舍入，或时钟按步长计数，因此相差不到一个步长的时间读数相同。小于一个步长的差异无法分辨。请导出更多位数。</translation>
    </message>
    <message>
        <source>The file was changed by hand or is damaged.</source>
        <translation>该文件被手动更改过或已损坏。</translation>
    </message>
    <message>
        <source>The file was modified by hand.</source>
        <translation>文件被手工修改过。</translation>
    </message>
    <message>
        <source>The file was not written by Quantoscope or was modified by hand.</source>
        <translation>该文件不是由 Quantoscope 写出的，或被手工修改过。</translation>
    </message>
    <message>
        <source>The files contain biases that config.json does not mention (%1), and they are used.</source>
        <translation>文件中含有 config.json 未提及的偏置 (%1)，已使用这些偏置。</translation>
    </message>
    <message>
        <source>The files stay in %1.</source>
        <translation>文件保留在 %1。</translation>
    </message>
    <message numerus="yes">
        <source>The first %n iterations are still part of the warm-up: their median is %1, %2 above the median of the rest (%3).</source>
        <comment>The first %n iteration is still part of the warm-up: its time is %1, %2 above the median of the rest (%3).</comment>
        <translation>
            <numerusform>前 %n 次迭代仍属于预热：其中位数为 %1，比其余部分的中位数（%3）高 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first call includes one-time costs: loading and compiling code, allocating memory, filling caches. The mean, the standard deviation and everything derived from them describe this one event. Exclude it, or use the median, which it does not affect.</source>
        <translation>首次调用包含一次性开销：加载和编译代码、分配内存、填充缓存。平均值、标准差以及由它们导出的一切描述的都是这一次事件。请将其排除，或使用不受其影响的中位数。</translation>
    </message>
    <message>
        <source>The first iteration took %1, the others %2. It alone raises the mean by %3.</source>
        <translation>首次迭代用时 %1，其余 %2。仅它一个就使平均值提高 %3。</translation>
    </message>
    <message>
        <source>The first iteration took %1, the others %2. It alone raises the mean by a factor of %3.</source>
        <translation>首次迭代用时 %1，其余 %2。仅它一个就使平均值变为 %3 倍。</translation>
    </message>
    <message>
        <source>The first launch includes one-time costs: loading the kernel, allocating memory, filling caches, raising the clock. The mean, the standard deviation and everything derived from them describe this one event, not the kernel. Exclude it, or use the median, which it does not affect.</source>
        <translation>首次启动包含一次性开销：加载内核、分配内存、填充缓存、提升时钟。平均值、标准差及由其导出的一切描述的是这一事件，而不是内核。请排除它，或使用不受其影响的中位数。</translation>
    </message>
    <message>
        <source>The first request includes one-time costs: the connection, loading or compiling the model, an empty prefix cache. The mean and everything derived from it describe this one request. Send requests before the measurement, or use the median, which it does not affect.</source>
        <translation>首个请求包含一次性开销：建立连接、加载或编译模型、空的前缀缓存。平均值以及由它导出的一切描述的都是这一个请求。请在测量之前先发送一些请求，或使用不受其影响的中位数。</translation>
    </message>
    <message>
        <source>The first step took %1, the median step %2. The first samples of each kernel probably include warm-up.</source>
        <translation>第一步用时 %1，中位数的一步用时 %2。每个内核的最初样本很可能包含预热。</translation>
    </message>
    <message>
        <source>The folder also contains a LoRA adapter (adapter_config.json), which is not applied.</source>
        <translation>该文件夹还包含 LoRA 适配器 (adapter_config.json)，未应用它。</translation>
    </message>
    <message>
        <source>The folder must be an absolute path.</source>
        <translation>文件夹必须是绝对路径。</translation>
    </message>
    <message>
        <source>The folder of a model contains config.json; the folder of a report contains results.json.</source>
        <translation>模型的文件夹含有 config.json，报告的文件夹含有 results.json。</translation>
    </message>
    <message>
        <source>The following can run at this size: %1.</source>
        <translation>在此大小下可以运行的有：%1。</translation>
    </message>
    <message>
        <source>The format of INT4 RTN after scaling up the input channels with large activations, and clipping, both optimized for the smallest output error (Lin et al. 2024).</source>
        <translation>INT4 RTN 的格式，先放大激活较大的输入通道，再截断，两者均按最小输出误差优化 (Lin et al. 2024)。</translation>
    </message>
    <message>
        <source>The format of INT4 RTN; the rounding error of each column is distributed over the columns not yet rounded, using the inverse Hessian of the calibration inputs (Frantar et al. 2023).</source>
        <translation>INT4 RTN 的格式；每列的舍入误差利用校准输入的逆 Hessian 分摊到尚未舍入的列 (Frantar et al. 2023)。</translation>
    </message>
    <message>
        <source>The format of INT4-W4A16; the rounding error of each column is distributed over the columns not yet rounded, using the inverse Hessian of the calibration inputs (Frantar et al. 2023). The inputs are those of the unquantized model; in the publication those of the layers quantized before.</source>
        <translation>INT4-W4A16 的格式；每列的舍入误差利用校准输入的逆 Hessian 分摊到尚未舍入的列 (Frantar et al. 2023)。所用输入来自未量化的模型；论文中则来自先前已量化的层。</translation>
    </message>
    <message>
        <source>The fused CPU kernel supports head sizes that are multiples of 16 up to 1,024, not %1.</source>
        <translation>CPU 的融合内核支持 16 的倍数、最大 1,024 的头维度，而不是 %1。</translation>
    </message>
    <message>
        <source>The group_size in the file is not a whole number above 0.</source>
        <translation>该文件的 group_size 不是大于 0 的整数。</translation>
    </message>
    <message>
        <source>The head size is %1; it has to be 64 or 128.</source>
        <translation>头大小为 %1；须为 64 或 128。</translation>
    </message>
    <message>
        <source>The header does not match the data. Save or download the file again.</source>
        <translation>头部与数据不符。请重新保存或下载文件。</translation>
    </message>
    <message>
        <source>The header of %1</source>
        <translation>%1 的头部</translation>
    </message>
    <message>
        <source>The host key of %1 has changed. The host was reinstalled, or another computer answers in its place.</source>
        <translation>%1 的主机密钥已更改。该主机已重装，或有另一台计算机代其响应。</translation>
    </message>
    <message>
        <source>The host key of %1 was not accepted.</source>
        <translation>%1 的主机密钥未被接受。</translation>
    </message>
    <message>
        <source>The host may have been restarted, or it ends users&apos; programs when they log out.</source>
        <translation>主机可能已重新启动，或者它会在用户注销后结束其程序。</translation>
    </message>
    <message>
        <source>The host needs about as long to enqueue a launch as the device needs to run it, so the device waits. In a program that launches kernels one at a time, a faster kernel makes no difference. Measure and use a CUDA graph of several launches.</source>
        <translation>主机将一次启动排入队列所需的时间与设备运行它的时间差不多，因此设备在等待。在逐个启动内核的程序中，更快的内核没有作用。请测量并使用含多次启动的 CUDA 图。</translation>
    </message>
    <message>
        <source>The host takes %1 to enqueue a launch that runs for %2, so the measurement is launch-bound.</source>
        <translation>主机将运行 %2 的启动排入队列需要 %1，因此测量受启动限制。</translation>
    </message>
    <message>
        <source>The index of the recovery copy is damaged: %1.</source>
        <translation>恢复副本的索引已损坏：%1。</translation>
    </message>
    <message>
        <source>The input from %1 requires %2 of memory; %3 is available.</source>
        <translation>来自 %1 的输入需要 %2 内存；可用 %3。</translation>
    </message>
    <message>
        <source>The input is empty: %1.</source>
        <translation>输入为空：%1。</translation>
    </message>
    <message>
        <source>The input requires %1 of memory; %2 is available.</source>
        <translation>输入需要 %1 内存；可用 %2。</translation>
    </message>
    <message>
        <source>The input type must be half, bfloat16 or float.</source>
        <translation>输入类型必须为 half、bfloat16 或 float。</translation>
    </message>
    <message>
        <source>The interrupted study is damaged.</source>
        <translation>中断的研究已损坏。</translation>
    </message>
    <message>
        <source>The interval of the ratio includes both &apos;the same&apos; and &apos;different&apos;, so these samples are not sufficient to rank the two. Measure the pair again with more samples, or accept that the difference is too small to matter.</source>
        <translation>比值的区间既包含“相同”也包含“不同”，因此这些样本不足以对二者排名。请用更多样本重新测量这一对，或接受差异小到无关紧要。</translation>
    </message>
    <message>
        <source>The job is kept in the list and looked for by its name: run &apos;batch list&apos; later.</source>
        <translation>该作业保留在列表中，并会按名称查找：请稍后运行 &apos;batch list&apos;。</translation>
    </message>
    <message>
        <source>The job ran out of memory.</source>
        <translation>作业内存不足。</translation>
    </message>
    <message>
        <source>The job reached its time limit.</source>
        <translation>作业达到时间限制。</translation>
    </message>
    <message>
        <source>The job was cancelled.</source>
        <translation>作业已取消。</translation>
    </message>
    <message>
        <source>The job was preempted by another one.</source>
        <translation>作业被另一个作业抢占。</translation>
    </message>
    <message>
        <source>The journal of run %1 contains no complete round.</source>
        <translation>运行 %1 的日志中没有完整的轮次。</translation>
    </message>
    <message>
        <source>The journal of run %1 is damaged.</source>
        <translation>运行 %1 的日志已损坏。</translation>
    </message>
    <message>
        <source>The latency alternates between %1 and %2 over longer stretches; %3 of the samples are at the slower level (runs test Z = %4).</source>
        <translation>延迟在较长的区段内交替为 %1 和 %2；%3 的样本处于较慢的电平（游程检验 Z = %4）。</translation>
    </message>
    <message>
        <source>The latency decreases by %1 over the run (Mann–Kendall Z = %2).</source>
        <translation>运行期间延迟下降 %1（Mann–Kendall Z = %2）。</translation>
    </message>
    <message>
        <source>The latency increases by %1 over the run (Mann–Kendall Z = %2).</source>
        <translation>运行期间延迟上升 %1（Mann–Kendall Z = %2）。</translation>
    </message>
    <message>
        <source>The layer %1 assigns input %2 to group %3 of %4.</source>
        <translation>层 %1 将输入 %2 归入第 %3 组，共 %4 组。</translation>
    </message>
    <message>
        <source>The layer %1 has %2 outputs, which is not a multiple of 8, as AWQ requires.</source>
        <translation>层 %1 有 %2 个输出，不是 AWQ 所要求的 8 的倍数。</translation>
    </message>
    <message>
        <source>The layer %1 has an odd number of inputs, which is not possible with pairs of 4-bit floats.</source>
        <translation>层 %1 的输入数为奇数，而 4 位浮点数成对存放，不允许这样。</translation>
    </message>
    <message>
        <source>The left matrix</source>
        <translation>左矩阵</translation>
    </message>
    <message>
        <source>The level changes during the run: the interval covers the levels before and after the change, and the verdict applies to all parts.</source>
        <translation>电平在运行期间发生变化：区间涵盖变化前后的电平，结论适用于各个部分。</translation>
    </message>
    <message>
        <source>The limit is %1.</source>
        <translation>上限为 %1。</translation>
    </message>
    <message>
        <source>The limit of the time per call does not apply to language models.</source>
        <translation>每次调用时间的限制不适用于语言模型。</translation>
    </message>
    <message>
        <source>The list of batches, %1, cannot be used: %2</source>
        <translation>批处理列表 %1 无法使用：%2</translation>
    </message>
    <message>
        <source>The list of sessions cannot be read.</source>
        <translation>无法读取会话列表。</translation>
    </message>
    <message>
        <source>The list of targets, %1, cannot be used: %2</source>
        <translation>目标列表 %1 无法使用：%2</translation>
    </message>
    <message>
        <source>The load or the service changed at one point in time: the limit of concurrent requests was reached, the burst ended, or another kind of prompt began. The median mixes both conditions and is valid for neither. Report them separately.</source>
        <translation>负载或服务在某个时刻发生了变化：达到并发请求的上限、突发请求结束，或开始了另一类提示词。中位数混合了两种条件，对二者都不成立。请分别报告。</translation>
    </message>
    <message>
        <source>The load time with a cold page cache is not available: %1 of the files&apos; pages remained in the cache.</source>
        <translation>无法给出页缓存为冷时的加载时间：这些文件的页有 %1 仍在缓存中。</translation>
    </message>
    <message>
        <source>The load time with a cold page cache is not available: the system does not report which pages of these files are cached.</source>
        <translation>无法给出页缓存为冷时的加载时间：系统不报告这些文件的哪些页在缓存中。</translation>
    </message>
    <message>
        <source>The login to %1 was cancelled.</source>
        <translation>到 %1 的登录已取消。</translation>
    </message>
    <message>
        <source>The loss in step %1 of %2 is not a finite number. Training stopped with the weights of step %3.</source>
        <translation>第 %1 步（共 %2 步）的损失不是有限数。训练已停止，采用第 %3 步的权重。</translation>
    </message>
    <message>
        <source>The machine or its state changes during the measurement: other processes, the clock of the CPU, memory that becomes fragmented, a growing input. The median then depends on the duration of the measurement. Interleave what is to be compared.</source>
        <translation>机器或其状态在测量期间发生变化：其他进程、CPU 时钟、内存逐渐碎片化、输入不断增大。此时中位数取决于测量的时长。请将要比较的对象交错测量。</translation>
    </message>
    <message>
        <source>The machine was not the same in both runs: their baseline is %1. So the ratios to it are compared; as measured it is %2.</source>
        <translation>两次运行中机器的状态不同：其基准为 %1。因此比较的是与基准之比；按实测为 %2。</translation>
    </message>
    <message>
        <source>The memory limit applies to models, not to single operations.</source>
        <translation>内存限制适用于模型，不适用于单个操作。</translation>
    </message>
    <message>
        <source>The memory of this process is limited; &apos;ulimit -v&apos; shows and sets the limit.</source>
        <translation>此进程的内存受到限制；&apos;ulimit -v&apos; 可显示和设置该限制。</translation>
    </message>
    <message>
        <source>The model has %1 hidden layers; 1 to 64 are supported.</source>
        <translation>模型有 %1 个隐藏层；支持 1 到 64 个。</translation>
    </message>
    <message>
        <source>The model has no chat template, so the system message is placed before the prompt, separated by a blank line.</source>
        <translation>模型没有聊天模板，因此系统消息置于提示词之前，以空行分隔。</translation>
    </message>
    <message>
        <source>The model has no tensor &apos;%1&apos;.</source>
        <translation>模型没有张量 &apos;%1&apos;。</translation>
    </message>
    <message>
        <source>The model in %1 requires %2×%3 features and %4 classes; the data has %5×%6 and %7.</source>
        <translation>%1 中的模型需要 %2×%3 个特征和 %4 个类别；数据为 %5×%6 和 %7。</translation>
    </message>
    <message>
        <source>The model included with the program is not installed.</source>
        <translation>随程序附带的模型未安装。</translation>
    </message>
    <message>
        <source>The model is incomplete: matrix %1 of layer %2 is missing.</source>
        <translation>模型不完整：缺少第 %2 层的矩阵 %1。</translation>
    </message>
    <message>
        <source>The model is incomplete: vector %1 of layer %2 is missing.</source>
        <translation>模型不完整：缺少第 %2 层的向量 %1。</translation>
    </message>
    <message>
        <source>The model of that name on the Hugging Face hub is in the cache of this computer: choose %1.</source>
        <translation>Hugging Face Hub 上该名称的模型已在此计算机的缓存中：请选择 %1。</translation>
    </message>
    <message>
        <source>The model requires %1 features per item, but %2 items have %3 in total.</source>
        <translation>模型需要每个样例 %1 个特征，但 %2 个样例共有 %3 个。</translation>
    </message>
    <message>
        <source>The model requires %1 of GPU memory (%2 for weights, %3 for the KV cache, %4 of workspace); %5 is available.</source>
        <translation>该模型需要 %1 GPU 内存（权重 %2，KV 缓存 %3，工作空间 %4）；可用 %5。</translation>
    </message>
    <message>
        <source>The model requires %1 of memory (%2 for weights, %3 for the KV cache, %4 of workspace); %5 is available.</source>
        <translation>该模型需要 %1 内存（权重 %2，KV 缓存 %3，工作空间 %4）；可用 %5。</translation>
    </message>
    <message>
        <source>The model would have %1 weights; the limit is 268,435,456.</source>
        <translation>模型将有 %1 个权重；上限为 268,435,456。</translation>
    </message>
    <message>
        <source>The model&apos;s predictions are not finite (NaN or infinity), so they cannot be evaluated.</source>
        <translation>模型的预测不是有限值（NaN 或无穷），因此无法评估。</translation>
    </message>
    <message>
        <source>The module was built without compute capability 9.0.</source>
        <translation>该模块构建时未包含计算能力 9.0。</translation>
    </message>
    <message>
        <source>The name of the input file is empty.</source>
        <translation>输入文件的名称为空。</translation>
    </message>
    <message>
        <source>The next prompt starts a new worker process.</source>
        <translation>下一个提示词会启动新的工作进程。</translation>
    </message>
    <message>
        <source>The next run starts a new session.</source>
        <translation>下次运行会启动新的会话。</translation>
    </message>
    <message>
        <source>The node of the job failed.</source>
        <translation>作业所在的节点发生故障。</translation>
    </message>
    <message>
        <source>The number of items is too small even for a paired test.</source>
        <translation>样例数太少，即使做配对检验也不够。</translation>
    </message>
    <message>
        <source>The number of iterations must be 1 to 10,000,000.</source>
        <translation>迭代数须为 1 到 10,000,000。</translation>
    </message>
    <message>
        <source>The number of warm-up iterations must be 0 to 10,000,000.</source>
        <translation>预热迭代数须为 0 到 10,000,000。</translation>
    </message>
    <message>
        <source>The offset or scale of the features is not a finite number.</source>
        <translation>特征的偏移或比例不是有限数。</translation>
    </message>
    <message>
        <source>The operating system preempted the measuring threads during %1 of %2 samples.</source>
        <translation>%2 个样本中有 %1 个期间，测量线程被操作系统抢占。</translation>
    </message>
    <message numerus="yes">
        <source>The operating system preempted the measuring threads during %1 of %2 samples; %n of them are slow.</source>
        <comment>The operating system preempted the measuring threads during %1 of %2 samples; %n of them is slow.</comment>
        <translation>
            <numerusform>%2 个样本中有 %1 个期间，测量线程被操作系统抢占；其中 %n 个较慢。</numerusform>
        </translation>
    </message>
    <message>
        <source>The operating system ran another program on the core of a thread that computed a sample (CPU) or enqueued it (GPU, for longer than the 5 ms during which the stream is held back). Such samples can include the time of the other program, or gaps between launches. Close other programs, or use fewer threads than cores.</source>
        <translation>某线程正在计算样本 (CPU) 或将其排入队列（GPU，且时间超过流被暂缓的 5 ms）时，操作系统在其核心上运行了其他程序。这样的样本可能包含其他程序的时间，或启动之间的空隙。请关闭其他程序，或使用少于核心数的线程。</translation>
    </message>
    <message>
        <source>The operation is empty: a size is 0.</source>
        <translation>操作为空：某个大小为 0。</translation>
    </message>
    <message>
        <source>The other %1 rows agree with each other.</source>
        <translation>其他 %1 行彼此一致。</translation>
    </message>
    <message>
        <source>The other process reported an error without a message.</source>
        <translation>另一个进程报告了错误，但没有消息。</translation>
    </message>
    <message>
        <source>The pairs above show which measures help: error compensation (GPTQ), scaling (AWQ), quantization-aware training (QAT), or keeping sensitive layers in a more precise format.</source>
        <translation>上面的配对显示哪些措施有效：误差补偿 (GPTQ)、缩放 (AWQ)、量化感知训练 (QAT)，或让敏感层保持更精确的格式。</translation>
    </message>
    <message>
        <source>The path of the control socket for %1 is too long.</source>
        <translation>%1 的控制套接字路径过长。</translation>
    </message>
    <message>
        <source>The pattern %1 is not supported: %2 at byte %3.</source>
        <translation>不支持正则表达式 %1：%2（第 %3 字节处）。</translation>
    </message>
    <message>
        <source>The pattern %1 is not valid: %2.</source>
        <translation>正则表达式 %1 无效：%2。</translation>
    </message>
    <message>
        <source>The pattern is malicious, or the text repeats one character for many megabytes.</source>
        <translation>该正则表达式是恶意的，或文本中同一字符连续重复达数兆字节。</translation>
    </message>
    <message>
        <source>The perplexities are those of different texts, so they are not compared.</source>
        <translation>这些困惑度来自不同的文本，因此不作比较。</translation>
    </message>
    <message>
        <source>The perplexity of the baseline on the text (%1) is %2 ± %3.</source>
        <translation>基准对该文本 (%1) 的困惑度为 %2 ± %3。</translation>
    </message>
    <message>
        <source>The perplexity of the baseline on the text (%1; %2) is %3 ± %4.</source>
        <translation>基准对该文本（%1；%2）的困惑度为 %3 ± %4。</translation>
    </message>
    <message>
        <source>The plan combines a trained mode with other modes.</source>
        <translation>该方案将训练过的模式与其他模式组合。</translation>
    </message>
    <message>
        <source>The plan lists %1 modes, but the model has %2 linear layers.</source>
        <translation>方案列出了 %1 个模式，但模型有 %2 个线性层。</translation>
    </message>
    <message numerus="yes">
        <source>The points were dealt out over %n devices that worked at the same time.</source>
        <comment>The points were measured on %n device.</comment>
        <translation>
            <numerusform>这些点已分配给同时工作的 %n 个设备。</numerusform>
        </translation>
    </message>
    <message>
        <source>The points were measured on %1 different devices, so that differences between points are also differences between devices: %2. Each point keeps its own environment.</source>
        <translation>这些点在 %1 个不同的设备上测得，因此点之间的差异也是设备之间的差异：%2。每个点保留各自的环境。</translation>
    </message>
    <message>
        <source>The program quantoscope-worker, which runs kernels in a separate process, was not found next to this program or in PATH.</source>
        <translation>在本程序旁边和 PATH 中都没有找到在单独的进程中运行内核的程序 quantoscope-worker。</translation>
    </message>
    <message>
        <source>The program was paused for %1 s (stopped, suspended or without CPU time) about %2 s after the run began. Samples from that time may include the pause.</source>
        <translation>程序在运行开始约 %2 s 后暂停了 %1 s（被停止、被挂起或没有 CPU 时间）。该时段的样本可能包含这次暂停。</translation>
    </message>
    <message>
        <source>The prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>The prompt did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>该提示词对“停止”没有响应，已被放弃。设备或其上的内核已挂起。</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, and %2 are to be generated; the limit is %3 in total.</source>
        <translation>提示词有 %1 个词元，还要生成 %2 个；上限共为 %3。</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, and %2 are to be generated; the model supports %3 positions.</source>
        <translation>提示词有 %1 个词元，还要生成 %2 个；该模型支持 %3 个位置。</translation>
    </message>
    <message>
        <source>The prompt is empty.</source>
        <translation>提示词为空。</translation>
    </message>
    <message>
        <source>The prompt may not be exactly that of the model&apos;s template, which also writes: %1.</source>
        <translation>提示词可能与模型模板所生成的不完全相同，模板还会写入：%1。</translation>
    </message>
    <message>
        <source>The queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>The range search must have 1 to 99 steps.</source>
        <translation>范围搜索必须为 1 到 99 步。</translation>
    </message>
    <message>
        <source>The ratio of means is dominated by one slow sample. Without that sample, the ratio of the steady means and of the minima is much smaller. Publish the ratio of medians of interleaved runs with its interval.</source>
        <translation>平均值之比由一个慢样本主导。去掉该样本，稳定平均值之比和最小值之比要小得多。请发布交错运行的中位数之比及其区间。</translation>
    </message>
    <message>
        <source>The recovery folder cannot be locked.</source>
        <translation>无法锁定恢复文件夹。</translation>
    </message>
    <message>
        <source>The request did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>该请求对“停止”没有响应，已被放弃。设备或其上的内核已挂起。</translation>
    </message>
    <message>
        <source>The request failed: %1</source>
        <translation>请求失败：%1</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>The result has no &apos;spec&apos; or no list &apos;runs&apos;.</source>
        <translation>该结果没有 &apos;spec&apos; 或没有列表 &apos;runs&apos;。</translation>
    </message>
    <message>
        <source>The result has schema version %1; this program supports version 1.</source>
        <translation>该结果的架构版本为 %1；本程序支持版本 1。</translation>
    </message>
    <message>
        <source>The result is not a JSON object.</source>
        <translation>结果不是 JSON 对象。</translation>
    </message>
    <message>
        <source>The result is too large for one message.</source>
        <translation>结果过大，无法放入一条消息。</translation>
    </message>
    <message>
        <source>The right matrix</source>
        <translation>右矩阵</translation>
    </message>
    <message>
        <source>The row of %1 shows the time on the device. Other medians of trtexec: %2.</source>
        <translation>%1 的行显示设备上的时间。trtexec 的其他中位数：%2。</translation>
    </message>
    <message>
        <source>The rows measured so far are kept. The next study starts a new worker process.</source>
        <translation>到目前为止测得的行均保留。下次研究会启动新的工作进程。</translation>
    </message>
    <message>
        <source>The run contains no row measured by Quantoscope.</source>
        <translation>该运行不含由 Quantoscope 测得的行。</translation>
    </message>
    <message>
        <source>The run continues on %1.</source>
        <translation>运行在 %1 上继续。</translation>
    </message>
    <message>
        <source>The run continues on its target.</source>
        <translation>运行在其目标上继续。</translation>
    </message>
    <message>
        <source>The run did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>该运行对“停止”没有响应，已被放弃。设备或其上的内核已挂起。</translation>
    </message>
    <message>
        <source>The run failed: %1</source>
        <translation>运行失败：%1</translation>
    </message>
    <message>
        <source>The run goes on there for at most %1 min. Once the host can be reached, &apos;quantoscope sessions stop %2 --on %3&apos; ends it.</source>
        <translation>运行在那里最多继续 %1 min。主机可以访问后，“quantoscope sessions stop %2 --on %3”可将其结束。</translation>
    </message>
    <message>
        <source>The run was hot: data that fits into the caches is read from there, so the number of bytes matters less.</source>
        <translation>本次运行是热的：放得进缓存的数据从缓存读取，因此字节数的影响较小。</translation>
    </message>
    <message>
        <source>The run was interrupted before anything was measured.</source>
        <translation>运行在测得任何内容之前就被中断。</translation>
    </message>
    <message>
        <source>The run would contain %1 imported rows; the limit is %2.</source>
        <translation>该运行将含 %1 个导入的行；上限为 %2。</translation>
    </message>
    <message>
        <source>The run-time compiler NVRTC (libnvrtc.so.13 or .12) was not found.</source>
        <translation>没有找到运行时编译器 NVRTC（libnvrtc.so.13 或 .12）。</translation>
    </message>
    <message>
        <source>The runs were measured in alternating blocks of rounds.</source>
        <translation>各次运行按轮次块交替测量。</translation>
    </message>
    <message>
        <source>The runs were not interleaved, so device drift between them cannot be excluded.</source>
        <translation>各次运行没有交错进行，因此不能排除其间设备的漂移。</translation>
    </message>
    <message numerus="yes">
        <source>The same applies to %1, in %n cases.</source>
        <comment>The same applies to %1, in %n case.</comment>
        <translation>
            <numerusform>%1 同样如此，共 %n 例。</numerusform>
        </translation>
    </message>
    <message>
        <source>The same applies to %1.</source>
        <translation>%1 同样如此。</translation>
    </message>
    <message numerus="yes">
        <source>The same applies to %n other modes.</source>
        <comment>The same applies to %n other mode.</comment>
        <translation>
            <numerusform>其他 %n 个模式同样如此。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same applies, to a lesser degree, to %n further pairs. Use the medians.</source>
        <comment>The same applies, to a lesser degree, to %n further pair. Use the medians.</comment>
        <translation>
            <numerusform>另有 %n 对同样如此，但程度较轻。请使用中位数。</numerusform>
        </translation>
    </message>
    <message>
        <source>The same format with llm-compressor, which calibrates a scale; 1 was used in this measurement.</source>
        <translation>与 llm-compressor 的格式相同，但它会校准一个缩放因子；本次测量使用了 1。</translation>
    </message>
    <message>
        <source>The same format with llm-compressor. Its codes can differ in the last digit from those measured here.</source>
        <translation>与 llm-compressor 的格式相同。其编码的最后一位可能与此处测得的不同。</translation>
    </message>
    <message>
        <source>The same ten launches, recorded once and replayed as a CUDA graph. This removes the gaps between launches; the kernels and their memory traffic are unchanged.</source>
        <translation>同样的十次启动，记录一次后作为 CUDA 图重放。这消除了启动之间的空隙；内核及其内存流量不变。</translation>
    </message>
    <message>
        <source>The same two kernels without gaps between launches. The intermediate result is written to memory and read back by GELU.</source>
        <translation>同样的两个内核，启动之间没有空隙。中间结果写入内存，再由 GELU 读回。</translation>
    </message>
    <message>
        <source>The samples form two groups: %1 take %2, %3 take %4.</source>
        <translation>样本分为两组：%1 用时 %2，%3 用时 %4。</translation>
    </message>
    <message>
        <source>The samples imply %1 GB/s, which is %2% of the maximum memory bandwidth.</source>
        <translation>由这些样本推出 %1 GB/s，为最大内存带宽的 %2%。</translation>
    </message>
    <message>
        <source>The scale is known only after a pass over the whole tensor, so the input is read twice. If it does not stay in a cache for the second pass, %1× is expected from the bytes.</source>
        <translation>缩放因子在访问整个张量一遍之后才能得知，因此输入被读取两次。如果第二遍时它不在缓存中，按字节数预期为 %1×。</translation>
    </message>
    <message>
        <source>The script has no line &apos;#SBATCH --job-name=qs-…&apos;.</source>
        <translation>脚本中没有 &apos;#SBATCH --job-name=qs-…&apos; 这一行。</translation>
    </message>
    <message>
        <source>The script was made for another command or target.</source>
        <translation>该脚本是为其他命令或目标生成的。</translation>
    </message>
    <message>
        <source>The second moments of the calibration inputs cannot be factorized, even with a damping of %1.</source>
        <translation>校准输入的二阶矩无法分解，即使阻尼为 %1。</translation>
    </message>
    <message>
        <source>The service was not in a steady state yet: it compiled, filled its caches, or worked off the burst with which the load began. Discard these requests, or begin to measure later.</source>
        <translation>服务尚未达到稳态：它在编译、填充缓存，或处理负载开始时的突发请求。请丢弃这些请求，或推迟开始测量。</translation>
    </message>
    <message>
        <source>The session %1 cannot be ended: %2.</source>
        <translation>无法结束会话 %1：%2。</translation>
    </message>
    <message>
        <source>The session at %1 cannot be reached: %2.</source>
        <translation>无法连接 %1 处的会话：%2。</translation>
    </message>
    <message>
        <source>The session could not be started.</source>
        <translation>无法启动会话。</translation>
    </message>
    <message>
        <source>The session has no result that was not fetched.</source>
        <translation>该会话没有尚未取回的结果。</translation>
    </message>
    <message>
        <source>The session is open in another process.</source>
        <translation>会话已在另一个进程中打开。</translation>
    </message>
    <message>
        <source>The session on %1 ended while there was no connection.</source>
        <translation>%1 上的会话在没有连接期间结束了。</translation>
    </message>
    <message>
        <source>The session would be %1 large; at most %2 can be opened again.</source>
        <translation>会话将有 %1；最多 %2 才能再次打开。</translation>
    </message>
    <message>
        <source>The session would be larger than 2 GiB, which the window cannot open.</source>
        <translation>会话将超过 2 GiB，窗口无法打开。</translation>
    </message>
    <message>
        <source>The sessions on %1 cannot be listed: %2</source>
        <translation>无法列出 %1 上的会话：%2</translation>
    </message>
    <message>
        <source>The setup line must be one line of at most %1 bytes.</source>
        <translation>准备行必须是一行，至多 %1 字节。</translation>
    </message>
    <message>
        <source>The setup line of this target failed (status %1).</source>
        <translation>此目标的准备行失败（状态 %1）。</translation>
    </message>
    <message>
        <source>The setup of this page cannot be run as it is.</source>
        <translation>此页面的设置目前无法运行。</translation>
    </message>
    <message>
        <source>The shape %1 exceeds the %2 elements that were prepared.</source>
        <translation>形状 %1 超出所准备的 %2 个元素。</translation>
    </message>
    <message>
        <source>The shape passed to the engine is inconsistent.</source>
        <translation>传给引擎的形状不一致。</translation>
    </message>
    <message numerus="yes">
        <source>The shard %1 is missing; according to %2, it contains %n tensors.</source>
        <comment>The shard %1 is missing; according to %2, it contains %n tensor.</comment>
        <translation>
            <numerusform>缺少分片 %1；根据 %2，它包含 %n 个张量。</numerusform>
        </translation>
    </message>
    <message>
        <source>The shards belong to different models. Download the model again.</source>
        <translation>这些分片属于不同的模型。请重新下载模型。</translation>
    </message>
    <message>
        <source>The shell there reported: %1</source>
        <translation>那里的 shell 报告：%1</translation>
    </message>
    <message>
        <source>The size that is most efficient according to the printed figures is the least efficient one when recomputed, or vice versa. The conclusion drawn from the column is reversed.</source>
        <translation>按给出的数字最高效的大小，重新计算后却最低效，或者相反。由该列得出的结论颠倒。</translation>
    </message>
    <message>
        <source>The speed-up is %1, whose interval crosses the ±%2 that count as the same: not resolved.</source>
        <translation>加速比为 %1，其区间跨过视为相同的 ±%2：未能区分。</translation>
    </message>
    <message>
        <source>The speed-up is %1, whose interval crosses the ±%2 that count as the same: not resolved. Samples are autocorrelated: %3 samples count as about %4 independent ones.</source>
        <translation>加速比为 %1，其区间跨过视为相同的 ±%2：未能区分。样本存在自相关：%3 个样本约相当于 %4 个独立样本。</translation>
    </message>
    <message>
        <source>The speed-up is %1, whose interval crosses the ±%2 that count as the same: not resolved. The ratio changes during the run, and the interval covers the values before and after the change.</source>
        <translation>加速比为 %1，其区间跨过视为相同的 ±%2：未能区分。比值在运行期间发生变化，区间涵盖变化前后的值。</translation>
    </message>
    <message>
        <source>The speed-up of the means is %1, that of the medians %2. The difference is due to slow samples.</source>
        <translation>平均值的加速比为 %1，中位数的加速比为 %2。差异源于慢样本。</translation>
    </message>
    <message>
        <source>The speed-up of the means is far from that of the medians, because a few slow launches raise the mean of one variant: a cold start, or outliers later in the run. The speed-up of the means is due to them, not to the kernel. Exclude the warm-up, and report the speed-up of the medians with its interval.</source>
        <translation>平均值的加速比与中位数的加速比相差很大，因为少数缓慢的启动抬高了某个变体的平均值：冷启动，或之后的离群值。平均值的加速源于它们，而不是内核。请排除预热，并报告中位数的加速比及其区间。</translation>
    </message>
    <message>
        <source>The ssh configuration for %1 has an error.</source>
        <translation>%1 的 ssh 配置有错误。</translation>
    </message>
    <message>
        <source>The standard error of %1 was not imported, so no interval is available.</source>
        <translation>没有导入 %1 的标准误，因此没有区间。</translation>
    </message>
    <message>
        <source>The static scale must be a finite number above 0.</source>
        <translation>静态缩放因子须为大于 0 的有限数。</translation>
    </message>
    <message>
        <source>The study contains an unknown configuration &apos;%1&apos;.</source>
        <translation>该研究含有未知的配置“%1”。</translation>
    </message>
    <message>
        <source>The study contains an unknown mode &apos;%1&apos;.</source>
        <translation>该研究含有未知的模式“%1”。</translation>
    </message>
    <message>
        <source>The study did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>该研究对“停止”没有响应，已被放弃。设备或其上的内核已挂起。</translation>
    </message>
    <message>
        <source>The study failed: %1</source>
        <translation>研究失败：%1</translation>
    </message>
    <message>
        <source>The study has no &apos;spec&apos;.</source>
        <translation>该研究没有 &apos;spec&apos;。</translation>
    </message>
    <message>
        <source>The study has schema version %1; this program supports version 1.</source>
        <translation>该研究的架构版本为 %1；本程序支持版本 1。</translation>
    </message>
    <message>
        <source>The sweep has more than %1 points.</source>
        <translation>扫描超过 %1 个点。</translation>
    </message>
    <message>
        <source>The sweep has no point %1.</source>
        <translation>该扫描没有点 %1。</translation>
    </message>
    <message>
        <source>The sweep to continue was measured on %1. This device is %2.</source>
        <translation>要继续的扫描是在 %1 上测得的。此设备是 %2。</translation>
    </message>
    <message>
        <source>The sweep&apos;s axis %1 has no values.</source>
        <translation>扫描的轴 %1 没有值。</translation>
    </message>
    <message>
        <source>The system cannot start another thread or process.</source>
        <translation>系统无法再启动线程或进程。</translation>
    </message>
    <message>
        <source>The target has no name.</source>
        <translation>目标没有名称。</translation>
    </message>
    <message>
        <source>The targets are %1.</source>
        <translation>目标有 %1。</translation>
    </message>
    <message>
        <source>The task has no specification.</source>
        <translation>该任务没有规格。</translation>
    </message>
    <message>
        <source>The tasks could not be written into %1: %2</source>
        <translation>无法将任务写入 %1：%2</translation>
    </message>
    <message>
        <source>The template of the model has no place for a system message; it stands before the prompt.</source>
        <translation>模型的模板没有系统消息的位置；系统消息置于提示词之前。</translation>
    </message>
    <message>
        <source>The template writes these lines before the system message: %1</source>
        <translation>模板在系统消息之前写入以下各行：%1</translation>
    </message>
    <message>
        <source>The tensor %1 has %2 bytes of %3; expected %4 of %5.</source>
        <translation>张量 %1 为 %3，有 %2 字节；应为 %5，有 %4 字节。</translation>
    </message>
    <message>
        <source>The tensor %1 occurs in both %2 and %3.</source>
        <translation>张量 %1 同时出现在 %2 和 %3 中。</translation>
    </message>
    <message>
        <source>The tensor does not fit into memory.</source>
        <translation>内存容纳不下该张量。</translation>
    </message>
    <message>
        <source>The tensor has no elements, or no modes are selected.</source>
        <translation>张量没有元素，或没有选择模式。</translation>
    </message>
    <message>
        <source>The tensor has no finite values.</source>
        <translation>张量没有有限值。</translation>
    </message>
    <message>
        <source>The tensor in %1 is %2, but %3 was requested.</source>
        <translation>%1 中的张量为 %2，但请求的是 %3。</translation>
    </message>
    <message>
        <source>The tensor is empty, or its size does not match its shape.</source>
        <translation>张量为空，或其大小与形状不符。</translation>
    </message>
    <message>
        <source>The test split is the file %1; calibration items are taken out of %2.</source>
        <translation>测试部分是文件 %1；校准样例取自 %2。</translation>
    </message>
    <message>
        <source>The text has %1 sentences of ten words or more; a cloze task requires at least 8.</source>
        <translation>该文本有 %1 个不少于十个词的句子；完形填空任务至少需要 8 个。</translation>
    </message>
    <message>
        <source>The text has %1 tokens for windows of %2; at least two of each are required.</source>
        <translation>文本有 %1 个词元，而窗口为 %2 个；两者都至少要有两个。</translation>
    </message>
    <message>
        <source>The text has more than %1 combining marks in a row.</source>
        <translation>文本中连续的组合附加符号超过 %1 个。</translation>
    </message>
    <message numerus="yes">
        <source>The texts are identical for %n tokens, then one of them ends.</source>
        <comment>The texts are identical for %n token, then one of them ends.</comment>
        <translation>
            <numerusform>两段文本的前 %n 个词元相同，随后其中一段结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texts are identical for %n tokens, until one of them was stopped.</source>
        <comment>The texts are identical for %n token, until one of them was stopped.</comment>
        <translation>
            <numerusform>两段文本的前 %n 个词元相同，直到其中一段被停止。</numerusform>
        </translation>
    </message>
    <message>
        <source>The texts differ from token %1 on.</source>
        <translation>两段文本从词元 %1 开始不同。</translation>
    </message>
    <message>
        <source>The texts were cut differently (%1; %2), so the perplexities are not compared.</source>
        <translation>文本的切分方式不同（%1；%2），因此困惑度不作比较。</translation>
    </message>
    <message>
        <source>The time limit must be above 0 and at most 86,400 s.</source>
        <translation>时间限制须大于 0 且不超过 86,400 s。</translation>
    </message>
    <message>
        <source>The timer counts in steps, or the file rounds its figures, so times that differ by less than a step read the same. No difference below a step can be resolved. Time several calls together, or export more digits.</source>
        <translation>计时器按步长计数，或文件对数值做了舍入，因此相差不到一个步长的时间读数相同。小于一个步长的差异无法分辨。请将多次调用合在一起计时，或导出更多位数。</translation>
    </message>
    <message>
        <source>The timer counts in steps, or the file rounds its figures, so times that differ by less than a step read the same. The two or three values that occur are steps, not regimes of the kernel, and no difference below a step can be resolved. Time many launches per sample, or use a timer with a finer step.</source>
        <translation>计时器按步长计数，或文件对数值做了舍入，因此相差不到一个步长的时间读数相同。出现的两三个值是步长，而不是内核的不同状态，小于一个步长的差异无法分辨。请在每个样本中对多次启动计时，或使用步长更细的计时器。</translation>
    </message>
    <message>
        <source>The timer shows %1, but the work takes %2 to complete: most of it is outside the timed interval.</source>
        <translation>计时器显示 %1，但工作完成需要 %2：大部分在计时区间之外。</translation>
    </message>
    <message>
        <source>The timer tells times apart only by whole steps, so differences of less than a step are not resolved. Time several launches together, or use a finer timer.</source>
        <translation>计时器只能以整步区分时间，因此小于一步的差异未能区分。请对多次启动合并计时，或使用更精细的计时器。</translation>
    </message>
    <message>
        <source>The times alternate between two states, for example as batches form and drain. The median depends on the share of each. Compare at the same load, over several runs.</source>
        <translation>时间在两种状态之间交替，例如随着批次的形成和排空。中位数取决于二者各自的占比。请在相同负载下、通过多次运行进行比较。</translation>
    </message>
    <message>
        <source>The times alternate between two states, for example because of other processes, sizes of inputs or clocks of the CPU. The median depends on the share of each. Compare only interleaved measurements.</source>
        <translation>时间在两种状态之间交替，例如由于其他进程、输入大小或 CPU 时钟。中位数取决于二者各自的占比。请只比较交错的测量。</translation>
    </message>
    <message>
        <source>The tokenizer belongs to a different model. Use the tokenizer of this model.</source>
        <translation>该分词器属于另一个模型。请使用此模型的分词器。</translation>
    </message>
    <message>
        <source>The tokenizer has neither a token for %1 nor an unknown token.</source>
        <translation>分词器既没有 %1 的词元，也没有未知词元。</translation>
    </message>
    <message>
        <source>The tokenizer has no token %1, so the control tokens of the chat template are plain text for this model.</source>
        <translation>分词器没有词元 %1，因此聊天模板的控制词元对该模型而言是普通文本。</translation>
    </message>
    <message>
        <source>The trace contains no GPU kernels. Each sample is one call of an operator on the host, including the operators that it calls.</source>
        <translation>轨迹不含 GPU 的内核。每个样本是主机上一个算子的一次调用，包括它所调用的算子。</translation>
    </message>
    <message>
        <source>The trace contains no steps, so the warm-up cannot be separated. Call profiler.step() after each iteration, with torch.profiler.schedule(wait=1, warmup=3, active=20).</source>
        <translation>轨迹不含步，因此无法分离预热。请在每次迭代后调用 profiler.step()，并使用 torch.profiler.schedule(wait=1, warmup=3, active=20)。</translation>
    </message>
    <message>
        <source>The training may have diverged.</source>
        <translation>训练可能已发散。</translation>
    </message>
    <message>
        <source>The transformer block runs in FP16 and BF16 on the GPU, not in FP32.</source>
        <translation>Transformer 块在 GPU 上以 FP16 和 BF16 运行，不以 FP32 运行。</translation>
    </message>
    <message>
        <source>The two axes of a sweep must be different dimensions; &apos;elements&apos; cannot be combined with another axis.</source>
        <translation>扫描的两个轴必须是不同的维度；“elements”不能与其他轴组合。</translation>
    </message>
    <message>
        <source>The two configurations do not fit into memory together, so they generated one after the other.</source>
        <translation>两个配置无法同时放入内存，因此先后生成。</translation>
    </message>
    <message>
        <source>The two kernels overlap: GELU blocks are scheduled while the matrix product finishes, or GELU processes one panel of rows while the next is multiplied. The intermediate result still passes through L2 or memory.</source>
        <translation>两个内核相互重叠：矩阵乘积收尾时即调度 GELU 的块，或在计算下一面板行的乘积时由 GELU 处理当前面板。中间结果仍经过 L2 或内存。</translation>
    </message>
    <message>
        <source>The two results have common modes, but no common size.</source>
        <translation>两个结果有共同的模式，但没有共同的大小。</translation>
    </message>
    <message>
        <source>The two results have no common mode.</source>
        <translation>两个结果没有共同的模式。</translation>
    </message>
    <message>
        <source>The two studies have no figure in common.</source>
        <translation>这两项研究没有共同的数字。</translation>
    </message>
    <message numerus="yes">
        <source>The two texts are identical (%n tokens).</source>
        <comment>The two texts are identical (%n token).</comment>
        <translation>
            <numerusform>两段文本相同（%n 个词元）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The user counted the first %n measured samples of each mode as warm-up after the run.</source>
        <comment>The user counted the first %n measured sample of each mode as warm-up after the run.</comment>
        <translation>
            <numerusform>用户在运行后将每个模式的前 %n 个测量样本计为预热。</numerusform>
        </translation>
    </message>
    <message>
        <source>The validation file %1 is not used.</source>
        <translation>未使用验证文件 %1。</translation>
    </message>
    <message>
        <source>The values are too small for the smallest scale of the mode.</source>
        <translation>这些值对该模式的最小缩放因子来说太小。</translation>
    </message>
    <message>
        <source>The vectorized quantization kernel: saturating instructions pack several vectors of codes into one, and large cold results bypass the caches, so their cache lines are not read first. The same number of bytes; memory is the only limit.</source>
        <translation>向量化的量化内核：饱和指令将多个编码向量打包为一个，较大的冷结果绕过缓存，因此不会先读取其缓存行。字节数相同；仅受内存限制。</translation>
    </message>
    <message>
        <source>The warm-up time must be 0 to 60,000 ms.</source>
        <translation>预热时间须为 0 到 60,000 ms。</translation>
    </message>
    <message>
        <source>The weight of output %1, input %2 is not a finite number.</source>
        <translation>输出 %1、输入 %2 的权重不是有限数。</translation>
    </message>
    <message>
        <source>The weight-only kernels require compute capability 8.0 or later.</source>
        <translation>仅权重量化内核需要计算能力 8.0 或更高。</translation>
    </message>
    <message>
        <source>The weight-only kernels support 1 to %1 rows of activations, not %2.</source>
        <translation>仅权重量化内核支持 1 到 %1 行激活，而不是 %2 行。</translation>
    </message>
    <message>
        <source>The weight-only kernels support FP16 and BF16 activations.</source>
        <translation>仅权重量化内核支持 FP16 和 BF16 激活。</translation>
    </message>
    <message>
        <source>The weight_shape of layer %1 is %2; expected %3.</source>
        <translation>层 %1 的 weight_shape 为 %2；应为 %3。</translation>
    </message>
    <message>
        <source>The weights are not finite (NaN or infinity) in %1.</source>
        <translation>%1 中的权重不是有限值（NaN 或无穷）。</translation>
    </message>
    <message>
        <source>The weights are pickled (pytorch_model.bin), which is not supported. Load the model with transformers and save it with save_pretrained(), which writes safetensors.</source>
        <translation>权重是 pickle 格式 (pytorch_model.bin)，不受支持。请用 transformers 加载模型，再用 save_pretrained() 保存，它会写出 safetensors。</translation>
    </message>
    <message>
        <source>The weights in %1 are quantized, but config.json has no &quot;quantization_config&quot;.</source>
        <translation>%1 中的权重已量化，但 config.json 没有 &quot;quantization_config&quot;。</translation>
    </message>
    <message>
        <source>The weights in %1 are quantized, but config.json has no &quot;quantization_config&quot;; they are described in %2, which is not read.</source>
        <translation>%1 中的权重已量化，但 config.json 没有 &quot;quantization_config&quot;；其说明在 %2 中，而该文件不会被读取。</translation>
    </message>
    <message>
        <source>The width of the interval determines the precision of the median. p95 requires 59 samples and p99 requires 299, so that at least one sample can be expected above it. Measure more samples, until the interval is within ±1%.</source>
        <translation>区间的宽度决定中位数的精度。p95 需要 59 个样本、p99 需要 299 个，才能预期至少有一个样本高于它。请测量更多样本，直到区间在 ±1% 之内。</translation>
    </message>
    <message>
        <source>The worker %1 has %2 bytes; its manifest says %3.</source>
        <translation>工作程序 %1 为 %2 字节；其清单写的是 %3。</translation>
    </message>
    <message>
        <source>The worker %1 is missing.</source>
        <translation>缺少工作程序 %1。</translation>
    </message>
    <message>
        <source>The worker could not be put into %1.</source>
        <translation>无法将工作程序放入 %1。</translation>
    </message>
    <message>
        <source>The worker could not be started on %1: %2</source>
        <translation>无法在 %1 上启动工作程序：%2</translation>
    </message>
    <message>
        <source>The worker is not on %1 yet.</source>
        <translation>%1 上还没有工作程序。</translation>
    </message>
    <message>
        <source>The worker needs the GNU C library %1 or newer; the host has none, or does not say which.</source>
        <translation>工作程序需要 GNU C 库 %1 或更新版本；主机没有，或没有说明其版本。</translation>
    </message>
    <message>
        <source>The worker needs the GNU C library %1 or newer; the host has version %2.</source>
        <translation>工作程序需要 GNU C 库 %1 或更新版本；主机的版本为 %2。</translation>
    </message>
    <message>
        <source>The worker on %1 was ended by signal %2 (%3).</source>
        <translation>%1 上的工作进程被信号 %2 (%3) 终止。</translation>
    </message>
    <message>
        <source>The worker process did not report a size.</source>
        <translation>工作进程没有报告大小。</translation>
    </message>
    <message>
        <source>The worker process did not report what it wrote.</source>
        <translation>工作进程没有报告它写了什么。</translation>
    </message>
    <message>
        <source>The worker process did not return a plan.</source>
        <translation>工作进程没有返回方案。</translation>
    </message>
    <message>
        <source>The worker process has not responded for %1 s; it may be suspended. Choose Stop to terminate it.</source>
        <translation>工作进程已有 %1 s 没有响应；它可能被挂起。要终止它，请选择“停止”。</translation>
    </message>
    <message>
        <source>The worker process has not responded for %1 s; it may be suspended. It is terminated after %2 s without a sign of life.</source>
        <translation>工作进程已有 %1 s 没有响应；它可能被挂起。若 %2 s 没有任何响应，将终止它。</translation>
    </message>
    <message>
        <source>The worker process is responding again.</source>
        <translation>工作进程恢复响应。</translation>
    </message>
    <message>
        <source>The worker process sent a different size than it announced.</source>
        <translation>工作进程发来的大小与其声明的不同。</translation>
    </message>
    <message>
        <source>The worker process with the model of this study has ended.</source>
        <translation>持有本研究模型的工作进程已结束。</translation>
    </message>
    <message>
        <source>The worker requires glibc; systems with musl, such as Alpine, are not supported.</source>
        <translation>工作程序需要 glibc；不支持使用 musl 的系统，例如 Alpine。</translation>
    </message>
    <message>
        <source>The workers for other machines are not installed.</source>
        <translation>未安装用于其他机器的工作程序。</translation>
    </message>
    <message>
        <source>The workload is not valid: %1 variants.</source>
        <translation>工作负载无效：%1 个变体。</translation>
    </message>
    <message>
        <source>The workload is not valid: %1×%2.</source>
        <translation>工作负载无效：%1×%2。</translation>
    </message>
    <message>
        <source>Their accuracy and size are valid; their latency is not representative of hardware with support.</source>
        <translation>其准确率和大小有效；其延迟不代表支持该格式的硬件。</translation>
    </message>
    <message>
        <source>There are fewer than two runs to compare.</source>
        <translation>可比较的运行少于两个。</translation>
    </message>
    <message>
        <source>There are more than %1 modes or configurations.</source>
        <translation>模式或配置超过 %1 个。</translation>
    </message>
    <message>
        <source>There are no weight-only kernels for %1.</source>
        <translation>没有适用于 %1 的仅权重量化内核。</translation>
    </message>
    <message>
        <source>There are too many heads for one batched matrix product.</source>
        <translation>头数过多，无法放入一次批量矩阵乘积。</translation>
    </message>
    <message>
        <source>There are too many targets.</source>
        <translation>目标过多。</translation>
    </message>
    <message>
        <source>There are too many tokens or heads.</source>
        <translation>词元或头过多。</translation>
    </message>
    <message>
        <source>There is a target named %1 already.</source>
        <translation>已有名为 %1 的目标。</translation>
    </message>
    <message>
        <source>There is no GPU %1 on %2.</source>
        <translation>%2 上没有 GPU %1。</translation>
    </message>
    <message>
        <source>There is no GPU kernel for this format.</source>
        <translation>此格式没有 GPU 内核。</translation>
    </message>
    <message>
        <source>There is no GPU on %1. %2</source>
        <translation>%1 上没有 GPU。%2</translation>
    </message>
    <message>
        <source>There is no batch %1.</source>
        <translation>没有批处理 %1。</translation>
    </message>
    <message>
        <source>There is no folder for kept sessions: %1 is not a folder that only you can enter.</source>
        <translation>没有用于保留会话的文件夹：%1 不是只有您能进入的文件夹。</translation>
    </message>
    <message>
        <source>There is no folder for the list of targets.</source>
        <translation>没有用于目标列表的文件夹。</translation>
    </message>
    <message>
        <source>There is no host named %1.</source>
        <translation>没有名为 %1 的主机。</translation>
    </message>
    <message>
        <source>There is no mode and size that all runs of both sides have.</source>
        <translation>没有双方所有运行都具有的模式和大小。</translation>
    </message>
    <message>
        <source>There is no route to %1.</source>
        <translation>没有到 %1 的路由。</translation>
    </message>
    <message>
        <source>There is no session named %1.</source>
        <translation>没有名为 %1 的会话。</translation>
    </message>
    <message>
        <source>There is no stopped study to continue.</source>
        <translation>没有可继续的已停止的研究。</translation>
    </message>
    <message>
        <source>There is no study to continue.</source>
        <translation>没有可继续的研究。</translation>
    </message>
    <message>
        <source>There is no such session.</source>
        <translation>没有这样的会话。</translation>
    </message>
    <message>
        <source>There is no target named %1.</source>
        <translation>没有名为 %1 的目标。</translation>
    </message>
    <message>
        <source>There is no worker for the host&apos;s architecture, %1; there are workers for %2.</source>
        <translation>没有适用于主机架构 %1 的工作程序；现有的工作程序适用于 %2。</translation>
    </message>
    <message>
        <source>There is nothing to restore.</source>
        <translation>没有可恢复的内容。</translation>
    </message>
    <message>
        <source>This build has no attention kernel for compute capability 9.0.</source>
        <translation>此构建没有用于计算能力 9.0 的注意力内核。</translation>
    </message>
    <message>
        <source>This device&apos;s shared memory is too small for %1 rows.</source>
        <translation>此设备的共享内存太小，容纳不下 %1 行。</translation>
    </message>
    <message>
        <source>This happens if values exceed the range of the activation type. Try BF16 or FP32.</source>
        <translation>数值超出激活类型的范围时会发生这种情况。请尝试 BF16 或 FP32。</translation>
    </message>
    <message>
        <source>This is not a Quantoscope result: it has no &quot;schema&quot;: 1.</source>
        <translation>这不是 Quantoscope 的结果：没有 &quot;schema&quot;: 1。</translation>
    </message>
    <message>
        <source>This is not an LLM study of Quantoscope.</source>
        <translation>这不是 Quantoscope 的 LLM 研究。</translation>
    </message>
    <message>
        <source>This is not an accuracy study of Quantoscope.</source>
        <translation>这不是 Quantoscope 的准确率研究。</translation>
    </message>
    <message>
        <source>This is the format of ModelOpt. Supported methods: compressed-tensors, awq and gptq.</source>
        <translation>这是 ModelOpt 的格式。支持的方法：compressed-tensors、awq 和 gptq。</translation>
    </message>
    <message numerus="yes">
        <source>This is the worst of %1 such pairs at %n sizes. Use the medians.</source>
        <comment>This is the worst of %1 such pairs at %n size. Use the medians.</comment>
        <translation>
            <numerusform>它是 %n 个大小中 %1 个这样的对里最严重的。请使用中位数。</numerusform>
        </translation>
    </message>
    <message>
        <source>This model is set up for 1 to %1 items at a time, not %2.</source>
        <translation>该模型设置为每次 1 到 %1 个样例，而不是 %2 个。</translation>
    </message>
    <message>
        <source>This requires %1 of device memory; %2 is available.</source>
        <translation>这需要 %1 设备内存；可用 %2。</translation>
    </message>
    <message>
        <source>This requires %1 of host memory; %2 is available.</source>
        <translation>这需要 %1 主机内存；可用 %2。</translation>
    </message>
    <message>
        <source>This result has no row %1.</source>
        <translation>该结果中没有行 %1。</translation>
    </message>
    <message>
        <source>This run requires %1 of memory for its buffers; %2 is available.</source>
        <translation>本次运行的缓冲区需要 %1 内存；可用 %2。</translation>
    </message>
    <message>
        <source>This run requires %1 of memory for operands, results and buffers; %2 is available.</source>
        <translation>本次运行的操作数、结果和缓冲区需要 %1 内存；可用 %2。</translation>
    </message>
    <message>
        <source>This script was submitted before.</source>
        <translation>该脚本之前已提交过。</translation>
    </message>
    <message>
        <source>This session has no measurement of %1 at this size.</source>
        <translation>此会话没有 %1 在此大小下的测量。</translation>
    </message>
    <message>
        <source>This session has no measurement of %1 with this model.</source>
        <translation>此会话没有 %1 在此模型上的测量。</translation>
    </message>
    <message>
        <source>This session has no measurement of batch %1 with prompts of %2 tokens.</source>
        <translation>此会话没有批量 %1、提示词 %2 个词元的测量。</translation>
    </message>
    <message>
        <source>This study does not support &apos;%1&apos;.</source>
        <translation>该研究不支持“%1”。</translation>
    </message>
    <message>
        <source>This verdict is of these two recordings. Whether it was the machine is told by a baseline that both share, or, for runs, by three a side (compare A1 A2 A3 -- B1 B2 B3).</source>
        <translation>这一结论仅适用于这两次记录。是否由机器造成，可由两者共有的基准判断；对于运行，也可由每侧三次运行判断 (compare A1 A2 A3 -- B1 B2 B3)。</translation>
    </message>
    <message>
        <source>This worker process has no study.</source>
        <translation>该工作进程中没有研究。</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Time divided by the number of elements gives a different figure. A factor of 1000 indicates a unit error: microseconds divided by millions of elements are picoseconds, not nanoseconds.</source>
        <translation>时间除以元素数得到另一个数字。1000 倍表明单位有误：微秒除以百万个元素是皮秒，而不是纳秒。</translation>
    </message>
    <message>
        <source>Time multiplied by the SM clock gives cycles, which stay constant while the time changes. The clock has changed because of power or temperature limits; the kernel is not slower. Interleave variants, compare cycles, or lock the clocks.</source>
        <translation>时间乘以 SM 时钟得到周期数，它在时间变化时保持不变。时钟因功率或温度限制而改变，内核并没有变慢。请交错测量各变体、比较周期数，或锁定时钟。</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>每词元时间</translation>
    </message>
    <message>
        <source>Time per token not resolved against the baseline: %1.</source>
        <translation>每词元时间相对基准未能区分：%1。</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>首词元时间</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Token %1 is outside the model&apos;s vocabulary of %2 tokens.</source>
        <translation>词元 %1 超出模型 %2 个词元的词表。</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Tokens per round</source>
        <translation>每轮词元数</translation>
    </message>
    <message>
        <source>Tokens per sequence. The number of operations in attention grows quadratically with it.</source>
        <translation>每个序列的词元数。注意力的运算次数随其平方增长。</translation>
    </message>
    <message>
        <source>Too many Slurm options.</source>
        <translation>Slurm 选项过多。</translation>
    </message>
    <message>
        <source>Too many requests are pending.</source>
        <translation>待处理的请求过多。</translation>
    </message>
    <message>
        <source>Training and test data must have the same classes.</source>
        <translation>训练数据和测试数据必须具有相同的类别。</translation>
    </message>
    <message>
        <source>Training and test data must have the same features.</source>
        <translation>训练数据和测试数据必须具有相同的特征。</translation>
    </message>
    <message>
        <source>Training stopped at step %1 of %2.</source>
        <translation>训练在第 %1 步（共 %2 步）停止。</translation>
    </message>
    <message>
        <source>Trains and quantizes the model in this mode and saves it.</source>
        <translation>在此模式下训练并量化模型，然后保存。</translation>
    </message>
    <message>
        <source>Try &apos;ssh %1&apos; in a terminal.</source>
        <translation>请在终端中尝试 &apos;ssh %1&apos;。</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>请稍后重试。</translation>
    </message>
    <message>
        <source>Try again, or set another folder for this target.</source>
        <translation>请重试，或为此目标设置其他文件夹。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>请重试。</translation>
    </message>
    <message>
        <source>Try another number of tokens or another type.</source>
        <translation>请尝试其他词元数或其他类型。</translation>
    </message>
    <message>
        <source>Turn off Live, or remove the axes.</source>
        <translation>请关闭实时，或移除轴。</translation>
    </message>
    <message>
        <source>Turn off the sweep to measure the file at its size, or sweep with random input.</source>
        <translation>请关闭扫描以按文件自身的大小测量，或使用随机输入进行扫描。</translation>
    </message>
    <message>
        <source>Two adjacent float4 per thread: 8 instructions per element, two loads in flight. The lanes of a warp are 32 bytes apart in each load, which touches twice as many cache lines as it uses.</source>
        <translation>每线程两个相邻的 float4：每元素 8 条指令，两个加载同时进行。warp 的各通道每次加载相隔 32 字节，触及的缓存行是所用的两倍。</translation>
    </message>
    <message>
        <source>Two library matrix products with a softmax between them. The entire tokens × tokens score matrix is written to memory and read back twice, which takes most of the time.</source>
        <translation>两次库矩阵乘积，中间为 softmax。整个词元 × 词元的得分矩阵写入内存并读回两次，这占了大部分时间。</translation>
    </message>
    <message>
        <source>Two studies of this kind cannot be compared.</source>
        <translation>两项此类研究无法相互比较。</translation>
    </message>
    <message>
        <source>Two workers on one device would slow each other down. Name each device once.</source>
        <translation>同一设备上的两个工作进程会相互拖慢。请每个设备只指定一次。</translation>
    </message>
    <message>
        <source>UUID of the device</source>
        <translation>设备的 UUID</translation>
    </message>
    <message>
        <source>Uniform integers support the dialects standard, compressed-tensors and AWQ.</source>
        <translation>均匀整数支持 standard、compressed-tensors 和 AWQ 这几种方言。</translation>
    </message>
    <message>
        <source>Unknown attention variant &apos;%1&apos;.</source>
        <translation>未知的注意力变体“%1”。</translation>
    </message>
    <message>
        <source>Unknown chat template &apos;%1&apos;.</source>
        <translation>未知的聊天模板“%1”。</translation>
    </message>
    <message>
        <source>Unknown configuration &apos;%1&apos;.</source>
        <translation>未知的配置“%1”。</translation>
    </message>
    <message>
        <source>Unknown instruction %1.</source>
        <translation>未知的指令 %1。</translation>
    </message>
    <message>
        <source>Unknown ladder variant &apos;%1&apos;.</source>
        <translation>未知的阶梯变体“%1”。</translation>
    </message>
    <message>
        <source>Unknown linear + GELU &apos;%1&apos;.</source>
        <translation>未知的线性 + GELU 变体“%1”。</translation>
    </message>
    <message>
        <source>Unknown matrix product &apos;%1&apos;.</source>
        <translation>未知的矩阵乘积“%1”。</translation>
    </message>
    <message>
        <source>Unknown mode &apos;%1&apos;.</source>
        <translation>未知的模式“%1”。</translation>
    </message>
    <message>
        <source>Unknown operation %1.</source>
        <translation>未知的操作 %1。</translation>
    </message>
    <message>
        <source>Unknown request &apos;%1&apos;.</source>
        <translation>未知的请求“%1”。</translation>
    </message>
    <message>
        <source>Unknown task &apos;%1&apos;.</source>
        <translation>未知的任务“%1”。</translation>
    </message>
    <message>
        <source>Unknown transformer block &apos;%1&apos;.</source>
        <translation>未知的 Transformer 块“%1”。</translation>
    </message>
    <message>
        <source>Unknown type of study &apos;%1&apos;.</source>
        <translation>未知的研究类型“%1”。</translation>
    </message>
    <message>
        <source>Unknown variant %1.</source>
        <translation>未知的变体 %1。</translation>
    </message>
    <message>
        <source>Unsupported file format: %1.</source>
        <translation>不支持的文件格式：%1。</translation>
    </message>
    <message>
        <source>Unsupported file format: %1. Its keys are %2.</source>
        <translation>不支持的文件格式：%1。其键为 %2。</translation>
    </message>
    <message>
        <source>Update Quantoscope to open it. The file was left as it is.</source>
        <translation>请更新 Quantoscope 后打开。文件保持原样。</translation>
    </message>
    <message>
        <source>Update Quantoscope, or repair the file.</source>
        <translation>请更新 Quantoscope，或修复文件。</translation>
    </message>
    <message>
        <source>Update the NVIDIA driver to one for CUDA 12.</source>
        <translation>请将 NVIDIA 驱动更新到支持 CUDA 12 的版本。</translation>
    </message>
    <message>
        <source>Update the NVIDIA driver.</source>
        <translation>请更新 NVIDIA 驱动。</translation>
    </message>
    <message>
        <source>Upload the worker</source>
        <translation>上传工作程序</translation>
    </message>
    <message>
        <source>Use &apos;quantoscope diagnose FILE&apos; to analyze the measurement.</source>
        <translation>请使用 &apos;quantoscope diagnose FILE&apos; 分析该测量。</translation>
    </message>
    <message>
        <source>Use --backend cpu, or auto, which uses the CPU if there is no GPU.</source>
        <translation>请使用 --backend cpu，或 auto（没有 GPU 时使用 CPU）。</translation>
    </message>
    <message>
        <source>Use --on once for each job.</source>
        <translation>请对每个作业只使用一次 --on。</translation>
    </message>
    <message>
        <source>Use --split none.</source>
        <translation>请使用 --split none。</translation>
    </message>
    <message>
        <source>Use --unpaired.</source>
        <translation>请使用 --unpaired。</translation>
    </message>
    <message>
        <source>Use 0 for the usual window.</source>
        <translation>用 0 表示通常的窗口。</translation>
    </message>
    <message>
        <source>Use 0 for the whole text.</source>
        <translation>用 0 表示整个文本。</translation>
    </message>
    <message>
        <source>Use 0 for windows without overlap.</source>
        <translation>用 0 表示窗口不重叠。</translation>
    </message>
    <message>
        <source>Use 1 to 4,096.</source>
        <translation>请使用 1 到 4,096。</translation>
    </message>
    <message>
        <source>Use 64 or 128, as is usual in models.</source>
        <translation>请使用 64 或 128，这在模型中很常见。</translation>
    </message>
    <message>
        <source>Use a calibration split with at least one item.</source>
        <translation>请使用至少含一个样例的校准部分。</translation>
    </message>
    <message>
        <source>Use a calibration split.</source>
        <translation>请使用校准部分。</translation>
    </message>
    <message>
        <source>Use a command that passes standard input and output on unchanged, without a terminal (no &apos;-t&apos;).</source>
        <translation>请使用原样传递标准输入和输出、且不带终端（不加 &apos;-t&apos;）的命令。</translation>
    </message>
    <message>
        <source>Use a file saved or exported by Quantoscope.</source>
        <translation>请使用由 Quantoscope 保存或导出的文件。</translation>
    </message>
    <message>
        <source>Use a learning rate lower than %1, or check the data for values that are too large.</source>
        <translation>请使用低于 %1 的学习率，或检查数据中是否有过大的值。</translation>
    </message>
    <message>
        <source>Use a longer file or fewer examples (--shots).</source>
        <translation>请使用更长的文件，或减少示例 (--shots)。</translation>
    </message>
    <message>
        <source>Use a longer text or a task file.</source>
        <translation>请使用更长的文本或任务文件。</translation>
    </message>
    <message>
        <source>Use a longer text.</source>
        <translation>请使用更长的文本。</translation>
    </message>
    <message>
        <source>Use a number with B, KiB, MiB, GiB, TiB, kB, MB, GB or TB, such as 8GiB.</source>
        <translation>请使用带 B、KiB、MiB、GiB、TiB、kB、MB、GB 或 TB 的数，例如 8GiB。</translation>
    </message>
    <message>
        <source>Use a part of it.</source>
        <translation>请使用其中一部分。</translation>
    </message>
    <message>
        <source>Use a part of them.</source>
        <translation>请使用其中一部分。</translation>
    </message>
    <message>
        <source>Use a shorter calibration text.</source>
        <translation>请使用更短的校准文本。</translation>
    </message>
    <message>
        <source>Use a shorter prompt and fewer tokens to generate.</source>
        <translation>请使用更短的提示词，并生成更少的词元。</translation>
    </message>
    <message>
        <source>Use a shorter prompt, generate fewer tokens, or use a longer context.</source>
        <translation>请使用更短的提示词、生成更少的词元，或使用更长的上下文。</translation>
    </message>
    <message>
        <source>Use a shorter text or a smaller limit.</source>
        <translation>请使用更短的文本或更小的上限。</translation>
    </message>
    <message>
        <source>Use a shorter text.</source>
        <translation>请使用更短的文本。</translation>
    </message>
    <message>
        <source>Use a smaller batch or context, a configuration with fewer bits, or a smaller model.</source>
        <translation>请使用更小的批或上下文、位数更少的配置，或更小的模型。</translation>
    </message>
    <message>
        <source>Use a smaller batch.</source>
        <translation>请使用较小的批量。</translation>
    </message>
    <message>
        <source>Use a smaller file.</source>
        <translation>请使用较小的文件。</translation>
    </message>
    <message>
        <source>Use a smaller model or fewer rows at a time, or free memory of the GPU.</source>
        <translation>请使用较小的模型或一次较少的行，或释放 GPU 的内存。</translation>
    </message>
    <message>
        <source>Use a smaller model or fewer rows at a time.</source>
        <translation>请使用较小的模型或一次较少的行。</translation>
    </message>
    <message>
        <source>Use a text that is similar to the future inputs of the model.</source>
        <translation>请使用与模型今后的输入相似的文本。</translation>
    </message>
    <message>
        <source>Use another host.</source>
        <translation>请使用其他主机。</translation>
    </message>
    <message>
        <source>Use another text.</source>
        <translation>请使用其他文本。</translation>
    </message>
    <message>
        <source>Use at most %1.</source>
        <translation>请最多使用 %1。</translation>
    </message>
    <message>
        <source>Use data of the size that the model was trained on.</source>
        <translation>请使用与训练时大小相同的数据。</translation>
    </message>
    <message>
        <source>Use data with the classes that the model was trained on.</source>
        <translation>请使用与训练时类别相同的数据。</translation>
    </message>
    <message>
        <source>Use fewer examples before each question (--shots).</source>
        <translation>请减少每个问题之前的示例 (--shots)。</translation>
    </message>
    <message>
        <source>Use fewer items (--limit).</source>
        <translation>请减少样例 (--limit)。</translation>
    </message>
    <message>
        <source>Use fewer items.</source>
        <translation>请使用更少的样例。</translation>
    </message>
    <message>
        <source>Use fewer rows.</source>
        <translation>请使用更少的行。</translation>
    </message>
    <message>
        <source>Use groups of 128.</source>
        <translation>请使用每组 128。</translation>
    </message>
    <message>
        <source>Use half, bfloat16 or float.</source>
        <translation>请使用 half、bfloat16 或 float。</translation>
    </message>
    <message>
        <source>Use it for all layers or for none.</source>
        <translation>请用于所有层，或一层也不用。</translation>
    </message>
    <message>
        <source>Use larger steps.</source>
        <translation>请使用更大的步长。</translation>
    </message>
    <message>
        <source>Use letters, digits and _ . / = : , @ % + - only, and no - at the beginning.</source>
        <translation>只能使用字母、数字和 _ . / = : , @ % + -，且开头不能是 -。</translation>
    </message>
    <message>
        <source>Use more items or different split sizes.</source>
        <translation>请使用更多样例，或不同的划分大小。</translation>
    </message>
    <message>
        <source>Use more samples or a larger damping.</source>
        <translation>请使用更多样本或更大的阻尼。</translation>
    </message>
    <message>
        <source>Use num-tokens=1:65536:x2 (factor), hidden-size=1024:8192:+1024 (step) or elements=500000,1000000 (list).</source>
        <translation>请使用 num-tokens=1:65536:x2（倍数）、hidden-size=1024:8192:+1024（步长）或 elements=500000,1000000（列表）。</translation>
    </message>
    <message>
        <source>Use one that this program made, and keep this line.</source>
        <translation>请使用由本程序生成的脚本，并保留这一行。</translation>
    </message>
    <message>
        <source>Use single launches or rotating buffers.</source>
        <translation>请使用单次启动或轮换缓冲区。</translation>
    </message>
    <message>
        <source>Use sweep with --axis, or --split none.</source>
        <translation>请使用带 --axis 的 sweep，或使用 --split none。</translation>
    </message>
    <message>
        <source>Use the config.json that belongs to these weights.</source>
        <translation>请使用属于这些权重的 config.json。</translation>
    </message>
    <message>
        <source>Use the group size of the format; INT4 supports groups of 32, 64 and 128.</source>
        <translation>请使用该格式的组大小；INT4 支持每组 32、64 和 128。</translation>
    </message>
    <message>
        <source>Use the output of trtexec --exportTimes.</source>
        <translation>请使用 trtexec --exportTimes 的输出。</translation>
    </message>
    <message>
        <source>Use the samples_*.jsonl of --log_samples.</source>
        <translation>请使用 --log_samples 的 samples_*.jsonl。</translation>
    </message>
    <message>
        <source>Use the tokenizer of the model.</source>
        <translation>请使用该模型的分词器。</translation>
    </message>
    <message>
        <source>Use tiny, mlp, transformer, or a .safetensors file.</source>
        <translation>请使用 tiny、mlp、transformer，或 .safetensors 文件。</translation>
    </message>
    <message>
        <source>Use up to 64 letters, digits and _ . = : , @ % + -, not beginning with &apos;.&apos; or &apos;-&apos;, other than &apos;local&apos;.</source>
        <translation>请使用最多 64 个字母、数字和 _ . = : , @ % + -，开头不能是 &apos;.&apos; 或 &apos;-&apos;，且不能是 &apos;local&apos;。</translation>
    </message>
    <message>
        <source>Variant %1 has no result of that kind.</source>
        <translation>变体 %1 没有这种结果。</translation>
    </message>
    <message>
        <source>Variant %1 has no result to read back.</source>
        <translation>变体 %1 没有可回读的结果。</translation>
    </message>
    <message>
        <source>Variant %1 has no such result to read back.</source>
        <translation>变体 %1 没有可回读的此类结果。</translation>
    </message>
    <message>
        <source>Variant %1 is listed twice.</source>
        <translation>变体 %1 列出了两次。</translation>
    </message>
    <message>
        <source>Variant %1 is not prepared.</source>
        <translation>变体 %1 尚未准备。</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>变体</translation>
    </message>
    <message numerus="yes">
        <source>Verified against a reference: %n rows, %1 differ.</source>
        <comment>Verified against a reference: %n row, %1 differ.</comment>
        <translation>
            <numerusform>已与参考核对：%n 行，%1 行不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Version of Quantoscope</source>
        <translation>Quantoscope 的版本</translation>
    </message>
    <message>
        <source>W4A16, custom kernel</source>
        <translation>W4A16，自定义内核</translation>
    </message>
    <message>
        <source>W8A16, custom kernel</source>
        <translation>W8A16，自定义内核</translation>
    </message>
    <message>
        <source>W8A16: weights with one scale (amax/127) per output channel, dequantized for the multiplication; activations are not quantized.</source>
        <translation>W8A16：每个输出通道的权重一个缩放因子 (amax/127)，相乘时反量化；激活不量化。</translation>
    </message>
    <message>
        <source>W8A8 after moving outliers from activations to weights: s = max|X|^0.5 / max|W|^0.5 per input channel (Xiao et al. 2023).</source>
        <translation>将离群值从激活移到权重之后的 W8A8：按输入通道 s = max|X|^0.5 / max|W|^0.5 (Xiao et al. 2023)。</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, clipped at the 99.99th percentile of the calibration magnitudes.</source>
        <translation>W8A8，每层一个激活缩放因子，在校准幅值的第 99.99 百分位处截断。</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, clipped where the histogram loses the least information (Kullback-Leibler divergence). The model input is not clipped, because pixel values are not bell-shaped and the rule would remove the bright strokes.</source>
        <translation>W8A8，每层一个激活缩放因子，在直方图损失信息最少处截断（Kullback-Leibler 散度）。模型的输入不截断，因为像素值不呈钟形分布，该规则会去掉明亮的笔画。</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, clipped where the mean squared error over the calibration histogram is smallest.</source>
        <translation>W8A8，每层一个激活缩放因子，在校准直方图上均方误差最小处截断。</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, from the largest magnitude in the calibration split. A single outlier enlarges the scale for all values.</source>
        <translation>W8A8，每层一个激活缩放因子，取自校准部分的最大幅值。一个离群值就会增大所有值的缩放因子。</translation>
    </message>
    <message>
        <source>W8A8: weights with one scale (amax/127) per output channel, activations with one dynamic scale (amax/127) per row. Integer arithmetic with INT32 accumulation.</source>
        <translation>W8A8：每个输出通道的权重一个缩放因子 (amax/127)，每行激活一个动态缩放因子 (amax/127)。整数运算，以 INT32 累加。</translation>
    </message>
    <message>
        <source>WORSE</source>
        <translation>更差</translation>
    </message>
    <message>
        <source>Wait for responses.</source>
        <translation>请等待响应。</translation>
    </message>
    <message>
        <source>Wait until it has ended, or cancel it.</source>
        <translation>请等待其结束，或取消它。</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>Weights and activations in BF16, the type of most checkpoints: the range of FP32 with 8 bits of precision.</source>
        <translation>权重和激活均为 BF16，即多数检查点的类型：范围同 FP32，精度 8 位。</translation>
    </message>
    <message>
        <source>Weights and activations in FP16: the baseline for all other configurations.</source>
        <translation>权重和激活均为 FP16：所有其他配置的基准。</translation>
    </message>
    <message>
        <source>Weights and activations in FP32, without rounding.</source>
        <translation>权重和激活均为 FP32，没有舍入。</translation>
    </message>
    <message>
        <source>Weights and activations in FP32: the baseline for all other modes.</source>
        <translation>权重和激活均为 FP32：所有其他模式的基准。</translation>
    </message>
    <message>
        <source>Weights and activations rounded to BF16 (8 bits of precision), FP32 accumulation.</source>
        <translation>权重和激活舍入为 BF16（8 位精度），以 FP32 累加。</translation>
    </message>
    <message>
        <source>Weights and activations rounded to FP16, FP32 accumulation.</source>
        <translation>权重和激活舍入为 FP16，以 FP32 累加。</translation>
    </message>
    <message>
        <source>Weights and inputs of its linear layers are available.</source>
        <translation>其线性层的权重和输入可用。</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one E4M3 scale per 16 weights and one FP32 scale per matrix; 16-bit activations.</source>
        <translation>权重为 E2M1，每 16 个一个 E4M3 缩放因子，每个矩阵一个 FP32 缩放因子；16 位激活。</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one E4M3 scale per 16 weights and one FP32 scale per tensor; activations are not quantized.</source>
        <translation>权重为 E2M1，每 16 个权重一个 E4M3 缩放因子，每个张量一个 FP32 缩放因子；激活不量化。</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one power-of-two scale per 32 weights (OCP Microscaling); 16-bit activations.</source>
        <translation>权重为 E2M1，每 32 个一个 2 的幂缩放因子 (OCP Microscaling)；16 位激活。</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one power-of-two scale per 32 weights (OCP Microscaling); activations are not quantized.</source>
        <translation>权重为 E2M1，每 32 个权重一个 2 的幂缩放因子 (OCP Microscaling)；激活不量化。</translation>
    </message>
    <message>
        <source>Weights as E4M3 with one power-of-two scale per 32 weights (OCP Microscaling); 16-bit activations.</source>
        <translation>权重为 E4M3，每 32 个一个 2 的幂缩放因子 (OCP Microscaling)；16 位激活。</translation>
    </message>
    <message>
        <source>Weights as E4M3 with one power-of-two scale per 32 weights (OCP Microscaling); activations are not quantized.</source>
        <translation>权重为 E4M3，每 32 个权重一个 2 的幂缩放因子 (OCP Microscaling)；激活不量化。</translation>
    </message>
    <message>
        <source>Weights as quantiles of the normal distribution, one scale per 64 weights (Dettmers et al. 2023); 16-bit activations.</source>
        <translation>权重为正态分布的分位数，每 64 个一个缩放因子 (Dettmers et al. 2023)；16 位激活。</translation>
    </message>
    <message>
        <source>Weights as quantiles of the normal distribution, one scale per 64 weights (Dettmers et al. 2023); activations are not quantized.</source>
        <translation>权重为正态分布的分位数，每 64 个权重一个缩放因子 (Dettmers et al. 2023)；激活不量化。</translation>
    </message>
    <message>
        <source>Weights in groups, asymmetric with a 4-bit zero point, rounded to nearest; activations are not quantized.</source>
        <translation>权重分组，非对称，4 位零点，舍入到最近；激活不量化。</translation>
    </message>
    <message>
        <source>Weights that are not quantized do not need a quantization_config.</source>
        <translation>未量化的权重不需要 quantization_config。</translation>
    </message>
    <message>
        <source>Weights with one scale (amax/448) per output channel, activations with one per row; FP8 multiplication if the device supports it.</source>
        <translation>每个输出通道的权重一个缩放因子 (amax/448)，每行激活一个；若设备支持，则用 FP8 乘法。</translation>
    </message>
    <message>
        <source>What came instead: %1</source>
        <translation>收到的却是：%1</translation>
    </message>
    <message>
        <source>Whatever makes identical kernels differ also affects others: other load on the machine, clock changes, or the order within a round. Measure again when no other process uses the device.</source>
        <translation>使相同内核产生差异的原因也会影响其他内核：机器上的其他负载、时钟变化或轮内的顺序。请在没有其他进程使用该设备时重新测量。</translation>
    </message>
    <message>
        <source>Whether it is faster than %1 is not resolved: %2.</source>
        <translation>是否比 %1 快未能区分：%2。</translation>
    </message>
    <message>
        <source>With a measured quality loss: %1.</source>
        <translation>有测得的质量损失：%1。</translation>
    </message>
    <message>
        <source>With a measured quality loss: %1. The smallest of them is %2 (%3 of the size of the baseline).</source>
        <translation>有测得的质量损失：%1。其中最小的是 %2（为基准大小的 %3）。</translation>
    </message>
    <message>
        <source>With a read sweep before each sample, only the first of several launches would be cold.</source>
        <translation>每个样本前做读取扫过时，多次启动中只有第一次是冷的。</translation>
    </message>
    <message>
        <source>With a zero point the scale is the range of the values, maximum less minimum. Where all values are the same it vanishes, and so does what is restored with it. vLLM and AutoAWQ lose such rows and groups, too; a symmetric scale keeps them.</source>
        <translation>使用零点时，缩放因子取自值的范围，即最大值减最小值。若所有值都相同，它就为零，还原的值也随之为零。vLLM 和 AutoAWQ 同样会丢失这样的行和组；对称的缩放因子会保留它们。</translation>
    </message>
    <message>
        <source>With several launches per sample, a read sweep makes only the first launch cold.</source>
        <translation>每个样本含多次启动时，读取扫过只能使第一次启动变冷。</translation>
    </message>
    <message>
        <source>Worker process %1 crashed (signal %2)</source>
        <translation>工作进程 %1 崩溃（信号 %2）</translation>
    </message>
    <message>
        <source>Worker process %1 did not respond within %2 s after Stop and was terminated: the device or a kernel hangs.</source>
        <translation>工作进程 %1 在“停止”后 %2 s 内没有响应，已被终止：设备或内核已挂起。</translation>
    </message>
    <message>
        <source>Worker process %1 did not start correctly: unexpected output.</source>
        <translation>工作进程 %1 没有正确启动：输出不符合预期。</translation>
    </message>
    <message>
        <source>Worker process %1 did not start within %2 s.</source>
        <translation>工作进程 %1 未在 %2 s 内启动。</translation>
    </message>
    <message>
        <source>Worker process %1 exited with status %2</source>
        <translation>工作进程 %1 已退出，状态 %2</translation>
    </message>
    <message>
        <source>Worker process %1 gave no sign of life for %2 s and was terminated; it may have been suspended.</source>
        <translation>工作进程 %1 有 %2 s 没有任何响应，已被终止；它可能曾被挂起。</translation>
    </message>
    <message>
        <source>Worker process %1 is being terminated by the system</source>
        <translation>工作进程 %1 正被系统终止</translation>
    </message>
    <message>
        <source>Worker process %1 sent an invalid message and was terminated: %2</source>
        <translation>工作进程 %1 发送了无效的消息，已被终止：%2</translation>
    </message>
    <message>
        <source>Worker process %1 uses protocol version %2; this program uses version %3.</source>
        <translation>工作进程 %1 使用协议版本 %2；本程序使用版本 %3。</translation>
    </message>
    <message>
        <source>Worker process %1 was killed (signal %2)</source>
        <translation>工作进程 %1 被终止（信号 %2）</translation>
    </message>
    <message>
        <source>Workers run on Linux only.</source>
        <translation>工作程序只能在 Linux 上运行。</translation>
    </message>
    <message>
        <source>Write each option as one word, for example --exclusive or --constraint=a100.</source>
        <translation>请将每个选项写成一个词，例如 --exclusive 或 --constraint=a100。</translation>
    </message>
    <message>
        <source>Write fewer tensors or less metadata.</source>
        <translation>请写入更少的张量或元数据。</translation>
    </message>
    <message>
        <source>Write ssh:HOST, slurm:HOST/PARTITION or &apos;exec:PREFIX&apos; for one that is not in the list.</source>
        <translation>对于不在列表中的目标，请写 ssh:HOST、slurm:HOST/PARTITION 或 &apos;exec:PREFIX&apos;。</translation>
    </message>
    <message>
        <source>Write ssh:HOST, slurm:HOST/PARTITION or &apos;exec:PREFIX&apos;, or a name that &apos;quantoscope targets&apos; lists.</source>
        <translation>请写 ssh:HOST、slurm:HOST/PARTITION 或 &apos;exec:PREFIX&apos;，或 &apos;quantoscope targets&apos; 列出的名称。</translation>
    </message>
    <message>
        <source>Write the codes as uint8 instead.</source>
        <translation>请改将编码写为 uint8。</translation>
    </message>
    <message>
        <source>Write the command on one line.</source>
        <translation>请将命令写在一行中。</translation>
    </message>
    <message>
        <source>Write the size as %1.</source>
        <translation>请将大小写为 %1。</translation>
    </message>
    <message>
        <source>a .safetensors file</source>
        <translation>.safetensors 文件</translation>
    </message>
    <message>
        <source>a GGUF model file</source>
        <translation>GGUF 模型文件</translation>
    </message>
    <message>
        <source>a GPU was found</source>
        <translation>找到了 GPU</translation>
    </message>
    <message>
        <source>a Git LFS pointer, not the file itself</source>
        <translation>是 Git LFS 指针，而不是文件本身</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>JPEG 图片</translation>
    </message>
    <message>
        <source>a JSON file</source>
        <translation>JSON 文件</translation>
    </message>
    <message>
        <source>a LoRA adapter</source>
        <translation>LoRA 适配器</translation>
    </message>
    <message>
        <source>a NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>a PNG image</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>a Parquet table</source>
        <translation>Parquet 表格</translation>
    </message>
    <message>
        <source>a Python pickle, such as an old PyTorch checkpoint</source>
        <translation>Python pickle，例如旧的 PyTorch 检查点</translation>
    </message>
    <message>
        <source>a TensorFlow Lite model</source>
        <translation>TensorFlow Lite 模型</translation>
    </message>
    <message>
        <source>a TensorRT engine</source>
        <translation>TensorRT 引擎</translation>
    </message>
    <message>
        <source>a ZIP archive, such as .npz or a PyTorch checkpoint</source>
        <translation>ZIP 归档，例如 .npz 或 PyTorch 检查点</translation>
    </message>
    <message>
        <source>a batch size of %1 is not supported</source>
        <translation>不支持批量 %1</translation>
    </message>
    <message>
        <source>a benchmark has no list &quot;states&quot;</source>
        <translation>某个基准测试没有列表 &quot;states&quot;</translation>
    </message>
    <message>
        <source>a binary file of an unknown format</source>
        <translation>格式未知的二进制文件</translation>
    </message>
    <message>
        <source>a cache state</source>
        <translation>缓存状态</translation>
    </message>
    <message>
        <source>a callout</source>
        <translation>callout</translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>a class in a class</source>
        <translation>字符类中的字符类</translation>
    </message>
    <message>
        <source>a class name is not a string</source>
        <translation>某个类别名称不是字符串</translation>
    </message>
    <message>
        <source>a class that is not closed</source>
        <translation>未闭合的字符类</translation>
    </message>
    <message>
        <source>a closing parenthesis without a group</source>
        <translation>没有对应分组的右括号</translation>
    </message>
    <message>
        <source>a config.json</source>
        <translation>config.json</translation>
    </message>
    <message>
        <source>a damaged gzip file</source>
        <translation>损坏的 gzip 文件</translation>
    </message>
    <message>
        <source>a dimension is larger than 2^63 - 1</source>
        <translation>某一维大于 2^63 - 1</translation>
    </message>
    <message>
        <source>a dimension is negative</source>
        <translation>某一维为负</translation>
    </message>
    <message>
        <source>a dimension is not a whole number</source>
        <translation>某一维不是整数</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>a file compressed with Zstandard</source>
        <translation>用 Zstandard 压缩的文件</translation>
    </message>
    <message>
        <source>a file compressed with bzip2</source>
        <translation>用 bzip2 压缩的文件</translation>
    </message>
    <message>
        <source>a file compressed with gzip</source>
        <translation>用 gzip 压缩的文件</translation>
    </message>
    <message>
        <source>a file compressed with xz</source>
        <translation>用 xz 压缩的文件</translation>
    </message>
    <message>
        <source>a file or folder with this name already exists</source>
        <translation>已存在同名的文件或文件夹</translation>
    </message>
    <message>
        <source>a folder without a language model, a data set or a report</source>
        <translation>不含语言模型、数据集或报告的文件夹</translation>
    </message>
    <message>
        <source>a group is not closed</source>
        <translation>有分组未闭合</translation>
    </message>
    <message>
        <source>a gzip file</source>
        <translation>gzip 文件</translation>
    </message>
    <message>
        <source>a known name; &apos;%1&apos; is unknown</source>
        <translation>已知的名称；“%1”未知</translation>
    </message>
    <message>
        <source>a line has no &quot;median_e2e_latency_ms&quot;</source>
        <translation>有一行没有 &quot;median_e2e_latency_ms&quot;</translation>
    </message>
    <message>
        <source>a line has no &quot;prefill_latency&quot;</source>
        <translation>有一行没有 &quot;prefill_latency&quot;</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a list of 2 to %1 strings</source>
        <translation>2 到 %1 个字符串的列表</translation>
    </message>
    <message>
        <source>a list of at most 64 mode names</source>
        <translation>最多 64 个模式名称的列表</translation>
    </message>
    <message>
        <source>a list of at most 64 names</source>
        <translation>最多 64 个名称的列表</translation>
    </message>
    <message>
        <source>a list of at most two axes</source>
        <translation>最多两条轴的列表</translation>
    </message>
    <message>
        <source>a list of known modes; &apos;%1&apos; is unknown</source>
        <translation>已知模式的列表；“%1”未知</translation>
    </message>
    <message>
        <source>a list of latencies</source>
        <translation>延迟的列表</translation>
    </message>
    <message>
        <source>a list of mode names</source>
        <translation>模式名称的列表</translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>名称的列表</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>数的列表</translation>
    </message>
    <message>
        <source>a list of scores</source>
        <translation>得分的列表</translation>
    </message>
    <message>
        <source>a list of scores with names and numbers</source>
        <translation>含名称和数的得分的列表</translation>
    </message>
    <message>
        <source>a list of tensors</source>
        <translation>张量的列表</translation>
    </message>
    <message>
        <source>a list of times in microseconds</source>
        <translation>以微秒为单位的时间的列表</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>整数的列表</translation>
    </message>
    <message>
        <source>a list with at least one entry</source>
        <translation>至少含一个条目的列表</translation>
    </message>
    <message>
        <source>a message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>a mixture of experts</source>
        <translation>混合专家</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>a multiple of four</source>
        <translation>四的倍数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>a number above 0 and up to %1</source>
        <translation>大于 0 且不超过 %1 的数</translation>
    </message>
    <message>
        <source>a number from 0 to 10^15</source>
        <translation>0 到 10^15 的数</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>缺少一个数</translation>
    </message>
    <message>
        <source>a number of 0 or more</source>
        <translation>不小于 0 的数</translation>
    </message>
    <message>
        <source>a numeric character code</source>
        <translation>数字字符编码</translation>
    </message>
    <message>
        <source>a part of a language model</source>
        <translation>语言模型的一部分</translation>
    </message>
    <message>
        <source>a part of it has no items</source>
        <translation>其中一部分没有样例</translation>
    </message>
    <message>
        <source>a part of the path is a file, not a folder</source>
        <translation>路径的一部分是文件而不是文件夹</translation>
    </message>
    <message>
        <source>a program or library</source>
        <translation>程序或库</translation>
    </message>
    <message>
        <source>a property without braces</source>
        <translation>没有花括号的属性</translation>
    </message>
    <message>
        <source>a question of ssh</source>
        <translation>ssh 的提问</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>引号没有闭合</translation>
    </message>
    <message>
        <source>a repeat of a repeat</source>
        <translation>重复之上的重复</translation>
    </message>
    <message>
        <source>a repeat of nothing</source>
        <translation>没有对象的重复</translation>
    </message>
    <message>
        <source>a run has no file</source>
        <translation>有一个运行没有文件</translation>
    </message>
    <message>
        <source>a run of kernels</source>
        <translation>内核运行</translation>
    </message>
    <message>
        <source>a server under load</source>
        <translation>有负载的服务器</translation>
    </message>
    <message>
        <source>a session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>a short prompt</source>
        <translation>短提示词</translation>
    </message>
    <message>
        <source>a small batch</source>
        <translation>小批量</translation>
    </message>
    <message>
        <source>a state of %1 is not an object</source>
        <translation>%1 的一个状态不是对象</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>a string is longer than 64 bytes or contains a backslash</source>
        <translation>某个字符串超过 64 字节或含有反斜杠</translation>
    </message>
    <message>
        <source>a string is not terminated</source>
        <translation>某个字符串没有结束</translation>
    </message>
    <message>
        <source>a string of 0 and 1</source>
        <translation>由 0 和 1 组成的字符串</translation>
    </message>
    <message>
        <source>a string with the result after &apos;#### &apos;</source>
        <translation>结果位于 &apos;#### &apos; 之后的字符串</translation>
    </message>
    <message>
        <source>a study of a language model</source>
        <translation>语言模型研究</translation>
    </message>
    <message>
        <source>a study of another kind</source>
        <translation>其他类型的研究</translation>
    </message>
    <message>
        <source>a sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>a target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>a tensor&apos;s shape</source>
        <translation>张量的形状</translation>
    </message>
    <message>
        <source>a tokenizer.json</source>
        <translation>tokenizer.json</translation>
    </message>
    <message>
        <source>a version, for example &apos;2.28&apos;</source>
        <translation>版本，例如 &apos;2.28&apos;</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1</source>
        <translation>0 到 %1 的整数</translation>
    </message>
    <message>
        <source>a whole number in range</source>
        <translation>范围内的整数</translation>
    </message>
    <message>
        <source>about %1 · %2 device memory</source>
        <translation>约 %1 · %2 设备内存</translation>
    </message>
    <message>
        <source>about %1 · %2 memory</source>
        <translation>约 %1 · %2 内存</translation>
    </message>
    <message>
        <source>about %1 · %2 of %3 device memory</source>
        <translation>约 %1 · %3 设备内存中的 %2</translation>
    </message>
    <message>
        <source>about %1 · %2 of %3 memory</source>
        <translation>约 %1 · %3 内存中的 %2</translation>
    </message>
    <message>
        <source>according to the other tool</source>
        <translation>按另一工具所述</translation>
    </message>
    <message>
        <source>accuracy %1 points (better)</source>
        <translation>准确率 %1 个百分点（更好）</translation>
    </message>
    <message>
        <source>accuracy %1 points (difference not resolved)</source>
        <translation>准确率 %1 个百分点（差异未能区分）</translation>
    </message>
    <message>
        <source>accuracy %1 points (equivalent within ±0.5 points)</source>
        <translation>准确率 %1 个百分点（在 ±0.5 个百分点内等效）</translation>
    </message>
    <message>
        <source>accuracy %1 points (worse)</source>
        <translation>准确率 %1 个百分点（更差）</translation>
    </message>
    <message>
        <source>activation order</source>
        <translation>按激活排序</translation>
    </message>
    <message>
        <source>again, because the first attempt was disturbed</source>
        <translation>首次尝试受到干扰，再次进行</translation>
    </message>
    <message>
        <source>all items have the same label (%1)</source>
        <translation>所有样例的标签相同（%1）</translation>
    </message>
    <message>
        <source>all iterations done</source>
        <translation>所有迭代已完成</translation>
    </message>
    <message>
        <source>all medians of all points within ±1%</source>
        <translation>所有点的所有中位数都在 ±1% 内</translation>
    </message>
    <message>
        <source>all medians within ±1%</source>
        <translation>所有中位数都在 ±1% 内</translation>
    </message>
    <message>
        <source>all medians within ±1% and all comparisons resolved</source>
        <translation>所有中位数都在 ±1% 内，且所有比较均已区分</translation>
    </message>
    <message>
        <source>all points done</source>
        <translation>所有点已完成</translation>
    </message>
    <message>
        <source>allocating</source>
        <translation>分配内存</translation>
    </message>
    <message>
        <source>allocating buffers</source>
        <translation>分配缓冲区</translation>
    </message>
    <message>
        <source>allocating host memory</source>
        <translation>分配主机内存</translation>
    </message>
    <message>
        <source>already there</source>
        <translation>已在那里</translation>
    </message>
    <message>
        <source>an .npy file</source>
        <translation>.npy 文件</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>HDF5 文件</translation>
    </message>
    <message>
        <source>an HTML or XML document</source>
        <translation>HTML 或 XML 文档</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>HTML 页面</translation>
    </message>
    <message>
        <source>an IDX file</source>
        <translation>IDX 文件</translation>
    </message>
    <message>
        <source>an IDX file begins with %1 bytes, but the file has only %2</source>
        <translation>IDX 文件以 %1 字节开头，但该文件只有 %2</translation>
    </message>
    <message>
        <source>an Nsight Compute report</source>
        <translation>Nsight Compute 的报告</translation>
    </message>
    <message>
        <source>an Nsight Systems report</source>
        <translation>Nsight Systems 的报告</translation>
    </message>
    <message>
        <source>an ONNX model</source>
        <translation>ONNX 模型</translation>
    </message>
    <message>
        <source>an SQLite database, such as an export of Nsight Systems</source>
        <translation>SQLite 数据库，例如 Nsight Systems 的导出</translation>
    </message>
    <message>
        <source>an accuracy study</source>
        <translation>准确率研究</translation>
    </message>
    <message>
        <source>an added token has %1 bytes; the limit is %2</source>
        <translation>某个附加词元有 %1 字节；上限为 %2</translation>
    </message>
    <message>
        <source>an added token has no &quot;content&quot;</source>
        <translation>某个附加词元没有 &quot;content&quot;</translation>
    </message>
    <message>
        <source>an anchor in a class</source>
        <translation>字符类中的锚点</translation>
    </message>
    <message>
        <source>an empty class</source>
        <translation>空的字符类</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>空文件</translation>
    </message>
    <message>
        <source>an entry has no &quot;command&quot;</source>
        <translation>有一个条目没有 &quot;command&quot;</translation>
    </message>
    <message>
        <source>an entry of &quot;benchmarks&quot; is not an object</source>
        <translation>&quot;benchmarks&quot; 中有一个条目不是对象</translation>
    </message>
    <message>
        <source>an infinity</source>
        <translation>无穷</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>an object of a string and two counts</source>
        <translation>含一个字符串和两个计数的对象</translation>
    </message>
    <message>
        <source>an object of byte counts</source>
        <translation>字节计数的对象</translation>
    </message>
    <message>
        <source>an object of numbers</source>
        <translation>数的对象</translation>
    </message>
    <message>
        <source>an object of numbers by type</source>
        <translation>按类型列出的数的对象</translation>
    </message>
    <message>
        <source>an object of reasons by name</source>
        <translation>按名称列出的原因的对象</translation>
    </message>
    <message>
        <source>an object of strings</source>
        <translation>由字符串组成的对象</translation>
    </message>
    <message>
        <source>an object of times</source>
        <translation>时间的对象</translation>
    </message>
    <message>
        <source>an object with a cache state and samples</source>
        <translation>含缓存状态和样本的对象</translation>
    </message>
    <message>
        <source>an object with a mode and its samples</source>
        <translation>含模式及其样本的对象</translation>
    </message>
    <message>
        <source>an object with the fields of the task</source>
        <translation>含任务各字段的对象</translation>
    </message>
    <message>
        <source>another one in each entry</source>
        <translation>各条目互不相同的值</translation>
    </message>
    <message>
        <source>another tensor has the same name</source>
        <translation>另一个张量的名称与此相同</translation>
    </message>
    <message>
        <source>as fast as %1 within ±%2%: %3</source>
        <translation>在 ±%2% 内与 %1 一样快：%3</translation>
    </message>
    <message>
        <source>as long as check_loss and check_accuracy</source>
        <translation>与 check_loss 和 check_accuracy 等长的列表</translation>
    </message>
    <message>
        <source>as long as choices.text</source>
        <translation>与 choices.text 等长的列表</translation>
    </message>
    <message>
        <source>as long as loss and accuracy</source>
        <translation>与 loss 和 accuracy 等长的列表</translation>
    </message>
    <message>
        <source>as requested</source>
        <translation>按请求</translation>
    </message>
    <message>
        <source>as stored</source>
        <translation>按存储原样</translation>
    </message>
    <message>
        <source>as stored: %1</source>
        <translation>按存储原样：%1</translation>
    </message>
    <message>
        <source>asking for free memory</source>
        <translation>查询空闲内存</translation>
    </message>
    <message>
        <source>asking for its workspace</source>
        <translation>查询所需工作空间</translation>
    </message>
    <message>
        <source>asking for shared memory</source>
        <translation>请求共享内存</translation>
    </message>
    <message>
        <source>asking for the cache&apos;s size</source>
        <translation>查询缓存大小</translation>
    </message>
    <message>
        <source>asking for the device</source>
        <translation>查询设备</translation>
    </message>
    <message>
        <source>asking whether a stream is recorded</source>
        <translation>查询流是否正在记录</translation>
    </message>
    <message>
        <source>asymmetric</source>
        <translation>非对称</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>attention output of Llama 3 8B</source>
        <translation>Llama 3 8B 的注意力输出</translation>
    </message>
    <message>
        <source>attention sinks</source>
        <translation>注意力汇聚点</translation>
    </message>
    <message>
        <source>auto, cpu or cuda</source>
        <translation>auto、cpu 或 cuda</translation>
    </message>
    <message>
        <source>automatic: %1</source>
        <translation>自动：%1</translation>
    </message>
    <message>
        <source>automatic: a CUDA device was found</source>
        <translation>自动：找到了 CUDA 设备</translation>
    </message>
    <message>
        <source>axes whose values are whole numbers</source>
        <translation>值为整数的轴</translation>
    </message>
    <message>
        <source>axes with a known parameter and a list of values</source>
        <translation>含已知参数和值列表的轴</translation>
    </message>
    <message>
        <source>b4h16s2048d128; append c for causal</source>
        <translation>b4h16s2048d128，其后加 c 表示因果</translation>
    </message>
    <message>
        <source>b8t512d1024h16: batch, tokens, width, heads</source>
        <translation>b8t512d1024h16：批量、词元、宽度、头</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>batch size</source>
        <translation>批量大小</translation>
    </message>
    <message>
        <source>batch size %1</source>
        <translation>批量大小 %1</translation>
    </message>
    <message>
        <source>batch size / time</source>
        <translation>批量大小 / 时间</translation>
    </message>
    <message>
        <source>batch size / time per token</source>
        <translation>批量大小 / 每词元时间</translation>
    </message>
    <message>
        <source>batch size × tokens / time</source>
        <translation>批量大小 × 词元数 / 时间</translation>
    </message>
    <message>
        <source>benchmark %1 has no &quot;metrics&quot;</source>
        <translation>基准测试 %1 没有 &quot;metrics&quot;</translation>
    </message>
    <message>
        <source>better by %1 points (95% %2 to %3, p = %4)</source>
        <translation>高 %1 个百分点（95% %2 至 %3，p = %4）</translation>
    </message>
    <message>
        <source>binary values are not valid JSON</source>
        <translation>二进制值不是有效的 JSON</translation>
    </message>
    <message>
        <source>block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>blocks of %1×%2</source>
        <translation>%1×%2 的块</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>both are %1 on %2</source>
        <translation>两者都是 %2 上的 %1</translation>
    </message>
    <message>
        <source>both are the CPU of %1</source>
        <translation>两者都是 %1 的 CPU</translation>
    </message>
    <message>
        <source>both have the UUID %1</source>
        <translation>两者的 UUID 都是 %1</translation>
    </message>
    <message>
        <source>building a graph</source>
        <translation>构建图</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>根据名称</translation>
    </message>
    <message>
        <source>bytes / time</source>
        <translation>字节数 / 时间</translation>
    </message>
    <message>
        <source>cache copy</source>
        <translation>缓存内复制</translation>
    </message>
    <message>
        <source>calibrating</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>calibrating this device (once): %1</source>
        <translation>正在校准该设备（仅一次）：%1</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>capture inputs</source>
        <translation>捕获输入</translation>
    </message>
    <message>
        <source>channel</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>checking the worker on %1</source>
        <translation>正在检查 %1 上的工作程序</translation>
    </message>
    <message>
        <source>choosing a stream</source>
        <translation>选择流</translation>
    </message>
    <message>
        <source>choosing an algorithm</source>
        <translation>选择算法</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已选定</translation>
    </message>
    <message>
        <source>chosen by the timer resolution</source>
        <translation>按计时器分辨率选取</translation>
    </message>
    <message>
        <source>clearing a buffer</source>
        <translation>清零缓冲区</translation>
    </message>
    <message>
        <source>clearing a counter</source>
        <translation>清零计数器</translation>
    </message>
    <message>
        <source>clearing a workspace</source>
        <translation>清零工作空间</translation>
    </message>
    <message>
        <source>clearing buffers</source>
        <translation>清零缓冲区</translation>
    </message>
    <message>
        <source>clearing counters</source>
        <translation>清零计数器</translation>
    </message>
    <message>
        <source>clearing the output</source>
        <translation>清零输出</translation>
    </message>
    <message>
        <source>clearing weights</source>
        <translation>清零权重</translation>
    </message>
    <message>
        <source>codes must be INT8 or FP8</source>
        <translation>编码必须为 INT8 或 FP8</translation>
    </message>
    <message numerus="yes">
        <source>codes verified against the oracle: %1 rows, %n differ</source>
        <comment>codes verified against the oracle: %1 rows, %n differs</comment>
        <translation>
            <numerusform>编码已与参考实现核对：%1 行，%n 行不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>codes verified against the oracle: 1 row, %n differ</source>
        <comment>codes verified against the oracle: 1 row, %n differs</comment>
        <translation>
            <numerusform>编码已与参考实现核对：1 行，%n 行不同</numerusform>
        </translation>
    </message>
    <message>
        <source>cold</source>
        <translation>冷</translation>
    </message>
    <message>
        <source>cold by read sweep of %1 before each sample</source>
        <translation>冷：每个样本前读取扫过 %1</translation>
    </message>
    <message>
        <source>cold in part: %1 buffer, %2, %3 × L2</source>
        <translation>部分为冷：%1 个缓冲区，%2，%3 × L2</translation>
    </message>
    <message>
        <source>cold in part: %1 buffers, %2, %3 × L2</source>
        <translation>部分为冷：%1 个缓冲区，%2，%3 × L2</translation>
    </message>
    <message>
        <source>cold: %1</source>
        <translation>冷：%1</translation>
    </message>
    <message>
        <source>cold: %1 buffer, %2, %3 × L2</source>
        <translation>冷：%1 个缓冲区，%2，%3 × L2</translation>
    </message>
    <message>
        <source>cold: %1 buffers, %2, %3 × L2</source>
        <translation>冷：%1 个缓冲区，%2，%3 × L2</translation>
    </message>
    <message>
        <source>cold: %1 per variant, at least %2</source>
        <translation>冷：每变体 %1，至少 %2</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>column %1 (%2)</source>
        <translation>列 %1（%2）</translation>
    </message>
    <message>
        <source>compiling kernels</source>
        <translation>编译内核</translation>
    </message>
    <message>
        <source>compressed-tensors does not support %1 weights.</source>
        <translation>compressed-tensors 不支持 %1 权重。</translation>
    </message>
    <message>
        <source>compressed-tensors does not support a KV cache with one scale per token and head</source>
        <translation>compressed-tensors 不支持每个词元和头一个缩放因子的 KV 缓存</translation>
    </message>
    <message>
        <source>compressed-tensors does not support an INT8 KV cache with one scale per token and head.</source>
        <translation>compressed-tensors 不支持每个词元和头一个缩放因子的 INT8 KV 缓存。</translation>
    </message>
    <message>
        <source>compressed-tensors does not support this format</source>
        <translation>compressed-tensors 不支持这种格式</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>computing a prompt</source>
        <translation>计算提示词</translation>
    </message>
    <message>
        <source>computing statistics</source>
        <translation>计算统计量</translation>
    </message>
    <message>
        <source>config.json ties the head to the embedding (&quot;tie_word_embeddings&quot;), but the files contain a head with different values, which is used.</source>
        <translation>config.json 将输出头与嵌入绑定 (&quot;tie_word_embeddings&quot;)，但文件中含有数值不同的输出头，已使用该输出头。</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <source>connecting to %1</source>
        <translation>正在连接到 %1</translation>
    </message>
    <message>
        <source>constant input: there is nothing to scale (scale 0, codes 0).</source>
        <translation>输入为常数，没有可缩放的内容（缩放因子 0，编码 0）。</translation>
    </message>
    <message>
        <source>context of GPT-2</source>
        <translation>GPT-2 的上下文</translation>
    </message>
    <message>
        <source>context of Llama 2</source>
        <translation>Llama 2 的上下文</translation>
    </message>
    <message>
        <source>context of Llama 3</source>
        <translation>Llama 3 的上下文</translation>
    </message>
    <message>
        <source>context of Llama 3.1</source>
        <translation>Llama 3.1 的上下文</translation>
    </message>
    <message>
        <source>context of Mistral 7B v0.2</source>
        <translation>Mistral 7B v0.2 的上下文</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>copy a sequence</source>
        <translation>复制序列</translation>
    </message>
    <message>
        <source>copy beyond the caches</source>
        <translation>超出缓存的复制</translation>
    </message>
    <message>
        <source>copy rates</source>
        <translation>复制速率</translation>
    </message>
    <message>
        <source>copy to the device %1</source>
        <translation>复制到设备 %1</translation>
    </message>
    <message>
        <source>copy to the host %1</source>
        <translation>复制到主机 %1</translation>
    </message>
    <message>
        <source>copying a sequence</source>
        <translation>复制序列</translation>
    </message>
    <message>
        <source>copying operands</source>
        <translation>复制操作数</translation>
    </message>
    <message>
        <source>copying the input to the GPU</source>
        <translation>将输入复制到 GPU</translation>
    </message>
    <message>
        <source>correct / total</source>
        <translation>正确数 / 总数</translation>
    </message>
    <message>
        <source>cuBLASLt (libcublasLt.so.13 or .12) was not found.</source>
        <translation>没有找到 cuBLASLt（libcublasLt.so.13 或 .12）。</translation>
    </message>
    <message>
        <source>cuBLASLt (libcublasLt.so.13 or .12) was not found. It is required for prompts with quantized weights.</source>
        <translation>没有找到 cuBLASLt（libcublasLt.so.13 或 .12）。使用量化权重处理提示词时需要它。</translation>
    </message>
    <message>
        <source>cuBLASLt epilogue</source>
        <translation>cuBLASLt 收尾融合</translation>
    </message>
    <message>
        <source>cuBLASLt failed while %1 (status %2).</source>
        <translation>cuBLASLt 在“%1”时失败（状态 %2）。</translation>
    </message>
    <message>
        <source>cuBLASLt has no algorithm for a product of %1 × %2 × %3 in these types on this device (status %4).</source>
        <translation>在此设备上，cuBLASLt 没有用于这些类型的 %1 × %2 × %3 乘积的算法（状态 %4）。</translation>
    </message>
    <message>
        <source>cuBLASLt multiplies %1 only where n is a multiple of %2; it is %3.</source>
        <translation>仅当 n 为 %2 的倍数时 cuBLASLt 才能做 %1 乘法；这里 n 为 %3。</translation>
    </message>
    <message>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <source>cuDNN %1 failed while %2 (status %3).</source>
        <translation>cuDNN %1 在“%2”时失败（状态 %3）。</translation>
    </message>
    <message>
        <source>cuDNN %1 failed while %2 (status %3: %4).</source>
        <translation>cuDNN %1 在“%2”时失败（状态 %3：%4）。</translation>
    </message>
    <message>
        <source>cuDNN %1 has no fused attention for this shape on this device.</source>
        <translation>cuDNN %1 在此设备上没有适用于该形状的融合注意力。</translation>
    </message>
    <message>
        <source>cuDNN %1 has no fused attention for this shape on this device: %2.</source>
        <translation>cuDNN %1 在此设备上没有适用于该形状的融合注意力：%2。</translation>
    </message>
    <message>
        <source>cuDNN (libcudnn.so.9) was not found.</source>
        <translation>没有找到 cuDNN（libcudnn.so.9）。</translation>
    </message>
    <message>
        <source>custom %1 loops (%2)</source>
        <translation>自定义 %1 循环 (%2)</translation>
    </message>
    <message>
        <source>deadline reached</source>
        <translation>已到截止时间</translation>
    </message>
    <message>
        <source>decode into a buffer that is too small</source>
        <translation>解码到过小的缓冲区</translation>
    </message>
    <message>
        <source>decode more sequences than there are, or none</source>
        <translation>解码多于现有数量的序列，或不解码任何序列</translation>
    </message>
    <message>
        <source>decode, a batch of 32</source>
        <translation>解码，批量 32</translation>
    </message>
    <message>
        <source>decode, a large batch</source>
        <translation>解码，大批量</translation>
    </message>
    <message>
        <source>decode, one sequence</source>
        <translation>解码，一个序列</translation>
    </message>
    <message>
        <source>decoding</source>
        <translation>解码</translation>
    </message>
    <message>
        <source>describing a batch</source>
        <translation>描述批</translation>
    </message>
    <message>
        <source>describing a matrix</source>
        <translation>描述矩阵</translation>
    </message>
    <message>
        <source>describing a product</source>
        <translation>描述乘积</translation>
    </message>
    <message>
        <source>describing the operation</source>
        <translation>描述操作</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>down projection of Llama 3 70B</source>
        <translation>Llama 3 70B 的下投影</translation>
    </message>
    <message>
        <source>down projection of Llama 3 8B</source>
        <translation>Llama 3 8B 的下投影</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>动态</translation>
    </message>
    <message>
        <source>dynamic quantization after training</source>
        <translation>训练后动态量化</translation>
    </message>
    <message>
        <source>eager, one call per operation</source>
        <translation>即时模式，每个操作一次调用</translation>
    </message>
    <message>
        <source>eager, two launches</source>
        <translation>即时模式，两次启动</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>elements / time</source>
        <translation>元素数 / 时间</translation>
    </message>
    <message>
        <source>ending</source>
        <translation>正在结束</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>energy / tokens</source>
        <translation>能耗 / 词元数</translation>
    </message>
    <message>
        <source>equivalent within ±%1 points (%2 points, 95% %3 to %4)</source>
        <translation>在 ±%1 个百分点内等效（%2 个百分点，95% %3 至 %4）</translation>
    </message>
    <message>
        <source>equivalent within ±%1 points (%2 points, 95% %3 to %4, p = %5: a small but certain difference)</source>
        <translation>在 ±%1 个百分点内等效（%2 个百分点，95% %3 至 %4，p = %5：小而确定的差异）</translation>
    </message>
    <message>
        <source>equivalent within ±0.5% (%1)</source>
        <translation>在 ±0.5% 内等效 (%1)</translation>
    </message>
    <message>
        <source>event %1 has no name or no duration in microseconds</source>
        <translation>事件 %1 没有名称，或没有以微秒为单位的时长</translation>
    </message>
    <message>
        <source>event.pairs contains an invalid comparison.</source>
        <translation>event.pairs 含有无效的比较。</translation>
    </message>
    <message>
        <source>event.pairs contains an unknown caution.</source>
        <translation>event.pairs 含有未知的警告。</translation>
    </message>
    <message>
        <source>event.pairs contains an unknown verdict.</source>
        <translation>event.pairs 含有未知的结论。</translation>
    </message>
    <message>
        <source>event.pairs must be a square table.</source>
        <translation>event.pairs 必须是方形表格。</translation>
    </message>
    <message>
        <source>event.part does not match the event.</source>
        <translation>event.part 与该事件不符。</translation>
    </message>
    <message>
        <source>event.part is missing.</source>
        <translation>缺少 event.part。</translation>
    </message>
    <message>
        <source>expected &apos;%1&apos;, but found %2</source>
        <translation>应为“%1”，但找到的是 %2</translation>
    </message>
    <message>
        <source>expected a string in quotation marks</source>
        <translation>应为引号内的字符串</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>failed: a node did not start</source>
        <translation>失败：有节点未启动</translation>
    </message>
    <message>
        <source>failed: a node failed</source>
        <translation>失败：有节点发生故障</translation>
    </message>
    <message>
        <source>failed: out of memory</source>
        <translation>失败：内存不足</translation>
    </message>
    <message>
        <source>features of shape %1 are empty</source>
        <translation>形状为 %1 的特征为空</translation>
    </message>
    <message>
        <source>features of shape %1 are neither [items, columns] nor [items, height, width]</source>
        <translation>形状为 %1 的特征既不是 [样例, 列] 也不是 [样例, 高, 宽]</translation>
    </message>
    <message>
        <source>features of shape %1 require more than 4 GiB as float (the limit)</source>
        <translation>形状为 %1 的特征以 float 计需要超过 4 GiB（上限）</translation>
    </message>
    <message>
        <source>fetching a buffer</source>
        <translation>取回缓冲区</translation>
    </message>
    <message>
        <source>fetching logits</source>
        <translation>取回 logits</translation>
    </message>
    <message>
        <source>fetching the inputs of a layer</source>
        <translation>取回层的输入</translation>
    </message>
    <message>
        <source>fetching tokens</source>
        <translation>取回词元</translation>
    </message>
    <message>
        <source>filling activations</source>
        <translation>填充激活</translation>
    </message>
    <message>
        <source>filling operands</source>
        <translation>填充操作数</translation>
    </message>
    <message>
        <source>filling the rotating buffers</source>
        <translation>填充轮换缓冲区</translation>
    </message>
    <message>
        <source>finding the extremes of the input</source>
        <translation>求输入的极值</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>finishing queued work</source>
        <translation>完成排队的工作</translation>
    </message>
    <message>
        <source>float4 loads and char4 stores: each warp loads 512 bytes at a time, and four elements share the index arithmetic. 11 instructions per element instead of 25, the same number of bytes.</source>
        <translation>float4 加载和 char4 存储：每个 warp 每次加载 512 字节，四个元素共用索引计算。每元素 11 条指令而不是 25 条，字节数相同。</translation>
    </message>
    <message>
        <source>fortran_order is neither True nor False</source>
        <translation>fortran_order 既不是 True 也不是 False</translation>
    </message>
    <message>
        <source>from the input</source>
        <translation>取自输入</translation>
    </message>
    <message>
        <source>full precision</source>
        <translation>全精度</translation>
    </message>
    <message>
        <source>further norms</source>
        <translation>额外的归一化层</translation>
    </message>
    <message>
        <source>fused multiply-add</source>
        <translation>融合乘加</translation>
    </message>
    <message>
        <source>fused, CUDA graph</source>
        <translation>融合，CUDA 图</translation>
    </message>
    <message>
        <source>fused, custom kernel</source>
        <translation>融合，自定义内核</translation>
    </message>
    <message>
        <source>fused, division</source>
        <translation>融合，除法</translation>
    </message>
    <message>
        <source>fused, online softmax</source>
        <translation>融合，在线 softmax</translation>
    </message>
    <message>
        <source>generated characters, %1 classes, seed %2</source>
        <translation>生成的字符，%1 个类别，种子 %2</translation>
    </message>
    <message>
        <source>generated from the text: which of four continuations follows</source>
        <translation>由文本生成：四个后续中哪一个接在后面</translation>
    </message>
    <message>
        <source>generating characters</source>
        <translation>生成字符</translation>
    </message>
    <message>
        <source>generating operands, compiling and selecting algorithms</source>
        <translation>生成操作数、编译并选择算法</translation>
    </message>
    <message>
        <source>generating the input</source>
        <translation>生成输入</translation>
    </message>
    <message>
        <source>governor %1</source>
        <translation>调频策略 %1</translation>
    </message>
    <message>
        <source>governor %1 (the clock rate depends on the load)</source>
        <translation>调频策略 %1（时钟频率取决于负载）</translation>
    </message>
    <message>
        <source>group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>groups of %1</source>
        <translation>每组 %1</translation>
    </message>
    <message>
        <source>hardware slowdown</source>
        <translation>硬件减速</translation>
    </message>
    <message>
        <source>has a step without a &quot;type&quot;</source>
        <translation>有一个步骤没有 &quot;type&quot;</translation>
    </message>
    <message>
        <source>has more than %1 steps</source>
        <translation>步骤超过 %1 个</translation>
    </message>
    <message>
        <source>has no &quot;type&quot;</source>
        <translation>没有 &quot;type&quot;</translation>
    </message>
    <message>
        <source>head size</source>
        <translation>头大小</translation>
    </message>
    <message>
        <source>head size %1</source>
        <translation>头大小 %1</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>heads of %1 elements cannot be rotated in pairs</source>
        <translation>%1 个元素的头无法成对旋转</translation>
    </message>
    <message>
        <source>held</source>
        <translation>被挂起</translation>
    </message>
    <message>
        <source>hidden size</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <source>hidden size %1</source>
        <translation>隐藏维度 %1</translation>
    </message>
    <message>
        <source>higher (%1)</source>
        <translation>更高 (%1)</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>热</translation>
    </message>
    <message>
        <source>hot: %1</source>
        <translation>热：%1</translation>
    </message>
    <message>
        <source>hot: 1 buffer</source>
        <translation>热：1 个缓冲区</translation>
    </message>
    <message>
        <source>hot: 1 buffer per variant, at most %1</source>
        <translation>热：每变体 1 个缓冲区，至多 %1</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>imported from %1</source>
        <translation>从 %1 导入</translation>
    </message>
    <message>
        <source>included text</source>
        <translation>内置文本</translation>
    </message>
    <message>
        <source>interleaved</source>
        <translation>交错进行</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>is not a list of at most 64 widths</source>
        <translation>不是最多 64 个宽度的列表</translation>
    </message>
    <message>
        <source>is not a number</source>
        <translation>不是数字</translation>
    </message>
    <message>
        <source>is not a whole number from 0 to 1,048,576</source>
        <translation>不是 0 到 1,048,576 的整数</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>it contains a zero byte, so it is not a text file</source>
        <translation>它含有零字节，因此不是文本文件</translation>
    </message>
    <message>
        <source>it contains another run.</source>
        <translation>其中包含的是另一个运行。</translation>
    </message>
    <message>
        <source>it contains more than %1 launches (the limit)</source>
        <translation>它含有超过 %1 次启动（上限）</translation>
    </message>
    <message>
        <source>it contains more than %1 rows (the limit)</source>
        <translation>它含有超过 %1 行（上限）</translation>
    </message>
    <message>
        <source>it contains more than %1 runs.</source>
        <translation>它包含的运行超过 %1 个。</translation>
    </message>
    <message>
        <source>it contains more than %1 values (the limit)</source>
        <translation>它含有超过 %1 个值（上限）</translation>
    </message>
    <message>
        <source>it contains neither a row with a time nor a score</source>
        <translation>它既没有含时间的行，也没有得分</translation>
    </message>
    <message>
        <source>it contains neither kernels (categories kernel, gpu_memcpy, gpu_memset) nor operators (cpu_op)</source>
        <translation>它既不含内核（类别 kernel、gpu_memcpy、gpu_memset），也不含算子 (cpu_op)</translation>
    </message>
    <message>
        <source>it contains no duration (gpu__time_duration.sum, or Duration on the details page)</source>
        <translation>它不含时长（gpu__time_duration.sum，或 details 页上的 Duration）</translation>
    </message>
    <message>
        <source>it contains no rows below its header</source>
        <translation>其表头下方没有行</translation>
    </message>
    <message>
        <source>it contains no session.</source>
        <translation>它不含会话。</translation>
    </message>
    <message>
        <source>it contains none of ttfts, itls, latencies, mean_ttft_ms</source>
        <translation>它不含 ttfts、itls、latencies、mean_ttft_ms 中的任何一个</translation>
    </message>
    <message>
        <source>it did not start</source>
        <translation>它没有启动</translation>
    </message>
    <message>
        <source>it does not contain a model configuration</source>
        <translation>它不含模型配置</translation>
    </message>
    <message>
        <source>it does not list its runs</source>
        <translation>它没有列出其运行</translation>
    </message>
    <message>
        <source>it ends unexpectedly after %1 decompressed bytes</source>
        <translation>解压 %1 字节后意外结束</translation>
    </message>
    <message>
        <source>it has %1 bytes, which is too short for a .safetensors file</source>
        <translation>它有 %1 字节，作为 .safetensors 文件太短</translation>
    </message>
    <message>
        <source>it has %1 cells, the first line has %2</source>
        <translation>它有 %1 个单元格，首行有 %2 个</translation>
    </message>
    <message>
        <source>it has %1 classes; the limit is %2</source>
        <translation>它有 %1 个类别；上限为 %2</translation>
    </message>
    <message>
        <source>it has %1 labels, but %2 has %3 items</source>
        <translation>它有 %1 个标签，但 %2 有 %3 个样例</translation>
    </message>
    <message>
        <source>it has .npy version %1; supported versions are 1 to 3</source>
        <translation>它的 .npy 版本为 %1；支持的版本为 1 到 3</translation>
    </message>
    <message>
        <source>it has an unexpected tensor %1</source>
        <translation>它含有意外的张量 %1</translation>
    </message>
    <message>
        <source>it has more than %1 cells (the limit)</source>
        <translation>它有超过 %1 个单元格（上限）</translation>
    </message>
    <message>
        <source>it has no &apos;result&apos;.</source>
        <translation>它没有 &apos;result&apos;。</translation>
    </message>
    <message>
        <source>it has no feature columns</source>
        <translation>它没有特征列</translation>
    </message>
    <message>
        <source>it has no list &quot;benchmarks&quot;</source>
        <translation>它没有列表 &quot;benchmarks&quot;</translation>
    </message>
    <message>
        <source>it has no list of runs</source>
        <translation>它没有运行列表</translation>
    </message>
    <message>
        <source>it has no object &quot;results&quot;</source>
        <translation>它没有对象 &quot;results&quot;</translation>
    </message>
    <message>
        <source>it has no schema number.</source>
        <translation>它没有架构版本号。</translation>
    </message>
    <message>
        <source>it has no weight</source>
        <translation>它没有权重</translation>
    </message>
    <message>
        <source>it has only one column</source>
        <translation>它只有一列</translation>
    </message>
    <message>
        <source>it is a device or a pipe</source>
        <translation>它是设备或管道</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <source>it is a running program</source>
        <translation>它是正在运行的程序</translation>
    </message>
    <message>
        <source>it is damaged after %1 decompressed bytes (%2)</source>
        <translation>解压 %1 字节后发现损坏 (%2)</translation>
    </message>
    <message>
        <source>it is followed by text</source>
        <translation>其后还有文本</translation>
    </message>
    <message>
        <source>it is nested deeper than %1 levels (the limit)</source>
        <translation>其嵌套超过 %1 层（上限）</translation>
    </message>
    <message>
        <source>it is not a gzip file</source>
        <translation>它不是 gzip 文件</translation>
    </message>
    <message>
        <source>it is not an .npy file</source>
        <translation>它不是 .npy 文件</translation>
    </message>
    <message>
        <source>it is not an IDX file</source>
        <translation>它不是 IDX 文件</translation>
    </message>
    <message>
        <source>it is stored in column-major order (fortran_order)</source>
        <translation>它以列主序存储 (fortran_order)</translation>
    </message>
    <message>
        <source>it is stored in column-major order (fortran_order), but tokens are rows</source>
        <translation>它以列主序存储 (fortran_order)，但词元是行</translation>
    </message>
    <message>
        <source>it is too large for this computer</source>
        <translation>它对这台计算机来说太大</translation>
    </message>
    <message>
        <source>it was changed while it was being read</source>
        <translation>它在读取期间被更改</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Quantoscope (schema %1; this one reads up to %2).</source>
        <translation>它由更新版本的 Quantoscope 保存（架构版本 %1；本程序最高读取到 %2）。</translation>
    </message>
    <message>
        <source>it was started for %1 steps, but %2 items require %3</source>
        <translation>它以 %1 步启动，但 %2 个样例需要 %3 步</translation>
    </message>
    <message>
        <source>it was truncated while it was being read</source>
        <translation>它在读取期间被截断</translation>
    </message>
    <message>
        <source>item %1 has %2 as feature %3</source>
        <translation>样例 %1 的特征 %3 为 %2</translation>
    </message>
    <message>
        <source>item %1 has the negative label %2</source>
        <translation>样例 %1 的标签为负数 %2</translation>
    </message>
    <message>
        <source>item %1 of the test data has the label %2, which does not occur in the training data and is out of range</source>
        <translation>测试数据的样例 %1 的标签为 %2，训练数据中没有该标签，且超出范围</translation>
    </message>
    <message>
        <source>its %1 items are split into %2 for training and %3 for calibration; no split can be empty</source>
        <translation>其 %1 个样例分为训练 %2 个、校准 %3 个；任何一份都不能为空</translation>
    </message>
    <message>
        <source>its %1 items are split into %2 for training, %3 for calibration and %4 for testing; no split can be empty</source>
        <translation>其 %1 个样例分为训练 %2 个、校准 %3 个、测试 %4 个；任何一份都不能为空</translation>
    </message>
    <message>
        <source>its __metadata__ %1 is not a string</source>
        <translation>其 __metadata__ %1 不是字符串</translation>
    </message>
    <message>
        <source>its __metadata__ is not an object</source>
        <translation>其 __metadata__ 不是对象</translation>
    </message>
    <message>
        <source>its baseline %1 is not a known mode.</source>
        <translation>其基准 %1 不是已知的模式。</translation>
    </message>
    <message>
        <source>its buffers need more than an eighth of the available memory (%1)</source>
        <translation>其缓冲区需要超过可用内存的八分之一 (%1)</translation>
    </message>
    <message>
        <source>its checksum is wrong</source>
        <translation>其校验和错误</translation>
    </message>
    <message>
        <source>its configuration does not have one name for each of %1 classes</source>
        <translation>其配置没有为 %1 个类别各提供一个名称</translation>
    </message>
    <message>
        <source>its configuration is inconsistent: %1</source>
        <translation>其配置不一致：%1</translation>
    </message>
    <message>
        <source>its configuration is not an object</source>
        <translation>其配置不是对象</translation>
    </message>
    <message>
        <source>its configuration specifies an unknown type of model</source>
        <translation>其配置指定了未知的模型类型</translation>
    </message>
    <message>
        <source>its data type %1 is not supported</source>
        <translation>不支持其数据类型 %1</translation>
    </message>
    <message>
        <source>its elements are Python objects</source>
        <translation>其元素是 Python 对象</translation>
    </message>
    <message>
        <source>its elements are not plain numbers</source>
        <translation>其元素不是普通数字</translation>
    </message>
    <message>
        <source>its elements are single bytes of an unnamed type (NumPy has no name for FP8 E4M3)</source>
        <translation>其元素是未命名类型的单字节（NumPy 没有 FP8 E4M3 的名称）</translation>
    </message>
    <message>
        <source>its elements are structures with several fields</source>
        <translation>其元素是含多个字段的结构</translation>
    </message>
    <message>
        <source>its format is not %1.</source>
        <translation>其格式不是 %1。</translation>
    </message>
    <message>
        <source>its header</source>
        <translation>其头部</translation>
    </message>
    <message>
        <source>its header does not begin with &apos;{&apos;</source>
        <translation>其头部不以 &apos;{&apos; 开头</translation>
    </message>
    <message>
        <source>its header size is %1 bytes, but only %2 follow</source>
        <translation>其头部大小为 %1 字节，但其后只有 %2</translation>
    </message>
    <message>
        <source>its header size is %1 bytes; the limit is %2</source>
        <translation>其头部大小为 %1 字节；上限为 %2</translation>
    </message>
    <message>
        <source>its header size is %1; the limit is 1 MiB</source>
        <translation>其头部大小为 %1；上限为 1 MiB</translation>
    </message>
    <message>
        <source>its name contains control characters or is not valid UTF-8</source>
        <translation>其名称含有控制字符，或不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>its name does not end in .csv, .tsv, .npy, .idx or -ubyte (IDX)</source>
        <translation>其名称不以 .csv、.tsv、.npy、.idx 或 -ubyte (IDX) 结尾</translation>
    </message>
    <message>
        <source>its name is empty or reserved</source>
        <translation>其名称为空或为保留名称</translation>
    </message>
    <message>
        <source>its part of the column&apos;s sum</source>
        <translation>其在该列总和中的比例</translation>
    </message>
    <message>
        <source>its shape %1</source>
        <translation>其形状 %1</translation>
    </message>
    <message>
        <source>its shape %1 has more than %2 elements (the limit)</source>
        <translation>其形状 %1 超过 %2 个元素（上限）</translation>
    </message>
    <message>
        <source>its shape %1 of %2-byte elements requires more than the %3 bytes in the file</source>
        <translation>其形状 %1、每元素 %2 字节，所需超过文件中的 %3 字节</translation>
    </message>
    <message>
        <source>its state is incomplete for this model</source>
        <translation>其状态对该模型不完整</translation>
    </message>
    <message>
        <source>its symbolic links form a loop</source>
        <translation>其符号链接形成循环</translation>
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
        <source>kernels, host-code or requests</source>
        <translation>内核、主机代码或请求</translation>
    </message>
    <message>
        <source>labels of shape %1 are not a list with one number per item</source>
        <translation>形状为 %1 的标签不是每样例一个数的列表</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>latency with copies %1</source>
        <translation>含复制的延迟 %1</translation>
    </message>
    <message>
        <source>launch %1 of %2 has no duration</source>
        <translation>%2 的第 %1 次启动没有时长</translation>
    </message>
    <message>
        <source>launching GELU</source>
        <translation>启动 GELU</translation>
    </message>
    <message>
        <source>launching a compiled kernel</source>
        <translation>启动编译好的内核</translation>
    </message>
    <message>
        <source>launching a graph</source>
        <translation>启动图</translation>
    </message>
    <message>
        <source>launching a kernel</source>
        <translation>启动内核</translation>
    </message>
    <message>
        <source>launching a layer norm</source>
        <translation>启动层归一化</translation>
    </message>
    <message>
        <source>launching a product</source>
        <translation>启动乘积</translation>
    </message>
    <message>
        <source>launching a residual sum</source>
        <translation>启动残差求和</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>line %1 has %2 cells instead of %3</source>
        <translation>第 %1 行有 %2 个单元格，而不是 %3 个</translation>
    </message>
    <message>
        <source>line %1 has %2 cells instead of %3; the file may be truncated</source>
        <translation>第 %1 行有 %2 个单元格，而不是 %3 个；文件可能被截断</translation>
    </message>
    <message>
        <source>line %1 is not an lm-eval item: it has neither doc_id nor doc_hash</source>
        <translation>第 %1 行不是 lm-eval 样例：既没有 doc_id，也没有 doc_hash</translation>
    </message>
    <message>
        <source>line %1 is not valid JSON</source>
        <translation>第 %1 行不是有效的 JSON</translation>
    </message>
    <message>
        <source>llama-perplexity aggregates over tokens: its figures have a standard error, but no items, so two models cannot be compared pair by pair.</source>
        <translation>llama-perplexity 按词元汇总：其数值有标准误，但没有样例，因此无法逐对比较两个模型。</translation>
    </message>
    <message>
        <source>loading a compiled kernel</source>
        <translation>加载编译好的内核</translation>
    </message>
    <message>
        <source>loading a product</source>
        <translation>加载乘积内核</translation>
    </message>
    <message>
        <source>loading compiled kernels</source>
        <translation>加载编译好的内核</translation>
    </message>
    <message>
        <source>loading kernels</source>
        <translation>加载内核</translation>
    </message>
    <message>
        <source>loading products</source>
        <translation>加载乘积内核</translation>
    </message>
    <message>
        <source>loading the attention kernel</source>
        <translation>加载注意力内核</translation>
    </message>
    <message>
        <source>loading the fused kernel</source>
        <translation>加载融合内核</translation>
    </message>
    <message>
        <source>looking for a compiled kernel</source>
        <translation>查找编译好的内核</translation>
    </message>
    <message>
        <source>looking for devices</source>
        <translation>查找设备</translation>
    </message>
    <message>
        <source>looking for devices on %1</source>
        <translation>正在 %1 上查找设备</translation>
    </message>
    <message>
        <source>looking for functions of the driver</source>
        <translation>查找驱动函数</translation>
    </message>
    <message>
        <source>looking for the driver&apos;s tensor maps</source>
        <translation>查找驱动的张量映射功能</translation>
    </message>
    <message>
        <source>lower (%1)</source>
        <translation>更低 (%1)</translation>
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
        <translation>创建流</translation>
    </message>
    <message>
        <source>making events</source>
        <translation>创建事件</translation>
    </message>
    <message>
        <source>making operands</source>
        <translation>生成操作数</translation>
    </message>
    <message>
        <source>making the codes</source>
        <translation>生成编码</translation>
    </message>
    <message>
        <source>materialized</source>
        <translation>写入内存</translation>
    </message>
    <message>
        <source>matrix rate, %1</source>
        <translation>矩阵速率，%1</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>平均 %1</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>measuring the energy of %1</source>
        <translation>正在测量 %1 的能耗</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>memory %1 MHz</source>
        <translation>内存 %1 MHz</translation>
    </message>
    <message>
        <source>memory unknown</source>
        <translation>内存未知</translation>
    </message>
    <message>
        <source>min %1</source>
        <translation>最小 %1</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>multiplying</source>
        <translation>矩阵相乘</translation>
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
        <translation>未找到 BLAS 库</translation>
    </message>
    <message>
        <source>no byte dot products (VNNI) with %1 on this CPU</source>
        <translation>该 CPU 上没有 %1 的字节点积 (VNNI)</translation>
    </message>
    <message>
        <source>no call was completed between two changes of the energy counter</source>
        <translation>在能耗计数器的两次变化之间没有完成任何调用</translation>
    </message>
    <message>
        <source>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but none of the %4 others is shown to be worse.</source>
        <translation>没有配置被证实是最好的。%1 的正确答案最多（%3 个中的 %2 个），但其他 %4 个配置中没有一个被证实更差。</translation>
    </message>
    <message numerus="yes">
        <source>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but only %n of the %4 others are shown to be worse.</source>
        <comment>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but only %n of the %4 others is shown to be worse.</comment>
        <translation>
            <numerusform>没有配置被证实是最好的。%1 的正确答案最多（%3 个中的 %2 个），但其他 %4 个配置中只有 %n 个被证实更差。</numerusform>
        </translation>
    </message>
    <message>
        <source>no connection is needed</source>
        <translation>无需连接</translation>
    </message>
    <message>
        <source>no item has a metric such as &quot;acc&quot; or &quot;exact_match&quot;</source>
        <translation>没有样例含有 &quot;acc&quot; 或 &quot;exact_match&quot; 之类的指标</translation>
    </message>
    <message>
        <source>no label column was found</source>
        <translation>没有找到标签列</translation>
    </message>
    <message>
        <source>no label file was found next to it</source>
        <translation>其旁边没有找到标签文件</translation>
    </message>
    <message>
        <source>no log</source>
        <translation>没有日志</translation>
    </message>
    <message>
        <source>no quantization error</source>
        <translation>没有量化误差</translation>
    </message>
    <message>
        <source>no selected variant supports this size</source>
        <translation>所选变体均不支持此大小</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>没有这样的文件</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>没有这样的文件或文件夹</translation>
    </message>
    <message>
        <source>no task has a metric such as &quot;acc,none&quot;</source>
        <translation>没有任务含有 &quot;acc,none&quot; 之类的指标</translation>
    </message>
    <message>
        <source>none of its figures is a time above 0</source>
        <translation>其数值中没有大于 0 的时间</translation>
    </message>
    <message>
        <source>norms of queries and keys</source>
        <translation>查询和键的归一化</translation>
    </message>
    <message>
        <source>not enough device memory for three matrices</source>
        <translation>设备内存不足，无法容纳三个矩阵</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>not judged: the baseline is this checkpoint, dequantized</source>
        <translation>未判定：基准是此检查点的反量化结果</translation>
    </message>
    <message>
        <source>not judged: the baseline is this checkpoint, dequantized (%1)</source>
        <translation>未判定：基准是此检查点的反量化结果 (%1)</translation>
    </message>
    <message>
        <source>not listed by Slurm</source>
        <translation>Slurm 未列出</translation>
    </message>
    <message>
        <source>not resolved (%1 points, 95% %2 to %3, p = %4)</source>
        <translation>未能区分（%1 个百分点，95% %2 至 %3，p = %4）</translation>
    </message>
    <message>
        <source>not resolved (%1)</source>
        <translation>未能区分 (%1)</translation>
    </message>
    <message>
        <source>not throttled</source>
        <translation>未降频</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>未验证</translation>
    </message>
    <message>
        <source>not within ±1% yet</source>
        <translation>尚未在 ±1% 内</translation>
    </message>
    <message>
        <source>nothing in it can be used: %1</source>
        <translation>其中没有可用的内容：%1</translation>
    </message>
    <message>
        <source>nothing is prepared</source>
        <translation>没有任何准备好的内容</translation>
    </message>
    <message>
        <source>num_tokens × hidden_size is %1, more than %2 elements.</source>
        <translation>num_tokens × hidden_size 为 %1，超过 %2 个元素。</translation>
    </message>
    <message>
        <source>offline processing</source>
        <translation>离线处理</translation>
    </message>
    <message>
        <source>one configuration after another</source>
        <translation>逐个配置依次进行</translation>
    </message>
    <message>
        <source>one of choices.label</source>
        <translation>choices.label 之一</translation>
    </message>
    <message>
        <source>one sequence</source>
        <translation>一个序列</translation>
    </message>
    <message>
        <source>only %1 MiB of device memory is available, too little for a copy that exceeds the cache</source>
        <translation>可用设备内存仅 %1 MiB，不足以进行超过缓存大小的复制</translation>
    </message>
    <message>
        <source>opening cuBLASLt</source>
        <translation>打开 cuBLASLt</translation>
    </message>
    <message>
        <source>opening the device</source>
        <translation>打开设备</translation>
    </message>
    <message>
        <source>ordering streams</source>
        <translation>排定流的先后顺序</translation>
    </message>
    <message>
        <source>packed times in microseconds; these are damaged</source>
        <translation>以微秒为单位的打包时间；此处的数据已损坏</translation>
    </message>
    <message>
        <source>packed, 16-byte stores</source>
        <translation>打包，16 字节存储</translation>
    </message>
    <message>
        <source>packing weights</source>
        <translation>打包权重</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>部分结果</translation>
    </message>
    <message>
        <source>per channel</source>
        <translation>按通道</translation>
    </message>
    <message>
        <source>per tensor</source>
        <translation>按张量</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>权限不足</translation>
    </message>
    <message>
        <source>perplexity %1 (difference not resolved)</source>
        <translation>困惑度 %1（差异未能区分）</translation>
    </message>
    <message>
        <source>perplexity %1 (equivalent within ±0.5%)</source>
        <translation>困惑度 %1（在 ±0.5% 内等效）</translation>
    </message>
    <message>
        <source>perplexity %1 (higher)</source>
        <translation>困惑度 %1（更高）</translation>
    </message>
    <message>
        <source>perplexity %1 (lower)</source>
        <translation>困惑度 %1（更低）</translation>
    </message>
    <message>
        <source>perplexity %1 (the baseline is the same checkpoint, dequantized)</source>
        <translation>困惑度 %1（基准是同一检查点的反量化结果）</translation>
    </message>
    <message>
        <source>phase, note, started, training, row, rows, cell, speed or token</source>
        <translation>phase、note、started、training、row、rows、cell、speed 或 token</translation>
    </message>
    <message>
        <source>phase, progress, segment, table or note</source>
        <translation>phase、progress、segment、table 或 note</translation>
    </message>
    <message>
        <source>power / tokens per second</source>
        <translation>功率 / 每秒词元数</translation>
    </message>
    <message>
        <source>power brake</source>
        <translation>功率制动</translation>
    </message>
    <message>
        <source>power cap</source>
        <translation>功率上限</translation>
    </message>
    <message>
        <source>power × time</source>
        <translation>功率 × 时间</translation>
    </message>
    <message>
        <source>power × time per token</source>
        <translation>功率 × 每词元时间</translation>
    </message>
    <message>
        <source>preempted</source>
        <translation>已被抢占</translation>
    </message>
    <message>
        <source>prefill a sequence that does not exist, nothing, or into room of another size</source>
        <translation>预填充不存在的序列、空内容，或填充到大小不符的空间</translation>
    </message>
    <message>
        <source>prefill a sequence that does not exist, or nothing</source>
        <translation>预填充不存在的序列或空内容</translation>
    </message>
    <message>
        <source>prefill; context of Llama 2</source>
        <translation>预填充；Llama 2 的上下文</translation>
    </message>
    <message>
        <source>prefill; context of Llama 3</source>
        <translation>预填充；Llama 3 的上下文</translation>
    </message>
    <message>
        <source>preparing the cache</source>
        <translation>准备缓存</translation>
    </message>
    <message>
        <source>preparing the model</source>
        <translation>准备模型</translation>
    </message>
    <message>
        <source>problem %1 computes wrong results</source>
        <translation>问题 %1 的计算结果错误</translation>
    </message>
    <message>
        <source>problem %1 did not compile</source>
        <translation>问题 %1 未能编译</translation>
    </message>
    <message>
        <source>problem %1 is not an object</source>
        <translation>问题 %1 不是对象</translation>
    </message>
    <message>
        <source>profiling one iteration per mode</source>
        <translation>每个模式剖析一次迭代</translation>
    </message>
    <message>
        <source>quantized weights that config.json does not describe</source>
        <translation>config.json 未描述的量化权重</translation>
    </message>
    <message>
        <source>quantizing</source>
        <translation>量化</translation>
    </message>
    <message>
        <source>query %1 has neither &quot;computeMs&quot; nor &quot;startComputeMs&quot; and &quot;endComputeMs&quot;</source>
        <translation>查询 %1 既没有 &quot;computeMs&quot;，也没有 &quot;startComputeMs&quot; 和 &quot;endComputeMs&quot;</translation>
    </message>
    <message>
        <source>query, key and value of Llama 3 8B</source>
        <translation>Llama 3 8B 的查询、键和值</translation>
    </message>
    <message>
        <source>queueing a reading of the clock</source>
        <translation>将时钟读取排入队列</translation>
    </message>
    <message>
        <source>queueing a step of the model</source>
        <translation>将模型的一步排入队列</translation>
    </message>
    <message>
        <source>queueing an instruction</source>
        <translation>将指令排入队列</translation>
    </message>
    <message>
        <source>queueing attention</source>
        <translation>将注意力排入队列</translation>
    </message>
    <message>
        <source>queueing work</source>
        <translation>将工作排入队列</translation>
    </message>
    <message>
        <source>random, seed %1</source>
        <translation>随机，种子 %1</translation>
    </message>
    <message>
        <source>reading %1</source>
        <translation>读取 %1</translation>
    </message>
    <message>
        <source>reading a kernel</source>
        <translation>读取内核</translation>
    </message>
    <message>
        <source>reading a time</source>
        <translation>读取时间</translation>
    </message>
    <message>
        <source>reading back</source>
        <translation>回读</translation>
    </message>
    <message>
        <source>reading device attributes</source>
        <translation>读取设备属性值</translation>
    </message>
    <message>
        <source>reading device properties</source>
        <translation>读取设备属性</translation>
    </message>
    <message>
        <source>reading the bus id</source>
        <translation>读取总线 ID</translation>
    </message>
    <message>
        <source>reading the device&apos;s timer</source>
        <translation>读取设备计时器</translation>
    </message>
    <message>
        <source>reading the driver&apos;s version</source>
        <translation>读取驱动版本</translation>
    </message>
    <message>
        <source>reading the runtime&apos;s version</source>
        <translation>读取运行时版本</translation>
    </message>
    <message>
        <source>reciprocal</source>
        <translation>倒数</translation>
    </message>
    <message>
        <source>recording a graph</source>
        <translation>记录图</translation>
    </message>
    <message>
        <source>recording a product</source>
        <translation>记录乘积</translation>
    </message>
    <message>
        <source>recording an event</source>
        <translation>记录事件</translation>
    </message>
    <message>
        <source>recovered, interrupted</source>
        <translation>已恢复，曾中断</translation>
    </message>
    <message>
        <source>refining %1</source>
        <translation>正在细化 %1</translation>
    </message>
    <message>
        <source>replaying a program</source>
        <translation>重放程序</translation>
    </message>
    <message>
        <source>requested</source>
        <translation>按请求</translation>
    </message>
    <message>
        <source>requests / time</source>
        <translation>请求数 / 时间</translation>
    </message>
    <message>
        <source>requeued</source>
        <translation>已重新排队</translation>
    </message>
    <message>
        <source>requeued and held</source>
        <translation>已重新排队并被挂起</translation>
    </message>
    <message>
        <source>reserving shared memory</source>
        <translation>预留共享内存</translation>
    </message>
    <message>
        <source>restoring weights</source>
        <translation>还原权重</translation>
    </message>
    <message>
        <source>returning to the session on %1</source>
        <translation>正在返回 %1 上的会话</translation>
    </message>
    <message>
        <source>rewind</source>
        <translation>回退</translation>
    </message>
    <message>
        <source>row %1 has neither &quot;avg_ns&quot; nor &quot;samples_ns&quot;</source>
        <translation>第 %1 行既没有 &quot;avg_ns&quot;，也没有 &quot;samples_ns&quot;</translation>
    </message>
    <message>
        <source>rows of %1 weights are not a multiple of the group size %2, and compressed-tensors loads only complete groups</source>
        <translation>每行 %1 个权重不是组大小 %2 的倍数，而 compressed-tensors 只加载完整的组</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>running a kernel</source>
        <translation>运行内核</translation>
    </message>
    <message>
        <source>running instructions</source>
        <translation>运行指令</translation>
    </message>
    <message>
        <source>running the model</source>
        <translation>运行模型</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>selecting the device</source>
        <translation>选择设备</translation>
    </message>
    <message>
        <source>sending a buffer</source>
        <translation>发送缓冲区</translation>
    </message>
    <message>
        <source>sending tables</source>
        <translation>发送表</translation>
    </message>
    <message>
        <source>sending tokens</source>
        <translation>发送词元</translation>
    </message>
    <message>
        <source>sending weights</source>
        <translation>发送权重</translation>
    </message>
    <message>
        <source>sensitivity of single layers</source>
        <translation>各层的敏感度</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>sequence length %1</source>
        <translation>序列长度 %1</translation>
    </message>
    <message>
        <source>shape %1 of %2 has %3 bits, but the data has %4 bytes</source>
        <translation>%2 的形状 %1 为 %3 位，但其数据有 %4 字节</translation>
    </message>
    <message>
        <source>shape %1 of %2 is invalid</source>
        <translation>%2 的形状 %1 无效</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>simulated: values of FP8 E4M3 × FP8 E4M3 in %1; this GPU does not support FP8 multiplication</source>
        <translation>模拟：FP8 E4M3 的值 × FP8 E4M3，以 %1 计算；此 GPU 不支持 FP8 乘法</translation>
    </message>
    <message>
        <source>simulated: values of FP8 E4M3 × FP8 E4M3, FP32 multiply-adds (%1); CPUs do not support FP8 multiplication</source>
        <translation>模拟：FP8 E4M3 的值 × FP8 E4M3，FP32 乘加 (%1)；CPU 不支持 FP8 乘法</translation>
    </message>
    <message>
        <source>slower: %1 the speed of %2</source>
        <translation>更慢：速度为 %2 的 %1</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>speed difference from %1 not resolved: %2 crosses ±%3%</source>
        <translation>与 %1 的速度差异未能区分：%2 跨过 ±%3%</translation>
    </message>
    <message>
        <source>ssh refuses its configuration because of its permissions.</source>
        <translation>由于权限问题，ssh 拒绝使用其配置。</translation>
    </message>
    <message>
        <source>ssh reported: %1</source>
        <translation>ssh 报告：%1</translation>
    </message>
    <message>
        <source>ssh, container, slurm or exec</source>
        <translation>ssh、container、slurm 或 exec</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>starting a worker process</source>
        <translation>正在启动工作进程</translation>
    </message>
    <message>
        <source>starting the attention kernel</source>
        <translation>启动注意力内核</translation>
    </message>
    <message>
        <source>starting the fused kernel</source>
        <translation>启动融合内核</translation>
    </message>
    <message>
        <source>starting the profiler</source>
        <translation>启动剖析器</translation>
    </message>
    <message>
        <source>starting the softmax kernel</source>
        <translation>启动 softmax 内核</translation>
    </message>
    <message>
        <source>static</source>
        <translation>静态</translation>
    </message>
    <message>
        <source>stays warm: %1 buffer, %2, %3 × L2</source>
        <translation>仍为热：%1 个缓冲区，%2，%3 × L2</translation>
    </message>
    <message>
        <source>stays warm: %1 buffers, %2, %3 × L2</source>
        <translation>仍为热：%1 个缓冲区，%2，%3 × L2</translation>
    </message>
    <message>
        <source>std %1</source>
        <translation>标准差 %1</translation>
    </message>
    <message>
        <source>stopped before the energy was measured</source>
        <translation>在测量能耗之前已停止</translation>
    </message>
    <message>
        <source>stopped by the user</source>
        <translation>由用户停止</translation>
    </message>
    <message>
        <source>stopped by the user, %1 of %2 points measured</source>
        <translation>由用户停止，已测 %2 个点中的 %1 个</translation>
    </message>
    <message>
        <source>stopping the profiler</source>
        <translation>停止剖析器</translation>
    </message>
    <message>
        <source>storing the scale</source>
        <translation>存储缩放因子</translation>
    </message>
    <message>
        <source>storing the zero point</source>
        <translation>存储零点</translation>
    </message>
    <message>
        <source>submission not confirmed</source>
        <translation>不确定是否已提交</translation>
    </message>
    <message>
        <source>suspended</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>sweeping the cache</source>
        <translation>读取扫过缓存</translation>
    </message>
    <message>
        <source>symmetric</source>
        <translation>对称</translation>
    </message>
    <message>
        <source>take a matrix</source>
        <translation>接收矩阵</translation>
    </message>
    <message>
        <source>take a vector</source>
        <translation>接收向量</translation>
    </message>
    <message>
        <source>task %1 is not an object</source>
        <translation>任务 %1 不是对象</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>tensor %1</source>
        <translation>张量 %1</translation>
    </message>
    <message>
        <source>test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>text follows a closing quotation mark</source>
        <translation>闭合引号后还有文字</translation>
    </message>
    <message>
        <source>text without a supported table</source>
        <translation>不含受支持表格的文本</translation>
    </message>
    <message>
        <source>the %2 attention heads are not divisible by the %1 KV heads</source>
        <translation>%2 个注意力头不能被 %1 个 KV 头整除</translation>
    </message>
    <message>
        <source>the .npy header is truncated</source>
        <translation>.npy 头部被截断</translation>
    </message>
    <message>
        <source>the audit</source>
        <translation>审查</translation>
    </message>
    <message>
        <source>the baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>the calls ran for %1 s; at least %2 s are needed</source>
        <translation>调用运行了 %1 s；至少需要 %2 s</translation>
    </message>
    <message>
        <source>the checkpoint already has this format</source>
        <translation>检查点已是此格式</translation>
    </message>
    <message>
        <source>the claimed %1</source>
        <translation>所声称的 %1</translation>
    </message>
    <message>
        <source>the comma is missing in a shape with one dimension</source>
        <translation>一维形状缺少逗号</translation>
    </message>
    <message>
        <source>the configuration in %1</source>
        <translation>%1 中的配置</translation>
    </message>
    <message>
        <source>the connection to %1 was lost; trying again in %2 s. The run goes on there (Stop ends only the wait)</source>
        <translation>到 %1 的连接已断开；%2 s 后重试。运行仍在那里继续（“停止”只结束等待）</translation>
    </message>
    <message>
        <source>the context length</source>
        <translation>上下文长度</translation>
    </message>
    <message>
        <source>the copied %1 is less than three times the cache size (%2): partly warm</source>
        <translation>所复制的 %1 不足缓存大小 (%2) 的三倍：部分为热</translation>
    </message>
    <message>
        <source>the data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>the device does not report the size of its cache</source>
        <translation>设备没有报告其缓存大小</translation>
    </message>
    <message>
        <source>the device does not respond; its worker process will be terminated in %1 s</source>
        <translation>设备无响应；其工作进程将在 %1 s 后终止</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>磁盘报告错误</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>结尾</translation>
    </message>
    <message>
        <source>the energy counter (%1 W) and the power readings (%2 W) differ by %3</source>
        <translation>能耗计数器 (%1 W) 与功率读数 (%2 W) 相差 %3</translation>
    </message>
    <message>
        <source>the energy counter changes only every %1 s</source>
        <translation>能耗计数器每 %1 s 才变化一次</translation>
    </message>
    <message>
        <source>the energy counter did not change</source>
        <translation>能耗计数器没有变化</translation>
    </message>
    <message>
        <source>the energy counter is that of the whole GPU, which MIG divides</source>
        <translation>能耗计数器属于被 MIG 划分的整个 GPU</translation>
    </message>
    <message>
        <source>the energy counter went back</source>
        <translation>能耗计数器发生回退</translation>
    </message>
    <message>
        <source>the energy of the cache sweeps between the calls would count</source>
        <translation>调用之间缓存扫过的能耗会被计入</translation>
    </message>
    <message>
        <source>the entry of %1 is not an object</source>
        <translation>%1 的条目不是对象</translation>
    </message>
    <message>
        <source>the escape %1</source>
        <translation>转义 %1</translation>
    </message>
    <message>
        <source>the features require more than 4 GiB (the limit)</source>
        <translation>特征需要超过 4 GiB（上限）</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>the file ends within the value that begins in line %1</source>
        <translation>文件在始于第 %1 行的值中间结束</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>the file or its folder does not exist</source>
        <translation>文件或其文件夹不存在</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>文件系统是只读的</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>要写入的文件</translation>
    </message>
    <message>
        <source>the file would exceed the maximum file size</source>
        <translation>文件将超过最大文件大小</translation>
    </message>
    <message>
        <source>the first has %1 tokens</source>
        <translation>第一个有 %1 个词元</translation>
    </message>
    <message>
        <source>the first is line %1</source>
        <translation>第一个是第 %1 行</translation>
    </message>
    <message>
        <source>the first is line %1 with %2 tokens</source>
        <translation>第一个是第 %1 行，有 %2 个词元</translation>
    </message>
    <message>
        <source>the first one, of whole numbers</source>
        <translation>第一个整数列</translation>
    </message>
    <message>
        <source>the folder contains no data files</source>
        <translation>该文件夹不含数据文件</translation>
    </message>
    <message>
        <source>the folder contains only labels: %1</source>
        <translation>该文件夹只有标签：%1</translation>
    </message>
    <message>
        <source>the folder contains several data sets: %1</source>
        <translation>该文件夹含有多个数据集：%1</translation>
    </message>
    <message>
        <source>the folder of the data</source>
        <translation>数据的文件夹</translation>
    </message>
    <message>
        <source>the folder to create</source>
        <translation>要创建的文件夹</translation>
    </message>
    <message>
        <source>the folder to write</source>
        <translation>要写入的文件夹</translation>
    </message>
    <message>
        <source>the format has no type %1</source>
        <translation>该格式没有类型 %1</translation>
    </message>
    <message>
        <source>the geometric mean of the rows above</source>
        <translation>上方各行的几何平均值</translation>
    </message>
    <message>
        <source>the head size</source>
        <translation>头的大小</translation>
    </message>
    <message>
        <source>the hidden size</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <source>the import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>the intermediate size</source>
        <translation>中间维度</translation>
    </message>
    <message>
        <source>the items</source>
        <translation>样例</translation>
    </message>
    <message>
        <source>the journal</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>the journal of the run</source>
        <translation>运行的日志</translation>
    </message>
    <message>
        <source>the key %1 is unknown</source>
        <translation>未知的键 %1</translation>
    </message>
    <message>
        <source>the key %1 occurs twice</source>
        <translation>键 %1 出现两次</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; is missing</source>
        <translation>缺少键 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; occurs twice</source>
        <translation>键 &apos;%1&apos; 出现两次</translation>
    </message>
    <message>
        <source>the label is column %1 of the training table, but %2 of the test table</source>
        <translation>标签在训练表中是 %1 列，在测试表中却是 %2 列</translation>
    </message>
    <message>
        <source>the last one, of whole numbers</source>
        <translation>最后一个整数列</translation>
    </message>
    <message>
        <source>the learning rate is not a positive number</source>
        <translation>学习率不是正数</translation>
    </message>
    <message>
        <source>the list of sessions</source>
        <translation>会话列表</translation>
    </message>
    <message>
        <source>the list of targets</source>
        <translation>目标列表</translation>
    </message>
    <message>
        <source>the mean is above the maximum</source>
        <translation>平均值高于最大值</translation>
    </message>
    <message>
        <source>the mean is below the minimum</source>
        <translation>平均值低于最小值</translation>
    </message>
    <message>
        <source>the mean of the columns</source>
        <translation>各列的平均值</translation>
    </message>
    <message>
        <source>the mean of the rows above</source>
        <translation>上方各行的平均值</translation>
    </message>
    <message>
        <source>the minimum is above the maximum</source>
        <translation>最小值高于最大值</translation>
    </message>
    <message>
        <source>the model does not respond; its worker process will be terminated in %1 s</source>
        <translation>模型无响应；其工作进程将在 %1 s 后终止</translation>
    </message>
    <message>
        <source>the model included with the program</source>
        <translation>随程序附带的模型</translation>
    </message>
    <message>
        <source>the model that it was trained on</source>
        <translation>训练它时所用的模型</translation>
    </message>
    <message>
        <source>the name contains a zero byte</source>
        <translation>名称含有零字节</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>名称为空</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>the name of a file in the same folder</source>
        <translation>同一文件夹中某个文件的名称</translation>
    </message>
    <message>
        <source>the name of an architecture, for example &apos;x86_64&apos;</source>
        <translation>架构的名称，例如 &apos;x86_64&apos;</translation>
    </message>
    <message>
        <source>the number of KV heads</source>
        <translation>KV 头数</translation>
    </message>
    <message>
        <source>the number of heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>the number of layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>the only one with text</source>
        <translation>唯一含文本的列</translation>
    </message>
    <message>
        <source>the operation is not permitted</source>
        <translation>不允许该操作</translation>
    </message>
    <message>
        <source>the path or the file name is too long</source>
        <translation>路径或文件名太长</translation>
    </message>
    <message>
        <source>the power was not read often enough to check the energy counter</source>
        <translation>功率的读取次数不足以核对能耗计数器</translation>
    </message>
    <message>
        <source>the ratio of means, %1×,</source>
        <translation>平均值之比 %1×</translation>
    </message>
    <message>
        <source>the reading end was closed</source>
        <translation>读取端已关闭</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>the same peak as in the other rows</source>
        <translation>与其他行相同的峰值</translation>
    </message>
    <message>
        <source>the same total as in the other rows</source>
        <translation>与其他行相同的总计</translation>
    </message>
    <message>
        <source>the samples of %1: %2 does not have the size that the JSON says</source>
        <translation>%1 的样本：%2 的大小与 JSON 中所述不符</translation>
    </message>
    <message>
        <source>the samples of %1: there is no %2 beside the JSON</source>
        <translation>%1 的样本：JSON 旁边没有 %2</translation>
    </message>
    <message>
        <source>the session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>the shape has more than 64 dimensions</source>
        <translation>形状超过 64 维</translation>
    </message>
    <message>
        <source>the sizes in its state do not match the model</source>
        <translation>其状态中的大小与模型不符</translation>
    </message>
    <message>
        <source>the sliding window is negative</source>
        <translation>滑动窗口为负</translation>
    </message>
    <message>
        <source>the standard deviation is too large for the range of the samples</source>
        <translation>对样本的极差来说，标准差过大</translation>
    </message>
    <message>
        <source>the study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>the study does not respond; its worker process will be terminated in %1 s</source>
        <translation>研究无响应；其工作进程将在 %1 s 后终止</translation>
    </message>
    <message>
        <source>the sum of the rows above</source>
        <translation>上方各行的总和</translation>
    </message>
    <message>
        <source>the table is empty</source>
        <translation>表格为空</translation>
    </message>
    <message>
        <source>the template adds the id %1 to a vocabulary of %2 tokens</source>
        <translation>模板将 ID %1 加入 %2 个词元的词表</translation>
    </message>
    <message>
        <source>the template does not contain the text</source>
        <translation>模板不含文本</translation>
    </message>
    <message>
        <source>the template for a single text refers to another text, or to the text twice</source>
        <translation>单个文本的模板引用了另一个文本，或引用了该文本两次</translation>
    </message>
    <message>
        <source>the template has a part that is neither a SpecialToken nor a Sequence</source>
        <translation>模板的某一部分既不是 SpecialToken 也不是 Sequence</translation>
    </message>
    <message>
        <source>the template has no &quot;ids&quot; for %1</source>
        <translation>模板没有 %1 的 &quot;ids&quot;</translation>
    </message>
    <message>
        <source>the tensor %1</source>
        <translation>张量 %1</translation>
    </message>
    <message>
        <source>the tensor %1 has no finite number at element %2</source>
        <translation>张量 %1 的元素 %2 不是有限数</translation>
    </message>
    <message>
        <source>the tensor %1 has shape %2 instead of %3</source>
        <translation>张量 %1 的形状是 %2，而不是 %3</translation>
    </message>
    <message>
        <source>the tensor %1 has type %2, not F32</source>
        <translation>张量 %1 的类型是 %2，不是 F32</translation>
    </message>
    <message>
        <source>the tensor %1 is missing</source>
        <translation>缺少张量 %1</translation>
    </message>
    <message>
        <source>the time unit %1 of %2 is unknown</source>
        <translation>%2 的时间单位 %1 未知</translation>
    </message>
    <message>
        <source>the unit %1 of %2 is not a unit of time</source>
        <translation>%2 的单位 %1 不是时间单位</translation>
    </message>
    <message>
        <source>the vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>the weight decay is not a positive number</source>
        <translation>权重衰减不是正数</translation>
    </message>
    <message>
        <source>the weight has no scales</source>
        <translation>权重没有缩放因子</translation>
    </message>
    <message>
        <source>the worker has no CUDA module</source>
        <translation>工作程序没有 CUDA 模块</translation>
    </message>
    <message>
        <source>there</source>
        <translation>存在的键</translation>
    </message>
    <message>
        <source>there are no items to train on</source>
        <translation>没有可训练的样例</translation>
    </message>
    <message>
        <source>there are no rows below the header</source>
        <translation>标题行下没有数据行</translation>
    </message>
    <message>
        <source>there is no machine code</source>
        <translation>没有机器码</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>thermal (hardware)</source>
        <translation>过热（硬件）</translation>
    </message>
    <message>
        <source>thermal (software)</source>
        <translation>过热（软件）</translation>
    </message>
    <message>
        <source>these are labels, and no file with the features was found next to them</source>
        <translation>这些是标签，其旁边没有找到含特征的文件</translation>
    </message>
    <message>
        <source>this GPU has no energy counter</source>
        <translation>此 GPU 没有能耗计数器</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>this device does not support multiplication of %1</source>
        <translation>该设备不支持 %1 的乘法</translation>
    </message>
    <message>
        <source>this device does not support multiplication of %1.</source>
        <translation>该设备不支持 %1 的乘法。</translation>
    </message>
    <message>
        <source>this device has no energy counter that this program reads</source>
        <translation>此设备没有本程序可读取的能耗计数器</translation>
    </message>
    <message>
        <source>this property</source>
        <translation>此属性</translation>
    </message>
    <message>
        <source>this type of group</source>
        <translation>此类型的组</translation>
    </message>
    <message>
        <source>throttled: %1</source>
        <translation>降频：%1</translation>
    </message>
    <message>
        <source>throttling unknown</source>
        <translation>降频情况未知</translation>
    </message>
    <message>
        <source>time limit of %1 s reached (%2 s per point)</source>
        <translation>达到 %1 s 的时间限制（每点 %2 s）</translation>
    </message>
    <message>
        <source>time limit of %1 s reached before all medians and comparisons were resolved</source>
        <translation>在所有中位数和比较均区分之前达到 %1 s 的时间限制</translation>
    </message>
    <message>
        <source>time limit of %1 s reached before all medians were within ±1%</source>
        <translation>在所有中位数进入 ±1% 之前达到 %1 s 的时间限制</translation>
    </message>
    <message>
        <source>time limit of %1 s reached: all comparisons are resolved, but %2 became faster and slower during the run, so its median is known only within ±%3</source>
        <translation>达到 %1 s 的时间限制：所有比较均已区分，但 %2 在运行期间时快时慢，因此其中位数仅精确到 ±%3</translation>
    </message>
    <message>
        <source>time limit reached</source>
        <translation>已达到时间限制</translation>
    </message>
    <message>
        <source>timer and launches</source>
        <translation>计时器和启动</translation>
    </message>
    <message>
        <source>timing a graph</source>
        <translation>对图计时</translation>
    </message>
    <message>
        <source>timing a large copy</source>
        <translation>对大块复制计时</translation>
    </message>
    <message>
        <source>timing a program</source>
        <translation>对程序计时</translation>
    </message>
    <message>
        <source>timing a step</source>
        <translation>对一步计时</translation>
    </message>
    <message>
        <source>timing arithmetic</source>
        <translation>对运算计时</translation>
    </message>
    <message>
        <source>timing the clock and an empty launch</source>
        <translation>对计时器和空启动计时</translation>
    </message>
    <message>
        <source>tiny MLP %1</source>
        <translation>小型 MLP %1</translation>
    </message>
    <message>
        <source>token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>tokens / time</source>
        <translation>词元数 / 时间</translation>
    </message>
    <message>
        <source>too large by %1</source>
        <translation>偏大 %1</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>打开的文件太多</translation>
    </message>
    <message>
        <source>too many files are open on this machine</source>
        <translation>本机打开的文件太多</translation>
    </message>
    <message>
        <source>too small by %1</source>
        <translation>偏小 %1</translation>
    </message>
    <message>
        <source>total / count</source>
        <translation>总计 / 次数</translation>
    </message>
    <message>
        <source>training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>training %1</source>
        <translation>训练 %1</translation>
    </message>
    <message>
        <source>training items have %1 features, test items %2</source>
        <translation>训练样例有 %1 个特征，测试样例有 %2 个</translation>
    </message>
    <message>
        <source>transformer, %1 blocks of width %2, %3 heads, %4 patches of %5×%6</source>
        <translation>Transformer，%1 个宽度为 %2 的块，%3 个头，%4 个 %5×%6 的小块</translation>
    </message>
    <message>
        <source>transforms of activations</source>
        <translation>激活的变换</translation>
    </message>
    <message>
        <source>triton.testing writes one figure for each size: a mean or a median, as the benchmark chose. The file contains no samples and no deviation.</source>
        <translation>triton.testing 对每个大小只写入一个数值：平均值或中位数，由基准测试选择。文件中既没有样本，也没有偏差。</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>tuning products</source>
        <translation>调优乘积</translation>
    </message>
    <message>
        <source>turbo off</source>
        <translation>睿频关闭</translation>
    </message>
    <message>
        <source>turbo on (the clock rate depends on load and temperature)</source>
        <translation>睿频开启（时钟频率取决于负载和温度）</translation>
    </message>
    <message>
        <source>two kernels</source>
        <translation>两个内核</translation>
    </message>
    <message>
        <source>two kernels, overlapped</source>
        <translation>两个内核，重叠</translation>
    </message>
    <message>
        <source>unfused passes</source>
        <translation>未融合的多趟</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>未知原因</translation>
    </message>
    <message>
        <source>until resolved, at most %1 s</source>
        <translation>直到区分，最多 %1 s</translation>
    </message>
    <message>
        <source>until stopped</source>
        <translation>直到停止</translation>
    </message>
    <message>
        <source>up projection of Llama 2 7B</source>
        <translation>Llama 2 7B 的上投影</translation>
    </message>
    <message>
        <source>up projection of Llama 3 70B</source>
        <translation>Llama 3 70B 的上投影</translation>
    </message>
    <message>
        <source>up projection of Llama 3 8B</source>
        <translation>Llama 3 8B 的上投影</translation>
    </message>
    <message>
        <source>uploading a graph</source>
        <translation>将图上传到 GPU</translation>
    </message>
    <message>
        <source>uploading the worker to %1: %2</source>
        <translation>正在将工作程序上传到 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>verified against the FP64 reference: %n rows, %1 off by more than %2 (largest %3)</source>
        <comment>verified against the FP64 reference: %n row, %1 off by more than %2 (largest %3)</comment>
        <translation>
            <numerusform>已与 FP64 参考核对：%n 行，%1 行偏差超过 %2（最大 %3）</numerusform>
        </translation>
    </message>
    <message>
        <source>verifying the codes</source>
        <translation>验证编码</translation>
    </message>
    <message>
        <source>vocabulary of Llama 3</source>
        <translation>Llama 3 的词表</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>waiting for a kernel</source>
        <translation>等待内核</translation>
    </message>
    <message>
        <source>waiting in the queue: job %1</source>
        <translation>正在队列中等待：作业 %1</translation>
    </message>
    <message>
        <source>waiting in the queue: job %1, %2</source>
        <translation>正在队列中等待：作业 %1，%2</translation>
    </message>
    <message>
        <source>warming up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>windows of %1 tokens with a stride of %2</source>
        <translation>%1 个词元的窗口，步幅 %2</translation>
    </message>
    <message>
        <source>windows of %1 tokens without overlap</source>
        <translation>%1 个词元的窗口，不重叠</translation>
    </message>
    <message>
        <source>within the space for a result</source>
        <translation>结果空间范围内的数据</translation>
    </message>
    <message>
        <source>worse by %1 points (95% %2 to %3, p = %4)</source>
        <translation>低 %1 个百分点（95% %2 至 %3，p = %4）</translation>
    </message>
    <message>
        <source>your disk quota is exceeded</source>
        <translation>超出磁盘配额</translation>
    </message>
    <message>
        <source>† %1: %2</source>
        <translation>† %1：%2</translation>
    </message>
    <message>
        <source>√(p(1 − p)/(n − 1))</source>
        <translation>√(p(1 − p)/(n − 1))</translation>
    </message>
    <message>
        <source>√(p(1 − p)/n)</source>
        <translation>√(p(1 − p)/n)</translation>
    </message>
</context>
<context>
    <name>ModeCharts</name>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>未能区分</translation>
    </message>
    <message>
        <source>too few samples</source>
        <translation>样本过少</translation>
    </message>
    <message>
        <source>Identical kernels differ in this run, so no difference is resolved.</source>
        <translation>本次运行中相同的内核出现差异，因此没有差异得以区分。</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 个更慢</translation>
    </message>
    <message>
        <source>%1 the same</source>
        <translation>%1 个相同</translation>
    </message>
    <message>
        <source>%1 not resolved</source>
        <translation>%1 个未能区分</translation>
    </message>
    <message>
        <source>Compared with %1: %2.</source>
        <translation>与 %1 相比：%2。</translation>
    </message>
    <message>
        <source>roofline of this device</source>
        <translation>该设备的屋顶线</translation>
    </message>
    <message>
        <source>ceiling of this device</source>
        <translation>该设备的上限</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>运算速率</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Median latency</source>
        <translation>延迟中位数</translation>
    </message>
    <message>
        <source>First %1 of %2 rows; the table shows all rows.</source>
        <translation>%2 行中的前 %1 行；表格显示全部行。</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Signal to quantization noise</source>
        <translation>信号与量化噪声之比</translation>
    </message>
    <message>
        <source>Accuracy against double precision</source>
        <translation>相对双精度的准确度</translation>
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
        <translation>∞（精确）</translation>
    </message>
    <message>
        <source>Size with scales</source>
        <translation>含缩放因子的大小</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>∞ (of those judged)</source>
        <translation>∞（仅计可判定的值）</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>未判定</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 个损毁</translation>
    </message>
    <message>
        <source>%1, faster</source>
        <translation>%1，更快</translation>
    </message>
    <message>
        <source>%1, slower</source>
        <translation>%1，更慢</translation>
    </message>
    <message>
        <source>%1, same</source>
        <translation>%1，相同</translation>
    </message>
    <message>
        <source>%1, not resolved</source>
        <translation>%1，未能区分</translation>
    </message>
    <message>
        <source>%1 is %2 faster than %3.</source>
        <translation>%1 比 %3 快 %2。</translation>
    </message>
    <message>
        <source>1 faster, %1 (%2)</source>
        <translation>1 个更快，%1（%2）</translation>
    </message>
    <message>
        <source>%1 faster, up to %2 (%3)</source>
        <translation>%1 个更快，最多 %2（%3）</translation>
    </message>
    <message>
        <source>Speed-up by round [95%], band ±%1%</source>
        <translation>逐轮加速比 [95%]，带 ±%1%</translation>
    </message>
    <message>
        <source>95% interval of the median</source>
        <translation>中位数的 95% 区间</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>%1 (recovered)</source>
        <translation>%1（已恢复）</translation>
    </message>
    <message>
        <source>Accuracy study</source>
        <translation>准确率研究</translation>
    </message>
    <message>
        <source>Interrupted run</source>
        <translation>中断的运行</translation>
    </message>
    <message>
        <source>There is nothing to restore; discard it.</source>
        <translation>没有可恢复的内容；请丢弃。</translation>
    </message>
    <message>
        <source>Nothing can be restored: %1</source>
        <translation>没有内容可以恢复：%1</translation>
    </message>
    <message>
        <source>The files stay in %1.</source>
        <translation>文件保留在 %1。</translation>
    </message>
    <message>
        <source>The interrupted study is empty.</source>
        <translation>中断的研究是空的。</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>语言模型</translation>
    </message>
    <message>
        <source>The journal of run %1 is damaged; its intact samples are restored.</source>
        <translation>运行 %1 的日志已损坏；已恢复其中完好的样本。</translation>
    </message>
    <message>
        <source>It is not complete, so saving it will not overwrite %1.</source>
        <translation>会话不完整，因此保存时不会覆盖 %1。</translation>
    </message>
    <message>
        <source>%1 has changed since it was last read or saved here, so saving will not overwrite it.</source>
        <translation>自上次在此读取或保存后，%1 已更改，因此保存时不会覆盖它。</translation>
    </message>
    <message>
        <source>%1 is missing, so saving will ask for a name.</source>
        <translation>缺少 %1，因此保存时会询问名称。</translation>
    </message>
    <message>
        <source>%1 is in no file any more.</source>
        <translation>%1 已不在任何文件中。</translation>
    </message>
</context>
<context>
    <name>ReportExporter</name>
    <message>
        <source>Cannot draw the image %1.</source>
        <translation>无法绘制图片 %1。</translation>
    </message>
    <message>
        <source>Close other programs and export again.</source>
        <translation>请关闭其他程序后重新导出。</translation>
    </message>
    <message>
        <source>There are no runs to report.</source>
        <translation>没有可报告的运行。</translation>
    </message>
    <message>
        <source>Measure something first.</source>
        <translation>请先测量。</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>屋顶线</translation>
    </message>
    <message>
        <source>Latency per iteration, all modes</source>
        <translation>每次迭代的延迟，所有模式</translation>
    </message>
    <message>
        <source>Latency per iteration, %1</source>
        <translation>每次迭代的延迟，%1</translation>
    </message>
    <message numerus="yes">
        <source>%1, at the first of %n value(s) of the second axis</source>
        <translation>
            <numerusform>%1，取第二轴 %n 个值中的第一个</numerusform>
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
        <translation>每字节运算（对数）</translation>
    </message>
    <message>
        <source>TFLOP/s (log)</source>
        <translation>TFLOP/s（对数）</translation>
    </message>
    <message>
        <source>no device calibration in this run: no slope and no roofs</source>
        <translation>本次运行没有设备校准：没有斜线和屋顶</translation>
    </message>
    <message>
        <source>%1 rows without operations or bytes are not drawn</source>
        <translation>未绘制没有运算或字节的 %1 行</translation>
    </message>
    <message>
        <source>cache %1 GB/s</source>
        <translation>缓存 %1 GB/s</translation>
    </message>
    <message>
        <source>memory %1 GB/s</source>
        <translation>内存 %1 GB/s</translation>
    </message>
    <message>
        <source>%1 reaches %2% of what this device allows</source>
        <translation>%1 达到该设备允许值的 %2%</translation>
    </message>
    <message>
        <source>%1 is at %2% of the copy rate, so its data stays in the cache</source>
        <translation>%1 为复制速率的 %2%，因此其数据留在缓存中</translation>
    </message>
    <message>
        <source>%1 is at %2% of the calibrated %3 rate</source>
        <translation>%1 为校准所得 %3 速率的 %2%</translation>
    </message>
    <message>
        <source>%1; it is memory-bound.</source>
        <translation>%1；受内存限制。</translation>
    </message>
    <message>
        <source>%1; it is compute-bound.</source>
        <translation>%1；受运算限制。</translation>
    </message>
    <message>
        <source>%1; all of them are memory-bound.</source>
        <translation>%1；全部受内存限制。</translation>
    </message>
    <message>
        <source>%1; all of them are compute-bound.</source>
        <translation>%1；全部受运算限制。</translation>
    </message>
    <message>
        <source>%1; %2 of %3 are memory-bound.</source>
        <translation>%1；%3 个中有 %2 个受内存限制。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Operations per byte</source>
        <translation>每字节运算</translation>
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
        <translation>运算</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Roof (TFLOP/s)</source>
        <translation>屋顶 (TFLOP/s)</translation>
    </message>
    <message>
        <source>Share of the roof (%)</source>
        <translation>占屋顶 (%)</translation>
    </message>
    <message>
        <source>memory					%1</source>
        <translation>内存					%1</translation>
    </message>
    <message>
        <source>roof %1		%2</source>
        <translation>屋顶 %1		%2</translation>
    </message>
    <message>
        <source>%1 is at %2% of the rate of a plain copy, which writes as much as it reads</source>
        <translation>%1 为普通复制速率的 %2%；普通复制的写入量与读取量相同</translation>
    </message>
    <message>
        <source>modes without counted arithmetic are placed at %1 operations per element; the distance to the slope shows their GB/s</source>
        <translation>未计数运算的模式按每元素 %1 次运算放置；到斜线的距离表示其 GB/s</translation>
    </message>
    <message>
        <source>%1 reaches %2% of its ceiling, a kernel that only moves the same bytes</source>
        <translation>%1 达到其上限（只搬运相同字节的内核）的 %2%</translation>
    </message>
    <message>
        <source>What lies above the copy line moves its bytes faster than the calibration&apos;s plain copy, which writes as much as it reads.</source>
        <translation>位于复制线之上的，其搬运字节的速度快于校准中的普通复制，后者写入量与读取量相同。</translation>
    </message>
    <message>
        <source>What lies above the copy line is served by the caches.</source>
        <translation>位于复制线之上的由缓存提供数据。</translation>
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
        <translation>编码已与参考实现核对：%1 行，%2 行不同。</translation>
    </message>
    <message>
        <source>Codes and scales of %1 of %2 modes were read back and compared bit for bit with the reference implementation.</source>
        <translation>回读了 %2 个模式中 %1 个的编码和缩放因子，并与参考实现逐位比较。</translation>
    </message>
    <message>
        <source>Results verified against a double-precision reference: %1 rows, %2 beyond the tolerance.</source>
        <translation>结果已与双精度参考核对：%1 行，%2 行超出容差。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Constant input: there is nothing to scale (scale 0, codes 0).</source>
        <translation>输入为常数：没有可缩放的内容（缩放因子 0，编码 0）。</translation>
    </message>
    <message>
        <source>%1 input values are NaN or infinite and are excluded from the error figures.</source>
        <translation>%1 个输入值为 NaN 或无穷，不计入误差数字。</translation>
    </message>
    <message>
        <source>(First of %1 such periods.)</source>
        <translation>（共 %1 段，此为第一段。）</translation>
    </message>
    <message>
        <source>Compared with %1: %2</source>
        <translation>与 %1 相比：%2</translation>
    </message>
    <message>
        <source>%1 finite input values were restored as NaN or infinite and are excluded from the error figures.</source>
        <translation>%1 个有限输入值被还原为 NaN 或无穷，不计入误差数字。</translation>
    </message>
    <message>
        <source>Rows of %1 of %2 variants were read back and compared with a double-precision reference. The tolerance allows for rounding in the types of each variant. The accuracy columns show the errors.</source>
        <translation>已读回 %2 个变体中 %1 个的若干行，并与双精度参照比较。容差考虑了各变体类型的舍入。误差见准确度各列。</translation>
    </message>
    <message>
        <source>Identical kernels differ: verdicts are not reliable.</source>
        <translation>相同的内核出现差异：结论不可信。</translation>
    </message>
    <message>
        <source>%1 of %2 rows differ from the reference by more than rounding explains. Do not rely on the figures of this variant.</source>
        <translation>%2 行中有 %1 行与参照的差异超出舍入所能解释的范围。请勿采信该变体的数字。</translation>
    </message>
    <message>
        <source>%1 of %2 rows differ from the oracle. Do not rely on the figures of this mode.</source>
        <translation>%2 行中有 %1 行与参考实现不同。请勿采信该模式的数字。</translation>
    </message>
    <message>
        <source>Up to %1% of the roofline (%2). Possible causes: it writes less than a plain copy, or its arithmetic rate exceeds that of the large matrix product in the calibration.</source>
        <translation>达到屋顶线的 %1%（%2）。可能的原因：它的写入量少于普通复制，或其运算速率超过校准中的大矩阵乘积。</translation>
    </message>
    <message>
        <source>Up to %1% of the roofline (%2). Possible causes: operands stay in the cache, or the arithmetic rate exceeds that of the large matrix product in the calibration.</source>
        <translation>达到屋顶线的 %1%（%2）。可能的原因：操作数留在缓存中，或运算速率超过校准中的大矩阵乘积。</translation>
    </message>
    <message>
        <source>Up to %1% of the ceiling (%2). Possible causes: noise, or caches that serve more of its traffic than of the ceiling kernel&apos;s.</source>
        <translation>达到上限的 %1%（%2）。可能的原因：噪声，或缓存为其承担的流量多于为上限内核承担的流量。</translation>
    </message>
    <message>
        <source>Up to %1% of the ceiling (%2). Possible causes: the kernel starts before the previous one has ended, which the ceiling kernel does not do; noise; or the cache.</source>
        <translation>达到上限的 %1%（%2）。可能的原因：该内核在前一个结束之前就开始，而上限内核不会这样；噪声；或缓存。</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>Identical kernels differ: an effect has to exceed %1%.</source>
        <translation>相同的内核出现差异：效应须超过 %1%。</translation>
    </message>
    <message>
        <source>%1 was measured twice in each round, and the two series differ: ratio %2, 95% interval [%3, %4], n = %5 pairs. Possible causes are other work on the machine, a changing clock, or the order within a round; they affect all modes.</source>
        <translation>%1 在每轮中测量两次，两个序列不同：比值 %2，95% 区间 [%3, %4]，n = %5 对。可能的原因有机器上的其他工作、时钟变化或轮内的顺序；它们影响所有模式。</translation>
    </message>
    <message>
        <source>Remove the cause and measure again before you rely on any difference in this run.</source>
        <translation>请消除原因并重新测量，之后再依据本次运行中的任何差异。</translation>
    </message>
    <message>
        <source>What differs by more is still called faster or slower; what does not is not resolved.</source>
        <translation>差异超过这一幅度的仍称为更快或更慢；其余的未能区分。</translation>
    </message>
    <message>
        <source>Each size has a verdict of its own, from rounds in which all modes were measured. They are in the table of the page Sweep.</source>
        <translation>每个大小都有各自的结论，基于测量了所有模式的轮次。这些结论见“扫描”页面的表格。</translation>
    </message>
</context>
<context>
    <name>RunNames</name>
    <message>
        <source>copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>%1 per tensor</source>
        <translation>%1，按张量</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>%1，按词元</translation>
    </message>
    <message>
        <source>%1 per group</source>
        <translation>%1，按组</translation>
    </message>
    <message>
        <source>%1: none faster</source>
        <translation>%1：没有更快的</translation>
    </message>
    <message>
        <source>timing %1</source>
        <translation>计时 %1</translation>
    </message>
    <message>
        <source>fixed iterations</source>
        <translation>固定迭代数</translation>
    </message>
    <message>
        <source>until resolved</source>
        <translation>直到区分</translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s)</source>
        <translation>
            <numerusform>%n 次迭代</numerusform>
        </translation>
    </message>
    <message>
        <source>on the CPU</source>
        <translation>在 CPU 上</translation>
    </message>
    <message>
        <source>on the GPU</source>
        <translation>在 GPU 上</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n 个词元</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden %1</source>
        <translation>隐藏 %1</translation>
    </message>
    <message>
        <source>other modes</source>
        <translation>其他模式</translation>
    </message>
    <message>
        <source>other variants</source>
        <translation>其他变体</translation>
    </message>
    <message>
        <source>other input</source>
        <translation>其他输入</translation>
    </message>
    <message>
        <source>other scale</source>
        <translation>其他缩放因子</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n 个模式</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n mode(s) equivalent</source>
        <translation>
            <numerusform>%n 个模式中有 %1 个等效</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configuration(s)</source>
        <translation>
            <numerusform>%n 个配置</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>repeated</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>a device or host</comment>
        <translation>在 %1 上</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>在本机</translation>
    </message>
    <message numerus="yes">
        <source>%n modes faster, up to %1</source>
        <comment>several are equally fast</comment>
        <translation>
            <numerusform>%n 种模式更快，最高 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 faster</source>
        <translation>%1 快 %2</translation>
    </message>
    <message>
        <source>%1 faster at %2 of %3 sizes</source>
        <translation>%1 在 %3 个大小中的 %2 个上更快</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in %1 cannot be read. The current settings apply until the program ends.</source>
        <translation>无法读取 %1 中的设置。当前设置在程序结束前有效。</translation>
    </message>
    <message>
        <source>The settings were damaged and have been reset. The old file is now %1.</source>
        <translation>设置已损坏并被重置。旧文件现为 %1。</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>In a chart</source>
        <translation>在图表中</translation>
    </message>
    <message>
        <source>Measure (trace)</source>
        <translation>测量（轨迹）</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>放大和缩小</translation>
    </message>
    <message>
        <source>+ and −, wheel</source>
        <translation>+ 和 −，滚轮</translation>
    </message>
    <message>
        <source>Zoom the other axis</source>
        <translation>缩放另一条轴</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+滚轮</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>重置缩放</translation>
    </message>
    <message>
        <source>0, double click</source>
        <translation>0，双击</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>对数轴</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Set cursor A or B here</source>
        <translation>在此设置光标 A 或 B</translation>
    </message>
    <message>
        <source>A, B, Shift+click</source>
        <translation>A、B、Shift+单击</translation>
    </message>
    <message>
        <source>Pin a note here</source>
        <translation>在此处添加批注</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Show the values as a table</source>
        <translation>以表格显示数值</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Select the cell of the heat map</source>
        <translation>选择热图的单元</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>More: copy, save, traces</source>
        <translation>更多：复制、保存、轨迹</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>菜单键，右键单击</translation>
    </message>
    <message>
        <source>In a table</source>
        <translation>在表格中</translation>
    </message>
    <message>
        <source>Move between rows</source>
        <translation>在各行之间移动</translation>
    </message>
    <message>
        <source>Up, Down, Page Up, Page Down</source>
        <translation>上、下、Page Up、Page Down</translation>
    </message>
    <message>
        <source>Choose columns, sort</source>
        <translation>选择列、排序</translation>
    </message>
    <message>
        <source>Menu key, right click on the header</source>
        <translation>菜单键，在表头上右键单击</translation>
    </message>
    <message>
        <source>While presenting</source>
        <translation>演示时</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Right, Space, Page Down</source>
        <translation>右、空格、Page Down</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Left, Page Up</source>
        <translation>左、Page Up</translation>
    </message>
    <message>
        <source>First and last page</source>
        <translation>第一页和最后一页</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>转到某页</translation>
    </message>
    <message>
        <source>Digits, then Enter</source>
        <translation>数字，然后 Enter</translation>
    </message>
    <message>
        <source>Blank the screen</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>任何位置</translation>
    </message>
    <message>
        <source>Next or previous control</source>
        <translation>下一个或上一个控件</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Open a menu by its underlined letter</source>
        <translation>按带下划线的字母打开菜单</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt 加该字母</translation>
    </message>
    <message>
        <source>Close a message, a palette or a dialog</source>
        <translation>关闭消息、面板或对话框</translation>
    </message>
    <message>
        <source>Advance automatically, pause</source>
        <translation>自动播放、暂停</translation>
    </message>
    <message>
        <source>F5 or A, P</source>
        <translation>F5 或 A，P</translation>
    </message>
    <message>
        <source>+ and −</source>
        <translation>+ 和 −</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Next screen</source>
        <translation>下一个屏幕</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Move between values</source>
        <translation>在各值之间移动</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Move a zoomed chart</source>
        <translation>移动已放大的图表</translation>
    </message>
    <message>
        <source>Shift and arrow keys, drag</source>
        <translation>Shift 加方向键，拖动</translation>
    </message>
    <message>
        <source>Drag the image to another program</source>
        <translation>将图片拖到其他程序</translation>
    </message>
    <message>
        <source>Alt and drag</source>
        <translation>Alt 加拖动</translation>
    </message>
    <message>
        <source>Slower and faster</source>
        <translation>变慢和变快</translation>
    </message>
    <message>
        <source>Laser pointer with values</source>
        <translation>带数值的激光指针</translation>
    </message>
    <message>
        <source>List these keys</source>
        <translation>列出这些按键</translation>
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
        <translation>没有可导出的页面。</translation>
    </message>
    <message>
        <source>Measure something, or show a hidden page.</source>
        <translation>请先测量，或显示隐藏的页面。</translation>
    </message>
    <message>
        <source>Cannot draw the slides.</source>
        <translation>无法绘制幻灯片。</translation>
    </message>
    <message>
        <source>Close other programs and export again.</source>
        <translation>请关闭其他程序后重新导出。</translation>
    </message>
</context>
<context>
    <name>SlideFigures</name>
    <message>
        <source>95% interval %1 to %2</source>
        <translation>95% 区间 %1 至 %2</translation>
    </message>
    <message>
        <source>imported from %1</source>
        <translation>从 %1 导入</translation>
    </message>
    <message>
        <source>%1 against %2: not reliable, identical kernels differ</source>
        <translation>%1 相对 %2：不可信，相同的内核出现差异</translation>
    </message>
    <message>
        <source>%1 is faster than %2</source>
        <translation>%1 比 %2 快</translation>
    </message>
    <message>
        <source>%1 is slower than %2</source>
        <translation>%1 比 %2 慢</translation>
    </message>
    <message>
        <source>%1 and %2 are the same</source>
        <translation>%1 与 %2 相同</translation>
    </message>
    <message>
        <source>%1 against %2: not resolved</source>
        <translation>%1 相对 %2：未能区分</translation>
    </message>
    <message>
        <source>%1 against %2: too few samples to say</source>
        <translation>%1 相对 %2：样本过少，无法判断</translation>
    </message>
    <message>
        <source>%1, bandwidth</source>
        <translation>%1，带宽</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>%1, of the roofline of this device</source>
        <translation>%1，占该设备屋顶线</translation>
    </message>
    <message>
        <source>%1, of the ceiling of this device</source>
        <translation>%1，占该设备上限</translation>
    </message>
    <message>
        <source>%1 against FP32: %2</source>
        <translation>%1 相对 FP32：%2</translation>
    </message>
    <message>
        <source>points</source>
        <translation>百分点</translation>
    </message>
    <message>
        <source>exact, with scales and header</source>
        <translation>精确，含缩放因子和头部</translation>
    </message>
    <message>
        <source>%1 is smaller than FP32</source>
        <translation>%1 比 FP32 小</translation>
    </message>
    <message>
        <source>FP32 against %1</source>
        <translation>FP32 相对 %1</translation>
    </message>
    <message>
        <source>exact bytes of the model files</source>
        <translation>模型文件的精确字节数</translation>
    </message>
    <message>
        <source>%1, median</source>
        <translation>%1，中位数</translation>
    </message>
    <message>
        <source>%1, of what this device allows</source>
        <translation>%1，占该设备允许值</translation>
    </message>
    <message>
        <source>%1, arithmetic</source>
        <translation>%1，运算</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>95 of 100 are at or below</source>
        <translation>100 个中有 95 个不超过</translation>
    </message>
    <message>
        <source>99 of 100 are at or below</source>
        <translation>100 个中有 99 个不超过</translation>
    </message>
    <message>
        <source>Mean, affected by slow samples</source>
        <translation>平均值，受慢样本影响</translation>
    </message>
    <message>
        <source>standard deviation %1 %2</source>
        <translation>标准差 %1 %2</translation>
    </message>
    <message>
        <source>Longest sample</source>
        <translation>最长的样本</translation>
    </message>
    <message>
        <source>FP32, the baseline</source>
        <translation>FP32，基准</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>奈特</translation>
    </message>
    <message>
        <source>%1 against FP32</source>
        <translation>%1 相对 FP32</translation>
    </message>
    <message>
        <source>%1 against FP32: not resolved</source>
        <translation>%1 相对 FP32：未能区分</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Modes and variants</source>
        <translation>模式和变体</translation>
    </message>
    <message numerus="yes">
        <source>n = %n sample(s)</source>
        <translation>
            <numerusform>n = %n 个样本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n test item(s), paired</source>
        <translation>
            <numerusform>n = %n 个测试样例，配对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n test item(s)</source>
        <translation>
            <numerusform>n = %n 个测试样例</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s); the ratio changes during the run</source>
        <translation>
            <numerusform>n = %n 对；比值在运行期间发生变化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s)</source>
        <translation>
            <numerusform>n = %n 对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, signal to quantization noise</source>
        <translation>%1，信号与量化噪声之比</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message numerus="yes">
        <source>n = %n value(s)</source>
        <translation>
            <numerusform>n = %n 个值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s), about %1 independent (autocorrelated)</source>
        <translation>
            <numerusform>n = %n 对，约 %1 个独立（自相关）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, of its ceiling</source>
        <translation>%1，占其上限</translation>
    </message>
    <message>
        <source>Latency samples</source>
        <translation>延迟样本</translation>
    </message>
</context>
<context>
    <name>SlidePage</name>
    <message>
        <source>Values as a table</source>
        <translation>以表格显示数值</translation>
    </message>
    <message>
        <source>There are no pages to export.</source>
        <translation>没有可导出的页面。</translation>
    </message>
    <message>
        <source>Measure something, or show a hidden page.</source>
        <translation>请先测量，或显示隐藏的页面。</translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %n row(s); the session file has all.</source>
        <translation>
            <numerusform>%n 行中的前 %1 行；会话文件含全部。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Slides</name>
    <message>
        <source>imported from %1</source>
        <translation>从 %1 导入</translation>
    </message>
    <message>
        <source>This sweep has no size measured yet.</source>
        <translation>此扫描还没有测得任何大小。</translation>
    </message>
    <message>
        <source>%1 This holds at %2, the largest size measured.</source>
        <translation>%1 这在测得的最大大小 %2 处成立。</translation>
    </message>
    <message>
        <source>This run has no device calibration, so its limits are not shown.</source>
        <translation>本次运行没有设备校准，因此不显示其极限。</translation>
    </message>
    <message>
        <source>%1: half of its samples take at most %2, and 99 of 100 at most %3.</source>
        <translation>%1：其半数样本最多用时 %2，每 100 个中有 99 个最多用时 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%1: half of its samples take at most %2; %n sample(s) are too few for a 99th percentile.</source>
        <translation>
            <numerusform>%1：其半数样本最多用时 %2；%n 个样本太少，无法给出第 99 百分位。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n higher</source>
        <translation>
            <numerusform>%n 个更高</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lower</source>
        <translation>
            <numerusform>%n 个更低</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not resolved</source>
        <translation>
            <numerusform>%n 个未能区分</numerusform>
        </translation>
    </message>
    <message>
        <source>Loss by mode.</source>
        <translation>各模式的损失。</translation>
    </message>
    <message>
        <source>Loss against the FP32 baseline, after Holm&apos;s correction: %1.</source>
        <translation>相对 FP32 基准的损失，经 Holm 校正：%1。</translation>
    </message>
    <message>
        <source>Size of the model file by mode.</source>
        <translation>各模式的模型文件大小。</translation>
    </message>
    <message>
        <source>The smallest file is that of %1: %2 instead of %3. Its accuracy: %4.</source>
        <translation>最小的文件是 %1 的：%2，而不是 %3。其准确率：%4。</translation>
    </message>
    <message>
        <source>Accuracy by mode.</source>
        <translation>各模式的准确率。</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 in the window to measure.</source>
        <translation>还没有测量。请在窗口中按 F5 测量。</translation>
    </message>
    <message>
        <source>This run no longer has the finding “%1”.</source>
        <translation>本次运行已没有发现“%1”。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Being measured now · %1</source>
        <translation>正在测量 · %1</translation>
    </message>
    <message>
        <source>live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>Nothing is being measured now.</source>
        <translation>现在没有进行测量。</translation>
    </message>
    <message>
        <source>What this page showed is no longer in the session.</source>
        <translation>此页所显示的内容已不在会话中。</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>已记录</translation>
    </message>
    <message>
        <source>What is being measured</source>
        <translation>测量内容</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>阶梯</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>屋顶线</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>模型大小</translation>
    </message>
    <message>
        <source>Accuracy against size</source>
        <translation>准确率随大小的变化</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>注意事项</translation>
    </message>
    <message>
        <source>run removed</source>
        <translation>运行已移除</translation>
    </message>
    <message>
        <source>Perplexity of a language model</source>
        <translation>语言模型的困惑度</translation>
    </message>
    <message>
        <source>Speed of a language model</source>
        <translation>语言模型的速度</translation>
    </message>
    <message>
        <source>%1 M parameters</source>
        <translation>%1 M 参数</translation>
    </message>
    <message>
        <source>No error was measured in this run.</source>
        <translation>此次运行没有测量误差。</translation>
    </message>
    <message>
        <source>Nothing has been compared yet, so there are no recommendations.</source>
        <translation>尚未进行任何比较，因此没有建议。</translation>
    </message>
    <message numerus="yes">
        <source>%n more recommendation(s) are in the report.</source>
        <translation>
            <numerusform>报告中还有 %n 条建议。</numerusform>
        </translation>
    </message>
    <message>
        <source>Method and limitations</source>
        <translation>方法与局限</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Quantization error</source>
        <translation>量化误差</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s) measured; no verdict yet.</source>
        <translation>
            <numerusform>已测量 %n 个模式；尚无结论。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2 at %3, the largest size measured.</source>
        <translation>在测得的最大大小 %3 处，%1 耗时 %2。</translation>
    </message>
    <message>
        <source>%1 has a signal-to-quantization-noise ratio of %2 dB.</source>
        <translation>%1 的信号与量化噪声之比为 %2 dB。</translation>
    </message>
    <message>
        <source>%1 has the highest SQNR (%2 dB), %3 the lowest (%4 dB).</source>
        <translation>%1 的 SQNR 最高 (%2 dB)，%3 的最低 (%4 dB)。</translation>
    </message>
    <message>
        <source>Which quantization of %1 is fast and small without a measurable loss?</source>
        <translation>%1 的哪种量化既快又小且没有可测的损失？</translation>
    </message>
    <message>
        <source>Which quantization of %1 is fast and small without a measurable loss on %2?</source>
        <translation>在 %2 上，%1 的哪种量化既快又小且没有可测的损失？</translation>
    </message>
    <message>
        <source>Which number format keeps the accuracy, and what does it gain?</source>
        <translation>哪种数字格式能保持准确率，它带来什么收益？</translation>
    </message>
    <message>
        <source>Which number format keeps the accuracy, and what does it gain on %1?</source>
        <translation>哪种数字格式能保持准确率，它在 %1 上带来什么收益？</translation>
    </message>
    <message>
        <source>What does quantization gain, and what does it cost?</source>
        <translation>量化有什么收益，又有什么代价？</translation>
    </message>
    <message>
        <source>What does quantization gain on %1, and what does it cost?</source>
        <translation>量化在 %1 上有什么收益，又有什么代价？</translation>
    </message>
    <message>
        <source>Recorded on %1, %2: nothing is being measured now.</source>
        <translation>记录于 %1，%2：现在没有进行测量。</translation>
    </message>
    <message>
        <source>Accuracy against size.</source>
        <translation>准确率随大小的变化。</translation>
    </message>
    <message>
        <source>Perplexity against size of a language model</source>
        <translation>语言模型的困惑度与大小</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 in %n step(s): faster, %3.</source>
        <translation>
            <numerusform>从 %1 到 %2，共 %n 步：更快，%3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 in %n step(s): slower, %3.</source>
        <translation>
            <numerusform>从 %1 到 %2，共 %n 步：更慢，%3。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyEstimate</name>
    <message>
        <source>a second or two</source>
        <translation>一两秒</translation>
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
        <translation>约 %1，依据上次的研究。</translation>
    </message>
    <message>
        <source>About %1 on this CPU (refined after the first study).</source>
        <translation>在此 CPU 上约 %1（首次研究后会更精确）。</translation>
    </message>
</context>
<context>
    <name>StudyTexts</name>
    <message>
        <source>ran as %1</source>
        <translation>以 %1 运行</translation>
    </message>
    <message>
        <source>simulated: values match the mode, arithmetic and latency do not</source>
        <translation>模拟：数值与该模式一致，运算和延迟不一致</translation>
    </message>
    <message>
        <source>only %1 in %2
signal-to-noise ratio of its output: %3 dB
model loss %4 [%5, %6], %7 items
correct items %8
%9 in this mode</source>
        <translation>仅 %1 采用 %2
其输出的信噪比：%3 dB
模型损失 %4 [%5, %6]，%7 个样例
正确样例 %8
该模式下 %9</translation>
    </message>
    <message>
        <source>not resolved: the interval includes 0</source>
        <translation>未能区分：区间包含 0</translation>
    </message>
    <message>
        <source>accuracy %1   [%2, %3]</source>
        <translation>准确率 %1   [%2, %3]</translation>
    </message>
    <message>
        <source>%1, %2× smaller</source>
        <translation>%1，小 %2×</translation>
    </message>
    <message>
        <source>latency %1 for %2 items, n = %3</source>
        <translation>延迟 %1，%2 个样例，n = %3</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>尚未测量</translation>
    </message>
    <message>
        <source>better by %1 points</source>
        <translation>高 %1 个百分点</translation>
    </message>
    <message>
        <source>worse by %1 points</source>
        <translation>低 %1 个百分点</translation>
    </message>
    <message>
        <source>equivalent</source>
        <translation>等效</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>未能区分</translation>
    </message>
    <message>
        <source>%1 equivalent within ±0.5 points</source>
        <translation>%1 个在 ±0.5 个百分点内等效</translation>
    </message>
    <message>
        <source>%1 better</source>
        <translation>%1 个更好</translation>
    </message>
    <message>
        <source>%1 worse</source>
        <translation>%1 个更差</translation>
    </message>
    <message>
        <source>%1 not resolved</source>
        <translation>%1 个未能区分</translation>
    </message>
    <message>
        <source>Compared with the FP32 baseline: %1.</source>
        <translation>与 FP32 基准相比：%1。</translation>
    </message>
    <message>
        <source>Accuracy by mode</source>
        <translation>各模式的准确率</translation>
    </message>
    <message>
        <source>Accuracy on %1 test items</source>
        <translation>%1 个测试样例上的准确率</translation>
    </message>
    <message>
        <source>95% interval (Wilson)</source>
        <translation>95% 区间 (Wilson)</translation>
    </message>
    <message>
        <source>baseline ±0.5 points</source>
        <translation>基准 ±0.5 个百分点</translation>
    </message>
    <message>
        <source>%1 of %2 items correct, 95% %3 to %4</source>
        <translation>%2 个样例中 %1 个正确，95% 为 %3 至 %4</translation>
    </message>
    <message>
        <source>Loss by mode</source>
        <translation>各模式的损失</translation>
    </message>
    <message>
        <source>Mean cross-entropy on %1 test items</source>
        <translation>%1 个测试样例上的平均交叉熵</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>奈特</translation>
    </message>
    <message>
        <source>95% interval of the difference from the baseline, paired by item</source>
        <translation>与基准之差的 95% 区间，按样例配对</translation>
    </message>
    <message>
        <source>not a finite number</source>
        <translation>不是有限数</translation>
    </message>
    <message>
        <source>, not resolved</source>
        <translation>，未能区分</translation>
    </message>
    <message>
        <source>%1
loss %2, difference from the baseline %3 [%4, %5]
%6 after Holm&apos;s correction, %7 pairs</source>
        <translation>%1
损失 %2，与基准之差 %3 [%4, %5]
Holm 校正后 %6，%7 对</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>模型大小</translation>
    </message>
    <message>
        <source>Size of the model file</source>
        <translation>模型文件大小</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>codes</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>scales</source>
        <translation>缩放因子</translation>
    </message>
    <message>
        <source>zero points</source>
        <translation>零点</translation>
    </message>
    <message>
        <source>not quantized</source>
        <translation>未量化</translation>
    </message>
    <message>
        <source>header</source>
        <translation>头部</translation>
    </message>
    <message>
        <source>%1× smaller</source>
        <translation>小 %1×</translation>
    </message>
    <message>
        <source>%1: %2 bytes
codes %3
scales %4
zero points %5
not quantized %6
header %7</source>
        <translation>%1：%2 字节
编码 %3
缩放因子 %4
零点 %5
未量化 %6
头部 %7</translation>
    </message>
    <message>
        <source>Signal-to-noise ratio of the layer&apos;s output, dB</source>
        <translation>该层输出的信噪比，dB</translation>
    </message>
    <message>
        <source>Change in model loss, thousandths</source>
        <translation>模型损失的变化，千分之一</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>未判定</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>exact in part</source>
        <translation>部分精确</translation>
    </message>
    <message>
        <source>%1 values of the output became NaN or infinite; they are excluded from the ratio</source>
        <translation>输出中有 %1 个值变为 NaN 或无穷；它们不计入比值</translation>
    </message>
    <message>
        <source>Most sensitive: %1 in %2 (change in loss +%3 thousandths).</source>
        <translation>最敏感：%1，%2（损失变化 +%3 千分之一）。</translation>
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
        <translation> （对数）</translation>
    </message>
    <message>
        <source>, log</source>
        <translation>，对数</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>未能区分</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>ceiling, measured</source>
        <translation>上限，测得</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>fits into %1</source>
        <translation>可放入 %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>在 %1 中</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>可放入</translation>
    </message>
    <message>
        <source>larger than %1</source>
        <translation>大于 %1</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>更大</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>median not within ±1%</source>
        <translation>中位数不在 ±1% 内</translation>
    </message>
    <message>
        <source>faster than %1 up to or from here</source>
        <translation>到此为止或从此起比 %1 快</translation>
    </message>
</context>
<context>
    <name>SweepHeat</name>
    <message>
        <source>Speed-up over the baseline</source>
        <translation>相对基准的加速比</translation>
    </message>
    <message>
        <source>Speed-up of %1 over %2</source>
        <translation>%1 相对 %2 的加速比</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的%1</translation>
    </message>
    <message>
        <source>is being measured</source>
        <translation>正在测量</translation>
    </message>
    <message>
        <source>does not support this size</source>
        <translation>不支持此大小</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>尚未测量</translation>
    </message>
    <message>
        <source>this is the baseline</source>
        <translation>这是基准</translation>
    </message>
    <message>
        <source>the baseline is not measured at this size</source>
        <translation>基准未在此大小下测量</translation>
    </message>
</context>
<context>
    <name>SweepTexts</name>
    <message>
        <source>ceiling, measured</source>
        <translation>上限，测得</translation>
    </message>
    <message>
        <source>ceiling, %1 B/element</source>
        <translation>上限，%1 B/元素</translation>
    </message>
    <message>
        <source>large copy, %1 GB/s</source>
        <translation>大块复制，%1 GB/s</translation>
    </message>
    <message>
        <source>the cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>device memory</source>
        <translation>设备内存</translation>
    </message>
    <message>
        <source>Median latency</source>
        <translation>延迟中位数</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Time per element</source>
        <translation>每元素时间</translation>
    </message>
    <message>
        <source>Share of the measured ceiling</source>
        <translation>占测得上限的比例</translation>
    </message>
    <message>
        <source>computed: %1 / %2 elements = %3</source>
        <translation>计算：%1 / %2 个元素 = %3</translation>
    </message>
    <message>
        <source>Logarithmic median latency</source>
        <translation>对数延迟中位数</translation>
    </message>
    <message>
        <source>Logarithmic bandwidth</source>
        <translation>对数带宽</translation>
    </message>
    <message>
        <source>Logarithmic time per element</source>
        <translation>对数每元素时间</translation>
    </message>
    <message>
        <source>Logarithmic share of the measured ceiling</source>
        <translation>占测得上限的对数比例</translation>
    </message>
    <message>
        <source>%1, one line per %2</source>
        <translation>%1，每个%2一条线</translation>
    </message>
    <message>
        <source>%1 tokens × %2 = %3 elements</source>
        <translation>%1 词元 × %2 = %3 个元素</translation>
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
        <translation>   上限的 %1%</translation>
    </message>
    <message>
        <source>means of %1 launches</source>
        <translation>%1 次启动的平均</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>运算速率</translation>
    </message>
    <message>
        <source>Logarithmic arithmetic rate</source>
        <translation>对数运算速率</translation>
    </message>
    <message>
        <source>p50 %1 %2   [%3, %4]   n = %5</source>
        <translation>p50 %1 %2   [%3, %4]   n = %5</translation>
    </message>
    <message>
        <source>median not within ±1%, or n is below 59</source>
        <translation>中位数不在 ±1% 内，或 n 小于 59</translation>
    </message>
    <message>
        <source>against %1: %2</source>
        <translation>相对 %1：%2</translation>
    </message>
    <message>
        <source>NOT TRUSTED, identical kernels gave different results</source>
        <translation>不可信，相同的内核结果不同</translation>
    </message>
    <message>
        <source>Speed-up over the baseline</source>
        <translation>相对基准的加速比</translation>
    </message>
    <message>
        <source>Logarithmic speed-up</source>
        <translation>对数加速比</translation>
    </message>
    <message>
        <source>speed-up over %1</source>
        <translation>相对 %1 的加速比</translation>
    </message>
    <message>
        <source>speed-up, lower bound</source>
        <translation>加速比，下界</translation>
    </message>
    <message>
        <source>speed-up, upper bound</source>
        <translation>加速比，上界</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>结论</translation>
    </message>
</context>
<context>
    <name>TraceWriter</name>
    <message>
        <source>setup</source>
        <translation>设置</translation>
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
        <translation>每次调用至少移动 %1。</translation>
    </message>
    <message>
        <source>Per call: %1, at least %2; %3 operations per byte.</source>
        <translation>每次调用：%1，至少 %2；每字节 %3 次运算。</translation>
    </message>
</context>
<context>
    <name>qs::AccuracyModeChooser</name>
    <message>
        <source>Modes to study</source>
        <translation>要研究的模式</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基准</translation>
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
        <translation>其他 4 位和 8 位格式</translation>
    </message>
    <message>
        <source>Quantization-aware training (QAT)</source>
        <translation>量化感知训练 (QAT)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Select all modes, including trained ones</source>
        <translation>选择所有模式，包括需训练的</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Clear all modes but the baseline</source>
        <translation>清除基准以外的所有模式</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Select the modes of the default study, including two trained ones</source>
        <translation>选择默认研究的模式，包括两个需训练的</translation>
    </message>
    <message>
        <source>No QAT</source>
        <translation>无 QAT</translation>
    </message>
    <message>
        <source>Select the modes of the default study without the trained ones, which is faster</source>
        <translation>选择默认研究的模式，不含需训练的，速度更快</translation>
    </message>
    <message>
        <source>%1 of %2 modes</source>
        <translation>%2 个模式中的 %1 个</translation>
    </message>
    <message>
        <source>; trained modes take longest</source>
        <translation>；需训练的模式用时最长</translation>
    </message>
</context>
<context>
    <name>qs::AccuracyModel</name>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>实际执行</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>准确率 (%)</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>Δ points</source>
        <translation>Δ 百分点</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Δ loss</source>
        <translation>Δ 损失</translation>
    </message>
    <message>
        <source>Size (KiB)</source>
        <translation>大小 (KiB)</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Quantize (ms)</source>
        <translation>量化用时 (ms)</translation>
    </message>
    <message>
        <source>As requested.</source>
        <translation>按请求。</translation>
    </message>
    <message>
        <source>The arithmetic that ran. Simulated: values match the mode, the arithmetic does not.</source>
        <translation>实际运行的运算。模拟：数值与该模式一致，运算不一致。</translation>
    </message>
    <message>
        <source>Share of test items whose largest output is that of their label.</source>
        <translation>最大输出为其标签的测试样例的比例。</translation>
    </message>
    <message>
        <source>Accuracy minus that of the baseline, in percentage points.</source>
        <translation>准确率减去基准的准确率，单位百分点。</translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test of equal accuracy on the same items, adjusted for the number of modes (Holm).</source>
        <translation>相同样例上准确率相等的 McNemar 精确检验，按模式数量校正 (Holm)。</translation>
    </message>
    <message>
        <source>Equivalent: the 90% interval of the difference (Tango) lies within ±0.5 points. Better, worse: p is below 0.05. Otherwise not resolved.</source>
        <translation>等效：差异的 90% 区间 (Tango) 在 ±0.5 个百分点内。更好、更差：p 小于 0.05。否则未能区分。</translation>
    </message>
    <message>
        <source>Mean cross-entropy over the test items, in nats. Lower is better.</source>
        <translation>测试样例上的平均交叉熵，单位奈特。越低越好。</translation>
    </message>
    <message>
        <source>Loss minus that of the baseline, averaged over the same items.</source>
        <translation>损失减去基准的损失，在相同样例上取平均。</translation>
    </message>
    <message>
        <source>Bytes of the model file that Save quantized model writes.</source>
        <translation>“保存量化模型”所写模型文件的字节数。</translation>
    </message>
    <message>
        <source>Size of the baseline divided by that of the mode.</source>
        <translation>基准的大小除以该模式的大小。</translation>
    </message>
    <message>
        <source>Median latency of a call with one batch.</source>
        <translation>一个批量的一次调用的延迟中位数。</translation>
    </message>
    <message>
        <source>Calibrating and quantizing; for QAT, without the training.</source>
        <translation>校准和量化的时间；QAT 不含训练。</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Simulated: values match the mode, arithmetic and latency do not.</source>
        <translation>模拟：数值与该模式一致，运算和延迟不一致。</translation>
    </message>
    <message>
        <source>%1 of %2 items correct; 95% %3 to %4 (Wilson)</source>
        <translation>%2 个样例中 %1 个正确；95% 为 %3 至 %4 (Wilson)</translation>
    </message>
    <message>
        <source>All others are compared with this.</source>
        <translation>其他所有模式均与此比较。</translation>
    </message>
    <message>
        <source>%1
%2 items became correct, %3 wrong; %4 before Holm&apos;s correction</source>
        <translation>%1
%2 个样例变为正确，%3 个变为错误；Holm 校正前 %4</translation>
    </message>
    <message>
        <source>mean over %1 items</source>
        <translation>%1 个样例的平均</translation>
    </message>
    <message>
        <source>difference %1, 95% %2 to %3 (bootstrap over %4 items), %5 after Holm&apos;s correction</source>
        <translation>差异 %1，95% 为 %2 至 %3（%4 个样例的自助法），Holm 校正后 %5</translation>
    </message>
    <message>
        <source>%1 bytes: codes %2, scales %3, zero points %4, not quantized %5, header %6</source>
        <translation>%1 字节：编码 %2，缩放因子 %3，零点 %4，未量化 %5，头部 %6</translation>
    </message>
    <message>
        <source>median of %1 calls with %2 items; 95% %3 to %4; p95 %5</source>
        <translation>%1 次调用、每次 %2 个样例的中位数；95% 为 %3 至 %4；p95 为 %5</translation>
    </message>
    <message>
        <source>trained for %1 s before that</source>
        <translation>此前训练了 %1 s</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>95% interval of the accuracy (Wilson). To compare modes, use Δ, which pairs the same items.</source>
        <translation>准确率的 95% 区间 (Wilson)。要比较模式，请使用对相同样例配对的 Δ。</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>median of %1 calls with %2 items; 95% %3 to %4</source>
        <translation>%1 次调用、每次 %2 个样例的中位数；95% 为 %3 至 %4</translation>
    </message>
    <message>
        <source>Compared with the baseline, from pairs of the same round; gray where not resolved.</source>
        <translation>与基准比较，基于同一轮的配对；未能区分时为灰色。</translation>
    </message>
</context>
<context>
    <name>qs::AccuracyModule</name>
    <message>
        <source>items×%1</source>
        <translation>样例×%1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Not saved:</source>
        <translation>未保存：</translation>
    </message>
    <message>
        <source>No plan:</source>
        <translation>没有方案：</translation>
    </message>
    <message>
        <source>No tensor:</source>
        <translation>没有张量：</translation>
    </message>
    <message>
        <source>Not measured:</source>
        <translation>未测量：</translation>
    </message>
    <message>
        <source>within %1 KiB</source>
        <translation>在 %1 KiB 内</translation>
    </message>
    <message>
        <source>Save the plan&apos;s model</source>
        <translation>保存方案的模型</translation>
    </message>
    <message>
        <source>Save the trained model</source>
        <translation>保存训练好的模型</translation>
    </message>
    <message>
        <source>Save the quantized model</source>
        <translation>保存量化模型</translation>
    </message>
    <message>
        <source>Safetensors (*.safetensors)</source>
        <translation>Safetensors (*.safetensors)</translation>
    </message>
    <message>
        <source>The study is in progress</source>
        <translation>研究正在进行</translation>
    </message>
    <message>
        <source>A run is in progress and must not be disturbed</source>
        <translation>运行正在进行，不可干扰</translation>
    </message>
    <message>
        <source>There is no study yet. Press F5 to start one.</source>
        <translation>还没有研究：按 F5 开始。</translation>
    </message>
    <message>
        <source>The model of this study is no longer in memory. Run the study again.</source>
        <translation>该研究的模型已不在内存中：请重新运行研究。</translation>
    </message>
    <message>
        <source>plan %1</source>
        <translation>方案 %1</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>What each mode costs in accuracy, loss and size</source>
        <translation>各模式在准确率、损失和大小上的代价</translation>
    </message>
    <message>
        <source>&amp;Accuracy</source>
        <translation>准确率(&amp;A)</translation>
    </message>
    <message>
        <source>Show accuracy, loss and size by mode</source>
        <translation>显示各模式的准确率、损失和大小</translation>
    </message>
    <message>
        <source>Alt+4</source>
        <translation>Alt+4</translation>
    </message>
    <message>
        <source>An accuracy study is in progress.</source>
        <translation>准确率研究正在进行。</translation>
    </message>
    <message>
        <source>Run the accuracy study of the setup (%1)</source>
        <translation>运行设置中的准确率研究（%1）</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s).</source>
        <translation>
            <numerusform>%n 字节。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask what if</source>
        <translation>尝试“假设”</translation>
    </message>
    <message>
        <source>Each row is a mode, each column a layer; the color shows the loss when only that layer is quantized in that mode. After a study on this computer, click cells to mix modes: accuracy, size and the Pareto chart follow. Suggest finds a mix for a size limit.</source>
        <translation>每行是一种模式，每列是一层；颜色表示仅该层以该模式量化时的损失。在本机完成研究后，单击单元格即可混合模式：准确率、大小和帕累托图随之更新。“建议”会在大小限制内找出一种混合。</translation>
    </message>
</context>
<context>
    <name>qs::AccuracyPage</name>
    <message>
        <source>Charts of the accuracy study</source>
        <translation>准确率研究的图表</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Accuracy and loss</source>
        <translation>准确率和损失</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>帕累托</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>There is no study yet. Press F5 to start one.</source>
        <translation>还没有研究：按 F5 开始。</translation>
    </message>
    <message>
        <source>The modes appear here one by one, as soon as they are measured.</source>
        <translation>模式测完后逐个出现在此处。</translation>
    </message>
    <message>
        <source>The curves grow here while the model trains.</source>
        <translation>模型训练时曲线在此增长。</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>Continue the study</source>
        <translation>继续研究</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>保存模型</translation>
    </message>
    <message>
        <source>What does quantization cost in accuracy?</source>
        <translation>量化在准确率上的代价是多少？</translation>
    </message>
    <message>
        <source>Change in loss</source>
        <translation>损失的变化</translation>
    </message>
    <message>
        <source>Signal-to-noise ratio of the output</source>
        <translation>输出的信噪比</translation>
    </message>
    <message>
        <source>Value shown in the cells</source>
        <translation>单元显示的内容</translation>
    </message>
    <message>
        <source>Value shown in the cells for a layer that is quantized by itself</source>
        <translation>单独量化一层时单元显示的值</translation>
    </message>
    <message>
        <source>Preparing the study…</source>
        <translation>正在准备研究…</translation>
    </message>
    <message>
        <source>No measurements yet.</source>
        <translation>还没有测量。</translation>
    </message>
    <message>
        <source>The model was read from a file and not trained here</source>
        <translation>模型读自文件，未在此训练</translation>
    </message>
    <message>
        <source>Save the trained model, or its quantized version in a mode or plan, as safetensors</source>
        <translation>将训练好的模型，或其按某模式或方案量化的版本，保存为 safetensors</translation>
    </message>
    <message>
        <source>Continue the study where it was stopped</source>
        <translation>从停止处继续研究</translation>
    </message>
    <message>
        <source>Trained model, FP32…</source>
        <translation>训练好的模型，FP32…</translation>
    </message>
    <message>
        <source>%1, %2…</source>
        <translation>%1, %2…</translation>
    </message>
    <message>
        <source>Save model</source>
        <translation>保存模型</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <comment>what a study is doing</comment>
        <translation>运行中：%1</translation>
    </message>
    <message>
        <source>Sensitivity of each layer to each mode, and the effect of mixed modes</source>
        <translation>各层对各模式的敏感度，以及混合模式的影响</translation>
    </message>
    <message>
        <source>Each layer is quantized by itself here, one mode after the other. You can turn this off in the setup.</source>
        <translation>此处逐个模式地对各层单独量化。可以在设置中关闭此项。</translation>
    </message>
    <message>
        <source>An accuracy study trains a small model, quantizes it in every chosen mode, and shows accuracy, loss and size with their intervals and verdicts.

The setup beside this page is ready to run on characters that the program draws: press F5. You can also use your own data as IDX, CSV or .npy files.</source>
        <translation>准确率研究训练一个小模型，以每个所选模式对其量化，并显示准确率、损失和大小及其区间和结论。

此页面旁边的设置可直接用程序绘制的字符运行：按 F5。也可以使用 IDX、CSV 或 .npy 文件形式的自己的数据。</translation>
    </message>
    <message>
        <source>Click a cell to use that mode for that layer. Click it again to return to FP32.</source>
        <translation>单击单元可对该层使用该模式。再次单击可恢复为 FP32。</translation>
    </message>
</context>
<context>
    <name>qs::AccuracySetupPanel</name>
    <message>
        <source>Setup of the accuracy study</source>
        <translation>准确率研究的设置</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Drawn, 10 digits</source>
        <translation>绘制，10 个数字</translation>
    </message>
    <message>
        <source>Drawn, 36 characters</source>
        <translation>绘制，36 个字符</translation>
    </message>
    <message>
        <source>Your own…</source>
        <translation>自己的…</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>数据(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>来自(&amp;F)</translation>
    </message>
    <message>
        <source>File or folder of the data</source>
        <translation>数据的文件或文件夹</translation>
    </message>
    <message>
        <source>A folder with IDX files or .npy pairs, or a CSV file. You can drop it here.</source>
        <translation>含 IDX 文件或 .npy 对的文件夹，或 CSV 文件。您可以将其拖到此处。</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>选择文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Choose a f&amp;older…</source>
        <translation>选择文件夹(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>训练(&amp;T)</translation>
    </message>
    <message>
        <source>Items that the model is trained on.</source>
        <translation>训练模型所用的样例。</translation>
    </message>
    <message>
        <source>&amp;Calibration</source>
        <translation>校准(&amp;C)</translation>
    </message>
    <message>
        <source>T&amp;esting</source>
        <translation>测试(&amp;E)</translation>
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
        <translation>已训练，来自文件…</translation>
    </message>
    <message>
        <source>Tiny: two small layers, as in the published comparison. MLP: three or four linear layers. Transformer: patches and attention blocks. Trained, from a file: a .safetensors file that this program saved.</source>
        <translation>Tiny：两个小层，同已发表的比较。MLP：三或四个线性层。Transformer：小块和注意力块。已训练，来自文件：由本程序保存的 .safetensors 文件。</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>文件(&amp;I)</translation>
    </message>
    <message>
        <source>File of the trained model</source>
        <translation>训练好的模型文件</translation>
    </message>
    <message>
        <source>A .safetensors file that this program saved. You can drop it here.</source>
        <translation>由本程序保存的 .safetensors 文件。您可以将其拖到此处。</translation>
    </message>
    <message>
        <source>E&amp;pochs</source>
        <translation>Epoch(&amp;P)</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Inject &amp;outliers</source>
        <translation>注入离群值(&amp;O)</translation>
    </message>
    <message>
        <source>Inject outliers</source>
        <translation>注入离群值</translation>
    </message>
    <message>
        <source>&amp;QAT epochs</source>
        <translation>QAT epoch(&amp;Q)</translation>
    </message>
    <message>
        <source>Number of epochs for which QAT modes continue training from the baseline.</source>
        <translation>QAT 模式从基准起继续训练的 epoch 数。</translation>
    </message>
    <message>
        <source>Group size of INT4</source>
        <translation>INT4 的组大小</translation>
    </message>
    <message>
        <source>Weights that share a scale and a zero point. A layer with fewer inputs is one group.</source>
        <translation>共用缩放因子和零点的权重。输入较少的层为一组。</translation>
    </message>
    <message>
        <source>&amp;Group size</source>
        <translation>组大小(&amp;G)</translation>
    </message>
    <message>
        <source>Sensitivity of each &amp;layer</source>
        <translation>各层敏感度(&amp;L)</translation>
    </message>
    <message>
        <source>Sensitivity of each layer</source>
        <translation>各层敏感度</translation>
    </message>
    <message>
        <source>&amp;Batch</source>
        <translation>批量(&amp;B)</translation>
    </message>
    <message>
        <source>Items per call when latency is measured.</source>
        <translation>测量延迟时每次调用的样例数。</translation>
    </message>
    <message>
        <source>Calls per mode</source>
        <translation>每模式调用次数</translation>
    </message>
    <message>
        <source>Measured calls of each mode, in interleaved rounds.</source>
        <translation>每个模式测得的调用，以交错的轮次进行。</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>Seed of data, weights and training. The same seed gives the same table on the same device.</source>
        <translation>数据、权重和训练的种子。同一种子在同一设备上给出相同的表格。</translation>
    </message>
    <message>
        <source>Choose a folder with data</source>
        <translation>选择数据文件夹</translation>
    </message>
    <message>
        <source>Choose data</source>
        <translation>选择数据</translation>
    </message>
    <message>
        <source>Data (*.csv *.npy *.gz *-ubyte *.idx);;All files (*)</source>
        <translation>数据 (*.csv *.npy *.gz *-ubyte *.idx);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose a trained model</source>
        <translation>选择训练好的模型</translation>
    </message>
    <message>
        <source>Models (*.safetensors);;All files (*)</source>
        <translation>模型 (*.safetensors);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose a file or a folder with data.</source>
        <translation>请选择数据文件或文件夹。</translation>
    </message>
    <message>
        <source>Choose the file of a trained model.</source>
        <translation>请选择训练好的模型文件。</translation>
    </message>
    <message>
        <source>A trained model is a .safetensors file.</source>
        <translation>训练好的模型是 .safetensors 文件。</translation>
    </message>
    <message>
        <source>The counts are maximums. The three parts never share an item.</source>
        <translation>数量为最大值。三部分没有共同的样例。</translation>
    </message>
    <message>
        <source>Generated from the seed. The three parts never share an item.</source>
        <translation>由种子生成。三部分没有共同的样例。</translation>
    </message>
    <message>
        <source>%1 / %2 / %3</source>
        <translation>%1 / %2 / %3</translation>
    </message>
    <message>
        <source>batch %1, seed %2</source>
        <translation>批量 %1，种子 %2</translation>
    </message>
    <message>
        <source>Train the model, quantize it in each mode and evaluate all of them on the same items (Ctrl+Return here, F5 everywhere)</source>
        <translation>训练模型，以每个模式将其量化，并在相同样例上评估所有模式（此处 Ctrl+Return，任意处 F5）</translation>
    </message>
    <message>
        <source>Drawn: characters that the program draws from strokes and distorts; the same seed gives the same data. Your own: IDX files (the format of MNIST), CSV with a label column, or .npy pairs.</source>
        <translation>绘制：程序用笔画绘制并变形的字符；相同的种子给出相同的数据。自己的：IDX 文件（MNIST 的格式）、带标签列的 CSV 或成对的 .npy。</translation>
    </message>
    <message>
        <source>Items for finding scales and for GPTQ and AWQ. Test items are never used.</source>
        <translation>用于求缩放因子以及用于 GPTQ 和 AWQ 的样例。绝不使用测试样例。</translation>
    </message>
    <message>
        <source>Items that every mode is evaluated on. 10,000 items resolve a difference of about half a point.</source>
        <translation>评估每个模式所用的样例。10,000 个样例可区分约半个百分点的差异。</translation>
    </message>
    <message>
        <source>Number of passes over the training data. 0: the default of the model.</source>
        <translation>遍历训练数据的次数。0：模型的默认值。</translation>
    </message>
    <message>
        <source>Scales a few activation channels up and their weights down. The model computes the same function but has outliers, as large language models do.</source>
        <translation>放大少数激活通道并相应缩小其权重。模型计算的函数相同，但会像大型语言模型一样出现离群值。</translation>
    </message>
    <message>
        <source>Quantizes one layer at a time in each mode. The heat map and mixed-precision plans need this.</source>
        <translation>在每种模式下逐层量化。热图和混合精度方案需要此项。</translation>
    </message>
</context>
<context>
    <name>qs::AccuracyTable</name>
    <message>
        <source>Modes of the study</source>
        <translation>研究的模式</translation>
    </message>
    <message>
        <source>No measurements yet. Choose data, model and modes in the setup and press F5. Each mode is added as soon as it has run.</source>
        <translation>尚无测量。请在设置中选择数据、模型和模式并按 F5。每个模式运行完后即会加入。</translation>
    </message>
</context>
<context>
    <name>qs::AuditDialog</name>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>%1 The first %2 are shown; a copy contains all of them.</source>
        <translation>%1 仅显示前 %2 条；复制的内容包含全部。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. No findings: all derived figures are consistent.</source>
        <translation>%1。没有发现：所有派生数字均一致。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Audit of a published table</source>
        <translation>审查已发布的表格</translation>
    </message>
    <message>
        <source>&amp;Copy as Markdown</source>
        <translation>复制为 Markdown(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the findings to the clipboard as a list</source>
        <translation>将发现以列表形式复制到剪贴板</translation>
    </message>
    <message>
        <source>Published &amp;table</source>
        <translation>已发布的表格(&amp;T)</translation>
    </message>
    <message>
        <source>Published table</source>
        <translation>已发布的表格</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>打开文件(&amp;O)…</translation>
    </message>
    <message>
        <source>Audit a Markdown, text, CSV or TSV file</source>
        <translation>审查 Markdown、文本、CSV 或 TSV 文件</translation>
    </message>
    <message>
        <source>&amp;Example</source>
        <translation>示例(&amp;E)</translation>
    </message>
    <message>
        <source>Insert a small table whose claims do not follow</source>
        <translation>插入一个说法不成立的小表格</translation>
    </message>
    <message>
        <source>&amp;Audit</source>
        <translation>审查(&amp;A)</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Show the line in the table</source>
        <translation>在表格中显示该行</translation>
    </message>
    <message>
        <source>Audit a file</source>
        <translation>审查文件</translation>
    </message>
    <message>
        <source>Published tables (*.md *.markdown *.txt *.csv *.tsv *.rst *.html);;All files (*)</source>
        <translation>已发布的表格 (*.md *.markdown *.txt *.csv *.tsv *.rst *.html);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Auditing…</source>
        <translation>正在审查…</translation>
    </message>
    <message>
        <source>%1 (too large to be shown here) — %2</source>
        <translation>%1（太大，无法在此显示）— %2</translation>
    </message>
    <message>
        <source>Everything that can be recomputed agrees with the table.</source>
        <translation>所有可重新计算的内容都与表格一致。</translation>
    </message>
    <message>
        <source>Paste a table, open a file, or try the example.</source>
        <translation>请粘贴表格、打开文件，或试用示例。</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n 个表格</numerusform>
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
            <numerusform>%n 条发现</numerusform>
        </translation>
    </message>
    <message>
        <source>No table was found. A table needs a header row, such as Mean, Std, Min and Max, and one row of figures per variant.</source>
        <translation>未找到表格。表格需要一个标题行，例如 Mean、Std、Min 和 Max，并且每个变体一行数字。</translation>
    </message>
    <message>
        <source>Paste a table here: Markdown, CSV or tab-separated, with a header row such as mean, std, min and max.

Text around the table can stay; its claims are checked too. You can also drop a file here.</source>
        <translation>在此粘贴表格：Markdown、CSV 或以制表符分隔，带有标题行，例如 mean、std、min 和 max。

表格周围的文本可以保留；其中的说法也会被检查。也可以将文件拖放到此处。</translation>
    </message>
    <message>
        <source>Audit now. The audit also runs when you stop typing.</source>
        <translation>立即审查。停止输入时也会进行审查。</translation>
    </message>
    <message>
        <source>Claims that do not follow from the figures of the table appear here, with the numbers behind them.</source>
        <translation>无法由表格数字得出的说法及其依据的数字显示在此处。</translation>
    </message>
    <message numerus="yes">
        <source>%n statement(s) in the text</source>
        <translation>
            <numerusform>文本中 %n 处说法</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::CalibrationDialog</name>
    <message>
        <source>&amp;Measure again</source>
        <translation>重新测量(&amp;M)</translation>
    </message>
    <message>
        <source>Calibration of %1</source>
        <translation>%1 的校准</translation>
    </message>
    <message>
        <source>Timer and ceilings of the device</source>
        <translation>设备的计时器和上限</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Takes one or two seconds</source>
        <translation>需要一两秒</translation>
    </message>
    <message>
        <source>A run is in progress: stop it first</source>
        <translation>正在运行：请先停止</translation>
    </message>
    <message>
        <source>This device has not been calibrated yet. The first run calibrates it, or you can calibrate it now.</source>
        <translation>该设备尚未校准。首次运行会进行校准，您也可以现在校准。</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Measured on %1 with driver %2, n = %3; kept for this device and driver.</source>
        <translation>于 %1 以驱动 %2 测得，n = %3；为该设备和驱动保留。</translation>
    </message>
    <message>
        <source>The smallest step between two timestamps.</source>
        <translation>两个时间戳之间的最小步长。</translation>
    </message>
    <message>
        <source>Interval around an empty kernel</source>
        <translation>围绕空内核的间隔</translation>
    </message>
    <message>
        <source>Measured time around a kernel that does nothing; its 95th percentile is %1.</source>
        <translation>空内核前后测得的时间；其第 95 百分位为 %1。</translation>
    </message>
    <message>
        <source>Launches are batched below</source>
        <translation>低于此值则合并启动</translation>
    </message>
    <message>
        <source>20 × the larger of the two. Shorter launches are timed several at a time.</source>
        <translation>二者中较大者的 20 倍。更短的启动多次一起计时。</translation>
    </message>
    <message>
        <source>Host time of a launch</source>
        <translation>启动的主机时间</translation>
    </message>
    <message>
        <source>Empty launch and synchronization</source>
        <translation>空启动和同步</translation>
    </message>
    <message>
        <source>Step of the device clock</source>
        <translation>设备时钟步长</translation>
    </message>
    <message>
        <source>Used to determine the SM clock during each sample.</source>
        <translation>用于确定每个样本期间的 SM 时钟。</translation>
    </message>
    <message>
        <source>Clock stamps around a sample</source>
        <translation>样本前后的时钟戳</translation>
    </message>
    <message>
        <source>Added time between samples, outside the timed interval.</source>
        <translation>在样本之间增加的时间，位于计时区间之外。</translation>
    </message>
    <message>
        <source>One query of the device state</source>
        <translation>一次设备状态查询</translation>
    </message>
    <message>
        <source>Only between blocks of samples.</source>
        <translation>只在样本块之间进行。</translation>
    </message>
    <message>
        <source>Large copy</source>
        <translation>大块复制</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>Bytes read and written; 95% interval of the median %1 to %2 GB/s.</source>
        <translation>读写的字节；中位数的 95% 区间为 %1 至 %2 GB/s。</translation>
    </message>
    <message>
        <source>Copy within the cache</source>
        <translation>缓存内复制</translation>
    </message>
    <message>
        <source>Matrix rate, %1</source>
        <translation>矩阵速率，%1</translation>
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
        <translation>由两个 %1 × %1 矩阵相乘达到。</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>正在测量…</translation>
    </message>
    <message>
        <source>Measured on %1, n = %2; kept for this device.</source>
        <translation>于 %1 测得，n = %2；为该设备保留。</translation>
    </message>
    <message>
        <source>Timer resolution</source>
        <translation>计时器分辨率</translation>
    </message>
    <message>
        <source>Identical kernels called different</source>
        <translation>相同的内核被判为不同</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%2 次运行中 %1 次</translation>
    </message>
    <message numerus="yes">
        <source>By the A/A control of runs on this device; a share is given from %n runs on.</source>
        <translation>
            <numerusform>依据该设备上各次运行的 A/A 对照；达到 %n 次运行起给出比例。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::CategoryBars</name>
    <message>
        <source>; the axis does not start at 0</source>
        <translation>；轴不从 0 开始</translation>
    </message>
    <message>
        <source>faded: not resolved</source>
        <translation>淡色：未能区分</translation>
    </message>
    <message>
        <source>%1 (baseline): %2</source>
        <translation>%1（基准）：%2</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>%1, lower bound</source>
        <translation>%1，下界</translation>
    </message>
    <message>
        <source>%1, upper bound</source>
        <translation>%1，上界</translation>
    </message>
    <message>
        <source>note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1（基准）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No measurements yet. Choose modes and press F5. Each mode is added as soon as it has run.</source>
        <translation>尚无测量。请选择模式并按 F5。每个模式运行完后即会加入。</translation>
    </message>
</context>
<context>
    <name>qs::ChannelChart</name>
    <message>
        <source>Largest magnitude by column</source>
        <translation>各列的最大幅值</translation>
    </message>
    <message>
        <source>Largest magnitude by row</source>
        <translation>各行的最大幅值</translation>
    </message>
    <message>
        <source>outlier, above 6 × the median</source>
        <translation>离群，超过中位数的 6 倍</translation>
    </message>
    <message>
        <source>RMS error</source>
        <translation>RMS 误差</translation>
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
        <translation>通道，按幅值排序</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
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
        <translation>最大幅值 %1</translation>
    </message>
    <message>
        <source>RMS error %1</source>
        <translation>RMS 误差 %1</translation>
    </message>
    <message>
        <source>outlier</source>
        <translation>离群</translation>
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
        <translation>没有离群值。</translation>
    </message>
    <message>
        <source>Sort by magnitude</source>
        <translation>按幅值排序</translation>
    </message>
    <message>
        <source>largest magnitude</source>
        <translation>最大幅值</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>No tensor selected. Choose one above to see which channels cause the error.</source>
        <translation>未选择张量。请在上方选择一个，以查看哪些通道造成误差。</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Outliers (above %1 × the median): %2. The first are %3.</source>
        <translation>离群值（高于中位数的 %1 倍）：%2。前几个为 %3。</translation>
    </message>
</context>
<context>
    <name>qs::ChartCommands</name>
    <message>
        <source>Show chart &amp;data</source>
        <translation>显示图表数据(&amp;D)</translation>
    </message>
    <message>
        <source>Show the values of a chart as a table that can be sorted and copied (T on the chart)</source>
        <translation>以可排序、可复制的表格显示图表的数值（在图表上按 T）</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Add a n&amp;ote to the chart…</source>
        <translation>为图表添加批注(&amp;O)…</translation>
    </message>
    <message>
        <source>Add a note at a point in the data (N on the chart)</source>
        <translation>在数据中的某点添加批注（在图表上按 N）</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Export this &amp;chart…</source>
        <translation>导出此图表(&amp;C)…</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Export all c&amp;harts…</source>
        <translation>导出所有图表(&amp;H)…</translation>
    </message>
    <message>
        <source>Write the charts of this page, or of the whole session, into a folder</source>
        <translation>将本页或整个会话的图表写入文件夹</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>There is no chart with data on this page.</source>
        <translation>本页没有含数据的图表。</translation>
    </message>
    <message>
        <source>Measure first, or open a session.</source>
        <translation>请先测量，或打开会话。</translation>
    </message>
    <message>
        <source>Export this chart</source>
        <translation>导出此图表</translation>
    </message>
    <message>
        <source>Images (*.%1)</source>
        <translation>图片 (*.%1)</translation>
    </message>
    <message>
        <source>Folder for the charts</source>
        <translation>图表的文件夹</translation>
    </message>
    <message>
        <source>The chart was not exported.</source>
        <translation>图表未导出。</translation>
    </message>
    <message>
        <source>Chart exported as %1.</source>
        <translation>图表已导出为 %1。</translation>
    </message>
    <message>
        <source>The charts were not exported.</source>
        <translation>图表未导出。</translation>
    </message>
    <message numerus="yes">
        <source>%n chart(s) exported to %1.</source>
        <translation>
            <numerusform>已将 %n 个图表导出到 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>添加批注</translation>
    </message>
    <message>
        <source>Exporting the chart</source>
        <translation>正在导出图表</translation>
    </message>
    <message>
        <source>Exporting the charts</source>
        <translation>正在导出各图表</translation>
    </message>
    <message>
        <source>Write a chart as PNG, SVG or PDF, at the size and in the colors that you choose</source>
        <translation>将图表写为 PNG、SVG 或 PDF，大小和颜色可选</translation>
    </message>
</context>
<context>
    <name>qs::ChartExportDialog</name>
    <message>
        <source>Export this chart</source>
        <translation>导出此图表</translation>
    </message>
    <message>
        <source>Export all charts</source>
        <translation>导出所有图表</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>PNG for the web and for slides, SVG and PDF for print, at any size</source>
        <translation>PNG 用于网页和幻灯片，SVG 和 PDF 用于打印，大小不限</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG，像素</translation>
    </message>
    <message>
        <source>SVG, scalable</source>
        <translation>SVG，可缩放</translation>
    </message>
    <message>
        <source>PDF, scalable</source>
        <translation>PDF，可缩放</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>格式(&amp;F)：</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>每英寸点数</translation>
    </message>
    <message>
        <source>Resolution of a PNG: 96 for standard screens, 192 for high-resolution screens, 300 or more for print</source>
        <translation>PNG 的分辨率：标准屏幕 96，高分辨率屏幕 192，打印 300 或更高</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>&amp;Dots per inch:</source>
        <translation>每英寸点数(&amp;D)：</translation>
    </message>
    <message>
        <source>Light for paper, dark for dark slides</source>
        <translation>浅色用于纸张，深色用于深色幻灯片</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>As shown</source>
        <translation>如所显示</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Preview of the image, scaled to fit</source>
        <translation>图片预览，已缩放以适应</translation>
    </message>
    <message>
        <source>Choose the fo&amp;lder…</source>
        <translation>选择文件夹(&amp;O)…</translation>
    </message>
    <message>
        <source>Choose the f&amp;ile…</source>
        <translation>选择文件(&amp;O)…</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Text and lines are larger on a slide</source>
        <translation>在幻灯片上，文字和线条更大</translation>
    </message>
    <message>
        <source>As shown in the window</source>
        <translation>如窗口中所显示</translation>
    </message>
    <message>
        <source>Report, 1,200 × 675</source>
        <translation>报告，1,200 × 675</translation>
    </message>
    <message>
        <source>Slide, 1,920 × 1,080</source>
        <translation>幻灯片，1,920 × 1,080</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>大小(&amp;S)：</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Width of the image</source>
        <translation>图片的宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Height of the image</source>
        <translation>图片的高度</translation>
    </message>
    <message>
        <source>Unit of width and height</source>
        <translation>宽度和高度的单位</translation>
    </message>
    <message>
        <source>A pixel is 1/96 inch</source>
        <translation>一像素为 1/96 英寸</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>&amp;Width and height:</source>
        <translation>宽度和高度(&amp;W)：</translation>
    </message>
    <message>
        <source>Which charts</source>
        <translation>哪些图表</translation>
    </message>
    <message>
        <source>Charts of this page</source>
        <translation>本页的图表</translation>
    </message>
    <message>
        <source>Charts of the whole session</source>
        <translation>整个会话的图表</translation>
    </message>
    <message>
        <source>Charts to export</source>
        <translation>要导出的图表</translation>
    </message>
    <message>
        <source>Press Space to include or exclude a chart</source>
        <translation>按空格键加入或排除图表</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>全部(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>无(&amp;N)</translation>
    </message>
    <message>
        <source>Select all charts of the list</source>
        <translation>选择列表中的所有图表</translation>
    </message>
    <message>
        <source>Clear all charts of the list</source>
        <translation>清除列表中的所有图表</translation>
    </message>
    <message>
        <source>There are no charts with data.</source>
        <translation>没有含数据的图表。</translation>
    </message>
    <message>
        <source>This image would have more than 200 million pixels. Choose a smaller size or fewer dots per inch.</source>
        <translation>此图片将超过 2 亿像素。请选择较小的大小或较低的每英寸点数。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, about %3</source>
        <translation>%1 × %2 像素，约 %3</translation>
    </message>
    <message>
        <source>%1 × %2 units of 1/96 inch (%3 × %4 mm), about %5</source>
        <translation>%1 × %2 个 1/96 英寸单位（%3 × %4 mm），约 %5</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s).</source>
        <translation>
            <numerusform>%n 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>All charts of the session are drawn, including those that were not shown</source>
        <translation>绘制会话的所有图表，包括未显示过的图表</translation>
    </message>
    <message>
        <source>&amp;What was measured where, below the chart</source>
        <translation>在图表下方注明测量了什么、在哪里测量(&amp;M)</translation>
    </message>
    <message>
        <source>What was measured where</source>
        <translation>测量了什么、在哪里测量</translation>
    </message>
    <message>
        <source>Setup, device, driver, number of samples, cache, date and program, in small type</source>
        <translation>设置、设备、驱动、样本数量、缓存、日期和程序，以小号字体显示</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>&amp;Colors:</source>
        <translation>颜色(&amp;C)：</translation>
    </message>
</context>
<context>
    <name>qs::ChartTableDialog</name>
    <message>
        <source>Chart data</source>
        <translation>图表数据</translation>
    </message>
    <message>
        <source>Data of “%1”</source>
        <translation>“%1”的数据</translation>
    </message>
    <message>
        <source>Chart values</source>
        <translation>图表数值</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>复制为 Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard as Markdown</source>
        <translation>以 Markdown 将表格复制到剪贴板</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>保存为 CSV(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>刷新(&amp;R)</translation>
    </message>
    <message>
        <source>The chart has no values yet.</source>
        <translation>图表还没有数值。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Save values</source>
        <translation>保存数值</translation>
    </message>
    <message>
        <source>Comma separated values (*.csv)</source>
        <translation>逗号分隔的数值 (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Values shown in the chart</source>
        <translation>图表中显示的数值</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard for a spreadsheet. If rows are selected, only those are copied.</source>
        <translation>将表格复制到剪贴板，供电子表格使用。如果选择了行，则只复制这些行。</translation>
    </message>
    <message>
        <source>Save the table to a file. Numbers use a decimal point.</source>
        <translation>将表格保存到文件。数字使用小数点。</translation>
    </message>
    <message>
        <source>Reload the values from the chart</source>
        <translation>从图表重新载入数值</translation>
    </message>
</context>
<context>
    <name>qs::ChartWidget</name>
    <message>
        <source>Copy image</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>添加批注</translation>
    </message>
    <message>
        <source>Show data…</source>
        <translation>显示数据…</translation>
    </message>
    <message>
        <source>Copy data as text</source>
        <translation>将数据复制为文本</translation>
    </message>
    <message>
        <source>Export this chart…</source>
        <translation>导出此图表…</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>保存图片…</translation>
    </message>
</context>
<context>
    <name>qs::CheckTree</name>
    <message>
        <source>Select or clear all modes of this kind</source>
        <translation>选择或清除此类的所有模式</translation>
    </message>
    <message>
        <source>Only the baseline is selected, so nothing is compared. Select a mode, or press Default.</source>
        <translation>只选择了基准，因此没有可比较的。请选择一个模式，或按“默认”。</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n 个模式</numerusform>
        </translation>
    </message>
    <message>
        <source>Always measured. All other modes are compared with it.</source>
        <translation>始终测量。所有其他模式都与它比较。</translation>
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
        <translation>CUDA 设备 %1</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a target and its device</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>qs::ChosenDevicesDialog</name>
    <message>
        <source>Each device measures the whole setup while the others are idle. The results are compared side by side.</source>
        <translation>每个设备在其他设备空闲时测量整个设置。结果并排比较。</translation>
    </message>
    <message>
        <source>The devices take turns in blocks of rounds, so that a drift of the computer affects all of them. The devices must belong to one computer.</source>
        <translation>各设备按轮次块轮流测量，使计算机的漂移对所有设备影响相同。各设备必须属于同一台计算机。</translation>
    </message>
    <message>
        <source>The devices work at the same time, each on other points, and the sweep is one result. The devices must belong to one computer. A setup without a sweep is measured on one after another.</source>
        <translation>各设备同时工作，分别测量不同的点，整个扫描合为一个结果。各设备必须属于同一台计算机。不含扫描的设置会在各设备上依次测量。</translation>
    </message>
    <message>
        <source>Measure on several devices</source>
        <translation>在多个设备上测量</translation>
    </message>
    <message>
        <source>Devices to measure on</source>
        <translation>用于测量的设备</translation>
    </message>
    <message>
        <source>Select the check boxes of the devices that the setup is measured on</source>
        <translation>选中要在其上测量此设置的设备的复选框</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>How the devices share the setup</source>
        <translation>各设备如何分担此设置</translation>
    </message>
    <message>
        <source>&amp;Measure on these</source>
        <translation>在这些设备上测量(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>顺序(&amp;O)：</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>The device that Slurm allocates</source>
        <translation>Slurm 分配的设备</translation>
    </message>
    <message>
        <source>Its first GPU, or its CPU</source>
        <translation>其第一个 GPU，或其 CPU</translation>
    </message>
    <message>
        <source>%1. Choose this target in the list of targets first to choose among its devices.</source>
        <translation>%1。要在其设备中选择，请先在目标列表中选择此目标。</translation>
    </message>
    <message>
        <source>Select two or more.</source>
        <translation>请选择两个或更多。</translation>
    </message>
    <message>
        <source>&amp;Measure on one device</source>
        <translation>在一个设备上测量(&amp;M)</translation>
    </message>
    <message>
        <source>None is selected: runs use the device chosen in the list again.</source>
        <translation>未选择任何设备：运行将重新使用列表中所选的设备。</translation>
    </message>
    <message>
        <source>One after another</source>
        <translation>依次测量</translation>
    </message>
    <message>
        <source>In alternating blocks</source>
        <translation>按块交替</translation>
    </message>
    <message>
        <source>Distribute the points of a sweep</source>
        <translation>分配扫描的点</translation>
    </message>
</context>
<context>
    <name>qs::CollapsibleSection</name>
    <message>
        <source>Show or hide: %1</source>
        <translation>显示或隐藏：%1</translation>
    </message>
</context>
<context>
    <name>qs::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Find a command, a page, a run or a field of the setup</source>
        <translation>查找命令、页面、运行或设置字段</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Type a few letters. Use the arrow keys to choose, Enter to run, and Escape to close.</source>
        <translation>键入几个字母。使用箭头键选择，按 Enter 运行，按 Esc 关闭。</translation>
    </message>
    <message>
        <source>No matches. Try fewer letters.</source>
        <translation>没有匹配项。请尝试更少的字母。</translation>
    </message>
</context>
<context>
    <name>qs::CompareModule</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Bars, roofline and reasons of the modes or variants</source>
        <translation>模式或变体的条形图、屋顶线和原因</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>比较(&amp;M)</translation>
    </message>
    <message>
        <source>Show the comparison charts</source>
        <translation>显示比较图表</translation>
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
        <translation>延迟中位数</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>运算速率</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Signal to quantization noise</source>
        <translation>信号与量化噪声之比</translation>
    </message>
    <message>
        <source>Output size</source>
        <translation>输出大小</translation>
    </message>
    <message>
        <source>Comparison of the modes</source>
        <translation>模式比较</translation>
    </message>
    <message>
        <source>View of the comparison</source>
        <translation>比较的视图</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>条形图</translation>
    </message>
    <message>
        <source>Latency, rates and accuracy side by side</source>
        <translation>并排显示延迟、速率和准确度</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>屋顶线</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What each of them does, and what it gains</source>
        <translation>各自的作用及收益</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Imported scores of models on tasks</source>
        <translation>导入的模型任务得分</translation>
    </message>
    <message>
        <source>&amp;Copy the scores</source>
        <translation>复制得分(&amp;C)</translation>
    </message>
    <message>
        <source>Copy all scores to the clipboard, tab-separated</source>
        <translation>将所有得分以制表符分隔复制到剪贴板</translation>
    </message>
    <message>
        <source>Press F5 to compare the chosen modes.</source>
        <translation>按 F5 比较所选模式。</translation>
    </message>
    <message>
        <source>%1: %2

This page shows the modes of a run side by side: latency, bandwidth, signal-to-quantization-noise ratio and size as bars with their intervals, the roofline of the device, and the reasons for the differences.

Press F5 to run the setup as it is.</source>
        <translation>%1：%2

此页面并排显示一次运行的各模式：以带区间的条形表示延迟、带宽、信号与量化噪声比和大小，并显示设备的屋顶线以及差异的原因。

按 F5 即可按原样运行设置。</translation>
    </message>
    <message>
        <source>%1: %2

This page shows the variants of a run side by side: latency, arithmetic rate and bandwidth as bars with their intervals, the roofline of the device, and the reasons for the differences.

Press F5 to run the setup as it is.</source>
        <translation>%1：%2

此页面并排显示一次运行的各变体：以带区间的条形表示延迟、运算速率和带宽，并显示设备的屋顶线以及差异的原因。

按 F5 即可按原样运行设置。</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>尚无可比较的内容</translation>
    </message>
    <message>
        <source>Whether memory or arithmetic limits each of them on this device</source>
        <translation>在该设备上它们各自受内存还是运算限制</translation>
    </message>
</context>
<context>
    <name>qs::ComparisonChart</name>
    <message>
        <source>, log</source>
        <translation>，对数</translation>
    </message>
    <message>
        <source>faded: not resolved</source>
        <translation>淡色：未能区分</translation>
    </message>
    <message>
        <source>Nothing to compare yet. Choose two or more modes and press F5.</source>
        <translation>还没有可比较的。选择两个或更多模式并按 F5。</translation>
    </message>
    <message>
        <source> (difference not resolved)</source>
        <translation> （差异未能区分）</translation>
    </message>
    <message>
        <source>%1 (baseline): %2</source>
        <translation>%1（基准）：%2</translation>
    </message>
    <message>
        <source>; the axis does not start at 0</source>
        <translation>；轴不从 0 开始</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>%1, lower bound</source>
        <translation>%1，下界</translation>
    </message>
    <message>
        <source>%1, upper bound</source>
        <translation>%1，上界</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>difference resolved</source>
        <translation>差异已区分</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1（基准）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1：%2 至 %3</translation>
    </message>
    <message>
        <source>difference not resolved</source>
        <translation>差异未能区分</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>对数轴</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>speed-up, lower bound</source>
        <translation>加速比，下界</translation>
    </message>
    <message>
        <source>speed-up, upper bound</source>
        <translation>加速比，上界</translation>
    </message>
    <message>
        <source>Speed-up (×)</source>
        <translation>加速比 (×)</translation>
    </message>
</context>
<context>
    <name>qs::ComparisonModel</name>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
</context>
<context>
    <name>qs::ComparisonView</name>
    <message>
        <source> (imported)</source>
        <translation> （导入）</translation>
    </message>
    <message>
        <source>Comparison of the modes</source>
        <translation>模式比较</translation>
    </message>
    <message>
        <source>Columns of the comparison</source>
        <translation>比较的列</translation>
    </message>
    <message>
        <source>&amp;Reset columns</source>
        <translation>重置列(&amp;R)</translation>
    </message>
    <message>
        <source>No measurements yet. Choose what to compare in the setup and press F5. The table fills during the run.</source>
        <translation>尚无测量。请在设置中选择要比较的内容并按 F5。表格在运行期间填充。</translation>
    </message>
    <message>
        <source>Use as &amp;baseline mode</source>
        <translation>用作基准模式(&amp;B)</translation>
    </message>
</context>
<context>
    <name>qs::ContextHelp</name>
    <message>
        <source>Open in the manual</source>
        <translation>在手册中打开</translation>
    </message>
</context>
<context>
    <name>qs::CopyableTable</name>
    <message>
        <source>Copy the selected rows, or all rows, to the clipboard for a spreadsheet</source>
        <translation>将所选行或全部行复制到剪贴板，供电子表格使用</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all rows, to the clipboard as Markdown</source>
        <translation>将所选行或全部行以 Markdown 复制到剪贴板</translation>
    </message>
    <message>
        <source>&amp;Copy the selected rows as TSV</source>
        <translation>将所选行复制为 TSV(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy the table as TSV</source>
        <translation>将表格复制为 TSV(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected rows as &amp;Markdown</source>
        <translation>将所选行复制为 Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the table as &amp;Markdown</source>
        <translation>将表格复制为 Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all rows, to the clipboard as a LaTeX tabular</source>
        <translation>将所选行或全部行以 LaTeX tabular 复制到剪贴板</translation>
    </message>
    <message>
        <source>Copy the selected rows as &amp;LaTeX</source>
        <translation>将所选行复制为 LaTeX(&amp;L)</translation>
    </message>
    <message>
        <source>Copy the table as &amp;LaTeX</source>
        <translation>将表格复制为 LaTeX(&amp;L)</translation>
    </message>
</context>
<context>
    <name>qs::DecideModule</name>
    <message>
        <source>Decide</source>
        <translation>决策</translation>
    </message>
    <message>
        <source>Which configuration to use, under limits of memory, time and loss</source>
        <translation>在内存、时间和损失的限制下，应使用哪个配置</translation>
    </message>
    <message>
        <source>Dec&amp;ide</source>
        <translation>决策(&amp;I)</translation>
    </message>
    <message>
        <source>Show which configuration to use</source>
        <translation>显示应使用哪个配置</translation>
    </message>
    <message>
        <source>Alt+7</source>
        <translation>Alt+7</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>语言模型</translation>
    </message>
    <message>
        <source>Open the page that measures a language model in every configuration</source>
        <translation>打开在每种配置下测量语言模型的页面</translation>
    </message>
    <message>
        <source>Model in every mode</source>
        <translation>各模式下的模型</translation>
    </message>
    <message>
        <source>Open the page that measures accuracy, size and time of a model</source>
        <translation>打开测量模型准确率、大小和时间的页面</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Open the page that measures the latency of an operation</source>
        <translation>打开测量操作延迟的页面</translation>
    </message>
    <message>
        <source>Set up what is missing for the decision (%1)</source>
        <translation>设置此决策所缺少的内容（%1）</translation>
    </message>
    <message>
        <source>Nothing is missing for this decision.</source>
        <translation>此决策没有缺少任何内容。</translation>
    </message>
    <message>
        <source>To measure again, go to the page of the run.</source>
        <translation>要重新测量，请转到该运行的页面。</translation>
    </message>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>请等待结束或停止它。</translation>
    </message>
    <message>
        <source>Check the setup and run it.</source>
        <translation>请检查设置并运行。</translation>
    </message>
    <message>
        <source>The setup for the decision is filled in.</source>
        <translation>已填入此决策的设置。</translation>
    </message>
    <message>
        <source>Check it and run it.</source>
        <translation>请检查并运行。</translation>
    </message>
    <message>
        <source>Change the limits of the decision</source>
        <translation>更改决策的限制</translation>
    </message>
    <message>
        <source>The device of that run is not available. The current device is kept.</source>
        <translation>该次运行的设备不可用。保留当前设备。</translation>
    </message>
    <message>
        <source>This mode changes every weight and cannot be mixed by layer.</source>
        <translation>此模式会更改所有权重，不能按层混用。</translation>
    </message>
    <message>
        <source>Set limits of memory, time and loss beside the page: it ranks what was measured, with the reason for each place, and does not rank what is not resolved. Use it has the vLLM command, the recipe or the saved model.</source>
        <translation>在页面旁边设置内存、时间和损失的限制：页面会对测得的内容排名，给出每个名次的理由，未能区分的则不排名。“使用它”中有 vLLM 命令、配方或保存的模型。</translation>
    </message>
</context>
<context>
    <name>qs::DecidePage</name>
    <message>
        <source>Save the quantized model</source>
        <translation>保存量化模型</translation>
    </message>
    <message>
        <source>Serve it with vLLM</source>
        <translation>用 vLLM 部署</translation>
    </message>
    <message>
        <source>Recipe for llm-compressor</source>
        <translation>llm-compressor 配方</translation>
    </message>
    <message>
        <source>Measure it again</source>
        <translation>重新测量</translation>
    </message>
    <message>
        <source>No configurations to rank yet</source>
        <translation>还没有可排名的配置</translation>
    </message>
    <message>
        <source>This page ranks what was measured under your limits of memory, time and loss. Measure a language model, a model in every mode, or an operation first.</source>
        <translation>本页在您对内存、时间和损失的限制下，对测得的内容进行排名。请先测量一个语言模型、各模式下的一个模型或一个操作。</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使用它</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>Decide on</source>
        <translation>决策对象</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy answer, ranking, reasons and evidence to the clipboard</source>
        <translation>将答案、排名、原因和依据复制到剪贴板</translation>
    </message>
    <message>
        <source>Show the run</source>
        <translation>显示该运行</translation>
    </message>
    <message>
        <source>Go to the run that these figures come from</source>
        <translation>转到这些数字所来自的运行</translation>
    </message>
    <message>
        <source>Open in the plan editor</source>
        <translation>在方案编辑器中打开</translation>
    </message>
    <message>
        <source>Edit the modes of single layers on the Accuracy page, starting with this configuration</source>
        <translation>以此配置为起点，在“准确率”页面中编辑各层的模式</translation>
    </message>
    <message>
        <source>How to use the configuration</source>
        <translation>如何使用该配置</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy this text to the clipboard</source>
        <translation>将此文本复制到剪贴板</translation>
    </message>
    <message>
        <source>Command or recipe</source>
        <translation>命令或配方</translation>
    </message>
    <message>
        <source>No run of this session was measured on a device whose name contains “%1”. Choose another device in the limits.</source>
        <translation>此会话中没有运行是在名称含“%1”的设备上测得的。请在限制中选择其他设备。</translation>
    </message>
    <message>
        <source>%1. %2: %3.</source>
        <comment>state, name, reason</comment>
        <translation>%1。%2：%3。</translation>
    </message>
    <message>
        <source>Missing (%1)</source>
        <translation>缺少 (%1)</translation>
    </message>
    <message>
        <source>Nothing is missing for this decision.</source>
        <translation>此决策没有缺少任何内容。</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Open the page with this setup without starting a run</source>
        <translation>以此设置打开页面，不启动运行</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>立即测量</translation>
    </message>
    <message>
        <source>Open the page with this setup and run it</source>
        <translation>以此设置打开页面并运行</translation>
    </message>
    <message>
        <source>Only runs that measure the same thing are ranked together</source>
        <translation>只有测量相同内容的运行才会一起排名</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图</translation>
    </message>
</context>
<context>
    <name>qs::DecisionChart</name>
    <message>
        <source>95% intervals</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>faded: rejected</source>
        <translation>淡色：已排除</translation>
    </message>
    <message>
        <source>each may be the first: not resolved</source>
        <translation>每个都可能是第一名：未能区分</translation>
    </message>
    <message>
        <source>area: memory</source>
        <translation>面积：内存</translation>
    </message>
    <message>
        <source>Time, loss and memory</source>
        <translation>时间、损失和内存</translation>
    </message>
    <message>
        <source>No configuration has both a time and a loss.</source>
        <translation>没有同时具有时间和损失的配置。</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>每词元时间</translation>
    </message>
    <message>
        <source>Time per call</source>
        <translation>每次调用时间</translation>
    </message>
    <message>
        <source>Perplexity against the baseline</source>
        <translation>相对基准的困惑度</translation>
    </message>
    <message>
        <source>Accuracy lost</source>
        <translation>准确率损失</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message>
        <source>points</source>
        <translation>百分点</translation>
    </message>
    <message numerus="yes">
        <source>%n configuration(s) without a time or a loss are not shown.</source>
        <translation>
            <numerusform>%n 个没有时间或损失的配置未显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 %3, %4 %5.</source>
        <translation>%1：%2 %3，%4 %5。</translation>
    </message>
    <message>
        <source>%1 against %2.</source>
        <translation>%1与%2。</translation>
    </message>
    <message>
        <source>configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>上界</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Noise-to-signal ratio</source>
        <translation>噪声与信号之比</translation>
    </message>
</context>
<context>
    <name>qs::DecisionModel</name>
    <message>
        <source>Rank %1–%2</source>
        <translation>排名 %1–%2</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>排名 %1</translation>
    </message>
    <message>
        <source>Not resolved</source>
        <translation>未能区分</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决策</translation>
    </message>
    <message>
        <source>Mode or variant</source>
        <translation>模式或变体</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Speed-up (×)</source>
        <translation>加速比 (×)</translation>
    </message>
    <message>
        <source>Relative to the baseline of the same run, with the 95% interval; above 1 is faster</source>
        <translation>相对同一运行的基准，带 95% 区间；大于 1 表示更快</translation>
    </message>
    <message>
        <source>Time per token (ms)</source>
        <translation>每词元时间 (ms)</translation>
    </message>
    <message>
        <source>Time per call (µs)</source>
        <translation>每次调用时间 (µs)</translation>
    </message>
    <message>
        <source>Median with its 95% interval</source>
        <translation>中位数及其 95% 区间</translation>
    </message>
    <message>
        <source>Throughput (tokens/s)</source>
        <translation>吞吐量 (词元/s)</translation>
    </message>
    <message>
        <source>Decoded tokens of all sequences per second of wall time, with the 95% interval</source>
        <translation>所有序列每秒实际时间的解码词元数，带 95% 区间</translation>
    </message>
    <message>
        <source>Perplexity (%)</source>
        <translation>困惑度 (%)</translation>
    </message>
    <message>
        <source>Change against the baseline with its 95% interval; lower is better</source>
        <translation>相对基准的变化，带 95% 区间；越低越好</translation>
    </message>
    <message>
        <source>Accuracy (points)</source>
        <translation>准确率（百分点）</translation>
    </message>
    <message>
        <source>Difference from the baseline with its 95% interval; for several tasks, the one with the largest possible loss</source>
        <translation>与基准之差，带 95% 区间；有多个任务时，取可能损失最大的任务</translation>
    </message>
    <message>
        <source>SQNR (dB)</source>
        <translation>SQNR (dB)</translation>
    </message>
    <message>
        <source>Signal to quantization noise; higher is better</source>
        <translation>信号与量化噪声之比；越高越好</translation>
    </message>
    <message>
        <source>Output (MiB)</source>
        <translation>输出 (MiB)</translation>
    </message>
    <message>
        <source>Memory (MiB)</source>
        <translation>内存 (MiB)</translation>
    </message>
    <message>
        <source>Codes, scales and zero points that are written</source>
        <translation>写入的编码、缩放因子和零点</translation>
    </message>
    <message>
        <source>Device memory with the model loaded: weights, KV cache and workspace</source>
        <translation>加载模型后的设备内存：权重、KV 缓存和工作空间</translation>
    </message>
    <message>
        <source>Exact size of the model file</source>
        <translation>模型文件的精确大小</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Run that the figures come from</source>
        <translation>数字所来自的运行</translation>
    </message>
    <message>
        <source>Possible ranks of the configuration. Configurations that share ranks are equivalent within their intervals.</source>
        <translation>该配置可能的名次。共享名次的配置在其区间内等效。</translation>
    </message>
</context>
<context>
    <name>qs::DecisionTableView</name>
    <message>
        <source>Configurations and their ranking</source>
        <translation>各配置及其排名</translation>
    </message>
    <message>
        <source>There are no measured configurations to rank.</source>
        <translation>没有可排名的已测配置。</translation>
    </message>
</context>
<context>
    <name>qs::DeckEditor</name>
    <message>
        <source>Pages of the presentation</source>
        <translation>演示的页面</translation>
    </message>
    <message>
        <source>Pages in their order; a tick shows the page</source>
        <translation>按顺序排列的页面；勾选则显示该页</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>添加页面</translation>
    </message>
    <message>
        <source>Remove the page</source>
        <translation>移除页面</translation>
    </message>
    <message>
        <source>Move the page up</source>
        <translation>上移页面</translation>
    </message>
    <message>
        <source>Move the page down</source>
        <translation>下移页面</translation>
    </message>
    <message>
        <source>As made from the session</source>
        <translation>由会话生成</translation>
    </message>
    <message>
        <source>Discard the choice. Pages follow the runs of the session again.</source>
        <translation>忘记所选：页面重新跟随会话的运行。</translation>
    </message>
    <message>
        <source>Your own sentence; empty: the sentence made from the verdict</source>
        <translation>自己的句子；留空则使用由结论生成的句子</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time per page when the presentation advances automatically</source>
        <translation>演示自动播放时每页的时间</translation>
    </message>
    <message>
        <source>&amp;Sentence:</source>
        <translation>句子(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Present from here</source>
        <translation>从此处演示(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Export slides…</source>
        <translation>导出幻灯片(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>choose pages by themselves</source>
        <translation>自动选择页面</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>order the pages</source>
        <translation>排列页面</translation>
    </message>
    <message>
        <source>show or hide a page</source>
        <translation>显示或隐藏页面</translation>
    </message>
    <message>
        <source>add a page</source>
        <translation>添加页面</translation>
    </message>
    <message>
        <source>remove a page</source>
        <translation>移除页面</translation>
    </message>
    <message>
        <source>change the sentence of a page</source>
        <translation>更改页面的句子</translation>
    </message>
    <message>
        <source>&amp;Time per page:</source>
        <translation>每页时间(&amp;T)：</translation>
    </message>
    <message>
        <source>change the time per page</source>
        <translation>更改每页时间</translation>
    </message>
</context>
<context>
    <name>qs::DimensionKnob</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Page Up and Page Down go to powers of two and 3·2ᵏ.</source>
        <translation>Page Up 和 Page Down 跳到 2 的幂和 3·2ᵏ。</translation>
    </message>
    <message>
        <source>%1, values of known models</source>
        <translation>%1，已知模型的值</translation>
    </message>
    <message>
        <source>Values of known models</source>
        <translation>已知模型的值</translation>
    </message>
    <message>
        <source>%1, log scale</source>
        <translation>%1，对数刻度</translation>
    </message>
</context>
<context>
    <name>qs::DivergenceView</name>
    <message>
        <source>Background by KL divergence</source>
        <translation>按 KL 散度的背景</translation>
    </message>
    <message>
        <source>Text by divergence</source>
        <translation>按散度显示的文本</translation>
    </message>
    <message>
        <source>Configuration whose divergence is shown</source>
        <translation>显示其散度的配置</translation>
    </message>
    <message>
        <source>Configuration whose predictions are compared with those of the baseline</source>
        <translation>其预测与基准的预测比较的配置</translation>
    </message>
    <message>
        <source>&amp;Worst token</source>
        <translation>最差词元(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Next worst</source>
        <translation>下一个最差(&amp;N)</translation>
    </message>
    <message>
        <source>Worst token</source>
        <translation>最差词元</translation>
    </message>
    <message>
        <source>Go to the token with the largest divergence (W in the text)</source>
        <translation>转到散度最大的词元（在文本中按 W）</translation>
    </message>
    <message>
        <source>Next worst token</source>
        <translation>下一个最差词元</translation>
    </message>
    <message>
        <source>Go to the token with the next largest divergence (N in the text)</source>
        <translation>转到散度次大的词元（在文本中按 N）</translation>
    </message>
    <message>
        <source>The first %1 of %2 tokens; over all of them the mean is %3 nats, the largest %4.</source>
        <translation>%2 个词元中的前 %1 个；全部词元的平均值为 %3 奈特，最大 %4。</translation>
    </message>
    <message>
        <source>“%1”: KL divergence %2 nats (%3 bits)</source>
        <translation>“%1”：KL 散度 %2 奈特（%3 位）</translation>
    </message>
    <message>
        <source>; probability of this token %1% in the baseline, %2% in %3</source>
        <translation>；此词元的概率在基准中为 %1%，在 %3 中为 %2%</translation>
    </message>
    <message>
        <source>Point at a token, or use the arrow keys.</source>
        <translation>指向一个词元，或使用方向键。</translation>
    </message>
    <message>
        <source>KL divergence of the baseline&apos;s prediction from this configuration&apos;s, by token: no background below 0.01 nats, then steps at 0.01, 0.03, 0.1, 0.3 (dotted underline) and 1 nat (underline).</source>
        <translation>基准预测相对于此配置预测的 KL 散度，按词元：低于 0.01 奈特无背景色，然后分为 0.01、0.03、0.1、0.3（点状下划线）和 1 奈特（下划线）几级。</translation>
    </message>
    <message>
        <source>The text appears here, token by token, when a configuration other than the baseline has processed it.</source>
        <translation>当基准以外的配置处理完文本后，文本在此处逐词元显示。</translation>
    </message>
    <message>
        <source>nats or more</source>
        <translation>奈特及以上</translation>
    </message>
    <message>
        <source>The first %1 of %2 tokens; the divergence was computed for %5 of all, spread evenly: their mean is %3 nats, the largest %4.</source>
        <translation>%2 个词元中的前 %1 个；在全部词元中均匀分布的 %5 个上计算了散度：平均值为 %3 奈特，最大 %4。</translation>
    </message>
    <message>
        <source>“%1”: the KL divergence of this token was not computed</source>
        <translation>“%1”：没有计算此词元的 KL 散度</translation>
    </message>
</context>
<context>
    <name>qs::FileCommands</name>
    <message>
        <source>Quantoscope sessions (*.%1)</source>
        <translation>Quantoscope 会话 (*.%1)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>This session has unsaved changes.</source>
        <translation>会话有未保存的更改。</translation>
    </message>
    <message>
        <source>Not opened:</source>
        <translation>未打开：</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>还没有可导出的内容。</translation>
    </message>
    <message>
        <source>Press F5 to measure first.</source>
        <translation>请先按 F5 测量。</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Images (*.png *.svg *.pdf)</source>
        <translation>图片 (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>The image was not saved.</source>
        <translation>图片未保存。</translation>
    </message>
    <message>
        <source>Image saved as %1.</source>
        <translation>图片已保存为 %1。</translation>
    </message>
    <message>
        <source>Not exported:</source>
        <translation>未导出：</translation>
    </message>
    <message>
        <source>Report written to %1.</source>
        <translation>报告已写入 %1。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Reload the session from its file</source>
        <translation>从文件重新载入会话</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>以其他名称保存会话</translation>
    </message>
    <message>
        <source>Another window has this file open (process %1 on %2).</source>
        <translation>另一个窗口已打开此文件（%2 上的进程 %1）。</translation>
    </message>
    <message>
        <source>%1 was removed or renamed by another program.</source>
        <translation>%1 已被其他程序移除或重命名。</translation>
    </message>
    <message>
        <source>The session is still open. Save it to create the file again.</source>
        <translation>会话仍处于打开状态。保存即可重新创建文件。</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 已被其他程序更改。</translation>
    </message>
    <message>
        <source>This window still shows the previous contents.</source>
        <translation>本窗口仍显示之前的内容。</translation>
    </message>
    <message>
        <source>Overwrite another version?</source>
        <translation>要覆盖另一个版本吗？</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here.</source>
        <translation>自在此处打开后，%1 已被其他程序更改。</translation>
    </message>
    <message>
        <source>%1 is open in another window (process %2 on %3).</source>
        <translation>%1 已在另一个窗口中打开（%3 上的进程 %2）。</translation>
    </message>
    <message>
        <source>Overwrite replaces that version with this one. Reload discards the unsaved changes in this window.</source>
        <translation>“覆盖”以此版本取代那个版本。“重新载入”丢弃本窗口中未保存的更改。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>The session stays open and unsaved. A recovery copy is kept.</source>
        <translation>会话保持打开且未保存。恢复副本会保留。</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>未保存：%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Saving the image</source>
        <translation>正在保存图片</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>正在写入报告</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Keep the open session</source>
        <translation>保留已打开的会话</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>正在保存 %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s).</source>
        <translation>
            <numerusform>%n 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>All files that can be opened (%1)</source>
        <translation>所有可打开的文件 (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n file(s)…</source>
        <translation>
            <numerusform>正在读取 %n 个文件…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the changes to this session?</source>
        <translation>要保存对此会话的更改吗？</translation>
    </message>
    <message>
        <source>Each window would overwrite what the other saves. You are asked before saving.</source>
        <translation>每个窗口都会覆盖另一个窗口保存的内容。保存前会先询问。</translation>
    </message>
    <message>
        <source>Results that arrived while saving are not in the file yet. Save again.</source>
        <translation>保存期间到达的结果尚未写入文件。请再次保存。</translation>
    </message>
    <message>
        <source>Overwrite replaces that version with this one.</source>
        <translation>“覆盖”以此版本取代那个版本。</translation>
    </message>
</context>
<context>
    <name>qs::FindingCard</name>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Show it in the trace</source>
        <translation>在轨迹中显示</translation>
    </message>
    <message>
        <source>Show this mode</source>
        <translation>显示此模式</translation>
    </message>
    <message>
        <source>show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show in the trace: %1</source>
        <translation>在轨迹中显示：%1</translation>
    </message>
    <message>
        <source>why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>原因：%1</translation>
    </message>
    <message>
        <source>Evidence and what to do</source>
        <translation>依据及对策</translation>
    </message>
    <message>
        <source>less</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Select these modes</source>
        <translation>选择这些模式</translation>
    </message>
    <message>
        <source>Show each: %1</source>
        <translation>逐个显示：%1</translation>
    </message>
    <message>
        <source>details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Show the input on the Tensors page</source>
        <translation>在“张量”页面显示输入</translation>
    </message>
</context>
<context>
    <name>qs::FindingMembers</name>
    <message>
        <source>Show it in the trace</source>
        <translation>在轨迹中显示</translation>
    </message>
    <message>
        <source>Show this mode</source>
        <translation>显示此模式</translation>
    </message>
    <message>
        <source>Show the input on the Tensors page</source>
        <translation>在“张量”页面显示输入</translation>
    </message>
</context>
<context>
    <name>qs::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n 条提示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 条警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 条错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recommendation(s)</source>
        <translation>
            <numerusform>%n 条建议</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings yet. Warnings about the measurement (cold start, throttling, failed verification) appear here.</source>
        <translation>尚无发现。有关测量的警告（冷启动、降频、验证失败）会显示在此处。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search the findings</source>
        <translation>搜索发现</translation>
    </message>
    <message>
        <source>Show only findings whose text or modes contain this</source>
        <translation>仅显示文本或模式中含有此内容的发现</translation>
    </message>
    <message>
        <source>%1: show or hide</source>
        <translation>%1：显示或隐藏</translation>
    </message>
    <message>
        <source>No findings match the filter.</source>
        <translation>没有与筛选条件匹配的发现。</translation>
    </message>
</context>
<context>
    <name>qs::HeatMap</name>
    <message>
        <source>worse</source>
        <translation>更差</translation>
    </message>
    <message>
        <source>better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>未能区分</translation>
    </message>
    <message>
        <source>in the plan</source>
        <translation>在方案中</translation>
    </message>
    <message>
        <source>Sensitivity of the layers</source>
        <translation>各层敏感度</translation>
    </message>
    <message>
        <source>%1 for %2 layers in %3 modes, %4 cells measured.</source>
        <translation>%3 种模式下 %2 层的%1，已测 %4 个单元。</translation>
    </message>
    <message>
        <source>Difference not resolved: %1.</source>
        <translation>差异未能区分：%1。</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>as shown</source>
        <translation>如所显示</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>已区分</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 采用 %2</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>No sensitivity results yet. Turn on Sensitivity and press F5. Each cell shows one layer in one mode.</source>
        <translation>尚无敏感度结果。请打开“敏感度”并按 F5。每个单元显示一个层在一种模式下的结果。</translation>
    </message>
</context>
<context>
    <name>qs::HistogramChart</name>
    <message>
        <source>value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Values (log)</source>
        <translation>数值（对数）</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>No tensor selected. Choose one above, or open a .safetensors or .npy file.</source>
        <translation>没有选择张量。请在上方选择一个，或打开 .safetensors 或 .npy 文件。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>restored %1</source>
        <translation>还原 %1</translation>
    </message>
    <message>
        <source>nearest code value %1</source>
        <translation>最近的编码值 %1</translation>
    </message>
    <message>
        <source>Logarithmic count axis</source>
        <translation>计数轴取对数</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>%1 values from %2 to %3, standard deviation %4. %5 represents %6 values at the median scale, in the range %7 to %8.</source>
        <translation>从 %2 到 %3 的 %1 个数值，标准差 %4。%5 在中位缩放因子下表示 %6 个数值，范围为 %7 到 %8。</translation>
    </message>
    <message>
        <source>original %1</source>
        <translation>原始 %1</translation>
    </message>
</context>
<context>
    <name>qs::ImportCommands</name>
    <message>
        <source>Import results</source>
        <translation>导入结果</translation>
    </message>
    <message>
        <source>Show a run of a single size that was measured here.</source>
        <translation>请显示一个在此测得的单一大小的运行。</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>没有导入任何内容。</translation>
    </message>
    <message>
        <source>Imported %1: %2, read-only.</source>
        <translation>已导入 %1：%2，只读。</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation>未导入：%1</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n file(s)…</source>
        <translation>
            <numerusform>正在读取 %n 个文件…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>There is no run to add imported results to.</source>
        <translation>没有可添加导入结果的运行。</translation>
    </message>
    <message>
        <source>Add imported results to %1</source>
        <translation>将导入的结果添加到 %1</translation>
    </message>
    <message>
        <source>The run was removed.</source>
        <translation>该运行已被移除。</translation>
    </message>
    <message>
        <source>add imported results to %1</source>
        <translation>将导入的结果添加到 %1</translation>
    </message>
    <message>
        <source>Added %1 to %2: %3, read-only and without verdicts.</source>
        <translation>已将 %1 添加到 %2：%3，只读且没有结论。</translation>
    </message>
</context>
<context>
    <name>qs::ImportPreview</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s)</source>
        <translation>
            <numerusform>%n 个得分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>Import results</source>
        <translation>导入结果</translation>
    </message>
    <message>
        <source>Add imported results to %1</source>
        <translation>将导入的结果添加到 %1</translation>
    </message>
    <message>
        <source>Files, their first rows and what was left out</source>
        <translation>文件、各文件的前几行，以及略去的内容</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation>未导入：%1</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
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
        <translation>输入类型</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>类型(&amp;Y)</translation>
    </message>
    <message>
        <source>Tensor of the file</source>
        <translation>文件中的张量</translation>
    </message>
    <message>
        <source>Te&amp;nsor</source>
        <translation>张量(&amp;N)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Seed of the random normal input (mean 0, standard deviation 1). The same seed gives the same bytes on every backend.</source>
        <translation>随机正态输入的种子（均值 0，标准差 1）。同一种子在每个后端给出相同的字节。</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>random normal</source>
        <translation>随机正态</translation>
    </message>
    <message>
        <source>Input file</source>
        <translation>输入文件</translation>
    </message>
    <message>
        <source>Choose an input file</source>
        <translation>选择输入文件</translation>
    </message>
    <message>
        <source>Choose a .npy or .safetensors file</source>
        <translation>选择 .npy 或 .safetensors 文件</translation>
    </message>
    <message>
        <source>Use random input</source>
        <translation>使用随机输入</translation>
    </message>
    <message>
        <source>Use random normal input</source>
        <translation>使用随机正态输入</translation>
    </message>
    <message>
        <source>Val&amp;ues</source>
        <translation>数值(&amp;U)</translation>
    </message>
    <message>
        <source>Choose an input tensor</source>
        <translation>选择输入张量</translation>
    </message>
    <message>
        <source>Tensors (*.npy *.safetensors);;All files (*)</source>
        <translation>张量 (*.npy *.safetensors);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The file contains no tensors.</source>
        <translation>该文件不含张量。</translation>
    </message>
    <message>
        <source>No tensor of the file can be used: %1</source>
        <translation>文件中没有可用的张量：%1</translation>
    </message>
    <message>
        <source>(array)</source>
        <translation>（数组）</translation>
    </message>
    <message>
        <source>%1  ·  %2  %3</source>
        <translation>%1  ·  %2  %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 The input is still %2.</source>
        <translation>%1 输入仍为 %2。</translation>
    </message>
    <message>
        <source>%1 The input is still random normal.</source>
        <translation>%1 输入仍为随机正态。</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>正在读取 %1 …</translation>
    </message>
    <message>
        <source>Values from the file; the seed is not used.</source>
        <translation>数值来自文件；不使用种子。</translation>
    </message>
    <message>
        <source>Seed %1 is used until you enter another one.</source>
        <translation>在输入其他值之前使用种子 %1。</translation>
    </message>
    <message>
        <source>Random normal. Drop a .npy or .safetensors file here for real data.</source>
        <translation>随机正态。将 .npy 或 .safetensors 文件拖到此处以使用真实数据。</translation>
    </message>
    <message>
        <source>FP32, seed %1</source>
        <translation>FP32，种子 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1，种子 %2</translation>
    </message>
    <message>
        <source>Values from the file, %1 as %2; the seed is not used.</source>
        <translation>数值来自文件，由 %1 转为 %2；不使用种子。</translation>
    </message>
    <message>
        <source>The file&apos;s %1 values are rounded to %2: some may overflow to infinity or become zero. The result shows how many.</source>
        <translation>文件的 %1 值会舍入为 %2：有些可能溢出为无穷或变为零。结果会显示有多少。</translation>
    </message>
    <message>
        <source>Data type of the input tensor before quantization. A file has its own type; if you choose another one, the values are rounded.</source>
        <translation>输入张量在量化之前的数据类型。文件有其自身的类型；如果选择另一种，则数值会被舍入。</translation>
    </message>
    <message>
        <source>Tensor of the file to use as input. Tensors that cannot be used show the reason.</source>
        <translation>用作输入的文件中的张量。不能使用的张量会显示原因。</translation>
    </message>
    <message>
        <source>Source of the values: a .npy or .safetensors file, or empty for random normal values. You can drop a file anywhere on the setup.</source>
        <translation>数值的来源：.npy 或 .safetensors 文件，留空则为随机正态值。可以将文件拖放到设置中的任意位置。</translation>
    </message>
</context>
<context>
    <name>qs::KernelGuard</name>
    <message>
        <source>The run does not respond to Stop.</source>
        <translation>运行对“停止”没有响应。</translation>
    </message>
    <message>
        <source>From now on kernels run in a separate worker process, which Stop can end even if a kernel hangs.</source>
        <translation>今后内核在单独的工作进程中运行，即使内核挂起，“停止”也能将其结束。</translation>
    </message>
    <message>
        <source>The device was lost: %1</source>
        <translation>设备已丢失：%1</translation>
    </message>
    <message>
        <source>All measurements are kept. Restart the program to use the device, or run kernels in a separate process.</source>
        <translation>所有测量均保留。请重新启动程序以使用设备，或在单独的进程中运行内核。</translation>
    </message>
    <message>
        <source>The current request does not respond to Stop.</source>
        <translation>当前的请求对“停止”没有响应。</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Keep the results received so far, abandon the run, and measure in a separate process from now on</source>
        <translation>保留目前收到的结果，放弃该运行，并从现在起在单独的进程中测量</translation>
    </message>
    <message>
        <source>The window is waiting for it. Close the window again to abandon it. All results received so far are kept.</source>
        <translation>窗口正在等待它。再次关闭窗口即可放弃它。目前收到的所有结果都会保留。</translation>
    </message>
    <message>
        <source>The device or a kernel on it may hang. Wait, or abandon it. All results received so far are kept.</source>
        <translation>设备或其上的内核可能已挂起。请等待或放弃它。目前收到的所有结果都会保留。</translation>
    </message>
    <message>
        <source>The run was abandoned. The results received so far are kept and marked as partial.</source>
        <translation>该运行已被放弃。目前收到的结果已保留，并标记为部分结果。</translation>
    </message>
    <message>
        <source>The request was abandoned.</source>
        <translation>该请求已被放弃。</translation>
    </message>
    <message>
        <source>The device may stay busy until the program is restarted. Choose &apos;Automatic&apos; in the settings to use a separate process.</source>
        <translation>设备可能一直忙碌，直到程序重新启动。请在设置中选择“自动”以使用单独的进程。</translation>
    </message>
    <message>
        <source>All measurements are kept. From now on kernels run in a separate worker process. Run again.</source>
        <translation>所有测量均已保留。从现在起，内核在单独的工作进程中运行。请再次运行。</translation>
    </message>
</context>
<context>
    <name>qs::LanguageMenu</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;U)</translation>
    </message>
    <message>
        <source>The language of the interface</source>
        <translation>界面语言</translation>
    </message>
    <message>
        <source>Use the language of the system</source>
        <translation>使用系统语言</translation>
    </message>
    <message>
        <source>Use this language</source>
        <translation>使用此语言</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>立即重新启动</translation>
    </message>
    <message>
        <source>Reopen the window in the new language; the session is kept</source>
        <translation>以新语言重新打开窗口；会话会保留</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>Restart to apply the new language.</source>
        <translation>请重新启动以应用新语言。</translation>
    </message>
    <message>
        <source>The open session is kept.</source>
        <translation>打开的会话会保留。</translation>
    </message>
</context>
<context>
    <name>qs::LimitsPanel</name>
    <message>
        <source>A configuration has to meet these limits. Empty: no limit.</source>
        <translation>配置必须满足这些限制。留空：没有限制。</translation>
    </message>
    <message>
        <source>Rank by</source>
        <translation>排名依据</translation>
    </message>
    <message>
        <source>Quantity by which the configurations that meet the limits are ranked</source>
        <translation>满足限制的配置据以排名的量</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Only use runs that were measured on this device</source>
        <translation>只使用在此设备上测得的运行</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批量</translation>
    </message>
    <message>
        <source>Sequences of a language model that are decoded together</source>
        <translation>同时解码的语言模型序列数</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>提示词长度</translation>
    </message>
    <message>
        <source>Tokens of a language model&apos;s prompt</source>
        <translation>语言模型提示词的词元数</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Device memory with the model loaded: weights, KV cache and workspace. For a model on the Accuracy page, the size of its file.</source>
        <translation>加载模型后的设备内存：权重、KV 缓存和工作空间。对于“准确率”页面中的模型，为其文件大小。</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>每词元时间</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Median time of a decoding step of a language model</source>
        <translation>语言模型一个解码步的时间中位数</translation>
    </message>
    <message>
        <source>Time per call</source>
        <translation>每次调用时间</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Median latency of an operation, or of a call of a model on the Accuracy page</source>
        <translation>操作的延迟中位数，或“准确率”页面中模型一次调用的延迟中位数</translation>
    </message>
    <message>
        <source>Perplexity rise</source>
        <translation>困惑度上升</translation>
    </message>
    <message>
        <source>Increase in perplexity over the baseline</source>
        <translation>困惑度相对基准的增加</translation>
    </message>
    <message>
        <source>Accuracy loss</source>
        <translation>准确率损失</translation>
    </message>
    <message>
        <source>pp</source>
        <translation>pp</translation>
    </message>
    <message>
        <source>Accuracy below that of the baseline, in percentage points</source>
        <translation>准确率低于基准的幅度，百分点</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Decoded tokens of all sequences of a language model per second of wall time</source>
        <translation>语言模型所有序列每秒实际时间的解码词元数</translation>
    </message>
    <message>
        <source>Default limits</source>
        <translation>默认限制</translation>
    </message>
    <message>
        <source>No limits except a rise of 1% in perplexity and a loss of 1 point in accuracy</source>
        <translation>除困惑度上升 1% 和准确率损失 1 个百分点之外没有限制</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a quantity and its unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>没有限制</translation>
    </message>
    <message>
        <source>%1: “%2” is not valid. Enter a number of 0 or more.</source>
        <translation>%1：“%2”无效。请输入不小于 0 的数。</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>任意</translation>
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
        <translation>%1，对数</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1：%3 时 %2</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>上界</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>对数轴</translation>
    </message>
</context>
<context>
    <name>qs::LlmConfigurationChooser</name>
    <message>
        <source>Configurations to study</source>
        <translation>要研究的配置</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Without quantization</source>
        <translation>不量化</translation>
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
        <translation>其他 4 位格式</translation>
    </message>
    <message>
        <source>KV cache only</source>
        <translation>仅 KV 缓存</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Select all configurations</source>
        <translation>选择所有配置</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Clear all but the baseline</source>
        <translation>清除基准以外的所有配置</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Select the configurations of the default study</source>
        <translation>选择默认研究的配置</translation>
    </message>
    <message>
        <source>Select the seven configurations of the published comparison</source>
        <translation>选择已发表比较中的七个配置</translation>
    </message>
    <message>
        <source>%1 of %2 configurations</source>
        <translation>%2 个配置中的 %1 个</translation>
    </message>
    <message>
        <source>; AWQ and GPTQ read the calibration text first</source>
        <translation>；AWQ 和 GPTQ 先读取校准文本</translation>
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
        <translation>提示词</translation>
    </message>
    <message>
        <source>Type the beginning of a text…</source>
        <translation>请输入文本的开头…</translation>
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
        <translation>正在加载模型…</translation>
    </message>
    <message>
        <source>Cannot generate: %1</source>
        <translation>无法生成：%1</translation>
    </message>
    <message>
        <source>The text to continue, or the message to a chat model. Ctrl+Return sends it.</source>
        <translation>要续写的文本，或发给聊天模型的消息。Ctrl+Return 发送。</translation>
    </message>
    <message>
        <source>System message</source>
        <translation>系统消息</translation>
    </message>
    <message>
        <source>Instructions to a chat model, before the prompt. Leave it empty for none.</source>
        <translation>在提示词之前给聊天模型的指示。不需要则留空。</translation>
    </message>
    <message>
        <source>System message (optional)</source>
        <translation>系统消息（可选）</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>The configuration in which the model of the setup is loaded</source>
        <translation>加载设置中的模型所用的配置</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>A second configuration that continues the same prompt beside the first one. They take turns, token by token; the first token that differs is marked.</source>
        <translation>与第一个配置并排续写同一提示词的第二个配置。它们逐词元轮流生成；第一个不同的词元会被标出。</translation>
    </message>
    <message>
        <source>Maximum number of tokens</source>
        <translation>最大词元数</translation>
    </message>
    <message>
        <source>Generation ends after this many tokens, or when the model ends the text</source>
        <translation>达到此词元数，或模型结束文本时，生成结束</translation>
    </message>
    <message>
        <source>&amp;Configuration</source>
        <translation>配置(&amp;C)</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>比较对象(&amp;W)</translation>
    </message>
    <message>
        <source>Ma&amp;x. tokens</source>
        <translation>最大词元数(&amp;X)</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Divides the logits before a token is sampled. 0 is greedy: always the most likely token.</source>
        <translation>在采样词元之前用它除 logits。0 为贪心：始终取最可能的词元。</translation>
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
        <translation>种子</translation>
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
        <translation>种子(&amp;D)</translation>
    </message>
    <message>
        <source>From the model</source>
        <translation>取自模型</translation>
    </message>
    <message>
        <source>Chat template</source>
        <translation>聊天模板</translation>
    </message>
    <message>
        <source>C&amp;hat template</source>
        <translation>聊天模板(&amp;H)</translation>
    </message>
    <message>
        <source>From the model: %1</source>
        <translation>取自模型：%1</translation>
    </message>
    <message>
        <source>From the model: not recognized</source>
        <translation>取自模型：未识别</translation>
    </message>
    <message>
        <source>From the model: none</source>
        <translation>取自模型：无</translation>
    </message>
    <message>
        <source>Enter a prompt first</source>
        <translation>请先输入提示词</translation>
    </message>
    <message>
        <source>Choose two different configurations</source>
        <translation>请选择两个不同的配置</translation>
    </message>
    <message>
        <source>Stop generating</source>
        <translation>停止生成</translation>
    </message>
    <message>
        <source>Stop generating. The text so far is kept.</source>
        <translation>停止生成。保留目前的文本。</translation>
    </message>
    <message>
        <source>Continue the prompt (Ctrl+Return)</source>
        <translation>续写提示词 (Ctrl+Return)</translation>
    </message>
    <message>
        <source>Sample from the most likely tokens whose probabilities add up to this. 1: from all tokens.</source>
        <translation>从概率之和达到此值的最可能词元中采样。1：从全部词元中采样。</translation>
    </message>
    <message>
        <source>Sample from this number of the most likely tokens. 0: from all tokens.</source>
        <translation>从此数量的最可能词元中采样。0：从全部词元中采样。</translation>
    </message>
    <message>
        <source>The same seed gives the same text in the same configuration</source>
        <translation>相同的种子在相同的配置下给出相同的文本</translation>
    </message>
    <message>
        <source>Has no effect while the temperature is 0</source>
        <translation>温度为 0 时不起作用</translation>
    </message>
    <message>
        <source>The same text so far</source>
        <translation>目前文本相同</translation>
    </message>
    <message>
        <source>The texts differ.</source>
        <translation>两段文本不同。</translation>
    </message>
    <message>
        <source>Format of the prompt as a turn of a conversation. Templates are recognized by their tokens; the template code in tokenizer_config.json is not run.</source>
        <translation>将提示词作为对话中一轮的格式。模板通过其词元识别；不会运行 tokenizer_config.json 中的模板代码。</translation>
    </message>
</context>
<context>
    <name>qs::LlmLivePanel</name>
    <message>
        <source>Tokens per second appear here while the study runs.</source>
        <translation>研究运行时，每秒词元数显示在此。</translation>
    </message>
    <message>
        <source>Phase of the rates</source>
        <translation>速率所属的阶段</translation>
    </message>
    <message>
        <source>Text of the configurations</source>
        <translation>各配置的文本</translation>
    </message>
    <message>
        <source>The most likely continuation of the start of the text, for each configuration</source>
        <translation>每个配置对文本开头的最可能续写</translation>
    </message>
    <message>
        <source>The text of each configuration appears here, token by token.</source>
        <translation>各配置的文本逐词元显示在此。</translation>
    </message>
    <message>
        <source>&amp;Rates of</source>
        <translation>速率(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>all %n token(s) as the baseline</source>
        <translation>
            <numerusform>%n 个词元全部与基准相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %1 of %n token(s) as the baseline</source>
        <translation>
            <numerusform>%n 个词元中的前 %1 个与基准相同</numerusform>
        </translation>
    </message>
    <message>
        <source>Rates of prefill, decoding and scoring differ too much for one chart. The chart follows the measured phase until you choose one.</source>
        <translation>预填充、解码和评分的速率相差过大，无法放在一张图中。图表跟随正在测量的阶段，直到选择其中一个。</translation>
    </message>
</context>
<context>
    <name>qs::LlmModule</name>
    <message>
        <source>%1; %2 of files.</source>
        <translation>%1；文件 %2。</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Computed by: %1</source>
        <translation>计算方式：%1</translation>
    </message>
    <message>
        <source>Loading the model: %1, %2%</source>
        <translation>正在加载模型：%1，%2%</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>语言模型</translation>
    </message>
    <message>
        <source>Effect of quantization on a language model</source>
        <translation>量化对语言模型的影响</translation>
    </message>
    <message>
        <source>Lan&amp;guage model</source>
        <translation>语言模型(&amp;G)</translation>
    </message>
    <message>
        <source>Show the effect of quantization on a language model</source>
        <translation>显示量化对语言模型的影响</translation>
    </message>
    <message>
        <source>Alt+6</source>
        <translation>Alt+6</translation>
    </message>
    <message>
        <source>&amp;Generate text</source>
        <translation>生成文本(&amp;G)</translation>
    </message>
    <message>
        <source>Continue your own prompt in any configuration of a language model</source>
        <translation>以语言模型的任意配置续写您自己的提示词</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>A study of a language model is in progress.</source>
        <translation>语言模型研究正在进行。</translation>
    </message>
    <message>
        <source>Run the study of the language model in the setup (%1)</source>
        <translation>运行设置中语言模型的研究 (%1)</translation>
    </message>
    <message>
        <source>The largest configuration needs about %1 for weights, KV cache and workspace; %2 is free.</source>
        <translation>最大的配置需要约 %1 用于权重、KV 缓存和工作空间；可用 %2。</translation>
    </message>
    <message>
        <source>The largest configuration needs about %1 for weights, KV cache and workspace, but only %2 is free. It will not be loaded.</source>
        <translation>最大的配置需要约 %1 用于权重、KV 缓存和工作空间，但仅有 %2 可用。它将不会被加载。</translation>
    </message>
    <message>
        <source>Look at a language model</source>
        <translation>查看语言模型</translation>
    </message>
    <message>
        <source>Each configuration of a Llama model: memory, latency, throughput, perplexity, tasks and the text token by token. Generate lets two configurations continue a prompt side by side. F5 here measures the model that comes with the program.</source>
        <translation>Llama 模型的每个配置：内存、延迟、吞吐量、困惑度、任务，以及逐词元显示的文本。“生成”让两个配置并排续写同一提示词。此处按 F5 测量程序自带的模型。</translation>
    </message>
</context>
<context>
    <name>qs::LlmPage</name>
    <message>
        <source>Charts of the language model study</source>
        <translation>语言模型研究的图表</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>Tokens per second during the study, and the text of each configuration</source>
        <translation>研究期间的每秒词元数，以及各配置的文本</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Throughput over batch sizes, and time per output token</source>
        <translation>各批大小的吞吐量，以及每输出词元时间</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>困惑度</translation>
    </message>
    <message>
        <source>Perplexity and KL divergence relative to the baseline, on the same tokens</source>
        <translation>相同词元上相对基准的困惑度和 KL 散度</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Correct answers by task, with verdicts on the same items</source>
        <translation>各任务的正确答案，附相同样例上的结论</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Weights, caches and load time</source>
        <translation>权重、缓存和加载时间</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>Pareto</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>The text with the divergence of each token</source>
        <translation>带有每个词元散度的文本</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Continue a prompt in any configuration</source>
        <translation>以任意配置续写提示词</translation>
    </message>
    <message>
        <source>The configurations appear here one by one, as soon as they are measured.</source>
        <translation>各配置测量完毕后，逐个显示在此。</translation>
    </message>
    <message>
        <source>Decoded tokens per second appear here with the first round.</source>
        <translation>每秒解码词元数从第一轮起显示在此。</translation>
    </message>
    <message>
        <source>How does quantization affect a language model?</source>
        <translation>量化如何影响语言模型？</translation>
    </message>
    <message>
        <source>Stop the study and keep the results so far</source>
        <translation>停止研究并保留已有结果</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Table that is shown; each chart selects its own</source>
        <translation>所显示的表格；每张图表自行选择表格</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>表格(&amp;T)</translation>
    </message>
    <message>
        <source>Task and metric</source>
        <translation>任务和指标</translation>
    </message>
    <message>
        <source>acc: largest log-likelihood; acc_norm: largest per character; exact_match: of generated answers</source>
        <translation>acc：对数似然最大；acc_norm：每字符最大；exact_match：生成的答案</translation>
    </message>
    <message>
        <source>Tas&amp;k</source>
        <translation>任务(&amp;K)</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>每输出词元时间</translation>
    </message>
    <message>
        <source>Bytes of the weights</source>
        <translation>权重的字节数</translation>
    </message>
    <message>
        <source>Quantity that perplexity is compared with</source>
        <translation>与困惑度对照的量</translation>
    </message>
    <message>
        <source>Perplexity a&amp;gainst</source>
        <translation>困惑度相对(&amp;G)</translation>
    </message>
    <message>
        <source>Preparing the study…</source>
        <translation>正在准备研究…</translation>
    </message>
    <message>
        <source>Opening the model</source>
        <translation>正在打开模型</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>正在测量…</translation>
    </message>
    <message>
        <source>No measurements yet.</source>
        <translation>还没有测量。</translation>
    </message>
    <message>
        <source>Only the baseline was measured: nothing is compared.</source>
        <translation>只测量了基准：没有可比较的。</translation>
    </message>
    <message>
        <source>Perplexity against time per token or size</source>
        <translation>困惑度与每词元时间或大小</translation>
    </message>
    <message>
        <source>A study loads a model of the Llama family in every chosen configuration and measures memory, speed and predictions, with intervals and verdicts.

The setup beside this page is ready to run with the small built-in model: press F5. You can also use your own model from a Hugging Face folder.</source>
        <translation>一次研究以每个所选配置加载一个 Llama 系列模型，并测量内存、速度和预测，给出区间和结论。

此页面旁边的设置可直接用内置的小模型运行：按 F5。也可以使用 Hugging Face 文件夹中自己的模型。</translation>
    </message>
    <message>
        <source>Simulated configurations have no valid time and are not shown against time</source>
        <translation>模拟的配置没有有效时间，不在时间轴上显示</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the study</source>
        <translation>停止研究</translation>
    </message>
</context>
<context>
    <name>qs::LlmSetupPanel</name>
    <message>
        <source>Setup of the language model study</source>
        <translation>语言模型研究的设置</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Configurations</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Model folder</source>
        <translation>模型文件夹</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>浏览</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>文本(&amp;T)</translation>
    </message>
    <message>
        <source>Text file for perplexity</source>
        <translation>用于困惑度的文本文件</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Cali&amp;bration</source>
        <translation>校准(&amp;B)</translation>
    </message>
    <message>
        <source>Text file for calibration</source>
        <translation>用于校准的文本文件</translation>
    </message>
    <message>
        <source>Choose a text</source>
        <translation>选择文本</translation>
    </message>
    <message>
        <source>Choose a text for calibration</source>
        <translation>选择用于校准的文本</translation>
    </message>
    <message>
        <source>Tasks and their files</source>
        <translation>任务及其文件</translation>
    </message>
    <message>
        <source>Multiple-choice tasks and GSM8K from local files, in the format of lm-eval&apos;s sources (JSONL or JSON).</source>
        <translation>来自本地文件的选择题任务和 GSM8K，采用 lm-eval 来源的格式（JSONL 或 JSON）。</translation>
    </message>
    <message>
        <source>Add a task</source>
        <translation>添加任务</translation>
    </message>
    <message>
        <source>Choose a task, then its file</source>
        <translation>选择任务，然后选择其文件</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the task</source>
        <translation>移除任务</translation>
    </message>
    <message>
        <source>Remove the selected task</source>
        <translation>移除所选任务</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>样例</translation>
    </message>
    <message>
        <source>Maximum number of items per task; 0: all.</source>
        <translation>每个任务的最大样例数；0：全部。</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Solved examples before each GSM8K question.</source>
        <translation>每个 GSM8K 问题之前的已解示例数。</translation>
    </message>
    <message>
        <source>Cloze items</source>
        <translation>完形样例</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Batches</source>
        <translation>批(&amp;B)</translation>
    </message>
    <message>
        <source>Number of sequences decoded together: one or more numbers, such as 1, 8, 32. The KV cache is sized for the largest.</source>
        <translation>同时解码的序列数：一个或多个数，例如 1, 8, 32。KV 缓存按其中最大者分配。</translation>
    </message>
    <message>
        <source>&amp;Prompts</source>
        <translation>提示词(&amp;P)</translation>
    </message>
    <message>
        <source>Tokens per prompt: one or more numbers. The prompt and the generated tokens must fit into the model&apos;s context.</source>
        <translation>每个提示词的词元数：一个或多个数。提示词和生成的词元必须能放入模型的上下文。</translation>
    </message>
    <message>
        <source>&amp;Generated</source>
        <translation>生成(&amp;G)</translation>
    </message>
    <message>
        <source>Tokens that are generated in each measurement.</source>
        <translation>每次测量中生成的词元数。</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>轮(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>Seed of the order in the rounds, the cloze task and resampling.</source>
        <translation>轮内顺序、完形填空任务和重采样的种子。</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>选择文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Choose a model folder</source>
        <translation>选择模型文件夹</translation>
    </message>
    <message>
        <source>Built-in &amp;model</source>
        <translation>内置模型(&amp;M)</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>Text (*.txt *.md *.raw);;All files (*)</source>
        <translation>文本 (*.txt *.md *.raw);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose a file for %1</source>
        <translation>选择 %1 的文件</translation>
    </message>
    <message>
        <source>Tasks (*.jsonl *.json);;All files (*)</source>
        <translation>任务 (*.jsonl *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Batches are whole numbers from 1 to %1, such as 1, 8, 32.</source>
        <translation>批是 1 到 %1 的整数，例如 1, 8, 32。</translation>
    </message>
    <message>
        <source>Prompts are whole numbers of tokens, such as 128, 1024.</source>
        <translation>提示词是词元的整数个数，例如 128, 1024。</translation>
    </message>
    <message>
        <source>built-in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>held-out text</source>
        <translation>留出的文本</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n 个任务</numerusform>
        </translation>
    </message>
    <message>
        <source>cloze, %1 items</source>
        <translation>完形填空，%1 个样例</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>批 %1</translation>
    </message>
    <message>
        <source>Load the model in each configuration and evaluate all of them on the same tokens (Ctrl+Return here, F5 everywhere)</source>
        <translation>以每个配置加载模型，并在相同词元上评估所有配置（此处 Ctrl+Return，任意处 F5）</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>A Hugging Face model folder with config.json, model.safetensors or its shards, and tokenizer.json. Llama, Mistral and Qwen2 are supported, also quantized as compressed-tensors, AWQ or GPTQ. You can drop the folder here. Empty: the small built-in model.</source>
        <translation>一个 Hugging Face 模型文件夹，包含 config.json、model.safetensors 或其分片以及 tokenizer.json。支持 Llama、Mistral 和 Qwen2，也支持以 compressed-tensors、AWQ 或 GPTQ 量化的模型。可以将文件夹拖放到此处。留空：内置的小模型。</translation>
    </message>
    <message>
        <source>UTF-8 text file for perplexity, KL divergence and agreement. Empty: held-out text that the small model was not trained on.</source>
        <translation>用于困惑度、KL 散度和一致率的 UTF-8 文本文件。留空：小模型未训练过的留出文本。</translation>
    </message>
    <message>
        <source>Number of tokens to evaluate, from the start of the text; 0: all. Intervals narrow with the square root of this number.</source>
        <translation>要评估的词元数，从文本开头算起；0：全部。区间随此数的平方根缩小。</translation>
    </message>
    <message>
        <source>UTF-8 text file for the calibration of AWQ and GPTQ. Empty: the built-in text.</source>
        <translation>用于 AWQ 和 GPTQ 校准的 UTF-8 文本文件。留空：内置文本。</translation>
    </message>
    <message>
        <source>Number of items in a cloze task made from the text: which of four words comes next. Used only if no other task is set. 0: none.</source>
        <translation>由文本生成的完形填空任务的样例数：四个单词中哪一个是下一个。仅在未设置其他任务时使用。0：无。</translation>
    </message>
    <message>
        <source>The built-in model needs no further settings.</source>
        <translation>内置模型不需要更多设置。</translation>
    </message>
    <message>
        <source>per token</source>
        <translation>按词元</translation>
    </message>
    <message>
        <source>Measure the energy per token</source>
        <translation>测量每个词元的能耗</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>After the rounds, repeats prompts and decoding for 3 to 10 seconds each and reads the energy counter of the GPU. The latencies do not change. Not available on a CPU.</source>
        <translation>在各轮之后，分别将提示词和解码重复 3 至 10 秒，并读取 GPU 的能耗计数器。延迟不受影响。在 CPU 上不可用。</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Tokens of the text that the model sees together, the one that begins a text included. Auto: its context, up to 2,048. Perplexities of different windows are not comparable.</source>
        <translation>模型一次看到的文本词元数，包括文本开头的那个词元。自动：模型的上下文，最多 2,048。不同窗口的困惑度不可比较。</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation>步幅</translation>
    </message>
    <message>
        <source>Tokens from one window to the next. Smaller than the window: windows overlap, and each token is predicted with more context. None: no overlap.</source>
        <translation>从一个窗口到下一个窗口的词元数。小于窗口：窗口重叠，预测每个词元时有更多上下文。无：不重叠。</translation>
    </message>
    <message>
        <source>Each round times every configuration once, in random order. A verdict needs at least 6 rounds. None: only memory and quality are measured.</source>
        <translation>每轮以随机顺序对每个配置各计时一次。得出结论至少需要 6 轮。无：只测量内存和质量。</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
</context>
<context>
    <name>qs::LlmTable</name>
    <message>
        <source>Configurations of the study</source>
        <translation>研究的配置</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5. Each configuration is added as soon as it has run.</source>
        <translation>尚无测量。请按 F5。每个配置运行完后即会加入。</translation>
    </message>
</context>
<context>
    <name>qs::LlmTextColumn</name>
    <message>
        <source>Generated text</source>
        <translation>生成的文本</translation>
    </message>
    <message>
        <source>The continuation appears here as it is generated.</source>
        <translation>续写内容会在生成的同时显示在此。</translation>
    </message>
    <message>
        <source>Speed of the generated text</source>
        <translation>生成文本的速度</translation>
    </message>
    <message>
        <source>Tokens per second is the number of tokens after the first one divided by their total time. The median step is the typical time of one token. If two configurations take turns, the time of each includes only its own turns.</source>
        <translation>每秒词元数为首词元之后的词元数除以它们的总时间。步的中位数是一个词元的典型时间。若两个配置轮流生成，各自的时间只含自己的轮次。</translation>
    </message>
    <message>
        <source>Text generated by %1</source>
        <translation>%1 生成的文本</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) · %1 ms per token · %2 tokens/s</source>
        <translation>
            <numerusform>%n 个词元 · 每词元 %1 ms · %2 词元/s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n 个词元</numerusform>
        </translation>
    </message>
    <message>
        <source>end of the text</source>
        <translation>文本结束</translation>
    </message>
    <message>
        <source>first token after %1 ms</source>
        <translation>%1 ms 后出现首词元</translation>
    </message>
    <message>
        <source>%1 ms per token</source>
        <translation>每词元 %1 ms</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 词元/s</translation>
    </message>
    <message>
        <source>median step %1 ms</source>
        <translation>步的中位数 %1 ms</translation>
    </message>
</context>
<context>
    <name>qs::MainWindow</name>
    <message>
        <source>The table was copied to the clipboard as Markdown.</source>
        <translation>表格已以 Markdown 复制到剪贴板。</translation>
    </message>
    <message>
        <source>The table was copied to the clipboard, tab-separated.</source>
        <translation>表格已以制表符分隔复制到剪贴板。</translation>
    </message>
    <message>
        <source>Views of the run</source>
        <translation>运行的视图</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>The table was copied to the clipboard as LaTeX.</source>
        <translation>表格已以 LaTeX 复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>qs::ManualBrowser</name>
    <message>
        <source>Text of the manual</source>
        <translation>手册正文</translation>
    </message>
</context>
<context>
    <name>qs::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Go back to what was shown before (Alt+Left)</source>
        <translation>返回之前显示的内容 (Alt+Left)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n 个章节</numerusform>
        </translation>
    </message>
    <message>
        <source>No section contains this text.</source>
        <translation>没有章节含有此文本。</translation>
    </message>
</context>
<context>
    <name>qs::MeasureModule</name>
    <message>
        <source>Scope</source>
        <translation>示波器</translation>
    </message>
    <message>
        <source>Latency of every iteration</source>
        <translation>每次迭代的延迟</translation>
    </message>
    <message>
        <source>S&amp;cope</source>
        <translation>示波器(&amp;C)</translation>
    </message>
    <message>
        <source>Show the live trace</source>
        <translation>显示实时轨迹</translation>
    </message>
    <message>
        <source>Alt+1</source>
        <translation>Alt+1</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>正在运行。</translation>
    </message>
    <message>
        <source>Cannot run this setup.</source>
        <translation>无法运行此设置。</translation>
    </message>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>请等待结束或停止它。</translation>
    </message>
    <message>
        <source>There is no run to apply this to.</source>
        <translation>没有可应用此操作的运行。</translation>
    </message>
    <message>
        <source>This run was imported from %1: it cannot be measured again here.</source>
        <translation>此运行从 %1 导入：无法在此重新测量。</translation>
    </message>
    <message>
        <source>There are no samples to exclude.</source>
        <translation>没有可排除的样本。</translation>
    </message>
    <message>
        <source>exclude the warm-up</source>
        <translation>排除预热</translation>
    </message>
    <message>
        <source>Use Undo to restore them.</source>
        <translation>要恢复它们，请使用“撤销”。</translation>
    </message>
    <message>
        <source>This is not available for the shown run.</source>
        <translation>这对所显示的运行不可用。</translation>
    </message>
    <message>
        <source>The target of the setup was not found.</source>
        <translation>未找到设置中的目标。</translation>
    </message>
    <message>
        <source>The run failed:</source>
        <translation>运行失败：</translation>
    </message>
    <message>
        <source>Preparing %1…</source>
        <translation>正在准备 %1…</translation>
    </message>
    <message>
        <source>Measured with %1</source>
        <translation>以 %1 测量</translation>
    </message>
    <message>
        <source>Measured with another setup of %1</source>
        <translation>以 %1 的其他设置测量</translation>
    </message>
    <message>
        <source>Press F5 or Live to measure again.</source>
        <translation>按 F5 或“实时”重新测量。</translation>
    </message>
    <message>
        <source>Press F5 or Live to measure %1.</source>
        <translation>按 F5 或“实时”测量 %1。</translation>
    </message>
    <message>
        <source>Go to a page that measures.</source>
        <translation>请转到可测量的页面。</translation>
    </message>
    <message>
        <source>Nsight profiles GPU kernels. Choose a GPU as the target.</source>
        <translation>Nsight 剖析 GPU 内核。请选择 GPU 作为目标。</translation>
    </message>
    <message>
        <source>Measure continuously until stopped, and follow changes to the setup (%1)</source>
        <translation>持续测量直到停止，并随设置的更改而变化 (%1)</translation>
    </message>
    <message>
        <source>Live is not available for studies</source>
        <translation>实时不适用于研究</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it to measure live.</source>
        <translation>有运行正在进行。请停止它以进行实时测量。</translation>
    </message>
    <message>
        <source>Measure the setup (%1; Space on the chart)</source>
        <translation>测量此设置（%1；在图表上按空格键）</translation>
    </message>
    <message>
        <source>The slow first samples now count as warm-up. Verdicts were updated.</source>
        <translation>较慢的最初样本现在计为预热。结论已更新。</translation>
    </message>
    <message>
        <source>The device of a target is calibrated by the first run there.</source>
        <translation>目标的设备由在其上的首次运行进行校准。</translation>
    </message>
    <message>
        <source>The ceilings of a run are part of its report.</source>
        <translation>运行的上限包含在其报告中。</translation>
    </message>
    <message>
        <source>Nsight profiles on this computer only. Choose a device of this computer.</source>
        <translation>Nsight 只能在本机上进行剖析。请选择本机的设备。</translation>
    </message>
    <message>
        <source>Live measures on one device. Choose one in the list of targets.</source>
        <translation>“实时”只在一个设备上测量。请在目标列表中选择一个设备。</translation>
    </message>
</context>
<context>
    <name>qs::MeasureSetup</name>
    <message>
        <source>Input file:</source>
        <translation>输入文件：</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>设置</translation>
    </message>
    <message numerus="yes">
        <source>Dealt out over %n devices. One alone: %1</source>
        <translation>
            <numerusform>分配给 %n 个设备。单个设备：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On each of %n devices: %1</source>
        <translation>
            <numerusform>在 %n 个设备上分别进行：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Exclude this mode from the comparison</source>
        <translation>将此模式排除在比较之外</translation>
    </message>
    <message>
        <source>Include this mode in the comparison</source>
        <translation>将此模式纳入比较</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Exclude this variant from the comparison</source>
        <translation>将此变体排除在比较之外</translation>
    </message>
    <message>
        <source>Include this variant in the comparison</source>
        <translation>将此变体纳入比较</translation>
    </message>
</context>
<context>
    <name>qs::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Open it in its default program</source>
        <translation>用其默认程序打开</translation>
    </message>
    <message>
        <source>Show the folder in the file manager</source>
        <translation>在文件管理器中显示文件夹</translation>
    </message>
</context>
<context>
    <name>qs::ModeChooser</name>
    <message>
        <source>Modes to compare</source>
        <translation>要比较的模式</translation>
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
        <translation>4 位整数，每组一个缩放因子。</translation>
    </message>
    <message>
        <source>4-bit float</source>
        <translation>4 位浮点</translation>
    </message>
    <message>
        <source>Sixteen unevenly spaced values: NF4, and E2M1 in blocks (MXFP4, NVFP4).</source>
        <translation>十六个不等距的值：NF4，以及分块的 E2M1（MXFP4、NVFP4）。</translation>
    </message>
    <message>
        <source>Block formats</source>
        <translation>分块格式</translation>
    </message>
    <message>
        <source>8-bit blocks with a power-of-two scale (MXFP8), and the block formats of GGUF (Q8_0, Q4_0).</source>
        <translation>8 位分块，以 2 的幂为缩放因子 (MXFP8)，以及 GGUF 的分块格式（Q8_0、Q4_0）。</translation>
    </message>
    <message>
        <source>Dialects</source>
        <translation>方言</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>No mode is selected. Select at least one, or press Default.</source>
        <translation>没有选择模式。请至少选择一个，或按“默认”。</translation>
    </message>
    <message>
        <source>%1 of %2 modes</source>
        <translation>%2 个模式中的 %1 个</translation>
    </message>
    <message>
        <source>The same formats with the scaling and rounding of other packages. The codes differ; the cost is almost the same.</source>
        <translation>相同的格式，采用其他软件包的缩放和舍入方式。编码不同；开销几乎相同。</translation>
    </message>
    <message>
        <source>Select all visible modes. Modes of collapsed families are not changed.</source>
        <translation>选择所有可见的模式。已折叠的系列中的模式保持不变。</translation>
    </message>
    <message>
        <source>Clear all modes</source>
        <translation>清除所有模式</translation>
    </message>
    <message>
        <source>Select the modes of the default comparison</source>
        <translation>选择默认比较的模式</translation>
    </message>
    <message>
        <source>Select or clear all modes of %1</source>
        <translation>选择或清除 %1 的所有模式</translation>
    </message>
</context>
<context>
    <name>qs::OpenCommands</name>
    <message>
        <source>Not opened: %1</source>
        <translation>未打开：%1</translation>
    </message>
    <message>
        <source>Not opened:</source>
        <translation>未打开：</translation>
    </message>
    <message>
        <source>Only one file of a kind can be open. Open the others one at a time.</source>
        <translation>每种文件只能打开一个。请逐个打开其他文件。</translation>
    </message>
    <message>
        <source>&amp;Paste a table or results</source>
        <translation>粘贴表格或结果(&amp;P)</translation>
    </message>
    <message>
        <source>Audit the table on the clipboard, or import the results of another tool from there</source>
        <translation>审查剪贴板中的表格，或从剪贴板导入其他工具的结果</translation>
    </message>
    <message>
        <source>The clipboard contains no text and no files.</source>
        <translation>剪贴板中没有文本，也没有文件。</translation>
    </message>
    <message>
        <source>Copy a table or the results of a tool, and paste again.</source>
        <translation>请复制表格或工具的结果，然后重新粘贴。</translation>
    </message>
    <message>
        <source>The text on the clipboard cannot be imported.</source>
        <translation>无法导入剪贴板中的文本。</translation>
    </message>
    <message>
        <source>Save it as a file and open the file.</source>
        <translation>请将其保存为文件，然后打开该文件。</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>The text on the clipboard cannot be kept in a temporary file.</source>
        <translation>无法将剪贴板中的文本保存到临时文件。</translation>
    </message>
</context>
<context>
    <name>qs::OperationSection</name>
    <message>
        <source>Quantize</source>
        <translation>量化</translation>
    </message>
    <message>
        <source>Dequantize</source>
        <translation>反量化</translation>
    </message>
    <message>
        <source>INT8 ladder</source>
        <translation>INT8 阶梯</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <translation>矩阵乘积</translation>
    </message>
    <message>
        <source>Linear + GELU</source>
        <translation>线性 + GELU</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Transformer block</source>
        <translation>Transformer 块</translation>
    </message>
    <message>
        <source>Converts a tensor [tokens, hidden] to codes and scales, in every number format.</source>
        <translation>将张量 [tokens, hidden] 转换为编码和缩放因子，涵盖每种数字格式。</translation>
    </message>
    <message>
        <source>Converts codes and scales back to values of the selected type.</source>
        <translation>将编码和缩放因子转换回所选类型的值。</translation>
    </message>
    <message>
        <source>[m, k] · [k, n] in several number formats, and with 8-bit and 4-bit weights.</source>
        <translation>[m, k] · [k, n]，采用多种数字格式，以及 8 位和 4 位权重。</translation>
    </message>
    <message>
        <source>gelu([m, k] · [k, n] + bias): as several kernels, as one kernel, and as a graph.</source>
        <translation>gelu([m, k] · [k, n] + bias)：作为多个内核、单个内核和图。</translation>
    </message>
    <message>
        <source>softmax(Q·Kᵀ/√d)·V: with the scores in memory, and fused.</source>
        <translation>softmax(Q·Kᵀ/√d)·V：得分在内存中，以及融合。</translation>
    </message>
    <message>
        <source>A transformer block: call by call, as a graph, and compiled for its shape.</source>
        <translation>Transformer 块：逐个调用、以图、为其形状编译。</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>&amp;Operation</source>
        <translation>操作(&amp;O)</translation>
    </message>
    <message>
        <source>Codes of random normal values, generated on the device from the seed; the type is that of the restored values.</source>
        <translation>随机正态值的编码，在设备上由种子生成；类型为还原值的类型。</translation>
    </message>
    <message>
        <source>Random normal FP32, generated on the device from the seed.</source>
        <translation>随机正态 FP32，在设备上由种子生成。</translation>
    </message>
    <message>
        <source>Random normal, generated on the device from the seed.</source>
        <translation>随机正态，在设备上由种子生成。</translation>
    </message>
    <message>
        <source>Random normal, generated on the device from the seed. Variants named after a type use that type.</source>
        <translation>随机正态，在设备上由种子生成。以类型命名的变体采用该类型。</translation>
    </message>
    <message>
        <source>dominated by launch overhead</source>
        <translation>启动开销占主导</translation>
    </message>
    <message>
        <source>compute-bound</source>
        <translation>受限于运算</translation>
    </message>
    <message>
        <source>published benchmark</source>
        <translation>已发布的基准测试</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, decode</source>
        <translation>Llama 3 8B，上投影，解码</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, batch of 16</source>
        <translation>Llama 3 8B，上投影，批量 16</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, batch of 64</source>
        <translation>Llama 3 8B，上投影，批量 64</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, prefill</source>
        <translation>Llama 3 8B，上投影，预填充</translation>
    </message>
    <message>
        <source>Llama 3 8B, down projection, decode</source>
        <translation>Llama 3 8B，下投影，解码</translation>
    </message>
    <message>
        <source>Llama 3 8B, down projection, batch of 16</source>
        <translation>Llama 3 8B，下投影，批量 16</translation>
    </message>
    <message>
        <source>Llama 3 70B, up projection, decode</source>
        <translation>Llama 3 70B，上投影，解码</translation>
    </message>
    <message>
        <source>GPT-2, MLP</source>
        <translation>GPT-2，MLP</translation>
    </message>
    <message>
        <source>BERT large, MLP</source>
        <translation>BERT large，MLP</translation>
    </message>
    <message>
        <source>small, for a CPU</source>
        <translation>小，适合 CPU</translation>
    </message>
    <message>
        <source>GPT-2</source>
        <translation>GPT-2</translation>
    </message>
    <message>
        <source>Llama 2 7B, prefill</source>
        <translation>Llama 2 7B，预填充</translation>
    </message>
    <message>
        <source>long context</source>
        <translation>长上下文</translation>
    </message>
    <message>
        <source>BERT large</source>
        <translation>BERT large</translation>
    </message>
    <message>
        <source>INT8 quantization, from five passes over memory to one kernel with packed conversion. Shows the gain of each optimization.</source>
        <translation>INT8 量化，从五次遍历内存到一个使用打包转换的内核。显示每项优化的收益。</translation>
    </message>
</context>
<context>
    <name>qs::PageList</name>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>请等待结束或停止它。</translation>
    </message>
</context>
<context>
    <name>qs::PaletteCommands</name>
    <message>
        <source>There are no measurements yet. Press F5 to measure.</source>
        <translation>还没有测量。按 F5 测量。</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>命令面板(&amp;P)…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Show this run of the session</source>
        <translation>显示会话的此运行</translation>
    </message>
    <message>
        <source>Find every command, setting, operation, mode, page, run and field</source>
        <translation>查找每个命令、设置、操作、模式、页面、运行和字段</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>a setting</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Explain this term</source>
        <translation>解释此术语</translation>
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
        <translation>%1，不可用：%2</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1，位于%2</translation>
    </message>
    <message>
        <source>%1, in %2, keys %3</source>
        <translation>%1，位于%2，按键 %3</translation>
    </message>
</context>
<context>
    <name>qs::PanelStrip</name>
    <message>
        <source>Hidden panels</source>
        <translation>隐藏的面板</translation>
    </message>
    <message>
        <source>Show the panel %1</source>
        <translation>显示面板“%1”</translation>
    </message>
</context>
<context>
    <name>qs::ParetoChart</name>
    <message>
        <source>front</source>
        <translation>前沿</translation>
    </message>
    <message>
        <source>area: latency</source>
        <translation>面积：延迟</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Accuracy against size</source>
        <translation>准确率随大小的变化</translation>
    </message>
    <message>
        <source>Logarithmic size axis</source>
        <translation>大小轴取对数</translation>
    </message>
    <message>
        <source>mode or plan</source>
        <translation>模式或方案</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>model size</source>
        <translation>模型大小</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>在前沿上</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1, %2 (log)</source>
        <translation>%1，%2（对数）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>%1: %2 for %3</source>
        <translation>%1：%2，代价 %3</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>上界</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1，代价 %2</translation>
    </message>
    <message>
        <source>within the intervals</source>
        <translation>在区间内</translation>
    </message>
    <message>
        <source>equivalent to the front within the 95% intervals</source>
        <translation>在 95% 区间内与前沿等效</translation>
    </message>
    <message>
        <source>faded: behind the front beyond the intervals</source>
        <translation>淡色：位于前沿之后，超出区间</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 to plot each mode by size and accuracy.</source>
        <translation>尚无测量。请按 F5，按大小和准确率绘制各模式。</translation>
    </message>
    <message>
        <source>Equivalent to the front within the intervals: %1.</source>
        <translation>在区间内与前沿等效：%1。</translation>
    </message>
    <message>
        <source>behind the front: another point costs no more and is better beyond the intervals</source>
        <translation>位于前沿之后：另一个点成本不更高，且优势超出区间</translation>
    </message>
    <message>
        <source>%1; the axis does not start at 0</source>
        <translation>%1；轴不从 0 开始</translation>
    </message>
    <message>
        <source>On the Pareto front (each is shown to be better than all that cost less): %1.</source>
        <translation>在帕累托前沿上（每一个都被证实优于所有成本更低的点）：%1。</translation>
    </message>
    <message>
        <source>reaches into the band: equivalent to the front</source>
        <translation>伸入带内：与前沿等效</translation>
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
        <translation>最大文件大小</translation>
    </message>
    <message>
        <source>Maximum file size of the suggested plan</source>
        <translation>建议方案的最大文件大小</translation>
    </message>
    <message>
        <source>S&amp;uggest</source>
        <translation>建议(&amp;U)</translation>
    </message>
    <message>
        <source>Suggest a plan within the budget</source>
        <translation>在预算内建议方案</translation>
    </message>
    <message>
        <source>&amp;Measure plan</source>
        <translation>测量方案(&amp;M)</translation>
    </message>
    <message>
        <source>Measure the plan on the test items</source>
        <translation>在测试样例上测量方案</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Save the model as this plan stores it</source>
        <translation>按此方案的存储方式保存模型</translation>
    </message>
    <message>
        <source>Plan with&amp;in</source>
        <translation>方案上限(&amp;I)</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Mode of all layers</source>
        <translation>所有层的模式</translation>
    </message>
    <message>
        <source>Sets all layers to one mode</source>
        <translation>将所有层设为同一模式</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>所有层</translation>
    </message>
    <message>
        <source>Mode of layer %1</source>
        <translation>层 %1 的模式</translation>
    </message>
    <message>
        <source>%1: %2 inputs, %3 outputs</source>
        <translation>%1：%2 个输入，%3 个输出</translation>
    </message>
    <message>
        <source>Find the plan with the least expected loss within the budget, from the sensitivity of single layers</source>
        <translation>根据各层的敏感度，在预算内求预期损失最小的方案</translation>
    </message>
    <message>
        <source>Measure accuracy and loss of the plan on the test items and add it to the Pareto chart</source>
        <translation>在测试样例上测量该方案的准确率和损失，并添加到帕累托图</translation>
    </message>
    <message>
        <source>Save the model as this plan stores it, as safetensors. The file has the size shown here.</source>
        <translation>按此方案的存储方式将模型写为 safetensors；文件大小如此处所示。</translation>
    </message>
    <message>
        <source>Size: …</source>
        <translation>大小：…</translation>
    </message>
    <message>
        <source>Measuring… %1, %2% of FP32</source>
        <translation>正在测量… %1，FP32 的 %2%</translation>
    </message>
    <message>
        <source>%1, %2% of FP32</source>
        <translation>%1，FP32 的 %2%</translation>
    </message>
    <message>
        <source>Measuring… %1</source>
        <translation>正在测量… %1</translation>
    </message>
    <message numerus="yes">
        <source>Codes %1, scales %2, zero points %3, not quantized %4, header %n byte(s)</source>
        <translation>
            <numerusform>编码 %1，缩放因子 %2，零点 %3，未量化 %4，头部 %n 字节</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::PresentCommands</name>
    <message>
        <source>&amp;Present</source>
        <translation>演示(&amp;P)</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Shift+F5</source>
        <translation>Shift+F5</translation>
    </message>
    <message>
        <source>Pages of the pr&amp;esentation…</source>
        <translation>演示的页面(&amp;G)…</translation>
    </message>
    <message>
        <source>Choose, order and name the pages</source>
        <translation>选择、排列和命名页面</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Export s&amp;lides…</source>
        <translation>导出幻灯片(&amp;L)…</translation>
    </message>
    <message>
        <source>Write the presentation as PDF slides or as one HTML page</source>
        <translation>将演示写为 PDF 幻灯片或单个 HTML 页面</translation>
    </message>
    <message>
        <source>Ctrl+Alt+E</source>
        <translation>Ctrl+Alt+E</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>开始导览(&amp;T)</translation>
    </message>
    <message>
        <source>Open the &amp;example session</source>
        <translation>打开示例会话(&amp;E)</translation>
    </message>
    <message>
        <source>Look at recorded runs of an NVIDIA H200; no GPU is needed</source>
        <translation>查看在 NVIDIA H200 上记录的运行；不需要 GPU</translation>
    </message>
    <message>
        <source>Export slides</source>
        <translation>导出幻灯片</translation>
    </message>
    <message>
        <source>PDF slides (*.pdf);;HTML page (*.html)</source>
        <translation>PDF 幻灯片 (*.pdf);;HTML 页面 (*.html)</translation>
    </message>
    <message>
        <source>Not exported:</source>
        <translation>未导出：</translation>
    </message>
    <message>
        <source>Presentation written to %1.</source>
        <translation>演示已写入 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s).</source>
        <translation>
            <numerusform>%n 页。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not opened:</source>
        <translation>未打开：</translation>
    </message>
    <message>
        <source>Exporting the slides</source>
        <translation>正在导出幻灯片</translation>
    </message>
    <message>
        <source>The example session was not installed, or a run is in progress.</source>
        <translation>未安装示例会话，或者有运行正在进行。</translation>
    </message>
    <message>
        <source>Show question, answer, evidence and caveats full screen</source>
        <translation>全屏显示问题、答案、依据和注意事项</translation>
    </message>
    <message>
        <source>See in three minutes what the program does, with recorded runs</source>
        <translation>用已记录的运行，在三分钟内了解程序的功能</translation>
    </message>
</context>
<context>
    <name>qs::PresentWindow</name>
    <message>
        <source>Presentation</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>There is one screen.</source>
        <translation>只有一个屏幕。</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Arrow keys, Space, Page Down, click</source>
        <translation>方向键、空格、Page Down、单击</translation>
    </message>
    <message>
        <source>Arrow keys, Page Up, right click</source>
        <translation>方向键、Page Up、右键单击</translation>
    </message>
    <message>
        <source>First and last page</source>
        <translation>第一页和最后一页</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>Page by number</source>
        <translation>按页码转到</translation>
    </message>
    <message>
        <source>Digits, Enter</source>
        <translation>数字、Enter</translation>
    </message>
    <message>
        <source>F5 or A, P</source>
        <translation>F5 或 A，P</translation>
    </message>
    <message>
        <source>Slower and faster</source>
        <translation>变慢和变快</translation>
    </message>
    <message>
        <source>+ and −</source>
        <translation>+ 和 −</translation>
    </message>
    <message>
        <source>Blank the screen</source>
        <translation>黑屏</translation>
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
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Next screen</source>
        <translation>下一个屏幕</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Page %1, then Enter</source>
        <translation>第 %1 页，然后按 Enter</translation>
    </message>
    <message numerus="yes">
        <source>Advancing automatically, %n second(s) per page</source>
        <translation>
            <numerusform>自动翻页，每页 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Esc ends the presentation. F1 shows all keys.</source>
        <translation>按 Esc 结束演示。F1 显示所有按键。</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Advance automatically, pause</source>
        <translation>自动翻页、暂停</translation>
    </message>
    <message>
        <source>Laser pointer</source>
        <translation>激光指针</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) per page</source>
        <translation>
            <numerusform>每页 %n 秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::PresenterView</name>
    <message>
        <source>Presenter&apos;s view</source>
        <translation>演示者视图</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>已用时间</translation>
    </message>
    <message>
        <source>Notes for this page</source>
        <translation>此页的备注</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Advance automatically</source>
        <translation>自动翻页</translation>
    </message>
</context>
<context>
    <name>qs::PresetDialog</name>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Select a preset and press F2 to rename it, or Delete to remove it.</source>
        <translation>选择一个预设，按 F2 重命名，按 Delete 删除。</translation>
    </message>
</context>
<context>
    <name>qs::PromptDialog</name>
    <message>
        <source>Log in</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>Unknown host key</source>
        <translation>未知的主机密钥</translation>
    </message>
    <message>
        <source>Question of ssh</source>
        <translation>ssh 的提问</translation>
    </message>
    <message>
        <source>Message of ssh</source>
        <translation>ssh 的消息</translation>
    </message>
    <message>
        <source>The connection to %1 asks:</source>
        <translation>到 %1 的连接询问：</translation>
    </message>
    <message>
        <source>The connection to %1 says:</source>
        <translation>到 %1 的连接提示：</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Trust this key and connect</source>
        <translation>信任此密钥并连接</translation>
    </message>
    <message>
        <source>Do not connect</source>
        <translation>不连接</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Upload the worker</source>
        <translation>上传工作程序</translation>
    </message>
    <message>
        <source>To measure on %1, a program that runs the kernels, quantoscope-worker, must be uploaded there.</source>
        <translation>要在 %1 上测量，必须向其上传运行内核的程序 quantoscope-worker。</translation>
    </message>
    <message>
        <source>Folder: %1
Size: %2 compressed</source>
        <translation>文件夹：%1
大小：压缩后 %2</translation>
    </message>
    <message>
        <source>This question is asked once per target. Nothing is installed outside this folder.</source>
        <translation>每个目标只询问一次。不会在此文件夹之外安装任何内容。</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>上传</translation>
    </message>
    <message>
        <source>Text from the server (not verified):</source>
        <translation>来自服务器的文本（未经验证）：</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>The answer is passed to ssh and not stored</source>
        <translation>回答会传给 ssh，不会保存</translation>
    </message>
    <message>
        <source>Fingerprint from a trusted source, compared by ssh (optional):</source>
        <translation>来自可信来源的指纹，由 ssh 比对（可选）：</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>指纹</translation>
    </message>
</context>
<context>
    <name>qs::QueueCommands</name>
    <message>
        <source>Submit to &amp;queue…</source>
        <translation>提交到队列(&amp;Q)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+U</source>
        <translation>Ctrl+Shift+U</translation>
    </message>
    <message>
        <source>Choose a Slurm target in the list of targets.</source>
        <translation>请在目标列表中选择一个 Slurm 目标。</translation>
    </message>
    <message>
        <source>&amp;Jobs…</source>
        <translation>作业(&amp;J)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+J</source>
        <translation>Ctrl+Shift+J</translation>
    </message>
    <message>
        <source>%1 has ended: %2.</source>
        <translation>%1 已结束：%2。</translation>
    </message>
    <message>
        <source>Its results can be fetched.</source>
        <translation>可以取回其结果。</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) submitted to the queue of %1.</source>
        <translation>
            <numerusform>已将 %n 个作业提交到 %1 的队列。</numerusform>
        </translation>
    </message>
    <message>
        <source>This window may be closed meanwhile; the list of jobs fetches the results.</source>
        <translation>在此期间可以关闭此窗口；结果由作业列表取回。</translation>
    </message>
    <message>
        <source>%1 has no results so far.</source>
        <translation>%1 目前没有结果。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n run(s) in the session</source>
        <translation>
            <numerusform>%1：会话中有 %n 个运行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, partial: %2 of %3 tasks are done</source>
        <translation>%1，部分结果：%3 个任务中已完成 %2 个</translation>
    </message>
    <message>
        <source>%1, unchanged</source>
        <translation>%1，没有变化</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Remove job</source>
        <translation>移除作业</translation>
    </message>
    <message>
        <source>The files of %1 on %2 could not be removed. Remove it from the list all the same?</source>
        <translation>无法移除 %2 上 %1 的文件。仍要将其从列表中移除吗？</translation>
    </message>
    <message>
        <source>Remove here</source>
        <translation>仅在此处移除</translation>
    </message>
    <message>
        <source>A run on %1 may have been left there.</source>
        <translation>%1 上的一次运行可能仍留在那里。</translation>
    </message>
    <message>
        <source>The list of jobs looks for it with Refresh.</source>
        <translation>在作业列表中按“刷新”即可查找。</translation>
    </message>
    <message>
        <source>Submit the setup of this page to Slurm&apos;s queue; its results are fetched later</source>
        <translation>将此页面的设置提交到 Slurm 队列；结果稍后取回</translation>
    </message>
    <message>
        <source>Show the jobs in Slurm&apos;s queue, and the sessions that continue on targets</source>
        <translation>显示 Slurm 队列中的作业，以及在目标上继续的会话</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
</context>
<context>
    <name>qs::QueueDialog</name>
    <message>
        <source>Re&amp;fresh</source>
        <translation>刷新(&amp;F)</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Details of the selected job</source>
        <translation>所选作业的详细信息</translation>
    </message>
    <message>
        <source>There are no jobs.

Choose a Slurm target and Run › Submit to queue… to measure without this window: its results are fetched here. Sessions that went on at a target when their connection was lost are listed, too; Refresh looks for them.</source>
        <translation>没有作业。

选择一个 Slurm 目标，再选择“运行 › 提交到队列…”，即可在不打开此窗口的情况下测量：结果在此处取回。连接断开后仍在目标上继续的会话也会列出；按“刷新”即可查找。</translation>
    </message>
    <message>
        <source>Fetch &amp;results</source>
        <translation>取回结果(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cancel job…</source>
        <translation>取消作业(&amp;C)…</translation>
    </message>
    <message>
        <source>Return to &amp;it</source>
        <translation>返回该会话(&amp;I)</translation>
    </message>
    <message>
        <source>Stop &amp;waiting</source>
        <translation>停止等待(&amp;W)</translation>
    </message>
    <message>
        <source>The work goes on there</source>
        <translation>工作仍在那里继续</translation>
    </message>
    <message>
        <source>&amp;End session…</source>
        <translation>结束会话(&amp;E)…</translation>
    </message>
    <message>
        <source>Stop the work there</source>
        <translation>停止那里的工作</translation>
    </message>
    <message>
        <source>Re&amp;move…</source>
        <translation>移除(&amp;M)…</translation>
    </message>
    <message>
        <source>Remove it from the list, with its files there</source>
        <translation>将其从列表中移除，并删除其在目标上的文件</translation>
    </message>
    <message>
        <source>It has ended.</source>
        <translation>它已结束。</translation>
    </message>
    <message>
        <source>No job is selected.</source>
        <translation>没有选择作业。</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>取消作业</translation>
    </message>
    <message>
        <source>Cancel %1?</source>
        <translation>要取消 %1 吗？</translation>
    </message>
    <message>
        <source>Cancel the job</source>
        <translation>取消作业</translation>
    </message>
    <message>
        <source>Its files on the cluster and the fetched ones are deleted. Runs of the session stay.</source>
        <translation>其在集群上的文件和已取回的文件将被删除。会话中的运行会保留。</translation>
    </message>
    <message>
        <source>The file is deleted there. Runs of the session stay.</source>
        <translation>该文件将在目标上删除。会话中的运行会保留。</translation>
    </message>
    <message>
        <source>It has results that were not fetched.</source>
        <translation>它有尚未取回的结果。</translation>
    </message>
    <message>
        <source>Remove job</source>
        <translation>移除作业</translation>
    </message>
    <message>
        <source>Remove %1 from the list?</source>
        <translation>要将 %1 从列表中移除吗？</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Return to session</source>
        <translation>返回会话</translation>
    </message>
    <message>
        <source>Take over %1?</source>
        <translation>要接管 %1 吗？</translation>
    </message>
    <message>
        <source>A program is connected to it. If it is this window or another one, its run ends there and its result comes here.</source>
        <translation>有程序连接到该会话。如果是此窗口或另一个窗口，其运行会在那里结束，结果转到此处。</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>接管</translation>
    </message>
    <message>
        <source>End session</source>
        <translation>结束会话</translation>
    </message>
    <message>
        <source>End %1?</source>
        <translation>要结束 %1 吗？</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>结束会话</translation>
    </message>
    <message>
        <source>Check now, and look for sessions that were left at the chosen target</source>
        <translation>立即检查，并查找留在所选目标上的会话</translation>
    </message>
    <message>
        <source>Add the available results to the session; a run is marked as partial until all are available</source>
        <translation>将已有的结果添加到会话；在全部结果就绪之前，运行会标记为部分结果</translation>
    </message>
    <message>
        <source>Remove it from Slurm&apos;s queue, or end it (scancel)</source>
        <translation>将其从 Slurm 队列中移除，或将其结束 (scancel)</translation>
    </message>
    <message>
        <source>Add the result to the session; if the work is still running, wait for its end</source>
        <translation>将结果添加到会话；如果工作仍在进行，则等待其结束</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Checked at %1. Nothing is pending.</source>
        <translation>检查时间：%1。没有待处理的作业。</translation>
    </message>
    <message>
        <source>Checked at %1; next check in %2 s.</source>
        <translation>检查时间：%1；%2 s 后再次检查。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Pending tasks leave the queue, and running tasks are ended. Existing results are kept and can be fetched.</source>
        <translation>等待中的任务将离开队列，运行中的任务将被结束。已有的结果会保留，可以取回。</translation>
    </message>
    <message>
        <source>It has not ended and will be cancelled.</source>
        <translation>它尚未结束，将被取消。</translation>
    </message>
    <message>
        <source>Its work is stopped. What was measured is written to a file there, which is then listed here.</source>
        <translation>其工作将停止。已测得的内容会写入目标上的文件，随后在此处列出。</translation>
    </message>
    <message>
        <source>This window is connected to it.</source>
        <translation>此窗口已连接到该会话。</translation>
    </message>
</context>
<context>
    <name>qs::QueueModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Tasks done</source>
        <translation>已完成的任务</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Of the job, as Slurm lists it, or of the session</source>
        <translation>作业的名称（与 Slurm 所列相同），或会话的名称</translation>
    </message>
    <message>
        <source>Where it runs</source>
        <translation>运行的位置</translation>
    </message>
    <message>
        <source>What is measured, as a command</source>
        <translation>测量的内容，以命令表示</translation>
    </message>
    <message>
        <source>When it was submitted, or when the session began</source>
        <translation>提交的时间，或会话开始的时间</translation>
    </message>
    <message>
        <source>State; a state that Quantoscope does not know is shown as Slurm reports it</source>
        <translation>状态；Quantoscope 不认识的状态按 Slurm 报告的原样显示</translation>
    </message>
    <message>
        <source>Tasks with results, of all</source>
        <translation>有结果的任务数/任务总数</translation>
    </message>
</context>
<context>
    <name>qs::QueueService</name>
    <message>
        <source>fetching results…</source>
        <translation>正在取回结果…</translation>
    </message>
    <message>
        <source>The results of %1 were not fetched:</source>
        <translation>未能取回 %1 的结果：</translation>
    </message>
    <message>
        <source>cancelling…</source>
        <translation>正在取消…</translation>
    </message>
    <message>
        <source>%1 was not cancelled:</source>
        <translation>%1 未能取消：</translation>
    </message>
    <message>
        <source>%1 was cancelled.</source>
        <translation>%1 已取消。</translation>
    </message>
    <message>
        <source>removing…</source>
        <translation>正在移除…</translation>
    </message>
    <message>
        <source>%1 was removed from the list.</source>
        <translation>%1 已从列表中移除。</translation>
    </message>
    <message>
        <source>%1 was not removed:</source>
        <translation>%1 未能移除：</translation>
    </message>
    <message>
        <source>waiting for its result…</source>
        <translation>正在等待其结果…</translation>
    </message>
    <message>
        <source>The result of %1 was not fetched:</source>
        <translation>未能取回 %1 的结果：</translation>
    </message>
    <message>
        <source>ending…</source>
        <translation>正在结束…</translation>
    </message>
    <message>
        <source>The session %1 was not ended:</source>
        <translation>会话 %1 未能结束：</translation>
    </message>
    <message>
        <source>The session %1 is being ended.</source>
        <translation>正在结束会话 %1。</translation>
    </message>
    <message>
        <source>The results of %1 were not added, because another session was opened. Fetch them again to add them to this one.</source>
        <translation>%1 的结果没有添加，因为打开了另一个会话。要添加到此会话，请重新取回。</translation>
    </message>
</context>
<context>
    <name>qs::ReadingStrip</name>
    <message>
        <source>Readings of the active mode</source>
        <translation>当前模式的读数</translation>
    </message>
    <message>
        <source>median latency</source>
        <translation>延迟中位数</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>of ceiling</source>
        <translation>占上限</translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation>SQNR</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>no mode selected</source>
        <translation>没有选择模式</translation>
    </message>
    <message>
        <source>%1, n = %2</source>
        <translation>%1，n = %2</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>尚未测量</translation>
    </message>
    <message>
        <source>%1 median, n = %2</source>
        <translation>%1 中位数，n = %2</translation>
    </message>
    <message>
        <source>median, n = %1</source>
        <translation>中位数，n = %1</translation>
    </message>
    <message>
        <source>%1 median</source>
        <translation>%1 中位数</translation>
    </message>
    <message>
        <source>Median latency with %1 caches, measured in the same rounds.</source>
        <translation>%1缓存下的延迟中位数，在同一轮中测得。</translation>
    </message>
    <message>
        <source>95% interval: [%1, %2] %3.</source>
        <translation>95% 区间：[%1, %2] %3。</translation>
    </message>
    <message>
        <source>Median latency of the active mode: no sample yet.</source>
        <translation>当前模式的延迟中位数：还没有样本。</translation>
    </message>
    <message>
        <source>Median of n = %1 samples, warm-up excluded.</source>
        <translation>n = %1 个样本的中位数，不含预热。</translation>
    </message>
    <message>
        <source>Median; the number of samples is not known.</source>
        <translation>中位数；样本数未知。</translation>
    </message>
    <message>
        <source>± is half the range from fastest to slowest; below n = 6 there is no 95% interval.</source>
        <translation>± 为最快到最慢范围的一半；n &lt; 6 时没有 95% 区间。</translation>
    </message>
    <message>
        <source>± is half the 95% order-statistic interval of the median, [%1, %2] %3.</source>
        <translation>± 为中位数 95% 次序统计区间的一半，[%1, %2] %3。</translation>
    </message>
    <message>
        <source>Imported from %1, not measured here.</source>
        <translation>从 %1 导入，非此处测得。</translation>
    </message>
    <message>
        <source>Each sample is the mean of %1 consecutive launches.</source>
        <translation>每个样本是连续 %1 次启动的平均值。</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>Operations of the task / median latency, in 10¹² per second: %1 per call.</source>
        <translation>任务的运算次数 / 延迟中位数，单位 10¹² 每秒：每次调用 %1。</translation>
    </message>
    <message>
        <source>Moving at least %1 gives %2 GB/s.</source>
        <translation>至少移动 %1，即 %2 GB/s。</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>Bytes that must be moved / median latency: not known yet.</source>
        <translation>必须移动的字节数 / 延迟中位数：尚未知。</translation>
    </message>
    <message>
        <source>Bytes that must be moved / median latency, in 10⁹ bytes per second.</source>
        <translation>必须移动的字节数 / 延迟中位数，单位 10⁹ 字节每秒。</translation>
    </message>
    <message>
        <source>One launch moves at least %1: input read once, result written once.</source>
        <translation>一次启动至少移动 %1：输入读一次，结果写一次。</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>Time of a kernel with the same traffic / median latency: no ceiling measured yet.</source>
        <translation>相同流量内核的时间 / 延迟中位数：还没有测得上限。</translation>
    </message>
    <message>
        <source>of roofline</source>
        <translation>占屋顶线</translation>
    </message>
    <message>
        <source>Shortest time at the calibrated memory and arithmetic rates of this device / median latency. The Ceiling column of the table shows which rates apply.</source>
        <translation>按该设备校准的内存和运算速率的最短时间 / 延迟中位数。表格的“上限”列显示适用的速率。</translation>
    </message>
    <message>
        <source>Time of a kernel that only moves the same bytes / median latency. Both measured on this device, in this run, with the same method.</source>
        <translation>只移动相同字节的内核的时间 / 延迟中位数。两者在同一设备、同一次运行中用相同方法测得。</translation>
    </message>
    <message>
        <source>Ceiling: %1 GB/s.</source>
        <translation>上限：%1 GB/s。</translation>
    </message>
    <message>
        <source>Signal to quantization noise: not computed yet.</source>
        <translation>信号与量化噪声之比：尚未计算。</translation>
    </message>
    <message>
        <source>Signal to quantization noise, 10·log10(Σx² / Σ(x−x̂)²), over all finite values of the input.</source>
        <translation>信号与量化噪声之比，10·log10(Σx² / Σ(x−x̂)²)，基于输入的所有有限值。</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>%1 dB</source>
        <translation>%1 dB</translation>
    </message>
    <message>
        <source>%1 values of the input are NaN or infinite and cannot be judged.</source>
        <translation>输入中有 %1 个值为 NaN 或无穷，无法判定。</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 个损毁</translation>
    </message>
    <message>
        <source>Destroyed: finite values of the input that were restored as NaN or infinite. They are excluded from all figures.</source>
        <translation>损毁：被还原为 NaN 或无穷的有限输入值。它们不计入任何数字。</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>未判定</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>%1 · ±%2, wider than 1%</source>
        <translation>%1 · ±%2，宽于 1%</translation>
    </message>
    <message>
        <source>Not yet precise: the interval is wider than ±1%, or n is below 59.</source>
        <translation>尚不精确：区间宽于 ±1%，或 n 小于 59。</translation>
    </message>
</context>
<context>
    <name>qs::RecordedBanner</name>
    <message>
        <source>Recorded on %1, %2 — nothing is being measured now.</source>
        <translation>记录于 %1，%2 — 现在没有进行测量。</translation>
    </message>
</context>
<context>
    <name>qs::RecoveryBar</name>
    <message>
        <source>Unsaved session</source>
        <translation>未保存的会话</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n 个运行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>%n interrupted</source>
        <translation>
            <numerusform>%n 个被中断</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 and %3, %4</source>
        <translation>%1：%2和%3，%4</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Restore the newest session in this window</source>
        <translation>在本窗口恢复最新的会话</translation>
    </message>
    <message>
        <source>Show contents…</source>
        <translation>显示内容…</translation>
    </message>
    <message>
        <source>List the sessions and their runs, and choose</source>
        <translation>列出会话及其运行并选择</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>丢弃…</translation>
    </message>
    <message>
        <source>Delete the recovery copies</source>
        <translation>删除恢复副本</translation>
    </message>
    <message>
        <source>Decide later. You are asked again at the next start.</source>
        <translation>稍后决定：下次启动时会再次提示。</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>稍后决定</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were not saved when the program ended.</source>
        <translation>
            <numerusform>程序结束时有 %n 个会话未保存。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RecoveryDialog</name>
    <message>
        <source>Sessions that were not saved</source>
        <translation>未保存的会话</translation>
    </message>
    <message>
        <source>The program ended without saving these. Restoring one opens it in this window, where it can be saved; the others stay.</source>
        <translation>程序结束时没有保存这些会话。恢复某个会话会在本窗口中打开它，可在此保存；其余的保持不变。</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Last written</source>
        <translation>上次写入</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>丢弃…</translation>
    </message>
    <message>
        <source>Unsaved session</source>
        <translation>未保存的会话</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) interrupted while measuring</source>
        <translation>
            <numerusform>%n 个运行在测量时被中断</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RecoveryManager</name>
    <message>
        <source>No recovery copy can be kept: %1</source>
        <translation>无法保留恢复副本：%1</translation>
    </message>
    <message>
        <source>Runs continue. Save the session soon. %1</source>
        <translation>运行仍在继续。请尽快保存会话。%1</translation>
    </message>
    <message>
        <source>Another window has already restored this session.</source>
        <translation>另一个窗口已恢复此会话。</translation>
    </message>
    <message>
        <source>Not restored:</source>
        <translation>未恢复：</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) restored.</source>
        <translation>
            <numerusform>已恢复 %n 个运行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the session to keep it.</source>
        <translation>保存会话以保留它。</translation>
    </message>
    <message>
        <source>Some parts could not be read: %1</source>
        <translation>有些部分无法读取：%1</translation>
    </message>
    <message>
        <source>Discard the recovery copies?</source>
        <translation>要丢弃恢复副本吗？</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) will be deleted permanently.</source>
        <translation>
            <numerusform>%n 个会话将被永久删除。</numerusform>
        </translation>
    </message>
    <message>
        <source>The recovery copy is kept in %1 until it is discarded.</source>
        <translation>恢复副本保留在 %1 中，直到被丢弃。</translation>
    </message>
</context>
<context>
    <name>qs::RemoteFileDialog</name>
    <message>
        <source>%1 on %2</source>
        <translation>%2 上的 %1</translation>
    </message>
    <message>
        <source>Go to the folder above</source>
        <translation>转到上一级文件夹</translation>
    </message>
    <message>
        <source>Folder or file</source>
        <translation>文件夹或文件</translation>
    </message>
    <message>
        <source>A path on %1; press Enter to go there</source>
        <translation>%1 上的路径；按 Enter 前往</translation>
    </message>
    <message>
        <source>Files shown</source>
        <translation>显示的文件</translation>
    </message>
    <message>
        <source>Choose folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Files on %1</source>
        <translation>%1 上的文件</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown; type the path.</source>
        <translation>
            <numerusform>另有 %n 项未显示；请输入路径。</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder is being read.</source>
        <translation>正在读取文件夹。</translation>
    </message>
    <message>
        <source>Select a folder.</source>
        <translation>请选择文件夹。</translation>
    </message>
    <message>
        <source>Select a file.</source>
        <translation>请选择文件。</translation>
    </message>
</context>
<context>
    <name>qs::ReportDialog</name>
    <message>
        <source>&amp;Tables and text</source>
        <translation>表格和文本(&amp;T)</translation>
    </message>
    <message>
        <source>Setup, tables, verdicts and findings of each run. The summary is always written.</source>
        <translation>每次运行的设置、表格、结论和发现；摘要始终写入。</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>图表(&amp;C)</translation>
    </message>
    <message>
        <source>Every chart as a PNG image, also shown in the text</source>
        <translation>每个图表存为 PNG 图片，并显示在正文中</translation>
    </message>
    <message>
        <source>&amp;Samples (CSV)</source>
        <translation>样本 (CSV)(&amp;S)</translation>
    </message>
    <message>
        <source>Every measured latency in samples.csv, with series.csv</source>
        <translation>samples.csv 中含每个测得的延迟，另附 series.csv</translation>
    </message>
    <message>
        <source>&amp;Results (JSON)</source>
        <translation>结果 (JSON)(&amp;R)</translation>
    </message>
    <message>
        <source>All results in results.json, which the program and its command line can read</source>
        <translation>所有结果写入 results.json，本程序及其命令行均可读取</translation>
    </message>
    <message>
        <source>&amp;Web page (one HTML file)</source>
        <translation>网页（一个 HTML 文件）(&amp;W)</translation>
    </message>
    <message>
        <source>report.html: the whole report with its charts in one file that any browser can open offline</source>
        <translation>report.html：含图表的完整报告，单个文件，任何浏览器均可离线打开</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Runs in the report</source>
        <translation>报告中的运行</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>全部(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>无(&amp;N)</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>组成部分</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>文件夹(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>Folder for the report</source>
        <translation>报告的文件夹</translation>
    </message>
    <message>
        <source>Select at least one run.</source>
        <translation>请至少选择一个运行。</translation>
    </message>
    <message>
        <source>Enter the full path of a folder.</source>
        <translation>请输入文件夹的完整路径。</translation>
    </message>
    <message>
        <source>This is a file. Enter the path of a folder.</source>
        <translation>这是一个文件。请输入文件夹的路径。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>The folder holds a report, which is replaced. Other files in it stay as they are.</source>
        <translation>该文件夹含有报告，它将被替换。其中的其他文件保持不变。</translation>
    </message>
    <message>
        <source>The folder will be created.</source>
        <translation>将创建该文件夹。</translation>
    </message>
</context>
<context>
    <name>qs::RooflineChart</name>
    <message>
        <source>Roofline</source>
        <translation>屋顶线</translation>
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
        <translation>每次调用 %1，每字节 %2 次运算</translation>
    </message>
    <message>
        <source>%1 GB/s, at least %2 per call</source>
        <translation>%1 GB/s，每次调用至少 %2</translation>
    </message>
    <message>
        <source>%1% of the copy rate, which is the limit</source>
        <translation>复制速率（即限制）的 %1%</translation>
    </message>
    <message>
        <source>%1% of the %2 rate, which is the limit</source>
        <translation>%2 速率（即限制）的 %1%</translation>
    </message>
    <message>
        <source>the %1 rate of this device was not measured</source>
        <translation>未测量该设备的 %1 速率</translation>
    </message>
    <message>
        <source>no arithmetic is counted: the position is nominal</source>
        <translation>不计运算：位置为名义值</translation>
    </message>
    <message>
        <source>imported, not measured here</source>
        <translation>导入，非此处测得</translation>
    </message>
    <message>
        <source>%1: %2 GB/s</source>
        <translation>%1：%2 GB/s</translation>
    </message>
    <message>
        <source>%1: %2 TFLOP/s at %3 operations per byte</source>
        <translation>%1：%2 TFLOP/s，每字节 %3 次运算</translation>
    </message>
    <message>
        <source>, %1% of the roof</source>
        <translation>，为屋顶的 %1%</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation>每字节运算数</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>rate, lower bound</source>
        <translation>速率，下界</translation>
    </message>
    <message>
        <source>rate, upper bound</source>
        <translation>速率，上界</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>带宽</translation>
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
        <translation>每次调用的运算数</translation>
    </message>
    <message>
        <source>bytes per call</source>
        <translation>每次调用的字节数</translation>
    </message>
    <message>
        <source>roof</source>
        <translation>屋顶</translation>
    </message>
    <message>
        <source>share of the roof</source>
        <translation>占屋顶</translation>
    </message>
    <message>
        <source>%1 operations per byte</source>
        <translation>每字节 %1 次运算</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 to plot each variant under the roofline of this device.</source>
        <translation>尚无测量。请按 F5，在该设备的屋顶线下绘制各变体。</translation>
    </message>
    <message>
        <source>%1% of its ceiling, a kernel that only moves the same bytes</source>
        <translation>其上限（只搬运相同字节的内核）的 %1%</translation>
    </message>
    <message>
        <source>This run has no device calibration, so no roofs are drawn.</source>
        <translation>本次运行没有设备校准，因此不绘制屋顶。</translation>
    </message>
    <message>
        <source>, %1% of its ceiling</source>
        <translation>，其上限的 %1%</translation>
    </message>
</context>
<context>
    <name>qs::RunCommands</name>
    <message>
        <source>&amp;Use this setup</source>
        <translation>使用此设置(&amp;U)</translation>
    </message>
    <message>
        <source>Put the setup of the selected run into the panel, to change or measure it</source>
        <translation>将所选运行的设置载入面板，以便更改或测量</translation>
    </message>
    <message>
        <source>Run &amp;again</source>
        <translation>再次运行(&amp;A)</translation>
    </message>
    <message>
        <source>Measure the selected run once more, with the setup that it was measured with</source>
        <translation>以所选运行测量时的设置再次测量</translation>
    </message>
    <message>
        <source>Ctrl+F5</source>
        <translation>Ctrl+F5</translation>
    </message>
    <message>
        <source>&amp;Duplicate with a change…</source>
        <translation>更改并复制(&amp;D)…</translation>
    </message>
    <message>
        <source>Put the setup of the selected run into the panel and change something; the next run is named by what differs</source>
        <translation>将所选运行的设置载入面板并作更改；下一次运行以不同之处命名</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Sa&amp;ve setup as preset…</source>
        <translation>将设置存为预设(&amp;V)…</translation>
    </message>
    <message>
        <source>Keep the setup of this page under a name</source>
        <translation>以一个名称保存此页面的设置</translation>
    </message>
    <message>
        <source>This page has no setup.</source>
        <translation>此页面没有设置。</translation>
    </message>
    <message>
        <source>&amp;Manage presets…</source>
        <translation>管理预设(&amp;M)…</translation>
    </message>
    <message>
        <source>Rename and delete presets</source>
        <translation>重命名和删除预设</translation>
    </message>
    <message>
        <source>There are no presets yet.</source>
        <translation>还没有预设。</translation>
    </message>
    <message>
        <source>P&amp;resets</source>
        <translation>预设(&amp;R)</translation>
    </message>
    <message>
        <source>Put this setup into the panel: %1</source>
        <translation>将此设置载入面板：%1</translation>
    </message>
    <message>
        <source>Select a run in the history first.</source>
        <translation>请先在历史记录中选择一次运行。</translation>
    </message>
    <message>
        <source>The setup of an imported run is not known.</source>
        <translation>导入的运行的设置未知。</translation>
    </message>
    <message>
        <source>The setup of %1 was not loaded:</source>
        <translation>未能载入“%1”的设置：</translation>
    </message>
    <message>
        <source>The setup of %1 is loaded.</source>
        <translation>已载入“%1”的设置。</translation>
    </message>
    <message>
        <source>Change something and press %1; the new run is named by what differs.</source>
        <translation>请作更改并按 %1；新的运行以不同之处命名。</translation>
    </message>
    <message>
        <source>Save setup as preset</source>
        <translation>将设置存为预设</translation>
    </message>
    <message>
        <source>Name of the preset (%1). A preset of the same name is replaced.</source>
        <translation>预设的名称（%1）。同名的预设将被替换。</translation>
    </message>
    <message>
        <source>The setup is kept as the preset %1.</source>
        <translation>设置已保存为预设“%1”。</translation>
    </message>
    <message>
        <source>The device of that run is not available. The current device is kept.</source>
        <translation>该次运行的设备不可用。保留当前设备。</translation>
    </message>
</context>
<context>
    <name>qs::RunComparing</name>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Runs of the session against a baseline run: medians, ratio, verdict, and what else differs</source>
        <translation>会话中各运行与基准运行的比较：中位数、比值、结论，以及其他不同之处</translation>
    </message>
</context>
<context>
    <name>qs::RunComparisonModel</name>
    <message>
        <source>… TOO FEW</source>
        <translation>… 样本过少</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? 未能区分</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= 相同</translation>
    </message>
    <message>
        <source>↑ FASTER</source>
        <translation>↑ 更快</translation>
    </message>
    <message>
        <source>↓ SLOWER</source>
        <translation>↓ 更慢</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>The mode or variant that both runs measured</source>
        <translation>两次运行都测量过的模式或变体</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>The run that is compared with the baseline run</source>
        <translation>与基准运行比较的运行</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Samples of the shorter series</source>
        <translation>较短序列的样本数</translation>
    </message>
    <message>
        <source>In SM cycles: %1</source>
        <translation>以 SM 周期计：%1</translation>
    </message>
    <message>
        <source>Ceiling, baseline run (%)</source>
        <translation>上限，基准运行 (%)</translation>
    </message>
    <message>
        <source>Shortest possible time on the device of the baseline run / median</source>
        <translation>基准运行的设备上可能的最短时间 / 中位数</translation>
    </message>
    <message>
        <source>Ceiling (%)</source>
        <translation>上限 (%)</translation>
    </message>
    <message>
        <source>Shortest possible time on the device of this run / median</source>
        <translation>本次运行的设备上可能的最短时间 / 中位数</translation>
    </message>
    <message>
        <source>In cycles</source>
        <translation>以周期计</translation>
    </message>
    <message>
        <source>The verdict on SM cycles (time × SM clock), where both runs recorded the clock of every sample. SAME beside FASTER or SLOWER: the clock alone differs.</source>
        <translation>按 SM 周期（时间 × SM 时钟）得出的结论，仅当两次运行都记录了每个样本的时钟时给出。若旁边是“更快”或“更慢”而此处为“相同”，则差异仅来自时钟。</translation>
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
        <translation>词元/s</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a quantity and its unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>↑ BETTER</source>
        <translation>↑ 更好</translation>
    </message>
    <message>
        <source>↓ WORSE</source>
        <translation>↓ 更差</translation>
    </message>
    <message>
        <source>Simulated: the time is that of the simulation, not of the format.</source>
        <translation>模拟：时间是模拟的时间，不是该格式的时间。</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>What is compared, and its unit</source>
        <translation>所比较的内容及其单位</translation>
    </message>
    <message>
        <source>FASTER or SLOWER, BETTER or WORSE where the whole interval lies outside the range that counts as the same</source>
        <translation>整个区间超出视为相同的范围时为“更快”或“更慢”、“更好”或“更差”</translation>
    </message>
    <message>
        <source>Baseline run</source>
        <translation>基准运行</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>此运行</translation>
    </message>
    <message>
        <source>Change (%)</source>
        <translation>变化 (%)</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>%1, simulated</source>
        <translation>%1，模拟</translation>
    </message>
    <message>
        <source>Size of the baseline run → of this run, where they differ. For language models, the sequences × the tokens of the prompt, or the task.</source>
        <translation>基准运行的大小 → 此运行的大小，在两者不同时显示。对于语言模型，为序列数 × 提示词的词元数，或任务。</translation>
    </message>
    <message>
        <source>Figure of the baseline run with its 95% interval; for times, the median</source>
        <translation>基准运行的数字及其 95% 区间；时间为中位数</translation>
    </message>
    <message>
        <source>Figure of this run with its 95% interval; for times, the median</source>
        <translation>此运行的数字及其 95% 区间；时间为中位数</translation>
    </message>
    <message>
        <source>Change of the figure of this run relative to the baseline run. For times, negative is faster. Grey without a verdict.</source>
        <translation>此运行的数字相对于基准运行的变化。对于时间，负值表示更快。灰色表示没有结论。</translation>
    </message>
    <message>
        <source>How many times better this run is, with the 95% interval from both runs; for times, the speed-up</source>
        <translation>此运行优于基准运行的倍数，附由两次运行得出的 95% 区间；对于时间，即加速比</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>What the machine did between the two runs, and whether the comparison excludes it</source>
        <translation>两次运行之间机器造成的变化，以及比较是否已将其排除</translation>
    </message>
</context>
<context>
    <name>qs::RunComparisonView</name>
    <message>
        <source>Runs against the baseline run</source>
        <translation>各运行与基准运行的比较</translation>
    </message>
    <message>
        <source>Differences between the runs</source>
        <translation>运行之间的差异</translation>
    </message>
    <message>
        <source>To compare runs, select the check boxes of two or more in the Runs panel, or choose a baseline run.</source>
        <translation>要比较运行，请在“运行”面板中勾选两个或更多，或选择一个基准运行。</translation>
    </message>
    <message>
        <source>The setup and the environment of the runs are the same.</source>
        <translation>各运行的设置和环境相同。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n faster</source>
        <translation>
            <numerusform>%n 个更快</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slower</source>
        <translation>
            <numerusform>%n 个更慢</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n the same</source>
        <translation>
            <numerusform>%n 个相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not resolved</source>
        <translation>
            <numerusform>%n 个未能区分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with too few samples</source>
        <translation>
            <numerusform>%n 个样本过少</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>The runs did different work (operation, size, data type or input), so the ratio does not compare implementations alone.</source>
        <translation>各运行所做的工作不同（操作、大小、数据类型或输入），因此该比值不只是实现之间的比较。</translation>
    </message>
    <message>
        <source>Compared with the baseline run: %1</source>
        <translation>与基准运行相比：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) are of the clock alone: in SM cycles the runs are the same.</source>
        <translation>
            <numerusform>有 %n 处差异仅来自时钟：以 SM 周期计，各运行相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 等，另有 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n better</source>
        <translation>
            <numerusform>%n 个更好</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worse</source>
        <translation>
            <numerusform>%n 个更差</numerusform>
        </translation>
    </message>
    <message>
        <source>The times of simulated configurations are those of the simulation, not of the format.</source>
        <translation>模拟的配置的时间是模拟的时间，不是该格式的时间。</translation>
    </message>
    <message>
        <source>In the baseline run and not in %1: %2.</source>
        <translation>基准运行中有而 %1 中没有：%2。</translation>
    </message>
    <message>
        <source>In %1 and not in the baseline run: %2.</source>
        <translation>%1 中有而基准运行中没有：%2。</translation>
    </message>
    <message>
        <source>Mode of the chart</source>
        <translation>图表的模式</translation>
    </message>
    <message>
        <source>The mode or variant that the chart shows of each sweep</source>
        <translation>图表对每次扫描所显示的模式或变体</translation>
    </message>
    <message>
        <source>Runs side by side</source>
        <translation>并排显示各运行</translation>
    </message>
    <message>
        <source>Arrangement of the runs</source>
        <translation>运行的排列方式</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>按行</translation>
    </message>
    <message>
        <source>A row for each mode of each run</source>
        <translation>每个运行的每个模式占一行</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>A row for each mode, with columns for each run or device</source>
        <translation>每个模式占一行，每个运行或设备各有若干列</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>qs::RunDelegate</name>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
</context>
<context>
    <name>qs::RunDifferenceModel</name>
    <message>
        <source>What differs</source>
        <translation>差异项</translation>
    </message>
    <message>
        <source>Part of the setup or of the environment</source>
        <translation>设置或环境的组成部分</translation>
    </message>
    <message>
        <source>Baseline run</source>
        <translation>基准运行</translation>
    </message>
    <message>
        <source>In the baseline run</source>
        <translation>在基准运行中</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>此运行</translation>
    </message>
    <message>
        <source>In the run that is compared with it</source>
        <translation>在与之比较的运行中</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>The run that is compared with the baseline run</source>
        <translation>与基准运行比较的运行</translation>
    </message>
</context>
<context>
    <name>qs::RunDisplay</name>
    <message>
        <source>imported from %1</source>
        <translation>从 %1 导入</translation>
    </message>
    <message>
        <source>Current run</source>
        <translation>当前运行</translation>
    </message>
    <message>
        <source>Latency per iteration</source>
        <translation>每次迭代的延迟</translation>
    </message>
    <message>
        <source>This run was imported without individual samples. Its figures are in the table below, its scores on the Compare page.</source>
        <translation>此运行导入时没有单个样本。其数字在下方表格中，得分在“比较”页面上。</translation>
    </message>
    <message>
        <source>Latency of %1 in each run</source>
        <translation>%1 在各次运行中的延迟</translation>
    </message>
    <message>
        <source>recorded · %1</source>
        <translation>已记录 · %1</translation>
    </message>
    <message>
        <source>%1 M parameters</source>
        <translation>%1 M 参数</translation>
    </message>
    <message numerus="yes">
        <source>Latency per sample, each the mean of %n launch(es)</source>
        <translation>
            <numerusform>每个样本的延迟，各为 %n 次启动的平均值</numerusform>
        </translation>
    </message>
    <message>
        <source>Latency of %1 in each run, the first %2 iterations</source>
        <translation>%1 在各次运行中的延迟，前 %2 次迭代</translation>
    </message>
    <message>
        <source>The chart shows the run in progress. Stop it to show an earlier run.</source>
        <translation>图表显示正在进行的运行。请停止它以显示较早的运行。</translation>
    </message>
    <message>
        <source>This sweep was recorded on %1 and cannot be continued here.</source>
        <translation>此扫描录制于 %1，无法在这里继续。</translation>
    </message>
    <message>
        <source>%1 of %2 points · %3</source>
        <translation>%1/%2 个点 · %3</translation>
    </message>
</context>
<context>
    <name>qs::RunSelection</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>qs::RunStore</name>
    <message>
        <source>remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>rename run</source>
        <translation>重命名运行</translation>
    </message>
    <message>
        <source>change note</source>
        <translation>更改备注</translation>
    </message>
    <message>
        <source>use %1 as baseline</source>
        <translation>将 %1 用作基准</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message numerus="yes">
        <source>remove %n run(s)</source>
        <translation>
            <numerusform>移除 %n 个运行</numerusform>
        </translation>
    </message>
    <message>
        <source>small Llama</source>
        <translation>小型 Llama</translation>
    </message>
    <message>
        <source>use %1 as baseline run</source>
        <translation>将 %1 用作基准运行</translation>
    </message>
    <message>
        <source>clear baseline run</source>
        <translation>清除基准运行</translation>
    </message>
    <message>
        <source>Accuracy study %1 · %2</source>
        <translation>准确率研究 %1 · %2</translation>
    </message>
    <message>
        <source>Language model %1 · %2</source>
        <translation>语言模型 %1 · %2</translation>
    </message>
</context>
<context>
    <name>qs::RunsModel</name>
    <message>
        <source>Running now</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>★ Baseline: the other runs are compared with it</source>
        <translation>★ 基准：其他运行与它比较</translation>
    </message>
    <message>
        <source>, running</source>
        <translation>，运行中</translation>
    </message>
    <message>
        <source>, baseline</source>
        <translation>，基准</translation>
    </message>
</context>
<context>
    <name>qs::RunsPanel</name>
    <message>
        <source>Runs of this session</source>
        <translation>本会话的运行</translation>
    </message>
    <message>
        <source>Note on this run</source>
        <translation>此运行的备注</translation>
    </message>
    <message>
        <source>Note on the run</source>
        <translation>运行备注</translation>
    </message>
    <message>
        <source>A note on the active run. It is saved with the session and included in the report.</source>
        <translation>当前运行的备注。它随会话保存，并包含在报告中。</translation>
    </message>
    <message>
        <source>&amp;Overlay on the active run</source>
        <translation>叠加到当前运行(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Edit &amp;note</source>
        <translation>编辑备注(&amp;N)</translation>
    </message>
    <message>
        <source>Draw the active mode of the checked runs in one chart</source>
        <translation>将勾选的运行的当前模式画在同一图表中</translation>
    </message>
    <message>
        <source>Rename the active run</source>
        <translation>重命名当前运行</translation>
    </message>
    <message>
        <source>Remove the selected runs from the session. Undo restores them.</source>
        <translation>将所选运行移出会话；撤销可恢复。</translation>
    </message>
    <message>
        <source>Edit the note on the active run</source>
        <translation>编辑当前运行的备注</translation>
    </message>
    <message>
        <source>Move the active run up in the list</source>
        <translation>将当前运行在列表中上移</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>下移(&amp;W)</translation>
    </message>
    <message>
        <source>Move the active run down in the list</source>
        <translation>将当前运行在列表中下移</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>重命名(&amp;M)</translation>
    </message>
    <message>
        <source>Mo&amp;ve up</source>
        <translation>上移(&amp;V)</translation>
    </message>
    <message>
        <source>Use as baseline r&amp;un</source>
        <translation>用作基准运行(&amp;U)</translation>
    </message>
    <message>
        <source>Compare the other runs with this one, on the Compare page</source>
        <translation>在“比较”页面上将其他运行与此运行比较</translation>
    </message>
    <message>
        <source>No runs yet. Press F5 to measure. Every run is kept here. Select the check boxes of two or more runs to overlay them.</source>
        <translation>尚无运行。请按 F5 进行测量。每次运行都保留在此处。选中两个或更多运行的复选框即可叠加显示。</translation>
    </message>
    <message>
        <source>This run is in progress. You can rename it and add a note when it has ended.</source>
        <translation>此次运行正在进行。结束后可以重命名并添加备注。</translation>
    </message>
</context>
<context>
    <name>qs::ScaleSection</name>
    <message>
        <source>from the input</source>
        <translation>取自输入</translation>
    </message>
    <message>
        <source>given</source>
        <translation>给定</translation>
    </message>
    <message>
        <source>Source of the static scale</source>
        <translation>静态缩放因子的来源</translation>
    </message>
    <message>
        <source>From the input: the extremes of the input, found before the measurement. Given: the values below, for every static mode.</source>
        <translation>取自输入：测量前求得的输入极值。给定：下面的值，用于每个静态模式。</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>来源(&amp;O)</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Static scale</source>
        <translation>静态缩放因子</translation>
    </message>
    <message>
        <source>Scale s of the static modes, a number above 0: a code q represents q·s.</source>
        <translation>静态模式的缩放因子 s，大于 0 的数：编码 q 表示 q·s。</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>缩放(&amp;L)</translation>
    </message>
    <message>
        <source>Zero point</source>
        <translation>零点</translation>
    </message>
    <message>
        <source>Zero point z of int8-tensor-static-azp and int8-tensor-affine, an integer: a code q represents (q − z)·s. Empty with a given scale: 0.</source>
        <translation>int8-tensor-static-azp 和 int8-tensor-affine 的零点 z，整数：编码 q 表示 (q − z)·s。给定缩放因子而留空时为 0。</translation>
    </message>
    <message>
        <source>&amp;Zero point</source>
        <translation>零点(&amp;Z)</translation>
    </message>
    <message>
        <source>Enter a scale, or choose &apos;from the input&apos;.</source>
        <translation>请输入缩放因子，或选择“取自输入”。</translation>
    </message>
    <message>
        <source>The scale must be a finite number above 0, for example 0.05.</source>
        <translation>缩放因子必须为大于 0 的有限数，例如 0.05。</translation>
    </message>
    <message>
        <source>The zero point must be an integer, for example −12.</source>
        <translation>零点必须为整数，例如 −12。</translation>
    </message>
    <message>
        <source>No static mode is selected; dynamic modes compute their own scale.</source>
        <translation>没有选择静态模式；动态模式自行计算缩放因子。</translation>
    </message>
    <message>
        <source>No static mode with a zero point is selected; the zero point is not used.</source>
        <translation>没有选择带零点的静态模式；不使用零点。</translation>
    </message>
    <message>
        <source>s = %1</source>
        <translation>s = %1</translation>
    </message>
    <message>
        <source>INT8 and FP8 share this scale, but their codes reach 127 and 448 or more: one of them clips or uses only part of its range.</source>
        <translation>INT8 和 FP8 共用此缩放因子，但它们的编码分别达到 127 和 448 或更大：其中一个会截断，或只使用其部分范围。</translation>
    </message>
</context>
<context>
    <name>qs::ScopeChart</name>
    <message>
        <source>No samples yet. Press F5 to run the setup on the left, or turn on Live.</source>
        <translation>还没有样本。按 F5 运行左侧的设置，或打开实时。</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median %3, p95 %4, p99 %5, maximum %6.</source>
        <translation>%1：%2 次迭代，中位数 %3，p95 %4，p99 %5，最大 %6。</translation>
    </message>
    <message>
        <source>Latency of each iteration.</source>
        <translation>每次迭代的延迟。</translation>
    </message>
    <message>
        <source>Logarithmic latency</source>
        <translation>对数延迟</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>突出显示</translation>
    </message>
    <message>
        <source>All medians</source>
        <translation>所有中位数</translation>
    </message>
    <message>
        <source>Δ %1 iterations</source>
        <translation>Δ %1 次迭代</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>sample %1 %2</source>
        <translation>样本 %1 %2</translation>
    </message>
    <message>
        <source>median %1   min %2   max %3 %4   (%5 samples)</source>
        <translation>中位数 %1   最小 %2   最大 %3 %4   （%5 个样本）</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>iteration %1</source>
        <translation>迭代 %1</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>iterations %1 to %2</source>
        <translation>迭代 %1 至 %2</translation>
    </message>
    <message>
        <source>median %1 %2</source>
        <translation>中位数 %1 %2</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>轨迹</translation>
    </message>
    <message>
        <source>first iteration</source>
        <translation>第一次迭代</translation>
    </message>
    <message>
        <source>last iteration</source>
        <translation>最后一次迭代</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median about %3, p95 about %4, p99 about %5, maximum %6.</source>
        <translation>%1：%2 次迭代，中位数约 %3，p95 约 %4，p99 约 %5，最大值 %6。</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median about %3, p95 about %4, maximum %5.</source>
        <translation>%1：%2 次迭代，中位数约 %3，p95 约 %4，最大 %5。</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median %3, p95 %4, maximum %5.</source>
        <translation>%1：%2 次迭代，中位数 %3，p95 %4，最大 %5。</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median about %3, maximum %4.</source>
        <translation>%1：%2 次迭代，中位数约 %3，最大 %4。</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median %3, maximum %4.</source>
        <translation>%1：%2 次迭代，中位数 %3，最大 %4。</translation>
    </message>
</context>
<context>
    <name>qs::ScopePage</name>
    <message>
        <source>Latency per iteration</source>
        <translation>每次迭代的延迟</translation>
    </message>
    <message>
        <source>Comparison of the modes</source>
        <translation>模式比较</translation>
    </message>
    <message>
        <source>Press F5 to measure. The trace grows here while the kernels run.</source>
        <translation>按 F5 测量。内核运行时轨迹在此增长。</translation>
    </message>
    <message>
        <source>Ready to measure</source>
        <translation>可以测量</translation>
    </message>
    <message>
        <source>%1: %2

The setup beside this page can be run as it is: every chosen mode, and a plain copy of the same tensor to compare with, on the target in the toolbar.

Press F5, or Live to measure until stopped. The trace grows here while the kernels run; the table below it says what each mode costs, and whether the difference is resolved.</source>
        <translation>%1：%2

此页面旁边的设置可按原样运行：所选的每个模式，以及用于比较的同一张量的普通复制，运行在工具栏中的目标上。

按 F5，或按“实时”持续测量直到停止。内核运行时，轨迹在此处增长；其下的表格说明每个模式的开销，以及差异是否已区分。</translation>
    </message>
    <message>
        <source>%1: %2

The setup beside this page can be run as it is: every chosen variant, on the target in the toolbar.

Press F5, or Live to measure until stopped. The trace grows here while the kernels run; the table below it says what each variant costs, and whether the difference is resolved.</source>
        <translation>%1：%2

此页面旁边的设置可按原样运行：所选的每个变体，运行在工具栏中的目标上。

按 F5，或按“实时”持续测量直到停止。内核运行时，轨迹在此处增长；其下的表格说明每个变体的开销，以及差异是否已区分。</translation>
    </message>
</context>
<context>
    <name>qs::ScopePicture</name>
    <message>
        <source>Throttled in iterations %1 to %2: %3</source>
        <translation>迭代 %1 至 %2 降频：%3</translation>
    </message>
    <message>
        <source>Latency (%1, log)</source>
        <translation>延迟（%1，对数）</translation>
    </message>
    <message>
        <source>Latency (%1)</source>
        <translation>延迟（%1）</translation>
    </message>
    <message>
        <source>median per pixel column</source>
        <translation>每像素列的中位数</translation>
    </message>
    <message>
        <source>median of %1</source>
        <translation>%1 的中位数</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>p5–p95 of each</source>
        <translation>各自的 p5–p95</translation>
    </message>
    <message>
        <source>Distribution (visible)</source>
        <translation>分布（可见部分）</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Samples per bin (log)</source>
        <translation>每区间样本数（对数）</translation>
    </message>
    <message>
        <source>each iteration</source>
        <translation>每次迭代</translation>
    </message>
    <message>
        <source>min–max per pixel column</source>
        <translation>每像素列的最小–最大</translation>
    </message>
    <message>
        <source>outlier</source>
        <translation>离群值</translation>
    </message>
    <message>
        <source>outlier &gt; %1</source>
        <translation>离群 &gt; %1</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>throttled</source>
        <translation>降频</translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 次迭代</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>中位数 %1</translation>
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
        <translation>%1 条轨迹</translation>
    </message>
    <message>
        <source>median of each</source>
        <translation>各自的中位数</translation>
    </message>
    <message>
        <source>median about %1</source>
        <translation>中位数约 %1</translation>
    </message>
    <message>
        <source>p95 about %1</source>
        <translation>p95 约 %1</translation>
    </message>
    <message>
        <source>p99 about %1</source>
        <translation>p99 约 %1</translation>
    </message>
</context>
<context>
    <name>qs::ScoreModel</name>
    <message>
        <source>reference</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>↑ BETTER %1</source>
        <translation>↑ 更好 %1</translation>
    </message>
    <message>
        <source>↓ WORSE %1</source>
        <translation>↓ 更差 %1</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= 相同</translation>
    </message>
    <message>
        <source>… TOO FEW</source>
        <translation>… 样本过少</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? 未能区分</translation>
    </message>
    <message>
        <source>The others of this task and metric are compared with this one.</source>
        <translation>同一任务和指标的其他得分与它比较。</translation>
    </message>
    <message>
        <source>There is no second score of this task and metric to compare it with.</source>
        <translation>该任务和指标没有第二个得分可比较。</translation>
    </message>
    <message>
        <source>Not compared with %1: there are no items to pair. Import the samples_*.jsonl of --log_samples with both results.</source>
        <translation>未与 %1 比较：没有可配对的样例。请将 --log_samples 的 samples_*.jsonl 与两个结果一起导入。</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>越高越好。</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>越低越好。</translation>
    </message>
    <message>
        <source>Not given by %1.</source>
        <translation>%1 未给出。</translation>
    </message>
    <message>
        <source>%1 does not give the number of items.</source>
        <translation>%1 没有给出样例数。</translation>
    </message>
    <message>
        <source>%1 on %2, %3: not measured here, imported from %4.</source>
        <translation>%2 上的 %1，%3：非此处测得，从 %4 导入。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>± std error</source>
        <translation>± 标准误</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>导入自</translation>
    </message>
    <message>
        <source>Model or configuration.</source>
        <translation>模型或配置。</translation>
    </message>
    <message>
        <source>What it was evaluated on.</source>
        <translation>评测所用的任务。</translation>
    </message>
    <message>
        <source>↑: higher is better, ↓: lower is better.</source>
        <translation>↑：越高越好，↓：越低越好。</translation>
    </message>
    <message>
        <source>As given in the file.</source>
        <translation>如文件中所给。</translation>
    </message>
    <message>
        <source>Standard error, as given in the file.</source>
        <translation>标准误，如文件中所给。</translation>
    </message>
    <message>
        <source>Number of items in the value.</source>
        <translation>该值的样例数。</translation>
    </message>
    <message>
        <source>Comparison with the first score of the same task and metric, on the items that both have.</source>
        <translation>在两者共有的样例上，与同一任务和指标的第一个得分的比较。</translation>
    </message>
    <message>
        <source>Tool and file.</source>
        <translation>工具和文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) in common with %1; a verdict needs at least 6.</source>
        <translation>
            <numerusform>与 %1 共有 %n 个样例；得出结论至少需要 6 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compared with %1, on the same n = %n item(s): difference %2, 95% interval [%3, %4].
Counts as the same: ±%5. %6</source>
        <translation>
            <numerusform>与 %1 比较，基于相同的 n = %n 个样例：差异 %2，95% 区间 [%3, %4]。
视为相同：±%5。%6</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Run kernels in a separate process</source>
        <translation>在单独的进程中运行内核</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>自动(&amp;A)</translation>
    </message>
    <message>
        <source>In this process until a device is lost or does not respond; from then on in a separate process.</source>
        <translation>在本进程中，直到设备丢失或无响应；此后在单独的进程中。</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <translation>始终(&amp;W)</translation>
    </message>
    <message>
        <source>A kernel that crashes or hangs affects only the worker process. Stop always works.</source>
        <translation>崩溃或挂起的内核只影响工作进程。“停止”始终有效。</translation>
    </message>
    <message>
        <source>&amp;Never</source>
        <translation>从不(&amp;N)</translation>
    </message>
    <message>
        <source>Always in this process. After a fault, the program must be restarted to use the device again.</source>
        <translation>始终在本进程中。发生故障后，必须重新启动程序才能再次使用设备。</translation>
    </message>
    <message>
        <source>The device was lost in this process or did not respond. Only a separate process can use it now.</source>
        <translation>设备在本进程中丢失或无响应。现在只有单独的进程才能使用它。</translation>
    </message>
    <message>
        <source>The worker is %1.</source>
        <translation>工作进程为 %1。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>The language of the interface</source>
        <translation>界面的语言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Light or dark, or follow the system</source>
        <translation>浅色、深色，或跟随系统</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文本大小</translation>
    </message>
    <message>
        <source>The size of the text in the window, in percent of the size set in the system</source>
        <translation>窗口中文本的大小，以系统设置的大小的百分比表示</translation>
    </message>
    <message>
        <source>Device at start</source>
        <translation>启动时的设备</translation>
    </message>
    <message>
        <source>The device that is chosen when the program starts</source>
        <translation>程序启动时选择的设备</translation>
    </message>
    <message>
        <source>CPU threads</source>
        <translation>CPU 线程数</translation>
    </message>
    <message>
        <source>The maximum number of threads for kernels on the CPU; applies after a restart</source>
        <translation>CPU 上内核的最大线程数；重新启动后生效</translation>
    </message>
    <message>
        <source>A kernel that crashes or hangs in a separate process does not affect the window</source>
        <translation>在单独的进程中崩溃或挂起的内核不会影响窗口</translation>
    </message>
    <message>
        <source>Folder for files</source>
        <translation>文件所在文件夹</translation>
    </message>
    <message>
        <source>Where file dialogs start; empty: the last used folder</source>
        <translation>文件对话框的起始位置；留空：上次使用的文件夹</translation>
    </message>
    <message>
        <source>Save recovery copies</source>
        <translation>保存恢复副本</translation>
    </message>
    <message>
        <source>How often unsaved results are copied to disk, so that a crash does not lose them</source>
        <translation>未保存的结果复制到磁盘的频率，以免崩溃时丢失</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>立即重新启动</translation>
    </message>
    <message>
        <source>Reopen the window in the new language; the session is kept</source>
        <translation>以新语言重新打开窗口；会话会保留</translation>
    </message>
    <message>
        <source>Restart to apply the new language.</source>
        <translation>请重新启动以应用新语言。</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>size of the text</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Last used device</source>
        <translation>上次使用的设备</translation>
    </message>
    <message>
        <source>Automatic: a GPU if available</source>
        <translation>自动：有 GPU 时使用 GPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>%1 (not found)</source>
        <translation>%1（未找到）</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Last used folder</source>
        <translation>上次使用的文件夹</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>After each change</source>
        <translation>每次更改后</translation>
    </message>
    <message numerus="yes">
        <source>At most every %n second(s)</source>
        <translation>
            <numerusform>最快每 %n 秒一次</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask before unsaved changes are discarded</source>
        <translation>丢弃未保存的更改前询问</translation>
    </message>
    <message>
        <source>Ask whether to save when the window is closed or another session replaces this one</source>
        <translation>关闭窗口或用其他会话替换此会话时，询问是否保存</translation>
    </message>
    <message>
        <source>Ask before a run is stopped</source>
        <translation>停止运行前询问</translation>
    </message>
    <message>
        <source>Ask when a run is stopped after a minute, or when closing the window or opening another session would stop it</source>
        <translation>停止已超过一分钟的运行时，或关闭窗口、打开其他会话会停止运行时询问</translation>
    </message>
</context>
<context>
    <name>qs::SetupCommand</name>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation>复制为命令(&amp;M)</translation>
    </message>
    <message>
        <source>Copy a command that measures this setup on a computer that cannot be reached from here; the file that it writes is opened here</source>
        <translation>复制一条命令，用于在无法从此处连接的计算机上测量此设置；它写出的文件可在此处打开</translation>
    </message>
    <message>
        <source>The setup of this page cannot be run as it is.</source>
        <translation>此页面的设置目前无法运行。</translation>
    </message>
    <message>
        <source>The command was copied to the clipboard.</source>
        <translation>命令已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Run it on a computer with quantoscope-worker. Then open the file %1, which it writes, here: choose Open, or drop it on the window.</source>
        <translation>请在装有 quantoscope-worker 的计算机上运行它。然后在此处打开它写出的文件 %1：选择“打开”，或将文件拖放到窗口上。</translation>
    </message>
    <message>
        <source>Correct the setup, or switch to a page that measures.</source>
        <translation>请修正设置，或切换到可以测量的页面。</translation>
    </message>
</context>
<context>
    <name>qs::SetupPanel</name>
    <message>
        <source>Setup</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Static scale</source>
        <translation>静态缩放因子</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Estimate of the run</source>
        <translation>运行的估计</translation>
    </message>
    <message>
        <source>Time and memory that a run with this setup needs</source>
        <translation>以此设置运行所需的时间和内存</translation>
    </message>
    <message>
        <source>Run comparison</source>
        <translation>运行比较</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>操作数</translation>
    </message>
    <message>
        <source>Run sweep</source>
        <translation>运行扫描</translation>
    </message>
    <message>
        <source>Measure the chosen modes in interleaved rounds (Ctrl+Return here, F5 everywhere)</source>
        <translation>以交错的轮次测量所选模式（此处 Ctrl+Return，任意处 F5）</translation>
    </message>
    <message>
        <source>Measure the chosen variants in interleaved rounds (Ctrl+Return here, F5 everywhere)</source>
        <translation>以交错的轮次测量所选变体（此处 Ctrl+Return，任意处 F5）</translation>
    </message>
    <message>
        <source>Run measurement</source>
        <translation>运行测量</translation>
    </message>
    <message>
        <source>Live needs a single size. To use it, set Sweep to Off.</source>
        <translation>实时需要单一大小。要使用它，请将“扫描”设为“关”。</translation>
    </message>
</context>
<context>
    <name>qs::ShapeSection</name>
    <message>
        <source>Decode 128</source>
        <translation>解码 128</translation>
    </message>
    <message>
        <source>Prefill 4096</source>
        <translation>预填充 4096</translation>
    </message>
    <message>
        <source>Prefill 8192</source>
        <translation>预填充 8192</translation>
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
        <translation>%1 个元素，如已发布的阶梯。</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 个元素</translation>
    </message>
    <message>
        <source>Tokens × hidden size is more than %1 elements. Choose fewer tokens or a smaller hidden size.</source>
        <translation>词元 × 隐藏维度超过 %1 个元素。请选择更少的词元或更小的隐藏维度。</translation>
    </message>
    <message>
        <source>%1 elements, %2 as %3</source>
        <translation>%1 个元素，%3 为 %2</translation>
    </message>
    <message>
        <source>The first rows of the file&apos;s tensor, %1. Its hidden size cannot be changed.</source>
        <translation>文件张量的前若干行，%1。其隐藏维度不能更改。</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s), as in one step of a model; the hidden size does not change.</source>
        <translation>
            <numerusform>%n 个词元，与模型的一步相同；隐藏维度不变。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ShortcutsDialog</name>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>搜索快捷键</translation>
    </message>
    <message>
        <source>Search by command or key</source>
        <translation>按命令或按键搜索</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the list to the clipboard as Markdown</source>
        <translation>以 Markdown 将列表复制到剪贴板</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>保存为 PDF(&amp;P)…</translation>
    </message>
    <message>
        <source>Save the list as a printable page</source>
        <translation>将列表保存为可打印的页面</translation>
    </message>
    <message>
        <source>The list was copied to the clipboard as Markdown.</source>
        <translation>列表已以 Markdown 复制到剪贴板。</translation>
    </message>
    <message>
        <source>Save shortcuts</source>
        <translation>保存快捷键</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>Keyboard shortcuts of Quantoscope</source>
        <translation>Quantoscope 的键盘快捷键</translation>
    </message>
</context>
<context>
    <name>qs::SideBySideModel</name>
    <message>
        <source>%1 (in cycles: SAME)</source>
        <translation>%1（以周期计：相同）</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Mode or variant, with its size where there are several</source>
        <translation>模式或变体；有多个大小时附上大小</translation>
    </message>
    <message>
        <source>Median latency on %1, ± half its 95% interval</source>
        <translation>%1 上的延迟中位数，± 其 95% 区间的一半</translation>
    </message>
    <message>
        <source>Shortest possible time on %1 / median: each device has its own ceiling</source>
        <translation>%1 上可能的最短时间 / 中位数：每个设备有各自的上限</translation>
    </message>
    <message>
        <source>Energy of the whole device %1 per call</source>
        <translation>每次调用整个设备 %1 的能耗</translation>
    </message>
    <message>
        <source>How many times faster %1 is than %2, with the 95% interval and the verdict. The runs were not interleaved.</source>
        <translation>%1 的速度是 %2 的多少倍，附 95% 区间和结论。各次运行没有交错进行。</translation>
    </message>
    <message>
        <source>p50 (µs)</source>
        <translation>p50 (µs)</translation>
    </message>
    <message>
        <source>Ceiling (%)</source>
        <translation>上限 (%)</translation>
    </message>
    <message>
        <source>Energy (J/call)</source>
        <translation>能耗 (J/次调用)</translation>
    </message>
    <message>
        <source>Speed-up, not interleaved</source>
        <translation>加速比，未交错进行</translation>
    </message>
    <message>
        <source>Speed-up, alternating blocks</source>
        <translation>加速比，交替块</translation>
    </message>
    <message>
        <source>How many times faster %1 is than %2, with the 95% interval and the verdict. The runs were measured in alternating blocks of rounds.</source>
        <translation>%1 的速度是 %2 的多少倍，附 95% 区间和结论。各次运行按轮次块交替测量。</translation>
    </message>
</context>
<context>
    <name>qs::SizeSection</name>
    <message>
        <source>Size presets</source>
        <translation>预设大小</translation>
    </message>
    <message>
        <source>Sizes of published comparisons, in the syntax of the command line.</source>
        <translation>已发表比较中的大小，采用命令行的语法。</translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation>预设(&amp;E)</translation>
    </message>
    <message>
        <source>Ca&amp;usal mask</source>
        <translation>因果掩码(&amp;U)</translation>
    </message>
    <message>
        <source>Causal attention</source>
        <translation>因果注意力</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Width %1 = %2 heads × %3.
</source>
        <translation>宽度 %1 = %2 个头 × %3。
</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Each token attends only to itself and to earlier tokens, as in text generation. This halves the arithmetic.</source>
        <translation>每个词元只关注自身和之前的词元，与文本生成相同。这使运算量减半。</translation>
    </message>
</context>
<context>
    <name>qs::SlideView</name>
    <message>
        <source>Slide</source>
        <translation>幻灯片</translation>
    </message>
</context>
<context>
    <name>qs::StatusLine</name>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>准备中</translation>
    </message>
    <message>
        <source>Preparing: %1</source>
        <translation>准备中：%1</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>运行中：%1</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>剩余 %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>剩余 %1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min left</source>
        <translation>剩余 %1 h %2 min</translation>
    </message>
    <message>
        <source>%1 k samples/s</source>
        <translation>%1 k 样本/s</translation>
    </message>
    <message>
        <source>%1 samples/s</source>
        <translation>%1 样本/s</translation>
    </message>
    <message>
        <source>Operation and size of the run</source>
        <translation>运行的操作和大小</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>运行进度</translation>
    </message>
    <message>
        <source>Estimate from the iterations done so far</source>
        <translation>根据已完成迭代的估计</translation>
    </message>
    <message>
        <source>Samples drawn per second, over the last half second</source>
        <translation>最近半秒内每秒绘制的样本数</translation>
    </message>
    <message>
        <source>until stopped</source>
        <translation>直到停止</translation>
    </message>
    <message>
        <source>Stopping: %1</source>
        <translation>正在停止：%1</translation>
    </message>
    <message>
        <source>What the run is doing: %1</source>
        <translation>运行当前状态：%1</translation>
    </message>
    <message>
        <source>Clocks and temperature of the device: current values during a run, otherwise those at the end of the shown run</source>
        <translation>设备的时钟和温度：运行期间为当前值，否则为所显示运行结束时的值</translation>
    </message>
    <message>
        <source>Samples that were recorded but not drawn, because the display could not keep up. The result contains all of them.</source>
        <translation>已记录但因显示跟不上而未绘制的样本。结果包含全部样本。</translation>
    </message>
    <message>
        <source>%1 samples not drawn</source>
        <translation>%1 个样本未绘制</translation>
    </message>
</context>
<context>
    <name>qs::StopFirst</name>
    <message>
        <source>A run is in progress</source>
        <translation>运行正在进行</translation>
    </message>
    <message>
        <source>Stop the run?</source>
        <translation>停止运行？</translation>
    </message>
    <message>
        <source>The samples measured so far are kept in the session.</source>
        <translation>到目前为止测得的样本保留在会话中。</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>停止运行</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>继续运行</translation>
    </message>
    <message>
        <source>It can also continue on %1 without this window. Run &gt; Jobs fetches its results later.</source>
        <translation>它也可以在没有此窗口的情况下在 %1 上继续。稍后用“运行 &gt; 作业”取回结果。</translation>
    </message>
    <message>
        <source>Leave it running</source>
        <translation>让它继续运行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>What was measured so far is kept in the session.</source>
        <translation>到目前为止测得的内容保留在会话中。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>qs::StudyForm</name>
    <message>
        <source>Choose: %1</source>
        <translation>请选择：%1</translation>
    </message>
    <message>
        <source>Estimate of the study</source>
        <translation>研究的估计</translation>
    </message>
    <message>
        <source>What the study does, and about how long it takes</source>
        <translation>研究做什么，大约需要多久</translation>
    </message>
    <message>
        <source>Run study</source>
        <translation>运行研究</translation>
    </message>
</context>
<context>
    <name>qs::StudyModule</name>
    <message>
        <source>Cannot run this study.</source>
        <translation>无法运行此研究。</translation>
    </message>
    <message>
        <source>The study failed:</source>
        <translation>研究失败：</translation>
    </message>
</context>
<context>
    <name>qs::SubmitDialog</name>
    <message>
        <source>Everything in one task</source>
        <translation>全部放在一个任务中</translation>
    </message>
    <message numerus="yes">
        <source>Points of the sweep: %n task(s)</source>
        <translation>
            <numerusform>扫描的点：%n 个任务</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Configurations, each beside the baseline: %n task(s)</source>
        <translation>
            <numerusform>配置，各与基准一同测量：%n 个任务</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Variants, each beside the first: %n task(s)</source>
        <translation>
            <numerusform>变体，各与第一个变体一同测量：%n 个任务</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Modes, each beside the baseline: %n task(s)</source>
        <translation>
            <numerusform>模式，各与基准一同测量：%n 个任务</numerusform>
        </translation>
    </message>
    <message>
        <source>Submit to queue of %1</source>
        <translation>提交到 %1 的队列</translation>
    </message>
    <message>
        <source>&amp;Submit</source>
        <translation>提交(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>重试(&amp;T)</translation>
    </message>
    <message>
        <source>Connect to the target again</source>
        <translation>重新连接到目标</translation>
    </message>
    <message>
        <source>&amp;Restore script</source>
        <translation>恢复脚本(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;cript for sbatch:</source>
        <translation>sbatch 脚本(&amp;C)：</translation>
    </message>
    <message>
        <source>Setup:</source>
        <translation>设置：</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>没有限制</translation>
    </message>
    <message>
        <source>At the same ti&amp;me:</source>
        <translation>同时运行(&amp;M)：</translation>
    </message>
    <message>
        <source>%1 (of the target)</source>
        <translation>%1（目标的设置）</translation>
    </message>
    <message>
        <source>Time &amp;limit:</source>
        <translation>时间限制(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;GPUs per task:</source>
        <translation>每个任务的 GPU(&amp;G)：</translation>
    </message>
    <message>
        <source>Lines that begin with #SBATCH are options of sbatch; a line of your own can be added</source>
        <translation>以 #SBATCH 开头的行是 sbatch 的选项；可以添加自己的行</translation>
    </message>
    <message>
        <source>The script was edited; the fields above are those that it was made from.</source>
        <translation>脚本已被编辑；上面各字段是生成该脚本时所用的值。</translation>
    </message>
    <message>
        <source>The script of the first job. Where several are submitted, it cannot be edited.</source>
        <translation>第一个作业的脚本。提交多个作业时无法编辑。</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>正在连接到 %1…</translation>
    </message>
    <message>
        <source>Submitting…</source>
        <translation>正在提交…</translation>
    </message>
    <message>
        <source>Discard the edits, and regenerate the script from the fields above</source>
        <translation>放弃所做的编辑，并根据上面各字段重新生成脚本</translation>
    </message>
    <message>
        <source>How the work is split into tasks. Tasks may run on different nodes at the same time; results say which device each was measured on</source>
        <translation>如何将工作拆分为任务。任务可能同时在不同节点上运行；结果会注明各自在哪个设备上测得</translation>
    </message>
    <message>
        <source>Split &amp;work:</source>
        <translation>拆分工作(&amp;W)：</translation>
    </message>
    <message>
        <source>Maximum number of tasks that run at the same time</source>
        <translation>同时运行的任务数上限</translation>
    </message>
    <message>
        <source>Of each task, in minutes or as HH:MM:SS. If it is reached, what was measured is kept</source>
        <translation>每个任务的限制，以分钟为单位，或采用 HH:MM:SS 形式。达到限制时，已测得的内容会保留</translation>
    </message>
    <message>
        <source>partition default</source>
        <translation>分区默认值</translation>
    </message>
    <message>
        <source>As --gpus of sbatch takes it: 1 or h100:1. Separated by commas, a job is submitted for each</source>
        <translation>sbatch --gpus 接受的形式：1 或 h100:1。以逗号分隔时，为每一项提交一个作业</translation>
    </message>
    <message>
        <source>none requested</source>
        <translation>不请求</translation>
    </message>
</context>
<context>
    <name>qs::SweepChart</name>
    <message>
        <source>No sweep points yet. Press F5 to start the sweep.</source>
        <translation>还没有扫描点。按 F5 开始扫描。</translation>
    </message>
    <message>
        <source>%1 against %2.</source>
        <translation>%1随%2的变化。</translation>
    </message>
    <message>
        <source>Sizes not measured yet: %1.</source>
        <translation>尚未测量的大小：%1。</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>模式</translation>
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
        <translation>p50，下界</translation>
    </message>
    <message>
        <source>p50, upper bound</source>
        <translation>p50，上界</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>time per element</source>
        <translation>每元素时间</translation>
    </message>
    <message>
        <source>ns</source>
        <translation>ns</translation>
    </message>
    <message>
        <source>share of the ceiling</source>
        <translation>占上限</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>已区分</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1: %2 at %3, %4 at %5.</source>
        <translation>%1：%3 时 %2，%5 时 %4。</translation>
    </message>
    <message>
        <source>Unresolved points of %1: %2 of %3.</source>
        <translation>%1 未能区分的点：%2 个，共 %3 个。</translation>
    </message>
    <message>
        <source>arithmetic rate</source>
        <translation>运算速率</translation>
    </message>
</context>
<context>
    <name>qs::SweepHeatMap</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>更慢</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>未能区分</translation>
    </message>
    <message>
        <source>A sweep over two dimensions is shown here as a heat map.</source>
        <translation>对两个维度的扫描在此以热图显示。</translation>
    </message>
    <message>
        <source>%1 of %2: %3 down, %4 across; cells measured: %5 of %6.</source>
        <translation>%2 的%1：纵向为%3，横向为%4；已测单元：%6 个中的 %5 个。</translation>
    </message>
    <message>
        <source>Not resolved: %1.</source>
        <translation>未能区分：%1。</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>模式</translation>
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
        <translation>p50，下界</translation>
    </message>
    <message>
        <source>p50, upper bound</source>
        <translation>p50，上界</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>arithmetic rate</source>
        <translation>运算速率</translation>
    </message>
    <message>
        <source>share of the ceiling</source>
        <translation>占上限</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>已区分</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>更快</translation>
    </message>
    <message>
        <source>faster than %1 beyond doubt</source>
        <translation>被证实比 %1 快</translation>
    </message>
</context>
<context>
    <name>qs::SweepModel</name>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>测量中</translation>
    </message>
    <message>
        <source>more samples needed</source>
        <translation>需要更多样本</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>已测</translation>
    </message>
    <message>
        <source>The 95% interval of the median is wider than ±1%, or there are fewer than 59 samples (n = %1).</source>
        <translation>中位数的 95% 区间宽于 ±1%，或样本少于 59 个（n = %1）。</translation>
    </message>
    <message>
        <source>Median %1, 95% interval [%2, %3], n = %4</source>
        <translation>中位数 %1，95% 区间 [%2, %3]，n = %4</translation>
    </message>
    <message>
        <source>Least bytes that a launch must move, divided by the median of %1</source>
        <translation>一次启动必须移动的最少字节数，除以 %1 的中位数</translation>
    </message>
    <message>
        <source>Median of the kernel with the same traffic, divided by the median of %1</source>
        <translation>相同流量内核的中位数，除以 %1 的中位数</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
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
        <translation>每元素</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Median divided by the number of elements</source>
        <translation>中位数除以元素数</translation>
    </message>
    <message>
        <source>ns/element</source>
        <translation>ns/元素</translation>
    </message>
    <message>
        <source>does not support this size</source>
        <translation>不支持此大小</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>Median latency.</source>
        <translation>延迟中位数。</translation>
    </message>
    <message>
        <source>Ceiling (%)</source>
        <translation>上限 (%)</translation>
    </message>
    <message>
        <source>Median of the kernel with the same traffic / median, in percent.</source>
        <translation>相同流量内核的中位数 / 中位数，百分比。</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Largest distance between the median and the bounds of its 95% interval, in percent of the median; resolved up to 1%</source>
        <translation>中位数与其 95% 区间边界之间的最大距离，以中位数的百分比表示；不超过 1% 即为已区分</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Comparison of this mode with the baseline at this size, from pairs of samples of the same round.</source>
        <translation>该模式与基准在此大小下的比较，基于同一轮样本的配对。</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Against %1: %2</source>
        <translation>相对 %1：%2</translation>
    </message>
</context>
<context>
    <name>qs::SweepModule</name>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Latency and bandwidth against size</source>
        <translation>延迟和带宽随大小的变化</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>扫描(&amp;W)</translation>
    </message>
    <message>
        <source>Show latency and bandwidth against size</source>
        <translation>显示延迟和带宽随大小的变化</translation>
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
        <translation>图表中显示的量</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Dimension of the horizontal axis</source>
        <translation>横轴的维度</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>线</translation>
    </message>
    <message>
        <source>All modes at one value of the second axis, or one mode with a line for each of its values</source>
        <translation>第二轴某个值下的所有模式，或一个模式在其每个值下各一条线</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Logarithmic vertical axes</source>
        <translation>对数纵轴</translation>
    </message>
    <message>
        <source>Logarithmic vertical axes (L in a chart)</source>
        <translation>对数纵轴（图表中按 L）</translation>
    </message>
    <message>
        <source>Modes in the charts</source>
        <translation>图表中的模式</translation>
    </message>
    <message>
        <source>Modes shown in the charts; the table shows all of them</source>
        <translation>图表中显示的模式；表格显示全部</translation>
    </message>
    <message>
        <source>No measurements yet. Points appear here as they are measured.</source>
        <translation>还没有测量。各点测得后显示在此处。</translation>
    </message>
    <message>
        <source>&amp;More samples</source>
        <translation>更多样本(&amp;M)</translation>
    </message>
    <message>
        <source>More samples for the selected point</source>
        <translation>为所选点采集更多样本</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>Continue the sweep</source>
        <translation>继续扫描</translation>
    </message>
    <message>
        <source>No sweep yet</source>
        <translation>还没有扫描</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>随%1</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>全部显示(&amp;A)</translation>
    </message>
    <message>
        <source>Points measured: %1 of %2</source>
        <translation>已测点：%2 中的 %1</translation>
    </message>
    <message>
        <source>The sweep is running.</source>
        <translation>扫描正在进行。</translation>
    </message>
    <message>
        <source>All points are measured and resolved.</source>
        <translation>所有点均已测量并区分。</translation>
    </message>
    <message>
        <source>Measures what is missing, then adds samples where the intervals are widest</source>
        <translation>测量缺失的部分，然后在区间最宽处增加样本</translation>
    </message>
    <message>
        <source>Select a row of the table, or click a point of a chart.</source>
        <translation>请选择表格的一行，或单击图表中的点。</translation>
    </message>
    <message>
        <source>Adds samples to the point of the selected row, all modes in interleaved rounds</source>
        <translation>为所选行的点增加样本，所有模式以交错的轮次进行</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Points that need more samples: %1</source>
        <translation>需要更多样本的点：%1</translation>
    </message>
    <message>
        <source>Now measuring %1</source>
        <translation>正在测量 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 only</source>
        <translation>仅%1</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1，按%2</translation>
    </message>
    <message>
        <source>Adds samples to all points that need more; select a row to add them to that point alone</source>
        <translation>为所有样本不足的点增加样本；选择一行可只为该点增加</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Both axes as a map of one mode, or lines against one of them</source>
        <translation>两个轴显示为一个模式的热图，或显示为随其中一个轴变化的线</translation>
    </message>
    <message>
        <source>Value of the cells</source>
        <translation>单元的值</translation>
    </message>
    <message>
        <source>Mode of the map</source>
        <translation>热图的模式</translation>
    </message>
    <message>
        <source>The mode or variant that the map shows</source>
        <translation>热图所显示的模式或变体</translation>
    </message>
    <message>
        <source>Run the usual sweep</source>
        <translation>运行常用扫描</translation>
    </message>
    <message>
        <source>%1: %2

A sweep measures all chosen modes at many sizes and shows where they reach the ceiling of the device.

Press F5 here for the usual sweep: %3. The section Sweep of the setup has the other dimensions and ranges.</source>
        <translation>%1：%2

扫描在多种大小下测量所有所选模式，并显示它们在何处达到设备的上限。

在此按 F5 进行常用扫描：%3。设置的“扫描”部分有其他维度和范围。</translation>
    </message>
    <message>
        <source>%1: %2

A sweep measures all chosen variants at many sizes and shows where they reach the ceiling of the device.

Press F5 here for the usual sweep: %3. The section Sweep of the setup has the other dimensions and ranges.</source>
        <translation>%1：%2

扫描在多种大小下测量所有所选变体，并显示它们在何处达到设备的上限。

在此按 F5 进行常用扫描：%3。设置的“扫描”部分有其他维度和范围。</translation>
    </message>
    <message>
        <source>Sweeps over the first dimension of the operation</source>
        <translation>对操作的第一个维度进行扫描</translation>
    </message>
    <message>
        <source>Quantity shown by the color of a cell</source>
        <translation>单元颜色所表示的量</translation>
    </message>
    <message>
        <source>Select at least two modes: a speed-up compares one with the other.</source>
        <translation>请至少选择两个模式：加速比是一个模式与另一个模式的比较。</translation>
    </message>
</context>
<context>
    <name>qs::SweepSection</name>
    <message>
        <source>Values: %1 (%2)</source>
        <translation>值：%1（%2）</translation>
    </message>
    <message>
        <source>Sweep over</source>
        <translation>扫描对象</translation>
    </message>
    <message>
        <source>S&amp;weep over</source>
        <translation>扫描对象(&amp;W)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Common ranges</source>
        <translation>常用范围</translation>
    </message>
    <message>
        <source>No values. Enter 1:65536:x2, 1024:8192:+1024 or a list such as 128,1024,8192.</source>
        <translation>没有值。请输入 1:65536:x2、1024:8192:+1024 或列表，例如 128,1024,8192。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Points: %1 · modes: %2 · measurements: %3.</source>
        <translation>点：%1 · 模式：%2 · 测量：%3。</translation>
    </message>
    <message>
        <source>Points: %1 · variants: %2 · measurements: %3.</source>
        <translation>点：%1 · 变体：%2 · 测量：%3。</translation>
    </message>
    <message>
        <source>Row length: the hidden size of Shape, %1, or its next smaller divisor.</source>
        <translation>行长：“形状”的隐藏维度 %1，或其次小的约数。</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>Second axis</source>
        <translation>第二轴</translation>
    </message>
    <message>
        <source>Measures all chosen modes or variants at every value of a dimension. The points appear on the Sweep page as they are measured.</source>
        <translation>在一个维度的每个值下测量所有选定的模式或变体。各点测得后即出现在“扫描”页面上。</translation>
    </message>
    <message>
        <source>Measures every combination of both dimensions and shows them as a heat map.</source>
        <translation>测量两个维度的所有组合，并以热图显示。</translation>
    </message>
    <message>
        <source>an&amp;d over</source>
        <translation>第二扫描对象(&amp;D)</translation>
    </message>
    <message>
        <source>First axis, presets</source>
        <translation>第一轴，预设</translation>
    </message>
    <message>
        <source>Second axis, presets</source>
        <translation>第二轴，预设</translation>
    </message>
    <message>
        <source>Values of the first axis</source>
        <translation>第一轴的值</translation>
    </message>
    <message>
        <source>Values of the second axis</source>
        <translation>第二轴的值</translation>
    </message>
    <message>
        <source>1:65536:x2 doubles from 1 to 65536, 1024:8192:+1024 takes steps of 1024, 500000,1000000 is a list. The same syntax as --axis on the command line.</source>
        <translation>1:65536:x2 从 1 到 65536 逐次翻倍，1024:8192:+1024 以 1024 为步长，500000,1000000 为列表。语法与命令行的 --axis 相同。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Off: a single size</source>
        <translation>关：单一大小</translation>
    </message>
    <message>
        <source>None: one axis</source>
        <translation>无：仅一个轴</translation>
    </message>
    <message>
        <source>At %1, from Shape.</source>
        <translation>固定为 %1，取自“形状”。</translation>
    </message>
    <message>
        <source>At %1, from Size.</source>
        <translation>固定为 %1，取自“大小”。</translation>
    </message>
    <message>
        <source>Choose a dimension to see latency and rates against size; two for a heat map.</source>
        <translation>选择一个维度可查看延迟和速率随大小的变化；选择两个则显示热图。</translation>
    </message>
</context>
<context>
    <name>qs::SweepTable</name>
    <message>
        <source>Points of the sweep</source>
        <translation>扫描的点</translation>
    </message>
    <message>
        <source>&amp;More samples for this point</source>
        <translation>为此点采集更多样本(&amp;M)</translation>
    </message>
</context>
<context>
    <name>qs::TableModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a device and a column</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>qs::TargetChooser</name>
    <message>
        <source>Target device</source>
        <translation>目标设备</translation>
    </message>
    <message>
        <source>The device that the kernels run on</source>
        <translation>运行内核的设备</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>A GPU if available, otherwise the CPU</source>
        <translation>有 GPU 时使用 GPU，否则使用 CPU</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>自动：%1</translation>
    </message>
    <message>
        <source>CPU – not available</source>
        <translation>CPU – 不可用</translation>
    </message>
    <message>
        <source>CUDA – no GPU</source>
        <translation>CUDA – 没有 GPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>CUDA device %1</source>
        <translation>CUDA 设备 %1</translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation>尚未找到</translation>
    </message>
    <message>
        <source>Device not found</source>
        <translation>未找到设备</translation>
    </message>
    <message>
        <source>Looking for devices…</source>
        <translation>正在查找设备…</translation>
    </message>
    <message>
        <source>The target of the setup was not found.</source>
        <translation>未找到设置中的目标。</translation>
    </message>
    <message>
        <source>No GPU: %1</source>
        <translation>没有 GPU：%1</translation>
    </message>
    <message>
        <source>connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>connection failed</source>
        <translation>连接失败</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>It is connected by the first run, or by &apos;Connect&apos; in the list of targets.</source>
        <translation>它会在首次运行时连接，或通过目标列表中的“连接”来连接。</translation>
    </message>
    <message>
        <source>Target %1: %2</source>
        <translation>目标 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n devices</source>
        <translation>
            <numerusform>%n 个设备</numerusform>
        </translation>
    </message>
    <message>
        <source>The devices that the kernels run on</source>
        <translation>运行内核的设备</translation>
    </message>
</context>
<context>
    <name>qs::TargetCommands</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No target is chosen.</source>
        <translation>未选择目标。</translation>
    </message>
    <message>
        <source>Measure on this computer again</source>
        <translation>重新在本机上测量</translation>
    </message>
    <message>
        <source>This computer is used.</source>
        <translation>正在使用本机。</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>连接(&amp;C)</translation>
    </message>
    <message>
        <source>Connect to the chosen target and list its devices</source>
        <translation>连接到所选目标并列出其设备</translation>
    </message>
    <message>
        <source>Cancel c&amp;onnecting</source>
        <translation>取消连接(&amp;O)</translation>
    </message>
    <message>
        <source>Stop connecting to the chosen target</source>
        <translation>停止连接所选目标</translation>
    </message>
    <message>
        <source>No connection is being made.</source>
        <translation>当前没有正在建立的连接。</translation>
    </message>
    <message>
        <source>&amp;Test target…</source>
        <translation>测试目标(&amp;T)…</translation>
    </message>
    <message>
        <source>Try everything that a run on the chosen target needs, step by step</source>
        <translation>逐步尝试在所选目标上运行所需的一切</translation>
    </message>
    <message>
        <source>&amp;Edit target…</source>
        <translation>编辑目标(&amp;E)…</translation>
    </message>
    <message>
        <source>Change the chosen target</source>
        <translation>更改所选目标</translation>
    </message>
    <message>
        <source>&amp;Remove target…</source>
        <translation>移除目标(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Add target…</source>
        <translation>添加目标(&amp;A)…</translation>
    </message>
    <message>
        <source>Measure on another computer: through ssh, in a container, on a Slurm cluster or by a command</source>
        <translation>在另一台计算机上测量：通过 ssh、在容器中、在 Slurm 集群上或通过命令</translation>
    </message>
    <message>
        <source>The target is connected.</source>
        <translation>目标已连接。</translation>
    </message>
    <message>
        <source>A connection is being made.</source>
        <translation>正在建立连接。</translation>
    </message>
    <message>
        <source>Stop it to measure on another computer.</source>
        <translation>请先停止它，再在另一台计算机上测量。</translation>
    </message>
    <message>
        <source>Remove target</source>
        <translation>移除目标</translation>
    </message>
    <message>
        <source>Remove the target %1 from the list?</source>
        <translation>要从列表中移除目标 %1 吗？</translation>
    </message>
    <message>
        <source>Results that were measured there are kept. The worker that was uploaded stays there.</source>
        <translation>在那里测得的结果会保留。已上传的工作程序也会留在那里。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Use this com&amp;puter</source>
        <translation>使用本机(&amp;P)</translation>
    </message>
    <message>
        <source>Remove the chosen target from the list of targets</source>
        <translation>从目标列表中移除所选目标</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>目标(&amp;T)</translation>
    </message>
    <message>
        <source>Measure on &amp;several devices…</source>
        <translation>在多个设备上测量(&amp;S)…</translation>
    </message>
    <message>
        <source>Measure the same setup on several devices or targets, and compare them side by side</source>
        <translation>在多个设备或目标上测量同一设置，并将其并排比较</translation>
    </message>
    <message>
        <source>Several devices are chosen.</source>
        <translation>已选择多个设备。</translation>
    </message>
</context>
<context>
    <name>qs::TargetDialog</name>
    <message>
        <source>Edit target</source>
        <translation>编辑目标</translation>
    </message>
    <message>
        <source>Add target</source>
        <translation>添加目标</translation>
    </message>
    <message>
        <source>&amp;Test…</source>
        <translation>测试(&amp;T)…</translation>
    </message>
    <message>
        <source>Connect and try everything that a run needs, step by step</source>
        <translation>连接并逐步尝试运行所需的一切</translation>
    </message>
</context>
<context>
    <name>qs::TargetForm</name>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>How the computer is reached</source>
        <translation>连接该计算机的方式</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>容器</translation>
    </message>
    <message>
        <source>Slurm</source>
        <translation>Slurm</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>T&amp;ype:</source>
        <translation>类型(&amp;Y)：</translation>
    </message>
    <message>
        <source>&amp;Host:</source>
        <translation>主机(&amp;H)：</translation>
    </message>
    <message>
        <source>A host as ssh takes it: an alias of ~/.ssh/config, or user@name. Ports, keys and jump hosts are taken from the ssh configuration.</source>
        <translation>ssh 接受的主机：~/.ssh/config 中的别名，或 user@name。端口、密钥和跳板主机取自 ssh 配置。</translation>
    </message>
    <message>
        <source>Alias or user@host</source>
        <translation>别名或 user@host</translation>
    </message>
    <message>
        <source>&amp;Engine:</source>
        <translation>引擎(&amp;E)：</translation>
    </message>
    <message>
        <source>Co&amp;ntainer:</source>
        <translation>容器(&amp;N)：</translation>
    </message>
    <message>
        <source>The name of a running container; for apptainer an image file or instance://NAME</source>
        <translation>正在运行的容器的名称；对于 apptainer，为映像文件或 instance://NAME</translation>
    </message>
    <message>
        <source>&amp;Login host:</source>
        <translation>登录主机(&amp;L)：</translation>
    </message>
    <message>
        <source>The host on which srun and sbatch are called, through ssh; empty: this computer</source>
        <translation>通过 ssh 调用 srun 和 sbatch 的主机；留空：本机</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>&amp;Partition:</source>
        <translation>分区(&amp;P)：</translation>
    </message>
    <message>
        <source>As srun --partition takes it</source>
        <translation>srun --partition 接受的形式</translation>
    </message>
    <message>
        <source>Default of the site</source>
        <translation>站点默认值</translation>
    </message>
    <message>
        <source>&amp;GPUs:</source>
        <translation>GPU(&amp;G)：</translation>
    </message>
    <message>
        <source>As srun --gpus takes it: 1, or a type and a number such as h100:1; empty: none</source>
        <translation>srun --gpus 接受的形式：1，或类型和数量，例如 h100:1；留空：无</translation>
    </message>
    <message>
        <source>As srun --time takes it: minutes, or hours:minutes:seconds</source>
        <translation>srun --time 接受的形式：分钟，或 小时:分钟:秒</translation>
    </message>
    <message>
        <source>Default of the partition</source>
        <translation>分区默认值</translation>
    </message>
    <message>
        <source>As srun --account takes it</source>
        <translation>srun --account 接受的形式</translation>
    </message>
    <message>
        <source>Default of the user</source>
        <translation>用户默认值</translation>
    </message>
    <message>
        <source>&amp;Options:</source>
        <translation>选项(&amp;O)：</translation>
    </message>
    <message>
        <source>More options of srun and sbatch, separated by spaces, each as one word</source>
        <translation>srun 和 sbatch 的更多选项，以空格分隔，每个为一个词</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>命令(&amp;C)：</translation>
    </message>
    <message>
        <source>The words to be put before a command, which run it with its standard input and output. They are not passed to a shell.</source>
        <translation>放在命令之前的词，它们以命令的标准输入和输出运行该命令。不会传给 shell。</translation>
    </message>
    <message>
        <source>&amp;Setup line:</source>
        <translation>准备行(&amp;S)：</translation>
    </message>
    <message>
        <source>A line that sh runs there before the worker, for example to load modules</source>
        <translation>在那里由 sh 在工作程序之前运行的一行，例如用于加载模块</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>文件夹(&amp;F)：</translation>
    </message>
    <message>
        <source>Where the worker is put. Empty: the first folder of the cache, /var/tmp and /dev/shm that can hold and execute it.</source>
        <translation>存放工作程序的位置。留空：缓存、/var/tmp 和 /dev/shm 中第一个可存放并执行它的文件夹。</translation>
    </message>
    <message>
        <source>Chosen automatically</source>
        <translation>自动选择</translation>
    </message>
    <message>
        <source>N&amp;ame:</source>
        <translation>名称(&amp;M)：</translation>
    </message>
    <message>
        <source>How the target is called in lists, in results and after --on on the command line</source>
        <translation>目标在列表、结果以及命令行 --on 之后使用的名称</translation>
    </message>
    <message>
        <source>&amp;Keep runs (min):</source>
        <translation>保留运行（分钟）(&amp;K)：</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Minutes that a run goes on there after its connection was lost, to be returned to; 0: it ends with the connection. The default is 180 with SSH and 0 with the others, whose commands end what they started.</source>
        <translation>连接断开后，运行在目标上继续以便返回的分钟数；0：随连接一同结束。使用 SSH 时默认为 180，其他方式默认为 0，因为它们的命令会结束自己启动的程序。</translation>
    </message>
    <message>
        <source>Ti&amp;me limit:</source>
        <translation>时间限制(&amp;M)：</translation>
    </message>
    <message>
        <source>Acco&amp;unt:</source>
        <translation>账户(&amp;U)：</translation>
    </message>
</context>
<context>
    <name>qs::TargetTestDialog</name>
    <message>
        <source>in progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Test of %1</source>
        <translation>%1 的测试</translation>
    </message>
    <message>
        <source>Test &amp;again</source>
        <translation>再次测试(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy all steps to the clipboard as text</source>
        <translation>将所有步骤以文本形式复制到剪贴板</translation>
    </message>
    <message>
        <source>Testing %1 …</source>
        <translation>正在测试 %1 …</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>测试已停止。</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>待执行</translation>
    </message>
    <message numerus="yes">
        <source>%1 is ready: %n device(s).</source>
        <translation>
            <numerusform>%1 已就绪：%n 个设备。</numerusform>
        </translation>
    </message>
    <message>
        <source>The test failed: %1</source>
        <translation>测试失败：%1</translation>
    </message>
    <message>
        <source>Test of %1 (%2)</source>
        <translation>%1 的测试 (%2)</translation>
    </message>
</context>
<context>
    <name>qs::TensorViewPanel</name>
    <message>
        <source>per tensor</source>
        <translation>按张量</translation>
    </message>
    <message>
        <source>per row</source>
        <translation>按行</translation>
    </message>
    <message>
        <source>(array)</source>
        <translation>（数组）</translation>
    </message>
    <message>
        <source>No tensor yet. Run an accuracy study, or open a .safetensors or .npy file.</source>
        <translation>还没有张量。请运行准确率研究，或打开 .safetensors 或 .npy 文件。</translation>
    </message>
    <message>
        <source>Tensor and format</source>
        <translation>张量和格式</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Tensor to show. Type part of the name to find it.</source>
        <translation>要显示的张量。输入名称的一部分即可查找。</translation>
    </message>
    <message>
        <source>&amp;Tensor</source>
        <translation>张量(&amp;T)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Format of the quantized values: 2-bit to 8-bit integers, 8-bit floats, the quantiles of NF4, or blocks with their own scale.</source>
        <translation>量化值的格式：2 位到 8 位整数、8 位浮点数、NF4 的分位数，或自带缩放因子的块。</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Bits</source>
        <translation>位数(&amp;B)</translation>
    </message>
    <message>
        <source>Bits per integer: 2 bits represent 4 values, 8 bits represent 256.</source>
        <translation>每个整数的位数：2 位表示 4 个值，8 位表示 256 个。</translation>
    </message>
    <message>
        <source>&amp;Symmetric, no zero point</source>
        <translation>对称，无零点(&amp;S)</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>对称</translation>
    </message>
    <message>
        <source>Symmetric: the range is ± the largest magnitude. Otherwise it is from the smallest to the largest value, with a zero point.</source>
        <translation>对称：范围为 ± 最大幅值。否则从最小值到最大值，带零点。</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>分组(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Clip</source>
        <translation>截断(&amp;C)</translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation>SQNR</translation>
    </message>
    <message>
        <source>10·log10(signal power / error power)</source>
        <translation>10·log10（信号功率 / 误差功率）</translation>
    </message>
    <message>
        <source>MSE</source>
        <translation>MSE</translation>
    </message>
    <message>
        <source>Mean squared error of the restored values</source>
        <translation>还原值的均方误差</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>Largest difference between a value and its restored value</source>
        <translation>数值与还原值之间的最大差</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Cosine of the angle between the values and the restored values</source>
        <translation>数值与还原值夹角的余弦</translation>
    </message>
    <message>
        <source>Bits per element</source>
        <translation>每元素位数</translation>
    </message>
    <message>
        <source>Codes, scales and zero points together, by the number of elements</source>
        <translation>编码、缩放因子和零点合计，除以元素数</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Smallest and largest value before quantization</source>
        <translation>量化前的最小值和最大值</translation>
    </message>
    <message>
        <source>Mean ± std</source>
        <translation>均值 ± 标准差</translation>
    </message>
    <message>
        <source>Mean and standard deviation before quantization</source>
        <translation>量化前的均值和标准差</translation>
    </message>
    <message>
        <source>Kurtosis</source>
        <translation>峰度</translation>
    </message>
    <message>
        <source>How heavy the tails are; 3 for a normal distribution</source>
        <translation>尾部的轻重；正态分布为 3</translation>
    </message>
    <message>
        <source>Outlier columns</source>
        <translation>离群列</translation>
    </message>
    <message>
        <source>Columns whose largest magnitude is more than 6 times the median of the columns</source>
        <translation>最大幅值超过各列中位数 6 倍的列</translation>
    </message>
    <message>
        <source>Computed in</source>
        <translation>计算用时</translation>
    </message>
    <message>
        <source>Time to compute this view</source>
        <translation>计算此视图的时间</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No tensor can be shown: %1</source>
        <translation>无法显示张量：%1</translation>
    </message>
    <message>
        <source>The format has groups of %1.</source>
        <translation>该格式的组为 %1。</translation>
    </message>
    <message>
        <source>The format sets its scales by the largest magnitude; nothing is clipped.</source>
        <translation>该格式按最大幅值设定缩放因子；不截断。</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>未判定</translation>
    </message>
    <message>
        <source>exact in part</source>
        <translation>部分精确</translation>
    </message>
    <message numerus="yes">
        <source>%n finite value(s) are restored as NaN or infinite</source>
        <translation>
            <numerusform>%n 个有限值还原为 NaN 或无穷</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of each group&apos;s range that is kept. Clipping a few outliers gives finer steps for all other values.</source>
        <translation>每组范围中保留的比例。截断少数离群值可使所有其他数值的步长更细。</translation>
    </message>
    <message>
        <source>Optimize clipping</source>
        <translation>优化截断</translation>
    </message>
    <message>
        <source>Find the clipping with the smallest mean squared error</source>
        <translation>求均方误差最小的截断</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are NaN or infinite and excluded</source>
        <translation>
            <numerusform>%n 个数值为 NaN 或无穷，已被排除</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of neighboring values that share a scale. Smaller groups fit the values better but store more scales.</source>
        <translation>共用一个缩放因子的相邻数值的个数。较小的组更贴合数值，但要存储更多缩放因子。</translation>
    </message>
</context>
<context>
    <name>qs::TensorsModule</name>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Effect of formats on single tensors</source>
        <translation>格式对单个张量的影响</translation>
    </message>
    <message>
        <source>Te&amp;nsors</source>
        <translation>张量(&amp;N)</translation>
    </message>
    <message>
        <source>Show the effect of formats on single tensors</source>
        <translation>显示格式对单个张量的影响</translation>
    </message>
    <message>
        <source>Alt+5</source>
        <translation>Alt+5</translation>
    </message>
    <message>
        <source>Tensor file:</source>
        <translation>张量文件：</translation>
    </message>
</context>
<context>
    <name>qs::TensorsPage</name>
    <message>
        <source>No change, %1 bits per element: %2</source>
        <translation>没有变化，每元素 %1 位：%2</translation>
    </message>
    <message>
        <source>%1 dB, %2 bits per element: %3</source>
        <translation>%1 dB，每元素 %2 位：%3</translation>
    </message>
    <message>
        <source>Choose a tensor beside this page.</source>
        <translation>请在本页旁边选择张量。</translation>
    </message>
    <message>
        <source>Run an accuracy study, or open a .safetensors or .npy file.</source>
        <translation>请运行准确率研究，或打开 .safetensors 或 .npy 文件。</translation>
    </message>
    <message>
        <source>Tensors of the study</source>
        <translation>研究的张量</translation>
    </message>
    <message>
        <source>Tensors of a file</source>
        <translation>文件的张量</translation>
    </message>
    <message>
        <source>Where the tensors come from</source>
        <translation>张量的来源</translation>
    </message>
    <message>
        <source>Weights and inputs of the current study, or tensors of a file</source>
        <translation>当前研究的权重和输入，或文件的张量</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>打开文件(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a tensor file</source>
        <translation>打开张量文件</translation>
    </message>
    <message>
        <source>Show a tensor of a .safetensors or .npy file. You can also drop the file here.</source>
        <translation>查看 .safetensors 或 .npy 文件的张量；也可拖到此处。</translation>
    </message>
    <message>
        <source>by column</source>
        <translation>按列</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>按行</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Columns are the inputs of a weight, rows its outputs</source>
        <translation>列是权重的输入，行是其输出</translation>
    </message>
    <message>
        <source>How does a format change the numbers?</source>
        <translation>格式如何改变数值？</translation>
    </message>
    <message>
        <source>No tensor</source>
        <translation>没有张量</translation>
    </message>
    <message>
        <source>There is no study in memory</source>
        <translation>内存中没有研究</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Computed in %1 ms</source>
        <translation>计算用时 %1 ms</translation>
    </message>
    <message>
        <source>Tensors (*.safetensors *.npy)</source>
        <translation>张量 (*.safetensors *.npy)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n value(s) can be judged, %2 bits per element: %3</source>
        <translation>
            <numerusform>%n 个数值中有 %1 个可以评判，每元素 %2 位：%3</numerusform>
        </translation>
    </message>
    <message>
        <source>This page shows the distribution of a tensor before and after quantization, the number line of the format, and the error of each channel. Drag bits, group and clip to see their effect.

Run an accuracy study (Alt+4, F5) to show its weights and activations, or open a .safetensors or .npy file.</source>
        <translation>此页面显示张量在量化前后的分布、格式的数轴以及各通道的误差。拖动位数、组和截断即可查看其影响。

运行准确率研究 (Alt+4, F5) 以显示其权重和激活，或打开 .safetensors 或 .npy 文件。</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2; %n evenly spaced row(s) are used</source>
        <translation>
            <numerusform>%1 × %2；使用均匀间隔的 %n 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::TimingSection</name>
    <message>
        <source>cold</source>
        <translation>冷</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>热</translation>
    </message>
    <message>
        <source>cold and hot</source>
        <translation>冷和热</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>Cold: the data is not in the caches, as in a model where other layers ran before. Hot: the same buffer each time. Cold and hot: both in the same rounds, side by side in the table.</source>
        <translation>冷：数据不在缓存中，如同模型中之前运行了其他层。热：每次使用同一缓冲区。冷和热：在同一轮中进行，在表格中并列。</translation>
    </message>
    <message>
        <source>Cach&amp;e</source>
        <translation>缓存(&amp;E)</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>轮换</translation>
    </message>
    <message>
        <source>read sweep</source>
        <translation>读取扫过</translation>
    </message>
    <message>
        <source>Method that makes the caches cold</source>
        <translation>使缓存变冷的方法</translation>
    </message>
    <message>
        <source>Cold &amp;by</source>
        <translation>变冷方式(&amp;B)</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>each launch</source>
        <translation>每次启动</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Timing method</source>
        <translation>计时方法</translation>
    </message>
    <message>
        <source>Automatic: each launch, or a graph where a launch is too short for the timer. Each launch: timestamps around every launch (a steady clock on the CPU). Graph: K launches in one CUDA graph (in a row on the CPU), time / K.</source>
        <translation>自动：每次启动，启动太短时用图。每次启动：在每次启动前后打时间戳（CPU 上用稳定时钟）。图：一个 CUDA 图中 K 次启动（CPU 上连续进行），时间 / K。</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>方法(&amp;M)</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Launches in a graph, K</source>
        <translation>图中的启动次数 K</translation>
    </message>
    <message>
        <source>K launches per sample; the sample is their mean. Auto: as many launches as take 200 × the timer&apos;s floor, for each mode.</source>
        <translation>每个样本 K 次启动；样本为其平均值。自动：为每个模式取用时达到计时器下限 200 倍的启动次数。</translation>
    </message>
    <message>
        <source>&amp;K launches</source>
        <translation>K 次启动(&amp;K)</translation>
    </message>
    <message>
        <source>Warm-up iterations</source>
        <translation>预热迭代</translation>
    </message>
    <message>
        <source>Warm-u&amp;p</source>
        <translation>预热(&amp;P)</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Warm-up time in milliseconds</source>
        <translation>预热时间（毫秒）</translation>
    </message>
    <message>
        <source>Minimum duration of the warm-up, regardless of the number of iterations. Clocks need about 25 ms to rise.</source>
        <translation>预热的最短时长，与迭代数无关。时钟约需 25 ms 才能提升。</translation>
    </message>
    <message>
        <source>fixed number</source>
        <translation>固定次数</translation>
    </message>
    <message>
        <source>until resolved</source>
        <translation>直到区分</translation>
    </message>
    <message>
        <source>When the measurement ends</source>
        <translation>何时结束测量</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Measured iterations</source>
        <translation>测量的迭代</translation>
    </message>
    <message>
        <source>Measured iterations of each mode. p95 is trusted from n = 59, p99 from n = 299.</source>
        <translation>每个模式测量的迭代。p95 自 n = 59 起可信，p99 自 n = 299 起可信。</translation>
    </message>
    <message>
        <source>&amp;Iterations</source>
        <translation>迭代(&amp;I)</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Time limit in seconds</source>
        <translation>时间限制（秒）</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>时间限制</translation>
    </message>
    <message>
        <source>With a read sweep between the launches, each launch is timed individually.</source>
        <translation>若启动之间有读取扫过，则每次启动单独计时。</translation>
    </message>
    <message>
        <source>A read sweep comes before each launch, so launches cannot share a graph. Choose rotation, or another method.</source>
        <translation>每次启动前都有读取扫过，因此启动不能共用一个图。请选择轮换或其他方法。</translation>
    </message>
    <message>
        <source>Timing by graph is not available on this device. Choose &apos;each launch&apos;.</source>
        <translation>该设备不支持按图计时。请选择“每次启动”。</translation>
    </message>
    <message>
        <source>%1 Choose &apos;each launch&apos;.</source>
        <translation>%1 请选择“每次启动”。</translation>
    </message>
    <message>
        <source>p95 needs 59 iterations to be trusted, p99 needs 299.</source>
        <translation>p95 需要 59 次迭代才可信，p99 需要 299 次。</translation>
    </message>
    <message>
        <source>p99 needs 299 iterations to be trusted.</source>
        <translation>p99 需要 299 次迭代才可信。</translation>
    </message>
    <message>
        <source>Percentiles describe means of several launches.</source>
        <translation>百分位描述的是多次启动的平均值。</translation>
    </message>
    <message numerus="yes">
        <source>Percentiles describe means of %n launch(es).</source>
        <translation>
            <numerusform>百分位描述的是 %n 次启动的平均值。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cold: %1 are read before each sample.</source>
        <translation>冷：每个样本前读取 %1。</translation>
    </message>
    <message>
        <source>Cold: buffers of more than %1 in total.</source>
        <translation>冷：缓冲区总量超过 %1。</translation>
    </message>
    <message>
        <source>%1, %2, ±1% or %3</source>
        <translation>%1，%2，±1% 或 %3</translation>
    </message>
    <message>
        <source>%1, %2, %3 + %4</source>
        <translation>%1, %2, %3 + %4</translation>
    </message>
    <message>
        <source>Ends when every median is known within ±1% and every comparison is resolved, or after %1.</source>
        <translation>当每个中位数已知在 ±1% 内且每个比较均已区分时，或经过 %1 后结束。</translation>
    </message>
    <message>
        <source>Rotation: launches cycle through buffers that together exceed 3 × the last-level cache. Read sweep: before each sample, a kernel reads twice the size of the cache, so that no dirty lines remain to be written back; each sample is a single launch.</source>
        <translation>轮换：各次启动循环使用总量超过末级缓存 3 倍的缓冲区。读取扫过：在每个样本之前，一个内核读取缓存大小两倍的数据，使得没有待写回的脏行；每个样本为单次启动。</translation>
    </message>
    <message>
        <source>Until resolved: stops after at least 300 iterations when the 95% interval of every median is within ±1% and every comparison with the baseline is decided or known within ±1%, or at the time limit. The result shows which. A sweep point stops when the medians are within ±1% and n ≥ 59. Fixed number: stops after this many iterations of each mode.</source>
        <translation>直到区分：至少 300 次迭代之后，当每个中位数的 95% 区间都在 ±1% 内，且与基准的每个比较都已有定论或已知在 ±1% 内时停止，或在达到时间限制时停止。结果会显示是哪一种。扫描点在中位数在 ±1% 内且 n ≥ 59 时停止。固定次数：每个模式在这么多次迭代后停止。</translation>
    </message>
    <message>
        <source>Measuring stops at this time even if intervals are still too wide. Unresolved results are marked.</source>
        <translation>即使区间仍然过宽，测量也会在此时间停止。未区分的结果会被标记。</translation>
    </message>
    <message>
        <source>per call</source>
        <translation>每次调用</translation>
    </message>
    <message>
        <source>Measure the energy per call</source>
        <translation>测量每次调用的能耗</translation>
    </message>
    <message>
        <source>After the samples, runs each mode for 3 to 10 seconds and reads the energy counter of the GPU. The latencies do not change. Not in Live, and not on a CPU.</source>
        <translation>采样之后，将每个模式运行 3 到 10 秒，并读取 GPU 的能耗计数器。延迟不受影响。不适用于“实时”，也不适用于 CPU。</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>Advanced timing</source>
        <translation>高级计时</translation>
    </message>
    <message>
        <source>Iterations before the measured ones, for each mode. They are kept and shown in gray, but excluded from all statistics.</source>
        <translation>每个模式在测量之前的迭代。它们被保留并以灰色显示，但不计入任何统计。</translation>
    </message>
    <message>
        <source>Warm-up at least</source>
        <translation>预热至少</translation>
    </message>
</context>
<context>
    <name>qs::Tour</name>
    <message>
        <source>Show the slides</source>
        <translation>展示幻灯片</translation>
    </message>
    <message>
        <source>Present (Shift+F5) makes slides from the verdicts: question, answer, evidence, caveats. Ctrl+Alt+E writes them as PDF or as one HTML page, Ctrl+E a report. This was the tour: press F5 to measure on your device.</source>
        <translation>“演示”(Shift+F5) 根据结论生成幻灯片：问题、答案、依据、注意事项。Ctrl+Alt+E 将其写为 PDF 或单个 HTML 页面，Ctrl+E 写出报告。导览到此结束：按 F5 即可在您的设备上测量。</translation>
    </message>
</context>
<context>
    <name>qs::TourOverlay</name>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>跳过导览</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Tour, %1: %2</source>
        <translation>导览，%1：%2</translation>
    </message>
</context>
<context>
    <name>qs::TrainingChart</name>
    <message>
        <source>Accuracy (%)</source>
        <translation>准确率 (%)</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>epoch</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>Loss (log)</source>
        <translation>损失（对数）</translation>
    </message>
    <message>
        <source>each step, and the running mean</source>
        <translation>每一步及其滑动平均</translation>
    </message>
    <message>
        <source>on the calibration split</source>
        <translation>在校准部分上</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>No training yet. Press F5 to see loss and accuracy while the model is trained.</source>
        <translation>还没有训练。按 F5 可在模型训练时查看损失和准确率。</translation>
    </message>
    <message>
        <source>%1 after %2 epochs: loss %3, accuracy %4% on the calibration split</source>
        <translation>%1 经 %2 个 epoch：损失 %3，校准部分上准确率 %4%</translation>
    </message>
    <message>
        <source>%1: loss %2 so far</source>
        <translation>%1：目前损失 %2</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>epoch %1</translation>
    </message>
    <message>
        <source>training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>of</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>epoch</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>calibration split</source>
        <translation>校准划分</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>损失 %1</translation>
    </message>
    <message>
        <source>accuracy %1%</source>
        <translation>准确率 %1%</translation>
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
        <translation>要比较的变体</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Select all variants that are available on this device</source>
        <translation>选择该设备上可用的所有变体</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Clear all variants</source>
        <translation>清除所有变体</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Select the variants of the default comparison</source>
        <translation>选择默认比较的变体</translation>
    </message>
    <message>
        <source>only on the CPU</source>
        <translation>仅限 CPU</translation>
    </message>
    <message>
        <source>only on the GPU</source>
        <translation>仅限 GPU</translation>
    </message>
    <message>
        <source>⚠ Cannot run on this target: %1.</source>
        <translation>⚠ 无法在此目标上运行：%1。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No variant is selected. Select at least one, or press Default.</source>
        <translation>没有选择变体。请至少选择一个，或按“默认”。</translation>
    </message>
    <message>
        <source>None of the selected variants runs on %1. Press Default, or choose another target.</source>
        <translation>所选变体都不能在 %1 上运行。请按“默认”，或选择其他目标。</translation>
    </message>
    <message>
        <source>%1 of %2 variants</source>
        <translation>%2 个变体中的 %1 个</translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s)</source>
        <translation>
            <numerusform>%n 个变体</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n cannot run here and will be skipped</source>
        <translation>
            <numerusform>；%n 个无法在此运行，将被跳过</numerusform>
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
        <translation>样本过少，无法判断（n = %1 对）</translation>
    </message>
    <message>
        <source>↑ FASTER</source>
        <translation>↑ 更快</translation>
    </message>
    <message>
        <source>↓ SLOWER</source>
        <translation>↓ 更慢</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= 相同</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? 未能区分</translation>
    </message>
    <message>
        <source>at least %1 moved</source>
        <translation>至少移动 %1</translation>
    </message>
    <message>
        <source>%1, at least %2 moved: %3 operations per byte</source>
        <translation>至少移动 %2，%1：每字节 %3 次运算</translation>
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
        <translation>屋顶线的 %1%</translation>
    </message>
    <message>
        <source>%1% of the ceiling</source>
        <translation>上限的 %1%</translation>
    </message>
    <message>
        <source>loaded from the cache in %1 ms</source>
        <translation>从缓存加载用时 %1 ms</translation>
    </message>
    <message>
        <source>compiled in %1 ms</source>
        <translation>编译用时 %1 ms</translation>
    </message>
    <message>
        <source>algorithms searched in %1 ms</source>
        <translation>算法搜索用时 %1 ms</translation>
    </message>
    <message>
        <source>Once, before the first call: %1</source>
        <translation>首次调用前一次：%1</translation>
    </message>
    <message>
        <source>Imported from %1, not measured here.</source>
        <translation>从 %1 导入，非此处测得。</translation>
    </message>
    <message>
        <source>? NOT TRUSTED: identical kernels gave different results in this run</source>
        <translation>? 不可信：本次运行中相同的内核结果不同</translation>
    </message>
    <message>
        <source>Reasons for the speed of the variants</source>
        <translation>各变体速度的原因</translation>
    </message>
    <message>
        <source>Compared with %1: %2.</source>
        <translation>与 %1 相比：%2。</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation>测得：%1。</translation>
    </message>
    <message>
        <source>Per call: %1.</source>
        <translation>每次调用：%1。</translation>
    </message>
    <message>
        <source>Select a row in the table below to see its explanation here.</source>
        <translation>在下方表格中选择一行，可在此处查看其说明。</translation>
    </message>
    <message>
        <source>reads %1 and writes %2</source>
        <translation>读取 %1 并写入 %2</translation>
    </message>
    <message>
        <source>The bytes explain the measured ratio: nothing is left beyond noise.</source>
        <translation>字节数解释了测得的比值：没有超出噪声的剩余。</translation>
    </message>
    <message>
        <source>Not explained by the bytes: it takes %1% longer, 95% interval %2 to %3%.</source>
        <translation>字节数无法解释的部分：耗时多 %1%，95% 区间 %2 至 %3%。</translation>
    </message>
    <message>
        <source>Not explained by the bytes: it takes %1% less time, 95% interval %2 to %3%.</source>
        <translation>字节数无法解释的部分：耗时少 %1%，95% 区间 %2 至 %3%。</translation>
    </message>
    <message>
        <source>Each call %1.</source>
        <translation>每次调用%1。</translation>
    </message>
    <message>
        <source>Each call %1; %2 %3.</source>
        <translation>每次调用%1；%2 %3。</translation>
    </message>
    <message>
        <source>If only memory traffic took time, it would be %1× as fast.</source>
        <translation>如果只有内存流量耗费时间，速度将为 %1×。</translation>
    </message>
    <message>
        <source>Expected from the bytes: %1×. Measured: %2×, 95% interval %3 to %4.</source>
        <translation>按字节数的预期：%1×。测得：%2×，95% 区间 %3 至 %4。</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 to see what each variant gains, and why.</source>
        <translation>尚无测量。请按 F5，查看每个变体的收益及其原因。</translation>
    </message>
    <message>
        <source>%1 %2, n = %3 pairs, about %4 independent (autocorrelated)</source>
        <translation>%1 %2，n = %3 对，约 %4 个独立（自相关）</translation>
    </message>
    <message>
        <source>%1 %2, n = %3 pairs; the ratio changes during the run</source>
        <translation>%1 %2，n = %3 对；比值在运行期间发生变化</translation>
    </message>
    <message>
        <source>%1 %2, n = %3 pairs</source>
        <translation>%1 %2，n = %3 对</translation>
    </message>
</context>
<context>
    <name>qs::WindowActions</name>
    <message>
        <source>&amp;New session</source>
        <translation>新建会话(&amp;N)</translation>
    </message>
    <message>
        <source>Start an empty session</source>
        <translation>开始空会话</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>以其他名称保存会话</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>&amp;Import results…</source>
        <translation>导入结果(&amp;I)…</translation>
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
        <translation>导出报告(&amp;E)…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Write a report with tables, charts and samples into a folder</source>
        <translation>将含表格、图表和样本的报告写入文件夹</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Quit Quantoscope</source>
        <translation>退出 Quantoscope</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
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
        <translation>停止运行并保留每个完整的样本</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>实时(&amp;L)</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Device &amp;calibration…</source>
        <translation>设备校准(&amp;C)…</translation>
    </message>
    <message>
        <source>Show the measured timer and ceilings of the target</source>
        <translation>显示目标的实测计时器和上限</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>&amp;Profile one iteration</source>
        <translation>剖析一次迭代(&amp;P)</translation>
    </message>
    <message>
        <source>Run each mode once between profiler start and stop, for Nsight</source>
        <translation>在剖析器开始与结束之间将每个模式运行一次，供 Nsight 使用</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>&amp;Logarithmic latency axis</source>
        <translation>对数延迟轴(&amp;L)</translation>
    </message>
    <message>
        <source>Show latency on a logarithmic axis</source>
        <translation>以对数轴显示延迟</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>Reset &amp;zoom</source>
        <translation>重置缩放(&amp;Z)</translation>
    </message>
    <message>
        <source>Show the whole trace (double-click on the chart)</source>
        <translation>显示完整轨迹（在图表上双击）</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>Restore the default arrangement of panels, splitters and columns</source>
        <translation>恢复面板、分隔条和列的默认布局</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>以全屏显示窗口</translation>
    </message>
    <message>
        <source>Show all differences relative to the selected mode</source>
        <translation>显示相对所选模式的所有差异</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>&amp;Overlay the selected run</source>
        <translation>叠加所选运行(&amp;O)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>&amp;Audit a published table…</source>
        <translation>审查已发布的表格(&amp;A)…</translation>
    </message>
    <message>
        <source>Paste a table with mean, standard deviation, minimum and maximum, and check which claims follow</source>
        <translation>粘贴含平均值、标准差、最小值和最大值的表格，检查哪些说法成立</translation>
    </message>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation>Ctrl+Shift+A</translation>
    </message>
    <message>
        <source>Copy table as &amp;Markdown</source>
        <translation>将表格复制为 Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard as Markdown</source>
        <translation>以 Markdown 将表格复制到剪贴板</translation>
    </message>
    <message>
        <source>Ctrl+Shift+M</source>
        <translation>Ctrl+Shift+M</translation>
    </message>
    <message>
        <source>Copy table as &amp;TSV</source>
        <translation>将表格复制为 TSV(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard for a spreadsheet</source>
        <translation>将表格复制到剪贴板，供电子表格使用</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>Copy &amp;image of the trace</source>
        <translation>复制轨迹图片(&amp;P)</translation>
    </message>
    <message>
        <source>Copy the trace to the clipboard as an image</source>
        <translation>将轨迹以图片复制到剪贴板</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>List all shortcuts</source>
        <translation>列出所有快捷键</translation>
    </message>
    <message>
        <source>&amp;About Quantoscope</source>
        <translation>关于 Quantoscope(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>版本和许可证</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>The version of Qt</source>
        <translation>Qt 的版本</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>Show or hide %1</source>
        <translation>显示或隐藏 %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Target:</source>
        <translation>目标：</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>清除此列表(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>Undo the last change to the session</source>
        <translation>撤销对会话的上一次更改</translation>
    </message>
    <message>
        <source>Redo the last undone change to the session</source>
        <translation>重做上一次撤销的会话更改</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>Follow the light or dark theme of the desktop</source>
        <translation>跟随桌面的浅色或深色主题</translation>
    </message>
    <message>
        <source>Always use this theme</source>
        <translation>始终使用此主题</translation>
    </message>
    <message>
        <source>This file no longer exists, or its disk is not connected.</source>
        <translation>此文件已不存在，或其磁盘未连接。</translation>
    </message>
    <message>
        <source>&amp;Remove missing files</source>
        <translation>移除缺失的文件(&amp;R)</translation>
    </message>
    <message>
        <source>Clear the list of recent files. The files are not deleted.</source>
        <translation>忘记打开过哪些文件；文件本身保留。</translation>
    </message>
    <message>
        <source>Ctrl+Alt+C</source>
        <translation>Ctrl+Alt+C</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>首选项(&amp;T)…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it ends, or stop it.</source>
        <translation>运行正在进行：请等待其结束，或停止它。</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>没有正在运行的内容。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的内容。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可重做的内容。</translation>
    </message>
    <message>
        <source>Open any file that Quantoscope reads: a session, results, tensors, a model, a table</source>
        <translation>打开 Quantoscope 可读取的任何文件：会话、结果、张量、模型、表格</translation>
    </message>
    <message>
        <source>Measure continuously until stopped, and follow changes to the setup</source>
        <translation>持续测量直到停止，并随设置的更改而变化</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>Collap&amp;se panels</source>
        <translation>折叠面板(&amp;P)</translation>
    </message>
    <message>
        <source>Language, theme, text size, device, folders and other settings</source>
        <translation>语言、主题、文本大小、设备、文件夹及其他设置</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>Open the manual at the section about the focused control</source>
        <translation>打开手册中关于焦点所在控件的章节</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>术语表(&amp;G)</translation>
    </message>
    <message>
        <source>Explain the terms of the interface, such as SQNR, ceiling or azp</source>
        <translation>解释界面的术语，例如 SQNR、上限或 azp</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>这是什么(&amp;W)？</translation>
    </message>
    <message>
        <source>Click a part of the window to see its explanation</source>
        <translation>点击窗口的某一部分可查看其说明</translation>
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
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>A&amp;dd imported results to this run…</source>
        <translation>将导入的结果添加到此运行(&amp;D)…</translation>
    </message>
    <message>
        <source>Add results of other tools to the table of the shown run, after its own rows and without verdicts</source>
        <translation>将其他工具的结果添加到所显示运行的表格中，位于其自身各行之后，没有结论</translation>
    </message>
    <message>
        <source>Measure the setup (Space on the chart)</source>
        <translation>测量此设置（在图表上按空格键）</translation>
    </message>
    <message>
        <source>Pause displa&amp;y</source>
        <translation>暂停显示(&amp;Y)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Pause the display; the measurement continues</source>
        <translation>暂停显示；测量继续进行</translation>
    </message>
    <message>
        <source>Hide all panels behind a strip with their names, to enlarge the page</source>
        <translation>将所有面板隐藏到一个带有其名称的窄条之后，以放大页面</translation>
    </message>
    <message>
        <source>Draw the active mode of two or more checked runs in one chart</source>
        <translation>将两个或更多已选中运行的当前模式绘制在一张图中</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <comment>starts a measurement</comment>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>How far to trust a &amp;verdict</source>
        <translation>判定结果有多可信(&amp;T)</translation>
    </message>
    <message>
        <source>How often FASTER, SLOWER and SAME are wrong, by the kind of noise</source>
        <translation>FASTER、SLOWER 和 SAME 在不同噪声下出错的频率</translation>
    </message>
    <message>
        <source>Add results of nvbench, Google Benchmark, pytest-benchmark, hyperfine, Nsight Compute, the PyTorch profiler, Triton, KernelBench, trtexec, llama.cpp, vLLM, SGLang, AIPerf, GuideLLM, optimum-benchmark or lm-eval to the session</source>
        <translation>将 nvbench、Google Benchmark、pytest-benchmark、hyperfine、Nsight Compute、PyTorch 剖析器、Triton、KernelBench、trtexec、llama.cpp、vLLM、SGLang、AIPerf、GuideLLM、optimum-benchmark 或 lm-eval 的结果添加到会话</translation>
    </message>
    <message>
        <source>Copy table as &amp;LaTeX</source>
        <translation>将表格复制为 LaTeX(&amp;L)</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard as a LaTeX tabular</source>
        <translation>以 LaTeX tabular 将表格复制到剪贴板</translation>
    </message>
    <message>
        <source>Use as &amp;baseline mode</source>
        <translation>用作基准模式(&amp;B)</translation>
    </message>
</context>
<context>
    <name>qs::WindowTitle</name>
    <message>
        <source>Unsaved session</source>
        <translation>未保存的会话</translation>
    </message>
</context>
</TS>
