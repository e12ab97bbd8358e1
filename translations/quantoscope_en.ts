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
    <message numerus="yes">
        <source>%n step(s) are too few</source>
        <translation>
            <numerusform>%n step is too few</numerusform>
            <numerusform>%n steps are too few</numerusform>
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
        <source>%1 of %n configuration(s) are equivalent to the baseline in perplexity, within ±0.5%.</source>
        <translation>
            <numerusform>%1 of %n configuration is equivalent to the baseline in perplexity, within ±0.5%.</numerusform>
            <numerusform>%1 of %n configurations are equivalent to the baseline in perplexity, within ±0.5%.</numerusform>
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
        <source>%1 is skipped at %n points, first at %2: %3</source>
        <comment>%1 is skipped at %2: %3</comment>
        <translation>
            <numerusform>%1 is skipped at %2: %3</numerusform>
            <numerusform>%1 is skipped at %n points, first at %2: %3</numerusform>
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
        <source>%1 of %n tasks done</source>
        <comment>%1 of %n task done</comment>
        <translation>
            <numerusform>%1 of %n task done</numerusform>
            <numerusform>%1 of %n tasks done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accuracy studies</source>
        <comment>%n accuracy study</comment>
        <translation>
            <numerusform>%n accuracy study</numerusform>
            <numerusform>%n accuracy studies</numerusform>
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
        <source>%n configurations are not resolved. Measure %1 rounds and the whole text to narrow their intervals.</source>
        <comment>%n configuration is not resolved. Measure %1 rounds and the whole text to narrow its intervals.</comment>
        <translation>
            <numerusform>%n configuration is not resolved. Measure %1 rounds and the whole text to narrow its intervals.</numerusform>
            <numerusform>%n configurations are not resolved. Measure %1 rounds and the whole text to narrow their intervals.</numerusform>
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
        <source>%n configurations are simulated on this device. Their predictions and sizes are valid; their times are not representative of hardware with support.</source>
        <comment>%n configuration is simulated on this device. Its predictions and size are valid; its times are not representative of hardware with support.</comment>
        <translation>
            <numerusform>%n configuration is simulated on this device. Its predictions and size are valid; its times are not representative of hardware with support.</numerusform>
            <numerusform>%n configurations are simulated on this device. Their predictions and sizes are valid; their times are not representative of hardware with support.</numerusform>
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
        <source>%n entries were left out. The first: %1.</source>
        <comment>%n entry was left out: %1.</comment>
        <translation>
            <numerusform>%n entry was left out: %1.</numerusform>
            <numerusform>%n entries were left out. The first: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n experts got no token of the calibration text; they were rounded without it.</source>
        <comment>%n expert got no token of the calibration text; it was rounded without it.</comment>
        <translation>
            <numerusform>%n expert got no token of the calibration text; it was rounded without it.</numerusform>
            <numerusform>%n experts got no token of the calibration text; they were rounded without it.</numerusform>
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
        <source>%n figures were left out because they are NaN, infinite or no number.</source>
        <comment>%n figure was left out because it is NaN, infinite or no number.</comment>
        <translation>
            <numerusform>%n figure was left out because it is NaN, infinite or no number.</numerusform>
            <numerusform>%n figures were left out because they are NaN, infinite or no number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finite input values were restored as NaN or infinite and are excluded from the error figures.</source>
        <comment>%n finite input value was restored as NaN or infinite and is excluded from the error figures.</comment>
        <translation>
            <numerusform>%n finite input value was restored as NaN or infinite and is excluded from the error figures.</numerusform>
            <numerusform>%n finite input values were restored as NaN or infinite and are excluded from the error figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finite values became 0</source>
        <comment>%n finite value became 0</comment>
        <translation>
            <numerusform>%n finite value became 0</numerusform>
            <numerusform>%n finite values became 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finite values became 0 or nearly 0</source>
        <comment>%n finite value became 0 or nearly 0</comment>
        <translation>
            <numerusform>%n finite value became 0 or nearly 0</numerusform>
            <numerusform>%n finite values became 0 or nearly 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n input values are NaN or infinite and are excluded from the error figures.</source>
        <comment>%n input value is NaN or infinite and is excluded from the error figures.</comment>
        <translation>
            <numerusform>%n input value is NaN or infinite and is excluded from the error figures.</numerusform>
            <numerusform>%n input values are NaN or infinite and are excluded from the error figures.</numerusform>
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
        <source>%n layers that config.json describes as quantized are not quantized in the files: %1.</source>
        <comment>%n layer that config.json describes as quantized is not quantized in the files: %1.</comment>
        <translation>
            <numerusform>%n layer that config.json describes as quantized is not quantized in the files: %1.</numerusform>
            <numerusform>%n layers that config.json describes as quantized are not quantized in the files: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines around the JSON were skipped: they are a log.</source>
        <comment>%n line around the JSON was skipped: it is a log.</comment>
        <translation>
            <numerusform>%n line around the JSON was skipped: it is a log.</numerusform>
            <numerusform>%n lines around the JSON were skipped: they are a log.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n measurements have a single variant, so they contain no comparison.</source>
        <comment>%n measurement has a single variant, so it contains no comparison.</comment>
        <translation>
            <numerusform>%n measurement has a single variant, so it contains no comparison.</numerusform>
            <numerusform>%n measurements have a single variant, so they contain no comparison.</numerusform>
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
        <source>%n modes are not resolved with these items: %1.</source>
        <comment>%n mode is not resolved with these items: %1.</comment>
        <translation>
            <numerusform>%n mode is not resolved with these items: %1.</numerusform>
            <numerusform>%n modes are not resolved with these items: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are not resolved. Measure %1 calls and %2 test items to narrow their intervals.</source>
        <comment>%n mode is not resolved. Measure %1 calls and %2 test items to narrow its intervals.</comment>
        <translation>
            <numerusform>%n mode is not resolved. Measure %1 calls and %2 test items to narrow its intervals.</numerusform>
            <numerusform>%n modes are not resolved. Measure %1 calls and %2 test items to narrow their intervals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are simulated on this device. Their accuracy and size are valid; their latency is not representative of hardware with support.</source>
        <comment>%n mode is simulated on this device. Its accuracy and size are valid; its latency is not representative of hardware with support.</comment>
        <translation>
            <numerusform>%n mode is simulated on this device. Its accuracy and size are valid; its latency is not representative of hardware with support.</numerusform>
            <numerusform>%n modes are simulated on this device. Their accuracy and size are valid; their latency is not representative of hardware with support.</numerusform>
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
        <source>%n modes leave too little of the values of their input: %1.</source>
        <comment>%n mode leaves too little of the values of its input: %1.</comment>
        <translation>
            <numerusform>%n mode leaves too little of the values of its input: %1.</numerusform>
            <numerusform>%n modes leave too little of the values of their input: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more configurations change sides with the batch size; see the speeds in the table.</source>
        <comment>%n more configuration changes sides with the batch size; see the speeds in the table.</comment>
        <translation>
            <numerusform>%n more configuration changes sides with the batch size; see the speeds in the table.</numerusform>
            <numerusform>%n more configurations change sides with the batch size; see the speeds in the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more types of warnings are listed with the runs.</source>
        <comment>%n more type of warning is listed with the runs.</comment>
        <translation>
            <numerusform>%n more type of warning is listed with the runs.</numerusform>
            <numerusform>%n more types of warnings are listed with the runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 columns of the input hold outliers.</source>
        <comment>%n of %1 columns of the input holds outliers.</comment>
        <translation>
            <numerusform>%n of %1 columns of the input holds outliers.</numerusform>
            <numerusform>%n of %1 columns of the input hold outliers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 rows of the input hold outliers.</source>
        <comment>%n of %1 rows of the input holds outliers.</comment>
        <translation>
            <numerusform>%n of %1 rows of the input holds outliers.</numerusform>
            <numerusform>%n of %1 rows of the input hold outliers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median, and %3 on a repaint of this window, no more than expected by chance (p = %4).</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median, and %3 on a repaint of this window, no more than expected by chance (p = %4).</comment>
        <translation>
            <numerusform>%n of %1 samples is an isolated spike; p99 is %2 × the median, and %3 on a repaint of this window, no more than expected by chance (p = %4).</numerusform>
            <numerusform>%n of %1 samples are isolated spikes; p99 is %2 × the median, and %3 on a repaint of this window, no more than expected by chance (p = %4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</comment>
        <translation>
            <numerusform>%n of %1 samples is an isolated spike; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</numerusform>
            <numerusform>%n of %1 samples are isolated spikes; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median.</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median.</comment>
        <translation>
            <numerusform>%n of %1 samples is an isolated spike; p99 is %2 × the median.</numerusform>
            <numerusform>%n of %1 samples are isolated spikes; p99 is %2 × the median.</numerusform>
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
        <source>%n requests failed, according to the file.</source>
        <comment>%n request failed, according to the file.</comment>
        <translation>
            <numerusform>%n request failed, according to the file.</numerusform>
            <numerusform>%n requests failed, according to the file.</numerusform>
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
        <source>%n rows give neither samples nor a standard deviation with its number of samples, so there is a ratio and no interval.</source>
        <comment>%n row gives neither samples nor a standard deviation with its number of samples, so there is a ratio and no interval.</comment>
        <translation>
            <numerusform>%n row gives neither samples nor a standard deviation with its number of samples, so there is a ratio and no interval.</numerusform>
            <numerusform>%n rows give neither samples nor a standard deviation with its number of samples, so there is a ratio and no interval.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no samples: their intervals come from mean, standard deviation and number of samples, taken as independent, because the order of measuring is not known.</source>
        <comment>%n row has no samples: its interval comes from mean, standard deviation and number of samples, taken as independent, because the order of measuring is not known.</comment>
        <translation>
            <numerusform>%n row has no samples: its interval comes from mean, standard deviation and number of samples, taken as independent, because the order of measuring is not known.</numerusform>
            <numerusform>%n rows have no samples: their intervals come from mean, standard deviation and number of samples, taken as independent, because the order of measuring is not known.</numerusform>
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
        <source>%n samples are too few: an interval of the median requires 6, p95 requires 59, and p99 requires 299.</source>
        <comment>%n sample is too few: an interval of the median requires 6, p95 requires 59, and p99 requires 299.</comment>
        <translation>
            <numerusform>%n sample is too few: an interval of the median requires 6, p95 requires 59, and p99 requires 299.</numerusform>
            <numerusform>%n samples are too few: an interval of the median requires 6, p95 requires 59, and p99 requires 299.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples were left out because they are NaN or below 0.</source>
        <comment>%n sample was left out because it is NaN or below 0.</comment>
        <translation>
            <numerusform>%n sample was left out because it is NaN or below 0.</numerusform>
            <numerusform>%n samples were left out because they are NaN or below 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples were not shown during the measurement; the result contains all of them.</source>
        <comment>%n sample was not shown during the measurement; the result contains it.</comment>
        <translation>
            <numerusform>%n sample was not shown during the measurement; the result contains it.</numerusform>
            <numerusform>%n samples were not shown during the measurement; the result contains all of them.</numerusform>
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
        <source>%n tensors of the checkpoint are not used: %1.</source>
        <comment>%n tensor of the checkpoint is not used: %1.</comment>
        <translation>
            <numerusform>%n tensor of the checkpoint is not used: %1.</numerusform>
            <numerusform>%n tensors of the checkpoint are not used: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times of 0 or below were left out: nothing was measured there.</source>
        <comment>%n time of 0 or below was left out: nothing was measured there.</comment>
        <translation>
            <numerusform>%n time of 0 or below was left out: nothing was measured there.</numerusform>
            <numerusform>%n times of 0 or below were left out: nothing was measured there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variants are not resolved. Run until resolved to narrow their intervals.</source>
        <comment>%n variant is not resolved. Run until resolved to narrow its interval.</comment>
        <translation>
            <numerusform>%n variant is not resolved. Run until resolved to narrow its interval.</numerusform>
            <numerusform>%n variants are not resolved. Run until resolved to narrow their intervals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more rounds may show the next one.</source>
        <comment>About %n more round may show the next one.</comment>
        <translation>
            <numerusform>About %n more round may show the next one.</numerusform>
            <numerusform>About %n more rounds may show the next one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accuracy: %1 of %n modes are not resolved with the test items.</source>
        <comment>Accuracy: %1 of %n mode is not resolved with the test items.</comment>
        <translation>
            <numerusform>Accuracy: %1 of %n mode is not resolved with the test items.</numerusform>
            <numerusform>Accuracy: %1 of %n modes are not resolved with the test items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All samples are multiples of %1, which is %2 of the median: %n values occur.</source>
        <comment>All samples are multiples of %1, which is %2 of the median: %n value occurs.</comment>
        <translation>
            <numerusform>All samples are multiples of %1, which is %2 of the median: %n value occurs.</numerusform>
            <numerusform>All samples are multiples of %1, which is %2 of the median: %n values occur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If ratio and scatter stay as they are, about %n more rounds resolve it.</source>
        <comment>If ratio and scatter stay as they are, about %n more round resolves it.</comment>
        <translation>
            <numerusform>If ratio and scatter stay as they are, about %n more round resolves it.</numerusform>
            <numerusform>If ratio and scatter stay as they are, about %n more rounds resolve it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n measurements, identical kernels differed, so their verdicts are not reliable.</source>
        <comment>In %n measurement, identical kernels differed, so its verdicts are not reliable.</comment>
        <translation>
            <numerusform>In %n measurement, identical kernels differed, so its verdicts are not reliable.</numerusform>
            <numerusform>In %n measurements, identical kernels differed, so their verdicts are not reliable.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measure about %n more rounds.</source>
        <comment>Measure about %n more round.</comment>
        <translation>
            <numerusform>Measure about %n more round.</numerusform>
            <numerusform>Measure about %n more rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One launch takes %1, which is %2 times the timer floor of %3, and %4 of the samples are ties. Time %n launches per sample.</source>
        <comment>One launch takes %1, which is %2 times the timer floor of %3, and %4 of the samples are ties. Time %n launch per sample.</comment>
        <translation>
            <numerusform>One launch takes %1, which is %2 times the timer floor of %3, and %4 of the samples are ties. Time %n launch per sample.</numerusform>
            <numerusform>One launch takes %1, which is %2 times the timer floor of %3, and %4 of the samples are ties. Time %n launches per sample.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One launch takes %1, which is %2 times the timer floor of %3. Time %n launches per sample.</source>
        <comment>One launch takes %1, which is %2 times the timer floor of %3. Time %n launch per sample.</comment>
        <translation>
            <numerusform>One launch takes %1, which is %2 times the timer floor of %3. Time %n launch per sample.</numerusform>
            <numerusform>One launch takes %1, which is %2 times the timer floor of %3. Time %n launches per sample.</numerusform>
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
        <source>TOO FEW %1, n = %n pairs</source>
        <comment>TOO FEW %1, n = %n pair</comment>
        <translation>
            <numerusform>TOO FEW %1, n = %n pair</numerusform>
            <numerusform>TOO FEW %1, n = %n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n kernels with the least time were omitted: %1 of %2 in total.</source>
        <comment>The %n kernel with the least time was omitted: %1 of %2.</comment>
        <translation>
            <numerusform>The %n kernel with the least time was omitted: %1 of %2.</numerusform>
            <numerusform>The %n kernels with the least time were omitted: %1 of %2 in total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The chart marks %n more crossings.</source>
        <comment>The chart marks %n more crossing.</comment>
        <translation>
            <numerusform>The chart marks %n more crossing.</numerusform>
            <numerusform>The chart marks %n more crossings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The configurations were dealt out over %n devices that worked at the same time. Each is compared with the baseline of its own device; figures of different devices are not interleaved.</source>
        <comment>The configurations were measured on %n device.</comment>
        <translation>
            <numerusform>The configurations were measured on %n device.</numerusform>
            <numerusform>The configurations were dealt out over %n devices that worked at the same time. Each is compared with the baseline of its own device; figures of different devices are not interleaved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The device lowered its clock during %n samples, for %1 according to its counters.</source>
        <comment>The device lowered its clock during %n sample, for %1 according to its counters.</comment>
        <translation>
            <numerusform>The device lowered its clock during %n sample, for %1 according to its counters.</numerusform>
            <numerusform>The device lowered its clock during %n samples, for %1 according to its counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The device lowered its clock during %n samples.</source>
        <comment>The device lowered its clock during %n sample.</comment>
        <translation>
            <numerusform>The device lowered its clock during %n sample.</numerusform>
            <numerusform>The device lowered its clock during %n samples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n iterations are still part of the warm-up: their median is %1, %2 above the median of the rest (%3).</source>
        <comment>The first %n iteration is still part of the warm-up: its time is %1, %2 above the median of the rest (%3).</comment>
        <translation>
            <numerusform>The first %n iteration is still part of the warm-up: its time is %1, %2 above the median of the rest (%3).</numerusform>
            <numerusform>The first %n iterations are still part of the warm-up: their median is %1, %2 above the median of the rest (%3).</numerusform>
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
        <source>The points were dealt out over %n devices that worked at the same time.</source>
        <comment>The points were measured on %n device.</comment>
        <translation>
            <numerusform>The points were measured on %n device.</numerusform>
            <numerusform>The points were dealt out over %n devices that worked at the same time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same applies to %1, in %n cases.</source>
        <comment>The same applies to %1, in %n case.</comment>
        <translation>
            <numerusform>The same applies to %1, in %n case.</numerusform>
            <numerusform>The same applies to %1, in %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same applies to %n other modes.</source>
        <comment>The same applies to %n other mode.</comment>
        <translation>
            <numerusform>The same applies to %n other mode.</numerusform>
            <numerusform>The same applies to %n other modes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same applies, to a lesser degree, to %n further pairs. Use the medians.</source>
        <comment>The same applies, to a lesser degree, to %n further pair. Use the medians.</comment>
        <translation>
            <numerusform>The same applies, to a lesser degree, to %n further pair. Use the medians.</numerusform>
            <numerusform>The same applies, to a lesser degree, to %n further pairs. Use the medians.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shard %1 is missing; according to %2, it contains %n tensors.</source>
        <comment>The shard %1 is missing; according to %2, it contains %n tensor.</comment>
        <translation>
            <numerusform>The shard %1 is missing; according to %2, it contains %n tensor.</numerusform>
            <numerusform>The shard %1 is missing; according to %2, it contains %n tensors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texts are identical for %n tokens, then one of them ends.</source>
        <comment>The texts are identical for %n token, then one of them ends.</comment>
        <translation>
            <numerusform>The texts are identical for %n token, then one of them ends.</numerusform>
            <numerusform>The texts are identical for %n tokens, then one of them ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texts are identical for %n tokens, until one of them was stopped.</source>
        <comment>The texts are identical for %n token, until one of them was stopped.</comment>
        <translation>
            <numerusform>The texts are identical for %n token, until one of them was stopped.</numerusform>
            <numerusform>The texts are identical for %n tokens, until one of them was stopped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The two texts are identical (%n tokens).</source>
        <comment>The two texts are identical (%n token).</comment>
        <translation>
            <numerusform>The two texts are identical (%n token).</numerusform>
            <numerusform>The two texts are identical (%n tokens).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The user counted the first %n measured samples of each mode as warm-up after the run.</source>
        <comment>The user counted the first %n measured sample of each mode as warm-up after the run.</comment>
        <translation>
            <numerusform>The user counted the first %n measured sample of each mode as warm-up after the run.</numerusform>
            <numerusform>The user counted the first %n measured samples of each mode as warm-up after the run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the worst of %1 such pairs at %n sizes. Use the medians.</source>
        <comment>This is the worst of %1 such pairs at %n size. Use the medians.</comment>
        <translation>
            <numerusform>This is the worst of %1 such pairs at %n size. Use the medians.</numerusform>
            <numerusform>This is the worst of %1 such pairs at %n sizes. Use the medians.</numerusform>
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
        <source>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but only %n of the %4 others are shown to be worse.</source>
        <comment>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but only %n of the %4 others is shown to be worse.</comment>
        <translation>
            <numerusform>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but only %n of the %4 others is shown to be worse.</numerusform>
            <numerusform>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but only %n of the %4 others are shown to be worse.</numerusform>
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
    <message numerus="yes">
        <source>±%1: runs without a change (A/A controls, %n unchanged runs)</source>
        <comment>±%1: runs without a change (A/A controls, %n unchanged run)</comment>
        <translation>
            <numerusform>±%1: runs without a change (A/A controls, %n unchanged run)</numerusform>
            <numerusform>±%1: runs without a change (A/A controls, %n unchanged runs)</numerusform>
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
    <message numerus="yes">
        <source>%n modes faster, up to %1</source>
        <comment>several are equally fast</comment>
        <translation>
            <numerusform>%n mode faster, up to %1</numerusform>
            <numerusform>%n modes faster, up to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScopeLanes</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
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
    <message numerus="yes">
        <source>n = %n pair(s), about %1 independent (autocorrelated)</source>
        <translation>
            <numerusform>n = %n pair, about %1 independent (autocorrelated)</numerusform>
            <numerusform>n = %n pairs, about %1 independent (autocorrelated)</numerusform>
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
    <message numerus="yes">
        <source>From %1 to %2 in %n step(s): faster, %3.</source>
        <translation>
            <numerusform>From %1 to %2 in %n step: faster, %3.</numerusform>
            <numerusform>From %1 to %2 in %n steps: faster, %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 in %n step(s): slower, %3.</source>
        <translation>
            <numerusform>From %1 to %2 in %n step: slower, %3.</numerusform>
            <numerusform>From %1 to %2 in %n steps: slower, %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::AccuracyModule</name>
    <message numerus="yes">
        <source>%n byte(s).</source>
        <translation>
            <numerusform>%n byte.</numerusform>
            <numerusform>%n bytes.</numerusform>
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
    <message numerus="yes">
        <source>%n statement(s) in the text</source>
        <translation>
            <numerusform>%n statement in the text</numerusform>
            <numerusform>%n statements in the text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ratio(s) in the text without figures, not checked</source>
        <translation>
            <numerusform>%n ratio in the text without figures, not checked</numerusform>
            <numerusform>%n ratios in the text without figures, not checked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::CalibrationDialog</name>
    <message numerus="yes">
        <source>By the A/A control of runs on this device; a share is given from %n runs on.</source>
        <translation>
            <numerusform>By the A/A control of runs on this device; a share is given from %n run on.</numerusform>
            <numerusform>By the A/A control of runs on this device; a share is given from %n runs on.</numerusform>
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
    <name>qs::DecisionChart</name>
    <message numerus="yes">
        <source>%n configuration(s) without a time or a loss are not shown.</source>
        <translation>
            <numerusform>%n configuration without a time or a loss is not shown.</numerusform>
            <numerusform>%n configurations without a time or a loss are not shown.</numerusform>
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
    <name>qs::ImportPreview</name>
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
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
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
    <name>qs::MeasureSetup</name>
    <message numerus="yes">
        <source>Dealt out over %n devices. One alone: %1</source>
        <translation>
            <numerusform>On %n device: %1</numerusform>
            <numerusform>Dealt out over %n devices. One alone: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On each of %n devices: %1</source>
        <translation>
            <numerusform>On %n device: %1</numerusform>
            <numerusform>On each of %n devices: %1</numerusform>
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
    <name>qs::QueueCommands</name>
    <message numerus="yes">
        <source>%n job(s) submitted to the queue of %1.</source>
        <translation>
            <numerusform>%n job submitted to the queue of %1.</numerusform>
            <numerusform>%n jobs submitted to the queue of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n run(s) in the session</source>
        <translation>
            <numerusform>%1: %n run in the session</numerusform>
            <numerusform>%1: %n runs in the session</numerusform>
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
        <source>%n session(s) will be deleted permanently.</source>
        <translation>
            <numerusform>%n session will be deleted permanently.</numerusform>
            <numerusform>%n sessions will be deleted permanently.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RemoteFileDialog</name>
    <message numerus="yes">
        <source>%n more are not shown; type the path.</source>
        <translation>
            <numerusform>%n more is not shown; type the path.</numerusform>
            <numerusform>%n more are not shown; type the path.</numerusform>
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
        <source>%n difference(s) are of the clock alone: in SM cycles the runs are the same.</source>
        <translation>
            <numerusform>%n difference is of the clock alone: in SM cycles the runs are the same.</numerusform>
            <numerusform>%n differences are of the clock alone: in SM cycles the runs are the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n better</source>
        <translation>
            <numerusform>%n better</numerusform>
            <numerusform>%n better</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worse</source>
        <translation>
            <numerusform>%n worse</numerusform>
            <numerusform>%n worse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RunDisplay</name>
    <message numerus="yes">
        <source>Latency per sample, each the mean of %n launch(es)</source>
        <translation>
            <numerusform>Latency per sample, each the mean of %n launch</numerusform>
            <numerusform>Latency per sample, each the mean of %n launches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RunOnChange</name>
    <message numerus="yes">
        <source>%n more changed</source>
        <translation>
            <numerusform>%n more changed</numerusform>
            <numerusform>%n more changed</numerusform>
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
    <name>qs::ScopePicture</name>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n mode</numerusform>
            <numerusform>%n modes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ScoreModel</name>
    <message numerus="yes">
        <source>%n item(s) in common with %1; a verdict needs at least 6.</source>
        <translation>
            <numerusform>%n item in common with %1; a verdict needs at least 6.</numerusform>
            <numerusform>%n items in common with %1; a verdict needs at least 6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compared with %1, on the same n = %n item(s): difference %2, 95% interval [%3, %4].
Counts as the same: ±%5. %6</source>
        <translation>
            <numerusform>Compared with %1, on the same n = %n item: difference %2, 95% interval [%3, %4].
Counts as the same: ±%5. %6</numerusform>
            <numerusform>Compared with %1, on the same n = %n items: difference %2, 95% interval [%3, %4].
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
        <source>%n token(s), as in one step of a model; the hidden size does not change.</source>
        <translation>
            <numerusform>%n token, as in one step of a model; the hidden size does not change.</numerusform>
            <numerusform>%n tokens, as in one step of a model; the hidden size does not change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::SubmitDialog</name>
    <message numerus="yes">
        <source>Points of the sweep: %n task(s)</source>
        <translation>
            <numerusform>Points of the sweep: %n task</numerusform>
            <numerusform>Points of the sweep: %n tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Configurations, each beside the baseline: %n task(s)</source>
        <translation>
            <numerusform>Configurations, each beside the baseline: %n task</numerusform>
            <numerusform>Configurations, each beside the baseline: %n tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Variants, each beside the first: %n task(s)</source>
        <translation>
            <numerusform>Variants, each beside the first: %n task</numerusform>
            <numerusform>Variants, each beside the first: %n tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Modes, each beside the baseline: %n task(s)</source>
        <translation>
            <numerusform>Modes, each beside the baseline: %n task</numerusform>
            <numerusform>Modes, each beside the baseline: %n tasks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::TargetChooser</name>
    <message numerus="yes">
        <source>%n devices</source>
        <translation>
            <numerusform>%n device</numerusform>
            <numerusform>%n devices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::TargetTestDialog</name>
    <message numerus="yes">
        <source>%1 is ready: %n device(s).</source>
        <translation>
            <numerusform>%1 is ready: %n device.</numerusform>
            <numerusform>%1 is ready: %n devices.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::TensorViewPanel</name>
    <message numerus="yes">
        <source>%n finite value(s) are restored as NaN or infinite</source>
        <translation>
            <numerusform>%n finite value is restored as NaN or infinite</numerusform>
            <numerusform>%n finite values are restored as NaN or infinite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are NaN or infinite and excluded</source>
        <translation>
            <numerusform>%n value is NaN or infinite and excluded</numerusform>
            <numerusform>%n values are NaN or infinite and excluded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::TensorsPage</name>
    <message numerus="yes">
        <source>%1 of %n value(s) can be judged, %2 bits per element: %3</source>
        <translation>
            <numerusform>%1 of %n value can be judged, %2 bits per element: %3</numerusform>
            <numerusform>%1 of %n values can be judged, %2 bits per element: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2; %n evenly spaced row(s) are used</source>
        <translation>
            <numerusform>%1 × %2; %n evenly spaced row is used</numerusform>
            <numerusform>%1 × %2; %n evenly spaced rows are used</numerusform>
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
        <source>%n variant(s)</source>
        <translation>
            <numerusform>%n variant</numerusform>
            <numerusform>%n variants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n cannot run here and will be skipped</source>
        <translation>
            <numerusform>; %n cannot run here and will be skipped</numerusform>
            <numerusform>; %n cannot run here and will be skipped</numerusform>
        </translation>
    </message>
</context>
</TS>
