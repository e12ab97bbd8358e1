<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>FindingText</name>
    <message numerus="yes">
        <source>%1 in %n mode(s)</source>
        <translation>
            <numerusform>%1 in %n mode</numerusform>
            <numerusform>%1 in %n modes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2 of %n mode(s)</source>
        <translation>
            <numerusform>%1 in %2 of %n mode</numerusform>
            <numerusform>%1 in %2 of %n modes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LlmCharts</name>
    <message numerus="yes">
        <source>Decoding, %n sequence(s)</source>
        <translation>
            <numerusform>Decoding, %n sequence</numerusform>
            <numerusform>Decoding, %n sequences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LlmColumns</name>
    <message numerus="yes">
        <source>Time per output token with %n sequence(s) decoded together, median.</source>
        <translation>
            <numerusform>Time per output token with %n sequence decoded, median.</numerusform>
            <numerusform>Time per output token with %n sequences decoded together, median.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LlmSlides</name>
    <message numerus="yes">
        <source>n = %n step(s)</source>
        <translation>
            <numerusform>n = %n step</numerusform>
            <numerusform>n = %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n token(s)</source>
        <translation>
            <numerusform>n = %n token</numerusform>
            <numerusform>n = %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n round(s)</source>
        <translation>
            <numerusform>n = %n round</numerusform>
            <numerusform>n = %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n configuration(s) have the perplexity of the baseline within ±0.5 %.</source>
        <translation>
            <numerusform>%1 of %n configuration has the perplexity of the baseline within ±0.5 %.</numerusform>
            <numerusform>%1 of %n configurations have the perplexity of the baseline within ±0.5 %.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::Message</name>
    <message numerus="yes">
        <source>&quot;%1&quot; (%n values)</source>
        <comment>&quot;%1&quot; (%n value)</comment>
        <translation>
            <numerusform>&quot;%1&quot; (%n value)</numerusform>
            <numerusform>&quot;%1&quot; (%n values)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is left out at %n points, %2 first: %3</source>
        <comment>%1 is left out at %2: %3</comment>
        <translation>
            <numerusform>%1 is left out at %2: %3</numerusform>
            <numerusform>%1 is left out at %n points, %2 first: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n comparisons with a baseline are not resolved. Ratios within ±1% count as the same; intervals are 95%.</source>
        <comment>%1 of %n comparison with a baseline is not resolved. Ratios within ±1% count as the same; intervals are 95%.</comment>
        <translation>
            <numerusform>%1 of %n comparison with a baseline is not resolved. Ratios within ±1% count as the same; intervals are 95%.</numerusform>
            <numerusform>%1 of %n comparisons with a baseline are not resolved. Ratios within ±1% count as the same; intervals are 95%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buffers</source>
        <comment>%n buffer</comment>
        <translation>
            <numerusform>%n buffer</numerusform>
            <numerusform>%n buffers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buffers, %1</source>
        <comment>%n buffer, %1</comment>
        <translation>
            <numerusform>%n buffer, %1</numerusform>
            <numerusform>%n buffers, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are not resolved.</source>
        <comment>%n configuration is not resolved.</comment>
        <translation>
            <numerusform>%n configuration is not resolved.</numerusform>
            <numerusform>%n configurations are not resolved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are not resolved; %1 rounds and the whole text make their intervals shorter.</source>
        <comment>%n configuration is not resolved; %1 rounds and the whole text make its intervals shorter.</comment>
        <translation>
            <numerusform>%n configuration is not resolved; %1 rounds and the whole text make its intervals shorter.</numerusform>
            <numerusform>%n configurations are not resolved; %1 rounds and the whole text make their intervals shorter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are simulated on this device.</source>
        <comment>%n configuration is simulated on this device.</comment>
        <translation>
            <numerusform>%n configuration is simulated on this device.</numerusform>
            <numerusform>%n configurations are simulated on this device.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are simulated on this device: their predictions and sizes hold, their times say nothing about real hardware.</source>
        <comment>%n configuration is simulated on this device: its predictions and size hold, its times say nothing about real hardware.</comment>
        <translation>
            <numerusform>%n configuration is simulated on this device: its predictions and size hold, its times say nothing about real hardware.</numerusform>
            <numerusform>%n configurations are simulated on this device: their predictions and sizes hold, their times say nothing about real hardware.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations do not meet the limits.</source>
        <comment>%n configuration does not meet the limits.</comment>
        <translation>
            <numerusform>%n configuration does not meet the limits.</numerusform>
            <numerusform>%n configurations do not meet the limits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fall</source>
        <comment>%n falls</comment>
        <translation>
            <numerusform>%n falls</numerusform>
            <numerusform>%n fall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finite input values were restored as NaN or infinite; they are in no error figure.</source>
        <comment>%n finite input value was restored as NaN or infinite; it is in no error figure.</comment>
        <translation>
            <numerusform>%n finite input value was restored as NaN or infinite; it is in no error figure.</numerusform>
            <numerusform>%n finite input values were restored as NaN or infinite; they are in no error figure.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n input values that are NaN or infinite are left out of the error figures.</source>
        <comment>%n input value that is NaN or infinite is left out of the error figures.</comment>
        <translation>
            <numerusform>%n input value that is NaN or infinite is left out of the error figures.</numerusform>
            <numerusform>%n input values that are NaN or infinite are left out of the error figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iterations</source>
        <comment>%n iteration</comment>
        <translation>
            <numerusform>%n iteration</numerusform>
            <numerusform>%n iterations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iterations and at least %1 ms</source>
        <comment>%n iteration and at least %1 ms</comment>
        <translation>
            <numerusform>%n iteration and at least %1 ms</numerusform>
            <numerusform>%n iterations and at least %1 ms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kernel runs</source>
        <comment>%n kernel run</comment>
        <translation>
            <numerusform>%n kernel run</numerusform>
            <numerusform>%n kernel runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kernels that took the least time were left out: together %1 of %2.</source>
        <comment>%n kernel that took the least time was left out: %1 of %2.</comment>
        <translation>
            <numerusform>%n kernel that took the least time was left out: %1 of %2.</numerusform>
            <numerusform>%n kernels that took the least time were left out: together %1 of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n language-model studies</source>
        <comment>%n language-model study</comment>
        <translation>
            <numerusform>%n language-model study</numerusform>
            <numerusform>%n language-model studies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n latency samples</source>
        <comment>%n latency sample</comment>
        <translation>
            <numerusform>%n latency sample</numerusform>
            <numerusform>%n latency samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n measurements have a single variant, so nothing was compared in them.</source>
        <comment>%n measurement has a single variant, so nothing was compared in it.</comment>
        <translation>
            <numerusform>%n measurement has a single variant, so nothing was compared in it.</numerusform>
            <numerusform>%n measurements have a single variant, so nothing was compared in them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mode studies</source>
        <comment>%n mode study</comment>
        <translation>
            <numerusform>%n mode study</numerusform>
            <numerusform>%n mode studies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are better: %1.</source>
        <comment>%n mode is better: %1.</comment>
        <translation>
            <numerusform>%n mode is better: %1.</numerusform>
            <numerusform>%n modes are better: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are equivalent to FP32 within ±0.5 points: %1.</source>
        <comment>%n mode is equivalent to FP32 within ±0.5 points: %1.</comment>
        <translation>
            <numerusform>%n mode is equivalent to FP32 within ±0.5 points: %1.</numerusform>
            <numerusform>%n modes are equivalent to FP32 within ±0.5 points: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are not resolved by these items: %1.</source>
        <comment>%n mode is not resolved by these items: %1.</comment>
        <translation>
            <numerusform>%n mode is not resolved by these items: %1.</numerusform>
            <numerusform>%n modes are not resolved by these items: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are not resolved; %1 calls and %2 test items make their intervals shorter.</source>
        <comment>%n mode is not resolved; %1 calls and %2 test items make its intervals shorter.</comment>
        <translation>
            <numerusform>%n mode is not resolved; %1 calls and %2 test items make its intervals shorter.</numerusform>
            <numerusform>%n modes are not resolved; %1 calls and %2 test items make their intervals shorter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are simulated on this device: their accuracy and size hold, their latency says nothing about real hardware.</source>
        <comment>%n mode is simulated on this device: its accuracy and size hold, its latency says nothing about real hardware.</comment>
        <translation>
            <numerusform>%n mode is simulated on this device: its accuracy and size hold, its latency says nothing about real hardware.</numerusform>
            <numerusform>%n modes are simulated on this device: their accuracy and size hold, their latency says nothing about real hardware.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are worse: %1.</source>
        <comment>%n mode is worse: %1.</comment>
        <translation>
            <numerusform>%n mode is worse: %1.</numerusform>
            <numerusform>%n modes are worse: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more kinds of warnings are listed with the runs.</source>
        <comment>%n more kind of warning is listed with the runs.</comment>
        <translation>
            <numerusform>%n more kind of warning is listed with the runs.</numerusform>
            <numerusform>%n more kinds of warnings are listed with the runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are lone spikes; p99 is %2 × the median, and %3 on a repaint of this window, no more than by chance (p = %4).</source>
        <comment>%n of %1 samples is a lone spike; p99 is %2 × the median, and %3 on a repaint of this window, no more than by chance (p = %4).</comment>
        <translation>
            <numerusform>%n of %1 samples is a lone spike; p99 is %2 × the median, and %3 on a repaint of this window, no more than by chance (p = %4).</numerusform>
            <numerusform>%n of %1 samples are lone spikes; p99 is %2 × the median, and %3 on a repaint of this window, no more than by chance (p = %4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are lone spikes; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</source>
        <comment>%n of %1 samples is a lone spike; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</comment>
        <translation>
            <numerusform>%n of %1 samples is a lone spike; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</numerusform>
            <numerusform>%n of %1 samples are lone spikes; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are lone spikes; p99 is %2 × the median.</source>
        <comment>%n of %1 samples is a lone spike; p99 is %2 × the median.</comment>
        <translation>
            <numerusform>%n of %1 samples is a lone spike; p99 is %2 × the median.</numerusform>
            <numerusform>%n of %1 samples are lone spikes; p99 is %2 × the median.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes</source>
        <comment>%n other process</comment>
        <translation>
            <numerusform>%n other process</numerusform>
            <numerusform>%n other processes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes used the device during the run.</source>
        <comment>%n other process used the device during the run.</comment>
        <translation>
            <numerusform>%n other process used the device during the run.</numerusform>
            <numerusform>%n other processes used the device during the run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes used the device during the run: %1.</source>
        <comment>%n other process used the device during the run: %1.</comment>
        <translation>
            <numerusform>%n other process used the device during the run: %1.</numerusform>
            <numerusform>%n other processes used the device during the run: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other studies</source>
        <comment>%n other study</comment>
        <translation>
            <numerusform>%n other study</numerusform>
            <numerusform>%n other studies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <comment>%n row</comment>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows were measured by other tools, not in the same rounds.</source>
        <comment>%n row was measured by another tool, not in the same rounds.</comment>
        <translation>
            <numerusform>%n row was measured by another tool, not in the same rounds.</numerusform>
            <numerusform>%n rows were measured by other tools, not in the same rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples are too few: an interval of the median needs 6, p95 needs 59 and p99 299.</source>
        <comment>%n sample is too few: an interval of the median needs 6, p95 needs 59 and p99 299.</comment>
        <translation>
            <numerusform>%n sample is too few: an interval of the median needs 6, p95 needs 59 and p99 299.</numerusform>
            <numerusform>%n samples are too few: an interval of the median needs 6, p95 needs 59 and p99 299.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples were not shown while they were measured; none is missing from the result.</source>
        <comment>%n sample was not shown while it was measured; none is missing from the result.</comment>
        <translation>
            <numerusform>%n sample was not shown while it was measured; none is missing from the result.</numerusform>
            <numerusform>%n samples were not shown while they were measured; none is missing from the result.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scores</source>
        <comment>%n score</comment>
        <translation>
            <numerusform>%n score</numerusform>
            <numerusform>%n scores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweeps</source>
        <comment>%n sweep</comment>
        <translation>
            <numerusform>%n sweep</numerusform>
            <numerusform>%n sweeps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variants are not resolved; a run until resolved makes their intervals shorter.</source>
        <comment>%n variant is not resolved; a run until resolved makes its interval shorter.</comment>
        <translation>
            <numerusform>%n variant is not resolved; a run until resolved makes its interval shorter.</numerusform>
            <numerusform>%n variants are not resolved; a run until resolved makes their intervals shorter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accuracy: %1 of %n modes are not resolved by the test items.</source>
        <comment>Accuracy: %1 of %n mode is not resolved by the test items.</comment>
        <translation>
            <numerusform>Accuracy: %1 of %n mode is not resolved by the test items.</numerusform>
            <numerusform>Accuracy: %1 of %n modes are not resolved by the test items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both texts are the same %n tokens.</source>
        <comment>Both texts are the same %n token.</comment>
        <translation>
            <numerusform>Both texts are the same %n token.</numerusform>
            <numerusform>Both texts are the same %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n measurements identical kernels came out different: their verdicts are not to be trusted.</source>
        <comment>In %n measurement identical kernels came out different: its verdicts are not to be trusted.</comment>
        <translation>
            <numerusform>In %n measurement identical kernels came out different: its verdicts are not to be trusted.</numerusform>
            <numerusform>In %n measurements identical kernels came out different: their verdicts are not to be trusted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the worst of %1 such pairs at %n sizes: read the medians.</source>
        <comment>It is the worst of %1 such pairs at %n size: read the medians.</comment>
        <translation>
            <numerusform>It is the worst of %1 such pairs at %n size: read the medians.</numerusform>
            <numerusform>It is the worst of %1 such pairs at %n sizes: read the medians.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Likewise %1, in %n cases.</source>
        <comment>Likewise %1, in %n case.</comment>
        <translation>
            <numerusform>Likewise %1, in %n case.</numerusform>
            <numerusform>Likewise %1, in %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One launch takes %1, %2 times the %3 that the timer can tell at best, and %4 of the samples are ties: time %n launches together.</source>
        <comment>One launch takes %1, %2 times the %3 that the timer can tell at best, and %4 of the samples are ties: time %n launch together.</comment>
        <translation>
            <numerusform>One launch takes %1, %2 times the %3 that the timer can tell at best, and %4 of the samples are ties: time %n launch together.</numerusform>
            <numerusform>One launch takes %1, %2 times the %3 that the timer can tell at best, and %4 of the samples are ties: time %n launches together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One launch takes %1, %2 times the %3 that the timer can tell at best: time %n launches together.</source>
        <comment>One launch takes %1, %2 times the %3 that the timer can tell at best: time %n launch together.</comment>
        <translation>
            <numerusform>One launch takes %1, %2 times the %3 that the timer can tell at best: time %n launch together.</numerusform>
            <numerusform>One launch takes %1, %2 times the %3 that the timer can tell at best: time %n launches together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Perplexity: %1 of %n configurations are not resolved against the baseline.</source>
        <comment>Perplexity: %1 of %n configuration is not resolved against the baseline.</comment>
        <translation>
            <numerusform>Perplexity: %1 of %n configuration is not resolved against the baseline.</numerusform>
            <numerusform>Perplexity: %1 of %n configurations are not resolved against the baseline.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repeated in %n lines of the text.</source>
        <comment>Repeated in %n line of the text.</comment>
        <translation>
            <numerusform>Repeated in %n line of the text.</numerusform>
            <numerusform>Repeated in %n lines of the text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>TOO FEW %1×, n = %n pairs</source>
        <comment>TOO FEW %1×, n = %n pair</comment>
        <translation>
            <numerusform>TOO FEW %1×, n = %n pair</numerusform>
            <numerusform>TOO FEW %1×, n = %n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The device held its clock back during %n samples, for %1 by its own counters.</source>
        <comment>The device held its clock back during %n sample, for %1 by its own counters.</comment>
        <translation>
            <numerusform>The device held its clock back during %n sample, for %1 by its own counters.</numerusform>
            <numerusform>The device held its clock back during %n samples, for %1 by its own counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The device held its clock back during %n samples.</source>
        <comment>The device held its clock back during %n sample.</comment>
        <translation>
            <numerusform>The device held its clock back during %n sample.</numerusform>
            <numerusform>The device held its clock back during %n samples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n iterations are still warming up: their median is %1, %2 above the %3 that follow.</source>
        <comment>The first %n iteration is still warming up: their median is %1, %2 above the %3 that follow.</comment>
        <translation>
            <numerusform>The first %n iteration is still warming up: their median is %1, %2 above the %3 that follow.</numerusform>
            <numerusform>The first %n iterations are still warming up: their median is %1, %2 above the %3 that follow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n measured samples of each mode were counted as warm-up afterwards, by choice of the user.</source>
        <comment>The first %n measured sample of each mode were counted as warm-up afterwards, by choice of the user.</comment>
        <translation>
            <numerusform>The first %n measured sample of each mode were counted as warm-up afterwards, by choice of the user.</numerusform>
            <numerusform>The first %n measured samples of each mode were counted as warm-up afterwards, by choice of the user.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The operating system preempted the measuring threads during %1 of %2 samples; %n of them are slow.</source>
        <comment>The operating system preempted the measuring threads during %1 of %2 samples; %n of them is slow.</comment>
        <translation>
            <numerusform>The operating system preempted the measuring threads during %1 of %2 samples; %n of them is slow.</numerusform>
            <numerusform>The operating system preempted the measuring threads during %1 of %2 samples; %n of them are slow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same holds, to a lesser degree, for %n further pairs: read the medians.</source>
        <comment>The same holds, to a lesser degree, for %n further pair: read the medians.</comment>
        <translation>
            <numerusform>The same holds, to a lesser degree, for %n further pair: read the medians.</numerusform>
            <numerusform>The same holds, to a lesser degree, for %n further pairs: read the medians.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same of %n other modes.</source>
        <comment>The same of %n other mode.</comment>
        <translation>
            <numerusform>The same of %n other mode.</numerusform>
            <numerusform>The same of %n other modes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shard %1 is missing; %2 puts %n tensors into it.</source>
        <comment>The shard %1 is missing; %2 puts %n tensor into it.</comment>
        <translation>
            <numerusform>The shard %1 is missing; %2 puts %n tensor into it.</numerusform>
            <numerusform>The shard %1 is missing; %2 puts %n tensors into it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texts agree for %n tokens, then one of them ends.</source>
        <comment>The texts agree for %n token, then one of them ends.</comment>
        <translation>
            <numerusform>The texts agree for %n token, then one of them ends.</numerusform>
            <numerusform>The texts agree for %n tokens, then one of them ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texts agree for %n tokens, where one of them was stopped.</source>
        <comment>The texts agree for %n token, where one of them was stopped.</comment>
        <translation>
            <numerusform>The texts agree for %n token, where one of them was stopped.</numerusform>
            <numerusform>The texts agree for %n tokens, where one of them was stopped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verified against a reference: %n rows, %1 differ.</source>
        <comment>Verified against a reference: %n row, %1 differ.</comment>
        <translation>
            <numerusform>Verified against a reference: %n row, %1 differ.</numerusform>
            <numerusform>Verified against a reference: %n rows, %1 differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>codes verified against the oracle: %1 rows, %n differ</source>
        <comment>codes verified against the oracle: %1 rows, %n differs</comment>
        <translation>
            <numerusform>codes verified against the oracle: %1 rows, %n differs</numerusform>
            <numerusform>codes verified against the oracle: %1 rows, %n differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>codes verified against the oracle: 1 row, %n differ</source>
        <comment>codes verified against the oracle: 1 row, %n differs</comment>
        <translation>
            <numerusform>codes verified against the oracle: 1 row, %n differs</numerusform>
            <numerusform>codes verified against the oracle: 1 row, %n differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no configuration is shown to be the best. %1 has the most right answers (%2 of %3), but of the %4 others only %n are shown to be worse.</source>
        <comment>no configuration is shown to be the best. %1 has the most right answers (%2 of %3), but of the %4 others only %n is shown to be worse.</comment>
        <translation>
            <numerusform>no configuration is shown to be the best. %1 has the most right answers (%2 of %3), but of the %4 others only %n is shown to be worse.</numerusform>
            <numerusform>no configuration is shown to be the best. %1 has the most right answers (%2 of %3), but of the %4 others only %n are shown to be worse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>verified against the FP64 reference: %n rows, %1 off by more than %2 (largest %3)</source>
        <comment>verified against the FP64 reference: %n row, %1 off by more than %2 (largest %3)</comment>
        <translation>
            <numerusform>verified against the FP64 reference: %n row, %1 off by more than %2 (largest %3)</numerusform>
            <numerusform>verified against the FP64 reference: %n rows, %1 off by more than %2 (largest %3)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportExporter</name>
    <message numerus="yes">
        <source>%1, at the first of %n value(s) of the second axis</source>
        <translation>
            <numerusform>%1, at the first of %n value of the second axis</numerusform>
            <numerusform>%1, at the first of %n values of the second axis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunNames</name>
    <message numerus="yes">
        <source>%n iteration(s)</source>
        <translation>
            <numerusform>%n iteration</numerusform>
            <numerusform>%n iterations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n mode</numerusform>
            <numerusform>%n modes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n mode(s) equivalent</source>
        <translation>
            <numerusform>%1 of %n mode equivalent</numerusform>
            <numerusform>%1 of %n modes equivalent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configuration(s)</source>
        <translation>
            <numerusform>%n configuration</numerusform>
            <numerusform>%n configurations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlideFigures</name>
    <message numerus="yes">
        <source>n = %n sample(s)</source>
        <translation>
            <numerusform>n = %n sample</numerusform>
            <numerusform>n = %n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n test item(s), paired</source>
        <translation>
            <numerusform>n = %n test item, paired</numerusform>
            <numerusform>n = %n test items, paired</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n test item(s)</source>
        <translation>
            <numerusform>n = %n test item</numerusform>
            <numerusform>n = %n test items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s), worth about %1: neighbours resemble each other</source>
        <translation>
            <numerusform>n = %n pair, worth about %1: neighbours resemble each other</numerusform>
            <numerusform>n = %n pairs, worth about %1: neighbours resemble each other</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s); the ratio changes during the run</source>
        <translation>
            <numerusform>n = %n pair; the ratio changes during the run</numerusform>
            <numerusform>n = %n pairs; the ratio changes during the run</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s)</source>
        <translation>
            <numerusform>n = %n pair</numerusform>
            <numerusform>n = %n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n value(s)</source>
        <translation>
            <numerusform>n = %n value</numerusform>
            <numerusform>n = %n values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlidePage</name>
    <message numerus="yes">
        <source>The first %1 of %n row(s); the session file has all.</source>
        <translation>
            <numerusform>The first %1 of %n row; the session file has all.</numerusform>
            <numerusform>The first %1 of %n rows; the session file has all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Slides</name>
    <message numerus="yes">
        <source>From %1 to %2 in %n step(s): %3× faster.</source>
        <translation>
            <numerusform>From %1 to %2 in %n step: %3× faster.</numerusform>
            <numerusform>From %1 to %2 in %n steps: %3× faster.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 in %n step(s): %3× slower.</source>
        <translation>
            <numerusform>From %1 to %2 in %n step: %3× slower.</numerusform>
            <numerusform>From %1 to %2 in %n steps: %3× slower.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: half of its samples take at most %2; %n sample(s) are too few for a 99th percentile.</source>
        <translation>
            <numerusform>%1: half of its samples take at most %2; %n sample is too few for a 99th percentile.</numerusform>
            <numerusform>%1: half of its samples take at most %2; %n samples are too few for a 99th percentile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n higher</source>
        <translation>
            <numerusform>%n higher</numerusform>
            <numerusform>%n higher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lower</source>
        <translation>
            <numerusform>%n lower</numerusform>
            <numerusform>%n lower</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not resolved</source>
        <translation>
            <numerusform>%n not resolved</numerusform>
            <numerusform>%n not resolved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more recommendation(s) are in the report.</source>
        <translation>
            <numerusform>%n more recommendation is in the report.</numerusform>
            <numerusform>%n more recommendations are in the report.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s) measured; no verdict yet.</source>
        <translation>
            <numerusform>%n mode measured; no verdict yet.</numerusform>
            <numerusform>%n modes measured; no verdict yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::AuditDialog</name>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ChartCommands</name>
    <message numerus="yes">
        <source>%n chart(s) exported to %1.</source>
        <translation>
            <numerusform>%n chart exported to %1.</numerusform>
            <numerusform>%n charts exported to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ChartExportDialog</name>
    <message numerus="yes">
        <source>%n file(s).</source>
        <translation>
            <numerusform>%n file.</numerusform>
            <numerusform>%n files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ChartTableDialog</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::CheckTree</name>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n mode</numerusform>
            <numerusform>%n modes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::FileCommands</name>
    <message numerus="yes">
        <source>%n file(s).</source>
        <translation>
            <numerusform>%n file.</numerusform>
            <numerusform>%n files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading %n file(s)…</source>
        <translation>
            <numerusform>Reading %n file…</numerusform>
            <numerusform>Reading %n files…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::FindingsPanel</name>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recommendation(s)</source>
        <translation>
            <numerusform>%n recommendation</numerusform>
            <numerusform>%n recommendations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ImportCommands</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s)</source>
        <translation>
            <numerusform>%n score</numerusform>
            <numerusform>%n scores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading %n file(s)…</source>
        <translation>
            <numerusform>Reading %n file…</numerusform>
            <numerusform>Reading %n files…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::LlmLivePanel</name>
    <message numerus="yes">
        <source>all %n token(s) as the baseline</source>
        <translation>
            <numerusform>all %n token as the baseline</numerusform>
            <numerusform>all %n tokens as the baseline</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %1 of %n token(s) as the baseline</source>
        <translation>
            <numerusform>the first %1 of %n token as the baseline</numerusform>
            <numerusform>the first %1 of %n tokens as the baseline</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::LlmSetupPanel</name>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n task</numerusform>
            <numerusform>%n tasks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::LlmTextColumn</name>
    <message numerus="yes">
        <source>%n token(s) · %1 ms per token · %2 tokens/s</source>
        <translation>
            <numerusform>%n token · %1 ms per token · %2 tokens/s</numerusform>
            <numerusform>%n tokens · %1 ms per token · %2 tokens/s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ManualWindow</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ModeChooser</name>
    <message numerus="yes">
        <source>; %n of them hidden by the filter, and measured all the same</source>
        <translation>
            <numerusform>; %n of them hidden by the filter, and measured all the same</numerusform>
            <numerusform>; %n of them hidden by the filter, and measured all the same</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n mode</numerusform>
            <numerusform>%n modes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::PlanEditor</name>
    <message numerus="yes">
        <source>Codes %1, scales %2, zero points %3, not quantized %4, header %n byte(s)</source>
        <translation>
            <numerusform>Codes %1, scales %2, zero points %3, not quantized %4, header %n byte</numerusform>
            <numerusform>Codes %1, scales %2, zero points %3, not quantized %4, header %n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::PresentCommands</name>
    <message numerus="yes">
        <source>%n page(s).</source>
        <translation>
            <numerusform>%n page.</numerusform>
            <numerusform>%n pages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::PresentWindow</name>
    <message numerus="yes">
        <source>Advancing automatically, %n second(s) per page</source>
        <translation>
            <numerusform>Advancing automatically, %n second per page</numerusform>
            <numerusform>Advancing automatically, %n seconds per page</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) per page</source>
        <translation>
            <numerusform>%n second per page</numerusform>
            <numerusform>%n seconds per page</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RecoveryBar</name>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interrupted</source>
        <translation>
            <numerusform>%n interrupted</numerusform>
            <numerusform>%n interrupted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were not saved when the program ended.</source>
        <translation>
            <numerusform>%n session was not saved when the program ended.</numerusform>
            <numerusform>%n sessions were not saved when the program ended.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RecoveryDialog</name>
    <message numerus="yes">
        <source>%n run(s) interrupted while measuring</source>
        <translation>
            <numerusform>%n run interrupted while measuring</numerusform>
            <numerusform>%n runs interrupted while measuring</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RecoveryManager</name>
    <message numerus="yes">
        <source>%n run(s) restored.</source>
        <translation>
            <numerusform>%n run restored.</numerusform>
            <numerusform>%n runs restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) would be gone for good.</source>
        <translation>
            <numerusform>%n session would be gone for good.</numerusform>
            <numerusform>%n sessions would be gone for good.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RunComparisonView</name>
    <message numerus="yes">
        <source>%n faster</source>
        <translation>
            <numerusform>%n faster</numerusform>
            <numerusform>%n faster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slower</source>
        <translation>
            <numerusform>%n slower</numerusform>
            <numerusform>%n slower</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n the same</source>
        <translation>
            <numerusform>%n the same</numerusform>
            <numerusform>%n the same</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not resolved</source>
        <translation>
            <numerusform>%n not resolved</numerusform>
            <numerusform>%n not resolved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with too few samples</source>
        <translation>
            <numerusform>%n with too few samples</numerusform>
            <numerusform>%n with too few samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s) or size(s) were measured in one of the runs only and are left out.</source>
        <translation>
            <numerusform>%n mode or size was measured in one of the runs only and is left out.</numerusform>
            <numerusform>%n modes or sizes were measured in one of the runs only and are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RunPresenter</name>
    <message numerus="yes">
        <source>Latency per sample, each the mean of %n launch(es)</source>
        <translation>
            <numerusform>Latency per sample, each the mean of %n launch</numerusform>
            <numerusform>Latency per sample, each the mean of %n launches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RunStore</name>
    <message numerus="yes">
        <source>remove %n run(s)</source>
        <translation>
            <numerusform>remove %n run</numerusform>
            <numerusform>remove %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ScoreModel</name>
    <message numerus="yes">
        <source>%n item(s) of %1 are here, too: from fewer than 6 nothing can be said.</source>
        <translation>
            <numerusform>%n item of %1 is here, too: from fewer than 6 nothing can be said.</numerusform>
            <numerusform>%n items of %1 are here, too: from fewer than 6 nothing can be said.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against %1, on the same n = %n item(s): difference %2, 95% interval [%3, %4].
