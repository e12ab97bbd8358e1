<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Caveats</name>
    <message numerus="yes">
        <source>%n mode(s) are simulated on this device: their accuracy and size hold, their latency says nothing about real hardware.</source>
        <translation>
            <numerusform>%n mode is simulated on this device: its accuracy and size hold, its latency says nothing about real hardware.</numerusform>
            <numerusform>%n modes are simulated on this device: their accuracy and size hold, their latency says nothing about real hardware.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 and %n more.</source>
        <translation>
            <numerusform>%1: %2 and %n more.</numerusform>
            <numerusform>%1: %2 and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more kind(s) of findings; the report has them all.</source>
        <translation>
            <numerusform>%n more kind of findings; the report has them all.</numerusform>
            <numerusform>%n more kinds of findings; the report has them all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n measurement(s) identical kernels came out different: their verdicts are not to be trusted.</source>
        <translation>
            <numerusform>In %n measurement identical kernels came out different: its verdicts are not to be trusted.</numerusform>
            <numerusform>In %n measurements identical kernels came out different: their verdicts are not to be trusted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were measured by other tools, not in the same rounds.</source>
        <translation>
            <numerusform>%n row was measured by other tools, not in the same rounds.</numerusform>
            <numerusform>%n rows were measured by other tools, not in the same rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configuration(s) are simulated on this device: their predictions and sizes hold, their times say nothing about real hardware.</source>
        <translation>
            <numerusform>%n configuration is simulated on this device: its predictions and size hold, its times say nothing about real hardware.</numerusform>
            <numerusform>%n configurations are simulated on this device: their predictions and sizes hold, their times say nothing about real hardware.</numerusform>
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
    <name>Slides</name>
    <message numerus="yes">
        <source>Median latency of %n mode(s); nothing was compared.</source>
        <translation>
            <numerusform>Median latency of %n mode; nothing was compared.</numerusform>
            <numerusform>Median latency of %n modes; nothing was compared.</numerusform>
        </translation>
    </message>
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
        <source>and %n more run(s)</source>
        <translation>
            <numerusform>and %n more run</numerusform>
            <numerusform>and %n more runs</numerusform>
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
</context>
<context>
    <name>qs::LlmPage</name>
    <message numerus="yes">
        <source>about %n s left</source>
        <translation>
            <numerusform>about %n s left</numerusform>
            <numerusform>about %n s left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::LlmPresenter</name>
    <message numerus="yes">
        <source>%n token(s), then the end of the text</source>
        <translation>
            <numerusform>%n token, then the end of the text</numerusform>
            <numerusform>%n tokens, then the end of the text</numerusform>
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
        <source>Runs by itself, %n second(s) a page</source>
        <translation>
            <numerusform>Runs by itself, %n second a page</numerusform>
            <numerusform>Runs by itself, %n seconds a page</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a page</source>
        <translation>
            <numerusform>%n second a page</numerusform>
            <numerusform>%n seconds a page</numerusform>
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
    <name>qs::RunStore</name>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n mode</numerusform>
            <numerusform>%n modes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n run(s)</source>
        <translation>
            <numerusform>remove %n run</numerusform>
            <numerusform>remove %n runs</numerusform>
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
