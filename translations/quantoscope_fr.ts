<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ChartExport</name>
    <message>
        <source>Not enough memory for an image of this size.</source>
        <translation>La mémoire ne suffit pas pour une image de cette taille.</translation>
    </message>
    <message>
        <source>Choose a smaller size or fewer dots per inch.</source>
        <translation>Choisissez une taille plus petite ou moins de points par pouce.</translation>
    </message>
</context>
<context>
    <name>ChartInteraction</name>
    <message>
        <source>Set cursor A here</source>
        <translation>Curseur A ici</translation>
    </message>
    <message>
        <source>Set cursor B here</source>
        <translation>Curseur B ici</translation>
    </message>
    <message>
        <source>Remove cursors</source>
        <translation>Retirer les curseurs</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Réinitialiser le zoom</translation>
    </message>
    <message>
        <source>Drag the chart to another program or to a folder.</source>
        <translation>Glissez le graphique dans un autre programme ou dans un dossier.</translation>
    </message>
    <message>
        <source>Move a note</source>
        <translation>Déplacer une annotation</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Ajouter une annotation</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Modifier l’annotation</translation>
    </message>
    <message>
        <source>Edit a note</source>
        <translation>Modifier une annotation</translation>
    </message>
    <message>
        <source>Delete a note</source>
        <translation>Supprimer une annotation</translation>
    </message>
    <message>
        <source>Edit the note…</source>
        <translation>Modifier l’annotation…</translation>
    </message>
    <message>
        <source>Delete the note</source>
        <translation>Supprimer l’annotation</translation>
    </message>
    <message>
        <source>Add a note here…</source>
        <translation>Ajouter une annotation ici…</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Annotations</translation>
    </message>
    <message>
        <source>Δ %1: %2 (%3×)</source>
        <translation>Δ %1&#xa0;: %2 (%3×)</translation>
    </message>
    <message>
        <source>Δ %1: %2</source>
        <translation>Δ %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Text of the note:</source>
        <translation>Texte de la note&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ComparisonCells</name>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>Effectif</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Cold/hot (×)</source>
        <translation>Froid/chaud (×)</translation>
    </message>
    <message>
        <source>CV (%)</source>
        <translation>CV (%)</translation>
    </message>
    <message>
        <source>Speed-up (×)</source>
        <translation>Accél. (×)</translation>
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
        <translation>Plafond (%)</translation>
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
        <translation>Err. max</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Cosinus</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Ratio (×)</source>
        <translation>Rapport (×)</translation>
    </message>
    <message>
        <source>Compile (ms)</source>
        <translation>Compil. (ms)</translation>
    </message>
    <message>
        <source>Search (ms)</source>
        <translation>Recherche (ms)</translation>
    </message>
    <message>
        <source>Clock (MHz)</source>
        <translation>Horloge (MHz)</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Mesure par</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Vérifié</translation>
    </message>
    <message>
        <source>The requested mode: format, granularity, static or dynamic scale.</source>
        <translation>Le mode demandé&#xa0;: format, granularité, échelle statique ou dynamique.</translation>
    </message>
    <message>
        <source>What actually ran: backend, data types, arithmetic. ≠ marks a difference from the request.</source>
        <translation>Ce qui a réellement tourné&#xa0;: backend, types de données, arithmétique. ≠ marque ce qui n’est pas ce qui était demandé.</translation>
    </message>
    <message>
        <source>Comparison of this mode with the baseline, from pairs of samples of the same round.</source>
        <translation>Ce qu’on peut dire de ce mode par rapport à la référence, d’après les paires de mesures du même tour.</translation>
    </message>
    <message>
        <source>Measured samples, without warm-up.</source>
        <translation>Mesures retenues&#x202f;; l’échauffement n’en fait pas partie.</translation>
    </message>
    <message>
        <source>95th percentile (type 7), in microseconds; grey below n = 59.</source>
        <translation>95e percentile (type 7), en microsecondes&#x202f;; gris sous n = 59.</translation>
    </message>
    <message>
        <source>99th percentile (type 7), in microseconds; grey below n = 299.</source>
        <translation>99e percentile (type 7), en microsecondes&#x202f;; gris sous n = 299.</translation>
    </message>
    <message>
        <source>Cold p50 / hot p50: the gain from data in the cache.</source>
        <translation>p50 froid / p50 chaud&#xa0;: ce que vaut de trouver les données dans le cache.</translation>
    </message>
    <message>
        <source>Coefficient of variation: standard deviation / mean, in percent.</source>
        <translation>Coefficient de variation&#xa0;: écart-type / moyenne, en pour cent.</translation>
    </message>
    <message>
        <source>Time of the baseline / time, median of the ratios of the same rounds; above 1 is faster. Grey without a verdict.</source>
        <translation>Temps de la référence / temps, médiane des rapports des mêmes tours&#x202f;; au-dessus de 1 est plus rapide. Gris là où aucun verdict ne l’appuie.</translation>
    </message>
    <message>
        <source>Operations of the task / median, in 10¹² per second; a multiply-add counts as two.</source>
        <translation>Opérations de la tâche / médiane, en 10¹² par seconde&#x202f;; une multiplication-addition compte pour deux.</translation>
    </message>
    <message>
        <source>Bytes that must be moved / median, in 10⁹ bytes per second.</source>
        <translation>Octets à déplacer / médiane, en 10⁹ octets par seconde.</translation>
    </message>
    <message>
        <source>Signal to quantization noise, 10·log10(Σx² / Σ(x−x̂)²), in decibels; higher is better.</source>
        <translation>Rapport signal sur bruit de quantification, 10·log10(Σx² / Σ(x−x̂)²), en décibels&#x202f;; plus haut est mieux.</translation>
    </message>
    <message>
        <source>Mean squared error, mean of (x−x̂)².</source>
        <translation>Erreur quadratique moyenne, moyenne de (x−x̂)².</translation>
    </message>
    <message>
        <source>Largest |x−x̂|.</source>
        <translation>Plus grand |x−x̂|.</translation>
    </message>
    <message>
        <source>Cosine similarity of input and restored values.</source>
        <translation>Similarité cosinus entre l’entrée et les valeurs restituées.</translation>
    </message>
    <message>
        <source>Codes, scales and zero points together.</source>
        <translation>Codes, échelles et points zéro ensemble.</translation>
    </message>
    <message>
        <source>Size / size of the input.</source>
        <translation>Taille / taille de l’entrée.</translation>
    </message>
    <message>
        <source>Time to compile the kernels for this shape, once, before the first call. It is not part of any latency.</source>
        <translation>Compilation des noyaux pour cette forme, une fois, avant le premier appel&#x202f;; dans aucune latence.</translation>
    </message>
    <message>
        <source>Time to try the algorithms of a library and choose one, once, before the first call. It is not part of any latency.</source>
        <translation>Chronométrage des algorithmes d’une bibliothèque pour en choisir un, une fois, avant le premier appel&#x202f;; dans aucune latence.</translation>
    </message>
    <message>
        <source>Median SM clock during the samples, in megahertz.</source>
        <translation>Fréquence médiane des SM pendant les mesures, en mégahertz.</translation>
    </message>
    <message>
        <source>How a sample is taken: one launch, or the mean of several in a row.</source>
        <translation>Comment une mesure est prise&#xa0;: un lancement, ou la moyenne de plusieurs à la suite.</translation>
    </message>
    <message>
        <source>Rows whose codes and scales were compared with the oracle, bit for bit.</source>
        <translation>Lignes dont les codes et les échelles ont été comparés à la référence, bit par bit.</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>? NOT TRUSTED</source>
        <translation>? NON FIABLE</translation>
    </message>
    <message>
        <source>↑ FASTER %1×</source>
        <translation>↑ PLUS RAPIDE %1×</translation>
    </message>
    <message>
        <source>↓ SLOWER %1×</source>
        <translation>↓ PLUS LENT %1×</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= ÉGAL</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? NON RÉSOLU</translation>
    </message>
    <message>
        <source>… TOO FEW</source>
        <translation>… TROP PEU</translation>
    </message>
    <message>
        <source>each launch</source>
        <translation>chaque lancement</translation>
    </message>
    <message>
        <source>events</source>
        <translation>événements</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>%1 à la suite</translation>
    </message>
    <message>
        <source>graph of %1</source>
        <translation>graphe de %1</translation>
    </message>
    <message>
        <source>%1 − %2 µs</source>
        <translation>%1 − %2 µs</translation>
    </message>
    <message>
        <source>✓ %1 rows</source>
        <translation>✓ %1 lignes</translation>
    </message>
    <message>
        <source>✗ %1 of %2 differ</source>
        <translation>✗ %1 sur %2 diffèrent</translation>
    </message>
    <message>
        <source>imported: %1</source>
        <translation>importé&#xa0;: %1</translation>
    </message>
    <message>
        <source>∞ exact</source>
        <translation>∞ exact</translation>
    </message>
    <message>
        <source>Imported from %1, which does not give the number of samples.</source>
        <translation>Importé de %1, qui ne dit pas sur combien de mesures.</translation>
    </message>
    <message>
        <source>n = %1 samples</source>
        <translation>n = %1 mesures</translation>
    </message>
    <message>
        <source>%1, imported from %2.</source>
        <translation>%1, importé de %2.</translation>
    </message>
    <message>
        <source>, %1 warm-up samples excluded</source>
        <translation>, %1 mesures d’échauffement écartées</translation>
    </message>
    <message>
        <source>, warm-up excluded</source>
        <translation>, échauffement écarté</translation>
    </message>
    <message>
        <source>; cache: %1</source>
        <translation>; cache&#xa0;: %1</translation>
    </message>
    <message>
        <source>; each sample is the mean of %1 consecutive launches, so percentiles describe such means</source>
        <translation>; chaque mesure est la moyenne de %1 lancements à la suite, les percentiles décrivent donc de telles moyennes</translation>
    </message>
    <message>
        <source>Not given by %1.</source>
        <translation>Non donné par %1.</translation>
    </message>
    <message>
        <source>No samples yet.</source>
        <translation>Pas encore de mesure.</translation>
    </message>
    <message>
        <source>n = %1 is below 59: too few samples to bound it with 95% confidence.</source>
        <translation>n = %1 est inférieur à 59&#xa0;: trop peu de mesures pour le borner avec une confiance de 95&#x202f;%.</translation>
    </message>
    <message>
        <source>n = %1 is below 299: too few samples to bound it with 95% confidence.</source>
        <translation>n = %1 est inférieur à 299&#xa0;: trop peu de mesures pour le borner avec une confiance de 95&#x202f;%.</translation>
    </message>
    <message>
        <source>%1
Not available for imported results.</source>
        <translation>%1
Inconnu pour les résultats importés.</translation>
    </message>
    <message>
        <source>Not computed yet. %1</source>
        <translation>Pas encore calculé. %1</translation>
    </message>
    <message>
        <source>Infinite: every value is restored exactly.</source>
        <translation>Infini&#xa0;: chaque valeur est revenue exactement.</translation>
    </message>
    <message>
        <source>Not defined: one side is all zero.</source>
        <translation>Non défini&#xa0;: un côté est entièrement nul.</translation>
    </message>
    <message>
        <source>Over n = %1 finite elements</source>
        <translation>Sur n = %1 éléments finis</translation>
    </message>
    <message>
        <source>, %1 NaN or infinite ones excluded</source>
        <translation>, %1 NaN ou infinis écartés</translation>
    </message>
    <message>
        <source>; the input is constant, so there was nothing to scale</source>
        <translation>; l’entrée est constante, il n’y avait donc rien à mettre à l’échelle</translation>
    </message>
    <message>
        <source>n = %1 pairs: a 95% interval needs at least 6.</source>
        <translation>n = %1 paires&#xa0;: avec moins de 6, aucun intervalle à 95&#x202f;% ne peut être donné.</translation>
    </message>
    <message>
        <source>Speed-up over %1: %2, 95% interval [%3, %4], n = %5.</source>
        <translation>Accélération par rapport à %1&#xa0;: %2, intervalle à 95&#x202f;% [%3; %4], n = %5.</translation>
    </message>
    <message>
        <source>%1 pairs of the same round</source>
        <translation>%1 paires du même tour</translation>
    </message>
    <message>
        <source>%1 samples, not paired</source>
        <translation>%1 mesures, non appariées</translation>
    </message>
    <message>
        <source>Counts as the same: ±%1%, the difference between two identical kernels (%2, measured twice) in this run.</source>
        <translation>Compte pour égal&#xa0;: ±%1&#x202f;%, l’écart entre deux noyaux identiques (%2, mesuré deux fois) dans cette exécution.</translation>
    </message>
    <message>
        <source>Counts as the same: ±%1%.</source>
        <translation>Compte pour égal&#xa0;: ±%1&#x202f;%.</translation>
    </message>
    <message>
        <source>The other modes are compared with this one.</source>
        <translation>Les autres modes sont comparés à celui-ci.</translation>
    </message>
    <message>
        <source>Imported results are not compared: they were not measured in the same rounds.</source>
        <translation>Les résultats importés ne sont pas comparés&#xa0;: ils n’ont pas été mesurés dans les mêmes tours.</translation>
    </message>
    <message>
        <source>Not compared with %1: there are no samples of both yet.</source>
        <translation>Pas comparé à %1&#xa0;: il n’y a pas encore de mesures des deux.</translation>
    </message>
    <message>
        <source>Two series of the same kernel (%1) differ in this run, so differences between modes are not reliable.
%2</source>
        <translation>Deux séries du même noyau (%1) diffèrent dans cette exécution&#x202f;; une différence entre modes ne prouve donc rien.
%2</translation>
    </message>
    <message>
        <source>The whole interval lies above the band: this mode is faster.</source>
        <translation>Tout l’intervalle est au-dessus de la bande&#xa0;: ce mode est plus rapide.</translation>
    </message>
    <message>
        <source>The whole interval lies below the band: this mode is slower.</source>
        <translation>Tout l’intervalle est au-dessous de la bande&#xa0;: ce mode est plus lent.</translation>
    </message>
    <message>
        <source>The whole interval lies within the band: no difference that matters.</source>
        <translation>Tout l’intervalle est dans la bande&#xa0;: aucune différence qui compte.</translation>
    </message>
    <message>
        <source>The interval crosses the edge of the band: it may be a difference or noise. More samples narrow it.</source>
        <translation>L’intervalle franchit le bord de la bande&#xa0;: ce peut être une différence ou du bruit. Plus de mesures le resserrent.</translation>
    </message>
    <message>
        <source>No ranks: two series of the same kernel (%1) differ in this run.</source>
        <translation>Pas de places&#xa0;: deux séries du même noyau (%1) diffèrent dans cette exécution.</translation>
    </message>
    <message>
        <source>Imported results are not ranked: they were not measured in the same rounds.</source>
        <translation>Les résultats importés ne sont pas classés&#xa0;: ils n’ont pas été mesurés dans les mêmes tours.</translation>
    </message>
    <message>
        <source>Not known yet: no pairs of samples.</source>
        <translation>Pas encore connu&#xa0;: aucune paire de mesures.</translation>
    </message>
    <message>
        <source>Among %1 modes, by the verdicts of all pairs (95% intervals of ratios by round).</source>
        <translation>Parmi %1 modes, d’après les verdicts de toutes les paires (intervalles à 95&#x202f;% des rapports par tour).</translation>
    </message>
    <message>
        <source>Rank %1: every other mode is resolved as faster or slower.
%2</source>
        <translation>Place %1&#xa0;: tout autre mode est résolu comme plus rapide ou plus lent.
%2</translation>
    </message>
    <message>
        <source>One of the ranks %1 to %2: the order among them is not resolved.
%3</source>
        <translation>Une des places %1 à %2&#xa0;: l’ordre entre elles n’est pas résolu.
%3</translation>
    </message>
    <message>
        <source>The baseline %1 has no samples in this run.</source>
        <translation>La référence %1 n’a pas de mesures dans cette exécution.</translation>
    </message>
    <message>
        <source>Grey because there is no verdict.</source>
        <translation>Gris, car aucun verdict ne l’appuie.</translation>
    </message>
    <message>
        <source>Imported from %1. See the source for how it was measured.</source>
        <translation>Importé de %1&#xa0;: voyez là comment c’était mesuré.</translation>
    </message>
    <message>
        <source>Each launch is timed individually, between two timestamps.</source>
        <translation>Chaque lancement est chronométré seul, entre deux horodatages.</translation>
    </message>
    <message>
        <source>A sample is the mean of %1 consecutive launches, because a single launch is too short for the timer. Percentiles describe such means.</source>
        <translation>Une mesure est faite de %1 lancements à la suite, divisée par %1&#xa0;: un seul est trop court pour l’horloge. Les percentiles portent sur ces moyennes.</translation>
    </message>
    <message>
        <source>The host takes %1 µs to enqueue one launch.</source>
        <translation>L’hôte met %1 µs à mettre un lancement en file.</translation>
    </message>
    <message>
        <source>From launch to synchronization: %1 µs of wall time.</source>
        <translation>Du lancement à la synchronisation&#xa0;: %1 µs de temps réel.</translation>
    </message>
    <message>
        <source>%1
Not measured. Set &apos;Cache&apos; to &apos;cold and hot&apos; for both.</source>
        <translation>%1
Non mesuré. Réglez «&#xa0;Cache&#xa0;» sur «&#xa0;froid et chaud&#xa0;» pour avoir les deux.</translation>
    </message>
    <message>
        <source>Cold</source>
        <translation>Froid</translation>
    </message>
    <message>
        <source>Hot</source>
        <translation>Chaud</translation>
    </message>
    <message>
        <source>The rates come from the calibration of the device.</source>
        <translation>Les débits viennent de l’étalonnage de l’appareil.</translation>
    </message>
    <message>
        <source>%1
No ceiling was measured.</source>
        <translation>%1
Aucun plafond n’a été mesuré.</translation>
    </message>
    <message>
        <source>%1
Not applicable here.</source>
        <translation>%1
Il n’y a rien de tel ici.</translation>
    </message>
    <message>
        <source>%1
The compiled kernels came from the cache; this is the time to load them.</source>
        <translation>%1
Les noyaux compilés venaient du cache&#xa0;: voici ce qu’a pris leur chargement.</translation>
    </message>
    <message>
        <source>Imported from %1, not measured here.</source>
        <translation>Importé de %1, non mesuré ici.</translation>
    </message>
    <message>
        <source>Not measured here: imported from %1. Read-only, and not verified against the oracle.</source>
        <translation>Non mesuré ici&#xa0;: importé de %1. En lecture seule, et non confronté à la référence.</translation>
    </message>
    <message>
        <source>Nothing ran yet.</source>
        <translation>Rien n’a encore tourné.</translation>
    </message>
    <message>
        <source>≠ Differs from the request: %1 on %2.
Ran: %3</source>
        <translation>≠ Pas ce qui était demandé&#xa0;: %1 sur %2.
A tourné&#xa0;: %3</translation>
    </message>
    <message>
        <source>Ran as requested: %1</source>
        <translation>A tourné comme demandé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Imported results cannot be verified: their codes are not available.</source>
        <translation>Les résultats importés ne peuvent être vérifiés&#xa0;: leurs codes ne sont pas ici.</translation>
    </message>
    <message>
        <source>%1
Not verified yet.</source>
        <translation>%1
Pas encore vérifié.</translation>
    </message>
    <message>
        <source>Results compared with a double-precision reference: %1 rows, %2 beyond the tolerance of %3 (relative); the largest error is %4.</source>
        <translation>Résultats comparés à une référence simple en double précision&#xa0;: %1 lignes, %2 hors de la tolérance de %3 (relative)&#x202f;; le pire s’écarte de %4.</translation>
    </message>
    <message>
        <source>Codes and scales compared with the oracle, bit for bit: %1 rows, %2 differ.</source>
        <translation>Codes et échelles comparés à la référence, bit par bit&#xa0;: %1 lignes, %2 diffèrent.</translation>
    </message>
    <message>
        <source>%1
%2 per call, n = %3.</source>
        <translation>%1
%2 par appel, n = %3.</translation>
    </message>
    <message>
        <source>%1
Almost no arithmetic.</source>
        <translation>%1
Pas d’arithmétique notable.</translation>
    </message>
    <message>
        <source>%1
Measured with clock stamps around each sample, on the same multiprocessor.</source>
        <translation>%1
Horodaté autour de chaque mesure, sur le même multiprocesseur.</translation>
    </message>
    <message>
        <source>%1
Not available here.</source>
        <translation>%1
Inconnu ici.</translation>
    </message>
    <message>
        <source>%1
One launch moves at least %2. n = %3.</source>
        <translation>%1
%2 déplacés au moins par un lancement. n = %3.</translation>
    </message>
    <message>
        <source>%1
%2 bytes.</source>
        <translation>%1
%2 octets.</translation>
    </message>
    <message>
        <source>%1
Input: %2.</source>
        <translation>%1
Entrée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Δ (%)</source>
        <translation>Δ (%)</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Détruites</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Non jugées</translation>
    </message>
    <message>
        <source>Finite input values that were restored as NaN or infinite. They are excluded from all error figures.</source>
        <translation>Valeurs d’entrée finies restituées en NaN ou infinies&#xa0;: elles ne sont dans aucun chiffre d’erreur.</translation>
    </message>
    <message>
        <source>Input values that are NaN or infinite, for which no error is defined.</source>
        <translation>Valeurs d’entrée NaN ou infinies&#xa0;: on ne peut leur attribuer aucune erreur.</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>non jugé</translation>
    </message>
    <message>
        <source>∞ in part</source>
        <translation>∞ en partie</translation>
    </message>
    <message>
        <source>Infinite: every value that can be judged is restored exactly; the others are not.</source>
        <translation>Infini&#xa0;: chaque valeur qui pouvait être jugée est revenue exactement, les autres non.</translation>
    </message>
    <message>
        <source>, %1 destroyed: restored as NaN or infinite</source>
        <translation>, %1 détruits&#xa0;: restitués en NaN ou infinis</translation>
    </message>
    <message>
        <source>The ratio changes during the run. The interval covers the ratios before and after the change.</source>
        <translation>Le rapport change pendant l’exécution&#xa0;: l’intervalle couvre ce qui vaut avant et après.</translation>
    </message>
    <message>
        <source>From the two medians, which were not measured in the same rounds.</source>
        <translation>Des deux médianes&#xa0;: elles n’ont pas été mesurées dans les mêmes tours.</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>Taille (octets)</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>Median latency.</source>
        <translation>Latence médiane.</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>Half the width of the 95% order-statistic interval of the median.</source>
        <translation>Demi-largeur de l’intervalle à 95&#x202f;% de la médiane (statistiques d’ordre).</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Arithmetic mean. A single slow sample changes it; the median is robust.</source>
        <translation>Moyenne arithmétique. Une mesure lente la déplace&#x202f;; la médiane ne suit pas.</translation>
    </message>
    <message>
        <source>Hot p50</source>
        <translation>Chaud p50</translation>
    </message>
    <message>
        <source>Median latency with hot caches, measured in the same rounds.</source>
        <translation>Latence médiane avec caches chauds, mesurée dans les mêmes tours.</translation>
    </message>
    <message>
        <source>Cold p50</source>
        <translation>Froid p50</translation>
    </message>
    <message>
        <source>Median latency with cold caches, measured in the same rounds.</source>
        <translation>Latence médiane avec caches froids, mesurée dans les mêmes tours.</translation>
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
        <translation>1,4826 × écart absolu médian&#xa0;: la dispersion, sans ce qu’en font quelques mesures lentes.</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Écart-type</translation>
    </message>
    <message>
        <source>Standard deviation with n − 1.</source>
        <translation>Écart-type avec n − 1.</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Fastest sample.</source>
        <translation>Mesure la plus rapide.</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Slowest sample.</source>
        <translation>Mesure la plus lente.</translation>
    </message>
    <message>
        <source>Below n = 6 there is no 95% interval; minimum and maximum are shown instead: [%1, %2] %3.</source>
        <translation>Sous n = 6 il n’y a pas d’intervalle à 95&#x202f;%&#x202f;; les extrêmes en tiennent lieu&#xa0;: [%1; %2] %3.</translation>
    </message>
    <message>
        <source>95% order-statistic interval of the median: [%1, %2] %3.</source>
        <translation>Intervalle à 95&#x202f;% de la médiane (statistiques d’ordre)&#xa0;: [%1; %2] %3.</translation>
    </message>
    <message>
        <source>%1
Compared with %2, p50 %3. n = %4.</source>
        <translation>%1
Par rapport à %2, p50 %3. n = %4.</translation>
    </message>
    <message>
        <source>%1: %2 [%3, %4], n = %5.</source>
        <translation>%1&#xa0;: %2 [%3; %4], n = %5.</translation>
    </message>
    <message>
        <source>%1 at the copy rate of %2 GB/s: %3.</source>
        <translation>%1 au débit de copie de %2 GB/s&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 at %2 TFLOP/s (%3): %4.</source>
        <translation>%1 à %2 TFLOP/s (%3)&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1
Roofline of this device: %2, the larger of two times at calibrated rates. n = %3.</source>
        <translation>%1
Roofline de cet appareil&#xa0;: %2, le plus grand de deux temps aux débits mesurés par l’étalonnage. n = %3.</translation>
    </message>
    <message>
        <source>%1
Ceiling: %2, %3 GB/s, measured on this device in the same run with the same method. n = %4.</source>
        <translation>%1
Plafond&#xa0;: %2, %3 GB/s, mesuré sur cet appareil dans la même exécution par la même méthode. n = %4.</translation>
    </message>
    <message>
        <source>Change in time relative to the baseline, in percent; negative is faster. This is the median of the ratios of the same rounds, which the verdict uses. It may differ from the ratio of the two p50 values.</source>
        <translation>Variation du temps par rapport à la référence, en pour cent&#x202f;; négatif est plus rapide. C’est la médiane des rapports des mêmes tours, sur laquelle repose le verdict. Elle peut différer du rapport des deux valeurs p50.</translation>
    </message>
    <message>
        <source>Rank by latency; 1 is the fastest. A range where differences are not resolved.</source>
        <translation>Rang selon la latence&#x202f;; 1 est le plus rapide. Une plage là où les différences ne sont pas résolues.</translation>
    </message>
    <message>
        <source>Shortest possible time on this device / median, in percent. The shortest time is that of a kernel with the same traffic, or follows from the measured memory and arithmetic rates.</source>
        <translation>Temps le plus court possible sur cet appareil / médiane, en pour cent. Le temps le plus court est celui d’un noyau de même trafic, ou découle des débits de mémoire et de calcul mesurés.</translation>
    </message>
    <message>
        <source>Effective n = %1: the samples are autocorrelated (lag 1: %2) and count as about %1 independent ones, so the true intervals are wider.</source>
        <translation>n effectif = %1&#xa0;: les mesures sont autocorrélées (décalage 1&#xa0;: %2) et comptent pour environ %1 indépendantes&#x202f;; les vrais intervalles sont donc plus larges.</translation>
    </message>
    <message>
        <source>The ratio of the means, %1, is not borne out by the medians: slow samples raise the mean of %2.</source>
        <translation>Le rapport des moyennes, %1, n’est pas confirmé par les médianes&#xa0;: des mesures lentes relèvent la moyenne de %2.</translation>
    </message>
    <message>
        <source>%1 of them are between iterations %2 and %3.</source>
        <translation>%1 d’entre elles se situent entre les itérations %2 et %3.</translation>
    </message>
    <message>
        <source>One of them is iteration %1.</source>
        <translation>L’une d’elles est l’itération %1.</translation>
    </message>
    <message>
        <source>Among them: iterations %1.</source>
        <translation>Parmi elles&#xa0;: les itérations %1.</translation>
    </message>
    <message>
        <source>The samples are autocorrelated and count as about %1 independent ones. The interval takes this into account.</source>
        <translation>Les mesures sont autocorrélées et comptent pour environ %1 indépendantes. L’intervalle en tient compte.</translation>
    </message>
    <message>
        <source>The constant cost of a sequence, %1 µs [%2, %3], was measured with two lengths and is subtracted from every sample.</source>
        <translation>Le coût constant d’une séquence, %1 µs [%2; %3], a été mesuré avec deux longueurs et est soustrait de chaque mesure.</translation>
    </message>
</context>
<context>
    <name>ExampleSession</name>
    <message>
        <source>The example session could not be unpacked.</source>
        <translation>La session d’exemple n’a pas pu être décompressée.</translation>
    </message>
    <message>
        <source>Make room in the folder for temporary files.</source>
        <translation>Faites de la place dans le dossier des fichiers temporaires.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>Drift</source>
        <translation>Dérive</translation>
    </message>
    <message>
        <source>Level shift</source>
        <translation>Saut de niveau</translation>
    </message>
    <message>
        <source>Caused by the clock</source>
        <translation>Causé par l’horloge</translation>
    </message>
    <message>
        <source>Two levels</source>
        <translation>Deux niveaux</translation>
    </message>
    <message>
        <source>Switches between two levels</source>
        <translation>Alterne entre deux niveaux</translation>
    </message>
    <message>
        <source>Too few samples</source>
        <translation>Trop peu de mesures</translation>
    </message>
    <message>
        <source>Below the timer&apos;s resolution</source>
        <translation>Sous la résolution de l’horloge</translation>
    </message>
    <message>
        <source>Data stays in the cache</source>
        <translation>Les données restent dans le cache</translation>
    </message>
    <message>
        <source>Impossible rate</source>
        <translation>Débit impossible</translation>
    </message>
    <message>
        <source>Isolated slow samples</source>
        <translation>Mesures lentes isolées</translation>
    </message>
    <message>
        <source>Work outside the timestamps</source>
        <translation>Du travail hors des horodatages</translation>
    </message>
    <message>
        <source>Means and medians disagree</source>
        <translation>Moyennes et médianes se contredisent</translation>
    </message>
    <message>
        <source>Difference is not resolved</source>
        <translation>La différence n’est pas résolue</translation>
    </message>
    <message>
        <source>Throttled</source>
        <translation>Bridé</translation>
    </message>
    <message>
        <source>Another process on the device</source>
        <translation>Un autre processus sur l’appareil</translation>
    </message>
    <message>
        <source>Take more samples</source>
        <translation>Prendre plus de mesures</translation>
    </message>
    <message>
        <source>Measure cold</source>
        <translation>Mesurer à froid</translation>
    </message>
    <message>
        <source>Batch launches in a graph</source>
        <translation>Grouper en graphe</translation>
    </message>
    <message>
        <source>Exclude the warm-up</source>
        <translation>Écarter l’échauffement</translation>
    </message>
    <message>
        <source>Rerun this pair</source>
        <translation>Remesurer cette paire</translation>
    </message>
    <message>
        <source>Pause repainting</source>
        <translation>Suspendre l’affichage</translation>
    </message>
    <message>
        <source>Measures again with more iterations.</source>
        <translation>Mesure de nouveau avec plus d’itérations.</translation>
    </message>
    <message>
        <source>Measures again with cold caches.</source>
        <translation>Mesure de nouveau avec des caches froids.</translation>
    </message>
    <message>
        <source>Measures again with several launches per sample.</source>
        <translation>Mesure de nouveau avec plusieurs lancements par mesure.</translation>
    </message>
    <message>
        <source>Counts the slow first samples as warm-up: they stay visible in grey and are excluded from all statistics.</source>
        <translation>Compte les premières mesures lentes comme échauffement&#xa0;: elles restent visibles en gris et n’entrent dans aucun chiffre.</translation>
    </message>
    <message>
        <source>Measures only these two modes again, interleaved.</source>
        <translation>Ne mesure de nouveau que ces deux modes, à tour de rôle.</translation>
    </message>
    <message>
        <source>Measures again without repainting the trace.</source>
        <translation>Mesure de nouveau pendant que la trace est immobile.</translation>
    </message>
    <message>
        <source>Preempted by the operating system</source>
        <translation>Préempté par le système d’exploitation</translation>
    </message>
    <message>
        <source>Shorter than the graph&apos;s constant</source>
        <translation>Plus court que la constante du graphe</translation>
    </message>
    <message>
        <source>The first iteration raises the mean</source>
        <translation>La première itération relève la moyenne</translation>
    </message>
    <message>
        <source>One outlier dominates the variance</source>
        <translation>Une valeur extrême domine la variance</translation>
    </message>
    <message>
        <source>Slow start</source>
        <translation>Démarrage lent</translation>
    </message>
    <message>
        <source>Samples are autocorrelated</source>
        <translation>Les mesures sont autocorrélées</translation>
    </message>
    <message>
        <source>Launch bound</source>
        <translation>Limité par les lancements</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>Démarrage à froid</translation>
    </message>
    <message>
        <source>Outliers</source>
        <translation>Valeurs extrêmes</translation>
    </message>
    <message>
        <source>Unsteady speed</source>
        <translation>Vitesse irrégulière</translation>
    </message>
    <message>
        <source>Difference not resolved</source>
        <translation>Différence non résolue</translation>
    </message>
    <message>
        <source>Too short for the timer</source>
        <translation>Trop court pour l’horloge</translation>
    </message>
    <message>
        <source>Data in the cache</source>
        <translation>Données en cache</translation>
    </message>
    <message>
        <source>Autocorrelated samples</source>
        <translation>Mesures autocorrélées</translation>
    </message>
    <message>
        <source>Wrong results</source>
        <translation>Résultats faux</translation>
    </message>
    <message>
        <source>NaN or infinite values</source>
        <translation>Valeurs NaN ou infinies</translation>
    </message>
    <message>
        <source>Constant input</source>
        <translation>Entrée constante</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n mode(s)</source>
        <translation>
            <numerusform>%1 dans %n mode</numerusform>
            <numerusform>%1 dans %n modes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2 of %n mode(s)</source>
        <translation>
            <numerusform>%1 dans %2 mode sur %n</numerusform>
            <numerusform>%1 dans %2 modes sur %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Results of other tools and saved sessions can be dropped on the window. Ctrl+K finds every command, F1 opens the manual.</source>
        <translation>On peut déposer sur la fenêtre des résultats d’autres outils et des sessions enregistrées. Ctrl+K trouve chaque commande, F1 ouvre le manuel.</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>About Quantoscope</source>
        <translation>À propos de Quantoscope</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Quantoscope %1&lt;/h2&gt;&lt;p&gt;An oscilloscope for neural-network quantization: what a number format costs in time, and what it costs in accuracy.&lt;/p&gt;&lt;p&gt;Commit %2&lt;br&gt;Built with Qt %3, running with Qt %4&lt;/p&gt;&lt;p&gt;Free software under the &lt;a href=&quot;https://www.gnu.org/licenses/gpl-3.0.html&quot;&gt;GNU General Public License 3&lt;/a&gt; or later, with an additional permission for linking with the CUDA libraries. It comes with no warranty. The charts use Qt Charts (GPL-3.0). The type is Inter (SIL Open Font License 1.1).&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Quantoscope %1&lt;/h2&gt;&lt;p&gt;Un oscilloscope pour la quantification des réseaux de neurones&#xa0;: ce qu’un format de nombres coûte en temps, et ce qu’il coûte en exactitude.&lt;/p&gt;&lt;p&gt;Commit %2&lt;br&gt;Compilé avec Qt %3, tourne avec Qt %4&lt;/p&gt;&lt;p&gt;Logiciel libre sous la &lt;a href=&quot;https://www.gnu.org/licenses/gpl-3.0.html&quot;&gt;licence publique générale GNU 3&lt;/a&gt; ou ultérieure, avec une permission additionnelle de lier les bibliothèques CUDA. Il est fourni sans aucune garantie. Les graphiques utilisent Qt Charts (GPL-3.0). La police est Inter (SIL Open Font License 1.1).&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>InputFiles</name>
    <message>
        <source>Its type %1 is not a floating-point type.</source>
        <translation>Son type %1 n’est pas un type flottant.</translation>
    </message>
    <message>
        <source>It is a single number.</source>
        <translation>C’est un nombre seul.</translation>
    </message>
    <message>
        <source>Its shape is not valid.</source>
        <translation>Sa forme n’est pas possible.</translation>
    </message>
    <message>
        <source>It has no elements.</source>
        <translation>Il n’a aucun élément.</translation>
    </message>
    <message>
        <source>scalar</source>
        <translation>scalaire</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Allemand</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Espagnol</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinois</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonais</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabe</translation>
    </message>
</context>
<context>
    <name>LlmCharts</name>
    <message>
        <source>%1× faster</source>
        <translation>%1× plus rapide</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>%1× plus lent</translation>
    </message>
    <message>
        <source>same</source>
        <translation>égal</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>non résolu</translation>
    </message>
    <message>
        <source>too few rounds</source>
        <translation>trop peu de tours</translation>
    </message>
    <message>
        <source>%1 equivalent within ±0.5%</source>
        <translation>%1 équivalentes à ±0,5&#x202f;% près</translation>
    </message>
    <message>
        <source>%1 lower</source>
        <translation>%1 plus basses</translation>
    </message>
    <message>
        <source>%1 higher</source>
        <translation>%1 plus élevées</translation>
    </message>
    <message>
        <source>%1 not resolved</source>
        <translation>%1 non résolues</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 plus rapides</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 plus lentes</translation>
    </message>
    <message>
        <source>%1 simulated</source>
        <translation>%1 simulées</translation>
    </message>
    <message>
        <source>perplexity of %1</source>
        <translation>perplexité&#xa0;: %1</translation>
    </message>
    <message>
        <source>Compared with the FP16 baseline: %1.</source>
        <translation>Face à la référence FP16&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Perplexity by configuration</source>
        <translation>Perplexité par configuration</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplexité</translation>
    </message>
    <message>
        <source>Perplexity of %1</source>
        <translation>Perplexité de %1</translation>
    </message>
    <message>
        <source>95% interval of the ratio to the baseline, the same tokens</source>
        <translation>Intervalle à 95&#x202f;% du rapport à la référence, mêmes jetons</translation>
    </message>
    <message>
        <source>±0.5%: equivalent</source>
        <translation>±0,5&#x202f;%&#xa0;: équivalent</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>Divergence from the baseline</source>
        <translation>Divergence avec la référence</translation>
    </message>
    <message>
        <source>Mean KL divergence per token</source>
        <translation>Divergence KL moyenne par jeton</translation>
    </message>
    <message>
        <source>thousandths of a nat</source>
        <translation>millièmes de nat</translation>
    </message>
    <message>
        <source>± 1.96 standard errors</source>
        <translation>± 1,96 erreur type</translation>
    </message>
    <message>
        <source>top-1 %1</source>
        <translation>top-1 %1</translation>
    </message>
    <message>
        <source>%1
mean %2, median %3, 99% %4, largest %5 nats
same most likely token for %6 of %7 tokens</source>
        <translation>%1
moyenne %2, médiane %3, 99&#x202f;% %4, maximum %5 nats
même jeton le plus probable pour %6 jetons sur %7</translation>
    </message>
    <message>
        <source>Correct answers out of %1 items</source>
        <translation>Justes sur %1 exemples</translation>
    </message>
    <message>
        <source>95% interval of the difference from the baseline, paired by item</source>
        <translation>Intervalle à 95&#x202f;% de la différence avec la référence, exemple par exemple</translation>
    </message>
    <message>
        <source>±0.5 points: equivalent</source>
        <translation>±0,5 point&#xa0;: équivalent</translation>
    </message>
    <message>
        <source>%1
%2 of %3 correct, standard error %4 points</source>
        <translation>%1
%2 sur %3 justes, erreur type %4 points</translation>
    </message>
    <message>
        <source>Load time</source>
        <translation>Temps de chargement</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>reading and quantizing</source>
        <translation>lecture et quantification</translation>
    </message>
    <message>
        <source>copying to the device</source>
        <translation>vers l’appareil</translation>
    </message>
    <message>
        <source>other</source>
        <translation>le reste</translation>
    </message>
    <message>
        <source>cold %1 s</source>
        <translation>à froid %1 s</translation>
    </message>
    <message>
        <source>%1: %2 s
reading and quantizing %3 s
to the device %4 s</source>
        <translation>%1&#xa0;: %2 s
lecture et quantification %3 s
vers l’appareil %4 s</translation>
    </message>
    <message>
        <source>%1 of the files&apos; pages were in the page cache</source>
        <translation>%1 des pages des fichiers étaient dans le cache de pages</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Weights, KV cache of all sequences, workspace</source>
        <translation>Poids, cache KV de toutes les séquences, espace de travail</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>cache KV</translation>
    </message>
    <message>
        <source>workspace</source>
        <translation>espace de travail</translation>
    </message>
    <message>
        <source>weights %1</source>
        <translation>poids %1</translation>
    </message>
    <message>
        <source>%1
weights %2 bytes
KV cache %3
workspace %4
peak %5</source>
        <translation>%1
poids %2 octets
cache KV %3
espace de travail %4
pic %5</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>Temps par jeton produit</translation>
    </message>
    <message>
        <source>One sequence decoded, median</source>
        <translation>Une séquence décodée, médiane</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>95% interval of the median</source>
        <translation>Intervalle à 95&#x202f;% de la médiane</translation>
    </message>
    <message>
        <source>, simulated</source>
        <translation>, simulé</translation>
    </message>
    <message>
        <source>simulated: the time is that of the simulation, not of the format</source>
        <translation>simulé&#xa0;: le temps est celui de la simulation, pas du format</translation>
    </message>
    <message>
        <source>sequences decoded together</source>
        <translation>séquences décodées ensemble</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>jetons/s</translation>
    </message>
    <message>
        <source>Perplexity against time per token</source>
        <translation>Perplexité et temps par jeton</translation>
    </message>
    <message>
        <source>Perplexity against size</source>
        <translation>Perplexité et taille</translation>
    </message>
    <message>
        <source>time per output token</source>
        <translation>temps par jeton produit</translation>
    </message>
    <message>
        <source>Logarithmic time axis</source>
        <translation>Temps sur un axe logarithmique</translation>
    </message>
    <message>
        <source>Logarithmic size axis</source>
        <translation>Taille sur un axe logarithmique</translation>
    </message>
    <message>
        <source>perplexity %1</source>
        <translation>perplexité %1</translation>
    </message>
    <message>
        <source>%1 ms per token</source>
        <translation>%1 ms par jeton</translation>
    </message>
    <message>
        <source>Scoring text and tasks</source>
        <translation>Évaluation du texte et des tâches</translation>
    </message>
    <message>
        <source>Prompts (prefill)</source>
        <translation>Prompts (prefill)</translation>
    </message>
    <message numerus="yes">
        <source>Decoding, %n sequence(s)</source>
        <translation>
            <numerusform>Décodage, %n séquence</numerusform>
            <numerusform>Décodage, %n séquences</numerusform>
        </translation>
    </message>
    <message>
        <source>round</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>Random guessing reaches %1.</source>
        <translation>Le hasard donne %1.</translation>
    </message>
    <message>
        <source>%1
first token of a prompt of %2 tokens after %3 ms
%4 tokens/s over wall time</source>
        <translation>%1
premier jeton d’un prompt de %2 jetons après %3 ms
%4 jetons/s en temps réel</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>median step %1 ms, one token of every sequence</source>
        <translation>pas médian %1 ms, un jeton de chaque séquence</translation>
    </message>
    <message>
        <source>%1 tokens/s at the median step</source>
        <translation>%1 jetons/s au pas médian</translation>
    </message>
    <message>
        <source>Decoded tokens over wall time</source>
        <translation>Jetons décodés en temps réel</translation>
    </message>
    <message>
        <source>95% interval of the mean of the rounds</source>
        <translation>Intervalle à 95&#x202f;% de la moyenne des tours</translation>
    </message>
    <message>
        <source>Throughput of each round</source>
        <translation>Débit de chaque tour</translation>
    </message>
    <message>
        <source>Prompt tokens per second of each round</source>
        <translation>Jetons de prompt par seconde de chaque tour</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Jetons par seconde</translation>
    </message>
    <message>
        <source>time per token of %1</source>
        <translation>temps par jeton de %1</translation>
    </message>
    <message>
        <source>From opening the files until the model can generate</source>
        <translation>De l’ouverture des fichiers jusqu’à ce que le modèle puisse générer</translation>
    </message>
</context>
<context>
    <name>LlmColumns</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 plus rapide</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 plus lent</translation>
    </message>
    <message>
        <source>same</source>
        <translation>égal</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>non résolu</translation>
    </message>
    <message>
        <source>too few rounds</source>
        <translation>trop peu de tours</translation>
    </message>
    <message>
        <source>* Simulated on this device: the time is that of the simulation, not of the format.</source>
        <translation>* Simulé sur cet appareil&#xa0;: le temps est celui de la simulation, pas du format.</translation>
    </message>
    <message>
        <source>median of %1 steps; 95% %2 to %3 ms; p95 %4 ms</source>
        <translation>médiane de %1 pas&#x202f;; 95&#x202f;% de %2 à %3 ms&#x202f;; p95 %4 ms</translation>
    </message>
    <message>
        <source>median of %1 prompts of %2 tokens; 95% %3 to %4 ms; %5 tokens/s</source>
        <translation>médiane de %1 prompts de %2 jetons&#x202f;; 95&#x202f;% de %3 à %4 ms&#x202f;; %5 jetons/s</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplexité</translation>
    </message>
    <message>
        <source>exp of the mean cross-entropy per token, in windows without overlap. Lower is better.</source>
        <translation>exp de l’entropie croisée moyenne par jeton, en fenêtres sans recouvrement. Moins est mieux.</translation>
    </message>
    <message>
        <source>± %1, %2 tokens</source>
        <translation>± %1, %2 jetons</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Equivalent: the 95% interval of the ratio of perplexities lies within ±0.5%. Better, worse: p is below 0.05 after Holm&apos;s correction. Otherwise not resolved.</source>
        <translation>Équivalent&#xa0;: l’intervalle à 95&#x202f;% du rapport des perplexités est dans ±0,5&#x202f;%. Meilleur, moins bon&#xa0;: p est sous 0,05 après la correction de Holm. Sinon non résolu.</translation>
    </message>
    <message>
        <source>All others are compared with this.</source>
        <translation>Ce à quoi les autres sont comparés.</translation>
    </message>
    <message>
        <source>%1 bits; %2 tokens compared</source>
        <translation>%1 bits&#x202f;; %2 jetons comparés</translation>
    </message>
    <message>
        <source>Top-1 (%)</source>
        <translation>Top-1 (%)</translation>
    </message>
    <message>
        <source>Tokens for which this configuration and the baseline predict the same most likely token.</source>
        <translation>Jetons où cette configuration et la référence trouvent le même jeton le plus probable.</translation>
    </message>
    <message>
        <source>%1 tokens; 95% %2 to %3%</source>
        <translation>%1 jetons&#x202f;; 95&#x202f;% de %2 à %3&#x202f;%</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Exact bytes of codes, scales and zero points, of embedding, head and norms; a tied head once.</source>
        <translation>Octets exacts des codes, échelles et points zéro, du plongement, de la tête et des normes&#x202f;; une tête partagée ne compte qu’une fois.</translation>
    </message>
    <message>
        <source>%1 (%)</source>
        <translation>%1 (%)</translation>
    </message>
    <message>
        <source>%1 of %2 correct; standard error %3 points</source>
        <translation>%1 sur %2 justes&#x202f;; erreur type %3 points</translation>
    </message>
    <message>
        <source>± SE</source>
        <translation>± ET</translation>
    </message>
    <message>
        <source>Standard error of the share, in points, as lm-eval gives it.</source>
        <translation>Erreur type de la part, en points, telle que la donne lm-eval.</translation>
    </message>
    <message>
        <source>Share minus that of the baseline on the same items, in percentage points.</source>
        <translation>Part moins celle de la référence sur les mêmes exemples, en points de pourcentage.</translation>
    </message>
    <message>
        <source>95% %1 to %2 points (Tango); %3 items became correct, %4 wrong</source>
        <translation>95&#x202f;% de %1 à %2 points (Tango)&#x202f;; %3 exemples devenus justes, %4 faux</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test against the baseline on the same items, adjusted for the number of configurations (Holm).</source>
        <translation>Test exact de McNemar face à la référence sur les mêmes exemples, ajusté au nombre de configurations (Holm).</translation>
    </message>
    <message>
        <source>%1 before Holm&apos;s correction</source>
        <translation>%1 avant la correction de Holm</translation>
    </message>
    <message>
        <source>Equivalent: the 90% interval of the difference (Tango) lies within ±0.5 points. Better, worse: p is below 0.05. Otherwise not resolved.</source>
        <translation>Équivalent&#xa0;: l’intervalle à 90&#x202f;% de la différence (Tango) est dans ±0,5 point. Meilleur, moins bon&#xa0;: p est sous 0,05. Sinon non résolu.</translation>
    </message>
    <message>
        <source>ms/token</source>
        <translation>ms/jeton</translation>
    </message>
    <message numerus="yes">
        <source>Time per output token with %n sequence(s) decoded together, median.</source>
        <translation>
            <numerusform>Temps par jeton produit avec %n séquence décodée, médiane.</numerusform>
            <numerusform>Temps par jeton produit avec %n séquences décodées ensemble, médiane.</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>First token (ms)</source>
        <translation>1er jeton (ms)</translation>
    </message>
    <message>
        <source>Time to first token of a prompt of %1 tokens, median.</source>
        <translation>Temps jusqu’au premier jeton d’un prompt de %1 jetons, médiane.</translation>
    </message>
    <message>
        <source>KL (nats)</source>
        <translation>KL (nats)</translation>
    </message>
    <message>
        <source>Mean KL divergence of the baseline&apos;s predictions from this configuration&apos;s, over the whole vocabulary, by token.</source>
        <translation>Divergence KL moyenne des prédictions de la référence avec celles de cette configuration, sur tout le vocabulaire, par jeton.</translation>
    </message>
    <message>
        <source>As requested by the configuration.</source>
        <translation>Comme la configuration le demande.</translation>
    </message>
    <message>
        <source>Weight format</source>
        <translation>Format des poids</translation>
    </message>
    <message>
        <source>Weight type</source>
        <translation>Type des poids</translation>
    </message>
    <message>
        <source>Requested activations</source>
        <translation>Activations demandées</translation>
    </message>
    <message>
        <source>Activations at run time</source>
        <translation>Activations exécutées</translation>
    </message>
    <message>
        <source>Format that the matrix products of the layers actually used.</source>
        <translation>Ce que les produits des couches ont vraiment pris.</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Cache KV</translation>
    </message>
    <message>
        <source>Format of keys and values.</source>
        <translation>Comment clés et valeurs sont gardées.</translation>
    </message>
    <message>
        <source>Computed by</source>
        <translation>Calculé par</translation>
    </message>
    <message>
        <source>Library or kernel for the matrix products of the layers.</source>
        <translation>Ce qui multiplie les matrices des couches.</translation>
    </message>
    <message>
        <source>As requested?</source>
        <translation>Conforme&#x202f;?</translation>
    </message>
    <message>
        <source>Whether this device ran what was requested, and if not, why.</source>
        <translation>Si cet appareil a exécuté ce qui était demandé, et sinon pourquoi.</translation>
    </message>
    <message>
        <source>Simulated: values are valid, speed is not.</source>
        <translation>Simulé&#xa0;: les valeurs tiennent, pas la vitesse.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no: </source>
        <translation>non&#xa0;: </translation>
    </message>
    <message>
        <source>Load (s)</source>
        <translation>Charg. (s)</translation>
    </message>
    <message>
        <source>Quantizing (s)</source>
        <translation>Quantif. (s)</translation>
    </message>
    <message>
        <source>Part of the load time for reading, calibrating and quantizing.</source>
        <translation>Dont lire, calibrer et trouver les codes.</translation>
    </message>
    <message>
        <source>To the device (s)</source>
        <translation>Vers l’appareil (s)</translation>
    </message>
    <message>
        <source>Part of the load time for copying to the device.</source>
        <translation>Dont remettre à l’appareil.</translation>
    </message>
    <message>
        <source>vs baseline</source>
        <translation>vs référence</translation>
    </message>
    <message>
        <source>In page cache (%)</source>
        <translation>En cache de pages (%)</translation>
    </message>
    <message>
        <source>Share of the files&apos; pages that were in the page cache before: 100% is a warm load.</source>
        <translation>Part des pages des fichiers déjà dans le cache de pages&#xa0;: 100&#x202f;% est un chargement à chaud.</translation>
    </message>
    <message>
        <source>Not reported by the system.</source>
        <translation>Le système ne le dit pas.</translation>
    </message>
    <message>
        <source>Cold load (s)</source>
        <translation>À froid (s)</translation>
    </message>
    <message>
        <source>With the files dropped from the page cache first. Measured once, with the first configuration, because all read the same files.</source>
        <translation>Après avoir ôté les fichiers du cache de pages&#x202f;; mesuré une fois, avec la première configuration, puisque toutes lisent les mêmes fichiers.</translation>
    </message>
    <message>
        <source>vs baseline (%)</source>
        <translation>vs référence (%)</translation>
    </message>
    <message>
        <source>Weights relative to the baseline.</source>
        <translation>Poids rapportés à ceux de la référence.</translation>
    </message>
    <message>
        <source>For all sequences at full context.</source>
        <translation>De toutes les séquences à contexte plein.</translation>
    </message>
    <message>
        <source>Keys and values of one token.</source>
        <translation>Clés et valeurs d’un jeton.</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Travail</translation>
    </message>
    <message>
        <source>Activations and scratch.</source>
        <translation>Activations et mémoire de travail.</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Pic</translation>
    </message>
    <message>
        <source>Peak allocation, including loading.</source>
        <translation>Le plus qui a été tenu à la fois, chargement compris.</translation>
    </message>
    <message>
        <source>Number of tokens of one sequence that fit into free memory with this configuration loaded.</source>
        <translation>Jetons entiers d’une séquence que tiendrait la mémoire libre, avec cette configuration chargée.</translation>
    </message>
    <message>
        <source>First token (ms), prompt %1</source>
        <translation>1er jeton (ms), prompt %1</translation>
    </message>
    <message>
        <source>batch %1, prompt %2</source>
        <translation>lot %1, prompt %2</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>lot %1</translation>
    </message>
    <message>
        <source>ms/token, %1</source>
        <translation>ms/jeton, %1</translation>
    </message>
    <message>
        <source>Time per output token (TPOT): one more token of all sequences; median.</source>
        <translation>Temps par jeton produit (TPOT)&#xa0;: un jeton de plus pour toutes les séquences&#x202f;; médiane.</translation>
    </message>
    <message>
        <source>Speed, %1</source>
        <translation>Vitesse, %1</translation>
    </message>
    <message>
        <source>Request (s), %1</source>
        <translation>Requête (s), %1</translation>
    </message>
    <message>
        <source>All prompts one after another, then their tokens together; computed from the median prompt and the mean step.</source>
        <translation>Tous les prompts l’un après l’autre, puis leurs jetons ensemble&#xa0;: composé du prompt médian et du pas moyen.</translation>
    </message>
    <message>
        <source>Standard error by means of blocks of 32 neighbouring tokens.</source>
        <translation>Erreur type par moyennes de blocs de 32 jetons voisins.</translation>
    </message>
    <message>
        <source>Δ (%)</source>
        <translation>Δ (%)</translation>
    </message>
    <message>
        <source>Perplexity relative to the baseline, on the same tokens.</source>
        <translation>Perplexité face à celle de la référence, sur les mêmes jetons.</translation>
    </message>
    <message>
        <source>95% interval (%)</source>
        <translation>Intervalle à 95&#x202f;% (%)</translation>
    </message>
    <message>
        <source>Interval of the ratio of perplexities: paired bootstrap (BCa) over blocks of 32 tokens.</source>
        <translation>Du rapport des perplexités, bootstrap apparié (BCa) par blocs de 32 jetons.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Over the KL divergences of all tokens.</source>
        <translation>Des divergences KL des jetons.</translation>
    </message>
    <message>
        <source>better</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>moins bon</translation>
    </message>
    <message>
        <source>equivalent</source>
        <translation>équivalent</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Inspection</source>
        <translation>Inspection</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Chargement</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latence</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Throughput (tokens/s), %1</source>
        <translation>Débit (jetons/s), %1</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>As requested.</source>
        <translation>Ce qui était demandé.</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>échec&#xa0;: %1</translation>
    </message>
    <message>
        <source>Median of %1 steps. The throughput over wall time is %2 tokens/s.</source>
        <translation>Médiane de %1 pas. Le débit en temps réel est de %2 jetons/s.</translation>
    </message>
    <message>
        <source>95% interval %1 to %2 tokens/s.</source>
        <translation>Intervalle à 95&#x202f;% de %1 à %2 jetons/s.</translation>
    </message>
    <message>
        <source>Tokens of %1 steps over their wall time; %2 tokens/s at the median step, %3 with the prompts counted.</source>
        <translation>Jetons de %1 pas divisés par leur temps réel&#x202f;; %2 jetons/s au pas médian, %3 en comptant les prompts.</translation>
    </message>
    <message>
        <source>%1: ± SE</source>
        <translation>%1&#xa0;: ± ET</translation>
    </message>
    <message>
        <source>%1: Δ points</source>
        <translation>%1&#xa0;: Δ points</translation>
    </message>
    <message>
        <source>%1: p</source>
        <translation>%1&#xa0;: p</translation>
    </message>
    <message>
        <source>%1: verdict</source>
        <translation>%1&#xa0;: verdict</translation>
    </message>
    <message>
        <source>All decoded tokens of all sequences over the wall time of all steps, disturbed ones included.</source>
        <translation>Tous les jetons décodés de toutes les séquences, divisés par le temps réel de tous les pas, perturbés compris.</translation>
    </message>
    <message>
        <source>Perplexity verdict</source>
        <translation>Verdict sur la perplexité</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>Cache KV par jeton</translation>
    </message>
    <message>
        <source>Median step (tokens/s), %1</source>
        <translation>Pas médian (jetons/s), %1</translation>
    </message>
    <message>
        <source>Tokens per second of all sequences at the median step, as without disturbed steps.</source>
        <translation>Jetons par seconde, toutes séquences ensemble, au pas médian&#xa0;: ce que donne un pas non perturbé.</translation>
    </message>
    <message>
        <source>KL, mean (nats)</source>
        <translation>KL, moyenne (nats)</translation>
    </message>
    <message>
        <source>KL, median (nats)</source>
        <translation>KL, médiane (nats)</translation>
    </message>
    <message>
        <source>KL, 99% (nats)</source>
        <translation>KL, 99&#x202f;% (nats)</translation>
    </message>
    <message>
        <source>99th percentile of the tokens&apos; KL divergences.</source>
        <translation>99e percentile des divergences KL des jetons.</translation>
    </message>
    <message>
        <source>KL, largest (nats)</source>
        <translation>KL, maximum (nats)</translation>
    </message>
    <message>
        <source>Time per token relative to the baseline, from pairs of the same round. A difference must exceed that between two measurements of the baseline. This is the median of the ratios of the rounds, not the ratio of the ms/token columns.</source>
        <translation>Temps par jeton par rapport à la référence, d’après les paires du même tour. Une différence doit dépasser celle entre deux mesures de la référence. C’est la médiane des rapports des tours, non le rapport des colonnes ms/jeton.</translation>
    </message>
    <message>
        <source>From opening the files until the model can generate.</source>
        <translation>De l’ouverture des fichiers jusqu’à ce que le modèle puisse générer.</translation>
    </message>
    <message>
        <source>Load time divided by that of the baseline. Each was loaded once, so there is no interval.</source>
        <translation>Temps de chargement divisé par celui de la référence. Chacune a été chargée une seule fois, il n’y a donc pas d’intervalle.</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>Alloué</translation>
    </message>
    <message>
        <source>Memory allocated for weights on the device, including padding and both layouts of a matrix.</source>
        <translation>Mémoire allouée aux poids sur l’appareil, y compris le remplissage et les deux dispositions d’une matrice.</translation>
    </message>
    <message>
        <source>KV capacity (tokens)</source>
        <translation>Capacité KV (jetons)</translation>
    </message>
    <message>
        <source>From a new prompt to its first output token (TTFT); median.</source>
        <translation>D’un nouveau prompt à son premier jeton de sortie (TTFT)&#x202f;; médiane.</translation>
    </message>
    <message>
        <source>p-value of the difference, adjusted for the number of configurations (Holm).</source>
        <translation>Valeur p de la différence, corrigée pour le nombre de configurations (Holm).</translation>
    </message>
</context>
<context>
    <name>LlmSlides</name>
    <message>
        <source>%1, perplexity</source>
        <translation>%1, perplexité</translation>
    </message>
    <message>
        <source>standard error %1</source>
        <translation>erreur type %1</translation>
    </message>
    <message>
        <source>%1 against the baseline</source>
        <translation>%1 face à la référence</translation>
    </message>
    <message>
        <source>95% interval %1 to %2</source>
        <translation>intervalle à 95&#x202f;% de %1 à %2</translation>
    </message>
    <message>
        <source>%1, weights</source>
        <translation>%1, poids</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>%1, time per token</source>
        <translation>%1, temps par jeton</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>%1 decodes %2× as fast as the baseline, one sequence at a time.</source>
        <translation>%1 décode %2× aussi vite que la référence, une séquence à la fois.</translation>
    </message>
    <message>
        <source>No configuration decodes measurably faster than the baseline on this device.</source>
        <translation>Aucune configuration n’est démontrée plus rapide que la référence au décodage sur cet appareil.</translation>
    </message>
    <message numerus="yes">
        <source>n = %n step(s)</source>
        <translation>
            <numerusform>n = %n pas</numerusform>
            <numerusform>n = %n pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n token(s)</source>
        <translation>
            <numerusform>n = %n jeton</numerusform>
            <numerusform>n = %n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n round(s)</source>
        <translation>
            <numerusform>n = %n tour</numerusform>
            <numerusform>n = %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the largest increase.</source>
        <translation>%1 est la plus loin au-dessus.</translation>
    </message>
    <message>
        <source>No smaller configuration is shown to match the perplexity of the baseline within ±0.5%.</source>
        <translation>Aucune configuration plus petite n’a, de façon démontrée, la perplexité de la référence à ±0,5&#x202f;% près.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n configuration(s) match the perplexity of the baseline within ±0.5%.</source>
        <translation>
            <numerusform>%1 configuration sur %n a la perplexité de la référence à ±0,5&#x202f;% près.</numerusform>
            <numerusform>%1 des %n configurations ont la perplexité de la référence à ±0,5&#x202f;% près.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeasureTour</name>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>F5 measures every chosen mode in turn, in the same rounds, so that a warming device cannot favor one of them. The runs of this tour were recorded on an NVIDIA H200; no GPU is needed to look at them.</source>
        <translation>F5 mesure tous les modes choisis en alternance, dans les mêmes tours, afin qu’un appareil qui s’échauffe n’en favorise aucun. Les exécutions de cette visite ont été enregistrées sur un NVIDIA H200&#xa0;; aucun GPU n’est nécessaire pour les regarder.</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>Mesurer en direct</translation>
    </message>
    <message>
        <source>Live measures until you stop it. The trace grows while the kernels run: an envelope of all samples, the median, outliers as dots, and the distribution on the same axis.</source>
        <translation>«&#xa0;En direct&#xa0;» mesure jusqu’à ce que vous l’arrêtiez. La trace grandit pendant que les noyaux tournent&#xa0;: une enveloppe de toutes les mesures, la médiane, les valeurs extrêmes en points, et la distribution sur le même axe.</translation>
    </message>
    <message>
        <source>Turn a knob</source>
        <translation>Modifier un réglage</translation>
    </message>
    <message>
        <source>Drag Tokens, or choose another operation, size or number format: the running measurement follows at once. Below the setup stands how long a run takes and how much memory it needs.</source>
        <translation>Faites glisser «&#xa0;Jetons&#xa0;», ou choisissez une autre opération, une autre taille ou un autre format de nombres&#xa0;: la mesure en cours suit aussitôt. Sous la configuration s’affichent la durée d’une exécution et la mémoire nécessaire.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Every mode against the baseline, with ratio and interval: FASTER, SLOWER, SAME within ±1%, or NOT RESOLVED. Point at a cell to see what it rests on. The findings begin with the mode to choose.</source>
        <translation>Chaque mode face à la référence, avec rapport et intervalle&#xa0;: PLUS RAPIDE, PLUS LENT, ÉGAL à ±1&#xa0;% près ou NON RÉSOLU. Pointez une cellule pour voir sur quoi elle repose. Les constats commencent par le mode à choisir.</translation>
    </message>
</context>
<context>
    <name>qs::Message</name>
    <message numerus="yes">
        <source>&quot;%1&quot; (%n values)</source>
        <comment>&quot;%1&quot; (%n value)</comment>
        <translation>
            <numerusform>&quot;%1&quot; (%n valeur)</numerusform>
            <numerusform>&quot;%1&quot; (%n valeurs)</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list</source>
        <translation>&quot;%1&quot; doit être une liste</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is not a duration</source>
        <translation>&quot;%1&quot; de %2 n’est pas une durée</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of query %2 is not a time</source>
        <translation>&quot;%1&quot; de la requête %2 n’est pas un temps</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, value %2 is not a time</source>
        <translation>&quot;%1&quot;, la valeur %2 n’est pas un temps</translation>
    </message>
    <message>
        <source>&quot;added_tokens&quot; is not a list</source>
        <translation>&quot;added_tokens&quot; n’est pas une liste</translation>
    </message>
    <message>
        <source>&quot;computeMs&quot; of query %1 is not a time</source>
        <translation>&quot;computeMs&quot; de la requête %1 n&apos;est pas une durée</translation>
    </message>
    <message>
        <source>&quot;dur&quot; of event %1 is not a duration in microseconds</source>
        <translation>&quot;dur&quot; de l’événement %1 n’est pas une durée en microsecondes</translation>
    </message>
    <message>
        <source>&quot;elapsed_time&quot; is not a positive number</source>
        <translation>&quot;elapsed_time&quot; n’est pas un nombre positif</translation>
    </message>
    <message>
        <source>&quot;endComputeMs&quot; of query %1 is not a time after &quot;startComputeMs&quot;</source>
        <translation>&quot;endComputeMs&quot; de la requête %1 n&apos;est pas un instant postérieur à &quot;startComputeMs&quot;</translation>
    </message>
    <message>
        <source>&quot;traceEvents&quot; is not a list</source>
        <translation>&quot;traceEvents&quot; n’est pas une liste</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 was skipped by nvbench.</source>
        <translation>%1 %2 a été sauté par nvbench.</translation>
    </message>
    <message>
        <source>%1 %2 … %3</source>
        <translation>%1 %2 … %3</translation>
    </message>
    <message>
        <source>%1 %2 … %3 in steps of %4</source>
        <translation>%1 %2 … %3 par pas de %4</translation>
    </message>
    <message>
        <source>%1 %2 … %3, doubling</source>
        <translation>%1 %2 … %3, en doublant</translation>
    </message>
    <message>
        <source>%1 %2 … %3, each ×%4</source>
        <translation>%1 %2 … %3, chaque fois ×%4</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4, on %5</source>
        <translation>%1 %2, %3, %4, sur %5</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (de %2 à %3)</translation>
    </message>
    <message>
        <source>%1 (%2 tokens/s with batch %3, %4 with batch %5: %6× [%7, %8])</source>
        <translation>%1 (%2 jetons/s avec le lot %3, %4 avec le lot %5&#xa0;: %6× [%7; %8])</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <translation>%1 (%2, ligne %3)</translation>
    </message>
    <message>
        <source>%1 (custom kernel; cuBLASLt was not found)</source>
        <translation>%1 (noyau propre&#x202f;; cuBLASLt est introuvable)</translation>
    </message>
    <message>
        <source>%1 (few rows: custom kernel; more: cuBLASLt)</source>
        <translation>%1 (peu de lignes&#xa0;: noyau propre&#x202f;; plus&#xa0;: cuBLASLt)</translation>
    </message>
    <message>
        <source>%1 (simulated)</source>
        <translation>%1 (simulé)</translation>
    </message>
    <message>
        <source>%1 activations</source>
        <translation>activations %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 face à %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 autres</translation>
    </message>
    <message>
        <source>%1 are not resolved with this text.</source>
        <translation>Ce texte ne distingue pas %1 de la référence.</translation>
    </message>
    <message>
        <source>%1 assigns id %3 to the token %2; ids must be from 0 to %4.</source>
        <translation>%1 donne au jeton %2 l’identifiant %3&#x202f;; les identifiants vont de 0 à %4.</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1 à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 bytes at its end belong to no tensor</source>
        <translation>%1 octets à sa fin n’appartiennent à aucun tenseur</translation>
    </message>
    <message>
        <source>%1 bytes before %2 belong to no tensor</source>
        <translation>%1 octets avant %2 n’appartiennent à aucun tenseur</translation>
    </message>
    <message>
        <source>%1 bytes from offset %2 exceed the buffer size of %3.</source>
        <translation>%1 octets à partir de la position %2 dépassent les %3 du tampon.</translation>
    </message>
    <message>
        <source>%1 can be swept over %2.</source>
        <translation>Un balayage de %1 peut porter sur %2.</translation>
    </message>
    <message>
        <source>%1 changed all weights during training, so it cannot be combined with other modes.</source>
        <translation>%1 a changé chaque poids à l’entraînement, il ne peut donc côtoyer d’autres modes.</translation>
    </message>
    <message>
        <source>%1 classes are not supported; use 2 to 1,000.</source>
        <translation>%1 classes ne sont pas possibles&#x202f;; de 2 à 1&#x202f;000 le sont.</translation>
    </message>
    <message>
        <source>%1 compared with %2: %3; %4 items became correct and %5 wrong.</source>
        <translation>%1 face à %2&#xa0;: %3&#x202f;; %4 exemples sont devenus justes et %5 faux.</translation>
    </message>
    <message>
        <source>%1 compared with %2: the ratio of means is %3×, that of medians %4× (%5–%6). The rest is due to slow samples.</source>
        <translation>%1 face à %2&#xa0;: les moyennes disent %3×, les médianes %4× (%5–%6)&#xa0;: le reste, ce sont des mesures lentes.</translation>
    </message>
    <message>
        <source>%1 contains &quot;sliding_attention&quot;, but no window is specified.</source>
        <translation>%1 nomme &quot;sliding_attention&quot;, mais il n’y a pas de fenêtre.</translation>
    </message>
    <message>
        <source>%1 contains %2 twice.</source>
        <translation>%1 nomme %2 deux fois.</translation>
    </message>
    <message>
        <source>%1 contains %2, which is not supported.</source>
        <translation>%1 nomme %2, qui n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>%1 contains more than %2 rows (the limit).</source>
        <translation>%1 contient plus de %2 lignes, la limite.</translation>
    </message>
    <message>
        <source>%1 contains more than 2,000,000 items (the limit).</source>
        <translation>%1 contient plus de 2&#x202f;000&#x202f;000 d’exemples, la limite.</translation>
    </message>
    <message>
        <source>%1 contains neither &quot;model.safetensors&quot; nor &quot;model.safetensors.index.json&quot;.</source>
        <translation>Il n’y a ni «&#xa0;model.safetensors&#xa0;» ni «&#xa0;model.safetensors.index.json&#xa0;» dans %1.</translation>
    </message>
    <message>
        <source>%1 contains no &quot;tokenizer.json&quot;, only &quot;tokenizer.model&quot; (SentencePiece), which is not supported.</source>
        <translation>Il n’y a pas de &quot;tokenizer.json&quot; dans %1, seulement &quot;tokenizer.model&quot; (SentencePiece), qui n’est pas lu.</translation>
    </message>
    <message>
        <source>%1 contains no run of one size measured by Quantoscope.</source>
        <translation>%1 ne contient aucune exécution d’une seule taille mesurée ici.</translation>
    </message>
    <message>
        <source>%1 contains no run: it is neither a session nor a results.json.</source>
        <translation>%1 ne contient aucune exécution&#xa0;: ce n’est ni une session ni un results.json.</translation>
    </message>
    <message>
        <source>%1 contains the token %2 (%3), but the model supports tokens 0 to %4: its tokenizer has %5 tokens, its embedding %6 rows.</source>
        <translation>%1 contient le jeton %2 (%3), et le modèle connaît les jetons 0 à %4&#xa0;: son tokenizer a %5 jetons, son plongement %6 lignes.</translation>
    </message>
    <message>
        <source>%1 decoded in registers × %2, FP32 multiply-adds (%3)</source>
        <translation>%1 décodé dans les registres × %2, multiplications-additions FP32 (%3)</translation>
    </message>
    <message>
        <source>%1 decoded in registers × %2, FP32 multiply-adds (more than 32 rows: dequantized, %3)</source>
        <translation>%1 décodé dans les registres × %2, multiplications-additions FP32 (plus de 32 lignes&#xa0;: restitué, %3)</translation>
    </message>
    <message>
        <source>%1 decoded in registers × %2, tensor cores, FP32 sums (up to %3 rows: custom kernel; more: dequantized, cuBLASLt)</source>
        <translation>%1 décodé dans les registres × %2, cœurs tensoriels, sommes FP32 (jusqu’à %3 lignes&#xa0;: noyau propre&#x202f;; plus&#xa0;: restitué, cuBLASLt)</translation>
    </message>
    <message>
        <source>%1 decompresses to more than %2 (the limit).</source>
        <translation>%1 décompressé dépasse %2, la limite.</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 n’existe pas.</translation>
    </message>
    <message>
        <source>%1 does not fill a whole number of bytes</source>
        <translation>%1 ne remplit pas des octets entiers</translation>
    </message>
    <message>
        <source>%1 duplicate images were removed, so that no two splits share an item.</source>
        <translation>%1 images en double ont été retirées, pour qu’aucune partie ne partage un exemple avec une autre.</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 éléments</translation>
    </message>
    <message>
        <source>%1 epochs are not supported</source>
        <translation>%1 époques ne sont pas possibles</translation>
    </message>
    <message>
        <source>%1 exists, but is not a session that this version can write.</source>
        <translation>%1 existe et n’est pas une session que cette version écrive.</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 a échoué&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 generates its operands; a file can be used for quantization only.</source>
        <translation>%1 fabrique ses opérandes lui-même&#x202f;; un fichier ne peut être que quantifié.</translation>
    </message>
    <message>
        <source>%1 has %2 dimensions; the limit is 64</source>
        <translation>%1 a %2 dimensions&#x202f;; au plus 64 sont lues</translation>
    </message>
    <message>
        <source>%1 has %2 float tensors.</source>
        <translation>%1 a %2 tenseurs flottants.</translation>
    </message>
    <message>
        <source>%1 has %2 merges; the limit is %3.</source>
        <translation>%1 a %2 fusions&#x202f;; au plus %3 sont lues.</translation>
    </message>
    <message>
        <source>%1 has %2 records, and the first %3 are used as examples before each question.</source>
        <translation>%1 a %2 enregistrements, et les %3 premiers sont les exemples placés avant chaque question.</translation>
    </message>
    <message>
        <source>%1 has %2 tokens; at least two are required.</source>
        <translation>%1 a %2 jetons&#x202f;; il en faut au moins deux pour une évaluation.</translation>
    </message>
    <message>
        <source>%1 has AWQ weights of %2 bits in groups of %3, which is not supported.</source>
        <translation>%1 a des poids AWQ de %2 bits par groupes de %3, ce qui n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>%1 has GPTQ weights of %2 bits in groups of %3, which is not supported.</source>
        <translation>%1 a des poids GPTQ de %2 bits par groupes de %3, ce qui n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>%1 has a &quot;%2&quot; that is neither true nor false</source>
        <translation>%1 a un &quot;%2&quot; qui n’est ni true ni false</translation>
    </message>
    <message>
        <source>%1 has a &quot;%2&quot;, which is not supported.</source>
        <translation>%1 a un &quot;%2&quot;, ce qui n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>%1 has a &quot;dropout&quot;, which would give different tokens each time.</source>
        <translation>%1 a un &quot;dropout&quot;, qui donnerait chaque fois d’autres jetons.</translation>
    </message>
    <message>
        <source>%1 has a dimension that is not a whole number from 0 to 2^63 - 1</source>
        <translation>%1 a une dimension qui n’est pas un nombre entier de 0 à 2^63 - 1</translation>
    </message>
    <message>
        <source>%1 has a higher perplexity.</source>
        <translation>%1 a une perplexité plus élevée.</translation>
    </message>
    <message>
        <source>%1 has a lower perplexity.</source>
        <translation>%1 a une perplexité plus basse.</translation>
    </message>
    <message>
        <source>%1 has an invalid size</source>
        <translation>%1 a une taille impossible</translation>
    </message>
    <message>
        <source>%1 has an invalid size.</source>
        <translation>%1 a une taille impossible.</translation>
    </message>
    <message>
        <source>%1 has data_offsets %2, but the file contains only %3 bytes of data</source>
        <translation>%1 a des data_offsets %2, mais le fichier ne contient que %3 octets de données</translation>
    </message>
    <message>
        <source>%1 has data_offsets %2, whose end is before the start</source>
        <translation>%1 a des data_offsets %2 à l’envers</translation>
    </message>
    <message>
        <source>%1 has data_offsets that are not whole numbers of 0 or more</source>
        <translation>%1 a des data_offsets qui ne sont pas des nombres entiers à partir de 0</translation>
    </message>
    <message>
        <source>%1 has more than %2 records.</source>
        <translation>%1 a plus de %2 enregistrements.</translation>
    </message>
    <message>
        <source>%1 has more than 1,000 groups.</source>
        <translation>%1 a plus de 1&#x202f;000 groupes.</translation>
    </message>
    <message>
        <source>%1 has narrower vectors</source>
        <translation>%1 en a de plus étroites</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot;</source>
        <translation>%1 n’a pas de &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot; that is a number of 0 or more</source>
        <translation>%1 n’a pas de &quot;%2&quot; qui soit un nombre à partir de 0</translation>
    </message>
    <message>
        <source>%1 has no &quot;config_groups&quot;.</source>
        <translation>%1 n’a pas de &quot;config_groups&quot;.</translation>
    </message>
    <message>
        <source>%1 has no &quot;merges&quot;, which are required to tokenize text.</source>
        <translation>%1 n’a pas de &quot;merges&quot;, sans quoi un texte ne peut être découpé en jetons.</translation>
    </message>
    <message>
        <source>%1 has no &quot;model&quot;.</source>
        <translation>%1 n’a pas de &quot;model&quot;.</translation>
    </message>
    <message>
        <source>%1 has no &quot;pattern&quot; that is a String or a Regex</source>
        <translation>%1 n’a pas de &quot;pattern&quot; qui soit un String ou un Regex</translation>
    </message>
    <message>
        <source>%1 has no &quot;vocab&quot;.</source>
        <translation>%1 n’a pas de &quot;vocab&quot;.</translation>
    </message>
    <message>
        <source>%1 has no &quot;weight_map&quot;.</source>
        <translation>%1 n’a pas de &quot;weight_map&quot;.</translation>
    </message>
    <message>
        <source>%1 has no &quot;weights&quot;.</source>
        <translation>%1 n’a pas de &quot;weights&quot;.</translation>
    </message>
    <message>
        <source>%1 has no %2.</source>
        <translation>%1 n’a pas de %2.</translation>
    </message>
    <message>
        <source>%1 has no dtype</source>
        <translation>%1 n’a pas de dtype</translation>
    </message>
    <message>
        <source>%1 has no elements.</source>
        <translation>%1 n’a aucun élément.</translation>
    </message>
    <message>
        <source>%1 has no learned step sizes.</source>
        <translation>Pas de pas appris pour %1.</translation>
    </message>
    <message>
        <source>%1 has no pair of data_offsets</source>
        <translation>%1 n’a pas de paire data_offsets</translation>
    </message>
    <message>
        <source>%1 has no records.</source>
        <translation>%1 n’a pas d’enregistrements.</translation>
    </message>
    <message>
        <source>%1 has no shape</source>
        <translation>%1 n’a pas de forme</translation>
    </message>
    <message>
        <source>%1 has no tensor %2, but is listed for it in %3.</source>
        <translation>%1 n’a pas de tenseur %2, que %3 y place.</translation>
    </message>
    <message>
        <source>%1 has no tensor %2.</source>
        <translation>%1 n’a pas de tenseur %2.</translation>
    </message>
    <message>
        <source>%1 has no tensor of a supported floating-point type (it has %2 tensors).</source>
        <translation>%1 n’a aucun tenseur d’un type flottant pris en charge (il a %2 tenseurs).</translation>
    </message>
    <message>
        <source>%1 has not been trained.</source>
        <translation>%1 n’a pas été entraîné.</translation>
    </message>
    <message>
        <source>%1 has separate rules for single layers (&quot;dynamic&quot;), which is not supported.</source>
        <translation>%1 donne à certaines couches leurs propres règles (&quot;dynamic&quot;), ce qui n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>%1 has the AWQ version %2, which is not supported.</source>
        <translation>%1 a la version AWQ %2, qui n’est pas prise en charge.</translation>
    </message>
    <message>
        <source>%1 has the GPTQ format %2, which is not supported.</source>
        <translation>%1 a le format GPTQ %2, qui n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>%1 has the behavior %2, which is not supported</source>
        <translation>%1 a le comportement %2, qui n’est pas pris en charge</translation>
    </message>
    <message>
        <source>%1 has the format %2 with %3-bit %4 weights, which is not supported.</source>
        <translation>%1 a le format %2 avec des poids %4 de %3 bits, ce qui n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>%1 has the method %2, which is not supported.</source>
        <translation>%1 a la méthode %2, qui n’est pas prise en charge.</translation>
    </message>
    <message>
        <source>%1 has the smallest file of all equivalent modes: %2 KiB, %3% of the baseline.</source>
        <translation>Le plus petit fichier d’un mode équivalent est celui de %1&#xa0;: %2 KiB, %3&#x202f;% de la référence.</translation>
    </message>
    <message>
        <source>%1 has the smallest loss of the configurations that meet the limits: %2.</source>
        <translation>%1 a la plus petite perte des configurations qui respectent les limites&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 has the smallest weights: %2 bytes, %3 of the baseline.</source>
        <translation>Les plus petits poids sont ceux de %1&#xa0;: %2 octets, %3 de la référence.</translation>
    </message>
    <message>
        <source>%1 has the strategy %2 with a group size that does not fit it.</source>
        <translation>%1 a la stratégie %2 avec une taille de groupe qui ne lui convient pas.</translation>
    </message>
    <message>
        <source>%1 has the type %2, which is not supported.</source>
        <translation>%1 est de type %2, qui n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>%1 has the unknown token %2, which is not in its vocabulary.</source>
        <translation>%1 a le jeton inconnu %2, qui n’est pas dans son vocabulaire.</translation>
    </message>
    <message>
        <source>%1 have a higher perplexity.</source>
        <translation>%1 ont une perplexité plus élevée.</translation>
    </message>
    <message>
        <source>%1 have a lower perplexity.</source>
        <translation>%1 ont une perplexité plus basse.</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 têtes</translation>
    </message>
    <message>
        <source>%1 images require more than 4 GiB (the limit).</source>
        <translation>%1 images prennent plus de 4 GiB, la limite.</translation>
    </message>
    <message>
        <source>%1 in the group %2</source>
        <translation>%1 dans le groupe %2</translation>
    </message>
    <message>
        <source>%1 is %2, a RoPE scaling that is not supported.</source>
        <translation>%1 vaut %2, une mise à l’échelle RoPE non prise en charge.</translation>
    </message>
    <message>
        <source>%1 is %2, which is %3 above the limit of %4.</source>
        <translation>%1&#xa0;: %2, soit %3 au-dessus de la limite de %4.</translation>
    </message>
    <message>
        <source>%1 is %2, which is %3 below the limit of %4.</source>
        <translation>%1&#xa0;: %2, soit %3 au-dessous de la limite de %4.</translation>
    </message>
    <message>
        <source>%1 is %2, which is not a token id of a vocabulary of %3 tokens.</source>
        <translation>%1 vaut %2, qui n’est pas un identifiant d’un vocabulaire de %3 jetons.</translation>
    </message>
    <message>
        <source>%1 is %2, which is not divisible by the %3 heads, and there is no &quot;head_dim&quot;.</source>
        <translation>%1 vaut %2, que les %3 têtes ne divisent pas, et il n’y a pas de &quot;head_dim&quot;.</translation>
    </message>
    <message>
        <source>%1 is %2, which is not supported.</source>
        <translation>%1 vaut %2, ce qui n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 est %2.</translation>
    </message>
    <message>
        <source>%1 is %2; expected %3.</source>
        <translation>%1 vaut %2 là où il faut %3.</translation>
    </message>
    <message>
        <source>%1 is %2; it must be a multiple of %3.</source>
        <translation>%1 vaut %2&#x202f;; la valeur doit être un multiple de %3.</translation>
    </message>
    <message>
        <source>%1 is %2; it must be between %3 and %4.</source>
        <translation>%1 vaut %2&#x202f;; la valeur doit aller de %3 à %4.</translation>
    </message>
    <message>
        <source>%1 is %2; it requires increasing whole numbers from 1 to %3.</source>
        <translation>%1 vaut %2&#x202f;; il faut des nombres entiers croissants de 1 à %3.</translation>
    </message>
    <message>
        <source>%1 is %2; the limit of %3 lies within the 95% interval.</source>
        <translation>%1&#xa0;: %2&#x202f;; la limite de %3 est dans l’intervalle à 95&#x202f;%.</translation>
    </message>
    <message>
        <source>%1 is %2; the range is 1 to %3</source>
        <translation>%1 est de %2, mais doit aller de 1 à %3</translation>
    </message>
    <message>
        <source>%1 is a GGUF model (llama.cpp), which is not supported.</source>
        <translation>%1 est un modèle au format GGUF, celui de llama.cpp, qui n’est pas lu.</translation>
    </message>
    <message>
        <source>%1 is a Parquet file; task files must be JSONL or JSON.</source>
        <translation>%1 est un fichier Parquet&#x202f;; les fichiers de tâche sont lus en JSONL ou JSON.</translation>
    </message>
    <message>
        <source>%1 is a layer profile of trtexec --exportProfile, which contains no query times.</source>
        <translation>%1 est un profil de couches de trtexec --exportProfile, qui ne contient pas de temps de requêtes.</translation>
    </message>
    <message>
        <source>%1 is a single number.</source>
        <translation>%1 est un nombre seul.</translation>
    </message>
    <message>
        <source>%1 is an .npy file, which contains a single tensor without a name.</source>
        <translation>%1 est un fichier .npy, qui contient un tenseur sans nom.</translation>
    </message>
    <message>
        <source>%1 is compressed; task files must be JSONL or JSON.</source>
        <translation>%1 est compressé&#x202f;; les fichiers de tâche sont lus en JSONL ou JSON.</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at %3 of %4 sizes, by %5 to %6.</source>
        <translation>%1 est plus rapide que %2 à %3 tailles sur %4, de %5 à %6.</translation>
    </message>
    <message>
        <source>%1 is larger than 1 GiB.</source>
        <translation>%1 dépasse 1 GiB.</translation>
    </message>
    <message>
        <source>%1 is missing, and the model_type %2 is not supported.</source>
        <translation>%1 manque, et le model_type %2 n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 manque.</translation>
    </message>
    <message>
        <source>%1 is neither an .npy nor a .safetensors file.</source>
        <translation>%1 n’est ni un fichier .npy ni un .safetensors.</translation>
    </message>
    <message>
        <source>%1 is not 1, which is not supported.</source>
        <translation>%1 n’est pas 1, ce qui n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>%1 is not a JSON object.</source>
        <translation>%1 n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>%1 is not a finite number</source>
        <translation>%1 n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 n’est pas un dossier.</translation>
    </message>
    <message>
        <source>%1 is not a list of %2 types, one for each layer.</source>
        <translation>%1 n’est pas une liste de %2 types, un par couche.</translation>
    </message>
    <message>
        <source>%1 is not an lm-eval item: it has neither doc_id nor doc_hash.</source>
        <translation>%1 n’est pas un exemple de lm-eval&#xa0;: il n’a ni doc_id ni doc_hash.</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation>%1 n’est pas un objet.</translation>
    </message>
    <message>
        <source>%1 is not resolved with this text.</source>
        <translation>Ce texte ne distingue pas %1 de la référence.</translation>
    </message>
    <message>
        <source>%1 is not supported</source>
        <translation>%1 n’est pas pris en charge</translation>
    </message>
    <message>
        <source>%1 is not the output of a supported tool; it begins with %2.</source>
        <translation>%1 est un texte ou une table qu’aucun outil pris en charge n’écrit&#x202f;; son début est %2.</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: line %2, column %3: %4.</source>
        <translation>%1 n’est pas du JSON valable&#xa0;: ligne %2, colonne %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: line 1, column 1: unexpected end of input.</source>
        <translation>%1 n’est pas du JSON valable&#xa0;: ligne 1, colonne 1&#xa0;: fin inattendue.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is skipped at %n points, first at %2: %3</source>
        <comment>%1 is skipped at %2: %3</comment>
        <translation>
            <numerusform>%1 est écarté à %2&#xa0;: %3</numerusform>
            <numerusform>%1 est écarté à %n points, d’abord à %2&#xa0;: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is skipped: %2</source>
        <translation>%1 est écarté&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is stored in column-major order.</source>
        <translation>%1 est enregistré colonne par colonne.</translation>
    </message>
    <message>
        <source>%1 is the best (%2), significantly better than each of the others on these %3 items.</source>
        <translation>%1 est la meilleure (%2), démontrée meilleure que chacune des autres sur ces %3 exemples.</translation>
    </message>
    <message>
        <source>%1 is the fastest configuration that meets the limits: %2.</source>
        <translation>%1 est la configuration la plus rapide qui respecte les limites&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is too large for single precision</source>
        <translation>%1 est trop grand pour la simple précision</translation>
    </message>
    <message>
        <source>%1 is too large: %2. JSON files can have up to %3.</source>
        <translation>%1 fait %2&#x202f;; au plus %3 de JSON sont lus.</translation>
    </message>
    <message>
        <source>%1 lists more than %2 shards.</source>
        <translation>%1 nomme plus de %2 fragments.</translation>
    </message>
    <message>
        <source>%1 lists more than 1,000 ids.</source>
        <translation>%1 énumère plus de 1&#x202f;000 identifiants.</translation>
    </message>
    <message>
        <source>%1 lists no tensors.</source>
        <translation>%1 ne nomme aucun tenseur.</translation>
    </message>
    <message>
        <source>%1 looks like a result of %2, but %3.</source>
        <translation>%1 ressemble à un résultat de %2, mais %3.</translation>
    </message>
    <message>
        <source>%1 maps the tensor %2 to a file that is not a plain file name.</source>
        <translation>%1 place le tenseur %2 dans un fichier dont le nom n’est pas un simple nom.</translation>
    </message>
    <message>
        <source>%1 match the perplexity within ±0.5%.</source>
        <translation>%1 ont la même perplexité à ±0,5&#x202f;% près.</translation>
    </message>
    <message>
        <source>%1 matches the perplexity within ±0.5%.</source>
        <translation>%1 a la même perplexité à ±0,5&#x202f;% près.</translation>
    </message>
    <message>
        <source>%1 meet the limits and need the least memory (the same number of bytes).</source>
        <translation>%1 respectent les limites et demandent le moins de mémoire, le même nombre d’octets.</translation>
    </message>
    <message>
        <source>%1 merge %2 is not a pair of tokens: %3.</source>
        <translation>%1&#xa0;: la fusion %2 n’est pas une paire de jetons&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 merge %2 uses the token %3, which is not in the vocabulary.</source>
        <translation>%1&#xa0;: la fusion %2 utilise le jeton %3, qui n’est pas dans le vocabulaire.</translation>
    </message>
    <message>
        <source>%1 modes</source>
        <translation>%1 modes</translation>
    </message>
    <message>
        <source>%1 modes are better; the largest difference is that of %2, %3.</source>
        <translation>%1 modes sont meilleurs&#x202f;; le plus éloigné est %2, %3.</translation>
    </message>
    <message>
        <source>%1 modes are equivalent to FP32 within ±0.5 points; the largest difference is that of %2, %3.</source>
        <translation>%1 modes sont équivalents à FP32 à ±0,5 point près&#x202f;; le plus éloigné est %2, %3.</translation>
    </message>
    <message>
        <source>%1 modes are equivalent to and faster than the baseline on this device, by %2× to %3×.</source>
        <translation>%1 modes sont équivalents à la référence et plus rapides qu’elle sur cet appareil, de %2× à %3×.</translation>
    </message>
    <message>
        <source>%1 modes are not resolved with these items; the largest difference is that of %2, %3.</source>
        <translation>%1 modes ne sont pas résolus par ces exemples&#x202f;; le plus éloigné est %2, %3.</translation>
    </message>
    <message>
        <source>%1 modes are worse; the largest difference is that of %2, %3.</source>
        <translation>%1 modes sont moins bons&#x202f;; le plus éloigné est %2, %3.</translation>
    </message>
    <message>
        <source>%1 must be %2.</source>
        <translation>%1 doit être %2.</translation>
    </message>
    <message>
        <source>%1 must be larger than low_freq_factor.</source>
        <translation>%1 doit être plus grand que low_freq_factor.</translation>
    </message>
    <message>
        <source>%1 needs the least memory of the configurations that meet the limits: %2.</source>
        <translation>%1 demande le moins de mémoire des configurations qui respectent les limites&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 ns = %2 ps per element</source>
        <translation>%1 ns = %2 ps par élément</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot;</source>
        <translation>%1 de &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 of %2 columns never change in the training split; they are set to 0.</source>
        <translation>%1 colonnes sur %2 ne changent jamais dans la partie d’entraînement&#x202f;; elles sont mises à 0.</translation>
    </message>
    <message>
        <source>%1 of %2 items are used, chosen by the seed.</source>
        <translation>%1 exemples sur %2 sont utilisés, choisis par la graine.</translation>
    </message>
    <message>
        <source>%1 of %2 items of %3 were skipped, because a choice has no token that can be scored; %4.</source>
        <translation>%1 exemples sur %2 de %3 ont été écartés, car un choix n’y ajoute aucun jeton propre qui puisse être évalué&#x202f;; %4.</translation>
    </message>
    <message>
        <source>%1 of %2 items of %3 were skipped, because they do not fit into the model&apos;s context of %4 tokens; %5.</source>
        <translation>%1 exemples sur %2 de %3 ont été écartés, car ils ne tiennent pas dans le contexte du modèle, de %4 jetons&#x202f;; %5.</translation>
    </message>
    <message>
        <source>%1 of %2 points measured</source>
        <translation>%1 points mesurés sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 samples took no longer than the constant overhead of their graph and count as 0 µs.</source>
        <translation>%1 mesures sur %2 n’ont pas duré plus que la constante de leur graphe et comptent pour 0 µs.</translation>
    </message>
    <message>
        <source>%1 of %2 test items are used, chosen by the seed.</source>
        <translation>%1 exemples de test sur %2 sont utilisés, choisis par la graine.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n comparisons with a baseline are not resolved. Ratios within ±1% count as the same; intervals are 95%.</source>
        <comment>%1 of %n comparison with a baseline is not resolved. Ratios within ±1% count as the same; intervals are 95%.</comment>
        <translation>
            <numerusform>%1 comparaison avec une référence sur %n n’est pas résolue. Les rapports à ±1&#x202f;% près comptent comme égaux&#x202f;; les intervalles sont à 95&#x202f;%.</numerusform>
            <numerusform>%1 des %n comparaisons avec une référence ne sont pas résolues. Les rapports à ±1&#x202f;% près comptent comme égaux&#x202f;; les intervalles sont à 95&#x202f;%.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of its %2 items are duplicates and were removed. The remaining %3 are split into %4 for training, %5 for calibration and %6 for testing; no split can be empty</source>
        <translation>%1 de ses %2 exemples sont des copies d’autres exemples et ont été écartés&#x202f;; les %3 restants se répartissent en %4 pour l’entraînement, %5 pour la calibration et %6 pour le test&#x202f;; aucune partie ne peut être vide</translation>
    </message>
    <message>
        <source>%1 of its %2 items are duplicates of others or of test items and were removed. The remaining %3 are split into %4 for training and %5 for calibration; no split can be empty</source>
        <translation>%1 de ses %2 exemples sont des copies d’autres exemples ou d’exemples de test et ont été écartés&#x202f;; les %3 restants se répartissent en %4 pour l’entraînement et %5 pour la calibration&#x202f;; aucune partie ne peut être vide</translation>
    </message>
    <message>
        <source>%1 of shape %2 and type %3</source>
        <translation>%1 de forme %2 et de type %3</translation>
    </message>
    <message>
        <source>%1 on %2, batch %3, prompts of %4 tokens</source>
        <translation>%1 sur %2, lot %3, prompts de %4 jetons</translation>
    </message>
    <message>
        <source>%1 on averages of %2×%3 pixels</source>
        <translation>%1 sur des moyennes de %2×%3 pixels</translation>
    </message>
    <message>
        <source>%1 on minima</source>
        <translation>%1 sur les minimums</translation>
    </message>
    <message>
        <source>%1 on steady means</source>
        <translation>%1 sur les moyennes stables</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 overlaps the previous tensor</source>
        <translation>%1 recouvre le tenseur précédent</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <translation>%1 par %2</translation>
    </message>
    <message>
        <source>%1 per call</source>
        <translation>%1 par appel</translation>
    </message>
    <message>
        <source>%1 per channel</source>
        <translation>%1 par canal</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>%1 par jeton</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 requires %2 bytes, but its data_offsets specify %3</source>
        <translation>%1 demande %2 octets, mais ses data_offsets en donnent %3</translation>
    </message>
    <message>
        <source>%1 requires %2 bytes, but the file has more</source>
        <translation>%1 demande %2 octets, mais il y en a davantage</translation>
    </message>
    <message>
        <source>%1 requires %2 bytes, but the file has only %3</source>
        <translation>%1 demande %2 octets, mais il n’y en a que %3</translation>
    </message>
    <message>
        <source>%1 requires 1 to 16 numbers.</source>
        <translation>%1 prend de 1 à 16 nombres.</translation>
    </message>
    <message>
        <source>%1 requires a calibration text.</source>
        <translation>%1 demande un texte de calibration.</translation>
    </message>
    <message>
        <source>%1 requires more than 2^63 bytes</source>
        <translation>%1 demande plus de 2^63 octets</translation>
    </message>
    <message>
        <source>%1 requires the inputs of the layer on a calibration split.</source>
        <translation>%1 requiert les entrées de la couche sur une partie de calibration.</translation>
    </message>
    <message>
        <source>%1 rows (%2) independently yield the same n = %3: each contains one slow sample among %4, most likely its first run.</source>
        <translation>%1 lignes (%2) redonnent indépendamment le même n = %3&#xa0;: chacune contient une mesure lente parmi %4, très probablement sa première exécution.</translation>
    </message>
    <message>
        <source>%1 rows have the same features as another row. They are kept, because table rows can repeat, so splits can share values.</source>
        <translation>%1 lignes ont les mêmes caractéristiques qu’une autre&#x202f;; elles sont gardées, car des tables peuvent se répéter&#xa0;: des parties peuvent donc partager des valeurs.</translation>
    </message>
    <message>
        <source>%1 rows of heads of %2 elements are too much for the attention kernel.</source>
        <translation>%1 lignes de têtes de %2 éléments dépassent ce que peut traiter le noyau d’attention.</translation>
    </message>
    <message>
        <source>%1 samples are too few: the 95% interval of the median is %2 to %3, and p95 requires 59.</source>
        <translation>%1 mesures, c’est trop peu&#xa0;: l’intervalle à 95&#x202f;% de la médiane va de %2 à %3, et p95 en demande 59.</translation>
    </message>
    <message>
        <source>%1 samples do not determine the median precisely enough: its 95% interval is %2 to %3 (%4 wide; target: 2%).</source>
        <translation>%1 mesures ne fixent pas la médiane&#xa0;: son intervalle à 95&#x202f;% va de %2 à %3, soit %4 de large au lieu de 2&#x202f;% au plus.</translation>
    </message>
    <message>
        <source>%1 specifies %2, an architecture that is not supported.</source>
        <translation>%1 nomme %2, une architecture non prise en charge.</translation>
    </message>
    <message>
        <source>%1 steps are too many</source>
        <translation>%1 pas sont trop</translation>
    </message>
    <message>
        <source>%1 steps were requested at a time.</source>
        <translation>%1 pas ont été demandés à la fois.</translation>
    </message>
    <message>
        <source>%1 to %2 (%3 sizes)</source>
        <translation>%1 à %2 (%3 tailles)</translation>
    </message>
    <message>
        <source>%1 to %2 buffers</source>
        <translation>%1 à %2 tampons</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 jetons</translation>
    </message>
    <message>
        <source>%1 values, FP32 multiplication (simulated)</source>
        <translation>%1 valeurs, produits FP32 (simulé)</translation>
    </message>
    <message>
        <source>%1 was not measured; the limit is %2.</source>
        <translation>%1&#xa0;: non mesuré&#x202f;; la limite est %2.</translation>
    </message>
    <message>
        <source>%1 was skipped by Google Benchmark: %2</source>
        <translation>%1 a été sauté par Google Benchmark&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 was tried first.</source>
        <translation>Il a d’abord été cherché sous %1.</translation>
    </message>
    <message>
        <source>%1 weights dequantized, FP32 multiplication</source>
        <translation>%1 poids restitués, produits FP32</translation>
    </message>
    <message>
        <source>%1 would have more than %2 elements.</source>
        <translation>%1 aurait plus de %2 éléments.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × %2, FP32 multiply-adds (%3)</source>
        <translation>%1 × %2, multiplications-additions FP32 (%3)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 classes, seed %3</source>
        <translation>%1, %2 classes, graine %3</translation>
    </message>
    <message>
        <source>%1, %2 parameters</source>
        <translation>%1, %2 paramètres</translation>
    </message>
    <message>
        <source>%1, %2 parameters, %3 layers, width %4, vocabulary %5, context %6</source>
        <translation>%1, %2 paramètres, %3 couches, largeur %4, vocabulaire %5, contexte %6</translation>
    </message>
    <message>
        <source>%1, %2 parameters, %3 layers, width %4, vocabulary %5, context %6, quantized (%7)</source>
        <translation>%1, %2 paramètres, %3 couches, largeur %4, vocabulaire %5, contexte %6, quantifié (%7)</translation>
    </message>
    <message>
        <source>%1, %2 tokens</source>
        <translation>%1, %2 jetons</translation>
    </message>
    <message>
        <source>%1, %2, on %3</source>
        <translation>%1, %2, sur %3</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <translation>%1, %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1, 95% %2 to %3</source>
        <translation>%1, 95&#x202f;% de %2 à %3</translation>
    </message>
    <message>
        <source>%1, INT32 sums (%2)</source>
        <translation>%1, sommes INT32 (%2)</translation>
    </message>
    <message>
        <source>%1, by reading more than the cache size</source>
        <translation>%1, en lisant au-delà du cache</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, de %2</translation>
    </message>
    <message>
        <source>%1, groups of %2</source>
        <translation>%1, groupes de %2</translation>
    </message>
    <message>
        <source>%1, groups of %2, clip %3</source>
        <translation>%1, groupes de %2, coupure %3</translation>
    </message>
    <message>
        <source>%1, imported from %2</source>
        <translation>%1, importé de %2</translation>
    </message>
    <message>
        <source>%1, item %2</source>
        <translation>%1, exemple %2</translation>
    </message>
    <message>
        <source>%1, larger than the cache, so not actually hot</source>
        <translation>%1, plus grand que le cache, donc pas chaud en réalité</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm</source>
        <translation>%1, moins de 2 caches, donc en partie chaud</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm (rotation limited by the available memory)</source>
        <translation>%1, moins de 2 caches, donc en partie chaud (rotation limitée par la mémoire libre)</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm (rotation limited to 1 GiB or a quarter of the available memory)</source>
        <translation>%1, moins de 2 caches, donc en partie chaud (rotation limitée à 1 GiB ou à un quart de la mémoire libre)</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, ligne %2</translation>
    </message>
    <message>
        <source>%1, line %2, %3</source>
        <translation>%1, ligne %2, %3</translation>
    </message>
    <message>
        <source>%1, line %2: %3.</source>
        <translation>%1, ligne %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1, one dynamic scale for the whole tensor, computed by the kernel: %2.</source>
        <translation>%1, une échelle pour tout le tenseur, trouvée par le noyau d’après les données&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1, one dynamic scale per %2 elements of a token, computed by the kernel: %3.</source>
        <translation>%1, une échelle par groupe de %2 éléments d’un jeton, trouvée par le noyau d’après les données&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1, one dynamic scale per token, computed by the kernel: %2.</source>
        <translation>%1, une échelle par jeton, trouvée par le noyau d’après les données&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1, one scale per row</source>
        <translation>%1, une échelle par ligne</translation>
    </message>
    <message>
        <source>%1, one scale per row, clip %2</source>
        <translation>%1, une échelle par ligne, coupure %2</translation>
    </message>
    <message>
        <source>%1, one scale per tensor</source>
        <translation>%1, une échelle pour le tenseur</translation>
    </message>
    <message>
        <source>%1, one scale per tensor, clip %2</source>
        <translation>%1, une échelle pour le tenseur, coupure %2</translation>
    </message>
    <message>
        <source>%1, one static scale for the whole tensor: %2.</source>
        <translation>%1, une échelle pour tout le tenseur, donnée avant le lancement&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1, one static scale per %2 elements of a token: %3.</source>
        <translation>%1, une échelle par groupe de %2 éléments d’un jeton, donnée avant le lancement&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1, one static scale per token: %2.</source>
        <translation>%1, une échelle par jeton, donnée avant le lancement&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1, p = %2</source>
        <translation>%1, p = %2</translation>
    </message>
    <message>
        <source>%1, record %2</source>
        <translation>%1, enregistrement %2</translation>
    </message>
    <message>
        <source>%1, row &quot;%2&quot;</source>
        <translation>%1, ligne &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1, run %2: %3</source>
        <translation>%1, exécution %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, run %2: it has no &quot;result&quot;.</source>
        <translation>%1, exécution %2&#xa0;: elle n’a pas de &quot;result&quot;.</translation>
    </message>
    <message>
        <source>%1, the first %2 of %3 tokens</source>
        <translation>%1, les %2 premiers jetons sur %3</translation>
    </message>
    <message>
        <source>%1, the first %2 tokens</source>
        <translation>%1, les %2 premiers jetons</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. Do not use the figures of this mode, and report this problem.</source>
        <translation>%1. Ne vous fiez pas aux chiffres de ce mode&#x202f;; merci de le signaler.</translation>
    </message>
    <message>
        <source>%1. Do not use the figures of this variant, and report this problem.</source>
        <translation>%1. Ne vous fiez pas aux chiffres de cette variante&#x202f;; merci de le signaler.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; %3 is a difference of %4 of %5 items, z = %6, which is within the noise of so few items.</source>
        <translation>%1&#xa0;: &quot;%2&quot; %3 est une différence de %4 sur %5 exemples, z = %6&#xa0;: dans le bruit de si peu d’exemples.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is given as %3, but %4 compared with %5 gives %6.</source>
        <translation>%1&#xa0;: &quot;%2&quot; dit %3, mais %4 face à %5 donne %6.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is given as %3, but std %4 divided by mean %5 is %6.</source>
        <translation>%1&#xa0;: &quot;%2&quot; dit %3, mais std %4 sur mean %5 donne %6.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3).</source>
        <translation>%1&#xa0;: %2 (%3).</translation>
    </message>
    <message>
        <source>%1: %2 compared with &quot;%3&quot; depends on one sample; without it, the result is %4.</source>
        <translation>%1&#xa0;: %2 face à &quot;%3&quot; repose sur une mesure&#x202f;; ce qui s’ensuit est %4.</translation>
    </message>
    <message>
        <source>%1: %2 contains row numbers and is not used.</source>
        <translation>%1&#xa0;: %2 numérote les lignes et est écartée.</translation>
    </message>
    <message>
        <source>%1: %2 divided by %3 is %4, not %5: %6.</source>
        <translation>%1&#xa0;: %2 sur %3 donne %4, non %5&#xa0;: %6.</translation>
    </message>
    <message>
        <source>%1: %2 is of type %3, which is not supported.</source>
        <translation>%1&#xa0;: %2 est de type %3, qui n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>%1: %2 training, %3 calibration and %4 test items</source>
        <translation>%1&#xa0;: %2 pour l’entraînement, %3 pour la calibration, %4 pour le test</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos;</source>
        <translation>%1&#xa0;: &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is missing.</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» manque.</translation>
    </message>
    <message>
        <source>%1: Sequence has no &quot;%2&quot;.</source>
        <translation>%1&#xa0;: Sequence n’a pas de &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>%1: a model of %2 to %3 KB is mostly file metadata, so its size ratios do not characterize the formats.</source>
        <translation>%1&#xa0;: un modèle de %2 à %3 KB est surtout fait de métadonnées&#x202f;; ses rapports de taille ne disent rien des formats.</translation>
    </message>
    <message>
        <source>%1: according to line %2, it ran as %3 (%4). Label it as simulated.</source>
        <translation>%1&#xa0;: la ligne %2 dit qu’il a tourné en %3 (%4)&#x202f;; signalez-le comme simulé.</translation>
    </message>
    <message>
        <source>%1: all accuracies are multiples of 1/%2 (%3), so they were measured on %4 items. The standard error at %5 is ±%6 points. Differences below %7 points are not resolved; a paired test (McNemar) resolves none below %8 points (%9 items).</source>
        <translation>%1&#xa0;: toutes les exactitudes sont des multiples de 1/%2 (%3), elles reposent donc sur %4 exemples. L’erreur type à %5 est de ±%6 points&#x202f;; les différences inférieures à %7 points ne sont pas résolues, et même un test apparié (McNemar) n’en résout aucune sous %8 points (%9 exemples).</translation>
    </message>
    <message>
        <source>%1: layer %2 of %3</source>
        <translation>%1&#xa0;: couche %2 sur %3</translation>
    </message>
    <message>
        <source>%1: of %2 sizes, %3 is printed as the best per element (%4). Recomputed, it is the worst: %5 ns compared with %6 ns for %7. The conclusion is inverted.</source>
        <translation>%1&#xa0;: sur %2 tailles, %3 est imprimée comme la meilleure par élément (%4)&#x202f;; recalculée, c’est la pire, %5 ns contre %6 ns pour %7&#xa0;: la conclusion se renverse.</translation>
    </message>
    <message>
        <source>%1: one outlier of %2 dominates the variance. (max − mean)/std = %3 = √(n − 1) gives n = %4. The other %5 samples take %6 on average, not %7.</source>
        <translation>%1&#xa0;: une mesure de %2 fait toute la variance. (max − mean)/std = %3 = √(n − 1) donne n = %4&#x202f;; les %5 autres mesures prennent %6 en moyenne, non %7.</translation>
    </message>
    <message>
        <source>%1: run “%2”, n = %3 items; 95% intervals of differences paired by item.</source>
        <translation>%1&#xa0;: exécution «&#xa0;%2&#xa0;», n = %3 exemples&#x202f;; intervalles à 95&#x202f;% des différences appariées par exemple.</translation>
    </message>
    <message>
        <source>%1: the label %2 is not a whole number of at most 2147483647.</source>
        <translation>%1&#xa0;: la classe %2 n’est pas un nombre entier d’au plus 2147483647.</translation>
    </message>
    <message>
        <source>%1: the label is %2, %3.</source>
        <translation>%1&#xa0;: la classe est %2, %3.</translation>
    </message>
    <message>
        <source>%1: the label is missing.</source>
        <translation>%1&#xa0;: la classe manque.</translation>
    </message>
    <message>
        <source>%1: the record</source>
        <translation>%1&#xa0;: l’enregistrement</translation>
    </message>
    <message>
        <source>%1: the tensor %2 has shape %3; expected %4.</source>
        <translation>%1&#xa0;: le tenseur %2 a la forme %3 là où il faut %4.</translation>
    </message>
    <message>
        <source>%1: the tensor %2 has type %3; expected %4.</source>
        <translation>%1&#xa0;: le tenseur %2 est de type %3 là où il faut %4.</translation>
    </message>
    <message>
        <source>%1: this label is the 1,001st class; the limit is 1,000.</source>
        <translation>%1&#xa0;: cette classe est la 1&#x202f;001e&#x202f;; 1&#x202f;000 au plus sont permises.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; its figures are not reliable.</source>
        <translation>%1&#x202f;; ses chiffres ne sont pas fiables.</translation>
    </message>
    <message>
        <source>%1; its last output: %2.</source>
        <translation>%1&#x202f;; ses derniers mots&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1; not measured by Quantoscope.</source>
        <translation>%1&#x202f;; non mesuré ici.</translation>
    </message>
    <message>
        <source>%1× faster %2 than %3</source>
        <translation>%1× plus rapide %2 que %3</translation>
    </message>
    <message>
        <source>%1× slower %2 than %3</source>
        <translation>%1× plus lent %2 que %3</translation>
    </message>
    <message>
        <source>%1×%2 exceeds the %3 elements that were prepared.</source>
        <translation>%1×%2 ne tient pas dans les %3 éléments préparés.</translation>
    </message>
    <message>
        <source>%2 has no variant &apos;%1&apos;.</source>
        <translation>&apos;%1&apos; n’est pas une variante de %2.</translation>
    </message>
    <message>
        <source>%2 of %1 layers use a sliding window of %3 tokens and the others full attention, which is not supported. The context is limited to the window, where both are equivalent.</source>
        <translation>Sur %1 couches, %2 voient une fenêtre de %3 jetons et les autres tout, ce qui n’est pas pris en charge&#xa0;: le contexte s’arrête à la fenêtre, jusqu’où les deux sont identiques.</translation>
    </message>
    <message>
        <source>%2×%3 is not divisible into cells of %1 pixels.</source>
        <translation>Des cellules de %1 pixels ne divisent pas %2×%3.</translation>
    </message>
    <message numerus="yes">
        <source>%n buffers</source>
        <comment>%n buffer</comment>
        <translation>
            <numerusform>%n tampon</numerusform>
            <numerusform>%n tampons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buffers, %1</source>
        <comment>%n buffer, %1</comment>
        <translation>
            <numerusform>%n tampon, %1</numerusform>
            <numerusform>%n tampons, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are not resolved.</source>
        <comment>%n configuration is not resolved.</comment>
        <translation>
            <numerusform>%n configuration n’est pas résolue.</numerusform>
            <numerusform>%n configurations ne sont pas résolues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are not resolved. Measure %1 rounds and the whole text to narrow their intervals.</source>
        <comment>%n configuration is not resolved. Measure %1 rounds and the whole text to narrow its intervals.</comment>
        <translation>
            <numerusform>%n configuration n’est pas résolue. Mesurez %1 tours et le texte entier pour resserrer son intervalle.</numerusform>
            <numerusform>%n configurations ne sont pas résolues. Mesurez %1 tours et le texte entier pour resserrer leurs intervalles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are simulated on this device.</source>
        <comment>%n configuration is simulated on this device.</comment>
        <translation>
            <numerusform>%n configuration est simulée sur cet appareil.</numerusform>
            <numerusform>%n configurations sont simulées sur cet appareil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are simulated on this device. Their predictions and sizes are valid; their times are not representative of hardware with support.</source>
        <comment>%n configuration is simulated on this device. Its predictions and size are valid; its times are not representative of hardware with support.</comment>
        <translation>
            <numerusform>%n configuration est simulée sur cet appareil. Ses prédictions et sa taille sont valables&#x202f;; ses temps ne sont pas représentatifs d’un matériel qui la prend en charge.</numerusform>
            <numerusform>%n configurations sont simulées sur cet appareil. Leurs prédictions et leurs tailles sont valables&#x202f;; leurs temps ne sont pas représentatifs d’un matériel qui les prend en charge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations do not meet the limits.</source>
        <comment>%n configuration does not meet the limits.</comment>
        <translation>
            <numerusform>%n configuration ne respecte pas les limites.</numerusform>
            <numerusform>%n configurations ne respectent pas les limites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fall</source>
        <comment>%n falls</comment>
        <translation>
            <numerusform>%n tombe</numerusform>
            <numerusform>%n tombent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finite input values were restored as NaN or infinite and are excluded from the error figures.</source>
        <comment>%n finite input value was restored as NaN or infinite and is excluded from the error figures.</comment>
        <translation>
            <numerusform>%n valeur d’entrée finie a été restituée en NaN ou infinie et est exclue des chiffres d’erreur.</numerusform>
            <numerusform>%n valeurs d’entrée finies ont été restituées en NaN ou infinies et sont exclues des chiffres d’erreur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n input values are NaN or infinite and are excluded from the error figures.</source>
        <comment>%n input value is NaN or infinite and is excluded from the error figures.</comment>
        <translation>
            <numerusform>%n valeur d’entrée est NaN ou infinie et est exclue des chiffres d’erreur.</numerusform>
            <numerusform>%n valeurs d’entrée sont NaN ou infinies et sont exclues des chiffres d’erreur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iterations</source>
        <comment>%n iteration</comment>
        <translation>
            <numerusform>%n itération</numerusform>
            <numerusform>%n itérations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iterations and at least %1 ms</source>
        <comment>%n iteration and at least %1 ms</comment>
        <translation>
            <numerusform>%n itération et au moins %1 ms</numerusform>
            <numerusform>%n itérations et au moins %1 ms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kernel runs</source>
        <comment>%n kernel run</comment>
        <translation>
            <numerusform>%n exécution de noyaux</numerusform>
            <numerusform>%n exécutions de noyaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n language-model studies</source>
        <comment>%n language-model study</comment>
        <translation>
            <numerusform>%n étude de modèle de langue</numerusform>
            <numerusform>%n études de modèles de langue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n latency samples</source>
        <comment>%n latency sample</comment>
        <translation>
            <numerusform>%n mesure de latence</numerusform>
            <numerusform>%n mesures de latence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n measurements have a single variant, so they contain no comparison.</source>
        <comment>%n measurement has a single variant, so it contains no comparison.</comment>
        <translation>
            <numerusform>%n mesure n’a qu’une variante et ne contient donc aucune comparaison.</numerusform>
            <numerusform>%n mesures n’ont qu’une variante et ne contiennent donc aucune comparaison.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mode studies</source>
        <comment>%n mode study</comment>
        <translation>
            <numerusform>%n étude de modes</numerusform>
            <numerusform>%n études de modes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are better: %1.</source>
        <comment>%n mode is better: %1.</comment>
        <translation>
            <numerusform>%n mode est meilleur&#xa0;: %1.</numerusform>
            <numerusform>%n modes sont meilleurs&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are equivalent to FP32 within ±0.5 points: %1.</source>
        <comment>%n mode is equivalent to FP32 within ±0.5 points: %1.</comment>
        <translation>
            <numerusform>%n mode est équivalent à FP32 à ±0,5 point près&#xa0;: %1.</numerusform>
            <numerusform>%n modes sont équivalents à FP32 à ±0,5 point près&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are not resolved with these items: %1.</source>
        <comment>%n mode is not resolved with these items: %1.</comment>
        <translation>
            <numerusform>%n mode n’est pas résolu avec ces exemples&#xa0;: %1.</numerusform>
            <numerusform>%n modes ne sont pas résolus avec ces exemples&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are not resolved. Measure %1 calls and %2 test items to narrow their intervals.</source>
        <comment>%n mode is not resolved. Measure %1 calls and %2 test items to narrow its intervals.</comment>
        <translation>
            <numerusform>%n mode n’est pas résolu. Mesurez %1 appels et %2 exemples de test pour resserrer son intervalle.</numerusform>
            <numerusform>%n modes ne sont pas résolus. Mesurez %1 appels et %2 exemples de test pour resserrer leurs intervalles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are simulated on this device. Their accuracy and size are valid; their latency is not representative of hardware with support.</source>
        <comment>%n mode is simulated on this device. Its accuracy and size are valid; its latency is not representative of hardware with support.</comment>
        <translation>
            <numerusform>%n mode est simulé sur cet appareil. Son exactitude et sa taille sont valables&#x202f;; sa latence n’est pas représentative d’un matériel qui le prend en charge.</numerusform>
            <numerusform>%n modes sont simulés sur cet appareil. Leur exactitude et leur taille sont valables&#x202f;; leur latence n’est pas représentative d’un matériel qui les prend en charge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are worse: %1.</source>
        <comment>%n mode is worse: %1.</comment>
        <translation>
            <numerusform>%n mode est moins bon&#xa0;: %1.</numerusform>
            <numerusform>%n modes sont moins bons&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more types of warnings are listed with the runs.</source>
        <comment>%n more type of warning is listed with the runs.</comment>
        <translation>
            <numerusform>%n autre type d’avertissement est indiqué avec les exécutions.</numerusform>
            <numerusform>%n autres types d’avertissements sont indiqués avec les exécutions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median, and %3 on a repaint of this window, no more than expected by chance (p = %4).</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median, and %3 on a repaint of this window, no more than expected by chance (p = %4).</comment>
        <translation>
            <numerusform>%n mesure sur %1 est un pic isolé&#x202f;; p99 vaut %2 × la médiane, et %3 sur un réaffichage de cette fenêtre, pas plus que le hasard ne le laisse attendre (p = %4).</numerusform>
            <numerusform>%n mesures sur %1 sont des pics isolés&#x202f;; p99 vaut %2 × la médiane, et %3 sur un réaffichage de cette fenêtre, pas plus que le hasard ne le laisse attendre (p = %4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</comment>
        <translation>
            <numerusform>%n mesure sur %1 est un pic isolé&#x202f;; p99 vaut %2 × la médiane, et %3 sur un réaffichage de cette fenêtre&#xa0;: le programme perturbe sa propre mesure (p = %4).</numerusform>
            <numerusform>%n mesures sur %1 sont des pics isolés&#x202f;; p99 vaut %2 × la médiane, et %3 sur un réaffichage de cette fenêtre&#xa0;: le programme perturbe sa propre mesure (p = %4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median.</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median.</comment>
        <translation>
            <numerusform>%n mesure sur %1 est un pic isolé&#x202f;; p99 vaut %2 × la médiane.</numerusform>
            <numerusform>%n mesures sur %1 sont des pics isolés&#x202f;; p99 vaut %2 × la médiane.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes</source>
        <comment>%n other process</comment>
        <translation>
            <numerusform>%n autre processus</numerusform>
            <numerusform>%n autres processus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes used the device during the run.</source>
        <comment>%n other process used the device during the run.</comment>
        <translation>
            <numerusform>%n autre processus a utilisé l’appareil pendant l’exécution.</numerusform>
            <numerusform>%n autres processus ont utilisé l’appareil pendant l’exécution.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes used the device during the run: %1.</source>
        <comment>%n other process used the device during the run: %1.</comment>
        <translation>
            <numerusform>%n autre processus a utilisé l’appareil pendant l’exécution&#xa0;: %1.</numerusform>
            <numerusform>%n autres processus ont utilisé l’appareil pendant l’exécution&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other studies</source>
        <comment>%n other study</comment>
        <translation>
            <numerusform>%n autre étude</numerusform>
            <numerusform>%n autres études</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <comment>%n row</comment>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows were measured by other tools, not in the same rounds.</source>
        <comment>%n row was measured by another tool, not in the same rounds.</comment>
        <translation>
            <numerusform>%n ligne a été mesurée par un autre outil, pas dans les mêmes tours.</numerusform>
            <numerusform>%n lignes ont été mesurées par d’autres outils, pas dans les mêmes tours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples are too few: an interval of the median requires 6, p95 requires 59, and p99 requires 299.</source>
        <comment>%n sample is too few: an interval of the median requires 6, p95 requires 59, and p99 requires 299.</comment>
        <translation>
            <numerusform>%n mesure, c’est trop peu&#xa0;: un intervalle de la médiane en demande 6, p95 en demande 59 et p99 en demande 299.</numerusform>
            <numerusform>%n mesures, c’est trop peu&#xa0;: un intervalle de la médiane en demande 6, p95 en demande 59 et p99 en demande 299.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples were not shown during the measurement; the result contains all of them.</source>
        <comment>%n sample was not shown during the measurement; the result contains it.</comment>
        <translation>
            <numerusform>%n mesure n’a pas été affichée pendant l’exécution&#x202f;; le résultat la contient.</numerusform>
            <numerusform>%n mesures n’ont pas été affichées pendant l’exécution&#x202f;; le résultat les contient toutes.</numerusform>
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
            <numerusform>%n balayage</numerusform>
            <numerusform>%n balayages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variants are not resolved. Run until resolved to narrow their intervals.</source>
        <comment>%n variant is not resolved. Run until resolved to narrow its interval.</comment>
        <translation>
            <numerusform>%n variante n’est pas résolue. Mesurez jusqu’à résolution pour resserrer son intervalle.</numerusform>
            <numerusform>%n variantes ne sont pas résolues. Mesurez jusqu’à résolution pour resserrer leurs intervalles.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; in its configuration %2</source>
        <translation>&apos;%1&apos; dans sa configuration %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a memory size.</source>
        <translation>&apos;%1&apos; n’est pas une taille de mémoire.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid size for %2.</source>
        <translation>&apos;%1&apos; n’est pas une taille pour %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; requires a GPU.</source>
        <translation>&apos;%1&apos; ne tourne que sur un GPU.</translation>
    </message>
    <message>
        <source>&apos;bytes&apos; must be a whole number of 0 or more.</source>
        <translation>&apos;bytes&apos; doit être un nombre d’octets.</translation>
    </message>
    <message>
        <source>&apos;quantoscope llm configs&apos; lists them.</source>
        <translation>«&#xa0;quantoscope llm configs&#xa0;» en donne la liste.</translation>
    </message>
    <message>
        <source>&apos;quantoscope modes --list&apos; lists all modes.</source>
        <translation>&apos;quantoscope modes --list&apos; les nomme tous.</translation>
    </message>
    <message>
        <source>&apos;runs&apos; must be a list of at most %1 runs.</source>
        <translation>&apos;runs&apos; doit être une liste d’au plus %1 exécutions.</translation>
    </message>
    <message>
        <source>&apos;speed&apos;, &apos;memory&apos; or &apos;loss&apos;</source>
        <translation>&apos;speed&apos;, &apos;memory&apos; ou &apos;loss&apos;</translation>
    </message>
    <message>
        <source>--group-size is %1; it must be a multiple of 8.</source>
        <translation>--group-size vaut %1&#x202f;; il doit être un multiple de 8.</translation>
    </message>
    <message>
        <source>--out is the folder of the model itself.</source>
        <translation>--out désigne le dossier du modèle lui-même.</translation>
    </message>
    <message>
        <source>--text-tokens is 1; at least two tokens are required.</source>
        <translation>--text-tokens vaut 1&#x202f;; il faut au moins deux jetons pour une évaluation.</translation>
    </message>
    <message>
        <source>128 is usual.</source>
        <translation>128 est usuel.</translation>
    </message>
    <message>
        <source>16 elements per thread</source>
        <translation>16 éléments par fil</translation>
    </message>
    <message>
        <source>16 elements per thread; adjacent lanes load adjacent 16-byte words. Two instructions saturate and pack four codes, four shuffles collect 16 adjacent codes in one lane, and one 16-byte store writes them. 5 instructions per element; memory is the only limit.</source>
        <translation>Seize éléments par fil, des voies voisines sur des 16 octets voisins à chaque lecture&#x202f;; deux instructions saturent et empaquètent quatre codes, quatre shuffles réunissent 16 codes voisins dans une voie, une écriture de 16 octets. 5 instructions par élément&#x202f;; seule la mémoire limite.</translation>
    </message>
    <message>
        <source>16-bit weights must be FP16 or BF16</source>
        <translation>les demi-précisions sont FP16 ou BF16</translation>
    </message>
    <message>
        <source>32-bit floating point</source>
        <translation>virgule flottante de 32 bits</translation>
    </message>
    <message>
        <source>4 elements per thread</source>
        <translation>4 éléments par fil</translation>
    </message>
    <message>
        <source>4096x8192, or a number of elements such as 50000000</source>
        <translation>4096x8192, ou un nombre d’éléments comme 50000000</translation>
    </message>
    <message>
        <source>512, 64x4096x14336 (m x k x n) or m64k4096n14336</source>
        <translation>512, 64x4096x14336 (m x k x n) ou m64k4096n14336</translation>
    </message>
    <message>
        <source>8 elements per thread</source>
        <translation>8 éléments par fil</translation>
    </message>
    <message>
        <source>95% from %1 to %2</source>
        <translation>95&#x202f;% de %1 à %2</translation>
    </message>
    <message>
        <source>A %1 split of %2 items exceeds the limit of %3.</source>
        <translation>Une partie «&#xa0;%1&#xa0;» de %2 exemples dépasse la limite de %3.</translation>
    </message>
    <message>
        <source>A %1 split of %2 items is not valid.</source>
        <translation>Une partie «&#xa0;%1&#xa0;» de %2 exemples n’a pas de sens.</translation>
    </message>
    <message>
        <source>A batch of %1 sequences is not supported.</source>
        <translation>Un lot de %1 séquences n’est pas possible.</translation>
    </message>
    <message>
        <source>A buffer of %1 bytes was requested.</source>
        <translation>Un tampon de %1 octets a été demandé.</translation>
    </message>
    <message>
        <source>A buffer requires %1 MiB of GPU memory; %2 MiB is available.</source>
        <translation>Un tampon demande %1 MiB de mémoire du GPU&#x202f;; %2 MiB sont libres.</translation>
    </message>
    <message>
        <source>A buffer requires %1 of memory; %2 is available.</source>
        <translation>Un tampon demande %1 de mémoire&#x202f;; %2 sont libres.</translation>
    </message>
    <message>
        <source>A calibration input of the layer is not a finite number.</source>
        <translation>Une entrée de calibration de la couche n’est pas un nombre fini.</translation>
    </message>
    <message>
        <source>A context of %1 tokens was requested; the model supports %2.</source>
        <translation>Un contexte de %1 jetons est demandé&#x202f;; le modèle a été fait pour %2.</translation>
    </message>
    <message>
        <source>A dimension of %1 exceeds the limit of the BLAS library.</source>
        <translation>Un côté de %1 est plus que ne prend la bibliothèque BLAS.</translation>
    </message>
    <message>
        <source>A group must have at least one element, not %1.</source>
        <translation>Un groupe a au moins un élément, pas %1.</translation>
    </message>
    <message>
        <source>A header of %1 bytes exceeds the limit of the format.</source>
        <translation>Un en-tête de %1 octets dépasse la limite du format.</translation>
    </message>
    <message>
        <source>A hidden layer of width %1 is not supported; use 1 to 65,536.</source>
        <translation>Une couche cachée de largeur %1 n’est pas possible&#x202f;; de 1 à 65&#x202f;536 le sont.</translation>
    </message>
    <message>
        <source>A kernel wrote outside its output at %1×%2.</source>
        <translation>Un noyau a écrit hors de sa sortie à %1×%2.</translation>
    </message>
    <message>
        <source>A larger batch reduces the total throughput of %1. Use the smaller batch size on this device.</source>
        <translation>Un lot plus grand abaisse le débit total de %1. Prenez-y le lot plus petit sur cet appareil.</translation>
    </message>
    <message>
        <source>A limit must be a number of 0 or more.</source>
        <translation>Une limite doit être un nombre à partir de 0.</translation>
    </message>
    <message>
        <source>A line is longer than %1 bytes.</source>
        <translation>Une ligne dépasse %1 octets.</translation>
    </message>
    <message>
        <source>A matrix of %1 × %2 was passed for layer %3; expected %4 × %5.</source>
        <translation>Une matrice de %1 × %2 a été donnée pour la couche %3 là où il en faut une de %4 × %5.</translation>
    </message>
    <message>
        <source>A matrix of the model was passed twice.</source>
        <translation>Une matrice du modèle a été donnée deux fois.</translation>
    </message>
    <message>
        <source>A matrix passed to the engine is invalid: %1.</source>
        <translation>Une matrice transmise au moteur est incorrecte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A mean includes every slow sample, at the beginning or later. Compare two kernels by the ratio of their medians, with its interval.</source>
        <translation>Une moyenne absorbe chaque mesure lente, au début ou plus tard&#x202f;; ce qui distingue deux noyaux est le rapport de leurs médianes, avec son intervalle.</translation>
    </message>
    <message>
        <source>A message announces %1 bytes; the limit is %2.</source>
        <translation>Un message annonce %1 octets&#x202f;; %2 au plus sont acceptés.</translation>
    </message>
    <message>
        <source>A message must be a JSON object.</source>
        <translation>Un message doit être un objet JSON.</translation>
    </message>
    <message>
        <source>A model must be set up for at least one item at a time.</source>
        <translation>Un modèle est prévu pour au moins un exemple à la fois.</translation>
    </message>
    <message>
        <source>A pattern has %1 bytes; the limit is %2.</source>
        <translation>Un motif fait %1 octets&#x202f;; %2 au plus sont lus.</translation>
    </message>
    <message>
        <source>A pattern of the tokenizer takes too long for this text.</source>
        <translation>Un motif du tokenizer prend trop de temps sur ce texte.</translation>
    </message>
    <message>
        <source>A plain copy with the traffic of this mode is %1× as fast as one with the traffic of %2. This mode reaches %3% of the speed of its copy, %2 reaches %4%.</source>
        <translation>Une simple copie avec le trafic de ce mode est %1× aussi rapide qu’une copie avec celui de %2. Ce mode atteint %3&#x202f;% de la vitesse de sa copie, %2 atteint %4&#x202f;%.</translation>
    </message>
    <message>
        <source>A product of %1 matrices with %2 rows is too large without cuBLASLt.</source>
        <translation>Un produit de %1 matrices de %2 lignes est trop grand sans cuBLASLt.</translation>
    </message>
    <message>
        <source>A product of %1 rows was asked of the kernel for few.</source>
        <translation>Un produit de %1 lignes a été demandé au noyau prévu pour peu de lignes.</translation>
    </message>
    <message>
        <source>A prompt of %1 tokens and %2 generated tokens require %3 positions; the model supports %4.</source>
        <translation>Un prompt de %1 jetons et %2 jetons générés prennent %3 positions&#x202f;; le modèle a été fait pour %4.</translation>
    </message>
    <message>
        <source>A quantized file cannot be used as a model. Open the original model.</source>
        <translation>On ne peut continuer à partir d’un fichier quantifié&#x202f;; ouvrez celui dont il a été tiré.</translation>
    </message>
    <message>
        <source>A read sweep makes each single launch cold and cannot be used inside a graph.</source>
        <translation>Une passe de lecture refroidit chaque lancement isolé&#x202f;; elle ne peut servir dans un graphe.</translation>
    </message>
    <message>
        <source>A result has an unsupported element type (%1).</source>
        <translation>Un résultat a un type d’élément qui ne peut être lu (%1).</translation>
    </message>
    <message>
        <source>A retarget request requires a &apos;spec&apos;.</source>
        <translation>Un changement de cible a besoin d’un &apos;spec&apos;.</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>Une exécution est en cours.</translation>
    </message>
    <message>
        <source>A run request requires a &apos;spec&apos;.</source>
        <translation>Une exécution a besoin d’un &apos;spec&apos;.</translation>
    </message>
    <message>
        <source>A sample cannot contain %1 launches.</source>
        <translation>Une mesure ne peut être de %1 lancements.</translation>
    </message>
    <message>
        <source>A sample cannot contain %1 launches; use 1 to %2.</source>
        <translation>Une mesure ne peut être faite de %1 lancements&#x202f;; il en faut de 1 à %2.</translation>
    </message>
    <message>
        <source>A sample is the time of a graph replay minus the constant overhead of the graph. If nothing remains, the sample counts as 0 µs and lowers the statistics. Use more launches per graph, so that their time exceeds the overhead.</source>
        <translation>Une mesure est ce qui reste du rejeu d’un graphe une fois ôté le coût constant du graphe lui-même. Là où il ne reste rien, la mesure compte pour 0 µs et tire les statistiques vers le bas. Mettez plus de lancements dans un graphe, pour que leur temps l’emporte sur la constante.</translation>
    </message>
    <message>
        <source>A sequence of %1 tokens exceeds the context of %2.</source>
        <translation>Une séquence de %1 jetons ne tient pas dans le contexte de %2.</translation>
    </message>
    <message>
        <source>A session cannot be run; it only answers prompts.</source>
        <translation>Il n’y a rien à exécuter&#xa0;: une session répond à des prompts.</translation>
    </message>
    <message>
        <source>A single custom kernel. Scores stay on chip, tile by tile, with a running maximum and sum per row, so only queries, keys, values and the result access memory.</source>
        <translation>Un noyau à nous&#xa0;: les scores restent sur la puce, tuile par tuile, avec un maximum et une somme courants par ligne, de sorte que seuls requêtes, clés, valeurs et résultat touchent la mémoire.</translation>
    </message>
    <message>
        <source>A static scale can be set for quantization only.</source>
        <translation>Une échelle donnée ne vaut que pour quantize.</translation>
    </message>
    <message>
        <source>A step of %1 tokens is too long.</source>
        <translation>Un pas de %1 jetons est trop long.</translation>
    </message>
    <message>
        <source>A study is in progress.</source>
        <translation>Une étude est en cours.</translation>
    </message>
    <message>
        <source>A sweep cannot be live.</source>
        <translation>Un balayage ne peut être en direct.</translation>
    </message>
    <message>
        <source>A sweep changes the size of the input, but the size of a file is fixed.</source>
        <translation>Un balayage change la taille de l’entrée, qu’un fichier impose.</translation>
    </message>
    <message>
        <source>A sweep has one or two axes.</source>
        <translation>Un balayage a un ou deux axes.</translation>
    </message>
    <message>
        <source>A table requires features and a label, in columns separated by commas, semicolons or tabs.</source>
        <translation>Une table a besoin de caractéristiques et d’une classe&#x202f;; les colonnes sont séparées par des virgules, des points-virgules ou des tabulations.</translation>
    </message>
    <message>
        <source>A table requires features and a label.</source>
        <translation>Une table a besoin de caractéristiques et d’une classe.</translation>
    </message>
    <message>
        <source>A task file has one JSON record per line, or a JSON array of records.</source>
        <translation>Un fichier de tâche a un enregistrement JSON par ligne, ou un seul tableau JSON d’enregistrements.</translation>
    </message>
    <message>
        <source>A timer has a finite resolution and reports some time even for an empty launch. If a launch is not much longer than both, the sample measures the timer as much as the kernel, and differences of a few percent are lost. Time many launches per sample; quantiles are then those of means.</source>
        <translation>Une horloge a un pas minimal et montre un certain temps même autour d’un lancement vide&#x202f;; un lancement qui n’est pas loin au-dessus des deux mesure l’horloge autant que lui-même. Des différences de quelques pour cent s’y perdent. Mettez beaucoup de lancements dans une mesure&#x202f;; les percentiles sont alors ceux de moyennes.</translation>
    </message>
    <message>
        <source>A transformer requires images, which it splits into patches; table rows cannot be split.</source>
        <translation>Un transformer prend des images, qu’il découpe en morceaux&#x202f;; les lignes d’une table n’en ont pas.</translation>
    </message>
    <message>
        <source>A transformer with width %1, %2 heads, %3 blocks and MLP width %4 is not supported: the width must be divisible by the heads, widths can be up to 65,536, and blocks up to 64.</source>
        <translation>Un transformer de largeur %1, %2 têtes, %3 blocs et largeur de MLP %4 n’est pas possible&#xa0;: les têtes divisent la largeur, les largeurs sont d’au plus 65&#x202f;536, les blocs d’au plus 64.</translation>
    </message>
    <message>
        <source>A vector of %1 numbers was passed; expected %2.</source>
        <translation>Un vecteur de %1 nombres a été donné là où il en faut %2.</translation>
    </message>
    <message>
        <source>A vector of the model was passed twice.</source>
        <translation>Un vecteur du modèle a été donné deux fois.</translation>
    </message>
    <message>
        <source>A weight of the layer is not a finite number.</source>
        <translation>Un poids de la couche n’est pas un nombre fini.</translation>
    </message>
    <message>
        <source>AWQ and GPTQ were calibrated on English novels, because no calibration text was specified (--calibration).</source>
        <translation>AWQ et GPTQ ont été calibrés sur des romans anglais, faute de texte de calibration (--calibration).</translation>
    </message>
    <message>
        <source>AWQ received %1 weights for a layer of %2 × %3.</source>
        <translation>AWQ a reçu %1 poids pour une couche de %2 × %3.</translation>
    </message>
    <message>
        <source>AWQ requires calibration samples of %1 features each.</source>
        <translation>AWQ a besoin d’exemples de calibration de %1 caractéristiques chacun.</translation>
    </message>
    <message>
        <source>AWQ supports groups within a row or entire rows, not the entire tensor.</source>
        <translation>AWQ prend des groupes d’une ligne ou des lignes entières, pas tout le tenseur.</translation>
    </message>
    <message>
        <source>According to the file, the rows from %1 were measured on %2.</source>
        <translation>Les lignes de %1 ont été mesurées sur %2, d’après ce fichier.</translation>
    </message>
    <message>
        <source>According to the text, the arithmetic that ran differs from the one in the row&apos;s name. Label such a row as simulated.</source>
        <translation>Le texte dit lui-même qu’une autre arithmétique a tourné que ne le promet le nom de la ligne. Une telle ligne doit être signalée comme simulée.</translation>
    </message>
    <message>
        <source>Accuracy loss</source>
        <translation>Perte d’exactitude</translation>
    </message>
    <message>
        <source>Accuracy loss in %1</source>
        <translation>Perte d’exactitude en %1</translation>
    </message>
    <message numerus="yes">
        <source>Accuracy: %1 of %n modes are not resolved with the test items.</source>
        <comment>Accuracy: %1 of %n mode is not resolved with the test items.</comment>
        <translation>
            <numerusform>Exactitude&#xa0;: %1 mode sur %n n’est pas résolu avec les exemples de test.</numerusform>
            <numerusform>Exactitude&#xa0;: %1 des %n modes ne sont pas résolus avec les exemples de test.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy: run “%1”, n = %2 test items; 95% intervals of differences paired by item.</source>
        <translation>Exactitude&#xa0;: exécution «&#xa0;%1&#xa0;», n = %2 exemples de test&#x202f;; intervalles à 95&#x202f;% des différences appariées par exemple.</translation>
    </message>
    <message>
        <source>All columns: run “%1”, imported from %2.</source>
        <translation>Toutes les colonnes&#xa0;: exécution «&#xa0;%1&#xa0;», importée de %2.</translation>
    </message>
    <message>
        <source>All columns: run “%1”, n = %2 iterations of each, interleaved; 95% intervals of the median ratio by iteration.</source>
        <translation>Toutes les colonnes&#xa0;: exécution «&#xa0;%1&#xa0;», n = %2 itérations de chacun, entrelacées&#x202f;; intervalles à 95&#x202f;% du rapport médian par itération.</translation>
    </message>
    <message>
        <source>All features of the training items have the same value, so a model cannot learn from them.</source>
        <translation>Toutes les caractéristiques des exemples d’entraînement sont le même nombre&#xa0;: il n’y a rien à apprendre.</translation>
    </message>
    <message>
        <source>All measured samples are kept. The next run starts a new worker process.</source>
        <translation>Tout ce qui a été mesuré est gardé. La prochaine exécution démarre d’elle-même un nouveau processus de calcul.</translation>
    </message>
    <message>
        <source>All results received so far are kept.</source>
        <translation>Tout ce qui était arrivé est gardé.</translation>
    </message>
    <message>
        <source>All samples received so far are kept. The next run starts a new worker process.</source>
        <translation>Tout ce qui était arrivé est gardé. La prochaine exécution démarre d’elle-même un nouveau processus de calcul.</translation>
    </message>
    <message>
        <source>All sentences of the text are alike, so a cloze task cannot be generated from it.</source>
        <translation>Les phrases du texte sont toutes identiques, aucune tâche à trous ne peut donc en être faite.</translation>
    </message>
    <message>
        <source>All sizes must be 1 or more.</source>
        <translation>Toutes les tailles doivent être 1 ou plus.</translation>
    </message>
    <message>
        <source>An IDX file begins with 0, 0, a type (8 for bytes) and 1 to 8 dimensions.</source>
        <translation>Un fichier IDX commence par 0, 0, un type (8 pour des octets) et de 1 à 8 dimensions.</translation>
    </message>
    <message>
        <source>An accuracy over n items is a multiple of 1/n. All figures of the column are multiples of the same 1/n, which is unlikely to be a coincidence. The standard error is √(p(1 − p)/n). On the same items, the McNemar test requires at least 6 items that changed in one direction.</source>
        <translation>Une exactitude sur n exemples est un multiple de 1/n. Tous les chiffres de la colonne le sont, pour un n où le hasard ne l’expliquerait pas. L’erreur type est √(p(1 − p)/n)&#x202f;; sur les mêmes exemples, le test de McNemar demande au moins 6 exemples ayant changé dans un sens.</translation>
    </message>
    <message>
        <source>An embedding must be dense, and a tied model must not have a separate head.</source>
        <translation>Un plongement doit être dense (non quantifié), et un modèle à tête partagée n’a pas de tête propre.</translation>
    </message>
    <message>
        <source>Another process on the device uses compute time, memory bandwidth and cache at unpredictable times. Any sample can be affected, and statistics cannot correct for it. Stop that process, or measure on another device.</source>
        <translation>Un autre processus sur l’appareil prend du temps de calcul, de la bande passante et du cache quand il veut. Toute mesure peut en être ralentie, et aucune statistique ne l’enlève. Terminez-le ou mesurez sur un autre appareil.</translation>
    </message>
    <message>
        <source>Another program is writing to it. Try again later.</source>
        <translation>Un autre programme est en train de l’écrire&#x202f;; réessayez quand il aura fini.</translation>
    </message>
    <message>
        <source>As FP8 E4M3, but with E5M2 activations, which have a larger range and one mantissa bit less. Weights remain E4M3, because tensor cores cannot multiply E5M2 by E5M2.</source>
        <translation>Comme FP8 E4M3 avec des activations E5M2, qui ont plus d’étendue et un bit de mantisse en moins&#x202f;; les poids restent en E4M3, les cœurs tensoriels ne multipliant pas deux E5M2.</translation>
    </message>
    <message>
        <source>As QAT INT4, with a learned step size per group of weights (Esser et al. 2020).</source>
        <translation>Comme QAT INT4 avec un pas appris par groupe de poids (Esser et al. 2020).</translation>
    </message>
    <message>
        <source>As QAT INT8, with learned step sizes of weights and activations; one activation step size per layer (Esser et al. 2020).</source>
        <translation>Comme QAT INT8 avec des pas appris pour les poids et les activations, un par couche pour ces dernières (Esser et al. 2020).</translation>
    </message>
    <message>
        <source>As fast as %1: %2.</source>
        <translation>Aussi rapides que %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Comme publié</translation>
    </message>
    <message>
        <source>At %1, %2 compared with %3: the ratio of means is %4×, that of medians %5× (%6–%7). The rest is due to slow samples.</source>
        <translation>À %1, %2 face à %3&#xa0;: les moyennes disent %4×, les médianes %5× (%6–%7)&#xa0;: le reste, ce sont des mesures lentes.</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>À %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>At least two classes are required. Check that this is the label column.</source>
        <translation>Il faut au moins deux classes. Vérifiez qu’il s’agit de la colonne des classes.</translation>
    </message>
    <message>
        <source>Attention heads per sequence.</source>
        <translation>Têtes d’attention d’une séquence.</translation>
    </message>
    <message>
        <source>Attention on the GPU supports FP16 and BF16, not FP32.</source>
        <translation>L’attention sur le GPU prend FP16 et BF16, pas FP32.</translation>
    </message>
    <message>
        <source>Available modes: %1.</source>
        <translation>Modes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Available variants: %1.</source>
        <translation>Variantes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>BF16 tensor cores with FP32 accumulation: the range of FP32, 7 mantissa bits, the speed of FP16.</source>
        <translation>Cœurs tensoriels en BF16, sommes en FP32&#xa0;: étendue de FP32, 7 bits de mantisse, vitesse de FP16.</translation>
    </message>
    <message>
        <source>BF16 tensor cores, FP32 sums</source>
        <translation>cœurs tensoriels BF16, sommes FP32</translation>
    </message>
    <message>
        <source>BF16 tensor cores, FP32 sums (cuBLASLt)</source>
        <translation>cœurs tensoriels BF16, sommes FP32 (cuBLASLt)</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Batch sizes</source>
        <translation>Tailles de lot</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>Lots</translation>
    </message>
    <message>
        <source>Bias and GELU in the epilogue of the cuBLASLt matrix product, applied while the sums are in registers: one launch, no second pass.</source>
        <translation>Biais et GELU dans le produit de cuBLASLt, sur les sommes encore en registres&#xa0;: un lancement, pas de second passage.</translation>
    </message>
    <message>
        <source>Both configurations are &apos;%1&apos;.</source>
        <translation>Les deux configurations sont &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Both must come from the same export.</source>
        <translation>Les deux doivent venir du même export.</translation>
    </message>
    <message>
        <source>Both sizes must be 1 or more.</source>
        <translation>Les deux tailles doivent être 1 ou plus.</translation>
    </message>
    <message>
        <source>Buffer %1 does not exist.</source>
        <translation>Il n’y a pas de tampon %1.</translation>
    </message>
    <message>
        <source>Buffer %1 of the recorded program %2 no longer exists.</source>
        <translation>Le tampon %1 du programme enregistré %2 n’existe plus.</translation>
    </message>
    <message>
        <source>Build the CUDA module for this device (CMAKE_CUDA_ARCHITECTURES).</source>
        <translation>Compilez le module CUDA pour cet appareil (CMAKE_CUDA_ARCHITECTURES).</translation>
    </message>
    <message>
        <source>Build with the CUDA Toolkit, install the package quantoscope-cuda13, or set QUANTOSCOPE_BACKENDS to its folder. Searched: %1.</source>
        <translation>Compilez avec le CUDA Toolkit, installez le paquet quantoscope-cuda13, ou donnez son dossier à QUANTOSCOPE_BACKENDS. Cherché&#xa0;: %1.</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>CPU frequency scaling was enabled during the Google Benchmark measurement.</source>
        <translation>La variation de fréquence du CPU était active pendant que Google Benchmark mesurait.</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>CUDA device %1 does not exist; there are %2, numbered from 0.</source>
        <translation>Il n’y a pas d’appareil CUDA %1&#x202f;; il y en a %2, comptés à partir de 0.</translation>
    </message>
    <message>
        <source>CUDA device %1 does not exist; there is %2, numbered from 0.</source>
        <translation>Il n’y a pas d’appareil CUDA %1&#x202f;; il y en a %2, compté à partir de 0.</translation>
    </message>
    <message>
        <source>CUDA failed while %1: %2 (%3).</source>
        <translation>Échec de CUDA (pendant&#xa0;: %1)&#xa0;: %2 (%3).</translation>
    </message>
    <message>
        <source>CUDA graph</source>
        <translation>graphe CUDA</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Calibrate again.</source>
        <translation>Étalonnez de nouveau.</translation>
    </message>
    <message>
        <source>Calibrating layer %1</source>
        <translation>Calibration de la couche %1</translation>
    </message>
    <message>
        <source>Calibrating layer %1 to %2</source>
        <translation>Calibration des couches %1 à %2</translation>
    </message>
    <message>
        <source>Cannot continue this training: %1.</source>
        <translation>Cet entraînement ne peut continuer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cannot create a folder without a name.</source>
        <translation>Impossible de créer un dossier sans nom.</translation>
    </message>
    <message>
        <source>Cannot create the folder %1: %2 is a file, not a folder.</source>
        <translation>Impossible de créer le dossier %1&#xa0;: %2 est un fichier, pas un dossier.</translation>
    </message>
    <message>
        <source>Cannot create the folder %1: %2.</source>
        <translation>Impossible de créer le dossier %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Cannot create the folder %1: the name contains a zero byte.</source>
        <translation>Impossible de créer le dossier %1&#xa0;: le nom contient un octet nul.</translation>
    </message>
    <message>
        <source>Cannot decompress %1: %2.</source>
        <translation>%1 ne peut être décompressé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Cannot load the BLAS library &apos;%1&apos; set in %2, or it has no cblas_sgemm.</source>
        <translation>La bibliothèque BLAS &apos;%1&apos; que nomme %2 ne peut être chargée, ou n’a pas de cblas_sgemm.</translation>
    </message>
    <message>
        <source>Cannot load the CUDA module: %1.</source>
        <translation>Le module CUDA ne peut pas être chargé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cannot measure latency: %1</source>
        <translation>La latence n’a pu être mesurée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cannot normalize a text: %1.</source>
        <translation>Un texte ne peut être mis sous forme normale&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cannot process %1: %2</source>
        <translation>Impossible de traiter %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Cannot process %1: %2.</source>
        <translation>Impossible de traiter %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>Impossible de lire %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: in its .npy header, at character %2, %3.</source>
        <translation>%1 ne peut être lu&#xa0;: dans son en-tête .npy, au caractère %2, %3.</translation>
    </message>
    <message>
        <source>Cannot read %1: line %2, column %3: %4.</source>
        <translation>%1 ne peut être lu&#xa0;: ligne %2, colonne %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Cannot read the folder %1: %2.</source>
        <translation>Impossible de lire le dossier %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2.</source>
        <translation>%1 ne peut pas être enregistré&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Cannot start a thread.</source>
        <translation>Aucun fil n’a pu être démarré.</translation>
    </message>
    <message>
        <source>Cannot start the worker process %1: %2.</source>
        <translation>Le processus de calcul %1 n’a pas pu démarrer&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Cannot start training: %1.</source>
        <translation>L’entraînement ne peut commencer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cannot use %1 as a model: %2.</source>
        <translation>%1 ne peut servir de modèle&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Cannot use %1 as data: %2.</source>
        <translation>%1 ne peut servir de données&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2 is a file, not a folder.</source>
        <translation>Impossible d’écrire %1&#xa0;: %2 est un fichier, pas un dossier.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>Impossible d’écrire %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Cannot write %1: %3 (%2 were written).</source>
        <translation>Impossible d’écrire %1&#xa0;: %3 (%2 ont été écrits).</translation>
    </message>
    <message>
        <source>Cannot write %1: %4 (%2 of %3 were written).</source>
        <translation>Impossible d’écrire %1&#xa0;: %4 (%2 sur %3 ont été écrits).</translation>
    </message>
    <message>
        <source>Cannot write %1: its folder does not exist.</source>
        <translation>Impossible d’écrire %1&#xa0;: son dossier n’existe pas.</translation>
    </message>
    <message>
        <source>Cannot write %1: no program is reading from the pipe.</source>
        <translation>Impossible d’écrire %1&#xa0;: c’est un tube que personne ne lit.</translation>
    </message>
    <message>
        <source>Cannot write %1: the name contains a zero byte.</source>
        <translation>Impossible d’écrire %1&#xa0;: le nom contient un octet nul.</translation>
    </message>
    <message>
        <source>Cannot write %1: the shape %2 of %3 does not match its %4 bytes.</source>
        <translation>Impossible d’écrire %1&#xa0;: la forme %2 de %3 ne correspond pas à ses %4 octets.</translation>
    </message>
    <message>
        <source>Cannot write a file without a name.</source>
        <translation>Impossible d’écrire un fichier sans nom.</translation>
    </message>
    <message>
        <source>Cannot write into the folder %1: %2.</source>
        <translation>Impossible d’écrire dans le dossier %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Cannot write tensor %1: %2.</source>
        <translation>Le tenseur %1 ne peut être écrit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Cannot write the journal %1: %2.</source>
        <translation>Impossible d’écrire le journal %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Cannot write the journal of the run: %1.</source>
        <translation>Impossible d’écrire le journal de l’exécution&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Change its permissions or choose another location.</source>
        <translation>Changez ses droits d’accès ou choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>Chat template: %1.</source>
        <translation>Gabarit de chat&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Chat templates: %1.</source>
        <translation>Gabarits de chat&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Check nvidia-smi and CUDA_VISIBLE_DEVICES, or run on the CPU.</source>
        <translation>Vérifiez nvidia-smi et CUDA_VISIBLE_DEVICES, ou mesurez sur le CPU.</translation>
    </message>
    <message>
        <source>Check that both programs have the same version.</source>
        <translation>Vérifiez que les deux programmes sont de la même version.</translation>
    </message>
    <message>
        <source>Check that config.json belongs to these weights.</source>
        <translation>Vérifiez que le config.json correspond à ces poids.</translation>
    </message>
    <message>
        <source>Check that config.json describes how the checkpoint is quantized.</source>
        <translation>Vérifiez que le config.json indique comment le point de reprise est quantifié.</translation>
    </message>
    <message>
        <source>Check that it is a .safetensors file.</source>
        <translation>Vérifiez qu’il s’agit d’un fichier .safetensors.</translation>
    </message>
    <message>
        <source>Check that it is a model folder and that the download was complete.</source>
        <translation>Vérifiez qu’il s’agit d’un dossier de modèle et que le téléchargement était complet.</translation>
    </message>
    <message>
        <source>Check that it is a tokenizer.json of Hugging Face tokenizers.</source>
        <translation>Vérifiez qu’il s’agit d’un tokenizer.json de la bibliothèque tokenizers de Hugging Face.</translation>
    </message>
    <message>
        <source>Check that it is not the file of another task.</source>
        <translation>Vérifiez qu’il ne s’agit pas du fichier d’une autre tâche.</translation>
    </message>
    <message>
        <source>Check that it is the complete config.json of a language model.</source>
        <translation>Vérifiez qu’il s’agit du config.json complet d’un modèle de langue.</translation>
    </message>
    <message>
        <source>Check that it is the config.json of a language model.</source>
        <translation>Vérifiez qu’il s’agit du config.json d’un modèle de langue.</translation>
    </message>
    <message>
        <source>Check that it is the correct file, and keep only the part with the tables.</source>
        <translation>Est-ce le bon fichier&#x202f;? Gardez la partie avec les tables.</translation>
    </message>
    <message>
        <source>Check that it is the correct file.</source>
        <translation>Vérifiez qu’il s’agit du bon fichier.</translation>
    </message>
    <message>
        <source>Check that the download or export was complete.</source>
        <translation>Vérifiez que le téléchargement ou l’export était complet.</translation>
    </message>
    <message>
        <source>Check that the download was complete, or compress the file again.</source>
        <translation>Le téléchargement était-il complet&#x202f;? Refaites-le ou recompressez-le.</translation>
    </message>
    <message>
        <source>Check that the export was complete and that the file was not modified by hand.</source>
        <translation>Vérifiez que l’export était complet et que le fichier n’a pas été modifié à la main.</translation>
    </message>
    <message>
        <source>Check that the export was complete.</source>
        <translation>Vérifiez que l’export était complet.</translation>
    </message>
    <message>
        <source>Check that the file exists and is executable, or turn off &apos;Run kernels in a separate process&apos; in the settings.</source>
        <translation>Le fichier est-il là, et exécutable&#x202f;? «&#xa0;Exécuter les noyaux dans un processus séparé&#xa0;» peut être désactivé dans les paramètres.</translation>
    </message>
    <message>
        <source>Check that this is the label column.</source>
        <translation>Vérifiez qu’il s’agit de la colonne des classes.</translation>
    </message>
    <message>
        <source>Check that this is the label column. Regression targets are not supported.</source>
        <translation>Est-ce la colonne des classes&#x202f;? Des cibles de régression ne peuvent servir.</translation>
    </message>
    <message>
        <source>Check that tokenizer.json is complete.</source>
        <translation>Vérifiez que le tokenizer.json est complet.</translation>
    </message>
    <message>
        <source>Check the disk, or use another one.</source>
        <translation>Vérifiez le disque&#x202f;; essayez-en un autre.</translation>
    </message>
    <message>
        <source>Check the features.</source>
        <translation>Vérifiez les caractéristiques.</translation>
    </message>
    <message>
        <source>Check the file for damage.</source>
        <translation>Vérifiez que le fichier n’est pas endommagé.</translation>
    </message>
    <message>
        <source>Check the numbers of the configuration.</source>
        <translation>Vérifiez les nombres de la configuration.</translation>
    </message>
    <message>
        <source>Check the path and the disk.</source>
        <translation>Vérifiez le chemin et le disque.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Vérifiez le chemin.</translation>
    </message>
    <message>
        <source>Check the path; relative paths start at the current folder.</source>
        <translation>Vérifiez le chemin&#x202f;; les chemins relatifs partent du dossier courant.</translation>
    </message>
    <message>
        <source>Check the permissions of %1.</source>
        <translation>Vérifiez les droits d’accès de %1.</translation>
    </message>
    <message>
        <source>Choose 1 to %1.</source>
        <translation>Choisissez de 1 à %1.</translation>
    </message>
    <message>
        <source>Choose 10 (digits) or 36 (digits and letters).</source>
        <translation>Demandez 10 (chiffres) ou 36 (chiffres et lettres).</translation>
    </message>
    <message>
        <source>Choose FP16 or BF16.</source>
        <translation>Choisissez FP16 ou BF16.</translation>
    </message>
    <message>
        <source>Choose a .quantoscope file, a results.json of an exported report, or a tensor file by its ending: .npy or .safetensors.</source>
        <translation>Choisissez un fichier .quantoscope, le results.json d’un rapport exporté, ou un fichier de tenseurs d’après son extension&#xa0;: .npy ou .safetensors.</translation>
    </message>
    <message>
        <source>Choose a .quantoscope file, or a results.json of an exported report.</source>
        <translation>Choisissez un fichier .quantoscope, ou le results.json d’un rapport exporté.</translation>
    </message>
    <message>
        <source>Choose a .quantoscope file.</source>
        <translation>Choisissez un fichier .quantoscope.</translation>
    </message>
    <message>
        <source>Choose a configuration that quantizes it, or the baseline.</source>
        <translation>Demandez une configuration qui le quantifie, ou la référence.</translation>
    </message>
    <message>
        <source>Choose a file written by &apos;quantoscope llm --json&apos;.</source>
        <translation>Choisissez un fichier écrit par &apos;quantoscope llm --json&apos;.</translation>
    </message>
    <message>
        <source>Choose a file written by &apos;quantoscope modes --json&apos;.</source>
        <translation>Choisissez un fichier écrit par &apos;quantoscope modes --json&apos;.</translation>
    </message>
    <message>
        <source>Choose a folder with MNIST-style files (train-images-idx3-ubyte, …), a .csv file with a label column, or x.npy with y.npy.</source>
        <translation>Indiquez un dossier avec train-images-idx3-ubyte et ses semblables, un fichier .csv avec une colonne de classes, ou x.npy avec y.npy.</translation>
    </message>
    <message>
        <source>Choose a folder with write permission.</source>
        <translation>Choisissez un dossier où vous pouvez écrire.</translation>
    </message>
    <message>
        <source>Choose a results.json or session written by Quantoscope.</source>
        <translation>Choisissez un results.json ou une session écrits par Quantoscope.</translation>
    </message>
    <message>
        <source>Choose a results.json written by Quantoscope.</source>
        <translation>Choisissez un results.json écrit par Quantoscope.</translation>
    </message>
    <message>
        <source>Choose a shorter --prompt-len or --gen-len.</source>
        <translation>Choisissez --prompt-len ou --gen-len plus court.</translation>
    </message>
    <message>
        <source>Choose a shorter one.</source>
        <translation>Choisissez-en un plus court.</translation>
    </message>
    <message>
        <source>Choose a smaller model or another configuration.</source>
        <translation>Choisissez un modèle plus petit ou une autre configuration.</translation>
    </message>
    <message>
        <source>Choose a smaller model, fewer configurations or a smaller batch.</source>
        <translation>Choisissez un modèle plus petit, moins de configurations ou un lot plus petit.</translation>
    </message>
    <message>
        <source>Choose a smaller size or fewer variants.</source>
        <translation>Choisissez une taille plus petite ou moins de variantes.</translation>
    </message>
    <message>
        <source>Choose a smaller size.</source>
        <translation>Choisissez une taille plus petite.</translation>
    </message>
    <message>
        <source>Choose a smaller tensor or hot cache, or free memory of the GPU.</source>
        <translation>Choisissez un tenseur plus petit ou le cache chaud, ou libérez de la mémoire du GPU.</translation>
    </message>
    <message>
        <source>Choose a smaller tensor, or free memory of the GPU.</source>
        <translation>Choisissez un tenseur plus petit, ou libérez de la mémoire du GPU.</translation>
    </message>
    <message>
        <source>Choose a smaller tensor.</source>
        <translation>Choisissez un tenseur plus petit.</translation>
    </message>
    <message>
        <source>Choose a tensor of at least 1×1.</source>
        <translation>Choisissez un tenseur d’au moins 1×1.</translation>
    </message>
    <message>
        <source>Choose a tensor with the shape [tokens, hidden].</source>
        <translation>Choisissez un tenseur de forme [tokens, hidden].</translation>
    </message>
    <message>
        <source>Choose another folder or remove the file.</source>
        <translation>Choisissez un autre dossier ou retirez le fichier.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Choose another n.</source>
        <translation>Choisissez un autre n.</translation>
    </message>
    <message>
        <source>Choose another name, or remove the existing one.</source>
        <translation>Choisissez un autre nom ou retirez-le.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Choose another path.</source>
        <translation>Choisissez un autre chemin.</translation>
    </message>
    <message>
        <source>Choose another size, another type or another backend.</source>
        <translation>Choisissez une autre taille, un autre type ou un autre backend.</translation>
    </message>
    <message>
        <source>Choose another tensor.</source>
        <translation>Choisissez un autre tenseur.</translation>
    </message>
    <message>
        <source>Choose at least one quantization mode.</source>
        <translation>Choisissez au moins un mode de quantification.</translation>
    </message>
    <message>
        <source>Choose at least one variant of %1.</source>
        <translation>Choisissez au moins une variante de %1.</translation>
    </message>
    <message>
        <source>Choose at least one; the FP32 baseline is always measured.</source>
        <translation>Choisissez-en au moins un&#x202f;; la référence FP32 est toujours mesurée.</translation>
    </message>
    <message>
        <source>Choose fewer items or a smaller model.</source>
        <translation>Choisissez moins d’exemples ou un modèle plus petit.</translation>
    </message>
    <message>
        <source>Choose fewer tokens or a smaller hidden size.</source>
        <translation>Choisissez moins de jetons ou une taille cachée plus petite.</translation>
    </message>
    <message>
        <source>Choose fewer tokens, a smaller hidden size or a 16-bit type.</source>
        <translation>Choisissez moins de jetons, une taille cachée plus petite ou un type de 16 bits.</translation>
    </message>
    <message>
        <source>Choose m up to 64, or a matrix product with 16-bit weights.</source>
        <translation>Choisissez m jusqu’à 64, ou un produit de poids de 16 bits.</translation>
    </message>
    <message>
        <source>Choose one as FILE:TENSOR. The file contains: %1.</source>
        <translation>Choisissez-en un par FILE:TENSOR. Il y a&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Choose one of its points.</source>
        <translation>Choisissez un de ses points.</translation>
    </message>
    <message>
        <source>Choose random input.</source>
        <translation>Choisissez une entrée aléatoire.</translation>
    </message>
    <message>
        <source>Choose smaller sizes or fewer iterations.</source>
        <translation>Choisissez des tailles plus petites ou moins d’itérations.</translation>
    </message>
    <message>
        <source>Choose smaller sizes or fewer variants.</source>
        <translation>Choisissez des tailles plus petites ou moins de variantes.</translation>
    </message>
    <message>
        <source>Choose smaller sizes.</source>
        <translation>Choisissez des tailles plus petites.</translation>
    </message>
    <message>
        <source>Choose the Hugging Face folder that it was created from, with config.json, model.safetensors and tokenizer.json.</source>
        <translation>Nommez le dossier Hugging Face dont il est issu, avec config.json, model.safetensors et tokenizer.json.</translation>
    </message>
    <message>
        <source>Choose the data that it was trained on, or set --classes.</source>
        <translation>Choisissez les données de son entraînement, ou --classes.</translation>
    </message>
    <message>
        <source>Choose the file with the images, or the table.</source>
        <translation>Indiquez le fichier d’images ou la table que vous voulez.</translation>
    </message>
    <message>
        <source>Choose the folder of a model, with its config.json.</source>
        <translation>Nommez le dossier d’un modèle, avec son config.json.</translation>
    </message>
    <message>
        <source>Choose tiny or mlp.</source>
        <translation>Choisissez tiny ou mlp.</translation>
    </message>
    <message>
        <source>Choose two different configurations.</source>
        <translation>Nommez-en deux différentes.</translation>
    </message>
    <message>
        <source>Choose your own model; this one is included with Quantoscope.</source>
        <translation>Choisissez un modèle à vous&#x202f;; celui-ci est fourni avec Quantoscope.</translation>
    </message>
    <message>
        <source>Class numbers start at 0. Remove unlabelled items.</source>
        <translation>Les classes sont numérotées à partir de 0&#x202f;; retirez les exemples sans classe.</translation>
    </message>
    <message>
        <source>Classifier: %1 on %2.</source>
        <translation>Classifieur&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Horloges</translation>
    </message>
    <message>
        <source>Clocks, caches and the driver need several launches to reach a steady state. Until then, samples are too slow and raise the mean. Discard them, or use a longer warm-up.</source>
        <translation>Horloges, caches et pilote demandent plusieurs lancements avant d’être stables. Tant qu’ils ne le sont pas, chaque mesure est trop lente, et toutes relèvent la moyenne. Écartez ce début ou échauffez plus longtemps.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Fermez d’autres programmes et réessayez.</translation>
    </message>
    <message>
        <source>Close other programs or use a smaller file.</source>
        <translation>Fermez d’autres programmes ou utilisez un fichier plus petit.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller one.</source>
        <translation>Fermez d’autres programmes, ou choisissez-en un plus petit.</translation>
    </message>
    <message>
        <source>Close other programs, or use a smaller model.</source>
        <translation>Fermez d’autres programmes, ou utilisez un modèle plus petit.</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>Fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>Close some files, or raise the limit (ulimit -n).</source>
        <translation>Fermez-en, ou relevez la limite (ulimit -n).</translation>
    </message>
    <message>
        <source>Close some programs.</source>
        <translation>Fermez des programmes.</translation>
    </message>
    <message>
        <source>Codes can be read back for quantization only.</source>
        <translation>Seuls les codes de la quantification sont relus.</translation>
    </message>
    <message>
        <source>Cold, the same kernel takes %1 times as long: its data (%2 × the size of the last-level cache) did not come from memory.</source>
        <translation>À froid, le même noyau prend %1 fois plus&#xa0;: ses données, %2 × le cache de dernier niveau, ne venaient pas de la mémoire.</translation>
    </message>
    <message>
        <source>Columns of the left matrix and rows of the right one: the dimension that is summed over.</source>
        <translation>Colonnes de la matrice de gauche, lignes de celle de droite&#xa0;: ce sur quoi on somme.</translation>
    </message>
    <message>
        <source>Columns of the right matrix and of the result: outputs.</source>
        <translation>Colonnes de la matrice de droite et du résultat&#xa0;: sorties.</translation>
    </message>
    <message>
        <source>Commit of Quantoscope</source>
        <translation>Commit de Quantoscope</translation>
    </message>
    <message>
        <source>Compare results that contain samples.</source>
        <translation>Comparez ce qui a été mesuré avec des mesures individuelles.</translation>
    </message>
    <message>
        <source>Compare series of one mode each, or results of the same modes.</source>
        <translation>Comparez des séries d’un seul mode chacune, ou des résultats qui ont mesuré les mêmes modes.</translation>
    </message>
    <message>
        <source>Conditions changed at one point in time: a clock step, another process or another power state. The median mixes both conditions and is valid for neither. Check clocks and other processes at that time, then measure again.</source>
        <translation>Quelque chose a changé à un moment&#xa0;: un palier d’horloge, un autre processus, un autre état d’alimentation. La médiane mêle deux conditions et ne vaut pour aucune. Regardez les horloges et les autres processus à ce moment et mesurez de nouveau.</translation>
    </message>
    <message>
        <source>Convert it first, for example with .astype(numpy.float32).</source>
        <translation>Convertissez-le d’abord, par exemple avec .astype(numpy.float32).</translation>
    </message>
    <message>
        <source>Convert it to JSON Lines, for example with to_json(orient=&quot;records&quot;, lines=True) in pandas.</source>
        <translation>Écrivez-la en JSON Lines, par exemple dans pandas avec to_json(orient=&quot;records&quot;, lines=True).</translation>
    </message>
    <message>
        <source>Convert it: %1</source>
        <translation>Convertissez-le&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copies the input unchanged; the reference for size and accuracy.</source>
        <translation>Lit l’entrée et écrit ses octets inchangés&#x202f;; la référence pour la taille et l’exactitude.</translation>
    </message>
    <message>
        <source>Copy its folder.</source>
        <translation>Copiez son dossier.</translation>
    </message>
    <message>
        <source>Copy its table and paste it into the audit dialog.</source>
        <translation>Copiez sa table et collez-la dans la boîte de dialogue d’audit.</translation>
    </message>
    <message>
        <source>Copy or download it to the folder.</source>
        <translation>Copiez-le ou téléchargez-le dans le dossier.</translation>
    </message>
    <message>
        <source>Correct it, or check that the file is a text table.</source>
        <translation>Réparez-le à cet endroit, ou vérifiez que le fichier est une table de texte.</translation>
    </message>
    <message>
        <source>Correct it, or check that the file is complete and UTF-8.</source>
        <translation>Réparez-le à cet endroit, ou vérifiez que le fichier est complet et en UTF-8.</translation>
    </message>
    <message>
        <source>Correct or remove such items.</source>
        <translation>Réparez ou écartez de tels exemples.</translation>
    </message>
    <message>
        <source>Correct or unset %1.</source>
        <translation>Corrigez %1 ou ne le définissez pas.</translation>
    </message>
    <message>
        <source>Correct the file.</source>
        <translation>Réparez le fichier.</translation>
    </message>
    <message>
        <source>Correct the row.</source>
        <translation>Réparez la ligne.</translation>
    </message>
    <message>
        <source>Create one: %1</source>
        <translation>Créez-en un&#xa0;: %1</translation>
    </message>
    <message>
        <source>Create the folder or choose another one.</source>
        <translation>Créez le dossier ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Custom matrix product that applies bias and GELU before writing the result. On the CPU, GELU is applied to each panel while it is in the cache.</source>
        <translation>Notre propre produit avec biais et GELU sur ses sommes avant leur écriture&#x202f;; sur le CPU, GELU sur chaque bande tant qu’elle est en cache.</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Jeux de données</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>Type de données</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Décodage</translation>
    </message>
    <message>
        <source>Decode throughput</source>
        <translation>Débit de décodage</translation>
    </message>
    <message>
        <source>Decompress it first.</source>
        <translation>Décompressez-le d’abord.</translation>
    </message>
    <message>
        <source>Dequantization requires modes, not &apos;%1&apos;.</source>
        <translation>La déquantification prend des modes, pas &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Dequantizes %1 codes with one scale for the whole tensor: %2.</source>
        <translation>Restitue les valeurs de codes %1 qui partagent une échelle dans tout le tenseur&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Dequantizes %1 codes with one scale per %2 elements of a token: %3.</source>
        <translation>Restitue les valeurs de codes %1 avec une échelle par %2 éléments d’un jeton&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Dequantizes %1 codes with one scale per token: %2.</source>
        <translation>Restitue les valeurs de codes %1 avec une échelle par jeton&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Appareil</translation>
    </message>
    <message>
        <source>Device: %1.</source>
        <translation>Appareil&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Differences between these modes were not tested.</source>
        <translation>Leur ordre entre eux n’a pas été testé.</translation>
    </message>
    <message>
        <source>Discarded from the earlier Live setups: %1 samples, including all samples of %2 setups.</source>
        <translation>Mesures écartées des configurations En direct antérieures&#xa0;: %1, dont toutes celles de %2 configurations.</translation>
    </message>
    <message>
        <source>Divides, rounds, adds the zero point, clamps and converts in five kernels over FP32 intermediates, as eager PyTorch does. Moves 37 bytes per element (four times 4 + 4, once 4 + 1), where a single kernel needs 5, and launches five kernels.</source>
        <translation>Diviser, arrondir, ajouter le point zéro, borner, convertir&#xa0;: cinq noyaux sur des intermédiaires FP32, comme PyTorch en mode eager. Déplace 37 octets par élément (quatre fois 4 + 4, une fois 4 + 1) où 5 suffiraient, et lance cinq noyaux.</translation>
    </message>
    <message>
        <source>Divides, rounds, adds the zero point, clamps and converts in five passes over FP32 intermediates in memory, as eager PyTorch does. Moves 37 bytes per element (four times 4 + 4, once 4 + 1); a single pass needs 5.</source>
        <translation>Diviser, arrondir, ajouter le point zéro, borner, convertir&#xa0;: cinq passes sur des intermédiaires FP32 en mémoire, comme PyTorch en mode eager. Déplace 37 octets par élément (quatre fois 4 + 4, une fois 4 + 1) où 5 suffiraient.</translation>
    </message>
    <message>
        <source>Download or save the model again.</source>
        <translation>Téléchargez ou enregistrez de nouveau le modèle.</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>EMNIST stores images transposed; they were transposed back.</source>
        <translation>EMNIST enregistre les images tournées&#x202f;; elles ont été redressées.</translation>
    </message>
    <message>
        <source>Each launch finds its data in the last-level cache, where the previous launch left it. The cache is faster than memory, and a model that accesses other data in between does not reach this speed. Measure cold for that case, and report this number as hot.</source>
        <translation>Chaque lancement trouve ses données où le précédent les a laissées, dans le cache de dernier niveau. C’est plus rapide que la mémoire, et un modèle qui touche d’autres données entre-temps ne voit jamais cette vitesse. Mesurez à froid pour ce cas, et dites ce chiffre chaud.</translation>
    </message>
    <message>
        <source>Each record of this task requires it; see &apos;quantoscope llm --help&apos;.</source>
        <translation>Chaque enregistrement de cette tâche l’a&#x202f;; voir «&#xa0;quantoscope llm --help&#xa0;».</translation>
    </message>
    <message>
        <source>Each sample is one launch as recorded by the profiler, without launch overhead and gaps between kernels. Launches of one kernel can have different sizes. %1 launches, %2 in total.</source>
        <translation>Chaque mesure est un lancement tel que le profileur l’a enregistré, sans le surcoût du lancement ni les intervalles entre noyaux&#x202f;; les lancements d’un noyau peuvent être de tailles différentes. %1 lancements, %2 en tout.</translation>
    </message>
    <message>
        <source>Each split requires at least one item. Use several hundred for a meaningful result.</source>
        <translation>Chaque partie a besoin d’au moins un exemple&#x202f;; quelques centaines donnent un résultat utilisable.</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Elements per attention head. The GPU kernels support 64 and 128.</source>
        <translation>Éléments d’une tête d’attention. Les noyaux GPU prennent 64 et 128.</translation>
    </message>
    <message>
        <source>Elements per token: columns of the input.</source>
        <translation>Éléments d’un jeton&#xa0;: colonnes de l’entrée.</translation>
    </message>
    <message>
        <source>Enter a text to continue.</source>
        <translation>Donnez un texte à poursuivre.</translation>
    </message>
    <message>
        <source>Equivalent to and faster than the baseline on this device: %1.</source>
        <translation>Équivalents à la référence et plus rapides qu’elle sur cet appareil&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Evaluate a longer text.</source>
        <translation>Mesurez un texte plus long.</translation>
    </message>
    <message>
        <source>Evaluate more items.</source>
        <translation>Mesurez plus d’exemples.</translation>
    </message>
    <message>
        <source>Export it as a table: ncu --import FILE --csv --page raw &gt; FILE.csv</source>
        <translation>Écrivez-le sous forme de table&#xa0;: ncu --import FILE --csv --page raw &gt; FILE.csv</translation>
    </message>
    <message>
        <source>FASTER %1× [%2, %3], n = %4</source>
        <translation>PLUS RAPIDE %1× [%2; %3], n = %4</translation>
    </message>
    <message>
        <source>FASTER %1× [%2, %3], n = %4 pairs</source>
        <translation>PLUS RAPIDE %1× [%2; %3], n = %4 paires</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>FP16 tensor cores with FP32 accumulation; half the bytes of FP32.</source>
        <translation>Cœurs tensoriels en FP16, sommes en FP32&#x202f;; la moitié des octets de FP32.</translation>
    </message>
    <message>
        <source>FP16 tensor cores, FP32 sums</source>
        <translation>cœurs tensoriels FP16, sommes FP32</translation>
    </message>
    <message>
        <source>FP16 tensor cores, FP32 sums (cuBLASLt)</source>
        <translation>cœurs tensoriels FP16, sommes FP32 (cuBLASLt)</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>FP32 in memory. Tensor cores round the operands to 10 mantissa bits and accumulate in FP32.</source>
        <translation>FP32 en mémoire&#x202f;; les cœurs tensoriels arrondissent les facteurs à 10 bits de mantisse et additionnent en FP32.</translation>
    </message>
    <message>
        <source>FP32 library matrix product: cuBLASLt without tensor cores, or the BLAS library of the CPU. The baseline.</source>
        <translation>Un produit de bibliothèque en FP32&#xa0;: cuBLASLt sans cœurs tensoriels, ou le BLAS du processeur. La référence.</translation>
    </message>
    <message>
        <source>FP32 multiply-adds</source>
        <translation>multiplications-additions FP32</translation>
    </message>
    <message>
        <source>FP32 with a custom kernel (cuBLASLt was not found)</source>
        <translation>FP32 par noyau propre (cuBLASLt est introuvable)</translation>
    </message>
    <message>
        <source>FP32 with a custom kernel (not available in cuBLASLt)</source>
        <translation>FP32 par noyau propre (cuBLASLt n’en a pas)</translation>
    </message>
    <message>
        <source>FP32 without TF32 (cuBLASLt)</source>
        <translation>FP32 sans TF32 (cuBLASLt)</translation>
    </message>
    <message>
        <source>FP8 E4M3</source>
        <translation>FP8 E4M3</translation>
    </message>
    <message>
        <source>FP8 E4M3 weights, per-output-channel scales; FP8 E4M3 activations, dynamic per-token scales.</source>
        <translation>Poids FP8 E4M3, échelles par canal de sortie&#x202f;; activations FP8 E4M3, échelles dynamiques par jeton.</translation>
    </message>
    <message>
        <source>FP8 E4M3 × FP8 E4M3, FP32 sums (FP8 tensor cores; one row: custom kernel; more: cuBLASLt)</source>
        <translation>FP8 E4M3 × FP8 E4M3, sommes FP32 (cœurs tensoriels FP8&#x202f;; une ligne&#xa0;: noyau propre&#x202f;; plus&#xa0;: cuBLASLt)</translation>
    </message>
    <message>
        <source>FP8 tensor cores with BF16 results; twice as fast as FP16. Accumulators keep about 14 bits.</source>
        <translation>Cœurs tensoriels en FP8 avec résultats en BF16&#x202f;; les sommes gardent environ 14 bits, ce qui va deux fois plus vite que FP16.</translation>
    </message>
    <message>
        <source>FP8 tensor cores, FP32 sums (cuBLASLt)</source>
        <translation>cœurs tensoriels FP8, sommes FP32 (cuBLASLt)</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Échec&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fast with no measurable quality loss: %1. Each is faster than the baseline and equivalent in perplexity.</source>
        <translation>Rapides sans perte de qualité mesurable&#xa0;: %1&#x202f;; chacune est plus rapide que la référence et équivalente en perplexité.</translation>
    </message>
    <message>
        <source>Faster than %1: %2.</source>
        <translation>Plus rapides que %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Faster than the baseline per token, one sequence at a time: %1.</source>
        <translation>Plus rapides que la référence par jeton, une séquence à la fois&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Fastest with no measurable quality loss: %1. It is faster than the baseline and equivalent in perplexity.</source>
        <translation>La plus rapide sans perte de qualité mesurable&#xa0;: %1&#x202f;; elle est plus rapide que la référence et équivalente en perplexité.</translation>
    </message>
    <message>
        <source>Fastest with no measurable quality loss: none. No configuration is shown to be faster than the baseline and equivalent in perplexity on this device.</source>
        <translation>La plus rapide sans perte de qualité mesurable&#xa0;: rien ici&#x202f;; aucune configuration n’est démontrée plus rapide que la référence et équivalente en perplexité sur cet appareil.</translation>
    </message>
    <message>
        <source>Fill it in or remove the row.</source>
        <translation>Complétez-la ou retirez la ligne.</translation>
    </message>
    <message>
        <source>Fine-tuned from the baseline with the rounding of INT8 dynamic (straight-through estimator), then evaluated with the same arithmetic.</source>
        <translation>Entraînement poursuivi depuis la référence à travers l’arrondi d’INT8 dynamique (estimateur direct), puis jugé dans cette même arithmétique.</translation>
    </message>
    <message>
        <source>Fine-tuned from the baseline with the rounding of symmetric INT4 weights in groups (straight-through estimator); activations are not quantized.</source>
        <translation>Entraînement poursuivi depuis la référence à travers l’arrondi de poids INT4 en groupes, symétriques (estimateur direct)&#x202f;; les activations restent.</translation>
    </message>
    <message>
        <source>For calibration, %1 runs the unquantized model first. Choose a configuration without calibration.</source>
        <translation>Pour la calibration, %1 exécute d’abord le modèle non quantifié. Choisissez une configuration sans calibration.</translation>
    </message>
    <message>
        <source>For n positive samples, the coefficient of variation is at most √(n − 1) (Samuelson&apos;s inequality), and it reaches this limit only if all samples but one are equal. The standard deviation shown here is that of a single outlier and does not describe the other samples. Use the median with its interval, and the MAD.</source>
        <translation>De n mesures positives, le coefficient de variation ne peut dépasser √(n − 1) (borne de Samuelson), et il ne l’atteint que si toutes les mesures sauf une sont égales. L’écart-type imprimé ici parle d’une seule mesure et ne dit rien de la dispersion des autres. Utilisez la médiane avec son intervalle et la MAD.</translation>
    </message>
    <message>
        <source>For the lowest latency of %1: %2, %3 as fast as %4.</source>
        <translation>Où le temps compte, pour %1&#xa0;: %2, %3 aussi rapide que %4.</translation>
    </message>
    <message>
        <source>For the lowest latency of %1: any of %2 compared with %3. Which of them is fastest is not resolved.</source>
        <translation>Où le temps compte, pour %1&#xa0;: l’un de %2 face à %3&#x202f;; lequel est le plus rapide n’est pas résolu.</translation>
    </message>
    <message>
        <source>For the lowest latency of %1: none of the others is shown to be faster than %2.</source>
        <translation>Où le temps compte, pour %1&#xa0;: rien ici n’est démontré plus rapide que %2.</translation>
    </message>
    <message>
        <source>For the lowest latency on this device with %1 items per call: any of %2. Each is equivalent to and faster than FP32.</source>
        <translation>Où le temps compte, sur cet appareil et à %1 exemples par appel&#xa0;: l’un de %2&#x202f;; chacun est équivalent et plus rapide que FP32.</translation>
    </message>
    <message>
        <source>For the lowest latency on this device with %1 items per call: any of the %2 that are equivalent to and faster than FP32.</source>
        <translation>Où le temps compte, sur cet appareil et à %1 exemples par appel&#xa0;: l’un des %2 qui sont équivalents et plus rapides que FP32.</translation>
    </message>
    <message>
        <source>For the lowest latency: none. No equivalent mode is shown to be faster than FP32 on this device.</source>
        <translation>Où le temps compte&#xa0;: rien ici&#x202f;; aucun mode équivalent n’est montré plus rapide que FP32 sur cet appareil.</translation>
    </message>
    <message>
        <source>For the smallest size: %1, the smallest mode that is equivalent within ±0.5 points (%2 KiB instead of %3).</source>
        <translation>Où la taille compte&#xa0;: %1, le plus petit des modes équivalents à ±0,5 point près (%2 KiB au lieu de %3).</translation>
    </message>
    <message>
        <source>Four adjacent float4 per thread: 7 instructions per element, four loads in flight. Lanes are 64 bytes apart in each load and 16 bytes in each 4-byte store, so each touches four times as many cache lines as it uses.</source>
        <translation>Quatre float4 voisins par fil&#xa0;: 7 instructions par élément, quatre lectures en vol&#x202f;; les voies sont à 64 octets l’une de l’autre à chaque lecture et à 16 à chaque écriture de 4 octets, de sorte que chacune touche quatre fois plus de lignes qu’il n’en sert.</translation>
    </message>
    <message>
        <source>Free some space or choose a folder on another disk.</source>
        <translation>Libérez de la place ou choisissez un dossier sur un autre disque.</translation>
    </message>
    <message>
        <source>From sample %1 on, the latency is %2 higher: %3 after %4.</source>
        <translation>À partir de la mesure %1, la latence est plus haute de %2&#xa0;: %3 après %4.</translation>
    </message>
    <message>
        <source>From sample %1 on, the latency is %2 lower: %3 after %4.</source>
        <translation>À partir de la mesure %1, la latence est plus basse de %2&#xa0;: %3 après %4.</translation>
    </message>
    <message>
        <source>Further metrics of %1 were not imported.</source>
        <translation>D’autres métriques de %1 n’ont pas été reprises.</translation>
    </message>
    <message>
        <source>Fused attention of NVIDIA cuDNN, if the library is installed: the same algorithm, tuned by NVIDIA.</source>
        <translation>L’attention fusionnée de cuDNN de NVIDIA, là où sa bibliothèque se trouve&#xa0;: la même idée, réglée par le fabricant de la puce.</translation>
    </message>
    <message>
        <source>GPTQ received %1 weights for a layer of %2 × %3.</source>
        <translation>GPTQ a reçu %1 poids pour une couche de %2 × %3.</translation>
    </message>
    <message>
        <source>GPTQ requires at least one calibration sample.</source>
        <translation>GPTQ a besoin d’au moins un exemple de calibration.</translation>
    </message>
    <message>
        <source>Generated characters have 10 or 36 classes, not %1.</source>
        <translation>Les caractères dessinés ont 10 ou 36 classes, pas %1.</translation>
    </message>
    <message>
        <source>Generating the data was stopped.</source>
        <translation>Le dessin des données a été arrêté.</translation>
    </message>
    <message>
        <source>Groups of %1 are not supported.</source>
        <translation>Il n’y a pas de noyau pour des groupes de %1.</translation>
    </message>
    <message>
        <source>Groups of %1 weights are not supported.</source>
        <translation>Un groupe de %1 poids n’est pas possible.</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Taille de tête</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Têtes</translation>
    </message>
    <message>
        <source>Heads of %1 elements are too large for the GPU kernels, which support up to 256.</source>
        <translation>Des têtes de %1 éléments sont trop longues pour les noyaux du GPU, qui en prennent jusqu’à 256.</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Taille cachée</translation>
    </message>
    <message>
        <source>INT%1 asymmetric</source>
        <translation>INT%1 asymétrique</translation>
    </message>
    <message>
        <source>INT%1 symmetric</source>
        <translation>INT%1 symétrique</translation>
    </message>
    <message>
        <source>INT4 weights in groups of 128 with zero points, after scaling up input channels with large activations. The factors are folded into the preceding layers at no cost (Lin et al. 2024).</source>
        <translation>Poids INT4 par groupes de 128 avec points zéro, après mise à l’échelle des canaux d’entrée à grandes activations&#x202f;; les facteurs sont intégrés aux couches précédentes et ne coûtent donc rien (Lin et al. 2024).</translation>
    </message>
    <message>
        <source>INT4 weights in groups of 128, symmetric, rounded to nearest; 16-bit activations.</source>
        <translation>Poids INT4 par groupes de 128, symétriques, arrondis au plus proche&#x202f;; activations de 16 bits.</translation>
    </message>
    <message>
        <source>INT4 weights with one scale per 128 elements along k, 16-bit activations, decoded in registers. For 1 to 64 rows: a quarter of the bytes of BF16.</source>
        <translation>Poids INT4 avec une échelle par 128 le long de k, activations de 16 bits&#xa0;: pour 1 à 64 lignes&#x202f;; un quart des octets de BF16, décodés en registres.</translation>
    </message>
    <message>
        <source>INT8</source>
        <translation>INT8</translation>
    </message>
    <message>
        <source>INT8 matrices with quantized activations are not restored.</source>
        <translation>Les matrices INT8 à activations quantifiées ne sont pas restituées.</translation>
    </message>
    <message>
        <source>INT8 tensor cores with INT32 accumulation. Results are written as INT32, 4 bytes each.</source>
        <translation>Cœurs tensoriels en INT8, sommes en INT32, écrites telles quelles&#xa0;: 4 octets par résultat.</translation>
    </message>
    <message>
        <source>INT8 tensor cores, INT32 sums (cuBLASLt)</source>
        <translation>cœurs tensoriels INT8, sommes INT32 (cuBLASLt)</translation>
    </message>
    <message>
        <source>INT8 weights in groups of 128, scales from the largest magnitude, rounded to nearest; 16-bit activations.</source>
        <translation>Poids INT8 par groupes de 128, chaque échelle d’après la plus grande valeur absolue, arrondis au plus proche&#x202f;; activations de 16 bits.</translation>
    </message>
    <message>
        <source>INT8 weights in groups of 128, with scales optimized for the smallest weight error; 16-bit activations. The published comparison does not specify how its scales were computed. This differs from INT8-W8A16-RTN only in the scale search.</source>
        <translation>Poids INT8 par groupes de 128, chaque échelle cherchée pour l’erreur la plus faible de ses poids&#x202f;; activations de 16 bits. La comparaison publiée ne dit pas comment ses échelles ont été trouvées&#x202f;; seule la recherche distingue ceci d’INT8-W8A16-RTN.</translation>
    </message>
    <message>
        <source>INT8 weights with one scale per 128 elements along k, 16-bit activations. For 1 to 64 rows, where reading the weights dominates: half the bytes of BF16.</source>
        <translation>Poids INT8 avec une échelle par 128 le long de k, activations de 16 bits&#xa0;: pour 1 à 64 lignes, où lire les poids fait le temps, la moitié des octets de BF16.</translation>
    </message>
    <message>
        <source>INT8 weights, per-output-channel scales; INT8 activations, dynamic per-token scales; integer arithmetic.</source>
        <translation>Poids INT8, échelles par canal de sortie&#x202f;; activations INT8, échelles dynamiques par jeton&#x202f;; arithmétique entière.</translation>
    </message>
    <message>
        <source>INT8 × INT8, INT32 sums (few rows: custom kernel; more: INT8 tensor cores with cuBLASLt)</source>
        <translation>INT8 × INT8, sommes INT32 (peu de lignes&#xa0;: noyau propre&#x202f;; plus&#xa0;: cœurs tensoriels INT8 par cuBLASLt)</translation>
    </message>
    <message>
        <source>Identical kernels differed (%1 compared with itself: %2), so the verdicts of this run are not reliable.</source>
        <translation>Des noyaux identiques ont donné des résultats différents (%1 face à lui-même&#xa0;: %2)&#xa0;: aucun verdict de cette exécution n’est fiable.</translation>
    </message>
    <message>
        <source>Identical kernels differed in this run, so its speed-ups are not reliable.</source>
        <translation>Des noyaux identiques ont différé dans cette exécution, ses accélérations ne sont donc pas fiables.</translation>
    </message>
    <message>
        <source>If the system terminated it because memory ran out (%1 is available now), choose smaller sizes.</source>
        <translation>Si le système l’a arrêté par manque de mémoire (%1 sont libres maintenant), choisissez des tailles plus petites.</translation>
    </message>
    <message>
        <source>Images of %1×%2 have %3 patches; the limit is 1,024, because attention is quadratic in the number of patches.</source>
        <translation>Des images de %1×%2 font %3 morceaux&#x202f;; l’attention croît avec leur carré et 1&#x202f;024 au plus sont pris.</translation>
    </message>
    <message>
        <source>Images of %3×%4 are not divisible into patches of %1×%2 pixels.</source>
        <translation>Des morceaux de %1×%2 pixels ne divisent pas des images de %3×%4.</translation>
    </message>
    <message>
        <source>Import a part of them, or import them as a separate run.</source>
        <translation>Importez-en une partie, ou comme une exécution à part.</translation>
    </message>
    <message>
        <source>Import fewer files at once. Nothing was written.</source>
        <translation>Importez moins de fichiers à la fois. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Import into a separate session, without --beside.</source>
        <translation>Importez dans une session à part, sans --beside.</translation>
    </message>
    <message>
        <source>Import the results as a separate run.</source>
        <translation>Importez-le comme une exécution à part.</translation>
    </message>
    <message>
        <source>Import the samples, or measure it with Quantoscope.</source>
        <translation>Importez les mesures, ou mesurez ici.</translation>
    </message>
    <message>
        <source>Import them as a separate run, or add them to a run of one size.</source>
        <translation>Importez-le comme une exécution à part, ou à côté d’une exécution d’une seule taille.</translation>
    </message>
    <message>
        <source>Imported from %1: %2</source>
        <translation>Importé de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Imported without comparable samples, so no interval is available.</source>
        <translation>Importé sans mesures comparables, il n’y a donc pas d’intervalle.</translation>
    </message>
    <message numerus="yes">
        <source>In %n measurements, identical kernels differed, so their verdicts are not reliable.</source>
        <comment>In %n measurement, identical kernels differed, so its verdicts are not reliable.</comment>
        <translation>
            <numerusform>Dans %n mesure, des noyaux identiques ont différé&#x202f;; ses verdicts ne sont donc pas fiables.</numerusform>
            <numerusform>Dans %n mesures, des noyaux identiques ont différé&#x202f;; leurs verdicts ne sont donc pas fiables.</numerusform>
        </translation>
    </message>
    <message>
        <source>In a file of a few kilobytes, names and headers take more space than the weights. Ratios of such sizes do not apply to real models.</source>
        <translation>Dans un fichier de quelques kilooctets, les noms et les en-têtes pèsent plus que les poids. Les rapports de telles tailles ne disent rien d’un vrai modèle.</translation>
    </message>
    <message>
        <source>In clock cycles, the change is %1 instead of %2: the clock changed, not the kernel.</source>
        <translation>En cycles d’horloge, le changement est de %1 au lieu de %2&#xa0;: c’est l’horloge qui a bougé, pas le noyau.</translation>
    </message>
    <message>
        <source>Increase the limit, or choose smaller formats.</source>
        <translation>Permettez-en plus, ou choisissez des formats plus petits.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Input %1 of the calibration samples contains values that are not finite.</source>
        <translation>L’entrée %1 des exemples de calibration n’est pas finie partout.</translation>
    </message>
    <message>
        <source>Install cuDNN 9, or set LD_LIBRARY_PATH or CUDNN_PATH to its folder, and restart.</source>
        <translation>Installez cuDNN 9, ou indiquez son dossier dans LD_LIBRARY_PATH ou CUDNN_PATH, puis redémarrez.</translation>
    </message>
    <message>
        <source>Install libopenblas0 (Debian, Ubuntu: &apos;apt install libopenblas0&apos;), or set QUANTOSCOPE_BLAS to a library.</source>
        <translation>Installez libopenblas0 (Debian, Ubuntu&#xa0;: &apos;apt install libopenblas0&apos;), ou nommez-en une avec QUANTOSCOPE_BLAS.</translation>
    </message>
    <message>
        <source>Install the CUDA Toolkit&apos;s libraries.</source>
        <translation>Installez les bibliothèques du CUDA Toolkit.</translation>
    </message>
    <message>
        <source>Install the CUDA Toolkit, or set CUDA_PATH to where it is.</source>
        <translation>Installez le CUDA Toolkit, ou donnez son dossier à CUDA_PATH.</translation>
    </message>
    <message>
        <source>Install the NVIDIA driver, or run on the CPU.</source>
        <translation>Installez le pilote NVIDIA, ou mesurez sur le CPU.</translation>
    </message>
    <message>
        <source>Install the complete quantoscope package, or choose &apos;Never&apos; for &apos;Run kernels in a separate process&apos; in the settings.</source>
        <translation>Installez le paquet quantoscope en entier, ou choisissez «&#xa0;Jamais&#xa0;» pour «&#xa0;Exécuter les noyaux dans un processus séparé&#xa0;» dans les paramètres.</translation>
    </message>
    <message>
        <source>Install the package quantoscope-model (portable: extract quantoscope-model-*.tar.xz into the program folder), set QUANTOSCOPE_LLM to the model folder, or choose your own model. Searched: %1.</source>
        <translation>Installez le paquet quantoscope-model (version portable&#xa0;: décompressez quantoscope-model-*.tar.xz par-dessus le dossier du programme), donnez à QUANTOSCOPE_LLM le dossier du modèle, ou nommez un modèle à vous. Cherché&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Install the same version of quantoscope and quantoscope-worker.</source>
        <translation>Installez quantoscope et quantoscope-worker dans la même version.</translation>
    </message>
    <message>
        <source>Install the same version of the program and the module.</source>
        <translation>Installez le programme et le module dans la même version.</translation>
    </message>
    <message>
        <source>Integers must have 2 to 8 bits, not %1.</source>
        <translation>Les entiers vont de 2 à 8 bits, pas %1.</translation>
    </message>
    <message>
        <source>Is it the right file?</source>
        <translation>Est-ce le bon fichier&#x202f;?</translation>
    </message>
    <message>
        <source>It contains no tensors.</source>
        <translation>Il ne contient aucun tenseur.</translation>
    </message>
    <message>
        <source>It contains: %1.</source>
        <translation>Il contient&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It failed: %1</source>
        <translation>Échec&#xa0;: %1</translation>
    </message>
    <message>
        <source>It is a GGUF model: %1</source>
        <translation>C’est un modèle GGUF&#xa0;: %1</translation>
    </message>
    <message>
        <source>It is a ZIP archive, such as .npz or a PyTorch checkpoint: %1</source>
        <translation>C’est une archive ZIP, comme un .npz ou un point de reprise PyTorch&#xa0;: %1</translation>
    </message>
    <message>
        <source>It requires compute capability 8.0 or later; this GPU has %1.%2.</source>
        <translation>Il faut un GPU de capacité de calcul 8.0 ou supérieure&#x202f;; celui-ci a %1.%2.</translation>
    </message>
    <message>
        <source>It was imported, so Quantoscope has no command to measure it.</source>
        <translation>Importé&#xa0;: aucune commande de Quantoscope ne le mesure donc.</translation>
    </message>
    <message>
        <source>Item %1 has label %2, but the model has %3 classes.</source>
        <translation>L’exemple %1 a la classe %2, mais le modèle connaît %3 classes.</translation>
    </message>
    <message>
        <source>Items of %1×%2 are not supported; the limit is 1,048,576 features.</source>
        <translation>Des exemples de %1×%2 ne sont pas possibles&#x202f;; jusqu’à 1&#x202f;048&#x202f;576 caractéristiques le sont.</translation>
    </message>
    <message>
        <source>Its accuracy was not measured.</source>
        <translation>L’exactitude n’a pas été mesurée.</translation>
    </message>
    <message>
        <source>Its journals and run files are still there.</source>
        <translation>Ses journaux et ses fichiers d’exécution sont toujours là.</translation>
    </message>
    <message>
        <source>Its loss was not measured.</source>
        <translation>La perte n’a pas été mesurée.</translation>
    </message>
    <message>
        <source>Its memory was not measured.</source>
        <translation>La mémoire n’a pas été mesurée.</translation>
    </message>
    <message>
        <source>Its speed-up over the baseline does not have an interval yet.</source>
        <translation>L’accélération par rapport à la référence n’a pas encore d’intervalle.</translation>
    </message>
    <message>
        <source>JIT, compiled for the shape</source>
        <translation>JIT, compilé pour la forme</translation>
    </message>
    <message>
        <source>Keep the reading program running until the output is complete.</source>
        <translation>Laissez tourner le programme lecteur jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Kernels compiled by NVRTC for exactly this shape, and cuBLASLt matrix products with searched algorithms; each step uses whichever is faster on this device. With few tokens, five or six kernels remain: layer norms are fused into the following matrix product; bias, GELU and residual additions into the preceding one; and each kernel prefetches its weights while the previous one is still running. Compile time is reported separately.</source>
        <translation>Noyaux compilés par NVRTC pour cette forme exacte, à côté des produits de cuBLASLt aux algorithmes cherchés&#x202f;; chaque étape prend le plus rapide ici. Avec peu de jetons, ce sont cinq ou six noyaux&#xa0;: les normes de couche entrent dans les produits qui suivent, biais, GELU et sommes résiduelles dans ceux qui précèdent, et chaque noyau va chercher ses poids pendant que le précédent tourne encore. Le temps de compilation est donné à part.</translation>
    </message>
    <message>
        <source>Labels must be class numbers. Regression targets are not supported.</source>
        <translation>Les classes sont des numéros&#x202f;; des cibles de régression ne peuvent servir.</translation>
    </message>
    <message>
        <source>Language model: %1 (%2).</source>
        <translation>Modèle de langue&#xa0;: %1 (%2).</translation>
    </message>
    <message>
        <source>Language models</source>
        <translation>Modèles de langue</translation>
    </message>
    <message>
        <source>Language models require a GPU with compute capability 8.0 or later; this GPU has %1.%2.</source>
        <translation>Les modèles de langue demandent un GPU de capacité de calcul 8.0 ou supérieure&#x202f;; celui-ci a %1.%2.</translation>
    </message>
    <message>
        <source>Latency per call</source>
        <translation>Latence par appel</translation>
    </message>
    <message>
        <source>Launches fall into two groups, for example because of buffer addresses, cache sets or the distribution of blocks. Mean and median are at or between these two levels and describe few launches. See the histogram, and report both levels.</source>
        <translation>Les lancements prennent l’un de deux chemins, par exemple selon la place des tampons, les ensembles du cache ou la répartition des blocs. Moyenne et médiane sont à l’un des niveaux ou entre eux et ne décrivent guère aucun lancement. Regardez l’histogramme et nommez les deux niveaux.</translation>
    </message>
    <message>
        <source>Launches per graph must be 1 to 1,000, or 0 to choose them for each mode.</source>
        <translation>Les lancements par graphe vont de 1 à 1&#x202f;000, ou 0 pour les choisir par mode.</translation>
    </message>
    <message>
        <source>Launches per sample</source>
        <translation>Lancements par mesure</translation>
    </message>
    <message>
        <source>Launches without a duration in %1 were skipped.</source>
        <translation>Des lancements sans durée ont été écartés de %1.</translation>
    </message>
    <message>
        <source>Layer %1: %2</source>
        <translation>Couche %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Layer &apos;%1&apos; cannot run in this mode: %2.</source>
        <translation>La couche &apos;%1&apos; ne peut s’exécuter ainsi&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Limits per token apply to language models only.</source>
        <translation>Les limites par jeton ne comptent que pour les modèles de langue.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Line %1 and others: the figures %2 have consecutive digits, so they are placeholders, not measurements.</source>
        <translation>Ligne %1 et autres&#xa0;: les chiffres %2 sont des suites de chiffres consécutifs&#xa0;: des exemples tapés, non mesurés.</translation>
    </message>
    <message>
        <source>Linear + GELU requires compute capability 8.0 or later.</source>
        <translation>Linéaire + GELU demande une capacité de calcul de 8.0 ou plus.</translation>
    </message>
    <message>
        <source>Linear + GELU runs in FP16 and BF16 on the GPU.</source>
        <translation>Linéaire + GELU tourne en FP16 et BF16 sur le GPU.</translation>
    </message>
    <message>
        <source>Linear layer %1 does not exist.</source>
        <translation>Il n’y a pas de couche linéaire %1.</translation>
    </message>
    <message>
        <source>Live keeps the newest rounds of a setup: the first %1 of %2 are not included in the result and its statistics.</source>
        <translation>En direct garde les derniers tours d’un réglage&#xa0;: les %1 premiers sur %2 sont laissés hors du résultat et de ses chiffres.</translation>
    </message>
    <message>
        <source>Live keeps the newest samples: %1 older samples are not included in the result and its statistics.</source>
        <translation>En direct garde les dernières mesures&#xa0;: %1 plus anciennes sont laissées hors du résultat et de ses chiffres.</translation>
    </message>
    <message>
        <source>Loading layer %1 of %2</source>
        <translation>Chargement de la couche %1 sur %2</translation>
    </message>
    <message>
        <source>Long contexts</source>
        <translation>Contextes longs</translation>
    </message>
    <message>
        <source>Matrices in %1 were dequantized to %2.</source>
        <translation>Des matrices en %1 ont été restituées en %2.</translation>
    </message>
    <message>
        <source>Matrix product with bias, then GELU in a separate pass: the result is written to memory and read back by GELU.</source>
        <translation>Le produit avec biais, puis GELU dans une passe à part&#xa0;: le produit est écrit en mémoire et relu par GELU.</translation>
    </message>
    <message>
        <source>Matrix product with bias, then GELU, each launched by the host in turn. Small sizes are launch-bound.</source>
        <translation>Le produit avec biais, puis GELU, chacun lancé par l’hôte à son tour&#xa0;: les petites tailles attendent l’hôte.</translation>
    </message>
    <message>
        <source>Matrix products of this type require compute capability %1.%2.</source>
        <translation>Les produits de ce type demandent une capacité de calcul de %1.%2.</translation>
    </message>
    <message>
        <source>Measure again when no other process uses the device.</source>
        <translation>Mesurez de nouveau quand rien d’autre n’utilise l’appareil.</translation>
    </message>
    <message>
        <source>Measure at least 6 rounds together with the baseline.</source>
        <translation>Mesurez au moins 6 tours avec la référence.</translation>
    </message>
    <message>
        <source>Measure both at the same sizes.</source>
        <translation>Mesurez les deux aux mêmes tailles.</translation>
    </message>
    <message>
        <source>Measure it on a device with native support for this format.</source>
        <translation>Mesurez sur un appareil qui calcule dans ce format.</translation>
    </message>
    <message>
        <source>Measure it with trtexec --loadEngine=FILE --exportTimes=times.json, and open times.json.</source>
        <translation>Mesurez-le avec trtexec --loadEngine=FILE --exportTimes=times.json, et ouvrez times.json.</translation>
    </message>
    <message>
        <source>Measure more iterations.</source>
        <translation>Mesurez plus d’itérations.</translation>
    </message>
    <message>
        <source>Measure more rounds, or this batch and prompt length.</source>
        <translation>Mesurez plus de tours, ou ce lot et cette longueur de prompt.</translation>
    </message>
    <message>
        <source>Measured times do not have consecutive digits. Such figures are placeholders that were entered by hand.</source>
        <translation>Des temps mesurés ne se présentent pas en suites de chiffres consécutifs. De tels chiffres sont des exemples que quelqu’un a tapés.</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation>Mesuré&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Measures it again together with the baseline.</source>
        <translation>Mesure de nouveau à côté de la référence.</translation>
    </message>
    <message>
        <source>Measures only this variant with the same setup.</source>
        <translation>Mesure seul avec la même configuration.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Metaspace has a replacement that is not a character</source>
        <translation>Metaspace a un remplacement qui n’est pas un caractère</translation>
    </message>
    <message>
        <source>Metaspace has the prepend_scheme %1, which is not supported</source>
        <translation>Metaspace a le prepend_scheme %1, qui n’est pas pris en charge</translation>
    </message>
    <message>
        <source>Mode %1 is listed twice.</source>
        <translation>Le mode %1 est nommé deux fois.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modes</translation>
    </message>
    <message>
        <source>More test items narrow the intervals in proportion to the square root of their number.</source>
        <translation>Plus d’exemples de test resserrent les intervalles par la racine de leur nombre.</translation>
    </message>
    <message>
        <source>Multiplies and adds in one instruction with a single rounding: 25 instructions per element instead of 27, the same number of bytes. Rounds after adding the zero point, so ties round differently if the zero point is odd.</source>
        <translation>Multiplication et addition en une instruction et un arrondi, sans arrondi propre avant l’addition&#xa0;: 25 instructions par élément au lieu de 27, les mêmes octets. Arrondit après l’ajout du point zéro, les milieux tombent donc autrement avec un point impair.</translation>
    </message>
    <message>
        <source>Multiplies and adds in one instruction with a single rounding; the same number of bytes. Rounds after adding the zero point, so ties round differently if the zero point is odd.</source>
        <translation>Multiplication et addition en une instruction avec un seul arrondi, sans arrondi propre avant l’addition&#x202f;; les mêmes octets. Arrondit après l’ajout du point zéro, les milieux tombent donc autrement avec un point impair.</translation>
    </message>
    <message>
        <source>Multiplies by 1/s instead of dividing: 27 instructions per element instead of 38, still 5 bytes. Faster only if arithmetic, not memory, was the limit. Codes can differ from those of the division where a quotient is close to a tie.</source>
        <translation>Multiplie par 1/s au lieu de diviser&#xa0;: 27 instructions par élément au lieu de 38, les mêmes 5 octets. N’y gagne que si l’arithmétique, et non la mémoire, limitait. Les codes peuvent différer de ceux de la division quand un quotient est voisin d’un milieu.</translation>
    </message>
    <message>
        <source>Multiplies by 1/s instead of dividing; still 5 bytes per element. Faster only if arithmetic, not memory, was the limit. Codes can differ from those of the division where a quotient is close to a tie.</source>
        <translation>Multiplie par 1/s au lieu de diviser, avec les mêmes 5 octets par élément. N’y gagne que si l’arithmétique, et non la mémoire, limitait. Les codes peuvent différer de ceux de la division quand un quotient est voisin d’un milieu.</translation>
    </message>
    <message>
        <source>NOT RESOLVED %1× [%2, %3], n = %4</source>
        <translation>NON RÉSOLU %1× [%2; %3], n = %4</translation>
    </message>
    <message>
        <source>NOT RESOLVED %1× [%2, %3], n = %4 pairs</source>
        <translation>NON RÉSOLU %1× [%2; %3], n = %4 paires</translation>
    </message>
    <message>
        <source>NVRTC failed while %1: %2</source>
        <translation>Échec de NVRTC (pendant&#xa0;: %1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>Name a column &apos;label&apos;, &apos;class&apos; or &apos;target&apos;, or put class numbers in the first column.</source>
        <translation>Donnez à l’une l’en-tête &apos;label&apos;, &apos;class&apos; ou &apos;target&apos;, ou mettez des numéros de classe dans la première colonne.</translation>
    </message>
    <message>
        <source>Name the label column &apos;label&apos; in both tables.</source>
        <translation>Donnez l’en-tête &apos;label&apos; à la colonne des classes dans les deux.</translation>
    </message>
    <message>
        <source>No BLAS library was found (OpenBLAS, BLIS or MKL).</source>
        <translation>Aucune bibliothèque BLAS n’a été trouvée (OpenBLAS, BLIS ou MKL).</translation>
    </message>
    <message>
        <source>No NVIDIA driver was found.</source>
        <translation>Il n’y a pas de pilote NVIDIA.</translation>
    </message>
    <message>
        <source>No configuration could be measured: %1</source>
        <translation>Aucune configuration n’a pu être mesurée&#xa0;: %1</translation>
    </message>
    <message>
        <source>No configuration is shown to meet the limits.</source>
        <translation>Aucune configuration ne respecte les limites de façon démontrée.</translation>
    </message>
    <message>
        <source>No item of %1 (%2) fits into the model&apos;s context of %3 tokens; %4.</source>
        <translation>Aucun exemple de %1 (%2) ne tient dans le contexte du modèle, de %3 jetons&#x202f;; %4.</translation>
    </message>
    <message>
        <source>No item of %1 (%2) has tokens that can be scored; %3.</source>
        <translation>Aucun exemple de %1 (%2) n’a de jetons qui puissent être évalués&#x202f;; %3.</translation>
    </message>
    <message>
        <source>No kernel can exceed the memory bandwidth. Part of the data came from a cache, fewer bytes were moved than counted, or the timed interval does not include all of the work. Do not use this number until the cause is known.</source>
        <translation>Aucun noyau ne déplace des octets plus vite que la mémoire ne le peut. Ou bien une partie des données venait d’un cache, ou bien moins d’octets ont été déplacés que comptés, ou bien le temps omet une partie du travail. N’utilisez pas ce chiffre avant de l’avoir trouvé.</translation>
    </message>
    <message>
        <source>No language model was measured: time per token, throughput, perplexity and memory are unknown.</source>
        <translation>Aucun modèle de langue n’a été mesuré&#xa0;: temps par jeton, débit, perplexité, mémoire.</translation>
    </message>
    <message>
        <source>No mode is selected.</source>
        <translation>Aucun mode n’est choisi.</translation>
    </message>
    <message>
        <source>No mode is shown to be equivalent within ±0.5 points with these items, so none can be recommended instead of FP32.</source>
        <translation>Ces exemples ne montrent aucun mode équivalent à ±0,5 point près&#x202f;; aucun ne peut donc être recommandé à la place de FP32.</translation>
    </message>
    <message>
        <source>No model has been trained yet.</source>
        <translation>Il n’y a pas encore de modèle entraîné.</translation>
    </message>
    <message>
        <source>No model was measured in all modes: accuracy, size and time per call are unknown.</source>
        <translation>Aucun modèle n’a été étudié dans chaque mode&#xa0;: exactitude, taille, temps par appel.</translation>
    </message>
    <message>
        <source>No model was specified.</source>
        <translation>Aucun modèle n’est nommé.</translation>
    </message>
    <message>
        <source>No operation was measured: latency and error of single kernels are unknown.</source>
        <translation>Aucune opération n’a été mesurée&#xa0;: latence et erreur de noyaux isolés.</translation>
    </message>
    <message>
        <source>No plan fits into %1 bytes; the smallest plan has %2.</source>
        <translation>Aucun plan ne tient en %1 octets&#x202f;; le plus petit examiné en a %2.</translation>
    </message>
    <message>
        <source>No recipe is required, because the model is not quantized.</source>
        <translation>Rien n’est quantifié, il n’y a donc pas de recette.</translation>
    </message>
    <message>
        <source>No sample can be more than √(n − 1) standard deviations above the mean (Samuelson), and this limit is reached only if all other samples are equal. The printed mean, deviation and maximum reach it, which determines n and the mean of the other samples. The outlier is usually the first, cold run. Publish the median with an interval, and report the warm-up separately.</source>
        <translation>Aucune mesure ne peut se trouver à plus de √(n − 1) écarts-types au-dessus de la moyenne, et seule une série dont toutes les autres mesures sont égales y parvient (Samuelson). La moyenne, l’écart-type et le maximum imprimés y parviennent&#x202f;; n et la moyenne des autres mesures en découlent. Le plus souvent, cette mesure est une première exécution à froid. Publiez la médiane avec un intervalle, et l’échauffement à part.</translation>
    </message>
    <message>
        <source>No series of samples can have all of these figures. At least one of them was mistyped or comes from a different run.</source>
        <translation>Aucune série de mesures ne peut avoir ces chiffres ensemble. Au moins l’un d’eux est une faute de frappe ou vient d’une autre exécution.</translation>
    </message>
    <message>
        <source>No tensor is prepared.</source>
        <translation>Aucun tenseur à redécouper n’est préparé.</translation>
    </message>
    <message>
        <source>No training item belongs to class %1, so the model cannot learn it.</source>
        <translation>Aucun exemple d’entraînement n’a la classe %1&#xa0;: elle ne peut être apprise.</translation>
    </message>
    <message>
        <source>No variant is selected.</source>
        <translation>Aucune variante n’est choisie.</translation>
    </message>
    <message>
        <source>None of the %1 algorithms that cuBLASLt recommends runs on this device.</source>
        <translation>Aucun des %1 algorithmes que recommande cuBLASLt ne tourne sur cet appareil.</translation>
    </message>
    <message>
        <source>None of the variants can run on this device. %1</source>
        <translation>Aucune des variantes ne peut tourner ici. %1</translation>
    </message>
    <message>
        <source>Not enough host memory.</source>
        <translation>La mémoire de l’hôte ne suffit pas.</translation>
    </message>
    <message>
        <source>Not enough memory for %1 of partial results.</source>
        <translation>Il n’y a pas de mémoire pour %1 de résultats partiels.</translation>
    </message>
    <message>
        <source>Not enough memory for %1.</source>
        <translation>Pas assez de mémoire pour %1.</translation>
    </message>
    <message>
        <source>Not enough memory for a BLAS library, which requires 128 MiB for each of %1 threads.</source>
        <translation>Pas assez de mémoire pour une bibliothèque BLAS&#xa0;: il lui faut 128 MiB pour chacun des %1 fils.</translation>
    </message>
    <message>
        <source>Not enough memory for a matrix of %1.</source>
        <translation>Une matrice de %1 n’a pas trouvé de mémoire.</translation>
    </message>
    <message>
        <source>Not enough memory for a matrix.</source>
        <translation>Une matrice n’a pas trouvé de mémoire.</translation>
    </message>
    <message>
        <source>Not enough memory for a pattern.</source>
        <translation>Pas assez de mémoire pour un motif.</translation>
    </message>
    <message>
        <source>Not enough memory for an input of %1 elements from %2.</source>
        <translation>Pas de mémoire pour une entrée de %1 éléments de %2.</translation>
    </message>
    <message>
        <source>Not enough memory for an input of %1 elements.</source>
        <translation>Pas de mémoire pour une entrée de %1 éléments.</translation>
    </message>
    <message>
        <source>Not enough memory for the layer inputs during calibration.</source>
        <translation>Les entrées des couches n’ont pas trouvé de mémoire pendant la calibration.</translation>
    </message>
    <message>
        <source>Not enough memory for the logits of a batch of %1.</source>
        <translation>Les logits d’un lot de %1 n’ont pas trouvé de mémoire.</translation>
    </message>
    <message>
        <source>Not enough memory for the predictions of %1.</source>
        <translation>Les prédictions de %1 n’ont pas trouvé de mémoire.</translation>
    </message>
    <message>
        <source>Not enough memory for the predictions of the text.</source>
        <translation>Les prédictions du texte n’ont pas trouvé de mémoire.</translation>
    </message>
    <message>
        <source>Not enough memory for the request.</source>
        <translation>La requête demande plus de mémoire qu’il n’y en a.</translation>
    </message>
    <message>
        <source>Not enough memory for the run.</source>
        <translation>L’exécution demande plus de mémoire qu’il n’y en a.</translation>
    </message>
    <message>
        <source>Not enough memory for the study.</source>
        <translation>L’étude demande plus de mémoire qu’il n’y en a.</translation>
    </message>
    <message>
        <source>Not enough memory to decompress %1.</source>
        <translation>Pas assez de mémoire pour décompresser %1.</translation>
    </message>
    <message>
        <source>Not enough memory to match a pattern.</source>
        <translation>Pas assez de mémoire pour appliquer un motif.</translation>
    </message>
    <message>
        <source>Not enough memory to read the result back.</source>
        <translation>Il n’y a pas de mémoire pour relire le résultat.</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>La mémoire ne suffit pas.</translation>
    </message>
    <message>
        <source>Not recommended without further measures, because accuracy is lower: %1.</source>
        <translation>Pas sans remède, car ils coûtent en exactitude&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not resolved against %1: %2.</source>
        <translation>Non résolus face à %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Not resolved: %1.</source>
        <translation>Non résolues&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not resolved: %1. A longer text narrows the intervals in proportion to the square root of its length.</source>
        <translation>Non résolues&#xa0;: %1. Un texte plus long resserre les intervalles en proportion de la racine carrée de sa longueur.</translation>
    </message>
    <message>
        <source>Nothing is prepared.</source>
        <translation>Rien n’est préparé.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>Rien n’est en cours.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Nsight Compute runs kernels one at a time and, by default, locks the clocks to base and flushes the caches before each kernel, so these durations differ from those of an application that is not profiled.</source>
        <translation>Nsight Compute exécute les noyaux un à un et, sauf demande contraire, fixe les horloges à la fréquence de base et vide les caches avant chacun&#xa0;: ce ne sont pas les durées d’une application sans profileur.</translation>
    </message>
    <message>
        <source>Nsight Compute, medians of %1: %2.</source>
        <translation>Nsight Compute, médianes de %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>NumPy has no data type for %1.</source>
        <translation>numpy n’a pas de type de données pour %1.</translation>
    </message>
    <message>
        <source>Number of elements in the tensor.</source>
        <translation>Nombre d’éléments du tenseur.</translation>
    </message>
    <message>
        <source>Number of tokens: rows of the input.</source>
        <translation>Nombre de jetons&#xa0;: lignes de l’entrée.</translation>
    </message>
    <message>
        <source>Of the earlier Live setups, up to %1 samples in total are kept, at least %2 rounds of each and at most %3 setups; the shortest are discarded first.</source>
        <translation>Des configurations En direct antérieures, jusqu’à %1 mesures sont gardées au total, au moins %2 tours de chacune et au plus %3 configurations&#x202f;; les plus courtes sont écartées en premier.</translation>
    </message>
    <message>
        <source>Of these, %1 needs the least memory (%2).</source>
        <translation>Parmi elles, %1 demande le moins de mémoire, %2.</translation>
    </message>
    <message>
        <source>One kernel, one element per thread: 5 bytes per element instead of 37, one launch instead of five. About 38 instructions per element, 8 of them for the IEEE division. Each warp loads 128 bytes at a time and stores single bytes, so it waits for memory with few requests in flight.</source>
        <translation>Un noyau, un élément par fil&#xa0;: 5 octets par élément au lieu de 37, un lancement au lieu de cinq. Environ 38 instructions par élément, dont 8 pour la division IEEE. Un warp demande 128 octets par lecture et écrit des octets isolés, il attend donc la mémoire avec peu de requêtes en vol.</translation>
    </message>
    <message numerus="yes">
        <source>One launch takes %1, which is %2 times the timer resolution of %3, and %4 of the samples are ties. Time %n launches per sample.</source>
        <comment>One launch takes %1, which is %2 times the timer resolution of %3, and %4 of the samples are ties. Time %n launch per sample.</comment>
        <translation>
            <numerusform>Un lancement prend %1, soit %2 fois la résolution de l’horloge de %3, et %4 des mesures sont ex æquo. Chronométrez %n lancement par mesure.</numerusform>
            <numerusform>Un lancement prend %1, soit %2 fois la résolution de l’horloge de %3, et %4 des mesures sont ex æquo. Chronométrez %n lancements par mesure.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One launch takes %1, which is %2 times the timer resolution of %3. Time %n launches per sample.</source>
        <comment>One launch takes %1, which is %2 times the timer resolution of %3. Time %n launch per sample.</comment>
        <translation>
            <numerusform>Un lancement prend %1, soit %2 fois la résolution de l’horloge de %3. Chronométrez %n lancement par mesure.</numerusform>
            <numerusform>Un lancement prend %1, soit %2 fois la résolution de l’horloge de %3. Chronométrez %n lancements par mesure.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of the two files contains no samples.</source>
        <translation>L’un des deux ne contient pas de mesures.</translation>
    </message>
    <message>
        <source>One pass, vectorized by the compiler: 5 bytes per element instead of 37. Each element is divided by the scale; a vector division takes several times as long as a multiplication.</source>
        <translation>Une seule passe, que le compilateur vectorise&#xa0;: 5 octets par élément au lieu de 37. Chaque élément est divisé par l’échelle, et une division vectorielle prend plusieurs fois le temps d’une multiplication.</translation>
    </message>
    <message>
        <source>One sample causes nearly all of the variation: the coefficient of variation, %1, is %2 of the maximum for %3 samples.</source>
        <translation>Une mesure porte presque toute la dispersion&#xa0;: le coefficient de variation, %1, est %2 du plus grand que %3 mesures puissent avoir.</translation>
    </message>
    <message>
        <source>Only &quot;BPE&quot; is supported.</source>
        <translation>Pris en charge&#xa0;: &quot;BPE&quot;.</translation>
    </message>
    <message>
        <source>Only &quot;gemm&quot; is supported.</source>
        <translation>Pris en charge&#xa0;: &quot;gemm&quot;.</translation>
    </message>
    <message>
        <source>Only &quot;silu&quot; is supported.</source>
        <translation>Pris en charge&#xa0;: &quot;silu&quot;.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 requested items are available. They are split in proportion.</source>
        <translation>Les %1 exemples sont moins que les %2 demandés&#xa0;: ils sont répartis en proportion.</translation>
    </message>
    <message>
        <source>Only 1 (rotation of the entire head) is supported.</source>
        <translation>Pris en charge&#xa0;: 1, la rotation de toute une tête.</translation>
    </message>
    <message>
        <source>Only 4 bits are supported.</source>
        <translation>Pris en charge&#xa0;: 4 bits.</translation>
    </message>
    <message>
        <source>Only arrays of numbers are supported. %1</source>
        <translation>Seuls les tableaux de nombres sont lus. %1</translation>
    </message>
    <message>
        <source>Only images with one channel are supported. Convert them to greyscale.</source>
        <translation>Les images doivent avoir un seul canal&#xa0;: convertissez-les en gris.</translation>
    </message>
    <message>
        <source>Only models trained and saved by this program can be opened here. The Tensors page opens any tensor file.</source>
        <translation>Seuls les modèles que ce programme a entraînés et enregistrés s’ouvrent ici&#x202f;; tout fichier de tenseurs s’ouvre sur la page Tenseurs.</translation>
    </message>
    <message>
        <source>Only models without it are supported.</source>
        <translation>Pris en charge&#xa0;: les modèles qui n’en ont pas.</translation>
    </message>
    <message>
        <source>Only quantization can change its shape during a run.</source>
        <translation>Seule la quantification peut être réorientée vers une autre forme.</translation>
    </message>
    <message>
        <source>Open it with a newer version of Quantoscope.</source>
        <translation>Ouvrez-le avec une version plus récente de Quantoscope.</translation>
    </message>
    <message>
        <source>Open the Hugging Face folder (config.json and .safetensors files) that it was created from.</source>
        <translation>Ouvrez le dossier Hugging Face (config.json et fichiers .safetensors) dont il est issu.</translation>
    </message>
    <message>
        <source>Open the plan in the plan editor and save its model there.</source>
        <translation>Ouvrez le plan dans l’éditeur de plans et enregistrez-y son modèle.</translation>
    </message>
    <message>
        <source>Opening a pickle can run arbitrary code, so it is not supported. Save the tensors with safetensors.</source>
        <translation>Ouvrir un pickle peut exécuter son code, il n’est donc pas lu. Enregistrez les tenseurs avec safetensors.</translation>
    </message>
    <message>
        <source>Operands of type %1 cannot be made.</source>
        <translation>Des opérandes de type %1 ne peuvent être créés.</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>Système d’exploitation</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>Operations: %1 and %2 more.</source>
        <translation>Opérations&#xa0;: %1 et %2 autres.</translation>
    </message>
    <message>
        <source>Operations: %1.</source>
        <translation>Opérations&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Out of memory while quantizing the weights.</source>
        <translation>Les poids n’ont pas trouvé de mémoire pendant leur quantification.</translation>
    </message>
    <message>
        <source>Outliers: %1 input channels of %2 were multiplied by %3 and their weights divided by it, so the function of the model is unchanged.</source>
        <translation>Valeurs extrêmes&#xa0;: %1 canaux d’entrée de %2 ont été multipliés par %3 et leurs poids divisés par autant, de sorte que la fonction du modèle est restée la même.</translation>
    </message>
    <message>
        <source>Partial: the run was not completed. These are the %1 samples received until then.</source>
        <translation>Partiel&#xa0;: l’exécution n’est pas allée à son terme&#x202f;; voici les %1 mesures arrivées avant.</translation>
    </message>
    <message>
        <source>Perplexity increase</source>
        <translation>Hausse de la perplexité</translation>
    </message>
    <message numerus="yes">
        <source>Perplexity: %1 of %n configurations are not resolved against the baseline.</source>
        <comment>Perplexity: %1 of %n configuration is not resolved against the baseline.</comment>
        <translation>
            <numerusform>Perplexité&#xa0;: %1 configuration sur %n n’est pas résolue face à la référence.</numerusform>
            <numerusform>Perplexité&#xa0;: %1 des %n configurations ne sont pas résolues face à la référence.</numerusform>
        </translation>
    </message>
    <message>
        <source>Perplexity: run “%1”, %2; 95% intervals of differences paired by token, n = %3.</source>
        <translation>Perplexité&#xa0;: exécution «&#xa0;%1&#xa0;», %2&#x202f;; intervalles à 95&#x202f;% des différences appariées par jeton, n = %3.</translation>
    </message>
    <message>
        <source>Plans require the sensitivity of single layers, which has not been measured.</source>
        <translation>La sensibilité des couches n’a pas été mesurée, et les plans en sont tirés.</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>Prepare the run again for this shape.</source>
        <translation>Préparez pour elle une nouvelle exécution.</translation>
    </message>
    <message>
        <source>Prepare the run again.</source>
        <translation>Préparez de nouveau l’exécution.</translation>
    </message>
    <message>
        <source>Published tables to audit</source>
        <translation>Tables publiées à auditer</translation>
    </message>
    <message>
        <source>Put it in a folder with the config.json, tokenizer.json and .safetensors files of the model, and open that folder.</source>
        <translation>Mettez-la dans un dossier avec config.json, tokenizer.json et les fichiers .safetensors du modèle, et ouvrez ce dossier.</translation>
    </message>
    <message>
        <source>Put the file with the same name, but &apos;labels-idx1&apos; instead of &apos;images-idx3&apos;, in the same folder.</source>
        <translation>Mettez dans le même dossier le fichier de même nom avec &apos;labels-idx1&apos; au lieu de &apos;images-idx3&apos;.</translation>
    </message>
    <message>
        <source>Put y.npy, labels.npy or %1_labels.npy in the same folder.</source>
        <translation>Mettez y.npy, labels.npy ou %1_labels.npy dans le même dossier.</translation>
    </message>
    <message>
        <source>Quantization-aware training supports 2 to 8 bits, not %1 for weights and %2 for activations.</source>
        <translation>L’entraînement tenant compte de la quantification prend de 2 à 8 bits, pas %1 pour les poids et %2 pour les activations.</translation>
    </message>
    <message>
        <source>Quantize all layers with the same rule.</source>
        <translation>Quantifiez toutes les couches avec une seule règle.</translation>
    </message>
    <message>
        <source>Quantizing %1 requires %2 of memory; %3 is available.</source>
        <translation>Quantifier %1 demande %2 de mémoire&#x202f;; %3 sont libres.</translation>
    </message>
    <message>
        <source>Quantizing layer %1 of %2</source>
        <translation>Quantification de la couche %1 sur %2</translation>
    </message>
    <message>
        <source>Quantoscope imports nvbench --json, Google Benchmark JSON, ncu --csv (details or raw page), torch.profiler traces, llama-bench -o json|jsonl|csv, vLLM bench latency|throughput|serve, lm-eval results_*.json and samples_*.jsonl, optimum-benchmark, trtexec --exportTimes.</source>
        <translation>Quantoscope importe nvbench --json, le JSON de Google Benchmark, ncu --csv (page details ou raw), les traces de torch.profiler, llama-bench -o json|jsonl|csv, vLLM bench latency|throughput|serve, lm-eval results_*.json et samples_*.jsonl, optimum-benchmark, trtexec --exportTimes.</translation>
    </message>
    <message>
        <source>Quantoscope opens sessions and results (.quantoscope, .json), tensors (.npy, .safetensors), results of other tools (.json, .jsonl, .csv, .json.gz), published tables (.md, .tsv, .csv, .txt), folders of language models (config.json, tokenizer.json, .index.json) and data sets (-ubyte, -ubyte.gz, .idx).</source>
        <translation>Quantoscope lit les sessions et résultats (.quantoscope, .json), les tenseurs (.npy, .safetensors), les résultats d’autres outils (.json, .jsonl, .csv, .json.gz), les tables publiées (.md, .tsv, .csv, .txt), les dossiers de modèles de langue (config.json, tokenizer.json, .index.json) et les jeux de données (-ubyte, -ubyte.gz, .idx).</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -f) or choose another disk.</source>
        <translation>Relevez la limite (ulimit -f) ou choisissez un autre disque.</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -u, or the process limit of the container), or close other programs.</source>
        <translation>Relevez la limite (ulimit -u, ou le nombre de processus permis au conteneur), ou arrêtez d’autres programmes.</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -v), or close other programs.</source>
        <translation>Relevez la limite (ulimit -v), ou fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>Reading the data was stopped.</source>
        <translation>La lecture des données a été arrêtée.</translation>
    </message>
    <message>
        <source>Reading the result was stopped.</source>
        <translation>La lecture du résultat a été arrêtée.</translation>
    </message>
    <message>
        <source>Recorded program %1 does not exist.</source>
        <translation>Il n’y a pas de programme enregistré %1.</translation>
    </message>
    <message>
        <source>Recovered: the program ended during this run. The journal contained %1 samples of complete rounds, without the A/A control and the device states.</source>
        <translation>Récupéré&#xa0;: le programme s’est terminé pendant cette exécution. Le journal contenait %1 mesures de tours complets, sans le contrôle A/A ni les états de l’appareil.</translation>
    </message>
    <message>
        <source>Reduce the number of tokens or the hidden size.</source>
        <translation>Baissez le nombre de jetons ou la taille cachée.</translation>
    </message>
    <message>
        <source>Reinstall it.</source>
        <translation>Réinstallez-le.</translation>
    </message>
    <message>
        <source>Remove %1 from the text, or put the tokenizer.json that the model was trained with in its folder.</source>
        <translation>Retirez %1 du texte, ou placez dans le dossier du modèle le tokenizer.json avec lequel il a été entraîné.</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <translation>Omettez %1.</translation>
    </message>
    <message>
        <source>Remove --device.</source>
        <translation>Omettez --device.</translation>
    </message>
    <message>
        <source>Remove --no-sensitivity.</source>
        <translation>Omettez --no-sensitivity.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Omettez-la.</translation>
    </message>
    <message>
        <source>Remove that part.</source>
        <translation>Omettez cette partie.</translation>
    </message>
    <message>
        <source>Remove the longest runs, or save them in several sessions. Nothing was written.</source>
        <translation>Retirez les exécutions les plus longues, ou répartissez-les en plusieurs sessions. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Remove the sizes, or use its hidden size and at most its number of tokens.</source>
        <translation>Omettez les tailles, ou prenez sa taille cachée et au plus ses jetons.</translation>
    </message>
    <message>
        <source>Repair the link or choose another path.</source>
        <translation>Réparez le lien ou choisissez un autre chemin.</translation>
    </message>
    <message numerus="yes">
        <source>Repeated in %n lines of the text.</source>
        <comment>Repeated in %n line of the text.</comment>
        <translation>
            <numerusform>Répété dans %n ligne du texte.</numerusform>
            <numerusform>Répété dans %n lignes du texte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Report this problem and attach the file.</source>
        <translation>Merci de le signaler en joignant le fichier.</translation>
    </message>
    <message>
        <source>Report this problem together with the setup.</source>
        <translation>Merci de le signaler en joignant la configuration.</translation>
    </message>
    <message>
        <source>Report this problem with the shape and the mode.</source>
        <translation>Merci de le signaler en indiquant la forme et le mode.</translation>
    </message>
    <message>
        <source>Report this problem.</source>
        <translation>Merci de le signaler.</translation>
    </message>
    <message>
        <source>Rescale the column.</source>
        <translation>Mettez la colonne à l’échelle.</translation>
    </message>
    <message>
        <source>Restart the program to use the GPU; everything measured is kept.</source>
        <translation>Redémarrez le programme pour utiliser le GPU&#x202f;; tout ce qui a été mesuré est gardé.</translation>
    </message>
    <message>
        <source>Results cannot be added to a sweep, because its points have different sizes.</source>
        <translation>Rien ne peut se tenir à côté d’un balayage&#xa0;: ses points ont plusieurs tailles.</translation>
    </message>
    <message>
        <source>Results of other tools</source>
        <translation>Résultats d’autres outils</translation>
    </message>
    <message>
        <source>Rotate buffers, or time single launches.</source>
        <translation>Faites tourner les tampons, ou chronométrez des lancements isolés.</translation>
    </message>
    <message>
        <source>Rotate the buffers, or time each launch separately.</source>
        <translation>Faites tourner les tampons, ou chronométrez chaque lancement seul.</translation>
    </message>
    <message>
        <source>Row %1 does not exist in a result of %2 rows.</source>
        <translation>Il n’y a pas de ligne %1 dans un résultat de %2 lignes.</translation>
    </message>
    <message>
        <source>Rows can be read only for operations other than quantization.</source>
        <translation>Des lignes ne sont lues que d’opérations autres que la quantification.</translation>
    </message>
    <message>
        <source>Rows measured separately yield the same number of samples. This rarely happens by chance, so each row probably contains one cold run among that many samples.</source>
        <translation>Des lignes mesurées séparément redonnent le même nombre de mesures. Par hasard, ce serait rare&#xa0;: cela appuie que chacune contient une exécution à froid parmi autant.</translation>
    </message>
    <message>
        <source>Rows of %1 weights are not a multiple of %2, so their group size is %3.</source>
        <translation>Les lignes de %1 poids ne sont pas un multiple de %2&#xa0;: leurs groupes sont de %3.</translation>
    </message>
    <message>
        <source>Rows of %1 weights are not a multiple of %2, so they have one scale per row.</source>
        <translation>Les lignes de %1 poids ne sont pas un multiple de %2&#xa0;: elles ont une échelle chacune.</translation>
    </message>
    <message>
        <source>Rows of the left matrix and of the result: tokens.</source>
        <translation>Lignes de la matrice de gauche et du résultat&#xa0;: jetons.</translation>
    </message>
    <message>
        <source>Run &apos;quantoscope devices&apos; to list all devices.</source>
        <translation>Lancez &apos;quantoscope devices&apos; pour voir ce qu’il y a.</translation>
    </message>
    <message>
        <source>Run language models on the CPU.</source>
        <translation>Exécutez les modèles de langue sur le CPU.</translation>
    </message>
    <message>
        <source>Run the model on the CPU.</source>
        <translation>Exécutez le modèle sur le CPU.</translation>
    </message>
    <message>
        <source>Run the study again.</source>
        <translation>Relancez l’étude.</translation>
    </message>
    <message>
        <source>Run the study first.</source>
        <translation>Lancez d’abord l’étude.</translation>
    </message>
    <message>
        <source>SAME %1× [%2, %3], n = %4</source>
        <translation>ÉGAL %1× [%2; %3], n = %4</translation>
    </message>
    <message>
        <source>SAME %1× [%2, %3], n = %4 pairs</source>
        <translation>ÉGAL %1× [%2; %3], n = %4 paires</translation>
    </message>
    <message>
        <source>SLOWER %1× [%2, %3], n = %4</source>
        <translation>PLUS LENT %1× [%2; %3], n = %4</translation>
    </message>
    <message>
        <source>SLOWER %1× [%2, %3], n = %4 pairs</source>
        <translation>PLUS LENT %1× [%2; %3], n = %4 paires</translation>
    </message>
    <message>
        <source>SM %1 MHz max</source>
        <translation>SM %1 MHz max</translation>
    </message>
    <message>
        <source>SM clock while measuring</source>
        <translation>Horloge SM pendant la mesure</translation>
    </message>
    <message>
        <source>SM unknown</source>
        <translation>SM inconnu</translation>
    </message>
    <message>
        <source>SQNR %1 dB</source>
        <translation>SQNR %1 dB</translation>
    </message>
    <message>
        <source>Samples (%1) were received that do not belong to any row of the result.</source>
        <translation>Des mesures sont arrivées (%1) qui n’appartiennent à aucune ligne du résultat.</translation>
    </message>
    <message>
        <source>Samples are autocorrelated (lag 1: %1): %2 samples count as about %3 independent ones.</source>
        <translation>Les mesures voisines se ressemblent (autocorrélation %1 au décalage 1)&#xa0;: les %2 mesures en valent %3 indépendantes.</translation>
    </message>
    <message>
        <source>Save FP8 tensors as .safetensors.</source>
        <translation>Enregistrez les tenseurs FP8 en .safetensors.</translation>
    </message>
    <message>
        <source>Save another configuration.</source>
        <translation>Enregistrez une autre configuration.</translation>
    </message>
    <message>
        <source>Save class numbers. Convert one-hot rows with argmax.</source>
        <translation>Enregistrez des numéros de classe&#x202f;; des lignes one-hot doivent être converties (argmax).</translation>
    </message>
    <message>
        <source>Save it again with numpy.save, or check that the copy is complete.</source>
        <translation>Enregistrez-le de nouveau avec numpy.save, ou vérifiez que la copie est complète.</translation>
    </message>
    <message>
        <source>Save it again: numpy.save(file, numpy.ascontiguousarray(array)).</source>
        <translation>Enregistrez-le de nouveau&#xa0;: numpy.save(file, numpy.ascontiguousarray(array)).</translation>
    </message>
    <message>
        <source>Save it as float32, uint8 or int64.</source>
        <translation>Enregistrez-le en float32, uint8 ou int64.</translation>
    </message>
    <message>
        <source>Save it with numpy.ascontiguousarray.</source>
        <translation>Enregistrez-le avec numpy.ascontiguousarray.</translation>
    </message>
    <message>
        <source>Save its weights with safetensors.</source>
        <translation>Enregistrez ses poids avec safetensors.</translation>
    </message>
    <message>
        <source>Save one field as an array of numbers.</source>
        <translation>Enregistrez un champ comme tableau de nombres.</translation>
    </message>
    <message>
        <source>Save single tensors with numpy.save, or all of them with safetensors.</source>
        <translation>Enregistrez des tenseurs isolés avec numpy.save, ou tous avec safetensors.</translation>
    </message>
    <message>
        <source>Save the data to a regular file first.</source>
        <translation>Enregistrez d’abord les données dans un fichier ordinaire.</translation>
    </message>
    <message>
        <source>Save the model again with compressed-tensors.</source>
        <translation>Enregistrez de nouveau le modèle avec compressed-tensors.</translation>
    </message>
    <message>
        <source>Save the tables as Markdown, CSV or plain text.</source>
        <translation>Enregistrez les tables en Markdown, CSV ou texte brut.</translation>
    </message>
    <message>
        <source>Save the tensor with numpy.save or safetensors.</source>
        <translation>Enregistrez le tenseur avec numpy.save ou safetensors.</translation>
    </message>
    <message>
        <source>Save the tokenizer again, with its merges.</source>
        <translation>Enregistrez de nouveau le tokenizer, avec ses fusions.</translation>
    </message>
    <message>
        <source>Saves the model with the measured codes, in compressed-tensors format.</source>
        <translation>Enregistre le modèle avec les codes mesurés, dans le format de compressed-tensors.</translation>
    </message>
    <message>
        <source>Scales of %1 bytes do not fit into %2.</source>
        <translation>Des échelles de %1 octets ne tiennent pas dans %2.</translation>
    </message>
    <message>
        <source>Scales of uniform integers must be FP32, FP16 or BF16.</source>
        <translation>Les échelles d’entiers uniformes sont en FP32, FP16 ou BF16.</translation>
    </message>
    <message>
        <source>Select it for the study.</source>
        <translation>Choisissez-le pour l’étude.</translation>
    </message>
    <message>
        <source>Send its specification.</source>
        <translation>Donnez sa spécification.</translation>
    </message>
    <message>
        <source>Send one JSON object per line.</source>
        <translation>Un objet JSON par ligne.</translation>
    </message>
    <message>
        <source>Sequence has no &quot;processors&quot;</source>
        <translation>Sequence n’a pas de &quot;processors&quot;</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Longueur de séquence</translation>
    </message>
    <message>
        <source>Sequences computed together.</source>
        <translation>Séquences calculées ensemble.</translation>
    </message>
    <message>
        <source>Serves the checkpoint without changes, with the measured batch size.</source>
        <translation>Sert le point de reprise tel quel, avec le lot mesuré.</translation>
    </message>
    <message>
        <source>Serves the saved checkpoint, whose config.json describes the quantization, with the measured batch size.</source>
        <translation>Sert le point de reprise enregistré, dont le config.json dit comment il est quantifié, avec le lot mesuré.</translation>
    </message>
    <message>
        <source>Sessions and results</source>
        <translation>Sessions et résultats</translation>
    </message>
    <message>
        <source>Set it to null.</source>
        <translation>Mettez-le à null.</translation>
    </message>
    <message>
        <source>Shorten the prompt, or generate fewer tokens.</source>
        <translation>Raccourcissez le prompt, ou générez moins de jetons.</translation>
    </message>
    <message>
        <source>Simulated (no native support on this device): %1.</source>
        <translation>Simulés sur cet appareil, qui n’a pas de tels produits&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Simulated (no native support on this device): %1. Predictions and sizes are valid; times are those of the simulation.</source>
        <translation>Simulées sur cet appareil&#xa0;: %1. Prédictions et tailles valent, les temps sont ceux de la simulation.</translation>
    </message>
    <message>
        <source>Simulated on this device (%1): its speed is not representative of the format.</source>
        <translation>Simulé sur cet appareil (%1)&#xa0;: sa vitesse n’est pas celle du format.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Size: run “%1”, exact bytes of the model file.</source>
        <translation>Taille&#xa0;: exécution «&#xa0;%1&#xa0;», octets exacts du fichier de modèle.</translation>
    </message>
    <message>
        <source>Slow changes affect consecutive samples alike, so each sample contains less information than an independent one. Intervals that assume independent samples are too narrow. Measure more samples, and interleave variants so that such changes cancel.</source>
        <translation>Un changement lent se transmet d’une mesure à la suivante, chacune en dit donc moins qu’une nouvelle indépendante. Les intervalles qui comptent chaque mesure comme nouvelle sont trop étroits. Prenez plus de mesures, et comparez les variantes à tour de rôle, où de tels changements s’annulent.</translation>
    </message>
    <message>
        <source>Slower than %1: %2.</source>
        <translation>Plus lents que %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Slower than the baseline per token, one sequence at a time: %1.</source>
        <translation>Plus lentes que la référence par jeton, une séquence à la fois&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Smallest with no measurable quality loss: %1 (%2 of the size of the baseline).</source>
        <translation>La plus petite sans perte de qualité mesurable&#xa0;: %1, %2 des octets de la référence.</translation>
    </message>
    <message>
        <source>Some launches were delayed by something other than the kernel: interrupts, the display, another process or the window of this program. They raise the mean and determine the high quantiles, but do not affect the median. If they coincide with repaints of this window, pause the display while measuring.</source>
        <translation>Des lancements isolés ont été retenus par quelque chose d’extérieur au noyau&#xa0;: interruptions, affichage, un autre processus, la fenêtre du programme lui-même. Ils relèvent la moyenne et font les hauts percentiles, tandis que la médiane reste. S’ils viennent avec les réaffichages de cette fenêtre, suspendez-la pendant la mesure.</translation>
    </message>
    <message>
        <source>Space for %1 logits was provided.</source>
        <translation>De la place pour %1 logits a été donnée.</translation>
    </message>
    <message>
        <source>Specify &quot;sliding_window&quot;, and set &quot;use_sliding_window&quot; to true.</source>
        <translation>Donnez &quot;sliding_window&quot;, et &quot;use_sliding_window&quot; à true.</translation>
    </message>
    <message>
        <source>Specify FILE or FILE:TENSOR.</source>
        <translation>Donnez FILE ou FILE:TENSOR.</translation>
    </message>
    <message>
        <source>Specify a file inside it.</source>
        <translation>Indiquez un fichier qu’il contient.</translation>
    </message>
    <message>
        <source>Specify a file name.</source>
        <translation>Indiquez un fichier.</translation>
    </message>
    <message>
        <source>Specify a folder name.</source>
        <translation>Indiquez un dossier.</translation>
    </message>
    <message>
        <source>Specify a new file for --session, or a session to add to.</source>
        <translation>Indiquez pour --session un nouveau fichier, ou une session à compléter.</translation>
    </message>
    <message>
        <source>Specify one file per task.</source>
        <translation>Une tâche prend un seul fichier.</translation>
    </message>
    <message>
        <source>Specify your own text files with --text and --calibration.</source>
        <translation>Nommez vos propres fichiers de texte avec --text et --calibration.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Speed and memory: run “%1”, batch %2, prompts of %3 tokens, %4 rounds of %5 tokens with all configurations in each; 95% intervals of the median ratio by round.</source>
        <translation>Vitesse et mémoire&#xa0;: exécution «&#xa0;%1&#xa0;», lot %2, prompts de %3 jetons, %4 tours de %5 jetons avec toutes les configurations dans chacun&#x202f;; intervalles à 95&#x202f;% du rapport médian par tour.</translation>
    </message>
    <message>
        <source>Speed and memory: run “%1”, batch %2, prompts of %3 tokens, %4 rounds of %5 tokens, one configuration after another; 95% intervals of the ratio of the medians.</source>
        <translation>Vitesse et mémoire&#xa0;: exécution «&#xa0;%1&#xa0;», lot %2, prompts de %3 jetons, %4 tours de %5 jetons, une configuration après l’autre&#x202f;; intervalles à 95&#x202f;% du rapport des médianes.</translation>
    </message>
    <message>
        <source>Speed: run “%1”, calls of %2 items, %3 calls of each mode; 95% intervals of the median ratio by round.</source>
        <translation>Vitesse&#xa0;: exécution «&#xa0;%1&#xa0;», appels de %2 exemples, %3 appels de chaque mode&#x202f;; intervalles à 95&#x202f;% du rapport médian par tour.</translation>
    </message>
    <message>
        <source>Start a new training.</source>
        <translation>Commencez-en un nouveau.</translation>
    </message>
    <message>
        <source>Start a run first.</source>
        <translation>Lancez d’abord une exécution.</translation>
    </message>
    <message>
        <source>Start a study.</source>
        <translation>Lancez-en une.</translation>
    </message>
    <message>
        <source>Start the reading program first.</source>
        <translation>Démarrez d’abord le programme qui le lit.</translation>
    </message>
    <message>
        <source>Static scale</source>
        <translation>Échelle statique</translation>
    </message>
    <message>
        <source>Stop it first.</source>
        <translation>Arrêtez-la d’abord.</translation>
    </message>
    <message>
        <source>Stop it or choose another file.</source>
        <translation>Arrêtez-le ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>Stop rule</source>
        <translation>Règle d’arrêt</translation>
    </message>
    <message>
        <source>Stop the other program, or choose another device; nvidia-smi lists what runs on it.</source>
        <translation>Arrêtez l’autre programme, ou choisissez un autre appareil&#x202f;; nvidia-smi indique ce qui y tourne.</translation>
    </message>
    <message>
        <source>Stopped while the input was being generated.</source>
        <translation>Arrêté pendant la préparation de l’entrée.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Strip has no character to strip</source>
        <translation>Strip n’a pas de caractère à retirer</translation>
    </message>
    <message>
        <source>Supported architectures: LlamaForCausalLM, MistralForCausalLM and Qwen2ForCausalLM.</source>
        <translation>Sont pris en charge LlamaForCausalLM, MistralForCausalLM et Qwen2ForCausalLM.</translation>
    </message>
    <message>
        <source>Supported behaviors: Removed, Isolated, MergedWithPrevious, MergedWithNext and Contiguous.</source>
        <translation>Pris en charge&#xa0;: Removed, Isolated, MergedWithPrevious, MergedWithNext et Contiguous.</translation>
    </message>
    <message>
        <source>Supported formats: &quot;gptq&quot; and &quot;gptq_v2&quot;.</source>
        <translation>Pris en charge&#xa0;: &quot;gptq&quot; et &quot;gptq_v2&quot;.</translation>
    </message>
    <message>
        <source>Supported formats: pack-quantized (2 to 8 bits), int-quantized and float-quantized (8 bits), nvfp4-pack-quantized, mxfp4-pack-quantized and mxfp8-quantized.</source>
        <translation>Pris en charge&#xa0;: pack-quantized (2 à 8 bits), int-quantized et float-quantized (8 bits), nvfp4-pack-quantized, mxfp4-pack-quantized et mxfp8-quantized.</translation>
    </message>
    <message>
        <source>Supported methods: compressed-tensors, awq and gptq. Checkpoints that are not quantized are supported as well.</source>
        <translation>Pris en charge&#xa0;: compressed-tensors, awq et gptq, et les points de reprise non quantifiés.</translation>
    </message>
    <message>
        <source>Supported strategies: tensor, channel, group with a group_size, and for FP8 block with a block_structure.</source>
        <translation>Pris en charge&#xa0;: tensor, channel, group avec un group_size, et pour FP8 block avec un block_structure.</translation>
    </message>
    <message>
        <source>Supported types: &quot;default&quot;, &quot;linear&quot; and &quot;llama3&quot;.</source>
        <translation>Pris en charge&#xa0;: &quot;default&quot;, &quot;linear&quot; et &quot;llama3&quot;.</translation>
    </message>
    <message>
        <source>Supported types: &quot;full_attention&quot; and &quot;sliding_attention&quot;.</source>
        <translation>Pris en charge&#xa0;: &quot;full_attention&quot; et &quot;sliding_attention&quot;.</translation>
    </message>
    <message>
        <source>Supported types: ByteLevel, ByteFallback, Fuse, Metaspace, Strip, Replace and Sequence.</source>
        <translation>Pris en charge&#xa0;: ByteLevel, ByteFallback, Fuse, Metaspace, Strip, Replace et Sequence.</translation>
    </message>
    <message>
        <source>Supported types: ByteLevel, Split, Metaspace, Digits, Punctuation, Whitespace, WhitespaceSplit and Sequence.</source>
        <translation>Pris en charge&#xa0;: ByteLevel, Split, Metaspace, Digits, Punctuation, Whitespace, WhitespaceSplit et Sequence.</translation>
    </message>
    <message>
        <source>Supported types: F64, F32, F16, BF16, F8_E4M3 and F8_E5M2.</source>
        <translation>Pris en charge&#xa0;: F64, F32, F16, BF16, F8_E4M3 et F8_E5M2.</translation>
    </message>
    <message>
        <source>Supported types: F64, F32, F16, BF16, F8_E4M3, F8_E5M2, I8, U8 and I32.</source>
        <translation>Pris en charge&#xa0;: F64, F32, F16, BF16, F8_E4M3, F8_E5M2, I8, U8 et I32.</translation>
    </message>
    <message>
        <source>Supported types: FP64, FP32, FP16, BF16, FP8 E4M3 and FP8 E5M2.</source>
        <translation>Pris en charge&#xa0;: FP64, FP32, FP16, BF16, FP8 E4M3 et FP8 E5M2.</translation>
    </message>
    <message>
        <source>Supported types: NFC, NFD, NFKC, NFKD, Lowercase, Strip, Prepend, Replace and Sequence.</source>
        <translation>Pris en charge&#xa0;: NFC, NFD, NFKC, NFKD, Lowercase, Strip, Prepend, Replace et Sequence.</translation>
    </message>
    <message>
        <source>Supported types: TemplateProcessing, ByteLevel and Sequence.</source>
        <translation>Pris en charge&#xa0;: TemplateProcessing, ByteLevel et Sequence.</translation>
    </message>
    <message>
        <source>Supported values: always, first and never.</source>
        <translation>Pris en charge&#xa0;: always, first et never.</translation>
    </message>
    <message>
        <source>Supported widths: 2, 3, 4 and 8 bits.</source>
        <translation>Pris en charge&#xa0;: 2, 3, 4 et 8 bits.</translation>
    </message>
    <message>
        <source>Supported: literals, classes, \s, \w, \d, \p{…}, groups, lookaround, repeats and (?i:…).</source>
        <translation>Pris en charge&#xa0;: littéraux, classes, \s, \w, \d, \p{…}, groupes, assertions avant et arrière, répétitions et (?i:…).</translation>
    </message>
    <message>
        <source>Sweep point %1: %2</source>
        <translation>Le point %1 du balayage&#xa0;: %2</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>TOO FEW %1×, n = %2</source>
        <translation>TROP PEU %1×, n = %2</translation>
    </message>
    <message numerus="yes">
        <source>TOO FEW %1×, n = %n pairs</source>
        <comment>TOO FEW %1×, n = %n pair</comment>
        <translation>
            <numerusform>TROP PEU %1×, n = %n paire</numerusform>
            <numerusform>TROP PEU %1×, n = %n paires</numerusform>
        </translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>Table %1 (%2)</source>
        <translation>Table %1 (%2)</translation>
    </message>
    <message>
        <source>Tasks: %1.</source>
        <translation>Tâches&#xa0;: %1.</translation>
    </message>
    <message>
        <source>TemplateProcessing has no &quot;single&quot;</source>
        <translation>TemplateProcessing n’a pas de &quot;single&quot;</translation>
    </message>
    <message>
        <source>Ten launches, as in a framework without a compiler: layer norms, matrix products with bias, attention, GELU and residual additions, issued by the host one after another. At small sizes, the launch overhead of 3 to 5 µs per kernel dominates.</source>
        <translation>Dix lancements comme en fait un cadre sans compilateur&#xa0;: normes de couche, produits avec biais, attention, GELU et sommes résiduelles, émis par l’hôte l’un après l’autre. Aux petites tailles, les 3 à 5 µs de l’hôte par lancement font le temps.</translation>
    </message>
    <message>
        <source>Ten steps, as in a framework without a compiler: layer norms, matrix products with bias, attention, GELU and residual additions, one after another. Each step reads from memory what the previous one wrote.</source>
        <translation>Dix étapes comme en fait un cadre sans compilateur&#xa0;: normes de couche, produits avec biais, attention, GELU et sommes résiduelles, l’une après l’autre, chacune lisant en mémoire ce qu’a écrit la précédente.</translation>
    </message>
    <message>
        <source>Tensor %1 has type %2; the input must have a floating-point type.</source>
        <translation>Le tenseur %1 est de type %2&#x202f;; l’entrée doit être d’un type flottant.</translation>
    </message>
    <message>
        <source>Tensor %1 of shape %2</source>
        <translation>Le tenseur %1 de forme %2</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tenseurs</translation>
    </message>
    <message>
        <source>Text columns cannot be used as features. Convert them to numbers or remove them. The label is %1, %2.</source>
        <translation>Des colonnes de mots ne peuvent être des caractéristiques&#xa0;: changez-les en nombres ou retirez-les. La classe est %1, %2.</translation>
    </message>
    <message>
        <source>Text is being generated.</source>
        <translation>Une réponse est en cours d’écriture.</translation>
    </message>
    <message>
        <source>The %1 columns contain numbers from 0 to 255 and are interpreted as images of %2 × %3 pixels.</source>
        <translation>Les %1 colonnes contiennent des nombres de 0 à 255&#xa0;: elles sont prises pour des images de %2 × %3 pixels.</translation>
    </message>
    <message>
        <source>The %1 values of the file were rounded to %2: %3 of %4 overflowed to infinity, %5 were flushed to zero, %6 became denormal.</source>
        <translation>Les %1 valeurs du fichier ont été arrondies en %2&#xa0;: %3 sur %4 ont débordé vers l’infini, %5 ont été ramenées à zéro, %6 sont devenues dénormalisées.</translation>
    </message>
    <message>
        <source>The %1 values of the file were rounded to %2: none overflowed, and none was flushed to zero.</source>
        <translation>Les %1 valeurs du fichier ont été arrondies en %2&#xa0;: aucune n’a débordé, et aucune n’a été ramenée à zéro.</translation>
    </message>
    <message numerus="yes">
        <source>The %n kernels with the least time were omitted: %1 of %2 in total.</source>
        <comment>The %n kernel with the least time was omitted: %1 of %2.</comment>
        <translation>
            <numerusform>%n noyau, celui qui a pris le moins de temps, a été omis&#xa0;: %1 sur %2.</numerusform>
            <numerusform>Les %n noyaux qui ont pris le moins de temps ont été omis&#xa0;: %1 sur %2 au total.</numerusform>
        </translation>
    </message>
    <message>
        <source>The CPU backend computes these operations in FP32.</source>
        <translation>Le CPU calcule ces opérations en FP32.</translation>
    </message>
    <message>
        <source>The CPU backend does not support %1 input.</source>
        <translation>Le backend CPU ne lit pas d’entrée %1.</translation>
    </message>
    <message>
        <source>The CPU backend does not support %1 operands.</source>
        <translation>Le backend CPU ne calcule pas avec des opérandes %1.</translation>
    </message>
    <message>
        <source>The CPU backend has only device 0.</source>
        <translation>Le backend CPU n’a que l’appareil 0.</translation>
    </message>
    <message>
        <source>The CPU backend was used before a run was prepared.</source>
        <translation>Le backend CPU a été utilisé avant toute préparation.</translation>
    </message>
    <message>
        <source>The CUDA backend supports only half, bfloat16 and float operands.</source>
        <translation>Le backend CUDA n’accepte que des opérandes half, bfloat16 et float.</translation>
    </message>
    <message>
        <source>The CUDA module %1 belongs to a different version of the program.</source>
        <translation>Le module CUDA %1 appartient à une autre version du programme.</translation>
    </message>
    <message>
        <source>The CUDA module (%1) is not installed: this program was built without nvcc, or was installed without the module.</source>
        <translation>Le module CUDA (%1) n’est pas installé&#xa0;: ce programme a été compilé sans nvcc, ou le module n’a pas été installé avec lui.</translation>
    </message>
    <message>
        <source>The CUDA module belongs to a different version of the program.</source>
        <translation>Le module CUDA appartient à une autre version du programme.</translation>
    </message>
    <message>
        <source>The CUDA module has no code for this device&apos;s compute capability; it was built for %1.</source>
        <translation>Le module CUDA n’a pas de code pour la capacité de calcul de cet appareil&#x202f;; il a été compilé pour %1.</translation>
    </message>
    <message>
        <source>The FP32 baseline classifies %1 of %2 test items correctly: %3, 95% interval %4 to %5.</source>
        <translation>La référence FP32 classe bien %1 exemples de test sur %2&#xa0;: %3, intervalle à 95&#x202f;% de %4 à %5.</translation>
    </message>
    <message>
        <source>The GPU has not enough memory for %1: %2 of %3 GiB are free.</source>
        <translation>Le GPU n’a pas assez de mémoire (pendant&#xa0;: %1)&#xa0;: %2 GiB sur %3 sont libres.</translation>
    </message>
    <message>
        <source>The GPU is not available for %1: another process uses it in exclusive mode, or it is in prohibited mode.</source>
        <translation>Le GPU n’est pas disponible (pendant&#xa0;: %1)&#xa0;: un autre processus l’utilise en mode exclusif, ou il est en mode interdit (prohibited).</translation>
    </message>
    <message>
        <source>The GPU stopped working while %1: %2.</source>
        <translation>Le GPU a cessé de fonctionner (pendant&#xa0;: %1)&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The Google Benchmark library was a debug build, which increases times.</source>
        <translation>La bibliothèque Google Benchmark était compilée en mode debug, ce qui allonge les temps.</translation>
    </message>
    <message>
        <source>The NVIDIA driver found no device.</source>
        <translation>Le pilote NVIDIA ne trouve aucun appareil.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it supports CUDA %1.%2, but the module requires %3.%4.</source>
        <translation>Le pilote NVIDIA est trop ancien&#xa0;: il prend en charge CUDA %1.%2, le module demande %3.%4.</translation>
    </message>
    <message>
        <source>The accuracy limit does not apply to Cloze, which is generated from the text used for perplexity.</source>
        <translation>La limite d’exactitude ne compte pas pour Cloze, qui est fait à partir du texte de la perplexité.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; contains %2 twice.</source>
        <translation>L&apos;axe &apos;%1&apos; nomme %2 deux fois.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; contains &apos;%2&apos;; expected a whole number of 1 or more.</source>
        <translation>L&apos;axe &apos;%1&apos; contient &apos;%2&apos; là où il faut un nombre entier d&apos;au moins 1.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; does not name a dimension. Dimensions: %2.</source>
        <translation>L’axe &apos;%1&apos; ne nomme aucune dimension&#x202f;; il y a %2.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; has more than %2 values.</source>
        <translation>L&apos;axe &apos;%1&apos; a plus de %2 valeurs.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; has no step such as x2 or +1024, or its last value is smaller than its first.</source>
        <translation>L&apos;axe &apos;%1&apos; n&apos;a pas de pas comme x2 ou +1024, ou finit avant de commencer.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; is neither first:last:step nor a list.</source>
        <translation>L&apos;axe &apos;%1&apos; n&apos;est ni first:last:step ni une liste.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; requires whole numbers of 1 or more as its limits.</source>
        <translation>L&apos;axe &apos;%1&apos; demande pour bornes des nombres entiers d&apos;au moins 1.</translation>
    </message>
    <message>
        <source>The baseline was not measured, so no comparison is possible.</source>
        <translation>La référence n’a pas été mesurée, rien ne peut donc lui être comparé.</translation>
    </message>
    <message>
        <source>The baseline with the KV cache in FP8 E4M3, without scales.</source>
        <translation>La référence avec clés et valeurs gardées en FP8 E4M3, sans échelle.</translation>
    </message>
    <message>
        <source>The baseline with the KV cache in INT8, one scale per token and head.</source>
        <translation>La référence avec clés et valeurs gardées en INT8, une échelle par jeton et par tête.</translation>
    </message>
    <message>
        <source>The beginning of each text</source>
        <translation>Le début de chaque texte</translation>
    </message>
    <message>
        <source>The buffers require %1 MiB of device memory; %2 MiB is available.</source>
        <translation>Les tampons demandent %1 MiB de mémoire de l’appareil, %2 MiB sont libres.</translation>
    </message>
    <message>
        <source>The calibration has version %1; this program requires version %2.</source>
        <translation>L’étalonnage est de la version %1, ce programme mesure la version %2.</translation>
    </message>
    <message>
        <source>The calibration inputs have %1 features, but the layer has %2 inputs.</source>
        <translation>Les entrées de calibration ont %1 caractéristiques, la couche en prend %2.</translation>
    </message>
    <message>
        <source>The calibration text has %1 tokens; AWQ and GPTQ require at least 64.</source>
        <translation>Le texte de calibration a %1 jetons&#x202f;; AWQ et GPTQ en demandent au moins 64.</translation>
    </message>
    <message>
        <source>The calibration was stopped.</source>
        <translation>L’étalonnage a été arrêté.</translation>
    </message>
    <message>
        <source>The chat template of the model is unknown, so the prompt is used without a template.</source>
        <translation>Le gabarit de chat du modèle est inconnu, le prompt est donc utilisé sans gabarit.</translation>
    </message>
    <message>
        <source>The checkpoint already has this format.</source>
        <translation>Le point de reprise est déjà dans ce format.</translation>
    </message>
    <message>
        <source>The checkpoint has no tensor %1.</source>
        <translation>Le point de reprise n’a pas de tenseur %1.</translation>
    </message>
    <message>
        <source>The checkpoint is not quantized.</source>
        <translation>Le point de reprise n’est pas quantifié.</translation>
    </message>
    <message>
        <source>The checkpoint is quantized (%1). The baseline uses its dequantized values in FP16, and other configurations quantize these values again.</source>
        <translation>Le point de reprise est quantifié (%1)&#xa0;: la référence a les valeurs que ses codes représentent, en FP16, et les autres configurations les quantifient de nouveau.</translation>
    </message>
    <message>
        <source>The checkpoint specifies a KV cache in %1, with scales other than 1; %2 was used.</source>
        <translation>Le point de reprise demande des clés et valeurs en %1, avec des échelles autres que 1&#x202f;; elles ont été gardées en %2.</translation>
    </message>
    <message>
        <source>The checkpoint specifies a KV cache in %1; %2 was used.</source>
        <translation>Le point de reprise demande des clés et valeurs en %1&#x202f;; elles ont été gardées en %2.</translation>
    </message>
    <message>
        <source>The checkpoint specifies activations in %1; %2 was used.</source>
        <translation>Le point de reprise demande des activations en %1&#x202f;; elles ont tourné en %2.</translation>
    </message>
    <message>
        <source>The checkpoint specifies matrix product results in %1; %2 was used.</source>
        <translation>Le point de reprise demande les résultats des produits en %1&#x202f;; ils sont restés en %2.</translation>
    </message>
    <message>
        <source>The clip factor must be between 0.3 and 1.</source>
        <translation>La coupure garde de 0,3 à 1 de l’étendue.</translation>
    </message>
    <message>
        <source>The clip factor must be in (0, 1].</source>
        <translation>Le facteur de coupure est dans (0, 1].</translation>
    </message>
    <message>
        <source>The cloze task is not available: %1</source>
        <translation>Il n’y a pas de tâche à trous&#xa0;: %1</translation>
    </message>
    <message>
        <source>The codes of a quantized checkpoint without changes, multiplied as its configuration specifies if the device supports it.</source>
        <translation>Les codes d’un point de reprise quantifié tels quels, multipliés comme sa configuration le demande là où l’appareil le peut.</translation>
    </message>
    <message>
        <source>The column can be computed from other columns within their rounding, and the result differs. Derived figures should be computed by the program that writes the table, not entered by hand.</source>
        <translation>La colonne se calcule à partir des chiffres voisins, à leur arrondi près, et donne autre chose. Les chiffres dérivés devraient être calculés par le programme qui écrit la table, et non tapés.</translation>
    </message>
    <message>
        <source>The configurations were timed one after another, not in rounds, because together they require about %1 of the available %2. A change of the clock during the measurement can appear as a difference.</source>
        <translation>Les configurations ont été chronométrées l’une après l’autre, et non par tours&#xa0;: ensemble, elles prendraient environ %1 des %2 libres. Une horloge qui aurait changé entre-temps ressemblerait à une différence.</translation>
    </message>
    <message>
        <source>The configurations with the smallest loss that meet the limits are %1; the differences between them are not resolved.</source>
        <translation>Les configurations de plus petite perte qui respectent les limites sont %1&#x202f;; les différences entre elles ne sont pas résolues.</translation>
    </message>
    <message>
        <source>The damping of GPTQ must be a number of 0 or more.</source>
        <translation>L’amortissement de GPTQ est un nombre à partir de 0.</translation>
    </message>
    <message>
        <source>The data set contains no items.</source>
        <translation>Un ensemble sans exemple ne peut servir.</translation>
    </message>
    <message>
        <source>The device alternates between two states, for example because of clock steps or other processes. The median depends on the share of time in each state. Compare only interleaved measurements, and check the clocks.</source>
        <translation>L’appareil va et vient entre deux états et reste un moment dans chacun, comme par des paliers d’horloge ou le travail d’autres. La médiane dépend du temps passé dans chaque état. Ne comparez que ce qui a été mesuré à tour de rôle, et regardez les horloges.</translation>
    </message>
    <message>
        <source>The device changes during the measurement, usually because it heats up and lowers its clock, or because another process uses it. The median then depends on the duration of the measurement, and variants measured one after another cannot be compared. Interleave them, let the device reach its operating temperature, or lock its clocks.</source>
        <translation>L’appareil change pendant qu’on le mesure, le plus souvent parce qu’il chauffe et baisse son horloge, ou parce que quelqu’un d’autre l’utilise. La médiane dépend alors de la durée de la mesure, et des variantes mesurées l’une après l’autre ne se comparent pas. Mesurez-les à tour de rôle, laissez l’appareil atteindre sa température, ou fixez ses horloges.</translation>
    </message>
    <message>
        <source>The device could not be calibrated (%1), so the timer floor and the peak rates are unknown.</source>
        <translation>L’appareil n’a pu être étalonné (%1), rien n’est donc dit du plancher de l’horloge ni du sommet.</translation>
    </message>
    <message>
        <source>The device index must be 0 or more.</source>
        <translation>L’indice de l’appareil doit être 0 ou plus.</translation>
    </message>
    <message numerus="yes">
        <source>The device lowered its clock during %n samples, for %1 according to its counters.</source>
        <comment>The device lowered its clock during %n sample, for %1 according to its counters.</comment>
        <translation>
            <numerusform>L’appareil a abaissé son horloge pendant %n mesure, durant %1 selon ses compteurs.</numerusform>
            <numerusform>L’appareil a abaissé son horloge pendant %n mesures, durant %1 selon ses compteurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The device lowered its clock during %n samples.</source>
        <comment>The device lowered its clock during %n sample.</comment>
        <translation>
            <numerusform>L’appareil a abaissé son horloge pendant %n mesure.</numerusform>
            <numerusform>L’appareil a abaissé son horloge pendant %n mesures.</numerusform>
        </translation>
    </message>
    <message>
        <source>The device lowered its clock in %1 stretches with %2 samples, for %3 according to its counters.</source>
        <translation>L’appareil a retenu son horloge sur %1 plages de %2 mesures, durant %3 selon ses propres compteurs.</translation>
    </message>
    <message>
        <source>The device lowered its clock in %1 stretches with %2 samples.</source>
        <translation>L’appareil a retenu son horloge sur %1 plages de %2 mesures.</translation>
    </message>
    <message>
        <source>The device lowered its clock to stay within its power or temperature limits. Samples measured meanwhile are too slow, and their number depends on cooling and on neighbouring devices. Improve cooling, lock a lower clock, or compare only interleaved measurements.</source>
        <translation>L’appareil a baissé sa propre horloge pour rester dans ses limites de puissance ou de température. Les mesures de ces plages sont plus lentes que le noyau ne l’exige, et leur nombre dépend de la salle et des voisins. Refroidissez-le, fixez une horloge plus basse, ou ne comparez que ce qui a été mesuré à tour de rôle.</translation>
    </message>
    <message>
        <source>The device lowered its clock.</source>
        <translation>L’appareil a retenu son horloge.</translation>
    </message>
    <message>
        <source>The difference is within the variation that the same model shows on another set of as many items, so it does not rank the models. Use more items, or a paired test on the same items.</source>
        <translation>La différence est de l’ordre de ce que le même modèle montrerait sur d’autres exemples en même nombre. Elle ne classe rien. Plus d’exemples, ou un test apparié sur les mêmes exemples, pourraient trancher.</translation>
    </message>
    <message>
        <source>The document contains zero bytes, so it is not text.</source>
        <translation>Le document contient des octets nuls&#xa0;: ce n’est pas du texte.</translation>
    </message>
    <message>
        <source>The document has more than %1 lines (the limit).</source>
        <translation>Le document a plus de %1 lignes, la limite.</translation>
    </message>
    <message>
        <source>The document is too large: %1. The limit is %2.</source>
        <translation>Le document fait %1&#x202f;; %2 au plus sont lus.</translation>
    </message>
    <message>
        <source>The driver does not support %1.</source>
        <translation>Le pilote ne connaît pas %1.</translation>
    </message>
    <message>
        <source>The driver does not support tensor maps.</source>
        <translation>Le pilote ne connaît pas les tensor maps.</translation>
    </message>
    <message>
        <source>The driver failed while %1 (error %2).</source>
        <translation>Échec du pilote (pendant&#xa0;: %1&#x202f;; erreur %2).</translation>
    </message>
    <message>
        <source>The driver rejected a tensor map (error %1).</source>
        <translation>Le pilote a refusé une tensor map (erreur %1).</translation>
    </message>
    <message>
        <source>The earlier samples could not be sent to the worker process.</source>
        <translation>Les mesures précédentes n’ont pas pu être remises au processus de calcul.</translation>
    </message>
    <message>
        <source>The engine was requested to %1 at the wrong time.</source>
        <translation>Il a été demandé au moteur, au mauvais moment, de %1.</translation>
    </message>
    <message>
        <source>The events enclose only part of the work: some of it runs on another stream, after the stop event, or on the host. The measured time is too short. Record the events on the stream that does the work, and compare with the synchronized wall time.</source>
        <translation>Les événements n’entourent qu’une partie du travail&#xa0;: le reste tourne sur un autre flux, après l’événement de fin, ou sur l’hôte. Le chiffre est trop beau de ce qui manque. Enregistrez les événements sur le flux qui fait le travail et vérifiez par le temps réel synchronisé.</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>L’exportation a été annulée.</translation>
    </message>
    <message>
        <source>The faster of the epilogue and the custom kernel, as a CUDA graph with one node, so the host only launches the graph. If all samples are graphs, this equals the faster of the two.</source>
        <translation>Le plus rapide de l’épilogue et de notre noyau, comme graphe CUDA d’un nœud&#xa0;: l’hôte lance le graphe et ne prépare rien. Là où toutes les mesures sont des graphes, il égale le plus rapide des deux.</translation>
    </message>
    <message>
        <source>The fastest configurations that meet the limits are %1; the differences between them are not resolved.</source>
        <translation>Les configurations les plus rapides qui respectent les limites sont %1&#x202f;; les différences entre elles ne sont pas résolues.</translation>
    </message>
    <message>
        <source>The file contains an unknown mode.</source>
        <translation>Le fichier nomme un mode que ce programme ne connaît pas.</translation>
    </message>
    <message>
        <source>The file contains only scores, so there are no rows to add to the run.</source>
        <translation>Aucune ligne ne peut se tenir à côté de l’exécution&#xa0;: ce qui a été importé, ce sont des scores.</translation>
    </message>
    <message>
        <source>The file has INT4 groups, but no group_size in its metadata.</source>
        <translation>Le fichier a des groupes INT4, mais pas de group_size dans ses métadonnées.</translation>
    </message>
    <message>
        <source>The file is damaged or malicious.</source>
        <translation>Le fichier est endommagé ou malveillant.</translation>
    </message>
    <message>
        <source>The file is damaged or must be split.</source>
        <translation>Le fichier est endommagé, ou doit être divisé.</translation>
    </message>
    <message>
        <source>The file is damaged or was modified by hand.</source>
        <translation>Le fichier a été modifié à la main ou est endommagé.</translation>
    </message>
    <message>
        <source>The file is damaged or was modified. Save the model again.</source>
        <translation>Le fichier est endommagé ou a été modifié&#x202f;; enregistrez de nouveau le modèle.</translation>
    </message>
    <message>
        <source>The file is damaged or was not written by NumPy. Save it again.</source>
        <translation>Le fichier est endommagé ou n’a pas été fait par numpy&#x202f;; enregistrez-le de nouveau.</translation>
    </message>
    <message>
        <source>The file is damaged. Copy or save it again.</source>
        <translation>Le fichier est endommagé&#x202f;; copiez-le ou enregistrez-le de nouveau.</translation>
    </message>
    <message>
        <source>The file is empty. Check that it was written completely.</source>
        <translation>Le fichier est vide. Vérifiez qu’il a été écrit en entier.</translation>
    </message>
    <message>
        <source>The file is truncated. Copy it again.</source>
        <translation>Le fichier est tronqué&#x202f;; copiez-le de nouveau.</translation>
    </message>
    <message>
        <source>The file is truncated. Copy or download it again.</source>
        <translation>Le fichier est tronqué&#x202f;; copiez-le ou téléchargez-le de nouveau.</translation>
    </message>
    <message>
        <source>The file lists %1 modes for %2 linear layers.</source>
        <translation>Le fichier nomme %1 modes pour %2 couches linéaires.</translation>
    </message>
    <message>
        <source>The file was changed by hand or is damaged.</source>
        <translation>Le fichier a été modifié à la main, ou il est endommagé.</translation>
    </message>
    <message>
        <source>The file was modified by hand.</source>
        <translation>Le fichier a été modifié à la main.</translation>
    </message>
    <message>
        <source>The file was not written by Quantoscope or was modified by hand.</source>
        <translation>Le fichier n’a pas été écrit par Quantoscope ou a été modifié à la main.</translation>
    </message>
    <message numerus="yes">
        <source>The first %n iterations are still part of the warm-up: their median is %1, %2 above the median of the rest (%3).</source>
        <comment>The first %n iteration is still part of the warm-up: its time is %1, %2 above the median of the rest (%3).</comment>
        <translation>
            <numerusform>La première itération fait encore partie de l’échauffement&#xa0;: son temps est %1, %2 au-dessus de la médiane des autres (%3).</numerusform>
            <numerusform>Les %n premières itérations font encore partie de l’échauffement&#xa0;: leur médiane est %1, %2 au-dessus de la médiane des autres (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The first iteration took %1, the others %2. It alone raises the mean by %3.</source>
        <translation>La première itération a pris %1, les autres %2&#xa0;: à elle seule elle relève la moyenne de %3.</translation>
    </message>
    <message>
        <source>The first iteration took %1, the others %2. It alone raises the mean by a factor of %3.</source>
        <translation>La première itération a pris %1, les autres %2&#xa0;: à elle seule elle multiplie la moyenne par %3.</translation>
    </message>
    <message>
        <source>The first launch includes one-time costs: loading the kernel, allocating memory, filling caches, raising the clock. The mean, the standard deviation and everything derived from them describe this one event, not the kernel. Exclude it, or use the median, which it does not affect.</source>
        <translation>Le premier lancement paie ce qui n’arrive qu’une fois&#xa0;: charger le noyau, allouer, remplir les caches, relever l’horloge. La moyenne, l’écart-type et tout ce qui en est calculé décrivent alors cet événement et non le noyau. Écartez-le, ou lisez la médiane, qu’il ne déplace pas.</translation>
    </message>
    <message>
        <source>The first step took %1, the median step %2. The first samples of each kernel probably include warm-up.</source>
        <translation>Le premier pas a pris %1, le pas médian %2&#xa0;: les premières mesures de chaque noyau contiennent sans doute l’échauffement.</translation>
    </message>
    <message>
        <source>The folder of a model contains config.json; the folder of a report contains results.json.</source>
        <translation>Le dossier d’un modèle a un config.json, celui d’un rapport un results.json.</translation>
    </message>
    <message>
        <source>The following can run at this size: %1.</source>
        <translation>Peuvent tourner à cette taille&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The format of INT4 RTN after scaling up the input channels with large activations, and clipping, both optimized for the smallest output error (Lin et al. 2024).</source>
        <translation>Le format d’INT4 RTN après agrandissement des canaux d’entrée à grandes activations, et coupure, tous deux optimisés pour la plus petite erreur de sortie (Lin et al. 2024).</translation>
    </message>
    <message>
        <source>The format of INT4 RTN; the rounding error of each column is distributed over the columns not yet rounded, using the inverse Hessian of the calibration inputs (Frantar et al. 2023).</source>
        <translation>Le format d’INT4 RTN&#x202f;; l’erreur d’arrondi de chaque colonne est répartie sur les colonnes non encore arrondies, à l’aide de la hessienne inverse des entrées de calibration (Frantar et al. 2023).</translation>
    </message>
    <message>
        <source>The format of INT4-W4A16; the rounding error of each column is distributed over the columns not yet rounded, using the inverse Hessian of the calibration inputs (Frantar et al. 2023).</source>
        <translation>Le format d’INT4-W4A16&#x202f;; l’erreur d’arrondi de chaque colonne est répartie sur les colonnes non encore arrondies, par l’inverse de la hessienne des entrées de calibration (Frantar et al. 2023).</translation>
    </message>
    <message>
        <source>The fused CPU kernel supports head sizes that are multiples of 16 up to 1,024, not %1.</source>
        <translation>Le noyau fusionné du CPU prend des dimensions de tête multiples de 16 jusqu’à 1&#x202f;024, pas %1.</translation>
    </message>
    <message>
        <source>The group_size in the file is not a whole number above 0.</source>
        <translation>Le group_size du fichier n’est pas un nombre entier supérieur à 0.</translation>
    </message>
    <message>
        <source>The head size is %1; it has to be 64 or 128.</source>
        <translation>La taille de tête est %1&#x202f;; elle doit être 64 ou 128.</translation>
    </message>
    <message>
        <source>The header does not match the data. Save or download the file again.</source>
        <translation>L’en-tête ne correspond pas aux données&#x202f;; enregistrez ou téléchargez de nouveau le fichier.</translation>
    </message>
    <message>
        <source>The header of %1</source>
        <translation>L’en-tête de %1</translation>
    </message>
    <message>
        <source>The host needs about as long to enqueue a launch as the device needs to run it, so the device waits. In a program that launches kernels one at a time, a faster kernel makes no difference. Measure and use a CUDA graph of several launches.</source>
        <translation>L’hôte met à peu près autant de temps à remettre un lancement que l’appareil à l’exécuter, l’appareil attend donc. Dans un programme qui lance les noyaux un par un, un noyau plus rapide ne change rien. Mesurez, et utilisez, un graphe de plusieurs lancements.</translation>
    </message>
    <message>
        <source>The host takes %1 to enqueue a launch that runs for %2, so the measurement is launch-bound.</source>
        <translation>L’hôte met %1 à mettre en file un lancement qui tourne %2&#xa0;: c’est le lancement qui donne le rythme.</translation>
    </message>
    <message>
        <source>The index of the recovery copy is damaged: %1.</source>
        <translation>L’index de la copie de récupération est endommagé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The input from %1 requires %2 of memory; %3 is available.</source>
        <translation>L’entrée de %1 demande %2 de mémoire, et %3 sont libres.</translation>
    </message>
    <message>
        <source>The input is empty: %1.</source>
        <translation>Il n’y a rien à quantifier&#xa0;: l’entrée est %1.</translation>
    </message>
    <message>
        <source>The input requires %1 of memory; %2 is available.</source>
        <translation>L’entrée demande %1 de mémoire, et %2 sont libres.</translation>
    </message>
    <message>
        <source>The input type must be half, bfloat16 or float.</source>
        <translation>Le type d’entrée doit être half, bfloat16 ou float.</translation>
    </message>
    <message>
        <source>The interval of the ratio includes both &apos;the same&apos; and &apos;different&apos;, so these samples are not sufficient to rank the two. Measure the pair again with more samples, or accept that the difference is too small to matter.</source>
        <translation>L’intervalle du rapport va de «&#xa0;égal&#xa0;» à «&#xa0;différent&#xa0;», ces mesures ne tranchent donc pas. Classer les deux serait deviner. Remesurez la paire avec plus de mesures, ou acceptez que la différence soit trop petite pour compter.</translation>
    </message>
    <message>
        <source>The journal of run %1 contains no complete round.</source>
        <translation>Le journal de l’exécution %1 ne contient aucun tour complet.</translation>
    </message>
    <message>
        <source>The latency alternates between %1 and %2 over longer stretches; %3 of the samples are at the slower level (runs test Z = %4).</source>
        <translation>La latence alterne par plages entières entre %1 et %2&#x202f;; %3 des mesures sont au niveau le plus lent (test des séries Z = %4).</translation>
    </message>
    <message>
        <source>The latency decreases by %1 over the run (Mann–Kendall Z = %2).</source>
        <translation>La latence descend de %1 pendant l’exécution (Mann–Kendall Z = %2).</translation>
    </message>
    <message>
        <source>The latency increases by %1 over the run (Mann–Kendall Z = %2).</source>
        <translation>La latence monte de %1 pendant l’exécution (Mann–Kendall Z = %2).</translation>
    </message>
    <message>
        <source>The layer %1 assigns input %2 to group %3 of %4.</source>
        <translation>La couche %1 met l’entrée %2 dans le groupe %3 sur %4.</translation>
    </message>
    <message>
        <source>The layer %1 has %2 outputs, which is not a multiple of 8, as AWQ requires.</source>
        <translation>La couche %1 a %2 sorties, qu’AWQ ne peut empaqueter par huit.</translation>
    </message>
    <message>
        <source>The layer %1 has an odd number of inputs, which is not possible with pairs of 4-bit floats.</source>
        <translation>La couche %1 a un nombre impair d’entrées, impossible avec des flottants de 4 bits stockés par paires.</translation>
    </message>
    <message>
        <source>The left matrix</source>
        <translation>La matrice de gauche</translation>
    </message>
    <message>
        <source>The limit is %1.</source>
        <translation>Elle prend jusqu’à %1.</translation>
    </message>
    <message>
        <source>The limit of the time per call does not apply to language models.</source>
        <translation>La limite de temps par appel ne compte pas pour les modèles de langue.</translation>
    </message>
    <message>
        <source>The load time with a cold page cache is not available: %1 of the files&apos; pages remained in the cache.</source>
        <translation>Il n’y a pas de temps de chargement à cache de pages froid&#xa0;: %1 des pages des fichiers y sont restées.</translation>
    </message>
    <message>
        <source>The load time with a cold page cache is not available: the system does not report which pages of these files are cached.</source>
        <translation>Il n’y a pas de temps de chargement à cache de pages froid&#xa0;: le système ne dit pas quelles pages de ces fichiers il garde.</translation>
    </message>
    <message>
        <source>The loss in step %1 of %2 is not a finite number. Training stopped with the weights of step %3.</source>
        <translation>La perte du pas %1 sur %2 n’est pas un nombre fini&#x202f;; l’entraînement s’est arrêté avec les poids du pas %3.</translation>
    </message>
    <message>
        <source>The means suggest a speed-up of %1×, but the medians support only %2. The rest is due to slow samples.</source>
        <translation>Les moyennes annoncent une accélération de %1×, les médianes en confirment %2&#xa0;: le reste, ce sont des mesures lentes, pas de la vitesse.</translation>
    </message>
    <message>
        <source>The memory limit applies to models, not to single operations.</source>
        <translation>La limite de mémoire compte pour les modèles, pas pour des opérations isolées.</translation>
    </message>
    <message>
        <source>The model has %1 hidden layers; 1 to 64 are supported.</source>
        <translation>Le modèle a %1 couches cachées&#x202f;; de 1 à 64 sont possibles.</translation>
    </message>
    <message>
        <source>The model has no chat template, so the system message is placed before the prompt, separated by a blank line.</source>
        <translation>Il n’y a pas de gabarit de chat&#xa0;: le texte système est placé avant le prompt, séparé par une ligne vide.</translation>
    </message>
    <message>
        <source>The model has no tensor &apos;%1&apos;.</source>
        <translation>Le modèle n’a pas de tenseur &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>The model in %1 requires %2×%3 features and %4 classes; the data has %5×%6 and %7.</source>
        <translation>Le modèle dans %1 prend %2×%3 caractéristiques et connaît %4 classes&#x202f;; les données en ont %5×%6 et %7.</translation>
    </message>
    <message>
        <source>The model included with the program is not installed.</source>
        <translation>Le modèle fourni avec le programme n’est pas installé.</translation>
    </message>
    <message>
        <source>The model is incomplete: matrix %1 of layer %2 is missing.</source>
        <translation>Le modèle est incomplet&#xa0;: la matrice %1 de la couche %2 manque.</translation>
    </message>
    <message>
        <source>The model is incomplete: vector %1 of layer %2 is missing.</source>
        <translation>Le modèle est incomplet&#xa0;: le vecteur %1 de la couche %2 manque.</translation>
    </message>
    <message>
        <source>The model requires %1 features per item, but %2 items have %3 in total.</source>
        <translation>Le modèle prend %1 caractéristiques par exemple, mais %2 exemples en ont %3 ensemble.</translation>
    </message>
    <message>
        <source>The model requires %1 of GPU memory (%2 for weights, %3 for the KV cache, %4 of workspace); %5 is available.</source>
        <translation>Le modèle demande %1 de mémoire GPU (%2 de poids, %3 de clés et valeurs, %4 pour travailler)&#x202f;; %5 sont libres.</translation>
    </message>
    <message>
        <source>The model requires %1 of memory (%2 for weights, %3 for the KV cache, %4 of workspace); %5 is available.</source>
        <translation>Le modèle demande %1 de mémoire (%2 de poids, %3 de clés et valeurs, %4 pour travailler)&#x202f;; %5 sont libres.</translation>
    </message>
    <message>
        <source>The model would have %1 weights; the limit is 268,435,456.</source>
        <translation>Le modèle aurait %1 poids&#x202f;; 268&#x202f;435&#x202f;456 au plus sont possibles.</translation>
    </message>
    <message>
        <source>The model&apos;s predictions are not finite (NaN or infinity), so they cannot be evaluated.</source>
        <translation>Les prédictions du modèle ne sont pas finies (NaN ou infini), elles ne disent donc rien.</translation>
    </message>
    <message>
        <source>The module was built without compute capability 9.0.</source>
        <translation>Le module a été compilé sans la capacité de calcul 9.0.</translation>
    </message>
    <message>
        <source>The name of the input file is empty.</source>
        <translation>Le nom du fichier d’entrée est vide.</translation>
    </message>
    <message>
        <source>The next prompt starts a new worker process.</source>
        <translation>Le prochain prompt démarre de lui-même un nouveau processus de calcul.</translation>
    </message>
    <message>
        <source>The number of items is too small even for a paired test.</source>
        <translation>C’est trop peu même pour un test apparié.</translation>
    </message>
    <message>
        <source>The number of iterations must be 1 to 10,000,000.</source>
        <translation>Le nombre d’itérations va de 1 à 10&#x202f;000&#x202f;000.</translation>
    </message>
    <message>
        <source>The number of warm-up iterations must be 0 to 10,000,000.</source>
        <translation>Le nombre d’itérations d’échauffement va de 0 à 10&#x202f;000&#x202f;000.</translation>
    </message>
    <message>
        <source>The offset or scale of the features is not a finite number.</source>
        <translation>Le décalage ou l’échelle des caractéristiques n’est pas un nombre fini.</translation>
    </message>
    <message>
        <source>The operating system preempted the measuring threads during %1 of %2 samples.</source>
        <translation>Le système d’exploitation a préempté les fils de mesure pendant %1 mesures sur %2.</translation>
    </message>
    <message numerus="yes">
        <source>The operating system preempted the measuring threads during %1 of %2 samples; %n of them are slow.</source>
        <comment>The operating system preempted the measuring threads during %1 of %2 samples; %n of them is slow.</comment>
        <translation>
            <numerusform>Le système d’exploitation a préempté les fils de mesure pendant %1 mesures sur %2&#x202f;; %n d’entre elles est lente.</numerusform>
            <numerusform>Le système d’exploitation a préempté les fils de mesure pendant %1 mesures sur %2&#x202f;; %n d’entre elles sont lentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The operating system ran another program on the core of a thread that computed a sample (CPU) or enqueued it (GPU, for longer than the 5 ms during which the stream is held back). Such samples can include the time of the other program, or gaps between launches. Close other programs, or use fewer threads than cores.</source>
        <translation>Le système d’exploitation a fait tourner un autre programme sur le cœur d’un fil qui calculait une mesure (sur un CPU) ou la mettait en file (sur un GPU, plus longtemps que les 5 ms pendant lesquelles le flux est retenu). De telles mesures peuvent contenir le temps de l’autre programme, ou des trous entre les lancements. Fermez d’autres programmes, ou utilisez moins de fils qu’il n’y a de cœurs.</translation>
    </message>
    <message>
        <source>The operation is empty: a size is 0.</source>
        <translation>Il n’y a rien à calculer&#xa0;: une taille est 0.</translation>
    </message>
    <message>
        <source>The other process reported an error without a message.</source>
        <translation>L’autre côté a signalé une erreur sans message.</translation>
    </message>
    <message>
        <source>The pairs above show which measures help: error compensation (GPTQ), scaling (AWQ), quantization-aware training (QAT), or keeping sensitive layers in a more precise format.</source>
        <translation>De ces remèdes, les paires ci-dessus disent lesquels aident&#xa0;: compensation d’erreur (GPTQ), mise à l’échelle (AWQ), entraînement à travers l’arrondi (QAT), ou laisser les couches sensibles dans un format plus fin.</translation>
    </message>
    <message>
        <source>The pattern %1 is not supported: %2 at byte %3.</source>
        <translation>Le motif %1 n’est pas pris en charge&#xa0;: %2 à l’octet %3.</translation>
    </message>
    <message>
        <source>The pattern %1 is not valid: %2.</source>
        <translation>Le motif %1 n’est pas valable&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The pattern is malicious, or the text repeats one character for many megabytes.</source>
        <translation>Le motif est malveillant, ou le texte est une suite d’un seul caractère longue de plusieurs mégaoctets.</translation>
    </message>
    <message>
        <source>The perplexity of the baseline on the text (%1) is %2 ± %3.</source>
        <translation>La perplexité de la référence sur le texte (%1) est %2 ± %3.</translation>
    </message>
    <message>
        <source>The plan combines a trained mode with other modes.</source>
        <translation>Le plan mêle un mode entraîné à d’autres.</translation>
    </message>
    <message>
        <source>The plan lists %1 modes, but the model has %2 linear layers.</source>
        <translation>Le plan nomme %1 modes, mais le modèle a %2 couches linéaires.</translation>
    </message>
    <message>
        <source>The program quantoscope-worker, which runs kernels in a separate process, was not found next to this program or in PATH.</source>
        <translation>Le programme quantoscope-worker, où les noyaux tournent à part de la fenêtre, n’a été trouvé ni à côté de ce programme ni dans le PATH.</translation>
    </message>
    <message>
        <source>The program was paused for %1 s (stopped, suspended or without CPU time) about %2 s after the run began. Samples from that time may include the pause.</source>
        <translation>Le programme a été suspendu pendant %1 s (arrêté, mis en veille ou sans temps CPU) environ %2 s après le début de l’exécution. Les mesures de ce moment peuvent inclure la pause.</translation>
    </message>
    <message>
        <source>The prompt</source>
        <translation>Le prompt</translation>
    </message>
    <message>
        <source>The prompt did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>Le prompt n’a pas réagi à Arrêter et a été abandonné. L’appareil ou un noyau qui y tourne est bloqué.</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, and %2 are to be generated; the limit is %3 in total.</source>
        <translation>Le prompt a %1 jetons, et %2 doivent suivre&#x202f;; il y a de la place pour %3.</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, and %2 are to be generated; the model supports %3 positions.</source>
        <translation>Le prompt a %1 jetons, et %2 doivent suivre&#x202f;; le modèle a été fait pour %3 positions.</translation>
    </message>
    <message>
        <source>The prompt is empty.</source>
        <translation>Le prompt est vide.</translation>
    </message>
    <message>
        <source>The queries</source>
        <translation>Les requêtes d’attention</translation>
    </message>
    <message>
        <source>The range search must have 1 to 99 steps.</source>
        <translation>La recherche de l’étendue prend de 1 à 99 pas.</translation>
    </message>
    <message>
        <source>The ratio is %1, whose interval crosses the ±%2 that count as the same: not resolved.</source>
        <translation>Le rapport est %1, ce qui franchit les ±%2 qui comptent pour égal&#xa0;: non résolu.</translation>
    </message>
    <message>
        <source>The ratio is %1, whose interval crosses the ±%2 that count as the same: not resolved. Samples are autocorrelated: %3 samples count as about %4 independent ones.</source>
        <translation>Le rapport est %1, ce qui franchit les ±%2 qui comptent pour égal&#xa0;: non résolu. Les mesures voisines se ressemblent&#xa0;: les %3 mesures en valent environ %4.</translation>
    </message>
    <message>
        <source>The ratio is %1, whose interval crosses the ±%2 that count as the same: not resolved. The ratio changes during the run, and the interval covers the values before and after the change.</source>
        <translation>Le rapport est %1, ce qui franchit les ±%2 qui comptent pour égal&#xa0;: non résolu. Le rapport change pendant l’exécution, et l’intervalle couvre ce qui vaut avant et après.</translation>
    </message>
    <message>
        <source>The ratio of means is dominated by one slow sample. Without that sample, the ratio of the steady means and of the minima is much smaller. Publish the ratio of medians of interleaved runs with its interval.</source>
        <translation>Le rapport des moyennes divise par une mesure lente. Sans elle, d’après les moyennes stables retrouvées et d’après les minima, il reste bien moins. Publiez le rapport des médianes d’exécutions entrelacées avec son intervalle.</translation>
    </message>
    <message>
        <source>The ratio of means is much larger than that of the medians, because a few slow launches raise the mean of one variant. The speed-up is due to a cold start, not to the kernel. Exclude the warm-up, and report the ratio of medians with its interval.</source>
        <translation>Le rapport des moyennes dépasse de loin ce que les médianes confirment, car quelques lancements lents pèsent dans la moyenne d’une variante. L’accélération est celle d’un départ à froid et non du noyau. Écartez l’échauffement et citez le rapport des médianes avec son intervalle.</translation>
    </message>
    <message>
        <source>The recovery folder cannot be locked.</source>
        <translation>Le dossier de récupération ne peut pas être verrouillé.</translation>
    </message>
    <message>
        <source>The request did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>La requête n’a pas réagi à Arrêter et a été abandonnée. L’appareil ou un noyau qui y tourne est bloqué.</translation>
    </message>
    <message>
        <source>The request failed: %1</source>
        <translation>La question n’a pas pu recevoir de réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Le résultat</translation>
    </message>
    <message>
        <source>The result has no &apos;spec&apos; or no list &apos;runs&apos;.</source>
        <translation>Le résultat n’a pas de &apos;spec&apos; ou pas de liste &apos;runs&apos;.</translation>
    </message>
    <message>
        <source>The result has schema version %1; this program supports version 1.</source>
        <translation>Le résultat a le schéma %1&#x202f;; ce programme lit le schéma 1.</translation>
    </message>
    <message>
        <source>The result is not a JSON object.</source>
        <translation>Le résultat n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>The right matrix</source>
        <translation>La matrice de droite</translation>
    </message>
    <message>
        <source>The row of %1 shows the time on the device. Other medians of trtexec: %2.</source>
        <translation>La ligne de %1 est le temps sur l’appareil. Médianes de ce que trtexec a mesuré par ailleurs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The rows measured so far are kept. The next study starts a new worker process.</source>
        <translation>Les lignes mesurées jusqu’ici sont gardées. La prochaine étude démarre d’elle-même un nouveau processus de calcul.</translation>
    </message>
    <message>
        <source>The run contains no row measured by Quantoscope.</source>
        <translation>L’exécution ne contient aucune ligne mesurée ici.</translation>
    </message>
    <message>
        <source>The run did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>L’exécution n’a pas réagi à Arrêter et a été abandonnée. L’appareil ou un noyau qui y tourne est bloqué.</translation>
    </message>
    <message>
        <source>The run failed: %1</source>
        <translation>L’exécution a échoué&#xa0;: %1</translation>
    </message>
    <message>
        <source>The run was hot: data that fits into the caches is read from there, so the number of bytes matters less.</source>
        <translation>L’exécution était à chaud&#xa0;: les caches servent ce qui y tient, de sorte que les octets comptent moins.</translation>
    </message>
    <message>
        <source>The run was interrupted before anything was measured.</source>
        <translation>L’exécution a été interrompue avant que rien ne soit mesuré.</translation>
    </message>
    <message>
        <source>The run would contain %1 imported rows; the limit is %2.</source>
        <translation>L’exécution contiendrait %1 lignes d’autrui&#x202f;; %2 au plus se tiennent à côté des siennes.</translation>
    </message>
    <message>
        <source>The run-time compiler NVRTC (libnvrtc.so.13 or .12) was not found.</source>
        <translation>Le compilateur à l’exécution NVRTC (libnvrtc.so.13 ou .12) n’a pas été trouvé.</translation>
    </message>
    <message>
        <source>The runs were not interleaved, so device drift between them cannot be excluded.</source>
        <translation>Les exécutions n’étaient pas entrelacées&#xa0;: une dérive de l’appareil entre elles n’est pas exclue.</translation>
    </message>
    <message numerus="yes">
        <source>The same applies to %1, in %n cases.</source>
        <comment>The same applies to %1, in %n case.</comment>
        <translation>
            <numerusform>De même pour %1, dans %n cas.</numerusform>
            <numerusform>De même pour %1, dans %n cas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same applies to %1.</source>
        <translation>De même %1.</translation>
    </message>
    <message numerus="yes">
        <source>The same applies to %n other modes.</source>
        <comment>The same applies to %n other mode.</comment>
        <translation>
            <numerusform>De même pour %n autre mode.</numerusform>
            <numerusform>De même pour %n autres modes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same applies, to a lesser degree, to %n further pairs. Use the medians.</source>
        <comment>The same applies, to a lesser degree, to %n further pair. Use the medians.</comment>
        <translation>
            <numerusform>Cela vaut, à un moindre degré, pour %n autre paire. Utilisez les médianes.</numerusform>
            <numerusform>Cela vaut, à un moindre degré, pour %n autres paires. Utilisez les médianes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same format with llm-compressor, which calibrates a scale; 1 was used in this measurement.</source>
        <translation>Le même format avec llm-compressor, qui calibre une échelle&#x202f;; 1 a été utilisé dans cette mesure.</translation>
    </message>
    <message>
        <source>The same format with llm-compressor. Its codes can differ in the last digit from those measured here.</source>
        <translation>Le même format avec llm-compressor. Ses codes peuvent différer au dernier chiffre de ceux mesurés ici.</translation>
    </message>
    <message>
        <source>The same ten launches, recorded once and replayed as a CUDA graph. This removes the gaps between launches; the kernels and their memory traffic are unchanged.</source>
        <translation>Les mêmes dix lancements enregistrés une fois et rejoués comme un graphe&#xa0;: les trous de l’hôte disparaissent, les noyaux et leur trafic restent.</translation>
    </message>
    <message>
        <source>The same two kernels without gaps between launches. The intermediate result is written to memory and read back by GELU.</source>
        <translation>Les deux mêmes noyaux sans les trous de l’hôte. Le produit est écrit en mémoire et relu par GELU.</translation>
    </message>
    <message>
        <source>The samples form two groups: %1 take %2, %3 take %4.</source>
        <translation>Il y a deux sortes de mesures&#xa0;: %1 prennent %2, %3 prennent %4.</translation>
    </message>
    <message>
        <source>The samples imply %1 GB/s, which is %2% of the maximum memory bandwidth.</source>
        <translation>Les mesures signifieraient %1 GB/s, %2&#x202f;% de ce que la mémoire peut au plus.</translation>
    </message>
    <message>
        <source>The scale is known only after a pass over the whole tensor, so the input is read twice. If it does not stay in a cache for the second pass, %1× is expected from the bytes.</source>
        <translation>L’échelle n’est connue qu’après une passe sur tout le tenseur, l’entrée est donc lue deux fois. Si aucun cache ne la garde pour la deuxième passe, les octets laissent attendre %1×.</translation>
    </message>
    <message>
        <source>The second moments of the calibration inputs cannot be factorized, even with a damping of %1.</source>
        <translation>Les moments d’ordre deux des entrées de calibration ne peuvent être factorisés, même avec un amortissement de %1.</translation>
    </message>
    <message>
        <source>The session would be %1 large; at most %2 can be opened again.</source>
        <translation>La session ferait %1&#x202f;; on ne peut en rouvrir que %2 au plus.</translation>
    </message>
    <message>
        <source>The session would be larger than 2 GiB, which the window cannot open.</source>
        <translation>La session dépasserait 2 GiB, ce que la fenêtre n’ouvre pas.</translation>
    </message>
    <message>
        <source>The shape %1 exceeds the %2 elements that were prepared.</source>
        <translation>La forme %1 ne tient pas dans les %2 éléments préparés.</translation>
    </message>
    <message>
        <source>The shape passed to the engine is inconsistent.</source>
        <translation>Le moteur a reçu une forme qui n’est pas cohérente.</translation>
    </message>
    <message numerus="yes">
        <source>The shard %1 is missing; according to %2, it contains %n tensors.</source>
        <comment>The shard %1 is missing; according to %2, it contains %n tensor.</comment>
        <translation>
            <numerusform>Le fragment %1 manque&#x202f;; selon %2, il contient %n tenseur.</numerusform>
            <numerusform>Le fragment %1 manque&#x202f;; selon %2, il contient %n tenseurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>The shards belong to different models. Download the model again.</source>
        <translation>Les fragments ne sont pas d’un même modèle&#x202f;; téléchargez-le de nouveau.</translation>
    </message>
    <message>
        <source>The size that is most efficient according to the printed figures is the least efficient one when recomputed, or vice versa. The conclusion drawn from the column is reversed.</source>
        <translation>La taille qui paraît la plus efficace dans les chiffres imprimés est la moins efficace après recalcul, ou l’inverse&#xa0;: la conclusion tirée de la colonne se renverse.</translation>
    </message>
    <message>
        <source>The static scale must be a finite number above 0.</source>
        <translation>L’échelle statique doit être un nombre fini supérieur à 0.</translation>
    </message>
    <message>
        <source>The study contains an unknown configuration &apos;%1&apos;.</source>
        <translation>L’étude a une configuration &apos;%1&apos; que ce programme ne connaît pas.</translation>
    </message>
    <message>
        <source>The study contains an unknown mode &apos;%1&apos;.</source>
        <translation>L’étude a un mode &apos;%1&apos; que ce programme ne connaît pas.</translation>
    </message>
    <message>
        <source>The study did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>L’étude n’a pas réagi à Arrêter et a été abandonnée. L’appareil ou un noyau qui y tourne est bloqué.</translation>
    </message>
    <message>
        <source>The study failed: %1</source>
        <translation>L’étude a échoué&#xa0;: %1</translation>
    </message>
    <message>
        <source>The study has no &apos;spec&apos;.</source>
        <translation>L’étude n’a pas de &apos;spec&apos;.</translation>
    </message>
    <message>
        <source>The study has schema version %1; this program supports version 1.</source>
        <translation>L’étude a le schéma %1&#x202f;; ce programme lit le schéma 1.</translation>
    </message>
    <message>
        <source>The sweep has more than %1 points.</source>
        <translation>Le balayage a plus de %1 points.</translation>
    </message>
    <message>
        <source>The sweep has no point %1.</source>
        <translation>Le balayage n’a pas de point %1.</translation>
    </message>
    <message>
        <source>The sweep&apos;s axis %1 has no values.</source>
        <translation>L’axe %1 du balayage n’a pas de valeurs.</translation>
    </message>
    <message>
        <source>The system cannot start another thread or process.</source>
        <translation>Le système n’accorde plus aucun fil ni processus.</translation>
    </message>
    <message>
        <source>The tensor %1 has %2 bytes of %3; expected %4 of %5.</source>
        <translation>Le tenseur %1 a %2 octets de %3 là où il en faut %4 de %5.</translation>
    </message>
    <message>
        <source>The tensor %1 occurs in both %2 and %3.</source>
        <translation>Le tenseur %1 est dans %2 et encore dans %3.</translation>
    </message>
    <message>
        <source>The tensor does not fit into memory.</source>
        <translation>Le tenseur ne tient pas en mémoire.</translation>
    </message>
    <message>
        <source>The tensor has no elements, or no modes are selected.</source>
        <translation>Il n’y a rien à préparer&#xa0;: le tenseur n’a aucun élément, ou il n’y a pas de modes.</translation>
    </message>
    <message>
        <source>The tensor has no finite values.</source>
        <translation>Le tenseur n’a aucune valeur finie.</translation>
    </message>
    <message>
        <source>The tensor in %1 is %2, but %3 was requested.</source>
        <translation>Le tenseur dans %1 est %2&#x202f;; %3 était demandé.</translation>
    </message>
    <message>
        <source>The tensor is empty, or its size does not match its shape.</source>
        <translation>Le tenseur n’a pas d’éléments, ou pas autant que sa forme le dit.</translation>
    </message>
    <message>
        <source>The test split is the file %1; calibration items are taken out of %2.</source>
        <translation>La partie de test est le fichier %1&#x202f;; les exemples de calibration sont pris dans %2.</translation>
    </message>
    <message>
        <source>The text has %1 sentences of ten words or more; a cloze task requires at least 8.</source>
        <translation>Le texte a %1 phrases de dix mots ou plus&#x202f;; il en faut au moins 8 pour faire une tâche à trous.</translation>
    </message>
    <message>
        <source>The text has %1 tokens for windows of %2; at least two of each are required.</source>
        <translation>Le texte a %1 jetons pour des fenêtres de %2&#x202f;; il en faut au moins deux de chaque.</translation>
    </message>
    <message>
        <source>The text has more than %1 combining marks in a row.</source>
        <translation>Le texte a plus de %1 diacritiques combinants à la suite.</translation>
    </message>
    <message numerus="yes">
        <source>The texts are identical for %n tokens, then one of them ends.</source>
        <comment>The texts are identical for %n token, then one of them ends.</comment>
        <translation>
            <numerusform>Les textes sont identiques pendant %n jeton, puis l’un d’eux se termine.</numerusform>
            <numerusform>Les textes sont identiques pendant %n jetons, puis l’un d’eux se termine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texts are identical for %n tokens, until one of them was stopped.</source>
        <comment>The texts are identical for %n token, until one of them was stopped.</comment>
        <translation>
            <numerusform>Les textes sont identiques pendant %n jeton, jusqu’à l’arrêt de l’un d’eux.</numerusform>
            <numerusform>Les textes sont identiques pendant %n jetons, jusqu’à l’arrêt de l’un d’eux.</numerusform>
        </translation>
    </message>
    <message>
        <source>The texts differ from token %1 on.</source>
        <translation>Les textes diffèrent à partir du jeton %1.</translation>
    </message>
    <message>
        <source>The time limit must be above 0 and at most 86,400 s.</source>
        <translation>La limite de temps doit être supérieure à 0 et d’au plus 86&#x202f;400 s.</translation>
    </message>
    <message>
        <source>The timer shows %1, but the work takes %2 to complete: most of it is outside the timed interval.</source>
        <translation>L’horloge montre %1, mais %2 passent jusqu’à ce que le travail soit fait&#xa0;: l’essentiel est hors des événements.</translation>
    </message>
    <message>
        <source>The tokenizer belongs to a different model. Use the tokenizer of this model.</source>
        <translation>Le tokenizer appartient à un autre modèle. Utilisez celui de ce modèle.</translation>
    </message>
    <message>
        <source>The tokenizer has no token %1, so the control tokens of the chat template are plain text for this model.</source>
        <translation>Le tokenizer n’a pas de jeton %1&#xa0;: les marques du gabarit de chat sont du texte ordinaire pour ce modèle.</translation>
    </message>
    <message>
        <source>The trace contains no GPU kernels. Each sample is one call of an operator on the host, including the operators that it calls.</source>
        <translation>La trace ne contient pas de noyaux d’un GPU. Chaque mesure est un appel d’un opérateur sur l’hôte, y compris les opérateurs qu’il appelle.</translation>
    </message>
    <message>
        <source>The trace contains no steps, so the warm-up cannot be separated. Call profiler.step() after each iteration, with torch.profiler.schedule(wait=1, warmup=3, active=20).</source>
        <translation>La trace ne marque pas d’étapes, l’échauffement n’en est donc pas distingué&#xa0;: appelez profiler.step() après chaque itération, avec torch.profiler.schedule(wait=1, warmup=3, active=20).</translation>
    </message>
    <message>
        <source>The training may have diverged.</source>
        <translation>L’entraînement a peut-être divergé.</translation>
    </message>
    <message>
        <source>The transformer block runs in FP16 and BF16 on the GPU, not in FP32.</source>
        <translation>Le bloc transformer tourne en FP16 et BF16 sur le GPU, pas en FP32.</translation>
    </message>
    <message>
        <source>The two axes of a sweep must be different dimensions; &apos;elements&apos; cannot be combined with another axis.</source>
        <translation>Les deux axes d’un balayage doivent être des dimensions différentes&#x202f;; elements doit être seul.</translation>
    </message>
    <message>
        <source>The two configurations do not fit into memory together, so they generated one after the other.</source>
        <translation>Les deux configurations ne tiennent pas ensemble en mémoire&#xa0;: elles ont répondu l’une après l’autre.</translation>
    </message>
    <message>
        <source>The two kernels overlap: GELU blocks are scheduled while the matrix product finishes, or GELU processes one panel of rows while the next is multiplied. The intermediate result still passes through L2 or memory.</source>
        <translation>Les deux noyaux se recouvrent&#xa0;: les blocs de GELU sont placés pendant que le produit finit, ou GELU traite une bande de lignes à côté du produit de la suivante. Le produit passe toujours par L2 ou la mémoire.</translation>
    </message>
    <message>
        <source>The two results have common modes, but no common size.</source>
        <translation>Les deux ont des modes en commun, mais à aucune taille commune.</translation>
    </message>
    <message>
        <source>The two results have no common mode.</source>
        <translation>Les deux n’ont aucun mode en commun.</translation>
    </message>
    <message numerus="yes">
        <source>The two texts are identical (%n tokens).</source>
        <comment>The two texts are identical (%n token).</comment>
        <translation>
            <numerusform>Les deux textes sont identiques (%n jeton).</numerusform>
            <numerusform>Les deux textes sont identiques (%n jetons).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The user counted the first %n measured samples of each mode as warm-up after the run.</source>
        <comment>The user counted the first %n measured sample of each mode as warm-up after the run.</comment>
        <translation>
            <numerusform>Après l’exécution, l’utilisateur a compté la première mesure de chaque mode comme échauffement.</numerusform>
            <numerusform>Après l’exécution, l’utilisateur a compté les %n premières mesures de chaque mode comme échauffement.</numerusform>
        </translation>
    </message>
    <message>
        <source>The validation file %1 is not used.</source>
        <translation>Le fichier de validation %1 n’est pas utilisé.</translation>
    </message>
    <message>
        <source>The vectorized quantization kernel: saturating instructions pack several vectors of codes into one, and large cold results bypass the caches, so their cache lines are not read first. The same number of bytes; memory is the only limit.</source>
        <translation>Le noyau vectorisé de la quantification&#xa0;: des instructions à saturation compactent plusieurs vecteurs de codes en un seul, et les grands résultats froids sont écrits sans passer par les caches, si bien que leurs lignes ne sont pas lues d’abord. Les mêmes octets&#x202f;; seule la mémoire limite.</translation>
    </message>
    <message>
        <source>The warm-up time must be 0 to 60,000 ms.</source>
        <translation>Le temps d’échauffement va de 0 à 60&#x202f;000 ms.</translation>
    </message>
    <message>
        <source>The weight of output %1, input %2 is not a finite number.</source>
        <translation>Le poids de la sortie %1, entrée %2, n’est pas un nombre fini.</translation>
    </message>
    <message>
        <source>The weight-only kernels require compute capability 8.0 or later.</source>
        <translation>Nos noyaux à poids seuls quantifiés demandent une capacité de calcul de 8.0 ou plus.</translation>
    </message>
    <message>
        <source>The weight-only kernels support 1 to %1 rows of activations, not %2.</source>
        <translation>Nos noyaux à poids seuls quantifiés prennent de 1 à %1 lignes d’activations&#x202f;; ce produit en a %2.</translation>
    </message>
    <message>
        <source>The weight-only kernels support FP16 and BF16 activations.</source>
        <translation>Nos noyaux à poids seuls quantifiés prennent des activations FP16 ou BF16.</translation>
    </message>
    <message>
        <source>The weight_shape of layer %1 is %2; expected %3.</source>
        <translation>La couche %1 annonce %2 dans weight_shape là où il faut %3.</translation>
    </message>
    <message>
        <source>The weights are not finite (NaN or infinity) in %1.</source>
        <translation>Les poids ne sont pas finis (NaN ou infini) dans %1.</translation>
    </message>
    <message>
        <source>The weights are pickled (pytorch_model.bin), which is not supported. Save the model with safe_serialization=True.</source>
        <translation>Les poids sont au format pickle (pytorch_model.bin), qui n’est pas lu&#x202f;; enregistrez le modèle avec safe_serialization=True.</translation>
    </message>
    <message>
        <source>The width of the interval determines the precision of the median. p95 requires 59 samples and p99 requires 299, so that at least one sample can be expected above it. Measure more samples, until the interval is within ±1%.</source>
        <translation>La médiane n’est connue qu’aussi bien que son intervalle est étroit. p95 demande 59 mesures et p99 en demande 299 avant qu’on puisse s’attendre à en voir une au-dessus. Prenez plus de mesures, jusqu’à ce que l’intervalle soit dans ±1&#x202f;%.</translation>
    </message>
    <message>
        <source>The worker process did not report a size.</source>
        <translation>Le processus de calcul n’a indiqué aucune taille.</translation>
    </message>
    <message>
        <source>The worker process did not report what it wrote.</source>
        <translation>Le processus de calcul n’a pas dit ce qu’il a écrit.</translation>
    </message>
    <message>
        <source>The worker process did not return a plan.</source>
        <translation>Le processus de calcul n’a mesuré aucun plan.</translation>
    </message>
    <message>
        <source>The worker process has not responded for %1 s; it may be suspended. Choose Stop to terminate it.</source>
        <translation>Le processus de calcul n’a pas donné signe de vie depuis %1 s&#x202f;; il est peut-être suspendu. Arrêter y met fin.</translation>
    </message>
    <message>
        <source>The worker process is responding again.</source>
        <translation>Le processus de calcul est de retour.</translation>
    </message>
    <message>
        <source>The worker process sent a different size than it announced.</source>
        <translation>Le processus de calcul a envoyé une autre taille que celle annoncée.</translation>
    </message>
    <message>
        <source>The worker process with the model of this study has ended.</source>
        <translation>Le processus de calcul qui tenait le modèle de cette étude s’est terminé.</translation>
    </message>
    <message>
        <source>The workload is not valid: %1 variants.</source>
        <translation>La charge de travail n’est pas valable&#xa0;: %1 variantes.</translation>
    </message>
    <message>
        <source>The workload is not valid: %1×%2.</source>
        <translation>La charge de travail n’est pas valable&#xa0;: %1×%2.</translation>
    </message>
    <message>
        <source>Their accuracy and size are valid; their latency is not representative of hardware with support.</source>
        <translation>Leur exactitude et leur taille sont valables&#x202f;; leur latence n’est pas représentative d’un matériel qui les prend en charge.</translation>
    </message>
    <message>
        <source>There are too many heads for one batched matrix product.</source>
        <translation>Il y a trop de têtes pour un seul lot de produits.</translation>
    </message>
    <message>
        <source>There are too many tokens or heads.</source>
        <translation>Il y a trop de jetons ou de têtes.</translation>
    </message>
    <message>
        <source>There is no stopped study to continue.</source>
        <translation>Il n’y a pas d’étude arrêtée à poursuivre.</translation>
    </message>
    <message>
        <source>There is no study to continue.</source>
        <translation>Il n’y a pas d’étude à poursuivre.</translation>
    </message>
    <message>
        <source>This build has no attention kernel for compute capability 9.0.</source>
        <translation>Cette compilation n’a pas de noyau d’attention pour la capacité de calcul 9.0.</translation>
    </message>
    <message>
        <source>This device&apos;s shared memory is too small for %1 rows.</source>
        <translation>La mémoire partagée de cet appareil est trop petite pour %1 lignes.</translation>
    </message>
    <message>
        <source>This happens if values exceed the range of the activation type. Try BF16 or FP32.</source>
        <translation>Des valeurs hors de l’étendue du type des activations en sont la cause&#xa0;: essayez BF16 ou FP32.</translation>
    </message>
    <message>
        <source>This is not a Quantoscope result: it has no &quot;schema&quot;: 1.</source>
        <translation>Ce n’est pas un résultat de Quantoscope&#xa0;: il n’a pas de &quot;schema&quot;: 1.</translation>
    </message>
    <message>
        <source>This is not a mode study of Quantoscope.</source>
        <translation>Ce n’est pas une étude des modes de Quantoscope.</translation>
    </message>
    <message>
        <source>This is not an LLM study of Quantoscope.</source>
        <translation>Ce n’est pas une étude de modèle de langue de Quantoscope.</translation>
    </message>
    <message numerus="yes">
        <source>This is the worst of %1 such pairs at %n sizes. Use the medians.</source>
        <comment>This is the worst of %1 such pairs at %n size. Use the medians.</comment>
        <translation>
            <numerusform>C’est la pire de %1 telles paires à %n taille. Utilisez les médianes.</numerusform>
            <numerusform>C’est la pire de %1 telles paires à %n tailles. Utilisez les médianes.</numerusform>
        </translation>
    </message>
    <message>
        <source>This model is set up for 1 to %1 items at a time, not %2.</source>
        <translation>Ce modèle est prévu pour 1 à %1 exemples à la fois, pas %2.</translation>
    </message>
    <message>
        <source>This page has no setup.</source>
        <translation>Cette page n’a pas de configuration.</translation>
    </message>
    <message>
        <source>This requires %1 of device memory; %2 is available.</source>
        <translation>Cela demande %1 de mémoire de l’appareil, et %2 sont libres.</translation>
    </message>
    <message>
        <source>This requires %1 of host memory; %2 is available.</source>
        <translation>Cela demande %1 de mémoire de l’hôte, et %2 sont libres.</translation>
    </message>
    <message>
        <source>This result has no row %1.</source>
        <translation>Il n’y a pas de ligne %1 dans ce résultat.</translation>
    </message>
    <message>
        <source>This run requires %1 of memory for its buffers; %2 is available.</source>
        <translation>Les tampons de cette exécution demandent %1 de mémoire&#x202f;; %2 sont libres.</translation>
    </message>
    <message>
        <source>This run requires %1 of memory for operands, results and buffers; %2 is available.</source>
        <translation>Les opérandes, résultats et tampons de cette exécution demandent %1 de mémoire&#x202f;; %2 sont libres.</translation>
    </message>
    <message>
        <source>This session has no measurement of %1 at this size.</source>
        <translation>Cette session n’a pas de mesure de %1 à cette taille.</translation>
    </message>
    <message>
        <source>This session has no measurement of %1 with this model.</source>
        <translation>Cette session n’a pas de mesure de %1 avec ce modèle.</translation>
    </message>
    <message>
        <source>This session has no measurement of batch %1 with prompts of %2 tokens.</source>
        <translation>Cette session n’a pas de mesure du lot %1 avec des prompts de %2 jetons.</translation>
    </message>
    <message>
        <source>This study does not support &apos;%1&apos;.</source>
        <translation>Cette étude ne répond pas à &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>This worker process has no study.</source>
        <translation>Il n’y a pas d’étude dans ce processus de calcul.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Fils</translation>
    </message>
    <message>
        <source>Time divided by the number of elements gives a different figure. A factor of 1000 indicates a unit error: microseconds divided by millions of elements are picoseconds, not nanoseconds.</source>
        <translation>Le temps divisé par le nombre d’éléments donne un autre chiffre. Un facteur 1000 est une confusion d’unités&#xa0;: des microsecondes sur des millions d’éléments sont des picosecondes, non des nanosecondes.</translation>
    </message>
    <message>
        <source>Time multiplied by the SM clock gives cycles, which stay constant while the time changes. The clock has changed because of power or temperature limits; the kernel is not slower. Interleave variants, compare cycles, or lock the clocks.</source>
        <translation>Le temps multiplié par l’horloge des SM donne des cycles, et ceux-ci restent les mêmes alors que le temps change. C’est donc l’horloge qui a bougé, par limite de puissance ou de température, et le code n’est pas devenu plus lent. Comparez les variantes à tour de rôle, en cycles, ou à horloges fixées.</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>Temps par jeton</translation>
    </message>
    <message>
        <source>Time per token not resolved against the baseline: %1.</source>
        <translation>Non résolues face au temps par jeton de la référence&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Token %1 is outside the model&apos;s vocabulary of %2 tokens.</source>
        <translation>Le jeton %1 est hors du vocabulaire du modèle, de %2.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Tokens per sequence. The number of operations in attention grows quadratically with it.</source>
        <translation>Jetons d’une séquence. L’arithmétique de l’attention croît avec leur carré.</translation>
    </message>
    <message>
        <source>Too many requests are pending.</source>
        <translation>Trop de requêtes sont en attente.</translation>
    </message>
    <message>
        <source>Training and test data must have the same classes.</source>
        <translation>Les deux parties ont besoin des mêmes classes.</translation>
    </message>
    <message>
        <source>Training and test data must have the same features.</source>
        <translation>Les deux parties ont besoin des mêmes caractéristiques.</translation>
    </message>
    <message>
        <source>Training stopped at step %1 of %2.</source>
        <translation>L’entraînement s’est arrêté au pas %1 sur %2.</translation>
    </message>
    <message>
        <source>Trains and quantizes the model in this mode and saves it.</source>
        <translation>Entraîne et quantifie le modèle dans ce mode et l’enregistre.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Réessayez.</translation>
    </message>
    <message>
        <source>Try another number of tokens or another type.</source>
        <translation>Essayez un autre nombre de jetons ou un autre type.</translation>
    </message>
    <message>
        <source>Turn off Live, or remove the axes.</source>
        <translation>Désactivez En direct, ou retirez les axes.</translation>
    </message>
    <message>
        <source>Two adjacent float4 per thread: 8 instructions per element, two loads in flight. The lanes of a warp are 32 bytes apart in each load, which touches twice as many cache lines as it uses.</source>
        <translation>Deux float4 voisins par fil&#xa0;: 8 instructions par élément, deux lectures en vol. Les voies d’un warp sont à 32 octets l’une de l’autre à chaque lecture, ce qui touche deux fois plus de lignes qu’il n’en sert.</translation>
    </message>
    <message>
        <source>Two library matrix products with a softmax between them. The entire tokens × tokens score matrix is written to memory and read back twice, which takes most of the time.</source>
        <translation>Deux produits de bibliothèque avec un softmax entre eux&#xa0;: toute la matrice jetons × jetons des scores est écrite en mémoire et relue deux fois, ce qui fait l’essentiel du temps.</translation>
    </message>
    <message>
        <source>Uniform integers support the dialects standard, compressed-tensors and AWQ.</source>
        <translation>Les entiers uniformes connaissent les dialectes standard, compressed-tensors et AWQ.</translation>
    </message>
    <message>
        <source>Unknown attention variant &apos;%1&apos;.</source>
        <translation>Il n’y a pas de variante d’attention &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown chat template &apos;%1&apos;.</source>
        <translation>Il n’y a pas de gabarit de chat &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown configuration &apos;%1&apos;.</source>
        <translation>Il n’y a pas de configuration «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Unknown instruction %1.</source>
        <translation>Il n’y a pas d’instruction %1.</translation>
    </message>
    <message>
        <source>Unknown ladder variant &apos;%1&apos;.</source>
        <translation>L’échelle n’a pas d’échelon &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown linear + GELU &apos;%1&apos;.</source>
        <translation>Il n’y a pas de linéaire + GELU &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown matrix product &apos;%1&apos;.</source>
        <translation>Il n’y a pas de produit matriciel &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown mode &apos;%1&apos;.</source>
        <translation>Il n’y a pas de mode &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown operation %1.</source>
        <translation>Il n’y a pas d’opération %1.</translation>
    </message>
    <message>
        <source>Unknown request &apos;%1&apos;.</source>
        <translation>Il n’y a pas de requête &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown task &apos;%1&apos;.</source>
        <translation>Il n’y a pas de tâche &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown transformer block &apos;%1&apos;.</source>
        <translation>Il n’y a pas de bloc transformer &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown type of study &apos;%1&apos;.</source>
        <translation>Il n’y a pas de sorte d’étude &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown variant %1.</source>
        <translation>Il n’y a pas de variante %1.</translation>
    </message>
    <message>
        <source>Unsupported file format: %1.</source>
        <translation>%1 n&apos;est d&apos;aucun type connu.</translation>
    </message>
    <message>
        <source>Unsupported file format: %1. Its keys are %2.</source>
        <translation>%1 n&apos;est d&apos;aucun type connu&#x202f;; ses clés sont %2.</translation>
    </message>
    <message>
        <source>Update Quantoscope to open it. The file was left as it is.</source>
        <translation>Mettez Quantoscope à jour pour l’ouvrir. Le fichier est resté tel quel.</translation>
    </message>
    <message>
        <source>Update Quantoscope, or repair the file.</source>
        <translation>Mettez Quantoscope à jour, ou réparez le fichier.</translation>
    </message>
    <message>
        <source>Update the NVIDIA driver to one for CUDA 12.</source>
        <translation>Mettez le pilote NVIDIA à jour vers un pilote pour CUDA 12.</translation>
    </message>
    <message>
        <source>Update the NVIDIA driver.</source>
        <translation>Mettez le pilote NVIDIA à jour.</translation>
    </message>
    <message>
        <source>Use &apos;quantoscope diagnose FILE&apos; to analyze the measurement.</source>
        <translation>&apos;quantoscope diagnose FILE&apos; dit ce qu’elles montrent de la mesure.</translation>
    </message>
    <message>
        <source>Use --backend cpu, or auto, which uses the CPU if there is no GPU.</source>
        <translation>Utilisez --backend cpu, ou auto, qui prend le CPU là où il n’y a pas de GPU.</translation>
    </message>
    <message>
        <source>Use 0 for the whole text.</source>
        <translation>0 désigne tout le texte.</translation>
    </message>
    <message>
        <source>Use 1 to 4,096.</source>
        <translation>Demandez de 1 à 4&#x202f;096.</translation>
    </message>
    <message>
        <source>Use 64 or 128, as is usual in models.</source>
        <translation>Utilisez 64 ou 128, comme les modèles.</translation>
    </message>
    <message>
        <source>Use a calibration split with at least one item.</source>
        <translation>Donnez-en une d’au moins un exemple.</translation>
    </message>
    <message>
        <source>Use a calibration split.</source>
        <translation>Donnez-lui une partie de calibration.</translation>
    </message>
    <message>
        <source>Use a file saved or exported by Quantoscope.</source>
        <translation>Indiquez ce que Quantoscope a enregistré ou exporté.</translation>
    </message>
    <message>
        <source>Use a learning rate lower than %1, or check the data for values that are too large.</source>
        <translation>Utilisez un taux d’apprentissage plus bas que %1, ou cherchez dans les données des nombres bien trop grands.</translation>
    </message>
    <message>
        <source>Use a longer file or fewer examples (--shots).</source>
        <translation>Donnez un fichier plus long, ou moins d’exemples (--shots).</translation>
    </message>
    <message>
        <source>Use a longer text or a task file.</source>
        <translation>Donnez un texte plus long, ou un fichier de tâche.</translation>
    </message>
    <message>
        <source>Use a longer text.</source>
        <translation>Donnez un texte plus long.</translation>
    </message>
    <message>
        <source>Use a number with B, KiB, MiB, GiB, TiB, kB, MB, GB or TB, such as 8GiB.</source>
        <translation>C’est un nombre avec B, KiB, MiB, GiB, TiB, kB, MB, GB ou TB&#xa0;: 8GiB.</translation>
    </message>
    <message>
        <source>Use a part of it.</source>
        <translation>Donnez-en une partie.</translation>
    </message>
    <message>
        <source>Use a part of them.</source>
        <translation>Donnez-en une partie.</translation>
    </message>
    <message>
        <source>Use a shorter calibration text.</source>
        <translation>Utilisez un texte de calibration plus court.</translation>
    </message>
    <message>
        <source>Use a shorter prompt and fewer tokens to generate.</source>
        <translation>Prenez un prompt plus court et moins de jetons à générer.</translation>
    </message>
    <message>
        <source>Use a shorter prompt, generate fewer tokens, or use a longer context.</source>
        <translation>Prenez un prompt plus court, générez moins de jetons, ou demandez un contexte plus long.</translation>
    </message>
    <message>
        <source>Use a shorter text or a smaller limit.</source>
        <translation>Utilisez un texte plus court ou une limite plus petite.</translation>
    </message>
    <message>
        <source>Use a shorter text.</source>
        <translation>Utilisez un texte plus court.</translation>
    </message>
    <message>
        <source>Use a smaller batch or context, a configuration with fewer bits, or a smaller model.</source>
        <translation>Prenez un lot ou un contexte plus petit, une configuration à moins de bits, ou un modèle plus petit.</translation>
    </message>
    <message>
        <source>Use a smaller batch.</source>
        <translation>Utilisez un lot plus petit.</translation>
    </message>
    <message>
        <source>Use a smaller file.</source>
        <translation>Utilisez un fichier plus petit.</translation>
    </message>
    <message>
        <source>Use a smaller model or fewer rows at a time, or free memory of the GPU.</source>
        <translation>Utilisez un modèle plus petit ou moins de lignes à la fois, ou libérez de la mémoire du GPU.</translation>
    </message>
    <message>
        <source>Use a smaller model or fewer rows at a time.</source>
        <translation>Utilisez un modèle plus petit ou moins de lignes à la fois.</translation>
    </message>
    <message>
        <source>Use a text that is similar to the future inputs of the model.</source>
        <translation>Donnez un texte semblable à ce que le modèle lira.</translation>
    </message>
    <message>
        <source>Use another text.</source>
        <translation>Donnez un autre texte.</translation>
    </message>
    <message>
        <source>Use at most %1.</source>
        <translation>Demandez-en au plus %1.</translation>
    </message>
    <message>
        <source>Use data of the size that the model was trained on.</source>
        <translation>Utilisez des données de la même taille que celles de l’entraînement.</translation>
    </message>
    <message>
        <source>Use data with the classes that the model was trained on.</source>
        <translation>Utilisez des données avec les mêmes classes que celles de l’entraînement.</translation>
    </message>
    <message>
        <source>Use fewer examples before each question (--shots).</source>
        <translation>Moins d’exemples avant chaque question (--shots) les raccourcissent.</translation>
    </message>
    <message>
        <source>Use fewer items (--limit).</source>
        <translation>Donnez moins d’exemples (--limit).</translation>
    </message>
    <message>
        <source>Use fewer items.</source>
        <translation>Demandez-en moins.</translation>
    </message>
    <message>
        <source>Use fewer rows.</source>
        <translation>Utilisez moins de lignes.</translation>
    </message>
    <message>
        <source>Use groups of 128.</source>
        <translation>Utilisez des groupes de 128.</translation>
    </message>
    <message>
        <source>Use half, bfloat16 or float.</source>
        <translation>Utilisez half, bfloat16 ou float.</translation>
    </message>
    <message>
        <source>Use it for all layers or for none.</source>
        <translation>Donnez-le à toutes les couches, ou à aucune.</translation>
    </message>
    <message>
        <source>Use larger steps.</source>
        <translation>Prenez de plus grands pas.</translation>
    </message>
    <message>
        <source>Use more items or different split sizes.</source>
        <translation>Utilisez plus d’exemples, ou demandez d’autres parts.</translation>
    </message>
    <message>
        <source>Use more samples or a larger damping.</source>
        <translation>Utilisez plus d’exemples ou un amortissement plus grand.</translation>
    </message>
    <message>
        <source>Use num-tokens=1:65536:x2 (factor), hidden-size=1024:8192:+1024 (step) or elements=500000,1000000 (list).</source>
        <translation>Écrivez num-tokens=1:65536:x2 (un facteur), hidden-size=1024:8192:+1024 (un pas) ou elements=500000,1000000 (une liste).</translation>
    </message>
    <message>
        <source>Use single launches or rotating buffers.</source>
        <translation>Prenez des lancements isolés, ou des tampons tournants.</translation>
    </message>
    <message>
        <source>Use the group size of the format; INT4 supports groups of 32, 64 and 128.</source>
        <translation>Utilisez les groupes dont le format est fait&#x202f;; INT4 a des groupes de 32, 64 et 128.</translation>
    </message>
    <message>
        <source>Use the output of trtexec --exportTimes.</source>
        <translation>Donnez ce qu’écrit trtexec --exportTimes.</translation>
    </message>
    <message>
        <source>Use the samples_*.jsonl of --log_samples.</source>
        <translation>Donnez les samples_*.jsonl de --log_samples.</translation>
    </message>
    <message>
        <source>Use the tokenizer of the model.</source>
        <translation>Utilisez le tokenizer qui va avec le modèle.</translation>
    </message>
    <message>
        <source>Use tiny, mlp, transformer, or a .safetensors file.</source>
        <translation>tiny, mlp, transformer, ou un fichier .safetensors.</translation>
    </message>
    <message>
        <source>Variant %1 has no result of that kind.</source>
        <translation>La variante %1 n’a pas de résultat de cette sorte.</translation>
    </message>
    <message>
        <source>Variant %1 has no result to read back.</source>
        <translation>Il n’y a pas de résultat de la variante %1 à relire.</translation>
    </message>
    <message>
        <source>Variant %1 has no such result to read back.</source>
        <translation>Il n’y a pas de tel résultat à relire de la variante %1.</translation>
    </message>
    <message>
        <source>Variant %1 is listed twice.</source>
        <translation>La variante %1 est nommée deux fois.</translation>
    </message>
    <message>
        <source>Variant %1 is not prepared.</source>
        <translation>La variante %1 n’est pas préparée.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message numerus="yes">
        <source>Verified against a reference: %n rows, %1 differ.</source>
        <comment>Verified against a reference: %n row, %1 differ.</comment>
        <translation>
            <numerusform>Vérifié face à une référence&#xa0;: %n ligne, dont %1 en écart.</numerusform>
            <numerusform>Vérifié face à une référence&#xa0;: %n lignes, dont %1 en écart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Version of Quantoscope</source>
        <translation>Version de Quantoscope</translation>
    </message>
    <message>
        <source>W4A16, custom kernel</source>
        <translation>W4A16, noyau propre</translation>
    </message>
    <message>
        <source>W8A16, custom kernel</source>
        <translation>W8A16, noyau propre</translation>
    </message>
    <message>
        <source>W8A16: weights with one scale (amax/127) per output channel, dequantized for the multiplication; activations are not quantized.</source>
        <translation>Genre W8A16&#xa0;: poids avec une échelle amax/127 par canal de sortie, restitués pour le produit&#x202f;; les activations restent.</translation>
    </message>
    <message>
        <source>W8A8 after moving outliers from activations to weights: s = max|X|^0.5 / max|W|^0.5 per input channel (Xiao et al. 2023).</source>
        <translation>W8A8 après avoir déplacé les valeurs extrêmes des activations vers les poids&#xa0;: s = max|X|^0.5 / max|W|^0.5 par canal d’entrée (Xiao et al. 2023).</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, clipped at the 99.99th percentile of the calibration magnitudes.</source>
        <translation>W8A8 avec une échelle d’activation par couche, coupée au percentile 99,99 des valeurs absolues de calibration.</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, clipped where the histogram loses the least information (Kullback-Leibler divergence). The model input is not clipped, because pixel values are not bell-shaped and the rule would remove the bright strokes.</source>
        <translation>W8A8 avec une échelle d’activation par couche, coupée où l’histogramme perd le moins d’information (divergence de Kullback-Leibler). L’entrée du modèle garde son étendue&#xa0;: des pixels ne forment pas une cloche, et la règle couperait l’encre.</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, clipped where the mean squared error over the calibration histogram is smallest.</source>
        <translation>W8A8 avec une échelle d’activation par couche, coupée où l’erreur quadratique moyenne sur l’histogramme de calibration est la plus faible.</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, from the largest magnitude in the calibration split. A single outlier enlarges the scale for all values.</source>
        <translation>W8A8 avec une échelle d’activation par couche, d’après la plus grande valeur absolue de la partie de calibration. Une valeur extrême étire l’échelle pour toutes.</translation>
    </message>
    <message>
        <source>W8A8: weights with one scale (amax/127) per output channel, activations with one dynamic scale (amax/127) per row. Integer arithmetic with INT32 accumulation.</source>
        <translation>W8A8&#xa0;: poids avec une échelle amax/127 par canal de sortie, activations avec une échelle amax/127 par ligne, trouvée au passage. Produits entiers, sommes INT32.</translation>
    </message>
    <message>
        <source>Wait for responses.</source>
        <translation>Attendez les réponses.</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Échauffement</translation>
    </message>
    <message>
        <source>Weights and activations in BF16, the type of most checkpoints: the range of FP32 with 8 bits of precision.</source>
        <translation>Poids et activations en BF16, le format de la plupart des points de reprise&#xa0;: l’étendue de FP32, 8 bits de précision.</translation>
    </message>
    <message>
        <source>Weights and activations in FP16: the baseline for all other configurations.</source>
        <translation>Poids et activations en FP16&#xa0;: ce à quoi les autres sont comparés.</translation>
    </message>
    <message>
        <source>Weights and activations in FP32, without rounding.</source>
        <translation>Poids et activations en FP32&#xa0;: rien n’est arrondi.</translation>
    </message>
    <message>
        <source>Weights and activations in FP32: the baseline for all other modes.</source>
        <translation>Poids et activations en FP32&#xa0;: ce à quoi tout autre mode est comparé.</translation>
    </message>
    <message>
        <source>Weights and activations rounded to BF16 (8 bits of precision), FP32 accumulation.</source>
        <translation>Poids et activations arrondis en BF16 (8 bits de précision), sommes en FP32.</translation>
    </message>
    <message>
        <source>Weights and activations rounded to FP16, FP32 accumulation.</source>
        <translation>Poids et activations arrondis en FP16, sommes en FP32.</translation>
    </message>
    <message>
        <source>Weights and inputs of its linear layers are available.</source>
        <translation>On peut regarder les poids et les entrées de ses couches linéaires.</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one E4M3 scale per 16 weights and one FP32 scale per matrix; 16-bit activations.</source>
        <translation>Poids en E2M1 avec une échelle E4M3 par 16 et une échelle FP32 par matrice&#x202f;; activations de 16 bits.</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one E4M3 scale per 16 weights and one FP32 scale per tensor; activations are not quantized.</source>
        <translation>Poids en E2M1 avec une échelle E4M3 par 16 et une échelle FP32 pour le tenseur&#x202f;; les activations restent.</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one power-of-two scale per 32 weights (OCP Microscaling); 16-bit activations.</source>
        <translation>Poids en E2M1 avec une échelle puissance de deux par 32 (OCP Microscaling)&#x202f;; activations de 16 bits.</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one power-of-two scale per 32 weights (OCP Microscaling); activations are not quantized.</source>
        <translation>Poids en E2M1 avec une puissance de deux comme échelle par 32 (OCP Microscaling)&#x202f;; les activations restent.</translation>
    </message>
    <message>
        <source>Weights as E4M3 with one power-of-two scale per 32 weights (OCP Microscaling); activations are not quantized.</source>
        <translation>Poids en E4M3 avec une puissance de deux comme échelle par 32 (OCP Microscaling)&#x202f;; les activations restent.</translation>
    </message>
    <message>
        <source>Weights as quantiles of the normal distribution, one scale per 64 weights (Dettmers et al. 2023); 16-bit activations.</source>
        <translation>Poids en quantiles de la loi normale, une échelle par 64 (Dettmers et al. 2023)&#x202f;; activations de 16 bits.</translation>
    </message>
    <message>
        <source>Weights as quantiles of the normal distribution, one scale per 64 weights (Dettmers et al. 2023); activations are not quantized.</source>
        <translation>Poids comme quantiles de la loi normale, une échelle par 64 (Dettmers et al. 2023)&#x202f;; les activations restent.</translation>
    </message>
    <message>
        <source>Weights in groups, asymmetric with a 4-bit zero point, rounded to nearest; activations are not quantized.</source>
        <translation>Poids en groupes, asymétriques avec un point zéro de 4 bits, arrondis au plus proche&#x202f;; les activations restent.</translation>
    </message>
    <message>
        <source>Weights that are not quantized do not need a quantization_config.</source>
        <translation>Des poids non quantifiés n’ont pas besoin de quantization_config.</translation>
    </message>
    <message>
        <source>Weights with one scale (amax/448) per output channel, activations with one per row; FP8 multiplication if the device supports it.</source>
        <translation>Poids avec une échelle amax/448 par canal de sortie, activations avec une par ligne&#x202f;; produits FP8 là où l’appareil en a.</translation>
    </message>
    <message>
        <source>Whatever makes identical kernels differ also affects others: other load on the machine, clock changes, or the order within a round. Measure again when no other process uses the device.</source>
        <translation>Ce qui fait différer des noyaux identiques touche aussi les autres&#xa0;: autre charge sur la machine, variations de l’horloge ou ordre au sein d’un tour. Mesurez de nouveau quand aucun autre processus n’utilise l’appareil.</translation>
    </message>
    <message>
        <source>With a measured quality loss: %1.</source>
        <translation>Avec une perte de qualité mesurée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>With a measured quality loss: %1. The smallest of them is %2 (%3 of the size of the baseline).</source>
        <translation>Avec une perte de qualité mesurée&#xa0;: %1&#x202f;; la plus petite est %2 avec %3 des octets.</translation>
    </message>
    <message>
        <source>With a read sweep before each sample, only the first of several launches would be cold.</source>
        <translation>Avec une passe de lecture avant chaque mesure, seul le premier de plusieurs lancements serait froid.</translation>
    </message>
    <message>
        <source>With several launches per sample, a read sweep makes only the first launch cold.</source>
        <translation>Plusieurs lancements par mesure ne peuvent être froids par une passe de lecture&#xa0;: seul le premier le serait.</translation>
    </message>
    <message>
        <source>Worker process %1 crashed (signal %2)</source>
        <translation>Le processus de calcul %1 a planté (signal %2)</translation>
    </message>
    <message>
        <source>Worker process %1 did not respond within %2 s after Stop and was terminated: the device or a kernel hangs.</source>
        <translation>Le processus de calcul %1 n’a pas répondu dans les %2 s suivant Arrêter et a été arrêté&#xa0;: l’appareil ou un noyau qui y tourne est bloqué.</translation>
    </message>
    <message>
        <source>Worker process %1 did not start correctly: unexpected output.</source>
        <translation>Le processus de calcul %1 ne s’est pas annoncé&#xa0;: il a dit autre chose.</translation>
    </message>
    <message>
        <source>Worker process %1 did not start within %2 s.</source>
        <translation>Le processus de calcul %1 ne s’est pas annoncé dans les %2 s.</translation>
    </message>
    <message>
        <source>Worker process %1 exited with status %2</source>
        <translation>Le processus de calcul %1 s’est terminé de lui-même avec le statut %2</translation>
    </message>
    <message>
        <source>Worker process %1 is being terminated by the system</source>
        <translation>Le processus de calcul %1 est en cours d’arrêt par le système</translation>
    </message>
    <message>
        <source>Worker process %1 sent an invalid message and was terminated: %2</source>
        <translation>Le processus de calcul %1 a dit quelque chose qui n’est pas un message et a été arrêté&#xa0;: %2</translation>
    </message>
    <message>
        <source>Worker process %1 uses protocol version %2; this program uses version %3.</source>
        <translation>Le processus de calcul %1 parle la version %2 du protocole&#x202f;; ce programme parle la %3.</translation>
    </message>
    <message>
        <source>Worker process %1 was killed (signal %2)</source>
        <translation>Le processus de calcul %1 a été tué (signal %2)</translation>
    </message>
    <message>
        <source>Write fewer tensors or less metadata.</source>
        <translation>Écrivez moins de tenseurs ou moins de métadonnées.</translation>
    </message>
    <message>
        <source>Write the codes as uint8 instead.</source>
        <translation>Écrivez plutôt les codes en uint8.</translation>
    </message>
    <message>
        <source>Write the size as %1.</source>
        <translation>Écrivez-la comme %1.</translation>
    </message>
    <message>
        <source>\D in a class</source>
        <translation>\D dans une classe</translation>
    </message>
    <message>
        <source>\W in a class</source>
        <translation>\W dans une classe</translation>
    </message>
    <message>
        <source>a .safetensors file</source>
        <translation>un fichier .safetensors</translation>
    </message>
    <message>
        <source>a GGUF model file</source>
        <translation>un fichier de modèle GGUF</translation>
    </message>
    <message>
        <source>a GPU was found</source>
        <translation>un GPU a été trouvé</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>une image JPEG</translation>
    </message>
    <message>
        <source>a JSON file</source>
        <translation>un fichier JSON</translation>
    </message>
    <message>
        <source>a NaN</source>
        <translation>un NaN</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>un document PDF</translation>
    </message>
    <message>
        <source>a PNG image</source>
        <translation>une image PNG</translation>
    </message>
    <message>
        <source>a Parquet table</source>
        <translation>une table Parquet</translation>
    </message>
    <message>
        <source>a Python pickle, such as an old PyTorch checkpoint</source>
        <translation>un pickle Python, comme un ancien point de reprise PyTorch</translation>
    </message>
    <message>
        <source>a TensorFlow Lite model</source>
        <translation>un modèle TensorFlow Lite</translation>
    </message>
    <message>
        <source>a TensorRT engine</source>
        <translation>un moteur TensorRT</translation>
    </message>
    <message>
        <source>a ZIP archive, such as .npz or a PyTorch checkpoint</source>
        <translation>une archive ZIP, comme un .npz ou un point de reprise PyTorch</translation>
    </message>
    <message>
        <source>a batch size of %1 is not supported</source>
        <translation>un lot de %1 n’est pas possible</translation>
    </message>
    <message>
        <source>a benchmark has no list &quot;states&quot;</source>
        <translation>un benchmark n’a pas de liste &quot;states&quot;</translation>
    </message>
    <message>
        <source>a binary file of an unknown format</source>
        <translation>un fichier binaire de format inconnu</translation>
    </message>
    <message>
        <source>a cache state</source>
        <translation>un état du cache</translation>
    </message>
    <message>
        <source>a callout</source>
        <translation>un callout</translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>un point de reprise</translation>
    </message>
    <message>
        <source>a class in a class</source>
        <translation>une classe dans une classe</translation>
    </message>
    <message>
        <source>a class name is not a string</source>
        <translation>un nom de ses classes n’est pas un texte</translation>
    </message>
    <message>
        <source>a class that is not closed</source>
        <translation>une classe non fermée</translation>
    </message>
    <message>
        <source>a closing parenthesis without a group</source>
        <translation>une parenthèse fermante sans groupe</translation>
    </message>
    <message>
        <source>a config.json</source>
        <translation>un config.json</translation>
    </message>
    <message>
        <source>a damaged gzip file</source>
        <translation>un fichier gzip endommagé</translation>
    </message>
    <message>
        <source>a dimension is larger than 2^63 - 1</source>
        <translation>une dimension est plus grande que 2^63 - 1</translation>
    </message>
    <message>
        <source>a dimension is negative</source>
        <translation>une dimension est négative</translation>
    </message>
    <message>
        <source>a dimension is not a whole number</source>
        <translation>une dimension n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un fichier</translation>
    </message>
    <message>
        <source>a file compressed with Zstandard</source>
        <translation>un fichier compressé avec Zstandard</translation>
    </message>
    <message>
        <source>a file compressed with bzip2</source>
        <translation>un fichier compressé avec bzip2</translation>
    </message>
    <message>
        <source>a file compressed with gzip</source>
        <translation>un fichier compressé avec gzip</translation>
    </message>
    <message>
        <source>a file compressed with xz</source>
        <translation>un fichier compressé avec xz</translation>
    </message>
    <message>
        <source>a file or folder with this name already exists</source>
        <translation>quelque chose de ce nom est en travers</translation>
    </message>
    <message>
        <source>a folder without a language model, a data set or a report</source>
        <translation>un dossier qui ne contient ni modèle de langue, ni jeu de données, ni rapport</translation>
    </message>
    <message>
        <source>a group is not closed</source>
        <translation>un groupe non fermé</translation>
    </message>
    <message>
        <source>a gzip file</source>
        <translation>un fichier gzip</translation>
    </message>
    <message>
        <source>a known name; &apos;%1&apos; is unknown</source>
        <translation>un nom connu&#x202f;; &apos;%1&apos; n’en est pas un</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a list of 2 to %1 strings</source>
        <translation>une liste de 2 à %1 textes</translation>
    </message>
    <message>
        <source>a list of at most 64 mode names</source>
        <translation>une liste d’au plus 64 noms de mode</translation>
    </message>
    <message>
        <source>a list of at most 64 names</source>
        <translation>une liste d’au plus 64 noms</translation>
    </message>
    <message>
        <source>a list of at most two axes</source>
        <translation>une liste d’au plus deux axes</translation>
    </message>
    <message>
        <source>a list of known modes; &apos;%1&apos; is unknown</source>
        <translation>une liste de modes connus&#x202f;; &apos;%1&apos; n’en est pas un</translation>
    </message>
    <message>
        <source>a list of latencies</source>
        <translation>une liste de latences</translation>
    </message>
    <message>
        <source>a list of mode names</source>
        <translation>une liste de noms de mode</translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>une liste de noms</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>une liste de nombres</translation>
    </message>
    <message>
        <source>a list of scores</source>
        <translation>une liste de scores</translation>
    </message>
    <message>
        <source>a list of scores with names and numbers</source>
        <translation>une liste de scores avec noms et nombres</translation>
    </message>
    <message>
        <source>a list of tensors</source>
        <translation>une liste de tenseurs</translation>
    </message>
    <message>
        <source>a list of times in microseconds</source>
        <translation>une liste de temps en microsecondes</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>une liste de nombres entiers</translation>
    </message>
    <message>
        <source>a message</source>
        <translation>un message</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>un modèle</translation>
    </message>
    <message>
        <source>a multiple of four</source>
        <translation>un multiple de quatre</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a number above 0 and up to %1</source>
        <translation>un nombre supérieur à 0 et d’au plus %1</translation>
    </message>
    <message>
        <source>a number from 0 to 10^15</source>
        <translation>un nombre de 0 à 10^15</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>il manque un nombre</translation>
    </message>
    <message>
        <source>a number of 0 or more</source>
        <translation>un nombre non inférieur à 0</translation>
    </message>
    <message>
        <source>a numeric character code</source>
        <translation>un numéro de caractère</translation>
    </message>
    <message>
        <source>a part of a language model</source>
        <translation>une partie d’un modèle de langue</translation>
    </message>
    <message>
        <source>a part of it has no items</source>
        <translation>une partie n’a aucun exemple</translation>
    </message>
    <message>
        <source>a part of the path is a file, not a folder</source>
        <translation>une partie du chemin est un fichier, pas un dossier</translation>
    </message>
    <message>
        <source>a program or library</source>
        <translation>un programme ou une bibliothèque</translation>
    </message>
    <message>
        <source>a property without braces</source>
        <translation>une propriété sans accolades</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>un guillemet n’est jamais fermé</translation>
    </message>
    <message>
        <source>a repeat of a repeat</source>
        <translation>une répétition d’une répétition</translation>
    </message>
    <message>
        <source>a repeat of nothing</source>
        <translation>une répétition de rien</translation>
    </message>
    <message>
        <source>a row has neither &quot;avg_ns&quot; nor &quot;samples_ns&quot;</source>
        <translation>une ligne n’a ni &quot;avg_ns&quot; ni &quot;samples_ns&quot;</translation>
    </message>
    <message>
        <source>a run has no file</source>
        <translation>une exécution n’a pas de fichier</translation>
    </message>
    <message>
        <source>a server under load</source>
        <translation>un serveur en charge</translation>
    </message>
    <message>
        <source>a short prompt</source>
        <translation>un prompt court</translation>
    </message>
    <message>
        <source>a small batch</source>
        <translation>un petit lot</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>un mot</translation>
    </message>
    <message>
        <source>a string is longer than 64 bytes or contains a backslash</source>
        <translation>un texte dépasse 64 octets ou contient une barre oblique inverse</translation>
    </message>
    <message>
        <source>a string is not terminated</source>
        <translation>un texte ne finit pas</translation>
    </message>
    <message>
        <source>a string of 0 and 1</source>
        <translation>un texte de 0 et de 1</translation>
    </message>
    <message>
        <source>a string with the result after &apos;#### &apos;</source>
        <translation>un texte avec le résultat après &apos;#### &apos;</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>un tenseur</translation>
    </message>
    <message>
        <source>a tensor&apos;s shape</source>
        <translation>la forme d’un tenseur</translation>
    </message>
    <message>
        <source>a tokenizer.json</source>
        <translation>un tokenizer.json</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1</source>
        <translation>un nombre entier de 0 à %1</translation>
    </message>
    <message>
        <source>a whole number in range</source>
        <translation>un nombre entier dans les limites</translation>
    </message>
    <message>
        <source>about %1 · %2 device memory</source>
        <translation>environ %1 · %2 de mémoire de l’appareil</translation>
    </message>
    <message>
        <source>about %1 · %2 memory</source>
        <translation>environ %1 · %2 de mémoire</translation>
    </message>
    <message>
        <source>about %1 · %2 of %3 device memory</source>
        <translation>environ %1 · %2 sur %3 de mémoire de l’appareil</translation>
    </message>
    <message>
        <source>about %1 · %2 of %3 memory</source>
        <translation>environ %1 · %2 sur %3 de mémoire</translation>
    </message>
    <message>
        <source>according to the other tool</source>
        <translation>selon l’autre outil</translation>
    </message>
    <message>
        <source>accuracy %1 points (better)</source>
        <translation>exactitude %1 points (meilleure)</translation>
    </message>
    <message>
        <source>accuracy %1 points (difference not resolved)</source>
        <translation>exactitude %1 points (différence non résolue)</translation>
    </message>
    <message>
        <source>accuracy %1 points (equivalent within ±0.5 points)</source>
        <translation>exactitude %1 points (équivalente à ±0,5 point près)</translation>
    </message>
    <message>
        <source>accuracy %1 points (worse)</source>
        <translation>exactitude %1 points (moins bonne)</translation>
    </message>
    <message>
        <source>activation order</source>
        <translation>ordre des activations</translation>
    </message>
    <message>
        <source>again, because the first attempt was disturbed</source>
        <translation>de nouveau, car quelque chose a perturbé l’étalonnage</translation>
    </message>
    <message>
        <source>all items have the same label (%1)</source>
        <translation>tous les exemples ont la même classe (%1)</translation>
    </message>
    <message>
        <source>all iterations done</source>
        <translation>toutes les itérations faites</translation>
    </message>
    <message>
        <source>all medians of all points within ±1%</source>
        <translation>chaque médiane de chaque point à ±1&#x202f;% près</translation>
    </message>
    <message>
        <source>all medians within ±1%</source>
        <translation>chaque médiane à ±1&#x202f;% près</translation>
    </message>
    <message>
        <source>all medians within ±1% and all comparisons resolved</source>
        <translation>chaque médiane à ±1&#x202f;% près et chaque comparaison résolue</translation>
    </message>
    <message>
        <source>all points done</source>
        <translation>tous les points faits</translation>
    </message>
    <message>
        <source>allocating</source>
        <translation>allocation</translation>
    </message>
    <message>
        <source>allocating buffers</source>
        <translation>allocation de tampons</translation>
    </message>
    <message>
        <source>allocating host memory</source>
        <translation>allocation de mémoire de l’hôte</translation>
    </message>
    <message>
        <source>an .npy file</source>
        <translation>un fichier .npy</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>un fichier HDF5</translation>
    </message>
    <message>
        <source>an HTML or XML document</source>
        <translation>un document HTML ou XML</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>une page HTML</translation>
    </message>
    <message>
        <source>an IDX file</source>
        <translation>un fichier IDX</translation>
    </message>
    <message>
        <source>an IDX file begins with %1 bytes, but the file has only %2</source>
        <translation>un fichier IDX commence par %1 octets, mais il n’y en a que %2</translation>
    </message>
    <message>
        <source>an Nsight Compute report</source>
        <translation>un rapport de Nsight Compute</translation>
    </message>
    <message>
        <source>an Nsight Systems report</source>
        <translation>un rapport de Nsight Systems</translation>
    </message>
    <message>
        <source>an ONNX model</source>
        <translation>un modèle ONNX</translation>
    </message>
    <message>
        <source>an SQLite database, such as an export of Nsight Systems</source>
        <translation>une base de données SQLite, comme un export de Nsight Systems</translation>
    </message>
    <message>
        <source>an added token has %1 bytes; the limit is %2</source>
        <translation>un jeton ajouté fait %1 octets&#x202f;; %2 au plus sont lus</translation>
    </message>
    <message>
        <source>an added token has no &quot;content&quot;</source>
        <translation>un jeton ajouté n’a pas de &quot;content&quot;</translation>
    </message>
    <message>
        <source>an anchor in a class</source>
        <translation>une ancre dans une classe</translation>
    </message>
    <message>
        <source>an empty class</source>
        <translation>une classe vide</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>un fichier sans contenu</translation>
    </message>
    <message>
        <source>an infinity</source>
        <translation>une valeur infinie</translation>
    </message>
    <message>
        <source>an intersection of classes</source>
        <translation>une intersection de classes</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>an object of a string and two counts</source>
        <translation>un objet avec un texte et deux nombres</translation>
    </message>
    <message>
        <source>an object of byte counts</source>
        <translation>un objet de nombres d’octets</translation>
    </message>
    <message>
        <source>an object of numbers</source>
        <translation>un objet de nombres</translation>
    </message>
    <message>
        <source>an object of numbers by type</source>
        <translation>un objet de nombres par type</translation>
    </message>
    <message>
        <source>an object of reasons by name</source>
        <translation>un objet de raisons par nom</translation>
    </message>
    <message>
        <source>an object of strings</source>
        <translation>un objet de textes</translation>
    </message>
    <message>
        <source>an object of times</source>
        <translation>un objet de temps</translation>
    </message>
    <message>
        <source>an object with a cache state and samples</source>
        <translation>un objet avec un état du cache et des mesures</translation>
    </message>
    <message>
        <source>an object with a mode and its samples</source>
        <translation>un objet avec un mode et ses mesures</translation>
    </message>
    <message>
        <source>an object with the fields of the task</source>
        <translation>un objet avec les champs de la tâche</translation>
    </message>
    <message>
        <source>another tensor has the same name</source>
        <translation>un autre porte le même nom</translation>
    </message>
    <message>
        <source>as fast as %1 within ±%2%: %3×</source>
        <translation>aussi rapide que %1 à ±%2&#x202f;% près&#xa0;: %3×</translation>
    </message>
    <message>
        <source>as long as check_loss and check_accuracy</source>
        <translation>de même longueur que check_loss et check_accuracy</translation>
    </message>
    <message>
        <source>as long as choices.text</source>
        <translation>de même longueur que choices.text</translation>
    </message>
    <message>
        <source>as long as loss and accuracy</source>
        <translation>de même longueur que loss et accuracy</translation>
    </message>
    <message>
        <source>as requested</source>
        <translation>comme demandé</translation>
    </message>
    <message>
        <source>as stored</source>
        <translation>tel qu’enregistré</translation>
    </message>
    <message>
        <source>as stored: %1</source>
        <translation>tels qu’enregistrés&#xa0;: %1</translation>
    </message>
    <message>
        <source>asking for free memory</source>
        <translation>consultation de la mémoire libre</translation>
    </message>
    <message>
        <source>asking for its workspace</source>
        <translation>consultation de son espace de travail</translation>
    </message>
    <message>
        <source>asking for shared memory</source>
        <translation>demande de mémoire partagée</translation>
    </message>
    <message>
        <source>asking for the cache&apos;s size</source>
        <translation>consultation de la taille du cache</translation>
    </message>
    <message>
        <source>asking for the device</source>
        <translation>consultation de l’appareil</translation>
    </message>
    <message>
        <source>asking whether a stream is recorded</source>
        <translation>consultation de l’état d’enregistrement d’un flux</translation>
    </message>
    <message>
        <source>asymmetric</source>
        <translation>asymétrique</translation>
    </message>
    <message>
        <source>attention output of Llama 3 8B</source>
        <translation>sortie d’attention de Llama 3 8B</translation>
    </message>
    <message>
        <source>auto, cpu or cuda</source>
        <translation>auto, cpu ou cuda</translation>
    </message>
    <message>
        <source>automatic: %1</source>
        <translation>automatique&#xa0;: %1</translation>
    </message>
    <message>
        <source>automatic: a CUDA device was found</source>
        <translation>automatique&#xa0;: un appareil CUDA a été trouvé</translation>
    </message>
    <message>
        <source>axes whose values are whole numbers</source>
        <translation>une liste d’axes dont les valeurs sont des nombres entiers</translation>
    </message>
    <message>
        <source>axes with a known parameter and a list of values</source>
        <translation>une liste d’axes avec un paramètre connu et une liste de valeurs</translation>
    </message>
    <message>
        <source>b4h16s2048d128; append c for causal</source>
        <translation>b4h16s2048d128, suivi de c pour causal</translation>
    </message>
    <message>
        <source>b8t512d1024h16: batch, tokens, width, heads</source>
        <translation>b8t512d1024h16&#xa0;: lot, jetons, largeur, têtes</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>batch size</source>
        <translation>taille de lot</translation>
    </message>
    <message>
        <source>batch size %1</source>
        <translation>taille de lot %1</translation>
    </message>
    <message>
        <source>better by %1 points (95% %2 to %3, p = %4)</source>
        <translation>meilleur de %1 points (95&#x202f;% de %2 à %3, p = %4)</translation>
    </message>
    <message>
        <source>binary values are not valid JSON</source>
        <translation>des valeurs binaires ne sont pas du JSON</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloc</translation>
    </message>
    <message>
        <source>blocks of %1×%2</source>
        <translation>blocs de %1×%2</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>building a graph</source>
        <translation>construction d’un graphe</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>par son nom</translation>
    </message>
    <message>
        <source>cache copy</source>
        <translation>copie dans le cache</translation>
    </message>
    <message>
        <source>calibrating</source>
        <translation>étalonnage</translation>
    </message>
    <message>
        <source>calibrating this device (once): %1</source>
        <translation>étalonnage unique pour cet appareil&#xa0;: %1</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>calibration</translation>
    </message>
    <message>
        <source>capture inputs</source>
        <translation>capturer des entrées</translation>
    </message>
    <message>
        <source>channel</source>
        <translation>canal</translation>
    </message>
    <message>
        <source>choosing a stream</source>
        <translation>choix d’un flux</translation>
    </message>
    <message>
        <source>choosing an algorithm</source>
        <translation>choix d’un algorithme</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>chosen by the timer resolution</source>
        <translation>choisi d’après la résolution de l’horloge</translation>
    </message>
    <message>
        <source>clearing a buffer</source>
        <translation>effacement d’un tampon</translation>
    </message>
    <message>
        <source>clearing a counter</source>
        <translation>remise à zéro d’un compteur</translation>
    </message>
    <message>
        <source>clearing a workspace</source>
        <translation>effacement d’un espace de travail</translation>
    </message>
    <message>
        <source>clearing buffers</source>
        <translation>effacement de tampons</translation>
    </message>
    <message>
        <source>clearing counters</source>
        <translation>remise à zéro de compteurs</translation>
    </message>
    <message>
        <source>clearing the output</source>
        <translation>effacement de la sortie</translation>
    </message>
    <message>
        <source>clearing weights</source>
        <translation>effacement de poids</translation>
    </message>
    <message>
        <source>codes must be INT8 or FP8</source>
        <translation>les codes sont en INT8 ou FP8</translation>
    </message>
    <message numerus="yes">
        <source>codes verified against the oracle: %1 rows, %n differ</source>
        <comment>codes verified against the oracle: %1 rows, %n differs</comment>
        <translation>
            <numerusform>codes vérifiés face à la référence&#xa0;: %1 lignes, %n diffère</numerusform>
            <numerusform>codes vérifiés face à la référence&#xa0;: %1 lignes, %n diffèrent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>codes verified against the oracle: 1 row, %n differ</source>
        <comment>codes verified against the oracle: 1 row, %n differs</comment>
        <translation>
            <numerusform>codes vérifiés face à la référence&#xa0;: 1 ligne, %n diffère</numerusform>
            <numerusform>codes vérifiés face à la référence&#xa0;: 1 ligne, %n diffèrent</numerusform>
        </translation>
    </message>
    <message>
        <source>cold</source>
        <translation>froid</translation>
    </message>
    <message>
        <source>cold by read sweep of %1 before each sample</source>
        <translation>froid par une passe de lecture de %1 avant chaque mesure</translation>
    </message>
    <message>
        <source>cold in part: %1 buffer, %2, %3 × L2</source>
        <translation>en partie froid&#xa0;: %1 tampon, %2, %3 × L2</translation>
    </message>
    <message>
        <source>cold in part: %1 buffers, %2, %3 × L2</source>
        <translation>en partie froid&#xa0;: %1 tampons, %2, %3 × L2</translation>
    </message>
    <message>
        <source>cold: %1</source>
        <translation>froid&#xa0;: %1</translation>
    </message>
    <message>
        <source>cold: %1 buffer, %2, %3 × L2</source>
        <translation>froid&#xa0;: %1 tampon, %2, %3 × L2</translation>
    </message>
    <message>
        <source>cold: %1 buffers, %2, %3 × L2</source>
        <translation>froid&#xa0;: %1 tampons, %2, %3 × L2</translation>
    </message>
    <message>
        <source>cold: %1 per variant, at least %2</source>
        <translation>froid&#xa0;: %1 par variante, au moins %2</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>column %1 (%2)</source>
        <translation>colonne %1 (%2)</translation>
    </message>
    <message>
        <source>compiling kernels</source>
        <translation>compilation de noyaux</translation>
    </message>
    <message>
        <source>compressed-tensors does not support NF4 weights.</source>
        <translation>compressed-tensors n’a pas de poids NF4.</translation>
    </message>
    <message>
        <source>compressed-tensors does not support a KV cache with one scale per token and head</source>
        <translation>compressed-tensors n’a pas de clés et valeurs avec une échelle par jeton et par tête</translation>
    </message>
    <message>
        <source>compressed-tensors does not support an INT8 KV cache with one scale per token and head.</source>
        <translation>compressed-tensors n’a pas de clés et valeurs en INT8 avec une échelle par jeton et par tête.</translation>
    </message>
    <message>
        <source>compressed-tensors does not support this format</source>
        <translation>compressed-tensors n’a pas de tel format</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>calculer</translation>
    </message>
    <message>
        <source>computing a prompt</source>
        <translation>calcul d’un prompt</translation>
    </message>
    <message>
        <source>computing statistics</source>
        <translation>calcul des statistiques</translation>
    </message>
    <message>
        <source>config.json ties the head to the embedding (&quot;tie_word_embeddings&quot;), but the files contain a head with different values, which is used.</source>
        <translation>config.json lie la tête au plongement (&quot;tie_word_embeddings&quot;), mais les fichiers ont une tête aux valeurs différentes&#xa0;: c’est elle qui est utilisée.</translation>
    </message>
    <message>
        <source>constant input: there is nothing to scale (scale 0, codes 0).</source>
        <translation>entrée constante, il n’y a rien à mettre à l’échelle (échelle 0, codes 0).</translation>
    </message>
    <message>
        <source>context of GPT-2</source>
        <translation>contexte de GPT-2</translation>
    </message>
    <message>
        <source>context of Llama 2</source>
        <translation>contexte de Llama 2</translation>
    </message>
    <message>
        <source>context of Llama 3</source>
        <translation>contexte de Llama 3</translation>
    </message>
    <message>
        <source>context of Llama 3.1</source>
        <translation>contexte de Llama 3.1</translation>
    </message>
    <message>
        <source>context of Mistral 7B v0.2</source>
        <translation>contexte de Mistral 7B v0.2</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copie</translation>
    </message>
    <message>
        <source>copy a sequence</source>
        <translation>copier une séquence</translation>
    </message>
    <message>
        <source>copy beyond the caches</source>
        <translation>copie au-delà des caches</translation>
    </message>
    <message>
        <source>copy rates</source>
        <translation>débits de copie</translation>
    </message>
    <message>
        <source>copy to the device %1</source>
        <translation>copie vers l’appareil %1</translation>
    </message>
    <message>
        <source>copy to the host %1</source>
        <translation>copie vers l’hôte %1</translation>
    </message>
    <message>
        <source>copying a sequence</source>
        <translation>copie d’une séquence</translation>
    </message>
    <message>
        <source>copying operands</source>
        <translation>copie d’opérandes</translation>
    </message>
    <message>
        <source>copying the input to the GPU</source>
        <translation>copie de l’entrée vers le GPU</translation>
    </message>
    <message>
        <source>cuBLASLt (libcublasLt.so.13 or .12) was not found.</source>
        <translation>cuBLASLt (libcublasLt.so.13 ou .12) n’a pas été trouvé.</translation>
    </message>
    <message>
        <source>cuBLASLt (libcublasLt.so.13 or .12) was not found. It is required for prompts with quantized weights.</source>
        <translation>cuBLASLt (libcublasLt.so.13 ou .12) est introuvable&#x202f;; sans elle, les prompts à poids quantifiés ne peuvent être calculés.</translation>
    </message>
    <message>
        <source>cuBLASLt epilogue</source>
        <translation>épilogue cuBLASLt</translation>
    </message>
    <message>
        <source>cuBLASLt failed while %1 (status %2).</source>
        <translation>Échec de cuBLASLt (pendant&#xa0;: %1&#x202f;; statut %2).</translation>
    </message>
    <message>
        <source>cuBLASLt has no algorithm for a product of %1 × %2 × %3 in these types on this device (status %4).</source>
        <translation>cuBLASLt n’a pas d’algorithme pour un produit de %1 × %2 × %3 dans ces types sur cet appareil (statut %4).</translation>
    </message>
    <message>
        <source>cuBLASLt multiplies %1 only where n is a multiple of %2; it is %3.</source>
        <translation>cuBLASLt ne multiplie %1 que si n est un multiple de %2&#x202f;; il vaut %3.</translation>
    </message>
    <message>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <source>cuDNN %1 failed while %2 (status %3).</source>
        <translation>Échec de cuDNN %1 (pendant&#xa0;: %2&#x202f;; statut %3).</translation>
    </message>
    <message>
        <source>cuDNN %1 failed while %2 (status %3: %4).</source>
        <translation>Échec de cuDNN %1 (pendant&#xa0;: %2&#x202f;; statut %3&#xa0;: %4).</translation>
    </message>
    <message>
        <source>cuDNN %1 has no fused attention for this shape on this device.</source>
        <translation>cuDNN %1 n’a pas d’attention fusionnée pour cette forme sur cet appareil.</translation>
    </message>
    <message>
        <source>cuDNN %1 has no fused attention for this shape on this device: %2.</source>
        <translation>cuDNN %1 n’a pas d’attention fusionnée pour cette forme sur cet appareil&#xa0;: %2.</translation>
    </message>
    <message>
        <source>cuDNN (libcudnn.so.9) was not found.</source>
        <translation>cuDNN (libcudnn.so.9) n’a pas été trouvé.</translation>
    </message>
    <message>
        <source>custom %1 loops (%2)</source>
        <translation>boucles %1 propres (%2)</translation>
    </message>
    <message>
        <source>decode into a buffer that is too small</source>
        <translation>décoder dans trop peu de place</translation>
    </message>
    <message>
        <source>decode more sequences than there are, or none</source>
        <translation>décoder plus de séquences qu’il n’y en a, ou aucune</translation>
    </message>
    <message>
        <source>decode, a batch of 32</source>
        <translation>décodage, un lot de 32</translation>
    </message>
    <message>
        <source>decode, a large batch</source>
        <translation>décodage, un grand lot</translation>
    </message>
    <message>
        <source>decode, one sequence</source>
        <translation>décodage, une séquence</translation>
    </message>
    <message>
        <source>decoding</source>
        <translation>décodage</translation>
    </message>
    <message>
        <source>describing a batch</source>
        <translation>description d’un lot</translation>
    </message>
    <message>
        <source>describing a matrix</source>
        <translation>description d’une matrice</translation>
    </message>
    <message>
        <source>describing a product</source>
        <translation>description d’un produit</translation>
    </message>
    <message>
        <source>describing the operation</source>
        <translation>description de l’opération</translation>
    </message>
    <message>
        <source>down projection of Llama 3 70B</source>
        <translation>projection down de Llama 3 70B</translation>
    </message>
    <message>
        <source>down projection of Llama 3 8B</source>
        <translation>projection down de Llama 3 8B</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dynamique</translation>
    </message>
    <message>
        <source>dynamic quantization after training</source>
        <translation>quantification dynamique après l’entraînement</translation>
    </message>
    <message>
        <source>eager, one call per operation</source>
        <translation>eager, un appel par opération</translation>
    </message>
    <message>
        <source>eager, two launches</source>
        <translation>eager, deux lancements</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>éléments</translation>
    </message>
    <message>
        <source>equivalent within ±%1 points (%2 points, 95% %3 to %4)</source>
        <translation>équivalent à ±%1 points près (%2 points, 95&#x202f;% de %3 à %4)</translation>
    </message>
    <message>
        <source>equivalent within ±%1 points (%2 points, 95% %3 to %4, p = %5: a small but certain difference)</source>
        <translation>équivalent à ±%1 points près (%2 points, 95&#x202f;% de %3 à %4, p = %5&#xa0;: une différence petite mais certaine)</translation>
    </message>
    <message>
        <source>equivalent within ±0.5% (%1)</source>
        <translation>équivalent à ±0,5&#x202f;% près (%1)</translation>
    </message>
    <message>
        <source>event.pairs contains an invalid comparison.</source>
        <translation>event.pairs contient autre chose qu’une comparaison.</translation>
    </message>
    <message>
        <source>event.pairs contains an unknown caution.</source>
        <translation>event.pairs contient une mise en garde inconnue.</translation>
    </message>
    <message>
        <source>event.pairs contains an unknown verdict.</source>
        <translation>event.pairs contient un verdict inconnu.</translation>
    </message>
    <message>
        <source>event.pairs must be a square table.</source>
        <translation>event.pairs doit être une table carrée.</translation>
    </message>
    <message>
        <source>event.part does not match the event.</source>
        <translation>event.part ne contient pas ce dont parle l’événement.</translation>
    </message>
    <message>
        <source>event.part is missing.</source>
        <translation>event.part manque.</translation>
    </message>
    <message>
        <source>expected &apos;%1&apos;, but found %2</source>
        <translation>attendu &apos;%1&apos;, trouvé %2</translation>
    </message>
    <message>
        <source>expected a string in quotation marks</source>
        <translation>un texte entre guillemets était attendu</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>échec&#xa0;: %1</translation>
    </message>
    <message>
        <source>features of shape %1 are empty</source>
        <translation>des caractéristiques de forme %1 ne contiennent rien</translation>
    </message>
    <message>
        <source>features of shape %1 are neither [items, columns] nor [items, height, width]</source>
        <translation>des caractéristiques de forme %1 ne sont ni [exemples, colonnes] ni [exemples, hauteur, largeur]</translation>
    </message>
    <message>
        <source>features of shape %1 require more than 4 GiB as float (the limit)</source>
        <translation>des caractéristiques de forme %1 prennent plus de 4 GiB en float, la limite</translation>
    </message>
    <message>
        <source>fetching a buffer</source>
        <translation>récupération d’un tampon</translation>
    </message>
    <message>
        <source>fetching logits</source>
        <translation>récupération de logits</translation>
    </message>
    <message>
        <source>fetching the inputs of a layer</source>
        <translation>récupération des entrées d’une couche</translation>
    </message>
    <message>
        <source>fetching tokens</source>
        <translation>récupération de jetons</translation>
    </message>
    <message>
        <source>filling activations</source>
        <translation>remplissage d’activations</translation>
    </message>
    <message>
        <source>filling operands</source>
        <translation>remplissage d’opérandes</translation>
    </message>
    <message>
        <source>filling the rotating buffers</source>
        <translation>remplissage des tampons tournants</translation>
    </message>
    <message>
        <source>finding the extremes of the input</source>
        <translation>recherche des extrêmes de l’entrée</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>terminer</translation>
    </message>
    <message>
        <source>finishing queued work</source>
        <translation>achèvement du travail en file</translation>
    </message>
    <message>
        <source>float4 loads and char4 stores: each warp loads 512 bytes at a time, and four elements share the index arithmetic. 11 instructions per element instead of 25, the same number of bytes.</source>
        <translation>Lectures float4 et écritures char4&#xa0;: un warp demande 512 octets par lecture, et le calcul d’indices est partagé par quatre éléments&#xa0;: 11 instructions par élément au lieu de 25, les mêmes octets.</translation>
    </message>
    <message>
        <source>fortran_order is neither True nor False</source>
        <translation>fortran_order n’est ni True ni False</translation>
    </message>
    <message>
        <source>from the input</source>
        <translation>d’après l’entrée</translation>
    </message>
    <message>
        <source>full precision</source>
        <translation>précision pleine</translation>
    </message>
    <message>
        <source>fused multiply-add</source>
        <translation>multiplication-addition fusionnée</translation>
    </message>
    <message>
        <source>fused, CUDA graph</source>
        <translation>fusionné, graphe CUDA</translation>
    </message>
    <message>
        <source>fused, custom kernel</source>
        <translation>fusionné, noyau propre</translation>
    </message>
    <message>
        <source>fused, division</source>
        <translation>fusionné, division</translation>
    </message>
    <message>
        <source>fused, online softmax</source>
        <translation>fusionné, softmax en ligne</translation>
    </message>
    <message>
        <source>generated characters, %1 classes, seed %2</source>
        <translation>caractères dessinés, %1 classes, graine %2</translation>
    </message>
    <message>
        <source>generated from the text: which of four continuations follows</source>
        <translation>faite à partir du texte&#xa0;: laquelle de quatre suites vient après</translation>
    </message>
    <message>
        <source>generating characters</source>
        <translation>dessin des caractères</translation>
    </message>
    <message>
        <source>generating operands, compiling and selecting algorithms</source>
        <translation>préparation des opérandes, compilation et choix des algorithmes</translation>
    </message>
    <message>
        <source>generating the input</source>
        <translation>préparation de l’entrée</translation>
    </message>
    <message>
        <source>governor %1</source>
        <translation>gouverneur %1</translation>
    </message>
    <message>
        <source>governor %1 (the clock rate depends on the load)</source>
        <translation>gouverneur %1 (les horloges suivent la charge)</translation>
    </message>
    <message>
        <source>group</source>
        <translation>groupe</translation>
    </message>
    <message>
        <source>groups of %1</source>
        <translation>groupes de %1</translation>
    </message>
    <message>
        <source>hardware slowdown</source>
        <translation>ralentissement matériel</translation>
    </message>
    <message>
        <source>has a step without a &quot;type&quot;</source>
        <translation>contient une étape sans &quot;type&quot;</translation>
    </message>
    <message>
        <source>has more than %1 steps</source>
        <translation>a plus de %1 étapes</translation>
    </message>
    <message>
        <source>has no &quot;type&quot;</source>
        <translation>n’a pas de &quot;type&quot;</translation>
    </message>
    <message>
        <source>head size</source>
        <translation>taille de tête</translation>
    </message>
    <message>
        <source>head size %1</source>
        <translation>taille de tête %1</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>têtes</translation>
    </message>
    <message>
        <source>heads of %1 elements cannot be rotated in pairs</source>
        <translation>des têtes de %1 éléments ne peuvent être tournées par paires</translation>
    </message>
    <message>
        <source>hidden size</source>
        <translation>taille cachée</translation>
    </message>
    <message>
        <source>hidden size %1</source>
        <translation>taille cachée %1</translation>
    </message>
    <message>
        <source>higher (%1)</source>
        <translation>plus élevé (%1)</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>chaud</translation>
    </message>
    <message>
        <source>hot: %1</source>
        <translation>chaud&#xa0;: %1</translation>
    </message>
    <message>
        <source>hot: 1 buffer</source>
        <translation>chaud&#xa0;: 1 tampon</translation>
    </message>
    <message>
        <source>hot: 1 buffer per variant, at most %1</source>
        <translation>chaud&#xa0;: 1 tampon par variante, au plus %1</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importé</translation>
    </message>
    <message>
        <source>imported from %1</source>
        <translation>importé de %1</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>is not a list of at most 64 widths</source>
        <translation>n’est pas une liste d’au plus 64 largeurs</translation>
    </message>
    <message>
        <source>is not a number</source>
        <translation>n’est pas un nombre</translation>
    </message>
    <message>
        <source>is not a whole number from 0 to 1,048,576</source>
        <translation>n’est pas un nombre entier de 0 à 1&#x202f;048&#x202f;576</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>est trop grand</translation>
    </message>
    <message>
        <source>it contains a zero byte, so it is not a text file</source>
        <translation>il contient un octet nul&#xa0;: ce n’est pas du texte</translation>
    </message>
    <message>
        <source>it contains more than %1 launches (the limit)</source>
        <translation>il contient plus de %1 lancements, la limite</translation>
    </message>
    <message>
        <source>it contains more than %1 rows (the limit)</source>
        <translation>il contient plus de %1 lignes, la limite</translation>
    </message>
    <message>
        <source>it contains more than %1 runs.</source>
        <translation>il contient plus de %1 exécutions.</translation>
    </message>
    <message>
        <source>it contains more than %1 values (the limit)</source>
        <translation>il contient plus de %1 valeurs, la limite</translation>
    </message>
    <message>
        <source>it contains neither a row with a time nor a score</source>
        <translation>il ne contient aucune ligne avec un temps, ni aucun score</translation>
    </message>
    <message>
        <source>it contains neither kernels (categories kernel, gpu_memcpy, gpu_memset) nor operators (cpu_op)</source>
        <translation>il ne contient ni noyaux (catégories kernel, gpu_memcpy, gpu_memset) ni opérateurs (cpu_op)</translation>
    </message>
    <message>
        <source>it contains no duration (gpu__time_duration.sum, or Duration on the details page)</source>
        <translation>il ne contient pas de durée (gpu__time_duration.sum, ou Duration sur la page details)</translation>
    </message>
    <message>
        <source>it contains no rows below its header</source>
        <translation>il ne contient aucune ligne sous son en-tête</translation>
    </message>
    <message>
        <source>it contains no session.</source>
        <translation>il ne contient aucune session.</translation>
    </message>
    <message>
        <source>it contains none of ttfts, itls, latencies, mean_ttft_ms</source>
        <translation>il n’a rien de ttfts, itls, latencies, mean_ttft_ms</translation>
    </message>
    <message>
        <source>it did not start</source>
        <translation>le démarrage a échoué</translation>
    </message>
    <message>
        <source>it does not contain a model configuration</source>
        <translation>il ne contient aucune configuration de modèle</translation>
    </message>
    <message>
        <source>it does not list its runs</source>
        <translation>il ne dit pas quelles exécutions lui appartiennent</translation>
    </message>
    <message>
        <source>it ends unexpectedly after %1 decompressed bytes</source>
        <translation>il finit trop tôt, après %1 octets décompressés</translation>
    </message>
    <message>
        <source>it has %1 bytes, which is too short for a .safetensors file</source>
        <translation>il fait %1 octets, trop court pour un fichier .safetensors</translation>
    </message>
    <message>
        <source>it has %1 cells, the first line has %2</source>
        <translation>elle a %1 cellules, la première ligne en a %2</translation>
    </message>
    <message>
        <source>it has %1 classes; the limit is %2</source>
        <translation>il a %1 classes&#x202f;; %2 au plus sont permises</translation>
    </message>
    <message>
        <source>it has %1 labels, but %2 has %3 items</source>
        <translation>il a %1 classes, mais %2 a %3 exemples</translation>
    </message>
    <message>
        <source>it has .npy version %1; supported versions are 1 to 3</source>
        <translation>c’est un .npy de version %1&#x202f;; les versions 1 à 3 sont connues</translation>
    </message>
    <message>
        <source>it has an unexpected tensor %1</source>
        <translation>il a un tenseur %1 qu’un tel modèle n’a pas</translation>
    </message>
    <message>
        <source>it has more than %1 cells (the limit)</source>
        <translation>il a plus de %1 cellules, la limite</translation>
    </message>
    <message>
        <source>it has neither &quot;latencies&quot; nor a positive &quot;avg_latency&quot;</source>
        <translation>il n’a ni &quot;latencies&quot; ni un &quot;avg_latency&quot; positif</translation>
    </message>
    <message>
        <source>it has no &apos;result&apos;.</source>
        <translation>il n’a pas de &apos;result&apos;.</translation>
    </message>
    <message>
        <source>it has no feature columns</source>
        <translation>elle n’a aucune colonne de caractéristiques</translation>
    </message>
    <message>
        <source>it has no list &quot;benchmarks&quot;</source>
        <translation>il n’a pas de liste &quot;benchmarks&quot;</translation>
    </message>
    <message>
        <source>it has no list of runs</source>
        <translation>il n’a pas de liste d’exécutions</translation>
    </message>
    <message>
        <source>it has no object &quot;results&quot;</source>
        <translation>il n’a pas d’objet &quot;results&quot;</translation>
    </message>
    <message>
        <source>it has no schema number.</source>
        <translation>il n’a pas de numéro de schéma.</translation>
    </message>
    <message>
        <source>it has no weight</source>
        <translation>il n’y a pas de poids</translation>
    </message>
    <message>
        <source>it has only one column</source>
        <translation>elle n’a qu’une colonne</translation>
    </message>
    <message>
        <source>it is a device or a pipe</source>
        <translation>c’est un périphérique ou un tube</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>it is a running program</source>
        <translation>c’est un programme en cours d’exécution</translation>
    </message>
    <message>
        <source>it is damaged after %1 decompressed bytes (%2)</source>
        <translation>il est endommagé après %1 octets décompressés (%2)</translation>
    </message>
    <message>
        <source>it is followed by text</source>
        <translation>du texte suit sa fin</translation>
    </message>
    <message>
        <source>it is nested deeper than %1 levels (the limit)</source>
        <translation>il est imbriqué sur plus de %1 niveaux, la limite</translation>
    </message>
    <message>
        <source>it is not a gzip file</source>
        <translation>il ne commence pas comme un fichier gzip</translation>
    </message>
    <message>
        <source>it is not an .npy file</source>
        <translation>il ne commence pas comme un fichier .npy</translation>
    </message>
    <message>
        <source>it is not an IDX file</source>
        <translation>il ne commence pas comme un fichier IDX</translation>
    </message>
    <message>
        <source>it is stored in column-major order (fortran_order)</source>
        <translation>il est enregistré colonne par colonne (fortran_order)</translation>
    </message>
    <message>
        <source>it is stored in column-major order (fortran_order), but tokens are rows</source>
        <translation>il est enregistré colonne par colonne (fortran_order), alors que les jetons sont des lignes</translation>
    </message>
    <message>
        <source>it is too large for this computer</source>
        <translation>il est trop grand pour cette machine</translation>
    </message>
    <message>
        <source>it was changed while it was being read</source>
        <translation>il a été modifié pendant la lecture</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Quantoscope (schema %1; this one reads up to %2).</source>
        <translation>il a été enregistré par une version plus récente de Quantoscope (schéma %1&#x202f;; celle-ci lit jusqu’à %2).</translation>
    </message>
    <message>
        <source>it was started for %1 steps, but %2 items require %3</source>
        <translation>il a été commencé pour %1 pas, mais %2 exemples en font %3</translation>
    </message>
    <message>
        <source>it was truncated while it was being read</source>
        <translation>il a été raccourci pendant la lecture</translation>
    </message>
    <message>
        <source>item %1 has %2 as feature %3</source>
        <translation>l’exemple %1 a %2 comme caractéristique %3</translation>
    </message>
    <message>
        <source>item %1 has the negative label %2</source>
        <translation>l’exemple %1 a la classe négative %2</translation>
    </message>
    <message>
        <source>item %1 of the test data has the label %2, which does not occur in the training data and is out of range</source>
        <translation>l’exemple %1 de la partie de test a la classe %2, hors limites&#xa0;: aucun exemple d’entraînement ne l’a</translation>
    </message>
    <message>
        <source>its %1 items are split into %2 for training and %3 for calibration; no split can be empty</source>
        <translation>ses %1 éléments se répartissent en %2 pour l&apos;entraînement et %3 pour la calibration&#x202f;; aucune partie ne peut être vide</translation>
    </message>
    <message>
        <source>its %1 items are split into %2 for training, %3 for calibration and %4 for testing; no split can be empty</source>
        <translation>ses %1 éléments se répartissent en %2 pour l&apos;entraînement, %3 pour la calibration et %4 pour le test&#x202f;; aucune partie ne peut être vide</translation>
    </message>
    <message>
        <source>its __metadata__ %1 is not a string</source>
        <translation>son __metadata__ %1 n’est pas un texte</translation>
    </message>
    <message>
        <source>its __metadata__ is not an object</source>
        <translation>son __metadata__ n’est pas un objet</translation>
    </message>
    <message>
        <source>its baseline %1 is not a known mode.</source>
        <translation>sa référence %1 n’est pas un mode connu.</translation>
    </message>
    <message>
        <source>its buffers need more than an eighth of the available memory (%1)</source>
        <translation>un huitième de la mémoire libre (%1) ne contient pas ses tampons</translation>
    </message>
    <message>
        <source>its configuration does not have one name for each of %1 classes</source>
        <translation>sa configuration n’a pas un nom pour chacune des %1 classes</translation>
    </message>
    <message>
        <source>its configuration is inconsistent: %1</source>
        <translation>sa configuration n’est pas cohérente&#xa0;: %1</translation>
    </message>
    <message>
        <source>its configuration is not an object</source>
        <translation>sa configuration n’est pas un objet</translation>
    </message>
    <message>
        <source>its configuration specifies an unknown type of model</source>
        <translation>sa configuration ne nomme aucune sorte de modèle que ce programme connaisse</translation>
    </message>
    <message>
        <source>its data type %1 is not supported</source>
        <translation>son type de données %1 n’est pas pris en charge</translation>
    </message>
    <message>
        <source>its elements are Python objects</source>
        <translation>ses éléments sont des objets Python</translation>
    </message>
    <message>
        <source>its elements are not plain numbers</source>
        <translation>ses éléments ne sont pas de simples nombres</translation>
    </message>
    <message>
        <source>its elements are single bytes of an unnamed type (NumPy has no name for FP8 E4M3)</source>
        <translation>ses éléments sont des octets d’une sorte sans nom (numpy ne sait pas nommer FP8 E4M3)</translation>
    </message>
    <message>
        <source>its elements are structures with several fields</source>
        <translation>ses éléments sont des structures (plusieurs champs chacun)</translation>
    </message>
    <message>
        <source>its format is not %1.</source>
        <translation>il est d’un autre format que %1.</translation>
    </message>
    <message>
        <source>its header</source>
        <translation>son en-tête</translation>
    </message>
    <message>
        <source>its header does not begin with &apos;{&apos;</source>
        <translation>son en-tête ne commence pas par &apos;{&apos;</translation>
    </message>
    <message>
        <source>its header size is %1 bytes, but only %2 follow</source>
        <translation>son en-tête annonce %1 octets, mais il n’en suit que %2</translation>
    </message>
    <message>
        <source>its header size is %1 bytes; the limit is %2</source>
        <translation>son en-tête annonce %1 octets&#x202f;; %2 au plus sont permis</translation>
    </message>
    <message>
        <source>its header size is %1; the limit is 1 MiB</source>
        <translation>son en-tête annonce %1&#x202f;; au plus 1 MiB est lu</translation>
    </message>
    <message>
        <source>its list &quot;benchmarks&quot; contains entries that are not objects</source>
        <translation>sa liste &quot;benchmarks&quot; contient autre chose que des objets</translation>
    </message>
    <message>
        <source>its list contains entries that are not objects</source>
        <translation>sa liste contient autre chose que des objets</translation>
    </message>
    <message>
        <source>its name contains control characters or is not valid UTF-8</source>
        <translation>son nom contient des caractères de contrôle ou n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>its name does not end in .csv, .tsv, .npy, .idx or -ubyte (IDX)</source>
        <translation>son nom n’a aucune des terminaisons .csv, .tsv, .npy, .idx et -ubyte (IDX)</translation>
    </message>
    <message>
        <source>its name is empty or reserved</source>
        <translation>son nom est vide ou réservé</translation>
    </message>
    <message>
        <source>its shape %1</source>
        <translation>sa forme %1</translation>
    </message>
    <message>
        <source>its shape %1 has more than %2 elements (the limit)</source>
        <translation>sa forme %1 a plus de %2 éléments, la limite</translation>
    </message>
    <message>
        <source>its shape %1 of %2-byte elements requires more than the %3 bytes in the file</source>
        <translation>sa forme %1 d’éléments de %2 octets demande plus que les %3 octets présents</translation>
    </message>
    <message>
        <source>its state is incomplete for this model</source>
        <translation>son état ne contient pas ce qu’il faut à un tel modèle</translation>
    </message>
    <message>
        <source>its symbolic links form a loop</source>
        <translation>ses liens symboliques tournent en rond</translation>
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
        <translation>des classes de forme %1 ne sont pas une liste d’un nombre par exemple</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>latence</translation>
    </message>
    <message>
        <source>latency with copies %1</source>
        <translation>latence avec copies %1</translation>
    </message>
    <message>
        <source>launching GELU</source>
        <translation>lancement de GELU</translation>
    </message>
    <message>
        <source>launching a compiled kernel</source>
        <translation>lancement d’un noyau compilé</translation>
    </message>
    <message>
        <source>launching a graph</source>
        <translation>lancement d’un graphe</translation>
    </message>
    <message>
        <source>launching a kernel</source>
        <translation>lancement d’un noyau</translation>
    </message>
    <message>
        <source>launching a layer norm</source>
        <translation>lancement d’une normalisation de couche</translation>
    </message>
    <message>
        <source>launching a product</source>
        <translation>lancement d’un produit</translation>
    </message>
    <message>
        <source>launching a residual sum</source>
        <translation>lancement d’une somme résiduelle</translation>
    </message>
    <message>
        <source>laying out activations</source>
        <translation>disposition d’activations</translation>
    </message>
    <message>
        <source>line %1 has %2 cells instead of %3; the file may be truncated</source>
        <translation>la ligne %1 a %2 cellules au lieu de %3&#x202f;; le fichier est peut-être tronqué</translation>
    </message>
    <message>
        <source>loading a compiled kernel</source>
        <translation>chargement d’un noyau compilé</translation>
    </message>
    <message>
        <source>loading a product</source>
        <translation>chargement d’un produit</translation>
    </message>
    <message>
        <source>loading compiled kernels</source>
        <translation>chargement de noyaux compilés</translation>
    </message>
    <message>
        <source>loading kernels</source>
        <translation>chargement de noyaux</translation>
    </message>
    <message>
        <source>loading products</source>
        <translation>chargement de produits</translation>
    </message>
    <message>
        <source>loading the attention kernel</source>
        <translation>chargement du noyau d’attention</translation>
    </message>
    <message>
        <source>loading the fused kernel</source>
        <translation>chargement du noyau fusionné</translation>
    </message>
    <message>
        <source>looking for a compiled kernel</source>
        <translation>recherche d’un noyau compilé</translation>
    </message>
    <message>
        <source>looking for devices</source>
        <translation>recherche d’appareils</translation>
    </message>
    <message>
        <source>looking for functions of the driver</source>
        <translation>recherche de fonctions du pilote</translation>
    </message>
    <message>
        <source>looking for the driver&apos;s tensor maps</source>
        <translation>recherche des tensor maps du pilote</translation>
    </message>
    <message>
        <source>lower (%1)</source>
        <translation>plus bas (%1)</translation>
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
        <translation>création d’un flux</translation>
    </message>
    <message>
        <source>making events</source>
        <translation>création d’événements</translation>
    </message>
    <message>
        <source>making operands</source>
        <translation>création d’opérandes</translation>
    </message>
    <message>
        <source>making the codes</source>
        <translation>création des codes</translation>
    </message>
    <message>
        <source>materialized</source>
        <translation>matérialisé</translation>
    </message>
    <message>
        <source>matrix rate, %1</source>
        <translation>débit matriciel, %1</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>max %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>moyenne %1</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>mesure</translation>
    </message>
    <message>
        <source>memory %1 MHz</source>
        <translation>mémoire %1 MHz</translation>
    </message>
    <message>
        <source>memory unknown</source>
        <translation>mémoire inconnue</translation>
    </message>
    <message>
        <source>min %1</source>
        <translation>min %1</translation>
    </message>
    <message>
        <source>multiplying</source>
        <translation>multiplication</translation>
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
        <translation>aucune bibliothèque BLAS trouvée</translation>
    </message>
    <message>
        <source>no byte dot products (VNNI) with %1 on this CPU</source>
        <translation>pas de produits scalaires d’octets (VNNI) avec %1 sur ce processeur</translation>
    </message>
    <message>
        <source>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but none of the %4 others is shown to be worse.</source>
        <translation>aucune configuration n’est démontrée la meilleure. %1 a le plus de bonnes réponses (%2 sur %3), mais des %4 autres aucune n’est démontrée moins bonne.</translation>
    </message>
    <message numerus="yes">
        <source>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but only %n of the %4 others are shown to be worse.</source>
        <comment>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but only %n of the %4 others is shown to be worse.</comment>
        <translation>
            <numerusform>aucune configuration n’est démontrée la meilleure. %1 a le plus de bonnes réponses (%2 sur %3), mais des %4 autres seule %n est démontrée moins bonne.</numerusform>
            <numerusform>aucune configuration n’est démontrée la meilleure. %1 a le plus de bonnes réponses (%2 sur %3), mais des %4 autres seules %n sont démontrées moins bonnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>no item has a metric such as &quot;acc&quot; or &quot;exact_match&quot;</source>
        <translation>aucun exemple n’a de métrique comme &quot;acc&quot; ou &quot;exact_match&quot;</translation>
    </message>
    <message>
        <source>no label column was found</source>
        <translation>aucune colonne n’est connue comme classe</translation>
    </message>
    <message>
        <source>no label file was found next to it</source>
        <translation>aucune classe ne se trouve à côté</translation>
    </message>
    <message>
        <source>no log</source>
        <translation>pas de journal</translation>
    </message>
    <message>
        <source>no quantization error</source>
        <translation>aucune erreur de quantification</translation>
    </message>
    <message>
        <source>no selected variant supports this size</source>
        <translation>aucune variante choisie ne prend en charge cette taille</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>il n’y a pas de tel fichier</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>il n’y a pas de tel fichier ou dossier</translation>
    </message>
    <message>
        <source>no task has a metric such as &quot;acc,none&quot;</source>
        <translation>aucune tâche n’a de métrique comme &quot;acc,none&quot;</translation>
    </message>
    <message>
        <source>not enough device memory for three matrices</source>
        <translation>il n’y a pas assez de mémoire de l’appareil libre pour trois matrices</translation>
    </message>
    <message>
        <source>not resolved (%1 points, 95% %2 to %3, p = %4)</source>
        <translation>non résolu (%1 points, 95&#x202f;% de %2 à %3, p = %4)</translation>
    </message>
    <message>
        <source>not resolved (%1)</source>
        <translation>non résolu (%1)</translation>
    </message>
    <message>
        <source>not throttled</source>
        <translation>non bridé</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>not within ±1% yet</source>
        <translation>pas encore à ±1&#x202f;% près</translation>
    </message>
    <message>
        <source>nothing is prepared</source>
        <translation>rien n’est préparé</translation>
    </message>
    <message>
        <source>num_tokens × hidden_size is %1, more than %2 elements.</source>
        <translation>num_tokens × hidden_size vaut %1, plus de %2 éléments.</translation>
    </message>
    <message>
        <source>offline processing</source>
        <translation>traitement hors ligne</translation>
    </message>
    <message>
        <source>one of choices.label</source>
        <translation>l’un des éléments de choices.label</translation>
    </message>
    <message>
        <source>one sequence</source>
        <translation>une séquence</translation>
    </message>
    <message>
        <source>only %1 MiB of device memory is available, too little for a copy that exceeds the cache</source>
        <translation>seuls %1 MiB de mémoire de l’appareil sont libres, trop peu pour une copie que le cache ne contient pas</translation>
    </message>
    <message>
        <source>opening cuBLASLt</source>
        <translation>ouverture de cuBLASLt</translation>
    </message>
    <message>
        <source>opening the device</source>
        <translation>ouverture de l’appareil</translation>
    </message>
    <message>
        <source>ordering streams</source>
        <translation>ordonnancement de flux</translation>
    </message>
    <message>
        <source>packed times in microseconds; these are damaged</source>
        <translation>des temps en microsecondes empaquetés, ce qu’ils ne sont pas (ou plus)</translation>
    </message>
    <message>
        <source>packed, 16-byte stores</source>
        <translation>empaqueté, écritures de 16 octets</translation>
    </message>
    <message>
        <source>packing weights</source>
        <translation>compactage de poids</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>partiel</translation>
    </message>
    <message>
        <source>per channel</source>
        <translation>par canal</translation>
    </message>
    <message>
        <source>per tensor</source>
        <translation>par tenseur</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>perplexity %1 (difference not resolved)</source>
        <translation>perplexité %1 (différence non résolue)</translation>
    </message>
    <message>
        <source>perplexity %1 (equivalent within ±0.5%)</source>
        <translation>perplexité %1 (équivalente à ±0,5&#x202f;% près)</translation>
    </message>
    <message>
        <source>perplexity %1 (higher)</source>
        <translation>perplexité %1 (plus élevée)</translation>
    </message>
    <message>
        <source>perplexity %1 (lower)</source>
        <translation>perplexité %1 (plus basse)</translation>
    </message>
    <message>
        <source>phase, note, started, training, row, rows, cell, speed or token</source>
        <translation>phase, note, started, training, row, rows, cell, speed ou token</translation>
    </message>
    <message>
        <source>phase, progress, segment, table or note</source>
        <translation>phase, progress, segment, table ou note</translation>
    </message>
    <message>
        <source>power brake</source>
        <translation>frein de puissance</translation>
    </message>
    <message>
        <source>power cap</source>
        <translation>plafond de puissance</translation>
    </message>
    <message>
        <source>prefill a sequence that does not exist, nothing, or into room of another size</source>
        <translation>préremplir une séquence qui n’existe pas, sans jetons, ou dans une place d’une autre taille</translation>
    </message>
    <message>
        <source>prefill a sequence that does not exist, or nothing</source>
        <translation>préremplir une séquence qui n’existe pas, ou sans jetons</translation>
    </message>
    <message>
        <source>prefill; context of Llama 2</source>
        <translation>prefill&#x202f;; contexte de Llama 2</translation>
    </message>
    <message>
        <source>prefill; context of Llama 3</source>
        <translation>prefill&#x202f;; contexte de Llama 3</translation>
    </message>
    <message>
        <source>preparing the cache</source>
        <translation>préparation du cache</translation>
    </message>
    <message>
        <source>preparing the model</source>
        <translation>préparation du modèle</translation>
    </message>
    <message>
        <source>profiling one iteration per mode</source>
        <translation>profilage d’une itération par mode</translation>
    </message>
    <message>
        <source>quantizing</source>
        <translation>quantification</translation>
    </message>
    <message>
        <source>query %1 has neither &quot;computeMs&quot; nor &quot;startComputeMs&quot; and &quot;endComputeMs&quot;</source>
        <translation>la requête %1 n’a ni &quot;computeMs&quot; ni &quot;startComputeMs&quot; et &quot;endComputeMs&quot;</translation>
    </message>
    <message>
        <source>query, key and value of Llama 3 8B</source>
        <translation>requête, clé et valeur de Llama 3 8B</translation>
    </message>
    <message>
        <source>queueing a reading of the clock</source>
        <translation>mise en file d’une lecture de l’horloge</translation>
    </message>
    <message>
        <source>queueing a step of the model</source>
        <translation>mise en file d’un pas du modèle</translation>
    </message>
    <message>
        <source>queueing an instruction</source>
        <translation>mise en file d’une instruction</translation>
    </message>
    <message>
        <source>queueing attention</source>
        <translation>mise en file de l’attention</translation>
    </message>
    <message>
        <source>queueing work</source>
        <translation>mise en file de travail</translation>
    </message>
    <message>
        <source>random, seed %1</source>
        <translation>aléatoire, graine %1</translation>
    </message>
    <message>
        <source>reading %1</source>
        <translation>lecture de %1</translation>
    </message>
    <message>
        <source>reading a kernel</source>
        <translation>lecture d’un noyau</translation>
    </message>
    <message>
        <source>reading a time</source>
        <translation>lecture d’un temps</translation>
    </message>
    <message>
        <source>reading back</source>
        <translation>relecture</translation>
    </message>
    <message>
        <source>reading device attributes</source>
        <translation>lecture d’attributs de l’appareil</translation>
    </message>
    <message>
        <source>reading device properties</source>
        <translation>lecture de propriétés de l’appareil</translation>
    </message>
    <message>
        <source>reading the bus id</source>
        <translation>lecture de l’identifiant de bus</translation>
    </message>
    <message>
        <source>reading the device&apos;s timer</source>
        <translation>lecture de l’horloge de l’appareil</translation>
    </message>
    <message>
        <source>reading the driver&apos;s version</source>
        <translation>lecture de la version du pilote</translation>
    </message>
    <message>
        <source>reading the runtime&apos;s version</source>
        <translation>lecture de la version du runtime</translation>
    </message>
    <message>
        <source>reciprocal</source>
        <translation>inverse</translation>
    </message>
    <message>
        <source>recording a graph</source>
        <translation>enregistrement d’un graphe</translation>
    </message>
    <message>
        <source>recording a product</source>
        <translation>enregistrement d’un produit</translation>
    </message>
    <message>
        <source>recording an event</source>
        <translation>enregistrement d’un événement</translation>
    </message>
    <message>
        <source>recovered, interrupted</source>
        <translation>récupéré, interrompu</translation>
    </message>
    <message>
        <source>refining %1</source>
        <translation>visée&#xa0;: %1</translation>
    </message>
    <message>
        <source>replaying a program</source>
        <translation>rejeu d’un programme</translation>
    </message>
    <message>
        <source>requested</source>
        <translation>comme demandé</translation>
    </message>
    <message>
        <source>reserving shared memory</source>
        <translation>réservation de mémoire partagée</translation>
    </message>
    <message>
        <source>restoring weights</source>
        <translation>restitution de poids</translation>
    </message>
    <message>
        <source>rewind</source>
        <translation>revenir en arrière</translation>
    </message>
    <message>
        <source>rows of %1 weights are not a multiple of the group size %2, and compressed-tensors loads only complete groups</source>
        <translation>les lignes de %1 poids ne sont pas un multiple de ses groupes de %2, et compressed-tensors ne charge que des groupes entiers</translation>
    </message>
    <message>
        <source>running a kernel</source>
        <translation>exécution d’un noyau</translation>
    </message>
    <message>
        <source>running instructions</source>
        <translation>exécution d’instructions</translation>
    </message>
    <message>
        <source>running the model</source>
        <translation>exécution du modèle</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>exemple de texte</translation>
    </message>
    <message>
        <source>sample %1 of %2 is not a time</source>
        <translation>la mesure %1 de %2 n’est pas un temps</translation>
    </message>
    <message>
        <source>selecting the device</source>
        <translation>sélection de l’appareil</translation>
    </message>
    <message>
        <source>sending a buffer</source>
        <translation>envoi d’un tampon</translation>
    </message>
    <message>
        <source>sending tables</source>
        <translation>envoi de tables</translation>
    </message>
    <message>
        <source>sending tokens</source>
        <translation>envoi de jetons</translation>
    </message>
    <message>
        <source>sending weights</source>
        <translation>envoi de poids</translation>
    </message>
    <message>
        <source>sensitivity of single layers</source>
        <translation>sensibilité des couches</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>longueur de séquence</translation>
    </message>
    <message>
        <source>sequence length %1</source>
        <translation>longueur de séquence %1</translation>
    </message>
    <message>
        <source>shape %1 of %2 has %3 bits, but the data has %4 bytes</source>
        <translation>la forme %1 de %2 fait %3 bits, ses données %4 octets</translation>
    </message>
    <message>
        <source>shape %1 of %2 is invalid</source>
        <translation>la forme %1 de %2 est impossible</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulé</translation>
    </message>
    <message>
        <source>simulated: values of FP8 E4M3 × FP8 E4M3 in %1; this GPU does not support FP8 multiplication</source>
        <translation>simulé&#xa0;: valeurs de FP8 E4M3 × FP8 E4M3, %1&#x202f;; ce GPU n’a pas de produits FP8</translation>
    </message>
    <message>
        <source>simulated: values of FP8 E4M3 × FP8 E4M3, FP32 multiply-adds (%1); CPUs do not support FP8 multiplication</source>
        <translation>simulé&#xa0;: valeurs de FP8 E4M3 × FP8 E4M3, multiplications-additions FP32 (%1)&#x202f;; les processeurs n’ont pas de produits FP8</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>speed difference from %1 not resolved: %2×</source>
        <translation>différence de vitesse avec %1 non résolue&#xa0;: %2×</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>démarrage</translation>
    </message>
    <message>
        <source>starting a worker process</source>
        <translation>démarrage d’un processus de calcul</translation>
    </message>
    <message>
        <source>starting the attention kernel</source>
        <translation>démarrage du noyau d’attention</translation>
    </message>
    <message>
        <source>starting the fused kernel</source>
        <translation>démarrage du noyau fusionné</translation>
    </message>
    <message>
        <source>starting the profiler</source>
        <translation>démarrage du profileur</translation>
    </message>
    <message>
        <source>starting the softmax kernel</source>
        <translation>démarrage du noyau softmax</translation>
    </message>
    <message>
        <source>static</source>
        <translation>statique</translation>
    </message>
    <message>
        <source>stays warm: %1 buffer, %2, %3 × L2</source>
        <translation>reste chaud&#xa0;: %1 tampon, %2, %3 × L2</translation>
    </message>
    <message>
        <source>stays warm: %1 buffers, %2, %3 × L2</source>
        <translation>reste chaud&#xa0;: %1 tampons, %2, %3 × L2</translation>
    </message>
    <message>
        <source>std %1</source>
        <translation>écart-type %1</translation>
    </message>
    <message>
        <source>stopped by the user</source>
        <translation>arrêté par l’utilisateur</translation>
    </message>
    <message>
        <source>stopped by the user, %1 of %2 points measured</source>
        <translation>arrêté par l’utilisateur, %1 points mesurés sur %2</translation>
    </message>
    <message>
        <source>stopping the profiler</source>
        <translation>arrêt du profileur</translation>
    </message>
    <message>
        <source>storing the scale</source>
        <translation>stockage de l’échelle</translation>
    </message>
    <message>
        <source>storing the zero point</source>
        <translation>stockage du point zéro</translation>
    </message>
    <message>
        <source>sweeping the cache</source>
        <translation>passe de lecture du cache</translation>
    </message>
    <message>
        <source>symmetric</source>
        <translation>symétrique</translation>
    </message>
    <message>
        <source>take a matrix</source>
        <translation>prendre une matrice</translation>
    </message>
    <message>
        <source>take a vector</source>
        <translation>prendre un vecteur</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>tenseur</translation>
    </message>
    <message>
        <source>tensor %1</source>
        <translation>tenseur %1</translation>
    </message>
    <message>
        <source>test</source>
        <translation>test</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>text follows a closing quotation mark</source>
        <translation>du texte suit un guillemet fermant</translation>
    </message>
    <message>
        <source>text without a supported table</source>
        <translation>un texte sans table que Quantoscope comprenne</translation>
    </message>
    <message>
        <source>the %2 attention heads are not divisible by the %1 KV heads</source>
        <translation>les %1 têtes KV ne divisent pas les %2 têtes d’attention</translation>
    </message>
    <message>
        <source>the .npy header is truncated</source>
        <translation>il finit dans son en-tête .npy</translation>
    </message>
    <message>
        <source>the CPU does not support multiplication of %1.</source>
        <translation>le CPU n’a pas de produit de %1.</translation>
    </message>
    <message>
        <source>the audit</source>
        <translation>l’audit</translation>
    </message>
    <message>
        <source>the baseline</source>
        <translation>la référence</translation>
    </message>
    <message>
        <source>the checkpoint already has this format</source>
        <translation>le point de reprise est déjà dans son format</translation>
    </message>
    <message>
        <source>the claimed %1</source>
        <translation>le facteur annoncé de %1</translation>
    </message>
    <message>
        <source>the comma is missing in a shape with one dimension</source>
        <translation>il manque la virgule à une forme d’une dimension</translation>
    </message>
    <message>
        <source>the configuration in %1</source>
        <translation>la configuration dans %1</translation>
    </message>
    <message>
        <source>the context length</source>
        <translation>le contexte</translation>
    </message>
    <message>
        <source>the copied %1 is less than three times the cache size (%2): partly warm</source>
        <translation>les %1 copiés sont moins de trois fois les caches (%2)&#xa0;: en partie chaud</translation>
    </message>
    <message>
        <source>the data</source>
        <translation>les données</translation>
    </message>
    <message>
        <source>the device does not report the size of its cache</source>
        <translation>l’appareil n’indique pas la taille de son cache</translation>
    </message>
    <message>
        <source>the device does not respond; its worker process will be terminated in %1 s</source>
        <translation>l’appareil ne répond pas&#x202f;; son processus de calcul sera arrêté dans %1 s</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>le disque a signalé une erreur</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>the entry of %1 is not an object</source>
        <translation>l’entrée de %1 n’est pas un objet</translation>
    </message>
    <message>
        <source>the escape %1</source>
        <translation>l’échappement %1</translation>
    </message>
    <message>
        <source>the features require more than 4 GiB (the limit)</source>
        <translation>les caractéristiques prennent plus de 4 GiB, la limite</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>le fichier</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>the file or its folder does not exist</source>
        <translation>le fichier ou son dossier n’existe pas</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>le système de fichiers est en lecture seule</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>le fichier à écrire</translation>
    </message>
    <message>
        <source>the file would exceed the maximum file size</source>
        <translation>le fichier dépasserait la plus grande taille permise ici</translation>
    </message>
    <message>
        <source>the first has %1 tokens</source>
        <translation>le premier a %1 jetons</translation>
    </message>
    <message>
        <source>the first is line %1</source>
        <translation>le premier est à la ligne %1</translation>
    </message>
    <message>
        <source>the first is line %1 with %2 tokens</source>
        <translation>le premier est à la ligne %1, avec %2 jetons</translation>
    </message>
    <message>
        <source>the first one, of whole numbers</source>
        <translation>la première en nombres entiers</translation>
    </message>
    <message>
        <source>the folder contains no data files</source>
        <translation>le dossier ne contient aucun fichier de données</translation>
    </message>
    <message>
        <source>the folder contains only labels: %1</source>
        <translation>le dossier ne contient que des classes&#xa0;: %1</translation>
    </message>
    <message>
        <source>the folder contains several data sets: %1</source>
        <translation>le dossier contient plusieurs jeux de données&#xa0;: %1</translation>
    </message>
    <message>
        <source>the folder of the data</source>
        <translation>le dossier des données</translation>
    </message>
    <message>
        <source>the folder to create</source>
        <translation>le dossier à créer</translation>
    </message>
    <message>
        <source>the folder to write</source>
        <translation>le dossier à écrire</translation>
    </message>
    <message>
        <source>the format has no type %1</source>
        <translation>le format n’a pas de type %1</translation>
    </message>
    <message>
        <source>the head size</source>
        <translation>la taille d’une tête</translation>
    </message>
    <message>
        <source>the hidden size</source>
        <translation>la taille cachée</translation>
    </message>
    <message>
        <source>the import</source>
        <translation>l’importation</translation>
    </message>
    <message>
        <source>the intermediate size</source>
        <translation>la taille intermédiaire</translation>
    </message>
    <message>
        <source>the items</source>
        <translation>les exemples</translation>
    </message>
    <message>
        <source>the journal</source>
        <translation>le journal</translation>
    </message>
    <message>
        <source>the key %1 is unknown</source>
        <translation>la clé %1 est inconnue</translation>
    </message>
    <message>
        <source>the key %1 occurs twice</source>
        <translation>la clé %1 apparaît deux fois</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; is missing</source>
        <translation>la clé &apos;%1&apos; manque</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; occurs twice</source>
        <translation>la clé &apos;%1&apos; apparaît deux fois</translation>
    </message>
    <message>
        <source>the label is column %1 of the training table, but %2 of the test table</source>
        <translation>la classe est la colonne %1 de la table d’entraînement, mais %2 de la table de test</translation>
    </message>
    <message>
        <source>the last one, of whole numbers</source>
        <translation>la dernière en nombres entiers</translation>
    </message>
    <message>
        <source>the learning rate is not a positive number</source>
        <translation>le taux d’apprentissage n’est pas un nombre positif</translation>
    </message>
    <message>
        <source>the mean is above the maximum</source>
        <translation>la moyenne est supérieure au maximum</translation>
    </message>
    <message>
        <source>the mean is below the minimum</source>
        <translation>la moyenne est inférieure au minimum</translation>
    </message>
    <message>
        <source>the minimum is above the maximum</source>
        <translation>le minimum est supérieur au maximum</translation>
    </message>
    <message>
        <source>the model does not respond; its worker process will be terminated in %1 s</source>
        <translation>le modèle ne répond pas&#x202f;; son processus de calcul sera arrêté dans %1 s</translation>
    </message>
    <message>
        <source>the model included with the program</source>
        <translation>le modèle fourni avec le programme</translation>
    </message>
    <message>
        <source>the name contains a zero byte</source>
        <translation>le nom contient un octet nul</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>le nom est vide</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>le nom d’un fichier</translation>
    </message>
    <message>
        <source>the number of KV heads</source>
        <translation>le nombre de têtes KV</translation>
    </message>
    <message>
        <source>the number of heads</source>
        <translation>le nombre de têtes</translation>
    </message>
    <message>
        <source>the number of layers</source>
        <translation>le nombre de couches</translation>
    </message>
    <message>
        <source>the only one with text</source>
        <translation>la seule avec des mots</translation>
    </message>
    <message>
        <source>the operation is not permitted</source>
        <translation>l’opération n’est pas permise</translation>
    </message>
    <message>
        <source>the path or the file name is too long</source>
        <translation>le chemin ou le nom de fichier est trop long</translation>
    </message>
    <message>
        <source>the ratio of means, %1×,</source>
        <translation>le rapport des moyennes, %1×,</translation>
    </message>
    <message>
        <source>the reading end was closed</source>
        <translation>le côté lecteur a été fermé</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>le résultat</translation>
    </message>
    <message>
        <source>the session</source>
        <translation>la session</translation>
    </message>
    <message>
        <source>the shape has more than 64 dimensions</source>
        <translation>la forme a plus de 64 dimensions</translation>
    </message>
    <message>
        <source>the sizes in its state do not match the model</source>
        <translation>des parties de son état ont d’autres tailles que son modèle</translation>
    </message>
    <message>
        <source>the sliding window is negative</source>
        <translation>la fenêtre glissante est négative</translation>
    </message>
    <message>
        <source>the standard deviation is too large for the range of the samples</source>
        <translation>l’écart-type est plus grand que ne le permet l’étendue des mesures</translation>
    </message>
    <message>
        <source>the study</source>
        <translation>l’étude</translation>
    </message>
    <message>
        <source>the study does not respond; its worker process will be terminated in %1 s</source>
        <translation>l’étude ne répond pas&#x202f;; son processus de calcul sera arrêté dans %1 s</translation>
    </message>
    <message>
        <source>the table is empty</source>
        <translation>la table est vide</translation>
    </message>
    <message>
        <source>the template adds the id %1 to a vocabulary of %2 tokens</source>
        <translation>le gabarit ajoute l’identifiant %1 à un vocabulaire de %2 jetons</translation>
    </message>
    <message>
        <source>the template does not contain the text</source>
        <translation>le gabarit omet le texte</translation>
    </message>
    <message>
        <source>the template for a single text refers to another text, or to the text twice</source>
        <translation>le gabarit pour un seul texte en nomme un autre ou le nomme deux fois</translation>
    </message>
    <message>
        <source>the template has a part that is neither a SpecialToken nor a Sequence</source>
        <translation>le gabarit a une partie qui n’est ni un SpecialToken ni une Sequence</translation>
    </message>
    <message>
        <source>the template has no &quot;ids&quot; for %1</source>
        <translation>le gabarit n’a pas d’&quot;ids&quot; pour %1</translation>
    </message>
    <message>
        <source>the tensor %1</source>
        <translation>le tenseur %1</translation>
    </message>
    <message>
        <source>the tensor %1 has no finite number at element %2</source>
        <translation>le tenseur %1 n’a pas de nombre fini à l’élément %2</translation>
    </message>
    <message>
        <source>the tensor %1 has shape %2 instead of %3</source>
        <translation>le tenseur %1 a la forme %2 au lieu de %3</translation>
    </message>
    <message>
        <source>the tensor %1 has type %2, not F32</source>
        <translation>le tenseur %1 est de type %2, pas F32</translation>
    </message>
    <message>
        <source>the tensor %1 is missing</source>
        <translation>le tenseur %1 manque</translation>
    </message>
    <message>
        <source>the time of a row is not positive</source>
        <translation>le temps d’une ligne n’est pas positif</translation>
    </message>
    <message>
        <source>the time unit %1 of %2 is unknown</source>
        <translation>l’unité de temps %1 de %2 n’est pas connue</translation>
    </message>
    <message>
        <source>the unit %1 of %2 is not a unit of time</source>
        <translation>l’unité %1 de %2 n’est pas une unité de temps</translation>
    </message>
    <message>
        <source>the vocabulary</source>
        <translation>le vocabulaire</translation>
    </message>
    <message>
        <source>the weight decay is not a positive number</source>
        <translation>la décroissance des poids n’est pas un nombre positif</translation>
    </message>
    <message>
        <source>the weight has no scales</source>
        <translation>le poids n’a pas d’échelles</translation>
    </message>
    <message>
        <source>there</source>
        <translation>présent</translation>
    </message>
    <message>
        <source>there are no items to train on</source>
        <translation>il n’y a aucun exemple pour l’entraînement</translation>
    </message>
    <message>
        <source>there are no rows below the header</source>
        <translation>il n’y a pas de lignes sous l’en-tête</translation>
    </message>
    <message>
        <source>there is no machine code</source>
        <translation>il n’y a pas de code machine</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>la mémoire ne suffit pas</translation>
    </message>
    <message>
        <source>thermal (hardware)</source>
        <translation>thermique (matériel)</translation>
    </message>
    <message>
        <source>thermal (software)</source>
        <translation>thermique (logiciel)</translation>
    </message>
    <message>
        <source>these are labels, and no file with the features was found next to them</source>
        <translation>ce sont des classes, et aucun fichier avec leurs caractéristiques ne se trouve à côté</translation>
    </message>
    <message>
        <source>this GPU does not support multiplication of %1.</source>
        <translation>ce GPU n’a pas de produit de %1.</translation>
    </message>
    <message>
        <source>this device does not support multiplication of %1</source>
        <translation>cet appareil n’a pas de produit de %1</translation>
    </message>
    <message>
        <source>this property</source>
        <translation>cette propriété</translation>
    </message>
    <message>
        <source>this type of group</source>
        <translation>cette sorte de groupe</translation>
    </message>
    <message>
        <source>throttled: %1</source>
        <translation>bridé&#xa0;: %1</translation>
    </message>
    <message>
        <source>throttling unknown</source>
        <translation>bridage inconnu</translation>
    </message>
    <message>
        <source>time limit of %1 s reached (%2 s per point)</source>
        <translation>limite de temps de %1 s atteinte (%2 s par point)</translation>
    </message>
    <message>
        <source>time limit of %1 s reached before all medians and comparisons were resolved</source>
        <translation>limite de temps de %1 s atteinte avant que chaque médiane et chaque comparaison soient résolues</translation>
    </message>
    <message>
        <source>time limit of %1 s reached before all medians were within ±1%</source>
        <translation>limite de temps de %1 s atteinte avant que chaque médiane soit à ±1&#x202f;% près</translation>
    </message>
    <message>
        <source>timer and launches</source>
        <translation>horloge et lancements</translation>
    </message>
    <message>
        <source>timing a graph</source>
        <translation>chronométrage d’un graphe</translation>
    </message>
    <message>
        <source>timing a large copy</source>
        <translation>chronométrage d’une grande copie</translation>
    </message>
    <message>
        <source>timing a program</source>
        <translation>chronométrage d’un programme</translation>
    </message>
    <message>
        <source>timing a step</source>
        <translation>chronométrage d’un pas</translation>
    </message>
    <message>
        <source>timing arithmetic</source>
        <translation>chronométrage de l’arithmétique</translation>
    </message>
    <message>
        <source>timing the clock and an empty launch</source>
        <translation>chronométrage de l’horloge et d’un lancement vide</translation>
    </message>
    <message>
        <source>tiny MLP %1</source>
        <translation>petit MLP %1</translation>
    </message>
    <message>
        <source>token</source>
        <translation>jeton</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>too large by %1</source>
        <translation>trop grand de %1</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>trop de fichiers sont ouverts</translation>
    </message>
    <message>
        <source>too many files are open on this machine</source>
        <translation>trop de fichiers sont ouverts sur cette machine</translation>
    </message>
    <message>
        <source>too small by %1</source>
        <translation>trop petit de %1</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>training %1</source>
        <translation>entraînement de %1</translation>
    </message>
    <message>
        <source>training items have %1 features, test items %2</source>
        <translation>les exemples d’entraînement ont %1 caractéristiques, ceux de test %2</translation>
    </message>
    <message>
        <source>transformer, %1 blocks of width %2, %3 heads, %4 patches of %5×%6</source>
        <translation>transformer, %1 blocs de largeur %2, %3 têtes, %4 morceaux de %5×%6</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>tuning products</source>
        <translation>réglage de produits</translation>
    </message>
    <message>
        <source>turbo off</source>
        <translation>turbo inactif</translation>
    </message>
    <message>
        <source>turbo on (the clock rate depends on load and temperature)</source>
        <translation>turbo actif (les horloges dépendent de la charge et de la chaleur)</translation>
    </message>
    <message>
        <source>two kernels</source>
        <translation>deux noyaux</translation>
    </message>
    <message>
        <source>two kernels, overlapped</source>
        <translation>deux noyaux, superposés</translation>
    </message>
    <message>
        <source>unfused passes</source>
        <translation>passes non fusionnées</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>raison inconnue</translation>
    </message>
    <message>
        <source>until resolved, at most %1 s</source>
        <translation>jusqu’à résolution, au plus %1 s</translation>
    </message>
    <message>
        <source>until stopped</source>
        <translation>jusqu’à l’arrêt</translation>
    </message>
    <message>
        <source>up projection of Llama 2 7B</source>
        <translation>projection up de Llama 2 7B</translation>
    </message>
    <message>
        <source>up projection of Llama 3 70B</source>
        <translation>projection up de Llama 3 70B</translation>
    </message>
    <message>
        <source>up projection of Llama 3 8B</source>
        <translation>projection up de Llama 3 8B</translation>
    </message>
    <message>
        <source>uploading a graph</source>
        <translation>envoi d’un graphe</translation>
    </message>
    <message numerus="yes">
        <source>verified against the FP64 reference: %n rows, %1 off by more than %2 (largest %3)</source>
        <comment>verified against the FP64 reference: %n row, %1 off by more than %2 (largest %3)</comment>
        <translation>
            <numerusform>vérifié face à la référence FP64&#xa0;: %n ligne, dont %1 avec un écart de plus de %2 (au plus %3)</numerusform>
            <numerusform>vérifié face à la référence FP64&#xa0;: %n lignes, dont %1 avec un écart de plus de %2 (au plus %3)</numerusform>
        </translation>
    </message>
    <message>
        <source>verifying the codes</source>
        <translation>vérification des codes</translation>
    </message>
    <message>
        <source>vocabulary of Llama 3</source>
        <translation>vocabulaire de Llama 3</translation>
    </message>
    <message>
        <source>waiting for a kernel</source>
        <translation>attente d’un noyau</translation>
    </message>
    <message>
        <source>warming up</source>
        <translation>échauffement</translation>
    </message>
    <message>
        <source>within the space for a result</source>
        <translation>dans la place prévue pour un résultat</translation>
    </message>
    <message>
        <source>worse by %1 points (95% %2 to %3, p = %4)</source>
        <translation>moins bon de %1 points (95&#x202f;% de %2 à %3, p = %4)</translation>
    </message>
    <message>
        <source>your disk quota is exceeded</source>
        <translation>votre quota de disque est épuisé</translation>
    </message>
</context>
<context>
    <name>ModeCharts</name>
    <message>
        <source>%1× faster</source>
        <translation>%1× plus rapide</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>%1× plus lent</translation>
    </message>
    <message>
        <source>same</source>
        <translation>égal</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>non résolu</translation>
    </message>
    <message>
        <source>too few samples</source>
        <translation>trop peu de mesures</translation>
    </message>
    <message>
        <source>Identical kernels differ in this run, so no difference is resolved.</source>
        <translation>Des noyaux identiques ont donné des résultats différents&#xa0;: aucune différence n’est résolue.</translation>
    </message>
    <message>
        <source>%1 is %2× faster than %3.</source>
        <translation>%1 est %2× plus rapide que %3.</translation>
    </message>
    <message>
        <source>1 faster, %1× (%2)</source>
        <translation>1 plus rapide, %1× (%2)</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 plus lents</translation>
    </message>
    <message>
        <source>%1 the same</source>
        <translation>%1 égaux</translation>
    </message>
    <message>
        <source>%1 not resolved</source>
        <translation>%1 non résolus</translation>
    </message>
    <message>
        <source>Compared with %1: %2.</source>
        <translation>Face à %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>roofline of this device</source>
        <translation>roofline de cet appareil</translation>
    </message>
    <message>
        <source>ceiling of this device</source>
        <translation>plafond de cet appareil</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>Débit de calcul</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Opérations</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Median latency</source>
        <translation>Latence médiane</translation>
    </message>
    <message>
        <source>p5–p95</source>
        <translation>p5–p95</translation>
    </message>
    <message>
        <source>First %1 of %2 rows; the table shows all rows.</source>
        <translation>Les %1 premières lignes sur %2&#x202f;; la table les a toutes.</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importé</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bande passante</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Signal to quantization noise</source>
        <translation>Rapport signal sur bruit de quantification</translation>
    </message>
    <message>
        <source>Accuracy against double precision</source>
        <translation>Exactitude face à la double précision</translation>
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
        <translation>∞ (exact)</translation>
    </message>
    <message>
        <source>Size with scales</source>
        <translation>Taille avec échelles</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>∞ (of those judged)</source>
        <translation>∞ (des valeurs jugées)</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>non jugé</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 détruites</translation>
    </message>
    <message>
        <source>%1 faster, up to %2× (%3)</source>
        <translation>%1 plus rapides, jusqu’à %2× (%3)</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>%1 (recovered)</source>
        <translation>%1 (récupéré)</translation>
    </message>
    <message>
        <source>Mode study</source>
        <translation>Étude des modes</translation>
    </message>
    <message>
        <source>Interrupted run</source>
        <translation>Exécution interrompue</translation>
    </message>
    <message>
        <source>There is nothing to restore; discard it.</source>
        <translation>Il n’y a rien à récupérer&#x202f;; supprimez-le.</translation>
    </message>
    <message>
        <source>Nothing can be restored: %1</source>
        <translation>Rien ne peut être récupéré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The files stay in %1.</source>
        <translation>Les fichiers restent dans %1.</translation>
    </message>
    <message>
        <source>The interrupted study is empty.</source>
        <translation>L’étude interrompue est vide.</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Modèle de langue</translation>
    </message>
</context>
<context>
    <name>ReportExporter</name>
    <message>
        <source>Cannot draw the image %1.</source>
        <translation>L’image %1 n’a pu être dessinée.</translation>
    </message>
    <message>
        <source>Close other programs and export again.</source>
        <translation>Fermez d’autres programmes et exportez de nouveau.</translation>
    </message>
    <message>
        <source>There are no runs to report.</source>
        <translation>Il n’y a aucune exécution à rapporter.</translation>
    </message>
    <message>
        <source>Measure something first.</source>
        <translation>Mesurez d’abord quelque chose.</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Latency per iteration, all modes</source>
        <translation>Latence par itération, tous les modes</translation>
    </message>
    <message>
        <source>Latency per iteration, %1</source>
        <translation>Latence par itération, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, at the first of %n value(s) of the second axis</source>
        <translation>
            <numerusform>%1, à l’unique valeur du second axe</numerusform>
            <numerusform>%1, à la première des %n valeurs du second axe</numerusform>
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
        <translation>opérations par octet (log)</translation>
    </message>
    <message>
        <source>TFLOP/s (log)</source>
        <translation>TFLOP/s (log)</translation>
    </message>
    <message>
        <source>no device calibration in this run: no slope and no roofs</source>
        <translation>pas d’étalonnage de l’appareil dans cette exécution&#xa0;: ni pente ni toits</translation>
    </message>
    <message>
        <source>%1 rows without operations or bytes are not drawn</source>
        <translation>%1 lignes sans opérations ni octets n’ont pas de place</translation>
    </message>
    <message>
        <source>cache %1 GB/s</source>
        <translation>cache %1 GB/s</translation>
    </message>
    <message>
        <source>memory %1 GB/s</source>
        <translation>mémoire %1 GB/s</translation>
    </message>
    <message>
        <source>%1 reaches %2% of what this device allows</source>
        <translation>%1 atteint %2&#x202f;% de ce que permet cet appareil</translation>
    </message>
    <message>
        <source>%1 is at %2% of the copy rate, so its data stays in the cache</source>
        <translation>%1 est à %2&#x202f;% du débit de copie, ses données restent donc dans le cache</translation>
    </message>
    <message>
        <source>%1 is at %2% of the calibrated %3 rate</source>
        <translation>%1 est à %2&#x202f;% du débit étalonné %3</translation>
    </message>
    <message>
        <source>%1; it is memory-bound.</source>
        <translation>%1&#x202f;; la mémoire le borne.</translation>
    </message>
    <message>
        <source>%1; it is compute-bound.</source>
        <translation>%1&#x202f;; l’arithmétique le borne.</translation>
    </message>
    <message>
        <source>%1; all of them are memory-bound.</source>
        <translation>%1&#x202f;; la mémoire les borne tous.</translation>
    </message>
    <message>
        <source>%1; all of them are compute-bound.</source>
        <translation>%1&#x202f;; l’arithmétique les borne tous.</translation>
    </message>
    <message>
        <source>%1; %2 of %3 are memory-bound.</source>
        <translation>%1&#x202f;; la mémoire en borne %2 sur %3.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Operations per byte</source>
        <translation>Opérations par octet</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>TFLOP/s low</source>
        <translation>TFLOP/s bas</translation>
    </message>
    <message>
        <source>TFLOP/s high</source>
        <translation>TFLOP/s haut</translation>
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
        <translation>Opérations</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Roof (TFLOP/s)</source>
        <translation>Toit (TFLOP/s)</translation>
    </message>
    <message>
        <source>Share of the roof (%)</source>
        <translation>Du toit (%)</translation>
    </message>
    <message>
        <source>memory					%1</source>
        <translation>mémoire					%1</translation>
    </message>
    <message>
        <source>roof %1		%2</source>
        <translation>toit %1		%2</translation>
    </message>
    <message>
        <source>%1 is at %2% of the rate of a plain copy, which writes as much as it reads</source>
        <translation>%1 est à %2&#x202f;% du débit d’une simple copie, qui écrit autant qu’elle lit</translation>
    </message>
    <message>
        <source>modes without counted arithmetic are placed at %1 operations per element; the distance to the slope shows their GB/s</source>
        <translation>les modes sans opérations comptées sont placés à %1 opérations par élément&#x202f;; la distance à la pente montre leurs GB/s</translation>
    </message>
    <message>
        <source>%1 reaches %2% of its ceiling, a kernel that only moves the same bytes</source>
        <translation>%1 atteint %2&#x202f;% de son plafond, un noyau qui ne fait que déplacer les mêmes octets</translation>
    </message>
    <message>
        <source>What lies above the copy line moves its bytes faster than the calibration&apos;s plain copy, which writes as much as it reads.</source>
        <translation>Ce qui est au-dessus de la ligne de copie déplace ses octets plus vite que la simple copie de l’étalonnage, qui écrit autant qu’elle lit.</translation>
    </message>
    <message>
        <source>What lies above the copy line is served by the caches.</source>
        <translation>Ce qui est au-dessus de la ligne de copie est servi par les caches.</translation>
    </message>
</context>
<context>
    <name>RunFindings</name>
    <message>
        <source>Codes verified against the oracle: %1 rows, %2 differ.</source>
        <translation>Codes vérifiés face à la référence&#xa0;: %1 lignes, %2 diffèrent.</translation>
    </message>
    <message>
        <source>Codes and scales of %1 of %2 modes were read back and compared bit for bit with the reference implementation.</source>
        <translation>%1 modes sur %2 ont été relus et comparés bit par bit, codes et échelles, à l’implémentation de référence simple.</translation>
    </message>
    <message>
        <source>Results verified against a double-precision reference: %1 rows, %2 beyond the tolerance.</source>
        <translation>Résultats vérifiés face à une référence en double précision&#xa0;: %1 lignes, %2 hors tolérance.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Constant input: there is nothing to scale (scale 0, codes 0).</source>
        <translation>Entrée constante&#xa0;: il n’y a rien à mettre à l’échelle (échelle 0, codes 0).</translation>
    </message>
    <message>
        <source>%1 input values are NaN or infinite and are excluded from the error figures.</source>
        <translation>%1 valeurs d’entrée NaN ou infinies sont laissées hors des chiffres d’erreur.</translation>
    </message>
    <message>
        <source>(First of %1 such periods.)</source>
        <translation>(La première de %1 telles plages.)</translation>
    </message>
    <message>
        <source>Compared with %1: %2</source>
        <translation>Face à %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 finite input values were restored as NaN or infinite and are excluded from the error figures.</source>
        <translation>%1 valeurs d’entrée finies ont été restituées en NaN ou infinies&#x202f;; elles ne sont dans aucun chiffre d’erreur.</translation>
    </message>
    <message>
        <source>Rows of %1 of %2 variants were read back and compared with a double-precision reference. The tolerance allows for rounding in the types of each variant. The accuracy columns show the errors.</source>
        <translation>Des lignes de %1 variantes sur %2 ont été relues et comparées à une référence en double précision. La tolérance tient compte des arrondis dans les types de chaque variante. Les colonnes d’exactitude montrent les erreurs.</translation>
    </message>
    <message>
        <source>Identical kernels differ: verdicts are not reliable.</source>
        <translation>Des noyaux identiques diffèrent&#xa0;: les verdicts ne sont pas fiables.</translation>
    </message>
    <message>
        <source>%1 was measured twice in each round, and the two series differ: ratio %2, 95% interval [%3, %4], n = %5 pairs. Possible causes are other work on the machine, a changing clock, or the order within a round; they affect all modes. Remove the cause and measure again before you rely on any difference in this run.</source>
        <translation>%1 a été mesuré deux fois par tour, et les deux séries diffèrent&#xa0;: rapport %2, intervalle à 95&#x202f;% [%3; %4], n = %5 paires. Causes possibles&#xa0;: un autre travail sur la machine, une horloge variable ou l’ordre au sein d’un tour&#x202f;; elles touchent tous les modes. Supprimez la cause et mesurez de nouveau avant de vous fier à une différence de cette exécution.</translation>
    </message>
    <message>
        <source>%1 of %2 rows differ from the reference by more than rounding explains. Do not rely on the figures of this variant.</source>
        <translation>%1 lignes sur %2 diffèrent de la référence plus que l’arrondi ne l’explique. Ne vous fiez pas aux chiffres de cette variante.</translation>
    </message>
    <message>
        <source>%1 of %2 rows differ from the oracle. Do not rely on the figures of this mode.</source>
        <translation>%1 lignes sur %2 diffèrent de la référence. Ne vous fiez pas aux chiffres de ce mode.</translation>
    </message>
    <message>
        <source>Up to %1% of the roofline (%2). Possible causes: it writes less than a plain copy, or its arithmetic rate exceeds that of the large matrix product in the calibration.</source>
        <translation>Jusqu’à %1&#x202f;% de la roofline (%2). Causes possibles&#xa0;: il écrit moins qu’une simple copie, ou son débit de calcul dépasse celui du grand produit matriciel de l’étalonnage.</translation>
    </message>
    <message>
        <source>Up to %1% of the roofline (%2). Possible causes: operands stay in the cache, or the arithmetic rate exceeds that of the large matrix product in the calibration.</source>
        <translation>Jusqu’à %1&#x202f;% de la roofline (%2). Causes possibles&#xa0;: des opérandes restent dans le cache, ou le débit de calcul dépasse celui du grand produit matriciel de l’étalonnage.</translation>
    </message>
    <message>
        <source>Up to %1% of the ceiling (%2). Possible causes: noise, or caches that serve more of its traffic than of the ceiling kernel&apos;s.</source>
        <translation>Jusqu’à %1&#x202f;% du plafond (%2). Causes possibles&#xa0;: du bruit, ou des caches qui servent une plus grande part de son trafic que de celui du noyau plafond.</translation>
    </message>
    <message>
        <source>Up to %1% of the ceiling (%2). Possible causes: the kernel starts before the previous one has ended, which the ceiling kernel does not do; noise; or the cache.</source>
        <translation>Jusqu’à %1&#x202f;% du plafond (%2). Causes possibles&#xa0;: le noyau démarre avant la fin du précédent, ce que le noyau plafond ne fait pas&#x202f;; du bruit&#x202f;; ou le cache.</translation>
    </message>
</context>
<context>
    <name>RunNames</name>
    <message>
        <source>copy</source>
        <translation>copie</translation>
    </message>
    <message>
        <source>%1 per tensor</source>
        <translation>%1 par tenseur</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>%1 par jeton</translation>
    </message>
    <message>
        <source>%1 per group</source>
        <translation>%1 par groupe</translation>
    </message>
    <message>
        <source>%1 %2× faster</source>
        <translation>%1 %2× plus rapide</translation>
    </message>
    <message>
        <source>%1: none faster</source>
        <translation>%1&#xa0;: rien de plus rapide</translation>
    </message>
    <message>
        <source>timing %1</source>
        <translation>mesure %1</translation>
    </message>
    <message>
        <source>fixed iterations</source>
        <translation>nombre d’itérations fixe</translation>
    </message>
    <message>
        <source>until resolved</source>
        <translation>jusqu’à résolution</translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s)</source>
        <translation>
            <numerusform>%n itération</numerusform>
            <numerusform>%n itérations</numerusform>
        </translation>
    </message>
    <message>
        <source>on the CPU</source>
        <translation>sur le CPU</translation>
    </message>
    <message>
        <source>on the GPU</source>
        <translation>sur le GPU</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden %1</source>
        <translation>caché %1</translation>
    </message>
    <message>
        <source>other modes</source>
        <translation>autres modes</translation>
    </message>
    <message>
        <source>other variants</source>
        <translation>autres variantes</translation>
    </message>
    <message>
        <source>other input</source>
        <translation>autre entrée</translation>
    </message>
    <message>
        <source>other scale</source>
        <translation>autre échelle</translation>
    </message>
    <message>
        <source>Sweep of %1</source>
        <translation>Balayage de %1</translation>
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
            <numerusform>%1 mode sur %n équivalent</numerusform>
            <numerusform>%1 des %n modes équivalents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configuration(s)</source>
        <translation>
            <numerusform>%n configuration</numerusform>
            <numerusform>%n configurations</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Exécution %1</translation>
    </message>
    <message>
        <source>repeated</source>
        <translation>répétée</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in %1 cannot be read. The current settings apply until the program ends.</source>
        <translation>Les paramètres dans %1 ne peuvent pas être lus. Les paramètres actuels valent jusqu’à la fin du programme.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been reset. The old file is now %1.</source>
        <translation>Les paramètres étaient endommagés et ont été réinitialisés. L’ancien fichier est maintenant %1.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>In a chart</source>
        <translation>Dans un graphique</translation>
    </message>
    <message>
        <source>Measure (trace)</source>
        <translation>Mesurer (trace)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>Zoomer et dézoomer</translation>
    </message>
    <message>
        <source>+ and −, wheel</source>
        <translation>+ et −, molette</translation>
    </message>
    <message>
        <source>Zoom the other axis</source>
        <translation>Zoomer l’autre axe</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+molette</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Tout afficher de nouveau</translation>
    </message>
    <message>
        <source>0, double click</source>
        <translation>0, double clic</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>Axe logarithmique</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Set cursor A or B here</source>
        <translation>Placer ici le curseur A ou B</translation>
    </message>
    <message>
        <source>A, B, Shift+click</source>
        <translation>A, B, Maj+clic</translation>
    </message>
    <message>
        <source>Pin a note here</source>
        <translation>Épingler ici une annotation</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Show the values as a table</source>
        <translation>Afficher les valeurs en table</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Select the cell of the heat map</source>
        <translation>Choisir la cellule de la carte de chaleur</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>More: copy, save, traces</source>
        <translation>Plus&#xa0;: copier, enregistrer, traces</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>Touche Menu, clic droit</translation>
    </message>
    <message>
        <source>In a table</source>
        <translation>Dans une table</translation>
    </message>
    <message>
        <source>Move between rows</source>
        <translation>Aller de ligne en ligne</translation>
    </message>
    <message>
        <source>Up, Down, Page Up, Page Down</source>
        <translation>Haut, Bas, Page haut, Page bas</translation>
    </message>
    <message>
        <source>Choose columns, sort</source>
        <translation>Choisir les colonnes, trier</translation>
    </message>
    <message>
        <source>Menu key, right click on the header</source>
        <translation>Touche Menu, clic droit sur l’en-tête</translation>
    </message>
    <message>
        <source>While presenting</source>
        <translation>Pendant la présentation</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Right, Space, Page Down</source>
        <translation>Droite, Espace, Page bas</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Left, Page Up</source>
        <translation>Gauche, Page haut</translation>
    </message>
    <message>
        <source>First and last page</source>
        <translation>Première et dernière page</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>Aller à une page</translation>
    </message>
    <message>
        <source>Digits, then Enter</source>
        <translation>Chiffres, puis Entrée</translation>
    </message>
    <message>
        <source>Blank the screen</source>
        <translation>Écran noir, et retour</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Next or previous control</source>
        <translation>Élément suivant ou précédent</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>Open a menu by its underlined letter</source>
        <translation>Ouvrir un menu par sa lettre soulignée</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt et la lettre</translation>
    </message>
    <message>
        <source>Close a message, a palette or a dialog</source>
        <translation>Fermer un message, une palette ou un dialogue</translation>
    </message>
    <message>
        <source>Advance automatically, pause</source>
        <translation>Défiler seule, suspendre</translation>
    </message>
    <message>
        <source>F5 or A, P</source>
        <translation>F5 ou A, P</translation>
    </message>
    <message>
        <source>+ and −</source>
        <translation>+ et −</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Next screen</source>
        <translation>Écran suivant</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Move between values</source>
        <translation>Aller de valeur en valeur</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Move a zoomed chart</source>
        <translation>Déplacer un graphique zoomé</translation>
    </message>
    <message>
        <source>Shift and arrow keys, drag</source>
        <translation>Maj et flèches, glisser</translation>
    </message>
    <message>
        <source>Drag the image to another program</source>
        <translation>Porter l’image dans un autre programme</translation>
    </message>
    <message>
        <source>Alt and drag</source>
        <translation>Alt et glisser</translation>
    </message>
    <message>
        <source>Slower and faster</source>
        <translation>Plus ou moins longtemps sur une page</translation>
    </message>
    <message>
        <source>Laser pointer with values</source>
        <translation>Pointeur laser avec valeurs</translation>
    </message>
    <message>
        <source>List these keys</source>
        <translation>Lister ces touches</translation>
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
        <translation>Il n’y a aucune page à exporter.</translation>
    </message>
    <message>
        <source>Measure something, or show a hidden page.</source>
        <translation>Mesurez quelque chose, ou affichez une page masquée.</translation>
    </message>
    <message>
        <source>Cannot draw the slides.</source>
        <translation>Les diapositives n’ont pas pu être dessinées.</translation>
    </message>
    <message>
        <source>Close other programs and export again.</source>
        <translation>Fermez d’autres programmes et exportez de nouveau.</translation>
    </message>
</context>
<context>
    <name>SlideFigures</name>
    <message>
        <source>95% interval %1 to %2</source>
        <translation>intervalle à 95&#x202f;% de %1 à %2</translation>
    </message>
    <message>
        <source>imported from %1</source>
        <translation>importé de %1</translation>
    </message>
    <message>
        <source>%1 against %2: not reliable, identical kernels differ</source>
        <translation>%1 face à %2&#xa0;: non fiable, des noyaux identiques ont donné des résultats différents</translation>
    </message>
    <message>
        <source>%1 is faster than %2</source>
        <translation>%1 est plus rapide que %2</translation>
    </message>
    <message>
        <source>%1 is slower than %2</source>
        <translation>%1 est plus lent que %2</translation>
    </message>
    <message>
        <source>%1 and %2 are the same</source>
        <translation>%1 et %2 sont égaux</translation>
    </message>
    <message>
        <source>%1 against %2: not resolved</source>
        <translation>%1 face à %2&#xa0;: non résolu</translation>
    </message>
    <message>
        <source>%1 against %2: too few samples to say</source>
        <translation>%1 face à %2&#xa0;: trop peu de mesures pour le dire</translation>
    </message>
    <message>
        <source>%1, bandwidth</source>
        <translation>%1, bande passante</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>%1, of the roofline of this device</source>
        <translation>%1, de la roofline de cet appareil</translation>
    </message>
    <message>
        <source>%1, of the ceiling of this device</source>
        <translation>%1, du plafond de cet appareil</translation>
    </message>
    <message>
        <source>%1 against FP32: %2</source>
        <translation>%1 face à FP32&#xa0;: %2</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>exact, with scales and header</source>
        <translation>exact, avec échelles et en-tête</translation>
    </message>
    <message>
        <source>%1 is smaller than FP32</source>
        <translation>%1 est plus petit que FP32</translation>
    </message>
    <message>
        <source>FP32 against %1</source>
        <translation>FP32 face à %1</translation>
    </message>
    <message>
        <source>exact bytes of the model files</source>
        <translation>octets exacts des fichiers de modèle</translation>
    </message>
    <message>
        <source>%1, median</source>
        <translation>%1, médiane</translation>
    </message>
    <message>
        <source>%1, of what this device allows</source>
        <translation>%1, de ce que permet cet appareil</translation>
    </message>
    <message>
        <source>%1, arithmetic</source>
        <translation>%1, arithmétique</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <source>95 of 100 are at or below</source>
        <translation>95 sur 100 sont au plus à cette valeur</translation>
    </message>
    <message>
        <source>p95; not reliable, too few samples</source>
        <translation>p95&#x202f;; trop peu de mesures pour s’y fier</translation>
    </message>
    <message>
        <source>99 of 100 are at or below</source>
        <translation>99 sur 100 sont au plus à cette valeur</translation>
    </message>
    <message>
        <source>p99; not reliable, too few samples</source>
        <translation>p99&#x202f;; trop peu de mesures pour s’y fier</translation>
    </message>
    <message>
        <source>Mean, affected by slow samples</source>
        <translation>Moyenne, que chaque mesure lente déplace</translation>
    </message>
    <message>
        <source>standard deviation %1 %2</source>
        <translation>écart-type %1 %2</translation>
    </message>
    <message>
        <source>Longest sample</source>
        <translation>Mesure la plus longue</translation>
    </message>
    <message>
        <source>FP32, the baseline</source>
        <translation>FP32, la référence</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>nats</translation>
    </message>
    <message>
        <source>%1 against FP32</source>
        <translation>%1 face à FP32</translation>
    </message>
    <message>
        <source>%1 against FP32: not resolved</source>
        <translation>%1 face à FP32&#xa0;: non résolu</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Modes and variants</source>
        <translation>Modes et variantes</translation>
    </message>
    <message>
        <source>Latencies measured</source>
        <translation>Latences mesurées</translation>
    </message>
    <message numerus="yes">
        <source>n = %n sample(s)</source>
        <translation>
            <numerusform>n = %n mesure</numerusform>
            <numerusform>n = %n mesures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n test item(s), paired</source>
        <translation>
            <numerusform>n = %n exemple de test, apparié</numerusform>
            <numerusform>n = %n exemples de test, appariés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n test item(s)</source>
        <translation>
            <numerusform>n = %n exemple de test</numerusform>
            <numerusform>n = %n exemples de test</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s); the ratio changes during the run</source>
        <translation>
            <numerusform>n = %n paire&#x202f;; le rapport change pendant l’exécution</numerusform>
            <numerusform>n = %n paires&#x202f;; le rapport change pendant l’exécution</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s)</source>
        <translation>
            <numerusform>n = %n paire</numerusform>
            <numerusform>n = %n paires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n octet</numerusform>
            <numerusform>%n octets</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, signal to quantization noise</source>
        <translation>%1, rapport signal sur bruit de quantification</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message numerus="yes">
        <source>n = %n value(s)</source>
        <translation>
            <numerusform>n = %n valeur</numerusform>
            <numerusform>n = %n valeurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s), about %1 independent (autocorrelated)</source>
        <translation>
            <numerusform>n = %n paire, environ %1 indépendantes (autocorrélées)</numerusform>
            <numerusform>n = %n paires, environ %1 indépendantes (autocorrélées)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, of its ceiling</source>
        <translation>%1, de son plafond</translation>
    </message>
</context>
<context>
    <name>SlidePage</name>
    <message>
        <source>Values as a table</source>
        <translation>Les valeurs en table</translation>
    </message>
    <message>
        <source>There are no pages to export.</source>
        <translation>Il n’y a aucune page à exporter.</translation>
    </message>
    <message>
        <source>Measure something, or show a hidden page.</source>
        <translation>Mesurez quelque chose, ou affichez une page masquée.</translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %n row(s); the session file has all.</source>
        <translation>
            <numerusform>%1 ligne sur %n&#x202f;; le fichier de session l’a.</numerusform>
            <numerusform>Les %1 premières lignes sur %n&#x202f;; le fichier de session les a toutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Slides</name>
    <message>
        <source>imported from %1</source>
        <translation>importé de %1</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 in %n step(s): %3× faster.</source>
        <translation>
            <numerusform>De %1 à %2 en %n étape&#xa0;: %3× plus rapide.</numerusform>
            <numerusform>De %1 à %2 en %n étapes&#xa0;: %3× plus rapide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 in %n step(s): %3× slower.</source>
        <translation>
            <numerusform>De %1 à %2 en %n étape&#xa0;: %3× plus lent.</numerusform>
            <numerusform>De %1 à %2 en %n étapes&#xa0;: %3× plus lent.</numerusform>
        </translation>
    </message>
    <message>
        <source>This sweep has no size measured yet.</source>
        <translation>Ce balayage n’a encore aucune taille mesurée.</translation>
    </message>
    <message>
        <source>%1 This holds at %2, the largest size measured.</source>
        <translation>%1 Cela vaut à %2, la plus grande taille mesurée.</translation>
    </message>
    <message>
        <source>This run has no device calibration, so its limits are not shown.</source>
        <translation>Cette exécution ne contient pas d’étalonnage de l’appareil&#x202f;; rien n’est donc dit de ses limites.</translation>
    </message>
    <message>
        <source>%1: half of its samples take at most %2, and 99 of 100 at most %3.</source>
        <translation>%1&#xa0;: la moitié des mesures prend au plus %2, et 99 sur 100 au plus %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1: half of its samples take at most %2; %n sample(s) are too few for a 99th percentile.</source>
        <translation>
            <numerusform>%1&#xa0;: la moitié des mesures prend au plus %2&#x202f;; %n mesure, c’est trop peu pour un 99e percentile.</numerusform>
            <numerusform>%1&#xa0;: la moitié des mesures prend au plus %2&#x202f;; %n mesures, c’est trop peu pour un 99e percentile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n higher</source>
        <translation>
            <numerusform>%n plus haute</numerusform>
            <numerusform>%n plus hautes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lower</source>
        <translation>
            <numerusform>%n plus basse</numerusform>
            <numerusform>%n plus basses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not resolved</source>
        <translation>
            <numerusform>%n non résolue</numerusform>
            <numerusform>%n non résolues</numerusform>
        </translation>
    </message>
    <message>
        <source>Loss by mode.</source>
        <translation>Perte par mode.</translation>
    </message>
    <message>
        <source>Loss against the FP32 baseline, after Holm&apos;s correction: %1.</source>
        <translation>Perte face à la référence FP32, après correction de Holm&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Size of the model file by mode.</source>
        <translation>Taille du fichier du modèle par mode.</translation>
    </message>
    <message>
        <source>The smallest file is that of %1: %2 instead of %3. Its accuracy: %4.</source>
        <translation>Le plus petit fichier est celui de %1&#xa0;: %2 au lieu de %3. Son exactitude&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Accuracy by mode.</source>
        <translation>Exactitude par mode.</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 in the window to measure.</source>
        <translation>Rien n’a encore été mesuré. Appuyez sur F5 dans la fenêtre pour mesurer.</translation>
    </message>
    <message>
        <source>This run no longer has the finding “%1”.</source>
        <translation>Cette exécution n’a plus le constat «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Being measured now · %1</source>
        <translation>Mesure en cours · %1</translation>
    </message>
    <message>
        <source>live</source>
        <translation>en direct</translation>
    </message>
    <message>
        <source>Nothing is being measured now.</source>
        <translation>Rien n’est mesuré en ce moment.</translation>
    </message>
    <message>
        <source>What this page showed is no longer in the session.</source>
        <translation>Ce que montrait cette page n’est plus dans la session.</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>What is being measured</source>
        <translation>Ce qui est en cours de mesure</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Balayage</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitude</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>Taille du modèle</translation>
    </message>
    <message>
        <source>Accuracy against size</source>
        <translation>Exactitude selon la taille</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>Réserves</translation>
    </message>
    <message>
        <source>run removed</source>
        <translation>exécution retirée</translation>
    </message>
    <message>
        <source>Perplexity of a language model</source>
        <translation>Perplexité d’un modèle de langue</translation>
    </message>
    <message>
        <source>Speed of a language model</source>
        <translation>Vitesse d’un modèle de langue</translation>
    </message>
    <message>
        <source>%1 M parameters</source>
        <translation>%1 M de paramètres</translation>
    </message>
    <message>
        <source>No error was measured in this run.</source>
        <translation>Aucune erreur n’a été mesurée dans cette exécution.</translation>
    </message>
    <message>
        <source>Nothing has been compared yet, so there are no recommendations.</source>
        <translation>Rien n’a encore été comparé, rien ne peut donc être recommandé.</translation>
    </message>
    <message numerus="yes">
        <source>%n more recommendation(s) are in the report.</source>
        <translation>
            <numerusform>%n autre recommandation est dans le rapport.</numerusform>
            <numerusform>%n autres recommandations sont dans le rapport.</numerusform>
        </translation>
    </message>
    <message>
        <source>Method and limitations</source>
        <translation>Méthode et limites</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Quantization error</source>
        <translation>Erreur de quantification</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s) measured; no verdict yet.</source>
        <translation>
            <numerusform>%n mode mesuré&#x202f;; pas encore de verdict.</numerusform>
            <numerusform>%n modes mesurés&#x202f;; pas encore de verdict.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2 at %3, the largest size measured.</source>
        <translation>%1 prend %2 à %3, la plus grande taille mesurée.</translation>
    </message>
    <message>
        <source>%1 has a signal-to-quantization-noise ratio of %2 dB.</source>
        <translation>%1 garde un rapport signal sur bruit de quantification de %2 dB.</translation>
    </message>
    <message>
        <source>%1 has the highest SQNR (%2 dB), %3 the lowest (%4 dB).</source>
        <translation>%1 perd le moins du signal (%2 dB de SQNR), %3 en perd le plus (%4 dB).</translation>
    </message>
    <message>
        <source>Which quantization of %1 is fast and small without a measurable loss?</source>
        <translation>Quelle quantification de %1 est rapide et petite sans perte mesurable&#x202f;?</translation>
    </message>
    <message>
        <source>Which quantization of %1 is fast and small without a measurable loss on %2?</source>
        <translation>Quelle quantification de %1 est rapide et petite sans perte mesurable sur %2&#x202f;?</translation>
    </message>
    <message>
        <source>Which number format keeps the accuracy, and what does it gain?</source>
        <translation>Quel format de nombres garde l’exactitude, et que fait-il gagner&#x202f;?</translation>
    </message>
    <message>
        <source>Which number format keeps the accuracy, and what does it gain on %1?</source>
        <translation>Quel format de nombres garde l’exactitude, et que fait-il gagner sur %1&#x202f;?</translation>
    </message>
    <message>
        <source>What does quantization gain, and what does it cost?</source>
        <translation>Que fait gagner la quantification, et que coûte-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>What does quantization gain on %1, and what does it cost?</source>
        <translation>Que fait gagner la quantification sur %1, et que coûte-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Recorded on %1, %2: nothing is being measured now.</source>
        <translation>Enregistré sur %1, %2&#xa0;: rien n’est mesuré en ce moment.</translation>
    </message>
    <message>
        <source>Accuracy against size.</source>
        <translation>Exactitude selon la taille.</translation>
    </message>
    <message>
        <source>Perplexity against size of a language model</source>
        <translation>Perplexité et taille d’un modèle de langage</translation>
    </message>
</context>
<context>
    <name>StudyEstimate</name>
    <message>
        <source>a second or two</source>
        <translation>une ou deux secondes</translation>
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
        <translation>Environ %1, d’après la dernière étude ici.</translation>
    </message>
    <message>
        <source>About %1 on this CPU (refined after the first study).</source>
        <translation>Environ %1 sur ce CPU (affiné après la première étude).</translation>
    </message>
</context>
<context>
    <name>StudyFindings</name>
    <message>
        <source>Based only on the verdicts in the table.</source>
        <translation>Cela découle des verdicts de la table, et de rien d’autre.</translation>
    </message>
</context>
<context>
    <name>StudyTexts</name>
    <message>
        <source>ran as %1</source>
        <translation>a tourné en %1</translation>
    </message>
    <message>
        <source>simulated: values match the mode, arithmetic and latency do not</source>
        <translation>simulé&#xa0;: les valeurs sont celles du mode, l’arithmétique et donc la latence ne le sont pas</translation>
    </message>
    <message>
        <source>only %1 in %2
signal-to-noise ratio of its output: %3 dB
model loss %4 [%5, %6], %7 items
correct items %8
%9 in this mode</source>
        <translation>%1 seul dans %2
rapport signal sur bruit de sa sortie&#xa0;: %3 dB
perte du modèle %4 [%5; %6], %7 exemples
exemples justes %8
%9 dans ce mode</translation>
    </message>
    <message>
        <source>not resolved: the interval includes 0</source>
        <translation>non résolu&#xa0;: l’intervalle contient 0</translation>
    </message>
    <message>
        <source>accuracy %1   [%2, %3]</source>
        <translation>exactitude %1   [%2; %3]</translation>
    </message>
    <message>
        <source>%1, %2× smaller</source>
        <translation>%1, %2× plus petit</translation>
    </message>
    <message>
        <source>latency %1 for %2 items, n = %3</source>
        <translation>latence %1 pour %2 exemples, n = %3</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>pas encore mesuré</translation>
    </message>
    <message>
        <source>better by %1 points</source>
        <translation>meilleur de %1 points</translation>
    </message>
    <message>
        <source>worse by %1 points</source>
        <translation>moins bon de %1 points</translation>
    </message>
    <message>
        <source>equivalent</source>
        <translation>équivalent</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>non résolu</translation>
    </message>
    <message>
        <source>%1 equivalent within ±0.5 points</source>
        <translation>%1 équivalents à ±0,5 point près</translation>
    </message>
    <message>
        <source>%1 better</source>
        <translation>%1 meilleurs</translation>
    </message>
    <message>
        <source>%1 worse</source>
        <translation>%1 moins bons</translation>
    </message>
    <message>
        <source>%1 not resolved</source>
        <translation>%1 non résolus</translation>
    </message>
    <message>
        <source>Compared with the FP32 baseline: %1.</source>
        <translation>Face à la référence FP32&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Accuracy by mode</source>
        <translation>Exactitude par mode</translation>
    </message>
    <message>
        <source>Accuracy on %1 test items</source>
        <translation>Exactitude sur %1 exemples de test</translation>
    </message>
    <message>
        <source>95% interval (Wilson)</source>
        <translation>Intervalle à 95&#x202f;% (Wilson)</translation>
    </message>
    <message>
        <source>baseline ±0.5 points</source>
        <translation>référence ±0,5 point</translation>
    </message>
    <message>
        <source>%1 of %2 items correct, 95% %3 to %4</source>
        <translation>%1 exemples sur %2 justes, 95&#x202f;% de %3 à %4</translation>
    </message>
    <message>
        <source>Loss by mode</source>
        <translation>Perte par mode</translation>
    </message>
    <message>
        <source>Mean cross-entropy on %1 test items</source>
        <translation>Entropie croisée moyenne sur %1 exemples de test</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>nats</translation>
    </message>
    <message>
        <source>95% interval of the difference from the baseline, paired by item</source>
        <translation>Intervalle à 95&#x202f;% de la différence avec la référence, exemple par exemple</translation>
    </message>
    <message>
        <source>not a finite number</source>
        <translation>pas un nombre fini</translation>
    </message>
    <message>
        <source>, not resolved</source>
        <translation>, non résolu</translation>
    </message>
    <message>
        <source>%1
loss %2, difference from the baseline %3 [%4, %5]
%6 after Holm&apos;s correction, %7 pairs</source>
        <translation>%1
perte %2, face à la référence %3 [%4; %5]
%6 après correction de Holm, %7 paires</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>Taille du modèle</translation>
    </message>
    <message>
        <source>Size of the model file</source>
        <translation>Taille du fichier du modèle</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>codes</source>
        <translation>codes</translation>
    </message>
    <message>
        <source>scales</source>
        <translation>échelles</translation>
    </message>
    <message>
        <source>zero points</source>
        <translation>points zéro</translation>
    </message>
    <message>
        <source>not quantized</source>
        <translation>non quantifié</translation>
    </message>
    <message>
        <source>header</source>
        <translation>en-tête</translation>
    </message>
    <message>
        <source>%1× smaller</source>
        <translation>%1× plus petit</translation>
    </message>
    <message>
        <source>%1: %2 bytes
codes %3
scales %4
zero points %5
not quantized %6
header %7</source>
        <translation>%1&#xa0;: %2 octets
codes %3
échelles %4
points zéro %5
non quantifié %6
en-tête %7</translation>
    </message>
    <message>
        <source>Signal-to-noise ratio of the layer&apos;s output, dB</source>
        <translation>Rapport signal sur bruit de la sortie de la couche, dB</translation>
    </message>
    <message>
        <source>Change in model loss, thousandths</source>
        <translation>Variation de la perte du modèle, millièmes</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>non jugé</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>exact in part</source>
        <translation>exact en partie</translation>
    </message>
    <message>
        <source>%1 values of the output became NaN or infinite; they are excluded from the ratio</source>
        <translation>%1 valeurs de la sortie sont devenues NaN ou infinies&#x202f;; elles ne sont pas dans le rapport</translation>
    </message>
    <message>
        <source>Most sensitive: %1 in %2 (+%3 loss).</source>
        <translation>La plus sensible&#xa0;: %1 en %2 (+%3 de perte).</translation>
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
        <translation>non résolu</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalle à 95&#x202f;%</translation>
    </message>
    <message>
        <source>ceiling, measured</source>
        <translation>plafond, mesuré</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>fits into %1</source>
        <translation>tient dans %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>dans %1</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>tient</translation>
    </message>
    <message>
        <source>larger than %1</source>
        <translation>plus grand que %1</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>plus grand</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>mémoire</translation>
    </message>
</context>
<context>
    <name>SweepHeat</name>
    <message>
        <source>Speed-up over the baseline</source>
        <translation>Accélération par rapport à la référence</translation>
    </message>
    <message>
        <source>Speed-up of %1 over %2</source>
        <translation>Accélération de %1 par rapport à %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>is being measured</source>
        <translation>en cours de mesure</translation>
    </message>
    <message>
        <source>does not support this size</source>
        <translation>ne prend pas en charge cette taille</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>pas encore mesuré</translation>
    </message>
    <message>
        <source>against %1: %2</source>
        <translation>face à %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>this is the baseline</source>
        <translation>c’est la référence</translation>
    </message>
    <message>
        <source>the baseline is not measured at this size</source>
        <translation>la référence n’est pas mesurée à cette taille</translation>
    </message>
</context>
<context>
    <name>SweepTexts</name>
    <message>
        <source>ceiling, measured</source>
        <translation>plafond, mesuré</translation>
    </message>
    <message>
        <source>ceiling, %1 B/element</source>
        <translation>plafond, %1 o/élément</translation>
    </message>
    <message>
        <source>large copy, %1 GB/s</source>
        <translation>grande copie, %1 GB/s</translation>
    </message>
    <message>
        <source>the cache</source>
        <translation>le cache</translation>
    </message>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>mémoire</translation>
    </message>
    <message>
        <source>device memory</source>
        <translation>mémoire de l’appareil</translation>
    </message>
    <message>
        <source>Median latency</source>
        <translation>Latence médiane</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bande passante</translation>
    </message>
    <message>
        <source>Time per element</source>
        <translation>Temps par élément</translation>
    </message>
    <message>
        <source>Share of the measured ceiling</source>
        <translation>Part du plafond mesuré</translation>
    </message>
    <message>
        <source>computed: %1 / %2 elements = %3</source>
        <translation>calculé&#xa0;: %1 / %2 éléments = %3</translation>
    </message>
    <message>
        <source>Logarithmic median latency</source>
        <translation>Latence médiane logarithmique</translation>
    </message>
    <message>
        <source>Logarithmic bandwidth</source>
        <translation>Bande passante logarithmique</translation>
    </message>
    <message>
        <source>Logarithmic time per element</source>
        <translation>Temps par élément logarithmique</translation>
    </message>
    <message>
        <source>Logarithmic share of the measured ceiling</source>
        <translation>Part du plafond mesuré logarithmique</translation>
    </message>
    <message>
        <source>%1, one line per %2</source>
        <translation>%1, une ligne par %2</translation>
    </message>
    <message>
        <source>%1 tokens × %2 = %3 elements</source>
        <translation>%1 jetons × %2 = %3 éléments</translation>
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
        <translation>   %1&#x202f;% du plafond</translation>
    </message>
    <message>
        <source>means of %1 launches</source>
        <translation>moyennes de %1 lancements</translation>
    </message>
    <message>
        <source>not resolved: the interval is wider than ±1%, or n is below 59</source>
        <translation>non résolu&#xa0;: l’intervalle dépasse ±1&#x202f;%, ou n est inférieur à 59</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>Débit de calcul</translation>
    </message>
    <message>
        <source>Logarithmic arithmetic rate</source>
        <translation>Débit de calcul logarithmique</translation>
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
        <translation>configuration</translation>
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
        <translation>Un appel déplace au moins %1.</translation>
    </message>
    <message>
        <source>Per call: %1, at least %2; %3 operations per byte.</source>
        <translation>Un appel&#xa0;: %1, et au moins %2&#x202f;; %3 opérations par octet.</translation>
    </message>
</context>
<context>
    <name>qs::AuditDialog</name>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>%1 The first %2 are shown; a copy contains all of them.</source>
        <translation>%1 Les %2 premiers sont affichés&#x202f;; la copie les a tous.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. No findings: all derived figures are consistent.</source>
        <translation>%1. Aucun constat&#xa0;: chaque chiffre dérivé en découle.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>Audit of a published table</source>
        <translation>Audit d’une table publiée</translation>
    </message>
    <message>
        <source>&amp;Copy as Markdown</source>
        <translation>&amp;Copier en Markdown</translation>
    </message>
    <message>
        <source>Copy the findings to the clipboard as a list</source>
        <translation>Mettre les constats dans le presse-papiers en liste</translation>
    </message>
    <message>
        <source>Published &amp;table</source>
        <translation>&amp;Table publiée</translation>
    </message>
    <message>
        <source>Published table</source>
        <translation>Table publiée</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Audit a Markdown, text, CSV or TSV file</source>
        <translation>Auditer un fichier Markdown, texte, CSV ou TSV</translation>
    </message>
    <message>
        <source>&amp;Example</source>
        <translation>&amp;Exemple</translation>
    </message>
    <message>
        <source>Insert a small table whose claims do not follow</source>
        <translation>Insérer une petite table dont les affirmations ne tiennent pas</translation>
    </message>
    <message>
        <source>&amp;Audit</source>
        <translation>&amp;Auditer</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Show the line in the table</source>
        <translation>Montrer la ligne dans la table</translation>
    </message>
    <message>
        <source>Audit a file</source>
        <translation>Auditer un fichier</translation>
    </message>
    <message>
        <source>Published tables (*.md *.markdown *.txt *.csv *.tsv *.rst *.html);;All files (*)</source>
        <translation>Tables publiées (*.md *.markdown *.txt *.csv *.tsv *.rst *.html);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Auditing…</source>
        <translation>Audit en cours…</translation>
    </message>
    <message>
        <source>%1 (too large to be shown here) — %2</source>
        <translation>%1 (trop grand pour être affiché ici) — %2</translation>
    </message>
    <message>
        <source>Everything that can be recomputed agrees with the table.</source>
        <translation>Tout ce qui se recalcule à partir de la table concorde avec ce qu’elle imprime.</translation>
    </message>
    <message>
        <source>Paste a table, open a file, or try the example.</source>
        <translation>Collez une table, ouvrez un fichier, ou regardez l’exemple.</translation>
    </message>
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
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n constat</numerusform>
            <numerusform>%n constats</numerusform>
        </translation>
    </message>
    <message>
        <source>No table was found. A table needs a header row, such as Mean, Std, Min and Max, and one row of figures per variant.</source>
        <translation>Aucun tableau n’a été trouvé. Un tableau demande une ligne d’en-tête, comme Mean, Std, Min et Max, et une ligne de chiffres par variante.</translation>
    </message>
    <message>
        <source>Paste a table here: Markdown, CSV or tab-separated, with a header row such as mean, std, min and max.

Text around the table can stay; its claims are checked too. You can also drop a file here.</source>
        <translation>Collez ici un tableau&#xa0;: Markdown, CSV ou séparé par des tabulations, avec une ligne d’en-tête comme mean, std, min et max.

Le texte autour du tableau peut rester&#x202f;; ses affirmations sont vérifiées aussi. Vous pouvez également déposer un fichier ici.</translation>
    </message>
    <message>
        <source>Audit now. The audit also runs when you stop typing.</source>
        <translation>Auditer maintenant. L’audit s’exécute aussi quand vous cessez de taper.</translation>
    </message>
    <message>
        <source>Claims that do not follow from the figures of the table appear here, with the numbers behind them.</source>
        <translation>Les affirmations qui ne découlent pas des chiffres du tableau apparaissent ici, avec les nombres correspondants.</translation>
    </message>
</context>
<context>
    <name>qs::CalibrationDialog</name>
    <message>
        <source>&amp;Measure again</source>
        <translation>&amp;Mesurer de nouveau</translation>
    </message>
    <message>
        <source>Calibration of %1</source>
        <translation>Étalonnage de %1</translation>
    </message>
    <message>
        <source>Timer and ceilings of the device</source>
        <translation>Horloge et plafonds de l’appareil</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Mesuré</translation>
    </message>
    <message>
        <source>Takes one or two seconds</source>
        <translation>Prend une ou deux secondes</translation>
    </message>
    <message>
        <source>A run is in progress: stop it first</source>
        <translation>Une exécution est en cours&#xa0;: arrêtez-la d’abord</translation>
    </message>
    <message>
        <source>This device has not been calibrated yet. The first run calibrates it, or you can calibrate it now.</source>
        <translation>Cet appareil n’a pas encore été étalonné. La première exécution le fait, ou faites-le maintenant.</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Measured on %1 with driver %2, n = %3; kept for this device and driver.</source>
        <translation>Mesuré le %1 avec le pilote %2, n = %3&#x202f;; gardé pour cet appareil et ce pilote.</translation>
    </message>
    <message>
        <source>Timer quantum</source>
        <translation>Pas de l’horloge</translation>
    </message>
    <message>
        <source>The smallest step between two timestamps.</source>
        <translation>Le plus petit pas entre deux temps.</translation>
    </message>
    <message>
        <source>Interval around an empty kernel</source>
        <translation>Intervalle autour d’un noyau vide</translation>
    </message>
    <message>
        <source>Measured time around a kernel that does nothing; its 95th percentile is %1.</source>
        <translation>Ce que montre l’horloge autour d’un noyau qui ne fait rien&#x202f;; son 95e percentile est %1.</translation>
    </message>
    <message>
        <source>Launches are batched below</source>
        <translation>Lancements groupés en dessous de</translation>
    </message>
    <message>
        <source>20 × the larger of the two. Shorter launches are timed several at a time.</source>
        <translation>20 × le plus grand des deux&#xa0;: les lancements plus courts sont chronométrés à plusieurs.</translation>
    </message>
    <message>
        <source>Host time of a launch</source>
        <translation>Temps hôte d’un lancement</translation>
    </message>
    <message>
        <source>Empty launch and synchronization</source>
        <translation>Lancement vide et son attente</translation>
    </message>
    <message>
        <source>Step of the device clock</source>
        <translation>Pas de l’horloge de l’appareil</translation>
    </message>
    <message>
        <source>Used to determine the SM clock during each sample.</source>
        <translation>C’est par elle que la fréquence des SM est trouvée pendant chaque mesure.</translation>
    </message>
    <message>
        <source>Clock stamps around a sample</source>
        <translation>Horodatages autour d’une mesure</translation>
    </message>
    <message>
        <source>Added time between samples, outside the timed interval.</source>
        <translation>Ce qu’ils ajoutent au temps entre les mesures&#x202f;; ils sont hors de l’intervalle chronométré.</translation>
    </message>
    <message>
        <source>One query of the device state</source>
        <translation>Une lecture de l’état de l’appareil</translation>
    </message>
    <message>
        <source>Only between blocks of samples.</source>
        <translation>Seulement entre les blocs de mesures.</translation>
    </message>
    <message>
        <source>Large copy</source>
        <translation>Grande copie</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>Bytes read and written; 95% interval of the median %1 to %2 GB/s.</source>
        <translation>Octets lus et écrits&#x202f;; intervalle à 95&#x202f;% de la médiane de %1 à %2 GB/s.</translation>
    </message>
    <message>
        <source>Copy within the cache</source>
        <translation>Copie dans le cache</translation>
    </message>
    <message>
        <source>Matrix rate, %1</source>
        <translation>Débit matriciel, %1</translation>
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
        <translation>Atteint par un produit de matrices %1 × %1.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>non mesuré</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Mesure en cours…</translation>
    </message>
</context>
<context>
    <name>qs::CategoryBars</name>
    <message>
        <source>; the axis does not start at 0</source>
        <translation>; l’axe ne part pas de 0</translation>
    </message>
    <message>
        <source>faded: not resolved</source>
        <translation>pâle&#xa0;: non résolu</translation>
    </message>
    <message>
        <source>%1 (baseline): %2</source>
        <translation>%1 (référence)&#xa0;: %2</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>intervalle</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>mode</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>%1, lower bound</source>
        <translation>%1, borne basse</translation>
    </message>
    <message>
        <source>%1, upper bound</source>
        <translation>%1, borne haute</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (référence)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No measurements yet. Choose modes and press F5. Each mode is added as soon as it has run.</source>
        <translation>Pas encore de mesures. Choisissez des modes et appuyez sur F5. Chaque mode est ajouté dès qu’il a été exécuté.</translation>
    </message>
</context>
<context>
    <name>qs::ChannelChart</name>
    <message>
        <source>Largest magnitude by column</source>
        <translation>Plus grande valeur absolue par colonne</translation>
    </message>
    <message>
        <source>Largest magnitude by row</source>
        <translation>Plus grande valeur absolue par ligne</translation>
    </message>
    <message>
        <source>outlier, above 6 × the median</source>
        <translation>valeur extrême, plus de 6 × la médiane</translation>
    </message>
    <message>
        <source>RMS error</source>
        <translation>Erreur RMS</translation>
    </message>
    <message>
        <source>column</source>
        <translation>colonne</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>channels, sorted by magnitude</source>
        <translation>canaux, par valeur absolue</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>largest magnitude %1</source>
        <translation>plus grande valeur absolue %1</translation>
    </message>
    <message>
        <source>RMS error %1</source>
        <translation>erreur RMS %1</translation>
    </message>
    <message>
        <source>outlier</source>
        <translation>valeur extrême</translation>
    </message>
    <message>
        <source>%1 columns.</source>
        <translation>%1 colonnes.</translation>
    </message>
    <message>
        <source>%1 rows.</source>
        <translation>%1 lignes.</translation>
    </message>
    <message>
        <source>No outliers.</source>
        <translation>Aucune n’est extrême.</translation>
    </message>
    <message>
        <source>Sort by magnitude</source>
        <translation>Trier par valeur absolue</translation>
    </message>
    <message>
        <source>largest magnitude</source>
        <translation>plus grande valeur absolue</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>No tensor selected. Choose one above to see which channels cause the error.</source>
        <translation>Aucun tenseur sélectionné. Choisissez-en un ci-dessus pour voir quels canaux causent l’erreur.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>Outliers (above %1 × the median): %2. The first are %3.</source>
        <translation>Valeurs extrêmes (au-dessus de %1 × la médiane)&#xa0;: %2. Les premières sont %3.</translation>
    </message>
</context>
<context>
    <name>qs::ChartCommands</name>
    <message>
        <source>Show chart &amp;data</source>
        <translation>Afficher les &amp;données du graphique</translation>
    </message>
    <message>
        <source>Show the values of a chart as a table that can be sorted and copied (T on the chart)</source>
        <translation>Afficher les valeurs d’un graphique dans une table qu’on peut trier et copier&#x202f;; T le fait sur le graphique</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Add a n&amp;ote to the chart…</source>
        <translation>Ajouter une a&amp;nnotation…</translation>
    </message>
    <message>
        <source>Add a note at a point in the data (N on the chart)</source>
        <translation>Épingler un texte à un endroit des données&#x202f;; N le fait sur le graphique</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Export this &amp;chart…</source>
        <translation>Exporter ce &amp;graphique…</translation>
    </message>
    <message>
        <source>Write a chart as PNG, SVG or PDF, at the size and in the colours that you choose</source>
        <translation>Écrire un graphique en PNG, SVG ou PDF, à la taille et dans les couleurs de votre choix</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Export all c&amp;harts…</source>
        <translation>Exporter &amp;tous les graphiques…</translation>
    </message>
    <message>
        <source>Write the charts of this page, or of the whole session, into a folder</source>
        <translation>Écrire les graphiques de cette page, ou de toute la session, dans un dossier</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>There is no chart with data on this page.</source>
        <translation>Aucun graphique de cette page ne montre quelque chose.</translation>
    </message>
    <message>
        <source>Measure first, or open a session.</source>
        <translation>Mesurez d’abord, ou ouvrez une session.</translation>
    </message>
    <message>
        <source>Export this chart</source>
        <translation>Exporter ce graphique</translation>
    </message>
    <message>
        <source>Images (*.%1)</source>
        <translation>Images (*.%1)</translation>
    </message>
    <message>
        <source>Folder for the charts</source>
        <translation>Dossier des graphiques</translation>
    </message>
    <message>
        <source>The chart was not exported.</source>
        <translation>Le graphique n’a pas été exporté.</translation>
    </message>
    <message>
        <source>Chart exported as %1.</source>
        <translation>Graphique exporté sous %1.</translation>
    </message>
    <message>
        <source>The charts were not exported.</source>
        <translation>Les graphiques n’ont pas été exportés.</translation>
    </message>
    <message numerus="yes">
        <source>%n chart(s) exported to %1.</source>
        <translation>
            <numerusform>%n graphique exporté dans %1.</numerusform>
            <numerusform>%n graphiques exportés dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Ajouter une annotation</translation>
    </message>
    <message>
        <source>Exporting the chart</source>
        <translation>Exportation du graphique</translation>
    </message>
    <message>
        <source>Exporting the charts</source>
        <translation>Exportation des graphiques</translation>
    </message>
</context>
<context>
    <name>qs::ChartExportDialog</name>
    <message>
        <source>Export this chart</source>
        <translation>Exporter ce graphique</translation>
    </message>
    <message>
        <source>Export all charts</source>
        <translation>Exporter tous les graphiques</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>PNG for the web and for slides, SVG and PDF for print, at any size</source>
        <translation>PNG pour le web et les diapositives, SVG et PDF pour l’impression, à toute taille</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG, pixels</translation>
    </message>
    <message>
        <source>SVG, scalable</source>
        <translation>SVG, vectoriel</translation>
    </message>
    <message>
        <source>PDF, scalable</source>
        <translation>PDF, vectoriel</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Points par pouce</translation>
    </message>
    <message>
        <source>Resolution of a PNG: 96 for standard screens, 192 for high-resolution screens, 300 or more for print</source>
        <translation>La finesse d’un PNG&#xa0;: 96 comme sur un écran simple, 192 pour les écrans fins, 300 et plus pour l’impression</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>&amp;Dots per inch:</source>
        <translation>&amp;Points par pouce&#xa0;:</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Light for paper, dark for dark slides</source>
        <translation>Clair pour le papier, sombre pour les diapositives sombres</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>As shown</source>
        <translation>Comme affiché</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Couleurs&#xa0;:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Preview of the image, scaled to fit</source>
        <translation>L’image telle qu’elle sera, réduite pour tenir ici</translation>
    </message>
    <message>
        <source>Choose the fo&amp;lder…</source>
        <translation>Choisir le &amp;dossier…</translation>
    </message>
    <message>
        <source>Choose the f&amp;ile…</source>
        <translation>Choisir le f&amp;ichier…</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Text and lines are larger on a slide</source>
        <translation>Sur une diapositive, le texte et les traits sont plus grands</translation>
    </message>
    <message>
        <source>As shown in the window</source>
        <translation>Comme affiché dans la fenêtre</translation>
    </message>
    <message>
        <source>Report, 1,200 × 675</source>
        <translation>Rapport, 1&#x202f;200 × 675</translation>
    </message>
    <message>
        <source>Slide, 1,920 × 1,080</source>
        <translation>Diapositive, 1&#x202f;920 × 1&#x202f;080</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Taille&#xa0;:</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Width of the image</source>
        <translation>Largeur de l’image sur sa page</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Height of the image</source>
        <translation>Hauteur de l’image sur sa page</translation>
    </message>
    <message>
        <source>Unit of width and height</source>
        <translation>Unité de la largeur et de la hauteur</translation>
    </message>
    <message>
        <source>A pixel is 1/96 inch</source>
        <translation>Un pixel est 1/96 de pouce</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixels</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>&amp;Width and height:</source>
        <translation>&amp;Largeur et hauteur&#xa0;:</translation>
    </message>
    <message>
        <source>Which charts</source>
        <translation>Quels graphiques</translation>
    </message>
    <message>
        <source>Charts of this page</source>
        <translation>Graphiques de cette page</translation>
    </message>
    <message>
        <source>Charts of the whole session</source>
        <translation>Graphiques de toute la session</translation>
    </message>
    <message>
        <source>Charts to export</source>
        <translation>Graphiques à exporter</translation>
    </message>
    <message>
        <source>Press Space to include or exclude a chart</source>
        <translation>Espace retire un graphique ou l’ajoute</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>T&amp;ous</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Aucun</translation>
    </message>
    <message>
        <source>Select all charts of the list</source>
        <translation>Exporter chaque graphique de la liste</translation>
    </message>
    <message>
        <source>Clear all charts of the list</source>
        <translation>Retirer chaque graphique de la liste</translation>
    </message>
    <message>
        <source>There are no charts with data.</source>
        <translation>Aucun graphique ne contient quelque chose.</translation>
    </message>
    <message>
        <source>This image would have more than 200 million pixels. Choose a smaller size or fewer dots per inch.</source>
        <translation>Cette image aurait plus de 200 millions de pixels. Choisissez une taille plus petite ou moins de points par pouce.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, about %3</source>
        <translation>%1 × %2 pixels, environ %3</translation>
    </message>
    <message>
        <source>%1 × %2 units of 1/96 inch (%3 × %4 mm), about %5</source>
        <translation>%1 × %2 unités de 1/96 de pouce (%3 × %4 mm), environ %5</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s).</source>
        <translation>
            <numerusform>%n fichier.</numerusform>
            <numerusform>%n fichiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>All charts of the session are drawn, including those that were not shown</source>
        <translation>Tous les graphiques de la session sont tracés, y compris ceux qui n’ont pas été affichés</translation>
    </message>
</context>
<context>
    <name>qs::ChartTableDialog</name>
    <message>
        <source>Chart data</source>
        <translation>Données du graphique</translation>
    </message>
    <message>
        <source>Data of “%1”</source>
        <translation>Données de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Chart values</source>
        <translation>Valeurs du graphique</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Copier en &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard as Markdown</source>
        <translation>Mettre la table dans le presse-papiers en Markdown</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>&amp;Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Actualiser</translation>
    </message>
    <message>
        <source>The chart has no values yet.</source>
        <translation>Le graphique ne montre encore aucune valeur.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Save values</source>
        <translation>Enregistrer les valeurs</translation>
    </message>
    <message>
        <source>Comma separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Values shown in the chart</source>
        <translation>Valeurs affichées dans le graphique</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard for a spreadsheet. If rows are selected, only those are copied.</source>
        <translation>Copier le tableau dans le presse-papiers pour un tableur. Si des lignes sont sélectionnées, seules celles-ci sont copiées.</translation>
    </message>
    <message>
        <source>Save the table to a file. Numbers use a decimal point.</source>
        <translation>Enregistrer le tableau dans un fichier. Les nombres ont un point décimal.</translation>
    </message>
    <message>
        <source>Reload the values from the chart</source>
        <translation>Recharger les valeurs du graphique</translation>
    </message>
</context>
<context>
    <name>qs::ChartWidget</name>
    <message>
        <source>Copy image</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Not enough memory for an image of this size.</source>
        <translation>La mémoire ne suffit pas pour une image de cette taille.</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Ajouter une annotation</translation>
    </message>
    <message>
        <source>Show data…</source>
        <translation>Afficher les données…</translation>
    </message>
    <message>
        <source>Copy data as text</source>
        <translation>Copier les données en texte</translation>
    </message>
    <message>
        <source>Export this chart…</source>
        <translation>Exporter ce graphique…</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
</context>
<context>
    <name>qs::CheckTree</name>
    <message>
        <source>Select or clear all modes of this kind</source>
        <translation>Cocher ou décocher tous les modes de ce genre</translation>
    </message>
    <message>
        <source>Only the baseline is selected, so nothing is compared. Select a mode, or press Default.</source>
        <translation>Seule la référence est choisie&#xa0;: rien n’est comparé. Cochez un mode, ou appuyez sur Défaut.</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n mode</numerusform>
            <numerusform>%n modes</numerusform>
        </translation>
    </message>
    <message>
        <source>Always measured. All other modes are compared with it.</source>
        <translation>Toujours mesuré. Tous les autres modes lui sont comparés.</translation>
    </message>
</context>
<context>
    <name>qs::CollapsibleSection</name>
    <message>
        <source>Show or hide: %1</source>
        <translation>Afficher ou masquer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>qs::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Palette de commandes</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Chercher une commande</translation>
    </message>
    <message>
        <source>Find a command, a page, a run or a field of the setup</source>
        <translation>Chercher une commande, une page, une exécution ou un champ de la configuration</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Type a few letters. Use the arrow keys to choose, Enter to run, and Escape to close.</source>
        <translation>Tapez quelques lettres. Choisissez avec les touches fléchées, exécutez avec Entrée et fermez avec Échap.</translation>
    </message>
    <message>
        <source>No matches. Try fewer letters.</source>
        <translation>Aucun résultat. Essayez avec moins de lettres.</translation>
    </message>
</context>
<context>
    <name>qs::CompareModule</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Bars, roofline and reasons of the modes or variants</source>
        <translation>Barres, roofline et raisons des modes ou variantes</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Co&amp;mparer</translation>
    </message>
    <message>
        <source>Show the comparison charts</source>
        <translation>Afficher les graphiques de comparaison</translation>
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
        <translation>Latence médiane</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>Débit de calcul</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bande passante</translation>
    </message>
    <message>
        <source>Signal to quantization noise</source>
        <translation>Rapport signal sur bruit de quantification</translation>
    </message>
    <message>
        <source>Output size</source>
        <translation>Taille de sortie</translation>
    </message>
    <message>
        <source>Comparison of the modes</source>
        <translation>Comparaison des modes</translation>
    </message>
    <message>
        <source>View of the comparison</source>
        <translation>Ce qui est montré de la comparaison</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barres</translation>
    </message>
    <message>
        <source>Latency, rates and accuracy side by side</source>
        <translation>Latence, débits et exactitude côte à côte</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>What each of them does, and what it gains</source>
        <translation>Ce que fait chacun, et ce qu’il y a gagné</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Imported scores of models on tasks</source>
        <translation>Scores importés de modèles sur des tâches</translation>
    </message>
    <message>
        <source>&amp;Copy the scores</source>
        <translation>&amp;Copier les scores</translation>
    </message>
    <message>
        <source>Copy all scores to the clipboard, tab-separated</source>
        <translation>Mettre tous les scores dans le presse-papiers, séparés par tabulations</translation>
    </message>
    <message>
        <source>Press F5 to compare the chosen modes.</source>
        <translation>Appuyez sur F5 pour comparer les modes choisis.</translation>
    </message>
    <message>
        <source>%1: %2

This page shows the modes of a run side by side: latency, bandwidth, signal-to-quantization-noise ratio and size as bars with their intervals, the roofline of the device, and the reasons for the differences.

Press F5 to run the setup as it is.</source>
        <translation>%1&#xa0;: %2

Cette page montre les modes d’une exécution côte à côte&#xa0;: latence, bande passante, rapport signal sur bruit de quantification et taille en barres avec leurs intervalles, la roofline de l’appareil et les raisons des différences.

Appuyez sur F5 pour exécuter la configuration telle quelle.</translation>
    </message>
    <message>
        <source>%1: %2

This page shows the variants of a run side by side: latency, arithmetic rate and bandwidth as bars with their intervals, the roofline of the device, and the reasons for the differences.

Press F5 to run the setup as it is.</source>
        <translation>%1&#xa0;: %2

Cette page montre les variantes d’une exécution côte à côte&#xa0;: latence, débit de calcul et bande passante en barres avec leurs intervalles, la roofline de l’appareil et les raisons des différences.

Appuyez sur F5 pour exécuter la configuration telle quelle.</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Rien à comparer pour l’instant</translation>
    </message>
    <message>
        <source>Whether memory or arithmetic limits each of them on this device</source>
        <translation>Si la mémoire ou le calcul limite chacun d’eux sur cet appareil</translation>
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
        <translation>pâle&#xa0;: non résolu</translation>
    </message>
    <message>
        <source>Nothing to compare yet. Choose two or more modes and press F5.</source>
        <translation>Encore rien à comparer. Choisissez deux modes ou plus et appuyez sur F5.</translation>
    </message>
    <message>
        <source> (difference not resolved)</source>
        <translation> (différence non résolue)</translation>
    </message>
    <message>
        <source>%1 (baseline): %2</source>
        <translation>%1 (référence)&#xa0;: %2</translation>
    </message>
    <message>
        <source>; the axis does not start at 0</source>
        <translation>; l’axe ne part pas de 0</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>intervalle</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>mode</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>%1, lower bound</source>
        <translation>%1, borne basse</translation>
    </message>
    <message>
        <source>%1, upper bound</source>
        <translation>%1, borne haute</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>difference resolved</source>
        <translation>différence résolue</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (référence)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1&#xa0;: %2 à %3</translation>
    </message>
    <message>
        <source>difference not resolved</source>
        <translation>sa différence n’est pas résolue</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>Axe logarithmique</translation>
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
        <translation> (importé)</translation>
    </message>
    <message>
        <source>Comparison of the modes</source>
        <translation>Comparaison des modes</translation>
    </message>
    <message>
        <source>Columns of the comparison</source>
        <translation>Colonnes de la comparaison</translation>
    </message>
    <message>
        <source>Use as &amp;baseline</source>
        <translation>Prendre pour &amp;référence</translation>
    </message>
    <message>
        <source>&amp;Reset columns</source>
        <translation>&amp;Réinitialiser les colonnes</translation>
    </message>
    <message>
        <source>No measurements yet. Choose what to compare in the setup and press F5. The table fills during the run.</source>
        <translation>Pas encore de mesures. Choisissez dans la configuration ce qu’il faut comparer et appuyez sur F5. Le tableau se remplit pendant l’exécution.</translation>
    </message>
</context>
<context>
    <name>qs::ContextHelp</name>
    <message>
        <source>Open in the manual</source>
        <translation>Ouvrir dans le manuel</translation>
    </message>
</context>
<context>
    <name>qs::CopyableTable</name>
    <message>
        <source>Copy the selected rows, or all rows, to the clipboard for a spreadsheet</source>
        <translation>Mettre les lignes choisies, ou toutes, dans le presse-papiers pour un tableur</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all rows, to the clipboard as Markdown</source>
        <translation>Mettre les lignes choisies, ou toutes, dans le presse-papiers en Markdown</translation>
    </message>
    <message>
        <source>&amp;Copy the selected rows as TSV</source>
        <translation>&amp;Copier les lignes choisies en TSV</translation>
    </message>
    <message>
        <source>&amp;Copy the table as TSV</source>
        <translation>&amp;Copier la table en TSV</translation>
    </message>
    <message>
        <source>Copy the selected rows as &amp;Markdown</source>
        <translation>Copier les lignes choisies en &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the table as &amp;Markdown</source>
        <translation>Copier la table en &amp;Markdown</translation>
    </message>
</context>
<context>
    <name>qs::DecideModule</name>
    <message>
        <source>Decide</source>
        <translation>Décider</translation>
    </message>
    <message>
        <source>Which configuration to use, under limits of memory, time and loss</source>
        <translation>Quelle configuration utiliser, sous des limites de mémoire, de temps et de perte</translation>
    </message>
    <message>
        <source>Dec&amp;ide</source>
        <translation>Déc&amp;ider</translation>
    </message>
    <message>
        <source>Show which configuration to use</source>
        <translation>Montrer quelle configuration utiliser</translation>
    </message>
    <message>
        <source>Alt+7</source>
        <translation>Alt+7</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Modèle de langue</translation>
    </message>
    <message>
        <source>Open the page that measures a language model in every configuration</source>
        <translation>Ouvrir la page qui mesure un modèle de langue dans chaque configuration</translation>
    </message>
    <message>
        <source>Model in every mode</source>
        <translation>Modèle dans chaque mode</translation>
    </message>
    <message>
        <source>Open the page that measures accuracy, size and time of a model</source>
        <translation>Ouvrir la page qui mesure l’exactitude, la taille et le temps d’un modèle</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>Open the page that measures the latency of an operation</source>
        <translation>Ouvrir la page qui mesure la latence d’une opération</translation>
    </message>
    <message>
        <source>Set up what is missing for the decision (%1)</source>
        <translation>Régler ce qui manque à la décision (%1)</translation>
    </message>
    <message>
        <source>Nothing is missing for this decision.</source>
        <translation>Rien ne manque à cette décision.</translation>
    </message>
    <message>
        <source>To measure again, go to the page of the run.</source>
        <translation>Pour mesurer de nouveau, allez à la page de l’exécution.</translation>
    </message>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>Attendez sa fin, ou arrêtez-la.</translation>
    </message>
    <message>
        <source>Check the setup and run it.</source>
        <translation>Vérifiez le réglage et lancez-le.</translation>
    </message>
    <message>
        <source>The setup for the decision is filled in.</source>
        <translation>Le réglage pour la décision est rempli.</translation>
    </message>
    <message>
        <source>Check it and run it.</source>
        <translation>Vérifiez-le et lancez-le.</translation>
    </message>
    <message>
        <source>Change the limits of the decision</source>
        <translation>Changer les limites de la décision</translation>
    </message>
    <message>
        <source>The device of that run is not available. The current device is kept.</source>
        <translation>L’appareil de cette exécution n’est pas disponible. L’appareil actuel est conservé.</translation>
    </message>
    <message>
        <source>This mode changes every weight and cannot be mixed by layer.</source>
        <translation>Ce mode modifie chaque poids et ne peut pas être combiné par couche.</translation>
    </message>
    <message>
        <source>Set limits of memory, time and loss beside the page: it ranks what was measured, with the reason for each place, and does not rank what is not resolved. Use it has the vLLM command, the recipe or the saved model.</source>
        <translation>Fixez à côté de la page des limites de mémoire, de temps et de perte&#xa0;: elle classe ce qui a été mesuré, avec la raison de chaque place, et ne classe pas ce qui n’est pas résolu. «&#xa0;L’utiliser&#xa0;» contient la commande vLLM, la recette ou le modèle enregistré.</translation>
    </message>
</context>
<context>
    <name>qs::DecidePage</name>
    <message>
        <source>Save the quantized model</source>
        <translation>Enregistrer le modèle quantifié</translation>
    </message>
    <message>
        <source>Serve it with vLLM</source>
        <translation>Le servir avec vLLM</translation>
    </message>
    <message>
        <source>Recipe for llm-compressor</source>
        <translation>Recette pour llm-compressor</translation>
    </message>
    <message>
        <source>Measure it again</source>
        <translation>Mesurer de nouveau</translation>
    </message>
    <message>
        <source>No configurations to rank yet</source>
        <translation>Encore rien à décider</translation>
    </message>
    <message>
        <source>This page ranks what was measured under your limits of memory, time and loss. Measure a language model, a model in every mode, or an operation first.</source>
        <translation>Cette page classe ce qui a été mesuré sous vos limites de mémoire, de temps et de perte. Mesurez d’abord un modèle de langue, un modèle dans chaque mode ou une opération.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>L’utiliser</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manque</translation>
    </message>
    <message>
        <source>Decide on</source>
        <translation>Décider de</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <source>Copy answer, ranking, reasons and evidence to the clipboard</source>
        <translation>Copier réponse, classement, raisons et preuves dans le presse-papiers</translation>
    </message>
    <message>
        <source>Show the run</source>
        <translation>Montrer l’exécution</translation>
    </message>
    <message>
        <source>Go to the run that these figures come from</source>
        <translation>Aller à l’exécution dont viennent ces chiffres</translation>
    </message>
    <message>
        <source>Open in the plan editor</source>
        <translation>Ouvrir dans l’éditeur de plans</translation>
    </message>
    <message>
        <source>Edit the modes of single layers on the Accuracy page, starting with this configuration</source>
        <translation>Modifier les modes de chaque couche dans la page Exactitude, en partant de celui-ci</translation>
    </message>
    <message>
        <source>How to use the configuration</source>
        <translation>Comment utiliser la configuration</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy this text to the clipboard</source>
        <translation>Copier ce texte dans le presse-papiers</translation>
    </message>
    <message>
        <source>Command or recipe</source>
        <translation>Commande ou recette</translation>
    </message>
    <message>
        <source>No run of this session was measured on a device whose name contains “%1”. Choose another device in the limits.</source>
        <translation>Aucune exécution de cette session n’a été mesurée sur un appareil dont le nom contient «&#xa0;%1&#xa0;». Choisissez un autre appareil dans les limites.</translation>
    </message>
    <message>
        <source>%1. %2: %3.</source>
        <comment>state, name, reason</comment>
        <translation>%1. %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Missing (%1)</source>
        <translation>Manque (%1)</translation>
    </message>
    <message>
        <source>Nothing is missing for this decision.</source>
        <translation>Rien ne manque à cette décision.</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Régler</translation>
    </message>
    <message>
        <source>Open the page with this setup without starting a run</source>
        <translation>Ouvrir la page avec ce réglage&#x202f;; rien ne démarre</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>Mesurer maintenant</translation>
    </message>
    <message>
        <source>Open the page with this setup and run it</source>
        <translation>Ouvrir la page avec ce réglage et le lancer</translation>
    </message>
    <message>
        <source>Only runs that measure the same thing are ranked together</source>
        <translation>Seules les exécutions qui mesurent la même chose sont classées ensemble</translation>
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
        <translation>Non résolu</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulé</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rejeté</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Mode or variant</source>
        <translation>Mode ou variante</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Speed-up (×)</source>
        <translation>Accél. (×)</translation>
    </message>
    <message>
        <source>Relative to the baseline of the same run, with the 95% interval; above 1 is faster</source>
        <translation>Par rapport à la référence de la même exécution, avec l’intervalle à 95&#x202f;%&#x202f;; au-dessus de 1 est plus rapide</translation>
    </message>
    <message>
        <source>Time per token (ms)</source>
        <translation>Temps par jeton (ms)</translation>
    </message>
    <message>
        <source>Time per call (µs)</source>
        <translation>Temps par appel (µs)</translation>
    </message>
    <message>
        <source>Median with its 95% interval</source>
        <translation>Médiane avec son intervalle à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Throughput (tokens/s)</source>
        <translation>Débit (jetons/s)</translation>
    </message>
    <message>
        <source>Decoded tokens of all sequences per second of wall time, with the 95% interval</source>
        <translation>Jetons décodés de toutes les séquences divisés par le temps qu’ils ont pris, avec l’intervalle à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Perplexity (%)</source>
        <translation>Perplexité (%)</translation>
    </message>
    <message>
        <source>Change against the baseline with its 95% interval; lower is better</source>
        <translation>Variation par rapport à la référence avec son intervalle à 95&#x202f;%&#x202f;; moins est mieux</translation>
    </message>
    <message>
        <source>Accuracy (points)</source>
        <translation>Exactitude (points)</translation>
    </message>
    <message>
        <source>Difference from the baseline with its 95% interval; for several tasks, the one with the largest possible loss</source>
        <translation>Différence avec la référence avec son intervalle à 95&#x202f;%&#x202f;; de plusieurs tâches, celle qui a pu perdre le plus</translation>
    </message>
    <message>
        <source>SQNR (dB)</source>
        <translation>SQNR (dB)</translation>
    </message>
    <message>
        <source>Signal to quantization noise; higher is better</source>
        <translation>Rapport signal sur bruit de quantification&#x202f;; plus est mieux</translation>
    </message>
    <message>
        <source>Output (MiB)</source>
        <translation>Sortie (MiB)</translation>
    </message>
    <message>
        <source>Memory (MiB)</source>
        <translation>Mémoire (MiB)</translation>
    </message>
    <message>
        <source>Codes, scales and zero points that are written</source>
        <translation>Codes, échelles et points zéro qui sont écrits</translation>
    </message>
    <message>
        <source>Device memory with the model loaded: weights, KV cache and workspace</source>
        <translation>De l’appareil, modèle chargé&#xa0;: poids, cache KV et espace de travail</translation>
    </message>
    <message>
        <source>Exact size of the model file</source>
        <translation>Du fichier de modèle, exacte</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Run that the figures come from</source>
        <translation>D’où viennent ses chiffres</translation>
    </message>
    <message>
        <source>Possible ranks of the configuration. Configurations that share ranks are equivalent within their intervals.</source>
        <translation>Rangs possibles de la configuration. Les configurations qui partagent des rangs sont équivalentes dans leurs intervalles.</translation>
    </message>
</context>
<context>
    <name>qs::DecisionTableView</name>
    <message>
        <source>Configurations and their ranking</source>
        <translation>Configurations et ce qui en a été décidé</translation>
    </message>
    <message>
        <source>There are no measured configurations to rank.</source>
        <translation>Rien n’a été mesuré dont on puisse décider.</translation>
    </message>
</context>
<context>
    <name>qs::DeckEditor</name>
    <message>
        <source>Pages of the presentation</source>
        <translation>Pages de la présentation</translation>
    </message>
    <message>
        <source>Pages in their order; a tick shows the page</source>
        <translation>Pages dans leur ordre&#x202f;; une coche affiche la page</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>Ajouter une page</translation>
    </message>
    <message>
        <source>Remove the page</source>
        <translation>Retirer la page</translation>
    </message>
    <message>
        <source>Move the page up</source>
        <translation>Monter la page</translation>
    </message>
    <message>
        <source>Move the page down</source>
        <translation>Descendre la page</translation>
    </message>
    <message>
        <source>As made from the session</source>
        <translation>Comme tirées de la session</translation>
    </message>
    <message>
        <source>Discard the choice. Pages follow the runs of the session again.</source>
        <translation>Oublier le choix&#xa0;: les pages suivent de nouveau les exécutions de la session.</translation>
    </message>
    <message>
        <source>Your own sentence; empty: the sentence made from the verdict</source>
        <translation>Votre propre phrase&#x202f;; vide&#xa0;: celle tirée du verdict</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time per page when the presentation advances automatically</source>
        <translation>Combien de temps reste chaque page quand la présentation défile seule</translation>
    </message>
    <message>
        <source>&amp;Sentence:</source>
        <translation>&amp;Phrase&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Present from here</source>
        <translation>Pré&amp;senter d’ici</translation>
    </message>
    <message>
        <source>&amp;Export slides…</source>
        <translation>&amp;Exporter les diapos…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>choose pages by themselves</source>
        <translation>laisser le choix des pages au programme</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>order the pages</source>
        <translation>ordonner les pages</translation>
    </message>
    <message>
        <source>show or hide a page</source>
        <translation>afficher ou masquer une page</translation>
    </message>
    <message>
        <source>add a page</source>
        <translation>ajouter une page</translation>
    </message>
    <message>
        <source>remove a page</source>
        <translation>retirer une page</translation>
    </message>
    <message>
        <source>change the sentence of a page</source>
        <translation>changer la phrase d’une page</translation>
    </message>
    <message>
        <source>&amp;Time per page:</source>
        <translation>&amp;Temps par page&#xa0;:</translation>
    </message>
    <message>
        <source>change the time per page</source>
        <translation>changer le temps par page</translation>
    </message>
</context>
<context>
    <name>qs::DimensionKnob</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Page Up and Page Down go to powers of two and 3·2ᵏ.</source>
        <translation>Page haut et Page bas vont aux puissances de deux et à 3·2ᵏ.</translation>
    </message>
    <message>
        <source>%1, values of known models</source>
        <translation>%1, valeurs de modèles connus</translation>
    </message>
    <message>
        <source>Values of known models</source>
        <translation>Valeurs de modèles connus</translation>
    </message>
    <message>
        <source>%1, log scale</source>
        <translation>%1, échelle log</translation>
    </message>
</context>
<context>
    <name>qs::DivergenceView</name>
    <message>
        <source>Background by KL divergence</source>
        <translation>Fonds selon la divergence KL</translation>
    </message>
    <message>
        <source>nats and more</source>
        <translation>nats et plus</translation>
    </message>
    <message>
        <source>Text by divergence</source>
        <translation>Texte selon la divergence</translation>
    </message>
    <message>
        <source>Configuration whose divergence is shown</source>
        <translation>Configuration dont la divergence est montrée</translation>
    </message>
    <message>
        <source>Configuration whose predictions are compared with those of the baseline</source>
        <translation>Quelle configuration a ses prédictions confrontées à celles de la référence</translation>
    </message>
    <message>
        <source>&amp;Worst token</source>
        <translation>&amp;Pire jeton</translation>
    </message>
    <message>
        <source>&amp;Next worst</source>
        <translation>Pire &amp;suivant</translation>
    </message>
    <message>
        <source>Worst token</source>
        <translation>Pire jeton</translation>
    </message>
    <message>
        <source>Go to the token with the largest divergence (W in the text)</source>
        <translation>Aller au jeton de plus grande divergence (W dans le texte)</translation>
    </message>
    <message>
        <source>Next worst token</source>
        <translation>Pire jeton suivant</translation>
    </message>
    <message>
        <source>Go to the token with the next largest divergence (N in the text)</source>
        <translation>Aller au jeton de plus grande divergence suivante (N dans le texte)</translation>
    </message>
    <message>
        <source>The first %1 of %2 tokens; over all of them the mean is %3 nats, the largest %4.</source>
        <translation>Les %1 premiers jetons sur %2&#x202f;; sur tous, la moyenne est %3 nats, le maximum %4.</translation>
    </message>
    <message>
        <source>“%1”: KL divergence %2 nats (%3 bits)</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: divergence KL %2 nats (%3 bits)</translation>
    </message>
    <message>
        <source>; probability of this token %1% in the baseline, %2% in %3</source>
        <translation>; probabilité de ce jeton %1&#x202f;% dans la référence, %2&#x202f;% dans %3</translation>
    </message>
    <message>
        <source>Point at a token, or use the arrow keys.</source>
        <translation>Pointez un jeton, ou parcourez-les avec les touches fléchées.</translation>
    </message>
    <message>
        <source>KL divergence of the baseline&apos;s prediction from this configuration&apos;s, by token: no background below 0.01 nats, then steps at 0.01, 0.03, 0.1, 0.3 (dotted underline) and 1 nat (underline).</source>
        <translation>Divergence KL de la prédiction de la référence par rapport à celle de cette configuration, par jeton&#xa0;: aucun fond sous 0,01 nat, puis des paliers à 0,01, 0,03, 0,1, 0,3 (souligné en pointillé) et 1 nat (souligné).</translation>
    </message>
    <message>
        <source>The text appears here, token by token, when a configuration other than the baseline has processed it.</source>
        <translation>Le texte apparaît ici, jeton par jeton, quand une configuration autre que la référence l’a traité.</translation>
    </message>
</context>
<context>
    <name>qs::FileCommands</name>
    <message>
        <source>Quantoscope sessions (*.%1)</source>
        <translation>Sessions Quantoscope (*.%1)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Exécutions non enregistrées</translation>
    </message>
    <message>
        <source>This session has unsaved changes.</source>
        <translation>La session a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Not opened:</source>
        <translation>Non ouvert&#xa0;:</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Enregistrer la session</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>Il n’y a encore rien à exporter.</translation>
    </message>
    <message>
        <source>Press F5 to measure first.</source>
        <translation>Appuyez sur F5 pour mesurer d’abord.</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Images (*.png *.svg *.pdf)</source>
        <translation>Images (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>The image was not saved.</source>
        <translation>L’image n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>Image saved as %1.</source>
        <translation>Image enregistrée sous %1.</translation>
    </message>
    <message>
        <source>Not exported:</source>
        <translation>Non exporté&#xa0;:</translation>
    </message>
    <message>
        <source>Report written to %1.</source>
        <translation>Rapport écrit dans %1.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Reload the session from its file</source>
        <translation>Relire le fichier de la session</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>Enregistrer la session sous un autre nom</translation>
    </message>
    <message>
        <source>Another window has this file open (process %1 on %2).</source>
        <translation>Une autre fenêtre a ce fichier ouvert (processus %1 sur %2).</translation>
    </message>
    <message>
        <source>%1 was removed or renamed by another program.</source>
        <translation>%1 a été retiré ou renommé par autre chose.</translation>
    </message>
    <message>
        <source>The session is still open. Save it to create the file again.</source>
        <translation>La session est toujours ici&#x202f;; enregistrez-la pour retrouver le fichier.</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 a été modifié par autre chose.</translation>
    </message>
    <message>
        <source>This window still shows the previous contents.</source>
        <translation>Cette fenêtre montre encore ce qu’il contenait avant.</translation>
    </message>
    <message>
        <source>Overwrite another version?</source>
        <translation>Écraser une autre version&#x202f;?</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here.</source>
        <translation>%1 a été modifié par autre chose depuis son ouverture ici.</translation>
    </message>
    <message>
        <source>%1 is open in another window (process %2 on %3).</source>
        <translation>%1 est ouvert dans une autre fenêtre (processus %2 sur %3).</translation>
    </message>
    <message>
        <source>Overwrite replaces that version with this one. Reload discards the unsaved changes in this window.</source>
        <translation>Écraser remplace cette version-là par celle-ci. Recharger abandonne ce qui n’est pas enregistré ici.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Écraser</translation>
    </message>
    <message>
        <source>The session stays open and unsaved. A recovery copy is kept.</source>
        <translation>La session reste ouverte et non enregistrée&#x202f;; une copie de récupération en est gardée.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Non enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Saving the image</source>
        <translation>Enregistrement de l’image</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Écriture du rapport</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Keep the open session</source>
        <translation>Garder la session ouverte</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>Enregistrement de %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s).</source>
        <translation>
            <numerusform>%n fichier.</numerusform>
            <numerusform>%n fichiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>All files that can be opened (%1)</source>
        <translation>Tous les fichiers qui peuvent être ouverts (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n file(s)…</source>
        <translation>
            <numerusform>Lecture de %n fichier…</numerusform>
            <numerusform>Lecture de %n fichiers…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the changes to this session?</source>
        <translation>Enregistrer les modifications de cette session&#x202f;?</translation>
    </message>
    <message>
        <source>Each window would overwrite what the other saves. You are asked before saving.</source>
        <translation>Chaque fenêtre écraserait ce que l’autre enregistre. Une confirmation vous est demandée avant l’enregistrement.</translation>
    </message>
    <message>
        <source>Results that arrived while saving are not in the file yet. Save again.</source>
        <translation>Les résultats arrivés pendant l’enregistrement ne sont pas encore dans le fichier. Enregistrez de nouveau.</translation>
    </message>
</context>
<context>
    <name>qs::FindingCard</name>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Show it in the trace</source>
        <translation>Montrer dans la trace</translation>
    </message>
    <message>
        <source>Show this mode</source>
        <translation>Montrer ce mode</translation>
    </message>
    <message>
        <source>show</source>
        <translation>montrer</translation>
    </message>
    <message>
        <source>Show in the trace: %1</source>
        <translation>Montrer dans la trace&#xa0;: %1</translation>
    </message>
    <message>
        <source>why</source>
        <translation>pourquoi</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Pourquoi&#xa0;: %1</translation>
    </message>
    <message>
        <source>Evidence and what to do</source>
        <translation>Sur quoi cela repose et que faire</translation>
    </message>
    <message>
        <source>less</source>
        <translation>moins</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>Recommandation</translation>
    </message>
    <message>
        <source>Select these modes</source>
        <translation>Sélectionner ces modes</translation>
    </message>
    <message>
        <source>Show each: %1</source>
        <translation>Montrer chacun&#xa0;: %1</translation>
    </message>
    <message>
        <source>details</source>
        <translation>détails</translation>
    </message>
</context>
<context>
    <name>qs::FindingMembers</name>
    <message>
        <source>Show it in the trace</source>
        <translation>Montrer dans la trace</translation>
    </message>
    <message>
        <source>Show this mode</source>
        <translation>Montrer ce mode</translation>
    </message>
</context>
<context>
    <name>qs::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recommendation(s)</source>
        <translation>
            <numerusform>%n recommandation</numerusform>
            <numerusform>%n recommandations</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings yet. Warnings about the measurement (cold start, throttling, failed verification) appear here.</source>
        <translation>Pas encore de constats. Les avertissements sur la mesure (démarrage à froid, bridage, vérification échouée) apparaissent ici.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search the findings</source>
        <translation>Rechercher dans les constats</translation>
    </message>
    <message>
        <source>Show only findings whose text or modes contain this</source>
        <translation>Ne montrer que les constats dont le texte ou les modes contiennent ceci</translation>
    </message>
    <message>
        <source>%1: show or hide</source>
        <translation>%1&#xa0;: afficher ou masquer</translation>
    </message>
    <message>
        <source>No findings match the filter.</source>
        <translation>Aucun constat ne correspond au filtre.</translation>
    </message>
</context>
<context>
    <name>qs::HeatMap</name>
    <message>
        <source>worse</source>
        <translation>moins bon</translation>
    </message>
    <message>
        <source>better</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>non résolu</translation>
    </message>
    <message>
        <source>in the plan</source>
        <translation>dans le plan</translation>
    </message>
    <message>
        <source>Sensitivity of the layers</source>
        <translation>Sensibilité des couches</translation>
    </message>
    <message>
        <source>%1 for %2 layers in %3 modes, %4 cells measured.</source>
        <translation>%1 pour %2 couches dans %3 modes, %4 cases mesurées.</translation>
    </message>
    <message>
        <source>Difference not resolved: %1.</source>
        <translation>Pour %1, la différence n’est pas résolue.</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>couche</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>mode</translation>
    </message>
    <message>
        <source>as shown</source>
        <translation>comme affiché</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>non mesuré</translation>
    </message>
    <message>
        <source>No sensitivity results yet. Turn on Sensitivity and press F5. Each cell shows one layer in one mode.</source>
        <translation>Pas encore de résultats de sensibilité. Activez Sensibilité et appuyez sur F5. Chaque cellule montre une couche dans un mode.</translation>
    </message>
</context>
<context>
    <name>qs::HistogramChart</name>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>Values (log)</source>
        <translation>Valeurs (log)</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>restitué</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>coupé</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>No tensor selected. Choose one above, or open a .safetensors or .npy file.</source>
        <translation>Aucun tenseur n’est affiché. Choisissez-en un ci-dessus, ou ouvrez un fichier .safetensors ou .npy.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>restored %1</source>
        <translation>restitué %1</translation>
    </message>
    <message>
        <source>nearest code value %1</source>
        <translation>valeur de code la plus proche %1</translation>
    </message>
    <message>
        <source>Logarithmic count axis</source>
        <translation>Effectifs sur un axe logarithmique</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>count</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>%1 values from %2 to %3, standard deviation %4. %5 represents %6 values at the median scale, in the range %7 to %8.</source>
        <translation>%1 valeurs de %2 à %3, écart-type %4. %5 représente %6 valeurs à l’échelle médiane, dans la plage de %7 à %8.</translation>
    </message>
    <message>
        <source>original %1</source>
        <translation>original %1</translation>
    </message>
</context>
<context>
    <name>qs::ImportCommands</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Import results</source>
        <translation>Importer des résultats d’autrui</translation>
    </message>
    <message>
        <source>Show a run of a single size that was measured here.</source>
        <translation>Affichez une exécution d’une seule taille mesurée ici.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Rien n’a été importé.</translation>
    </message>
    <message>
        <source>Imported %1: %2, read-only.</source>
        <translation>Importé %1&#xa0;: %2, en lecture seule.</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation>Non importé&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
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
            <numerusform>Lecture de %n fichier…</numerusform>
            <numerusform>Lecture de %n fichiers…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>There is no run to add imported results to.</source>
        <translation>Il n’y a pas d’exécution à laquelle ajouter des résultats importés.</translation>
    </message>
    <message>
        <source>Add imported results to %1</source>
        <translation>Ajouter des résultats importés à %1</translation>
    </message>
    <message>
        <source>The run was removed.</source>
        <translation>L’exécution a été supprimée.</translation>
    </message>
    <message>
        <source>add imported results to %1</source>
        <translation>ajouter des résultats importés à %1</translation>
    </message>
    <message>
        <source>Added %1 to %2: %3, read-only and without verdicts.</source>
        <translation>%1 ajouté à %2&#xa0;: %3, en lecture seule et sans verdicts.</translation>
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
        <translation>Type d’entrée</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>T&amp;ype</translation>
    </message>
    <message>
        <source>Tensor of the file</source>
        <translation>Tenseur du fichier</translation>
    </message>
    <message>
        <source>Te&amp;nsor</source>
        <translation>Te&amp;nseur</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Seed of the random normal input (mean 0, standard deviation 1). The same seed gives the same bytes on every backend.</source>
        <translation>Graine de l’entrée aléatoire normale (moyenne 0, écart-type 1). La même graine donne les mêmes octets sur chaque backend.</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>random normal</source>
        <translation>aléatoire normale</translation>
    </message>
    <message>
        <source>Input file</source>
        <translation>Fichier d’entrée</translation>
    </message>
    <message>
        <source>Choose an input file</source>
        <translation>Choisir un fichier d’entrée</translation>
    </message>
    <message>
        <source>Choose a .npy or .safetensors file</source>
        <translation>Choisir un fichier .npy ou .safetensors</translation>
    </message>
    <message>
        <source>Use random input</source>
        <translation>Revenir à une entrée aléatoire</translation>
    </message>
    <message>
        <source>Use random normal input</source>
        <translation>Revenir à une entrée aléatoire normale</translation>
    </message>
    <message>
        <source>Val&amp;ues</source>
        <translation>Val&amp;eurs</translation>
    </message>
    <message>
        <source>Choose an input tensor</source>
        <translation>Choisir un tenseur d’entrée</translation>
    </message>
    <message>
        <source>Tensors (*.npy *.safetensors);;All files (*)</source>
        <translation>Tenseurs (*.npy *.safetensors);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The file contains no tensors.</source>
        <translation>Le fichier ne contient aucun tenseur.</translation>
    </message>
    <message>
        <source>No tensor of the file can be used: %1</source>
        <translation>Aucun tenseur du fichier ne peut servir&#xa0;: %1</translation>
    </message>
    <message>
        <source>(array)</source>
        <translation>(tableau)</translation>
    </message>
    <message>
        <source>%1  ·  %2  %3</source>
        <translation>%1  ·  %2  %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 The input is still %2.</source>
        <translation>%1 L’entrée reste %2.</translation>
    </message>
    <message>
        <source>%1 The input is still random normal.</source>
        <translation>%1 L’entrée reste aléatoire normale.</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Lecture de %1 …</translation>
    </message>
    <message>
        <source>Values from the file; the seed is not used.</source>
        <translation>Valeurs du fichier&#x202f;; la graine n’est pas utilisée.</translation>
    </message>
    <message>
        <source>Seed %1 is used until you enter another one.</source>
        <translation>La graine %1 est gardée jusqu’à ce qu’une autre soit saisie.</translation>
    </message>
    <message>
        <source>Random normal. Drop a .npy or .safetensors file here for real data.</source>
        <translation>Aléatoire normale. Déposez ici un fichier .npy ou .safetensors pour de vraies données.</translation>
    </message>
    <message>
        <source>FP32, seed %1</source>
        <translation>FP32, graine %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, graine %2</translation>
    </message>
    <message>
        <source>Values from the file, %1 as %2; the seed is not used.</source>
        <translation>Valeurs du fichier, %1 en %2&#x202f;; la graine ne sert pas.</translation>
    </message>
    <message>
        <source>The file&apos;s %1 values are rounded to %2: some may overflow to infinity or become zero. The result shows how many.</source>
        <translation>Les %1 valeurs du fichier sont arrondies en %2&#xa0;: certaines peuvent déborder vers l’infini ou devenir nulles. Le résultat dit combien.</translation>
    </message>
    <message>
        <source>Data type of the input tensor before quantization. A file has its own type; if you choose another one, the values are rounded.</source>
        <translation>Type de données du tenseur d’entrée avant la quantification. Un fichier a son propre type&#x202f;; si vous en choisissez un autre, les valeurs sont arrondies.</translation>
    </message>
    <message>
        <source>Tensor of the file to use as input. Tensors that cannot be used show the reason.</source>
        <translation>Tenseur du fichier à utiliser comme entrée. Les tenseurs inutilisables en indiquent la raison.</translation>
    </message>
    <message>
        <source>Source of the values: a .npy or .safetensors file, or empty for random normal values. You can drop a file anywhere on the setup.</source>
        <translation>Source des valeurs&#xa0;: un fichier .npy ou .safetensors, ou vide pour des valeurs aléatoires normales. Vous pouvez déposer un fichier n’importe où sur la configuration.</translation>
    </message>
</context>
<context>
    <name>qs::KernelGuard</name>
    <message>
        <source>The run does not respond to Stop.</source>
        <translation>L’exécution ne répond pas à Arrêter.</translation>
    </message>
    <message>
        <source>From now on kernels run in a separate worker process, which Stop can end even if a kernel hangs.</source>
        <translation>Désormais les noyaux tournent dans un processus de calcul séparé, qu’Arrêter termine même quand un noyau est bloqué.</translation>
    </message>
    <message>
        <source>The device was lost: %1</source>
        <translation>L’appareil a été perdu pour ce programme&#xa0;: %1</translation>
    </message>
    <message>
        <source>All measurements are kept. Restart the program to use the device, or run kernels in a separate process.</source>
        <translation>Tout ce qui a été mesuré est gardé. Redémarrez le programme pour utiliser l’appareil, ou laissez les noyaux tourner dans un processus séparé.</translation>
    </message>
    <message>
        <source>The current request does not respond to Stop.</source>
        <translation>La question en cours ne répond pas à Arrêter.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Keep the results received so far, abandon the run, and measure in a separate process from now on</source>
        <translation>Garder les résultats reçus jusqu’ici, abandonner l’exécution et mesurer désormais dans un processus séparé</translation>
    </message>
    <message>
        <source>The window is waiting for it. Close the window again to abandon it. All results received so far are kept.</source>
        <translation>La fenêtre attend sa fin. Fermez de nouveau la fenêtre pour abandonner. Tous les résultats reçus jusqu’ici sont gardés.</translation>
    </message>
    <message>
        <source>The device or a kernel on it may hang. Wait, or abandon it. All results received so far are kept.</source>
        <translation>L’appareil ou un noyau qui y tourne est peut-être bloqué. Attendez, ou abandonnez. Tous les résultats reçus jusqu’ici sont gardés.</translation>
    </message>
    <message>
        <source>The run was abandoned. The results received so far are kept and marked as partial.</source>
        <translation>L’exécution a été abandonnée. Les résultats reçus jusqu’ici sont gardés et marqués comme partiels.</translation>
    </message>
    <message>
        <source>The request was abandoned.</source>
        <translation>La requête a été abandonnée.</translation>
    </message>
    <message>
        <source>The device may stay busy until the program is restarted. Choose &apos;Automatic&apos; in the settings to use a separate process.</source>
        <translation>L’appareil peut rester occupé jusqu’au redémarrage du programme. Choisissez «&#xa0;Automatique&#xa0;» dans les paramètres pour utiliser un processus séparé.</translation>
    </message>
    <message>
        <source>All measurements are kept. From now on kernels run in a separate worker process. Run again.</source>
        <translation>Toutes les mesures sont gardées. Désormais, les noyaux s’exécutent dans un processus de calcul séparé. Relancez l’exécution.</translation>
    </message>
</context>
<context>
    <name>qs::LanguageMenu</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lan&amp;gue</translation>
    </message>
    <message>
        <source>The language of the interface</source>
        <translation>La langue du programme</translation>
    </message>
    <message>
        <source>Use the language of the system</source>
        <translation>Prendre la langue du système</translation>
    </message>
    <message>
        <source>Use this language</source>
        <translation>Afficher le programme dans cette langue</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Redémarrer maintenant</translation>
    </message>
    <message>
        <source>Reopen the window in the new language; the session is kept</source>
        <translation>Rouvrir la fenêtre dans la nouvelle langue&#x202f;; la session revient</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Suivre le &amp;système</translation>
    </message>
    <message>
        <source>Restart to apply the new language.</source>
        <translation>Redémarrez pour appliquer la nouvelle langue.</translation>
    </message>
    <message>
        <source>The open session is kept.</source>
        <translation>La session ouverte revient.</translation>
    </message>
</context>
<context>
    <name>qs::LimitsPanel</name>
    <message>
        <source>A configuration has to meet these limits. Empty: no limit.</source>
        <translation>Une configuration doit respecter ces limites. Vide&#xa0;: pas de limite.</translation>
    </message>
    <message>
        <source>Rank by</source>
        <translation>Classer par</translation>
    </message>
    <message>
        <source>Quantity by which the configurations that meet the limits are ranked</source>
        <translation>Ce d’après quoi sont classées les configurations qui respectent les limites</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Appareil</translation>
    </message>
    <message>
        <source>Only use runs that were measured on this device</source>
        <translation>Seules comptent les exécutions mesurées sur cet appareil</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Sequences of a language model that are decoded together</source>
        <translation>Séquences d’un modèle de langue décodées ensemble</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Longueur du prompt</translation>
    </message>
    <message>
        <source>Tokens of a language model&apos;s prompt</source>
        <translation>Jetons du prompt d’un modèle de langue</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Device memory with the model loaded: weights, KV cache and workspace. For a model on the Accuracy page, the size of its file.</source>
        <translation>Mémoire de l’appareil, modèle chargé&#xa0;: poids, cache KV et espace de travail. Pour un modèle de la page Exactitude, la taille de son fichier.</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>Temps par jeton</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Median time of a decoding step of a language model</source>
        <translation>Temps médian d’un pas de décodage d’un modèle de langue</translation>
    </message>
    <message>
        <source>Time per call</source>
        <translation>Temps par appel</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Median latency of an operation, or of a call of a model on the Accuracy page</source>
        <translation>Latence médiane d’une opération, ou d’un appel d’un modèle de la page Exactitude</translation>
    </message>
    <message>
        <source>Perplexity rise</source>
        <translation>Hausse de perplexité</translation>
    </message>
    <message>
        <source>Increase in perplexity over the baseline</source>
        <translation>Hausse de la perplexité par rapport à celle de la référence</translation>
    </message>
    <message>
        <source>Accuracy loss</source>
        <translation>Perte d’exactitude</translation>
    </message>
    <message>
        <source>pp</source>
        <translation>pp</translation>
    </message>
    <message>
        <source>Accuracy below that of the baseline, in percentage points</source>
        <translation>Exactitude sous celle de la référence, en points de pourcentage</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>jet./s</translation>
    </message>
    <message>
        <source>Decoded tokens of all sequences of a language model per second of wall time</source>
        <translation>Jetons décodés de toutes les séquences d’un modèle de langue divisés par le temps qu’ils ont pris</translation>
    </message>
    <message>
        <source>Default limits</source>
        <translation>Limites par défaut</translation>
    </message>
    <message>
        <source>No limits except a rise of 1% in perplexity and a loss of 1 point in accuracy</source>
        <translation>Aucune limite sauf une perplexité plus élevée de 1&#x202f;% et une exactitude plus basse de 1 point</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a quantity and its unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>pas de limite</translation>
    </message>
    <message>
        <source>%1: “%2” is not valid. Enter a number of 0 or more.</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas un nombre à partir de 0.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>N’importe lequel</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>Le plus petit</translation>
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
        <translation>%1&#xa0;: %2 à %3</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>mode</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>borne basse</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>borne haute</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>Axe logarithmique</translation>
    </message>
</context>
<context>
    <name>qs::LlmConfigurationChooser</name>
    <message>
        <source>Configurations to study</source>
        <translation>Configurations à étudier</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Without quantization</source>
        <translation>Sans quantification</translation>
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
        <translation>Autres formats 4 bits</translation>
    </message>
    <message>
        <source>KV cache only</source>
        <translation>Cache KV seul</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Select all configurations</source>
        <translation>Cocher toutes les configurations</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Clear all but the baseline</source>
        <translation>Tout décocher sauf la référence</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Défaut</translation>
    </message>
    <message>
        <source>Select the configurations of the default study</source>
        <translation>Cocher les configurations de l’étude par défaut</translation>
    </message>
    <message>
        <source>Select the seven configurations of the published comparison</source>
        <translation>Cocher les sept de la comparaison publiée</translation>
    </message>
    <message>
        <source>%1 of %2 configurations</source>
        <translation>%1 configurations sur %2</translation>
    </message>
    <message>
        <source>; AWQ and GPTQ read the calibration text first</source>
        <translation>; AWQ et GPTQ lisent d’abord le texte de calibration</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>De base</translation>
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
        <translation>Tapez le début d’un texte…</translation>
    </message>
    <message>
        <source>The morning was bright, and Emma</source>
        <comment>a prompt for an English model</comment>
        <translation>The morning was bright, and Emma</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Générer</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Générer</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Chargement du modèle…</translation>
    </message>
    <message>
        <source>Cannot generate: %1</source>
        <translation>Non généré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The text to continue, or the message to a chat model. Ctrl+Return sends it.</source>
        <translation>Le texte à poursuivre, ou le message à un modèle de chat. Ctrl+Entrée l’envoie.</translation>
    </message>
    <message>
        <source>System message</source>
        <translation>Message système</translation>
    </message>
    <message>
        <source>Instructions to a chat model, before the prompt. Leave it empty for none.</source>
        <translation>Instructions à un modèle de chat, avant le prompt. Laissez vide pour aucune.</translation>
    </message>
    <message>
        <source>System message (optional)</source>
        <translation>Message système (facultatif)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>The configuration in which the model of the setup is loaded</source>
        <translation>La configuration dans laquelle le modèle choisi à gauche est chargé</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>A second configuration that continues the same prompt beside the first one. They take turns, token by token; the first token that differs is marked.</source>
        <translation>Une deuxième configuration qui poursuit le même prompt à côté de la première. Elles avancent à tour de rôle, jeton par jeton&#x202f;; le premier jeton qui diffère est marqué.</translation>
    </message>
    <message>
        <source>Maximum number of tokens</source>
        <translation>Nombre maximal de jetons</translation>
    </message>
    <message>
        <source>Generation ends after this many tokens, or when the model ends the text</source>
        <translation>La génération finit après ce nombre de jetons, ou quand le modèle termine le texte</translation>
    </message>
    <message>
        <source>&amp;Configuration</source>
        <translation>&amp;Configuration</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>Comparer &amp;avec</translation>
    </message>
    <message>
        <source>Ma&amp;x. tokens</source>
        <translation>Ma&amp;x. de jetons</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Divides the logits before a token is sampled. 0 is greedy: always the most likely token.</source>
        <translation>Divise les logits avant le tirage d’un jeton. 0 est glouton&#xa0;: chaque fois le jeton le plus probable.</translation>
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
        <translation>Graine</translation>
    </message>
    <message>
        <source>&amp;Temperature</source>
        <translation>&amp;Température</translation>
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
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>From the model</source>
        <translation>Du modèle</translation>
    </message>
    <message>
        <source>Chat template</source>
        <translation>Gabarit de chat</translation>
    </message>
    <message>
        <source>C&amp;hat template</source>
        <translation>Ga&amp;barit de chat</translation>
    </message>
    <message>
        <source>From the model: %1</source>
        <translation>Du modèle&#xa0;: %1</translation>
    </message>
    <message>
        <source>From the model: not recognized</source>
        <translation>Du modèle&#xa0;: non reconnu</translation>
    </message>
    <message>
        <source>From the model: none</source>
        <translation>Du modèle&#xa0;: aucun</translation>
    </message>
    <message>
        <source>Enter a prompt first</source>
        <translation>Entrez d’abord un prompt</translation>
    </message>
    <message>
        <source>Choose two different configurations</source>
        <translation>Choisissez deux configurations différentes</translation>
    </message>
    <message>
        <source>Stop generating</source>
        <translation>Arrêter la génération</translation>
    </message>
    <message>
        <source>Stop generating. The text so far is kept.</source>
        <translation>Arrêter la génération. Le texte produit jusqu’ici est gardé.</translation>
    </message>
    <message>
        <source>Continue the prompt (Ctrl+Return)</source>
        <translation>Poursuivre le prompt (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Sample from the most likely tokens whose probabilities add up to this. 1: from all tokens.</source>
        <translation>Tirer parmi les jetons les plus probables dont les probabilités totalisent cette valeur. 1&#xa0;: parmi tous.</translation>
    </message>
    <message>
        <source>Sample from this number of the most likely tokens. 0: from all tokens.</source>
        <translation>Tirer parmi ce nombre de jetons les plus probables. 0&#xa0;: parmi tous.</translation>
    </message>
    <message>
        <source>The same seed gives the same text in the same configuration</source>
        <translation>La même graine donne le même texte dans la même configuration</translation>
    </message>
    <message>
        <source>Has no effect while the temperature is 0</source>
        <translation>Sans effet tant que la température est 0</translation>
    </message>
    <message>
        <source>The same text so far</source>
        <translation>Le même texte jusqu’ici</translation>
    </message>
    <message>
        <source>The texts differ.</source>
        <translation>Les textes diffèrent.</translation>
    </message>
    <message>
        <source>Format of the prompt as a turn of a conversation. Templates are recognized by their tokens; the template code in tokenizer_config.json is not run.</source>
        <translation>Format du prompt comme tour de conversation. Les gabarits sont reconnus à leurs jetons&#x202f;; le code du gabarit dans tokenizer_config.json n’est pas exécuté.</translation>
    </message>
</context>
<context>
    <name>qs::LlmLivePanel</name>
    <message>
        <source>Tokens per second appear here while the study runs.</source>
        <translation>Les jetons par seconde apparaissent ici pendant l’étude.</translation>
    </message>
    <message>
        <source>Phase of the rates</source>
        <translation>À quoi se rapportent les débits</translation>
    </message>
    <message>
        <source>Text of the configurations</source>
        <translation>Ce que les configurations écrivent</translation>
    </message>
    <message>
        <source>The most likely continuation of the start of the text, for each configuration</source>
        <translation>La suite la plus probable du début du texte, telle que chaque configuration l’écrit</translation>
    </message>
    <message>
        <source>The text of each configuration appears here, token by token.</source>
        <translation>Ce que chaque configuration écrit apparaît ici, jeton par jeton.</translation>
    </message>
    <message>
        <source>&amp;Rates of</source>
        <translation>&amp;Débits de</translation>
    </message>
    <message numerus="yes">
        <source>all %n token(s) as the baseline</source>
        <translation>
            <numerusform>%n jeton, comme la référence</numerusform>
            <numerusform>les %n jetons comme la référence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %1 of %n token(s) as the baseline</source>
        <translation>
            <numerusform>comme la référence au début&#xa0;: %1 jeton sur %n</numerusform>
            <numerusform>comme la référence au début&#xa0;: %1 sur %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Rates of prefill, decoding and scoring differ too much for one chart. The chart follows the measured phase until you choose one.</source>
        <translation>Les débits du prefill, du décodage et de l’évaluation diffèrent trop pour un seul graphique. Le graphique suit la phase mesurée jusqu’à ce que vous en choisissiez une.</translation>
    </message>
</context>
<context>
    <name>qs::LlmPage</name>
    <message>
        <source>Charts of the language model study</source>
        <translation>Images de l’étude du modèle de langue</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En direct</translation>
    </message>
    <message>
        <source>Tokens per second during the study, and the text of each configuration</source>
        <translation>Jetons par seconde pendant l’étude, et ce que chaque configuration écrit</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Throughput over batch sizes, and time per output token</source>
        <translation>Débit selon la taille de lot, et temps par jeton produit</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplexité</translation>
    </message>
    <message>
        <source>Perplexity and KL divergence relative to the baseline, on the same tokens</source>
        <translation>Perplexité et divergence KL face à la référence, sur les mêmes jetons</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Correct answers by task, with verdicts on the same items</source>
        <translation>Bonnes réponses par tâche, avec verdicts sur les mêmes exemples</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Weights, caches and load time</source>
        <translation>Poids, caches, et ce que prend le chargement</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>Pareto</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>The text with the divergence of each token</source>
        <translation>Le texte avec la divergence de chaque jeton</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Générer</translation>
    </message>
    <message>
        <source>Continue a prompt in any configuration</source>
        <translation>Poursuivre un prompt dans une configuration au choix</translation>
    </message>
    <message>
        <source>The configurations appear here one by one, as soon as they are measured.</source>
        <translation>Les configurations apparaissent ici une à une, dès qu’elles sont mesurées.</translation>
    </message>
    <message>
        <source>Decoded tokens per second appear here with the first round.</source>
        <translation>Les jetons décodés par seconde apparaissent ici dès le premier tour.</translation>
    </message>
    <message>
        <source>How does quantization affect a language model?</source>
        <translation>Que fait la quantification à un modèle de langue&#x202f;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel the study</source>
        <translation>Annuler l’étude</translation>
    </message>
    <message>
        <source>Stop the study and keep the results so far</source>
        <translation>Terminer l’étude&#x202f;; ce qui est mesuré d’ici là est gardé</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Quelle table</translation>
    </message>
    <message>
        <source>Table that is shown; each chart selects its own</source>
        <translation>Laquelle des tables du rapport est affichée&#x202f;; chaque image apporte la sienne</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>Task and metric</source>
        <translation>Tâche et mesure</translation>
    </message>
    <message>
        <source>acc: largest log-likelihood; acc_norm: largest per character; exact_match: of generated answers</source>
        <translation>acc&#xa0;: plus grande log-vraisemblance&#x202f;; acc_norm&#xa0;: plus grande par caractère&#x202f;; exact_match&#xa0;: sur les réponses générées</translation>
    </message>
    <message>
        <source>Tas&amp;k</source>
        <translation>Tâc&amp;he</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>Temps par jeton produit</translation>
    </message>
    <message>
        <source>Bytes of the weights</source>
        <translation>Octets des poids</translation>
    </message>
    <message>
        <source>Quantity that perplexity is compared with</source>
        <translation>Ce à quoi la perplexité est comparée</translation>
    </message>
    <message>
        <source>Perplexity a&amp;gainst</source>
        <translation>Perplexité &amp;selon</translation>
    </message>
    <message>
        <source>Preparing the study…</source>
        <translation>Préparation de l’étude…</translation>
    </message>
    <message>
        <source>Opening the model</source>
        <translation>Ouverture du modèle</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Mesure en cours…</translation>
    </message>
    <message>
        <source>No measurements yet.</source>
        <translation>Rien n’est encore mesuré.</translation>
    </message>
    <message>
        <source>Only the baseline was measured: nothing is compared.</source>
        <translation>Seule la référence a été mesurée&#xa0;: rien n’est comparé.</translation>
    </message>
    <message>
        <source>Perplexity against time per token or size</source>
        <translation>Perplexité selon le temps par jeton ou la taille</translation>
    </message>
    <message>
        <source>A study loads a model of the Llama family in every chosen configuration and measures memory, speed and predictions, with intervals and verdicts.

The setup beside this page is ready to run with the small built-in model: press F5. You can also use your own model from a Hugging Face folder.</source>
        <translation>Une étude charge un modèle de la famille Llama dans chaque configuration choisie et mesure mémoire, vitesse et prédictions, avec intervalles et verdicts.

La configuration à côté de cette page est prête à être exécutée avec le petit modèle intégré&#xa0;: appuyez sur F5. Vous pouvez aussi utiliser votre propre modèle depuis un dossier Hugging Face.</translation>
    </message>
    <message>
        <source>Simulated configurations have no valid time and are not shown against time</source>
        <translation>Les configurations simulées n’ont pas de temps valable et ne sont pas montrées selon le temps</translation>
    </message>
</context>
<context>
    <name>qs::LlmPresenter</name>
    <message>
        <source>%1; %2 of files.</source>
        <translation>%1&#x202f;; %2 de fichiers.</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulé</translation>
    </message>
    <message>
        <source>Computed by: %1</source>
        <translation>Calculé par&#xa0;: %1</translation>
    </message>
    <message>
        <source>Loading the model: %1, %2%</source>
        <translation>Chargement du modèle&#xa0;: %1, %2&#x202f;%</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Modèle de langue</translation>
    </message>
    <message>
        <source>Effect of quantization on a language model</source>
        <translation>Ce que la quantification fait à un modèle de langue</translation>
    </message>
    <message>
        <source>Lan&amp;guage model</source>
        <translation>Modèle de la&amp;ngue</translation>
    </message>
    <message>
        <source>Show the effect of quantization on a language model</source>
        <translation>Montrer ce que la quantification fait à un modèle de langue</translation>
    </message>
    <message>
        <source>Alt+6</source>
        <translation>Alt+6</translation>
    </message>
    <message>
        <source>&amp;Generate text</source>
        <translation>&amp;Générer du texte</translation>
    </message>
    <message>
        <source>Continue your own prompt in any configuration of a language model</source>
        <translation>Poursuivre un prompt à vous dans une configuration d’un modèle de langue</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>A study of a language model is in progress.</source>
        <translation>Une étude d’un modèle de langue est en cours.</translation>
    </message>
    <message>
        <source>Run the study of the language model in the setup (%1)</source>
        <translation>Lancer l’étude du modèle de langue de la configuration (%1)</translation>
    </message>
    <message>
        <source>The largest configuration needs about %1 for weights, KV cache and workspace; %2 is free.</source>
        <translation>La plus grande configuration demande environ %1 pour poids, cache KV et espace de travail&#x202f;; %2 sont libres.</translation>
    </message>
    <message>
        <source>The largest configuration needs about %1 for weights, KV cache and workspace, but only %2 is free. It will not be loaded.</source>
        <translation>La plus grande configuration demande environ %1 pour poids, cache KV et espace de travail, mais seuls %2 sont libres&#xa0;: elle sera refusée.</translation>
    </message>
    <message>
        <source>Look at a language model</source>
        <translation>Regarder un modèle de langue</translation>
    </message>
    <message>
        <source>Each configuration of a Llama model: memory, latency, throughput, perplexity, tasks and the text token by token. Generate lets two configurations continue a prompt side by side. F5 here measures the model that comes with the program.</source>
        <translation>Chaque configuration d’un modèle Llama&#xa0;: mémoire, latence, débit, perplexité, tâches et le texte jeton par jeton. «&#xa0;Générer&#xa0;» fait poursuivre un prompt par deux configurations côte à côte. Ici, F5 mesure le modèle fourni avec le programme.</translation>
    </message>
</context>
<context>
    <name>qs::LlmSetupPanel</name>
    <message>
        <source>Setup of the language model study</source>
        <translation>Configuration de l’étude du modèle de langue</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Configurations</source>
        <translation>Configurations</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Model folder</source>
        <translation>Dossier du modèle</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>Parcourir</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Texte</translation>
    </message>
    <message>
        <source>Text file for perplexity</source>
        <translation>Fichier de texte pour la perplexité</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Cali&amp;bration</source>
        <translation>Cali&amp;bration</translation>
    </message>
    <message>
        <source>Text file for calibration</source>
        <translation>Fichier de texte pour la calibration</translation>
    </message>
    <message>
        <source>Choose a text</source>
        <translation>Choisir un texte</translation>
    </message>
    <message>
        <source>Choose a text for calibration</source>
        <translation>Choisir un texte pour la calibration</translation>
    </message>
    <message>
        <source>Tasks and their files</source>
        <translation>Tâches et leurs fichiers</translation>
    </message>
    <message>
        <source>Multiple-choice tasks and GSM8K from local files, in the format of lm-eval&apos;s sources (JSONL or JSON).</source>
        <translation>Tâches à choix multiples et GSM8K depuis des fichiers locaux, sous la forme des sources de lm-eval (JSONL ou JSON).</translation>
    </message>
    <message>
        <source>Add a task</source>
        <translation>Ajouter une tâche</translation>
    </message>
    <message>
        <source>Choose a task, then its file</source>
        <translation>Choisir une tâche, puis son fichier</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the task</source>
        <translation>Retirer la tâche</translation>
    </message>
    <message>
        <source>Remove the selected task</source>
        <translation>Laisser de côté la tâche marquée</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Maximum number of items per task; 0: all.</source>
        <translation>Au plus autant d’exemples par tâche&#x202f;; 0&#xa0;: tous.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Résolus</translation>
    </message>
    <message>
        <source>Solved examples before each GSM8K question.</source>
        <translation>Exemples résolus avant chaque question de GSM8K.</translation>
    </message>
    <message>
        <source>Cloze items</source>
        <translation>À trous</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>&amp;Batches</source>
        <translation>&amp;Lots</translation>
    </message>
    <message>
        <source>Number of sequences decoded together: one or more numbers, such as 1, 8, 32. The KV cache is sized for the largest.</source>
        <translation>Combien de séquences sont décodées ensemble&#xa0;: un ou plusieurs nombres, comme 1, 8, 32. Le cache des clés et valeurs est fait pour le plus grand.</translation>
    </message>
    <message>
        <source>&amp;Prompts</source>
        <translation>&amp;Prompts</translation>
    </message>
    <message>
        <source>Tokens per prompt: one or more numbers. The prompt and the generated tokens must fit into the model&apos;s context.</source>
        <translation>Jetons d’un prompt&#xa0;: un ou plusieurs nombres. Avec les jetons générés, ils doivent tenir dans le contexte du modèle.</translation>
    </message>
    <message>
        <source>&amp;Generated</source>
        <translation>&amp;Générés</translation>
    </message>
    <message>
        <source>Tokens that are generated in each measurement.</source>
        <translation>Jetons générés à chaque mesure.</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>To&amp;urs</translation>
    </message>
    <message>
        <source>Each round times every configuration once, in random order. A verdict needs at least 6 rounds.</source>
        <translation>À chaque tour, chaque configuration est chronométrée une fois, dans un ordre aléatoire. Moins de 6 ne donnent pas de verdict.</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>G&amp;raine</translation>
    </message>
    <message>
        <source>Seed of the order in the rounds, the cloze task and resampling.</source>
        <translation>De l’ordre des tours, de la tâche à trous et du rééchantillonnage.</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>Choisir un &amp;dossier…</translation>
    </message>
    <message>
        <source>Choose a model folder</source>
        <translation>Choisir le dossier d’un modèle</translation>
    </message>
    <message>
        <source>Built-in &amp;model</source>
        <translation>Le &amp;modèle du programme</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Text (*.txt *.md *.raw);;All files (*)</source>
        <translation>Texte (*.txt *.md *.raw);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Choose a file for %1</source>
        <translation>Choisir le fichier de %1</translation>
    </message>
    <message>
        <source>Tasks (*.jsonl *.json);;All files (*)</source>
        <translation>Tâches (*.jsonl *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Batches are whole numbers from 1 to %1, such as 1, 8, 32.</source>
        <translation>Les lots sont des nombres entiers de 1 à %1, comme 1, 8, 32.</translation>
    </message>
    <message>
        <source>Prompts are whole numbers of tokens, such as 128, 1024.</source>
        <translation>Les prompts sont des nombres entiers de jetons, comme 128, 1024.</translation>
    </message>
    <message>
        <source>built-in</source>
        <translation>du programme</translation>
    </message>
    <message>
        <source>held-out text</source>
        <translation>texte réservé</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n tâche</numerusform>
            <numerusform>%n tâches</numerusform>
        </translation>
    </message>
    <message>
        <source>cloze, %1 items</source>
        <translation>à trous, %1 exemples</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>lot %1</translation>
    </message>
    <message>
        <source>Load the model in each configuration and evaluate all of them on the same tokens (Ctrl+Return here, F5 everywhere)</source>
        <translation>Charger le modèle dans chaque configuration, les mesurer et les juger sur les mêmes jetons (Ctrl+Entrée ici, F5 partout)</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>intégré</translation>
    </message>
    <message>
        <source>A Hugging Face model folder with config.json, model.safetensors or its shards, and tokenizer.json. Llama, Mistral and Qwen2 are supported, also quantized as compressed-tensors, AWQ or GPTQ. You can drop the folder here. Empty: the small built-in model.</source>
        <translation>Un dossier de modèle Hugging Face avec config.json, model.safetensors ou ses fragments, et tokenizer.json. Llama, Mistral et Qwen2 sont pris en charge, aussi quantifiés en compressed-tensors, AWQ ou GPTQ. Vous pouvez déposer le dossier ici. Vide&#xa0;: le petit modèle intégré.</translation>
    </message>
    <message>
        <source>UTF-8 text file for perplexity, KL divergence and agreement. Empty: held-out text that the small model was not trained on.</source>
        <translation>Fichier texte UTF-8 pour la perplexité, la divergence KL et l’accord. Vide&#xa0;: texte réservé sur lequel le petit modèle n’a pas été entraîné.</translation>
    </message>
    <message>
        <source>Number of tokens to evaluate, from the start of the text; 0: all. Intervals narrow with the square root of this number.</source>
        <translation>Nombre de jetons à évaluer, depuis le début du texte&#x202f;; 0&#xa0;: tous. Les intervalles se resserrent avec la racine carrée de ce nombre.</translation>
    </message>
    <message>
        <source>UTF-8 text file for the calibration of AWQ and GPTQ. Empty: the built-in text.</source>
        <translation>Fichier texte UTF-8 pour la calibration d’AWQ et de GPTQ. Vide&#xa0;: le texte intégré.</translation>
    </message>
    <message>
        <source>Number of items in a cloze task made from the text: which of four words comes next. Used only if no other task is set. 0: none.</source>
        <translation>Nombre d’exemples d’une tâche à trous tirée du texte&#xa0;: lequel de quatre mots vient ensuite. Utilisé seulement si aucune autre tâche n’est indiquée. 0&#xa0;: aucun.</translation>
    </message>
    <message>
        <source>The built-in model needs no further settings.</source>
        <translation>Le modèle intégré ne demande aucun autre réglage.</translation>
    </message>
</context>
<context>
    <name>qs::LlmTable</name>
    <message>
        <source>Configurations of the study</source>
        <translation>Configurations de l’étude</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5. Each configuration is added as soon as it has run.</source>
        <translation>Pas encore de mesures. Appuyez sur F5. Chaque configuration est ajoutée dès qu’elle a été exécutée.</translation>
    </message>
</context>
<context>
    <name>qs::LlmTextColumn</name>
    <message>
        <source>Generated text</source>
        <translation>Texte généré</translation>
    </message>
    <message>
        <source>The continuation appears here as it is generated.</source>
        <translation>La suite apparaît ici à mesure qu’elle est générée.</translation>
    </message>
    <message>
        <source>Speed of the generated text</source>
        <translation>Vitesse du texte généré</translation>
    </message>
    <message>
        <source>Tokens per second is the number of tokens after the first one divided by their total time. The median step is the typical time of one token. If two configurations take turns, the time of each includes only its own turns.</source>
        <translation>Les jetons par seconde sont les jetons après le premier, divisés par le temps qu’ils ont pris ensemble. Le pas médian est le temps typique d’un jeton. Deux configurations avancent à tour de rôle, et le temps de chacune ne compte que ses propres tours.</translation>
    </message>
    <message>
        <source>Text generated by %1</source>
        <translation>Texte généré par %1</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) · %1 ms per token · %2 tokens/s</source>
        <translation>
            <numerusform>%n jeton · %1 ms par jeton · %2 jetons/s</numerusform>
            <numerusform>%n jetons · %1 ms par jeton · %2 jetons/s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>end of the text</source>
        <translation>fin du texte</translation>
    </message>
    <message>
        <source>first token after %1 ms</source>
        <translation>premier jeton après %1 ms</translation>
    </message>
    <message>
        <source>%1 ms per token</source>
        <translation>%1 ms par jeton</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 jetons/s</translation>
    </message>
    <message>
        <source>median step %1 ms</source>
        <translation>pas médian %1 ms</translation>
    </message>
</context>
<context>
    <name>qs::MainWindow</name>
    <message>
        <source>The table was copied to the clipboard as Markdown.</source>
        <translation>La table est dans le presse-papiers, en Markdown.</translation>
    </message>
    <message>
        <source>The table was copied to the clipboard, tab-separated.</source>
        <translation>La table est dans le presse-papiers, séparée par tabulations.</translation>
    </message>
    <message>
        <source>Views of the run</source>
        <translation>Vues de l’exécution</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
</context>
<context>
    <name>qs::ManualBrowser</name>
    <message>
        <source>Text of the manual</source>
        <translation>Texte du manuel</translation>
    </message>
</context>
<context>
    <name>qs::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Rechercher dans le manuel</translation>
    </message>
    <message>
        <source>Go back to what was shown before (Alt+Left)</source>
        <translation>Revenir à ce qui était montré avant (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
    <message>
        <source>No section contains this text.</source>
        <translation>Aucune section ne contient ce texte.</translation>
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
        <translation>La trace de chaque itération</translation>
    </message>
    <message>
        <source>S&amp;cope</source>
        <translation>S&amp;cope</translation>
    </message>
    <message>
        <source>Show the live trace</source>
        <translation>Afficher la trace en direct</translation>
    </message>
    <message>
        <source>Alt+1</source>
        <translation>Alt+1</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>Une exécution est en cours.</translation>
    </message>
    <message>
        <source>Input file:</source>
        <translation>Fichier d’entrée&#xa0;:</translation>
    </message>
    <message>
        <source>Cannot run this setup.</source>
        <translation>Cette configuration ne peut tourner.</translation>
    </message>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>Attendez sa fin, ou arrêtez-la.</translation>
    </message>
    <message>
        <source>There is no run to apply this to.</source>
        <translation>Il n’y a aucune exécution pour laquelle le faire.</translation>
    </message>
    <message>
        <source>This run was imported from %1: it cannot be measured again here.</source>
        <translation>Cette exécution a été importée de %1&#xa0;: elle ne peut être remesurée ici.</translation>
    </message>
    <message>
        <source>There are no samples to exclude.</source>
        <translation>Il n’y a rien à écarter.</translation>
    </message>
    <message>
        <source>exclude the warm-up</source>
        <translation>écarter l’échauffement</translation>
    </message>
    <message>
        <source>Use Undo to restore them.</source>
        <translation>Annuler le ramène.</translation>
    </message>
    <message>
        <source>This is not available for the shown run.</source>
        <translation>Cela ne peut se faire pour l’exécution affichée.</translation>
    </message>
    <message>
        <source>The target of the setup was not found.</source>
        <translation>La cible de la configuration n’a pas été trouvée.</translation>
    </message>
    <message>
        <source>The run failed:</source>
        <translation>L’exécution a échoué&#xa0;:</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Exclude this mode from the comparison</source>
        <translation>Laisser ce mode hors de la comparaison</translation>
    </message>
    <message>
        <source>Include this mode in the comparison</source>
        <translation>Comparer aussi ce mode</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Exclude this variant from the comparison</source>
        <translation>Laisser cette variante hors de la comparaison</translation>
    </message>
    <message>
        <source>Include this variant in the comparison</source>
        <translation>Comparer aussi cette variante</translation>
    </message>
    <message>
        <source>Preparing %1…</source>
        <translation>Préparation&#xa0;: %1…</translation>
    </message>
    <message>
        <source>Measured with %1</source>
        <translation>Mesuré avec %1</translation>
    </message>
    <message>
        <source>Measured with another setup of %1</source>
        <translation>Mesuré avec une autre configuration de %1</translation>
    </message>
    <message>
        <source>Press F5 or Live to measure again.</source>
        <translation>Appuyez sur F5 ou En direct pour mesurer de nouveau.</translation>
    </message>
    <message>
        <source>Press F5 or Live to measure %1.</source>
        <translation>Appuyez sur F5 ou En direct pour mesurer %1.</translation>
    </message>
    <message>
        <source>Go to a page that measures.</source>
        <translation>Allez à une page qui mesure.</translation>
    </message>
    <message>
        <source>Nsight profiles GPU kernels. Choose a GPU as the target.</source>
        <translation>Nsight profile les noyaux d’un GPU&#xa0;: choisissez-en un comme cible.</translation>
    </message>
    <message>
        <source>Measure continuously until stopped, and follow changes to the setup (%1)</source>
        <translation>Mesurer maintenant jusqu’à l’arrêt, et suivre la configuration pendant qu’elle change (%1)</translation>
    </message>
    <message>
        <source>Live is not available for studies</source>
        <translation>En direct n’est pas disponible pour les études</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it to measure live.</source>
        <translation>Une exécution est en cours. Arrêtez-la pour mesurer en direct.</translation>
    </message>
    <message>
        <source>Measure the setup (%1; Space on the chart)</source>
        <translation>Mesurer la configuration (%1&#x202f;; Espace sur le graphique)</translation>
    </message>
    <message>
        <source>The slow first samples now count as warm-up. Verdicts were updated.</source>
        <translation>Les premières mesures, lentes, comptent maintenant comme échauffement. Les verdicts ont été mis à jour.</translation>
    </message>
</context>
<context>
    <name>qs::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Erreur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Open it in its default program</source>
        <translation>L’ouvrir dans son programme par défaut</translation>
    </message>
    <message>
        <source>Show the folder in the file manager</source>
        <translation>Montrer le dossier dans le gestionnaire de fichiers</translation>
    </message>
</context>
<context>
    <name>qs::ModeChooser</name>
    <message>
        <source>any</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>per tensor</source>
        <translation>par tenseur</translation>
    </message>
    <message>
        <source>per token</source>
        <translation>par jeton</translation>
    </message>
    <message>
        <source>per group</source>
        <translation>par groupe</translation>
    </message>
    <message>
        <source>Show modes of granularity</source>
        <translation>Afficher les modes de granularité</translation>
    </message>
    <message>
        <source>Shows only modes with this number of elements per scale. Hidden modes stay selected.</source>
        <translation>N’affiche que les modes à autant d’éléments par échelle. Les modes masqués gardent leur coche.</translation>
    </message>
    <message>
        <source>&amp;Granularity</source>
        <translation>&amp;Granularité</translation>
    </message>
    <message>
        <source>static</source>
        <translation>statique</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dynamique</translation>
    </message>
    <message>
        <source>Show modes of scale</source>
        <translation>Afficher les modes d’échelle</translation>
    </message>
    <message>
        <source>Static: the scale is set before the launch. Dynamic: the kernel computes it from the data. Hidden modes stay selected.</source>
        <translation>Statique&#xa0;: l’échelle est donnée avant le lancement. Dynamique&#xa0;: le noyau la trouve dans les données. Les modes masqués gardent leur coche.</translation>
    </message>
    <message>
        <source>Sc&amp;ale</source>
        <translation>Éch&amp;elle</translation>
    </message>
    <message>
        <source>Modes to compare</source>
        <translation>Modes à comparer</translation>
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
        <translation>Entiers de 4 bits, avec une échelle par groupe.</translation>
    </message>
    <message>
        <source>4-bit float</source>
        <translation>Flottants 4 bits</translation>
    </message>
    <message>
        <source>Sixteen unevenly spaced values: NF4, and E2M1 in blocks (MXFP4, NVFP4).</source>
        <translation>Seize valeurs inégalement espacées&#xa0;: NF4, et E2M1 en blocs (MXFP4, NVFP4).</translation>
    </message>
    <message>
        <source>Block formats</source>
        <translation>Formats en blocs</translation>
    </message>
    <message>
        <source>8-bit blocks with a power-of-two scale (MXFP8), and the block formats of GGUF (Q8_0, Q4_0).</source>
        <translation>8 bits en blocs avec une puissance de deux comme échelle (MXFP8), et les blocs des fichiers GGUF (Q8_0, Q4_0).</translation>
    </message>
    <message>
        <source>Dialects</source>
        <translation>Dialectes</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Select or clear all visible modes of %1</source>
        <translation>Cocher ou décocher tous les modes affichés de %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Clear all visible modes</source>
        <translation>Décocher tous les modes affichés</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Défaut</translation>
    </message>
    <message>
        <source>Show all modes and select those of the default comparison</source>
        <translation>Afficher tous les modes et cocher ceux qu’il faut à une première comparaison</translation>
    </message>
    <message>
        <source>No mode is selected. Select at least one, or press Default.</source>
        <translation>Aucun mode n’est choisi. Cochez-en au moins un, ou appuyez sur Défaut.</translation>
    </message>
    <message>
        <source>%1 of %2 modes</source>
        <translation>%1 modes sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n mode</numerusform>
            <numerusform>%n modes</numerusform>
        </translation>
    </message>
    <message>
        <source>The same formats with the scaling and rounding of other packages. The codes differ; the cost is almost the same.</source>
        <translation>Les mêmes formats avec la mise à l’échelle et l’arrondi d’autres paquets. Les codes diffèrent&#x202f;; le coût est presque le même.</translation>
    </message>
    <message>
        <source>Select all visible modes. Modes of collapsed families are not changed.</source>
        <translation>Sélectionner tous les modes visibles. Les modes des familles repliées ne sont pas modifiés.</translation>
    </message>
    <message numerus="yes">
        <source>; %n hidden by the filter but still measured</source>
        <translation>
            <numerusform>; %n masqué par le filtre mais toujours mesuré</numerusform>
            <numerusform>; %n masqués par le filtre mais toujours mesurés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::OpenCommands</name>
    <message>
        <source>Not opened: %1</source>
        <translation>Non ouvert&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not opened:</source>
        <translation>Non ouvert&#xa0;:</translation>
    </message>
</context>
<context>
    <name>qs::OperationSection</name>
    <message>
        <source>Quantize</source>
        <translation>Quantifier</translation>
    </message>
    <message>
        <source>Dequantize</source>
        <translation>Déquantifier</translation>
    </message>
    <message>
        <source>INT8 ladder</source>
        <translation>Échelle INT8</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <translation>Produit matriciel</translation>
    </message>
    <message>
        <source>Linear + GELU</source>
        <translation>Linéaire + GELU</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Transformer block</source>
        <translation>Bloc transformer</translation>
    </message>
    <message>
        <source>Converts a tensor [tokens, hidden] to codes and scales, in every number format.</source>
        <translation>Un tenseur [tokens, hidden] en codes et échelles, dans chaque format de nombres.</translation>
    </message>
    <message>
        <source>Converts codes and scales back to values of the selected type.</source>
        <translation>Codes et échelles de retour en valeurs du type réglé.</translation>
    </message>
    <message>
        <source>[m, k] · [k, n] in several number formats, and with 8-bit and 4-bit weights.</source>
        <translation>[m, k] · [k, n], par format de nombres, et avec des poids de 8 et 4 bits.</translation>
    </message>
    <message>
        <source>gelu([m, k] · [k, n] + bias): as several kernels, as one kernel, and as a graph.</source>
        <translation>gelu([m, k] · [k, n] + bias)&#xa0;: en plusieurs noyaux, en un, en un graphe.</translation>
    </message>
    <message>
        <source>softmax(Q·Kᵀ/√d)·V: with the scores in memory, and fused.</source>
        <translation>softmax(Q·Kᵀ/√d)·V&#xa0;: avec les scores en mémoire, et fusionné.</translation>
    </message>
    <message>
        <source>A transformer block: call by call, as a graph, and compiled for its shape.</source>
        <translation>Un bloc transformer&#xa0;: appel par appel, en graphe, et compilé pour sa forme.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>&amp;Operation</source>
        <translation>&amp;Opération</translation>
    </message>
    <message>
        <source>Codes of random normal values, generated on the device from the seed; the type is that of the restored values.</source>
        <translation>Codes de valeurs aléatoires normales, faits sur l’appareil d’après la graine&#x202f;; le type est celui des valeurs restituées.</translation>
    </message>
    <message>
        <source>Random normal FP32, generated on the device from the seed.</source>
        <translation>Aléatoire normale en FP32, faite sur l’appareil d’après la graine.</translation>
    </message>
    <message>
        <source>Random normal, generated on the device from the seed.</source>
        <translation>Aléatoire normale, faite sur l’appareil d’après la graine.</translation>
    </message>
    <message>
        <source>Random normal, generated on the device from the seed. Variants named after a type use that type.</source>
        <translation>Aléatoire normale, faite sur l’appareil d’après la graine. Les variantes nommées d’après un type prennent celui-là.</translation>
    </message>
    <message>
        <source>dominated by launch overhead</source>
        <translation>dominé par le coût des lancements</translation>
    </message>
    <message>
        <source>compute-bound</source>
        <translation>limité par le calcul</translation>
    </message>
    <message>
        <source>published benchmark</source>
        <translation>benchmark publié</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, decode</source>
        <translation>Llama 3 8B, projection up, décodage</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, batch of 16</source>
        <translation>Llama 3 8B, projection up, lot de 16</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, batch of 64</source>
        <translation>Llama 3 8B, projection up, lot de 64</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, prefill</source>
        <translation>Llama 3 8B, projection up, prefill</translation>
    </message>
    <message>
        <source>Llama 3 8B, down projection, decode</source>
        <translation>Llama 3 8B, projection down, décodage</translation>
    </message>
    <message>
        <source>Llama 3 8B, down projection, batch of 16</source>
        <translation>Llama 3 8B, projection down, lot de 16</translation>
    </message>
    <message>
        <source>Llama 3 70B, up projection, decode</source>
        <translation>Llama 3 70B, projection up, décodage</translation>
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
        <translation>petit, pour un CPU</translation>
    </message>
    <message>
        <source>GPT-2</source>
        <translation>GPT-2</translation>
    </message>
    <message>
        <source>Llama 2 7B, prefill</source>
        <translation>Llama 2 7B, prefill</translation>
    </message>
    <message>
        <source>long context</source>
        <translation>contexte long</translation>
    </message>
    <message>
        <source>BERT large</source>
        <translation>BERT large</translation>
    </message>
    <message>
        <source>INT8 quantization, from five passes over memory to one kernel with packed conversion. Shows the gain of each optimization.</source>
        <translation>Quantification INT8, de cinq passages en mémoire à un seul noyau avec conversion groupée. Montre le gain de chaque optimisation.</translation>
    </message>
</context>
<context>
    <name>qs::PageList</name>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>Attendez sa fin, ou arrêtez-la.</translation>
    </message>
</context>
<context>
    <name>qs::PaletteCommands</name>
    <message>
        <source>There are no measurements yet. Press F5 to measure.</source>
        <translation>Rien n’est encore mesuré sur quoi elle puisse agir&#xa0;: F5 mesure.</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>Palette de &amp;commandes…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Show this run of the session</source>
        <translation>Afficher cette exécution de la session</translation>
    </message>
    <message>
        <source>Find every command, setting, operation, mode, page, run and field</source>
        <translation>Trouver chaque commande, paramètre, opération, mode, page, exécution et champ</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>a setting</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
    <message>
        <source>Explain this term</source>
        <translation>Expliquer ce terme</translation>
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
        <translation>%1, non disponible&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, dans %2</translation>
    </message>
    <message>
        <source>%1, in %2, keys %3</source>
        <translation>%1, dans %2, touches %3</translation>
    </message>
</context>
<context>
    <name>qs::PanelStrip</name>
    <message>
        <source>Hidden panels</source>
        <translation>Panneaux masqués</translation>
    </message>
    <message>
        <source>Show the panel %1</source>
        <translation>Afficher le panneau %1</translation>
    </message>
</context>
<context>
    <name>qs::ParetoChart</name>
    <message>
        <source>front</source>
        <translation>front</translation>
    </message>
    <message>
        <source>area: latency</source>
        <translation>aire&#xa0;: latence</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>intervalle à 95&#x202f;%</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>budget</translation>
    </message>
    <message>
        <source>Accuracy against size</source>
        <translation>Exactitude selon la taille</translation>
    </message>
    <message>
        <source>Logarithmic size axis</source>
        <translation>Taille sur un axe logarithmique</translation>
    </message>
    <message>
        <source>mode or plan</source>
        <translation>mode ou plan</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>model size</source>
        <translation>taille du modèle</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>latence</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>sur le front</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
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
        <translation>%1&#x202f;; l’axe ne commence pas à 0</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitude</translation>
    </message>
    <message>
        <source>%1: %2 for %3</source>
        <translation>%1&#xa0;: %2 pour %3</translation>
    </message>
    <message>
        <source>On the Pareto front (no other point is better in both): %1.</source>
        <translation>Sur le front, où rien d’autre n’est meilleur sur les deux plans&#xa0;: %1.</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>borne basse</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>borne haute</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>within the intervals</source>
        <translation>dans les intervalles</translation>
    </message>
    <message>
        <source>equivalent to the front within the 95% intervals</source>
        <translation>équivalent au front dans les intervalles à 95&#x202f;%</translation>
    </message>
    <message>
        <source>faded: behind the front beyond the intervals</source>
        <translation>pâle&#xa0;: derrière le front au-delà des intervalles</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 to plot each mode by size and accuracy.</source>
        <translation>Pas encore de mesures. Appuyez sur F5 pour placer chaque mode selon sa taille et son exactitude.</translation>
    </message>
    <message>
        <source>Equivalent to the front within the intervals: %1.</source>
        <translation>Équivalents au front dans les intervalles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>behind the front: another point costs no more and is better beyond the intervals</source>
        <translation>derrière le front&#xa0;: un autre point ne coûte pas plus et est meilleur au-delà des intervalles</translation>
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
        <translation>Octets du fichier, au plus</translation>
    </message>
    <message>
        <source>Maximum file size of the suggested plan</source>
        <translation>Le fichier du plan proposé a au plus cette taille</translation>
    </message>
    <message>
        <source>S&amp;uggest</source>
        <translation>P&amp;roposer</translation>
    </message>
    <message>
        <source>Suggest a plan within the budget</source>
        <translation>Proposer un plan dans le budget</translation>
    </message>
    <message>
        <source>&amp;Measure plan</source>
        <translation>&amp;Mesurer le plan</translation>
    </message>
    <message>
        <source>Measure the plan on the test items</source>
        <translation>Mesurer le plan sur les exemples de test</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>E&amp;nregistrer…</translation>
    </message>
    <message>
        <source>Save the model as this plan stores it</source>
        <translation>Enregistrer le modèle tel que ce plan le stocke</translation>
    </message>
    <message>
        <source>Plan with&amp;in</source>
        <translation>Plan d’au pl&amp;us</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>choisir…</translation>
    </message>
    <message>
        <source>Mode of all layers</source>
        <translation>Mode de toutes les couches</translation>
    </message>
    <message>
        <source>Sets all layers to one mode</source>
        <translation>Met chaque couche dans un mode</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>Toutes les couches</translation>
    </message>
    <message>
        <source>Mode of layer %1</source>
        <translation>Mode de la couche %1</translation>
    </message>
    <message>
        <source>%1: %2 inputs, %3 outputs</source>
        <translation>%1&#xa0;: %2 entrées, %3 sorties</translation>
    </message>
    <message>
        <source>Find the plan with the least expected loss within the budget, from the sensitivity of single layers</source>
        <translation>Le plan de perte attendue la plus faible dans le budget, d’après la sensibilité des couches</translation>
    </message>
    <message>
        <source>Measure accuracy and loss of the plan on the test items and add it to the Pareto chart</source>
        <translation>Mesure l’exactitude et la perte du plan sur les exemples de test et le place dans le graphique de Pareto</translation>
    </message>
    <message>
        <source>Save the model as this plan stores it, as safetensors. The file has the size shown here.</source>
        <translation>Écrit le modèle tel que ce plan le stocke, en safetensors&#x202f;; le fichier a la taille affichée ici.</translation>
    </message>
    <message>
        <source>Size: …</source>
        <translation>Taille&#xa0;: …</translation>
    </message>
    <message>
        <source>Measuring… %1, %2% of FP32</source>
        <translation>Mesure en cours… %1, %2&#x202f;% de FP32</translation>
    </message>
    <message>
        <source>%1, %2% of FP32</source>
        <translation>%1, %2&#x202f;% de FP32</translation>
    </message>
    <message>
        <source>Measuring… %1</source>
        <translation>Mesure en cours… %1</translation>
    </message>
    <message numerus="yes">
        <source>Codes %1, scales %2, zero points %3, not quantized %4, header %n byte(s)</source>
        <translation>
            <numerusform>Codes %1, échelles %2, points zéro %3, non quantifié %4, en-tête %n octet</numerusform>
            <numerusform>Codes %1, échelles %2, points zéro %3, non quantifié %4, en-tête %n octets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::PresentCommands</name>
    <message>
        <source>&amp;Present</source>
        <translation>Pré&amp;senter</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Présenter</translation>
    </message>
    <message>
        <source>Shift+F5</source>
        <translation>Shift+F5</translation>
    </message>
    <message>
        <source>Pages of the pr&amp;esentation…</source>
        <translation>P&amp;ages de la présentation…</translation>
    </message>
    <message>
        <source>Choose, order and name the pages</source>
        <translation>Choisir, ordonner et nommer les pages</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Export s&amp;lides…</source>
        <translation>Exporter les &amp;diapositives…</translation>
    </message>
    <message>
        <source>Write the presentation as PDF slides or as one HTML page</source>
        <translation>Écrire la présentation en diapositives PDF ou en une page HTML</translation>
    </message>
    <message>
        <source>Ctrl+Alt+E</source>
        <translation>Ctrl+Alt+E</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>Suivre la &amp;visite guidée</translation>
    </message>
    <message>
        <source>Open the &amp;example session</source>
        <translation>Ouvrir la session d’&amp;exemple</translation>
    </message>
    <message>
        <source>Look at recorded runs of an NVIDIA H200; no GPU is needed</source>
        <translation>Regarder des exécutions enregistrées d’un NVIDIA H200&#x202f;; aucun GPU n’est nécessaire</translation>
    </message>
    <message>
        <source>Export slides</source>
        <translation>Exporter les diapositives</translation>
    </message>
    <message>
        <source>PDF slides (*.pdf);;HTML page (*.html)</source>
        <translation>Diapositives PDF (*.pdf);;Page HTML (*.html)</translation>
    </message>
    <message>
        <source>Not exported:</source>
        <translation>Non exporté&#xa0;:</translation>
    </message>
    <message>
        <source>Presentation written to %1.</source>
        <translation>Présentation écrite dans %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s).</source>
        <translation>
            <numerusform>%n page.</numerusform>
            <numerusform>%n pages.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not opened:</source>
        <translation>Non ouvert&#xa0;:</translation>
    </message>
    <message>
        <source>Exporting the slides</source>
        <translation>Exportation des diapositives</translation>
    </message>
    <message>
        <source>The example session was not installed, or a run is in progress.</source>
        <translation>La session d&apos;exemple n&apos;a pas été installée, ou une exécution est en cours.</translation>
    </message>
    <message>
        <source>Show question, answer, evidence and caveats full screen</source>
        <translation>Montrer question, réponse, preuves et réserves en plein écran</translation>
    </message>
    <message>
        <source>See in three minutes what the program does, with recorded runs</source>
        <translation>Voir en trois minutes ce que fait le programme, avec des exécutions enregistrées</translation>
    </message>
</context>
<context>
    <name>qs::PresentWindow</name>
    <message>
        <source>Presentation</source>
        <translation>Présentation</translation>
    </message>
    <message>
        <source>There is one screen.</source>
        <translation>Il n’y a qu’un écran.</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Arrow keys, Space, Page Down, click</source>
        <translation>Flèches, Espace, Page bas, clic</translation>
    </message>
    <message>
        <source>Arrow keys, Page Up, right click</source>
        <translation>Flèches, Page haut, clic droit</translation>
    </message>
    <message>
        <source>First and last page</source>
        <translation>Première et dernière page</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>Page by number</source>
        <translation>Page par numéro</translation>
    </message>
    <message>
        <source>Digits, Enter</source>
        <translation>Chiffres, Entrée</translation>
    </message>
    <message>
        <source>F5 or A, P</source>
        <translation>F5 ou A, P</translation>
    </message>
    <message>
        <source>Slower and faster</source>
        <translation>Plus lent et plus rapide</translation>
    </message>
    <message>
        <source>+ and −</source>
        <translation>+ et −</translation>
    </message>
    <message>
        <source>Blank the screen</source>
        <translation>Écran noir</translation>
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
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Next screen</source>
        <translation>Écran suivant</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Page %1, then Enter</source>
        <translation>Page %1, puis Entrée</translation>
    </message>
    <message numerus="yes">
        <source>Advancing automatically, %n second(s) per page</source>
        <translation>
            <numerusform>Avance automatique, %n seconde par page</numerusform>
            <numerusform>Avance automatique, %n secondes par page</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Esc ends the presentation. F1 shows all keys.</source>
        <translation>Échap termine la présentation. F1 montre toutes les touches.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Advance automatically, pause</source>
        <translation>Avancer automatiquement, mettre en pause</translation>
    </message>
    <message>
        <source>Laser pointer</source>
        <translation>Pointeur laser</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) per page</source>
        <translation>
            <numerusform>%n seconde par page</numerusform>
            <numerusform>%n secondes par page</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::PresenterView</name>
    <message>
        <source>Presenter&apos;s view</source>
        <translation>Vue du présentateur</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>Temps depuis le début</translation>
    </message>
    <message>
        <source>Notes for this page</source>
        <translation>Notes de cette page</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Advance automatically</source>
        <translation>Avancer automatiquement</translation>
    </message>
</context>
<context>
    <name>qs::PresetDialog</name>
    <message>
        <source>Presets</source>
        <translation>Préréglages</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Select a preset and press F2 to rename it, or Delete to remove it.</source>
        <translation>Sélectionnez un préréglage et appuyez sur F2 pour le renommer, ou sur Suppr pour le retirer.</translation>
    </message>
</context>
<context>
    <name>qs::ReadingStrip</name>
    <message>
        <source>Readings of the active mode</source>
        <translation>Lecture du mode actif</translation>
    </message>
    <message>
        <source>median latency</source>
        <translation>latence médiane</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>bande passante</translation>
    </message>
    <message>
        <source>of ceiling</source>
        <translation>du plafond</translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation>SQNR</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1&#xa0;: %2 %3</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>no mode selected</source>
        <translation>aucun mode choisi</translation>
    </message>
    <message>
        <source>%1, n = %2</source>
        <translation>%1, n = %2</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importé</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>pas encore mesuré</translation>
    </message>
    <message>
        <source>%1 median, n = %2</source>
        <translation>%1 médiane, n = %2</translation>
    </message>
    <message>
        <source>median, n = %1</source>
        <translation>médiane, n = %1</translation>
    </message>
    <message>
        <source>%1 · not yet resolved</source>
        <translation>%1 · pas encore résolu</translation>
    </message>
    <message>
        <source>%1 median</source>
        <translation>%1 médiane</translation>
    </message>
    <message>
        <source>Median latency with %1 caches, measured in the same rounds.</source>
        <translation>Latence médiane avec caches %1, mesurée dans les mêmes tours.</translation>
    </message>
    <message>
        <source>95% interval: [%1, %2] %3.</source>
        <translation>Intervalle à 95&#x202f;%&#xa0;: [%1; %2] %3.</translation>
    </message>
    <message>
        <source>Median latency of the active mode: no sample yet.</source>
        <translation>Latence médiane du mode actif&#xa0;: pas encore de mesure.</translation>
    </message>
    <message>
        <source>Median of n = %1 samples, warm-up excluded.</source>
        <translation>Médiane de n = %1 mesures, échauffement écarté.</translation>
    </message>
    <message>
        <source>Median; the number of samples is not known.</source>
        <translation>Médiane&#x202f;; sur combien de mesures, on l’ignore.</translation>
    </message>
    <message>
        <source>± is half the range from fastest to slowest; below n = 6 there is no 95% interval.</source>
        <translation>± est la moitié du plus rapide au plus lent&#xa0;: sous n = 6 il n’y a pas d’intervalle à 95&#x202f;%.</translation>
    </message>
    <message>
        <source>± is half the 95% order-statistic interval of the median, [%1, %2] %3.</source>
        <translation>± est la moitié de l’intervalle à 95&#x202f;% de la médiane (statistiques d’ordre), [%1; %2] %3.</translation>
    </message>
    <message>
        <source>Not yet resolved: the interval is wider than ±1%, or n is below 59.</source>
        <translation>Pas encore résolu&#xa0;: l’intervalle dépasse ±1&#x202f;%, ou n est inférieur à 59.</translation>
    </message>
    <message>
        <source>Imported from %1, not measured here.</source>
        <translation>Importé de %1, non mesuré ici.</translation>
    </message>
    <message>
        <source>Each sample is the mean of %1 consecutive launches.</source>
        <translation>Chaque mesure est la moyenne de %1 lancements à la suite.</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>arithmétique</translation>
    </message>
    <message>
        <source>Operations of the task / median latency, in 10¹² per second: %1 per call.</source>
        <translation>Opérations de la tâche / latence médiane, en 10¹² par seconde&#xa0;: %1 par appel.</translation>
    </message>
    <message>
        <source>Moving at least %1 gives %2 GB/s.</source>
        <translation>%1 à déplacer au moins font %2 GB/s.</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>Bytes that must be moved / median latency: not known yet.</source>
        <translation>Octets à déplacer / latence médiane&#xa0;: pas encore connu.</translation>
    </message>
    <message>
        <source>Bytes that must be moved / median latency, in 10⁹ bytes per second.</source>
        <translation>Octets à déplacer / latence médiane, en 10⁹ octets par seconde.</translation>
    </message>
    <message>
        <source>One launch moves at least %1: input read once, result written once.</source>
        <translation>Un lancement déplace au moins %1&#xa0;: entrée lue une fois, résultat écrit une fois.</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>Time of a kernel with the same traffic / median latency: no ceiling measured yet.</source>
        <translation>Temps d’un noyau de même trafic / latence médiane&#xa0;: aucun plafond encore mesuré.</translation>
    </message>
    <message>
        <source>of roofline</source>
        <translation>de la roofline</translation>
    </message>
    <message>
        <source>Shortest time at the calibrated memory and arithmetic rates of this device / median latency. The Ceiling column of the table shows which rates apply.</source>
        <translation>Temps minimal d’après les débits étalonnés de mémoire et d’arithmétique de cet appareil / latence médiane. La colonne «&#xa0;Plafond&#xa0;» de la table dit quels débits le font.</translation>
    </message>
    <message>
        <source>Time of a kernel that only moves the same bytes / median latency. Both measured on this device, in this run, with the same method.</source>
        <translation>Temps d’un noyau qui ne déplace que les mêmes octets / latence médiane. Tous deux mesurés sur cet appareil, dans cette exécution, par la même méthode.</translation>
    </message>
    <message>
        <source>Ceiling: %1 GB/s.</source>
        <translation>Plafond&#xa0;: %1 GB/s.</translation>
    </message>
    <message>
        <source>Signal to quantization noise: not computed yet.</source>
        <translation>Rapport signal sur bruit de quantification&#xa0;: pas encore calculé.</translation>
    </message>
    <message>
        <source>Signal to quantization noise, 10·log10(Σx² / Σ(x−x̂)²), over all finite values of the input.</source>
        <translation>Rapport signal sur bruit de quantification, 10·log10(Σx² / Σ(x−x̂)²), sur toutes les valeurs finies de l’entrée.</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>%1 dB</source>
        <translation>%1 dB</translation>
    </message>
    <message>
        <source>%1 values of the input are NaN or infinite and cannot be judged.</source>
        <translation>%1 valeurs de l’entrée sont NaN ou infinies et ne peuvent pas être jugées.</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 détruites</translation>
    </message>
    <message>
        <source>Destroyed: finite values of the input that were restored as NaN or infinite. They are excluded from all figures.</source>
        <translation>Détruites&#xa0;: valeurs finies de l’entrée restituées en NaN ou infinies. Elles ne sont dans aucun chiffre.</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>non jugé</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>en partie</translation>
    </message>
</context>
<context>
    <name>qs::RecordedBanner</name>
    <message>
        <source>Recorded on %1, %2 — nothing is being measured now.</source>
        <translation>Enregistré sur %1, %2 — rien n’est mesuré en ce moment.</translation>
    </message>
</context>
<context>
    <name>qs::RecoveryBar</name>
    <message>
        <source>Unsaved session</source>
        <translation>Session non enregistrée</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n exécution</numerusform>
            <numerusform>%n exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n interrupted</source>
        <translation>
            <numerusform>%n interrompue</numerusform>
            <numerusform>%n interrompues</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 and %3, %4</source>
        <translation>%1&#xa0;: %2 et %3, %4</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Restore the newest session in this window</source>
        <translation>Ramener la plus récente dans cette fenêtre</translation>
    </message>
    <message>
        <source>Show contents…</source>
        <translation>Montrer le contenu…</translation>
    </message>
    <message>
        <source>List the sessions and their runs, and choose</source>
        <translation>Lister les sessions et leurs exécutions, et choisir</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Delete the recovery copies</source>
        <translation>Retirer ce qui en a été gardé</translation>
    </message>
    <message>
        <source>Decide later. You are asked again at the next start.</source>
        <translation>Décider plus tard&#xa0;: l’offre revient au prochain démarrage.</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Décider plus tard</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were not saved when the program ended.</source>
        <translation>
            <numerusform>%n session n’était pas enregistrée quand le programme s’est terminé.</numerusform>
            <numerusform>%n sessions n’étaient pas enregistrées quand le programme s’est terminé.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RecoveryDialog</name>
    <message>
        <source>Sessions that were not saved</source>
        <translation>Sessions non enregistrées</translation>
    </message>
    <message>
        <source>The program ended without saving these. Restoring one opens it in this window, where it can be saved; the others stay.</source>
        <translation>Le programme s’est terminé sans les enregistrer. En récupérer une l’ouvre dans cette fenêtre, où elle peut être enregistrée&#x202f;; les autres restent.</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Last written</source>
        <translation>Dernière écriture</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Unsaved session</source>
        <translation>Session non enregistrée</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) interrupted while measuring</source>
        <translation>
            <numerusform>%n exécution interrompue pendant la mesure</numerusform>
            <numerusform>%n exécutions interrompues pendant la mesure</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RecoveryManager</name>
    <message>
        <source>No recovery copy can be kept: %1</source>
        <translation>Aucune copie de récupération ne peut être gardée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Runs continue. Save the session soon. %1</source>
        <translation>Les exécutions continuent&#x202f;; enregistrez bientôt la session. %1</translation>
    </message>
    <message>
        <source>Another window has already restored this session.</source>
        <translation>Une autre fenêtre a déjà pris cette session.</translation>
    </message>
    <message>
        <source>Not restored:</source>
        <translation>Non récupéré&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) restored.</source>
        <translation>
            <numerusform>%n exécution récupérée.</numerusform>
            <numerusform>%n exécutions récupérées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the session to keep it.</source>
        <translation>Enregistrez la session pour la garder.</translation>
    </message>
    <message>
        <source>Some parts could not be read: %1</source>
        <translation>Certaines parties n’ont pas pu être lues&#xa0;: %1</translation>
    </message>
    <message>
        <source>Discard the recovery copies?</source>
        <translation>Supprimer ce qui a été gardé&#x202f;?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) will be deleted permanently.</source>
        <translation>
            <numerusform>%n session sera définitivement supprimée.</numerusform>
            <numerusform>%n sessions seront définitivement supprimées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ReportDialog</name>
    <message>
        <source>&amp;Tables and text</source>
        <translation>&amp;Tables et texte</translation>
    </message>
    <message>
        <source>Setup, tables, verdicts and findings of each run. The summary is always written.</source>
        <translation>Configuration, tables, verdicts et constats de chaque exécution&#x202f;; le résumé est toujours écrit.</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Graphiques</translation>
    </message>
    <message>
        <source>Every chart as a PNG image, also shown in the text</source>
        <translation>Chaque graphique en image PNG, et dans le texte</translation>
    </message>
    <message>
        <source>&amp;Samples (CSV)</source>
        <translation>&amp;Mesures (CSV)</translation>
    </message>
    <message>
        <source>Every measured latency in samples.csv, with series.csv</source>
        <translation>Chaque latence mesurée dans samples.csv, avec series.csv</translation>
    </message>
    <message>
        <source>&amp;Results (JSON)</source>
        <translation>&amp;Résultats (JSON)</translation>
    </message>
    <message>
        <source>All results in results.json, which the program and its command line can read</source>
        <translation>Tout ce qui a été mesuré dans results.json, que lisent ce programme et sa ligne de commande</translation>
    </message>
    <message>
        <source>&amp;Web page (one HTML file)</source>
        <translation>Page &amp;web (un fichier HTML)</translation>
    </message>
    <message>
        <source>report.html: the whole report with its charts in one file that any browser can open offline</source>
        <translation>report.html&#xa0;: tout le rapport avec ses graphiques dans un seul fichier que n’importe quel navigateur ouvre sans réseau</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Exporter un rapport</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Runs in the report</source>
        <translation>Exécutions du rapport</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>T&amp;ous</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Aucun</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Dossier&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>Folder for the report</source>
        <translation>Dossier du rapport</translation>
    </message>
    <message>
        <source>Select at least one run.</source>
        <translation>Cochez au moins une exécution.</translation>
    </message>
    <message>
        <source>Enter the full path of a folder.</source>
        <translation>Entrez le chemin complet d’un dossier.</translation>
    </message>
    <message>
        <source>This is a file. Enter the path of a folder.</source>
        <translation>C’est un fichier. Entrez le chemin d’un dossier.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Rem&amp;placer</translation>
    </message>
    <message>
        <source>The folder holds a report, which is replaced. Other files in it stay as they are.</source>
        <translation>Le dossier contient un rapport, qui est remplacé. Les autres fichiers du dossier restent comme ils sont.</translation>
    </message>
    <message>
        <source>The folder will be created.</source>
        <translation>Le dossier sera créé.</translation>
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
        <translation>%1 par appel, %2 opérations par octet</translation>
    </message>
    <message>
        <source>%1 GB/s, at least %2 per call</source>
        <translation>%1 GB/s, au moins %2 par appel</translation>
    </message>
    <message>
        <source>%1% of the copy rate, which is the limit</source>
        <translation>%1&#x202f;% du débit de copie, qui le borne</translation>
    </message>
    <message>
        <source>%1% of the %2 rate, which is the limit</source>
        <translation>%1&#x202f;% du débit %2, qui le borne</translation>
    </message>
    <message>
        <source>the %1 rate of this device was not measured</source>
        <translation>le débit %1 de cet appareil n’a pas été mesuré</translation>
    </message>
    <message>
        <source>no arithmetic is counted: the position is nominal</source>
        <translation>aucune arithmétique n’est comptée&#xa0;: sa place est nominale</translation>
    </message>
    <message>
        <source>imported, not measured here</source>
        <translation>importé, non mesuré ici</translation>
    </message>
    <message>
        <source>%1: %2 GB/s</source>
        <translation>%1&#xa0;: %2 GB/s</translation>
    </message>
    <message>
        <source>%1: %2 TFLOP/s at %3 operations per byte</source>
        <translation>%1&#xa0;: %2 TFLOP/s à %3 opérations par octet</translation>
    </message>
    <message>
        <source>, %1% of the roof</source>
        <translation>, %1&#x202f;% du toit</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>variante</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation>opérations par octet</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>débit</translation>
    </message>
    <message>
        <source>rate, lower bound</source>
        <translation>débit, borne basse</translation>
    </message>
    <message>
        <source>rate, upper bound</source>
        <translation>débit, borne haute</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>bande passante</translation>
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
        <translation>opérations d’un appel</translation>
    </message>
    <message>
        <source>bytes per call</source>
        <translation>octets d’un appel</translation>
    </message>
    <message>
        <source>roof</source>
        <translation>toit</translation>
    </message>
    <message>
        <source>share of the roof</source>
        <translation>du toit</translation>
    </message>
    <message>
        <source>%1 operations per byte</source>
        <translation>%1 opérations par octet</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 to plot each variant under the roofline of this device.</source>
        <translation>Pas encore de mesures. Appuyez sur F5 pour placer chaque variante sous la roofline de cet appareil.</translation>
    </message>
    <message>
        <source>%1% of its ceiling, a kernel that only moves the same bytes</source>
        <translation>%1&#x202f;% de son plafond, un noyau qui ne fait que déplacer les mêmes octets</translation>
    </message>
    <message>
        <source>This run has no device calibration, so no roofs are drawn.</source>
        <translation>Cette exécution n’a pas d’étalonnage de l’appareil, aucun toit n’est donc tracé.</translation>
    </message>
    <message>
        <source>, %1% of its ceiling</source>
        <translation>, %1&#x202f;% de son plafond</translation>
    </message>
</context>
<context>
    <name>qs::RunCommands</name>
    <message>
        <source>&amp;Use this setup</source>
        <translation>&amp;Utiliser cette configuration</translation>
    </message>
    <message>
        <source>Put the setup of the selected run into the panel, to change or measure it</source>
        <translation>Mettre la configuration de l’exécution choisie dans le panneau, pour la changer ou la mesurer</translation>
    </message>
    <message>
        <source>Run &amp;again</source>
        <translation>Exécuter de nou&amp;veau</translation>
    </message>
    <message>
        <source>Measure the selected run once more, with the setup that it was measured with</source>
        <translation>Mesurer encore une fois l’exécution choisie, avec la configuration de sa mesure</translation>
    </message>
    <message>
        <source>Ctrl+F5</source>
        <translation>Ctrl+F5</translation>
    </message>
    <message>
        <source>&amp;Duplicate with a change…</source>
        <translation>&amp;Dupliquer avec un changement…</translation>
    </message>
    <message>
        <source>Put the setup of the selected run into the panel and change something; the next run is named by what differs</source>
        <translation>Mettre la configuration de l’exécution choisie dans le panneau et changer quelque chose&#x202f;; l’exécution suivante est nommée d’après ce qui diffère</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Sa&amp;ve setup as preset…</source>
        <translation>Enregistrer la configuration comme préré&amp;glage…</translation>
    </message>
    <message>
        <source>Keep the setup of this page under a name</source>
        <translation>Garder la configuration de cette page sous un nom</translation>
    </message>
    <message>
        <source>This page has no setup.</source>
        <translation>Cette page n’a pas de configuration.</translation>
    </message>
    <message>
        <source>&amp;Manage presets…</source>
        <translation>Gé&amp;rer les préréglages…</translation>
    </message>
    <message>
        <source>Rename and delete presets</source>
        <translation>Renommer et supprimer des préréglages</translation>
    </message>
    <message>
        <source>There are no presets yet.</source>
        <translation>Il n’y a pas encore de préréglages.</translation>
    </message>
    <message>
        <source>P&amp;resets</source>
        <translation>&amp;Préréglages</translation>
    </message>
    <message>
        <source>Put this setup into the panel: %1</source>
        <translation>Mettre cette configuration dans le panneau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Select a run in the history first.</source>
        <translation>Choisissez d’abord une exécution dans l’historique.</translation>
    </message>
    <message>
        <source>The setup of an imported run is not known.</source>
        <translation>La configuration d’une exécution importée n’est pas connue.</translation>
    </message>
    <message>
        <source>The setup of %1 was not loaded:</source>
        <translation>La configuration de %1 n’a pas été chargée&#xa0;:</translation>
    </message>
    <message>
        <source>The setup of %1 is loaded.</source>
        <translation>La configuration de %1 est chargée.</translation>
    </message>
    <message>
        <source>Change something and press %1; the new run is named by what differs.</source>
        <translation>Changez quelque chose et appuyez sur %1&#x202f;; la nouvelle exécution est nommée d’après ce qui diffère.</translation>
    </message>
    <message>
        <source>Save setup as preset</source>
        <translation>Enregistrer la configuration comme préréglage</translation>
    </message>
    <message>
        <source>Name of the preset (%1). A preset of the same name is replaced.</source>
        <translation>Nom du préréglage (%1). Un préréglage du même nom est remplacé.</translation>
    </message>
    <message>
        <source>The setup is kept as the preset %1.</source>
        <translation>La configuration est gardée comme préréglage %1.</translation>
    </message>
    <message>
        <source>The device of that run is not available. The current device is kept.</source>
        <translation>L’appareil de cette exécution n’est pas disponible. L’appareil actuel est conservé.</translation>
    </message>
</context>
<context>
    <name>qs::RunComparing</name>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Runs of the session against a baseline run: medians, ratio, verdict, and what else differs</source>
        <translation>Exécutions de la session face à une exécution de référence&#xa0;: médianes, rapport, verdict, et ce qui diffère par ailleurs</translation>
    </message>
</context>
<context>
    <name>qs::RunComparisonModel</name>
    <message>
        <source>… TOO FEW</source>
        <translation>… TROP PEU</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? NON RÉSOLU</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= ÉGAL</translation>
    </message>
    <message>
        <source>↑ FASTER</source>
        <translation>↑ PLUS RAPIDE</translation>
    </message>
    <message>
        <source>↓ SLOWER</source>
        <translation>↓ PLUS LENT</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>The mode or variant that both runs measured</source>
        <translation>Le mode ou la variante que les deux exécutions ont mesuré</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>The run that is compared with the baseline run</source>
        <translation>L’exécution comparée à l’exécution de référence</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Size at which both runs measured it</source>
        <translation>Taille à laquelle les deux exécutions l’ont mesuré</translation>
    </message>
    <message>
        <source>p50, baseline run (µs)</source>
        <translation>p50, exécution de référence (µs)</translation>
    </message>
    <message>
        <source>Median of the baseline run with its 95% interval</source>
        <translation>Médiane de l’exécution de référence avec son intervalle à 95&#x202f;%</translation>
    </message>
    <message>
        <source>p50 (µs)</source>
        <translation>p50 (µs)</translation>
    </message>
    <message>
        <source>Median of this run with its 95% interval</source>
        <translation>Médiane de cette exécution avec son intervalle à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Change in time (%)</source>
        <translation>Variation du temps (%)</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Accélération</translation>
    </message>
    <message>
        <source>Median of the baseline run divided by that of this run, with the 95% interval from the intervals of both medians</source>
        <translation>Médiane de l’exécution de référence sur celle de cette exécution, avec l’intervalle à 95&#x202f;% tiré des intervalles des deux médianes</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>FASTER or SLOWER where the whole interval lies outside the range that counts as the same</source>
        <translation>PLUS RAPIDE ou PLUS LENT là où l’intervalle entier est au-delà de ce qui compte comme égal</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Samples of the shorter series</source>
        <translation>Mesures de la série la plus courte</translation>
    </message>
    <message>
        <source>Change of this run relative to the baseline run: 1/ratio − 1. Negative is faster. Grey without a verdict.</source>
        <translation>Variation de cette exécution par rapport à l’exécution de référence&#xa0;: 1/rapport − 1. Négatif est plus rapide. Gris sans verdict.</translation>
    </message>
</context>
<context>
    <name>qs::RunComparisonView</name>
    <message>
        <source>Runs against the baseline run</source>
        <translation>Exécutions face à l’exécution de référence</translation>
    </message>
    <message>
        <source>Differences between the runs</source>
        <translation>Différences entre les exécutions</translation>
    </message>
    <message>
        <source>To compare runs, select the check boxes of two or more in the Runs panel, or choose a baseline run.</source>
        <translation>Cochez deux exécutions ou plus dans la liste Exécutions, ou choisissez-en une comme exécution de référence, pour comparer des exécutions entre elles.</translation>
    </message>
    <message>
        <source>The setup and the environment of the runs are the same.</source>
        <translation>La configuration et l’environnement des exécutions ne diffèrent pas.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n faster</source>
        <translation>
            <numerusform>%n plus rapide</numerusform>
            <numerusform>%n plus rapides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slower</source>
        <translation>
            <numerusform>%n plus lent</numerusform>
            <numerusform>%n plus lents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n the same</source>
        <translation>
            <numerusform>%n égal</numerusform>
            <numerusform>%n égaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not resolved</source>
        <translation>
            <numerusform>%n non résolu</numerusform>
            <numerusform>%n non résolus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with too few samples</source>
        <translation>
            <numerusform>%n avec trop peu de mesures</numerusform>
            <numerusform>%n avec trop peu de mesures</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The runs did different work (operation, size, data type or input), so the ratio does not compare implementations alone.</source>
        <translation>Les exécutions ont fait un travail différent (opération, taille, type de données ou entrée)&#xa0;: le rapport n’est pas seulement celui de deux implémentations.</translation>
    </message>
    <message>
        <source>Compared with the baseline run: %1</source>
        <translation>Comparé à l’exécution de référence&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s) or size(s) were measured in only one of the runs and are excluded.</source>
        <translation>
            <numerusform>%n mode ou taille n’a été mesuré que dans une des exécutions et est exclu.</numerusform>
            <numerusform>%n modes ou tailles n’ont été mesurés que dans une des exécutions et sont exclus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RunDelegate</name>
    <message>
        <source>running</source>
        <translation>en cours</translation>
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
        <translation>Ce qui diffère</translation>
    </message>
    <message>
        <source>Part of the setup or of the environment</source>
        <translation>Partie de la configuration ou de l’environnement</translation>
    </message>
    <message>
        <source>Baseline run</source>
        <translation>Exécution de référence</translation>
    </message>
    <message>
        <source>In the baseline run</source>
        <translation>Dans l’exécution de référence</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Cette exécution</translation>
    </message>
    <message>
        <source>In the run that is compared with it</source>
        <translation>Dans l’exécution qui lui est comparée</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>The run that is compared with the baseline run</source>
        <translation>L’exécution comparée à l’exécution de référence</translation>
    </message>
</context>
<context>
    <name>qs::RunNotice</name>
    <message>
        <source>Go to the page that shows the selected run</source>
        <translation>Passer à la page qui montre l’exécution choisie</translation>
    </message>
    <message>
        <source>Select the run that this page shows</source>
        <translation>Choisir l’exécution que cette page montre</translation>
    </message>
</context>
<context>
    <name>qs::RunPresenter</name>
    <message>
        <source>imported from %1</source>
        <translation>importé de %1</translation>
    </message>
    <message>
        <source>Current run</source>
        <translation>Exécution en cours</translation>
    </message>
    <message>
        <source>Latency per iteration</source>
        <translation>Latence par itération</translation>
    </message>
    <message>
        <source>This run was imported without individual samples. Its figures are in the table below, its scores on the Compare page.</source>
        <translation>Cette exécution a été importée sans mesures isolées. Ses chiffres sont dans la table ci-dessous, les scores sur la page Comparer.</translation>
    </message>
    <message>
        <source>Latency of %1 in each run</source>
        <translation>Latence de %1 dans chaque exécution</translation>
    </message>
    <message>
        <source>recorded · %1</source>
        <translation>enregistré · %1</translation>
    </message>
    <message>
        <source>%1 M parameters</source>
        <translation>%1 M de paramètres</translation>
    </message>
    <message numerus="yes">
        <source>Latency per sample, each the mean of %n launch(es)</source>
        <translation>
            <numerusform>Latence par mesure, chacune étant la moyenne de %n lancement</numerusform>
            <numerusform>Latence par mesure, chacune étant la moyenne de %n lancements</numerusform>
        </translation>
    </message>
    <message>
        <source>Latency of %1 in each run, the first %2 iterations</source>
        <translation>Latence de %1 dans chaque exécution, les %2 premières itérations</translation>
    </message>
    <message>
        <source>The chart shows the run in progress. Stop it to show an earlier run.</source>
        <translation>Le graphique montre l’exécution en cours. Arrêtez-la pour afficher une exécution antérieure.</translation>
    </message>
</context>
<context>
    <name>qs::RunSelection</name>
    <message>
        <source>The selected run, %1, is an accuracy study.</source>
        <translation>L’exécution choisie, %1, est une étude d’exactitude.</translation>
    </message>
    <message>
        <source>The selected run, %1, is a study of a language model.</source>
        <translation>L’exécution choisie, %1, est une étude d’un modèle de langue.</translation>
    </message>
    <message>
        <source>The selected run, %1, is a study of another kind.</source>
        <translation>L’exécution choisie, %1, est une étude d’une autre sorte.</translation>
    </message>
    <message>
        <source>The selected run, %1, is a sweep.</source>
        <translation>L’exécution choisie, %1, est un balayage.</translation>
    </message>
    <message>
        <source>The selected run, %1, measured kernels at one size.</source>
        <translation>L’exécution choisie, %1, a mesuré des noyaux à une seule taille.</translation>
    </message>
    <message>
        <source>This page shows %1 instead.</source>
        <translation>Cette page montre plutôt %1.</translation>
    </message>
    <message>
        <source>This session has no run that this page can show.</source>
        <translation>Cette session n’a aucune exécution que cette page puisse montrer.</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <comment>a page</comment>
        <translation>Aller à %1</translation>
    </message>
    <message>
        <source>Select %1</source>
        <comment>a run</comment>
        <translation>Choisir %1</translation>
    </message>
</context>
<context>
    <name>qs::RunStore</name>
    <message>
        <source>Mode study %1 · %2 · %3</source>
        <translation>Étude des modes %1 · %2 · %3</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>retirer %1</translation>
    </message>
    <message>
        <source>rename run</source>
        <translation>renommer l’exécution</translation>
    </message>
    <message>
        <source>change note</source>
        <translation>modifier la note</translation>
    </message>
    <message>
        <source>use %1 as baseline</source>
        <translation>prendre %1 pour référence</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>déplacer %1</translation>
    </message>
    <message numerus="yes">
        <source>remove %n run(s)</source>
        <translation>
            <numerusform>retirer %n exécution</numerusform>
            <numerusform>retirer %n exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>small Llama</source>
        <translation>petit Llama</translation>
    </message>
    <message>
        <source>Language model %1 · %2 · %3</source>
        <translation>Modèle de langue %1 · %2 · %3</translation>
    </message>
    <message>
        <source>use %1 as baseline run</source>
        <translation>prendre %1 pour exécution de référence</translation>
    </message>
    <message>
        <source>clear baseline run</source>
        <translation>retirer l’exécution de référence</translation>
    </message>
</context>
<context>
    <name>qs::RunsModel</name>
    <message>
        <source>Running now</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>★ Baseline: the other runs are compared with it</source>
        <translation>★ Référence&#xa0;: les autres exécutions sont comparées à celle-ci</translation>
    </message>
    <message>
        <source>, running</source>
        <translation>, en cours</translation>
    </message>
    <message>
        <source>, baseline</source>
        <translation>, référence</translation>
    </message>
</context>
<context>
    <name>qs::RunsPanel</name>
    <message>
        <source>Runs of this session</source>
        <translation>Exécutions de cette session</translation>
    </message>
    <message>
        <source>Note on this run</source>
        <translation>Note sur cette exécution</translation>
    </message>
    <message>
        <source>Note on the run</source>
        <translation>Note sur l’exécution</translation>
    </message>
    <message>
        <source>A note on the active run. It is saved with the session and included in the report.</source>
        <translation>Une note sur l’exécution active&#x202f;; elle est enregistrée avec la session et imprimée dans le rapport.</translation>
    </message>
    <message>
        <source>&amp;Overlay on the active run</source>
        <translation>Super&amp;poser à l’exécution active</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Edit &amp;note</source>
        <translation>Modifier la n&amp;ote</translation>
    </message>
    <message>
        <source>Draw the active mode of the checked runs in one chart</source>
        <translation>Tracer ensemble le mode actif des exécutions marquées</translation>
    </message>
    <message>
        <source>Rename the active run</source>
        <translation>Donner un autre nom à l’exécution active</translation>
    </message>
    <message>
        <source>Remove the selected runs from the session. Undo restores them.</source>
        <translation>Retirer de la session les exécutions choisies&#x202f;; Annuler les ramène.</translation>
    </message>
    <message>
        <source>Edit the note on the active run</source>
        <translation>Écrire une note sur l’exécution active</translation>
    </message>
    <message>
        <source>Move the active run up in the list</source>
        <translation>Monter l’exécution active d’une place dans la liste</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>Move the active run down in the list</source>
        <translation>Descendre l’exécution active d’une place dans la liste</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Reno&amp;mmer</translation>
    </message>
    <message>
        <source>Mo&amp;ve up</source>
        <translation>Mo&amp;nter</translation>
    </message>
    <message>
        <source>Use as baseline r&amp;un</source>
        <translation>Prendre pour exéc&amp;ution de référence</translation>
    </message>
    <message>
        <source>Compare the other runs with this one, on the Compare page</source>
        <translation>Comparer les autres exécutions à celle-ci, dans la page Comparer</translation>
    </message>
    <message>
        <source>No runs yet. Press F5 to measure. Every run is kept here. Select the check boxes of two or more runs to overlay them.</source>
        <translation>Pas encore d’exécutions. Appuyez sur F5 pour mesurer. Chaque exécution est gardée ici. Cochez les cases d’au moins deux exécutions pour les superposer.</translation>
    </message>
    <message>
        <source>This run is in progress. You can rename it and add a note when it has ended.</source>
        <translation>Cette exécution est en cours. Vous pourrez la renommer et y ajouter une note quand elle sera terminée.</translation>
    </message>
</context>
<context>
    <name>qs::ScaleSection</name>
    <message>
        <source>from the input</source>
        <translation>d’après l’entrée</translation>
    </message>
    <message>
        <source>given</source>
        <translation>donnée</translation>
    </message>
    <message>
        <source>Source of the static scale</source>
        <translation>Source de l’échelle statique</translation>
    </message>
    <message>
        <source>From the input: the extremes of the input, found before the measurement. Given: the values below, for every static mode.</source>
        <translation>D’après l’entrée&#xa0;: ses propres extrêmes, trouvés avant la mesure. Donnée&#xa0;: les valeurs ci-dessous, pour chaque mode statique.</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>S&amp;ource</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>Static scale</source>
        <translation>Échelle statique</translation>
    </message>
    <message>
        <source>Scale s of the static modes, a number above 0: a code q represents q·s.</source>
        <translation>Échelle s des modes statiques, un nombre supérieur à 0&#xa0;: un code q vaut q·s.</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>Éche&amp;lle</translation>
    </message>
    <message>
        <source>Zero point</source>
        <translation>Point zéro</translation>
    </message>
    <message>
        <source>Zero point z of int8-tensor-static-azp and int8-tensor-affine, an integer: a code q represents (q − z)·s. Empty with a given scale: 0.</source>
        <translation>Point zéro z de int8-tensor-static-azp et int8-tensor-affine, un entier&#xa0;: un code q vaut (q − z)·s. Vide avec une échelle donnée&#xa0;: 0.</translation>
    </message>
    <message>
        <source>&amp;Zero point</source>
        <translation>Point &amp;zéro</translation>
    </message>
    <message>
        <source>Enter a scale, or choose &apos;from the input&apos;.</source>
        <translation>Saisissez une échelle, ou choisissez «&#xa0;d’après l’entrée&#xa0;».</translation>
    </message>
    <message>
        <source>The scale must be a finite number above 0, for example 0.05.</source>
        <translation>L’échelle doit être un nombre fini supérieur à 0, par exemple 0,05.</translation>
    </message>
    <message>
        <source>The zero point must be an integer, for example −12.</source>
        <translation>Le point zéro doit être un entier, par exemple −12.</translation>
    </message>
    <message>
        <source>No static mode is selected; dynamic modes compute their own scale.</source>
        <translation>Aucun mode statique n’est choisi&#x202f;; les dynamiques trouvent leur propre échelle.</translation>
    </message>
    <message>
        <source>No static mode with a zero point is selected; the zero point is not used.</source>
        <translation>Aucun mode statique à point zéro n’est choisi&#x202f;; le point zéro n’est pas utilisé.</translation>
    </message>
    <message>
        <source>s = %1</source>
        <translation>s = %1</translation>
    </message>
    <message>
        <source>INT8 and FP8 share this scale, but their codes reach 127 and 448 or more: one of them clips or uses only part of its range.</source>
        <translation>INT8 et FP8 partagent cette échelle, mais leurs codes vont jusqu’à 127 et jusqu’à 448 ou plus&#xa0;: l’un d’eux coupe ou n’utilise qu’une partie de sa plage.</translation>
    </message>
</context>
<context>
    <name>qs::ScopeChart</name>
    <message>
        <source>No samples yet. Press F5 to run the setup on the left, or turn on Live.</source>
        <translation>Pas encore de mesures. Appuyez sur F5 pour exécuter la configuration de gauche, ou activez En direct.</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median %3, p95 %4, p99 %5, maximum %6.</source>
        <translation>%1&#xa0;: %2 itérations, médiane %3, p95 %4, p99 %5, maximum %6.</translation>
    </message>
    <message>
        <source>Latency of each iteration.</source>
        <translation>Latence de chaque itération.</translation>
    </message>
    <message>
        <source>Logarithmic latency</source>
        <translation>Latence logarithmique</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Afficher en entier</translation>
    </message>
    <message>
        <source>All medians</source>
        <translation>Médianes de toutes</translation>
    </message>
    <message>
        <source>Δ %1 iterations</source>
        <translation>Δ %1 itérations</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Figé</translation>
    </message>
    <message>
        <source>sample %1 %2</source>
        <translation>mesure %1 %2</translation>
    </message>
    <message>
        <source>median %1   min %2   max %3 %4   (%5 samples)</source>
        <translation>médiane %1   min %2   max %3 %4   (%5 mesures)</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>itérations</translation>
    </message>
    <message>
        <source>iteration %1</source>
        <translation>itération %1</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>latence</translation>
    </message>
    <message>
        <source>iterations %1 to %2</source>
        <translation>itérations %1 à %2</translation>
    </message>
    <message>
        <source>median %1 %2</source>
        <translation>médiane %1 %2</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>médiane %1</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>trace</translation>
    </message>
    <message>
        <source>first iteration</source>
        <translation>première itération</translation>
    </message>
    <message>
        <source>last iteration</source>
        <translation>dernière itération</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>mesures</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>median</source>
        <translation>médiane</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median about %3, p95 about %4, p99 about %5, maximum %6.</source>
        <translation>%1&#xa0;: %2 itérations, médiane environ %3, p95 environ %4, p99 environ %5, maximum %6.</translation>
    </message>
</context>
<context>
    <name>qs::ScopePage</name>
    <message>
        <source>Latency per iteration</source>
        <translation>Latence par itération</translation>
    </message>
    <message>
        <source>Comparison of the modes</source>
        <translation>Comparaison des modes</translation>
    </message>
    <message>
        <source>Press F5 to measure. The trace grows here while the kernels run.</source>
        <translation>Appuyez sur F5 pour mesurer. La trace grandit ici pendant que les noyaux tournent.</translation>
    </message>
    <message>
        <source>Ready to measure</source>
        <translation>Prêt à mesurer</translation>
    </message>
    <message>
        <source>%1: %2

The setup beside this page can be run as it is: every chosen mode, and a plain copy of the same tensor to compare with, on the target in the toolbar.

Press F5, or Live to measure until stopped. The trace grows here while the kernels run; the table below it says what each mode costs, and whether the difference is resolved.</source>
        <translation>%1&#xa0;: %2

La configuration à côté de cette page peut être exécutée telle quelle&#xa0;: chaque mode choisi, et une simple copie du même tenseur à titre de comparaison, sur la cible de la barre d’outils.

Appuyez sur F5, ou sur En direct pour mesurer jusqu’à l’arrêt. La trace grandit ici pendant que les noyaux tournent&#x202f;; le tableau en dessous dit ce que coûte chaque mode, et si la différence est résolue.</translation>
    </message>
    <message>
        <source>%1: %2

The setup beside this page can be run as it is: every chosen variant, on the target in the toolbar.

Press F5, or Live to measure until stopped. The trace grows here while the kernels run; the table below it says what each variant costs, and whether the difference is resolved.</source>
        <translation>%1&#xa0;: %2

La configuration à côté de cette page peut être exécutée telle quelle&#xa0;: chaque variante choisie, sur la cible de la barre d’outils.

Appuyez sur F5, ou sur En direct pour mesurer jusqu’à l’arrêt. La trace grandit ici pendant que les noyaux tournent&#x202f;; le tableau en dessous dit ce que coûte chaque variante, et si la différence est résolue.</translation>
    </message>
</context>
<context>
    <name>qs::ScopePicture</name>
    <message>
        <source>Throttled in iterations %1 to %2: %3</source>
        <translation>Bridé aux itérations %1 à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Latency (%1, log)</source>
        <translation>Latence (%1, log)</translation>
    </message>
    <message>
        <source>Latency (%1)</source>
        <translation>Latence (%1)</translation>
    </message>
    <message>
        <source>median per pixel column</source>
        <translation>médiane par colonne de pixels</translation>
    </message>
    <message>
        <source>median of %1</source>
        <translation>médiane de %1</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Itération</translation>
    </message>
    <message>
        <source>p5–p95 of each</source>
        <translation>p5–p95 de chacune</translation>
    </message>
    <message>
        <source>Distribution (visible)</source>
        <translation>Distribution (visible)</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>Samples per bin (log)</source>
        <translation>Mesures par classe (log)</translation>
    </message>
    <message>
        <source>each iteration</source>
        <translation>chaque itération</translation>
    </message>
    <message>
        <source>min–max per pixel column</source>
        <translation>min–max par colonne de pixels</translation>
    </message>
    <message>
        <source>outlier</source>
        <translation>valeur extrême</translation>
    </message>
    <message>
        <source>outlier &gt; %1</source>
        <translation>extrême &gt; %1</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>échauffement</translation>
    </message>
    <message>
        <source>throttled</source>
        <translation>bridé</translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 itérations</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>médiane %1</translation>
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
        <translation>max %1</translation>
    </message>
    <message>
        <source>%1 traces</source>
        <translation>%1 traces</translation>
    </message>
    <message>
        <source>median of each</source>
        <translation>médiane de chacune</translation>
    </message>
    <message>
        <source>median about %1</source>
        <translation>médiane environ %1</translation>
    </message>
    <message>
        <source>p95 about %1</source>
        <translation>p95 environ %1</translation>
    </message>
    <message>
        <source>p99 about %1</source>
        <translation>p99 environ %1</translation>
    </message>
</context>
<context>
    <name>qs::ScoreModel</name>
    <message>
        <source>reference</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>↑ BETTER %1</source>
        <translation>↑ MEILLEUR %1</translation>
    </message>
    <message>
        <source>↓ WORSE %1</source>
        <translation>↓ MOINS BON %1</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= ÉGAL</translation>
    </message>
    <message>
        <source>… TOO FEW</source>
        <translation>… TROP PEU</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? NON RÉSOLU</translation>
    </message>
    <message>
        <source>The others of this task and metric are compared with this one.</source>
        <translation>Les autres de cette tâche et métrique sont comparés à celui-ci.</translation>
    </message>
    <message>
        <source>There is no second score of this task and metric to compare it with.</source>
        <translation>Il n’y a pas de second score de cette tâche et métrique à comparer.</translation>
    </message>
    <message>
        <source>Not compared with %1: there are no items to pair. Import the samples_*.jsonl of --log_samples with both results.</source>
        <translation>Pas comparé à %1&#xa0;: il n’y a pas d’exemples à apparier. Importez avec les deux résultats les samples_*.jsonl de --log_samples.</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>Plus haut est mieux.</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>Plus bas est mieux.</translation>
    </message>
    <message>
        <source>Not given by %1.</source>
        <translation>Non donné par %1.</translation>
    </message>
    <message>
        <source>%1 does not give the number of items.</source>
        <translation>%1 ne dit pas sur combien d’exemples il repose.</translation>
    </message>
    <message>
        <source>%1 on %2, %3: not measured here, imported from %4.</source>
        <translation>%1 sur %2, %3&#xa0;: non mesuré ici, importé de %4.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrique</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>± std error</source>
        <translation>± err. type</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>Importé de</translation>
    </message>
    <message>
        <source>Model or configuration.</source>
        <translation>Modèle ou configuration.</translation>
    </message>
    <message>
        <source>What it was evaluated on.</source>
        <translation>Ce sur quoi il a été évalué.</translation>
    </message>
    <message>
        <source>↑: higher is better, ↓: lower is better.</source>
        <translation>↑&#xa0;: plus haut est mieux, ↓&#xa0;: plus bas est mieux.</translation>
    </message>
    <message>
        <source>As given in the file.</source>
        <translation>Tel que le fichier le donne.</translation>
    </message>
    <message>
        <source>Standard error, as given in the file.</source>
        <translation>Erreur type, telle que le fichier la donne.</translation>
    </message>
    <message>
        <source>Number of items in the value.</source>
        <translation>Exemples sur lesquels repose la valeur.</translation>
    </message>
    <message>
        <source>Comparison with the first score of the same task and metric, on the items that both have.</source>
        <translation>Ce qu’on peut dire face au premier de même tâche et métrique, sur les exemples qu’ils ont en commun.</translation>
    </message>
    <message>
        <source>Tool and file.</source>
        <translation>Outil et fichier.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) in common with %1; a verdict needs at least 6.</source>
        <translation>
            <numerusform>%n exemple en commun avec %1&#x202f;; un verdict en demande au moins 6.</numerusform>
            <numerusform>%n exemples en commun avec %1&#x202f;; un verdict en demande au moins 6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compared with %1, on the same n = %n item(s): difference %2, 95% interval [%3, %4].
Counts as the same: ±%5. %6</source>
        <translation>
            <numerusform>Comparé à %1, sur le même n = %n exemple&#xa0;: différence %2, intervalle à 95&#x202f;% [%3; %4].
Compte pour égal&#xa0;: ±%5. %6</numerusform>
            <numerusform>Comparé à %1, sur les mêmes n = %n exemples&#xa0;: différence %2, intervalle à 95&#x202f;% [%3; %4].
Compte pour égal&#xa0;: ±%5. %6</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Run kernels in a separate process</source>
        <translation>Exécuter les noyaux dans un processus séparé</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automatique</translation>
    </message>
    <message>
        <source>In this process until a device is lost or does not respond; from then on in a separate process.</source>
        <translation>Dans ce programme, jusqu’à ce qu’un appareil y soit perdu ou ne réponde plus&#x202f;; ensuite dans un processus séparé.</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <translation>&amp;Toujours</translation>
    </message>
    <message>
        <source>A kernel that crashes or hangs affects only the worker process. Stop always works.</source>
        <translation>Un noyau qui plante ou se bloque coûte le processus de calcul et rien d’autre. Arrêter marche toujours.</translation>
    </message>
    <message>
        <source>&amp;Never</source>
        <translation>&amp;Jamais</translation>
    </message>
    <message>
        <source>Always in this process. After a fault, the program must be restarted to use the device again.</source>
        <translation>Toujours dans ce programme. Après une panne, l’appareil ne sert de nouveau qu’une fois le programme redémarré.</translation>
    </message>
    <message>
        <source>The device was lost in this process or did not respond. Only a separate process can use it now.</source>
        <translation>L’appareil a été perdu dans ce programme, ou n’a pas répondu&#xa0;: seul un processus séparé peut l’utiliser maintenant.</translation>
    </message>
    <message>
        <source>The worker is %1.</source>
        <translation>Le processus de calcul est %1.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>The language of the interface</source>
        <translation>La langue de l’interface</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Light or dark, or follow the system</source>
        <translation>Clair ou sombre, ou comme le système</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>The size of the text in the window, in percent of the size set in the system</source>
        <translation>La taille du texte dans la fenêtre, en pour cent de celle que demande le système</translation>
    </message>
    <message>
        <source>Device at start</source>
        <translation>Appareil au démarrage</translation>
    </message>
    <message>
        <source>The device that is chosen when the program starts</source>
        <translation>L’appareil choisi au démarrage du programme</translation>
    </message>
    <message>
        <source>CPU threads</source>
        <translation>Fils du CPU</translation>
    </message>
    <message>
        <source>The maximum number of threads for kernels on the CPU; applies after a restart</source>
        <translation>Le plus grand nombre de fils qu’utilisent les noyaux sur le CPU&#x202f;; s’applique au prochain démarrage du programme</translation>
    </message>
    <message>
        <source>A kernel that crashes or hangs in a separate process does not affect the window</source>
        <translation>Un noyau qui plante ou se bloque dans un processus séparé laisse la fenêtre intacte</translation>
    </message>
    <message>
        <source>Folder for files</source>
        <translation>Dossier des fichiers</translation>
    </message>
    <message>
        <source>Where file dialogs start; empty: the last used folder</source>
        <translation>Où s’ouvrent les boîtes de dialogue de fichiers&#x202f;; vide&#xa0;: le dernier dossier utilisé</translation>
    </message>
    <message>
        <source>Save recovery copies</source>
        <translation>Enregistrer des copies de récupération</translation>
    </message>
    <message>
        <source>How often unsaved results are copied to disk, so that a crash does not lose them</source>
        <translation>Dans quel délai les résultats non enregistrés sont copiés sur le disque, pour qu’un plantage ne les perde pas</translation>
    </message>
    <message>
        <source>Ask before unsaved runs are discarded</source>
        <translation>Demander avant d’abandonner des exécutions non enregistrées</translation>
    </message>
    <message>
        <source>Ask whether to save when a session with unsaved runs is closed</source>
        <translation>Demander s’il faut enregistrer quand une session aux exécutions non enregistrées est fermée</translation>
    </message>
    <message>
        <source>Ask before a run is stopped</source>
        <translation>Demander avant d’arrêter une exécution</translation>
    </message>
    <message>
        <source>Ask when closing the window or opening another session would stop a run</source>
        <translation>Demander quand fermer la fenêtre ou ouvrir une autre session arrêterait une exécution</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Suivre le système</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Redémarrer maintenant</translation>
    </message>
    <message>
        <source>Reopen the window in the new language; the session is kept</source>
        <translation>Rouvrir la fenêtre dans la nouvelle langue&#x202f;; la session revient</translation>
    </message>
    <message>
        <source>Restart to apply the new language.</source>
        <translation>Redémarrez pour appliquer la nouvelle langue.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>size of the text</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Last used device</source>
        <translation>Le dernier utilisé</translation>
    </message>
    <message>
        <source>Automatic: a GPU if available</source>
        <translation>Automatique&#xa0;: un GPU là où il y en a un</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>%1 (not found)</source>
        <translation>%1 (introuvable)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Last used folder</source>
        <translation>Le dernier dossier utilisé</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Choisir un dossier</translation>
    </message>
    <message>
        <source>After each change</source>
        <translation>Après chaque changement</translation>
    </message>
    <message numerus="yes">
        <source>At most every %n second(s)</source>
        <translation>
            <numerusform>Au plus chaque %n seconde</numerusform>
            <numerusform>Au plus toutes les %n secondes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::SetupPanel</name>
    <message>
        <source>Setup</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Balayage</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modes</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Static scale</source>
        <translation>Échelle statique</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Estimate of the run</source>
        <translation>Estimation de l’exécution</translation>
    </message>
    <message>
        <source>Time and memory that a run with this setup needs</source>
        <translation>Combien de temps prend une exécution avec cette configuration, et combien de mémoire</translation>
    </message>
    <message>
        <source>Run comparison</source>
        <translation>Lancer la comparaison</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>Opérandes</translation>
    </message>
    <message>
        <source>Run sweep</source>
        <translation>Lancer le balayage</translation>
    </message>
    <message>
        <source>Measure the chosen modes in interleaved rounds (Ctrl+Return here, F5 everywhere)</source>
        <translation>Mesurer les modes choisis en tours entrelacés (Ctrl+Entrée ici, F5 partout)</translation>
    </message>
    <message>
        <source>Measure the chosen variants in interleaved rounds (Ctrl+Return here, F5 everywhere)</source>
        <translation>Mesurer les variantes choisies en tours entrelacés (Ctrl+Entrée ici, F5 partout)</translation>
    </message>
    <message>
        <source>Run measurement</source>
        <translation>Lancer la mesure</translation>
    </message>
    <message>
        <source>Live needs a single size. To use it, set Sweep to Off.</source>
        <translation>En direct demande une seule taille. Pour l’utiliser, réglez Balayage sur Non.</translation>
    </message>
</context>
<context>
    <name>qs::ShapeSection</name>
    <message>
        <source>Decode 128</source>
        <translation>Déc. 128</translation>
    </message>
    <message>
        <source>Prefill 4096</source>
        <translation>Prérempl. 4096</translation>
    </message>
    <message>
        <source>Prefill 8192</source>
        <translation>Prérempl. 8192</translation>
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
        <translation>%1 éléments, comme dans l’échelle publiée.</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 éléments</translation>
    </message>
    <message>
        <source>Tokens × hidden size is more than %1 elements. Choose fewer tokens or a smaller hidden size.</source>
        <translation>Jetons × taille cachée dépasse %1 éléments. Choisissez moins de jetons ou une taille cachée plus petite.</translation>
    </message>
    <message>
        <source>%1 elements, %2 as %3</source>
        <translation>%1 éléments, %2 en %3</translation>
    </message>
    <message>
        <source>The first rows of the file&apos;s tensor, %1. Its hidden size cannot be changed.</source>
        <translation>Les premières lignes du tenseur du fichier, %1. Sa taille cachée ne peut être changée.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s), as in one step of a model; the hidden size does not change.</source>
        <translation>
            <numerusform>%n jeton, comme dans une étape d’un modèle&#x202f;; la taille cachée ne change pas.</numerusform>
            <numerusform>%n jetons, comme dans une étape d’un modèle&#x202f;; la taille cachée ne change pas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ShortcutsDialog</name>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Chercher les raccourcis</translation>
    </message>
    <message>
        <source>Search by command or key</source>
        <translation>Chercher par commande ou touche</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the list to the clipboard as Markdown</source>
        <translation>Mettre la liste dans le presse-papiers, en Markdown</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en &amp;PDF…</translation>
    </message>
    <message>
        <source>Save the list as a printable page</source>
        <translation>Écrire une feuille à imprimer</translation>
    </message>
    <message>
        <source>The list was copied to the clipboard as Markdown.</source>
        <translation>La liste est dans le presse-papiers, en Markdown.</translation>
    </message>
    <message>
        <source>Save shortcuts</source>
        <translation>Enregistrer les raccourcis</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrit dans %1.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts of Quantoscope</source>
        <translation>Raccourcis clavier de Quantoscope</translation>
    </message>
</context>
<context>
    <name>qs::SizeSection</name>
    <message>
        <source>Size presets</source>
        <translation>Tailles prédéfinies</translation>
    </message>
    <message>
        <source>Sizes of published comparisons, in the syntax of the command line.</source>
        <translation>Tailles des comparaisons publiées&#x202f;; écrites comme les prend la ligne de commande.</translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation>P&amp;rédéfinie</translation>
    </message>
    <message>
        <source>Ca&amp;usal mask</source>
        <translation>Masque ca&amp;usal</translation>
    </message>
    <message>
        <source>Causal attention</source>
        <translation>Attention causale</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>Width %1 = %2 heads × %3.
</source>
        <translation>Largeur %1 = %2 têtes × %3.
</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Each token attends only to itself and to earlier tokens, as in text generation. This halves the arithmetic.</source>
        <translation>Chaque jeton ne prête attention qu’à lui-même et aux jetons précédents, comme dans la génération de texte. Cela réduit le calcul de moitié.</translation>
    </message>
</context>
<context>
    <name>qs::SlideView</name>
    <message>
        <source>Slide</source>
        <translation>Diapositive</translation>
    </message>
</context>
<context>
    <name>qs::StatusLine</name>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Preparing: %1</source>
        <translation>Préparation&#xa0;: %1</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>En cours&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Arrêt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>reste %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>reste %1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min left</source>
        <translation>reste %1 h %2 min</translation>
    </message>
    <message>
        <source>%1 k samples/s</source>
        <translation>%1 k mesures/s</translation>
    </message>
    <message>
        <source>%1 samples/s</source>
        <translation>%1 mesures/s</translation>
    </message>
    <message>
        <source>Operation and size of the run</source>
        <translation>Opération et taille de l’exécution</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Avancement de l’exécution</translation>
    </message>
    <message>
        <source>Estimate from the iterations done so far</source>
        <translation>Estimation d’après les itérations faites</translation>
    </message>
    <message>
        <source>Samples drawn per second, over the last half second</source>
        <translation>Mesures qui atteignent l’image, sur la dernière demi-seconde</translation>
    </message>
    <message>
        <source>until stopped</source>
        <translation>jusqu’à l’arrêt</translation>
    </message>
    <message>
        <source>Stopping: %1</source>
        <translation>Arrêt&#xa0;: %1</translation>
    </message>
    <message>
        <source>What the run is doing: %1</source>
        <translation>Ce que fait l&apos;exécution&#xa0;: %1</translation>
    </message>
    <message>
        <source>Clocks and temperature of the device: current values during a run, otherwise those at the end of the shown run</source>
        <translation>Horloges et température de l’appareil&#xa0;: valeurs actuelles pendant une exécution, sinon celles de la fin de l’exécution affichée</translation>
    </message>
    <message>
        <source>Samples that were recorded but not drawn, because the display could not keep up. The result contains all of them.</source>
        <translation>Mesures enregistrées mais non tracées, parce que l’affichage ne suivait pas. Le résultat les contient toutes.</translation>
    </message>
    <message>
        <source>%1 samples not drawn</source>
        <translation>%1 mesures non tracées</translation>
    </message>
</context>
<context>
    <name>qs::StopFirst</name>
    <message>
        <source>A run is in progress</source>
        <translation>Une exécution est en cours</translation>
    </message>
    <message>
        <source>Stop the run?</source>
        <translation>Arrêter l’exécution&#x202f;?</translation>
    </message>
    <message>
        <source>The samples measured so far are kept in the session.</source>
        <translation>Ce qui a été mesuré jusqu’ici est gardé dans la session.</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Arrêter l’exécution</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>qs::StudyForm</name>
    <message>
        <source>Choose: %1</source>
        <translation>Choisissez&#xa0;: %1</translation>
    </message>
    <message>
        <source>Estimate of the study</source>
        <translation>Estimation de l’étude</translation>
    </message>
    <message>
        <source>What the study does, and about how long it takes</source>
        <translation>Ce que fait l’étude, et en combien de temps environ</translation>
    </message>
    <message>
        <source>Run study</source>
        <translation>Lancer l’étude</translation>
    </message>
</context>
<context>
    <name>qs::StudyModeChooser</name>
    <message>
        <source>Modes to study</source>
        <translation>Modes à étudier</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Half precision</source>
        <translation>Demi-précision</translation>
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
        <translation>Autres formats 4 et 8 bits</translation>
    </message>
    <message>
        <source>Quantization-aware training (QAT)</source>
        <translation>Réentraînés (QAT)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Select all modes, including trained ones</source>
        <translation>Cocher chaque mode, ceux qui sont entraînés compris</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Clear all modes but the baseline</source>
        <translation>Décocher tous les modes sauf la référence</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Défaut</translation>
    </message>
    <message>
        <source>Select the modes of the default study, including two trained ones</source>
        <translation>Cocher les modes de l’étude par défaut, dont deux entraînés</translation>
    </message>
    <message>
        <source>No QAT</source>
        <translation>Sans QAT</translation>
    </message>
    <message>
        <source>Select the modes of the default study without the trained ones, which is faster</source>
        <translation>Cocher les modes de l’étude par défaut sauf ceux qui sont entraînés&#xa0;: plus rapide</translation>
    </message>
    <message>
        <source>%1 of %2 modes</source>
        <translation>%1 modes sur %2</translation>
    </message>
    <message>
        <source>; trained modes take longest</source>
        <translation>; ceux qui sont entraînés prennent le plus de temps</translation>
    </message>
</context>
<context>
    <name>qs::StudyModel</name>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>Effectif</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>Exactitude (%)</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalle à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Δ points</source>
        <translation>Δ points</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Δ loss</source>
        <translation>Δ perte</translation>
    </message>
    <message>
        <source>Size (KiB)</source>
        <translation>Taille (KiB)</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Réduction</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Accél.</translation>
    </message>
    <message>
        <source>Quantize (ms)</source>
        <translation>Quantifié en (ms)</translation>
    </message>
    <message>
        <source>As requested.</source>
        <translation>Ce qui était demandé.</translation>
    </message>
    <message>
        <source>The arithmetic that ran. Simulated: values match the mode, the arithmetic does not.</source>
        <translation>L’arithmétique qui a tourné. Simulé&#xa0;: les valeurs sont celles du mode, l’arithmétique ne l’est pas.</translation>
    </message>
    <message>
        <source>Share of test items whose largest output is that of their label.</source>
        <translation>Part des exemples de test dont la plus grande sortie est celle de leur classe.</translation>
    </message>
    <message>
        <source>Accuracy minus that of the baseline, in percentage points.</source>
        <translation>Exactitude moins celle de la référence, en points de pourcentage.</translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test of equal accuracy on the same items, adjusted for the number of modes (Holm).</source>
        <translation>Test exact de McNemar d’égale exactitude sur les mêmes exemples, ajusté au nombre de modes (Holm).</translation>
    </message>
    <message>
        <source>Equivalent: the 90% interval of the difference (Tango) lies within ±0.5 points. Better, worse: p is below 0.05. Otherwise not resolved.</source>
        <translation>Équivalent&#xa0;: l’intervalle à 90&#x202f;% de la différence (Tango) est dans ±0,5 point. Meilleur, moins bon&#xa0;: p est sous 0,05. Sinon non résolu.</translation>
    </message>
    <message>
        <source>Mean cross-entropy over the test items, in nats. Lower is better.</source>
        <translation>Entropie croisée moyenne sur les exemples de test, en nats. Moins est mieux.</translation>
    </message>
    <message>
        <source>Loss minus that of the baseline, averaged over the same items.</source>
        <translation>Perte moins celle de la référence, moyenne sur les mêmes exemples.</translation>
    </message>
    <message>
        <source>Bytes of the model file that Save quantized model writes.</source>
        <translation>Octets du fichier de modèle qu’écrit Enregistrer le modèle quantifié.</translation>
    </message>
    <message>
        <source>Size of the baseline divided by that of the mode.</source>
        <translation>Taille de la référence sur celle du mode.</translation>
    </message>
    <message>
        <source>Median latency of a call with one batch.</source>
        <translation>Latence médiane d’un appel avec un lot.</translation>
    </message>
    <message>
        <source>Compared with the baseline, from pairs of the same round; grey where not resolved.</source>
        <translation>Face à la référence, par paires du même tour&#x202f;; estompé là où ce n’est pas résolu.</translation>
    </message>
    <message>
        <source>Calibrating and quantizing; for QAT, without the training.</source>
        <translation>Calibration et quantification&#x202f;; pour QAT sans l’entraînement.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Simulated: values match the mode, arithmetic and latency do not.</source>
        <translation>Simulé&#xa0;: les valeurs sont celles du mode, l’arithmétique et donc la latence ne le sont pas.</translation>
    </message>
    <message>
        <source>%1 of %2 items correct; 95% %3 to %4 (Wilson)</source>
        <translation>%1 exemples justes sur %2&#x202f;; 95&#x202f;% de %3 à %4 (Wilson)</translation>
    </message>
    <message>
        <source>All others are compared with this.</source>
        <translation>Ce à quoi les autres sont comparés.</translation>
    </message>
    <message>
        <source>%1
%2 items became correct, %3 wrong; %4 before Holm&apos;s correction</source>
        <translation>%1
%2 exemples devenus justes, %3 faux&#x202f;; %4 avant correction de Holm</translation>
    </message>
    <message>
        <source>mean over %1 items</source>
        <translation>moyenne sur %1 exemples</translation>
    </message>
    <message>
        <source>difference %1, 95% %2 to %3 (bootstrap over %4 items), %5 after Holm&apos;s correction</source>
        <translation>différence %1, 95&#x202f;% de %2 à %3 (bootstrap sur %4 exemples), %5 après correction de Holm</translation>
    </message>
    <message>
        <source>%1 bytes: codes %2, scales %3, zero points %4, not quantized %5, header %6</source>
        <translation>%1 octets&#xa0;: codes %2, échelles %3, points zéro %4, non quantifié %5, en-tête %6</translation>
    </message>
    <message>
        <source>median of %1 calls with %2 items; 95% %3 to %4; p95 %5</source>
        <translation>médiane de %1 appels de %2 exemples&#x202f;; 95&#x202f;% de %3 à %4&#x202f;; p95 %5</translation>
    </message>
    <message>
        <source>trained for %1 s before that</source>
        <translation>entraîné %1 s auparavant</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latence</translation>
    </message>
    <message>
        <source>95% interval of the accuracy (Wilson). To compare modes, use Δ, which pairs the same items.</source>
        <translation>Intervalle à 95&#x202f;% de l’exactitude (Wilson). Pour comparer des modes, utilisez Δ, qui apparie les mêmes exemples.</translation>
    </message>
</context>
<context>
    <name>qs::StudyModule</name>
    <message>
        <source>Cannot run this study.</source>
        <translation>Cette étude ne peut tourner.</translation>
    </message>
    <message>
        <source>The study failed:</source>
        <translation>L’étude a échoué&#xa0;:</translation>
    </message>
</context>
<context>
    <name>qs::StudyPage</name>
    <message>
        <source>Charts of the mode study</source>
        <translation>Images de l’étude des modes</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Accuracy and loss</source>
        <translation>Exactitude et perte</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>Pareto</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>There is no study yet. Press F5 to start one.</source>
        <translation>Il n’y a pas encore d’étude&#xa0;: F5 en lance une.</translation>
    </message>
    <message>
        <source>The modes appear here one by one, as soon as they are measured.</source>
        <translation>Les modes apparaissent ici un par un, dès qu’ils sont mesurés.</translation>
    </message>
    <message>
        <source>The curves grow here while the model trains.</source>
        <translation>Les courbes grandissent ici pendant que le modèle apprend.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Continue the study</source>
        <translation>Continuer l’étude</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>Enregistrer le modèle</translation>
    </message>
    <message>
        <source>What does quantization cost in accuracy?</source>
        <translation>Que coûte la quantification en exactitude&#x202f;?</translation>
    </message>
    <message>
        <source>Change in loss</source>
        <translation>Variation de la perte</translation>
    </message>
    <message>
        <source>Signal-to-noise ratio of the output</source>
        <translation>Signal sur bruit de la sortie</translation>
    </message>
    <message>
        <source>Value shown in the cells</source>
        <translation>Ce que montrent les cases</translation>
    </message>
    <message>
        <source>Value shown in the cells for a layer that is quantized by itself</source>
        <translation>Ce que montrent les cases d’une couche quantifiée seule</translation>
    </message>
    <message>
        <source>Preparing the study…</source>
        <translation>Préparation de l’étude…</translation>
    </message>
    <message>
        <source>No measurements yet.</source>
        <translation>Rien n’est encore mesuré.</translation>
    </message>
    <message>
        <source>The model was read from a file and not trained here</source>
        <translation>Le modèle a été lu d’un fichier et non entraîné ici</translation>
    </message>
    <message>
        <source>Save the trained model, or its quantized version in a mode or plan, as safetensors</source>
        <translation>Écrire le modèle entraîné, ou ce qu’en fait un mode ou un plan, en safetensors</translation>
    </message>
    <message>
        <source>Continue the study where it was stopped</source>
        <translation>Reprendre l’étude où elle s’est arrêtée</translation>
    </message>
    <message>
        <source>Trained model, FP32…</source>
        <translation>Modèle entraîné, FP32…</translation>
    </message>
    <message>
        <source>%1, %2…</source>
        <translation>%1, %2…</translation>
    </message>
    <message>
        <source>Save model</source>
        <translation>Enregistrer le modèle</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <comment>what a study is doing</comment>
        <translation>En cours&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sensitivity of each layer to each mode, and the effect of mixed modes</source>
        <translation>Sensibilité de chaque couche à chaque mode, et effet des modes combinés</translation>
    </message>
    <message>
        <source>Each layer is quantized by itself here, one mode after the other. You can turn this off in the setup.</source>
        <translation>Chaque couche est quantifiée ici isolément, un mode après l’autre. Vous pouvez désactiver cela dans la configuration.</translation>
    </message>
    <message>
        <source>A mode study trains a small model, quantizes it in every chosen mode, and shows accuracy, loss and size with their intervals and verdicts.

The setup beside this page is ready to run on characters that the program draws: press F5. You can also use your own data as IDX, CSV or .npy files.</source>
        <translation>Une étude des modes entraîne un petit modèle, le quantifie dans chaque mode choisi et montre exactitude, perte et taille avec leurs intervalles et verdicts.

La configuration à côté de cette page est prête à être exécutée avec des caractères que le programme dessine&#xa0;: appuyez sur F5. Vous pouvez aussi utiliser vos propres données en fichiers IDX, CSV ou .npy.</translation>
    </message>
    <message>
        <source>Click a cell to use that mode for that layer. Click it again to return to FP32.</source>
        <translation>Cliquez sur une cellule pour utiliser ce mode pour cette couche. Cliquez-y de nouveau pour revenir à FP32.</translation>
    </message>
</context>
<context>
    <name>qs::StudyPresenter</name>
    <message>
        <source>items×%1</source>
        <translation>exemples×%1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Not saved:</source>
        <translation>Non enregistré&#xa0;:</translation>
    </message>
    <message>
        <source>No plan:</source>
        <translation>Pas de plan&#xa0;:</translation>
    </message>
    <message>
        <source>No tensor:</source>
        <translation>Pas de tenseur&#xa0;:</translation>
    </message>
    <message>
        <source>Not measured:</source>
        <translation>Non mesuré&#xa0;:</translation>
    </message>
    <message>
        <source>within %1 KiB</source>
        <translation>au plus %1 KiB</translation>
    </message>
    <message>
        <source>Save the plan&apos;s model</source>
        <translation>Enregistrer le modèle du plan</translation>
    </message>
    <message>
        <source>Save the trained model</source>
        <translation>Enregistrer le modèle entraîné</translation>
    </message>
    <message>
        <source>Save the quantized model</source>
        <translation>Enregistrer le modèle quantifié</translation>
    </message>
    <message>
        <source>Safetensors (*.safetensors)</source>
        <translation>Safetensors (*.safetensors)</translation>
    </message>
    <message>
        <source>The study is in progress</source>
        <translation>L’étude est en cours</translation>
    </message>
    <message>
        <source>A run is in progress and must not be disturbed</source>
        <translation>Une exécution est en cours&#x202f;; il ne faut pas la troubler</translation>
    </message>
    <message>
        <source>There is no study yet. Press F5 to start one.</source>
        <translation>Il n’y a pas encore d’étude&#xa0;: F5 en lance une.</translation>
    </message>
    <message>
        <source>The model of this study is no longer in memory. Run the study again.</source>
        <translation>Le modèle de cette étude n’est plus en mémoire&#xa0;: relancez l’étude.</translation>
    </message>
    <message>
        <source>plan %1</source>
        <translation>plan %1</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitude</translation>
    </message>
    <message>
        <source>What each mode costs in accuracy, loss and size</source>
        <translation>Ce que chaque mode coûte en exactitude, perte et taille</translation>
    </message>
    <message>
        <source>&amp;Accuracy</source>
        <translation>E&amp;xactitude</translation>
    </message>
    <message>
        <source>Show accuracy, loss and size by mode</source>
        <translation>Afficher exactitude, perte et taille par mode</translation>
    </message>
    <message>
        <source>Alt+4</source>
        <translation>Alt+4</translation>
    </message>
    <message>
        <source>A mode study is in progress.</source>
        <translation>Une étude des modes est en cours.</translation>
    </message>
    <message>
        <source>Run the mode study of the setup (%1)</source>
        <translation>Lancer l’étude des modes de la configuration (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s).</source>
        <translation>
            <numerusform>%n octet.</numerusform>
            <numerusform>%n octets.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask what if</source>
        <translation>Se demander «&#xa0;et si&#xa0;»</translation>
    </message>
    <message>
        <source>Each row is a layer, each column a mode; the color says what the layer costs in that mode. Click cells to mix modes: accuracy, size and the Pareto chart follow. Suggest looks for a mix by itself.</source>
        <translation>Chaque ligne est une couche, chaque colonne un mode&#xa0;; la couleur indique ce que la couche coûte dans ce mode. Cliquez sur des cellules pour combiner les modes&#xa0;: l’exactitude, la taille et le graphique de Pareto suivent. «&#xa0;Proposer&#xa0;» cherche lui-même une combinaison.</translation>
    </message>
</context>
<context>
    <name>qs::StudySetupPanel</name>
    <message>
        <source>Setup of the mode study</source>
        <translation>Configuration de l’étude des modes</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modes</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Drawn, 10 digits</source>
        <translation>Dessinés, 10 chiffres</translation>
    </message>
    <message>
        <source>Drawn, 36 characters</source>
        <translation>Dessinés, 36 caractères</translation>
    </message>
    <message>
        <source>Your own…</source>
        <translation>Les vôtres…</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>&amp;Données</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>D&amp;epuis</translation>
    </message>
    <message>
        <source>File or folder of the data</source>
        <translation>Fichier ou dossier des données</translation>
    </message>
    <message>
        <source>A folder with IDX files or .npy pairs, or a CSV file. You can drop it here.</source>
        <translation>Un dossier avec des fichiers IDX ou des paires .npy, ou un fichier CSV. On peut aussi le déposer ici.</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>Choisir un &amp;fichier…</translation>
    </message>
    <message>
        <source>Choose a f&amp;older…</source>
        <translation>Choisir un d&amp;ossier…</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>En&amp;traînement</translation>
    </message>
    <message>
        <source>Items that the model is trained on.</source>
        <translation>Exemples d’entraînement du modèle.</translation>
    </message>
    <message>
        <source>&amp;Calibration</source>
        <translation>&amp;Calibration</translation>
    </message>
    <message>
        <source>T&amp;esting</source>
        <translation>Te&amp;st</translation>
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
        <translation>Entraîné, d’un fichier…</translation>
    </message>
    <message>
        <source>Tiny: two small layers, as in the published comparison. MLP: three or four linear layers. Transformer: patches and attention blocks. Trained, from a file: a .safetensors file that this program saved.</source>
        <translation>Tiny&#xa0;: deux petites couches, comme dans la comparaison publiée. MLP&#xa0;: trois ou quatre couches linéaires. Transformer&#xa0;: morceaux et blocs d’attention. Entraîné, d’un fichier&#xa0;: un .safetensors enregistré par ce programme.</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>Fich&amp;ier</translation>
    </message>
    <message>
        <source>File of the trained model</source>
        <translation>Fichier du modèle entraîné</translation>
    </message>
    <message>
        <source>A .safetensors file that this program saved. You can drop it here.</source>
        <translation>Un fichier .safetensors enregistré par ce programme. On peut aussi le déposer ici.</translation>
    </message>
    <message>
        <source>E&amp;pochs</source>
        <translation>É&amp;poques</translation>
    </message>
    <message>
        <source>default</source>
        <translation>selon besoin</translation>
    </message>
    <message>
        <source>Inject &amp;outliers</source>
        <translation>Injecter des valeurs e&amp;xtrêmes</translation>
    </message>
    <message>
        <source>Inject outliers</source>
        <translation>Injecter des valeurs extrêmes</translation>
    </message>
    <message>
        <source>&amp;QAT epochs</source>
        <translation>Époques &amp;QAT</translation>
    </message>
    <message>
        <source>Number of epochs for which QAT modes continue training from the baseline.</source>
        <translation>Combien de temps les modes QAT sont réentraînés depuis la référence.</translation>
    </message>
    <message>
        <source>Group size of INT4</source>
        <translation>Taille de groupe d’INT4</translation>
    </message>
    <message>
        <source>Weights that share a scale and a zero point. A layer with fewer inputs is one group.</source>
        <translation>Poids qui partagent échelle et point zéro. Une couche à moins d’entrées est un seul groupe.</translation>
    </message>
    <message>
        <source>&amp;Group size</source>
        <translation>Taille de &amp;groupe</translation>
    </message>
    <message>
        <source>Sensitivity of each &amp;layer</source>
        <translation>Sensibi&amp;lité de chaque couche</translation>
    </message>
    <message>
        <source>Sensitivity of each layer</source>
        <translation>Sensibilité de chaque couche</translation>
    </message>
    <message>
        <source>&amp;Batch</source>
        <translation>Lot (&amp;batch)</translation>
    </message>
    <message>
        <source>Items per call when latency is measured.</source>
        <translation>Exemples d’un appel dont la latence est mesurée.</translation>
    </message>
    <message>
        <source>Calls per mode</source>
        <translation>Appels par mode</translation>
    </message>
    <message>
        <source>Measured calls of each mode, in interleaved rounds.</source>
        <translation>Appels mesurés de chaque mode, en tours entrelacés.</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>G&amp;raine</translation>
    </message>
    <message>
        <source>Seed of data, weights and training. The same seed gives the same table on the same device.</source>
        <translation>Des données, des poids et de l’entraînement. La même graine donne la même table sur le même appareil.</translation>
    </message>
    <message>
        <source>Choose a folder with data</source>
        <translation>Choisir un dossier de données</translation>
    </message>
    <message>
        <source>Choose data</source>
        <translation>Choisir des données</translation>
    </message>
    <message>
        <source>Data (*.csv *.npy *.gz *-ubyte *.idx);;All files (*)</source>
        <translation>Données (*.csv *.npy *.gz *-ubyte *.idx);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Choose a trained model</source>
        <translation>Choisir un modèle entraîné</translation>
    </message>
    <message>
        <source>Models (*.safetensors);;All files (*)</source>
        <translation>Modèles (*.safetensors);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Choose a file or a folder with data.</source>
        <translation>Choisissez un fichier ou un dossier de données.</translation>
    </message>
    <message>
        <source>Choose the file of a trained model.</source>
        <translation>Choisissez le fichier d’un modèle entraîné.</translation>
    </message>
    <message>
        <source>A trained model is a .safetensors file.</source>
        <translation>Un modèle entraîné est un fichier .safetensors.</translation>
    </message>
    <message>
        <source>The counts are maximums. The three parts never share an item.</source>
        <translation>Les nombres sont des maximums&#x202f;; les trois parties ne partagent jamais un exemple.</translation>
    </message>
    <message>
        <source>Generated from the seed. The three parts never share an item.</source>
        <translation>Dessinés d’après la graine&#x202f;; les trois parties ne partagent jamais un exemple.</translation>
    </message>
    <message>
        <source>%1 / %2 / %3</source>
        <translation>%1 / %2 / %3</translation>
    </message>
    <message>
        <source>batch %1, seed %2</source>
        <translation>lot %1, graine %2</translation>
    </message>
    <message>
        <source>Train the model, quantize it in each mode and evaluate all of them on the same items (Ctrl+Return here, F5 everywhere)</source>
        <translation>Entraîner le modèle, le quantifier dans chaque mode et les juger sur les mêmes exemples (Ctrl+Entrée ici, F5 partout)</translation>
    </message>
    <message>
        <source>Drawn: characters that the program draws from strokes and distorts; the same seed gives the same data. Your own: IDX files (the format of MNIST), CSV with a label column, or .npy pairs.</source>
        <translation>Dessinées&#xa0;: des caractères que le programme dessine à partir de traits et déforme&#x202f;; la même graine donne les mêmes données. Les vôtres&#xa0;: fichiers IDX (le format de MNIST), CSV avec une colonne d’étiquettes, ou paires .npy.</translation>
    </message>
    <message>
        <source>Items for finding scales and for GPTQ and AWQ. Test items are never used.</source>
        <translation>Exemples pour trouver les échelles et pour GPTQ et AWQ. Les exemples de test ne sont jamais utilisés.</translation>
    </message>
    <message>
        <source>Items that every mode is evaluated on. 10,000 items resolve a difference of about half a point.</source>
        <translation>Exemples sur lesquels chaque mode est évalué. 10&#x202f;000 exemples résolvent une différence d’environ un demi-point.</translation>
    </message>
    <message>
        <source>Number of passes over the training data. 0: the default of the model.</source>
        <translation>Nombre de passages sur les données d’entraînement. 0&#xa0;: la valeur par défaut du modèle.</translation>
    </message>
    <message>
        <source>Scales a few activation channels up and their weights down. The model computes the same function but has outliers, as large language models do.</source>
        <translation>Agrandit quelques canaux d’activation et réduit leurs poids d’autant. Le modèle calcule la même fonction mais a des valeurs extrêmes, comme les grands modèles de langage.</translation>
    </message>
    <message>
        <source>Quantizes one layer at a time in each mode. The heat map and mixed-precision plans need this.</source>
        <translation>Quantifie une couche à la fois dans chaque mode. La carte de chaleur et les plans à précision mixte en ont besoin.</translation>
    </message>
</context>
<context>
    <name>qs::StudyTable</name>
    <message>
        <source>Modes of the study</source>
        <translation>Modes de l’étude</translation>
    </message>
    <message>
        <source>No measurements yet. Choose data, model and modes in the setup and press F5. Each mode is added as soon as it has run.</source>
        <translation>Pas encore de mesures. Choisissez données, modèle et modes dans la configuration et appuyez sur F5. Chaque mode est ajouté dès qu’il a été exécuté.</translation>
    </message>
</context>
<context>
    <name>qs::SweepChart</name>
    <message>
        <source>No sweep points yet. Press F5 to start the sweep.</source>
        <translation>Aucun point du balayage n’est encore mesuré. Appuyez sur F5 pour le lancer.</translation>
    </message>
    <message>
        <source>%1 against %2.</source>
        <translation>%1 selon %2.</translation>
    </message>
    <message>
        <source>Sizes not measured yet: %1.</source>
        <translation>Tailles en attente&#xa0;: %1.</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>mode</translation>
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
        <translation>p50, borne basse</translation>
    </message>
    <message>
        <source>p50, upper bound</source>
        <translation>p50, borne haute</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>bande passante</translation>
    </message>
    <message>
        <source>time per element</source>
        <translation>temps par élément</translation>
    </message>
    <message>
        <source>ns</source>
        <translation>ns</translation>
    </message>
    <message>
        <source>share of the ceiling</source>
        <translation>du plafond</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>%1: %2 at %3, %4 at %5.</source>
        <translation>%1&#xa0;: %2 à %3, %4 à %5.</translation>
    </message>
    <message>
        <source>Unresolved points of %1: %2 of %3.</source>
        <translation>Points de %1 non résolus&#xa0;: %2 sur %3.</translation>
    </message>
    <message>
        <source>arithmetic rate</source>
        <translation>débit de calcul</translation>
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
        <translation>plus rapide que %1</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>plus lent</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>non résolu</translation>
    </message>
    <message>
        <source>A sweep over two dimensions is shown here as a heat map.</source>
        <translation>Un balayage de deux dimensions est montré ici comme une carte.</translation>
    </message>
    <message>
        <source>%1 of %2: %3 down, %4 across; cells measured: %5 of %6.</source>
        <translation>%1 de %2&#xa0;: %3 à la verticale, %4 à l’horizontale&#x202f;; cases mesurées&#xa0;: %5 sur %6.</translation>
    </message>
    <message>
        <source>Not resolved: %1.</source>
        <translation>Non résolues&#xa0;: %1.</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>mode</translation>
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
        <translation>p50, borne basse</translation>
    </message>
    <message>
        <source>p50, upper bound</source>
        <translation>p50, borne haute</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>bande passante</translation>
    </message>
    <message>
        <source>arithmetic rate</source>
        <translation>débit de calcul</translation>
    </message>
    <message>
        <source>share of the ceiling</source>
        <translation>du plafond</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>speed-up over %1</source>
        <translation>accélération par rapport à %1</translation>
    </message>
    <message>
        <source>speed-up, lower bound</source>
        <translation>accélération, borne basse</translation>
    </message>
    <message>
        <source>speed-up, upper bound</source>
        <translation>accélération, borne haute</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>verdict</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>qs::SweepModel</name>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>en mesure</translation>
    </message>
    <message>
        <source>more samples needed</source>
        <translation>plus de mesures requises</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>The 95% interval of the median is wider than ±1%, or there are fewer than 59 samples (n = %1).</source>
        <translation>L’intervalle à 95&#x202f;% de la médiane dépasse ±1&#x202f;%, ou il y a moins de 59 mesures (n = %1).</translation>
    </message>
    <message>
        <source>Median %1, 95% interval [%2, %3], n = %4</source>
        <translation>Médiane %1, intervalle à 95&#x202f;% [%2; %3], n = %4</translation>
    </message>
    <message>
        <source>Least bytes that a launch must move, divided by the median of %1</source>
        <translation>Octets qu’un lancement doit déplacer au moins, divisés par la médiane de %1</translation>
    </message>
    <message>
        <source>Median of the kernel with the same traffic, divided by the median of %1</source>
        <translation>Médiane du noyau de même trafic, divisée par la médiane de %1</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
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
        <translation>par élément</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Median divided by the number of elements</source>
        <translation>Médiane divisée par le nombre d’éléments</translation>
    </message>
    <message>
        <source>ns/element</source>
        <translation>ns/élément</translation>
    </message>
    <message>
        <source>does not support this size</source>
        <translation>ne prend pas en charge cette taille</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>Median latency.</source>
        <translation>Latence médiane.</translation>
    </message>
    <message>
        <source>Ceiling (%)</source>
        <translation>Plafond (%)</translation>
    </message>
    <message>
        <source>Median of the kernel with the same traffic / median, in percent.</source>
        <translation>Médiane du noyau de même trafic / médiane, en pour cent.</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Largest distance between the median and the bounds of its 95% interval, in percent of the median; resolved up to 1%</source>
        <translation>Plus grande distance entre la médiane et les bornes de son intervalle à 95&#x202f;%, en pour cent de la médiane&#x202f;; résolu jusqu’à 1&#x202f;%</translation>
    </message>
</context>
<context>
    <name>qs::SweepModule</name>
    <message>
        <source>Sweep</source>
        <translation>Balayage</translation>
    </message>
    <message>
        <source>Latency and bandwidth against size</source>
        <translation>Latence et bande passante selon la taille</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>&amp;Balayage</translation>
    </message>
    <message>
        <source>Show latency and bandwidth against size</source>
        <translation>Afficher latence et bande passante selon la taille</translation>
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
        <translation>Grandeurs</translation>
    </message>
    <message>
        <source>Quantities shown in the charts</source>
        <translation>Ce que montrent les graphiques</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Axe horizontal</translation>
    </message>
    <message>
        <source>Dimension of the horizontal axis</source>
        <translation>Ce qui court le long de l’axe horizontal</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>All modes at one value of the second axis, or one mode with a line for each of its values</source>
        <translation>Tous les modes à une valeur du second axe, ou un mode avec une ligne par valeur</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Logarithmic vertical axes</source>
        <translation>Axes verticaux logarithmiques</translation>
    </message>
    <message>
        <source>Logarithmic vertical axes (L in a chart)</source>
        <translation>Axes verticaux logarithmiques (L dans un graphique)</translation>
    </message>
    <message>
        <source>Modes in the charts</source>
        <translation>Modes dans les graphiques</translation>
    </message>
    <message>
        <source>Modes shown in the charts; the table shows all of them</source>
        <translation>Quels modes montrent les graphiques&#x202f;; la table les garde tous</translation>
    </message>
    <message>
        <source>No measurements yet. Points appear here as they are measured.</source>
        <translation>Rien n’est encore mesuré. Les points apparaissent ici un par un.</translation>
    </message>
    <message>
        <source>&amp;More samples</source>
        <translation>Plus de &amp;mesures</translation>
    </message>
    <message>
        <source>More samples for the selected point</source>
        <translation>Plus de mesures pour le point choisi</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Continue the sweep</source>
        <translation>Continuer le balayage</translation>
    </message>
    <message>
        <source>No sweep yet</source>
        <translation>Pas encore de balayage</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>selon %1</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>Tout &amp;afficher</translation>
    </message>
    <message>
        <source>Points measured: %1 of %2</source>
        <translation>Points mesurés&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>The sweep is running.</source>
        <translation>Le balayage est en cours.</translation>
    </message>
    <message>
        <source>All points are measured and resolved.</source>
        <translation>Tous les points sont mesurés et résolus.</translation>
    </message>
    <message>
        <source>Measures what is missing, then adds samples where the intervals are widest</source>
        <translation>Mesure ce qui manque, puis ajoute des mesures là où les intervalles sont les plus larges</translation>
    </message>
    <message>
        <source>Select a row of the table, or click a point of a chart.</source>
        <translation>Choisissez une ligne de la table, ou cliquez un point d’un graphique.</translation>
    </message>
    <message>
        <source>Adds samples to the point of the selected row, all modes in interleaved rounds</source>
        <translation>Ajoute des mesures au point de la ligne choisie, tous les modes en tours entrelacés</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modes</translation>
    </message>
    <message>
        <source>Points that need more samples: %1</source>
        <translation>Points qui demandent plus de mesures&#xa0;: %1</translation>
    </message>
    <message>
        <source>Now measuring %1</source>
        <translation>Mesure en cours&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 only</source>
        <translation>%1 uniquement</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 par %2</translation>
    </message>
    <message>
        <source>Adds samples to all points that need more; select a row to add them to that point alone</source>
        <translation>Ajoute des mesures à tous les points qui en demandent&#x202f;; sélectionnez une ligne pour n’en ajouter qu’à ce point</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Carte de chaleur</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>Both axes as a map of one mode, or lines against one of them</source>
        <translation>Les deux axes comme carte d’un mode, ou des lignes en fonction de l’un d’eux</translation>
    </message>
    <message>
        <source>Value of the cells</source>
        <translation>Valeur des cases</translation>
    </message>
    <message>
        <source>Quantity shown by the colour of a cell</source>
        <translation>Ce qu’indique la couleur d’une case</translation>
    </message>
    <message>
        <source>Mode of the map</source>
        <translation>Mode de la carte</translation>
    </message>
    <message>
        <source>The mode or variant that the map shows</source>
        <translation>Le mode ou la variante que montre la carte</translation>
    </message>
    <message>
        <source>Run the usual sweep</source>
        <translation>Lancer le balayage usuel</translation>
    </message>
    <message>
        <source>%1: %2

A sweep measures all chosen modes at many sizes and shows where they reach the ceiling of the device.

Press F5 here for the usual sweep: %3. The section Sweep of the setup has the other dimensions and ranges.</source>
        <translation>%1&#xa0;: %2

Un balayage mesure tous les modes choisis à de nombreuses tailles et montre où ils atteignent le plafond de l’appareil.

Appuyez ici sur F5 pour le balayage habituel&#xa0;: %3. La section Balayage de la configuration contient les autres dimensions et plages.</translation>
    </message>
    <message>
        <source>%1: %2

A sweep measures all chosen variants at many sizes and shows where they reach the ceiling of the device.

Press F5 here for the usual sweep: %3. The section Sweep of the setup has the other dimensions and ranges.</source>
        <translation>%1&#xa0;: %2

Un balayage mesure toutes les variantes choisies à de nombreuses tailles et montre où elles atteignent le plafond de l’appareil.

Appuyez ici sur F5 pour le balayage habituel&#xa0;: %3. La section Balayage de la configuration contient les autres dimensions et plages.</translation>
    </message>
    <message>
        <source>Sweeps over the first dimension of the operation</source>
        <translation>Balaie la première dimension de l’opération</translation>
    </message>
</context>
<context>
    <name>qs::SweepSection</name>
    <message>
        <source>Values: %1 (%2)</source>
        <translation>Valeurs&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Sweep over</source>
        <translation>Balayer</translation>
    </message>
    <message>
        <source>S&amp;weep over</source>
        <translation>&amp;Balayer</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Common ranges</source>
        <translation>Plages souvent mesurées</translation>
    </message>
    <message>
        <source>No values. Enter 1:65536:x2, 1024:8192:+1024 or a list such as 128,1024,8192.</source>
        <translation>Pas de valeurs. Écrivez 1:65536:x2, 1024:8192:+1024 ou une liste comme 128,1024,8192.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Points: %1 · modes: %2 · measurements: %3.</source>
        <translation>Points&#xa0;: %1 · modes&#xa0;: %2 · mesures&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Points: %1 · variants: %2 · measurements: %3.</source>
        <translation>Points&#xa0;: %1 · variantes&#xa0;: %2 · mesures&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Row length: the hidden size of Shape, %1, or its next smaller divisor.</source>
        <translation>Lignes aussi longues que la taille cachée de Forme, %1, ou son diviseur inférieur.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>Second axis</source>
        <translation>Second axe</translation>
    </message>
    <message>
        <source>Measures all chosen modes or variants at every value of a dimension. The points appear on the Sweep page as they are measured.</source>
        <translation>Mesure tous les modes ou variantes choisis à chaque valeur d’une dimension. Les points apparaissent dans la page Balayage à mesure qu’ils sont mesurés.</translation>
    </message>
    <message>
        <source>Measures every combination of both dimensions and shows them as a heat map.</source>
        <translation>Mesure chaque combinaison des deux dimensions et les montre en carte de chaleur.</translation>
    </message>
    <message>
        <source>an&amp;d over</source>
        <translation>e&amp;t</translation>
    </message>
    <message>
        <source>First axis, presets</source>
        <translation>Premier axe, préréglages</translation>
    </message>
    <message>
        <source>Second axis, presets</source>
        <translation>Second axe, préréglages</translation>
    </message>
    <message>
        <source>Values of the first axis</source>
        <translation>Valeurs du premier axe</translation>
    </message>
    <message>
        <source>Values of the second axis</source>
        <translation>Valeurs du second axe</translation>
    </message>
    <message>
        <source>1:65536:x2 doubles from 1 to 65536, 1024:8192:+1024 takes steps of 1024, 500000,1000000 is a list. The same syntax as --axis on the command line.</source>
        <translation>1:65536:x2 double de 1 à 65536, 1024:8192:+1024 avance par pas de 1024, 500000,1000000 est une liste. La même syntaxe que --axis sur la ligne de commande.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Off: a single size</source>
        <translation>Non&#xa0;: une seule taille</translation>
    </message>
    <message>
        <source>None: one axis</source>
        <translation>Rien d’autre&#xa0;: un seul axe</translation>
    </message>
    <message>
        <source>At %1, from Shape.</source>
        <translation>À %1, d’après Forme.</translation>
    </message>
    <message>
        <source>At %1, from Size.</source>
        <translation>À %1, d’après Taille.</translation>
    </message>
    <message>
        <source>Choose a dimension to see latency and rates against size; two for a heat map.</source>
        <translation>Choisissez une dimension pour voir la latence et les débits en fonction de la taille&#x202f;; deux pour une carte de chaleur.</translation>
    </message>
</context>
<context>
    <name>qs::SweepTable</name>
    <message>
        <source>Points of the sweep</source>
        <translation>Points du balayage</translation>
    </message>
    <message>
        <source>&amp;More samples for this point</source>
        <translation>Plus de &amp;mesures pour ce point</translation>
    </message>
</context>
<context>
    <name>qs::TargetChooser</name>
    <message>
        <source>Target device</source>
        <translation>Appareil cible</translation>
    </message>
    <message>
        <source>The device that the kernels run on</source>
        <translation>L’appareil sur lequel tournent les noyaux</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>A GPU if available, otherwise the CPU</source>
        <translation>Un GPU là où il y en a un, sinon le CPU</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>Automatique&#xa0;: %1</translation>
    </message>
    <message>
        <source>CPU – not available</source>
        <translation>CPU – non disponible</translation>
    </message>
    <message>
        <source>CUDA – no GPU</source>
        <translation>CUDA – pas de GPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>CUDA device %1</source>
        <translation>Appareil CUDA %1</translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation>Pas trouvé jusqu’ici</translation>
    </message>
    <message>
        <source>Device not found</source>
        <translation>Pas de tel appareil</translation>
    </message>
    <message>
        <source>Looking for devices…</source>
        <translation>Recherche des appareils…</translation>
    </message>
    <message>
        <source>The target of the setup was not found.</source>
        <translation>La cible de la configuration n’a pas été trouvée.</translation>
    </message>
    <message>
        <source>No GPU: %1</source>
        <translation>Pas de GPU&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>qs::TensorViewPanel</name>
    <message>
        <source>per tensor</source>
        <translation>par tenseur</translation>
    </message>
    <message>
        <source>per row</source>
        <translation>par ligne</translation>
    </message>
    <message>
        <source>(array)</source>
        <translation>(tableau)</translation>
    </message>
    <message>
        <source>No tensor yet. Run a mode study, or open a .safetensors or .npy file.</source>
        <translation>Pas encore de tenseur. Lancez une étude des modes, ou ouvrez un fichier .safetensors ou .npy.</translation>
    </message>
    <message>
        <source>Tensor and format</source>
        <translation>Tenseur et format</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tenseur</translation>
    </message>
    <message>
        <source>Tensor to show. Type part of the name to find it.</source>
        <translation>Ce qu’on regarde. Tapez une partie du nom pour le trouver.</translation>
    </message>
    <message>
        <source>&amp;Tensor</source>
        <translation>&amp;Tenseur</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Format of the quantized values: 2-bit to 8-bit integers, 8-bit floats, the quantiles of NF4, or blocks with their own scale.</source>
        <translation>Ce que deviennent les valeurs&#xa0;: entiers de 2 à 8 bits, flottants de 8 bits, quantiles de NF4, ou blocs avec leur propre échelle.</translation>
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
        <translation>Bits d’un entier&#xa0;: 2 bits ont 4 valeurs, 8 bits 256.</translation>
    </message>
    <message>
        <source>&amp;Symmetric, no zero point</source>
        <translation>&amp;Symétrique, sans point zéro</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>Symétrique</translation>
    </message>
    <message>
        <source>Symmetric: the range is ± the largest magnitude. Otherwise it is from the smallest to the largest value, with a zero point.</source>
        <translation>Symétrique&#xa0;: l’étendue est ± la plus grande valeur absolue. Sinon de la plus petite à la plus grande valeur, avec un point zéro.</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Groupe</translation>
    </message>
    <message>
        <source>&amp;Clip</source>
        <translation>&amp;Coupure</translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation>SQNR</translation>
    </message>
    <message>
        <source>10·log10(signal power / error power)</source>
        <translation>10·log10 de la puissance du signal sur celle de l’erreur</translation>
    </message>
    <message>
        <source>MSE</source>
        <translation>MSE</translation>
    </message>
    <message>
        <source>Mean squared error of the restored values</source>
        <translation>Erreur quadratique moyenne des valeurs restituées</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Plus grande erreur</translation>
    </message>
    <message>
        <source>Largest difference between a value and its restored value</source>
        <translation>Plus grande différence entre une valeur et ce qui est restitué</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Cosinus</translation>
    </message>
    <message>
        <source>Cosine of the angle between the values and the restored values</source>
        <translation>Cosinus de l’angle entre les valeurs et ce qui est restitué</translation>
    </message>
    <message>
        <source>Bits per element</source>
        <translation>Bits par élément</translation>
    </message>
    <message>
        <source>Codes, scales and zero points together, by the number of elements</source>
        <translation>Codes, échelles et points zéro ensemble, par nombre d’éléments</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Étendue</translation>
    </message>
    <message>
        <source>Smallest and largest value before quantization</source>
        <translation>Plus petite et plus grande valeur avant</translation>
    </message>
    <message>
        <source>Mean ± std</source>
        <translation>Moyenne ± éc.-type</translation>
    </message>
    <message>
        <source>Mean and standard deviation before quantization</source>
        <translation>Moyenne et écart-type avant</translation>
    </message>
    <message>
        <source>Kurtosis</source>
        <translation>Kurtosis</translation>
    </message>
    <message>
        <source>How heavy the tails are; 3 for a normal distribution</source>
        <translation>Combien pèsent les queues&#x202f;; 3 pour une loi normale</translation>
    </message>
    <message>
        <source>Outlier columns</source>
        <translation>Colonnes extrêmes</translation>
    </message>
    <message>
        <source>Columns whose largest magnitude is more than 6 times the median of the columns</source>
        <translation>Colonnes dont la plus grande valeur absolue dépasse 6 fois la médiane des colonnes</translation>
    </message>
    <message>
        <source>Computed in</source>
        <translation>Calculé en</translation>
    </message>
    <message>
        <source>Time to compute this view</source>
        <translation>Combien de temps a pris ce regard</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No tensor can be shown: %1</source>
        <translation>Aucun tenseur ne peut être affiché&#xa0;: %1</translation>
    </message>
    <message>
        <source>The format has groups of %1.</source>
        <translation>Le format a des groupes de %1.</translation>
    </message>
    <message>
        <source>The format sets its scales by the largest magnitude; nothing is clipped.</source>
        <translation>Le format fixe ses échelles par la plus grande valeur absolue&#x202f;; rien n’est coupé.</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>non jugé</translation>
    </message>
    <message>
        <source>exact in part</source>
        <translation>exact en partie</translation>
    </message>
    <message numerus="yes">
        <source>%n finite value(s) are restored as NaN or infinite</source>
        <translation>
            <numerusform>%n valeur finie est restituée en NaN ou infinie</numerusform>
            <numerusform>%n valeurs finies sont restituées en NaN ou infinies</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of neighbouring values that share a scale. Smaller groups fit the values better but store more scales.</source>
        <translation>Nombre de valeurs voisines qui partagent une échelle. Des groupes plus petits épousent mieux les valeurs mais stockent plus d’échelles.</translation>
    </message>
    <message>
        <source>Share of each group&apos;s range that is kept. Clipping a few outliers gives finer steps for all other values.</source>
        <translation>Part de la plage de chaque groupe qui est conservée. Couper quelques valeurs extrêmes donne des pas plus fins à toutes les autres valeurs.</translation>
    </message>
    <message>
        <source>Optimize clipping</source>
        <translation>Optimiser la coupure</translation>
    </message>
    <message>
        <source>Find the clipping with the smallest mean squared error</source>
        <translation>Trouver la coupure de plus petite erreur quadratique moyenne</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are NaN or infinite and excluded</source>
        <translation>
            <numerusform>%n valeur est NaN ou infinie et exclue</numerusform>
            <numerusform>%n valeurs sont NaN ou infinies et exclues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::TensorsModule</name>
    <message>
        <source>Tensors</source>
        <translation>Tenseurs</translation>
    </message>
    <message>
        <source>Effect of formats on single tensors</source>
        <translation>Ce que les formats font à des tenseurs isolés</translation>
    </message>
    <message>
        <source>Te&amp;nsors</source>
        <translation>&amp;Tenseurs</translation>
    </message>
    <message>
        <source>Show the effect of formats on single tensors</source>
        <translation>Montrer ce que les formats font à des tenseurs isolés</translation>
    </message>
    <message>
        <source>Alt+5</source>
        <translation>Alt+5</translation>
    </message>
    <message>
        <source>Tensor file:</source>
        <translation>Fichier de tenseurs&#xa0;:</translation>
    </message>
</context>
<context>
    <name>qs::TensorsPage</name>
    <message>
        <source>No change, %1 bits per element: %2</source>
        <translation>Rien ne change, %1 bits par élément&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 dB, %2 bits per element: %3</source>
        <translation>%1 dB, %2 bits par élément&#xa0;: %3</translation>
    </message>
    <message>
        <source>Choose a tensor beside this page.</source>
        <translation>Choisissez un tenseur à côté de cette page.</translation>
    </message>
    <message>
        <source>Run a mode study, or open a .safetensors or .npy file.</source>
        <translation>Lancez une étude des modes, ou ouvrez un fichier .safetensors ou .npy.</translation>
    </message>
    <message>
        <source>Tensors of the study</source>
        <translation>Tenseurs de l’étude</translation>
    </message>
    <message>
        <source>Tensors of a file</source>
        <translation>Tenseurs d’un fichier</translation>
    </message>
    <message>
        <source>Where the tensors come from</source>
        <translation>D’où viennent les tenseurs</translation>
    </message>
    <message>
        <source>Weights and inputs of the current study, or tensors of a file</source>
        <translation>Poids et entrées de l’étude en cours, ou tenseurs d’un fichier</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Open a tensor file</source>
        <translation>Ouvrir un fichier de tenseurs</translation>
    </message>
    <message>
        <source>Show a tensor of a .safetensors or .npy file. You can also drop the file here.</source>
        <translation>Regarder un tenseur d’un fichier .safetensors ou .npy&#x202f;; on peut aussi le déposer ici.</translation>
    </message>
    <message>
        <source>by column</source>
        <translation>par colonne</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>par ligne</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>Columns are the inputs of a weight, rows its outputs</source>
        <translation>Les colonnes sont les entrées d’un poids, les lignes ses sorties</translation>
    </message>
    <message>
        <source>How does a format change the numbers?</source>
        <translation>Que fait un format aux nombres&#x202f;?</translation>
    </message>
    <message>
        <source>No tensor</source>
        <translation>Pas de tenseur</translation>
    </message>
    <message>
        <source>There is no study in memory</source>
        <translation>Il n’y a pas d’étude en mémoire</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Computed in %1 ms</source>
        <translation>Calculé en %1 ms</translation>
    </message>
    <message>
        <source>Tensors (*.safetensors *.npy)</source>
        <translation>Tenseurs (*.safetensors *.npy)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n value(s) can be judged, %2 bits per element: %3</source>
        <translation>
            <numerusform>%1 valeur sur %n peut être jugée, %2 bits par élément&#xa0;: %3</numerusform>
            <numerusform>%1 des %n valeurs peuvent être jugées, %2 bits par élément&#xa0;: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>This page shows the distribution of a tensor before and after quantization, the number line of the format, and the error of each channel. Drag bits, group and clip to see their effect.

Run a mode study (Alt+4, F5) to show its weights and activations, or open a .safetensors or .npy file.</source>
        <translation>Cette page montre la distribution d’un tenseur avant et après la quantification, la droite numérique du format et l’erreur de chaque canal. Faites glisser bits, groupe et coupure pour en voir l’effet.

Lancez une étude des modes (Alt+4, F5) pour afficher ses poids et activations, ou ouvrez un fichier .safetensors ou .npy.</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2; %n evenly spaced row(s) are used</source>
        <translation>
            <numerusform>%1 × %2&#x202f;; %n ligne est utilisée</numerusform>
            <numerusform>%1 × %2&#x202f;; %n lignes régulièrement espacées sont utilisées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::TimingSection</name>
    <message>
        <source>cold</source>
        <translation>froid</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>chaud</translation>
    </message>
    <message>
        <source>cold and hot</source>
        <translation>froid et chaud</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Cold: the data is not in the caches, as in a model where other layers ran before. Hot: the same buffer each time. Cold and hot: both in the same rounds, side by side in the table.</source>
        <translation>Froid&#xa0;: les caches ne contiennent rien des données, comme dans un modèle où d’autres couches ont tourné avant. Chaud&#xa0;: chaque fois le même tampon. Froid et chaud&#xa0;: les deux dans les mêmes tours, côte à côte dans la table.</translation>
    </message>
    <message>
        <source>Cach&amp;e</source>
        <translation>Cach&amp;e</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>rotation</translation>
    </message>
    <message>
        <source>read sweep</source>
        <translation>passe de lecture</translation>
    </message>
    <message>
        <source>Method that makes the caches cold</source>
        <translation>Comment les caches refroidissent</translation>
    </message>
    <message>
        <source>Cold &amp;by</source>
        <translation>&amp;Froid par</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>each launch</source>
        <translation>chaque lancement</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>graphe</translation>
    </message>
    <message>
        <source>Timing method</source>
        <translation>Méthode de mesure</translation>
    </message>
    <message>
        <source>Automatic: each launch, or a graph where a launch is too short for the timer. Each launch: timestamps around every launch (a steady clock on the CPU). Graph: K launches in one CUDA graph (in a row on the CPU), time / K.</source>
        <translation>Automatique&#xa0;: chaque lancement, ou un graphe là où un lancement est trop court pour l’horloge. Chaque lancement&#xa0;: horodatages autour de chacun (une horloge régulière sur le CPU). Graphe&#xa0;: K lancements dans un graphe CUDA (à la suite sur le CPU), temps / K.</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Méthode</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>Launches in a graph, K</source>
        <translation>Lancements dans un graphe, K</translation>
    </message>
    <message>
        <source>K launches per sample; the sample is their mean. Auto: as many launches as take 200 × the timer&apos;s floor, for each mode.</source>
        <translation>K, lancements par mesure, qui est leur moyenne. Auto&#xa0;: autant qu’en prennent 200 × le plancher de l’horloge, pour chaque mode.</translation>
    </message>
    <message>
        <source>&amp;K launches</source>
        <translation>Lancements &amp;K</translation>
    </message>
    <message>
        <source>Warm-up iterations</source>
        <translation>Itérations d’échauffement</translation>
    </message>
    <message>
        <source>Iterations before the measured ones, for each mode. They are kept and shown in grey, but excluded from all statistics.</source>
        <translation>Itérations avant celles qui sont mesurées, pour chaque mode. Gardées, en gris, hors de tout chiffre.</translation>
    </message>
    <message>
        <source>Warm-u&amp;p</source>
        <translation>Échau&amp;ffement</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Warm-up time in milliseconds</source>
        <translation>Temps d’échauffement en millisecondes</translation>
    </message>
    <message>
        <source>Minimum duration of the warm-up, regardless of the number of iterations. Clocks need about 25 ms to rise.</source>
        <translation>L’échauffement dure au moins autant, quel que soit le nombre d’itérations&#xa0;: les horloges mettent environ 25 ms à monter.</translation>
    </message>
    <message>
        <source>for at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>fixed number</source>
        <translation>nombre fixe</translation>
    </message>
    <message>
        <source>until resolved</source>
        <translation>jusqu’à résolution</translation>
    </message>
    <message>
        <source>When the measurement ends</source>
        <translation>Quand la mesure finit</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Measured iterations</source>
        <translation>Itérations mesurées</translation>
    </message>
    <message>
        <source>Measured iterations of each mode. p95 is trusted from n = 59, p99 from n = 299.</source>
        <translation>Itérations mesurées de chaque mode. p95 est fiable dès n = 59, p99 dès n = 299.</translation>
    </message>
    <message>
        <source>&amp;Iterations</source>
        <translation>&amp;Itérations</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Time limit in seconds</source>
        <translation>Limite de temps en secondes</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite de temps</translation>
    </message>
    <message>
        <source>With a read sweep between the launches, each launch is timed individually.</source>
        <translation>Une passe de lecture sépare les lancements&#xa0;: chacun est chronométré seul.</translation>
    </message>
    <message>
        <source>A read sweep comes before each launch, so launches cannot share a graph. Choose rotation, or another method.</source>
        <translation>Une passe de lecture précède chaque lancement, ils ne peuvent donc partager un graphe. Choisissez rotation, ou une autre méthode.</translation>
    </message>
    <message>
        <source>Timing by graph is not available on this device. Choose &apos;each launch&apos;.</source>
        <translation>La mesure par graphe n’est pas possible sur cet appareil. Choisissez chaque lancement.</translation>
    </message>
    <message>
        <source>%1 Choose &apos;each launch&apos;.</source>
        <translation>%1 Choisissez chaque lancement.</translation>
    </message>
    <message>
        <source>p95 needs 59 iterations to be trusted, p99 needs 299.</source>
        <translation>p95 demande 59 itérations pour être fiable, p99 en demande 299.</translation>
    </message>
    <message>
        <source>p99 needs 299 iterations to be trusted.</source>
        <translation>p99 demande 299 itérations pour être fiable.</translation>
    </message>
    <message>
        <source>Percentiles describe means of several launches.</source>
        <translation>Les percentiles décrivent des moyennes de plusieurs lancements.</translation>
    </message>
    <message numerus="yes">
        <source>Percentiles describe means of %n launch(es).</source>
        <translation>
            <numerusform>Les percentiles décrivent des moyennes de %n lancement.</numerusform>
            <numerusform>Les percentiles décrivent des moyennes de %n lancements.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cold: %1 are read before each sample.</source>
        <translation>Froid&#xa0;: %1 sont lus avant chaque mesure.</translation>
    </message>
    <message>
        <source>Cold: buffers of more than %1 in total.</source>
        <translation>Froid&#xa0;: des tampons de plus de %1 en tout.</translation>
    </message>
    <message>
        <source>%1, %2, ±1% or %3</source>
        <translation>%1, %2, ±1&#x202f;% ou %3</translation>
    </message>
    <message>
        <source>%1, %2, %3 + %4</source>
        <translation>%1, %2, %3 + %4</translation>
    </message>
    <message>
        <source>Ends when every median is known within ±1% and every comparison is resolved, or after %1.</source>
        <translation>Finit quand chaque médiane est connue à ±1&#x202f;% près et chaque comparaison résolue, ou après %1.</translation>
    </message>
    <message>
        <source>Rotation: launches cycle through buffers that together exceed 3 × the last-level cache. Read sweep: before each sample, a kernel reads twice the size of the cache, so that no dirty lines remain to be written back; each sample is a single launch.</source>
        <translation>Rotation&#xa0;: les lancements parcourent à tour de rôle des tampons qui dépassent ensemble 3 × le cache de dernier niveau. Passe de lecture&#xa0;: avant chaque mesure, un noyau lit deux fois la taille du cache, pour qu’il ne reste aucune ligne modifiée à réécrire&#x202f;; chaque mesure est un seul lancement.</translation>
    </message>
    <message>
        <source>Until resolved: stops after at least 300 iterations when the 95% interval of every median is within ±1% and every comparison with the baseline is decided or known within ±1%, or at the time limit. The result shows which. A sweep point stops when the medians are within ±1% and n ≥ 59. Fixed number: stops after this many iterations of each mode.</source>
        <translation>Jusqu’à résolution&#xa0;: s’arrête après au moins 300 itérations quand l’intervalle à 95&#x202f;% de chaque médiane est dans ±1&#x202f;% et que chaque comparaison avec la référence est décidée ou connue à ±1&#x202f;% près, ou à la limite de temps. Le résultat indique lequel. Un point de balayage s’arrête quand les médianes sont dans ±1&#x202f;% et que n ≥ 59. Nombre fixe&#xa0;: s’arrête après ce nombre d’itérations de chaque mode.</translation>
    </message>
    <message>
        <source>Measuring stops at this time even if intervals are still too wide. Unresolved results are marked.</source>
        <translation>La mesure s’arrête à ce temps même si des intervalles sont encore trop larges. Les résultats non résolus sont signalés.</translation>
    </message>
</context>
<context>
    <name>qs::Tour</name>
    <message>
        <source>Show the slides</source>
        <translation>Montrer les diapositives</translation>
    </message>
    <message>
        <source>Present (Shift+F5) makes slides from the verdicts: question, answer, evidence, caveats. Ctrl+Alt+E writes them as PDF or as one HTML page, Ctrl+E a report. This was the tour: press F5 to measure on your device.</source>
        <translation>«&#xa0;Présenter&#xa0;» (Maj+F5) fait des diapositives à partir des verdicts&#xa0;: question, réponse, preuves, réserves. Ctrl+Alt+E les écrit en PDF ou en une page HTML, Ctrl+E un rapport. C’était la visite&#xa0;: appuyez sur F5 pour mesurer sur votre appareil.</translation>
    </message>
</context>
<context>
    <name>qs::TourOverlay</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Passer la visite</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Tour, %1: %2</source>
        <translation>Visite, %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>qs::TrainingChart</name>
    <message>
        <source>Accuracy (%)</source>
        <translation>Exactitude (%)</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>époques</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>Loss (log)</source>
        <translation>Perte (log)</translation>
    </message>
    <message>
        <source>each step, and the running mean</source>
        <translation>chaque pas, et leur moyenne mobile</translation>
    </message>
    <message>
        <source>on the calibration split</source>
        <translation>sur la partie de calibration</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>No training yet. Press F5 to see loss and accuracy while the model is trained.</source>
        <translation>Pas encore d’entraînement. Appuyez sur F5&#xa0;: perte et exactitude apparaissent pendant que le modèle apprend.</translation>
    </message>
    <message>
        <source>%1 after %2 epochs: loss %3, accuracy %4% on the calibration split</source>
        <translation>%1 après %2 époques&#xa0;: perte %3, exactitude %4&#x202f;% sur la partie de calibration</translation>
    </message>
    <message>
        <source>%1: loss %2 so far</source>
        <translation>%1&#xa0;: perte %2 jusqu’ici</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>époque %1</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>of</source>
        <translation>de</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>époque</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>perte</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>exactitude</translation>
    </message>
    <message>
        <source>calibration split</source>
        <translation>partie de calibration</translation>
    </message>
    <message>
        <source>step</source>
        <translation>une étape</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>perte %1</translation>
    </message>
    <message>
        <source>accuracy %1%</source>
        <translation>exactitude %1&#x202f;%</translation>
    </message>
</context>
<context>
    <name>qs::VariantChooser</name>
    <message>
        <source>the GPU</source>
        <translation>le GPU</translation>
    </message>
    <message>
        <source>the CPU</source>
        <translation>le CPU</translation>
    </message>
    <message>
        <source>Variants to compare</source>
        <translation>Variantes à comparer</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Select all variants that are available on this device</source>
        <translation>Cocher toutes les variantes qu’a cet appareil</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Clear all variants</source>
        <translation>Décocher toutes les variantes</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Défaut</translation>
    </message>
    <message>
        <source>Select the variants of the default comparison</source>
        <translation>Cocher les variantes qu’il faut à une première comparaison</translation>
    </message>
    <message>
        <source>only on the CPU</source>
        <translation>seulement sur le CPU</translation>
    </message>
    <message>
        <source>only on the GPU</source>
        <translation>seulement sur le GPU</translation>
    </message>
    <message>
        <source>⚠ Cannot run on this target: %1.</source>
        <translation>⚠ Ne peut tourner sur cette cible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No variant is selected. Select at least one, or press Default.</source>
        <translation>Aucune variante n’est choisie. Cochez-en au moins une, ou appuyez sur Défaut.</translation>
    </message>
    <message>
        <source>None of the selected variants runs on %1. Press Default, or choose another target.</source>
        <translation>Aucune des variantes choisies ne tourne sur %1. Appuyez sur Défaut, ou choisissez une autre cible.</translation>
    </message>
    <message>
        <source>%1 of %2 variants</source>
        <translation>%1 variantes sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s)</source>
        <translation>
            <numerusform>%n variante</numerusform>
            <numerusform>%n variantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n cannot run here and will be skipped</source>
        <translation>
            <numerusform>; %n ne peut pas tourner ici et sera écartée</numerusform>
            <numerusform>; %n ne peuvent pas tourner ici et seront écartées</numerusform>
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
        <translation>trop peu de mesures pour le dire (n = %1 paires)</translation>
    </message>
    <message>
        <source>↑ FASTER</source>
        <translation>↑ PLUS RAPIDE</translation>
    </message>
    <message>
        <source>↓ SLOWER</source>
        <translation>↓ PLUS LENT</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= ÉGAL</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? NON RÉSOLU</translation>
    </message>
    <message>
        <source>%1 %2× [%3, %4], n = %5 pairs</source>
        <translation>%1 %2× [%3; %4], n = %5 paires</translation>
    </message>
    <message>
        <source>at least %1 moved</source>
        <translation>%1 déplacés au moins</translation>
    </message>
    <message>
        <source>%1, at least %2 moved: %3 operations per byte</source>
        <translation>%1 et %2 déplacés au moins&#xa0;: %3 opérations par octet</translation>
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
        <translation>%1&#x202f;% de la roofline</translation>
    </message>
    <message>
        <source>%1% of the ceiling</source>
        <translation>%1&#x202f;% du plafond</translation>
    </message>
    <message>
        <source>loaded from the cache in %1 ms</source>
        <translation>chargé du cache en %1 ms</translation>
    </message>
    <message>
        <source>compiled in %1 ms</source>
        <translation>compilé en %1 ms</translation>
    </message>
    <message>
        <source>algorithms searched in %1 ms</source>
        <translation>algorithmes cherchés en %1 ms</translation>
    </message>
    <message>
        <source>Once, before the first call: %1</source>
        <translation>Une fois, avant le premier appel&#xa0;: %1</translation>
    </message>
    <message>
        <source>Imported from %1, not measured here.</source>
        <translation>Importé de %1, non mesuré ici.</translation>
    </message>
    <message>
        <source>? NOT TRUSTED: identical kernels came out different in this run</source>
        <translation>? NON FIABLE&#xa0;: des noyaux identiques ont donné des résultats différents</translation>
    </message>
    <message>
        <source>Reasons for the speed of the variants</source>
        <translation>Pourquoi les variantes ont la vitesse qu’elles ont</translation>
    </message>
    <message>
        <source>Compared with %1: %2.</source>
        <translation>Face à %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation>Mesuré&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Per call: %1.</source>
        <translation>Un appel&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Select a row in the table below to see its explanation here.</source>
        <translation>Choisissez une ligne de la table ci-dessous&#xa0;: elle est expliquée ici.</translation>
    </message>
    <message>
        <source>%1 %2× [%3, %4], n = %5 pairs; the ratio changes during the run</source>
        <translation>%1 %2× [%3; %4], n = %5 paires&#x202f;; le rapport change pendant l’exécution</translation>
    </message>
    <message>
        <source>reads %1 and writes %2</source>
        <translation>lit %1 et écrit %2</translation>
    </message>
    <message>
        <source>The bytes explain the measured ratio: nothing is left beyond noise.</source>
        <translation>Les octets expliquent le rapport mesuré&#xa0;: il ne reste rien au-delà du bruit.</translation>
    </message>
    <message>
        <source>Not explained by the bytes: it takes %1% longer, 95% interval %2 to %3%.</source>
        <translation>Non expliqué par les octets&#xa0;: il prend %1&#x202f;% de temps en plus, intervalle à 95&#x202f;% de %2 à %3&#x202f;%.</translation>
    </message>
    <message>
        <source>Not explained by the bytes: it takes %1% less time, 95% interval %2 to %3%.</source>
        <translation>Non expliqué par les octets&#xa0;: il prend %1&#x202f;% de temps en moins, intervalle à 95&#x202f;% de %2 à %3&#x202f;%.</translation>
    </message>
    <message>
        <source>Each call %1.</source>
        <translation>Un appel %1.</translation>
    </message>
    <message>
        <source>Each call %1; %2 %3.</source>
        <translation>Un appel %1&#x202f;; %2 %3.</translation>
    </message>
    <message>
        <source>If only memory traffic took time, it would be %1× as fast.</source>
        <translation>Si seuls les octets prenaient du temps, il serait %1× aussi rapide.</translation>
    </message>
    <message>
        <source>Expected from the bytes: %1×. Measured: %2×, 95% interval %3 to %4.</source>
        <translation>Attendu d’après les octets&#xa0;: %1×. Mesuré&#xa0;: %2×, intervalle à 95&#x202f;% de %3 à %4.</translation>
    </message>
    <message>
        <source>%1 %2× [%3, %4], n = %5 pairs, about %6 independent (autocorrelated)</source>
        <translation>%1 %2× [%3; %4], n = %5 paires, environ %6 indépendantes (autocorrélées)</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 to see what each variant gains, and why.</source>
        <translation>Pas encore de mesures. Appuyez sur F5 pour voir ce que chaque variante gagne, et pourquoi.</translation>
    </message>
</context>
<context>
    <name>qs::WindowActions</name>
    <message>
        <source>&amp;New session</source>
        <translation>&amp;Nouvelle session</translation>
    </message>
    <message>
        <source>Start an empty session</source>
        <translation>Commencer une session vide</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Enregistrer la session</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>Enregistrer la session sous un autre nom</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>&amp;Import results…</source>
        <translation>&amp;Importer des résultats d’autrui…</translation>
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
        <translation>E&amp;xporter un rapport…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Write a report with tables, charts and samples into a folder</source>
        <translation>Écrire un rapport avec tables, graphiques et mesures dans un dossier</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Quit Quantoscope</source>
        <translation>Quitter le programme</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;xécuter</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop the run and keep every complete sample</source>
        <translation>Terminer l’exécution et garder chaque mesure complète</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>En &amp;direct</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En direct</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Device &amp;calibration…</source>
        <translation>É&amp;talonnage de l’appareil…</translation>
    </message>
    <message>
        <source>Show the measured timer and ceilings of the target</source>
        <translation>Horloge et plafonds de la cible, tels que mesurés</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>&amp;Profile one iteration</source>
        <translation>&amp;Profiler une itération</translation>
    </message>
    <message>
        <source>Run each mode once between profiler start and stop, for Nsight</source>
        <translation>Exécuter chaque mode une fois entre début et fin du profileur, pour Nsight</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>&amp;Logarithmic latency axis</source>
        <translation>Axe de latence &amp;logarithmique</translation>
    </message>
    <message>
        <source>Show latency on a logarithmic axis</source>
        <translation>Afficher la latence sur un axe logarithmique</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>Reset &amp;zoom</source>
        <translation>Réinitialiser le &amp;zoom</translation>
    </message>
    <message>
        <source>Show the whole trace (double-click on the chart)</source>
        <translation>Afficher toute la trace&#x202f;; un double clic le fait aussi</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Réinitialiser la disposition</translation>
    </message>
    <message>
        <source>Restore the default arrangement of panels, splitters and columns</source>
        <translation>Remettre panneaux, séparateurs et colonnes où ils étaient au départ</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>Remplir l’écran</translation>
    </message>
    <message>
        <source>Use as &amp;baseline</source>
        <translation>Prendre pour &amp;référence</translation>
    </message>
    <message>
        <source>Show all differences relative to the selected mode</source>
        <translation>Donner toutes les différences face au mode choisi</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>&amp;Overlay the selected run</source>
        <translation>&amp;Superposer l’exécution choisie</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>&amp;Audit a published table…</source>
        <translation>&amp;Auditer une table publiée…</translation>
    </message>
    <message>
        <source>Paste a table with mean, standard deviation, minimum and maximum, and check which claims follow</source>
        <translation>Coller une table avec moyenne, écart-type, minimum et maximum et voir quelles affirmations en découlent</translation>
    </message>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation>Ctrl+Shift+A</translation>
    </message>
    <message>
        <source>Copy table as &amp;Markdown</source>
        <translation>Copier la table en &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard as Markdown</source>
        <translation>Mettre la table dans le presse-papiers en Markdown</translation>
    </message>
    <message>
        <source>Ctrl+Shift+M</source>
        <translation>Ctrl+Shift+M</translation>
    </message>
    <message>
        <source>Copy table as &amp;TSV</source>
        <translation>Copier la table en &amp;TSV</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard for a spreadsheet</source>
        <translation>Mettre la table dans le presse-papiers pour un tableur</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>Copy &amp;image of the trace</source>
        <translation>Copier l’&amp;image de la trace</translation>
    </message>
    <message>
        <source>Copy the trace to the clipboard as an image</source>
        <translation>Mettre la trace dans le presse-papiers comme image</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>List all shortcuts</source>
        <translation>Lister chaque raccourci</translation>
    </message>
    <message>
        <source>&amp;About Quantoscope</source>
        <translation>À &amp;propos de Quantoscope</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version et licence</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>The version of Qt</source>
        <translation>La version de Qt</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir &amp;récent</translation>
    </message>
    <message>
        <source>Show or hide %1</source>
        <translation>Afficher ou masquer %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Réta&amp;blir</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>C&amp;lair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Target:</source>
        <translation>Cible&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Vider cette liste</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>Undo the last change to the session</source>
        <translation>Annuler la dernière modification de la session</translation>
    </message>
    <message>
        <source>Redo the last undone change to the session</source>
        <translation>Refaire la modification annulée</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>Ann&amp;uler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>Réta&amp;blir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Follow the light or dark theme of the desktop</source>
        <translation>Clair ou sombre comme le bureau, et changer avec lui</translation>
    </message>
    <message>
        <source>Always use this theme</source>
        <translation>Garder ce thème</translation>
    </message>
    <message>
        <source>This file no longer exists, or its disk is not connected.</source>
        <translation>Ce fichier n’est plus là, ou son disque n’est pas branché.</translation>
    </message>
    <message>
        <source>&amp;Remove missing files</source>
        <translation>&amp;Retirer les manquants</translation>
    </message>
    <message>
        <source>Clear the list of recent files. The files are not deleted.</source>
        <translation>Oublier quels fichiers ont été ouverts&#x202f;; les fichiers restent.</translation>
    </message>
    <message>
        <source>Ctrl+Alt+C</source>
        <translation>Ctrl+Alt+C</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>P&amp;aramètres…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it ends, or stop it.</source>
        <translation>Une exécution est en cours&#xa0;: attendez sa fin, ou arrêtez-la.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>Rien n’est en cours.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>Open any file that Quantoscope reads: a session, results, tensors, a model, a table</source>
        <translation>Ouvrir tout fichier que lit Quantoscope&#xa0;: une session, des résultats, des tenseurs, un modèle, une table</translation>
    </message>
    <message>
        <source>Add results of nvbench, Google Benchmark, Nsight Compute, the PyTorch profiler, llama-bench, vLLM, lm-eval, optimum-benchmark or trtexec to the session</source>
        <translation>Ajouter à la session des résultats de nvbench, Google Benchmark, Nsight Compute, du profileur PyTorch, de llama-bench, vLLM, lm-eval, optimum-benchmark ou trtexec</translation>
    </message>
    <message>
        <source>Measure continuously until stopped, and follow changes to the setup</source>
        <translation>Mesurer maintenant jusqu’à l’arrêt, et suivre la configuration pendant qu’elle change</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>Collap&amp;se panels</source>
        <translation>Ré&amp;duire les panneaux</translation>
    </message>
    <message>
        <source>Language, theme, text size, device, folders and other settings</source>
        <translation>Langue, thème, taille du texte, appareil, dossiers et autres paramètres</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>Open the manual at the section about the focused control</source>
        <translation>Ouvrir le manuel à ce qui a le focus</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossaire</translation>
    </message>
    <message>
        <source>Explain the terms of the interface, such as SQNR, ceiling or azp</source>
        <translation>Expliquer les termes de l’interface, comme SQNR, plafond ou azp</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>&amp;Qu’est-ce que c’est&#x202f;?</translation>
    </message>
    <message>
        <source>Click a part of the window to see its explanation</source>
        <translation>Expliquer la partie de la fenêtre sur laquelle on clique ensuite</translation>
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
        <translation>Suivre le &amp;système</translation>
    </message>
    <message>
        <source>A&amp;dd imported results to this run…</source>
        <translation>A&amp;jouter des résultats importés à cette exécution…</translation>
    </message>
    <message>
        <source>Add results of other tools to the table of the shown run, after its own rows and without verdicts</source>
        <translation>Ajouter des résultats d’autres outils au tableau de l’exécution affichée, après ses propres lignes et sans verdicts</translation>
    </message>
    <message>
        <source>Measure the setup (Space on the chart)</source>
        <translation>Mesurer la configuration (Espace sur le graphique)</translation>
    </message>
    <message>
        <source>Pause displa&amp;y</source>
        <translation>&amp;Figer l’affichage</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Figer</translation>
    </message>
    <message>
        <source>Pause the display; the measurement continues</source>
        <translation>Figer l’affichage&#x202f;; la mesure continue</translation>
    </message>
    <message>
        <source>Hide all panels behind a strip with their names, to enlarge the page</source>
        <translation>Masquer tous les panneaux derrière une bande portant leurs noms, pour agrandir la page</translation>
    </message>
    <message>
        <source>Draw the active mode of two or more checked runs in one chart</source>
        <translation>Tracer le mode actif d’au moins deux exécutions cochées dans un même graphique</translation>
    </message>
</context>
<context>
    <name>qs::WindowTitle</name>
    <message>
        <source>Unsaved session</source>
        <translation>Session non enregistrée</translation>
    </message>
</context>
</TS>
