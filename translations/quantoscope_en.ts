<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>qs::RunStore</name>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n mode</numerusform>
            <numerusform>%n modes</numerusform>
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
    <name>qs::StudyModeChooser</name>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n mode</numerusform>
            <numerusform>%n modes</numerusform>
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
</TS>
