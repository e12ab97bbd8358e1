<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>ChartExport</name>
    <message>
        <source>Not enough memory for an image of this size.</source>
        <translation>لا ذاكرة كافية لصورة بهذا الحجم.</translation>
    </message>
    <message>
        <source>Choose a smaller size or fewer dots per inch.</source>
        <translation>اختر حجمًا أصغر أو نقاطًا أقل لكل بوصة.</translation>
    </message>
</context>
<context>
    <name>ChartInteraction</name>
    <message>
        <source>Set cursor A here</source>
        <translation>ضع المؤشر A هنا</translation>
    </message>
    <message>
        <source>Set cursor B here</source>
        <translation>ضع المؤشر B هنا</translation>
    </message>
    <message>
        <source>Remove cursors</source>
        <translation>إزالة المؤشرين</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>إعادة ضبط التكبير</translation>
    </message>
    <message>
        <source>Drag the chart to another program or to a folder.</source>
        <translation>اسحب المخطط إلى برنامج آخر أو إلى مجلد.</translation>
    </message>
    <message>
        <source>Move a note</source>
        <translation>نقل تعليق</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>إضافة تعليق</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>تحرير التعليق</translation>
    </message>
    <message>
        <source>Edit a note</source>
        <translation>تحرير تعليق</translation>
    </message>
    <message>
        <source>Delete a note</source>
        <translation>حذف تعليق</translation>
    </message>
    <message>
        <source>Edit the note…</source>
        <translation>تحرير التعليق…</translation>
    </message>
    <message>
        <source>Delete the note</source>
        <translation>حذف التعليق</translation>
    </message>
    <message>
        <source>Add a note here…</source>
        <translation>إضافة تعليق هنا…</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>التعليقات</translation>
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
        <translation>نص التعليق:</translation>
    </message>
</context>
<context>
    <name>ComparisonCells</name>
    <message>
        <source>Mode</source>
        <translation>الوضع</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>الفعلي</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>الرتبة</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>الحكم</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Cold/hot (×)</source>
        <translation>بارد/ساخن (×)</translation>
    </message>
    <message>
        <source>CV (%)</source>
        <translation>CV (%)</translation>
    </message>
    <message>
        <source>Speed-up (×)</source>
        <translation>التسريع (×)</translation>
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
        <translation>السقف (%)</translation>
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
        <translation>أقصى خطأ</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>جيب التمام</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Ratio (×)</source>
        <translation>النسبة (×)</translation>
    </message>
    <message>
        <source>Compile (ms)</source>
        <translation>الترجمة (ms)</translation>
    </message>
    <message>
        <source>Search (ms)</source>
        <translation>البحث (ms)</translation>
    </message>
    <message>
        <source>Clock (MHz)</source>
        <translation>التردد (MHz)</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>أخذ العينات</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>التحقق</translation>
    </message>
    <message>
        <source>The requested mode: format, granularity, static or dynamic scale.</source>
        <translation>الوضع المطلوب: الصيغة والدقة الحبيبية ومعامل القياس الثابت أو المتغيّر.</translation>
    </message>
    <message>
        <source>What actually ran: backend, data types, arithmetic. ≠ marks a difference from the request.</source>
        <translation>ما نُفِّذ فعلًا: الواجهة الخلفية وأنواع البيانات والحساب. العلامة ≠ تدل على ما يخالف المطلوب.</translation>
    </message>
    <message>
        <source>Comparison of this mode with the baseline, from pairs of samples of the same round.</source>
        <translation>ما يمكن قوله عن هذا الوضع مقابل خط الأساس، من أزواج عينات الجولة نفسها.</translation>
    </message>
    <message>
        <source>Measured samples, without warm-up.</source>
        <translation>العينات المقيسة؛ لا يُحسب الإحماء منها.</translation>
    </message>
    <message>
        <source>95th percentile (type 7), in microseconds; grey below n = 59.</source>
        <translation>المئين 95 (النوع 7) بالميكروثانية؛ رمادي تحت n = 59.</translation>
    </message>
    <message>
        <source>99th percentile (type 7), in microseconds; grey below n = 299.</source>
        <translation>المئين 99 (النوع 7) بالميكروثانية؛ رمادي تحت n = 299.</translation>
    </message>
    <message>
        <source>Cold p50 / hot p50: the gain from data in the cache.</source>
        <translation>p50 البارد / p50 الساخن: قيمة وجود البيانات في الذاكرة المخبأة.</translation>
    </message>
    <message>
        <source>Coefficient of variation: standard deviation / mean, in percent.</source>
        <translation>معامل الاختلاف: الانحراف المعياري / المتوسط، بالمئة.</translation>
    </message>
    <message>
        <source>Time of the baseline / time, median of the ratios of the same rounds; above 1 is faster. Grey without a verdict.</source>
        <translation>زمن خط الأساس / الزمن، وسيط نسب الجولات نفسها؛ ما فوق 1 أسرع. رمادي حيث لا يسنده حكم.</translation>
    </message>
    <message>
        <source>Operations of the task / median, in 10¹² per second; a multiply-add counts as two.</source>
        <translation>عمليات المهمة / الوسيط، بوحدة 10¹² في الثانية؛ الضرب مع الجمع عمليتان.</translation>
    </message>
    <message>
        <source>Bytes that must be moved / median, in 10⁹ bytes per second.</source>
        <translation>البايتات الواجب نقلها / الوسيط، بوحدة 10⁹ بايت في الثانية.</translation>
    </message>
    <message>
        <source>Signal to quantization noise, 10·log10(Σx² / Σ(x−x̂)²), in decibels; higher is better.</source>
        <translation>نسبة الإشارة إلى ضجيج التكميم، 10·log10(Σx² / Σ(x−x̂)²)، بالديسيبل؛ الأعلى أفضل.</translation>
    </message>
    <message>
        <source>Mean squared error, mean of (x−x̂)².</source>
        <translation>متوسط مربع الخطأ، متوسط (x−x̂)².</translation>
    </message>
    <message>
        <source>Largest |x−x̂|.</source>
        <translation>أكبر |x−x̂|.</translation>
    </message>
    <message>
        <source>Cosine similarity of input and restored values.</source>
        <translation>تشابه جيب التمام بين المُدخل والقيم المستعادة.</translation>
    </message>
    <message>
        <source>Codes, scales and zero points together.</source>
        <translation>الرموز ومعاملات القياس ونقاط الصفر معًا.</translation>
    </message>
    <message>
        <source>Size / size of the input.</source>
        <translation>الحجم / حجم المُدخل.</translation>
    </message>
    <message>
        <source>Time to compile the kernels for this shape, once, before the first call. It is not part of any latency.</source>
        <translation>ترجمة النوى لهذا الشكل، مرة واحدة قبل أول نداء؛ لا تدخل في أي زمن تنفيذ.</translation>
    </message>
    <message>
        <source>Time to try the algorithms of a library and choose one, once, before the first call. It is not part of any latency.</source>
        <translation>توقيت خوارزميات مكتبة لاختيار إحداها، مرة واحدة قبل أول نداء؛ لا يدخل في أي زمن تنفيذ.</translation>
    </message>
    <message>
        <source>Median SM clock during the samples, in megahertz.</source>
        <translation>وسيط تردد SM أثناء العينات، بالميغاهرتز.</translation>
    </message>
    <message>
        <source>How a sample is taken: one launch, or the mean of several in a row.</source>
        <translation>كيف تؤخذ العيّنة: إطلاق واحد أو متوسط عدة إطلاقات متتالية.</translation>
    </message>
    <message>
        <source>Rows whose codes and scales were compared with the oracle, bit for bit.</source>
        <translation>الصفوف التي قورنت رموزها ومعاملات قياسها بالمرجع بتًّا بتًّا.</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>خط الأساس</translation>
    </message>
    <message>
        <source>? NOT TRUSTED</source>
        <translation>? غير موثوق</translation>
    </message>
    <message>
        <source>↑ FASTER %1×</source>
        <translation>↑ أسرع %1×</translation>
    </message>
    <message>
        <source>↓ SLOWER %1×</source>
        <translation>↓ أبطأ %1×</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= متساوٍ</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? غير محسوم</translation>
    </message>
    <message>
        <source>… TOO FEW</source>
        <translation>… عيّنات قليلة</translation>
    </message>
    <message>
        <source>each launch</source>
        <translation>كل إطلاق</translation>
    </message>
    <message>
        <source>events</source>
        <translation>أحداث</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>%1 على التوالي</translation>
    </message>
    <message>
        <source>graph of %1</source>
        <translation>مخطط تنفيذ من %1</translation>
    </message>
    <message>
        <source>%1 − %2 µs</source>
        <translation>%1 − %2 µs</translation>
    </message>
    <message>
        <source>✓ %1 rows</source>
        <translation>✓ %1 صفوف</translation>
    </message>
    <message>
        <source>✗ %1 of %2 differ</source>
        <translation>✗ %1 من %2 مختلفة</translation>
    </message>
    <message>
        <source>imported: %1</source>
        <translation>مستورد: %1</translation>
    </message>
    <message>
        <source>∞ exact</source>
        <translation>∞ مطابق</translation>
    </message>
    <message>
        <source>Imported from %1, which does not give the number of samples.</source>
        <translation>مستورد من %1، ولا يُذكر فيه عدد العينات.</translation>
    </message>
    <message>
        <source>n = %1 samples</source>
        <translation>n = %1 عيّنات</translation>
    </message>
    <message>
        <source>%1, imported from %2.</source>
        <translation>%1، مستورد من %2.</translation>
    </message>
    <message>
        <source>, %1 warm-up samples excluded</source>
        <translation>، استُبعدت %1 من عيّنات الإحماء</translation>
    </message>
    <message>
        <source>, warm-up excluded</source>
        <translation>، استُبعد الإحماء</translation>
    </message>
    <message>
        <source>; cache: %1</source>
        <translation>؛ الذاكرة المخبأة: %1</translation>
    </message>
    <message>
        <source>; each sample is the mean of %1 consecutive launches, so percentiles describe such means</source>
        <translation>؛ كل عيّنة متوسط %1 إطلاقات متتالية، فالمئينات تصف هذه المتوسطات</translation>
    </message>
    <message>
        <source>Not given by %1.</source>
        <translation>لم يُعطه %1.</translation>
    </message>
    <message>
        <source>No samples yet.</source>
        <translation>لا عيّنات بعد.</translation>
    </message>
    <message>
        <source>n = %1 is below 59: too few samples to bound it with 95% confidence.</source>
        <translation>n = %1 أقل من 59: العينات أقل من أن تحدّه بثقة 95%.</translation>
    </message>
    <message>
        <source>n = %1 is below 299: too few samples to bound it with 95% confidence.</source>
        <translation>n = %1 أقل من 299: العينات أقل من أن تحدّه بثقة 95%.</translation>
    </message>
    <message>
        <source>%1
Not available for imported results.</source>
        <translation>%1
غير معروف في النتائج المستوردة.</translation>
    </message>
    <message>
        <source>Not computed yet. %1</source>
        <translation>لم يُحسب بعد. %1</translation>
    </message>
    <message>
        <source>Infinite: every value is restored exactly.</source>
        <translation>لا نهائي: عادت كل القيم كما هي تمامًا.</translation>
    </message>
    <message>
        <source>Not defined: one side is all zero.</source>
        <translation>غير معرّف: أحد الجانبين كله أصفار.</translation>
    </message>
    <message>
        <source>Over n = %1 finite elements</source>
        <translation>على n = %1 من العناصر المنتهية</translation>
    </message>
    <message>
        <source>, %1 NaN or infinite ones excluded</source>
        <translation>، استُبعد %1 من قيم NaN أو اللانهاية</translation>
    </message>
    <message>
        <source>; the input is constant, so there was nothing to scale</source>
        <translation>؛ المُدخل ثابت فلا شيء يُقاس</translation>
    </message>
    <message>
        <source>n = %1 pairs: a 95% interval needs at least 6.</source>
        <translation>n = %1 أزواج: من أقل من 6 لا يمكن إعطاء مجال 95%.</translation>
    </message>
    <message>
        <source>Speed-up over %1: %2, 95% interval [%3, %4], n = %5.</source>
        <translation>التسريع مقابل %1: %2، مجال 95% [%3, %4]، n = %5.</translation>
    </message>
    <message>
        <source>%1 pairs of the same round</source>
        <translation>%1 أزواج من الجولة نفسها</translation>
    </message>
    <message>
        <source>%1 samples, not paired</source>
        <translation>%1 عيّنات غير مزدوجة</translation>
    </message>
    <message>
        <source>Counts as the same: ±%1%, the difference between two identical kernels (%2, measured twice) in this run.</source>
        <translation>يُعدّ متساويًا: ±%1%، وهو بُعد نواتين متطابقتين (%2 مقيسة مرتين) في هذا التشغيل.</translation>
    </message>
    <message>
        <source>Counts as the same: ±%1%.</source>
        <translation>يُعدّ متساويًا: ±%1%.</translation>
    </message>
    <message>
        <source>The other modes are compared with this one.</source>
        <translation>تُقارن الأوضاع الأخرى بهذا.</translation>
    </message>
    <message>
        <source>Imported results are not compared: they were not measured in the same rounds.</source>
        <translation>لا تُقارن النتائج المستوردة: لم تُقس في الجولات نفسها.</translation>
    </message>
    <message>
        <source>Not compared with %1: there are no samples of both yet.</source>
        <translation>لم يُقارن مع %1: لا توجد عيّنات من كليهما بعد.</translation>
    </message>
    <message>
        <source>Two series of the same kernel (%1) differ in this run, so differences between modes are not reliable.
%2</source>
        <translation>جاءت سلسلتان من النواة نفسها (%1) مختلفتين في هذا التشغيل، فلا يثبت فرق بين الأوضاع شيئًا.
%2</translation>
    </message>
    <message>
        <source>The whole interval lies above the band: this mode is faster.</source>
        <translation>المجال كله فوق النطاق: هذا الوضع أسرع.</translation>
    </message>
    <message>
        <source>The whole interval lies below the band: this mode is slower.</source>
        <translation>المجال كله تحت النطاق: هذا الوضع أبطأ.</translation>
    </message>
    <message>
        <source>The whole interval lies within the band: no difference that matters.</source>
        <translation>المجال كله داخل النطاق: لا فرق يُذكر.</translation>
    </message>
    <message>
        <source>The interval crosses the edge of the band: it may be a difference or noise. More samples narrow it.</source>
        <translation>المجال يعبر حافة النطاق: قد يكون فرقًا أو ضجيجًا. المزيد من العينات يضيّقه.</translation>
    </message>
    <message>
        <source>No ranks: two series of the same kernel (%1) differ in this run.</source>
        <translation>لا رُتب: جاءت سلسلتان من النواة نفسها (%1) مختلفتين في هذا التشغيل.</translation>
    </message>
    <message>
        <source>Imported results are not ranked: they were not measured in the same rounds.</source>
        <translation>لا تُرتَّب النتائج المستوردة: لم تُقس في الجولات نفسها.</translation>
    </message>
    <message>
        <source>Not known yet: no pairs of samples.</source>
        <translation>غير معروف بعد: لا أزواج من العينات.</translation>
    </message>
    <message>
        <source>Among %1 modes, by the verdicts of all pairs (95% intervals of ratios by round).</source>
        <translation>بين %1 أوضاع، وفق أحكام كل الأزواج (مجالات 95% للنسب بحسب الجولة).</translation>
    </message>
    <message>
        <source>Rank %1: every other mode is resolved as faster or slower.
%2</source>
        <translation>الرتبة %1: حُسم في كل وضع آخر أنه أسرع أو أبطأ.
%2</translation>
    </message>
    <message>
        <source>One of the ranks %1 to %2: the order among them is not resolved.
%3</source>
        <translation>إحدى الرتب من %1 إلى %2: الترتيب بينها غير محسوم.
%3</translation>
    </message>
    <message>
        <source>The baseline %1 has no samples in this run.</source>
        <translation>ليس لخط الأساس %1 عيّنات في هذا التشغيل.</translation>
    </message>
    <message>
        <source>Grey because there is no verdict.</source>
        <translation>رمادي لأنه لا يسنده حكم.</translation>
    </message>
    <message>
        <source>Imported from %1. See the source for how it was measured.</source>
        <translation>مستورد من %1: انظر هناك كيف قيس.</translation>
    </message>
    <message>
        <source>Each launch is timed individually, between two timestamps.</source>
        <translation>يُوقَّت كل إطلاق وحده بين ختمين زمنيين.</translation>
    </message>
    <message>
        <source>A sample is the mean of %1 consecutive launches, because a single launch is too short for the timer. Percentiles describe such means.</source>
        <translation>العيّنة %1 إطلاقات متتالية مقسومة على %1: الواحد أقصر من أن يُوقَّت. والمئينات لهذه المتوسطات.</translation>
    </message>
    <message>
        <source>The host takes %1 µs to enqueue one launch.</source>
        <translation>يحتاج المضيف %1 µs لوضع إطلاق في الصف.</translation>
    </message>
    <message>
        <source>From launch to synchronization: %1 µs of wall time.</source>
        <translation>من الإطلاق إلى التزامن: %1 µs من الوقت الفعلي.</translation>
    </message>
    <message>
        <source>%1
Not measured. Set &apos;Cache&apos; to &apos;cold and hot&apos; for both.</source>
        <translation>%1
لم يُقس. اضبط «الذاكرة المخبأة» على «باردة وساخنة» للحصول على كليهما.</translation>
    </message>
    <message>
        <source>Cold</source>
        <translation>باردة</translation>
    </message>
    <message>
        <source>Hot</source>
        <translation>ساخنة</translation>
    </message>
    <message>
        <source>The rates come from the calibration of the device.</source>
        <translation>المعدلات من معايرة الجهاز.</translation>
    </message>
    <message>
        <source>%1
No ceiling was measured.</source>
        <translation>%1
لم يُقس سقف.</translation>
    </message>
    <message>
        <source>%1
Not applicable here.</source>
        <translation>%1
لا يوجد شيء من هذا هنا.</translation>
    </message>
    <message>
        <source>%1
The compiled kernels came from the cache; this is the time to load them.</source>
        <translation>%1
جاءت النوى المترجمة من الذاكرة المخبأة: هذا زمن تحميلها.</translation>
    </message>
    <message>
        <source>Imported from %1, not measured here.</source>
        <translation>مستورد من %1، لم يُقس هنا.</translation>
    </message>
    <message>
        <source>Not measured here: imported from %1. Read-only, and not verified against the oracle.</source>
        <translation>لم يُقس هنا: مستورد من %1. للقراءة فقط ولم يُقابل بالمرجع.</translation>
    </message>
    <message>
        <source>Nothing ran yet.</source>
        <translation>لم يُنفَّذ شيء بعد.</translation>
    </message>
    <message>
        <source>≠ Differs from the request: %1 on %2.
Ran: %3</source>
        <translation>≠ ليس المطلوب: %1 على %2.
المنفَّذ: %3</translation>
    </message>
    <message>
        <source>Ran as requested: %1</source>
        <translation>نُفِّذ كما طُلب: %1</translation>
    </message>
    <message>
        <source>Imported results cannot be verified: their codes are not available.</source>
        <translation>لا يمكن التحقق من النتائج المستوردة: رموزها ليست هنا.</translation>
    </message>
    <message>
        <source>%1
Not verified yet.</source>
        <translation>%1
لم يُتحقَّق منه بعد.</translation>
    </message>
    <message>
        <source>Results compared with a double-precision reference: %1 rows, %2 beyond the tolerance of %3 (relative); the largest error is %4.</source>
        <translation>قورنت النتائج بمرجع بسيط بدقة مضاعفة: %1 صفوف، %2 خارج التفاوت %3 (نسبي)؛ أسوأها بفارق %4.</translation>
    </message>
    <message>
        <source>Codes and scales compared with the oracle, bit for bit: %1 rows, %2 differ.</source>
        <translation>قورنت الرموز ومعاملات القياس بالمرجع بتًّا بتًّا: %1 صفوف، %2 مختلفة.</translation>
    </message>
    <message>
        <source>%1
%2 per call, n = %3.</source>
        <translation>%1
%2 لكل نداء، n = %3.</translation>
    </message>
    <message>
        <source>%1
Almost no arithmetic.</source>
        <translation>%1
لا حساب يُذكر.</translation>
    </message>
    <message>
        <source>%1
Measured with clock stamps around each sample, on the same multiprocessor.</source>
        <translation>%1
مختوم حول كل عيّنة على المعالج المتعدد نفسه.</translation>
    </message>
    <message>
        <source>%1
Not available here.</source>
        <translation>%1
غير معروف هنا.</translation>
    </message>
    <message>
        <source>%1
One launch moves at least %2. n = %3.</source>
        <translation>%1
ينقل الإطلاق الواحد %2 على الأقل. n = %3.</translation>
    </message>
    <message>
        <source>%1
%2 bytes.</source>
        <translation>%1
%2 بايت.</translation>
    </message>
    <message>
        <source>%1
Input: %2.</source>
        <translation>%1
المُدخل: %2.</translation>
    </message>
    <message>
        <source>Δ (%)</source>
        <translation>Δ (%)</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>التالفة</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>غير المقيَّمة</translation>
    </message>
    <message>
        <source>Finite input values that were restored as NaN or infinite. They are excluded from all error figures.</source>
        <translation>قيم مُدخل منتهية استُعيدت NaN أو لا نهائية: لا تدخل في أي من أرقام الخطأ.</translation>
    </message>
    <message>
        <source>Input values that are NaN or infinite, for which no error is defined.</source>
        <translation>قيم المُدخل التي هي NaN أو لا نهائية: لا يمكن تحديد خطأ لها.</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>غير مُقيَّم</translation>
    </message>
    <message>
        <source>∞ in part</source>
        <translation>∞ جزئيًا</translation>
    </message>
    <message>
        <source>Infinite: every value that can be judged is restored exactly; the others are not.</source>
        <translation>لا نهائي: كل قيمة أمكن تقييمها عادت كما هي تمامًا، أما البقية فلا.</translation>
    </message>
    <message>
        <source>, %1 destroyed: restored as NaN or infinite</source>
        <translation>، %1 تالفة: استُعيدت NaN أو لا نهائية</translation>
    </message>
    <message>
        <source>The ratio changes during the run. The interval covers the ratios before and after the change.</source>
        <translation>تتغيّر النسبة أثناء التشغيل: يشمل المجال ما يصح قبل التغيّر وبعده.</translation>
    </message>
    <message>
        <source>From the two medians, which were not measured in the same rounds.</source>
        <translation>من الوسيطين: لم يُقس الاثنان في الجولات نفسها.</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>الحجم (بايت)</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>Median latency.</source>
        <translation>وسيط زمن التنفيذ.</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>Half the width of the 95% order-statistic interval of the median.</source>
        <translation>نصف عرض مجال 95% للوسيط (إحصاءات الترتيب).</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>Arithmetic mean. A single slow sample changes it; the median is robust.</source>
        <translation>المتوسط الحسابي. عيّنة بطيئة واحدة تغيّره، أما الوسيط فلا يتبعها.</translation>
    </message>
    <message>
        <source>Hot p50</source>
        <translation>p50 ساخن</translation>
    </message>
    <message>
        <source>Median latency with hot caches, measured in the same rounds.</source>
        <translation>وسيط زمن التنفيذ بذاكرة مخبأة ساخنة، مقيس في الجولات نفسها.</translation>
    </message>
    <message>
        <source>Cold p50</source>
        <translation>p50 بارد</translation>
    </message>
    <message>
        <source>Median latency with cold caches, measured in the same rounds.</source>
        <translation>وسيط زمن التنفيذ بذاكرة مخبأة باردة، مقيس في الجولات نفسها.</translation>
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
        <translation>1.4826 × وسيط الانحراف المطلق: التشتت دون أثر العينات البطيئة القليلة.</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>الانحراف</translation>
    </message>
    <message>
        <source>Standard deviation with n − 1.</source>
        <translation>الانحراف المعياري مع n − 1.</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>الأدنى</translation>
    </message>
    <message>
        <source>Fastest sample.</source>
        <translation>أسرع عيّنة.</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>الأقصى</translation>
    </message>
    <message>
        <source>Slowest sample.</source>
        <translation>أبطأ عيّنة.</translation>
    </message>
    <message>
        <source>Below n = 6 there is no 95% interval; minimum and maximum are shown instead: [%1, %2] %3.</source>
        <translation>تحت n = 6 لا يوجد مجال 95%؛ تقوم القيم القصوى مقامه: [%1, %2] %3.</translation>
    </message>
    <message>
        <source>95% order-statistic interval of the median: [%1, %2] %3.</source>
        <translation>مجال 95% للوسيط (إحصاءات الترتيب): [%1, %2] %3.</translation>
    </message>
    <message>
        <source>%1
Compared with %2, p50 %3. n = %4.</source>
        <translation>%1
مقابل %2، p50 %3. n = %4.</translation>
    </message>
    <message>
        <source>%1: %2 [%3, %4], n = %5.</source>
        <translation>%1: %2 [%3, %4]، n = %5.</translation>
    </message>
    <message>
        <source>%1 at the copy rate of %2 GB/s: %3.</source>
        <translation>%1 بمعدل نسخ %2 GB/s: %3.</translation>
    </message>
    <message>
        <source>%1 at %2 TFLOP/s (%3): %4.</source>
        <translation>%1 عند %2 TFLOP/s (%3): %4.</translation>
    </message>
    <message>
        <source>%1
Roofline of this device: %2, the larger of two times at calibrated rates. n = %3.</source>
        <translation>%1
خط السقف لهذا الجهاز: %2، الأكبر من زمنين وفق المعدلات التي قاستها المعايرة. n = %3.</translation>
    </message>
    <message>
        <source>%1
Ceiling: %2, %3 GB/s, measured on this device in the same run with the same method. n = %4.</source>
        <translation>%1
السقف: %2، %3 GB/s، مقيس على هذا الجهاز في التشغيل نفسه بالطريقة نفسها. n = %4.</translation>
    </message>
    <message>
        <source>Change in time relative to the baseline, in percent; negative is faster. This is the median of the ratios of the same rounds, which the verdict uses. It may differ from the ratio of the two p50 values.</source>
        <translation>تغيّر الزمن عن خط الأساس بالنسبة المئوية؛ السالب أسرع. وهو وسيط نسب الجولات نفسها الذي يعتمد عليه الحكم. وقد يختلف عن النسبة بين قيمتي p50.</translation>
    </message>
    <message>
        <source>Rank by latency; 1 is the fastest. A range where differences are not resolved.</source>
        <translation>الرتبة حسب زمن التنفيذ؛ 1 هي الأسرع. تظهر الرتبة نطاقًا حيث لا تُحسم الفروق.</translation>
    </message>
    <message>
        <source>Shortest possible time on this device / median, in percent. The shortest time is that of a kernel with the same traffic, or follows from the measured memory and arithmetic rates.</source>
        <translation>أقصر زمن ممكن على هذا الجهاز / الوسيط، بالنسبة المئوية. أقصر زمن هو زمن نواة ذات الحركة نفسها، أو يُشتق من معدلات الذاكرة والحساب المقيسة.</translation>
    </message>
    <message>
        <source>Effective n = %1: the samples are autocorrelated (lag 1: %2) and count as about %1 independent ones, so the true intervals are wider.</source>
        <translation>‏n الفعلي = %1: العينات مترابطة ذاتيًا (إزاحة 1: %2) وتعادل نحو %1 عيّنة مستقلة، لذا فالمجالات الحقيقية أعرض.</translation>
    </message>
    <message>
        <source>The ratio of the means, %1, is not borne out by the medians: slow samples raise the mean of %2.</source>
        <translation>لا يؤيد الوسيطان نسبةَ المتوسطين %1: فالعينات البطيئة ترفع متوسط %2.</translation>
    </message>
    <message>
        <source>%1 of them are between iterations %2 and %3.</source>
        <translation>منها %1 بين التكرارين %2 و%3.</translation>
    </message>
    <message>
        <source>One of them is iteration %1.</source>
        <translation>إحداها هي التكرار %1.</translation>
    </message>
    <message>
        <source>Among them: iterations %1.</source>
        <translation>من بينها: التكرارات %1.</translation>
    </message>
    <message>
        <source>The samples are autocorrelated and count as about %1 independent ones. The interval takes this into account.</source>
        <translation>العينات مترابطة ذاتيًا وتعادل نحو %1 عيّنة مستقلة. يأخذ المجال ذلك في الحسبان.</translation>
    </message>
    <message>
        <source>The constant cost of a sequence, %1 µs [%2, %3], was measured with two lengths and is subtracted from every sample.</source>
        <translation>قيست التكلفة الثابتة للتسلسل، ‎%1 µs [%2, %3]، بطولين، وتُطرح من كل عيّنة.</translation>
    </message>
</context>
<context>
    <name>ExampleSession</name>
    <message>
        <source>The example session could not be unpacked.</source>
        <translation>تعذّر فك ضغط جلسة المثال.</translation>
    </message>
    <message>
        <source>Make room in the folder for temporary files.</source>
        <translation>أفسح مكانًا في مجلد الملفات المؤقتة.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>Drift</source>
        <translation>انجراف</translation>
    </message>
    <message>
        <source>Level shift</source>
        <translation>قفزة مستوى</translation>
    </message>
    <message>
        <source>Caused by the clock</source>
        <translation>سببه التردد</translation>
    </message>
    <message>
        <source>Two levels</source>
        <translation>مستويان</translation>
    </message>
    <message>
        <source>Switches between two levels</source>
        <translation>يتنقل بين مستويين</translation>
    </message>
    <message>
        <source>Too few samples</source>
        <translation>عيّنات قليلة جدًا</translation>
    </message>
    <message>
        <source>Below the timer&apos;s resolution</source>
        <translation>تحت دقة المؤقّت</translation>
    </message>
    <message>
        <source>Data stays in the cache</source>
        <translation>البيانات تبقى في الذاكرة المخبأة</translation>
    </message>
    <message>
        <source>Impossible rate</source>
        <translation>معدل مستحيل</translation>
    </message>
    <message>
        <source>Isolated slow samples</source>
        <translation>عيّنات بطيئة متفرقة</translation>
    </message>
    <message>
        <source>Work outside the timestamps</source>
        <translation>عمل خارج الأختام الزمنية</translation>
    </message>
    <message>
        <source>Means and medians disagree</source>
        <translation>المتوسطات والوسطاء متعارضة</translation>
    </message>
    <message>
        <source>Difference is not resolved</source>
        <translation>الفرق غير محسوم</translation>
    </message>
    <message>
        <source>Throttled</source>
        <translation>مخفّض التردد</translation>
    </message>
    <message>
        <source>Another process on the device</source>
        <translation>عملية أخرى على الجهاز</translation>
    </message>
    <message>
        <source>Take more samples</source>
        <translation>أخذ المزيد من العينات</translation>
    </message>
    <message>
        <source>Measure cold</source>
        <translation>قياس بارد</translation>
    </message>
    <message>
        <source>Batch launches in a graph</source>
        <translation>جمع في مخطط تنفيذ</translation>
    </message>
    <message>
        <source>Exclude the warm-up</source>
        <translation>إسقاط الإحماء</translation>
    </message>
    <message>
        <source>Rerun this pair</source>
        <translation>إعادة هذا الزوج</translation>
    </message>
    <message>
        <source>Pause repainting</source>
        <translation>إيقاف الرسم</translation>
    </message>
    <message>
        <source>Measures again with more iterations.</source>
        <translation>يقيس ثانية بتكرارات أكثر.</translation>
    </message>
    <message>
        <source>Measures again with cold caches.</source>
        <translation>يقيس ثانية بذاكرة مخبأة باردة.</translation>
    </message>
    <message>
        <source>Measures again with several launches per sample.</source>
        <translation>يقيس ثانية بعدة إطلاقات لكل عيّنة.</translation>
    </message>
    <message>
        <source>Counts the slow first samples as warm-up: they stay visible in grey and are excluded from all statistics.</source>
        <translation>يعدّ العينات الأولى البطيئة إحماءً: تبقى ظاهرة بالرمادي ولا تدخل في أي رقم.</translation>
    </message>
    <message>
        <source>Measures only these two modes again, interleaved.</source>
        <translation>يقيس هذين الوضعين فقط ثانية بالتناوب.</translation>
    </message>
    <message>
        <source>Measures again without repainting the trace.</source>
        <translation>يقيس ثانية والأثر ساكن.</translation>
    </message>
    <message>
        <source>Preempted by the operating system</source>
        <translation>نظام التشغيل انتزع المعالج</translation>
    </message>
    <message>
        <source>Shorter than the graph&apos;s constant</source>
        <translation>أقصر من ثابت مخطط التنفيذ</translation>
    </message>
    <message>
        <source>The first iteration raises the mean</source>
        <translation>التكرار الأول يرفع المتوسط</translation>
    </message>
    <message>
        <source>One outlier dominates the variance</source>
        <translation>قيمة شاذة واحدة تهيمن على التباين</translation>
    </message>
    <message>
        <source>Slow start</source>
        <translation>بدء بطيء</translation>
    </message>
    <message>
        <source>Samples are autocorrelated</source>
        <translation>العينات مترابطة ذاتيًا</translation>
    </message>
    <message>
        <source>Launch bound</source>
        <translation>محدود بالإطلاق</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>بدء بارد</translation>
    </message>
    <message>
        <source>Outliers</source>
        <translation>قيم شاذة</translation>
    </message>
    <message>
        <source>Unsteady speed</source>
        <translation>سرعة غير مستقرة</translation>
    </message>
    <message>
        <source>Difference not resolved</source>
        <translation>الفرق غير محسوم</translation>
    </message>
    <message>
        <source>Too short for the timer</source>
        <translation>أقصر من أن يقيسه المؤقّت</translation>
    </message>
    <message>
        <source>Data in the cache</source>
        <translation>البيانات في الذاكرة المخبأة</translation>
    </message>
    <message>
        <source>Autocorrelated samples</source>
        <translation>عيّنات مترابطة ذاتيًا</translation>
    </message>
    <message>
        <source>Wrong results</source>
        <translation>نتائج خاطئة</translation>
    </message>
    <message>
        <source>NaN or infinite values</source>
        <translation>قيم NaN أو لا نهائية</translation>
    </message>
    <message>
        <source>Constant input</source>
        <translation>مُدخل ثابت</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n mode(s)</source>
        <translation>
            <numerusform>%1 في %n أوضاع</numerusform>
            <numerusform>%1 في وضع واحد</numerusform>
            <numerusform>%1 في وضعين</numerusform>
            <numerusform>%1 في %n أوضاع</numerusform>
            <numerusform>%1 في %n وضعًا</numerusform>
            <numerusform>%1 في %n وضع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2 of %n mode(s)</source>
        <translation>
            <numerusform>%1 في %2 من %n أوضاع</numerusform>
            <numerusform>%1 في %2 من وضع واحد</numerusform>
            <numerusform>%1 في %2 من وضعين</numerusform>
            <numerusform>%1 في %2 من %n أوضاع</numerusform>
            <numerusform>%1 في %2 من %n وضعًا</numerusform>
            <numerusform>%1 في %2 من %n وضع</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Results of other tools and saved sessions can be dropped on the window. Ctrl+K finds every command, F1 opens the manual.</source>
        <translation>يمكن إفلات نتائج أدوات أخرى وجلسات محفوظة على النافذة. Ctrl+K يجد كل أمر، وF1 يفتح الدليل.</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>About Quantoscope</source>
        <translation>حول Quantoscope</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Quantoscope %1&lt;/h2&gt;&lt;p&gt;An oscilloscope for neural-network quantization: what a number format costs in time, and what it costs in accuracy.&lt;/p&gt;&lt;p&gt;Commit %2&lt;br&gt;Built with Qt %3, running with Qt %4&lt;/p&gt;&lt;p&gt;Free software under the &lt;a href=&quot;https://www.gnu.org/licenses/gpl-3.0.html&quot;&gt;GNU General Public License 3&lt;/a&gt; or later, with an additional permission for linking with the CUDA libraries. It comes with no warranty. The charts use Qt Charts (GPL-3.0). The type is Inter (SIL Open Font License 1.1).&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Quantoscope %1&lt;/h2&gt;&lt;p&gt;راسم لتكميم الشبكات العصبية: ما تكلفه صيغة عددية من الوقت ومن الدقة.&lt;/p&gt;&lt;p&gt;الإيداع %2&lt;br&gt;بُني بـ Qt %3 ويعمل بـ Qt %4&lt;/p&gt;&lt;p&gt;برنامج حر وفق &lt;a href=&quot;https://www.gnu.org/licenses/gpl-3.0.html&quot;&gt;رخصة جنو العمومية العامة 3&lt;/a&gt; أو أحدث، مع إذن إضافي بالربط مع مكتبات CUDA. يأتي دون أي ضمان. المخططات تستخدم Qt Charts (GPL-3.0). الخط Inter (SIL Open Font License 1.1).&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>InputFiles</name>
    <message>
        <source>Its type %1 is not a floating-point type.</source>
        <translation>نوعه %1 ليس نوعًا عائم الفاصلة.</translation>
    </message>
    <message>
        <source>It is a single number.</source>
        <translation>هو عدد واحد.</translation>
    </message>
    <message>
        <source>Its shape is not valid.</source>
        <translation>شكله غير ممكن.</translation>
    </message>
    <message>
        <source>It has no elements.</source>
        <translation>ليس له عناصر.</translation>
    </message>
    <message>
        <source>scalar</source>
        <translation>عدد مفرد</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>English</source>
        <translation>الإنجليزية</translation>
    </message>
    <message>
        <source>German</source>
        <translation>الألمانية</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>الإسبانية</translation>
    </message>
    <message>
        <source>French</source>
        <translation>الفرنسية</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>الصينية</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>اليابانية</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>العربية</translation>
    </message>
</context>
<context>
    <name>LlmCharts</name>
    <message>
        <source>%1× faster</source>
        <translation>أسرع %1×</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>أبطأ %1×</translation>
    </message>
    <message>
        <source>same</source>
        <translation>متساوٍ</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>غير محسوم</translation>
    </message>
    <message>
        <source>too few rounds</source>
        <translation>جولات قليلة جدًا</translation>
    </message>
    <message>
        <source>%1 equivalent within ±0.5%</source>
        <translation>%1 مكافئ ضمن ±0.5%</translation>
    </message>
    <message>
        <source>%1 lower</source>
        <translation>%1 أدنى</translation>
    </message>
    <message>
        <source>%1 higher</source>
        <translation>%1 أعلى</translation>
    </message>
    <message>
        <source>%1 not resolved</source>
        <translation>%1 غير محسومة</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 أسرع</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 أبطأ</translation>
    </message>
    <message>
        <source>%1 simulated</source>
        <translation>%1 محاكى</translation>
    </message>
    <message>
        <source>perplexity of %1</source>
        <translation>حيرة %1</translation>
    </message>
    <message>
        <source>Compared with the FP16 baseline: %1.</source>
        <translation>مقابل خط الأساس FP16: %1.</translation>
    </message>
    <message>
        <source>Perplexity by configuration</source>
        <translation>الحيرة حسب التهيئة</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>الحيرة</translation>
    </message>
    <message>
        <source>Perplexity of %1</source>
        <translation>حيرة %1</translation>
    </message>
    <message>
        <source>95% interval of the ratio to the baseline, the same tokens</source>
        <translation>مجال 95% للنسبة إلى خط الأساس، على الرموز (tokens) نفسها</translation>
    </message>
    <message>
        <source>±0.5%: equivalent</source>
        <translation>±0.5%: مكافئ</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>خط الأساس</translation>
    </message>
    <message>
        <source>Divergence from the baseline</source>
        <translation>التباعد عن خط الأساس</translation>
    </message>
    <message>
        <source>Mean KL divergence per token</source>
        <translation>متوسط تباعد KL لكل رمز</translation>
    </message>
    <message>
        <source>thousandths of a nat</source>
        <translation>أجزاء من ألف من النات</translation>
    </message>
    <message>
        <source>± 1.96 standard errors</source>
        <translation>± 1.96 خطأ معياري</translation>
    </message>
    <message>
        <source>top-1 %1</source>
        <translation>الأرجح %1</translation>
    </message>
    <message>
        <source>%1
mean %2, median %3, 99% %4, largest %5 nats
same most likely token for %6 of %7 tokens</source>
        <translation>%1
المتوسط %2، الوسيط %3، 99% %4، الأكبر %5 نات
الرمز الأرجح نفسه في %6 من %7 رموز (tokens)</translation>
    </message>
    <message>
        <source>Correct answers out of %1 items</source>
        <translation>الصحيح من %1 عناصر</translation>
    </message>
    <message>
        <source>95% interval of the difference from the baseline, paired by item</source>
        <translation>مجال 95% للفرق عن خط الأساس، عنصرًا عنصرًا</translation>
    </message>
    <message>
        <source>±0.5 points: equivalent</source>
        <translation>±0.5 نقطة: مكافئ</translation>
    </message>
    <message>
        <source>%1
%2 of %3 correct, standard error %4 points</source>
        <translation>%1
%2 من %3 صحيحة، الخطأ المعياري %4 نقاط</translation>
    </message>
    <message>
        <source>Load time</source>
        <translation>زمن التحميل</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>reading and quantizing</source>
        <translation>القراءة والتكميم</translation>
    </message>
    <message>
        <source>copying to the device</source>
        <translation>إلى الجهاز</translation>
    </message>
    <message>
        <source>other</source>
        <translation>الباقي</translation>
    </message>
    <message>
        <source>cold %1 s</source>
        <translation>بارد %1 s</translation>
    </message>
    <message>
        <source>%1: %2 s
reading and quantizing %3 s
to the device %4 s</source>
        <translation>%1: %2 s
القراءة والتكميم %3 s
إلى الجهاز %4 s</translation>
    </message>
    <message>
        <source>%1 of the files&apos; pages were in the page cache</source>
        <translation>كان %1 من صفحات الملفات في مخبأ الصفحات</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>Weights, KV cache of all sequences, workspace</source>
        <translation>الأوزان، ومخبأ KV لكل التسلسلات، وذاكرة العمل</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>الأوزان</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>مخبأ KV</translation>
    </message>
    <message>
        <source>workspace</source>
        <translation>ذاكرة العمل</translation>
    </message>
    <message>
        <source>weights %1</source>
        <translation>الأوزان %1</translation>
    </message>
    <message>
        <source>%1
weights %2 bytes
KV cache %3
workspace %4
peak %5</source>
        <translation>%1
الأوزان %2 بايت
مخبأ KV %3
ذاكرة العمل %4
الذروة %5</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>الزمن لكل رمز خرج</translation>
    </message>
    <message>
        <source>One sequence decoded, median</source>
        <translation>تسلسل واحد، الوسيط</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>95% interval of the median</source>
        <translation>مجال 95% للوسيط</translation>
    </message>
    <message>
        <source>, simulated</source>
        <translation>، محاكى</translation>
    </message>
    <message>
        <source>simulated: the time is that of the simulation, not of the format</source>
        <translation>محاكى: الزمن زمن المحاكاة لا زمن الصيغة</translation>
    </message>
    <message>
        <source>sequences decoded together</source>
        <translation>التسلسلات المولَّدة معًا</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>رمز/s</translation>
    </message>
    <message>
        <source>Perplexity against time per token</source>
        <translation>الحيرة مقابل الزمن لكل رمز</translation>
    </message>
    <message>
        <source>Perplexity against size</source>
        <translation>الحيرة مقابل الحجم</translation>
    </message>
    <message>
        <source>time per output token</source>
        <translation>الزمن لكل رمز خرج</translation>
    </message>
    <message>
        <source>Logarithmic time axis</source>
        <translation>الزمن على محور لوغاريتمي</translation>
    </message>
    <message>
        <source>Logarithmic size axis</source>
        <translation>الحجم على محور لوغاريتمي</translation>
    </message>
    <message>
        <source>perplexity %1</source>
        <translation>الحيرة %1</translation>
    </message>
    <message>
        <source>%1 ms per token</source>
        <translation>%1 ms لكل رمز</translation>
    </message>
    <message>
        <source>Scoring text and tasks</source>
        <translation>تقييم النص والمهام</translation>
    </message>
    <message>
        <source>Prompts (prefill)</source>
        <translation>المطالبات (الملء المسبق)</translation>
    </message>
    <message numerus="yes">
        <source>Decoding, %n sequence(s)</source>
        <translation>
            <numerusform>التوليد، بلا تسلسلات</numerusform>
            <numerusform>التوليد، تسلسل واحد</numerusform>
            <numerusform>التوليد، تسلسلان</numerusform>
            <numerusform>التوليد، %n تسلسلات</numerusform>
            <numerusform>التوليد، %n تسلسلًا</numerusform>
            <numerusform>التوليد، %n تسلسل</numerusform>
        </translation>
    </message>
    <message>
        <source>round</source>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>Random guessing reaches %1.</source>
        <translation>التخمين يعطي %1.</translation>
    </message>
    <message>
        <source>%1
first token of a prompt of %2 tokens after %3 ms
%4 tokens/s over wall time</source>
        <translation>%1
أول رمز لمطالبة من %2 رمز (token) بعد %3 ms
%4 رمز/s بالوقت الفعلي</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>الإنتاجية</translation>
    </message>
    <message>
        <source>median step %1 ms, one token of every sequence</source>
        <translation>الخطوة الوسيطة %1 ms، رمز واحد من كل تسلسل</translation>
    </message>
    <message>
        <source>%1 tokens/s at the median step</source>
        <translation>%1 رمز/s عند الخطوة الوسيطة</translation>
    </message>
    <message>
        <source>Decoded tokens over wall time</source>
        <translation>الرموز المولَّدة بالوقت الفعلي</translation>
    </message>
    <message>
        <source>95% interval of the mean of the rounds</source>
        <translation>مجال 95% لمتوسط الجولات</translation>
    </message>
    <message>
        <source>Throughput of each round</source>
        <translation>الإنتاجية في كل جولة</translation>
    </message>
    <message>
        <source>Prompt tokens per second of each round</source>
        <translation>رموز المطالبة في الثانية في كل جولة</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>الرموز في الثانية</translation>
    </message>
    <message>
        <source>time per token of %1</source>
        <translation>الزمن لكل رمز في %1</translation>
    </message>
    <message>
        <source>From opening the files until the model can generate</source>
        <translation>من فتح الملفات حتى يتمكن النموذج من التوليد</translation>
    </message>
</context>
<context>
    <name>LlmColumns</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 بايت</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>خط الأساس</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 أسرع</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 أبطأ</translation>
    </message>
    <message>
        <source>same</source>
        <translation>متساوٍ</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>غير محسوم</translation>
    </message>
    <message>
        <source>too few rounds</source>
        <translation>جولات قليلة جدًا</translation>
    </message>
    <message>
        <source>* Simulated on this device: the time is that of the simulation, not of the format.</source>
        <translation>* محاكى على هذا الجهاز: الزمن زمن المحاكاة لا زمن الصيغة.</translation>
    </message>
    <message>
        <source>median of %1 steps; 95% %2 to %3 ms; p95 %4 ms</source>
        <translation>وسيط %1 خطوات؛ 95% من %2 إلى %3 ms؛ p95 %4 ms</translation>
    </message>
    <message>
        <source>median of %1 prompts of %2 tokens; 95% %3 to %4 ms; %5 tokens/s</source>
        <translation>وسيط %1 مطالبات من %2 رموز (tokens)؛ 95% من %3 إلى %4 ms؛ %5 رمز/s</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>الحيرة</translation>
    </message>
    <message>
        <source>exp of the mean cross-entropy per token, in windows without overlap. Lower is better.</source>
        <translation>الحيرة (perplexity): exp لمتوسط الإنتروبيا المتقاطعة لكل رمز (token)، في نوافذ بلا تداخل. الأقل أفضل.</translation>
    </message>
    <message>
        <source>± %1, %2 tokens</source>
        <translation>± %1، %2 رموز</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>الحكم</translation>
    </message>
    <message>
        <source>Equivalent: the 95% interval of the ratio of perplexities lies within ±0.5%. Better, worse: p is below 0.05 after Holm&apos;s correction. Otherwise not resolved.</source>
        <translation>مكافئ: مجال 95% لنسبة الحيرتين ضمن ±0.5%. أفضل، أسوأ: p أقل من 0.05 بعد تصحيح Holm. وإلا فغير محسوم.</translation>
    </message>
    <message>
        <source>All others are compared with this.</source>
        <translation>ما تُقارن به الأخرى.</translation>
    </message>
    <message>
        <source>%1 bits; %2 tokens compared</source>
        <translation>%1 بتات؛ قورنت %2 رموز (tokens)</translation>
    </message>
    <message>
        <source>Top-1 (%)</source>
        <translation>الأرجح (%)</translation>
    </message>
    <message>
        <source>Tokens for which this configuration and the baseline predict the same most likely token.</source>
        <translation>الرموز (tokens) التي تتفق هذه التهيئة وخط الأساس على أنها الأرجح.</translation>
    </message>
    <message>
        <source>%1 tokens; 95% %2 to %3%</source>
        <translation>%1 رموز (tokens)؛ 95% من %2 إلى %3%</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>الأوزان</translation>
    </message>
    <message>
        <source>Exact bytes of codes, scales and zero points, of embedding, head and norms; a tied head once.</source>
        <translation>العدد الدقيق لبايتات الرموز ومعاملات القياس ونقاط الصفر، والتضمين والرأس وطبقات التطبيع؛ والرأس المشترك مع التضمين مرة واحدة.</translation>
    </message>
    <message>
        <source>%1 (%)</source>
        <translation>%1 (%)</translation>
    </message>
    <message>
        <source>%1 of %2 correct; standard error %3 points</source>
        <translation>%1 من %2 صحيحة؛ الخطأ المعياري %3 نقاط</translation>
    </message>
    <message>
        <source>± SE</source>
        <translation>± SE</translation>
    </message>
    <message>
        <source>Standard error of the share, in points, as lm-eval gives it.</source>
        <translation>الخطأ المعياري للنسبة، بالنقاط، كما يعطيه lm-eval.</translation>
    </message>
    <message>
        <source>Share minus that of the baseline on the same items, in percentage points.</source>
        <translation>النسبة ناقص نسبة خط الأساس على العناصر نفسها، بالنقاط المئوية.</translation>
    </message>
    <message>
        <source>95% %1 to %2 points (Tango); %3 items became correct, %4 wrong</source>
        <translation>95% من %1 إلى %2 نقاط (Tango)؛ صار %3 عناصر صحيحًا و%4 خاطئًا</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test against the baseline on the same items, adjusted for the number of configurations (Holm).</source>
        <translation>اختبار McNemar الدقيق مقابل خط الأساس على العناصر نفسها، مصحَّحًا لعدد التهيئات (Holm).</translation>
    </message>
    <message>
        <source>%1 before Holm&apos;s correction</source>
        <translation>%1 قبل تصحيح Holm</translation>
    </message>
    <message>
        <source>Equivalent: the 90% interval of the difference (Tango) lies within ±0.5 points. Better, worse: p is below 0.05. Otherwise not resolved.</source>
        <translation>مكافئ: مجال 90% للفرق (Tango) ضمن ±0.5 نقطة. أفضل، أسوأ: p أقل من 0.05. وإلا فغير محسوم.</translation>
    </message>
    <message>
        <source>ms/token</source>
        <translation>ms/رمز</translation>
    </message>
    <message numerus="yes">
        <source>Time per output token with %n sequence(s) decoded together, median.</source>
        <translation>
            <numerusform>الزمن لكل رمز خرج بلا تسلسلات، الوسيط.</numerusform>
            <numerusform>الزمن لكل رمز خرج بتسلسل واحد، الوسيط.</numerusform>
            <numerusform>الزمن لكل رمز خرج بتسلسلين مولَّدين معًا، الوسيط.</numerusform>
            <numerusform>الزمن لكل رمز خرج مع %n تسلسلات مولَّدة معًا، الوسيط.</numerusform>
            <numerusform>الزمن لكل رمز خرج مع %n تسلسلًا مولَّدة معًا، الوسيط.</numerusform>
            <numerusform>الزمن لكل رمز خرج مع %n تسلسل مولَّدة معًا، الوسيط.</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>First token (ms)</source>
        <translation>أول رمز (ms)</translation>
    </message>
    <message>
        <source>Time to first token of a prompt of %1 tokens, median.</source>
        <translation>الزمن حتى أول رمز لمطالبة من %1 رموز (tokens)، الوسيط.</translation>
    </message>
    <message>
        <source>KL (nats)</source>
        <translation>KL (نات)</translation>
    </message>
    <message>
        <source>Mean KL divergence of the baseline&apos;s predictions from this configuration&apos;s, over the whole vocabulary, by token.</source>
        <translation>متوسط تباعد KL لتنبؤات خط الأساس عن تنبؤات هذه التهيئة، على المفردات كلها، لكل رمز (token).</translation>
    </message>
    <message>
        <source>As requested by the configuration.</source>
        <translation>كما تطلب التهيئة.</translation>
    </message>
    <message>
        <source>Weight format</source>
        <translation>صيغة الأوزان</translation>
    </message>
    <message>
        <source>Weight type</source>
        <translation>نوع الأوزان</translation>
    </message>
    <message>
        <source>Requested activations</source>
        <translation>التفعيلات المطلوبة</translation>
    </message>
    <message>
        <source>Activations at run time</source>
        <translation>التفعيلات المنفَّذة</translation>
    </message>
    <message>
        <source>Format that the matrix products of the layers actually used.</source>
        <translation>ما أخذته عمليات ضرب الطبقات فعلًا.</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>مخبأ KV</translation>
    </message>
    <message>
        <source>Format of keys and values.</source>
        <translation>كيف تُحفظ المفاتيح والقيم.</translation>
    </message>
    <message>
        <source>Computed by</source>
        <translation>الحاسب</translation>
    </message>
    <message>
        <source>Library or kernel for the matrix products of the layers.</source>
        <translation>ما يضرب مصفوفات الطبقات.</translation>
    </message>
    <message>
        <source>As requested?</source>
        <translation>كما طُلب؟</translation>
    </message>
    <message>
        <source>Whether this device ran what was requested, and if not, why.</source>
        <translation>هل نفّذ هذا الجهاز ما طُلب، وإن لا فلماذا.</translation>
    </message>
    <message>
        <source>Simulated: values are valid, speed is not.</source>
        <translation>محاكى: القيم صحيحة، أما السرعة فلا.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no: </source>
        <translation>لا: </translation>
    </message>
    <message>
        <source>Load (s)</source>
        <translation>التحميل (s)</translation>
    </message>
    <message>
        <source>Quantizing (s)</source>
        <translation>التكميم (s)</translation>
    </message>
    <message>
        <source>Part of the load time for reading, calibrating and quantizing.</source>
        <translation>منه القراءة والمعايرة وإيجاد الرموز.</translation>
    </message>
    <message>
        <source>To the device (s)</source>
        <translation>إلى الجهاز (s)</translation>
    </message>
    <message>
        <source>Part of the load time for copying to the device.</source>
        <translation>منه التسليم إلى الجهاز.</translation>
    </message>
    <message>
        <source>vs baseline</source>
        <translation>مقابل الأساس</translation>
    </message>
    <message>
        <source>In page cache (%)</source>
        <translation>في مخبأ الصفحات (%)</translation>
    </message>
    <message>
        <source>Share of the files&apos; pages that were in the page cache before: 100% is a warm load.</source>
        <translation>نسبة صفحات الملفات التي كانت في مخبأ الصفحات قبل ذلك: 100% تحميل ساخن.</translation>
    </message>
    <message>
        <source>Not reported by the system.</source>
        <translation>النظام لا يقول ذلك.</translation>
    </message>
    <message>
        <source>Cold load (s)</source>
        <translation>تحميل بارد (s)</translation>
    </message>
    <message>
        <source>With the files dropped from the page cache first. Measured once, with the first configuration, because all read the same files.</source>
        <translation>بعد إخراج الملفات من مخبأ الصفحات؛ قيس مرة واحدة مع التهيئة الأولى، إذ تقرأ كلها الملفات نفسها.</translation>
    </message>
    <message>
        <source>vs baseline (%)</source>
        <translation>مقابل الأساس (%)</translation>
    </message>
    <message>
        <source>Weights relative to the baseline.</source>
        <translation>الأوزان نسبةً إلى أوزان خط الأساس.</translation>
    </message>
    <message>
        <source>For all sequences at full context.</source>
        <translation>لكل التسلسلات بسياق كامل.</translation>
    </message>
    <message>
        <source>Keys and values of one token.</source>
        <translation>مفاتيح رمز (token) واحد وقيمه.</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>ذاكرة العمل</translation>
    </message>
    <message>
        <source>Activations and scratch.</source>
        <translation>التفعيلات والذاكرة المؤقتة.</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>الذروة</translation>
    </message>
    <message>
        <source>Peak allocation, including loading.</source>
        <translation>أكبر ما شُغل دفعة واحدة، بما فيه التحميل.</translation>
    </message>
    <message>
        <source>Number of tokens of one sequence that fit into free memory with this configuration loaded.</source>
        <translation>الرموز (tokens) الكاملة لتسلسل واحد التي تتسع لها الذاكرة المتاحة مع تحميل هذه التهيئة.</translation>
    </message>
    <message>
        <source>First token (ms), prompt %1</source>
        <translation>أول رمز (ms)، مطالبة %1</translation>
    </message>
    <message>
        <source>batch %1, prompt %2</source>
        <translation>دفعة %1، مطالبة %2</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>دفعة %1</translation>
    </message>
    <message>
        <source>ms/token, %1</source>
        <translation>ms/رمز، %1</translation>
    </message>
    <message>
        <source>Time per output token (TPOT): one more token of all sequences; median.</source>
        <translation>الزمن لكل رمز خرج (TPOT): رمز آخر لكل التسلسلات؛ الوسيط.</translation>
    </message>
    <message>
        <source>Speed, %1</source>
        <translation>السرعة، %1</translation>
    </message>
    <message>
        <source>Request (s), %1</source>
        <translation>الطلب (s)، %1</translation>
    </message>
    <message>
        <source>All prompts one after another, then their tokens together; computed from the median prompt and the mean step.</source>
        <translation>كل المطالبات واحدة بعد أخرى، ثم رموزها معًا: مركّب من وسيط المطالبة ومتوسط الخطوة.</translation>
    </message>
    <message>
        <source>Standard error by means of blocks of 32 neighbouring tokens.</source>
        <translation>الخطأ المعياري من كتل من 32 رمزًا متجاورًا.</translation>
    </message>
    <message>
        <source>Δ (%)</source>
        <translation>Δ (%)</translation>
    </message>
    <message>
        <source>Perplexity relative to the baseline, on the same tokens.</source>
        <translation>الحيرة مقابل حيرة خط الأساس، على الرموز (tokens) نفسها.</translation>
    </message>
    <message>
        <source>95% interval (%)</source>
        <translation>مجال 95% (%)</translation>
    </message>
    <message>
        <source>Interval of the ratio of perplexities: paired bootstrap (BCa) over blocks of 32 tokens.</source>
        <translation>لنسبة الحيرتين، bootstrap مزدوج (BCa) بكتل من 32 رمزًا (token).</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Over the KL divergences of all tokens.</source>
        <translation>لتباعدات KL للرموز (tokens).</translation>
    </message>
    <message>
        <source>better</source>
        <translation>أفضل</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>أسوأ</translation>
    </message>
    <message>
        <source>equivalent</source>
        <translation>مكافئ</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>نظرة عامة</translation>
    </message>
    <message>
        <source>Inspection</source>
        <translation>الفحص</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>التحميل</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>زمن التنفيذ</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>المهام</translation>
    </message>
    <message>
        <source>Throughput (tokens/s), %1</source>
        <translation>الإنتاجية (رمز/s)، %1</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>التهيئة</translation>
    </message>
    <message>
        <source>As requested.</source>
        <translation>ما طُلب.</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>فشلت: %1</translation>
    </message>
    <message>
        <source>Median of %1 steps. The throughput over wall time is %2 tokens/s.</source>
        <translation>وسيط %1 خطوة. الإنتاجية بالوقت الفعلي %2 رمز/s.</translation>
    </message>
    <message>
        <source>95% interval %1 to %2 tokens/s.</source>
        <translation>مجال 95%: من %1 إلى %2 رمز/s.</translation>
    </message>
    <message>
        <source>Tokens of %1 steps over their wall time; %2 tokens/s at the median step, %3 with the prompts counted.</source>
        <translation>رموز %1 خطوة مقسومة على وقتها الفعلي؛ %2 رمز/s عند الخطوة الوسيطة، و%3 مع احتساب المطالبات.</translation>
    </message>
    <message>
        <source>%1: ± SE</source>
        <translation>%1: ± الخطأ المعياري</translation>
    </message>
    <message>
        <source>%1: Δ points</source>
        <translation>%1: Δ نقاط</translation>
    </message>
    <message>
        <source>%1: p</source>
        <translation>%1: p</translation>
    </message>
    <message>
        <source>%1: verdict</source>
        <translation>%1: الحكم</translation>
    </message>
    <message>
        <source>All decoded tokens of all sequences over the wall time of all steps, disturbed ones included.</source>
        <translation>كل الرموز المولَّدة لكل التسلسلات مقسومة على الوقت الفعلي لكل الخطوات، ومنها المضطربة.</translation>
    </message>
    <message>
        <source>Perplexity verdict</source>
        <translation>حكم الحيرة</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>مخبأ KV لكل رمز</translation>
    </message>
    <message>
        <source>Median step (tokens/s), %1</source>
        <translation>الخطوة الوسيطة (رمز/s)، %1</translation>
    </message>
    <message>
        <source>Tokens per second of all sequences at the median step, as without disturbed steps.</source>
        <translation>الرموز في الثانية لكل التسلسلات معًا عند الخطوة الوسيطة: ما تعطيه خطوة غير مضطربة.</translation>
    </message>
    <message>
        <source>KL, mean (nats)</source>
        <translation>KL، المتوسط (نات)</translation>
    </message>
    <message>
        <source>KL, median (nats)</source>
        <translation>KL، الوسيط (نات)</translation>
    </message>
    <message>
        <source>KL, 99% (nats)</source>
        <translation>KL، ‏99% (نات)</translation>
    </message>
    <message>
        <source>99th percentile of the tokens&apos; KL divergences.</source>
        <translation>المئين 99 لتباعدات KL للرموز (tokens).</translation>
    </message>
    <message>
        <source>KL, largest (nats)</source>
        <translation>KL، الأكبر (نات)</translation>
    </message>
    <message>
        <source>Time per token relative to the baseline, from pairs of the same round. A difference must exceed that between two measurements of the baseline. This is the median of the ratios of the rounds, not the ratio of the ms/token columns.</source>
        <translation>الزمن لكل رمز بالنسبة إلى خط الأساس، من أزواج الجولة نفسها. يجب أن يتجاوز الفرقُ الفرقَ بين قياسين لخط الأساس. وهو وسيط نسب الجولات، لا النسبة بين قيم العمود ms/رمز.</translation>
    </message>
    <message>
        <source>From opening the files until the model can generate.</source>
        <translation>من فتح الملفات حتى يتمكن النموذج من التوليد.</translation>
    </message>
    <message>
        <source>Load time divided by that of the baseline. Each was loaded once, so there is no interval.</source>
        <translation>زمن التحميل مقسومًا على زمن تحميل خط الأساس. حُمّل كل منها مرة واحدة، لذا لا يوجد مجال.</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>المخصص</translation>
    </message>
    <message>
        <source>Memory allocated for weights on the device, including padding and both layouts of a matrix.</source>
        <translation>الذاكرة المخصصة للأوزان على الجهاز، بما فيها الحشو وكلا تخطيطي المصفوفة.</translation>
    </message>
    <message>
        <source>KV capacity (tokens)</source>
        <translation>سعة KV (رموز)</translation>
    </message>
    <message>
        <source>From a new prompt to its first output token (TTFT); median.</source>
        <translation>من مطالبة جديدة حتى أول رمز خرج لها (TTFT)؛ الوسيط.</translation>
    </message>
    <message>
        <source>p-value of the difference, adjusted for the number of configurations (Holm).</source>
        <translation>القيمة p للفرق، مصححة بعدد التهيئات (Holm).</translation>
    </message>
</context>
<context>
    <name>LlmSlides</name>
    <message>
        <source>%1, perplexity</source>
        <translation>%1، الحيرة</translation>
    </message>
    <message>
        <source>standard error %1</source>
        <translation>الخطأ المعياري %1</translation>
    </message>
    <message>
        <source>%1 against the baseline</source>
        <translation>%1 مقابل خط الأساس</translation>
    </message>
    <message>
        <source>95% interval %1 to %2</source>
        <translation>مجال 95% من %1 إلى %2</translation>
    </message>
    <message>
        <source>%1, weights</source>
        <translation>%1، الأوزان</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>مطابق</translation>
    </message>
    <message>
        <source>%1, time per token</source>
        <translation>%1، الزمن لكل رمز</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>%1 decodes %2× as fast as the baseline, one sequence at a time.</source>
        <translation>يولّد %1 أسرع من خط الأساس بمقدار %2×، بتسلسل واحد في المرة.</translation>
    </message>
    <message>
        <source>No configuration decodes measurably faster than the baseline on this device.</source>
        <translation>لم يثبت أن تهيئة ما تولّد أسرع من خط الأساس على هذا الجهاز.</translation>
    </message>
    <message numerus="yes">
        <source>n = %n step(s)</source>
        <translation>
            <numerusform>n = %n، بلا خطوات</numerusform>
            <numerusform>n = %n، خطوة واحدة</numerusform>
            <numerusform>n = %n، خطوتان</numerusform>
            <numerusform>n = %n خطوات</numerusform>
            <numerusform>n = %n خطوة</numerusform>
            <numerusform>n = %n خطوة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n token(s)</source>
        <translation>
            <numerusform>n = %n، بلا رموز</numerusform>
            <numerusform>n = %n، رمز واحد</numerusform>
            <numerusform>n = %n، رمزان</numerusform>
            <numerusform>n = %n رموز</numerusform>
            <numerusform>n = %n رمزًا</numerusform>
            <numerusform>n = %n رمز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n round(s)</source>
        <translation>
            <numerusform>n = %n، بلا جولات</numerusform>
            <numerusform>n = %n، جولة واحدة</numerusform>
            <numerusform>n = %n، جولتان</numerusform>
            <numerusform>n = %n جولات</numerusform>
            <numerusform>n = %n جولة</numerusform>
            <numerusform>n = %n جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the largest increase.</source>
        <translation>أبعدها فوقها %1.</translation>
    </message>
    <message>
        <source>No smaller configuration is shown to match the perplexity of the baseline within ±0.5%.</source>
        <translation>لم يثبت أن لأي تهيئة أصغر حيرة خط الأساس ضمن ±0.5%.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n configuration(s) match the perplexity of the baseline within ±0.5%.</source>
        <translation>
            <numerusform>تطابق %1 من %n تهيئات حيرةَ خط الأساس ضمن ±0.5%.</numerusform>
            <numerusform>تطابق %1 من تهيئة واحدة حيرةَ خط الأساس ضمن ±0.5%.</numerusform>
            <numerusform>تطابق %1 من تهيئتين حيرةَ خط الأساس ضمن ±0.5%.</numerusform>
            <numerusform>تطابق %1 من %n تهيئات حيرةَ خط الأساس ضمن ±0.5%.</numerusform>
            <numerusform>تطابق %1 من %n تهيئة حيرةَ خط الأساس ضمن ±0.5%.</numerusform>
            <numerusform>تطابق %1 من %n تهيئة حيرةَ خط الأساس ضمن ±0.5%.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeasureTour</name>
    <message>
        <source>Start</source>
        <translation>البدء</translation>
    </message>
    <message>
        <source>F5 measures every chosen mode in turn, in the same rounds, so that a warming device cannot favor one of them. The runs of this tour were recorded on an NVIDIA H200; no GPU is needed to look at them.</source>
        <translation>يقيس F5 كل الأوضاع المختارة بالتناوب في الجولات نفسها، كي لا يحابي ارتفاع حرارة الجهاز أيًّا منها. سُجّلت تشغيلات هذه الجولة على NVIDIA H200؛ ولا حاجة إلى GPU للنظر فيها.</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>القياس المباشر</translation>
    </message>
    <message>
        <source>Live measures until you stop it. The trace grows while the kernels run: an envelope of all samples, the median, outliers as dots, and the distribution on the same axis.</source>
        <translation>يقيس «مباشر» حتى توقفه. ينمو الأثر أثناء عمل النوى: غلاف لكل العيّنات، والوسيط، والقيم الشاذة نقاطًا، والتوزيع على المحور نفسه.</translation>
    </message>
    <message>
        <source>Turn a knob</source>
        <translation>تغيير قيمة</translation>
    </message>
    <message>
        <source>Drag Tokens, or choose another operation, size or number format: the running measurement follows at once. Below the setup stands how long a run takes and how much memory it needs.</source>
        <translation>اسحب «الرموز»، أو اختر عملية أو حجمًا أو صيغة عددية أخرى: يتبعها القياس الجاري فورًا. ويظهر تحت الإعداد كم يستغرق التشغيل وكم يحتاج من الذاكرة.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>Every mode against the baseline, with ratio and interval: FASTER, SLOWER, SAME within ±1%, or NOT RESOLVED. Point at a cell to see what it rests on. The findings begin with the mode to choose.</source>
        <translation>كل وضع مقابل خط الأساس، مع النسبة والمجال: أسرع، أو أبطأ، أو متساوٍ ضمن ±1%، أو غير محسوم. أشِر إلى خلية لترى ما تستند إليه. وتبدأ الملاحظات بالوضع الذي ينبغي اختياره.</translation>
    </message>
</context>
<context>
    <name>qs::Message</name>
    <message numerus="yes">
        <source>&quot;%1&quot; (%n values)</source>
        <comment>&quot;%1&quot; (%n value)</comment>
        <translation>
            <numerusform>&quot;%1&quot; (لا قيم)</numerusform>
            <numerusform>&quot;%1&quot; (قيمة واحدة)</numerusform>
            <numerusform>&quot;%1&quot; (قيمتان)</numerusform>
            <numerusform>&quot;%1&quot; (%n قيم)</numerusform>
            <numerusform>&quot;%1&quot; (%n قيمة)</numerusform>
            <numerusform>&quot;%1&quot; (%n قيمة)</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list</source>
        <translation>يجب أن يكون &quot;%1&quot; قائمة</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is not a duration</source>
        <translation>&quot;%1&quot; في %2 ليست مدة</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of query %2 is not a time</source>
        <translation>&quot;%1&quot; في الاستعلام %2 ليس زمنًا</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, value %2 is not a time</source>
        <translation>&quot;%1&quot;، القيمة %2 ليست زمنًا</translation>
    </message>
    <message>
        <source>&quot;added_tokens&quot; is not a list</source>
        <translation>&quot;added_tokens&quot; ليس قائمة</translation>
    </message>
    <message>
        <source>&quot;computeMs&quot; of query %1 is not a time</source>
        <translation>&quot;computeMs&quot; للاستعلام %1 ليس زمنًا</translation>
    </message>
    <message>
        <source>&quot;dur&quot; of event %1 is not a duration in microseconds</source>
        <translation>&quot;dur&quot; في الحدث %1 ليست مدة بالميكروثانية</translation>
    </message>
    <message>
        <source>&quot;elapsed_time&quot; is not a positive number</source>
        <translation>&quot;elapsed_time&quot; ليس عددًا موجبًا</translation>
    </message>
    <message>
        <source>&quot;endComputeMs&quot; of query %1 is not a time after &quot;startComputeMs&quot;</source>
        <translation>&quot;endComputeMs&quot; للاستعلام %1 ليس زمنًا بعد &quot;startComputeMs&quot;</translation>
    </message>
    <message>
        <source>&quot;traceEvents&quot; is not a list</source>
        <translation>&quot;traceEvents&quot; ليست قائمة</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 was skipped by nvbench.</source>
        <translation>%1: تخطّى nvbench القياس %2.</translation>
    </message>
    <message>
        <source>%1 %2 … %3</source>
        <translation>%1 %2 … %3</translation>
    </message>
    <message>
        <source>%1 %2 … %3 in steps of %4</source>
        <translation>%1 ‏%2 … %3 بخطوات قدرها %4</translation>
    </message>
    <message>
        <source>%1 %2 … %3, doubling</source>
        <translation>%1 ‏%2 … %3، بالمضاعفة</translation>
    </message>
    <message>
        <source>%1 %2 … %3, each ×%4</source>
        <translation>%1 ‏%2 … %3، كل منها ×%4</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4, on %5</source>
        <translation>%1 %2، %3، %4، على %5</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (من %2 إلى %3)</translation>
    </message>
    <message>
        <source>%1 (%2 tokens/s with batch %3, %4 with batch %5: %6× [%7, %8])</source>
        <translation>%1 (%2 رمز/s بدفعة %3، و%4 بدفعة %5: ‏%6× [%7, %8])</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <translation>%1 (%2، السطر %3)</translation>
    </message>
    <message>
        <source>%1 (custom kernel; cuBLASLt was not found)</source>
        <translation>%1 (نواة خاصة؛ لم يُعثر على cuBLASLt)</translation>
    </message>
    <message>
        <source>%1 (few rows: custom kernel; more: cuBLASLt)</source>
        <translation>%1 (صفوف قليلة: نواة خاصة؛ أكثر: cuBLASLt)</translation>
    </message>
    <message>
        <source>%1 (simulated)</source>
        <translation>%1 (محاكى)</translation>
    </message>
    <message>
        <source>%1 activations</source>
        <translation>تفعيلات %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 مقابل %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 و%2 أخرى</translation>
    </message>
    <message>
        <source>%1 are not resolved with this text.</source>
        <translation>لا يميّز هذا النص التهيئات %1.</translation>
    </message>
    <message>
        <source>%1 assigns id %3 to the token %2; ids must be from 0 to %4.</source>
        <translation>يعطي %1 الرمز (token) %2 المعرّف %3؛ والمعرّفات من 0 إلى %4.</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1 عند %2: %3</translation>
    </message>
    <message>
        <source>%1 bytes at its end belong to no tensor</source>
        <translation>%1 بايت في نهايته لا تنتمي إلى موتر</translation>
    </message>
    <message>
        <source>%1 bytes before %2 belong to no tensor</source>
        <translation>%1 بايت قبل %2 لا تنتمي إلى موتر</translation>
    </message>
    <message>
        <source>%1 bytes from offset %2 exceed the buffer size of %3.</source>
        <translation>%1 بايت من الإزاحة %2 تتجاوز بايتات المخزن %3.</translation>
    </message>
    <message>
        <source>%1 can be swept over %2.</source>
        <translation>يمكن أن يكون مسح %1 على %2.</translation>
    </message>
    <message>
        <source>%1 changed all weights during training, so it cannot be combined with other modes.</source>
        <translation>غيّر %1 كل وزن أثناء تدريبه، فلا يمكن أن يجاور أوضاعًا أخرى.</translation>
    </message>
    <message>
        <source>%1 classes are not supported; use 2 to 1,000.</source>
        <translation>%1 أصناف غير ممكنة؛ الممكن من 2 إلى 1,000.</translation>
    </message>
    <message>
        <source>%1 compared with %2: %3; %4 items became correct and %5 wrong.</source>
        <translation>%1 مقابل %2: %3؛ %4 عناصر صارت صحيحة و%5 خاطئة.</translation>
    </message>
    <message>
        <source>%1 compared with %2: the ratio of means is %3×, that of medians %4× (%5–%6). The rest is due to slow samples.</source>
        <translation>%1 مقابل %2: المتوسطات تقول %3×، والوسطاء %4× (%5–%6): الباقي عيّنات بطيئة.</translation>
    </message>
    <message>
        <source>%1 contains &quot;sliding_attention&quot;, but no window is specified.</source>
        <translation>يذكر %1 &quot;sliding_attention&quot;، لكن لا نافذة هناك.</translation>
    </message>
    <message>
        <source>%1 contains %2 twice.</source>
        <translation>يذكر %1 الاسم %2 مرتين.</translation>
    </message>
    <message>
        <source>%1 contains %2, which is not supported.</source>
        <translation>يذكر %1 القيمة %2، وهي غير مدعومة.</translation>
    </message>
    <message>
        <source>%1 contains more than %2 rows (the limit).</source>
        <translation>في %1 أكثر من %2 صف، وهو الحد.</translation>
    </message>
    <message>
        <source>%1 contains more than 2,000,000 items (the limit).</source>
        <translation>في %1 أكثر من 2,000,000 عنصر، وهو الحد.</translation>
    </message>
    <message>
        <source>%1 contains neither &quot;model.safetensors&quot; nor &quot;model.safetensors.index.json&quot;.</source>
        <translation>ليس في %1 الملف &quot;model.safetensors&quot; ولا &quot;model.safetensors.index.json&quot;.</translation>
    </message>
    <message>
        <source>%1 contains no &quot;tokenizer.json&quot;, only &quot;tokenizer.model&quot; (SentencePiece), which is not supported.</source>
        <translation>ليس في %1 الملف &quot;tokenizer.json&quot;، بل &quot;tokenizer.model&quot; ‏(SentencePiece) وحده، ولا يُقرأ.</translation>
    </message>
    <message>
        <source>%1 contains no run of one size measured by Quantoscope.</source>
        <translation>لا تشغيل في %1 بحجم واحد قيس هنا.</translation>
    </message>
    <message>
        <source>%1 contains no run: it is neither a session nor a results.json.</source>
        <translation>لا تشغيل في %1: ليس جلسة ولا results.json.</translation>
    </message>
    <message>
        <source>%1 contains the token %2 (%3), but the model supports tokens 0 to %4: its tokenizer has %5 tokens, its embedding %6 rows.</source>
        <translation>في %1 الرمز (token) %2 (%3)، والنموذج يعرف الرموز من 0 إلى %4: في مُرمِّزه (tokenizer) من الرموز %5، وفي تضمينه من الصفوف %6.</translation>
    </message>
    <message>
        <source>%1 decoded in registers × %2, FP32 multiply-adds (%3)</source>
        <translation>%1 يُفك ترميزه في السجلات × %2، ضرب وجمع FP32 (%3)</translation>
    </message>
    <message>
        <source>%1 decoded in registers × %2, FP32 multiply-adds (more than 32 rows: dequantized, %3)</source>
        <translation>%1 يُفك ترميزه في السجلات × %2، ضرب وجمع FP32 (أكثر من 32 صفًا: مستعاد، %3)</translation>
    </message>
    <message>
        <source>%1 decoded in registers × %2, tensor cores, FP32 sums (up to %3 rows: custom kernel; more: dequantized, cuBLASLt)</source>
        <translation>%1 يُفك ترميزه في السجلات × %2، نوى الموترات، مجاميع FP32 (حتى %3 من الصفوف: نواة خاصة؛ أكثر: مستعاد، cuBLASLt)</translation>
    </message>
    <message>
        <source>%1 decompresses to more than %2 (the limit).</source>
        <translation>يتمدد %1 عند فك ضغطه إلى أكثر من %2، وهو الحد.</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 غير موجود.</translation>
    </message>
    <message>
        <source>%1 does not fill a whole number of bytes</source>
        <translation>لا يملأ %1 بايتات كاملة</translation>
    </message>
    <message>
        <source>%1 duplicate images were removed, so that no two splits share an item.</source>
        <translation>أُسقطت %1 صور مكررة، كي لا يتشارك جزء عنصرًا مع آخر.</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 عناصر</translation>
    </message>
    <message>
        <source>%1 epochs are not supported</source>
        <translation>%1 حقب غير ممكنة</translation>
    </message>
    <message>
        <source>%1 exists, but is not a session that this version can write.</source>
        <translation>%1 موجود وليس جلسة يكتبها هذا الإصدار.</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>فشل %1: %2</translation>
    </message>
    <message>
        <source>%1 generates its operands; a file can be used for quantization only.</source>
        <translation>يُنشئ %1 معاملاته بنفسه؛ والملف يمكن تكميمه فقط.</translation>
    </message>
    <message>
        <source>%1 has %2 dimensions; the limit is 64</source>
        <translation>لـ %1 أبعاد عددها %2؛ ويُقرأ 64 على الأكثر</translation>
    </message>
    <message>
        <source>%1 has %2 float tensors.</source>
        <translation>في %1 عدد %2 من الموترات العائمة.</translation>
    </message>
    <message>
        <source>%1 has %2 merges; the limit is %3.</source>
        <translation>في %1 من عمليات الدمج (merges) %2؛ ويُقرأ %3 على الأكثر.</translation>
    </message>
    <message>
        <source>%1 has %2 records, and the first %3 are used as examples before each question.</source>
        <translation>في %1 من السجلات %2، وأولها وعددها %3 هي الأمثلة التي تسبق كل سؤال.</translation>
    </message>
    <message>
        <source>%1 has %2 tokens; at least two are required.</source>
        <translation>في %1 من الرموز %2؛ وأقل ما يمكن تقييمه رمزان.</translation>
    </message>
    <message>
        <source>%1 has AWQ weights of %2 bits in groups of %3, which is not supported.</source>
        <translation>في %1 أوزان AWQ من %2 بت في مجموعات من %3، وهذا غير مدعوم.</translation>
    </message>
    <message>
        <source>%1 has GPTQ weights of %2 bits in groups of %3, which is not supported.</source>
        <translation>في %1 أوزان GPTQ من %2 بت في مجموعات من %3، وهذا غير مدعوم.</translation>
    </message>
    <message>
        <source>%1 has a &quot;%2&quot; that is neither true nor false</source>
        <translation>في %1 القيمة &quot;%2&quot; وليست true ولا false</translation>
    </message>
    <message>
        <source>%1 has a &quot;%2&quot;, which is not supported.</source>
        <translation>في %1 &quot;%2&quot;، وهو غير مدعوم.</translation>
    </message>
    <message>
        <source>%1 has a &quot;dropout&quot;, which would give different tokens each time.</source>
        <translation>في %1 &quot;dropout&quot;، وكان سيعطي رموزًا (tokens) أخرى في كل مرة.</translation>
    </message>
    <message>
        <source>%1 has a dimension that is not a whole number from 0 to 2^63 - 1</source>
        <translation>لـ %1 بُعد ليس عددًا صحيحًا من 0 إلى 2^63 - 1</translation>
    </message>
    <message>
        <source>%1 has a higher perplexity.</source>
        <translation>لـ %1 حيرة أعلى.</translation>
    </message>
    <message>
        <source>%1 has a lower perplexity.</source>
        <translation>لـ %1 حيرة أدنى.</translation>
    </message>
    <message>
        <source>%1 has an invalid size</source>
        <translation>حجم %1 غير ممكن</translation>
    </message>
    <message>
        <source>%1 has an invalid size.</source>
        <translation>حجم %1 غير ممكن.</translation>
    </message>
    <message>
        <source>%1 has data_offsets %2, but the file contains only %3 bytes of data</source>
        <translation>في %1 data_offsets %2، لكن في الملف %3 بايت من البيانات فقط</translation>
    </message>
    <message>
        <source>%1 has data_offsets %2, whose end is before the start</source>
        <translation>في %1 data_offsets %2 تسير إلى الوراء</translation>
    </message>
    <message>
        <source>%1 has data_offsets that are not whole numbers of 0 or more</source>
        <translation>في %1 data_offsets ليست أعدادًا صحيحة بدءًا من 0</translation>
    </message>
    <message>
        <source>%1 has more than %2 records.</source>
        <translation>في %1 أكثر من %2 سجل.</translation>
    </message>
    <message>
        <source>%1 has more than 1,000 groups.</source>
        <translation>في %1 أكثر من 1,000 مجموعة.</translation>
    </message>
    <message>
        <source>%1 has narrower vectors</source>
        <translation>حلقات %1 أضيق</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot;</source>
        <translation>ليس في %1 القيمة &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot; that is a number of 0 or more</source>
        <translation>ليس في %1 القيمة &quot;%2&quot; عددًا بدءًا من 0</translation>
    </message>
    <message>
        <source>%1 has no &quot;config_groups&quot;.</source>
        <translation>ليس في %1 القسم &quot;config_groups&quot;.</translation>
    </message>
    <message>
        <source>%1 has no &quot;merges&quot;, which are required to tokenize text.</source>
        <translation>ليس في %1 القائمة &quot;merges&quot; التي لا يمكن دونها تقطيع نص إلى رموزه (tokens).</translation>
    </message>
    <message>
        <source>%1 has no &quot;model&quot;.</source>
        <translation>ليس في %1 القسم &quot;model&quot;.</translation>
    </message>
    <message>
        <source>%1 has no &quot;pattern&quot; that is a String or a Regex</source>
        <translation>ليس في %1 القيمة &quot;pattern&quot; بنوع String أو Regex</translation>
    </message>
    <message>
        <source>%1 has no &quot;vocab&quot;.</source>
        <translation>ليس في %1 القسم &quot;vocab&quot;.</translation>
    </message>
    <message>
        <source>%1 has no &quot;weight_map&quot;.</source>
        <translation>ليس في %1 القسم &quot;weight_map&quot;.</translation>
    </message>
    <message>
        <source>%1 has no &quot;weights&quot;.</source>
        <translation>ليس في %1 القسم &quot;weights&quot;.</translation>
    </message>
    <message>
        <source>%1 has no %2.</source>
        <translation>ليس للعملية %1 البعد %2.</translation>
    </message>
    <message>
        <source>%1 has no dtype</source>
        <translation>لا dtype لـ %1</translation>
    </message>
    <message>
        <source>%1 has no elements.</source>
        <translation>لا عناصر في %1.</translation>
    </message>
    <message>
        <source>%1 has no learned step sizes.</source>
        <translation>لا خطوات متعلَّمة لـ %1.</translation>
    </message>
    <message>
        <source>%1 has no pair of data_offsets</source>
        <translation>لا زوج data_offsets لـ %1</translation>
    </message>
    <message>
        <source>%1 has no records.</source>
        <translation>ليس في %1 سجلات.</translation>
    </message>
    <message>
        <source>%1 has no shape</source>
        <translation>لا شكل لـ %1</translation>
    </message>
    <message>
        <source>%1 has no tensor %2, but is listed for it in %3.</source>
        <translation>ليس في %1 الموتر %2 الذي يضعه فيه %3.</translation>
    </message>
    <message>
        <source>%1 has no tensor %2.</source>
        <translation>ليس في %1 الموتر %2.</translation>
    </message>
    <message>
        <source>%1 has no tensor of a supported floating-point type (it has %2 tensors).</source>
        <translation>لا موتر في %1 من نوع عائم مدعوم (فيه %2 موترات).</translation>
    </message>
    <message>
        <source>%1 has not been trained.</source>
        <translation>لم يُدرَّب %1.</translation>
    </message>
    <message>
        <source>%1 has separate rules for single layers (&quot;dynamic&quot;), which is not supported.</source>
        <translation>يعطي %1 طبقات مفردة قواعد خاصة بها (&quot;dynamic&quot;)، وهذا غير مدعوم.</translation>
    </message>
    <message>
        <source>%1 has the AWQ version %2, which is not supported.</source>
        <translation>في %1 إصدار AWQ %2، وهو غير مدعوم.</translation>
    </message>
    <message>
        <source>%1 has the GPTQ format %2, which is not supported.</source>
        <translation>في %1 صيغة GPTQ %2، وهي غير مدعومة.</translation>
    </message>
    <message>
        <source>%1 has the behavior %2, which is not supported</source>
        <translation>في %1 السلوك %2، وهو غير مدعوم</translation>
    </message>
    <message>
        <source>%1 has the format %2 with %3-bit %4 weights, which is not supported.</source>
        <translation>في %1 الصيغة %2 بأوزان %4 من %3 بت، وهي غير مدعومة.</translation>
    </message>
    <message>
        <source>%1 has the method %2, which is not supported.</source>
        <translation>في %1 الطريقة %2، وهي غير مدعومة.</translation>
    </message>
    <message>
        <source>%1 has the smallest file of all equivalent modes: %2 KiB, %3% of the baseline.</source>
        <translation>أصغر ملف لوضع مكافئ هو ملف %1: ‎%2 KiB، أي %3% من خط الأساس.</translation>
    </message>
    <message>
        <source>%1 has the smallest loss of the configurations that meet the limits: %2.</source>
        <translation>أقل خسارة بين التهيئات المستوفية للحدود هي خسارة %1: ‏%2.</translation>
    </message>
    <message>
        <source>%1 has the smallest weights: %2 bytes, %3 of the baseline.</source>
        <translation>أصغر الأوزان أوزان %1: %2 بايت، %3 من خط الأساس.</translation>
    </message>
    <message>
        <source>%1 has the strategy %2 with a group size that does not fit it.</source>
        <translation>في %1 الاستراتيجية %2 بحجم مجموعات لا معنى له معها.</translation>
    </message>
    <message>
        <source>%1 has the type %2, which is not supported.</source>
        <translation>%1 من النوع %2، وهو غير مدعوم.</translation>
    </message>
    <message>
        <source>%1 has the unknown token %2, which is not in its vocabulary.</source>
        <translation>في %1 الرمز (token) %2 للمجهول، وهو ليس في مفرداته.</translation>
    </message>
    <message>
        <source>%1 have a higher perplexity.</source>
        <translation>للتهيئات %1 حيرة أعلى.</translation>
    </message>
    <message>
        <source>%1 have a lower perplexity.</source>
        <translation>للتهيئات %1 حيرة أدنى.</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 رؤوس</translation>
    </message>
    <message>
        <source>%1 images require more than 4 GiB (the limit).</source>
        <translation>%1 صور تحتاج أكثر من 4 GiB، وهو الحد.</translation>
    </message>
    <message>
        <source>%1 in the group %2</source>
        <translation>%1 في المجموعة %2</translation>
    </message>
    <message>
        <source>%1 is %2, a RoPE scaling that is not supported.</source>
        <translation>قيمة %1 هي %2، وهو تغيير مقياس RoPE غير مدعوم.</translation>
    </message>
    <message>
        <source>%1 is %2, which is %3 above the limit of %4.</source>
        <translation>%1: ‏%2، أي فوق الحد %4 بمقدار %3.</translation>
    </message>
    <message>
        <source>%1 is %2, which is %3 below the limit of %4.</source>
        <translation>%1: ‏%2، أي تحت الحد %4 بمقدار %3.</translation>
    </message>
    <message>
        <source>%1 is %2, which is not a token id of a vocabulary of %3 tokens.</source>
        <translation>قيمة %1 هي %2، وليست معرّفًا في مفردات عددها %3 من الرموز (tokens).</translation>
    </message>
    <message>
        <source>%1 is %2, which is not divisible by the %3 heads, and there is no &quot;head_dim&quot;.</source>
        <translation>قيمة %1 هي %2، ولا تقبل القسمة على الرؤوس وعددها %3، وليس هناك &quot;head_dim&quot;.</translation>
    </message>
    <message>
        <source>%1 is %2, which is not supported.</source>
        <translation>قيمة %1 هي %2، وهي غير مدعومة.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1: ‏%2.</translation>
    </message>
    <message>
        <source>%1 is %2; expected %3.</source>
        <translation>قيمة %1 هي %2 حيث يلزم %3.</translation>
    </message>
    <message>
        <source>%1 is %2; it must be a multiple of %3.</source>
        <translation>%1 يساوي %2؛ ويجب أن يكون من مضاعفات %3.</translation>
    </message>
    <message>
        <source>%1 is %2; it must be between %3 and %4.</source>
        <translation>%1 يساوي %2؛ ويجب أن يكون من %3 إلى %4.</translation>
    </message>
    <message>
        <source>%1 is %2; it requires increasing whole numbers from 1 to %3.</source>
        <translation>قيمة %1 هي %2؛ والمقبول أعداد صحيحة متزايدة من 1 إلى %3.</translation>
    </message>
    <message>
        <source>%1 is %2; the limit of %3 lies within the 95% interval.</source>
        <translation>%1: ‏%2؛ ويقع الحد %3 داخل مجال 95%.</translation>
    </message>
    <message>
        <source>%1 is %2; the range is 1 to %3</source>
        <translation>قيمة %1 هي %2 والممكن من 1 إلى %3</translation>
    </message>
    <message>
        <source>%1 is a GGUF model (llama.cpp), which is not supported.</source>
        <translation>%1 نموذج بصيغة GGUF، صيغة llama.cpp، ولا تُقرأ.</translation>
    </message>
    <message>
        <source>%1 is a Parquet file; task files must be JSONL or JSON.</source>
        <translation>%1 ملف Parquet؛ وتُقرأ ملفات المهام بصيغة JSONL أو JSON.</translation>
    </message>
    <message>
        <source>%1 is a layer profile of trtexec --exportProfile, which contains no query times.</source>
        <translation>%1 ملف قياس طبقات من trtexec --exportProfile، ولا أزمنة استعلامات فيه.</translation>
    </message>
    <message>
        <source>%1 is a single number.</source>
        <translation>%1 عدد مفرد.</translation>
    </message>
    <message>
        <source>%1 is an .npy file, which contains a single tensor without a name.</source>
        <translation>%1 ملف .npy، وفيه موتر واحد بلا اسم.</translation>
    </message>
    <message>
        <source>%1 is compressed; task files must be JSONL or JSON.</source>
        <translation>%1 مضغوط؛ وتُقرأ ملفات المهام بصيغة JSONL أو JSON.</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at %3 of %4 sizes, by %5 to %6.</source>
        <translation>%1 أسرع من %2 عند %3 من %4 أحجام، بمقدار %5 إلى %6.</translation>
    </message>
    <message>
        <source>%1 is larger than 1 GiB.</source>
        <translation>حجم %1 يتجاوز 1 GiB.</translation>
    </message>
    <message>
        <source>%1 is missing, and the model_type %2 is not supported.</source>
        <translation>%1 مفقود، والقيمة %2 في model_type غير مدعومة.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 مفقود.</translation>
    </message>
    <message>
        <source>%1 is neither an .npy nor a .safetensors file.</source>
        <translation>ليس %1 ملف .npy ولا .safetensors.</translation>
    </message>
    <message>
        <source>%1 is not 1, which is not supported.</source>
        <translation>قيمة %1 ليست 1، وهذا غير مدعوم.</translation>
    </message>
    <message>
        <source>%1 is not a JSON object.</source>
        <translation>%1 ليس كائن JSON.</translation>
    </message>
    <message>
        <source>%1 is not a finite number</source>
        <translation>%1 ليس عددًا منتهيًا</translation>
    </message>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 ليس مجلدًا.</translation>
    </message>
    <message>
        <source>%1 is not a list of %2 types, one for each layer.</source>
        <translation>%1 ليس قائمة أنواع عددها %2، نوع لكل طبقة.</translation>
    </message>
    <message>
        <source>%1 is not an lm-eval item: it has neither doc_id nor doc_hash.</source>
        <translation>%1 ليس عنصرًا من lm-eval: لا doc_id فيه ولا doc_hash.</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation>%1 ليس كائنًا.</translation>
    </message>
    <message>
        <source>%1 is not resolved with this text.</source>
        <translation>لا يميّز هذا النص %1.</translation>
    </message>
    <message>
        <source>%1 is not supported</source>
        <translation>%1 غير مدعوم</translation>
    </message>
    <message>
        <source>%1 is not the output of a supported tool; it begins with %2.</source>
        <translation>%1 نص أو جدول لا تكتبه أي أداة مدعومة؛ ويبدأ بـ %2.</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: line %2, column %3: %4.</source>
        <translation>%1 ليس JSON صالحًا: السطر %2، العمود %3: %4.</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: line 1, column 1: unexpected end of input.</source>
        <translation>%1 ليس JSON صالحًا: السطر 1، العمود 1: نهاية غير متوقعة للمُدخل.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is skipped at %n points, first at %2: %3</source>
        <comment>%1 is skipped at %2: %3</comment>
        <translation>
            <numerusform>تُخطّي %1 عند %n نقطة، أولاها %2: %3</numerusform>
            <numerusform>تُخطّي %1 عند %2: %3</numerusform>
            <numerusform>تُخطّي %1 عند نقطتين، أولاهما %2: %3</numerusform>
            <numerusform>تُخطّي %1 عند %n نقاط، أولاها %2: %3</numerusform>
            <numerusform>تُخطّي %1 عند %n نقطة، أولاها %2: %3</numerusform>
            <numerusform>تُخطّي %1 عند %n نقطة، أولاها %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is skipped: %2</source>
        <translation>استُبعد %1: %2</translation>
    </message>
    <message>
        <source>%1 is stored in column-major order.</source>
        <translation>%1 مخزَّن عمودًا عمودًا.</translation>
    </message>
    <message>
        <source>%1 is the best (%2), significantly better than each of the others on these %3 items.</source>
        <translation>الأفضل %1 (%2)، وقد ثبت أنها أفضل من كل واحدة أخرى على هذه العناصر وعددها %3.</translation>
    </message>
    <message>
        <source>%1 is the fastest configuration that meets the limits: %2.</source>
        <translation>أسرع تهيئة تستوفي الحدود هي %1: ‏%2.</translation>
    </message>
    <message>
        <source>%1 is too large for single precision</source>
        <translation>%1 أكبر من أن تسعه الدقة المفردة</translation>
    </message>
    <message>
        <source>%1 is too large: %2. JSON files can have up to %3.</source>
        <translation>حجم %1 هو %2؛ ويُقرأ من JSON %3 على الأكثر.</translation>
    </message>
    <message>
        <source>%1 lists more than %2 shards.</source>
        <translation>يذكر %1 أكثر من %2 من الأجزاء (shards).</translation>
    </message>
    <message>
        <source>%1 lists more than 1,000 ids.</source>
        <translation>في %1 أكثر من 1,000 معرّف.</translation>
    </message>
    <message>
        <source>%1 lists no tensors.</source>
        <translation>لا يذكر %1 أي موتر.</translation>
    </message>
    <message>
        <source>%1 looks like a result of %2, but %3.</source>
        <translation>يبدو %1 نتيجة من %2، لكن %3.</translation>
    </message>
    <message>
        <source>%1 maps the tensor %2 to a file that is not a plain file name.</source>
        <translation>يضع %1 الموتر %2 في ملف ليس اسمه اسمًا بسيطًا.</translation>
    </message>
    <message>
        <source>%1 match the perplexity within ±0.5%.</source>
        <translation>للتهيئات %1 الحيرة نفسها ضمن ±0.5%.</translation>
    </message>
    <message>
        <source>%1 matches the perplexity within ±0.5%.</source>
        <translation>لـ %1 الحيرة نفسها ضمن ±0.5%.</translation>
    </message>
    <message>
        <source>%1 meet the limits and need the least memory (the same number of bytes).</source>
        <translation>تستوفي %1 الحدود وتحتاج إلى أقل ذاكرة، بعدد البايتات نفسه.</translation>
    </message>
    <message>
        <source>%1 merge %2 is not a pair of tokens: %3.</source>
        <translation>%1: الدمج (merge) %2 ليس زوج رموز (tokens): %3.</translation>
    </message>
    <message>
        <source>%1 merge %2 uses the token %3, which is not in the vocabulary.</source>
        <translation>%1: يستخدم الدمج (merge) %2 الرمز (token) %3، وهو ليس في المفردات.</translation>
    </message>
    <message>
        <source>%1 modes</source>
        <translation>%1 أوضاع</translation>
    </message>
    <message>
        <source>%1 modes are better; the largest difference is that of %2, %3.</source>
        <translation>%1 أوضاع أفضل؛ أبعدها %2، %3.</translation>
    </message>
    <message>
        <source>%1 modes are equivalent to FP32 within ±0.5 points; the largest difference is that of %2, %3.</source>
        <translation>%1 أوضاع مكافئة لـ FP32 ضمن ±0.5 نقطة؛ أبعدها %2، %3.</translation>
    </message>
    <message>
        <source>%1 modes are equivalent to and faster than the baseline on this device, by %2× to %3×.</source>
        <translation>عدد الأوضاع المكافئة لخط الأساس والأسرع منه على هذا الجهاز هو %1، بمقدار %2× إلى %3×.</translation>
    </message>
    <message>
        <source>%1 modes are not resolved with these items; the largest difference is that of %2, %3.</source>
        <translation>%1 أوضاع لا تحسمها هذه العناصر؛ أبعدها %2، %3.</translation>
    </message>
    <message>
        <source>%1 modes are worse; the largest difference is that of %2, %3.</source>
        <translation>%1 أوضاع أسوأ؛ أبعدها %2، %3.</translation>
    </message>
    <message>
        <source>%1 must be %2.</source>
        <translation>يجب أن يكون %1 هو %2.</translation>
    </message>
    <message>
        <source>%1 must be larger than low_freq_factor.</source>
        <translation>يجب أن يكون %1 أكبر من low_freq_factor.</translation>
    </message>
    <message>
        <source>%1 needs the least memory of the configurations that meet the limits: %2.</source>
        <translation>أقل التهيئات المستوفية للحدود حاجة إلى الذاكرة هي %1: ‏%2.</translation>
    </message>
    <message>
        <source>%1 ns = %2 ps per element</source>
        <translation>%1 ns = %2 ps لكل عنصر</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot;</source>
        <translation>%1 من &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 of %2 columns never change in the training split; they are set to 0.</source>
        <translation>%1 من %2 أعمدة لا تتغير أبدًا في جزء التدريب؛ جُعلت 0.</translation>
    </message>
    <message>
        <source>%1 of %2 items are used, chosen by the seed.</source>
        <translation>يُستخدم %1 من %2 عناصر، تختارها البذرة.</translation>
    </message>
    <message>
        <source>%1 of %2 items of %3 were skipped, because a choice has no token that can be scored; %4.</source>
        <translation>استُبعد %1 من %2 عنصر في %3، لأن أحد الخيارات لا يضيف رمزًا (token) خاصًا به يمكن تقييمه؛ %4.</translation>
    </message>
    <message>
        <source>%1 of %2 items of %3 were skipped, because they do not fit into the model&apos;s context of %4 tokens; %5.</source>
        <translation>استُبعد %1 من %2 عنصر في %3، لأن سياق النموذج ذا %4 رمز (token) لا يتسع لها؛ %5.</translation>
    </message>
    <message>
        <source>%1 of %2 points measured</source>
        <translation>قيس %1 من %2 نقاط</translation>
    </message>
    <message>
        <source>%1 of %2 samples took no longer than the constant overhead of their graph and count as 0 µs.</source>
        <translation>لم تستغرق %1 من %2 عيّنة أكثر من ثابت مخطط تنفيذها، فتُعدّ 0 µs.</translation>
    </message>
    <message>
        <source>%1 of %2 test items are used, chosen by the seed.</source>
        <translation>يُستخدم %1 من %2 عناصر اختبار، تختارها البذرة.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n comparisons with a baseline are not resolved. Ratios within ±1% count as the same; intervals are 95%.</source>
        <comment>%1 of %n comparison with a baseline is not resolved. Ratios within ±1% count as the same; intervals are 95%.</comment>
        <translation>
            <numerusform>لم يُحسم %1 من %n مقارنة مع خط أساس. تُعدّ النسب ضمن ±1% متساوية؛ والمجالات 95%.</numerusform>
            <numerusform>لم يُحسم %1 من مقارنة واحدة مع خط أساس. تُعدّ النسب ضمن ±1% متساوية؛ والمجالات 95%.</numerusform>
            <numerusform>لم يُحسم %1 من مقارنتين مع خط أساس. تُعدّ النسب ضمن ±1% متساوية؛ والمجالات 95%.</numerusform>
            <numerusform>لم يُحسم %1 من %n مقارنات مع خط أساس. تُعدّ النسب ضمن ±1% متساوية؛ والمجالات 95%.</numerusform>
            <numerusform>لم يُحسم %1 من %n مقارنة مع خط أساس. تُعدّ النسب ضمن ±1% متساوية؛ والمجالات 95%.</numerusform>
            <numerusform>لم يُحسم %1 من %n مقارنة مع خط أساس. تُعدّ النسب ضمن ±1% متساوية؛ والمجالات 95%.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of its %2 items are duplicates and were removed. The remaining %3 are split into %4 for training, %5 for calibration and %6 for testing; no split can be empty</source>
        <translation>عناصره %2، منها %1 نسخ من عناصر أخرى واستُبعدت؛ وتنقسم البقية وعددها %3 إلى %4 للتدريب و%5 للمعايرة و%6 للاختبار؛ ولا يجوز أن يكون جزء فارغًا</translation>
    </message>
    <message>
        <source>%1 of its %2 items are duplicates of others or of test items and were removed. The remaining %3 are split into %4 for training and %5 for calibration; no split can be empty</source>
        <translation>عناصره %2، منها %1 نسخ من عناصر أخرى أو من عناصر الاختبار واستُبعدت؛ وتنقسم البقية وعددها %3 إلى %4 للتدريب و%5 للمعايرة؛ ولا يجوز أن يكون جزء فارغًا</translation>
    </message>
    <message>
        <source>%1 of shape %2 and type %3</source>
        <translation>%1 بالشكل %2 والنوع %3</translation>
    </message>
    <message>
        <source>%1 on %2, batch %3, prompts of %4 tokens</source>
        <translation>%1 على %2، دفعة %3، مطالبات من %4 رمز (token)</translation>
    </message>
    <message>
        <source>%1 on averages of %2×%3 pixels</source>
        <translation>%1 على متوسطات %2×%3 بكسل</translation>
    </message>
    <message>
        <source>%1 on minima</source>
        <translation>%1 على القيم الدنيا</translation>
    </message>
    <message>
        <source>%1 on steady means</source>
        <translation>%1 على المتوسطات المستقرة</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>%1 overlaps the previous tensor</source>
        <translation>يتداخل %1 مع الموتر الذي قبله</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <translation>%1 لكل %2</translation>
    </message>
    <message>
        <source>%1 per call</source>
        <translation>%1 لكل نداء</translation>
    </message>
    <message>
        <source>%1 per channel</source>
        <translation>%1 لكل قناة</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>%1 لكل رمز</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 نقاط</translation>
    </message>
    <message>
        <source>%1 requires %2 bytes, but its data_offsets specify %3</source>
        <translation>يحتاج %1 إلى %2 بايت، لكن data_offsets الخاصة به تعطي %3</translation>
    </message>
    <message>
        <source>%1 requires %2 bytes, but the file has more</source>
        <translation>يحتاج %1 إلى %2 بايت، لكن الموجود أكثر</translation>
    </message>
    <message>
        <source>%1 requires %2 bytes, but the file has only %3</source>
        <translation>يحتاج %1 إلى %2 بايت، لكن الموجود %3 فقط</translation>
    </message>
    <message>
        <source>%1 requires 1 to 16 numbers.</source>
        <translation>يأخذ %1 من 1 إلى 16 عددًا.</translation>
    </message>
    <message>
        <source>%1 requires a calibration text.</source>
        <translation>يحتاج %1 إلى نص معايرة.</translation>
    </message>
    <message>
        <source>%1 requires more than 2^63 bytes</source>
        <translation>يحتاج %1 أكثر من 2^63 بايت</translation>
    </message>
    <message>
        <source>%1 requires the inputs of the layer on a calibration split.</source>
        <translation>يتطلب %1 مُدخلات الطبقة على جزء معايرة.</translation>
    </message>
    <message>
        <source>%1 rows (%2) independently yield the same n = %3: each contains one slow sample among %4, most likely its first run.</source>
        <translation>%1 صفوف (%2) تعيد كلٌّ على حدة n = %3 نفسه: في كل منها عيّنة بطيئة واحدة بين %4، هي على الأرجح تشغيله الأول.</translation>
    </message>
    <message>
        <source>%1 rows have the same features as another row. They are kept, because table rows can repeat, so splits can share values.</source>
        <translation>%1 صفوف لها سمات صف آخر نفسها؛ أُبقيت لأن الجداول قد تتكرر صفوفها، فقد تتشارك الأجزاء قيمًا.</translation>
    </message>
    <message>
        <source>%1 rows of heads of %2 elements are too much for the attention kernel.</source>
        <translation>صفوف الرؤوس وعددها %1، بحجم رأس %2، أكثر مما تحتمله نواة الانتباه.</translation>
    </message>
    <message>
        <source>%1 samples are too few: the 95% interval of the median is %2 to %3, and p95 requires 59.</source>
        <translation>%1 عيّنات أقل مما يجب: مجال 95% للوسيط يمتد من %2 إلى %3، وp95 يحتاج 59.</translation>
    </message>
    <message>
        <source>%1 samples do not determine the median precisely enough: its 95% interval is %2 to %3 (%4 wide; target: 2%).</source>
        <translation>%1 عيّنات لا تحدّد الوسيط: مجال 95% للوسيط يمتد من %2 إلى %3، وعرضه %4 بدل 2% على الأكثر.</translation>
    </message>
    <message>
        <source>%1 specifies %2, an architecture that is not supported.</source>
        <translation>يذكر %1 البنية %2، وهي غير مدعومة.</translation>
    </message>
    <message>
        <source>%1 steps are too many</source>
        <translation>%1 خطوات أكثر مما يجب</translation>
    </message>
    <message>
        <source>%1 steps were requested at a time.</source>
        <translation>طُلبت %1 من الخطوات في المرة الواحدة.</translation>
    </message>
    <message>
        <source>%1 to %2 (%3 sizes)</source>
        <translation>من %1 إلى %2 (%3 أحجام)</translation>
    </message>
    <message>
        <source>%1 to %2 buffers</source>
        <translation>عدد المخازن من %1 إلى %2</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 رموز</translation>
    </message>
    <message>
        <source>%1 values, FP32 multiplication (simulated)</source>
        <translation>قيم %1، ضرب بـ FP32 (محاكى)</translation>
    </message>
    <message>
        <source>%1 was not measured; the limit is %2.</source>
        <translation>%1: لم يُقس؛ والحد %2.</translation>
    </message>
    <message>
        <source>%1 was skipped by Google Benchmark: %2</source>
        <translation>تخطّى Google Benchmark القياس %1: ‏%2</translation>
    </message>
    <message>
        <source>%1 was tried first.</source>
        <translation>كان أول موضع للبحث عنه %1.</translation>
    </message>
    <message>
        <source>%1 weights dequantized, FP32 multiplication</source>
        <translation>أوزان %1 مستعادة، ضرب بـ FP32</translation>
    </message>
    <message>
        <source>%1 would have more than %2 elements.</source>
        <translation>سيكون في %1 أكثر من %2 عنصرًا.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × %2, FP32 multiply-adds (%3)</source>
        <translation>%1 × %2، ضرب وجمع FP32 (%3)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 classes, seed %3</source>
        <translation>%1، عدد الأصناف %2، البذرة %3</translation>
    </message>
    <message>
        <source>%1, %2 parameters</source>
        <translation>%1، عدد المعاملات %2</translation>
    </message>
    <message>
        <source>%1, %2 parameters, %3 layers, width %4, vocabulary %5, context %6</source>
        <translation>%1، %2 معاملات، %3 طبقات، العرض %4، المفردات %5، السياق %6</translation>
    </message>
    <message>
        <source>%1, %2 parameters, %3 layers, width %4, vocabulary %5, context %6, quantized (%7)</source>
        <translation>%1، %2 معاملات، %3 طبقات، العرض %4، المفردات %5، السياق %6، مكمَّم (%7)</translation>
    </message>
    <message>
        <source>%1, %2 tokens</source>
        <translation>%1، %2 رمز (tokens)</translation>
    </message>
    <message>
        <source>%1, %2, on %3</source>
        <translation>%1، %2، على %3</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1، %2: %3</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <translation>%1، %2: %3.</translation>
    </message>
    <message>
        <source>%1, 95% %2 to %3</source>
        <translation>%1، 95 % من %2 إلى %3</translation>
    </message>
    <message>
        <source>%1, INT32 sums (%2)</source>
        <translation>%1، مجاميع INT32 (%2)</translation>
    </message>
    <message>
        <source>%1, by reading more than the cache size</source>
        <translation>%1، بقراءة ماسحة</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1، من %2</translation>
    </message>
    <message>
        <source>%1, groups of %2</source>
        <translation>%1، مجموعات من %2</translation>
    </message>
    <message>
        <source>%1, groups of %2, clip %3</source>
        <translation>%1، مجموعات من %2، اقتطاع %3</translation>
    </message>
    <message>
        <source>%1, imported from %2</source>
        <translation>%1، مستورد من %2</translation>
    </message>
    <message>
        <source>%1, item %2</source>
        <translation>%1، العنصر %2</translation>
    </message>
    <message>
        <source>%1, larger than the cache, so not actually hot</source>
        <translation>%1، أكبر من الذاكرة المخبأة، فليست ساخنة حقًا</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm</source>
        <translation>%1، أقل من ضعفي الذاكرة المخبأة، فهي دافئة جزئيًا</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm (rotation limited by the available memory)</source>
        <translation>%1، أقل من ضعفي الذاكرة المخبأة، فهي دافئة جزئيًا (التدوير محدود بالذاكرة المتاحة)</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm (rotation limited to 1 GiB or a quarter of the available memory)</source>
        <translation>%1، أقل من ضعفي الذاكرة المخبأة، فهي دافئة جزئيًا (التدوير محدود بـ 1 GiB أو بربع الذاكرة المتاحة)</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1، السطر %2</translation>
    </message>
    <message>
        <source>%1, line %2, %3</source>
        <translation>%1، السطر %2، %3</translation>
    </message>
    <message>
        <source>%1, line %2: %3.</source>
        <translation>%1، السطر %2: %3.</translation>
    </message>
    <message>
        <source>%1, one dynamic scale for the whole tensor, computed by the kernel: %2.</source>
        <translation>%1، معامل قياس واحد للموتر كله، تجده النواة من البيانات: %2.</translation>
    </message>
    <message>
        <source>%1, one dynamic scale per %2 elements of a token, computed by the kernel: %3.</source>
        <translation>%1، معامل قياس واحد لكل %2 عناصر من الرمز (token)، تجده النواة من البيانات: %3.</translation>
    </message>
    <message>
        <source>%1, one dynamic scale per token, computed by the kernel: %2.</source>
        <translation>%1، معامل قياس واحد لكل رمز (token)، تجده النواة من البيانات: %2.</translation>
    </message>
    <message>
        <source>%1, one scale per row</source>
        <translation>%1، معامل قياس لكل صف</translation>
    </message>
    <message>
        <source>%1, one scale per row, clip %2</source>
        <translation>%1، معامل قياس لكل صف، اقتطاع %2</translation>
    </message>
    <message>
        <source>%1, one scale per tensor</source>
        <translation>%1، معامل قياس واحد للموتر</translation>
    </message>
    <message>
        <source>%1, one scale per tensor, clip %2</source>
        <translation>%1، معامل قياس واحد للموتر، اقتطاع %2</translation>
    </message>
    <message>
        <source>%1, one static scale for the whole tensor: %2.</source>
        <translation>%1، معامل قياس واحد للموتر كله، معطى قبل الإطلاق: %2.</translation>
    </message>
    <message>
        <source>%1, one static scale per %2 elements of a token: %3.</source>
        <translation>%1، معامل قياس واحد لكل %2 عناصر من الرمز (token)، معطى قبل الإطلاق: %3.</translation>
    </message>
    <message>
        <source>%1, one static scale per token: %2.</source>
        <translation>%1، معامل قياس واحد لكل رمز (token)، معطى قبل الإطلاق: %2.</translation>
    </message>
    <message>
        <source>%1, p = %2</source>
        <translation>%1، p = %2</translation>
    </message>
    <message>
        <source>%1, record %2</source>
        <translation>%1، السجل %2</translation>
    </message>
    <message>
        <source>%1, row &quot;%2&quot;</source>
        <translation>%1، الصف &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1, run %2: %3</source>
        <translation>%1، التشغيل %2: %3</translation>
    </message>
    <message>
        <source>%1, run %2: it has no &quot;result&quot;.</source>
        <translation>%1، التشغيل %2: لا &quot;result&quot; فيه.</translation>
    </message>
    <message>
        <source>%1, the first %2 of %3 tokens</source>
        <translation>%1، أول %2 من %3 رموز (tokens)</translation>
    </message>
    <message>
        <source>%1, the first %2 tokens</source>
        <translation>%1، أول %2 رموز (tokens)</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. Do not use the figures of this mode, and report this problem.</source>
        <translation>%1. لا تثق بأرقام هذا الوضع؛ يُرجى الإبلاغ عنه.</translation>
    </message>
    <message>
        <source>%1. Do not use the figures of this variant, and report this problem.</source>
        <translation>%1. لا تثق بأرقام هذه الصيغة؛ يُرجى الإبلاغ عنها.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; %3 is a difference of %4 of %5 items, z = %6, which is within the noise of so few items.</source>
        <translation>%1: «%2» %3 فرق قدره %4 من %5 عناصر، z = %6: ضمن ضجيج عناصر بهذه القلة.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is given as %3, but %4 compared with %5 gives %6.</source>
        <translation>%1: «%2» يقول %3، لكن %4 مقابل %5 يعطي %6.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is given as %3, but std %4 divided by mean %5 is %6.</source>
        <translation>%1: «%2» يقول %3، لكن std %4 على mean %5 هو %6.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3).</source>
        <translation>%1: %2 (%3).</translation>
    </message>
    <message>
        <source>%1: %2 compared with &quot;%3&quot; depends on one sample; without it, the result is %4.</source>
        <translation>%1: يستند %2 مقابل «%3» إلى عيّنة واحدة؛ وما يُستنتج هو %4.</translation>
    </message>
    <message>
        <source>%1: %2 contains row numbers and is not used.</source>
        <translation>%1: يرقّم %2 الصفوف ويُستبعد.</translation>
    </message>
    <message>
        <source>%1: %2 divided by %3 is %4, not %5: %6.</source>
        <translation>%1: %2 على %3 هو %4، لا %5: %6.</translation>
    </message>
    <message>
        <source>%1: %2 is of type %3, which is not supported.</source>
        <translation>%1: %2 من النوع %3، وهو غير مدعوم.</translation>
    </message>
    <message>
        <source>%1: %2 training, %3 calibration and %4 test items</source>
        <translation>%1: %2 للتدريب، %3 للمعايرة، %4 للاختبار</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos;</source>
        <translation>%1: &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is missing.</source>
        <translation>%1: &apos;%2&apos; مفقود.</translation>
    </message>
    <message>
        <source>%1: Sequence has no &quot;%2&quot;.</source>
        <translation>%1: ليس في Sequence القائمة &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>%1: a model of %2 to %3 KB is mostly file metadata, so its size ratios do not characterize the formats.</source>
        <translation>%1: نموذج من %2 إلى %3 KB معظمه بيانات وصفية للملف؛ ونسب أحجامه لا تقول شيئًا عن الصيغ.</translation>
    </message>
    <message>
        <source>%1: according to line %2, it ran as %3 (%4). Label it as simulated.</source>
        <translation>%1: يقول السطر %2 إنه نُفِّذ بوصفه %3 (%4)؛ سمّه محاكى.</translation>
    </message>
    <message>
        <source>%1: all accuracies are multiples of 1/%2 (%3), so they were measured on %4 items. The standard error at %5 is ±%6 points. Differences below %7 points are not resolved; a paired test (McNemar) resolves none below %8 points (%9 items).</source>
        <translation>%1: كل قيم الدقة مضاعفات لـ 1/%2 (%3)، فهي تستند إلى %4 عناصر. الخطأ المعياري عند %5 هو ±%6 نقاط؛ والفروق تحت %7 نقاط غير محسومة، وحتى اختبار مزدوج (McNemar) لا يحسم شيئًا تحت %8 نقاط (%9 عناصر).</translation>
    </message>
    <message>
        <source>%1: layer %2 of %3</source>
        <translation>%1: الطبقة %2 من %3</translation>
    </message>
    <message>
        <source>%1: of %2 sizes, %3 is printed as the best per element (%4). Recomputed, it is the worst: %5 ns compared with %6 ns for %7. The conclusion is inverted.</source>
        <translation>%1: من %2 أحجام طُبع %3 بوصفه الأفضل لكل عنصر (%4)؛ وبعد إعادة الحساب هو الأسوأ، %5 ns مقابل %6 ns لـ %7: الاستنتاج معكوس.</translation>
    </message>
    <message>
        <source>%1: one outlier of %2 dominates the variance. (max − mean)/std = %3 = √(n − 1) gives n = %4. The other %5 samples take %6 on average, not %7.</source>
        <translation>%1: عيّنة واحدة قدرها %2 تملك التباين. (max − mean)/std = %3 = √(n − 1) يعطي n = %4؛ والعينات الأخرى وعددها %5 تستغرق %6 في المتوسط، لا %7.</translation>
    </message>
    <message>
        <source>%1: run “%2”, n = %3 items; 95% intervals of differences paired by item.</source>
        <translation>%1: التشغيل «%2»، n = %3 عناصر؛ مجالات 95% لفروق مزدوجة حسب العنصر.</translation>
    </message>
    <message>
        <source>%1: the label %2 is not a whole number of at most 2147483647.</source>
        <translation>%1: الوسم %2 ليس عددًا صحيحًا لا يتجاوز 2147483647.</translation>
    </message>
    <message>
        <source>%1: the label is %2, %3.</source>
        <translation>%1: الوسم هو %2، %3.</translation>
    </message>
    <message>
        <source>%1: the label is missing.</source>
        <translation>%1: الوسم مفقود.</translation>
    </message>
    <message>
        <source>%1: the record</source>
        <translation>%1: السجل</translation>
    </message>
    <message>
        <source>%1: the tensor %2 has shape %3; expected %4.</source>
        <translation>%1: شكل الموتر %2 هو %3 حيث يلزم %4.</translation>
    </message>
    <message>
        <source>%1: the tensor %2 has type %3; expected %4.</source>
        <translation>%1: الموتر %2 من النوع %3 حيث يلزم %4.</translation>
    </message>
    <message>
        <source>%1: this label is the 1,001st class; the limit is 1,000.</source>
        <translation>%1: هذا الوسم هو الصنف رقم 1,001؛ والمسموح 1,000 على الأكثر.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; its figures are not reliable.</source>
        <translation>%1؛ أرقامه غير موثوقة.</translation>
    </message>
    <message>
        <source>%1; its last output: %2.</source>
        <translation>%1؛ آخر ما كتبته: %2.</translation>
    </message>
    <message>
        <source>%1; not measured by Quantoscope.</source>
        <translation>%1؛ لم يُقس هنا.</translation>
    </message>
    <message>
        <source>%1× faster %2 than %3</source>
        <translation>أسرع بمقدار %1× ‏%2 من %3</translation>
    </message>
    <message>
        <source>%1× slower %2 than %3</source>
        <translation>أبطأ بمقدار %1× ‏%2 من %3</translation>
    </message>
    <message>
        <source>%1×%2 exceeds the %3 elements that were prepared.</source>
        <translation>لا يتسع ما هُيّئ، وهو %3 من العناصر، للحجم %1×%2.</translation>
    </message>
    <message>
        <source>%2 has no variant &apos;%1&apos;.</source>
        <translation>لا صيغة &apos;%1&apos; في %2.</translation>
    </message>
    <message>
        <source>%2 of %1 layers use a sliding window of %3 tokens and the others full attention, which is not supported. The context is limited to the window, where both are equivalent.</source>
        <translation>من %1 طبقة ترى %2 نافذة من %3 رمز (token) وترى البقية كل الرموز، وهذا غير مدعوم: ينتهي السياق عند النافذة، وحتى هناك لا فرق بين الحالتين.</translation>
    </message>
    <message>
        <source>%2×%3 is not divisible into cells of %1 pixels.</source>
        <translation>خلايا من %1 بكسل لا تقسم %2×%3.</translation>
    </message>
    <message numerus="yes">
        <source>%n buffers</source>
        <comment>%n buffer</comment>
        <translation>
            <numerusform>لا مخازن</numerusform>
            <numerusform>مخزن واحد</numerusform>
            <numerusform>مخزنان</numerusform>
            <numerusform>%n مخازن</numerusform>
            <numerusform>%n مخزنًا</numerusform>
            <numerusform>%n مخزن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buffers, %1</source>
        <comment>%n buffer, %1</comment>
        <translation>
            <numerusform>لا مخازن، %1</numerusform>
            <numerusform>مخزن واحد، %1</numerusform>
            <numerusform>مخزنان، %1</numerusform>
            <numerusform>%n مخازن، %1</numerusform>
            <numerusform>%n مخزنًا، %1</numerusform>
            <numerusform>%n مخزن، %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are not resolved.</source>
        <comment>%n configuration is not resolved.</comment>
        <translation>
            <numerusform>لا تهيئات غير محسومة.</numerusform>
            <numerusform>تهيئة واحدة غير محسومة.</numerusform>
            <numerusform>تهيئتان غير محسومتين.</numerusform>
            <numerusform>%n تهيئات غير محسومة.</numerusform>
            <numerusform>%n تهيئة غير محسومة.</numerusform>
            <numerusform>%n تهيئة غير محسومة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are not resolved. Measure %1 rounds and the whole text to narrow their intervals.</source>
        <comment>%n configuration is not resolved. Measure %1 rounds and the whole text to narrow its intervals.</comment>
        <translation>
            <numerusform>لا تهيئات غير محسومة. قِس %1 جولات والنص كله لتضييق المجالات.</numerusform>
            <numerusform>تهيئة واحدة غير محسومة. قِس %1 جولات والنص كله لتضييق مجالها.</numerusform>
            <numerusform>تهيئتان غير محسومتين. قِس %1 جولات والنص كله لتضييق مجاليهما.</numerusform>
            <numerusform>%n تهيئات غير محسومة. قِس %1 جولات والنص كله لتضييق مجالاتها.</numerusform>
            <numerusform>%n تهيئة غير محسومة. قِس %1 جولات والنص كله لتضييق مجالاتها.</numerusform>
            <numerusform>%n تهيئة غير محسومة. قِس %1 جولات والنص كله لتضييق مجالاتها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are simulated on this device.</source>
        <comment>%n configuration is simulated on this device.</comment>
        <translation>
            <numerusform>لا تهيئات محاكاة على هذا الجهاز.</numerusform>
            <numerusform>تهيئة واحدة محاكاة على هذا الجهاز.</numerusform>
            <numerusform>تهيئتان محاكاتان على هذا الجهاز.</numerusform>
            <numerusform>%n تهيئات محاكاة على هذا الجهاز.</numerusform>
            <numerusform>%n تهيئة محاكاة على هذا الجهاز.</numerusform>
            <numerusform>%n تهيئة محاكاة على هذا الجهاز.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are simulated on this device. Their predictions and sizes are valid; their times are not representative of hardware with support.</source>
        <comment>%n configuration is simulated on this device. Its predictions and size are valid; its times are not representative of hardware with support.</comment>
        <translation>
            <numerusform>لا تهيئات محاكاة على هذا الجهاز. التنبؤات والأحجام صالحة؛ أما الأزمنة فلا تمثّل عتادًا يدعمها.</numerusform>
            <numerusform>تهيئة واحدة محاكاة على هذا الجهاز. تنبؤاتها وحجمها صالحة؛ أما أزمنتها فلا تمثّل عتادًا يدعمها.</numerusform>
            <numerusform>تهيئتان محاكاتان على هذا الجهاز. تنبؤاتهما وحجماهما صالحة؛ أما أزمنتهما فلا تمثّل عتادًا يدعمهما.</numerusform>
            <numerusform>%n تهيئات محاكاة على هذا الجهاز. تنبؤاتها وأحجامها صالحة؛ أما أزمنتها فلا تمثّل عتادًا يدعمها.</numerusform>
            <numerusform>%n تهيئة محاكاة على هذا الجهاز. تنبؤاتها وأحجامها صالحة؛ أما أزمنتها فلا تمثّل عتادًا يدعمها.</numerusform>
            <numerusform>%n تهيئة محاكاة على هذا الجهاز. تنبؤاتها وأحجامها صالحة؛ أما أزمنتها فلا تمثّل عتادًا يدعمها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations do not meet the limits.</source>
        <comment>%n configuration does not meet the limits.</comment>
        <translation>
            <numerusform>كل التهيئات تستوفي الحدود.</numerusform>
            <numerusform>تهيئة واحدة لا تستوفي الحدود.</numerusform>
            <numerusform>تهيئتان لا تستوفيان الحدود.</numerusform>
            <numerusform>%n تهيئات لا تستوفي الحدود.</numerusform>
            <numerusform>%n تهيئة لا تستوفي الحدود.</numerusform>
            <numerusform>%n تهيئة لا تستوفي الحدود.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fall</source>
        <comment>%n falls</comment>
        <translation>
            <numerusform>لا تقع أي منها</numerusform>
            <numerusform>تقع واحدة منها</numerusform>
            <numerusform>تقع اثنتان منها</numerusform>
            <numerusform>تقع %n منها</numerusform>
            <numerusform>تقع %n منها</numerusform>
            <numerusform>تقع %n منها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finite input values were restored as NaN or infinite and are excluded from the error figures.</source>
        <comment>%n finite input value was restored as NaN or infinite and is excluded from the error figures.</comment>
        <translation>
            <numerusform>لم تُستعد أي قيم دخل منتهية بوصفها NaN أو لا نهائية.</numerusform>
            <numerusform>استُعيدت قيمة دخل منتهية واحدة بوصفها NaN أو لا نهائية، وهي مستبعدة من أرقام الخطأ.</numerusform>
            <numerusform>استُعيدت قيمتا دخل منتهيتان بوصفهما NaN أو لا نهائيتين، وهما مستبعدتان من أرقام الخطأ.</numerusform>
            <numerusform>استُعيدت %n قيم دخل منتهية بوصفها NaN أو لا نهائية، وهي مستبعدة من أرقام الخطأ.</numerusform>
            <numerusform>استُعيدت %n قيمة دخل منتهية بوصفها NaN أو لا نهائية، وهي مستبعدة من أرقام الخطأ.</numerusform>
            <numerusform>استُعيدت %n قيمة دخل منتهية بوصفها NaN أو لا نهائية، وهي مستبعدة من أرقام الخطأ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n input values are NaN or infinite and are excluded from the error figures.</source>
        <comment>%n input value is NaN or infinite and is excluded from the error figures.</comment>
        <translation>
            <numerusform>لا قيم دخل NaN أو لا نهائية، فلم يُستبعد شيء من أرقام الخطأ.</numerusform>
            <numerusform>قيمة دخل واحدة هي NaN أو لا نهائية، وهي مستبعدة من أرقام الخطأ.</numerusform>
            <numerusform>قيمتا دخل هما NaN أو لا نهائيتان، وهما مستبعدتان من أرقام الخطأ.</numerusform>
            <numerusform>%n قيم دخل هي NaN أو لا نهائية، وهي مستبعدة من أرقام الخطأ.</numerusform>
            <numerusform>%n قيمة دخل هي NaN أو لا نهائية، وهي مستبعدة من أرقام الخطأ.</numerusform>
            <numerusform>%n قيمة دخل هي NaN أو لا نهائية، وهي مستبعدة من أرقام الخطأ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iterations</source>
        <comment>%n iteration</comment>
        <translation>
            <numerusform>لا تكرارات</numerusform>
            <numerusform>تكرار واحد</numerusform>
            <numerusform>تكراران</numerusform>
            <numerusform>%n تكرارات</numerusform>
            <numerusform>%n تكرارًا</numerusform>
            <numerusform>%n تكرار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iterations and at least %1 ms</source>
        <comment>%n iteration and at least %1 ms</comment>
        <translation>
            <numerusform>لا تكرارات و%1 ms على الأقل</numerusform>
            <numerusform>تكرار واحد و%1 ms على الأقل</numerusform>
            <numerusform>تكراران و%1 ms على الأقل</numerusform>
            <numerusform>%n تكرارات و%1 ms على الأقل</numerusform>
            <numerusform>%n تكرارًا و%1 ms على الأقل</numerusform>
            <numerusform>%n تكرار و%1 ms على الأقل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kernel runs</source>
        <comment>%n kernel run</comment>
        <translation>
            <numerusform>لا تشغيلات نوى</numerusform>
            <numerusform>تشغيل نواة واحد</numerusform>
            <numerusform>تشغيلا نوى</numerusform>
            <numerusform>%n تشغيلات نوى</numerusform>
            <numerusform>%n تشغيل نوى</numerusform>
            <numerusform>%n تشغيل نوى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n language-model studies</source>
        <comment>%n language-model study</comment>
        <translation>
            <numerusform>لا دراسات نماذج لغوية</numerusform>
            <numerusform>دراسة نموذج لغوي واحدة</numerusform>
            <numerusform>دراستا نماذج لغوية</numerusform>
            <numerusform>%n دراسات نماذج لغوية</numerusform>
            <numerusform>%n دراسة نماذج لغوية</numerusform>
            <numerusform>%n دراسة نماذج لغوية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n latency samples</source>
        <comment>%n latency sample</comment>
        <translation>
            <numerusform>لا عيّنات زمن تنفيذ</numerusform>
            <numerusform>عيّنة زمن تنفيذ واحدة</numerusform>
            <numerusform>عيّنتا زمن تنفيذ</numerusform>
            <numerusform>%n عيّنات زمن تنفيذ</numerusform>
            <numerusform>%n عيّنة زمن تنفيذ</numerusform>
            <numerusform>%n عيّنة زمن تنفيذ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n measurements have a single variant, so they contain no comparison.</source>
        <comment>%n measurement has a single variant, so it contains no comparison.</comment>
        <translation>
            <numerusform>لا قياسات بصيغة واحدة.</numerusform>
            <numerusform>قياس واحد فيه صيغة واحدة فقط، لذا لا يتضمن أي مقارنة.</numerusform>
            <numerusform>قياسان في كل منهما صيغة واحدة فقط، لذا لا يتضمنان أي مقارنة.</numerusform>
            <numerusform>%n قياسات في كل منها صيغة واحدة فقط، لذا لا تتضمن أي مقارنة.</numerusform>
            <numerusform>%n قياسًا في كل منها صيغة واحدة فقط، لذا لا تتضمن أي مقارنة.</numerusform>
            <numerusform>%n قياس في كل منها صيغة واحدة فقط، لذا لا تتضمن أي مقارنة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mode studies</source>
        <comment>%n mode study</comment>
        <translation>
            <numerusform>لا دراسات أوضاع</numerusform>
            <numerusform>دراسة أوضاع واحدة</numerusform>
            <numerusform>دراستا أوضاع</numerusform>
            <numerusform>%n دراسات أوضاع</numerusform>
            <numerusform>%n دراسة أوضاع</numerusform>
            <numerusform>%n دراسة أوضاع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are better: %1.</source>
        <comment>%n mode is better: %1.</comment>
        <translation>
            <numerusform>لا أوضاع أفضل: %1.</numerusform>
            <numerusform>وضع واحد أفضل: %1.</numerusform>
            <numerusform>وضعان أفضل: %1.</numerusform>
            <numerusform>%n أوضاع أفضل: %1.</numerusform>
            <numerusform>%n وضعًا أفضل: %1.</numerusform>
            <numerusform>%n وضع أفضل: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are equivalent to FP32 within ±0.5 points: %1.</source>
        <comment>%n mode is equivalent to FP32 within ±0.5 points: %1.</comment>
        <translation>
            <numerusform>لا أوضاع مكافئة لـ FP32 ضمن ±0.5 نقطة: %1.</numerusform>
            <numerusform>وضع واحد مكافئ لـ FP32 ضمن ±0.5 نقطة: %1.</numerusform>
            <numerusform>وضعان مكافئان لـ FP32 ضمن ±0.5 نقطة: %1.</numerusform>
            <numerusform>%n أوضاع مكافئة لـ FP32 ضمن ±0.5 نقطة: %1.</numerusform>
            <numerusform>%n وضعًا مكافئًا لـ FP32 ضمن ±0.5 نقطة: %1.</numerusform>
            <numerusform>%n وضع مكافئ لـ FP32 ضمن ±0.5 نقطة: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are not resolved with these items: %1.</source>
        <comment>%n mode is not resolved with these items: %1.</comment>
        <translation>
            <numerusform>لا أوضاع لا تحسمها هذه العناصر: %1.</numerusform>
            <numerusform>وضع واحد لا تحسمها هذه العناصر: %1.</numerusform>
            <numerusform>وضعان لا تحسمها هذه العناصر: %1.</numerusform>
            <numerusform>%n أوضاع لا تحسمها هذه العناصر: %1.</numerusform>
            <numerusform>%n وضعًا لا تحسمها هذه العناصر: %1.</numerusform>
            <numerusform>%n وضع لا تحسمها هذه العناصر: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are not resolved. Measure %1 calls and %2 test items to narrow their intervals.</source>
        <comment>%n mode is not resolved. Measure %1 calls and %2 test items to narrow its intervals.</comment>
        <translation>
            <numerusform>لا أوضاع غير محسومة. قِس %1 نداء و%2 من عناصر الاختبار لتضييق المجالات.</numerusform>
            <numerusform>وضع واحد غير محسوم. قِس %1 نداء و%2 من عناصر الاختبار لتضييق مجاله.</numerusform>
            <numerusform>وضعان غير محسومين. قِس %1 نداء و%2 من عناصر الاختبار لتضييق مجاليهما.</numerusform>
            <numerusform>%n أوضاع غير محسومة. قِس %1 نداء و%2 من عناصر الاختبار لتضييق مجالاتها.</numerusform>
            <numerusform>%n وضعًا غير محسوم. قِس %1 نداء و%2 من عناصر الاختبار لتضييق مجالاتها.</numerusform>
            <numerusform>%n وضع غير محسوم. قِس %1 نداء و%2 من عناصر الاختبار لتضييق مجالاتها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are simulated on this device. Their accuracy and size are valid; their latency is not representative of hardware with support.</source>
        <comment>%n mode is simulated on this device. Its accuracy and size are valid; its latency is not representative of hardware with support.</comment>
        <translation>
            <numerusform>لا أوضاع محاكاة على هذا الجهاز. الدقة والأحجام صالحة؛ أما أزمنة التنفيذ فلا تمثّل عتادًا يدعمها.</numerusform>
            <numerusform>وضع واحد محاكى على هذا الجهاز. دقته وحجمه صالحان؛ أما زمن تنفيذه فلا يمثّل عتادًا يدعمه.</numerusform>
            <numerusform>وضعان محاكيان على هذا الجهاز. دقتهما وحجماهما صالحة؛ أما زمن تنفيذهما فلا يمثّل عتادًا يدعمهما.</numerusform>
            <numerusform>%n أوضاع محاكاة على هذا الجهاز. دقتها وأحجامها صالحة؛ أما زمن تنفيذها فلا يمثّل عتادًا يدعمها.</numerusform>
            <numerusform>%n وضعًا محاكى على هذا الجهاز. دقتها وأحجامها صالحة؛ أما زمن تنفيذها فلا يمثّل عتادًا يدعمها.</numerusform>
            <numerusform>%n وضع محاكى على هذا الجهاز. دقتها وأحجامها صالحة؛ أما زمن تنفيذها فلا يمثّل عتادًا يدعمها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are worse: %1.</source>
        <comment>%n mode is worse: %1.</comment>
        <translation>
            <numerusform>لا أوضاع أسوأ: %1.</numerusform>
            <numerusform>وضع واحد أسوأ: %1.</numerusform>
            <numerusform>وضعان أسوأ: %1.</numerusform>
            <numerusform>%n أوضاع أسوأ: %1.</numerusform>
            <numerusform>%n وضعًا أسوأ: %1.</numerusform>
            <numerusform>%n وضع أسوأ: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more types of warnings are listed with the runs.</source>
        <comment>%n more type of warning is listed with the runs.</comment>
        <translation>
            <numerusform>لا أنواع أخرى من التحذيرات مدرجة مع التشغيلات.</numerusform>
            <numerusform>نوع آخر من التحذيرات مدرج مع التشغيلات.</numerusform>
            <numerusform>نوعان آخران من التحذيرات مدرجان مع التشغيلات.</numerusform>
            <numerusform>%n أنواع أخرى من التحذيرات مدرجة مع التشغيلات.</numerusform>
            <numerusform>%n نوعًا آخر من التحذيرات مدرجة مع التشغيلات.</numerusform>
            <numerusform>%n نوع آخر من التحذيرات مدرجة مع التشغيلات.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median, and %3 on a repaint of this window, no more than expected by chance (p = %4).</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median, and %3 on a repaint of this window, no more than expected by chance (p = %4).</comment>
        <translation>
            <numerusform>لا قمم منفردة بين العينات وعددها %1؛ p99 هو %2 × الوسيط، و%3 عند إعادة رسم هذه النافذة، لا أكثر من المصادفة (p = %4).</numerusform>
            <numerusform>عيّنة واحدة من %1 قمة منفردة؛ p99 هو %2 × الوسيط، و%3 عند إعادة رسم هذه النافذة، لا أكثر من المصادفة (p = %4).</numerusform>
            <numerusform>عيّنتان من %1 قمتان منفردتان؛ p99 هو %2 × الوسيط، و%3 عند إعادة رسم هذه النافذة، لا أكثر من المصادفة (p = %4).</numerusform>
            <numerusform>%n عيّنات من %1 قمم منفردة؛ p99 هو %2 × الوسيط، و%3 عند إعادة رسم هذه النافذة، لا أكثر من المصادفة (p = %4).</numerusform>
            <numerusform>%n عيّنة من %1 قمم منفردة؛ p99 هو %2 × الوسيط، و%3 عند إعادة رسم هذه النافذة، لا أكثر من المصادفة (p = %4).</numerusform>
            <numerusform>%n عيّنة من %1 قمم منفردة؛ p99 هو %2 × الوسيط، و%3 عند إعادة رسم هذه النافذة، لا أكثر من المصادفة (p = %4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</comment>
        <translation>
            <numerusform>لا قمم منفردة بين العينات وعددها %1؛ p99 هو %2 × الوسيط، و%3 عند إعادة رسم هذه النافذة: البرنامج يشوّش قياسه بنفسه (p = %4).</numerusform>
            <numerusform>عيّنة واحدة من %1 قمة منفردة؛ p99 هو %2 × الوسيط، و%3 عند إعادة رسم هذه النافذة: البرنامج يشوّش قياسه بنفسه (p = %4).</numerusform>
            <numerusform>عيّنتان من %1 قمتان منفردتان؛ p99 هو %2 × الوسيط، و%3 عند إعادة رسم هذه النافذة: البرنامج يشوّش قياسه بنفسه (p = %4).</numerusform>
            <numerusform>%n عيّنات من %1 قمم منفردة؛ p99 هو %2 × الوسيط، و%3 عند إعادة رسم هذه النافذة: البرنامج يشوّش قياسه بنفسه (p = %4).</numerusform>
            <numerusform>%n عيّنة من %1 قمم منفردة؛ p99 هو %2 × الوسيط، و%3 عند إعادة رسم هذه النافذة: البرنامج يشوّش قياسه بنفسه (p = %4).</numerusform>
            <numerusform>%n عيّنة من %1 قمم منفردة؛ p99 هو %2 × الوسيط، و%3 عند إعادة رسم هذه النافذة: البرنامج يشوّش قياسه بنفسه (p = %4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median.</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median.</comment>
        <translation>
            <numerusform>لا قمم منفردة بين العينات وعددها %1؛ p99 هو %2 × الوسيط.</numerusform>
            <numerusform>عيّنة واحدة من %1 قمة منفردة؛ p99 هو %2 × الوسيط.</numerusform>
            <numerusform>عيّنتان من %1 قمتان منفردتان؛ p99 هو %2 × الوسيط.</numerusform>
            <numerusform>%n عيّنات من %1 قمم منفردة؛ p99 هو %2 × الوسيط.</numerusform>
            <numerusform>%n عيّنة من %1 قمم منفردة؛ p99 هو %2 × الوسيط.</numerusform>
            <numerusform>%n عيّنة من %1 قمم منفردة؛ p99 هو %2 × الوسيط.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes</source>
        <comment>%n other process</comment>
        <translation>
            <numerusform>لا عمليات أخرى</numerusform>
            <numerusform>عملية أخرى واحدة</numerusform>
            <numerusform>عمليتان أخريان</numerusform>
            <numerusform>%n عمليات أخرى</numerusform>
            <numerusform>%n عملية أخرى</numerusform>
            <numerusform>%n عملية أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes used the device during the run.</source>
        <comment>%n other process used the device during the run.</comment>
        <translation>
            <numerusform>لم تستخدم الجهاز عمليات أخرى أثناء التشغيل.</numerusform>
            <numerusform>استخدمت الجهاز عملية أخرى واحدة أثناء التشغيل.</numerusform>
            <numerusform>استخدمت الجهاز عمليتان أخريان أثناء التشغيل.</numerusform>
            <numerusform>استخدمت الجهاز %n عمليات أخرى أثناء التشغيل.</numerusform>
            <numerusform>استخدمت الجهاز %n عملية أخرى أثناء التشغيل.</numerusform>
            <numerusform>استخدمت الجهاز %n عملية أخرى أثناء التشغيل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes used the device during the run: %1.</source>
        <comment>%n other process used the device during the run: %1.</comment>
        <translation>
            <numerusform>لم تستخدم الجهاز عمليات أخرى أثناء التشغيل: %1.</numerusform>
            <numerusform>استخدمت الجهاز عملية أخرى واحدة أثناء التشغيل: %1.</numerusform>
            <numerusform>استخدمت الجهاز عمليتان أخريان أثناء التشغيل: %1.</numerusform>
            <numerusform>استخدمت الجهاز %n عمليات أخرى أثناء التشغيل: %1.</numerusform>
            <numerusform>استخدمت الجهاز %n عملية أخرى أثناء التشغيل: %1.</numerusform>
            <numerusform>استخدمت الجهاز %n عملية أخرى أثناء التشغيل: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other studies</source>
        <comment>%n other study</comment>
        <translation>
            <numerusform>لا دراسات أخرى</numerusform>
            <numerusform>دراسة أخرى واحدة</numerusform>
            <numerusform>دراستان أخريان</numerusform>
            <numerusform>%n دراسات أخرى</numerusform>
            <numerusform>%n دراسة أخرى</numerusform>
            <numerusform>%n دراسة أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <comment>%n row</comment>
        <translation>
            <numerusform>لا صفوف</numerusform>
            <numerusform>صف واحد</numerusform>
            <numerusform>صفّان</numerusform>
            <numerusform>%n صفوف</numerusform>
            <numerusform>%n صفًا</numerusform>
            <numerusform>%n صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows were measured by other tools, not in the same rounds.</source>
        <comment>%n row was measured by another tool, not in the same rounds.</comment>
        <translation>
            <numerusform>لا صفوف قاستها أدوات أخرى.</numerusform>
            <numerusform>صف واحد قاسته أداة أخرى، لا في الجولات نفسها.</numerusform>
            <numerusform>صفّان قاستهما أدوات أخرى، لا في الجولات نفسها.</numerusform>
            <numerusform>%n صفوف قاستها أدوات أخرى، لا في الجولات نفسها.</numerusform>
            <numerusform>%n صفًا قاستها أدوات أخرى، لا في الجولات نفسها.</numerusform>
            <numerusform>%n صف قاستها أدوات أخرى، لا في الجولات نفسها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples are too few: an interval of the median requires 6, p95 requires 59, and p99 requires 299.</source>
        <comment>%n sample is too few: an interval of the median requires 6, p95 requires 59, and p99 requires 299.</comment>
        <translation>
            <numerusform>لا عيّنات، وهذا أقل مما يجب: مجال الوسيط يحتاج 6، وp95 يحتاج 59، وp99 يحتاج 299.</numerusform>
            <numerusform>عيّنة واحدة أقل مما يجب: مجال الوسيط يحتاج 6، وp95 يحتاج 59، وp99 يحتاج 299.</numerusform>
            <numerusform>عيّنتان أقل مما يجب: مجال الوسيط يحتاج 6، وp95 يحتاج 59، وp99 يحتاج 299.</numerusform>
            <numerusform>%n عيّنات أقل مما يجب: مجال الوسيط يحتاج 6، وp95 يحتاج 59، وp99 يحتاج 299.</numerusform>
            <numerusform>%n عيّنة أقل مما يجب: مجال الوسيط يحتاج 6، وp95 يحتاج 59، وp99 يحتاج 299.</numerusform>
            <numerusform>%n عيّنة أقل مما يجب: مجال الوسيط يحتاج 6، وp95 يحتاج 59، وp99 يحتاج 299.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples were not shown during the measurement; the result contains all of them.</source>
        <comment>%n sample was not shown during the measurement; the result contains it.</comment>
        <translation>
            <numerusform>عُرضت كل العيّنات أثناء القياس؛ والنتيجة تتضمنها كلها.</numerusform>
            <numerusform>لم تُعرض عيّنة واحدة أثناء القياس؛ والنتيجة تتضمنها.</numerusform>
            <numerusform>لم تُعرض عيّنتان أثناء القياس؛ والنتيجة تتضمنهما.</numerusform>
            <numerusform>لم تُعرض %n عيّنات أثناء القياس؛ والنتيجة تتضمنها كلها.</numerusform>
            <numerusform>لم تُعرض %n عيّنة أثناء القياس؛ والنتيجة تتضمنها كلها.</numerusform>
            <numerusform>لم تُعرض %n عيّنة أثناء القياس؛ والنتيجة تتضمنها كلها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scores</source>
        <comment>%n score</comment>
        <translation>
            <numerusform>لا درجات</numerusform>
            <numerusform>درجة واحدة</numerusform>
            <numerusform>درجتان</numerusform>
            <numerusform>%n درجات</numerusform>
            <numerusform>%n درجة</numerusform>
            <numerusform>%n درجة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweeps</source>
        <comment>%n sweep</comment>
        <translation>
            <numerusform>لا عمليات مسح</numerusform>
            <numerusform>عملية مسح واحدة</numerusform>
            <numerusform>عمليتا مسح</numerusform>
            <numerusform>%n عمليات مسح</numerusform>
            <numerusform>%n عملية مسح</numerusform>
            <numerusform>%n عملية مسح</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variants are not resolved. Run until resolved to narrow their intervals.</source>
        <comment>%n variant is not resolved. Run until resolved to narrow its interval.</comment>
        <translation>
            <numerusform>لا صيغ غير محسومة. شغّل حتى الحسم لتضييق المجالات.</numerusform>
            <numerusform>صيغة واحدة غير محسومة. شغّل حتى الحسم لتضييق مجالها.</numerusform>
            <numerusform>صيغتان غير محسومتين. شغّل حتى الحسم لتضييق مجاليهما.</numerusform>
            <numerusform>%n صيغ غير محسومة. شغّل حتى الحسم لتضييق مجالاتها.</numerusform>
            <numerusform>%n صيغة غير محسومة. شغّل حتى الحسم لتضييق مجالاتها.</numerusform>
            <numerusform>%n صيغة غير محسومة. شغّل حتى الحسم لتضييق مجالاتها.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; in its configuration %2</source>
        <translation>&apos;%1&apos; في تهيئته %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a memory size.</source>
        <translation>&apos;%1&apos; ليس حجم ذاكرة.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid size for %2.</source>
        <translation>&apos;%1&apos; ليس حجمًا لـ %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; requires a GPU.</source>
        <translation>لا تعمل «%1» إلا على GPU.</translation>
    </message>
    <message>
        <source>&apos;bytes&apos; must be a whole number of 0 or more.</source>
        <translation>يجب أن يكون &apos;bytes&apos; عددًا.</translation>
    </message>
    <message>
        <source>&apos;quantoscope llm configs&apos; lists them.</source>
        <translation>يسردها الأمر &apos;quantoscope llm configs&apos;.</translation>
    </message>
    <message>
        <source>&apos;quantoscope modes --list&apos; lists all modes.</source>
        <translation>&apos;quantoscope modes --list&apos; يسرد أسماءها كلها.</translation>
    </message>
    <message>
        <source>&apos;runs&apos; must be a list of at most %1 runs.</source>
        <translation>يجب أن يكون &apos;runs&apos; قائمة فيها %1 من التشغيلات على الأكثر.</translation>
    </message>
    <message>
        <source>&apos;speed&apos;, &apos;memory&apos; or &apos;loss&apos;</source>
        <translation>&apos;speed&apos; أو &apos;memory&apos; أو &apos;loss&apos;</translation>
    </message>
    <message>
        <source>--group-size is %1; it must be a multiple of 8.</source>
        <translation>قيمة --group-size هي %1؛ ويجب أن تكون من مضاعفات 8.</translation>
    </message>
    <message>
        <source>--out is the folder of the model itself.</source>
        <translation>يذكر --out مجلد النموذج نفسه.</translation>
    </message>
    <message>
        <source>--text-tokens is 1; at least two tokens are required.</source>
        <translation>قيمة --text-tokens هي 1؛ وأقل ما يمكن تقييمه رمزان (tokens).</translation>
    </message>
    <message>
        <source>128 is usual.</source>
        <translation>المعتاد 128.</translation>
    </message>
    <message>
        <source>16 elements per thread</source>
        <translation>16 عنصرًا لكل خيط</translation>
    </message>
    <message>
        <source>16 elements per thread; adjacent lanes load adjacent 16-byte words. Two instructions saturate and pack four codes, four shuffles collect 16 adjacent codes in one lane, and one 16-byte store writes them. 5 instructions per element; memory is the only limit.</source>
        <translation>ستة عشر عنصرًا لكل خيط والمسارات المتجاورة على 16 بايت متجاورة في كل تحميل؛ تعليمتان تشبعان وترصان أربعة رموز، وأربع عمليات خلط تجمع 16 رمزًا متجاورًا في مسار واحد، ثم تخزين واحد من 16 بايت. 5 تعليمات للعنصر؛ والذاكرة وحدها هي الحد.</translation>
    </message>
    <message>
        <source>16-bit weights must be FP16 or BF16</source>
        <translation>القيم من 16 بتًا بصيغة FP16 أو BF16</translation>
    </message>
    <message>
        <source>32-bit floating point</source>
        <translation>فاصلة عائمة من 32 بتًا</translation>
    </message>
    <message>
        <source>4 elements per thread</source>
        <translation>4 عناصر لكل خيط</translation>
    </message>
    <message>
        <source>4096x8192, or a number of elements such as 50000000</source>
        <translation>4096x8192، أو عدد عناصر مثل 50000000</translation>
    </message>
    <message>
        <source>512, 64x4096x14336 (m x k x n) or m64k4096n14336</source>
        <translation>512 أو 64x4096x14336 ‏(m x k x n) أو m64k4096n14336</translation>
    </message>
    <message>
        <source>8 elements per thread</source>
        <translation>8 عناصر لكل خيط</translation>
    </message>
    <message>
        <source>95% from %1 to %2</source>
        <translation>95% من %1 إلى %2</translation>
    </message>
    <message>
        <source>A %1 split of %2 items exceeds the limit of %3.</source>
        <translation>جزء %1 فيه %2 عناصر يتجاوز الحد %3.</translation>
    </message>
    <message>
        <source>A %1 split of %2 items is not valid.</source>
        <translation>جزء %1 فيه %2 عناصر لا معنى له.</translation>
    </message>
    <message>
        <source>A batch of %1 sequences is not supported.</source>
        <translation>دفعة من %1 تسلسل غير ممكنة.</translation>
    </message>
    <message>
        <source>A buffer of %1 bytes was requested.</source>
        <translation>طُلب مخزن من %1 بايت.</translation>
    </message>
    <message>
        <source>A buffer requires %1 MiB of GPU memory; %2 MiB is available.</source>
        <translation>يحتاج المخزن إلى %1 MiB من ذاكرة GPU؛ والحر %2 MiB.</translation>
    </message>
    <message>
        <source>A buffer requires %1 of memory; %2 is available.</source>
        <translation>يحتاج المخزن إلى %1 من الذاكرة؛ والحر %2.</translation>
    </message>
    <message>
        <source>A calibration input of the layer is not a finite number.</source>
        <translation>أحد مُدخلات معايرة الطبقة ليس عددًا منتهيًا.</translation>
    </message>
    <message>
        <source>A context of %1 tokens was requested; the model supports %2.</source>
        <translation>طُلب سياق من %1 رموز (tokens)؛ والنموذج مُعدّ لعدد هو %2.</translation>
    </message>
    <message>
        <source>A dimension of %1 exceeds the limit of the BLAS library.</source>
        <translation>ضلع قدره %1 أكثر مما تأخذه مكتبة BLAS.</translation>
    </message>
    <message>
        <source>A group must have at least one element, not %1.</source>
        <translation>في المجموعة عنصر واحد على الأقل، لا %1.</translation>
    </message>
    <message>
        <source>A header of %1 bytes exceeds the limit of the format.</source>
        <translation>ترويسة من %1 بايت تتجاوز حد الصيغة.</translation>
    </message>
    <message>
        <source>A hidden layer of width %1 is not supported; use 1 to 65,536.</source>
        <translation>طبقة مخفية عرضها %1 غير ممكنة؛ الممكن من 1 إلى 65,536.</translation>
    </message>
    <message>
        <source>A kernel wrote outside its output at %1×%2.</source>
        <translation>كتبت نواة خارج مُخرجها عند %1×%2.</translation>
    </message>
    <message>
        <source>A larger batch reduces the total throughput of %1. Use the smaller batch size on this device.</source>
        <translation>الدفعة الأكبر تخفض الإنتاجية الكلية للتهيئة %1. استخدم لها الدفعة الأصغر على هذا الجهاز.</translation>
    </message>
    <message>
        <source>A limit must be a number of 0 or more.</source>
        <translation>يجب أن يكون الحد عددًا بدءًا من 0.</translation>
    </message>
    <message>
        <source>A line is longer than %1 bytes.</source>
        <translation>أحد الأسطر أطول من %1 بايت.</translation>
    </message>
    <message>
        <source>A matrix of %1 × %2 was passed for layer %3; expected %4 × %5.</source>
        <translation>أُعطيت الطبقة %3 مصفوفة بقياس %1 × %2، والمطلوب لها %4 × %5.</translation>
    </message>
    <message>
        <source>A matrix of the model was passed twice.</source>
        <translation>أُعطيت إحدى مصفوفات النموذج مرتين.</translation>
    </message>
    <message>
        <source>A matrix passed to the engine is invalid: %1.</source>
        <translation>مصفوفة في طريقها إلى المحرّك غير صحيحة: %1.</translation>
    </message>
    <message>
        <source>A mean includes every slow sample, at the beginning or later. Compare two kernels by the ratio of their medians, with its interval.</source>
        <translation>يشمل المتوسط كل عيّنة بطيئة، في البداية أو بعدها؛ وما تختلف به نواتان هو نسبة وسيطيهما، مع مجالها.</translation>
    </message>
    <message>
        <source>A message announces %1 bytes; the limit is %2.</source>
        <translation>تعلن رسالة عن %1 بايت؛ ويُقبل %2 على الأكثر.</translation>
    </message>
    <message>
        <source>A message must be a JSON object.</source>
        <translation>يجب أن تكون الرسالة كائن JSON.</translation>
    </message>
    <message>
        <source>A model must be set up for at least one item at a time.</source>
        <translation>يُعدّ النموذج لعنصر واحد في المرة على الأقل.</translation>
    </message>
    <message>
        <source>A pattern has %1 bytes; the limit is %2.</source>
        <translation>أحد الأنماط طوله %1 بايت؛ ويُقرأ %2 على الأكثر.</translation>
    </message>
    <message>
        <source>A pattern of the tokenizer takes too long for this text.</source>
        <translation>أحد أنماط المُرمِّز (tokenizer) يستغرق مع هذا النص أطول مما يجب.</translation>
    </message>
    <message>
        <source>A plain copy with the traffic of this mode is %1× as fast as one with the traffic of %2. This mode reaches %3% of the speed of its copy, %2 reaches %4%.</source>
        <translation>سرعة النسخ البسيط بحركة بيانات هذا الوضع %1× من سرعة نسخ بحركة بيانات %2. يبلغ هذا الوضع %3% من سرعة نسخه، ويبلغ %2 نسبة %4%.</translation>
    </message>
    <message>
        <source>A product of %1 matrices with %2 rows is too large without cuBLASLt.</source>
        <translation>ضرب %1 من المصفوفات ذات %2 من الصفوف أكبر مما يمكن من دون cuBLASLt.</translation>
    </message>
    <message>
        <source>A product of %1 rows was asked of the kernel for few.</source>
        <translation>طُلب ضرب %1 من الصفوف من النواة المخصصة لصفوف قليلة.</translation>
    </message>
    <message>
        <source>A prompt of %1 tokens and %2 generated tokens require %3 positions; the model supports %4.</source>
        <translation>مطالبة من %1 رموز (tokens) مع %2 مولَّدة تشغل %3 مواضع؛ والنموذج مُعدّ لعدد هو %4.</translation>
    </message>
    <message>
        <source>A quantized file cannot be used as a model. Open the original model.</source>
        <translation>الملف المكمَّم ليس نموذجًا تُتابَع منه؛ افتح الملف الذي صُنع منه.</translation>
    </message>
    <message>
        <source>A read sweep makes each single launch cold and cannot be used inside a graph.</source>
        <translation>القراءة الماسحة تبرّد كل إطلاق مفرد؛ لا تُستخدم داخل مخطط تنفيذ.</translation>
    </message>
    <message>
        <source>A result has an unsupported element type (%1).</source>
        <translation>لإحدى النتائج نوع عناصر لا تمكن قراءته (%1).</translation>
    </message>
    <message>
        <source>A retarget request requires a &apos;spec&apos;.</source>
        <translation>تحتاج إعادة التوجيه إلى &apos;spec&apos;.</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>هناك تشغيل جارٍ.</translation>
    </message>
    <message>
        <source>A run request requires a &apos;spec&apos;.</source>
        <translation>يحتاج التشغيل إلى &apos;spec&apos;.</translation>
    </message>
    <message>
        <source>A sample cannot contain %1 launches.</source>
        <translation>لا يمكن أن تكون العيّنة %1 إطلاقات.</translation>
    </message>
    <message>
        <source>A sample cannot contain %1 launches; use 1 to %2.</source>
        <translation>لا يمكن أن تكون العيّنة من %1 إطلاق؛ الممكن من 1 إلى %2.</translation>
    </message>
    <message>
        <source>A sample is the time of a graph replay minus the constant overhead of the graph. If nothing remains, the sample counts as 0 µs and lowers the statistics. Use more launches per graph, so that their time exceeds the overhead.</source>
        <translation>العيّنة هي ما يبقى من زمن إعادة مخطط التنفيذ بعد طرح كلفته الثابتة. وحيث لا يبقى شيء تُعدّ العيّنة 0 µs وتخفض الإحصاءات. اجمع إطلاقات أكثر في مخطط التنفيذ ليغلب زمنها الكلفة الثابتة.</translation>
    </message>
    <message>
        <source>A sequence of %1 tokens exceeds the context of %2.</source>
        <translation>لا يتسع السياق %2 لتسلسل من %1 رمز (token).</translation>
    </message>
    <message>
        <source>A session cannot be run; it only answers prompts.</source>
        <translation>لا شيء للتشغيل: الجلسة تجيب عن المطالبات.</translation>
    </message>
    <message>
        <source>A single custom kernel. Scores stay on chip, tile by tile, with a running maximum and sum per row, so only queries, keys, values and the result access memory.</source>
        <translation>نواة واحدة من عندنا: تبقى الدرجات على الشريحة، بلاطة بلاطة، مع أقصى ومجموع جاريين لكل صف، فلا يمس الذاكرة إلا الاستعلامات والمفاتيح والقيم والنتيجة.</translation>
    </message>
    <message>
        <source>A static scale can be set for quantization only.</source>
        <translation>معامل القياس المعطى للتكميم فقط.</translation>
    </message>
    <message>
        <source>A step of %1 tokens is too long.</source>
        <translation>خطوة من %1 رمز (token) أطول مما يمكن.</translation>
    </message>
    <message>
        <source>A study is in progress.</source>
        <translation>هناك دراسة جارية.</translation>
    </message>
    <message>
        <source>A sweep cannot be live.</source>
        <translation>لا يمكن أن يكون المسح مباشرًا.</translation>
    </message>
    <message>
        <source>A sweep changes the size of the input, but the size of a file is fixed.</source>
        <translation>يغيّر المسح حجم المُدخل، وهو محدد بالملف.</translation>
    </message>
    <message>
        <source>A sweep has one or two axes.</source>
        <translation>للمسح محور واحد أو محوران.</translation>
    </message>
    <message>
        <source>A table requires features and a label, in columns separated by commas, semicolons or tabs.</source>
        <translation>يحتاج الجدول إلى سمات ووسم؛ وتفصل الأعمدة فواصل أو فواصل منقوطة أو علامات جدولة.</translation>
    </message>
    <message>
        <source>A table requires features and a label.</source>
        <translation>يحتاج الجدول إلى سمات ووسم.</translation>
    </message>
    <message>
        <source>A task file has one JSON record per line, or a JSON array of records.</source>
        <translation>في ملف المهمة سجل JSON في كل سطر، أو مصفوفة JSON واحدة منها.</translation>
    </message>
    <message>
        <source>A timer has a finite resolution and reports some time even for an empty launch. If a launch is not much longer than both, the sample measures the timer as much as the kernel, and differences of a few percent are lost. Time many launches per sample; quantiles are then those of means.</source>
        <translation>للمؤقّت خطوة دنيا ويظهر زمنًا ما حتى حول إطلاق فارغ؛ والإطلاق الذي لا يعلو كثيرًا على كليهما يقيس المؤقّت بقدر ما يقيس نفسه. فروق من بضعة بالمئة تضيع فيه. ضع إطلاقات كثيرة في عيّنة واحدة؛ وعندئذ تكون المئينات مئينات متوسطات.</translation>
    </message>
    <message>
        <source>A transformer requires images, which it splits into patches; table rows cannot be split.</source>
        <translation>يأخذ المحوّل (transformer) صورًا يقطّعها رقعًا؛ ولا رقع في صفوف جدول.</translation>
    </message>
    <message>
        <source>A transformer with width %1, %2 heads, %3 blocks and MLP width %4 is not supported: the width must be divisible by the heads, widths can be up to 65,536, and blocks up to 64.</source>
        <translation>محوّل عرضه %1 برؤوس عددها %2 وكتل عددها %3 وعرض MLP %4 غير ممكن: الرؤوس تقسم العرض، والعروض 65,536 على الأكثر، والكتل 64 على الأكثر.</translation>
    </message>
    <message>
        <source>A vector of %1 numbers was passed; expected %2.</source>
        <translation>أُعطي متجه من %1 عدد، والمطلوب %2.</translation>
    </message>
    <message>
        <source>A vector of the model was passed twice.</source>
        <translation>أُعطي أحد متجهات النموذج مرتين.</translation>
    </message>
    <message>
        <source>A weight of the layer is not a finite number.</source>
        <translation>أحد أوزان الطبقة ليس عددًا منتهيًا.</translation>
    </message>
    <message>
        <source>AWQ and GPTQ were calibrated on English novels, because no calibration text was specified (--calibration).</source>
        <translation>عوير AWQ وGPTQ على روايات إنجليزية، إذ لم يُعطَ نص معايرة (--calibration).</translation>
    </message>
    <message>
        <source>AWQ received %1 weights for a layer of %2 × %3.</source>
        <translation>تلقى AWQ من الأوزان %1 لطبقة بقياس %2 × %3.</translation>
    </message>
    <message>
        <source>AWQ requires calibration samples of %1 features each.</source>
        <translation>يحتاج AWQ إلى عيّنات معايرة، في كل منها %1 من السمات.</translation>
    </message>
    <message>
        <source>AWQ supports groups within a row or entire rows, not the entire tensor.</source>
        <translation>يأخذ AWQ مجموعات من صف أو صفوفًا كاملة، لا الموتر كله.</translation>
    </message>
    <message>
        <source>According to the file, the rows from %1 were measured on %2.</source>
        <translation>الصفوف من %1 قيست على %2، كما يقول ذلك الملف.</translation>
    </message>
    <message>
        <source>According to the text, the arithmetic that ran differs from the one in the row&apos;s name. Label such a row as simulated.</source>
        <translation>النص نفسه يقول إن حسابًا غير الذي يَعِد به اسم الصف قد نُفِّذ. مثل هذا الصف يجب وسمه بأنه محاكى.</translation>
    </message>
    <message>
        <source>Accuracy loss</source>
        <translation>خسارة الدقة</translation>
    </message>
    <message>
        <source>Accuracy loss in %1</source>
        <translation>خسارة الدقة في %1</translation>
    </message>
    <message numerus="yes">
        <source>Accuracy: %1 of %n modes are not resolved with the test items.</source>
        <comment>Accuracy: %1 of %n mode is not resolved with the test items.</comment>
        <translation>
            <numerusform>الدقة: لا تحسم عناصر الاختبار %1 من %n أوضاع.</numerusform>
            <numerusform>الدقة: لا تحسم عناصر الاختبار %1 من وضع واحد.</numerusform>
            <numerusform>الدقة: لا تحسم عناصر الاختبار %1 من وضعين.</numerusform>
            <numerusform>الدقة: لا تحسم عناصر الاختبار %1 من %n أوضاع.</numerusform>
            <numerusform>الدقة: لا تحسم عناصر الاختبار %1 من %n وضعًا.</numerusform>
            <numerusform>الدقة: لا تحسم عناصر الاختبار %1 من %n وضع.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy: run “%1”, n = %2 test items; 95% intervals of differences paired by item.</source>
        <translation>الدقة: التشغيل «%1»، n = %2 من عناصر الاختبار؛ مجالات 95% لفروق مزدوجة حسب العنصر.</translation>
    </message>
    <message>
        <source>All columns: run “%1”, imported from %2.</source>
        <translation>كل الأعمدة: التشغيل «%1»، مستورد من %2.</translation>
    </message>
    <message>
        <source>All columns: run “%1”, n = %2 iterations of each, interleaved; 95% intervals of the median ratio by iteration.</source>
        <translation>كل الأعمدة: التشغيل «%1»، n = %2 تكرارات لكل منها، متداخلة؛ مجالات 95% لوسيط النسبة حسب التكرار.</translation>
    </message>
    <message>
        <source>All features of the training items have the same value, so a model cannot learn from them.</source>
        <translation>كل سمات عناصر التدريب عدد واحد: لا شيء يُتعلَّم منها.</translation>
    </message>
    <message>
        <source>All measured samples are kept. The next run starts a new worker process.</source>
        <translation>كل ما قيس محفوظ. يبدأ التشغيل التالي عملية تنفيذ جديدة تلقائيًا.</translation>
    </message>
    <message>
        <source>All results received so far are kept.</source>
        <translation>كل ما وصل محفوظ.</translation>
    </message>
    <message>
        <source>All samples received so far are kept. The next run starts a new worker process.</source>
        <translation>كل ما وصل محفوظ. يبدأ التشغيل التالي عملية تنفيذ جديدة تلقائيًا.</translation>
    </message>
    <message>
        <source>All sentences of the text are alike, so a cloze task cannot be generated from it.</source>
        <translation>جمل النص كلها متشابهة، فلا يمكن صنع مهمة ملء فراغ منها.</translation>
    </message>
    <message>
        <source>All sizes must be 1 or more.</source>
        <translation>يجب أن تكون كل الأحجام 1 أو أكثر.</translation>
    </message>
    <message>
        <source>An IDX file begins with 0, 0, a type (8 for bytes) and 1 to 8 dimensions.</source>
        <translation>يبدأ ملف IDX بـ 0 ثم 0 ثم نوع (8 للبايتات) ثم 1 إلى 8 أبعاد.</translation>
    </message>
    <message>
        <source>An accuracy over n items is a multiple of 1/n. All figures of the column are multiples of the same 1/n, which is unlikely to be a coincidence. The standard error is √(p(1 − p)/n). On the same items, the McNemar test requires at least 6 items that changed in one direction.</source>
        <translation>الدقة على n عناصر مضاعف لـ 1/n. وكل أرقام العمود كذلك، لقيمة n لا تفسّرها المصادفة. الخطأ المعياري √(p(1 − p)/n)؛ وعلى العناصر نفسها يحتاج اختبار McNemar إلى 6 عناصر على الأقل تغيّرت في اتجاه واحد.</translation>
    </message>
    <message>
        <source>An embedding must be dense, and a tied model must not have a separate head.</source>
        <translation>يجب أن يكون التضمين كثيفًا (dense)، وليس للنموذج ذي الرأس المشترك رأس خاص به.</translation>
    </message>
    <message>
        <source>Another process on the device uses compute time, memory bandwidth and cache at unpredictable times. Any sample can be affected, and statistics cannot correct for it. Stop that process, or measure on another device.</source>
        <translation>تأخذ عملية أخرى على الجهاز وقت الحساب وعرض نطاق الذاكرة والذاكرة المخبأة متى شاءت. قد تبطئ بذلك أي عيّنة، ولا يزيل ذلك إحصاء. أنهِها أو قِس على جهاز آخر.</translation>
    </message>
    <message>
        <source>Another program is writing to it. Try again later.</source>
        <translation>يكتب فيه برنامج آخر؛ أعد المحاولة عند انتهائه.</translation>
    </message>
    <message>
        <source>As FP8 E4M3, but with E5M2 activations, which have a larger range and one mantissa bit less. Weights remain E4M3, because tensor cores cannot multiply E5M2 by E5M2.</source>
        <translation>مثل FP8 E4M3 مع تفعيلات E5M2 ذات مدى أوسع وبت أقل في الجزء العشري؛ وتبقى الأوزان E4M3 لأن نوى الموترات (tensor cores) لا تضرب E5M2 في مثله.</translation>
    </message>
    <message>
        <source>As QAT INT4, with a learned step size per group of weights (Esser et al. 2020).</source>
        <translation>مثل QAT INT4 مع خطوة متعلَّمة لكل مجموعة أوزان (Esser et al. 2020).</translation>
    </message>
    <message>
        <source>As QAT INT8, with learned step sizes of weights and activations; one activation step size per layer (Esser et al. 2020).</source>
        <translation>مثل QAT INT8 مع خطوات متعلَّمة للأوزان والتفعيلات، والأخيرة واحدة لكل طبقة (Esser et al. 2020).</translation>
    </message>
    <message>
        <source>As fast as %1: %2.</source>
        <translation>بسرعة %1 نفسها: %2.</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>كما نُشرت</translation>
    </message>
    <message>
        <source>At %1, %2 compared with %3: the ratio of means is %4×, that of medians %5× (%6–%7). The rest is due to slow samples.</source>
        <translation>عند %1، %2 مقابل %3: المتوسطات تقول %4×، والوسطاء %5× (%6–%7): الباقي عيّنات بطيئة.</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>عند %1: ‏%2</translation>
    </message>
    <message>
        <source>At least two classes are required. Check that this is the label column.</source>
        <translation>يلزم صنفان على الأقل. تحقق من أن هذا عمود الوسوم.</translation>
    </message>
    <message>
        <source>Attention heads per sequence.</source>
        <translation>رؤوس الانتباه في تسلسل.</translation>
    </message>
    <message>
        <source>Attention on the GPU supports FP16 and BF16, not FP32.</source>
        <translation>يأخذ الانتباه على GPU النوعين FP16 وBF16، لا FP32.</translation>
    </message>
    <message>
        <source>Available modes: %1.</source>
        <translation>الأوضاع هي: %1.</translation>
    </message>
    <message>
        <source>Available variants: %1.</source>
        <translation>الصيغ هي: %1.</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>BF16 tensor cores with FP32 accumulation: the range of FP32, 7 mantissa bits, the speed of FP16.</source>
        <translation>نوى الموترات على BF16، والمجاميع بصيغة FP32: مدى FP32، و7 بتات من الجزء العشري، وسرعة FP16.</translation>
    </message>
    <message>
        <source>BF16 tensor cores, FP32 sums</source>
        <translation>نوى موترات BF16، مجاميع FP32</translation>
    </message>
    <message>
        <source>BF16 tensor cores, FP32 sums (cuBLASLt)</source>
        <translation>نوى موترات BF16، مجاميع FP32 ‏(cuBLASLt)</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>الواجهة الخلفية</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>الدفعة</translation>
    </message>
    <message>
        <source>Batch sizes</source>
        <translation>أحجام الدفعات</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>الدفعات</translation>
    </message>
    <message>
        <source>Bias and GELU in the epilogue of the cuBLASLt matrix product, applied while the sums are in registers: one launch, no second pass.</source>
        <translation>الانحياز وGELU داخل ضرب cuBLASLt، على المجاميع وهي في السجلات: إطلاق واحد ولا مرور ثانٍ.</translation>
    </message>
    <message>
        <source>Both configurations are &apos;%1&apos;.</source>
        <translation>التهيئتان كلتاهما &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Both must come from the same export.</source>
        <translation>يجب أن يأتي كلاهما من التصدير نفسه.</translation>
    </message>
    <message>
        <source>Both sizes must be 1 or more.</source>
        <translation>يجب أن يكون كلا الحجمين 1 أو أكثر.</translation>
    </message>
    <message>
        <source>Buffer %1 does not exist.</source>
        <translation>لا يوجد مخزن %1.</translation>
    </message>
    <message>
        <source>Buffer %1 of the recorded program %2 no longer exists.</source>
        <translation>المخزن %1 للبرنامج المسجَّل %2 لم يعد موجودًا.</translation>
    </message>
    <message>
        <source>Build the CUDA module for this device (CMAKE_CUDA_ARCHITECTURES).</source>
        <translation>ابنِ وحدة CUDA لهذا الجهاز (CMAKE_CUDA_ARCHITECTURES).</translation>
    </message>
    <message>
        <source>Build with the CUDA Toolkit, install the package quantoscope-cuda13, or set QUANTOSCOPE_BACKENDS to its folder. Searched: %1.</source>
        <translation>ابنِ البرنامج مع CUDA Toolkit، أو ثبّت الحزمة quantoscope-cuda13، أو اضبط QUANTOSCOPE_BACKENDS على مجلدها. مواضع البحث: %1.</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>CPU frequency scaling was enabled during the Google Benchmark measurement.</source>
        <translation>كان تغيير تردد CPU مفعَّلًا أثناء قياس Google Benchmark.</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>CUDA device %1 does not exist; there are %2, numbered from 0.</source>
        <translation>لا يوجد جهاز CUDA رقمه %1؛ عدد الأجهزة %2، والترقيم من 0.</translation>
    </message>
    <message>
        <source>CUDA device %1 does not exist; there is %2, numbered from 0.</source>
        <translation>لا يوجد جهاز CUDA رقمه %1؛ عدد الأجهزة %2، والترقيم من 0.</translation>
    </message>
    <message>
        <source>CUDA failed while %1: %2 (%3).</source>
        <translation>فشل CUDA أثناء %1: %2 (%3).</translation>
    </message>
    <message>
        <source>CUDA graph</source>
        <translation>مخطط CUDA</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>الذاكرة المخبأة</translation>
    </message>
    <message>
        <source>Calibrate again.</source>
        <translation>عاير ثانية.</translation>
    </message>
    <message>
        <source>Calibrating layer %1</source>
        <translation>معايرة الطبقة %1</translation>
    </message>
    <message>
        <source>Calibrating layer %1 to %2</source>
        <translation>معايرة الطبقات من %1 إلى %2</translation>
    </message>
    <message>
        <source>Cannot continue this training: %1.</source>
        <translation>لا يمكن متابعة هذا التدريب: %1.</translation>
    </message>
    <message>
        <source>Cannot create a folder without a name.</source>
        <translation>لا يمكن إنشاء مجلد بلا اسم.</translation>
    </message>
    <message>
        <source>Cannot create the folder %1: %2 is a file, not a folder.</source>
        <translation>تعذّر إنشاء المجلد %1: %2 ملف لا مجلد.</translation>
    </message>
    <message>
        <source>Cannot create the folder %1: %2.</source>
        <translation>تعذّر إنشاء المجلد %1: %2.</translation>
    </message>
    <message>
        <source>Cannot create the folder %1: the name contains a zero byte.</source>
        <translation>لا يمكن إنشاء المجلد %1: في الاسم بايت صفري.</translation>
    </message>
    <message>
        <source>Cannot decompress %1: %2.</source>
        <translation>لا يمكن فك ضغط %1: %2.</translation>
    </message>
    <message>
        <source>Cannot load the BLAS library &apos;%1&apos; set in %2, or it has no cblas_sgemm.</source>
        <translation>لا يمكن تحميل مكتبة BLAS ‏&apos;%1&apos; التي يسمّيها %2، أو ليس فيها cblas_sgemm.</translation>
    </message>
    <message>
        <source>Cannot load the CUDA module: %1.</source>
        <translation>تعذّر تحميل وحدة CUDA: %1.</translation>
    </message>
    <message>
        <source>Cannot measure latency: %1</source>
        <translation>تعذّر قياس زمن التنفيذ: %1</translation>
    </message>
    <message>
        <source>Cannot normalize a text: %1.</source>
        <translation>لا يمكن تحويل نص إلى شكل معياري: %1.</translation>
    </message>
    <message>
        <source>Cannot process %1: %2</source>
        <translation>فشلت معالجة %1: %2</translation>
    </message>
    <message>
        <source>Cannot process %1: %2.</source>
        <translation>فشلت معالجة %1: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>تعذّرت قراءة %1: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: in its .npy header, at character %2, %3.</source>
        <translation>لا يمكن قراءة %1: في ترويسته .npy، عند الحرف %2، %3.</translation>
    </message>
    <message>
        <source>Cannot read %1: line %2, column %3: %4.</source>
        <translation>لا يمكن قراءة %1: السطر %2، العمود %3: %4.</translation>
    </message>
    <message>
        <source>Cannot read the folder %1: %2.</source>
        <translation>تعذّرت قراءة المجلد %1: %2.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2.</source>
        <translation>لا يمكن حفظ %1: %2.</translation>
    </message>
    <message>
        <source>Cannot start a thread.</source>
        <translation>تعذّر بدء أي خيط.</translation>
    </message>
    <message>
        <source>Cannot start the worker process %1: %2.</source>
        <translation>تعذّر بدء عملية التنفيذ %1: %2.</translation>
    </message>
    <message>
        <source>Cannot start training: %1.</source>
        <translation>لا يمكن بدء التدريب: %1.</translation>
    </message>
    <message>
        <source>Cannot use %1 as a model: %2.</source>
        <translation>لا يمكن استخدام %1 كنموذج: %2.</translation>
    </message>
    <message>
        <source>Cannot use %1 as data: %2.</source>
        <translation>لا يمكن استخدام %1 كبيانات: %2.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2 is a file, not a folder.</source>
        <translation>تعذّرت كتابة %1: %2 ملف لا مجلد.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>تعذّرت كتابة %1: %2.</translation>
    </message>
    <message>
        <source>Cannot write %1: %3 (%2 were written).</source>
        <translation>تعذّرت كتابة %1: %3 (كُتب %2).</translation>
    </message>
    <message>
        <source>Cannot write %1: %4 (%2 of %3 were written).</source>
        <translation>تعذّرت كتابة %1: %4 (كُتب %2 من %3).</translation>
    </message>
    <message>
        <source>Cannot write %1: its folder does not exist.</source>
        <translation>لا يمكن كتابة %1: مجلده غير موجود.</translation>
    </message>
    <message>
        <source>Cannot write %1: no program is reading from the pipe.</source>
        <translation>تعذّرت كتابة %1: هو أنبوب (pipe) لا يقرأه أحد.</translation>
    </message>
    <message>
        <source>Cannot write %1: the name contains a zero byte.</source>
        <translation>لا يمكن كتابة %1: في الاسم بايت صفري.</translation>
    </message>
    <message>
        <source>Cannot write %1: the shape %2 of %3 does not match its %4 bytes.</source>
        <translation>لا يمكن كتابة %1: الشكل %2 لـ %3 لا يوافق بايتاته وعددها %4.</translation>
    </message>
    <message>
        <source>Cannot write a file without a name.</source>
        <translation>لا يمكن كتابة ملف بلا اسم.</translation>
    </message>
    <message>
        <source>Cannot write into the folder %1: %2.</source>
        <translation>تعذّرت الكتابة في المجلد %1: %2.</translation>
    </message>
    <message>
        <source>Cannot write tensor %1: %2.</source>
        <translation>لا يمكن كتابة الموتر %1: %2.</translation>
    </message>
    <message>
        <source>Cannot write the journal %1: %2.</source>
        <translation>تعذّرت كتابة السجل %1: %2.</translation>
    </message>
    <message>
        <source>Cannot write the journal of the run: %1.</source>
        <translation>تعذّرت كتابة سجل التشغيل: %1.</translation>
    </message>
    <message>
        <source>Change its permissions or choose another location.</source>
        <translation>غيّر أذوناته أو اختر مكانًا آخر.</translation>
    </message>
    <message>
        <source>Chat template: %1.</source>
        <translation>قالب المحادثة: %1.</translation>
    </message>
    <message>
        <source>Chat templates: %1.</source>
        <translation>قوالب المحادثة: %1.</translation>
    </message>
    <message>
        <source>Check nvidia-smi and CUDA_VISIBLE_DEVICES, or run on the CPU.</source>
        <translation>افحص nvidia-smi وCUDA_VISIBLE_DEVICES، أو شغّل على CPU.</translation>
    </message>
    <message>
        <source>Check that both programs have the same version.</source>
        <translation>تحقق من أن البرنامجين من الإصدار نفسه.</translation>
    </message>
    <message>
        <source>Check that config.json belongs to these weights.</source>
        <translation>تحقق من أن config.json يخص هذه الأوزان.</translation>
    </message>
    <message>
        <source>Check that config.json describes how the checkpoint is quantized.</source>
        <translation>تحقق من أن config.json يذكر كيف كُمِّمت نقطة الحفظ.</translation>
    </message>
    <message>
        <source>Check that it is a .safetensors file.</source>
        <translation>تحقق من أنه ملف .safetensors.</translation>
    </message>
    <message>
        <source>Check that it is a model folder and that the download was complete.</source>
        <translation>تحقق من أنه مجلد نموذج ومن أن التنزيل اكتمل.</translation>
    </message>
    <message>
        <source>Check that it is a tokenizer.json of Hugging Face tokenizers.</source>
        <translation>تحقق من أنه tokenizer.json من مكتبة tokenizers لدى Hugging Face.</translation>
    </message>
    <message>
        <source>Check that it is not the file of another task.</source>
        <translation>تحقق من أنه ليس ملف مهمة أخرى.</translation>
    </message>
    <message>
        <source>Check that it is the complete config.json of a language model.</source>
        <translation>تحقق من أنه ملف config.json كامل لنموذج لغوي.</translation>
    </message>
    <message>
        <source>Check that it is the config.json of a language model.</source>
        <translation>تحقق من أنه config.json لنموذج لغوي.</translation>
    </message>
    <message>
        <source>Check that it is the correct file, and keep only the part with the tables.</source>
        <translation>هل هو الملف الصحيح؟ أبقِ الجزء الذي فيه الجداول.</translation>
    </message>
    <message>
        <source>Check that it is the correct file.</source>
        <translation>تحقق من أنه الملف الصحيح.</translation>
    </message>
    <message>
        <source>Check that the download or export was complete.</source>
        <translation>تحقق من أن التنزيل أو التصدير اكتمل.</translation>
    </message>
    <message>
        <source>Check that the download was complete, or compress the file again.</source>
        <translation>هل اكتمل التنزيل؟ أحضره أو اضغطه ثانية.</translation>
    </message>
    <message>
        <source>Check that the export was complete and that the file was not modified by hand.</source>
        <translation>تحقق من أن التصدير اكتمل ومن أن الملف لم يُعدَّل يدويًا.</translation>
    </message>
    <message>
        <source>Check that the export was complete.</source>
        <translation>تحقق من أن التصدير اكتمل.</translation>
    </message>
    <message>
        <source>Check that the file exists and is executable, or turn off &apos;Run kernels in a separate process&apos; in the settings.</source>
        <translation>هل الملف هناك وقابل للتنفيذ؟ يمكن إيقاف «تشغيل النوى في عملية منفصلة» في الإعدادات.</translation>
    </message>
    <message>
        <source>Check that this is the label column.</source>
        <translation>تحقق من أن هذا عمود الوسوم.</translation>
    </message>
    <message>
        <source>Check that this is the label column. Regression targets are not supported.</source>
        <translation>هل هذا عمود الوسوم؟ لا يمكن استخدام أهداف الانحدار.</translation>
    </message>
    <message>
        <source>Check that tokenizer.json is complete.</source>
        <translation>تحقق من أن الملف tokenizer.json كامل.</translation>
    </message>
    <message>
        <source>Check the disk, or use another one.</source>
        <translation>افحص القرص؛ جرّب غيره.</translation>
    </message>
    <message>
        <source>Check the features.</source>
        <translation>تحقق من السمات.</translation>
    </message>
    <message>
        <source>Check the file for damage.</source>
        <translation>تحقق من أن الملف غير تالف.</translation>
    </message>
    <message>
        <source>Check the numbers of the configuration.</source>
        <translation>تحقق من أعداد التهيئة.</translation>
    </message>
    <message>
        <source>Check the path and the disk.</source>
        <translation>تحقق من المسار والقرص.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>تحقق من المسار.</translation>
    </message>
    <message>
        <source>Check the path; relative paths start at the current folder.</source>
        <translation>تحقق من المسار؛ المسارات النسبية تبدأ من المجلد الحالي.</translation>
    </message>
    <message>
        <source>Check the permissions of %1.</source>
        <translation>افحص أذونات %1.</translation>
    </message>
    <message>
        <source>Choose 1 to %1.</source>
        <translation>اختر من 1 إلى %1.</translation>
    </message>
    <message>
        <source>Choose 10 (digits) or 36 (digits and letters).</source>
        <translation>اطلب 10 (أرقام) أو 36 (أرقام وحروف).</translation>
    </message>
    <message>
        <source>Choose FP16 or BF16.</source>
        <translation>اختر FP16 أو BF16.</translation>
    </message>
    <message>
        <source>Choose a .quantoscope file, a results.json of an exported report, or a tensor file by its ending: .npy or .safetensors.</source>
        <translation>اختر ملف ‎.quantoscope، أو results.json من تقرير مصدَّر، أو ملف موترات بحسب امتداده: ‎.npy أو ‎.safetensors.</translation>
    </message>
    <message>
        <source>Choose a .quantoscope file, or a results.json of an exported report.</source>
        <translation>اختر ملف ‎.quantoscope، أو results.json من تقرير مصدَّر.</translation>
    </message>
    <message>
        <source>Choose a .quantoscope file.</source>
        <translation>اختر ملف ‎.quantoscope.</translation>
    </message>
    <message>
        <source>Choose a configuration that quantizes it, or the baseline.</source>
        <translation>اطلب تهيئة تكمّمها، أو خط الأساس.</translation>
    </message>
    <message>
        <source>Choose a file written by &apos;quantoscope llm --json&apos;.</source>
        <translation>اختر ملفًا كتبه &apos;quantoscope llm --json&apos;.</translation>
    </message>
    <message>
        <source>Choose a file written by &apos;quantoscope modes --json&apos;.</source>
        <translation>اختر ملفًا كتبه &apos;quantoscope modes --json&apos;.</translation>
    </message>
    <message>
        <source>Choose a folder with MNIST-style files (train-images-idx3-ubyte, …), a .csv file with a label column, or x.npy with y.npy.</source>
        <translation>سمّ مجلدًا فيه train-images-idx3-ubyte وأخواته، أو ملف .csv بعمود وسوم، أو x.npy مع y.npy.</translation>
    </message>
    <message>
        <source>Choose a folder with write permission.</source>
        <translation>اختر مجلدًا تجوز الكتابة فيه.</translation>
    </message>
    <message>
        <source>Choose a results.json or session written by Quantoscope.</source>
        <translation>اختر results.json أو جلسة كتبها Quantoscope.</translation>
    </message>
    <message>
        <source>Choose a results.json written by Quantoscope.</source>
        <translation>اختر results.json كتبه Quantoscope.</translation>
    </message>
    <message>
        <source>Choose a shorter --prompt-len or --gen-len.</source>
        <translation>اختر --prompt-len أو --gen-len أقصر.</translation>
    </message>
    <message>
        <source>Choose a shorter one.</source>
        <translation>اختر اسمًا أقصر.</translation>
    </message>
    <message>
        <source>Choose a smaller model or another configuration.</source>
        <translation>اختر نموذجًا أصغر أو تهيئة أخرى.</translation>
    </message>
    <message>
        <source>Choose a smaller model, fewer configurations or a smaller batch.</source>
        <translation>اختر نموذجًا أصغر أو تهيئات أقل أو دفعة أصغر.</translation>
    </message>
    <message>
        <source>Choose a smaller size or fewer variants.</source>
        <translation>اختر حجمًا أصغر أو صيغًا أقل.</translation>
    </message>
    <message>
        <source>Choose a smaller size.</source>
        <translation>اختر حجمًا أصغر.</translation>
    </message>
    <message>
        <source>Choose a smaller tensor or hot cache, or free memory of the GPU.</source>
        <translation>اختر موترًا أصغر أو ذاكرة مخبأة ساخنة، أو حرّر ذاكرة في GPU.</translation>
    </message>
    <message>
        <source>Choose a smaller tensor, or free memory of the GPU.</source>
        <translation>اختر موترًا أصغر، أو حرّر ذاكرة في GPU.</translation>
    </message>
    <message>
        <source>Choose a smaller tensor.</source>
        <translation>اختر موترًا أصغر.</translation>
    </message>
    <message>
        <source>Choose a tensor of at least 1×1.</source>
        <translation>اختر موترًا بحجم 1×1 على الأقل.</translation>
    </message>
    <message>
        <source>Choose a tensor with the shape [tokens, hidden].</source>
        <translation>اختر موترًا بالشكل [tokens, hidden].</translation>
    </message>
    <message>
        <source>Choose another folder or remove the file.</source>
        <translation>اختر مجلدًا آخر أو أزل الملف.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>اختر واحدًا آخر.</translation>
    </message>
    <message>
        <source>Choose another n.</source>
        <translation>اختر قيمة أخرى لـ n.</translation>
    </message>
    <message>
        <source>Choose another name, or remove the existing one.</source>
        <translation>اختر اسمًا آخر أو أزله.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>Choose another path.</source>
        <translation>اختر مسارًا آخر.</translation>
    </message>
    <message>
        <source>Choose another size, another type or another backend.</source>
        <translation>اختر حجمًا آخر أو نوعًا آخر أو واجهة خلفية أخرى.</translation>
    </message>
    <message>
        <source>Choose another tensor.</source>
        <translation>اختر موترًا آخر.</translation>
    </message>
    <message>
        <source>Choose at least one quantization mode.</source>
        <translation>اختر وضع تكميم واحدًا على الأقل.</translation>
    </message>
    <message>
        <source>Choose at least one variant of %1.</source>
        <translation>اختر صيغة واحدة على الأقل من %1.</translation>
    </message>
    <message>
        <source>Choose at least one; the FP32 baseline is always measured.</source>
        <translation>اختر واحدًا على الأقل؛ وخط الأساس FP32 يُقاس دائمًا.</translation>
    </message>
    <message>
        <source>Choose fewer items or a smaller model.</source>
        <translation>اختر عناصر أقل أو نموذجًا أصغر.</translation>
    </message>
    <message>
        <source>Choose fewer tokens or a smaller hidden size.</source>
        <translation>اختر رموزًا (tokens) أقل أو بُعدًا مخفيًا أصغر.</translation>
    </message>
    <message>
        <source>Choose fewer tokens, a smaller hidden size or a 16-bit type.</source>
        <translation>اختر رموزًا (tokens) أقل، أو بُعدًا مخفيًا أصغر، أو نوعًا من 16 بتًا.</translation>
    </message>
    <message>
        <source>Choose m up to 64, or a matrix product with 16-bit weights.</source>
        <translation>اختر m لا تتجاوز 64، أو ضربًا بأوزان من 16 بتًا.</translation>
    </message>
    <message>
        <source>Choose one as FILE:TENSOR. The file contains: %1.</source>
        <translation>اختر أحدها بصيغة FILE:TENSOR. فيه: %1.</translation>
    </message>
    <message>
        <source>Choose one of its points.</source>
        <translation>اختر إحدى نقاطه.</translation>
    </message>
    <message>
        <source>Choose random input.</source>
        <translation>اختر مُدخلًا عشوائيًا.</translation>
    </message>
    <message>
        <source>Choose smaller sizes or fewer iterations.</source>
        <translation>اختر أحجامًا أصغر أو تكرارات أقل.</translation>
    </message>
    <message>
        <source>Choose smaller sizes or fewer variants.</source>
        <translation>اختر أحجامًا أصغر أو صيغًا أقل.</translation>
    </message>
    <message>
        <source>Choose smaller sizes.</source>
        <translation>اختر أحجامًا أصغر.</translation>
    </message>
    <message>
        <source>Choose the Hugging Face folder that it was created from, with config.json, model.safetensors and tokenizer.json.</source>
        <translation>سمِّ مجلد Hugging Face الذي صُنع منه، وفيه config.json وmodel.safetensors وtokenizer.json.</translation>
    </message>
    <message>
        <source>Choose the data that it was trained on, or set --classes.</source>
        <translation>اختر البيانات التي دُرّب عليها، أو ‎--classes.</translation>
    </message>
    <message>
        <source>Choose the file with the images, or the table.</source>
        <translation>سمّ ملف الصور أو الجدول المقصود.</translation>
    </message>
    <message>
        <source>Choose the folder of a model, with its config.json.</source>
        <translation>سمِّ مجلد نموذج فيه config.json الخاص به.</translation>
    </message>
    <message>
        <source>Choose tiny or mlp.</source>
        <translation>اختر tiny أو mlp.</translation>
    </message>
    <message>
        <source>Choose two different configurations.</source>
        <translation>سمِّ اثنتين مختلفتين.</translation>
    </message>
    <message>
        <source>Choose your own model; this one is included with Quantoscope.</source>
        <translation>اختر نموذجًا من عندك؛ هذا مرفق مع Quantoscope.</translation>
    </message>
    <message>
        <source>Class numbers start at 0. Remove unlabelled items.</source>
        <translation>تُرقّم الأصناف من 0؛ أزل العناصر غير الموسومة.</translation>
    </message>
    <message>
        <source>Classifier: %1 on %2.</source>
        <translation>المصنِّف: %1 على %2.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>الترددات</translation>
    </message>
    <message>
        <source>Clocks, caches and the driver need several launches to reach a steady state. Until then, samples are too slow and raise the mean. Discard them, or use a longer warm-up.</source>
        <translation>تحتاج الترددات والذاكرة المخبأة وبرنامج التشغيل عدة إطلاقات حتى تستقر. وما لم تستقر فكل عيّنة أبطأ مما يجب، وكلها ترفع المتوسط. أسقط هذه البداية أو أطل الإحماء.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>أغلق برامج أخرى ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Close other programs or use a smaller file.</source>
        <translation>أغلق برامج أخرى أو استخدم ملفًا أصغر.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller one.</source>
        <translation>أغلق برامج أخرى، أو اختر واحدًا أصغر.</translation>
    </message>
    <message>
        <source>Close other programs, or use a smaller model.</source>
        <translation>أغلق برامج أخرى، أو استخدم نموذجًا أصغر.</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>أغلق برامج أخرى.</translation>
    </message>
    <message>
        <source>Close some files, or raise the limit (ulimit -n).</source>
        <translation>أغلق بعضها، أو ارفع الحد (ulimit -n).</translation>
    </message>
    <message>
        <source>Close some programs.</source>
        <translation>أغلق بعض البرامج.</translation>
    </message>
    <message>
        <source>Codes can be read back for quantization only.</source>
        <translation>لا تُقرأ الرموز إلا من التكميم.</translation>
    </message>
    <message>
        <source>Cold, the same kernel takes %1 times as long: its data (%2 × the size of the last-level cache) did not come from memory.</source>
        <translation>في البرودة تستغرق النواة نفسها %1 أضعاف الزمن: بياناتها، وهي %2 × مخبأة المستوى الأخير، لم تأتِ من الذاكرة.</translation>
    </message>
    <message>
        <source>Columns of the left matrix and rows of the right one: the dimension that is summed over.</source>
        <translation>أعمدة المصفوفة اليسرى وصفوف اليمنى: ما يُجمع عليه.</translation>
    </message>
    <message>
        <source>Columns of the right matrix and of the result: outputs.</source>
        <translation>أعمدة المصفوفة اليمنى والنتيجة: المخارج.</translation>
    </message>
    <message>
        <source>Commit of Quantoscope</source>
        <translation>إيداع (commit) Quantoscope</translation>
    </message>
    <message>
        <source>Compare results that contain samples.</source>
        <translation>قارن ما قيس بعيّنات مفردة.</translation>
    </message>
    <message>
        <source>Compare series of one mode each, or results of the same modes.</source>
        <translation>قارن سلاسل في كل منها وضع واحد، أو نتائج قاست الأوضاع نفسها.</translation>
    </message>
    <message>
        <source>Conditions changed at one point in time: a clock step, another process or another power state. The median mixes both conditions and is valid for neither. Check clocks and other processes at that time, then measure again.</source>
        <translation>تغيّر شيء في لحظة واحدة: خطوة تردد أو عملية أخرى أو حالة طاقة أخرى. يخلط الوسيط حالين ولا يصح لأي منهما. انظر إلى الترددات والعمليات الأخرى في تلك اللحظة وقِس ثانية.</translation>
    </message>
    <message>
        <source>Convert it first, for example with .astype(numpy.float32).</source>
        <translation>حوّله أولًا، مثلًا بـ .astype(numpy.float32).</translation>
    </message>
    <message>
        <source>Convert it to JSON Lines, for example with to_json(orient=&quot;records&quot;, lines=True) in pandas.</source>
        <translation>اكتبه بصيغة JSON Lines، مثلًا في pandas بالأمر to_json(orient=&quot;records&quot;, lines=True).</translation>
    </message>
    <message>
        <source>Convert it: %1</source>
        <translation>حوّله: %1</translation>
    </message>
    <message>
        <source>Copies the input unchanged; the reference for size and accuracy.</source>
        <translation>يقرأ المُدخل ويكتب بايتاته دون تغيير؛ مرجع الحجم والدقة.</translation>
    </message>
    <message>
        <source>Copy its folder.</source>
        <translation>انسخ مجلدها.</translation>
    </message>
    <message>
        <source>Copy its table and paste it into the audit dialog.</source>
        <translation>انسخ جدوله والصقه في مربع حوار التدقيق.</translation>
    </message>
    <message>
        <source>Copy or download it to the folder.</source>
        <translation>انسخه أو نزّله إلى المجلد.</translation>
    </message>
    <message>
        <source>Correct it, or check that the file is a text table.</source>
        <translation>أصلحه هناك، أو تحقق من أن الملف جدول نصي.</translation>
    </message>
    <message>
        <source>Correct it, or check that the file is complete and UTF-8.</source>
        <translation>أصلحه هناك، أو تحقق من أن الملف كامل وبترميز UTF-8.</translation>
    </message>
    <message>
        <source>Correct or remove such items.</source>
        <translation>أصلح هذه العناصر أو استبعدها.</translation>
    </message>
    <message>
        <source>Correct or unset %1.</source>
        <translation>صحّح %1 أو اتركه دون ضبط.</translation>
    </message>
    <message>
        <source>Correct the file.</source>
        <translation>أصلح الملف.</translation>
    </message>
    <message>
        <source>Correct the row.</source>
        <translation>أصلح الصف.</translation>
    </message>
    <message>
        <source>Create one: %1</source>
        <translation>أنشئ واحدًا: %1</translation>
    </message>
    <message>
        <source>Create the folder or choose another one.</source>
        <translation>أنشئ المجلد أو اختر غيره.</translation>
    </message>
    <message>
        <source>Custom matrix product that applies bias and GELU before writing the result. On the CPU, GELU is applied to each panel while it is in the cache.</source>
        <translation>ضربنا الخاص مع الانحياز وGELU على مجاميعه قبل كتابتها؛ وعلى CPU تعمل GELU على كل لوح وهو في الذاكرة المخبأة.</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>مجموعات البيانات</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>نوع البيانات</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>التوليد</translation>
    </message>
    <message>
        <source>Decode throughput</source>
        <translation>إنتاجية التوليد</translation>
    </message>
    <message>
        <source>Decompress it first.</source>
        <translation>فك ضغطه أولًا.</translation>
    </message>
    <message>
        <source>Dequantization requires modes, not &apos;%1&apos;.</source>
        <translation>يأخذ إلغاء التكميم أوضاعًا، لا &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Dequantizes %1 codes with one scale for the whole tensor: %2.</source>
        <translation>يستعيد قيم رموز %1 التي تشترك في معامل قياس واحد للموتر كله: %2.</translation>
    </message>
    <message>
        <source>Dequantizes %1 codes with one scale per %2 elements of a token: %3.</source>
        <translation>يستعيد قيم رموز %1 بمعامل قياس واحد لكل %2 عناصر من الرمز (token): %3.</translation>
    </message>
    <message>
        <source>Dequantizes %1 codes with one scale per token: %2.</source>
        <translation>يستعيد قيم رموز %1 بمعامل قياس واحد لكل رمز (token): %2.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>الجهاز</translation>
    </message>
    <message>
        <source>Device: %1.</source>
        <translation>الجهاز: %1.</translation>
    </message>
    <message>
        <source>Differences between these modes were not tested.</source>
        <translation>لم يُختبر ترتيبها فيما بينها.</translation>
    </message>
    <message>
        <source>Discarded from the earlier Live setups: %1 samples, including all samples of %2 setups.</source>
        <translation>أُسقطت من إعدادات «مباشر» السابقة: %1 عيّنة، منها كل عيّنات %2 إعداد.</translation>
    </message>
    <message>
        <source>Divides, rounds, adds the zero point, clamps and converts in five kernels over FP32 intermediates, as eager PyTorch does. Moves 37 bytes per element (four times 4 + 4, once 4 + 1), where a single kernel needs 5, and launches five kernels.</source>
        <translation>قسمة وتقريب وإضافة نقطة الصفر وقصر وتحويل: خمس نوى على قيم وسيطة FP32، كما ينفّذها PyTorch eager. تنقل 37 بايت لكل عنصر (أربع مرات 4 + 4، ومرة 4 + 1) حيث تكفي 5، وتطلق خمس نوى.</translation>
    </message>
    <message>
        <source>Divides, rounds, adds the zero point, clamps and converts in five passes over FP32 intermediates in memory, as eager PyTorch does. Moves 37 bytes per element (four times 4 + 4, once 4 + 1); a single pass needs 5.</source>
        <translation>قسمة وتقريب وإضافة نقطة الصفر وقصر وتحويل: خمس تمريرات على قيم وسيطة FP32 في الذاكرة، كما ينفّذها PyTorch eager. تنقل 37 بايت لكل عنصر (أربع مرات 4 + 4، ومرة 4 + 1) حيث تكفي 5.</translation>
    </message>
    <message>
        <source>Download or save the model again.</source>
        <translation>نزّل النموذج أو احفظه ثانية.</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>برنامج التشغيل</translation>
    </message>
    <message>
        <source>EMNIST stores images transposed; they were transposed back.</source>
        <translation>تخزّن EMNIST الصور مقلوبة؛ وقد عُدّل وضعها.</translation>
    </message>
    <message>
        <source>Each launch finds its data in the last-level cache, where the previous launch left it. The cache is faster than memory, and a model that accesses other data in between does not reach this speed. Measure cold for that case, and report this number as hot.</source>
        <translation>يجد كل إطلاق بياناته حيث تركها سابقه، في مخبأة المستوى الأخير. هذا أسرع من الذاكرة، ونموذج يلمس بيانات أخرى بين الإطلاقات لا يرى هذه السرعة أبدًا. قِس باردًا لتلك الحال، وسمّ هذا الرقم ساخنًا.</translation>
    </message>
    <message>
        <source>Each record of this task requires it; see &apos;quantoscope llm --help&apos;.</source>
        <translation>في كل سجل من هذه المهمة؛ راجع &apos;quantoscope llm --help&apos;.</translation>
    </message>
    <message>
        <source>Each sample is one launch as recorded by the profiler, without launch overhead and gaps between kernels. Launches of one kernel can have different sizes. %1 launches, %2 in total.</source>
        <translation>كل عيّنة إطلاق واحد كما سجّله المحلِّل، دون كلفة الإطلاق والفجوات بين النوى؛ وقد تختلف أحجام إطلاقات النواة الواحدة. %1 إطلاق، %2 إجمالًا.</translation>
    </message>
    <message>
        <source>Each split requires at least one item. Use several hundred for a meaningful result.</source>
        <translation>يحتاج كل جزء إلى عنصر واحد على الأقل؛ وبضع مئات تعطي نتيجة نافعة.</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>العناصر</translation>
    </message>
    <message>
        <source>Elements per attention head. The GPU kernels support 64 and 128.</source>
        <translation>عناصر رأس الانتباه. تقبل نوى GPU القيمتين 64 و128.</translation>
    </message>
    <message>
        <source>Elements per token: columns of the input.</source>
        <translation>عناصر الرمز (token): أعمدة المُدخل.</translation>
    </message>
    <message>
        <source>Enter a text to continue.</source>
        <translation>أعطِ نصًا تمكن متابعته.</translation>
    </message>
    <message>
        <source>Equivalent to and faster than the baseline on this device: %1.</source>
        <translation>مكافئ لخط الأساس وأسرع منه على هذا الجهاز: %1.</translation>
    </message>
    <message>
        <source>Evaluate a longer text.</source>
        <translation>قس نصًا أطول.</translation>
    </message>
    <message>
        <source>Evaluate more items.</source>
        <translation>قس عناصر أكثر.</translation>
    </message>
    <message>
        <source>Export it as a table: ncu --import FILE --csv --page raw &gt; FILE.csv</source>
        <translation>اكتبه جدولًا: ncu --import FILE --csv --page raw &gt; FILE.csv</translation>
    </message>
    <message>
        <source>FASTER %1× [%2, %3], n = %4</source>
        <translation>أسرع %1× [%2, %3]، n = %4</translation>
    </message>
    <message>
        <source>FASTER %1× [%2, %3], n = %4 pairs</source>
        <translation>أسرع %1× [%2, %3]، n = %4 أزواج</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>FP16 tensor cores with FP32 accumulation; half the bytes of FP32.</source>
        <translation>نوى الموترات على FP16، والمجاميع بصيغة FP32؛ نصف بايتات FP32.</translation>
    </message>
    <message>
        <source>FP16 tensor cores, FP32 sums</source>
        <translation>نوى موترات FP16، مجاميع FP32</translation>
    </message>
    <message>
        <source>FP16 tensor cores, FP32 sums (cuBLASLt)</source>
        <translation>نوى موترات FP16، مجاميع FP32 ‏(cuBLASLt)</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>FP32 in memory. Tensor cores round the operands to 10 mantissa bits and accumulate in FP32.</source>
        <translation>FP32 في الذاكرة؛ تقرّب نوى الموترات العوامل إلى 10 بتات من الجزء العشري وتجمع بصيغة FP32.</translation>
    </message>
    <message>
        <source>FP32 library matrix product: cuBLASLt without tensor cores, or the BLAS library of the CPU. The baseline.</source>
        <translation>عملية ضرب من مكتبة بصيغة FP32: cuBLASLt بلا نوى موترات، أو BLAS المعالج. خط الأساس.</translation>
    </message>
    <message>
        <source>FP32 multiply-adds</source>
        <translation>ضرب وجمع FP32</translation>
    </message>
    <message>
        <source>FP32 with a custom kernel (cuBLASLt was not found)</source>
        <translation>FP32 بنواتنا الخاصة (لم يُعثر على cuBLASLt)</translation>
    </message>
    <message>
        <source>FP32 with a custom kernel (not available in cuBLASLt)</source>
        <translation>FP32 بنواتنا الخاصة (ليس في cuBLASLt ما يقابلها)</translation>
    </message>
    <message>
        <source>FP32 without TF32 (cuBLASLt)</source>
        <translation>FP32 بلا TF32 ‏(cuBLASLt)</translation>
    </message>
    <message>
        <source>FP8 E4M3</source>
        <translation>FP8 E4M3</translation>
    </message>
    <message>
        <source>FP8 E4M3 weights, per-output-channel scales; FP8 E4M3 activations, dynamic per-token scales.</source>
        <translation>أوزان FP8 E4M3 بمعامل قياس لكل قناة خرج؛ وتفعيلات FP8 E4M3 بمعامل قياس ديناميكي لكل رمز (token).</translation>
    </message>
    <message>
        <source>FP8 E4M3 × FP8 E4M3, FP32 sums (FP8 tensor cores; one row: custom kernel; more: cuBLASLt)</source>
        <translation>FP8 E4M3 × FP8 E4M3، مجاميع FP32 (نوى موترات FP8؛ صف واحد: نواة خاصة؛ أكثر: cuBLASLt)</translation>
    </message>
    <message>
        <source>FP8 tensor cores with BF16 results; twice as fast as FP16. Accumulators keep about 14 bits.</source>
        <translation>نوى الموترات على FP8 مع نتائج BF16؛ تحتفظ المجاميع بنحو 14 بتًا، وهذا أسرع من FP16 بمرتين.</translation>
    </message>
    <message>
        <source>FP8 tensor cores, FP32 sums (cuBLASLt)</source>
        <translation>نوى موترات FP8، مجاميع FP32 ‏(cuBLASLt)</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>فشل: %1</translation>
    </message>
    <message>
        <source>Fast with no measurable quality loss: %1. Each is faster than the baseline and equivalent in perplexity.</source>
        <translation>سريعة بلا خسارة جودة قابلة للقياس: %1؛ كل منها أسرع من خط الأساس ومكافئة له في الحيرة.</translation>
    </message>
    <message>
        <source>Faster than %1: %2.</source>
        <translation>أسرع من %1: ‏%2.</translation>
    </message>
    <message>
        <source>Faster than the baseline per token, one sequence at a time: %1.</source>
        <translation>أسرع من خط الأساس لكل رمز (token)، بتسلسل واحد في المرة: %1.</translation>
    </message>
    <message>
        <source>Fastest with no measurable quality loss: %1. It is faster than the baseline and equivalent in perplexity.</source>
        <translation>الأسرع بلا خسارة جودة قابلة للقياس: %1؛ وهي أسرع من خط الأساس ومكافئة له في الحيرة.</translation>
    </message>
    <message>
        <source>Fastest with no measurable quality loss: none. No configuration is shown to be faster than the baseline and equivalent in perplexity on this device.</source>
        <translation>الأسرع بلا خسارة جودة قابلة للقياس: لا شيء هنا؛ لم يثبت أن تهيئة ما أسرع من خط الأساس ومكافئة له في الحيرة على هذا الجهاز.</translation>
    </message>
    <message>
        <source>Fill it in or remove the row.</source>
        <translation>املأه أو أزل الصف.</translation>
    </message>
    <message>
        <source>Fine-tuned from the baseline with the rounding of INT8 dynamic (straight-through estimator), then evaluated with the same arithmetic.</source>
        <translation>يُتابع تدريبه من خط الأساس عبر تقريب INT8 المتغيّر (المقدّر المباشر العبور)، ثم يُحكم عليه بالحساب نفسه تمامًا.</translation>
    </message>
    <message>
        <source>Fine-tuned from the baseline with the rounding of symmetric INT4 weights in groups (straight-through estimator); activations are not quantized.</source>
        <translation>يُتابع تدريبه من خط الأساس عبر تقريب أوزان INT4 في مجموعات، متماثلة (المقدّر المباشر العبور)؛ والتفعيلات تبقى.</translation>
    </message>
    <message>
        <source>For calibration, %1 runs the unquantized model first. Choose a configuration without calibration.</source>
        <translation>للمعايرة يشغّل %1 النموذج غير المكمَّم أولًا. اختر تهيئة بلا معايرة.</translation>
    </message>
    <message>
        <source>For n positive samples, the coefficient of variation is at most √(n − 1) (Samuelson&apos;s inequality), and it reaches this limit only if all samples but one are equal. The standard deviation shown here is that of a single outlier and does not describe the other samples. Use the median with its interval, and the MAD.</source>
        <translation>معامل الاختلاف لـ n عيّنات موجبة لا يتجاوز √(n − 1) (حد Samuelson)، ولا يبلغه إلا إذا تساوت كل العينات ما عدا واحدة. فالانحراف المعياري المطبوع هنا يتحدث عن عيّنة واحدة ولا يقول شيئًا عن تشتت البقية. استخدم الوسيط مع مجاله وMAD.</translation>
    </message>
    <message>
        <source>For the lowest latency of %1: %2, %3 as fast as %4.</source>
        <translation>حيث يهم الزمن، لـ %1: ‏%2، بسرعة %3 مقارنة بـ %4.</translation>
    </message>
    <message>
        <source>For the lowest latency of %1: any of %2 compared with %3. Which of them is fastest is not resolved.</source>
        <translation>حيث يهم الزمن، لـ %1: أي من %2 مقابل %3؛ ولم يُحسم أيها الأسرع.</translation>
    </message>
    <message>
        <source>For the lowest latency of %1: none of the others is shown to be faster than %2.</source>
        <translation>حيث يهم الزمن، لـ %1: لا شيء هنا ثبت أنه أسرع من %2.</translation>
    </message>
    <message>
        <source>For the lowest latency on this device with %1 items per call: any of %2. Each is equivalent to and faster than FP32.</source>
        <translation>حيث يهم الزمن، على هذا الجهاز وبعدد %1 عناصر لكل نداء: أي من %2؛ كل منها مكافئ وأسرع من FP32.</translation>
    </message>
    <message>
        <source>For the lowest latency on this device with %1 items per call: any of the %2 that are equivalent to and faster than FP32.</source>
        <translation>حيث يهم الزمن، على هذا الجهاز وبعدد %1 عناصر لكل نداء: أي من الأوضاع المكافئة والأسرع من FP32، وعددها %2.</translation>
    </message>
    <message>
        <source>For the lowest latency: none. No equivalent mode is shown to be faster than FP32 on this device.</source>
        <translation>حيث يهم الزمن: لا شيء هنا؛ لم يثبت أن وضعًا مكافئًا أسرع من FP32 على هذا الجهاز.</translation>
    </message>
    <message>
        <source>For the smallest size: %1, the smallest mode that is equivalent within ±0.5 points (%2 KiB instead of %3).</source>
        <translation>حيث يهم الحجم: %1، الأصغر بين الأوضاع المكافئة ضمن ±0.5 نقطة (%2 KiB بدل %3).</translation>
    </message>
    <message>
        <source>Four adjacent float4 per thread: 7 instructions per element, four loads in flight. Lanes are 64 bytes apart in each load and 16 bytes in each 4-byte store, so each touches four times as many cache lines as it uses.</source>
        <translation>أربعة متجاورة من float4 لكل خيط: 7 تعليمات للعنصر، وأربعة تحميلات قيد النقل؛ المسارات متباعدة 64 بايت في كل تحميل و16 في كل تخزين من 4 بايت، فيمس كل منها أربعة أضعاف السطور التي يستخدمها.</translation>
    </message>
    <message>
        <source>Free some space or choose a folder on another disk.</source>
        <translation>أفسح بعض المكان أو اختر مجلدًا على قرص آخر.</translation>
    </message>
    <message>
        <source>From sample %1 on, the latency is %2 higher: %3 after %4.</source>
        <translation>من العيّنة %1 فصاعدًا زمن التنفيذ أعلى بنسبة %2: ‎%3 بعد %4.</translation>
    </message>
    <message>
        <source>From sample %1 on, the latency is %2 lower: %3 after %4.</source>
        <translation>من العيّنة %1 فصاعدًا زمن التنفيذ أدنى بنسبة %2: ‎%3 بعد %4.</translation>
    </message>
    <message>
        <source>Further metrics of %1 were not imported.</source>
        <translation>لم تؤخذ مقاييس أخرى من %1.</translation>
    </message>
    <message>
        <source>Fused attention of NVIDIA cuDNN, if the library is installed: the same algorithm, tuned by NVIDIA.</source>
        <translation>الانتباه المدموج من cuDNN لدى NVIDIA، حيث توجد مكتبته: الفكرة نفسها، مضبوطة من صانع الشريحة.</translation>
    </message>
    <message>
        <source>GPTQ received %1 weights for a layer of %2 × %3.</source>
        <translation>تلقى GPTQ من الأوزان %1 لطبقة بقياس %2 × %3.</translation>
    </message>
    <message>
        <source>GPTQ requires at least one calibration sample.</source>
        <translation>يحتاج GPTQ إلى عيّنة معايرة واحدة على الأقل.</translation>
    </message>
    <message>
        <source>Generated characters have 10 or 36 classes, not %1.</source>
        <translation>للحروف المرسومة 10 أصناف أو 36، لا %1.</translation>
    </message>
    <message>
        <source>Generating the data was stopped.</source>
        <translation>أوقف رسم البيانات.</translation>
    </message>
    <message>
        <source>Groups of %1 are not supported.</source>
        <translation>لا توجد نواة لمجموعات من %1.</translation>
    </message>
    <message>
        <source>Groups of %1 weights are not supported.</source>
        <translation>مجموعة من %1 أوزان غير ممكنة.</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>حجم الرأس</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>الرؤوس</translation>
    </message>
    <message>
        <source>Heads of %1 elements are too large for the GPU kernels, which support up to 256.</source>
        <translation>رؤوس من %1 عنصر أطول مما تأخذه نوى GPU، وحدّها 256.</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>البعد المخفي</translation>
    </message>
    <message>
        <source>INT%1 asymmetric</source>
        <translation>INT%1 غير متماثل</translation>
    </message>
    <message>
        <source>INT%1 symmetric</source>
        <translation>INT%1 متماثل</translation>
    </message>
    <message>
        <source>INT4 weights in groups of 128 with zero points, after scaling up input channels with large activations. The factors are folded into the preceding layers at no cost (Lin et al. 2024).</source>
        <translation>أوزان INT4 في مجموعات من 128 بنقاط صفر، بعد تكبير قنوات الدخل ذات التفعيلات الكبيرة؛ والعوامل مدمجة في الطبقات السابقة فلا تكلّف شيئًا (Lin et al. 2024).</translation>
    </message>
    <message>
        <source>INT4 weights in groups of 128, symmetric, rounded to nearest; 16-bit activations.</source>
        <translation>أوزان INT4 في مجموعات من 128، متماثلة، مقرّبة إلى الأقرب؛ وتفعيلات من 16 بتًا.</translation>
    </message>
    <message>
        <source>INT4 weights with one scale per 128 elements along k, 16-bit activations, decoded in registers. For 1 to 64 rows: a quarter of the bytes of BF16.</source>
        <translation>أوزان INT4 بمعامل قياس لكل 128 على امتداد k، وتفعيلات من 16 بتًا: لـ 1 إلى 64 صفًا؛ ربع بايتات BF16، تُفك في السجلات.</translation>
    </message>
    <message>
        <source>INT8</source>
        <translation>INT8</translation>
    </message>
    <message>
        <source>INT8 matrices with quantized activations are not restored.</source>
        <translation>مصفوفات INT8 ذات التفعيلات المكمّمة لا تُستعاد.</translation>
    </message>
    <message>
        <source>INT8 tensor cores with INT32 accumulation. Results are written as INT32, 4 bytes each.</source>
        <translation>نوى الموترات على INT8، والمجاميع بصيغة INT32 وتُكتب كما هي: 4 بايت للنتيجة.</translation>
    </message>
    <message>
        <source>INT8 tensor cores, INT32 sums (cuBLASLt)</source>
        <translation>نوى موترات INT8، مجاميع INT32 ‏(cuBLASLt)</translation>
    </message>
    <message>
        <source>INT8 weights in groups of 128, scales from the largest magnitude, rounded to nearest; 16-bit activations.</source>
        <translation>أوزان INT8 في مجموعات من 128، كل معامل قياس من أكبر قيمة مطلقة، مقرّبة إلى الأقرب؛ وتفعيلات من 16 بتًا.</translation>
    </message>
    <message>
        <source>INT8 weights in groups of 128, with scales optimized for the smallest weight error; 16-bit activations. The published comparison does not specify how its scales were computed. This differs from INT8-W8A16-RTN only in the scale search.</source>
        <translation>أوزان INT8 في مجموعات من 128، يُبحث لكل منها عن معامل القياس ذي أقل خطأ في أوزانها؛ وتفعيلات من 16 بتًا. لا تقول المقارنة المنشورة كيف وُجدت معاملاتها؛ ولا يختلف هذا عن INT8-W8A16-RTN إلا بالبحث.</translation>
    </message>
    <message>
        <source>INT8 weights with one scale per 128 elements along k, 16-bit activations. For 1 to 64 rows, where reading the weights dominates: half the bytes of BF16.</source>
        <translation>أوزان INT8 بمعامل قياس لكل 128 على امتداد k، وتفعيلات من 16 بتًا: لـ 1 إلى 64 صفًا حيث قراءة الأوزان هي الزمن، نصف بايتات BF16.</translation>
    </message>
    <message>
        <source>INT8 weights, per-output-channel scales; INT8 activations, dynamic per-token scales; integer arithmetic.</source>
        <translation>أوزان INT8 بمعامل قياس لكل قناة خرج؛ وتفعيلات INT8 بمعامل قياس ديناميكي لكل رمز (token)؛ وحساب بأعداد صحيحة.</translation>
    </message>
    <message>
        <source>INT8 × INT8, INT32 sums (few rows: custom kernel; more: INT8 tensor cores with cuBLASLt)</source>
        <translation>INT8 × INT8، مجاميع INT32 (صفوف قليلة: نواة خاصة؛ أكثر: نوى موترات INT8 في cuBLASLt)</translation>
    </message>
    <message>
        <source>Identical kernels differed (%1 compared with itself: %2), so the verdicts of this run are not reliable.</source>
        <translation>جاءت نوى متطابقة مختلفة (%1 مقابل نفسه: %2): لا حكم في هذا التشغيل موثوق.</translation>
    </message>
    <message>
        <source>Identical kernels differed in this run, so its speed-ups are not reliable.</source>
        <translation>اختلفت نوى متطابقة في هذا التشغيل، فلا يوثق بتسريعاته.</translation>
    </message>
    <message>
        <source>If the system terminated it because memory ran out (%1 is available now), choose smaller sizes.</source>
        <translation>إن كان النظام قد أنهاها لنقص الذاكرة (المتاح الآن %1)، فاختر أحجامًا أصغر.</translation>
    </message>
    <message>
        <source>Images of %1×%2 have %3 patches; the limit is 1,024, because attention is quadratic in the number of patches.</source>
        <translation>صور من %1×%2 تصنع %3 رقع؛ الانتباه تربيعي فيها ويؤخذ منها 1,024 على الأكثر.</translation>
    </message>
    <message>
        <source>Images of %3×%4 are not divisible into patches of %1×%2 pixels.</source>
        <translation>رقع من %1×%2 بكسل لا تقسم صورًا من %3×%4.</translation>
    </message>
    <message>
        <source>Import a part of them, or import them as a separate run.</source>
        <translation>استورد جزءًا منها، أو كتشغيل مستقل.</translation>
    </message>
    <message>
        <source>Import fewer files at once. Nothing was written.</source>
        <translation>استورد ملفات أقل دفعة واحدة. لم يُكتب شيء.</translation>
    </message>
    <message>
        <source>Import into a separate session, without --beside.</source>
        <translation>استورد في جلسة وحده، دون --beside.</translation>
    </message>
    <message>
        <source>Import the results as a separate run.</source>
        <translation>استورده كتشغيل مستقل.</translation>
    </message>
    <message>
        <source>Import the samples, or measure it with Quantoscope.</source>
        <translation>استورد العينات، أو قسه هنا.</translation>
    </message>
    <message>
        <source>Import them as a separate run, or add them to a run of one size.</source>
        <translation>استورده كتشغيل مستقل، أو بجانب تشغيل بحجم واحد.</translation>
    </message>
    <message>
        <source>Imported from %1: %2</source>
        <translation>مستورد من %1: %2</translation>
    </message>
    <message>
        <source>Imported without comparable samples, so no interval is available.</source>
        <translation>مستورد دون عيّنات تمكن مقارنتها، فلا مجال له.</translation>
    </message>
    <message numerus="yes">
        <source>In %n measurements, identical kernels differed, so their verdicts are not reliable.</source>
        <comment>In %n measurement, identical kernels differed, so its verdicts are not reliable.</comment>
        <translation>
            <numerusform>لم تختلف نوى متطابقة في أي قياس.</numerusform>
            <numerusform>في قياس واحد اختلفت نوى متطابقة، لذا فأحكامه غير موثوقة.</numerusform>
            <numerusform>في قياسين اختلفت نوى متطابقة، لذا فأحكامهما غير موثوقة.</numerusform>
            <numerusform>في %n قياسات اختلفت نوى متطابقة، لذا فأحكامها غير موثوقة.</numerusform>
            <numerusform>في %n قياسًا اختلفت نوى متطابقة، لذا فأحكامها غير موثوقة.</numerusform>
            <numerusform>في %n قياس اختلفت نوى متطابقة، لذا فأحكامها غير موثوقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>In a file of a few kilobytes, names and headers take more space than the weights. Ratios of such sizes do not apply to real models.</source>
        <translation>في ملف من بضعة كيلوبايتات تزن الأسماء والترويسات أكثر من الأوزان. نسب أحجام كهذه لا تقول شيئًا عن نموذج حقيقي.</translation>
    </message>
    <message>
        <source>In clock cycles, the change is %1 instead of %2: the clock changed, not the kernel.</source>
        <translation>بدورات الساعة يكون التغيّر %1 بدل %2: تحرّك التردد لا النواة.</translation>
    </message>
    <message>
        <source>Increase the limit, or choose smaller formats.</source>
        <translation>اسمح بأكثر، أو اختر صيغًا أصغر.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>المُدخل</translation>
    </message>
    <message>
        <source>Input %1 of the calibration samples contains values that are not finite.</source>
        <translation>المُدخل %1 من عيّنات المعايرة ليس منتهيًا في كل مواضعه.</translation>
    </message>
    <message>
        <source>Install cuDNN 9, or set LD_LIBRARY_PATH or CUDNN_PATH to its folder, and restart.</source>
        <translation>ثبّت cuDNN 9، أو سمِّ مجلده في LD_LIBRARY_PATH أو CUDNN_PATH، ثم أعد التشغيل.</translation>
    </message>
    <message>
        <source>Install libopenblas0 (Debian, Ubuntu: &apos;apt install libopenblas0&apos;), or set QUANTOSCOPE_BLAS to a library.</source>
        <translation>ثبّت libopenblas0 (في Debian وUbuntu: &apos;apt install libopenblas0&apos;)، أو سمِّ مكتبة بواسطة QUANTOSCOPE_BLAS.</translation>
    </message>
    <message>
        <source>Install the CUDA Toolkit&apos;s libraries.</source>
        <translation>ثبّت مكتبات CUDA Toolkit.</translation>
    </message>
    <message>
        <source>Install the CUDA Toolkit, or set CUDA_PATH to where it is.</source>
        <translation>ثبّت CUDA Toolkit، أو اضبط CUDA_PATH على موضعه.</translation>
    </message>
    <message>
        <source>Install the NVIDIA driver, or run on the CPU.</source>
        <translation>ثبّت برنامج تشغيل NVIDIA، أو شغّل على CPU.</translation>
    </message>
    <message>
        <source>Install the complete quantoscope package, or choose &apos;Never&apos; for &apos;Run kernels in a separate process&apos; in the settings.</source>
        <translation>ثبّت الحزمة quantoscope كاملة، أو اختر «أبدًا» لـ «تشغيل النوى في عملية منفصلة» في الإعدادات.</translation>
    </message>
    <message>
        <source>Install the package quantoscope-model (portable: extract quantoscope-model-*.tar.xz into the program folder), set QUANTOSCOPE_LLM to the model folder, or choose your own model. Searched: %1.</source>
        <translation>ثبّت الحزمة quantoscope-model (النسخة المحمولة: فك quantoscope-model-*.tar.xz فوق مجلد البرنامج)، أو اضبط QUANTOSCOPE_LLM على مجلد النموذج، أو سمِّ نموذجًا من عندك. جرى البحث في: %1.</translation>
    </message>
    <message>
        <source>Install the same version of quantoscope and quantoscope-worker.</source>
        <translation>ثبّت quantoscope وquantoscope-worker من الإصدار نفسه.</translation>
    </message>
    <message>
        <source>Install the same version of the program and the module.</source>
        <translation>ثبّت البرنامج والوحدة من الإصدار نفسه.</translation>
    </message>
    <message>
        <source>Integers must have 2 to 8 bits, not %1.</source>
        <translation>للأعداد الصحيحة هنا من 2 إلى 8 بتات، لا %1.</translation>
    </message>
    <message>
        <source>Is it the right file?</source>
        <translation>هل هو الملف الصحيح؟</translation>
    </message>
    <message>
        <source>It contains no tensors.</source>
        <translation>لا موترات فيه البتة.</translation>
    </message>
    <message>
        <source>It contains: %1.</source>
        <translation>الموجود: %1.</translation>
    </message>
    <message>
        <source>It failed: %1</source>
        <translation>فشل: %1</translation>
    </message>
    <message>
        <source>It is a GGUF model: %1</source>
        <translation>هو نموذج GGUF: %1</translation>
    </message>
    <message>
        <source>It is a ZIP archive, such as .npz or a PyTorch checkpoint: %1</source>
        <translation>هو أرشيف ZIP، مثل .npz أو نقطة حفظ PyTorch: %1</translation>
    </message>
    <message>
        <source>It requires compute capability 8.0 or later; this GPU has %1.%2.</source>
        <translation>يحتاج إلى GPU بقدرة حوسبة (compute capability) 8.0 أو أحدث؛ وقدرة هذا %1.%2.</translation>
    </message>
    <message>
        <source>It was imported, so Quantoscope has no command to measure it.</source>
        <translation>إنه مستورد، فلا يقيسه أي أمر من Quantoscope.</translation>
    </message>
    <message>
        <source>Item %1 has label %2, but the model has %3 classes.</source>
        <translation>للعنصر %1 الوسم %2، لكن النموذج يعرف %3 أصناف.</translation>
    </message>
    <message>
        <source>Items of %1×%2 are not supported; the limit is 1,048,576 features.</source>
        <translation>عناصر من %1×%2 غير ممكنة؛ الممكن حتى 1,048,576 سمة.</translation>
    </message>
    <message>
        <source>Its accuracy was not measured.</source>
        <translation>لم تُقس دقته.</translation>
    </message>
    <message>
        <source>Its journals and run files are still there.</source>
        <translation>ما زالت سجلاته وملفات تشغيلاته هناك.</translation>
    </message>
    <message>
        <source>Its loss was not measured.</source>
        <translation>لم تُقس خسارته.</translation>
    </message>
    <message>
        <source>Its memory was not measured.</source>
        <translation>لم تُقس ذاكرته.</translation>
    </message>
    <message>
        <source>Its speed-up over the baseline does not have an interval yet.</source>
        <translation>ليس لتسريعه على خط الأساس مجال بعد.</translation>
    </message>
    <message>
        <source>JIT, compiled for the shape</source>
        <translation>JIT، مترجَم للشكل</translation>
    </message>
    <message>
        <source>Keep the reading program running until the output is complete.</source>
        <translation>أبقِ البرنامج القارئ عاملًا حتى النهاية.</translation>
    </message>
    <message>
        <source>Kernels compiled by NVRTC for exactly this shape, and cuBLASLt matrix products with searched algorithms; each step uses whichever is faster on this device. With few tokens, five or six kernels remain: layer norms are fused into the following matrix product; bias, GELU and residual additions into the preceding one; and each kernel prefetches its weights while the previous one is still running. Compile time is reported separately.</source>
        <translation>نوى يترجمها NVRTC لهذا الشكل بالضبط، إلى جانب عمليات ضرب cuBLASLt بخوارزميات مبحوث عنها؛ وكل خطوة تأخذ الأسرع هنا. مع رموز (tokens) قليلة تكون خمس نوى أو ستًا: تدخل تسويات الطبقة في عمليات الضرب التي بعدها، والانحياز وGELU والمجاميع المتبقية في عمليات الضرب التي قبلها، وتجلب كل نواة أوزانها بينما سابقتها لا تزال تعمل. زمن الترجمة يُذكر على حدة.</translation>
    </message>
    <message>
        <source>Labels must be class numbers. Regression targets are not supported.</source>
        <translation>الوسوم أرقام أصناف؛ لا يمكن استخدام أهداف الانحدار.</translation>
    </message>
    <message>
        <source>Language model: %1 (%2).</source>
        <translation>النموذج اللغوي: %1 (%2).</translation>
    </message>
    <message>
        <source>Language models</source>
        <translation>النماذج اللغوية</translation>
    </message>
    <message>
        <source>Language models require a GPU with compute capability 8.0 or later; this GPU has %1.%2.</source>
        <translation>تحتاج النماذج اللغوية إلى GPU بقدرة حوسبة (compute capability) 8.0 أو أحدث؛ وقدرة هذا %1.%2.</translation>
    </message>
    <message>
        <source>Latency per call</source>
        <translation>زمن التنفيذ لكل نداء</translation>
    </message>
    <message>
        <source>Launches fall into two groups, for example because of buffer addresses, cache sets or the distribution of blocks. Mean and median are at or between these two levels and describe few launches. See the histogram, and report both levels.</source>
        <translation>تسلك الإطلاقات المفردة أحد طريقين، مثلًا بحسب موضع المخازن أو مجموعات الذاكرة المخبأة أو توزيع الكتل. يقع المتوسط والوسيط عند أحد المستويين أو بينهما ويكادان لا يصفان أي إطلاق. انظر إلى المدرّج التكراري واذكر المستويين.</translation>
    </message>
    <message>
        <source>Launches per graph must be 1 to 1,000, or 0 to choose them for each mode.</source>
        <translation>يجب أن تكون الإطلاقات لكل مخطط تنفيذ من 1 إلى 1,000، أو 0 لاختيارها لكل وضع.</translation>
    </message>
    <message>
        <source>Launches per sample</source>
        <translation>الإطلاقات لكل عيّنة</translation>
    </message>
    <message>
        <source>Launches without a duration in %1 were skipped.</source>
        <translation>استُبعدت من %1 الإطلاقات التي لا مدة لها.</translation>
    </message>
    <message>
        <source>Layer %1: %2</source>
        <translation>الطبقة %1: %2</translation>
    </message>
    <message>
        <source>Layer &apos;%1&apos; cannot run in this mode: %2.</source>
        <translation>لا يمكن تشغيل الطبقة &apos;%1&apos; بهذه الطريقة: %2.</translation>
    </message>
    <message>
        <source>Limits per token apply to language models only.</source>
        <translation>الحدود لكل رمز (token) تسري على النماذج اللغوية فقط.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>السطر %1</translation>
    </message>
    <message>
        <source>Line %1 and others: the figures %2 have consecutive digits, so they are placeholders, not measurements.</source>
        <translation>السطر %1 وغيره: الأرقام %2 سلاسل من خانات متتالية: أمثلة كُتبت باليد ولم تُقس.</translation>
    </message>
    <message>
        <source>Linear + GELU requires compute capability 8.0 or later.</source>
        <translation>يحتاج خطي + GELU إلى قدرة حوسبة (compute capability) 8.0 أو أحدث.</translation>
    </message>
    <message>
        <source>Linear + GELU runs in FP16 and BF16 on the GPU.</source>
        <translation>يعمل خطي + GELU على GPU بصيغتي FP16 وBF16.</translation>
    </message>
    <message>
        <source>Linear layer %1 does not exist.</source>
        <translation>لا توجد طبقة خطية %1.</translation>
    </message>
    <message>
        <source>Live keeps the newest rounds of a setup: the first %1 of %2 are not included in the result and its statistics.</source>
        <translation>يحتفظ «مباشر» بأحدث جولات الإعداد: أول %1 من %2 مستبعدة من النتيجة وأرقامها.</translation>
    </message>
    <message>
        <source>Live keeps the newest samples: %1 older samples are not included in the result and its statistics.</source>
        <translation>يحتفظ «مباشر» بأحدث العينات: %1 أقدم منها مستبعدة من النتيجة وأرقامها.</translation>
    </message>
    <message>
        <source>Loading layer %1 of %2</source>
        <translation>تحميل الطبقة %1 من %2</translation>
    </message>
    <message>
        <source>Long contexts</source>
        <translation>سياقات طويلة</translation>
    </message>
    <message>
        <source>Matrices in %1 were dequantized to %2.</source>
        <translation>استُعيدت المصفوفات من %1 إلى %2.</translation>
    </message>
    <message>
        <source>Matrix product with bias, then GELU in a separate pass: the result is written to memory and read back by GELU.</source>
        <translation>الضرب مع الانحياز، ثم GELU في تمريرة مستقلة: يُكتب ناتج الضرب في الذاكرة وتقرؤه GELU ثانية.</translation>
    </message>
    <message>
        <source>Matrix product with bias, then GELU, each launched by the host in turn. Small sizes are launch-bound.</source>
        <translation>الضرب مع الانحياز ثم GELU، يطلق المضيف كلًا منهما عند دوره: الأحجام الصغيرة تنتظر المضيف.</translation>
    </message>
    <message>
        <source>Matrix products of this type require compute capability %1.%2.</source>
        <translation>تحتاج عمليات الضرب من هذا النوع إلى قدرة حوسبة (compute capability) %1.%2.</translation>
    </message>
    <message>
        <source>Measure again when no other process uses the device.</source>
        <translation>قس ثانية حين لا يستخدم الجهاز شيء آخر.</translation>
    </message>
    <message>
        <source>Measure at least 6 rounds together with the baseline.</source>
        <translation>قس 6 جولات على الأقل مع خط الأساس.</translation>
    </message>
    <message>
        <source>Measure both at the same sizes.</source>
        <translation>قس كليهما عند الأحجام نفسها.</translation>
    </message>
    <message>
        <source>Measure it on a device with native support for this format.</source>
        <translation>قسه على جهاز يحسب بهذه الصيغة.</translation>
    </message>
    <message>
        <source>Measure it with trtexec --loadEngine=FILE --exportTimes=times.json, and open times.json.</source>
        <translation>قسه بالأمر trtexec --loadEngine=FILE --exportTimes=times.json، وافتح times.json.</translation>
    </message>
    <message>
        <source>Measure more iterations.</source>
        <translation>قس تكرارات أكثر.</translation>
    </message>
    <message>
        <source>Measure more rounds, or this batch and prompt length.</source>
        <translation>قس جولات أكثر، أو هذه الدفعة وطول المطالبة هذا.</translation>
    </message>
    <message>
        <source>Measured times do not have consecutive digits. Such figures are placeholders that were entered by hand.</source>
        <translation>الأزمنة المقيسة لا تأتي أرقامًا متتالية. أرقام كهذه أمثلة كتبها أحد بيده.</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation>المقيس: %1.</translation>
    </message>
    <message>
        <source>Measures it again together with the baseline.</source>
        <translation>يقيسه ثانية إلى جانب خط الأساس.</translation>
    </message>
    <message>
        <source>Measures only this variant with the same setup.</source>
        <translation>يقيسه وحده بالإعداد نفسه.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>Metaspace has a replacement that is not a character</source>
        <translation>في Metaspace القيمة replacement ليست حرفًا</translation>
    </message>
    <message>
        <source>Metaspace has the prepend_scheme %1, which is not supported</source>
        <translation>في Metaspace القيمة prepend_scheme هي %1، وهي غير مدعومة</translation>
    </message>
    <message>
        <source>Mode %1 is listed twice.</source>
        <translation>الوضع %1 مذكور مرتين.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>النماذج</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>الأوضاع</translation>
    </message>
    <message>
        <source>More test items narrow the intervals in proportion to the square root of their number.</source>
        <translation>عناصر اختبار أكثر تضيّق المجالات بجذر عددها.</translation>
    </message>
    <message>
        <source>Multiplies and adds in one instruction with a single rounding: 25 instructions per element instead of 27, the same number of bytes. Rounds after adding the zero point, so ties round differently if the zero point is odd.</source>
        <translation>ضرب وجمع في تعليمة واحدة وتقريب واحد، ودون تقريب خاص قبل الجمع: 25 تعليمة للعنصر بدل 27، والبايتات نفسها. يقرّب بعد إضافة نقطة الصفر، فتقع حالات التعادل بشكل مختلف إذا كانت فردية.</translation>
    </message>
    <message>
        <source>Multiplies and adds in one instruction with a single rounding; the same number of bytes. Rounds after adding the zero point, so ties round differently if the zero point is odd.</source>
        <translation>ضرب وجمع في تعليمة واحدة بتقريب واحد، ودون تقريب منفصل قبل الجمع؛ والبايتات نفسها. يقرّب بعد إضافة نقطة الصفر، فتقع حالات التعادل بشكل مختلف إذا كانت فردية.</translation>
    </message>
    <message>
        <source>Multiplies by 1/s instead of dividing: 27 instructions per element instead of 38, still 5 bytes. Faster only if arithmetic, not memory, was the limit. Codes can differ from those of the division where a quotient is close to a tie.</source>
        <translation>يضرب في 1/s بدل القسمة: 27 تعليمة للعنصر بدل 38، والبايتات الخمس نفسها. لا يكسب إلا بقدر ما كان الحساب هو الحد لا الذاكرة. قد تختلف الرموز عن رموز القسمة حيث يجاور خارج القسمة حالة تعادل.</translation>
    </message>
    <message>
        <source>Multiplies by 1/s instead of dividing; still 5 bytes per element. Faster only if arithmetic, not memory, was the limit. Codes can differ from those of the division where a quotient is close to a tie.</source>
        <translation>يضرب في 1/s بدل القسمة، بالبايتات الخمس نفسها لكل عنصر. لا يكسب إلا بقدر ما كان الحساب هو الحد لا الذاكرة. قد تختلف الرموز عن رموز القسمة حيث يجاور خارج القسمة حالة تعادل.</translation>
    </message>
    <message>
        <source>NOT RESOLVED %1× [%2, %3], n = %4</source>
        <translation>غير محسوم %1× [%2, %3]، n = %4</translation>
    </message>
    <message>
        <source>NOT RESOLVED %1× [%2, %3], n = %4 pairs</source>
        <translation>غير محسوم %1× [%2, %3]، n = %4 أزواج</translation>
    </message>
    <message>
        <source>NVRTC failed while %1: %2</source>
        <translation>فشل NVRTC أثناء %1: %2</translation>
    </message>
    <message>
        <source>Name a column &apos;label&apos;, &apos;class&apos; or &apos;target&apos;, or put class numbers in the first column.</source>
        <translation>ضع لأحد الأعمدة العنوان &apos;label&apos; أو &apos;class&apos; أو &apos;target&apos;، أو ضع أرقام الأصناف في العمود الأول.</translation>
    </message>
    <message>
        <source>Name the label column &apos;label&apos; in both tables.</source>
        <translation>ضع لعمود الوسوم العنوان &apos;label&apos; في كليهما.</translation>
    </message>
    <message>
        <source>No BLAS library was found (OpenBLAS, BLIS or MKL).</source>
        <translation>لم يُعثر على مكتبة BLAS (OpenBLAS أو BLIS أو MKL).</translation>
    </message>
    <message>
        <source>No NVIDIA driver was found.</source>
        <translation>لا يوجد برنامج تشغيل NVIDIA.</translation>
    </message>
    <message>
        <source>No configuration could be measured: %1</source>
        <translation>تعذّر قياس أي تهيئة: %1</translation>
    </message>
    <message>
        <source>No configuration is shown to meet the limits.</source>
        <translation>لم يثبت أن أي تهيئة تستوفي الحدود.</translation>
    </message>
    <message>
        <source>No item of %1 (%2) fits into the model&apos;s context of %3 tokens; %4.</source>
        <translation>لا يتسع سياق النموذج ذو %3 رموز (tokens) لأي عنصر من %1 (%2)؛ %4.</translation>
    </message>
    <message>
        <source>No item of %1 (%2) has tokens that can be scored; %3.</source>
        <translation>ليس في أي عنصر من %1 (%2) رموز (tokens) يمكن تقييمها؛ %3.</translation>
    </message>
    <message>
        <source>No kernel can exceed the memory bandwidth. Part of the data came from a cache, fewer bytes were moved than counted, or the timed interval does not include all of the work. Do not use this number until the cause is known.</source>
        <translation>لا تنقل نواة بايتات أسرع مما تستطيع الذاكرة. فإما أن جزءًا من البيانات جاء من ذاكرة مخبأة، أو نُقلت بايتات أقل مما عُدّ، أو أن الزمن لا يشمل جزءًا من العمل. لا تستخدم هذا الرقم قبل معرفة ذلك.</translation>
    </message>
    <message>
        <source>No language model was measured: time per token, throughput, perplexity and memory are unknown.</source>
        <translation>لم يُقس أي نموذج لغوي: الزمن لكل رمز (token)، والإنتاجية، والحيرة، والذاكرة.</translation>
    </message>
    <message>
        <source>No mode is selected.</source>
        <translation>لم يُختر وضع.</translation>
    </message>
    <message>
        <source>No mode is shown to be equivalent within ±0.5 points with these items, so none can be recommended instead of FP32.</source>
        <translation>لم يثبت بهذه العناصر أن وضعًا مكافئ ضمن ±0.5 نقطة، فلا يوصى بأي منها بدل FP32.</translation>
    </message>
    <message>
        <source>No model has been trained yet.</source>
        <translation>لا يوجد نموذج مدرَّب بعد.</translation>
    </message>
    <message>
        <source>No model was measured in all modes: accuracy, size and time per call are unknown.</source>
        <translation>لم يُدرس أي نموذج في كل الأوضاع: الدقة، والحجم، والزمن لكل نداء.</translation>
    </message>
    <message>
        <source>No model was specified.</source>
        <translation>لم يُسمَّ نموذج.</translation>
    </message>
    <message>
        <source>No operation was measured: latency and error of single kernels are unknown.</source>
        <translation>لم تُقس أي عملية: زمن تنفيذ النوى المفردة وخطؤها.</translation>
    </message>
    <message>
        <source>No plan fits into %1 bytes; the smallest plan has %2.</source>
        <translation>لا خطة تسعها %1 بايت؛ أصغر ما فُحص يبلغ %2.</translation>
    </message>
    <message>
        <source>No recipe is required, because the model is not quantized.</source>
        <translation>لا شيء مكمَّم، فلا وصفة.</translation>
    </message>
    <message>
        <source>No sample can be more than √(n − 1) standard deviations above the mean (Samuelson), and this limit is reached only if all other samples are equal. The printed mean, deviation and maximum reach it, which determines n and the mean of the other samples. The outlier is usually the first, cold run. Publish the median with an interval, and report the warm-up separately.</source>
        <translation>لا يمكن لعيّنة أن تعلو المتوسط بأكثر من √(n − 1) انحرافات معيارية، ولا تبلغ ذلك إلا سلسلة تتساوى عيّناتها الأخرى كلها (Samuelson). المتوسط والانحراف والأقصى المطبوعة تبلغه، فيُستنتج n ومتوسط العينات الأخرى. وتلك العيّنة في الغالب تشغيل أول بارد. انشر الوسيط مع مجال، والإحماء على حدة.</translation>
    </message>
    <message>
        <source>No series of samples can have all of these figures. At least one of them was mistyped or comes from a different run.</source>
        <translation>لا يمكن لأي سلسلة عيّنات أن تجمع هذه الأرقام معًا. واحد منها على الأقل كُتب خطأ أو أتى من تشغيل آخر.</translation>
    </message>
    <message>
        <source>No tensor is prepared.</source>
        <translation>لم يُهيَّأ موتر يمكن اقتطاعه من جديد.</translation>
    </message>
    <message>
        <source>No training item belongs to class %1, so the model cannot learn it.</source>
        <translation>لا عنصر تدريب من الصنف %1: لا يمكن تعلّمه.</translation>
    </message>
    <message>
        <source>No variant is selected.</source>
        <translation>لم تُختر صيغة.</translation>
    </message>
    <message>
        <source>None of the %1 algorithms that cuBLASLt recommends runs on this device.</source>
        <translation>لا تعمل أي من الخوارزميات التي توصي بها cuBLASLt، وعددها %1، على هذا الجهاز.</translation>
    </message>
    <message>
        <source>None of the variants can run on this device. %1</source>
        <translation>لا تعمل أي من الصيغ هنا. %1</translation>
    </message>
    <message>
        <source>Not enough host memory.</source>
        <translation>ذاكرة المضيف غير كافية.</translation>
    </message>
    <message>
        <source>Not enough memory for %1 of partial results.</source>
        <translation>لا ذاكرة قدرها %1 للنتائج الجزئية.</translation>
    </message>
    <message>
        <source>Not enough memory for %1.</source>
        <translation>لا ذاكرة كافية لـ %1.</translation>
    </message>
    <message>
        <source>Not enough memory for a BLAS library, which requires 128 MiB for each of %1 threads.</source>
        <translation>لا ذاكرة كافية لمكتبة BLAS: تحتاج إلى 128 MiB لكل خيط من الخيوط وعددها %1.</translation>
    </message>
    <message>
        <source>Not enough memory for a matrix of %1.</source>
        <translation>لم تتسع الذاكرة لمصفوفة بقياس %1.</translation>
    </message>
    <message>
        <source>Not enough memory for a matrix.</source>
        <translation>لم تتسع الذاكرة لمصفوفة.</translation>
    </message>
    <message>
        <source>Not enough memory for a pattern.</source>
        <translation>لا ذاكرة كافية لأحد الأنماط.</translation>
    </message>
    <message>
        <source>Not enough memory for an input of %1 elements from %2.</source>
        <translation>لا ذاكرة لمُدخل من %2 عدد عناصره %1.</translation>
    </message>
    <message>
        <source>Not enough memory for an input of %1 elements.</source>
        <translation>لا ذاكرة لمُدخل عدد عناصره %1.</translation>
    </message>
    <message>
        <source>Not enough memory for the layer inputs during calibration.</source>
        <translation>لم تتسع الذاكرة لمُدخلات الطبقات أثناء المعايرة.</translation>
    </message>
    <message>
        <source>Not enough memory for the logits of a batch of %1.</source>
        <translation>لم تتسع الذاكرة لقيم logits لدفعة من %1.</translation>
    </message>
    <message>
        <source>Not enough memory for the predictions of %1.</source>
        <translation>لم تتسع الذاكرة لتنبؤات %1.</translation>
    </message>
    <message>
        <source>Not enough memory for the predictions of the text.</source>
        <translation>لم تتسع الذاكرة لتنبؤات النص.</translation>
    </message>
    <message>
        <source>Not enough memory for the request.</source>
        <translation>يحتاج الطلب إلى ذاكرة أكثر من الموجود.</translation>
    </message>
    <message>
        <source>Not enough memory for the run.</source>
        <translation>يحتاج التشغيل إلى ذاكرة أكثر من الموجود.</translation>
    </message>
    <message>
        <source>Not enough memory for the study.</source>
        <translation>تحتاج الدراسة إلى ذاكرة أكثر من الموجود.</translation>
    </message>
    <message>
        <source>Not enough memory to decompress %1.</source>
        <translation>لا ذاكرة كافية لفك ضغط %1.</translation>
    </message>
    <message>
        <source>Not enough memory to match a pattern.</source>
        <translation>لا ذاكرة كافية لمطابقة أحد الأنماط.</translation>
    </message>
    <message>
        <source>Not enough memory to read the result back.</source>
        <translation>لا ذاكرة لإعادة قراءة النتيجة.</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>لا ذاكرة كافية.</translation>
    </message>
    <message>
        <source>Not recommended without further measures, because accuracy is lower: %1.</source>
        <translation>لا تُستخدم دون علاج لأنها تكلّف دقة: %1.</translation>
    </message>
    <message>
        <source>Not resolved against %1: %2.</source>
        <translation>غير محسوم مقابل %1: ‏%2.</translation>
    </message>
    <message>
        <source>Not resolved: %1.</source>
        <translation>غير محسوم: %1.</translation>
    </message>
    <message>
        <source>Not resolved: %1. A longer text narrows the intervals in proportion to the square root of its length.</source>
        <translation>غير محسوم: %1. يضيّق النصُّ الأطول المجالاتِ بما يتناسب مع الجذر التربيعي لطوله.</translation>
    </message>
    <message>
        <source>Nothing is prepared.</source>
        <translation>لم يُهيَّأ شيء.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>لا شيء يعمل.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>لم يُكتب شيء.</translation>
    </message>
    <message>
        <source>Nsight Compute runs kernels one at a time and, by default, locks the clocks to base and flushes the caches before each kernel, so these durations differ from those of an application that is not profiled.</source>
        <translation>يشغّل Nsight Compute النوى واحدة واحدة، وما لم يُطلب غير ذلك يثبّت الترددات على الأساسي ويفرّغ الذاكرة المخبأة قبل كل منها: هذه ليست مدد تطبيق يعمل دون تحليل.</translation>
    </message>
    <message>
        <source>Nsight Compute, medians of %1: %2.</source>
        <translation>Nsight Compute، وسائط %1: ‏%2.</translation>
    </message>
    <message>
        <source>NumPy has no data type for %1.</source>
        <translation>لا نوع بيانات في numpy لـ %1.</translation>
    </message>
    <message>
        <source>Number of elements in the tensor.</source>
        <translation>عدد عناصر الموتر.</translation>
    </message>
    <message>
        <source>Number of tokens: rows of the input.</source>
        <translation>عدد الرموز (tokens): صفوف المُدخل.</translation>
    </message>
    <message>
        <source>Of the earlier Live setups, up to %1 samples in total are kept, at least %2 rounds of each and at most %3 setups; the shortest are discarded first.</source>
        <translation>من إعدادات «مباشر» السابقة يُحتفظ بما يصل إلى %1 عيّنة إجمالًا، وبما لا يقل عن %2 جولات من كل إعداد، وبما لا يزيد على %3 إعدادات؛ تُسقط الأقصر أولًا.</translation>
    </message>
    <message>
        <source>Of these, %1 needs the least memory (%2).</source>
        <translation>أقلها حاجة إلى الذاكرة %1، ‏%2.</translation>
    </message>
    <message>
        <source>One kernel, one element per thread: 5 bytes per element instead of 37, one launch instead of five. About 38 instructions per element, 8 of them for the IEEE division. Each warp loads 128 bytes at a time and stores single bytes, so it waits for memory with few requests in flight.</source>
        <translation>نواة واحدة، عنصر لكل خيط: 5 بايت للعنصر بدل 37، وإطلاق واحد بدل خمسة. نحو 38 تعليمة للعنصر، 8 منها قسمة IEEE. تطلب حزمة الخيوط (warp) 128 بايت في التحميل وتخزّن بايتات مفردة، فتنتظر الذاكرة والقليل قيد النقل.</translation>
    </message>
    <message numerus="yes">
        <source>One launch takes %1, which is %2 times the timer resolution of %3, and %4 of the samples are ties. Time %n launches per sample.</source>
        <comment>One launch takes %1, which is %2 times the timer resolution of %3, and %4 of the samples are ties. Time %n launch per sample.</comment>
        <translation>
            <numerusform>يستغرق الإطلاق الواحد %1، أي %2 أضعاف دقة المؤقّت البالغة %3، و%4 من العينات متعادلة. وقّت عدة إطلاقات لكل عيّنة.</numerusform>
            <numerusform>يستغرق الإطلاق الواحد %1، أي %2 أضعاف دقة المؤقّت البالغة %3، و%4 من العينات متعادلة. وقّت إطلاقًا واحدًا لكل عيّنة.</numerusform>
            <numerusform>يستغرق الإطلاق الواحد %1، أي %2 أضعاف دقة المؤقّت البالغة %3، و%4 من العينات متعادلة. وقّت إطلاقين لكل عيّنة.</numerusform>
            <numerusform>يستغرق الإطلاق الواحد %1، أي %2 أضعاف دقة المؤقّت البالغة %3، و%4 من العينات متعادلة. وقّت %n إطلاقات لكل عيّنة.</numerusform>
            <numerusform>يستغرق الإطلاق الواحد %1، أي %2 أضعاف دقة المؤقّت البالغة %3، و%4 من العينات متعادلة. وقّت %n إطلاقًا لكل عيّنة.</numerusform>
            <numerusform>يستغرق الإطلاق الواحد %1، أي %2 أضعاف دقة المؤقّت البالغة %3، و%4 من العينات متعادلة. وقّت %n إطلاق لكل عيّنة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One launch takes %1, which is %2 times the timer resolution of %3. Time %n launches per sample.</source>
        <comment>One launch takes %1, which is %2 times the timer resolution of %3. Time %n launch per sample.</comment>
        <translation>
            <numerusform>يستغرق الإطلاق الواحد %1، أي %2 أضعاف دقة المؤقّت البالغة %3. وقّت عدة إطلاقات لكل عيّنة.</numerusform>
            <numerusform>يستغرق الإطلاق الواحد %1، أي %2 أضعاف دقة المؤقّت البالغة %3. وقّت إطلاقًا واحدًا لكل عيّنة.</numerusform>
            <numerusform>يستغرق الإطلاق الواحد %1، أي %2 أضعاف دقة المؤقّت البالغة %3. وقّت إطلاقين لكل عيّنة.</numerusform>
            <numerusform>يستغرق الإطلاق الواحد %1، أي %2 أضعاف دقة المؤقّت البالغة %3. وقّت %n إطلاقات لكل عيّنة.</numerusform>
            <numerusform>يستغرق الإطلاق الواحد %1، أي %2 أضعاف دقة المؤقّت البالغة %3. وقّت %n إطلاقًا لكل عيّنة.</numerusform>
            <numerusform>يستغرق الإطلاق الواحد %1، أي %2 أضعاف دقة المؤقّت البالغة %3. وقّت %n إطلاق لكل عيّنة.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of the two files contains no samples.</source>
        <translation>أحد الاثنين لا عيّنات فيه.</translation>
    </message>
    <message>
        <source>One pass, vectorized by the compiler: 5 bytes per element instead of 37. Each element is divided by the scale; a vector division takes several times as long as a multiplication.</source>
        <translation>تمريرة واحدة يحوّلها المترجم إلى تعليمات متجهية: 5 بايت لكل عنصر بدل 37. يُقسم كل عنصر على معامل القياس، والقسمة المتجهية تستغرق أضعاف زمن الضرب.</translation>
    </message>
    <message>
        <source>One sample causes nearly all of the variation: the coefficient of variation, %1, is %2 of the maximum for %3 samples.</source>
        <translation>عيّنة واحدة تحمل التشتت كله تقريبًا: معامل الاختلاف %1 يبلغ %2 من أكبر ما يمكن لعيّنات عددها %3.</translation>
    </message>
    <message>
        <source>Only &quot;BPE&quot; is supported.</source>
        <translation>المدعوم &quot;BPE&quot;.</translation>
    </message>
    <message>
        <source>Only &quot;gemm&quot; is supported.</source>
        <translation>المدعوم &quot;gemm&quot;.</translation>
    </message>
    <message>
        <source>Only &quot;silu&quot; is supported.</source>
        <translation>المدعوم &quot;silu&quot;.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 requested items are available. They are split in proportion.</source>
        <translation>العناصر وعددها %1 أقل من المطلوب %2: تُقسم بالتناسب.</translation>
    </message>
    <message>
        <source>Only 1 (rotation of the entire head) is supported.</source>
        <translation>المدعوم 1: يُدوَّر الرأس كله.</translation>
    </message>
    <message>
        <source>Only 4 bits are supported.</source>
        <translation>المدعوم 4 بتات.</translation>
    </message>
    <message>
        <source>Only arrays of numbers are supported. %1</source>
        <translation>لا تُقرأ إلا مصفوفات أعداد. %1</translation>
    </message>
    <message>
        <source>Only images with one channel are supported. Convert them to greyscale.</source>
        <translation>تحتاج الصور إلى قناة واحدة: حوّلها إلى الرمادي.</translation>
    </message>
    <message>
        <source>Only models trained and saved by this program can be opened here. The Tensors page opens any tensor file.</source>
        <translation>لا تُفتح هنا إلا نماذج درّبها هذا البرنامج وحفظها؛ وأي ملف موترات يُفتح في صفحة الموترات.</translation>
    </message>
    <message>
        <source>Only models without it are supported.</source>
        <translation>المدعوم نماذج دونه.</translation>
    </message>
    <message>
        <source>Only quantization can change its shape during a run.</source>
        <translation>لا يمكن توجيه غير التكميم إلى شكل آخر.</translation>
    </message>
    <message>
        <source>Open it with a newer version of Quantoscope.</source>
        <translation>افتحها بإصدار أحدث من Quantoscope.</translation>
    </message>
    <message>
        <source>Open the Hugging Face folder (config.json and .safetensors files) that it was created from.</source>
        <translation>افتح مجلد Hugging Face (config.json وملفات ‎.safetensors) الذي صُنع منه.</translation>
    </message>
    <message>
        <source>Open the plan in the plan editor and save its model there.</source>
        <translation>افتح الخطة في محرر الخطط واحفظ نموذجها هناك.</translation>
    </message>
    <message>
        <source>Opening a pickle can run arbitrary code, so it is not supported. Save the tensors with safetensors.</source>
        <translation>قد يؤدي فتح ملف pickle إلى تنفيذ شيفرته، فلا يُقرأ. احفظ الموترات بصيغة safetensors.</translation>
    </message>
    <message>
        <source>Operands of type %1 cannot be made.</source>
        <translation>لا يمكن إعداد معاملات من النوع %1.</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>نظام التشغيل</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>العملية</translation>
    </message>
    <message>
        <source>Operations: %1 and %2 more.</source>
        <translation>العمليات: %1 و%2 أخرى.</translation>
    </message>
    <message>
        <source>Operations: %1.</source>
        <translation>العمليات: %1.</translation>
    </message>
    <message>
        <source>Out of memory while quantizing the weights.</source>
        <translation>لم تتسع الذاكرة للأوزان أثناء تكميمها.</translation>
    </message>
    <message>
        <source>Outliers: %1 input channels of %2 were multiplied by %3 and their weights divided by it, so the function of the model is unchanged.</source>
        <translation>القيم الشاذة: ضُربت %1 من قنوات الدخل الـ %2 في %3 وقُسمت أوزانها عليه، فبقيت دالة النموذج كما هي.</translation>
    </message>
    <message>
        <source>Partial: the run was not completed. These are the %1 samples received until then.</source>
        <translation>جزئي: لم يبلغ التشغيل نهايته؛ هذه هي العينات %1 التي وصلت قبل ذلك.</translation>
    </message>
    <message>
        <source>Perplexity increase</source>
        <translation>ارتفاع الحيرة</translation>
    </message>
    <message numerus="yes">
        <source>Perplexity: %1 of %n configurations are not resolved against the baseline.</source>
        <comment>Perplexity: %1 of %n configuration is not resolved against the baseline.</comment>
        <translation>
            <numerusform>الحيرة: لم يُحسم %1 من %n تهيئات مقابل خط الأساس.</numerusform>
            <numerusform>الحيرة: لم يُحسم %1 من تهيئة واحدة مقابل خط الأساس.</numerusform>
            <numerusform>الحيرة: لم يُحسم %1 من تهيئتين مقابل خط الأساس.</numerusform>
            <numerusform>الحيرة: لم يُحسم %1 من %n تهيئات مقابل خط الأساس.</numerusform>
            <numerusform>الحيرة: لم يُحسم %1 من %n تهيئة مقابل خط الأساس.</numerusform>
            <numerusform>الحيرة: لم يُحسم %1 من %n تهيئة مقابل خط الأساس.</numerusform>
        </translation>
    </message>
    <message>
        <source>Perplexity: run “%1”, %2; 95% intervals of differences paired by token, n = %3.</source>
        <translation>الحيرة: التشغيل «%1»، %2؛ مجالات 95% لفروق مزدوجة حسب الرمز (token)، n = %3.</translation>
    </message>
    <message>
        <source>Plans require the sensitivity of single layers, which has not been measured.</source>
        <translation>لم تُقس حساسية الطبقات المفردة، ومنها تُصنع الخطط.</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>الملء المسبق</translation>
    </message>
    <message>
        <source>Prepare the run again for this shape.</source>
        <translation>هيّئ التشغيل من جديد له.</translation>
    </message>
    <message>
        <source>Prepare the run again.</source>
        <translation>هيّئ التشغيل من جديد.</translation>
    </message>
    <message>
        <source>Published tables to audit</source>
        <translation>جداول منشورة للتدقيق</translation>
    </message>
    <message>
        <source>Put it in a folder with the config.json, tokenizer.json and .safetensors files of the model, and open that folder.</source>
        <translation>ضعه في مجلد مع ملفات النموذج config.json وtokenizer.json و‎.safetensors، وافتح ذلك المجلد.</translation>
    </message>
    <message>
        <source>Put the file with the same name, but &apos;labels-idx1&apos; instead of &apos;images-idx3&apos;, in the same folder.</source>
        <translation>ضع في المجلد نفسه الملف ذا الاسم نفسه وفيه &apos;labels-idx1&apos; بدل &apos;images-idx3&apos;.</translation>
    </message>
    <message>
        <source>Put y.npy, labels.npy or %1_labels.npy in the same folder.</source>
        <translation>ضع y.npy أو labels.npy أو %1_labels.npy في المجلد نفسه.</translation>
    </message>
    <message>
        <source>Quantization-aware training supports 2 to 8 bits, not %1 for weights and %2 for activations.</source>
        <translation>التدريب الواعي بالتكميم يأخذ من 2 إلى 8 بتات، لا %1 للأوزان و%2 للتفعيلات.</translation>
    </message>
    <message>
        <source>Quantize all layers with the same rule.</source>
        <translation>كمّم كل الطبقات بقاعدة واحدة.</translation>
    </message>
    <message>
        <source>Quantizing %1 requires %2 of memory; %3 is available.</source>
        <translation>يحتاج تكميم %1 إلى %2 من الذاكرة؛ والمتاح %3.</translation>
    </message>
    <message>
        <source>Quantizing layer %1 of %2</source>
        <translation>تكميم الطبقة %1 من %2</translation>
    </message>
    <message>
        <source>Quantoscope imports nvbench --json, Google Benchmark JSON, ncu --csv (details or raw page), torch.profiler traces, llama-bench -o json|jsonl|csv, vLLM bench latency|throughput|serve, lm-eval results_*.json and samples_*.jsonl, optimum-benchmark, trtexec --exportTimes.</source>
        <translation>يستورد Quantoscope: ‏nvbench --json وGoogle Benchmark JSON وncu --csv (صفحة details أو raw) وآثار torch.profiler وllama-bench -o json|jsonl|csv وvLLM bench latency|throughput|serve وlm-eval ‏results_*.json وsamples_*.jsonl وoptimum-benchmark وtrtexec --exportTimes.</translation>
    </message>
    <message>
        <source>Quantoscope opens sessions and results (.quantoscope, .json), tensors (.npy, .safetensors), results of other tools (.json, .jsonl, .csv, .json.gz), published tables (.md, .tsv, .csv, .txt), folders of language models (config.json, tokenizer.json, .index.json) and data sets (-ubyte, -ubyte.gz, .idx).</source>
        <translation>يقرأ Quantoscope الجلسات والنتائج (‎.quantoscope, .json)، والموترات (‎.npy, .safetensors)، ونتائج أدوات أخرى (‎.json, .jsonl, .csv, .json.gz)، والجداول المنشورة (‎.md, .tsv, .csv, .txt)، ومجلدات النماذج اللغوية (config.json, tokenizer.json, .index.json)، ومجموعات البيانات (‎-ubyte, -ubyte.gz, .idx).</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -f) or choose another disk.</source>
        <translation>ارفع الحد (ulimit -f) أو اختر قرصًا آخر.</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -u, or the process limit of the container), or close other programs.</source>
        <translation>ارفع الحد (ulimit -u، أو عدد العمليات المسموح للحاوية)، أو أنهِ برامج أخرى.</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -v), or close other programs.</source>
        <translation>ارفع الحد (ulimit -v)، أو أغلق برامج أخرى.</translation>
    </message>
    <message>
        <source>Reading the data was stopped.</source>
        <translation>أوقفت قراءة البيانات.</translation>
    </message>
    <message>
        <source>Reading the result was stopped.</source>
        <translation>أُوقفت قراءة النتيجة.</translation>
    </message>
    <message>
        <source>Recorded program %1 does not exist.</source>
        <translation>لا يوجد برنامج مسجَّل %1.</translation>
    </message>
    <message>
        <source>Recovered: the program ended during this run. The journal contained %1 samples of complete rounds, without the A/A control and the device states.</source>
        <translation>مستعاد: انتهى البرنامج أثناء هذا التشغيل. تضمّن السجل %1 عيّنة من جولات مكتملة، دون ضابط A/A ودون حالات الجهاز.</translation>
    </message>
    <message>
        <source>Reduce the number of tokens or the hidden size.</source>
        <translation>قلّل عدد الرموز أو البعد المخفي.</translation>
    </message>
    <message>
        <source>Reinstall it.</source>
        <translation>ثبّتها من جديد.</translation>
    </message>
    <message>
        <source>Remove %1 from the text, or put the tokenizer.json that the model was trained with in its folder.</source>
        <translation>احذف %1 من النص، أو ضع في مجلد النموذج ملف tokenizer.json الذي دُرّب معه.</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <translation>احذف %1.</translation>
    </message>
    <message>
        <source>Remove --device.</source>
        <translation>اترك --device.</translation>
    </message>
    <message>
        <source>Remove --no-sensitivity.</source>
        <translation>احذف ‎--no-sensitivity.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>اتركه.</translation>
    </message>
    <message>
        <source>Remove that part.</source>
        <translation>احذف ذلك الجزء.</translation>
    </message>
    <message>
        <source>Remove the longest runs, or save them in several sessions. Nothing was written.</source>
        <translation>أزل أطول التشغيلات، أو احفظها في عدة جلسات. لم يُكتب شيء.</translation>
    </message>
    <message>
        <source>Remove the sizes, or use its hidden size and at most its number of tokens.</source>
        <translation>اترك الأحجام، أو خذ بُعده المخفي وعدد رموزه (tokens) على الأكثر.</translation>
    </message>
    <message>
        <source>Repair the link or choose another path.</source>
        <translation>أصلح الرابط أو اختر مسارًا آخر.</translation>
    </message>
    <message numerus="yes">
        <source>Repeated in %n lines of the text.</source>
        <comment>Repeated in %n line of the text.</comment>
        <translation>
            <numerusform>لا يتكرر في أسطر النص.</numerusform>
            <numerusform>يتكرر في سطر واحد من النص.</numerusform>
            <numerusform>يتكرر في سطرين من النص.</numerusform>
            <numerusform>يتكرر في %n أسطر من النص.</numerusform>
            <numerusform>يتكرر في %n سطرًا من النص.</numerusform>
            <numerusform>يتكرر في %n سطر من النص.</numerusform>
        </translation>
    </message>
    <message>
        <source>Report this problem and attach the file.</source>
        <translation>يُرجى الإبلاغ عن هذا مع إرفاق الملف.</translation>
    </message>
    <message>
        <source>Report this problem together with the setup.</source>
        <translation>يُرجى الإبلاغ عن هذا مع ذكر الإعداد.</translation>
    </message>
    <message>
        <source>Report this problem with the shape and the mode.</source>
        <translation>يُرجى الإبلاغ عن هذا مع ذكر الشكل والوضع.</translation>
    </message>
    <message>
        <source>Report this problem.</source>
        <translation>يُرجى الإبلاغ عن هذا.</translation>
    </message>
    <message>
        <source>Rescale the column.</source>
        <translation>غيّر مقياس العمود.</translation>
    </message>
    <message>
        <source>Restart the program to use the GPU; everything measured is kept.</source>
        <translation>أعد تشغيل البرنامج لاستخدام GPU؛ كل ما قيس محفوظ.</translation>
    </message>
    <message>
        <source>Results cannot be added to a sweep, because its points have different sizes.</source>
        <translation>لا يمكن وضع شيء بجانب مسح: نقاطه بأحجام كثيرة.</translation>
    </message>
    <message>
        <source>Results of other tools</source>
        <translation>نتائج أدوات أخرى</translation>
    </message>
    <message>
        <source>Rotate buffers, or time single launches.</source>
        <translation>دوّر المخازن، أو وقّت إطلاقات مفردة.</translation>
    </message>
    <message>
        <source>Rotate the buffers, or time each launch separately.</source>
        <translation>دوّر المخازن، أو وقّت كل إطلاق وحده.</translation>
    </message>
    <message>
        <source>Row %1 does not exist in a result of %2 rows.</source>
        <translation>لا يوجد صف %1 في نتيجة عدد صفوفها %2.</translation>
    </message>
    <message>
        <source>Rows can be read only for operations other than quantization.</source>
        <translation>تُقرأ الصفوف من عمليات غير التكميم.</translation>
    </message>
    <message>
        <source>Rows measured separately yield the same number of samples. This rarely happens by chance, so each row probably contains one cold run among that many samples.</source>
        <translation>صفوف قيست منفصلة تعيد عدد العينات نفسه. وذلك نادر بالمصادفة: فهو يدعم أن في كل منها تشغيلًا باردًا واحدًا بين ذلك العدد.</translation>
    </message>
    <message>
        <source>Rows of %1 weights are not a multiple of %2, so their group size is %3.</source>
        <translation>الصفوف التي عدد أوزانها %1 ليست من مضاعفات %2: مجموعاتها من %3.</translation>
    </message>
    <message>
        <source>Rows of %1 weights are not a multiple of %2, so they have one scale per row.</source>
        <translation>الصفوف التي عدد أوزانها %1 ليست من مضاعفات %2: لكل منها معامل قياس واحد.</translation>
    </message>
    <message>
        <source>Rows of the left matrix and of the result: tokens.</source>
        <translation>صفوف المصفوفة اليسرى والنتيجة: الرموز.</translation>
    </message>
    <message>
        <source>Run &apos;quantoscope devices&apos; to list all devices.</source>
        <translation>شغّل &apos;quantoscope devices&apos; لترى الموجود.</translation>
    </message>
    <message>
        <source>Run language models on the CPU.</source>
        <translation>شغّل النماذج اللغوية على CPU.</translation>
    </message>
    <message>
        <source>Run the model on the CPU.</source>
        <translation>شغّل النموذج على CPU.</translation>
    </message>
    <message>
        <source>Run the study again.</source>
        <translation>شغّل الدراسة ثانية.</translation>
    </message>
    <message>
        <source>Run the study first.</source>
        <translation>شغّل الدراسة أولًا.</translation>
    </message>
    <message>
        <source>SAME %1× [%2, %3], n = %4</source>
        <translation>متساوٍ %1× [%2, %3]، n = %4</translation>
    </message>
    <message>
        <source>SAME %1× [%2, %3], n = %4 pairs</source>
        <translation>متساوٍ %1× [%2, %3]، n = %4 أزواج</translation>
    </message>
    <message>
        <source>SLOWER %1× [%2, %3], n = %4</source>
        <translation>أبطأ %1× [%2, %3]، n = %4</translation>
    </message>
    <message>
        <source>SLOWER %1× [%2, %3], n = %4 pairs</source>
        <translation>أبطأ %1× [%2, %3]، n = %4 أزواج</translation>
    </message>
    <message>
        <source>SM %1 MHz max</source>
        <translation>SM حتى %1 MHz</translation>
    </message>
    <message>
        <source>SM clock while measuring</source>
        <translation>تردد SM أثناء القياس</translation>
    </message>
    <message>
        <source>SM unknown</source>
        <translation>SM غير معروف</translation>
    </message>
    <message>
        <source>SQNR %1 dB</source>
        <translation>SQNR %1 dB</translation>
    </message>
    <message>
        <source>Samples (%1) were received that do not belong to any row of the result.</source>
        <translation>وصلت عيّنات (%1) لا تنتمي إلى أي صف في النتيجة.</translation>
    </message>
    <message>
        <source>Samples are autocorrelated (lag 1: %1): %2 samples count as about %3 independent ones.</source>
        <translation>العينات المتجاورة تتشابه (الارتباط الذاتي بإزاحة 1 هو %1): العينات وعددها %2 تساوي %3 مستقلة.</translation>
    </message>
    <message>
        <source>Save FP8 tensors as .safetensors.</source>
        <translation>احفظ موترات FP8 بصيغة .safetensors.</translation>
    </message>
    <message>
        <source>Save another configuration.</source>
        <translation>احفظ تهيئة أخرى.</translation>
    </message>
    <message>
        <source>Save class numbers. Convert one-hot rows with argmax.</source>
        <translation>احفظ أرقام الأصناف؛ وصفوف one-hot يجب تحويلها إليها (argmax).</translation>
    </message>
    <message>
        <source>Save it again with numpy.save, or check that the copy is complete.</source>
        <translation>احفظه ثانية بـ numpy.save، أو تحقق من أن النسخة كاملة.</translation>
    </message>
    <message>
        <source>Save it again: numpy.save(file, numpy.ascontiguousarray(array)).</source>
        <translation>احفظه ثانية: numpy.save(file, numpy.ascontiguousarray(array)).</translation>
    </message>
    <message>
        <source>Save it as float32, uint8 or int64.</source>
        <translation>احفظه بنوع float32 أو uint8 أو int64.</translation>
    </message>
    <message>
        <source>Save it with numpy.ascontiguousarray.</source>
        <translation>احفظه بـ numpy.ascontiguousarray.</translation>
    </message>
    <message>
        <source>Save its weights with safetensors.</source>
        <translation>احفظ أوزانه بصيغة safetensors.</translation>
    </message>
    <message>
        <source>Save one field as an array of numbers.</source>
        <translation>احفظ حقلًا واحدًا كمصفوفة أعداد.</translation>
    </message>
    <message>
        <source>Save single tensors with numpy.save, or all of them with safetensors.</source>
        <translation>احفظ الموترات المفردة بالدالة numpy.save، أو كلها بصيغة safetensors.</translation>
    </message>
    <message>
        <source>Save the data to a regular file first.</source>
        <translation>احفظ البيانات أولًا في ملف عادي.</translation>
    </message>
    <message>
        <source>Save the model again with compressed-tensors.</source>
        <translation>احفظ النموذج ثانية بـ compressed-tensors.</translation>
    </message>
    <message>
        <source>Save the tables as Markdown, CSV or plain text.</source>
        <translation>احفظ الجداول بصيغة Markdown أو CSV أو نصًا عاديًا.</translation>
    </message>
    <message>
        <source>Save the tensor with numpy.save or safetensors.</source>
        <translation>احفظ الموتر بـ numpy.save أو safetensors.</translation>
    </message>
    <message>
        <source>Save the tokenizer again, with its merges.</source>
        <translation>احفظ المُرمِّز (tokenizer) ثانية مع عمليات الدمج (merges).</translation>
    </message>
    <message>
        <source>Saves the model with the measured codes, in compressed-tensors format.</source>
        <translation>يحفظ النموذج بالرموز التي قيست، بصيغة compressed-tensors.</translation>
    </message>
    <message>
        <source>Scales of %1 bytes do not fit into %2.</source>
        <translation>معاملات قياس حجمها %1 بايت لا يتسع لها حيّز من %2 بايت.</translation>
    </message>
    <message>
        <source>Scales of uniform integers must be FP32, FP16 or BF16.</source>
        <translation>معاملات قياس الأعداد الصحيحة المنتظمة بصيغة FP32 أو FP16 أو BF16.</translation>
    </message>
    <message>
        <source>Select it for the study.</source>
        <translation>اختره للدراسة.</translation>
    </message>
    <message>
        <source>Send its specification.</source>
        <translation>أعطِ مواصفاتها.</translation>
    </message>
    <message>
        <source>Send one JSON object per line.</source>
        <translation>كائن JSON واحد في كل سطر.</translation>
    </message>
    <message>
        <source>Sequence has no &quot;processors&quot;</source>
        <translation>ليس في Sequence القائمة &quot;processors&quot;</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>طول التسلسل</translation>
    </message>
    <message>
        <source>Sequences computed together.</source>
        <translation>التسلسلات التي تُحسب معًا.</translation>
    </message>
    <message>
        <source>Serves the checkpoint without changes, with the measured batch size.</source>
        <translation>يقدّم نقطة الحفظ كما هي، بالدفعة التي قيست.</translation>
    </message>
    <message>
        <source>Serves the saved checkpoint, whose config.json describes the quantization, with the measured batch size.</source>
        <translation>يقدّم نقطة الحفظ المحفوظة، التي يذكر ملفها config.json طريقة تكميمها، بالدفعة التي قيست.</translation>
    </message>
    <message>
        <source>Sessions and results</source>
        <translation>جلسات ونتائج</translation>
    </message>
    <message>
        <source>Set it to null.</source>
        <translation>اضبطه على null.</translation>
    </message>
    <message>
        <source>Shorten the prompt, or generate fewer tokens.</source>
        <translation>قصّر المطالبة، أو اطلب رموزًا أقل.</translation>
    </message>
    <message>
        <source>Simulated (no native support on this device): %1.</source>
        <translation>محاكاة على هذا الجهاز لأنه لا يملك عمليات ضرب كهذه: %1.</translation>
    </message>
    <message>
        <source>Simulated (no native support on this device): %1. Predictions and sizes are valid; times are those of the simulation.</source>
        <translation>محاكاة على هذا الجهاز: %1. التنبؤات والأحجام صحيحة، والأزمنة أزمنة المحاكاة.</translation>
    </message>
    <message>
        <source>Simulated on this device (%1): its speed is not representative of the format.</source>
        <translation>محاكى على هذا الجهاز (%1): سرعته ليست سرعة الصيغة.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Size: run “%1”, exact bytes of the model file.</source>
        <translation>الحجم: التشغيل «%1»، بايتات ملف النموذج بالضبط.</translation>
    </message>
    <message>
        <source>Slow changes affect consecutive samples alike, so each sample contains less information than an independent one. Intervals that assume independent samples are too narrow. Measure more samples, and interleave variants so that such changes cancel.</source>
        <translation>تغيّر بطيء ينتقل من عيّنة إلى التالية، فكل عيّنة تقول أقل مما تقوله عيّنة جديدة مستقلة. المجالات التي تعدّ كل عيّنة جديدة أضيق مما يجب. خذ عيّنات أكثر، وقارن الصيغ بالتناوب حيث تتلاشى هذه التغيّرات.</translation>
    </message>
    <message>
        <source>Slower than %1: %2.</source>
        <translation>أبطأ من %1: ‏%2.</translation>
    </message>
    <message>
        <source>Slower than the baseline per token, one sequence at a time: %1.</source>
        <translation>أبطأ من خط الأساس لكل رمز (token)، بتسلسل واحد في المرة: %1.</translation>
    </message>
    <message>
        <source>Smallest with no measurable quality loss: %1 (%2 of the size of the baseline).</source>
        <translation>الأصغر بلا خسارة جودة قابلة للقياس: %1، ‏%2 من بايتات خط الأساس.</translation>
    </message>
    <message>
        <source>Some launches were delayed by something other than the kernel: interrupts, the display, another process or the window of this program. They raise the mean and determine the high quantiles, but do not affect the median. If they coincide with repaints of this window, pause the display while measuring.</source>
        <translation>أعاق شيء خارج النواة إطلاقات مفردة: مقاطعات أو الشاشة أو عملية أخرى أو نافذة البرنامج نفسه. ترفع هذه المتوسط وتملك المئينات العليا، بينما يبقى الوسيط. حيث تأتي مع إعادة رسم هذه النافذة، أوقف الرسم مؤقتًا أثناء القياس.</translation>
    </message>
    <message>
        <source>Space for %1 logits was provided.</source>
        <translation>أُعطيت مساحة تتسع لعدد %1 من قيم logits.</translation>
    </message>
    <message>
        <source>Specify &quot;sliding_window&quot;, and set &quot;use_sliding_window&quot; to true.</source>
        <translation>أعطِ &quot;sliding_window&quot;، واجعل &quot;use_sliding_window&quot; بالقيمة true.</translation>
    </message>
    <message>
        <source>Specify FILE or FILE:TENSOR.</source>
        <translation>أعطِ FILE أو FILE:TENSOR.</translation>
    </message>
    <message>
        <source>Specify a file inside it.</source>
        <translation>سمّ ملفًا داخله.</translation>
    </message>
    <message>
        <source>Specify a file name.</source>
        <translation>سمِّ ملفًا.</translation>
    </message>
    <message>
        <source>Specify a folder name.</source>
        <translation>سمِّ مجلدًا.</translation>
    </message>
    <message>
        <source>Specify a new file for --session, or a session to add to.</source>
        <translation>سمّ ملفًا جديدًا لـ --session، أو جلسة يُضاف إليها.</translation>
    </message>
    <message>
        <source>Specify one file per task.</source>
        <translation>لكل مهمة ملف واحد.</translation>
    </message>
    <message>
        <source>Specify your own text files with --text and --calibration.</source>
        <translation>سمِّ ملفات نصية من عندك بالخيارين --text و--calibration.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Speed and memory: run “%1”, batch %2, prompts of %3 tokens, %4 rounds of %5 tokens with all configurations in each; 95% intervals of the median ratio by round.</source>
        <translation>السرعة والذاكرة: التشغيل «%1»، دفعة %2، مطالبات من %3 رمز (token)، %4 جولات من %5 رموز وفي كل منها كل التهيئات؛ مجالات 95% لوسيط النسبة حسب الجولة.</translation>
    </message>
    <message>
        <source>Speed and memory: run “%1”, batch %2, prompts of %3 tokens, %4 rounds of %5 tokens, one configuration after another; 95% intervals of the ratio of the medians.</source>
        <translation>السرعة والذاكرة: التشغيل «%1»، دفعة %2، مطالبات من %3 رمز (token)، %4 جولات من %5 رموز، تهيئة بعد أخرى؛ مجالات 95% لنسبة الوسيطين.</translation>
    </message>
    <message>
        <source>Speed: run “%1”, calls of %2 items, %3 calls of each mode; 95% intervals of the median ratio by round.</source>
        <translation>السرعة: التشغيل «%1»، نداءات من %2 عناصر، %3 نداءات لكل وضع؛ مجالات 95% لوسيط النسبة حسب الجولة.</translation>
    </message>
    <message>
        <source>Start a new training.</source>
        <translation>ابدأ تدريبًا جديدًا.</translation>
    </message>
    <message>
        <source>Start a run first.</source>
        <translation>ابدأ تشغيلًا أولًا.</translation>
    </message>
    <message>
        <source>Start a study.</source>
        <translation>ابدأ واحدة.</translation>
    </message>
    <message>
        <source>Start the reading program first.</source>
        <translation>ابدأ أولًا البرنامج الذي يقرأه.</translation>
    </message>
    <message>
        <source>Static scale</source>
        <translation>معامل القياس الثابت</translation>
    </message>
    <message>
        <source>Stop it first.</source>
        <translation>أوقفها أولًا.</translation>
    </message>
    <message>
        <source>Stop it or choose another file.</source>
        <translation>أوقفه أو اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>Stop rule</source>
        <translation>قاعدة التوقف</translation>
    </message>
    <message>
        <source>Stop the other program, or choose another device; nvidia-smi lists what runs on it.</source>
        <translation>أوقف البرنامج الآخر، أو اختر جهازًا آخر؛ يسرد nvidia-smi ما يعمل عليه.</translation>
    </message>
    <message>
        <source>Stopped while the input was being generated.</source>
        <translation>أُوقف أثناء إنشاء المُدخل.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>أُوقف.</translation>
    </message>
    <message>
        <source>Strip has no character to strip</source>
        <translation>لا حرف في Strip لحذفه</translation>
    </message>
    <message>
        <source>Supported architectures: LlamaForCausalLM, MistralForCausalLM and Qwen2ForCausalLM.</source>
        <translation>المدعوم LlamaForCausalLM وMistralForCausalLM وQwen2ForCausalLM.</translation>
    </message>
    <message>
        <source>Supported behaviors: Removed, Isolated, MergedWithPrevious, MergedWithNext and Contiguous.</source>
        <translation>المدعوم Removed وIsolated وMergedWithPrevious وMergedWithNext وContiguous.</translation>
    </message>
    <message>
        <source>Supported formats: &quot;gptq&quot; and &quot;gptq_v2&quot;.</source>
        <translation>المدعوم &quot;gptq&quot; و&quot;gptq_v2&quot;.</translation>
    </message>
    <message>
        <source>Supported formats: pack-quantized (2 to 8 bits), int-quantized and float-quantized (8 bits), nvfp4-pack-quantized, mxfp4-pack-quantized and mxfp8-quantized.</source>
        <translation>المدعوم pack-quantized (من 2 إلى 8 بتات) وint-quantized وfloat-quantized (8 بتات) وnvfp4-pack-quantized وmxfp4-pack-quantized وmxfp8-quantized.</translation>
    </message>
    <message>
        <source>Supported methods: compressed-tensors, awq and gptq. Checkpoints that are not quantized are supported as well.</source>
        <translation>المدعوم compressed-tensors وawq وgptq ونقاط الحفظ غير المكمَّمة.</translation>
    </message>
    <message>
        <source>Supported strategies: tensor, channel, group with a group_size, and for FP8 block with a block_structure.</source>
        <translation>المدعوم tensor وchannel وgroup مع group_size، ومع FP8 أيضًا block مع block_structure.</translation>
    </message>
    <message>
        <source>Supported types: &quot;default&quot;, &quot;linear&quot; and &quot;llama3&quot;.</source>
        <translation>المدعوم &quot;default&quot; و&quot;linear&quot; و&quot;llama3&quot;.</translation>
    </message>
    <message>
        <source>Supported types: &quot;full_attention&quot; and &quot;sliding_attention&quot;.</source>
        <translation>المدعوم &quot;full_attention&quot; و&quot;sliding_attention&quot;.</translation>
    </message>
    <message>
        <source>Supported types: ByteLevel, ByteFallback, Fuse, Metaspace, Strip, Replace and Sequence.</source>
        <translation>المدعوم ByteLevel وByteFallback وFuse وMetaspace وStrip وReplace وSequence.</translation>
    </message>
    <message>
        <source>Supported types: ByteLevel, Split, Metaspace, Digits, Punctuation, Whitespace, WhitespaceSplit and Sequence.</source>
        <translation>المدعوم ByteLevel وSplit وMetaspace وDigits وPunctuation وWhitespace وWhitespaceSplit وSequence.</translation>
    </message>
    <message>
        <source>Supported types: F64, F32, F16, BF16, F8_E4M3 and F8_E5M2.</source>
        <translation>المدعوم F64 وF32 وF16 وBF16 وF8_E4M3 وF8_E5M2.</translation>
    </message>
    <message>
        <source>Supported types: F64, F32, F16, BF16, F8_E4M3, F8_E5M2, I8, U8 and I32.</source>
        <translation>المدعوم F64 وF32 وF16 وBF16 وF8_E4M3 وF8_E5M2 وI8 وU8 وI32.</translation>
    </message>
    <message>
        <source>Supported types: FP64, FP32, FP16, BF16, FP8 E4M3 and FP8 E5M2.</source>
        <translation>المدعوم FP64 وFP32 وFP16 وBF16 وFP8 E4M3 وFP8 E5M2.</translation>
    </message>
    <message>
        <source>Supported types: NFC, NFD, NFKC, NFKD, Lowercase, Strip, Prepend, Replace and Sequence.</source>
        <translation>المدعوم NFC وNFD وNFKC وNFKD وLowercase وStrip وPrepend وReplace وSequence.</translation>
    </message>
    <message>
        <source>Supported types: TemplateProcessing, ByteLevel and Sequence.</source>
        <translation>المدعوم TemplateProcessing وByteLevel وSequence.</translation>
    </message>
    <message>
        <source>Supported values: always, first and never.</source>
        <translation>المدعوم always وfirst وnever.</translation>
    </message>
    <message>
        <source>Supported widths: 2, 3, 4 and 8 bits.</source>
        <translation>المدعوم 2 و3 و4 و8 بتات.</translation>
    </message>
    <message>
        <source>Supported: literals, classes, \s, \w, \d, \p{…}, groups, lookaround, repeats and (?i:…).</source>
        <translation>المدعوم الحروف الصريحة وفئات الحروف و\s و\w و\d و\p{…} والمجموعات والمطابقة المحيطة (lookaround) والتكرارات و(?i:…).</translation>
    </message>
    <message>
        <source>Sweep point %1: %2</source>
        <translation>نقطة المسح %1: %2</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>TOO FEW %1×, n = %2</source>
        <translation>عيّنات قليلة %1×، n = %2</translation>
    </message>
    <message numerus="yes">
        <source>TOO FEW %1×, n = %n pairs</source>
        <comment>TOO FEW %1×, n = %n pair</comment>
        <translation>
            <numerusform>عيّنات قليلة %1×، n = %n، بلا أزواج</numerusform>
            <numerusform>عيّنات قليلة %1×، n = %n، زوج واحد</numerusform>
            <numerusform>عيّنات قليلة %1×، n = %n، زوجان</numerusform>
            <numerusform>عيّنات قليلة %1×، n = %n أزواج</numerusform>
            <numerusform>عيّنات قليلة %1×، n = %n زوجًا</numerusform>
            <numerusform>عيّنات قليلة %1×، n = %n زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>الجدول %1</translation>
    </message>
    <message>
        <source>Table %1 (%2)</source>
        <translation>الجدول %1 (%2)</translation>
    </message>
    <message>
        <source>Tasks: %1.</source>
        <translation>المهام: %1.</translation>
    </message>
    <message>
        <source>TemplateProcessing has no &quot;single&quot;</source>
        <translation>ليس في TemplateProcessing القائمة &quot;single&quot;</translation>
    </message>
    <message>
        <source>Ten launches, as in a framework without a compiler: layer norms, matrix products with bias, attention, GELU and residual additions, issued by the host one after another. At small sizes, the launch overhead of 3 to 5 µs per kernel dominates.</source>
        <translation>عشرة إطلاقات كما في إطار عمل بلا مترجم: تسويات الطبقة، وعمليات الضرب مع الانحياز، والانتباه، وGELU، والمجاميع المتبقية، يطلقها المضيف واحدًا بعد آخر. في الأحجام الصغيرة يكون الزمن هو 3 إلى 5 µs للمضيف لكل إطلاق.</translation>
    </message>
    <message>
        <source>Ten steps, as in a framework without a compiler: layer norms, matrix products with bias, attention, GELU and residual additions, one after another. Each step reads from memory what the previous one wrote.</source>
        <translation>عشر خطوات كما في إطار عمل بلا مترجم: تسويات الطبقة، وعمليات الضرب مع الانحياز، والانتباه، وGELU، والمجاميع المتبقية، واحدة بعد الأخرى، وتقرأ كل منها من الذاكرة ما كتبته السابقة.</translation>
    </message>
    <message>
        <source>Tensor %1 has type %2; the input must have a floating-point type.</source>
        <translation>الموتر %1 من النوع %2؛ ويجب أن يكون المُدخل من نوع عائم.</translation>
    </message>
    <message>
        <source>Tensor %1 of shape %2</source>
        <translation>الموتر %1 بالشكل %2</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>الموترات</translation>
    </message>
    <message>
        <source>Text columns cannot be used as features. Convert them to numbers or remove them. The label is %1, %2.</source>
        <translation>أعمدة الكلمات لا تصلح سمات: حوّلها إلى أعداد أو أزلها. الوسم هو %1، %2.</translation>
    </message>
    <message>
        <source>Text is being generated.</source>
        <translation>هناك إجابة قيد الكتابة.</translation>
    </message>
    <message>
        <source>The %1 columns contain numbers from 0 to 255 and are interpreted as images of %2 × %3 pixels.</source>
        <translation>في الأعمدة الـ %1 أعداد من 0 إلى 255: تُعدّ صورًا من %2 × %3 بكسل.</translation>
    </message>
    <message>
        <source>The %1 values of the file were rounded to %2: %3 of %4 overflowed to infinity, %5 were flushed to zero, %6 became denormal.</source>
        <translation>قُرّبت قيم الملف ذات الصيغة %1 إلى %2: فاضت %3 من %4 إلى ما لا نهاية، وصُفّرت %5، وصارت %6 دون الطبيعية (denormal).</translation>
    </message>
    <message>
        <source>The %1 values of the file were rounded to %2: none overflowed, and none was flushed to zero.</source>
        <translation>قُرّبت قيم الملف ذات الصيغة %1 إلى %2: لم تَفِض أي قيمة، ولم تُصفَّر أي قيمة.</translation>
    </message>
    <message numerus="yes">
        <source>The %n kernels with the least time were omitted: %1 of %2 in total.</source>
        <comment>The %n kernel with the least time was omitted: %1 of %2.</comment>
        <translation>
            <numerusform>لم تُسقط أي نواة: %1 من %2.</numerusform>
            <numerusform>أُسقطت النواة ذات أقل زمن: %1 من %2.</numerusform>
            <numerusform>أُسقطت النواتان ذواتا أقل زمن: %1 من %2 إجمالًا.</numerusform>
            <numerusform>أُسقطت النوى ذات أقل زمن وعددها %n: %1 من %2 إجمالًا.</numerusform>
            <numerusform>أُسقطت النوى ذات أقل زمن وعددها %n: %1 من %2 إجمالًا.</numerusform>
            <numerusform>أُسقطت النوى ذات أقل زمن وعددها %n: %1 من %2 إجمالًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>The CPU backend computes these operations in FP32.</source>
        <translation>يحسب CPU هذه العمليات بـ FP32.</translation>
    </message>
    <message>
        <source>The CPU backend does not support %1 input.</source>
        <translation>لا تقرأ خلفية CPU مُدخلًا من نوع %1.</translation>
    </message>
    <message>
        <source>The CPU backend does not support %1 operands.</source>
        <translation>لا تحسب خلفية CPU بمعاملات من نوع %1.</translation>
    </message>
    <message>
        <source>The CPU backend has only device 0.</source>
        <translation>للواجهة الخلفية CPU الجهاز 0 فقط.</translation>
    </message>
    <message>
        <source>The CPU backend was used before a run was prepared.</source>
        <translation>استُخدمت خلفية CPU قبل تهيئة أي شيء.</translation>
    </message>
    <message>
        <source>The CUDA backend supports only half, bfloat16 and float operands.</source>
        <translation>لا تأخذ خلفية CUDA إلا معاملات من نوع half أو bfloat16 أو float.</translation>
    </message>
    <message>
        <source>The CUDA module %1 belongs to a different version of the program.</source>
        <translation>تنتمي وحدة CUDA %1 إلى إصدار آخر من البرنامج.</translation>
    </message>
    <message>
        <source>The CUDA module (%1) is not installed: this program was built without nvcc, or was installed without the module.</source>
        <translation>وحدة CUDA (%1) غير مثبّتة: بُني هذا البرنامج دون nvcc، أو لم تُثبَّت الوحدة معه.</translation>
    </message>
    <message>
        <source>The CUDA module belongs to a different version of the program.</source>
        <translation>تنتمي وحدة CUDA إلى إصدار آخر من البرنامج.</translation>
    </message>
    <message>
        <source>The CUDA module has no code for this device&apos;s compute capability; it was built for %1.</source>
        <translation>ليس في وحدة CUDA شيفرة لقدرة حوسبة (compute capability) هذا الجهاز؛ فقد بُنيت من أجل %1.</translation>
    </message>
    <message>
        <source>The FP32 baseline classifies %1 of %2 test items correctly: %3, 95% interval %4 to %5.</source>
        <translation>يصنّف خط الأساس FP32 عدد %1 من %2 عناصر اختبار تصنيفًا صحيحًا: %3، مجال 95% من %4 إلى %5.</translation>
    </message>
    <message>
        <source>The GPU has not enough memory for %1: %2 of %3 GiB are free.</source>
        <translation>لا ذاكرة كافية في GPU لإتمام %1: الحر %2 من %3 GiB.</translation>
    </message>
    <message>
        <source>The GPU is not available for %1: another process uses it in exclusive mode, or it is in prohibited mode.</source>
        <translation>GPU غير متاح من أجل %1: تستخدمه عملية أخرى في الوضع الحصري، أو هو في وضع المنع (prohibited).</translation>
    </message>
    <message>
        <source>The GPU stopped working while %1: %2.</source>
        <translation>توقف GPU عن العمل أثناء %1: %2.</translation>
    </message>
    <message>
        <source>The Google Benchmark library was a debug build, which increases times.</source>
        <translation>كانت مكتبة Google Benchmark نسخة تنقيح (debug)، وهذا يطيل الأزمنة.</translation>
    </message>
    <message>
        <source>The NVIDIA driver found no device.</source>
        <translation>لا يجد برنامج تشغيل NVIDIA جهازًا.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it supports CUDA %1.%2, but the module requires %3.%4.</source>
        <translation>برنامج تشغيل NVIDIA قديم جدًا: يدعم CUDA %1.%2، وتحتاج الوحدة إلى %3.%4.</translation>
    </message>
    <message>
        <source>The accuracy limit does not apply to Cloze, which is generated from the text used for perplexity.</source>
        <translation>لا يسري حد الدقة على مهمة ملء الفراغ، المصنوعة من نص الحيرة.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; contains %2 twice.</source>
        <translation>المحور &apos;%1&apos; يسمّي %2 مرتين.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; contains &apos;%2&apos;; expected a whole number of 1 or more.</source>
        <translation>في المحور &apos;%1&apos; القيمة &apos;%2&apos; حيث يلزم عدد صحيح لا يقل عن 1.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; does not name a dimension. Dimensions: %2.</source>
        <translation>لا يسمّي المحور &apos;%1&apos; أي بُعد؛ والأبعاد المتاحة هي %2.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; has more than %2 values.</source>
        <translation>للمحور &apos;%1&apos; أكثر من %2 من القيم.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; has no step such as x2 or +1024, or its last value is smaller than its first.</source>
        <translation>المحور &apos;%1&apos; بلا خطوة مثل x2 أو +1024، أو ينتهي قبل أن يبدأ.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; is neither first:last:step nor a list.</source>
        <translation>المحور &apos;%1&apos; ليس first:last:step ولا قائمة.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; requires whole numbers of 1 or more as its limits.</source>
        <translation>المحور &apos;%1&apos; يحتاج طرفين من أعداد صحيحة لا تقل عن 1.</translation>
    </message>
    <message>
        <source>The baseline was not measured, so no comparison is possible.</source>
        <translation>لم يُقس خط الأساس، فلا شيء تمكن مقارنته به.</translation>
    </message>
    <message>
        <source>The baseline with the KV cache in FP8 E4M3, without scales.</source>
        <translation>خط الأساس مع حفظ المفاتيح والقيم بصيغة FP8 E4M3، دون معامل قياس.</translation>
    </message>
    <message>
        <source>The baseline with the KV cache in INT8, one scale per token and head.</source>
        <translation>خط الأساس مع حفظ المفاتيح والقيم بصيغة INT8، بمعامل قياس لكل رمز (token) ورأس.</translation>
    </message>
    <message>
        <source>The beginning of each text</source>
        <translation>بداية كل نص</translation>
    </message>
    <message>
        <source>The buffers require %1 MiB of device memory; %2 MiB is available.</source>
        <translation>تحتاج المخازن إلى %1 MiB من ذاكرة الجهاز، والحر %2 MiB.</translation>
    </message>
    <message>
        <source>The calibration has version %1; this program requires version %2.</source>
        <translation>المعايرة من الإصدار %1، وهذا البرنامج يقيس بالإصدار %2.</translation>
    </message>
    <message>
        <source>The calibration inputs have %1 features, but the layer has %2 inputs.</source>
        <translation>لمُدخلات المعايرة %1 من السمات، وتأخذ الطبقة %2.</translation>
    </message>
    <message>
        <source>The calibration text has %1 tokens; AWQ and GPTQ require at least 64.</source>
        <translation>في نص المعايرة %1 رموز (tokens)؛ ويحتاج AWQ وGPTQ إلى 64 على الأقل.</translation>
    </message>
    <message>
        <source>The calibration was stopped.</source>
        <translation>أُوقفت المعايرة.</translation>
    </message>
    <message>
        <source>The chat template of the model is unknown, so the prompt is used without a template.</source>
        <translation>قالب المحادثة للنموذج غير معروف، لذا تُستخدم المطالبة دون قالب.</translation>
    </message>
    <message>
        <source>The checkpoint already has this format.</source>
        <translation>نقطة الحفظ بهذه الصيغة أصلًا.</translation>
    </message>
    <message>
        <source>The checkpoint has no tensor %1.</source>
        <translation>ليس في نقطة الحفظ الموتر %1.</translation>
    </message>
    <message>
        <source>The checkpoint is not quantized.</source>
        <translation>نقطة الحفظ غير مكمَّمة.</translation>
    </message>
    <message>
        <source>The checkpoint is quantized (%1). The baseline uses its dequantized values in FP16, and other configurations quantize these values again.</source>
        <translation>نقطة الحفظ مكمَّمة (%1): لخط الأساس القيم التي تعنيها رموزها، بصيغة FP16، والتهيئات الأخرى تكمّمها ثانية.</translation>
    </message>
    <message>
        <source>The checkpoint specifies a KV cache in %1, with scales other than 1; %2 was used.</source>
        <translation>تطلب نقطة الحفظ المفاتيح والقيم بصيغة %1، بمعاملات قياس غير 1؛ وقد حُفظت بصيغة %2.</translation>
    </message>
    <message>
        <source>The checkpoint specifies a KV cache in %1; %2 was used.</source>
        <translation>تطلب نقطة الحفظ المفاتيح والقيم بصيغة %1؛ وقد حُفظت بصيغة %2.</translation>
    </message>
    <message>
        <source>The checkpoint specifies activations in %1; %2 was used.</source>
        <translation>تطلب نقطة الحفظ التفعيلات بصيغة %1؛ وقد نُفّذت بصيغة %2.</translation>
    </message>
    <message>
        <source>The checkpoint specifies matrix product results in %1; %2 was used.</source>
        <translation>تطلب نقطة الحفظ نتائج الضرب بصيغة %1؛ وقد بقيت بصيغة %2.</translation>
    </message>
    <message>
        <source>The clip factor must be between 0.3 and 1.</source>
        <translation>يُبقي الاقتطاع من 0.3 إلى 1 من المدى.</translation>
    </message>
    <message>
        <source>The clip factor must be in (0, 1].</source>
        <translation>يقع معامل الاقتطاع في (0, 1].</translation>
    </message>
    <message>
        <source>The cloze task is not available: %1</source>
        <translation>لا توجد مهمة ملء فراغ: %1</translation>
    </message>
    <message>
        <source>The codes of a quantized checkpoint without changes, multiplied as its configuration specifies if the device supports it.</source>
        <translation>رموز نقطة حفظ مكمَّمة كما هي، تُضرب كما تطلب تهيئتها حيث يستطيع الجهاز.</translation>
    </message>
    <message>
        <source>The column can be computed from other columns within their rounding, and the result differs. Derived figures should be computed by the program that writes the table, not entered by hand.</source>
        <translation>يمكن حساب العمود من الأرقام المجاورة له ضمن تقريبها، والناتج مختلف. الأرقام المشتقة ينبغي أن يحسبها البرنامج الذي يكتب الجدول، لا أن تُكتب باليد.</translation>
    </message>
    <message>
        <source>The configurations were timed one after another, not in rounds, because together they require about %1 of the available %2. A change of the clock during the measurement can appear as a difference.</source>
        <translation>قيست أزمنة التهيئات واحدة بعد أخرى لا في جولات: كانت ستأخذ معًا نحو %1 من %2 المتاحة. وتغيّر التردد في الأثناء سيبدو فرقًا.</translation>
    </message>
    <message>
        <source>The configurations with the smallest loss that meet the limits are %1; the differences between them are not resolved.</source>
        <translation>التهيئات الأقل خسارة المستوفية للحدود هي %1؛ والفروق بينها غير محسومة.</translation>
    </message>
    <message>
        <source>The damping of GPTQ must be a number of 0 or more.</source>
        <translation>تخميد GPTQ عدد بدءًا من 0.</translation>
    </message>
    <message>
        <source>The data set contains no items.</source>
        <translation>لا يمكن استخدام مجموعة بلا عناصر.</translation>
    </message>
    <message>
        <source>The device alternates between two states, for example because of clock steps or other processes. The median depends on the share of time in each state. Compare only interleaved measurements, and check the clocks.</source>
        <translation>يتنقل الجهاز بين حالتين ويبقى في كل منهما مدة، كما يحدث بخطوات التردد أو بعمل آخرين. يتوقف الوسيط على الوقت الذي وقع في كل حالة. لا تقارن إلا ما قيس بالتناوب، وانظر إلى الترددات.</translation>
    </message>
    <message>
        <source>The device changes during the measurement, usually because it heats up and lowers its clock, or because another process uses it. The median then depends on the duration of the measurement, and variants measured one after another cannot be compared. Interleave them, let the device reach its operating temperature, or lock its clocks.</source>
        <translation>يتغيّر الجهاز أثناء قياسه، غالبًا لأنه يسخن فيخفض تردده أو لأن غيرك يستخدمه. عندئذ يتوقف الوسيط على مدة القياس، ولا تصح مقارنة صيغ قيست واحدة بعد أخرى. قسها بالتناوب، أو دع الجهاز يبلغ حرارته، أو ثبّت تردداته.</translation>
    </message>
    <message>
        <source>The device could not be calibrated (%1), so the timer floor and the peak rates are unknown.</source>
        <translation>تعذّرت معايرة الجهاز (%1)، فلا يقال شيء عن حد المؤقّت الأدنى وعن الذروة.</translation>
    </message>
    <message>
        <source>The device index must be 0 or more.</source>
        <translation>يجب أن يكون رقم الجهاز 0 أو أكثر.</translation>
    </message>
    <message numerus="yes">
        <source>The device lowered its clock during %n samples, for %1 according to its counters.</source>
        <comment>The device lowered its clock during %n sample, for %1 according to its counters.</comment>
        <translation>
            <numerusform>لم يخفض الجهاز تردده أثناء أي عيّنة؛ مدة الخفض %1 وفق عدّاداته.</numerusform>
            <numerusform>خفض الجهاز تردده أثناء عيّنة واحدة، مدة %1 وفق عدّاداته.</numerusform>
            <numerusform>خفض الجهاز تردده أثناء عيّنتين، مدة %1 وفق عدّاداته.</numerusform>
            <numerusform>خفض الجهاز تردده أثناء %n عيّنات، مدة %1 وفق عدّاداته.</numerusform>
            <numerusform>خفض الجهاز تردده أثناء %n عيّنة، مدة %1 وفق عدّاداته.</numerusform>
            <numerusform>خفض الجهاز تردده أثناء %n عيّنة، مدة %1 وفق عدّاداته.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The device lowered its clock during %n samples.</source>
        <comment>The device lowered its clock during %n sample.</comment>
        <translation>
            <numerusform>لم يخفض الجهاز تردده أثناء أي عيّنة.</numerusform>
            <numerusform>خفض الجهاز تردده أثناء عيّنة واحدة.</numerusform>
            <numerusform>خفض الجهاز تردده أثناء عيّنتين.</numerusform>
            <numerusform>خفض الجهاز تردده أثناء %n عيّنات.</numerusform>
            <numerusform>خفض الجهاز تردده أثناء %n عيّنة.</numerusform>
            <numerusform>خفض الجهاز تردده أثناء %n عيّنة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The device lowered its clock in %1 stretches with %2 samples, for %3 according to its counters.</source>
        <translation>كبح الجهاز تردده في %1 فترات فيها %2 عيّنات، مدة %3 وفق عدّاداته.</translation>
    </message>
    <message>
        <source>The device lowered its clock in %1 stretches with %2 samples.</source>
        <translation>كبح الجهاز تردده في %1 فترات فيها %2 عيّنات.</translation>
    </message>
    <message>
        <source>The device lowered its clock to stay within its power or temperature limits. Samples measured meanwhile are too slow, and their number depends on cooling and on neighbouring devices. Improve cooling, lock a lower clock, or compare only interleaved measurements.</source>
        <translation>خفض الجهاز تردده بنفسه ليبقى ضمن حدود الطاقة أو الحرارة. عيّنات تلك الفترات أبطأ مما تحتاجه النواة، وعددها يتوقف على الغرفة والجيران. برّده، أو ثبّت ترددًا أدنى، أو لا تقارن إلا ما قيس بالتناوب.</translation>
    </message>
    <message>
        <source>The device lowered its clock.</source>
        <translation>كبح الجهاز تردده.</translation>
    </message>
    <message>
        <source>The difference is within the variation that the same model shows on another set of as many items, so it does not rank the models. Use more items, or a paired test on the same items.</source>
        <translation>الفرق ضمن ما كان النموذج نفسه ليظهره على عناصر أخرى بالعدد نفسه. فهو لا يرتّب شيئًا. عناصر أكثر، أو اختبار مزدوج على العناصر نفسها، قد يحسم.</translation>
    </message>
    <message>
        <source>The document contains zero bytes, so it is not text.</source>
        <translation>في المستند بايتات صفرية: ليس نصًا.</translation>
    </message>
    <message>
        <source>The document has more than %1 lines (the limit).</source>
        <translation>في المستند أكثر من %1 سطر، وهو الحد.</translation>
    </message>
    <message>
        <source>The document is too large: %1. The limit is %2.</source>
        <translation>حجم المستند %1؛ ويُقرأ %2 على الأكثر.</translation>
    </message>
    <message>
        <source>The driver does not support %1.</source>
        <translation>لا يعرف برنامج التشغيل %1.</translation>
    </message>
    <message>
        <source>The driver does not support tensor maps.</source>
        <translation>لا يعرف برنامج التشغيل خرائط الموترات (tensor maps).</translation>
    </message>
    <message>
        <source>The driver failed while %1 (error %2).</source>
        <translation>فشل برنامج التشغيل أثناء %1 (الخطأ %2).</translation>
    </message>
    <message>
        <source>The driver rejected a tensor map (error %1).</source>
        <translation>رفض برنامج التشغيل خريطة موتر (الخطأ %1).</translation>
    </message>
    <message>
        <source>The earlier samples could not be sent to the worker process.</source>
        <translation>تعذّر تسليم العينات السابقة إلى عملية التنفيذ.</translation>
    </message>
    <message>
        <source>The engine was requested to %1 at the wrong time.</source>
        <translation>تلقّى المحرّك طلبًا في غير وقته: %1.</translation>
    </message>
    <message>
        <source>The events enclose only part of the work: some of it runs on another stream, after the stop event, or on the host. The measured time is too short. Record the events on the stream that does the work, and compare with the synchronized wall time.</source>
        <translation>لا تحيط الأحداث إلا بجزء من العمل: بعضه يجري على مجرى آخر، أو بعد حدث التوقف، أو على المضيف. الرقم أفضل من الحقيقة بقدر الناقص. سجّل الأحداث على المجرى الذي ينفّذ العمل وقارن بالوقت الفعلي المتزامن.</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>أُلغي التصدير.</translation>
    </message>
    <message>
        <source>The faster of the epilogue and the custom kernel, as a CUDA graph with one node, so the host only launches the graph. If all samples are graphs, this equals the faster of the two.</source>
        <translation>الأسرع من الملحق (epilogue) ونواتنا الخاصة كمخطط CUDA من عقدة واحدة: يبدأ المضيف المخطط ولا يُعدّ شيئًا. حيث كل العينات مخططات يساوي الأسرع من الاثنين.</translation>
    </message>
    <message>
        <source>The fastest configurations that meet the limits are %1; the differences between them are not resolved.</source>
        <translation>أسرع التهيئات المستوفية للحدود هي %1؛ والفروق بينها غير محسومة.</translation>
    </message>
    <message>
        <source>The file contains an unknown mode.</source>
        <translation>يسمّي الملف وضعًا لا يعرفه هذا البرنامج.</translation>
    </message>
    <message>
        <source>The file contains only scores, so there are no rows to add to the run.</source>
        <translation>لا صف يوضع بجانب التشغيل: ما استُورد درجات.</translation>
    </message>
    <message>
        <source>The file has INT4 groups, but no group_size in its metadata.</source>
        <translation>في الملف مجموعات INT4، لكن لا group_size في بياناته الوصفية.</translation>
    </message>
    <message>
        <source>The file is damaged or malicious.</source>
        <translation>الملف تالف أو مدسوس.</translation>
    </message>
    <message>
        <source>The file is damaged or must be split.</source>
        <translation>الملف تالف، أو يجب تقسيمه.</translation>
    </message>
    <message>
        <source>The file is damaged or was modified by hand.</source>
        <translation>الملف تالف أو عُدّل يدويًا.</translation>
    </message>
    <message>
        <source>The file is damaged or was modified. Save the model again.</source>
        <translation>الملف تالف أو عُدّل؛ احفظ النموذج ثانية.</translation>
    </message>
    <message>
        <source>The file is damaged or was not written by NumPy. Save it again.</source>
        <translation>الملف تالف أو لم يصنعه numpy؛ احفظه ثانية.</translation>
    </message>
    <message>
        <source>The file is damaged. Copy or save it again.</source>
        <translation>الملف تالف؛ انسخه أو احفظه ثانية.</translation>
    </message>
    <message>
        <source>The file is empty. Check that it was written completely.</source>
        <translation>الملف فارغ. تحقق من أن كتابته اكتملت.</translation>
    </message>
    <message>
        <source>The file is truncated. Copy it again.</source>
        <translation>الملف مبتور؛ انسخه ثانية.</translation>
    </message>
    <message>
        <source>The file is truncated. Copy or download it again.</source>
        <translation>الملف مبتور؛ انسخه أو نزّله ثانية.</translation>
    </message>
    <message>
        <source>The file lists %1 modes for %2 linear layers.</source>
        <translation>يسمّي الملف %1 من الأوضاع لطبقات خطية عددها %2.</translation>
    </message>
    <message>
        <source>The file was changed by hand or is damaged.</source>
        <translation>عُدّل الملف يدويًا أو أنه تالف.</translation>
    </message>
    <message>
        <source>The file was modified by hand.</source>
        <translation>عُدّل الملف باليد.</translation>
    </message>
    <message>
        <source>The file was not written by Quantoscope or was modified by hand.</source>
        <translation>لم يكتب Quantoscope الملف، أو عُدّل باليد.</translation>
    </message>
    <message numerus="yes">
        <source>The first %n iterations are still part of the warm-up: their median is %1, %2 above the median of the rest (%3).</source>
        <comment>The first %n iteration is still part of the warm-up: its time is %1, %2 above the median of the rest (%3).</comment>
        <translation>
            <numerusform>لا تكرارات ما زالت جزءًا من الإحماء: وسيطها %1، أي أعلى بنسبة %2 من وسيط البقية (%3).</numerusform>
            <numerusform>التكرار الأول ما زال جزءًا من الإحماء: زمنه %1، أي أعلى بنسبة %2 من وسيط البقية (%3).</numerusform>
            <numerusform>أول تكرارين ما زالا جزءًا من الإحماء: وسيطهما %1، أي أعلى بنسبة %2 من وسيط البقية (%3).</numerusform>
            <numerusform>أول %n تكرارات ما زالت جزءًا من الإحماء: وسيطها %1، أي أعلى بنسبة %2 من وسيط البقية (%3).</numerusform>
            <numerusform>أول %n تكرارًا ما زالت جزءًا من الإحماء: وسيطها %1، أي أعلى بنسبة %2 من وسيط البقية (%3).</numerusform>
            <numerusform>أول %n تكرار ما زالت جزءًا من الإحماء: وسيطها %1، أي أعلى بنسبة %2 من وسيط البقية (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The first iteration took %1, the others %2. It alone raises the mean by %3.</source>
        <translation>استغرق التكرار الأول %1، والبقية %2: هو وحده يرفع المتوسط بنسبة %3.</translation>
    </message>
    <message>
        <source>The first iteration took %1, the others %2. It alone raises the mean by a factor of %3.</source>
        <translation>استغرق التكرار الأول %1، والبقية %2: هو وحده يرفع المتوسط إلى %3 أضعافه.</translation>
    </message>
    <message>
        <source>The first launch includes one-time costs: loading the kernel, allocating memory, filling caches, raising the clock. The mean, the standard deviation and everything derived from them describe this one event, not the kernel. Exclude it, or use the median, which it does not affect.</source>
        <translation>الإطلاق الأول يدفع ثمن ما يحدث مرة واحدة: تحميل النواة والحجز وملء الذاكرة المخبأة ورفع التردد. وعندئذ يصف المتوسط والانحراف المعياري وكل ما يُحسب منهما هذا الحدث وحده لا النواة. استبعده، أو اقرأ الوسيط الذي لا يحركه.</translation>
    </message>
    <message>
        <source>The first step took %1, the median step %2. The first samples of each kernel probably include warm-up.</source>
        <translation>استغرقت الخطوة الأولى %1 والوسيطة %2: الأرجح أن أولى عيّنات كل نواة تشمل الإحماء.</translation>
    </message>
    <message>
        <source>The folder of a model contains config.json; the folder of a report contains results.json.</source>
        <translation>في مجلد النموذج ملف config.json، وفي مجلد التقرير ملف results.json.</translation>
    </message>
    <message>
        <source>The following can run at this size: %1.</source>
        <translation>ما يمكن تشغيله بهذا الحجم: %1.</translation>
    </message>
    <message>
        <source>The format of INT4 RTN after scaling up the input channels with large activations, and clipping, both optimized for the smallest output error (Lin et al. 2024).</source>
        <translation>صيغة INT4 RTN بعد تكبير قنوات الدخل ذات التفعيلات الكبيرة، والاقتطاع، وكلاهما محسَّن لأصغر خطأ خرج (Lin et al. 2024).</translation>
    </message>
    <message>
        <source>The format of INT4 RTN; the rounding error of each column is distributed over the columns not yet rounded, using the inverse Hessian of the calibration inputs (Frantar et al. 2023).</source>
        <translation>صيغة INT4 RTN؛ يوزَّع خطأ تقريب كل عمود على الأعمدة التي لم تُقرّب بعد، باستخدام معكوس مصفوفة Hessian لمُدخلات المعايرة (Frantar et al. 2023).</translation>
    </message>
    <message>
        <source>The format of INT4-W4A16; the rounding error of each column is distributed over the columns not yet rounded, using the inverse Hessian of the calibration inputs (Frantar et al. 2023).</source>
        <translation>صيغة INT4-W4A16؛ ويوزَّع خطأ تقريب كل عمود على الأعمدة التي لم تُقرَّب بعد، وفق معكوس Hessian لمُدخلات المعايرة (Frantar et al. 2023).</translation>
    </message>
    <message>
        <source>The fused CPU kernel supports head sizes that are multiples of 16 up to 1,024, not %1.</source>
        <translation>تأخذ نواة CPU المدموجة أبعاد رأس من مضاعفات 16 حتى 1,024، لا %1.</translation>
    </message>
    <message>
        <source>The group_size in the file is not a whole number above 0.</source>
        <translation>القيمة group_size في الملف ليست عددًا صحيحًا أكبر من 0.</translation>
    </message>
    <message>
        <source>The head size is %1; it has to be 64 or 128.</source>
        <translation>حجم الرأس %1؛ ويجب أن يكون 64 أو 128.</translation>
    </message>
    <message>
        <source>The header does not match the data. Save or download the file again.</source>
        <translation>الترويسة لا توافق البيانات؛ احفظ الملف أو نزّله ثانية.</translation>
    </message>
    <message>
        <source>The header of %1</source>
        <translation>ترويسة %1</translation>
    </message>
    <message>
        <source>The host needs about as long to enqueue a launch as the device needs to run it, so the device waits. In a program that launches kernels one at a time, a faster kernel makes no difference. Measure and use a CUDA graph of several launches.</source>
        <translation>يحتاج المضيف لتسليم إطلاق مدة تقارب مدة تنفيذه على الجهاز، فينتظر الجهاز. في برنامج يطلق النوى واحدة واحدة لا تغيّر نواة أسرع شيئًا. قِس، واستخدم، مخطط تنفيذ من عدة إطلاقات.</translation>
    </message>
    <message>
        <source>The host takes %1 to enqueue a launch that runs for %2, so the measurement is launch-bound.</source>
        <translation>يستغرق المضيف %1 لوضع إطلاق يعمل %2 في الطابور: الإطلاق يحدد الوتيرة.</translation>
    </message>
    <message>
        <source>The index of the recovery copy is damaged: %1.</source>
        <translation>فهرس نسخة الاستعادة تالف: %1.</translation>
    </message>
    <message>
        <source>The input from %1 requires %2 of memory; %3 is available.</source>
        <translation>المُدخل المأخوذ من %1 يحتاج إلى %2 من الذاكرة، والمتاح %3.</translation>
    </message>
    <message>
        <source>The input is empty: %1.</source>
        <translation>لا شيء ليُكمَّم: المُدخل %1.</translation>
    </message>
    <message>
        <source>The input requires %1 of memory; %2 is available.</source>
        <translation>يحتاج المُدخل %1 من الذاكرة، والمتاح %2.</translation>
    </message>
    <message>
        <source>The input type must be half, bfloat16 or float.</source>
        <translation>يجب أن يكون نوع المُدخل half أو bfloat16 أو float.</translation>
    </message>
    <message>
        <source>The interval of the ratio includes both &apos;the same&apos; and &apos;different&apos;, so these samples are not sufficient to rank the two. Measure the pair again with more samples, or accept that the difference is too small to matter.</source>
        <translation>يمتد مجال النسبة من «متساوٍ» إلى «مختلف»، فلا تحسم هذه العينات أيًا منهما. ترتيب الاثنين تخمين. أعد تشغيل الزوج بعيّنات أكثر، أو اقبل أن الفرق أصغر من أن يهم.</translation>
    </message>
    <message>
        <source>The journal of run %1 contains no complete round.</source>
        <translation>ليس في سجل التشغيل %1 جولة كاملة.</translation>
    </message>
    <message>
        <source>The latency alternates between %1 and %2 over longer stretches; %3 of the samples are at the slower level (runs test Z = %4).</source>
        <translation>يتنقل زمن التنفيذ لفترات كاملة بين %1 و%2؛ و%3 من العينات عند المستوى الأبطأ (اختبار التتابعات Z = %4).</translation>
    </message>
    <message>
        <source>The latency decreases by %1 over the run (Mann–Kendall Z = %2).</source>
        <translation>ينخفض زمن التنفيذ بنسبة %1 خلال التشغيل (Mann–Kendall Z = %2).</translation>
    </message>
    <message>
        <source>The latency increases by %1 over the run (Mann–Kendall Z = %2).</source>
        <translation>يرتفع زمن التنفيذ بنسبة %1 خلال التشغيل (Mann–Kendall Z = %2).</translation>
    </message>
    <message>
        <source>The layer %1 assigns input %2 to group %3 of %4.</source>
        <translation>تضع الطبقة %1 المُدخل %2 في المجموعة %3 من %4.</translation>
    </message>
    <message>
        <source>The layer %1 has %2 outputs, which is not a multiple of 8, as AWQ requires.</source>
        <translation>للطبقة %1 من المخرجات %2، ولا يستطيع AWQ رصها ثمانية ثمانية.</translation>
    </message>
    <message>
        <source>The layer %1 has an odd number of inputs, which is not possible with pairs of 4-bit floats.</source>
        <translation>للطبقة %1 عدد فردي من المُدخلات، ولا يصح ذلك مع أعداد عائمة من 4 بتات تُرص أزواجًا.</translation>
    </message>
    <message>
        <source>The left matrix</source>
        <translation>المصفوفة اليسرى</translation>
    </message>
    <message>
        <source>The limit is %1.</source>
        <translation>تأخذ حتى %1.</translation>
    </message>
    <message>
        <source>The limit of the time per call does not apply to language models.</source>
        <translation>لا يسري حد الزمن لكل نداء على النماذج اللغوية.</translation>
    </message>
    <message>
        <source>The load time with a cold page cache is not available: %1 of the files&apos; pages remained in the cache.</source>
        <translation>لا يوجد زمن تحميل بمخبأ صفحات بارد: بقي فيه %1 من صفحات الملفات.</translation>
    </message>
    <message>
        <source>The load time with a cold page cache is not available: the system does not report which pages of these files are cached.</source>
        <translation>لا يوجد زمن تحميل بمخبأ صفحات بارد: لا يقول النظام أي صفحات هذه الملفات يحتفظ بها.</translation>
    </message>
    <message>
        <source>The loss in step %1 of %2 is not a finite number. Training stopped with the weights of step %3.</source>
        <translation>خسارة الخطوة %1 من %2 ليست عددًا منتهيًا؛ توقف التدريب بأوزان الخطوة %3.</translation>
    </message>
    <message>
        <source>The means suggest a speed-up of %1×, but the medians support only %2. The rest is due to slow samples.</source>
        <translation>تدّعي المتوسطات تسريعًا %1×، ويؤيد الوسطاء %2: الباقي عيّنات بطيئة لا سرعة.</translation>
    </message>
    <message>
        <source>The memory limit applies to models, not to single operations.</source>
        <translation>يسري حد الذاكرة على النماذج لا على العمليات المفردة.</translation>
    </message>
    <message>
        <source>The model has %1 hidden layers; 1 to 64 are supported.</source>
        <translation>للنموذج %1 طبقات مخفية؛ والممكن من 1 إلى 64.</translation>
    </message>
    <message>
        <source>The model has no chat template, so the system message is placed before the prompt, separated by a blank line.</source>
        <translation>لا قالب محادثة: يقف نص النظام قبل المطالبة، وبينهما سطر فارغ.</translation>
    </message>
    <message>
        <source>The model has no tensor &apos;%1&apos;.</source>
        <translation>ليس في النموذج موتر «%1».</translation>
    </message>
    <message>
        <source>The model in %1 requires %2×%3 features and %4 classes; the data has %5×%6 and %7.</source>
        <translation>النموذج في %1 يأخذ %2×%3 سمات ويعرف %4 أصناف؛ أما البيانات فهي %5×%6 و%7.</translation>
    </message>
    <message>
        <source>The model included with the program is not installed.</source>
        <translation>النموذج المرفق بالبرنامج غير مثبّت.</translation>
    </message>
    <message>
        <source>The model is incomplete: matrix %1 of layer %2 is missing.</source>
        <translation>النموذج ناقص: المصفوفة %1 للطبقة %2 مفقودة.</translation>
    </message>
    <message>
        <source>The model is incomplete: vector %1 of layer %2 is missing.</source>
        <translation>النموذج ناقص: المتجه %1 للطبقة %2 مفقود.</translation>
    </message>
    <message>
        <source>The model requires %1 features per item, but %2 items have %3 in total.</source>
        <translation>يأخذ النموذج %1 سمات لكل عنصر، لكن %2 عناصر لها معًا %3.</translation>
    </message>
    <message>
        <source>The model requires %1 of GPU memory (%2 for weights, %3 for the KV cache, %4 of workspace); %5 is available.</source>
        <translation>يحتاج النموذج إلى %1 من ذاكرة GPU (%2 للأوزان، %3 للمفاتيح والقيم، %4 للعمل)؛ والمتاح %5.</translation>
    </message>
    <message>
        <source>The model requires %1 of memory (%2 for weights, %3 for the KV cache, %4 of workspace); %5 is available.</source>
        <translation>يحتاج النموذج إلى %1 من الذاكرة (%2 للأوزان، %3 للمفاتيح والقيم، %4 للعمل)؛ والمتاح %5.</translation>
    </message>
    <message>
        <source>The model would have %1 weights; the limit is 268,435,456.</source>
        <translation>سيكون للنموذج %1 وزنًا؛ والممكن 268,435,456 على الأكثر.</translation>
    </message>
    <message>
        <source>The model&apos;s predictions are not finite (NaN or infinity), so they cannot be evaluated.</source>
        <translation>تنبؤات النموذج غير منتهية (NaN أو ما لا نهاية)، فلا تدل على شيء.</translation>
    </message>
    <message>
        <source>The module was built without compute capability 9.0.</source>
        <translation>بُنيت الوحدة من دون قدرة الحوسبة (compute capability) 9.0.</translation>
    </message>
    <message>
        <source>The name of the input file is empty.</source>
        <translation>اسم ملف المُدخل فارغ.</translation>
    </message>
    <message>
        <source>The next prompt starts a new worker process.</source>
        <translation>تبدأ المطالبة التالية عملية تنفيذ جديدة تلقائيًا.</translation>
    </message>
    <message>
        <source>The number of items is too small even for a paired test.</source>
        <translation>أقل مما يجب حتى لاختبار مزدوج.</translation>
    </message>
    <message>
        <source>The number of iterations must be 1 to 10,000,000.</source>
        <translation>يجب أن يكون عدد التكرارات من 1 إلى 10,000,000.</translation>
    </message>
    <message>
        <source>The number of warm-up iterations must be 0 to 10,000,000.</source>
        <translation>يجب أن يكون عدد تكرارات الإحماء من 0 إلى 10,000,000.</translation>
    </message>
    <message>
        <source>The offset or scale of the features is not a finite number.</source>
        <translation>إزاحة السمات أو معامل قياسها ليس عددًا منتهيًا.</translation>
    </message>
    <message>
        <source>The operating system preempted the measuring threads during %1 of %2 samples.</source>
        <translation>انتزع نظام التشغيل المعالج من خيوط القياس أثناء %1 من %2 عيّنة.</translation>
    </message>
    <message numerus="yes">
        <source>The operating system preempted the measuring threads during %1 of %2 samples; %n of them are slow.</source>
        <comment>The operating system preempted the measuring threads during %1 of %2 samples; %n of them is slow.</comment>
        <translation>
            <numerusform>انتزع نظام التشغيل المعالج من خيوط القياس أثناء %1 من %2 عيّنة؛ لا بطيئة منها.</numerusform>
            <numerusform>انتزع نظام التشغيل المعالج من خيوط القياس أثناء %1 من %2 عيّنة؛ واحدة منها بطيئة.</numerusform>
            <numerusform>انتزع نظام التشغيل المعالج من خيوط القياس أثناء %1 من %2 عيّنة؛ اثنتان منها بطيئتان.</numerusform>
            <numerusform>انتزع نظام التشغيل المعالج من خيوط القياس أثناء %1 من %2 عيّنة؛ %n منها بطيئة.</numerusform>
            <numerusform>انتزع نظام التشغيل المعالج من خيوط القياس أثناء %1 من %2 عيّنة؛ %n منها بطيئة.</numerusform>
            <numerusform>انتزع نظام التشغيل المعالج من خيوط القياس أثناء %1 من %2 عيّنة؛ %n منها بطيئة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The operating system ran another program on the core of a thread that computed a sample (CPU) or enqueued it (GPU, for longer than the 5 ms during which the stream is held back). Such samples can include the time of the other program, or gaps between launches. Close other programs, or use fewer threads than cores.</source>
        <translation>شغّل نظام التشغيل برنامجًا آخر على نواة المعالج التي عليها خيط يحسب عيّنة (على CPU) أو يضعها في الطابور (على GPU، مدة تزيد على 5 ms التي يُحبس فيها المجرى أثناء ذلك). قد تحوي عيّنات كهذه زمن البرنامج الآخر، أو فجوات بين الإطلاقات. أغلق البرامج الأخرى، أو استخدم خيوطًا أقل من عدد أنوية المعالج.</translation>
    </message>
    <message>
        <source>The operation is empty: a size is 0.</source>
        <translation>لا شيء ليُحسب: أحد الأحجام 0.</translation>
    </message>
    <message>
        <source>The other process reported an error without a message.</source>
        <translation>أبلغ الطرف الآخر عن خطأ دون نص.</translation>
    </message>
    <message>
        <source>The pairs above show which measures help: error compensation (GPTQ), scaling (AWQ), quantization-aware training (QAT), or keeping sensitive layers in a more precise format.</source>
        <translation>وأي هذه العلاجات يفيد تقوله الأزواج أعلاه: تعويض الخطأ (GPTQ)، أو تغيير المقياس (AWQ)، أو التدريب عبر التقريب (QAT)، أو ترك الطبقات الحساسة بصيغة أدق.</translation>
    </message>
    <message>
        <source>The pattern %1 is not supported: %2 at byte %3.</source>
        <translation>النمط %1 غير مدعوم: %2 عند البايت %3.</translation>
    </message>
    <message>
        <source>The pattern %1 is not valid: %2.</source>
        <translation>النمط %1 غير صالح: %2.</translation>
    </message>
    <message>
        <source>The pattern is malicious, or the text repeats one character for many megabytes.</source>
        <translation>النمط مدسوس، أو النص تكرار متصل لحرف واحد بطول ميغابايتات كثيرة.</translation>
    </message>
    <message>
        <source>The perplexity of the baseline on the text (%1) is %2 ± %3.</source>
        <translation>حيرة خط الأساس على النص (%1) هي %2 ± %3.</translation>
    </message>
    <message>
        <source>The plan combines a trained mode with other modes.</source>
        <translation>تخلط الخطة وضعًا دُرّب بأوضاع أخرى.</translation>
    </message>
    <message>
        <source>The plan lists %1 modes, but the model has %2 linear layers.</source>
        <translation>تسمّي الخطة %1 أوضاع، لكن للنموذج %2 طبقات خطية.</translation>
    </message>
    <message>
        <source>The program quantoscope-worker, which runs kernels in a separate process, was not found next to this program or in PATH.</source>
        <translation>لم يُعثر على البرنامج quantoscope-worker، وفيه تعمل النوى بمعزل عن النافذة، لا بجانب هذا البرنامج ولا في PATH.</translation>
    </message>
    <message>
        <source>The program was paused for %1 s (stopped, suspended or without CPU time) about %2 s after the run began. Samples from that time may include the pause.</source>
        <translation>توقف البرنامج مؤقتًا مدة ‎%1 s (أُوقف أو عُلّق أو لم يحصل على زمن CPU) بعد نحو ‎%2 s من بدء التشغيل. قد تتضمن عيّنات تلك المدة هذا التوقف.</translation>
    </message>
    <message>
        <source>The prompt</source>
        <translation>المطالبة</translation>
    </message>
    <message>
        <source>The prompt did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>لم تستجب المطالبة لـ «إيقاف» فجرى التخلي عنها. الجهاز أو نواة عليه لا يستجيب.</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, and %2 are to be generated; the limit is %3 in total.</source>
        <translation>في المطالبة %1 رموز (tokens)، ويُراد بعدها %2؛ والمتسع %3.</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, and %2 are to be generated; the model supports %3 positions.</source>
        <translation>في المطالبة %1 رموز (tokens)، ويُراد بعدها %2؛ والنموذج مُعدّ لعدد من المواضع هو %3.</translation>
    </message>
    <message>
        <source>The prompt is empty.</source>
        <translation>المطالبة فارغة.</translation>
    </message>
    <message>
        <source>The queries</source>
        <translation>الاستعلامات</translation>
    </message>
    <message>
        <source>The range search must have 1 to 99 steps.</source>
        <translation>يأخذ البحث عن المدى من 1 إلى 99 خطوة.</translation>
    </message>
    <message>
        <source>The ratio is %1, whose interval crosses the ±%2 that count as the same: not resolved.</source>
        <translation>النسبة %1، وتعبر حدود ±%2 التي تُعدّ متساوية: غير محسوم.</translation>
    </message>
    <message>
        <source>The ratio is %1, whose interval crosses the ±%2 that count as the same: not resolved. Samples are autocorrelated: %3 samples count as about %4 independent ones.</source>
        <translation>النسبة %1، وتعبر حدود ±%2 التي تُعدّ متساوية: غير محسوم. العينات المتجاورة تتشابه: العينات وعددها %3 تساوي نحو %4.</translation>
    </message>
    <message>
        <source>The ratio is %1, whose interval crosses the ±%2 that count as the same: not resolved. The ratio changes during the run, and the interval covers the values before and after the change.</source>
        <translation>النسبة %1، وتعبر حدود ±%2 التي تُعدّ متساوية: غير محسوم. تتغيّر النسبة أثناء التشغيل، ويشمل المجال ما يصح قبل التغيّر وبعده.</translation>
    </message>
    <message>
        <source>The ratio of means is dominated by one slow sample. Without that sample, the ratio of the steady means and of the minima is much smaller. Publish the ratio of medians of interleaved runs with its interval.</source>
        <translation>نسبة المتوسطات تقسم على عيّنة بطيئة واحدة. ومن دونها، على المتوسطات المستقرة المستعادة وعلى القيم الدنيا، يبقى أقل بكثير. انشر نسبة وسطاء التشغيلات المتناوبة مع مجالها.</translation>
    </message>
    <message>
        <source>The ratio of means is much larger than that of the medians, because a few slow launches raise the mean of one variant. The speed-up is due to a cold start, not to the kernel. Exclude the warm-up, and report the ratio of medians with its interval.</source>
        <translation>نسبة المتوسطات أعلى بكثير مما يؤيده الوسطاء، لأن بضعة إطلاقات بطيئة داخلة في متوسط إحدى الصيغ. هذا تسريع بدء بارد لا تسريع النواة. أسقط الإحماء واذكر نسبة الوسيطين مع مجالها.</translation>
    </message>
    <message>
        <source>The recovery folder cannot be locked.</source>
        <translation>تعذّر قفل مجلد الاستعادة.</translation>
    </message>
    <message>
        <source>The request did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>لم يستجب الطلب لـ «إيقاف» فجرى التخلي عنه. الجهاز أو نواة عليه لا يستجيب.</translation>
    </message>
    <message>
        <source>The request failed: %1</source>
        <translation>تعذّرت الإجابة عن الاستعلام: %1</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>The result has no &apos;spec&apos; or no list &apos;runs&apos;.</source>
        <translation>لا &apos;spec&apos; في النتيجة أو لا قائمة &apos;runs&apos;.</translation>
    </message>
    <message>
        <source>The result has schema version %1; this program supports version 1.</source>
        <translation>مخطط النتيجة (schema) هو %1؛ وهذا البرنامج يقرأ المخطط 1.</translation>
    </message>
    <message>
        <source>The result is not a JSON object.</source>
        <translation>النتيجة ليست كائن JSON.</translation>
    </message>
    <message>
        <source>The right matrix</source>
        <translation>المصفوفة اليمنى</translation>
    </message>
    <message>
        <source>The row of %1 shows the time on the device. Other medians of trtexec: %2.</source>
        <translation>صف %1 هو الزمن على الجهاز. وسطاء ما وقّته trtexec غير ذلك: %2.</translation>
    </message>
    <message>
        <source>The rows measured so far are kept. The next study starts a new worker process.</source>
        <translation>الصفوف المقيسة حتى الآن محفوظة. تبدأ الدراسة التالية عملية تنفيذ جديدة تلقائيًا.</translation>
    </message>
    <message>
        <source>The run contains no row measured by Quantoscope.</source>
        <translation>لا صف في التشغيل قيس هنا.</translation>
    </message>
    <message>
        <source>The run did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>لم يستجب التشغيل لـ «إيقاف» فجرى التخلي عنه. الجهاز أو نواة عليه لا يستجيب.</translation>
    </message>
    <message>
        <source>The run failed: %1</source>
        <translation>فشل التشغيل: %1</translation>
    </message>
    <message>
        <source>The run was hot: data that fits into the caches is read from there, so the number of bytes matters less.</source>
        <translation>كان التشغيل ساخنًا: تلبّي الذاكرة المخبأة ما يتسع فيها، فيقل وزن البايتات.</translation>
    </message>
    <message>
        <source>The run was interrupted before anything was measured.</source>
        <translation>انقطع التشغيل قبل قياس أي شيء.</translation>
    </message>
    <message>
        <source>The run would contain %1 imported rows; the limit is %2.</source>
        <translation>سيحوي التشغيل %1 صفوف من أدوات أخرى؛ ويوضع %2 على الأكثر بجانب صفوفه.</translation>
    </message>
    <message>
        <source>The run-time compiler NVRTC (libnvrtc.so.13 or .12) was not found.</source>
        <translation>لم يُعثر على مترجم وقت التشغيل NVRTC (libnvrtc.so.13 أو ‎.12).</translation>
    </message>
    <message>
        <source>The runs were not interleaved, so device drift between them cannot be excluded.</source>
        <translation>لم تتداخل التشغيلات: لا يُستبعد انجراف الجهاز بينها.</translation>
    </message>
    <message numerus="yes">
        <source>The same applies to %1, in %n cases.</source>
        <comment>The same applies to %1, in %n case.</comment>
        <translation>
            <numerusform>ينطبق الأمر نفسه على %1، دون حالات.</numerusform>
            <numerusform>ينطبق الأمر نفسه على %1، في حالة واحدة.</numerusform>
            <numerusform>ينطبق الأمر نفسه على %1، في حالتين.</numerusform>
            <numerusform>ينطبق الأمر نفسه على %1، في %n حالات.</numerusform>
            <numerusform>ينطبق الأمر نفسه على %1، في %n حالة.</numerusform>
            <numerusform>ينطبق الأمر نفسه على %1، في %n حالة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same applies to %1.</source>
        <translation>وكذلك %1.</translation>
    </message>
    <message numerus="yes">
        <source>The same applies to %n other modes.</source>
        <comment>The same applies to %n other mode.</comment>
        <translation>
            <numerusform>لا ينطبق ذلك على أوضاع أخرى.</numerusform>
            <numerusform>ينطبق الأمر نفسه على وضع آخر واحد.</numerusform>
            <numerusform>ينطبق الأمر نفسه على وضعين آخرين.</numerusform>
            <numerusform>ينطبق الأمر نفسه على %n أوضاع أخرى.</numerusform>
            <numerusform>ينطبق الأمر نفسه على %n وضعًا آخر.</numerusform>
            <numerusform>ينطبق الأمر نفسه على %n وضع آخر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same applies, to a lesser degree, to %n further pairs. Use the medians.</source>
        <comment>The same applies, to a lesser degree, to %n further pair. Use the medians.</comment>
        <translation>
            <numerusform>لا ينطبق ذلك على أزواج أخرى. استخدم الوسطاء.</numerusform>
            <numerusform>ينطبق الأمر نفسه، بدرجة أقل، على زوج آخر واحد. استخدم الوسطاء.</numerusform>
            <numerusform>ينطبق الأمر نفسه، بدرجة أقل، على زوجين آخرين. استخدم الوسطاء.</numerusform>
            <numerusform>ينطبق الأمر نفسه، بدرجة أقل، على %n أزواج أخرى. استخدم الوسطاء.</numerusform>
            <numerusform>ينطبق الأمر نفسه، بدرجة أقل، على %n زوجًا آخر. استخدم الوسطاء.</numerusform>
            <numerusform>ينطبق الأمر نفسه، بدرجة أقل، على %n زوج آخر. استخدم الوسطاء.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same format with llm-compressor, which calibrates a scale; 1 was used in this measurement.</source>
        <translation>الصيغة نفسها مع llm-compressor الذي يعاير معامل قياس؛ استُخدم 1 في هذا القياس.</translation>
    </message>
    <message>
        <source>The same format with llm-compressor. Its codes can differ in the last digit from those measured here.</source>
        <translation>الصيغة نفسها مع llm-compressor. قد تختلف رموزه في الخانة الأخيرة عن تلك المقيسة هنا.</translation>
    </message>
    <message>
        <source>The same ten launches, recorded once and replayed as a CUDA graph. This removes the gaps between launches; the kernels and their memory traffic are unchanged.</source>
        <translation>الإطلاقات العشرة نفسها مسجلة مرة واحدة ومُعادة كمخطط تنفيذ: تزول فجوات المضيف، وتبقى النوى وحركة بياناتها.</translation>
    </message>
    <message>
        <source>The same two kernels without gaps between launches. The intermediate result is written to memory and read back by GELU.</source>
        <translation>النواتان نفسهما دون فجوات المضيف. يُكتب ناتج الضرب في الذاكرة وتقرؤه GELU ثانية.</translation>
    </message>
    <message>
        <source>The samples form two groups: %1 take %2, %3 take %4.</source>
        <translation>العينات نوعان: %1 تستغرق %2، و%3 تستغرق %4.</translation>
    </message>
    <message>
        <source>The samples imply %1 GB/s, which is %2% of the maximum memory bandwidth.</source>
        <translation>تعني العينات %1 GB/s، أي %2% من أقصى ما تستطيعه الذاكرة.</translation>
    </message>
    <message>
        <source>The scale is known only after a pass over the whole tensor, so the input is read twice. If it does not stay in a cache for the second pass, %1× is expected from the bytes.</source>
        <translation>لا يُعرف معامل القياس إلا بعد المرور على الموتر كله، فيُقرأ المُدخل مرتين. وإن لم تحتفظ به أي ذاكرة مخبأة للمرور الثاني، فالمتوقع من البايتات %1×.</translation>
    </message>
    <message>
        <source>The second moments of the calibration inputs cannot be factorized, even with a damping of %1.</source>
        <translation>لا يمكن تحليل العزوم الثانية لمُدخلات المعايرة إلى عوامل، حتى بتخميد %1.</translation>
    </message>
    <message>
        <source>The session would be %1 large; at most %2 can be opened again.</source>
        <translation>سيكون حجم الجلسة %1؛ وأقصى ما يمكن فتحه ثانية %2.</translation>
    </message>
    <message>
        <source>The session would be larger than 2 GiB, which the window cannot open.</source>
        <translation>ستكون الجلسة أكبر من 2 GiB، والنافذة لا تفتح ذلك.</translation>
    </message>
    <message>
        <source>The shape %1 exceeds the %2 elements that were prepared.</source>
        <translation>لا يتسع ما هُيّئ، وهو %2 عناصر، للشكل %1.</translation>
    </message>
    <message>
        <source>The shape passed to the engine is inconsistent.</source>
        <translation>أُعطي المحرّك شكلًا غير متوافق الأجزاء.</translation>
    </message>
    <message numerus="yes">
        <source>The shard %1 is missing; according to %2, it contains %n tensors.</source>
        <comment>The shard %1 is missing; according to %2, it contains %n tensor.</comment>
        <translation>
            <numerusform>الجزء (shard) %1 مفقود؛ وهو لا يتضمن وفق %2 أي موتر.</numerusform>
            <numerusform>الجزء (shard) %1 مفقود؛ وهو يتضمن وفق %2 موترًا واحدًا.</numerusform>
            <numerusform>الجزء (shard) %1 مفقود؛ وهو يتضمن وفق %2 موترين.</numerusform>
            <numerusform>الجزء (shard) %1 مفقود؛ وهو يتضمن وفق %2 عدد %n موترات.</numerusform>
            <numerusform>الجزء (shard) %1 مفقود؛ وهو يتضمن وفق %2 عدد %n موترًا.</numerusform>
            <numerusform>الجزء (shard) %1 مفقود؛ وهو يتضمن وفق %2 عدد %n موتر.</numerusform>
        </translation>
    </message>
    <message>
        <source>The shards belong to different models. Download the model again.</source>
        <translation>الأجزاء (shards) ليست من نموذج واحد؛ نزّله ثانية.</translation>
    </message>
    <message>
        <source>The size that is most efficient according to the printed figures is the least efficient one when recomputed, or vice versa. The conclusion drawn from the column is reversed.</source>
        <translation>الحجم الذي يبدو الأكفأ في الأرقام المطبوعة هو الأقل كفاءة بعد إعادة الحساب، أو العكس: فالاستنتاج المأخوذ من العمود معكوس.</translation>
    </message>
    <message>
        <source>The static scale must be a finite number above 0.</source>
        <translation>يجب أن يكون معامل القياس الثابت عددًا منتهيًا فوق 0.</translation>
    </message>
    <message>
        <source>The study contains an unknown configuration &apos;%1&apos;.</source>
        <translation>في الدراسة التهيئة &apos;%1&apos; التي لا يعرفها هذا البرنامج.</translation>
    </message>
    <message>
        <source>The study contains an unknown mode &apos;%1&apos;.</source>
        <translation>في الدراسة وضع &apos;%1&apos; لا يعرفه هذا البرنامج.</translation>
    </message>
    <message>
        <source>The study did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>لم تستجب الدراسة لـ «إيقاف» فجرى التخلي عنها. الجهاز أو نواة عليه لا يستجيب.</translation>
    </message>
    <message>
        <source>The study failed: %1</source>
        <translation>فشلت الدراسة: %1</translation>
    </message>
    <message>
        <source>The study has no &apos;spec&apos;.</source>
        <translation>لا &apos;spec&apos; في الدراسة.</translation>
    </message>
    <message>
        <source>The study has schema version %1; this program supports version 1.</source>
        <translation>مخطط الدراسة (schema) هو %1؛ وهذا البرنامج يقرأ المخطط 1.</translation>
    </message>
    <message>
        <source>The sweep has more than %1 points.</source>
        <translation>في المسح أكثر من %1 نقطة.</translation>
    </message>
    <message>
        <source>The sweep has no point %1.</source>
        <translation>ليس في المسح النقطة %1.</translation>
    </message>
    <message>
        <source>The sweep&apos;s axis %1 has no values.</source>
        <translation>محور المسح %1 بلا قيم.</translation>
    </message>
    <message>
        <source>The system cannot start another thread or process.</source>
        <translation>لا يعطي النظام خيطًا آخر أو عملية أخرى.</translation>
    </message>
    <message>
        <source>The tensor %1 has %2 bytes of %3; expected %4 of %5.</source>
        <translation>في الموتر %1 عدد %2 بايت من %3 حيث يلزم %4 من %5.</translation>
    </message>
    <message>
        <source>The tensor %1 occurs in both %2 and %3.</source>
        <translation>الموتر %1 موجود في %2 ومرة أخرى في %3.</translation>
    </message>
    <message>
        <source>The tensor does not fit into memory.</source>
        <translation>لا تتسع الذاكرة للموتر.</translation>
    </message>
    <message>
        <source>The tensor has no elements, or no modes are selected.</source>
        <translation>لا شيء للتهيئة: لا عناصر في الموتر، أو لا أوضاع.</translation>
    </message>
    <message>
        <source>The tensor has no finite values.</source>
        <translation>ليس في الموتر قيمة محدودة.</translation>
    </message>
    <message>
        <source>The tensor in %1 is %2, but %3 was requested.</source>
        <translation>الموتر في %1 هو %2؛ والمطلوب %3.</translation>
    </message>
    <message>
        <source>The tensor is empty, or its size does not match its shape.</source>
        <translation>الموتر بلا عناصر، أو ليس بعدد ما يذكره شكله.</translation>
    </message>
    <message>
        <source>The test split is the file %1; calibration items are taken out of %2.</source>
        <translation>جزء الاختبار هو الملف %1؛ وتؤخذ عناصر المعايرة من %2.</translation>
    </message>
    <message>
        <source>The text has %1 sentences of ten words or more; a cloze task requires at least 8.</source>
        <translation>في النص %1 جمل من عشر كلمات أو أكثر؛ وأقل ما تُصنع منه مهمة ملء فراغ 8.</translation>
    </message>
    <message>
        <source>The text has %1 tokens for windows of %2; at least two of each are required.</source>
        <translation>في النص %1 من الرموز (tokens) لنوافذ من %2؛ والأقل من كل منهما اثنان.</translation>
    </message>
    <message>
        <source>The text has more than %1 combining marks in a row.</source>
        <translation>في النص أكثر من %1 من العلامات المركّبة المتتالية.</translation>
    </message>
    <message numerus="yes">
        <source>The texts are identical for %n tokens, then one of them ends.</source>
        <comment>The texts are identical for %n token, then one of them ends.</comment>
        <translation>
            <numerusform>لا يتطابق النصان في أي رمز، ثم ينتهي أحدهما.</numerusform>
            <numerusform>يتطابق النصان في رمز واحد، ثم ينتهي أحدهما.</numerusform>
            <numerusform>يتطابق النصان في رمزين، ثم ينتهي أحدهما.</numerusform>
            <numerusform>يتطابق النصان في %n رموز، ثم ينتهي أحدهما.</numerusform>
            <numerusform>يتطابق النصان في %n رمزًا، ثم ينتهي أحدهما.</numerusform>
            <numerusform>يتطابق النصان في %n رمز، ثم ينتهي أحدهما.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texts are identical for %n tokens, until one of them was stopped.</source>
        <comment>The texts are identical for %n token, until one of them was stopped.</comment>
        <translation>
            <numerusform>لا يتطابق النصان في أي رمز، إلى أن أُوقف أحدهما.</numerusform>
            <numerusform>يتطابق النصان في رمز واحد، إلى أن أُوقف أحدهما.</numerusform>
            <numerusform>يتطابق النصان في رمزين، إلى أن أُوقف أحدهما.</numerusform>
            <numerusform>يتطابق النصان في %n رموز، إلى أن أُوقف أحدهما.</numerusform>
            <numerusform>يتطابق النصان في %n رمزًا، إلى أن أُوقف أحدهما.</numerusform>
            <numerusform>يتطابق النصان في %n رمز، إلى أن أُوقف أحدهما.</numerusform>
        </translation>
    </message>
    <message>
        <source>The texts differ from token %1 on.</source>
        <translation>يختلف النصان بدءًا من الرمز %1.</translation>
    </message>
    <message>
        <source>The time limit must be above 0 and at most 86,400 s.</source>
        <translation>يجب أن يكون الحد الزمني فوق 0 و86,400 s على الأكثر.</translation>
    </message>
    <message>
        <source>The timer shows %1, but the work takes %2 to complete: most of it is outside the timed interval.</source>
        <translation>يظهر المؤقّت %1، لكن %2 تمضي حتى ينتهي العمل: معظمه خارج الأحداث.</translation>
    </message>
    <message>
        <source>The tokenizer belongs to a different model. Use the tokenizer of this model.</source>
        <translation>المُرمِّز (tokenizer) يخص نموذجًا آخر. استخدم مُرمِّز هذا النموذج.</translation>
    </message>
    <message>
        <source>The tokenizer has no token %1, so the control tokens of the chat template are plain text for this model.</source>
        <translation>ليس في المُرمِّز (tokenizer) الرمز %1: علامات قالب المحادثة نص عادي لهذا النموذج.</translation>
    </message>
    <message>
        <source>The trace contains no GPU kernels. Each sample is one call of an operator on the host, including the operators that it calls.</source>
        <translation>ليس في الأثر نوى GPU. كل عيّنة نداء واحد لمؤثّر على المضيف، ومنه المؤثّرات التي يناديها.</translation>
    </message>
    <message>
        <source>The trace contains no steps, so the warm-up cannot be separated. Call profiler.step() after each iteration, with torch.profiler.schedule(wait=1, warmup=3, active=20).</source>
        <translation>لا يعلّم الأثر خطوات، فلا يتميّز الإحماء: نادِ profiler.step() بعد كل تكرار، مع torch.profiler.schedule(wait=1, warmup=3, active=20).</translation>
    </message>
    <message>
        <source>The training may have diverged.</source>
        <translation>ربما تباعد التدريب.</translation>
    </message>
    <message>
        <source>The transformer block runs in FP16 and BF16 on the GPU, not in FP32.</source>
        <translation>تعمل كتلة Transformer على GPU بصيغتي FP16 وBF16، لا FP32.</translation>
    </message>
    <message>
        <source>The two axes of a sweep must be different dimensions; &apos;elements&apos; cannot be combined with another axis.</source>
        <translation>يجب أن يكون محورا المسح بُعدين مختلفين؛ ويجب أن يكون elements وحده.</translation>
    </message>
    <message>
        <source>The two configurations do not fit into memory together, so they generated one after the other.</source>
        <translation>لا تتسع الذاكرة للتهيئتين معًا: أجابتا الواحدة بعد الأخرى.</translation>
    </message>
    <message>
        <source>The two kernels overlap: GELU blocks are scheduled while the matrix product finishes, or GELU processes one panel of rows while the next is multiplied. The intermediate result still passes through L2 or memory.</source>
        <translation>تتداخل النواتان: توضع كتل GELU بينما ينتهي الضرب، أو تعمل GELU على لوح صفوف إلى جانب ضرب اللوح التالي. يظل ناتج الضرب يمر عبر L2 أو الذاكرة.</translation>
    </message>
    <message>
        <source>The two results have common modes, but no common size.</source>
        <translation>للاثنين أوضاع مشتركة، لكن ليس عند أي حجم مشترك.</translation>
    </message>
    <message>
        <source>The two results have no common mode.</source>
        <translation>ليس للاثنين أي وضع مشترك.</translation>
    </message>
    <message numerus="yes">
        <source>The two texts are identical (%n tokens).</source>
        <comment>The two texts are identical (%n token).</comment>
        <translation>
            <numerusform>النصان متطابقان (لا رموز).</numerusform>
            <numerusform>النصان متطابقان (رمز واحد).</numerusform>
            <numerusform>النصان متطابقان (رمزان).</numerusform>
            <numerusform>النصان متطابقان (%n رموز).</numerusform>
            <numerusform>النصان متطابقان (%n رمزًا).</numerusform>
            <numerusform>النصان متطابقان (%n رمز).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The user counted the first %n measured samples of each mode as warm-up after the run.</source>
        <comment>The user counted the first %n measured sample of each mode as warm-up after the run.</comment>
        <translation>
            <numerusform>لم يحتسب المستخدم أي عيّنة مقيسة من كل وضع إحماءً بعد التشغيل.</numerusform>
            <numerusform>احتسب المستخدم أول عيّنة مقيسة من كل وضع إحماءً بعد التشغيل.</numerusform>
            <numerusform>احتسب المستخدم أول عيّنتين مقيستين من كل وضع إحماءً بعد التشغيل.</numerusform>
            <numerusform>احتسب المستخدم أول %n عيّنات مقيسة من كل وضع إحماءً بعد التشغيل.</numerusform>
            <numerusform>احتسب المستخدم أول %n عيّنة مقيسة من كل وضع إحماءً بعد التشغيل.</numerusform>
            <numerusform>احتسب المستخدم أول %n عيّنة مقيسة من كل وضع إحماءً بعد التشغيل.</numerusform>
        </translation>
    </message>
    <message>
        <source>The validation file %1 is not used.</source>
        <translation>لا يُستخدم ملف التحقق %1.</translation>
    </message>
    <message>
        <source>The vectorized quantization kernel: saturating instructions pack several vectors of codes into one, and large cold results bypass the caches, so their cache lines are not read first. The same number of bytes; memory is the only limit.</source>
        <translation>نواة التكميم المتجهية: تعليمات مشبِعة ترزم عدة متجهات من الرموز في متجه واحد، وتُخزَّن النتائج الباردة الكبيرة متجاوزةً الذاكرة المخبأة كي لا تُقرأ سطورها أولًا. البايتات نفسها؛ والذاكرة وحدها هي الحد.</translation>
    </message>
    <message>
        <source>The warm-up time must be 0 to 60,000 ms.</source>
        <translation>يجب أن يكون زمن الإحماء من 0 إلى 60,000 ms.</translation>
    </message>
    <message>
        <source>The weight of output %1, input %2 is not a finite number.</source>
        <translation>وزن المخرج %1 للمُدخل %2 ليس عددًا منتهيًا.</translation>
    </message>
    <message>
        <source>The weight-only kernels require compute capability 8.0 or later.</source>
        <translation>تحتاج نوانا الخاصة لتكميم الأوزان وحدها إلى قدرة حوسبة (compute capability) 8.0 أو أحدث.</translation>
    </message>
    <message>
        <source>The weight-only kernels support 1 to %1 rows of activations, not %2.</source>
        <translation>تأخذ نوانا الخاصة لتكميم الأوزان وحدها من 1 إلى %1 من صفوف التفعيلات؛ وعددها في هذا الضرب %2.</translation>
    </message>
    <message>
        <source>The weight-only kernels support FP16 and BF16 activations.</source>
        <translation>تأخذ نوانا الخاصة لتكميم الأوزان وحدها تفعيلات FP16 أو BF16.</translation>
    </message>
    <message>
        <source>The weight_shape of layer %1 is %2; expected %3.</source>
        <translation>تذكر الطبقة %1 في weight_shape أن شكلها %2 حيث يلزم %3.</translation>
    </message>
    <message>
        <source>The weights are not finite (NaN or infinity) in %1.</source>
        <translation>الأوزان غير منتهية (NaN أو ما لا نهاية) في %1.</translation>
    </message>
    <message>
        <source>The weights are pickled (pytorch_model.bin), which is not supported. Save the model with safe_serialization=True.</source>
        <translation>الأوزان بصيغة pickle (pytorch_model.bin) ولا تُقرأ؛ احفظ النموذج بالخيار safe_serialization=True.</translation>
    </message>
    <message>
        <source>The width of the interval determines the precision of the median. p95 requires 59 samples and p99 requires 299, so that at least one sample can be expected above it. Measure more samples, until the interval is within ±1%.</source>
        <translation>لا يُعرف الوسيط إلا بقدر ضيق مجاله. يحتاج p95 إلى 59 عيّنة وp99 إلى 299 قبل أن يُتوقع وقوع أي منها فوقه. خذ عيّنات أكثر حتى يصبح المجال ضمن ±1%.</translation>
    </message>
    <message>
        <source>The worker process did not report a size.</source>
        <translation>لم تذكر عملية التنفيذ أي حجم.</translation>
    </message>
    <message>
        <source>The worker process did not report what it wrote.</source>
        <translation>لم تذكر عملية التنفيذ ما كتبته.</translation>
    </message>
    <message>
        <source>The worker process did not return a plan.</source>
        <translation>لم تقس عملية التنفيذ أي خطة.</translation>
    </message>
    <message>
        <source>The worker process has not responded for %1 s; it may be suspended. Choose Stop to terminate it.</source>
        <translation>لم يرد شيء من عملية التنفيذ منذ %1 s؛ ربما عُلّقت. «إيقاف» ينهيها.</translation>
    </message>
    <message>
        <source>The worker process is responding again.</source>
        <translation>عادت عملية التنفيذ.</translation>
    </message>
    <message>
        <source>The worker process sent a different size than it announced.</source>
        <translation>أرسلت عملية التنفيذ حجمًا غير الذي أعلنته.</translation>
    </message>
    <message>
        <source>The worker process with the model of this study has ended.</source>
        <translation>انتهت عملية التنفيذ التي كانت تحمل نموذج هذه الدراسة.</translation>
    </message>
    <message>
        <source>The workload is not valid: %1 variants.</source>
        <translation>عبء العمل غير صالح: عدد الصيغ %1.</translation>
    </message>
    <message>
        <source>The workload is not valid: %1×%2.</source>
        <translation>عبء العمل غير صالح: %1×%2.</translation>
    </message>
    <message>
        <source>Their accuracy and size are valid; their latency is not representative of hardware with support.</source>
        <translation>دقتها وأحجامها صالحة؛ أما زمن تنفيذها فلا يمثّل عتادًا يدعمها.</translation>
    </message>
    <message>
        <source>There are too many heads for one batched matrix product.</source>
        <translation>الرؤوس أكثر مما تتسع له دفعة ضرب واحدة.</translation>
    </message>
    <message>
        <source>There are too many tokens or heads.</source>
        <translation>الرموز (tokens) أو الرؤوس أكثر مما يجب.</translation>
    </message>
    <message>
        <source>There is no stopped study to continue.</source>
        <translation>لا توجد دراسة متوقفة لمتابعتها.</translation>
    </message>
    <message>
        <source>There is no study to continue.</source>
        <translation>لا توجد دراسة لمتابعتها.</translation>
    </message>
    <message>
        <source>This build has no attention kernel for compute capability 9.0.</source>
        <translation>ليس في هذا البناء نواة انتباه لقدرة الحوسبة (compute capability) 9.0.</translation>
    </message>
    <message>
        <source>This device&apos;s shared memory is too small for %1 rows.</source>
        <translation>الذاكرة المشتركة (shared memory) في هذا الجهاز أصغر من أن تتسع لعدد %1 من الصفوف.</translation>
    </message>
    <message>
        <source>This happens if values exceed the range of the activation type. Try BF16 or FP32.</source>
        <translation>سبب ذلك قيم خارج مدى نوع التفعيلات: جرّب BF16 أو FP32.</translation>
    </message>
    <message>
        <source>This is not a Quantoscope result: it has no &quot;schema&quot;: 1.</source>
        <translation>ليست هذه نتيجة Quantoscope: لا &quot;schema&quot;: 1 فيها.</translation>
    </message>
    <message>
        <source>This is not a mode study of Quantoscope.</source>
        <translation>ليست هذه دراسة أوضاع من Quantoscope.</translation>
    </message>
    <message>
        <source>This is not an LLM study of Quantoscope.</source>
        <translation>هذه ليست دراسة LLM من Quantoscope.</translation>
    </message>
    <message numerus="yes">
        <source>This is the worst of %1 such pairs at %n sizes. Use the medians.</source>
        <comment>This is the worst of %1 such pairs at %n size. Use the medians.</comment>
        <translation>
            <numerusform>هو الأسوأ من أزواج كهذه عددها %1 دون أحجام. استخدم الوسطاء.</numerusform>
            <numerusform>هو الأسوأ من أزواج كهذه عددها %1 عند حجم واحد. استخدم الوسطاء.</numerusform>
            <numerusform>هو الأسوأ من أزواج كهذه عددها %1 عند حجمين. استخدم الوسطاء.</numerusform>
            <numerusform>هو الأسوأ من أزواج كهذه عددها %1 عند %n أحجام. استخدم الوسطاء.</numerusform>
            <numerusform>هو الأسوأ من أزواج كهذه عددها %1 عند %n حجمًا. استخدم الوسطاء.</numerusform>
            <numerusform>هو الأسوأ من أزواج كهذه عددها %1 عند %n حجم. استخدم الوسطاء.</numerusform>
        </translation>
    </message>
    <message>
        <source>This model is set up for 1 to %1 items at a time, not %2.</source>
        <translation>هذا النموذج مُعدّ لعناصر عددها من 1 إلى %1 في المرة، لا %2.</translation>
    </message>
    <message>
        <source>This page has no setup.</source>
        <translation>ليس لهذه الصفحة إعداد.</translation>
    </message>
    <message>
        <source>This requires %1 of device memory; %2 is available.</source>
        <translation>يحتاج هذا %1 من ذاكرة الجهاز، والمتاح %2.</translation>
    </message>
    <message>
        <source>This requires %1 of host memory; %2 is available.</source>
        <translation>يحتاج هذا %1 من ذاكرة المضيف، والمتاح %2.</translation>
    </message>
    <message>
        <source>This result has no row %1.</source>
        <translation>لا يوجد صف %1 في هذه النتيجة.</translation>
    </message>
    <message>
        <source>This run requires %1 of memory for its buffers; %2 is available.</source>
        <translation>تحتاج مخازن هذا التشغيل إلى %1 من الذاكرة؛ والحر %2.</translation>
    </message>
    <message>
        <source>This run requires %1 of memory for operands, results and buffers; %2 is available.</source>
        <translation>تحتاج معاملات هذا التشغيل ونتائجه ومخازنه إلى %1 من الذاكرة؛ والحر %2.</translation>
    </message>
    <message>
        <source>This session has no measurement of %1 at this size.</source>
        <translation>ليس في هذه الجلسة قياس لـ %1 عند هذا الحجم.</translation>
    </message>
    <message>
        <source>This session has no measurement of %1 with this model.</source>
        <translation>ليس في هذه الجلسة قياس لـ %1 بهذا النموذج.</translation>
    </message>
    <message>
        <source>This session has no measurement of batch %1 with prompts of %2 tokens.</source>
        <translation>ليس في هذه الجلسة قياس للدفعة %1 بمطالبات من %2 رمز (token).</translation>
    </message>
    <message>
        <source>This study does not support &apos;%1&apos;.</source>
        <translation>لا تجيب هذه الدراسة عن &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>This worker process has no study.</source>
        <translation>لا دراسة في عملية التنفيذ هذه.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>الخيوط</translation>
    </message>
    <message>
        <source>Time divided by the number of elements gives a different figure. A factor of 1000 indicates a unit error: microseconds divided by millions of elements are picoseconds, not nanoseconds.</source>
        <translation>قسمة الزمن على عدد العناصر تعطي رقمًا آخر. عامل 1000 خلط بين الوحدات: ميكروثوانٍ على ملايين العناصر هي بيكوثوانٍ لا نانوثوانٍ.</translation>
    </message>
    <message>
        <source>Time multiplied by the SM clock gives cycles, which stay constant while the time changes. The clock has changed because of power or temperature limits; the kernel is not slower. Interleave variants, compare cycles, or lock the clocks.</source>
        <translation>الزمن مضروبًا في تردد SM يعطي دورات، وهي ثابتة بينما يتغيّر الزمن. إذن تحرّك التردد بسبب حدود الطاقة أو الحرارة، ولم تبطؤ الشيفرة. قارن الصيغ بالتناوب، أو بالدورات، أو بترددات مثبّتة.</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>الزمن لكل رمز</translation>
    </message>
    <message>
        <source>Time per token not resolved against the baseline: %1.</source>
        <translation>غير محسوم مقابل زمن خط الأساس لكل رمز (token): %1.</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>التوقيت</translation>
    </message>
    <message>
        <source>Token %1 is outside the model&apos;s vocabulary of %2 tokens.</source>
        <translation>الرمز (token) %1 خارج مفردات النموذج وعددها %2.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>Tokens per sequence. The number of operations in attention grows quadratically with it.</source>
        <translation>رموز التسلسل. حساب الانتباه ينمو بمربعها.</translation>
    </message>
    <message>
        <source>Too many requests are pending.</source>
        <translation>الطلبات المنتظرة أكثر مما يجب.</translation>
    </message>
    <message>
        <source>Training and test data must have the same classes.</source>
        <translation>يحتاج الجزءان إلى الأصناف نفسها.</translation>
    </message>
    <message>
        <source>Training and test data must have the same features.</source>
        <translation>يحتاج الجزءان إلى السمات نفسها.</translation>
    </message>
    <message>
        <source>Training stopped at step %1 of %2.</source>
        <translation>أوقف التدريب عند الخطوة %1 من %2.</translation>
    </message>
    <message>
        <source>Trains and quantizes the model in this mode and saves it.</source>
        <translation>يدرّب النموذج ويكمّمه بهذا الوضع ويحفظه.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>حاول ثانية.</translation>
    </message>
    <message>
        <source>Try another number of tokens or another type.</source>
        <translation>جرّب عددًا آخر من الرموز (tokens) أو نوعًا آخر.</translation>
    </message>
    <message>
        <source>Turn off Live, or remove the axes.</source>
        <translation>أطفئ «مباشر»، أو أزل المحاور.</translation>
    </message>
    <message>
        <source>Two adjacent float4 per thread: 8 instructions per element, two loads in flight. The lanes of a warp are 32 bytes apart in each load, which touches twice as many cache lines as it uses.</source>
        <translation>اثنان متجاوران من float4 لكل خيط: 8 تعليمات للعنصر، وتحميلان قيد النقل. مسارات حزمة الخيوط متباعدة 32 بايت في كل تحميل، فيمس ضعف السطور التي يستخدمها.</translation>
    </message>
    <message>
        <source>Two library matrix products with a softmax between them. The entire tokens × tokens score matrix is written to memory and read back twice, which takes most of the time.</source>
        <translation>عمليتا ضرب من المكتبة بينهما softmax: تُكتب مصفوفة الدرجات كاملة tokens × tokens في الذاكرة وتُقرأ مرتين، وهذا معظم الزمن.</translation>
    </message>
    <message>
        <source>Uniform integers support the dialects standard, compressed-tensors and AWQ.</source>
        <translation>للأعداد الصحيحة المنتظمة اللهجات standard وcompressed-tensors وAWQ.</translation>
    </message>
    <message>
        <source>Unknown attention variant &apos;%1&apos;.</source>
        <translation>لا توجد صيغة انتباه باسم &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown chat template &apos;%1&apos;.</source>
        <translation>لا يوجد قالب محادثة باسم &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown configuration &apos;%1&apos;.</source>
        <translation>لا توجد تهيئة باسم &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown instruction %1.</source>
        <translation>لا توجد تعليمة %1.</translation>
    </message>
    <message>
        <source>Unknown ladder variant &apos;%1&apos;.</source>
        <translation>ليس في السلّم درجة &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown linear + GELU &apos;%1&apos;.</source>
        <translation>لا توجد صيغة خطي + GELU باسم &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown matrix product &apos;%1&apos;.</source>
        <translation>لا توجد صيغة ضرب مصفوفات باسم &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown mode &apos;%1&apos;.</source>
        <translation>لا وضع باسم &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown operation %1.</source>
        <translation>لا توجد عملية %1.</translation>
    </message>
    <message>
        <source>Unknown request &apos;%1&apos;.</source>
        <translation>لا يوجد طلب اسمه &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown task &apos;%1&apos;.</source>
        <translation>لا توجد مهمة اسمها &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown transformer block &apos;%1&apos;.</source>
        <translation>لا توجد صيغة لكتلة Transformer باسم &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown type of study &apos;%1&apos;.</source>
        <translation>لا يوجد نوع دراسة اسمه &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown variant %1.</source>
        <translation>لا توجد صيغة %1.</translation>
    </message>
    <message>
        <source>Unsupported file format: %1.</source>
        <translation>%1 ليس من أي نوع معروف.</translation>
    </message>
    <message>
        <source>Unsupported file format: %1. Its keys are %2.</source>
        <translation>%1 ليس من أي نوع معروف؛ مفاتيحه هي %2.</translation>
    </message>
    <message>
        <source>Update Quantoscope to open it. The file was left as it is.</source>
        <translation>حدّث Quantoscope لفتحه. تُرك الملف كما كان.</translation>
    </message>
    <message>
        <source>Update Quantoscope, or repair the file.</source>
        <translation>حدّث Quantoscope، أو أصلح الملف.</translation>
    </message>
    <message>
        <source>Update the NVIDIA driver to one for CUDA 12.</source>
        <translation>حدّث برنامج تشغيل NVIDIA إلى إصدار يدعم CUDA 12.</translation>
    </message>
    <message>
        <source>Update the NVIDIA driver.</source>
        <translation>حدّث برنامج تشغيل NVIDIA.</translation>
    </message>
    <message>
        <source>Use &apos;quantoscope diagnose FILE&apos; to analyze the measurement.</source>
        <translation>الأمر &apos;quantoscope diagnose FILE&apos; يقول ما تدل عليه بشأن القياس.</translation>
    </message>
    <message>
        <source>Use --backend cpu, or auto, which uses the CPU if there is no GPU.</source>
        <translation>استخدم --backend cpu، أو auto الذي يأخذ CPU حيث لا GPU.</translation>
    </message>
    <message>
        <source>Use 0 for the whole text.</source>
        <translation>القيمة 0 تعني النص كله.</translation>
    </message>
    <message>
        <source>Use 1 to 4,096.</source>
        <translation>اطلب من 1 إلى 4,096.</translation>
    </message>
    <message>
        <source>Use 64 or 128, as is usual in models.</source>
        <translation>استخدم 64 أو 128 كما في النماذج.</translation>
    </message>
    <message>
        <source>Use a calibration split with at least one item.</source>
        <translation>وفّر جزءًا من عنصر واحد على الأقل.</translation>
    </message>
    <message>
        <source>Use a calibration split.</source>
        <translation>أعطه جزء معايرة.</translation>
    </message>
    <message>
        <source>Use a file saved or exported by Quantoscope.</source>
        <translation>سمّ ما حفظه Quantoscope أو صدّره.</translation>
    </message>
    <message>
        <source>Use a learning rate lower than %1, or check the data for values that are too large.</source>
        <translation>استخدم معدل تعلّم أقل من %1، أو ابحث عن أعداد مفرطة الكبر في البيانات.</translation>
    </message>
    <message>
        <source>Use a longer file or fewer examples (--shots).</source>
        <translation>أعطِ ملفًا أطول أو أمثلة أقل (--shots).</translation>
    </message>
    <message>
        <source>Use a longer text or a task file.</source>
        <translation>أعطِ نصًا أطول، أو ملف مهمة.</translation>
    </message>
    <message>
        <source>Use a longer text.</source>
        <translation>أعطِ نصًا أطول.</translation>
    </message>
    <message>
        <source>Use a number with B, KiB, MiB, GiB, TiB, kB, MB, GB or TB, such as 8GiB.</source>
        <translation>هو عدد تتبعه B أو KiB أو MiB أو GiB أو TiB أو kB أو MB أو GB أو TB: ‏8GiB.</translation>
    </message>
    <message>
        <source>Use a part of it.</source>
        <translation>أعطِ جزءًا منه.</translation>
    </message>
    <message>
        <source>Use a part of them.</source>
        <translation>أعطِ جزءًا منها.</translation>
    </message>
    <message>
        <source>Use a shorter calibration text.</source>
        <translation>استخدم نص معايرة أقصر.</translation>
    </message>
    <message>
        <source>Use a shorter prompt and fewer tokens to generate.</source>
        <translation>استخدم مطالبة أقصر وولّد رموزًا أقل.</translation>
    </message>
    <message>
        <source>Use a shorter prompt, generate fewer tokens, or use a longer context.</source>
        <translation>استخدم مطالبة أقصر، أو ولّد رموزًا (tokens) أقل، أو اطلب سياقًا أطول.</translation>
    </message>
    <message>
        <source>Use a shorter text or a smaller limit.</source>
        <translation>استخدم نصًا أقصر أو حدًا أصغر.</translation>
    </message>
    <message>
        <source>Use a shorter text.</source>
        <translation>استخدم نصًا أقصر.</translation>
    </message>
    <message>
        <source>Use a smaller batch or context, a configuration with fewer bits, or a smaller model.</source>
        <translation>استخدم دفعة أو سياقًا أصغر، أو تهيئة أقل بتات، أو نموذجًا أصغر.</translation>
    </message>
    <message>
        <source>Use a smaller batch.</source>
        <translation>استخدم دفعة أصغر.</translation>
    </message>
    <message>
        <source>Use a smaller file.</source>
        <translation>استخدم ملفًا أصغر.</translation>
    </message>
    <message>
        <source>Use a smaller model or fewer rows at a time, or free memory of the GPU.</source>
        <translation>استخدم نموذجًا أصغر أو صفوفًا أقل في المرة، أو حرّر ذاكرة في GPU.</translation>
    </message>
    <message>
        <source>Use a smaller model or fewer rows at a time.</source>
        <translation>استخدم نموذجًا أصغر أو صفوفًا أقل في المرة.</translation>
    </message>
    <message>
        <source>Use a text that is similar to the future inputs of the model.</source>
        <translation>أعطِ نصًا يشبه ما سيقرؤه النموذج.</translation>
    </message>
    <message>
        <source>Use another text.</source>
        <translation>أعطِ نصًا آخر.</translation>
    </message>
    <message>
        <source>Use at most %1.</source>
        <translation>اطلب %1 على الأكثر.</translation>
    </message>
    <message>
        <source>Use data of the size that the model was trained on.</source>
        <translation>استخدم بيانات بالحجم الذي دُرّب عليه النموذج.</translation>
    </message>
    <message>
        <source>Use data with the classes that the model was trained on.</source>
        <translation>استخدم بيانات بالأصناف التي دُرّب عليها النموذج.</translation>
    </message>
    <message>
        <source>Use fewer examples before each question (--shots).</source>
        <translation>الأمثلة الأقل قبل كل سؤال (--shots) تجعلها أقصر.</translation>
    </message>
    <message>
        <source>Use fewer items (--limit).</source>
        <translation>أعطِ عناصر أقل (--limit).</translation>
    </message>
    <message>
        <source>Use fewer items.</source>
        <translation>استخدم عناصر أقل.</translation>
    </message>
    <message>
        <source>Use fewer rows.</source>
        <translation>استخدم صفوفًا أقل.</translation>
    </message>
    <message>
        <source>Use groups of 128.</source>
        <translation>استخدم مجموعات من 128.</translation>
    </message>
    <message>
        <source>Use half, bfloat16 or float.</source>
        <translation>استخدم half أو bfloat16 أو float.</translation>
    </message>
    <message>
        <source>Use it for all layers or for none.</source>
        <translation>امنحه لكل الطبقات، أو لا تمنحه لأيٍّ منها.</translation>
    </message>
    <message>
        <source>Use larger steps.</source>
        <translation>خذ خطوات أكبر.</translation>
    </message>
    <message>
        <source>Use more items or different split sizes.</source>
        <translation>استخدم عناصر أكثر، أو اطلب حصصًا أخرى.</translation>
    </message>
    <message>
        <source>Use more samples or a larger damping.</source>
        <translation>استخدم عيّنات أكثر أو تخميدًا أكبر.</translation>
    </message>
    <message>
        <source>Use num-tokens=1:65536:x2 (factor), hidden-size=1024:8192:+1024 (step) or elements=500000,1000000 (list).</source>
        <translation>اكتب num-tokens=1:65536:x2 (معامل ضرب) أو hidden-size=1024:8192:+1024 (خطوة) أو elements=500000,1000000 (قائمة).</translation>
    </message>
    <message>
        <source>Use single launches or rotating buffers.</source>
        <translation>اختر إطلاقات مفردة، أو مخازن دوّارة.</translation>
    </message>
    <message>
        <source>Use the group size of the format; INT4 supports groups of 32, 64 and 128.</source>
        <translation>استخدم المجموعات التي تتكوّن منها الصيغة؛ ومجموعات INT4 من 32 و64 و128.</translation>
    </message>
    <message>
        <source>Use the output of trtexec --exportTimes.</source>
        <translation>أعطِ ما يكتبه trtexec --exportTimes.</translation>
    </message>
    <message>
        <source>Use the samples_*.jsonl of --log_samples.</source>
        <translation>أعطِ samples_*.jsonl من --log_samples.</translation>
    </message>
    <message>
        <source>Use the tokenizer of the model.</source>
        <translation>استخدم المُرمِّز (tokenizer) الخاص بالنموذج.</translation>
    </message>
    <message>
        <source>Use tiny, mlp, transformer, or a .safetensors file.</source>
        <translation>tiny أو mlp أو transformer، أو ملف .safetensors.</translation>
    </message>
    <message>
        <source>Variant %1 has no result of that kind.</source>
        <translation>ليس للصيغة %1 نتيجة من هذا النوع.</translation>
    </message>
    <message>
        <source>Variant %1 has no result to read back.</source>
        <translation>لا توجد نتيجة للصيغة %1 تُعاد قراءتها.</translation>
    </message>
    <message>
        <source>Variant %1 has no such result to read back.</source>
        <translation>لا توجد نتيجة كهذه تُعاد قراءتها من الصيغة %1.</translation>
    </message>
    <message>
        <source>Variant %1 is listed twice.</source>
        <translation>الصيغة %1 مذكورة مرتين.</translation>
    </message>
    <message>
        <source>Variant %1 is not prepared.</source>
        <translation>لم تُهيَّأ الصيغة %1.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>الصيغ</translation>
    </message>
    <message numerus="yes">
        <source>Verified against a reference: %n rows, %1 differ.</source>
        <comment>Verified against a reference: %n row, %1 differ.</comment>
        <translation>
            <numerusform>تحقّق مقابل مرجع: لا صفوف، المختلف %1.</numerusform>
            <numerusform>تحقّق مقابل مرجع: صف واحد، المختلف %1.</numerusform>
            <numerusform>تحقّق مقابل مرجع: صفّان، المختلف %1.</numerusform>
            <numerusform>تحقّق مقابل مرجع: %n صفوف، المختلف %1.</numerusform>
            <numerusform>تحقّق مقابل مرجع: %n صفًا، المختلف %1.</numerusform>
            <numerusform>تحقّق مقابل مرجع: %n صف، المختلف %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Version of Quantoscope</source>
        <translation>إصدار Quantoscope</translation>
    </message>
    <message>
        <source>W4A16, custom kernel</source>
        <translation>W4A16، نواة خاصة</translation>
    </message>
    <message>
        <source>W8A16, custom kernel</source>
        <translation>W8A16، نواة خاصة</translation>
    </message>
    <message>
        <source>W8A16: weights with one scale (amax/127) per output channel, dequantized for the multiplication; activations are not quantized.</source>
        <translation>من نوع W8A16: أوزان بمعامل قياس amax/127 لكل قناة خرج، تُستعاد للضرب؛ والتفعيلات تبقى.</translation>
    </message>
    <message>
        <source>W8A8 after moving outliers from activations to weights: s = max|X|^0.5 / max|W|^0.5 per input channel (Xiao et al. 2023).</source>
        <translation>W8A8 بعد نقل الشواذ من التفعيلات إلى الأوزان: s = max|X|^0.5 / max|W|^0.5 لكل قناة مُدخل (Xiao et al. 2023).</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, clipped at the 99.99th percentile of the calibration magnitudes.</source>
        <translation>W8A8 بمعامل قياس تفعيلات واحد لكل طبقة، مقتطع عند المئين 99.99 لقيم المعايرة المطلقة.</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, clipped where the histogram loses the least information (Kullback-Leibler divergence). The model input is not clipped, because pixel values are not bell-shaped and the rule would remove the bright strokes.</source>
        <translation>W8A8 بمعامل قياس تفعيلات واحد لكل طبقة، مقتطع حيث يخسر المدرّج التكراري أقل معلومات (تباعد Kullback-Leibler). مُدخل النموذج نفسه يحتفظ بمداه: البكسلات ليست كومة جرسية، والقاعدة كانت ستقص الحبر.</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, clipped where the mean squared error over the calibration histogram is smallest.</source>
        <translation>W8A8 بمعامل قياس تفعيلات واحد لكل طبقة، مقتطع حيث متوسط مربع الخطأ على مدرّج المعايرة التكراري أقل ما يكون.</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, from the largest magnitude in the calibration split. A single outlier enlarges the scale for all values.</source>
        <translation>W8A8 بمعامل قياس تفعيلات واحد لكل طبقة، من أكبر قيمة مطلقة في جزء المعايرة. قيمة شاذة واحدة تمدّ المعامل للجميع.</translation>
    </message>
    <message>
        <source>W8A8: weights with one scale (amax/127) per output channel, activations with one dynamic scale (amax/127) per row. Integer arithmetic with INT32 accumulation.</source>
        <translation>W8A8: أوزان بمعامل قياس amax/127 لكل قناة خرج، وتفعيلات بمعامل amax/127 لكل صف يُحسب عند وصوله. عمليات ضرب صحيحة ومجاميع INT32.</translation>
    </message>
    <message>
        <source>Wait for responses.</source>
        <translation>انتظر الإجابات.</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>الإحماء</translation>
    </message>
    <message>
        <source>Weights and activations in BF16, the type of most checkpoints: the range of FP32 with 8 bits of precision.</source>
        <translation>الأوزان والتفعيلات بصيغة BF16 التي تُحفظ بها معظم نقاط الحفظ: مدى FP32 بدقة 8 بتات.</translation>
    </message>
    <message>
        <source>Weights and activations in FP16: the baseline for all other configurations.</source>
        <translation>الأوزان والتفعيلات بصيغة FP16: ما تُقارن به الأخرى.</translation>
    </message>
    <message>
        <source>Weights and activations in FP32, without rounding.</source>
        <translation>الأوزان والتفعيلات بصيغة FP32: لا شيء يُقرَّب.</translation>
    </message>
    <message>
        <source>Weights and activations in FP32: the baseline for all other modes.</source>
        <translation>الأوزان والتفعيلات بصيغة FP32: ما يُقارن به كل وضع آخر.</translation>
    </message>
    <message>
        <source>Weights and activations rounded to BF16 (8 bits of precision), FP32 accumulation.</source>
        <translation>الأوزان والتفعيلات مقرّبة إلى BF16 (8 بتات من الدقة)، والمجاميع بصيغة FP32.</translation>
    </message>
    <message>
        <source>Weights and activations rounded to FP16, FP32 accumulation.</source>
        <translation>الأوزان والتفعيلات مقرّبة إلى FP16، والمجاميع بصيغة FP32.</translation>
    </message>
    <message>
        <source>Weights and inputs of its linear layers are available.</source>
        <translation>يمكن النظر إلى أوزان طبقاته الخطية ومُدخلاتها.</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one E4M3 scale per 16 weights and one FP32 scale per matrix; 16-bit activations.</source>
        <translation>أوزان E2M1 بمعامل قياس E4M3 لكل 16 ومعامل FP32 واحد لكل مصفوفة؛ وتفعيلات من 16 بتًا.</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one E4M3 scale per 16 weights and one FP32 scale per tensor; activations are not quantized.</source>
        <translation>أوزان E2M1 بمعامل قياس E4M3 لكل 16 ومعامل FP32 واحد للموتر؛ والتفعيلات تبقى.</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one power-of-two scale per 32 weights (OCP Microscaling); 16-bit activations.</source>
        <translation>أوزان E2M1 بمعامل قياس من قوى العدد 2 لكل 32 (OCP Microscaling)؛ وتفعيلات من 16 بتًا.</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one power-of-two scale per 32 weights (OCP Microscaling); activations are not quantized.</source>
        <translation>أوزان E2M1 بمعامل قياس من قوى العدد 2 لكل 32 (OCP Microscaling)؛ والتفعيلات تبقى.</translation>
    </message>
    <message>
        <source>Weights as E4M3 with one power-of-two scale per 32 weights (OCP Microscaling); activations are not quantized.</source>
        <translation>أوزان E4M3 بمعامل قياس من قوى العدد 2 لكل 32 (OCP Microscaling)؛ والتفعيلات تبقى.</translation>
    </message>
    <message>
        <source>Weights as quantiles of the normal distribution, one scale per 64 weights (Dettmers et al. 2023); 16-bit activations.</source>
        <translation>الأوزان شرائح كمّية (quantiles) من التوزيع الطبيعي، بمعامل قياس لكل 64 (Dettmers et al. 2023)؛ وتفعيلات من 16 بتًا.</translation>
    </message>
    <message>
        <source>Weights as quantiles of the normal distribution, one scale per 64 weights (Dettmers et al. 2023); activations are not quantized.</source>
        <translation>أوزان على شكل كمّيات التوزيع الطبيعي (quantiles)، معامل قياس لكل 64 (Dettmers et al. 2023)؛ والتفعيلات تبقى.</translation>
    </message>
    <message>
        <source>Weights in groups, asymmetric with a 4-bit zero point, rounded to nearest; activations are not quantized.</source>
        <translation>أوزان في مجموعات، غير متماثلة بنقطة صفر من 4 بتات، مقرّبة إلى الأقرب؛ والتفعيلات تبقى.</translation>
    </message>
    <message>
        <source>Weights that are not quantized do not need a quantization_config.</source>
        <translation>الأوزان غير المكمَّمة لا تحتاج إلى quantization_config.</translation>
    </message>
    <message>
        <source>Weights with one scale (amax/448) per output channel, activations with one per row; FP8 multiplication if the device supports it.</source>
        <translation>أوزان بمعامل قياس amax/448 لكل قناة خرج، وتفعيلات بمعامل لكل صف؛ وعمليات ضرب FP8 حيث يملكها الجهاز.</translation>
    </message>
    <message>
        <source>Whatever makes identical kernels differ also affects others: other load on the machine, clock changes, or the order within a round. Measure again when no other process uses the device.</source>
        <translation>ما يجعل النوى المتطابقة تختلف يؤثر في غيرها أيضًا: حمل آخر على الحاسوب، أو تغيّرات التردد، أو الترتيب داخل الجولة. أعد القياس حين لا تستخدم الجهازَ أي عملية أخرى.</translation>
    </message>
    <message>
        <source>With a measured quality loss: %1.</source>
        <translation>بخسارة جودة مقيسة: %1.</translation>
    </message>
    <message>
        <source>With a measured quality loss: %1. The smallest of them is %2 (%3 of the size of the baseline).</source>
        <translation>بخسارة جودة مقيسة: %1؛ وأصغرها %2 وبايتاتها %3.</translation>
    </message>
    <message>
        <source>With a read sweep before each sample, only the first of several launches would be cold.</source>
        <translation>مع قراءة ماسحة قبل كل عيّنة لن يكون باردًا من الإطلاقات العديدة إلا أولها.</translation>
    </message>
    <message>
        <source>With several launches per sample, a read sweep makes only the first launch cold.</source>
        <translation>عدة إطلاقات لكل عيّنة لا تكون باردة بقراءة ماسحة: لا يبرد إلا الأول.</translation>
    </message>
    <message>
        <source>Worker process %1 crashed (signal %2)</source>
        <translation>انهارت عملية التنفيذ %1 (الإشارة %2)</translation>
    </message>
    <message>
        <source>Worker process %1 did not respond within %2 s after Stop and was terminated: the device or a kernel hangs.</source>
        <translation>لم تستجب عملية التنفيذ %1 خلال %2 s بعد «إيقاف» فأُنهيت: علق الجهاز أو نواة عليه.</translation>
    </message>
    <message>
        <source>Worker process %1 did not start correctly: unexpected output.</source>
        <translation>لم ترسل عملية التنفيذ %1 رسالة البدء: بل أرسلت شيئًا آخر.</translation>
    </message>
    <message>
        <source>Worker process %1 did not start within %2 s.</source>
        <translation>لم ترسل عملية التنفيذ %1 رسالة البدء خلال %2 s.</translation>
    </message>
    <message>
        <source>Worker process %1 exited with status %2</source>
        <translation>انتهت عملية التنفيذ %1 من تلقاء نفسها بالحالة %2</translation>
    </message>
    <message>
        <source>Worker process %1 is being terminated by the system</source>
        <translation>يُنهي النظام عملية التنفيذ %1</translation>
    </message>
    <message>
        <source>Worker process %1 sent an invalid message and was terminated: %2</source>
        <translation>أرسلت عملية التنفيذ %1 ما ليس رسالة فأُنهيت: %2</translation>
    </message>
    <message>
        <source>Worker process %1 uses protocol version %2; this program uses version %3.</source>
        <translation>تستخدم عملية التنفيذ %1 الإصدار %2 من البروتوكول؛ وهذا البرنامج يستخدم %3.</translation>
    </message>
    <message>
        <source>Worker process %1 was killed (signal %2)</source>
        <translation>قُتلت عملية التنفيذ %1 (الإشارة %2)</translation>
    </message>
    <message>
        <source>Write fewer tensors or less metadata.</source>
        <translation>اكتب موترات أقل أو بيانات وصفية أقل.</translation>
    </message>
    <message>
        <source>Write the codes as uint8 instead.</source>
        <translation>اكتب الرموز بنوع uint8 بدلًا منه.</translation>
    </message>
    <message>
        <source>Write the size as %1.</source>
        <translation>اكتبه بصيغة %1.</translation>
    </message>
    <message>
        <source>\D in a class</source>
        <translation>\D داخل فئة حروف</translation>
    </message>
    <message>
        <source>\W in a class</source>
        <translation>\W داخل فئة حروف</translation>
    </message>
    <message>
        <source>a .safetensors file</source>
        <translation>ملف ‎.safetensors</translation>
    </message>
    <message>
        <source>a GGUF model file</source>
        <translation>ملف نموذج GGUF</translation>
    </message>
    <message>
        <source>a GPU was found</source>
        <translation>عُثر على GPU</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>صورة JPEG</translation>
    </message>
    <message>
        <source>a JSON file</source>
        <translation>ملف JSON</translation>
    </message>
    <message>
        <source>a NaN</source>
        <translation>قيمة NaN</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>مستند PDF</translation>
    </message>
    <message>
        <source>a PNG image</source>
        <translation>صورة PNG</translation>
    </message>
    <message>
        <source>a Parquet table</source>
        <translation>جدول Parquet</translation>
    </message>
    <message>
        <source>a Python pickle, such as an old PyTorch checkpoint</source>
        <translation>ملف Python pickle، مثل نقطة حفظ قديمة من PyTorch</translation>
    </message>
    <message>
        <source>a TensorFlow Lite model</source>
        <translation>نموذج TensorFlow Lite</translation>
    </message>
    <message>
        <source>a TensorRT engine</source>
        <translation>محرك TensorRT</translation>
    </message>
    <message>
        <source>a ZIP archive, such as .npz or a PyTorch checkpoint</source>
        <translation>أرشيف ZIP، مثل ‎.npz أو نقطة حفظ PyTorch</translation>
    </message>
    <message>
        <source>a batch size of %1 is not supported</source>
        <translation>دفعة من %1 غير ممكنة</translation>
    </message>
    <message>
        <source>a benchmark has no list &quot;states&quot;</source>
        <translation>قياس بلا قائمة &quot;states&quot;</translation>
    </message>
    <message>
        <source>a binary file of an unknown format</source>
        <translation>ملف ثنائي بصيغة غير معروفة</translation>
    </message>
    <message>
        <source>a cache state</source>
        <translation>حالة ذاكرة مخبأة</translation>
    </message>
    <message>
        <source>a callout</source>
        <translation>استدعاء (callout)</translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>نقطة حفظ</translation>
    </message>
    <message>
        <source>a class in a class</source>
        <translation>فئة حروف داخل فئة حروف</translation>
    </message>
    <message>
        <source>a class name is not a string</source>
        <translation>اسم أحد أصنافه ليس نصًا</translation>
    </message>
    <message>
        <source>a class that is not closed</source>
        <translation>فئة حروف غير مغلقة</translation>
    </message>
    <message>
        <source>a closing parenthesis without a group</source>
        <translation>قوس إغلاق بلا مجموعة</translation>
    </message>
    <message>
        <source>a config.json</source>
        <translation>ملف config.json</translation>
    </message>
    <message>
        <source>a damaged gzip file</source>
        <translation>ملف gzip تالف</translation>
    </message>
    <message>
        <source>a dimension is larger than 2^63 - 1</source>
        <translation>بُعد أكبر من 2^63 - 1</translation>
    </message>
    <message>
        <source>a dimension is negative</source>
        <translation>بُعد سالب</translation>
    </message>
    <message>
        <source>a dimension is not a whole number</source>
        <translation>بُعد ليس عددًا صحيحًا</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>ملف</translation>
    </message>
    <message>
        <source>a file compressed with Zstandard</source>
        <translation>ملف مضغوط بأداة Zstandard</translation>
    </message>
    <message>
        <source>a file compressed with bzip2</source>
        <translation>ملف مضغوط بأداة bzip2</translation>
    </message>
    <message>
        <source>a file compressed with gzip</source>
        <translation>ملف مضغوط بأداة gzip</translation>
    </message>
    <message>
        <source>a file compressed with xz</source>
        <translation>ملف مضغوط بأداة xz</translation>
    </message>
    <message>
        <source>a file or folder with this name already exists</source>
        <translation>شيء بهذا الاسم موجود هناك</translation>
    </message>
    <message>
        <source>a folder without a language model, a data set or a report</source>
        <translation>مجلد ليس فيه نموذج لغوي ولا مجموعة بيانات ولا تقرير</translation>
    </message>
    <message>
        <source>a group is not closed</source>
        <translation>مجموعة غير مغلقة</translation>
    </message>
    <message>
        <source>a gzip file</source>
        <translation>ملف gzip</translation>
    </message>
    <message>
        <source>a known name; &apos;%1&apos; is unknown</source>
        <translation>اسم معروف؛ و&apos;%1&apos; ليس كذلك</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>قائمة</translation>
    </message>
    <message>
        <source>a list of 2 to %1 strings</source>
        <translation>قائمة من 2 إلى %1 من النصوص</translation>
    </message>
    <message>
        <source>a list of at most 64 mode names</source>
        <translation>قائمة فيها 64 اسم وضع على الأكثر</translation>
    </message>
    <message>
        <source>a list of at most 64 names</source>
        <translation>قائمة فيها 64 اسمًا على الأكثر</translation>
    </message>
    <message>
        <source>a list of at most two axes</source>
        <translation>قائمة فيها محوران على الأكثر</translation>
    </message>
    <message>
        <source>a list of known modes; &apos;%1&apos; is unknown</source>
        <translation>قائمة أوضاع معروفة؛ و&apos;%1&apos; ليس منها</translation>
    </message>
    <message>
        <source>a list of latencies</source>
        <translation>قائمة أزمنة تنفيذ</translation>
    </message>
    <message>
        <source>a list of mode names</source>
        <translation>قائمة أسماء أوضاع</translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>قائمة أسماء</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>قائمة أعداد</translation>
    </message>
    <message>
        <source>a list of scores</source>
        <translation>قائمة درجات</translation>
    </message>
    <message>
        <source>a list of scores with names and numbers</source>
        <translation>قائمة درجات بأسماء وأعداد</translation>
    </message>
    <message>
        <source>a list of tensors</source>
        <translation>قائمة موترات</translation>
    </message>
    <message>
        <source>a list of times in microseconds</source>
        <translation>قائمة أزمنة بالميكروثانية</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>قائمة أعداد صحيحة</translation>
    </message>
    <message>
        <source>a message</source>
        <translation>رسالة</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>نموذج</translation>
    </message>
    <message>
        <source>a multiple of four</source>
        <translation>من مضاعفات أربعة</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>a number above 0 and up to %1</source>
        <translation>عدد أكبر من 0 ولا يتجاوز %1</translation>
    </message>
    <message>
        <source>a number from 0 to 10^15</source>
        <translation>عدد من 0 إلى 10^15</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>عدد ناقص</translation>
    </message>
    <message>
        <source>a number of 0 or more</source>
        <translation>عدد لا يقل عن 0</translation>
    </message>
    <message>
        <source>a numeric character code</source>
        <translation>رقم حرف</translation>
    </message>
    <message>
        <source>a part of a language model</source>
        <translation>جزء من نموذج لغوي</translation>
    </message>
    <message>
        <source>a part of it has no items</source>
        <translation>جزء منه بلا عناصر</translation>
    </message>
    <message>
        <source>a part of the path is a file, not a folder</source>
        <translation>جزء من المسار ملف لا مجلد</translation>
    </message>
    <message>
        <source>a program or library</source>
        <translation>برنامج أو مكتبة</translation>
    </message>
    <message>
        <source>a property without braces</source>
        <translation>خاصية بلا أقواس معقوفة</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>علامة اقتباس لا تُغلق</translation>
    </message>
    <message>
        <source>a repeat of a repeat</source>
        <translation>تكرار لتكرار</translation>
    </message>
    <message>
        <source>a repeat of nothing</source>
        <translation>تكرار بلا شيء يُكرَّر</translation>
    </message>
    <message>
        <source>a row has neither &quot;avg_ns&quot; nor &quot;samples_ns&quot;</source>
        <translation>صف بلا &quot;avg_ns&quot; ولا &quot;samples_ns&quot;</translation>
    </message>
    <message>
        <source>a run has no file</source>
        <translation>تشغيل بلا ملف</translation>
    </message>
    <message>
        <source>a server under load</source>
        <translation>خادم تحت الحمل</translation>
    </message>
    <message>
        <source>a short prompt</source>
        <translation>مطالبة قصيرة</translation>
    </message>
    <message>
        <source>a small batch</source>
        <translation>دفعة صغيرة</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>سلسلة نصية</translation>
    </message>
    <message>
        <source>a string is longer than 64 bytes or contains a backslash</source>
        <translation>نص أطول من 64 بايت أو فيه شرطة خلفية</translation>
    </message>
    <message>
        <source>a string is not terminated</source>
        <translation>نص لا ينتهي</translation>
    </message>
    <message>
        <source>a string of 0 and 1</source>
        <translation>نص من 0 و1</translation>
    </message>
    <message>
        <source>a string with the result after &apos;#### &apos;</source>
        <translation>نص فيه النتيجة بعد &apos;#### &apos;</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>موتر</translation>
    </message>
    <message>
        <source>a tensor&apos;s shape</source>
        <translation>شكل موتر</translation>
    </message>
    <message>
        <source>a tokenizer.json</source>
        <translation>ملف tokenizer.json</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>عدد صحيح</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>عدد صحيح من %1 إلى %2</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1</source>
        <translation>عدد صحيح من 0 إلى %1</translation>
    </message>
    <message>
        <source>a whole number in range</source>
        <translation>عدد صحيح ضمن المدى</translation>
    </message>
    <message>
        <source>about %1 · %2 device memory</source>
        <translation>نحو %1 · %2 ذاكرة الجهاز</translation>
    </message>
    <message>
        <source>about %1 · %2 memory</source>
        <translation>نحو %1 · %2 ذاكرة</translation>
    </message>
    <message>
        <source>about %1 · %2 of %3 device memory</source>
        <translation>نحو %1 · %2 من %3 ذاكرة الجهاز</translation>
    </message>
    <message>
        <source>about %1 · %2 of %3 memory</source>
        <translation>نحو %1 · %2 من %3 ذاكرة</translation>
    </message>
    <message>
        <source>according to the other tool</source>
        <translation>كما تذكر الأداة الأخرى</translation>
    </message>
    <message>
        <source>accuracy %1 points (better)</source>
        <translation>الدقة %1 نقاط (أفضل)</translation>
    </message>
    <message>
        <source>accuracy %1 points (difference not resolved)</source>
        <translation>الدقة %1 نقاط (الفرق غير محسوم)</translation>
    </message>
    <message>
        <source>accuracy %1 points (equivalent within ±0.5 points)</source>
        <translation>الدقة %1 نقاط (مكافئة ضمن ±0.5 نقطة)</translation>
    </message>
    <message>
        <source>accuracy %1 points (worse)</source>
        <translation>الدقة %1 نقاط (أسوأ)</translation>
    </message>
    <message>
        <source>activation order</source>
        <translation>ترتيب التفعيلات</translation>
    </message>
    <message>
        <source>again, because the first attempt was disturbed</source>
        <translation>مرة أخرى، لأن شيئًا شوّش القياس</translation>
    </message>
    <message>
        <source>all items have the same label (%1)</source>
        <translation>لكل العناصر الوسم نفسه (%1)</translation>
    </message>
    <message>
        <source>all iterations done</source>
        <translation>اكتملت كل التكرارات</translation>
    </message>
    <message>
        <source>all medians of all points within ±1%</source>
        <translation>كل وسيط لكل نقطة ضمن ±1%</translation>
    </message>
    <message>
        <source>all medians within ±1%</source>
        <translation>كل وسيط ضمن ±1%</translation>
    </message>
    <message>
        <source>all medians within ±1% and all comparisons resolved</source>
        <translation>كل وسيط ضمن ±1% وكل مقارنة محسومة</translation>
    </message>
    <message>
        <source>all points done</source>
        <translation>اكتملت كل النقاط</translation>
    </message>
    <message>
        <source>allocating</source>
        <translation>حجز الذاكرة</translation>
    </message>
    <message>
        <source>allocating buffers</source>
        <translation>تخصيص المخازن</translation>
    </message>
    <message>
        <source>allocating host memory</source>
        <translation>تخصيص ذاكرة المضيف</translation>
    </message>
    <message>
        <source>an .npy file</source>
        <translation>ملف ‎.npy</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>ملف HDF5</translation>
    </message>
    <message>
        <source>an HTML or XML document</source>
        <translation>مستند HTML أو XML</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>صفحة HTML</translation>
    </message>
    <message>
        <source>an IDX file</source>
        <translation>ملف IDX</translation>
    </message>
    <message>
        <source>an IDX file begins with %1 bytes, but the file has only %2</source>
        <translation>يبدأ ملف IDX بعدد %1 بايت، لكن الموجود %2 فقط</translation>
    </message>
    <message>
        <source>an Nsight Compute report</source>
        <translation>تقرير Nsight Compute</translation>
    </message>
    <message>
        <source>an Nsight Systems report</source>
        <translation>تقرير Nsight Systems</translation>
    </message>
    <message>
        <source>an ONNX model</source>
        <translation>نموذج ONNX</translation>
    </message>
    <message>
        <source>an SQLite database, such as an export of Nsight Systems</source>
        <translation>قاعدة بيانات SQLite، مثل ملف مصدَّر من Nsight Systems</translation>
    </message>
    <message>
        <source>an added token has %1 bytes; the limit is %2</source>
        <translation>رمز (token) مضاف طوله %1 بايت؛ ويُقرأ %2 على الأكثر</translation>
    </message>
    <message>
        <source>an added token has no &quot;content&quot;</source>
        <translation>رمز (token) مضاف بلا &quot;content&quot;</translation>
    </message>
    <message>
        <source>an anchor in a class</source>
        <translation>مرساة داخل فئة حروف</translation>
    </message>
    <message>
        <source>an empty class</source>
        <translation>فئة حروف فارغة</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>ملف بلا محتوى</translation>
    </message>
    <message>
        <source>an infinity</source>
        <translation>قيمة لا نهائية</translation>
    </message>
    <message>
        <source>an intersection of classes</source>
        <translation>تقاطع فئات حروف</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>كائن</translation>
    </message>
    <message>
        <source>an object of a string and two counts</source>
        <translation>كائن فيه نص وعددان</translation>
    </message>
    <message>
        <source>an object of byte counts</source>
        <translation>كائن فيه أعداد بايتات</translation>
    </message>
    <message>
        <source>an object of numbers</source>
        <translation>كائن فيه أعداد</translation>
    </message>
    <message>
        <source>an object of numbers by type</source>
        <translation>كائن فيه أعداد حسب النوع</translation>
    </message>
    <message>
        <source>an object of reasons by name</source>
        <translation>كائن فيه أسباب حسب الاسم</translation>
    </message>
    <message>
        <source>an object of strings</source>
        <translation>كائن فيه نصوص</translation>
    </message>
    <message>
        <source>an object of times</source>
        <translation>كائن فيه أزمنة</translation>
    </message>
    <message>
        <source>an object with a cache state and samples</source>
        <translation>كائن فيه حالة ذاكرة مخبأة وعيّنات</translation>
    </message>
    <message>
        <source>an object with a mode and its samples</source>
        <translation>كائن فيه وضع وعيّناته</translation>
    </message>
    <message>
        <source>an object with the fields of the task</source>
        <translation>كائن فيه حقول المهمة</translation>
    </message>
    <message>
        <source>another tensor has the same name</source>
        <translation>موتر آخر له الاسم نفسه</translation>
    </message>
    <message>
        <source>as fast as %1 within ±%2%: %3×</source>
        <translation>بسرعة %1 نفسها ضمن ±%2%: ‏%3×</translation>
    </message>
    <message>
        <source>as long as check_loss and check_accuracy</source>
        <translation>بطول check_loss وcheck_accuracy</translation>
    </message>
    <message>
        <source>as long as choices.text</source>
        <translation>بطول choices.text</translation>
    </message>
    <message>
        <source>as long as loss and accuracy</source>
        <translation>بطول loss وaccuracy</translation>
    </message>
    <message>
        <source>as requested</source>
        <translation>كما طُلب</translation>
    </message>
    <message>
        <source>as stored</source>
        <translation>كما هي محفوظة</translation>
    </message>
    <message>
        <source>as stored: %1</source>
        <translation>كما هي محفوظة: %1</translation>
    </message>
    <message>
        <source>asking for free memory</source>
        <translation>الاستعلام عن الذاكرة الحرة</translation>
    </message>
    <message>
        <source>asking for its workspace</source>
        <translation>الاستعلام عن ذاكرة العمل</translation>
    </message>
    <message>
        <source>asking for shared memory</source>
        <translation>طلب ذاكرة مشتركة</translation>
    </message>
    <message>
        <source>asking for the cache&apos;s size</source>
        <translation>الاستعلام عن حجم الذاكرة المخبأة</translation>
    </message>
    <message>
        <source>asking for the device</source>
        <translation>الاستعلام عن الجهاز</translation>
    </message>
    <message>
        <source>asking whether a stream is recorded</source>
        <translation>الاستعلام عن تسجيل دفق (stream)</translation>
    </message>
    <message>
        <source>asymmetric</source>
        <translation>غير متماثل</translation>
    </message>
    <message>
        <source>attention output of Llama 3 8B</source>
        <translation>مخرج الانتباه في Llama 3 8B</translation>
    </message>
    <message>
        <source>auto, cpu or cuda</source>
        <translation>auto أو cpu أو cuda</translation>
    </message>
    <message>
        <source>automatic: %1</source>
        <translation>تلقائي: %1</translation>
    </message>
    <message>
        <source>automatic: a CUDA device was found</source>
        <translation>تلقائي: عُثر على جهاز CUDA</translation>
    </message>
    <message>
        <source>axes whose values are whole numbers</source>
        <translation>محاور قيمها أعداد صحيحة</translation>
    </message>
    <message>
        <source>axes with a known parameter and a list of values</source>
        <translation>محاور فيها معلمة معروفة وقائمة قيم</translation>
    </message>
    <message>
        <source>b4h16s2048d128; append c for causal</source>
        <translation>b4h16s2048d128، ويليه c للسببي</translation>
    </message>
    <message>
        <source>b8t512d1024h16: batch, tokens, width, heads</source>
        <translation>b8t512d1024h16: الدفعة، الرموز (tokens)، العرض، الرؤوس</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>خط الأساس</translation>
    </message>
    <message>
        <source>batch size</source>
        <translation>حجم الدفعة</translation>
    </message>
    <message>
        <source>batch size %1</source>
        <translation>حجم الدفعة %1</translation>
    </message>
    <message>
        <source>better by %1 points (95% %2 to %3, p = %4)</source>
        <translation>أفضل بـ %1 نقاط (95% من %2 إلى %3، p = %4)</translation>
    </message>
    <message>
        <source>binary values are not valid JSON</source>
        <translation>القيم الثنائية ليست JSON</translation>
    </message>
    <message>
        <source>block</source>
        <translation>كتلة</translation>
    </message>
    <message>
        <source>blocks of %1×%2</source>
        <translation>كتل من %1×%2</translation>
    </message>
    <message>
        <source>both</source>
        <translation>كلتاهما</translation>
    </message>
    <message>
        <source>building a graph</source>
        <translation>بناء مخطط تنفيذ</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>باسمه</translation>
    </message>
    <message>
        <source>cache copy</source>
        <translation>نسخ داخل الذاكرة المخبأة</translation>
    </message>
    <message>
        <source>calibrating</source>
        <translation>المعايرة</translation>
    </message>
    <message>
        <source>calibrating this device (once): %1</source>
        <translation>معايرة لمرة واحدة لهذا الجهاز: %1</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>المعايرة</translation>
    </message>
    <message>
        <source>capture inputs</source>
        <translation>التقاط المُدخلات</translation>
    </message>
    <message>
        <source>channel</source>
        <translation>قناة</translation>
    </message>
    <message>
        <source>choosing a stream</source>
        <translation>اختيار دفق (stream)</translation>
    </message>
    <message>
        <source>choosing an algorithm</source>
        <translation>اختيار خوارزمية</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>مختار</translation>
    </message>
    <message>
        <source>chosen by the timer resolution</source>
        <translation>باختيار دقة المؤقّت</translation>
    </message>
    <message>
        <source>clearing a buffer</source>
        <translation>تصفير مخزن</translation>
    </message>
    <message>
        <source>clearing a counter</source>
        <translation>تصفير عدّاد</translation>
    </message>
    <message>
        <source>clearing a workspace</source>
        <translation>تصفير ذاكرة العمل</translation>
    </message>
    <message>
        <source>clearing buffers</source>
        <translation>تصفير المخازن</translation>
    </message>
    <message>
        <source>clearing counters</source>
        <translation>تصفير العدّادات</translation>
    </message>
    <message>
        <source>clearing the output</source>
        <translation>تصفير المُخرج</translation>
    </message>
    <message>
        <source>clearing weights</source>
        <translation>تصفير الأوزان</translation>
    </message>
    <message>
        <source>codes must be INT8 or FP8</source>
        <translation>الرموز من نوع INT8 أو FP8</translation>
    </message>
    <message numerus="yes">
        <source>codes verified against the oracle: %1 rows, %n differ</source>
        <comment>codes verified against the oracle: %1 rows, %n differs</comment>
        <translation>
            <numerusform>تحقّق من الرموز مقابل المرجع: عدد الصفوف %1، لا شيء مختلف</numerusform>
            <numerusform>تحقّق من الرموز مقابل المرجع: عدد الصفوف %1، واحد مختلف</numerusform>
            <numerusform>تحقّق من الرموز مقابل المرجع: عدد الصفوف %1، اثنان مختلفان</numerusform>
            <numerusform>تحقّق من الرموز مقابل المرجع: عدد الصفوف %1، %n مختلفة</numerusform>
            <numerusform>تحقّق من الرموز مقابل المرجع: عدد الصفوف %1، %n مختلفًا</numerusform>
            <numerusform>تحقّق من الرموز مقابل المرجع: عدد الصفوف %1، %n مختلف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>codes verified against the oracle: 1 row, %n differ</source>
        <comment>codes verified against the oracle: 1 row, %n differs</comment>
        <translation>
            <numerusform>تحقّق من الرموز مقابل المرجع: صف واحد، لا شيء مختلف</numerusform>
            <numerusform>تحقّق من الرموز مقابل المرجع: صف واحد، واحد مختلف</numerusform>
            <numerusform>تحقّق من الرموز مقابل المرجع: صف واحد، اثنان مختلفان</numerusform>
            <numerusform>تحقّق من الرموز مقابل المرجع: صف واحد، %n مختلفة</numerusform>
            <numerusform>تحقّق من الرموز مقابل المرجع: صف واحد، %n مختلفًا</numerusform>
            <numerusform>تحقّق من الرموز مقابل المرجع: صف واحد، %n مختلف</numerusform>
        </translation>
    </message>
    <message>
        <source>cold</source>
        <translation>باردة</translation>
    </message>
    <message>
        <source>cold by read sweep of %1 before each sample</source>
        <translation>باردة بقراءة ماسحة قدرها %1 قبل كل عيّنة</translation>
    </message>
    <message>
        <source>cold in part: %1 buffer, %2, %3 × L2</source>
        <translation>باردة جزئيًا: عدد المخازن %1، %2، %3 × L2</translation>
    </message>
    <message>
        <source>cold in part: %1 buffers, %2, %3 × L2</source>
        <translation>باردة جزئيًا: عدد المخازن %1، %2، %3 × L2</translation>
    </message>
    <message>
        <source>cold: %1</source>
        <translation>باردة: %1</translation>
    </message>
    <message>
        <source>cold: %1 buffer, %2, %3 × L2</source>
        <translation>باردة: عدد المخازن %1، %2، %3 × L2</translation>
    </message>
    <message>
        <source>cold: %1 buffers, %2, %3 × L2</source>
        <translation>باردة: عدد المخازن %1، %2، %3 × L2</translation>
    </message>
    <message>
        <source>cold: %1 per variant, at least %2</source>
        <translation>باردة: %1 لكل صيغة، %2 على الأقل</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>العمود %1</translation>
    </message>
    <message>
        <source>column %1 (%2)</source>
        <translation>العمود %1 (%2)</translation>
    </message>
    <message>
        <source>compiling kernels</source>
        <translation>ترجمة النوى</translation>
    </message>
    <message>
        <source>compressed-tensors does not support NF4 weights.</source>
        <translation>ليس في compressed-tensors أوزان NF4.</translation>
    </message>
    <message>
        <source>compressed-tensors does not support a KV cache with one scale per token and head</source>
        <translation>ليس في compressed-tensors مفاتيح وقيم بمعامل قياس لكل رمز (token) ورأس</translation>
    </message>
    <message>
        <source>compressed-tensors does not support an INT8 KV cache with one scale per token and head.</source>
        <translation>ليس في compressed-tensors مفاتيح وقيم بصيغة INT8 بمعامل قياس لكل رمز (token) ورأس.</translation>
    </message>
    <message>
        <source>compressed-tensors does not support this format</source>
        <translation>ليس في compressed-tensors صيغة كهذه</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>computing a prompt</source>
        <translation>حساب مطالبة</translation>
    </message>
    <message>
        <source>computing statistics</source>
        <translation>حساب الإحصاءات</translation>
    </message>
    <message>
        <source>config.json ties the head to the embedding (&quot;tie_word_embeddings&quot;), but the files contain a head with different values, which is used.</source>
        <translation>يجعل config.json الرأس مشتركًا مع التضمين (&quot;tie_word_embeddings&quot;)، لكن في الملفات رأسًا بقيم أخرى: وهو المستخدم.</translation>
    </message>
    <message>
        <source>constant input: there is nothing to scale (scale 0, codes 0).</source>
        <translation>مُدخل ثابت، لا شيء يُقاس مداه (معامل القياس 0، الرموز 0).</translation>
    </message>
    <message>
        <source>context of GPT-2</source>
        <translation>سياق GPT-2</translation>
    </message>
    <message>
        <source>context of Llama 2</source>
        <translation>سياق Llama 2</translation>
    </message>
    <message>
        <source>context of Llama 3</source>
        <translation>سياق Llama 3</translation>
    </message>
    <message>
        <source>context of Llama 3.1</source>
        <translation>سياق Llama 3.1</translation>
    </message>
    <message>
        <source>context of Mistral 7B v0.2</source>
        <translation>سياق Mistral 7B v0.2</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>copy a sequence</source>
        <translation>نسخ تسلسل</translation>
    </message>
    <message>
        <source>copy beyond the caches</source>
        <translation>نسخ يتجاوز الذاكرة المخبأة</translation>
    </message>
    <message>
        <source>copy rates</source>
        <translation>معدلات النسخ</translation>
    </message>
    <message>
        <source>copy to the device %1</source>
        <translation>النسخ إلى الجهاز %1</translation>
    </message>
    <message>
        <source>copy to the host %1</source>
        <translation>النسخ إلى المضيف %1</translation>
    </message>
    <message>
        <source>copying a sequence</source>
        <translation>نسخ تسلسل</translation>
    </message>
    <message>
        <source>copying operands</source>
        <translation>نسخ المعاملات</translation>
    </message>
    <message>
        <source>copying the input to the GPU</source>
        <translation>نسخ المُدخل إلى GPU</translation>
    </message>
    <message>
        <source>cuBLASLt (libcublasLt.so.13 or .12) was not found.</source>
        <translation>لم يُعثر على cuBLASLt (libcublasLt.so.13 أو ‎.12).</translation>
    </message>
    <message>
        <source>cuBLASLt (libcublasLt.so.13 or .12) was not found. It is required for prompts with quantized weights.</source>
        <translation>لم يُعثر على cuBLASLt ‏(libcublasLt.so.13 أو ‎.12)؛ ومن دونها لا يمكن حساب المطالبات بأوزان مكمّمة.</translation>
    </message>
    <message>
        <source>cuBLASLt epilogue</source>
        <translation>خاتمة cuBLASLt</translation>
    </message>
    <message>
        <source>cuBLASLt failed while %1 (status %2).</source>
        <translation>فشلت cuBLASLt أثناء %1 (الحالة %2).</translation>
    </message>
    <message>
        <source>cuBLASLt has no algorithm for a product of %1 × %2 × %3 in these types on this device (status %4).</source>
        <translation>ليس في cuBLASLt خوارزمية لضرب %1 × %2 × %3 بهذه الأنواع على هذا الجهاز (الحالة %4).</translation>
    </message>
    <message>
        <source>cuBLASLt multiplies %1 only where n is a multiple of %2; it is %3.</source>
        <translation>لا تضرب cuBLASLt النوع %1 إلا إذا كان n من مضاعفات %2؛ وقيمته %3.</translation>
    </message>
    <message>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <source>cuDNN %1 failed while %2 (status %3).</source>
        <translation>فشل cuDNN %1 أثناء %2 (الحالة %3).</translation>
    </message>
    <message>
        <source>cuDNN %1 failed while %2 (status %3: %4).</source>
        <translation>فشل cuDNN %1 أثناء %2 (الحالة %3: %4).</translation>
    </message>
    <message>
        <source>cuDNN %1 has no fused attention for this shape on this device.</source>
        <translation>ليس في cuDNN %1 انتباه مدموج لهذا الشكل على هذا الجهاز.</translation>
    </message>
    <message>
        <source>cuDNN %1 has no fused attention for this shape on this device: %2.</source>
        <translation>ليس في cuDNN %1 انتباه مدموج لهذا الشكل على هذا الجهاز: %2.</translation>
    </message>
    <message>
        <source>cuDNN (libcudnn.so.9) was not found.</source>
        <translation>لم يُعثر على cuDNN (libcudnn.so.9).</translation>
    </message>
    <message>
        <source>custom %1 loops (%2)</source>
        <translation>حلقات %1 الخاصة بالبرنامج (%2)</translation>
    </message>
    <message>
        <source>decode into a buffer that is too small</source>
        <translation>التوليد في مساحة أصغر مما يلزم</translation>
    </message>
    <message>
        <source>decode more sequences than there are, or none</source>
        <translation>توليد تسلسلات أكثر من الموجود، أو بلا أي تسلسل</translation>
    </message>
    <message>
        <source>decode, a batch of 32</source>
        <translation>التوليد، دفعة من 32</translation>
    </message>
    <message>
        <source>decode, a large batch</source>
        <translation>التوليد، دفعة كبيرة</translation>
    </message>
    <message>
        <source>decode, one sequence</source>
        <translation>التوليد، تسلسل واحد</translation>
    </message>
    <message>
        <source>decoding</source>
        <translation>التوليد</translation>
    </message>
    <message>
        <source>describing a batch</source>
        <translation>وصف دفعة</translation>
    </message>
    <message>
        <source>describing a matrix</source>
        <translation>وصف مصفوفة</translation>
    </message>
    <message>
        <source>describing a product</source>
        <translation>وصف عملية ضرب</translation>
    </message>
    <message>
        <source>describing the operation</source>
        <translation>وصف العملية</translation>
    </message>
    <message>
        <source>down projection of Llama 3 70B</source>
        <translation>الإسقاط الهابط (down) في Llama 3 70B</translation>
    </message>
    <message>
        <source>down projection of Llama 3 8B</source>
        <translation>الإسقاط الهابط (down) في Llama 3 8B</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>متغيّر</translation>
    </message>
    <message>
        <source>dynamic quantization after training</source>
        <translation>تكميم متغيّر بعد التدريب</translation>
    </message>
    <message>
        <source>eager, one call per operation</source>
        <translation>eager، نداء لكل عملية</translation>
    </message>
    <message>
        <source>eager, two launches</source>
        <translation>eager، إطلاقان</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>العناصر</translation>
    </message>
    <message>
        <source>equivalent within ±%1 points (%2 points, 95% %3 to %4)</source>
        <translation>مكافئ ضمن ±%1 نقاط (%2 نقاط، 95% من %3 إلى %4)</translation>
    </message>
    <message>
        <source>equivalent within ±%1 points (%2 points, 95% %3 to %4, p = %5: a small but certain difference)</source>
        <translation>مكافئ ضمن ±%1 نقاط (%2 نقاط، 95% من %3 إلى %4، p = %5: فرق صغير لكنه أكيد)</translation>
    </message>
    <message>
        <source>equivalent within ±0.5% (%1)</source>
        <translation>مكافئ ضمن ±0.5% (%1)</translation>
    </message>
    <message>
        <source>event.pairs contains an invalid comparison.</source>
        <translation>في event.pairs ما ليس مقارنة.</translation>
    </message>
    <message>
        <source>event.pairs contains an unknown caution.</source>
        <translation>في event.pairs تحذير غير معروف.</translation>
    </message>
    <message>
        <source>event.pairs contains an unknown verdict.</source>
        <translation>في event.pairs حكم غير معروف.</translation>
    </message>
    <message>
        <source>event.pairs must be a square table.</source>
        <translation>يجب أن تكون القيمة event.pairs جدولًا مربعًا.</translation>
    </message>
    <message>
        <source>event.part does not match the event.</source>
        <translation>لا تحوي القيمة event.part ما يتعلق به الحدث.</translation>
    </message>
    <message>
        <source>event.part is missing.</source>
        <translation>القيمة event.part مفقودة.</translation>
    </message>
    <message>
        <source>expected &apos;%1&apos;, but found %2</source>
        <translation>المتوقع &apos;%1&apos; والموجود %2</translation>
    </message>
    <message>
        <source>expected a string in quotation marks</source>
        <translation>المتوقع نص بين علامتي اقتباس</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>فشلت: %1</translation>
    </message>
    <message>
        <source>features of shape %1 are empty</source>
        <translation>سمات شكلها %1 لا تحوي شيئًا</translation>
    </message>
    <message>
        <source>features of shape %1 are neither [items, columns] nor [items, height, width]</source>
        <translation>سمات شكلها %1 ليست [عناصر، أعمدة] ولا [عناصر، ارتفاع، عرض]</translation>
    </message>
    <message>
        <source>features of shape %1 require more than 4 GiB as float (the limit)</source>
        <translation>سمات شكلها %1 تحتاج أكثر من 4 GiB بنوع float، وهو الحد</translation>
    </message>
    <message>
        <source>fetching a buffer</source>
        <translation>جلب مخزن</translation>
    </message>
    <message>
        <source>fetching logits</source>
        <translation>جلب قيم logits</translation>
    </message>
    <message>
        <source>fetching the inputs of a layer</source>
        <translation>جلب مُدخلات طبقة</translation>
    </message>
    <message>
        <source>fetching tokens</source>
        <translation>جلب الرموز (tokens)</translation>
    </message>
    <message>
        <source>filling activations</source>
        <translation>ملء التفعيلات</translation>
    </message>
    <message>
        <source>filling operands</source>
        <translation>ملء المعاملات</translation>
    </message>
    <message>
        <source>filling the rotating buffers</source>
        <translation>ملء المخازن الدوّارة</translation>
    </message>
    <message>
        <source>finding the extremes of the input</source>
        <translation>إيجاد أصغر قيم المُدخل وأكبرها</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>الإنهاء</translation>
    </message>
    <message>
        <source>finishing queued work</source>
        <translation>إتمام العمل المنتظر في الطابور</translation>
    </message>
    <message>
        <source>float4 loads and char4 stores: each warp loads 512 bytes at a time, and four elements share the index arithmetic. 11 instructions per element instead of 25, the same number of bytes.</source>
        <translation>تحميلات float4 وتخزينات char4: تطلب حزمة الخيوط 512 بايت في التحميل، وتتشارك أربعة عناصر حساب الفهارس: 11 تعليمة للعنصر بدل 25، والبايتات نفسها.</translation>
    </message>
    <message>
        <source>fortran_order is neither True nor False</source>
        <translation>fortran_order ليس True ولا False</translation>
    </message>
    <message>
        <source>from the input</source>
        <translation>من المُدخل</translation>
    </message>
    <message>
        <source>full precision</source>
        <translation>دقة كاملة</translation>
    </message>
    <message>
        <source>fused multiply-add</source>
        <translation>ضرب وجمع مدموجان</translation>
    </message>
    <message>
        <source>fused, CUDA graph</source>
        <translation>مدموج، مخطط CUDA</translation>
    </message>
    <message>
        <source>fused, custom kernel</source>
        <translation>مدموج، نواة خاصة</translation>
    </message>
    <message>
        <source>fused, division</source>
        <translation>مدموج، بالقسمة</translation>
    </message>
    <message>
        <source>fused, online softmax</source>
        <translation>مدموج، softmax أثناء المرور</translation>
    </message>
    <message>
        <source>generated characters, %1 classes, seed %2</source>
        <translation>حروف مرسومة، %1 أصناف، البذرة %2</translation>
    </message>
    <message>
        <source>generated from the text: which of four continuations follows</source>
        <translation>مصنوعة من النص: أي تتمة من أربع هي التالية</translation>
    </message>
    <message>
        <source>generating characters</source>
        <translation>رسم الحروف</translation>
    </message>
    <message>
        <source>generating operands, compiling and selecting algorithms</source>
        <translation>إعداد المعاملات والترجمة واختيار الخوارزميات</translation>
    </message>
    <message>
        <source>generating the input</source>
        <translation>إنشاء المُدخل</translation>
    </message>
    <message>
        <source>governor %1</source>
        <translation>حاكم التردد %1</translation>
    </message>
    <message>
        <source>governor %1 (the clock rate depends on the load)</source>
        <translation>حاكم التردد %1 (الترددات تتبع الحمل)</translation>
    </message>
    <message>
        <source>group</source>
        <translation>مجموعة</translation>
    </message>
    <message>
        <source>groups of %1</source>
        <translation>مجموعات من %1</translation>
    </message>
    <message>
        <source>hardware slowdown</source>
        <translation>إبطاء من العتاد</translation>
    </message>
    <message>
        <source>has a step without a &quot;type&quot;</source>
        <translation>فيه خطوة بلا &quot;type&quot;</translation>
    </message>
    <message>
        <source>has more than %1 steps</source>
        <translation>فيه أكثر من %1 من الخطوات</translation>
    </message>
    <message>
        <source>has no &quot;type&quot;</source>
        <translation>ليس فيه &quot;type&quot;</translation>
    </message>
    <message>
        <source>head size</source>
        <translation>حجم الرأس</translation>
    </message>
    <message>
        <source>head size %1</source>
        <translation>حجم الرأس %1</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>الرؤوس</translation>
    </message>
    <message>
        <source>heads of %1 elements cannot be rotated in pairs</source>
        <translation>لا يمكن تدوير رؤوس من %1 عنصر أزواجًا</translation>
    </message>
    <message>
        <source>hidden size</source>
        <translation>البعد المخفي</translation>
    </message>
    <message>
        <source>hidden size %1</source>
        <translation>البعد المخفي %1</translation>
    </message>
    <message>
        <source>higher (%1)</source>
        <translation>أعلى (%1)</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>ساخنة</translation>
    </message>
    <message>
        <source>hot: %1</source>
        <translation>ساخنة: %1</translation>
    </message>
    <message>
        <source>hot: 1 buffer</source>
        <translation>ساخنة: مخزن واحد</translation>
    </message>
    <message>
        <source>hot: 1 buffer per variant, at most %1</source>
        <translation>ساخنة: مخزن واحد لكل صيغة، %1 على الأكثر</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>مستورد</translation>
    </message>
    <message>
        <source>imported from %1</source>
        <translation>مستورد من %1</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>is not a list of at most 64 widths</source>
        <translation>ليس قائمة من 64 عرضًا على الأكثر</translation>
    </message>
    <message>
        <source>is not a number</source>
        <translation>ليس عددًا</translation>
    </message>
    <message>
        <source>is not a whole number from 0 to 1,048,576</source>
        <translation>ليس عددًا صحيحًا من 0 إلى 1,048,576</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>كبير أكثر مما يجب</translation>
    </message>
    <message>
        <source>it contains a zero byte, so it is not a text file</source>
        <translation>فيه بايت صفري: ليس نصًا</translation>
    </message>
    <message>
        <source>it contains more than %1 launches (the limit)</source>
        <translation>فيه أكثر من %1 إطلاق، وهو الحد</translation>
    </message>
    <message>
        <source>it contains more than %1 rows (the limit)</source>
        <translation>فيه أكثر من %1 صف، وهو الحد</translation>
    </message>
    <message>
        <source>it contains more than %1 runs.</source>
        <translation>فيه أكثر من %1 تشغيلات.</translation>
    </message>
    <message>
        <source>it contains more than %1 values (the limit)</source>
        <translation>فيه أكثر من %1 قيمة، وهو الحد</translation>
    </message>
    <message>
        <source>it contains neither a row with a time nor a score</source>
        <translation>لا صف فيه بزمن ودون درجة</translation>
    </message>
    <message>
        <source>it contains neither kernels (categories kernel, gpu_memcpy, gpu_memset) nor operators (cpu_op)</source>
        <translation>ليست فيه نوى (الفئات kernel وgpu_memcpy وgpu_memset) ولا مؤثّرات (cpu_op)</translation>
    </message>
    <message>
        <source>it contains no duration (gpu__time_duration.sum, or Duration on the details page)</source>
        <translation>ليست فيه أي مدة (gpu__time_duration.sum، أو Duration في صفحة details)</translation>
    </message>
    <message>
        <source>it contains no rows below its header</source>
        <translation>لا صف فيه تحت سطر العناوين</translation>
    </message>
    <message>
        <source>it contains no session.</source>
        <translation>ليس فيه جلسة.</translation>
    </message>
    <message>
        <source>it contains none of ttfts, itls, latencies, mean_ttft_ms</source>
        <translation>لا شيء فيه من ttfts وitls وlatencies وmean_ttft_ms</translation>
    </message>
    <message>
        <source>it did not start</source>
        <translation>لم يبدأ</translation>
    </message>
    <message>
        <source>it does not contain a model configuration</source>
        <translation>لا إعدادات نموذج فيه</translation>
    </message>
    <message>
        <source>it does not list its runs</source>
        <translation>لا يذكر أي التشغيلات يخصه</translation>
    </message>
    <message>
        <source>it ends unexpectedly after %1 decompressed bytes</source>
        <translation>ينتهي قبل أوانه، بعد %1 بايت مفكوكة</translation>
    </message>
    <message>
        <source>it has %1 bytes, which is too short for a .safetensors file</source>
        <translation>طوله %1 بايت، أقصر من أن يكون ملف .safetensors</translation>
    </message>
    <message>
        <source>it has %1 cells, the first line has %2</source>
        <translation>فيه %1 خلايا، وفي السطر الأول %2</translation>
    </message>
    <message>
        <source>it has %1 classes; the limit is %2</source>
        <translation>فيه %1 أصناف؛ والمسموح %2 على الأكثر</translation>
    </message>
    <message>
        <source>it has %1 labels, but %2 has %3 items</source>
        <translation>فيه %1 وسوم، لكن في %2 عدد %3 من العناصر</translation>
    </message>
    <message>
        <source>it has .npy version %1; supported versions are 1 to 3</source>
        <translation>هو .npy بالإصدار %1؛ والمعروف الإصدارات من 1 إلى 3</translation>
    </message>
    <message>
        <source>it has an unexpected tensor %1</source>
        <translation>فيه موتر %1 لا يوجد في مثل هذا النموذج</translation>
    </message>
    <message>
        <source>it has more than %1 cells (the limit)</source>
        <translation>فيه أكثر من %1 خلية، وهو الحد</translation>
    </message>
    <message>
        <source>it has neither &quot;latencies&quot; nor a positive &quot;avg_latency&quot;</source>
        <translation>لا &quot;latencies&quot; فيه ولا &quot;avg_latency&quot; موجب</translation>
    </message>
    <message>
        <source>it has no &apos;result&apos;.</source>
        <translation>ليس فيه &apos;result&apos;.</translation>
    </message>
    <message>
        <source>it has no feature columns</source>
        <translation>لا أعمدة سمات فيه</translation>
    </message>
    <message>
        <source>it has no list &quot;benchmarks&quot;</source>
        <translation>لا قائمة &quot;benchmarks&quot; فيه</translation>
    </message>
    <message>
        <source>it has no list of runs</source>
        <translation>ليس فيه قائمة تشغيلات</translation>
    </message>
    <message>
        <source>it has no object &quot;results&quot;</source>
        <translation>لا كائن &quot;results&quot; فيه</translation>
    </message>
    <message>
        <source>it has no schema number.</source>
        <translation>ليس فيه رقم مخطط.</translation>
    </message>
    <message>
        <source>it has no weight</source>
        <translation>لا يوجد وزن</translation>
    </message>
    <message>
        <source>it has only one column</source>
        <translation>فيه عمود واحد فقط</translation>
    </message>
    <message>
        <source>it is a device or a pipe</source>
        <translation>إنه جهاز أو أنبوب</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>إنه مجلد</translation>
    </message>
    <message>
        <source>it is a running program</source>
        <translation>إنه برنامج قيد التشغيل</translation>
    </message>
    <message>
        <source>it is damaged after %1 decompressed bytes (%2)</source>
        <translation>هو تالف بعد %1 بايت مفكوكة (%2)</translation>
    </message>
    <message>
        <source>it is followed by text</source>
        <translation>يوجد نص بعد نهايته</translation>
    </message>
    <message>
        <source>it is nested deeper than %1 levels (the limit)</source>
        <translation>تداخله أعمق من %1 مستويات، وهو الحد</translation>
    </message>
    <message>
        <source>it is not a gzip file</source>
        <translation>لا يبدأ كملف gzip</translation>
    </message>
    <message>
        <source>it is not an .npy file</source>
        <translation>لا يبدأ كملف .npy</translation>
    </message>
    <message>
        <source>it is not an IDX file</source>
        <translation>لا يبدأ كملف IDX</translation>
    </message>
    <message>
        <source>it is stored in column-major order (fortran_order)</source>
        <translation>مخزَّن عمودًا عمودًا (fortran_order)</translation>
    </message>
    <message>
        <source>it is stored in column-major order (fortran_order), but tokens are rows</source>
        <translation>مخزَّن عمودًا عمودًا (fortran_order)، بينما الرموز (tokens) صفوف</translation>
    </message>
    <message>
        <source>it is too large for this computer</source>
        <translation>إنه أكبر مما يسعه هذا الحاسوب</translation>
    </message>
    <message>
        <source>it was changed while it was being read</source>
        <translation>تغيّر أثناء قراءته</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Quantoscope (schema %1; this one reads up to %2).</source>
        <translation>حفظه إصدار أحدث من Quantoscope (المخطط %1؛ وهذا يقرأ حتى %2).</translation>
    </message>
    <message>
        <source>it was started for %1 steps, but %2 items require %3</source>
        <translation>بدأ بخطوات عددها %1، لكن %2 عناصر تصنع %3</translation>
    </message>
    <message>
        <source>it was truncated while it was being read</source>
        <translation>قُصّر أثناء قراءته</translation>
    </message>
    <message>
        <source>item %1 has %2 as feature %3</source>
        <translation>في العنصر %1 القيمة %2 للسمة %3</translation>
    </message>
    <message>
        <source>item %1 has the negative label %2</source>
        <translation>للعنصر %1 وسم سالب %2</translation>
    </message>
    <message>
        <source>item %1 of the test data has the label %2, which does not occur in the training data and is out of range</source>
        <translation>للعنصر %1 من جزء الاختبار الوسم %2، وهو خارج المدى: لا يحمله أي عنصر تدريب</translation>
    </message>
    <message>
        <source>its %1 items are split into %2 for training and %3 for calibration; no split can be empty</source>
        <translation>تنقسم عناصره %1 إلى %2 للتدريب و%3 للمعايرة؛ ولا يجوز أن يكون أي قسم فارغًا</translation>
    </message>
    <message>
        <source>its %1 items are split into %2 for training, %3 for calibration and %4 for testing; no split can be empty</source>
        <translation>تنقسم عناصره %1 إلى %2 للتدريب و%3 للمعايرة و%4 للاختبار؛ ولا يجوز أن يكون أي قسم فارغًا</translation>
    </message>
    <message>
        <source>its __metadata__ %1 is not a string</source>
        <translation>القيمة %1 في __metadata__ الخاص به ليست نصًا</translation>
    </message>
    <message>
        <source>its __metadata__ is not an object</source>
        <translation>__metadata__ الخاص به ليس كائنًا</translation>
    </message>
    <message>
        <source>its baseline %1 is not a known mode.</source>
        <translation>خط أساسه %1 ليس وضعًا معروفًا.</translation>
    </message>
    <message>
        <source>its buffers need more than an eighth of the available memory (%1)</source>
        <translation>ثُمن الذاكرة الحرة (%1) لا يسع مخازنها</translation>
    </message>
    <message>
        <source>its configuration does not have one name for each of %1 classes</source>
        <translation>ليس في إعداداته اسم لكل صنف من الأصناف وعددها %1</translation>
    </message>
    <message>
        <source>its configuration is inconsistent: %1</source>
        <translation>إعداداته غير متوافقة: %1</translation>
    </message>
    <message>
        <source>its configuration is not an object</source>
        <translation>إعداداته ليست كائنًا</translation>
    </message>
    <message>
        <source>its configuration specifies an unknown type of model</source>
        <translation>إعداداته لا تسمّي نوع نموذج يعرفه هذا البرنامج</translation>
    </message>
    <message>
        <source>its data type %1 is not supported</source>
        <translation>نوع بياناته %1 غير مدعوم</translation>
    </message>
    <message>
        <source>its elements are Python objects</source>
        <translation>عناصره كائنات Python</translation>
    </message>
    <message>
        <source>its elements are not plain numbers</source>
        <translation>عناصره ليست أعدادًا بسيطة</translation>
    </message>
    <message>
        <source>its elements are single bytes of an unnamed type (NumPy has no name for FP8 E4M3)</source>
        <translation>عناصره بايتات مفردة من نوع غير مسمى (لا يستطيع numpy تسمية FP8 E4M3)</translation>
    </message>
    <message>
        <source>its elements are structures with several fields</source>
        <translation>عناصره بنى (عدة حقول لكل منها)</translation>
    </message>
    <message>
        <source>its format is not %1.</source>
        <translation>صيغته غير %1.</translation>
    </message>
    <message>
        <source>its header</source>
        <translation>ترويسته</translation>
    </message>
    <message>
        <source>its header does not begin with &apos;{&apos;</source>
        <translation>ترويسته لا تبدأ بـ &apos;{&apos;</translation>
    </message>
    <message>
        <source>its header size is %1 bytes, but only %2 follow</source>
        <translation>تدّعي ترويسته %1 بايت، لكن ما يليها %2 فقط</translation>
    </message>
    <message>
        <source>its header size is %1 bytes; the limit is %2</source>
        <translation>تدّعي ترويسته %1 بايت؛ والمسموح %2 على الأكثر</translation>
    </message>
    <message>
        <source>its header size is %1; the limit is 1 MiB</source>
        <translation>تدّعي ترويسته %1؛ ويُقرأ 1 MiB على الأكثر</translation>
    </message>
    <message>
        <source>its list &quot;benchmarks&quot; contains entries that are not objects</source>
        <translation>في قائمته &quot;benchmarks&quot; شيء غير الكائنات</translation>
    </message>
    <message>
        <source>its list contains entries that are not objects</source>
        <translation>في قائمته شيء غير الكائنات</translation>
    </message>
    <message>
        <source>its name contains control characters or is not valid UTF-8</source>
        <translation>في اسمه محارف تحكم أو ليس بترميز UTF-8</translation>
    </message>
    <message>
        <source>its name does not end in .csv, .tsv, .npy, .idx or -ubyte (IDX)</source>
        <translation>لا ينتهي اسمه بأي من .csv و.tsv و.npy و.idx و-ubyte (IDX)</translation>
    </message>
    <message>
        <source>its name is empty or reserved</source>
        <translation>اسمه فارغ أو محجوز</translation>
    </message>
    <message>
        <source>its shape %1</source>
        <translation>شكله %1</translation>
    </message>
    <message>
        <source>its shape %1 has more than %2 elements (the limit)</source>
        <translation>شكله %1 فيه أكثر من %2 عنصرًا، وهو الحد</translation>
    </message>
    <message>
        <source>its shape %1 of %2-byte elements requires more than the %3 bytes in the file</source>
        <translation>شكله %1 من عناصر حجمها %2 بايت يحتاج أكثر من البايتات الموجودة وعددها %3</translation>
    </message>
    <message>
        <source>its state is incomplete for this model</source>
        <translation>حالته لا تحوي ما يحتاجه مثل هذا النموذج</translation>
    </message>
    <message>
        <source>its symbolic links form a loop</source>
        <translation>روابطه الرمزية تدور في حلقة</translation>
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
        <translation>وسوم شكلها %1 ليست قائمة بعدد واحد لكل عنصر</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>زمن التنفيذ</translation>
    </message>
    <message>
        <source>latency with copies %1</source>
        <translation>زمن التنفيذ مع النسخ %1</translation>
    </message>
    <message>
        <source>launching GELU</source>
        <translation>إطلاق GELU</translation>
    </message>
    <message>
        <source>launching a compiled kernel</source>
        <translation>إطلاق نواة مترجمة</translation>
    </message>
    <message>
        <source>launching a graph</source>
        <translation>إطلاق مخطط تنفيذ</translation>
    </message>
    <message>
        <source>launching a kernel</source>
        <translation>إطلاق نواة</translation>
    </message>
    <message>
        <source>launching a layer norm</source>
        <translation>إطلاق تطبيع طبقة</translation>
    </message>
    <message>
        <source>launching a product</source>
        <translation>إطلاق عملية ضرب</translation>
    </message>
    <message>
        <source>launching a residual sum</source>
        <translation>إطلاق جمع المتبقي (residual)</translation>
    </message>
    <message>
        <source>laying out activations</source>
        <translation>ترتيب التفعيلات في الذاكرة</translation>
    </message>
    <message>
        <source>line %1 has %2 cells instead of %3; the file may be truncated</source>
        <translation>في السطر %1 عدد من الخلايا قدره %2 بدل %3؛ قد يكون الملف مبتورًا</translation>
    </message>
    <message>
        <source>loading a compiled kernel</source>
        <translation>تحميل نواة مترجمة</translation>
    </message>
    <message>
        <source>loading a product</source>
        <translation>تحميل عملية ضرب</translation>
    </message>
    <message>
        <source>loading compiled kernels</source>
        <translation>تحميل النوى المترجمة</translation>
    </message>
    <message>
        <source>loading kernels</source>
        <translation>تحميل النوى</translation>
    </message>
    <message>
        <source>loading products</source>
        <translation>تحميل عمليات الضرب</translation>
    </message>
    <message>
        <source>loading the attention kernel</source>
        <translation>تحميل نواة الانتباه</translation>
    </message>
    <message>
        <source>loading the fused kernel</source>
        <translation>تحميل النواة المدموجة</translation>
    </message>
    <message>
        <source>looking for a compiled kernel</source>
        <translation>البحث عن نواة مترجمة</translation>
    </message>
    <message>
        <source>looking for devices</source>
        <translation>البحث عن أجهزة</translation>
    </message>
    <message>
        <source>looking for functions of the driver</source>
        <translation>البحث عن دوال برنامج التشغيل</translation>
    </message>
    <message>
        <source>looking for the driver&apos;s tensor maps</source>
        <translation>البحث عن خرائط الموترات (tensor maps) في برنامج التشغيل</translation>
    </message>
    <message>
        <source>lower (%1)</source>
        <translation>أدنى (%1)</translation>
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
        <translation>إنشاء دفق (stream)</translation>
    </message>
    <message>
        <source>making events</source>
        <translation>إنشاء الأحداث</translation>
    </message>
    <message>
        <source>making operands</source>
        <translation>إعداد المعاملات</translation>
    </message>
    <message>
        <source>making the codes</source>
        <translation>إعداد الرموز</translation>
    </message>
    <message>
        <source>materialized</source>
        <translation>محفوظ في الذاكرة</translation>
    </message>
    <message>
        <source>matrix rate, %1</source>
        <translation>معدل المصفوفات، %1</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>الأقصى %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>المتوسط %1</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>جارٍ القياس</translation>
    </message>
    <message>
        <source>memory %1 MHz</source>
        <translation>الذاكرة %1 MHz</translation>
    </message>
    <message>
        <source>memory unknown</source>
        <translation>الذاكرة غير معروفة</translation>
    </message>
    <message>
        <source>min %1</source>
        <translation>الأدنى %1</translation>
    </message>
    <message>
        <source>multiplying</source>
        <translation>الضرب</translation>
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
        <translation>لم يُعثر على مكتبة BLAS</translation>
    </message>
    <message>
        <source>no byte dot products (VNNI) with %1 on this CPU</source>
        <translation>لا ضرب نقطي للبايتات (VNNI) مع %1 على هذا المعالج</translation>
    </message>
    <message>
        <source>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but none of the %4 others is shown to be worse.</source>
        <translation>لم يثبت أن تهيئة ما هي الأفضل. أكثر الإجابات الصحيحة لـ %1 (%2 من %3)، لكن لم يثبت أن أيًا من الأخريات وعددها %4 أسوأ.</translation>
    </message>
    <message numerus="yes">
        <source>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but only %n of the %4 others are shown to be worse.</source>
        <comment>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but only %n of the %4 others is shown to be worse.</comment>
        <translation>
            <numerusform>لم يثبت أن تهيئة ما هي الأفضل. أكثر الإجابات الصحيحة لـ %1 (%2 من %3)، لكن لم يثبت أن أيًا من الأخريات وعددها %4 أسوأ.</numerusform>
            <numerusform>لم يثبت أن تهيئة ما هي الأفضل. أكثر الإجابات الصحيحة لـ %1 (%2 من %3)، لكن من الأخريات وعددها %4 لم يثبت إلا أن واحدة أسوأ.</numerusform>
            <numerusform>لم يثبت أن تهيئة ما هي الأفضل. أكثر الإجابات الصحيحة لـ %1 (%2 من %3)، لكن من الأخريات وعددها %4 لم يثبت إلا أن اثنتين أسوأ.</numerusform>
            <numerusform>لم يثبت أن تهيئة ما هي الأفضل. أكثر الإجابات الصحيحة لـ %1 (%2 من %3)، لكن من الأخريات وعددها %4 لم يثبت إلا أن %n أسوأ.</numerusform>
            <numerusform>لم يثبت أن تهيئة ما هي الأفضل. أكثر الإجابات الصحيحة لـ %1 (%2 من %3)، لكن من الأخريات وعددها %4 لم يثبت إلا أن %n أسوأ.</numerusform>
            <numerusform>لم يثبت أن تهيئة ما هي الأفضل. أكثر الإجابات الصحيحة لـ %1 (%2 من %3)، لكن من الأخريات وعددها %4 لم يثبت إلا أن %n أسوأ.</numerusform>
        </translation>
    </message>
    <message>
        <source>no item has a metric such as &quot;acc&quot; or &quot;exact_match&quot;</source>
        <translation>لا عنصر له مقياس مثل &quot;acc&quot; أو &quot;exact_match&quot;</translation>
    </message>
    <message>
        <source>no label column was found</source>
        <translation>لا عمود يُعرف بأنه الوسم</translation>
    </message>
    <message>
        <source>no label file was found next to it</source>
        <translation>لا وسوم بجانبه</translation>
    </message>
    <message>
        <source>no log</source>
        <translation>لا سجل</translation>
    </message>
    <message>
        <source>no quantization error</source>
        <translation>بلا خطأ تكميم</translation>
    </message>
    <message>
        <source>no selected variant supports this size</source>
        <translation>لا تقبل أي صيغة مختارة هذا الحجم</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>لا وجود لمثل هذا الملف</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>لا وجود لمثل هذا الملف أو المجلد</translation>
    </message>
    <message>
        <source>no task has a metric such as &quot;acc,none&quot;</source>
        <translation>لا مهمة لها مقياس مثل &quot;acc,none&quot;</translation>
    </message>
    <message>
        <source>not enough device memory for three matrices</source>
        <translation>لا ذاكرة حرة كافية في الجهاز لثلاث مصفوفات</translation>
    </message>
    <message>
        <source>not resolved (%1 points, 95% %2 to %3, p = %4)</source>
        <translation>غير محسوم (%1 نقاط، 95% من %2 إلى %3، p = %4)</translation>
    </message>
    <message>
        <source>not resolved (%1)</source>
        <translation>غير محسوم (%1)</translation>
    </message>
    <message>
        <source>not throttled</source>
        <translation>غير مخفّض التردد</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>غير مُتحقَّق منه</translation>
    </message>
    <message>
        <source>not within ±1% yet</source>
        <translation>ليس ضمن ±1% بعد</translation>
    </message>
    <message>
        <source>nothing is prepared</source>
        <translation>لم يُهيَّأ شيء</translation>
    </message>
    <message>
        <source>num_tokens × hidden_size is %1, more than %2 elements.</source>
        <translation>num_tokens × hidden_size يساوي %1، أي أكثر من %2 عنصرًا.</translation>
    </message>
    <message>
        <source>offline processing</source>
        <translation>معالجة غير آنية</translation>
    </message>
    <message>
        <source>one of choices.label</source>
        <translation>إحدى قيم choices.label</translation>
    </message>
    <message>
        <source>one sequence</source>
        <translation>تسلسل واحد</translation>
    </message>
    <message>
        <source>only %1 MiB of device memory is available, too little for a copy that exceeds the cache</source>
        <translation>الحر من ذاكرة الجهاز %1 MiB فقط، وهو أقل مما يلزم لنسخة لا تتسع لها الذاكرة المخبأة</translation>
    </message>
    <message>
        <source>opening cuBLASLt</source>
        <translation>فتح cuBLASLt</translation>
    </message>
    <message>
        <source>opening the device</source>
        <translation>فتح الجهاز</translation>
    </message>
    <message>
        <source>ordering streams</source>
        <translation>ترتيب تتابع الدفوق (streams)</translation>
    </message>
    <message>
        <source>packed times in microseconds; these are damaged</source>
        <translation>أزمنة مرصوصة بالميكروثانية، وهذه ليست كذلك (أو لم تعد كذلك)</translation>
    </message>
    <message>
        <source>packed, 16-byte stores</source>
        <translation>مرصوص، تخزينات 16 بايت</translation>
    </message>
    <message>
        <source>packing weights</source>
        <translation>رزم الأوزان</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>جزئي</translation>
    </message>
    <message>
        <source>per channel</source>
        <translation>لكل قناة</translation>
    </message>
    <message>
        <source>per tensor</source>
        <translation>لكل موتر</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>الإذن مرفوض</translation>
    </message>
    <message>
        <source>perplexity %1 (difference not resolved)</source>
        <translation>الحيرة %1 (الفرق غير محسوم)</translation>
    </message>
    <message>
        <source>perplexity %1 (equivalent within ±0.5%)</source>
        <translation>الحيرة %1 (مكافئة ضمن ±0.5%)</translation>
    </message>
    <message>
        <source>perplexity %1 (higher)</source>
        <translation>الحيرة %1 (أعلى)</translation>
    </message>
    <message>
        <source>perplexity %1 (lower)</source>
        <translation>الحيرة %1 (أدنى)</translation>
    </message>
    <message>
        <source>phase, note, started, training, row, rows, cell, speed or token</source>
        <translation>phase أو note أو started أو training أو row أو rows أو cell أو speed أو token</translation>
    </message>
    <message>
        <source>phase, progress, segment, table or note</source>
        <translation>phase أو progress أو segment أو table أو note</translation>
    </message>
    <message>
        <source>power brake</source>
        <translation>كبح القدرة</translation>
    </message>
    <message>
        <source>power cap</source>
        <translation>حد القدرة</translation>
    </message>
    <message>
        <source>prefill a sequence that does not exist, nothing, or into room of another size</source>
        <translation>الملء المسبق لتسلسل غير موجود، أو بلا رموز (tokens)، أو في مساحة بحجم آخر</translation>
    </message>
    <message>
        <source>prefill a sequence that does not exist, or nothing</source>
        <translation>الملء المسبق لتسلسل غير موجود، أو بلا رموز (tokens)</translation>
    </message>
    <message>
        <source>prefill; context of Llama 2</source>
        <translation>الملء المسبق؛ سياق Llama 2</translation>
    </message>
    <message>
        <source>prefill; context of Llama 3</source>
        <translation>الملء المسبق؛ سياق Llama 3</translation>
    </message>
    <message>
        <source>preparing the cache</source>
        <translation>تحضير الذاكرة المخبأة</translation>
    </message>
    <message>
        <source>preparing the model</source>
        <translation>تحضير النموذج</translation>
    </message>
    <message>
        <source>profiling one iteration per mode</source>
        <translation>تحليل تكرار واحد لكل وضع</translation>
    </message>
    <message>
        <source>quantizing</source>
        <translation>التكميم</translation>
    </message>
    <message>
        <source>query %1 has neither &quot;computeMs&quot; nor &quot;startComputeMs&quot; and &quot;endComputeMs&quot;</source>
        <translation>ليس في الاستعلام %1 لا &quot;computeMs&quot; ولا &quot;startComputeMs&quot; و&quot;endComputeMs&quot;</translation>
    </message>
    <message>
        <source>query, key and value of Llama 3 8B</source>
        <translation>الاستعلام والمفتاح والقيمة في Llama 3 8B</translation>
    </message>
    <message>
        <source>queueing a reading of the clock</source>
        <translation>وضع قراءة للساعة في الطابور</translation>
    </message>
    <message>
        <source>queueing a step of the model</source>
        <translation>وضع خطوة للنموذج في الطابور</translation>
    </message>
    <message>
        <source>queueing an instruction</source>
        <translation>وضع تعليمة في الطابور</translation>
    </message>
    <message>
        <source>queueing attention</source>
        <translation>وضع الانتباه في الطابور</translation>
    </message>
    <message>
        <source>queueing work</source>
        <translation>وضع العمل في الطابور</translation>
    </message>
    <message>
        <source>random, seed %1</source>
        <translation>عشوائي، البذرة %1</translation>
    </message>
    <message>
        <source>reading %1</source>
        <translation>قراءة %1</translation>
    </message>
    <message>
        <source>reading a kernel</source>
        <translation>قراءة نواة</translation>
    </message>
    <message>
        <source>reading a time</source>
        <translation>قراءة زمن</translation>
    </message>
    <message>
        <source>reading back</source>
        <translation>إعادة القراءة</translation>
    </message>
    <message>
        <source>reading device attributes</source>
        <translation>قراءة سمات الجهاز</translation>
    </message>
    <message>
        <source>reading device properties</source>
        <translation>قراءة خصائص الجهاز</translation>
    </message>
    <message>
        <source>reading the bus id</source>
        <translation>قراءة معرّف الناقل</translation>
    </message>
    <message>
        <source>reading the device&apos;s timer</source>
        <translation>قراءة مؤقّت الجهاز</translation>
    </message>
    <message>
        <source>reading the driver&apos;s version</source>
        <translation>قراءة إصدار برنامج التشغيل</translation>
    </message>
    <message>
        <source>reading the runtime&apos;s version</source>
        <translation>قراءة إصدار بيئة التشغيل</translation>
    </message>
    <message>
        <source>reciprocal</source>
        <translation>بالمقلوب</translation>
    </message>
    <message>
        <source>recording a graph</source>
        <translation>تسجيل مخطط تنفيذ</translation>
    </message>
    <message>
        <source>recording a product</source>
        <translation>تسجيل عملية ضرب</translation>
    </message>
    <message>
        <source>recording an event</source>
        <translation>تسجيل حدث</translation>
    </message>
    <message>
        <source>recovered, interrupted</source>
        <translation>مستعاد، منقطع</translation>
    </message>
    <message>
        <source>refining %1</source>
        <translation>استهداف %1</translation>
    </message>
    <message>
        <source>replaying a program</source>
        <translation>إعادة تنفيذ برنامج</translation>
    </message>
    <message>
        <source>requested</source>
        <translation>حسب الطلب</translation>
    </message>
    <message>
        <source>reserving shared memory</source>
        <translation>حجز ذاكرة مشتركة</translation>
    </message>
    <message>
        <source>restoring weights</source>
        <translation>استعادة الأوزان</translation>
    </message>
    <message>
        <source>rewind</source>
        <translation>الإرجاع إلى موضع سابق</translation>
    </message>
    <message>
        <source>rows of %1 weights are not a multiple of the group size %2, and compressed-tensors loads only complete groups</source>
        <translation>صفوف من %1 وزن ليست من مضاعفات مجموعاتها من %2، ولا تحمّل compressed-tensors إلا مجموعات كاملة</translation>
    </message>
    <message>
        <source>running a kernel</source>
        <translation>تشغيل نواة</translation>
    </message>
    <message>
        <source>running instructions</source>
        <translation>تنفيذ التعليمات</translation>
    </message>
    <message>
        <source>running the model</source>
        <translation>تشغيل النموذج</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>العيّنة</translation>
    </message>
    <message>
        <source>sample %1 of %2 is not a time</source>
        <translation>العيّنة %1 من %2 ليست زمنًا</translation>
    </message>
    <message>
        <source>selecting the device</source>
        <translation>اختيار الجهاز</translation>
    </message>
    <message>
        <source>sending a buffer</source>
        <translation>إرسال مخزن</translation>
    </message>
    <message>
        <source>sending tables</source>
        <translation>إرسال الجداول</translation>
    </message>
    <message>
        <source>sending tokens</source>
        <translation>إرسال الرموز (tokens)</translation>
    </message>
    <message>
        <source>sending weights</source>
        <translation>إرسال الأوزان</translation>
    </message>
    <message>
        <source>sensitivity of single layers</source>
        <translation>حساسية الطبقات المفردة</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>طول التسلسل</translation>
    </message>
    <message>
        <source>sequence length %1</source>
        <translation>طول التسلسل %1</translation>
    </message>
    <message>
        <source>shape %1 of %2 has %3 bits, but the data has %4 bytes</source>
        <translation>الشكل %1 من النوع %2 يعني %3 بت، وبياناته %4 بايت</translation>
    </message>
    <message>
        <source>shape %1 of %2 is invalid</source>
        <translation>الشكل %1 من النوع %2 غير ممكن</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>محاكى</translation>
    </message>
    <message>
        <source>simulated: values of FP8 E4M3 × FP8 E4M3 in %1; this GPU does not support FP8 multiplication</source>
        <translation>محاكى: قيم FP8 E4M3 × FP8 E4M3، %1؛ ليس في GPU هذا ضرب FP8</translation>
    </message>
    <message>
        <source>simulated: values of FP8 E4M3 × FP8 E4M3, FP32 multiply-adds (%1); CPUs do not support FP8 multiplication</source>
        <translation>محاكى: قيم FP8 E4M3 × FP8 E4M3، ضرب وجمع FP32 (%1)؛ ليس في وحدات CPU ضرب FP8</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>speed difference from %1 not resolved: %2×</source>
        <translation>فرق السرعة عن %1 غير محسوم: %2×</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>البدء</translation>
    </message>
    <message>
        <source>starting a worker process</source>
        <translation>بدء عملية تنفيذ</translation>
    </message>
    <message>
        <source>starting the attention kernel</source>
        <translation>بدء نواة الانتباه</translation>
    </message>
    <message>
        <source>starting the fused kernel</source>
        <translation>بدء النواة المدموجة</translation>
    </message>
    <message>
        <source>starting the profiler</source>
        <translation>بدء المحلّل</translation>
    </message>
    <message>
        <source>starting the softmax kernel</source>
        <translation>بدء نواة softmax</translation>
    </message>
    <message>
        <source>static</source>
        <translation>ثابت</translation>
    </message>
    <message>
        <source>stays warm: %1 buffer, %2, %3 × L2</source>
        <translation>تبقى دافئة: عدد المخازن %1، %2، %3 × L2</translation>
    </message>
    <message>
        <source>stays warm: %1 buffers, %2, %3 × L2</source>
        <translation>تبقى دافئة: عدد المخازن %1، %2، %3 × L2</translation>
    </message>
    <message>
        <source>std %1</source>
        <translation>الانحراف المعياري %1</translation>
    </message>
    <message>
        <source>stopped by the user</source>
        <translation>أوقفه المستخدم</translation>
    </message>
    <message>
        <source>stopped by the user, %1 of %2 points measured</source>
        <translation>أوقفه المستخدم، قيس %1 من %2 نقاط</translation>
    </message>
    <message>
        <source>stopping the profiler</source>
        <translation>إيقاف المحلّل</translation>
    </message>
    <message>
        <source>storing the scale</source>
        <translation>حفظ معامل القياس</translation>
    </message>
    <message>
        <source>storing the zero point</source>
        <translation>حفظ نقطة الصفر</translation>
    </message>
    <message>
        <source>sweeping the cache</source>
        <translation>مسح الذاكرة المخبأة بالقراءة</translation>
    </message>
    <message>
        <source>symmetric</source>
        <translation>متماثل</translation>
    </message>
    <message>
        <source>take a matrix</source>
        <translation>أخذ مصفوفة</translation>
    </message>
    <message>
        <source>take a vector</source>
        <translation>أخذ متجه</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>موتر</translation>
    </message>
    <message>
        <source>tensor %1</source>
        <translation>الموتر %1</translation>
    </message>
    <message>
        <source>test</source>
        <translation>الاختبار</translation>
    </message>
    <message>
        <source>text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>text follows a closing quotation mark</source>
        <translation>نص يلي علامة اقتباس الإغلاق</translation>
    </message>
    <message>
        <source>text without a supported table</source>
        <translation>نص بلا جدول يفهمه Quantoscope</translation>
    </message>
    <message>
        <source>the %2 attention heads are not divisible by the %1 KV heads</source>
        <translation>رؤوس الانتباه وعددها %2 لا تقبل القسمة على رؤوس KV وعددها %1</translation>
    </message>
    <message>
        <source>the .npy header is truncated</source>
        <translation>ينتهي داخل ترويسته .npy</translation>
    </message>
    <message>
        <source>the CPU does not support multiplication of %1.</source>
        <translation>لا يوجد في وحدة المعالجة المركزية ضرب من النوع %1.</translation>
    </message>
    <message>
        <source>the audit</source>
        <translation>التدقيق</translation>
    </message>
    <message>
        <source>the baseline</source>
        <translation>خط الأساس</translation>
    </message>
    <message>
        <source>the checkpoint already has this format</source>
        <translation>نقطة الحفظ بصيغتها أصلًا</translation>
    </message>
    <message>
        <source>the claimed %1</source>
        <translation>ادعاء %1</translation>
    </message>
    <message>
        <source>the comma is missing in a shape with one dimension</source>
        <translation>شكل من بُعد واحد تنقصه فاصلته</translation>
    </message>
    <message>
        <source>the configuration in %1</source>
        <translation>الإعدادات في %1</translation>
    </message>
    <message>
        <source>the context length</source>
        <translation>طول السياق</translation>
    </message>
    <message>
        <source>the copied %1 is less than three times the cache size (%2): partly warm</source>
        <translation>البيانات المنسوخة %1 أقل من ثلاثة أضعاف الذاكرة المخبأة (%2): دافئة جزئيًا</translation>
    </message>
    <message>
        <source>the data</source>
        <translation>البيانات</translation>
    </message>
    <message>
        <source>the device does not report the size of its cache</source>
        <translation>لا يذكر الجهاز حجم ذاكرته المخبأة</translation>
    </message>
    <message>
        <source>the device does not respond; its worker process will be terminated in %1 s</source>
        <translation>الجهاز لا يستجيب؛ تُنهى عملية تنفيذه خلال %1 s</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>القرص ممتلئ</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>أبلغ القرص عن خطأ</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>the entry of %1 is not an object</source>
        <translation>مدخل %1 ليس كائنًا</translation>
    </message>
    <message>
        <source>the escape %1</source>
        <translation>تسلسل الهروب %1</translation>
    </message>
    <message>
        <source>the features require more than 4 GiB (the limit)</source>
        <translation>السمات تحتاج أكثر من 4 GiB، وهو الحد</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>الملف فارغ</translation>
    </message>
    <message>
        <source>the file or its folder does not exist</source>
        <translation>الملف أو مجلده غير موجود</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>نظام الملفات للقراءة فقط</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>الملف المراد كتابته</translation>
    </message>
    <message>
        <source>the file would exceed the maximum file size</source>
        <translation>سيتجاوز الملف أكبر حجم مسموح به هنا</translation>
    </message>
    <message>
        <source>the first has %1 tokens</source>
        <translation>في أولها %1 من الرموز (tokens)</translation>
    </message>
    <message>
        <source>the first is line %1</source>
        <translation>أولها السطر %1</translation>
    </message>
    <message>
        <source>the first is line %1 with %2 tokens</source>
        <translation>أولها السطر %1 وفيه %2 من الرموز (tokens)</translation>
    </message>
    <message>
        <source>the first one, of whole numbers</source>
        <translation>الأول، من أعداد صحيحة</translation>
    </message>
    <message>
        <source>the folder contains no data files</source>
        <translation>لا ملفات بيانات في المجلد</translation>
    </message>
    <message>
        <source>the folder contains only labels: %1</source>
        <translation>في المجلد وسوم فقط: %1</translation>
    </message>
    <message>
        <source>the folder contains several data sets: %1</source>
        <translation>في المجلد عدة مجموعات بيانات: %1</translation>
    </message>
    <message>
        <source>the folder of the data</source>
        <translation>مجلد البيانات</translation>
    </message>
    <message>
        <source>the folder to create</source>
        <translation>المجلد المراد إنشاؤه</translation>
    </message>
    <message>
        <source>the folder to write</source>
        <translation>المجلد المراد كتابته</translation>
    </message>
    <message>
        <source>the format has no type %1</source>
        <translation>لا نوع %1 في الصيغة</translation>
    </message>
    <message>
        <source>the head size</source>
        <translation>حجم الرأس</translation>
    </message>
    <message>
        <source>the hidden size</source>
        <translation>البعد المخفي</translation>
    </message>
    <message>
        <source>the import</source>
        <translation>الاستيراد</translation>
    </message>
    <message>
        <source>the intermediate size</source>
        <translation>البعد الوسيط</translation>
    </message>
    <message>
        <source>the items</source>
        <translation>العناصر</translation>
    </message>
    <message>
        <source>the journal</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>the key %1 is unknown</source>
        <translation>المفتاح %1 غير معروف</translation>
    </message>
    <message>
        <source>the key %1 occurs twice</source>
        <translation>يتكرر المفتاح %1 مرتين</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; is missing</source>
        <translation>المفتاح &apos;%1&apos; مفقود</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; occurs twice</source>
        <translation>يتكرر المفتاح &apos;%1&apos; مرتين</translation>
    </message>
    <message>
        <source>the label is column %1 of the training table, but %2 of the test table</source>
        <translation>الوسم هو العمود %1 في جدول التدريب، لكنه %2 في جدول الاختبار</translation>
    </message>
    <message>
        <source>the last one, of whole numbers</source>
        <translation>الأخير، من أعداد صحيحة</translation>
    </message>
    <message>
        <source>the learning rate is not a positive number</source>
        <translation>معدل التعلّم ليس عددًا موجبًا</translation>
    </message>
    <message>
        <source>the mean is above the maximum</source>
        <translation>المتوسط فوق الأقصى</translation>
    </message>
    <message>
        <source>the mean is below the minimum</source>
        <translation>المتوسط تحت الأدنى</translation>
    </message>
    <message>
        <source>the minimum is above the maximum</source>
        <translation>الأدنى فوق الأقصى</translation>
    </message>
    <message>
        <source>the model does not respond; its worker process will be terminated in %1 s</source>
        <translation>النموذج لا يستجيب؛ تُنهى عملية تنفيذه خلال %1 s</translation>
    </message>
    <message>
        <source>the model included with the program</source>
        <translation>النموذج المرفق بالبرنامج</translation>
    </message>
    <message>
        <source>the name contains a zero byte</source>
        <translation>في الاسم بايت صفري</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>الاسم فارغ</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>اسم ملف</translation>
    </message>
    <message>
        <source>the number of KV heads</source>
        <translation>عدد رؤوس KV</translation>
    </message>
    <message>
        <source>the number of heads</source>
        <translation>عدد الرؤوس</translation>
    </message>
    <message>
        <source>the number of layers</source>
        <translation>عدد الطبقات</translation>
    </message>
    <message>
        <source>the only one with text</source>
        <translation>الوحيد الذي فيه كلمات</translation>
    </message>
    <message>
        <source>the operation is not permitted</source>
        <translation>العملية غير مسموح بها</translation>
    </message>
    <message>
        <source>the path or the file name is too long</source>
        <translation>المسار أو اسم الملف أطول مما يجب</translation>
    </message>
    <message>
        <source>the ratio of means, %1×,</source>
        <translation>نسبة المتوسطات، %1×،</translation>
    </message>
    <message>
        <source>the reading end was closed</source>
        <translation>أُغلق طرف القراءة</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>the session</source>
        <translation>الجلسة</translation>
    </message>
    <message>
        <source>the shape has more than 64 dimensions</source>
        <translation>في الشكل أكثر من 64 بُعدًا</translation>
    </message>
    <message>
        <source>the sizes in its state do not match the model</source>
        <translation>أجزاء من حالته بأحجام غير أحجام نموذجه</translation>
    </message>
    <message>
        <source>the sliding window is negative</source>
        <translation>النافذة المنزلقة سالبة</translation>
    </message>
    <message>
        <source>the standard deviation is too large for the range of the samples</source>
        <translation>الانحراف المعياري أكبر مما يسمح به مدى العينات</translation>
    </message>
    <message>
        <source>the study</source>
        <translation>الدراسة</translation>
    </message>
    <message>
        <source>the study does not respond; its worker process will be terminated in %1 s</source>
        <translation>الدراسة لا تستجيب؛ تُنهى عملية تنفيذها خلال %1 s</translation>
    </message>
    <message>
        <source>the table is empty</source>
        <translation>الجدول فارغ</translation>
    </message>
    <message>
        <source>the template adds the id %1 to a vocabulary of %2 tokens</source>
        <translation>يضيف القالب المعرّف %1 إلى مفردات عددها %2 من الرموز (tokens)</translation>
    </message>
    <message>
        <source>the template does not contain the text</source>
        <translation>القالب يُسقط النص</translation>
    </message>
    <message>
        <source>the template for a single text refers to another text, or to the text twice</source>
        <translation>قالب النص الواحد يذكر نصًا آخر أو يذكر النص مرتين</translation>
    </message>
    <message>
        <source>the template has a part that is neither a SpecialToken nor a Sequence</source>
        <translation>في القالب جزء ليس SpecialToken ولا Sequence</translation>
    </message>
    <message>
        <source>the template has no &quot;ids&quot; for %1</source>
        <translation>ليس في القالب &quot;ids&quot; لـ %1</translation>
    </message>
    <message>
        <source>the tensor %1</source>
        <translation>الموتر %1</translation>
    </message>
    <message>
        <source>the tensor %1 has no finite number at element %2</source>
        <translation>في الموتر %1 عدد غير منتهٍ عند العنصر %2</translation>
    </message>
    <message>
        <source>the tensor %1 has shape %2 instead of %3</source>
        <translation>شكل الموتر %1 هو %2 بدل %3</translation>
    </message>
    <message>
        <source>the tensor %1 has type %2, not F32</source>
        <translation>الموتر %1 من النوع %2، لا F32</translation>
    </message>
    <message>
        <source>the tensor %1 is missing</source>
        <translation>الموتر %1 مفقود</translation>
    </message>
    <message>
        <source>the time of a row is not positive</source>
        <translation>زمن صف ليس موجبًا</translation>
    </message>
    <message>
        <source>the time unit %1 of %2 is unknown</source>
        <translation>وحدة الزمن %1 في %2 غير معروفة</translation>
    </message>
    <message>
        <source>the unit %1 of %2 is not a unit of time</source>
        <translation>الوحدة %1 في %2 ليست وحدة زمن</translation>
    </message>
    <message>
        <source>the vocabulary</source>
        <translation>حجم المفردات</translation>
    </message>
    <message>
        <source>the weight decay is not a positive number</source>
        <translation>اضمحلال الأوزان ليس عددًا موجبًا</translation>
    </message>
    <message>
        <source>the weight has no scales</source>
        <translation>لا معاملات قياس للوزن</translation>
    </message>
    <message>
        <source>there</source>
        <translation>قيمة موجودة</translation>
    </message>
    <message>
        <source>there are no items to train on</source>
        <translation>لا عناصر للتدريب عليها</translation>
    </message>
    <message>
        <source>there are no rows below the header</source>
        <translation>لا صفوف تحت سطر العناوين</translation>
    </message>
    <message>
        <source>there is no machine code</source>
        <translation>لا شيفرة آلة</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>لا ذاكرة كافية</translation>
    </message>
    <message>
        <source>thermal (hardware)</source>
        <translation>حراري (عتادي)</translation>
    </message>
    <message>
        <source>thermal (software)</source>
        <translation>حراري (برمجي)</translation>
    </message>
    <message>
        <source>these are labels, and no file with the features was found next to them</source>
        <translation>هذه وسوم، ولا ملف بسماتها بجانبها</translation>
    </message>
    <message>
        <source>this GPU does not support multiplication of %1.</source>
        <translation>لا ضرب بصيغة %1 على GPU هذا.</translation>
    </message>
    <message>
        <source>this device does not support multiplication of %1</source>
        <translation>لا ضرب بصيغة %1 على هذا الجهاز</translation>
    </message>
    <message>
        <source>this property</source>
        <translation>هذه الخاصية</translation>
    </message>
    <message>
        <source>this type of group</source>
        <translation>هذا النوع من المجموعات</translation>
    </message>
    <message>
        <source>throttled: %1</source>
        <translation>مخفّض التردد: %1</translation>
    </message>
    <message>
        <source>throttling unknown</source>
        <translation>تخفيض التردد غير معروف</translation>
    </message>
    <message>
        <source>time limit of %1 s reached (%2 s per point)</source>
        <translation>بُلغ الحد الزمني %1 s (%2 s لكل نقطة)</translation>
    </message>
    <message>
        <source>time limit of %1 s reached before all medians and comparisons were resolved</source>
        <translation>بُلغ الحد الزمني %1 s قبل حسم كل وسيط وكل مقارنة</translation>
    </message>
    <message>
        <source>time limit of %1 s reached before all medians were within ±1%</source>
        <translation>بُلغ الحد الزمني %1 s قبل أن يصبح كل وسيط ضمن ±1%</translation>
    </message>
    <message>
        <source>timer and launches</source>
        <translation>المؤقّت والإطلاقات</translation>
    </message>
    <message>
        <source>timing a graph</source>
        <translation>توقيت مخطط تنفيذ</translation>
    </message>
    <message>
        <source>timing a large copy</source>
        <translation>توقيت نسخ كبير</translation>
    </message>
    <message>
        <source>timing a program</source>
        <translation>توقيت برنامج</translation>
    </message>
    <message>
        <source>timing a step</source>
        <translation>توقيت خطوة</translation>
    </message>
    <message>
        <source>timing arithmetic</source>
        <translation>توقيت الحساب</translation>
    </message>
    <message>
        <source>timing the clock and an empty launch</source>
        <translation>توقيت الساعة وإطلاق فارغ</translation>
    </message>
    <message>
        <source>tiny MLP %1</source>
        <translation>شبكة tiny MLP ‏%1</translation>
    </message>
    <message>
        <source>token</source>
        <translation>رمز (token)</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>too large by %1</source>
        <translation>أكبر مما يجب بعامل %1</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>الملفات المفتوحة أكثر مما يجب</translation>
    </message>
    <message>
        <source>too many files are open on this machine</source>
        <translation>الملفات المفتوحة على هذا الحاسوب أكثر مما يجب</translation>
    </message>
    <message>
        <source>too small by %1</source>
        <translation>أصغر مما يجب بعامل %1</translation>
    </message>
    <message>
        <source>training</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>training %1</source>
        <translation>تدريب %1</translation>
    </message>
    <message>
        <source>training items have %1 features, test items %2</source>
        <translation>لعناصر التدريب %1 سمات، ولعناصر الاختبار %2</translation>
    </message>
    <message>
        <source>transformer, %1 blocks of width %2, %3 heads, %4 patches of %5×%6</source>
        <translation>transformer، كتله %1 بعرض %2، ورؤوسه %3، ورقعه %4 بقياس %5×%6</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true أو false</translation>
    </message>
    <message>
        <source>tuning products</source>
        <translation>ضبط عمليات الضرب</translation>
    </message>
    <message>
        <source>turbo off</source>
        <translation>التعزيز (turbo) معطّل</translation>
    </message>
    <message>
        <source>turbo on (the clock rate depends on load and temperature)</source>
        <translation>التعزيز (turbo) مفعّل (الترددات تتبع الحمل والحرارة)</translation>
    </message>
    <message>
        <source>two kernels</source>
        <translation>نواتان</translation>
    </message>
    <message>
        <source>two kernels, overlapped</source>
        <translation>نواتان، متداخلتان</translation>
    </message>
    <message>
        <source>unfused passes</source>
        <translation>مراحل غير مدموجة</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>سبب غير معروف</translation>
    </message>
    <message>
        <source>until resolved, at most %1 s</source>
        <translation>حتى الحسم، %1 s على الأكثر</translation>
    </message>
    <message>
        <source>until stopped</source>
        <translation>حتى الإيقاف</translation>
    </message>
    <message>
        <source>up projection of Llama 2 7B</source>
        <translation>الإسقاط الصاعد (up) في Llama 2 7B</translation>
    </message>
    <message>
        <source>up projection of Llama 3 70B</source>
        <translation>الإسقاط الصاعد (up) في Llama 3 70B</translation>
    </message>
    <message>
        <source>up projection of Llama 3 8B</source>
        <translation>الإسقاط الصاعد (up) في Llama 3 8B</translation>
    </message>
    <message>
        <source>uploading a graph</source>
        <translation>رفع مخطط تنفيذ</translation>
    </message>
    <message numerus="yes">
        <source>verified against the FP64 reference: %n rows, %1 off by more than %2 (largest %3)</source>
        <comment>verified against the FP64 reference: %n row, %1 off by more than %2 (largest %3)</comment>
        <translation>
            <numerusform>تحقّق مقابل مرجع FP64: لا صفوف، %1 تبتعد أكثر من %2 (الأكبر %3)</numerusform>
            <numerusform>تحقّق مقابل مرجع FP64: صف واحد، %1 تبتعد أكثر من %2 (الأكبر %3)</numerusform>
            <numerusform>تحقّق مقابل مرجع FP64: صفّان، %1 تبتعد أكثر من %2 (الأكبر %3)</numerusform>
            <numerusform>تحقّق مقابل مرجع FP64: %n صفوف، %1 تبتعد أكثر من %2 (الأكبر %3)</numerusform>
            <numerusform>تحقّق مقابل مرجع FP64: %n صفًا، %1 تبتعد أكثر من %2 (الأكبر %3)</numerusform>
            <numerusform>تحقّق مقابل مرجع FP64: %n صف، %1 تبتعد أكثر من %2 (الأكبر %3)</numerusform>
        </translation>
    </message>
    <message>
        <source>verifying the codes</source>
        <translation>التحقق من الرموز</translation>
    </message>
    <message>
        <source>vocabulary of Llama 3</source>
        <translation>مفردات Llama 3</translation>
    </message>
    <message>
        <source>waiting for a kernel</source>
        <translation>انتظار نواة</translation>
    </message>
    <message>
        <source>warming up</source>
        <translation>الإحماء</translation>
    </message>
    <message>
        <source>within the space for a result</source>
        <translation>ضمن المساحة المتاحة للنتيجة</translation>
    </message>
    <message>
        <source>worse by %1 points (95% %2 to %3, p = %4)</source>
        <translation>أسوأ بـ %1 نقاط (95% من %2 إلى %3، p = %4)</translation>
    </message>
    <message>
        <source>your disk quota is exceeded</source>
        <translation>حصتك من القرص مستنفدة</translation>
    </message>
</context>
<context>
    <name>ModeCharts</name>
    <message>
        <source>%1× faster</source>
        <translation>أسرع %1×</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>أبطأ %1×</translation>
    </message>
    <message>
        <source>same</source>
        <translation>متساوٍ</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>غير محسوم</translation>
    </message>
    <message>
        <source>too few samples</source>
        <translation>عيّنات قليلة جدًا</translation>
    </message>
    <message>
        <source>Identical kernels differ in this run, so no difference is resolved.</source>
        <translation>جاءت نوى متطابقة مختلفة في هذا التشغيل: لا فرق محسوم.</translation>
    </message>
    <message>
        <source>%1 is %2× faster than %3.</source>
        <translation>%1 أسرع %2× من %3.</translation>
    </message>
    <message>
        <source>1 faster, %1× (%2)</source>
        <translation>1 أسرع، %1× (%2)</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 أبطأ</translation>
    </message>
    <message>
        <source>%1 the same</source>
        <translation>%1 متساوية</translation>
    </message>
    <message>
        <source>%1 not resolved</source>
        <translation>%1 غير محسومة</translation>
    </message>
    <message>
        <source>Compared with %1: %2.</source>
        <translation>مقابل %1: %2.</translation>
    </message>
    <message>
        <source>roofline of this device</source>
        <translation>خط السقف لهذا الجهاز</translation>
    </message>
    <message>
        <source>ceiling of this device</source>
        <translation>سقف هذا الجهاز</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>معدل الحساب</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>العمليات</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Median latency</source>
        <translation>وسيط زمن التنفيذ</translation>
    </message>
    <message>
        <source>p5–p95</source>
        <translation>p5–p95</translation>
    </message>
    <message>
        <source>First %1 of %2 rows; the table shows all rows.</source>
        <translation>أول %1 من %2 صفوف؛ الجدول فيه الكل.</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>مستورد</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>عرض النطاق</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Signal to quantization noise</source>
        <translation>الإشارة إلى ضجيج التكميم</translation>
    </message>
    <message>
        <source>Accuracy against double precision</source>
        <translation>الدقة مقابل الدقة المضاعفة</translation>
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
        <translation>∞ (مطابق)</translation>
    </message>
    <message>
        <source>Size with scales</source>
        <translation>الحجم مع معاملات القياس</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>∞ (of those judged)</source>
        <translation>∞ (للقيم المقيَّمة)</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>غير مُقيَّم</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 تالفة</translation>
    </message>
    <message>
        <source>%1 faster, up to %2× (%3)</source>
        <translation>%1 أسرع، حتى %2× (%3)</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>%1 (recovered)</source>
        <translation>%1 (مستعاد)</translation>
    </message>
    <message>
        <source>Mode study</source>
        <translation>دراسة الأوضاع</translation>
    </message>
    <message>
        <source>Interrupted run</source>
        <translation>تشغيل منقطع</translation>
    </message>
    <message>
        <source>There is nothing to restore; discard it.</source>
        <translation>لا شيء يُستعاد؛ تجاهله.</translation>
    </message>
    <message>
        <source>Nothing can be restored: %1</source>
        <translation>لا شيء يمكن استعادته: %1</translation>
    </message>
    <message>
        <source>The files stay in %1.</source>
        <translation>تبقى الملفات في %1.</translation>
    </message>
    <message>
        <source>The interrupted study is empty.</source>
        <translation>الدراسة المنقطعة فارغة.</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>النموذج اللغوي</translation>
    </message>
</context>
<context>
    <name>ReportExporter</name>
    <message>
        <source>Cannot draw the image %1.</source>
        <translation>تعذّر رسم الصورة %1.</translation>
    </message>
    <message>
        <source>Close other programs and export again.</source>
        <translation>أغلق برامج أخرى ثم صدّر ثانية.</translation>
    </message>
    <message>
        <source>There are no runs to report.</source>
        <translation>لا تشغيل لتقريره.</translation>
    </message>
    <message>
        <source>Measure something first.</source>
        <translation>قِس شيئًا أولًا.</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>خط السقف</translation>
    </message>
    <message>
        <source>Latency per iteration, all modes</source>
        <translation>زمن التنفيذ لكل تكرار، كل الأوضاع</translation>
    </message>
    <message>
        <source>Latency per iteration, %1</source>
        <translation>زمن التنفيذ لكل تكرار، %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, at the first of %n value(s) of the second axis</source>
        <translation>
            <numerusform>%1، بلا قيم للمحور الثاني</numerusform>
            <numerusform>%1، عند القيمة الوحيدة للمحور الثاني</numerusform>
            <numerusform>%1، عند أولى قيمتي المحور الثاني</numerusform>
            <numerusform>%1، عند أولى %n قيم للمحور الثاني</numerusform>
            <numerusform>%1، عند أولى %n قيمة للمحور الثاني</numerusform>
            <numerusform>%1، عند أولى %n قيمة للمحور الثاني</numerusform>
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
        <translation>عمليات لكل بايت (لوغاريتمي)</translation>
    </message>
    <message>
        <source>TFLOP/s (log)</source>
        <translation>TFLOP/s (لوغاريتمي)</translation>
    </message>
    <message>
        <source>no device calibration in this run: no slope and no roofs</source>
        <translation>لا معايرة للجهاز في هذا التشغيل: لا ميل ولا أسقف</translation>
    </message>
    <message>
        <source>%1 rows without operations or bytes are not drawn</source>
        <translation>%1 صفوف بلا عمليات أو بايتات لا موضع لها</translation>
    </message>
    <message>
        <source>cache %1 GB/s</source>
        <translation>المخبأة %1 GB/s</translation>
    </message>
    <message>
        <source>memory %1 GB/s</source>
        <translation>الذاكرة %1 GB/s</translation>
    </message>
    <message>
        <source>%1 reaches %2% of what this device allows</source>
        <translation>%1 يبلغ %2% مما يسمح به هذا الجهاز</translation>
    </message>
    <message>
        <source>%1 is at %2% of the copy rate, so its data stays in the cache</source>
        <translation>%1 عند %2% من معدل النسخ، فتبقى بياناته في الذاكرة المخبأة</translation>
    </message>
    <message>
        <source>%1 is at %2% of the calibrated %3 rate</source>
        <translation>%1 عند %2% من معدل %3 المعاير</translation>
    </message>
    <message>
        <source>%1; it is memory-bound.</source>
        <translation>%1؛ تحدّه الذاكرة.</translation>
    </message>
    <message>
        <source>%1; it is compute-bound.</source>
        <translation>%1؛ يحدّه الحساب.</translation>
    </message>
    <message>
        <source>%1; all of them are memory-bound.</source>
        <translation>%1؛ تحدّها كلها الذاكرة.</translation>
    </message>
    <message>
        <source>%1; all of them are compute-bound.</source>
        <translation>%1؛ يحدّها كلها الحساب.</translation>
    </message>
    <message>
        <source>%1; %2 of %3 are memory-bound.</source>
        <translation>%1؛ تحدّ الذاكرة %2 من %3.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Operations per byte</source>
        <translation>عمليات لكل بايت</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>TFLOP/s low</source>
        <translation>TFLOP/s الأدنى</translation>
    </message>
    <message>
        <source>TFLOP/s high</source>
        <translation>TFLOP/s الأعلى</translation>
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
        <translation>العمليات</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>البايتات</translation>
    </message>
    <message>
        <source>Roof (TFLOP/s)</source>
        <translation>السقف (TFLOP/s)</translation>
    </message>
    <message>
        <source>Share of the roof (%)</source>
        <translation>من السقف (%)</translation>
    </message>
    <message>
        <source>memory					%1</source>
        <translation>الذاكرة					%1</translation>
    </message>
    <message>
        <source>roof %1		%2</source>
        <translation>السقف %1		%2</translation>
    </message>
    <message>
        <source>%1 is at %2% of the rate of a plain copy, which writes as much as it reads</source>
        <translation>%1 عند %2% من معدل نسخ بسيط يكتب بقدر ما يقرأ</translation>
    </message>
    <message>
        <source>modes without counted arithmetic are placed at %1 operations per element; the distance to the slope shows their GB/s</source>
        <translation>توضع الأوضاع التي لا عدّ لعملياتها عند %1 عملية لكل عنصر؛ وتُظهر المسافة إلى الميل إنتاجيتها بوحدة GB/s</translation>
    </message>
    <message>
        <source>%1 reaches %2% of its ceiling, a kernel that only moves the same bytes</source>
        <translation>يبلغ %1 نسبة %2% من سقفه، وهو نواة لا تنقل إلا البايتات نفسها</translation>
    </message>
    <message>
        <source>What lies above the copy line moves its bytes faster than the calibration&apos;s plain copy, which writes as much as it reads.</source>
        <translation>ما يقع فوق خط النسخ ينقل بايتاته أسرع من النسخ البسيط في المعايرة، الذي يكتب بقدر ما يقرأ.</translation>
    </message>
    <message>
        <source>What lies above the copy line is served by the caches.</source>
        <translation>ما يقع فوق خط النسخ تخدمه الذواكر المخبأة.</translation>
    </message>
</context>
<context>
    <name>RunFindings</name>
    <message>
        <source>Codes verified against the oracle: %1 rows, %2 differ.</source>
        <translation>تحقّق من الرموز مقابل المرجع: %1 صفوف، %2 مختلفة.</translation>
    </message>
    <message>
        <source>Codes and scales of %1 of %2 modes were read back and compared bit for bit with the reference implementation.</source>
        <translation>أُعيدت قراءة %1 من %2 أوضاع وقورنت بتًّا بتًّا، رموزًا ومعاملات قياس، بالتنفيذ المرجعي البسيط.</translation>
    </message>
    <message>
        <source>Results verified against a double-precision reference: %1 rows, %2 beyond the tolerance.</source>
        <translation>تحقّق من النتائج مقابل مرجع بدقة مضاعفة: %1 صفوف، %2 خارج التفاوت.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Constant input: there is nothing to scale (scale 0, codes 0).</source>
        <translation>مُدخل ثابت: لا شيء يُقاس (معامل القياس 0، الرموز 0).</translation>
    </message>
    <message>
        <source>%1 input values are NaN or infinite and are excluded from the error figures.</source>
        <translation>%1 من قيم المُدخل التي هي NaN أو لا نهائية مستبعدة من أرقام الخطأ.</translation>
    </message>
    <message>
        <source>(First of %1 such periods.)</source>
        <translation>(الأولى من %1 فترات كهذه.)</translation>
    </message>
    <message>
        <source>Compared with %1: %2</source>
        <translation>مقابل %1: %2</translation>
    </message>
    <message>
        <source>%1 finite input values were restored as NaN or infinite and are excluded from the error figures.</source>
        <translation>%1 من قيم المُدخل المنتهية استُعيدت NaN أو لا نهائية؛ وهي غير داخلة في أي من أرقام الخطأ.</translation>
    </message>
    <message>
        <source>Rows of %1 of %2 variants were read back and compared with a double-precision reference. The tolerance allows for rounding in the types of each variant. The accuracy columns show the errors.</source>
        <translation>أعيدت قراءة صفوف من %1 من %2 صيغ وقورنت بمرجع مضاعف الدقة. يراعي التسامح التقريب في أنواع كل صيغة. وتُظهر أعمدة الدقة الأخطاء.</translation>
    </message>
    <message>
        <source>Identical kernels differ: verdicts are not reliable.</source>
        <translation>نوى متطابقة تختلف: الأحكام غير موثوقة.</translation>
    </message>
    <message>
        <source>%1 was measured twice in each round, and the two series differ: ratio %2, 95% interval [%3, %4], n = %5 pairs. Possible causes are other work on the machine, a changing clock, or the order within a round; they affect all modes. Remove the cause and measure again before you rely on any difference in this run.</source>
        <translation>قيس %1 مرتين في كل جولة، والسلسلتان مختلفتان: النسبة %2، مجال 95% ‏[%3, %4]، n = %5 أزواج. الأسباب المحتملة: عمل آخر على الحاسوب، أو تردد متغيّر، أو الترتيب داخل الجولة؛ وهي تؤثر في كل الأوضاع. أزل السبب وأعد القياس قبل أن تعتمد على أي فرق في هذا التشغيل.</translation>
    </message>
    <message>
        <source>%1 of %2 rows differ from the reference by more than rounding explains. Do not rely on the figures of this variant.</source>
        <translation>يختلف %1 من %2 صفوف عن المرجع بأكثر مما يفسره التقريب. لا تعتمد على أرقام هذه الصيغة.</translation>
    </message>
    <message>
        <source>%1 of %2 rows differ from the oracle. Do not rely on the figures of this mode.</source>
        <translation>يختلف %1 من %2 صفوف عن المرجع. لا تعتمد على أرقام هذا الوضع.</translation>
    </message>
    <message>
        <source>Up to %1% of the roofline (%2). Possible causes: it writes less than a plain copy, or its arithmetic rate exceeds that of the large matrix product in the calibration.</source>
        <translation>حتى %1% من خط السقف (%2). الأسباب المحتملة: أنه يكتب أقل من نسخ بسيط، أو أن معدل حسابه يتجاوز معدل جداء المصفوفات الكبير في المعايرة.</translation>
    </message>
    <message>
        <source>Up to %1% of the roofline (%2). Possible causes: operands stay in the cache, or the arithmetic rate exceeds that of the large matrix product in the calibration.</source>
        <translation>حتى %1% من خط السقف (%2). الأسباب المحتملة: بقاء المعاملات في الذاكرة المخبأة، أو تجاوز معدل الحساب معدلَ جداء المصفوفات الكبير في المعايرة.</translation>
    </message>
    <message>
        <source>Up to %1% of the ceiling (%2). Possible causes: noise, or caches that serve more of its traffic than of the ceiling kernel&apos;s.</source>
        <translation>حتى %1% من السقف (%2). الأسباب المحتملة: الضجيج، أو ذواكر مخبأة تخدم من حركته أكثر مما تخدم من حركة نواة السقف.</translation>
    </message>
    <message>
        <source>Up to %1% of the ceiling (%2). Possible causes: the kernel starts before the previous one has ended, which the ceiling kernel does not do; noise; or the cache.</source>
        <translation>حتى %1% من السقف (%2). الأسباب المحتملة: بدء النواة قبل انتهاء سابقتها، وهو ما لا تفعله نواة السقف؛ أو الضجيج؛ أو الذاكرة المخبأة.</translation>
    </message>
</context>
<context>
    <name>RunNames</name>
    <message>
        <source>copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>%1 per tensor</source>
        <translation>%1 لكل موتر</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>%1 لكل رمز</translation>
    </message>
    <message>
        <source>%1 per group</source>
        <translation>%1 لكل مجموعة</translation>
    </message>
    <message>
        <source>%1 %2× faster</source>
        <translation>%1 أسرع %2×</translation>
    </message>
    <message>
        <source>%1: none faster</source>
        <translation>%1: لا شيء أسرع</translation>
    </message>
    <message>
        <source>timing %1</source>
        <translation>التوقيت %1</translation>
    </message>
    <message>
        <source>fixed iterations</source>
        <translation>تكرارات ثابتة</translation>
    </message>
    <message>
        <source>until resolved</source>
        <translation>حتى الحسم</translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s)</source>
        <translation>
            <numerusform>لا تكرارات</numerusform>
            <numerusform>تكرار واحد</numerusform>
            <numerusform>تكراران</numerusform>
            <numerusform>%n تكرارات</numerusform>
            <numerusform>%n تكرارًا</numerusform>
            <numerusform>%n تكرار</numerusform>
        </translation>
    </message>
    <message>
        <source>on the CPU</source>
        <translation>على CPU</translation>
    </message>
    <message>
        <source>on the GPU</source>
        <translation>على GPU</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>لا رموز</numerusform>
            <numerusform>رمز واحد</numerusform>
            <numerusform>رمزان</numerusform>
            <numerusform>%n رموز</numerusform>
            <numerusform>%n رمزًا</numerusform>
            <numerusform>%n رمز</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden %1</source>
        <translation>مخفي %1</translation>
    </message>
    <message>
        <source>other modes</source>
        <translation>أوضاع أخرى</translation>
    </message>
    <message>
        <source>other variants</source>
        <translation>صيغ أخرى</translation>
    </message>
    <message>
        <source>other input</source>
        <translation>مُدخل آخر</translation>
    </message>
    <message>
        <source>other scale</source>
        <translation>معامل قياس آخر</translation>
    </message>
    <message>
        <source>Sweep of %1</source>
        <translation>مسح %1</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>لا أوضاع</numerusform>
            <numerusform>وضع واحد</numerusform>
            <numerusform>وضعان</numerusform>
            <numerusform>%n أوضاع</numerusform>
            <numerusform>%n وضعًا</numerusform>
            <numerusform>%n وضع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n mode(s) equivalent</source>
        <translation>
            <numerusform>%1 من %n أوضاع مكافئ</numerusform>
            <numerusform>%1 من وضع واحد مكافئ</numerusform>
            <numerusform>%1 من وضعين مكافئ</numerusform>
            <numerusform>%1 من %n أوضاع مكافئ</numerusform>
            <numerusform>%1 من %n وضعًا مكافئ</numerusform>
            <numerusform>%1 من %n وضع مكافئ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configuration(s)</source>
        <translation>
            <numerusform>لا تهيئات</numerusform>
            <numerusform>تهيئة واحدة</numerusform>
            <numerusform>تهيئتان</numerusform>
            <numerusform>%n تهيئات</numerusform>
            <numerusform>%n تهيئة</numerusform>
            <numerusform>%n تهيئة</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>تشغيل %1</translation>
    </message>
    <message>
        <source>repeated</source>
        <translation>معاد</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in %1 cannot be read. The current settings apply until the program ends.</source>
        <translation>تتعذر قراءة الإعدادات في %1. تسري الإعدادات الحالية حتى ينتهي البرنامج.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been reset. The old file is now %1.</source>
        <translation>كانت الإعدادات تالفة وأعيد ضبطها. الملف القديم هو الآن %1.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>In a chart</source>
        <translation>في المخطط</translation>
    </message>
    <message>
        <source>Measure (trace)</source>
        <translation>قياس (الأثر)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>المسافة</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>تكبير وتصغير</translation>
    </message>
    <message>
        <source>+ and −, wheel</source>
        <translation>+ و−، العجلة</translation>
    </message>
    <message>
        <source>Zoom the other axis</source>
        <translation>تكبير المحور الآخر</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+العجلة</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>عرض كل شيء ثانية</translation>
    </message>
    <message>
        <source>0, double click</source>
        <translation>0، نقر مزدوج</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>محور لوغاريتمي</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Set cursor A or B here</source>
        <translation>وضع المؤشر A أو B هنا</translation>
    </message>
    <message>
        <source>A, B, Shift+click</source>
        <translation>A، B، Shift+نقرة</translation>
    </message>
    <message>
        <source>Pin a note here</source>
        <translation>تثبيت تعليق هنا</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Show the values as a table</source>
        <translation>عرض القيم في جدول</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Select the cell of the heat map</source>
        <translation>اختيار خلية خريطة الحرارة</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>More: copy, save, traces</source>
        <translation>المزيد: نسخ، حفظ، آثار</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>مفتاح القائمة، نقرة يمنى</translation>
    </message>
    <message>
        <source>In a table</source>
        <translation>في الجدول</translation>
    </message>
    <message>
        <source>Move between rows</source>
        <translation>الانتقال من صف إلى صف</translation>
    </message>
    <message>
        <source>Up, Down, Page Up, Page Down</source>
        <translation>أعلى، أسفل، Page Up، Page Down</translation>
    </message>
    <message>
        <source>Choose columns, sort</source>
        <translation>اختيار الأعمدة والفرز</translation>
    </message>
    <message>
        <source>Menu key, right click on the header</source>
        <translation>مفتاح القائمة، نقرة يمنى على الترويسة</translation>
    </message>
    <message>
        <source>While presenting</source>
        <translation>أثناء التقديم</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>Right, Space, Page Down</source>
        <translation>يمين، المسافة، Page Down</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>الصفحة السابقة</translation>
    </message>
    <message>
        <source>Left, Page Up</source>
        <translation>يسار، Page Up</translation>
    </message>
    <message>
        <source>First and last page</source>
        <translation>أول صفحة وآخر صفحة</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home، End</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>الانتقال إلى صفحة</translation>
    </message>
    <message>
        <source>Digits, then Enter</source>
        <translation>أرقام ثم Enter</translation>
    </message>
    <message>
        <source>Blank the screen</source>
        <translation>شاشة سوداء، والعودة</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>End</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>في كل مكان</translation>
    </message>
    <message>
        <source>Next or previous control</source>
        <translation>العنصر التالي أو السابق</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab، Shift+Tab</translation>
    </message>
    <message>
        <source>Open a menu by its underlined letter</source>
        <translation>فتح قائمة بحرفها المسطّر</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt والحرف</translation>
    </message>
    <message>
        <source>Close a message, a palette or a dialog</source>
        <translation>إغلاق رسالة أو لوحة أوامر أو مربع حوار</translation>
    </message>
    <message>
        <source>Advance automatically, pause</source>
        <translation>تشغيل تلقائي، توقف</translation>
    </message>
    <message>
        <source>F5 or A, P</source>
        <translation>F5 أو A، P</translation>
    </message>
    <message>
        <source>+ and −</source>
        <translation>+ و−</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>فاتح أو داكن</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Next screen</source>
        <translation>الشاشة التالية</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Move between values</source>
        <translation>الانتقال من قيمة إلى قيمة</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>مفاتيح الأسهم</translation>
    </message>
    <message>
        <source>Move a zoomed chart</source>
        <translation>تحريك مخطط مكبَّر</translation>
    </message>
    <message>
        <source>Shift and arrow keys, drag</source>
        <translation>Shift ومفاتيح الأسهم، سحب</translation>
    </message>
    <message>
        <source>Drag the image to another program</source>
        <translation>أخذ الصورة إلى برنامج آخر</translation>
    </message>
    <message>
        <source>Alt and drag</source>
        <translation>Alt مع السحب</translation>
    </message>
    <message>
        <source>Slower and faster</source>
        <translation>مدة أطول أو أقصر للصفحة</translation>
    </message>
    <message>
        <source>Laser pointer with values</source>
        <translation>مؤشر ليزر مع القيم</translation>
    </message>
    <message>
        <source>List these keys</source>
        <translation>سرد هذه المفاتيح</translation>
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
        <translation>لا صفحة للتصدير.</translation>
    </message>
    <message>
        <source>Measure something, or show a hidden page.</source>
        <translation>قس شيئًا، أو أظهر صفحة مخفية.</translation>
    </message>
    <message>
        <source>Cannot draw the slides.</source>
        <translation>تعذّر رسم الشرائح.</translation>
    </message>
    <message>
        <source>Close other programs and export again.</source>
        <translation>أغلق برامج أخرى ثم صدّر ثانية.</translation>
    </message>
</context>
<context>
    <name>SlideFigures</name>
    <message>
        <source>95% interval %1 to %2</source>
        <translation>مجال 95% من %1 إلى %2</translation>
    </message>
    <message>
        <source>imported from %1</source>
        <translation>مستورد من %1</translation>
    </message>
    <message>
        <source>%1 against %2: not reliable, identical kernels differ</source>
        <translation>%1 مقابل %2: غير موثوق، جاءت نوى متطابقة مختلفة</translation>
    </message>
    <message>
        <source>%1 is faster than %2</source>
        <translation>%1 أسرع من %2</translation>
    </message>
    <message>
        <source>%1 is slower than %2</source>
        <translation>%1 أبطأ من %2</translation>
    </message>
    <message>
        <source>%1 and %2 are the same</source>
        <translation>%1 و%2 متساويان</translation>
    </message>
    <message>
        <source>%1 against %2: not resolved</source>
        <translation>%1 مقابل %2: غير محسوم</translation>
    </message>
    <message>
        <source>%1 against %2: too few samples to say</source>
        <translation>%1 مقابل %2: عيّنات أقل من أن يقال شيء</translation>
    </message>
    <message>
        <source>%1, bandwidth</source>
        <translation>%1، عرض النطاق</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>%1, of the roofline of this device</source>
        <translation>%1، من خط السقف لهذا الجهاز</translation>
    </message>
    <message>
        <source>%1, of the ceiling of this device</source>
        <translation>%1، من سقف هذا الجهاز</translation>
    </message>
    <message>
        <source>%1 against FP32: %2</source>
        <translation>%1 مقابل FP32: %2</translation>
    </message>
    <message>
        <source>points</source>
        <translation>نقاط</translation>
    </message>
    <message>
        <source>exact, with scales and header</source>
        <translation>بالضبط، مع معاملات القياس والترويسة</translation>
    </message>
    <message>
        <source>%1 is smaller than FP32</source>
        <translation>%1 أصغر من FP32</translation>
    </message>
    <message>
        <source>FP32 against %1</source>
        <translation>FP32 مقابل %1</translation>
    </message>
    <message>
        <source>exact bytes of the model files</source>
        <translation>البايتات الدقيقة لملفات النموذج</translation>
    </message>
    <message>
        <source>%1, median</source>
        <translation>%1، الوسيط</translation>
    </message>
    <message>
        <source>%1, of what this device allows</source>
        <translation>%1، مما يسمح به هذا الجهاز</translation>
    </message>
    <message>
        <source>%1, arithmetic</source>
        <translation>%1، الحساب</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>الوسيط</translation>
    </message>
    <message>
        <source>95 of 100 are at or below</source>
        <translation>95 من 100 عند هذه القيمة أو دونها</translation>
    </message>
    <message>
        <source>p95; not reliable, too few samples</source>
        <translation>p95؛ العينات أقل من أن يُعتمد عليه</translation>
    </message>
    <message>
        <source>99 of 100 are at or below</source>
        <translation>99 من 100 عند هذه القيمة أو دونها</translation>
    </message>
    <message>
        <source>p99; not reliable, too few samples</source>
        <translation>p99؛ العينات أقل من أن يُعتمد عليه</translation>
    </message>
    <message>
        <source>Mean, affected by slow samples</source>
        <translation>المتوسط، وتغيّره كل عيّنة بطيئة</translation>
    </message>
    <message>
        <source>standard deviation %1 %2</source>
        <translation>الانحراف المعياري %1 %2</translation>
    </message>
    <message>
        <source>Longest sample</source>
        <translation>أطول عيّنة</translation>
    </message>
    <message>
        <source>FP32, the baseline</source>
        <translation>FP32، خط الأساس</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>نات</translation>
    </message>
    <message>
        <source>%1 against FP32</source>
        <translation>%1 مقابل FP32</translation>
    </message>
    <message>
        <source>%1 against FP32: not resolved</source>
        <translation>%1 مقابل FP32: غير محسوم</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>التشغيلات</translation>
    </message>
    <message>
        <source>Modes and variants</source>
        <translation>الأوضاع والصيغ</translation>
    </message>
    <message>
        <source>Latencies measured</source>
        <translation>أزمنة التنفيذ المقيسة</translation>
    </message>
    <message numerus="yes">
        <source>n = %n sample(s)</source>
        <translation>
            <numerusform>n = %n، بلا عيّنات</numerusform>
            <numerusform>n = %n، عيّنة واحدة</numerusform>
            <numerusform>n = %n، عيّنتان</numerusform>
            <numerusform>n = %n عيّنات</numerusform>
            <numerusform>n = %n عيّنة</numerusform>
            <numerusform>n = %n عيّنة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n test item(s), paired</source>
        <translation>
            <numerusform>n = %n، بلا عناصر اختبار، مزدوجة</numerusform>
            <numerusform>n = %n، عنصر اختبار واحد، مزدوج</numerusform>
            <numerusform>n = %n، عنصرا اختبار، مزدوجان</numerusform>
            <numerusform>n = %n عناصر اختبار، مزدوجة</numerusform>
            <numerusform>n = %n عنصر اختبار، مزدوجة</numerusform>
            <numerusform>n = %n عنصر اختبار، مزدوجة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n test item(s)</source>
        <translation>
            <numerusform>n = %n، بلا عناصر اختبار</numerusform>
            <numerusform>n = %n، عنصر اختبار واحد</numerusform>
            <numerusform>n = %n، عنصرا اختبار</numerusform>
            <numerusform>n = %n عناصر اختبار</numerusform>
            <numerusform>n = %n عنصر اختبار</numerusform>
            <numerusform>n = %n عنصر اختبار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s); the ratio changes during the run</source>
        <translation>
            <numerusform>n = %n، بلا أزواج؛ تتغيّر النسبة أثناء التشغيل</numerusform>
            <numerusform>n = %n، زوج واحد؛ تتغيّر النسبة أثناء التشغيل</numerusform>
            <numerusform>n = %n، زوجان؛ تتغيّر النسبة أثناء التشغيل</numerusform>
            <numerusform>n = %n أزواج؛ تتغيّر النسبة أثناء التشغيل</numerusform>
            <numerusform>n = %n زوجًا؛ تتغيّر النسبة أثناء التشغيل</numerusform>
            <numerusform>n = %n زوج؛ تتغيّر النسبة أثناء التشغيل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s)</source>
        <translation>
            <numerusform>n = %n، بلا أزواج</numerusform>
            <numerusform>n = %n، زوج واحد</numerusform>
            <numerusform>n = %n، زوجان</numerusform>
            <numerusform>n = %n أزواج</numerusform>
            <numerusform>n = %n زوجًا</numerusform>
            <numerusform>n = %n زوج</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>لا بايتات</numerusform>
            <numerusform>بايت واحد</numerusform>
            <numerusform>بايتان</numerusform>
            <numerusform>%n بايتات</numerusform>
            <numerusform>%n بايتًا</numerusform>
            <numerusform>%n بايت</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, signal to quantization noise</source>
        <translation>%1، الإشارة إلى ضجيج التكميم</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message numerus="yes">
        <source>n = %n value(s)</source>
        <translation>
            <numerusform>n = %n، بلا قيم</numerusform>
            <numerusform>n = %n، قيمة واحدة</numerusform>
            <numerusform>n = %n، قيمتان</numerusform>
            <numerusform>n = %n قيم</numerusform>
            <numerusform>n = %n قيمة</numerusform>
            <numerusform>n = %n قيمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s), about %1 independent (autocorrelated)</source>
        <translation>
            <numerusform>‏n = %n أزواج، نحو %1 مستقلة (ترابط ذاتي)</numerusform>
            <numerusform>‏n = %n زوج، نحو %1 مستقلة (ترابط ذاتي)</numerusform>
            <numerusform>‏n = %n زوج، نحو %1 مستقلة (ترابط ذاتي)</numerusform>
            <numerusform>‏n = %n أزواج، نحو %1 مستقلة (ترابط ذاتي)</numerusform>
            <numerusform>‏n = %n زوجًا، نحو %1 مستقلة (ترابط ذاتي)</numerusform>
            <numerusform>‏n = %n زوج، نحو %1 مستقلة (ترابط ذاتي)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, of its ceiling</source>
        <translation>%1، من سقفه</translation>
    </message>
</context>
<context>
    <name>SlidePage</name>
    <message>
        <source>Values as a table</source>
        <translation>القيم في جدول</translation>
    </message>
    <message>
        <source>There are no pages to export.</source>
        <translation>لا صفحة للتصدير.</translation>
    </message>
    <message>
        <source>Measure something, or show a hidden page.</source>
        <translation>قس شيئًا، أو أظهر صفحة مخفية.</translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %n row(s); the session file has all.</source>
        <translation>
            <numerusform>أول %1 من %n صف؛ وكلها في ملف الجلسة.</numerusform>
            <numerusform>أول %1 من صف واحد؛ وكلها في ملف الجلسة.</numerusform>
            <numerusform>أول %1 من صفّين؛ وكلها في ملف الجلسة.</numerusform>
            <numerusform>أول %1 من %n صفوف؛ وكلها في ملف الجلسة.</numerusform>
            <numerusform>أول %1 من %n صفًا؛ وكلها في ملف الجلسة.</numerusform>
            <numerusform>أول %1 من %n صف؛ وكلها في ملف الجلسة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Slides</name>
    <message>
        <source>imported from %1</source>
        <translation>مستورد من %1</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 in %n step(s): %3× faster.</source>
        <translation>
            <numerusform>من %1 إلى %2 بلا خطوات: أسرع %3×.</numerusform>
            <numerusform>من %1 إلى %2 في خطوة واحدة: أسرع %3×.</numerusform>
            <numerusform>من %1 إلى %2 في خطوتين: أسرع %3×.</numerusform>
            <numerusform>من %1 إلى %2 في %n خطوات: أسرع %3×.</numerusform>
            <numerusform>من %1 إلى %2 في %n خطوة: أسرع %3×.</numerusform>
            <numerusform>من %1 إلى %2 في %n خطوة: أسرع %3×.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 in %n step(s): %3× slower.</source>
        <translation>
            <numerusform>من %1 إلى %2 بلا خطوات: أبطأ %3×.</numerusform>
            <numerusform>من %1 إلى %2 في خطوة واحدة: أبطأ %3×.</numerusform>
            <numerusform>من %1 إلى %2 في خطوتين: أبطأ %3×.</numerusform>
            <numerusform>من %1 إلى %2 في %n خطوات: أبطأ %3×.</numerusform>
            <numerusform>من %1 إلى %2 في %n خطوة: أبطأ %3×.</numerusform>
            <numerusform>من %1 إلى %2 في %n خطوة: أبطأ %3×.</numerusform>
        </translation>
    </message>
    <message>
        <source>This sweep has no size measured yet.</source>
        <translation>لم يُقس أي حجم في هذا المسح بعد.</translation>
    </message>
    <message>
        <source>%1 This holds at %2, the largest size measured.</source>
        <translation>%1 يصح هذا عند %2، أكبر حجم مقيس.</translation>
    </message>
    <message>
        <source>This run has no device calibration, so its limits are not shown.</source>
        <translation>لا معايرة للجهاز في هذا التشغيل، فلا يقال شيء عن حدوده.</translation>
    </message>
    <message>
        <source>%1: half of its samples take at most %2, and 99 of 100 at most %3.</source>
        <translation>%1: نصف عيّناته يستغرق %2 على الأكثر، و99 من كل 100 تستغرق %3 على الأكثر.</translation>
    </message>
    <message numerus="yes">
        <source>%1: half of its samples take at most %2; %n sample(s) are too few for a 99th percentile.</source>
        <translation>
            <numerusform>%1: نصف عيّناته يستغرق %2 على الأكثر؛ ولا عيّنات للمئين 99.</numerusform>
            <numerusform>%1: نصف عيّناته يستغرق %2 على الأكثر؛ وعيّنة واحدة أقل من أن تعطي المئين 99.</numerusform>
            <numerusform>%1: نصف عيّناته يستغرق %2 على الأكثر؛ وعيّنتان أقل من أن تعطيا المئين 99.</numerusform>
            <numerusform>%1: نصف عيّناته يستغرق %2 على الأكثر؛ و%n عيّنات أقل من أن تعطي المئين 99.</numerusform>
            <numerusform>%1: نصف عيّناته يستغرق %2 على الأكثر؛ و%n عيّنة أقل من أن تعطي المئين 99.</numerusform>
            <numerusform>%1: نصف عيّناته يستغرق %2 على الأكثر؛ و%n عيّنة أقل من أن تعطي المئين 99.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n higher</source>
        <translation>
            <numerusform>لا شيء أعلى</numerusform>
            <numerusform>واحد أعلى</numerusform>
            <numerusform>اثنان أعلى</numerusform>
            <numerusform>%n أعلى</numerusform>
            <numerusform>%n أعلى</numerusform>
            <numerusform>%n أعلى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lower</source>
        <translation>
            <numerusform>لا شيء أدنى</numerusform>
            <numerusform>واحد أدنى</numerusform>
            <numerusform>اثنان أدنى</numerusform>
            <numerusform>%n أدنى</numerusform>
            <numerusform>%n أدنى</numerusform>
            <numerusform>%n أدنى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not resolved</source>
        <translation>
            <numerusform>لا شيء غير محسوم</numerusform>
            <numerusform>واحد غير محسوم</numerusform>
            <numerusform>اثنان غير محسومين</numerusform>
            <numerusform>%n غير محسومة</numerusform>
            <numerusform>%n غير محسومًا</numerusform>
            <numerusform>%n غير محسوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Loss by mode.</source>
        <translation>الخسارة بحسب الوضع.</translation>
    </message>
    <message>
        <source>Loss against the FP32 baseline, after Holm&apos;s correction: %1.</source>
        <translation>الخسارة مقابل خط الأساس FP32 بعد تصحيح Holm: %1.</translation>
    </message>
    <message>
        <source>Size of the model file by mode.</source>
        <translation>حجم ملف النموذج بحسب الوضع.</translation>
    </message>
    <message>
        <source>The smallest file is that of %1: %2 instead of %3. Its accuracy: %4.</source>
        <translation>أصغر ملف هو ملف %1: %2 بدل %3. دقته: %4.</translation>
    </message>
    <message>
        <source>Accuracy by mode.</source>
        <translation>الدقة بحسب الوضع.</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 in the window to measure.</source>
        <translation>لم يُقس شيء بعد. اضغط F5 في النافذة للقياس.</translation>
    </message>
    <message>
        <source>This run no longer has the finding “%1”.</source>
        <translation>لم تعد في هذا التشغيل الملاحظة «%1».</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Being measured now · %1</source>
        <translation>يُقاس الآن · %1</translation>
    </message>
    <message>
        <source>live</source>
        <translation>مباشر</translation>
    </message>
    <message>
        <source>Nothing is being measured now.</source>
        <translation>لا شيء يُقاس الآن.</translation>
    </message>
    <message>
        <source>What this page showed is no longer in the session.</source>
        <translation>ما عرضته هذه الصفحة لم يعد في الجلسة.</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>مسجَّل</translation>
    </message>
    <message>
        <source>What is being measured</source>
        <translation>ما يُقاس</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>السلّم</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>خط السقف</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>التوزيع</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>الدقة</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>حجم النموذج</translation>
    </message>
    <message>
        <source>Accuracy against size</source>
        <translation>الدقة مقابل الحجم</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>تحفظات</translation>
    </message>
    <message>
        <source>run removed</source>
        <translation>أُزيل التشغيل</translation>
    </message>
    <message>
        <source>Perplexity of a language model</source>
        <translation>حيرة نموذج لغوي</translation>
    </message>
    <message>
        <source>Speed of a language model</source>
        <translation>سرعة نموذج لغوي</translation>
    </message>
    <message>
        <source>%1 M parameters</source>
        <translation>%1 M معاملات</translation>
    </message>
    <message>
        <source>No error was measured in this run.</source>
        <translation>لم يُقس أي خطأ في هذا التشغيل.</translation>
    </message>
    <message>
        <source>Nothing has been compared yet, so there are no recommendations.</source>
        <translation>لم يُقارن شيء بعد، فلا يمكن التوصية بشيء.</translation>
    </message>
    <message numerus="yes">
        <source>%n more recommendation(s) are in the report.</source>
        <translation>
            <numerusform>لا توصيات أخرى في التقرير.</numerusform>
            <numerusform>توصية أخرى واحدة في التقرير.</numerusform>
            <numerusform>توصيتان أخريان في التقرير.</numerusform>
            <numerusform>%n توصيات أخرى في التقرير.</numerusform>
            <numerusform>%n توصية أخرى في التقرير.</numerusform>
            <numerusform>%n توصية أخرى في التقرير.</numerusform>
        </translation>
    </message>
    <message>
        <source>Method and limitations</source>
        <translation>الطريقة وحدودها</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>الجواب</translation>
    </message>
    <message>
        <source>Quantization error</source>
        <translation>خطأ التكميم</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s) measured; no verdict yet.</source>
        <translation>
            <numerusform>لم تُقس أوضاع؛ لا حكم بعد.</numerusform>
            <numerusform>قيس وضع واحد؛ لا حكم بعد.</numerusform>
            <numerusform>قيس وضعان؛ لا حكم بعد.</numerusform>
            <numerusform>قيست %n أوضاع؛ لا حكم بعد.</numerusform>
            <numerusform>قيس %n وضعًا؛ لا حكم بعد.</numerusform>
            <numerusform>قيس %n وضع؛ لا حكم بعد.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2 at %3, the largest size measured.</source>
        <translation>يستغرق %1 زمن %2 عند %3، أكبر حجم مقيس.</translation>
    </message>
    <message>
        <source>%1 has a signal-to-quantization-noise ratio of %2 dB.</source>
        <translation>يحافظ %1 على نسبة إشارة إلى ضجيج التكميم قدرها %2 dB.</translation>
    </message>
    <message>
        <source>%1 has the highest SQNR (%2 dB), %3 the lowest (%4 dB).</source>
        <translation>%1 أقلها خسارة للإشارة (%2 dB SQNR)، و%3 أكثرها خسارة (%4 dB).</translation>
    </message>
    <message>
        <source>Which quantization of %1 is fast and small without a measurable loss?</source>
        <translation>أي تكميم لـ %1 سريع وصغير بلا خسارة قابلة للقياس؟</translation>
    </message>
    <message>
        <source>Which quantization of %1 is fast and small without a measurable loss on %2?</source>
        <translation>أي تكميم لـ %1 سريع وصغير بلا خسارة قابلة للقياس على %2؟</translation>
    </message>
    <message>
        <source>Which number format keeps the accuracy, and what does it gain?</source>
        <translation>أي صيغة عددية تحافظ على الدقة، وماذا تكسب؟</translation>
    </message>
    <message>
        <source>Which number format keeps the accuracy, and what does it gain on %1?</source>
        <translation>أي صيغة عددية تحافظ على الدقة، وماذا تكسب على %1؟</translation>
    </message>
    <message>
        <source>What does quantization gain, and what does it cost?</source>
        <translation>ماذا يكسب التكميم، وماذا يكلف؟</translation>
    </message>
    <message>
        <source>What does quantization gain on %1, and what does it cost?</source>
        <translation>ماذا يكسب التكميم على %1، وماذا يكلف؟</translation>
    </message>
    <message>
        <source>Recorded on %1, %2: nothing is being measured now.</source>
        <translation>سُجّل على %1 بتاريخ %2: لا يُقاس شيء الآن.</translation>
    </message>
    <message>
        <source>Accuracy against size.</source>
        <translation>الدقة مقابل الحجم.</translation>
    </message>
    <message>
        <source>Perplexity against size of a language model</source>
        <translation>الحيرة مقابل الحجم لنموذج لغوي</translation>
    </message>
</context>
<context>
    <name>StudyEstimate</name>
    <message>
        <source>a second or two</source>
        <translation>ثانية أو ثانيتان</translation>
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
        <translation>نحو %1، وفق آخر دراسة هنا.</translation>
    </message>
    <message>
        <source>About %1 on this CPU (refined after the first study).</source>
        <translation>نحو %1 على هذا المعالج CPU (يُدقَّق بعد أول دراسة).</translation>
    </message>
</context>
<context>
    <name>StudyFindings</name>
    <message>
        <source>Based only on the verdicts in the table.</source>
        <translation>هذا ينتج من الأحكام في الجدول لا من غيرها.</translation>
    </message>
</context>
<context>
    <name>StudyTexts</name>
    <message>
        <source>ran as %1</source>
        <translation>نُفِّذ بوصفه %1</translation>
    </message>
    <message>
        <source>simulated: values match the mode, arithmetic and latency do not</source>
        <translation>محاكى: القيم قيم الوضع، أما الحساب وزمن التنفيذ فلا</translation>
    </message>
    <message>
        <source>only %1 in %2
signal-to-noise ratio of its output: %3 dB
model loss %4 [%5, %6], %7 items
correct items %8
%9 in this mode</source>
        <translation>%1 وحده في %2
نسبة الإشارة إلى الضجيج لخرجه: %3 dB
خسارة النموذج %4 [%5, %6]، %7 عناصر
العناصر الصحيحة %8
%9 في هذا الوضع</translation>
    </message>
    <message>
        <source>not resolved: the interval includes 0</source>
        <translation>غير محسوم: المجال يضم 0</translation>
    </message>
    <message>
        <source>accuracy %1   [%2, %3]</source>
        <translation>الدقة %1   [%2, %3]</translation>
    </message>
    <message>
        <source>%1, %2× smaller</source>
        <translation>%1، أصغر %2×</translation>
    </message>
    <message>
        <source>latency %1 for %2 items, n = %3</source>
        <translation>زمن التنفيذ %1 لـ %2 عناصر، n = %3</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>خط الأساس</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>لم يُقس بعد</translation>
    </message>
    <message>
        <source>better by %1 points</source>
        <translation>أفضل بمقدار %1 نقاط</translation>
    </message>
    <message>
        <source>worse by %1 points</source>
        <translation>أسوأ بمقدار %1 نقاط</translation>
    </message>
    <message>
        <source>equivalent</source>
        <translation>مكافئ</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>غير محسوم</translation>
    </message>
    <message>
        <source>%1 equivalent within ±0.5 points</source>
        <translation>%1 مكافئة ضمن ±0.5 نقطة</translation>
    </message>
    <message>
        <source>%1 better</source>
        <translation>%1 أفضل</translation>
    </message>
    <message>
        <source>%1 worse</source>
        <translation>%1 أسوأ</translation>
    </message>
    <message>
        <source>%1 not resolved</source>
        <translation>%1 غير محسومة</translation>
    </message>
    <message>
        <source>Compared with the FP32 baseline: %1.</source>
        <translation>مقابل خط الأساس FP32: %1.</translation>
    </message>
    <message>
        <source>Accuracy by mode</source>
        <translation>الدقة بحسب الوضع</translation>
    </message>
    <message>
        <source>Accuracy on %1 test items</source>
        <translation>الدقة على %1 عناصر اختبار</translation>
    </message>
    <message>
        <source>95% interval (Wilson)</source>
        <translation>مجال 95% (Wilson)</translation>
    </message>
    <message>
        <source>baseline ±0.5 points</source>
        <translation>خط الأساس ±0.5 نقطة</translation>
    </message>
    <message>
        <source>%1 of %2 items correct, 95% %3 to %4</source>
        <translation>%1 من %2 عناصر صحيحة، 95% من %3 إلى %4</translation>
    </message>
    <message>
        <source>Loss by mode</source>
        <translation>الخسارة بحسب الوضع</translation>
    </message>
    <message>
        <source>Mean cross-entropy on %1 test items</source>
        <translation>متوسط الإنتروبيا التقاطعية على %1 عناصر اختبار</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>نات</translation>
    </message>
    <message>
        <source>95% interval of the difference from the baseline, paired by item</source>
        <translation>مجال 95% للفرق عن خط الأساس، عنصرًا عنصرًا</translation>
    </message>
    <message>
        <source>not a finite number</source>
        <translation>ليس عددًا منتهيًا</translation>
    </message>
    <message>
        <source>, not resolved</source>
        <translation>، غير محسوم</translation>
    </message>
    <message>
        <source>%1
loss %2, difference from the baseline %3 [%4, %5]
%6 after Holm&apos;s correction, %7 pairs</source>
        <translation>%1
الخسارة %2، مقابل خط الأساس %3 [%4, %5]
%6 بعد تصحيح Holm، %7 أزواج</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>حجم النموذج</translation>
    </message>
    <message>
        <source>Size of the model file</source>
        <translation>حجم ملف النموذج</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>codes</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>scales</source>
        <translation>معاملات القياس</translation>
    </message>
    <message>
        <source>zero points</source>
        <translation>نقاط الصفر</translation>
    </message>
    <message>
        <source>not quantized</source>
        <translation>غير مكمَّم</translation>
    </message>
    <message>
        <source>header</source>
        <translation>الترويسة</translation>
    </message>
    <message>
        <source>%1× smaller</source>
        <translation>أصغر %1×</translation>
    </message>
    <message>
        <source>%1: %2 bytes
codes %3
scales %4
zero points %5
not quantized %6
header %7</source>
        <translation>%1: %2 بايت
الرموز %3
معاملات القياس %4
نقاط الصفر %5
غير مكمَّم %6
الترويسة %7</translation>
    </message>
    <message>
        <source>Signal-to-noise ratio of the layer&apos;s output, dB</source>
        <translation>نسبة الإشارة إلى الضجيج لخرج الطبقة، dB</translation>
    </message>
    <message>
        <source>Change in model loss, thousandths</source>
        <translation>تغيّر خسارة النموذج، بالألف</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>غير مُقيَّم</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>مطابق</translation>
    </message>
    <message>
        <source>exact in part</source>
        <translation>مطابق جزئيًا</translation>
    </message>
    <message>
        <source>%1 values of the output became NaN or infinite; they are excluded from the ratio</source>
        <translation>%1 من قيم الخرج صارت NaN أو لا نهائية؛ وهي غير داخلة في النسبة</translation>
    </message>
    <message>
        <source>Most sensitive: %1 in %2 (+%3 loss).</source>
        <translation>الأكثر حساسية: %1 في %2 (خسارة +%3).</translation>
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
        <translation> (لوغاريتمي)</translation>
    </message>
    <message>
        <source>, log</source>
        <translation>، لوغاريتمي</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>غير محسوم</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>مجال 95%</translation>
    </message>
    <message>
        <source>ceiling, measured</source>
        <translation>السقف، مقيس</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>بانتظار</translation>
    </message>
    <message>
        <source>fits into %1</source>
        <translation>يتسع له %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>في %1</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>يتسع</translation>
    </message>
    <message>
        <source>larger than %1</source>
        <translation>أكبر من %1</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>أكبر</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>الذاكرة</translation>
    </message>
</context>
<context>
    <name>SweepHeat</name>
    <message>
        <source>Speed-up over the baseline</source>
        <translation>التسريع مقابل خط الأساس</translation>
    </message>
    <message>
        <source>Speed-up of %1 over %2</source>
        <translation>تسريع %1 مقابل %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 لـ %2</translation>
    </message>
    <message>
        <source>is being measured</source>
        <translation>قيد القياس</translation>
    </message>
    <message>
        <source>does not support this size</source>
        <translation>لا يقبل هذا الحجم</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>لم يُقس بعد</translation>
    </message>
    <message>
        <source>against %1: %2</source>
        <translation>مقابل %1: %2</translation>
    </message>
    <message>
        <source>this is the baseline</source>
        <translation>هذا هو خط الأساس</translation>
    </message>
    <message>
        <source>the baseline is not measured at this size</source>
        <translation>لم يُقس خط الأساس بهذا الحجم</translation>
    </message>
</context>
<context>
    <name>SweepTexts</name>
    <message>
        <source>ceiling, measured</source>
        <translation>السقف، مقيس</translation>
    </message>
    <message>
        <source>ceiling, %1 B/element</source>
        <translation>السقف، %1 B/عنصر</translation>
    </message>
    <message>
        <source>large copy, %1 GB/s</source>
        <translation>نسخ كبير، %1 GB/s</translation>
    </message>
    <message>
        <source>the cache</source>
        <translation>الذاكرة المخبأة</translation>
    </message>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>device memory</source>
        <translation>ذاكرة الجهاز</translation>
    </message>
    <message>
        <source>Median latency</source>
        <translation>وسيط زمن التنفيذ</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>عرض النطاق</translation>
    </message>
    <message>
        <source>Time per element</source>
        <translation>الزمن لكل عنصر</translation>
    </message>
    <message>
        <source>Share of the measured ceiling</source>
        <translation>النسبة من السقف المقيس</translation>
    </message>
    <message>
        <source>computed: %1 / %2 elements = %3</source>
        <translation>محسوب: %1 / %2 عناصر = %3</translation>
    </message>
    <message>
        <source>Logarithmic median latency</source>
        <translation>وسيط زمن التنفيذ، لوغاريتمي</translation>
    </message>
    <message>
        <source>Logarithmic bandwidth</source>
        <translation>عرض النطاق، لوغاريتمي</translation>
    </message>
    <message>
        <source>Logarithmic time per element</source>
        <translation>الزمن لكل عنصر، لوغاريتمي</translation>
    </message>
    <message>
        <source>Logarithmic share of the measured ceiling</source>
        <translation>النسبة من السقف المقيس، لوغاريتمية</translation>
    </message>
    <message>
        <source>%1, one line per %2</source>
        <translation>%1، خط لكل قيمة من %2</translation>
    </message>
    <message>
        <source>%1 tokens × %2 = %3 elements</source>
        <translation>%1 رموز × %2 = %3 عناصر</translation>
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
        <translation>   %1 % من السقف</translation>
    </message>
    <message>
        <source>means of %1 launches</source>
        <translation>متوسطات %1 إطلاقات</translation>
    </message>
    <message>
        <source>not resolved: the interval is wider than ±1%, or n is below 59</source>
        <translation>غير محسوم: المجال أعرض من ±1%، أو n أقل من 59</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>معدل الحساب</translation>
    </message>
    <message>
        <source>Logarithmic arithmetic rate</source>
        <translation>معدل الحساب، لوغاريتمي</translation>
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
        <translation>الإعداد</translation>
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
        <translation>ينقل النداء %1 على الأقل.</translation>
    </message>
    <message>
        <source>Per call: %1, at least %2; %3 operations per byte.</source>
        <translation>النداء: %1، و%2 على الأقل؛ %3 عمليات لكل بايت.</translation>
    </message>
</context>
<context>
    <name>qs::AuditDialog</name>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>%1 The first %2 are shown; a copy contains all of them.</source>
        <translation>%1 تظهر أول %2؛ والنسخة فيها الكل.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. No findings: all derived figures are consistent.</source>
        <translation>%1. لا ملاحظات: كل رقم مشتق صحيح.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>السطر %1</translation>
    </message>
    <message>
        <source>Audit of a published table</source>
        <translation>تدقيق جدول منشور</translation>
    </message>
    <message>
        <source>&amp;Copy as Markdown</source>
        <translation>&amp;نسخ بصيغة Markdown</translation>
    </message>
    <message>
        <source>Copy the findings to the clipboard as a list</source>
        <translation>وضع الملاحظات في الحافظة قائمةً</translation>
    </message>
    <message>
        <source>Published &amp;table</source>
        <translation>ال&amp;جدول المنشور</translation>
    </message>
    <message>
        <source>Published table</source>
        <translation>الجدول المنشور</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;فتح ملف…</translation>
    </message>
    <message>
        <source>Audit a Markdown, text, CSV or TSV file</source>
        <translation>تدقيق ملف Markdown أو نص أو CSV أو TSV</translation>
    </message>
    <message>
        <source>&amp;Example</source>
        <translation>&amp;مثال</translation>
    </message>
    <message>
        <source>Insert a small table whose claims do not follow</source>
        <translation>إدراج جدول صغير لا تصح أقواله</translation>
    </message>
    <message>
        <source>&amp;Audit</source>
        <translation>&amp;تدقيق</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>Show the line in the table</source>
        <translation>إظهار السطر في الجدول</translation>
    </message>
    <message>
        <source>Audit a file</source>
        <translation>تدقيق ملف</translation>
    </message>
    <message>
        <source>Published tables (*.md *.markdown *.txt *.csv *.tsv *.rst *.html);;All files (*)</source>
        <translation>جداول منشورة (*.md *.markdown *.txt *.csv *.tsv *.rst *.html);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>قراءة %1…</translation>
    </message>
    <message>
        <source>Auditing…</source>
        <translation>جارٍ التدقيق…</translation>
    </message>
    <message>
        <source>%1 (too large to be shown here) — %2</source>
        <translation>%1 (أكبر من أن يُعرض هنا) — %2</translation>
    </message>
    <message>
        <source>Everything that can be recomputed agrees with the table.</source>
        <translation>كل ما يمكن إعادة حسابه من الجدول يطابق المطبوع فيه.</translation>
    </message>
    <message>
        <source>Paste a table, open a file, or try the example.</source>
        <translation>ألصق جدولًا أو افتح ملفًا أو انظر إلى المثال.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>لا جداول</numerusform>
            <numerusform>جدول واحد</numerusform>
            <numerusform>جدولان</numerusform>
            <numerusform>%n جداول</numerusform>
            <numerusform>%n جدولًا</numerusform>
            <numerusform>%n جدول</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>لا صفوف</numerusform>
            <numerusform>صف واحد</numerusform>
            <numerusform>صفان</numerusform>
            <numerusform>%n صفوف</numerusform>
            <numerusform>%n صفًا</numerusform>
            <numerusform>%n صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>لا ملاحظات</numerusform>
            <numerusform>ملاحظة واحدة</numerusform>
            <numerusform>ملاحظتان</numerusform>
            <numerusform>%n ملاحظات</numerusform>
            <numerusform>%n ملاحظة</numerusform>
            <numerusform>%n ملاحظة</numerusform>
        </translation>
    </message>
    <message>
        <source>No table was found. A table needs a header row, such as Mean, Std, Min and Max, and one row of figures per variant.</source>
        <translation>لم يُعثر على جدول. يحتاج الجدول إلى صف ترويسة، مثل Mean وStd وMin وMax، وصف أرقام واحد لكل صيغة.</translation>
    </message>
    <message>
        <source>Paste a table here: Markdown, CSV or tab-separated, with a header row such as mean, std, min and max.

Text around the table can stay; its claims are checked too. You can also drop a file here.</source>
        <translation>الصق جدولًا هنا: Markdown أو CSV أو مفصولًا بعلامات جدولة، مع صف ترويسة مثل mean وstd وmin وmax.

يمكن أن يبقى النص المحيط بالجدول؛ إذ تُفحص أقواله أيضًا. ويمكنك أيضًا إفلات ملف هنا.</translation>
    </message>
    <message>
        <source>Audit now. The audit also runs when you stop typing.</source>
        <translation>التدقيق الآن. يجري التدقيق أيضًا عند التوقف عن الكتابة.</translation>
    </message>
    <message>
        <source>Claims that do not follow from the figures of the table appear here, with the numbers behind them.</source>
        <translation>تظهر هنا الأقوال التي لا تَنتج من أرقام الجدول، مع الأعداد التي وراءها.</translation>
    </message>
</context>
<context>
    <name>qs::CalibrationDialog</name>
    <message>
        <source>&amp;Measure again</source>
        <translation>&amp;قياس ثانية</translation>
    </message>
    <message>
        <source>Calibration of %1</source>
        <translation>معايرة %1</translation>
    </message>
    <message>
        <source>Timer and ceilings of the device</source>
        <translation>مؤقّت الجهاز وأسقفه</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>البند</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>المقيس</translation>
    </message>
    <message>
        <source>Takes one or two seconds</source>
        <translation>يستغرق ثانية أو ثانيتين</translation>
    </message>
    <message>
        <source>A run is in progress: stop it first</source>
        <translation>هناك تشغيل جارٍ: أوقفه أولًا</translation>
    </message>
    <message>
        <source>This device has not been calibrated yet. The first run calibrates it, or you can calibrate it now.</source>
        <translation>لم يُعايَر هذا الجهاز بعد. يفعل ذلك التشغيل الأول، أو افعله الآن.</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Measured on %1 with driver %2, n = %3; kept for this device and driver.</source>
        <translation>قيس في %1 ببرنامج التشغيل %2، n = %3؛ محفوظ لهذا الجهاز وبرنامج التشغيل.</translation>
    </message>
    <message>
        <source>Timer quantum</source>
        <translation>خطوة المؤقّت</translation>
    </message>
    <message>
        <source>The smallest step between two timestamps.</source>
        <translation>أصغر خطوة بين زمنين.</translation>
    </message>
    <message>
        <source>Interval around an empty kernel</source>
        <translation>الفاصل حول نواة فارغة</translation>
    </message>
    <message>
        <source>Measured time around a kernel that does nothing; its 95th percentile is %1.</source>
        <translation>ما يظهره المؤقّت حول نواة لا تفعل شيئًا؛ مئينه 95 هو %1.</translation>
    </message>
    <message>
        <source>Launches are batched below</source>
        <translation>تُجمع الإطلاقات تحت</translation>
    </message>
    <message>
        <source>20 × the larger of the two. Shorter launches are timed several at a time.</source>
        <translation>20 × الأكبر منهما: الإطلاقات الأقصر تُوقَّت عدة معًا.</translation>
    </message>
    <message>
        <source>Host time of a launch</source>
        <translation>زمن المضيف للإطلاق</translation>
    </message>
    <message>
        <source>Empty launch and synchronization</source>
        <translation>إطلاق فارغ وانتظاره</translation>
    </message>
    <message>
        <source>Step of the device clock</source>
        <translation>خطوة ساعة الجهاز</translation>
    </message>
    <message>
        <source>Used to determine the SM clock during each sample.</source>
        <translation>بها يُعرف تردد SM أثناء كل عيّنة.</translation>
    </message>
    <message>
        <source>Clock stamps around a sample</source>
        <translation>أختام الساعة حول العيّنة</translation>
    </message>
    <message>
        <source>Added time between samples, outside the timed interval.</source>
        <translation>ما تضيفه إلى الزمن بين العينات؛ وهي خارج الفاصل الموقَّت.</translation>
    </message>
    <message>
        <source>One query of the device state</source>
        <translation>استعلام واحد عن حالة الجهاز</translation>
    </message>
    <message>
        <source>Only between blocks of samples.</source>
        <translation>بين كتل العينات فقط.</translation>
    </message>
    <message>
        <source>Large copy</source>
        <translation>نسخ كبير</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>Bytes read and written; 95% interval of the median %1 to %2 GB/s.</source>
        <translation>البايتات المقروءة والمكتوبة؛ مجال 95% للوسيط من %1 إلى %2 GB/s.</translation>
    </message>
    <message>
        <source>Copy within the cache</source>
        <translation>نسخ داخل الذاكرة المخبأة</translation>
    </message>
    <message>
        <source>Matrix rate, %1</source>
        <translation>معدل المصفوفات، %1</translation>
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
        <translation>بلغه ضرب مصفوفات %1 × %1.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>لم يُقس</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>جارٍ القياس…</translation>
    </message>
</context>
<context>
    <name>qs::CategoryBars</name>
    <message>
        <source>; the axis does not start at 0</source>
        <translation>؛ المحور لا يبدأ من 0</translation>
    </message>
    <message>
        <source>faded: not resolved</source>
        <translation>باهت: غير محسوم</translation>
    </message>
    <message>
        <source>%1 (baseline): %2</source>
        <translation>%1 (خط الأساس): %2</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>المجال</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>الوضع</translation>
    </message>
    <message>
        <source>name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>%1, lower bound</source>
        <translation>%1، الطرف الأدنى</translation>
    </message>
    <message>
        <source>%1, upper bound</source>
        <translation>%1، الطرف الأعلى</translation>
    </message>
    <message>
        <source>note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (خط الأساس)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No measurements yet. Choose modes and press F5. Each mode is added as soon as it has run.</source>
        <translation>لا قياسات بعد. اختر الأوضاع واضغط F5. يُضاف كل وضع فور تشغيله.</translation>
    </message>
</context>
<context>
    <name>qs::ChannelChart</name>
    <message>
        <source>Largest magnitude by column</source>
        <translation>أكبر قيمة مطلقة لكل عمود</translation>
    </message>
    <message>
        <source>Largest magnitude by row</source>
        <translation>أكبر قيمة مطلقة لكل صف</translation>
    </message>
    <message>
        <source>outlier, above 6 × the median</source>
        <translation>شاذة، فوق 6 × الوسيط</translation>
    </message>
    <message>
        <source>RMS error</source>
        <translation>خطأ RMS</translation>
    </message>
    <message>
        <source>column</source>
        <translation>عمود</translation>
    </message>
    <message>
        <source>row</source>
        <translation>صف</translation>
    </message>
    <message>
        <source>channels, sorted by magnitude</source>
        <translation>القنوات حسب القيمة المطلقة</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>القنوات</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>العمود %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>largest magnitude %1</source>
        <translation>أكبر قيمة مطلقة %1</translation>
    </message>
    <message>
        <source>RMS error %1</source>
        <translation>خطأ RMS %1</translation>
    </message>
    <message>
        <source>outlier</source>
        <translation>شاذة</translation>
    </message>
    <message>
        <source>%1 columns.</source>
        <translation>%1 أعمدة.</translation>
    </message>
    <message>
        <source>%1 rows.</source>
        <translation>%1 صفوف.</translation>
    </message>
    <message>
        <source>No outliers.</source>
        <translation>لا شاذ فيها.</translation>
    </message>
    <message>
        <source>Sort by magnitude</source>
        <translation>ترتيب حسب القيمة المطلقة</translation>
    </message>
    <message>
        <source>largest magnitude</source>
        <translation>أكبر قيمة مطلقة</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>No tensor selected. Choose one above to see which channels cause the error.</source>
        <translation>لم يُحدَّد موتر. اختر واحدًا أعلاه لترى أي القنوات تسبب الخطأ.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>الرتبة</translation>
    </message>
    <message>
        <source>Outliers (above %1 × the median): %2. The first are %3.</source>
        <translation>قيم شاذة (فوق %1 × الوسيط): %2. أولاها %3.</translation>
    </message>
</context>
<context>
    <name>qs::ChartCommands</name>
    <message>
        <source>Show chart &amp;data</source>
        <translation>عرض &amp;بيانات المخطط</translation>
    </message>
    <message>
        <source>Show the values of a chart as a table that can be sorted and copied (T on the chart)</source>
        <translation>عرض قيم المخطط في جدول يمكن فرزه ونسخه؛ وT يفعل ذلك على المخطط</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Add a n&amp;ote to the chart…</source>
        <translation>إ&amp;ضافة تعليق إلى المخطط…</translation>
    </message>
    <message>
        <source>Add a note at a point in the data (N on the chart)</source>
        <translation>تثبيت نص في موضع من البيانات؛ وN يفعل ذلك على المخطط</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Export this &amp;chart…</source>
        <translation>تصدير هذا ال&amp;مخطط…</translation>
    </message>
    <message>
        <source>Write a chart as PNG, SVG or PDF, at the size and in the colours that you choose</source>
        <translation>كتابة مخطط بصيغة PNG أو SVG أو PDF، بالحجم والألوان المختارة</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Export all c&amp;harts…</source>
        <translation>تصدير &amp;كل المخططات…</translation>
    </message>
    <message>
        <source>Write the charts of this page, or of the whole session, into a folder</source>
        <translation>كتابة مخططات هذه الصفحة أو الجلسة كلها في مجلد</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>There is no chart with data on this page.</source>
        <translation>لا مخطط في هذه الصفحة يعرض شيئًا.</translation>
    </message>
    <message>
        <source>Measure first, or open a session.</source>
        <translation>قس أولًا، أو افتح جلسة.</translation>
    </message>
    <message>
        <source>Export this chart</source>
        <translation>تصدير هذا المخطط</translation>
    </message>
    <message>
        <source>Images (*.%1)</source>
        <translation>صور (*.%1)</translation>
    </message>
    <message>
        <source>Folder for the charts</source>
        <translation>مجلد المخططات</translation>
    </message>
    <message>
        <source>The chart was not exported.</source>
        <translation>لم يُصدَّر المخطط.</translation>
    </message>
    <message>
        <source>Chart exported as %1.</source>
        <translation>صُدّر المخطط باسم %1.</translation>
    </message>
    <message>
        <source>The charts were not exported.</source>
        <translation>لم تُصدَّر المخططات.</translation>
    </message>
    <message numerus="yes">
        <source>%n chart(s) exported to %1.</source>
        <translation>
            <numerusform>لم يُصدَّر أي مخطط إلى %1.</numerusform>
            <numerusform>صُدّر مخطط واحد إلى %1.</numerusform>
            <numerusform>صُدّر مخططان إلى %1.</numerusform>
            <numerusform>صُدّرت %n مخططات إلى %1.</numerusform>
            <numerusform>صُدّر %n مخططًا إلى %1.</numerusform>
            <numerusform>صُدّر %n مخطط إلى %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>إضافة تعليق</translation>
    </message>
    <message>
        <source>Exporting the chart</source>
        <translation>تصدير المخطط</translation>
    </message>
    <message>
        <source>Exporting the charts</source>
        <translation>تصدير المخططات</translation>
    </message>
</context>
<context>
    <name>qs::ChartExportDialog</name>
    <message>
        <source>Export this chart</source>
        <translation>تصدير هذا المخطط</translation>
    </message>
    <message>
        <source>Export all charts</source>
        <translation>تصدير كل المخططات</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>PNG for the web and for slides, SVG and PDF for print, at any size</source>
        <translation>PNG للويب والشرائح، وSVG وPDF للطباعة بأي حجم</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG، بكسلات</translation>
    </message>
    <message>
        <source>SVG, scalable</source>
        <translation>SVG، قابل للتحجيم</translation>
    </message>
    <message>
        <source>PDF, scalable</source>
        <translation>PDF، قابل للتحجيم</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>ال&amp;صيغة:</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>نقاط لكل بوصة</translation>
    </message>
    <message>
        <source>Resolution of a PNG: 96 for standard screens, 192 for high-resolution screens, 300 or more for print</source>
        <translation>دقة صورة PNG: 96 كالشاشة العادية، و192 للشاشات الحادة، و300 وأكثر للطباعة</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>&amp;Dots per inch:</source>
        <translation>&amp;نقاط لكل بوصة:</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Light for paper, dark for dark slides</source>
        <translation>فاتح للورق، وداكن للشرائح الداكنة</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>As shown</source>
        <translation>كما يُعرض</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>الأ&amp;لوان:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Preview of the image, scaled to fit</source>
        <translation>الصورة كما ستكون، مصغّرة لتتسع هنا</translation>
    </message>
    <message>
        <source>Choose the fo&amp;lder…</source>
        <translation>اختيار الم&amp;جلد…</translation>
    </message>
    <message>
        <source>Choose the f&amp;ile…</source>
        <translation>اختيار ال&amp;ملف…</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Text and lines are larger on a slide</source>
        <translation>في الشريحة تكون الحروف والخطوط أكبر</translation>
    </message>
    <message>
        <source>As shown in the window</source>
        <translation>كما في النافذة</translation>
    </message>
    <message>
        <source>Report, 1,200 × 675</source>
        <translation>تقرير، 1,200 × 675</translation>
    </message>
    <message>
        <source>Slide, 1,920 × 1,080</source>
        <translation>شريحة، 1,920 × 1,080</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>غير ذلك</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>ال&amp;حجم:</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Width of the image</source>
        <translation>عرض الصورة في صفحتها</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>الارتفاع</translation>
    </message>
    <message>
        <source>Height of the image</source>
        <translation>ارتفاع الصورة في صفحتها</translation>
    </message>
    <message>
        <source>Unit of width and height</source>
        <translation>وحدة العرض والارتفاع</translation>
    </message>
    <message>
        <source>A pixel is 1/96 inch</source>
        <translation>البكسل 1/96 بوصة</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>بكسل</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>&amp;Width and height:</source>
        <translation>ال&amp;عرض والارتفاع:</translation>
    </message>
    <message>
        <source>Which charts</source>
        <translation>أي المخططات</translation>
    </message>
    <message>
        <source>Charts of this page</source>
        <translation>مخططات هذه الصفحة</translation>
    </message>
    <message>
        <source>Charts of the whole session</source>
        <translation>مخططات الجلسة كلها</translation>
    </message>
    <message>
        <source>Charts to export</source>
        <translation>المخططات المراد تصديرها</translation>
    </message>
    <message>
        <source>Press Space to include or exclude a chart</source>
        <translation>المسافة تُخرج مخططًا أو تُدخله</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>ال&amp;كل</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>لا &amp;شيء</translation>
    </message>
    <message>
        <source>Select all charts of the list</source>
        <translation>تصدير كل مخطط في القائمة</translation>
    </message>
    <message>
        <source>Clear all charts of the list</source>
        <translation>إخراج كل مخطط من القائمة</translation>
    </message>
    <message>
        <source>There are no charts with data.</source>
        <translation>لا مخطط فيه شيء.</translation>
    </message>
    <message>
        <source>This image would have more than 200 million pixels. Choose a smaller size or fewer dots per inch.</source>
        <translation>ستتجاوز هذه الصورة 200 مليون بكسل. اختر حجمًا أصغر أو نقاطًا أقل لكل بوصة.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, about %3</source>
        <translation>%1 × %2 بكسل، نحو %3</translation>
    </message>
    <message>
        <source>%1 × %2 units of 1/96 inch (%3 × %4 mm), about %5</source>
        <translation>%1 × %2 وحدة من 1/96 بوصة (%3 × %4 mm)، نحو %5</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s).</source>
        <translation>
            <numerusform>لا ملفات.</numerusform>
            <numerusform>ملف واحد.</numerusform>
            <numerusform>ملفان.</numerusform>
            <numerusform>%n ملفات.</numerusform>
            <numerusform>%n ملفًا.</numerusform>
            <numerusform>%n ملف.</numerusform>
        </translation>
    </message>
    <message>
        <source>All charts of the session are drawn, including those that were not shown</source>
        <translation>تُرسم كل مخططات الجلسة، بما فيها التي لم تُعرض</translation>
    </message>
</context>
<context>
    <name>qs::ChartTableDialog</name>
    <message>
        <source>Chart data</source>
        <translation>بيانات المخطط</translation>
    </message>
    <message>
        <source>Data of “%1”</source>
        <translation>بيانات «%1»</translation>
    </message>
    <message>
        <source>Chart values</source>
        <translation>قيم المخطط</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>نسخ بصيغة &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard as Markdown</source>
        <translation>وضع الجدول في الحافظة بصيغة Markdown</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>&amp;حفظ بصيغة CSV…</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;تحديث</translation>
    </message>
    <message>
        <source>The chart has no values yet.</source>
        <translation>لا يعرض المخطط قيمًا بعد.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>لا صفوف</numerusform>
            <numerusform>صف واحد</numerusform>
            <numerusform>صفان</numerusform>
            <numerusform>%n صفوف</numerusform>
            <numerusform>%n صفًا</numerusform>
            <numerusform>%n صف</numerusform>
        </translation>
    </message>
    <message>
        <source>Save values</source>
        <translation>حفظ القيم</translation>
    </message>
    <message>
        <source>Comma separated values (*.csv)</source>
        <translation>قيم مفصولة بفواصل (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم %1.</translation>
    </message>
    <message>
        <source>Values shown in the chart</source>
        <translation>القيم المعروضة في المخطط</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard for a spreadsheet. If rows are selected, only those are copied.</source>
        <translation>نسخ الجدول إلى الحافظة لجدول بيانات. إذا حُدّدت صفوف فلا يُنسخ سواها.</translation>
    </message>
    <message>
        <source>Save the table to a file. Numbers use a decimal point.</source>
        <translation>حفظ الجدول في ملف. تستخدم الأعداد الفاصلة العشرية النقطية.</translation>
    </message>
    <message>
        <source>Reload the values from the chart</source>
        <translation>إعادة تحميل القيم من المخطط</translation>
    </message>
</context>
<context>
    <name>qs::ChartWidget</name>
    <message>
        <source>Copy image</source>
        <translation>نسخ الصورة</translation>
    </message>
    <message>
        <source>Not enough memory for an image of this size.</source>
        <translation>لا ذاكرة كافية لصورة بهذا الحجم.</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>إضافة تعليق</translation>
    </message>
    <message>
        <source>Show data…</source>
        <translation>عرض البيانات…</translation>
    </message>
    <message>
        <source>Copy data as text</source>
        <translation>نسخ البيانات نصًا</translation>
    </message>
    <message>
        <source>Export this chart…</source>
        <translation>تصدير هذا المخطط…</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>حفظ الصورة…</translation>
    </message>
</context>
<context>
    <name>qs::CheckTree</name>
    <message>
        <source>Select or clear all modes of this kind</source>
        <translation>تعليم كل أوضاع هذا النوع أو إلغاؤها</translation>
    </message>
    <message>
        <source>Only the baseline is selected, so nothing is compared. Select a mode, or press Default.</source>
        <translation>لم يُختر إلا خط الأساس: لا شيء يُقارن. علّم وضعًا، أو اضغط «افتراضي».</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>لا أوضاع</numerusform>
            <numerusform>وضع واحد</numerusform>
            <numerusform>وضعان</numerusform>
            <numerusform>%n أوضاع</numerusform>
            <numerusform>%n وضعًا</numerusform>
            <numerusform>%n وضع</numerusform>
        </translation>
    </message>
    <message>
        <source>Always measured. All other modes are compared with it.</source>
        <translation>يُقاس دائمًا. وتُقارن به كل الأوضاع الأخرى.</translation>
    </message>
</context>
<context>
    <name>qs::CollapsibleSection</name>
    <message>
        <source>Show or hide: %1</source>
        <translation>إظهار أو إخفاء: %1</translation>
    </message>
</context>
<context>
    <name>qs::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>لوحة الأوامر</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>البحث عن أمر</translation>
    </message>
    <message>
        <source>Find a command, a page, a run or a field of the setup</source>
        <translation>البحث عن أمر أو صفحة أو تشغيل أو حقل في الإعداد</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>الأوامر</translation>
    </message>
    <message>
        <source>Type a few letters. Use the arrow keys to choose, Enter to run, and Escape to close.</source>
        <translation>اكتب بضعة أحرف. استخدم مفاتيح الأسهم للاختيار، وEnter للتشغيل، وEscape للإغلاق.</translation>
    </message>
    <message>
        <source>No matches. Try fewer letters.</source>
        <translation>لا نتائج مطابقة. جرّب أحرفًا أقل.</translation>
    </message>
</context>
<context>
    <name>qs::CompareModule</name>
    <message>
        <source>Compare</source>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>Bars, roofline and reasons of the modes or variants</source>
        <translation>أعمدة الأوضاع أو الصيغ، وخط السقف، والأسباب</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>م&amp;قارنة</translation>
    </message>
    <message>
        <source>Show the comparison charts</source>
        <translation>عرض مخططات المقارنة</translation>
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
        <translation>وسيط زمن التنفيذ</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>معدل الحساب</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>عرض النطاق</translation>
    </message>
    <message>
        <source>Signal to quantization noise</source>
        <translation>الإشارة إلى ضجيج التكميم</translation>
    </message>
    <message>
        <source>Output size</source>
        <translation>حجم الخرج</translation>
    </message>
    <message>
        <source>Comparison of the modes</source>
        <translation>مقارنة الأوضاع</translation>
    </message>
    <message>
        <source>View of the comparison</source>
        <translation>ما يُعرض من المقارنة</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>أعمدة</translation>
    </message>
    <message>
        <source>Latency, rates and accuracy side by side</source>
        <translation>زمن التنفيذ والمعدلات والدقة جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>خط السقف</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>What each of them does, and what it gains</source>
        <translation>ما يفعله كل منها وما كسبه</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>الدرجات</translation>
    </message>
    <message>
        <source>Imported scores of models on tasks</source>
        <translation>درجات مستوردة لنماذج في مهام</translation>
    </message>
    <message>
        <source>&amp;Copy the scores</source>
        <translation>&amp;نسخ الدرجات</translation>
    </message>
    <message>
        <source>Copy all scores to the clipboard, tab-separated</source>
        <translation>وضع كل الدرجات في الحافظة مفصولة بعلامات الجدولة</translation>
    </message>
    <message>
        <source>Press F5 to compare the chosen modes.</source>
        <translation>اضغط F5 لمقارنة الأوضاع المختارة.</translation>
    </message>
    <message>
        <source>%1: %2

This page shows the modes of a run side by side: latency, bandwidth, signal-to-quantization-noise ratio and size as bars with their intervals, the roofline of the device, and the reasons for the differences.

Press F5 to run the setup as it is.</source>
        <translation>%1: %2

تعرض هذه الصفحة أوضاع تشغيل جنبًا إلى جنب: زمن التنفيذ وعرض النطاق ونسبة الإشارة إلى ضجيج التكميم والحجم أعمدةً مع مجالاتها، وخط سقف الجهاز، وأسباب الفروق.

اضغط F5 لتشغيل الإعداد كما هو.</translation>
    </message>
    <message>
        <source>%1: %2

This page shows the variants of a run side by side: latency, arithmetic rate and bandwidth as bars with their intervals, the roofline of the device, and the reasons for the differences.

Press F5 to run the setup as it is.</source>
        <translation>%1: %2

تعرض هذه الصفحة صيغ تشغيل جنبًا إلى جنب: زمن التنفيذ ومعدل الحساب وعرض النطاق أعمدةً مع مجالاتها، وخط سقف الجهاز، وأسباب الفروق.

اضغط F5 لتشغيل الإعداد كما هو.</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>لا شيء للمقارنة بعد</translation>
    </message>
    <message>
        <source>Whether memory or arithmetic limits each of them on this device</source>
        <translation>هل تحدّ الذاكرة أم الحساب كلًّا منها على هذا الجهاز</translation>
    </message>
</context>
<context>
    <name>qs::ComparisonChart</name>
    <message>
        <source>, log</source>
        <translation>، لوغاريتمي</translation>
    </message>
    <message>
        <source>faded: not resolved</source>
        <translation>باهت: غير محسوم</translation>
    </message>
    <message>
        <source>Nothing to compare yet. Choose two or more modes and press F5.</source>
        <translation>لا شيء للمقارنة بعد. اختر وضعين أو أكثر واضغط F5.</translation>
    </message>
    <message>
        <source> (difference not resolved)</source>
        <translation> (الفرق غير محسوم)</translation>
    </message>
    <message>
        <source>%1 (baseline): %2</source>
        <translation>%1 (خط الأساس): %2</translation>
    </message>
    <message>
        <source>; the axis does not start at 0</source>
        <translation>؛ المحور لا يبدأ من 0</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>المجال</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>الوضع</translation>
    </message>
    <message>
        <source>name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>%1, lower bound</source>
        <translation>%1، الطرف الأدنى</translation>
    </message>
    <message>
        <source>%1, upper bound</source>
        <translation>%1، الطرف الأعلى</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>المرجع</translation>
    </message>
    <message>
        <source>note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>difference resolved</source>
        <translation>الفرق محسوم</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>خط الأساس</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (خط الأساس)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: من %2 إلى %3</translation>
    </message>
    <message>
        <source>difference not resolved</source>
        <translation>فرقه غير محسوم</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>محور لوغاريتمي</translation>
    </message>
</context>
<context>
    <name>qs::ComparisonModel</name>
    <message>
        <source>Variant</source>
        <translation>الصيغة</translation>
    </message>
</context>
<context>
    <name>qs::ComparisonView</name>
    <message>
        <source> (imported)</source>
        <translation> (مستورد)</translation>
    </message>
    <message>
        <source>Comparison of the modes</source>
        <translation>مقارنة الأوضاع</translation>
    </message>
    <message>
        <source>Columns of the comparison</source>
        <translation>أعمدة المقارنة</translation>
    </message>
    <message>
        <source>Use as &amp;baseline</source>
        <translation>استخدام &amp;خط أساس</translation>
    </message>
    <message>
        <source>&amp;Reset columns</source>
        <translation>&amp;إعادة ضبط الأعمدة</translation>
    </message>
    <message>
        <source>No measurements yet. Choose what to compare in the setup and press F5. The table fills during the run.</source>
        <translation>لا قياسات بعد. اختر في الإعداد ما تريد مقارنته واضغط F5. يمتلئ الجدول أثناء التشغيل.</translation>
    </message>
</context>
<context>
    <name>qs::ContextHelp</name>
    <message>
        <source>Open in the manual</source>
        <translation>فتح في الدليل</translation>
    </message>
</context>
<context>
    <name>qs::CopyableTable</name>
    <message>
        <source>Copy the selected rows, or all rows, to the clipboard for a spreadsheet</source>
        <translation>وضع الصفوف المختارة، أو كلها، في الحافظة لجدول حسابات</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all rows, to the clipboard as Markdown</source>
        <translation>وضع الصفوف المختارة، أو كلها، في الحافظة بصيغة Markdown</translation>
    </message>
    <message>
        <source>&amp;Copy the selected rows as TSV</source>
        <translation>&amp;نسخ الصفوف المختارة بصيغة TSV</translation>
    </message>
    <message>
        <source>&amp;Copy the table as TSV</source>
        <translation>&amp;نسخ الجدول بصيغة TSV</translation>
    </message>
    <message>
        <source>Copy the selected rows as &amp;Markdown</source>
        <translation>نسخ الصفوف المختارة بصيغة &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the table as &amp;Markdown</source>
        <translation>نسخ الجدول بصيغة &amp;Markdown</translation>
    </message>
</context>
<context>
    <name>qs::DecideModule</name>
    <message>
        <source>Decide</source>
        <translation>القرار</translation>
    </message>
    <message>
        <source>Which configuration to use, under limits of memory, time and loss</source>
        <translation>أي تهيئة تُستخدم، ضمن حدود الذاكرة والزمن والخسارة</translation>
    </message>
    <message>
        <source>Dec&amp;ide</source>
        <translation>&amp;القرار</translation>
    </message>
    <message>
        <source>Show which configuration to use</source>
        <translation>عرض التهيئة التي تُستخدم</translation>
    </message>
    <message>
        <source>Alt+7</source>
        <translation>Alt+7</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>النموذج اللغوي</translation>
    </message>
    <message>
        <source>Open the page that measures a language model in every configuration</source>
        <translation>فتح الصفحة التي تقيس نموذجًا لغويًا في كل تهيئة</translation>
    </message>
    <message>
        <source>Model in every mode</source>
        <translation>نموذج في كل وضع</translation>
    </message>
    <message>
        <source>Open the page that measures accuracy, size and time of a model</source>
        <translation>فتح الصفحة التي تقيس دقة النموذج وحجمه وزمنه</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>العملية</translation>
    </message>
    <message>
        <source>Open the page that measures the latency of an operation</source>
        <translation>فتح الصفحة التي تقيس زمن تنفيذ عملية</translation>
    </message>
    <message>
        <source>Set up what is missing for the decision (%1)</source>
        <translation>إعداد ما ينقص القرار (%1)</translation>
    </message>
    <message>
        <source>Nothing is missing for this decision.</source>
        <translation>لا شيء ينقص هذا القرار.</translation>
    </message>
    <message>
        <source>To measure again, go to the page of the run.</source>
        <translation>للقياس ثانية، انتقل إلى صفحة التشغيل.</translation>
    </message>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>انتظر نهايته أو أوقفه.</translation>
    </message>
    <message>
        <source>Check the setup and run it.</source>
        <translation>تحقق من الإعداد وشغّله.</translation>
    </message>
    <message>
        <source>The setup for the decision is filled in.</source>
        <translation>مُلئ الإعداد اللازم للقرار.</translation>
    </message>
    <message>
        <source>Check it and run it.</source>
        <translation>تحقق منه وشغّله.</translation>
    </message>
    <message>
        <source>Change the limits of the decision</source>
        <translation>تغيير حدود القرار</translation>
    </message>
    <message>
        <source>The device of that run is not available. The current device is kept.</source>
        <translation>جهاز ذلك التشغيل غير متاح. يبقى الجهاز الحالي.</translation>
    </message>
    <message>
        <source>This mode changes every weight and cannot be mixed by layer.</source>
        <translation>يغيّر هذا الوضع كل الأوزان ولا يمكن مزجه حسب الطبقة.</translation>
    </message>
    <message>
        <source>Set limits of memory, time and loss beside the page: it ranks what was measured, with the reason for each place, and does not rank what is not resolved. Use it has the vLLM command, the recipe or the saved model.</source>
        <translation>ضع بجانب الصفحة حدودًا للذاكرة والزمن والخسارة: ترتّب الصفحة ما قيس مع سبب كل رتبة، ولا ترتّب ما هو غير محسوم. وفي «الاستخدام» أمر vLLM أو الوصفة أو النموذج المحفوظ.</translation>
    </message>
</context>
<context>
    <name>qs::DecidePage</name>
    <message>
        <source>Save the quantized model</source>
        <translation>حفظ النموذج المكمَّم</translation>
    </message>
    <message>
        <source>Serve it with vLLM</source>
        <translation>تقديمه باستخدام vLLM</translation>
    </message>
    <message>
        <source>Recipe for llm-compressor</source>
        <translation>وصفة لأداة llm-compressor</translation>
    </message>
    <message>
        <source>Measure it again</source>
        <translation>قياسه ثانية</translation>
    </message>
    <message>
        <source>No configurations to rank yet</source>
        <translation>لا شيء يُقرَّر بشأنه بعد</translation>
    </message>
    <message>
        <source>This page ranks what was measured under your limits of memory, time and loss. Measure a language model, a model in every mode, or an operation first.</source>
        <translation>ترتّب هذه الصفحة ما قيس وفق حدودك للذاكرة والزمن والخسارة. قس أولًا نموذجًا لغويًا، أو نموذجًا في كل وضع، أو عملية.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>الاستخدام</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>الناقص</translation>
    </message>
    <message>
        <source>Decide on</source>
        <translation>القرار بشأن</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>نسخ بصيغة Markdown</translation>
    </message>
    <message>
        <source>Copy answer, ranking, reasons and evidence to the clipboard</source>
        <translation>نسخ الجواب والترتيب والأسباب والأدلة إلى الحافظة</translation>
    </message>
    <message>
        <source>Show the run</source>
        <translation>عرض التشغيل</translation>
    </message>
    <message>
        <source>Go to the run that these figures come from</source>
        <translation>الانتقال إلى التشغيل الذي جاءت منه هذه الأرقام</translation>
    </message>
    <message>
        <source>Open in the plan editor</source>
        <translation>فتح في محرر الخطط</translation>
    </message>
    <message>
        <source>Edit the modes of single layers on the Accuracy page, starting with this configuration</source>
        <translation>تحرير أوضاع الطبقات المفردة في صفحة «الدقة»، بدءًا من هذا الوضع</translation>
    </message>
    <message>
        <source>How to use the configuration</source>
        <translation>كيفية استخدام التهيئة</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy this text to the clipboard</source>
        <translation>نسخ هذا النص إلى الحافظة</translation>
    </message>
    <message>
        <source>Command or recipe</source>
        <translation>الأمر أو الوصفة</translation>
    </message>
    <message>
        <source>No run of this session was measured on a device whose name contains “%1”. Choose another device in the limits.</source>
        <translation>لم يُقس أي تشغيل في هذه الجلسة على جهاز في اسمه «%1». اختر جهازًا آخر في الحدود.</translation>
    </message>
    <message>
        <source>%1. %2: %3.</source>
        <comment>state, name, reason</comment>
        <translation>%1. ‏%2: ‏%3.</translation>
    </message>
    <message>
        <source>Missing (%1)</source>
        <translation>الناقص (%1)</translation>
    </message>
    <message>
        <source>Nothing is missing for this decision.</source>
        <translation>لا شيء ينقص هذا القرار.</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>إعداد</translation>
    </message>
    <message>
        <source>Open the page with this setup without starting a run</source>
        <translation>فتح الصفحة بهذا الإعداد؛ لا يبدأ شيء</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>القياس الآن</translation>
    </message>
    <message>
        <source>Open the page with this setup and run it</source>
        <translation>فتح الصفحة بهذا الإعداد وتشغيله</translation>
    </message>
    <message>
        <source>Only runs that measure the same thing are ranked together</source>
        <translation>لا تُرتَّب معًا إلا التشغيلات التي تقيس الشيء نفسه</translation>
    </message>
</context>
<context>
    <name>qs::DecisionModel</name>
    <message>
        <source>Rank %1–%2</source>
        <translation>المرتبة %1–%2</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>المرتبة %1</translation>
    </message>
    <message>
        <source>Not resolved</source>
        <translation>غير محسوم</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>محاكى</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>مرفوض</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>القرار</translation>
    </message>
    <message>
        <source>Mode or variant</source>
        <translation>الوضع أو الصيغة</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>التهيئة</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Speed-up (×)</source>
        <translation>التسريع (×)</translation>
    </message>
    <message>
        <source>Relative to the baseline of the same run, with the 95% interval; above 1 is faster</source>
        <translation>نسبة إلى خط الأساس في تشغيلها، مع مجال 95%؛ ما فوق 1 أسرع</translation>
    </message>
    <message>
        <source>Time per token (ms)</source>
        <translation>الزمن لكل رمز (ms)</translation>
    </message>
    <message>
        <source>Time per call (µs)</source>
        <translation>الزمن لكل نداء (µs)</translation>
    </message>
    <message>
        <source>Median with its 95% interval</source>
        <translation>الوسيط مع مجاله 95%</translation>
    </message>
    <message>
        <source>Throughput (tokens/s)</source>
        <translation>الإنتاجية (رمز/s)</translation>
    </message>
    <message>
        <source>Decoded tokens of all sequences per second of wall time, with the 95% interval</source>
        <translation>الرموز المولَّدة لكل التسلسلات مقسومة على الزمن الذي استغرقته، مع مجالها 95%</translation>
    </message>
    <message>
        <source>Perplexity (%)</source>
        <translation>الحيرة (%)</translation>
    </message>
    <message>
        <source>Change against the baseline with its 95% interval; lower is better</source>
        <translation>التغيّر عن خط الأساس مع مجاله 95%؛ الأقل أفضل</translation>
    </message>
    <message>
        <source>Accuracy (points)</source>
        <translation>الدقة (نقاط)</translation>
    </message>
    <message>
        <source>Difference from the baseline with its 95% interval; for several tasks, the one with the largest possible loss</source>
        <translation>الفرق عن خط الأساس مع مجاله 95%؛ ومن بين عدة مهام المهمة التي قد تكون خسرت أكثر</translation>
    </message>
    <message>
        <source>SQNR (dB)</source>
        <translation>SQNR (dB)</translation>
    </message>
    <message>
        <source>Signal to quantization noise; higher is better</source>
        <translation>الإشارة إلى ضجيج التكميم؛ الأكثر أفضل</translation>
    </message>
    <message>
        <source>Output (MiB)</source>
        <translation>الخرج (MiB)</translation>
    </message>
    <message>
        <source>Memory (MiB)</source>
        <translation>الذاكرة (MiB)</translation>
    </message>
    <message>
        <source>Codes, scales and zero points that are written</source>
        <translation>الرموز ومعاملات القياس ونقاط الصفر التي تُكتب</translation>
    </message>
    <message>
        <source>Device memory with the model loaded: weights, KV cache and workspace</source>
        <translation>ذاكرة الجهاز والنموذج محمَّل: الأوزان ومخبأ KV وذاكرة العمل</translation>
    </message>
    <message>
        <source>Exact size of the model file</source>
        <translation>حجم ملف النموذج بالضبط</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>التشغيل</translation>
    </message>
    <message>
        <source>Run that the figures come from</source>
        <translation>من أين تأتي أرقامه</translation>
    </message>
    <message>
        <source>Possible ranks of the configuration. Configurations that share ranks are equivalent within their intervals.</source>
        <translation>الرتب الممكنة للتهيئة. التهيئات التي تتشارك الرتب متكافئة ضمن مجالاتها.</translation>
    </message>
</context>
<context>
    <name>qs::DecisionTableView</name>
    <message>
        <source>Configurations and their ranking</source>
        <translation>التهيئات وما تقرر بشأنها</translation>
    </message>
    <message>
        <source>There are no measured configurations to rank.</source>
        <translation>لم يُقس شيء يمكن اتخاذ قرار بشأنه.</translation>
    </message>
</context>
<context>
    <name>qs::DeckEditor</name>
    <message>
        <source>Pages of the presentation</source>
        <translation>صفحات العرض التقديمي</translation>
    </message>
    <message>
        <source>Pages in their order; a tick shows the page</source>
        <translation>الصفحات بترتيبها؛ العلامة تُظهر الصفحة</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>إضافة صفحة</translation>
    </message>
    <message>
        <source>Remove the page</source>
        <translation>إزالة الصفحة</translation>
    </message>
    <message>
        <source>Move the page up</source>
        <translation>نقل الصفحة إلى أعلى</translation>
    </message>
    <message>
        <source>Move the page down</source>
        <translation>نقل الصفحة إلى أسفل</translation>
    </message>
    <message>
        <source>As made from the session</source>
        <translation>كما تُصنع من الجلسة</translation>
    </message>
    <message>
        <source>Discard the choice. Pages follow the runs of the session again.</source>
        <translation>نسيان الاختيار: تتبع الصفحات تشغيلات الجلسة من جديد.</translation>
    </message>
    <message>
        <source>Your own sentence; empty: the sentence made from the verdict</source>
        <translation>جملة من صياغة المستخدم؛ فارغة: الجملة المصوغة من الحكم</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time per page when the presentation advances automatically</source>
        <translation>مدة بقاء كل صفحة حين يسير العرض التقديمي تلقائيًا</translation>
    </message>
    <message>
        <source>&amp;Sentence:</source>
        <translation>ال&amp;جملة:</translation>
    </message>
    <message>
        <source>&amp;Present from here</source>
        <translation>&amp;تقديم من هنا</translation>
    </message>
    <message>
        <source>&amp;Export slides…</source>
        <translation>ت&amp;صدير الشرائح…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>choose pages by themselves</source>
        <translation>اختيار الصفحات تلقائيًا</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>order the pages</source>
        <translation>ترتيب الصفحات</translation>
    </message>
    <message>
        <source>show or hide a page</source>
        <translation>إظهار صفحة أو إخفاؤها</translation>
    </message>
    <message>
        <source>add a page</source>
        <translation>إضافة صفحة</translation>
    </message>
    <message>
        <source>remove a page</source>
        <translation>إزالة صفحة</translation>
    </message>
    <message>
        <source>change the sentence of a page</source>
        <translation>تغيير جملة صفحة</translation>
    </message>
    <message>
        <source>&amp;Time per page:</source>
        <translation>&amp;مدة الصفحة:</translation>
    </message>
    <message>
        <source>change the time per page</source>
        <translation>تغيير مدة الصفحة</translation>
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
        <translation>ينتقل المفتاحان Page Up وPage Down إلى قوى العدد اثنين و3·2ᵏ.</translation>
    </message>
    <message>
        <source>%1, values of known models</source>
        <translation>%1، قيم نماذج معروفة</translation>
    </message>
    <message>
        <source>Values of known models</source>
        <translation>قيم نماذج معروفة</translation>
    </message>
    <message>
        <source>%1, log scale</source>
        <translation>%1، مقياس لوغاريتمي</translation>
    </message>
</context>
<context>
    <name>qs::DivergenceView</name>
    <message>
        <source>Background by KL divergence</source>
        <translation>الخلفيات حسب تباعد KL</translation>
    </message>
    <message>
        <source>nats and more</source>
        <translation>نات فأكثر</translation>
    </message>
    <message>
        <source>Text by divergence</source>
        <translation>النص حسب التباعد</translation>
    </message>
    <message>
        <source>Configuration whose divergence is shown</source>
        <translation>التهيئة التي يُعرض تباعدها</translation>
    </message>
    <message>
        <source>Configuration whose predictions are compared with those of the baseline</source>
        <translation>تنبؤات أي تهيئة تُقابل بتنبؤات خط الأساس</translation>
    </message>
    <message>
        <source>&amp;Worst token</source>
        <translation>الرمز الأ&amp;سوأ</translation>
    </message>
    <message>
        <source>&amp;Next worst</source>
        <translation>الأسوأ ال&amp;تالي</translation>
    </message>
    <message>
        <source>Worst token</source>
        <translation>الرمز الأسوأ</translation>
    </message>
    <message>
        <source>Go to the token with the largest divergence (W in the text)</source>
        <translation>الانتقال إلى الرمز ذي أكبر تباعد (W في النص)</translation>
    </message>
    <message>
        <source>Next worst token</source>
        <translation>الرمز الأسوأ التالي</translation>
    </message>
    <message>
        <source>Go to the token with the next largest divergence (N in the text)</source>
        <translation>الانتقال إلى الرمز ذي التباعد الأكبر التالي (N في النص)</translation>
    </message>
    <message>
        <source>The first %1 of %2 tokens; over all of them the mean is %3 nats, the largest %4.</source>
        <translation>أول %1 من %2 رموز (tokens)؛ وعليها كلها المتوسط %3 نات، والأكبر %4.</translation>
    </message>
    <message>
        <source>“%1”: KL divergence %2 nats (%3 bits)</source>
        <translation>«%1»: تباعد KL ‏%2 نات (%3 بتات)</translation>
    </message>
    <message>
        <source>; probability of this token %1% in the baseline, %2% in %3</source>
        <translation>؛ احتمال هذا الرمز %1% في خط الأساس، و%2% في %3</translation>
    </message>
    <message>
        <source>Point at a token, or use the arrow keys.</source>
        <translation>أشِر إلى رمز، أو تنقّل بين الرموز بمفاتيح الأسهم.</translation>
    </message>
    <message>
        <source>KL divergence of the baseline&apos;s prediction from this configuration&apos;s, by token: no background below 0.01 nats, then steps at 0.01, 0.03, 0.1, 0.3 (dotted underline) and 1 nat (underline).</source>
        <translation>تباعد KL لتنبؤ خط الأساس عن تنبؤ هذه التهيئة، حسب الرمز (token): لا خلفية دون 0.01 نات، ثم درجات عند 0.01 و0.03 و0.1 و0.3 (تسطير منقّط) و1 نات (تسطير).</translation>
    </message>
    <message>
        <source>The text appears here, token by token, when a configuration other than the baseline has processed it.</source>
        <translation>يظهر النص هنا، رمزًا (token) تلو رمز، عندما تعالجه تهيئة غير خط الأساس.</translation>
    </message>
</context>
<context>
    <name>qs::FileCommands</name>
    <message>
        <source>Quantoscope sessions (*.%1)</source>
        <translation>جلسات Quantoscope (*.%1)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>تشغيلات غير محفوظة</translation>
    </message>
    <message>
        <source>This session has unsaved changes.</source>
        <translation>في الجلسة تغييرات غير محفوظة.</translation>
    </message>
    <message>
        <source>Not opened:</source>
        <translation>لم يُفتح:</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>حفظ الجلسة</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم %1.</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>لا شيء للتصدير بعد.</translation>
    </message>
    <message>
        <source>Press F5 to measure first.</source>
        <translation>اضغط F5 للقياس أولًا.</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>حفظ الصورة</translation>
    </message>
    <message>
        <source>Images (*.png *.svg *.pdf)</source>
        <translation>صور (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>The image was not saved.</source>
        <translation>لم تُحفظ الصورة.</translation>
    </message>
    <message>
        <source>Image saved as %1.</source>
        <translation>حُفظت الصورة باسم %1.</translation>
    </message>
    <message>
        <source>Not exported:</source>
        <translation>لم يُصدَّر:</translation>
    </message>
    <message>
        <source>Report written to %1.</source>
        <translation>كُتب التقرير في %1.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>إعادة تحميل</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>حفظ باسم…</translation>
    </message>
    <message>
        <source>Reload the session from its file</source>
        <translation>قراءة ملف الجلسة ثانية</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>حفظ الجلسة باسم آخر</translation>
    </message>
    <message>
        <source>Another window has this file open (process %1 on %2).</source>
        <translation>هذا الملف مفتوح في نافذة أخرى (العملية %1 على %2).</translation>
    </message>
    <message>
        <source>%1 was removed or renamed by another program.</source>
        <translation>أُزيل %1 أو غُيّر اسمه من خارج هذه النافذة.</translation>
    </message>
    <message>
        <source>The session is still open. Save it to create the file again.</source>
        <translation>الجلسة ما زالت هنا؛ احفظها ليعود الملف.</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>غُيّر %1 من خارج هذه النافذة.</translation>
    </message>
    <message>
        <source>This window still shows the previous contents.</source>
        <translation>ما زالت هذه النافذة تعرض ما كان فيه من قبل.</translation>
    </message>
    <message>
        <source>Overwrite another version?</source>
        <translation>أيُحفظ فوق نسخة أخرى؟</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here.</source>
        <translation>غُيّر %1 من خارج هذه النافذة منذ فتحه هنا.</translation>
    </message>
    <message>
        <source>%1 is open in another window (process %2 on %3).</source>
        <translation>الملف %1 مفتوح في نافذة أخرى (العملية %2 على %3).</translation>
    </message>
    <message>
        <source>Overwrite replaces that version with this one. Reload discards the unsaved changes in this window.</source>
        <translation>الكتابة فوقها تضع هذه النسخة محل تلك. وإعادة التحميل تُسقط ما لم يُحفظ هنا.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>كتابة فوقها</translation>
    </message>
    <message>
        <source>The session stays open and unsaved. A recovery copy is kept.</source>
        <translation>تبقى الجلسة مفتوحة وغير محفوظة؛ وتُحفظ لها نسخة استعادة.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>لم تُحفظ: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Saving the image</source>
        <translation>حفظ الصورة</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>كتابة التقرير</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Keep the open session</source>
        <translation>إبقاء الجلسة المفتوحة</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>قراءة %1…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>حفظ %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s).</source>
        <translation>
            <numerusform>لا ملفات.</numerusform>
            <numerusform>ملف واحد.</numerusform>
            <numerusform>ملفان.</numerusform>
            <numerusform>%n ملفات.</numerusform>
            <numerusform>%n ملفًا.</numerusform>
            <numerusform>%n ملف.</numerusform>
        </translation>
    </message>
    <message>
        <source>All files that can be opened (%1)</source>
        <translation>كل الملفات التي يمكن فتحها (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n file(s)…</source>
        <translation>
            <numerusform>قراءة الملفات…</numerusform>
            <numerusform>قراءة ملف واحد…</numerusform>
            <numerusform>قراءة ملفين…</numerusform>
            <numerusform>قراءة %n ملفات…</numerusform>
            <numerusform>قراءة %n ملفًا…</numerusform>
            <numerusform>قراءة %n ملف…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the changes to this session?</source>
        <translation>أتريد حفظ التغييرات في هذه الجلسة؟</translation>
    </message>
    <message>
        <source>Each window would overwrite what the other saves. You are asked before saving.</source>
        <translation>ستستبدل كل نافذة ما تحفظه الأخرى. تُسأل قبل الحفظ.</translation>
    </message>
    <message>
        <source>Results that arrived while saving are not in the file yet. Save again.</source>
        <translation>النتائج التي وصلت أثناء الحفظ ليست في الملف بعد. احفظ مرة أخرى.</translation>
    </message>
</context>
<context>
    <name>qs::FindingCard</name>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Show it in the trace</source>
        <translation>إظهاره في الأثر</translation>
    </message>
    <message>
        <source>Show this mode</source>
        <translation>إظهار هذا الوضع</translation>
    </message>
    <message>
        <source>show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>Show in the trace: %1</source>
        <translation>إظهار في الأثر: %1</translation>
    </message>
    <message>
        <source>why</source>
        <translation>لماذا</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>لماذا: %1</translation>
    </message>
    <message>
        <source>Evidence and what to do</source>
        <translation>علامَ يستند وما العمل</translation>
    </message>
    <message>
        <source>less</source>
        <translation>أقل</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>توصية</translation>
    </message>
    <message>
        <source>Select these modes</source>
        <translation>تحديد هذه الأوضاع</translation>
    </message>
    <message>
        <source>Show each: %1</source>
        <translation>عرض كل منها: %1</translation>
    </message>
    <message>
        <source>details</source>
        <translation>التفاصيل</translation>
    </message>
</context>
<context>
    <name>qs::FindingMembers</name>
    <message>
        <source>Show it in the trace</source>
        <translation>إظهاره في الأثر</translation>
    </message>
    <message>
        <source>Show this mode</source>
        <translation>إظهار هذا الوضع</translation>
    </message>
</context>
<context>
    <name>qs::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>الملاحظات</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>لا ملاحظات</numerusform>
            <numerusform>ملاحظة واحدة</numerusform>
            <numerusform>ملاحظتان</numerusform>
            <numerusform>%n ملاحظات</numerusform>
            <numerusform>%n ملاحظة</numerusform>
            <numerusform>%n ملاحظة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>لا تحذيرات</numerusform>
            <numerusform>تحذير واحد</numerusform>
            <numerusform>تحذيران</numerusform>
            <numerusform>%n تحذيرات</numerusform>
            <numerusform>%n تحذيرًا</numerusform>
            <numerusform>%n تحذير</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>لا أخطاء</numerusform>
            <numerusform>خطأ واحد</numerusform>
            <numerusform>خطآن</numerusform>
            <numerusform>%n أخطاء</numerusform>
            <numerusform>%n خطأ</numerusform>
            <numerusform>%n خطأ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recommendation(s)</source>
        <translation>
            <numerusform>لا توصيات</numerusform>
            <numerusform>توصية واحدة</numerusform>
            <numerusform>توصيتان</numerusform>
            <numerusform>%n توصيات</numerusform>
            <numerusform>%n توصية</numerusform>
            <numerusform>%n توصية</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings yet. Warnings about the measurement (cold start, throttling, failed verification) appear here.</source>
        <translation>لا ملاحظات بعد. تظهر هنا التحذيرات بشأن القياس (بدء بارد، تخفيض التردد، فشل التحقق).</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Search the findings</source>
        <translation>البحث في الملاحظات</translation>
    </message>
    <message>
        <source>Show only findings whose text or modes contain this</source>
        <translation>عرض الملاحظات التي تحوي كلماتها أو أوضاعها هذا النص فقط</translation>
    </message>
    <message>
        <source>%1: show or hide</source>
        <translation>%1: إظهارها أو إخفاؤها</translation>
    </message>
    <message>
        <source>No findings match the filter.</source>
        <translation>لا ملاحظات تطابق عامل التصفية.</translation>
    </message>
</context>
<context>
    <name>qs::HeatMap</name>
    <message>
        <source>worse</source>
        <translation>أسوأ</translation>
    </message>
    <message>
        <source>better</source>
        <translation>أفضل</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>غير محسوم</translation>
    </message>
    <message>
        <source>in the plan</source>
        <translation>في الخطة</translation>
    </message>
    <message>
        <source>Sensitivity of the layers</source>
        <translation>حساسية الطبقات</translation>
    </message>
    <message>
        <source>%1 for %2 layers in %3 modes, %4 cells measured.</source>
        <translation>%1 لـ %2 طبقات في %3 أوضاع، قيست %4 خلايا.</translation>
    </message>
    <message>
        <source>Difference not resolved: %1.</source>
        <translation>الفرق غير محسوم في %1 منها.</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>الطبقة</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>الوضع</translation>
    </message>
    <message>
        <source>as shown</source>
        <translation>كما يُعرض</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>محسوم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>لم يُقس</translation>
    </message>
    <message>
        <source>No sensitivity results yet. Turn on Sensitivity and press F5. Each cell shows one layer in one mode.</source>
        <translation>لا نتائج حساسية بعد. شغّل «الحساسية» واضغط F5. تُظهر كل خلية طبقة واحدة في وضع واحد.</translation>
    </message>
</context>
<context>
    <name>qs::HistogramChart</name>
    <message>
        <source>value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Values (log)</source>
        <translation>القيم (لوغاريتمي)</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>القيم</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>مستعاد</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>مقتطع</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>التوزيع</translation>
    </message>
    <message>
        <source>No tensor selected. Choose one above, or open a .safetensors or .npy file.</source>
        <translation>لا موتر معروض. اختر واحدًا أعلاه أو افتح ملف .safetensors أو .npy.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>restored %1</source>
        <translation>مستعاد %1</translation>
    </message>
    <message>
        <source>nearest code value %1</source>
        <translation>أقرب قيمة رمز %1</translation>
    </message>
    <message>
        <source>Logarithmic count axis</source>
        <translation>الأعداد على محور لوغاريتمي</translation>
    </message>
    <message>
        <source>from</source>
        <translation>من</translation>
    </message>
    <message>
        <source>to</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>values</source>
        <translation>القيم</translation>
    </message>
    <message>
        <source>count</source>
        <translation>العدد</translation>
    </message>
    <message>
        <source>original</source>
        <translation>الأصل</translation>
    </message>
    <message>
        <source>%1 values from %2 to %3, standard deviation %4. %5 represents %6 values at the median scale, in the range %7 to %8.</source>
        <translation>عدد القيم %1 من %2 إلى %3، الانحراف المعياري %4. يمثّل %5 عند معامل القياس الوسيط %6 قيم، في النطاق من %7 إلى %8.</translation>
    </message>
    <message>
        <source>original %1</source>
        <translation>الأصل %1</translation>
    </message>
</context>
<context>
    <name>qs::ImportCommands</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>Import results</source>
        <translation>استيراد نتائج أدوات أخرى</translation>
    </message>
    <message>
        <source>Show a run of a single size that was measured here.</source>
        <translation>اعرض تشغيلًا بحجم واحد قيس هنا.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>قراءة %1…</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>لم يُستورد شيء.</translation>
    </message>
    <message>
        <source>Imported %1: %2, read-only.</source>
        <translation>استُورد %1: %2، للقراءة فقط.</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation>لم يُستورد: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>لا صفوف</numerusform>
            <numerusform>صف واحد</numerusform>
            <numerusform>صفان</numerusform>
            <numerusform>%n صفوف</numerusform>
            <numerusform>%n صفًا</numerusform>
            <numerusform>%n صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s)</source>
        <translation>
            <numerusform>لا درجات</numerusform>
            <numerusform>درجة واحدة</numerusform>
            <numerusform>درجتان</numerusform>
            <numerusform>%n درجات</numerusform>
            <numerusform>%n درجة</numerusform>
            <numerusform>%n درجة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading %n file(s)…</source>
        <translation>
            <numerusform>قراءة الملفات…</numerusform>
            <numerusform>قراءة ملف واحد…</numerusform>
            <numerusform>قراءة ملفين…</numerusform>
            <numerusform>قراءة %n ملفات…</numerusform>
            <numerusform>قراءة %n ملفًا…</numerusform>
            <numerusform>قراءة %n ملف…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>لا ملفات</numerusform>
            <numerusform>ملف واحد</numerusform>
            <numerusform>ملفان</numerusform>
            <numerusform>%n ملفات</numerusform>
            <numerusform>%n ملفًا</numerusform>
            <numerusform>%n ملف</numerusform>
        </translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>There is no run to add imported results to.</source>
        <translation>لا يوجد تشغيل لإضافة النتائج المستوردة إليه.</translation>
    </message>
    <message>
        <source>Add imported results to %1</source>
        <translation>إضافة النتائج المستوردة إلى %1</translation>
    </message>
    <message>
        <source>The run was removed.</source>
        <translation>أُزيل التشغيل.</translation>
    </message>
    <message>
        <source>add imported results to %1</source>
        <translation>إضافة النتائج المستوردة إلى %1</translation>
    </message>
    <message>
        <source>Added %1 to %2: %3, read-only and without verdicts.</source>
        <translation>أُضيف %1 إلى %2: %3، للقراءة فقط ودون أحكام.</translation>
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
        <translation>نوع المُدخل</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>ال&amp;نوع</translation>
    </message>
    <message>
        <source>Tensor of the file</source>
        <translation>موتر الملف</translation>
    </message>
    <message>
        <source>Te&amp;nsor</source>
        <translation>ال&amp;موتر</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Seed of the random normal input (mean 0, standard deviation 1). The same seed gives the same bytes on every backend.</source>
        <translation>بذرة المُدخل العشوائي الطبيعي (المتوسط 0، الانحراف المعياري 1). البذرة نفسها تعطي البايتات نفسها على كل واجهة خلفية.</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>ال&amp;بذرة</translation>
    </message>
    <message>
        <source>random normal</source>
        <translation>عشوائي طبيعي</translation>
    </message>
    <message>
        <source>Input file</source>
        <translation>ملف المُدخل</translation>
    </message>
    <message>
        <source>Choose an input file</source>
        <translation>اختيار ملف مُدخل</translation>
    </message>
    <message>
        <source>Choose a .npy or .safetensors file</source>
        <translation>اختيار ملف .npy أو .safetensors</translation>
    </message>
    <message>
        <source>Use random input</source>
        <translation>العودة إلى مُدخل عشوائي</translation>
    </message>
    <message>
        <source>Use random normal input</source>
        <translation>العودة إلى مُدخل عشوائي طبيعي</translation>
    </message>
    <message>
        <source>Val&amp;ues</source>
        <translation>ال&amp;قيم</translation>
    </message>
    <message>
        <source>Choose an input tensor</source>
        <translation>اختيار موتر مُدخل</translation>
    </message>
    <message>
        <source>Tensors (*.npy *.safetensors);;All files (*)</source>
        <translation>موترات (*.npy *.safetensors);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>The file contains no tensors.</source>
        <translation>ليس في الملف موتر.</translation>
    </message>
    <message>
        <source>No tensor of the file can be used: %1</source>
        <translation>لا يصلح أي موتر في الملف: %1</translation>
    </message>
    <message>
        <source>(array)</source>
        <translation>(مصفوفة)</translation>
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
        <translation>%1 يبقى المُدخل %2.</translation>
    </message>
    <message>
        <source>%1 The input is still random normal.</source>
        <translation>%1 يبقى المُدخل عشوائيًا طبيعيًا.</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>قراءة %1 …</translation>
    </message>
    <message>
        <source>Values from the file; the seed is not used.</source>
        <translation>القيم من الملف؛ لا تُستخدم البذرة.</translation>
    </message>
    <message>
        <source>Seed %1 is used until you enter another one.</source>
        <translation>تُحفظ البذرة %1 حتى تُدخل أخرى.</translation>
    </message>
    <message>
        <source>Random normal. Drop a .npy or .safetensors file here for real data.</source>
        <translation>عشوائي طبيعي. أفلت هنا ملف .npy أو .safetensors لبيانات حقيقية.</translation>
    </message>
    <message>
        <source>FP32, seed %1</source>
        <translation>FP32، البذرة %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1، البذرة %2</translation>
    </message>
    <message>
        <source>Values from the file, %1 as %2; the seed is not used.</source>
        <translation>القيم من الملف، %1 بصيغة %2؛ لا تُستخدم البذرة.</translation>
    </message>
    <message>
        <source>The file&apos;s %1 values are rounded to %2: some may overflow to infinity or become zero. The result shows how many.</source>
        <translation>تُقرَّب قيم الملف ذات الصيغة %1 إلى %2: قد يفيض بعضها إلى ما لا نهاية أو يصير صفرًا. وتذكر النتيجة عددها.</translation>
    </message>
    <message>
        <source>Data type of the input tensor before quantization. A file has its own type; if you choose another one, the values are rounded.</source>
        <translation>نوع بيانات موتر الدخل قبل التكميم. للملف نوعه؛ وإذا اخترت نوعًا آخر فتُقرّب القيم.</translation>
    </message>
    <message>
        <source>Tensor of the file to use as input. Tensors that cannot be used show the reason.</source>
        <translation>موتر الملف المستخدم مُدخلًا. الموترات التي لا يمكن استخدامها تُظهر السبب.</translation>
    </message>
    <message>
        <source>Source of the values: a .npy or .safetensors file, or empty for random normal values. You can drop a file anywhere on the setup.</source>
        <translation>مصدر القيم: ملف ‎.npy أو ‎.safetensors، أو فارغ للقيم العشوائية الطبيعية. يمكنك إفلات ملف في أي موضع من الإعداد.</translation>
    </message>
</context>
<context>
    <name>qs::KernelGuard</name>
    <message>
        <source>The run does not respond to Stop.</source>
        <translation>التشغيل لا يستجيب للإيقاف.</translation>
    </message>
    <message>
        <source>From now on kernels run in a separate worker process, which Stop can end even if a kernel hangs.</source>
        <translation>من الآن تعمل النوى في عملية تنفيذ منفصلة، ينهيها «إيقاف» حتى إن علقت نواة.</translation>
    </message>
    <message>
        <source>The device was lost: %1</source>
        <translation>فقد هذا البرنامج الجهاز: %1</translation>
    </message>
    <message>
        <source>All measurements are kept. Restart the program to use the device, or run kernels in a separate process.</source>
        <translation>كل ما قيس محفوظ. أعد تشغيل البرنامج لاستخدام الجهاز، أو اجعل النوى تعمل في عملية منفصلة.</translation>
    </message>
    <message>
        <source>The current request does not respond to Stop.</source>
        <translation>الاستعلام الجاري لا يستجيب للإيقاف.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>التخلي</translation>
    </message>
    <message>
        <source>Keep the results received so far, abandon the run, and measure in a separate process from now on</source>
        <translation>الاحتفاظ بالنتائج المستلمة حتى الآن، والتخلي عن التشغيل، والقياس في عملية منفصلة من الآن فصاعدًا</translation>
    </message>
    <message>
        <source>The window is waiting for it. Close the window again to abandon it. All results received so far are kept.</source>
        <translation>النافذة بانتظاره. أغلق النافذة مرة أخرى للتخلي عنه. يُحتفظ بكل النتائج المستلمة حتى الآن.</translation>
    </message>
    <message>
        <source>The device or a kernel on it may hang. Wait, or abandon it. All results received so far are kept.</source>
        <translation>ربما لا يستجيب الجهاز أو نواة عليه. انتظر أو تخلَّ عنه. يُحتفظ بكل النتائج المستلمة حتى الآن.</translation>
    </message>
    <message>
        <source>The run was abandoned. The results received so far are kept and marked as partial.</source>
        <translation>جرى التخلي عن التشغيل. احتُفظ بالنتائج المستلمة حتى الآن ووُسمت بأنها جزئية.</translation>
    </message>
    <message>
        <source>The request was abandoned.</source>
        <translation>جرى التخلي عن الطلب.</translation>
    </message>
    <message>
        <source>The device may stay busy until the program is restarted. Choose &apos;Automatic&apos; in the settings to use a separate process.</source>
        <translation>قد يبقى الجهاز مشغولًا حتى يُعاد تشغيل البرنامج. اختر «تلقائي» في الإعدادات لاستخدام عملية منفصلة.</translation>
    </message>
    <message>
        <source>All measurements are kept. From now on kernels run in a separate worker process. Run again.</source>
        <translation>احتُفظ بكل القياسات. من الآن فصاعدًا تعمل النوى في عملية تنفيذ منفصلة. شغّل مرة أخرى.</translation>
    </message>
</context>
<context>
    <name>qs::LanguageMenu</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>الل&amp;غة</translation>
    </message>
    <message>
        <source>The language of the interface</source>
        <translation>لغة البرنامج</translation>
    </message>
    <message>
        <source>Use the language of the system</source>
        <translation>استخدام لغة النظام</translation>
    </message>
    <message>
        <source>Use this language</source>
        <translation>عرض البرنامج بهذه اللغة</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>إعادة التشغيل الآن</translation>
    </message>
    <message>
        <source>Reopen the window in the new language; the session is kept</source>
        <translation>فتح النافذة ثانية باللغة الجديدة؛ وتعود الجلسة</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>اتباع ال&amp;نظام</translation>
    </message>
    <message>
        <source>Restart to apply the new language.</source>
        <translation>أعد التشغيل لتطبيق اللغة الجديدة.</translation>
    </message>
    <message>
        <source>The open session is kept.</source>
        <translation>تعود الجلسة المفتوحة.</translation>
    </message>
</context>
<context>
    <name>qs::LimitsPanel</name>
    <message>
        <source>A configuration has to meet these limits. Empty: no limit.</source>
        <translation>يجب أن تستوفي التهيئة هذه الحدود. فارغ: بلا حد.</translation>
    </message>
    <message>
        <source>Rank by</source>
        <translation>الترتيب حسب</translation>
    </message>
    <message>
        <source>Quantity by which the configurations that meet the limits are ranked</source>
        <translation>ما تُرتَّب حسبه التهيئات المستوفية للحدود</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>الجهاز</translation>
    </message>
    <message>
        <source>Only use runs that were measured on this device</source>
        <translation>لا تُحتسب إلا التشغيلات المقيسة على هذا الجهاز</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>الدفعة</translation>
    </message>
    <message>
        <source>Sequences of a language model that are decoded together</source>
        <translation>تسلسلات النموذج اللغوي التي تولَّد معًا</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>طول المطالبة</translation>
    </message>
    <message>
        <source>Tokens of a language model&apos;s prompt</source>
        <translation>رموز مطالبة النموذج اللغوي</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>على الأكثر</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Device memory with the model loaded: weights, KV cache and workspace. For a model on the Accuracy page, the size of its file.</source>
        <translation>ذاكرة الجهاز والنموذج محمَّل: الأوزان ومخبأ KV وذاكرة العمل. ولنموذج في صفحة «الدقة» حجم ملفه.</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>الزمن لكل رمز</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Median time of a decoding step of a language model</source>
        <translation>وسيط زمن خطوة التوليد في نموذج لغوي</translation>
    </message>
    <message>
        <source>Time per call</source>
        <translation>الزمن لكل نداء</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Median latency of an operation, or of a call of a model on the Accuracy page</source>
        <translation>وسيط زمن تنفيذ عملية، أو نداء لنموذج في صفحة «الدقة»</translation>
    </message>
    <message>
        <source>Perplexity rise</source>
        <translation>ارتفاع الحيرة</translation>
    </message>
    <message>
        <source>Increase in perplexity over the baseline</source>
        <translation>ارتفاع الحيرة عن حيرة خط الأساس</translation>
    </message>
    <message>
        <source>Accuracy loss</source>
        <translation>خسارة الدقة</translation>
    </message>
    <message>
        <source>pp</source>
        <translation>نقطة مئوية</translation>
    </message>
    <message>
        <source>Accuracy below that of the baseline, in percentage points</source>
        <translation>مقدار انخفاض الدقة عن دقة خط الأساس، بالنقاط المئوية</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>على الأقل</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>الإنتاجية</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>رمز/s</translation>
    </message>
    <message>
        <source>Decoded tokens of all sequences of a language model per second of wall time</source>
        <translation>الرموز المولَّدة لكل تسلسلات النموذج اللغوي مقسومة على الزمن الذي استغرقته</translation>
    </message>
    <message>
        <source>Default limits</source>
        <translation>الحدود الافتراضية</translation>
    </message>
    <message>
        <source>No limits except a rise of 1% in perplexity and a loss of 1 point in accuracy</source>
        <translation>بلا حدود سوى ارتفاع الحيرة 1% وانخفاض الدقة نقطة واحدة</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a quantity and its unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>%1: “%2” is not valid. Enter a number of 0 or more.</source>
        <translation>%1: ‏«%2» ليس عددًا بدءًا من 0.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>أي جهاز</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>الأصغر</translation>
    </message>
</context>
<context>
    <name>qs::LineChart</name>
    <message>
        <source>%1, log</source>
        <translation>%1، لوغاريتمي</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1: %2 عند %3</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>الوضع</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>الطرف الأدنى</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>الطرف الأعلى</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>محور لوغاريتمي</translation>
    </message>
</context>
<context>
    <name>qs::LlmConfigurationChooser</name>
    <message>
        <source>Configurations to study</source>
        <translation>التهيئات المراد دراستها</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>خط الأساس</translation>
    </message>
    <message>
        <source>Without quantization</source>
        <translation>بلا تكميم</translation>
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
        <translation>صيغ 4 بتات أخرى</translation>
    </message>
    <message>
        <source>KV cache only</source>
        <translation>مخبأ KV فقط</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Select all configurations</source>
        <translation>تعليم كل التهيئات</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Clear all but the baseline</source>
        <translation>إلغاء الكل عدا خط الأساس</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>افتراضي</translation>
    </message>
    <message>
        <source>Select the configurations of the default study</source>
        <translation>تعليم تهيئات الدراسة الافتراضية</translation>
    </message>
    <message>
        <source>Select the seven configurations of the published comparison</source>
        <translation>تعليم السبع التي في المقارنة المنشورة</translation>
    </message>
    <message>
        <source>%1 of %2 configurations</source>
        <translation>%1 من %2 تهيئات</translation>
    </message>
    <message>
        <source>; AWQ and GPTQ read the calibration text first</source>
        <translation>؛ يقرأ AWQ وGPTQ نص المعايرة أولًا</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>أساسية</translation>
    </message>
</context>
<context>
    <name>qs::LlmGeneratePanel</name>
    <message>
        <source>Prompt</source>
        <translation>المطالبة</translation>
    </message>
    <message>
        <source>Type the beginning of a text…</source>
        <translation>اكتب بداية نص…</translation>
    </message>
    <message>
        <source>The morning was bright, and Emma</source>
        <comment>a prompt for an English model</comment>
        <translation>The morning was bright, and Emma</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;توليد</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>توليد</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>تحميل النموذج…</translation>
    </message>
    <message>
        <source>Cannot generate: %1</source>
        <translation>لم يُولَّد: %1</translation>
    </message>
    <message>
        <source>The text to continue, or the message to a chat model. Ctrl+Return sends it.</source>
        <translation>النص المراد إكماله، أو الرسالة إلى نموذج محادثة. Ctrl+Return يرسله.</translation>
    </message>
    <message>
        <source>System message</source>
        <translation>رسالة النظام</translation>
    </message>
    <message>
        <source>Instructions to a chat model, before the prompt. Leave it empty for none.</source>
        <translation>تعليمات لنموذج محادثة، قبل المطالبة. اتركها فارغة لعدم إعطاء أي تعليمات.</translation>
    </message>
    <message>
        <source>System message (optional)</source>
        <translation>رسالة النظام (اختيارية)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>التهيئة</translation>
    </message>
    <message>
        <source>The configuration in which the model of the setup is loaded</source>
        <translation>التهيئة التي يُحمَّل بها نموذج الإعداد</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>مقارنة مع</translation>
    </message>
    <message>
        <source>A second configuration that continues the same prompt beside the first one. They take turns, token by token; the first token that differs is marked.</source>
        <translation>تهيئة ثانية تكمل المطالبة نفسها إلى جانب الأولى. تتناوبان رمزًا رمزًا؛ ويُعلَّم أول رمز مختلف.</translation>
    </message>
    <message>
        <source>Maximum number of tokens</source>
        <translation>أقصى عدد من الرموز</translation>
    </message>
    <message>
        <source>Generation ends after this many tokens, or when the model ends the text</source>
        <translation>ينتهي التوليد بعد هذا العدد من الرموز (tokens)، أو حين ينهي النموذج النص</translation>
    </message>
    <message>
        <source>&amp;Configuration</source>
        <translation>الت&amp;هيئة</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>م&amp;قارنة مع</translation>
    </message>
    <message>
        <source>Ma&amp;x. tokens</source>
        <translation>أ&amp;قصى عدد رموز</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>درجة الحرارة</translation>
    </message>
    <message>
        <source>Divides the logits before a token is sampled. 0 is greedy: always the most likely token.</source>
        <translation>تُقسم عليها قيم logits قبل سحب الرمز. 0 اختيار جشع: الرمز الأرجح كل مرة.</translation>
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
        <translation>البذرة</translation>
    </message>
    <message>
        <source>&amp;Temperature</source>
        <translation>درجة ال&amp;حرارة</translation>
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
        <translation>ال&amp;بذرة</translation>
    </message>
    <message>
        <source>From the model</source>
        <translation>من النموذج</translation>
    </message>
    <message>
        <source>Chat template</source>
        <translation>قالب المحادثة</translation>
    </message>
    <message>
        <source>C&amp;hat template</source>
        <translation>قالب المحا&amp;دثة</translation>
    </message>
    <message>
        <source>From the model: %1</source>
        <translation>من النموذج: %1</translation>
    </message>
    <message>
        <source>From the model: not recognized</source>
        <translation>من النموذج: غير معروف</translation>
    </message>
    <message>
        <source>From the model: none</source>
        <translation>من النموذج: لا شيء</translation>
    </message>
    <message>
        <source>Enter a prompt first</source>
        <translation>أدخل مطالبة أولًا</translation>
    </message>
    <message>
        <source>Choose two different configurations</source>
        <translation>اختر تهيئتين مختلفتين</translation>
    </message>
    <message>
        <source>Stop generating</source>
        <translation>إيقاف التوليد</translation>
    </message>
    <message>
        <source>Stop generating. The text so far is kept.</source>
        <translation>إيقاف التوليد. يبقى النص المولَّد حتى الآن.</translation>
    </message>
    <message>
        <source>Continue the prompt (Ctrl+Return)</source>
        <translation>إكمال المطالبة (Ctrl+Return)</translation>
    </message>
    <message>
        <source>Sample from the most likely tokens whose probabilities add up to this. 1: from all tokens.</source>
        <translation>السحب من الرموز الأرجح التي يبلغ مجموع احتمالاتها هذا المقدار. 1: من كلها.</translation>
    </message>
    <message>
        <source>Sample from this number of the most likely tokens. 0: from all tokens.</source>
        <translation>السحب من هذا العدد من الرموز الأرجح. 0: من كلها.</translation>
    </message>
    <message>
        <source>The same seed gives the same text in the same configuration</source>
        <translation>البذرة نفسها تعطي النص نفسه بالتهيئة نفسها</translation>
    </message>
    <message>
        <source>Has no effect while the temperature is 0</source>
        <translation>لا أثر له ما دامت درجة الحرارة 0</translation>
    </message>
    <message>
        <source>The same text so far</source>
        <translation>النص نفسه حتى الآن</translation>
    </message>
    <message>
        <source>The texts differ.</source>
        <translation>النصان مختلفان.</translation>
    </message>
    <message>
        <source>Format of the prompt as a turn of a conversation. Templates are recognized by their tokens; the template code in tokenizer_config.json is not run.</source>
        <translation>صيغة المطالبة بوصفها دورًا في محادثة. تُعرف القوالب من رموزها (tokens)؛ ولا تُشغَّل شيفرة القالب في tokenizer_config.json.</translation>
    </message>
</context>
<context>
    <name>qs::LlmLivePanel</name>
    <message>
        <source>Tokens per second appear here while the study runs.</source>
        <translation>تظهر الرموز (tokens) في الثانية هنا أثناء الدراسة.</translation>
    </message>
    <message>
        <source>Phase of the rates</source>
        <translation>ما تخصّه المعدلات</translation>
    </message>
    <message>
        <source>Text of the configurations</source>
        <translation>ما تكتبه التهيئات</translation>
    </message>
    <message>
        <source>The most likely continuation of the start of the text, for each configuration</source>
        <translation>التتمة الأرجح لبداية النص كما تكتبها كل تهيئة</translation>
    </message>
    <message>
        <source>The text of each configuration appears here, token by token.</source>
        <translation>يظهر هنا ما تكتبه كل تهيئة، رمزًا رمزًا.</translation>
    </message>
    <message>
        <source>&amp;Rates of</source>
        <translation>م&amp;عدلات</translation>
    </message>
    <message numerus="yes">
        <source>all %n token(s) as the baseline</source>
        <translation>
            <numerusform>لا رموز تُقارن بخط الأساس</numerusform>
            <numerusform>الرمز الوحيد كما في خط الأساس</numerusform>
            <numerusform>كلا الرمزين كما في خط الأساس</numerusform>
            <numerusform>كل الرموز وعددها %n كما في خط الأساس</numerusform>
            <numerusform>كل الرموز وعددها %n كما في خط الأساس</numerusform>
            <numerusform>كل الرموز وعددها %n كما في خط الأساس</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %1 of %n token(s) as the baseline</source>
        <translation>
            <numerusform>أول %1 من %n رمز كما في خط الأساس</numerusform>
            <numerusform>أول %1 من رمز واحد كما في خط الأساس</numerusform>
            <numerusform>أول %1 من رمزين كما في خط الأساس</numerusform>
            <numerusform>أول %1 من %n رموز كما في خط الأساس</numerusform>
            <numerusform>أول %1 من %n رمزًا كما في خط الأساس</numerusform>
            <numerusform>أول %1 من %n رمز كما في خط الأساس</numerusform>
        </translation>
    </message>
    <message>
        <source>Rates of prefill, decoding and scoring differ too much for one chart. The chart follows the measured phase until you choose one.</source>
        <translation>تختلف معدلات الملء المسبق وفك الترميز والتقييم أكثر مما يتسع له مخطط واحد. يتبع المخطط المرحلة المقيسة إلى أن تختار واحدة.</translation>
    </message>
</context>
<context>
    <name>qs::LlmPage</name>
    <message>
        <source>Charts of the language model study</source>
        <translation>صور دراسة النموذج اللغوي</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>مباشر</translation>
    </message>
    <message>
        <source>Tokens per second during the study, and the text of each configuration</source>
        <translation>الرموز (tokens) في الثانية أثناء العمل، وما تكتبه كل تهيئة</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Throughput over batch sizes, and time per output token</source>
        <translation>الإنتاجية حسب حجم الدفعة، والزمن لكل رمز خرج</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>الحيرة</translation>
    </message>
    <message>
        <source>Perplexity and KL divergence relative to the baseline, on the same tokens</source>
        <translation>الحيرة (perplexity) وتباعد KL مقابل خط الأساس، على الرموز نفسها</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>المهام</translation>
    </message>
    <message>
        <source>Correct answers by task, with verdicts on the same items</source>
        <translation>الإجابات الصحيحة حسب المهمة، مع أحكام على العناصر نفسها</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>Weights, caches and load time</source>
        <translation>الأوزان والمخابئ وما يستغرقه التحميل</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>Pareto</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>The text with the divergence of each token</source>
        <translation>النص مع تباعد كل رمز (token)</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>توليد</translation>
    </message>
    <message>
        <source>Continue a prompt in any configuration</source>
        <translation>متابعة مطالبة في أي تهيئة</translation>
    </message>
    <message>
        <source>The configurations appear here one by one, as soon as they are measured.</source>
        <translation>تظهر التهيئات هنا واحدة واحدة فور قياسها.</translation>
    </message>
    <message>
        <source>Decoded tokens per second appear here with the first round.</source>
        <translation>تظهر الرموز المولَّدة في الثانية هنا مع الجولة الأولى.</translation>
    </message>
    <message>
        <source>How does quantization affect a language model?</source>
        <translation>ماذا يفعل التكميم بنموذج لغوي؟</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Cancel the study</source>
        <translation>إلغاء الدراسة</translation>
    </message>
    <message>
        <source>Stop the study and keep the results so far</source>
        <translation>إنهاء الدراسة؛ ويبقى ما قيس حتى ذلك الحين</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>أي جدول</translation>
    </message>
    <message>
        <source>Table that is shown; each chart selects its own</source>
        <translation>أي جداول التقرير يُعرض؛ ولكل صورة جدولها</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>ال&amp;جدول</translation>
    </message>
    <message>
        <source>Task and metric</source>
        <translation>المهمة والمقياس</translation>
    </message>
    <message>
        <source>acc: largest log-likelihood; acc_norm: largest per character; exact_match: of generated answers</source>
        <translation>acc: أكبر لوغاريتم احتمال؛ acc_norm: أكبره لكل محرف؛ exact_match: للإجابات المولَّدة</translation>
    </message>
    <message>
        <source>Tas&amp;k</source>
        <translation>ال&amp;مهمة</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>الزمن لكل رمز خرج</translation>
    </message>
    <message>
        <source>Bytes of the weights</source>
        <translation>بايتات الأوزان</translation>
    </message>
    <message>
        <source>Quantity that perplexity is compared with</source>
        <translation>ما تُوازن به الحيرة</translation>
    </message>
    <message>
        <source>Perplexity a&amp;gainst</source>
        <translation>الحيرة م&amp;قابل</translation>
    </message>
    <message>
        <source>Preparing the study…</source>
        <translation>تحضير الدراسة…</translation>
    </message>
    <message>
        <source>Opening the model</source>
        <translation>فتح النموذج</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>جارٍ الإيقاف…</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>جارٍ القياس…</translation>
    </message>
    <message>
        <source>No measurements yet.</source>
        <translation>لم يُقس شيء بعد.</translation>
    </message>
    <message>
        <source>Only the baseline was measured: nothing is compared.</source>
        <translation>لم يُقس إلا خط الأساس: لا شيء يُقارن.</translation>
    </message>
    <message>
        <source>Perplexity against time per token or size</source>
        <translation>الحيرة مقابل الزمن لكل رمز أو الحجم</translation>
    </message>
    <message>
        <source>A study loads a model of the Llama family in every chosen configuration and measures memory, speed and predictions, with intervals and verdicts.

The setup beside this page is ready to run with the small built-in model: press F5. You can also use your own model from a Hugging Face folder.</source>
        <translation>تحمّل الدراسة نموذجًا من عائلة Llama بكل تهيئة مختارة وتقيس الذاكرة والسرعة والتنبؤات، مع مجالات وأحكام.

الإعداد بجانب هذه الصفحة جاهز للتشغيل بالنموذج الصغير المضمَّن: اضغط F5. ويمكنك أيضًا استخدام نموذجك من مجلد Hugging Face.</translation>
    </message>
    <message>
        <source>Simulated configurations have no valid time and are not shown against time</source>
        <translation>ليس للتهيئات المحاكاة زمن صالح ولا تُعرض مقابل الزمن</translation>
    </message>
</context>
<context>
    <name>qs::LlmPresenter</name>
    <message>
        <source>%1; %2 of files.</source>
        <translation>%1؛ %2 من الملفات.</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>محاكى</translation>
    </message>
    <message>
        <source>Computed by: %1</source>
        <translation>يحسبه: %1</translation>
    </message>
    <message>
        <source>Loading the model: %1, %2%</source>
        <translation>تحميل النموذج: %1، %2%</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>أُوقف.</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>النموذج اللغوي</translation>
    </message>
    <message>
        <source>Effect of quantization on a language model</source>
        <translation>ما يفعله التكميم بنموذج لغوي</translation>
    </message>
    <message>
        <source>Lan&amp;guage model</source>
        <translation>النموذج الل&amp;غوي</translation>
    </message>
    <message>
        <source>Show the effect of quantization on a language model</source>
        <translation>عرض ما يفعله التكميم بنموذج لغوي</translation>
    </message>
    <message>
        <source>Alt+6</source>
        <translation>Alt+6</translation>
    </message>
    <message>
        <source>&amp;Generate text</source>
        <translation>ت&amp;وليد نص</translation>
    </message>
    <message>
        <source>Continue your own prompt in any configuration of a language model</source>
        <translation>متابعة مطالبة من عندك في أي تهيئة لنموذج لغوي</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>A study of a language model is in progress.</source>
        <translation>دراسة نموذج لغوي جارية.</translation>
    </message>
    <message>
        <source>Run the study of the language model in the setup (%1)</source>
        <translation>تشغيل دراسة النموذج اللغوي في الإعداد (%1)</translation>
    </message>
    <message>
        <source>The largest configuration needs about %1 for weights, KV cache and workspace; %2 is free.</source>
        <translation>تحتاج أكبر تهيئة إلى نحو %1 للأوزان ومخبأ KV وذاكرة العمل؛ والمتاح %2.</translation>
    </message>
    <message>
        <source>The largest configuration needs about %1 for weights, KV cache and workspace, but only %2 is free. It will not be loaded.</source>
        <translation>تحتاج أكبر تهيئة إلى نحو %1 للأوزان ومخبأ KV وذاكرة العمل، لكن المتاح %2 فقط: سيُرفض تشغيلها.</translation>
    </message>
    <message>
        <source>Look at a language model</source>
        <translation>النظر في نموذج لغوي</translation>
    </message>
    <message>
        <source>Each configuration of a Llama model: memory, latency, throughput, perplexity, tasks and the text token by token. Generate lets two configurations continue a prompt side by side. F5 here measures the model that comes with the program.</source>
        <translation>كل تهيئة لنموذج Llama: الذاكرة وزمن التنفيذ والإنتاجية والحيرة (perplexity) والمهام والنص رمزًا رمزًا. يجعل «توليد» تهيئتين تكملان مطالبة واحدة جنبًا إلى جنب. وهنا يقيس F5 النموذج المرفق بالبرنامج.</translation>
    </message>
</context>
<context>
    <name>qs::LlmSetupPanel</name>
    <message>
        <source>Setup of the language model study</source>
        <translation>إعداد دراسة النموذج اللغوي</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Configurations</source>
        <translation>التهيئات</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>المهام</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Model folder</source>
        <translation>مجلد النموذج</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>استعراض</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>ال&amp;نص</translation>
    </message>
    <message>
        <source>Text file for perplexity</source>
        <translation>ملف نصي لقياس الحيرة</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Cali&amp;bration</source>
        <translation>الم&amp;عايرة</translation>
    </message>
    <message>
        <source>Text file for calibration</source>
        <translation>ملف نصي للمعايرة</translation>
    </message>
    <message>
        <source>Choose a text</source>
        <translation>اختيار نص</translation>
    </message>
    <message>
        <source>Choose a text for calibration</source>
        <translation>اختيار نص للمعايرة</translation>
    </message>
    <message>
        <source>Tasks and their files</source>
        <translation>المهام وملفاتها</translation>
    </message>
    <message>
        <source>Multiple-choice tasks and GSM8K from local files, in the format of lm-eval&apos;s sources (JSONL or JSON).</source>
        <translation>مهام اختيار من متعدد وGSM8K من ملفات محلية، بشكل مصادر lm-eval ‏(JSONL أو JSON).</translation>
    </message>
    <message>
        <source>Add a task</source>
        <translation>إضافة مهمة</translation>
    </message>
    <message>
        <source>Choose a task, then its file</source>
        <translation>اختر مهمة، ثم ملفها</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Remove the task</source>
        <translation>إزالة المهمة</translation>
    </message>
    <message>
        <source>Remove the selected task</source>
        <translation>استبعاد المهمة المعلَّمة</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>العناصر</translation>
    </message>
    <message>
        <source>Maximum number of items per task; 0: all.</source>
        <translation>عدد العناصر الأقصى من كل مهمة؛ 0: الكل.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>الأمثلة</translation>
    </message>
    <message>
        <source>Solved examples before each GSM8K question.</source>
        <translation>أمثلة محلولة قبل كل سؤال من GSM8K.</translation>
    </message>
    <message>
        <source>Cloze items</source>
        <translation>عناصر الفراغ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>&amp;Batches</source>
        <translation>ال&amp;دفعات</translation>
    </message>
    <message>
        <source>Number of sequences decoded together: one or more numbers, such as 1, 8, 32. The KV cache is sized for the largest.</source>
        <translation>كم تسلسلًا يُولَّد معًا: عدد أو أكثر، مثل 1, 8, 32. ومخبأ المفاتيح والقيم مُعدّ للأكبر.</translation>
    </message>
    <message>
        <source>&amp;Prompts</source>
        <translation>ال&amp;مطالبات</translation>
    </message>
    <message>
        <source>Tokens per prompt: one or more numbers. The prompt and the generated tokens must fit into the model&apos;s context.</source>
        <translation>رموز (tokens) المطالبة: عدد أو أكثر. ويجب أن يتسع لها سياق النموذج مع الرموز المولَّدة.</translation>
    </message>
    <message>
        <source>&amp;Generated</source>
        <translation>الم&amp;ولَّدة</translation>
    </message>
    <message>
        <source>Tokens that are generated in each measurement.</source>
        <translation>الرموز (tokens) التي تُولَّد في كل قياس.</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>ال&amp;جولات</translation>
    </message>
    <message>
        <source>Each round times every configuration once, in random order. A verdict needs at least 6 rounds.</source>
        <translation>في كل جولة تُقاس كل تهيئة مرة واحدة بترتيب عشوائي. أقل من 6 لا تعطي حكمًا.</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>ال&amp;بذرة</translation>
    </message>
    <message>
        <source>Seed of the order in the rounds, the cloze task and resampling.</source>
        <translation>لترتيب الجولات ومهمة ملء الفراغ وإعادة المعاينة.</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>اختيار مج&amp;لد…</translation>
    </message>
    <message>
        <source>Choose a model folder</source>
        <translation>اختيار مجلد نموذج</translation>
    </message>
    <message>
        <source>Built-in &amp;model</source>
        <translation>&amp;نموذج البرنامج</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>الأخيرة</translation>
    </message>
    <message>
        <source>Text (*.txt *.md *.raw);;All files (*)</source>
        <translation>نص (*.txt *.md *.raw);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Choose a file for %1</source>
        <translation>اختيار ملف %1</translation>
    </message>
    <message>
        <source>Tasks (*.jsonl *.json);;All files (*)</source>
        <translation>مهام (*.jsonl *.json);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Batches are whole numbers from 1 to %1, such as 1, 8, 32.</source>
        <translation>الدفعات أعداد صحيحة من 1 إلى %1، مثل 1, 8, 32.</translation>
    </message>
    <message>
        <source>Prompts are whole numbers of tokens, such as 128, 1024.</source>
        <translation>المطالبات أعداد صحيحة من الرموز (tokens)، مثل 128, 1024.</translation>
    </message>
    <message>
        <source>built-in</source>
        <translation>للبرنامج</translation>
    </message>
    <message>
        <source>held-out text</source>
        <translation>النص المحجوز</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>لا مهام</numerusform>
            <numerusform>مهمة واحدة</numerusform>
            <numerusform>مهمتان</numerusform>
            <numerusform>%n مهام</numerusform>
            <numerusform>%n مهمة</numerusform>
            <numerusform>%n مهمة</numerusform>
        </translation>
    </message>
    <message>
        <source>cloze, %1 items</source>
        <translation>ملء فراغ، %1 عناصر</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>دفعة %1</translation>
    </message>
    <message>
        <source>Load the model in each configuration and evaluate all of them on the same tokens (Ctrl+Return here, F5 everywhere)</source>
        <translation>تحميل النموذج في كل تهيئة، والقياس والحكم على الرموز (tokens) نفسها (Ctrl+Return هنا، F5 في كل مكان)</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>مدمج</translation>
    </message>
    <message>
        <source>A Hugging Face model folder with config.json, model.safetensors or its shards, and tokenizer.json. Llama, Mistral and Qwen2 are supported, also quantized as compressed-tensors, AWQ or GPTQ. You can drop the folder here. Empty: the small built-in model.</source>
        <translation>مجلد نموذج Hugging Face يتضمن config.json وmodel.safetensors أو أجزاءه (shards) وtokenizer.json. المدعوم Llama وMistral وQwen2، وكذلك المكمَّمة بصيغة compressed-tensors أو AWQ أو GPTQ. يمكنك إفلات المجلد هنا. فارغ: النموذج الصغير المضمَّن.</translation>
    </message>
    <message>
        <source>UTF-8 text file for perplexity, KL divergence and agreement. Empty: held-out text that the small model was not trained on.</source>
        <translation>ملف نصي UTF-8 للحيرة وتباعد KL والتوافق. فارغ: نص محجوز لم يُدرَّب عليه النموذج الصغير.</translation>
    </message>
    <message>
        <source>Number of tokens to evaluate, from the start of the text; 0: all. Intervals narrow with the square root of this number.</source>
        <translation>عدد الرموز (tokens) المراد تقييمها من بداية النص؛ 0: كلها. تضيق المجالات بالجذر التربيعي لهذا العدد.</translation>
    </message>
    <message>
        <source>UTF-8 text file for the calibration of AWQ and GPTQ. Empty: the built-in text.</source>
        <translation>ملف نصي UTF-8 لمعايرة AWQ وGPTQ. فارغ: النص المضمَّن.</translation>
    </message>
    <message>
        <source>Number of items in a cloze task made from the text: which of four words comes next. Used only if no other task is set. 0: none.</source>
        <translation>عدد عناصر مهمة ملء فراغ مصنوعة من النص: أي كلمة من أربع تأتي بعد ذلك. لا تُستخدم إلا إذا لم تُضبط مهمة أخرى. 0: بلا.</translation>
    </message>
    <message>
        <source>The built-in model needs no further settings.</source>
        <translation>لا يحتاج النموذج المضمَّن إلى إعدادات أخرى.</translation>
    </message>
</context>
<context>
    <name>qs::LlmTable</name>
    <message>
        <source>Configurations of the study</source>
        <translation>تهيئات الدراسة</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5. Each configuration is added as soon as it has run.</source>
        <translation>لا قياسات بعد. اضغط F5. تُضاف كل تهيئة فور تشغيلها.</translation>
    </message>
</context>
<context>
    <name>qs::LlmTextColumn</name>
    <message>
        <source>Generated text</source>
        <translation>النص المولَّد</translation>
    </message>
    <message>
        <source>The continuation appears here as it is generated.</source>
        <translation>تظهر التكملة هنا أثناء توليدها.</translation>
    </message>
    <message>
        <source>Speed of the generated text</source>
        <translation>سرعة توليد النص</translation>
    </message>
    <message>
        <source>Tokens per second is the number of tokens after the first one divided by their total time. The median step is the typical time of one token. If two configurations take turns, the time of each includes only its own turns.</source>
        <translation>الرموز في الثانية هي الرموز التي بعد الأول مقسومة على الزمن الذي استغرقته معًا. والخطوة الوسيطة هي الزمن المعتاد للرمز الواحد. تتناوب التهيئتان، ولا يحتسب زمن كل منهما إلا أدوارها.</translation>
    </message>
    <message>
        <source>Text generated by %1</source>
        <translation>النص الذي ولّدته %1</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) · %1 ms per token · %2 tokens/s</source>
        <translation>
            <numerusform>لا رموز · %1 ms لكل رمز · %2 رمز/s</numerusform>
            <numerusform>رمز واحد · %1 ms لكل رمز · %2 رمز/s</numerusform>
            <numerusform>رمزان · %1 ms لكل رمز · %2 رمز/s</numerusform>
            <numerusform>%n رموز · %1 ms لكل رمز · %2 رمز/s</numerusform>
            <numerusform>%n رمزًا · %1 ms لكل رمز · %2 رمز/s</numerusform>
            <numerusform>%n رمز · %1 ms لكل رمز · %2 رمز/s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>لا رموز</numerusform>
            <numerusform>رمز واحد</numerusform>
            <numerusform>رمزان</numerusform>
            <numerusform>%n رموز</numerusform>
            <numerusform>%n رمزًا</numerusform>
            <numerusform>%n رمز</numerusform>
        </translation>
    </message>
    <message>
        <source>end of the text</source>
        <translation>نهاية النص</translation>
    </message>
    <message>
        <source>first token after %1 ms</source>
        <translation>أول رمز بعد %1 ms</translation>
    </message>
    <message>
        <source>%1 ms per token</source>
        <translation>%1 ms لكل رمز</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 رمز/s</translation>
    </message>
    <message>
        <source>median step %1 ms</source>
        <translation>الخطوة الوسيطة %1 ms</translation>
    </message>
</context>
<context>
    <name>qs::MainWindow</name>
    <message>
        <source>The table was copied to the clipboard as Markdown.</source>
        <translation>الجدول في الحافظة بصيغة Markdown.</translation>
    </message>
    <message>
        <source>The table was copied to the clipboard, tab-separated.</source>
        <translation>الجدول في الحافظة مفصولًا بعلامات الجدولة.</translation>
    </message>
    <message>
        <source>Views of the run</source>
        <translation>مشاهد التشغيل</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>الإعداد</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>التشغيلات</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>الملاحظات</translation>
    </message>
</context>
<context>
    <name>qs::ManualBrowser</name>
    <message>
        <source>Text of the manual</source>
        <translation>نص الدليل</translation>
    </message>
</context>
<context>
    <name>qs::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>الدليل</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>البحث في الدليل</translation>
    </message>
    <message>
        <source>Go back to what was shown before (Alt+Left)</source>
        <translation>الرجوع إلى ما عُرض من قبل (Alt+Left)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>السابق</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>لا أقسام</numerusform>
            <numerusform>قسم واحد</numerusform>
            <numerusform>قسمان</numerusform>
            <numerusform>%n أقسام</numerusform>
            <numerusform>%n قسمًا</numerusform>
            <numerusform>%n قسم</numerusform>
        </translation>
    </message>
    <message>
        <source>No section contains this text.</source>
        <translation>لا قسم يحوي هذا النص.</translation>
    </message>
</context>
<context>
    <name>qs::MeasureModule</name>
    <message>
        <source>Scope</source>
        <translation>الراسم</translation>
    </message>
    <message>
        <source>Latency of every iteration</source>
        <translation>أثر كل تكرار</translation>
    </message>
    <message>
        <source>S&amp;cope</source>
        <translation>ال&amp;راسم</translation>
    </message>
    <message>
        <source>Show the live trace</source>
        <translation>عرض الأثر المباشر</translation>
    </message>
    <message>
        <source>Alt+1</source>
        <translation>Alt+1</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>هناك تشغيل جارٍ.</translation>
    </message>
    <message>
        <source>Input file:</source>
        <translation>ملف المُدخل:</translation>
    </message>
    <message>
        <source>Cannot run this setup.</source>
        <translation>لا يمكن تشغيل هذا الإعداد.</translation>
    </message>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>انتظر نهايته أو أوقفه.</translation>
    </message>
    <message>
        <source>There is no run to apply this to.</source>
        <translation>لا تشغيل يمكن فعل هذا له.</translation>
    </message>
    <message>
        <source>This run was imported from %1: it cannot be measured again here.</source>
        <translation>هذا التشغيل مستورد من %1: لا يمكن قياسه هنا ثانية.</translation>
    </message>
    <message>
        <source>There are no samples to exclude.</source>
        <translation>لا شيء يُسقط.</translation>
    </message>
    <message>
        <source>exclude the warm-up</source>
        <translation>إسقاط الإحماء</translation>
    </message>
    <message>
        <source>Use Undo to restore them.</source>
        <translation>التراجع يعيده.</translation>
    </message>
    <message>
        <source>This is not available for the shown run.</source>
        <translation>لا يمكن هذا للتشغيل المعروض.</translation>
    </message>
    <message>
        <source>The target of the setup was not found.</source>
        <translation>لم يُعثر على هدف الإعداد.</translation>
    </message>
    <message>
        <source>The run failed:</source>
        <translation>فشل التشغيل:</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>العملية</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>الوضع</translation>
    </message>
    <message>
        <source>Exclude this mode from the comparison</source>
        <translation>استبعاد هذا الوضع من المقارنة</translation>
    </message>
    <message>
        <source>Include this mode in the comparison</source>
        <translation>مقارنة هذا الوضع أيضًا</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>Exclude this variant from the comparison</source>
        <translation>استبعاد هذه الصيغة من المقارنة</translation>
    </message>
    <message>
        <source>Include this variant in the comparison</source>
        <translation>مقارنة هذه الصيغة أيضًا</translation>
    </message>
    <message>
        <source>Preparing %1…</source>
        <translation>تحضير %1…</translation>
    </message>
    <message>
        <source>Measured with %1</source>
        <translation>مقيس باستخدام %1</translation>
    </message>
    <message>
        <source>Measured with another setup of %1</source>
        <translation>مقيس بإعداد آخر لـ %1</translation>
    </message>
    <message>
        <source>Press F5 or Live to measure again.</source>
        <translation>اضغط F5 أو «مباشر» للقياس ثانية.</translation>
    </message>
    <message>
        <source>Press F5 or Live to measure %1.</source>
        <translation>اضغط F5 أو «مباشر» لقياس %1.</translation>
    </message>
    <message>
        <source>Go to a page that measures.</source>
        <translation>انتقل إلى صفحة تقيس.</translation>
    </message>
    <message>
        <source>Nsight profiles GPU kernels. Choose a GPU as the target.</source>
        <translation>يحلّل Nsight نوى GPU: اختر وحدة GPU هدفًا.</translation>
    </message>
    <message>
        <source>Measure continuously until stopped, and follow changes to the setup (%1)</source>
        <translation>القياس الآن وحتى الإيقاف، مع اتباع الإعداد أثناء تغيّره (%1)</translation>
    </message>
    <message>
        <source>Live is not available for studies</source>
        <translation>«مباشر» غير متاح للدراسات</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it to measure live.</source>
        <translation>هناك تشغيل جارٍ. أوقفه للقياس المباشر.</translation>
    </message>
    <message>
        <source>Measure the setup (%1; Space on the chart)</source>
        <translation>قياس الإعداد (%1؛ المسافة على المخطط)</translation>
    </message>
    <message>
        <source>The slow first samples now count as warm-up. Verdicts were updated.</source>
        <translation>تُحتسب العينات الأولى البطيئة الآن إحماءً. حُدّثت الأحكام.</translation>
    </message>
</context>
<context>
    <name>qs::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>إغلاق هذه الرسالة</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>خطأ: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>فتح المجلد</translation>
    </message>
    <message>
        <source>Open it in its default program</source>
        <translation>فتحه في برنامجه الافتراضي</translation>
    </message>
    <message>
        <source>Show the folder in the file manager</source>
        <translation>عرض المجلد في مدير الملفات</translation>
    </message>
</context>
<context>
    <name>qs::ModeChooser</name>
    <message>
        <source>any</source>
        <translation>أي</translation>
    </message>
    <message>
        <source>per tensor</source>
        <translation>لكل موتر</translation>
    </message>
    <message>
        <source>per token</source>
        <translation>لكل رمز</translation>
    </message>
    <message>
        <source>per group</source>
        <translation>لكل مجموعة</translation>
    </message>
    <message>
        <source>Show modes of granularity</source>
        <translation>عرض أوضاع بدقة حبيبية</translation>
    </message>
    <message>
        <source>Shows only modes with this number of elements per scale. Hidden modes stay selected.</source>
        <translation>يعرض فقط الأوضاع التي لها هذا العدد من العناصر لكل معامل قياس. الأوضاع المخفية تحتفظ بعلامتها.</translation>
    </message>
    <message>
        <source>&amp;Granularity</source>
        <translation>الدقة ال&amp;حبيبية</translation>
    </message>
    <message>
        <source>static</source>
        <translation>ثابت</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>متغيّر</translation>
    </message>
    <message>
        <source>Show modes of scale</source>
        <translation>عرض أوضاع بمعامل القياس</translation>
    </message>
    <message>
        <source>Static: the scale is set before the launch. Dynamic: the kernel computes it from the data. Hidden modes stay selected.</source>
        <translation>ثابت: يُعطى معامل القياس قبل الإطلاق. متغيّر: تجده النواة في البيانات. الأوضاع المخفية تحتفظ بعلامتها.</translation>
    </message>
    <message>
        <source>Sc&amp;ale</source>
        <translation>معامل ال&amp;قياس</translation>
    </message>
    <message>
        <source>Modes to compare</source>
        <translation>أوضاع للمقارنة</translation>
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
        <translation>أعداد صحيحة من 4 بتات، معامل قياس لكل مجموعة.</translation>
    </message>
    <message>
        <source>4-bit float</source>
        <translation>عائم 4 بتات</translation>
    </message>
    <message>
        <source>Sixteen unevenly spaced values: NF4, and E2M1 in blocks (MXFP4, NVFP4).</source>
        <translation>ست عشرة قيمة غير متساوية البعد: NF4، وE2M1 في كتل (MXFP4، NVFP4).</translation>
    </message>
    <message>
        <source>Block formats</source>
        <translation>صيغ الكتل</translation>
    </message>
    <message>
        <source>8-bit blocks with a power-of-two scale (MXFP8), and the block formats of GGUF (Q8_0, Q4_0).</source>
        <translation>8 بتات في كتل معامل قياسها قوة للعدد اثنين (MXFP8)، وكتل ملفات GGUF (Q8_0، Q4_0).</translation>
    </message>
    <message>
        <source>Dialects</source>
        <translation>لهجات</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>خط الأساس</translation>
    </message>
    <message>
        <source>Select or clear all visible modes of %1</source>
        <translation>تعليم كل أوضاع %1 الظاهرة أو إلغاؤها</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Clear all visible modes</source>
        <translation>إلغاء كل الأوضاع الظاهرة</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>افتراضي</translation>
    </message>
    <message>
        <source>Show all modes and select those of the default comparison</source>
        <translation>عرض كل الأوضاع وتعليم ما تحتاجه مقارنة أولى</translation>
    </message>
    <message>
        <source>No mode is selected. Select at least one, or press Default.</source>
        <translation>لم يُختر وضع. علّم واحدًا على الأقل، أو اضغط «افتراضي».</translation>
    </message>
    <message>
        <source>%1 of %2 modes</source>
        <translation>%1 من %2 أوضاع</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>لا أوضاع</numerusform>
            <numerusform>وضع واحد</numerusform>
            <numerusform>وضعان</numerusform>
            <numerusform>%n أوضاع</numerusform>
            <numerusform>%n وضعًا</numerusform>
            <numerusform>%n وضع</numerusform>
        </translation>
    </message>
    <message>
        <source>The same formats with the scaling and rounding of other packages. The codes differ; the cost is almost the same.</source>
        <translation>الصيغ نفسها بالقياس والتقريب المستخدمين في حزم أخرى. تختلف الرموز؛ والتكلفة تكاد تكون واحدة.</translation>
    </message>
    <message>
        <source>Select all visible modes. Modes of collapsed families are not changed.</source>
        <translation>تحديد كل الأوضاع الظاهرة. لا تتغير أوضاع العائلات المطوية.</translation>
    </message>
    <message numerus="yes">
        <source>; %n hidden by the filter but still measured</source>
        <translation>
            <numerusform>؛ لا شيء مخفي بعامل التصفية</numerusform>
            <numerusform>؛ واحد مخفي بعامل التصفية لكنه يُقاس</numerusform>
            <numerusform>؛ اثنان مخفيان بعامل التصفية لكنهما يُقاسان</numerusform>
            <numerusform>؛ %n مخفية بعامل التصفية لكنها تُقاس</numerusform>
            <numerusform>؛ %n مخفيًا بعامل التصفية لكنها تُقاس</numerusform>
            <numerusform>؛ %n مخفي بعامل التصفية لكنها تُقاس</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::OpenCommands</name>
    <message>
        <source>Not opened: %1</source>
        <translation>لم يُفتح: %1</translation>
    </message>
    <message>
        <source>Not opened:</source>
        <translation>لم يُفتح:</translation>
    </message>
</context>
<context>
    <name>qs::OperationSection</name>
    <message>
        <source>Quantize</source>
        <translation>تكميم</translation>
    </message>
    <message>
        <source>Dequantize</source>
        <translation>إلغاء التكميم</translation>
    </message>
    <message>
        <source>INT8 ladder</source>
        <translation>سلّم INT8</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <translation>ضرب المصفوفات</translation>
    </message>
    <message>
        <source>Linear + GELU</source>
        <translation>خطي + GELU</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>الانتباه</translation>
    </message>
    <message>
        <source>Transformer block</source>
        <translation>كتلة Transformer</translation>
    </message>
    <message>
        <source>Converts a tensor [tokens, hidden] to codes and scales, in every number format.</source>
        <translation>موتر [tokens, hidden] إلى رموز ومعاملات قياس، بكل صيغة عددية.</translation>
    </message>
    <message>
        <source>Converts codes and scales back to values of the selected type.</source>
        <translation>الرموز ومعاملات القياس إلى قيم من النوع المحدد.</translation>
    </message>
    <message>
        <source>[m, k] · [k, n] in several number formats, and with 8-bit and 4-bit weights.</source>
        <translation>[m, k] · [k, n]، بحسب الصيغة العددية، وبأوزان 8 و4 بتات.</translation>
    </message>
    <message>
        <source>gelu([m, k] · [k, n] + bias): as several kernels, as one kernel, and as a graph.</source>
        <translation>gelu([m, k] · [k, n] + bias): في عدة نوى، في واحدة، في مخطط تنفيذ.</translation>
    </message>
    <message>
        <source>softmax(Q·Kᵀ/√d)·V: with the scores in memory, and fused.</source>
        <translation>softmax(Q·Kᵀ/√d)·V: بالدرجات في الذاكرة، ومدموجًا.</translation>
    </message>
    <message>
        <source>A transformer block: call by call, as a graph, and compiled for its shape.</source>
        <translation>كتلة Transformer: نداءً نداءً، ومخطط تنفيذ، ومترجمةً لشكلها.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>العملية</translation>
    </message>
    <message>
        <source>&amp;Operation</source>
        <translation>ال&amp;عملية</translation>
    </message>
    <message>
        <source>Codes of random normal values, generated on the device from the seed; the type is that of the restored values.</source>
        <translation>رموز قيم عشوائية طبيعية تُنشأ على الجهاز من البذرة؛ والنوع نوع القيم المستعادة.</translation>
    </message>
    <message>
        <source>Random normal FP32, generated on the device from the seed.</source>
        <translation>FP32 عشوائي طبيعي، يُنشأ على الجهاز من البذرة.</translation>
    </message>
    <message>
        <source>Random normal, generated on the device from the seed.</source>
        <translation>عشوائي طبيعي يُنشأ على الجهاز من البذرة.</translation>
    </message>
    <message>
        <source>Random normal, generated on the device from the seed. Variants named after a type use that type.</source>
        <translation>عشوائي طبيعي يُنشأ على الجهاز من البذرة. والصيغ المسماة بنوع تأخذ ذلك النوع.</translation>
    </message>
    <message>
        <source>dominated by launch overhead</source>
        <translation>يغلب عليه عبء الإطلاق</translation>
    </message>
    <message>
        <source>compute-bound</source>
        <translation>محدود بالحساب</translation>
    </message>
    <message>
        <source>published benchmark</source>
        <translation>اختبار أداء منشور</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, decode</source>
        <translation>Llama 3 8B، الإسقاط الصاعد (up)، التوليد</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, batch of 16</source>
        <translation>Llama 3 8B، الإسقاط الصاعد (up)، دفعة من 16</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, batch of 64</source>
        <translation>Llama 3 8B، الإسقاط الصاعد (up)، دفعة من 64</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, prefill</source>
        <translation>Llama 3 8B، الإسقاط الصاعد (up)، الملء المسبق</translation>
    </message>
    <message>
        <source>Llama 3 8B, down projection, decode</source>
        <translation>Llama 3 8B، الإسقاط الهابط (down)، التوليد</translation>
    </message>
    <message>
        <source>Llama 3 8B, down projection, batch of 16</source>
        <translation>Llama 3 8B، الإسقاط الهابط (down)، دفعة من 16</translation>
    </message>
    <message>
        <source>Llama 3 70B, up projection, decode</source>
        <translation>Llama 3 70B، الإسقاط الصاعد (up)، التوليد</translation>
    </message>
    <message>
        <source>GPT-2, MLP</source>
        <translation>GPT-2، MLP</translation>
    </message>
    <message>
        <source>BERT large, MLP</source>
        <translation>BERT large، MLP</translation>
    </message>
    <message>
        <source>small, for a CPU</source>
        <translation>صغير، لوحدة CPU</translation>
    </message>
    <message>
        <source>GPT-2</source>
        <translation>GPT-2</translation>
    </message>
    <message>
        <source>Llama 2 7B, prefill</source>
        <translation>Llama 2 7B، الملء المسبق</translation>
    </message>
    <message>
        <source>long context</source>
        <translation>سياق طويل</translation>
    </message>
    <message>
        <source>BERT large</source>
        <translation>BERT large</translation>
    </message>
    <message>
        <source>INT8 quantization, from five passes over memory to one kernel with packed conversion. Shows the gain of each optimization.</source>
        <translation>تكميم INT8، من خمس مرات مرور على الذاكرة إلى نواة واحدة بتحويل مجمّع. يُظهر مكسب كل تحسين.</translation>
    </message>
</context>
<context>
    <name>qs::PageList</name>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>انتظر نهايته أو أوقفه.</translation>
    </message>
</context>
<context>
    <name>qs::PaletteCommands</name>
    <message>
        <source>There are no measurements yet. Press F5 to measure.</source>
        <translation>لم يُقس بعد ما يعمل عليه: F5 يقيس.</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>لوحة الأ&amp;وامر…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>الإعداد</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>التشغيلات</translation>
    </message>
    <message>
        <source>Show this run of the session</source>
        <translation>عرض هذا التشغيل من الجلسة</translation>
    </message>
    <message>
        <source>Find every command, setting, operation, mode, page, run and field</source>
        <translation>البحث عن كل أمر وإعداد وعملية ووضع وصفحة وتشغيل وحقل</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>a setting</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>مسرد المصطلحات</translation>
    </message>
    <message>
        <source>Explain this term</source>
        <translation>شرح هذا المصطلح</translation>
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
        <translation>%1، غير متاح: %2</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1، في %2</translation>
    </message>
    <message>
        <source>%1, in %2, keys %3</source>
        <translation>%1، في %2، المفاتيح %3</translation>
    </message>
</context>
<context>
    <name>qs::PanelStrip</name>
    <message>
        <source>Hidden panels</source>
        <translation>اللوحات المخفية</translation>
    </message>
    <message>
        <source>Show the panel %1</source>
        <translation>إظهار اللوحة %1</translation>
    </message>
</context>
<context>
    <name>qs::ParetoChart</name>
    <message>
        <source>front</source>
        <translation>الجبهة</translation>
    </message>
    <message>
        <source>area: latency</source>
        <translation>المساحة: زمن التنفيذ</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>خطة</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>مجال 95%</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>الميزانية</translation>
    </message>
    <message>
        <source>Accuracy against size</source>
        <translation>الدقة مقابل الحجم</translation>
    </message>
    <message>
        <source>Logarithmic size axis</source>
        <translation>الحجم على محور لوغاريتمي</translation>
    </message>
    <message>
        <source>mode or plan</source>
        <translation>الوضع أو الخطة</translation>
    </message>
    <message>
        <source>name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>model size</source>
        <translation>حجم النموذج</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>زمن التنفيذ</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>على الجبهة</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>%1, %2 (log)</source>
        <translation>%1، %2 (لوغاريتمي)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1; the axis does not begin at 0</source>
        <translation>%1؛ المحور لا يبدأ من 0</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>الدقة</translation>
    </message>
    <message>
        <source>%1: %2 for %3</source>
        <translation>%1: %2 مقابل %3</translation>
    </message>
    <message>
        <source>On the Pareto front (no other point is better in both): %1.</source>
        <translation>على الجبهة، حيث لا شيء أفضل في كليهما: %1.</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>الطرف الأدنى</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>الطرف الأعلى</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 مقابل %2</translation>
    </message>
    <message>
        <source>within the intervals</source>
        <translation>ضمن المجالات</translation>
    </message>
    <message>
        <source>equivalent to the front within the 95% intervals</source>
        <translation>مكافئ للجبهة ضمن مجالات 95%</translation>
    </message>
    <message>
        <source>faded: behind the front beyond the intervals</source>
        <translation>باهت: خلف الجبهة خارج المجالات</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 to plot each mode by size and accuracy.</source>
        <translation>لا قياسات بعد. اضغط F5 لرسم كل وضع حسب الحجم والدقة.</translation>
    </message>
    <message>
        <source>Equivalent to the front within the intervals: %1.</source>
        <translation>مكافئ للجبهة ضمن المجالات: %1.</translation>
    </message>
    <message>
        <source>behind the front: another point costs no more and is better beyond the intervals</source>
        <translation>خلف الجبهة: نقطة أخرى لا تكلّف أكثر وهي أفضل خارج المجالات</translation>
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
        <translation>أكثر بايتات للملف</translation>
    </message>
    <message>
        <source>Maximum file size of the suggested plan</source>
        <translation>ملف الخطة المقترحة بهذا الحجم على الأكثر</translation>
    </message>
    <message>
        <source>S&amp;uggest</source>
        <translation>ا&amp;قتراح</translation>
    </message>
    <message>
        <source>Suggest a plan within the budget</source>
        <translation>اقتراح خطة ضمن الميزانية</translation>
    </message>
    <message>
        <source>&amp;Measure plan</source>
        <translation>&amp;قياس الخطة</translation>
    </message>
    <message>
        <source>Measure the plan on the test items</source>
        <translation>قياس الخطة على عناصر الاختبار</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>&amp;حفظ…</translation>
    </message>
    <message>
        <source>Save the model as this plan stores it</source>
        <translation>حفظ النموذج كما تخزنه هذه الخطة</translation>
    </message>
    <message>
        <source>Plan with&amp;in</source>
        <translation>خطة &amp;ضمن</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Mode of all layers</source>
        <translation>وضع كل الطبقات</translation>
    </message>
    <message>
        <source>Sets all layers to one mode</source>
        <translation>يضع كل طبقة في وضع واحد</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>كل الطبقات</translation>
    </message>
    <message>
        <source>Mode of layer %1</source>
        <translation>وضع الطبقة %1</translation>
    </message>
    <message>
        <source>%1: %2 inputs, %3 outputs</source>
        <translation>%1: %2 مداخل، %3 مخارج</translation>
    </message>
    <message>
        <source>Find the plan with the least expected loss within the budget, from the sensitivity of single layers</source>
        <translation>الخطة ذات أقل خسارة متوقعة ضمن الميزانية، من حساسية الطبقات</translation>
    </message>
    <message>
        <source>Measure accuracy and loss of the plan on the test items and add it to the Pareto chart</source>
        <translation>يقيس دقة الخطة وخسارتها على عناصر الاختبار ويضعها في مخطط باريتو</translation>
    </message>
    <message>
        <source>Save the model as this plan stores it, as safetensors. The file has the size shown here.</source>
        <translation>يكتب النموذج كما تخزنه هذه الخطة بصيغة safetensors؛ وللملف الحجم الظاهر هنا.</translation>
    </message>
    <message>
        <source>Size: …</source>
        <translation>الحجم: …</translation>
    </message>
    <message>
        <source>Measuring… %1, %2% of FP32</source>
        <translation>جارٍ القياس… %1، %2 % من FP32</translation>
    </message>
    <message>
        <source>%1, %2% of FP32</source>
        <translation>%1، %2 % من FP32</translation>
    </message>
    <message>
        <source>Measuring… %1</source>
        <translation>جارٍ القياس… %1</translation>
    </message>
    <message numerus="yes">
        <source>Codes %1, scales %2, zero points %3, not quantized %4, header %n byte(s)</source>
        <translation>
            <numerusform>الرموز %1، معاملات القياس %2، نقاط الصفر %3، غير مكمَّم %4، الترويسة %n بايت</numerusform>
            <numerusform>الرموز %1، معاملات القياس %2، نقاط الصفر %3، غير مكمَّم %4، الترويسة بايت واحد</numerusform>
            <numerusform>الرموز %1، معاملات القياس %2، نقاط الصفر %3، غير مكمَّم %4، الترويسة بايتان</numerusform>
            <numerusform>الرموز %1، معاملات القياس %2، نقاط الصفر %3، غير مكمَّم %4، الترويسة %n بايتات</numerusform>
            <numerusform>الرموز %1، معاملات القياس %2، نقاط الصفر %3، غير مكمَّم %4، الترويسة %n بايتًا</numerusform>
            <numerusform>الرموز %1، معاملات القياس %2، نقاط الصفر %3، غير مكمَّم %4، الترويسة %n بايت</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::PresentCommands</name>
    <message>
        <source>&amp;Present</source>
        <translation>تقد&amp;يم</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>تقديم</translation>
    </message>
    <message>
        <source>Shift+F5</source>
        <translation>Shift+F5</translation>
    </message>
    <message>
        <source>Pages of the pr&amp;esentation…</source>
        <translation>&amp;صفحات العرض التقديمي…</translation>
    </message>
    <message>
        <source>Choose, order and name the pages</source>
        <translation>اختيار الصفحات وترتيبها وتسميتها</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Export s&amp;lides…</source>
        <translation>تصدير ال&amp;شرائح…</translation>
    </message>
    <message>
        <source>Write the presentation as PDF slides or as one HTML page</source>
        <translation>كتابة العرض التقديمي شرائح PDF أو صفحة HTML واحدة</translation>
    </message>
    <message>
        <source>Ctrl+Alt+E</source>
        <translation>Ctrl+Alt+E</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>بدء ال&amp;جولة</translation>
    </message>
    <message>
        <source>Open the &amp;example session</source>
        <translation>فتح جلسة ال&amp;مثال</translation>
    </message>
    <message>
        <source>Look at recorded runs of an NVIDIA H200; no GPU is needed</source>
        <translation>النظر في تشغيلات مسجَّلة من NVIDIA H200؛ لا حاجة إلى GPU</translation>
    </message>
    <message>
        <source>Export slides</source>
        <translation>تصدير الشرائح</translation>
    </message>
    <message>
        <source>PDF slides (*.pdf);;HTML page (*.html)</source>
        <translation>شرائح PDF (*.pdf);;صفحة HTML (*.html)</translation>
    </message>
    <message>
        <source>Not exported:</source>
        <translation>لم يُصدَّر:</translation>
    </message>
    <message>
        <source>Presentation written to %1.</source>
        <translation>كُتب العرض التقديمي في %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s).</source>
        <translation>
            <numerusform>لا صفحات.</numerusform>
            <numerusform>صفحة واحدة.</numerusform>
            <numerusform>صفحتان.</numerusform>
            <numerusform>%n صفحات.</numerusform>
            <numerusform>%n صفحة.</numerusform>
            <numerusform>%n صفحة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not opened:</source>
        <translation>لم يُفتح:</translation>
    </message>
    <message>
        <source>Exporting the slides</source>
        <translation>تصدير الشرائح</translation>
    </message>
    <message>
        <source>The example session was not installed, or a run is in progress.</source>
        <translation>لم تُثبَّت جلسة المثال، أو هناك تشغيل جارٍ.</translation>
    </message>
    <message>
        <source>Show question, answer, evidence and caveats full screen</source>
        <translation>عرض السؤال والجواب والأدلة والتحفظات بملء الشاشة</translation>
    </message>
    <message>
        <source>See in three minutes what the program does, with recorded runs</source>
        <translation>التعرّف في ثلاث دقائق على ما يفعله البرنامج، بتشغيلات مسجَّلة</translation>
    </message>
</context>
<context>
    <name>qs::PresentWindow</name>
    <message>
        <source>Presentation</source>
        <translation>العرض التقديمي</translation>
    </message>
    <message>
        <source>There is one screen.</source>
        <translation>لا توجد إلا شاشة واحدة.</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>Arrow keys, Space, Page Down, click</source>
        <translation>مفاتيح الأسهم، المسافة، Page Down، نقرة</translation>
    </message>
    <message>
        <source>Arrow keys, Page Up, right click</source>
        <translation>مفاتيح الأسهم، Page Up، نقرة يمنى</translation>
    </message>
    <message>
        <source>First and last page</source>
        <translation>أول صفحة وآخر صفحة</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home، End</translation>
    </message>
    <message>
        <source>Page by number</source>
        <translation>صفحة برقمها</translation>
    </message>
    <message>
        <source>Digits, Enter</source>
        <translation>أرقام، Enter</translation>
    </message>
    <message>
        <source>F5 or A, P</source>
        <translation>F5 أو A، P</translation>
    </message>
    <message>
        <source>Slower and faster</source>
        <translation>أبطأ وأسرع</translation>
    </message>
    <message>
        <source>+ and −</source>
        <translation>+ و−</translation>
    </message>
    <message>
        <source>Blank the screen</source>
        <translation>تسويد الشاشة</translation>
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
        <translation>فاتح أو داكن</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Next screen</source>
        <translation>الشاشة التالية</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>End</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Page %1, then Enter</source>
        <translation>الصفحة %1، ثم Enter</translation>
    </message>
    <message numerus="yes">
        <source>Advancing automatically, %n second(s) per page</source>
        <translation>
            <numerusform>تقدم آلي، بلا انتظار للصفحة</numerusform>
            <numerusform>تقدم آلي، ثانية واحدة للصفحة</numerusform>
            <numerusform>تقدم آلي، ثانيتان للصفحة</numerusform>
            <numerusform>تقدم آلي، %n ثوانٍ للصفحة</numerusform>
            <numerusform>تقدم آلي، %n ثانية للصفحة</numerusform>
            <numerusform>تقدم آلي، %n ثانية للصفحة</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>Esc ends the presentation. F1 shows all keys.</source>
        <translation>Esc ينهي العرض. F1 يعرض كل المفاتيح.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>الصفحة السابقة</translation>
    </message>
    <message>
        <source>Advance automatically, pause</source>
        <translation>التقدم الآلي، إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Laser pointer</source>
        <translation>مؤشر ليزر</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) per page</source>
        <translation>
            <numerusform>بلا انتظار للصفحة</numerusform>
            <numerusform>ثانية واحدة للصفحة</numerusform>
            <numerusform>ثانيتان للصفحة</numerusform>
            <numerusform>%n ثوانٍ للصفحة</numerusform>
            <numerusform>%n ثانية للصفحة</numerusform>
            <numerusform>%n ثانية للصفحة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::PresenterView</name>
    <message>
        <source>Presenter&apos;s view</source>
        <translation>شاشة المقدّم</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>الزمن منذ البداية</translation>
    </message>
    <message>
        <source>Notes for this page</source>
        <translation>ملاحظات هذه الصفحة</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>تسويد</translation>
    </message>
    <message>
        <source>End</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>الصفحة %1 من %2</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>الصفحة السابقة</translation>
    </message>
    <message>
        <source>Advance automatically</source>
        <translation>التقدم الآلي</translation>
    </message>
</context>
<context>
    <name>qs::PresetDialog</name>
    <message>
        <source>Presets</source>
        <translation>الإعدادات المسبقة</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>إعادة ال&amp;تسمية</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>Select a preset and press F2 to rename it, or Delete to remove it.</source>
        <translation>حدّد إعدادًا مسبقًا واضغط F2 لإعادة تسميته، أو Delete لإزالته.</translation>
    </message>
</context>
<context>
    <name>qs::ReadingStrip</name>
    <message>
        <source>Readings of the active mode</source>
        <translation>قراءة الوضع النشط</translation>
    </message>
    <message>
        <source>median latency</source>
        <translation>وسيط زمن التنفيذ</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>عرض النطاق</translation>
    </message>
    <message>
        <source>of ceiling</source>
        <translation>من السقف</translation>
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
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>no mode selected</source>
        <translation>لم يُختر وضع</translation>
    </message>
    <message>
        <source>%1, n = %2</source>
        <translation>%1، n = %2</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>مستورد</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>لم يُقس بعد</translation>
    </message>
    <message>
        <source>%1 median, n = %2</source>
        <translation>وسيط %1، n = %2</translation>
    </message>
    <message>
        <source>median, n = %1</source>
        <translation>الوسيط، n = %1</translation>
    </message>
    <message>
        <source>%1 · not yet resolved</source>
        <translation>%1 · لم يُحسم بعد</translation>
    </message>
    <message>
        <source>%1 median</source>
        <translation>وسيط %1</translation>
    </message>
    <message>
        <source>Median latency with %1 caches, measured in the same rounds.</source>
        <translation>وسيط زمن التنفيذ بذاكرة مخبأة %1، مقيس في الجولات نفسها.</translation>
    </message>
    <message>
        <source>95% interval: [%1, %2] %3.</source>
        <translation>مجال 95%: [%1, %2] %3.</translation>
    </message>
    <message>
        <source>Median latency of the active mode: no sample yet.</source>
        <translation>وسيط زمن تنفيذ الوضع النشط: لا عيّنات بعد.</translation>
    </message>
    <message>
        <source>Median of n = %1 samples, warm-up excluded.</source>
        <translation>وسيط n = %1 عيّنات دون الإحماء.</translation>
    </message>
    <message>
        <source>Median; the number of samples is not known.</source>
        <translation>الوسيط؛ عدد العينات غير معروف.</translation>
    </message>
    <message>
        <source>± is half the range from fastest to slowest; below n = 6 there is no 95% interval.</source>
        <translation>± نصف ما بين الأسرع والأبطأ: تحت n = 6 لا يوجد مجال 95%.</translation>
    </message>
    <message>
        <source>± is half the 95% order-statistic interval of the median, [%1, %2] %3.</source>
        <translation>± نصف مجال 95% للوسيط (إحصاءات الترتيب)، [%1, %2] %3.</translation>
    </message>
    <message>
        <source>Not yet resolved: the interval is wider than ±1%, or n is below 59.</source>
        <translation>لم يُحسم بعد: المجال أعرض من ±1%، أو n أقل من 59.</translation>
    </message>
    <message>
        <source>Imported from %1, not measured here.</source>
        <translation>مستورد من %1، لم يُقس هنا.</translation>
    </message>
    <message>
        <source>Each sample is the mean of %1 consecutive launches.</source>
        <translation>كل عيّنة متوسط %1 إطلاقات متتالية.</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>Operations of the task / median latency, in 10¹² per second: %1 per call.</source>
        <translation>عمليات المهمة / وسيط زمن التنفيذ، بوحدة 10¹² في الثانية: %1 لكل نداء.</translation>
    </message>
    <message>
        <source>Moving at least %1 gives %2 GB/s.</source>
        <translation>%1 واجبة النقل على الأقل تعطي %2 GB/s.</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>Bytes that must be moved / median latency: not known yet.</source>
        <translation>البايتات الواجب نقلها / وسيط زمن التنفيذ: غير معروف بعد.</translation>
    </message>
    <message>
        <source>Bytes that must be moved / median latency, in 10⁹ bytes per second.</source>
        <translation>البايتات الواجب نقلها / وسيط زمن التنفيذ، بوحدة 10⁹ بايت في الثانية.</translation>
    </message>
    <message>
        <source>One launch moves at least %1: input read once, result written once.</source>
        <translation>ينقل الإطلاق %1 على الأقل: يُقرأ المُدخل مرة وتُكتب النتيجة مرة.</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>Time of a kernel with the same traffic / median latency: no ceiling measured yet.</source>
        <translation>زمن نواة بالحركة نفسها / وسيط زمن التنفيذ: لم يُقس سقف بعد.</translation>
    </message>
    <message>
        <source>of roofline</source>
        <translation>من خط السقف</translation>
    </message>
    <message>
        <source>Shortest time at the calibrated memory and arithmetic rates of this device / median latency. The Ceiling column of the table shows which rates apply.</source>
        <translation>أقل زمن وفق معدلات الذاكرة والحساب المعايرة لهذا الجهاز / وسيط زمن التنفيذ. ويقول عمود «السقف» في الجدول أي المعدلات تصنعه.</translation>
    </message>
    <message>
        <source>Time of a kernel that only moves the same bytes / median latency. Both measured on this device, in this run, with the same method.</source>
        <translation>زمن نواة لا تنقل إلا البايتات نفسها / وسيط زمن التنفيذ. كلاهما مقيس على هذا الجهاز في هذا التشغيل بالطريقة نفسها.</translation>
    </message>
    <message>
        <source>Ceiling: %1 GB/s.</source>
        <translation>السقف: %1 GB/s.</translation>
    </message>
    <message>
        <source>Signal to quantization noise: not computed yet.</source>
        <translation>نسبة الإشارة إلى ضجيج التكميم: لم تُحسب بعد.</translation>
    </message>
    <message>
        <source>Signal to quantization noise, 10·log10(Σx² / Σ(x−x̂)²), over all finite values of the input.</source>
        <translation>نسبة الإشارة إلى ضجيج التكميم، 10·log10(Σx² / Σ(x−x̂)²)، على كل القيم المنتهية في المُدخل.</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>مطابق</translation>
    </message>
    <message>
        <source>%1 dB</source>
        <translation>%1 dB</translation>
    </message>
    <message>
        <source>%1 values of the input are NaN or infinite and cannot be judged.</source>
        <translation>%1 من قيم المُدخل هي NaN أو لا نهائية ولا يمكن تقييمها.</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 تالفة</translation>
    </message>
    <message>
        <source>Destroyed: finite values of the input that were restored as NaN or infinite. They are excluded from all figures.</source>
        <translation>التالفة: قيم منتهية من المُدخل استُعيدت NaN أو لا نهائية. لا تدخل في أي رقم.</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>غير مُقيَّم</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>جزئيًا</translation>
    </message>
</context>
<context>
    <name>qs::RecordedBanner</name>
    <message>
        <source>Recorded on %1, %2 — nothing is being measured now.</source>
        <translation>سُجّل على %1، %2 — لا شيء يُقاس الآن.</translation>
    </message>
</context>
<context>
    <name>qs::RecoveryBar</name>
    <message>
        <source>Unsaved session</source>
        <translation>جلسة غير محفوظة</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>لا تشغيلات</numerusform>
            <numerusform>تشغيل واحد</numerusform>
            <numerusform>تشغيلان</numerusform>
            <numerusform>%n تشغيلات</numerusform>
            <numerusform>%n تشغيلًا</numerusform>
            <numerusform>%n تشغيل</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2، %3</translation>
    </message>
    <message numerus="yes">
        <source>%n interrupted</source>
        <translation>
            <numerusform>لا شيء منقطع</numerusform>
            <numerusform>واحد منقطع</numerusform>
            <numerusform>اثنان منقطعان</numerusform>
            <numerusform>%n منقطعة</numerusform>
            <numerusform>%n منقطعًا</numerusform>
            <numerusform>%n منقطع</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 and %3, %4</source>
        <translation>%1: %2 و%3، %4</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Restore the newest session in this window</source>
        <translation>إعادة أحدثها إلى هذه النافذة</translation>
    </message>
    <message>
        <source>Show contents…</source>
        <translation>عرض ما فيها…</translation>
    </message>
    <message>
        <source>List the sessions and their runs, and choose</source>
        <translation>سرد الجلسات وتشغيلاتها والاختيار</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>تجاهل…</translation>
    </message>
    <message>
        <source>Delete the recovery copies</source>
        <translation>إزالة ما حُفظ منها</translation>
    </message>
    <message>
        <source>Decide later. You are asked again at the next start.</source>
        <translation>القرار لاحقًا: يعود العرض عند البدء التالي.</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>القرار لاحقًا</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were not saved when the program ended.</source>
        <translation>
            <numerusform>لم تبق جلسة دون حفظ حين انتهى البرنامج.</numerusform>
            <numerusform>جلسة واحدة لم تُحفظ حين انتهى البرنامج.</numerusform>
            <numerusform>جلستان لم تُحفظا حين انتهى البرنامج.</numerusform>
            <numerusform>%n جلسات لم تُحفظ حين انتهى البرنامج.</numerusform>
            <numerusform>%n جلسة لم تُحفظ حين انتهى البرنامج.</numerusform>
            <numerusform>%n جلسة لم تُحفظ حين انتهى البرنامج.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RecoveryDialog</name>
    <message>
        <source>Sessions that were not saved</source>
        <translation>جلسات لم تُحفظ</translation>
    </message>
    <message>
        <source>The program ended without saving these. Restoring one opens it in this window, where it can be saved; the others stay.</source>
        <translation>انتهى البرنامج دون حفظ هذه الجلسات. استعادة إحداها تفتحها في هذه النافذة، حيث يمكن حفظها؛ وتبقى الأخرى.</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>الجلسة</translation>
    </message>
    <message>
        <source>Last written</source>
        <translation>آخر كتابة</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>تجاهل…</translation>
    </message>
    <message>
        <source>Unsaved session</source>
        <translation>جلسة غير محفوظة</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) interrupted while measuring</source>
        <translation>
            <numerusform>لم ينقطع أي تشغيل أثناء القياس</numerusform>
            <numerusform>انقطع تشغيل واحد أثناء القياس</numerusform>
            <numerusform>انقطع تشغيلان أثناء القياس</numerusform>
            <numerusform>انقطعت %n تشغيلات أثناء القياس</numerusform>
            <numerusform>انقطع %n تشغيلًا أثناء القياس</numerusform>
            <numerusform>انقطع %n تشغيل أثناء القياس</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RecoveryManager</name>
    <message>
        <source>No recovery copy can be kept: %1</source>
        <translation>لا يمكن حفظ نسخة استعادة: %1</translation>
    </message>
    <message>
        <source>Runs continue. Save the session soon. %1</source>
        <translation>التشغيلات مستمرة؛ احفظ الجلسة قريبًا. %1</translation>
    </message>
    <message>
        <source>Another window has already restored this session.</source>
        <translation>سبقت نافذة أخرى إلى أخذ هذه الجلسة.</translation>
    </message>
    <message>
        <source>Not restored:</source>
        <translation>لم يُستعد:</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) restored.</source>
        <translation>
            <numerusform>لم يُستعد أي تشغيل.</numerusform>
            <numerusform>استُعيد تشغيل واحد.</numerusform>
            <numerusform>استُعيد تشغيلان.</numerusform>
            <numerusform>استُعيدت %n تشغيلات.</numerusform>
            <numerusform>استُعيد %n تشغيلًا.</numerusform>
            <numerusform>استُعيد %n تشغيل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the session to keep it.</source>
        <translation>احفظ الجلسة للإبقاء عليها.</translation>
    </message>
    <message>
        <source>Some parts could not be read: %1</source>
        <translation>تعذّرت قراءة بعض الأجزاء: %1</translation>
    </message>
    <message>
        <source>Discard the recovery copies?</source>
        <translation>أيُتجاهل ما حُفظ؟</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) will be deleted permanently.</source>
        <translation>
            <numerusform>لن تُحذف أي جلسة نهائيًا.</numerusform>
            <numerusform>ستُحذف جلسة واحدة نهائيًا.</numerusform>
            <numerusform>ستُحذف جلستان نهائيًا.</numerusform>
            <numerusform>ستُحذف %n جلسات نهائيًا.</numerusform>
            <numerusform>ستُحذف %n جلسة نهائيًا.</numerusform>
            <numerusform>ستُحذف %n جلسة نهائيًا.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ReportDialog</name>
    <message>
        <source>&amp;Tables and text</source>
        <translation>ال&amp;جداول والنص</translation>
    </message>
    <message>
        <source>Setup, tables, verdicts and findings of each run. The summary is always written.</source>
        <translation>إعداد كل تشغيل وجداوله وأحكامه وملاحظاته؛ ويُكتب الملخص دائمًا.</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>ال&amp;مخططات</translation>
    </message>
    <message>
        <source>Every chart as a PNG image, also shown in the text</source>
        <translation>كل مخطط صورة PNG، وفي النص</translation>
    </message>
    <message>
        <source>&amp;Samples (CSV)</source>
        <translation>ال&amp;عيّنات (CSV)</translation>
    </message>
    <message>
        <source>Every measured latency in samples.csv, with series.csv</source>
        <translation>كل زمن تنفيذ مقيس في samples.csv، مع series.csv</translation>
    </message>
    <message>
        <source>&amp;Results (JSON)</source>
        <translation>ال&amp;نتائج (JSON)</translation>
    </message>
    <message>
        <source>All results in results.json, which the program and its command line can read</source>
        <translation>كل ما قيس في results.json، الذي يقرؤه هذا البرنامج وسطر أوامره</translation>
    </message>
    <message>
        <source>&amp;Web page (one HTML file)</source>
        <translation>صفحة &amp;ويب (ملف HTML واحد)</translation>
    </message>
    <message>
        <source>report.html: the whole report with its charts in one file that any browser can open offline</source>
        <translation>‏report.html: التقرير كله بمخططاته في ملف واحد يفتحه أي متصفح دون شبكة</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>تصدير التقرير</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;تصدير</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>التشغيلات</translation>
    </message>
    <message>
        <source>Runs in the report</source>
        <translation>التشغيلات في التقرير</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>ال&amp;كل</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>لا &amp;شيء</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>الأجزاء</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>المج&amp;لد:</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>ا&amp;ستعراض…</translation>
    </message>
    <message>
        <source>Folder for the report</source>
        <translation>مجلد التقرير</translation>
    </message>
    <message>
        <source>Select at least one run.</source>
        <translation>حدّد تشغيلًا واحدًا على الأقل.</translation>
    </message>
    <message>
        <source>Enter the full path of a folder.</source>
        <translation>أدخل المسار الكامل لمجلد.</translation>
    </message>
    <message>
        <source>This is a file. Enter the path of a folder.</source>
        <translation>هذا ملف. أدخل مسار مجلد.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>استب&amp;دال</translation>
    </message>
    <message>
        <source>The folder holds a report, which is replaced. Other files in it stay as they are.</source>
        <translation>في المجلد تقرير سيُستبدل. تبقى الملفات الأخرى فيه كما هي.</translation>
    </message>
    <message>
        <source>The folder will be created.</source>
        <translation>سيُنشأ المجلد.</translation>
    </message>
</context>
<context>
    <name>qs::RooflineChart</name>
    <message>
        <source>Roofline</source>
        <translation>خط السقف</translation>
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
        <translation>%1 لكل نداء، %2 عمليات لكل بايت</translation>
    </message>
    <message>
        <source>%1 GB/s, at least %2 per call</source>
        <translation>%1 GB/s، %2 على الأقل لكل نداء</translation>
    </message>
    <message>
        <source>%1% of the copy rate, which is the limit</source>
        <translation>%1 % من معدل النسخ الذي يحدّه</translation>
    </message>
    <message>
        <source>%1% of the %2 rate, which is the limit</source>
        <translation>%1 % من معدل %2 الذي يحدّه</translation>
    </message>
    <message>
        <source>the %1 rate of this device was not measured</source>
        <translation>لم يُقس معدل %1 لهذا الجهاز</translation>
    </message>
    <message>
        <source>no arithmetic is counted: the position is nominal</source>
        <translation>لا يُعدّ حساب: موضعه اسمي</translation>
    </message>
    <message>
        <source>imported, not measured here</source>
        <translation>مستورد، لم يُقس هنا</translation>
    </message>
    <message>
        <source>%1: %2 GB/s</source>
        <translation>%1: %2 GB/s</translation>
    </message>
    <message>
        <source>%1: %2 TFLOP/s at %3 operations per byte</source>
        <translation>%1: %2 TFLOP/s عند %3 عمليات لكل بايت</translation>
    </message>
    <message>
        <source>, %1% of the roof</source>
        <translation>، %1% من السقف</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation>العمليات لكل بايت</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>المعدل</translation>
    </message>
    <message>
        <source>rate, lower bound</source>
        <translation>المعدل، الطرف الأدنى</translation>
    </message>
    <message>
        <source>rate, upper bound</source>
        <translation>المعدل، الطرف الأعلى</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>عرض النطاق</translation>
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
        <translation>عمليات النداء</translation>
    </message>
    <message>
        <source>bytes per call</source>
        <translation>بايتات النداء</translation>
    </message>
    <message>
        <source>roof</source>
        <translation>السقف</translation>
    </message>
    <message>
        <source>share of the roof</source>
        <translation>من السقف</translation>
    </message>
    <message>
        <source>%1 operations per byte</source>
        <translation>%1 عملية لكل بايت</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 to plot each variant under the roofline of this device.</source>
        <translation>لا قياسات بعد. اضغط F5 لرسم كل صيغة تحت خط السقف لهذا الجهاز.</translation>
    </message>
    <message>
        <source>%1% of its ceiling, a kernel that only moves the same bytes</source>
        <translation>%1% من سقفه، وهو نواة لا تنقل إلا البايتات نفسها</translation>
    </message>
    <message>
        <source>This run has no device calibration, so no roofs are drawn.</source>
        <translation>لا معايرة للجهاز في هذا التشغيل، لذا لا تُرسم أسقف.</translation>
    </message>
    <message>
        <source>, %1% of its ceiling</source>
        <translation>، %1% من سقفه</translation>
    </message>
</context>
<context>
    <name>qs::RunCommands</name>
    <message>
        <source>&amp;Use this setup</source>
        <translation>ا&amp;ستخدام هذا الإعداد</translation>
    </message>
    <message>
        <source>Put the setup of the selected run into the panel, to change or measure it</source>
        <translation>وضع إعداد التشغيل المختار في اللوحة، لتغييره أو قياسه</translation>
    </message>
    <message>
        <source>Run &amp;again</source>
        <translation>إعادة التش&amp;غيل</translation>
    </message>
    <message>
        <source>Measure the selected run once more, with the setup that it was measured with</source>
        <translation>قياس التشغيل المختار مرة أخرى، بالإعداد الذي قيس به</translation>
    </message>
    <message>
        <source>Ctrl+F5</source>
        <translation>Ctrl+F5</translation>
    </message>
    <message>
        <source>&amp;Duplicate with a change…</source>
        <translation>ت&amp;كرار مع تغيير…</translation>
    </message>
    <message>
        <source>Put the setup of the selected run into the panel and change something; the next run is named by what differs</source>
        <translation>وضع إعداد التشغيل المختار في اللوحة وتغيير شيء فيه؛ ويُسمّى التشغيل التالي بما يختلف</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Sa&amp;ve setup as preset…</source>
        <translation>حف&amp;ظ الإعداد كإعداد مسبق…</translation>
    </message>
    <message>
        <source>Keep the setup of this page under a name</source>
        <translation>حفظ إعداد هذه الصفحة باسم</translation>
    </message>
    <message>
        <source>This page has no setup.</source>
        <translation>ليس لهذه الصفحة إعداد.</translation>
    </message>
    <message>
        <source>&amp;Manage presets…</source>
        <translation>إ&amp;دارة الإعدادات المسبقة…</translation>
    </message>
    <message>
        <source>Rename and delete presets</source>
        <translation>إعادة تسمية الإعدادات المسبقة وحذفها</translation>
    </message>
    <message>
        <source>There are no presets yet.</source>
        <translation>لا توجد إعدادات مسبقة بعد.</translation>
    </message>
    <message>
        <source>P&amp;resets</source>
        <translation>الإ&amp;عدادات المسبقة</translation>
    </message>
    <message>
        <source>Put this setup into the panel: %1</source>
        <translation>وضع هذا الإعداد في اللوحة: %1</translation>
    </message>
    <message>
        <source>Select a run in the history first.</source>
        <translation>اختر أولًا تشغيلًا من السجل.</translation>
    </message>
    <message>
        <source>The setup of an imported run is not known.</source>
        <translation>إعداد التشغيل المستورد غير معروف.</translation>
    </message>
    <message>
        <source>The setup of %1 was not loaded:</source>
        <translation>لم يُحمَّل إعداد %1:</translation>
    </message>
    <message>
        <source>The setup of %1 is loaded.</source>
        <translation>حُمّل إعداد %1.</translation>
    </message>
    <message>
        <source>Change something and press %1; the new run is named by what differs.</source>
        <translation>غيّر شيئًا واضغط %1؛ ويُسمّى التشغيل الجديد بما يختلف.</translation>
    </message>
    <message>
        <source>Save setup as preset</source>
        <translation>حفظ الإعداد كإعداد مسبق</translation>
    </message>
    <message>
        <source>Name of the preset (%1). A preset of the same name is replaced.</source>
        <translation>اسم الإعداد المسبق (%1). يُستبدل أي إعداد مسبق بالاسم نفسه.</translation>
    </message>
    <message>
        <source>The setup is kept as the preset %1.</source>
        <translation>حُفظ الإعداد باسم الإعداد المسبق %1.</translation>
    </message>
    <message>
        <source>The device of that run is not available. The current device is kept.</source>
        <translation>جهاز ذلك التشغيل غير متاح. يبقى الجهاز الحالي.</translation>
    </message>
</context>
<context>
    <name>qs::RunComparing</name>
    <message>
        <source>Runs</source>
        <translation>التشغيلات</translation>
    </message>
    <message>
        <source>Runs of the session against a baseline run: medians, ratio, verdict, and what else differs</source>
        <translation>تشغيلات الجلسة مقابل تشغيل أساس: الوسطاء والنسبة والحكم وما يختلف غير ذلك</translation>
    </message>
</context>
<context>
    <name>qs::RunComparisonModel</name>
    <message>
        <source>… TOO FEW</source>
        <translation>… عيّنات قليلة</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? غير محسوم</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= متساوٍ</translation>
    </message>
    <message>
        <source>↑ FASTER</source>
        <translation>↑ أسرع</translation>
    </message>
    <message>
        <source>↓ SLOWER</source>
        <translation>↓ أبطأ</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>الوضع</translation>
    </message>
    <message>
        <source>The mode or variant that both runs measured</source>
        <translation>الوضع أو الصيغة التي قاسها التشغيلان</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>التشغيل</translation>
    </message>
    <message>
        <source>The run that is compared with the baseline run</source>
        <translation>التشغيل الذي يُقارن بتشغيل الأساس</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Size at which both runs measured it</source>
        <translation>الحجم الذي قيس عنده في التشغيلين</translation>
    </message>
    <message>
        <source>p50, baseline run (µs)</source>
        <translation>p50، تشغيل الأساس (µs)</translation>
    </message>
    <message>
        <source>Median of the baseline run with its 95% interval</source>
        <translation>وسيط تشغيل الأساس مع مجاله 95%</translation>
    </message>
    <message>
        <source>p50 (µs)</source>
        <translation>p50 (µs)</translation>
    </message>
    <message>
        <source>Median of this run with its 95% interval</source>
        <translation>وسيط هذا التشغيل مع مجاله 95%</translation>
    </message>
    <message>
        <source>Change in time (%)</source>
        <translation>تغيّر الزمن (%)</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>التسريع</translation>
    </message>
    <message>
        <source>Median of the baseline run divided by that of this run, with the 95% interval from the intervals of both medians</source>
        <translation>وسيط تشغيل الأساس مقسومًا على وسيط هذا التشغيل، مع مجال 95% من مجالي الوسيطين</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>الحكم</translation>
    </message>
    <message>
        <source>FASTER or SLOWER where the whole interval lies outside the range that counts as the same</source>
        <translation>أسرع أو أبطأ حيث يقع المجال كله خارج ما يُعدّ متساويًا</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Samples of the shorter series</source>
        <translation>عيّنات السلسلة الأقصر</translation>
    </message>
    <message>
        <source>Change of this run relative to the baseline run: 1/ratio − 1. Negative is faster. Grey without a verdict.</source>
        <translation>تغيّر هذا التشغيل عن تشغيل الأساس: 1/النسبة − 1. السالب أسرع. رمادي دون حكم.</translation>
    </message>
</context>
<context>
    <name>qs::RunComparisonView</name>
    <message>
        <source>Runs against the baseline run</source>
        <translation>التشغيلات مقابل تشغيل الأساس</translation>
    </message>
    <message>
        <source>Differences between the runs</source>
        <translation>الفروق بين التشغيلات</translation>
    </message>
    <message>
        <source>To compare runs, select the check boxes of two or more in the Runs panel, or choose a baseline run.</source>
        <translation>حدّد تشغيلين أو أكثر في قائمة «التشغيلات»، أو اختر أحدها تشغيلَ أساس، لمقارنة التشغيلات بعضها ببعض.</translation>
    </message>
    <message>
        <source>The setup and the environment of the runs are the same.</source>
        <translation>لا يختلف إعداد التشغيلات وبيئتها.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n faster</source>
        <translation>
            <numerusform>لا شيء أسرع</numerusform>
            <numerusform>واحد أسرع</numerusform>
            <numerusform>اثنان أسرع</numerusform>
            <numerusform>%n أسرع</numerusform>
            <numerusform>%n أسرع</numerusform>
            <numerusform>%n أسرع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slower</source>
        <translation>
            <numerusform>لا شيء أبطأ</numerusform>
            <numerusform>واحد أبطأ</numerusform>
            <numerusform>اثنان أبطأ</numerusform>
            <numerusform>%n أبطأ</numerusform>
            <numerusform>%n أبطأ</numerusform>
            <numerusform>%n أبطأ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n the same</source>
        <translation>
            <numerusform>لا شيء متساوٍ</numerusform>
            <numerusform>واحد متساوٍ</numerusform>
            <numerusform>اثنان متساويان</numerusform>
            <numerusform>%n متساوية</numerusform>
            <numerusform>%n متساويًا</numerusform>
            <numerusform>%n متساوٍ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not resolved</source>
        <translation>
            <numerusform>لا شيء غير محسوم</numerusform>
            <numerusform>واحد غير محسوم</numerusform>
            <numerusform>اثنان غير محسومين</numerusform>
            <numerusform>%n غير محسومة</numerusform>
            <numerusform>%n غير محسومًا</numerusform>
            <numerusform>%n غير محسوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with too few samples</source>
        <translation>
            <numerusform>لا شيء بعيّنات قليلة جدًا</numerusform>
            <numerusform>واحد بعيّنات قليلة جدًا</numerusform>
            <numerusform>اثنان بعيّنات قليلة جدًا</numerusform>
            <numerusform>%n بعيّنات قليلة جدًا</numerusform>
            <numerusform>%n بعيّنات قليلة جدًا</numerusform>
            <numerusform>%n بعيّنات قليلة جدًا</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The runs did different work (operation, size, data type or input), so the ratio does not compare implementations alone.</source>
        <translation>أدت التشغيلات عملًا مختلفًا (العملية أو الحجم أو نوع البيانات أو المُدخل): فالنسبة ليست نسبة تنفيذين فحسب.</translation>
    </message>
    <message>
        <source>Compared with the baseline run: %1</source>
        <translation>بالمقارنة مع تشغيل الأساس: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s) or size(s) were measured in only one of the runs and are excluded.</source>
        <translation>
            <numerusform>لم يُستبعد أي وضع أو حجم لقياسه في أحد التشغيلين فقط.</numerusform>
            <numerusform>قيس وضع أو حجم واحد في أحد التشغيلين فقط وهو مستبعد.</numerusform>
            <numerusform>قيس وضعان أو حجمان في أحد التشغيلين فقط وهما مستبعدان.</numerusform>
            <numerusform>قيست %n أوضاع أو أحجام في أحد التشغيلين فقط وهي مستبعدة.</numerusform>
            <numerusform>قيس %n وضعًا أو حجمًا في أحد التشغيلين فقط وهي مستبعدة.</numerusform>
            <numerusform>قيس %n وضع أو حجم في أحد التشغيلين فقط وهي مستبعدة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RunDelegate</name>
    <message>
        <source>running</source>
        <translation>جارٍ</translation>
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
        <translation>ما يختلف</translation>
    </message>
    <message>
        <source>Part of the setup or of the environment</source>
        <translation>جزء من الإعداد أو البيئة</translation>
    </message>
    <message>
        <source>Baseline run</source>
        <translation>تشغيل الأساس</translation>
    </message>
    <message>
        <source>In the baseline run</source>
        <translation>في تشغيل الأساس</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>هذا التشغيل</translation>
    </message>
    <message>
        <source>In the run that is compared with it</source>
        <translation>في التشغيل الذي يُقارن به</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>التشغيل</translation>
    </message>
    <message>
        <source>The run that is compared with the baseline run</source>
        <translation>التشغيل الذي يُقارن بتشغيل الأساس</translation>
    </message>
</context>
<context>
    <name>qs::RunNotice</name>
    <message>
        <source>Go to the page that shows the selected run</source>
        <translation>الانتقال إلى الصفحة التي تعرض التشغيل المختار</translation>
    </message>
    <message>
        <source>Select the run that this page shows</source>
        <translation>تحديد التشغيل الذي تعرضه هذه الصفحة</translation>
    </message>
</context>
<context>
    <name>qs::RunPresenter</name>
    <message>
        <source>imported from %1</source>
        <translation>مستورد من %1</translation>
    </message>
    <message>
        <source>Current run</source>
        <translation>التشغيل الحالي</translation>
    </message>
    <message>
        <source>Latency per iteration</source>
        <translation>زمن التنفيذ لكل تكرار</translation>
    </message>
    <message>
        <source>This run was imported without individual samples. Its figures are in the table below, its scores on the Compare page.</source>
        <translation>استُورد هذا التشغيل دون عيّنات مفردة. أرقامه في الجدول أدناه، والدرجات في صفحة «مقارنة».</translation>
    </message>
    <message>
        <source>Latency of %1 in each run</source>
        <translation>زمن تنفيذ %1 في كل تشغيل</translation>
    </message>
    <message>
        <source>recorded · %1</source>
        <translation>مسجَّل · %1</translation>
    </message>
    <message>
        <source>%1 M parameters</source>
        <translation>%1 M معاملات</translation>
    </message>
    <message numerus="yes">
        <source>Latency per sample, each the mean of %n launch(es)</source>
        <translation>
            <numerusform>زمن التنفيذ لكل عيّنة، بلا إطلاقات</numerusform>
            <numerusform>زمن التنفيذ لكل عيّنة، وكل منها إطلاق واحد</numerusform>
            <numerusform>زمن التنفيذ لكل عيّنة، وكل منها متوسط إطلاقين</numerusform>
            <numerusform>زمن التنفيذ لكل عيّنة، وكل منها متوسط %n إطلاقات</numerusform>
            <numerusform>زمن التنفيذ لكل عيّنة، وكل منها متوسط %n إطلاقًا</numerusform>
            <numerusform>زمن التنفيذ لكل عيّنة، وكل منها متوسط %n إطلاق</numerusform>
        </translation>
    </message>
    <message>
        <source>Latency of %1 in each run, the first %2 iterations</source>
        <translation>زمن تنفيذ %1 في كل تشغيل، أول %2 من التكرارات</translation>
    </message>
    <message>
        <source>The chart shows the run in progress. Stop it to show an earlier run.</source>
        <translation>يعرض المخطط التشغيل الجاري. أوقفه لعرض تشغيل سابق.</translation>
    </message>
</context>
<context>
    <name>qs::RunSelection</name>
    <message>
        <source>The selected run, %1, is an accuracy study.</source>
        <translation>التشغيل المختار، %1، دراسة دقة.</translation>
    </message>
    <message>
        <source>The selected run, %1, is a study of a language model.</source>
        <translation>التشغيل المختار، %1، دراسة نموذج لغوي.</translation>
    </message>
    <message>
        <source>The selected run, %1, is a study of another kind.</source>
        <translation>التشغيل المختار، %1، دراسة من نوع آخر.</translation>
    </message>
    <message>
        <source>The selected run, %1, is a sweep.</source>
        <translation>التشغيل المختار، %1، مسح.</translation>
    </message>
    <message>
        <source>The selected run, %1, measured kernels at one size.</source>
        <translation>التشغيل المختار، %1، قاس نوى بحجم واحد.</translation>
    </message>
    <message>
        <source>This page shows %1 instead.</source>
        <translation>تعرض هذه الصفحة %1 بدلًا منه.</translation>
    </message>
    <message>
        <source>This session has no run that this page can show.</source>
        <translation>ليس في هذه الجلسة تشغيل يمكن لهذه الصفحة عرضه.</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <comment>a page</comment>
        <translation>الانتقال إلى %1</translation>
    </message>
    <message>
        <source>Select %1</source>
        <comment>a run</comment>
        <translation>تحديد %1</translation>
    </message>
</context>
<context>
    <name>qs::RunStore</name>
    <message>
        <source>Mode study %1 · %2 · %3</source>
        <translation>دراسة أوضاع %1 · %2 · %3</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>إزالة %1</translation>
    </message>
    <message>
        <source>rename run</source>
        <translation>تسمية التشغيل</translation>
    </message>
    <message>
        <source>change note</source>
        <translation>تغيير الملاحظة</translation>
    </message>
    <message>
        <source>use %1 as baseline</source>
        <translation>استخدام %1 خط أساس</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>نقل %1</translation>
    </message>
    <message numerus="yes">
        <source>remove %n run(s)</source>
        <translation>
            <numerusform>إزالة لا شيء</numerusform>
            <numerusform>إزالة تشغيل واحد</numerusform>
            <numerusform>إزالة تشغيلين</numerusform>
            <numerusform>إزالة %n تشغيلات</numerusform>
            <numerusform>إزالة %n تشغيلًا</numerusform>
            <numerusform>إزالة %n تشغيل</numerusform>
        </translation>
    </message>
    <message>
        <source>small Llama</source>
        <translation>Llama صغير</translation>
    </message>
    <message>
        <source>Language model %1 · %2 · %3</source>
        <translation>نموذج لغوي %1 · %2 · %3</translation>
    </message>
    <message>
        <source>use %1 as baseline run</source>
        <translation>استخدام %1 تشغيلَ أساس</translation>
    </message>
    <message>
        <source>clear baseline run</source>
        <translation>إلغاء تشغيل الأساس</translation>
    </message>
</context>
<context>
    <name>qs::RunsModel</name>
    <message>
        <source>Running now</source>
        <translation>جارٍ الآن</translation>
    </message>
    <message>
        <source>★ Baseline: the other runs are compared with it</source>
        <translation>★ خط الأساس: تُقارن به التشغيلات الأخرى</translation>
    </message>
    <message>
        <source>, running</source>
        <translation>، جارٍ</translation>
    </message>
    <message>
        <source>, baseline</source>
        <translation>، خط الأساس</translation>
    </message>
</context>
<context>
    <name>qs::RunsPanel</name>
    <message>
        <source>Runs of this session</source>
        <translation>تشغيلات هذه الجلسة</translation>
    </message>
    <message>
        <source>Note on this run</source>
        <translation>ملاحظة على هذا التشغيل</translation>
    </message>
    <message>
        <source>Note on the run</source>
        <translation>ملاحظة على التشغيل</translation>
    </message>
    <message>
        <source>A note on the active run. It is saved with the session and included in the report.</source>
        <translation>ملاحظة على التشغيل النشط؛ تُحفظ مع الجلسة وتُطبع في التقرير.</translation>
    </message>
    <message>
        <source>&amp;Overlay on the active run</source>
        <translation>وضع &amp;فوق التشغيل النشط</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>Edit &amp;note</source>
        <translation>تحرير &amp;ملاحظة</translation>
    </message>
    <message>
        <source>Draw the active mode of the checked runs in one chart</source>
        <translation>رسم الوضع النشط للتشغيلات المعلّمة معًا</translation>
    </message>
    <message>
        <source>Rename the active run</source>
        <translation>إعطاء التشغيل النشط اسمًا آخر</translation>
    </message>
    <message>
        <source>Remove the selected runs from the session. Undo restores them.</source>
        <translation>إخراج التشغيلات المختارة من الجلسة؛ والتراجع يعيدها.</translation>
    </message>
    <message>
        <source>Edit the note on the active run</source>
        <translation>كتابة ملاحظة على التشغيل النشط</translation>
    </message>
    <message>
        <source>Move the active run up in the list</source>
        <translation>رفع التشغيل النشط درجة في القائمة</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>إلى أ&amp;سفل</translation>
    </message>
    <message>
        <source>Move the active run down in the list</source>
        <translation>خفض التشغيل النشط درجة في القائمة</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>إعادة ال&amp;تسمية</translation>
    </message>
    <message>
        <source>Mo&amp;ve up</source>
        <translation>إلى أع&amp;لى</translation>
    </message>
    <message>
        <source>Use as baseline r&amp;un</source>
        <translation>استخدام &amp;كتشغيل أساس</translation>
    </message>
    <message>
        <source>Compare the other runs with this one, on the Compare page</source>
        <translation>مقارنة التشغيلات الأخرى بهذا، في صفحة «مقارنة»</translation>
    </message>
    <message>
        <source>No runs yet. Press F5 to measure. Every run is kept here. Select the check boxes of two or more runs to overlay them.</source>
        <translation>لا تشغيلات بعد. اضغط F5 للقياس. يُحتفظ بكل تشغيل هنا. حدّد خانتي اختيار تشغيلين أو أكثر لعرضها متراكبة.</translation>
    </message>
    <message>
        <source>This run is in progress. You can rename it and add a note when it has ended.</source>
        <translation>هذا التشغيل جارٍ. يمكنك إعادة تسميته وإضافة ملاحظة بعد انتهائه.</translation>
    </message>
</context>
<context>
    <name>qs::ScaleSection</name>
    <message>
        <source>from the input</source>
        <translation>من المُدخل</translation>
    </message>
    <message>
        <source>given</source>
        <translation>معطى</translation>
    </message>
    <message>
        <source>Source of the static scale</source>
        <translation>مصدر معامل القياس الثابت</translation>
    </message>
    <message>
        <source>From the input: the extremes of the input, found before the measurement. Given: the values below, for every static mode.</source>
        <translation>من المُدخل: قيمه القصوى، تُعرف قبل القياس. معطى: القيم أدناه، لكل وضع ثابت.</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>ال&amp;مصدر</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>Static scale</source>
        <translation>معامل القياس الثابت</translation>
    </message>
    <message>
        <source>Scale s of the static modes, a number above 0: a code q represents q·s.</source>
        <translation>معامل القياس s للأوضاع الثابتة، عدد أكبر من 0: الرمز q يمثّل q·s.</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>معامل ال&amp;قياس</translation>
    </message>
    <message>
        <source>Zero point</source>
        <translation>نقطة الصفر</translation>
    </message>
    <message>
        <source>Zero point z of int8-tensor-static-azp and int8-tensor-affine, an integer: a code q represents (q − z)·s. Empty with a given scale: 0.</source>
        <translation>نقطة الصفر z في int8-tensor-static-azp وint8-tensor-affine، عدد صحيح: الرمز q يمثّل (q − z)·s. فارغ مع معامل معطى: 0.</translation>
    </message>
    <message>
        <source>&amp;Zero point</source>
        <translation>نقطة ال&amp;صفر</translation>
    </message>
    <message>
        <source>Enter a scale, or choose &apos;from the input&apos;.</source>
        <translation>أدخل معامل قياس، أو اختر «من المُدخل».</translation>
    </message>
    <message>
        <source>The scale must be a finite number above 0, for example 0.05.</source>
        <translation>يجب أن يكون معامل القياس عددًا منتهيًا أكبر من 0، مثل 0.05.</translation>
    </message>
    <message>
        <source>The zero point must be an integer, for example −12.</source>
        <translation>يجب أن تكون نقطة الصفر عددًا صحيحًا، مثل −12.</translation>
    </message>
    <message>
        <source>No static mode is selected; dynamic modes compute their own scale.</source>
        <translation>لم يُختر وضع ثابت؛ والمتغيّرة تجد معامل قياسها بنفسها.</translation>
    </message>
    <message>
        <source>No static mode with a zero point is selected; the zero point is not used.</source>
        <translation>لم يُختر وضع ثابت بنقطة صفر؛ لا تُستخدم نقطة الصفر.</translation>
    </message>
    <message>
        <source>s = %1</source>
        <translation>s = %1</translation>
    </message>
    <message>
        <source>INT8 and FP8 share this scale, but their codes reach 127 and 448 or more: one of them clips or uses only part of its range.</source>
        <translation>يتشارك INT8 وFP8 معامل القياس هذا، لكن رموزهما تصل إلى 127 و448 أو أكثر: أحدهما يقتطع أو لا يستخدم إلا جزءًا من نطاقه.</translation>
    </message>
</context>
<context>
    <name>qs::ScopeChart</name>
    <message>
        <source>No samples yet. Press F5 to run the setup on the left, or turn on Live.</source>
        <translation>لا عيّنات بعد. اضغط F5 لتشغيل الإعداد الجانبي، أو شغّل «مباشر».</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median %3, p95 %4, p99 %5, maximum %6.</source>
        <translation>%1: %2 تكرارات، الوسيط %3، p95 %4، p99 %5، الأقصى %6.</translation>
    </message>
    <message>
        <source>Latency of each iteration.</source>
        <translation>زمن تنفيذ كل تكرار.</translation>
    </message>
    <message>
        <source>Logarithmic latency</source>
        <translation>زمن تنفيذ لوغاريتمي</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>عرض كامل</translation>
    </message>
    <message>
        <source>All medians</source>
        <translation>وسطاء الكل</translation>
    </message>
    <message>
        <source>Δ %1 iterations</source>
        <translation>Δ %1 تكرارات</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>مجمّد</translation>
    </message>
    <message>
        <source>sample %1 %2</source>
        <translation>العيّنة %1 %2</translation>
    </message>
    <message>
        <source>median %1   min %2   max %3 %4   (%5 samples)</source>
        <translation>الوسيط %1   الأدنى %2   الأقصى %3 %4   (%5 عيّنات)</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>التكرارات</translation>
    </message>
    <message>
        <source>iteration %1</source>
        <translation>التكرار %1</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>زمن التنفيذ</translation>
    </message>
    <message>
        <source>iterations %1 to %2</source>
        <translation>التكرارات من %1 إلى %2</translation>
    </message>
    <message>
        <source>median %1 %2</source>
        <translation>الوسيط %1 %2</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>الوسيط %1</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>الأثر</translation>
    </message>
    <message>
        <source>first iteration</source>
        <translation>أول تكرار</translation>
    </message>
    <message>
        <source>last iteration</source>
        <translation>آخر تكرار</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>العينات</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>الأدنى</translation>
    </message>
    <message>
        <source>median</source>
        <translation>الوسيط</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>الأقصى</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median about %3, p95 about %4, p99 about %5, maximum %6.</source>
        <translation>%1: %2 تكرارات، الوسيط نحو %3، p95 نحو %4، p99 نحو %5، الأقصى %6.</translation>
    </message>
</context>
<context>
    <name>qs::ScopePage</name>
    <message>
        <source>Latency per iteration</source>
        <translation>زمن التنفيذ لكل تكرار</translation>
    </message>
    <message>
        <source>Comparison of the modes</source>
        <translation>مقارنة الأوضاع</translation>
    </message>
    <message>
        <source>Press F5 to measure. The trace grows here while the kernels run.</source>
        <translation>اضغط F5 للقياس. ينمو الأثر هنا أثناء عمل النوى.</translation>
    </message>
    <message>
        <source>Ready to measure</source>
        <translation>جاهز للقياس</translation>
    </message>
    <message>
        <source>%1: %2

The setup beside this page can be run as it is: every chosen mode, and a plain copy of the same tensor to compare with, on the target in the toolbar.

Press F5, or Live to measure until stopped. The trace grows here while the kernels run; the table below it says what each mode costs, and whether the difference is resolved.</source>
        <translation>%1: %2

يمكن تشغيل الإعداد بجانب هذه الصفحة كما هو: كل وضع مختار، ونسخ بسيط للموتر نفسه للمقارنة به، على الهدف المحدد في شريط الأدوات.

اضغط F5، أو «مباشر» للقياس حتى الإيقاف. ينمو الأثر هنا أثناء عمل النوى؛ ويبيّن الجدول تحته تكلفة كل وضع، وهل الفرق محسوم.</translation>
    </message>
    <message>
        <source>%1: %2

The setup beside this page can be run as it is: every chosen variant, on the target in the toolbar.

Press F5, or Live to measure until stopped. The trace grows here while the kernels run; the table below it says what each variant costs, and whether the difference is resolved.</source>
        <translation>%1: %2

يمكن تشغيل الإعداد بجانب هذه الصفحة كما هو: كل صيغة مختارة، على الهدف المحدد في شريط الأدوات.

اضغط F5، أو «مباشر» للقياس حتى الإيقاف. ينمو الأثر هنا أثناء عمل النوى؛ ويبيّن الجدول تحته تكلفة كل صيغة، وهل الفرق محسوم.</translation>
    </message>
</context>
<context>
    <name>qs::ScopePicture</name>
    <message>
        <source>Throttled in iterations %1 to %2: %3</source>
        <translation>مخفّض التردد في التكرارات %1 إلى %2: %3</translation>
    </message>
    <message>
        <source>Latency (%1, log)</source>
        <translation>زمن التنفيذ (%1، لوغاريتمي)</translation>
    </message>
    <message>
        <source>Latency (%1)</source>
        <translation>زمن التنفيذ (%1)</translation>
    </message>
    <message>
        <source>median per pixel column</source>
        <translation>الوسيط لكل عمود بكسل</translation>
    </message>
    <message>
        <source>median of %1</source>
        <translation>وسيط %1</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>التكرار</translation>
    </message>
    <message>
        <source>p5–p95 of each</source>
        <translation>p5–p95 لكل منها</translation>
    </message>
    <message>
        <source>Distribution (visible)</source>
        <translation>التوزيع (الظاهر)</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>التوزيع</translation>
    </message>
    <message>
        <source>Samples per bin (log)</source>
        <translation>العينات لكل فئة (لوغاريتمي)</translation>
    </message>
    <message>
        <source>each iteration</source>
        <translation>كل تكرار</translation>
    </message>
    <message>
        <source>min–max per pixel column</source>
        <translation>الأدنى–الأقصى لكل عمود بكسل</translation>
    </message>
    <message>
        <source>outlier</source>
        <translation>قيمة شاذة</translation>
    </message>
    <message>
        <source>outlier &gt; %1</source>
        <translation>شاذ &gt; %1</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>الإحماء</translation>
    </message>
    <message>
        <source>throttled</source>
        <translation>مخفّض التردد</translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 تكرارات</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>الوسيط %1</translation>
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
        <translation>الأقصى %1</translation>
    </message>
    <message>
        <source>%1 traces</source>
        <translation>%1 آثار</translation>
    </message>
    <message>
        <source>median of each</source>
        <translation>وسيط كل منها</translation>
    </message>
    <message>
        <source>median about %1</source>
        <translation>الوسيط نحو %1</translation>
    </message>
    <message>
        <source>p95 about %1</source>
        <translation>p95 نحو %1</translation>
    </message>
    <message>
        <source>p99 about %1</source>
        <translation>p99 نحو %1</translation>
    </message>
</context>
<context>
    <name>qs::ScoreModel</name>
    <message>
        <source>reference</source>
        <translation>المرجع</translation>
    </message>
    <message>
        <source>↑ BETTER %1</source>
        <translation>↑ أفضل %1</translation>
    </message>
    <message>
        <source>↓ WORSE %1</source>
        <translation>↓ أسوأ %1</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= متساوٍ</translation>
    </message>
    <message>
        <source>… TOO FEW</source>
        <translation>… عيّنات قليلة</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? غير محسوم</translation>
    </message>
    <message>
        <source>The others of this task and metric are compared with this one.</source>
        <translation>تُقارن بقية درجات هذه المهمة والمقياس بهذه.</translation>
    </message>
    <message>
        <source>There is no second score of this task and metric to compare it with.</source>
        <translation>لا درجة ثانية لهذه المهمة والمقياس للمقارنة.</translation>
    </message>
    <message>
        <source>Not compared with %1: there are no items to pair. Import the samples_*.jsonl of --log_samples with both results.</source>
        <translation>لم يُقارن مع %1: لا عناصر تُزاوَج. استورد مع النتيجتين samples_*.jsonl من --log_samples.</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>الأعلى أفضل.</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>الأدنى أفضل.</translation>
    </message>
    <message>
        <source>Not given by %1.</source>
        <translation>لم يُعطه %1.</translation>
    </message>
    <message>
        <source>%1 does not give the number of items.</source>
        <translation>%1 لا يذكر على كم عنصر يستند.</translation>
    </message>
    <message>
        <source>%1 on %2, %3: not measured here, imported from %4.</source>
        <translation>%1 على %2، %3: لم يُقس هنا، مستورد من %4.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>المهمة</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>± std error</source>
        <translation>± الخطأ المعياري</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>الحكم</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>مستورد من</translation>
    </message>
    <message>
        <source>Model or configuration.</source>
        <translation>النموذج أو الإعداد.</translation>
    </message>
    <message>
        <source>What it was evaluated on.</source>
        <translation>ما قُيّم عليه.</translation>
    </message>
    <message>
        <source>↑: higher is better, ↓: lower is better.</source>
        <translation>↑: الأعلى أفضل، ↓: الأدنى أفضل.</translation>
    </message>
    <message>
        <source>As given in the file.</source>
        <translation>كما يعطيها الملف.</translation>
    </message>
    <message>
        <source>Standard error, as given in the file.</source>
        <translation>الخطأ المعياري كما يعطيه الملف.</translation>
    </message>
    <message>
        <source>Number of items in the value.</source>
        <translation>العناصر التي تستند إليها القيمة.</translation>
    </message>
    <message>
        <source>Comparison with the first score of the same task and metric, on the items that both have.</source>
        <translation>ما يمكن قوله مقابل الأولى من المهمة والمقياس نفسيهما، على العناصر المشتركة.</translation>
    </message>
    <message>
        <source>Tool and file.</source>
        <translation>الأداة والملف.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) in common with %1; a verdict needs at least 6.</source>
        <translation>
            <numerusform>لا عناصر مشتركة مع %1؛ يحتاج الحكم إلى 6 على الأقل.</numerusform>
            <numerusform>عنصر مشترك واحد مع %1؛ يحتاج الحكم إلى 6 على الأقل.</numerusform>
            <numerusform>عنصران مشتركان مع %1؛ يحتاج الحكم إلى 6 على الأقل.</numerusform>
            <numerusform>%n عناصر مشتركة مع %1؛ يحتاج الحكم إلى 6 على الأقل.</numerusform>
            <numerusform>%n عنصرًا مشتركًا مع %1؛ يحتاج الحكم إلى 6 على الأقل.</numerusform>
            <numerusform>%n عنصر مشترك مع %1؛ يحتاج الحكم إلى 6 على الأقل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compared with %1, on the same n = %n item(s): difference %2, 95% interval [%3, %4].
Counts as the same: ±%5. %6</source>
        <translation>
            <numerusform>بالمقارنة مع %1، على العناصر نفسها، n = %n: الفرق %2، مجال 95% ‏[%3, %4].
يُعد مماثلًا: ±%5. %6</numerusform>
            <numerusform>بالمقارنة مع %1، على العناصر نفسها، n = %n: الفرق %2، مجال 95% ‏[%3, %4].
يُعد مماثلًا: ±%5. %6</numerusform>
            <numerusform>بالمقارنة مع %1، على العناصر نفسها، n = %n: الفرق %2، مجال 95% ‏[%3, %4].
يُعد مماثلًا: ±%5. %6</numerusform>
            <numerusform>بالمقارنة مع %1، على العناصر نفسها، n = %n: الفرق %2، مجال 95% ‏[%3, %4].
يُعد مماثلًا: ±%5. %6</numerusform>
            <numerusform>بالمقارنة مع %1، على العناصر نفسها، n = %n: الفرق %2، مجال 95% ‏[%3, %4].
يُعد مماثلًا: ±%5. %6</numerusform>
            <numerusform>بالمقارنة مع %1، على العناصر نفسها، n = %n: الفرق %2، مجال 95% ‏[%3, %4].
يُعد مماثلًا: ±%5. %6</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Run kernels in a separate process</source>
        <translation>تشغيل النوى في عملية منفصلة</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;تلقائي</translation>
    </message>
    <message>
        <source>In this process until a device is lost or does not respond; from then on in a separate process.</source>
        <translation>في هذا البرنامج، إلى أن يُفقد فيه جهاز أو لا يستجيب؛ ومن ثم في عملية منفصلة.</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <translation>&amp;دائمًا</translation>
    </message>
    <message>
        <source>A kernel that crashes or hangs affects only the worker process. Stop always works.</source>
        <translation>النواة التي تنهار أو تعلق تكلّف عملية التنفيذ ولا شيء غيرها. الإيقاف يعمل دائمًا.</translation>
    </message>
    <message>
        <source>&amp;Never</source>
        <translation>أ&amp;بدًا</translation>
    </message>
    <message>
        <source>Always in this process. After a fault, the program must be restarted to use the device again.</source>
        <translation>دائمًا في هذا البرنامج. بعد العطل لا يمكن استخدام الجهاز ثانية إلا بإعادة تشغيل البرنامج.</translation>
    </message>
    <message>
        <source>The device was lost in this process or did not respond. Only a separate process can use it now.</source>
        <translation>فُقد الجهاز في هذا البرنامج أو لم يستجب: لا تستخدمه الآن إلا عملية منفصلة.</translation>
    </message>
    <message>
        <source>The worker is %1.</source>
        <translation>عملية التنفيذ هي %1.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>The language of the interface</source>
        <translation>لغة الواجهة</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>السمة</translation>
    </message>
    <message>
        <source>Light or dark, or follow the system</source>
        <translation>فاتحة أو داكنة، أو كما في النظام</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>حجم النص</translation>
    </message>
    <message>
        <source>The size of the text in the window, in percent of the size set in the system</source>
        <translation>حجم النص في النافذة، نسبة مئوية من الحجم الذي يطلبه النظام</translation>
    </message>
    <message>
        <source>Device at start</source>
        <translation>الجهاز عند البدء</translation>
    </message>
    <message>
        <source>The device that is chosen when the program starts</source>
        <translation>الجهاز الذي يُختار عند بدء البرنامج</translation>
    </message>
    <message>
        <source>CPU threads</source>
        <translation>خيوط CPU</translation>
    </message>
    <message>
        <source>The maximum number of threads for kernels on the CPU; applies after a restart</source>
        <translation>أقصى عدد من الخيوط تستخدمه النوى على CPU؛ يسري عند بدء البرنامج ثانية</translation>
    </message>
    <message>
        <source>A kernel that crashes or hangs in a separate process does not affect the window</source>
        <translation>النواة التي تنهار أو تتوقف عن الاستجابة في عملية منفصلة لا تمس النافذة</translation>
    </message>
    <message>
        <source>Folder for files</source>
        <translation>مجلد الملفات</translation>
    </message>
    <message>
        <source>Where file dialogs start; empty: the last used folder</source>
        <translation>حيث تبدأ مربعات حوار الملفات؛ فارغ: آخر مجلد استُخدم</translation>
    </message>
    <message>
        <source>Save recovery copies</source>
        <translation>حفظ نسخ استعادة</translation>
    </message>
    <message>
        <source>How often unsaved results are copied to disk, so that a crash does not lose them</source>
        <translation>كم يمضي قبل نسخ النتائج غير المحفوظة إلى القرص، كي لا يضيّعها انهيار البرنامج</translation>
    </message>
    <message>
        <source>Ask before unsaved runs are discarded</source>
        <translation>السؤال قبل تجاهل تشغيلات غير محفوظة</translation>
    </message>
    <message>
        <source>Ask whether to save when a session with unsaved runs is closed</source>
        <translation>السؤال عن الحفظ عند إغلاق جلسة فيها تشغيلات غير محفوظة</translation>
    </message>
    <message>
        <source>Ask before a run is stopped</source>
        <translation>السؤال قبل إيقاف تشغيل</translation>
    </message>
    <message>
        <source>Ask when closing the window or opening another session would stop a run</source>
        <translation>السؤال حين يؤدي إغلاق النافذة أو فتح جلسة أخرى إلى إيقاف تشغيل</translation>
    </message>
    <message>
        <source>General</source>
        <translation>عام</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>القياس</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>اتباع النظام</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>إعادة التشغيل الآن</translation>
    </message>
    <message>
        <source>Reopen the window in the new language; the session is kept</source>
        <translation>فتح النافذة ثانية باللغة الجديدة؛ وتعود الجلسة</translation>
    </message>
    <message>
        <source>Restart to apply the new language.</source>
        <translation>أعد التشغيل لتطبيق اللغة الجديدة.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>size of the text</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Last used device</source>
        <translation>آخر جهاز استُخدم</translation>
    </message>
    <message>
        <source>Automatic: a GPU if available</source>
        <translation>تلقائي: GPU حيث يوجد</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>%1 (not found)</source>
        <translation>%1 (غير موجود)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Last used folder</source>
        <translation>آخر مجلد استُخدم</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>اختيار مجلد</translation>
    </message>
    <message>
        <source>After each change</source>
        <translation>بعد كل تغيير</translation>
    </message>
    <message numerus="yes">
        <source>At most every %n second(s)</source>
        <translation>
            <numerusform>دون انتظار</numerusform>
            <numerusform>كل ثانية على الأكثر</numerusform>
            <numerusform>كل ثانيتين على الأكثر</numerusform>
            <numerusform>كل %n ثوانٍ على الأكثر</numerusform>
            <numerusform>كل %n ثانية على الأكثر</numerusform>
            <numerusform>كل %n ثانية على الأكثر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::SetupPanel</name>
    <message>
        <source>Setup</source>
        <translation>الإعداد</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>الشكل</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>المُدخل</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>الأوضاع</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>الصيغ</translation>
    </message>
    <message>
        <source>Static scale</source>
        <translation>معامل القياس الثابت</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>التوقيت</translation>
    </message>
    <message>
        <source>Estimate of the run</source>
        <translation>تقدير التشغيل</translation>
    </message>
    <message>
        <source>Time and memory that a run with this setup needs</source>
        <translation>كم يستغرق تشغيل بهذا الإعداد وكم يحتاج من الذاكرة</translation>
    </message>
    <message>
        <source>Run comparison</source>
        <translation>تشغيل المقارنة</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>المعاملات</translation>
    </message>
    <message>
        <source>Run sweep</source>
        <translation>تشغيل المسح</translation>
    </message>
    <message>
        <source>Measure the chosen modes in interleaved rounds (Ctrl+Return here, F5 everywhere)</source>
        <translation>قياس الأوضاع المختارة في جولات متداخلة (Ctrl+Return هنا، F5 في كل مكان)</translation>
    </message>
    <message>
        <source>Measure the chosen variants in interleaved rounds (Ctrl+Return here, F5 everywhere)</source>
        <translation>قياس الصيغ المختارة في جولات متداخلة (Ctrl+Return هنا، F5 في كل مكان)</translation>
    </message>
    <message>
        <source>Run measurement</source>
        <translation>تشغيل القياس</translation>
    </message>
    <message>
        <source>Live needs a single size. To use it, set Sweep to Off.</source>
        <translation>يحتاج «مباشر» إلى حجم واحد. لاستخدامه، اضبط «مسح» على «إيقاف».</translation>
    </message>
</context>
<context>
    <name>qs::ShapeSection</name>
    <message>
        <source>Decode 128</source>
        <translation>فك 128</translation>
    </message>
    <message>
        <source>Prefill 4096</source>
        <translation>ملء 4096</translation>
    </message>
    <message>
        <source>Prefill 8192</source>
        <translation>ملء 8192</translation>
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
        <translation>%1 عناصر، كما في السلّم المنشور.</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 عناصر</translation>
    </message>
    <message>
        <source>Tokens × hidden size is more than %1 elements. Choose fewer tokens or a smaller hidden size.</source>
        <translation>الرموز × البعد المخفي أكثر من %1 عناصر. اختر رموزًا أقل أو بعدًا مخفيًا أصغر.</translation>
    </message>
    <message>
        <source>%1 elements, %2 as %3</source>
        <translation>%1 عناصر، %2 بصيغة %3</translation>
    </message>
    <message>
        <source>The first rows of the file&apos;s tensor, %1. Its hidden size cannot be changed.</source>
        <translation>أول صفوف موتر الملف، %1. لا يمكن تغيير بعده المخفي.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s), as in one step of a model; the hidden size does not change.</source>
        <translation>
            <numerusform>لا رموز، كما في خطوة واحدة من نموذج؛ البعد المخفي لا يتغير.</numerusform>
            <numerusform>رمز (token) واحد، كما في خطوة واحدة من نموذج؛ البعد المخفي لا يتغير.</numerusform>
            <numerusform>رمزان (tokens)، كما في خطوة واحدة من نموذج؛ البعد المخفي لا يتغير.</numerusform>
            <numerusform>%n رموز (tokens)، كما في خطوة واحدة من نموذج؛ البعد المخفي لا يتغير.</numerusform>
            <numerusform>%n رمزًا (token)، كما في خطوة واحدة من نموذج؛ البعد المخفي لا يتغير.</numerusform>
            <numerusform>%n رمز (token)، كما في خطوة واحدة من نموذج؛ البعد المخفي لا يتغير.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ShortcutsDialog</name>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>البحث في الاختصارات</translation>
    </message>
    <message>
        <source>Search by command or key</source>
        <translation>بحث بالأمر أو المفتاح</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>Copy the list to the clipboard as Markdown</source>
        <translation>وضع القائمة في الحافظة بصيغة Markdown</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>حفظ بصيغة &amp;PDF…</translation>
    </message>
    <message>
        <source>Save the list as a printable page</source>
        <translation>كتابة ورقة يمكن طباعتها</translation>
    </message>
    <message>
        <source>The list was copied to the clipboard as Markdown.</source>
        <translation>القائمة في الحافظة بصيغة Markdown.</translation>
    </message>
    <message>
        <source>Save shortcuts</source>
        <translation>حفظ الاختصارات</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>كُتب في %1.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts of Quantoscope</source>
        <translation>اختصارات لوحة مفاتيح Quantoscope</translation>
    </message>
</context>
<context>
    <name>qs::SizeSection</name>
    <message>
        <source>Size presets</source>
        <translation>أحجام جاهزة</translation>
    </message>
    <message>
        <source>Sizes of published comparisons, in the syntax of the command line.</source>
        <translation>أحجام كما في مقارنات منشورة؛ مكتوبة كما يأخذها سطر الأوامر.</translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation>جا&amp;هز</translation>
    </message>
    <message>
        <source>Ca&amp;usal mask</source>
        <translation>قناع &amp;سببي</translation>
    </message>
    <message>
        <source>Causal attention</source>
        <translation>انتباه سببي</translation>
    </message>
    <message>
        <source>other</source>
        <translation>آخر</translation>
    </message>
    <message>
        <source>Width %1 = %2 heads × %3.
</source>
        <translation>العرض %1 = %2 رؤوس × %3.
</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Each token attends only to itself and to earlier tokens, as in text generation. This halves the arithmetic.</source>
        <translation>ينتبه كل رمز (token) إلى نفسه وإلى الرموز السابقة فقط، كما في توليد النص. وهذا يُنصّف الحساب.</translation>
    </message>
</context>
<context>
    <name>qs::SlideView</name>
    <message>
        <source>Slide</source>
        <translation>شريحة</translation>
    </message>
</context>
<context>
    <name>qs::StatusLine</name>
    <message>
        <source>Ready</source>
        <translation>جاهز</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>تحضير</translation>
    </message>
    <message>
        <source>Preparing: %1</source>
        <translation>تحضير: %1</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>جارٍ</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>جارٍ: %1</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>بقي %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>بقي %1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min left</source>
        <translation>بقي %1 h %2 min</translation>
    </message>
    <message>
        <source>%1 k samples/s</source>
        <translation>%1 k عيّنة/s</translation>
    </message>
    <message>
        <source>%1 samples/s</source>
        <translation>%1 عيّنة/s</translation>
    </message>
    <message>
        <source>Operation and size of the run</source>
        <translation>عملية التشغيل وحجمه</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>تقدّم التشغيل</translation>
    </message>
    <message>
        <source>Estimate from the iterations done so far</source>
        <translation>تقدير من التكرارات المنجزة حتى الآن</translation>
    </message>
    <message>
        <source>Samples drawn per second, over the last half second</source>
        <translation>العينات التي تصل الصورة، خلال آخر نصف ثانية</translation>
    </message>
    <message>
        <source>until stopped</source>
        <translation>حتى الإيقاف</translation>
    </message>
    <message>
        <source>Stopping: %1</source>
        <translation>جارٍ الإيقاف: %1</translation>
    </message>
    <message>
        <source>What the run is doing: %1</source>
        <translation>ما يفعله التشغيل الآن: %1</translation>
    </message>
    <message>
        <source>Clocks and temperature of the device: current values during a run, otherwise those at the end of the shown run</source>
        <translation>ترددات الجهاز وحرارته: القيم الحالية أثناء التشغيل، وإلا فالتي عند نهاية التشغيل المعروض</translation>
    </message>
    <message>
        <source>Samples that were recorded but not drawn, because the display could not keep up. The result contains all of them.</source>
        <translation>عيّنات سُجّلت ولم تُرسم لأن العرض لم يلحق بها. والنتيجة تتضمنها كلها.</translation>
    </message>
    <message>
        <source>%1 samples not drawn</source>
        <translation>عيّنات لم تُرسم: %1</translation>
    </message>
</context>
<context>
    <name>qs::StopFirst</name>
    <message>
        <source>A run is in progress</source>
        <translation>هناك تشغيل جارٍ</translation>
    </message>
    <message>
        <source>Stop the run?</source>
        <translation>أيُوقف التشغيل؟</translation>
    </message>
    <message>
        <source>The samples measured so far are kept in the session.</source>
        <translation>ما قيس حتى الآن يبقى في الجلسة.</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>إيقاف التشغيل</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>المتابعة</translation>
    </message>
</context>
<context>
    <name>qs::StudyForm</name>
    <message>
        <source>Choose: %1</source>
        <translation>اختر: %1</translation>
    </message>
    <message>
        <source>Estimate of the study</source>
        <translation>تقدير الدراسة</translation>
    </message>
    <message>
        <source>What the study does, and about how long it takes</source>
        <translation>ما تفعله الدراسة، وكم تستغرق تقريبًا</translation>
    </message>
    <message>
        <source>Run study</source>
        <translation>تشغيل الدراسة</translation>
    </message>
</context>
<context>
    <name>qs::StudyModeChooser</name>
    <message>
        <source>Modes to study</source>
        <translation>أوضاع للدراسة</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>خط الأساس</translation>
    </message>
    <message>
        <source>Half precision</source>
        <translation>نصف الدقة</translation>
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
        <translation>صيغ أخرى من 4 و8 بتات</translation>
    </message>
    <message>
        <source>Quantization-aware training (QAT)</source>
        <translation>يُتابَع تدريبها (QAT)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Select all modes, including trained ones</source>
        <translation>تعليم كل وضع بما فيها ما يُدرَّب</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Clear all modes but the baseline</source>
        <translation>إلغاء كل الأوضاع عدا خط الأساس</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>افتراضي</translation>
    </message>
    <message>
        <source>Select the modes of the default study, including two trained ones</source>
        <translation>تعليم أوضاع الدراسة الافتراضية، اثنان منها يُدرَّبان</translation>
    </message>
    <message>
        <source>No QAT</source>
        <translation>دون QAT</translation>
    </message>
    <message>
        <source>Select the modes of the default study without the trained ones, which is faster</source>
        <translation>تعليم أوضاع الدراسة الافتراضية دون ما يُدرَّب: أسرع</translation>
    </message>
    <message>
        <source>%1 of %2 modes</source>
        <translation>%1 من %2 أوضاع</translation>
    </message>
    <message>
        <source>; trained modes take longest</source>
        <translation>؛ ما يُدرَّب يستغرق أطول</translation>
    </message>
</context>
<context>
    <name>qs::StudyModel</name>
    <message>
        <source>Mode</source>
        <translation>الوضع</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>الفعلي</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>الدقة (%)</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>مجال 95%</translation>
    </message>
    <message>
        <source>Δ points</source>
        <translation>Δ نقاط</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>الحكم</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>Δ loss</source>
        <translation>Δ الخسارة</translation>
    </message>
    <message>
        <source>Size (KiB)</source>
        <translation>الحجم (KiB)</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>التصغير</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>التسريع</translation>
    </message>
    <message>
        <source>Quantize (ms)</source>
        <translation>كُمّم خلال (ms)</translation>
    </message>
    <message>
        <source>As requested.</source>
        <translation>ما طُلب.</translation>
    </message>
    <message>
        <source>The arithmetic that ran. Simulated: values match the mode, the arithmetic does not.</source>
        <translation>الحساب المنفَّذ. محاكى: القيم قيم الوضع أما الحساب فلا.</translation>
    </message>
    <message>
        <source>Share of test items whose largest output is that of their label.</source>
        <translation>نسبة عناصر الاختبار التي أكبر خرج لها هو خرج وسمها.</translation>
    </message>
    <message>
        <source>Accuracy minus that of the baseline, in percentage points.</source>
        <translation>الدقة ناقص دقة خط الأساس، بالنقاط المئوية.</translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test of equal accuracy on the same items, adjusted for the number of modes (Holm).</source>
        <translation>اختبار McNemar الدقيق لتساوي الدقة على العناصر نفسها، مصحَّحًا لعدد الأوضاع (Holm).</translation>
    </message>
    <message>
        <source>Equivalent: the 90% interval of the difference (Tango) lies within ±0.5 points. Better, worse: p is below 0.05. Otherwise not resolved.</source>
        <translation>مكافئ: مجال 90% للفرق (Tango) ضمن ±0.5 نقطة. أفضل، أسوأ: p أقل من 0.05. وإلا فغير محسوم.</translation>
    </message>
    <message>
        <source>Mean cross-entropy over the test items, in nats. Lower is better.</source>
        <translation>متوسط الإنتروبيا التقاطعية على عناصر الاختبار، بالنات. الأقل أفضل.</translation>
    </message>
    <message>
        <source>Loss minus that of the baseline, averaged over the same items.</source>
        <translation>الخسارة ناقص خسارة خط الأساس، متوسطًا على العناصر نفسها.</translation>
    </message>
    <message>
        <source>Bytes of the model file that Save quantized model writes.</source>
        <translation>بايتات ملف النموذج الذي يكتبه «حفظ النموذج المكمَّم».</translation>
    </message>
    <message>
        <source>Size of the baseline divided by that of the mode.</source>
        <translation>حجم خط الأساس على حجم الوضع.</translation>
    </message>
    <message>
        <source>Median latency of a call with one batch.</source>
        <translation>وسيط زمن نداء بدفعة واحدة.</translation>
    </message>
    <message>
        <source>Compared with the baseline, from pairs of the same round; grey where not resolved.</source>
        <translation>مقابل خط الأساس، بأزواج الجولة نفسها؛ باهت حيث لم يُحسم.</translation>
    </message>
    <message>
        <source>Calibrating and quantizing; for QAT, without the training.</source>
        <translation>المعايرة والتكميم؛ وفي QAT دون التدريب.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Simulated: values match the mode, arithmetic and latency do not.</source>
        <translation>محاكى: القيم قيم الوضع، أما الحساب وزمن التنفيذ فلا.</translation>
    </message>
    <message>
        <source>%1 of %2 items correct; 95% %3 to %4 (Wilson)</source>
        <translation>%1 من %2 عناصر صحيحة؛ 95% من %3 إلى %4 (Wilson)</translation>
    </message>
    <message>
        <source>All others are compared with this.</source>
        <translation>ما تُقارن به الأخرى.</translation>
    </message>
    <message>
        <source>%1
%2 items became correct, %3 wrong; %4 before Holm&apos;s correction</source>
        <translation>%1
صار %2 عناصر صحيحًا و%3 خاطئًا؛ %4 قبل تصحيح Holm</translation>
    </message>
    <message>
        <source>mean over %1 items</source>
        <translation>متوسط على %1 عناصر</translation>
    </message>
    <message>
        <source>difference %1, 95% %2 to %3 (bootstrap over %4 items), %5 after Holm&apos;s correction</source>
        <translation>الفرق %1، 95% من %2 إلى %3 (bootstrap على %4 عناصر)، %5 بعد تصحيح Holm</translation>
    </message>
    <message>
        <source>%1 bytes: codes %2, scales %3, zero points %4, not quantized %5, header %6</source>
        <translation>%1 بايت: الرموز %2، معاملات القياس %3، نقاط الصفر %4، غير مكمَّم %5، الترويسة %6</translation>
    </message>
    <message>
        <source>median of %1 calls with %2 items; 95% %3 to %4; p95 %5</source>
        <translation>وسيط %1 نداءات بـ %2 عناصر؛ 95% من %3 إلى %4؛ p95 %5</translation>
    </message>
    <message>
        <source>trained for %1 s before that</source>
        <translation>دُرّب %1 s قبل ذلك</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>زمن التنفيذ</translation>
    </message>
    <message>
        <source>95% interval of the accuracy (Wilson). To compare modes, use Δ, which pairs the same items.</source>
        <translation>مجال 95% للدقة (Wilson). لمقارنة الأوضاع، استخدم Δ الذي يزاوج العناصر نفسها.</translation>
    </message>
</context>
<context>
    <name>qs::StudyModule</name>
    <message>
        <source>Cannot run this study.</source>
        <translation>لا يمكن تشغيل هذه الدراسة.</translation>
    </message>
    <message>
        <source>The study failed:</source>
        <translation>فشلت الدراسة:</translation>
    </message>
</context>
<context>
    <name>qs::StudyPage</name>
    <message>
        <source>Charts of the mode study</source>
        <translation>صور دراسة الأوضاع</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>Accuracy and loss</source>
        <translation>الدقة والخسارة</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>باريتو</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>ماذا لو</translation>
    </message>
    <message>
        <source>There is no study yet. Press F5 to start one.</source>
        <translation>لا دراسة بعد: F5 يبدأ واحدة.</translation>
    </message>
    <message>
        <source>The modes appear here one by one, as soon as they are measured.</source>
        <translation>تظهر الأوضاع هنا واحدًا تلو الآخر حالما تُقاس.</translation>
    </message>
    <message>
        <source>The curves grow here while the model trains.</source>
        <translation>تنمو المنحنيات هنا أثناء تدريب النموذج.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;متابعة</translation>
    </message>
    <message>
        <source>Continue the study</source>
        <translation>متابعة الدراسة</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>حفظ النموذج</translation>
    </message>
    <message>
        <source>What does quantization cost in accuracy?</source>
        <translation>كم يكلف التكميم من الدقة؟</translation>
    </message>
    <message>
        <source>Change in loss</source>
        <translation>تغيّر الخسارة</translation>
    </message>
    <message>
        <source>Signal-to-noise ratio of the output</source>
        <translation>إشارة الخرج إلى الضجيج</translation>
    </message>
    <message>
        <source>Value shown in the cells</source>
        <translation>ما تعرضه الخلايا</translation>
    </message>
    <message>
        <source>Value shown in the cells for a layer that is quantized by itself</source>
        <translation>ما تعرضه الخلايا عن طبقة مكمَّمة وحدها</translation>
    </message>
    <message>
        <source>Preparing the study…</source>
        <translation>تحضير الدراسة…</translation>
    </message>
    <message>
        <source>No measurements yet.</source>
        <translation>لم يُقس شيء بعد.</translation>
    </message>
    <message>
        <source>The model was read from a file and not trained here</source>
        <translation>قُرئ النموذج من ملف ولم يُدرَّب هنا</translation>
    </message>
    <message>
        <source>Save the trained model, or its quantized version in a mode or plan, as safetensors</source>
        <translation>كتابة النموذج المدرَّب، أو ما يصنعه منه وضع أو خطة، بصيغة safetensors</translation>
    </message>
    <message>
        <source>Continue the study where it was stopped</source>
        <translation>متابعة الدراسة من حيث توقفت</translation>
    </message>
    <message>
        <source>Trained model, FP32…</source>
        <translation>النموذج المدرَّب، FP32…</translation>
    </message>
    <message>
        <source>%1, %2…</source>
        <translation>%1, %2…</translation>
    </message>
    <message>
        <source>Save model</source>
        <translation>حفظ النموذج</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <comment>what a study is doing</comment>
        <translation>جارٍ: %1</translation>
    </message>
    <message>
        <source>Sensitivity of each layer to each mode, and the effect of mixed modes</source>
        <translation>حساسية كل طبقة لكل وضع، وأثر الأوضاع المختلطة</translation>
    </message>
    <message>
        <source>Each layer is quantized by itself here, one mode after the other. You can turn this off in the setup.</source>
        <translation>تُكمَّم هنا كل طبقة وحدها، وضعًا بعد وضع. يمكنك إيقاف ذلك في الإعداد.</translation>
    </message>
    <message>
        <source>A mode study trains a small model, quantizes it in every chosen mode, and shows accuracy, loss and size with their intervals and verdicts.

The setup beside this page is ready to run on characters that the program draws: press F5. You can also use your own data as IDX, CSV or .npy files.</source>
        <translation>تدرّب دراسة الأوضاع نموذجًا صغيرًا وتكمّمه بكل وضع مختار وتعرض الدقة والخسارة والحجم مع مجالاتها وأحكامها.

الإعداد بجانب هذه الصفحة جاهز للتشغيل على أحرف يرسمها البرنامج: اضغط F5. ويمكنك أيضًا استخدام بياناتك بملفات IDX أو CSV أو ‎.npy.</translation>
    </message>
    <message>
        <source>Click a cell to use that mode for that layer. Click it again to return to FP32.</source>
        <translation>انقر خلية لاستخدام ذلك الوضع لتلك الطبقة. انقرها مرة أخرى للعودة إلى FP32.</translation>
    </message>
</context>
<context>
    <name>qs::StudyPresenter</name>
    <message>
        <source>items×%1</source>
        <translation>عناصر×%1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم %1.</translation>
    </message>
    <message>
        <source>Not saved:</source>
        <translation>لم يُحفظ:</translation>
    </message>
    <message>
        <source>No plan:</source>
        <translation>لا خطة:</translation>
    </message>
    <message>
        <source>No tensor:</source>
        <translation>لا موتر:</translation>
    </message>
    <message>
        <source>Not measured:</source>
        <translation>لم يُقس:</translation>
    </message>
    <message>
        <source>within %1 KiB</source>
        <translation>ضمن %1 KiB</translation>
    </message>
    <message>
        <source>Save the plan&apos;s model</source>
        <translation>حفظ نموذج الخطة</translation>
    </message>
    <message>
        <source>Save the trained model</source>
        <translation>حفظ النموذج المدرَّب</translation>
    </message>
    <message>
        <source>Save the quantized model</source>
        <translation>حفظ النموذج المكمَّم</translation>
    </message>
    <message>
        <source>Safetensors (*.safetensors)</source>
        <translation>Safetensors (*.safetensors)</translation>
    </message>
    <message>
        <source>The study is in progress</source>
        <translation>الدراسة جارية</translation>
    </message>
    <message>
        <source>A run is in progress and must not be disturbed</source>
        <translation>هناك تشغيل جارٍ؛ يجب ألا يُزعَج</translation>
    </message>
    <message>
        <source>There is no study yet. Press F5 to start one.</source>
        <translation>لا دراسة بعد: F5 يبدأ واحدة.</translation>
    </message>
    <message>
        <source>The model of this study is no longer in memory. Run the study again.</source>
        <translation>نموذج هذه الدراسة لم يعد في الذاكرة: شغّل الدراسة ثانية.</translation>
    </message>
    <message>
        <source>plan %1</source>
        <translation>خطة %1</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>الدقة</translation>
    </message>
    <message>
        <source>What each mode costs in accuracy, loss and size</source>
        <translation>ما يكلفه كل وضع من دقة وخسارة وحجم</translation>
    </message>
    <message>
        <source>&amp;Accuracy</source>
        <translation>ال&amp;دقة</translation>
    </message>
    <message>
        <source>Show accuracy, loss and size by mode</source>
        <translation>عرض الدقة والخسارة والحجم بحسب الوضع</translation>
    </message>
    <message>
        <source>Alt+4</source>
        <translation>Alt+4</translation>
    </message>
    <message>
        <source>A mode study is in progress.</source>
        <translation>دراسة أوضاع جارية.</translation>
    </message>
    <message>
        <source>Run the mode study of the setup (%1)</source>
        <translation>تشغيل دراسة أوضاع الإعداد (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s).</source>
        <translation>
            <numerusform>لا بايتات.</numerusform>
            <numerusform>بايت واحد.</numerusform>
            <numerusform>بايتان.</numerusform>
            <numerusform>%n بايتات.</numerusform>
            <numerusform>%n بايتًا.</numerusform>
            <numerusform>%n بايت.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask what if</source>
        <translation>السؤال «ماذا لو»</translation>
    </message>
    <message>
        <source>Each row is a layer, each column a mode; the color says what the layer costs in that mode. Click cells to mix modes: accuracy, size and the Pareto chart follow. Suggest looks for a mix by itself.</source>
        <translation>كل صف طبقة، وكل عمود وضع؛ ويبيّن اللون ما تكلّفه الطبقة بذلك الوضع. انقر الخلايا لمزج الأوضاع: تتبعها الدقة والحجم ومخطط باريتو. ويبحث «اقتراح» عن مزيج من تلقاء نفسه.</translation>
    </message>
</context>
<context>
    <name>qs::StudySetupPanel</name>
    <message>
        <source>Setup of the mode study</source>
        <translation>إعداد دراسة الأوضاع</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>البيانات</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>الأوضاع</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>القياس</translation>
    </message>
    <message>
        <source>Drawn, 10 digits</source>
        <translation>مرسومة، 10 أرقام</translation>
    </message>
    <message>
        <source>Drawn, 36 characters</source>
        <translation>مرسومة، 36 حرفًا</translation>
    </message>
    <message>
        <source>Your own…</source>
        <translation>بياناتك…</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>ال&amp;بيانات</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;من</translation>
    </message>
    <message>
        <source>File or folder of the data</source>
        <translation>ملف البيانات أو مجلدها</translation>
    </message>
    <message>
        <source>A folder with IDX files or .npy pairs, or a CSV file. You can drop it here.</source>
        <translation>مجلد فيه ملفات IDX أو أزواج .npy، أو ملف CSV. ويمكن إفلاته هنا.</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>اختيار &amp;ملف…</translation>
    </message>
    <message>
        <source>Choose a f&amp;older…</source>
        <translation>اختيار م&amp;جلد…</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>ال&amp;تدريب</translation>
    </message>
    <message>
        <source>Items that the model is trained on.</source>
        <translation>عناصر يُدرَّب عليها النموذج.</translation>
    </message>
    <message>
        <source>&amp;Calibration</source>
        <translation>ال&amp;معايرة</translation>
    </message>
    <message>
        <source>T&amp;esting</source>
        <translation>ال&amp;اختبار</translation>
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
        <translation>مدرَّب، من ملف…</translation>
    </message>
    <message>
        <source>Tiny: two small layers, as in the published comparison. MLP: three or four linear layers. Transformer: patches and attention blocks. Trained, from a file: a .safetensors file that this program saved.</source>
        <translation>Tiny: طبقتان صغيرتان كما في المقارنة المنشورة. MLP: ثلاث طبقات خطية أو أربع. Transformer: رقع وكتل انتباه. مدرَّب، من ملف: ملف .safetensors حفظه هذا البرنامج.</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>ال&amp;نموذج</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>ال&amp;ملف</translation>
    </message>
    <message>
        <source>File of the trained model</source>
        <translation>ملف النموذج المدرَّب</translation>
    </message>
    <message>
        <source>A .safetensors file that this program saved. You can drop it here.</source>
        <translation>ملف .safetensors حفظه هذا البرنامج. ويمكن إفلاته هنا.</translation>
    </message>
    <message>
        <source>E&amp;pochs</source>
        <translation>ال&amp;حقب</translation>
    </message>
    <message>
        <source>default</source>
        <translation>حسب الحاجة</translation>
    </message>
    <message>
        <source>Inject &amp;outliers</source>
        <translation>حقن &amp;شواذ</translation>
    </message>
    <message>
        <source>Inject outliers</source>
        <translation>حقن قيم شاذة</translation>
    </message>
    <message>
        <source>&amp;QAT epochs</source>
        <translation>حقب &amp;QAT</translation>
    </message>
    <message>
        <source>Number of epochs for which QAT modes continue training from the baseline.</source>
        <translation>كم يُتابَع تدريب أوضاع QAT من خط الأساس.</translation>
    </message>
    <message>
        <source>Group size of INT4</source>
        <translation>حجم مجموعة INT4</translation>
    </message>
    <message>
        <source>Weights that share a scale and a zero point. A layer with fewer inputs is one group.</source>
        <translation>أوزان تتشارك معامل قياس ونقطة صفر. والطبقة ذات المداخل الأقل مجموعة واحدة.</translation>
    </message>
    <message>
        <source>&amp;Group size</source>
        <translation>حجم ال&amp;مجموعة</translation>
    </message>
    <message>
        <source>Sensitivity of each &amp;layer</source>
        <translation>حساسية كل &amp;طبقة</translation>
    </message>
    <message>
        <source>Sensitivity of each layer</source>
        <translation>حساسية كل طبقة</translation>
    </message>
    <message>
        <source>&amp;Batch</source>
        <translation>ال&amp;دفعة</translation>
    </message>
    <message>
        <source>Items per call when latency is measured.</source>
        <translation>عناصر النداء الذي يُقاس زمنه.</translation>
    </message>
    <message>
        <source>Calls per mode</source>
        <translation>نداءات لكل وضع</translation>
    </message>
    <message>
        <source>Measured calls of each mode, in interleaved rounds.</source>
        <translation>النداءات المقيسة لكل وضع، في جولات متداخلة.</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>ال&amp;بذرة</translation>
    </message>
    <message>
        <source>Seed of data, weights and training. The same seed gives the same table on the same device.</source>
        <translation>للبيانات والأوزان والتدريب. البذرة نفسها تعطي الجدول نفسه على الجهاز نفسه.</translation>
    </message>
    <message>
        <source>Choose a folder with data</source>
        <translation>اختيار مجلد بيانات</translation>
    </message>
    <message>
        <source>Choose data</source>
        <translation>اختيار بيانات</translation>
    </message>
    <message>
        <source>Data (*.csv *.npy *.gz *-ubyte *.idx);;All files (*)</source>
        <translation>بيانات (*.csv *.npy *.gz *-ubyte *.idx);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Choose a trained model</source>
        <translation>اختيار نموذج مدرَّب</translation>
    </message>
    <message>
        <source>Models (*.safetensors);;All files (*)</source>
        <translation>نماذج (*.safetensors);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Choose a file or a folder with data.</source>
        <translation>اختر ملف بيانات أو مجلدها.</translation>
    </message>
    <message>
        <source>Choose the file of a trained model.</source>
        <translation>اختر ملف نموذج مدرَّب.</translation>
    </message>
    <message>
        <source>A trained model is a .safetensors file.</source>
        <translation>النموذج المدرَّب ملف .safetensors.</translation>
    </message>
    <message>
        <source>The counts are maximums. The three parts never share an item.</source>
        <translation>الأعداد حدود عليا؛ ولا تتشارك الأجزاء الثلاثة عنصرًا أبدًا.</translation>
    </message>
    <message>
        <source>Generated from the seed. The three parts never share an item.</source>
        <translation>تُرسم من جديد من البذرة؛ ولا تتشارك الأجزاء الثلاثة عنصرًا أبدًا.</translation>
    </message>
    <message>
        <source>%1 / %2 / %3</source>
        <translation>%1 / %2 / %3</translation>
    </message>
    <message>
        <source>batch %1, seed %2</source>
        <translation>الدفعة %1، البذرة %2</translation>
    </message>
    <message>
        <source>Train the model, quantize it in each mode and evaluate all of them on the same items (Ctrl+Return here, F5 everywhere)</source>
        <translation>تدريب النموذج وتكميمه في كل وضع والحكم عليه بالعناصر نفسها (Ctrl+Return هنا، F5 في كل مكان)</translation>
    </message>
    <message>
        <source>Drawn: characters that the program draws from strokes and distorts; the same seed gives the same data. Your own: IDX files (the format of MNIST), CSV with a label column, or .npy pairs.</source>
        <translation>مرسومة: أحرف يرسمها البرنامج بضربات ويشوّهها؛ البذرة نفسها تعطي البيانات نفسها. بياناتك: ملفات IDX (صيغة MNIST)، أو CSV بعمود وسوم، أو أزواج ‎.npy.</translation>
    </message>
    <message>
        <source>Items for finding scales and for GPTQ and AWQ. Test items are never used.</source>
        <translation>عناصر لإيجاد معاملات القياس ولـ GPTQ وAWQ. لا تُستخدم عناصر الاختبار أبدًا.</translation>
    </message>
    <message>
        <source>Items that every mode is evaluated on. 10,000 items resolve a difference of about half a point.</source>
        <translation>العناصر التي يُقيَّم عليها كل وضع. 10,000 عنصر تحسم فرقًا يبلغ نحو نصف نقطة.</translation>
    </message>
    <message>
        <source>Number of passes over the training data. 0: the default of the model.</source>
        <translation>عدد مرات المرور على بيانات التدريب. 0: القيمة الافتراضية للنموذج.</translation>
    </message>
    <message>
        <source>Scales a few activation channels up and their weights down. The model computes the same function but has outliers, as large language models do.</source>
        <translation>يكبّر بضع قنوات تفعيل ويصغّر أوزانها. يحسب النموذج الدالة نفسها لكن تظهر فيه قيم شاذة، كما في النماذج اللغوية الكبيرة.</translation>
    </message>
    <message>
        <source>Quantizes one layer at a time in each mode. The heat map and mixed-precision plans need this.</source>
        <translation>يكمّم طبقة واحدة في كل مرة بكل وضع. تحتاج إليه خريطة الحرارة وخطط الدقة المختلطة.</translation>
    </message>
</context>
<context>
    <name>qs::StudyTable</name>
    <message>
        <source>Modes of the study</source>
        <translation>أوضاع الدراسة</translation>
    </message>
    <message>
        <source>No measurements yet. Choose data, model and modes in the setup and press F5. Each mode is added as soon as it has run.</source>
        <translation>لا قياسات بعد. اختر البيانات والنموذج والأوضاع في الإعداد واضغط F5. يُضاف كل وضع فور تشغيله.</translation>
    </message>
</context>
<context>
    <name>qs::SweepChart</name>
    <message>
        <source>No sweep points yet. Press F5 to start the sweep.</source>
        <translation>لم تُقس نقطة من المسح بعد. اضغط F5 لبدئه.</translation>
    </message>
    <message>
        <source>%1 against %2.</source>
        <translation>%1 مقابل %2.</translation>
    </message>
    <message>
        <source>Sizes not measured yet: %1.</source>
        <translation>أحجام ما زالت تنتظر: %1.</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>الوضع</translation>
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
        <translation>p50، الطرف الأدنى</translation>
    </message>
    <message>
        <source>p50, upper bound</source>
        <translation>p50، الطرف الأعلى</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>عرض النطاق</translation>
    </message>
    <message>
        <source>time per element</source>
        <translation>الزمن لكل عنصر</translation>
    </message>
    <message>
        <source>ns</source>
        <translation>ns</translation>
    </message>
    <message>
        <source>share of the ceiling</source>
        <translation>من السقف</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>محسوم</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>%1: %2 at %3, %4 at %5.</source>
        <translation>%1: %2 عند %3، %4 عند %5.</translation>
    </message>
    <message>
        <source>Unresolved points of %1: %2 of %3.</source>
        <translation>نقاط %1 غير المحسومة: %2 من %3.</translation>
    </message>
    <message>
        <source>arithmetic rate</source>
        <translation>معدل الحساب</translation>
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
        <translation>أسرع من %1</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>أبطأ</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>غير محسوم</translation>
    </message>
    <message>
        <source>A sweep over two dimensions is shown here as a heat map.</source>
        <translation>يُعرض هنا المسح على بُعدين خريطةً.</translation>
    </message>
    <message>
        <source>%1 of %2: %3 down, %4 across; cells measured: %5 of %6.</source>
        <translation>%1 لـ %2: %3 رأسيًا، %4 أفقيًا؛ الخلايا المقيسة: %5 من %6.</translation>
    </message>
    <message>
        <source>Not resolved: %1.</source>
        <translation>غير المحسومة: %1.</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>الوضع</translation>
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
        <translation>p50، الطرف الأدنى</translation>
    </message>
    <message>
        <source>p50, upper bound</source>
        <translation>p50، الطرف الأعلى</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>عرض النطاق</translation>
    </message>
    <message>
        <source>arithmetic rate</source>
        <translation>معدل الحساب</translation>
    </message>
    <message>
        <source>share of the ceiling</source>
        <translation>من السقف</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>محسوم</translation>
    </message>
    <message>
        <source>speed-up over %1</source>
        <translation>التسريع مقابل %1</translation>
    </message>
    <message>
        <source>speed-up, lower bound</source>
        <translation>التسريع، الطرف الأدنى</translation>
    </message>
    <message>
        <source>speed-up, upper bound</source>
        <translation>التسريع، الطرف الأعلى</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>الحكم</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
</context>
<context>
    <name>qs::SweepModel</name>
    <message>
        <source>waiting</source>
        <translation>بانتظار</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>جارٍ القياس</translation>
    </message>
    <message>
        <source>more samples needed</source>
        <translation>يلزم المزيد من العينات</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>مقيس</translation>
    </message>
    <message>
        <source>The 95% interval of the median is wider than ±1%, or there are fewer than 59 samples (n = %1).</source>
        <translation>مجال 95% للوسيط أعرض من ±1%، أو العينات أقل من 59 (n = %1).</translation>
    </message>
    <message>
        <source>Median %1, 95% interval [%2, %3], n = %4</source>
        <translation>الوسيط %1، مجال 95% [%2, %3]، n = %4</translation>
    </message>
    <message>
        <source>Least bytes that a launch must move, divided by the median of %1</source>
        <translation>البايتات التي على الإطلاق نقلها على الأقل، مقسومة على وسيط %1</translation>
    </message>
    <message>
        <source>Median of the kernel with the same traffic, divided by the median of %1</source>
        <translation>وسيط النواة ذات الحركة نفسها، مقسومًا على وسيط %1</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>الوضع</translation>
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
        <translation>لكل عنصر</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Median divided by the number of elements</source>
        <translation>الوسيط مقسومًا على عدد العناصر</translation>
    </message>
    <message>
        <source>ns/element</source>
        <translation>ns/عنصر</translation>
    </message>
    <message>
        <source>does not support this size</source>
        <translation>لا يقبل هذا الحجم</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>Median latency.</source>
        <translation>وسيط زمن التنفيذ.</translation>
    </message>
    <message>
        <source>Ceiling (%)</source>
        <translation>السقف (%)</translation>
    </message>
    <message>
        <source>Median of the kernel with the same traffic / median, in percent.</source>
        <translation>وسيط النواة ذات الحركة نفسها / الوسيط، بالنسبة المئوية.</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Largest distance between the median and the bounds of its 95% interval, in percent of the median; resolved up to 1%</source>
        <translation>أكبر مسافة بين الوسيط وحدّي مجاله 95%، بالنسبة المئوية من الوسيط؛ محسوم حتى 1%</translation>
    </message>
</context>
<context>
    <name>qs::SweepModule</name>
    <message>
        <source>Sweep</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Latency and bandwidth against size</source>
        <translation>زمن التنفيذ وعرض النطاق مقابل الحجم</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>&amp;مسح</translation>
    </message>
    <message>
        <source>Show latency and bandwidth against size</source>
        <translation>عرض زمن التنفيذ وعرض النطاق مقابل الحجم</translation>
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
        <translation>الكميات</translation>
    </message>
    <message>
        <source>Quantities shown in the charts</source>
        <translation>ما تعرضه المخططات</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>المحور الأفقي</translation>
    </message>
    <message>
        <source>Dimension of the horizontal axis</source>
        <translation>ما يجري على المحور الأفقي</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>الخطوط</translation>
    </message>
    <message>
        <source>All modes at one value of the second axis, or one mode with a line for each of its values</source>
        <translation>كل الأوضاع عند قيمة واحدة للمحور الثاني، أو وضع واحد بخط لكل قيمة</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>لوغاريتمي</translation>
    </message>
    <message>
        <source>Logarithmic vertical axes</source>
        <translation>محاور رأسية لوغاريتمية</translation>
    </message>
    <message>
        <source>Logarithmic vertical axes (L in a chart)</source>
        <translation>محاور رأسية لوغاريتمية (L في مخطط)</translation>
    </message>
    <message>
        <source>Modes in the charts</source>
        <translation>الأوضاع في المخططات</translation>
    </message>
    <message>
        <source>Modes shown in the charts; the table shows all of them</source>
        <translation>أي الأوضاع تعرضها المخططات؛ والجدول يحتفظ بها كلها</translation>
    </message>
    <message>
        <source>No measurements yet. Points appear here as they are measured.</source>
        <translation>لم يُقس شيء بعد. تظهر النقاط هنا واحدة تلو الأخرى.</translation>
    </message>
    <message>
        <source>&amp;More samples</source>
        <translation>&amp;مزيد من العينات</translation>
    </message>
    <message>
        <source>More samples for the selected point</source>
        <translation>مزيد من العينات للنقطة المختارة</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>م&amp;تابعة</translation>
    </message>
    <message>
        <source>Continue the sweep</source>
        <translation>متابعة المسح</translation>
    </message>
    <message>
        <source>No sweep yet</source>
        <translation>لا مسح بعد</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>مقابل %1</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>عرض ال&amp;كل</translation>
    </message>
    <message>
        <source>Points measured: %1 of %2</source>
        <translation>النقاط المقيسة: %1 من %2</translation>
    </message>
    <message>
        <source>The sweep is running.</source>
        <translation>المسح جارٍ.</translation>
    </message>
    <message>
        <source>All points are measured and resolved.</source>
        <translation>كل النقاط مقيسة ومحسومة.</translation>
    </message>
    <message>
        <source>Measures what is missing, then adds samples where the intervals are widest</source>
        <translation>يقيس الناقص ثم يضيف عيّنات حيث المجالات أعرض</translation>
    </message>
    <message>
        <source>Select a row of the table, or click a point of a chart.</source>
        <translation>اختر صفًا من الجدول، أو انقر نقطة في مخطط.</translation>
    </message>
    <message>
        <source>Adds samples to the point of the selected row, all modes in interleaved rounds</source>
        <translation>يضيف عيّنات إلى نقطة الصف المختار، كل الأوضاع في جولات متداخلة</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>الأوضاع</translation>
    </message>
    <message>
        <source>Points that need more samples: %1</source>
        <translation>النقاط التي يلزمها مزيد من العينات: %1</translation>
    </message>
    <message>
        <source>Now measuring %1</source>
        <translation>يُقاس الآن %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 only</source>
        <translation>%1 فقط</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 حسب %2</translation>
    </message>
    <message>
        <source>Adds samples to all points that need more; select a row to add them to that point alone</source>
        <translation>يضيف عيّنات إلى كل النقاط التي تحتاج إلى المزيد؛ حدّد صفًا لإضافتها إلى تلك النقطة وحدها</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>خريطة الحرارة</translation>
    </message>
    <message>
        <source>View</source>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Both axes as a map of one mode, or lines against one of them</source>
        <translation>كلا المحورين خريطةً لوضع واحد، أو خطوط مقابل أحدهما</translation>
    </message>
    <message>
        <source>Value of the cells</source>
        <translation>قيمة الخلايا</translation>
    </message>
    <message>
        <source>Quantity shown by the colour of a cell</source>
        <translation>ما يدل عليه لون الخلية</translation>
    </message>
    <message>
        <source>Mode of the map</source>
        <translation>وضع الخريطة</translation>
    </message>
    <message>
        <source>The mode or variant that the map shows</source>
        <translation>الوضع أو الصيغة التي تعرضها الخريطة</translation>
    </message>
    <message>
        <source>Run the usual sweep</source>
        <translation>تشغيل المسح المعتاد</translation>
    </message>
    <message>
        <source>%1: %2

A sweep measures all chosen modes at many sizes and shows where they reach the ceiling of the device.

Press F5 here for the usual sweep: %3. The section Sweep of the setup has the other dimensions and ranges.</source>
        <translation>%1: %2

يقيس المسح كل الأوضاع المختارة عند أحجام كثيرة ويُظهر أين تبلغ سقف الجهاز.

اضغط F5 هنا للمسح المعتاد: %3. وفي قسم «مسح» من الإعداد الأبعاد والنطاقات الأخرى.</translation>
    </message>
    <message>
        <source>%1: %2

A sweep measures all chosen variants at many sizes and shows where they reach the ceiling of the device.

Press F5 here for the usual sweep: %3. The section Sweep of the setup has the other dimensions and ranges.</source>
        <translation>%1: %2

يقيس المسح كل الصيغ المختارة عند أحجام كثيرة ويُظهر أين تبلغ سقف الجهاز.

اضغط F5 هنا للمسح المعتاد: %3. وفي قسم «مسح» من الإعداد الأبعاد والنطاقات الأخرى.</translation>
    </message>
    <message>
        <source>Sweeps over the first dimension of the operation</source>
        <translation>يمسح على البعد الأول للعملية</translation>
    </message>
</context>
<context>
    <name>qs::SweepSection</name>
    <message>
        <source>Values: %1 (%2)</source>
        <translation>القيم: %1 (%2)</translation>
    </message>
    <message>
        <source>Sweep over</source>
        <translation>المسح على</translation>
    </message>
    <message>
        <source>S&amp;weep over</source>
        <translation>الم&amp;سح على</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>مخصص</translation>
    </message>
    <message>
        <source>Common ranges</source>
        <translation>مجالات كثيرًا ما تُقاس</translation>
    </message>
    <message>
        <source>No values. Enter 1:65536:x2, 1024:8192:+1024 or a list such as 128,1024,8192.</source>
        <translation>لا قيم. اكتب 1:65536:x2 أو 1024:8192:+1024 أو قائمة مثل 128,1024,8192.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Points: %1 · modes: %2 · measurements: %3.</source>
        <translation>النقاط: %1 · الأوضاع: %2 · القياسات: %3.</translation>
    </message>
    <message>
        <source>Points: %1 · variants: %2 · measurements: %3.</source>
        <translation>النقاط: %1 · الصيغ: %2 · القياسات: %3.</translation>
    </message>
    <message>
        <source>Row length: the hidden size of Shape, %1, or its next smaller divisor.</source>
        <translation>صفوف بطول البعد المخفي في «الشكل»، %1، أو قاسمه الأصغر التالي.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>غير مقروء</translation>
    </message>
    <message>
        <source>Second axis</source>
        <translation>المحور الثاني</translation>
    </message>
    <message>
        <source>Measures all chosen modes or variants at every value of a dimension. The points appear on the Sweep page as they are measured.</source>
        <translation>يقيس كل الأوضاع أو الصيغ المختارة عند كل قيمة من قيم بُعد ما. وتظهر النقاط في صفحة «مسح» حال قياسها.</translation>
    </message>
    <message>
        <source>Measures every combination of both dimensions and shows them as a heat map.</source>
        <translation>يقيس كل تركيبات البُعدين ويعرضها خريطةَ حرارة.</translation>
    </message>
    <message>
        <source>an&amp;d over</source>
        <translation>و&amp;على</translation>
    </message>
    <message>
        <source>First axis, presets</source>
        <translation>المحور الأول، قيم جاهزة</translation>
    </message>
    <message>
        <source>Second axis, presets</source>
        <translation>المحور الثاني، قيم جاهزة</translation>
    </message>
    <message>
        <source>Values of the first axis</source>
        <translation>قيم المحور الأول</translation>
    </message>
    <message>
        <source>Values of the second axis</source>
        <translation>قيم المحور الثاني</translation>
    </message>
    <message>
        <source>1:65536:x2 doubles from 1 to 65536, 1024:8192:+1024 takes steps of 1024, 500000,1000000 is a list. The same syntax as --axis on the command line.</source>
        <translation>1:65536:x2 يضاعف من 1 إلى 65536، و1024:8192:+1024 يتقدم بخطوات قدرها 1024، و500000,1000000 قائمة. الصياغة نفسها كما في --axis في سطر الأوامر.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>القيم</translation>
    </message>
    <message>
        <source>Off: a single size</source>
        <translation>إيقاف: حجم واحد</translation>
    </message>
    <message>
        <source>None: one axis</source>
        <translation>لا شيء آخر: محور واحد</translation>
    </message>
    <message>
        <source>At %1, from Shape.</source>
        <translation>عند %1، من «الشكل».</translation>
    </message>
    <message>
        <source>At %1, from Size.</source>
        <translation>عند %1، من «الحجم».</translation>
    </message>
    <message>
        <source>Choose a dimension to see latency and rates against size; two for a heat map.</source>
        <translation>اختر بُعدًا لرؤية زمن التنفيذ والمعدلات حسب الحجم؛ واثنين لخريطة حرارة.</translation>
    </message>
</context>
<context>
    <name>qs::SweepTable</name>
    <message>
        <source>Points of the sweep</source>
        <translation>نقاط المسح</translation>
    </message>
    <message>
        <source>&amp;More samples for this point</source>
        <translation>مزيد من ال&amp;عيّنات لهذه النقطة</translation>
    </message>
</context>
<context>
    <name>qs::TargetChooser</name>
    <message>
        <source>Target device</source>
        <translation>الجهاز الهدف</translation>
    </message>
    <message>
        <source>The device that the kernels run on</source>
        <translation>الجهاز الذي تعمل عليه النوى</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>A GPU if available, otherwise the CPU</source>
        <translation>GPU حيث يوجد، وإلا CPU</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>تلقائي: %1</translation>
    </message>
    <message>
        <source>CPU – not available</source>
        <translation>CPU – غير متاح</translation>
    </message>
    <message>
        <source>CUDA – no GPU</source>
        <translation>CUDA – لا GPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>CUDA device %1</source>
        <translation>جهاز CUDA %1</translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation>لم يُعثر عليه حتى الآن</translation>
    </message>
    <message>
        <source>Device not found</source>
        <translation>لا جهاز كهذا</translation>
    </message>
    <message>
        <source>Looking for devices…</source>
        <translation>البحث عن أجهزة…</translation>
    </message>
    <message>
        <source>The target of the setup was not found.</source>
        <translation>لم يُعثر على هدف الإعداد.</translation>
    </message>
    <message>
        <source>No GPU: %1</source>
        <translation>لا GPU: %1</translation>
    </message>
</context>
<context>
    <name>qs::TensorViewPanel</name>
    <message>
        <source>per tensor</source>
        <translation>لكل موتر</translation>
    </message>
    <message>
        <source>per row</source>
        <translation>لكل صف</translation>
    </message>
    <message>
        <source>(array)</source>
        <translation>(مصفوفة)</translation>
    </message>
    <message>
        <source>No tensor yet. Run a mode study, or open a .safetensors or .npy file.</source>
        <translation>لا موتر بعد. شغّل دراسة أوضاع، أو افتح ملف .safetensors أو .npy.</translation>
    </message>
    <message>
        <source>Tensor and format</source>
        <translation>الموتر والصيغة</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>الموتر</translation>
    </message>
    <message>
        <source>Tensor to show. Type part of the name to find it.</source>
        <translation>ما يُنظر إليه. اكتب جزءًا من الاسم لتجده.</translation>
    </message>
    <message>
        <source>&amp;Tensor</source>
        <translation>ال&amp;موتر</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>Format of the quantized values: 2-bit to 8-bit integers, 8-bit floats, the quantiles of NF4, or blocks with their own scale.</source>
        <translation>ما تصير إليه القيم: أعداد صحيحة من 2 إلى 8 بتات، أو عائمة 8 بتات، أو مئينات NF4، أو كتل لها معامل قياسها.</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>ال&amp;صيغة</translation>
    </message>
    <message>
        <source>&amp;Bits</source>
        <translation>ال&amp;بتات</translation>
    </message>
    <message>
        <source>Bits per integer: 2 bits represent 4 values, 8 bits represent 256.</source>
        <translation>بتات العدد الصحيح: لبتّين 4 قيم، ولـ 8 بتات 256.</translation>
    </message>
    <message>
        <source>&amp;Symmetric, no zero point</source>
        <translation>متنا&amp;ظر، دون نقطة صفر</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>متناظر</translation>
    </message>
    <message>
        <source>Symmetric: the range is ± the largest magnitude. Otherwise it is from the smallest to the largest value, with a zero point.</source>
        <translation>متناظر: المدى ± أكبر قيمة مطلقة. وإلا فمن الأصغر إلى الأكبر، بنقطة صفر.</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>المج&amp;موعة</translation>
    </message>
    <message>
        <source>&amp;Clip</source>
        <translation>الا&amp;قتطاع</translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation>SQNR</translation>
    </message>
    <message>
        <source>10·log10(signal power / error power)</source>
        <translation>10·log10 لقدرة الإشارة على قدرة الخطأ</translation>
    </message>
    <message>
        <source>MSE</source>
        <translation>MSE</translation>
    </message>
    <message>
        <source>Mean squared error of the restored values</source>
        <translation>متوسط مربع خطأ القيم المستعادة</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>أكبر خطأ</translation>
    </message>
    <message>
        <source>Largest difference between a value and its restored value</source>
        <translation>أكبر فرق بين قيمة وما استُعيد</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>جيب التمام</translation>
    </message>
    <message>
        <source>Cosine of the angle between the values and the restored values</source>
        <translation>جيب تمام الزاوية بين القيم وما استُعيد</translation>
    </message>
    <message>
        <source>Bits per element</source>
        <translation>بتات لكل عنصر</translation>
    </message>
    <message>
        <source>Codes, scales and zero points together, by the number of elements</source>
        <translation>الرموز ومعاملات القياس ونقاط الصفر معًا، على عدد العناصر</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>المدى</translation>
    </message>
    <message>
        <source>Smallest and largest value before quantization</source>
        <translation>أصغر قيمة وأكبرها قبل</translation>
    </message>
    <message>
        <source>Mean ± std</source>
        <translation>المتوسط ± الانحراف</translation>
    </message>
    <message>
        <source>Mean and standard deviation before quantization</source>
        <translation>المتوسط والانحراف المعياري قبل</translation>
    </message>
    <message>
        <source>Kurtosis</source>
        <translation>التفلطح</translation>
    </message>
    <message>
        <source>How heavy the tails are; 3 for a normal distribution</source>
        <translation>ثقل الأطراف؛ 3 للتوزيع الطبيعي</translation>
    </message>
    <message>
        <source>Outlier columns</source>
        <translation>أعمدة شاذة</translation>
    </message>
    <message>
        <source>Columns whose largest magnitude is more than 6 times the median of the columns</source>
        <translation>أعمدة أكبر قيمها المطلقة فوق 6 أضعاف وسيط الأعمدة</translation>
    </message>
    <message>
        <source>Computed in</source>
        <translation>حُسب خلال</translation>
    </message>
    <message>
        <source>Time to compute this view</source>
        <translation>كم استغرقت هذه النظرة</translation>
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
        <translation>لا يمكن عرض موتر: %1</translation>
    </message>
    <message>
        <source>The format has groups of %1.</source>
        <translation>للصيغة مجموعات من %1.</translation>
    </message>
    <message>
        <source>The format sets its scales by the largest magnitude; nothing is clipped.</source>
        <translation>تضبط الصيغة معاملات قياسها بأكبر قيمة مطلقة؛ لا شيء يُقتطع.</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>مطابق</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>غير مُقيَّم</translation>
    </message>
    <message>
        <source>exact in part</source>
        <translation>مطابق جزئيًا</translation>
    </message>
    <message numerus="yes">
        <source>%n finite value(s) are restored as NaN or infinite</source>
        <translation>
            <numerusform>لا قيم منتهية تُستعاد NaN أو لا نهائية</numerusform>
            <numerusform>قيمة منتهية واحدة تُستعاد NaN أو لا نهائية</numerusform>
            <numerusform>قيمتان منتهيتان تُستعادان NaN أو لا نهائيتين</numerusform>
            <numerusform>%n قيم منتهية تُستعاد NaN أو لا نهائية</numerusform>
            <numerusform>%n قيمة منتهية تُستعاد NaN أو لا نهائية</numerusform>
            <numerusform>%n قيمة منتهية تُستعاد NaN أو لا نهائية</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of neighbouring values that share a scale. Smaller groups fit the values better but store more scales.</source>
        <translation>عدد القيم المتجاورة التي تتشارك معامل قياس. المجموعات الأصغر أنسب للقيم لكنها تخزّن معاملات قياس أكثر.</translation>
    </message>
    <message>
        <source>Share of each group&apos;s range that is kept. Clipping a few outliers gives finer steps for all other values.</source>
        <translation>النسبة المحتفظ بها من نطاق كل مجموعة. اقتطاع بضع قيم شاذة يعطي خطوات أدق لكل القيم الأخرى.</translation>
    </message>
    <message>
        <source>Optimize clipping</source>
        <translation>تحسين الاقتطاع</translation>
    </message>
    <message>
        <source>Find the clipping with the smallest mean squared error</source>
        <translation>إيجاد الاقتطاع ذي أصغر متوسط لمربعات الخطأ</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are NaN or infinite and excluded</source>
        <translation>
            <numerusform>لا قيم NaN أو لا نهائية</numerusform>
            <numerusform>استُبعدت قيمة واحدة هي NaN أو لا نهائية</numerusform>
            <numerusform>استُبعدت قيمتان هما NaN أو لا نهائيتان</numerusform>
            <numerusform>استُبعدت %n قيم هي NaN أو لا نهائية</numerusform>
            <numerusform>استُبعدت %n قيمة هي NaN أو لا نهائية</numerusform>
            <numerusform>استُبعدت %n قيمة هي NaN أو لا نهائية</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::TensorsModule</name>
    <message>
        <source>Tensors</source>
        <translation>الموترات</translation>
    </message>
    <message>
        <source>Effect of formats on single tensors</source>
        <translation>ما تفعله الصيغ بموترات مفردة</translation>
    </message>
    <message>
        <source>Te&amp;nsors</source>
        <translation>المو&amp;ترات</translation>
    </message>
    <message>
        <source>Show the effect of formats on single tensors</source>
        <translation>عرض ما تفعله الصيغ بموترات مفردة</translation>
    </message>
    <message>
        <source>Alt+5</source>
        <translation>Alt+5</translation>
    </message>
    <message>
        <source>Tensor file:</source>
        <translation>ملف الموتر:</translation>
    </message>
</context>
<context>
    <name>qs::TensorsPage</name>
    <message>
        <source>No change, %1 bits per element: %2</source>
        <translation>لا يتغير شيء، %1 بتات لكل عنصر: %2</translation>
    </message>
    <message>
        <source>%1 dB, %2 bits per element: %3</source>
        <translation>%1 dB، %2 بتات لكل عنصر: %3</translation>
    </message>
    <message>
        <source>Choose a tensor beside this page.</source>
        <translation>اختر موترًا بجانب هذه الصفحة.</translation>
    </message>
    <message>
        <source>Run a mode study, or open a .safetensors or .npy file.</source>
        <translation>شغّل دراسة أوضاع، أو افتح ملف .safetensors أو .npy.</translation>
    </message>
    <message>
        <source>Tensors of the study</source>
        <translation>موترات الدراسة</translation>
    </message>
    <message>
        <source>Tensors of a file</source>
        <translation>موترات ملف</translation>
    </message>
    <message>
        <source>Where the tensors come from</source>
        <translation>مصدر الموترات</translation>
    </message>
    <message>
        <source>Weights and inputs of the current study, or tensors of a file</source>
        <translation>أوزان الدراسة الحاضرة ومداخلها، أو موترات ملف</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;فتح ملف…</translation>
    </message>
    <message>
        <source>Open a tensor file</source>
        <translation>فتح ملف موترات</translation>
    </message>
    <message>
        <source>Show a tensor of a .safetensors or .npy file. You can also drop the file here.</source>
        <translation>النظر إلى موتر في ملف .safetensors أو .npy؛ ويمكن إفلاته هنا.</translation>
    </message>
    <message>
        <source>by column</source>
        <translation>حسب العمود</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>حسب الصف</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>القنوات</translation>
    </message>
    <message>
        <source>Columns are the inputs of a weight, rows its outputs</source>
        <translation>الأعمدة مداخل الوزن، والصفوف مخارجه</translation>
    </message>
    <message>
        <source>How does a format change the numbers?</source>
        <translation>ماذا تفعل الصيغة بالأعداد؟</translation>
    </message>
    <message>
        <source>No tensor</source>
        <translation>لا موتر</translation>
    </message>
    <message>
        <source>There is no study in memory</source>
        <translation>لا دراسة في الذاكرة</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Computed in %1 ms</source>
        <translation>حُسب خلال %1 ms</translation>
    </message>
    <message>
        <source>Tensors (*.safetensors *.npy)</source>
        <translation>موترات (*.safetensors *.npy)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n value(s) can be judged, %2 bits per element: %3</source>
        <translation>
            <numerusform>يمكن تقييم %1 من %n قيمة، %2 بت لكل عنصر: %3</numerusform>
            <numerusform>يمكن تقييم %1 من قيمة واحدة، %2 بت لكل عنصر: %3</numerusform>
            <numerusform>يمكن تقييم %1 من قيمتين، %2 بت لكل عنصر: %3</numerusform>
            <numerusform>يمكن تقييم %1 من %n قيم، %2 بت لكل عنصر: %3</numerusform>
            <numerusform>يمكن تقييم %1 من %n قيمة، %2 بت لكل عنصر: %3</numerusform>
            <numerusform>يمكن تقييم %1 من %n قيمة، %2 بت لكل عنصر: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>This page shows the distribution of a tensor before and after quantization, the number line of the format, and the error of each channel. Drag bits, group and clip to see their effect.

Run a mode study (Alt+4, F5) to show its weights and activations, or open a .safetensors or .npy file.</source>
        <translation>تعرض هذه الصفحة توزيع الموتر قبل التكميم وبعده، وخط أعداد الصيغة، وخطأ كل قناة. اسحب البتات والمجموعة والاقتطاع لترى أثرها.

شغّل دراسة أوضاع (Alt+4، F5) لعرض أوزانها وتفعيلاتها، أو افتح ملف ‎.safetensors أو ‎.npy.</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2; %n evenly spaced row(s) are used</source>
        <translation>
            <numerusform>%1 × %2؛ لا يُستخدم أي صف</numerusform>
            <numerusform>%1 × %2؛ يُستخدم صف واحد</numerusform>
            <numerusform>%1 × %2؛ يُستخدم صفان متباعدان بانتظام</numerusform>
            <numerusform>%1 × %2؛ تُستخدم %n صفوف متباعدة بانتظام</numerusform>
            <numerusform>%1 × %2؛ يُستخدم %n صفًا متباعدة بانتظام</numerusform>
            <numerusform>%1 × %2؛ يُستخدم %n صف متباعدة بانتظام</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::TimingSection</name>
    <message>
        <source>cold</source>
        <translation>باردة</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>ساخنة</translation>
    </message>
    <message>
        <source>cold and hot</source>
        <translation>باردة وساخنة</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>الذاكرة المخبأة</translation>
    </message>
    <message>
        <source>Cold: the data is not in the caches, as in a model where other layers ran before. Hot: the same buffer each time. Cold and hot: both in the same rounds, side by side in the table.</source>
        <translation>باردة: لا تحوي المخبأة شيئًا من البيانات، كنموذج عملت فيه طبقات أخرى قبلها. ساخنة: المخزن نفسه كل مرة. باردة وساخنة: كلتاهما في الجولات نفسها، جنبًا إلى جنب في الجدول.</translation>
    </message>
    <message>
        <source>Cach&amp;e</source>
        <translation>ال&amp;مخبأة</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>تدوير</translation>
    </message>
    <message>
        <source>read sweep</source>
        <translation>قراءة ماسحة</translation>
    </message>
    <message>
        <source>Method that makes the caches cold</source>
        <translation>كيف تبرد الذاكرة المخبأة</translation>
    </message>
    <message>
        <source>Cold &amp;by</source>
        <translation>التبريد &amp;بـ</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>each launch</source>
        <translation>كل إطلاق</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>مخطط تنفيذ</translation>
    </message>
    <message>
        <source>Timing method</source>
        <translation>طريقة التوقيت</translation>
    </message>
    <message>
        <source>Automatic: each launch, or a graph where a launch is too short for the timer. Each launch: timestamps around every launch (a steady clock on the CPU). Graph: K launches in one CUDA graph (in a row on the CPU), time / K.</source>
        <translation>تلقائي: كل إطلاق، أو مخطط تنفيذ حيث الإطلاق أقصر من أن يُوقَّت. كل إطلاق: أختام زمنية حول كل إطلاق (ساعة منتظمة على CPU). مخطط تنفيذ: K إطلاقات في مخطط CUDA واحد (متتالية على CPU)، الزمن / K.</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>ال&amp;طريقة</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>Launches in a graph, K</source>
        <translation>الإطلاقات في مخطط تنفيذ، K</translation>
    </message>
    <message>
        <source>K launches per sample; the sample is their mean. Auto: as many launches as take 200 × the timer&apos;s floor, for each mode.</source>
        <translation>K، إطلاقات كل عيّنة، وهي متوسطها. تلقائي: بقدر ما يستغرق 200 × حد المؤقّت، لكل وضع.</translation>
    </message>
    <message>
        <source>&amp;K launches</source>
        <translation>إطلاقات &amp;K</translation>
    </message>
    <message>
        <source>Warm-up iterations</source>
        <translation>تكرارات الإحماء</translation>
    </message>
    <message>
        <source>Iterations before the measured ones, for each mode. They are kept and shown in grey, but excluded from all statistics.</source>
        <translation>تكرارات قبل المقيسة لكل وضع. تُحفظ وتظهر رمادية ولا تدخل في أي رقم.</translation>
    </message>
    <message>
        <source>Warm-u&amp;p</source>
        <translation>الإ&amp;حماء</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Warm-up time in milliseconds</source>
        <translation>زمن الإحماء بالمليثانية</translation>
    </message>
    <message>
        <source>Minimum duration of the warm-up, regardless of the number of iterations. Clocks need about 25 ms to rise.</source>
        <translation>يستمر الإحماء هذه المدة على الأقل مهما بلغت التكرارات: تحتاج الترددات نحو 25 ms لترتفع.</translation>
    </message>
    <message>
        <source>for at least</source>
        <translation>على الأقل</translation>
    </message>
    <message>
        <source>fixed number</source>
        <translation>عدد ثابت</translation>
    </message>
    <message>
        <source>until resolved</source>
        <translation>حتى الحسم</translation>
    </message>
    <message>
        <source>When the measurement ends</source>
        <translation>متى ينتهي القياس</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Measured iterations</source>
        <translation>التكرارات المقيسة</translation>
    </message>
    <message>
        <source>Measured iterations of each mode. p95 is trusted from n = 59, p99 from n = 299.</source>
        <translation>التكرارات المقيسة لكل وضع. يُوثق بـ p95 من n = 59 وبـ p99 من n = 299.</translation>
    </message>
    <message>
        <source>&amp;Iterations</source>
        <translation>ال&amp;تكرارات</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Time limit in seconds</source>
        <translation>حد الوقت بالثواني</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>حد الوقت</translation>
    </message>
    <message>
        <source>With a read sweep between the launches, each launch is timed individually.</source>
        <translation>بين الإطلاقات قراءة ماسحة: يُوقَّت كل منها وحده.</translation>
    </message>
    <message>
        <source>A read sweep comes before each launch, so launches cannot share a graph. Choose rotation, or another method.</source>
        <translation>قبل كل إطلاق قراءة ماسحة، فلا تتشارك الإطلاقات مخطط تنفيذ. اختر التدوير أو طريقة أخرى.</translation>
    </message>
    <message>
        <source>Timing by graph is not available on this device. Choose &apos;each launch&apos;.</source>
        <translation>التوقيت بمخطط تنفيذ غير ممكن على هذا الجهاز. اختر «كل إطلاق».</translation>
    </message>
    <message>
        <source>%1 Choose &apos;each launch&apos;.</source>
        <translation>%1 اختر «كل إطلاق».</translation>
    </message>
    <message>
        <source>p95 needs 59 iterations to be trusted, p99 needs 299.</source>
        <translation>يحتاج p95 إلى 59 تكرارًا ليوثق به، وp99 إلى 299.</translation>
    </message>
    <message>
        <source>p99 needs 299 iterations to be trusted.</source>
        <translation>يحتاج p99 إلى 299 تكرارًا ليوثق به.</translation>
    </message>
    <message>
        <source>Percentiles describe means of several launches.</source>
        <translation>تصف المئينات متوسطات عدة إطلاقات.</translation>
    </message>
    <message numerus="yes">
        <source>Percentiles describe means of %n launch(es).</source>
        <translation>
            <numerusform>تصف المئينات متوسطات الإطلاقات.</numerusform>
            <numerusform>تصف المئينات متوسط إطلاق واحد.</numerusform>
            <numerusform>تصف المئينات متوسطات إطلاقين.</numerusform>
            <numerusform>تصف المئينات متوسطات %n إطلاقات.</numerusform>
            <numerusform>تصف المئينات متوسطات %n إطلاقًا.</numerusform>
            <numerusform>تصف المئينات متوسطات %n إطلاق.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cold: %1 are read before each sample.</source>
        <translation>بارد: يُقرأ %1 قبل كل عيّنة.</translation>
    </message>
    <message>
        <source>Cold: buffers of more than %1 in total.</source>
        <translation>بارد: مخازن فوق %1 إجمالًا.</translation>
    </message>
    <message>
        <source>%1, %2, ±1% or %3</source>
        <translation>%1، %2، ±1% أو %3</translation>
    </message>
    <message>
        <source>%1, %2, %3 + %4</source>
        <translation>%1, %2, %3 + %4</translation>
    </message>
    <message>
        <source>Ends when every median is known within ±1% and every comparison is resolved, or after %1.</source>
        <translation>ينتهي حين يُعرف كل وسيط ضمن ±1% وتُحسم كل مقارنة، أو بعد %1.</translation>
    </message>
    <message>
        <source>Rotation: launches cycle through buffers that together exceed 3 × the last-level cache. Read sweep: before each sample, a kernel reads twice the size of the cache, so that no dirty lines remain to be written back; each sample is a single launch.</source>
        <translation>تدوير: تتناوب الإطلاقات على مخازن يتجاوز مجموعها 3 × المستوى الأخير من الذاكرة المخبأة. القراءة الماسحة: قبل كل عيّنة تقرأ نواة ضعف حجم الذاكرة المخبأة، كي لا تبقى أسطر متسخة تنتظر الكتابة؛ وكل عيّنة إطلاق واحد.</translation>
    </message>
    <message>
        <source>Until resolved: stops after at least 300 iterations when the 95% interval of every median is within ±1% and every comparison with the baseline is decided or known within ±1%, or at the time limit. The result shows which. A sweep point stops when the medians are within ±1% and n ≥ 59. Fixed number: stops after this many iterations of each mode.</source>
        <translation>حتى الحسم: يتوقف بعد 300 تكرار على الأقل حين يكون مجال 95% لكل وسيط ضمن ±1% وكل مقارنة مع خط الأساس محسومة أو معلومة ضمن ±1%، أو عند الحد الزمني. وتبيّن النتيجة أيهما. تتوقف نقطة المسح حين تكون الوسطاء ضمن ±1% وn ≥ 59. عدد ثابت: يتوقف بعد هذا العدد من تكرارات كل وضع.</translation>
    </message>
    <message>
        <source>Measuring stops at this time even if intervals are still too wide. Unresolved results are marked.</source>
        <translation>يتوقف القياس عند هذا الزمن حتى لو ظلت المجالات أعرض مما يجب. وتُعلَّم النتائج غير المحسومة.</translation>
    </message>
</context>
<context>
    <name>qs::Tour</name>
    <message>
        <source>Show the slides</source>
        <translation>عرض الشرائح</translation>
    </message>
    <message>
        <source>Present (Shift+F5) makes slides from the verdicts: question, answer, evidence, caveats. Ctrl+Alt+E writes them as PDF or as one HTML page, Ctrl+E a report. This was the tour: press F5 to measure on your device.</source>
        <translation>يصنع «تقديم» (Shift+F5) شرائح من الأحكام: السؤال والجواب والأدلة والتحفظات. يكتبها Ctrl+Alt+E بصيغة PDF أو صفحة HTML واحدة، ويكتب Ctrl+E تقريرًا. كانت هذه هي الجولة: اضغط F5 للقياس على جهازك.</translation>
    </message>
</context>
<context>
    <name>qs::TourOverlay</name>
    <message>
        <source>Back</source>
        <translation>السابق</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>تخطي الجولة</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Tour, %1: %2</source>
        <translation>الجولة، %1: %2</translation>
    </message>
</context>
<context>
    <name>qs::TrainingChart</name>
    <message>
        <source>Accuracy (%)</source>
        <translation>الدقة (%)</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>حقب</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>Loss (log)</source>
        <translation>الخسارة (لوغاريتمي)</translation>
    </message>
    <message>
        <source>each step, and the running mean</source>
        <translation>كل خطوة، ومتوسطها الجاري</translation>
    </message>
    <message>
        <source>on the calibration split</source>
        <translation>على جزء المعايرة</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>No training yet. Press F5 to see loss and accuracy while the model is trained.</source>
        <translation>لا تدريب بعد. اضغط F5: تظهر الخسارة والدقة أثناء تعلّم النموذج.</translation>
    </message>
    <message>
        <source>%1 after %2 epochs: loss %3, accuracy %4% on the calibration split</source>
        <translation>%1 بعد %2 حقب: الخسارة %3، الدقة %4 % على جزء المعايرة</translation>
    </message>
    <message>
        <source>%1: loss %2 so far</source>
        <translation>%1: الخسارة %2 حتى الآن</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>الحقبة %1</translation>
    </message>
    <message>
        <source>training</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>of</source>
        <translation>على</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>الحقبة</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>الدقة</translation>
    </message>
    <message>
        <source>calibration split</source>
        <translation>جزء المعايرة</translation>
    </message>
    <message>
        <source>step</source>
        <translation>خطوة</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>الخسارة %1</translation>
    </message>
    <message>
        <source>accuracy %1%</source>
        <translation>الدقة %1%</translation>
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
        <translation>صيغ للمقارنة</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Select all variants that are available on this device</source>
        <translation>تعليم كل الصيغ التي لدى هذا الجهاز</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Clear all variants</source>
        <translation>إلغاء كل الصيغ</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>افتراضي</translation>
    </message>
    <message>
        <source>Select the variants of the default comparison</source>
        <translation>تعليم الصيغ التي تحتاجها مقارنة أولى</translation>
    </message>
    <message>
        <source>only on the CPU</source>
        <translation>على CPU فقط</translation>
    </message>
    <message>
        <source>only on the GPU</source>
        <translation>على GPU فقط</translation>
    </message>
    <message>
        <source>⚠ Cannot run on this target: %1.</source>
        <translation>⚠ لا تعمل على هذا الهدف: %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No variant is selected. Select at least one, or press Default.</source>
        <translation>لم تُختر صيغة. علّم واحدة على الأقل، أو اضغط «افتراضي».</translation>
    </message>
    <message>
        <source>None of the selected variants runs on %1. Press Default, or choose another target.</source>
        <translation>لا تعمل أي من الصيغ المختارة على %1. اضغط «افتراضي»، أو اختر هدفًا آخر.</translation>
    </message>
    <message>
        <source>%1 of %2 variants</source>
        <translation>%1 من %2 صيغ</translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s)</source>
        <translation>
            <numerusform>لا صيغ</numerusform>
            <numerusform>صيغة واحدة</numerusform>
            <numerusform>صيغتان</numerusform>
            <numerusform>%n صيغ</numerusform>
            <numerusform>%n صيغة</numerusform>
            <numerusform>%n صيغة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n cannot run here and will be skipped</source>
        <translation>
            <numerusform>؛ لا شيء يُتخطى</numerusform>
            <numerusform>؛ واحدة لا تعمل هنا وستُتخطى</numerusform>
            <numerusform>؛ اثنتان لا تعملان هنا وستُتخطيان</numerusform>
            <numerusform>؛ %n لا تعمل هنا وستُتخطى</numerusform>
            <numerusform>؛ %n لا تعمل هنا وستُتخطى</numerusform>
            <numerusform>؛ %n لا تعمل هنا وستُتخطى</numerusform>
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
        <translation>عيّنات أقل من أن يقال شيء (n = %1 أزواج)</translation>
    </message>
    <message>
        <source>↑ FASTER</source>
        <translation>↑ أسرع</translation>
    </message>
    <message>
        <source>↓ SLOWER</source>
        <translation>↓ أبطأ</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= متساوٍ</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? غير محسوم</translation>
    </message>
    <message>
        <source>%1 %2× [%3, %4], n = %5 pairs</source>
        <translation>%1 %2× [%3, %4]، n = %5 أزواج</translation>
    </message>
    <message>
        <source>at least %1 moved</source>
        <translation>يُنقل %1 على الأقل</translation>
    </message>
    <message>
        <source>%1, at least %2 moved: %3 operations per byte</source>
        <translation>%1 ويُنقل %2 على الأقل: %3 عمليات لكل بايت</translation>
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
        <translation>%1% من خط السقف</translation>
    </message>
    <message>
        <source>%1% of the ceiling</source>
        <translation>%1% من السقف</translation>
    </message>
    <message>
        <source>loaded from the cache in %1 ms</source>
        <translation>حُمّل من المخبأة خلال %1 ms</translation>
    </message>
    <message>
        <source>compiled in %1 ms</source>
        <translation>تُرجم خلال %1 ms</translation>
    </message>
    <message>
        <source>algorithms searched in %1 ms</source>
        <translation>بُحثت الخوارزميات خلال %1 ms</translation>
    </message>
    <message>
        <source>Once, before the first call: %1</source>
        <translation>مرة واحدة قبل أول نداء: %1</translation>
    </message>
    <message>
        <source>Imported from %1, not measured here.</source>
        <translation>مستورد من %1، لم يُقس هنا.</translation>
    </message>
    <message>
        <source>? NOT TRUSTED: identical kernels came out different in this run</source>
        <translation>? غير موثوق: جاءت نوى متطابقة مختلفة في هذا التشغيل</translation>
    </message>
    <message>
        <source>Reasons for the speed of the variants</source>
        <translation>لماذا الصيغ بهذه السرعة</translation>
    </message>
    <message>
        <source>Compared with %1: %2.</source>
        <translation>مقابل %1: %2.</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation>المقيس: %1.</translation>
    </message>
    <message>
        <source>Per call: %1.</source>
        <translation>النداء: %1.</translation>
    </message>
    <message>
        <source>Select a row in the table below to see its explanation here.</source>
        <translation>اختر صفًا في الجدول أدناه: يُشرح هنا.</translation>
    </message>
    <message>
        <source>%1 %2× [%3, %4], n = %5 pairs; the ratio changes during the run</source>
        <translation>%1 %2× [%3, %4]، n = %5 أزواج؛ تتغيّر النسبة أثناء التشغيل</translation>
    </message>
    <message>
        <source>reads %1 and writes %2</source>
        <translation>يقرأ %1 ويكتب %2</translation>
    </message>
    <message>
        <source>The bytes explain the measured ratio: nothing is left beyond noise.</source>
        <translation>تفسّر البايتات النسبة المقيسة: لا يبقى شيء فوق الضجيج.</translation>
    </message>
    <message>
        <source>Not explained by the bytes: it takes %1% longer, 95% interval %2 to %3%.</source>
        <translation>لا تفسّره البايتات: يستغرق زمنًا أطول بنسبة %1%، مجال 95% من %2 إلى %3%.</translation>
    </message>
    <message>
        <source>Not explained by the bytes: it takes %1% less time, 95% interval %2 to %3%.</source>
        <translation>لا تفسّره البايتات: يستغرق زمنًا أقل بنسبة %1%، مجال 95% من %2 إلى %3%.</translation>
    </message>
    <message>
        <source>Each call %1.</source>
        <translation>النداء %1.</translation>
    </message>
    <message>
        <source>Each call %1; %2 %3.</source>
        <translation>النداء %1؛ و%2 ‏%3.</translation>
    </message>
    <message>
        <source>If only memory traffic took time, it would be %1× as fast.</source>
        <translation>لو كانت البايتات وحدها تستغرق زمنًا، لكانت سرعته %1×.</translation>
    </message>
    <message>
        <source>Expected from the bytes: %1×. Measured: %2×, 95% interval %3 to %4.</source>
        <translation>المتوقع من البايتات: %1×. المقيس: %2×، مجال 95% من %3 إلى %4.</translation>
    </message>
    <message>
        <source>%1 %2× [%3, %4], n = %5 pairs, about %6 independent (autocorrelated)</source>
        <translation>%1 %2× [%3, %4]، n = %5 أزواج، نحو %6 مستقلة (ترابط ذاتي)</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 to see what each variant gains, and why.</source>
        <translation>لا قياسات بعد. اضغط F5 لترى ما تكسبه كل صيغة، ولماذا.</translation>
    </message>
</context>
<context>
    <name>qs::WindowActions</name>
    <message>
        <source>&amp;New session</source>
        <translation>جلسة &amp;جديدة</translation>
    </message>
    <message>
        <source>Start an empty session</source>
        <translation>بدء جلسة فارغة</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;فتح…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>حفظ الجلسة</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>حفظ &amp;باسم…</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>حفظ الجلسة باسم آخر</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>&amp;Import results…</source>
        <translation>ا&amp;ستيراد نتائج أدوات أخرى…</translation>
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
        <translation>&amp;تصدير تقرير…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Write a report with tables, charts and samples into a folder</source>
        <translation>كتابة تقرير بجداول ومخططات وعيّنات في مجلد</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;خروج</translation>
    </message>
    <message>
        <source>Quit Quantoscope</source>
        <translation>مغادرة البرنامج</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;تشغيل</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Stop the run and keep every complete sample</source>
        <translation>إنهاء التشغيل مع الاحتفاظ بكل عيّنة كاملة</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>&amp;مباشر</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>مباشر</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Device &amp;calibration…</source>
        <translation>&amp;معايرة الجهاز…</translation>
    </message>
    <message>
        <source>Show the measured timer and ceilings of the target</source>
        <translation>مؤقّت الهدف وأسقفه كما قيست</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>&amp;Profile one iteration</source>
        <translation>ت&amp;حليل أداء تكرار واحد</translation>
    </message>
    <message>
        <source>Run each mode once between profiler start and stop, for Nsight</source>
        <translation>تنفيذ كل وضع مرة بين بدء المحلّل ونهايته، لأجل Nsight</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>&amp;Logarithmic latency axis</source>
        <translation>محور زمن &amp;لوغاريتمي</translation>
    </message>
    <message>
        <source>Show latency on a logarithmic axis</source>
        <translation>عرض زمن التنفيذ على محور لوغاريتمي</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>Reset &amp;zoom</source>
        <translation>إعادة ضبط الت&amp;كبير</translation>
    </message>
    <message>
        <source>Show the whole trace (double-click on the chart)</source>
        <translation>عرض الأثر كله؛ والنقر المزدوج يفعله أيضًا</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>إعادة ال&amp;ترتيب</translation>
    </message>
    <message>
        <source>Restore the default arrangement of panels, splitters and columns</source>
        <translation>إعادة اللوحات والفواصل والأعمدة إلى مواضعها الأولى</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;ملء الشاشة</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>ملء الشاشة كلها</translation>
    </message>
    <message>
        <source>Use as &amp;baseline</source>
        <translation>استخدام &amp;خط أساس</translation>
    </message>
    <message>
        <source>Show all differences relative to the selected mode</source>
        <translation>إعطاء كل الفروق مقابل الوضع المختار</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>&amp;Overlay the selected run</source>
        <translation>&amp;تراكب التشغيل المختار</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>&amp;Audit a published table…</source>
        <translation>&amp;تدقيق جدول منشور…</translation>
    </message>
    <message>
        <source>Paste a table with mean, standard deviation, minimum and maximum, and check which claims follow</source>
        <translation>ألصق جدولًا بالمتوسط والانحراف المعياري والأدنى والأقصى وانظر أي الأقوال يصح</translation>
    </message>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation>Ctrl+Shift+A</translation>
    </message>
    <message>
        <source>Copy table as &amp;Markdown</source>
        <translation>نسخ الجدول بصيغة &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard as Markdown</source>
        <translation>وضع الجدول في الحافظة بصيغة Markdown</translation>
    </message>
    <message>
        <source>Ctrl+Shift+M</source>
        <translation>Ctrl+Shift+M</translation>
    </message>
    <message>
        <source>Copy table as &amp;TSV</source>
        <translation>نسخ الجدول بصيغة &amp;TSV</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard for a spreadsheet</source>
        <translation>وضع الجدول في الحافظة لجدول حسابات</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>Copy &amp;image of the trace</source>
        <translation>نسخ &amp;صورة الأثر</translation>
    </message>
    <message>
        <source>Copy the trace to the clipboard as an image</source>
        <translation>وضع الأثر في الحافظة صورةً</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>ا&amp;ختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>List all shortcuts</source>
        <translation>سرد كل الاختصارات</translation>
    </message>
    <message>
        <source>&amp;About Quantoscope</source>
        <translation>&amp;حول Quantoscope</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>الإصدار والرخصة</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>حول &amp;Qt</translation>
    </message>
    <message>
        <source>The version of Qt</source>
        <translation>إصدار Qt</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>م&amp;قارنة</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>فتح ال&amp;حديث</translation>
    </message>
    <message>
        <source>Show or hide %1</source>
        <translation>إظهار %1 أو إخفاء</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>ترا&amp;جع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>ال&amp;سمة</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;فاتح</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;داكن</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>Target:</source>
        <translation>الهدف:</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>م&amp;سح هذه القائمة</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>ت&amp;حرير</translation>
    </message>
    <message>
        <source>Undo the last change to the session</source>
        <translation>التراجع عن آخر تحرير للجلسة</translation>
    </message>
    <message>
        <source>Redo the last undone change to the session</source>
        <translation>إعادة التحرير الذي تُراجع عنه</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>ترا&amp;جع: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>إ&amp;عادة: %1</translation>
    </message>
    <message>
        <source>Follow the light or dark theme of the desktop</source>
        <translation>فاتح أو داكن كسطح المكتب، ويتغير معه</translation>
    </message>
    <message>
        <source>Always use this theme</source>
        <translation>البقاء على هذه السمة</translation>
    </message>
    <message>
        <source>This file no longer exists, or its disk is not connected.</source>
        <translation>لم يعد هذا الملف هناك، أو أن قرصه غير متصل.</translation>
    </message>
    <message>
        <source>&amp;Remove missing files</source>
        <translation>إ&amp;زالة المفقودة</translation>
    </message>
    <message>
        <source>Clear the list of recent files. The files are not deleted.</source>
        <translation>نسيان الملفات المفتوحة سابقًا؛ وتبقى الملفات.</translation>
    </message>
    <message>
        <source>Ctrl+Alt+C</source>
        <translation>Ctrl+Alt+C</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>الإ&amp;عدادات…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it ends, or stop it.</source>
        <translation>هناك تشغيل جارٍ: انتظر نهايته، أو أوقفه.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>لا شيء يعمل.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>لا شيء للتراجع عنه.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>لا شيء لإعادته.</translation>
    </message>
    <message>
        <source>Open any file that Quantoscope reads: a session, results, tensors, a model, a table</source>
        <translation>فتح أي ملف يقرؤه Quantoscope: جلسة أو نتائج أو موترات أو نموذج أو جدول</translation>
    </message>
    <message>
        <source>Add results of nvbench, Google Benchmark, Nsight Compute, the PyTorch profiler, llama-bench, vLLM, lm-eval, optimum-benchmark or trtexec to the session</source>
        <translation>إضافة نتائج nvbench أو Google Benchmark أو Nsight Compute أو محلّل PyTorch أو llama-bench أو vLLM أو lm-eval أو optimum-benchmark أو trtexec إلى الجلسة</translation>
    </message>
    <message>
        <source>Measure continuously until stopped, and follow changes to the setup</source>
        <translation>القياس الآن وحتى الإيقاف، مع اتباع الإعداد أثناء تغيّره</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>Collap&amp;se panels</source>
        <translation>&amp;طي اللوحات</translation>
    </message>
    <message>
        <source>Language, theme, text size, device, folders and other settings</source>
        <translation>اللغة والسمة وحجم النص والجهاز والمجلدات وإعدادات أخرى</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>ال&amp;دليل</translation>
    </message>
    <message>
        <source>Open the manual at the section about the focused control</source>
        <translation>فتح الدليل عند ما عليه التركيز</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;مسرد المصطلحات</translation>
    </message>
    <message>
        <source>Explain the terms of the interface, such as SQNR, ceiling or azp</source>
        <translation>شرح مصطلحات الواجهة، مثل SQNR والسقف وazp</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>ما &amp;هذا؟</translation>
    </message>
    <message>
        <source>Click a part of the window to see its explanation</source>
        <translation>شرح جزء النافذة الذي يُنقر بعد ذلك</translation>
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
        <translation>اتباع ال&amp;نظام</translation>
    </message>
    <message>
        <source>A&amp;dd imported results to this run…</source>
        <translation>إ&amp;ضافة نتائج مستوردة إلى هذا التشغيل…</translation>
    </message>
    <message>
        <source>Add results of other tools to the table of the shown run, after its own rows and without verdicts</source>
        <translation>إضافة نتائج أدوات أخرى إلى جدول التشغيل المعروض، بعد صفوفه ودون أحكام</translation>
    </message>
    <message>
        <source>Measure the setup (Space on the chart)</source>
        <translation>قياس الإعداد (المسافة على المخطط)</translation>
    </message>
    <message>
        <source>Pause displa&amp;y</source>
        <translation>إيقا&amp;ف العرض مؤقتًا</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Pause the display; the measurement continues</source>
        <translation>إيقاف العرض مؤقتًا؛ يستمر القياس</translation>
    </message>
    <message>
        <source>Hide all panels behind a strip with their names, to enlarge the page</source>
        <translation>إخفاء كل اللوحات خلف شريط بأسمائها، لتكبير الصفحة</translation>
    </message>
    <message>
        <source>Draw the active mode of two or more checked runs in one chart</source>
        <translation>رسم الوضع النشط لتشغيلين معلَّمين أو أكثر في مخطط واحد</translation>
    </message>
</context>
<context>
    <name>qs::WindowTitle</name>
    <message>
        <source>Unsaved session</source>
        <translation>جلسة غير محفوظة</translation>
    </message>
</context>
</TS>
