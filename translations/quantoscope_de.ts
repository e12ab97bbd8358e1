<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ChartExport</name>
    <message>
        <source>Not enough memory for an image of this size.</source>
        <translation>Für ein Bild dieser Größe reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>Choose a smaller size or fewer dots per inch.</source>
        <translation>Wählen Sie eine kleinere Größe oder weniger Punkte je Zoll.</translation>
    </message>
</context>
<context>
    <name>ChartInteraction</name>
    <message>
        <source>Set cursor A here</source>
        <translation>Cursor A hier</translation>
    </message>
    <message>
        <source>Set cursor B here</source>
        <translation>Cursor B hier</translation>
    </message>
    <message>
        <source>Remove cursors</source>
        <translation>Cursor entfernen</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Zoom zurücksetzen</translation>
    </message>
    <message>
        <source>Drag the chart to another program or to a folder.</source>
        <translation>Ziehen Sie das Diagramm in ein anderes Programm oder in einen Ordner.</translation>
    </message>
    <message>
        <source>Move a note</source>
        <translation>Anmerkung verschieben</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Anmerkung hinzufügen</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Anmerkung bearbeiten</translation>
    </message>
    <message>
        <source>Edit a note</source>
        <translation>Anmerkung bearbeiten</translation>
    </message>
    <message>
        <source>Delete a note</source>
        <translation>Anmerkung löschen</translation>
    </message>
    <message>
        <source>Edit the note…</source>
        <translation>Anmerkung bearbeiten…</translation>
    </message>
    <message>
        <source>Delete the note</source>
        <translation>Anmerkung löschen</translation>
    </message>
    <message>
        <source>Add a note here…</source>
        <translation>Hier eine Anmerkung hinzufügen…</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmerkungen</translation>
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
        <translation>Text der Notiz:</translation>
    </message>
</context>
<context>
    <name>ComparisonCells</name>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>Effektiv</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Cold/hot (×)</source>
        <translation>Kalt/heiß (×)</translation>
    </message>
    <message>
        <source>CV (%)</source>
        <translation>CV (%)</translation>
    </message>
    <message>
        <source>Speed-up (×)</source>
        <translation>Beschl. (×)</translation>
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
        <translation>Obergrenze (%)</translation>
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
        <translation>Max. Fehler</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Ratio (×)</source>
        <translation>Verhältnis (×)</translation>
    </message>
    <message>
        <source>Compile (ms)</source>
        <translation>Kompil. (ms)</translation>
    </message>
    <message>
        <source>Search (ms)</source>
        <translation>Suche (ms)</translation>
    </message>
    <message>
        <source>Clock (MHz)</source>
        <translation>Takt (MHz)</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Messart</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>The requested mode: format, granularity, static or dynamic scale.</source>
        <translation>Der verlangte Modus: Format, Granularität, statische oder dynamische Skala.</translation>
    </message>
    <message>
        <source>What actually ran: backend, data types, arithmetic. ≠ marks a difference from the request.</source>
        <translation>Was wirklich lief: Backend, Datentypen, Arithmetik. ≠ zeigt, wo es nicht das Verlangte ist.</translation>
    </message>
    <message>
        <source>Comparison of this mode with the baseline, from pairs of samples of the same round.</source>
        <translation>Was sich über diesen Modus gegenüber der Basis sagen lässt, aus Paaren von Messwerten derselben Runde.</translation>
    </message>
    <message>
        <source>Measured samples, without warm-up.</source>
        <translation>Gemessene Werte; das Aufwärmen zählt nicht dazu.</translation>
    </message>
    <message>
        <source>95th percentile (type 7), in microseconds; grey below n = 59.</source>
        <translation>95. Perzentil (Typ 7), in Mikrosekunden; grau unter n = 59.</translation>
    </message>
    <message>
        <source>99th percentile (type 7), in microseconds; grey below n = 299.</source>
        <translation>99. Perzentil (Typ 7), in Mikrosekunden; grau unter n = 299.</translation>
    </message>
    <message>
        <source>Cold p50 / hot p50: the gain from data in the cache.</source>
        <translation>Kalt p50 / heiß p50: was es wert ist, die Daten im Cache zu finden.</translation>
    </message>
    <message>
        <source>Coefficient of variation: standard deviation / mean, in percent.</source>
        <translation>Variationskoeffizient: Standardabweichung / Mittelwert, in Prozent.</translation>
    </message>
    <message>
        <source>Time of the baseline / time, median of the ratios of the same rounds; above 1 is faster. Grey without a verdict.</source>
        <translation>Zeit der Basis / Zeit, Median der Verhältnisse derselben Runden; über 1 ist schneller. Grau, wo kein Urteil dahintersteht.</translation>
    </message>
    <message>
        <source>Operations of the task / median, in 10¹² per second; a multiply-add counts as two.</source>
        <translation>Operationen der Aufgabe / Median, in 10¹² pro Sekunde; Multiplikation mit Addition zählt als zwei.</translation>
    </message>
    <message>
        <source>Bytes that must be moved / median, in 10⁹ bytes per second.</source>
        <translation>Bytes, die bewegt werden müssen / Median, in 10⁹ Bytes pro Sekunde.</translation>
    </message>
    <message>
        <source>Signal to quantization noise, 10·log10(Σx² / Σ(x−x̂)²), in decibels; higher is better.</source>
        <translation>Signal zu Quantisierungsrauschen, 10·log10(Σx² / Σ(x−x̂)²), in Dezibel; höher ist besser.</translation>
    </message>
    <message>
        <source>Mean squared error, mean of (x−x̂)².</source>
        <translation>Mittlerer quadratischer Fehler, Mittel von (x−x̂)².</translation>
    </message>
    <message>
        <source>Largest |x−x̂|.</source>
        <translation>Größtes |x−x̂|.</translation>
    </message>
    <message>
        <source>Cosine similarity of input and restored values.</source>
        <translation>Kosinus-Ähnlichkeit von Eingabe und wiederhergestellten Werten.</translation>
    </message>
    <message>
        <source>Codes, scales and zero points together.</source>
        <translation>Codes, Skalen und Nullpunkte zusammen.</translation>
    </message>
    <message>
        <source>Size / size of the input.</source>
        <translation>Größe / Größe der Eingabe.</translation>
    </message>
    <message>
        <source>Time to compile the kernels for this shape, once, before the first call. It is not part of any latency.</source>
        <translation>Kompilieren der Kernels für diese Form, einmal vor dem ersten Aufruf; in keiner Latenz enthalten.</translation>
    </message>
    <message>
        <source>Time to try the algorithms of a library and choose one, once, before the first call. It is not part of any latency.</source>
        <translation>Messen der Algorithmen einer Bibliothek, um einen zu wählen, einmal vor dem ersten Aufruf; in keiner Latenz enthalten.</translation>
    </message>
    <message>
        <source>Median SM clock during the samples, in megahertz.</source>
        <translation>Median des SM-Takts während der Messwerte, in Megahertz.</translation>
    </message>
    <message>
        <source>How a sample is taken: one launch, or the mean of several in a row.</source>
        <translation>Wie ein Messwert entsteht: ein Start oder das Mittel mehrerer hintereinander.</translation>
    </message>
    <message>
        <source>Rows whose codes and scales were compared with the oracle, bit for bit.</source>
        <translation>Zeilen, deren Codes und Skalen Bit für Bit mit der Referenz verglichen wurden.</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>? NOT TRUSTED</source>
        <translation>? UNSICHER</translation>
    </message>
    <message>
        <source>↑ FASTER %1×</source>
        <translation>↑ SCHNELLER %1×</translation>
    </message>
    <message>
        <source>↓ SLOWER %1×</source>
        <translation>↓ LANGSAMER %1×</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= GLEICH</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? NICHT GEKLÄRT</translation>
    </message>
    <message>
        <source>… TOO FEW</source>
        <translation>… ZU WENIGE</translation>
    </message>
    <message>
        <source>each launch</source>
        <translation>jeder Start</translation>
    </message>
    <message>
        <source>events</source>
        <translation>Events</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>%1 hintereinander</translation>
    </message>
    <message>
        <source>graph of %1</source>
        <translation>Graph aus %1</translation>
    </message>
    <message>
        <source>%1 − %2 µs</source>
        <translation>%1 − %2 µs</translation>
    </message>
    <message>
        <source>✓ %1 rows</source>
        <translation>✓ %1 Zeilen</translation>
    </message>
    <message>
        <source>✗ %1 of %2 differ</source>
        <translation>✗ %1 von %2 abweichend</translation>
    </message>
    <message>
        <source>imported: %1</source>
        <translation>importiert: %1</translation>
    </message>
    <message>
        <source>∞ exact</source>
        <translation>∞ exakt</translation>
    </message>
    <message>
        <source>Imported from %1, which does not give the number of samples.</source>
        <translation>Importiert aus %1; dort steht nicht, aus wie vielen Messwerten.</translation>
    </message>
    <message>
        <source>n = %1 samples</source>
        <translation>n = %1 Messwerte</translation>
    </message>
    <message>
        <source>%1, imported from %2.</source>
        <translation>%1, importiert aus %2.</translation>
    </message>
    <message>
        <source>, %1 warm-up samples excluded</source>
        <translation>, %1 Messwerte des Aufwärmens ausgelassen</translation>
    </message>
    <message>
        <source>, warm-up excluded</source>
        <translation>, ohne das Aufwärmen</translation>
    </message>
    <message>
        <source>; cache: %1</source>
        <translation>; Cache: %1</translation>
    </message>
    <message>
        <source>; each sample is the mean of %1 consecutive launches, so percentiles describe such means</source>
        <translation>; jeder Messwert ist das Mittel von %1 Starts hintereinander, Perzentile beschreiben also solche Mittel</translation>
    </message>
    <message>
        <source>Not given by %1.</source>
        <translation>Von %1 nicht angegeben.</translation>
    </message>
    <message>
        <source>No samples yet.</source>
        <translation>Noch kein Messwert.</translation>
    </message>
    <message>
        <source>n = %1 is below 59: too few samples to bound it with 95% confidence.</source>
        <translation>n = %1 liegt unter 59: zu wenige Messwerte, um es mit 95&#xa0;% Sicherheit einzugrenzen.</translation>
    </message>
    <message>
        <source>n = %1 is below 299: too few samples to bound it with 95% confidence.</source>
        <translation>n = %1 liegt unter 299: zu wenige Messwerte, um es mit 95&#xa0;% Sicherheit einzugrenzen.</translation>
    </message>
    <message>
        <source>%1
Not available for imported results.</source>
        <translation>%1
Bei importierten Ergebnissen nicht bekannt.</translation>
    </message>
    <message>
        <source>Not computed yet. %1</source>
        <translation>Noch nicht berechnet. %1</translation>
    </message>
    <message>
        <source>Infinite: every value is restored exactly.</source>
        <translation>Unendlich: jeder Wert kam genau zurück.</translation>
    </message>
    <message>
        <source>Not defined: one side is all zero.</source>
        <translation>Nicht definiert: eine Seite ist ganz null.</translation>
    </message>
    <message>
        <source>Over n = %1 finite elements</source>
        <translation>Über n = %1 endliche Elemente</translation>
    </message>
    <message>
        <source>, %1 NaN or infinite ones excluded</source>
        <translation>, %1 mit NaN oder Unendlich ausgelassen</translation>
    </message>
    <message>
        <source>; the input is constant, so there was nothing to scale</source>
        <translation>; die Eingabe ist konstant, es gab also nichts zu skalieren</translation>
    </message>
    <message>
        <source>n = %1 pairs: a 95% interval needs at least 6.</source>
        <translation>n = %1 Paare: aus weniger als 6 lässt sich kein 95-%-Intervall angeben.</translation>
    </message>
    <message>
        <source>Speed-up over %1: %2, 95% interval [%3, %4], n = %5.</source>
        <translation>Beschleunigung gegenüber %1: %2, 95-%-Intervall [%3; %4], n = %5.</translation>
    </message>
    <message>
        <source>%1 pairs of the same round</source>
        <translation>%1 Paare derselben Runde</translation>
    </message>
    <message>
        <source>%1 samples, not paired</source>
        <translation>%1 Messwerte, nicht gepaart</translation>
    </message>
    <message>
        <source>Counts as the same: ±%1%, the difference between two identical kernels (%2, measured twice) in this run.</source>
        <translation>Gilt als gleich: ±%1&#xa0;%, so weit lagen zwei gleiche Kernels (%2, zweimal gemessen) in diesem Lauf auseinander.</translation>
    </message>
    <message>
        <source>Counts as the same: ±%1%.</source>
        <translation>Gilt als gleich: ±%1&#xa0;%.</translation>
    </message>
    <message>
        <source>The other modes are compared with this one.</source>
        <translation>Mit diesem werden die anderen Modi verglichen.</translation>
    </message>
    <message>
        <source>Imported results are not compared: they were not measured in the same rounds.</source>
        <translation>Importierte Ergebnisse werden nicht verglichen: sie wurden nicht in denselben Runden gemessen.</translation>
    </message>
    <message>
        <source>Not compared with %1: there are no samples of both yet.</source>
        <translation>Nicht mit %1 verglichen: noch nicht von beiden liegen Messwerte vor.</translation>
    </message>
    <message>
        <source>Two series of the same kernel (%1) differ in this run, so differences between modes are not reliable.
%2</source>
        <translation>Zwei Reihen desselben Kernels (%1) fielen in diesem Lauf verschieden aus, ein Unterschied zwischen Modi beweist also nichts.
%2</translation>
    </message>
    <message>
        <source>The whole interval lies above the band: this mode is faster.</source>
        <translation>Das ganze Intervall liegt über dem Band: dieser Modus ist schneller.</translation>
    </message>
    <message>
        <source>The whole interval lies below the band: this mode is slower.</source>
        <translation>Das ganze Intervall liegt unter dem Band: dieser Modus ist langsamer.</translation>
    </message>
    <message>
        <source>The whole interval lies within the band: no difference that matters.</source>
        <translation>Das ganze Intervall liegt im Band: kein Unterschied von Belang.</translation>
    </message>
    <message>
        <source>The interval crosses the edge of the band: it may be a difference or noise. More samples narrow it.</source>
        <translation>Das Intervall schneidet den Rand des Bandes: es kann ein Unterschied oder Rauschen sein. Mehr Messwerte machen es schmaler.</translation>
    </message>
    <message>
        <source>No ranks: two series of the same kernel (%1) differ in this run.</source>
        <translation>Keine Plätze: zwei Reihen desselben Kernels (%1) fielen in diesem Lauf verschieden aus.</translation>
    </message>
    <message>
        <source>Imported results are not ranked: they were not measured in the same rounds.</source>
        <translation>Importierte Ergebnisse bekommen keinen Rang: sie wurden nicht in denselben Runden gemessen.</translation>
    </message>
    <message>
        <source>Not known yet: no pairs of samples.</source>
        <translation>Noch nicht bekannt: keine Paare von Messwerten.</translation>
    </message>
    <message>
        <source>Among %1 modes, by the verdicts of all pairs (95% intervals of ratios by round).</source>
        <translation>Unter %1 Modi, nach den Urteilen aller Paare (95-%-Intervalle der Verhältnisse je Runde).</translation>
    </message>
    <message>
        <source>Rank %1: every other mode is resolved as faster or slower.
%2</source>
        <translation>Platz %1: jeder andere Modus ist geklärt schneller oder langsamer.
%2</translation>
    </message>
    <message>
        <source>One of the ranks %1 to %2: the order among them is not resolved.
%3</source>
        <translation>Einer der Plätze %1 bis %2: die Reihenfolge unter ihnen ist nicht geklärt.
%3</translation>
    </message>
    <message>
        <source>The baseline %1 has no samples in this run.</source>
        <translation>Die Basis %1 hat in diesem Lauf keine Messwerte.</translation>
    </message>
    <message>
        <source>Grey because there is no verdict.</source>
        <translation>Grau, weil kein Urteil dahintersteht.</translation>
    </message>
    <message>
        <source>Imported from %1. See the source for how it was measured.</source>
        <translation>Importiert aus %1: dort steht, wie gemessen wurde.</translation>
    </message>
    <message>
        <source>Each launch is timed individually, between two timestamps.</source>
        <translation>Jeder Start wird für sich zwischen zwei Zeitstempeln gemessen.</translation>
    </message>
    <message>
        <source>A sample is the mean of %1 consecutive launches, because a single launch is too short for the timer. Percentiles describe such means.</source>
        <translation>Ein Messwert sind %1 Starts hintereinander, geteilt durch %1: einer allein ist zu kurz für die Uhr. Perzentile gelten für solche Mittel.</translation>
    </message>
    <message>
        <source>The host takes %1 µs to enqueue one launch.</source>
        <translation>Der Rechner braucht %1 µs, um einen Start einzureihen.</translation>
    </message>
    <message>
        <source>From launch to synchronization: %1 µs of wall time.</source>
        <translation>Vom Start bis zur Synchronisierung: %1 µs Wanduhrzeit.</translation>
    </message>
    <message>
        <source>%1
Not measured. Set &apos;Cache&apos; to &apos;cold and hot&apos; for both.</source>
        <translation>%1
Nicht gemessen. Für beides &apos;Cache&apos; auf &apos;kalt und heiß&apos; stellen.</translation>
    </message>
    <message>
        <source>Cold</source>
        <translation>Kalt</translation>
    </message>
    <message>
        <source>Hot</source>
        <translation>Heiß</translation>
    </message>
    <message>
        <source>The rates come from the calibration of the device.</source>
        <translation>Die Raten stammen aus der Kalibrierung des Geräts.</translation>
    </message>
    <message>
        <source>%1
No ceiling was measured.</source>
        <translation>%1
Es wurde keine Obergrenze gemessen.</translation>
    </message>
    <message>
        <source>%1
Not applicable here.</source>
        <translation>%1
Dergleichen gibt es hier nicht.</translation>
    </message>
    <message>
        <source>%1
The compiled kernels came from the cache; this is the time to load them.</source>
        <translation>%1
Die kompilierten Kernels kamen aus dem Cache: so lange dauerte das Laden.</translation>
    </message>
    <message>
        <source>Imported from %1, not measured here.</source>
        <translation>Importiert aus %1, nicht hier gemessen.</translation>
    </message>
    <message>
        <source>Not measured here: imported from %1. Read-only, and not verified against the oracle.</source>
        <translation>Nicht hier gemessen: importiert aus %1. Nur zum Lesen und nicht gegen die Referenz geprüft.</translation>
    </message>
    <message>
        <source>Nothing ran yet.</source>
        <translation>Noch lief nichts.</translation>
    </message>
    <message>
        <source>≠ Differs from the request: %1 on %2.
Ran: %3</source>
        <translation>≠ Nicht das Verlangte: %1 auf %2.
Gelaufen ist: %3</translation>
    </message>
    <message>
        <source>Ran as requested: %1</source>
        <translation>Lief wie verlangt: %1</translation>
    </message>
    <message>
        <source>Imported results cannot be verified: their codes are not available.</source>
        <translation>Importierte Ergebnisse lassen sich nicht prüfen: ihre Codes sind nicht hier.</translation>
    </message>
    <message>
        <source>%1
Not verified yet.</source>
        <translation>%1
Noch nicht geprüft.</translation>
    </message>
    <message>
        <source>Results compared with a double-precision reference: %1 rows, %2 beyond the tolerance of %3 (relative); the largest error is %4.</source>
        <translation>Ergebnisse mit einer einfachen Referenz in doppelter Genauigkeit verglichen: %1 Zeilen, %2 außerhalb der Toleranz von %3 (relativ); die schlechteste weicht um %4 ab.</translation>
    </message>
    <message>
        <source>Codes and scales compared with the oracle, bit for bit: %1 rows, %2 differ.</source>
        <translation>Codes und Skalen Bit für Bit mit der Referenz verglichen: %1 Zeilen, %2 weichen ab.</translation>
    </message>
    <message>
        <source>%1
%2 per call, n = %3.</source>
        <translation>%1
%2 pro Aufruf, n = %3.</translation>
    </message>
    <message>
        <source>%1
Almost no arithmetic.</source>
        <translation>%1
Keine nennenswerte Arithmetik.</translation>
    </message>
    <message>
        <source>%1
Measured with clock stamps around each sample, on the same multiprocessor.</source>
        <translation>%1
Um jeden Messwert gestempelt, auf demselben Multiprozessor.</translation>
    </message>
    <message>
        <source>%1
Not available here.</source>
        <translation>%1
Hier nicht bekannt.</translation>
    </message>
    <message>
        <source>%1
One launch moves at least %2. n = %3.</source>
        <translation>%1
%2 bewegt ein Start mindestens. n = %3.</translation>
    </message>
    <message>
        <source>%1
%2 bytes.</source>
        <translation>%1
%2 Bytes.</translation>
    </message>
    <message>
        <source>%1
Input: %2.</source>
        <translation>%1
Eingabe: %2.</translation>
    </message>
    <message>
        <source>Δ (%)</source>
        <translation>Δ (%)</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Zerstört</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Nicht beurteilt</translation>
    </message>
    <message>
        <source>Finite input values that were restored as NaN or infinite. They are excluded from all error figures.</source>
        <translation>Endliche Eingabewerte, die als NaN oder unendlich wiederhergestellt wurden: in keiner der Fehlerzahlen enthalten.</translation>
    </message>
    <message>
        <source>Input values that are NaN or infinite, for which no error is defined.</source>
        <translation>Eingabewerte, die NaN oder unendlich sind: über ihren Fehler lässt sich nichts sagen.</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>nicht beurteilt</translation>
    </message>
    <message>
        <source>∞ in part</source>
        <translation>∞ teilweise</translation>
    </message>
    <message>
        <source>Infinite: every value that can be judged is restored exactly; the others are not.</source>
        <translation>Unendlich: jeder Wert, der sich beurteilen ließ, kam genau zurück, die anderen nicht.</translation>
    </message>
    <message>
        <source>, %1 destroyed: restored as NaN or infinite</source>
        <translation>, %1 zerstört: als NaN oder unendlich wiederhergestellt</translation>
    </message>
    <message>
        <source>The ratio changes during the run. The interval covers the ratios before and after the change.</source>
        <translation>Das Verhältnis ändert sich während des Laufs: das Intervall umfasst, was davor und was danach gilt.</translation>
    </message>
    <message>
        <source>From the two medians, which were not measured in the same rounds.</source>
        <translation>Aus den beiden Medianen: die beiden wurden nicht in denselben Runden gemessen.</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>Größe (Bytes)</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>Median latency.</source>
        <translation>Median der Latenz.</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>Half the width of the 95% order-statistic interval of the median.</source>
        <translation>Halbe Breite des 95-%-Intervalls des Medians (aus Ordnungsstatistiken).</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Arithmetic mean. A single slow sample changes it; the median is robust.</source>
        <translation>Arithmetisches Mittel. Ein langsamer Messwert verschiebt es; der Median folgt ihm nicht.</translation>
    </message>
    <message>
        <source>Hot p50</source>
        <translation>Heiß p50</translation>
    </message>
    <message>
        <source>Median latency with hot caches, measured in the same rounds.</source>
        <translation>Median der Latenz mit heißen Caches, in denselben Runden gemessen.</translation>
    </message>
    <message>
        <source>Cold p50</source>
        <translation>Kalt p50</translation>
    </message>
    <message>
        <source>Median latency with cold caches, measured in the same rounds.</source>
        <translation>Median der Latenz mit kalten Caches, in denselben Runden gemessen.</translation>
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
        <translation>1,4826 × mediane absolute Abweichung: die Streuung ohne das, was wenige langsame Messwerte bewirken.</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Std-Abw</translation>
    </message>
    <message>
        <source>Standard deviation with n − 1.</source>
        <translation>Standardabweichung mit n − 1.</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Fastest sample.</source>
        <translation>Schnellster Messwert.</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Slowest sample.</source>
        <translation>Langsamster Messwert.</translation>
    </message>
    <message>
        <source>Below n = 6 there is no 95% interval; minimum and maximum are shown instead: [%1, %2] %3.</source>
        <translation>Unter n = 6 gibt es kein 95-%-Intervall; dafür stehen die Extreme: [%1; %2] %3.</translation>
    </message>
    <message>
        <source>95% order-statistic interval of the median: [%1, %2] %3.</source>
        <translation>95-%-Intervall des Medians (aus Ordnungsstatistiken): [%1; %2] %3.</translation>
    </message>
    <message>
        <source>%1
Compared with %2, p50 %3. n = %4.</source>
        <translation>%1
Gegenüber %2, p50 %3. n = %4.</translation>
    </message>
    <message>
        <source>%1: %2 [%3, %4], n = %5.</source>
        <translation>%1: %2 [%3; %4], n = %5.</translation>
    </message>
    <message>
        <source>%1 at the copy rate of %2 GB/s: %3.</source>
        <translation>%1 bei der Kopierrate von %2 GB/s: %3.</translation>
    </message>
    <message>
        <source>%1 at %2 TFLOP/s (%3): %4.</source>
        <translation>%1 bei %2 TFLOP/s (%3): %4.</translation>
    </message>
    <message>
        <source>%1
Roofline of this device: %2, the larger of two times at calibrated rates. n = %3.</source>
        <translation>%1
Roofline dieses Geräts: %2, die größere von zwei Zeiten nach den Raten der Kalibrierung. n = %3.</translation>
    </message>
    <message>
        <source>%1
Ceiling: %2, %3 GB/s, measured on this device in the same run with the same method. n = %4.</source>
        <translation>%1
Obergrenze: %2, %3 GB/s, auf diesem Gerät im selben Lauf mit derselben Methode gemessen. n = %4.</translation>
    </message>
    <message>
        <source>Change in time relative to the baseline, in percent; negative is faster. This is the median of the ratios of the same rounds, which the verdict uses. It may differ from the ratio of the two p50 values.</source>
        <translation>Änderung der Zeit gegenüber der Basis in Prozent; negativ ist schneller. Es ist der Median der Verhältnisse derselben Runden, auf dem das Urteil beruht. Er kann vom Verhältnis der beiden p50-Werte abweichen.</translation>
    </message>
    <message>
        <source>Rank by latency; 1 is the fastest. A range where differences are not resolved.</source>
        <translation>Rang nach Latenz; 1 ist der schnellste. Ein Bereich, wo Unterschiede nicht geklärt sind.</translation>
    </message>
    <message>
        <source>Shortest possible time on this device / median, in percent. The shortest time is that of a kernel with the same traffic, or follows from the measured memory and arithmetic rates.</source>
        <translation>Kürzestmögliche Zeit auf diesem Gerät / Median, in Prozent. Die kürzeste Zeit ist die eines Kernels mit demselben Datenverkehr oder folgt aus den gemessenen Speicher- und Rechenraten.</translation>
    </message>
    <message>
        <source>Effective n = %1: the samples are autocorrelated (lag 1: %2) and count as about %1 independent ones, so the true intervals are wider.</source>
        <translation>Effektives n = %1: die Messwerte sind autokorreliert (Abstand 1: %2) und zählen wie etwa %1 unabhängige, die wahren Intervalle sind also breiter.</translation>
    </message>
    <message>
        <source>The ratio of the means, %1, is not borne out by the medians: slow samples raise the mean of %2.</source>
        <translation>Das Verhältnis der Mittelwerte, %1, wird von den Medianen nicht bestätigt: langsame Messwerte heben das Mittel von %2.</translation>
    </message>
    <message>
        <source>%1 of them are between iterations %2 and %3.</source>
        <translation>%1 davon liegen zwischen den Iterationen %2 und %3.</translation>
    </message>
    <message>
        <source>One of them is iteration %1.</source>
        <translation>Einer davon ist Iteration %1.</translation>
    </message>
    <message>
        <source>Among them: iterations %1.</source>
        <translation>Darunter: die Iterationen %1.</translation>
    </message>
    <message>
        <source>The samples are autocorrelated and count as about %1 independent ones. The interval takes this into account.</source>
        <translation>Die Messwerte sind autokorreliert und zählen wie etwa %1 unabhängige. Das Intervall berücksichtigt das.</translation>
    </message>
    <message>
        <source>The constant cost of a sequence, %1 µs [%2, %3], was measured with two lengths and is subtracted from every sample.</source>
        <translation>Die konstanten Kosten einer Folge, %1 µs [%2; %3], wurden mit zwei Längen gemessen und werden von jedem Messwert abgezogen.</translation>
    </message>
</context>
<context>
    <name>ExampleSession</name>
    <message>
        <source>The example session could not be unpacked.</source>
        <translation>Die Beispielsitzung konnte nicht entpackt werden.</translation>
    </message>
    <message>
        <source>Make room in the folder for temporary files.</source>
        <translation>Schaffen Sie Platz im Ordner für temporäre Dateien.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>Drift</source>
        <translation>Drift</translation>
    </message>
    <message>
        <source>Level shift</source>
        <translation>Niveausprung</translation>
    </message>
    <message>
        <source>Caused by the clock</source>
        <translation>Vom Takt verursacht</translation>
    </message>
    <message>
        <source>Two levels</source>
        <translation>Zwei Niveaus</translation>
    </message>
    <message>
        <source>Switches between two levels</source>
        <translation>Wechselt zwischen zwei Niveaus</translation>
    </message>
    <message>
        <source>Too few samples</source>
        <translation>Zu wenige Messwerte</translation>
    </message>
    <message>
        <source>Below the timer&apos;s resolution</source>
        <translation>Unter der Auflösung der Uhr</translation>
    </message>
    <message>
        <source>Data stays in the cache</source>
        <translation>Daten bleiben im Cache</translation>
    </message>
    <message>
        <source>Impossible rate</source>
        <translation>Unmögliche Rate</translation>
    </message>
    <message>
        <source>Isolated slow samples</source>
        <translation>Einzelne langsame Messwerte</translation>
    </message>
    <message>
        <source>Work outside the timestamps</source>
        <translation>Arbeit außerhalb der Zeitstempel</translation>
    </message>
    <message>
        <source>Means and medians disagree</source>
        <translation>Mittelwerte und Mediane widersprechen sich</translation>
    </message>
    <message>
        <source>Difference is not resolved</source>
        <translation>Unterschied ist nicht geklärt</translation>
    </message>
    <message>
        <source>Throttled</source>
        <translation>Gedrosselt</translation>
    </message>
    <message>
        <source>Another process on the device</source>
        <translation>Ein anderer Prozess auf dem Gerät</translation>
    </message>
    <message>
        <source>Take more samples</source>
        <translation>Mehr Messwerte nehmen</translation>
    </message>
    <message>
        <source>Measure cold</source>
        <translation>Kalt messen</translation>
    </message>
    <message>
        <source>Batch launches in a graph</source>
        <translation>In Graph bündeln</translation>
    </message>
    <message>
        <source>Exclude the warm-up</source>
        <translation>Aufwärmen weglassen</translation>
    </message>
    <message>
        <source>Rerun this pair</source>
        <translation>Dieses Paar neu messen</translation>
    </message>
    <message>
        <source>Pause repainting</source>
        <translation>Zeichnen anhalten</translation>
    </message>
    <message>
        <source>Measures again with more iterations.</source>
        <translation>Misst noch einmal mit mehr Iterationen.</translation>
    </message>
    <message>
        <source>Measures again with cold caches.</source>
        <translation>Misst noch einmal mit kalten Caches.</translation>
    </message>
    <message>
        <source>Measures again with several launches per sample.</source>
        <translation>Misst noch einmal mit mehreren Starts je Messwert.</translation>
    </message>
    <message>
        <source>Counts the slow first samples as warm-up: they stay visible in grey and are excluded from all statistics.</source>
        <translation>Zählt die langsamen ersten Messwerte als Aufwärmen: sie bleiben in Grau sichtbar und zählen in keiner Zahl mit.</translation>
    </message>
    <message>
        <source>Measures only these two modes again, interleaved.</source>
        <translation>Misst nur diese beiden Modi noch einmal, abwechselnd.</translation>
    </message>
    <message>
        <source>Measures again without repainting the trace.</source>
        <translation>Misst noch einmal, während die Messkurve stillsteht.</translation>
    </message>
    <message>
        <source>Preempted by the operating system</source>
        <translation>Vom Betriebssystem verdrängt</translation>
    </message>
    <message>
        <source>Shorter than the graph&apos;s constant</source>
        <translation>Kürzer als die Konstante des Graphen</translation>
    </message>
    <message>
        <source>The first iteration raises the mean</source>
        <translation>Die erste Iteration hebt den Mittelwert</translation>
    </message>
    <message>
        <source>One outlier dominates the variance</source>
        <translation>Ein Ausreißer bestimmt die Varianz</translation>
    </message>
    <message>
        <source>Slow start</source>
        <translation>Langsamer Start</translation>
    </message>
    <message>
        <source>Samples are autocorrelated</source>
        <translation>Messwerte sind autokorreliert</translation>
    </message>
    <message>
        <source>Launch bound</source>
        <translation>Durch Starts begrenzt</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>Kaltstart</translation>
    </message>
    <message>
        <source>Outliers</source>
        <translation>Ausreißer</translation>
    </message>
    <message>
        <source>Unsteady speed</source>
        <translation>Ungleichmäßiges Tempo</translation>
    </message>
    <message>
        <source>Difference not resolved</source>
        <translation>Unterschied nicht geklärt</translation>
    </message>
    <message>
        <source>Too short for the timer</source>
        <translation>Zu kurz für die Uhr</translation>
    </message>
    <message>
        <source>Data in the cache</source>
        <translation>Daten im Cache</translation>
    </message>
    <message>
        <source>Autocorrelated samples</source>
        <translation>Autokorrelierte Messwerte</translation>
    </message>
    <message>
        <source>Wrong results</source>
        <translation>Falsche Ergebnisse</translation>
    </message>
    <message>
        <source>NaN or infinite values</source>
        <translation>NaN oder unendliche Werte</translation>
    </message>
    <message>
        <source>Constant input</source>
        <translation>Konstante Eingabe</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n mode(s)</source>
        <translation>
            <numerusform>%1 in %n Modus</numerusform>
            <numerusform>%1 in %n Modi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2 of %n mode(s)</source>
        <translation>
            <numerusform>%1 in %2 von %n Modus</numerusform>
            <numerusform>%1 in %2 von %n Modi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Results of other tools and saved sessions can be dropped on the window. Ctrl+K finds every command, F1 opens the manual.</source>
        <translation>Ergebnisse anderer Werkzeuge und gespeicherte Sitzungen lassen sich auf das Fenster ziehen. Strg+K findet jeden Befehl, F1 öffnet das Handbuch.</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>About Quantoscope</source>
        <translation>Über Quantoscope</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Quantoscope %1&lt;/h2&gt;&lt;p&gt;An oscilloscope for neural-network quantization: what a number format costs in time, and what it costs in accuracy.&lt;/p&gt;&lt;p&gt;Commit %2&lt;br&gt;Built with Qt %3, running with Qt %4&lt;/p&gt;&lt;p&gt;Free software under the &lt;a href=&quot;https://www.gnu.org/licenses/gpl-3.0.html&quot;&gt;GNU General Public License 3&lt;/a&gt; or later, with an additional permission for linking with the CUDA libraries. It comes with no warranty. The charts use Qt Charts (GPL-3.0). The type is Inter (SIL Open Font License 1.1).&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Quantoscope %1&lt;/h2&gt;&lt;p&gt;Ein Oszilloskop für die Quantisierung neuronaler Netze: was ein Zahlenformat an Zeit kostet und was es an Genauigkeit kostet.&lt;/p&gt;&lt;p&gt;Commit %2&lt;br&gt;Erstellt mit Qt %3, läuft mit Qt %4&lt;/p&gt;&lt;p&gt;Freie Software unter der &lt;a href=&quot;https://www.gnu.org/licenses/gpl-3.0.html&quot;&gt;GNU General Public License 3&lt;/a&gt; oder neuer, mit einer zusätzlichen Erlaubnis, gegen die CUDA-Bibliotheken zu linken. Ohne jede Gewährleistung. Die Diagramme verwenden Qt Charts (GPL-3.0). Die Schrift ist Inter (SIL Open Font License 1.1).&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>InputFiles</name>
    <message>
        <source>Its type %1 is not a floating-point type.</source>
        <translation>Ihr Typ %1 ist kein Gleitkommatyp.</translation>
    </message>
    <message>
        <source>It is a single number.</source>
        <translation>Es ist eine einzelne Zahl.</translation>
    </message>
    <message>
        <source>Its shape is not valid.</source>
        <translation>Die Form ist nicht möglich.</translation>
    </message>
    <message>
        <source>It has no elements.</source>
        <translation>Es hat keine Elemente.</translation>
    </message>
    <message>
        <source>scalar</source>
        <translation>Skalar</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
</context>
<context>
    <name>LlmCharts</name>
    <message>
        <source>%1× faster</source>
        <translation>%1× schneller</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>%1× langsamer</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>nicht geklärt</translation>
    </message>
    <message>
        <source>too few rounds</source>
        <translation>zu wenige Runden</translation>
    </message>
    <message>
        <source>%1 equivalent within ±0.5%</source>
        <translation>%1 gleichwertig innerhalb ±0,5&#xa0;%</translation>
    </message>
    <message>
        <source>%1 lower</source>
        <translation>%1 niedriger</translation>
    </message>
    <message>
        <source>%1 higher</source>
        <translation>%1 höher</translation>
    </message>
    <message>
        <source>%1 not resolved</source>
        <translation>%1 nicht geklärt</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 schneller</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 langsamer</translation>
    </message>
    <message>
        <source>%1 simulated</source>
        <translation>%1 simuliert</translation>
    </message>
    <message>
        <source>perplexity of %1</source>
        <translation>Perplexität von %1</translation>
    </message>
    <message>
        <source>Compared with the FP16 baseline: %1.</source>
        <translation>Gegenüber der FP16-Basis: %1.</translation>
    </message>
    <message>
        <source>Perplexity by configuration</source>
        <translation>Perplexität je Konfiguration</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplexität</translation>
    </message>
    <message>
        <source>Perplexity of %1</source>
        <translation>Perplexität von %1</translation>
    </message>
    <message>
        <source>95% interval of the ratio to the baseline, the same tokens</source>
        <translation>95-%-Intervall des Verhältnisses zur Basis, auf denselben Token</translation>
    </message>
    <message>
        <source>±0.5%: equivalent</source>
        <translation>±0,5&#xa0;%: gleichwertig</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Divergence from the baseline</source>
        <translation>Abweichung von der Basis</translation>
    </message>
    <message>
        <source>Mean KL divergence per token</source>
        <translation>Mittlere KL-Divergenz pro Token</translation>
    </message>
    <message>
        <source>thousandths of a nat</source>
        <translation>Tausendstel Nat</translation>
    </message>
    <message>
        <source>± 1.96 standard errors</source>
        <translation>± 1,96 Standardfehler</translation>
    </message>
    <message>
        <source>top-1 %1</source>
        <translation>Top-1 %1</translation>
    </message>
    <message>
        <source>%1
mean %2, median %3, 99% %4, largest %5 nats
same most likely token for %6 of %7 tokens</source>
        <translation>%1
Mittelwert %2, Median %3, 99&#xa0;% %4, größte %5 Nats
dasselbe wahrscheinlichste Token bei %6 von %7 Token</translation>
    </message>
    <message>
        <source>Correct answers out of %1 items</source>
        <translation>Richtige von %1 Beispielen</translation>
    </message>
    <message>
        <source>95% interval of the difference from the baseline, paired by item</source>
        <translation>95-%-Intervall des Unterschieds zur Basis, Beispiel für Beispiel</translation>
    </message>
    <message>
        <source>±0.5 points: equivalent</source>
        <translation>±0,5 Punkte: gleichwertig</translation>
    </message>
    <message>
        <source>%1
%2 of %3 correct, standard error %4 points</source>
        <translation>%1
%2 von %3 richtig, Standardfehler %4 Punkte</translation>
    </message>
    <message>
        <source>Load time</source>
        <translation>Ladezeit</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>reading and quantizing</source>
        <translation>Lesen und Quantisieren</translation>
    </message>
    <message>
        <source>copying to the device</source>
        <translation>auf das Gerät</translation>
    </message>
    <message>
        <source>other</source>
        <translation>der Rest</translation>
    </message>
    <message>
        <source>cold %1 s</source>
        <translation>kalt %1 s</translation>
    </message>
    <message>
        <source>%1: %2 s
reading and quantizing %3 s
to the device %4 s</source>
        <translation>%1: %2 s
Lesen und Quantisieren %3 s
auf das Gerät %4 s</translation>
    </message>
    <message>
        <source>%1 of the files&apos; pages were in the page cache</source>
        <translation>%1 der Seiten der Dateien waren im Seitencache</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Weights, KV cache of all sequences, workspace</source>
        <translation>Gewichte, KV-Cache aller Sequenzen, Arbeitspuffer</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>workspace</source>
        <translation>Arbeitspuffer</translation>
    </message>
    <message>
        <source>weights %1</source>
        <translation>Gewichte %1</translation>
    </message>
    <message>
        <source>%1
weights %2 bytes
KV cache %3
workspace %4
peak %5</source>
        <translation>%1
Gewichte %2 Bytes
KV-Cache %3
Arbeitspuffer %4
Höchstwert %5</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>Zeit pro Ausgabetoken</translation>
    </message>
    <message>
        <source>One sequence decoded, median</source>
        <translation>Eine Sequenz im Decode, Median</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>95% interval of the median</source>
        <translation>95-%-Intervall des Medians</translation>
    </message>
    <message>
        <source>, simulated</source>
        <translation>, simuliert</translation>
    </message>
    <message>
        <source>simulated: the time is that of the simulation, not of the format</source>
        <translation>simuliert: die Zeit ist die der Simulation, nicht die des Formats</translation>
    </message>
    <message>
        <source>sequences decoded together</source>
        <translation>gemeinsam decodierte Sequenzen</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>Token/s</translation>
    </message>
    <message>
        <source>Perplexity against time per token</source>
        <translation>Perplexität gegen Zeit pro Token</translation>
    </message>
    <message>
        <source>Perplexity against size</source>
        <translation>Perplexität gegen Größe</translation>
    </message>
    <message>
        <source>time per output token</source>
        <translation>Zeit pro Ausgabetoken</translation>
    </message>
    <message>
        <source>Logarithmic time axis</source>
        <translation>Zeit auf logarithmischer Achse</translation>
    </message>
    <message>
        <source>Logarithmic size axis</source>
        <translation>Größe auf logarithmischer Achse</translation>
    </message>
    <message>
        <source>perplexity %1</source>
        <translation>Perplexität %1</translation>
    </message>
    <message>
        <source>%1 ms per token</source>
        <translation>%1 ms pro Token</translation>
    </message>
    <message>
        <source>Scoring text and tasks</source>
        <translation>Text und Aufgaben bewerten</translation>
    </message>
    <message>
        <source>Prompts (prefill)</source>
        <translation>Prompts (Prefill)</translation>
    </message>
    <message numerus="yes">
        <source>Decoding, %n sequence(s)</source>
        <translation>
            <numerusform>Decode, %n Sequenz</numerusform>
            <numerusform>Decode, %n Sequenzen</numerusform>
        </translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Random guessing reaches %1.</source>
        <translation>Raten ergibt %1.</translation>
    </message>
    <message>
        <source>%1
first token of a prompt of %2 tokens after %3 ms
%4 tokens/s over wall time</source>
        <translation>%1
erstes Token eines Prompts von %2 Token nach %3 ms
%4 Token/s über die Wanduhrzeit</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>median step %1 ms, one token of every sequence</source>
        <translation>Median-Schritt %1 ms, ein Token jeder Sequenz</translation>
    </message>
    <message>
        <source>%1 tokens/s at the median step</source>
        <translation>%1 Token/s beim Median-Schritt</translation>
    </message>
    <message>
        <source>Decoded tokens over wall time</source>
        <translation>Decodierte Token über die Wanduhrzeit</translation>
    </message>
    <message>
        <source>95% interval of the mean of the rounds</source>
        <translation>95-%-Intervall des Mittelwerts der Runden</translation>
    </message>
    <message>
        <source>Throughput of each round</source>
        <translation>Durchsatz jeder Runde</translation>
    </message>
    <message>
        <source>Prompt tokens per second of each round</source>
        <translation>Prompt-Token pro Sekunde in jeder Runde</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Token pro Sekunde</translation>
    </message>
    <message>
        <source>time per token of %1</source>
        <translation>Zeit pro Token von %1</translation>
    </message>
    <message>
        <source>From opening the files until the model can generate</source>
        <translation>Vom Öffnen der Dateien, bis das Modell generieren kann</translation>
    </message>
</context>
<context>
    <name>LlmColumns</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 schneller</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 langsamer</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>nicht geklärt</translation>
    </message>
    <message>
        <source>too few rounds</source>
        <translation>zu wenige Runden</translation>
    </message>
    <message>
        <source>* Simulated on this device: the time is that of the simulation, not of the format.</source>
        <translation>* Auf diesem Gerät simuliert: die Zeit ist die der Simulation, nicht die des Formats.</translation>
    </message>
    <message>
        <source>median of %1 steps; 95% %2 to %3 ms; p95 %4 ms</source>
        <translation>Median von %1 Schritten; 95&#xa0;% %2 bis %3 ms; p95 %4 ms</translation>
    </message>
    <message>
        <source>median of %1 prompts of %2 tokens; 95% %3 to %4 ms; %5 tokens/s</source>
        <translation>Median von %1 Prompts zu %2 Token; 95&#xa0;% %3 bis %4 ms; %5 Token/s</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplexität</translation>
    </message>
    <message>
        <source>exp of the mean cross-entropy per token, in windows without overlap. Lower is better.</source>
        <translation>exp der mittleren Kreuzentropie pro Token, in Fenstern ohne Überlappung. Weniger ist besser.</translation>
    </message>
    <message>
        <source>± %1, %2 tokens</source>
        <translation>± %1, %2 Token</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Equivalent: the 95% interval of the ratio of perplexities lies within ±0.5%. Better, worse: p is below 0.05 after Holm&apos;s correction. Otherwise not resolved.</source>
        <translation>Gleichwertig: das 95-%-Intervall des Verhältnisses der Perplexitäten liegt innerhalb ±0,5&#xa0;%. Besser, schlechter: p liegt nach Holms Korrektur unter 0,05. Sonst nicht geklärt.</translation>
    </message>
    <message>
        <source>All others are compared with this.</source>
        <translation>Womit die anderen verglichen werden.</translation>
    </message>
    <message>
        <source>%1 bits; %2 tokens compared</source>
        <translation>%1 Bits; %2 Token verglichen</translation>
    </message>
    <message>
        <source>Top-1 (%)</source>
        <translation>Top-1 (%)</translation>
    </message>
    <message>
        <source>Tokens for which this configuration and the baseline predict the same most likely token.</source>
        <translation>Token, bei denen diese Konfiguration und die Basis dasselbe Token für das wahrscheinlichste halten.</translation>
    </message>
    <message>
        <source>%1 tokens; 95% %2 to %3%</source>
        <translation>%1 Token; 95&#xa0;% %2 bis %3&#xa0;%</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Exact bytes of codes, scales and zero points, of embedding, head and norms; a tied head once.</source>
        <translation>Genaue Bytes von Codes, Skalen und Nullpunkten, von Einbettung, Kopf und Normen; ein geteilter Kopf zählt einmal.</translation>
    </message>
    <message>
        <source>%1 (%)</source>
        <translation>%1 (%)</translation>
    </message>
    <message>
        <source>%1 of %2 correct; standard error %3 points</source>
        <translation>%1 von %2 richtig; Standardfehler %3 Punkte</translation>
    </message>
    <message>
        <source>± SE</source>
        <translation>± SE</translation>
    </message>
    <message>
        <source>Standard error of the share, in points, as lm-eval gives it.</source>
        <translation>Standardfehler des Anteils, in Punkten, wie lm-eval ihn angibt.</translation>
    </message>
    <message>
        <source>Share minus that of the baseline on the same items, in percentage points.</source>
        <translation>Anteil minus den der Basis auf denselben Beispielen, in Prozentpunkten.</translation>
    </message>
    <message>
        <source>95% %1 to %2 points (Tango); %3 items became correct, %4 wrong</source>
        <translation>95&#xa0;% %1 bis %2 Punkte (Tango); %3 Beispiele wurden richtig, %4 falsch</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test against the baseline on the same items, adjusted for the number of configurations (Holm).</source>
        <translation>Exakter McNemar-Test gegen die Basis auf denselben Beispielen, an die Zahl der Konfigurationen angepasst (Holm).</translation>
    </message>
    <message>
        <source>%1 before Holm&apos;s correction</source>
        <translation>%1 vor Holms Korrektur</translation>
    </message>
    <message>
        <source>Equivalent: the 90% interval of the difference (Tango) lies within ±0.5 points. Better, worse: p is below 0.05. Otherwise not resolved.</source>
        <translation>Gleichwertig: das 90-%-Intervall des Unterschieds (Tango) liegt innerhalb ±0,5 Punkte. Besser, schlechter: p liegt unter 0,05. Sonst nicht geklärt.</translation>
    </message>
    <message>
        <source>ms/token</source>
        <translation>ms/Token</translation>
    </message>
    <message numerus="yes">
        <source>Time per output token with %n sequence(s) decoded together, median.</source>
        <translation>
            <numerusform>Zeit pro Ausgabetoken mit %n gemeinsam decodierten Sequenz, Median.</numerusform>
            <numerusform>Zeit pro Ausgabetoken mit %n gemeinsam decodierten Sequenzen, Median.</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>First token (ms)</source>
        <translation>Erstes Token (ms)</translation>
    </message>
    <message>
        <source>Time to first token of a prompt of %1 tokens, median.</source>
        <translation>Zeit bis zum ersten Token eines Prompts von %1 Token, Median.</translation>
    </message>
    <message>
        <source>KL (nats)</source>
        <translation>KL (Nats)</translation>
    </message>
    <message>
        <source>Mean KL divergence of the baseline&apos;s predictions from this configuration&apos;s, over the whole vocabulary, by token.</source>
        <translation>Mittlere KL-Divergenz der Vorhersagen der Basis von denen dieser Konfiguration, über das ganze Vokabular, pro Token.</translation>
    </message>
    <message>
        <source>As requested by the configuration.</source>
        <translation>Wie die Konfiguration es verlangt.</translation>
    </message>
    <message>
        <source>Weight format</source>
        <translation>Gewichtsformat</translation>
    </message>
    <message>
        <source>Weight type</source>
        <translation>Gewichtstyp</translation>
    </message>
    <message>
        <source>Requested activations</source>
        <translation>Aktivierungen verlangt</translation>
    </message>
    <message>
        <source>Activations at run time</source>
        <translation>Aktivierungen im Lauf</translation>
    </message>
    <message>
        <source>Format that the matrix products of the layers actually used.</source>
        <translation>Was die Produkte der Schichten wirklich nahmen.</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>Format of keys and values.</source>
        <translation>Wie Schlüssel und Werte gehalten werden.</translation>
    </message>
    <message>
        <source>Computed by</source>
        <translation>Rechnet mit</translation>
    </message>
    <message>
        <source>Library or kernel for the matrix products of the layers.</source>
        <translation>Was die Matrizen der Schichten multipliziert.</translation>
    </message>
    <message>
        <source>As requested?</source>
        <translation>Wie verlangt?</translation>
    </message>
    <message>
        <source>Whether this device ran what was requested, and if not, why.</source>
        <translation>Ob dieses Gerät ausgeführt hat, was verlangt war, und warum nicht.</translation>
    </message>
    <message>
        <source>Simulated: values are valid, speed is not.</source>
        <translation>Simuliert: die Werte gelten, das Tempo nicht.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no: </source>
        <translation>nein: </translation>
    </message>
    <message>
        <source>Load (s)</source>
        <translation>Laden (s)</translation>
    </message>
    <message>
        <source>Quantizing (s)</source>
        <translation>Quantisieren (s)</translation>
    </message>
    <message>
        <source>Part of the load time for reading, calibrating and quantizing.</source>
        <translation>Davon Lesen, Kalibrieren und Finden der Codes.</translation>
    </message>
    <message>
        <source>To the device (s)</source>
        <translation>Auf das Gerät (s)</translation>
    </message>
    <message>
        <source>Part of the load time for copying to the device.</source>
        <translation>Davon die Übergabe an das Gerät.</translation>
    </message>
    <message>
        <source>vs baseline</source>
        <translation>zur Basis</translation>
    </message>
    <message>
        <source>In page cache (%)</source>
        <translation>Im Seitencache (%)</translation>
    </message>
    <message>
        <source>Share of the files&apos; pages that were in the page cache before: 100% is a warm load.</source>
        <translation>Anteil der Seiten der Dateien, die vorher im Seitencache waren: 100&#xa0;% ist ein warmes Laden.</translation>
    </message>
    <message>
        <source>Not reported by the system.</source>
        <translation>Das System sagt es nicht.</translation>
    </message>
    <message>
        <source>Cold load (s)</source>
        <translation>Kalt laden (s)</translation>
    </message>
    <message>
        <source>With the files dropped from the page cache first. Measured once, with the first configuration, because all read the same files.</source>
        <translation>Nachdem die Dateien aus dem Seitencache entfernt wurden; einmal gemessen, mit der ersten Konfiguration, da alle dieselben Dateien lesen.</translation>
    </message>
    <message>
        <source>vs baseline (%)</source>
        <translation>zur Basis (%)</translation>
    </message>
    <message>
        <source>Weights relative to the baseline.</source>
        <translation>Gewichte durch die der Basis.</translation>
    </message>
    <message>
        <source>For all sequences at full context.</source>
        <translation>Aller Sequenzen bei vollem Kontext.</translation>
    </message>
    <message>
        <source>Keys and values of one token.</source>
        <translation>Schlüssel und Werte eines Tokens.</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Arbeitspuffer</translation>
    </message>
    <message>
        <source>Activations and scratch.</source>
        <translation>Aktivierungen und Zwischenspeicher.</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Höchstwert</translation>
    </message>
    <message>
        <source>Peak allocation, including loading.</source>
        <translation>Das meiste, was zugleich belegt war, das Laden eingeschlossen.</translation>
    </message>
    <message>
        <source>Number of tokens of one sequence that fit into free memory with this configuration loaded.</source>
        <translation>Ganze Token einer Sequenz, die der freie Speicher fassen würde, wenn diese Konfiguration geladen ist.</translation>
    </message>
    <message>
        <source>First token (ms), prompt %1</source>
        <translation>Erstes Token (ms), Prompt %1</translation>
    </message>
    <message>
        <source>batch %1, prompt %2</source>
        <translation>Batch %1, Prompt %2</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>Batch %1</translation>
    </message>
    <message>
        <source>ms/token, %1</source>
        <translation>ms/Token, %1</translation>
    </message>
    <message>
        <source>Time per output token (TPOT): one more token of all sequences; median.</source>
        <translation>Zeit pro Ausgabetoken (TPOT): ein weiteres Token aller Sequenzen; Median.</translation>
    </message>
    <message>
        <source>Speed, %1</source>
        <translation>Tempo, %1</translation>
    </message>
    <message>
        <source>Request (s), %1</source>
        <translation>Anfrage (s), %1</translation>
    </message>
    <message>
        <source>All prompts one after another, then their tokens together; computed from the median prompt and the mean step.</source>
        <translation>Alle Prompts nacheinander, dann ihre Token gemeinsam: zusammengesetzt aus dem Median der Prompts und dem mittleren Schritt.</translation>
    </message>
    <message>
        <source>Standard error by means of blocks of 32 neighbouring tokens.</source>
        <translation>Standardfehler mit Hilfe von Blöcken aus 32 benachbarten Token.</translation>
    </message>
    <message>
        <source>Δ (%)</source>
        <translation>Δ (%)</translation>
    </message>
    <message>
        <source>Perplexity relative to the baseline, on the same tokens.</source>
        <translation>Perplexität gegenüber der der Basis, auf denselben Token.</translation>
    </message>
    <message>
        <source>95% interval (%)</source>
        <translation>95-%-Intervall (%)</translation>
    </message>
    <message>
        <source>Interval of the ratio of perplexities: paired bootstrap (BCa) over blocks of 32 tokens.</source>
        <translation>Des Verhältnisses der Perplexitäten, gepaartes Bootstrap (BCa) in Blöcken von 32 Token.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Over the KL divergences of all tokens.</source>
        <translation>Der KL-Divergenzen der Token.</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>equivalent</source>
        <translation>gleichwertig</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Inspection</source>
        <translation>Inspektion</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Throughput (tokens/s), %1</source>
        <translation>Durchsatz (Token/s), %1</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>As requested.</source>
        <translation>Was verlangt war.</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Median of %1 steps. The throughput over wall time is %2 tokens/s.</source>
        <translation>Median von %1 Schritten. Der Durchsatz über die Wanduhrzeit beträgt %2 Token/s.</translation>
    </message>
    <message>
        <source>95% interval %1 to %2 tokens/s.</source>
        <translation>95-%-Intervall %1 bis %2 Token/s.</translation>
    </message>
    <message>
        <source>Tokens of %1 steps over their wall time; %2 tokens/s at the median step, %3 with the prompts counted.</source>
        <translation>Token von %1 Schritten durch deren Wanduhrzeit; %2 Token/s beim Median-Schritt, %3 mit den Prompts mitgerechnet.</translation>
    </message>
    <message>
        <source>%1: ± SE</source>
        <translation>%1: ± SE</translation>
    </message>
    <message>
        <source>%1: Δ points</source>
        <translation>%1: Δ Punkte</translation>
    </message>
    <message>
        <source>%1: p</source>
        <translation>%1: p</translation>
    </message>
    <message>
        <source>%1: verdict</source>
        <translation>%1: Urteil</translation>
    </message>
    <message>
        <source>All decoded tokens of all sequences over the wall time of all steps, disturbed ones included.</source>
        <translation>Alle decodierten Token aller Sequenzen durch die Wanduhrzeit aller Schritte, gestörte eingeschlossen.</translation>
    </message>
    <message>
        <source>Perplexity verdict</source>
        <translation>Urteil zur Perplexität</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>KV-Cache pro Token</translation>
    </message>
    <message>
        <source>Median step (tokens/s), %1</source>
        <translation>Median-Schritt (Token/s), %1</translation>
    </message>
    <message>
        <source>Tokens per second of all sequences at the median step, as without disturbed steps.</source>
        <translation>Token pro Sekunde aller Sequenzen zusammen beim Median-Schritt: was ein ungestörter Schritt leistet.</translation>
    </message>
    <message>
        <source>KL, mean (nats)</source>
        <translation>KL, Mittel (Nats)</translation>
    </message>
    <message>
        <source>KL, median (nats)</source>
        <translation>KL, Median (Nats)</translation>
    </message>
    <message>
        <source>KL, 99% (nats)</source>
        <translation>KL, 99&#xa0;% (Nats)</translation>
    </message>
    <message>
        <source>99th percentile of the tokens&apos; KL divergences.</source>
        <translation>99. Perzentil der KL-Divergenzen der Token.</translation>
    </message>
    <message>
        <source>KL, largest (nats)</source>
        <translation>KL, größte (Nats)</translation>
    </message>
    <message>
        <source>Time per token relative to the baseline, from pairs of the same round. A difference must exceed that between two measurements of the baseline. This is the median of the ratios of the rounds, not the ratio of the ms/token columns.</source>
        <translation>Zeit pro Token gegenüber der Basis, aus Paaren derselben Runde. Ein Unterschied muss größer sein als der zwischen zwei Messungen der Basis. Es ist der Median der Verhältnisse der Runden, nicht das Verhältnis der Spalten ms/Token.</translation>
    </message>
    <message>
        <source>From opening the files until the model can generate.</source>
        <translation>Vom Öffnen der Dateien, bis das Modell generieren kann.</translation>
    </message>
    <message>
        <source>Load time divided by that of the baseline. Each was loaded once, so there is no interval.</source>
        <translation>Ladezeit geteilt durch die der Basis. Jede wurde einmal geladen, daher gibt es kein Intervall.</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Memory allocated for weights on the device, including padding and both layouts of a matrix.</source>
        <translation>Auf dem Gerät für Gewichte belegter Speicher, samt Auffüllung und beiden Anordnungen einer Matrix.</translation>
    </message>
    <message>
        <source>KV capacity (tokens)</source>
        <translation>KV-Kapazität (Token)</translation>
    </message>
    <message>
        <source>From a new prompt to its first output token (TTFT); median.</source>
        <translation>Von einem neuen Prompt bis zu seinem ersten Ausgabetoken (TTFT); Median.</translation>
    </message>
    <message>
        <source>p-value of the difference, adjusted for the number of configurations (Holm).</source>
        <translation>p-Wert des Unterschieds, korrigiert für die Zahl der Konfigurationen (Holm).</translation>
    </message>
</context>
<context>
    <name>LlmSlides</name>
    <message>
        <source>%1, perplexity</source>
        <translation>%1, Perplexität</translation>
    </message>
    <message>
        <source>standard error %1</source>
        <translation>Standardfehler %1</translation>
    </message>
    <message>
        <source>%1 against the baseline</source>
        <translation>%1 gegenüber der Basis</translation>
    </message>
    <message>
        <source>95% interval %1 to %2</source>
        <translation>95-%-Intervall %1 bis %2</translation>
    </message>
    <message>
        <source>%1, weights</source>
        <translation>%1, Gewichte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>%1, time per token</source>
        <translation>%1, Zeit pro Token</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>%1 decodes %2× as fast as the baseline, one sequence at a time.</source>
        <translation>%1 decodiert %2× so schnell wie die Basis, bei einer einzelnen Sequenz.</translation>
    </message>
    <message>
        <source>No configuration decodes measurably faster than the baseline on this device.</source>
        <translation>Keine Konfiguration decodiert auf diesem Gerät nachweislich schneller als die Basis.</translation>
    </message>
    <message numerus="yes">
        <source>n = %n step(s)</source>
        <translation>
            <numerusform>n = %n Schritt</numerusform>
            <numerusform>n = %n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n token(s)</source>
        <translation>
            <numerusform>n = %n Token</numerusform>
            <numerusform>n = %n Token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n round(s)</source>
        <translation>
            <numerusform>n = %n Runde</numerusform>
            <numerusform>n = %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the largest increase.</source>
        <translation>Am weitesten darüber liegt %1.</translation>
    </message>
    <message>
        <source>No smaller configuration is shown to match the perplexity of the baseline within ±0.5%.</source>
        <translation>Keine kleinere Konfiguration hat nachweislich innerhalb ±0,5&#xa0;% die Perplexität der Basis.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n configuration(s) match the perplexity of the baseline within ±0.5%.</source>
        <translation>
            <numerusform>%1 von %n Konfiguration hat innerhalb ±0,5&#xa0;% die Perplexität der Basis.</numerusform>
            <numerusform>%1 von %n Konfigurationen haben innerhalb ±0,5&#xa0;% die Perplexität der Basis.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeasureTour</name>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>F5 measures every chosen mode in turn, in the same rounds, so that a warming device cannot favor one of them. The runs of this tour were recorded on an NVIDIA H200; no GPU is needed to look at them.</source>
        <translation>F5 misst alle gewählten Modi abwechselnd und in denselben Runden, damit ein sich erwärmendes Gerät keinen davon bevorzugen kann. Die Läufe dieses Rundgangs wurden auf einer NVIDIA H200 aufgezeichnet; um sie anzusehen, ist keine GPU nötig.</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>Live messen</translation>
    </message>
    <message>
        <source>Live measures until you stop it. The trace grows while the kernels run: an envelope of all samples, the median, outliers as dots, and the distribution on the same axis.</source>
        <translation>Live misst, bis Sie anhalten. Die Messkurve wächst, während die Kernels laufen: eine Hüllkurve aller Messwerte, der Median, Ausreißer als Punkte und die Verteilung an derselben Achse.</translation>
    </message>
    <message>
        <source>Turn a knob</source>
        <translation>An einem Regler drehen</translation>
    </message>
    <message>
        <source>Drag Tokens, or choose another operation, size or number format: the running measurement follows at once. Below the setup stands how long a run takes and how much memory it needs.</source>
        <translation>Ziehen Sie am Regler „Token“, oder wählen Sie eine andere Operation, eine andere Größe oder ein anderes Zahlenformat: Die laufende Messung folgt sofort. Unter der Einstellung steht, wie lange ein Lauf dauert und wie viel Speicher er braucht.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Every mode against the baseline, with ratio and interval: FASTER, SLOWER, SAME within ±1%, or NOT RESOLVED. Point at a cell to see what it rests on. The findings begin with the mode to choose.</source>
        <translation>Jeder Modus im Vergleich zur Basis, mit Verhältnis und Intervall: SCHNELLER, LANGSAMER, GLEICH innerhalb ±1&#xa0;% oder NICHT GEKLÄRT. Zeigen Sie auf ein Feld, um zu sehen, worauf es beruht. Die Befunde beginnen mit dem Modus, den Sie wählen sollten.</translation>
    </message>
</context>
<context>
    <name>qs::Message</name>
    <message numerus="yes">
        <source>&quot;%1&quot; (%n values)</source>
        <comment>&quot;%1&quot; (%n value)</comment>
        <translation>
            <numerusform>&quot;%1&quot; (%n Wert)</numerusform>
            <numerusform>&quot;%1&quot; (%n Werte)</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list</source>
        <translation>&quot;%1&quot; muss eine Liste sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is not a duration</source>
        <translation>&quot;%1&quot; von %2 ist keine Dauer</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of query %2 is not a time</source>
        <translation>&quot;%1&quot; der Anfrage %2 ist keine Zeit</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, value %2 is not a time</source>
        <translation>&quot;%1&quot;, Wert %2 ist keine Zeit</translation>
    </message>
    <message>
        <source>&quot;added_tokens&quot; is not a list</source>
        <translation>&quot;added_tokens&quot; ist keine Liste</translation>
    </message>
    <message>
        <source>&quot;computeMs&quot; of query %1 is not a time</source>
        <translation>&quot;computeMs&quot; der Anfrage %1 ist keine Zeit</translation>
    </message>
    <message>
        <source>&quot;dur&quot; of event %1 is not a duration in microseconds</source>
        <translation>&quot;dur&quot; von Ereignis %1 ist keine Dauer in Mikrosekunden</translation>
    </message>
    <message>
        <source>&quot;elapsed_time&quot; is not a positive number</source>
        <translation>&quot;elapsed_time&quot; ist keine positive Zahl</translation>
    </message>
    <message>
        <source>&quot;endComputeMs&quot; of query %1 is not a time after &quot;startComputeMs&quot;</source>
        <translation>&quot;endComputeMs&quot; der Anfrage %1 ist keine Zeit nach &quot;startComputeMs&quot;</translation>
    </message>
    <message>
        <source>&quot;traceEvents&quot; is not a list</source>
        <translation>&quot;traceEvents&quot; ist keine Liste</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 was skipped by nvbench.</source>
        <translation>%1 %2 wurde von nvbench übersprungen.</translation>
    </message>
    <message>
        <source>%1 %2 … %3</source>
        <translation>%1 %2 … %3</translation>
    </message>
    <message>
        <source>%1 %2 … %3 in steps of %4</source>
        <translation>%1 %2 … %3 in Schritten von %4</translation>
    </message>
    <message>
        <source>%1 %2 … %3, doubling</source>
        <translation>%1 %2 … %3, jeweils verdoppelt</translation>
    </message>
    <message>
        <source>%1 %2 … %3, each ×%4</source>
        <translation>%1 %2 … %3, jeweils ×%4</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4, on %5</source>
        <translation>%1 %2, %3, %4, auf %5</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 (%2 tokens/s with batch %3, %4 with batch %5: %6× [%7, %8])</source>
        <translation>%1 (%2 Token/s mit Batch %3, %4 mit Batch %5: %6× [%7; %8])</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <translation>%1 (%2, Zeile %3)</translation>
    </message>
    <message>
        <source>%1 (custom kernel; cuBLASLt was not found)</source>
        <translation>%1 (eigener Kernel; cuBLASLt wurde nicht gefunden)</translation>
    </message>
    <message>
        <source>%1 (few rows: custom kernel; more: cuBLASLt)</source>
        <translation>%1 (wenige Zeilen: eigener Kernel; mehr: cuBLASLt)</translation>
    </message>
    <message>
        <source>%1 (simulated)</source>
        <translation>%1 (simuliert)</translation>
    </message>
    <message>
        <source>%1 activations</source>
        <translation>%1-Aktivierungen</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 are not resolved with this text.</source>
        <translation>%1 werden durch diesen Text nicht unterschieden.</translation>
    </message>
    <message>
        <source>%1 assigns id %3 to the token %2; ids must be from 0 to %4.</source>
        <translation>%1 gibt dem Token %2 die ID %3; IDs gehen von 0 bis %4.</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1 bei %2: %3</translation>
    </message>
    <message>
        <source>%1 bytes at its end belong to no tensor</source>
        <translation>%1 Bytes an seinem Ende gehören zu keinem Tensor</translation>
    </message>
    <message>
        <source>%1 bytes before %2 belong to no tensor</source>
        <translation>%1 Bytes vor %2 gehören zu keinem Tensor</translation>
    </message>
    <message>
        <source>%1 bytes from offset %2 exceed the buffer size of %3.</source>
        <translation>%1 Bytes ab Position %2 gehen über die %3 des Puffers hinaus.</translation>
    </message>
    <message>
        <source>%1 can be swept over %2.</source>
        <translation>Ein Sweep von %1 kann über %2 gehen.</translation>
    </message>
    <message>
        <source>%1 changed all weights during training, so it cannot be combined with other modes.</source>
        <translation>%1 änderte beim Training jedes Gewicht, kann also nicht neben anderen Modi stehen.</translation>
    </message>
    <message>
        <source>%1 classes are not supported; use 2 to 1,000.</source>
        <translation>%1 Klassen sind nicht möglich; möglich sind 2 bis 1.000.</translation>
    </message>
    <message>
        <source>%1 compared with %2: %3; %4 items became correct and %5 wrong.</source>
        <translation>%1 gegen %2: %3; %4 Beispiele wurden richtig und %5 falsch.</translation>
    </message>
    <message>
        <source>%1 compared with %2: the ratio of means is %3×, that of medians %4× (%5–%6). The rest is due to slow samples.</source>
        <translation>%1 gegen %2: die Mittelwerte sagen %3×, die Mediane %4× (%5–%6): der Rest sind langsame Messwerte.</translation>
    </message>
    <message>
        <source>%1 contains &quot;sliding_attention&quot;, but no window is specified.</source>
        <translation>%1 nennt &quot;sliding_attention&quot;, aber es gibt kein Fenster.</translation>
    </message>
    <message>
        <source>%1 contains %2 twice.</source>
        <translation>%1 nennt %2 zweimal.</translation>
    </message>
    <message>
        <source>%1 contains %2, which is not supported.</source>
        <translation>%1 nennt %2, was nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>%1 contains more than %2 rows (the limit).</source>
        <translation>%1 enthält mehr als %2 Zeilen, die Grenze.</translation>
    </message>
    <message>
        <source>%1 contains more than 2,000,000 items (the limit).</source>
        <translation>%1 enthält mehr als 2.000.000 Beispiele, die Grenze.</translation>
    </message>
    <message>
        <source>%1 contains neither &quot;model.safetensors&quot; nor &quot;model.safetensors.index.json&quot;.</source>
        <translation>In %1 gibt es weder &quot;model.safetensors&quot; noch &quot;model.safetensors.index.json&quot;.</translation>
    </message>
    <message>
        <source>%1 contains no &quot;tokenizer.json&quot;, only &quot;tokenizer.model&quot; (SentencePiece), which is not supported.</source>
        <translation>In %1 gibt es keine &quot;tokenizer.json&quot;, nur &quot;tokenizer.model&quot; (SentencePiece), die nicht gelesen wird.</translation>
    </message>
    <message>
        <source>%1 contains no run of one size measured by Quantoscope.</source>
        <translation>%1 enthält keinen hier gemessenen Lauf mit einer Größe.</translation>
    </message>
    <message>
        <source>%1 contains no run: it is neither a session nor a results.json.</source>
        <translation>%1 enthält keinen Lauf: es ist weder eine Sitzung noch eine results.json.</translation>
    </message>
    <message>
        <source>%1 contains the token %2 (%3), but the model supports tokens 0 to %4: its tokenizer has %5 tokens, its embedding %6 rows.</source>
        <translation>%1 enthält das Token %2 (%3), das Modell kennt aber die Token 0 bis %4: sein Tokenizer hat %5 Token, seine Einbettung %6 Zeilen.</translation>
    </message>
    <message>
        <source>%1 decoded in registers × %2, FP32 multiply-adds (%3)</source>
        <translation>%1, in Registern decodiert, × %2, FP32-Multiplikation mit Addition (%3)</translation>
    </message>
    <message>
        <source>%1 decoded in registers × %2, FP32 multiply-adds (more than 32 rows: dequantized, %3)</source>
        <translation>%1, in Registern decodiert, × %2, FP32-Multiplikation mit Addition (mehr als 32 Zeilen: wiederhergestellt, %3)</translation>
    </message>
    <message>
        <source>%1 decoded in registers × %2, tensor cores, FP32 sums (up to %3 rows: custom kernel; more: dequantized, cuBLASLt)</source>
        <translation>%1, in Registern decodiert, × %2, Tensor-Kerne, FP32-Summen (bis zu %3 Zeilen: eigener Kernel; mehr: wiederhergestellt, cuBLASLt)</translation>
    </message>
    <message>
        <source>%1 decompresses to more than %2 (the limit).</source>
        <translation>%1 wird entpackt größer als %2, die Grenze.</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 does not fill a whole number of bytes</source>
        <translation>%1 füllt keine ganzen Bytes</translation>
    </message>
    <message>
        <source>%1 duplicate images were removed, so that no two splits share an item.</source>
        <translation>%1 doppelte Bilder wurden weggelassen, damit kein Teil ein Beispiel mit einem anderen gemein hat.</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 Elemente</translation>
    </message>
    <message>
        <source>%1 epochs are not supported</source>
        <translation>%1 Epochen sind nicht möglich</translation>
    </message>
    <message>
        <source>%1 exists, but is not a session that this version can write.</source>
        <translation>%1 existiert und ist keine Sitzung, die diese Version schreibt.</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>%1 generates its operands; a file can be used for quantization only.</source>
        <translation>%1 erzeugt seine Operanden selbst; eine Datei kann nur quantisiert werden.</translation>
    </message>
    <message>
        <source>%1 has %2 dimensions; the limit is 64</source>
        <translation>%1 hat %2 Dimensionen; höchstens 64 werden gelesen</translation>
    </message>
    <message>
        <source>%1 has %2 float tensors.</source>
        <translation>%1 hat %2 Gleitkomma-Tensoren.</translation>
    </message>
    <message>
        <source>%1 has %2 merges; the limit is %3.</source>
        <translation>%1 hat %2 Merges; höchstens %3 werden gelesen.</translation>
    </message>
    <message>
        <source>%1 has %2 records, and the first %3 are used as examples before each question.</source>
        <translation>%1 hat %2 Datensätze, und die ersten %3 sind die Beispiele vor jeder Frage.</translation>
    </message>
    <message>
        <source>%1 has %2 tokens; at least two are required.</source>
        <translation>%1 hat %2 Token; bewertet werden können nicht weniger als zwei.</translation>
    </message>
    <message>
        <source>%1 has AWQ weights of %2 bits in groups of %3, which is not supported.</source>
        <translation>%1 hat AWQ-Gewichte mit %2 Bits in Gruppen von %3, was nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>%1 has GPTQ weights of %2 bits in groups of %3, which is not supported.</source>
        <translation>%1 hat GPTQ-Gewichte mit %2 Bits in Gruppen von %3, was nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>%1 has a &quot;%2&quot; that is neither true nor false</source>
        <translation>%1 hat ein &quot;%2&quot;, das weder true noch false ist</translation>
    </message>
    <message>
        <source>%1 has a &quot;%2&quot;, which is not supported.</source>
        <translation>%1 hat ein &quot;%2&quot;, was nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>%1 has a &quot;dropout&quot;, which would give different tokens each time.</source>
        <translation>%1 hat ein &quot;dropout&quot;, das jedes Mal andere Token ergäbe.</translation>
    </message>
    <message>
        <source>%1 has a dimension that is not a whole number from 0 to 2^63 - 1</source>
        <translation>%1 hat eine Dimension, die keine ganze Zahl von 0 bis 2^63 - 1 ist</translation>
    </message>
    <message>
        <source>%1 has a higher perplexity.</source>
        <translation>%1 hat eine höhere Perplexität.</translation>
    </message>
    <message>
        <source>%1 has a lower perplexity.</source>
        <translation>%1 hat eine niedrigere Perplexität.</translation>
    </message>
    <message>
        <source>%1 has an invalid size</source>
        <translation>%1 hat eine unmögliche Größe</translation>
    </message>
    <message>
        <source>%1 has an invalid size.</source>
        <translation>%1 hat eine unmögliche Größe.</translation>
    </message>
    <message>
        <source>%1 has data_offsets %2, but the file contains only %3 bytes of data</source>
        <translation>%1 hat data_offsets %2, die Datei enthält aber nur %3 Bytes Daten</translation>
    </message>
    <message>
        <source>%1 has data_offsets %2, whose end is before the start</source>
        <translation>%1 hat rückwärts laufende data_offsets %2</translation>
    </message>
    <message>
        <source>%1 has data_offsets that are not whole numbers of 0 or more</source>
        <translation>%1 hat data_offsets, die keine ganzen Zahlen ab 0 sind</translation>
    </message>
    <message>
        <source>%1 has more than %2 records.</source>
        <translation>%1 hat mehr als %2 Datensätze.</translation>
    </message>
    <message>
        <source>%1 has more than 1,000 groups.</source>
        <translation>%1 hat mehr als 1.000 Gruppen.</translation>
    </message>
    <message>
        <source>%1 has narrower vectors</source>
        <translation>%1 hat schmalere</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot;</source>
        <translation>%1 hat kein &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot; that is a number of 0 or more</source>
        <translation>%1 hat kein &quot;%2&quot;, das eine Zahl ab 0 ist</translation>
    </message>
    <message>
        <source>%1 has no &quot;config_groups&quot;.</source>
        <translation>%1 hat keine &quot;config_groups&quot;.</translation>
    </message>
    <message>
        <source>%1 has no &quot;merges&quot;, which are required to tokenize text.</source>
        <translation>%1 hat keine &quot;merges&quot;, ohne die sich ein Text nicht in seine Token zerlegen lässt.</translation>
    </message>
    <message>
        <source>%1 has no &quot;model&quot;.</source>
        <translation>%1 hat kein &quot;model&quot;.</translation>
    </message>
    <message>
        <source>%1 has no &quot;pattern&quot; that is a String or a Regex</source>
        <translation>%1 hat kein &quot;pattern&quot;, das ein String oder eine Regex ist</translation>
    </message>
    <message>
        <source>%1 has no &quot;vocab&quot;.</source>
        <translation>%1 hat kein &quot;vocab&quot;.</translation>
    </message>
    <message>
        <source>%1 has no &quot;weight_map&quot;.</source>
        <translation>%1 hat keine &quot;weight_map&quot;.</translation>
    </message>
    <message>
        <source>%1 has no &quot;weights&quot;.</source>
        <translation>%1 hat keine &quot;weights&quot;.</translation>
    </message>
    <message>
        <source>%1 has no %2.</source>
        <translation>%1 hat kein %2.</translation>
    </message>
    <message>
        <source>%1 has no dtype</source>
        <translation>%1 hat keinen dtype</translation>
    </message>
    <message>
        <source>%1 has no elements.</source>
        <translation>%1 hat keine Elemente.</translation>
    </message>
    <message>
        <source>%1 has no learned step sizes.</source>
        <translation>Keine gelernten Schrittweiten für %1.</translation>
    </message>
    <message>
        <source>%1 has no pair of data_offsets</source>
        <translation>%1 hat kein Paar data_offsets</translation>
    </message>
    <message>
        <source>%1 has no records.</source>
        <translation>%1 hat keine Datensätze.</translation>
    </message>
    <message>
        <source>%1 has no shape</source>
        <translation>%1 hat keine Form</translation>
    </message>
    <message>
        <source>%1 has no tensor %2, but is listed for it in %3.</source>
        <translation>In %1 fehlt der Tensor %2, der laut %3 dort liegt.</translation>
    </message>
    <message>
        <source>%1 has no tensor %2.</source>
        <translation>%1 hat keinen Tensor %2.</translation>
    </message>
    <message>
        <source>%1 has no tensor of a supported floating-point type (it has %2 tensors).</source>
        <translation>%1 hat keinen Tensor eines unterstützten Gleitkommatyps (sie hat %2 Tensoren).</translation>
    </message>
    <message>
        <source>%1 has not been trained.</source>
        <translation>%1 wurde nicht trainiert.</translation>
    </message>
    <message>
        <source>%1 has separate rules for single layers (&quot;dynamic&quot;), which is not supported.</source>
        <translation>%1 gibt einzelnen Schichten eigene Regeln (&quot;dynamic&quot;), was nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>%1 has the AWQ version %2, which is not supported.</source>
        <translation>%1 hat die AWQ-Version %2, die nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>%1 has the GPTQ format %2, which is not supported.</source>
        <translation>%1 hat das GPTQ-Format %2, das nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>%1 has the behavior %2, which is not supported</source>
        <translation>%1 hat das Verhalten %2, das nicht unterstützt wird</translation>
    </message>
    <message>
        <source>%1 has the format %2 with %3-bit %4 weights, which is not supported.</source>
        <translation>%1 hat das Format %2 mit %3-Bit-Gewichten (%4), was nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>%1 has the method %2, which is not supported.</source>
        <translation>%1 hat die Methode %2, die nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>%1 has the smallest file of all equivalent modes: %2 KiB, %3% of the baseline.</source>
        <translation>Die kleinste Datei eines gleichwertigen Modus ist die von %1: %2 KiB, %3&#xa0;% der Basis.</translation>
    </message>
    <message>
        <source>%1 has the smallest loss of the configurations that meet the limits: %2.</source>
        <translation>%1 hat von den Konfigurationen, die die Grenzen einhalten, den kleinsten Verlust: %2.</translation>
    </message>
    <message>
        <source>%1 has the smallest weights: %2 bytes, %3 of the baseline.</source>
        <translation>Die kleinsten Gewichte hat %1: %2 Bytes, %3 der Basis.</translation>
    </message>
    <message>
        <source>%1 has the strategy %2 with a group size that does not fit it.</source>
        <translation>%1 hat die Strategie %2 mit einer Gruppengröße, die nicht dazu passt.</translation>
    </message>
    <message>
        <source>%1 has the type %2, which is not supported.</source>
        <translation>%1 ist vom Typ %2, der nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>%1 has the unknown token %2, which is not in its vocabulary.</source>
        <translation>%1 nennt für Unbekanntes das Token %2, das nicht in seinem Vokabular steht.</translation>
    </message>
    <message>
        <source>%1 have a higher perplexity.</source>
        <translation>%1 haben eine höhere Perplexität.</translation>
    </message>
    <message>
        <source>%1 have a lower perplexity.</source>
        <translation>%1 haben eine niedrigere Perplexität.</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 Köpfe</translation>
    </message>
    <message>
        <source>%1 images require more than 4 GiB (the limit).</source>
        <translation>%1 Bilder brauchen mehr als 4 GiB, die Grenze.</translation>
    </message>
    <message>
        <source>%1 in the group %2</source>
        <translation>%1 in der Gruppe %2</translation>
    </message>
    <message>
        <source>%1 is %2, a RoPE scaling that is not supported.</source>
        <translation>%1 ist %2, eine RoPE-Skalierung, die nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>%1 is %2, which is %3 above the limit of %4.</source>
        <translation>%1: %2, das sind %3 über der Grenze von %4.</translation>
    </message>
    <message>
        <source>%1 is %2, which is %3 below the limit of %4.</source>
        <translation>%1: %2, das sind %3 unter der Grenze von %4.</translation>
    </message>
    <message>
        <source>%1 is %2, which is not a token id of a vocabulary of %3 tokens.</source>
        <translation>%1 ist %2, keine ID eines Vokabulars von %3 Token.</translation>
    </message>
    <message>
        <source>%1 is %2, which is not divisible by the %3 heads, and there is no &quot;head_dim&quot;.</source>
        <translation>%1 ist %2 und durch die %3 Köpfe nicht teilbar, und &quot;head_dim&quot; fehlt.</translation>
    </message>
    <message>
        <source>%1 is %2, which is not supported.</source>
        <translation>%1 ist %2, was nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 ist %2.</translation>
    </message>
    <message>
        <source>%1 is %2; expected %3.</source>
        <translation>%1 ist %2; erwartet wird %3.</translation>
    </message>
    <message>
        <source>%1 is %2; it must be a multiple of %3.</source>
        <translation>%1 ist %2; der Wert muss ein Vielfaches von %3 sein.</translation>
    </message>
    <message>
        <source>%1 is %2; it must be between %3 and %4.</source>
        <translation>%1 ist %2; es muss von %3 bis %4 sein.</translation>
    </message>
    <message>
        <source>%1 is %2; it requires increasing whole numbers from 1 to %3.</source>
        <translation>%1 ist %2; möglich sind aufsteigende ganze Zahlen von 1 bis %3.</translation>
    </message>
    <message>
        <source>%1 is %2; the limit of %3 lies within the 95% interval.</source>
        <translation>%1: %2; die Grenze von %3 liegt im 95-%-Intervall.</translation>
    </message>
    <message>
        <source>%1 is %2; the range is 1 to %3</source>
        <translation>%1 ist %2; möglich ist 1 bis %3</translation>
    </message>
    <message>
        <source>%1 is a GGUF model (llama.cpp), which is not supported.</source>
        <translation>%1 ist ein Modell in GGUF, dem Format von llama.cpp, das nicht gelesen wird.</translation>
    </message>
    <message>
        <source>%1 is a Parquet file; task files must be JSONL or JSON.</source>
        <translation>%1 ist eine Parquet-Datei; Aufgabendateien werden als JSONL oder JSON gelesen.</translation>
    </message>
    <message>
        <source>%1 is a layer profile of trtexec --exportProfile, which contains no query times.</source>
        <translation>%1 ist ein Profil der Schichten von trtexec --exportProfile, das keine Zeiten von Anfragen enthält.</translation>
    </message>
    <message>
        <source>%1 is a single number.</source>
        <translation>%1 ist eine einzelne Zahl.</translation>
    </message>
    <message>
        <source>%1 is an .npy file, which contains a single tensor without a name.</source>
        <translation>%1 ist eine .npy-Datei, die einen Tensor ohne Namen enthält.</translation>
    </message>
    <message>
        <source>%1 is compressed; task files must be JSONL or JSON.</source>
        <translation>%1 ist komprimiert; Aufgabendateien werden als JSONL oder JSON gelesen.</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at %3 of %4 sizes, by %5 to %6.</source>
        <translation>%1 ist bei %3 von %4 Größen schneller als %2, um %5 bis %6.</translation>
    </message>
    <message>
        <source>%1 is larger than 1 GiB.</source>
        <translation>%1 hat mehr als 1 GiB.</translation>
    </message>
    <message>
        <source>%1 is missing, and the model_type %2 is not supported.</source>
        <translation>%1 fehlt, und der model_type %2 wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>%1 is neither an .npy nor a .safetensors file.</source>
        <translation>%1 ist weder eine .npy- noch eine .safetensors-Datei.</translation>
    </message>
    <message>
        <source>%1 is not 1, which is not supported.</source>
        <translation>%1 ist nicht 1, was nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>%1 is not a JSON object.</source>
        <translation>%1 ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>%1 is not a finite number</source>
        <translation>%1 ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 ist kein Ordner.</translation>
    </message>
    <message>
        <source>%1 is not a list of %2 types, one for each layer.</source>
        <translation>%1 ist keine Liste mit %2 Typen, einem für jede Schicht.</translation>
    </message>
    <message>
        <source>%1 is not an lm-eval item: it has neither doc_id nor doc_hash.</source>
        <translation>%1 ist kein Beispiel von lm-eval: es hat weder doc_id noch doc_hash.</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation>%1 ist kein Objekt.</translation>
    </message>
    <message>
        <source>%1 is not resolved with this text.</source>
        <translation>%1 wird durch diesen Text nicht unterschieden.</translation>
    </message>
    <message>
        <source>%1 is not supported</source>
        <translation>%1 wird nicht unterstützt</translation>
    </message>
    <message>
        <source>%1 is not the output of a supported tool; it begins with %2.</source>
        <translation>%1 ist ein Text oder eine Tabelle, die kein unterstütztes Werkzeug schreibt; der Anfang lautet %2.</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: line %2, column %3: %4.</source>
        <translation>%1 ist kein gültiges JSON: Zeile %2, Spalte %3: %4.</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: line 1, column 1: unexpected end of input.</source>
        <translation>%1 ist kein gültiges JSON: Zeile 1, Spalte 1: unerwartetes Ende der Eingabe.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is skipped at %n points, first at %2: %3</source>
        <comment>%1 is skipped at %2: %3</comment>
        <translation>
            <numerusform>%1 wird bei %2 übersprungen: %3</numerusform>
            <numerusform>%1 wird an %n Punkten übersprungen, zuerst bei %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is skipped: %2</source>
        <translation>%1 wird weggelassen: %2</translation>
    </message>
    <message>
        <source>%1 is stored in column-major order.</source>
        <translation>%1 ist spaltenweise gespeichert.</translation>
    </message>
    <message>
        <source>%1 is the best (%2), significantly better than each of the others on these %3 items.</source>
        <translation>%1 ist die beste (%2), nachweislich besser als jede andere auf diesen %3 Beispielen.</translation>
    </message>
    <message>
        <source>%1 is the fastest configuration that meets the limits: %2.</source>
        <translation>%1 ist die schnellste Konfiguration, die die Grenzen einhält: %2.</translation>
    </message>
    <message>
        <source>%1 is too large for single precision</source>
        <translation>%1 ist zu groß für einfache Genauigkeit</translation>
    </message>
    <message>
        <source>%1 is too large: %2. JSON files can have up to %3.</source>
        <translation>%1 ist %2 groß; höchstens %3 JSON werden gelesen.</translation>
    </message>
    <message>
        <source>%1 lists more than %2 shards.</source>
        <translation>%1 nennt mehr als %2 Teildateien.</translation>
    </message>
    <message>
        <source>%1 lists more than 1,000 ids.</source>
        <translation>%1 führt mehr als 1.000 IDs auf.</translation>
    </message>
    <message>
        <source>%1 lists no tensors.</source>
        <translation>%1 nennt keine Tensoren.</translation>
    </message>
    <message>
        <source>%1 looks like a result of %2, but %3.</source>
        <translation>%1 sieht wie ein Ergebnis von %2 aus, aber %3.</translation>
    </message>
    <message>
        <source>%1 maps the tensor %2 to a file that is not a plain file name.</source>
        <translation>%1 legt den Tensor %2 in eine Datei, deren Name kein einfacher Dateiname ist.</translation>
    </message>
    <message>
        <source>%1 match the perplexity within ±0.5%.</source>
        <translation>%1 haben innerhalb ±0,5&#xa0;% dieselbe Perplexität.</translation>
    </message>
    <message>
        <source>%1 matches the perplexity within ±0.5%.</source>
        <translation>%1 hat innerhalb ±0,5&#xa0;% dieselbe Perplexität.</translation>
    </message>
    <message>
        <source>%1 meet the limits and need the least memory (the same number of bytes).</source>
        <translation>%1 halten die Grenzen ein und brauchen den wenigsten Speicher, gleich viele Bytes.</translation>
    </message>
    <message>
        <source>%1 merge %2 is not a pair of tokens: %3.</source>
        <translation>%1: Merge %2 ist kein Paar von Token: %3.</translation>
    </message>
    <message>
        <source>%1 merge %2 uses the token %3, which is not in the vocabulary.</source>
        <translation>%1: Merge %2 verwendet das Token %3, das nicht im Vokabular steht.</translation>
    </message>
    <message>
        <source>%1 modes</source>
        <translation>%1 Modi</translation>
    </message>
    <message>
        <source>%1 modes are better; the largest difference is that of %2, %3.</source>
        <translation>%1 Modi sind besser; am weitesten %2, %3.</translation>
    </message>
    <message>
        <source>%1 modes are equivalent to FP32 within ±0.5 points; the largest difference is that of %2, %3.</source>
        <translation>%1 Modi sind FP32 innerhalb ±0,5 Punkte gleichwertig; am weitesten entfernt ist %2, %3.</translation>
    </message>
    <message>
        <source>%1 modes are equivalent to and faster than the baseline on this device, by %2× to %3×.</source>
        <translation>%1 Modi sind auf diesem Gerät gleichwertig mit der Basis und schneller als sie, um das %2- bis %3-Fache.</translation>
    </message>
    <message>
        <source>%1 modes are not resolved with these items; the largest difference is that of %2, %3.</source>
        <translation>%1 Modi sind durch diese Beispiele nicht geklärt; am weitesten entfernt ist %2, %3.</translation>
    </message>
    <message>
        <source>%1 modes are worse; the largest difference is that of %2, %3.</source>
        <translation>%1 Modi sind schlechter; am weitesten %2, %3.</translation>
    </message>
    <message>
        <source>%1 must be %2.</source>
        <translation>%1 muss %2 sein.</translation>
    </message>
    <message>
        <source>%1 must be larger than low_freq_factor.</source>
        <translation>%1 muss größer als low_freq_factor sein.</translation>
    </message>
    <message>
        <source>%1 needs the least memory of the configurations that meet the limits: %2.</source>
        <translation>%1 braucht von den Konfigurationen, die die Grenzen einhalten, den wenigsten Speicher: %2.</translation>
    </message>
    <message>
        <source>%1 ns = %2 ps per element</source>
        <translation>%1 ns = %2 ps pro Element</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot;</source>
        <translation>%1 von &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 of %2 columns never change in the training split; they are set to 0.</source>
        <translation>%1 von %2 Spalten ändern sich im Trainingsteil nie; sie werden auf 0 gesetzt.</translation>
    </message>
    <message>
        <source>%1 of %2 items are used, chosen by the seed.</source>
        <translation>%1 von %2 Beispielen werden verwendet, durch den Startwert gewählt.</translation>
    </message>
    <message>
        <source>%1 of %2 items of %3 were skipped, because a choice has no token that can be scored; %4.</source>
        <translation>%1 von %2 Beispielen von %3 wurden ausgelassen, weil eine Antwort kein eigenes Token beiträgt, das sich bewerten ließe; %4.</translation>
    </message>
    <message>
        <source>%1 of %2 items of %3 were skipped, because they do not fit into the model&apos;s context of %4 tokens; %5.</source>
        <translation>%1 von %2 Beispielen von %3 wurden ausgelassen, weil sie nicht in den Kontext des Modells von %4 Token passen; %5.</translation>
    </message>
    <message>
        <source>%1 of %2 points measured</source>
        <translation>%1 von %2 Punkten gemessen</translation>
    </message>
    <message>
        <source>%1 of %2 samples took no longer than the constant overhead of their graph and count as 0 µs.</source>
        <translation>%1 von %2 Messwerten dauerten nicht länger als die Konstante ihres Graphen und zählen als 0 µs.</translation>
    </message>
    <message>
        <source>%1 of %2 test items are used, chosen by the seed.</source>
        <translation>%1 von %2 Testbeispielen werden verwendet, durch den Startwert gewählt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n comparisons with a baseline are not resolved. Ratios within ±1% count as the same; intervals are 95%.</source>
        <comment>%1 of %n comparison with a baseline is not resolved. Ratios within ±1% count as the same; intervals are 95%.</comment>
        <translation>
            <numerusform>%1 von %n Vergleich mit einer Basis ist nicht geklärt. Verhältnisse innerhalb ±1&#xa0;% gelten als gleich; die Intervalle sind 95-%-Intervalle.</numerusform>
            <numerusform>%1 von %n Vergleichen mit einer Basis sind nicht geklärt. Verhältnisse innerhalb ±1&#xa0;% gelten als gleich; die Intervalle sind 95-%-Intervalle.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of its %2 items are duplicates and were removed. The remaining %3 are split into %4 for training, %5 for calibration and %6 for testing; no split can be empty</source>
        <translation>%1 ihrer %2 Beispiele sind Kopien anderer und wurden weggelassen; die übrigen %3 teilen sich in %4 zum Training, %5 zur Kalibrierung und %6 zum Testen; kein Teil darf leer sein</translation>
    </message>
    <message>
        <source>%1 of its %2 items are duplicates of others or of test items and were removed. The remaining %3 are split into %4 for training and %5 for calibration; no split can be empty</source>
        <translation>%1 ihrer %2 Beispiele sind Kopien anderer oder von Testbeispielen und wurden weggelassen; die übrigen %3 teilen sich in %4 zum Training und %5 zur Kalibrierung; kein Teil darf leer sein</translation>
    </message>
    <message>
        <source>%1 of shape %2 and type %3</source>
        <translation>%1 der Form %2 vom Typ %3</translation>
    </message>
    <message>
        <source>%1 on %2, batch %3, prompts of %4 tokens</source>
        <translation>%1 auf %2, Batch %3, Prompts von %4 Token</translation>
    </message>
    <message>
        <source>%1 on averages of %2×%3 pixels</source>
        <translation>%1 auf Mittelwerten von %2×%3 Pixeln</translation>
    </message>
    <message>
        <source>%1 on minima</source>
        <translation>%1 auf Minima</translation>
    </message>
    <message>
        <source>%1 on steady means</source>
        <translation>%1 auf ruhigen Mitteln</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 overlaps the previous tensor</source>
        <translation>%1 überlappt den Tensor davor</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <translation>%1 pro %2</translation>
    </message>
    <message>
        <source>%1 per call</source>
        <translation>%1 pro Aufruf</translation>
    </message>
    <message>
        <source>%1 per channel</source>
        <translation>%1 pro Kanal</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>%1 pro Token</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 requires %2 bytes, but its data_offsets specify %3</source>
        <translation>%1 braucht %2 Bytes, die data_offsets ergeben aber %3</translation>
    </message>
    <message>
        <source>%1 requires %2 bytes, but the file has more</source>
        <translation>%1 braucht %2 Bytes, es sind aber mehr da</translation>
    </message>
    <message>
        <source>%1 requires %2 bytes, but the file has only %3</source>
        <translation>%1 braucht %2 Bytes, da sind aber nur %3</translation>
    </message>
    <message>
        <source>%1 requires 1 to 16 numbers.</source>
        <translation>%1 nimmt 1 bis 16 Zahlen.</translation>
    </message>
    <message>
        <source>%1 requires a calibration text.</source>
        <translation>%1 braucht einen Kalibrierungstext.</translation>
    </message>
    <message>
        <source>%1 requires more than 2^63 bytes</source>
        <translation>%1 braucht mehr als 2^63 Bytes</translation>
    </message>
    <message>
        <source>%1 requires the inputs of the layer on a calibration split.</source>
        <translation>%1 benötigt die Eingaben der Schicht auf einem Kalibrierungsteil.</translation>
    </message>
    <message>
        <source>%1 rows (%2) independently yield the same n = %3: each contains one slow sample among %4, most likely its first run.</source>
        <translation>%1 Zeilen (%2) ergeben unabhängig dasselbe n = %3: jede enthält einen langsamen Messwert unter %4, höchstwahrscheinlich ihren ersten Lauf.</translation>
    </message>
    <message>
        <source>%1 rows have the same features as another row. They are kept, because table rows can repeat, so splits can share values.</source>
        <translation>%1 Zeilen haben dieselben Merkmale wie eine andere; sie bleiben, da Tabellen sich wiederholen dürfen, Teile können also Werte gemein haben.</translation>
    </message>
    <message>
        <source>%1 rows of heads of %2 elements are too much for the attention kernel.</source>
        <translation>%1 Zeilen von Köpfen mit %2 Elementen sind zu viel für den Attention-Kernel.</translation>
    </message>
    <message>
        <source>%1 samples are too few: the 95% interval of the median is %2 to %3, and p95 requires 59.</source>
        <translation>%1 Messwerte sind zu wenige: das 95-%-Intervall des Medians reicht von %2 bis %3, und p95 braucht 59.</translation>
    </message>
    <message>
        <source>%1 samples do not determine the median precisely enough: its 95% interval is %2 to %3 (%4 wide; target: 2%).</source>
        <translation>%1 Messwerte legen den Median nicht fest: das 95-%-Intervall des Medians reicht von %2 bis %3, ist also %4 breit statt höchstens 2&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 specifies %2, an architecture that is not supported.</source>
        <translation>%1 nennt %2, eine Architektur, die nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>%1 steps are too many</source>
        <translation>%1 Schritte sind zu viele</translation>
    </message>
    <message>
        <source>%1 steps were requested at a time.</source>
        <translation>Es wurden %1 Schritte auf einmal verlangt.</translation>
    </message>
    <message>
        <source>%1 to %2 (%3 sizes)</source>
        <translation>%1 bis %2 (%3 Größen)</translation>
    </message>
    <message>
        <source>%1 to %2 buffers</source>
        <translation>%1 bis %2 Puffer</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Token</translation>
    </message>
    <message>
        <source>%1 values, FP32 multiplication (simulated)</source>
        <translation>%1 Werte, FP32-Produkte (simuliert)</translation>
    </message>
    <message>
        <source>%1 was not measured; the limit is %2.</source>
        <translation>%1: nicht gemessen; die Grenze ist %2.</translation>
    </message>
    <message>
        <source>%1 was skipped by Google Benchmark: %2</source>
        <translation>%1 wurde von Google Benchmark übersprungen: %2</translation>
    </message>
    <message>
        <source>%1 was tried first.</source>
        <translation>Gesucht wurde es zuerst als %1.</translation>
    </message>
    <message>
        <source>%1 weights dequantized, FP32 multiplication</source>
        <translation>%1 Gewichte wiederhergestellt, FP32-Produkte</translation>
    </message>
    <message>
        <source>%1 would have more than %2 elements.</source>
        <translation>%1 hätte mehr als %2 Elemente.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × %2, FP32 multiply-adds (%3)</source>
        <translation>%1 × %2, FP32-Multiplikation mit Addition (%3)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 classes, seed %3</source>
        <translation>%1, %2 Klassen, Startwert %3</translation>
    </message>
    <message>
        <source>%1, %2 parameters</source>
        <translation>%1, %2 Parameter</translation>
    </message>
    <message>
        <source>%1, %2 parameters, %3 layers, width %4, vocabulary %5, context %6</source>
        <translation>%1, %2 Parameter, %3 Schichten, Breite %4, Vokabular %5, Kontext %6</translation>
    </message>
    <message>
        <source>%1, %2 parameters, %3 layers, width %4, vocabulary %5, context %6, quantized (%7)</source>
        <translation>%1, %2 Parameter, %3 Schichten, Breite %4, Vokabular %5, Kontext %6, quantisiert (%7)</translation>
    </message>
    <message>
        <source>%1, %2 tokens</source>
        <translation>%1, %2 Token</translation>
    </message>
    <message>
        <source>%1, %2, on %3</source>
        <translation>%1, %2, auf %3</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <translation>%1, %2: %3.</translation>
    </message>
    <message>
        <source>%1, 95% %2 to %3</source>
        <translation>%1, 95 % %2 bis %3</translation>
    </message>
    <message>
        <source>%1, INT32 sums (%2)</source>
        <translation>%1, INT32-Summen (%2)</translation>
    </message>
    <message>
        <source>%1, by reading more than the cache size</source>
        <translation>%1, durch Lesen über den Cache hinaus</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, aus %2</translation>
    </message>
    <message>
        <source>%1, groups of %2</source>
        <translation>%1, Gruppen von %2</translation>
    </message>
    <message>
        <source>%1, groups of %2, clip %3</source>
        <translation>%1, Gruppen von %2, Kappung %3</translation>
    </message>
    <message>
        <source>%1, imported from %2</source>
        <translation>%1, importiert aus %2</translation>
    </message>
    <message>
        <source>%1, item %2</source>
        <translation>%1, Beispiel %2</translation>
    </message>
    <message>
        <source>%1, larger than the cache, so not actually hot</source>
        <translation>%1, größer als der Cache, also in Wahrheit nicht heiß</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm</source>
        <translation>%1, weniger als 2 Caches, also teilweise warm</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm (rotation limited by the available memory)</source>
        <translation>%1, weniger als 2 Caches, also teilweise warm (Wechsel der Puffer durch den freien Speicher begrenzt)</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm (rotation limited to 1 GiB or a quarter of the available memory)</source>
        <translation>%1, weniger als 2 Caches, also teilweise warm (Wechsel der Puffer auf 1 GiB oder ein Viertel des freien Speichers begrenzt)</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1, line %2, %3</source>
        <translation>%1, Zeile %2, %3</translation>
    </message>
    <message>
        <source>%1, line %2: %3.</source>
        <translation>%1, Zeile %2: %3.</translation>
    </message>
    <message>
        <source>%1, one dynamic scale for the whole tensor, computed by the kernel: %2.</source>
        <translation>%1, eine Skala für den ganzen Tensor, vom Kernel aus den Daten bestimmt: %2.</translation>
    </message>
    <message>
        <source>%1, one dynamic scale per %2 elements of a token, computed by the kernel: %3.</source>
        <translation>%1, eine Skala für je %2 Elemente eines Tokens, vom Kernel aus den Daten bestimmt: %3.</translation>
    </message>
    <message>
        <source>%1, one dynamic scale per token, computed by the kernel: %2.</source>
        <translation>%1, eine Skala pro Token, vom Kernel aus den Daten bestimmt: %2.</translation>
    </message>
    <message>
        <source>%1, one scale per row</source>
        <translation>%1, eine Skala je Zeile</translation>
    </message>
    <message>
        <source>%1, one scale per row, clip %2</source>
        <translation>%1, eine Skala je Zeile, Kappung %2</translation>
    </message>
    <message>
        <source>%1, one scale per tensor</source>
        <translation>%1, eine Skala für den Tensor</translation>
    </message>
    <message>
        <source>%1, one scale per tensor, clip %2</source>
        <translation>%1, eine Skala für den Tensor, Kappung %2</translation>
    </message>
    <message>
        <source>%1, one static scale for the whole tensor: %2.</source>
        <translation>%1, eine Skala für den ganzen Tensor, vor dem Start vorgegeben: %2.</translation>
    </message>
    <message>
        <source>%1, one static scale per %2 elements of a token: %3.</source>
        <translation>%1, eine Skala für je %2 Elemente eines Tokens, vor dem Start vorgegeben: %3.</translation>
    </message>
    <message>
        <source>%1, one static scale per token: %2.</source>
        <translation>%1, eine Skala pro Token, vor dem Start vorgegeben: %2.</translation>
    </message>
    <message>
        <source>%1, p = %2</source>
        <translation>%1, p = %2</translation>
    </message>
    <message>
        <source>%1, record %2</source>
        <translation>%1, Datensatz %2</translation>
    </message>
    <message>
        <source>%1, row &quot;%2&quot;</source>
        <translation>%1, Zeile &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1, run %2: %3</source>
        <translation>%1, Lauf %2: %3</translation>
    </message>
    <message>
        <source>%1, run %2: it has no &quot;result&quot;.</source>
        <translation>%1, Lauf %2: &quot;result&quot; fehlt.</translation>
    </message>
    <message>
        <source>%1, the first %2 of %3 tokens</source>
        <translation>%1, die ersten %2 von %3 Token</translation>
    </message>
    <message>
        <source>%1, the first %2 tokens</source>
        <translation>%1, die ersten %2 Token</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. Do not use the figures of this mode, and report this problem.</source>
        <translation>%1. Trauen Sie den Zahlen dieses Modus nicht; bitte melden Sie es.</translation>
    </message>
    <message>
        <source>%1. Do not use the figures of this variant, and report this problem.</source>
        <translation>%1. Trauen Sie den Zahlen dieser Variante nicht; bitte melden Sie es.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; %3 is a difference of %4 of %5 items, z = %6, which is within the noise of so few items.</source>
        <translation>%1: &quot;%2&quot; %3 ist ein Unterschied von %4 von %5 Beispielen, z = %6: im Rauschen so weniger Beispiele.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is given as %3, but %4 compared with %5 gives %6.</source>
        <translation>%1: &quot;%2&quot; sagt %3, aber %4 gegen %5 ergibt %6.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is given as %3, but std %4 divided by mean %5 is %6.</source>
        <translation>%1: &quot;%2&quot; sagt %3, aber std %4 durch mean %5 ist %6.</translation>
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
        <translation>%1: %2 gegenüber &quot;%3&quot; beruht auf einem Messwert; was folgt, ist %4.</translation>
    </message>
    <message>
        <source>%1: %2 contains row numbers and is not used.</source>
        <translation>%1: %2 nummeriert die Zeilen und wird weggelassen.</translation>
    </message>
    <message>
        <source>%1: %2 divided by %3 is %4, not %5: %6.</source>
        <translation>%1: %2 durch %3 ist %4, nicht %5: %6.</translation>
    </message>
    <message>
        <source>%1: %2 is of type %3, which is not supported.</source>
        <translation>%1: %2 ist vom Typ %3, der nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>%1: %2 training, %3 calibration and %4 test items</source>
        <translation>%1: %2 zum Trainieren, %3 zum Kalibrieren, %4 zum Testen</translation>
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
        <translation>%1: &apos;%2&apos; fehlt.</translation>
    </message>
    <message>
        <source>%1: Sequence has no &quot;%2&quot;.</source>
        <translation>%1: Sequence hat kein &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>%1: a model of %2 to %3 KB is mostly file metadata, so its size ratios do not characterize the formats.</source>
        <translation>%1: ein Modell von %2 bis %3 KB besteht überwiegend aus Metadaten; seine Größenverhältnisse sagen nichts über die Formate.</translation>
    </message>
    <message>
        <source>%1: according to line %2, it ran as %3 (%4). Label it as simulated.</source>
        <translation>%1: Zeile %2 sagt, dass es als %3 lief (%4); kennzeichnen Sie es als simuliert.</translation>
    </message>
    <message>
        <source>%1: all accuracies are multiples of 1/%2 (%3), so they were measured on %4 items. The standard error at %5 is ±%6 points. Differences below %7 points are not resolved; a paired test (McNemar) resolves none below %8 points (%9 items).</source>
        <translation>%1: alle Genauigkeiten sind Vielfache von 1/%2 (%3), beruhen also auf %4 Beispielen. Der Standardfehler bei %5 beträgt ±%6 Punkte; Unterschiede unter %7 Punkten sind nicht geklärt, und selbst ein gepaarter Test (McNemar) klärt keinen unter %8 Punkten (%9 Beispiele).</translation>
    </message>
    <message>
        <source>%1: layer %2 of %3</source>
        <translation>%1: Schicht %2 von %3</translation>
    </message>
    <message>
        <source>%1: of %2 sizes, %3 is printed as the best per element (%4). Recomputed, it is the worst: %5 ns compared with %6 ns for %7. The conclusion is inverted.</source>
        <translation>%1: von %2 Größen ist %3 als die beste pro Element gedruckt (%4); nachgerechnet ist sie die schlechteste, %5 ns gegenüber %6 ns von %7: der Schluss kehrt sich um.</translation>
    </message>
    <message>
        <source>%1: one outlier of %2 dominates the variance. (max − mean)/std = %3 = √(n − 1) gives n = %4. The other %5 samples take %6 on average, not %7.</source>
        <translation>%1: ein Messwert von %2 bestimmt die Varianz. (max − mean)/std = %3 = √(n − 1) ergibt n = %4; die übrigen %5 Messwerte brauchen im Mittel %6, nicht %7.</translation>
    </message>
    <message>
        <source>%1: run “%2”, n = %3 items; 95% intervals of differences paired by item.</source>
        <translation>%1: Lauf „%2“, n = %3 Beispiele; 95-%-Intervalle der je Beispiel gepaarten Unterschiede.</translation>
    </message>
    <message>
        <source>%1: the label %2 is not a whole number of at most 2147483647.</source>
        <translation>%1: die Klasse %2 ist keine ganze Zahl bis höchstens 2147483647.</translation>
    </message>
    <message>
        <source>%1: the label is %2, %3.</source>
        <translation>%1: die Klasse ist %2, %3.</translation>
    </message>
    <message>
        <source>%1: the label is missing.</source>
        <translation>%1: die Klasse fehlt.</translation>
    </message>
    <message>
        <source>%1: the record</source>
        <translation>%1: der Datensatz</translation>
    </message>
    <message>
        <source>%1: the tensor %2 has shape %3; expected %4.</source>
        <translation>%1: der Tensor %2 hat die Form %3; erwartet wird %4.</translation>
    </message>
    <message>
        <source>%1: the tensor %2 has type %3; expected %4.</source>
        <translation>%1: der Tensor %2 ist vom Typ %3; erwartet wird %4.</translation>
    </message>
    <message>
        <source>%1: this label is the 1,001st class; the limit is 1,000.</source>
        <translation>%1: dies ist die 1.001. Klasse; höchstens 1.000 sind erlaubt.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; its figures are not reliable.</source>
        <translation>%1; seinen Zahlen ist nicht zu trauen.</translation>
    </message>
    <message>
        <source>%1; its last output: %2.</source>
        <translation>%1; seine letzten Worte: %2.</translation>
    </message>
    <message>
        <source>%1; not measured by Quantoscope.</source>
        <translation>%1; nicht hier gemessen.</translation>
    </message>
    <message>
        <source>%1× faster %2 than %3</source>
        <translation>%1× %2 schneller als %3</translation>
    </message>
    <message>
        <source>%1× slower %2 than %3</source>
        <translation>%1× %2 langsamer als %3</translation>
    </message>
    <message>
        <source>%1×%2 exceeds the %3 elements that were prepared.</source>
        <translation>%1×%2 passt nicht in die vorbereiteten %3 Elemente.</translation>
    </message>
    <message>
        <source>%2 has no variant &apos;%1&apos;.</source>
        <translation>&apos;%1&apos; ist keine Variante von %2.</translation>
    </message>
    <message>
        <source>%2 of %1 layers use a sliding window of %3 tokens and the others full attention, which is not supported. The context is limited to the window, where both are equivalent.</source>
        <translation>Von %1 Schichten sehen %2 ein Fenster von %3 Token und die übrigen alle, was nicht unterstützt wird: der Kontext endet am Fenster, denn bis dahin ist beides dasselbe.</translation>
    </message>
    <message>
        <source>%2×%3 is not divisible into cells of %1 pixels.</source>
        <translation>Felder von %1 Pixeln teilen %2×%3 nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n buffers</source>
        <comment>%n buffer</comment>
        <translation>
            <numerusform>%n Puffer</numerusform>
            <numerusform>%n Puffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buffers, %1</source>
        <comment>%n buffer, %1</comment>
        <translation>
            <numerusform>%n Puffer, %1</numerusform>
            <numerusform>%n Puffer, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are not resolved.</source>
        <comment>%n configuration is not resolved.</comment>
        <translation>
            <numerusform>%n Konfiguration ist nicht geklärt.</numerusform>
            <numerusform>%n Konfigurationen sind nicht geklärt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are not resolved. Measure %1 rounds and the whole text to narrow their intervals.</source>
        <comment>%n configuration is not resolved. Measure %1 rounds and the whole text to narrow its intervals.</comment>
        <translation>
            <numerusform>%n Konfiguration ist nicht geklärt. Messen Sie %1 Runden und den ganzen Text, um ihr Intervall zu verengen.</numerusform>
            <numerusform>%n Konfigurationen sind nicht geklärt. Messen Sie %1 Runden und den ganzen Text, um ihre Intervalle zu verengen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are simulated on this device.</source>
        <comment>%n configuration is simulated on this device.</comment>
        <translation>
            <numerusform>%n Konfiguration wird auf diesem Gerät simuliert.</numerusform>
            <numerusform>%n Konfigurationen werden auf diesem Gerät simuliert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are simulated on this device. Their predictions and sizes are valid; their times are not representative of hardware with support.</source>
        <comment>%n configuration is simulated on this device. Its predictions and size are valid; its times are not representative of hardware with support.</comment>
        <translation>
            <numerusform>%n Konfiguration wird auf diesem Gerät simuliert. Ihre Vorhersagen und ihre Größe sind gültig; ihre Zeiten sind für Hardware mit Unterstützung nicht repräsentativ.</numerusform>
            <numerusform>%n Konfigurationen werden auf diesem Gerät simuliert. Ihre Vorhersagen und Größen sind gültig; ihre Zeiten sind für Hardware mit Unterstützung nicht repräsentativ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations do not meet the limits.</source>
        <comment>%n configuration does not meet the limits.</comment>
        <translation>
            <numerusform>%n Konfiguration hält die Grenzen nicht ein.</numerusform>
            <numerusform>%n Konfigurationen halten die Grenzen nicht ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fall</source>
        <comment>%n falls</comment>
        <translation>
            <numerusform>%n fällt</numerusform>
            <numerusform>%n fallen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finite input values were restored as NaN or infinite and are excluded from the error figures.</source>
        <comment>%n finite input value was restored as NaN or infinite and is excluded from the error figures.</comment>
        <translation>
            <numerusform>%n endlicher Eingabewert wurde als NaN oder unendlich wiederhergestellt und ist von den Fehlermaßen ausgenommen.</numerusform>
            <numerusform>%n endliche Eingabewerte wurden als NaN oder unendlich wiederhergestellt und sind von den Fehlermaßen ausgenommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n input values are NaN or infinite and are excluded from the error figures.</source>
        <comment>%n input value is NaN or infinite and is excluded from the error figures.</comment>
        <translation>
            <numerusform>%n Eingabewert ist NaN oder unendlich und von den Fehlermaßen ausgenommen.</numerusform>
            <numerusform>%n Eingabewerte sind NaN oder unendlich und von den Fehlermaßen ausgenommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iterations</source>
        <comment>%n iteration</comment>
        <translation>
            <numerusform>%n Iteration</numerusform>
            <numerusform>%n Iterationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iterations and at least %1 ms</source>
        <comment>%n iteration and at least %1 ms</comment>
        <translation>
            <numerusform>%n Iteration und mindestens %1 ms</numerusform>
            <numerusform>%n Iterationen und mindestens %1 ms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kernel runs</source>
        <comment>%n kernel run</comment>
        <translation>
            <numerusform>%n Kernel-Lauf</numerusform>
            <numerusform>%n Kernel-Läufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n language-model studies</source>
        <comment>%n language-model study</comment>
        <translation>
            <numerusform>%n Sprachmodell-Studie</numerusform>
            <numerusform>%n Sprachmodell-Studien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n latency samples</source>
        <comment>%n latency sample</comment>
        <translation>
            <numerusform>%n Latenz-Messwert</numerusform>
            <numerusform>%n Latenz-Messwerte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n measurements have a single variant, so they contain no comparison.</source>
        <comment>%n measurement has a single variant, so it contains no comparison.</comment>
        <translation>
            <numerusform>%n Messung hat nur eine Variante und enthält daher keinen Vergleich.</numerusform>
            <numerusform>%n Messungen haben nur eine Variante und enthalten daher keinen Vergleich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mode studies</source>
        <comment>%n mode study</comment>
        <translation>
            <numerusform>%n Modus-Studie</numerusform>
            <numerusform>%n Modus-Studien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are better: %1.</source>
        <comment>%n mode is better: %1.</comment>
        <translation>
            <numerusform>1 Modus ist besser: %1.</numerusform>
            <numerusform>%n Modi sind besser: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are equivalent to FP32 within ±0.5 points: %1.</source>
        <comment>%n mode is equivalent to FP32 within ±0.5 points: %1.</comment>
        <translation>
            <numerusform>%n Modus ist FP32 innerhalb ±0,5 Punkte gleichwertig: %1.</numerusform>
            <numerusform>%n Modi sind FP32 innerhalb ±0,5 Punkte gleichwertig: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are not resolved with these items: %1.</source>
        <comment>%n mode is not resolved with these items: %1.</comment>
        <translation>
            <numerusform>%n Modus ist mit diesen Beispielen nicht geklärt: %1.</numerusform>
            <numerusform>%n Modi sind mit diesen Beispielen nicht geklärt: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are not resolved. Measure %1 calls and %2 test items to narrow their intervals.</source>
        <comment>%n mode is not resolved. Measure %1 calls and %2 test items to narrow its intervals.</comment>
        <translation>
            <numerusform>%n Modus ist nicht geklärt. Messen Sie %1 Aufrufe und %2 Testbeispiele, um sein Intervall zu verengen.</numerusform>
            <numerusform>%n Modi sind nicht geklärt. Messen Sie %1 Aufrufe und %2 Testbeispiele, um ihre Intervalle zu verengen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are simulated on this device. Their accuracy and size are valid; their latency is not representative of hardware with support.</source>
        <comment>%n mode is simulated on this device. Its accuracy and size are valid; its latency is not representative of hardware with support.</comment>
        <translation>
            <numerusform>%n Modus wird auf diesem Gerät simuliert. Seine Genauigkeit und Größe sind gültig; seine Latenz ist für Hardware mit Unterstützung nicht repräsentativ.</numerusform>
            <numerusform>%n Modi werden auf diesem Gerät simuliert. Ihre Genauigkeit und Größe sind gültig; ihre Latenz ist für Hardware mit Unterstützung nicht repräsentativ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are worse: %1.</source>
        <comment>%n mode is worse: %1.</comment>
        <translation>
            <numerusform>1 Modus ist schlechter: %1.</numerusform>
            <numerusform>%n Modi sind schlechter: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more types of warnings are listed with the runs.</source>
        <comment>%n more type of warning is listed with the runs.</comment>
        <translation>
            <numerusform>%n weitere Art von Warnungen ist bei den Läufen aufgeführt.</numerusform>
            <numerusform>%n weitere Arten von Warnungen sind bei den Läufen aufgeführt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median, and %3 on a repaint of this window, no more than expected by chance (p = %4).</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median, and %3 on a repaint of this window, no more than expected by chance (p = %4).</comment>
        <translation>
            <numerusform>%n von %1 Messwerten ist ein einzelner Ausreißer; p99 ist das %2-Fache des Medians, und %3 mit einem Neuzeichnen dieses Fensters zusammen, nicht öfter als durch Zufall zu erwarten (p = %4).</numerusform>
            <numerusform>%n von %1 Messwerten sind einzelne Ausreißer; p99 ist das %2-Fache des Medians, und %3 mit einem Neuzeichnen dieses Fensters zusammen, nicht öfter als durch Zufall zu erwarten (p = %4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</comment>
        <translation>
            <numerusform>1 von %1 Messwerten ist ein einzelner Ausreißer; p99 ist das %2-Fache des Medians, und %3 mit einem Neuzeichnen dieses Fensters zusammen: das Programm stört seine eigene Messung (p = %4).</numerusform>
            <numerusform>%n von %1 Messwerten sind einzelne Ausreißer; p99 ist das %2-Fache des Medians, und %3 mit einem Neuzeichnen dieses Fensters zusammen: das Programm stört seine eigene Messung (p = %4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median.</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median.</comment>
        <translation>
            <numerusform>1 von %1 Messwerten ist ein einzelner Ausreißer; p99 ist das %2-Fache des Medians.</numerusform>
            <numerusform>%n von %1 Messwerten sind einzelne Ausreißer; p99 ist das %2-Fache des Medians.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes</source>
        <comment>%n other process</comment>
        <translation>
            <numerusform>1 anderer Prozess</numerusform>
            <numerusform>%n andere Prozesse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes used the device during the run.</source>
        <comment>%n other process used the device during the run.</comment>
        <translation>
            <numerusform>1 anderer Prozess benutzte das Gerät während des Laufs.</numerusform>
            <numerusform>%n andere Prozesse benutzten das Gerät während des Laufs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes used the device during the run: %1.</source>
        <comment>%n other process used the device during the run: %1.</comment>
        <translation>
            <numerusform>1 anderer Prozess benutzte das Gerät während des Laufs: %1.</numerusform>
            <numerusform>%n andere Prozesse benutzten das Gerät während des Laufs: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other studies</source>
        <comment>%n other study</comment>
        <translation>
            <numerusform>%n andere Studie</numerusform>
            <numerusform>%n andere Studien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <comment>%n row</comment>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows were measured by other tools, not in the same rounds.</source>
        <comment>%n row was measured by another tool, not in the same rounds.</comment>
        <translation>
            <numerusform>%n Zeile wurde von einem anderen Werkzeug gemessen, nicht in denselben Runden.</numerusform>
            <numerusform>%n Zeilen wurden von anderen Werkzeugen gemessen, nicht in denselben Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples are too few: an interval of the median requires 6, p95 requires 59, and p99 requires 299.</source>
        <comment>%n sample is too few: an interval of the median requires 6, p95 requires 59, and p99 requires 299.</comment>
        <translation>
            <numerusform>%n Messwert ist zu wenig: ein Intervall des Medians erfordert 6, p95 erfordert 59 und p99 erfordert 299.</numerusform>
            <numerusform>%n Messwerte sind zu wenige: ein Intervall des Medians erfordert 6, p95 erfordert 59 und p99 erfordert 299.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples were not shown during the measurement; the result contains all of them.</source>
        <comment>%n sample was not shown during the measurement; the result contains it.</comment>
        <translation>
            <numerusform>%n Messwert wurde während der Messung nicht angezeigt; das Ergebnis enthält ihn.</numerusform>
            <numerusform>%n Messwerte wurden während der Messung nicht angezeigt; das Ergebnis enthält sie alle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scores</source>
        <comment>%n score</comment>
        <translation>
            <numerusform>%n Wert einer Aufgabe</numerusform>
            <numerusform>%n Werte von Aufgaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweeps</source>
        <comment>%n sweep</comment>
        <translation>
            <numerusform>%n Sweep</numerusform>
            <numerusform>%n Sweeps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variants are not resolved. Run until resolved to narrow their intervals.</source>
        <comment>%n variant is not resolved. Run until resolved to narrow its interval.</comment>
        <translation>
            <numerusform>%n Variante ist nicht geklärt. Messen Sie bis geklärt, um ihr Intervall zu verengen.</numerusform>
            <numerusform>%n Varianten sind nicht geklärt. Messen Sie bis geklärt, um ihre Intervalle zu verengen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; in its configuration %2</source>
        <translation>&apos;%1&apos; in ihrer Konfiguration %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a memory size.</source>
        <translation>&apos;%1&apos; ist keine Speichergröße.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid size for %2.</source>
        <translation>&apos;%1&apos; ist keine Größe für %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; requires a GPU.</source>
        <translation>&apos;%1&apos; läuft nur auf einer GPU.</translation>
    </message>
    <message>
        <source>&apos;bytes&apos; must be a whole number of 0 or more.</source>
        <translation>&apos;bytes&apos; muss eine Anzahl sein.</translation>
    </message>
    <message>
        <source>&apos;quantoscope llm configs&apos; lists them.</source>
        <translation>&apos;quantoscope llm configs&apos; listet sie auf.</translation>
    </message>
    <message>
        <source>&apos;quantoscope modes --list&apos; lists all modes.</source>
        <translation>&apos;quantoscope modes --list&apos; nennt sie alle.</translation>
    </message>
    <message>
        <source>&apos;runs&apos; must be a list of at most %1 runs.</source>
        <translation>&apos;runs&apos; muss eine Liste von höchstens %1 Läufen sein.</translation>
    </message>
    <message>
        <source>&apos;speed&apos;, &apos;memory&apos; or &apos;loss&apos;</source>
        <translation>&apos;speed&apos;, &apos;memory&apos; oder &apos;loss&apos;</translation>
    </message>
    <message>
        <source>--group-size is %1; it must be a multiple of 8.</source>
        <translation>--group-size ist %1; es muss ein Vielfaches von 8 sein.</translation>
    </message>
    <message>
        <source>--out is the folder of the model itself.</source>
        <translation>--out nennt den Ordner des Modells selbst.</translation>
    </message>
    <message>
        <source>--text-tokens is 1; at least two tokens are required.</source>
        <translation>--text-tokens ist 1; bewertet werden können nicht weniger als zwei Token.</translation>
    </message>
    <message>
        <source>128 is usual.</source>
        <translation>Üblich ist 128.</translation>
    </message>
    <message>
        <source>16 elements per thread</source>
        <translation>16 Elemente je Thread</translation>
    </message>
    <message>
        <source>16 elements per thread; adjacent lanes load adjacent 16-byte words. Two instructions saturate and pack four codes, four shuffles collect 16 adjacent codes in one lane, and one 16-byte store writes them. 5 instructions per element; memory is the only limit.</source>
        <translation>Sechzehn Elemente je Thread mit benachbarten Lanes auf benachbarten 16 Bytes bei jedem Laden; zwei Befehle sättigen und packen vier Codes, vier Shuffles bringen 16 benachbarte Codes in eine Lane, ein 16-Byte-Speicherbefehl. 5 Befehle je Element; nur der Speicher ist die Grenze.</translation>
    </message>
    <message>
        <source>16-bit weights must be FP16 or BF16</source>
        <translation>16-Bit-Gleitkommazahlen sind FP16 oder BF16</translation>
    </message>
    <message>
        <source>32-bit floating point</source>
        <translation>32-Bit-Gleitkomma</translation>
    </message>
    <message>
        <source>4 elements per thread</source>
        <translation>4 Elemente je Thread</translation>
    </message>
    <message>
        <source>4096x8192, or a number of elements such as 50000000</source>
        <translation>4096x8192, oder eine Zahl von Elementen wie 50000000</translation>
    </message>
    <message>
        <source>512, 64x4096x14336 (m x k x n) or m64k4096n14336</source>
        <translation>512, 64x4096x14336 (m x k x n) oder m64k4096n14336</translation>
    </message>
    <message>
        <source>8 elements per thread</source>
        <translation>8 Elemente je Thread</translation>
    </message>
    <message>
        <source>95% from %1 to %2</source>
        <translation>95&#xa0;% von %1 bis %2</translation>
    </message>
    <message>
        <source>A %1 split of %2 items exceeds the limit of %3.</source>
        <translation>Ein Teil „%1“ mit %2 Beispielen liegt über der Grenze von %3.</translation>
    </message>
    <message>
        <source>A %1 split of %2 items is not valid.</source>
        <translation>Ein Teil „%1“ mit %2 Beispielen ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>A batch of %1 sequences is not supported.</source>
        <translation>Ein Batch von %1 Sequenzen ist nicht möglich.</translation>
    </message>
    <message>
        <source>A buffer of %1 bytes was requested.</source>
        <translation>Es wurde ein Puffer von %1 Bytes verlangt.</translation>
    </message>
    <message>
        <source>A buffer requires %1 MiB of GPU memory; %2 MiB is available.</source>
        <translation>Ein Puffer braucht %1 MiB GPU-Speicher; frei sind %2 MiB.</translation>
    </message>
    <message>
        <source>A buffer requires %1 of memory; %2 is available.</source>
        <translation>Ein Puffer braucht %1 Speicher; frei sind %2.</translation>
    </message>
    <message>
        <source>A calibration input of the layer is not a finite number.</source>
        <translation>Eine Kalibrierungseingabe der Schicht ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>A context of %1 tokens was requested; the model supports %2.</source>
        <translation>Verlangt ist ein Kontext von %1 Token; das Modell ist für %2 gemacht.</translation>
    </message>
    <message>
        <source>A dimension of %1 exceeds the limit of the BLAS library.</source>
        <translation>Eine Seite von %1 ist mehr, als die BLAS-Bibliothek nimmt.</translation>
    </message>
    <message>
        <source>A group must have at least one element, not %1.</source>
        <translation>Eine Gruppe hat mindestens ein Element, nicht %1.</translation>
    </message>
    <message>
        <source>A header of %1 bytes exceeds the limit of the format.</source>
        <translation>Ein Kopf von %1 Bytes überschreitet die Grenze des Formats.</translation>
    </message>
    <message>
        <source>A hidden layer of width %1 is not supported; use 1 to 65,536.</source>
        <translation>Eine verborgene Schicht der Breite %1 ist nicht möglich; möglich sind 1 bis 65.536.</translation>
    </message>
    <message>
        <source>A kernel wrote outside its output at %1×%2.</source>
        <translation>Ein Kernel schrieb bei %1×%2 außerhalb seiner Ausgabe.</translation>
    </message>
    <message>
        <source>A larger batch reduces the total throughput of %1. Use the smaller batch size on this device.</source>
        <translation>Ein größerer Batch senkt den Gesamtdurchsatz von %1. Verwenden Sie dafür auf diesem Gerät den kleineren Batch.</translation>
    </message>
    <message>
        <source>A limit must be a number of 0 or more.</source>
        <translation>Eine Grenze muss eine Zahl ab 0 sein.</translation>
    </message>
    <message>
        <source>A line is longer than %1 bytes.</source>
        <translation>Eine Zeile ist länger als %1 Bytes.</translation>
    </message>
    <message>
        <source>A matrix of %1 × %2 was passed for layer %3; expected %4 × %5.</source>
        <translation>Für Schicht %3 wurde eine Matrix von %1 × %2 übergeben; erwartet wird eine von %4 × %5.</translation>
    </message>
    <message>
        <source>A matrix of the model was passed twice.</source>
        <translation>Eine Matrix des Modells wurde zweimal übergeben.</translation>
    </message>
    <message>
        <source>A matrix passed to the engine is invalid: %1.</source>
        <translation>Eine Matrix auf dem Weg zur Engine stimmt nicht: %1.</translation>
    </message>
    <message>
        <source>A mean includes every slow sample, at the beginning or later. Compare two kernels by the ratio of their medians, with its interval.</source>
        <translation>Ein Mittelwert nimmt jeden langsamen Messwert auf, am Anfang oder später; worin sich zwei Kernels unterscheiden, ist das Verhältnis ihrer Mediane mit seinem Intervall.</translation>
    </message>
    <message>
        <source>A message announces %1 bytes; the limit is %2.</source>
        <translation>Eine Nachricht kündigt %1 Bytes an; höchstens %2 werden angenommen.</translation>
    </message>
    <message>
        <source>A message must be a JSON object.</source>
        <translation>Eine Nachricht muss ein JSON-Objekt sein.</translation>
    </message>
    <message>
        <source>A model must be set up for at least one item at a time.</source>
        <translation>Ein Modell wird für mindestens ein Beispiel auf einmal angelegt.</translation>
    </message>
    <message>
        <source>A pattern has %1 bytes; the limit is %2.</source>
        <translation>Ein Muster ist %1 Bytes lang; höchstens %2 werden gelesen.</translation>
    </message>
    <message>
        <source>A pattern of the tokenizer takes too long for this text.</source>
        <translation>Ein Muster des Tokenizers braucht bei diesem Text zu lange.</translation>
    </message>
    <message>
        <source>A plain copy with the traffic of this mode is %1× as fast as one with the traffic of %2. This mode reaches %3% of the speed of its copy, %2 reaches %4%.</source>
        <translation>Eine einfache Kopie mit dem Verkehr dieses Modus ist %1× so schnell wie eine mit dem von %2. Dieser Modus erreicht %3&#xa0;% der Geschwindigkeit seiner Kopie, %2 erreicht %4&#xa0;%.</translation>
    </message>
    <message>
        <source>A product of %1 matrices with %2 rows is too large without cuBLASLt.</source>
        <translation>Ein Produkt von %1 Matrizen mit %2 Zeilen ist ohne cuBLASLt zu groß.</translation>
    </message>
    <message>
        <source>A product of %1 rows was asked of the kernel for few.</source>
        <translation>Vom Kernel für wenige Zeilen wurde ein Produkt mit %1 Zeilen verlangt.</translation>
    </message>
    <message>
        <source>A prompt of %1 tokens and %2 generated tokens require %3 positions; the model supports %4.</source>
        <translation>Ein Prompt von %1 Token und %2 erzeugte belegen %3 Positionen; das Modell ist für %4 gemacht.</translation>
    </message>
    <message>
        <source>A quantized file cannot be used as a model. Open the original model.</source>
        <translation>Mit einer quantisierten Datei lässt sich nicht weiterarbeiten; öffnen Sie die, aus der sie entstand.</translation>
    </message>
    <message>
        <source>A read sweep makes each single launch cold and cannot be used inside a graph.</source>
        <translation>Ein Lesedurchgang macht jeden einzelnen Start kalt; in einem Graphen lässt er sich nicht verwenden.</translation>
    </message>
    <message>
        <source>A result has an unsupported element type (%1).</source>
        <translation>Ein Ergebnis hat einen Elementtyp, der nicht gelesen werden kann (%1).</translation>
    </message>
    <message>
        <source>A retarget request requires a &apos;spec&apos;.</source>
        <translation>Ein retarget braucht ein &apos;spec&apos;.</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>Ein Lauf ist im Gang.</translation>
    </message>
    <message>
        <source>A run request requires a &apos;spec&apos;.</source>
        <translation>Ein Lauf braucht ein &apos;spec&apos;.</translation>
    </message>
    <message>
        <source>A sample cannot contain %1 launches.</source>
        <translation>Ein Messwert kann nicht %1 Starts sein.</translation>
    </message>
    <message>
        <source>A sample cannot contain %1 launches; use 1 to %2.</source>
        <translation>Ein Messwert kann nicht aus %1 Starts bestehen; möglich sind 1 bis %2.</translation>
    </message>
    <message>
        <source>A sample is the time of a graph replay minus the constant overhead of the graph. If nothing remains, the sample counts as 0 µs and lowers the statistics. Use more launches per graph, so that their time exceeds the overhead.</source>
        <translation>Ein Messwert ist, was vom Abspielen eines Graphen bleibt, wenn die eigenen konstanten Kosten des Graphen abgezogen sind. Wo nichts bleibt, zählt der Messwert als 0 µs und zieht die Statistik nach unten. Nehmen Sie mehr Starts in einen Graphen auf, damit ihre Zeit die Konstante überwiegt.</translation>
    </message>
    <message>
        <source>A sequence of %1 tokens exceeds the context of %2.</source>
        <translation>Eine Sequenz von %1 Token passt nicht in den Kontext von %2.</translation>
    </message>
    <message>
        <source>A session cannot be run; it only answers prompts.</source>
        <translation>Es gibt nichts auszuführen: eine Sitzung beantwortet Prompts.</translation>
    </message>
    <message>
        <source>A single custom kernel. Scores stay on chip, tile by tile, with a running maximum and sum per row, so only queries, keys, values and the result access memory.</source>
        <translation>Ein eigener Kernel: die Werte bleiben auf dem Chip, Kachel für Kachel, mit laufendem Maximum und laufender Summe je Zeile, sodass nur Anfragen, Schlüssel, Werte und das Ergebnis den Speicher berühren.</translation>
    </message>
    <message>
        <source>A static scale can be set for quantization only.</source>
        <translation>Eine vorgegebene Skala gilt nur für quantize.</translation>
    </message>
    <message>
        <source>A step of %1 tokens is too long.</source>
        <translation>Ein Schritt von %1 Token ist zu lang.</translation>
    </message>
    <message>
        <source>A study is in progress.</source>
        <translation>Eine Studie ist im Gang.</translation>
    </message>
    <message>
        <source>A sweep cannot be live.</source>
        <translation>Ein Sweep kann nicht live sein.</translation>
    </message>
    <message>
        <source>A sweep changes the size of the input, but the size of a file is fixed.</source>
        <translation>Ein Sweep ändert die Größe der Eingabe, die aber eine Datei vorgibt.</translation>
    </message>
    <message>
        <source>A sweep has one or two axes.</source>
        <translation>Ein Sweep hat eine oder zwei Achsen.</translation>
    </message>
    <message>
        <source>A table requires features and a label, in columns separated by commas, semicolons or tabs.</source>
        <translation>Eine Tabelle braucht Merkmale und eine Klasse; Spalten werden durch Kommas, Semikolons oder Tabulatoren getrennt.</translation>
    </message>
    <message>
        <source>A table requires features and a label.</source>
        <translation>Eine Tabelle braucht Merkmale und eine Klasse.</translation>
    </message>
    <message>
        <source>A task file has one JSON record per line, or a JSON array of records.</source>
        <translation>Eine Aufgabendatei hat in jeder Zeile einen JSON-Datensatz oder ist ein JSON-Array davon.</translation>
    </message>
    <message>
        <source>A timer has a finite resolution and reports some time even for an empty launch. If a launch is not much longer than both, the sample measures the timer as much as the kernel, and differences of a few percent are lost. Time many launches per sample; quantiles are then those of means.</source>
        <translation>Eine Uhr hat einen kleinsten Schritt und zeigt auch um einen leeren Start herum etwas Zeit an; ein Start, der nicht weit über beidem liegt, misst ebenso die Uhr wie sich selbst. Unterschiede von wenigen Prozent gehen darin unter. Fassen Sie viele Starts zu einem Messwert zusammen; Perzentile sind dann solche von Mitteln.</translation>
    </message>
    <message>
        <source>A transformer requires images, which it splits into patches; table rows cannot be split.</source>
        <translation>Ein Transformer nimmt Bilder, die er in Felder schneidet; Zeilen einer Tabelle haben keine.</translation>
    </message>
    <message>
        <source>A transformer with width %1, %2 heads, %3 blocks and MLP width %4 is not supported: the width must be divisible by the heads, widths can be up to 65,536, and blocks up to 64.</source>
        <translation>Ein Transformer der Breite %1 mit %2 Köpfen, %3 Blöcken und MLP-Breite %4 ist nicht möglich: Köpfe teilen die Breite, Breiten sind höchstens 65.536, Blöcke höchstens 64.</translation>
    </message>
    <message>
        <source>A vector of %1 numbers was passed; expected %2.</source>
        <translation>Es wurde ein Vektor mit %1 Zahlen übergeben; erwartet werden %2.</translation>
    </message>
    <message>
        <source>A vector of the model was passed twice.</source>
        <translation>Ein Vektor des Modells wurde zweimal übergeben.</translation>
    </message>
    <message>
        <source>A weight of the layer is not a finite number.</source>
        <translation>Ein Gewicht der Schicht ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>AWQ and GPTQ were calibrated on English novels, because no calibration text was specified (--calibration).</source>
        <translation>AWQ und GPTQ wurden auf englischen Romanen kalibriert, da kein Kalibrierungstext gegeben war (--calibration).</translation>
    </message>
    <message>
        <source>AWQ received %1 weights for a layer of %2 × %3.</source>
        <translation>AWQ hat %1 Gewichte für eine Schicht von %2 × %3 bekommen.</translation>
    </message>
    <message>
        <source>AWQ requires calibration samples of %1 features each.</source>
        <translation>AWQ braucht Kalibrierungsbeispiele mit je %1 Merkmalen.</translation>
    </message>
    <message>
        <source>AWQ supports groups within a row or entire rows, not the entire tensor.</source>
        <translation>AWQ nimmt Gruppen einer Zeile oder ganze Zeilen, nicht den ganzen Tensor.</translation>
    </message>
    <message>
        <source>According to the file, the rows from %1 were measured on %2.</source>
        <translation>Die Zeilen aus %1 wurden auf %2 gemessen, wie diese Datei sagt.</translation>
    </message>
    <message>
        <source>According to the text, the arithmetic that ran differs from the one in the row&apos;s name. Label such a row as simulated.</source>
        <translation>Der Text selbst sagt, dass eine andere Arithmetik lief, als der Name der Zeile verspricht. Eine solche Zeile muss als simuliert gekennzeichnet werden.</translation>
    </message>
    <message>
        <source>Accuracy loss</source>
        <translation>Genauigkeitsverlust</translation>
    </message>
    <message>
        <source>Accuracy loss in %1</source>
        <translation>Genauigkeitsverlust bei %1</translation>
    </message>
    <message numerus="yes">
        <source>Accuracy: %1 of %n modes are not resolved with the test items.</source>
        <comment>Accuracy: %1 of %n mode is not resolved with the test items.</comment>
        <translation>
            <numerusform>Genauigkeit: %1 von %n Modus ist mit den Testbeispielen nicht geklärt.</numerusform>
            <numerusform>Genauigkeit: %1 von %n Modi sind mit den Testbeispielen nicht geklärt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy: run “%1”, n = %2 test items; 95% intervals of differences paired by item.</source>
        <translation>Genauigkeit: Lauf „%1“, n = %2 Testbeispiele; 95-%-Intervalle der je Beispiel gepaarten Unterschiede.</translation>
    </message>
    <message>
        <source>All columns: run “%1”, imported from %2.</source>
        <translation>Alle Spalten: Lauf „%1“, importiert aus %2.</translation>
    </message>
    <message>
        <source>All columns: run “%1”, n = %2 iterations of each, interleaved; 95% intervals of the median ratio by iteration.</source>
        <translation>Alle Spalten: Lauf „%1“, n = %2 Iterationen von jedem, verschränkt; 95-%-Intervalle des medianen Verhältnisses je Iteration.</translation>
    </message>
    <message>
        <source>All features of the training items have the same value, so a model cannot learn from them.</source>
        <translation>Alle Merkmale der Trainingsbeispiele sind dieselbe Zahl: daraus lässt sich nichts lernen.</translation>
    </message>
    <message>
        <source>All measured samples are kept. The next run starts a new worker process.</source>
        <translation>Alles Gemessene bleibt erhalten. Der nächste Lauf startet von selbst einen neuen Arbeitsprozess.</translation>
    </message>
    <message>
        <source>All results received so far are kept.</source>
        <translation>Alles, was eingetroffen war, bleibt erhalten.</translation>
    </message>
    <message>
        <source>All samples received so far are kept. The next run starts a new worker process.</source>
        <translation>Alles, was eingetroffen war, bleibt erhalten. Der nächste Lauf startet von selbst einen neuen Arbeitsprozess.</translation>
    </message>
    <message>
        <source>All sentences of the text are alike, so a cloze task cannot be generated from it.</source>
        <translation>Die Sätze des Textes sind alle gleich, daraus lässt sich keine Lückenaufgabe machen.</translation>
    </message>
    <message>
        <source>All sizes must be 1 or more.</source>
        <translation>Alle Größen müssen 1 oder mehr sein.</translation>
    </message>
    <message>
        <source>An IDX file begins with 0, 0, a type (8 for bytes) and 1 to 8 dimensions.</source>
        <translation>Eine IDX-Datei beginnt mit 0, 0, einem Typ (8 für Bytes) und 1 bis 8 Dimensionen.</translation>
    </message>
    <message>
        <source>An accuracy over n items is a multiple of 1/n. All figures of the column are multiples of the same 1/n, which is unlikely to be a coincidence. The standard error is √(p(1 − p)/n). On the same items, the McNemar test requires at least 6 items that changed in one direction.</source>
        <translation>Eine Genauigkeit über n Beispiele ist ein Vielfaches von 1/n. Alle Zahlen der Spalte sind es, für ein n, bei dem der Zufall das nicht erklärt. Der Standardfehler ist √(p(1 − p)/n); auf denselben Beispielen braucht der McNemar-Test mindestens 6 Beispiele, die sich in eine Richtung änderten.</translation>
    </message>
    <message>
        <source>An embedding must be dense, and a tied model must not have a separate head.</source>
        <translation>Eine Einbettung muss dicht (unquantisiert) sein, und ein Modell mit geteiltem Kopf hat keinen eigenen.</translation>
    </message>
    <message>
        <source>Another process on the device uses compute time, memory bandwidth and cache at unpredictable times. Any sample can be affected, and statistics cannot correct for it. Stop that process, or measure on another device.</source>
        <translation>Ein anderer Prozess auf dem Gerät nimmt sich Rechenzeit, Speicherbandbreite und Cache, wann er will. Jeder Messwert kann dadurch langsamer sein, und keine Statistik nimmt es heraus. Beenden Sie ihn oder messen Sie auf einem anderen Gerät.</translation>
    </message>
    <message>
        <source>Another program is writing to it. Try again later.</source>
        <translation>Ein anderes Programm schreibt sie gerade; versuchen Sie es wieder, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>As FP8 E4M3, but with E5M2 activations, which have a larger range and one mantissa bit less. Weights remain E4M3, because tensor cores cannot multiply E5M2 by E5M2.</source>
        <translation>Wie FP8 E4M3 mit E5M2-Aktivierungen, die mehr Bereich und ein Mantissenbit weniger haben; die Gewichte bleiben E4M3, da Tensor-Kerne keine zwei E5M2 multiplizieren.</translation>
    </message>
    <message>
        <source>As QAT INT4, with a learned step size per group of weights (Esser et al. 2020).</source>
        <translation>Wie QAT INT4 mit einer gelernten Schrittweite je Gruppe von Gewichten (Esser et al. 2020).</translation>
    </message>
    <message>
        <source>As QAT INT8, with learned step sizes of weights and activations; one activation step size per layer (Esser et al. 2020).</source>
        <translation>Wie QAT INT8 mit gelernten Schrittweiten von Gewichten und Aktivierungen, letztere eine je Schicht (Esser et al. 2020).</translation>
    </message>
    <message>
        <source>As fast as %1: %2.</source>
        <translation>Genauso schnell wie %1: %2.</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Wie veröffentlicht</translation>
    </message>
    <message>
        <source>At %1, %2 compared with %3: the ratio of means is %4×, that of medians %5× (%6–%7). The rest is due to slow samples.</source>
        <translation>Bei %1, %2 gegen %3: die Mittelwerte sagen %4×, die Mediane %5× (%6–%7): der Rest sind langsame Messwerte.</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>Bei %1: %2</translation>
    </message>
    <message>
        <source>At least two classes are required. Check that this is the label column.</source>
        <translation>Mindestens zwei Klassen werden gebraucht. Prüfen Sie, ob dies die Klassenspalte ist.</translation>
    </message>
    <message>
        <source>Attention heads per sequence.</source>
        <translation>Attention-Köpfe einer Sequenz.</translation>
    </message>
    <message>
        <source>Attention on the GPU supports FP16 and BF16, not FP32.</source>
        <translation>Attention auf der GPU nimmt FP16 und BF16, nicht FP32.</translation>
    </message>
    <message>
        <source>Available modes: %1.</source>
        <translation>Modi sind: %1.</translation>
    </message>
    <message>
        <source>Available variants: %1.</source>
        <translation>Varianten sind: %1.</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>BF16 tensor cores with FP32 accumulation: the range of FP32, 7 mantissa bits, the speed of FP16.</source>
        <translation>Tensor-Kerne auf BF16, Summen in FP32: Bereich von FP32, 7 Bits Mantisse, Tempo von FP16.</translation>
    </message>
    <message>
        <source>BF16 tensor cores, FP32 sums</source>
        <translation>BF16-Tensor-Kerne, FP32-Summen</translation>
    </message>
    <message>
        <source>BF16 tensor cores, FP32 sums (cuBLASLt)</source>
        <translation>BF16-Tensor-Kerne, FP32-Summen (cuBLASLt)</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Batch sizes</source>
        <translation>Batchgrößen</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>Batches</translation>
    </message>
    <message>
        <source>Bias and GELU in the epilogue of the cuBLASLt matrix product, applied while the sums are in registers: one launch, no second pass.</source>
        <translation>Bias und GELU im Produkt von cuBLASLt, auf den Summen, solange sie in Registern sind: ein Start, kein zweiter Durchgang.</translation>
    </message>
    <message>
        <source>Both configurations are &apos;%1&apos;.</source>
        <translation>Beide Konfigurationen sind &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Both must come from the same export.</source>
        <translation>Beide müssen aus demselben Export stammen.</translation>
    </message>
    <message>
        <source>Both sizes must be 1 or more.</source>
        <translation>Beide Größen müssen 1 oder mehr sein.</translation>
    </message>
    <message>
        <source>Buffer %1 does not exist.</source>
        <translation>Es gibt keinen Puffer %1.</translation>
    </message>
    <message>
        <source>Buffer %1 of the recorded program %2 no longer exists.</source>
        <translation>Den Puffer %1 des aufgezeichneten Programms %2 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Build the CUDA module for this device (CMAKE_CUDA_ARCHITECTURES).</source>
        <translation>Bauen Sie das CUDA-Modul für dieses Gerät (CMAKE_CUDA_ARCHITECTURES).</translation>
    </message>
    <message>
        <source>Build with the CUDA Toolkit, install the package quantoscope-cuda13, or set QUANTOSCOPE_BACKENDS to its folder. Searched: %1.</source>
        <translation>Bauen Sie mit dem CUDA Toolkit, installieren Sie das Paket quantoscope-cuda13, oder setzen Sie QUANTOSCOPE_BACKENDS auf seinen Ordner. Gesucht in: %1.</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>CPU frequency scaling was enabled during the Google Benchmark measurement.</source>
        <translation>Die Frequenzskalierung der CPU war eingeschaltet, während Google Benchmark maß.</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>CUDA device %1 does not exist; there are %2, numbered from 0.</source>
        <translation>Es gibt kein CUDA-Gerät %1; vorhanden sind %2, gezählt ab 0.</translation>
    </message>
    <message>
        <source>CUDA device %1 does not exist; there is %2, numbered from 0.</source>
        <translation>Es gibt kein CUDA-Gerät %1; vorhanden ist %2, gezählt ab 0.</translation>
    </message>
    <message>
        <source>CUDA failed while %1: %2 (%3).</source>
        <translation>CUDA-Fehler (bei: %1): %2 (%3).</translation>
    </message>
    <message>
        <source>CUDA graph</source>
        <translation>CUDA-Graph</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Calibrate again.</source>
        <translation>Kalibrieren Sie noch einmal.</translation>
    </message>
    <message>
        <source>Calibrating layer %1</source>
        <translation>Schicht %1 wird kalibriert</translation>
    </message>
    <message>
        <source>Calibrating layer %1 to %2</source>
        <translation>Schichten %1 bis %2 werden kalibriert</translation>
    </message>
    <message>
        <source>Cannot continue this training: %1.</source>
        <translation>Dieses Training kann nicht weitergehen: %1.</translation>
    </message>
    <message>
        <source>Cannot create a folder without a name.</source>
        <translation>Ein Ordner ohne Namen kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Cannot create the folder %1: %2 is a file, not a folder.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden: %2 ist eine Datei, kein Ordner.</translation>
    </message>
    <message>
        <source>Cannot create the folder %1: %2.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden: %2.</translation>
    </message>
    <message>
        <source>Cannot create the folder %1: the name contains a zero byte.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden: der Name enthält ein Nullbyte.</translation>
    </message>
    <message>
        <source>Cannot decompress %1: %2.</source>
        <translation>%1 kann nicht entpackt werden: %2.</translation>
    </message>
    <message>
        <source>Cannot load the BLAS library &apos;%1&apos; set in %2, or it has no cblas_sgemm.</source>
        <translation>Die BLAS-Bibliothek &apos;%1&apos;, die %2 nennt, kann nicht geladen werden oder hat kein cblas_sgemm.</translation>
    </message>
    <message>
        <source>Cannot load the CUDA module: %1.</source>
        <translation>Das CUDA-Modul kann nicht geladen werden: %1.</translation>
    </message>
    <message>
        <source>Cannot measure latency: %1</source>
        <translation>Die Latenz konnte nicht gemessen werden: %1</translation>
    </message>
    <message>
        <source>Cannot normalize a text: %1.</source>
        <translation>Ein Text lässt sich nicht in eine Normalform bringen: %1.</translation>
    </message>
    <message>
        <source>Cannot process %1: %2</source>
        <translation>Fehler bei der Verarbeitung (%1): %2</translation>
    </message>
    <message>
        <source>Cannot process %1: %2.</source>
        <translation>Fehler bei der Verarbeitung (%1): %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: in its .npy header, at character %2, %3.</source>
        <translation>%1 kann nicht gelesen werden: im .npy-Kopf bei Zeichen %2, %3.</translation>
    </message>
    <message>
        <source>Cannot read %1: line %2, column %3: %4.</source>
        <translation>%1 kann nicht gelesen werden: Zeile %2, Spalte %3: %4.</translation>
    </message>
    <message>
        <source>Cannot read the folder %1: %2.</source>
        <translation>Der Ordner %1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2.</source>
        <translation>%1 lässt sich nicht speichern: %2.</translation>
    </message>
    <message>
        <source>Cannot start a thread.</source>
        <translation>Es konnte kein Thread gestartet werden.</translation>
    </message>
    <message>
        <source>Cannot start the worker process %1: %2.</source>
        <translation>Der Arbeitsprozess %1 konnte nicht gestartet werden: %2.</translation>
    </message>
    <message>
        <source>Cannot start training: %1.</source>
        <translation>Das Training kann nicht beginnen: %1.</translation>
    </message>
    <message>
        <source>Cannot use %1 as a model: %2.</source>
        <translation>%1 kann nicht als Modell verwendet werden: %2.</translation>
    </message>
    <message>
        <source>Cannot use %1 as data: %2.</source>
        <translation>%1 kann nicht als Daten verwendet werden: %2.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2 is a file, not a folder.</source>
        <translation>%1 kann nicht geschrieben werden: %2 ist eine Datei, kein Ordner.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Cannot write %1: %3 (%2 were written).</source>
        <translation>%1 kann nicht geschrieben werden: %3 (%2 wurden geschrieben).</translation>
    </message>
    <message>
        <source>Cannot write %1: %4 (%2 of %3 were written).</source>
        <translation>%1 kann nicht geschrieben werden: %4 (%2 von %3 wurden geschrieben).</translation>
    </message>
    <message>
        <source>Cannot write %1: its folder does not exist.</source>
        <translation>%1 kann nicht geschrieben werden: der Ordner existiert nicht.</translation>
    </message>
    <message>
        <source>Cannot write %1: no program is reading from the pipe.</source>
        <translation>%1 kann nicht geschrieben werden: es ist eine Pipe, die niemand liest.</translation>
    </message>
    <message>
        <source>Cannot write %1: the name contains a zero byte.</source>
        <translation>%1 kann nicht geschrieben werden: der Name enthält ein Nullbyte.</translation>
    </message>
    <message>
        <source>Cannot write %1: the shape %2 of %3 does not match its %4 bytes.</source>
        <translation>%1 kann nicht geschrieben werden: die Form %2 von %3 passt nicht zu ihren %4 Bytes.</translation>
    </message>
    <message>
        <source>Cannot write a file without a name.</source>
        <translation>Eine Datei ohne Namen kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Cannot write into the folder %1: %2.</source>
        <translation>In den Ordner %1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Cannot write tensor %1: %2.</source>
        <translation>Der Tensor %1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Cannot write the journal %1: %2.</source>
        <translation>Das Journal %1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Cannot write the journal of the run: %1.</source>
        <translation>Das Journal des Laufs kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>Change its permissions or choose another location.</source>
        <translation>Ändern Sie die Zugriffsrechte oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>Chat template: %1.</source>
        <translation>Chat-Vorlage: %1.</translation>
    </message>
    <message>
        <source>Chat templates: %1.</source>
        <translation>Chat-Vorlagen: %1.</translation>
    </message>
    <message>
        <source>Check nvidia-smi and CUDA_VISIBLE_DEVICES, or run on the CPU.</source>
        <translation>Prüfen Sie nvidia-smi und CUDA_VISIBLE_DEVICES, oder messen Sie auf der CPU.</translation>
    </message>
    <message>
        <source>Check that both programs have the same version.</source>
        <translation>Prüfen Sie, ob beide Programme dieselbe Version haben.</translation>
    </message>
    <message>
        <source>Check that config.json belongs to these weights.</source>
        <translation>Prüfen Sie, ob die config.json zu diesen Gewichten gehört.</translation>
    </message>
    <message>
        <source>Check that config.json describes how the checkpoint is quantized.</source>
        <translation>Prüfen Sie, ob die config.json angibt, wie der Checkpoint quantisiert ist.</translation>
    </message>
    <message>
        <source>Check that it is a .safetensors file.</source>
        <translation>Prüfen Sie, ob es eine .safetensors-Datei ist.</translation>
    </message>
    <message>
        <source>Check that it is a model folder and that the download was complete.</source>
        <translation>Prüfen Sie, ob es ein Modellordner ist und ob der Download vollständig war.</translation>
    </message>
    <message>
        <source>Check that it is a tokenizer.json of Hugging Face tokenizers.</source>
        <translation>Prüfen Sie, ob es eine tokenizer.json der Bibliothek tokenizers von Hugging Face ist.</translation>
    </message>
    <message>
        <source>Check that it is not the file of another task.</source>
        <translation>Prüfen Sie, ob es nicht die Datei einer anderen Aufgabe ist.</translation>
    </message>
    <message>
        <source>Check that it is the complete config.json of a language model.</source>
        <translation>Prüfen Sie, ob es die vollständige config.json eines Sprachmodells ist.</translation>
    </message>
    <message>
        <source>Check that it is the config.json of a language model.</source>
        <translation>Prüfen Sie, ob es die config.json eines Sprachmodells ist.</translation>
    </message>
    <message>
        <source>Check that it is the correct file, and keep only the part with the tables.</source>
        <translation>Ist es die richtige Datei? Behalten Sie den Teil mit den Tabellen.</translation>
    </message>
    <message>
        <source>Check that it is the correct file.</source>
        <translation>Prüfen Sie, ob es die richtige Datei ist.</translation>
    </message>
    <message>
        <source>Check that the download or export was complete.</source>
        <translation>Prüfen Sie, ob der Download oder der Export vollständig war.</translation>
    </message>
    <message>
        <source>Check that the download was complete, or compress the file again.</source>
        <translation>War der Download vollständig? Laden oder komprimieren Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>Check that the export was complete and that the file was not modified by hand.</source>
        <translation>Prüfen Sie, ob der Export vollständig war und die Datei nicht von Hand geändert wurde.</translation>
    </message>
    <message>
        <source>Check that the export was complete.</source>
        <translation>Prüfen Sie, ob der Export vollständig war.</translation>
    </message>
    <message>
        <source>Check that the file exists and is executable, or turn off &apos;Run kernels in a separate process&apos; in the settings.</source>
        <translation>Ist die Datei da und ausführbar? &apos;Kernels in einem eigenen Prozess ausführen&apos; lässt sich in den Optionen abschalten.</translation>
    </message>
    <message>
        <source>Check that this is the label column.</source>
        <translation>Prüfen Sie, ob dies die Klassenspalte ist.</translation>
    </message>
    <message>
        <source>Check that this is the label column. Regression targets are not supported.</source>
        <translation>Ist dies die Spalte der Klassen? Regressionsziele können nicht verwendet werden.</translation>
    </message>
    <message>
        <source>Check that tokenizer.json is complete.</source>
        <translation>Prüfen Sie, ob die tokenizer.json vollständig ist.</translation>
    </message>
    <message>
        <source>Check the disk, or use another one.</source>
        <translation>Prüfen Sie den Datenträger; versuchen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Check the features.</source>
        <translation>Prüfen Sie die Merkmale.</translation>
    </message>
    <message>
        <source>Check the file for damage.</source>
        <translation>Prüfen Sie, ob die Datei beschädigt ist.</translation>
    </message>
    <message>
        <source>Check the numbers of the configuration.</source>
        <translation>Prüfen Sie die Zahlen der Konfiguration.</translation>
    </message>
    <message>
        <source>Check the path and the disk.</source>
        <translation>Prüfen Sie Pfad und Datenträger.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Prüfen Sie den Pfad.</translation>
    </message>
    <message>
        <source>Check the path; relative paths start at the current folder.</source>
        <translation>Prüfen Sie den Pfad; relative Pfade beginnen im aktuellen Ordner.</translation>
    </message>
    <message>
        <source>Check the permissions of %1.</source>
        <translation>Prüfen Sie die Zugriffsrechte von %1.</translation>
    </message>
    <message>
        <source>Choose 1 to %1.</source>
        <translation>Wählen Sie 1 bis %1.</translation>
    </message>
    <message>
        <source>Choose 10 (digits) or 36 (digits and letters).</source>
        <translation>Verlangen Sie 10 (Ziffern) oder 36 (Ziffern und Buchstaben).</translation>
    </message>
    <message>
        <source>Choose FP16 or BF16.</source>
        <translation>Wählen Sie FP16 oder BF16.</translation>
    </message>
    <message>
        <source>Choose a .quantoscope file, a results.json of an exported report, or a tensor file by its ending: .npy or .safetensors.</source>
        <translation>Wählen Sie eine .quantoscope-Datei, die results.json eines exportierten Berichts, oder eine Tensordatei nach ihrer Endung: .npy oder .safetensors.</translation>
    </message>
    <message>
        <source>Choose a .quantoscope file, or a results.json of an exported report.</source>
        <translation>Wählen Sie eine .quantoscope-Datei oder die results.json eines exportierten Berichts.</translation>
    </message>
    <message>
        <source>Choose a .quantoscope file.</source>
        <translation>Wählen Sie eine .quantoscope-Datei.</translation>
    </message>
    <message>
        <source>Choose a configuration that quantizes it, or the baseline.</source>
        <translation>Verlangen Sie eine Konfiguration, die ihn quantisiert, oder die Basis.</translation>
    </message>
    <message>
        <source>Choose a file written by &apos;quantoscope llm --json&apos;.</source>
        <translation>Wählen Sie eine Datei, die &apos;quantoscope llm --json&apos; geschrieben hat.</translation>
    </message>
    <message>
        <source>Choose a file written by &apos;quantoscope modes --json&apos;.</source>
        <translation>Wählen Sie eine Datei, die &apos;quantoscope modes --json&apos; geschrieben hat.</translation>
    </message>
    <message>
        <source>Choose a folder with MNIST-style files (train-images-idx3-ubyte, …), a .csv file with a label column, or x.npy with y.npy.</source>
        <translation>Nennen Sie einen Ordner mit train-images-idx3-ubyte und seinesgleichen, eine .csv-Datei mit einer Klassenspalte oder x.npy mit y.npy.</translation>
    </message>
    <message>
        <source>Choose a folder with write permission.</source>
        <translation>Wählen Sie einen Ordner, in den Sie schreiben dürfen.</translation>
    </message>
    <message>
        <source>Choose a results.json or session written by Quantoscope.</source>
        <translation>Wählen Sie eine results.json oder Sitzung, die Quantoscope geschrieben hat.</translation>
    </message>
    <message>
        <source>Choose a results.json written by Quantoscope.</source>
        <translation>Wählen Sie eine results.json, die Quantoscope geschrieben hat.</translation>
    </message>
    <message>
        <source>Choose a shorter --prompt-len or --gen-len.</source>
        <translation>Wählen Sie ein kleineres --prompt-len oder --gen-len.</translation>
    </message>
    <message>
        <source>Choose a shorter one.</source>
        <translation>Wählen Sie einen kürzeren.</translation>
    </message>
    <message>
        <source>Choose a smaller model or another configuration.</source>
        <translation>Wählen Sie ein kleineres Modell oder eine andere Konfiguration.</translation>
    </message>
    <message>
        <source>Choose a smaller model, fewer configurations or a smaller batch.</source>
        <translation>Wählen Sie ein kleineres Modell, weniger Konfigurationen oder einen kleineren Batch.</translation>
    </message>
    <message>
        <source>Choose a smaller size or fewer variants.</source>
        <translation>Wählen Sie eine kleinere Größe oder weniger Varianten.</translation>
    </message>
    <message>
        <source>Choose a smaller size.</source>
        <translation>Wählen Sie eine kleinere Größe.</translation>
    </message>
    <message>
        <source>Choose a smaller tensor or hot cache, or free memory of the GPU.</source>
        <translation>Wählen Sie einen kleineren Tensor oder heißen Cache, oder geben Sie Speicher der GPU frei.</translation>
    </message>
    <message>
        <source>Choose a smaller tensor, or free memory of the GPU.</source>
        <translation>Wählen Sie einen kleineren Tensor, oder geben Sie Speicher der GPU frei.</translation>
    </message>
    <message>
        <source>Choose a smaller tensor.</source>
        <translation>Wählen Sie einen kleineren Tensor.</translation>
    </message>
    <message>
        <source>Choose a tensor of at least 1×1.</source>
        <translation>Wählen Sie einen Tensor von mindestens 1×1.</translation>
    </message>
    <message>
        <source>Choose a tensor with the shape [tokens, hidden].</source>
        <translation>Wählen Sie einen Tensor der Form [tokens, hidden].</translation>
    </message>
    <message>
        <source>Choose another folder or remove the file.</source>
        <translation>Wählen Sie einen anderen Ordner oder entfernen Sie die Datei.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Choose another n.</source>
        <translation>Wählen Sie ein anderes n.</translation>
    </message>
    <message>
        <source>Choose another name, or remove the existing one.</source>
        <translation>Wählen Sie einen anderen Namen oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Choose another path.</source>
        <translation>Wählen Sie einen anderen Pfad.</translation>
    </message>
    <message>
        <source>Choose another size, another type or another backend.</source>
        <translation>Wählen Sie eine andere Größe, einen anderen Typ oder ein anderes Backend.</translation>
    </message>
    <message>
        <source>Choose another tensor.</source>
        <translation>Wählen Sie einen anderen Tensor.</translation>
    </message>
    <message>
        <source>Choose at least one quantization mode.</source>
        <translation>Wählen Sie mindestens einen Quantisierungsmodus.</translation>
    </message>
    <message>
        <source>Choose at least one variant of %1.</source>
        <translation>Wählen Sie mindestens eine Variante von %1.</translation>
    </message>
    <message>
        <source>Choose at least one; the FP32 baseline is always measured.</source>
        <translation>Wählen Sie mindestens einen; die FP32-Basis wird immer gemessen.</translation>
    </message>
    <message>
        <source>Choose fewer items or a smaller model.</source>
        <translation>Wählen Sie weniger Beispiele oder ein kleineres Modell.</translation>
    </message>
    <message>
        <source>Choose fewer tokens or a smaller hidden size.</source>
        <translation>Wählen Sie weniger Token oder eine kleinere Hidden-Größe.</translation>
    </message>
    <message>
        <source>Choose fewer tokens, a smaller hidden size or a 16-bit type.</source>
        <translation>Wählen Sie weniger Token, eine kleinere Hidden-Größe oder einen 16-Bit-Typ.</translation>
    </message>
    <message>
        <source>Choose m up to 64, or a matrix product with 16-bit weights.</source>
        <translation>Wählen Sie m bis 64 oder ein Produkt mit 16-Bit-Gewichten.</translation>
    </message>
    <message>
        <source>Choose one as FILE:TENSOR. The file contains: %1.</source>
        <translation>Wählen Sie einen als FILE:TENSOR. Vorhanden sind: %1.</translation>
    </message>
    <message>
        <source>Choose one of its points.</source>
        <translation>Wählen Sie einen seiner Punkte.</translation>
    </message>
    <message>
        <source>Choose random input.</source>
        <translation>Wählen Sie zufällige Eingabe.</translation>
    </message>
    <message>
        <source>Choose smaller sizes or fewer iterations.</source>
        <translation>Wählen Sie kleinere Größen oder weniger Iterationen.</translation>
    </message>
    <message>
        <source>Choose smaller sizes or fewer variants.</source>
        <translation>Wählen Sie kleinere Größen oder weniger Varianten.</translation>
    </message>
    <message>
        <source>Choose smaller sizes.</source>
        <translation>Wählen Sie kleinere Größen.</translation>
    </message>
    <message>
        <source>Choose the Hugging Face folder that it was created from, with config.json, model.safetensors and tokenizer.json.</source>
        <translation>Nennen Sie den Hugging-Face-Ordner, aus dem es entstand, mit config.json, model.safetensors und tokenizer.json.</translation>
    </message>
    <message>
        <source>Choose the data that it was trained on, or set --classes.</source>
        <translation>Wählen Sie die Daten, mit denen es trainiert wurde, oder --classes.</translation>
    </message>
    <message>
        <source>Choose the file with the images, or the table.</source>
        <translation>Nennen Sie die gemeinte Datei mit den Bildern oder der Tabelle.</translation>
    </message>
    <message>
        <source>Choose the folder of a model, with its config.json.</source>
        <translation>Nennen Sie den Ordner eines Modells mit seiner config.json.</translation>
    </message>
    <message>
        <source>Choose tiny or mlp.</source>
        <translation>Wählen Sie tiny oder mlp.</translation>
    </message>
    <message>
        <source>Choose two different configurations.</source>
        <translation>Nennen Sie zwei verschiedene.</translation>
    </message>
    <message>
        <source>Choose your own model; this one is included with Quantoscope.</source>
        <translation>Wählen Sie ein eigenes Modell; dieses wird mit Quantoscope geliefert.</translation>
    </message>
    <message>
        <source>Class numbers start at 0. Remove unlabelled items.</source>
        <translation>Klassen werden von 0 an gezählt; entfernen Sie Beispiele ohne Klasse.</translation>
    </message>
    <message>
        <source>Classifier: %1 on %2.</source>
        <translation>Klassifikator: %1 auf %2.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>Clocks, caches and the driver need several launches to reach a steady state. Until then, samples are too slow and raise the mean. Discard them, or use a longer warm-up.</source>
        <translation>Takte, Caches und der Treiber brauchen mehrere Starts, bis sie ruhig sind. Solange sie es nicht sind, ist jeder Messwert zu langsam, und alle heben den Mittelwert. Lassen Sie diesen Anfang weg oder wärmen Sie länger auf.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Schließen Sie andere Programme und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Close other programs or use a smaller file.</source>
        <translation>Schließen Sie andere Programme oder verwenden Sie eine kleinere Datei.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller one.</source>
        <translation>Schließen Sie andere Programme, oder wählen Sie einen kleineren.</translation>
    </message>
    <message>
        <source>Close other programs, or use a smaller model.</source>
        <translation>Schließen Sie andere Programme, oder verwenden Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>Schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>Close some files, or raise the limit (ulimit -n).</source>
        <translation>Schließen Sie einige oder heben Sie die Grenze an (ulimit -n).</translation>
    </message>
    <message>
        <source>Close some programs.</source>
        <translation>Schließen Sie einige Programme.</translation>
    </message>
    <message>
        <source>Codes can be read back for quantization only.</source>
        <translation>Codes werden nur bei der Quantisierung zurückgelesen.</translation>
    </message>
    <message>
        <source>Cold, the same kernel takes %1 times as long: its data (%2 × the size of the last-level cache) did not come from memory.</source>
        <translation>Kalt braucht derselbe Kernel das %1-Fache: seine Daten, das %2-Fache des Last-Level-Caches, kamen nicht aus dem Speicher.</translation>
    </message>
    <message>
        <source>Columns of the left matrix and rows of the right one: the dimension that is summed over.</source>
        <translation>Spalten der linken Matrix, Zeilen der rechten: worüber summiert wird.</translation>
    </message>
    <message>
        <source>Columns of the right matrix and of the result: outputs.</source>
        <translation>Spalten der rechten Matrix und des Ergebnisses: Ausgänge.</translation>
    </message>
    <message>
        <source>Commit of Quantoscope</source>
        <translation>Commit von Quantoscope</translation>
    </message>
    <message>
        <source>Compare results that contain samples.</source>
        <translation>Vergleichen Sie, was mit einzelnen Messwerten gemessen wurde.</translation>
    </message>
    <message>
        <source>Compare series of one mode each, or results of the same modes.</source>
        <translation>Vergleichen Sie Reihen von je einem Modus, oder Ergebnisse, die dieselben Modi gemessen haben.</translation>
    </message>
    <message>
        <source>Conditions changed at one point in time: a clock step, another process or another power state. The median mixes both conditions and is valid for neither. Check clocks and other processes at that time, then measure again.</source>
        <translation>In einem Augenblick hat sich etwas geändert: eine Taktstufe, ein anderer Prozess, ein anderer Leistungszustand. Der Median mischt zwei Bedingungen und gilt für keine. Sehen Sie nach den Takten und nach anderen Prozessen in diesem Augenblick und messen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Convert it first, for example with .astype(numpy.float32).</source>
        <translation>Wandeln Sie sie zuerst um, zum Beispiel mit .astype(numpy.float32).</translation>
    </message>
    <message>
        <source>Convert it to JSON Lines, for example with to_json(orient=&quot;records&quot;, lines=True) in pandas.</source>
        <translation>Schreiben Sie die Datei als JSON Lines, zum Beispiel in pandas mit to_json(orient=&quot;records&quot;, lines=True).</translation>
    </message>
    <message>
        <source>Convert it: %1</source>
        <translation>Wandeln Sie sie um: %1</translation>
    </message>
    <message>
        <source>Copies the input unchanged; the reference for size and accuracy.</source>
        <translation>Liest die Eingabe und schreibt ihre Bytes unverändert; die Vergleichsbasis für Größe und Genauigkeit.</translation>
    </message>
    <message>
        <source>Copy its folder.</source>
        <translation>Kopieren Sie seinen Ordner.</translation>
    </message>
    <message>
        <source>Copy its table and paste it into the audit dialog.</source>
        <translation>Kopieren Sie die Tabelle und fügen Sie sie in den Prüfdialog ein.</translation>
    </message>
    <message>
        <source>Copy or download it to the folder.</source>
        <translation>Kopieren oder laden Sie sie in den Ordner.</translation>
    </message>
    <message>
        <source>Correct it, or check that the file is a text table.</source>
        <translation>Berichtigen Sie sie dort, oder prüfen Sie, ob die Datei eine Texttabelle ist.</translation>
    </message>
    <message>
        <source>Correct it, or check that the file is complete and UTF-8.</source>
        <translation>Berichtigen Sie sie dort, oder prüfen Sie, ob die Datei vollständig und UTF-8 ist.</translation>
    </message>
    <message>
        <source>Correct or remove such items.</source>
        <translation>Berichtigen Sie solche Beispiele oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>Correct or unset %1.</source>
        <translation>Berichtigen Sie %1 oder lassen Sie es ungesetzt.</translation>
    </message>
    <message>
        <source>Correct the file.</source>
        <translation>Reparieren Sie die Datei.</translation>
    </message>
    <message>
        <source>Correct the row.</source>
        <translation>Berichtigen Sie die Zeile.</translation>
    </message>
    <message>
        <source>Create one: %1</source>
        <translation>Erzeugen Sie eine: %1</translation>
    </message>
    <message>
        <source>Create the folder or choose another one.</source>
        <translation>Legen Sie den Ordner an oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Custom matrix product that applies bias and GELU before writing the result. On the CPU, GELU is applied to each panel while it is in the cache.</source>
        <translation>Unser eigenes Produkt mit Bias und GELU auf seinen Summen, bevor sie geschrieben werden; auf der CPU GELU auf jedem Band, solange es im Cache ist.</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>Datentyp</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Decode</translation>
    </message>
    <message>
        <source>Decode throughput</source>
        <translation>Decode-Durchsatz</translation>
    </message>
    <message>
        <source>Decompress it first.</source>
        <translation>Entpacken Sie sie zuerst.</translation>
    </message>
    <message>
        <source>Dequantization requires modes, not &apos;%1&apos;.</source>
        <translation>Die Dequantisierung nimmt Modi, nicht &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Dequantizes %1 codes with one scale for the whole tensor: %2.</source>
        <translation>Stellt die Werte von %1-Codes wieder her, die im ganzen Tensor eine Skala teilen: %2.</translation>
    </message>
    <message>
        <source>Dequantizes %1 codes with one scale per %2 elements of a token: %3.</source>
        <translation>Stellt die Werte von %1-Codes mit einer Skala je %2 Elemente eines Tokens wieder her: %3.</translation>
    </message>
    <message>
        <source>Dequantizes %1 codes with one scale per token: %2.</source>
        <translation>Stellt die Werte von %1-Codes mit einer Skala pro Token wieder her: %2.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Device: %1.</source>
        <translation>Gerät: %1.</translation>
    </message>
    <message>
        <source>Differences between these modes were not tested.</source>
        <translation>Ihre Reihenfolge untereinander wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>Discarded from the earlier Live setups: %1 samples, including all samples of %2 setups.</source>
        <translation>Von den früheren Live-Einstellungen verworfen: %1 Messwerte, darunter alle Messwerte von %2 Einstellungen.</translation>
    </message>
    <message>
        <source>Divides, rounds, adds the zero point, clamps and converts in five kernels over FP32 intermediates, as eager PyTorch does. Moves 37 bytes per element (four times 4 + 4, once 4 + 1), where a single kernel needs 5, and launches five kernels.</source>
        <translation>Teilen, runden, Nullpunkt addieren, kappen, umwandeln: fünf Kernels über FP32-Zwischenwerte, wie PyTorch es im Eager-Modus ausführt. Bewegt 37 Bytes je Element (viermal 4 + 4, einmal 4 + 1), wo 5 genügen würden, und startet fünf Kernels.</translation>
    </message>
    <message>
        <source>Divides, rounds, adds the zero point, clamps and converts in five passes over FP32 intermediates in memory, as eager PyTorch does. Moves 37 bytes per element (four times 4 + 4, once 4 + 1); a single pass needs 5.</source>
        <translation>Teilen, runden, Nullpunkt addieren, kappen, umwandeln: fünf Durchgänge über FP32-Zwischenwerte im Speicher, wie PyTorch es im Eager-Modus ausführt. Bewegt 37 Bytes je Element (viermal 4 + 4, einmal 4 + 1), wo 5 genügen würden.</translation>
    </message>
    <message>
        <source>Download or save the model again.</source>
        <translation>Laden oder speichern Sie das Modell noch einmal.</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Treiber</translation>
    </message>
    <message>
        <source>EMNIST stores images transposed; they were transposed back.</source>
        <translation>EMNIST speichert Bilder gedreht; sie wurden aufgerichtet.</translation>
    </message>
    <message>
        <source>Each launch finds its data in the last-level cache, where the previous launch left it. The cache is faster than memory, and a model that accesses other data in between does not reach this speed. Measure cold for that case, and report this number as hot.</source>
        <translation>Jeder Start findet seine Daten dort, wo der vorige sie ließ, im Last-Level-Cache. Das ist schneller als der Speicher, und ein Modell, das dazwischen andere Daten anfasst, sieht dieses Tempo nie. Messen Sie für diesen Fall kalt, und nennen Sie diese Zahl heiß.</translation>
    </message>
    <message>
        <source>Each record of this task requires it; see &apos;quantoscope llm --help&apos;.</source>
        <translation>Jeder Datensatz dieser Aufgabe hat es; siehe &apos;quantoscope llm --help&apos;.</translation>
    </message>
    <message>
        <source>Each sample is one launch as recorded by the profiler, without launch overhead and gaps between kernels. Launches of one kernel can have different sizes. %1 launches, %2 in total.</source>
        <translation>Jeder Messwert ist ein Start, wie ihn der Profiler aufgezeichnet hat, ohne den Aufwand des Starts und die Lücken zwischen Kernels; Starts eines Kernels können verschieden groß sein. %1 Starts, insgesamt %2.</translation>
    </message>
    <message>
        <source>Each split requires at least one item. Use several hundred for a meaningful result.</source>
        <translation>Jeder Teil braucht mindestens ein Beispiel; einige hundert ergeben ein brauchbares Ergebnis.</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Elements per attention head. The GPU kernels support 64 and 128.</source>
        <translation>Elemente eines Attention-Kopfes. GPU-Kernels nehmen 64 und 128.</translation>
    </message>
    <message>
        <source>Elements per token: columns of the input.</source>
        <translation>Elemente eines Tokens: Spalten der Eingabe.</translation>
    </message>
    <message>
        <source>Enter a text to continue.</source>
        <translation>Geben Sie einen Text, der fortgesetzt werden soll.</translation>
    </message>
    <message>
        <source>Equivalent to and faster than the baseline on this device: %1.</source>
        <translation>Auf diesem Gerät gleichwertig mit der Basis und schneller als sie: %1.</translation>
    </message>
    <message>
        <source>Evaluate a longer text.</source>
        <translation>Messen Sie einen längeren Text.</translation>
    </message>
    <message>
        <source>Evaluate more items.</source>
        <translation>Messen Sie mehr Beispiele.</translation>
    </message>
    <message>
        <source>Export it as a table: ncu --import FILE --csv --page raw &gt; FILE.csv</source>
        <translation>Schreiben Sie sie als Tabelle: ncu --import FILE --csv --page raw &gt; FILE.csv</translation>
    </message>
    <message>
        <source>FASTER %1× [%2, %3], n = %4</source>
        <translation>SCHNELLER %1× [%2; %3], n = %4</translation>
    </message>
    <message>
        <source>FASTER %1× [%2, %3], n = %4 pairs</source>
        <translation>SCHNELLER %1× [%2; %3], n = %4 Paare</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>FP16 tensor cores with FP32 accumulation; half the bytes of FP32.</source>
        <translation>Tensor-Kerne auf FP16, Summen in FP32; halb so viele Bytes wie FP32.</translation>
    </message>
    <message>
        <source>FP16 tensor cores, FP32 sums</source>
        <translation>FP16-Tensor-Kerne, FP32-Summen</translation>
    </message>
    <message>
        <source>FP16 tensor cores, FP32 sums (cuBLASLt)</source>
        <translation>FP16-Tensor-Kerne, FP32-Summen (cuBLASLt)</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>FP32 in memory. Tensor cores round the operands to 10 mantissa bits and accumulate in FP32.</source>
        <translation>FP32 im Speicher; die Tensor-Kerne runden Faktoren auf 10 Bits Mantisse und addieren in FP32.</translation>
    </message>
    <message>
        <source>FP32 library matrix product: cuBLASLt without tensor cores, or the BLAS library of the CPU. The baseline.</source>
        <translation>Ein Bibliotheksprodukt in FP32: cuBLASLt ohne Tensor-Kerne oder das BLAS des Prozessors. Die Vergleichsbasis.</translation>
    </message>
    <message>
        <source>FP32 multiply-adds</source>
        <translation>FP32-Multiplikation mit Addition</translation>
    </message>
    <message>
        <source>FP32 with a custom kernel (cuBLASLt was not found)</source>
        <translation>FP32 mit eigenem Kernel (cuBLASLt wurde nicht gefunden)</translation>
    </message>
    <message>
        <source>FP32 with a custom kernel (not available in cuBLASLt)</source>
        <translation>FP32 mit eigenem Kernel (cuBLASLt hat keinen)</translation>
    </message>
    <message>
        <source>FP32 without TF32 (cuBLASLt)</source>
        <translation>FP32 ohne TF32 (cuBLASLt)</translation>
    </message>
    <message>
        <source>FP8 E4M3</source>
        <translation>FP8 E4M3</translation>
    </message>
    <message>
        <source>FP8 E4M3 weights, per-output-channel scales; FP8 E4M3 activations, dynamic per-token scales.</source>
        <translation>FP8-E4M3-Gewichte, Skalen je Ausgabekanal; FP8-E4M3-Aktivierungen, dynamische Skalen je Token.</translation>
    </message>
    <message>
        <source>FP8 E4M3 × FP8 E4M3, FP32 sums (FP8 tensor cores; one row: custom kernel; more: cuBLASLt)</source>
        <translation>FP8 E4M3 × FP8 E4M3, FP32-Summen (FP8-Tensor-Kerne; eine Zeile: eigener Kernel; mehr: cuBLASLt)</translation>
    </message>
    <message>
        <source>FP8 tensor cores with BF16 results; twice as fast as FP16. Accumulators keep about 14 bits.</source>
        <translation>Tensor-Kerne auf FP8 mit Ergebnissen in BF16; Summen behalten etwa 14 Bits; doppelt so schnell wie FP16.</translation>
    </message>
    <message>
        <source>FP8 tensor cores, FP32 sums (cuBLASLt)</source>
        <translation>FP8-Tensor-Kerne, FP32-Summen (cuBLASLt)</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Fast with no measurable quality loss: %1. Each is faster than the baseline and equivalent in perplexity.</source>
        <translation>Schnell ohne messbaren Qualitätsverlust: %1; jede ist schneller als die Basis und gleichwertig in der Perplexität.</translation>
    </message>
    <message>
        <source>Faster than %1: %2.</source>
        <translation>Schneller als %1: %2.</translation>
    </message>
    <message>
        <source>Faster than the baseline per token, one sequence at a time: %1.</source>
        <translation>Pro Token schneller als die Basis, bei einer einzelnen Sequenz: %1.</translation>
    </message>
    <message>
        <source>Fastest with no measurable quality loss: %1. It is faster than the baseline and equivalent in perplexity.</source>
        <translation>Am schnellsten ohne messbaren Qualitätsverlust: %1; schneller als die Basis und gleichwertig in der Perplexität.</translation>
    </message>
    <message>
        <source>Fastest with no measurable quality loss: none. No configuration is shown to be faster than the baseline and equivalent in perplexity on this device.</source>
        <translation>Am schnellsten ohne messbaren Qualitätsverlust: hier nichts; keine Konfiguration ist auf diesem Gerät nachweislich schneller als die Basis und gleichwertig in der Perplexität.</translation>
    </message>
    <message>
        <source>Fill it in or remove the row.</source>
        <translation>Ergänzen Sie sie oder entfernen Sie die Zeile.</translation>
    </message>
    <message>
        <source>Fine-tuned from the baseline with the rounding of INT8 dynamic (straight-through estimator), then evaluated with the same arithmetic.</source>
        <translation>Von der Basis aus durch das Runden von INT8 dynamisch weitertrainiert (Straight-Through-Schätzer), dann in genau dieser Arithmetik beurteilt.</translation>
    </message>
    <message>
        <source>Fine-tuned from the baseline with the rounding of symmetric INT4 weights in groups (straight-through estimator); activations are not quantized.</source>
        <translation>Von der Basis aus durch das Runden von INT4-Gewichten in Gruppen, symmetrisch, weitertrainiert (Straight-Through-Schätzer); Aktivierungen bleiben.</translation>
    </message>
    <message>
        <source>For calibration, %1 runs the unquantized model first. Choose a configuration without calibration.</source>
        <translation>Zum Kalibrieren führt %1 zuerst das unquantisierte Modell aus. Wählen Sie eine Konfiguration ohne Kalibrierung.</translation>
    </message>
    <message>
        <source>For n positive samples, the coefficient of variation is at most √(n − 1) (Samuelson&apos;s inequality), and it reaches this limit only if all samples but one are equal. The standard deviation shown here is that of a single outlier and does not describe the other samples. Use the median with its interval, and the MAD.</source>
        <translation>Von n positiven Messwerten kann der Variationskoeffizient höchstens √(n − 1) betragen (Schranke von Samuelson), und er erreicht das nur, wo alle Werte bis auf einen gleich sind. Die hier gedruckte Standardabweichung erzählt von einem einzigen Messwert und sagt nichts über die Streuung der übrigen. Verwenden Sie den Median mit seinem Intervall und die MAD.</translation>
    </message>
    <message>
        <source>For the lowest latency of %1: %2, %3 as fast as %4.</source>
        <translation>Wo Zeit zählt, bei %1: %2, %3 so schnell wie %4.</translation>
    </message>
    <message>
        <source>For the lowest latency of %1: any of %2 compared with %3. Which of them is fastest is not resolved.</source>
        <translation>Wo Zeit zählt, bei %1: einer von %2 gegenüber %3; welcher davon am schnellsten ist, ist nicht geklärt.</translation>
    </message>
    <message>
        <source>For the lowest latency of %1: none of the others is shown to be faster than %2.</source>
        <translation>Wo Zeit zählt, bei %1: hier nichts, was nachweislich schneller als %2 ist.</translation>
    </message>
    <message>
        <source>For the lowest latency on this device with %1 items per call: any of %2. Each is equivalent to and faster than FP32.</source>
        <translation>Wo Zeit zählt, auf diesem Gerät und mit %1 Beispielen pro Aufruf: einer von %2; jeder ist gleichwertig und schneller als FP32.</translation>
    </message>
    <message>
        <source>For the lowest latency on this device with %1 items per call: any of the %2 that are equivalent to and faster than FP32.</source>
        <translation>Wo Zeit zählt, auf diesem Gerät und mit %1 Beispielen pro Aufruf: einer der %2, die gleichwertig und schneller als FP32 sind.</translation>
    </message>
    <message>
        <source>For the lowest latency: none. No equivalent mode is shown to be faster than FP32 on this device.</source>
        <translation>Wo Zeit zählt: hier nichts; kein gleichwertiger Modus ist auf diesem Gerät als schneller als FP32 gezeigt.</translation>
    </message>
    <message>
        <source>For the smallest size: %1, the smallest mode that is equivalent within ±0.5 points (%2 KiB instead of %3).</source>
        <translation>Wo Größe zählt: %1, der kleinste der innerhalb ±0,5 Punkte gleichwertigen Modi (%2 KiB statt %3).</translation>
    </message>
    <message>
        <source>Four adjacent float4 per thread: 7 instructions per element, four loads in flight. Lanes are 64 bytes apart in each load and 16 bytes in each 4-byte store, so each touches four times as many cache lines as it uses.</source>
        <translation>Vier benachbarte float4 je Thread: 7 Befehle je Element, vier Ladebefehle unterwegs; die Lanes liegen beim Laden 64 Bytes und beim Speichern von 4 Bytes 16 auseinander und berühren jeweils viermal so viele Zeilen, wie sie nutzen.</translation>
    </message>
    <message>
        <source>Free some space or choose a folder on another disk.</source>
        <translation>Geben Sie Platz frei oder wählen Sie einen Ordner auf einem anderen Datenträger.</translation>
    </message>
    <message>
        <source>From sample %1 on, the latency is %2 higher: %3 after %4.</source>
        <translation>Ab Messwert %1 ist die Latenz %2 höher: %3 nach %4.</translation>
    </message>
    <message>
        <source>From sample %1 on, the latency is %2 lower: %3 after %4.</source>
        <translation>Ab Messwert %1 ist die Latenz %2 niedriger: %3 nach %4.</translation>
    </message>
    <message>
        <source>Further metrics of %1 were not imported.</source>
        <translation>Weitere Metriken von %1 wurden nicht übernommen.</translation>
    </message>
    <message>
        <source>Fused attention of NVIDIA cuDNN, if the library is installed: the same algorithm, tuned by NVIDIA.</source>
        <translation>Die fusionierte Attention aus NVIDIAs cuDNN, wo die Bibliothek gefunden wird: dieselbe Idee, vom Hersteller des Chips abgestimmt.</translation>
    </message>
    <message>
        <source>GPTQ received %1 weights for a layer of %2 × %3.</source>
        <translation>GPTQ hat %1 Gewichte für eine Schicht von %2 × %3 bekommen.</translation>
    </message>
    <message>
        <source>GPTQ requires at least one calibration sample.</source>
        <translation>GPTQ braucht mindestens ein Kalibrierungsbeispiel.</translation>
    </message>
    <message>
        <source>Generated characters have 10 or 36 classes, not %1.</source>
        <translation>Gezeichnete Zeichen haben 10 oder 36 Klassen, nicht %1.</translation>
    </message>
    <message>
        <source>Generating the data was stopped.</source>
        <translation>Das Zeichnen der Daten wurde angehalten.</translation>
    </message>
    <message>
        <source>Groups of %1 are not supported.</source>
        <translation>Es gibt keinen Kernel für Gruppen von %1.</translation>
    </message>
    <message>
        <source>Groups of %1 weights are not supported.</source>
        <translation>Eine Gruppe von %1 Gewichten ist nicht möglich.</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Kopfgröße</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>Heads of %1 elements are too large for the GPU kernels, which support up to 256.</source>
        <translation>Köpfe mit %1 Elementen sind zu lang für die Kernels der GPU, die bis zu 256 nehmen.</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Hidden-Größe</translation>
    </message>
    <message>
        <source>INT%1 asymmetric</source>
        <translation>INT%1 asymmetrisch</translation>
    </message>
    <message>
        <source>INT%1 symmetric</source>
        <translation>INT%1 symmetrisch</translation>
    </message>
    <message>
        <source>INT4 weights in groups of 128 with zero points, after scaling up input channels with large activations. The factors are folded into the preceding layers at no cost (Lin et al. 2024).</source>
        <translation>INT4-Gewichte in Gruppen von 128 mit Nullpunkten, nachdem Eingangskanäle mit großen Aktivierungen hochskaliert wurden; die Faktoren stecken in den Schichten davor und kosten daher nichts (Lin et al. 2024).</translation>
    </message>
    <message>
        <source>INT4 weights in groups of 128, symmetric, rounded to nearest; 16-bit activations.</source>
        <translation>INT4-Gewichte in Gruppen von 128, symmetrisch, zum nächsten Wert gerundet; 16-Bit-Aktivierungen.</translation>
    </message>
    <message>
        <source>INT4 weights with one scale per 128 elements along k, 16-bit activations, decoded in registers. For 1 to 64 rows: a quarter of the bytes of BF16.</source>
        <translation>INT4-Gewichte mit einer Skala je 128 entlang k, 16-Bit-Aktivierungen: für 1 bis 64 Zeilen; ein Viertel der Bytes von BF16, in Registern dekodiert.</translation>
    </message>
    <message>
        <source>INT8</source>
        <translation>INT8</translation>
    </message>
    <message>
        <source>INT8 matrices with quantized activations are not restored.</source>
        <translation>INT8-Matrizen mit quantisierten Aktivierungen werden nicht wiederhergestellt.</translation>
    </message>
    <message>
        <source>INT8 tensor cores with INT32 accumulation. Results are written as INT32, 4 bytes each.</source>
        <translation>Tensor-Kerne auf INT8, Summen in INT32, die so geschrieben werden, wie sie sind: 4 Bytes je Ergebnis.</translation>
    </message>
    <message>
        <source>INT8 tensor cores, INT32 sums (cuBLASLt)</source>
        <translation>INT8-Tensor-Kerne, INT32-Summen (cuBLASLt)</translation>
    </message>
    <message>
        <source>INT8 weights in groups of 128, scales from the largest magnitude, rounded to nearest; 16-bit activations.</source>
        <translation>INT8-Gewichte in Gruppen von 128, jede Skala aus dem größten Betrag, zum nächsten Wert gerundet; 16-Bit-Aktivierungen.</translation>
    </message>
    <message>
        <source>INT8 weights in groups of 128, with scales optimized for the smallest weight error; 16-bit activations. The published comparison does not specify how its scales were computed. This differs from INT8-W8A16-RTN only in the scale search.</source>
        <translation>INT8-Gewichte in Gruppen von 128, jede Skala auf den kleinsten Fehler ihrer Gewichte hin gesucht; 16-Bit-Aktivierungen. Der veröffentlichte Vergleich sagt nicht, wie seine Skalen gefunden wurden; von INT8-W8A16-RTN unterscheidet sich dies allein durch die Suche.</translation>
    </message>
    <message>
        <source>INT8 weights with one scale per 128 elements along k, 16-bit activations. For 1 to 64 rows, where reading the weights dominates: half the bytes of BF16.</source>
        <translation>INT8-Gewichte mit einer Skala je 128 entlang k, 16-Bit-Aktivierungen: für 1 bis 64 Zeilen, wo das Lesen der Gewichte die Zeit ist, halb so viele Bytes wie BF16.</translation>
    </message>
    <message>
        <source>INT8 weights, per-output-channel scales; INT8 activations, dynamic per-token scales; integer arithmetic.</source>
        <translation>INT8-Gewichte, Skalen je Ausgabekanal; INT8-Aktivierungen, dynamische Skalen je Token; Ganzzahlarithmetik.</translation>
    </message>
    <message>
        <source>INT8 × INT8, INT32 sums (few rows: custom kernel; more: INT8 tensor cores with cuBLASLt)</source>
        <translation>INT8 × INT8, INT32-Summen (wenige Zeilen: eigener Kernel; mehr: INT8-Tensor-Kerne mit cuBLASLt)</translation>
    </message>
    <message>
        <source>Identical kernels differed (%1 compared with itself: %2), so the verdicts of this run are not reliable.</source>
        <translation>Gleiche Kernels fielen verschieden aus (%1 gegen sich selbst: %2): keinem Urteil dieses Laufs ist zu trauen.</translation>
    </message>
    <message>
        <source>Identical kernels differed in this run, so its speed-ups are not reliable.</source>
        <translation>Gleiche Kernels unterschieden sich in diesem Lauf, daher ist seinen Beschleunigungen nicht zu trauen.</translation>
    </message>
    <message>
        <source>If the system terminated it because memory ran out (%1 is available now), choose smaller sizes.</source>
        <translation>Falls das System ihn aus Speichermangel beendet hat (frei sind jetzt %1), wählen Sie kleinere Größen.</translation>
    </message>
    <message>
        <source>Images of %1×%2 have %3 patches; the limit is 1,024, because attention is quadratic in the number of patches.</source>
        <translation>Bilder von %1×%2 ergeben %3 Felder; Attention wächst quadratisch mit ihnen, und höchstens 1.024 werden genommen.</translation>
    </message>
    <message>
        <source>Images of %3×%4 are not divisible into patches of %1×%2 pixels.</source>
        <translation>Felder von %1×%2 Pixeln teilen Bilder von %3×%4 nicht.</translation>
    </message>
    <message>
        <source>Import a part of them, or import them as a separate run.</source>
        <translation>Importieren Sie einen Teil davon oder als eigenen Lauf.</translation>
    </message>
    <message>
        <source>Import fewer files at once. Nothing was written.</source>
        <translation>Importieren Sie weniger Dateien auf einmal. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Import into a separate session, without --beside.</source>
        <translation>Importieren Sie ohne --beside in eine Sitzung für sich.</translation>
    </message>
    <message>
        <source>Import the results as a separate run.</source>
        <translation>Importieren Sie es als eigenen Lauf.</translation>
    </message>
    <message>
        <source>Import the samples, or measure it with Quantoscope.</source>
        <translation>Importieren Sie die Messwerte, oder messen Sie hier.</translation>
    </message>
    <message>
        <source>Import them as a separate run, or add them to a run of one size.</source>
        <translation>Importieren Sie es als eigenen Lauf oder neben einen Lauf mit einer Größe.</translation>
    </message>
    <message>
        <source>Imported from %1: %2</source>
        <translation>Importiert aus %1: %2</translation>
    </message>
    <message>
        <source>Imported without comparable samples, so no interval is available.</source>
        <translation>Ohne vergleichbare Messwerte importiert, daher gibt es kein Intervall.</translation>
    </message>
    <message numerus="yes">
        <source>In %n measurements, identical kernels differed, so their verdicts are not reliable.</source>
        <comment>In %n measurement, identical kernels differed, so its verdicts are not reliable.</comment>
        <translation>
            <numerusform>In %n Messung unterschieden sich identische Kernels, ihre Urteile sind daher nicht verlässlich.</numerusform>
            <numerusform>In %n Messungen unterschieden sich identische Kernels, ihre Urteile sind daher nicht verlässlich.</numerusform>
        </translation>
    </message>
    <message>
        <source>In a file of a few kilobytes, names and headers take more space than the weights. Ratios of such sizes do not apply to real models.</source>
        <translation>In einer Datei von wenigen Kilobyte wiegen Namen und Kopfdaten mehr als die Gewichte. Verhältnisse solcher Größen sagen nichts über ein wirkliches Modell.</translation>
    </message>
    <message>
        <source>In clock cycles, the change is %1 instead of %2: the clock changed, not the kernel.</source>
        <translation>In Taktzyklen beträgt die Änderung %1 statt %2: der Takt hat sich geändert, nicht der Kernel.</translation>
    </message>
    <message>
        <source>Increase the limit, or choose smaller formats.</source>
        <translation>Erlauben Sie mehr, oder wählen Sie kleinere Formate.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Input %1 of the calibration samples contains values that are not finite.</source>
        <translation>Die Eingabe %1 der Kalibrierungsbeispiele ist nicht überall endlich.</translation>
    </message>
    <message>
        <source>Install cuDNN 9, or set LD_LIBRARY_PATH or CUDNN_PATH to its folder, and restart.</source>
        <translation>Installieren Sie cuDNN 9, oder nennen Sie seinen Ordner in LD_LIBRARY_PATH oder CUDNN_PATH, und starten Sie neu.</translation>
    </message>
    <message>
        <source>Install libopenblas0 (Debian, Ubuntu: &apos;apt install libopenblas0&apos;), or set QUANTOSCOPE_BLAS to a library.</source>
        <translation>Installieren Sie libopenblas0 (Debian, Ubuntu: &apos;apt install libopenblas0&apos;), oder nennen Sie eine mit QUANTOSCOPE_BLAS.</translation>
    </message>
    <message>
        <source>Install the CUDA Toolkit&apos;s libraries.</source>
        <translation>Installieren Sie die Bibliotheken des CUDA Toolkits.</translation>
    </message>
    <message>
        <source>Install the CUDA Toolkit, or set CUDA_PATH to where it is.</source>
        <translation>Installieren Sie das CUDA Toolkit, oder setzen Sie CUDA_PATH auf seinen Ordner.</translation>
    </message>
    <message>
        <source>Install the NVIDIA driver, or run on the CPU.</source>
        <translation>Installieren Sie den NVIDIA-Treiber, oder messen Sie auf der CPU.</translation>
    </message>
    <message>
        <source>Install the complete quantoscope package, or choose &apos;Never&apos; for &apos;Run kernels in a separate process&apos; in the settings.</source>
        <translation>Installieren Sie das Paket quantoscope vollständig, oder wählen Sie in den Optionen &apos;Nie&apos; für &apos;Kernels in einem eigenen Prozess ausführen&apos;.</translation>
    </message>
    <message>
        <source>Install the package quantoscope-model (portable: extract quantoscope-model-*.tar.xz into the program folder), set QUANTOSCOPE_LLM to the model folder, or choose your own model. Searched: %1.</source>
        <translation>Installieren Sie das Paket quantoscope-model (portabel: entpacken Sie quantoscope-model-*.tar.xz über den Ordner des Programms), setzen Sie QUANTOSCOPE_LLM auf den Ordner des Modells, oder nennen Sie ein eigenes Modell. Durchsucht: %1.</translation>
    </message>
    <message>
        <source>Install the same version of quantoscope and quantoscope-worker.</source>
        <translation>Installieren Sie quantoscope und quantoscope-worker in derselben Version.</translation>
    </message>
    <message>
        <source>Install the same version of the program and the module.</source>
        <translation>Installieren Sie Programm und Modul in derselben Version.</translation>
    </message>
    <message>
        <source>Integers must have 2 to 8 bits, not %1.</source>
        <translation>Ganze Zahlen haben hier 2 bis 8 Bits, nicht %1.</translation>
    </message>
    <message>
        <source>Is it the right file?</source>
        <translation>Ist es die richtige Datei?</translation>
    </message>
    <message>
        <source>It contains no tensors.</source>
        <translation>Sie enthält überhaupt keine Tensoren.</translation>
    </message>
    <message>
        <source>It contains: %1.</source>
        <translation>Es gibt: %1.</translation>
    </message>
    <message>
        <source>It failed: %1</source>
        <translation>Fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>It is a GGUF model: %1</source>
        <translation>Es ist ein GGUF-Modell: %1</translation>
    </message>
    <message>
        <source>It is a ZIP archive, such as .npz or a PyTorch checkpoint: %1</source>
        <translation>Es ist ein ZIP-Archiv, etwa .npz oder ein PyTorch-Checkpoint: %1</translation>
    </message>
    <message>
        <source>It requires compute capability 8.0 or later; this GPU has %1.%2.</source>
        <translation>Nötig ist eine GPU mit Compute Capability 8.0 oder höher; diese hat %1.%2.</translation>
    </message>
    <message>
        <source>It was imported, so Quantoscope has no command to measure it.</source>
        <translation>Importiert, daher misst es kein Befehl von Quantoscope.</translation>
    </message>
    <message>
        <source>Item %1 has label %2, but the model has %3 classes.</source>
        <translation>Beispiel %1 hat die Klasse %2, das Modell kennt aber %3 Klassen.</translation>
    </message>
    <message>
        <source>Items of %1×%2 are not supported; the limit is 1,048,576 features.</source>
        <translation>Beispiele von %1×%2 sind nicht möglich; möglich sind bis zu 1.048.576 Merkmale.</translation>
    </message>
    <message>
        <source>Its accuracy was not measured.</source>
        <translation>Die Genauigkeit wurde nicht gemessen.</translation>
    </message>
    <message>
        <source>Its journals and run files are still there.</source>
        <translation>Ihre Journale und Laufdateien sind noch da.</translation>
    </message>
    <message>
        <source>Its loss was not measured.</source>
        <translation>Der Verlust wurde nicht gemessen.</translation>
    </message>
    <message>
        <source>Its memory was not measured.</source>
        <translation>Der Speicher wurde nicht gemessen.</translation>
    </message>
    <message>
        <source>Its speed-up over the baseline does not have an interval yet.</source>
        <translation>Die Beschleunigung gegenüber der Basis hat noch kein Intervall.</translation>
    </message>
    <message>
        <source>JIT, compiled for the shape</source>
        <translation>JIT, für die Form kompiliert</translation>
    </message>
    <message>
        <source>Keep the reading program running until the output is complete.</source>
        <translation>Lassen Sie das lesende Programm bis zum Ende laufen.</translation>
    </message>
    <message>
        <source>Kernels compiled by NVRTC for exactly this shape, and cuBLASLt matrix products with searched algorithms; each step uses whichever is faster on this device. With few tokens, five or six kernels remain: layer norms are fused into the following matrix product; bias, GELU and residual additions into the preceding one; and each kernel prefetches its weights while the previous one is still running. Compile time is reported separately.</source>
        <translation>Von NVRTC für genau diese Form kompilierte Kernels neben cuBLASLt-Produkten mit gesuchten Algorithmen; jeder Schritt nimmt, was hier am schnellsten ist. Bei wenigen Token sind das fünf oder sechs Kernels: Layer-Norms gehen in die Produkte dahinter, Bias, GELU und Residualsummen in die Produkte davor, und jeder Kernel holt seine Gewichte, während der vorige noch läuft. Die Kompilierzeit wird gesondert genannt.</translation>
    </message>
    <message>
        <source>Labels must be class numbers. Regression targets are not supported.</source>
        <translation>Klassen sind Nummern; Regressionsziele können nicht verwendet werden.</translation>
    </message>
    <message>
        <source>Language model: %1 (%2).</source>
        <translation>Sprachmodell: %1 (%2).</translation>
    </message>
    <message>
        <source>Language models</source>
        <translation>Sprachmodelle</translation>
    </message>
    <message>
        <source>Language models require a GPU with compute capability 8.0 or later; this GPU has %1.%2.</source>
        <translation>Sprachmodelle brauchen eine GPU mit Compute Capability 8.0 oder höher; diese hat %1.%2.</translation>
    </message>
    <message>
        <source>Latency per call</source>
        <translation>Latenz pro Aufruf</translation>
    </message>
    <message>
        <source>Launches fall into two groups, for example because of buffer addresses, cache sets or the distribution of blocks. Mean and median are at or between these two levels and describe few launches. See the histogram, and report both levels.</source>
        <translation>Einzelne Starts gehen einen von zwei Wegen, etwa je nachdem, wo Puffer liegen, nach Cache-Sätzen oder nach der Verteilung der Blöcke. Mittelwert und Median liegen auf einem Niveau oder dazwischen und beschreiben kaum einen Start. Sehen Sie sich das Histogramm an und nennen Sie beide Niveaus.</translation>
    </message>
    <message>
        <source>Launches per graph must be 1 to 1,000, or 0 to choose them for each mode.</source>
        <translation>Starts je Graph müssen 1 bis 1.000 sein, oder 0, um sie für jeden Modus zu wählen.</translation>
    </message>
    <message>
        <source>Launches per sample</source>
        <translation>Starts je Messwert</translation>
    </message>
    <message>
        <source>Launches without a duration in %1 were skipped.</source>
        <translation>Starts ohne Dauer wurden aus %1 ausgelassen.</translation>
    </message>
    <message>
        <source>Layer %1: %2</source>
        <translation>Schicht %1: %2</translation>
    </message>
    <message>
        <source>Layer &apos;%1&apos; cannot run in this mode: %2.</source>
        <translation>Die Schicht &apos;%1&apos; kann so nicht laufen: %2.</translation>
    </message>
    <message>
        <source>Limits per token apply to language models only.</source>
        <translation>Grenzen pro Token gelten nur für Sprachmodelle.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Line %1 and others: the figures %2 have consecutive digits, so they are placeholders, not measurements.</source>
        <translation>Zeile %1 und andere: die Zahlen %2 sind Folgen aufeinanderfolgender Ziffern: getippte Beispiele, nicht gemessen.</translation>
    </message>
    <message>
        <source>Linear + GELU requires compute capability 8.0 or later.</source>
        <translation>Linear + GELU braucht Compute Capability 8.0 oder höher.</translation>
    </message>
    <message>
        <source>Linear + GELU runs in FP16 and BF16 on the GPU.</source>
        <translation>Linear + GELU läuft auf der GPU in FP16 und BF16.</translation>
    </message>
    <message>
        <source>Linear layer %1 does not exist.</source>
        <translation>Es gibt keine lineare Schicht %1.</translation>
    </message>
    <message>
        <source>Live keeps the newest rounds of a setup: the first %1 of %2 are not included in the result and its statistics.</source>
        <translation>Live behält die neuesten Runden einer Einstellung: die ersten %1 von %2 fehlen im Ergebnis und in seinen Zahlen.</translation>
    </message>
    <message>
        <source>Live keeps the newest samples: %1 older samples are not included in the result and its statistics.</source>
        <translation>Live behält die neuesten Messwerte: %1 ältere fehlen im Ergebnis und in seinen Zahlen.</translation>
    </message>
    <message>
        <source>Loading layer %1 of %2</source>
        <translation>Schicht %1 von %2 wird geladen</translation>
    </message>
    <message>
        <source>Long contexts</source>
        <translation>Lange Kontexte</translation>
    </message>
    <message>
        <source>Matrices in %1 were dequantized to %2.</source>
        <translation>Matrizen in %1 wurden nach %2 wiederhergestellt.</translation>
    </message>
    <message>
        <source>Matrix product with bias, then GELU in a separate pass: the result is written to memory and read back by GELU.</source>
        <translation>Das Produkt mit Bias, dann GELU in einem eigenen Durchgang: das Produkt wird in den Speicher geschrieben und von GELU wieder gelesen.</translation>
    </message>
    <message>
        <source>Matrix product with bias, then GELU, each launched by the host in turn. Small sizes are launch-bound.</source>
        <translation>Das Produkt mit Bias, dann GELU, jedes vom Rechner gestartet, wenn es an der Reihe ist: kleine Größen warten auf den Rechner.</translation>
    </message>
    <message>
        <source>Matrix products of this type require compute capability %1.%2.</source>
        <translation>Produkte dieses Typs brauchen Compute Capability %1.%2.</translation>
    </message>
    <message>
        <source>Measure again when no other process uses the device.</source>
        <translation>Messen Sie noch einmal, während nichts anderes das Gerät benutzt.</translation>
    </message>
    <message>
        <source>Measure at least 6 rounds together with the baseline.</source>
        <translation>Messen Sie mindestens 6 Runden zusammen mit der Basis.</translation>
    </message>
    <message>
        <source>Measure both at the same sizes.</source>
        <translation>Messen Sie beide bei denselben Größen.</translation>
    </message>
    <message>
        <source>Measure it on a device with native support for this format.</source>
        <translation>Messen Sie auf einem Gerät, das in diesem Format rechnet.</translation>
    </message>
    <message>
        <source>Measure it with trtexec --loadEngine=FILE --exportTimes=times.json, and open times.json.</source>
        <translation>Messen Sie mit trtexec --loadEngine=FILE --exportTimes=times.json, und öffnen Sie times.json.</translation>
    </message>
    <message>
        <source>Measure more iterations.</source>
        <translation>Messen Sie mehr Iterationen.</translation>
    </message>
    <message>
        <source>Measure more rounds, or this batch and prompt length.</source>
        <translation>Messen Sie mehr Runden, oder diesen Batch und diese Promptlänge.</translation>
    </message>
    <message>
        <source>Measured times do not have consecutive digits. Such figures are placeholders that were entered by hand.</source>
        <translation>Gemessene Zeiten bestehen nicht aus Folgen aufeinanderfolgender Ziffern. Solche Zahlen sind Beispiele, die jemand getippt hat.</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation>Gemessen: %1.</translation>
    </message>
    <message>
        <source>Measures it again together with the baseline.</source>
        <translation>Misst noch einmal neben der Basis.</translation>
    </message>
    <message>
        <source>Measures only this variant with the same setup.</source>
        <translation>Misst allein mit derselben Einstellung.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Metaspace has a replacement that is not a character</source>
        <translation>Metaspace hat ein &quot;replacement&quot;, das kein Zeichen ist</translation>
    </message>
    <message>
        <source>Metaspace has the prepend_scheme %1, which is not supported</source>
        <translation>Metaspace hat das prepend_scheme %1, das nicht unterstützt wird</translation>
    </message>
    <message>
        <source>Mode %1 is listed twice.</source>
        <translation>Der Modus %1 ist zweimal genannt.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modi</translation>
    </message>
    <message>
        <source>More test items narrow the intervals in proportion to the square root of their number.</source>
        <translation>Mehr Testbeispiele verkleinern die Intervalle mit der Wurzel ihrer Zahl.</translation>
    </message>
    <message>
        <source>Multiplies and adds in one instruction with a single rounding: 25 instructions per element instead of 27, the same number of bytes. Rounds after adding the zero point, so ties round differently if the zero point is odd.</source>
        <translation>Multiplikation und Addition in einem Befehl und einer Rundung, ohne eigene Rundung vor der Addition: 25 Befehle je Element statt 27, dieselben Bytes. Rundet nach dem Addieren des Nullpunkts, daher fallen Mitten bei einem ungeraden anders.</translation>
    </message>
    <message>
        <source>Multiplies and adds in one instruction with a single rounding; the same number of bytes. Rounds after adding the zero point, so ties round differently if the zero point is odd.</source>
        <translation>Multiplikation und Addition in einem Befehl mit einer Rundung, ohne eigene Rundung vor der Addition; dieselben Bytes. Rundet nach dem Addieren des Nullpunkts, daher fallen Mitten bei einem ungeraden anders.</translation>
    </message>
    <message>
        <source>Multiplies by 1/s instead of dividing: 27 instructions per element instead of 38, still 5 bytes. Faster only if arithmetic, not memory, was the limit. Codes can differ from those of the division where a quotient is close to a tie.</source>
        <translation>Multipliziert mit 1/s, statt zu teilen: 27 Befehle je Element statt 38, dieselben 5 Bytes. Gewinnt nur, soweit die Arithmetik und nicht der Speicher die Grenze war. Codes können von denen der Division abweichen, wo ein Quotient neben der Mitte liegt.</translation>
    </message>
    <message>
        <source>Multiplies by 1/s instead of dividing; still 5 bytes per element. Faster only if arithmetic, not memory, was the limit. Codes can differ from those of the division where a quotient is close to a tie.</source>
        <translation>Multipliziert mit 1/s, statt zu teilen, mit denselben 5 Bytes je Element. Gewinnt nur, soweit die Arithmetik und nicht der Speicher die Grenze war. Codes können von denen der Division abweichen, wo ein Quotient neben der Mitte liegt.</translation>
    </message>
    <message>
        <source>NOT RESOLVED %1× [%2, %3], n = %4</source>
        <translation>NICHT GEKLÄRT %1× [%2; %3], n = %4</translation>
    </message>
    <message>
        <source>NOT RESOLVED %1× [%2, %3], n = %4 pairs</source>
        <translation>NICHT GEKLÄRT %1× [%2; %3], n = %4 Paare</translation>
    </message>
    <message>
        <source>NVRTC failed while %1: %2</source>
        <translation>NVRTC-Fehler (bei: %1): %2</translation>
    </message>
    <message>
        <source>Name a column &apos;label&apos;, &apos;class&apos; or &apos;target&apos;, or put class numbers in the first column.</source>
        <translation>Geben Sie einer die Überschrift &apos;label&apos;, &apos;class&apos; oder &apos;target&apos;, oder schreiben Sie Klassennummern in die erste Spalte.</translation>
    </message>
    <message>
        <source>Name the label column &apos;label&apos; in both tables.</source>
        <translation>Geben Sie der Klassenspalte in beiden die Überschrift &apos;label&apos;.</translation>
    </message>
    <message>
        <source>No BLAS library was found (OpenBLAS, BLIS or MKL).</source>
        <translation>Es wurde keine BLAS-Bibliothek gefunden (OpenBLAS, BLIS oder MKL).</translation>
    </message>
    <message>
        <source>No NVIDIA driver was found.</source>
        <translation>Es gibt keinen NVIDIA-Treiber.</translation>
    </message>
    <message>
        <source>No configuration could be measured: %1</source>
        <translation>Keine Konfiguration konnte gemessen werden: %1</translation>
    </message>
    <message>
        <source>No configuration is shown to meet the limits.</source>
        <translation>Keine Konfiguration hält nachweislich die Grenzen ein.</translation>
    </message>
    <message>
        <source>No item of %1 (%2) fits into the model&apos;s context of %3 tokens; %4.</source>
        <translation>Kein Beispiel von %1 (%2) passt in den Kontext des Modells von %3 Token; %4.</translation>
    </message>
    <message>
        <source>No item of %1 (%2) has tokens that can be scored; %3.</source>
        <translation>Kein Beispiel von %1 (%2) hat Token, die sich bewerten ließen; %3.</translation>
    </message>
    <message>
        <source>No kernel can exceed the memory bandwidth. Part of the data came from a cache, fewer bytes were moved than counted, or the timed interval does not include all of the work. Do not use this number until the cause is known.</source>
        <translation>Kein Kernel bewegt Bytes schneller, als der Speicher kann. Entweder kam ein Teil der Daten aus einem Cache, oder es wurden weniger Bytes bewegt als gezählt, oder die Zeit lässt einen Teil der Arbeit aus. Verwenden Sie diese Zahl nicht, ehe das gefunden ist.</translation>
    </message>
    <message>
        <source>No language model was measured: time per token, throughput, perplexity and memory are unknown.</source>
        <translation>Kein Sprachmodell wurde gemessen: Zeit pro Token, Durchsatz, Perplexität, Speicher.</translation>
    </message>
    <message>
        <source>No mode is selected.</source>
        <translation>Es ist kein Modus gewählt.</translation>
    </message>
    <message>
        <source>No mode is shown to be equivalent within ±0.5 points with these items, so none can be recommended instead of FP32.</source>
        <translation>Durch diese Beispiele ist kein Modus als innerhalb ±0,5 Punkte gleichwertig gezeigt; es kann also keiner anstelle von FP32 empfohlen werden.</translation>
    </message>
    <message>
        <source>No model has been trained yet.</source>
        <translation>Es gibt noch kein trainiertes Modell.</translation>
    </message>
    <message>
        <source>No model was measured in all modes: accuracy, size and time per call are unknown.</source>
        <translation>Kein Modell wurde in jedem Modus untersucht: Genauigkeit, Größe, Zeit pro Aufruf.</translation>
    </message>
    <message>
        <source>No model was specified.</source>
        <translation>Es ist kein Modell genannt.</translation>
    </message>
    <message>
        <source>No operation was measured: latency and error of single kernels are unknown.</source>
        <translation>Keine Operation wurde gemessen: Latenz und Fehler einzelner Kernels.</translation>
    </message>
    <message>
        <source>No plan fits into %1 bytes; the smallest plan has %2.</source>
        <translation>Kein Plan passt in %1 Bytes; der kleinste betrachtete hat %2.</translation>
    </message>
    <message>
        <source>No recipe is required, because the model is not quantized.</source>
        <translation>Nichts ist quantisiert, also gibt es kein Rezept.</translation>
    </message>
    <message>
        <source>No sample can be more than √(n − 1) standard deviations above the mean (Samuelson), and this limit is reached only if all other samples are equal. The printed mean, deviation and maximum reach it, which determines n and the mean of the other samples. The outlier is usually the first, cold run. Publish the median with an interval, and report the warm-up separately.</source>
        <translation>Kein Messwert kann mehr als √(n − 1) Standardabweichungen über dem Mittel liegen, und nur eine Reihe, deren übrige Werte alle gleich sind, erreicht das (Samuelson). Das gedruckte Mittel, die Abweichung und das Maximum erreichen es, also folgen n und das Mittel der übrigen Werte. Meist ist der eine Messwert ein erster, kalter Lauf. Veröffentlichen Sie den Median mit einem Intervall, und das Aufwärmen getrennt.</translation>
    </message>
    <message>
        <source>No series of samples can have all of these figures. At least one of them was mistyped or comes from a different run.</source>
        <translation>Keine Reihe von Messwerten kann diese Zahlen zusammen haben. Mindestens eine ist vertippt oder stammt aus einem anderen Lauf.</translation>
    </message>
    <message>
        <source>No tensor is prepared.</source>
        <translation>Es ist kein Tensor vorbereitet, der sich neu zuschneiden ließe.</translation>
    </message>
    <message>
        <source>No training item belongs to class %1, so the model cannot learn it.</source>
        <translation>Kein Trainingsbeispiel hat die Klasse %1: sie kann nicht gelernt werden.</translation>
    </message>
    <message>
        <source>No variant is selected.</source>
        <translation>Es ist keine Variante gewählt.</translation>
    </message>
    <message>
        <source>None of the %1 algorithms that cuBLASLt recommends runs on this device.</source>
        <translation>Keiner der %1 Algorithmen, die cuBLASLt empfiehlt, läuft auf diesem Gerät.</translation>
    </message>
    <message>
        <source>None of the variants can run on this device. %1</source>
        <translation>Keine der Varianten kann hier laufen. %1</translation>
    </message>
    <message>
        <source>Not enough host memory.</source>
        <translation>Der Hauptspeicher reicht nicht.</translation>
    </message>
    <message>
        <source>Not enough memory for %1 of partial results.</source>
        <translation>Es ist kein Speicher für %1 Teilergebnisse da.</translation>
    </message>
    <message>
        <source>Not enough memory for %1.</source>
        <translation>Der Speicher reicht nicht (%1).</translation>
    </message>
    <message>
        <source>Not enough memory for a BLAS library, which requires 128 MiB for each of %1 threads.</source>
        <translation>Der Speicher reicht nicht für eine BLAS-Bibliothek: sie braucht 128 MiB für jeden von %1 Threads.</translation>
    </message>
    <message>
        <source>Not enough memory for a matrix of %1.</source>
        <translation>Eine Matrix von %1 fand keinen Speicher.</translation>
    </message>
    <message>
        <source>Not enough memory for a matrix.</source>
        <translation>Eine Matrix fand keinen Speicher.</translation>
    </message>
    <message>
        <source>Not enough memory for a pattern.</source>
        <translation>Der Speicher reicht nicht für ein Muster.</translation>
    </message>
    <message>
        <source>Not enough memory for an input of %1 elements from %2.</source>
        <translation>Kein Speicher für eine Eingabe von %1 Elementen aus %2.</translation>
    </message>
    <message>
        <source>Not enough memory for an input of %1 elements.</source>
        <translation>Kein Speicher für eine Eingabe von %1 Elementen.</translation>
    </message>
    <message>
        <source>Not enough memory for the layer inputs during calibration.</source>
        <translation>Die Eingaben der Schichten fanden beim Kalibrieren keinen Speicher.</translation>
    </message>
    <message>
        <source>Not enough memory for the logits of a batch of %1.</source>
        <translation>Die Logits eines Batches von %1 fanden keinen Speicher.</translation>
    </message>
    <message>
        <source>Not enough memory for the predictions of %1.</source>
        <translation>Die Vorhersagen von %1 fanden keinen Speicher.</translation>
    </message>
    <message>
        <source>Not enough memory for the predictions of the text.</source>
        <translation>Die Vorhersagen des Textes fanden keinen Speicher.</translation>
    </message>
    <message>
        <source>Not enough memory for the request.</source>
        <translation>Die Anfrage braucht mehr Speicher, als vorhanden ist.</translation>
    </message>
    <message>
        <source>Not enough memory for the run.</source>
        <translation>Der Lauf braucht mehr Speicher, als vorhanden ist.</translation>
    </message>
    <message>
        <source>Not enough memory for the study.</source>
        <translation>Die Studie braucht mehr Speicher, als vorhanden ist.</translation>
    </message>
    <message>
        <source>Not enough memory to decompress %1.</source>
        <translation>Der Speicher reicht nicht, um %1 zu entpacken.</translation>
    </message>
    <message>
        <source>Not enough memory to match a pattern.</source>
        <translation>Der Speicher reicht nicht zum Anwenden eines Musters.</translation>
    </message>
    <message>
        <source>Not enough memory to read the result back.</source>
        <translation>Es ist kein Speicher da, um das Ergebnis zurückzulesen.</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>Der Speicher reicht nicht.</translation>
    </message>
    <message>
        <source>Not recommended without further measures, because accuracy is lower: %1.</source>
        <translation>Nicht ohne Abhilfe, weil sie Genauigkeit kosten: %1.</translation>
    </message>
    <message>
        <source>Not resolved against %1: %2.</source>
        <translation>Nicht geklärt gegenüber %1: %2.</translation>
    </message>
    <message>
        <source>Not resolved: %1.</source>
        <translation>Nicht geklärt: %1.</translation>
    </message>
    <message>
        <source>Not resolved: %1. A longer text narrows the intervals in proportion to the square root of its length.</source>
        <translation>Nicht geklärt: %1. Ein längerer Text verengt die Intervalle im Verhältnis zur Quadratwurzel seiner Länge.</translation>
    </message>
    <message>
        <source>Nothing is prepared.</source>
        <translation>Es ist nichts vorbereitet.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>Es läuft nichts.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Nsight Compute runs kernels one at a time and, by default, locks the clocks to base and flushes the caches before each kernel, so these durations differ from those of an application that is not profiled.</source>
        <translation>Nsight Compute führt Kernels einzeln aus und legt, wenn nicht anders angegeben, den Takt auf den Basistakt fest und leert vor jedem die Caches: das sind nicht die Zeiten einer Anwendung ohne Profiler.</translation>
    </message>
    <message>
        <source>Nsight Compute, medians of %1: %2.</source>
        <translation>Nsight Compute, Mediane von %1: %2.</translation>
    </message>
    <message>
        <source>NumPy has no data type for %1.</source>
        <translation>numpy hat keinen Datentyp für %1.</translation>
    </message>
    <message>
        <source>Number of elements in the tensor.</source>
        <translation>Zahl der Elemente des Tensors.</translation>
    </message>
    <message>
        <source>Number of tokens: rows of the input.</source>
        <translation>Zahl der Token: Zeilen der Eingabe.</translation>
    </message>
    <message>
        <source>Of the earlier Live setups, up to %1 samples in total are kept, at least %2 rounds of each and at most %3 setups; the shortest are discarded first.</source>
        <translation>Von den früheren Live-Einstellungen werden insgesamt bis zu %1 Messwerte behalten, mindestens %2 Runden von jeder und höchstens %3 Einstellungen; die kürzesten werden zuerst verworfen.</translation>
    </message>
    <message>
        <source>Of these, %1 needs the least memory (%2).</source>
        <translation>Davon braucht %1 den wenigsten Speicher, %2.</translation>
    </message>
    <message>
        <source>One kernel, one element per thread: 5 bytes per element instead of 37, one launch instead of five. About 38 instructions per element, 8 of them for the IEEE division. Each warp loads 128 bytes at a time and stores single bytes, so it waits for memory with few requests in flight.</source>
        <translation>Ein Kernel, ein Element je Thread: 5 Bytes je Element statt 37, ein Start statt fünf. Etwa 38 Befehle je Element, 8 davon die IEEE-Division. Ein Warp fordert 128 Bytes je Ladebefehl an und speichert einzelne Bytes, wartet also mit wenig Unterwegs-Daten auf den Speicher.</translation>
    </message>
    <message numerus="yes">
        <source>One launch takes %1, which is %2 times the timer resolution of %3, and %4 of the samples are ties. Time %n launches per sample.</source>
        <comment>One launch takes %1, which is %2 times the timer resolution of %3, and %4 of the samples are ties. Time %n launch per sample.</comment>
        <translation>
            <numerusform>Ein Start dauert %1, das %2-Fache der Auflösung der Uhr von %3, und %4 der Messwerte sind gleich. Messen Sie %n Start je Messwert.</numerusform>
            <numerusform>Ein Start dauert %1, das %2-Fache der Auflösung der Uhr von %3, und %4 der Messwerte sind gleich. Messen Sie %n Starts je Messwert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One launch takes %1, which is %2 times the timer resolution of %3. Time %n launches per sample.</source>
        <comment>One launch takes %1, which is %2 times the timer resolution of %3. Time %n launch per sample.</comment>
        <translation>
            <numerusform>Ein Start dauert %1, das %2-Fache der Auflösung der Uhr von %3. Messen Sie %n Start je Messwert.</numerusform>
            <numerusform>Ein Start dauert %1, das %2-Fache der Auflösung der Uhr von %3. Messen Sie %n Starts je Messwert.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of the two files contains no samples.</source>
        <translation>Eines der beiden enthält keine Messwerte.</translation>
    </message>
    <message>
        <source>One pass, vectorized by the compiler: 5 bytes per element instead of 37. Each element is divided by the scale; a vector division takes several times as long as a multiplication.</source>
        <translation>Ein Durchgang, den der Compiler vektorisiert: 5 Bytes je Element statt 37. Jedes Element wird durch die Skala geteilt, und eine Vektordivision dauert mehrmals so lang wie eine Multiplikation.</translation>
    </message>
    <message>
        <source>One sample causes nearly all of the variation: the coefficient of variation, %1, is %2 of the maximum for %3 samples.</source>
        <translation>Ein Messwert trägt fast die ganze Streuung: der Variationskoeffizient, %1, beträgt %2 des größten, den %3 Messwerte haben können.</translation>
    </message>
    <message>
        <source>Only &quot;BPE&quot; is supported.</source>
        <translation>Unterstützt wird &quot;BPE&quot;.</translation>
    </message>
    <message>
        <source>Only &quot;gemm&quot; is supported.</source>
        <translation>Unterstützt wird &quot;gemm&quot;.</translation>
    </message>
    <message>
        <source>Only &quot;silu&quot; is supported.</source>
        <translation>Unterstützt wird &quot;silu&quot;.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 requested items are available. They are split in proportion.</source>
        <translation>Die %1 Beispiele sind weniger als die verlangten %2: sie werden anteilig aufgeteilt.</translation>
    </message>
    <message>
        <source>Only 1 (rotation of the entire head) is supported.</source>
        <translation>Unterstützt wird 1: der ganze Kopf wird gedreht.</translation>
    </message>
    <message>
        <source>Only 4 bits are supported.</source>
        <translation>Unterstützt werden 4 Bits.</translation>
    </message>
    <message>
        <source>Only arrays of numbers are supported. %1</source>
        <translation>Nur Arrays aus Zahlen werden gelesen. %1</translation>
    </message>
    <message>
        <source>Only images with one channel are supported. Convert them to greyscale.</source>
        <translation>Bilder brauchen einen Kanal: wandeln Sie sie in Graustufen um.</translation>
    </message>
    <message>
        <source>Only models trained and saved by this program can be opened here. The Tensors page opens any tensor file.</source>
        <translation>Hier lassen sich nur Modelle öffnen, die dieses Programm trainiert und gespeichert hat; jede Datei mit Tensoren öffnet sich auf der Seite Tensoren.</translation>
    </message>
    <message>
        <source>Only models without it are supported.</source>
        <translation>Unterstützt werden Modelle ohne diese Angabe.</translation>
    </message>
    <message>
        <source>Only quantization can change its shape during a run.</source>
        <translation>Nur die Quantisierung kann auf eine andere Form umgestellt werden.</translation>
    </message>
    <message>
        <source>Open it with a newer version of Quantoscope.</source>
        <translation>Öffnen Sie es mit einer neueren Version von Quantoscope.</translation>
    </message>
    <message>
        <source>Open the Hugging Face folder (config.json and .safetensors files) that it was created from.</source>
        <translation>Öffnen Sie den Hugging-Face-Ordner (config.json und .safetensors-Dateien), aus dem es entstand.</translation>
    </message>
    <message>
        <source>Open the plan in the plan editor and save its model there.</source>
        <translation>Öffnen Sie den Plan im Plan-Editor und speichern Sie dort sein Modell.</translation>
    </message>
    <message>
        <source>Opening a pickle can run arbitrary code, so it is not supported. Save the tensors with safetensors.</source>
        <translation>Beim Öffnen eines Pickles kann dessen Code laufen, daher wird es nicht gelesen. Speichern Sie die Tensoren mit safetensors.</translation>
    </message>
    <message>
        <source>Operands of type %1 cannot be made.</source>
        <translation>Operanden vom Typ %1 können nicht erzeugt werden.</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>Betriebssystem</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Operations: %1 and %2 more.</source>
        <translation>Operationen: %1 und %2 weitere.</translation>
    </message>
    <message>
        <source>Operations: %1.</source>
        <translation>Operationen: %1.</translation>
    </message>
    <message>
        <source>Out of memory while quantizing the weights.</source>
        <translation>Die Gewichte fanden beim Quantisieren keinen Speicher.</translation>
    </message>
    <message>
        <source>Outliers: %1 input channels of %2 were multiplied by %3 and their weights divided by it, so the function of the model is unchanged.</source>
        <translation>Ausreißer: %1 Eingangskanäle von %2 wurden mit %3 multipliziert und ihre Gewichte dadurch geteilt, sodass die Funktion des Modells gleich blieb.</translation>
    </message>
    <message>
        <source>Partial: the run was not completed. These are the %1 samples received until then.</source>
        <translation>Unvollständig: der Lauf kam nicht zu Ende; dies sind die %1 Messwerte, die vorher eingetroffen waren.</translation>
    </message>
    <message>
        <source>Perplexity increase</source>
        <translation>Anstieg der Perplexität</translation>
    </message>
    <message numerus="yes">
        <source>Perplexity: %1 of %n configurations are not resolved against the baseline.</source>
        <comment>Perplexity: %1 of %n configuration is not resolved against the baseline.</comment>
        <translation>
            <numerusform>Perplexität: %1 von %n Konfiguration ist gegenüber der Basis nicht geklärt.</numerusform>
            <numerusform>Perplexität: %1 von %n Konfigurationen sind gegenüber der Basis nicht geklärt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Perplexity: run “%1”, %2; 95% intervals of differences paired by token, n = %3.</source>
        <translation>Perplexität: Lauf „%1“, %2; 95-%-Intervalle der je Token gepaarten Unterschiede, n = %3.</translation>
    </message>
    <message>
        <source>Plans require the sensitivity of single layers, which has not been measured.</source>
        <translation>Die Empfindlichkeit einzelner Schichten wurde nicht gemessen, und daraus werden Pläne gemacht.</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>Prepare the run again for this shape.</source>
        <translation>Bereiten Sie den Lauf dafür neu vor.</translation>
    </message>
    <message>
        <source>Prepare the run again.</source>
        <translation>Bereiten Sie den Lauf neu vor.</translation>
    </message>
    <message>
        <source>Published tables to audit</source>
        <translation>Veröffentlichte Tabellen zum Prüfen</translation>
    </message>
    <message>
        <source>Put it in a folder with the config.json, tokenizer.json and .safetensors files of the model, and open that folder.</source>
        <translation>Legen Sie die Datei in einen Ordner mit config.json, tokenizer.json und den .safetensors-Dateien des Modells, und öffnen Sie diesen Ordner.</translation>
    </message>
    <message>
        <source>Put the file with the same name, but &apos;labels-idx1&apos; instead of &apos;images-idx3&apos;, in the same folder.</source>
        <translation>Legen Sie die Datei mit demselben Namen und &apos;labels-idx1&apos; statt &apos;images-idx3&apos; in denselben Ordner.</translation>
    </message>
    <message>
        <source>Put y.npy, labels.npy or %1_labels.npy in the same folder.</source>
        <translation>Legen Sie y.npy, labels.npy oder %1_labels.npy in denselben Ordner.</translation>
    </message>
    <message>
        <source>Quantization-aware training supports 2 to 8 bits, not %1 for weights and %2 for activations.</source>
        <translation>Quantisierungsbewusstes Training nimmt 2 bis 8 Bits, nicht %1 für Gewichte und %2 für Aktivierungen.</translation>
    </message>
    <message>
        <source>Quantize all layers with the same rule.</source>
        <translation>Quantisieren Sie alle Schichten mit einer Regel.</translation>
    </message>
    <message>
        <source>Quantizing %1 requires %2 of memory; %3 is available.</source>
        <translation>Das Quantisieren von %1 braucht %2 Speicher; frei sind %3.</translation>
    </message>
    <message>
        <source>Quantizing layer %1 of %2</source>
        <translation>Schicht %1 von %2 wird quantisiert</translation>
    </message>
    <message>
        <source>Quantoscope imports nvbench --json, Google Benchmark JSON, ncu --csv (details or raw page), torch.profiler traces, llama-bench -o json|jsonl|csv, vLLM bench latency|throughput|serve, lm-eval results_*.json and samples_*.jsonl, optimum-benchmark, trtexec --exportTimes.</source>
        <translation>Quantoscope importiert nvbench --json, Google-Benchmark-JSON, ncu --csv (Details- oder Raw-Seite), Traces von torch.profiler, llama-bench -o json|jsonl|csv, vLLM bench latency|throughput|serve, lm-eval results_*.json und samples_*.jsonl, optimum-benchmark, trtexec --exportTimes.</translation>
    </message>
    <message>
        <source>Quantoscope opens sessions and results (.quantoscope, .json), tensors (.npy, .safetensors), results of other tools (.json, .jsonl, .csv, .json.gz), published tables (.md, .tsv, .csv, .txt), folders of language models (config.json, tokenizer.json, .index.json) and data sets (-ubyte, -ubyte.gz, .idx).</source>
        <translation>Quantoscope liest Sitzungen und Ergebnisse (.quantoscope, .json), Tensoren (.npy, .safetensors), Ergebnisse anderer Werkzeuge (.json, .jsonl, .csv, .json.gz), veröffentlichte Tabellen (.md, .tsv, .csv, .txt), Ordner von Sprachmodellen (config.json, tokenizer.json, .index.json) und Datensätze (-ubyte, -ubyte.gz, .idx).</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -f) or choose another disk.</source>
        <translation>Heben Sie die Grenze an (ulimit -f) oder wählen Sie einen anderen Datenträger.</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -u, or the process limit of the container), or close other programs.</source>
        <translation>Heben Sie die Grenze an (ulimit -u oder die Zahl der Prozesse, die der Container haben darf), oder beenden Sie andere Programme.</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -v), or close other programs.</source>
        <translation>Heben Sie die Grenze an (ulimit -v), oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>Reading the data was stopped.</source>
        <translation>Das Lesen der Daten wurde angehalten.</translation>
    </message>
    <message>
        <source>Reading the result was stopped.</source>
        <translation>Das Lesen des Ergebnisses wurde angehalten.</translation>
    </message>
    <message>
        <source>Recorded program %1 does not exist.</source>
        <translation>Es gibt kein aufgezeichnetes Programm %1.</translation>
    </message>
    <message>
        <source>Recovered: the program ended during this run. The journal contained %1 samples of complete rounds, without the A/A control and the device states.</source>
        <translation>Wiederhergestellt: das Programm endete während dieses Laufs. Das Journal enthielt %1 Messwerte vollständiger Runden, ohne die A/A-Kontrolle und die Zustände des Geräts.</translation>
    </message>
    <message>
        <source>Reduce the number of tokens or the hidden size.</source>
        <translation>Verringern Sie die Zahl der Token oder die Hidden-Größe.</translation>
    </message>
    <message>
        <source>Reinstall it.</source>
        <translation>Installieren Sie es neu.</translation>
    </message>
    <message>
        <source>Remove %1 from the text, or put the tokenizer.json that the model was trained with in its folder.</source>
        <translation>Lassen Sie %1 im Text weg, oder legen Sie die tokenizer.json, mit der das Modell trainiert wurde, in seinen Ordner.</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <translation>Lassen Sie %1 weg.</translation>
    </message>
    <message>
        <source>Remove --device.</source>
        <translation>Lassen Sie --device weg.</translation>
    </message>
    <message>
        <source>Remove --no-sensitivity.</source>
        <translation>Lassen Sie --no-sensitivity weg.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>Remove that part.</source>
        <translation>Lassen Sie diesen Teil weg.</translation>
    </message>
    <message>
        <source>Remove the longest runs, or save them in several sessions. Nothing was written.</source>
        <translation>Entfernen Sie die längsten Läufe, oder verteilen Sie sie auf mehrere Sitzungen. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Remove the sizes, or use its hidden size and at most its number of tokens.</source>
        <translation>Lassen Sie die Größen weg, oder nehmen Sie seine Hidden-Größe und höchstens seine Token.</translation>
    </message>
    <message>
        <source>Repair the link or choose another path.</source>
        <translation>Reparieren Sie die Verknüpfung oder wählen Sie einen anderen Pfad.</translation>
    </message>
    <message numerus="yes">
        <source>Repeated in %n lines of the text.</source>
        <comment>Repeated in %n line of the text.</comment>
        <translation>
            <numerusform>In %n Zeile des Textes wiederholt.</numerusform>
            <numerusform>In %n Zeilen des Textes wiederholt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Report this problem and attach the file.</source>
        <translation>Bitte melden Sie dies zusammen mit der Datei.</translation>
    </message>
    <message>
        <source>Report this problem together with the setup.</source>
        <translation>Bitte melden Sie dies zusammen mit der Einstellung.</translation>
    </message>
    <message>
        <source>Report this problem with the shape and the mode.</source>
        <translation>Bitte melden Sie dies zusammen mit der Form und dem Modus.</translation>
    </message>
    <message>
        <source>Report this problem.</source>
        <translation>Bitte melden Sie dies.</translation>
    </message>
    <message>
        <source>Rescale the column.</source>
        <translation>Skalieren Sie die Spalte.</translation>
    </message>
    <message>
        <source>Restart the program to use the GPU; everything measured is kept.</source>
        <translation>Starten Sie das Programm neu, um die GPU zu benutzen; alles Gemessene bleibt erhalten.</translation>
    </message>
    <message>
        <source>Results cannot be added to a sweep, because its points have different sizes.</source>
        <translation>Neben einem Sweep kann nichts stehen: seine Punkte haben viele Größen.</translation>
    </message>
    <message>
        <source>Results of other tools</source>
        <translation>Ergebnisse anderer Werkzeuge</translation>
    </message>
    <message>
        <source>Rotate buffers, or time single launches.</source>
        <translation>Wechseln Sie Puffer, oder messen Sie einzelne Starts.</translation>
    </message>
    <message>
        <source>Rotate the buffers, or time each launch separately.</source>
        <translation>Wechseln Sie die Puffer, oder messen Sie jeden Start für sich.</translation>
    </message>
    <message>
        <source>Row %1 does not exist in a result of %2 rows.</source>
        <translation>In einem Ergebnis mit %2 Zeilen gibt es keine Zeile %1.</translation>
    </message>
    <message>
        <source>Rows can be read only for operations other than quantization.</source>
        <translation>Zeilen werden nur bei anderen Operationen als der Quantisierung gelesen.</translation>
    </message>
    <message>
        <source>Rows measured separately yield the same number of samples. This rarely happens by chance, so each row probably contains one cold run among that many samples.</source>
        <translation>Zeilen, die getrennt gemessen wurden, ergeben dieselbe Anzahl von Messwerten. Durch Zufall wäre das selten: es spricht dafür, dass jede von ihnen einen kalten Lauf unter so vielen enthält.</translation>
    </message>
    <message>
        <source>Rows of %1 weights are not a multiple of %2, so their group size is %3.</source>
        <translation>Zeilen von %1 Gewichten sind kein Vielfaches von %2: ihre Gruppen haben %3.</translation>
    </message>
    <message>
        <source>Rows of %1 weights are not a multiple of %2, so they have one scale per row.</source>
        <translation>Zeilen von %1 Gewichten sind kein Vielfaches von %2: sie haben je eine Skala.</translation>
    </message>
    <message>
        <source>Rows of the left matrix and of the result: tokens.</source>
        <translation>Zeilen der linken Matrix und des Ergebnisses: Token.</translation>
    </message>
    <message>
        <source>Run &apos;quantoscope devices&apos; to list all devices.</source>
        <translation>Führen Sie &apos;quantoscope devices&apos; aus, um zu sehen, was vorhanden ist.</translation>
    </message>
    <message>
        <source>Run language models on the CPU.</source>
        <translation>Führen Sie Sprachmodelle auf der CPU aus.</translation>
    </message>
    <message>
        <source>Run the model on the CPU.</source>
        <translation>Führen Sie das Modell auf der CPU aus.</translation>
    </message>
    <message>
        <source>Run the study again.</source>
        <translation>Lassen Sie die Studie noch einmal laufen.</translation>
    </message>
    <message>
        <source>Run the study first.</source>
        <translation>Starten Sie zuerst die Studie.</translation>
    </message>
    <message>
        <source>SAME %1× [%2, %3], n = %4</source>
        <translation>GLEICH %1× [%2; %3], n = %4</translation>
    </message>
    <message>
        <source>SAME %1× [%2, %3], n = %4 pairs</source>
        <translation>GLEICH %1× [%2; %3], n = %4 Paare</translation>
    </message>
    <message>
        <source>SLOWER %1× [%2, %3], n = %4</source>
        <translation>LANGSAMER %1× [%2; %3], n = %4</translation>
    </message>
    <message>
        <source>SLOWER %1× [%2, %3], n = %4 pairs</source>
        <translation>LANGSAMER %1× [%2; %3], n = %4 Paare</translation>
    </message>
    <message>
        <source>SM %1 MHz max</source>
        <translation>SM max. %1 MHz</translation>
    </message>
    <message>
        <source>SM clock while measuring</source>
        <translation>SM-Takt während der Messung</translation>
    </message>
    <message>
        <source>SM unknown</source>
        <translation>SM unbekannt</translation>
    </message>
    <message>
        <source>SQNR %1 dB</source>
        <translation>SQNR %1 dB</translation>
    </message>
    <message>
        <source>Samples (%1) were received that do not belong to any row of the result.</source>
        <translation>Es kamen Messwerte an (%1), die zu keiner Zeile des Ergebnisses gehören.</translation>
    </message>
    <message>
        <source>Samples are autocorrelated (lag 1: %1): %2 samples count as about %3 independent ones.</source>
        <translation>Benachbarte Messwerte ähneln sich (Autokorrelation %1 beim Abstand 1): die %2 Messwerte sind %3 unabhängige wert.</translation>
    </message>
    <message>
        <source>Save FP8 tensors as .safetensors.</source>
        <translation>Speichern Sie FP8-Tensoren als .safetensors.</translation>
    </message>
    <message>
        <source>Save another configuration.</source>
        <translation>Speichern Sie eine andere Konfiguration.</translation>
    </message>
    <message>
        <source>Save class numbers. Convert one-hot rows with argmax.</source>
        <translation>Speichern Sie Klassennummern; One-Hot-Zeilen müssen dazu umgewandelt werden (argmax).</translation>
    </message>
    <message>
        <source>Save it again with numpy.save, or check that the copy is complete.</source>
        <translation>Speichern Sie sie noch einmal mit numpy.save, oder prüfen Sie, ob die Kopie vollständig ist.</translation>
    </message>
    <message>
        <source>Save it again: numpy.save(file, numpy.ascontiguousarray(array)).</source>
        <translation>Speichern Sie sie noch einmal: numpy.save(file, numpy.ascontiguousarray(array)).</translation>
    </message>
    <message>
        <source>Save it as float32, uint8 or int64.</source>
        <translation>Speichern Sie sie als float32, uint8 oder int64.</translation>
    </message>
    <message>
        <source>Save it with numpy.ascontiguousarray.</source>
        <translation>Speichern Sie ihn mit numpy.ascontiguousarray.</translation>
    </message>
    <message>
        <source>Save its weights with safetensors.</source>
        <translation>Speichern Sie die Gewichte mit safetensors.</translation>
    </message>
    <message>
        <source>Save one field as an array of numbers.</source>
        <translation>Speichern Sie ein Feld als Array von Zahlen.</translation>
    </message>
    <message>
        <source>Save single tensors with numpy.save, or all of them with safetensors.</source>
        <translation>Speichern Sie einzelne Tensoren mit numpy.save oder alle mit safetensors.</translation>
    </message>
    <message>
        <source>Save the data to a regular file first.</source>
        <translation>Speichern Sie die Daten zuerst in eine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>Save the model again with compressed-tensors.</source>
        <translation>Speichern Sie das Modell noch einmal mit compressed-tensors.</translation>
    </message>
    <message>
        <source>Save the tables as Markdown, CSV or plain text.</source>
        <translation>Speichern Sie die Tabellen als Markdown, CSV oder reinen Text.</translation>
    </message>
    <message>
        <source>Save the tensor with numpy.save or safetensors.</source>
        <translation>Speichern Sie den Tensor mit numpy.save oder safetensors.</translation>
    </message>
    <message>
        <source>Save the tokenizer again, with its merges.</source>
        <translation>Speichern Sie den Tokenizer noch einmal mit seinen Merges.</translation>
    </message>
    <message>
        <source>Saves the model with the measured codes, in compressed-tensors format.</source>
        <translation>Speichert das Modell mit den gemessenen Codes im Format von compressed-tensors.</translation>
    </message>
    <message>
        <source>Scales of %1 bytes do not fit into %2.</source>
        <translation>Skalen von %1 Bytes passen nicht in %2.</translation>
    </message>
    <message>
        <source>Scales of uniform integers must be FP32, FP16 or BF16.</source>
        <translation>Skalen gleichförmiger Ganzzahlen sind FP32, FP16 oder BF16.</translation>
    </message>
    <message>
        <source>Select it for the study.</source>
        <translation>Wählen Sie es für die Studie.</translation>
    </message>
    <message>
        <source>Send its specification.</source>
        <translation>Geben Sie ihre Spezifikation an.</translation>
    </message>
    <message>
        <source>Send one JSON object per line.</source>
        <translation>Ein JSON-Objekt pro Zeile.</translation>
    </message>
    <message>
        <source>Sequence has no &quot;processors&quot;</source>
        <translation>Sequence hat keine &quot;processors&quot;</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>Sequences computed together.</source>
        <translation>Sequenzen, die gemeinsam berechnet werden.</translation>
    </message>
    <message>
        <source>Serves the checkpoint without changes, with the measured batch size.</source>
        <translation>Stellt den Checkpoint, wie er ist, mit dem gemessenen Batch bereit.</translation>
    </message>
    <message>
        <source>Serves the saved checkpoint, whose config.json describes the quantization, with the measured batch size.</source>
        <translation>Stellt den gespeicherten Checkpoint, dessen config.json die Quantisierung angibt, mit dem gemessenen Batch bereit.</translation>
    </message>
    <message>
        <source>Sessions and results</source>
        <translation>Sitzungen und Ergebnisse</translation>
    </message>
    <message>
        <source>Set it to null.</source>
        <translation>Setzen Sie es auf null.</translation>
    </message>
    <message>
        <source>Shorten the prompt, or generate fewer tokens.</source>
        <translation>Kürzen Sie den Prompt, oder verlangen Sie weniger Token.</translation>
    </message>
    <message>
        <source>Simulated (no native support on this device): %1.</source>
        <translation>Auf diesem Gerät simuliert, da es solche Produkte nicht hat: %1.</translation>
    </message>
    <message>
        <source>Simulated (no native support on this device): %1. Predictions and sizes are valid; times are those of the simulation.</source>
        <translation>Auf diesem Gerät simuliert: %1. Vorhersagen und Größen gelten, die Zeiten sind die der Simulation.</translation>
    </message>
    <message>
        <source>Simulated on this device (%1): its speed is not representative of the format.</source>
        <translation>Auf diesem Gerät simuliert (%1): die Geschwindigkeit ist nicht die des Formats.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size: run “%1”, exact bytes of the model file.</source>
        <translation>Größe: Lauf „%1“, exakte Bytes der Modelldatei.</translation>
    </message>
    <message>
        <source>Slow changes affect consecutive samples alike, so each sample contains less information than an independent one. Intervals that assume independent samples are too narrow. Measure more samples, and interleave variants so that such changes cancel.</source>
        <translation>Eine langsame Änderung reicht von einem Messwert zum nächsten, jeder sagt also weniger als ein neuer unabhängiger. Intervalle, die jeden Messwert als neu zählen, sind zu schmal. Nehmen Sie mehr Messwerte, und vergleichen Sie Varianten abwechselnd, wo sich solche Änderungen aufheben.</translation>
    </message>
    <message>
        <source>Slower than %1: %2.</source>
        <translation>Langsamer als %1: %2.</translation>
    </message>
    <message>
        <source>Slower than the baseline per token, one sequence at a time: %1.</source>
        <translation>Pro Token langsamer als die Basis, bei einer einzelnen Sequenz: %1.</translation>
    </message>
    <message>
        <source>Smallest with no measurable quality loss: %1 (%2 of the size of the baseline).</source>
        <translation>Am kleinsten ohne messbaren Qualitätsverlust: %1, %2 der Bytes der Basis.</translation>
    </message>
    <message>
        <source>Some launches were delayed by something other than the kernel: interrupts, the display, another process or the window of this program. They raise the mean and determine the high quantiles, but do not affect the median. If they coincide with repaints of this window, pause the display while measuring.</source>
        <translation>Einzelne Starts wurden von etwas außerhalb des Kernels aufgehalten: Interrupts, Anzeige, ein anderer Prozess, das eigene Fenster des Programms. Sie heben den Mittelwert und bestimmen die hohen Perzentile, während der Median bleibt. Wo sie mit dem Neuzeichnen dieses Fensters zusammenfallen, halten Sie es beim Messen an.</translation>
    </message>
    <message>
        <source>Space for %1 logits was provided.</source>
        <translation>Es wurde Platz für %1 Logits übergeben.</translation>
    </message>
    <message>
        <source>Specify &quot;sliding_window&quot;, and set &quot;use_sliding_window&quot; to true.</source>
        <translation>Geben Sie &quot;sliding_window&quot; an, und &quot;use_sliding_window&quot; als true.</translation>
    </message>
    <message>
        <source>Specify FILE or FILE:TENSOR.</source>
        <translation>Geben Sie FILE oder FILE:TENSOR an.</translation>
    </message>
    <message>
        <source>Specify a file inside it.</source>
        <translation>Nennen Sie eine Datei darin.</translation>
    </message>
    <message>
        <source>Specify a file name.</source>
        <translation>Nennen Sie eine Datei.</translation>
    </message>
    <message>
        <source>Specify a folder name.</source>
        <translation>Nennen Sie einen Ordner.</translation>
    </message>
    <message>
        <source>Specify a new file for --session, or a session to add to.</source>
        <translation>Nennen Sie für --session eine neue Datei oder eine Sitzung, die ergänzt werden soll.</translation>
    </message>
    <message>
        <source>Specify one file per task.</source>
        <translation>Eine Aufgabe nimmt eine Datei.</translation>
    </message>
    <message>
        <source>Specify your own text files with --text and --calibration.</source>
        <translation>Nennen Sie eigene Textdateien mit --text und --calibration.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed and memory: run “%1”, batch %2, prompts of %3 tokens, %4 rounds of %5 tokens with all configurations in each; 95% intervals of the median ratio by round.</source>
        <translation>Tempo und Speicher: Lauf „%1“, Batch %2, Prompts von %3 Token, %4 Runden von %5 Token mit allen Konfigurationen in jeder; 95-%-Intervalle des medianen Verhältnisses je Runde.</translation>
    </message>
    <message>
        <source>Speed and memory: run “%1”, batch %2, prompts of %3 tokens, %4 rounds of %5 tokens, one configuration after another; 95% intervals of the ratio of the medians.</source>
        <translation>Tempo und Speicher: Lauf „%1“, Batch %2, Prompts von %3 Token, %4 Runden von %5 Token, eine Konfiguration nach der anderen; 95-%-Intervalle des Verhältnisses der Mediane.</translation>
    </message>
    <message>
        <source>Speed: run “%1”, calls of %2 items, %3 calls of each mode; 95% intervals of the median ratio by round.</source>
        <translation>Tempo: Lauf „%1“, Aufrufe von %2 Beispielen, %3 Aufrufe jedes Modus; 95-%-Intervalle des medianen Verhältnisses je Runde.</translation>
    </message>
    <message>
        <source>Start a new training.</source>
        <translation>Beginnen Sie ein neues.</translation>
    </message>
    <message>
        <source>Start a run first.</source>
        <translation>Starten Sie zuerst einen Lauf.</translation>
    </message>
    <message>
        <source>Start a study.</source>
        <translation>Starten Sie eine.</translation>
    </message>
    <message>
        <source>Start the reading program first.</source>
        <translation>Starten Sie zuerst das Programm, das sie liest.</translation>
    </message>
    <message>
        <source>Static scale</source>
        <translation>Statische Skala</translation>
    </message>
    <message>
        <source>Stop it first.</source>
        <translation>Halten Sie sie zuerst an.</translation>
    </message>
    <message>
        <source>Stop it or choose another file.</source>
        <translation>Beenden Sie es oder wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>Stop rule</source>
        <translation>Stoppregel</translation>
    </message>
    <message>
        <source>Stop the other program, or choose another device; nvidia-smi lists what runs on it.</source>
        <translation>Beenden Sie das andere Programm, oder wählen Sie ein anderes Gerät; nvidia-smi zeigt, was darauf läuft.</translation>
    </message>
    <message>
        <source>Stopped while the input was being generated.</source>
        <translation>Angehalten, während die Eingabe erzeugt wurde.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Strip has no character to strip</source>
        <translation>Strip hat kein Zeichen zum Entfernen</translation>
    </message>
    <message>
        <source>Supported architectures: LlamaForCausalLM, MistralForCausalLM and Qwen2ForCausalLM.</source>
        <translation>Unterstützt werden LlamaForCausalLM, MistralForCausalLM und Qwen2ForCausalLM.</translation>
    </message>
    <message>
        <source>Supported behaviors: Removed, Isolated, MergedWithPrevious, MergedWithNext and Contiguous.</source>
        <translation>Unterstützt werden Removed, Isolated, MergedWithPrevious, MergedWithNext und Contiguous.</translation>
    </message>
    <message>
        <source>Supported formats: &quot;gptq&quot; and &quot;gptq_v2&quot;.</source>
        <translation>Unterstützt werden &quot;gptq&quot; und &quot;gptq_v2&quot;.</translation>
    </message>
    <message>
        <source>Supported formats: pack-quantized (2 to 8 bits), int-quantized and float-quantized (8 bits), nvfp4-pack-quantized, mxfp4-pack-quantized and mxfp8-quantized.</source>
        <translation>Unterstützt werden pack-quantized (2 bis 8 Bits), int-quantized und float-quantized (8 Bits), nvfp4-pack-quantized, mxfp4-pack-quantized und mxfp8-quantized.</translation>
    </message>
    <message>
        <source>Supported methods: compressed-tensors, awq and gptq. Checkpoints that are not quantized are supported as well.</source>
        <translation>Unterstützt werden compressed-tensors, awq und gptq sowie Checkpoints, die nicht quantisiert sind.</translation>
    </message>
    <message>
        <source>Supported strategies: tensor, channel, group with a group_size, and for FP8 block with a block_structure.</source>
        <translation>Unterstützt werden tensor, channel, group mit einer group_size und für FP8 block mit einer block_structure.</translation>
    </message>
    <message>
        <source>Supported types: &quot;default&quot;, &quot;linear&quot; and &quot;llama3&quot;.</source>
        <translation>Unterstützt werden &quot;default&quot;, &quot;linear&quot; und &quot;llama3&quot;.</translation>
    </message>
    <message>
        <source>Supported types: &quot;full_attention&quot; and &quot;sliding_attention&quot;.</source>
        <translation>Unterstützt werden &quot;full_attention&quot; und &quot;sliding_attention&quot;.</translation>
    </message>
    <message>
        <source>Supported types: ByteLevel, ByteFallback, Fuse, Metaspace, Strip, Replace and Sequence.</source>
        <translation>Unterstützt werden ByteLevel, ByteFallback, Fuse, Metaspace, Strip, Replace und Sequence.</translation>
    </message>
    <message>
        <source>Supported types: ByteLevel, Split, Metaspace, Digits, Punctuation, Whitespace, WhitespaceSplit and Sequence.</source>
        <translation>Unterstützt werden ByteLevel, Split, Metaspace, Digits, Punctuation, Whitespace, WhitespaceSplit und Sequence.</translation>
    </message>
    <message>
        <source>Supported types: F64, F32, F16, BF16, F8_E4M3 and F8_E5M2.</source>
        <translation>Unterstützt werden F64, F32, F16, BF16, F8_E4M3 und F8_E5M2.</translation>
    </message>
    <message>
        <source>Supported types: F64, F32, F16, BF16, F8_E4M3, F8_E5M2, I8, U8 and I32.</source>
        <translation>Unterstützt werden F64, F32, F16, BF16, F8_E4M3, F8_E5M2, I8, U8 und I32.</translation>
    </message>
    <message>
        <source>Supported types: FP64, FP32, FP16, BF16, FP8 E4M3 and FP8 E5M2.</source>
        <translation>Unterstützt werden FP64, FP32, FP16, BF16, FP8 E4M3 und FP8 E5M2.</translation>
    </message>
    <message>
        <source>Supported types: NFC, NFD, NFKC, NFKD, Lowercase, Strip, Prepend, Replace and Sequence.</source>
        <translation>Unterstützt werden NFC, NFD, NFKC, NFKD, Lowercase, Strip, Prepend, Replace und Sequence.</translation>
    </message>
    <message>
        <source>Supported types: TemplateProcessing, ByteLevel and Sequence.</source>
        <translation>Unterstützt werden TemplateProcessing, ByteLevel und Sequence.</translation>
    </message>
    <message>
        <source>Supported values: always, first and never.</source>
        <translation>Unterstützt werden always, first und never.</translation>
    </message>
    <message>
        <source>Supported widths: 2, 3, 4 and 8 bits.</source>
        <translation>Unterstützt werden 2, 3, 4 und 8 Bits.</translation>
    </message>
    <message>
        <source>Supported: literals, classes, \s, \w, \d, \p{…}, groups, lookaround, repeats and (?i:…).</source>
        <translation>Unterstützt werden Literale, Klassen, \s, \w, \d, \p{…}, Gruppen, Lookaround, Wiederholungen und (?i:…).</translation>
    </message>
    <message>
        <source>Sweep point %1: %2</source>
        <translation>Der Punkt %1 des Sweeps: %2</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>TOO FEW %1×, n = %2</source>
        <translation>ZU WENIGE %1×, n = %2</translation>
    </message>
    <message numerus="yes">
        <source>TOO FEW %1×, n = %n pairs</source>
        <comment>TOO FEW %1×, n = %n pair</comment>
        <translation>
            <numerusform>ZU WENIGE %1×, n = %n Paar</numerusform>
            <numerusform>ZU WENIGE %1×, n = %n Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tabelle %1</translation>
    </message>
    <message>
        <source>Table %1 (%2)</source>
        <translation>Tabelle %1 (%2)</translation>
    </message>
    <message>
        <source>Tasks: %1.</source>
        <translation>Aufgaben: %1.</translation>
    </message>
    <message>
        <source>TemplateProcessing has no &quot;single&quot;</source>
        <translation>TemplateProcessing hat kein &quot;single&quot;</translation>
    </message>
    <message>
        <source>Ten launches, as in a framework without a compiler: layer norms, matrix products with bias, attention, GELU and residual additions, issued by the host one after another. At small sizes, the launch overhead of 3 to 5 µs per kernel dominates.</source>
        <translation>Zehn Starts, wie ein Framework ohne Compiler sie hat: Layer-Norms, Produkte mit Bias, Attention, GELU und Residualsummen, vom Rechner nacheinander ausgegeben. Bei kleinen Größen sind die 3 bis 5 µs des Rechners je Start die Zeit.</translation>
    </message>
    <message>
        <source>Ten steps, as in a framework without a compiler: layer norms, matrix products with bias, attention, GELU and residual additions, one after another. Each step reads from memory what the previous one wrote.</source>
        <translation>Zehn Schritte, wie ein Framework ohne Compiler sie hat: Layer-Norms, Produkte mit Bias, Attention, GELU und Residualsummen, nacheinander, wobei jeder aus dem Speicher liest, was der vorige schrieb.</translation>
    </message>
    <message>
        <source>Tensor %1 has type %2; the input must have a floating-point type.</source>
        <translation>Tensor %1 ist vom Typ %2; die Eingabe muss ein Gleitkommatyp sein.</translation>
    </message>
    <message>
        <source>Tensor %1 of shape %2</source>
        <translation>Tensor %1 der Form %2</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>Text columns cannot be used as features. Convert them to numbers or remove them. The label is %1, %2.</source>
        <translation>Spalten mit Wörtern können keine Merkmale sein: machen Sie Zahlen daraus oder entfernen Sie sie. Die Klasse ist %1, %2.</translation>
    </message>
    <message>
        <source>Text is being generated.</source>
        <translation>Eine Antwort wird gerade geschrieben.</translation>
    </message>
    <message>
        <source>The %1 columns contain numbers from 0 to 255 and are interpreted as images of %2 × %3 pixels.</source>
        <translation>Die %1 Spalten enthalten Zahlen von 0 bis 255: sie gelten als Bilder mit %2 × %3 Pixeln.</translation>
    </message>
    <message>
        <source>The %1 values of the file were rounded to %2: %3 of %4 overflowed to infinity, %5 were flushed to zero, %6 became denormal.</source>
        <translation>Die Werte der Datei in %1 wurden auf %2 gerundet: %3 von %4 liefen nach unendlich über, %5 wurden zu null, %6 wurden denormal.</translation>
    </message>
    <message>
        <source>The %1 values of the file were rounded to %2: none overflowed, and none was flushed to zero.</source>
        <translation>Die Werte der Datei in %1 wurden auf %2 gerundet: keiner lief über, und keiner wurde zu null.</translation>
    </message>
    <message numerus="yes">
        <source>The %n kernels with the least time were omitted: %1 of %2 in total.</source>
        <comment>The %n kernel with the least time was omitted: %1 of %2.</comment>
        <translation>
            <numerusform>%n Kernel, der mit der geringsten Zeit, wurde ausgelassen: %1 von %2.</numerusform>
            <numerusform>Die %n Kernels mit der geringsten Zeit wurden ausgelassen: zusammen %1 von %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The CPU backend computes these operations in FP32.</source>
        <translation>Die CPU berechnet diese Operationen in FP32.</translation>
    </message>
    <message>
        <source>The CPU backend does not support %1 input.</source>
        <translation>Das CPU-Backend liest keine %1-Eingabe.</translation>
    </message>
    <message>
        <source>The CPU backend does not support %1 operands.</source>
        <translation>Das CPU-Backend rechnet nicht mit %1-Operanden.</translation>
    </message>
    <message>
        <source>The CPU backend has only device 0.</source>
        <translation>Das CPU-Backend hat nur Gerät 0.</translation>
    </message>
    <message>
        <source>The CPU backend was used before a run was prepared.</source>
        <translation>Das CPU-Backend wurde verwendet, ehe etwas vorbereitet war.</translation>
    </message>
    <message>
        <source>The CUDA backend supports only half, bfloat16 and float operands.</source>
        <translation>Das CUDA-Backend nimmt nur Operanden der Typen half, bfloat16 und float.</translation>
    </message>
    <message>
        <source>The CUDA module %1 belongs to a different version of the program.</source>
        <translation>Das CUDA-Modul %1 gehört zu einer anderen Version des Programms.</translation>
    </message>
    <message>
        <source>The CUDA module (%1) is not installed: this program was built without nvcc, or was installed without the module.</source>
        <translation>Das CUDA-Modul (%1) ist nicht installiert: dieses Programm wurde ohne nvcc gebaut, oder das Modul wurde nicht mit ihm installiert.</translation>
    </message>
    <message>
        <source>The CUDA module belongs to a different version of the program.</source>
        <translation>Das CUDA-Modul gehört zu einer anderen Version des Programms.</translation>
    </message>
    <message>
        <source>The CUDA module has no code for this device&apos;s compute capability; it was built for %1.</source>
        <translation>Das CUDA-Modul hat keinen Code für die Compute Capability dieses Geräts; gebaut wurde es für %1.</translation>
    </message>
    <message>
        <source>The FP32 baseline classifies %1 of %2 test items correctly: %3, 95% interval %4 to %5.</source>
        <translation>Die FP32-Basis klassifiziert %1 von %2 Testbeispielen richtig: %3, 95-%-Intervall %4 bis %5.</translation>
    </message>
    <message>
        <source>The GPU has not enough memory for %1: %2 of %3 GiB are free.</source>
        <translation>Die GPU hat nicht genug Speicher (bei: %1): %2 von %3 GiB sind frei.</translation>
    </message>
    <message>
        <source>The GPU is not available for %1: another process uses it in exclusive mode, or it is in prohibited mode.</source>
        <translation>Die GPU ist nicht verfügbar (bei: %1): ein anderer Prozess benutzt sie im exklusiven Modus, oder sie ist im gesperrten Modus (prohibited).</translation>
    </message>
    <message>
        <source>The GPU stopped working while %1: %2.</source>
        <translation>Die GPU fiel aus (bei: %1): %2.</translation>
    </message>
    <message>
        <source>The Google Benchmark library was a debug build, which increases times.</source>
        <translation>Die Bibliothek Google Benchmark war ein Debug-Build, was die Zeiten länger macht.</translation>
    </message>
    <message>
        <source>The NVIDIA driver found no device.</source>
        <translation>Der NVIDIA-Treiber findet kein Gerät.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it supports CUDA %1.%2, but the module requires %3.%4.</source>
        <translation>Der NVIDIA-Treiber ist zu alt: er unterstützt CUDA %1.%2, das Modul braucht %3.%4.</translation>
    </message>
    <message>
        <source>The accuracy limit does not apply to Cloze, which is generated from the text used for perplexity.</source>
        <translation>Die Grenze der Genauigkeit gilt nicht für Cloze, das aus dem Text der Perplexität gemacht wird.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; contains %2 twice.</source>
        <translation>Die Achse &apos;%1&apos; nennt %2 zweimal.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; contains &apos;%2&apos;; expected a whole number of 1 or more.</source>
        <translation>Die Achse &apos;%1&apos; hat &apos;%2&apos;, wo eine ganze Zahl ab 1 gebraucht wird.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; does not name a dimension. Dimensions: %2.</source>
        <translation>Die Achse &apos;%1&apos; nennt keine Dimension; es gibt %2.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; has more than %2 values.</source>
        <translation>Die Achse &apos;%1&apos; hat mehr als %2 Werte.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; has no step such as x2 or +1024, or its last value is smaller than its first.</source>
        <translation>Die Achse &apos;%1&apos; hat keinen Schritt wie x2 oder +1024, oder sie endet, bevor sie beginnt.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; is neither first:last:step nor a list.</source>
        <translation>Die Achse &apos;%1&apos; ist weder first:last:step noch eine Liste.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; requires whole numbers of 1 or more as its limits.</source>
        <translation>Die Achse &apos;%1&apos; braucht als Enden ganze Zahlen ab 1.</translation>
    </message>
    <message>
        <source>The baseline was not measured, so no comparison is possible.</source>
        <translation>Die Basis wurde nicht gemessen, also lässt sich nichts mit ihr vergleichen.</translation>
    </message>
    <message>
        <source>The baseline with the KV cache in FP8 E4M3, without scales.</source>
        <translation>Die Basis mit Schlüsseln und Werten in FP8 E4M3, ohne Skala.</translation>
    </message>
    <message>
        <source>The baseline with the KV cache in INT8, one scale per token and head.</source>
        <translation>Die Basis mit Schlüsseln und Werten in INT8, eine Skala je Token und Kopf.</translation>
    </message>
    <message>
        <source>The beginning of each text</source>
        <translation>Der Anfang jedes Textes</translation>
    </message>
    <message>
        <source>The buffers require %1 MiB of device memory; %2 MiB is available.</source>
        <translation>Die Puffer brauchen %1 MiB Gerätespeicher, frei sind %2 MiB.</translation>
    </message>
    <message>
        <source>The calibration has version %1; this program requires version %2.</source>
        <translation>Die Kalibrierung hat Version %1, dieses Programm misst Version %2.</translation>
    </message>
    <message>
        <source>The calibration inputs have %1 features, but the layer has %2 inputs.</source>
        <translation>Die Kalibrierungseingaben haben %1 Merkmale, die Schicht nimmt %2.</translation>
    </message>
    <message>
        <source>The calibration text has %1 tokens; AWQ and GPTQ require at least 64.</source>
        <translation>Der Kalibrierungstext hat %1 Token; AWQ und GPTQ brauchen mindestens 64.</translation>
    </message>
    <message>
        <source>The calibration was stopped.</source>
        <translation>Die Kalibrierung wurde angehalten.</translation>
    </message>
    <message>
        <source>The chat template of the model is unknown, so the prompt is used without a template.</source>
        <translation>Die Chat-Vorlage des Modells ist unbekannt, daher wird der Prompt ohne Vorlage verwendet.</translation>
    </message>
    <message>
        <source>The checkpoint already has this format.</source>
        <translation>Der Checkpoint liegt schon in diesem Format vor.</translation>
    </message>
    <message>
        <source>The checkpoint has no tensor %1.</source>
        <translation>Der Checkpoint hat keinen Tensor %1.</translation>
    </message>
    <message>
        <source>The checkpoint is not quantized.</source>
        <translation>Der Checkpoint ist nicht quantisiert.</translation>
    </message>
    <message>
        <source>The checkpoint is quantized (%1). The baseline uses its dequantized values in FP16, and other configurations quantize these values again.</source>
        <translation>Der Checkpoint ist quantisiert (%1): die Basis hat die Werte, für die seine Codes stehen, in FP16, und andere Konfigurationen quantisieren diese noch einmal.</translation>
    </message>
    <message>
        <source>The checkpoint specifies a KV cache in %1, with scales other than 1; %2 was used.</source>
        <translation>Der Checkpoint verlangt Schlüssel und Werte in %1, mit anderen Skalen als 1; sie wurden in %2 gehalten.</translation>
    </message>
    <message>
        <source>The checkpoint specifies a KV cache in %1; %2 was used.</source>
        <translation>Der Checkpoint verlangt Schlüssel und Werte in %1; sie wurden in %2 gehalten.</translation>
    </message>
    <message>
        <source>The checkpoint specifies activations in %1; %2 was used.</source>
        <translation>Der Checkpoint verlangt Aktivierungen in %1; sie liefen in %2.</translation>
    </message>
    <message>
        <source>The checkpoint specifies matrix product results in %1; %2 was used.</source>
        <translation>Der Checkpoint verlangt die Ergebnisse von Produkten in %1; sie blieben in %2.</translation>
    </message>
    <message>
        <source>The clip factor must be between 0.3 and 1.</source>
        <translation>Die Kappung behält 0,3 bis 1 des Bereichs.</translation>
    </message>
    <message>
        <source>The clip factor must be in (0, 1].</source>
        <translation>Der Kappungsfaktor liegt in (0, 1].</translation>
    </message>
    <message>
        <source>The cloze task is not available: %1</source>
        <translation>Es gibt keine Lückenaufgabe: %1</translation>
    </message>
    <message>
        <source>The codes of a quantized checkpoint without changes, multiplied as its configuration specifies if the device supports it.</source>
        <translation>Die Codes eines quantisierten Checkpoints, wie sie sind, multipliziert, wie seine Konfiguration es verlangt, wo das Gerät es kann.</translation>
    </message>
    <message>
        <source>The column can be computed from other columns within their rounding, and the result differs. Derived figures should be computed by the program that writes the table, not entered by hand.</source>
        <translation>Die Spalte lässt sich aus den Zahlen daneben berechnen, im Rahmen ihrer Rundung, und kommt anders heraus. Abgeleitete Zahlen sollte das Programm berechnen, das die Tabelle schreibt, statt sie zu tippen.</translation>
    </message>
    <message>
        <source>The configurations were timed one after another, not in rounds, because together they require about %1 of the available %2. A change of the clock during the measurement can appear as a difference.</source>
        <translation>Die Konfigurationen wurden nacheinander gemessen, nicht in Runden: zusammen würden sie etwa %1 brauchen, frei sind %2. Ein Takt, der sich dabei änderte, sähe wie ein Unterschied aus.</translation>
    </message>
    <message>
        <source>The configurations with the smallest loss that meet the limits are %1; the differences between them are not resolved.</source>
        <translation>Die Konfigurationen mit dem kleinsten Verlust, die die Grenzen einhalten, sind %1; die Unterschiede zwischen ihnen sind nicht geklärt.</translation>
    </message>
    <message>
        <source>The damping of GPTQ must be a number of 0 or more.</source>
        <translation>Die Dämpfung von GPTQ ist eine Zahl ab 0.</translation>
    </message>
    <message>
        <source>The data set contains no items.</source>
        <translation>Ein Satz ohne Beispiele kann nicht verwendet werden.</translation>
    </message>
    <message>
        <source>The device alternates between two states, for example because of clock steps or other processes. The median depends on the share of time in each state. Compare only interleaved measurements, and check the clocks.</source>
        <translation>Das Gerät wechselt zwischen zwei Zuständen hin und her und bleibt in jedem eine Weile, etwa durch Taktstufen oder durch die Arbeit anderer. Der Median hängt davon ab, wie viel Zeit auf welchen Zustand fiel. Vergleichen Sie nur, was abwechselnd gemessen wurde, und sehen Sie nach den Takten.</translation>
    </message>
    <message>
        <source>The device changes during the measurement, usually because it heats up and lowers its clock, or because another process uses it. The median then depends on the duration of the measurement, and variants measured one after another cannot be compared. Interleave them, let the device reach its operating temperature, or lock its clocks.</source>
        <translation>Das Gerät ändert sich, während gemessen wird, meist weil es warm wird und seinen Takt senkt, oder weil jemand anders es benutzt. Der Median hängt dann davon ab, wie lange man misst, und nacheinander gemessene Varianten sind nicht vergleichbar. Messen Sie sie abwechselnd, lassen Sie das Gerät auf Temperatur kommen, oder legen Sie seine Takte fest.</translation>
    </message>
    <message>
        <source>The device could not be calibrated (%1), so the timer floor and the peak rates are unknown.</source>
        <translation>Das Gerät konnte nicht kalibriert werden (%1), über die Grenze der Uhr und die Spitze wird also nichts gesagt.</translation>
    </message>
    <message>
        <source>The device index must be 0 or more.</source>
        <translation>Der Geräteindex muss 0 oder mehr sein.</translation>
    </message>
    <message numerus="yes">
        <source>The device lowered its clock during %n samples, for %1 according to its counters.</source>
        <comment>The device lowered its clock during %n sample, for %1 according to its counters.</comment>
        <translation>
            <numerusform>Das Gerät senkte seinen Takt während %n Messwerts, laut seinen Zählern %1 lang.</numerusform>
            <numerusform>Das Gerät senkte seinen Takt während %n Messwerten, laut seinen Zählern %1 lang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The device lowered its clock during %n samples.</source>
        <comment>The device lowered its clock during %n sample.</comment>
        <translation>
            <numerusform>Das Gerät senkte seinen Takt während %n Messwerts.</numerusform>
            <numerusform>Das Gerät senkte seinen Takt während %n Messwerten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The device lowered its clock in %1 stretches with %2 samples, for %3 according to its counters.</source>
        <translation>Das Gerät hielt seinen Takt in %1 Strecken mit %2 Messwerten zurück, nach eigenen Zählern %3 lang.</translation>
    </message>
    <message>
        <source>The device lowered its clock in %1 stretches with %2 samples.</source>
        <translation>Das Gerät hielt seinen Takt in %1 Strecken mit %2 Messwerten zurück.</translation>
    </message>
    <message>
        <source>The device lowered its clock to stay within its power or temperature limits. Samples measured meanwhile are too slow, and their number depends on cooling and on neighbouring devices. Improve cooling, lock a lower clock, or compare only interleaved measurements.</source>
        <translation>Das Gerät senkte seinen eigenen Takt, um in den Grenzen von Leistung oder Temperatur zu bleiben. Messwerte solcher Strecken sind langsamer, als der Kernel sein müsste, und wie viele es sind, hängt vom Raum und von den Nachbarn ab. Kühlen Sie es, legen Sie einen niedrigeren Takt fest, oder vergleichen Sie nur, was abwechselnd gemessen wurde.</translation>
    </message>
    <message>
        <source>The device lowered its clock.</source>
        <translation>Das Gerät hielt seinen Takt zurück.</translation>
    </message>
    <message>
        <source>The difference is within the variation that the same model shows on another set of as many items, so it does not rank the models. Use more items, or a paired test on the same items.</source>
        <translation>Der Unterschied liegt innerhalb dessen, was dasselbe Modell auf anderen Beispielen gleicher Zahl zeigen würde. Er begründet keine Rangfolge. Mehr Beispiele oder ein gepaarter Test auf denselben Beispielen könnten entscheiden.</translation>
    </message>
    <message>
        <source>The document contains zero bytes, so it is not text.</source>
        <translation>Das Dokument enthält Nullbytes: es ist kein Text.</translation>
    </message>
    <message>
        <source>The document has more than %1 lines (the limit).</source>
        <translation>Das Dokument hat mehr als %1 Zeilen, die Grenze.</translation>
    </message>
    <message>
        <source>The document is too large: %1. The limit is %2.</source>
        <translation>Das Dokument ist %1 groß; höchstens %2 werden gelesen.</translation>
    </message>
    <message>
        <source>The driver does not support %1.</source>
        <translation>Der Treiber kennt %1 nicht.</translation>
    </message>
    <message>
        <source>The driver does not support tensor maps.</source>
        <translation>Der Treiber kennt keine Tensor-Maps.</translation>
    </message>
    <message>
        <source>The driver failed while %1 (error %2).</source>
        <translation>Treiberfehler (bei: %1; Fehler %2).</translation>
    </message>
    <message>
        <source>The driver rejected a tensor map (error %1).</source>
        <translation>Der Treiber hat eine Tensor-Map abgelehnt (Fehler %1).</translation>
    </message>
    <message>
        <source>The earlier samples could not be sent to the worker process.</source>
        <translation>Die früheren Messwerte konnten dem Arbeitsprozess nicht übergeben werden.</translation>
    </message>
    <message>
        <source>The engine was requested to %1 at the wrong time.</source>
        <translation>Die Engine erhielt diesen Auftrag zur falschen Zeit: %1.</translation>
    </message>
    <message>
        <source>The events enclose only part of the work: some of it runs on another stream, after the stop event, or on the host. The measured time is too short. Record the events on the stream that does the work, and compare with the synchronized wall time.</source>
        <translation>Die Events umschließen nur einen Teil der Arbeit: etwas davon läuft auf einem anderen Stream, nach dem Stopp-Event oder auf dem Rechner. Die Zahl ist um das zu gut, was fehlt. Zeichnen Sie die Events auf dem Stream auf, der die Arbeit tut, und prüfen Sie gegen die synchronisierte Wanduhrzeit.</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>Der Export wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The faster of the epilogue and the custom kernel, as a CUDA graph with one node, so the host only launches the graph. If all samples are graphs, this equals the faster of the two.</source>
        <translation>Das schnellere von Epilog und eigenem Kernel als CUDA-Graph mit einem Knoten: der Rechner startet den Graphen und richtet nichts ein. Wo alle Messwerte Graphen sind, gleicht er dem schnelleren der beiden.</translation>
    </message>
    <message>
        <source>The fastest configurations that meet the limits are %1; the differences between them are not resolved.</source>
        <translation>Die schnellsten Konfigurationen, die die Grenzen einhalten, sind %1; die Unterschiede zwischen ihnen sind nicht geklärt.</translation>
    </message>
    <message>
        <source>The file contains an unknown mode.</source>
        <translation>Die Datei nennt einen Modus, den dieses Programm nicht kennt.</translation>
    </message>
    <message>
        <source>The file contains only scores, so there are no rows to add to the run.</source>
        <translation>Es gibt keine Zeile, die neben dem Lauf stehen könnte: importiert wurden Werte von Aufgaben.</translation>
    </message>
    <message>
        <source>The file has INT4 groups, but no group_size in its metadata.</source>
        <translation>Die Datei hat INT4-Gruppen, aber keine group_size in ihren Metadaten.</translation>
    </message>
    <message>
        <source>The file is damaged or malicious.</source>
        <translation>Die Datei ist beschädigt oder bösartig.</translation>
    </message>
    <message>
        <source>The file is damaged or must be split.</source>
        <translation>Die Datei ist beschädigt oder muss geteilt werden.</translation>
    </message>
    <message>
        <source>The file is damaged or was modified by hand.</source>
        <translation>Die Datei wurde von Hand geändert oder ist beschädigt.</translation>
    </message>
    <message>
        <source>The file is damaged or was modified. Save the model again.</source>
        <translation>Die Datei ist beschädigt oder wurde geändert; speichern Sie das Modell noch einmal.</translation>
    </message>
    <message>
        <source>The file is damaged or was not written by NumPy. Save it again.</source>
        <translation>Die Datei ist beschädigt oder nicht von numpy; speichern Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>The file is damaged. Copy or save it again.</source>
        <translation>Die Datei ist beschädigt; kopieren oder speichern Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>The file is empty. Check that it was written completely.</source>
        <translation>Die Datei ist leer. Prüfen Sie, ob sie vollständig geschrieben wurde.</translation>
    </message>
    <message>
        <source>The file is truncated. Copy it again.</source>
        <translation>Die Datei ist abgeschnitten; kopieren Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>The file is truncated. Copy or download it again.</source>
        <translation>Die Datei ist abgeschnitten; kopieren oder laden Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>The file lists %1 modes for %2 linear layers.</source>
        <translation>Die Datei nennt %1 Modi für %2 lineare Schichten.</translation>
    </message>
    <message>
        <source>The file was changed by hand or is damaged.</source>
        <translation>Die Datei wurde von Hand geändert oder ist beschädigt.</translation>
    </message>
    <message>
        <source>The file was modified by hand.</source>
        <translation>Die Datei wurde von Hand geändert.</translation>
    </message>
    <message>
        <source>The file was not written by Quantoscope or was modified by hand.</source>
        <translation>Die Datei wurde nicht von Quantoscope geschrieben oder wurde von Hand geändert.</translation>
    </message>
    <message numerus="yes">
        <source>The first %n iterations are still part of the warm-up: their median is %1, %2 above the median of the rest (%3).</source>
        <comment>The first %n iteration is still part of the warm-up: its time is %1, %2 above the median of the rest (%3).</comment>
        <translation>
            <numerusform>Die erste Iteration gehört noch zum Aufwärmen: ihre Zeit ist %1, %2 über dem Median der übrigen (%3).</numerusform>
            <numerusform>Die ersten %n Iterationen gehören noch zum Aufwärmen: ihr Median ist %1, %2 über dem Median der übrigen (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The first iteration took %1, the others %2. It alone raises the mean by %3.</source>
        <translation>Die erste Iteration dauerte %1, die übrigen %2: sie allein hebt den Mittelwert um %3.</translation>
    </message>
    <message>
        <source>The first iteration took %1, the others %2. It alone raises the mean by a factor of %3.</source>
        <translation>Die erste Iteration dauerte %1, die übrigen %2: sie allein hebt den Mittelwert auf das %3-Fache.</translation>
    </message>
    <message>
        <source>The first launch includes one-time costs: loading the kernel, allocating memory, filling caches, raising the clock. The mean, the standard deviation and everything derived from them describe this one event, not the kernel. Exclude it, or use the median, which it does not affect.</source>
        <translation>Der erste Start bezahlt, was einmal geschieht: Laden des Kernels, Anfordern von Speicher, Füllen der Caches, Anheben des Takts. Mittelwert, Standardabweichung und alles daraus Berechnete beschreiben dann dieses eine Ereignis und nicht den Kernel. Lassen Sie ihn weg, oder lesen Sie den Median, den er nicht verschiebt.</translation>
    </message>
    <message>
        <source>The first step took %1, the median step %2. The first samples of each kernel probably include warm-up.</source>
        <translation>Der erste Schritt dauerte %1, der mediane %2: die ersten Messwerte jedes Kernels enthalten wahrscheinlich das Aufwärmen.</translation>
    </message>
    <message>
        <source>The folder of a model contains config.json; the folder of a report contains results.json.</source>
        <translation>Der Ordner eines Modells hat eine config.json, der eines Berichts eine results.json.</translation>
    </message>
    <message>
        <source>The following can run at this size: %1.</source>
        <translation>Bei dieser Größe können laufen: %1.</translation>
    </message>
    <message>
        <source>The format of INT4 RTN after scaling up the input channels with large activations, and clipping, both optimized for the smallest output error (Lin et al. 2024).</source>
        <translation>Das Format von INT4 RTN, nachdem Eingabekanäle mit großen Aktivierungen hochskaliert wurden, und mit Kappung, beides auf den kleinsten Ausgabefehler optimiert (Lin et al. 2024).</translation>
    </message>
    <message>
        <source>The format of INT4 RTN; the rounding error of each column is distributed over the columns not yet rounded, using the inverse Hessian of the calibration inputs (Frantar et al. 2023).</source>
        <translation>Das Format von INT4 RTN; der Rundungsfehler jeder Spalte wird mithilfe der inversen Hesse-Matrix der Kalibrierungseingaben auf die noch nicht gerundeten Spalten verteilt (Frantar et al. 2023).</translation>
    </message>
    <message>
        <source>The format of INT4-W4A16; the rounding error of each column is distributed over the columns not yet rounded, using the inverse Hessian of the calibration inputs (Frantar et al. 2023).</source>
        <translation>Das Format von INT4-W4A16; der Rundungsfehler jeder Spalte wird über die inverse Hesse-Matrix der Kalibrierungseingaben auf die noch nicht gerundeten Spalten verteilt (Frantar et al. 2023).</translation>
    </message>
    <message>
        <source>The fused CPU kernel supports head sizes that are multiples of 16 up to 1,024, not %1.</source>
        <translation>Der fusionierte Kernel der CPU nimmt Kopfdimensionen, die Vielfache von 16 bis 1.024 sind, nicht %1.</translation>
    </message>
    <message>
        <source>The group_size in the file is not a whole number above 0.</source>
        <translation>Die group_size der Datei ist keine ganze Zahl über 0.</translation>
    </message>
    <message>
        <source>The head size is %1; it has to be 64 or 128.</source>
        <translation>Die Kopfgröße ist %1; sie muss 64 oder 128 sein.</translation>
    </message>
    <message>
        <source>The header does not match the data. Save or download the file again.</source>
        <translation>Der Kopf passt nicht zu den Daten; speichern oder laden Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <source>The header of %1</source>
        <translation>Der Kopf von %1</translation>
    </message>
    <message>
        <source>The host needs about as long to enqueue a launch as the device needs to run it, so the device waits. In a program that launches kernels one at a time, a faster kernel makes no difference. Measure and use a CUDA graph of several launches.</source>
        <translation>Der Rechner braucht etwa so lange, um einen Start zu übergeben, wie das Gerät, um ihn auszuführen; das Gerät wartet also. In einem Programm, das Kernels einzeln startet, ändert ein schnellerer Kernel nichts. Messen und verwenden Sie einen Graphen aus mehreren Starts.</translation>
    </message>
    <message>
        <source>The host takes %1 to enqueue a launch that runs for %2, so the measurement is launch-bound.</source>
        <translation>Der Rechner braucht %1, um einen Start einzureihen, der %2 läuft: das Starten bestimmt das Tempo.</translation>
    </message>
    <message>
        <source>The index of the recovery copy is damaged: %1.</source>
        <translation>Das Verzeichnis der Wiederherstellungskopie ist beschädigt: %1.</translation>
    </message>
    <message>
        <source>The input from %1 requires %2 of memory; %3 is available.</source>
        <translation>Die Eingabe aus %1 braucht %2 Speicher, frei sind %3.</translation>
    </message>
    <message>
        <source>The input is empty: %1.</source>
        <translation>Es gibt nichts zu quantisieren: die Eingabe ist %1.</translation>
    </message>
    <message>
        <source>The input requires %1 of memory; %2 is available.</source>
        <translation>Die Eingabe braucht %1 Speicher, frei sind %2.</translation>
    </message>
    <message>
        <source>The input type must be half, bfloat16 or float.</source>
        <translation>Der Eingabetyp muss half, bfloat16 oder float sein.</translation>
    </message>
    <message>
        <source>The interval of the ratio includes both &apos;the same&apos; and &apos;different&apos;, so these samples are not sufficient to rank the two. Measure the pair again with more samples, or accept that the difference is too small to matter.</source>
        <translation>Das Intervall des Verhältnisses reicht von &apos;gleich&apos; bis &apos;verschieden&apos;, diese Messwerte entscheiden also keines von beiden. Eine Rangfolge wäre geraten. Messen Sie das Paar mit mehr Messwerten neu, oder nehmen Sie hin, dass der Unterschied zu klein ist, um zu zählen.</translation>
    </message>
    <message>
        <source>The journal of run %1 contains no complete round.</source>
        <translation>Das Journal von Lauf %1 enthält keine vollständige Runde.</translation>
    </message>
    <message>
        <source>The latency alternates between %1 and %2 over longer stretches; %3 of the samples are at the slower level (runs test Z = %4).</source>
        <translation>Die Latenz wechselt streckenweise zwischen %1 und %2; %3 der Messwerte liegen auf dem langsameren Niveau (Runs-Test Z = %4).</translation>
    </message>
    <message>
        <source>The latency decreases by %1 over the run (Mann–Kendall Z = %2).</source>
        <translation>Die Latenz fällt im Lauf um %1 (Mann–Kendall Z = %2).</translation>
    </message>
    <message>
        <source>The latency increases by %1 over the run (Mann–Kendall Z = %2).</source>
        <translation>Die Latenz steigt im Lauf um %1 (Mann–Kendall Z = %2).</translation>
    </message>
    <message>
        <source>The layer %1 assigns input %2 to group %3 of %4.</source>
        <translation>Die Schicht %1 legt Eingang %2 in Gruppe %3 von %4.</translation>
    </message>
    <message>
        <source>The layer %1 has %2 outputs, which is not a multiple of 8, as AWQ requires.</source>
        <translation>Die Schicht %1 hat %2 Ausgänge, die AWQ nicht zu je acht packen kann.</translation>
    </message>
    <message>
        <source>The layer %1 has an odd number of inputs, which is not possible with pairs of 4-bit floats.</source>
        <translation>Die Schicht %1 hat eine ungerade Zahl von Eingängen; 4-Bit-Gleitkommazahlen, die paarweise gespeichert werden, lassen das nicht zu.</translation>
    </message>
    <message>
        <source>The left matrix</source>
        <translation>Die linke Matrix</translation>
    </message>
    <message>
        <source>The limit is %1.</source>
        <translation>Sie nimmt bis zu %1.</translation>
    </message>
    <message>
        <source>The limit of the time per call does not apply to language models.</source>
        <translation>Die Grenze der Zeit pro Aufruf gilt nicht für Sprachmodelle.</translation>
    </message>
    <message>
        <source>The load time with a cold page cache is not available: %1 of the files&apos; pages remained in the cache.</source>
        <translation>Es gibt keine Ladezeit mit kaltem Seitencache: %1 der Seiten dieser Dateien blieben darin.</translation>
    </message>
    <message>
        <source>The load time with a cold page cache is not available: the system does not report which pages of these files are cached.</source>
        <translation>Es gibt keine Ladezeit mit kaltem Seitencache: das System sagt nicht, welche Seiten dieser Dateien es behält.</translation>
    </message>
    <message>
        <source>The loss in step %1 of %2 is not a finite number. Training stopped with the weights of step %3.</source>
        <translation>Der Verlust von Schritt %1 von %2 ist keine endliche Zahl; das Training hielt mit den Gewichten von Schritt %3 an.</translation>
    </message>
    <message>
        <source>The means suggest a speed-up of %1×, but the medians support only %2. The rest is due to slow samples.</source>
        <translation>Die Mittelwerte behaupten eine Beschleunigung von %1×, die Mediane bestätigen %2: der Rest sind langsame Messwerte, keine Geschwindigkeit.</translation>
    </message>
    <message>
        <source>The memory limit applies to models, not to single operations.</source>
        <translation>Die Speichergrenze gilt für Modelle, nicht für einzelne Operationen.</translation>
    </message>
    <message>
        <source>The model has %1 hidden layers; 1 to 64 are supported.</source>
        <translation>Das Modell hat %1 verborgene Schichten; möglich sind 1 bis 64.</translation>
    </message>
    <message>
        <source>The model has no chat template, so the system message is placed before the prompt, separated by a blank line.</source>
        <translation>Es gibt keine Chat-Vorlage: der Systemtext steht vor dem Prompt, mit einer Leerzeile dazwischen.</translation>
    </message>
    <message>
        <source>The model has no tensor &apos;%1&apos;.</source>
        <translation>Das Modell hat keinen Tensor &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>The model in %1 requires %2×%3 features and %4 classes; the data has %5×%6 and %7.</source>
        <translation>Das Modell in %1 nimmt %2×%3 Merkmale und kennt %4 Klassen; die Daten haben %5×%6 und %7.</translation>
    </message>
    <message>
        <source>The model included with the program is not installed.</source>
        <translation>Das mitgelieferte Modell ist nicht installiert.</translation>
    </message>
    <message>
        <source>The model is incomplete: matrix %1 of layer %2 is missing.</source>
        <translation>Das Modell ist unvollständig: die Matrix %1 der Schicht %2 fehlt.</translation>
    </message>
    <message>
        <source>The model is incomplete: vector %1 of layer %2 is missing.</source>
        <translation>Das Modell ist unvollständig: der Vektor %1 der Schicht %2 fehlt.</translation>
    </message>
    <message>
        <source>The model requires %1 features per item, but %2 items have %3 in total.</source>
        <translation>Das Modell nimmt %1 Merkmale pro Beispiel, aber %2 Beispiele haben zusammen %3.</translation>
    </message>
    <message>
        <source>The model requires %1 of GPU memory (%2 for weights, %3 for the KV cache, %4 of workspace); %5 is available.</source>
        <translation>Das Modell braucht %1 GPU-Speicher (%2 Gewichte, %3 Schlüssel und Werte, %4 zum Arbeiten); frei sind %5.</translation>
    </message>
    <message>
        <source>The model requires %1 of memory (%2 for weights, %3 for the KV cache, %4 of workspace); %5 is available.</source>
        <translation>Das Modell braucht %1 Speicher (%2 Gewichte, %3 Schlüssel und Werte, %4 zum Arbeiten); frei sind %5.</translation>
    </message>
    <message>
        <source>The model would have %1 weights; the limit is 268,435,456.</source>
        <translation>Das Modell hätte %1 Gewichte; möglich sind höchstens 268.435.456.</translation>
    </message>
    <message>
        <source>The model&apos;s predictions are not finite (NaN or infinity), so they cannot be evaluated.</source>
        <translation>Die Vorhersagen des Modells sind nicht endlich (NaN oder unendlich), sie sagen also nichts.</translation>
    </message>
    <message>
        <source>The module was built without compute capability 9.0.</source>
        <translation>Das Modul wurde ohne Compute Capability 9.0 gebaut.</translation>
    </message>
    <message>
        <source>The name of the input file is empty.</source>
        <translation>Der Name der Eingabedatei ist leer.</translation>
    </message>
    <message>
        <source>The next prompt starts a new worker process.</source>
        <translation>Der nächste Prompt startet von selbst einen neuen Arbeitsprozess.</translation>
    </message>
    <message>
        <source>The number of items is too small even for a paired test.</source>
        <translation>Selbst für einen gepaarten Test zu wenige.</translation>
    </message>
    <message>
        <source>The number of iterations must be 1 to 10,000,000.</source>
        <translation>Die Zahl der Iterationen muss 1 bis 10.000.000 sein.</translation>
    </message>
    <message>
        <source>The number of warm-up iterations must be 0 to 10,000,000.</source>
        <translation>Die Zahl der Aufwärm-Iterationen muss 0 bis 10.000.000 sein.</translation>
    </message>
    <message>
        <source>The offset or scale of the features is not a finite number.</source>
        <translation>Verschiebung oder Skala der Merkmale ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>The operating system preempted the measuring threads during %1 of %2 samples.</source>
        <translation>Das Betriebssystem verdrängte die messenden Threads bei %1 von %2 Messwerten.</translation>
    </message>
    <message numerus="yes">
        <source>The operating system preempted the measuring threads during %1 of %2 samples; %n of them are slow.</source>
        <comment>The operating system preempted the measuring threads during %1 of %2 samples; %n of them is slow.</comment>
        <translation>
            <numerusform>Das Betriebssystem verdrängte die messenden Threads bei %1 von %2 Messwerten; 1 davon ist langsam.</numerusform>
            <numerusform>Das Betriebssystem verdrängte die messenden Threads bei %1 von %2 Messwerten; %n davon sind langsam.</numerusform>
        </translation>
    </message>
    <message>
        <source>The operating system ran another program on the core of a thread that computed a sample (CPU) or enqueued it (GPU, for longer than the 5 ms during which the stream is held back). Such samples can include the time of the other program, or gaps between launches. Close other programs, or use fewer threads than cores.</source>
        <translation>Das Betriebssystem ließ ein anderes Programm auf dem Kern eines Threads laufen, der einen Messwert berechnete (auf einer CPU) oder einreihte (auf einer GPU, länger als die 5 ms, für die der Stream währenddessen zurückgehalten wird). Solche Messwerte können die Zeit des anderen Programms enthalten oder Lücken zwischen den Starts. Schließen Sie andere Programme, oder verwenden Sie weniger Threads, als es Kerne gibt.</translation>
    </message>
    <message>
        <source>The operation is empty: a size is 0.</source>
        <translation>Es gibt nichts zu berechnen: eine Größe ist 0.</translation>
    </message>
    <message>
        <source>The other process reported an error without a message.</source>
        <translation>Die Gegenseite meldete einen Fehler ohne Text.</translation>
    </message>
    <message>
        <source>The pairs above show which measures help: error compensation (GPTQ), scaling (AWQ), quantization-aware training (QAT), or keeping sensitive layers in a more precise format.</source>
        <translation>Welche der Abhilfen helfen, sagen die Paare oben: Fehlerausgleich (GPTQ), Skalierung (AWQ), Training durch das Runden (QAT), oder empfindliche Schichten in einem feineren Format lassen.</translation>
    </message>
    <message>
        <source>The pattern %1 is not supported: %2 at byte %3.</source>
        <translation>Das Muster %1 wird nicht unterstützt: %2 bei Byte %3.</translation>
    </message>
    <message>
        <source>The pattern %1 is not valid: %2.</source>
        <translation>Das Muster %1 ist nicht gültig: %2.</translation>
    </message>
    <message>
        <source>The pattern is malicious, or the text repeats one character for many megabytes.</source>
        <translation>Das Muster ist bösartig, oder der Text ist eine viele Megabyte lange Folge eines einzigen Zeichens.</translation>
    </message>
    <message>
        <source>The perplexity of the baseline on the text (%1) is %2 ± %3.</source>
        <translation>Die Perplexität der Basis auf dem Text (%1) ist %2 ± %3.</translation>
    </message>
    <message>
        <source>The plan combines a trained mode with other modes.</source>
        <translation>Der Plan mischt einen trainierten Modus mit anderen.</translation>
    </message>
    <message>
        <source>The plan lists %1 modes, but the model has %2 linear layers.</source>
        <translation>Der Plan nennt %1 Modi, aber das Modell hat %2 lineare Schichten.</translation>
    </message>
    <message>
        <source>The program quantoscope-worker, which runs kernels in a separate process, was not found next to this program or in PATH.</source>
        <translation>Das Programm quantoscope-worker, in dem Kernels getrennt vom Fenster laufen, wurde weder neben diesem Programm noch im PATH gefunden.</translation>
    </message>
    <message>
        <source>The program was paused for %1 s (stopped, suspended or without CPU time) about %2 s after the run began. Samples from that time may include the pause.</source>
        <translation>Das Programm war %1 s lang angehalten (gestoppt, im Ruhezustand oder ohne CPU-Zeit), etwa %2 s nach Beginn des Laufs. Messwerte aus dieser Zeit können die Pause enthalten.</translation>
    </message>
    <message>
        <source>The prompt</source>
        <translation>Der Prompt</translation>
    </message>
    <message>
        <source>The prompt did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>Der Prompt reagierte nicht auf Anhalten und wurde aufgegeben. Das Gerät oder ein Kernel darauf hängt.</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, and %2 are to be generated; the limit is %3 in total.</source>
        <translation>Der Prompt hat %1 Token, und %2 sollen folgen; Platz ist für %3.</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, and %2 are to be generated; the model supports %3 positions.</source>
        <translation>Der Prompt hat %1 Token, und %2 sollen folgen; das Modell ist für %3 Positionen gemacht.</translation>
    </message>
    <message>
        <source>The prompt is empty.</source>
        <translation>Der Prompt ist leer.</translation>
    </message>
    <message>
        <source>The queries</source>
        <translation>Der Query-Tensor</translation>
    </message>
    <message>
        <source>The range search must have 1 to 99 steps.</source>
        <translation>Die Suche nach dem Bereich nimmt 1 bis 99 Schritte.</translation>
    </message>
    <message>
        <source>The ratio is %1, whose interval crosses the ±%2 that count as the same: not resolved.</source>
        <translation>Das Verhältnis ist %1 und schneidet die ±%2, die als gleich gelten: nicht geklärt.</translation>
    </message>
    <message>
        <source>The ratio is %1, whose interval crosses the ±%2 that count as the same: not resolved. Samples are autocorrelated: %3 samples count as about %4 independent ones.</source>
        <translation>Das Verhältnis ist %1 und schneidet die ±%2, die als gleich gelten: nicht geklärt. Benachbarte Messwerte ähneln sich: die %3 Messwerte sind etwa %4 wert.</translation>
    </message>
    <message>
        <source>The ratio is %1, whose interval crosses the ±%2 that count as the same: not resolved. The ratio changes during the run, and the interval covers the values before and after the change.</source>
        <translation>Das Verhältnis ist %1 und schneidet die ±%2, die als gleich gelten: nicht geklärt. Das Verhältnis ändert sich während des Laufs, und das Intervall umfasst, was davor und was danach gilt.</translation>
    </message>
    <message>
        <source>The ratio of means is dominated by one slow sample. Without that sample, the ratio of the steady means and of the minima is much smaller. Publish the ratio of medians of interleaved runs with its interval.</source>
        <translation>Das Verhältnis der Mittelwerte teilt durch einen langsamen Messwert. Ohne ihn, nach den zurückgerechneten ruhigen Mitteln und nach den Minima, bleibt viel weniger übrig. Veröffentlichen Sie das Verhältnis der Mediane abwechselnder Läufe mit seinem Intervall.</translation>
    </message>
    <message>
        <source>The ratio of means is much larger than that of the medians, because a few slow launches raise the mean of one variant. The speed-up is due to a cold start, not to the kernel. Exclude the warm-up, and report the ratio of medians with its interval.</source>
        <translation>Das Verhältnis der Mittelwerte liegt weit über dem, was die Mediane bestätigen, weil einige langsame Starts im Mittelwert einer Variante stecken. Die Beschleunigung ist die eines kalten Starts und nicht die des Kernels. Lassen Sie das Aufwärmen weg und nennen Sie das Verhältnis der Mediane mit seinem Intervall.</translation>
    </message>
    <message>
        <source>The recovery folder cannot be locked.</source>
        <translation>Der Wiederherstellungsordner kann nicht gesperrt werden.</translation>
    </message>
    <message>
        <source>The request did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>Die Anforderung reagierte nicht auf Anhalten und wurde aufgegeben. Das Gerät oder ein Kernel darauf hängt.</translation>
    </message>
    <message>
        <source>The request failed: %1</source>
        <translation>Die Frage konnte nicht beantwortet werden: %1</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Das Ergebnis</translation>
    </message>
    <message>
        <source>The result has no &apos;spec&apos; or no list &apos;runs&apos;.</source>
        <translation>Dem Ergebnis fehlt &apos;spec&apos; oder eine Liste &apos;runs&apos;.</translation>
    </message>
    <message>
        <source>The result has schema version %1; this program supports version 1.</source>
        <translation>Das Ergebnis hat Schema %1; dieses Programm liest Schema 1.</translation>
    </message>
    <message>
        <source>The result is not a JSON object.</source>
        <translation>Das Ergebnis ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The right matrix</source>
        <translation>Die rechte Matrix</translation>
    </message>
    <message>
        <source>The row of %1 shows the time on the device. Other medians of trtexec: %2.</source>
        <translation>Die Zeile von %1 ist die Zeit auf dem Gerät. Mediane dessen, was trtexec sonst gemessen hat: %2.</translation>
    </message>
    <message>
        <source>The rows measured so far are kept. The next study starts a new worker process.</source>
        <translation>Die bisher gemessenen Zeilen bleiben erhalten. Die nächste Studie startet von selbst einen neuen Arbeitsprozess.</translation>
    </message>
    <message>
        <source>The run contains no row measured by Quantoscope.</source>
        <translation>Der Lauf enthält keine hier gemessene Zeile.</translation>
    </message>
    <message>
        <source>The run did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>Der Lauf reagierte nicht auf Anhalten und wurde aufgegeben. Das Gerät oder ein Kernel darauf hängt.</translation>
    </message>
    <message>
        <source>The run failed: %1</source>
        <translation>Der Lauf ist fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>The run was hot: data that fits into the caches is read from there, so the number of bytes matters less.</source>
        <translation>Der Lauf war heiß: Caches bedienen, was in sie passt, sodass Bytes weniger zählen.</translation>
    </message>
    <message>
        <source>The run was interrupted before anything was measured.</source>
        <translation>Der Lauf wurde unterbrochen, ehe etwas gemessen war.</translation>
    </message>
    <message>
        <source>The run would contain %1 imported rows; the limit is %2.</source>
        <translation>Der Lauf würde %1 fremde Zeilen enthalten; höchstens %2 stehen neben den eigenen.</translation>
    </message>
    <message>
        <source>The run-time compiler NVRTC (libnvrtc.so.13 or .12) was not found.</source>
        <translation>Der Laufzeit-Compiler NVRTC (libnvrtc.so.13 oder .12) wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The runs were not interleaved, so device drift between them cannot be excluded.</source>
        <translation>Die Läufe waren nicht verschränkt: eine Drift des Geräts zwischen ihnen ist nicht ausgeschlossen.</translation>
    </message>
    <message numerus="yes">
        <source>The same applies to %1, in %n cases.</source>
        <comment>The same applies to %1, in %n case.</comment>
        <translation>
            <numerusform>Dasselbe gilt für %1, in %n Fall.</numerusform>
            <numerusform>Dasselbe gilt für %1, in %n Fällen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same applies to %1.</source>
        <translation>Ebenso %1.</translation>
    </message>
    <message numerus="yes">
        <source>The same applies to %n other modes.</source>
        <comment>The same applies to %n other mode.</comment>
        <translation>
            <numerusform>Dasselbe gilt für %n anderen Modus.</numerusform>
            <numerusform>Dasselbe gilt für %n andere Modi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same applies, to a lesser degree, to %n further pairs. Use the medians.</source>
        <comment>The same applies, to a lesser degree, to %n further pair. Use the medians.</comment>
        <translation>
            <numerusform>Dasselbe gilt in geringerem Maß für %n weiteres Paar. Verwenden Sie die Mediane.</numerusform>
            <numerusform>Dasselbe gilt in geringerem Maß für %n weitere Paare. Verwenden Sie die Mediane.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same format with llm-compressor, which calibrates a scale; 1 was used in this measurement.</source>
        <translation>Dasselbe Format mit llm-compressor, das eine Skala kalibriert; in dieser Messung wurde 1 verwendet.</translation>
    </message>
    <message>
        <source>The same format with llm-compressor. Its codes can differ in the last digit from those measured here.</source>
        <translation>Dasselbe Format mit llm-compressor. Seine Codes können in der letzten Stelle von den hier gemessenen abweichen.</translation>
    </message>
    <message>
        <source>The same ten launches, recorded once and replayed as a CUDA graph. This removes the gaps between launches; the kernels and their memory traffic are unchanged.</source>
        <translation>Dieselben zehn Starts, einmal aufgezeichnet und als Graph abgespielt: die Lücken des Rechners verschwinden, Kernels und Verkehr bleiben.</translation>
    </message>
    <message>
        <source>The same two kernels without gaps between launches. The intermediate result is written to memory and read back by GELU.</source>
        <translation>Dieselben zwei Kernels ohne die Lücken des Rechners. Das Produkt wird in den Speicher geschrieben und von GELU wieder gelesen.</translation>
    </message>
    <message>
        <source>The samples form two groups: %1 take %2, %3 take %4.</source>
        <translation>Es gibt zwei Arten von Messwerten: %1 brauchen %2, %3 brauchen %4.</translation>
    </message>
    <message>
        <source>The samples imply %1 GB/s, which is %2% of the maximum memory bandwidth.</source>
        <translation>Die Messwerte würden %1 GB/s bedeuten, %2&#xa0;% dessen, was der Speicher höchstens kann.</translation>
    </message>
    <message>
        <source>The scale is known only after a pass over the whole tensor, so the input is read twice. If it does not stay in a cache for the second pass, %1× is expected from the bytes.</source>
        <translation>Die Skala steht erst nach einem Durchgang durch den ganzen Tensor fest, also wird die Eingabe zweimal gelesen. Wenn kein Cache sie für den zweiten Durchgang hält, lassen die Bytes %1× erwarten.</translation>
    </message>
    <message>
        <source>The second moments of the calibration inputs cannot be factorized, even with a damping of %1.</source>
        <translation>Die zweiten Momente der Kalibrierungseingaben lassen sich selbst mit einer Dämpfung von %1 nicht faktorisieren.</translation>
    </message>
    <message>
        <source>The session would be %1 large; at most %2 can be opened again.</source>
        <translation>Die Sitzung würde %1 groß; wieder geöffnet werden können höchstens %2.</translation>
    </message>
    <message>
        <source>The session would be larger than 2 GiB, which the window cannot open.</source>
        <translation>Die Sitzung würde größer als 2 GiB, was das Fenster nicht öffnet.</translation>
    </message>
    <message>
        <source>The shape %1 exceeds the %2 elements that were prepared.</source>
        <translation>Die Form %1 passt nicht in die vorbereiteten %2 Elemente.</translation>
    </message>
    <message>
        <source>The shape passed to the engine is inconsistent.</source>
        <translation>Die Engine erhielt eine Form, die nicht zusammenpasst.</translation>
    </message>
    <message numerus="yes">
        <source>The shard %1 is missing; according to %2, it contains %n tensors.</source>
        <comment>The shard %1 is missing; according to %2, it contains %n tensor.</comment>
        <translation>
            <numerusform>Die Teildatei %1 fehlt; laut %2 enthält sie %n Tensor.</numerusform>
            <numerusform>Die Teildatei %1 fehlt; laut %2 enthält sie %n Tensoren.</numerusform>
        </translation>
    </message>
    <message>
        <source>The shards belong to different models. Download the model again.</source>
        <translation>Die Teildateien stammen nicht von einem Modell; laden Sie es noch einmal herunter.</translation>
    </message>
    <message>
        <source>The size that is most efficient according to the printed figures is the least efficient one when recomputed, or vice versa. The conclusion drawn from the column is reversed.</source>
        <translation>Die Größe, die nach den gedruckten Zahlen am effizientesten aussieht, ist nach dem Nachrechnen die ineffizienteste, oder umgekehrt: der Schluss aus der Spalte kehrt sich um.</translation>
    </message>
    <message>
        <source>The static scale must be a finite number above 0.</source>
        <translation>Die statische Skala muss eine endliche Zahl über 0 sein.</translation>
    </message>
    <message>
        <source>The study contains an unknown configuration &apos;%1&apos;.</source>
        <translation>Die Studie hat eine Konfiguration &apos;%1&apos;, die dieses Programm nicht kennt.</translation>
    </message>
    <message>
        <source>The study contains an unknown mode &apos;%1&apos;.</source>
        <translation>Die Studie hat einen Modus &apos;%1&apos;, den dieses Programm nicht kennt.</translation>
    </message>
    <message>
        <source>The study did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>Die Studie reagierte nicht auf Anhalten und wurde aufgegeben. Das Gerät oder ein Kernel darauf hängt.</translation>
    </message>
    <message>
        <source>The study failed: %1</source>
        <translation>Die Studie ist fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>The study has no &apos;spec&apos;.</source>
        <translation>Der Studie fehlt &apos;spec&apos;.</translation>
    </message>
    <message>
        <source>The study has schema version %1; this program supports version 1.</source>
        <translation>Die Studie hat Schema %1; dieses Programm liest Schema 1.</translation>
    </message>
    <message>
        <source>The sweep has more than %1 points.</source>
        <translation>Der Sweep hat mehr als %1 Punkte.</translation>
    </message>
    <message>
        <source>The sweep has no point %1.</source>
        <translation>Der Sweep hat keinen Punkt %1.</translation>
    </message>
    <message>
        <source>The sweep&apos;s axis %1 has no values.</source>
        <translation>Die Achse %1 des Sweeps hat keine Werte.</translation>
    </message>
    <message>
        <source>The system cannot start another thread or process.</source>
        <translation>Das System gibt keinen weiteren Thread oder Prozess her.</translation>
    </message>
    <message>
        <source>The tensor %1 has %2 bytes of %3; expected %4 of %5.</source>
        <translation>Der Tensor %1 hat %2 Bytes in %3; erwartet werden %4 in %5.</translation>
    </message>
    <message>
        <source>The tensor %1 occurs in both %2 and %3.</source>
        <translation>Der Tensor %1 steht in %2 und noch einmal in %3.</translation>
    </message>
    <message>
        <source>The tensor does not fit into memory.</source>
        <translation>Der Tensor passt nicht in den Speicher.</translation>
    </message>
    <message>
        <source>The tensor has no elements, or no modes are selected.</source>
        <translation>Es gibt nichts vorzubereiten: der Tensor hat keine Elemente, oder es gibt keine Modi.</translation>
    </message>
    <message>
        <source>The tensor has no finite values.</source>
        <translation>Der Tensor hat keinen endlichen Wert.</translation>
    </message>
    <message>
        <source>The tensor in %1 is %2, but %3 was requested.</source>
        <translation>Der Tensor in %1 ist %2; verlangt war %3.</translation>
    </message>
    <message>
        <source>The tensor is empty, or its size does not match its shape.</source>
        <translation>Der Tensor hat keine Elemente, oder nicht so viele, wie seine Form sagt.</translation>
    </message>
    <message>
        <source>The test split is the file %1; calibration items are taken out of %2.</source>
        <translation>Der Testteil ist die Datei %1; Kalibrierungsbeispiele werden aus %2 genommen.</translation>
    </message>
    <message>
        <source>The text has %1 sentences of ten words or more; a cloze task requires at least 8.</source>
        <translation>Der Text hat %1 Sätze mit zehn oder mehr Wörtern; für eine Lückenaufgabe sind mindestens 8 nötig.</translation>
    </message>
    <message>
        <source>The text has %1 tokens for windows of %2; at least two of each are required.</source>
        <translation>Der Text hat %1 Token für Fenster von %2; nötig sind jeweils mindestens zwei.</translation>
    </message>
    <message>
        <source>The text has more than %1 combining marks in a row.</source>
        <translation>Der Text hat mehr als %1 kombinierende Zeichen hintereinander.</translation>
    </message>
    <message numerus="yes">
        <source>The texts are identical for %n tokens, then one of them ends.</source>
        <comment>The texts are identical for %n token, then one of them ends.</comment>
        <translation>
            <numerusform>Die Texte sind %n Token lang identisch, dann endet einer von ihnen.</numerusform>
            <numerusform>Die Texte sind %n Token lang identisch, dann endet einer von ihnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texts are identical for %n tokens, until one of them was stopped.</source>
        <comment>The texts are identical for %n token, until one of them was stopped.</comment>
        <translation>
            <numerusform>Die Texte sind %n Token lang identisch, bis einer von ihnen angehalten wurde.</numerusform>
            <numerusform>Die Texte sind %n Token lang identisch, bis einer von ihnen angehalten wurde.</numerusform>
        </translation>
    </message>
    <message>
        <source>The texts differ from token %1 on.</source>
        <translation>Die Texte unterscheiden sich ab Token %1.</translation>
    </message>
    <message>
        <source>The time limit must be above 0 and at most 86,400 s.</source>
        <translation>Die Zeitgrenze muss über 0 und höchstens 86.400 s sein.</translation>
    </message>
    <message>
        <source>The timer shows %1, but the work takes %2 to complete: most of it is outside the timed interval.</source>
        <translation>Die Uhr zeigt %1, aber es vergehen %2, bis die Arbeit getan ist: das meiste liegt außerhalb der Events.</translation>
    </message>
    <message>
        <source>The tokenizer belongs to a different model. Use the tokenizer of this model.</source>
        <translation>Der Tokenizer gehört zu einem anderen Modell. Verwenden Sie den Tokenizer dieses Modells.</translation>
    </message>
    <message>
        <source>The tokenizer has no token %1, so the control tokens of the chat template are plain text for this model.</source>
        <translation>Der Tokenizer hat kein Token %1: die Marken der Chat-Vorlage sind für dieses Modell gewöhnlicher Text.</translation>
    </message>
    <message>
        <source>The trace contains no GPU kernels. Each sample is one call of an operator on the host, including the operators that it calls.</source>
        <translation>Der Trace enthält keine Kernels einer GPU. Jeder Messwert ist ein Aufruf eines Operators auf dem Rechner, samt den Operatoren, die er aufruft.</translation>
    </message>
    <message>
        <source>The trace contains no steps, so the warm-up cannot be separated. Call profiler.step() after each iteration, with torch.profiler.schedule(wait=1, warmup=3, active=20).</source>
        <translation>Der Trace markiert keine Schritte, daher lässt sich das Aufwärmen nicht unterscheiden: rufen Sie nach jeder Iteration profiler.step() auf, mit torch.profiler.schedule(wait=1, warmup=3, active=20).</translation>
    </message>
    <message>
        <source>The training may have diverged.</source>
        <translation>Vielleicht ist das Training divergiert.</translation>
    </message>
    <message>
        <source>The transformer block runs in FP16 and BF16 on the GPU, not in FP32.</source>
        <translation>Der Transformer-Block läuft auf der GPU in FP16 und BF16, nicht in FP32.</translation>
    </message>
    <message>
        <source>The two axes of a sweep must be different dimensions; &apos;elements&apos; cannot be combined with another axis.</source>
        <translation>Die zwei Achsen eines Sweeps müssen verschiedene Dimensionen sein; elements muss allein stehen.</translation>
    </message>
    <message>
        <source>The two configurations do not fit into memory together, so they generated one after the other.</source>
        <translation>Beide Konfigurationen passen nicht zusammen in den Speicher: sie haben nacheinander geantwortet.</translation>
    </message>
    <message>
        <source>The two kernels overlap: GELU blocks are scheduled while the matrix product finishes, or GELU processes one panel of rows while the next is multiplied. The intermediate result still passes through L2 or memory.</source>
        <translation>Die beiden Kernels laufen ineinander: GELUs Blöcke werden gesetzt, während das Produkt endet, oder GELU bearbeitet ein Band von Zeilen neben dem Produkt des nächsten. Das Produkt geht weiterhin durch L2 oder Speicher.</translation>
    </message>
    <message>
        <source>The two results have common modes, but no common size.</source>
        <translation>Die beiden haben gemeinsame Modi, aber bei keiner gemeinsamen Größe.</translation>
    </message>
    <message>
        <source>The two results have no common mode.</source>
        <translation>Die beiden haben keinen Modus gemeinsam.</translation>
    </message>
    <message numerus="yes">
        <source>The two texts are identical (%n tokens).</source>
        <comment>The two texts are identical (%n token).</comment>
        <translation>
            <numerusform>Die beiden Texte sind identisch (%n Token).</numerusform>
            <numerusform>Die beiden Texte sind identisch (%n Token).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The user counted the first %n measured samples of each mode as warm-up after the run.</source>
        <comment>The user counted the first %n measured sample of each mode as warm-up after the run.</comment>
        <translation>
            <numerusform>Nach dem Lauf hat der Benutzer den ersten Messwert jedes Modus zum Aufwärmen gezählt.</numerusform>
            <numerusform>Nach dem Lauf hat der Benutzer die ersten %n Messwerte jedes Modus zum Aufwärmen gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The validation file %1 is not used.</source>
        <translation>Die Validierungsdatei %1 wird nicht verwendet.</translation>
    </message>
    <message>
        <source>The vectorized quantization kernel: saturating instructions pack several vectors of codes into one, and large cold results bypass the caches, so their cache lines are not read first. The same number of bytes; memory is the only limit.</source>
        <translation>Der vektorisierte Kernel der Quantisierung: sättigende Befehle packen mehrere Vektoren von Codes in einen, und große kalte Ergebnisse werden an den Caches vorbei gespeichert, sodass ihre Zeilen nicht erst gelesen werden. Dieselben Bytes; die Grenze ist allein der Speicher.</translation>
    </message>
    <message>
        <source>The warm-up time must be 0 to 60,000 ms.</source>
        <translation>Die Aufwärmzeit muss 0 bis 60.000 ms sein.</translation>
    </message>
    <message>
        <source>The weight of output %1, input %2 is not a finite number.</source>
        <translation>Das Gewicht von Ausgang %1, Eingang %2 ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>The weight-only kernels require compute capability 8.0 or later.</source>
        <translation>Unsere Weight-only-Kernels brauchen Compute Capability 8.0 oder höher.</translation>
    </message>
    <message>
        <source>The weight-only kernels support 1 to %1 rows of activations, not %2.</source>
        <translation>Unsere Weight-only-Kernels nehmen 1 bis %1 Zeilen Aktivierungen; dieses Produkt hat %2.</translation>
    </message>
    <message>
        <source>The weight-only kernels support FP16 and BF16 activations.</source>
        <translation>Unsere Weight-only-Kernels nehmen FP16- oder BF16-Aktivierungen.</translation>
    </message>
    <message>
        <source>The weight_shape of layer %1 is %2; expected %3.</source>
        <translation>Die Schicht %1 hat laut weight_shape die Form %2; erwartet wird %3.</translation>
    </message>
    <message>
        <source>The weights are not finite (NaN or infinity) in %1.</source>
        <translation>Die Gewichte in %1 sind nicht endlich (NaN oder unendlich).</translation>
    </message>
    <message>
        <source>The weights are pickled (pytorch_model.bin), which is not supported. Save the model with safe_serialization=True.</source>
        <translation>Die Gewichte sind mit Pickle gespeichert (pytorch_model.bin), was nicht gelesen wird; speichern Sie das Modell mit safe_serialization=True.</translation>
    </message>
    <message>
        <source>The width of the interval determines the precision of the median. p95 requires 59 samples and p99 requires 299, so that at least one sample can be expected above it. Measure more samples, until the interval is within ±1%.</source>
        <translation>Der Median ist nur so gut bekannt, wie sein Intervall schmal ist. p95 braucht 59 Messwerte und p99 braucht 299, ehe zu erwarten ist, dass einer darüber liegt. Nehmen Sie mehr Messwerte, bis das Intervall innerhalb ±1&#xa0;% liegt.</translation>
    </message>
    <message>
        <source>The worker process did not report a size.</source>
        <translation>Der Arbeitsprozess hat keine Größe genannt.</translation>
    </message>
    <message>
        <source>The worker process did not report what it wrote.</source>
        <translation>Der Arbeitsprozess hat nicht mitgeteilt, was er geschrieben hat.</translation>
    </message>
    <message>
        <source>The worker process did not return a plan.</source>
        <translation>Der Arbeitsprozess hat keinen Plan gemessen.</translation>
    </message>
    <message>
        <source>The worker process has not responded for %1 s; it may be suspended. Choose Stop to terminate it.</source>
        <translation>Der Arbeitsprozess hat sich seit %1 s nicht gemeldet; vielleicht ist er ausgesetzt. Anhalten beendet ihn.</translation>
    </message>
    <message>
        <source>The worker process is responding again.</source>
        <translation>Der Arbeitsprozess ist wieder da.</translation>
    </message>
    <message>
        <source>The worker process sent a different size than it announced.</source>
        <translation>Der Arbeitsprozess hat eine andere Größe gesendet als angekündigt.</translation>
    </message>
    <message>
        <source>The worker process with the model of this study has ended.</source>
        <translation>Der Arbeitsprozess, der das Modell dieser Studie hielt, ist beendet.</translation>
    </message>
    <message>
        <source>The workload is not valid: %1 variants.</source>
        <translation>Die Arbeitslast ist nicht gültig: %1 Varianten.</translation>
    </message>
    <message>
        <source>The workload is not valid: %1×%2.</source>
        <translation>Die Arbeitslast ist nicht gültig: %1×%2.</translation>
    </message>
    <message>
        <source>Their accuracy and size are valid; their latency is not representative of hardware with support.</source>
        <translation>Ihre Genauigkeit und Größe sind gültig; ihre Latenz ist für Hardware mit Unterstützung nicht repräsentativ.</translation>
    </message>
    <message>
        <source>There are too many heads for one batched matrix product.</source>
        <translation>Es sind zu viele Köpfe für einen Batch von Produkten.</translation>
    </message>
    <message>
        <source>There are too many tokens or heads.</source>
        <translation>Es sind zu viele Token oder Köpfe.</translation>
    </message>
    <message>
        <source>There is no stopped study to continue.</source>
        <translation>Es gibt keine angehaltene Studie, die sich fortsetzen ließe.</translation>
    </message>
    <message>
        <source>There is no study to continue.</source>
        <translation>Es gibt keine Studie, die sich fortsetzen ließe.</translation>
    </message>
    <message>
        <source>This build has no attention kernel for compute capability 9.0.</source>
        <translation>Dieser Build hat keinen Attention-Kernel für Compute Capability 9.0.</translation>
    </message>
    <message>
        <source>This device&apos;s shared memory is too small for %1 rows.</source>
        <translation>Dieses Gerät hat zu wenig Shared Memory für %1 Zeilen.</translation>
    </message>
    <message>
        <source>This happens if values exceed the range of the activation type. Try BF16 or FP32.</source>
        <translation>Das kommt von Werten jenseits des Bereichs des Aktivierungstyps: versuchen Sie BF16 oder FP32.</translation>
    </message>
    <message>
        <source>This is not a Quantoscope result: it has no &quot;schema&quot;: 1.</source>
        <translation>Das ist kein Ergebnis von Quantoscope: &quot;schema&quot;: 1 fehlt.</translation>
    </message>
    <message>
        <source>This is not a mode study of Quantoscope.</source>
        <translation>Das ist keine Modusstudie von Quantoscope.</translation>
    </message>
    <message>
        <source>This is not an LLM study of Quantoscope.</source>
        <translation>Das ist keine LLM-Studie von Quantoscope.</translation>
    </message>
    <message numerus="yes">
        <source>This is the worst of %1 such pairs at %n sizes. Use the medians.</source>
        <comment>This is the worst of %1 such pairs at %n size. Use the medians.</comment>
        <translation>
            <numerusform>Dies ist das schlimmste von %1 solchen Paaren bei %n Größe. Verwenden Sie die Mediane.</numerusform>
            <numerusform>Dies ist das schlimmste von %1 solchen Paaren bei %n Größen. Verwenden Sie die Mediane.</numerusform>
        </translation>
    </message>
    <message>
        <source>This model is set up for 1 to %1 items at a time, not %2.</source>
        <translation>Dieses Modell ist für 1 bis %1 Beispiele auf einmal angelegt, nicht für %2.</translation>
    </message>
    <message>
        <source>This page has no setup.</source>
        <translation>Diese Seite hat keine Einstellung.</translation>
    </message>
    <message>
        <source>This requires %1 of device memory; %2 is available.</source>
        <translation>Dies braucht %1 Gerätespeicher, frei sind %2.</translation>
    </message>
    <message>
        <source>This requires %1 of host memory; %2 is available.</source>
        <translation>Dies braucht %1 Hauptspeicher, frei sind %2.</translation>
    </message>
    <message>
        <source>This result has no row %1.</source>
        <translation>In diesem Ergebnis gibt es keine Zeile %1.</translation>
    </message>
    <message>
        <source>This run requires %1 of memory for its buffers; %2 is available.</source>
        <translation>Die Puffer dieses Laufs brauchen %1 Speicher; frei sind %2.</translation>
    </message>
    <message>
        <source>This run requires %1 of memory for operands, results and buffers; %2 is available.</source>
        <translation>Die Operanden, Ergebnisse und Puffer dieses Laufs brauchen %1 Speicher; frei sind %2.</translation>
    </message>
    <message>
        <source>This session has no measurement of %1 at this size.</source>
        <translation>Diese Sitzung hat keine Messung von %1 bei dieser Größe.</translation>
    </message>
    <message>
        <source>This session has no measurement of %1 with this model.</source>
        <translation>Diese Sitzung hat keine Messung von %1 mit diesem Modell.</translation>
    </message>
    <message>
        <source>This session has no measurement of batch %1 with prompts of %2 tokens.</source>
        <translation>Diese Sitzung hat keine Messung von Batch %1 mit Prompts von %2 Token.</translation>
    </message>
    <message>
        <source>This study does not support &apos;%1&apos;.</source>
        <translation>Diese Studie beantwortet &apos;%1&apos; nicht.</translation>
    </message>
    <message>
        <source>This worker process has no study.</source>
        <translation>In diesem Arbeitsprozess gibt es keine Studie.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Time divided by the number of elements gives a different figure. A factor of 1000 indicates a unit error: microseconds divided by millions of elements are picoseconds, not nanoseconds.</source>
        <translation>Zeit geteilt durch die Zahl der Elemente ergibt eine andere Zahl. Ein Faktor 1000 ist eine Verwechslung von Einheiten: Mikrosekunden über Millionen von Elementen sind Pikosekunden, nicht Nanosekunden.</translation>
    </message>
    <message>
        <source>Time multiplied by the SM clock gives cycles, which stay constant while the time changes. The clock has changed because of power or temperature limits; the kernel is not slower. Interleave variants, compare cycles, or lock the clocks.</source>
        <translation>Zeit mal SM-Takt ergibt Zyklen, und diese bleiben gleich, während die Zeit sich ändert. Der Takt hat sich also durch Leistungs- oder Temperaturgrenzen geändert, und der Code wurde nicht langsamer. Vergleichen Sie Varianten abwechselnd, in Zyklen oder bei festen Takten.</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>Zeit pro Token</translation>
    </message>
    <message>
        <source>Time per token not resolved against the baseline: %1.</source>
        <translation>Nicht geklärt gegenüber der Zeit der Basis pro Token: %1.</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Messart</translation>
    </message>
    <message>
        <source>Token %1 is outside the model&apos;s vocabulary of %2 tokens.</source>
        <translation>Das Token %1 liegt außerhalb des Modellvokabulars von %2.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens per sequence. The number of operations in attention grows quadratically with it.</source>
        <translation>Token einer Sequenz. Die Arithmetik der Attention wächst mit ihrem Quadrat.</translation>
    </message>
    <message>
        <source>Too many requests are pending.</source>
        <translation>Es warten zu viele Anfragen.</translation>
    </message>
    <message>
        <source>Training and test data must have the same classes.</source>
        <translation>Beide Teile brauchen dieselben Klassen.</translation>
    </message>
    <message>
        <source>Training and test data must have the same features.</source>
        <translation>Beide Teile brauchen dieselben Merkmale.</translation>
    </message>
    <message>
        <source>Training stopped at step %1 of %2.</source>
        <translation>Das Training hielt bei Schritt %1 von %2 an.</translation>
    </message>
    <message>
        <source>Trains and quantizes the model in this mode and saves it.</source>
        <translation>Trainiert und quantisiert das Modell in diesem Modus und speichert es.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Try another number of tokens or another type.</source>
        <translation>Versuchen Sie eine andere Zahl von Token oder einen anderen Typ.</translation>
    </message>
    <message>
        <source>Turn off Live, or remove the axes.</source>
        <translation>Schalten Sie Live aus, oder entfernen Sie die Achsen.</translation>
    </message>
    <message>
        <source>Two adjacent float4 per thread: 8 instructions per element, two loads in flight. The lanes of a warp are 32 bytes apart in each load, which touches twice as many cache lines as it uses.</source>
        <translation>Zwei benachbarte float4 je Thread: 8 Befehle je Element, zwei Ladebefehle unterwegs. Die Lanes eines Warps liegen bei jedem Laden 32 Bytes auseinander und berühren doppelt so viele Zeilen, wie sie nutzen.</translation>
    </message>
    <message>
        <source>Two library matrix products with a softmax between them. The entire tokens × tokens score matrix is written to memory and read back twice, which takes most of the time.</source>
        <translation>Zwei Bibliotheksprodukte mit einem Softmax dazwischen: die ganze Token-×-Token-Matrix der Werte wird in den Speicher geschrieben und zweimal zurückgelesen; das ist die meiste Zeit.</translation>
    </message>
    <message>
        <source>Uniform integers support the dialects standard, compressed-tensors and AWQ.</source>
        <translation>Gleichförmige Ganzzahlen kennen die Dialekte standard, compressed-tensors und AWQ.</translation>
    </message>
    <message>
        <source>Unknown attention variant &apos;%1&apos;.</source>
        <translation>Es gibt keine Attention-Variante &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown chat template &apos;%1&apos;.</source>
        <translation>Es gibt keine Chat-Vorlage &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown configuration &apos;%1&apos;.</source>
        <translation>Es gibt keine Konfiguration &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown instruction %1.</source>
        <translation>Es gibt keine Anweisung %1.</translation>
    </message>
    <message>
        <source>Unknown ladder variant &apos;%1&apos;.</source>
        <translation>Die Leiter hat keine Stufe &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown linear + GELU &apos;%1&apos;.</source>
        <translation>Es gibt kein Linear + GELU &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown matrix product &apos;%1&apos;.</source>
        <translation>Es gibt kein Matrixprodukt &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown mode &apos;%1&apos;.</source>
        <translation>Es gibt keinen Modus &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown operation %1.</source>
        <translation>Es gibt keine Operation %1.</translation>
    </message>
    <message>
        <source>Unknown request &apos;%1&apos;.</source>
        <translation>Es gibt keine Anfrage &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown task &apos;%1&apos;.</source>
        <translation>Es gibt keine Aufgabe &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown transformer block &apos;%1&apos;.</source>
        <translation>Es gibt keinen Transformer-Block &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown type of study &apos;%1&apos;.</source>
        <translation>Es gibt keine Art von Studie &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown variant %1.</source>
        <translation>Es gibt keine Variante %1.</translation>
    </message>
    <message>
        <source>Unsupported file format: %1.</source>
        <translation>%1 ist von keiner bekannten Art.</translation>
    </message>
    <message>
        <source>Unsupported file format: %1. Its keys are %2.</source>
        <translation>%1 ist von keiner bekannten Art; die Schlüssel sind %2.</translation>
    </message>
    <message>
        <source>Update Quantoscope to open it. The file was left as it is.</source>
        <translation>Aktualisieren Sie Quantoscope, um sie zu öffnen. Die Datei blieb, wie sie war.</translation>
    </message>
    <message>
        <source>Update Quantoscope, or repair the file.</source>
        <translation>Aktualisieren Sie Quantoscope, oder reparieren Sie die Datei.</translation>
    </message>
    <message>
        <source>Update the NVIDIA driver to one for CUDA 12.</source>
        <translation>Aktualisieren Sie den NVIDIA-Treiber auf einen für CUDA 12.</translation>
    </message>
    <message>
        <source>Update the NVIDIA driver.</source>
        <translation>Aktualisieren Sie den NVIDIA-Treiber.</translation>
    </message>
    <message>
        <source>Use &apos;quantoscope diagnose FILE&apos; to analyze the measurement.</source>
        <translation>&apos;quantoscope diagnose FILE&apos; sagt, was sie über die Messung zeigen.</translation>
    </message>
    <message>
        <source>Use --backend cpu, or auto, which uses the CPU if there is no GPU.</source>
        <translation>Verwenden Sie --backend cpu, oder auto, das die CPU nimmt, wo es keine GPU gibt.</translation>
    </message>
    <message>
        <source>Use 0 for the whole text.</source>
        <translation>0 steht für den ganzen Text.</translation>
    </message>
    <message>
        <source>Use 1 to 4,096.</source>
        <translation>Verlangen Sie 1 bis 4.096.</translation>
    </message>
    <message>
        <source>Use 64 or 128, as is usual in models.</source>
        <translation>Verwenden Sie 64 oder 128, wie Modelle es tun.</translation>
    </message>
    <message>
        <source>Use a calibration split with at least one item.</source>
        <translation>Geben Sie einen mit mindestens einem Beispiel.</translation>
    </message>
    <message>
        <source>Use a calibration split.</source>
        <translation>Geben Sie einen Kalibrierungsteil an.</translation>
    </message>
    <message>
        <source>Use a file saved or exported by Quantoscope.</source>
        <translation>Nennen Sie etwas, das Quantoscope gespeichert oder exportiert hat.</translation>
    </message>
    <message>
        <source>Use a learning rate lower than %1, or check the data for values that are too large.</source>
        <translation>Verwenden Sie eine kleinere Lernrate als %1, oder suchen Sie in den Daten nach viel zu großen Zahlen.</translation>
    </message>
    <message>
        <source>Use a longer file or fewer examples (--shots).</source>
        <translation>Geben Sie eine längere Datei oder weniger Beispiele (--shots) an.</translation>
    </message>
    <message>
        <source>Use a longer text or a task file.</source>
        <translation>Geben Sie einen längeren Text oder eine Aufgabendatei.</translation>
    </message>
    <message>
        <source>Use a longer text.</source>
        <translation>Geben Sie einen längeren Text.</translation>
    </message>
    <message>
        <source>Use a number with B, KiB, MiB, GiB, TiB, kB, MB, GB or TB, such as 8GiB.</source>
        <translation>Das ist eine Zahl mit B, KiB, MiB, GiB, TiB, kB, MB, GB oder TB: 8GiB.</translation>
    </message>
    <message>
        <source>Use a part of it.</source>
        <translation>Geben Sie einen Teil davon an.</translation>
    </message>
    <message>
        <source>Use a part of them.</source>
        <translation>Geben Sie einen Teil davon an.</translation>
    </message>
    <message>
        <source>Use a shorter calibration text.</source>
        <translation>Verwenden Sie einen kürzeren Kalibrierungstext.</translation>
    </message>
    <message>
        <source>Use a shorter prompt and fewer tokens to generate.</source>
        <translation>Verwenden Sie einen kürzeren Prompt, und erzeugen Sie weniger Token.</translation>
    </message>
    <message>
        <source>Use a shorter prompt, generate fewer tokens, or use a longer context.</source>
        <translation>Verwenden Sie einen kürzeren Prompt, erzeugen Sie weniger Token, oder verlangen Sie einen längeren Kontext.</translation>
    </message>
    <message>
        <source>Use a shorter text or a smaller limit.</source>
        <translation>Verwenden Sie einen kürzeren Text oder eine kleinere Grenze.</translation>
    </message>
    <message>
        <source>Use a shorter text.</source>
        <translation>Verwenden Sie einen kürzeren Text.</translation>
    </message>
    <message>
        <source>Use a smaller batch or context, a configuration with fewer bits, or a smaller model.</source>
        <translation>Verwenden Sie einen kleineren Batch oder Kontext, eine Konfiguration mit weniger Bits oder ein kleineres Modell.</translation>
    </message>
    <message>
        <source>Use a smaller batch.</source>
        <translation>Verwenden Sie einen kleineren Batch.</translation>
    </message>
    <message>
        <source>Use a smaller file.</source>
        <translation>Verwenden Sie eine kleinere Datei.</translation>
    </message>
    <message>
        <source>Use a smaller model or fewer rows at a time, or free memory of the GPU.</source>
        <translation>Verwenden Sie ein kleineres Modell oder weniger Zeilen auf einmal, oder geben Sie Speicher der GPU frei.</translation>
    </message>
    <message>
        <source>Use a smaller model or fewer rows at a time.</source>
        <translation>Verwenden Sie ein kleineres Modell oder weniger Zeilen auf einmal.</translation>
    </message>
    <message>
        <source>Use a text that is similar to the future inputs of the model.</source>
        <translation>Geben Sie einen Text, der dem ähnelt, was das Modell lesen wird.</translation>
    </message>
    <message>
        <source>Use another text.</source>
        <translation>Geben Sie einen anderen Text.</translation>
    </message>
    <message>
        <source>Use at most %1.</source>
        <translation>Verlangen Sie höchstens %1.</translation>
    </message>
    <message>
        <source>Use data of the size that the model was trained on.</source>
        <translation>Verwenden Sie Daten derselben Größe, mit denen das Modell trainiert wurde.</translation>
    </message>
    <message>
        <source>Use data with the classes that the model was trained on.</source>
        <translation>Verwenden Sie Daten mit denselben Klassen, mit denen das Modell trainiert wurde.</translation>
    </message>
    <message>
        <source>Use fewer examples before each question (--shots).</source>
        <translation>Weniger Beispiele vor jeder Frage (--shots) machen sie kürzer.</translation>
    </message>
    <message>
        <source>Use fewer items (--limit).</source>
        <translation>Geben Sie weniger Beispiele an (--limit).</translation>
    </message>
    <message>
        <source>Use fewer items.</source>
        <translation>Verwenden Sie weniger Beispiele.</translation>
    </message>
    <message>
        <source>Use fewer rows.</source>
        <translation>Verwenden Sie weniger Zeilen.</translation>
    </message>
    <message>
        <source>Use groups of 128.</source>
        <translation>Verwenden Sie Gruppen von 128.</translation>
    </message>
    <message>
        <source>Use half, bfloat16 or float.</source>
        <translation>Verwenden Sie half, bfloat16 oder float.</translation>
    </message>
    <message>
        <source>Use it for all layers or for none.</source>
        <translation>Geben Sie ihn allen Schichten oder keiner.</translation>
    </message>
    <message>
        <source>Use larger steps.</source>
        <translation>Nehmen Sie größere Schritte.</translation>
    </message>
    <message>
        <source>Use more items or different split sizes.</source>
        <translation>Verwenden Sie mehr Beispiele oder andere Anteile.</translation>
    </message>
    <message>
        <source>Use more samples or a larger damping.</source>
        <translation>Verwenden Sie mehr Beispiele oder eine größere Dämpfung.</translation>
    </message>
    <message>
        <source>Use num-tokens=1:65536:x2 (factor), hidden-size=1024:8192:+1024 (step) or elements=500000,1000000 (list).</source>
        <translation>Schreiben Sie num-tokens=1:65536:x2 (ein Faktor), hidden-size=1024:8192:+1024 (ein Schritt) oder elements=500000,1000000 (eine Liste).</translation>
    </message>
    <message>
        <source>Use single launches or rotating buffers.</source>
        <translation>Nehmen Sie einzelne Starts, oder wechseln Sie Puffer.</translation>
    </message>
    <message>
        <source>Use the group size of the format; INT4 supports groups of 32, 64 and 128.</source>
        <translation>Verwenden Sie die Gruppen, aus denen das Format besteht; INT4 hat Gruppen von 32, 64 und 128.</translation>
    </message>
    <message>
        <source>Use the output of trtexec --exportTimes.</source>
        <translation>Geben Sie an, was trtexec --exportTimes schreibt.</translation>
    </message>
    <message>
        <source>Use the samples_*.jsonl of --log_samples.</source>
        <translation>Geben Sie die samples_*.jsonl von --log_samples an.</translation>
    </message>
    <message>
        <source>Use the tokenizer of the model.</source>
        <translation>Verwenden Sie den Tokenizer, der zum Modell gehört.</translation>
    </message>
    <message>
        <source>Use tiny, mlp, transformer, or a .safetensors file.</source>
        <translation>tiny, mlp, transformer oder eine .safetensors-Datei.</translation>
    </message>
    <message>
        <source>Variant %1 has no result of that kind.</source>
        <translation>Die Variante %1 hat kein Ergebnis dieser Art.</translation>
    </message>
    <message>
        <source>Variant %1 has no result to read back.</source>
        <translation>Von der Variante %1 gibt es kein Ergebnis zum Zurücklesen.</translation>
    </message>
    <message>
        <source>Variant %1 has no such result to read back.</source>
        <translation>Von der Variante %1 gibt es kein solches Ergebnis zum Zurücklesen.</translation>
    </message>
    <message>
        <source>Variant %1 is listed twice.</source>
        <translation>Die Variante %1 ist zweimal genannt.</translation>
    </message>
    <message>
        <source>Variant %1 is not prepared.</source>
        <translation>Die Variante %1 ist nicht vorbereitet.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message numerus="yes">
        <source>Verified against a reference: %n rows, %1 differ.</source>
        <comment>Verified against a reference: %n row, %1 differ.</comment>
        <translation>
            <numerusform>Gegen eine Referenz geprüft: %n Zeile, davon %1 abweichend.</numerusform>
            <numerusform>Gegen eine Referenz geprüft: %n Zeilen, davon %1 abweichend.</numerusform>
        </translation>
    </message>
    <message>
        <source>Version of Quantoscope</source>
        <translation>Version von Quantoscope</translation>
    </message>
    <message>
        <source>W4A16, custom kernel</source>
        <translation>W4A16, eigener Kernel</translation>
    </message>
    <message>
        <source>W8A16, custom kernel</source>
        <translation>W8A16, eigener Kernel</translation>
    </message>
    <message>
        <source>W8A16: weights with one scale (amax/127) per output channel, dequantized for the multiplication; activations are not quantized.</source>
        <translation>Art W8A16: Gewichte mit einer Skala amax/127 je Ausgangskanal, für das Produkt wiederhergestellt; Aktivierungen bleiben.</translation>
    </message>
    <message>
        <source>W8A8 after moving outliers from activations to weights: s = max|X|^0.5 / max|W|^0.5 per input channel (Xiao et al. 2023).</source>
        <translation>W8A8, nachdem Ausreißer aus den Aktivierungen in die Gewichte verschoben wurden: s = max|X|^0.5 / max|W|^0.5 je Eingangskanal (Xiao et al. 2023).</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, clipped at the 99.99th percentile of the calibration magnitudes.</source>
        <translation>W8A8 mit einer Aktivierungsskala je Schicht, beim 99,99. Perzentil der Kalibrierungsbeträge gekappt.</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, clipped where the histogram loses the least information (Kullback-Leibler divergence). The model input is not clipped, because pixel values are not bell-shaped and the rule would remove the bright strokes.</source>
        <translation>W8A8 mit einer Aktivierungsskala je Schicht, dort gekappt, wo das Histogramm am wenigsten Information verliert (Kullback-Leibler-Divergenz). Die Eingabe des Modells behält ihren Bereich: Pixel sind kein glockenförmiger Haufen, und die Regel würde die Tinte abschneiden.</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, clipped where the mean squared error over the calibration histogram is smallest.</source>
        <translation>W8A8 mit einer Aktivierungsskala je Schicht, dort gekappt, wo der mittlere quadratische Fehler über dem Kalibrierungshistogramm am kleinsten ist.</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, from the largest magnitude in the calibration split. A single outlier enlarges the scale for all values.</source>
        <translation>W8A8 mit einer Aktivierungsskala je Schicht, aus dem größten Betrag des Kalibrierungsteils. Ein Ausreißer streckt die Skala für alle.</translation>
    </message>
    <message>
        <source>W8A8: weights with one scale (amax/127) per output channel, activations with one dynamic scale (amax/127) per row. Integer arithmetic with INT32 accumulation.</source>
        <translation>W8A8: Gewichte mit einer Skala amax/127 je Ausgangskanal, Aktivierungen mit einer Skala amax/127 je Zeile, bestimmt, wie sie kommt. Ganzzahlprodukte, INT32-Summen.</translation>
    </message>
    <message>
        <source>Wait for responses.</source>
        <translation>Warten Sie auf Antworten.</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Aufwärmen</translation>
    </message>
    <message>
        <source>Weights and activations in BF16, the type of most checkpoints: the range of FP32 with 8 bits of precision.</source>
        <translation>Gewichte und Aktivierungen in BF16, worin die meisten Checkpoints gespeichert sind: der Bereich von FP32, 8 Bits Genauigkeit.</translation>
    </message>
    <message>
        <source>Weights and activations in FP16: the baseline for all other configurations.</source>
        <translation>Gewichte und Aktivierungen in FP16: womit die anderen verglichen werden.</translation>
    </message>
    <message>
        <source>Weights and activations in FP32, without rounding.</source>
        <translation>Gewichte und Aktivierungen in FP32: nichts wird gerundet.</translation>
    </message>
    <message>
        <source>Weights and activations in FP32: the baseline for all other modes.</source>
        <translation>Gewichte und Aktivierungen in FP32: damit wird jeder andere Modus verglichen.</translation>
    </message>
    <message>
        <source>Weights and activations rounded to BF16 (8 bits of precision), FP32 accumulation.</source>
        <translation>Gewichte und Aktivierungen auf BF16 gerundet (8 Bits Genauigkeit), Summen in FP32.</translation>
    </message>
    <message>
        <source>Weights and activations rounded to FP16, FP32 accumulation.</source>
        <translation>Gewichte und Aktivierungen auf FP16 gerundet, Summen in FP32.</translation>
    </message>
    <message>
        <source>Weights and inputs of its linear layers are available.</source>
        <translation>Ansehen lassen sich Gewichte und Eingaben seiner linearen Schichten.</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one E4M3 scale per 16 weights and one FP32 scale per matrix; 16-bit activations.</source>
        <translation>Gewichte als E2M1 mit einer E4M3-Skala je 16 und einer FP32-Skala je Matrix; 16-Bit-Aktivierungen.</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one E4M3 scale per 16 weights and one FP32 scale per tensor; activations are not quantized.</source>
        <translation>Gewichte als E2M1 mit einer E4M3-Skala je 16 und einer FP32-Skala für den Tensor; Aktivierungen bleiben.</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one power-of-two scale per 32 weights (OCP Microscaling); 16-bit activations.</source>
        <translation>Gewichte als E2M1 mit einer Zweierpotenz als Skala je 32 (OCP Microscaling); 16-Bit-Aktivierungen.</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one power-of-two scale per 32 weights (OCP Microscaling); activations are not quantized.</source>
        <translation>Gewichte als E2M1 mit einer Zweierpotenz als Skala je 32 (OCP Microscaling); Aktivierungen bleiben.</translation>
    </message>
    <message>
        <source>Weights as E4M3 with one power-of-two scale per 32 weights (OCP Microscaling); activations are not quantized.</source>
        <translation>Gewichte als E4M3 mit einer Zweierpotenz als Skala je 32 (OCP Microscaling); Aktivierungen bleiben.</translation>
    </message>
    <message>
        <source>Weights as quantiles of the normal distribution, one scale per 64 weights (Dettmers et al. 2023); 16-bit activations.</source>
        <translation>Gewichte als Quantile der Normalverteilung, eine Skala je 64 (Dettmers et al. 2023); 16-Bit-Aktivierungen.</translation>
    </message>
    <message>
        <source>Weights as quantiles of the normal distribution, one scale per 64 weights (Dettmers et al. 2023); activations are not quantized.</source>
        <translation>Gewichte als Quantile der Normalverteilung, eine Skala je 64 (Dettmers et al. 2023); Aktivierungen bleiben.</translation>
    </message>
    <message>
        <source>Weights in groups, asymmetric with a 4-bit zero point, rounded to nearest; activations are not quantized.</source>
        <translation>Gewichte in Gruppen, asymmetrisch mit einem 4-Bit-Nullpunkt, zum Nächsten gerundet; Aktivierungen bleiben.</translation>
    </message>
    <message>
        <source>Weights that are not quantized do not need a quantization_config.</source>
        <translation>Gewichte, die nicht quantisiert sind, brauchen keine quantization_config.</translation>
    </message>
    <message>
        <source>Weights with one scale (amax/448) per output channel, activations with one per row; FP8 multiplication if the device supports it.</source>
        <translation>Gewichte mit einer Skala amax/448 je Ausgangskanal, Aktivierungen mit einer je Zeile; FP8-Produkte, wo das Gerät sie hat.</translation>
    </message>
    <message>
        <source>Whatever makes identical kernels differ also affects others: other load on the machine, clock changes, or the order within a round. Measure again when no other process uses the device.</source>
        <translation>Was identische Kernels verschieden macht, trifft auch andere: andere Last auf dem Rechner, Änderungen des Takts oder die Reihenfolge in einer Runde. Messen Sie erneut, wenn kein anderer Prozess das Gerät verwendet.</translation>
    </message>
    <message>
        <source>With a measured quality loss: %1.</source>
        <translation>Mit messbarem Qualitätsverlust: %1.</translation>
    </message>
    <message>
        <source>With a measured quality loss: %1. The smallest of them is %2 (%3 of the size of the baseline).</source>
        <translation>Mit messbarem Qualitätsverlust: %1; die kleinste davon ist %2 mit %3 der Bytes.</translation>
    </message>
    <message>
        <source>With a read sweep before each sample, only the first of several launches would be cold.</source>
        <translation>Mit einem Lesedurchgang vor jedem Messwert wäre nur der erste von mehreren Starts kalt.</translation>
    </message>
    <message>
        <source>With several launches per sample, a read sweep makes only the first launch cold.</source>
        <translation>Mehrere Starts je Messwert können durch einen Lesedurchgang nicht kalt werden: nur der erste wäre es.</translation>
    </message>
    <message>
        <source>Worker process %1 crashed (signal %2)</source>
        <translation>Der Arbeitsprozess %1 ist abgestürzt (Signal %2)</translation>
    </message>
    <message>
        <source>Worker process %1 did not respond within %2 s after Stop and was terminated: the device or a kernel hangs.</source>
        <translation>Der Arbeitsprozess %1 reagierte nicht innerhalb von %2 s auf Anhalten und wurde beendet: das Gerät oder ein Kernel darauf hängt.</translation>
    </message>
    <message>
        <source>Worker process %1 did not start correctly: unexpected output.</source>
        <translation>Der Arbeitsprozess %1 hat sich nicht angemeldet: er sendete etwas anderes.</translation>
    </message>
    <message>
        <source>Worker process %1 did not start within %2 s.</source>
        <translation>Der Arbeitsprozess %1 hat sich nicht innerhalb von %2 s angemeldet.</translation>
    </message>
    <message>
        <source>Worker process %1 exited with status %2</source>
        <translation>Der Arbeitsprozess %1 endete von selbst mit Status %2</translation>
    </message>
    <message>
        <source>Worker process %1 is being terminated by the system</source>
        <translation>Der Arbeitsprozess %1 wird gerade vom System beendet</translation>
    </message>
    <message>
        <source>Worker process %1 sent an invalid message and was terminated: %2</source>
        <translation>Der Arbeitsprozess %1 sendete etwas, das keine Nachricht ist, und wurde beendet: %2</translation>
    </message>
    <message>
        <source>Worker process %1 uses protocol version %2; this program uses version %3.</source>
        <translation>Der Arbeitsprozess %1 spricht Version %2 des Protokolls; dieses Programm spricht %3.</translation>
    </message>
    <message>
        <source>Worker process %1 was killed (signal %2)</source>
        <translation>Der Arbeitsprozess %1 wurde zwangsweise beendet (Signal %2)</translation>
    </message>
    <message>
        <source>Write fewer tensors or less metadata.</source>
        <translation>Schreiben Sie weniger Tensoren oder weniger Metadaten.</translation>
    </message>
    <message>
        <source>Write the codes as uint8 instead.</source>
        <translation>Schreiben Sie die Codes stattdessen als uint8.</translation>
    </message>
    <message>
        <source>Write the size as %1.</source>
        <translation>Schreiben Sie sie als %1.</translation>
    </message>
    <message>
        <source>\D in a class</source>
        <translation>\D in einer Klasse</translation>
    </message>
    <message>
        <source>\W in a class</source>
        <translation>\W in einer Klasse</translation>
    </message>
    <message>
        <source>a .safetensors file</source>
        <translation>eine .safetensors-Datei</translation>
    </message>
    <message>
        <source>a GGUF model file</source>
        <translation>eine GGUF-Modelldatei</translation>
    </message>
    <message>
        <source>a GPU was found</source>
        <translation>eine GPU wurde gefunden</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>ein JPEG-Bild</translation>
    </message>
    <message>
        <source>a JSON file</source>
        <translation>eine JSON-Datei</translation>
    </message>
    <message>
        <source>a NaN</source>
        <translation>ein NaN</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>ein PDF-Dokument</translation>
    </message>
    <message>
        <source>a PNG image</source>
        <translation>ein PNG-Bild</translation>
    </message>
    <message>
        <source>a Parquet table</source>
        <translation>eine Parquet-Tabelle</translation>
    </message>
    <message>
        <source>a Python pickle, such as an old PyTorch checkpoint</source>
        <translation>ein Python-Pickle, etwa ein alter PyTorch-Checkpoint</translation>
    </message>
    <message>
        <source>a TensorFlow Lite model</source>
        <translation>ein TensorFlow-Lite-Modell</translation>
    </message>
    <message>
        <source>a TensorRT engine</source>
        <translation>eine TensorRT-Engine</translation>
    </message>
    <message>
        <source>a ZIP archive, such as .npz or a PyTorch checkpoint</source>
        <translation>ein ZIP-Archiv, etwa .npz oder ein PyTorch-Checkpoint</translation>
    </message>
    <message>
        <source>a batch size of %1 is not supported</source>
        <translation>ein Batch von %1 ist nicht möglich</translation>
    </message>
    <message>
        <source>a benchmark has no list &quot;states&quot;</source>
        <translation>ein Benchmark hat keine Liste &quot;states&quot;</translation>
    </message>
    <message>
        <source>a binary file of an unknown format</source>
        <translation>eine Binärdatei unbekannten Formats</translation>
    </message>
    <message>
        <source>a cache state</source>
        <translation>ein Cache-Zustand</translation>
    </message>
    <message>
        <source>a callout</source>
        <translation>ein Callout</translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>ein Checkpoint</translation>
    </message>
    <message>
        <source>a class in a class</source>
        <translation>eine Klasse in einer Klasse</translation>
    </message>
    <message>
        <source>a class name is not a string</source>
        <translation>ein Name ihrer Klassen ist kein Text</translation>
    </message>
    <message>
        <source>a class that is not closed</source>
        <translation>eine nicht geschlossene Klasse</translation>
    </message>
    <message>
        <source>a closing parenthesis without a group</source>
        <translation>eine schließende Klammer ohne Gruppe</translation>
    </message>
    <message>
        <source>a config.json</source>
        <translation>eine config.json</translation>
    </message>
    <message>
        <source>a damaged gzip file</source>
        <translation>eine beschädigte gzip-Datei</translation>
    </message>
    <message>
        <source>a dimension is larger than 2^63 - 1</source>
        <translation>eine Dimension ist größer als 2^63 - 1</translation>
    </message>
    <message>
        <source>a dimension is negative</source>
        <translation>eine Dimension ist negativ</translation>
    </message>
    <message>
        <source>a dimension is not a whole number</source>
        <translation>eine Dimension ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <source>a file compressed with Zstandard</source>
        <translation>eine mit Zstandard komprimierte Datei</translation>
    </message>
    <message>
        <source>a file compressed with bzip2</source>
        <translation>eine mit bzip2 komprimierte Datei</translation>
    </message>
    <message>
        <source>a file compressed with gzip</source>
        <translation>eine mit gzip komprimierte Datei</translation>
    </message>
    <message>
        <source>a file compressed with xz</source>
        <translation>eine mit xz komprimierte Datei</translation>
    </message>
    <message>
        <source>a file or folder with this name already exists</source>
        <translation>etwas mit diesem Namen ist im Weg</translation>
    </message>
    <message>
        <source>a folder without a language model, a data set or a report</source>
        <translation>ein Ordner, der weder ein Sprachmodell noch einen Datensatz noch einen Bericht enthält</translation>
    </message>
    <message>
        <source>a group is not closed</source>
        <translation>eine nicht geschlossene Gruppe</translation>
    </message>
    <message>
        <source>a gzip file</source>
        <translation>eine gzip-Datei</translation>
    </message>
    <message>
        <source>a known name; &apos;%1&apos; is unknown</source>
        <translation>ein bekannter Name (nicht &apos;%1&apos;)</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a list of 2 to %1 strings</source>
        <translation>eine Liste mit 2 bis %1 Texten</translation>
    </message>
    <message>
        <source>a list of at most 64 mode names</source>
        <translation>eine Liste von höchstens 64 Modusnamen</translation>
    </message>
    <message>
        <source>a list of at most 64 names</source>
        <translation>eine Liste von höchstens 64 Namen</translation>
    </message>
    <message>
        <source>a list of at most two axes</source>
        <translation>eine Liste von höchstens zwei Achsen</translation>
    </message>
    <message>
        <source>a list of known modes; &apos;%1&apos; is unknown</source>
        <translation>eine Liste bekannter Modi (nicht &apos;%1&apos;)</translation>
    </message>
    <message>
        <source>a list of latencies</source>
        <translation>eine Liste von Latenzen</translation>
    </message>
    <message>
        <source>a list of mode names</source>
        <translation>eine Liste von Modusnamen</translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>eine Liste von Namen</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>eine Liste von Zahlen</translation>
    </message>
    <message>
        <source>a list of scores</source>
        <translation>eine Liste von Werten von Aufgaben</translation>
    </message>
    <message>
        <source>a list of scores with names and numbers</source>
        <translation>eine Liste von Werten von Aufgaben mit Namen und Zahlen</translation>
    </message>
    <message>
        <source>a list of tensors</source>
        <translation>eine Liste von Tensoren</translation>
    </message>
    <message>
        <source>a list of times in microseconds</source>
        <translation>eine Liste von Zeiten in Mikrosekunden</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>eine Liste ganzer Zahlen</translation>
    </message>
    <message>
        <source>a message</source>
        <translation>eine Nachricht</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>ein Modell</translation>
    </message>
    <message>
        <source>a multiple of four</source>
        <translation>ein Vielfaches von vier</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number above 0 and up to %1</source>
        <translation>eine Zahl über 0 und bis %1</translation>
    </message>
    <message>
        <source>a number from 0 to 10^15</source>
        <translation>eine Zahl von 0 bis 10^15</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>eine Zahl fehlt</translation>
    </message>
    <message>
        <source>a number of 0 or more</source>
        <translation>eine Zahl ab 0</translation>
    </message>
    <message>
        <source>a numeric character code</source>
        <translation>die Nummer eines Zeichens</translation>
    </message>
    <message>
        <source>a part of a language model</source>
        <translation>ein Teil eines Sprachmodells</translation>
    </message>
    <message>
        <source>a part of it has no items</source>
        <translation>ein Teil davon hat keine Beispiele</translation>
    </message>
    <message>
        <source>a part of the path is a file, not a folder</source>
        <translation>ein Teil des Pfades ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>a program or library</source>
        <translation>ein Programm oder eine Bibliothek</translation>
    </message>
    <message>
        <source>a property without braces</source>
        <translation>eine Eigenschaft ohne geschweifte Klammern</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>ein Anführungszeichen wird nie geschlossen</translation>
    </message>
    <message>
        <source>a repeat of a repeat</source>
        <translation>eine Wiederholung einer Wiederholung</translation>
    </message>
    <message>
        <source>a repeat of nothing</source>
        <translation>eine Wiederholung von nichts</translation>
    </message>
    <message>
        <source>a row has neither &quot;avg_ns&quot; nor &quot;samples_ns&quot;</source>
        <translation>eine Zeile hat weder &quot;avg_ns&quot; noch &quot;samples_ns&quot;</translation>
    </message>
    <message>
        <source>a run has no file</source>
        <translation>ein Lauf hat keine Datei</translation>
    </message>
    <message>
        <source>a server under load</source>
        <translation>ein Server unter Last</translation>
    </message>
    <message>
        <source>a short prompt</source>
        <translation>ein kurzer Prompt</translation>
    </message>
    <message>
        <source>a small batch</source>
        <translation>ein kleiner Batch</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>a string is longer than 64 bytes or contains a backslash</source>
        <translation>ein Text ist länger als 64 Bytes oder enthält einen Backslash</translation>
    </message>
    <message>
        <source>a string is not terminated</source>
        <translation>ein Text endet nicht</translation>
    </message>
    <message>
        <source>a string of 0 and 1</source>
        <translation>ein Text aus 0 und 1</translation>
    </message>
    <message>
        <source>a string with the result after &apos;#### &apos;</source>
        <translation>ein Text mit dem Ergebnis hinter &apos;#### &apos;</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>ein Tensor</translation>
    </message>
    <message>
        <source>a tensor&apos;s shape</source>
        <translation>die Form eines Tensors</translation>
    </message>
    <message>
        <source>a tokenizer.json</source>
        <translation>eine tokenizer.json</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1</source>
        <translation>eine ganze Zahl von 0 bis %1</translation>
    </message>
    <message>
        <source>a whole number in range</source>
        <translation>eine ganze Zahl im zulässigen Bereich</translation>
    </message>
    <message>
        <source>about %1 · %2 device memory</source>
        <translation>etwa %1 · %2 Gerätespeicher</translation>
    </message>
    <message>
        <source>about %1 · %2 memory</source>
        <translation>etwa %1 · %2 Speicher</translation>
    </message>
    <message>
        <source>about %1 · %2 of %3 device memory</source>
        <translation>etwa %1 · %2 von %3 Gerätespeicher</translation>
    </message>
    <message>
        <source>about %1 · %2 of %3 memory</source>
        <translation>etwa %1 · %2 von %3 Speicher</translation>
    </message>
    <message>
        <source>according to the other tool</source>
        <translation>laut dem anderen Werkzeug</translation>
    </message>
    <message>
        <source>accuracy %1 points (better)</source>
        <translation>Genauigkeit %1 Punkte (besser)</translation>
    </message>
    <message>
        <source>accuracy %1 points (difference not resolved)</source>
        <translation>Genauigkeit %1 Punkte (Unterschied nicht geklärt)</translation>
    </message>
    <message>
        <source>accuracy %1 points (equivalent within ±0.5 points)</source>
        <translation>Genauigkeit %1 Punkte (gleichwertig innerhalb ±0,5 Punkte)</translation>
    </message>
    <message>
        <source>accuracy %1 points (worse)</source>
        <translation>Genauigkeit %1 Punkte (schlechter)</translation>
    </message>
    <message>
        <source>activation order</source>
        <translation>Aktivierungsreihenfolge</translation>
    </message>
    <message>
        <source>again, because the first attempt was disturbed</source>
        <translation>noch einmal, da etwas gestört hat</translation>
    </message>
    <message>
        <source>all items have the same label (%1)</source>
        <translation>alle Beispiele haben dieselbe Klasse (%1)</translation>
    </message>
    <message>
        <source>all iterations done</source>
        <translation>alle Iterationen fertig</translation>
    </message>
    <message>
        <source>all medians of all points within ±1%</source>
        <translation>jeder Median jedes Punktes innerhalb ±1&#xa0;%</translation>
    </message>
    <message>
        <source>all medians within ±1%</source>
        <translation>jeder Median innerhalb ±1&#xa0;%</translation>
    </message>
    <message>
        <source>all medians within ±1% and all comparisons resolved</source>
        <translation>jeder Median innerhalb ±1&#xa0;% und jeder Vergleich geklärt</translation>
    </message>
    <message>
        <source>all points done</source>
        <translation>alle Punkte fertig</translation>
    </message>
    <message>
        <source>allocating</source>
        <translation>Speicher wird angefordert</translation>
    </message>
    <message>
        <source>allocating buffers</source>
        <translation>Anlegen von Puffern</translation>
    </message>
    <message>
        <source>allocating host memory</source>
        <translation>Anlegen von Hauptspeicher</translation>
    </message>
    <message>
        <source>an .npy file</source>
        <translation>eine .npy-Datei</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>eine HDF5-Datei</translation>
    </message>
    <message>
        <source>an HTML or XML document</source>
        <translation>ein HTML- oder XML-Dokument</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>eine HTML-Seite</translation>
    </message>
    <message>
        <source>an IDX file</source>
        <translation>eine IDX-Datei</translation>
    </message>
    <message>
        <source>an IDX file begins with %1 bytes, but the file has only %2</source>
        <translation>eine IDX-Datei beginnt mit %1 Bytes, da sind aber nur %2</translation>
    </message>
    <message>
        <source>an Nsight Compute report</source>
        <translation>ein Bericht von Nsight Compute</translation>
    </message>
    <message>
        <source>an Nsight Systems report</source>
        <translation>ein Bericht von Nsight Systems</translation>
    </message>
    <message>
        <source>an ONNX model</source>
        <translation>ein ONNX-Modell</translation>
    </message>
    <message>
        <source>an SQLite database, such as an export of Nsight Systems</source>
        <translation>eine SQLite-Datenbank, etwa ein Export von Nsight Systems</translation>
    </message>
    <message>
        <source>an added token has %1 bytes; the limit is %2</source>
        <translation>ein hinzugefügtes Token ist %1 Bytes lang; höchstens %2 werden gelesen</translation>
    </message>
    <message>
        <source>an added token has no &quot;content&quot;</source>
        <translation>ein hinzugefügtes Token hat keinen &quot;content&quot;</translation>
    </message>
    <message>
        <source>an anchor in a class</source>
        <translation>ein Anker in einer Klasse</translation>
    </message>
    <message>
        <source>an empty class</source>
        <translation>eine leere Klasse</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>eine Datei ohne Inhalt</translation>
    </message>
    <message>
        <source>an infinity</source>
        <translation>ein Unendlich</translation>
    </message>
    <message>
        <source>an intersection of classes</source>
        <translation>eine Schnittmenge von Klassen</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an object of a string and two counts</source>
        <translation>ein Objekt aus einem Text und zwei Anzahlen</translation>
    </message>
    <message>
        <source>an object of byte counts</source>
        <translation>ein Objekt mit Anzahlen von Bytes</translation>
    </message>
    <message>
        <source>an object of numbers</source>
        <translation>ein Objekt mit Zahlen</translation>
    </message>
    <message>
        <source>an object of numbers by type</source>
        <translation>ein Objekt mit Zahlen nach Typ</translation>
    </message>
    <message>
        <source>an object of reasons by name</source>
        <translation>ein Objekt mit Gründen nach Namen</translation>
    </message>
    <message>
        <source>an object of strings</source>
        <translation>ein Objekt mit Texten</translation>
    </message>
    <message>
        <source>an object of times</source>
        <translation>ein Objekt mit Zeiten</translation>
    </message>
    <message>
        <source>an object with a cache state and samples</source>
        <translation>ein Objekt mit einem Cache-Zustand und Messwerten</translation>
    </message>
    <message>
        <source>an object with a mode and its samples</source>
        <translation>ein Objekt mit einem Modus und seinen Messwerten</translation>
    </message>
    <message>
        <source>an object with the fields of the task</source>
        <translation>ein Objekt mit den Feldern der Aufgabe</translation>
    </message>
    <message>
        <source>another tensor has the same name</source>
        <translation>ein anderer hat denselben Namen</translation>
    </message>
    <message>
        <source>as fast as %1 within ±%2%: %3×</source>
        <translation>so schnell wie %1 innerhalb ±%2&#xa0;%: %3×</translation>
    </message>
    <message>
        <source>as long as check_loss and check_accuracy</source>
        <translation>so lang wie check_loss und check_accuracy</translation>
    </message>
    <message>
        <source>as long as choices.text</source>
        <translation>so lang wie choices.text</translation>
    </message>
    <message>
        <source>as long as loss and accuracy</source>
        <translation>so lang wie loss und accuracy</translation>
    </message>
    <message>
        <source>as requested</source>
        <translation>wie verlangt</translation>
    </message>
    <message>
        <source>as stored</source>
        <translation>wie gespeichert</translation>
    </message>
    <message>
        <source>as stored: %1</source>
        <translation>wie gespeichert: %1</translation>
    </message>
    <message>
        <source>asking for free memory</source>
        <translation>Abfragen des freien Speichers</translation>
    </message>
    <message>
        <source>asking for its workspace</source>
        <translation>Abfragen des Arbeitspuffers</translation>
    </message>
    <message>
        <source>asking for shared memory</source>
        <translation>Anfordern von Shared Memory</translation>
    </message>
    <message>
        <source>asking for the cache&apos;s size</source>
        <translation>Abfragen der Cachegröße</translation>
    </message>
    <message>
        <source>asking for the device</source>
        <translation>Abfragen des Geräts</translation>
    </message>
    <message>
        <source>asking whether a stream is recorded</source>
        <translation>Abfragen, ob ein Stream aufgezeichnet wird</translation>
    </message>
    <message>
        <source>asymmetric</source>
        <translation>asymmetrisch</translation>
    </message>
    <message>
        <source>attention output of Llama 3 8B</source>
        <translation>Attention-Ausgang von Llama 3 8B</translation>
    </message>
    <message>
        <source>auto, cpu or cuda</source>
        <translation>auto, cpu oder cuda</translation>
    </message>
    <message>
        <source>automatic: %1</source>
        <translation>automatisch: %1</translation>
    </message>
    <message>
        <source>automatic: a CUDA device was found</source>
        <translation>automatisch: ein CUDA-Gerät wurde gefunden</translation>
    </message>
    <message>
        <source>axes whose values are whole numbers</source>
        <translation>eine Liste von Achsen mit ganzzahligen Werten</translation>
    </message>
    <message>
        <source>axes with a known parameter and a list of values</source>
        <translation>eine Liste von Achsen mit bekanntem Parameter und einer Liste von Werten</translation>
    </message>
    <message>
        <source>b4h16s2048d128; append c for causal</source>
        <translation>b4h16s2048d128, mit c dahinter für kausal</translation>
    </message>
    <message>
        <source>b8t512d1024h16: batch, tokens, width, heads</source>
        <translation>b8t512d1024h16: Batch, Token, Breite, Köpfe</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>batch size</source>
        <translation>Batchgröße</translation>
    </message>
    <message>
        <source>batch size %1</source>
        <translation>Batchgröße %1</translation>
    </message>
    <message>
        <source>better by %1 points (95% %2 to %3, p = %4)</source>
        <translation>um %1 Punkte besser (95&#xa0;% %2 bis %3, p = %4)</translation>
    </message>
    <message>
        <source>binary values are not valid JSON</source>
        <translation>Binärwerte sind kein JSON</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>blocks of %1×%2</source>
        <translation>Blöcke von %1×%2</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>building a graph</source>
        <translation>Aufbauen eines Graphen</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>durch ihren Namen</translation>
    </message>
    <message>
        <source>cache copy</source>
        <translation>Kopie im Cache</translation>
    </message>
    <message>
        <source>calibrating</source>
        <translation>Kalibrieren</translation>
    </message>
    <message>
        <source>calibrating this device (once): %1</source>
        <translation>einmalige Kalibrierung für dieses Gerät: %1</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>capture inputs</source>
        <translation>Eingaben aufzeichnen</translation>
    </message>
    <message>
        <source>channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>choosing a stream</source>
        <translation>Wählen eines Streams</translation>
    </message>
    <message>
        <source>choosing an algorithm</source>
        <translation>Wählen eines Algorithmus</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>chosen by the timer resolution</source>
        <translation>nach der Auflösung der Uhr gewählt</translation>
    </message>
    <message>
        <source>clearing a buffer</source>
        <translation>Leeren eines Puffers</translation>
    </message>
    <message>
        <source>clearing a counter</source>
        <translation>Zurücksetzen eines Zählers</translation>
    </message>
    <message>
        <source>clearing a workspace</source>
        <translation>Leeren eines Arbeitspuffers</translation>
    </message>
    <message>
        <source>clearing buffers</source>
        <translation>Leeren von Puffern</translation>
    </message>
    <message>
        <source>clearing counters</source>
        <translation>Zurücksetzen von Zählern</translation>
    </message>
    <message>
        <source>clearing the output</source>
        <translation>Leeren der Ausgabe</translation>
    </message>
    <message>
        <source>clearing weights</source>
        <translation>Leeren von Gewichten</translation>
    </message>
    <message>
        <source>codes must be INT8 or FP8</source>
        <translation>Codes sind INT8 oder FP8</translation>
    </message>
    <message numerus="yes">
        <source>codes verified against the oracle: %1 rows, %n differ</source>
        <comment>codes verified against the oracle: %1 rows, %n differs</comment>
        <translation>
            <numerusform>Codes gegen die Referenz geprüft: %1 Zeilen, 1 weicht ab</numerusform>
            <numerusform>Codes gegen die Referenz geprüft: %1 Zeilen, %n weichen ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>codes verified against the oracle: 1 row, %n differ</source>
        <comment>codes verified against the oracle: 1 row, %n differs</comment>
        <translation>
            <numerusform>Codes gegen die Referenz geprüft: 1 Zeile, %n weicht ab</numerusform>
            <numerusform>Codes gegen die Referenz geprüft: 1 Zeile, %n weichen ab</numerusform>
        </translation>
    </message>
    <message>
        <source>cold</source>
        <translation>kalt</translation>
    </message>
    <message>
        <source>cold by read sweep of %1 before each sample</source>
        <translation>kalt durch einen Lesedurchgang von %1 vor jedem Messwert</translation>
    </message>
    <message>
        <source>cold in part: %1 buffer, %2, %3 × L2</source>
        <translation>teilweise kalt: %1 Puffer, %2, %3 × L2</translation>
    </message>
    <message>
        <source>cold in part: %1 buffers, %2, %3 × L2</source>
        <translation>teilweise kalt: %1 Puffer, %2, %3 × L2</translation>
    </message>
    <message>
        <source>cold: %1</source>
        <translation>kalt: %1</translation>
    </message>
    <message>
        <source>cold: %1 buffer, %2, %3 × L2</source>
        <translation>kalt: %1 Puffer, %2, %3 × L2</translation>
    </message>
    <message>
        <source>cold: %1 buffers, %2, %3 × L2</source>
        <translation>kalt: %1 Puffer, %2, %3 × L2</translation>
    </message>
    <message>
        <source>cold: %1 per variant, at least %2</source>
        <translation>kalt: %1 je Variante, mindestens %2</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>column %1 (%2)</source>
        <translation>Spalte %1 (%2)</translation>
    </message>
    <message>
        <source>compiling kernels</source>
        <translation>Kompilieren von Kernels</translation>
    </message>
    <message>
        <source>compressed-tensors does not support NF4 weights.</source>
        <translation>compressed-tensors hat keine NF4-Gewichte.</translation>
    </message>
    <message>
        <source>compressed-tensors does not support a KV cache with one scale per token and head</source>
        <translation>compressed-tensors hat keine Schlüssel und Werte mit einer Skala je Token und Kopf</translation>
    </message>
    <message>
        <source>compressed-tensors does not support an INT8 KV cache with one scale per token and head.</source>
        <translation>compressed-tensors hat keine Schlüssel und Werte in INT8 mit einer Skala je Token und Kopf.</translation>
    </message>
    <message>
        <source>compressed-tensors does not support this format</source>
        <translation>compressed-tensors hat kein solches Format</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>rechnen</translation>
    </message>
    <message>
        <source>computing a prompt</source>
        <translation>Berechnen eines Prompts</translation>
    </message>
    <message>
        <source>computing statistics</source>
        <translation>Statistik wird berechnet</translation>
    </message>
    <message>
        <source>config.json ties the head to the embedding (&quot;tie_word_embeddings&quot;), but the files contain a head with different values, which is used.</source>
        <translation>Laut config.json teilt sich der Kopf die Werte mit der Einbettung (&quot;tie_word_embeddings&quot;), aber die Dateien enthalten einen Kopf mit anderen Werten: dieser wird verwendet.</translation>
    </message>
    <message>
        <source>constant input: there is nothing to scale (scale 0, codes 0).</source>
        <translation>konstante Eingabe, es gibt nichts zu skalieren (Skala 0, Codes 0).</translation>
    </message>
    <message>
        <source>context of GPT-2</source>
        <translation>Kontext von GPT-2</translation>
    </message>
    <message>
        <source>context of Llama 2</source>
        <translation>Kontext von Llama 2</translation>
    </message>
    <message>
        <source>context of Llama 3</source>
        <translation>Kontext von Llama 3</translation>
    </message>
    <message>
        <source>context of Llama 3.1</source>
        <translation>Kontext von Llama 3.1</translation>
    </message>
    <message>
        <source>context of Mistral 7B v0.2</source>
        <translation>Kontext von Mistral 7B v0.2</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>copy a sequence</source>
        <translation>eine Sequenz kopieren</translation>
    </message>
    <message>
        <source>copy beyond the caches</source>
        <translation>Kopie jenseits der Caches</translation>
    </message>
    <message>
        <source>copy rates</source>
        <translation>Kopierraten</translation>
    </message>
    <message>
        <source>copy to the device %1</source>
        <translation>Kopie zum Gerät %1</translation>
    </message>
    <message>
        <source>copy to the host %1</source>
        <translation>Kopie zum Rechner %1</translation>
    </message>
    <message>
        <source>copying a sequence</source>
        <translation>Kopieren einer Sequenz</translation>
    </message>
    <message>
        <source>copying operands</source>
        <translation>Kopieren von Operanden</translation>
    </message>
    <message>
        <source>copying the input to the GPU</source>
        <translation>Kopieren der Eingabe auf die GPU</translation>
    </message>
    <message>
        <source>cuBLASLt (libcublasLt.so.13 or .12) was not found.</source>
        <translation>cuBLASLt (libcublasLt.so.13 oder .12) wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>cuBLASLt (libcublasLt.so.13 or .12) was not found. It is required for prompts with quantized weights.</source>
        <translation>cuBLASLt (libcublasLt.so.13 oder .12) wurde nicht gefunden; ohne sie können Prompts mit quantisierten Gewichten nicht berechnet werden.</translation>
    </message>
    <message>
        <source>cuBLASLt epilogue</source>
        <translation>cuBLASLt-Epilog</translation>
    </message>
    <message>
        <source>cuBLASLt failed while %1 (status %2).</source>
        <translation>cuBLASLt-Fehler (bei: %1; Status %2).</translation>
    </message>
    <message>
        <source>cuBLASLt has no algorithm for a product of %1 × %2 × %3 in these types on this device (status %4).</source>
        <translation>cuBLASLt hat auf diesem Gerät keinen Algorithmus für ein Produkt von %1 × %2 × %3 in diesen Typen (Status %4).</translation>
    </message>
    <message>
        <source>cuBLASLt multiplies %1 only where n is a multiple of %2; it is %3.</source>
        <translation>cuBLASLt multipliziert %1 nur, wenn n ein Vielfaches von %2 ist; es ist %3.</translation>
    </message>
    <message>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <source>cuDNN %1 failed while %2 (status %3).</source>
        <translation>Fehler von cuDNN %1 (bei: %2; Status %3).</translation>
    </message>
    <message>
        <source>cuDNN %1 failed while %2 (status %3: %4).</source>
        <translation>Fehler von cuDNN %1 (bei: %2; Status %3: %4).</translation>
    </message>
    <message>
        <source>cuDNN %1 has no fused attention for this shape on this device.</source>
        <translation>cuDNN %1 hat auf diesem Gerät keine fusionierte Attention für diese Form.</translation>
    </message>
    <message>
        <source>cuDNN %1 has no fused attention for this shape on this device: %2.</source>
        <translation>cuDNN %1 hat auf diesem Gerät keine fusionierte Attention für diese Form: %2.</translation>
    </message>
    <message>
        <source>cuDNN (libcudnn.so.9) was not found.</source>
        <translation>cuDNN (libcudnn.so.9) wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>custom %1 loops (%2)</source>
        <translation>eigene %1-Schleifen (%2)</translation>
    </message>
    <message>
        <source>decode into a buffer that is too small</source>
        <translation>in zu wenig Platz decodieren</translation>
    </message>
    <message>
        <source>decode more sequences than there are, or none</source>
        <translation>mehr Sequenzen decodieren, als es gibt, oder keine</translation>
    </message>
    <message>
        <source>decode, a batch of 32</source>
        <translation>Decode, ein Batch von 32</translation>
    </message>
    <message>
        <source>decode, a large batch</source>
        <translation>Decode, ein großer Batch</translation>
    </message>
    <message>
        <source>decode, one sequence</source>
        <translation>Decode, eine Sequenz</translation>
    </message>
    <message>
        <source>decoding</source>
        <translation>Decodieren</translation>
    </message>
    <message>
        <source>describing a batch</source>
        <translation>Beschreiben eines Batches</translation>
    </message>
    <message>
        <source>describing a matrix</source>
        <translation>Beschreiben einer Matrix</translation>
    </message>
    <message>
        <source>describing a product</source>
        <translation>Beschreiben eines Produkts</translation>
    </message>
    <message>
        <source>describing the operation</source>
        <translation>Beschreiben der Operation</translation>
    </message>
    <message>
        <source>down projection of Llama 3 70B</source>
        <translation>Down-Projektion von Llama 3 70B</translation>
    </message>
    <message>
        <source>down projection of Llama 3 8B</source>
        <translation>Down-Projektion von Llama 3 8B</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dynamisch</translation>
    </message>
    <message>
        <source>dynamic quantization after training</source>
        <translation>dynamische Quantisierung nach dem Training</translation>
    </message>
    <message>
        <source>eager, one call per operation</source>
        <translation>eager, ein Aufruf je Operation</translation>
    </message>
    <message>
        <source>eager, two launches</source>
        <translation>eager, zwei Starts</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>equivalent within ±%1 points (%2 points, 95% %3 to %4)</source>
        <translation>gleichwertig innerhalb ±%1 Punkte (%2 Punkte, 95&#xa0;% %3 bis %4)</translation>
    </message>
    <message>
        <source>equivalent within ±%1 points (%2 points, 95% %3 to %4, p = %5: a small but certain difference)</source>
        <translation>gleichwertig innerhalb ±%1 Punkte (%2 Punkte, 95&#xa0;% %3 bis %4, p = %5: ein kleiner, aber sicherer Unterschied)</translation>
    </message>
    <message>
        <source>equivalent within ±0.5% (%1)</source>
        <translation>gleichwertig innerhalb ±0,5&#xa0;% (%1)</translation>
    </message>
    <message>
        <source>event.pairs contains an invalid comparison.</source>
        <translation>event.pairs enthält etwas, das kein Vergleich ist.</translation>
    </message>
    <message>
        <source>event.pairs contains an unknown caution.</source>
        <translation>event.pairs enthält einen unbekannten Vorbehalt.</translation>
    </message>
    <message>
        <source>event.pairs contains an unknown verdict.</source>
        <translation>event.pairs enthält ein unbekanntes Urteil.</translation>
    </message>
    <message>
        <source>event.pairs must be a square table.</source>
        <translation>event.pairs muss eine quadratische Tabelle sein.</translation>
    </message>
    <message>
        <source>event.part does not match the event.</source>
        <translation>event.part enthält nicht, wovon das Ereignis handelt.</translation>
    </message>
    <message>
        <source>event.part is missing.</source>
        <translation>event.part fehlt.</translation>
    </message>
    <message>
        <source>expected &apos;%1&apos;, but found %2</source>
        <translation>erwartet &apos;%1&apos;, gefunden %2</translation>
    </message>
    <message>
        <source>expected a string in quotation marks</source>
        <translation>erwartet wird ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>features of shape %1 are empty</source>
        <translation>Merkmale der Form %1 enthalten nichts</translation>
    </message>
    <message>
        <source>features of shape %1 are neither [items, columns] nor [items, height, width]</source>
        <translation>Merkmale der Form %1 sind weder [Beispiele, Spalten] noch [Beispiele, Höhe, Breite]</translation>
    </message>
    <message>
        <source>features of shape %1 require more than 4 GiB as float (the limit)</source>
        <translation>Merkmale der Form %1 brauchen als float mehr als 4 GiB, die Grenze</translation>
    </message>
    <message>
        <source>fetching a buffer</source>
        <translation>Holen eines Puffers</translation>
    </message>
    <message>
        <source>fetching logits</source>
        <translation>Holen von Logits</translation>
    </message>
    <message>
        <source>fetching the inputs of a layer</source>
        <translation>Holen der Eingaben einer Schicht</translation>
    </message>
    <message>
        <source>fetching tokens</source>
        <translation>Holen von Token</translation>
    </message>
    <message>
        <source>filling activations</source>
        <translation>Füllen von Aktivierungen</translation>
    </message>
    <message>
        <source>filling operands</source>
        <translation>Füllen von Operanden</translation>
    </message>
    <message>
        <source>filling the rotating buffers</source>
        <translation>Füllen der wechselnden Puffer</translation>
    </message>
    <message>
        <source>finding the extremes of the input</source>
        <translation>Bestimmen der Extreme der Eingabe</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>abschließen</translation>
    </message>
    <message>
        <source>finishing queued work</source>
        <translation>Abschließen eingereihter Arbeit</translation>
    </message>
    <message>
        <source>float4 loads and char4 stores: each warp loads 512 bytes at a time, and four elements share the index arithmetic. 11 instructions per element instead of 25, the same number of bytes.</source>
        <translation>float4-Laden und char4-Speichern: ein Warp fordert 512 Bytes je Ladebefehl an, und die Indexrechnung teilen sich vier Elemente: 11 Befehle je Element statt 25, dieselben Bytes.</translation>
    </message>
    <message>
        <source>fortran_order is neither True nor False</source>
        <translation>fortran_order ist weder True noch False</translation>
    </message>
    <message>
        <source>from the input</source>
        <translation>aus der Eingabe</translation>
    </message>
    <message>
        <source>full precision</source>
        <translation>volle Genauigkeit</translation>
    </message>
    <message>
        <source>fused multiply-add</source>
        <translation>Fused Multiply-Add</translation>
    </message>
    <message>
        <source>fused, CUDA graph</source>
        <translation>fusioniert, CUDA-Graph</translation>
    </message>
    <message>
        <source>fused, custom kernel</source>
        <translation>fusioniert, eigener Kernel</translation>
    </message>
    <message>
        <source>fused, division</source>
        <translation>fusioniert, Division</translation>
    </message>
    <message>
        <source>fused, online softmax</source>
        <translation>fusioniert, Online-Softmax</translation>
    </message>
    <message>
        <source>generated characters, %1 classes, seed %2</source>
        <translation>gezeichnete Zeichen, %1 Klassen, Startwert %2</translation>
    </message>
    <message>
        <source>generated from the text: which of four continuations follows</source>
        <translation>aus dem Text gemacht: welche von vier Fortsetzungen folgt</translation>
    </message>
    <message>
        <source>generating characters</source>
        <translation>Zeichen werden gezeichnet</translation>
    </message>
    <message>
        <source>generating operands, compiling and selecting algorithms</source>
        <translation>Operanden werden erzeugt, kompiliert und Algorithmen gewählt</translation>
    </message>
    <message>
        <source>generating the input</source>
        <translation>Eingabe wird erzeugt</translation>
    </message>
    <message>
        <source>governor %1</source>
        <translation>Governor %1</translation>
    </message>
    <message>
        <source>governor %1 (the clock rate depends on the load)</source>
        <translation>Governor %1 (Takte folgen der Last)</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>groups of %1</source>
        <translation>Gruppen von %1</translation>
    </message>
    <message>
        <source>hardware slowdown</source>
        <translation>Hardware-Drosselung</translation>
    </message>
    <message>
        <source>has a step without a &quot;type&quot;</source>
        <translation>hat einen Schritt ohne &quot;type&quot;</translation>
    </message>
    <message>
        <source>has more than %1 steps</source>
        <translation>hat mehr als %1 Schritte</translation>
    </message>
    <message>
        <source>has no &quot;type&quot;</source>
        <translation>hat keinen &quot;type&quot;</translation>
    </message>
    <message>
        <source>head size</source>
        <translation>Kopfgröße</translation>
    </message>
    <message>
        <source>head size %1</source>
        <translation>Kopfgröße %1</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>heads of %1 elements cannot be rotated in pairs</source>
        <translation>Köpfe mit %1 Elementen lassen sich nicht paarweise drehen</translation>
    </message>
    <message>
        <source>hidden size</source>
        <translation>Hidden-Größe</translation>
    </message>
    <message>
        <source>hidden size %1</source>
        <translation>Hidden-Größe %1</translation>
    </message>
    <message>
        <source>higher (%1)</source>
        <translation>höher (%1)</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>heiß</translation>
    </message>
    <message>
        <source>hot: %1</source>
        <translation>heiß: %1</translation>
    </message>
    <message>
        <source>hot: 1 buffer</source>
        <translation>heiß: 1 Puffer</translation>
    </message>
    <message>
        <source>hot: 1 buffer per variant, at most %1</source>
        <translation>heiß: 1 Puffer je Variante, höchstens %1</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importiert</translation>
    </message>
    <message>
        <source>imported from %1</source>
        <translation>importiert aus %1</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is not a list of at most 64 widths</source>
        <translation>ist keine Liste von höchstens 64 Breiten</translation>
    </message>
    <message>
        <source>is not a number</source>
        <translation>ist keine Zahl</translation>
    </message>
    <message>
        <source>is not a whole number from 0 to 1,048,576</source>
        <translation>ist keine ganze Zahl von 0 bis 1.048.576</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>ist zu groß</translation>
    </message>
    <message>
        <source>it contains a zero byte, so it is not a text file</source>
        <translation>sie enthält ein Nullbyte: das ist kein Text</translation>
    </message>
    <message>
        <source>it contains more than %1 launches (the limit)</source>
        <translation>sie enthält mehr als %1 Starts, die Grenze</translation>
    </message>
    <message>
        <source>it contains more than %1 rows (the limit)</source>
        <translation>sie enthält mehr als %1 Zeilen, die Grenze</translation>
    </message>
    <message>
        <source>it contains more than %1 runs.</source>
        <translation>sie enthält mehr als %1 Läufe.</translation>
    </message>
    <message>
        <source>it contains more than %1 values (the limit)</source>
        <translation>es enthält mehr als %1 Werte, die Grenze</translation>
    </message>
    <message>
        <source>it contains neither a row with a time nor a score</source>
        <translation>sie enthält keine Zeile mit einer Zeit und keinen Wert einer Aufgabe</translation>
    </message>
    <message>
        <source>it contains neither kernels (categories kernel, gpu_memcpy, gpu_memset) nor operators (cpu_op)</source>
        <translation>sie enthält keine Kernels (Kategorien kernel, gpu_memcpy, gpu_memset) und keine Operatoren (cpu_op)</translation>
    </message>
    <message>
        <source>it contains no duration (gpu__time_duration.sum, or Duration on the details page)</source>
        <translation>sie enthält keine Dauer (gpu__time_duration.sum, oder Duration auf der Details-Seite)</translation>
    </message>
    <message>
        <source>it contains no rows below its header</source>
        <translation>sie enthält keine Zeile unter der Kopfzeile</translation>
    </message>
    <message>
        <source>it contains no session.</source>
        <translation>sie enthält keine Sitzung.</translation>
    </message>
    <message>
        <source>it contains none of ttfts, itls, latencies, mean_ttft_ms</source>
        <translation>sie hat nichts von ttfts, itls, latencies, mean_ttft_ms</translation>
    </message>
    <message>
        <source>it did not start</source>
        <translation>der Start schlug fehl</translation>
    </message>
    <message>
        <source>it does not contain a model configuration</source>
        <translation>sie enthält keine Konfiguration eines Modells</translation>
    </message>
    <message>
        <source>it does not list its runs</source>
        <translation>es sagt nicht, welche Läufe dazugehören</translation>
    </message>
    <message>
        <source>it ends unexpectedly after %1 decompressed bytes</source>
        <translation>sie endet zu früh, nach %1 entpackten Bytes</translation>
    </message>
    <message>
        <source>it has %1 bytes, which is too short for a .safetensors file</source>
        <translation>sie ist %1 Bytes lang, zu kurz für eine .safetensors-Datei</translation>
    </message>
    <message>
        <source>it has %1 cells, the first line has %2</source>
        <translation>sie hat %1 Zellen, die erste Zeile hat %2</translation>
    </message>
    <message>
        <source>it has %1 classes; the limit is %2</source>
        <translation>es hat %1 Klassen; höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>it has %1 labels, but %2 has %3 items</source>
        <translation>sie hat %1 Klassen, aber %2 hat %3 Beispiele</translation>
    </message>
    <message>
        <source>it has .npy version %1; supported versions are 1 to 3</source>
        <translation>sie ist .npy Version %1; bekannt sind die Versionen 1 bis 3</translation>
    </message>
    <message>
        <source>it has an unexpected tensor %1</source>
        <translation>sie hat einen Tensor %1, den ein solches Modell nicht hat</translation>
    </message>
    <message>
        <source>it has more than %1 cells (the limit)</source>
        <translation>sie hat mehr als %1 Zellen, die Grenze</translation>
    </message>
    <message>
        <source>it has neither &quot;latencies&quot; nor a positive &quot;avg_latency&quot;</source>
        <translation>sie hat weder &quot;latencies&quot; noch ein positives &quot;avg_latency&quot;</translation>
    </message>
    <message>
        <source>it has no &apos;result&apos;.</source>
        <translation>&apos;result&apos; fehlt.</translation>
    </message>
    <message>
        <source>it has no feature columns</source>
        <translation>sie hat keine Merkmalsspalten</translation>
    </message>
    <message>
        <source>it has no list &quot;benchmarks&quot;</source>
        <translation>sie hat keine Liste &quot;benchmarks&quot;</translation>
    </message>
    <message>
        <source>it has no list of runs</source>
        <translation>eine Liste der Läufe fehlt</translation>
    </message>
    <message>
        <source>it has no object &quot;results&quot;</source>
        <translation>sie hat kein Objekt &quot;results&quot;</translation>
    </message>
    <message>
        <source>it has no schema number.</source>
        <translation>die Schemanummer fehlt.</translation>
    </message>
    <message>
        <source>it has no weight</source>
        <translation>es gibt kein Gewicht</translation>
    </message>
    <message>
        <source>it has only one column</source>
        <translation>sie hat nur eine Spalte</translation>
    </message>
    <message>
        <source>it is a device or a pipe</source>
        <translation>es ist ein Gerät oder eine Pipe</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is a running program</source>
        <translation>es ist ein Programm, das gerade läuft</translation>
    </message>
    <message>
        <source>it is damaged after %1 decompressed bytes (%2)</source>
        <translation>sie ist hinter %1 entpackten Bytes beschädigt (%2)</translation>
    </message>
    <message>
        <source>it is followed by text</source>
        <translation>nach ihrem Ende steht Text</translation>
    </message>
    <message>
        <source>it is nested deeper than %1 levels (the limit)</source>
        <translation>es ist tiefer als %1 Ebenen verschachtelt, die Grenze</translation>
    </message>
    <message>
        <source>it is not a gzip file</source>
        <translation>sie beginnt nicht wie eine gzip-Datei</translation>
    </message>
    <message>
        <source>it is not an .npy file</source>
        <translation>sie beginnt nicht wie eine .npy-Datei</translation>
    </message>
    <message>
        <source>it is not an IDX file</source>
        <translation>sie beginnt nicht wie eine IDX-Datei</translation>
    </message>
    <message>
        <source>it is stored in column-major order (fortran_order)</source>
        <translation>sie ist spaltenweise gespeichert (fortran_order)</translation>
    </message>
    <message>
        <source>it is stored in column-major order (fortran_order), but tokens are rows</source>
        <translation>sie ist spaltenweise gespeichert (fortran_order), Token sind aber Zeilen</translation>
    </message>
    <message>
        <source>it is too large for this computer</source>
        <translation>sie ist zu groß für diesen Rechner</translation>
    </message>
    <message>
        <source>it was changed while it was being read</source>
        <translation>sie wurde beim Lesen geändert</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Quantoscope (schema %1; this one reads up to %2).</source>
        <translation>sie wurde mit einer neueren Version von Quantoscope gespeichert (Schema %1; diese liest bis %2).</translation>
    </message>
    <message>
        <source>it was started for %1 steps, but %2 items require %3</source>
        <translation>es wurde für %1 Schritte begonnen, aber %2 Beispiele ergeben %3</translation>
    </message>
    <message>
        <source>it was truncated while it was being read</source>
        <translation>sie wurde beim Lesen verkürzt</translation>
    </message>
    <message>
        <source>item %1 has %2 as feature %3</source>
        <translation>Beispiel %1 hat %2 als Merkmal %3</translation>
    </message>
    <message>
        <source>item %1 has the negative label %2</source>
        <translation>Beispiel %1 hat die negative Klasse %2</translation>
    </message>
    <message>
        <source>item %1 of the test data has the label %2, which does not occur in the training data and is out of range</source>
        <translation>Beispiel %1 des Testteils hat die Klasse %2, die außerhalb des Bereichs liegt: kein Trainingsbeispiel hat sie</translation>
    </message>
    <message>
        <source>its %1 items are split into %2 for training and %3 for calibration; no split can be empty</source>
        <translation>ihre %1 Einträge teilen sich in %2 zum Training und %3 zur Kalibrierung; kein Teil darf leer sein</translation>
    </message>
    <message>
        <source>its %1 items are split into %2 for training, %3 for calibration and %4 for testing; no split can be empty</source>
        <translation>ihre %1 Einträge teilen sich in %2 zum Training, %3 zur Kalibrierung und %4 zum Testen; kein Teil darf leer sein</translation>
    </message>
    <message>
        <source>its __metadata__ %1 is not a string</source>
        <translation>sein __metadata__ %1 ist kein Text</translation>
    </message>
    <message>
        <source>its __metadata__ is not an object</source>
        <translation>sein __metadata__ ist kein Objekt</translation>
    </message>
    <message>
        <source>its baseline %1 is not a known mode.</source>
        <translation>ihre Basis %1 ist kein bekannter Modus.</translation>
    </message>
    <message>
        <source>its buffers need more than an eighth of the available memory (%1)</source>
        <translation>ein Achtel des freien Speichers (%1) fasst seine Puffer nicht</translation>
    </message>
    <message>
        <source>its configuration does not have one name for each of %1 classes</source>
        <translation>ihre Konfiguration hat nicht einen Namen für jede von %1 Klassen</translation>
    </message>
    <message>
        <source>its configuration is inconsistent: %1</source>
        <translation>ihre Konfiguration passt nicht zusammen: %1</translation>
    </message>
    <message>
        <source>its configuration is not an object</source>
        <translation>ihre Konfiguration ist kein Objekt</translation>
    </message>
    <message>
        <source>its configuration specifies an unknown type of model</source>
        <translation>ihre Konfiguration nennt keine Art von Modell, die dieses Programm kennt</translation>
    </message>
    <message>
        <source>its data type %1 is not supported</source>
        <translation>ihr Datentyp %1 wird nicht unterstützt</translation>
    </message>
    <message>
        <source>its elements are Python objects</source>
        <translation>ihre Elemente sind Python-Objekte</translation>
    </message>
    <message>
        <source>its elements are not plain numbers</source>
        <translation>ihre Elemente sind keine einfachen Zahlen</translation>
    </message>
    <message>
        <source>its elements are single bytes of an unnamed type (NumPy has no name for FP8 E4M3)</source>
        <translation>ihre Elemente sind einzelne Bytes unbenannter Art (numpy kann FP8 E4M3 nicht benennen)</translation>
    </message>
    <message>
        <source>its elements are structures with several fields</source>
        <translation>ihre Elemente sind Strukturen (je mehrere Felder)</translation>
    </message>
    <message>
        <source>its format is not %1.</source>
        <translation>sie hat ein anderes Format als %1.</translation>
    </message>
    <message>
        <source>its header</source>
        <translation>ihr Kopf</translation>
    </message>
    <message>
        <source>its header does not begin with &apos;{&apos;</source>
        <translation>ihr Kopf beginnt nicht mit &apos;{&apos;</translation>
    </message>
    <message>
        <source>its header size is %1 bytes, but only %2 follow</source>
        <translation>ihr Kopf verlangt %1 Bytes, es folgen aber nur %2</translation>
    </message>
    <message>
        <source>its header size is %1 bytes; the limit is %2</source>
        <translation>ihr Kopf verlangt %1 Bytes; höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>its header size is %1; the limit is 1 MiB</source>
        <translation>ihr Kopf verlangt %1; höchstens 1 MiB wird gelesen</translation>
    </message>
    <message>
        <source>its list &quot;benchmarks&quot; contains entries that are not objects</source>
        <translation>ihre Liste &quot;benchmarks&quot; enthält anderes als Objekte</translation>
    </message>
    <message>
        <source>its list contains entries that are not objects</source>
        <translation>ihre Liste enthält anderes als Objekte</translation>
    </message>
    <message>
        <source>its name contains control characters or is not valid UTF-8</source>
        <translation>sein Name enthält Steuerzeichen oder ist kein UTF-8</translation>
    </message>
    <message>
        <source>its name does not end in .csv, .tsv, .npy, .idx or -ubyte (IDX)</source>
        <translation>ihr Name hat keine der Endungen .csv, .tsv, .npy, .idx und -ubyte (IDX)</translation>
    </message>
    <message>
        <source>its name is empty or reserved</source>
        <translation>sein Name ist leer oder reserviert</translation>
    </message>
    <message>
        <source>its shape %1</source>
        <translation>ihre Form %1</translation>
    </message>
    <message>
        <source>its shape %1 has more than %2 elements (the limit)</source>
        <translation>ihre Form %1 hat mehr als %2 Elemente, die Grenze</translation>
    </message>
    <message>
        <source>its shape %1 of %2-byte elements requires more than the %3 bytes in the file</source>
        <translation>ihre Form %1 aus %2-Byte-Elementen braucht mehr als die vorhandenen %3 Bytes</translation>
    </message>
    <message>
        <source>its state is incomplete for this model</source>
        <translation>sein Zustand enthält nicht, was ein solches Modell braucht</translation>
    </message>
    <message>
        <source>its symbolic links form a loop</source>
        <translation>seine symbolischen Verknüpfungen drehen sich im Kreis</translation>
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
        <translation>Klassen der Form %1 sind keine Liste mit einer Zahl pro Beispiel</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>latency with copies %1</source>
        <translation>Latenz mit Kopien %1</translation>
    </message>
    <message>
        <source>launching GELU</source>
        <translation>Starten von GELU</translation>
    </message>
    <message>
        <source>launching a compiled kernel</source>
        <translation>Starten eines kompilierten Kernels</translation>
    </message>
    <message>
        <source>launching a graph</source>
        <translation>Starten eines Graphen</translation>
    </message>
    <message>
        <source>launching a kernel</source>
        <translation>Starten eines Kernels</translation>
    </message>
    <message>
        <source>launching a layer norm</source>
        <translation>Starten einer Layer-Norm</translation>
    </message>
    <message>
        <source>launching a product</source>
        <translation>Starten eines Produkts</translation>
    </message>
    <message>
        <source>launching a residual sum</source>
        <translation>Starten einer Residualsumme</translation>
    </message>
    <message>
        <source>laying out activations</source>
        <translation>Anordnen von Aktivierungen</translation>
    </message>
    <message>
        <source>line %1 has %2 cells instead of %3; the file may be truncated</source>
        <translation>Zeile %1 hat %2 statt %3 Zellen; die Datei ist vielleicht abgeschnitten</translation>
    </message>
    <message>
        <source>loading a compiled kernel</source>
        <translation>Laden eines kompilierten Kernels</translation>
    </message>
    <message>
        <source>loading a product</source>
        <translation>Laden eines Produkts</translation>
    </message>
    <message>
        <source>loading compiled kernels</source>
        <translation>Laden kompilierter Kernels</translation>
    </message>
    <message>
        <source>loading kernels</source>
        <translation>Laden von Kernels</translation>
    </message>
    <message>
        <source>loading products</source>
        <translation>Laden von Produkten</translation>
    </message>
    <message>
        <source>loading the attention kernel</source>
        <translation>Laden des Attention-Kernels</translation>
    </message>
    <message>
        <source>loading the fused kernel</source>
        <translation>Laden des fusionierten Kernels</translation>
    </message>
    <message>
        <source>looking for a compiled kernel</source>
        <translation>Suchen eines kompilierten Kernels</translation>
    </message>
    <message>
        <source>looking for devices</source>
        <translation>Suchen von Geräten</translation>
    </message>
    <message>
        <source>looking for functions of the driver</source>
        <translation>Suchen von Funktionen des Treibers</translation>
    </message>
    <message>
        <source>looking for the driver&apos;s tensor maps</source>
        <translation>Suchen der Tensor-Maps des Treibers</translation>
    </message>
    <message>
        <source>lower (%1)</source>
        <translation>niedriger (%1)</translation>
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
        <translation>Erzeugen eines Streams</translation>
    </message>
    <message>
        <source>making events</source>
        <translation>Erzeugen von Events</translation>
    </message>
    <message>
        <source>making operands</source>
        <translation>Erzeugen von Operanden</translation>
    </message>
    <message>
        <source>making the codes</source>
        <translation>Erzeugen der Codes</translation>
    </message>
    <message>
        <source>materialized</source>
        <translation>materialisiert</translation>
    </message>
    <message>
        <source>matrix rate, %1</source>
        <translation>Matrixrate, %1</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>max. %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>Mittel %1</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>Messung läuft</translation>
    </message>
    <message>
        <source>memory %1 MHz</source>
        <translation>Speicher %1 MHz</translation>
    </message>
    <message>
        <source>memory unknown</source>
        <translation>Speicher unbekannt</translation>
    </message>
    <message>
        <source>min %1</source>
        <translation>min. %1</translation>
    </message>
    <message>
        <source>multiplying</source>
        <translation>Multiplizieren</translation>
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
        <translation>keine BLAS-Bibliothek gefunden</translation>
    </message>
    <message>
        <source>no byte dot products (VNNI) with %1 on this CPU</source>
        <translation>keine Byte-Skalarprodukte (VNNI) mit %1 auf diesem Prozessor</translation>
    </message>
    <message>
        <source>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but none of the %4 others is shown to be worse.</source>
        <translation>keine Konfiguration ist nachweislich die beste. %1 hat die meisten richtigen Antworten (%2 von %3), aber von den %4 anderen ist keine nachweislich schlechter.</translation>
    </message>
    <message numerus="yes">
        <source>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but only %n of the %4 others are shown to be worse.</source>
        <comment>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but only %n of the %4 others is shown to be worse.</comment>
        <translation>
            <numerusform>keine Konfiguration ist nachweislich die beste. %1 hat die meisten richtigen Antworten (%2 von %3), aber von den %4 anderen ist nur %n nachweislich schlechter.</numerusform>
            <numerusform>keine Konfiguration ist nachweislich die beste. %1 hat die meisten richtigen Antworten (%2 von %3), aber von den %4 anderen sind nur %n nachweislich schlechter.</numerusform>
        </translation>
    </message>
    <message>
        <source>no item has a metric such as &quot;acc&quot; or &quot;exact_match&quot;</source>
        <translation>kein Beispiel hat eine Metrik wie &quot;acc&quot; oder &quot;exact_match&quot;</translation>
    </message>
    <message>
        <source>no label column was found</source>
        <translation>keine Spalte ist als Klasse bekannt</translation>
    </message>
    <message>
        <source>no label file was found next to it</source>
        <translation>daneben liegen keine Klassen</translation>
    </message>
    <message>
        <source>no log</source>
        <translation>kein Protokoll</translation>
    </message>
    <message>
        <source>no quantization error</source>
        <translation>kein Quantisierungsfehler</translation>
    </message>
    <message>
        <source>no selected variant supports this size</source>
        <translation>keine gewählte Variante unterstützt diese Größe</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>no task has a metric such as &quot;acc,none&quot;</source>
        <translation>keine Aufgabe hat eine Metrik wie &quot;acc,none&quot;</translation>
    </message>
    <message>
        <source>not enough device memory for three matrices</source>
        <translation>für drei Matrizen ist nicht genug Gerätespeicher frei</translation>
    </message>
    <message>
        <source>not resolved (%1 points, 95% %2 to %3, p = %4)</source>
        <translation>nicht geklärt (%1 Punkte, 95&#xa0;% %2 bis %3, p = %4)</translation>
    </message>
    <message>
        <source>not resolved (%1)</source>
        <translation>nicht geklärt (%1)</translation>
    </message>
    <message>
        <source>not throttled</source>
        <translation>nicht gedrosselt</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>not within ±1% yet</source>
        <translation>noch nicht innerhalb ±1&#xa0;%</translation>
    </message>
    <message>
        <source>nothing is prepared</source>
        <translation>nichts ist vorbereitet</translation>
    </message>
    <message>
        <source>num_tokens × hidden_size is %1, more than %2 elements.</source>
        <translation>num_tokens × hidden_size ist %1, mehr als %2 Elemente.</translation>
    </message>
    <message>
        <source>offline processing</source>
        <translation>Offline-Verarbeitung</translation>
    </message>
    <message>
        <source>one of choices.label</source>
        <translation>ein Element von choices.label</translation>
    </message>
    <message>
        <source>one sequence</source>
        <translation>eine Sequenz</translation>
    </message>
    <message>
        <source>only %1 MiB of device memory is available, too little for a copy that exceeds the cache</source>
        <translation>nur %1 MiB Gerätespeicher sind frei, zu wenig für eine Kopie, die der Cache nicht fasst</translation>
    </message>
    <message>
        <source>opening cuBLASLt</source>
        <translation>Öffnen von cuBLASLt</translation>
    </message>
    <message>
        <source>opening the device</source>
        <translation>Gerät wird geöffnet</translation>
    </message>
    <message>
        <source>ordering streams</source>
        <translation>Ordnen von Streams</translation>
    </message>
    <message>
        <source>packed times in microseconds; these are damaged</source>
        <translation>eine Folge gepackter Zeiten in Mikrosekunden (was diese nicht oder nicht mehr ist)</translation>
    </message>
    <message>
        <source>packed, 16-byte stores</source>
        <translation>gepackt, 16-Byte-Speichern</translation>
    </message>
    <message>
        <source>packing weights</source>
        <translation>Packen von Gewichten</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>per channel</source>
        <translation>pro Kanal</translation>
    </message>
    <message>
        <source>per tensor</source>
        <translation>pro Tensor</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>perplexity %1 (difference not resolved)</source>
        <translation>Perplexität %1 (Unterschied nicht geklärt)</translation>
    </message>
    <message>
        <source>perplexity %1 (equivalent within ±0.5%)</source>
        <translation>Perplexität %1 (gleichwertig innerhalb ±0,5&#xa0;%)</translation>
    </message>
    <message>
        <source>perplexity %1 (higher)</source>
        <translation>Perplexität %1 (höher)</translation>
    </message>
    <message>
        <source>perplexity %1 (lower)</source>
        <translation>Perplexität %1 (niedriger)</translation>
    </message>
    <message>
        <source>phase, note, started, training, row, rows, cell, speed or token</source>
        <translation>phase, note, started, training, row, rows, cell, speed oder token</translation>
    </message>
    <message>
        <source>phase, progress, segment, table or note</source>
        <translation>phase, progress, segment, table oder note</translation>
    </message>
    <message>
        <source>power brake</source>
        <translation>Leistungsbremse</translation>
    </message>
    <message>
        <source>power cap</source>
        <translation>Leistungsgrenze</translation>
    </message>
    <message>
        <source>prefill a sequence that does not exist, nothing, or into room of another size</source>
        <translation>Prefill einer Sequenz, die es nicht gibt, ohne Token oder in Platz anderer Größe</translation>
    </message>
    <message>
        <source>prefill a sequence that does not exist, or nothing</source>
        <translation>Prefill einer Sequenz, die es nicht gibt, oder ohne Token</translation>
    </message>
    <message>
        <source>prefill; context of Llama 2</source>
        <translation>Prefill; Kontext von Llama 2</translation>
    </message>
    <message>
        <source>prefill; context of Llama 3</source>
        <translation>Prefill; Kontext von Llama 3</translation>
    </message>
    <message>
        <source>preparing the cache</source>
        <translation>Vorbereiten des Caches</translation>
    </message>
    <message>
        <source>preparing the model</source>
        <translation>Vorbereiten des Modells</translation>
    </message>
    <message>
        <source>profiling one iteration per mode</source>
        <translation>Profil einer Iteration je Modus</translation>
    </message>
    <message>
        <source>quantizing</source>
        <translation>Quantisieren</translation>
    </message>
    <message>
        <source>query %1 has neither &quot;computeMs&quot; nor &quot;startComputeMs&quot; and &quot;endComputeMs&quot;</source>
        <translation>Anfrage %1 hat weder &quot;computeMs&quot; noch &quot;startComputeMs&quot; und &quot;endComputeMs&quot;</translation>
    </message>
    <message>
        <source>query, key and value of Llama 3 8B</source>
        <translation>Query, Key und Value von Llama 3 8B</translation>
    </message>
    <message>
        <source>queueing a reading of the clock</source>
        <translation>Einreihen eines Ablesens der Uhr</translation>
    </message>
    <message>
        <source>queueing a step of the model</source>
        <translation>Einreihen eines Schritts des Modells</translation>
    </message>
    <message>
        <source>queueing an instruction</source>
        <translation>Einreihen einer Anweisung</translation>
    </message>
    <message>
        <source>queueing attention</source>
        <translation>Einreihen der Attention</translation>
    </message>
    <message>
        <source>queueing work</source>
        <translation>Einreihen von Arbeit</translation>
    </message>
    <message>
        <source>random, seed %1</source>
        <translation>zufällig, Startwert %1</translation>
    </message>
    <message>
        <source>reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>reading a kernel</source>
        <translation>Einlesen eines Kernels</translation>
    </message>
    <message>
        <source>reading a time</source>
        <translation>Lesen einer Zeit</translation>
    </message>
    <message>
        <source>reading back</source>
        <translation>Zurücklesen</translation>
    </message>
    <message>
        <source>reading device attributes</source>
        <translation>Lesen von Geräteattributen</translation>
    </message>
    <message>
        <source>reading device properties</source>
        <translation>Lesen von Geräteeigenschaften</translation>
    </message>
    <message>
        <source>reading the bus id</source>
        <translation>Lesen der Bus-ID</translation>
    </message>
    <message>
        <source>reading the device&apos;s timer</source>
        <translation>Lesen der Uhr des Geräts</translation>
    </message>
    <message>
        <source>reading the driver&apos;s version</source>
        <translation>Lesen der Treiberversion</translation>
    </message>
    <message>
        <source>reading the runtime&apos;s version</source>
        <translation>Lesen der Runtime-Version</translation>
    </message>
    <message>
        <source>reciprocal</source>
        <translation>Kehrwert</translation>
    </message>
    <message>
        <source>recording a graph</source>
        <translation>Aufzeichnen eines Graphen</translation>
    </message>
    <message>
        <source>recording a product</source>
        <translation>Aufzeichnen eines Produkts</translation>
    </message>
    <message>
        <source>recording an event</source>
        <translation>Aufzeichnen eines Events</translation>
    </message>
    <message>
        <source>recovered, interrupted</source>
        <translation>wiederhergestellt, unterbrochen</translation>
    </message>
    <message>
        <source>refining %1</source>
        <translation>Ziel: %1</translation>
    </message>
    <message>
        <source>replaying a program</source>
        <translation>Abspielen eines Programms</translation>
    </message>
    <message>
        <source>requested</source>
        <translation>verlangt</translation>
    </message>
    <message>
        <source>reserving shared memory</source>
        <translation>Reservieren von Shared Memory</translation>
    </message>
    <message>
        <source>restoring weights</source>
        <translation>Wiederherstellen von Gewichten</translation>
    </message>
    <message>
        <source>rewind</source>
        <translation>zurückspulen</translation>
    </message>
    <message>
        <source>rows of %1 weights are not a multiple of the group size %2, and compressed-tensors loads only complete groups</source>
        <translation>Zeilen von %1 Gewichten sind kein Vielfaches der Gruppen von %2, und compressed-tensors lädt nur ganze Gruppen</translation>
    </message>
    <message>
        <source>running a kernel</source>
        <translation>Ausführen eines Kernels</translation>
    </message>
    <message>
        <source>running instructions</source>
        <translation>Ausführen von Anweisungen</translation>
    </message>
    <message>
        <source>running the model</source>
        <translation>Ausführen des Modells</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Textprobe</translation>
    </message>
    <message>
        <source>sample %1 of %2 is not a time</source>
        <translation>Messwert %1 von %2 ist keine Zeit</translation>
    </message>
    <message>
        <source>selecting the device</source>
        <translation>Auswählen des Geräts</translation>
    </message>
    <message>
        <source>sending a buffer</source>
        <translation>Senden eines Puffers</translation>
    </message>
    <message>
        <source>sending tables</source>
        <translation>Senden von Tabellen</translation>
    </message>
    <message>
        <source>sending tokens</source>
        <translation>Senden von Token</translation>
    </message>
    <message>
        <source>sending weights</source>
        <translation>Senden von Gewichten</translation>
    </message>
    <message>
        <source>sensitivity of single layers</source>
        <translation>Empfindlichkeit einzelner Schichten</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>sequence length %1</source>
        <translation>Sequenzlänge %1</translation>
    </message>
    <message>
        <source>shape %1 of %2 has %3 bits, but the data has %4 bytes</source>
        <translation>die Form %1 von %2 braucht %3 Bits, die Daten haben %4 Bytes</translation>
    </message>
    <message>
        <source>shape %1 of %2 is invalid</source>
        <translation>die Form %1 von %2 ist unmöglich</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simuliert</translation>
    </message>
    <message>
        <source>simulated: values of FP8 E4M3 × FP8 E4M3 in %1; this GPU does not support FP8 multiplication</source>
        <translation>simuliert: Werte von FP8 E4M3 × FP8 E4M3, %1; diese GPU hat keine Produkte von FP8</translation>
    </message>
    <message>
        <source>simulated: values of FP8 E4M3 × FP8 E4M3, FP32 multiply-adds (%1); CPUs do not support FP8 multiplication</source>
        <translation>simuliert: Werte von FP8 E4M3 × FP8 E4M3, FP32-Multiplikation mit Addition (%1); CPUs haben keine Produkte von FP8</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>speed difference from %1 not resolved: %2×</source>
        <translation>Tempounterschied zu %1 nicht geklärt: %2×</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>starting a worker process</source>
        <translation>ein Arbeitsprozess wird gestartet</translation>
    </message>
    <message>
        <source>starting the attention kernel</source>
        <translation>Starten des Attention-Kernels</translation>
    </message>
    <message>
        <source>starting the fused kernel</source>
        <translation>Starten des fusionierten Kernels</translation>
    </message>
    <message>
        <source>starting the profiler</source>
        <translation>Starten des Profilers</translation>
    </message>
    <message>
        <source>starting the softmax kernel</source>
        <translation>Starten des Softmax-Kernels</translation>
    </message>
    <message>
        <source>static</source>
        <translation>statisch</translation>
    </message>
    <message>
        <source>stays warm: %1 buffer, %2, %3 × L2</source>
        <translation>bleibt warm: %1 Puffer, %2, %3 × L2</translation>
    </message>
    <message>
        <source>stays warm: %1 buffers, %2, %3 × L2</source>
        <translation>bleibt warm: %1 Puffer, %2, %3 × L2</translation>
    </message>
    <message>
        <source>std %1</source>
        <translation>Std.-Abw. %1</translation>
    </message>
    <message>
        <source>stopped by the user</source>
        <translation>vom Benutzer angehalten</translation>
    </message>
    <message>
        <source>stopped by the user, %1 of %2 points measured</source>
        <translation>vom Benutzer angehalten, %1 von %2 Punkten gemessen</translation>
    </message>
    <message>
        <source>stopping the profiler</source>
        <translation>Anhalten des Profilers</translation>
    </message>
    <message>
        <source>storing the scale</source>
        <translation>Ablegen der Skala</translation>
    </message>
    <message>
        <source>storing the zero point</source>
        <translation>Ablegen des Nullpunkts</translation>
    </message>
    <message>
        <source>sweeping the cache</source>
        <translation>Lesedurchgang durch den Cache</translation>
    </message>
    <message>
        <source>symmetric</source>
        <translation>symmetrisch</translation>
    </message>
    <message>
        <source>take a matrix</source>
        <translation>eine Matrix annehmen</translation>
    </message>
    <message>
        <source>take a vector</source>
        <translation>einen Vektor annehmen</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>tensor %1</source>
        <translation>Tensor %1</translation>
    </message>
    <message>
        <source>test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>text follows a closing quotation mark</source>
        <translation>nach einem schließenden Anführungszeichen folgt Text</translation>
    </message>
    <message>
        <source>text without a supported table</source>
        <translation>ein Text ohne eine Tabelle, die Quantoscope versteht</translation>
    </message>
    <message>
        <source>the %2 attention heads are not divisible by the %1 KV heads</source>
        <translation>die %1 KV-Köpfe teilen die %2 Attention-Köpfe nicht</translation>
    </message>
    <message>
        <source>the .npy header is truncated</source>
        <translation>sie endet in ihrem .npy-Kopf</translation>
    </message>
    <message>
        <source>the CPU does not support multiplication of %1.</source>
        <translation>die CPU hat kein Produkt für %1.</translation>
    </message>
    <message>
        <source>the audit</source>
        <translation>die Prüfung</translation>
    </message>
    <message>
        <source>the baseline</source>
        <translation>die Basis</translation>
    </message>
    <message>
        <source>the checkpoint already has this format</source>
        <translation>der Checkpoint liegt schon in seinem Format vor</translation>
    </message>
    <message>
        <source>the claimed %1</source>
        <translation>die Behauptung von %1</translation>
    </message>
    <message>
        <source>the comma is missing in a shape with one dimension</source>
        <translation>einer Form mit einer Dimension fehlt das Komma</translation>
    </message>
    <message>
        <source>the configuration in %1</source>
        <translation>die Konfiguration in %1</translation>
    </message>
    <message>
        <source>the context length</source>
        <translation>der Kontext</translation>
    </message>
    <message>
        <source>the copied %1 is less than three times the cache size (%2): partly warm</source>
        <translation>die kopierten %1 sind weniger als das Dreifache der Caches (%2): teilweise warm</translation>
    </message>
    <message>
        <source>the data</source>
        <translation>die Daten</translation>
    </message>
    <message>
        <source>the device does not report the size of its cache</source>
        <translation>das Gerät nennt die Größe seines Caches nicht</translation>
    </message>
    <message>
        <source>the device does not respond; its worker process will be terminated in %1 s</source>
        <translation>das Gerät antwortet nicht; sein Arbeitsprozess wird in %1 s beendet</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>der Datenträger meldete einen Fehler</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>the entry of %1 is not an object</source>
        <translation>der Eintrag von %1 ist kein Objekt</translation>
    </message>
    <message>
        <source>the escape %1</source>
        <translation>die Escape-Sequenz %1</translation>
    </message>
    <message>
        <source>the features require more than 4 GiB (the limit)</source>
        <translation>die Merkmale brauchen mehr als 4 GiB, die Grenze</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>die Datei</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file or its folder does not exist</source>
        <translation>die Datei oder ihr Ordner existiert nicht</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>das Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>die zu schreibende Datei</translation>
    </message>
    <message>
        <source>the file would exceed the maximum file size</source>
        <translation>die Datei würde die größte hier erlaubte Größe überschreiten</translation>
    </message>
    <message>
        <source>the first has %1 tokens</source>
        <translation>das erste hat %1 Token</translation>
    </message>
    <message>
        <source>the first is line %1</source>
        <translation>das erste ist Zeile %1</translation>
    </message>
    <message>
        <source>the first is line %1 with %2 tokens</source>
        <translation>das erste ist Zeile %1 mit %2 Token</translation>
    </message>
    <message>
        <source>the first one, of whole numbers</source>
        <translation>die erste mit ganzen Zahlen</translation>
    </message>
    <message>
        <source>the folder contains no data files</source>
        <translation>der Ordner enthält keine Datendateien</translation>
    </message>
    <message>
        <source>the folder contains only labels: %1</source>
        <translation>der Ordner enthält nur Klassen: %1</translation>
    </message>
    <message>
        <source>the folder contains several data sets: %1</source>
        <translation>der Ordner enthält mehrere Datensätze: %1</translation>
    </message>
    <message>
        <source>the folder of the data</source>
        <translation>der Ordner der Daten</translation>
    </message>
    <message>
        <source>the folder to create</source>
        <translation>der anzulegende Ordner</translation>
    </message>
    <message>
        <source>the folder to write</source>
        <translation>der zu schreibende Ordner</translation>
    </message>
    <message>
        <source>the format has no type %1</source>
        <translation>das Format hat keinen Typ %1</translation>
    </message>
    <message>
        <source>the head size</source>
        <translation>die Größe eines Kopfes</translation>
    </message>
    <message>
        <source>the hidden size</source>
        <translation>die Hidden-Größe</translation>
    </message>
    <message>
        <source>the import</source>
        <translation>der Import</translation>
    </message>
    <message>
        <source>the intermediate size</source>
        <translation>die Intermediate-Größe</translation>
    </message>
    <message>
        <source>the items</source>
        <translation>die Beispiele</translation>
    </message>
    <message>
        <source>the journal</source>
        <translation>das Journal</translation>
    </message>
    <message>
        <source>the key %1 is unknown</source>
        <translation>der Schlüssel %1 ist unbekannt</translation>
    </message>
    <message>
        <source>the key %1 occurs twice</source>
        <translation>der Schlüssel %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; is missing</source>
        <translation>der Schlüssel &apos;%1&apos; fehlt</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; occurs twice</source>
        <translation>der Schlüssel &apos;%1&apos; kommt zweimal vor</translation>
    </message>
    <message>
        <source>the label is column %1 of the training table, but %2 of the test table</source>
        <translation>die Klasse steht in Spalte %1 der Trainingstabelle, aber in %2 der Testtabelle</translation>
    </message>
    <message>
        <source>the last one, of whole numbers</source>
        <translation>die letzte mit ganzen Zahlen</translation>
    </message>
    <message>
        <source>the learning rate is not a positive number</source>
        <translation>die Lernrate ist keine positive Zahl</translation>
    </message>
    <message>
        <source>the mean is above the maximum</source>
        <translation>das Mittel liegt über dem Maximum</translation>
    </message>
    <message>
        <source>the mean is below the minimum</source>
        <translation>das Mittel liegt unter dem Minimum</translation>
    </message>
    <message>
        <source>the minimum is above the maximum</source>
        <translation>das Minimum liegt über dem Maximum</translation>
    </message>
    <message>
        <source>the model does not respond; its worker process will be terminated in %1 s</source>
        <translation>das Modell antwortet nicht; sein Arbeitsprozess wird in %1 s beendet</translation>
    </message>
    <message>
        <source>the model included with the program</source>
        <translation>das mitgelieferte Modell</translation>
    </message>
    <message>
        <source>the name contains a zero byte</source>
        <translation>der Name enthält ein Nullbyte</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>der Name ist leer</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>der Name einer Datei</translation>
    </message>
    <message>
        <source>the number of KV heads</source>
        <translation>die Zahl der KV-Köpfe</translation>
    </message>
    <message>
        <source>the number of heads</source>
        <translation>die Zahl der Köpfe</translation>
    </message>
    <message>
        <source>the number of layers</source>
        <translation>die Zahl der Schichten</translation>
    </message>
    <message>
        <source>the only one with text</source>
        <translation>die einzige mit Wörtern</translation>
    </message>
    <message>
        <source>the operation is not permitted</source>
        <translation>die Operation ist nicht erlaubt</translation>
    </message>
    <message>
        <source>the path or the file name is too long</source>
        <translation>der Pfad oder der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>the ratio of means, %1×,</source>
        <translation>das Verhältnis der Mittelwerte, %1×,</translation>
    </message>
    <message>
        <source>the reading end was closed</source>
        <translation>die lesende Seite wurde geschlossen</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>das Ergebnis</translation>
    </message>
    <message>
        <source>the session</source>
        <translation>die Sitzung</translation>
    </message>
    <message>
        <source>the shape has more than 64 dimensions</source>
        <translation>die Form hat mehr als 64 Dimensionen</translation>
    </message>
    <message>
        <source>the sizes in its state do not match the model</source>
        <translation>Teile seines Zustands haben andere Größen als sein Modell</translation>
    </message>
    <message>
        <source>the sliding window is negative</source>
        <translation>das Sliding Window ist negativ</translation>
    </message>
    <message>
        <source>the standard deviation is too large for the range of the samples</source>
        <translation>die Standardabweichung ist größer, als es die Spannweite der Messwerte erlaubt</translation>
    </message>
    <message>
        <source>the study</source>
        <translation>die Studie</translation>
    </message>
    <message>
        <source>the study does not respond; its worker process will be terminated in %1 s</source>
        <translation>die Studie antwortet nicht; ihr Arbeitsprozess wird in %1 s beendet</translation>
    </message>
    <message>
        <source>the table is empty</source>
        <translation>die Tabelle ist leer</translation>
    </message>
    <message>
        <source>the template adds the id %1 to a vocabulary of %2 tokens</source>
        <translation>das Template fügt die ID %1 zu einem Vokabular von %2 Token hinzu</translation>
    </message>
    <message>
        <source>the template does not contain the text</source>
        <translation>das Template lässt den Text weg</translation>
    </message>
    <message>
        <source>the template for a single text refers to another text, or to the text twice</source>
        <translation>das Template für einen Text nennt einen anderen oder nennt ihn zweimal</translation>
    </message>
    <message>
        <source>the template has a part that is neither a SpecialToken nor a Sequence</source>
        <translation>das Template hat einen Teil, der weder ein SpecialToken noch eine Sequence ist</translation>
    </message>
    <message>
        <source>the template has no &quot;ids&quot; for %1</source>
        <translation>das Template hat keine &quot;ids&quot; für %1</translation>
    </message>
    <message>
        <source>the tensor %1</source>
        <translation>der Tensor %1</translation>
    </message>
    <message>
        <source>the tensor %1 has no finite number at element %2</source>
        <translation>der Tensor %1 hat bei Element %2 keine endliche Zahl</translation>
    </message>
    <message>
        <source>the tensor %1 has shape %2 instead of %3</source>
        <translation>der Tensor %1 hat die Form %2 statt %3</translation>
    </message>
    <message>
        <source>the tensor %1 has type %2, not F32</source>
        <translation>der Tensor %1 ist vom Typ %2, nicht F32</translation>
    </message>
    <message>
        <source>the tensor %1 is missing</source>
        <translation>der Tensor %1 fehlt</translation>
    </message>
    <message>
        <source>the time of a row is not positive</source>
        <translation>die Zeit einer Zeile ist nicht positiv</translation>
    </message>
    <message>
        <source>the time unit %1 of %2 is unknown</source>
        <translation>die Zeiteinheit %1 von %2 ist nicht bekannt</translation>
    </message>
    <message>
        <source>the unit %1 of %2 is not a unit of time</source>
        <translation>die Einheit %1 von %2 ist keine Zeiteinheit</translation>
    </message>
    <message>
        <source>the vocabulary</source>
        <translation>das Vokabular</translation>
    </message>
    <message>
        <source>the weight decay is not a positive number</source>
        <translation>der Weight Decay ist keine positive Zahl</translation>
    </message>
    <message>
        <source>the weight has no scales</source>
        <translation>das Gewicht hat keine Skalen</translation>
    </message>
    <message>
        <source>there</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>there are no items to train on</source>
        <translation>es gibt keine Beispiele zum Trainieren</translation>
    </message>
    <message>
        <source>there are no rows below the header</source>
        <translation>unter der Kopfzeile stehen keine Zeilen</translation>
    </message>
    <message>
        <source>there is no machine code</source>
        <translation>es gibt keinen Maschinencode</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>thermal (hardware)</source>
        <translation>thermisch (Hardware)</translation>
    </message>
    <message>
        <source>thermal (software)</source>
        <translation>thermisch (Software)</translation>
    </message>
    <message>
        <source>these are labels, and no file with the features was found next to them</source>
        <translation>dies sind Klassen, und daneben liegt keine Datei mit ihren Merkmalen</translation>
    </message>
    <message>
        <source>this GPU does not support multiplication of %1.</source>
        <translation>diese GPU hat kein Produkt von %1.</translation>
    </message>
    <message>
        <source>this device does not support multiplication of %1</source>
        <translation>dieses Gerät hat kein Produkt von %1</translation>
    </message>
    <message>
        <source>this property</source>
        <translation>diese Eigenschaft</translation>
    </message>
    <message>
        <source>this type of group</source>
        <translation>diese Art von Gruppe</translation>
    </message>
    <message>
        <source>throttled: %1</source>
        <translation>gedrosselt: %1</translation>
    </message>
    <message>
        <source>throttling unknown</source>
        <translation>Drosselung unbekannt</translation>
    </message>
    <message>
        <source>time limit of %1 s reached (%2 s per point)</source>
        <translation>Zeitgrenze von %1 s erreicht (%2 s je Punkt)</translation>
    </message>
    <message>
        <source>time limit of %1 s reached before all medians and comparisons were resolved</source>
        <translation>Zeitgrenze von %1 s erreicht, bevor jeder Median und jeder Vergleich geklärt war</translation>
    </message>
    <message>
        <source>time limit of %1 s reached before all medians were within ±1%</source>
        <translation>Zeitgrenze von %1 s erreicht, bevor jeder Median innerhalb ±1&#xa0;% war</translation>
    </message>
    <message>
        <source>timer and launches</source>
        <translation>Uhr und Starts</translation>
    </message>
    <message>
        <source>timing a graph</source>
        <translation>Messen eines Graphen</translation>
    </message>
    <message>
        <source>timing a large copy</source>
        <translation>eine große Kopie wird gemessen</translation>
    </message>
    <message>
        <source>timing a program</source>
        <translation>Messen eines Programms</translation>
    </message>
    <message>
        <source>timing a step</source>
        <translation>Messen eines Schritts</translation>
    </message>
    <message>
        <source>timing arithmetic</source>
        <translation>Arithmetik wird gemessen</translation>
    </message>
    <message>
        <source>timing the clock and an empty launch</source>
        <translation>Uhr und leerer Start werden gemessen</translation>
    </message>
    <message>
        <source>tiny MLP %1</source>
        <translation>Tiny-MLP %1</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>too large by %1</source>
        <translation>um %1 zu groß</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>zu viele Dateien sind offen</translation>
    </message>
    <message>
        <source>too many files are open on this machine</source>
        <translation>auf diesem Rechner sind zu viele Dateien offen</translation>
    </message>
    <message>
        <source>too small by %1</source>
        <translation>um %1 zu klein</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>training %1</source>
        <translation>Training von %1</translation>
    </message>
    <message>
        <source>training items have %1 features, test items %2</source>
        <translation>Trainingsbeispiele haben %1 Merkmale, Testbeispiele %2</translation>
    </message>
    <message>
        <source>transformer, %1 blocks of width %2, %3 heads, %4 patches of %5×%6</source>
        <translation>Transformer, %1 Blöcke der Breite %2, %3 Köpfe, %4 Felder von %5×%6</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>tuning products</source>
        <translation>Abstimmen von Produkten</translation>
    </message>
    <message>
        <source>turbo off</source>
        <translation>Turbo aus</translation>
    </message>
    <message>
        <source>turbo on (the clock rate depends on load and temperature)</source>
        <translation>Turbo an (Takte hängen von Last und Wärme ab)</translation>
    </message>
    <message>
        <source>two kernels</source>
        <translation>zwei Kernels</translation>
    </message>
    <message>
        <source>two kernels, overlapped</source>
        <translation>zwei Kernels, überlappend</translation>
    </message>
    <message>
        <source>unfused passes</source>
        <translation>getrennte Durchgänge</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>unbekannter Grund</translation>
    </message>
    <message>
        <source>until resolved, at most %1 s</source>
        <translation>bis geklärt, höchstens %1 s</translation>
    </message>
    <message>
        <source>until stopped</source>
        <translation>bis angehalten wird</translation>
    </message>
    <message>
        <source>up projection of Llama 2 7B</source>
        <translation>Up-Projektion von Llama 2 7B</translation>
    </message>
    <message>
        <source>up projection of Llama 3 70B</source>
        <translation>Up-Projektion von Llama 3 70B</translation>
    </message>
    <message>
        <source>up projection of Llama 3 8B</source>
        <translation>Up-Projektion von Llama 3 8B</translation>
    </message>
    <message>
        <source>uploading a graph</source>
        <translation>Hochladen eines Graphen</translation>
    </message>
    <message numerus="yes">
        <source>verified against the FP64 reference: %n rows, %1 off by more than %2 (largest %3)</source>
        <comment>verified against the FP64 reference: %n row, %1 off by more than %2 (largest %3)</comment>
        <translation>
            <numerusform>gegen die FP64-Referenz geprüft: %n Zeile, %1 um mehr als %2 abweichend (größte %3)</numerusform>
            <numerusform>gegen die FP64-Referenz geprüft: %n Zeilen, %1 weichen um mehr als %2 ab (größte %3)</numerusform>
        </translation>
    </message>
    <message>
        <source>verifying the codes</source>
        <translation>Codes werden geprüft</translation>
    </message>
    <message>
        <source>vocabulary of Llama 3</source>
        <translation>Vokabular von Llama 3</translation>
    </message>
    <message>
        <source>waiting for a kernel</source>
        <translation>Warten auf einen Kernel</translation>
    </message>
    <message>
        <source>warming up</source>
        <translation>Aufwärmen</translation>
    </message>
    <message>
        <source>within the space for a result</source>
        <translation>innerhalb des Platzes für ein Ergebnis</translation>
    </message>
    <message>
        <source>worse by %1 points (95% %2 to %3, p = %4)</source>
        <translation>um %1 Punkte schlechter (95&#xa0;% %2 bis %3, p = %4)</translation>
    </message>
    <message>
        <source>your disk quota is exceeded</source>
        <translation>Ihr Kontingent auf dem Datenträger ist aufgebraucht</translation>
    </message>
</context>
<context>
    <name>ModeCharts</name>
    <message>
        <source>%1× faster</source>
        <translation>%1× schneller</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>%1× langsamer</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>nicht geklärt</translation>
    </message>
    <message>
        <source>too few samples</source>
        <translation>zu wenige Messwerte</translation>
    </message>
    <message>
        <source>Identical kernels differ in this run, so no difference is resolved.</source>
        <translation>Gleiche Kernels fielen in diesem Lauf verschieden aus: kein Unterschied ist geklärt.</translation>
    </message>
    <message>
        <source>%1 is %2× faster than %3.</source>
        <translation>%1 ist %2× schneller als %3.</translation>
    </message>
    <message>
        <source>1 faster, %1× (%2)</source>
        <translation>1 schneller, %1× (%2)</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 langsamer</translation>
    </message>
    <message>
        <source>%1 the same</source>
        <translation>%1 gleich</translation>
    </message>
    <message>
        <source>%1 not resolved</source>
        <translation>%1 nicht geklärt</translation>
    </message>
    <message>
        <source>Compared with %1: %2.</source>
        <translation>Gegenüber %1: %2.</translation>
    </message>
    <message>
        <source>roofline of this device</source>
        <translation>Roofline dieses Geräts</translation>
    </message>
    <message>
        <source>ceiling of this device</source>
        <translation>Obergrenze dieses Geräts</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>Rechenrate</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Median latency</source>
        <translation>Median der Latenz</translation>
    </message>
    <message>
        <source>p5–p95</source>
        <translation>p5–p95</translation>
    </message>
    <message>
        <source>First %1 of %2 rows; the table shows all rows.</source>
        <translation>Die ersten %1 von %2 Zeilen; die Tabelle hat alle.</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importiert</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Signal to quantization noise</source>
        <translation>Signal zu Quantisierungsrauschen</translation>
    </message>
    <message>
        <source>Accuracy against double precision</source>
        <translation>Genauigkeit gegenüber doppelter Genauigkeit</translation>
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
        <translation>∞ (exakt)</translation>
    </message>
    <message>
        <source>Size with scales</source>
        <translation>Größe mit Skalen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>∞ (of those judged)</source>
        <translation>∞ (der beurteilten)</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>nicht beurteilt</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 zerstört</translation>
    </message>
    <message>
        <source>%1 faster, up to %2× (%3)</source>
        <translation>%1 schneller, bis zu %2× (%3)</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>%1 (recovered)</source>
        <translation>%1 (wiederhergestellt)</translation>
    </message>
    <message>
        <source>Mode study</source>
        <translation>Modusstudie</translation>
    </message>
    <message>
        <source>Interrupted run</source>
        <translation>Unterbrochener Lauf</translation>
    </message>
    <message>
        <source>There is nothing to restore; discard it.</source>
        <translation>Es gibt nichts wiederherzustellen; verwerfen Sie es.</translation>
    </message>
    <message>
        <source>Nothing can be restored: %1</source>
        <translation>Es lässt sich nichts wiederherstellen: %1</translation>
    </message>
    <message>
        <source>The files stay in %1.</source>
        <translation>Die Dateien bleiben in %1.</translation>
    </message>
    <message>
        <source>The interrupted study is empty.</source>
        <translation>Die unterbrochene Studie ist leer.</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Sprachmodell</translation>
    </message>
</context>
<context>
    <name>ReportExporter</name>
    <message>
        <source>Cannot draw the image %1.</source>
        <translation>Das Bild %1 konnte nicht gezeichnet werden.</translation>
    </message>
    <message>
        <source>Close other programs and export again.</source>
        <translation>Schließen Sie andere Programme und exportieren Sie noch einmal.</translation>
    </message>
    <message>
        <source>There are no runs to report.</source>
        <translation>Es gibt keinen Lauf zu berichten.</translation>
    </message>
    <message>
        <source>Measure something first.</source>
        <translation>Messen Sie zuerst etwas.</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Latency per iteration, all modes</source>
        <translation>Latenz je Iteration, alle Modi</translation>
    </message>
    <message>
        <source>Latency per iteration, %1</source>
        <translation>Latenz je Iteration, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, at the first of %n value(s) of the second axis</source>
        <translation>
            <numerusform>%1, beim einzigen Wert der zweiten Achse</numerusform>
            <numerusform>%1, beim ersten von %n Werten der zweiten Achse</numerusform>
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
        <translation>Operationen je Byte (log)</translation>
    </message>
    <message>
        <source>TFLOP/s (log)</source>
        <translation>TFLOP/s (log)</translation>
    </message>
    <message>
        <source>no device calibration in this run: no slope and no roofs</source>
        <translation>keine Kalibrierung des Geräts in diesem Lauf: keine Schräge und keine Dächer</translation>
    </message>
    <message>
        <source>%1 rows without operations or bytes are not drawn</source>
        <translation>%1 Zeilen ohne Operationen oder Bytes haben keinen Platz</translation>
    </message>
    <message>
        <source>cache %1 GB/s</source>
        <translation>Cache %1 GB/s</translation>
    </message>
    <message>
        <source>memory %1 GB/s</source>
        <translation>Speicher %1 GB/s</translation>
    </message>
    <message>
        <source>%1 reaches %2% of what this device allows</source>
        <translation>%1 erreicht %2&#xa0;% dessen, was dieses Gerät erlaubt</translation>
    </message>
    <message>
        <source>%1 is at %2% of the copy rate, so its data stays in the cache</source>
        <translation>%1 liegt bei %2&#xa0;% der Kopierrate, seine Daten bleiben also im Cache</translation>
    </message>
    <message>
        <source>%1 is at %2% of the calibrated %3 rate</source>
        <translation>%1 liegt bei %2&#xa0;% der kalibrierten Rate %3</translation>
    </message>
    <message>
        <source>%1; it is memory-bound.</source>
        <translation>%1; der Speicher begrenzt es.</translation>
    </message>
    <message>
        <source>%1; it is compute-bound.</source>
        <translation>%1; die Arithmetik begrenzt es.</translation>
    </message>
    <message>
        <source>%1; all of them are memory-bound.</source>
        <translation>%1; der Speicher begrenzt alle.</translation>
    </message>
    <message>
        <source>%1; all of them are compute-bound.</source>
        <translation>%1; die Arithmetik begrenzt alle.</translation>
    </message>
    <message>
        <source>%1; %2 of %3 are memory-bound.</source>
        <translation>%1; der Speicher begrenzt %2 von %3.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Operations per byte</source>
        <translation>Operationen je Byte</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>TFLOP/s low</source>
        <translation>TFLOP/s unten</translation>
    </message>
    <message>
        <source>TFLOP/s high</source>
        <translation>TFLOP/s oben</translation>
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
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Roof (TFLOP/s)</source>
        <translation>Dach (TFLOP/s)</translation>
    </message>
    <message>
        <source>Share of the roof (%)</source>
        <translation>Vom Dach (%)</translation>
    </message>
    <message>
        <source>memory					%1</source>
        <translation>Speicher					%1</translation>
    </message>
    <message>
        <source>roof %1		%2</source>
        <translation>Dach %1		%2</translation>
    </message>
    <message>
        <source>%1 is at %2% of the rate of a plain copy, which writes as much as it reads</source>
        <translation>%1 liegt bei %2&#xa0;% der Rate einer einfachen Kopie, die so viel schreibt, wie sie liest</translation>
    </message>
    <message>
        <source>modes without counted arithmetic are placed at %1 operations per element; the distance to the slope shows their GB/s</source>
        <translation>Modi ohne gezählte Rechenoperationen liegen bei %1 Operationen je Element; der Abstand zur Schräge zeigt ihre GB/s</translation>
    </message>
    <message>
        <source>%1 reaches %2% of its ceiling, a kernel that only moves the same bytes</source>
        <translation>%1 erreicht %2&#xa0;% seiner Obergrenze, eines Kernels, der nur dieselben Bytes bewegt</translation>
    </message>
    <message>
        <source>What lies above the copy line moves its bytes faster than the calibration&apos;s plain copy, which writes as much as it reads.</source>
        <translation>Was über der Kopierlinie liegt, bewegt seine Bytes schneller als die einfache Kopie der Kalibrierung, die so viel schreibt, wie sie liest.</translation>
    </message>
    <message>
        <source>What lies above the copy line is served by the caches.</source>
        <translation>Was über der Kopierlinie liegt, wird aus den Caches bedient.</translation>
    </message>
</context>
<context>
    <name>RunFindings</name>
    <message>
        <source>Codes verified against the oracle: %1 rows, %2 differ.</source>
        <translation>Codes gegen die Referenz geprüft: %1 Zeilen, %2 weichen ab.</translation>
    </message>
    <message>
        <source>Codes and scales of %1 of %2 modes were read back and compared bit for bit with the reference implementation.</source>
        <translation>%1 von %2 Modi wurden zurückgelesen und Bit für Bit, Codes und Skalen, mit der einfachen Referenzimplementierung verglichen.</translation>
    </message>
    <message>
        <source>Results verified against a double-precision reference: %1 rows, %2 beyond the tolerance.</source>
        <translation>Ergebnisse gegen eine Referenz in doppelter Genauigkeit geprüft: %1 Zeilen, %2 außerhalb der Toleranz.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Constant input: there is nothing to scale (scale 0, codes 0).</source>
        <translation>Konstante Eingabe: es gibt nichts zu skalieren (Skala 0, Codes 0).</translation>
    </message>
    <message>
        <source>%1 input values are NaN or infinite and are excluded from the error figures.</source>
        <translation>%1 Eingabewerte, die NaN oder unendlich sind, zählen in den Fehlerzahlen nicht mit.</translation>
    </message>
    <message>
        <source>(First of %1 such periods.)</source>
        <translation>(Die erste von %1 solchen Strecken.)</translation>
    </message>
    <message>
        <source>Compared with %1: %2</source>
        <translation>Gegenüber %1: %2</translation>
    </message>
    <message>
        <source>%1 finite input values were restored as NaN or infinite and are excluded from the error figures.</source>
        <translation>%1 endliche Eingabewerte wurden als NaN oder unendlich wiederhergestellt; sie zählen in keiner Fehlerzahl mit.</translation>
    </message>
    <message>
        <source>Rows of %1 of %2 variants were read back and compared with a double-precision reference. The tolerance allows for rounding in the types of each variant. The accuracy columns show the errors.</source>
        <translation>Zeilen von %1 von %2 Varianten wurden zurückgelesen und mit einer Referenz in doppelter Genauigkeit verglichen. Die Toleranz berücksichtigt die Rundung in den Typen jeder Variante. Die Genauigkeitsspalten zeigen die Fehler.</translation>
    </message>
    <message>
        <source>Identical kernels differ: verdicts are not reliable.</source>
        <translation>Identische Kernels unterscheiden sich: die Urteile sind nicht verlässlich.</translation>
    </message>
    <message>
        <source>%1 was measured twice in each round, and the two series differ: ratio %2, 95% interval [%3, %4], n = %5 pairs. Possible causes are other work on the machine, a changing clock, or the order within a round; they affect all modes. Remove the cause and measure again before you rely on any difference in this run.</source>
        <translation>%1 wurde in jeder Runde zweimal gemessen, und die beiden Reihen unterscheiden sich: Verhältnis %2, 95-%-Intervall [%3; %4], n = %5 Paare. Mögliche Ursachen sind andere Arbeit auf dem Rechner, ein wechselnder Takt oder die Reihenfolge in einer Runde; sie betreffen alle Modi. Beseitigen Sie die Ursache und messen Sie erneut, bevor Sie sich auf einen Unterschied in diesem Lauf verlassen.</translation>
    </message>
    <message>
        <source>%1 of %2 rows differ from the reference by more than rounding explains. Do not rely on the figures of this variant.</source>
        <translation>%1 von %2 Zeilen weichen stärker von der Referenz ab, als Rundung erklärt. Verlassen Sie sich nicht auf die Zahlen dieser Variante.</translation>
    </message>
    <message>
        <source>%1 of %2 rows differ from the oracle. Do not rely on the figures of this mode.</source>
        <translation>%1 von %2 Zeilen weichen von der Referenz ab. Verlassen Sie sich nicht auf die Zahlen dieses Modus.</translation>
    </message>
    <message>
        <source>Up to %1% of the roofline (%2). Possible causes: it writes less than a plain copy, or its arithmetic rate exceeds that of the large matrix product in the calibration.</source>
        <translation>Bis zu %1&#xa0;% der Roofline (%2). Mögliche Ursachen: er schreibt weniger als eine einfache Kopie, oder seine Rechenrate übersteigt die des großen Matrixprodukts der Kalibrierung.</translation>
    </message>
    <message>
        <source>Up to %1% of the roofline (%2). Possible causes: operands stay in the cache, or the arithmetic rate exceeds that of the large matrix product in the calibration.</source>
        <translation>Bis zu %1&#xa0;% der Roofline (%2). Mögliche Ursachen: Operanden bleiben im Cache, oder die Rechenrate übersteigt die des großen Matrixprodukts der Kalibrierung.</translation>
    </message>
    <message>
        <source>Up to %1% of the ceiling (%2). Possible causes: noise, or caches that serve more of its traffic than of the ceiling kernel&apos;s.</source>
        <translation>Bis zu %1&#xa0;% der Obergrenze (%2). Mögliche Ursachen: Rauschen oder Caches, die mehr von seinem Datenverkehr bedienen als von dem des Obergrenzen-Kernels.</translation>
    </message>
    <message>
        <source>Up to %1% of the ceiling (%2). Possible causes: the kernel starts before the previous one has ended, which the ceiling kernel does not do; noise; or the cache.</source>
        <translation>Bis zu %1&#xa0;% der Obergrenze (%2). Mögliche Ursachen: der Kernel startet, bevor der vorige endet, was der Obergrenzen-Kernel nicht tut; Rauschen; oder der Cache.</translation>
    </message>
</context>
<context>
    <name>RunNames</name>
    <message>
        <source>copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>%1 per tensor</source>
        <translation>%1 pro Tensor</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>%1 pro Token</translation>
    </message>
    <message>
        <source>%1 per group</source>
        <translation>%1 pro Gruppe</translation>
    </message>
    <message>
        <source>%1 %2× faster</source>
        <translation>%1 %2× schneller</translation>
    </message>
    <message>
        <source>%1: none faster</source>
        <translation>%1: nichts schneller</translation>
    </message>
    <message>
        <source>timing %1</source>
        <translation>Messart %1</translation>
    </message>
    <message>
        <source>fixed iterations</source>
        <translation>feste Iterationszahl</translation>
    </message>
    <message>
        <source>until resolved</source>
        <translation>bis geklärt</translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s)</source>
        <translation>
            <numerusform>%n Iteration</numerusform>
            <numerusform>%n Iterationen</numerusform>
        </translation>
    </message>
    <message>
        <source>on the CPU</source>
        <translation>auf der CPU</translation>
    </message>
    <message>
        <source>on the GPU</source>
        <translation>auf der GPU</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Token</numerusform>
            <numerusform>%n Token</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden %1</source>
        <translation>Hidden %1</translation>
    </message>
    <message>
        <source>other modes</source>
        <translation>andere Modi</translation>
    </message>
    <message>
        <source>other variants</source>
        <translation>andere Varianten</translation>
    </message>
    <message>
        <source>other input</source>
        <translation>andere Eingabe</translation>
    </message>
    <message>
        <source>other scale</source>
        <translation>andere Skala</translation>
    </message>
    <message>
        <source>Sweep of %1</source>
        <translation>Sweep über %1</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n Modus</numerusform>
            <numerusform>%n Modi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n mode(s) equivalent</source>
        <translation>
            <numerusform>%1 von %n Modus gleichwertig</numerusform>
            <numerusform>%1 von %n Modi gleichwertig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configuration(s)</source>
        <translation>
            <numerusform>%n Konfiguration</numerusform>
            <numerusform>%n Konfigurationen</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>repeated</source>
        <translation>wiederholt</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in %1 cannot be read. The current settings apply until the program ends.</source>
        <translation>Die Optionen in %1 können nicht gelesen werden. Die aktuellen Optionen gelten, bis das Programm endet.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been reset. The old file is now %1.</source>
        <translation>Die Optionen waren beschädigt und wurden zurückgesetzt. Die alte Datei heißt jetzt %1.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>In a chart</source>
        <translation>In einem Diagramm</translation>
    </message>
    <message>
        <source>Measure (trace)</source>
        <translation>Messen (Messkurve)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>Hinein- und herauszoomen</translation>
    </message>
    <message>
        <source>+ and −, wheel</source>
        <translation>+ und −, Mausrad</translation>
    </message>
    <message>
        <source>Zoom the other axis</source>
        <translation>Die andere Achse zoomen</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Strg+Mausrad</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Wieder alles zeigen</translation>
    </message>
    <message>
        <source>0, double click</source>
        <translation>0, Doppelklick</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>Logarithmische Achse</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Set cursor A or B here</source>
        <translation>Cursor A oder B hierher setzen</translation>
    </message>
    <message>
        <source>A, B, Shift+click</source>
        <translation>A, B, Umschalt+Klick</translation>
    </message>
    <message>
        <source>Pin a note here</source>
        <translation>Hier eine Anmerkung anheften</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Show the values as a table</source>
        <translation>Die Werte als Tabelle zeigen</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Select the cell of the heat map</source>
        <translation>Das Feld der Heatmap wählen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>More: copy, save, traces</source>
        <translation>Mehr: kopieren, speichern, Messkurven</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>Menütaste, Rechtsklick</translation>
    </message>
    <message>
        <source>In a table</source>
        <translation>In einer Tabelle</translation>
    </message>
    <message>
        <source>Move between rows</source>
        <translation>Von Zeile zu Zeile gehen</translation>
    </message>
    <message>
        <source>Up, Down, Page Up, Page Down</source>
        <translation>Auf, Ab, Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Choose columns, sort</source>
        <translation>Spalten wählen, sortieren</translation>
    </message>
    <message>
        <source>Menu key, right click on the header</source>
        <translation>Menütaste, Rechtsklick auf die Kopfzeile</translation>
    </message>
    <message>
        <source>While presenting</source>
        <translation>Beim Präsentieren</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Right, Space, Page Down</source>
        <translation>Rechts, Leertaste, Bild ab</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Left, Page Up</source>
        <translation>Links, Bild auf</translation>
    </message>
    <message>
        <source>First and last page</source>
        <translation>Erste und letzte Seite</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>Zu einer Seite gehen</translation>
    </message>
    <message>
        <source>Digits, then Enter</source>
        <translation>Ziffern, dann Enter</translation>
    </message>
    <message>
        <source>Blank the screen</source>
        <translation>Schwarzer Bildschirm und zurück</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Next or previous control</source>
        <translation>Nächstes oder voriges Element</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Open a menu by its underlined letter</source>
        <translation>Ein Menü über den unterstrichenen Buchstaben öffnen</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt und der Buchstabe</translation>
    </message>
    <message>
        <source>Close a message, a palette or a dialog</source>
        <translation>Meldung, Palette oder Dialog schließen</translation>
    </message>
    <message>
        <source>Advance automatically, pause</source>
        <translation>Selbst weiterlaufen, halten</translation>
    </message>
    <message>
        <source>F5 or A, P</source>
        <translation>F5 oder A, P</translation>
    </message>
    <message>
        <source>+ and −</source>
        <translation>+ und −</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Next screen</source>
        <translation>Nächster Bildschirm</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Move between values</source>
        <translation>Von Wert zu Wert gehen</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move a zoomed chart</source>
        <translation>Ein gezoomtes Diagramm verschieben</translation>
    </message>
    <message>
        <source>Shift and arrow keys, drag</source>
        <translation>Umschalt und Pfeiltasten, ziehen</translation>
    </message>
    <message>
        <source>Drag the image to another program</source>
        <translation>Das Bild in ein anderes Programm ziehen</translation>
    </message>
    <message>
        <source>Alt and drag</source>
        <translation>Alt und ziehen</translation>
    </message>
    <message>
        <source>Slower and faster</source>
        <translation>Länger oder kürzer auf einer Seite</translation>
    </message>
    <message>
        <source>Laser pointer with values</source>
        <translation>Laserzeiger mit Werten</translation>
    </message>
    <message>
        <source>List these keys</source>
        <translation>Diese Tasten auflisten</translation>
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
        <translation>Es gibt keine Seite zu exportieren.</translation>
    </message>
    <message>
        <source>Measure something, or show a hidden page.</source>
        <translation>Messen Sie etwas, oder zeigen Sie eine ausgeblendete Seite.</translation>
    </message>
    <message>
        <source>Cannot draw the slides.</source>
        <translation>Die Folien konnten nicht gezeichnet werden.</translation>
    </message>
    <message>
        <source>Close other programs and export again.</source>
        <translation>Schließen Sie andere Programme und exportieren Sie noch einmal.</translation>
    </message>
</context>
<context>
    <name>SlideFigures</name>
    <message>
        <source>95% interval %1 to %2</source>
        <translation>95-%-Intervall %1 bis %2</translation>
    </message>
    <message>
        <source>imported from %1</source>
        <translation>importiert aus %1</translation>
    </message>
    <message>
        <source>%1 against %2: not reliable, identical kernels differ</source>
        <translation>%1 gegen %2: nicht vertrauenswürdig, gleiche Kernels fielen verschieden aus</translation>
    </message>
    <message>
        <source>%1 is faster than %2</source>
        <translation>%1 ist schneller als %2</translation>
    </message>
    <message>
        <source>%1 is slower than %2</source>
        <translation>%1 ist langsamer als %2</translation>
    </message>
    <message>
        <source>%1 and %2 are the same</source>
        <translation>%1 und %2 sind gleich</translation>
    </message>
    <message>
        <source>%1 against %2: not resolved</source>
        <translation>%1 gegen %2: nicht geklärt</translation>
    </message>
    <message>
        <source>%1 against %2: too few samples to say</source>
        <translation>%1 gegen %2: zu wenige Messwerte für eine Aussage</translation>
    </message>
    <message>
        <source>%1, bandwidth</source>
        <translation>%1, Bandbreite</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>%1, of the roofline of this device</source>
        <translation>%1, der Roofline dieses Geräts</translation>
    </message>
    <message>
        <source>%1, of the ceiling of this device</source>
        <translation>%1, der Obergrenze dieses Geräts</translation>
    </message>
    <message>
        <source>%1 against FP32: %2</source>
        <translation>%1 gegenüber FP32: %2</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>exact, with scales and header</source>
        <translation>exakt, mit Skalen und Kopf</translation>
    </message>
    <message>
        <source>%1 is smaller than FP32</source>
        <translation>%1 ist kleiner als FP32</translation>
    </message>
    <message>
        <source>FP32 against %1</source>
        <translation>FP32 gegenüber %1</translation>
    </message>
    <message>
        <source>exact bytes of the model files</source>
        <translation>exakte Bytes der Modelldateien</translation>
    </message>
    <message>
        <source>%1, median</source>
        <translation>%1, Median</translation>
    </message>
    <message>
        <source>%1, of what this device allows</source>
        <translation>%1, dessen, was dieses Gerät erlaubt</translation>
    </message>
    <message>
        <source>%1, arithmetic</source>
        <translation>%1, Arithmetik</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>95 of 100 are at or below</source>
        <translation>95 von 100 liegen darunter oder darauf</translation>
    </message>
    <message>
        <source>p95; not reliable, too few samples</source>
        <translation>p95; zu wenige Messwerte, um sich darauf zu verlassen</translation>
    </message>
    <message>
        <source>99 of 100 are at or below</source>
        <translation>99 von 100 liegen darunter oder darauf</translation>
    </message>
    <message>
        <source>p99; not reliable, too few samples</source>
        <translation>p99; zu wenige Messwerte, um sich darauf zu verlassen</translation>
    </message>
    <message>
        <source>Mean, affected by slow samples</source>
        <translation>Mittelwert, den jeder langsame Messwert verschiebt</translation>
    </message>
    <message>
        <source>standard deviation %1 %2</source>
        <translation>Standardabweichung %1 %2</translation>
    </message>
    <message>
        <source>Longest sample</source>
        <translation>Längster Messwert</translation>
    </message>
    <message>
        <source>FP32, the baseline</source>
        <translation>FP32, die Basis</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>Nats</translation>
    </message>
    <message>
        <source>%1 against FP32</source>
        <translation>%1 gegenüber FP32</translation>
    </message>
    <message>
        <source>%1 against FP32: not resolved</source>
        <translation>%1 gegenüber FP32: nicht geklärt</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Modes and variants</source>
        <translation>Modi und Varianten</translation>
    </message>
    <message>
        <source>Latencies measured</source>
        <translation>Gemessene Latenzen</translation>
    </message>
    <message numerus="yes">
        <source>n = %n sample(s)</source>
        <translation>
            <numerusform>n = %n Messwert</numerusform>
            <numerusform>n = %n Messwerte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n test item(s), paired</source>
        <translation>
            <numerusform>n = %n Testbeispiel, gepaart</numerusform>
            <numerusform>n = %n Testbeispiele, gepaart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n test item(s)</source>
        <translation>
            <numerusform>n = %n Testbeispiel</numerusform>
            <numerusform>n = %n Testbeispiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s); the ratio changes during the run</source>
        <translation>
            <numerusform>n = %n Paar; das Verhältnis ändert sich während des Laufs</numerusform>
            <numerusform>n = %n Paare; das Verhältnis ändert sich während des Laufs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s)</source>
        <translation>
            <numerusform>n = %n Paar</numerusform>
            <numerusform>n = %n Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, signal to quantization noise</source>
        <translation>%1, Signal zu Quantisierungsrauschen</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message numerus="yes">
        <source>n = %n value(s)</source>
        <translation>
            <numerusform>n = %n Wert</numerusform>
            <numerusform>n = %n Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s), about %1 independent (autocorrelated)</source>
        <translation>
            <numerusform>n = %n Paar, etwa %1 unabhängig (autokorreliert)</numerusform>
            <numerusform>n = %n Paare, etwa %1 unabhängig (autokorreliert)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, of its ceiling</source>
        <translation>%1, von seiner Obergrenze</translation>
    </message>
</context>
<context>
    <name>SlidePage</name>
    <message>
        <source>Values as a table</source>
        <translation>Die Werte als Tabelle</translation>
    </message>
    <message>
        <source>There are no pages to export.</source>
        <translation>Es gibt keine Seite zu exportieren.</translation>
    </message>
    <message>
        <source>Measure something, or show a hidden page.</source>
        <translation>Messen Sie etwas, oder zeigen Sie eine ausgeblendete Seite.</translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %n row(s); the session file has all.</source>
        <translation>
            <numerusform>Die ersten %1 von %n Zeile; die Sitzungsdatei enthält alle.</numerusform>
            <numerusform>Die ersten %1 von %n Zeilen; die Sitzungsdatei enthält alle.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Slides</name>
    <message>
        <source>imported from %1</source>
        <translation>importiert aus %1</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 in %n step(s): %3× faster.</source>
        <translation>
            <numerusform>Von %1 zu %2 in %n Schritt: %3× schneller.</numerusform>
            <numerusform>Von %1 zu %2 in %n Schritten: %3× schneller.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 in %n step(s): %3× slower.</source>
        <translation>
            <numerusform>Von %1 zu %2 in %n Schritt: %3× langsamer.</numerusform>
            <numerusform>Von %1 zu %2 in %n Schritten: %3× langsamer.</numerusform>
        </translation>
    </message>
    <message>
        <source>This sweep has no size measured yet.</source>
        <translation>Bei diesem Sweep ist noch keine Größe gemessen.</translation>
    </message>
    <message>
        <source>%1 This holds at %2, the largest size measured.</source>
        <translation>%1 Das gilt bei %2, der größten gemessenen Größe.</translation>
    </message>
    <message>
        <source>This run has no device calibration, so its limits are not shown.</source>
        <translation>Dieser Lauf enthält keine Kalibrierung des Geräts; über dessen Grenzen wird deshalb nichts gesagt.</translation>
    </message>
    <message>
        <source>%1: half of its samples take at most %2, and 99 of 100 at most %3.</source>
        <translation>%1: die Hälfte der Messwerte braucht höchstens %2, und 99 von 100 höchstens %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1: half of its samples take at most %2; %n sample(s) are too few for a 99th percentile.</source>
        <translation>
            <numerusform>%1: die Hälfte der Messwerte braucht höchstens %2; %n Messwert ist zu wenig für ein 99. Perzentil.</numerusform>
            <numerusform>%1: die Hälfte der Messwerte braucht höchstens %2; %n Messwerte sind zu wenige für ein 99. Perzentil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n higher</source>
        <translation>
            <numerusform>%n höher</numerusform>
            <numerusform>%n höher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lower</source>
        <translation>
            <numerusform>%n niedriger</numerusform>
            <numerusform>%n niedriger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not resolved</source>
        <translation>
            <numerusform>%n nicht geklärt</numerusform>
            <numerusform>%n nicht geklärt</numerusform>
        </translation>
    </message>
    <message>
        <source>Loss by mode.</source>
        <translation>Verlust nach Modus.</translation>
    </message>
    <message>
        <source>Loss against the FP32 baseline, after Holm&apos;s correction: %1.</source>
        <translation>Verlust gegenüber der FP32-Basis, nach Holms Korrektur: %1.</translation>
    </message>
    <message>
        <source>Size of the model file by mode.</source>
        <translation>Größe der Modelldatei nach Modus.</translation>
    </message>
    <message>
        <source>The smallest file is that of %1: %2 instead of %3. Its accuracy: %4.</source>
        <translation>Die kleinste Datei ist die von %1: %2 statt %3. Ihre Genauigkeit: %4.</translation>
    </message>
    <message>
        <source>Accuracy by mode.</source>
        <translation>Genauigkeit nach Modus.</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 in the window to measure.</source>
        <translation>Noch wurde nichts gemessen. Drücken Sie im Fenster F5, um zu messen.</translation>
    </message>
    <message>
        <source>This run no longer has the finding “%1”.</source>
        <translation>Diesen Befund hat der Lauf nicht mehr: „%1“.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Being measured now · %1</source>
        <translation>Wird gerade gemessen · %1</translation>
    </message>
    <message>
        <source>live</source>
        <translation>live</translation>
    </message>
    <message>
        <source>Nothing is being measured now.</source>
        <translation>Jetzt wird nichts gemessen.</translation>
    </message>
    <message>
        <source>What this page showed is no longer in the session.</source>
        <translation>Was diese Seite zeigte, ist nicht mehr in der Sitzung.</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>aufgezeichnet</translation>
    </message>
    <message>
        <source>What is being measured</source>
        <translation>Was gerade gemessen wird</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Sweep</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>Modellgröße</translation>
    </message>
    <message>
        <source>Accuracy against size</source>
        <translation>Genauigkeit über der Größe</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>Vorbehalte</translation>
    </message>
    <message>
        <source>run removed</source>
        <translation>Lauf entfernt</translation>
    </message>
    <message>
        <source>Perplexity of a language model</source>
        <translation>Perplexität eines Sprachmodells</translation>
    </message>
    <message>
        <source>Speed of a language model</source>
        <translation>Tempo eines Sprachmodells</translation>
    </message>
    <message>
        <source>%1 M parameters</source>
        <translation>%1 Mio. Parameter</translation>
    </message>
    <message>
        <source>No error was measured in this run.</source>
        <translation>In diesem Lauf wurde kein Fehler gemessen.</translation>
    </message>
    <message>
        <source>Nothing has been compared yet, so there are no recommendations.</source>
        <translation>Noch wurde nichts verglichen, also lässt sich nichts empfehlen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more recommendation(s) are in the report.</source>
        <translation>
            <numerusform>%n weitere Empfehlung steht im Bericht.</numerusform>
            <numerusform>%n weitere Empfehlungen stehen im Bericht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Method and limitations</source>
        <translation>Methode und Grenzen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Quantization error</source>
        <translation>Quantisierungsfehler</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s) measured; no verdict yet.</source>
        <translation>
            <numerusform>%n Modus gemessen; noch kein Urteil.</numerusform>
            <numerusform>%n Modi gemessen; noch kein Urteil.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2 at %3, the largest size measured.</source>
        <translation>%1 braucht %2 bei %3, der größten gemessenen Größe.</translation>
    </message>
    <message>
        <source>%1 has a signal-to-quantization-noise ratio of %2 dB.</source>
        <translation>%1 behält einen Abstand von %2 dB zum Quantisierungsrauschen.</translation>
    </message>
    <message>
        <source>%1 has the highest SQNR (%2 dB), %3 the lowest (%4 dB).</source>
        <translation>%1 verliert am wenigsten vom Signal (%2 dB SQNR), %3 am meisten (%4 dB).</translation>
    </message>
    <message>
        <source>Which quantization of %1 is fast and small without a measurable loss?</source>
        <translation>Welche Quantisierung von %1 ist schnell und klein ohne messbaren Verlust?</translation>
    </message>
    <message>
        <source>Which quantization of %1 is fast and small without a measurable loss on %2?</source>
        <translation>Welche Quantisierung von %1 ist auf %2 schnell und klein ohne messbaren Verlust?</translation>
    </message>
    <message>
        <source>Which number format keeps the accuracy, and what does it gain?</source>
        <translation>Welches Zahlenformat erhält die Genauigkeit, und was bringt es?</translation>
    </message>
    <message>
        <source>Which number format keeps the accuracy, and what does it gain on %1?</source>
        <translation>Welches Zahlenformat erhält die Genauigkeit, und was bringt es auf %1?</translation>
    </message>
    <message>
        <source>What does quantization gain, and what does it cost?</source>
        <translation>Was bringt Quantisierung, und was kostet sie?</translation>
    </message>
    <message>
        <source>What does quantization gain on %1, and what does it cost?</source>
        <translation>Was bringt Quantisierung auf %1, und was kostet sie?</translation>
    </message>
    <message>
        <source>Recorded on %1, %2: nothing is being measured now.</source>
        <translation>Aufgezeichnet auf %1, %2: jetzt wird nichts gemessen.</translation>
    </message>
    <message>
        <source>Accuracy against size.</source>
        <translation>Genauigkeit über der Größe.</translation>
    </message>
    <message>
        <source>Perplexity against size of a language model</source>
        <translation>Perplexität gegen Größe eines Sprachmodells</translation>
    </message>
</context>
<context>
    <name>StudyEstimate</name>
    <message>
        <source>a second or two</source>
        <translation>ein oder zwei Sekunden</translation>
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
        <translation>Etwa %1, nach der letzten Studie hier.</translation>
    </message>
    <message>
        <source>About %1 on this CPU (refined after the first study).</source>
        <translation>Etwa %1 auf dieser CPU (nach der ersten Studie genauer).</translation>
    </message>
</context>
<context>
    <name>StudyFindings</name>
    <message>
        <source>Based only on the verdicts in the table.</source>
        <translation>Dies folgt aus den Urteilen der Tabelle und aus nichts anderem.</translation>
    </message>
</context>
<context>
    <name>StudyTexts</name>
    <message>
        <source>ran as %1</source>
        <translation>lief als %1</translation>
    </message>
    <message>
        <source>simulated: values match the mode, arithmetic and latency do not</source>
        <translation>simuliert: die Werte sind die des Modus, die Arithmetik und damit die Latenz nicht</translation>
    </message>
    <message>
        <source>only %1 in %2
signal-to-noise ratio of its output: %3 dB
model loss %4 [%5, %6], %7 items
correct items %8
%9 in this mode</source>
        <translation>%1 allein in %2
Signal-Rausch-Verhältnis seiner Ausgabe: %3 dB
Verlust des Modells %4 [%5; %6], %7 Beispiele
richtige Beispiele %8
%9 in diesem Modus</translation>
    </message>
    <message>
        <source>not resolved: the interval includes 0</source>
        <translation>nicht geklärt: das Intervall enthält 0</translation>
    </message>
    <message>
        <source>accuracy %1   [%2, %3]</source>
        <translation>Genauigkeit %1   [%2; %3]</translation>
    </message>
    <message>
        <source>%1, %2× smaller</source>
        <translation>%1, %2× kleiner</translation>
    </message>
    <message>
        <source>latency %1 for %2 items, n = %3</source>
        <translation>Latenz %1 für %2 Beispiele, n = %3</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>noch nicht gemessen</translation>
    </message>
    <message>
        <source>better by %1 points</source>
        <translation>um %1 Punkte besser</translation>
    </message>
    <message>
        <source>worse by %1 points</source>
        <translation>um %1 Punkte schlechter</translation>
    </message>
    <message>
        <source>equivalent</source>
        <translation>gleichwertig</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>nicht geklärt</translation>
    </message>
    <message>
        <source>%1 equivalent within ±0.5 points</source>
        <translation>%1 gleichwertig innerhalb ±0,5 Punkte</translation>
    </message>
    <message>
        <source>%1 better</source>
        <translation>%1 besser</translation>
    </message>
    <message>
        <source>%1 worse</source>
        <translation>%1 schlechter</translation>
    </message>
    <message>
        <source>%1 not resolved</source>
        <translation>%1 nicht geklärt</translation>
    </message>
    <message>
        <source>Compared with the FP32 baseline: %1.</source>
        <translation>Gegenüber der FP32-Basis: %1.</translation>
    </message>
    <message>
        <source>Accuracy by mode</source>
        <translation>Genauigkeit nach Modus</translation>
    </message>
    <message>
        <source>Accuracy on %1 test items</source>
        <translation>Genauigkeit auf %1 Testbeispielen</translation>
    </message>
    <message>
        <source>95% interval (Wilson)</source>
        <translation>95-%-Intervall (Wilson)</translation>
    </message>
    <message>
        <source>baseline ±0.5 points</source>
        <translation>Basis ±0,5 Punkte</translation>
    </message>
    <message>
        <source>%1 of %2 items correct, 95% %3 to %4</source>
        <translation>%1 von %2 Beispielen richtig, 95&#xa0;% %3 bis %4</translation>
    </message>
    <message>
        <source>Loss by mode</source>
        <translation>Verlust nach Modus</translation>
    </message>
    <message>
        <source>Mean cross-entropy on %1 test items</source>
        <translation>Mittlere Kreuzentropie auf %1 Testbeispielen</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>Nats</translation>
    </message>
    <message>
        <source>95% interval of the difference from the baseline, paired by item</source>
        <translation>95-%-Intervall des Unterschieds zur Basis, Beispiel für Beispiel</translation>
    </message>
    <message>
        <source>not a finite number</source>
        <translation>keine endliche Zahl</translation>
    </message>
    <message>
        <source>, not resolved</source>
        <translation>, nicht geklärt</translation>
    </message>
    <message>
        <source>%1
loss %2, difference from the baseline %3 [%4, %5]
%6 after Holm&apos;s correction, %7 pairs</source>
        <translation>%1
Verlust %2, gegenüber der Basis %3 [%4; %5]
%6 nach Holms Korrektur, %7 Paare</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>Modellgröße</translation>
    </message>
    <message>
        <source>Size of the model file</source>
        <translation>Größe der Modelldatei</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>scales</source>
        <translation>Skalen</translation>
    </message>
    <message>
        <source>zero points</source>
        <translation>Nullpunkte</translation>
    </message>
    <message>
        <source>not quantized</source>
        <translation>nicht quantisiert</translation>
    </message>
    <message>
        <source>header</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>%1× smaller</source>
        <translation>%1× kleiner</translation>
    </message>
    <message>
        <source>%1: %2 bytes
codes %3
scales %4
zero points %5
not quantized %6
header %7</source>
        <translation>%1: %2 Bytes
Codes %3
Skalen %4
Nullpunkte %5
nicht quantisiert %6
Kopf %7</translation>
    </message>
    <message>
        <source>Signal-to-noise ratio of the layer&apos;s output, dB</source>
        <translation>Signal-Rausch-Verhältnis der Schichtausgabe, dB</translation>
    </message>
    <message>
        <source>Change in model loss, thousandths</source>
        <translation>Änderung des Modellverlusts, Tausendstel</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>nicht beurteilt</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>exact in part</source>
        <translation>teilweise exakt</translation>
    </message>
    <message>
        <source>%1 values of the output became NaN or infinite; they are excluded from the ratio</source>
        <translation>%1 Werte der Ausgabe wurden NaN oder unendlich; sie zählen im Verhältnis nicht mit</translation>
    </message>
    <message>
        <source>Most sensitive: %1 in %2 (+%3 loss).</source>
        <translation>Am empfindlichsten: %1 in %2 (+%3 Verlust).</translation>
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
        <translation> (log)</translation>
    </message>
    <message>
        <source>, log</source>
        <translation>, log</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>nicht geklärt</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>ceiling, measured</source>
        <translation>Obergrenze, gemessen</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>fits into %1</source>
        <translation>passt in %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>larger than %1</source>
        <translation>größer als %1</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>größer</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
</context>
<context>
    <name>SweepHeat</name>
    <message>
        <source>Speed-up over the baseline</source>
        <translation>Beschleunigung gegenüber der Basis</translation>
    </message>
    <message>
        <source>Speed-up of %1 over %2</source>
        <translation>Beschleunigung von %1 gegenüber %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>is being measured</source>
        <translation>wird gerade gemessen</translation>
    </message>
    <message>
        <source>does not support this size</source>
        <translation>unterstützt diese Größe nicht</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>noch nicht gemessen</translation>
    </message>
    <message>
        <source>against %1: %2</source>
        <translation>gegenüber %1: %2</translation>
    </message>
    <message>
        <source>this is the baseline</source>
        <translation>das ist die Basis</translation>
    </message>
    <message>
        <source>the baseline is not measured at this size</source>
        <translation>die Basis ist bei dieser Größe nicht gemessen</translation>
    </message>
</context>
<context>
    <name>SweepTexts</name>
    <message>
        <source>ceiling, measured</source>
        <translation>Obergrenze, gemessen</translation>
    </message>
    <message>
        <source>ceiling, %1 B/element</source>
        <translation>Obergrenze, %1 B/Element</translation>
    </message>
    <message>
        <source>large copy, %1 GB/s</source>
        <translation>große Kopie, %1 GB/s</translation>
    </message>
    <message>
        <source>the cache</source>
        <translation>der Cache</translation>
    </message>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>device memory</source>
        <translation>Gerätespeicher</translation>
    </message>
    <message>
        <source>Median latency</source>
        <translation>Median der Latenz</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Time per element</source>
        <translation>Zeit je Element</translation>
    </message>
    <message>
        <source>Share of the measured ceiling</source>
        <translation>Anteil an der gemessenen Obergrenze</translation>
    </message>
    <message>
        <source>computed: %1 / %2 elements = %3</source>
        <translation>berechnet: %1 / %2 Elemente = %3</translation>
    </message>
    <message>
        <source>Logarithmic median latency</source>
        <translation>Median der Latenz, logarithmisch</translation>
    </message>
    <message>
        <source>Logarithmic bandwidth</source>
        <translation>Bandbreite, logarithmisch</translation>
    </message>
    <message>
        <source>Logarithmic time per element</source>
        <translation>Zeit je Element, logarithmisch</translation>
    </message>
    <message>
        <source>Logarithmic share of the measured ceiling</source>
        <translation>Anteil an der gemessenen Obergrenze, logarithmisch</translation>
    </message>
    <message>
        <source>%1, one line per %2</source>
        <translation>%1, je %2 eine Linie</translation>
    </message>
    <message>
        <source>%1 tokens × %2 = %3 elements</source>
        <translation>%1 Token × %2 = %3 Elemente</translation>
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
        <translation>   %1&#xa0;% der Obergrenze</translation>
    </message>
    <message>
        <source>means of %1 launches</source>
        <translation>Mittel von %1 Starts</translation>
    </message>
    <message>
        <source>not resolved: the interval is wider than ±1%, or n is below 59</source>
        <translation>nicht geklärt: das Intervall ist breiter als ±1&#xa0;%, oder n liegt unter 59</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>Rechenrate</translation>
    </message>
    <message>
        <source>Logarithmic arithmetic rate</source>
        <translation>Rechenrate, logarithmisch</translation>
    </message>
    <message>
        <source>p50 %1 %2   [%3, %4]   n = %5</source>
        <translation>p50 %1 %2   [%3; %4]   n = %5</translation>
    </message>
</context>
<context>
    <name>TraceWriter</name>
    <message>
        <source>setup</source>
        <translation>Einstellung</translation>
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
        <translation>Ein Aufruf bewegt mindestens %1.</translation>
    </message>
    <message>
        <source>Per call: %1, at least %2; %3 operations per byte.</source>
        <translation>Ein Aufruf: %1, und mindestens %2; %3 Operationen je Byte.</translation>
    </message>
</context>
<context>
    <name>qs::AuditDialog</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1 The first %2 are shown; a copy contains all of them.</source>
        <translation>%1 Die ersten %2 werden gezeigt; die Kopie enthält alle.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. No findings: all derived figures are consistent.</source>
        <translation>%1. Kein Befund: jede abgeleitete Zahl stimmt.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Audit of a published table</source>
        <translation>Prüfung einer veröffentlichten Tabelle</translation>
    </message>
    <message>
        <source>&amp;Copy as Markdown</source>
        <translation>Als Markdown &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the findings to the clipboard as a list</source>
        <translation>Befunde als Liste in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Published &amp;table</source>
        <translation>Veröffentlichte &amp;Tabelle</translation>
    </message>
    <message>
        <source>Published table</source>
        <translation>Veröffentlichte Tabelle</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Audit a Markdown, text, CSV or TSV file</source>
        <translation>Eine Markdown-, Text-, CSV- oder TSV-Datei prüfen</translation>
    </message>
    <message>
        <source>&amp;Example</source>
        <translation>&amp;Beispiel</translation>
    </message>
    <message>
        <source>Insert a small table whose claims do not follow</source>
        <translation>Eine kleine Tabelle einsetzen, deren Behauptungen nicht stimmen</translation>
    </message>
    <message>
        <source>&amp;Audit</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Show the line in the table</source>
        <translation>Zeile in der Tabelle zeigen</translation>
    </message>
    <message>
        <source>Audit a file</source>
        <translation>Datei prüfen</translation>
    </message>
    <message>
        <source>Published tables (*.md *.markdown *.txt *.csv *.tsv *.rst *.html);;All files (*)</source>
        <translation>Veröffentlichte Tabellen (*.md *.markdown *.txt *.csv *.tsv *.rst *.html);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>Auditing…</source>
        <translation>Prüfung läuft…</translation>
    </message>
    <message>
        <source>%1 (too large to be shown here) — %2</source>
        <translation>%1 (zu groß, um hier gezeigt zu werden) — %2</translation>
    </message>
    <message>
        <source>Everything that can be recomputed agrees with the table.</source>
        <translation>Alles, was sich aus der Tabelle nachrechnen lässt, stimmt mit dem Gedruckten überein.</translation>
    </message>
    <message>
        <source>Paste a table, open a file, or try the example.</source>
        <translation>Fügen Sie eine Tabelle ein, öffnen Sie eine Datei, oder sehen Sie sich das Beispiel an.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n Tabelle</numerusform>
            <numerusform>%n Tabellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n Befund</numerusform>
            <numerusform>%n Befunde</numerusform>
        </translation>
    </message>
    <message>
        <source>No table was found. A table needs a header row, such as Mean, Std, Min and Max, and one row of figures per variant.</source>
        <translation>Es wurde keine Tabelle gefunden. Eine Tabelle braucht eine Kopfzeile wie Mean, Std, Min und Max und eine Zeile mit Zahlen je Variante.</translation>
    </message>
    <message>
        <source>Paste a table here: Markdown, CSV or tab-separated, with a header row such as mean, std, min and max.

Text around the table can stay; its claims are checked too. You can also drop a file here.</source>
        <translation>Fügen Sie hier eine Tabelle ein: Markdown, CSV oder durch Tabulatoren getrennt, mit einer Kopfzeile wie mean, std, min und max.

Text um die Tabelle kann stehen bleiben; seine Behauptungen werden ebenfalls geprüft. Sie können auch eine Datei hier ablegen.</translation>
    </message>
    <message>
        <source>Audit now. The audit also runs when you stop typing.</source>
        <translation>Jetzt prüfen. Die Prüfung läuft auch, wenn Sie aufhören zu tippen.</translation>
    </message>
    <message>
        <source>Claims that do not follow from the figures of the table appear here, with the numbers behind them.</source>
        <translation>Behauptungen, die nicht aus den Zahlen der Tabelle folgen, erscheinen hier, mit den Zahlen dahinter.</translation>
    </message>
</context>
<context>
    <name>qs::CalibrationDialog</name>
    <message>
        <source>&amp;Measure again</source>
        <translation>Noch einmal &amp;messen</translation>
    </message>
    <message>
        <source>Calibration of %1</source>
        <translation>Kalibrierung von %1</translation>
    </message>
    <message>
        <source>Timer and ceilings of the device</source>
        <translation>Uhr und Obergrenzen des Geräts</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Takes one or two seconds</source>
        <translation>Dauert ein oder zwei Sekunden</translation>
    </message>
    <message>
        <source>A run is in progress: stop it first</source>
        <translation>Ein Lauf ist im Gang: halten Sie ihn zuerst an</translation>
    </message>
    <message>
        <source>This device has not been calibrated yet. The first run calibrates it, or you can calibrate it now.</source>
        <translation>Dieses Gerät ist noch nicht kalibriert. Der erste Lauf tut es, oder tun Sie es jetzt.</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Measured on %1 with driver %2, n = %3; kept for this device and driver.</source>
        <translation>Gemessen am %1 mit Treiber %2, n = %3; für dieses Gerät und diesen Treiber behalten.</translation>
    </message>
    <message>
        <source>Timer quantum</source>
        <translation>Schritt der Uhr</translation>
    </message>
    <message>
        <source>The smallest step between two timestamps.</source>
        <translation>Der kleinste Schritt zwischen zwei Zeiten.</translation>
    </message>
    <message>
        <source>Interval around an empty kernel</source>
        <translation>Intervall um einen leeren Kernel</translation>
    </message>
    <message>
        <source>Measured time around a kernel that does nothing; its 95th percentile is %1.</source>
        <translation>Was die Uhr um einen Kernel zeigt, der nichts tut; das 95. Perzentil ist %1.</translation>
    </message>
    <message>
        <source>Launches are batched below</source>
        <translation>Starts werden gebündelt unter</translation>
    </message>
    <message>
        <source>20 × the larger of the two. Shorter launches are timed several at a time.</source>
        <translation>20 × der größere der beiden: kürzere Starts werden zu mehreren gemessen.</translation>
    </message>
    <message>
        <source>Host time of a launch</source>
        <translation>Rechnerzeit eines Starts</translation>
    </message>
    <message>
        <source>Empty launch and synchronization</source>
        <translation>Leerer Start und Warten darauf</translation>
    </message>
    <message>
        <source>Step of the device clock</source>
        <translation>Schritt der Geräteuhr</translation>
    </message>
    <message>
        <source>Used to determine the SM clock during each sample.</source>
        <translation>Damit wird der SM-Takt während jedes Messwerts bestimmt.</translation>
    </message>
    <message>
        <source>Clock stamps around a sample</source>
        <translation>Taktstempel um einen Messwert</translation>
    </message>
    <message>
        <source>Added time between samples, outside the timed interval.</source>
        <translation>Was sie der Zeit zwischen Messwerten hinzufügen; sie liegen außerhalb des gemessenen Intervalls.</translation>
    </message>
    <message>
        <source>One query of the device state</source>
        <translation>Eine Abfrage des Gerätezustands</translation>
    </message>
    <message>
        <source>Only between blocks of samples.</source>
        <translation>Nur zwischen Blöcken von Messwerten.</translation>
    </message>
    <message>
        <source>Large copy</source>
        <translation>Große Kopie</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>Bytes read and written; 95% interval of the median %1 to %2 GB/s.</source>
        <translation>Gelesene und geschriebene Bytes; 95-%-Intervall des Medians %1 bis %2 GB/s.</translation>
    </message>
    <message>
        <source>Copy within the cache</source>
        <translation>Kopie im Cache</translation>
    </message>
    <message>
        <source>Matrix rate, %1</source>
        <translation>Matrixrate, %1</translation>
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
        <translation>Erreicht von einem Produkt von %1-×-%1-Matrizen.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Messung läuft…</translation>
    </message>
</context>
<context>
    <name>qs::CategoryBars</name>
    <message>
        <source>; the axis does not start at 0</source>
        <translation>; die Achse beginnt nicht bei 0</translation>
    </message>
    <message>
        <source>faded: not resolved</source>
        <translation>blass: nicht geklärt</translation>
    </message>
    <message>
        <source>%1 (baseline): %2</source>
        <translation>%1 (Basis): %2</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1, lower bound</source>
        <translation>%1, unteres Ende</translation>
    </message>
    <message>
        <source>%1, upper bound</source>
        <translation>%1, oberes Ende</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (Basis)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No measurements yet. Choose modes and press F5. Each mode is added as soon as it has run.</source>
        <translation>Noch keine Messungen. Wählen Sie Modi und drücken Sie F5. Jeder Modus kommt hinzu, sobald er gelaufen ist.</translation>
    </message>
</context>
<context>
    <name>qs::ChannelChart</name>
    <message>
        <source>Largest magnitude by column</source>
        <translation>Größter Betrag je Spalte</translation>
    </message>
    <message>
        <source>Largest magnitude by row</source>
        <translation>Größter Betrag je Zeile</translation>
    </message>
    <message>
        <source>outlier, above 6 × the median</source>
        <translation>Ausreißer, über 6 × dem Median</translation>
    </message>
    <message>
        <source>RMS error</source>
        <translation>RMS-Fehler</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>channels, sorted by magnitude</source>
        <translation>Kanäle, nach Betrag</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>largest magnitude %1</source>
        <translation>größter Betrag %1</translation>
    </message>
    <message>
        <source>RMS error %1</source>
        <translation>RMS-Fehler %1</translation>
    </message>
    <message>
        <source>outlier</source>
        <translation>Ausreißer</translation>
    </message>
    <message>
        <source>%1 columns.</source>
        <translation>%1 Spalten.</translation>
    </message>
    <message>
        <source>%1 rows.</source>
        <translation>%1 Zeilen.</translation>
    </message>
    <message>
        <source>No outliers.</source>
        <translation>Keine ist ein Ausreißer.</translation>
    </message>
    <message>
        <source>Sort by magnitude</source>
        <translation>Nach Betrag sortieren</translation>
    </message>
    <message>
        <source>largest magnitude</source>
        <translation>größter Betrag</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>No tensor selected. Choose one above to see which channels cause the error.</source>
        <translation>Kein Tensor ausgewählt. Wählen Sie oben einen, um zu sehen, welche Kanäle den Fehler verursachen.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Outliers (above %1 × the median): %2. The first are %3.</source>
        <translation>Ausreißer (über %1 × dem Median): %2. Die ersten sind %3.</translation>
    </message>
</context>
<context>
    <name>qs::ChartCommands</name>
    <message>
        <source>Show chart &amp;data</source>
        <translation>&amp;Daten des Diagramms zeigen</translation>
    </message>
    <message>
        <source>Show the values of a chart as a table that can be sorted and copied (T on the chart)</source>
        <translation>Die Werte eines Diagramms als Tabelle zeigen, die sich sortieren und kopieren lässt; im Diagramm tut es T</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Add a n&amp;ote to the chart…</source>
        <translation>Anmerkung &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Add a note at a point in the data (N on the chart)</source>
        <translation>Einen Text an eine Stelle der Daten heften; im Diagramm tut es N</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Export this &amp;chart…</source>
        <translation>Dieses &amp;Diagramm exportieren…</translation>
    </message>
    <message>
        <source>Write a chart as PNG, SVG or PDF, at the size and in the colours that you choose</source>
        <translation>Ein Diagramm als PNG, SVG oder PDF schreiben, in der Größe und den Farben Ihrer Wahl</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Export all c&amp;harts…</source>
        <translation>&amp;Alle Diagramme exportieren…</translation>
    </message>
    <message>
        <source>Write the charts of this page, or of the whole session, into a folder</source>
        <translation>Die Diagramme dieser Seite oder der ganzen Sitzung in einen Ordner schreiben</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>There is no chart with data on this page.</source>
        <translation>Auf dieser Seite gibt es kein Diagramm, das etwas zeigt.</translation>
    </message>
    <message>
        <source>Measure first, or open a session.</source>
        <translation>Messen Sie zuerst, oder öffnen Sie eine Sitzung.</translation>
    </message>
    <message>
        <source>Export this chart</source>
        <translation>Dieses Diagramm exportieren</translation>
    </message>
    <message>
        <source>Images (*.%1)</source>
        <translation>Bilder (*.%1)</translation>
    </message>
    <message>
        <source>Folder for the charts</source>
        <translation>Ordner für die Diagramme</translation>
    </message>
    <message>
        <source>The chart was not exported.</source>
        <translation>Das Diagramm wurde nicht exportiert.</translation>
    </message>
    <message>
        <source>Chart exported as %1.</source>
        <translation>Diagramm exportiert als %1.</translation>
    </message>
    <message>
        <source>The charts were not exported.</source>
        <translation>Die Diagramme wurden nicht exportiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n chart(s) exported to %1.</source>
        <translation>
            <numerusform>%n Diagramm nach %1 exportiert.</numerusform>
            <numerusform>%n Diagramme nach %1 exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Anmerkung hinzufügen</translation>
    </message>
    <message>
        <source>Exporting the chart</source>
        <translation>Diagramm wird exportiert</translation>
    </message>
    <message>
        <source>Exporting the charts</source>
        <translation>Diagramme werden exportiert</translation>
    </message>
</context>
<context>
    <name>qs::ChartExportDialog</name>
    <message>
        <source>Export this chart</source>
        <translation>Dieses Diagramm exportieren</translation>
    </message>
    <message>
        <source>Export all charts</source>
        <translation>Alle Diagramme exportieren</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>PNG for the web and for slides, SVG and PDF for print, at any size</source>
        <translation>PNG für Web und Folien, SVG und PDF für den Druck, in jeder Größe</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG, Pixel</translation>
    </message>
    <message>
        <source>SVG, scalable</source>
        <translation>SVG, skalierbar</translation>
    </message>
    <message>
        <source>PDF, scalable</source>
        <translation>PDF, skalierbar</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Punkte je Zoll</translation>
    </message>
    <message>
        <source>Resolution of a PNG: 96 for standard screens, 192 for high-resolution screens, 300 or more for print</source>
        <translation>Wie fein ein PNG ist: 96 wie auf einem einfachen Bildschirm, 192 für scharfe, 300 und mehr für den Druck</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>&amp;Dots per inch:</source>
        <translation>&amp;Punkte je Zoll:</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light for paper, dark for dark slides</source>
        <translation>Hell für Papier, dunkel für dunkle Folien</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>As shown</source>
        <translation>Wie gezeigt</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>Far&amp;ben:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Preview of the image, scaled to fit</source>
        <translation>Das Bild, wie es wird, hier passend verkleinert</translation>
    </message>
    <message>
        <source>Choose the fo&amp;lder…</source>
        <translation>&amp;Ordner wählen…</translation>
    </message>
    <message>
        <source>Choose the f&amp;ile…</source>
        <translation>&amp;Datei wählen…</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Text and lines are larger on a slide</source>
        <translation>Auf einer Folie sind Schrift und Linien größer</translation>
    </message>
    <message>
        <source>As shown in the window</source>
        <translation>Wie im Fenster gezeigt</translation>
    </message>
    <message>
        <source>Report, 1,200 × 675</source>
        <translation>Bericht, 1.200 × 675</translation>
    </message>
    <message>
        <source>Slide, 1,920 × 1,080</source>
        <translation>Folie, 1.920 × 1.080</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Width of the image</source>
        <translation>Breite des Bildes auf seiner Seite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Height of the image</source>
        <translation>Höhe des Bildes auf seiner Seite</translation>
    </message>
    <message>
        <source>Unit of width and height</source>
        <translation>Einheit von Breite und Höhe</translation>
    </message>
    <message>
        <source>A pixel is 1/96 inch</source>
        <translation>Ein Pixel ist 1/96 Zoll</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>&amp;Width and height:</source>
        <translation>B&amp;reite und Höhe:</translation>
    </message>
    <message>
        <source>Which charts</source>
        <translation>Welche Diagramme</translation>
    </message>
    <message>
        <source>Charts of this page</source>
        <translation>Diagramme dieser Seite</translation>
    </message>
    <message>
        <source>Charts of the whole session</source>
        <translation>Diagramme der ganzen Sitzung</translation>
    </message>
    <message>
        <source>Charts to export</source>
        <translation>Zu exportierende Diagramme</translation>
    </message>
    <message>
        <source>Press Space to include or exclude a chart</source>
        <translation>Die Leertaste nimmt ein Diagramm heraus oder hinein</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Alle</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>Select all charts of the list</source>
        <translation>Jedes Diagramm der Liste exportieren</translation>
    </message>
    <message>
        <source>Clear all charts of the list</source>
        <translation>Jedes Diagramm aus der Liste nehmen</translation>
    </message>
    <message>
        <source>There are no charts with data.</source>
        <translation>Es gibt kein Diagramm mit Inhalt.</translation>
    </message>
    <message>
        <source>This image would have more than 200 million pixels. Choose a smaller size or fewer dots per inch.</source>
        <translation>Dieses Bild hätte mehr als 200 Millionen Pixel. Wählen Sie eine kleinere Größe oder weniger Punkte je Zoll.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, about %3</source>
        <translation>%1 × %2 Pixel, etwa %3</translation>
    </message>
    <message>
        <source>%1 × %2 units of 1/96 inch (%3 × %4 mm), about %5</source>
        <translation>%1 × %2 Einheiten von 1/96 Zoll (%3 × %4 mm), etwa %5</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s).</source>
        <translation>
            <numerusform>%n Datei.</numerusform>
            <numerusform>%n Dateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>All charts of the session are drawn, including those that were not shown</source>
        <translation>Alle Diagramme der Sitzung werden gezeichnet, auch die nicht angezeigten</translation>
    </message>
</context>
<context>
    <name>qs::ChartTableDialog</name>
    <message>
        <source>Chart data</source>
        <translation>Daten des Diagramms</translation>
    </message>
    <message>
        <source>Data of “%1”</source>
        <translation>Daten von „%1“</translation>
    </message>
    <message>
        <source>Chart values</source>
        <translation>Werte des Diagramms</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard as Markdown</source>
        <translation>Die Tabelle als Markdown in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>Als CSV &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
        <source>The chart has no values yet.</source>
        <translation>Das Diagramm zeigt noch keine Werte.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Save values</source>
        <translation>Werte speichern</translation>
    </message>
    <message>
        <source>Comma separated values (*.csv)</source>
        <translation>Durch Kommas getrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Values shown in the chart</source>
        <translation>Im Diagramm gezeigte Werte</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard for a spreadsheet. If rows are selected, only those are copied.</source>
        <translation>Die Tabelle für eine Tabellenkalkulation in die Zwischenablage kopieren. Sind Zeilen ausgewählt, werden nur diese kopiert.</translation>
    </message>
    <message>
        <source>Save the table to a file. Numbers use a decimal point.</source>
        <translation>Die Tabelle in einer Datei speichern. Zahlen haben einen Dezimalpunkt.</translation>
    </message>
    <message>
        <source>Reload the values from the chart</source>
        <translation>Die Werte aus dem Diagramm neu laden</translation>
    </message>
</context>
<context>
    <name>qs::ChartWidget</name>
    <message>
        <source>Copy image</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Not enough memory for an image of this size.</source>
        <translation>Für ein Bild dieser Größe reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Anmerkung hinzufügen</translation>
    </message>
    <message>
        <source>Show data…</source>
        <translation>Daten anzeigen…</translation>
    </message>
    <message>
        <source>Copy data as text</source>
        <translation>Daten als Text kopieren</translation>
    </message>
    <message>
        <source>Export this chart…</source>
        <translation>Dieses Diagramm exportieren…</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>Bild speichern…</translation>
    </message>
</context>
<context>
    <name>qs::CheckTree</name>
    <message>
        <source>Select or clear all modes of this kind</source>
        <translation>Alle Modi dieser Art an- oder abwählen</translation>
    </message>
    <message>
        <source>Only the baseline is selected, so nothing is compared. Select a mode, or press Default.</source>
        <translation>Nur die Basis ist gewählt: nichts wird verglichen. Wählen Sie einen Modus, oder drücken Sie Standard.</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n Modus</numerusform>
            <numerusform>%n Modi</numerusform>
        </translation>
    </message>
    <message>
        <source>Always measured. All other modes are compared with it.</source>
        <translation>Wird immer gemessen. Alle anderen Modi werden damit verglichen.</translation>
    </message>
</context>
<context>
    <name>qs::CollapsibleSection</name>
    <message>
        <source>Show or hide: %1</source>
        <translation>Ein- oder ausblenden: %1</translation>
    </message>
</context>
<context>
    <name>qs::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Find a command, a page, a run or a field of the setup</source>
        <translation>Befehl, Seite, Lauf oder Feld der Einstellung suchen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Type a few letters. Use the arrow keys to choose, Enter to run, and Escape to close.</source>
        <translation>Tippen Sie einige Buchstaben. Wählen Sie mit den Pfeiltasten, führen Sie mit der Eingabetaste aus und schließen Sie mit Esc.</translation>
    </message>
    <message>
        <source>No matches. Try fewer letters.</source>
        <translation>Keine Treffer. Versuchen Sie es mit weniger Buchstaben.</translation>
    </message>
</context>
<context>
    <name>qs::CompareModule</name>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Bars, roofline and reasons of the modes or variants</source>
        <translation>Balken, Roofline und Gründe der Modi oder Varianten</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>&amp;Vergleich</translation>
    </message>
    <message>
        <source>Show the comparison charts</source>
        <translation>Die Vergleichsdiagramme zeigen</translation>
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
        <translation>Median der Latenz</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>Rechenrate</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Signal to quantization noise</source>
        <translation>Signal zu Quantisierungsrauschen</translation>
    </message>
    <message>
        <source>Output size</source>
        <translation>Ausgabegröße</translation>
    </message>
    <message>
        <source>Comparison of the modes</source>
        <translation>Vergleich der Modi</translation>
    </message>
    <message>
        <source>View of the comparison</source>
        <translation>Was vom Vergleich gezeigt wird</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>Latency, rates and accuracy side by side</source>
        <translation>Latenz, Raten und Genauigkeit nebeneinander</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>What each of them does, and what it gains</source>
        <translation>Was jeder von ihnen tut und was das brachte</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Imported scores of models on tasks</source>
        <translation>Importierte Werte von Modellen bei Aufgaben</translation>
    </message>
    <message>
        <source>&amp;Copy the scores</source>
        <translation>Werte &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy all scores to the clipboard, tab-separated</source>
        <translation>Alle Werte in die Zwischenablage legen, durch Tabulatoren getrennt</translation>
    </message>
    <message>
        <source>Press F5 to compare the chosen modes.</source>
        <translation>Drücken Sie F5, um die gewählten Modi zu vergleichen.</translation>
    </message>
    <message>
        <source>%1: %2

This page shows the modes of a run side by side: latency, bandwidth, signal-to-quantization-noise ratio and size as bars with their intervals, the roofline of the device, and the reasons for the differences.

Press F5 to run the setup as it is.</source>
        <translation>%1: %2

Diese Seite zeigt die Modi eines Laufs nebeneinander: Latenz, Bandbreite, Abstand zum Quantisierungsrauschen und Größe als Balken mit ihren Intervallen, die Roofline des Geräts und die Gründe der Unterschiede.

Drücken Sie F5, um die Einstellung auszuführen, wie sie ist.</translation>
    </message>
    <message>
        <source>%1: %2

This page shows the variants of a run side by side: latency, arithmetic rate and bandwidth as bars with their intervals, the roofline of the device, and the reasons for the differences.

Press F5 to run the setup as it is.</source>
        <translation>%1: %2

Diese Seite zeigt die Varianten eines Laufs nebeneinander: Latenz, Rechenrate und Bandbreite als Balken mit ihren Intervallen, die Roofline des Geräts und die Gründe der Unterschiede.

Drücken Sie F5, um die Einstellung auszuführen, wie sie ist.</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Noch nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Whether memory or arithmetic limits each of them on this device</source>
        <translation>Ob Speicher oder Rechnen jeden von ihnen auf diesem Gerät begrenzt</translation>
    </message>
</context>
<context>
    <name>qs::ComparisonChart</name>
    <message>
        <source>, log</source>
        <translation>, log</translation>
    </message>
    <message>
        <source>faded: not resolved</source>
        <translation>blass: nicht geklärt</translation>
    </message>
    <message>
        <source>Nothing to compare yet. Choose two or more modes and press F5.</source>
        <translation>Noch nichts zu vergleichen. Wählen Sie zwei oder mehr Modi und drücken Sie F5.</translation>
    </message>
    <message>
        <source> (difference not resolved)</source>
        <translation> (Unterschied nicht geklärt)</translation>
    </message>
    <message>
        <source>%1 (baseline): %2</source>
        <translation>%1 (Basis): %2</translation>
    </message>
    <message>
        <source>; the axis does not start at 0</source>
        <translation>; die Achse beginnt nicht bei 0</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1, lower bound</source>
        <translation>%1, unteres Ende</translation>
    </message>
    <message>
        <source>%1, upper bound</source>
        <translation>%1, oberes Ende</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>difference resolved</source>
        <translation>Unterschied geklärt</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (Basis)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: %2 bis %3</translation>
    </message>
    <message>
        <source>difference not resolved</source>
        <translation>sein Unterschied ist nicht geklärt</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>Logarithmische Achse</translation>
    </message>
</context>
<context>
    <name>qs::ComparisonModel</name>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
</context>
<context>
    <name>qs::ComparisonView</name>
    <message>
        <source> (imported)</source>
        <translation> (importiert)</translation>
    </message>
    <message>
        <source>Comparison of the modes</source>
        <translation>Vergleich der Modi</translation>
    </message>
    <message>
        <source>Columns of the comparison</source>
        <translation>Spalten des Vergleichs</translation>
    </message>
    <message>
        <source>Use as &amp;baseline</source>
        <translation>Als &amp;Basis verwenden</translation>
    </message>
    <message>
        <source>&amp;Reset columns</source>
        <translation>Spalten &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>No measurements yet. Choose what to compare in the setup and press F5. The table fills during the run.</source>
        <translation>Noch keine Messungen. Wählen Sie in der Einstellung, was verglichen werden soll, und drücken Sie F5. Die Tabelle füllt sich während des Laufs.</translation>
    </message>
</context>
<context>
    <name>qs::ContextHelp</name>
    <message>
        <source>Open in the manual</source>
        <translation>Im Handbuch öffnen</translation>
    </message>
</context>
<context>
    <name>qs::CopyableTable</name>
    <message>
        <source>Copy the selected rows, or all rows, to the clipboard for a spreadsheet</source>
        <translation>Die gewählten Zeilen, oder alle, für eine Tabellenkalkulation in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all rows, to the clipboard as Markdown</source>
        <translation>Die gewählten Zeilen, oder alle, als Markdown in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>&amp;Copy the selected rows as TSV</source>
        <translation>Gewählte Zeilen als &amp;TSV kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy the table as TSV</source>
        <translation>Tabelle als &amp;TSV kopieren</translation>
    </message>
    <message>
        <source>Copy the selected rows as &amp;Markdown</source>
        <translation>Gewählte Zeilen als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy the table as &amp;Markdown</source>
        <translation>Tabelle als &amp;Markdown kopieren</translation>
    </message>
</context>
<context>
    <name>qs::DecideModule</name>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>Which configuration to use, under limits of memory, time and loss</source>
        <translation>Welche Konfiguration zu verwenden ist, mit Grenzen für Speicher, Zeit und Verlust</translation>
    </message>
    <message>
        <source>Dec&amp;ide</source>
        <translation>Entsche&amp;iden</translation>
    </message>
    <message>
        <source>Show which configuration to use</source>
        <translation>Zeigen, welche Konfiguration zu verwenden ist</translation>
    </message>
    <message>
        <source>Alt+7</source>
        <translation>Alt+7</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Sprachmodell</translation>
    </message>
    <message>
        <source>Open the page that measures a language model in every configuration</source>
        <translation>Die Seite öffnen, die ein Sprachmodell in jeder Konfiguration misst</translation>
    </message>
    <message>
        <source>Model in every mode</source>
        <translation>Modell in jedem Modus</translation>
    </message>
    <message>
        <source>Open the page that measures accuracy, size and time of a model</source>
        <translation>Die Seite öffnen, die Genauigkeit, Größe und Zeit eines Modells misst</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Open the page that measures the latency of an operation</source>
        <translation>Die Seite öffnen, die die Latenz einer Operation misst</translation>
    </message>
    <message>
        <source>Set up what is missing for the decision (%1)</source>
        <translation>Einstellen, was für die Entscheidung fehlt (%1)</translation>
    </message>
    <message>
        <source>Nothing is missing for this decision.</source>
        <translation>Für diese Entscheidung fehlt nichts.</translation>
    </message>
    <message>
        <source>To measure again, go to the page of the run.</source>
        <translation>Um noch einmal zu messen, wechseln Sie zur Seite des Laufs.</translation>
    </message>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>Warten Sie auf ihr Ende, oder halten Sie sie an.</translation>
    </message>
    <message>
        <source>Check the setup and run it.</source>
        <translation>Prüfen Sie die Einstellung, und starten Sie den Lauf.</translation>
    </message>
    <message>
        <source>The setup for the decision is filled in.</source>
        <translation>Die Einstellung für die Entscheidung ist ausgefüllt.</translation>
    </message>
    <message>
        <source>Check it and run it.</source>
        <translation>Prüfen Sie sie, und starten Sie den Lauf.</translation>
    </message>
    <message>
        <source>Change the limits of the decision</source>
        <translation>Die Grenzen der Entscheidung ändern</translation>
    </message>
    <message>
        <source>The device of that run is not available. The current device is kept.</source>
        <translation>Das Gerät jenes Laufs ist nicht verfügbar. Das aktuelle Gerät bleibt gewählt.</translation>
    </message>
    <message>
        <source>This mode changes every weight and cannot be mixed by layer.</source>
        <translation>Dieser Modus ändert jedes Gewicht und kann nicht schichtweise gemischt werden.</translation>
    </message>
    <message>
        <source>Set limits of memory, time and loss beside the page: it ranks what was measured, with the reason for each place, and does not rank what is not resolved. Use it has the vLLM command, the recipe or the saved model.</source>
        <translation>Setzen Sie neben der Seite Grenzen für Speicher, Zeit und Verlust: Sie ordnet, was gemessen wurde, mit dem Grund für jeden Platz, und ordnet nicht, was nicht geklärt ist. „Verwenden“ enthält den vLLM-Befehl, das Rezept oder das gespeicherte Modell.</translation>
    </message>
</context>
<context>
    <name>qs::DecidePage</name>
    <message>
        <source>Save the quantized model</source>
        <translation>Quantisiertes Modell speichern</translation>
    </message>
    <message>
        <source>Serve it with vLLM</source>
        <translation>Mit vLLM bereitstellen</translation>
    </message>
    <message>
        <source>Recipe for llm-compressor</source>
        <translation>Rezept für llm-compressor</translation>
    </message>
    <message>
        <source>Measure it again</source>
        <translation>Noch einmal messen</translation>
    </message>
    <message>
        <source>No configurations to rank yet</source>
        <translation>Noch nichts zu entscheiden</translation>
    </message>
    <message>
        <source>This page ranks what was measured under your limits of memory, time and loss. Measure a language model, a model in every mode, or an operation first.</source>
        <translation>Diese Seite ordnet das Gemessene nach Rang, unter Ihren Grenzen für Speicher, Zeit und Verlust. Messen Sie zuerst ein Sprachmodell, ein Modell in jedem Modus oder eine Operation.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Decide on</source>
        <translation>Entscheiden über</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy answer, ranking, reasons and evidence to the clipboard</source>
        <translation>Antwort, Rangfolge, Gründe und Belege in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Show the run</source>
        <translation>Lauf zeigen</translation>
    </message>
    <message>
        <source>Go to the run that these figures come from</source>
        <translation>Zu dem Lauf wechseln, aus dem diese Zahlen kommen</translation>
    </message>
    <message>
        <source>Open in the plan editor</source>
        <translation>Im Plan-Editor öffnen</translation>
    </message>
    <message>
        <source>Edit the modes of single layers on the Accuracy page, starting with this configuration</source>
        <translation>Die Modi einzelner Schichten auf der Seite Genauigkeit bearbeiten, ausgehend von diesem</translation>
    </message>
    <message>
        <source>How to use the configuration</source>
        <translation>Wie die Konfiguration verwendet wird</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy this text to the clipboard</source>
        <translation>Diesen Text in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Command or recipe</source>
        <translation>Befehl oder Rezept</translation>
    </message>
    <message>
        <source>No run of this session was measured on a device whose name contains “%1”. Choose another device in the limits.</source>
        <translation>Kein Lauf dieser Sitzung wurde auf einem Gerät gemessen, dessen Name „%1“ enthält. Wählen Sie in den Grenzen ein anderes Gerät.</translation>
    </message>
    <message>
        <source>%1. %2: %3.</source>
        <comment>state, name, reason</comment>
        <translation>%1. %2: %3.</translation>
    </message>
    <message>
        <source>Missing (%1)</source>
        <translation>Fehlt (%1)</translation>
    </message>
    <message>
        <source>Nothing is missing for this decision.</source>
        <translation>Für diese Entscheidung fehlt nichts.</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Einstellen</translation>
    </message>
    <message>
        <source>Open the page with this setup without starting a run</source>
        <translation>Die Seite mit dieser Einstellung öffnen; nichts startet</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>Jetzt messen</translation>
    </message>
    <message>
        <source>Open the page with this setup and run it</source>
        <translation>Die Seite mit dieser Einstellung öffnen und den Lauf starten</translation>
    </message>
    <message>
        <source>Only runs that measure the same thing are ranked together</source>
        <translation>Nur Läufe, die dasselbe messen, werden gemeinsam eingestuft</translation>
    </message>
</context>
<context>
    <name>qs::DecisionModel</name>
    <message>
        <source>Rank %1–%2</source>
        <translation>Rang %1–%2</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>Not resolved</source>
        <translation>Nicht geklärt</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simuliert</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Mode or variant</source>
        <translation>Modus oder Variante</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Speed-up (×)</source>
        <translation>Beschl. (×)</translation>
    </message>
    <message>
        <source>Relative to the baseline of the same run, with the 95% interval; above 1 is faster</source>
        <translation>Gegenüber der Basis desselben Laufs, mit dem 95-%-Intervall; über 1 ist schneller</translation>
    </message>
    <message>
        <source>Time per token (ms)</source>
        <translation>Zeit pro Token (ms)</translation>
    </message>
    <message>
        <source>Time per call (µs)</source>
        <translation>Zeit pro Aufruf (µs)</translation>
    </message>
    <message>
        <source>Median with its 95% interval</source>
        <translation>Median mit seinem 95-%-Intervall</translation>
    </message>
    <message>
        <source>Throughput (tokens/s)</source>
        <translation>Durchsatz (Token/s)</translation>
    </message>
    <message>
        <source>Decoded tokens of all sequences per second of wall time, with the 95% interval</source>
        <translation>Decodierte Token aller Sequenzen durch die Zeit, die sie brauchten, mit dem 95-%-Intervall</translation>
    </message>
    <message>
        <source>Perplexity (%)</source>
        <translation>Perplexität (%)</translation>
    </message>
    <message>
        <source>Change against the baseline with its 95% interval; lower is better</source>
        <translation>Änderung gegenüber der Basis mit dem 95-%-Intervall; weniger ist besser</translation>
    </message>
    <message>
        <source>Accuracy (points)</source>
        <translation>Genauigkeit (Punkte)</translation>
    </message>
    <message>
        <source>Difference from the baseline with its 95% interval; for several tasks, the one with the largest possible loss</source>
        <translation>Unterschied zur Basis mit dem 95-%-Intervall; bei mehreren Aufgaben die, die am meisten verloren haben kann</translation>
    </message>
    <message>
        <source>SQNR (dB)</source>
        <translation>SQNR (dB)</translation>
    </message>
    <message>
        <source>Signal to quantization noise; higher is better</source>
        <translation>Signal zu Quantisierungsrauschen; mehr ist besser</translation>
    </message>
    <message>
        <source>Output (MiB)</source>
        <translation>Ausgabe (MiB)</translation>
    </message>
    <message>
        <source>Memory (MiB)</source>
        <translation>Speicher (MiB)</translation>
    </message>
    <message>
        <source>Codes, scales and zero points that are written</source>
        <translation>Codes, Skalen und Nullpunkte, die geschrieben werden</translation>
    </message>
    <message>
        <source>Device memory with the model loaded: weights, KV cache and workspace</source>
        <translation>Des Geräts mit geladenem Modell: Gewichte, KV-Cache und Arbeitspuffer</translation>
    </message>
    <message>
        <source>Exact size of the model file</source>
        <translation>Der Modelldatei, exakt</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Run that the figures come from</source>
        <translation>Woher die Zahlen kommen</translation>
    </message>
    <message>
        <source>Possible ranks of the configuration. Configurations that share ranks are equivalent within their intervals.</source>
        <translation>Mögliche Ränge der Konfiguration. Konfigurationen, die sich Ränge teilen, sind im Rahmen ihrer Intervalle gleichwertig.</translation>
    </message>
</context>
<context>
    <name>qs::DecisionTableView</name>
    <message>
        <source>Configurations and their ranking</source>
        <translation>Konfigurationen und was über sie entschieden wurde</translation>
    </message>
    <message>
        <source>There are no measured configurations to rank.</source>
        <translation>Es wurde nichts gemessen, worüber sich entscheiden lässt.</translation>
    </message>
</context>
<context>
    <name>qs::DeckEditor</name>
    <message>
        <source>Pages of the presentation</source>
        <translation>Seiten der Präsentation</translation>
    </message>
    <message>
        <source>Pages in their order; a tick shows the page</source>
        <translation>Seiten in ihrer Reihenfolge; ein Haken zeigt die Seite</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>Seite hinzufügen</translation>
    </message>
    <message>
        <source>Remove the page</source>
        <translation>Seite entfernen</translation>
    </message>
    <message>
        <source>Move the page up</source>
        <translation>Seite nach oben</translation>
    </message>
    <message>
        <source>Move the page down</source>
        <translation>Seite nach unten</translation>
    </message>
    <message>
        <source>As made from the session</source>
        <translation>Wie aus der Sitzung</translation>
    </message>
    <message>
        <source>Discard the choice. Pages follow the runs of the session again.</source>
        <translation>Die Auswahl vergessen: die Seiten folgen wieder den Läufen der Sitzung.</translation>
    </message>
    <message>
        <source>Your own sentence; empty: the sentence made from the verdict</source>
        <translation>Ihr eigener Satz; leer: der aus dem Urteil gebildete</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time per page when the presentation advances automatically</source>
        <translation>Wie lange jede Seite bleibt, wenn die Präsentation von selbst läuft</translation>
    </message>
    <message>
        <source>&amp;Sentence:</source>
        <translation>&amp;Satz:</translation>
    </message>
    <message>
        <source>&amp;Present from here</source>
        <translation>Ab hier &amp;präsentieren</translation>
    </message>
    <message>
        <source>&amp;Export slides…</source>
        <translation>Folien &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Sch&amp;ließen</translation>
    </message>
    <message>
        <source>choose pages by themselves</source>
        <translation>Seiten selbst wählen lassen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>order the pages</source>
        <translation>Seiten ordnen</translation>
    </message>
    <message>
        <source>show or hide a page</source>
        <translation>Seite zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>add a page</source>
        <translation>Seite hinzufügen</translation>
    </message>
    <message>
        <source>remove a page</source>
        <translation>Seite entfernen</translation>
    </message>
    <message>
        <source>change the sentence of a page</source>
        <translation>Satz einer Seite ändern</translation>
    </message>
    <message>
        <source>&amp;Time per page:</source>
        <translation>&amp;Zeit pro Seite:</translation>
    </message>
    <message>
        <source>change the time per page</source>
        <translation>Zeit pro Seite ändern</translation>
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
        <translation>Bild auf und Bild ab gehen zu Zweierpotenzen und 3·2ᵏ.</translation>
    </message>
    <message>
        <source>%1, values of known models</source>
        <translation>%1, Werte bekannter Modelle</translation>
    </message>
    <message>
        <source>Values of known models</source>
        <translation>Werte bekannter Modelle</translation>
    </message>
    <message>
        <source>%1, log scale</source>
        <translation>%1, logarithmisch</translation>
    </message>
</context>
<context>
    <name>qs::DivergenceView</name>
    <message>
        <source>Background by KL divergence</source>
        <translation>Hintergrund nach KL-Divergenz</translation>
    </message>
    <message>
        <source>nats and more</source>
        <translation>Nats und mehr</translation>
    </message>
    <message>
        <source>Text by divergence</source>
        <translation>Text nach Divergenz</translation>
    </message>
    <message>
        <source>Configuration whose divergence is shown</source>
        <translation>Konfiguration, deren Divergenz gezeigt wird</translation>
    </message>
    <message>
        <source>Configuration whose predictions are compared with those of the baseline</source>
        <translation>Wessen Vorhersagen denen der Basis gegenübergestellt werden</translation>
    </message>
    <message>
        <source>&amp;Worst token</source>
        <translation>&amp;Schlechtestes Token</translation>
    </message>
    <message>
        <source>&amp;Next worst</source>
        <translation>&amp;Nächstschlechtes</translation>
    </message>
    <message>
        <source>Worst token</source>
        <translation>Schlechtestes Token</translation>
    </message>
    <message>
        <source>Go to the token with the largest divergence (W in the text)</source>
        <translation>Zum Token mit der größten Divergenz gehen (W im Text)</translation>
    </message>
    <message>
        <source>Next worst token</source>
        <translation>Nächstschlechtes Token</translation>
    </message>
    <message>
        <source>Go to the token with the next largest divergence (N in the text)</source>
        <translation>Zum Token mit der nächstgrößten Divergenz gehen (N im Text)</translation>
    </message>
    <message>
        <source>The first %1 of %2 tokens; over all of them the mean is %3 nats, the largest %4.</source>
        <translation>Die ersten %1 von %2 Token; über alle ist der Mittelwert %3 Nats, die größte %4.</translation>
    </message>
    <message>
        <source>“%1”: KL divergence %2 nats (%3 bits)</source>
        <translation>„%1“: KL-Divergenz %2 Nats (%3 Bits)</translation>
    </message>
    <message>
        <source>; probability of this token %1% in the baseline, %2% in %3</source>
        <translation>; Wahrscheinlichkeit dieses Tokens %1&#xa0;% in der Basis, %2&#xa0;% in %3</translation>
    </message>
    <message>
        <source>Point at a token, or use the arrow keys.</source>
        <translation>Zeigen Sie auf ein Token, oder gehen Sie sie mit den Pfeiltasten durch.</translation>
    </message>
    <message>
        <source>KL divergence of the baseline&apos;s prediction from this configuration&apos;s, by token: no background below 0.01 nats, then steps at 0.01, 0.03, 0.1, 0.3 (dotted underline) and 1 nat (underline).</source>
        <translation>KL-Divergenz der Vorhersage der Basis von der dieser Konfiguration, je Token: kein Hintergrund unter 0,01 nat, dann Stufen bei 0,01, 0,03, 0,1, 0,3 (gepunktet unterstrichen) und 1 nat (unterstrichen).</translation>
    </message>
    <message>
        <source>The text appears here, token by token, when a configuration other than the baseline has processed it.</source>
        <translation>Der Text erscheint hier Token für Token, wenn eine andere Konfiguration als die Basis ihn verarbeitet hat.</translation>
    </message>
</context>
<context>
    <name>qs::FileCommands</name>
    <message>
        <source>Quantoscope sessions (*.%1)</source>
        <translation>Quantoscope-Sitzungen (*.%1)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Läufe</translation>
    </message>
    <message>
        <source>This session has unsaved changes.</source>
        <translation>Die Sitzung hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Not opened:</source>
        <translation>Nicht geöffnet:</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>Es gibt noch nichts zu exportieren.</translation>
    </message>
    <message>
        <source>Press F5 to measure first.</source>
        <translation>Drücken Sie F5, um zuerst zu messen.</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Images (*.png *.svg *.pdf)</source>
        <translation>Bilder (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>The image was not saved.</source>
        <translation>Das Bild wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Image saved as %1.</source>
        <translation>Bild gespeichert als %1.</translation>
    </message>
    <message>
        <source>Not exported:</source>
        <translation>Nicht exportiert:</translation>
    </message>
    <message>
        <source>Report written to %1.</source>
        <translation>Bericht geschrieben nach %1.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Reload the session from its file</source>
        <translation>Die Datei der Sitzung noch einmal lesen</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>Sitzung unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>Another window has this file open (process %1 on %2).</source>
        <translation>Ein anderes Fenster hat diese Datei offen (Prozess %1 auf %2).</translation>
    </message>
    <message>
        <source>%1 was removed or renamed by another program.</source>
        <translation>%1 wurde von etwas anderem entfernt oder umbenannt.</translation>
    </message>
    <message>
        <source>The session is still open. Save it to create the file again.</source>
        <translation>Die Sitzung ist noch hier; speichern Sie sie, um die Datei wiederzuhaben.</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 wurde von etwas anderem geändert.</translation>
    </message>
    <message>
        <source>This window still shows the previous contents.</source>
        <translation>Dieses Fenster zeigt noch, was vorher darin war.</translation>
    </message>
    <message>
        <source>Overwrite another version?</source>
        <translation>Eine andere Version überschreiben?</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here.</source>
        <translation>%1 wurde von etwas anderem geändert, seit sie hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>%1 is open in another window (process %2 on %3).</source>
        <translation>%1 ist in einem anderen Fenster offen (Prozess %2 auf %3).</translation>
    </message>
    <message>
        <source>Overwrite replaces that version with this one. Reload discards the unsaved changes in this window.</source>
        <translation>Überschreiben ersetzt jene Version durch diese. Neu laden verwirft, was hier nicht gespeichert ist.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>The session stays open and unsaved. A recovery copy is kept.</source>
        <translation>Die Sitzung bleibt offen und ungespeichert; eine Wiederherstellungskopie wird behalten.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Saving the image</source>
        <translation>Bild wird gespeichert</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Bericht wird geschrieben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep the open session</source>
        <translation>Die geöffnete Sitzung behalten</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 wird gespeichert…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s).</source>
        <translation>
            <numerusform>%n Datei.</numerusform>
            <numerusform>%n Dateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>All files that can be opened (%1)</source>
        <translation>Alle Dateien, die sich öffnen lassen (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n file(s)…</source>
        <translation>
            <numerusform>%n Datei wird gelesen…</numerusform>
            <numerusform>%n Dateien werden gelesen…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the changes to this session?</source>
        <translation>Die Änderungen an dieser Sitzung speichern?</translation>
    </message>
    <message>
        <source>Each window would overwrite what the other saves. You are asked before saving.</source>
        <translation>Jedes Fenster würde überschreiben, was das andere speichert. Vor dem Speichern werden Sie gefragt.</translation>
    </message>
    <message>
        <source>Results that arrived while saving are not in the file yet. Save again.</source>
        <translation>Ergebnisse, die während des Speicherns eintrafen, sind noch nicht in der Datei. Speichern Sie erneut.</translation>
    </message>
</context>
<context>
    <name>qs::FindingCard</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Show it in the trace</source>
        <translation>In der Messkurve zeigen</translation>
    </message>
    <message>
        <source>Show this mode</source>
        <translation>Diesen Modus zeigen</translation>
    </message>
    <message>
        <source>show</source>
        <translation>zeigen</translation>
    </message>
    <message>
        <source>Show in the trace: %1</source>
        <translation>In der Messkurve zeigen: %1</translation>
    </message>
    <message>
        <source>why</source>
        <translation>warum</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Warum: %1</translation>
    </message>
    <message>
        <source>Evidence and what to do</source>
        <translation>Worauf dies beruht und was zu tun ist</translation>
    </message>
    <message>
        <source>less</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>Empfehlung</translation>
    </message>
    <message>
        <source>Select these modes</source>
        <translation>Diese Modi auswählen</translation>
    </message>
    <message>
        <source>Show each: %1</source>
        <translation>Alle einzeln zeigen: %1</translation>
    </message>
    <message>
        <source>details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>qs::FindingMembers</name>
    <message>
        <source>Show it in the trace</source>
        <translation>In der Messkurve zeigen</translation>
    </message>
    <message>
        <source>Show this mode</source>
        <translation>Diesen Modus zeigen</translation>
    </message>
</context>
<context>
    <name>qs::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recommendation(s)</source>
        <translation>
            <numerusform>%n Empfehlung</numerusform>
            <numerusform>%n Empfehlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings yet. Warnings about the measurement (cold start, throttling, failed verification) appear here.</source>
        <translation>Noch keine Befunde. Warnungen zur Messung (Kaltstart, Drosselung, fehlgeschlagene Prüfung) erscheinen hier.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the findings</source>
        <translation>Befunde durchsuchen</translation>
    </message>
    <message>
        <source>Show only findings whose text or modes contain this</source>
        <translation>Nur Befunde zeigen, deren Text oder Modi dies enthalten</translation>
    </message>
    <message>
        <source>%1: show or hide</source>
        <translation>%1: ein- oder ausblenden</translation>
    </message>
    <message>
        <source>No findings match the filter.</source>
        <translation>Keine Befunde entsprechen dem Filter.</translation>
    </message>
</context>
<context>
    <name>qs::HeatMap</name>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>nicht geklärt</translation>
    </message>
    <message>
        <source>in the plan</source>
        <translation>im Plan</translation>
    </message>
    <message>
        <source>Sensitivity of the layers</source>
        <translation>Empfindlichkeit der Schichten</translation>
    </message>
    <message>
        <source>%1 for %2 layers in %3 modes, %4 cells measured.</source>
        <translation>%1 für %2 Schichten in %3 Modi, %4 Felder gemessen.</translation>
    </message>
    <message>
        <source>Difference not resolved: %1.</source>
        <translation>Bei %1 ist der Unterschied nicht geklärt.</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>as shown</source>
        <translation>wie gezeigt</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>geklärt</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>No sensitivity results yet. Turn on Sensitivity and press F5. Each cell shows one layer in one mode.</source>
        <translation>Noch keine Ergebnisse der Empfindlichkeit. Schalten Sie Empfindlichkeit ein und drücken Sie F5. Jedes Feld zeigt eine Schicht in einem Modus.</translation>
    </message>
</context>
<context>
    <name>qs::HistogramChart</name>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Values (log)</source>
        <translation>Werte (log)</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>wiederhergestellt</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>gekappt</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>No tensor selected. Choose one above, or open a .safetensors or .npy file.</source>
        <translation>Es wird kein Tensor gezeigt. Wählen Sie oben einen, oder öffnen Sie eine .safetensors- oder .npy-Datei.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>restored %1</source>
        <translation>wiederhergestellt %1</translation>
    </message>
    <message>
        <source>nearest code value %1</source>
        <translation>nächster Codewert %1</translation>
    </message>
    <message>
        <source>Logarithmic count axis</source>
        <translation>Anzahlen auf logarithmischer Achse</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>%1 values from %2 to %3, standard deviation %4. %5 represents %6 values at the median scale, in the range %7 to %8.</source>
        <translation>%1 Werte von %2 bis %3, Standardabweichung %4. %5 stellt bei der medianen Skala %6 Werte dar, im Bereich %7 bis %8.</translation>
    </message>
    <message>
        <source>original %1</source>
        <translation>Original %1</translation>
    </message>
</context>
<context>
    <name>qs::ImportCommands</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Import results</source>
        <translation>Fremde Ergebnisse importieren</translation>
    </message>
    <message>
        <source>Show a run of a single size that was measured here.</source>
        <translation>Zeigen Sie einen hier gemessenen Lauf mit einer Größe.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Es wurde nichts importiert.</translation>
    </message>
    <message>
        <source>Imported %1: %2, read-only.</source>
        <translation>Importiert: %1, %2, nur zum Lesen.</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation>Nicht importiert: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s)</source>
        <translation>
            <numerusform>%n Wert</numerusform>
            <numerusform>%n Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading %n file(s)…</source>
        <translation>
            <numerusform>%n Datei wird gelesen…</numerusform>
            <numerusform>%n Dateien werden gelesen…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>There is no run to add imported results to.</source>
        <translation>Es gibt keinen Lauf, dem importierte Ergebnisse hinzugefügt werden können.</translation>
    </message>
    <message>
        <source>Add imported results to %1</source>
        <translation>Importierte Ergebnisse zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>The run was removed.</source>
        <translation>Der Lauf wurde entfernt.</translation>
    </message>
    <message>
        <source>add imported results to %1</source>
        <translation>importierte Ergebnisse zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>Added %1 to %2: %3, read-only and without verdicts.</source>
        <translation>%1 zu %2 hinzugefügt: %3, nur zum Lesen und ohne Urteile.</translation>
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
        <translation>Eingabetyp</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>T&amp;yp</translation>
    </message>
    <message>
        <source>Tensor of the file</source>
        <translation>Tensor der Datei</translation>
    </message>
    <message>
        <source>Te&amp;nsor</source>
        <translation>Te&amp;nsor</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Seed of the random normal input (mean 0, standard deviation 1). The same seed gives the same bytes on every backend.</source>
        <translation>Startwert der zufälligen normalverteilten Eingabe (Mittel 0, Standardabweichung 1). Derselbe Startwert ergibt auf jedem Backend dieselben Bytes.</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>random normal</source>
        <translation>zufällig, normalverteilt</translation>
    </message>
    <message>
        <source>Input file</source>
        <translation>Eingabedatei</translation>
    </message>
    <message>
        <source>Choose an input file</source>
        <translation>Eingabedatei wählen</translation>
    </message>
    <message>
        <source>Choose a .npy or .safetensors file</source>
        <translation>Eine .npy- oder .safetensors-Datei wählen</translation>
    </message>
    <message>
        <source>Use random input</source>
        <translation>Zurück zu zufälliger Eingabe</translation>
    </message>
    <message>
        <source>Use random normal input</source>
        <translation>Zurück zu zufälliger normalverteilter Eingabe</translation>
    </message>
    <message>
        <source>Val&amp;ues</source>
        <translation>W&amp;erte</translation>
    </message>
    <message>
        <source>Choose an input tensor</source>
        <translation>Eingabetensor wählen</translation>
    </message>
    <message>
        <source>Tensors (*.npy *.safetensors);;All files (*)</source>
        <translation>Tensoren (*.npy *.safetensors);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The file contains no tensors.</source>
        <translation>Die Datei enthält keinen Tensor.</translation>
    </message>
    <message>
        <source>No tensor of the file can be used: %1</source>
        <translation>Kein Tensor der Datei lässt sich verwenden: %1</translation>
    </message>
    <message>
        <source>(array)</source>
        <translation>(Array)</translation>
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
        <translation>%1 Die Eingabe bleibt %2.</translation>
    </message>
    <message>
        <source>%1 The input is still random normal.</source>
        <translation>%1 Die Eingabe bleibt zufällig normalverteilt.</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>Values from the file; the seed is not used.</source>
        <translation>Werte aus der Datei; der Startwert wird nicht verwendet.</translation>
    </message>
    <message>
        <source>Seed %1 is used until you enter another one.</source>
        <translation>Startwert %1 bleibt, bis ein anderer eingegeben wird.</translation>
    </message>
    <message>
        <source>Random normal. Drop a .npy or .safetensors file here for real data.</source>
        <translation>Zufällig normalverteilt. Ziehen Sie für echte Daten eine .npy- oder .safetensors-Datei hierher.</translation>
    </message>
    <message>
        <source>FP32, seed %1</source>
        <translation>FP32, Startwert %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, Startwert %2</translation>
    </message>
    <message>
        <source>Values from the file, %1 as %2; the seed is not used.</source>
        <translation>Werte aus der Datei, %1 als %2; der Startwert wird nicht verwendet.</translation>
    </message>
    <message>
        <source>The file&apos;s %1 values are rounded to %2: some may overflow to infinity or become zero. The result shows how many.</source>
        <translation>Die Werte der Datei in %1 werden auf %2 gerundet: einige können nach unendlich überlaufen oder null werden. Das Ergebnis sagt, wie viele.</translation>
    </message>
    <message>
        <source>Data type of the input tensor before quantization. A file has its own type; if you choose another one, the values are rounded.</source>
        <translation>Datentyp des Eingabetensors vor der Quantisierung. Eine Datei hat ihren eigenen Typ; wählen Sie einen anderen, werden die Werte gerundet.</translation>
    </message>
    <message>
        <source>Tensor of the file to use as input. Tensors that cannot be used show the reason.</source>
        <translation>Tensor der Datei, der als Eingabe dient. Bei Tensoren, die nicht verwendbar sind, steht der Grund.</translation>
    </message>
    <message>
        <source>Source of the values: a .npy or .safetensors file, or empty for random normal values. You can drop a file anywhere on the setup.</source>
        <translation>Quelle der Werte: eine .npy- oder .safetensors-Datei oder leer für normalverteilte Zufallswerte. Sie können eine Datei an beliebiger Stelle der Einstellung ablegen.</translation>
    </message>
</context>
<context>
    <name>qs::KernelGuard</name>
    <message>
        <source>The run does not respond to Stop.</source>
        <translation>Der Lauf reagiert nicht auf Anhalten.</translation>
    </message>
    <message>
        <source>From now on kernels run in a separate worker process, which Stop can end even if a kernel hangs.</source>
        <translation>Von nun an laufen Kernels in einem eigenen Arbeitsprozess, den Anhalten auch dann beendet, wenn ein Kernel hängt.</translation>
    </message>
    <message>
        <source>The device was lost: %1</source>
        <translation>Das Gerät ging diesem Programm verloren: %1</translation>
    </message>
    <message>
        <source>All measurements are kept. Restart the program to use the device, or run kernels in a separate process.</source>
        <translation>Alles Gemessene bleibt erhalten. Starten Sie das Programm neu, um das Gerät zu benutzen, oder lassen Sie Kernels in einem eigenen Prozess laufen.</translation>
    </message>
    <message>
        <source>The current request does not respond to Stop.</source>
        <translation>Die Frage in Arbeit reagiert nicht auf Anhalten.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Keep the results received so far, abandon the run, and measure in a separate process from now on</source>
        <translation>Die bisher eingetroffenen Ergebnisse behalten, den Lauf aufgeben und von nun an in einem eigenen Prozess messen</translation>
    </message>
    <message>
        <source>The window is waiting for it. Close the window again to abandon it. All results received so far are kept.</source>
        <translation>Das Fenster wartet darauf. Schließen Sie das Fenster noch einmal, um aufzugeben. Alle bisher eingetroffenen Ergebnisse bleiben erhalten.</translation>
    </message>
    <message>
        <source>The device or a kernel on it may hang. Wait, or abandon it. All results received so far are kept.</source>
        <translation>Das Gerät oder ein Kernel darauf hängt möglicherweise. Warten Sie oder geben Sie auf. Alle bisher eingetroffenen Ergebnisse bleiben erhalten.</translation>
    </message>
    <message>
        <source>The run was abandoned. The results received so far are kept and marked as partial.</source>
        <translation>Der Lauf wurde aufgegeben. Die bisher eingetroffenen Ergebnisse bleiben erhalten und sind als unvollständig gekennzeichnet.</translation>
    </message>
    <message>
        <source>The request was abandoned.</source>
        <translation>Die Anforderung wurde aufgegeben.</translation>
    </message>
    <message>
        <source>The device may stay busy until the program is restarted. Choose &apos;Automatic&apos; in the settings to use a separate process.</source>
        <translation>Das Gerät bleibt eventuell beschäftigt, bis das Programm neu gestartet wird. Wählen Sie &apos;Automatisch&apos; in den Optionen, um einen eigenen Prozess zu verwenden.</translation>
    </message>
    <message>
        <source>All measurements are kept. From now on kernels run in a separate worker process. Run again.</source>
        <translation>Alle Messungen bleiben erhalten. Von nun an laufen Kernels in einem eigenen Arbeitsprozess. Starten Sie den Lauf erneut.</translation>
    </message>
</context>
<context>
    <name>qs::LanguageMenu</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>The language of the interface</source>
        <translation>Die Sprache des Programms</translation>
    </message>
    <message>
        <source>Use the language of the system</source>
        <translation>Die Sprache des Systems nehmen</translation>
    </message>
    <message>
        <source>Use this language</source>
        <translation>Das Programm in dieser Sprache zeigen</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Jetzt neu starten</translation>
    </message>
    <message>
        <source>Reopen the window in the new language; the session is kept</source>
        <translation>Das Fenster in der neuen Sprache wieder öffnen; die Sitzung kommt wieder</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>Restart to apply the new language.</source>
        <translation>Starten Sie neu, um die neue Sprache zu verwenden.</translation>
    </message>
    <message>
        <source>The open session is kept.</source>
        <translation>Die offene Sitzung kommt wieder.</translation>
    </message>
</context>
<context>
    <name>qs::LimitsPanel</name>
    <message>
        <source>A configuration has to meet these limits. Empty: no limit.</source>
        <translation>Eine Konfiguration muss diese Grenzen einhalten. Leer: keine Grenze.</translation>
    </message>
    <message>
        <source>Rank by</source>
        <translation>Rang nach</translation>
    </message>
    <message>
        <source>Quantity by which the configurations that meet the limits are ranked</source>
        <translation>Wonach die Konfigurationen geordnet werden, die die Grenzen einhalten</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Only use runs that were measured on this device</source>
        <translation>Nur Läufe, die auf diesem Gerät gemessen wurden, zählen</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Sequences of a language model that are decoded together</source>
        <translation>Sequenzen eines Sprachmodells, die gemeinsam decodiert werden</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Promptlänge</translation>
    </message>
    <message>
        <source>Tokens of a language model&apos;s prompt</source>
        <translation>Token des Prompts eines Sprachmodells</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Device memory with the model loaded: weights, KV cache and workspace. For a model on the Accuracy page, the size of its file.</source>
        <translation>Speicher des Geräts mit geladenem Modell: Gewichte, KV-Cache und Arbeitspuffer. Bei einem Modell der Seite Genauigkeit die Größe seiner Datei.</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>Zeit pro Token</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Median time of a decoding step of a language model</source>
        <translation>Mediane Zeit eines Decode-Schritts eines Sprachmodells</translation>
    </message>
    <message>
        <source>Time per call</source>
        <translation>Zeit pro Aufruf</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Median latency of an operation, or of a call of a model on the Accuracy page</source>
        <translation>Mediane Latenz einer Operation oder eines Aufrufs eines Modells der Seite Genauigkeit</translation>
    </message>
    <message>
        <source>Perplexity rise</source>
        <translation>Perplexitätsanstieg</translation>
    </message>
    <message>
        <source>Increase in perplexity over the baseline</source>
        <translation>Anstieg der Perplexität gegenüber der der Basis</translation>
    </message>
    <message>
        <source>Accuracy loss</source>
        <translation>Genauigkeitsverlust</translation>
    </message>
    <message>
        <source>pp</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>Accuracy below that of the baseline, in percentage points</source>
        <translation>Genauigkeit unter der der Basis, in Prozentpunkten</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>Tok/s</translation>
    </message>
    <message>
        <source>Decoded tokens of all sequences of a language model per second of wall time</source>
        <translation>Decodierte Token aller Sequenzen eines Sprachmodells durch die Zeit, die sie brauchten</translation>
    </message>
    <message>
        <source>Default limits</source>
        <translation>Standardgrenzen</translation>
    </message>
    <message>
        <source>No limits except a rise of 1% in perplexity and a loss of 1 point in accuracy</source>
        <translation>Keine Grenzen außer einer um 1&#xa0;% höheren Perplexität und einer um 1 Punkt niedrigeren Genauigkeit</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a quantity and its unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>%1: “%2” is not valid. Enter a number of 0 or more.</source>
        <translation>%1: „%2“ ist keine Zahl ab 0.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>Kleinste</translation>
    </message>
</context>
<context>
    <name>qs::LineChart</name>
    <message>
        <source>%1, log</source>
        <translation>%1, log</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1: %2 bei %3</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>unteres Ende</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>oberes Ende</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>Logarithmische Achse</translation>
    </message>
</context>
<context>
    <name>qs::LlmConfigurationChooser</name>
    <message>
        <source>Configurations to study</source>
        <translation>Zu untersuchende Konfigurationen</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Without quantization</source>
        <translation>Ohne Quantisierung</translation>
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
        <translation>Andere 4-Bit-Formate</translation>
    </message>
    <message>
        <source>KV cache only</source>
        <translation>Nur KV-Cache</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Select all configurations</source>
        <translation>Alle Konfigurationen anwählen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Clear all but the baseline</source>
        <translation>Alle außer der Basis abwählen</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Select the configurations of the default study</source>
        <translation>Die Konfigurationen der Standardstudie anwählen</translation>
    </message>
    <message>
        <source>Select the seven configurations of the published comparison</source>
        <translation>Die sieben des veröffentlichten Vergleichs anwählen</translation>
    </message>
    <message>
        <source>%1 of %2 configurations</source>
        <translation>%1 von %2 Konfigurationen</translation>
    </message>
    <message>
        <source>; AWQ and GPTQ read the calibration text first</source>
        <translation>; AWQ und GPTQ lesen zuerst den Kalibrierungstext</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Basis</translation>
    </message>
</context>
<context>
    <name>qs::LlmGeneratePanel</name>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Type the beginning of a text…</source>
        <translation>Geben Sie den Anfang eines Textes ein…</translation>
    </message>
    <message>
        <source>The morning was bright, and Emma</source>
        <comment>a prompt for an English model</comment>
        <translation>The morning was bright, and Emma</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Erzeugen</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Das Modell wird geladen…</translation>
    </message>
    <message>
        <source>Cannot generate: %1</source>
        <translation>Nicht erzeugt: %1</translation>
    </message>
    <message>
        <source>The text to continue, or the message to a chat model. Ctrl+Return sends it.</source>
        <translation>Der Text, der fortgesetzt wird, oder die Nachricht an ein Chat-Modell. Strg+Eingabe sendet.</translation>
    </message>
    <message>
        <source>System message</source>
        <translation>Systemnachricht</translation>
    </message>
    <message>
        <source>Instructions to a chat model, before the prompt. Leave it empty for none.</source>
        <translation>Anweisungen an ein Chat-Modell, vor dem Prompt. Leer lassen für keine.</translation>
    </message>
    <message>
        <source>System message (optional)</source>
        <translation>Systemnachricht (optional)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>The configuration in which the model of the setup is loaded</source>
        <translation>Die Konfiguration, in der das Modell der Einstellung geladen wird</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>A second configuration that continues the same prompt beside the first one. They take turns, token by token; the first token that differs is marked.</source>
        <translation>Eine zweite Konfiguration, die denselben Prompt neben der ersten fortsetzt. Sie wechseln sich Token für Token ab; das erste abweichende Token wird markiert.</translation>
    </message>
    <message>
        <source>Maximum number of tokens</source>
        <translation>Höchstzahl der Token</translation>
    </message>
    <message>
        <source>Generation ends after this many tokens, or when the model ends the text</source>
        <translation>Das Erzeugen endet nach so vielen Token, oder wenn das Modell den Text beendet</translation>
    </message>
    <message>
        <source>&amp;Configuration</source>
        <translation>&amp;Konfiguration</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <source>Ma&amp;x. tokens</source>
        <translation>Ma&amp;x. Token</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Divides the logits before a token is sampled. 0 is greedy: always the most likely token.</source>
        <translation>Teilt die Logits, bevor ein Token gezogen wird. 0 heißt greedy: jedes Mal das wahrscheinlichste Token.</translation>
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
        <translation>Startwert</translation>
    </message>
    <message>
        <source>&amp;Temperature</source>
        <translation>&amp;Temperatur</translation>
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
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>From the model</source>
        <translation>Aus dem Modell</translation>
    </message>
    <message>
        <source>Chat template</source>
        <translation>Chat-Vorlage</translation>
    </message>
    <message>
        <source>C&amp;hat template</source>
        <translation>C&amp;hat-Vorlage</translation>
    </message>
    <message>
        <source>From the model: %1</source>
        <translation>Aus dem Modell: %1</translation>
    </message>
    <message>
        <source>From the model: not recognized</source>
        <translation>Aus dem Modell: nicht erkannt</translation>
    </message>
    <message>
        <source>From the model: none</source>
        <translation>Aus dem Modell: keine</translation>
    </message>
    <message>
        <source>Enter a prompt first</source>
        <translation>Geben Sie zuerst einen Prompt ein</translation>
    </message>
    <message>
        <source>Choose two different configurations</source>
        <translation>Wählen Sie zwei verschiedene Konfigurationen</translation>
    </message>
    <message>
        <source>Stop generating</source>
        <translation>Erzeugen anhalten</translation>
    </message>
    <message>
        <source>Stop generating. The text so far is kept.</source>
        <translation>Das Erzeugen anhalten. Der bisherige Text bleibt.</translation>
    </message>
    <message>
        <source>Continue the prompt (Ctrl+Return)</source>
        <translation>Den Prompt fortsetzen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Sample from the most likely tokens whose probabilities add up to this. 1: from all tokens.</source>
        <translation>Aus den wahrscheinlichsten Token ziehen, deren Wahrscheinlichkeiten zusammen diesen Wert ergeben. 1: aus allen.</translation>
    </message>
    <message>
        <source>Sample from this number of the most likely tokens. 0: from all tokens.</source>
        <translation>Aus so vielen der wahrscheinlichsten Token ziehen. 0: aus allen.</translation>
    </message>
    <message>
        <source>The same seed gives the same text in the same configuration</source>
        <translation>Derselbe Startwert ergibt in derselben Konfiguration denselben Text</translation>
    </message>
    <message>
        <source>Has no effect while the temperature is 0</source>
        <translation>Wirkt nicht, solange die Temperatur 0 ist</translation>
    </message>
    <message>
        <source>The same text so far</source>
        <translation>Bisher derselbe Text</translation>
    </message>
    <message>
        <source>The texts differ.</source>
        <translation>Die Texte unterscheiden sich.</translation>
    </message>
    <message>
        <source>Format of the prompt as a turn of a conversation. Templates are recognized by their tokens; the template code in tokenizer_config.json is not run.</source>
        <translation>Format des Prompts als Beitrag eines Gesprächs. Vorlagen werden an ihren Token erkannt; der Vorlagencode in tokenizer_config.json wird nicht ausgeführt.</translation>
    </message>
</context>
<context>
    <name>qs::LlmLivePanel</name>
    <message>
        <source>Tokens per second appear here while the study runs.</source>
        <translation>Token pro Sekunde erscheinen hier, während die Studie läuft.</translation>
    </message>
    <message>
        <source>Phase of the rates</source>
        <translation>Wovon die Raten sind</translation>
    </message>
    <message>
        <source>Text of the configurations</source>
        <translation>Was die Konfigurationen schreiben</translation>
    </message>
    <message>
        <source>The most likely continuation of the start of the text, for each configuration</source>
        <translation>Die wahrscheinlichste Fortsetzung des Textanfangs, wie jede Konfiguration sie schreibt</translation>
    </message>
    <message>
        <source>The text of each configuration appears here, token by token.</source>
        <translation>Was jede Konfiguration schreibt, erscheint hier, Token für Token.</translation>
    </message>
    <message>
        <source>&amp;Rates of</source>
        <translation>&amp;Raten von</translation>
    </message>
    <message numerus="yes">
        <source>all %n token(s) as the baseline</source>
        <translation>
            <numerusform>%n Token wie die Basis</numerusform>
            <numerusform>alle %n Token wie die Basis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %1 of %n token(s) as the baseline</source>
        <translation>
            <numerusform>die ersten %1 von %n Token wie die Basis</numerusform>
            <numerusform>die ersten %1 von %n Token wie die Basis</numerusform>
        </translation>
    </message>
    <message>
        <source>Rates of prefill, decoding and scoring differ too much for one chart. The chart follows the measured phase until you choose one.</source>
        <translation>Die Raten von Prefill, Decodieren und Bewerten unterscheiden sich zu sehr für ein Diagramm. Das Diagramm folgt der gemessenen Phase, bis Sie eine wählen.</translation>
    </message>
</context>
<context>
    <name>qs::LlmPage</name>
    <message>
        <source>Charts of the language model study</source>
        <translation>Bilder der Sprachmodellstudie</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Tokens per second during the study, and the text of each configuration</source>
        <translation>Token pro Sekunde im Lauf, und was jede Konfiguration schreibt</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Throughput over batch sizes, and time per output token</source>
        <translation>Durchsatz über Batchgrößen und Zeit pro Ausgabetoken</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplexität</translation>
    </message>
    <message>
        <source>Perplexity and KL divergence relative to the baseline, on the same tokens</source>
        <translation>Perplexität und KL-Divergenz gegenüber der Basis, auf denselben Token</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Correct answers by task, with verdicts on the same items</source>
        <translation>Richtige Antworten je Aufgabe, mit Urteilen auf denselben Beispielen</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Weights, caches and load time</source>
        <translation>Gewichte, Caches, und was das Laden braucht</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>Pareto</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The text with the divergence of each token</source>
        <translation>Der Text mit der Divergenz jedes Tokens</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <source>Continue a prompt in any configuration</source>
        <translation>Einen Prompt in einer beliebigen Konfiguration fortsetzen</translation>
    </message>
    <message>
        <source>The configurations appear here one by one, as soon as they are measured.</source>
        <translation>Die Konfigurationen erscheinen hier eine nach der anderen, sobald sie gemessen sind.</translation>
    </message>
    <message>
        <source>Decoded tokens per second appear here with the first round.</source>
        <translation>Decodierte Token pro Sekunde erscheinen hier mit der ersten Runde.</translation>
    </message>
    <message>
        <source>How does quantization affect a language model?</source>
        <translation>Was macht die Quantisierung mit einem Sprachmodell?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the study</source>
        <translation>Studie abbrechen</translation>
    </message>
    <message>
        <source>Stop the study and keep the results so far</source>
        <translation>Die Studie beenden; was bis dahin gemessen ist, bleibt</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Welche Tabelle</translation>
    </message>
    <message>
        <source>Table that is shown; each chart selects its own</source>
        <translation>Welche Tabelle des Berichts gezeigt wird; jedes Bild bringt seine eigene mit</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>Task and metric</source>
        <translation>Aufgabe und Metrik</translation>
    </message>
    <message>
        <source>acc: largest log-likelihood; acc_norm: largest per character; exact_match: of generated answers</source>
        <translation>acc: größte Log-Likelihood; acc_norm: größte pro Zeichen; exact_match: der erzeugten Antworten</translation>
    </message>
    <message>
        <source>Tas&amp;k</source>
        <translation>Aufga&amp;be</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>Zeit pro Ausgabetoken</translation>
    </message>
    <message>
        <source>Bytes of the weights</source>
        <translation>Bytes der Gewichte</translation>
    </message>
    <message>
        <source>Quantity that perplexity is compared with</source>
        <translation>Wogegen die Perplexität abgewogen wird</translation>
    </message>
    <message>
        <source>Perplexity a&amp;gainst</source>
        <translation>Perplexität &amp;gegen</translation>
    </message>
    <message>
        <source>Preparing the study…</source>
        <translation>Die Studie wird vorbereitet…</translation>
    </message>
    <message>
        <source>Opening the model</source>
        <translation>Das Modell wird geöffnet</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Messung läuft…</translation>
    </message>
    <message>
        <source>No measurements yet.</source>
        <translation>Noch ist nichts gemessen.</translation>
    </message>
    <message>
        <source>Only the baseline was measured: nothing is compared.</source>
        <translation>Nur die Basis wurde gemessen: nichts wird verglichen.</translation>
    </message>
    <message>
        <source>Perplexity against time per token or size</source>
        <translation>Perplexität gegen Zeit pro Token oder Größe</translation>
    </message>
    <message>
        <source>A study loads a model of the Llama family in every chosen configuration and measures memory, speed and predictions, with intervals and verdicts.

The setup beside this page is ready to run with the small built-in model: press F5. You can also use your own model from a Hugging Face folder.</source>
        <translation>Eine Studie lädt ein Modell der Llama-Familie in jeder gewählten Konfiguration und misst Speicher, Geschwindigkeit und Vorhersagen, mit Intervallen und Urteilen.

Die Einstellung neben dieser Seite ist mit dem kleinen eingebauten Modell bereit zum Lauf: drücken Sie F5. Sie können auch Ihr eigenes Modell aus einem Hugging-Face-Ordner verwenden.</translation>
    </message>
    <message>
        <source>Simulated configurations have no valid time and are not shown against time</source>
        <translation>Simulierte Konfigurationen haben keine gültige Zeit und werden nicht gegen die Zeit gezeigt</translation>
    </message>
</context>
<context>
    <name>qs::LlmPresenter</name>
    <message>
        <source>%1; %2 of files.</source>
        <translation>%1; %2 an Dateien.</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simuliert</translation>
    </message>
    <message>
        <source>Computed by: %1</source>
        <translation>Rechnet mit: %1</translation>
    </message>
    <message>
        <source>Loading the model: %1, %2%</source>
        <translation>Das Modell wird geladen: %1, %2&#xa0;%</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Sprachmodell</translation>
    </message>
    <message>
        <source>Effect of quantization on a language model</source>
        <translation>Was die Quantisierung mit einem Sprachmodell macht</translation>
    </message>
    <message>
        <source>Lan&amp;guage model</source>
        <translation>Sprach&amp;modell</translation>
    </message>
    <message>
        <source>Show the effect of quantization on a language model</source>
        <translation>Zeigen, was die Quantisierung mit einem Sprachmodell macht</translation>
    </message>
    <message>
        <source>Alt+6</source>
        <translation>Alt+6</translation>
    </message>
    <message>
        <source>&amp;Generate text</source>
        <translation>&amp;Text erzeugen</translation>
    </message>
    <message>
        <source>Continue your own prompt in any configuration of a language model</source>
        <translation>Einen eigenen Prompt in einer beliebigen Konfiguration eines Sprachmodells fortsetzen</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>A study of a language model is in progress.</source>
        <translation>Eine Sprachmodellstudie ist im Gang.</translation>
    </message>
    <message>
        <source>Run the study of the language model in the setup (%1)</source>
        <translation>Studie mit dem Sprachmodell der Einstellung ausführen (%1)</translation>
    </message>
    <message>
        <source>The largest configuration needs about %1 for weights, KV cache and workspace; %2 is free.</source>
        <translation>Die größte Konfiguration braucht etwa %1 für Gewichte, KV-Cache und Arbeitspuffer; frei sind %2.</translation>
    </message>
    <message>
        <source>The largest configuration needs about %1 for weights, KV cache and workspace, but only %2 is free. It will not be loaded.</source>
        <translation>Die größte Konfiguration braucht etwa %1 für Gewichte, KV-Cache und Arbeitspuffer, frei sind aber nur %2: sie wird abgelehnt.</translation>
    </message>
    <message>
        <source>Look at a language model</source>
        <translation>Ein Sprachmodell ansehen</translation>
    </message>
    <message>
        <source>Each configuration of a Llama model: memory, latency, throughput, perplexity, tasks and the text token by token. Generate lets two configurations continue a prompt side by side. F5 here measures the model that comes with the program.</source>
        <translation>Jede Konfiguration eines Llama-Modells: Speicher, Latenz, Durchsatz, Perplexität, Aufgaben und der Text Token für Token. „Erzeugen“ lässt zwei Konfigurationen einen Prompt nebeneinander fortsetzen. F5 misst hier das Modell, das mit dem Programm geliefert wird.</translation>
    </message>
</context>
<context>
    <name>qs::LlmSetupPanel</name>
    <message>
        <source>Setup of the language model study</source>
        <translation>Einstellung der Sprachmodellstudie</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Configurations</source>
        <translation>Konfigurationen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Model folder</source>
        <translation>Ordner des Modells</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>Durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>Text file for perplexity</source>
        <translation>Textdatei für die Perplexität</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Cali&amp;bration</source>
        <translation>&amp;Kalibrierung</translation>
    </message>
    <message>
        <source>Text file for calibration</source>
        <translation>Textdatei für die Kalibrierung</translation>
    </message>
    <message>
        <source>Choose a text</source>
        <translation>Einen Text wählen</translation>
    </message>
    <message>
        <source>Choose a text for calibration</source>
        <translation>Einen Text für die Kalibrierung wählen</translation>
    </message>
    <message>
        <source>Tasks and their files</source>
        <translation>Aufgaben und ihre Dateien</translation>
    </message>
    <message>
        <source>Multiple-choice tasks and GSM8K from local files, in the format of lm-eval&apos;s sources (JSONL or JSON).</source>
        <translation>Auswahlaufgaben (Multiple Choice) und GSM8K aus lokalen Dateien, in der Form der Quellen von lm-eval (JSONL oder JSON).</translation>
    </message>
    <message>
        <source>Add a task</source>
        <translation>Aufgabe hinzufügen</translation>
    </message>
    <message>
        <source>Choose a task, then its file</source>
        <translation>Eine Aufgabe wählen, dann ihre Datei</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the task</source>
        <translation>Die Aufgabe entfernen</translation>
    </message>
    <message>
        <source>Remove the selected task</source>
        <translation>Die markierte Aufgabe weglassen</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Maximum number of items per task; 0: all.</source>
        <translation>Höchstens so viele Beispiele jeder Aufgabe; 0: alle.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Solved examples before each GSM8K question.</source>
        <translation>Gelöste Beispiele vor jeder Frage von GSM8K.</translation>
    </message>
    <message>
        <source>Cloze items</source>
        <translation>Lückenaufgaben</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>&amp;Batches</source>
        <translation>&amp;Batches</translation>
    </message>
    <message>
        <source>Number of sequences decoded together: one or more numbers, such as 1, 8, 32. The KV cache is sized for the largest.</source>
        <translation>Wie viele Sequenzen gemeinsam decodiert werden: eine oder mehrere Zahlen, etwa 1, 8, 32. Der Cache für Schlüssel und Werte wird für die größte angelegt.</translation>
    </message>
    <message>
        <source>&amp;Prompts</source>
        <translation>&amp;Prompts</translation>
    </message>
    <message>
        <source>Tokens per prompt: one or more numbers. The prompt and the generated tokens must fit into the model&apos;s context.</source>
        <translation>Token eines Prompts: eine oder mehrere Zahlen. Mit den erzeugten Token müssen sie in den Kontext des Modells passen.</translation>
    </message>
    <message>
        <source>&amp;Generated</source>
        <translation>&amp;Erzeugt</translation>
    </message>
    <message>
        <source>Tokens that are generated in each measurement.</source>
        <translation>Token, die in jeder Messung erzeugt werden.</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Runden</translation>
    </message>
    <message>
        <source>Each round times every configuration once, in random order. A verdict needs at least 6 rounds.</source>
        <translation>In jeder Runde wird jede Konfiguration einmal gemessen, in zufälliger Reihenfolge. Weniger als 6 ergeben kein Urteil.</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>Seed of the order in the rounds, the cloze task and resampling.</source>
        <translation>Für die Reihenfolge der Runden, die Lückenaufgabe und das Resampling.</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>&amp;Ordner wählen…</translation>
    </message>
    <message>
        <source>Choose a model folder</source>
        <translation>Den Ordner eines Modells wählen</translation>
    </message>
    <message>
        <source>Built-in &amp;model</source>
        <translation>Das &amp;Modell des Programms</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Text (*.txt *.md *.raw);;All files (*)</source>
        <translation>Text (*.txt *.md *.raw);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose a file for %1</source>
        <translation>Die Datei von %1 wählen</translation>
    </message>
    <message>
        <source>Tasks (*.jsonl *.json);;All files (*)</source>
        <translation>Aufgaben (*.jsonl *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Batches are whole numbers from 1 to %1, such as 1, 8, 32.</source>
        <translation>Batches sind ganze Zahlen von 1 bis %1, etwa 1, 8, 32.</translation>
    </message>
    <message>
        <source>Prompts are whole numbers of tokens, such as 128, 1024.</source>
        <translation>Prompts sind ganze Zahlen von Token, etwa 128, 1024.</translation>
    </message>
    <message>
        <source>built-in</source>
        <translation>des Programms</translation>
    </message>
    <message>
        <source>held-out text</source>
        <translation>zurückgehaltener Text</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n Aufgabe</numerusform>
            <numerusform>%n Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>cloze, %1 items</source>
        <translation>Lückenaufgabe, %1 Beispiele</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>Batch %1</translation>
    </message>
    <message>
        <source>Load the model in each configuration and evaluate all of them on the same tokens (Ctrl+Return here, F5 everywhere)</source>
        <translation>Das Modell in jeder Konfiguration laden, messen und auf denselben Token beurteilen (Strg+Eingabe hier, F5 überall)</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>A Hugging Face model folder with config.json, model.safetensors or its shards, and tokenizer.json. Llama, Mistral and Qwen2 are supported, also quantized as compressed-tensors, AWQ or GPTQ. You can drop the folder here. Empty: the small built-in model.</source>
        <translation>Ein Hugging-Face-Modellordner mit config.json, model.safetensors oder seinen Teildateien und tokenizer.json. Unterstützt werden Llama, Mistral und Qwen2, auch quantisiert als compressed-tensors, AWQ oder GPTQ. Sie können den Ordner hier ablegen. Leer: das kleine eingebaute Modell.</translation>
    </message>
    <message>
        <source>UTF-8 text file for perplexity, KL divergence and agreement. Empty: held-out text that the small model was not trained on.</source>
        <translation>UTF-8-Textdatei für Perplexität, KL-Divergenz und Übereinstimmung. Leer: zurückgehaltener Text, mit dem das kleine Modell nicht trainiert wurde.</translation>
    </message>
    <message>
        <source>Number of tokens to evaluate, from the start of the text; 0: all. Intervals narrow with the square root of this number.</source>
        <translation>Anzahl der auszuwertenden Token, vom Anfang des Textes an; 0: alle. Die Intervalle werden mit der Quadratwurzel dieser Zahl enger.</translation>
    </message>
    <message>
        <source>UTF-8 text file for the calibration of AWQ and GPTQ. Empty: the built-in text.</source>
        <translation>UTF-8-Textdatei für die Kalibrierung von AWQ und GPTQ. Leer: der eingebaute Text.</translation>
    </message>
    <message>
        <source>Number of items in a cloze task made from the text: which of four words comes next. Used only if no other task is set. 0: none.</source>
        <translation>Anzahl der Beispiele einer Lückenaufgabe aus dem Text: welches von vier Wörtern als nächstes kommt. Wird nur verwendet, wenn keine andere Aufgabe angegeben ist. 0: keine.</translation>
    </message>
    <message>
        <source>The built-in model needs no further settings.</source>
        <translation>Das eingebaute Modell braucht keine weiteren Angaben.</translation>
    </message>
</context>
<context>
    <name>qs::LlmTable</name>
    <message>
        <source>Configurations of the study</source>
        <translation>Konfigurationen der Studie</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5. Each configuration is added as soon as it has run.</source>
        <translation>Noch keine Messungen. Drücken Sie F5. Jede Konfiguration kommt hinzu, sobald sie gelaufen ist.</translation>
    </message>
</context>
<context>
    <name>qs::LlmTextColumn</name>
    <message>
        <source>Generated text</source>
        <translation>Erzeugter Text</translation>
    </message>
    <message>
        <source>The continuation appears here as it is generated.</source>
        <translation>Die Fortsetzung erscheint hier, während sie erzeugt wird.</translation>
    </message>
    <message>
        <source>Speed of the generated text</source>
        <translation>Tempo des erzeugten Textes</translation>
    </message>
    <message>
        <source>Tokens per second is the number of tokens after the first one divided by their total time. The median step is the typical time of one token. If two configurations take turns, the time of each includes only its own turns.</source>
        <translation>Token pro Sekunde sind die Token nach dem ersten, geteilt durch die Zeit, die sie zusammen brauchten. Der Median-Schritt ist die typische Zeit eines Tokens. Zwei Konfigurationen wechseln sich ab, und die Zeit jeder zählt nur ihre eigenen Schritte.</translation>
    </message>
    <message>
        <source>Text generated by %1</source>
        <translation>Von %1 erzeugter Text</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) · %1 ms per token · %2 tokens/s</source>
        <translation>
            <numerusform>%n Token · %1 ms pro Token · %2 Token/s</numerusform>
            <numerusform>%n Token · %1 ms pro Token · %2 Token/s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Token</numerusform>
            <numerusform>%n Token</numerusform>
        </translation>
    </message>
    <message>
        <source>end of the text</source>
        <translation>Ende des Textes</translation>
    </message>
    <message>
        <source>first token after %1 ms</source>
        <translation>erstes Token nach %1 ms</translation>
    </message>
    <message>
        <source>%1 ms per token</source>
        <translation>%1 ms pro Token</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 Token/s</translation>
    </message>
    <message>
        <source>median step %1 ms</source>
        <translation>Median-Schritt %1 ms</translation>
    </message>
</context>
<context>
    <name>qs::MainWindow</name>
    <message>
        <source>The table was copied to the clipboard as Markdown.</source>
        <translation>Die Tabelle liegt als Markdown in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The table was copied to the clipboard, tab-separated.</source>
        <translation>Die Tabelle liegt in der Zwischenablage, durch Tabulatoren getrennt.</translation>
    </message>
    <message>
        <source>Views of the run</source>
        <translation>Ansichten des Laufs</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
</context>
<context>
    <name>qs::ManualBrowser</name>
    <message>
        <source>Text of the manual</source>
        <translation>Text des Handbuchs</translation>
    </message>
</context>
<context>
    <name>qs::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Go back to what was shown before (Alt+Left)</source>
        <translation>Zurück zu dem, was vorher gezeigt wurde (Alt+Links)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n Abschnitt</numerusform>
            <numerusform>%n Abschnitte</numerusform>
        </translation>
    </message>
    <message>
        <source>No section contains this text.</source>
        <translation>Kein Abschnitt enthält diesen Text.</translation>
    </message>
</context>
<context>
    <name>qs::MeasureModule</name>
    <message>
        <source>Scope</source>
        <translation>Scope</translation>
    </message>
    <message>
        <source>Latency of every iteration</source>
        <translation>Die Messkurve jeder Iteration</translation>
    </message>
    <message>
        <source>S&amp;cope</source>
        <translation>S&amp;cope</translation>
    </message>
    <message>
        <source>Show the live trace</source>
        <translation>Die laufende Messkurve zeigen</translation>
    </message>
    <message>
        <source>Alt+1</source>
        <translation>Alt+1</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>Ein Lauf ist im Gang.</translation>
    </message>
    <message>
        <source>Input file:</source>
        <translation>Eingabedatei:</translation>
    </message>
    <message>
        <source>Cannot run this setup.</source>
        <translation>Diese Einstellung kann nicht laufen.</translation>
    </message>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>Warten Sie auf ihr Ende, oder halten Sie sie an.</translation>
    </message>
    <message>
        <source>There is no run to apply this to.</source>
        <translation>Es gibt keinen Lauf, für den sich das tun ließe.</translation>
    </message>
    <message>
        <source>This run was imported from %1: it cannot be measured again here.</source>
        <translation>Dieser Lauf wurde aus %1 importiert: er kann hier nicht noch einmal gemessen werden.</translation>
    </message>
    <message>
        <source>There are no samples to exclude.</source>
        <translation>Es gibt nichts wegzulassen.</translation>
    </message>
    <message>
        <source>exclude the warm-up</source>
        <translation>Aufwärmen weglassen</translation>
    </message>
    <message>
        <source>Use Undo to restore them.</source>
        <translation>Rückgängig holt es zurück.</translation>
    </message>
    <message>
        <source>This is not available for the shown run.</source>
        <translation>Das geht für den gezeigten Lauf nicht.</translation>
    </message>
    <message>
        <source>The target of the setup was not found.</source>
        <translation>Das Ziel der Einstellung wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The run failed:</source>
        <translation>Der Lauf ist fehlgeschlagen:</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Exclude this mode from the comparison</source>
        <translation>Diesen Modus beim Vergleich weglassen</translation>
    </message>
    <message>
        <source>Include this mode in the comparison</source>
        <translation>Auch diesen Modus vergleichen</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Exclude this variant from the comparison</source>
        <translation>Diese Variante beim Vergleich weglassen</translation>
    </message>
    <message>
        <source>Include this variant in the comparison</source>
        <translation>Auch diese Variante vergleichen</translation>
    </message>
    <message>
        <source>Preparing %1…</source>
        <translation>Vorbereitung: %1…</translation>
    </message>
    <message>
        <source>Measured with %1</source>
        <translation>Gemessen mit %1</translation>
    </message>
    <message>
        <source>Measured with another setup of %1</source>
        <translation>Gemessen mit einer anderen Einstellung von %1</translation>
    </message>
    <message>
        <source>Press F5 or Live to measure again.</source>
        <translation>Drücken Sie F5 oder Live, um noch einmal zu messen.</translation>
    </message>
    <message>
        <source>Press F5 or Live to measure %1.</source>
        <translation>Drücken Sie F5 oder Live, um %1 zu messen.</translation>
    </message>
    <message>
        <source>Go to a page that measures.</source>
        <translation>Wechseln Sie zu einer Seite, die misst.</translation>
    </message>
    <message>
        <source>Nsight profiles GPU kernels. Choose a GPU as the target.</source>
        <translation>Nsight profiliert Kernels einer GPU: wählen Sie eine als Ziel.</translation>
    </message>
    <message>
        <source>Measure continuously until stopped, and follow changes to the setup (%1)</source>
        <translation>Jetzt messen, bis angehalten wird, und der Einstellung folgen, während sie sich ändert (%1)</translation>
    </message>
    <message>
        <source>Live is not available for studies</source>
        <translation>Live ist für Studien nicht verfügbar</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it to measure live.</source>
        <translation>Ein Lauf ist im Gange. Halten Sie ihn an, um live zu messen.</translation>
    </message>
    <message>
        <source>Measure the setup (%1; Space on the chart)</source>
        <translation>Die Einstellung messen (%1; Leertaste im Diagramm)</translation>
    </message>
    <message>
        <source>The slow first samples now count as warm-up. Verdicts were updated.</source>
        <translation>Die langsamen ersten Messwerte zählen jetzt zum Aufwärmen. Die Urteile wurden aktualisiert.</translation>
    </message>
</context>
<context>
    <name>qs::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Open it in its default program</source>
        <translation>Im Standardprogramm öffnen</translation>
    </message>
    <message>
        <source>Show the folder in the file manager</source>
        <translation>Den Ordner im Dateimanager zeigen</translation>
    </message>
</context>
<context>
    <name>qs::ModeChooser</name>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>per tensor</source>
        <translation>pro Tensor</translation>
    </message>
    <message>
        <source>per token</source>
        <translation>pro Token</translation>
    </message>
    <message>
        <source>per group</source>
        <translation>pro Gruppe</translation>
    </message>
    <message>
        <source>Show modes of granularity</source>
        <translation>Modi der Granularität zeigen</translation>
    </message>
    <message>
        <source>Shows only modes with this number of elements per scale. Hidden modes stay selected.</source>
        <translation>Zeigt nur Modi mit so vielen Elementen je Skala. Verborgene Modi behalten ihr Häkchen.</translation>
    </message>
    <message>
        <source>&amp;Granularity</source>
        <translation>&amp;Granularität</translation>
    </message>
    <message>
        <source>static</source>
        <translation>statisch</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dynamisch</translation>
    </message>
    <message>
        <source>Show modes of scale</source>
        <translation>Modi der Skala zeigen</translation>
    </message>
    <message>
        <source>Static: the scale is set before the launch. Dynamic: the kernel computes it from the data. Hidden modes stay selected.</source>
        <translation>Statisch: die Skala ist vor dem Start gegeben. Dynamisch: der Kernel findet sie in den Daten. Verborgene Modi behalten ihr Häkchen.</translation>
    </message>
    <message>
        <source>Sc&amp;ale</source>
        <translation>Sk&amp;ala</translation>
    </message>
    <message>
        <source>Modes to compare</source>
        <translation>Zu vergleichende Modi</translation>
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
        <translation>Ganze Zahlen mit 4 Bits, mit einer Skala je Gruppe.</translation>
    </message>
    <message>
        <source>4-bit float</source>
        <translation>4-Bit-Gleitkomma</translation>
    </message>
    <message>
        <source>Sixteen unevenly spaced values: NF4, and E2M1 in blocks (MXFP4, NVFP4).</source>
        <translation>Sechzehn Werte mit ungleichen Abständen: NF4, und E2M1 in Blöcken (MXFP4, NVFP4).</translation>
    </message>
    <message>
        <source>Block formats</source>
        <translation>Blockformate</translation>
    </message>
    <message>
        <source>8-bit blocks with a power-of-two scale (MXFP8), and the block formats of GGUF (Q8_0, Q4_0).</source>
        <translation>8 Bits in Blöcken mit einer Zweierpotenz als Skala (MXFP8), und die Blöcke der GGUF-Dateien (Q8_0, Q4_0).</translation>
    </message>
    <message>
        <source>Dialects</source>
        <translation>Dialekte</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Select or clear all visible modes of %1</source>
        <translation>Alle gezeigten Modi von %1 an- oder abwählen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Clear all visible modes</source>
        <translation>Alle gezeigten Modi abwählen</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Show all modes and select those of the default comparison</source>
        <translation>Alle Modi zeigen und die anwählen, die ein erster Vergleich braucht</translation>
    </message>
    <message>
        <source>No mode is selected. Select at least one, or press Default.</source>
        <translation>Kein Modus ist gewählt. Wählen Sie mindestens einen, oder drücken Sie Standard.</translation>
    </message>
    <message>
        <source>%1 of %2 modes</source>
        <translation>%1 von %2 Modi</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n Modus</numerusform>
            <numerusform>%n Modi</numerusform>
        </translation>
    </message>
    <message>
        <source>The same formats with the scaling and rounding of other packages. The codes differ; the cost is almost the same.</source>
        <translation>Dieselben Formate mit der Skalierung und Rundung anderer Pakete. Die Codes unterscheiden sich; der Aufwand ist fast gleich.</translation>
    </message>
    <message>
        <source>Select all visible modes. Modes of collapsed families are not changed.</source>
        <translation>Alle sichtbaren Modi auswählen. Modi zugeklappter Familien bleiben unverändert.</translation>
    </message>
    <message numerus="yes">
        <source>; %n hidden by the filter but still measured</source>
        <translation>
            <numerusform>; %n vom Filter ausgeblendet, aber weiterhin gemessen</numerusform>
            <numerusform>; %n vom Filter ausgeblendet, aber weiterhin gemessen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::OpenCommands</name>
    <message>
        <source>Not opened: %1</source>
        <translation>Nicht geöffnet: %1</translation>
    </message>
    <message>
        <source>Not opened:</source>
        <translation>Nicht geöffnet:</translation>
    </message>
</context>
<context>
    <name>qs::OperationSection</name>
    <message>
        <source>Quantize</source>
        <translation>Quantisieren</translation>
    </message>
    <message>
        <source>Dequantize</source>
        <translation>Dequantisieren</translation>
    </message>
    <message>
        <source>INT8 ladder</source>
        <translation>INT8-Leiter</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <translation>Matrixprodukt</translation>
    </message>
    <message>
        <source>Linear + GELU</source>
        <translation>Linear + GELU</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Transformer block</source>
        <translation>Transformer-Block</translation>
    </message>
    <message>
        <source>Converts a tensor [tokens, hidden] to codes and scales, in every number format.</source>
        <translation>Ein Tensor [tokens, hidden] zu Codes und Skalen, in jedem Zahlenformat.</translation>
    </message>
    <message>
        <source>Converts codes and scales back to values of the selected type.</source>
        <translation>Codes und Skalen zurück zu Werten des eingestellten Typs.</translation>
    </message>
    <message>
        <source>[m, k] · [k, n] in several number formats, and with 8-bit and 4-bit weights.</source>
        <translation>[m, k] · [k, n], nach Zahlenformat, und mit Gewichten von 8 und 4 Bits.</translation>
    </message>
    <message>
        <source>gelu([m, k] · [k, n] + bias): as several kernels, as one kernel, and as a graph.</source>
        <translation>gelu([m, k] · [k, n] + bias): in mehreren Kernels, in einem, in einem Graphen.</translation>
    </message>
    <message>
        <source>softmax(Q·Kᵀ/√d)·V: with the scores in memory, and fused.</source>
        <translation>softmax(Q·Kᵀ/√d)·V: mit den Werten im Speicher, und fusioniert.</translation>
    </message>
    <message>
        <source>A transformer block: call by call, as a graph, and compiled for its shape.</source>
        <translation>Ein Transformer-Block: Aufruf für Aufruf, als Graph, und für seine Form kompiliert.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>&amp;Operation</source>
        <translation>&amp;Operation</translation>
    </message>
    <message>
        <source>Codes of random normal values, generated on the device from the seed; the type is that of the restored values.</source>
        <translation>Codes zufälliger normalverteilter Werte, auf dem Gerät aus dem Startwert erzeugt; der Typ ist der der wiederhergestellten Werte.</translation>
    </message>
    <message>
        <source>Random normal FP32, generated on the device from the seed.</source>
        <translation>Zufällige normalverteilte FP32-Werte, auf dem Gerät aus dem Startwert erzeugt.</translation>
    </message>
    <message>
        <source>Random normal, generated on the device from the seed.</source>
        <translation>Zufällig normalverteilt, auf dem Gerät aus dem Startwert erzeugt.</translation>
    </message>
    <message>
        <source>Random normal, generated on the device from the seed. Variants named after a type use that type.</source>
        <translation>Zufällig normalverteilt, auf dem Gerät aus dem Startwert erzeugt. Nach einem Typ benannte Varianten nehmen diesen.</translation>
    </message>
    <message>
        <source>dominated by launch overhead</source>
        <translation>vom Aufwand der Starts bestimmt</translation>
    </message>
    <message>
        <source>compute-bound</source>
        <translation>durch die Rechenleistung begrenzt</translation>
    </message>
    <message>
        <source>published benchmark</source>
        <translation>veröffentlichter Benchmark</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, decode</source>
        <translation>Llama 3 8B, Up-Projektion, Decode</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, batch of 16</source>
        <translation>Llama 3 8B, Up-Projektion, Batch von 16</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, batch of 64</source>
        <translation>Llama 3 8B, Up-Projektion, Batch von 64</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, prefill</source>
        <translation>Llama 3 8B, Up-Projektion, Prefill</translation>
    </message>
    <message>
        <source>Llama 3 8B, down projection, decode</source>
        <translation>Llama 3 8B, Down-Projektion, Decode</translation>
    </message>
    <message>
        <source>Llama 3 8B, down projection, batch of 16</source>
        <translation>Llama 3 8B, Down-Projektion, Batch von 16</translation>
    </message>
    <message>
        <source>Llama 3 70B, up projection, decode</source>
        <translation>Llama 3 70B, Up-Projektion, Decode</translation>
    </message>
    <message>
        <source>GPT-2, MLP</source>
        <translation>GPT-2, MLP</translation>
    </message>
    <message>
        <source>BERT large, MLP</source>
        <translation>BERT large, MLP</translation>
    </message>
    <message>
        <source>small, for a CPU</source>
        <translation>klein, für eine CPU</translation>
    </message>
    <message>
        <source>GPT-2</source>
        <translation>GPT-2</translation>
    </message>
    <message>
        <source>Llama 2 7B, prefill</source>
        <translation>Llama 2 7B, Prefill</translation>
    </message>
    <message>
        <source>long context</source>
        <translation>langer Kontext</translation>
    </message>
    <message>
        <source>BERT large</source>
        <translation>BERT large</translation>
    </message>
    <message>
        <source>INT8 quantization, from five passes over memory to one kernel with packed conversion. Shows the gain of each optimization.</source>
        <translation>INT8-Quantisierung, von fünf Durchgängen durch den Speicher bis zu einem Kernel mit gepackter Umwandlung. Zeigt den Gewinn jeder Optimierung.</translation>
    </message>
</context>
<context>
    <name>qs::PageList</name>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>Warten Sie auf ihr Ende, oder halten Sie sie an.</translation>
    </message>
</context>
<context>
    <name>qs::PaletteCommands</name>
    <message>
        <source>There are no measurements yet. Press F5 to measure.</source>
        <translation>Noch ist nichts gemessen, womit es arbeiten könnte: F5 misst.</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>Befehls&amp;palette…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Show this run of the session</source>
        <translation>Diesen Lauf der Sitzung zeigen</translation>
    </message>
    <message>
        <source>Find every command, setting, operation, mode, page, run and field</source>
        <translation>Jeden Befehl, jede Option, jede Operation, jeden Modus, jede Seite, jeden Lauf und jedes Feld finden</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>a setting</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Explain this term</source>
        <translation>Diesen Begriff erklären</translation>
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
        <translation>%1, nicht verfügbar: %2</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, in %2</translation>
    </message>
    <message>
        <source>%1, in %2, keys %3</source>
        <translation>%1, in %2, Tasten %3</translation>
    </message>
</context>
<context>
    <name>qs::PanelStrip</name>
    <message>
        <source>Hidden panels</source>
        <translation>Ausgeblendete Bereiche</translation>
    </message>
    <message>
        <source>Show the panel %1</source>
        <translation>Den Bereich %1 zeigen</translation>
    </message>
</context>
<context>
    <name>qs::ParetoChart</name>
    <message>
        <source>front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>area: latency</source>
        <translation>Fläche: Latenz</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Accuracy against size</source>
        <translation>Genauigkeit über der Größe</translation>
    </message>
    <message>
        <source>Logarithmic size axis</source>
        <translation>Größe auf logarithmischer Achse</translation>
    </message>
    <message>
        <source>mode or plan</source>
        <translation>Modus oder Plan</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>model size</source>
        <translation>Modellgröße</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>auf der Front</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1, %2 (log)</source>
        <translation>%1, %2 (log)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1; the axis does not begin at 0</source>
        <translation>%1; die Achse beginnt nicht bei 0</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>%1: %2 for %3</source>
        <translation>%1: %2 bei %3</translation>
    </message>
    <message>
        <source>On the Pareto front (no other point is better in both): %1.</source>
        <translation>Auf der Front, wo nichts anderes in beidem besser ist: %1.</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>unteres Ende</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>oberes Ende</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>within the intervals</source>
        <translation>innerhalb der Intervalle</translation>
    </message>
    <message>
        <source>equivalent to the front within the 95% intervals</source>
        <translation>der Front innerhalb der 95-%-Intervalle gleichwertig</translation>
    </message>
    <message>
        <source>faded: behind the front beyond the intervals</source>
        <translation>blass: jenseits der Intervalle hinter der Front</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 to plot each mode by size and accuracy.</source>
        <translation>Noch keine Messungen. Drücken Sie F5, um jeden Modus nach Größe und Genauigkeit einzutragen.</translation>
    </message>
    <message>
        <source>Equivalent to the front within the intervals: %1.</source>
        <translation>Im Rahmen der Intervalle gleichwertig mit der Front: %1.</translation>
    </message>
    <message>
        <source>behind the front: another point costs no more and is better beyond the intervals</source>
        <translation>hinter der Front: ein anderer Punkt kostet nicht mehr und ist über die Intervalle hinaus besser</translation>
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
        <translation>Höchstzahl der Bytes der Datei</translation>
    </message>
    <message>
        <source>Maximum file size of the suggested plan</source>
        <translation>Die Datei des vorgeschlagenen Plans hat höchstens diese Größe</translation>
    </message>
    <message>
        <source>S&amp;uggest</source>
        <translation>V&amp;orschlagen</translation>
    </message>
    <message>
        <source>Suggest a plan within the budget</source>
        <translation>Einen Plan im Budget vorschlagen</translation>
    </message>
    <message>
        <source>&amp;Measure plan</source>
        <translation>Plan &amp;messen</translation>
    </message>
    <message>
        <source>Measure the plan on the test items</source>
        <translation>Den Plan auf den Testbeispielen messen</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>Sp&amp;eichern…</translation>
    </message>
    <message>
        <source>Save the model as this plan stores it</source>
        <translation>Das Modell so speichern, wie dieser Plan es ablegt</translation>
    </message>
    <message>
        <source>Plan with&amp;in</source>
        <translation>Plan &amp;innerhalb</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>wählen…</translation>
    </message>
    <message>
        <source>Mode of all layers</source>
        <translation>Modus aller Schichten</translation>
    </message>
    <message>
        <source>Sets all layers to one mode</source>
        <translation>Setzt jede Schicht auf einen Modus</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>Alle Schichten</translation>
    </message>
    <message>
        <source>Mode of layer %1</source>
        <translation>Modus der Schicht %1</translation>
    </message>
    <message>
        <source>%1: %2 inputs, %3 outputs</source>
        <translation>%1: %2 Eingänge, %3 Ausgänge</translation>
    </message>
    <message>
        <source>Find the plan with the least expected loss within the budget, from the sensitivity of single layers</source>
        <translation>Der Plan mit dem kleinsten erwarteten Verlust im Budget, aus der Empfindlichkeit einzelner Schichten</translation>
    </message>
    <message>
        <source>Measure accuracy and loss of the plan on the test items and add it to the Pareto chart</source>
        <translation>Misst Genauigkeit und Verlust des Plans auf den Testbeispielen und setzt ihn ins Pareto-Diagramm</translation>
    </message>
    <message>
        <source>Save the model as this plan stores it, as safetensors. The file has the size shown here.</source>
        <translation>Schreibt das Modell als safetensors so, wie dieser Plan es ablegt; die Datei hat die hier gezeigte Größe.</translation>
    </message>
    <message>
        <source>Size: …</source>
        <translation>Größe: …</translation>
    </message>
    <message>
        <source>Measuring… %1, %2% of FP32</source>
        <translation>Messung läuft… %1, %2 % von FP32</translation>
    </message>
    <message>
        <source>%1, %2% of FP32</source>
        <translation>%1, %2 % von FP32</translation>
    </message>
    <message>
        <source>Measuring… %1</source>
        <translation>Messung läuft… %1</translation>
    </message>
    <message numerus="yes">
        <source>Codes %1, scales %2, zero points %3, not quantized %4, header %n byte(s)</source>
        <translation>
            <numerusform>Codes %1, Skalen %2, Nullpunkte %3, nicht quantisiert %4, Kopf %n Byte</numerusform>
            <numerusform>Codes %1, Skalen %2, Nullpunkte %3, nicht quantisiert %4, Kopf %n Bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::PresentCommands</name>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Präsentieren</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Präsentieren</translation>
    </message>
    <message>
        <source>Shift+F5</source>
        <translation>Shift+F5</translation>
    </message>
    <message>
        <source>Pages of the pr&amp;esentation…</source>
        <translation>&amp;Seiten der Präsentation…</translation>
    </message>
    <message>
        <source>Choose, order and name the pages</source>
        <translation>Die Seiten wählen, ordnen und benennen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Export s&amp;lides…</source>
        <translation>F&amp;olien exportieren…</translation>
    </message>
    <message>
        <source>Write the presentation as PDF slides or as one HTML page</source>
        <translation>Die Präsentation als PDF-Folien oder als eine HTML-Seite schreiben</translation>
    </message>
    <message>
        <source>Ctrl+Alt+E</source>
        <translation>Ctrl+Alt+E</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Rundgang beginnen</translation>
    </message>
    <message>
        <source>Open the &amp;example session</source>
        <translation>&amp;Beispielsitzung öffnen</translation>
    </message>
    <message>
        <source>Look at recorded runs of an NVIDIA H200; no GPU is needed</source>
        <translation>Aufgezeichnete Läufe einer NVIDIA H200 ansehen; eine GPU ist nicht nötig</translation>
    </message>
    <message>
        <source>Export slides</source>
        <translation>Folien exportieren</translation>
    </message>
    <message>
        <source>PDF slides (*.pdf);;HTML page (*.html)</source>
        <translation>PDF-Folien (*.pdf);;HTML-Seite (*.html)</translation>
    </message>
    <message>
        <source>Not exported:</source>
        <translation>Nicht exportiert:</translation>
    </message>
    <message>
        <source>Presentation written to %1.</source>
        <translation>Präsentation geschrieben nach %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s).</source>
        <translation>
            <numerusform>%n Seite.</numerusform>
            <numerusform>%n Seiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not opened:</source>
        <translation>Nicht geöffnet:</translation>
    </message>
    <message>
        <source>Exporting the slides</source>
        <translation>Folien werden exportiert</translation>
    </message>
    <message>
        <source>The example session was not installed, or a run is in progress.</source>
        <translation>Die Beispielsitzung wurde nicht installiert, oder ein Lauf ist im Gang.</translation>
    </message>
    <message>
        <source>Show question, answer, evidence and caveats full screen</source>
        <translation>Frage, Antwort, Belege und Vorbehalte im Vollbild zeigen</translation>
    </message>
    <message>
        <source>See in three minutes what the program does, with recorded runs</source>
        <translation>In drei Minuten sehen, was das Programm kann, mit aufgezeichneten Läufen</translation>
    </message>
</context>
<context>
    <name>qs::PresentWindow</name>
    <message>
        <source>Presentation</source>
        <translation>Präsentation</translation>
    </message>
    <message>
        <source>There is one screen.</source>
        <translation>Es gibt nur einen Bildschirm.</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Arrow keys, Space, Page Down, click</source>
        <translation>Pfeiltasten, Leertaste, Bild ab, Klick</translation>
    </message>
    <message>
        <source>Arrow keys, Page Up, right click</source>
        <translation>Pfeiltasten, Bild auf, Rechtsklick</translation>
    </message>
    <message>
        <source>First and last page</source>
        <translation>Erste und letzte Seite</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>Page by number</source>
        <translation>Seite nach Nummer</translation>
    </message>
    <message>
        <source>Digits, Enter</source>
        <translation>Ziffern, Enter</translation>
    </message>
    <message>
        <source>F5 or A, P</source>
        <translation>F5 oder A, P</translation>
    </message>
    <message>
        <source>Slower and faster</source>
        <translation>Langsamer und schneller</translation>
    </message>
    <message>
        <source>+ and −</source>
        <translation>+ und −</translation>
    </message>
    <message>
        <source>Blank the screen</source>
        <translation>Bildschirm schwarz</translation>
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
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Next screen</source>
        <translation>Nächster Bildschirm</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Page %1, then Enter</source>
        <translation>Seite %1, dann Enter</translation>
    </message>
    <message numerus="yes">
        <source>Advancing automatically, %n second(s) per page</source>
        <translation>
            <numerusform>Blättert von selbst weiter, %n Sekunde pro Seite</numerusform>
            <numerusform>Blättert von selbst weiter, %n Sekunden pro Seite</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Esc ends the presentation. F1 shows all keys.</source>
        <translation>Esc beendet die Präsentation. F1 zeigt alle Tasten.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Advance automatically, pause</source>
        <translation>Von selbst weiterblättern, Pause</translation>
    </message>
    <message>
        <source>Laser pointer</source>
        <translation>Laserzeiger</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) per page</source>
        <translation>
            <numerusform>%n Sekunde pro Seite</numerusform>
            <numerusform>%n Sekunden pro Seite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::PresenterView</name>
    <message>
        <source>Presenter&apos;s view</source>
        <translation>Referentenansicht</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>Zeit seit Beginn</translation>
    </message>
    <message>
        <source>Notes for this page</source>
        <translation>Notizen zu dieser Seite</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Advance automatically</source>
        <translation>Von selbst weiterblättern</translation>
    </message>
</context>
<context>
    <name>qs::PresetDialog</name>
    <message>
        <source>Presets</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Select a preset and press F2 to rename it, or Delete to remove it.</source>
        <translation>Wählen Sie eine Vorgabe und drücken Sie F2, um sie umzubenennen, oder Entf, um sie zu entfernen.</translation>
    </message>
</context>
<context>
    <name>qs::ReadingStrip</name>
    <message>
        <source>Readings of the active mode</source>
        <translation>Messwerte des aktiven Modus</translation>
    </message>
    <message>
        <source>median latency</source>
        <translation>Median der Latenz</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>of ceiling</source>
        <translation>der Obergrenze</translation>
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
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>no mode selected</source>
        <translation>kein Modus gewählt</translation>
    </message>
    <message>
        <source>%1, n = %2</source>
        <translation>%1, n = %2</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importiert</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>noch nicht gemessen</translation>
    </message>
    <message>
        <source>%1 median, n = %2</source>
        <translation>%1 Median, n = %2</translation>
    </message>
    <message>
        <source>median, n = %1</source>
        <translation>Median, n = %1</translation>
    </message>
    <message>
        <source>%1 · not yet resolved</source>
        <translation>%1 · noch nicht geklärt</translation>
    </message>
    <message>
        <source>%1 median</source>
        <translation>%1 Median</translation>
    </message>
    <message>
        <source>Median latency with %1 caches, measured in the same rounds.</source>
        <translation>Median der Latenz mit Caches %1, in denselben Runden gemessen.</translation>
    </message>
    <message>
        <source>95% interval: [%1, %2] %3.</source>
        <translation>95-%-Intervall: [%1; %2] %3.</translation>
    </message>
    <message>
        <source>Median latency of the active mode: no sample yet.</source>
        <translation>Median der Latenz des aktiven Modus: noch kein Messwert.</translation>
    </message>
    <message>
        <source>Median of n = %1 samples, warm-up excluded.</source>
        <translation>Median von n = %1 Messwerten, ohne das Aufwärmen.</translation>
    </message>
    <message>
        <source>Median; the number of samples is not known.</source>
        <translation>Median; aus wie vielen Messwerten, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>± is half the range from fastest to slowest; below n = 6 there is no 95% interval.</source>
        <translation>± ist die Hälfte von schnellstem bis langsamstem: unter n = 6 gibt es kein 95-%-Intervall.</translation>
    </message>
    <message>
        <source>± is half the 95% order-statistic interval of the median, [%1, %2] %3.</source>
        <translation>± ist die Hälfte des 95-%-Intervalls des Medians (aus Ordnungsstatistiken), [%1; %2] %3.</translation>
    </message>
    <message>
        <source>Not yet resolved: the interval is wider than ±1%, or n is below 59.</source>
        <translation>Noch nicht geklärt: das Intervall ist breiter als ±1&#xa0;%, oder n liegt unter 59.</translation>
    </message>
    <message>
        <source>Imported from %1, not measured here.</source>
        <translation>Importiert aus %1, nicht hier gemessen.</translation>
    </message>
    <message>
        <source>Each sample is the mean of %1 consecutive launches.</source>
        <translation>Jeder Messwert ist das Mittel von %1 Starts hintereinander.</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>Arithmetik</translation>
    </message>
    <message>
        <source>Operations of the task / median latency, in 10¹² per second: %1 per call.</source>
        <translation>Operationen der Aufgabe / Median der Latenz, in 10¹² pro Sekunde: %1 je Aufruf.</translation>
    </message>
    <message>
        <source>Moving at least %1 gives %2 GB/s.</source>
        <translation>%1, die mindestens bewegt werden müssen, ergeben %2 GB/s.</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>Bytes that must be moved / median latency: not known yet.</source>
        <translation>Bytes, die bewegt werden müssen / Median der Latenz: noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Bytes that must be moved / median latency, in 10⁹ bytes per second.</source>
        <translation>Bytes, die bewegt werden müssen / Median der Latenz, in 10⁹ Bytes pro Sekunde.</translation>
    </message>
    <message>
        <source>One launch moves at least %1: input read once, result written once.</source>
        <translation>Ein Start bewegt mindestens %1: Eingabe einmal gelesen, Ergebnis einmal geschrieben.</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>Time of a kernel with the same traffic / median latency: no ceiling measured yet.</source>
        <translation>Zeit eines Kernels mit demselben Verkehr / Median der Latenz: noch keine Obergrenze gemessen.</translation>
    </message>
    <message>
        <source>of roofline</source>
        <translation>der Roofline</translation>
    </message>
    <message>
        <source>Shortest time at the calibrated memory and arithmetic rates of this device / median latency. The Ceiling column of the table shows which rates apply.</source>
        <translation>Kleinste Zeit nach den kalibrierten Raten von Speicher und Arithmetik dieses Geräts / Median der Latenz. Die Spalte &apos;Obergrenze&apos; der Tabelle sagt, welche Raten sie bestimmen.</translation>
    </message>
    <message>
        <source>Time of a kernel that only moves the same bytes / median latency. Both measured on this device, in this run, with the same method.</source>
        <translation>Zeit eines Kernels, der nur dieselben Bytes bewegt / Median der Latenz. Beide auf diesem Gerät in diesem Lauf mit derselben Methode gemessen.</translation>
    </message>
    <message>
        <source>Ceiling: %1 GB/s.</source>
        <translation>Obergrenze: %1 GB/s.</translation>
    </message>
    <message>
        <source>Signal to quantization noise: not computed yet.</source>
        <translation>Signal zu Quantisierungsrauschen: noch nicht berechnet.</translation>
    </message>
    <message>
        <source>Signal to quantization noise, 10·log10(Σx² / Σ(x−x̂)²), over all finite values of the input.</source>
        <translation>Signal zu Quantisierungsrauschen, 10·log10(Σx² / Σ(x−x̂)²), über alle endlichen Werte der Eingabe.</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>%1 dB</source>
        <translation>%1 dB</translation>
    </message>
    <message>
        <source>%1 values of the input are NaN or infinite and cannot be judged.</source>
        <translation>%1 Werte der Eingabe sind NaN oder unendlich und lassen sich nicht beurteilen.</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 zerstört</translation>
    </message>
    <message>
        <source>Destroyed: finite values of the input that were restored as NaN or infinite. They are excluded from all figures.</source>
        <translation>Zerstört: endliche Werte der Eingabe, die als NaN oder unendlich wiederhergestellt wurden. Sie zählen in keiner Zahl mit.</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>nicht beurteilt</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>teilweise</translation>
    </message>
</context>
<context>
    <name>qs::RecordedBanner</name>
    <message>
        <source>Recorded on %1, %2 — nothing is being measured now.</source>
        <translation>Aufgezeichnet auf %1, %2 — jetzt wird nichts gemessen.</translation>
    </message>
</context>
<context>
    <name>qs::RecoveryBar</name>
    <message>
        <source>Unsaved session</source>
        <translation>Nicht gespeicherte Sitzung</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n Lauf</numerusform>
            <numerusform>%n Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n interrupted</source>
        <translation>
            <numerusform>%n unterbrochen</numerusform>
            <numerusform>%n unterbrochen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 and %3, %4</source>
        <translation>%1: %2 und %3, %4</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Restore the newest session in this window</source>
        <translation>Die neueste davon in dieses Fenster zurückholen</translation>
    </message>
    <message>
        <source>Show contents…</source>
        <translation>Inhalt zeigen…</translation>
    </message>
    <message>
        <source>List the sessions and their runs, and choose</source>
        <translation>Die Sitzungen und ihre Läufe auflisten und wählen</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Verwerfen…</translation>
    </message>
    <message>
        <source>Delete the recovery copies</source>
        <translation>Entfernen, was davon aufbewahrt wurde</translation>
    </message>
    <message>
        <source>Decide later. You are asked again at the next start.</source>
        <translation>Später entscheiden: das Angebot kommt beim nächsten Start wieder.</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were not saved when the program ended.</source>
        <translation>
            <numerusform>%n Sitzung war nicht gespeichert, als das Programm endete.</numerusform>
            <numerusform>%n Sitzungen waren nicht gespeichert, als das Programm endete.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RecoveryDialog</name>
    <message>
        <source>Sessions that were not saved</source>
        <translation>Nicht gespeicherte Sitzungen</translation>
    </message>
    <message>
        <source>The program ended without saving these. Restoring one opens it in this window, where it can be saved; the others stay.</source>
        <translation>Das Programm endete, ohne diese zu speichern. Wiederherstellen öffnet eine davon in diesem Fenster, wo sie gespeichert werden kann; die anderen bleiben.</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Last written</source>
        <translation>Zuletzt geschrieben</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Verwerfen…</translation>
    </message>
    <message>
        <source>Unsaved session</source>
        <translation>Nicht gespeicherte Sitzung</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) interrupted while measuring</source>
        <translation>
            <numerusform>%n beim Messen unterbrochener Lauf</numerusform>
            <numerusform>%n beim Messen unterbrochene Läufe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RecoveryManager</name>
    <message>
        <source>No recovery copy can be kept: %1</source>
        <translation>Es kann keine Wiederherstellungskopie aufbewahrt werden: %1</translation>
    </message>
    <message>
        <source>Runs continue. Save the session soon. %1</source>
        <translation>Läufe gehen weiter; speichern Sie die Sitzung bald. %1</translation>
    </message>
    <message>
        <source>Another window has already restored this session.</source>
        <translation>Ein anderes Fenster hat diese Sitzung schon übernommen.</translation>
    </message>
    <message>
        <source>Not restored:</source>
        <translation>Nicht wiederhergestellt:</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) restored.</source>
        <translation>
            <numerusform>%n Lauf wiederhergestellt.</numerusform>
            <numerusform>%n Läufe wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the session to keep it.</source>
        <translation>Speichern Sie die Sitzung, um sie zu behalten.</translation>
    </message>
    <message>
        <source>Some parts could not be read: %1</source>
        <translation>Einige Teile konnten nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Discard the recovery copies?</source>
        <translation>Das Aufbewahrte verwerfen?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) will be deleted permanently.</source>
        <translation>
            <numerusform>%n Sitzung wird endgültig gelöscht.</numerusform>
            <numerusform>%n Sitzungen werden endgültig gelöscht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ReportDialog</name>
    <message>
        <source>&amp;Tables and text</source>
        <translation>&amp;Tabellen und Text</translation>
    </message>
    <message>
        <source>Setup, tables, verdicts and findings of each run. The summary is always written.</source>
        <translation>Einstellung, Tabellen, Urteile und Befunde jedes Laufs; die Zusammenfassung wird immer geschrieben.</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Diagramme</translation>
    </message>
    <message>
        <source>Every chart as a PNG image, also shown in the text</source>
        <translation>Jedes Diagramm als PNG-Bild und im Text</translation>
    </message>
    <message>
        <source>&amp;Samples (CSV)</source>
        <translation>&amp;Messwerte (CSV)</translation>
    </message>
    <message>
        <source>Every measured latency in samples.csv, with series.csv</source>
        <translation>Jede gemessene Latenz in samples.csv, mit series.csv</translation>
    </message>
    <message>
        <source>&amp;Results (JSON)</source>
        <translation>&amp;Ergebnisse (JSON)</translation>
    </message>
    <message>
        <source>All results in results.json, which the program and its command line can read</source>
        <translation>Alles Gemessene in results.json, das dieses Programm und seine Befehlszeile lesen</translation>
    </message>
    <message>
        <source>&amp;Web page (one HTML file)</source>
        <translation>&amp;Webseite (eine HTML-Datei)</translation>
    </message>
    <message>
        <source>report.html: the whole report with its charts in one file that any browser can open offline</source>
        <translation>report.html: der ganze Bericht mit seinen Diagrammen in einer Datei, die jeder Browser ohne Netz öffnet</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Runs in the report</source>
        <translation>Läufe im Bericht</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Alle</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Ordner:</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>D&amp;urchsuchen…</translation>
    </message>
    <message>
        <source>Folder for the report</source>
        <translation>Ordner für den Bericht</translation>
    </message>
    <message>
        <source>Select at least one run.</source>
        <translation>Haken Sie mindestens einen Lauf an.</translation>
    </message>
    <message>
        <source>Enter the full path of a folder.</source>
        <translation>Geben Sie den vollständigen Pfad eines Ordners ein.</translation>
    </message>
    <message>
        <source>This is a file. Enter the path of a folder.</source>
        <translation>Das ist eine Datei. Geben Sie den Pfad eines Ordners ein.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>E&amp;rsetzen</translation>
    </message>
    <message>
        <source>The folder holds a report, which is replaced. Other files in it stay as they are.</source>
        <translation>Der Ordner enthält einen Bericht, der ersetzt wird. Andere Dateien darin bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>The folder will be created.</source>
        <translation>Der Ordner wird angelegt.</translation>
    </message>
</context>
<context>
    <name>qs::RooflineChart</name>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
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
        <translation>%1 TFLOP/s   [%2; %3]</translation>
    </message>
    <message>
        <source>%1 per call, %2 operations per byte</source>
        <translation>%1 je Aufruf, %2 Operationen je Byte</translation>
    </message>
    <message>
        <source>%1 GB/s, at least %2 per call</source>
        <translation>%1 GB/s, mindestens %2 je Aufruf</translation>
    </message>
    <message>
        <source>%1% of the copy rate, which is the limit</source>
        <translation>%1&#xa0;% der Kopierrate, die es begrenzt</translation>
    </message>
    <message>
        <source>%1% of the %2 rate, which is the limit</source>
        <translation>%1&#xa0;% der Rate %2, die es begrenzt</translation>
    </message>
    <message>
        <source>the %1 rate of this device was not measured</source>
        <translation>die Rate %1 dieses Geräts wurde nicht gemessen</translation>
    </message>
    <message>
        <source>no arithmetic is counted: the position is nominal</source>
        <translation>es wird keine Arithmetik gezählt: der Platz ist nominell</translation>
    </message>
    <message>
        <source>imported, not measured here</source>
        <translation>importiert, nicht hier gemessen</translation>
    </message>
    <message>
        <source>%1: %2 GB/s</source>
        <translation>%1: %2 GB/s</translation>
    </message>
    <message>
        <source>%1: %2 TFLOP/s at %3 operations per byte</source>
        <translation>%1: %2 TFLOP/s bei %3 Operationen je Byte</translation>
    </message>
    <message>
        <source>, %1% of the roof</source>
        <translation>, %1&#xa0;% des Dachs</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation>Operationen je Byte</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>rate, lower bound</source>
        <translation>Rate, unteres Ende</translation>
    </message>
    <message>
        <source>rate, upper bound</source>
        <translation>Rate, oberes Ende</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>Bandbreite</translation>
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
        <translation>Operationen je Aufruf</translation>
    </message>
    <message>
        <source>bytes per call</source>
        <translation>Bytes je Aufruf</translation>
    </message>
    <message>
        <source>roof</source>
        <translation>Dach</translation>
    </message>
    <message>
        <source>share of the roof</source>
        <translation>vom Dach</translation>
    </message>
    <message>
        <source>%1 operations per byte</source>
        <translation>%1 Operationen je Byte</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 to plot each variant under the roofline of this device.</source>
        <translation>Noch keine Messungen. Drücken Sie F5, um jede Variante unter der Roofline dieses Geräts einzutragen.</translation>
    </message>
    <message>
        <source>%1% of its ceiling, a kernel that only moves the same bytes</source>
        <translation>%1&#xa0;% seiner Obergrenze, eines Kernels, der nur dieselben Bytes bewegt</translation>
    </message>
    <message>
        <source>This run has no device calibration, so no roofs are drawn.</source>
        <translation>Dieser Lauf hat keine Kalibrierung des Geräts, daher werden keine Dächer gezeichnet.</translation>
    </message>
    <message>
        <source>, %1% of its ceiling</source>
        <translation>, %1&#xa0;% seiner Obergrenze</translation>
    </message>
</context>
<context>
    <name>qs::RunCommands</name>
    <message>
        <source>&amp;Use this setup</source>
        <translation>Diese Einstellung &amp;verwenden</translation>
    </message>
    <message>
        <source>Put the setup of the selected run into the panel, to change or measure it</source>
        <translation>Die Einstellung des gewählten Laufs in den Bereich übernehmen, um sie zu ändern oder zu messen</translation>
    </message>
    <message>
        <source>Run &amp;again</source>
        <translation>No&amp;ch einmal messen</translation>
    </message>
    <message>
        <source>Measure the selected run once more, with the setup that it was measured with</source>
        <translation>Den gewählten Lauf noch einmal messen, mit der Einstellung, mit der er gemessen wurde</translation>
    </message>
    <message>
        <source>Ctrl+F5</source>
        <translation>Ctrl+F5</translation>
    </message>
    <message>
        <source>&amp;Duplicate with a change…</source>
        <translation>Mit einer Änderung &amp;duplizieren…</translation>
    </message>
    <message>
        <source>Put the setup of the selected run into the panel and change something; the next run is named by what differs</source>
        <translation>Die Einstellung des gewählten Laufs in den Bereich übernehmen und etwas ändern; der nächste Lauf wird nach dem benannt, was sich unterscheidet</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Sa&amp;ve setup as preset…</source>
        <translation>Einstellung als Vorgabe s&amp;peichern…</translation>
    </message>
    <message>
        <source>Keep the setup of this page under a name</source>
        <translation>Die Einstellung dieser Seite unter einem Namen behalten</translation>
    </message>
    <message>
        <source>This page has no setup.</source>
        <translation>Diese Seite hat keine Einstellung.</translation>
    </message>
    <message>
        <source>&amp;Manage presets…</source>
        <translation>Vor&amp;gaben verwalten…</translation>
    </message>
    <message>
        <source>Rename and delete presets</source>
        <translation>Vorgaben umbenennen und löschen</translation>
    </message>
    <message>
        <source>There are no presets yet.</source>
        <translation>Es gibt noch keine Vorgaben.</translation>
    </message>
    <message>
        <source>P&amp;resets</source>
        <translation>V&amp;orgaben</translation>
    </message>
    <message>
        <source>Put this setup into the panel: %1</source>
        <translation>Diese Einstellung in den Bereich übernehmen: %1</translation>
    </message>
    <message>
        <source>Select a run in the history first.</source>
        <translation>Wählen Sie zuerst einen Lauf im Verlauf.</translation>
    </message>
    <message>
        <source>The setup of an imported run is not known.</source>
        <translation>Die Einstellung eines importierten Laufs ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The setup of %1 was not loaded:</source>
        <translation>Die Einstellung von %1 wurde nicht geladen:</translation>
    </message>
    <message>
        <source>The setup of %1 is loaded.</source>
        <translation>Die Einstellung von %1 ist geladen.</translation>
    </message>
    <message>
        <source>Change something and press %1; the new run is named by what differs.</source>
        <translation>Ändern Sie etwas und drücken Sie %1; der neue Lauf wird nach dem benannt, was sich unterscheidet.</translation>
    </message>
    <message>
        <source>Save setup as preset</source>
        <translation>Einstellung als Vorgabe speichern</translation>
    </message>
    <message>
        <source>Name of the preset (%1). A preset of the same name is replaced.</source>
        <translation>Name der Vorgabe (%1). Eine Vorgabe gleichen Namens wird ersetzt.</translation>
    </message>
    <message>
        <source>The setup is kept as the preset %1.</source>
        <translation>Die Einstellung ist als Vorgabe %1 gespeichert.</translation>
    </message>
    <message>
        <source>The device of that run is not available. The current device is kept.</source>
        <translation>Das Gerät jenes Laufs ist nicht verfügbar. Das aktuelle Gerät bleibt gewählt.</translation>
    </message>
</context>
<context>
    <name>qs::RunComparing</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Runs of the session against a baseline run: medians, ratio, verdict, and what else differs</source>
        <translation>Läufe der Sitzung gegenüber einem Basislauf: Mediane, Verhältnis, Urteil, und was sich sonst unterscheidet</translation>
    </message>
</context>
<context>
    <name>qs::RunComparisonModel</name>
    <message>
        <source>… TOO FEW</source>
        <translation>… ZU WENIGE</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? NICHT GEKLÄRT</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= GLEICH</translation>
    </message>
    <message>
        <source>↑ FASTER</source>
        <translation>↑ SCHNELLER</translation>
    </message>
    <message>
        <source>↓ SLOWER</source>
        <translation>↓ LANGSAMER</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>The mode or variant that both runs measured</source>
        <translation>Der Modus oder die Variante, die beide Läufe gemessen haben</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>The run that is compared with the baseline run</source>
        <translation>Der Lauf, der mit dem Basislauf verglichen wird</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size at which both runs measured it</source>
        <translation>Größe, bei der beide Läufe gemessen haben</translation>
    </message>
    <message>
        <source>p50, baseline run (µs)</source>
        <translation>p50, Basislauf (µs)</translation>
    </message>
    <message>
        <source>Median of the baseline run with its 95% interval</source>
        <translation>Median des Basislaufs mit seinem 95-%-Intervall</translation>
    </message>
    <message>
        <source>p50 (µs)</source>
        <translation>p50 (µs)</translation>
    </message>
    <message>
        <source>Median of this run with its 95% interval</source>
        <translation>Median dieses Laufs mit seinem 95-%-Intervall</translation>
    </message>
    <message>
        <source>Change in time (%)</source>
        <translation>Änderung der Zeit (%)</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Median of the baseline run divided by that of this run, with the 95% interval from the intervals of both medians</source>
        <translation>Median des Basislaufs durch den dieses Laufs, mit dem 95-%-Intervall aus den Intervallen beider Mediane</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>FASTER or SLOWER where the whole interval lies outside the range that counts as the same</source>
        <translation>SCHNELLER oder LANGSAMER, wo das ganze Intervall jenseits dessen liegt, was als gleich gilt</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Samples of the shorter series</source>
        <translation>Messwerte der kürzeren Reihe</translation>
    </message>
    <message>
        <source>Change of this run relative to the baseline run: 1/ratio − 1. Negative is faster. Grey without a verdict.</source>
        <translation>Änderung dieses Laufs gegenüber dem Basislauf: 1/Verhältnis − 1. Negativ ist schneller. Grau ohne Urteil.</translation>
    </message>
</context>
<context>
    <name>qs::RunComparisonView</name>
    <message>
        <source>Runs against the baseline run</source>
        <translation>Läufe gegenüber dem Basislauf</translation>
    </message>
    <message>
        <source>Differences between the runs</source>
        <translation>Unterschiede zwischen den Läufen</translation>
    </message>
    <message>
        <source>To compare runs, select the check boxes of two or more in the Runs panel, or choose a baseline run.</source>
        <translation>Haken Sie in der Liste Läufe zwei oder mehr Läufe an, oder wählen Sie einen davon als Basislauf, um Läufe miteinander zu vergleichen.</translation>
    </message>
    <message>
        <source>The setup and the environment of the runs are the same.</source>
        <translation>Einstellung und Umgebung der Läufe unterscheiden sich nicht.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n faster</source>
        <translation>
            <numerusform>%n schneller</numerusform>
            <numerusform>%n schneller</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slower</source>
        <translation>
            <numerusform>%n langsamer</numerusform>
            <numerusform>%n langsamer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n the same</source>
        <translation>
            <numerusform>%n gleich</numerusform>
            <numerusform>%n gleich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not resolved</source>
        <translation>
            <numerusform>%n nicht geklärt</numerusform>
            <numerusform>%n nicht geklärt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with too few samples</source>
        <translation>
            <numerusform>%n mit zu wenigen Messwerten</numerusform>
            <numerusform>%n mit zu wenigen Messwerten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The runs did different work (operation, size, data type or input), so the ratio does not compare implementations alone.</source>
        <translation>Die Läufe haben Verschiedenes getan (Operation, Größe, Datentyp oder Eingabe): das Verhältnis ist nicht nur das zweier Implementierungen.</translation>
    </message>
    <message>
        <source>Compared with the baseline run: %1</source>
        <translation>Verglichen mit dem Basislauf: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s) or size(s) were measured in only one of the runs and are excluded.</source>
        <translation>
            <numerusform>%n Modus oder Größe wurde nur in einem der Läufe gemessen und ist ausgenommen.</numerusform>
            <numerusform>%n Modi oder Größen wurden nur in einem der Läufe gemessen und sind ausgenommen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RunDelegate</name>
    <message>
        <source>running</source>
        <translation>läuft</translation>
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
        <translation>Was sich unterscheidet</translation>
    </message>
    <message>
        <source>Part of the setup or of the environment</source>
        <translation>Teil der Einstellung oder der Umgebung</translation>
    </message>
    <message>
        <source>Baseline run</source>
        <translation>Basislauf</translation>
    </message>
    <message>
        <source>In the baseline run</source>
        <translation>Im Basislauf</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
    <message>
        <source>In the run that is compared with it</source>
        <translation>In dem Lauf, der damit verglichen wird</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>The run that is compared with the baseline run</source>
        <translation>Der Lauf, der mit dem Basislauf verglichen wird</translation>
    </message>
</context>
<context>
    <name>qs::RunNotice</name>
    <message>
        <source>Go to the page that shows the selected run</source>
        <translation>Zu der Seite wechseln, die den gewählten Lauf zeigt</translation>
    </message>
    <message>
        <source>Select the run that this page shows</source>
        <translation>Den Lauf wählen, den diese Seite zeigt</translation>
    </message>
</context>
<context>
    <name>qs::RunPresenter</name>
    <message>
        <source>imported from %1</source>
        <translation>importiert aus %1</translation>
    </message>
    <message>
        <source>Current run</source>
        <translation>Laufender Lauf</translation>
    </message>
    <message>
        <source>Latency per iteration</source>
        <translation>Latenz je Iteration</translation>
    </message>
    <message>
        <source>This run was imported without individual samples. Its figures are in the table below, its scores on the Compare page.</source>
        <translation>Dieser Lauf wurde ohne einzelne Messwerte importiert. Seine Zahlen stehen in der Tabelle unten, Werte von Aufgaben auf der Seite Vergleich.</translation>
    </message>
    <message>
        <source>Latency of %1 in each run</source>
        <translation>Latenz von %1 in jedem Lauf</translation>
    </message>
    <message>
        <source>recorded · %1</source>
        <translation>aufgezeichnet · %1</translation>
    </message>
    <message>
        <source>%1 M parameters</source>
        <translation>%1 Mio. Parameter</translation>
    </message>
    <message numerus="yes">
        <source>Latency per sample, each the mean of %n launch(es)</source>
        <translation>
            <numerusform>Latenz pro Messwert, jeder das Mittel von %n Start</numerusform>
            <numerusform>Latenz pro Messwert, jeder das Mittel von %n Starts</numerusform>
        </translation>
    </message>
    <message>
        <source>Latency of %1 in each run, the first %2 iterations</source>
        <translation>Latenz von %1 in jedem Lauf, die ersten %2 Iterationen</translation>
    </message>
    <message>
        <source>The chart shows the run in progress. Stop it to show an earlier run.</source>
        <translation>Das Diagramm zeigt den laufenden Lauf. Halten Sie ihn an, um einen früheren Lauf zu zeigen.</translation>
    </message>
</context>
<context>
    <name>qs::RunSelection</name>
    <message>
        <source>The selected run, %1, is an accuracy study.</source>
        <translation>Der gewählte Lauf, %1, ist eine Genauigkeitsstudie.</translation>
    </message>
    <message>
        <source>The selected run, %1, is a study of a language model.</source>
        <translation>Der gewählte Lauf, %1, ist eine Sprachmodellstudie.</translation>
    </message>
    <message>
        <source>The selected run, %1, is a study of another kind.</source>
        <translation>Der gewählte Lauf, %1, ist eine Studie anderer Art.</translation>
    </message>
    <message>
        <source>The selected run, %1, is a sweep.</source>
        <translation>Der gewählte Lauf, %1, ist ein Sweep.</translation>
    </message>
    <message>
        <source>The selected run, %1, measured kernels at one size.</source>
        <translation>Der gewählte Lauf, %1, hat Kernels bei einer Größe gemessen.</translation>
    </message>
    <message>
        <source>This page shows %1 instead.</source>
        <translation>Diese Seite zeigt stattdessen %1.</translation>
    </message>
    <message>
        <source>This session has no run that this page can show.</source>
        <translation>Diese Sitzung hat keinen Lauf, den diese Seite zeigen kann.</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <comment>a page</comment>
        <translation>Zu %1 gehen</translation>
    </message>
    <message>
        <source>Select %1</source>
        <comment>a run</comment>
        <translation>%1 wählen</translation>
    </message>
</context>
<context>
    <name>qs::RunStore</name>
    <message>
        <source>Mode study %1 · %2 · %3</source>
        <translation>Modusstudie %1 · %2 · %3</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>rename run</source>
        <translation>Lauf umbenennen</translation>
    </message>
    <message>
        <source>change note</source>
        <translation>Notiz ändern</translation>
    </message>
    <message>
        <source>use %1 as baseline</source>
        <translation>%1 als Basis verwenden</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message numerus="yes">
        <source>remove %n run(s)</source>
        <translation>
            <numerusform>%n Lauf entfernen</numerusform>
            <numerusform>%n Läufe entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>small Llama</source>
        <translation>kleines Llama</translation>
    </message>
    <message>
        <source>Language model %1 · %2 · %3</source>
        <translation>Sprachmodell %1 · %2 · %3</translation>
    </message>
    <message>
        <source>use %1 as baseline run</source>
        <translation>%1 als Basislauf verwenden</translation>
    </message>
    <message>
        <source>clear baseline run</source>
        <translation>Basislauf aufheben</translation>
    </message>
</context>
<context>
    <name>qs::RunsModel</name>
    <message>
        <source>Running now</source>
        <translation>Läuft gerade</translation>
    </message>
    <message>
        <source>★ Baseline: the other runs are compared with it</source>
        <translation>★ Basis: mit ihm werden die anderen Läufe verglichen</translation>
    </message>
    <message>
        <source>, running</source>
        <translation>, läuft</translation>
    </message>
    <message>
        <source>, baseline</source>
        <translation>, Basis</translation>
    </message>
</context>
<context>
    <name>qs::RunsPanel</name>
    <message>
        <source>Runs of this session</source>
        <translation>Läufe dieser Sitzung</translation>
    </message>
    <message>
        <source>Note on this run</source>
        <translation>Notiz zu diesem Lauf</translation>
    </message>
    <message>
        <source>Note on the run</source>
        <translation>Notiz zum Lauf</translation>
    </message>
    <message>
        <source>A note on the active run. It is saved with the session and included in the report.</source>
        <translation>Eine Notiz zum aktiven Lauf; sie wird mit der Sitzung gespeichert und im Bericht gedruckt.</translation>
    </message>
    <message>
        <source>&amp;Overlay on the active run</source>
        <translation>Über den aktiven Lauf l&amp;egen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Edit &amp;note</source>
        <translation>&amp;Notiz bearbeiten</translation>
    </message>
    <message>
        <source>Draw the active mode of the checked runs in one chart</source>
        <translation>Den aktiven Modus der markierten Läufe zusammen zeichnen</translation>
    </message>
    <message>
        <source>Rename the active run</source>
        <translation>Dem aktiven Lauf einen anderen Namen geben</translation>
    </message>
    <message>
        <source>Remove the selected runs from the session. Undo restores them.</source>
        <translation>Die gewählten Läufe aus der Sitzung nehmen; Rückgängig bringt sie zurück.</translation>
    </message>
    <message>
        <source>Edit the note on the active run</source>
        <translation>Eine Notiz zum aktiven Lauf schreiben</translation>
    </message>
    <message>
        <source>Move the active run up in the list</source>
        <translation>Den aktiven Lauf in der Liste einen Platz nach oben setzen</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Nach un&amp;ten</translation>
    </message>
    <message>
        <source>Move the active run down in the list</source>
        <translation>Den aktiven Lauf in der Liste einen Platz nach unten setzen</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Mo&amp;ve up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Use as baseline r&amp;un</source>
        <translation>Als Basisla&amp;uf verwenden</translation>
    </message>
    <message>
        <source>Compare the other runs with this one, on the Compare page</source>
        <translation>Die anderen Läufe mit diesem vergleichen, auf der Seite Vergleich</translation>
    </message>
    <message>
        <source>No runs yet. Press F5 to measure. Every run is kept here. Select the check boxes of two or more runs to overlay them.</source>
        <translation>Noch keine Läufe. Drücken Sie F5, um zu messen. Jeder Lauf wird hier aufbewahrt. Markieren Sie die Kontrollkästchen von zwei oder mehr Läufen, um sie übereinanderzulegen.</translation>
    </message>
    <message>
        <source>This run is in progress. You can rename it and add a note when it has ended.</source>
        <translation>Dieser Lauf ist im Gange. Sie können ihn umbenennen und eine Notiz hinzufügen, wenn er beendet ist.</translation>
    </message>
</context>
<context>
    <name>qs::ScaleSection</name>
    <message>
        <source>from the input</source>
        <translation>aus der Eingabe</translation>
    </message>
    <message>
        <source>given</source>
        <translation>vorgegeben</translation>
    </message>
    <message>
        <source>Source of the static scale</source>
        <translation>Quelle der statischen Skala</translation>
    </message>
    <message>
        <source>From the input: the extremes of the input, found before the measurement. Given: the values below, for every static mode.</source>
        <translation>Aus der Eingabe: deren eigene Extreme, vor der Messung bestimmt. Vorgegeben: die Werte unten, für jeden statischen Modus.</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Static scale</source>
        <translation>Statische Skala</translation>
    </message>
    <message>
        <source>Scale s of the static modes, a number above 0: a code q represents q·s.</source>
        <translation>Skala s der statischen Modi, eine Zahl über 0: ein Code q steht für q·s.</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>Ska&amp;la</translation>
    </message>
    <message>
        <source>Zero point</source>
        <translation>Nullpunkt</translation>
    </message>
    <message>
        <source>Zero point z of int8-tensor-static-azp and int8-tensor-affine, an integer: a code q represents (q − z)·s. Empty with a given scale: 0.</source>
        <translation>Nullpunkt z von int8-tensor-static-azp und int8-tensor-affine, eine ganze Zahl: ein Code q steht für (q − z)·s. Leer bei vorgegebener Skala: 0.</translation>
    </message>
    <message>
        <source>&amp;Zero point</source>
        <translation>&amp;Nullpunkt</translation>
    </message>
    <message>
        <source>Enter a scale, or choose &apos;from the input&apos;.</source>
        <translation>Geben Sie eine Skala ein, oder wählen Sie &apos;aus der Eingabe&apos;.</translation>
    </message>
    <message>
        <source>The scale must be a finite number above 0, for example 0.05.</source>
        <translation>Die Skala muss eine endliche Zahl über 0 sein, zum Beispiel 0,05.</translation>
    </message>
    <message>
        <source>The zero point must be an integer, for example −12.</source>
        <translation>Der Nullpunkt muss eine ganze Zahl sein, zum Beispiel −12.</translation>
    </message>
    <message>
        <source>No static mode is selected; dynamic modes compute their own scale.</source>
        <translation>Kein statischer Modus ist gewählt; dynamische bestimmen ihre Skala selbst.</translation>
    </message>
    <message>
        <source>No static mode with a zero point is selected; the zero point is not used.</source>
        <translation>Kein statischer Modus mit Nullpunkt ist gewählt; der Nullpunkt wird nicht verwendet.</translation>
    </message>
    <message>
        <source>s = %1</source>
        <translation>s = %1</translation>
    </message>
    <message>
        <source>INT8 and FP8 share this scale, but their codes reach 127 and 448 or more: one of them clips or uses only part of its range.</source>
        <translation>INT8 und FP8 teilen sich diese Skala, aber ihre Codes reichen bis 127 und bis 448 oder mehr: eines von beiden kappt oder nutzt nur einen Teil seines Bereichs.</translation>
    </message>
</context>
<context>
    <name>qs::ScopeChart</name>
    <message>
        <source>No samples yet. Press F5 to run the setup on the left, or turn on Live.</source>
        <translation>Noch keine Messwerte. Drücken Sie F5, um die Einstellung links zu messen, oder schalten Sie Live ein.</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median %3, p95 %4, p99 %5, maximum %6.</source>
        <translation>%1: %2 Iterationen, Median %3, p95 %4, p99 %5, Maximum %6.</translation>
    </message>
    <message>
        <source>Latency of each iteration.</source>
        <translation>Latenz jeder Iteration.</translation>
    </message>
    <message>
        <source>Logarithmic latency</source>
        <translation>Logarithmische Latenz</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Vollständig zeigen</translation>
    </message>
    <message>
        <source>All medians</source>
        <translation>Mediane aller</translation>
    </message>
    <message>
        <source>Δ %1 iterations</source>
        <translation>Δ %1 Iterationen</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Eingefroren</translation>
    </message>
    <message>
        <source>sample %1 %2</source>
        <translation>Messwert %1 %2</translation>
    </message>
    <message>
        <source>median %1   min %2   max %3 %4   (%5 samples)</source>
        <translation>Median %1   min. %2   max. %3 %4   (%5 Messwerte)</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>iteration %1</source>
        <translation>Iteration %1</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>iterations %1 to %2</source>
        <translation>Iterationen %1 bis %2</translation>
    </message>
    <message>
        <source>median %1 %2</source>
        <translation>Median %1 %2</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>Median %1</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>Messkurve</translation>
    </message>
    <message>
        <source>first iteration</source>
        <translation>erste Iteration</translation>
    </message>
    <message>
        <source>last iteration</source>
        <translation>letzte Iteration</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median about %3, p95 about %4, p99 about %5, maximum %6.</source>
        <translation>%1: %2 Iterationen, Median etwa %3, p95 etwa %4, p99 etwa %5, Maximum %6.</translation>
    </message>
</context>
<context>
    <name>qs::ScopePage</name>
    <message>
        <source>Latency per iteration</source>
        <translation>Latenz je Iteration</translation>
    </message>
    <message>
        <source>Comparison of the modes</source>
        <translation>Vergleich der Modi</translation>
    </message>
    <message>
        <source>Press F5 to measure. The trace grows here while the kernels run.</source>
        <translation>Drücken Sie F5, um zu messen. Die Messkurve wächst hier, während die Kernels laufen.</translation>
    </message>
    <message>
        <source>Ready to measure</source>
        <translation>Bereit zum Messen</translation>
    </message>
    <message>
        <source>%1: %2

The setup beside this page can be run as it is: every chosen mode, and a plain copy of the same tensor to compare with, on the target in the toolbar.

Press F5, or Live to measure until stopped. The trace grows here while the kernels run; the table below it says what each mode costs, and whether the difference is resolved.</source>
        <translation>%1: %2

Die Einstellung neben dieser Seite kann laufen, wie sie ist: jeder gewählte Modus und zum Vergleich eine einfache Kopie desselben Tensors, auf dem Ziel in der Werkzeugleiste.

Drücken Sie F5 oder Live, um bis zum Anhalten zu messen. Die Messkurve wächst hier, während die Kernels laufen; die Tabelle darunter sagt, was jeder Modus kostet und ob der Unterschied geklärt ist.</translation>
    </message>
    <message>
        <source>%1: %2

The setup beside this page can be run as it is: every chosen variant, on the target in the toolbar.

Press F5, or Live to measure until stopped. The trace grows here while the kernels run; the table below it says what each variant costs, and whether the difference is resolved.</source>
        <translation>%1: %2

Die Einstellung neben dieser Seite kann laufen, wie sie ist: jede gewählte Variante, auf dem Ziel in der Werkzeugleiste.

Drücken Sie F5 oder Live, um bis zum Anhalten zu messen. Die Messkurve wächst hier, während die Kernels laufen; die Tabelle darunter sagt, was jede Variante kostet und ob der Unterschied geklärt ist.</translation>
    </message>
</context>
<context>
    <name>qs::ScopePicture</name>
    <message>
        <source>Throttled in iterations %1 to %2: %3</source>
        <translation>Gedrosselt in den Iterationen %1 bis %2: %3</translation>
    </message>
    <message>
        <source>Latency (%1, log)</source>
        <translation>Latenz (%1, log)</translation>
    </message>
    <message>
        <source>Latency (%1)</source>
        <translation>Latenz (%1)</translation>
    </message>
    <message>
        <source>median per pixel column</source>
        <translation>Median je Pixelspalte</translation>
    </message>
    <message>
        <source>median of %1</source>
        <translation>Median von %1</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>p5–p95 of each</source>
        <translation>p5–p95 von jedem</translation>
    </message>
    <message>
        <source>Distribution (visible)</source>
        <translation>Verteilung (sichtbar)</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Samples per bin (log)</source>
        <translation>Messwerte je Klasse (log)</translation>
    </message>
    <message>
        <source>each iteration</source>
        <translation>jede Iteration</translation>
    </message>
    <message>
        <source>min–max per pixel column</source>
        <translation>Min.–Max. je Pixelspalte</translation>
    </message>
    <message>
        <source>outlier</source>
        <translation>Ausreißer</translation>
    </message>
    <message>
        <source>outlier &gt; %1</source>
        <translation>Ausreißer &gt; %1</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>Aufwärmen</translation>
    </message>
    <message>
        <source>throttled</source>
        <translation>gedrosselt</translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 Iterationen</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>Median %1</translation>
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
        <translation>max. %1</translation>
    </message>
    <message>
        <source>%1 traces</source>
        <translation>%1 Messkurven</translation>
    </message>
    <message>
        <source>median of each</source>
        <translation>Median von jedem</translation>
    </message>
    <message>
        <source>median about %1</source>
        <translation>Median etwa %1</translation>
    </message>
    <message>
        <source>p95 about %1</source>
        <translation>p95 etwa %1</translation>
    </message>
    <message>
        <source>p99 about %1</source>
        <translation>p99 etwa %1</translation>
    </message>
</context>
<context>
    <name>qs::ScoreModel</name>
    <message>
        <source>reference</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>↑ BETTER %1</source>
        <translation>↑ BESSER %1</translation>
    </message>
    <message>
        <source>↓ WORSE %1</source>
        <translation>↓ SCHLECHTER %1</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= GLEICH</translation>
    </message>
    <message>
        <source>… TOO FEW</source>
        <translation>… ZU WENIGE</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? NICHT GEKLÄRT</translation>
    </message>
    <message>
        <source>The others of this task and metric are compared with this one.</source>
        <translation>Mit diesem werden die anderen dieser Aufgabe und Metrik verglichen.</translation>
    </message>
    <message>
        <source>There is no second score of this task and metric to compare it with.</source>
        <translation>Es gibt keinen zweiten Wert dieser Aufgabe und Metrik zum Vergleich.</translation>
    </message>
    <message>
        <source>Not compared with %1: there are no items to pair. Import the samples_*.jsonl of --log_samples with both results.</source>
        <translation>Nicht mit %1 verglichen: es gibt keine Beispiele zum Paaren. Importieren Sie mit beiden Ergebnissen die samples_*.jsonl von --log_samples.</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>Höher ist besser.</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>Niedriger ist besser.</translation>
    </message>
    <message>
        <source>Not given by %1.</source>
        <translation>Von %1 nicht angegeben.</translation>
    </message>
    <message>
        <source>%1 does not give the number of items.</source>
        <translation>%1 sagt nicht, auf wie vielen Beispielen es beruht.</translation>
    </message>
    <message>
        <source>%1 on %2, %3: not measured here, imported from %4.</source>
        <translation>%1 auf %2, %3: nicht hier gemessen, importiert aus %4.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Metrik</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>± std error</source>
        <translation>± Std.-fehler</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>Importiert aus</translation>
    </message>
    <message>
        <source>Model or configuration.</source>
        <translation>Modell oder Konfiguration.</translation>
    </message>
    <message>
        <source>What it was evaluated on.</source>
        <translation>Worauf es ausgewertet wurde.</translation>
    </message>
    <message>
        <source>↑: higher is better, ↓: lower is better.</source>
        <translation>↑: höher ist besser, ↓: niedriger ist besser.</translation>
    </message>
    <message>
        <source>As given in the file.</source>
        <translation>Wie es die Datei angibt.</translation>
    </message>
    <message>
        <source>Standard error, as given in the file.</source>
        <translation>Standardfehler, wie ihn die Datei angibt.</translation>
    </message>
    <message>
        <source>Number of items in the value.</source>
        <translation>Beispiele, auf denen der Wert beruht.</translation>
    </message>
    <message>
        <source>Comparison with the first score of the same task and metric, on the items that both have.</source>
        <translation>Was sich gegenüber dem ersten derselben Aufgabe und Metrik sagen lässt, auf den Beispielen, die beide haben.</translation>
    </message>
    <message>
        <source>Tool and file.</source>
        <translation>Werkzeug und Datei.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) in common with %1; a verdict needs at least 6.</source>
        <translation>
            <numerusform>%n Beispiel gemeinsam mit %1; ein Urteil braucht mindestens 6.</numerusform>
            <numerusform>%n Beispiele gemeinsam mit %1; ein Urteil braucht mindestens 6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compared with %1, on the same n = %n item(s): difference %2, 95% interval [%3, %4].
Counts as the same: ±%5. %6</source>
        <translation>
            <numerusform>Verglichen mit %1, auf demselben n = %n Beispiel: Unterschied %2, 95-%-Intervall [%3; %4].
Als gleich zählt: ±%5. %6</numerusform>
            <numerusform>Verglichen mit %1, auf denselben n = %n Beispielen: Unterschied %2, 95-%-Intervall [%3; %4].
Als gleich zählt: ±%5. %6</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Run kernels in a separate process</source>
        <translation>Kernels in einem eigenen Prozess ausführen</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automatisch</translation>
    </message>
    <message>
        <source>In this process until a device is lost or does not respond; from then on in a separate process.</source>
        <translation>In diesem Programm, bis darin ein Gerät verloren geht oder nicht antwortet; von da an in einem eigenen Prozess.</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <translation>&amp;Immer</translation>
    </message>
    <message>
        <source>A kernel that crashes or hangs affects only the worker process. Stop always works.</source>
        <translation>Ein Kernel, der abstürzt oder hängt, kostet den Arbeitsprozess und sonst nichts. Anhalten wirkt immer.</translation>
    </message>
    <message>
        <source>&amp;Never</source>
        <translation>&amp;Nie</translation>
    </message>
    <message>
        <source>Always in this process. After a fault, the program must be restarted to use the device again.</source>
        <translation>Immer in diesem Programm. Nach einem Fehler kann das Gerät erst nach einem Neustart des Programms wieder benutzt werden.</translation>
    </message>
    <message>
        <source>The device was lost in this process or did not respond. Only a separate process can use it now.</source>
        <translation>Das Gerät ging in diesem Programm verloren oder antwortete nicht: nur ein eigener Prozess kann es jetzt benutzen.</translation>
    </message>
    <message>
        <source>The worker is %1.</source>
        <translation>Der Arbeitsprozess ist %1.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language of the interface</source>
        <translation>Die Sprache der Oberfläche</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Light or dark, or follow the system</source>
        <translation>Hell oder dunkel, oder wie das System</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>The size of the text in the window, in percent of the size set in the system</source>
        <translation>Die Größe des Textes im Fenster, in Prozent der vom System verlangten Größe</translation>
    </message>
    <message>
        <source>Device at start</source>
        <translation>Gerät beim Start</translation>
    </message>
    <message>
        <source>The device that is chosen when the program starts</source>
        <translation>Das Gerät, das beim Start des Programms gewählt ist</translation>
    </message>
    <message>
        <source>CPU threads</source>
        <translation>CPU-Threads</translation>
    </message>
    <message>
        <source>The maximum number of threads for kernels on the CPU; applies after a restart</source>
        <translation>Wie viele Threads Kernels auf der CPU höchstens benutzen; gilt, wenn das Programm neu gestartet wird</translation>
    </message>
    <message>
        <source>A kernel that crashes or hangs in a separate process does not affect the window</source>
        <translation>Ein Kernel, der in einem eigenen Prozess abstürzt oder hängt, lässt das Fenster in Ruhe</translation>
    </message>
    <message>
        <source>Folder for files</source>
        <translation>Ordner für Dateien</translation>
    </message>
    <message>
        <source>Where file dialogs start; empty: the last used folder</source>
        <translation>Wo Dateidialoge beginnen; leer: der zuletzt benutzte Ordner</translation>
    </message>
    <message>
        <source>Save recovery copies</source>
        <translation>Wiederherstellungskopien speichern</translation>
    </message>
    <message>
        <source>How often unsaved results are copied to disk, so that a crash does not lose them</source>
        <translation>Wie bald ungespeicherte Ergebnisse auf den Datenträger kopiert werden, damit ein Absturz sie nicht verliert</translation>
    </message>
    <message>
        <source>Ask before unsaved runs are discarded</source>
        <translation>Nachfragen, bevor ungespeicherte Läufe verworfen werden</translation>
    </message>
    <message>
        <source>Ask whether to save when a session with unsaved runs is closed</source>
        <translation>Beim Schließen einer Sitzung mit ungespeicherten Läufen fragen, ob gespeichert werden soll</translation>
    </message>
    <message>
        <source>Ask before a run is stopped</source>
        <translation>Nachfragen, bevor ein Lauf angehalten wird</translation>
    </message>
    <message>
        <source>Ask when closing the window or opening another session would stop a run</source>
        <translation>Nachfragen, wenn das Schließen des Fensters oder das Öffnen einer anderen Sitzung einen Lauf anhalten würde</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Jetzt neu starten</translation>
    </message>
    <message>
        <source>Reopen the window in the new language; the session is kept</source>
        <translation>Das Fenster in der neuen Sprache wieder öffnen; die Sitzung kommt wieder</translation>
    </message>
    <message>
        <source>Restart to apply the new language.</source>
        <translation>Starten Sie neu, um die neue Sprache zu verwenden.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>size of the text</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Last used device</source>
        <translation>Das zuletzt benutzte</translation>
    </message>
    <message>
        <source>Automatic: a GPU if available</source>
        <translation>Automatisch: eine GPU, wo es eine gibt</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>%1 (not found)</source>
        <translation>%1 (nicht gefunden)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Last used folder</source>
        <translation>Der zuletzt benutzte Ordner</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Einen Ordner wählen</translation>
    </message>
    <message>
        <source>After each change</source>
        <translation>Nach jeder Änderung</translation>
    </message>
    <message numerus="yes">
        <source>At most every %n second(s)</source>
        <translation>
            <numerusform>Höchstens jede %n Sekunde</numerusform>
            <numerusform>Höchstens alle %n Sekunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::SetupPanel</name>
    <message>
        <source>Setup</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Sweep</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modi</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Static scale</source>
        <translation>Statische Skala</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>Estimate of the run</source>
        <translation>Schätzung des Laufs</translation>
    </message>
    <message>
        <source>Time and memory that a run with this setup needs</source>
        <translation>Wie lange ein Lauf mit dieser Einstellung dauert und wie viel Speicher er braucht</translation>
    </message>
    <message>
        <source>Run comparison</source>
        <translation>Vergleich starten</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>Operanden</translation>
    </message>
    <message>
        <source>Run sweep</source>
        <translation>Sweep starten</translation>
    </message>
    <message>
        <source>Measure the chosen modes in interleaved rounds (Ctrl+Return here, F5 everywhere)</source>
        <translation>Die gewählten Modi in verschränkten Runden messen (hier Strg+Eingabe, überall F5)</translation>
    </message>
    <message>
        <source>Measure the chosen variants in interleaved rounds (Ctrl+Return here, F5 everywhere)</source>
        <translation>Die gewählten Varianten in verschränkten Runden messen (hier Strg+Eingabe, überall F5)</translation>
    </message>
    <message>
        <source>Run measurement</source>
        <translation>Messung starten</translation>
    </message>
    <message>
        <source>Live needs a single size. To use it, set Sweep to Off.</source>
        <translation>Live braucht eine einzelne Größe. Stellen Sie dafür Sweep auf Aus.</translation>
    </message>
</context>
<context>
    <name>qs::ShapeSection</name>
    <message>
        <source>Decode 128</source>
        <translation>Decode 128</translation>
    </message>
    <message>
        <source>Prefill 4096</source>
        <translation>Prefill 4096</translation>
    </message>
    <message>
        <source>Prefill 8192</source>
        <translation>Prefill 8192</translation>
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
        <translation>%1 Elemente, wie in der veröffentlichten Leiter.</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 Elemente</translation>
    </message>
    <message>
        <source>Tokens × hidden size is more than %1 elements. Choose fewer tokens or a smaller hidden size.</source>
        <translation>Token × Hidden-Größe ist mehr als %1 Elemente. Wählen Sie weniger Token oder eine kleinere Hidden-Größe.</translation>
    </message>
    <message>
        <source>%1 elements, %2 as %3</source>
        <translation>%1 Elemente, %2 als %3</translation>
    </message>
    <message>
        <source>The first rows of the file&apos;s tensor, %1. Its hidden size cannot be changed.</source>
        <translation>Die ersten Zeilen des Tensors der Datei, %1. Seine Hidden-Größe kann nicht geändert werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s), as in one step of a model; the hidden size does not change.</source>
        <translation>
            <numerusform>%n Token, wie in einem Schritt eines Modells; die Hidden-Größe ändert sich nicht.</numerusform>
            <numerusform>%n Token, wie in einem Schritt eines Modells; die Hidden-Größe ändert sich nicht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ShortcutsDialog</name>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Tastenkürzel suchen</translation>
    </message>
    <message>
        <source>Search by command or key</source>
        <translation>Nach Befehl oder Taste suchen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the list to the clipboard as Markdown</source>
        <translation>Die Liste als Markdown in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>Save the list as a printable page</source>
        <translation>Ein druckbares Blatt schreiben</translation>
    </message>
    <message>
        <source>The list was copied to the clipboard as Markdown.</source>
        <translation>Die Liste ist als Markdown in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Save shortcuts</source>
        <translation>Tastenkürzel speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Geschrieben nach %1.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts of Quantoscope</source>
        <translation>Tastenkürzel von Quantoscope</translation>
    </message>
</context>
<context>
    <name>qs::SizeSection</name>
    <message>
        <source>Size presets</source>
        <translation>Vorgegebene Größen</translation>
    </message>
    <message>
        <source>Sizes of published comparisons, in the syntax of the command line.</source>
        <translation>Größen wie in veröffentlichten Vergleichen; so geschrieben, wie die Befehlszeile sie nimmt.</translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation>Vo&amp;rgabe</translation>
    </message>
    <message>
        <source>Ca&amp;usal mask</source>
        <translation>Ka&amp;usale Maske</translation>
    </message>
    <message>
        <source>Causal attention</source>
        <translation>Kausale Attention</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>Width %1 = %2 heads × %3.
</source>
        <translation>Breite %1 = %2 Köpfe × %3.
</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Each token attends only to itself and to earlier tokens, as in text generation. This halves the arithmetic.</source>
        <translation>Jedes Token beachtet nur sich selbst und frühere Token, wie beim Generieren von Text. Das halbiert die Rechenoperationen.</translation>
    </message>
</context>
<context>
    <name>qs::SlideView</name>
    <message>
        <source>Slide</source>
        <translation>Folie</translation>
    </message>
</context>
<context>
    <name>qs::StatusLine</name>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Preparing: %1</source>
        <translation>Vorbereitung: %1</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>Läuft: %1</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Wird angehalten</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>noch %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>noch %1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min left</source>
        <translation>noch %1 h %2 min</translation>
    </message>
    <message>
        <source>%1 k samples/s</source>
        <translation>%1 k Messwerte/s</translation>
    </message>
    <message>
        <source>%1 samples/s</source>
        <translation>%1 Messwerte/s</translation>
    </message>
    <message>
        <source>Operation and size of the run</source>
        <translation>Operation und Größe des Laufs</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Fortschritt des Laufs</translation>
    </message>
    <message>
        <source>Estimate from the iterations done so far</source>
        <translation>Schätzung aus den bisherigen Iterationen</translation>
    </message>
    <message>
        <source>Samples drawn per second, over the last half second</source>
        <translation>Messwerte, die das Bild erreichen, in der letzten halben Sekunde</translation>
    </message>
    <message>
        <source>until stopped</source>
        <translation>bis angehalten wird</translation>
    </message>
    <message>
        <source>Stopping: %1</source>
        <translation>Wird angehalten: %1</translation>
    </message>
    <message>
        <source>What the run is doing: %1</source>
        <translation>Was der Lauf gerade tut: %1</translation>
    </message>
    <message>
        <source>Clocks and temperature of the device: current values during a run, otherwise those at the end of the shown run</source>
        <translation>Takte und Temperatur des Geräts: aktuelle Werte während eines Laufs, sonst die am Ende des gezeigten Laufs</translation>
    </message>
    <message>
        <source>Samples that were recorded but not drawn, because the display could not keep up. The result contains all of them.</source>
        <translation>Messwerte, die aufgezeichnet, aber nicht gezeichnet wurden, weil die Anzeige nicht mithalten konnte. Das Ergebnis enthält sie alle.</translation>
    </message>
    <message>
        <source>%1 samples not drawn</source>
        <translation>%1 Messwerte nicht gezeichnet</translation>
    </message>
</context>
<context>
    <name>qs::StopFirst</name>
    <message>
        <source>A run is in progress</source>
        <translation>Ein Lauf ist im Gang</translation>
    </message>
    <message>
        <source>Stop the run?</source>
        <translation>Lauf anhalten?</translation>
    </message>
    <message>
        <source>The samples measured so far are kept in the session.</source>
        <translation>Was bisher gemessen wurde, bleibt in der Sitzung.</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Lauf anhalten</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>Weiterlaufen</translation>
    </message>
</context>
<context>
    <name>qs::StudyForm</name>
    <message>
        <source>Choose: %1</source>
        <translation>Wählen Sie: %1</translation>
    </message>
    <message>
        <source>Estimate of the study</source>
        <translation>Schätzung der Studie</translation>
    </message>
    <message>
        <source>What the study does, and about how long it takes</source>
        <translation>Was die Studie tut, und wie lange etwa</translation>
    </message>
    <message>
        <source>Run study</source>
        <translation>Studie starten</translation>
    </message>
</context>
<context>
    <name>qs::StudyModeChooser</name>
    <message>
        <source>Modes to study</source>
        <translation>Zu untersuchende Modi</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Half precision</source>
        <translation>Halbe Genauigkeit</translation>
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
        <translation>Andere 4- und 8-Bit-Formate</translation>
    </message>
    <message>
        <source>Quantization-aware training (QAT)</source>
        <translation>Weitertrainiert (QAT)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Select all modes, including trained ones</source>
        <translation>Jeden Modus anwählen, auch die trainierten</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Clear all modes but the baseline</source>
        <translation>Alle Modi außer der Basis abwählen</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Select the modes of the default study, including two trained ones</source>
        <translation>Die Modi der Standardstudie anwählen, darunter zwei trainierte</translation>
    </message>
    <message>
        <source>No QAT</source>
        <translation>Ohne QAT</translation>
    </message>
    <message>
        <source>Select the modes of the default study without the trained ones, which is faster</source>
        <translation>Die Modi der Standardstudie ohne die trainierten anwählen: schneller</translation>
    </message>
    <message>
        <source>%1 of %2 modes</source>
        <translation>%1 von %2 Modi</translation>
    </message>
    <message>
        <source>; trained modes take longest</source>
        <translation>; die trainierten dauern am längsten</translation>
    </message>
</context>
<context>
    <name>qs::StudyModel</name>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>Effektiv</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>Genauigkeit (%)</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Δ points</source>
        <translation>Δ Punkte</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Δ loss</source>
        <translation>Δ Verlust</translation>
    </message>
    <message>
        <source>Size (KiB)</source>
        <translation>Größe (KiB)</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Beschl.</translation>
    </message>
    <message>
        <source>Quantize (ms)</source>
        <translation>Quantisiert in (ms)</translation>
    </message>
    <message>
        <source>As requested.</source>
        <translation>Was verlangt war.</translation>
    </message>
    <message>
        <source>The arithmetic that ran. Simulated: values match the mode, the arithmetic does not.</source>
        <translation>Die Arithmetik, die lief. Simuliert: die Werte sind die des Modus, die Arithmetik nicht.</translation>
    </message>
    <message>
        <source>Share of test items whose largest output is that of their label.</source>
        <translation>Anteil der Testbeispiele, deren größte Ausgabe die ihrer Klasse ist.</translation>
    </message>
    <message>
        <source>Accuracy minus that of the baseline, in percentage points.</source>
        <translation>Genauigkeit minus die der Basis, in Prozentpunkten.</translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test of equal accuracy on the same items, adjusted for the number of modes (Holm).</source>
        <translation>McNemars exakter Test auf gleiche Genauigkeit auf denselben Beispielen, an die Zahl der Modi angepasst (Holm).</translation>
    </message>
    <message>
        <source>Equivalent: the 90% interval of the difference (Tango) lies within ±0.5 points. Better, worse: p is below 0.05. Otherwise not resolved.</source>
        <translation>Gleichwertig: das 90-%-Intervall des Unterschieds (Tango) liegt innerhalb ±0,5 Punkte. Besser, schlechter: p liegt unter 0,05. Sonst nicht geklärt.</translation>
    </message>
    <message>
        <source>Mean cross-entropy over the test items, in nats. Lower is better.</source>
        <translation>Mittlere Kreuzentropie über die Testbeispiele, in Nats. Weniger ist besser.</translation>
    </message>
    <message>
        <source>Loss minus that of the baseline, averaged over the same items.</source>
        <translation>Verlust minus der der Basis, das Mittel über dieselben Beispiele.</translation>
    </message>
    <message>
        <source>Bytes of the model file that Save quantized model writes.</source>
        <translation>Bytes der Modelldatei, die Quantisiertes Modell speichern schreibt.</translation>
    </message>
    <message>
        <source>Size of the baseline divided by that of the mode.</source>
        <translation>Größe der Basis durch die des Modus.</translation>
    </message>
    <message>
        <source>Median latency of a call with one batch.</source>
        <translation>Median der Latenz eines Aufrufs mit einem Batch.</translation>
    </message>
    <message>
        <source>Compared with the baseline, from pairs of the same round; grey where not resolved.</source>
        <translation>Gegenüber der Basis, aus Paaren derselben Runde; gedämpft, wo es nicht geklärt ist.</translation>
    </message>
    <message>
        <source>Calibrating and quantizing; for QAT, without the training.</source>
        <translation>Kalibrieren und Quantisieren; bei QAT ohne das Training.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Simulated: values match the mode, arithmetic and latency do not.</source>
        <translation>Simuliert: die Werte sind die des Modus, die Arithmetik und damit die Latenz nicht.</translation>
    </message>
    <message>
        <source>%1 of %2 items correct; 95% %3 to %4 (Wilson)</source>
        <translation>%1 von %2 Beispielen richtig; 95&#xa0;% %3 bis %4 (Wilson)</translation>
    </message>
    <message>
        <source>All others are compared with this.</source>
        <translation>Womit die anderen verglichen werden.</translation>
    </message>
    <message>
        <source>%1
%2 items became correct, %3 wrong; %4 before Holm&apos;s correction</source>
        <translation>%1
%2 Beispiele wurden richtig, %3 falsch; %4 vor Holms Korrektur</translation>
    </message>
    <message>
        <source>mean over %1 items</source>
        <translation>Mittel über %1 Beispiele</translation>
    </message>
    <message>
        <source>difference %1, 95% %2 to %3 (bootstrap over %4 items), %5 after Holm&apos;s correction</source>
        <translation>Unterschied %1, 95&#xa0;% %2 bis %3 (Bootstrap über %4 Beispiele), %5 nach Holms Korrektur</translation>
    </message>
    <message>
        <source>%1 bytes: codes %2, scales %3, zero points %4, not quantized %5, header %6</source>
        <translation>%1 Bytes: Codes %2, Skalen %3, Nullpunkte %4, nicht quantisiert %5, Kopf %6</translation>
    </message>
    <message>
        <source>median of %1 calls with %2 items; 95% %3 to %4; p95 %5</source>
        <translation>Median von %1 Aufrufen mit %2 Beispielen; 95&#xa0;% %3 bis %4; p95 %5</translation>
    </message>
    <message>
        <source>trained for %1 s before that</source>
        <translation>davor %1 s trainiert</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>95% interval of the accuracy (Wilson). To compare modes, use Δ, which pairs the same items.</source>
        <translation>95-%-Intervall der Genauigkeit (Wilson). Verwenden Sie zum Vergleich von Modi Δ, das dieselben Beispiele paart.</translation>
    </message>
</context>
<context>
    <name>qs::StudyModule</name>
    <message>
        <source>Cannot run this study.</source>
        <translation>Diese Studie kann nicht laufen.</translation>
    </message>
    <message>
        <source>The study failed:</source>
        <translation>Die Studie ist fehlgeschlagen:</translation>
    </message>
</context>
<context>
    <name>qs::StudyPage</name>
    <message>
        <source>Charts of the mode study</source>
        <translation>Bilder der Modusstudie</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Accuracy and loss</source>
        <translation>Genauigkeit und Verlust</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>Pareto</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre wenn</translation>
    </message>
    <message>
        <source>There is no study yet. Press F5 to start one.</source>
        <translation>Es gibt noch keine Studie: F5 startet eine.</translation>
    </message>
    <message>
        <source>The modes appear here one by one, as soon as they are measured.</source>
        <translation>Die Modi erscheinen hier einer nach dem anderen, sobald sie gemessen sind.</translation>
    </message>
    <message>
        <source>The curves grow here while the model trains.</source>
        <translation>Die Kurven wachsen hier, während das Modell lernt.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Continue the study</source>
        <translation>Studie fortsetzen</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>Modell speichern</translation>
    </message>
    <message>
        <source>What does quantization cost in accuracy?</source>
        <translation>Was kostet die Quantisierung an Genauigkeit?</translation>
    </message>
    <message>
        <source>Change in loss</source>
        <translation>Änderung des Verlusts</translation>
    </message>
    <message>
        <source>Signal-to-noise ratio of the output</source>
        <translation>Signal-Rausch-Verhältnis der Ausgabe</translation>
    </message>
    <message>
        <source>Value shown in the cells</source>
        <translation>Was die Felder zeigen</translation>
    </message>
    <message>
        <source>Value shown in the cells for a layer that is quantized by itself</source>
        <translation>Was die Felder von einer Schicht zeigen, die allein quantisiert ist</translation>
    </message>
    <message>
        <source>Preparing the study…</source>
        <translation>Die Studie wird vorbereitet…</translation>
    </message>
    <message>
        <source>No measurements yet.</source>
        <translation>Noch ist nichts gemessen.</translation>
    </message>
    <message>
        <source>The model was read from a file and not trained here</source>
        <translation>Das Modell wurde aus einer Datei gelesen und nicht hier trainiert</translation>
    </message>
    <message>
        <source>Save the trained model, or its quantized version in a mode or plan, as safetensors</source>
        <translation>Das trainierte Modell, oder was ein Modus oder Plan daraus macht, als safetensors schreiben</translation>
    </message>
    <message>
        <source>Continue the study where it was stopped</source>
        <translation>Mit der Studie weitermachen, wo sie angehalten wurde</translation>
    </message>
    <message>
        <source>Trained model, FP32…</source>
        <translation>Trainiertes Modell, FP32…</translation>
    </message>
    <message>
        <source>%1, %2…</source>
        <translation>%1, %2…</translation>
    </message>
    <message>
        <source>Save model</source>
        <translation>Modell speichern</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <comment>what a study is doing</comment>
        <translation>Läuft: %1</translation>
    </message>
    <message>
        <source>Sensitivity of each layer to each mode, and the effect of mixed modes</source>
        <translation>Empfindlichkeit jeder Schicht gegenüber jedem Modus und die Wirkung gemischter Modi</translation>
    </message>
    <message>
        <source>Each layer is quantized by itself here, one mode after the other. You can turn this off in the setup.</source>
        <translation>Jede Schicht wird hier für sich quantisiert, ein Modus nach dem anderen. Sie können das in der Einstellung ausschalten.</translation>
    </message>
    <message>
        <source>A mode study trains a small model, quantizes it in every chosen mode, and shows accuracy, loss and size with their intervals and verdicts.

The setup beside this page is ready to run on characters that the program draws: press F5. You can also use your own data as IDX, CSV or .npy files.</source>
        <translation>Eine Modusstudie trainiert ein kleines Modell, quantisiert es in jedem gewählten Modus und zeigt Genauigkeit, Verlust und Größe mit ihren Intervallen und Urteilen.

Die Einstellung neben dieser Seite ist bereit für einen Lauf mit Zeichen, die das Programm zeichnet: drücken Sie F5. Sie können auch Ihre eigenen Daten als IDX-, CSV- oder .npy-Dateien verwenden.</translation>
    </message>
    <message>
        <source>Click a cell to use that mode for that layer. Click it again to return to FP32.</source>
        <translation>Klicken Sie auf ein Feld, um diesen Modus für diese Schicht zu verwenden. Klicken Sie erneut darauf, um zu FP32 zurückzukehren.</translation>
    </message>
</context>
<context>
    <name>qs::StudyPresenter</name>
    <message>
        <source>items×%1</source>
        <translation>Beispiele×%1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Not saved:</source>
        <translation>Nicht gespeichert:</translation>
    </message>
    <message>
        <source>No plan:</source>
        <translation>Kein Plan:</translation>
    </message>
    <message>
        <source>No tensor:</source>
        <translation>Kein Tensor:</translation>
    </message>
    <message>
        <source>Not measured:</source>
        <translation>Nicht gemessen:</translation>
    </message>
    <message>
        <source>within %1 KiB</source>
        <translation>innerhalb %1 KiB</translation>
    </message>
    <message>
        <source>Save the plan&apos;s model</source>
        <translation>Modell des Plans speichern</translation>
    </message>
    <message>
        <source>Save the trained model</source>
        <translation>Trainiertes Modell speichern</translation>
    </message>
    <message>
        <source>Save the quantized model</source>
        <translation>Quantisiertes Modell speichern</translation>
    </message>
    <message>
        <source>Safetensors (*.safetensors)</source>
        <translation>Safetensors (*.safetensors)</translation>
    </message>
    <message>
        <source>The study is in progress</source>
        <translation>Die Studie ist im Gang</translation>
    </message>
    <message>
        <source>A run is in progress and must not be disturbed</source>
        <translation>Ein Lauf ist im Gang; er darf nicht gestört werden</translation>
    </message>
    <message>
        <source>There is no study yet. Press F5 to start one.</source>
        <translation>Es gibt noch keine Studie: F5 startet eine.</translation>
    </message>
    <message>
        <source>The model of this study is no longer in memory. Run the study again.</source>
        <translation>Das Modell dieser Studie ist nicht mehr im Speicher: führen Sie die Studie noch einmal aus.</translation>
    </message>
    <message>
        <source>plan %1</source>
        <translation>Plan %1</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>What each mode costs in accuracy, loss and size</source>
        <translation>Was jeder Modus an Genauigkeit, Verlust und Größe kostet</translation>
    </message>
    <message>
        <source>&amp;Accuracy</source>
        <translation>&amp;Genauigkeit</translation>
    </message>
    <message>
        <source>Show accuracy, loss and size by mode</source>
        <translation>Genauigkeit, Verlust und Größe nach Modus zeigen</translation>
    </message>
    <message>
        <source>Alt+4</source>
        <translation>Alt+4</translation>
    </message>
    <message>
        <source>A mode study is in progress.</source>
        <translation>Eine Modusstudie ist im Gang.</translation>
    </message>
    <message>
        <source>Run the mode study of the setup (%1)</source>
        <translation>Modusstudie der Einstellung ausführen (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s).</source>
        <translation>
            <numerusform>%n Byte.</numerusform>
            <numerusform>%n Bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask what if</source>
        <translation>Fragen, was wäre wenn</translation>
    </message>
    <message>
        <source>Each row is a layer, each column a mode; the color says what the layer costs in that mode. Click cells to mix modes: accuracy, size and the Pareto chart follow. Suggest looks for a mix by itself.</source>
        <translation>Jede Zeile ist eine Schicht, jede Spalte ein Modus; die Farbe zeigt, was die Schicht in diesem Modus kostet. Klicken Sie auf Felder, um Modi zu mischen: Genauigkeit, Größe und das Pareto-Diagramm folgen. „Vorschlagen“ sucht selbst nach einer Mischung.</translation>
    </message>
</context>
<context>
    <name>qs::StudySetupPanel</name>
    <message>
        <source>Setup of the mode study</source>
        <translation>Einstellung der Modusstudie</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modi</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>Drawn, 10 digits</source>
        <translation>Gezeichnet, 10 Ziffern</translation>
    </message>
    <message>
        <source>Drawn, 36 characters</source>
        <translation>Gezeichnet, 36 Zeichen</translation>
    </message>
    <message>
        <source>Your own…</source>
        <translation>Eigene…</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>&amp;Daten</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Aus</translation>
    </message>
    <message>
        <source>File or folder of the data</source>
        <translation>Datei oder Ordner der Daten</translation>
    </message>
    <message>
        <source>A folder with IDX files or .npy pairs, or a CSV file. You can drop it here.</source>
        <translation>Ein Ordner mit IDX-Dateien oder .npy-Paaren, oder eine CSV-Datei. Er lässt sich auch hierher ziehen.</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>&amp;Datei wählen…</translation>
    </message>
    <message>
        <source>Choose a f&amp;older…</source>
        <translation>&amp;Ordner wählen…</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>&amp;Training</translation>
    </message>
    <message>
        <source>Items that the model is trained on.</source>
        <translation>Beispiele, mit denen das Modell trainiert wird.</translation>
    </message>
    <message>
        <source>&amp;Calibration</source>
        <translation>&amp;Kalibrierung</translation>
    </message>
    <message>
        <source>T&amp;esting</source>
        <translation>T&amp;est</translation>
    </message>
    <message>
        <source>Tiny (2.7 KB)</source>
        <translation>Tiny (2,7 KB)</translation>
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
        <translation>Trainiert, aus einer Datei…</translation>
    </message>
    <message>
        <source>Tiny: two small layers, as in the published comparison. MLP: three or four linear layers. Transformer: patches and attention blocks. Trained, from a file: a .safetensors file that this program saved.</source>
        <translation>Tiny: zwei kleine Schichten, wie im veröffentlichten Vergleich. MLP: drei oder vier lineare Schichten. Transformer: Felder und Attention-Blöcke. Trainiert, aus einer Datei: eine .safetensors, die dieses Programm gespeichert hat.</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>Da&amp;tei</translation>
    </message>
    <message>
        <source>File of the trained model</source>
        <translation>Datei des trainierten Modells</translation>
    </message>
    <message>
        <source>A .safetensors file that this program saved. You can drop it here.</source>
        <translation>Eine .safetensors-Datei, die dieses Programm gespeichert hat. Sie lässt sich auch hierher ziehen.</translation>
    </message>
    <message>
        <source>E&amp;pochs</source>
        <translation>E&amp;pochen</translation>
    </message>
    <message>
        <source>default</source>
        <translation>nach Bedarf</translation>
    </message>
    <message>
        <source>Inject &amp;outliers</source>
        <translation>&amp;Ausreißer einbauen</translation>
    </message>
    <message>
        <source>Inject outliers</source>
        <translation>Ausreißer einbauen</translation>
    </message>
    <message>
        <source>&amp;QAT epochs</source>
        <translation>&amp;QAT-Epochen</translation>
    </message>
    <message>
        <source>Number of epochs for which QAT modes continue training from the baseline.</source>
        <translation>Wie lange die QAT-Modi von der Basis aus weitertrainiert werden.</translation>
    </message>
    <message>
        <source>Group size of INT4</source>
        <translation>Gruppengröße von INT4</translation>
    </message>
    <message>
        <source>Weights that share a scale and a zero point. A layer with fewer inputs is one group.</source>
        <translation>Gewichte, die sich Skala und Nullpunkt teilen. Eine Schicht mit weniger Eingängen ist eine Gruppe.</translation>
    </message>
    <message>
        <source>&amp;Group size</source>
        <translation>&amp;Gruppengröße</translation>
    </message>
    <message>
        <source>Sensitivity of each &amp;layer</source>
        <translation>Empfindlichkeit jeder &amp;Schicht</translation>
    </message>
    <message>
        <source>Sensitivity of each layer</source>
        <translation>Empfindlichkeit jeder Schicht</translation>
    </message>
    <message>
        <source>&amp;Batch</source>
        <translation>&amp;Batch</translation>
    </message>
    <message>
        <source>Items per call when latency is measured.</source>
        <translation>Beispiele eines Aufrufs, dessen Latenz gemessen wird.</translation>
    </message>
    <message>
        <source>Calls per mode</source>
        <translation>Aufrufe je Modus</translation>
    </message>
    <message>
        <source>Measured calls of each mode, in interleaved rounds.</source>
        <translation>Gemessene Aufrufe jedes Modus, in verschränkten Runden.</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>Seed of data, weights and training. The same seed gives the same table on the same device.</source>
        <translation>Von Daten, Gewichten und Training. Derselbe Startwert ergibt auf demselben Gerät dieselbe Tabelle.</translation>
    </message>
    <message>
        <source>Choose a folder with data</source>
        <translation>Ordner mit Daten wählen</translation>
    </message>
    <message>
        <source>Choose data</source>
        <translation>Daten wählen</translation>
    </message>
    <message>
        <source>Data (*.csv *.npy *.gz *-ubyte *.idx);;All files (*)</source>
        <translation>Daten (*.csv *.npy *.gz *-ubyte *.idx);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose a trained model</source>
        <translation>Trainiertes Modell wählen</translation>
    </message>
    <message>
        <source>Models (*.safetensors);;All files (*)</source>
        <translation>Modelle (*.safetensors);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose a file or a folder with data.</source>
        <translation>Wählen Sie eine Datei oder einen Ordner mit Daten.</translation>
    </message>
    <message>
        <source>Choose the file of a trained model.</source>
        <translation>Wählen Sie die Datei eines trainierten Modells.</translation>
    </message>
    <message>
        <source>A trained model is a .safetensors file.</source>
        <translation>Ein trainiertes Modell ist eine .safetensors-Datei.</translation>
    </message>
    <message>
        <source>The counts are maximums. The three parts never share an item.</source>
        <translation>Die Zahlen sind Höchstwerte; die drei Teile haben nie ein Beispiel gemein.</translation>
    </message>
    <message>
        <source>Generated from the seed. The three parts never share an item.</source>
        <translation>Aus dem Startwert neu gezeichnet; die drei Teile haben nie ein Beispiel gemein.</translation>
    </message>
    <message>
        <source>%1 / %2 / %3</source>
        <translation>%1 / %2 / %3</translation>
    </message>
    <message>
        <source>batch %1, seed %2</source>
        <translation>Batch %1, Startwert %2</translation>
    </message>
    <message>
        <source>Train the model, quantize it in each mode and evaluate all of them on the same items (Ctrl+Return here, F5 everywhere)</source>
        <translation>Das Modell trainieren, in jedem Modus quantisieren und auf denselben Beispielen beurteilen (hier Strg+Eingabe, überall F5)</translation>
    </message>
    <message>
        <source>Drawn: characters that the program draws from strokes and distorts; the same seed gives the same data. Your own: IDX files (the format of MNIST), CSV with a label column, or .npy pairs.</source>
        <translation>Gezeichnet: Zeichen, die das Programm aus Strichen zeichnet und verzerrt; derselbe Startwert ergibt dieselben Daten. Eigene: IDX-Dateien (das Format von MNIST), CSV mit einer Label-Spalte oder .npy-Paare.</translation>
    </message>
    <message>
        <source>Items for finding scales and for GPTQ and AWQ. Test items are never used.</source>
        <translation>Beispiele zum Finden der Skalen und für GPTQ und AWQ. Testbeispiele werden nie verwendet.</translation>
    </message>
    <message>
        <source>Items that every mode is evaluated on. 10,000 items resolve a difference of about half a point.</source>
        <translation>Beispiele, auf denen jeder Modus ausgewertet wird. 10.000 Beispiele klären einen Unterschied von etwa einem halben Prozentpunkt.</translation>
    </message>
    <message>
        <source>Number of passes over the training data. 0: the default of the model.</source>
        <translation>Anzahl der Durchgänge durch die Trainingsdaten. 0: die Vorgabe des Modells.</translation>
    </message>
    <message>
        <source>Scales a few activation channels up and their weights down. The model computes the same function but has outliers, as large language models do.</source>
        <translation>Skaliert einige Aktivierungskanäle herauf und ihre Gewichte herab. Das Modell berechnet dieselbe Funktion, hat aber Ausreißer wie große Sprachmodelle.</translation>
    </message>
    <message>
        <source>Quantizes one layer at a time in each mode. The heat map and mixed-precision plans need this.</source>
        <translation>Quantisiert in jedem Modus eine Schicht nach der anderen für sich. Die Heatmap und Pläne mit gemischter Genauigkeit brauchen das.</translation>
    </message>
</context>
<context>
    <name>qs::StudyTable</name>
    <message>
        <source>Modes of the study</source>
        <translation>Modi der Studie</translation>
    </message>
    <message>
        <source>No measurements yet. Choose data, model and modes in the setup and press F5. Each mode is added as soon as it has run.</source>
        <translation>Noch keine Messungen. Wählen Sie Daten, Modell und Modi in der Einstellung und drücken Sie F5. Jeder Modus kommt hinzu, sobald er gelaufen ist.</translation>
    </message>
</context>
<context>
    <name>qs::SweepChart</name>
    <message>
        <source>No sweep points yet. Press F5 to start the sweep.</source>
        <translation>Noch ist kein Punkt des Sweeps gemessen. Drücken Sie F5, um ihn zu starten.</translation>
    </message>
    <message>
        <source>%1 against %2.</source>
        <translation>%1 gegen %2.</translation>
    </message>
    <message>
        <source>Sizes not measured yet: %1.</source>
        <translation>Wartende Größen: %1.</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>Modus</translation>
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
        <translation>p50, unteres Ende</translation>
    </message>
    <message>
        <source>p50, upper bound</source>
        <translation>p50, oberes Ende</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>time per element</source>
        <translation>Zeit je Element</translation>
    </message>
    <message>
        <source>ns</source>
        <translation>ns</translation>
    </message>
    <message>
        <source>share of the ceiling</source>
        <translation>von der Obergrenze</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>geklärt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1: %2 at %3, %4 at %5.</source>
        <translation>%1: %2 bei %3, %4 bei %5.</translation>
    </message>
    <message>
        <source>Unresolved points of %1: %2 of %3.</source>
        <translation>Nicht geklärte Punkte von %1: %2 von %3.</translation>
    </message>
    <message>
        <source>arithmetic rate</source>
        <translation>Rechenrate</translation>
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
        <translation>schneller als %1</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>langsamer</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>nicht geklärt</translation>
    </message>
    <message>
        <source>A sweep over two dimensions is shown here as a heat map.</source>
        <translation>Ein Sweep über zwei Dimensionen wird hier als Heatmap gezeigt.</translation>
    </message>
    <message>
        <source>%1 of %2: %3 down, %4 across; cells measured: %5 of %6.</source>
        <translation>%1 von %2: %3 senkrecht, %4 waagerecht; gemessene Felder: %5 von %6.</translation>
    </message>
    <message>
        <source>Not resolved: %1.</source>
        <translation>Nicht geklärt: %1.</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>Modus</translation>
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
        <translation>p50, unteres Ende</translation>
    </message>
    <message>
        <source>p50, upper bound</source>
        <translation>p50, oberes Ende</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>arithmetic rate</source>
        <translation>Rechenrate</translation>
    </message>
    <message>
        <source>share of the ceiling</source>
        <translation>von der Obergrenze</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>geklärt</translation>
    </message>
    <message>
        <source>speed-up over %1</source>
        <translation>Beschleunigung gegenüber %1</translation>
    </message>
    <message>
        <source>speed-up, lower bound</source>
        <translation>Beschleunigung, unteres Ende</translation>
    </message>
    <message>
        <source>speed-up, upper bound</source>
        <translation>Beschleunigung, oberes Ende</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>qs::SweepModel</name>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>wird gemessen</translation>
    </message>
    <message>
        <source>more samples needed</source>
        <translation>mehr Messwerte nötig</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>The 95% interval of the median is wider than ±1%, or there are fewer than 59 samples (n = %1).</source>
        <translation>Das 95-%-Intervall des Medians ist breiter als ±1&#xa0;%, oder es gibt weniger als 59 Messwerte (n = %1).</translation>
    </message>
    <message>
        <source>Median %1, 95% interval [%2, %3], n = %4</source>
        <translation>Median %1, 95-%-Intervall [%2; %3], n = %4</translation>
    </message>
    <message>
        <source>Least bytes that a launch must move, divided by the median of %1</source>
        <translation>Bytes, die ein Start mindestens bewegen muss, geteilt durch den Median von %1</translation>
    </message>
    <message>
        <source>Median of the kernel with the same traffic, divided by the median of %1</source>
        <translation>Median des Kernels mit demselben Verkehr, geteilt durch den Median von %1</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
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
        <translation>je Element</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Median divided by the number of elements</source>
        <translation>Median geteilt durch die Zahl der Elemente</translation>
    </message>
    <message>
        <source>ns/element</source>
        <translation>ns/Element</translation>
    </message>
    <message>
        <source>does not support this size</source>
        <translation>unterstützt diese Größe nicht</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>Median latency.</source>
        <translation>Median der Latenz.</translation>
    </message>
    <message>
        <source>Ceiling (%)</source>
        <translation>Obergrenze (%)</translation>
    </message>
    <message>
        <source>Median of the kernel with the same traffic / median, in percent.</source>
        <translation>Median des Kernels mit demselben Verkehr / Median, in Prozent.</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Largest distance between the median and the bounds of its 95% interval, in percent of the median; resolved up to 1%</source>
        <translation>Größter Abstand zwischen dem Median und den Grenzen seines 95-%-Intervalls, in Prozent des Medians; geklärt bis 1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>qs::SweepModule</name>
    <message>
        <source>Sweep</source>
        <translation>Sweep</translation>
    </message>
    <message>
        <source>Latency and bandwidth against size</source>
        <translation>Latenz und Bandbreite über der Größe</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>S&amp;weep</translation>
    </message>
    <message>
        <source>Show latency and bandwidth against size</source>
        <translation>Latenz und Bandbreite über der Größe zeigen</translation>
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
        <translation>Größen</translation>
    </message>
    <message>
        <source>Quantities shown in the charts</source>
        <translation>Was die Diagramme zeigen</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Waagerechte Achse</translation>
    </message>
    <message>
        <source>Dimension of the horizontal axis</source>
        <translation>Was entlang der waagerechten Achse läuft</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>All modes at one value of the second axis, or one mode with a line for each of its values</source>
        <translation>Alle Modi bei einem Wert der zweiten Achse, oder ein Modus mit einer Linie für jeden ihrer Werte</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Logarithmic vertical axes</source>
        <translation>Logarithmische senkrechte Achsen</translation>
    </message>
    <message>
        <source>Logarithmic vertical axes (L in a chart)</source>
        <translation>Logarithmische senkrechte Achsen (L im Diagramm)</translation>
    </message>
    <message>
        <source>Modes in the charts</source>
        <translation>Modi in den Diagrammen</translation>
    </message>
    <message>
        <source>Modes shown in the charts; the table shows all of them</source>
        <translation>Welche Modi die Diagramme zeigen; die Tabelle behält alle</translation>
    </message>
    <message>
        <source>No measurements yet. Points appear here as they are measured.</source>
        <translation>Noch ist nichts gemessen. Die Punkte erscheinen hier einer nach dem anderen.</translation>
    </message>
    <message>
        <source>&amp;More samples</source>
        <translation>&amp;Mehr Messwerte</translation>
    </message>
    <message>
        <source>More samples for the selected point</source>
        <translation>Mehr Messwerte für den gewählten Punkt</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Continue the sweep</source>
        <translation>Sweep fortsetzen</translation>
    </message>
    <message>
        <source>No sweep yet</source>
        <translation>Noch kein Sweep</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message>
        <source>Points measured: %1 of %2</source>
        <translation>Gemessene Punkte: %1 von %2</translation>
    </message>
    <message>
        <source>The sweep is running.</source>
        <translation>Der Sweep läuft.</translation>
    </message>
    <message>
        <source>All points are measured and resolved.</source>
        <translation>Alle Punkte sind gemessen und geklärt.</translation>
    </message>
    <message>
        <source>Measures what is missing, then adds samples where the intervals are widest</source>
        <translation>Misst, was fehlt, und nimmt dann Messwerte hinzu, wo die Intervalle am breitesten sind</translation>
    </message>
    <message>
        <source>Select a row of the table, or click a point of a chart.</source>
        <translation>Wählen Sie eine Zeile der Tabelle, oder klicken Sie auf einen Punkt eines Diagramms.</translation>
    </message>
    <message>
        <source>Adds samples to the point of the selected row, all modes in interleaved rounds</source>
        <translation>Nimmt für den Punkt der gewählten Zeile Messwerte hinzu, alle Modi in verschränkten Runden</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modi</translation>
    </message>
    <message>
        <source>Points that need more samples: %1</source>
        <translation>Punkte, die mehr Messwerte brauchen: %1</translation>
    </message>
    <message>
        <source>Now measuring %1</source>
        <translation>Gemessen wird jetzt %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 only</source>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>Adds samples to all points that need more; select a row to add them to that point alone</source>
        <translation>Fügt allen Punkten, die es brauchen, weitere Messwerte hinzu; wählen Sie eine Zeile, um nur diesem Punkt welche hinzuzufügen</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Both axes as a map of one mode, or lines against one of them</source>
        <translation>Beide Achsen als Heatmap eines Modus, oder Linien über einer von ihnen</translation>
    </message>
    <message>
        <source>Value of the cells</source>
        <translation>Wert der Felder</translation>
    </message>
    <message>
        <source>Quantity shown by the colour of a cell</source>
        <translation>Was die Farbe eines Feldes angibt</translation>
    </message>
    <message>
        <source>Mode of the map</source>
        <translation>Modus der Heatmap</translation>
    </message>
    <message>
        <source>The mode or variant that the map shows</source>
        <translation>Der Modus oder die Variante, die die Heatmap zeigt</translation>
    </message>
    <message>
        <source>Run the usual sweep</source>
        <translation>Üblichen Sweep starten</translation>
    </message>
    <message>
        <source>%1: %2

A sweep measures all chosen modes at many sizes and shows where they reach the ceiling of the device.

Press F5 here for the usual sweep: %3. The section Sweep of the setup has the other dimensions and ranges.</source>
        <translation>%1: %2

Ein Sweep misst alle gewählten Modi bei vielen Größen und zeigt, wo sie die Obergrenze des Geräts erreichen.

Drücken Sie hier F5 für den üblichen Sweep: %3. Der Abschnitt Sweep der Einstellung hat die anderen Dimensionen und Bereiche.</translation>
    </message>
    <message>
        <source>%1: %2

A sweep measures all chosen variants at many sizes and shows where they reach the ceiling of the device.

Press F5 here for the usual sweep: %3. The section Sweep of the setup has the other dimensions and ranges.</source>
        <translation>%1: %2

Ein Sweep misst alle gewählten Varianten bei vielen Größen und zeigt, wo sie die Obergrenze des Geräts erreichen.

Drücken Sie hier F5 für den üblichen Sweep: %3. Der Abschnitt Sweep der Einstellung hat die anderen Dimensionen und Bereiche.</translation>
    </message>
    <message>
        <source>Sweeps over the first dimension of the operation</source>
        <translation>Sweeps über die erste Dimension der Operation</translation>
    </message>
</context>
<context>
    <name>qs::SweepSection</name>
    <message>
        <source>Values: %1 (%2)</source>
        <translation>Werte: %1 (%2)</translation>
    </message>
    <message>
        <source>Sweep over</source>
        <translation>Sweep über</translation>
    </message>
    <message>
        <source>S&amp;weep over</source>
        <translation>S&amp;weep über</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Common ranges</source>
        <translation>Oft gemessene Bereiche</translation>
    </message>
    <message>
        <source>No values. Enter 1:65536:x2, 1024:8192:+1024 or a list such as 128,1024,8192.</source>
        <translation>Keine Werte. Schreiben Sie 1:65536:x2, 1024:8192:+1024 oder eine Liste wie 128,1024,8192.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Points: %1 · modes: %2 · measurements: %3.</source>
        <translation>Punkte: %1 · Modi: %2 · Messungen: %3.</translation>
    </message>
    <message>
        <source>Points: %1 · variants: %2 · measurements: %3.</source>
        <translation>Punkte: %1 · Varianten: %2 · Messungen: %3.</translation>
    </message>
    <message>
        <source>Row length: the hidden size of Shape, %1, or its next smaller divisor.</source>
        <translation>Zeilen so lang wie die Hidden-Größe aus Form, %1, oder ihr nächstkleinerer Teiler.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>Second axis</source>
        <translation>Zweite Achse</translation>
    </message>
    <message>
        <source>Measures all chosen modes or variants at every value of a dimension. The points appear on the Sweep page as they are measured.</source>
        <translation>Misst alle gewählten Modi oder Varianten bei jedem Wert einer Dimension. Die Punkte erscheinen auf der Seite Sweep, sobald sie gemessen sind.</translation>
    </message>
    <message>
        <source>Measures every combination of both dimensions and shows them as a heat map.</source>
        <translation>Misst jede Kombination beider Dimensionen und zeigt sie als Heatmap.</translation>
    </message>
    <message>
        <source>an&amp;d over</source>
        <translation>un&amp;d über</translation>
    </message>
    <message>
        <source>First axis, presets</source>
        <translation>Erste Achse, Vorgaben</translation>
    </message>
    <message>
        <source>Second axis, presets</source>
        <translation>Zweite Achse, Vorgaben</translation>
    </message>
    <message>
        <source>Values of the first axis</source>
        <translation>Werte der ersten Achse</translation>
    </message>
    <message>
        <source>Values of the second axis</source>
        <translation>Werte der zweiten Achse</translation>
    </message>
    <message>
        <source>1:65536:x2 doubles from 1 to 65536, 1024:8192:+1024 takes steps of 1024, 500000,1000000 is a list. The same syntax as --axis on the command line.</source>
        <translation>1:65536:x2 verdoppelt von 1 bis 65536, 1024:8192:+1024 geht in Schritten von 1024, 500000,1000000 ist eine Liste. Dieselbe Syntax wie --axis auf der Befehlszeile.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Off: a single size</source>
        <translation>Aus: eine einzelne Größe</translation>
    </message>
    <message>
        <source>None: one axis</source>
        <translation>Nichts weiter: eine Achse</translation>
    </message>
    <message>
        <source>At %1, from Shape.</source>
        <translation>Bei %1, aus Form.</translation>
    </message>
    <message>
        <source>At %1, from Size.</source>
        <translation>Bei %1, aus Größe.</translation>
    </message>
    <message>
        <source>Choose a dimension to see latency and rates against size; two for a heat map.</source>
        <translation>Wählen Sie eine Dimension, um Latenz und Raten über der Größe zu sehen; zwei für eine Heatmap.</translation>
    </message>
</context>
<context>
    <name>qs::SweepTable</name>
    <message>
        <source>Points of the sweep</source>
        <translation>Punkte des Sweeps</translation>
    </message>
    <message>
        <source>&amp;More samples for this point</source>
        <translation>&amp;Mehr Messwerte für diesen Punkt</translation>
    </message>
</context>
<context>
    <name>qs::TargetChooser</name>
    <message>
        <source>Target device</source>
        <translation>Zielgerät</translation>
    </message>
    <message>
        <source>The device that the kernels run on</source>
        <translation>Das Gerät, auf dem die Kernels laufen</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>A GPU if available, otherwise the CPU</source>
        <translation>Eine GPU, wo es eine gibt, sonst die CPU</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>Automatisch: %1</translation>
    </message>
    <message>
        <source>CPU – not available</source>
        <translation>CPU – nicht verfügbar</translation>
    </message>
    <message>
        <source>CUDA – no GPU</source>
        <translation>CUDA – keine GPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>CUDA device %1</source>
        <translation>CUDA-Gerät %1</translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation>Bisher nicht gefunden</translation>
    </message>
    <message>
        <source>Device not found</source>
        <translation>Kein solches Gerät</translation>
    </message>
    <message>
        <source>Looking for devices…</source>
        <translation>Geräte werden gesucht…</translation>
    </message>
    <message>
        <source>The target of the setup was not found.</source>
        <translation>Das Ziel der Einstellung wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>No GPU: %1</source>
        <translation>Keine GPU: %1</translation>
    </message>
</context>
<context>
    <name>qs::TensorViewPanel</name>
    <message>
        <source>per tensor</source>
        <translation>pro Tensor</translation>
    </message>
    <message>
        <source>per row</source>
        <translation>pro Zeile</translation>
    </message>
    <message>
        <source>(array)</source>
        <translation>(Array)</translation>
    </message>
    <message>
        <source>No tensor yet. Run a mode study, or open a .safetensors or .npy file.</source>
        <translation>Noch kein Tensor. Führen Sie eine Modusstudie aus, oder öffnen Sie eine .safetensors- oder .npy-Datei.</translation>
    </message>
    <message>
        <source>Tensor and format</source>
        <translation>Tensor und Format</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Tensor to show. Type part of the name to find it.</source>
        <translation>Was betrachtet wird. Tippen Sie einen Teil des Namens, um ihn zu finden.</translation>
    </message>
    <message>
        <source>&amp;Tensor</source>
        <translation>&amp;Tensor</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Format of the quantized values: 2-bit to 8-bit integers, 8-bit floats, the quantiles of NF4, or blocks with their own scale.</source>
        <translation>Was aus den Werten wird: ganze Zahlen von 2 bis 8 Bits, 8-Bit-Gleitkomma, die Quantile von NF4, oder Blöcke mit eigener Skala.</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Bits</source>
        <translation>&amp;Bits</translation>
    </message>
    <message>
        <source>Bits per integer: 2 bits represent 4 values, 8 bits represent 256.</source>
        <translation>Bits einer ganzen Zahl: 2 Bits haben 4 Werte, 8 Bits 256.</translation>
    </message>
    <message>
        <source>&amp;Symmetric, no zero point</source>
        <translation>&amp;Symmetrisch, ohne Nullpunkt</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>Symmetrisch</translation>
    </message>
    <message>
        <source>Symmetric: the range is ± the largest magnitude. Otherwise it is from the smallest to the largest value, with a zero point.</source>
        <translation>Symmetrisch: der Bereich ist ± der größte Betrag. Sonst vom kleinsten zum größten Wert, mit einem Nullpunkt.</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppe</translation>
    </message>
    <message>
        <source>&amp;Clip</source>
        <translation>&amp;Kappung</translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation>SQNR</translation>
    </message>
    <message>
        <source>10·log10(signal power / error power)</source>
        <translation>10·log10 der Leistung des Signals durch die des Fehlers</translation>
    </message>
    <message>
        <source>MSE</source>
        <translation>MSE</translation>
    </message>
    <message>
        <source>Mean squared error of the restored values</source>
        <translation>Mittlerer quadratischer Fehler der wiederhergestellten Werte</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Größter Fehler</translation>
    </message>
    <message>
        <source>Largest difference between a value and its restored value</source>
        <translation>Größter Unterschied zwischen einem Wert und dem wiederhergestellten</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>Cosine of the angle between the values and the restored values</source>
        <translation>Kosinus des Winkels zwischen den Werten und den wiederhergestellten</translation>
    </message>
    <message>
        <source>Bits per element</source>
        <translation>Bits je Element</translation>
    </message>
    <message>
        <source>Codes, scales and zero points together, by the number of elements</source>
        <translation>Codes, Skalen und Nullpunkte zusammen, durch die Zahl der Elemente</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Smallest and largest value before quantization</source>
        <translation>Kleinster und größter Wert vorher</translation>
    </message>
    <message>
        <source>Mean ± std</source>
        <translation>Mittel ± Std.</translation>
    </message>
    <message>
        <source>Mean and standard deviation before quantization</source>
        <translation>Mittelwert und Standardabweichung vorher</translation>
    </message>
    <message>
        <source>Kurtosis</source>
        <translation>Kurtosis</translation>
    </message>
    <message>
        <source>How heavy the tails are; 3 for a normal distribution</source>
        <translation>Wie schwer die Enden sind; 3 bei einer Normalverteilung</translation>
    </message>
    <message>
        <source>Outlier columns</source>
        <translation>Ausreißerspalten</translation>
    </message>
    <message>
        <source>Columns whose largest magnitude is more than 6 times the median of the columns</source>
        <translation>Spalten, deren größter Betrag mehr als das 6-Fache des Medians der Spalten ist</translation>
    </message>
    <message>
        <source>Computed in</source>
        <translation>Berechnet in</translation>
    </message>
    <message>
        <source>Time to compute this view</source>
        <translation>Wie lange dieser Blick dauerte</translation>
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
        <translation>Kein Tensor kann gezeigt werden: %1</translation>
    </message>
    <message>
        <source>The format has groups of %1.</source>
        <translation>Das Format hat Gruppen von %1.</translation>
    </message>
    <message>
        <source>The format sets its scales by the largest magnitude; nothing is clipped.</source>
        <translation>Das Format setzt seine Skalen nach dem größten Betrag; nichts wird gekappt.</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>nicht beurteilt</translation>
    </message>
    <message>
        <source>exact in part</source>
        <translation>teilweise exakt</translation>
    </message>
    <message numerus="yes">
        <source>%n finite value(s) are restored as NaN or infinite</source>
        <translation>
            <numerusform>%n endlicher Wert wird als NaN oder unendlich wiederhergestellt</numerusform>
            <numerusform>%n endliche Werte werden als NaN oder unendlich wiederhergestellt</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of neighbouring values that share a scale. Smaller groups fit the values better but store more scales.</source>
        <translation>Anzahl benachbarter Werte, die sich eine Skala teilen. Kleinere Gruppen passen besser zu den Werten, speichern aber mehr Skalen.</translation>
    </message>
    <message>
        <source>Share of each group&apos;s range that is kept. Clipping a few outliers gives finer steps for all other values.</source>
        <translation>Anteil des Bereichs jeder Gruppe, der erhalten bleibt. Wenige Ausreißer zu kappen ergibt feinere Stufen für alle anderen Werte.</translation>
    </message>
    <message>
        <source>Optimize clipping</source>
        <translation>Kappung optimieren</translation>
    </message>
    <message>
        <source>Find the clipping with the smallest mean squared error</source>
        <translation>Die Kappung mit dem kleinsten mittleren quadratischen Fehler finden</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are NaN or infinite and excluded</source>
        <translation>
            <numerusform>%n Wert ist NaN oder unendlich und ausgenommen</numerusform>
            <numerusform>%n Werte sind NaN oder unendlich und ausgenommen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::TensorsModule</name>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>Effect of formats on single tensors</source>
        <translation>Was Formate mit einzelnen Tensoren tun</translation>
    </message>
    <message>
        <source>Te&amp;nsors</source>
        <translation>Te&amp;nsoren</translation>
    </message>
    <message>
        <source>Show the effect of formats on single tensors</source>
        <translation>Zeigen, was Formate mit einzelnen Tensoren tun</translation>
    </message>
    <message>
        <source>Alt+5</source>
        <translation>Alt+5</translation>
    </message>
    <message>
        <source>Tensor file:</source>
        <translation>Tensordatei:</translation>
    </message>
</context>
<context>
    <name>qs::TensorsPage</name>
    <message>
        <source>No change, %1 bits per element: %2</source>
        <translation>Nichts ändert sich, %1 Bits je Element: %2</translation>
    </message>
    <message>
        <source>%1 dB, %2 bits per element: %3</source>
        <translation>%1 dB, %2 Bits je Element: %3</translation>
    </message>
    <message>
        <source>Choose a tensor beside this page.</source>
        <translation>Wählen Sie neben dieser Seite einen Tensor.</translation>
    </message>
    <message>
        <source>Run a mode study, or open a .safetensors or .npy file.</source>
        <translation>Führen Sie eine Modusstudie aus, oder öffnen Sie eine .safetensors- oder .npy-Datei.</translation>
    </message>
    <message>
        <source>Tensors of the study</source>
        <translation>Tensoren der Studie</translation>
    </message>
    <message>
        <source>Tensors of a file</source>
        <translation>Tensoren einer Datei</translation>
    </message>
    <message>
        <source>Where the tensors come from</source>
        <translation>Woher die Tensoren kommen</translation>
    </message>
    <message>
        <source>Weights and inputs of the current study, or tensors of a file</source>
        <translation>Gewichte und Eingaben der vorliegenden Studie, oder Tensoren einer Datei</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a tensor file</source>
        <translation>Tensordatei öffnen</translation>
    </message>
    <message>
        <source>Show a tensor of a .safetensors or .npy file. You can also drop the file here.</source>
        <translation>Einen Tensor einer .safetensors- oder .npy-Datei ansehen; sie lässt sich auch hierher ziehen.</translation>
    </message>
    <message>
        <source>by column</source>
        <translation>nach Spalte</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>nach Zeile</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Columns are the inputs of a weight, rows its outputs</source>
        <translation>Spalten sind die Eingänge eines Gewichts, Zeilen seine Ausgänge</translation>
    </message>
    <message>
        <source>How does a format change the numbers?</source>
        <translation>Was macht ein Format mit den Zahlen?</translation>
    </message>
    <message>
        <source>No tensor</source>
        <translation>Kein Tensor</translation>
    </message>
    <message>
        <source>There is no study in memory</source>
        <translation>Es ist keine Studie im Speicher</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Computed in %1 ms</source>
        <translation>Berechnet in %1 ms</translation>
    </message>
    <message>
        <source>Tensors (*.safetensors *.npy)</source>
        <translation>Tensoren (*.safetensors *.npy)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n value(s) can be judged, %2 bits per element: %3</source>
        <translation>
            <numerusform>%1 von %n Wert kann beurteilt werden, %2 Bits je Element: %3</numerusform>
            <numerusform>%1 von %n Werten können beurteilt werden, %2 Bits je Element: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>This page shows the distribution of a tensor before and after quantization, the number line of the format, and the error of each channel. Drag bits, group and clip to see their effect.

Run a mode study (Alt+4, F5) to show its weights and activations, or open a .safetensors or .npy file.</source>
        <translation>Diese Seite zeigt die Verteilung eines Tensors vor und nach der Quantisierung, den Zahlenstrahl des Formats und den Fehler jedes Kanals. Ziehen Sie an Bits, Gruppe und Kappung, um deren Wirkung zu sehen.

Starten Sie eine Modusstudie (Alt+4, F5), um deren Gewichte und Aktivierungen zu zeigen, oder öffnen Sie eine .safetensors- oder .npy-Datei.</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2; %n evenly spaced row(s) are used</source>
        <translation>
            <numerusform>%1 × %2; %n Zeile wird verwendet</numerusform>
            <numerusform>%1 × %2; %n gleichmäßig verteilte Zeilen werden verwendet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::TimingSection</name>
    <message>
        <source>cold</source>
        <translation>kalt</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>heiß</translation>
    </message>
    <message>
        <source>cold and hot</source>
        <translation>kalt und heiß</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Cold: the data is not in the caches, as in a model where other layers ran before. Hot: the same buffer each time. Cold and hot: both in the same rounds, side by side in the table.</source>
        <translation>Kalt: die Caches enthalten nichts von den Daten, wie in einem Modell, in dem vorher andere Schichten liefen. Heiß: jedes Mal derselbe Puffer. Kalt und heiß: beides in denselben Runden, nebeneinander in der Tabelle.</translation>
    </message>
    <message>
        <source>Cach&amp;e</source>
        <translation>Cach&amp;e</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>Wechsel</translation>
    </message>
    <message>
        <source>read sweep</source>
        <translation>Lesedurchgang</translation>
    </message>
    <message>
        <source>Method that makes the caches cold</source>
        <translation>Wie die Caches kalt werden</translation>
    </message>
    <message>
        <source>Cold &amp;by</source>
        <translation>Kalt &amp;durch</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>each launch</source>
        <translation>jeder Start</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Timing method</source>
        <translation>Messmethode</translation>
    </message>
    <message>
        <source>Automatic: each launch, or a graph where a launch is too short for the timer. Each launch: timestamps around every launch (a steady clock on the CPU). Graph: K launches in one CUDA graph (in a row on the CPU), time / K.</source>
        <translation>Automatisch: jeder Start, oder ein Graph, wo ein Start für die Uhr zu kurz ist. Jeder Start: Zeitstempel um jeden Start (auf der CPU eine gleichmäßige Uhr). Graph: K Starts in einem CUDA-Graphen (auf der CPU hintereinander), Zeit / K.</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Methode</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>Launches in a graph, K</source>
        <translation>Starts in einem Graphen, K</translation>
    </message>
    <message>
        <source>K launches per sample; the sample is their mean. Auto: as many launches as take 200 × the timer&apos;s floor, for each mode.</source>
        <translation>K, Starts je Messwert, der ihr Mittel ist. Auto: so viele, wie das 200-Fache der Grenze der Uhr brauchen, für jeden Modus.</translation>
    </message>
    <message>
        <source>&amp;K launches</source>
        <translation>&amp;K Starts</translation>
    </message>
    <message>
        <source>Warm-up iterations</source>
        <translation>Aufwärm-Iterationen</translation>
    </message>
    <message>
        <source>Iterations before the measured ones, for each mode. They are kept and shown in grey, but excluded from all statistics.</source>
        <translation>Iterationen vor den gemessenen, für jeden Modus. Behalten, grau gezeigt, in keiner Zahl enthalten.</translation>
    </message>
    <message>
        <source>Warm-u&amp;p</source>
        <translation>Au&amp;fwärmen</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Warm-up time in milliseconds</source>
        <translation>Aufwärmzeit in Millisekunden</translation>
    </message>
    <message>
        <source>Minimum duration of the warm-up, regardless of the number of iterations. Clocks need about 25 ms to rise.</source>
        <translation>Das Aufwärmen dauert mindestens so lange, wie viele Iterationen es auch braucht: Takte brauchen etwa 25 ms zum Steigen.</translation>
    </message>
    <message>
        <source>for at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>fixed number</source>
        <translation>feste Zahl</translation>
    </message>
    <message>
        <source>until resolved</source>
        <translation>bis geklärt</translation>
    </message>
    <message>
        <source>When the measurement ends</source>
        <translation>Wann die Messung endet</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Measured iterations</source>
        <translation>Gemessene Iterationen</translation>
    </message>
    <message>
        <source>Measured iterations of each mode. p95 is trusted from n = 59, p99 from n = 299.</source>
        <translation>Gemessene Iterationen jedes Modus. p95 gilt ab n = 59, p99 ab n = 299.</translation>
    </message>
    <message>
        <source>&amp;Iterations</source>
        <translation>&amp;Iterationen</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Time limit in seconds</source>
        <translation>Zeitgrenze in Sekunden</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Zeitgrenze</translation>
    </message>
    <message>
        <source>With a read sweep between the launches, each launch is timed individually.</source>
        <translation>Zwischen den Starts steht ein Lesedurchgang: jeder wird für sich gemessen.</translation>
    </message>
    <message>
        <source>A read sweep comes before each launch, so launches cannot share a graph. Choose rotation, or another method.</source>
        <translation>Vor jedem Start kommt ein Lesedurchgang, Starts können sich also keinen Graphen teilen. Wählen Sie Wechsel oder eine andere Methode.</translation>
    </message>
    <message>
        <source>Timing by graph is not available on this device. Choose &apos;each launch&apos;.</source>
        <translation>Messen mit Graphen ist auf diesem Gerät nicht möglich. Wählen Sie jeder Start.</translation>
    </message>
    <message>
        <source>%1 Choose &apos;each launch&apos;.</source>
        <translation>%1 Wählen Sie jeder Start.</translation>
    </message>
    <message>
        <source>p95 needs 59 iterations to be trusted, p99 needs 299.</source>
        <translation>p95 braucht 59 Iterationen, um zu gelten, p99 braucht 299.</translation>
    </message>
    <message>
        <source>p99 needs 299 iterations to be trusted.</source>
        <translation>p99 braucht 299 Iterationen, um zu gelten.</translation>
    </message>
    <message>
        <source>Percentiles describe means of several launches.</source>
        <translation>Perzentile beschreiben Mittel mehrerer Starts.</translation>
    </message>
    <message numerus="yes">
        <source>Percentiles describe means of %n launch(es).</source>
        <translation>
            <numerusform>Perzentile beschreiben Mittel von %n Start.</numerusform>
            <numerusform>Perzentile beschreiben Mittel von %n Starts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cold: %1 are read before each sample.</source>
        <translation>Kalt: vor jedem Messwert werden %1 gelesen.</translation>
    </message>
    <message>
        <source>Cold: buffers of more than %1 in total.</source>
        <translation>Kalt: Puffer von zusammen mehr als %1.</translation>
    </message>
    <message>
        <source>%1, %2, ±1% or %3</source>
        <translation>%1, %2, ±1&#xa0;% oder %3</translation>
    </message>
    <message>
        <source>%1, %2, %3 + %4</source>
        <translation>%1, %2, %3 + %4</translation>
    </message>
    <message>
        <source>Ends when every median is known within ±1% and every comparison is resolved, or after %1.</source>
        <translation>Endet, wenn jeder Median auf ±1&#xa0;% bekannt und jeder Vergleich geklärt ist, oder nach %1.</translation>
    </message>
    <message>
        <source>Rotation: launches cycle through buffers that together exceed 3 × the last-level cache. Read sweep: before each sample, a kernel reads twice the size of the cache, so that no dirty lines remain to be written back; each sample is a single launch.</source>
        <translation>Wechsel: die Starts durchlaufen Puffer, die zusammen 3 × den Last-Level-Cache übersteigen. Lesedurchgang: vor jedem Messwert liest ein Kernel das Doppelte der Größe des Caches, damit keine geänderten Zeilen zurückzuschreiben bleiben; jeder Messwert ist ein einzelner Start.</translation>
    </message>
    <message>
        <source>Until resolved: stops after at least 300 iterations when the 95% interval of every median is within ±1% and every comparison with the baseline is decided or known within ±1%, or at the time limit. The result shows which. A sweep point stops when the medians are within ±1% and n ≥ 59. Fixed number: stops after this many iterations of each mode.</source>
        <translation>Bis geklärt: endet nach mindestens 300 Iterationen, wenn das 95-%-Intervall jedes Medians innerhalb von ±1&#xa0;% liegt und jeder Vergleich mit der Basis entschieden oder auf ±1&#xa0;% bekannt ist, oder an der Zeitgrenze. Das Ergebnis zeigt, was davon zutraf. Ein Punkt eines Sweeps endet, wenn die Mediane innerhalb von ±1&#xa0;% liegen und n ≥ 59 ist. Feste Zahl: endet nach so vielen Iterationen jedes Modus.</translation>
    </message>
    <message>
        <source>Measuring stops at this time even if intervals are still too wide. Unresolved results are marked.</source>
        <translation>Die Messung endet zu dieser Zeit, auch wenn Intervalle noch zu breit sind. Nicht geklärte Ergebnisse werden gekennzeichnet.</translation>
    </message>
</context>
<context>
    <name>qs::Tour</name>
    <message>
        <source>Show the slides</source>
        <translation>Die Folien zeigen</translation>
    </message>
    <message>
        <source>Present (Shift+F5) makes slides from the verdicts: question, answer, evidence, caveats. Ctrl+Alt+E writes them as PDF or as one HTML page, Ctrl+E a report. This was the tour: press F5 to measure on your device.</source>
        <translation>„Präsentieren“ (Umschalt+F5) macht aus den Urteilen Folien: Frage, Antwort, Belege, Vorbehalte. Strg+Alt+E schreibt sie als PDF oder als eine HTML-Seite, Strg+E einen Bericht. Das war der Rundgang: Drücken Sie F5, um auf Ihrem Gerät zu messen.</translation>
    </message>
</context>
<context>
    <name>qs::TourOverlay</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Rundgang überspringen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Tour, %1: %2</source>
        <translation>Rundgang, %1: %2</translation>
    </message>
</context>
<context>
    <name>qs::TrainingChart</name>
    <message>
        <source>Accuracy (%)</source>
        <translation>Genauigkeit (%)</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>Loss (log)</source>
        <translation>Verlust (log)</translation>
    </message>
    <message>
        <source>each step, and the running mean</source>
        <translation>jeder Schritt und das gleitende Mittel</translation>
    </message>
    <message>
        <source>on the calibration split</source>
        <translation>auf dem Kalibrierungsteil</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>No training yet. Press F5 to see loss and accuracy while the model is trained.</source>
        <translation>Noch kein Training. Drücken Sie F5: Verlust und Genauigkeit erscheinen, während das Modell lernt.</translation>
    </message>
    <message>
        <source>%1 after %2 epochs: loss %3, accuracy %4% on the calibration split</source>
        <translation>%1 nach %2 Epochen: Verlust %3, Genauigkeit %4&#xa0;% auf dem Kalibrierungsteil</translation>
    </message>
    <message>
        <source>%1: loss %2 so far</source>
        <translation>%1: Verlust bisher %2</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>Epoche %1</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>calibration split</source>
        <translation>Kalibrierungsteil</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ein Schritt</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>Verlust %1</translation>
    </message>
    <message>
        <source>accuracy %1%</source>
        <translation>Genauigkeit %1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>qs::VariantChooser</name>
    <message>
        <source>the GPU</source>
        <translation>die GPU</translation>
    </message>
    <message>
        <source>the CPU</source>
        <translation>die CPU</translation>
    </message>
    <message>
        <source>Variants to compare</source>
        <translation>Zu vergleichende Varianten</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Select all variants that are available on this device</source>
        <translation>Alle Varianten anwählen, die dieses Gerät hat</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Clear all variants</source>
        <translation>Alle Varianten abwählen</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Select the variants of the default comparison</source>
        <translation>Die Varianten anwählen, die ein erster Vergleich braucht</translation>
    </message>
    <message>
        <source>only on the CPU</source>
        <translation>nur auf der CPU</translation>
    </message>
    <message>
        <source>only on the GPU</source>
        <translation>nur auf der GPU</translation>
    </message>
    <message>
        <source>⚠ Cannot run on this target: %1.</source>
        <translation>⚠ Kann auf diesem Ziel nicht laufen: %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No variant is selected. Select at least one, or press Default.</source>
        <translation>Keine Variante ist gewählt. Wählen Sie mindestens eine, oder drücken Sie Standard.</translation>
    </message>
    <message>
        <source>None of the selected variants runs on %1. Press Default, or choose another target.</source>
        <translation>Keine der gewählten Varianten läuft auf %1. Drücken Sie Standard, oder wählen Sie ein anderes Ziel.</translation>
    </message>
    <message>
        <source>%1 of %2 variants</source>
        <translation>%1 von %2 Varianten</translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s)</source>
        <translation>
            <numerusform>%n Variante</numerusform>
            <numerusform>%n Varianten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n cannot run here and will be skipped</source>
        <translation>
            <numerusform>; %n kann hier nicht laufen und wird übersprungen</numerusform>
            <numerusform>; %n können hier nicht laufen und werden übersprungen</numerusform>
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
        <translation>zu wenige Messwerte für eine Aussage (n = %1 Paare)</translation>
    </message>
    <message>
        <source>↑ FASTER</source>
        <translation>↑ SCHNELLER</translation>
    </message>
    <message>
        <source>↓ SLOWER</source>
        <translation>↓ LANGSAMER</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= GLEICH</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? NICHT GEKLÄRT</translation>
    </message>
    <message>
        <source>%1 %2× [%3, %4], n = %5 pairs</source>
        <translation>%1 %2× [%3; %4], n = %5 Paare</translation>
    </message>
    <message>
        <source>at least %1 moved</source>
        <translation>%1 mindestens bewegt</translation>
    </message>
    <message>
        <source>%1, at least %2 moved: %3 operations per byte</source>
        <translation>%1 und %2 mindestens bewegt: %3 Operationen je Byte</translation>
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
        <translation>%1&#xa0;% der Roofline</translation>
    </message>
    <message>
        <source>%1% of the ceiling</source>
        <translation>%1&#xa0;% der Obergrenze</translation>
    </message>
    <message>
        <source>loaded from the cache in %1 ms</source>
        <translation>in %1 ms aus dem Cache geladen</translation>
    </message>
    <message>
        <source>compiled in %1 ms</source>
        <translation>in %1 ms kompiliert</translation>
    </message>
    <message>
        <source>algorithms searched in %1 ms</source>
        <translation>Algorithmen in %1 ms gesucht</translation>
    </message>
    <message>
        <source>Once, before the first call: %1</source>
        <translation>Einmal, vor dem ersten Aufruf: %1</translation>
    </message>
    <message>
        <source>Imported from %1, not measured here.</source>
        <translation>Importiert aus %1, nicht hier gemessen.</translation>
    </message>
    <message>
        <source>? NOT TRUSTED: identical kernels came out different in this run</source>
        <translation>? UNSICHER: gleiche Kernels fielen in diesem Lauf verschieden aus</translation>
    </message>
    <message>
        <source>Reasons for the speed of the variants</source>
        <translation>Warum die Varianten so schnell sind, wie sie sind</translation>
    </message>
    <message>
        <source>Compared with %1: %2.</source>
        <translation>Gegenüber %1: %2.</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation>Gemessen: %1.</translation>
    </message>
    <message>
        <source>Per call: %1.</source>
        <translation>Ein Aufruf: %1.</translation>
    </message>
    <message>
        <source>Select a row in the table below to see its explanation here.</source>
        <translation>Wählen Sie unten in der Tabelle eine Zeile: sie wird hier erklärt.</translation>
    </message>
    <message>
        <source>%1 %2× [%3, %4], n = %5 pairs; the ratio changes during the run</source>
        <translation>%1 %2× [%3; %4], n = %5 Paare; das Verhältnis ändert sich während des Laufs</translation>
    </message>
    <message>
        <source>reads %1 and writes %2</source>
        <translation>liest %1 und schreibt %2</translation>
    </message>
    <message>
        <source>The bytes explain the measured ratio: nothing is left beyond noise.</source>
        <translation>Die Bytes erklären das gemessene Verhältnis: jenseits des Rauschens bleibt nichts übrig.</translation>
    </message>
    <message>
        <source>Not explained by the bytes: it takes %1% longer, 95% interval %2 to %3%.</source>
        <translation>Nicht durch die Bytes erklärt: es dauert %1&#xa0;% länger, 95-%-Intervall %2 bis %3&#xa0;%.</translation>
    </message>
    <message>
        <source>Not explained by the bytes: it takes %1% less time, 95% interval %2 to %3%.</source>
        <translation>Nicht durch die Bytes erklärt: es dauert %1&#xa0;% kürzer, 95-%-Intervall %2 bis %3&#xa0;%.</translation>
    </message>
    <message>
        <source>Each call %1.</source>
        <translation>Ein Aufruf %1.</translation>
    </message>
    <message>
        <source>Each call %1; %2 %3.</source>
        <translation>Ein Aufruf %1; %2 %3.</translation>
    </message>
    <message>
        <source>If only memory traffic took time, it would be %1× as fast.</source>
        <translation>Wenn nur Bytes Zeit kosteten, wäre es %1× so schnell.</translation>
    </message>
    <message>
        <source>Expected from the bytes: %1×. Measured: %2×, 95% interval %3 to %4.</source>
        <translation>Nach den Bytes erwartet: %1×. Gemessen: %2×, 95-%-Intervall %3 bis %4.</translation>
    </message>
    <message>
        <source>%1 %2× [%3, %4], n = %5 pairs, about %6 independent (autocorrelated)</source>
        <translation>%1 %2× [%3; %4], n = %5 Paare, etwa %6 unabhängig (autokorreliert)</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 to see what each variant gains, and why.</source>
        <translation>Noch keine Messungen. Drücken Sie F5, um zu sehen, was jede Variante gewinnt und warum.</translation>
    </message>
</context>
<context>
    <name>qs::WindowActions</name>
    <message>
        <source>&amp;New session</source>
        <translation>&amp;Neue Sitzung</translation>
    </message>
    <message>
        <source>Start an empty session</source>
        <translation>Eine leere Sitzung beginnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>Sitzung unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>&amp;Import results…</source>
        <translation>Fremde Ergebnisse &amp;importieren…</translation>
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
        <translation>Bericht &amp;exportieren…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Write a report with tables, charts and samples into a folder</source>
        <translation>Einen Bericht mit Tabellen, Diagrammen und Messwerten in einen Ordner schreiben</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Quit Quantoscope</source>
        <translation>Das Programm verlassen</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop the run and keep every complete sample</source>
        <translation>Den Lauf beenden und jeden vollständigen Messwert behalten</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>L&amp;ive</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Device &amp;calibration…</source>
        <translation>&amp;Kalibrierung des Geräts…</translation>
    </message>
    <message>
        <source>Show the measured timer and ceilings of the target</source>
        <translation>Uhr und Obergrenzen des Ziels, wie gemessen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>&amp;Profile one iteration</source>
        <translation>Eine Iteration &amp;profilieren</translation>
    </message>
    <message>
        <source>Run each mode once between profiler start and stop, for Nsight</source>
        <translation>Jeden Modus einmal zwischen Start und Ende des Profilers ausführen, für Nsight</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>&amp;Logarithmic latency axis</source>
        <translation>&amp;Logarithmische Latenzachse</translation>
    </message>
    <message>
        <source>Show latency on a logarithmic axis</source>
        <translation>Latenz auf einer logarithmischen Achse zeigen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>Reset &amp;zoom</source>
        <translation>&amp;Zoom zurücksetzen</translation>
    </message>
    <message>
        <source>Show the whole trace (double-click on the chart)</source>
        <translation>Die ganze Messkurve zeigen; ein Doppelklick tut es auch</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the default arrangement of panels, splitters and columns</source>
        <translation>Bereiche, Teiler und Spalten dorthin zurücksetzen, wo sie am Anfang waren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>Den Bildschirm füllen</translation>
    </message>
    <message>
        <source>Use as &amp;baseline</source>
        <translation>Als &amp;Basis verwenden</translation>
    </message>
    <message>
        <source>Show all differences relative to the selected mode</source>
        <translation>Alle Unterschiede gegenüber dem gewählten Modus angeben</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>&amp;Overlay the selected run</source>
        <translation>Gewählten Lauf &amp;überlagern</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>&amp;Audit a published table…</source>
        <translation>Veröffentlichte Tabelle &amp;prüfen…</translation>
    </message>
    <message>
        <source>Paste a table with mean, standard deviation, minimum and maximum, and check which claims follow</source>
        <translation>Eine Tabelle mit Mittel, Standardabweichung, Minimum und Maximum einfügen und sehen, welche Behauptungen folgen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation>Ctrl+Shift+A</translation>
    </message>
    <message>
        <source>Copy table as &amp;Markdown</source>
        <translation>Tabelle als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard as Markdown</source>
        <translation>Die Tabelle als Markdown in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+M</source>
        <translation>Ctrl+Shift+M</translation>
    </message>
    <message>
        <source>Copy table as &amp;TSV</source>
        <translation>Tabelle als &amp;TSV kopieren</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard for a spreadsheet</source>
        <translation>Die Tabelle für eine Tabellenkalkulation in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>Copy &amp;image of the trace</source>
        <translation>Bild der Messkurve &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the trace to the clipboard as an image</source>
        <translation>Die Messkurve als Bild in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>List all shortcuts</source>
        <translation>Alle Tastenkürzel auflisten</translation>
    </message>
    <message>
        <source>&amp;About Quantoscope</source>
        <translation>&amp;Über Quantoscope</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>The version of Qt</source>
        <translation>Die Version von Qt</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleich</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zu&amp;letzt verwendet</translation>
    </message>
    <message>
        <source>Show or hide %1</source>
        <translation>%1 ein- oder ausblenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Target:</source>
        <translation>Ziel:</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Undo the last change to the session</source>
        <translation>Die letzte Bearbeitung der Sitzung zurücknehmen</translation>
    </message>
    <message>
        <source>Redo the last undone change to the session</source>
        <translation>Die zurückgenommene Bearbeitung wiederholen</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>Follow the light or dark theme of the desktop</source>
        <translation>Hell oder dunkel wie der Desktop, und mit ihm wechselnd</translation>
    </message>
    <message>
        <source>Always use this theme</source>
        <translation>Bei diesem Farbschema bleiben</translation>
    </message>
    <message>
        <source>This file no longer exists, or its disk is not connected.</source>
        <translation>Diese Datei ist nicht mehr da, oder ihr Datenträger ist nicht verbunden.</translation>
    </message>
    <message>
        <source>&amp;Remove missing files</source>
        <translation>&amp;Fehlende entfernen</translation>
    </message>
    <message>
        <source>Clear the list of recent files. The files are not deleted.</source>
        <translation>Vergessen, welche Dateien geöffnet waren; die Dateien bleiben.</translation>
    </message>
    <message>
        <source>Ctrl+Alt+C</source>
        <translation>Ctrl+Alt+C</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>O&amp;ptionen…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it ends, or stop it.</source>
        <translation>Ein Lauf ist im Gang: warten Sie auf sein Ende, oder halten Sie ihn an.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>Es läuft nichts.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Open any file that Quantoscope reads: a session, results, tensors, a model, a table</source>
        <translation>Jede Datei öffnen, die Quantoscope liest: eine Sitzung, Ergebnisse, Tensoren, ein Modell, eine Tabelle</translation>
    </message>
    <message>
        <source>Add results of nvbench, Google Benchmark, Nsight Compute, the PyTorch profiler, llama-bench, vLLM, lm-eval, optimum-benchmark or trtexec to the session</source>
        <translation>Der Sitzung Ergebnisse von nvbench, Google Benchmark, Nsight Compute, dem PyTorch-Profiler, llama-bench, vLLM, lm-eval, optimum-benchmark oder trtexec hinzufügen</translation>
    </message>
    <message>
        <source>Measure continuously until stopped, and follow changes to the setup</source>
        <translation>Jetzt messen, bis angehalten wird, und der Einstellung folgen, während sie sich ändert</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>Collap&amp;se panels</source>
        <translation>Bereiche ein&amp;klappen</translation>
    </message>
    <message>
        <source>Language, theme, text size, device, folders and other settings</source>
        <translation>Sprache, Farbschema, Textgröße, Gerät, Ordner und andere Optionen</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Open the manual at the section about the focused control</source>
        <translation>Das Handbuch bei dem öffnen, was den Fokus hat</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>Explain the terms of the interface, such as SQNR, ceiling or azp</source>
        <translation>Die Begriffe der Oberfläche erklären, etwa SQNR, Obergrenze oder azp</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Click a part of the window to see its explanation</source>
        <translation>Den Teil des Fensters erklären, der als Nächstes angeklickt wird</translation>
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
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>A&amp;dd imported results to this run…</source>
        <translation>Importierte Ergebnisse zu &amp;diesem Lauf hinzufügen…</translation>
    </message>
    <message>
        <source>Add results of other tools to the table of the shown run, after its own rows and without verdicts</source>
        <translation>Ergebnisse anderer Werkzeuge zur Tabelle des gezeigten Laufs hinzufügen, nach seinen eigenen Zeilen und ohne Urteile</translation>
    </message>
    <message>
        <source>Measure the setup (Space on the chart)</source>
        <translation>Die Einstellung messen (Leertaste im Diagramm)</translation>
    </message>
    <message>
        <source>Pause displa&amp;y</source>
        <translation>Anzeige ei&amp;nfrieren</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Einfrieren</translation>
    </message>
    <message>
        <source>Pause the display; the measurement continues</source>
        <translation>Die Anzeige einfrieren; die Messung läuft weiter</translation>
    </message>
    <message>
        <source>Hide all panels behind a strip with their names, to enlarge the page</source>
        <translation>Alle Bereiche hinter einer Leiste mit ihren Namen verbergen, um die Seite zu vergrößern</translation>
    </message>
    <message>
        <source>Draw the active mode of two or more checked runs in one chart</source>
        <translation>Den aktiven Modus von zwei oder mehr markierten Läufen in einem Diagramm zeichnen</translation>
    </message>
</context>
<context>
    <name>qs::WindowTitle</name>
    <message>
        <source>Unsaved session</source>
        <translation>Nicht gespeicherte Sitzung</translation>
    </message>
</context>
</TS>