Counts as the same: ±%5. %6</source>
        <translation>
            <numerusform>Against %1, on the same n = %n item: difference %2, 95% interval [%3, %4].
Counts as the same: ±%5. %6</numerusform>
            <numerusform>Against %1, on the same n = %n items: difference %2, 95% interval [%3, %4].
Counts as the same: ±%5. %6</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::SettingsDialog</name>
    <message numerus="yes">
        <source>At most every %n second(s)</source>
        <translation>
            <numerusform>At most every %n second</numerusform>
            <numerusform>At most every %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ShapeSection</name>
    <message numerus="yes">
        <source>%n token(s), as one step of a model works on; the hidden size stays.</source>
        <translation>
            <numerusform>%n token, as one step of a model works on; the hidden size stays.</numerusform>
            <numerusform>%n tokens, as one step of a model works on; the hidden size stays.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::StudyPresenter</name>
    <message numerus="yes">
        <source>%n byte(s).</source>
        <translation>
            <numerusform>%n byte.</numerusform>
            <numerusform>%n bytes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::TensorViewPanel</name>
    <message numerus="yes">
        <source>%n value(s) are NaN or infinite and left out</source>
        <translation>
            <numerusform>%n value is NaN or infinite and left out</numerusform>
            <numerusform>%n values are NaN or infinite and left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finite value(s) are restored as NaN or infinite</source>
        <translation>
            <numerusform>%n finite value is restored as NaN or infinite</numerusform>
            <numerusform>%n finite values are restored as NaN or infinite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::TensorsPage</name>
    <message numerus="yes">
        <source>%1 of %n value(s) can be judged, %2 bits an element: %3</source>
        <translation>
            <numerusform>%1 of %n value can be judged, %2 bits an element: %3</numerusform>
            <numerusform>%1 of %n values can be judged, %2 bits an element: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2, of which %n row(s), evenly taken, are looked at</source>
        <translation>
            <numerusform>%1 × %2, of which %n row, evenly taken, is looked at</numerusform>
            <numerusform>%1 × %2, of which %n rows, evenly taken, are looked at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::TimingSection</name>
    <message numerus="yes">
        <source>Percentiles describe means of %n launch(es).</source>
        <translation>
            <numerusform>Percentiles describe means of %n launch.</numerusform>
            <numerusform>Percentiles describe means of %n launches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::VariantChooser</name>
    <message numerus="yes">
        <source>; %n of them cannot run here and will be left out</source>
        <translation>
            <numerusform>; %n of them cannot run here and will be left out</numerusform>
            <numerusform>; %n of them cannot run here and will be left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s)</source>
        <translation>
            <numerusform>%n variant</numerusform>
            <numerusform>%n variants</numerusform>
        </translation>
    </message>
</context>
</TS>
